//! Where everything stands on its page, and drawing it there.

use core::num::NonZeroU16;

use krilla::tagging::{Tag, TagGroup, TagTree};

use super::chart::{Block, Chart};
use crate::scoresheet_pdf::face::Faces;
use crate::scoresheet_pdf::ink::{BLACK, GREY, Ink, PALE, Place, Side, Style, Weight};

/// The size of a page, in points as everything here.
pub(super) const A6: (f32, f32) = (297.64, 419.53);
const LEFT: f32 = 20.0;
const RIGHT: f32 = A6.0 - LEFT;
/// The baselines of what stands above the title, of the title and of the footer, and the last one between them.
const SUBJECT: f32 = 22.0;
pub(super) const TITLE: f32 = 36.0;
const LAST: f32 = 392.0;
const FOOTER: f32 = 407.0;
/// Where texts begin beside their mark, and choices beside their dash.
const TEXT: f32 = LEFT + 16.0;
const CHOICE: f32 = TEXT + 9.0;
const LINE: f32 = 11.0;
/// Between two blocks, between two columns, and from the last line of a chart to the title of the next.
const GAP: f32 = 8.0;
const GUTTER: f32 = 12.0;
const BETWEEN: f32 = 26.0;
/// As many choices stand below each other.
const SHORT: usize = 3;

const HEADLINE: Style = style(Weight::Semibold, 11.5, BLACK);
const BODY: Style = style(Weight::Regular, 9.0, BLACK);
const STRONG: Style = style(Weight::Semibold, 9.0, BLACK);
const STEPS: Style = style(Weight::Regular, 8.0, BLACK);
const SMALL: Style = style(Weight::Regular, 7.5, GREY);

const fn style(weight: Weight, size: f32, shade: u8) -> Style {
    Style { weight, size, shade }
}

/// A page: charts, or a part of one, with everything in its place.
pub(super) struct Page {
    /// What its charts belong to.
    subject: String,
    pub(super) sections: Vec<Section>,
}

/// A chart, or the part of it that stands on one page.
pub(super) struct Section {
    pub(super) title: String,
    /// Whether the chart begins here.
    pub(super) is_first: bool,
    /// The baseline of its title.
    pub(super) top: f32,
    headline: Vec<String>,
    blocks: Vec<PlacedBlock>,
}

#[cfg(test)]
impl Section {
    /// What the contents tell: titles with their pages.
    pub(super) fn entries(&self) -> Vec<(String, usize)> {
        let entries = self.blocks.iter().filter_map(|placed| {
            let (page, title) = placed.block.lines.split_last()?;
            let title: Vec<&str> = title.iter().map(|line| line.text.as_str()).collect();
            Some((title.join(" "), page.text.parse().ok()?))
        });
        entries.collect()
    }

    /// The lowest baseline.
    pub(super) fn bottom(&self) -> f32 {
        let ends = self
            .blocks
            .iter()
            .map(|placed| placed.baseline + placed.block.height - LINE);
        ends.fold(self.top, f32::max)
    }
}

#[cfg(test)]
impl Page {
    /// Whether the page has situations.
    pub(super) fn has_situations(&self) -> bool {
        !self.subject.is_empty() && !self.subject.starts_with("J’adoube")
    }
}

/// A block with its place on the page.
struct PlacedBlock {
    block: LaidBlock,
    baseline: f32,
    /// How far it stands to the right of the first column.
    right_by: f32,
}

/// A block in lines, and how high it is.
struct LaidBlock {
    lines: Vec<Line>,
    height: f32,
    /// Whether a rule is drawn below it.
    is_ruled: bool,
    /// Whether it is nothing without the block after it.
    leads: bool,
}

/// A line of a block, from the top of the block.
struct Line {
    text: String,
    left: f32,
    /// Where its column ends.
    right: f32,
    side: Side,
    down: f32,
    style: Style,
}

/// Puts charts on pages: one below the other where there is room for the whole of the next, each subject from a new page on, and
/// a chart that is longer than a page on several.
pub(super) fn lay(charts: &[Chart], faces: &Faces) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    let mut baseline = LAST;
    for chart in charts {
        let measure = Measure {
            faces,
            right: LEFT + (RIGHT - LEFT - GUTTER * (chart.columns - 1.0)) / chart.columns,
        };
        let blocks: Vec<LaidBlock> = chart.blocks.iter().map(|block| measure.block(block)).collect();
        let headline = measure.headline(&chart.title);
        let height: f32 = blocks.iter().map(LaidBlock::down).sum();
        let first = baseline + BETWEEN;
        let last = blocks.last().map_or(0.0, |block| block.down() - block.height + LINE);
        let fits = first + under(&headline) + height - last <= LAST;
        let same = pages.last().is_some_and(|page| page.subject == chart.subject);
        if !(fits && same) {
            pages.push(Page {
                subject: chart.subject.clone(),
                sections: Vec::new(),
            });
            baseline = TITLE;
        } else {
            baseline = first;
        }
        baseline = fill(
            &mut pages,
            chart,
            headline,
            blocks,
            baseline,
            measure.right - LEFT + GUTTER,
        );
    }
    pages
}

/// How far below the baseline of a title the first line under it is.
fn under(headline: &[String]) -> f32 {
    14.0 * headline.len() as f32 + 2.0
}

/// Puts a chart on the last page from this baseline on, and on further pages if it is too long. Returns the last baseline.
fn fill(
    pages: &mut Vec<Page>,
    chart: &Chart,
    headline: Vec<String>,
    blocks: Vec<LaidBlock>,
    top: f32,
    column: f32,
) -> f32 {
    let section = |is_first: bool, top: f32| Section {
        title: chart.title.clone(),
        is_first,
        top,
        headline: headline.clone(),
        blocks: Vec::new(),
    };
    let push = |pages: &mut Vec<Page>, section: Section| {
        if let Some(page) = pages.last_mut() {
            page.sections.push(section);
        }
    };
    push(pages, section(true, top));
    let (mut baseline, mut lowest, mut right_by) = (top + under(&headline), top, 0.0);
    for block in blocks {
        let kept = if block.leads { LINE } else { 0.0 };
        if baseline + block.height + kept - LINE > LAST {
            right_by += column;
            baseline = TITLE + under(&headline);
            if right_by + column / 2.0 > RIGHT - LEFT {
                right_by = 0.0;
                pages.push(Page {
                    subject: chart.continued.clone(),
                    sections: Vec::new(),
                });
                push(pages, section(false, TITLE));
            }
        }
        let next = baseline + block.down();
        lowest = baseline + block.height - LINE;
        let section = pages.last_mut().and_then(|page| page.sections.last_mut());
        if let Some(section) = section {
            section.blocks.push(PlacedBlock {
                block,
                baseline,
                right_by,
            });
        }
        baseline = next;
    }
    lowest
}

impl LaidBlock {
    /// From its first line to that of the next.
    fn down(&self) -> f32 {
        self.height + if self.is_ruled { GAP } else { 1.0 }
    }
}

/// Measures texts and breaks them into lines.
struct Measure<'a> {
    faces: &'a Faces,
    /// Where the first column ends.
    right: f32,
}

impl Measure<'_> {
    fn headline(&self, title: &str) -> Vec<String> {
        self.wrap(title, RIGHT - LEFT, HEADLINE)
    }

    fn block(&self, block: &Block) -> LaidBlock {
        let mut lines = Vec::new();
        let mut down = 0.0;
        let line = |text: String, left: f32, down: f32, style: Style| Line {
            text,
            left,
            right: self.right,
            side: Side::Left,
            down,
            style,
        };
        let add = |text: &str, left: f32, lines: &mut Vec<Line>, down: &mut f32| {
            for text in self.wrap(text, self.right - left, BODY) {
                lines.push(line(text, left, *down, BODY));
                *down += LINE;
            }
        };
        match block {
            Block::Step {
                mark,
                text,
                choices,
                do_now,
                at_the_right,
                ends,
            } => {
                if !mark.is_empty() {
                    lines.push(line(mark.clone(), LEFT, 0.0, STRONG));
                }
                add(text, TEXT, &mut lines, &mut down);
                let listed = match choices.len() {
                    0..=SHORT => choices.clone(),
                    // A long list takes less room as a sentence.
                    _ => vec![choices.join(" · ")],
                };
                for choice in &listed {
                    lines.push(line("–".to_owned(), TEXT, down, BODY));
                    add(choice, CHOICE, &mut lines, &mut down);
                }
                if !at_the_right.is_empty() {
                    let leads = mark.parse::<usize>().is_ok();
                    let style = if leads { STRONG } else { SMALL };
                    let last = lines.iter().filter(|line| line.down == down - LINE);
                    let end = last
                        .map(|line| line.left + self.width(&line.text, line.style))
                        .fold(0.0, f32::max);
                    if end + 8.0 + self.width(at_the_right, style) > self.right {
                        down += LINE;
                    }
                    lines.push(Line {
                        side: Side::Right,
                        ..line(at_the_right.clone(), LEFT, down - LINE, style)
                    });
                }
                for text in self.wrap(do_now, self.right - TEXT, STEPS) {
                    lines.push(line(text, TEXT, down - 1.0, STEPS));
                    down += 10.0;
                }
                LaidBlock {
                    lines,
                    height: down,
                    is_ruled: *ends,
                    leads: !*ends,
                }
            }
            Block::Rule(text) => {
                for text in self.wrap(text, self.right - TEXT, SMALL) {
                    lines.push(line(text, TEXT, down, SMALL));
                    down += 9.5;
                }
                LaidBlock {
                    lines,
                    height: down,
                    is_ruled: false,
                    leads: false,
                }
            }
            Block::Heading(text) => LaidBlock {
                lines: vec![line(text.clone(), LEFT, 4.0, STRONG)],
                height: LINE + 5.0,
                is_ruled: false,
                leads: true,
            },
            Block::Entry { text, page } => {
                let pages = self.width(page, BODY).max(self.width("888", BODY)) + 6.0;
                for text in self.wrap(text, self.right - LEFT - pages, BODY) {
                    lines.push(line(text, LEFT, down, BODY));
                    down += LINE;
                }
                lines.push(Line {
                    side: Side::Right,
                    ..line(page.clone(), LEFT, down - LINE, BODY)
                });
                LaidBlock {
                    lines,
                    height: down,
                    is_ruled: false,
                    leads: false,
                }
            }
        }
    }

    fn width(&self, text: &str, style: Style) -> f32 {
        self.faces.of(style.weight).fit(text, f32::INFINITY).width * style.size
    }

    /// A text in lines of this width.
    fn wrap(&self, text: &str, width: f32, style: Style) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}"), style) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// A page that is drawn on, and the tags of the document.
pub(super) struct Sheet<'a, 'b, 'c> {
    pub(super) ink: Ink<'a, 'b>,
    pub(super) tree: &'c mut TagTree,
}

impl Sheet<'_, '_, '_> {
    /// Draws a page.
    pub(super) fn draw(&mut self, page: &Page, laws: &str, number: usize) {
        self.ink.print(&page.subject, at(LEFT, SUBJECT), SMALL);
        for section in &page.sections {
            self.draw_section(section);
        }
        self.ink.print(laws, at(LEFT, FOOTER), SMALL);
        let place = Place {
            side: Side::Right,
            ..at(LEFT, FOOTER)
        };
        self.ink.print(&number.to_string(), place, SMALL);
    }

    fn draw_section(&mut self, section: &Section) {
        let mut baseline = section.top;
        let mut tags = Vec::new();
        for line in &section.headline {
            match section.is_first {
                true => tags.push(self.ink.write(line, at(LEFT, baseline), HEADLINE).0.into()),
                false => self.ink.print(line, at(LEFT, baseline), HEADLINE),
            }
            baseline += 14.0;
        }
        if section.is_first {
            let heading = Tag::Hn(NonZeroU16::MIN, Some(section.title.clone()));
            self.tree.push(TagGroup::with_children(heading, tags));
        }
        self.rule(baseline - 9.0, 0.75, BLACK);
        for placed in &section.blocks {
            let write = |line: &Line| {
                let place = Place {
                    left: line.left + placed.right_by,
                    right: line.right + placed.right_by,
                    baseline: placed.baseline + line.down,
                    side: line.side,
                };
                self.ink.write(&line.text, place, line.style).0.into()
            };
            let tags: Vec<_> = placed.block.lines.iter().map(write).collect();
            self.tree.push(TagGroup::with_children(Tag::P, tags));
            if placed.block.is_ruled {
                self.rule(placed.baseline + placed.block.height - LINE + 4.0, 0.25, PALE);
            }
        }
    }

    fn rule(&mut self, height: f32, width: f32, shade: u8) {
        self.ink.rules(&[[(LEFT, height), (RIGHT, height)]], width, shade);
    }
}

fn at(left: f32, baseline: f32) -> Place {
    Place {
        left,
        right: RIGHT,
        baseline,
        side: Side::Left,
    }
}
