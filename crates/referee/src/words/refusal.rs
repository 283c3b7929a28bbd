//! Why an event cannot happen now.

use crate::admit::Refusal;
use crate::game::Game;
use crate::words::Words;
use crate::words::value::title;

impl Words {
    /// Why an event cannot happen now. Why a move is illegal is for its breaches to say.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, game: &Game) -> String {
        let name = match refusal {
            Refusal::NotLater => "refusal-not-later",
            Refusal::NotTheirs(_) => "refusal-not-theirs",
            Refusal::NotWatched => "refusal-not-watched",
            Refusal::NotBegun => "refusal-not-begun",
            Refusal::BegunAlready => "refusal-begun-already",
            Refusal::Over => "refusal-over",
            Refusal::NotOver => "refusal-not-over",
            Refusal::ArrivedAlready => "refusal-arrived-already",
            Refusal::Interrupted => "refusal-interrupted",
            Refusal::NotInterrupted => "refusal-not-interrupted",
            Refusal::Held(no) => return self.sentence("refusal-held", [("question", no.get().into())]),
            Refusal::NotTheMove => "refusal-not-the-move",
            Refusal::Illegal(_) => "refusal-illegal",
            Refusal::BoundToMove(_, attempt) => {
                let written = self.written(*attempt, game.board());
                return self.sentence("refusal-bound-to-move", [("move", written.into())]);
            }
            Refusal::BoundToPiece(_, square) => {
                let square = square.to_string();
                return self.sentence("refusal-bound-to-piece", [("square", square.into())]);
            }
            Refusal::NoClock => "refusal-no-clock",
            Refusal::ClockNotRunning => "refusal-clock-not-running",
            Refusal::FlagUp(color) => {
                return self.sentence("refusal-flag-up", [("player", self.player(*color).into())]);
            }
            Refusal::NoFlag => "refusal-no-flag",
            Refusal::FirstFlagUp(color) => {
                return self.sentence("refusal-first-flag-up", [("player", self.player(*color).into())]);
            }
            Refusal::NothingThere => "refusal-nothing-there",
            Refusal::NothingHeld => "refusal-nothing-held",
            Refusal::Guarded => "refusal-guarded",
            Refusal::NothingDisplaced => "refusal-nothing-displaced",
            Refusal::NoClaimFile => "refusal-no-claim-file",
            Refusal::NobodyNamed => "refusal-nobody-named",
            Refusal::NoSuchMove => "refusal-no-such-move",
            Refusal::NoQuestion => "refusal-no-question",
            Refusal::AnswerNotPermitted(choices) => {
                let choices = choices.iter().map(|choice| format!("“{}”", self.choice(choice)));
                let choices = self.book.list(choices.collect());
                return self.sentence("refusal-answer-not-permitted", [("answers", choices.into())]);
            }
            Refusal::NotFilledIn(blank) => {
                return self.sentence("refusal-not-filled-in", [("blank", self.blank(blank).into())]);
            }
            Refusal::NothingToFillIn => "refusal-nothing-to-fill-in",
            Refusal::OutOfBounds(blank) => {
                return self.sentence("refusal-out-of-bounds", [("blank", self.blank(blank).into())]);
            }
            Refusal::NoRuling => "refusal-no-ruling",
            Refusal::NothingToOverrule => "refusal-nothing-to-overrule",
            Refusal::PointsNotPermitted(key) => {
                return self.sentence("refusal-points-not-permitted", [("provision", title(*key).into())]);
            }
            Refusal::NoAppeal => "refusal-no-appeal",
            Refusal::NotOfIncident => "refusal-not-of-incident",
            Refusal::NotRaisable(key) => {
                return self.sentence("refusal-not-raisable", [("provision", title(*key).into())]);
            }
            Refusal::NotWritten => "refusal-not-written",
            Refusal::NothingBorrowed => "refusal-nothing-borrowed",
            Refusal::TrackLost => "refusal-track-lost",
            Refusal::TrackKept => "refusal-track-kept",
            Refusal::Adjourned => "refusal-adjourned",
            Refusal::NotAdjourned => "refusal-not-adjourned",
            Refusal::ToSeal => "refusal-to-seal",
            Refusal::NotToSeal => "refusal-not-to-seal",
            Refusal::NoEnvelope => "refusal-no-envelope",
            Refusal::EnvelopeClosed => "refusal-envelope-closed",
            Refusal::CommitmentDiffers => "refusal-commitment-differs",
            Refusal::NoSalt => "refusal-no-salt",
            Refusal::NoCommitment => "refusal-no-commitment",
            Refusal::SessionEndUntold => "refusal-session-end-untold",
            Refusal::SessionOver => "refusal-session-over",
            Refusal::NoPosition => "refusal-no-position",
            Refusal::OneBoard => "refusal-one-board",
            Refusal::NotDrawnSo => "refusal-not-drawn-so",
            Refusal::OtherStart => "refusal-other-start",
        };
        self.word(name)
    }
}
