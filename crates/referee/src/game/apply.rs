//! State is written here and by what acts change by themselves, and nowhere else. It decides nothing: what follows from an
//! event is in the entries after it.

use jadoube_board::legality;
use jadoube_board::{Attempt, ByColor, Color, Move, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_laws::Key;

use crate::act::Duty;
use crate::answer::Answer;
use crate::entry::{Effect, Entry, EntryNo, Meanwhile, Question};
use crate::event::{Event, Head};
use crate::game::{
    AnsweredQuestion, Game, Imposed, Irregular, IrregularPly, KeptBoard, Must, Obligation, Phase, Played, Ply, Wait,
    Waiting,
};
use crate::referee::MOMENT;

impl Game {
    /// Takes in an entry of its record.
    pub(crate) fn apply(&mut self, no: EntryNo, entry: &Entry) {
        match entry {
            Entry::Event(event) => self.happen(no, event),
            Entry::Ruling(ruling) => {
                for effect in &ruling.effects {
                    self.change(no, ruling.key, effect);
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
            seen: event.seen.arbiter,
        };
        self.now = Some(event.at);
        if event.proved_later {
            self.unproved = Some(no);
        }
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
        if question.is_whether_edition_says_so() {
            self.texts.push((question.key, holds));
            return;
        }
        self.answered.push(AnsweredQuestion {
            no,
            key: question.key,
            player: question.player,
            of: question.of,
            condition: question.condition.map(|name| (name, holds)),
            answer,
        });
    }

    /// The questions that hold play up need no answer any more.
    pub(crate) fn drop_holding_questions(&mut self) {
        let (held, open) = core::mem::take(&mut self.questions)
            .into_iter()
            .partition(|(_, question)| question.meanwhile == Meanwhile::ClockStopped);
        self.questions = open;
        let held: Vec<(EntryNo, Question)> = held;
        self.waiting
            .retain(|waiting| held.iter().all(|(no, _)| *no != waiting.question));
    }

    /// A legal move, made and completed at once: what [`Played`](crate::act::Played) does, without looking the move up.
    pub(crate) fn play(&mut self, no: EntryNo, at: Instant, by: Color, mv: Move) {
        self.now = Some(at);
        self.make(no, by, mv);
        self.press(no, by, at);
    }

    /// Legal moves, played in turn a moment apart, until so many have gone by without a capture or a pawn move. How many
    /// were played is returned. What [`Game::play`] does to each, but what can be written once is; no press is waited for.
    pub(crate) fn play_while(&mut self, no: EntryNo, at: Instant, moves: &[Move], halfmoves: u32) -> usize {
        let KeptBoard::Position(start) = self.board else {
            return 0;
        };
        let (mut entry, mut before, first) = (no, start, start.turn());
        let mut played = 0_u32;
        for &mv in moves {
            let next = before.make(mv);
            if u32::from(next.halfmoves()) >= halfmoves {
                break;
            }
            self.plies.push(Ply {
                before: KeptBoard::Position(before),
                played: Played::Legal(mv),
                entry,
            });
            (entry, before) = (entry.next(), next);
            played += 1;
        }
        let Some(last) = played.checked_sub(1) else { return 0 };
        self.board = KeptBoard::Position(before);
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

    /// A move is made on the board. A legal one passes the turn; an illegal one stands there until the clock is pressed or
    /// the opponent answers it.
    pub(crate) fn make_attempt(&mut self, head: Head, by: Color, attempt: Attempt) {
        if by != self.turn() {
            self.answered_on_board();
            self.begin_reply(head, by);
            // The move that was read there has ended the game.
            if by != self.turn() || self.has_no_move() {
                return;
            }
        }
        match self.position().and_then(|position| position.find(attempt)) {
            Some(mv) => self.make(head.no, by, mv),
            None if self.board().breaches(attempt).is_empty() => self.make_irregular(head.no, by, attempt),
            None => self.put_attempt(head, attempt),
        }
    }

    /// An illegal move stands on the board.
    pub(crate) fn put_attempt(&mut self, head: Head, attempt: Attempt) {
        let more = self.more_mut();
        (more.attempt, more.attempt_seen) = (Some((head.no, attempt)), head.seen);
    }

    /// A legal move, made on the board.
    fn make(&mut self, no: EntryNo, by: Color, mv: Move) {
        let KeptBoard::Position(before) = self.board else {
            return;
        };
        self.plies.push(Ply {
            before: self.board,
            played: Played::Legal(mv),
            entry: no,
        });
        self.board = KeptBoard::Position(before.make(mv));
        self.moved(by);
    }

    /// The last move is another one than it was when it was made.
    pub(crate) fn amend(&mut self, last: Ply, attempt: Attempt) {
        let KeptBoard::Position(before) = last.before else {
            return;
        };
        let Some(mv) = before.find(attempt) else { return };
        self.plies.pop();
        self.plies.push(Ply {
            played: Played::Legal(mv),
            ..last
        });
        self.board = KeptBoard::Position(before.make(mv));
        let more = self.more_mut();
        more.hands = None;
        more.amended = Some(last.attempt());
    }

    /// A move that no position has: illegal, or made where no position stands.
    fn make_irregular(&mut self, no: EntryNo, by: Color, attempt: Attempt) {
        self.plies.push(Ply {
            before: self.board,
            played: Played::Irregular(attempt),
            entry: no,
        });
        self.put(legality::play(&self.board().to_setup(), attempt));
        self.moved(by);
    }

    fn moved(&mut self, by: Color) {
        self.made[by] += 1;
        self.unpressed[by] = true;
        self.forget_turn();
    }

    /// An illegal move that stands on the board is part of the game from now on.
    fn take_in_attempt(&mut self, by: Color, pressed: bool) {
        // Without a clock there is nothing to press.
        let completed = pressed || self.clock.is_none();
        let more = self.more_mut();
        let Some((entry, attempt)) = more.attempt.take() else {
            return;
        };
        more.irregular.push(IrregularPly {
            entry,
            by,
            what: Irregular::Move(attempt),
            seen: more.attempt_seen && !pressed,
            completed,
            open: true,
            stood: false,
            voided_by: None,
        });
        self.make_irregular(entry, by, attempt);
    }

    /// A player who does not have the move begins to move. What the board was sensed to be is read as the opponent's move, and a
    /// press without a whole move has passed the turn.
    pub(crate) fn begin_reply(&mut self, head: Head, by: Color) {
        if by == self.turn() || self.more.is_none() {
            return;
        }
        match self.unread_move() {
            Some((no, attempt)) => self.make_attempt(Head { no, ..head }, !by, attempt),
            None => self.pass_turn(),
        }
    }

    /// The game as it is once a player who does not have the move begins to move, if that changes anything.
    pub(crate) fn with_reply_begun(&self, no: EntryNo, by: Color) -> Option<Game> {
        let begins = by != self.turn() && (self.unread_move().is_some() || self.passed().is_some());
        let head = Head {
            no,
            at: self.now.unwrap_or_default(),
            by: by.into(),
            seen: true,
        };
        begins.then(|| {
            let mut begun = self.clone();
            begun.begin_reply(head, by);
            begun
        })
    }

    /// The press of the player to move after which the opponent's clock runs though no whole move was made.
    pub(crate) fn passed(&self) -> Option<&IrregularPly> {
        let last = self.irregular().last()?;
        let is_press = matches!(last.what, Irregular::NoMove | Irregular::Unfinished);
        let is_last = self.plies.last().is_none_or(|ply| ply.entry < last.entry);
        let runs = self.clock.as_ref().and_then(|clock| clock.running()) == Some(!last.by);
        (is_press && is_last && runs && last.by == self.turn()).then_some(last)
    }

    /// What the opponent finds on the board after such a press.
    pub(crate) fn board_passed(&self) -> Setup {
        let board = self.board().to_setup();
        let mut stands = match self.hands() {
            Some(hands) => hands.standing_on(&board),
            None => board.clone(),
        };
        let mover = board.turn;
        let stays = |square: Square| stands.piece_at(square) == board.piece_at(square);
        let king = board.squares(Role::King.of(mover));
        let castling = board.castling.into_iter();
        let castling = castling.filter(|rook| {
            let own = board.piece_at(*rook).is_some_and(|piece| piece.color == mover);
            stays(*rook) && (!own || king.into_iter().all(stays))
        });
        stands.castling = castling.collect();
        stands.en_passant = None;
        stands.halfmoves = board.halfmoves.saturating_add(1);
        stands.fullmoves = board.fullmoves.saturating_add(u32::from(mover == Color::Black));
        stands.turn = !mover;
        stands
    }

    /// The opponent takes the move after a press without a whole move: the game goes on from what stands there.
    fn pass_turn(&mut self) {
        let Some(passed) = self.passed() else { return };
        let (entry, by, stands) = (passed.entry, passed.by, self.board_passed());
        let begun = self.hands().and_then(|hands| hands.begun(by));
        let from = self.board().to_setup().squares(Role::King.of(by)).into_iter().next();
        let stays = from.map(|king| Attempt {
            from: king,
            to: king,
            promotion: None,
        });
        let Some(attempt) = begun.or(stays) else { return };
        self.plies.push(Ply {
            before: self.board,
            played: Played::Irregular(attempt),
            entry,
        });
        self.put(stands);
        self.moved(by);
        self.unpressed[by] = false;
        self.completed[by] += 1;
    }

    /// The opponent answers an illegal move without a press. Without a clock there is nothing to press, and the answer shows
    /// that the move was completed.
    pub(crate) fn answered_on_board(&mut self) {
        if self.attempted().is_some() {
            self.take_in_attempt(self.turn(), false);
        }
    }

    /// What a player has moved since the last move goes back to where the game has it.
    fn put_back(&mut self, player: Color) {
        if let Some(hands) = self.more.as_mut().and_then(|more| more.hands.as_mut()) {
            hands.put_back(player);
        }
    }

    /// What held for one move alone holds no more.
    fn forget_turn(&mut self) {
        self.claim_forfeited = false;
        if let Some(more) = &mut self.more {
            more.previous = more.hands.take();
            more.sensed = None;
            more.obligation = None;
            more.attempt = None;
            more.restored = None;
            more.amended = None;
            more.want_back = ByColor::default();
        }
    }

    /// Stops the clock of a player who has made a move and starts the other. Without a move it only switches.
    ///
    /// Provision: move.completed-by-press
    #[inline]
    pub(crate) fn press(&mut self, no: EntryNo, by: Color, at: Instant) {
        if self.more.is_some() && self.attempted().is_some() && by == self.turn() {
            self.take_in_attempt(by, true);
        }
        let completes = self.unpressed[by];
        if let Some(more) = &mut self.more {
            if let Some(displaced) = &mut more.displaced
                && displaced.by == by
            {
                displaced.pressed.get_or_insert(no);
            }
            if completes {
                more.complete(by);
            }
        }
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

    /// A move that was sealed as an answer stands on the board. The clock was pressed when it was sealed.
    pub(super) fn complete_sealed(&mut self, by: Color, at: Instant) {
        self.complete(by, at);
        self.unpressed[by] = false;
    }

    /// A move that stands on the special board is made now that it is announced; where the clock was pressed before, that
    /// press completes it.
    pub(crate) fn make_announced(&mut self, head: Head, by: Color, attempt: Attempt, pressed: bool) {
        self.make_attempt(head, by, attempt);
        self.blind_mut().pressed_early = None;
        if pressed && self.unpressed[by] {
            self.complete(by, head.at);
            self.unpressed[by] = false;
        }
    }

    /// The player to move presses the clock and has not made a whole move.
    pub(crate) fn press_without_move(&mut self, no: EntryNo, by: Color, what: Irregular) {
        self.more_mut().irregular.push(IrregularPly {
            entry: no,
            by,
            what,
            seen: false,
            completed: true,
            open: true,
            stood: false,
            voided_by: None,
        });
    }

    /// A move is completed. Whether it was in time is known by the flag.
    fn complete(&mut self, by: Color, at: Instant) {
        self.completed[by] += 1;
        let late = self.clock.as_ref().is_some_and(|clock| clock.flag(by, at).is_some());
        self.completed_late[by] = if late { self.completed_late[by] + 1 } else { 0 };
    }

    fn change(&mut self, no: EntryNo, key: Key, effect: &Effect) {
        let now = self.now.unwrap_or_default();
        match effect {
            Effect::Ended(outcome) => {
                self.phase = Phase::Ended(*outcome);
                self.close();
            }
            Effect::Annulled => {
                self.phase = Phase::Annulled;
                self.close();
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
                self.note_times();
            }
            Effect::PeriodBegun { player } => {
                self.completed_late[*player] = 0;
                self.trust_moves(*player);
                if let Some(clock) = &mut self.clock {
                    clock.next_period(*player, now);
                }
            }
            Effect::Completed { player } => {
                if let Some(more) = &mut self.more {
                    more.complete(*player);
                }
                self.complete(*player, now);
                // Completed by the end of the game, the last move waits no more; completed by the next move, that does.
                self.unpressed[*player] &= self.completed[*player] < self.made[*player];
            }
            Effect::OfferStands { player } => {
                self.offers[*player] = Some(no);
                let made = u32::try_from(self.plies.len()).unwrap_or(u32::MAX);
                self.more_mut().offered_after.push(made);
            }
            Effect::OfferLapsed { player } => {
                self.offers[*player] = None;
                self.request_answered(*player);
            }
            Effect::ClaimForfeited { .. } => self.claim_forfeited = true,
            Effect::MustPlay { player, attempt } => self.must(key, *player, Must::Play(*attempt)),
            Effect::MustMovePiece { player, attempt } => self.must(key, *player, Must::MovePiece(attempt.from)),
            Effect::MustCapture { player, square } => self.must(key, *player, Must::Capture(*square)),
            Effect::Restored { to } => self.restore(no, *to),
            Effect::PiecesPutBack => {
                let waiting = !self.turn();
                self.more_mut().sensed = None;
                self.put_back(waiting);
            }
            Effect::MoveTakenBack { player } => {
                self.put_back(*player);
                self.more_mut().attempt = None;
            }
            Effect::PieceReplaced { square, piece } => {
                let mut setup = self.board().to_setup();
                setup.put(*square, Some(*piece));
                self.put(setup);
            }
            Effect::IllegalMoveCounted { player, entry, .. } => {
                let more = self.more_mut();
                more.counted.push((*player, *entry));
                more.close(*entry);
            }
            Effect::IllegalMoveStands { entry } => {
                let more = self.more_mut();
                more.close(*entry);
                let mut irregular = more.irregular.iter_mut();
                if let Some(stands) = irregular.find(|irregular| irregular.entry == *entry) {
                    stands.stood = true;
                }
            }
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
            Effect::ClockSet { times } => {
                for player in Color::ALL {
                    self.completed_late[player] = 0;
                    self.trust_moves(player);
                    if let Some(clock) = &mut self.clock {
                        clock.set_remaining(player, now, times[player]);
                    }
                }
                self.note_times();
            }
            Effect::CounterSet { player, moves, periods } => {
                if let Some(clock) = &mut self.clock {
                    clock.take_back(*player, *moves, *periods);
                }
            }
            Effect::ArbiterWaits => {
                let completed = self.completed.white + self.completed.black;
                self.more_mut().wait = Some(Wait { completed, key });
            }
            Effect::WaitEnded => self.more_mut().wait = None,
            Effect::DecisionPostponed { player, claim } => self.postpone(*player, *claim),
            Effect::DecisionTaken { player } => self.more_mut().quickplay.postponed[*player] = None,
            Effect::IncrementRequested { player } => self.more_mut().quickplay.requested = Some(*player),
            Effect::IncrementSet { amount } => self.introduce_increment(*amount),
            Effect::ClaimReferred { player, claim } => self.refer(*player, *claim),
            Effect::Penalised { player, penalty } => self.more_mut().penalties.push(Imposed {
                player: *player,
                penalty: *penalty,
                entry: no,
            }),
            Effect::ResultChanged { points } => {
                if let Phase::Ended(outcome) = &mut self.phase {
                    outcome.points = *points;
                }
            }
            Effect::PenaltyWithdrawn { ruling } => {
                self.more_mut().penalties.retain(|imposed| imposed.entry != *ruling);
            }
            Effect::AppealAdmitted { ruling } => self.more_mut().appeals.push(*ruling),
            Effect::MustRestorePieces { .. } | Effect::SentOut { .. } => {}
            Effect::MustCompleteSheet { player } => self.papers_mut().to_complete[*player] = true,
            Effect::MustHandInSheet { player } => self.papers_mut().to_hand_in[*player] = true,
            Effect::SheetNotEvidence { player } => self.papers_mut().not_algebraic[*player] = true,
            Effect::TwoBoardsUsed { player } => {
                let blind = self.blind_mut();
                (blind.two_boards, blind.found[*player]) = (true, true);
            }
            Effect::AssistantHas { player, duties } => {
                if duties.contains(&Duty::RecordingAndClock) {
                    self.papers_mut().assisted[*player] = true;
                }
                self.blind_mut().duties[*player] = duties.clone();
            }
            Effect::BoardsAgree => self.boards_agree(),
            Effect::WriterAccepted { player } => self.papers_mut().assisted[*player] = true,
            Effect::MustSeal { player } => self.begin_sealing(*player),
            Effect::Adjourned => self.adjourn(no),
            Effect::ClockStartedFor { player } => self.start_clock_of(*player),
            Effect::MovesPutIn { moves } => self.fill(no, moves),
            Effect::MovesCounted { player, moves } => {
                self.trust_moves(*player);
                (self.made[*player], self.completed[*player]) = (*moves, *moves);
                self.completed_late[*player] = 0;
                if let Some(clock) = &mut self.clock {
                    clock.set_moves(*player, *moves);
                }
            }
        }
    }

    /// Nothing more is played.
    fn close(&mut self) {
        self.pause();
        self.offers = ByColor::default();
        self.oblige(None);
        self.questions.clear();
        self.waiting.clear();
        if let Some(more) = &mut self.more {
            more.displaced = None;
            more.wait = None;
        }
    }

    fn must(&mut self, key: Key, player: Color, must: Must) {
        self.oblige(Some(Obligation { player, must, key }));
    }

    fn oblige(&mut self, obligation: Option<Obligation>) {
        if obligation.is_some() || self.more.is_some() {
            self.more_mut().obligation = obligation;
        }
    }

    /// Back to what stood before a move. Clocks and counts of penalties stay as they are.
    fn restore(&mut self, no: EntryNo, to: EntryNo) {
        if self.attempted().is_some_and(|(entry, _)| entry == to) {
            let more = self.more_mut();
            (more.attempt, more.hands) = (None, None);
            return;
        }
        let index = self.plies.partition_point(|ply| ply.entry < to);
        let Some(first) = self.plies.get(index).copied() else {
            return;
        };
        self.made = self.made_before(index);
        let voided: Vec<Ply> = self.plies.drain(index..).collect();
        // What was made after them is void, whether the record has it or not.
        if let Some(papers) = self.more.as_mut().and_then(|more| more.papers.as_mut()) {
            papers.gaps.retain(|gap| gap.first <= index);
        }
        self.board = first.before;
        for color in Color::ALL {
            let voided = self.completed[color].saturating_sub(self.made[color]);
            self.completed[color] -= voided;
            // The last moves completed are the late ones.
            self.completed_late[color] = self.completed_late[color].saturating_sub(voided);
            self.unpressed[color] &= self.completed[color] < self.made[color];
        }
        let more = self.more_mut();
        for irregular in &mut more.irregular {
            if irregular.open && irregular.entry >= to {
                irregular.voided_by = Some(no);
                irregular.open = false;
            }
        }
        more.displaced = None;
        more.wait = None;
        more.quickplay.requested = None;
        more.voided.extend(voided);
        self.offers = ByColor::default();
        self.forget_turn();
        self.more_mut().previous = None;
        self.more_mut().restored = Some((no, first));
    }

    pub(crate) fn pause(&mut self) {
        let now = self.now.unwrap_or_default();
        self.interrupted = true;
        if let Some(clock) = &mut self.clock {
            clock.pause(now);
        }
    }

    /// The side whose clock runs when play goes on: the player to move, or the opponent if the opponent's move still waits for
    /// its press.
    pub(crate) fn to_run(&self) -> Color {
        let turn = self.turn();
        // Until an envelope is opened, the time is that of the player who waits for its move.
        if self.phase == Phase::Resuming {
            return !turn;
        }
        if self.unpressed[!turn] { !turn } else { turn }
    }
}
