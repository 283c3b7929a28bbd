//! Drawing on a page: text and rules.
//!
//! Everything drawn is either tagged content, which screen readers read aloud, or an artifact.

use krilla::color::luma;
use krilla::geom::{PathBuilder, Point};
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, SpanTag};

use crate::scoresheet_pdf::face::{Face, Faces};

/// Shades of grey, from 0, which is black.
pub(super) const BLACK: u8 = 0;
/// The printed form, as opposed to what is filled in.
pub(super) const GREY: u8 = 96;
/// The lines between rows.
pub(super) const PALE: u8 = 176;

/// The style of a text.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) weight: Weight,
    pub(super) size: f32,
    pub(super) shade: u8,
}

#[derive(Clone, Copy)]
pub(super) enum Weight {
    Regular,
    Semibold,
}

/// The place of a text: a baseline between two edges.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) baseline: f32,
    pub(super) side: Side,
}

#[derive(Clone, Copy)]
pub(super) enum Side {
    Left,
    Right,
}

/// A page that is drawn on.
pub(super) struct Ink<'a, 'b> {
    surface: &'b mut Surface<'a>,
    faces: &'b Faces,
}

impl<'a, 'b> Ink<'a, 'b> {
    pub(super) fn new(surface: &'b mut Surface<'a>, faces: &'b Faces) -> Ink<'a, 'b> {
        Ink { surface, faces }
    }

    /// Draws a text as tagged content, shortened to fit. Returns its tag and its right edge.
    pub(super) fn write(&mut self, text: &str, place: Place, style: Style) -> (Identifier, f32) {
        let tag = self.surface.start_tagged(ContentTag::Span(SpanTag::empty()));
        let end = self.letters(text, place, style);
        self.surface.end_tagged();
        (tag, end)
    }

    /// Draws a text as an artifact.
    pub(super) fn print(&mut self, text: &str, place: Place, style: Style) {
        let artifact = Artifact::with_kind(ArtifactType::PaginationOther);
        self.surface.start_tagged(ContentTag::Artifact(artifact));
        self.letters(text, place, style);
        self.surface.end_tagged();
    }

    /// Draws straight lines in one style.
    pub(super) fn rules(&mut self, lines: &[[(f32, f32); 2]], width: f32, shade: u8) {
        let mut path = PathBuilder::new();
        for [(x, y), (to_x, to_y)] in lines {
            path.move_to(*x, *y);
            path.line_to(*to_x, *to_y);
        }
        let stroke = Stroke {
            paint: luma::Color::new(shade).into(),
            width,
            ..Stroke::default()
        };
        let Some(path) = path.finish() else { return };
        let artifact = Artifact::with_kind(ArtifactType::Layout);
        self.surface.start_tagged(ContentTag::Artifact(artifact));
        self.surface.set_fill(None);
        self.surface.set_stroke(Some(stroke));
        self.surface.draw_path(&path);
        self.surface.end_tagged();
    }

    /// Draws a text and returns its right edge.
    fn letters(&mut self, text: &str, place: Place, style: Style) -> f32 {
        let face = self.face(style.weight);
        let line = face.fit(text, (place.right - place.left) / style.size);
        let width = line.width * style.size;
        let left = match place.side {
            Side::Left => place.left,
            Side::Right => place.right - width,
        };
        let (font, start) = (face.font.clone(), Point::from_xy(left, place.baseline));
        self.surface.set_fill(Some(Fill {
            paint: luma::Color::new(style.shade).into(),
            ..Fill::default()
        }));
        self.surface.set_stroke(None);
        self.surface
            .draw_glyphs(start, &line.glyphs, font, &line.text, style.size, false);
        left + width
    }

    fn face(&self, weight: Weight) -> &'b Face {
        match weight {
            Weight::Regular => &self.faces.regular,
            Weight::Semibold => &self.faces.semibold,
        }
    }
}
