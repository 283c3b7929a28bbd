//! Text shaping: glyphs, their order and their widths.

use core::ops::Range;

use harfrust::{Direction, FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use unicode_bidi::BidiInfo;

/// The most glyphs of a cluster, a letter and its accents: more would overlap the neighbouring lines.
const MOST_IN_CLUSTER: usize = 4;

/// The most characters of a text: longer than any line of the sheet.
const MOST_LETTERS: usize = 300;

/// Stands for characters without a glyph.
const UNKNOWN: &str = "□";

/// The two faces of a scoresheet: Libertinus Serif, which has Latin, Greek, Cyrillic and Hebrew.
pub(super) struct Faces {
    pub(super) regular: Face,
    pub(super) semibold: Face,
}

impl Faces {
    /// `None` if the embedded faces cannot be read, which the tests rule out.
    pub(super) fn read() -> Option<Faces> {
        Some(Faces {
            regular: Face::read(include_bytes!(concat!(env!("OUT_DIR"), "/regular.otf")))?,
            semibold: Face::read(include_bytes!(concat!(env!("OUT_DIR"), "/semibold.otf")))?,
        })
    }
}

/// A face of a typeface.
pub(super) struct Face {
    pub(super) font: Font,
    bytes: FontRef<'static>,
    shapes: ShaperData,
    unknown: Option<KrillaGlyph>,
}

/// A shaped line of text.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) glyphs: Vec<KrillaGlyph>,
    /// Its width at font size one.
    pub(super) width: f32,
}

impl Face {
    fn read(bytes: &'static [u8]) -> Option<Face> {
        let font = Font::new(bytes.into(), 0)?;
        let bytes = FontRef::new(bytes).ok()?;
        let shapes = ShaperData::new(&bytes);
        let mut face = Face {
            font,
            bytes,
            shapes,
            unknown: None,
        };
        face.unknown = face.set(UNKNOWN).glyphs.pop();
        Some(face)
    }

    /// Shapes a text to fit a width; a text that is too long ends with an ellipsis.
    pub(super) fn fit(&self, text: &str, width: f32) -> Line {
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
            width: glyphs.iter().map(|glyph| glyph.x_advance).sum(),
            glyphs,
        }
    }

    /// Shapes a run of one direction.
    fn shape(&self, text: &str, run: Range<usize>, direction: Direction, glyphs: &mut Vec<KrillaGlyph>) {
        let shaper = self.shapes.shaper(&self.bytes).build();
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
        let first = glyphs.len();
        for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let letters = cluster(run.start + info.cluster as usize);
            let same = glyphs[first..].iter().rev();
            let same = same.take_while(|glyph| glyph.text_range == letters).count();
            let glyph = match (info.glyph_id, &self.unknown) {
                // One mark for the whole cluster.
                (0, Some(_)) if same > 0 => continue,
                (0, Some(unknown)) => KrillaGlyph {
                    text_range: letters,
                    ..unknown.clone()
                },
                _ if same == MOST_IN_CLUSTER => continue,
                (id, _) => KrillaGlyph::new(
                    GlyphId::new(id),
                    position.x_advance as f32 / em,
                    position.x_offset as f32 / em,
                    position.y_offset as f32 / em,
                    position.y_advance as f32 / em,
                    letters,
                    None,
                ),
            };
            glyphs.push(glyph);
        }
    }
}

/// A text on one line: line breaks and control characters become blanks, overrides of direction are removed.
pub(super) fn legible(text: &str) -> String {
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
        let faces = Faces::read().unwrap();
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
                let marks = line.glyphs.iter().filter(|glyph| glyph.glyph_id == unknown).count();
                assert_eq!(marks, text.matches('□').count(), "{text}");
            }
        }
    }

    #[test]
    fn what_has_no_shape_is_marked() {
        let face = Faces::read().unwrap().regular;
        let unknown = face.unknown.as_ref().unwrap().glyph_id;
        for (text, expect) in [("Ann 🦩", 1), ("名前", 2), ("👩‍👩‍👧", 1), ("أحمد", 4), ("Ann", 0)] {
            let line = face.fit(text, f32::MAX);
            let marks = line.glyphs.iter().filter(|glyph| glyph.glyph_id == unknown).count();
            assert_eq!((marks, line.text.as_str()), (expect, text));
        }
    }

    #[test]
    fn what_is_too_long_is_shortened() {
        let face = Faces::read().unwrap().regular;
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
                        .all(|glyph| line.text.get(glyph.text_range.clone()).is_some())
                );
            }
        }
        assert!(face.fit(&zalgo, f32::MAX).glyphs.len() <= MOST_IN_CLUSTER);
    }

    /// Digits stand under digits.
    #[test]
    fn digits_are_equally_wide() {
        let faces = Faces::read().unwrap();
        for face in [&faces.regular, &faces.semibold] {
            let widths = ('0'..='9').map(|digit| face.fit(&digit.to_string(), f32::MAX).width);
            let widths: Vec<f32> = widths.collect();
            assert!(widths.iter().all(|width| *width == widths[0]), "{widths:?}");
        }
    }
}
