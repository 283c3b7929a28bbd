//! Drawing on a page: text and rules.
//!
//! Everything drawn is either tagged content, which screen readers read aloud, or an artifact.

use krilla::color::luma;
use krilla::geom::{PathBuilder, Point};
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, SpanTag};
use krilla::text::KrillaGlyph;

use crate::scoresheet_pdf::face::{Face, Faces};

/// Shades of grey, from 0, which is black.
pub(crate) const BLACK: u8 = 0;
/// The printed form, as opposed to what is filled in.
pub(crate) const GREY: u8 = 96;
/// The lines between rows.
pub(crate) const PALE: u8 = 176;

/// The style of a text.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    pub(crate) weight: Weight,
    pub(crate) size: f32,
    pub(crate) shade: u8,
}

#[derive(Clone, Copy)]
pub(crate) enum Weight {
    Regular,
    Semibold,
}

/// The place of a text: a baseline between two edges.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) baseline: f32,
    pub(crate) side: Side,
}

#[derive(Clone, Copy)]
pub(crate) enum Side {
    Left,
    Right,
}

/// A page that is drawn on.
pub(crate) struct Ink<'a, 'b> {
    surface: &'b mut Surface<'a>,
    faces: &'b Faces,
}

impl<'a, 'b> Ink<'a, 'b> {
    pub(crate) fn new(surface: &'b mut Surface<'a>, faces: &'b Faces) -> Ink<'a, 'b> {
        Ink { surface, faces }
    }

    /// Draws a text as tagged content, shortened to fit. Returns its tag and its right edge.
    pub(crate) fn write(&mut self, text: &str, place: Place, style: Style) -> (Identifier, f32) {
        let tag = self.surface.start_tagged(ContentTag::Span(SpanTag::empty()));
        let end = self.letters(text, place, style);
        self.surface.end_tagged();
        (tag, end)
    }

    /// Draws a text as an artifact.
    pub(crate) fn print(&mut self, text: &str, place: Place, style: Style) {
        let artifact = Artifact::with_kind(ArtifactType::PaginationOther);
        self.surface.start_tagged(ContentTag::Artifact(artifact));
        self.letters(text, place, style);
        self.surface.end_tagged();
    }

    /// Draws straight lines in one style.
    pub(crate) fn rules(&mut self, lines: &[[(f32, f32); 2]], width: f32, shade: u8) {
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
        let face = self.faces.of(style.weight);
        let line = face.fit(text, (place.right - place.left) / style.size);
        let width = line.width * style.size;
        let left = match place.side {
            Side::Left => place.left,
            Side::Right => place.right - width,
        };
        self.surface.set_fill(Some(Fill {
            paint: luma::Color::new(style.shade).into(),
            ..Fill::default()
        }));
        self.surface.set_stroke(None);
        let mut x = left;
        for stretch in line.glyphs.chunk_by(|left, right| left.font == right.font) {
            let glyphs: Vec<KrillaGlyph> = stretch.iter().map(|placed| placed.glyph.clone()).collect();
            let (font, start) = (face.font(stretch[0].font).clone(), Point::from_xy(x, place.baseline));
            self.surface
                .draw_glyphs(start, &glyphs, font, &line.text, style.size, false);
            x += glyphs.iter().map(|glyph| glyph.x_advance).sum::<f32>() * style.size;
        }
        left + width
    }
}

impl Faces {
    /// The face of a weight.
    pub(crate) fn of(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Semibold => &self.semibold,
        }
    }
}
