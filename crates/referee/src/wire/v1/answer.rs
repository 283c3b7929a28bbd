//! Answers as version 1 stores them: a penalty stands within its answer, and what may be answered is written like what was,
//! with nothing where something is to be filled in.

use core::time::Duration;

use jadoube_board::ByColor;
use jadoube_laws::{Provisions, Score};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::answer::{Answer, Blank, Choice, Filling, PermittedPoints, Word, most_points};
use crate::entry::Penalty;
use crate::points;
use crate::stored::{Store, Stored, bare, fields_by_name};

macro_rules! answers {
    ({ $($(#[$doc:meta])+ $word:ident),+ $(,)? } { $($(#[$more:meta])+ $other:ident),+ $(,)? }) => {
        /// An answer to a question.
        #[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
        #[schemars(rename = "Answer", transform = fields_by_name)]
        pub(crate) enum StoredAnswer {
            $($(#[$doc])+ #[serde(deserialize_with = "bare")] $word,)+
            /// The player is penalised so.
            Penalty {
                /// How.
                penalty: Penalty,
            },
            $($(#[$more])+ #[serde(deserialize_with = "bare")] $other,)+
            /// The game scores so.
            Points {
                /// White's and Black's points.
                #[serde(with = "Stored::<ByColor<Score>>")]
                points: ByColor<Score>,
            },
            /// The clock shows what it showed, without what it has added for moves that were taken back.
            ClockCorrected {
                /// The times to show.
                #[serde(rename = "times_ms", with = "Stored::<ByColor<Duration>>")]
                times: ByColor<Duration>,
            },
            /// The clock shows what it showed before the irregularity.
            ClockBefore {
                /// The times to show.
                #[serde(rename = "times_ms", with = "Stored::<ByColor<Duration>>")]
                times: ByColor<Duration>,
            },
            /// The clock is set to these times.
            ClockSet {
                /// The times to show.
                #[serde(rename = "times_ms", with = "Stored::<ByColor<Duration>>")]
                times: ByColor<Duration>,
            },
            /// The players get extra time, or one of them does.
            ExtraTime {
                /// How much each gets.
                #[serde(rename = "times_ms", with = "Stored::<ByColor<Duration>>")]
                times: ByColor<Duration>,
            },
        }

        impl From<StoredAnswer> for Answer {
            fn from(stored: StoredAnswer) -> Answer {
                match stored {
                    $(StoredAnswer::$word => Word::$word.into(),)+
                    $(StoredAnswer::$other => Word::$other.into(),)+
                    StoredAnswer::Penalty { penalty } => penalty.into(),
                    StoredAnswer::Points { points } => Answer {
                        word: Word::Points,
                        filling: Some(Filling::Points(points)),
                    },
                    StoredAnswer::ClockCorrected { times } => Answer {
                        word: Word::ClockCorrected,
                        filling: Some(Filling::Clock(times)),
                    },
                    StoredAnswer::ClockBefore { times } => Answer {
                        word: Word::ClockBefore,
                        filling: Some(Filling::Clock(times)),
                    },
                    StoredAnswer::ClockSet { times } => Answer {
                        word: Word::ClockSet,
                        filling: Some(Filling::Clock(times)),
                    },
                    StoredAnswer::ExtraTime { times } => Answer {
                        word: Word::ExtraTime,
                        filling: Some(Filling::Clock(times)),
                    },
                }
            }
        }

        impl From<Answer> for StoredAnswer {
            fn from(answer: Answer) -> StoredAnswer {
                match (answer.word, answer.penalty()) {
                    (_, Some(penalty)) => StoredAnswer::Penalty { penalty },
                    $((Word::$word, None) => StoredAnswer::$word,)+
                    $((Word::$other, None) => StoredAnswer::$other,)+
                    (Word::ClockCorrected, None) => StoredAnswer::ClockCorrected { times: answer.clock() },
                    (Word::ClockBefore, None) => StoredAnswer::ClockBefore { times: answer.clock() },
                    (Word::ClockSet, None) => StoredAnswer::ClockSet { times: answer.clock() },
                    (Word::ExtraTime, None) => StoredAnswer::ExtraTime { times: answer.clock() },
                    // The rest are penalties.
                    (_, None) => StoredAnswer::Points {
                        points: match answer.filling {
                            Some(Filling::Points(points)) => points,
                            _ => ByColor::new(Score::ZERO, Score::ZERO),
                        },
                    },
                }
            }
        }
    };
}

answers! {
    {
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
        /// There is nothing to penalise.
        NoPenalty,
    }
    {
        /// It is allowed.
        Allowed,
        /// It is not allowed.
        Refused,
        /// It is corrected.
        Corrected,
        /// It was done as the Laws say.
        Done,
        /// Yes.
        Yes,
        /// No.
        No,
        /// A new game is played.
        NewGame,
        /// The clock is left as it is.
        ClockLeft,
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
        /// The opponent cannot win by normal means.
        CannotWin,
        /// The opponent makes no effort to win by normal means.
        NoEffort,
        /// Both.
        BothGrounds,
        /// Whoever did it is sent out of the venue.
        SentOut,
        /// Whoever did it may stay.
        LetStay,
        /// Nobody gets extra time.
        NoExtraTime,
        /// It cannot be established.
        CannotTell,
    }
}

impl Store for Answer {
    type Shape = StoredAnswer;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StoredAnswer::from(*self).serialize(serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Answer, D::Error> {
        StoredAnswer::deserialize(deserializer).map(Answer::from)
    }
}

impl From<Choice> for StoredAnswer {
    fn from(choice: Choice) -> StoredAnswer {
        match choice.blank {
            // What the opponent scores is left out, and so is as it is proposed.
            Some(Blank::OpponentScore { .. }) => Answer::from(choice.word).into(),
            _ => choice.proposal().into(),
        }
    }
}

impl StoredAnswer {
    /// What may be answered. Version 1 does not store how much may be filled in: that is for the game's provisions.
    pub(super) fn choice(self, provisions: &Provisions) -> Choice {
        let answer = Answer::from(self);
        if answer.word == Word::LossOfGame {
            return Choice {
                word: answer.word,
                blank: Some(PermittedPoints::opponent_score(provisions)),
            };
        }
        let blank = answer.filling.map(|filling| match filling {
            Filling::Clock(_) if answer.word == Word::ExtraTime => Blank::ExtraTime,
            Filling::Clock(proposed) => Blank::Clock { proposed },
            Filling::Time(time) => Blank::Time {
                proposed: (time > Duration::ZERO).then_some(time),
            },
            Filling::Score(_) => {
                let most = most_points(provisions);
                let amount = match answer.word {
                    Word::OpponentPoints => points::amount(provisions, |amount| Penalty::OpponentPoints { amount }),
                    _ => points::amount(provisions, |amount| Penalty::OffenderPoints { amount }),
                };
                amount.unwrap_or(Blank::Score { most, among: None })
            }
            Filling::Points(proposed) => Blank::Points {
                proposed,
                permitted: PermittedPoints::of(provisions),
            },
        });
        Choice {
            word: answer.word,
            blank,
        }
    }
}

/// Where the blank of a choice stands in the act that answers with it.
pub(crate) fn place(blank: Blank) -> &'static str {
    match blank {
        Blank::Clock { .. } | Blank::ExtraTime => "/answer/times_ms",
        Blank::Time { .. } => "/answer/penalty/amount_ms",
        Blank::Score { .. } => "/answer/penalty/amount",
        Blank::OpponentScore { .. } => "/answer/penalty/opponent",
        Blank::Points { .. } => "/answer/points",
    }
}
