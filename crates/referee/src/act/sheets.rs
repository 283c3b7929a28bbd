//! What is written on scoresheets, and what is done with them.

use jadoube_board::{Color, Position};
use jadoube_notation::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::{Author, Head};
use crate::finding;
use crate::game::{Game, Keeper, Phase};
use crate::sheet::{Reading, Sheet};
use crate::stored::{Stored, variants_by_name};

/// A player or the arbiter wrote moves on a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wrote {
    /// As they are written: `12. Nf3 (=)`. A number says where an entry stands; without one it follows the last.
    pub text: String,
    /// The language of the letters for the pieces, if it is told.
    #[serde(
        default,
        with = "Stored::<Option<Language>>",
        skip_serializing_if = "Option::is_none"
    )]
    pub language: Option<Language>,
    /// Whether an assistant wrote for the player.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub assistant: bool,
}

impl Action for Wrote {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let game = moment.game;
        let mut sheet = game.sheet(Keeper::from(moment.by)).cloned().unwrap_or_default();
        sheet.languages.extend(self.language);
        let before = sheet.lines().len();
        sheet.write(&self.text, &game.terms().start, None);
        let new = &sheet.lines()[before..];
        let unreadable = new.iter().find(|line| {
            let position = game.position_at(line.ply);
            position.is_some_and(|position| sheet.reading(line.ply, position) == Some(Reading::Unreadable))
        });
        match moment.by.player() {
            Some(by) => finding::SheetWritten {
                by,
                unreadable: unreadable.map(|line| line.text.clone()),
                assistant: self.assistant,
            }
            .into(),
            None => Told::Nothing,
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let start = game.terms().start;
        let made = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
        let is_lost = game.has_lost_track();
        let papers = game.papers_mut();
        let sheet = papers.sheet_mut(Keeper::from(head.by));
        if let Some(language) = self.language
            && !sheet.languages.contains(&language)
        {
            sheet.languages.push(language);
        }
        sheet.write(&self.text, &start, Some(head.no));
        let is_complete = sheet.missing(made).is_empty();
        if let Some(by) = head.by.player() {
            papers.followed[by] = true;
            if is_complete && !is_lost {
                papers.complete(by);
            }
        }
    }
}

/// A player or the arbiter struck out what stood for a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Struck {
    /// For which move: after how many moves of both players together it was made. The first is 1.
    pub place: u32,
}

impl Action for Struck {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()?;
        let sheet = moment.game.sheet(Keeper::from(moment.by));
        let ply = self.place.checked_sub(1);
        match ply.and_then(|ply| sheet?.line(ply)) {
            Some(_) => Ok(()),
            None => Err(Refusal::NotWritten),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(ply) = self.place.checked_sub(1) {
            game.papers_mut().sheet_mut(Keeper::from(head.by)).strike(ply);
        }
    }
}

/// A player wrote something on the scoresheet that is no move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// What.
    pub text: String,
}

impl Action for Noted {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::NoteWritten {
            by: moment.player(),
            text: self.text.clone(),
        }
        .into()
    }
}

/// A player began to record on something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TookSheet {
    /// On what.
    pub medium: Medium,
}

/// What a game is recorded on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Medium {
    /// Paper.
    #[default]
    Paper,
    /// An electronic scoresheet that FIDE has approved and the competition prescribes.
    Electronic,
    /// Another electronic scoresheet.
    UnapprovedElectronic,
    /// Paper or a device for Braille.
    Braille,
    /// A device into which the moves are spoken.
    Recorder,
}

impl Medium {
    /// Whether it is paper.
    #[must_use]
    pub fn is_paper(&self) -> bool {
        *self == Medium::Paper
    }
}

impl Action for TookSheet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::SheetTaken {
            by: moment.player(),
            medium: self.medium,
        }
        .into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.papers_mut().medium[by] = self.medium;
        }
    }
}

/// A player stopped recording the moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StoppedRecording {}

impl Action for StoppedRecording {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::RecordingStopped { by }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.papers_mut().stopped[by] = Some(head.no);
        }
    }
}

/// A player brought the scoresheet up to date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CompletedSheet {}

impl Action for CompletedSheet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.papers_mut().complete(by);
        }
    }
}

/// A player took the opponent's scoresheet to complete their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BorrowedSheet {}

impl Action for BorrowedSheet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::SheetBorrowed { by }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.papers_mut().borrowed[by] = true;
        }
    }
}

/// A player gave the opponent's scoresheet back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GaveBackSheet {}

impl Action for GaveBackSheet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        match moment
            .game
            .papers()
            .is_some_and(|papers| papers.borrowed[moment.player()])
        {
            true => Ok(()),
            false => Err(Refusal::NothingBorrowed),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.papers_mut().borrowed[by] = false;
        }
    }
}

/// A player covered the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CoveredSheet {
    /// From whose view.
    pub from: Onlooker,
}

/// Somebody from whom a scoresheet is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Onlooker {
    /// The arbiter cannot read it.
    Arbiter,
    /// Only the opponent cannot.
    Opponent,
}

impl Action for CoveredSheet {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::SheetCovered {
            by: moment.player(),
            from: self.from,
        }
        .into()
    }
}

/// The arbiter read a scoresheet, and told what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetRead {
    /// Whose it is.
    pub sheet: Keeper,
    /// Everything that stands on it.
    pub text: String,
    /// The language of the letters for the pieces, if it is told.
    #[serde(
        default,
        with = "Stored::<Option<Language>>",
        skip_serializing_if = "Option::is_none"
    )]
    pub language: Option<Language>,
}

impl Action for SheetRead {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::SheetRead { sheet: self.sheet }.into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        let languages: Vec<Language> = self.language.into_iter().collect();
        let sheet = Sheet::of(&self.text, &game.terms().start, &languages);
        let papers = game.papers_mut();
        *papers.sheet_mut(self.sheet) = sheet;
        // When each entry was written is not known of a sheet that is read afterwards.
        if let Some(player) = self.sheet.player() {
            papers.followed[player] = false;
        }
    }
}

/// The arbiter asked a player for the scoresheet, for the organiser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskedForSheet {
    /// Whose it is.
    #[serde(with = "Stored::<Color>")]
    pub about: Color,
}

impl Action for AskedForSheet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        match moment.game.phase {
            _ if moment.game.is_called() => Ok(()),
            Phase::Ended(_) | Phase::Annulled => Ok(()),
            Phase::Awaited | Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming => {
                Err(Refusal::NotOver)
            }
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::SheetAskedFor { about: self.about }.into()
    }
}

/// A player handed the scoresheet in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandedInSheet {}

impl Action for HandedInSheet {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.papers_mut().to_hand_in[by] = false;
        }
    }
}

/// Moves were made that the record does not have: what stands on the board and how many moves were made is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LostTrack {}

impl Action for LostTrack {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, head: Head) {
        game.lose_track(head.no);
    }
}

/// The arbiter wrote down what stands on the board, after moves that the record does not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionNoted {
    /// What stands there, and who has the move.
    #[serde(with = "Stored::<Position>")]
    pub board: Position,
}

impl Action for PositionNoted {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()?;
        match moment.game.has_lost_track() {
            true => Ok(()),
            false => Err(Refusal::TrackKept),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.note_position(self.board);
    }
}

/// The arbiter accepted moves as those that the record does not have: as they were found by playing the game over again, or as the
/// scoresheets show them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovesAccepted {
    /// The moves, as they are written: `23. Qd2 Rc8`. Without a number the first follows the last move of the record. Without a
    /// text they are those that the scoresheets show together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The language of the letters for the pieces, if it is told.
    #[serde(
        default,
        with = "Stored::<Option<Language>>",
        skip_serializing_if = "Option::is_none"
    )]
    pub language: Option<Language>,
}

impl Action for MovesAccepted {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        match moment.game.has_gap() {
            true => Ok(()),
            false => Err(Refusal::TrackKept),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::MovesAccepted {
            text: self.text.clone(),
            language: self.language,
        }
        .into()
    }
}

impl From<Author> for Keeper {
    /// Whose sheet somebody writes on.
    fn from(author: Author) -> Keeper {
        match author {
            Author::White => Keeper::White,
            Author::Black => Keeper::Black,
            Author::Arbiter | Author::Nobody => Keeper::Arbiter,
        }
    }
}
