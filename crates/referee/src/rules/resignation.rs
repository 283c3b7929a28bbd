//! A player resigns.
#![cfg_attr(not(doctest), doc = include_str!("resignation.md"))]

use jadoube_laws::Key;

use crate::context::{Context, MateQuestion};
use crate::entry::Ending;
use crate::finding::{Listen, Resigned};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::Rule;
use crate::rules::adjourn_offer::ends_before_resumption;
use crate::sentence::Sentence;

/// Provision: end.resignation
const RESIGNATION: Key = key("end.resignation");
/// Provision: end.resignation-unwinnable
const UNWINNABLE: Key = key("end.resignation-unwinnable");

pub(super) const RULE: Rule = Rule {
    name: "resignation",
    words: include_str!("resignation.toml"),
    norms: &[Listen::Resigned(Norm {
        when: &[OPPONENT_CAN_MATE],
        then: |context, resigned| {
            let sentence = Sentence::of("resignation", resigned.by);
            let also_by: Vec<Key> = ends_before_resumption(context).into_iter().collect();
            context.ended(
                RESIGNATION,
                &also_by,
                Ending::Resignation { player: resigned.by },
                sentence,
            )
        },
        otherwise: Some(drawn),
        ..Norm::of(KeyOf::Fixed(RESIGNATION), Slot::Resignation)
    })],
    raises: &[],
};

/// It matters only where the edition lets a resignation draw.
const OPPONENT_CAN_MATE: Condition<Resigned> = Condition::seen_unless(
    "opponent-can-mate",
    |given, _| (!given.has(UNWINNABLE)).then_some(Truth::Moot),
    |context, resigned| {
        let unknown = MateQuestion {
            key: UNWINNABLE,
            also_by: RESIGNATION,
            sentence: "resignation-unknown",
        };
        context.opponent_can_mate(resigned.by, unknown)
    },
);

fn drawn(context: &Context<'_>, resigned: &Resigned, _: &'static str) -> Verdict {
    let sentence = Sentence::of("resignation-drawn", resigned.by);
    let also_by: Vec<Key> = [RESIGNATION]
        .into_iter()
        .chain(ends_before_resumption(context))
        .collect();
    context.ended(
        UNWINNABLE,
        &also_by,
        Ending::ResignationDrawn { player: resigned.by },
        sentence,
    )
}
