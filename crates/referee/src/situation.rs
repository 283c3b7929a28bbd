//! What an arbiter is called for, in everyday words.
//!
//! A situation stands for acts that the referee hears. To add one, write its line here and its title and search words in
//! `words/situation.toml`.

use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Position, Square};
use jadoube_laws::{Score, find};

use crate::act::{
    self, Circumstance, Claim, Decision, Deed, Duty, Equipment, Ground, IncidentKind, Information, Intended, Involved,
    Irregularity, Medium, Onlooker, Paper, Withdrawal,
};
use crate::admit::Refusal;
use crate::entry::{EntryNo, Penalty};
use crate::event::{Author, EventDraft};
use crate::referee::Referee;

/// Something that an arbiter is called for.
#[derive(Clone, Copy, Debug)]
pub struct Situation {
    /// Its name, which does not change: `flag-down`. [`Words::situation`](crate::Words::situation) has its title.
    pub name: &'static str,
    /// Whether it is about one of the players.
    pub about_player: bool,
    acts: fn(Color) -> Vec<EventDraft>,
}

/// Every situation that the referee knows.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_referee::{Contract, MateProver, Mode, Referee, Terms, situations};
///
/// let called = Referee::new(Terms { mode: Mode::Called, ..Terms::of(Edition::E2023) })?;
/// let offer = situations().iter().find(|situation| situation.name == "draw-accepted").unwrap();
/// let accepted = offer.draft(Color::White, &called).unwrap().at(Instant::ZERO);
/// let contract = called.contract(accepted, &[], &mut MateProver::new()).unwrap();
/// let asked: Vec<&str> = contract.facts().iter().map(|fact| fact.name.as_ref()).collect();
/// assert_eq!(asked, ["offer-of-opponent-stands", "each-player-has-moved", "offer-is-in-doubt"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn situations() -> &'static [Situation] {
    SITUATIONS
}

/// What arises only at a game that the referee follows, besides [`situations`]: what is told in its course, and what needs its
/// record. Where an act has something that the situation cannot know, such as a position or a penalty, what stands there is to
/// be replaced.
#[must_use]
pub fn situations_in_play() -> &'static [Situation] {
    IN_PLAY
}

impl Situation {
    /// The acts that it can stand for, about this player if it is about one. The Laws have some in one pace only.
    #[must_use]
    pub fn drafts(&self, player: Color) -> Vec<EventDraft> {
        (self.acts)(player)
    }

    /// The act that it stands for in a game.
    ///
    /// # Errors
    ///
    /// Says why it cannot happen there: most often the Laws of the game have nothing on it.
    pub fn draft(&self, player: Color, referee: &Referee) -> Result<EventDraft, Refusal> {
        let mut refused = Refusal::NotWatched;
        for draft in self.drafts(player) {
            match referee.admission(&draft) {
                Ok(()) => return Ok(draft),
                Err(refusal) => refused = refusal,
            }
        }
        Err(refused)
    }
}

const SITUATIONS: &[Situation] = &[
    of_player("claim-threefold", |player| {
        vec![claimed(player, Claim::Threefold { intended: None })]
    }),
    of_player("claim-threefold-with-move", |player| {
        vec![claimed(player, Claim::Threefold { intended: UNTOLD_MOVE })]
    }),
    of_player("claim-fifty-moves", |player| {
        vec![claimed(player, Claim::FiftyMoves { intended: None })]
    }),
    of_player("claim-fifty-moves-with-move", |player| {
        vec![claimed(player, Claim::FiftyMoves { intended: UNTOLD_MOVE })]
    }),
    of_player("claim-on-time", |player| vec![claimed(player, Claim::Flag)]),
    of_player("flag-down", |player| vec![flags(one(player), None)]),
    of_board("both-flags", |_| vec![flags(BOTH, None)]),
    of_player("both-flags-first-known", |player| vec![flags(BOTH, Some(player))]),
    of_player("resignation", |player| vec![act::Resigned {}.by(player)]),
    of_player("draw-offer", |player| vec![act::Offered { condition: None }.by(player)]),
    of_player("draw-offer-on-condition", |player| {
        vec![
            act::Offered {
                condition: Some(String::new()),
            }
            .by(player),
        ]
    }),
    of_player("draw-accepted", |player| vec![act::Accepted {}.by(player)]),
    of_player("draw-declined", |player| vec![act::Declined {}.by(player)]),
    of_player("offer-taken-back", |player| vec![withdrew(player, Withdrawal::Offer)]),
    of_player("claim-taken-back", |player| vec![withdrew(player, Withdrawal::Claim)]),
    of_player("late-player", |player| vec![act::Arrived {}.by(player)]),
    of_board("player-absent", |_| vec![act::TimePassed {}.by(Author::Nobody)]),
    of_player("clock-stopped", |player| vec![act::Paused {}.by(player)]),
    of_player("no-piece-for-promotion", |player| vec![act::Paused {}.by(player)]),
    of_player("clock-pressed-without-move", |player| vec![act::Pressed {}.by(player)]),
    of_player("illegal-move", |player| {
        vec![noticed(Irregularity::IllegalMove, Some(player))]
    }),
    of_player("illegal-move-claimed", |player| {
        vec![claimed(player, Claim::IllegalMove)]
    }),
    of_player("illegal-position", |player| {
        vec![noticed(Irregularity::IllegalPosition, Some(player))]
    }),
    of_player("pieces-knocked-over", |player| {
        vec![act::Displaced { square: None }.by(player)]
    }),
    of_board("pieces-on-wrong-squares", |_| {
        vec![noticed(Irregularity::PiecesDisplaced, None)]
    }),
    of_board("board-placed-wrongly", |_| {
        vec![noticed(Irregularity::BoardTurned, None)]
    }),
    of_board("colours-reversed", |_| {
        vec![noticed(Irregularity::ColoursReversed, None)]
    }),
    of_player("touched-piece-claimed", |player| {
        vec![claimed(player, Claim::TouchedPiece)]
    }),
    of_player("two-hands", |player| vec![act::UsedBothHands {}.by(player)]),
    of_player("assistant-for-the-pieces", |player| {
        about(&["execution.assistant"], player)
    }),
    of_player("pressed-with-other-hand", |player| about(&["clock.same-hand"], player)),
    of_player("finger-on-the-clock", |player| about(&["clock.no-hovering"], player)),
    of_player("clock-hit-hard", |player| about(&["clock.proper-handling"], player)),
    of_player("not-allowed-to-press", |player| {
        about(&["clock.right-to-press"], player)
    }),
    of_player("adjusting-on-opponents-time", |player| {
        about(&["clock.adjust-pieces-on-own-time"], player)
    }),
    of_player("offer-at-the-wrong-moment", |player| {
        about(&["draw-offer.other-moment"], player)
    }),
    of_player("offer-not-recorded", |player| {
        about(&["scoresheet.record-draw-offer"], player)
    }),
    of_board("consent-to-a-draw", |_| {
        raised(&["draw-agreement.restriction-by-regulations"])
    }),
    of_player("clock-assistant", |player| about(&["clock.assistant"], player)),
    of_player("clock-assistant-time", |player| {
        about(&["clock.assistant-time-adjustment"], player)
    }),
    of_board("clock-on-the-wrong-side", |_| raised(&["clock.placement"])),
    of_board("clock-defective", |_| raised(&["clock.defective-replaced"])),
    of_board("clock-set-wrongly", |_| {
        raised(&["clock.wrong-setting", "rapid.clock-setting-cutoff"])
    }),
    of_board("times-after-putting-back", |_| raised(&["irregularity.clock-times"])),
    of_board("move-counter-wrong", |_| raised(&["irregularity.move-counter"])),
    of_board("set-up-wrongly", |_| vec![noticed(Irregularity::WrongSetup, None)]),
    of_player("wants-to-see-the-record", |player| {
        about(&["rapid.show-scoresheet", "blitz.show-scoresheet"], player)
    }),
    of_player("wants-a-scoresheet", |player| {
        about(&["rapid.scoresheet-on-request"], player)
    }),
    of_board("game-shown-on-a-screen", |_| raised(&["displays.allowed"])),
    of_board("rules-not-announced", |_| {
        raised(&["rapid.regime-announced", "blitz.regime-announced"])
    }),
    of_board("game-not-recorded", |_| {
        raised(&["rapid.supervision-recording", "blitz.supervision-recording"])
    }),
    of_player("result-signed", |player| vec![signed(player)]),
    of_player("draw-claimed-in-the-last-minutes", |player| {
        vec![claimed(player, Claim::Quickplay { ground: None })]
    }),
    of_player("cannot-win-by-normal-means", |player| {
        let ground = Some(Ground::CannotWin);
        vec![claimed(player, Claim::Quickplay { ground })]
    }),
    of_player("only-playing-for-the-flag", |player| {
        let ground = Some(Ground::NoEffort);
        vec![claimed(player, Claim::Quickplay { ground })]
    }),
    of_player("draw-claimed-without-an-arbiter", |player| {
        let ground = Some(Ground::CannotWin);
        vec![claimed(player, Claim::QuickplayWithoutArbiter { ground })]
    }),
    of_player("increment-requested", |player| {
        vec![act::RequestedIncrement {}.by(player)]
    }),
    of_player("decision-postponed", |player| {
        about(&["quickplay.claim.postponed.final-result"], player)
    }),
    of_player("phone-rang", |player| {
        incident(IncidentKind::Phone, player.into(), &[Circumstance::Rang])
    }),
    of_player("phone-beeped", |player| {
        incident(IncidentKind::Phone, player.into(), &[Circumstance::Sounded])
    }),
    of_player("phone-found", |player| {
        incident(IncidentKind::Phone, player.into(), &[])
    }),
    of_player("smartwatch", |player| {
        incident(IncidentKind::Device, player.into(), &[])
    }),
    of_player("bag-used", |player| incident(IncidentKind::BagUsed, player.into(), &[])),
    of_player("left-the-venue", |player| {
        incident(IncidentKind::LeftVenue, player.into(), &[])
    }),
    of_player("left-the-hall", |player| {
        incident(IncidentKind::LeftArea, player.into(), &[])
    }),
    of_player("notes-or-advice", |player| {
        incident(IncidentKind::OutsideHelp, player.into(), &[])
    }),
    of_player("analysis-on-another-board", |player| {
        incident(IncidentKind::Analysis, player.into(), &[])
    }),
    of_player("disturbing-the-opponent", |player| {
        incident(IncidentKind::Distraction, player.into(), &[])
    }),
    of_player("noise", |player| incident(IncidentKind::Noise, player.into(), &[])),
    of_player("repeated-draw-offers", |player| {
        incident(IncidentKind::DrawOffers, player.into(), &[])
    }),
    of_player("unreasonable-claims", |player| {
        incident(IncidentKind::Claims, player.into(), &[])
    }),
    of_player("inspection", |player| {
        incident(IncidentKind::Inspection, player.into(), &[])
    }),
    of_player("inspection-refused", |player| {
        incident(IncidentKind::InspectionRefused, player.into(), &[])
    }),
    of_player("smoking", |player| incident(IncidentKind::Smoking, player.into(), &[])),
    of_player("disrepute", |player| {
        incident(IncidentKind::Disrepute, player.into(), &[])
    }),
    of_player("refuses-to-comply", |player| {
        incident(IncidentKind::Refusal, player.into(), &[])
    }),
    of_board("both-refuse-to-play", |_| {
        incident(IncidentKind::Refusal, Involved::Both, &[])
    }),
    of_board("spectator-speaks", |_| {
        incident(IncidentKind::SpokeOfGame, Involved::Spectator, &[])
    }),
    of_board("finished-player-speaks", |_| {
        incident(IncidentKind::SpokeOfGame, Involved::FinishedPlayer, &[])
    }),
    of_board("other-player-speaks", |_| {
        incident(IncidentKind::SpokeOfGame, Involved::OtherPlayer, &[])
    }),
    of_board("spectator-interferes", |_| {
        incident(IncidentKind::Interference, Involved::Spectator, &[])
    }),
    of_board("spectator-points-out", |_| {
        incident(IncidentKind::IrregularityTold, Involved::Spectator, &[])
    }),
    of_board("spectator-on-the-phone", |_| {
        incident(IncidentKind::PhoneUsed, Involved::Spectator, &[])
    }),
    of_board("outsider-in-the-area", |_| {
        incident(IncidentKind::EnteredArea, Involved::Other, &[])
    }),
    of_board("disturbed-from-outside", |_| {
        incident(IncidentKind::OutsideDisturbance, Involved::Nobody, &[])
    }),
    of_player("asks-for-the-number-of-moves", |player| {
        about(&["arbiter.no-move-count"], player)
    }),
    of_player("clock-not-pressed", |player| about(&["arbiter.no-clock-hint"], player)),
    of_board("nobody-claims", |_| raised(&["arbiter.no-intervention"])),
    of_player("asks-about-the-rules", |player| {
        about(&["conduct.right-to-explanation"], player)
    }),
    of_player("special-needs", |player| about(&["arbiter.special-needs"], player)),
    of_board("poor-playing-conditions", |_| raised(&["arbiter.playing-conditions"])),
    of_board("claim-is-checked", |_| raised(&["conduct.claim-checking"])),
    of_player("appeal", |player| {
        vec![
            act::Appealed {
                ruling: EntryNo::after(0),
            }
            .by(player),
        ]
    }),
    of_player("scoresheet-not-kept-up", |player| {
        about(&["scoresheet.record-moves"], player)
    }),
    of_player("move-written-in-advance", |player| {
        about(&["scoresheet.no-advance-writing"], player)
    }),
    of_player("notes-on-the-scoresheet", |player| {
        let text = String::new();
        vec![act::Noted { text }.by(player)]
    }),
    of_player("scoresheet-covered", |player| {
        let from = Onlooker::Arbiter;
        vec![act::CoveredSheet { from }.by(player)]
    }),
    of_player("notation-nobody-can-read", |player| {
        about(&["notation.arbiter-warns"], player)
    }),
    of_player("assistant-for-writing", |player| {
        about(&["scoresheet.assistant"], player)
    }),
    of_player("assistant-for-writing-time", |player| {
        about(&["scoresheet.assistant-clock-adjustment"], player)
    }),
    of_player("electronic-scoresheet-defective", |player| {
        about(&["scoresheet.defective-electronic"], player)
    }),
    of_board("nobody-records", |_| raised(&["scoresheet.arbiter-records"])),
    of_player("scoresheet-incomplete-after-a-flag", |player| {
        about(&["scoresheet.one-player-update"], player)
    }),
    of_player("opponents-scoresheet-taken", |player| {
        vec![act::BorrowedSheet {}.by(player)]
    }),
    of_board("scoresheets-differ", |_| raised(&["scoresheet.reconstruction"])),
    of_player("help-with-reconstruction-refused", |player| {
        about(&["conduct.assist-reconstruction"], player)
    }),
    of_player("scoresheet-kept-by-the-player", |player| {
        let about = player;
        vec![act::AskedForSheet { about }.by(Author::Arbiter)]
    }),
    of_board("session-over", |_| vec![act::SealingOrdered {}.by(Author::Arbiter)]),
    of_player("adjourns-early", |player| vec![act::AdjournedEarly {}.by(player)]),
    of_player("sealed-move-changed", |player| {
        let (commitment, medium) = (None, Medium::Paper);
        vec![act::Sealed { commitment, medium }.by(player)]
    }),
    of_board("resumption-somebody-absent", |_| {
        vec![act::ResumptionStarted {}.by(Author::Nobody)]
    }),
    of_player("late-for-resumption", |player| {
        about(&["adjourned.late-arrival.loses"], player)
    }),
    of_player("envelope-asked-for", |player| {
        vec![act::AskedToOpenEnvelope {}.by(player)]
    }),
    of_player("sealed-move-faulty", |player| vec![opened(player)]),
    of_player("envelope-lost", |player| vec![lost(player, false)]),
    of_player("envelope-and-times-lost", |player| vec![lost(player, true)]),
    of_player("sealed-move-disputed", |player| {
        vec![act::SealedMoveDisputed {}.by(player)]
    }),
    of_board("adjourned-position-lost", |_| {
        vec![act::PositionLost {}.by(Author::Arbiter)]
    }),
    of_player("wrong-time-after-adjournment", |player| {
        let (about, should) = (player, Duration::ZERO);
        vec![act::TimeDisputed { about, should }.by(player)]
    }),
    of_board("how-long-the-session-lasts", |_| raised(&["adjourned.session-time"])),
    of_board("boards-differ", |_| vec![noticed(Irregularity::BoardsDiffer, None)]),
    of_player("two-boards-demanded", |player| {
        let (about, sight) = (Some(player), None);
        vec![act::DemandedTwoBoards { about, sight }.by(player)]
    }),
    of_player("assistant-for-a-blind-player", |player| {
        let (of, duties) = (player, Duty::ALL.to_vec());
        vec![act::AssistantAccepted { of, duties }.by(Author::Arbiter)]
    }),
    of_player("assistant-does-too-much", |player| {
        let what = Information::Times;
        let deed = Deed::Informed(act::Requested { what });
        vec![act::Assisted { deed }.by(player)]
    }),
    of_player("no-record-of-a-blind-player", |player| about(&["blind.record"], player)),
    of_board("special-board", |_| checked(Equipment::SpecialBoard)),
    of_board("special-pieces", |_| checked(Equipment::SpecialPieces)),
    of_board("special-clock", |_| checked(Equipment::SpecialClock)),
    of_board("special-analogue-clock", |_| checked(Equipment::AnalogueClock)),
    of_board("rules-for-blind-players-adapted", |_| raised(&["blind.adapt-locally"])),
    of_board("game-not-over-the-board", |_| raised(&["preface.scope-over-the-board"])),
    of_board("rule-of-a-federation", |_| raised(&["preface.federation-rules"])),
    of_board("game-to-be-rated", |_| raised(&["preface.rated-games"])),
    of_board("question-to-fide", |_| raised(&["fide.official-ruling"])),
];

const IN_PLAY: &[Situation] = &[
    of_player("recording-stopped", |player| vec![act::StoppedRecording {}.by(player)]),
    of_player("scoresheet-completed", |player| vec![act::CompletedSheet {}.by(player)]),
    of_player("scoresheet-given-back", |player| vec![act::GaveBackSheet {}.by(player)]),
    of_player("scoresheet-handed-in", |player| vec![act::HandedInSheet {}.by(player)]),
    of_player("scoresheet-hidden-from-the-opponent", |player| {
        let from = Onlooker::Opponent;
        vec![act::CoveredSheet { from }.by(player)]
    }),
    of_player("electronic-scoresheet", |player| vec![took(player, Medium::Electronic)]),
    of_player("electronic-scoresheet-unapproved", |player| {
        vec![took(player, Medium::UnapprovedElectronic)]
    }),
    of_player("paper-scoresheet", |player| vec![took(player, Medium::Paper)]),
    of_board("moves-not-followed", |_| vec![act::LostTrack {}.by(Author::Arbiter)]),
    of_board("position-written-down", |_| {
        let board = Position::initial();
        vec![act::PositionNoted { board }.by(Author::Arbiter)]
    }),
    of_player("cannot-win-and-does-not-try", |player| {
        let ground = Some(Ground::Both);
        vec![claimed(player, Claim::Quickplay { ground })]
    }),
    of_player("claim-position-handed-in", |player| {
        let paper = Paper::Position;
        vec![act::HandedIn { paper }.by(player)]
    }),
    of_player("claim-scoresheet-handed-in", |player| {
        let paper = Paper::Scoresheet;
        vec![act::HandedIn { paper }.by(player)]
    }),
    of_player("claim-position-verified", |player| {
        let paper = Paper::Position;
        vec![act::Verified { paper }.by(player)]
    }),
    of_player("claim-scoresheet-verified", |player| {
        let paper = Paper::Scoresheet;
        vec![act::Verified { paper }.by(player)]
    }),
    of_board("radio-in-the-hall", |_| {
        incident(IncidentKind::RadioUsed, Involved::Spectator, &[])
    }),
    of_player("penalty", |player| {
        let penalty = Penalty::Warning;
        vec![act::Penalised { player, penalty }.by(Author::Arbiter)]
    }),
    of_player("game-declared-lost", |player| {
        let penalty = Penalty::LossOfGame { opponent: None };
        vec![act::Penalised { player, penalty }.by(Author::Arbiter)]
    }),
    of_player("piece-touched", |player| vec![act::Touched::on(Square::E1).by(player)]),
    of_board("appeal-rejected", |_| vec![appeal_decided(None)]),
    of_board("appeal-upheld-with-a-result", |_| {
        let points = ByColor::new(Score::ZERO, Score::ZERO);
        vec![appeal_decided(Some(Decision::Points { points }))]
    }),
    of_board("appeal-upheld-and-play-goes-on", |_| {
        vec![appeal_decided(Some(Decision::PlaysOn))]
    }),
    of_board("appeal-upheld-without-penalty", |_| {
        vec![appeal_decided(Some(Decision::PenaltyWithdrawn))]
    }),
];

/// A situation about a player.
const fn of_player(name: &'static str, acts: fn(Color) -> Vec<EventDraft>) -> Situation {
    Situation {
        name,
        about_player: true,
        acts,
    }
}

/// A situation that is not about one player.
const fn of_board(name: &'static str, acts: fn(Color) -> Vec<EventDraft>) -> Situation {
    Situation {
        name,
        about_player: false,
        acts,
    }
}

const BOTH: ByColor<bool> = ByColor::new(true, true);

/// A move that somebody announced, and nobody has told which. In a game that nobody watched no rule looks at it.
const UNTOLD_MOVE: Option<Intended> = Some(Intended {
    attempt: Attempt {
        from: Square::A1,
        to: Square::A1,
        promotion: None,
    },
    written: false,
});

fn one(player: Color) -> ByColor<bool> {
    ByColor::from_fn(|color| color == player)
}

/// An envelope of a player whose move is not one that can be played. What is written is not told, and no rule looks at it.
fn opened(player: Color) -> EventDraft {
    let opened = act::EnvelopeOpened {
        text: String::new(),
        salt: None,
        language: None,
        sealer: Some(player),
    };
    opened.by(Author::Arbiter)
}

/// The envelope of a player is lost.
fn lost(player: Color, times: bool) -> EventDraft {
    let sealer = Some(player);
    act::EnvelopeLost { times, sealer }.by(Author::Arbiter)
}

/// Something around the game, told by the arbiter.
fn incident(kind: IncidentKind, who: Involved, facts: &[Circumstance]) -> Vec<EventDraft> {
    let incident = act::Incident {
        facts: facts.to_vec(),
        ..act::Incident::new(kind, who)
    };
    vec![incident.by(Author::Arbiter)]
}

/// A thing made for a visually disabled player, of which nothing is told yet.
fn checked(item: Equipment) -> Vec<EventDraft> {
    let (size, has) = (None, Vec::new());
    vec![act::EquipmentChecked { item, size, has }.by(Author::Arbiter)]
}

fn noticed(irregularity: Irregularity, about: Option<Color>) -> EventDraft {
    let after = None;
    act::Noticed {
        irregularity,
        about,
        after,
    }
    .by(Author::Arbiter)
}

fn claimed(player: Color, claim: Claim) -> EventDraft {
    act::Claimed { claim }.by(player)
}

fn withdrew(player: Color, what: Withdrawal) -> EventDraft {
    act::Withdrew { what }.by(player)
}

fn flags(down: ByColor<bool>, first: Option<Color>) -> EventDraft {
    act::FlagSeen { down, first }.by(Author::Arbiter)
}

fn took(player: Color, medium: Medium) -> EventDraft {
    act::TookSheet { medium }.by(player)
}

fn appeal_decided(decision: Option<Decision>) -> EventDraft {
    let ruling = EntryNo::after(0);
    act::AppealDecided { ruling, decision }.by(Author::Arbiter)
}

/// Which result is not told, and no rule looks at it.
fn signed(player: Color) -> EventDraft {
    let points = ByColor::new(Score::ZERO, Score::ZERO);
    act::Signed { points, sheet: None }.by(player)
}

/// The first of these provisions that the game has is raised about a player.
fn about(keys: &[&str], player: Color) -> Vec<EventDraft> {
    raises(keys, Some(player))
}

/// The first of these provisions that the game has is raised.
fn raised(keys: &[&str]) -> Vec<EventDraft> {
    raises(keys, None)
}

fn raises(keys: &[&str], about: Option<Color>) -> Vec<EventDraft> {
    let provisions = keys.iter().filter_map(|key| find(key));
    let raised = provisions.map(|provision| act::Raised {
        key: provision.key,
        about,
    });
    raised.map(|raised| raised.by(Author::Arbiter)).collect()
}
