//! The moves that the record does not have are known: the arbiter accepts them, and they are put into the course of the game.

use jadoube_board::{Attempt, Color, Move, Position};
use jadoube_laws::Key;

use crate::context::Context;
use crate::entry::{Effect, Ending, Outcome};
use crate::finding::MovesAccepted;
use crate::game::{Game, Keeper};
use crate::keys::{POINTS, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::points;
use crate::rules::recording::RECORD;
use crate::rules::sheet_completion::reconstruction::RECONSTRUCTION;
use crate::sentence::{Facts, Sentence, Value};
use crate::sheet::{Place, Reading, Sheet, compare};

const MATE: Key = key("end.checkmate");
const STALEMATE: Key = key("end.stalemate");

pub(super) const ACCEPTED: Norm<MovesAccepted> = Norm {
    when: &[MOVES_CAN_BE_READ, MOVES_FILL_THE_GAP],
    then: |context, accepted| match missing(context.game, accepted) {
        Ok(moves) => put_in(context, &moves),
        Err(_) => Verdict::Silent,
    },
    otherwise: Some(|context, accepted, failed| {
        let sentence = match (failed == MOVES_CAN_BE_READ.name, shown(context.game, accepted)) {
            (true, Err(unread)) if unread.text.is_empty() => {
                Sentence::plain("moves-lacking").with("place", Value::Text(unread.place))
            }
            (true, Err(unread)) => Sentence::plain("moves-not-read")
                .with("place", Value::Text(unread.place))
                .with("text", Value::Text(unread.text)),
            _ => Sentence::plain("moves-do-not-fit"),
        };
        context.ruled(RECONSTRUCTION, &[RECORD], Vec::new(), sentence)
    }),
    ..Norm::of(KeyOf::Fixed(RECONSTRUCTION), Slot::Papers)
};

/// Every move that is told can be read, and none differs from the record or from another scoresheet.
const MOVES_CAN_BE_READ: Condition<MovesAccepted> =
    Condition::told_or_seen("missing-moves-can-be-read", |context, accepted| {
        match shown(context.game, accepted) {
            Ok(_) => Truth::HOLDS,
            Err(unread) => {
                Truth::Fails(Facts::of("place", Value::Text(unread.place)).and("text", Value::Text(unread.text)))
            }
        }
    });

/// They lead to the position that was written down, and what was played after it can follow them.
const MOVES_FILL_THE_GAP: Condition<MovesAccepted> =
    Condition::told_or_seen("missing-moves-fit-the-record", |context, accepted| {
        Truth::of(missing(context.game, accepted).is_ok())
    });

fn put_in(context: &Context<'_>, moves: &[Attempt]) -> Verdict {
    let of_first = u32::try_from(moves.len().div_ceil(2)).unwrap_or(u32::MAX);
    let of_second = u32::try_from(moves.len() / 2).unwrap_or(u32::MAX);
    let (white, black) = match context.game.turn() {
        Color::White => (of_first, of_second),
        Color::Black => (of_second, of_first),
    };
    let sentence = Sentence::plain("moves-put-in")
        .with("white", Value::Count(white))
        .with("black", Value::Count(black));
    let mut effects = vec![Effect::MovesPutIn { moves: moves.to_vec() }];
    let mut also_by = vec![RECORD];
    if let Some((key, ending)) = ended(context.game, moves) {
        let points = points::of_game(context.game, ending);
        effects.push(Effect::Ended(Outcome { ending, points }));
        also_by.extend([key, POINTS]);
    }
    context.ruled(RECONSTRUCTION, &also_by, effects, sentence)
}

/// How the game ended with the last of the missing moves, if it did and nobody knew.
fn ended(game: &Game, moves: &[Attempt]) -> Option<(Key, Ending)> {
    let [gap] = game.gaps() else { return None };
    if gap.noted.is_some() || game.phase().is_over() {
        return None;
    }
    let mut position = *gap.from.position()?;
    for attempt in moves {
        position = position.make(position.find(*attempt)?);
    }
    match (position.has_legal_move(), position.is_check()) {
        (true, _) => None,
        (false, true) => Some((
            MATE,
            Ending::Checkmate {
                player: !position.turn(),
            },
        )),
        (false, false) => Some((STALEMATE, Ending::Stalemate)),
    }
}

/// An entry that does not say what was played.
struct Unread {
    place: String,
    text: String,
}

/// The moves from the first gap on, as they are told or as the scoresheets show them together.
fn shown(game: &Game, accepted: &MovesAccepted) -> Result<Vec<Attempt>, Unread> {
    let start = &game.terms().start;
    let Some(gap) = game.gaps().first() else {
        return Ok(Vec::new());
    };
    let first = u32::try_from(gap.first).unwrap_or(u32::MAX);
    let moves = match &accepted.text {
        Some(text) => told(game, text, first, accepted)?,
        None => on_sheets(game)?,
    };
    let unread = |ply: u32, text: String| Unread {
        place: Place::of(ply, start).to_string(),
        text,
    };
    // What the record has before the gap is not told otherwise.
    let differs = game
        .legal_plies()
        .take_while(|(ply, ..)| *ply < first)
        .find(|(ply, _, mv)| moves.iter().any(|(place, told)| place == ply && *told != (*mv).into()));
    if let Some((ply, ..)) = differs {
        let told = moves.iter().find(|(place, _)| *place == ply);
        return Err(unread(ply, told.map(|(_, told)| told.to_string()).unwrap_or_default()));
    }
    let missing = moves.into_iter().filter(|(ply, _)| *ply >= first);
    let missing: Vec<Attempt> = missing.map(|(_, attempt)| attempt).collect();
    match missing.is_empty() && gap.noted.is_none() {
        true => Err(unread(first, String::new())),
        false => Ok(missing),
    }
}

type Placed = (u32, Attempt);

/// The moves of a text, each read in the position that those before it lead to.
fn told(game: &Game, text: &str, first: u32, accepted: &MovesAccepted) -> Result<Vec<Placed>, Unread> {
    let start = &game.terms().start;
    let languages: Vec<_> = accepted.language.into_iter().collect();
    let sheet = Sheet::from_place(text, start, first, &languages);
    let mut moves = Vec::new();
    let mut after: Option<Position> = None;
    let begins = sheet.lines().iter().map(|line| line.ply).min().unwrap_or(first);
    for ply in begins.min(first)..sheet.end() {
        let before = match after {
            Some(position) => Some(position),
            None if ply < first => game.position_at(ply).copied(),
            None => game.gaps().first().and_then(|gap| gap.from.position().copied()),
        };
        let line = sheet.line(ply);
        let reading = before.and_then(|position| sheet.reading(ply, &position));
        match (before, reading) {
            (Some(position), Some(Reading::Move(mv))) => {
                moves.push((ply, mv.into()));
                // Up to the gap each entry stands for the move of the record.
                after = (ply >= first).then(|| position.make(mv));
            }
            // What the record has need not be told again.
            (_, Some(Reading::Missing) | None) if ply < first && line.is_none() => {}
            _ => {
                return Err(Unread {
                    place: Place::of(ply, start).to_string(),
                    text: line.map(|line| line.text.clone()).unwrap_or_default(),
                });
            }
        }
    }
    Ok(moves)
}

/// The moves that the scoresheets show together.
fn on_sheets(game: &Game) -> Result<Vec<Placed>, Unread> {
    let start = &game.terms().start;
    let sheets: Vec<&Sheet> = Keeper::ALL
        .into_iter()
        .filter_map(|keeper| game.sheet(keeper))
        .collect();
    let compared = compare(start, &sheets);
    let place = |ply: u32| Place::of(ply, start).to_string();
    if let Some(parting) = compared.parting {
        let entries = parting.entries.into_iter().flatten();
        let texts: Vec<String> = entries.map(|(text, _)| text).collect();
        return Err(Unread {
            place: place(parting.ply),
            text: texts.join(" / "),
        });
    }
    let read = u32::try_from(compared.moves.len()).unwrap_or(u32::MAX);
    if let Some(fault) = compared.faults.into_iter().find(|fault| fault.ply >= read) {
        return Err(Unread {
            place: place(fault.ply),
            text: fault.text,
        });
    }
    let moves = compared.moves.into_iter().map(|mv: Move| mv.into());
    Ok((0..).zip(moves).collect())
}

/// Those of the moves told that are missing: where the position after them was written down, what follows is in the record.
fn missing(game: &Game, accepted: &MovesAccepted) -> Result<Vec<Attempt>, ()> {
    let shown = shown(game, accepted).map_err(|_| ())?;
    let Some(gap) = game.gaps().first() else {
        return Err(());
    };
    if gap.noted.is_none() {
        return match game.is_filled_by(&shown) {
            true => Ok(shown),
            false => Err(()),
        };
    }
    let played = game.plies()[gap.first..].iter().map(|ply| ply.attempt());
    let is_whole = |count: &usize| {
        let follow = shown[*count..].iter().zip(played.clone());
        game.is_filled_by(&shown[..*count]) && follow.into_iter().all(|(told, played)| *told == played)
    };
    let count = (0..=shown.len()).find(is_whole).ok_or(())?;
    Ok(shown[..count].to_vec())
}
