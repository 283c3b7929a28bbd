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
const TITLE: f32 = 36.0;
const LAST: f32 = 392.0;
const FOOTER: f32 = 407.0;
/// Where texts begin beside their mark, and choices beside their dash.
const TEXT: f32 = LEFT + 16.0;
const CHOICE: f32 = TEXT + 9.0;
const LINE: f32 = 11.0;
/// Room for page numbers.
const PAGES: f32 = 44.0;
/// Between two blocks.
const GAP: f32 = 8.0;

const HEADLINE: Style = style(Weight::Semibold, 11.5, BLACK);
const BODY: Style = style(Weight::Regular, 9.0, BLACK);
const STRONG: Style = style(Weight::Semibold, 9.0, BLACK);
const SMALL: Style = style(Weight::Regular, 7.5, GREY);

const fn style(weight: Weight, size: f32, shade: u8) -> Style {
    Style { weight, size, shade }
}

/// A page, with everything in its place.
pub(super) struct Laid {
    pub(super) title: String,
    /// Whether it is the first page of its chart.
    pub(super) is_first: bool,
    subject: String,
    headline: Vec<String>,
    blocks: Vec<LaidBlock>,
}

#[cfg(test)]
impl Laid {
    /// Whether the page belongs to a situation.
    pub(super) fn is_situation(&self) -> bool {
        !self.subject.is_empty() && !self.subject.starts_with("J’adoube")
    }

    /// What a page of the contents tells: titles with their pages.
    pub(super) fn entries(&self) -> Vec<(String, usize)> {
        let entries = self.blocks.iter().filter_map(|block| {
            let (page, title) = block.lines.split_last()?;
            let title: Vec<&str> = title.iter().map(|line| line.text.as_str()).collect();
            Some((title.join(" "), page.text.parse().ok()?))
        });
        entries.collect()
    }
}

/// A block in lines, and how high it is.
struct LaidBlock {
    lines: Vec<Line>,
    height: f32,
    /// Whether a rule is drawn below it.
    is_ruled: bool,
}

/// A line of a block, from the top of the block.
struct Line {
    text: String,
    left: f32,
    side: Side,
    down: f32,
    style: Style,
}

/// Puts a chart on as many pages as it needs.
pub(super) fn lay(chart: Chart, faces: &Faces) -> Vec<Laid> {
    let measure = Measure { faces };
    let headline = measure.wrap(&chart.title, RIGHT - LEFT, HEADLINE);
    let top = TITLE + 14.0 * headline.len() as f32 + 2.0;
    let page = |is_first: bool| Laid {
        title: chart.title.clone(),
        is_first,
        subject: if is_first { &chart.subject } else { &chart.continued }.clone(),
        headline: headline.clone(),
        blocks: Vec::new(),
    };
    let mut pages = vec![page(true)];
    let mut baseline = top;
    let put = |block: LaidBlock, baseline: &mut f32, pages: &mut Vec<Laid>| {
        let is_full = *baseline + block.height - LINE > LAST;
        if is_full && pages.last().is_some_and(|page| !page.blocks.is_empty()) {
            pages.push(page(false));
            *baseline = top;
        }
        *baseline += block.height + if block.is_ruled { GAP } else { 1.0 };
        pages.last_mut().expect("there is a page").blocks.push(block);
    };
    for block in &chart.blocks {
        put(measure.block(block), &mut baseline, &mut pages);
    }
    let extra: Vec<LaidBlock> = chart.extra.iter().map(|block| measure.block(block)).collect();
    let needed: f32 = extra.iter().map(|block| block.height + GAP).sum();
    if pages.len() == 1 && baseline + needed < LAST {
        for block in extra {
            put(block, &mut baseline, &mut pages);
        }
    }
    pages
}

/// Measures texts and breaks them into lines.
struct Measure<'a> {
    faces: &'a Faces,
}

impl Measure<'_> {
    fn block(&self, block: &Block) -> LaidBlock {
        let mut lines = Vec::new();
        let mut down = 0.0;
        let add = |text: &str, left: f32, lines: &mut Vec<Line>, down: &mut f32| {
            for text in self.wrap(text, RIGHT - left, BODY) {
                lines.push(line(text, left, *down, BODY));
                *down += LINE;
            }
        };
        match block {
            Block::Step {
                mark,
                text,
                choices,
                at_the_right,
            } => {
                if !mark.is_empty() {
                    lines.push(line(mark.clone(), LEFT, 0.0, STRONG));
                }
                add(text, TEXT, &mut lines, &mut down);
                for choice in choices {
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
                    if end + 8.0 + self.width(at_the_right, style) > RIGHT {
                        down += LINE;
                    }
                    lines.push(Line {
                        side: Side::Right,
                        ..line(at_the_right.clone(), LEFT, down - LINE, style)
                    });
                }
                LaidBlock {
                    lines,
                    height: down,
                    is_ruled: true,
                }
            }
            Block::Rule(text) => {
                for text in self.wrap(text, RIGHT - TEXT, SMALL) {
                    lines.push(line(text, TEXT, down, SMALL));
                    down += 9.5;
                }
                LaidBlock {
                    lines,
                    height: down,
                    is_ruled: false,
                }
            }
            Block::Heading(text) => LaidBlock {
                lines: vec![line(text.clone(), LEFT, 4.0, STRONG)],
                height: LINE + 5.0,
                is_ruled: false,
            },
            Block::Entry { text, page } => {
                for text in self.wrap(text, RIGHT - LEFT - PAGES, BODY) {
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
    pub(super) fn draw(&mut self, page: &Laid, laws: &str, number: usize) {
        self.ink.print(&page.subject, at(LEFT, SUBJECT, Side::Left), SMALL);
        let mut baseline = TITLE;
        let mut tags = Vec::new();
        for line in &page.headline {
            let place = at(LEFT, baseline, Side::Left);
            match page.is_first {
                true => tags.push(self.ink.write(line, place, HEADLINE).0.into()),
                false => self.ink.print(line, place, HEADLINE),
            }
            baseline += 14.0;
        }
        if page.is_first {
            let heading = Tag::Hn(NonZeroU16::MIN, Some(page.title.clone()));
            self.tree.push(TagGroup::with_children(heading, tags));
        }
        self.rule(baseline - 9.0, 0.75, BLACK);
        self.ink.print(laws, at(LEFT, FOOTER, Side::Left), SMALL);
        self.ink
            .print(&number.to_string(), at(LEFT, FOOTER, Side::Right), SMALL);
        baseline += 2.0;
        for block in &page.blocks {
            let write = |line: &Line| {
                let place = at(line.left, baseline + line.down, line.side);
                self.ink.write(&line.text, place, line.style).0.into()
            };
            let tags: Vec<_> = block.lines.iter().map(write).collect();
            self.tree.push(TagGroup::with_children(Tag::P, tags));
            baseline += block.height;
            match block.is_ruled {
                true => {
                    self.rule(baseline - LINE + 4.0, 0.25, PALE);
                    baseline += GAP;
                }
                false => baseline += 1.0,
            }
        }
    }

    fn rule(&mut self, height: f32, width: f32, shade: u8) {
        self.ink.rules(&[[(LEFT, height), (RIGHT, height)]], width, shade);
    }
}

fn at(left: f32, baseline: f32, side: Side) -> Place {
    Place {
        left,
        right: RIGHT,
        baseline,
        side,
    }
}

fn line(text: String, left: f32, down: f32, style: Style) -> Line {
    Line {
        text,
        left,
        side: Side::Left,
        down,
        style,
    }
}
