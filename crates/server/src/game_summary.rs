//! What the list of games shows of a game. It is stored beside the record, which then need not be read for the list.

use jadoube_referee::Referee;
use jadoube_referee::wire::Heading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::view::{self, PhaseView};

/// A game in the list, by what its record says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct GameSummary {
    /// The player of the white pieces.
    white: Option<String>,
    /// The player of the black pieces.
    black: Option<String>,
    /// The competition.
    event: Option<String>,
    /// The round.
    round: Option<String>,
    /// The board.
    board: Option<String>,
    /// The phase of the game.
    phase: PhaseView,
    /// The result, once there is one, as PGN writes it: `1-0`, `1/2-1/2`.
    result: Option<String>,
    /// The mark of a game that was not played, where the edition has such marks: `+/-`, `-/+` or `-/-`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    forfeit: Option<String>,
    /// How many half-moves were made.
    plies: usize,
}

impl GameSummary {
    pub(crate) fn of(referee: &Referee, heading: &Heading) -> GameSummary {
        let game = referee.game();
        GameSummary {
            white: heading.white.clone(),
            black: heading.black.clone(),
            event: heading.event.clone(),
            round: heading.round.clone(),
            board: heading.board.clone(),
            phase: view::phase(game, heading),
            result: view::outcome(game, heading),
            forfeit: game.forfeit().map(|forfeit| forfeit.to_string()),
            plies: game.plies().len(),
        }
    }

    /// As it is stored. `None` if it cannot be written, and the record is read for the list then.
    pub(crate) fn to_text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// As it was stored. `None` if another version wrote it otherwise.
    pub(crate) fn from_text(text: &str) -> Option<GameSummary> {
        serde_json::from_str(text).ok()
    }

    /// Whether nothing happens in the game until somebody asks for it: no clock of it runs, and no time that was agreed on
    /// comes.
    pub(crate) fn can_wait(&self) -> bool {
        matches!(self.phase, PhaseView::Awaited | PhaseView::Ended)
    }
}
