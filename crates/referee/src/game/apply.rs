//! The only code that writes state. It decides nothing: what follows from an event is in the entries after it.

use jadoube_board::{ByColor, Color, Move};
use jadoube_clock::Instant;

use crate::answer::Answer;
use crate::entry::{Effect, Entry, EntryNo, Meanwhile};
use crate::event::{Event, Head};
use crate::game::{AnsweredQuestion, Bound, Game, Phase, Ply, Waiting};
use crate::referee::MOMENT;

impl Game {
    /// Takes in an entry of its record.
    pub(crate) fn apply(&mut self, no: EntryNo, entry: &Entry) {
        match entry {
            Entry::Event(event) => self.happen(no, event),
            Entry::Ruling(ruling) => {
                for effect in &ruling.effects {
                    self.change(no, effect);
                }
            }
            Entry::Question(question) => {
                if question.meanwhile == Meanwhile::ClockStopped {
                    self.pause();
                }
                self.questions.push((no, (**question).clone()));
            }
        }
    }

    fn happen(&mut self, no: EntryNo, event: &Event) {
        let head = Head {
            no,
            at: event.at,
            by: event.by,
        };
        self.now = Some(event.at);
        event.act.action().apply(self, head);
    }

    /// A question is answered. What was said of a condition is kept.
    pub(crate) fn answer(&mut self, no: EntryNo, answer: Answer) {
        let Some(index) = self.questions.iter().position(|(open, _)| *open == no) else {
            return;
        };
        let (_, question) = self.questions.remove(index);
        self.waiting.retain(|waiting| waiting.question != no);
        let holds = question.choices.first().is_some_and(|first| first.word == answer.word);
        self.answered.push(AnsweredQuestion {
            no,
            key: question.key,
            player: question.player,
            of: question.of,
            condition: question.condition.map(|name| (name, holds)),
            answer,
        });
    }

    /// A legal move, made and completed at once: what [`Played`](crate::act::Played) does, without looking the move up.
    pub(crate) fn play(&mut self, no: EntryNo, at: Instant, by: Color, mv: Move) {
        self.now = Some(at);
        self.make(no, by, mv);
        self.press(by, at);
    }

    /// Legal moves, played in turn a moment apart, until so many have gone by without a capture or a pawn move. How many
    /// were played is returned. What [`Game::play`] does to each, but what can be written once is; no press is waited for.
    pub(crate) fn play_while(&mut self, no: EntryNo, at: Instant, moves: &[Move], halfmoves: u32) -> usize {
        let (mut entry, mut before, first) = (no, self.position, self.turn());
        let mut played = 0_u32;
        for &mv in moves {
            let next = before.make(mv);
            if u32::from(next.halfmoves()) >= halfmoves {
                break;
            }
            self.plies.push(Ply { before, mv, entry });
            (entry, before) = (entry.next(), next);
            played += 1;
        }
        let Some(last) = played.checked_sub(1) else { return 0 };
        self.position = before;
        self.now = Some(at + MOMENT * last);
        for (by, count) in [(first, played.div_ceil(2)), (!first, played / 2)] {
            self.made[by] += count;
            self.completed[by] += count;
        }
        if let Some(clock) = &mut self.clock {
            let players = [first, !first].into_iter().cycle();
            (0..played)
                .zip(players)
                .for_each(|(index, by)| clock.press(by, at + MOMENT * index));
        }
        self.forget_turn();
        played as usize
    }

    /// A legal move, made on the board.
    pub(crate) fn make(&mut self, no: EntryNo, by: Color, mv: Move) {
        self.plies.push(Ply {
            before: self.position,
            mv,
            entry: no,
        });
        self.position = self.position.make(mv);
        self.made[by] += 1;
        self.unpressed[by] = true;
        self.forget_turn();
    }

    /// What held for one move alone holds no more.
    fn forget_turn(&mut self) {
        self.touched = None;
        self.claim_forfeited = false;
        self.bound = None;
    }

    /// Stops the clock of a player who has made a move and starts the other. Without a move it only switches.
    ///
    /// Provision: move.completed-by-press
    #[inline]
    pub(crate) fn press(&mut self, by: Color, at: Instant) {
        let completes = self.unpressed[by];
        if completes {
            self.complete(by, at);
            self.unpressed[by] = false;
        }
        if let Some(clock) = &mut self.clock {
            if completes {
                clock.press(by, at);
            } else {
                clock.switch(by, at);
            }
        }
    }

    /// A move is completed. Whether it was in time is known by the flag.
    fn complete(&mut self, by: Color, at: Instant) {
        self.completed[by] += 1;
        let late = self.clock.as_ref().is_some_and(|clock| clock.flag(by, at).is_some());
        self.completed_late[by] = if late { self.completed_late[by] + 1 } else { 0 };
    }

    fn change(&mut self, no: EntryNo, effect: &Effect) {
        let now = self.now.unwrap_or_default();
        match effect {
            Effect::Ended(outcome) => {
                self.phase = Phase::Ended(*outcome);
                self.pause();
                self.offers = ByColor::default();
                self.bound = None;
                self.questions.clear();
                self.waiting.clear();
            }
            Effect::ClockPaused => self.pause(),
            Effect::ClockStarted => {
                let side = self.turn();
                if let Some(clock) = &mut self.clock {
                    clock.start(side, now);
                }
            }
            Effect::TimeAdded { player, amount } => {
                self.completed_late[*player] = 0;
                if let Some(clock) = &mut self.clock {
                    clock.add(*player, now, *amount);
                }
            }
            Effect::TimeTaken { player, amount } => {
                if let Some(clock) = &mut self.clock {
                    clock.take(*player, now, *amount);
                }
            }
            Effect::PeriodBegun { player } => {
                self.completed_late[*player] = 0;
                if let Some(clock) = &mut self.clock {
                    clock.next_period(*player, now);
                }
            }
            Effect::Completed { player } => {
                self.complete(*player, now);
                // Completed by the end of the game, the last move waits no more; completed by the next move, that does.
                self.unpressed[*player] &= self.completed[*player] < self.made[*player];
            }
            Effect::OfferStands { player } => self.offers[*player] = Some(no),
            Effect::OfferLapsed { player } => self.offers[*player] = None,
            Effect::ClaimForfeited { .. } => self.claim_forfeited = true,
            Effect::MustPlay { player, attempt } => self.bound = Some(Bound::Move(*player, *attempt)),
            Effect::MustMovePiece { player, attempt } => self.bound = Some(Bound::Piece(*player, *attempt)),
            Effect::QuestionLapsed { question } => {
                self.questions.retain(|(no, _)| no != question);
                self.waiting.retain(|waiting| waiting.question != *question);
            }
            Effect::Waits { question, event } => self.waiting.push(Waiting {
                question: *question,
                event: *event,
            }),
            Effect::DrawConsented => self.draw_consented = true,
            Effect::ScoresheetShown { player } => self.shown[*player] += 1,
            Effect::Penalised { .. } => {}
        }
    }

    pub(crate) fn pause(&mut self) {
        let now = self.now.unwrap_or_default();
        self.interrupted = true;
        if let Some(clock) = &mut self.clock {
            clock.pause(now);
        }
    }

    /// The side whose clock runs when play goes on: the one that ran last, which is the player to move unless that
    /// player has moved and not pressed.
    pub(crate) fn to_run(&self) -> Color {
        let turn = self.turn();
        if self.unpressed[!turn] { !turn } else { turn }
    }
}
