//! Adjourned games: sealing a move, its envelope, and taking the game up again.
//!
//! What is sealed is not in the record before the envelope is opened: only a commitment to it is.

use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color};
use jadoube_clock::Instant;
use jadoube_notation::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Medium, Moment, Told};
use crate::admit::Refusal;
use crate::commitment::Commitment;
use crate::event::Head;
use crate::finding::{self, MoveMade, SealedFault};
use crate::game::{Envelope, Game, Keeper, Opening, Phase, Resumption, time_used};
use crate::sheet::Reading;
use crate::stored::{Either, Stored, variants_by_name};

/// The arbiter said when the session ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SessionEndSet {
    /// When, on the clock of the record.
    #[serde(with = "Stored::<Instant>")]
    pub at: Instant,
}

impl Action for SessionEndSet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.not_over()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.adjournment_mut().session_ends = Some(self.at);
    }
}

/// The arbiter told the player to move to seal a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SealingOrdered {}

impl Action for SealingOrdered {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        can_seal(moment)
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::SealingOrdered {}.into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.adjournment_mut().early = false;
    }
}

/// A player adjourned the game before the session was over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjournedEarly {}

impl Action for AdjournedEarly {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        can_seal(moment)?;
        let ends = moment
            .game
            .adjournment()
            .and_then(|adjournment| adjournment.session_ends);
        match ends {
            _ if moment.game.is_called() => Ok(()),
            Some(ends) if ends > moment.at => Ok(()),
            Some(_) => Err(Refusal::SessionOver),
            None => Err(Refusal::SessionEndUntold),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::AdjournedEarly { by }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let has_the_move = head.by.player() == Some(game.turn());
        game.adjournment_mut().early = has_the_move;
    }
}

/// Whether a player can be told to seal now.
fn can_seal(moment: &Moment<'_>) -> Result<(), Refusal> {
    moment.playing()?;
    match moment.game.phase {
        _ if moment.game.is_called() => Ok(()),
        Phase::Playing if moment.game.position().is_none() => Err(Refusal::NoPosition),
        Phase::Playing if moment.game.attempted().is_some() => Err(Refusal::NoPosition),
        Phase::Playing => Ok(()),
        Phase::Sealing => Err(Refusal::ToSeal),
        Phase::Resuming => Err(Refusal::EnvelopeClosed),
        Phase::Awaited | Phase::Adjourned | Phase::Ended(_) | Phase::Annulled => Err(Refusal::Adjourned),
    }
}

/// A player sealed a move: wrote it down, where nobody else can read it. Sealed again, another move takes its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// What the move must fit when the envelope is opened. Left out if the move is written on paper alone.
    #[serde(
        default,
        with = "Stored::<Option<Commitment>>",
        skip_serializing_if = "Option::is_none"
    )]
    pub commitment: Option<Commitment>,
    /// On what it was written.
    #[serde(default, skip_serializing_if = "Medium::is_paper")]
    pub medium: Medium,
}

impl Action for Sealed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        let (game, by) = (moment.game, moment.player());
        if game.is_called() {
            return Ok(());
        }
        moment.not_over()?;
        match game.phase {
            Phase::Sealing | Phase::Adjourned | Phase::Resuming => moment.has_the_move(),
            Phase::Playing if game.may_seal_answer(by) => Ok(()),
            Phase::Playing | Phase::Awaited | Phase::Ended(_) | Phase::Annulled => Err(Refusal::NotToSeal),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::MoveSealed {
            by,
            late: moment.game.waits_for_envelope(),
            again: moment.game.envelope().is_some(),
            medium: self.medium,
            reply: moment.game.phase == Phase::Playing && !moment.game.is_called(),
        }
        .into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        if game.waits_for_envelope() {
            return;
        }
        let reply = game.phase == Phase::Playing;
        game.adjournment_mut().envelope = Some(Envelope {
            by,
            commitment: self.commitment,
            medium: self.medium,
            closed: false,
            reply,
        });
    }
}

/// The player who sealed a move closed the envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnvelopeClosed {
    /// Whether the scoresheets of both players are missing in it, or one of them.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub without_sheets: bool,
}

impl Action for EnvelopeClosed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()?;
        match moment.game.envelope() {
            Some(envelope) if envelope.by == moment.player() && !envelope.closed => Ok(()),
            _ => Err(Refusal::NoEnvelope),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::EnvelopeClosed {
            by: moment.player(),
            without_sheets: self.without_sheets,
        }
        .into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        if let Some(envelope) = &mut game.adjournment_mut().envelope {
            envelope.closed = !self.without_sheets || envelope.reply;
        }
    }
}

/// What stands on an envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum EnvelopeItem {
    /// The names of both players.
    Names,
    /// The position just before the sealed move.
    Position,
    /// The time that each player has used.
    Times,
    /// Who sealed.
    Sealer,
    /// The number of the sealed move.
    MoveNumber,
    /// The draw offer that stands.
    DrawOffer,
    /// The date, the time and the place at which play goes on.
    Resumption,
}

impl EnvelopeItem {
    /// Every item, in the order of the Laws.
    pub const ALL: [EnvelopeItem; 7] = [
        EnvelopeItem::Names,
        EnvelopeItem::Position,
        EnvelopeItem::Times,
        EnvelopeItem::Sealer,
        EnvelopeItem::MoveNumber,
        EnvelopeItem::DrawOffer,
        EnvelopeItem::Resumption,
    ];

    /// Its name in records.
    pub(crate) fn name(self) -> &'static str {
        match self {
            EnvelopeItem::Names => "names",
            EnvelopeItem::Position => "position",
            EnvelopeItem::Times => "times",
            EnvelopeItem::Sealer => "sealer",
            EnvelopeItem::MoveNumber => "move-number",
            EnvelopeItem::DrawOffer => "draw-offer",
            EnvelopeItem::Resumption => "resumption",
        }
    }
}

/// The arbiter checked what stands on the envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnvelopeMarked {
    /// What stands on it.
    pub shows: Vec<EnvelopeItem>,
    /// The time used by each player as it stands there, as far as it was told.
    #[serde(
        default,
        rename = "used_ms",
        with = "Either::<Stored<Duration>>",
        skip_serializing_if = "is_untold"
    )]
    pub used: ByColor<Option<Duration>>,
}

fn is_untold(used: &ByColor<Option<Duration>>) -> bool {
    used.white.is_none() && used.black.is_none()
}

impl Action for EnvelopeMarked {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        has_envelope(moment)
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let game = moment.game;
        let mut used = ByColor::default();
        if game.clock().is_some() && !game.is_called() {
            used = time_used(game.terms(), moment.record, moment.at);
        }
        // People write whole seconds, rounded one way or the other.
        let differs = |color: Color| {
            let told = self.used[color]?;
            let apart = told.abs_diff(used[color]) >= Duration::from_secs(1);
            (apart && game.clock().is_some()).then_some((color, told, used[color]))
        };
        finding::EnvelopeMarked {
            shows: self.shows.clone(),
            wrong: Color::ALL.into_iter().find_map(differs),
        }
        .into()
    }
}

/// Somebody keeps the envelope until play goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnvelopeKept {
    /// Who.
    pub keeper: Keeper,
}

impl Action for EnvelopeKept {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        has_envelope(moment)
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::EnvelopeKept { keeper: self.keeper }.into()
    }
}

/// An envelope with a move in it is there.
fn has_envelope(moment: &Moment<'_>) -> Result<(), Refusal> {
    if moment.game.is_called() {
        return Ok(());
    }
    moment.not_over()?;
    match moment.game.envelope() {
        Some(_) => Ok(()),
        None => Err(Refusal::NoEnvelope),
    }
}

/// The arbiter announced when and where play goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResumptionSet {
    /// When, on the clock of the record.
    #[serde(with = "Stored::<Instant>")]
    pub at: Instant,
    /// When that session ends, on the clock of the record.
    #[serde(default, with = "Stored::<Option<Instant>>", skip_serializing_if = "Option::is_none")]
    pub until: Option<Instant>,
    /// The date, the time and the place in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub details: Option<String>,
}

impl Action for ResumptionSet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        match moment.game.phase {
            _ if moment.game.is_called() => Ok(()),
            Phase::Sealing | Phase::Adjourned => Ok(()),
            Phase::Awaited | Phase::Playing | Phase::Resuming => Err(Refusal::NotAdjourned),
            Phase::Ended(_) | Phase::Annulled => Err(Refusal::Over),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::ResumptionSet {
            has_finish: self.until.is_some(),
        }
        .into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.adjournment_mut().resumption = Some(Resumption {
            at: self.at,
            until: self.until,
            details: self.details.clone(),
        });
    }
}

/// The time came at which play should go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResumptionStarted {}

impl Action for ResumptionStarted {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()?;
        match moment.game.phase {
            _ if moment.game.is_called() => Ok(()),
            // The game may be over by the answer.
            Phase::Adjourned => moment.held_by().map_or(Ok(()), |no| Err(Refusal::Held(no))),
            _ => Err(Refusal::NotAdjourned),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::ResumptionDue {}.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        game.resume_session(head.at);
    }
}

/// A player wanted the envelope to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskedToOpenEnvelope {}

impl Action for AskedToOpenEnvelope {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        can_be_opened(moment)
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::OpeningRequested { by }.into()
    }
}

/// The arbiter opened the envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnvelopeOpened {
    /// The move, as it is written.
    pub text: String,
    /// The salt with which it fits the commitment; left out if the move was written on paper alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
    /// The language of the letters for the pieces, if it is told.
    #[serde(
        default,
        with = "Stored::<Option<Language>>",
        skip_serializing_if = "Option::is_none"
    )]
    pub language: Option<Language>,
    /// Who sealed it, where the record does not say.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    pub sealer: Option<Color>,
}

impl Action for EnvelopeOpened {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        let game = moment.game;
        if game.is_called() {
            return Ok(());
        }
        let Some(envelope) = game.envelope() else {
            return Err(Refusal::NoEnvelope);
        };
        // What a game was ended by leaves the envelope as it is, and it can be looked into afterwards.
        if !game.phase.is_over() {
            can_be_opened(moment)?;
            if let Some(no) = moment.held_by() {
                return Err(Refusal::Held(no));
            }
        }
        match (envelope.commitment, &self.salt) {
            (Some(commitment), Some(salt)) if !commitment.fits(salt, &self.text) => Err(Refusal::CommitmentDiffers),
            (Some(_), None) => Err(Refusal::NoSalt),
            (Some(_), Some(_)) => Ok(()),
            (None, Some(_)) => Err(Refusal::NoCommitment),
            (None, None) => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let game = moment.game;
        if game.phase.is_over() {
            return finding::OpenedAfterEnd {}.into();
        }
        let by = sealer(game, self.sealer);
        match self.sealed(game) {
            Some(_) if !game.is_called() => MoveMade {
                by,
                broken: None,
                ruled: false,
            }
            .into(),
            _ => finding::SealedMoveFaulty {
                by,
                fault: self.fault(game),
                text: self.text.clone(),
                declared: false,
            }
            .into(),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if game.phase.is_over() {
            game.adjournment_mut().envelope = None;
            return;
        }
        let sealed = self.sealed(game);
        let read = self.read(game);
        let otherwise = sealed.is_some() && read != sealed;
        let opening = opening(game, head, otherwise.then(|| self.text.clone()), false);
        game.open_envelope(head, sealed, opening);
    }
}

impl EnvelopeOpened {
    /// The one legal move that is written.
    fn read(&self, game: &Game) -> Option<Attempt> {
        match game.sealed_reading(&self.text, self.language)? {
            Reading::Move(mv) => Some(mv.into()),
            Reading::Ambiguous(_) | Reading::Illegal | Reading::Unreadable | Reading::Missing => None,
        }
    }

    /// The move that counts: one that was made on the board goes before what is written.
    fn sealed(&self, game: &Game) -> Option<Attempt> {
        let on_board = game.adjournment().and_then(|adjournment| adjournment.on_board);
        on_board.or_else(|| self.read(game))
    }

    fn fault(&self, game: &Game) -> SealedFault {
        match game.sealed_reading(&self.text, self.language) {
            Some(Reading::Ambiguous(_)) => SealedFault::Ambiguous,
            Some(Reading::Illegal) => SealedFault::Illegal,
            _ => SealedFault::Unreadable,
        }
    }
}

/// Who sealed: the player to move, or in a game that nobody watched the one who is named.
fn sealer(game: &Game, told: Option<Color>) -> Color {
    match told {
        Some(told) if game.is_called() => told,
        _ => game.turn(),
    }
}

/// How an envelope is opened, or a sealed move declared.
fn opening(game: &Game, head: Head, written_otherwise: Option<String>, declared: bool) -> Opening {
    let by = game.turn();
    Opening {
        entry: head.no,
        written_otherwise,
        responder_present: !game.awaits_return(!by),
        sealer_present: !game.awaits_return(by),
        declared,
        reply: game.envelope().is_some_and(|envelope| envelope.reply),
    }
}

/// A closed envelope waits to be opened.
fn can_be_opened(moment: &Moment<'_>) -> Result<(), Refusal> {
    let game = moment.game;
    if game.is_called() {
        return Ok(());
    }
    moment.not_over()?;
    match game.envelope() {
        None => Err(Refusal::NoEnvelope),
        Some(_) if !game.waits_for_envelope() => Err(Refusal::NotAdjourned),
        Some(_) if game.position().is_none() => Err(Refusal::NoPosition),
        Some(_) => Ok(()),
    }
}

/// The envelope is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnvelopeLost {
    /// Whether the times are gone with it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub times: bool,
    /// Who sealed, where the record does not say.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    pub sealer: Option<Color>,
}

impl Action for EnvelopeLost {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        can_be_opened(moment)
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::EnvelopeMissed {
            by: sealer(moment.game, self.sealer),
            times: self.times,
        }
        .into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        let adjournment = game.adjournment_mut();
        adjournment.lost = true;
        if self.times {
            adjournment.times = None;
        }
    }
}

/// The player who sealed a move said which it was: the envelope is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SealedMoveDeclared {
    /// The move.
    #[serde(rename = "move", with = "Stored::<Attempt>")]
    pub attempt: Attempt,
}

impl Action for SealedMoveDeclared {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        can_be_opened(moment)?;
        moment.has_the_move()?;
        let lost = moment.game.adjournment().is_some_and(|adjournment| adjournment.lost);
        match moment.held_by() {
            _ if !lost => Err(Refusal::EnvelopeClosed),
            Some(no) => Err(Refusal::Held(no)),
            None => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        match self.legal(moment.game) {
            Some(_) => MoveMade {
                by,
                broken: None,
                ruled: false,
            }
            .into(),
            None => finding::SealedMoveFaulty {
                by,
                fault: SealedFault::Illegal,
                text: self.attempt.to_string(),
                declared: true,
            }
            .into(),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(sealed) = self.legal(game) {
            let opening = opening(game, head, None, true);
            game.open_envelope(head, Some(sealed), opening);
        }
    }
}

impl SealedMoveDeclared {
    fn legal(&self, game: &Game) -> Option<Attempt> {
        let position = game.position()?;
        position.find(self.attempt).map(Into::into)
    }
}

/// The opponent does not believe which move the player says was sealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SealedMoveDisputed {}

impl Action for SealedMoveDisputed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        if moment.game.is_called() {
            return Ok(());
        }
        moment.not_over()?;
        let adjournment = moment.game.adjournment();
        match adjournment.and_then(|adjournment| adjournment.opened.as_ref()) {
            Some(opened) if opened.declared => Ok(()),
            _ => Err(Refusal::NoEnvelope),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::SealedMoveDisputed { by }.into()
    }
}

/// Nobody can say what stood on the board when the game was adjourned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionLost {}

impl Action for PositionLost {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()?;
        match moment.game.is_called() || moment.game.waits_for_envelope() {
            true => Ok(()),
            false => Err(Refusal::NotAdjourned),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::PositionLost {}.into()
    }
}

/// A player, or the arbiter, said that a clock shows a wrong time since play was taken up again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeDisputed {
    /// Whose clock.
    #[serde(with = "Stored::<Color>")]
    pub about: Color,
    /// What it should show.
    #[serde(rename = "should_ms", with = "Stored::<Duration>")]
    pub should: Duration,
}

impl Action for TimeDisputed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        if moment.game.is_called() {
            return Ok(());
        }
        moment.not_over()?;
        moment.has_clock()?;
        let adjournment = moment.game.adjournment();
        match adjournment.is_some_and(|adjournment| adjournment.sealer.is_some()) {
            true if moment.game.phase != Phase::Sealing => Ok(()),
            _ => Err(Refusal::NotAdjourned),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::TimeDisputed {
            by: moment.by.player(),
            about: self.about,
            should: self.should,
            shown: moment.time_left(self.about).0,
        }
        .into()
    }
}
