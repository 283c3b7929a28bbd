//! What a scoresheet shows that the arbiter has read: held against the record, or against the others where moves are missing.

use jadoube_board::Color;

use crate::context::Context;
use crate::finding::SheetRead;
use crate::game::Keeper;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth};
use crate::rules::recording::RECORD;
use crate::sentence::{Facts, Sentence, Value};
use crate::sheet::{Fault, Place, Sheet, compare};

pub(super) const READ: Norm<SheetRead> = Norm {
    when: &[SHEET_AGREES],
    then: |context, read| {
        let shown = |player: Color| Value::Count(shown(context, read.sheet, player));
        let sentence = Sentence::plain("sheet-agrees")
            .with("white", shown(Color::White))
            .with("black", shown(Color::Black));
        context.ruled(RECORD, &[], Vec::new(), sentence)
    },
    otherwise: Some(|context, read, _| {
        let found = differs(context, read.sheet);
        let (place, text) = found.map_or((String::new(), String::new()), |found| (found.place, found.text));
        let sentence = Sentence::plain("sheet-differs")
            .with("place", Value::Text(place))
            .with("text", Value::Text(text));
        context.ruled(RECORD, &[], Vec::new(), sentence)
    }),
    ..Norm::of(KeyOf::Fixed(RECORD), Slot::Papers)
};

const SHEET_AGREES: Condition<SheetRead> =
    Condition::told_or_seen("scoresheet-agrees", |context, read| {
        match differs(context, read.sheet) {
            None => Truth::HOLDS,
            Some(found) => {
                Truth::Fails(Facts::of("place", Value::Text(found.place)).and("text", Value::Text(found.text)))
            }
        }
    });

/// The first entry that differs, and what stands there.
struct Differing {
    place: String,
    text: String,
}

fn differs(context: &Context<'_>, keeper: Keeper) -> Option<Differing> {
    let (game, start) = (context.game, &context.game.terms().start);
    let sheet = game.sheet(keeper)?;
    let written = |fault: &Fault| Differing {
        place: Place::of(fault.ply, start).to_string(),
        text: fault.text.clone(),
    };
    if !game.has_gap() {
        return sheet.against(game.legal_plies()).first().map(written);
    }
    // Without all the moves, the scoresheets are all there is.
    let told = Keeper::ALL.into_iter().filter_map(|keeper| game.sheet(keeper));
    let told: Vec<&Sheet> = told.collect();
    let compared = compare(start, &told);
    if let Some(parting) = compared.parting {
        let entries = parting.entries.into_iter().flatten();
        let texts: Vec<String> = entries.map(|(text, _)| text).collect();
        return Some(Differing {
            place: Place::of(parting.ply, start).to_string(),
            text: texts.join(" / "),
        });
    }
    let own = told.iter().position(|told| core::ptr::eq(*told, sheet));
    compared
        .faults
        .iter()
        .find(|fault| Some(fault.sheet) == own)
        .map(written)
}

/// How many moves of a player the scoresheet shows without a gap.
fn shown(context: &Context<'_>, keeper: Keeper, player: Color) -> u32 {
    let game = context.game;
    game.sheet(keeper)
        .map_or(0, |sheet| sheet.moves_of(player, &game.terms().start))
}
