//! A scoresheet that is not kept in algebraic notation.

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::context::Context;
use crate::entry::Effect;
use crate::finding::{DrawClaimed, Raised, SheetWritten};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::scoresheet::{is_no_evidence, yes_or_no};
use crate::sentence::{Sentence, Value};

/// Provision: notation.arbiter-warns
pub(super) const WARNS: Key = key("notation.arbiter-warns");
/// Provision: notation.other-system-no-evidence
pub(super) const NO_EVIDENCE: Key = key("notation.other-system-no-evidence");
const ALGEBRAIC_ONLY: Key = key("notation.algebraic-only");

/// An entry that nobody can read may be in another system, or merely badly written.
pub(super) const UNREADABLE: Norm<SheetWritten> = Norm {
    when: &[ENTRY_IS_UNREADABLE, not(SYSTEM_IS_KNOWN), OTHER_SYSTEM_IS_USED],
    then: |context, written| warned(context, written.by),
    otherwise: Some(|context, written, failed| match failed == OTHER_SYSTEM_IS_USED.name {
        true => algebraic(context, written.by),
        false => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(WARNS), Slot::Papers)
};

pub(super) const OTHER_SYSTEM: Norm<Raised> = Norm {
    when: &[OTHER_SYSTEM_IS_RAISED, OTHER_SYSTEM_IS_USED_RAISED],
    then: |context, raised| match raised.about {
        Some(player) => warned(context, player),
        None => Verdict::Silent,
    },
    otherwise: Some(|context, raised, failed| match raised.about {
        Some(player) if failed == OTHER_SYSTEM_IS_USED_RAISED.name => algebraic(context, player),
        _ => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(WARNS), Slot::Papers)
};

/// A claim can rest on the arbiter's record or the opponent's scoresheet, and not on this one.
pub(super) const CLAIM: Norm<DrawClaimed> = Norm {
    when: &[SHEET_IS_NO_EVIDENCE],
    then: |context, claim| {
        context.ruled(
            NO_EVIDENCE,
            &[ALGEBRAIC_ONLY],
            Vec::new(),
            Sentence::of("sheet-is-no-evidence", claim.by),
        )
    },
    ..Norm::of(KeyOf::Fixed(NO_EVIDENCE), Slot::Evidence)
};

const ENTRY_IS_UNREADABLE: Condition<SheetWritten> = Condition::given("entry-is-unreadable", |_, written| {
    Truth::of(written.unreadable.is_some())
});

/// It was found before. Where the arbiter was asked about this entry too, the answer still counts.
const SYSTEM_IS_KNOWN: Condition<SheetWritten> =
    Condition::seen("scoresheet-was-found-not-algebraic", |context, written| {
        let mut answered = context.game.answered.iter();
        let is_answered = answered.any(|answered| answered.of == context.of);
        Truth::of(is_no_evidence(context, written.by) && !is_answered)
    });

const OTHER_SYSTEM_IS_USED: Condition<SheetWritten> =
    Condition::seen("another-system-is-used", |_, written: &SheetWritten| {
        let mut draft = yes_or_no(WARNS, "is-entry-in-another-system", written.by);
        let text = written.unreadable.clone().unwrap_or_default();
        draft.sentence = draft.sentence.with("text", Value::Text(text));
        draft.also_by = vec![ALGEBRAIC_ONLY];
        Truth::Judged(Box::new(draft))
    });

const OTHER_SYSTEM_IS_RAISED: Condition<Raised> = Condition::given("another-system-is-raised", |_, raised| {
    Truth::about(raised.key == WARNS)
});

const OTHER_SYSTEM_IS_USED_RAISED: Condition<Raised> =
    Condition::seen("another-system-is-used", |_, raised| match raised.about {
        Some(player) => Truth::Judged(Box::new(yes_or_no(WARNS, "is-sheet-in-another-system", player))),
        None => Truth::FAILS,
    });

const SHEET_IS_NO_EVIDENCE: Condition<DrawClaimed> =
    Condition::told_or_seen("claimants-sheet-is-no-evidence", |context, claim| {
        Truth::of(is_no_evidence(context, claim.by))
    });

fn warned(context: &Context<'_>, player: Color) -> Verdict {
    let effects = vec![Effect::SheetNotEvidence { player }];
    context.ruled(
        WARNS,
        &[ALGEBRAIC_ONLY, NO_EVIDENCE],
        effects,
        Sentence::of("told-of-notation", player),
    )
}

/// However hard it is to read.
fn algebraic(context: &Context<'_>, player: Color) -> Verdict {
    let sentence = Sentence::of("sheet-is-algebraic", player);
    context.ruled(WARNS, &[ALGEBRAIC_ONLY], Vec::new(), sentence)
}
