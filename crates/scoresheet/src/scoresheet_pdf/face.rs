//! Text shaping: glyphs, their order and their widths.

use core::ops::Range;
use std::collections::BTreeSet;
use std::rc::Rc;

use harfrust::{Direction, FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use unicode_bidi::BidiInfo;

/// The most glyphs of a cluster, a letter and its accents: more would overlap the neighbouring lines.
const MOST_IN_CLUSTER: usize = 4;

/// The most characters of a text: longer than any line of the sheet.
const MOST_LETTERS: usize = 300;

/// Stands for characters without a glyph.
const UNKNOWN: &str = "□";

/// The faces of a scoresheet: Libertinus Serif, which has Latin, Greek, Cyrillic and Hebrew, and for what it lacks others:
/// DejaVu Sans Mono, which has Arabic, Armenian and Georgian, and those that the caller gives.
pub(crate) struct Faces {
    pub(crate) regular: Face,
    pub(crate) semibold: Face,
}

impl Faces {
    /// `None` if the embedded faces cannot be read, which the tests rule out. Of the given ones those are left out that
    /// cannot be read.
    pub(crate) fn read(given: &[Vec<u8>]) -> Option<Faces> {
        let fallback = include_bytes!(concat!(env!("OUT_DIR"), "/fallback.ttf"));
        let mut others = vec![Shaper::read(fallback.to_vec())?];
        others.extend(given.iter().filter_map(|bytes| Shaper::read(bytes.clone())));
        let others: Rc<[Shaper]> = others.into();
        Some(Faces {
            regular: Face::read(include_bytes!(concat!(env!("OUT_DIR"), "/regular.otf")), &others)?,
            semibold: Face::read(include_bytes!(concat!(env!("OUT_DIR"), "/semibold.otf")), &others)?,
        })
    }

    /// The letters of a text that no face has.
    pub(crate) fn missing(&self, text: &str) -> BTreeSet<char> {
        let face = &self.regular;
        let unknown = face.unknown.as_ref().map(|glyph| glyph.glyph_id);
        let is_missing = |letter: &char| {
            let line = face.set(&letter.to_string());
            let mut glyphs = line.glyphs.iter();
            glyphs.any(|glyph| glyph.font == OWN && Some(glyph.glyph.glyph_id) == unknown)
        };
        let marked = UNKNOWN.chars().next();
        legible(text)
            .chars()
            .filter(|letter| Some(*letter) != marked && is_missing(letter))
            .collect()
    }
}

/// A face of a typeface, and those that stand in for it.
pub(crate) struct Face {
    own: Shaper,
    others: Rc<[Shaper]>,
    unknown: Option<KrillaGlyph>,
}

/// What shapes text with one font.
struct Shaper {
    font: Font,
    bytes: Vec<u8>,
    shapes: ShaperData,
}

/// A shaped line of text.
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) glyphs: Vec<Placed>,
    /// Its width at font size one.
    pub(crate) width: f32,
}

/// A glyph, and the font that it is of.
#[derive(Clone)]
pub(crate) struct Placed {
    pub(crate) font: usize,
    pub(crate) glyph: KrillaGlyph,
}

/// The font of the face itself; those behind it stand in.
const OWN: usize = 0;

impl Shaper {
    fn read(bytes: Vec<u8>) -> Option<Shaper> {
        let font = Font::new(bytes.clone().into(), 0)?;
        let shapes = ShaperData::new(&FontRef::new(&bytes).ok()?);
        Some(Shaper { font, bytes, shapes })
    }

    /// Shapes a run of one direction. What the font lacks has the glyph 0.
    fn shape(&self, text: &str, run: Range<usize>, direction: Direction) -> Vec<KrillaGlyph> {
        let Ok(bytes) = FontRef::new(&self.bytes) else {
            return Vec::new();
        };
        let shaper = self.shapes.shaper(&bytes).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text[run.clone()]);
        buffer.guess_segment_properties();
        buffer.set_direction(direction);
        let shaped = shaper.shape(buffer, ShapeOptions::new());

        let starts = shaped
            .glyph_infos()
            .iter()
            .map(|info| run.start + info.cluster as usize);
        let mut starts: Vec<usize> = starts.collect();
        starts.sort_unstable();
        starts.dedup();
        let cluster = |start: usize| {
            let next = starts.partition_point(|known| *known <= start);
            start..starts.get(next).copied().unwrap_or(run.end)
        };
        let em = self.font.units_per_em();
        let placed = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
        let glyphs = placed.map(|(info, position)| {
            KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                position.x_advance as f32 / em,
                position.x_offset as f32 / em,
                position.y_offset as f32 / em,
                position.y_advance as f32 / em,
                cluster(run.start + info.cluster as usize),
                None,
            )
        });
        glyphs.collect()
    }
}

/// Whether a font lacks it.
fn is_lacking(glyph: &KrillaGlyph) -> bool {
    glyph.glyph_id == GlyphId::new(0)
}

impl Face {
    fn read(bytes: &[u8], others: &Rc<[Shaper]>) -> Option<Face> {
        let mut face = Face {
            own: Shaper::read(bytes.to_vec())?,
            others: Rc::clone(others),
            unknown: None,
        };
        face.unknown = face.set(UNKNOWN).glyphs.pop().map(|placed| placed.glyph);
        Some(face)
    }

    /// The font of a glyph.
    pub(crate) fn font(&self, font: usize) -> &Font {
        match font {
            OWN => &self.own.font,
            other => &self.others[other - 1].font,
        }
    }

    /// Shapes a text to fit a width; a text that is too long ends with an ellipsis.
    pub(crate) fn fit(&self, text: &str, width: f32) -> Line {
        let text = legible(text);
        let whole = self.set(&text);
        if whole.width <= width {
            return whole;
        }
        let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let shortened = |end: usize| self.set(&format!("{}…", text[..end].trim_end()));
        let longest = ends.partition_point(|end| shortened(*end).width <= width);
        shortened(longest.checked_sub(1).map_or(0, |last| ends[last]))
    }

    /// Shapes a text, its runs in visual order.
    fn set(&self, text: &str) -> Line {
        let mut glyphs = Vec::new();
        let order = BidiInfo::new(text, None);
        for paragraph in &order.paragraphs {
            let (levels, runs) = order.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let direction = match levels[run.start].is_rtl() {
                    true => Direction::RightToLeft,
                    false => Direction::LeftToRight,
                };
                self.shape(text, run, direction, &mut glyphs);
            }
        }
        Line {
            text: text.to_owned(),
            width: glyphs.iter().map(|placed: &Placed| placed.glyph.x_advance).sum(),
            glyphs,
        }
    }

    /// Shapes a run of one direction. Stretches that the face lacks are shaped by the first other that has all of it.
    fn shape(&self, text: &str, run: Range<usize>, direction: Direction, glyphs: &mut Vec<Placed>) {
        let shaped = self.own.shape(text, run, direction);
        for stretch in shaped.chunk_by(|left, right| is_lacking(left) == is_lacking(right)) {
            if !is_lacking(&stretch[0]) {
                self.place(OWN, stretch, glyphs);
                continue;
            }
            let start = stretch.iter().map(|glyph| glyph.text_range.start).min();
            let end = stretch.iter().map(|glyph| glyph.text_range.end).max();
            let (Some(start), Some(end)) = (start, end) else {
                continue;
            };
            let others = (1..).zip(self.others.iter());
            let shaped = others.map(|(font, other)| (font, other.shape(text, start..end, direction)));
            match { shaped }.find(|(_, shaped)| !shaped.iter().any(is_lacking)) {
                Some((font, shaped)) => self.place(font, &shaped, glyphs),
                // One by one, and what none has is marked.
                None => self.place_apart(text, stretch, direction, glyphs),
            }
        }
    }

    /// Shapes each cluster of a stretch by itself.
    fn place_apart(&self, text: &str, stretch: &[KrillaGlyph], direction: Direction, glyphs: &mut Vec<Placed>) {
        for cluster in stretch.chunk_by(|left, right| left.text_range == right.text_range) {
            let letters = cluster[0].text_range.clone();
            let others = (1..).zip(self.others.iter());
            let shaped = others.map(|(font, other)| (font, other.shape(text, letters.clone(), direction)));
            match (
                { shaped }.find(|(_, shaped)| !shaped.iter().any(is_lacking)),
                &self.unknown,
            ) {
                (Some((font, shaped)), _) => self.place(font, &shaped, glyphs),
                // One mark for the whole cluster.
                (None, Some(unknown)) => glyphs.push(Placed {
                    font: OWN,
                    glyph: KrillaGlyph {
                        text_range: letters,
                        ..unknown.clone()
                    },
                }),
                (None, None) => self.place(OWN, &cluster[..1], glyphs),
            }
        }
    }

    /// Takes glyphs over, so many of each cluster.
    fn place(&self, font: usize, shaped: &[KrillaGlyph], glyphs: &mut Vec<Placed>) {
        for cluster in shaped.chunk_by(|left, right| left.text_range == right.text_range) {
            let some = cluster.iter().take(MOST_IN_CLUSTER).cloned();
            glyphs.extend(some.map(|glyph| Placed { font, glyph }));
        }
    }
}

/// A text on one line: line breaks and control characters become blanks, overrides of direction are removed.
pub(crate) fn legible(text: &str) -> String {
    let shown = text.chars().filter(|letter| !is_hidden(*letter));
    let shown = shown.map(|letter| if is_break(letter) { ' ' } else { letter });
    shown.take(MOST_LETTERS).collect()
}

fn is_break(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Marks and overrides of direction, and noncharacters.
fn is_hidden(letter: char) -> bool {
    matches!(
        letter,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    ) || u32::from(letter) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::{Faces, MOST_IN_CLUSTER, legible};

    #[test]
    fn texts_are_one_line() {
        for (text, expect) in [
            ("Ann", "Ann"),
            ("A\nb\u{7}\u{2028}c", "A b  c"),
            ("\u{202e}gro.edif\u{202c}", "gro.edif"),
            ("a\u{feff}\u{fffe}\u{1ffff}b", "ab"),
            ("Łukasz", "Łukasz"),
        ] {
            assert_eq!(legible(text), expect);
        }
    }

    /// Every letter has a shape, and keeps its text.
    #[test]
    fn the_letters_of_europe_are_there() {
        let faces = Faces::read(&[]).unwrap();
        for text in [
            "Łukasz Ağdestein Đorđević Æsøyå Ŷŵ Şţ Þórður Øre ÿ ß ẞ Ij ŉ",
            "Žižka Ľudovít Őrsi Ñandú Çelik Īķēņš Ěště",
            "Γαρύφαλλος Παπαδόπουλος",
            "Юрий Щёголев Ђорђе Љубојевић Ґалаґан Ўладзімір",
            "אבי כהן",
            "e4 Nxf7+ O-O-O# (=) 1–0 ½–½ 0:14:50 … □",
        ] {
            for face in [&faces.regular, &faces.semibold] {
                let line = face.fit(text, f32::MAX);
                assert_eq!(line.text, text);
                let unknown = face.unknown.as_ref().unwrap().glyph_id;
                let marks = line
                    .glyphs
                    .iter()
                    .filter(|placed| placed.glyph.glyph_id == unknown)
                    .count();
                assert_eq!(marks, text.matches('□').count(), "{text}");
            }
        }
    }

    #[test]
    fn what_has_no_shape_is_marked() {
        let face = Faces::read(&[]).unwrap().regular;
        let unknown = face.unknown.as_ref().unwrap().glyph_id;
        for (text, expect) in [("Ann 🦩", 1), ("名前", 2), ("أحمد", 0), ("Արամ გია", 0), ("Ann", 0)] {
            let line = face.fit(text, f32::MAX);
            let marks = line
                .glyphs
                .iter()
                .filter(|placed| placed.glyph.glyph_id == unknown)
                .count();
            assert_eq!((marks, line.text.as_str()), (expect, text));
        }
    }

    #[test]
    fn other_typefaces_stand_in() {
        let faces = Faces::read(&[]).unwrap();
        assert!(faces.missing("Ann أحمد Արամ გია □").is_empty());
        assert_eq!(faces.missing("Ann 名前").into_iter().collect::<String>(), "前名");
        let line = faces.regular.fit("Ann أحمد", f32::MAX);
        assert_eq!(line.text, "Ann أحمد");
        let fonts: Vec<usize> = line.glyphs.iter().map(|placed| placed.font).collect();
        assert_eq!(fonts, [0, 0, 0, 0, 1, 1, 1, 1]);
    }

    #[test]
    fn what_is_too_long_is_shortened() {
        let face = Faces::read(&[]).unwrap().regular;
        let zalgo = format!("Z{}", "\u{301}".repeat(200));
        for text in [
            "Ann",
            "W".repeat(100_000).as_str(),
            "אבי כהן ".repeat(99).as_str(),
            &zalgo,
            "",
        ] {
            for width in [0.0, 1.0, 12.0, 40.0] {
                let line = face.fit(text, width);
                let ellipsis = face.fit("…", f32::MAX).width;
                assert!(line.width <= width.max(ellipsis), "{text} {width}");
                assert!(
                    line.text == text || line.text.ends_with('…') || text == zalgo,
                    "{text} {width}"
                );
                assert!(
                    line.glyphs
                        .iter()
                        .all(|placed| line.text.get(placed.glyph.text_range.clone()).is_some())
                );
            }
        }
        assert!(face.fit(&zalgo, f32::MAX).glyphs.len() <= MOST_IN_CLUSTER);
    }

    /// Digits stand under digits.
    #[test]
    fn digits_are_equally_wide() {
        let faces = Faces::read(&[]).unwrap();
        for face in [&faces.regular, &faces.semibold] {
            let widths = ('0'..='9').map(|digit| face.fit(&digit.to_string(), f32::MAX).width);
            let widths: Vec<f32> = widths.collect();
            assert!(widths.iter().all(|width| *width == widths[0]), "{widths:?}");
        }
    }
}
