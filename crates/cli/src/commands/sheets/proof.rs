//! Whether a claim of a draw stands in scoresheets, and by which moves.

use jadoube_board::Position;
use jadoube_referee::sheet::{Compared, Place, compare, fifty_moves, occurrences};
use serde::Serialize;

use super::written::WrittenGame;
use super::{CompareSheets, DrawClaim, numbered};
use crate::cited::Cited;
use crate::problem::Problem;
use crate::words::{say, spoken};

/// A claim, and what the moves show.
#[derive(Debug, Serialize)]
pub(super) struct Proof {
    pub(super) claim: DrawClaim,
    /// The scoresheet that shows it by itself, where they part before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) file: Option<String>,
    pub(super) stands: bool,
    /// How often the position has occurred, or how many moves each player has made without a capture or a pawn move.
    pub(super) count: u32,
    /// The moves after which the position occurred, or the last capture or pawn move; `start` is the start.
    pub(super) after: Vec<String>,
    /// The moves after which the same pieces stood there with other rights.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) alike: Vec<String>,
    pub(super) provision: Cited,
}

/// What the claim comes to, by the moves that the scoresheets show together or, where these do not reach, by each alone.
pub(super) fn claims(
    games: &[WrittenGame],
    compared: &Compared,
    start: &Position,
    asked: &CompareSheets,
) -> Result<Vec<Proof>, Problem> {
    let Some(claim) = asked.claim else {
        return Ok(Vec::new());
    };
    let wanted = asked
        .after
        .map(|place| place.ply(start).map_or(0, |ply| ply as usize + 1));
    let reaches = |compared: &Compared| wanted.is_none_or(|wanted| wanted <= compared.moves.len());
    let parts = compared.parting.is_some();
    if reaches(compared) && (!parts || wanted.is_some()) {
        return Ok(vec![prove(claim, None, compared, wanted, asked)]);
    }
    let alone = games.iter().filter_map(|game| {
        let compared = compare(start, &[&game.sheet]);
        reaches(&compared).then(|| prove(claim, Some(game.name.clone()), &compared, wanted, asked))
    });
    let alone: Vec<Proof> = alone.collect();
    match (alone.is_empty(), asked.after) {
        (true, Some(place)) => Err(too_far(place, compared, asked)),
        _ => Ok(alone),
    }
}

fn prove(
    claim: DrawClaim,
    file: Option<String>,
    compared: &Compared,
    after: Option<usize>,
    asked: &CompareSheets,
) -> Proof {
    let until = after.unwrap_or(compared.moves.len());
    let positions = &compared.positions[..=until];
    let named = |after: u32| match (after as usize).checked_sub(1) {
        Some(index) => numbered(compared, index, asked.language),
        None => "start".to_owned(),
    };
    let editions = &asked.editions.0;
    match claim {
        DrawClaim::Threefold => {
            let found = occurrences(positions);
            let count = u32::try_from(found.after.len()).unwrap_or(u32::MAX);
            Proof {
                claim,
                file,
                stands: count >= 3,
                count,
                after: found.after.into_iter().map(named).collect(),
                alike: found.alike.into_iter().map(named).collect(),
                provision: Cited::new("repetition.threefold-claim", editions),
            }
        }
        DrawClaim::Fifty => {
            let (count, since) = fifty_moves(positions);
            Proof {
                claim,
                file,
                stands: count >= 50,
                count,
                after: vec![named(since)],
                alike: Vec::new(),
                provision: Cited::new("fifty-move.claim-on-board", editions),
            }
        }
    }
}

/// No scoresheet can be read so far.
fn too_far(place: Place, compared: &Compared, asked: &CompareSheets) -> Problem {
    let until = match compared.moves.len().checked_sub(1) {
        Some(index) => say!("sheets-until", move = numbered(compared, index, asked.language)),
        None => say!("sheets-until-none"),
    };
    Problem::new(
        say!(
            "sheets-no-place",
            player = spoken().player(place.by),
            number = place.number,
            until = until
        ),
        say!("sheets-no-place-remedy"),
    )
}
