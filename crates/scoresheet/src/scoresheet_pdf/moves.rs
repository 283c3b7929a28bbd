//! The table of moves: two columns of thirty lines.

use jadoube_board::ByColor;
use krilla::tagging::{Node, TableHeaderScope, Tag, TagGroup};

use crate::scoresheet_pdf::Cell;
use crate::scoresheet_pdf::ink::{BLACK, GREY, Ink, PALE, Place, Side, Style, Weight};
use crate::scoresheet_pdf::page::{GAP, LABEL, LEFT, RIGHT};
use crate::scoresheet_pdf::words::FormWords;

/// The lines of a column.
const ROWS: usize = 30;
/// The lines of a page.
pub(super) const ON_PAGE: usize = 2 * ROWS;

const TOP: f32 = 205.0;
const ROW: f32 = 16.6;
pub(super) const BOTTOM: f32 = TOP + ROWS as f32 * ROW;
/// From the top of a line to its baseline.
const BASELINE: f32 = 12.0;
/// The width of the numbers, and of a move.
const NUMBERS: f32 = 25.0;
const MOVE: f32 = ((RIGHT - LEFT - GAP) / 2.0 - NUMBERS) / 2.0;
/// Between a line and the text beside it.
const PAD: f32 = 6.0;
/// After this many lines comes a darker one.
const TALLY: usize = 10;

const WRITTEN: Style = Style {
    weight: Weight::Regular,
    size: 11.5,
    shade: BLACK,
};
const NUMBER: Style = Style {
    weight: Weight::Regular,
    size: 9.0,
    shade: GREY,
};
const CLOCK: Style = Style {
    weight: Weight::Regular,
    size: 7.5,
    shade: GREY,
};

/// The tags of the moves.
pub(super) struct Table {
    rows: Vec<Node>,
}

impl Table {
    pub(super) fn new() -> Table {
        Table { rows: Vec::new() }
    }

    /// The table drawn so far, if it has a move.
    pub(super) fn take_tag(&mut self) -> Option<TagGroup> {
        let rows = core::mem::take(&mut self.rows);
        (!rows.is_empty()).then(|| TagGroup::with_children(Tag::Table, rows))
    }

    /// Draws a page of moves from a number on; lines without a move are left blank.
    pub(super) fn draw(&mut self, ink: &mut Ink<'_, '_>, words: &FormWords, first: usize, lines: &[ByColor<Cell>]) {
        for column in 0..2 {
            let left = LEFT + column as f32 * (NUMBERS + 2.0 * MOVE + GAP);
            rules(ink, left);
            let tagged = column == 0 && self.rows.is_empty() && !lines.is_empty();
            self.head(ink, words, left, tagged);
            for row in 0..ROWS {
                let index = column * ROWS + row;
                let baseline = TOP + row as f32 * ROW + BASELINE;
                self.line(ink, left, baseline, first + index, lines.get(index));
            }
        }
    }

    /// The heads of the columns.
    fn head(&mut self, ink: &mut Ink<'_, '_>, words: &FormWords, left: f32, tagged: bool) {
        let names = ["number", "white", "black"].map(|name| words.word(name));
        let places = [
            beside(left, left + NUMBERS, Side::Right),
            beside(left + NUMBERS, left + NUMBERS + MOVE, Side::Left),
            beside(left + NUMBERS + MOVE, left + NUMBERS + 2.0 * MOVE, Side::Left),
        ];
        let mut cells = Vec::new();
        for (name, place) in names.iter().zip(places) {
            let place = place(TOP - 5.0);
            if tagged {
                let (tag, _) = ink.write(name, place, LABEL);
                cells.push(TagGroup::with_children(Tag::TH(TableHeaderScope::Column), vec![tag.into()]).into());
            } else {
                ink.print(name, place, LABEL);
            }
        }
        if tagged {
            self.rows.push(TagGroup::with_children(Tag::TR, cells).into());
        }
    }

    /// A number and its moves. Blank lines are not tagged.
    fn line(&mut self, ink: &mut Ink<'_, '_>, left: f32, baseline: f32, number: usize, cells: Option<&ByColor<Cell>>) {
        let place = beside(left - PAD, left + NUMBERS, Side::Right)(baseline);
        let Some(cells) = cells else {
            return ink.print(&number.to_string(), place, NUMBER);
        };
        let (tag, _) = ink.write(&number.to_string(), place, NUMBER);
        let mut row = vec![TagGroup::with_children(Tag::TH(TableHeaderScope::Row), vec![tag.into()]).into()];
        for (cell, left) in [(&cells.white, left + NUMBERS), (&cells.black, left + NUMBERS + MOVE)] {
            row.push(TagGroup::with_children(Tag::TD, written(ink, cell, left, baseline)).into());
        }
        self.rows.push(TagGroup::with_children(Tag::TR, row).into());
    }
}

/// A move, its draw offer and, in small print, its clock time.
fn written(ink: &mut Ink<'_, '_>, cell: &Cell, left: f32, baseline: f32) -> Vec<Node> {
    let mut text = cell.written.clone();
    if cell.offer {
        text.push_str(" (=)");
    }
    text.push(' ');
    let place = beside(left, left + MOVE, Side::Left)(baseline);
    let (tag, end) = ink.write(&text, place, WRITTEN);
    let mut tagged = vec![tag.into()];
    if let Some(clock) = &cell.clock {
        let place = beside(end - PAD, left + MOVE, Side::Right)(baseline);
        let (tag, _) = ink.write(clock, place, CLOCK);
        tagged.push(tag.into());
    }
    tagged
}

/// The lines of a column of moves.
fn rules(ink: &mut Ink<'_, '_>, left: f32) {
    let right = left + NUMBERS + 2.0 * MOVE;
    let across = |row: usize| {
        let y = TOP + row as f32 * ROW;
        [(left, y), (right, y)]
    };
    let down = |x: f32| [(x, TOP), (x, BOTTOM)];
    let thin: Vec<_> = (0..=ROWS).filter(|row| row % TALLY != 0).map(across).collect();
    let dark: Vec<_> = (0..=ROWS).step_by(TALLY).map(across).collect();
    ink.rules(&thin, 0.4, PALE);
    ink.rules(&[down(left + NUMBERS), down(left + NUMBERS + MOVE)], 0.4, PALE);
    ink.rules(&dark, 0.5, GREY);
}

/// A place between two edges, with padding.
fn beside(left: f32, right: f32, side: Side) -> impl Fn(f32) -> Place {
    move |baseline| Place {
        left: left + PAD,
        right: right - PAD,
        baseline,
        side,
    }
}
