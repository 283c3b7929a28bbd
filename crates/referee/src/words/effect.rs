//! What rulings change, and how games end.

use jadoube_board::{Color, Position};
use jadoube_words::FluentValue;

use crate::entry::{Effect, Ending, Outcome};
use crate::game::Game;
use crate::words::Words;
use crate::words::value::{points, shown};

impl Words {
    /// An effect in a line of a list: `Black's time: +2:00`. Moves are moves of the position.
    #[must_use]
    pub fn effect(&self, effect: &Effect, position: &Position) -> String {
        let of = |name: &str, color: Color| self.sentence(name, [("player", self.player(color).into())]);
        let with = |name: &str, color: Color, what: &'static str, value: String| {
            self.sentence(name, [("player", self.player(color).into()), (what, value.into())])
        };
        match effect {
            Effect::Ended(outcome) => {
                let ending = self.ending(outcome.ending).into();
                self.sentence(
                    "effect-ended",
                    [("ending", ending), ("points", points(outcome.points).into())],
                )
            }
            Effect::ClockPaused => self.word("effect-clock-paused"),
            Effect::ClockStarted => self.word("effect-clock-started"),
            Effect::TimeAdded(color, time) => with("effect-time-added", *color, "time", shown(*time)),
            Effect::TimeTaken(color, time) => with("effect-time-taken", *color, "time", shown(*time)),
            Effect::PeriodBegun(color) => of("effect-period-begun", *color),
            Effect::Completed(color) => of("effect-completed", *color),
            Effect::OfferStands(color) => of("effect-offer-stands", *color),
            Effect::OfferLapsed(color) => of("effect-offer-lapsed", *color),
            Effect::ClaimForfeited(color) => of("effect-claim-forfeited", *color),
            Effect::MustPlay(color, attempt) => {
                with("effect-must-play", *color, "move", self.written(*attempt, position))
            }
            Effect::MustMovePiece(color, attempt) => {
                with("effect-must-move-piece", *color, "square", attempt.from.to_string())
            }
            Effect::QuestionLapsed(no) => self.sentence("effect-question-lapsed", [("question", no.get().into())]),
            Effect::Penalised(color, penalty) => with("effect-penalised", *color, "penalty", self.penalty(*penalty)),
            Effect::DrawConsented => self.word("effect-draw-consented"),
            Effect::ScoresheetShown(color) => of("effect-scoresheet-shown", *color),
        }
    }

    /// What ended a game: `Checkmate by White`.
    #[must_use]
    pub fn ending(&self, ending: Ending) -> String {
        let of = |name: &str, color: Color| self.sentence(name, [("player", self.player(color).into())]);
        match ending {
            Ending::Checkmate(color) => of("ending-checkmate", color),
            Ending::Stalemate => self.word("ending-stalemate"),
            Ending::DeadPosition => self.word("ending-dead-position"),
            Ending::Resignation(color) => of("ending-resignation", color),
            Ending::ResignationDrawn(color) => of("ending-resignation-drawn", color),
            Ending::Agreement => self.word("ending-agreement"),
            Ending::Threefold => self.word("ending-threefold"),
            Ending::FiftyMoves => self.word("ending-fifty-moves"),
            Ending::Fivefold => self.word("ending-fivefold"),
            Ending::SeventyFiveMoves => self.word("ending-seventy-five-moves"),
            Ending::Time(color) => of("ending-time", color),
            Ending::TimeDrawn(color) => of("ending-time-drawn", color),
            Ending::BothFlags => self.word("ending-both-flags"),
            Ending::Absence(color) => of("ending-absence", color),
            Ending::AbsenceOfBoth => self.word("ending-absence-of-both"),
            Ending::Penalty(color) => of("ending-penalty", color),
            Ending::Arbiter => self.word("ending-arbiter"),
            Ending::Signed => self.word("ending-signed"),
        }
    }

    /// What is said after the sentence of a ruling: the effects that a player must know of at once.
    pub(super) fn told(&self, effects: &[Effect], game: &Game, position: &Position) -> Vec<String> {
        // A penalty is named with its size, so its time is told already.
        let penalised = effects.iter().any(|effect| matches!(effect, Effect::Penalised(..)));
        let tell = |effect: &Effect| {
            let with = |name: &str, color: Color, what: &'static str, value: String| {
                Some(self.sentence(name, [("player", self.player(color).into()), (what, value.into())]))
            };
            match effect {
                Effect::Ended(outcome) => Some(self.result(*outcome, game)),
                Effect::TimeAdded(_, time) | Effect::TimeTaken(_, time) if penalised || time.is_zero() => None,
                Effect::TimeAdded(color, time) => with("told-time-added", *color, "time", self.time(*time)),
                Effect::TimeTaken(color, time) => with("told-time-taken", *color, "time", self.time(*time)),
                Effect::MustPlay(color, attempt) => {
                    with("told-must-play", *color, "move", self.written(*attempt, position))
                }
                Effect::MustMovePiece(color, attempt) => {
                    with("told-must-move-piece", *color, "square", attempt.from.to_string())
                }
                _ => None,
            }
        };
        effects.iter().filter_map(tell).collect()
    }

    /// Who has won, by the points that a win, a draw and a loss score in this game.
    fn result(&self, outcome: Outcome, game: &Game) -> String {
        let scale = game.provisions().points.value;
        let score: FluentValue<'static> = points(outcome.points).into();
        let wins = |color: Color| outcome.points[color] == scale.win && outcome.points[!color] == scale.loss;
        if let Some(winner) = [Color::White, Color::Black].into_iter().find(|color| wins(*color)) {
            return self.sentence("told-wins", [("player", self.player(winner).into()), ("points", score)]);
        }
        let both = |each| outcome.points.white == each && outcome.points.black == each;
        let name = if both(scale.draw) {
            "told-drawn"
        } else if both(scale.loss) {
            "told-both-lose"
        } else {
            "told-result"
        };
        self.sentence(name, [("points", score)])
    }
}
