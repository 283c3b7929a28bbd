//! What rulings change, and how games end.

use jadoube_board::{Attempt, Color, Piece, Rank, Role};
use jadoube_words::FluentValue;

use crate::act::Duty;
use crate::entry::{Effect, Ending, Outcome};
use crate::forfeit::Forfeit;
use crate::game::{Board, Game};
use crate::words::Words;
use crate::words::value::{points, shown};

impl Words {
    /// An effect in a line of a list: `Black's time: +2:00`. Moves are moves of the position.
    #[must_use]
    pub fn effect(&self, effect: &Effect, board: Board<'_>) -> String {
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
            Effect::TimeAdded { player, amount } => with("effect-time-added", *player, "time", shown(*amount)),
            Effect::TimeTaken { player, amount } => with("effect-time-taken", *player, "time", shown(*amount)),
            Effect::PeriodBegun { player } => of("effect-period-begun", *player),
            Effect::Completed { player } => of("effect-completed", *player),
            Effect::OfferStands { player } => of("effect-offer-stands", *player),
            Effect::OfferLapsed { player } => of("effect-offer-lapsed", *player),
            Effect::ClaimForfeited { player } => of("effect-claim-forfeited", *player),
            Effect::MustPlay { player, attempt } if is_open_promotion(*attempt, board) => {
                with("effect-must-promote", *player, "square", attempt.to.to_string())
            }
            Effect::MustPlay { player, attempt } => {
                with("effect-must-play", *player, "move", self.written(*attempt, board))
            }
            Effect::MustMovePiece { player, attempt } => {
                with("effect-must-move-piece", *player, "square", attempt.from.to_string())
            }
            Effect::MustCapture { player, square } => {
                with("effect-must-capture", *player, "square", square.to_string())
            }
            Effect::Restored { to } => self.sentence("effect-restored", [("entry", to.get().into())]),
            Effect::PiecesPutBack => self.word("effect-pieces-put-back"),
            Effect::MoveTakenBack { player } => of("effect-move-taken-back", *player),
            Effect::PieceReplaced { square, piece } => self.sentence(
                "effect-piece-replaced",
                [("square", square.to_string().into()), ("piece", role(*piece).into())],
            ),
            Effect::IllegalMoveCounted { player, number, .. } => self.sentence(
                "effect-illegal-move-counted",
                [("player", self.player(*player).into()), ("number", (*number).into())],
            ),
            Effect::IllegalMoveStands { entry } => {
                self.sentence("effect-illegal-move-stands", [("entry", entry.get().into())])
            }
            Effect::QuestionLapsed { question } => {
                self.sentence("effect-question-lapsed", [("question", question.get().into())])
            }
            Effect::Waits { question, .. } => self.sentence("effect-waits", [("question", question.get().into())]),
            Effect::Penalised { player, penalty } => {
                with("effect-penalised", *player, "penalty", self.penalty(*penalty))
            }
            Effect::DrawConsented => self.word("effect-draw-consented"),
            Effect::Annulled => self.word("effect-annulled"),
            Effect::ClockSet { times } => {
                let [white, black] = [times.white, times.black].map(shown);
                self.sentence("effect-clock-set", [("white", white.into()), ("black", black.into())])
            }
            Effect::CounterSet { player, moves, .. } => {
                let player = self.player(*player).into();
                self.sentence("effect-counter-set", [("player", player), ("count", (*moves).into())])
            }
            Effect::ArbiterWaits => self.word("effect-arbiter-waits"),
            Effect::WaitEnded => self.word("effect-wait-ended"),
            Effect::MustRestorePieces { player } => of("effect-must-restore-pieces", *player),
            Effect::ScoresheetShown { player } => of("effect-scoresheet-shown", *player),
            Effect::DecisionPostponed { player, .. } => of("effect-decision-postponed", *player),
            Effect::DecisionTaken { player } => of("effect-decision-taken", *player),
            Effect::IncrementRequested { player } => of("effect-increment-requested", *player),
            Effect::IncrementSet { amount } => self.sentence("effect-increment-set", [("time", shown(*amount).into())]),
            Effect::ClaimReferred { player, .. } => of("effect-claim-referred", *player),
            Effect::PenaltyWithdrawn { ruling } => {
                self.sentence("effect-penalty-withdrawn", [("ruling", ruling.get().into())])
            }
            Effect::AppealAdmitted { ruling } => {
                self.sentence("effect-appeal-admitted", [("ruling", ruling.get().into())])
            }
            Effect::SentOut { who } => self.sentence("effect-sent-out", [("person", self.person(*who).into())]),
            Effect::ResultChanged { points: changed } => {
                self.sentence("effect-result-changed", [("points", points(*changed).into())])
            }
            Effect::MustCompleteSheet { player } => of("effect-must-complete-sheet", *player),
            Effect::MustHandInSheet { player } => of("effect-must-hand-in-sheet", *player),
            Effect::SheetNotEvidence { player } => of("effect-sheet-not-evidence", *player),
            Effect::TwoBoardsUsed { player } => of("effect-two-boards-used", *player),
            Effect::AssistantHas { player, duties } if duties.is_empty() => of("effect-assistant-has-nothing", *player),
            Effect::AssistantHas { player, duties } => {
                with("effect-assistant-has", *player, "duties", self.duties(duties))
            }
            Effect::BoardsAgree => self.word("effect-boards-agree"),
            Effect::WriterAccepted { player } => of("effect-writer-accepted", *player),
            Effect::MustSeal { player } => of("effect-must-seal", *player),
            Effect::Adjourned => self.word("effect-adjourned"),
            Effect::ClockStartedFor { player } => of("effect-clock-started-for", *player),
            Effect::MovesPutIn { moves } => self.sentence("effect-moves-put-in", [("count", moves.len().into())]),
            Effect::MovesCounted { player, moves } => {
                let player = self.player(*player).into();
                self.sentence("effect-moves-counted", [("player", player), ("count", (*moves).into())])
            }
        }
    }

    /// What an assistant does, as a list.
    pub(crate) fn duties(&self, duties: &[Duty]) -> String {
        let each = duties.iter().map(|duty| match duty {
            Duty::MakingMoves => self.word("duty-making-moves"),
            Duty::Announcing => self.word("duty-announcing"),
            Duty::RecordingAndClock => self.word("duty-recording-and-clock"),
            Duty::Informing => self.word("duty-informing"),
            Duty::Claiming => self.word("duty-claiming"),
            Duty::Adjournment => self.word("duty-adjournment"),
        });
        self.book.list(each.collect())
    }

    /// That a game does not count: `The game is annulled, and a new one is played`.
    #[must_use]
    pub fn annulled(&self) -> String {
        self.word("effect-annulled")
    }

    /// That the result of a game is the one that a file gives, and nothing is known of how it ended.
    #[must_use]
    pub fn ending_in_file(&self) -> String {
        self.word("ending-in-file")
    }

    /// What ended a game: `Checkmate by White`.
    #[must_use]
    pub fn ending(&self, ending: Ending) -> String {
        let of = |name: &str, color: Color| self.sentence(name, [("player", self.player(color).into())]);
        match ending {
            Ending::Checkmate { player } => of("ending-checkmate", player),
            Ending::Stalemate => self.word("ending-stalemate"),
            Ending::DeadPosition => self.word("ending-dead-position"),
            Ending::Resignation { player } => of("ending-resignation", player),
            Ending::ResignationDrawn { player } => of("ending-resignation-drawn", player),
            Ending::Agreement => self.word("ending-agreement"),
            Ending::Threefold => self.word("ending-threefold"),
            Ending::FiftyMoves => self.word("ending-fifty-moves"),
            Ending::Fivefold => self.word("ending-fivefold"),
            Ending::SeventyFiveMoves => self.word("ending-seventy-five-moves"),
            Ending::Time { player } => of("ending-time", player),
            Ending::TimeDrawn { player } => of("ending-time-drawn", player),
            Ending::BothFlags => self.word("ending-both-flags"),
            Ending::IllegalMoves { player } => of("ending-illegal-moves", player),
            Ending::IllegalMovesDrawn { player } => of("ending-illegal-moves-drawn", player),
            Ending::Absence { player } => of("ending-absence", player),
            Ending::AbsenceOfBoth => self.word("ending-absence-of-both"),
            Ending::Penalty { player } => of("ending-penalty", player),
            Ending::Arbiter => self.word("ending-arbiter"),
            Ending::Signed => self.word("ending-signed"),
            Ending::IllegalPosition => self.word("ending-illegal-position"),
            Ending::Quickplay => self.word("ending-quickplay"),
            Ending::PenaltyOfBoth => self.word("ending-penalty-of-both"),
            Ending::SealedMove { player } => of("ending-sealed-move", player),
            Ending::SealedMoveDrawn { player } => of("ending-sealed-move-drawn", player),
        }
    }

    /// What is said after the sentence of a ruling: the effects that a player must know of at once.
    pub(super) fn told(&self, effects: &[Effect], game: &Game, board: Board<'_>) -> Vec<String> {
        // A penalty is named with its size, so its time is told already.
        let penalised = effects.iter().any(|effect| matches!(effect, Effect::Penalised { .. }));
        let tell = |effect: &Effect| {
            let with = |name: &str, color: Color, what: &'static str, value: String| {
                Some(self.sentence(name, [("player", self.player(color).into()), (what, value.into())]))
            };
            match effect {
                Effect::Ended(outcome) => Some(self.result(*outcome, game)),
                Effect::Annulled => Some(self.word("told-annulled")),
                Effect::ClockSet { times } => {
                    let [white, black] = [times.white, times.black].map(shown);
                    Some(self.sentence("told-clock-set", [("white", white.into()), ("black", black.into())]))
                }
                Effect::TimeAdded { amount, .. } | Effect::TimeTaken { amount, .. }
                    if penalised || amount.is_zero() || game.has_no_clock() =>
                {
                    None
                }
                Effect::IncrementSet { amount } => {
                    Some(self.sentence("told-increment-set", [("time", self.time(*amount).into())]))
                }
                Effect::TimeAdded { player, amount } => with("told-time-added", *player, "time", self.time(*amount)),
                Effect::TimeTaken { player, amount } => with("told-time-taken", *player, "time", self.time(*amount)),
                Effect::MustPlay { player, attempt } if is_open_promotion(*attempt, board) => {
                    with("told-must-promote", *player, "square", attempt.to.to_string())
                }
                Effect::MustPlay { player, attempt } => {
                    with("told-must-play", *player, "move", self.written(*attempt, board))
                }
                Effect::MustMovePiece { player, attempt } => {
                    with("told-must-move-piece", *player, "square", attempt.from.to_string())
                }
                Effect::MustCapture { player, square } => {
                    with("told-must-capture", *player, "square", square.to_string())
                }
                Effect::ResultChanged { points: changed } => {
                    Some(self.sentence("told-result-changed", [("points", points(*changed).into())]))
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
        if let Some(forfeit) = game.forfeit_by(outcome) {
            let mark: FluentValue<'static> = forfeit.to_string().into();
            let winner = match forfeit {
                Forfeit::WhiteWins => self.player(Color::White),
                Forfeit::BlackWins => self.player(Color::Black),
                Forfeit::BothLose => return self.sentence("told-both-forfeit", [("mark", mark)]),
            };
            return self.sentence("told-wins-by-forfeit", [("player", winner.into()), ("mark", mark)]);
        }
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

/// Whether a pawn goes to the last rank, and may become any piece.
fn is_open_promotion(attempt: Attempt, board: Board<'_>) -> bool {
    let is_pawn = board
        .piece_at(attempt.from)
        .is_some_and(|piece| piece.role == Role::Pawn && attempt.to.rank() == Rank::EIGHT.seen_by(piece.color));
    is_pawn && attempt.promotion.is_none()
}

/// The name by which a sentence chooses its word for a piece.
pub(super) fn role(piece: Piece) -> &'static str {
    kind(piece.role)
}

/// The name of a kind of piece, by which sentences choose.
pub(super) fn kind(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}
