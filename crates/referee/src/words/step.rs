//! What the arbiter does about a ruling.

use jadoube_board::Color;

use crate::entry::{Effect, Ruling};
use crate::game::Game;
use crate::keys::RESTORE;
use crate::words::Words;
use crate::words::value::{points, shown};

/// When the hands do something about a ruling: the steps of a ruling are in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Stop the clocks.
    Stop,
    /// See to the board.
    Board,
    /// See to the clocks.
    Clocks,
    /// See to the players.
    Players,
    /// Let play go on.
    Start,
    /// Write something down.
    Note,
}

impl Words {
    /// What the arbiter does about an effect of a ruling, and when: `Add 2 minutes to Black's clock.` Nothing, if there is
    /// nothing to do. Moves are moves of the position that stands in the game.
    #[must_use]
    pub fn step(&self, effect: &Effect, ruling: &Ruling, game: &Game) -> Option<(Stage, String)> {
        use Stage::{Board as OnBoard, Clocks, Note, Players, Start, Stop};
        let board = game.board();
        let of = |name: &str, color: Color| self.sentence(name, [("player", self.player(color).into())]);
        let with = |name: &str, color: Color, what: &'static str, value: String| {
            self.sentence(name, [("player", self.player(color).into()), (what, value.into())])
        };
        Some(match effect {
            Effect::Ended(outcome) => {
                let points = points(outcome.points).into();
                (Note, self.sentence("step-result", [("points", points)]))
            }
            Effect::ResultChanged { points: changed } => (
                Note,
                self.sentence("step-result", [("points", points(*changed).into())]),
            ),
            Effect::ClockPaused => (Stop, self.step_to_stop()),
            Effect::ClockStarted => (Start, self.word("step-clock-started")),
            Effect::ClockStartedFor { player } => (Start, of("step-clock-started-for", *player)),
            Effect::TimeAdded { player, amount } => {
                (Clocks, with("step-time-added", *player, "time", self.time(*amount)))
            }
            Effect::TimeTaken { player, amount } => {
                (Clocks, with("step-time-taken", *player, "time", self.time(*amount)))
            }
            Effect::ClockSet { times } => {
                let [white, black] = [times.white, times.black].map(shown);
                let set = self.sentence("step-clock-set", [("white", white.into()), ("black", black.into())]);
                (Clocks, set)
            }
            Effect::IncrementSet { amount } => {
                let time = self.time(*amount).into();
                (Clocks, self.sentence("step-increment-set", [("time", time)]))
            }
            Effect::CounterSet { player, moves, .. } => {
                (Clocks, with("step-counter-set", *player, "count", moves.to_string()))
            }
            Effect::PeriodBegun { player } => (Clocks, of("step-period-begun", *player)),
            Effect::Restored { .. } => (OnBoard, self.step_to_restore(ruling, game)),
            Effect::PiecesPutBack => (OnBoard, self.word("step-pieces-back")),
            Effect::MustRestorePieces { player } => (OnBoard, of("step-restores", *player)),
            Effect::MoveTakenBack { player } => (OnBoard, of("step-move-taken-back", *player)),
            Effect::Annulled => (OnBoard, self.word("step-new-game")),
            Effect::TwoBoardsUsed { .. } => (OnBoard, self.word("step-two-boards")),
            Effect::BoardsAgree => (OnBoard, self.word("step-boards-agree")),
            Effect::PieceReplaced { .. } => (OnBoard, self.effect(effect, board)),
            Effect::IllegalMoveStands { .. } => (OnBoard, self.word("step-illegal-move-stands")),
            Effect::MustPlay { player, attempt } => {
                let mv = self.written(*attempt, board);
                (Players, with("step-must-play", *player, "move", mv))
            }
            Effect::MustMovePiece { player, attempt } => {
                let square = attempt.from.to_string();
                (Players, with("step-must-move-piece", *player, "square", square))
            }
            Effect::MustCapture { player, square } => {
                let square = square.to_string();
                (Players, with("step-must-capture", *player, "square", square))
            }
            Effect::OfferStands { player } => (Players, of("step-offer-stands", *player)),
            Effect::OfferLapsed { player } => (Players, of("step-offer-lapsed", *player)),
            Effect::ClaimForfeited { player } => (Players, of("step-claim-forfeited", *player)),
            Effect::ScoresheetShown { player } => (Players, of("step-scoresheet-shown", *player)),
            Effect::MustCompleteSheet { player } => (Players, of("step-complete-sheet", *player)),
            Effect::MustHandInSheet { player } => (Players, of("step-hand-in-sheet", *player)),
            Effect::WriterAccepted { player } => (Players, of("step-writer", *player)),
            Effect::AssistantHas { player, duties } if duties.is_empty() => (Players, of("step-no-assistant", *player)),
            Effect::AssistantHas { player, duties } => {
                (Players, with("step-assistant", *player, "duties", self.duties(duties)))
            }
            Effect::SentOut { who } => {
                let person = self.person(*who).into();
                (Players, self.sentence("step-leaves", [("person", person)]))
            }
            Effect::DrawConsented => (Players, self.word("step-consent")),
            Effect::IncrementRequested { player } => (Players, of("step-increment-requested", *player)),
            Effect::MustSeal { player } => (Players, of("step-seal", *player)),
            Effect::Adjourned => (Players, self.word("step-adjourned")),
            Effect::ArbiterWaits => (Players, self.word("step-waits")),
            Effect::WaitEnded => (Players, self.word("step-wait-ended")),
            Effect::DecisionPostponed { player, .. } => (Players, of("step-postponed", *player)),
            Effect::IllegalMoveCounted { player, number, .. } => {
                (Note, with("step-illegal-move", *player, "number", number.to_string()))
            }
            Effect::Penalised { player, penalty } => {
                (Note, with("step-penalty", *player, "penalty", self.penalty(*penalty)))
            }
            Effect::Completed { player } => (Note, of("step-completed", *player)),
            Effect::MovesCounted { player, moves } => {
                (Note, with("step-moves-counted", *player, "count", moves.to_string()))
            }
            Effect::SheetNotEvidence { player } => (Note, of("step-not-evidence", *player)),
            Effect::AppealAdmitted { .. } => (Note, self.word("step-appeal")),
            Effect::ClaimReferred { player, .. } => (Note, of("step-referred", *player)),
            Effect::MovesPutIn { moves } => {
                let count = moves.len().into();
                (Note, self.sentence("step-moves-put-in", [("count", count)]))
            }
            Effect::QuestionLapsed { .. }
            | Effect::Waits { .. }
            | Effect::DecisionTaken { .. }
            | Effect::PenaltyWithdrawn { .. } => return None,
        })
    }

    /// The position before an illegal move is put back by a provision of its own; the other rulings that restore one name theirs.
    fn step_to_restore(&self, ruling: &Ruling, game: &Game) -> String {
        let rests_on_it = ruling.key == RESTORE || ruling.also_by.contains(&RESTORE);
        match game.provisions().citation(RESTORE).filter(|_| rests_on_it) {
            Some(citation) => {
                let article = self.citation(&citation).into();
                self.sentence("step-position-back-by", [("article", article)])
            }
            None => self.word("step-position-back"),
        }
    }

    /// What the arbiter does before anything else at the board.
    #[must_use]
    pub fn step_to_stop(&self) -> String {
        self.word("step-stop-clocks")
    }

    /// What the arbiter does when play goes on after the clocks were stopped.
    #[must_use]
    pub fn step_to_restart(&self) -> String {
        self.word("step-restart-clocks")
    }
}
