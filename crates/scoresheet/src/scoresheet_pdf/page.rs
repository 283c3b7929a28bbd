//! The pages: heading, moves, result, and lines for signatures.

use core::num::NonZeroU16;

use jadoube_laws::Pace;
use krilla::tagging::{Node, Tag, TagGroup, TagTree};

use crate::scoresheet_pdf::Scoresheet;
use crate::scoresheet_pdf::ink::{BLACK, GREY, Ink, PALE, Place, Side, Style, Weight};
use crate::scoresheet_pdf::moves::{self, Table};
use crate::scoresheet_pdf::words::FormWords;

/// The size of a page, in points as everything here.
pub(super) const A4: (f32, f32) = (595.28, 841.89);
/// The edges of what is words.
pub(super) const LEFT: f32 = 48.0;
pub(super) const RIGHT: f32 = A4.0 - LEFT;

/// Between two fields of a line, and between the columns of moves.
pub(super) const GAP: f32 = 18.0;
/// The baseline of the name of the form.
const TITLE: f32 = 60.0;
/// The lines for values, from the top.
const EVENT: f32 = 98.0;
const GAME: f32 = 131.0;
const PLAYERS: f32 = 168.0;
const RESULT: f32 = 744.0;
const SIGNATURES: f32 = 787.0;
/// The baselines of small print.
const START: f32 = 182.0;
const FOOTER: f32 = 819.0;

pub(super) const LABEL: Style = Style {
    weight: Weight::Regular,
    size: 7.5,
    shade: GREY,
};
const HEADLINE: Style = Style {
    weight: Weight::Regular,
    size: 21.0,
    shade: BLACK,
};
const VALUE: Style = Style {
    weight: Weight::Regular,
    size: 11.0,
    shade: BLACK,
};
const NAME: Style = Style {
    weight: Weight::Semibold,
    size: 13.0,
    shade: BLACK,
};

/// A sheet being drawn, with its tag tree.
pub(super) struct Form<'a> {
    sheet: &'a Scoresheet,
    words: &'a FormWords,
    pub(super) pages: usize,
    tree: TagTree,
    table: Table,
}

impl<'a> Form<'a> {
    pub(super) fn new(sheet: &'a Scoresheet, words: &'a FormWords) -> Form<'a> {
        Form {
            sheet,
            words,
            pages: sheet.lines.len().div_ceil(moves::ON_PAGE).max(1),
            tree: TagTree::new().with_lang(Some(words.code().to_owned())),
            table: Table::new(),
        }
    }

    /// Draws a page, counting from one. The pages are drawn in their order.
    pub(super) fn page(&mut self, ink: &mut Ink<'_, '_>, number: usize) {
        self.title(ink, number);
        self.heading(ink, number);
        let mut pages = self.sheet.lines.chunks(moves::ON_PAGE);
        let lines = pages.nth(number - 1).unwrap_or_default();
        let first = self.sheet.first as usize + (number - 1) * moves::ON_PAGE;
        self.table.draw(ink, self.words, first, lines);
        if number == self.pages {
            // The table is one tag, read before the result.
            if let Some(table) = self.table.take_tag() {
                self.tree.push(table);
            }
            self.closing(ink);
        } else {
            self.note(ink, "continued", number + 1, moves::BOTTOM + 14.0);
        }
        self.footer(ink, number);
    }

    /// The tags of all pages.
    pub(super) fn into_tree(self) -> TagTree {
        self.tree
    }

    fn title(&mut self, ink: &mut Ink<'_, '_>, number: usize) {
        let title = self.words.word("title");
        if number > 1 {
            return ink.print(&title, line(TITLE, Side::Left), HEADLINE);
        }
        let (tag, _) = ink.write(&title, line(TITLE, Side::Left), HEADLINE);
        let heading = Tag::Hn(NonZeroU16::MIN, Some(title));
        self.tree.push(TagGroup::with_children(heading, vec![tag.into()]));
    }

    /// Who plays, where, when and by which Laws. It is tagged on the first page only.
    fn heading(&mut self, ink: &mut Ink<'_, '_>, number: usize) {
        let Scoresheet { heading, .. } = self.sheet;
        let tagged = number == 1;
        let year = self.sheet.edition.to_string();
        let pace = match self.sheet.pace {
            Pace::Standard => "pace-standard",
            Pace::Rapid => "pace-rapid",
            Pace::Blitz => "pace-blitz",
        };
        let laws = self.words.with(pace, &[("edition", &year)]);
        let event = [
            Field::new("event", known(&heading.event), 0.62, VALUE),
            Field::new("site", known(&heading.site), 0.38, VALUE),
        ];
        let game = [
            Field::new("date", known(&heading.date), 0.17, VALUE),
            Field::new("round", known(&heading.round), 0.1, VALUE),
            Field::new("board", known(&heading.board), 0.1, VALUE),
            Field::new("control", known(&self.sheet.control), 0.36, VALUE),
            Field::new("laws", &laws, 0.27, VALUE),
        ];
        let players = [
            Field::new("white", known(&heading.white), 0.5, NAME),
            Field::new("black", known(&heading.black), 0.5, NAME),
        ];
        self.fields(ink, EVENT, &event, tagged);
        self.fields(ink, GAME, &game, tagged);
        self.fields(ink, PLAYERS, &players, tagged);
        if let Some(fen) = &self.sheet.start {
            let text = self.words.with("start", &[("fen", fen)]);
            match tagged {
                true => {
                    let (tag, _) = ink.write(&text, line(START, Side::Left), LABEL);
                    self.paragraph(vec![tag.into()]);
                }
                false => ink.print(&text, line(START, Side::Left), LABEL),
            }
        }
    }

    /// The result, and lines for signatures.
    fn closing(&mut self, ink: &mut Ink<'_, '_>) {
        // As wide as a signature below it.
        let third = (RIGHT - LEFT - 2.0 * GAP) / 3.0 / (RIGHT - LEFT - GAP);
        let result = [
            Field::new("result", known(&self.sheet.result), third, NAME),
            Field::new("ending", known(&self.sheet.ending), 1.0 - third, VALUE),
        ];
        self.fields(ink, RESULT, &result, true);
        let people = ["signature-white", "signature-black", "signature-arbiter"];
        for ((left, right), label) in shares(people.iter().map(|_| 1.0 / 3.0)).zip(people) {
            ink.rules(&[[(left, SIGNATURES), (right, SIGNATURES)]], 0.5, GREY);
            let place = Place {
                left,
                right,
                baseline: SIGNATURES + 9.0,
                side: Side::Left,
            };
            let (tag, _) = ink.write(&self.words.word(label), place, LABEL);
            self.paragraph(vec![tag.into()]);
        }
    }

    /// Labels above lines, with the known values on them.
    fn fields(&mut self, ink: &mut Ink<'_, '_>, bottom: f32, fields: &[Field<'_>], tagged: bool) {
        let tallest = fields.iter().map(|field| field.style.size).fold(0.0, f32::max);
        for ((left, right), field) in shares(fields.iter().map(|field| field.share)).zip(fields) {
            let place = |baseline| Place {
                left,
                right,
                baseline,
                side: Side::Left,
            };
            ink.rules(&[[(left, bottom), (right, bottom)]], 0.5, PALE);
            let label = place(bottom - tallest - 7.0);
            let value = place(bottom - 4.0);
            // The blank separates label and value for screen readers.
            let name = format!("{} ", self.words.word(field.label));
            if tagged {
                let (name, _) = ink.write(&name, label, LABEL);
                let (written, _) = ink.write(field.value, value, field.style);
                self.paragraph(vec![name.into(), written.into()]);
            } else {
                ink.print(&name, label, LABEL);
                ink.print(field.value, value, field.style);
            }
        }
    }

    fn footer(&self, ink: &mut Ink<'_, '_>, number: usize) {
        let made = self.words.with("made", &[("version", env!("CARGO_PKG_VERSION"))]);
        let foot = match &self.sheet.head {
            Some(head) => format!("{made}. {}", self.words.with("head", &[("head", head)])),
            None => made,
        };
        ink.print(&foot, line(FOOTER, Side::Left), LABEL);
        self.note(ink, "page", number, FOOTER);
    }

    /// Something about a page, at the right edge.
    fn note(&self, ink: &mut Ink<'_, '_>, name: &str, page: usize, baseline: f32) {
        ink.print(&self.of_page(name, page), line(baseline, Side::Right), LABEL);
    }

    /// A phrase with the number of a page.
    pub(super) fn of_page(&self, name: &str, page: usize) -> String {
        let (page, pages) = (page.to_string(), self.pages.to_string());
        self.words.with(name, &[("page", &page), ("pages", &pages)])
    }

    fn paragraph(&mut self, children: Vec<Node>) {
        self.tree.push(TagGroup::with_children(Tag::P, children));
    }
}

/// A labelled line for a value.
struct Field<'a> {
    label: &'a str,
    value: &'a str,
    /// Its part of the line.
    share: f32,
    style: Style,
}

impl<'a> Field<'a> {
    fn new(label: &'a str, value: &'a str, share: f32, style: Style) -> Field<'a> {
        Field {
            label,
            value,
            share,
            style,
        }
    }
}

/// A value, or an empty text.
pub(super) fn known(text: &Option<String>) -> &str {
    text.as_deref().unwrap_or_default().trim()
}

/// The whole width of the page.
fn line(baseline: f32, side: Side) -> Place {
    Place {
        left: LEFT,
        right: RIGHT,
        baseline,
        side,
    }
}

/// The edges of fields that share a line.
fn shares(shares: impl ExactSizeIterator<Item = f32>) -> impl Iterator<Item = (f32, f32)> {
    let room = RIGHT - LEFT - GAP * shares.len().saturating_sub(1) as f32;
    shares.scan(LEFT, move |left, share| {
        let edges = (*left, *left + room * share);
        *left = edges.1 + GAP;
        Some(edges)
    })
}
