//! What happens when a line asks for it: acts, and who does them.

use jadoube_board::{Attempt, ByColor, Color};
use jadoube_notation::{Entry as Noted, Language as Letters, Misread, Reading, read_entry};
use jadoube_referee::act::{self, Act, Claim, Intended};
use jadoube_referee::{Answer, Author, Effect, Entry, EntryNo, EventDraft, Filling, Game, Note, Question, Refusal};

use super::Pressing;
use super::line::{ArbiterCommand, PlayerCommand};
use super::table::Table;
use crate::problem::Problem;
use crate::words::say;

/// Why a line leads to nothing.
pub(super) enum Denied {
    /// What was asked for does not make sense.
    Problem(Problem),
    /// The text of a move does not name one legal move.
    Misread(String, Misread),
    /// It cannot happen now.
    Refused(Refusal),
}

impl From<Problem> for Denied {
    fn from(problem: Problem) -> Denied {
        Denied::Problem(problem)
    }
}

/// How lines are understood in this session.
pub(super) struct InputStyle {
    pub(super) pressing: Pressing,
    /// The languages in which moves may be written.
    pub(super) letters: Vec<Letters>,
    /// The name of the arbiter.
    pub(super) arbiter: Option<String>,
}

impl InputStyle {
    /// What a player does, one act after the other.
    pub(super) fn player_command(
        &self,
        table: &Table,
        by: Option<Color>,
        command: PlayerCommand,
    ) -> Result<Vec<EventDraft>, Denied> {
        let by = by.unwrap_or_else(|| actor(table, &command));
        let claimed = |claim| Ok(vec![act::Claimed { claim }.by(by)]);
        let game = table.game();
        match command {
            PlayerCommand::Move { text, pressed } => self.a_move(game, by, text, pressed),
            PlayerCommand::Press => Ok(vec![act::Pressed {}.by(by)]),
            PlayerCommand::Offer { condition } => Ok(vec![act::Offered { condition }.by(by)]),
            PlayerCommand::Accept => Ok(vec![act::Accepted {}.by(by)]),
            PlayerCommand::Decline => Ok(vec![act::Declined {}.by(by)]),
            PlayerCommand::Withdraw(what) => Ok(vec![act::Withdrew { what }.by(by)]),
            PlayerCommand::ClaimThreefold(text) => {
                let intended = self.intended(game, by, text)?;
                claimed(Claim::Threefold { intended })
            }
            PlayerCommand::ClaimFifty(text) => {
                let intended = self.intended(game, by, text)?;
                claimed(Claim::FiftyMoves { intended })
            }
            PlayerCommand::ClaimFlag => claimed(Claim::Flag),
            PlayerCommand::ClaimQuickplay(ground) => claimed(Claim::Quickplay { ground }),
            PlayerCommand::RequestIncrement => Ok(vec![act::RequestedIncrement {}.by(by)]),
            PlayerCommand::Resign => Ok(vec![act::Resigned {}.by(by)]),
            PlayerCommand::Stop => Ok(vec![act::Paused {}.by(by)]),
            PlayerCommand::Arrive => Ok(vec![act::Arrived {}.by(by)]),
            PlayerCommand::Touch(square) => Ok(vec![act::Touched::on(square).by(by)]),
        }
    }

    /// What the arbiter does.
    pub(super) fn arbiter_command(&self, table: &Table, command: ArbiterCommand) -> Result<EventDraft, Denied> {
        let game = table.game();
        Ok(match command {
            ArbiterCommand::Stop => act::Paused {}.by(Author::Arbiter),
            ArbiterCommand::Resume => act::Resumed {}.by(Author::Arbiter),
            ArbiterCommand::Flag(named) => {
                let seen = named.map_or_else(|| table.flags(), |color| vec![color]);
                if seen.is_empty() && game.clock().is_some() {
                    return Err(Problem::new(say!("play-no-flag"), say!("play-remedy-clocks")).into());
                }
                let down = ByColor::from_fn(|color| seen.contains(&color));
                act::FlagSeen { down, first: None }.by(Author::Arbiter)
            }
            ArbiterCommand::Set(color, time) => {
                let mut times = ByColor::default();
                times[color] = Some(time);
                let moves = ByColor::default();
                act::ClockSet { times, moves }.by(Author::Arbiter)
            }
            ArbiterCommand::Give(to, amount) => act::TimeGiven { to, amount }.by(Author::Arbiter),
            ArbiterCommand::Answer {
                question,
                number,
                filling,
                reason,
            } => {
                let (question, answer) = answer(game, question, number, filling)?;
                self.noted(act::Answered { question, answer }, reason)
            }
            ArbiterCommand::Overrule {
                ruling,
                decision,
                reason,
            } => {
                let ruling = ruling.or_else(|| ended_by(table.referee.record()));
                let ruling =
                    ruling.ok_or_else(|| Problem::new(say!("play-no-ruling"), say!("play-no-ruling-remedy")))?;
                self.noted(act::Overruled { ruling, decision }, reason)
            }
        })
    }

    /// A decision of the arbiter, with name and reason.
    fn noted(&self, act: impl Into<Act>, reason: Option<String>) -> EventDraft {
        let name = self.arbiter.clone();
        act.into().by(Author::Arbiter).noted(Note { name, reason })
    }

    /// A move, with the offer of a draw if one is noted with it: it is made between the move and the press.
    fn a_move(&self, game: &Game, by: Color, text: String, pressed: bool) -> Result<Vec<EventDraft>, Denied> {
        let noted = self.read(game, by, text)?;
        let attempt = noted.mv.into();
        let presses = pressed || self.pressing == Pressing::AtOnce;
        let offer = act::Offered { condition: None }.by(by);
        let made = act::Made { attempt }.by(by);
        Ok(match (presses, noted.draw_offered) {
            (true, false) => vec![act::Played { attempt }.by(by)],
            (true, true) => vec![made, offer, act::Pressed {}.by(by)],
            (false, true) => vec![made, offer],
            (false, false) => vec![made],
        })
    }

    /// The move that a claim rests on. It may be illegal; what then follows is for the referee to say.
    fn intended(&self, game: &Game, by: Color, text: Option<String>) -> Result<Option<Intended>, Denied> {
        let Some(text) = text else { return Ok(None) };
        let attempt: Attempt = match self.read(game, by, text) {
            Ok(noted) => noted.mv.into(),
            Err(Denied::Misread(text, Misread::Illegal { attempts })) => match &attempts[..] {
                [one] => one.attempt,
                _ => return Err(Denied::Misread(text, Misread::Illegal { attempts })),
            },
            Err(denied) => return Err(denied),
        };
        // What is typed is written down.
        let written = true;
        Ok(Some(Intended { attempt, written }))
    }

    fn read(&self, game: &Game, by: Color, text: String) -> Result<Noted, Denied> {
        if by != game.turn() {
            return Err(Denied::Refused(Refusal::NotTheMove));
        }
        let Some(position) = game.position() else {
            let problem = Problem::new(say!("play-no-position"), say!("play-no-position-remedy"));
            return Err(problem.into());
        };
        let reading = Reading::lenient(&self.letters);
        read_entry(position, &text, &reading).map_err(|misread| Denied::Misread(text, misread))
    }
}

/// Who does it, where the line does not say.
fn actor(table: &Table, command: &PlayerCommand) -> Color {
    let game = table.game();
    let turn = game.turn();
    let unpressed = |color: Color| game.unpressed()[color];
    let offering = Color::ALL.into_iter().find(|&color| game.offers()[color].is_some());
    match command {
        PlayerCommand::Press => {
            let running = game.clock().and_then(|clock| clock.running());
            running.unwrap_or(if unpressed(!turn) { !turn } else { turn })
        }
        PlayerCommand::Offer { .. } if unpressed(!turn) => !turn,
        PlayerCommand::Accept | PlayerCommand::Decline => offering.map_or(turn, |color| !color),
        PlayerCommand::Withdraw(_) => offering.unwrap_or(turn),
        // Only a player whose clock runs, or ran, can have lost on time.
        PlayerCommand::ClaimFlag => match table.flags()[..] {
            [down] => !down,
            _ => !turn,
        },
        PlayerCommand::Arrive => {
            let awaited = |color: &Color| game.arrived()[*color].is_none();
            Color::ALL.into_iter().find(awaited).unwrap_or(turn)
        }
        _ => turn,
    }
}

/// The ruling that ended the game.
fn ended_by(record: &[Entry]) -> Option<EntryNo> {
    let ends = |entry: &Entry| match entry {
        Entry::Ruling(ruling) => ruling.effects.iter().any(|effect| matches!(effect, Effect::Ended(_))),
        Entry::Event(_) | Entry::Question(_) => false,
    };
    record.iter().rposition(ends).map(EntryNo::after)
}

/// An answer by its number in the list of the question.
fn answer(
    game: &Game,
    question: Option<EntryNo>,
    number: usize,
    filling: Option<Filling>,
) -> Result<(EntryNo, Answer), Denied> {
    let mut open = game.questions().iter();
    let asked = open.find(|(no, _)| question.is_none_or(|question| question == *no));
    let Some((no, Question { choices, .. })) = asked else {
        return Err(match question {
            Some(_) => Denied::Refused(Refusal::NoQuestion),
            None => Problem::new(say!("play-none-asked"), say!("play-none-asked-remedy")).into(),
        });
    };
    let Some(choice) = number.checked_sub(1).and_then(|index| choices.get(index)) else {
        return Err(Problem::new(
            say!("play-no-such-answer", question = no.to_string(), number = number),
            say!("play-no-such-answer-remedy", count = choices.len()),
        )
        .into());
    };
    // What is proposed need not be written; what cannot be filled in is for the referee to refuse.
    let answer = match filling {
        None if choice.has_proposal() => choice.proposal(),
        filling => Answer {
            word: choice.word,
            filling,
        },
    };
    Ok((*no, answer))
}
