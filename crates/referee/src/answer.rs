//! What may be answered to a question, and what was answered.

use core::fmt;
use core::time::Duration;

use jadoube_board::ByColor;
use jadoube_laws::{Provisions, Score};

use crate::admit::{Refusal, permitted_points};
use crate::entry::Penalty;
use crate::game::Game;

/// What may be answered to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub word: Word,
    /// What the arbiter fills in with it, if anything.
    pub blank: Option<Blank>,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The answer.
    pub word: Word,
    /// What the arbiter filled in.
    pub filling: Option<Filling>,
}

/// Every answer that a question can permit, whatever is filled in with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The player has lost.
    Loses,
    /// The player may play.
    MayPlay,
    /// The player can still mate.
    CanMate,
    /// The player cannot mate any more.
    CannotMate,
    /// The two positions are the same.
    Same,
    /// The two positions are different.
    Different,
    /// It stands as it is.
    Stands,
    /// It is not so.
    Void,
    /// The game is drawn.
    Drawn,
    /// The game goes on.
    GoesOn,
    /// Before its first move each player has the time added per move.
    FromFirstMove,
    /// The time per move is added only after the first move.
    AfterFirstMove,
    /// There was a valid reason.
    ValidReason,
    /// It is allowed.
    Allowed,
    /// It is not allowed.
    Refused,
    /// It is corrected.
    Corrected,
    /// It was done as the Laws say.
    Done,
    /// The game scores so.
    Points,
    /// Yes.
    Yes,
    /// No.
    No,
    /// There is nothing to penalise.
    NoPenalty,
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime,
    /// Less time for the player.
    OffenderTime,
    /// More points for the opponent.
    OpponentPoints,
    /// Fewer points for the player.
    OffenderPoints,
    /// The game is lost.
    LossOfGame,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    RoundExclusion,
    /// Expulsion from the event.
    Expulsion,
    /// A new game is played.
    NewGame,
    /// The clock is left as it is.
    ClockLeft,
    /// The clock shows what it showed, without what it has added for moves that were taken back.
    ClockCorrected,
    /// The clock shows what it showed before the irregularity.
    ClockBefore,
    /// It counts.
    Counts,
    /// It does not count.
    CountsNot,
    /// The claim is rejected.
    Rejected,
    /// The decision is postponed.
    Postponed,
    /// The decision is postponed, and the opponent gets time.
    PostponedWithTime,
    /// The claim rests on this: the opponent cannot win by normal means.
    CannotWin,
    /// The claim rests on this: the opponent makes no effort to win by normal means.
    NoEffort,
    /// The claim rests on both.
    BothGrounds,
    /// Whoever did it is sent out of the venue.
    SentOut,
    /// Whoever did it may stay.
    LetStay,
    /// The players get extra time, or one of them does.
    ExtraTime,
    /// Nobody gets extra time.
    NoExtraTime,
    /// It cannot be established.
    CannotTell,
    /// The clock is set to these times.
    ClockSet,
}

/// What the arbiter fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// The times of both clocks.
    Clock {
        /// What is proposed.
        proposed: ByColor<Duration>,
    },
    /// Extra time of each player, more than nothing of one at least.
    ExtraTime,
    /// A length of time, more than nothing.
    Time {
        /// What the Laws lay down for a case like it.
        proposed: Option<Duration>,
    },
    /// Points of one player, more than nothing.
    Score {
        /// No more than this.
        most: Score,
        /// One of these, where the edition permits only scores that a game normally gives; the last may stand there twice.
        among: Option<[Score; 3]>,
    },
    /// What the opponent of a player scores whose game is lost. It may be left as it is proposed.
    OpponentScore {
        /// A win.
        proposed: Score,
        /// What the edition permits.
        permitted: PermittedPoints,
    },
    /// Points of both players.
    Points {
        /// What was ruled or signed.
        proposed: ByColor<Score>,
        /// What the edition permits.
        permitted: PermittedPoints,
    },
}

/// What the arbiter filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filling {
    /// The times of both clocks.
    Clock(ByColor<Duration>),
    /// A length of time.
    Time(Duration),
    /// Points of one player.
    Score(Score),
    /// Points of both players.
    Points(ByColor<Score>),
}

/// The points that the two players of a game can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PermittedPoints {
    /// What a win, a draw or a loss scores, and together no more than a game gives.
    OfScale {
        /// What each player can have.
        scores: [Score; 3],
        /// The most that both can have together.
        together: Score,
    },
    /// Each player any points up to this.
    UpTo(Score),
}

impl fmt::Display for Blank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blank::Clock { .. } => f.write_str("times of White and of Black, such as 20:00 and 15:00"),
            Blank::ExtraTime => f.write_str("extra time of White and of Black, such as 2:00 and 2:00"),
            Blank::Time { .. } => f.write_str("a time, such as 2:00"),
            Blank::Score { most, among: None } => write!(f, "points, more than none and at most {most}"),
            Blank::Score { among: Some(among), .. } => {
                let [least, .., most] = among;
                match least == most {
                    true => write!(f, "points, which can only be {most}"),
                    false => write!(f, "points, {least} or {most}"),
                }
            }
            Blank::OpponentScore { .. } => f.write_str("what the opponent scores, such as 1"),
            Blank::Points { .. } => f.write_str("points of White and of Black, such as 1-0"),
        }
    }
}

impl PermittedPoints {
    /// What can be filled in for the opponent of a player whose game is lost.
    pub(crate) fn opponent_score(provisions: &Provisions) -> Blank {
        Blank::OpponentScore {
            proposed: provisions.points.value.win,
            permitted: PermittedPoints::of(provisions),
        }
    }

    /// What the edition of a game permits. Where it has no cap on both together, an arbiter can give a player up to what can
    /// be won in the game, and no more.
    pub(crate) fn of(provisions: &Provisions) -> PermittedPoints {
        let scale = provisions.points.value;
        match provisions.points_capped {
            Some(_) => PermittedPoints::OfScale {
                scores: [scale.win, scale.draw, scale.loss],
                together: (scale.win + scale.loss).max(scale.draw + scale.draw),
            },
            None => PermittedPoints::UpTo(most_points(provisions)),
        }
    }
}

/// The most that a player can have of a game.
pub(crate) fn most_points(provisions: &Provisions) -> Score {
    let scale = provisions.points.value;
    scale.win.max(scale.draw).max(scale.loss)
}

impl From<Word> for Choice {
    fn from(word: Word) -> Choice {
        Choice { word, blank: None }
    }
}

impl From<Word> for Answer {
    fn from(word: Word) -> Answer {
        Answer { word, filling: None }
    }
}

impl Choice {
    /// Answers with nothing to fill in.
    pub(crate) fn plain<const N: usize>(words: [Word; N]) -> Vec<Choice> {
        words.map(Choice::from).to_vec()
    }

    /// The answer with what is proposed in its blank. Where nothing is proposed it has nothing in it, and is refused until
    /// the arbiter has filled it in.
    #[must_use]
    pub fn proposal(&self) -> Answer {
        let filling = self.blank.map(|blank| match blank {
            Blank::Clock { proposed } => Filling::Clock(proposed),
            Blank::ExtraTime => Filling::Clock(ByColor::default()),
            Blank::Time { proposed } => Filling::Time(proposed.unwrap_or_default()),
            Blank::Score { .. } => Filling::Score(Score::ZERO),
            Blank::OpponentScore { proposed, .. } => Filling::Score(proposed),
            Blank::Points { proposed, .. } => Filling::Points(proposed),
        });
        Answer {
            word: self.word,
            filling,
        }
    }

    /// Whether the answer can be given as it is proposed.
    #[must_use]
    pub fn has_proposal(&self) -> bool {
        match self.blank {
            None | Some(Blank::Points { .. } | Blank::Clock { .. } | Blank::OpponentScore { .. }) => true,
            Some(Blank::Time { proposed }) => proposed.is_some(),
            Some(Blank::Score { .. } | Blank::ExtraTime) => false,
        }
    }

    /// Whether this can be filled in.
    fn admit(&self, filling: Option<Filling>, game: &Game) -> Result<(), Refusal> {
        let (blank, filling) = match (self.blank, filling) {
            (None, None) => return Ok(()),
            (None, Some(_)) => return Err(Refusal::NothingToFillIn),
            (Some(Blank::OpponentScore { .. }), None) => return Ok(()),
            (Some(blank), None) => return Err(Refusal::NotFilledIn(blank)),
            (Some(blank), Some(filling)) => (blank, filling),
        };
        let within = match (blank, filling) {
            (Blank::Clock { .. }, Filling::Clock(_)) => true,
            (Blank::ExtraTime, Filling::Clock(extra)) => !(extra.white.is_zero() && extra.black.is_zero()),
            (Blank::Time { .. }, Filling::Time(time)) => !time.is_zero(),
            (Blank::Score { most, among: None }, Filling::Score(score)) => score > Score::ZERO && score <= most,
            (Blank::Score { among: Some(among), .. }, Filling::Score(score)) => among.contains(&score),
            (Blank::OpponentScore { .. }, Filling::Score(score)) => {
                let loss = game.provisions().points.value.loss;
                return permitted_points(game.provisions(), ByColor::new(loss, score));
            }
            (Blank::Points { .. }, Filling::Points(points)) => return permitted_points(game.provisions(), points),
            _ => return Err(Refusal::NotFilledIn(blank)),
        };
        match within {
            true => Ok(()),
            false => Err(Refusal::OutOfBounds(blank)),
        }
    }
}

impl Answer {
    /// Whether it is among the choices, and its blank filled in as it may be.
    pub(crate) fn admit(self, choices: &[Choice], game: &Game) -> Result<(), Refusal> {
        match choices.iter().find(|choice| choice.word == self.word) {
            Some(choice) => choice.admit(self.filling, game),
            None => Err(Refusal::AnswerNotPermitted(choices.to_vec())),
        }
    }

    /// The penalty, if it is one.
    #[must_use]
    pub fn penalty(self) -> Option<Penalty> {
        Some(match self.word {
            Word::Warning => Penalty::Warning,
            Word::OpponentTime => Penalty::OpponentTime { amount: self.time() },
            Word::OffenderTime => Penalty::OffenderTime { amount: self.time() },
            Word::OpponentPoints => Penalty::OpponentPoints { amount: self.score() },
            Word::OffenderPoints => Penalty::OffenderPoints { amount: self.score() },
            Word::LossOfGame => Penalty::LossOfGame {
                opponent: match self.filling {
                    Some(Filling::Score(score)) => Some(score),
                    _ => None,
                },
            },
            Word::Fine => Penalty::Fine,
            Word::RoundExclusion => Penalty::RoundExclusion,
            Word::Expulsion => Penalty::Expulsion,
            Word::Loses
            | Word::MayPlay
            | Word::CanMate
            | Word::CannotMate
            | Word::Same
            | Word::Different
            | Word::Stands
            | Word::Void
            | Word::Drawn
            | Word::GoesOn
            | Word::FromFirstMove
            | Word::AfterFirstMove
            | Word::ValidReason
            | Word::Allowed
            | Word::Refused
            | Word::Corrected
            | Word::Done
            | Word::Points
            | Word::Yes
            | Word::No
            | Word::NewGame
            | Word::ClockLeft
            | Word::ClockCorrected
            | Word::ClockBefore
            | Word::Counts
            | Word::CountsNot
            | Word::Rejected
            | Word::Postponed
            | Word::PostponedWithTime
            | Word::CannotWin
            | Word::NoEffort
            | Word::BothGrounds
            | Word::SentOut
            | Word::LetStay
            | Word::ExtraTime
            | Word::NoExtraTime
            | Word::CannotTell
            | Word::ClockSet
            | Word::NoPenalty => return None,
        })
    }

    /// The time that was filled in, or none.
    pub(crate) fn time(self) -> Duration {
        match self.filling {
            Some(Filling::Time(time)) => time,
            _ => Duration::ZERO,
        }
    }

    /// The times of the clocks that were filled in, or none.
    pub(crate) fn clock(self) -> ByColor<Duration> {
        match self.filling {
            Some(Filling::Clock(times)) => times,
            _ => ByColor::new(Duration::ZERO, Duration::ZERO),
        }
    }

    fn score(self) -> Score {
        match self.filling {
            Some(Filling::Score(score)) => score,
            _ => Score::ZERO,
        }
    }
}

impl From<Penalty> for Answer {
    fn from(penalty: Penalty) -> Answer {
        let (word, filling) = match penalty {
            Penalty::Warning => (Word::Warning, None),
            Penalty::OpponentTime { amount } => (Word::OpponentTime, Some(Filling::Time(amount))),
            Penalty::OffenderTime { amount } => (Word::OffenderTime, Some(Filling::Time(amount))),
            Penalty::OpponentPoints { amount } => (Word::OpponentPoints, Some(Filling::Score(amount))),
            Penalty::OffenderPoints { amount } => (Word::OffenderPoints, Some(Filling::Score(amount))),
            Penalty::LossOfGame { opponent } => (Word::LossOfGame, opponent.map(Filling::Score)),
            Penalty::Fine => (Word::Fine, None),
            Penalty::RoundExclusion => (Word::RoundExclusion, None),
            Penalty::Expulsion => (Word::Expulsion, None),
        };
        Answer { word, filling }
    }
}
