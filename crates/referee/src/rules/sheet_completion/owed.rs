//! Who must complete the scoresheet after a flag has fallen.

use jadoube_board::{ByColor, Color};
use jadoube_laws::values::UpdateOwedBy;

use crate::context::Context;
use crate::entry::Effect;
use crate::finding::Raised;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::recording::relief::{relieved, relieved_at};
use crate::rules::sheet_completion::{BORROW, BOTH, ONE, UPDATE};
use crate::sentence::Sentence;

/// After a flag has fallen, and as long as the game is not over by it.
pub(super) const fn after_flag<F>() -> Norm<F> {
    Norm {
        when: const { &[somebody_owes(), not(both_owe())] },
        then: |context, _| match owed(context) {
            Owed::By(player) => one(context, player),
            Owed::ByBoth | Owed::ByNobody => Verdict::Silent,
        },
        otherwise: Some(|context, _, _| match owed(context) {
            Owed::ByBoth => both(context),
            Owed::By(_) | Owed::ByNobody => Verdict::Silent,
        }),
        ..Norm::of(KeyOf::Fixed(BOTH), Slot::Papers)
    }
}

/// An arbiter is called to a board where a flag has fallen.
pub(super) const CALLED: Norm<Raised> = Norm {
    when: &[COMPLETION_IS_RAISED, PLAYER_OWES, not(OPPONENT_OWES)],
    then: |context, raised| match raised.about {
        Some(player) => one(context, player),
        None => Verdict::Silent,
    },
    otherwise: Some(|context, raised, failed| match raised.about {
        Some(_) if failed == OPPONENT_OWES.name => both(context),
        Some(player) if failed == PLAYER_OWES.name => {
            context.ruled(ONE, &[], Vec::new(), Sentence::of("sheet-not-owed", player))
        }
        _ => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(ONE), Slot::Papers)
};

/// Who must complete the scoresheet.
enum Owed {
    By(Color),
    ByBoth,
    ByNobody,
}

/// What decides is, by edition, who was freed from recording or who has stopped. Nobody owes what was written.
fn owed(context: &Context<'_>) -> Owed {
    let Some(papers) = context.game.papers() else {
        return Owed::ByNobody;
    };
    // A period may have ended since: what counts is whether the player was relieved on stopping.
    let stopped = ByColor::from_fn(|player| papers.stopped[player].is_some_and(|no| relieved_at(context, player, no)));
    let freed = ByColor::from_fn(|player| stopped[player] || relieved(context, player));
    let concerned = match context.game.provisions().update_owed_by.value {
        UpdateOwedBy::PlayerFreed => freed,
        UpdateOwedBy::PlayerWhoStopped => stopped,
    };
    match (concerned.white, concerned.black) {
        _ if !stopped.white && !stopped.black => Owed::ByNobody,
        (true, true) => Owed::ByBoth,
        (true, false) => Owed::By(Color::White),
        (false, true) => Owed::By(Color::Black),
        (false, false) => Owed::ByNobody,
    }
}

const fn somebody_owes<F>() -> Condition<F> {
    Condition::told_or_seen("somebody-stopped-recording-under-the-relief", |context, _| {
        match owed(context) {
            Owed::ByNobody => Truth::FAILS,
            Owed::By(_) | Owed::ByBoth => Truth::HOLDS,
        }
    })
}

const fn both_owe<F>() -> Condition<F> {
    Condition::told_or_seen("both-scoresheets-are-to-be-completed", |context, _| {
        match owed(context) {
            Owed::ByBoth => Truth::HOLDS,
            Owed::By(_) | Owed::ByNobody => Truth::FAILS,
        }
    })
}

const COMPLETION_IS_RAISED: Condition<Raised> = Condition::given("completing-the-sheet-is-raised", |_, raised| {
    Truth::about(raised.key == ONE)
});

const PLAYER_OWES: Condition<Raised> = Condition::seen("player-stopped-under-the-relief", |context, raised| {
    let papers = context.game.papers();
    Truth::of(
        raised
            .about
            .is_some_and(|player| papers.is_some_and(|papers| papers.stopped[player].is_some())),
    )
});

const OPPONENT_OWES: Condition<Raised> =
    Condition::seen("opponent-stopped-under-the-relief", |context, raised: &Raised| {
        let papers = context.game.papers();
        Truth::of(
            raised
                .about
                .is_some_and(|player| papers.is_some_and(|papers| papers.stopped[!player].is_some())),
        )
    })
    .asked_as(|given, raised| match given.provisions().update_owed_by.value {
        UpdateOwedBy::PlayerFreed => Sentence::asking("opponent-was-freed", raised.about),
        UpdateOwedBy::PlayerWhoStopped => Sentence::asking("opponent-stopped-under-the-relief", raised.about),
    });

fn one(context: &Context<'_>, player: Color) -> Verdict {
    let effects = vec![Effect::MustCompleteSheet { player }];
    context.ruled(ONE, &[UPDATE, BORROW], effects, Sentence::of("one-completes", player))
}

fn both(context: &Context<'_>) -> Verdict {
    // A player who went on recording has nothing to complete.
    let stopped = |player: &Color| {
        let papers = context.game.papers();
        context.game.is_called() || papers.is_some_and(|papers| papers.stopped[*player].is_some())
    };
    let each = Color::ALL.into_iter().filter(stopped);
    let each = each.map(|player| Effect::MustCompleteSheet { player });
    let effects = [Effect::ClockPaused].into_iter().chain(each).collect();
    context.ruled(BOTH, &[UPDATE], effects, Sentence::plain("both-complete"))
}
