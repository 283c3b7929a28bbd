//! What is printed, before it has a place.

use jadoube_guide::{Colours, Family, Guide, Id, Node, Outcome, SituationData, TileData, fill};
use jadoube_words::{FluentArgs, Phrasebook};

/// A situation, or a list.
#[derive(Clone)]
pub(super) struct Chart {
    /// What it belongs to, above the title.
    pub(super) subject: String,
    /// The same on its further pages.
    pub(super) continued: String,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
    /// In how many columns it is printed.
    pub(super) columns: f32,
    /// The name of the situation, if it is one.
    name: String,
}

/// A piece of a chart.
#[derive(Clone)]
pub(super) enum Block {
    /// A question or an outcome.
    Step {
        /// Its number or letter.
        mark: String,
        text: String,
        /// What the arbiter may decide.
        choices: Vec<String>,
        /// What to do at the board, if that is more than to stop the clocks and to restart them.
        do_now: String,
        /// Where the answers lead, below a question; the article, below an outcome.
        at_the_right: String,
        /// Whether it is the last part of a question or an outcome.
        ends: bool,
    },
    /// What a provision says: its article, its title, its rule.
    Rule(String),
    /// A heading in a list.
    Heading(String),
    /// A line of a list with its pages.
    Entry { text: String, page: String },
}

/// `Laws of 2023, rapid, limited supervision`
pub(super) fn laws(guide: &Guide, regime: usize, words: &Phrasebook) -> Option<String> {
    let terms = guide.regimes.get(regime)?.terms();
    let mut arguments = FluentArgs::new();
    arguments.set("edition", terms.edition.to_string());
    let pace = words.word(&format!("pace-{}", terms.pace));
    arguments.set("pace", pace);
    let laws = match terms.pace {
        jadoube_laws::Pace::Standard => words.phrase("laws", &arguments),
        _ => {
            let supervision = words.word(&format!("supervision-{}", terms.supervision));
            arguments.set("supervision", supervision);
            words.phrase("laws-watched", &arguments)
        }
    };
    Some(laws)
}

/// How to use the guide.
pub(super) fn title_page(words: &Phrasebook, laws: &str) -> Chart {
    let step = |text: String| Block::Step {
        mark: String::new(),
        text,
        choices: Vec::new(),
        do_now: String::new(),
        at_the_right: String::new(),
        ends: true,
    };
    let help = ["how-to-read", "who-is-meant", "penalties", "own-words"].map(|name| step(words.word(name)));
    Chart {
        subject: format!("J’adoube {}", env!("CARGO_PKG_VERSION")),
        continued: String::new(),
        title: words.word("title"),
        blocks: [Block::Heading(laws.to_owned())].into_iter().chain(help).collect(),
        columns: 1.0,
        name: String::new(),
    }
}

/// The situations by subject, with their pages.
pub(super) fn contents(charts: &[Chart], starts: &[usize], words: &Phrasebook) -> Chart {
    let mut blocks = Vec::new();
    let mut subject = "";
    for (chart, start) in charts.iter().zip(starts) {
        if chart.subject != subject {
            subject = &chart.subject;
            blocks.push(Block::Heading(subject.to_owned()));
        }
        blocks.push(Block::Entry {
            text: chart.title.clone(),
            page: start.to_string(),
        });
    }
    Chart {
        subject: String::new(),
        continued: String::new(),
        title: words.word("contents"),
        blocks,
        columns: 1.0,
        name: String::new(),
    }
}

/// Everyday words, with the pages of what they are about.
pub(super) fn index(guide: &Guide, charts: &[Chart], starts: &[usize], words: &Phrasebook) -> Chart {
    let page = |situation: &SituationData| {
        let place = charts.iter().position(|chart| chart.name == situation.name)?;
        starts.get(place).copied()
    };
    let mut found: Vec<(String, Vec<usize>)> = Vec::new();
    let mut note = |word: &str, page: usize| {
        let word = word.trim().to_owned();
        match found.iter_mut().find(|(known, _)| *known == word) {
            Some((_, pages)) => pages.push(page),
            None => found.push((word, vec![page])),
        }
    };
    for tile in &guide.tiles {
        let first = situations(guide, tile).find_map(page);
        for (word, page) in tile.words.iter().zip(first.into_iter().cycle()) {
            note(word, page);
        }
    }
    for situation in &guide.situations {
        for (word, page) in situation.words.iter().zip(page(situation).into_iter().cycle()) {
            note(word, page);
        }
    }
    found.sort_by_key(|(word, _)| word.to_lowercase());
    let entries = found.into_iter().map(|(text, mut pages)| {
        pages.sort_unstable();
        pages.dedup();
        let pages: Vec<String> = pages.iter().map(usize::to_string).collect();
        Block::Entry {
            text,
            page: pages.join(", "),
        }
    });
    Chart {
        subject: String::new(),
        continued: String::new(),
        title: words.word("index"),
        blocks: entries.collect(),
        columns: 2.0,
        name: String::new(),
    }
}

/// The situations behind a tile.
fn situations<'a>(guide: &'a Guide, tile: &'a TileData) -> impl Iterator<Item = &'a SituationData> {
    tile.situations
        .iter()
        .filter_map(|id| guide.situations.get(*id as usize))
}

/// A chart for every situation on which the Laws have something, by subject. One that stands behind two tiles is printed at the
/// first.
pub(super) fn charts(guide: &Guide, regime: usize, words: &Phrasebook) -> Vec<Chart> {
    let families = [
        (Family::Moves, "family-moves"),
        (Family::Clock, "family-clock"),
        (Family::Draws, "family-draws"),
        (Family::Scoresheet, "family-scoresheet"),
        (Family::Beginning, "family-beginning"),
        (Family::Conduct, "family-conduct"),
        (Family::Special, "family-special"),
    ];
    let mut charts: Vec<Chart> = Vec::new();
    for (family, subject) in families {
        let tiles = guide.tiles.iter().filter(|tile| tile.family == family);
        for situation in tiles.flat_map(|tile| situations(guide, tile)) {
            let root = situation.roots.get(regime).copied().flatten();
            let is_new = charts.iter().all(|chart| chart.name != situation.name);
            let Some(root) = root.filter(|_| is_new) else { continue };
            let mut ladder = Ladder {
                guide,
                regime,
                words,
                questions: Vec::new(),
                outcomes: Vec::new(),
            };
            ladder.climb(root.of(jadoube_board::Color::White));
            let mut blocks = ladder.blocks();
            // A bare statement says less than the provision it rests on.
            if ladder.questions.is_empty() {
                blocks.extend(ladder.rules());
            }
            charts.push(Chart {
                subject: words.word(subject),
                continued: format!("{}, {}", words.word(subject), words.word("continued")),
                title: situation.title.clone(),
                blocks,
                columns: 1.0,
                name: situation.name.clone(),
            });
        }
    }
    charts
}

/// The questions and outcomes of a tree, each once.
struct Ladder<'a> {
    guide: &'a Guide,
    regime: usize,
    words: &'a Phrasebook,
    questions: Vec<Id>,
    outcomes: Vec<Id>,
}

impl Ladder<'_> {
    fn node(&self, id: Id) -> Option<&Node> {
        self.guide.nodes.get(id as usize)
    }

    fn climb(&mut self, id: Id) {
        match self.node(id) {
            Some(Node::Ask { yes, no, .. }) => {
                let (yes, no) = (*yes, *no);
                if !self.questions.contains(&id) {
                    self.questions.push(id);
                    self.climb(yes);
                    self.climb(no);
                }
            }
            Some(Node::Outcome(_)) if self.letter(id).is_none() => self.outcomes.push(id),
            Some(Node::Outcome(_)) | None => {}
        }
    }

    fn blocks(&self) -> Vec<Block> {
        let questions = self.questions.iter().filter_map(|id| match self.node(*id)? {
            Node::Ask { ask, yes, no, .. } => {
                let mut arguments = FluentArgs::new();
                arguments.set("yes", self.mark(*yes));
                arguments.set("no", self.mark(*no));
                Some(Block::Step {
                    mark: self.mark(*id),
                    text: self.said(*ask),
                    choices: Vec::new(),
                    do_now: String::new(),
                    at_the_right: self.words.phrase("leads", &arguments),
                    ends: true,
                })
            }
            Node::Outcome(_) => None,
        });
        let outcomes = self.outcomes.iter().flat_map(|id| match self.node(*id) {
            Some(Node::Outcome(outcome)) => self.outcome(*id, outcome),
            _ => Vec::new(),
        });
        questions.chain(outcomes).collect()
    }

    /// An outcome: a block for each thing that is said, the first with the letter.
    fn outcome(&self, id: Id, outcome: &Outcome) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        for said in &outcome.said {
            let mut choices: Vec<String> = said.choices.iter().map(|choice| self.said(choice.label)).collect();
            for choice in &mut choices {
                *choice = choice.replace(": White {w}, Black {b}", "");
            }
            choices.dedup();
            blocks.push(Block::Step {
                mark: String::new(),
                text: self.said(said.text),
                choices,
                do_now: String::new(),
                at_the_right: self.article(said.key).unwrap_or_default(),
                ends: false,
            });
        }
        if blocks.is_empty() {
            blocks.push(Block::Step {
                mark: String::new(),
                text: self.words.word("nothing"),
                choices: Vec::new(),
                do_now: String::new(),
                at_the_right: String::new(),
                ends: false,
            });
        }
        if let Some(Block::Step { do_now, ends, .. }) = blocks.last_mut() {
            (*do_now, *ends) = (self.do_now(outcome), true);
        }
        if let (Some(Block::Step { mark, .. }), false) = (blocks.first_mut(), self.questions.is_empty()) {
            *mark = self.mark(id);
        }
        blocks
    }

    /// What to do at the board, in order; nothing where the clocks are stopped and restarted, and no more.
    fn do_now(&self, outcome: &Outcome) -> String {
        if outcome.steps.len() < 3 {
            return String::new();
        }
        let steps: Vec<String> = outcome.steps.iter().map(|step| self.said(*step)).collect();
        let mut arguments = FluentArgs::new();
        arguments.set("steps", steps.join(" "));
        self.words.phrase("do-now", &arguments)
    }

    /// What the provisions say that decide, each once.
    fn rules(&self) -> Vec<Block> {
        let outcomes = self.outcomes.iter().filter_map(|id| match self.node(*id)? {
            Node::Outcome(outcome) => Some(outcome),
            Node::Ask { .. } => None,
        });
        let mut keys: Vec<Id> = Vec::new();
        for said in outcomes.flat_map(|outcome| &outcome.said) {
            if !keys.contains(&said.key) {
                keys.push(said.key);
            }
        }
        let year = self.guide.regimes.get(self.regime).map(|regime| regime.edition);
        let rules = keys.into_iter().filter_map(|key| {
            let provision = self.guide.provisions.get(key as usize)?;
            let article = self.article(key)?;
            Some(Block::Rule(format!("{article}: {}", provision.told(year?))))
        });
        rules.collect()
    }

    fn article(&self, key: Id) -> Option<String> {
        let provision = self.guide.provisions.get(key as usize)?;
        let article = provision.articles.get(self.regime).copied().flatten()?;
        Some(self.said(article))
    }

    /// The place of an outcome among those that are printed: two that say the same are one.
    fn letter(&self, id: Id) -> Option<usize> {
        let printed = |id: Id| match self.node(id) {
            Some(Node::Outcome(outcome)) => {
                let said = outcome.said.iter();
                let said = said.map(|said| (said.key, said.text, said.choices.iter().map(|choice| choice.label)));
                let said: Vec<(Id, Id, Vec<Id>)> = said
                    .map(|(key, text, choices)| (key, text, choices.collect()))
                    .collect();
                Some((said, self.do_now(outcome)))
            }
            _ => None,
        };
        self.outcomes.iter().position(|known| printed(*known) == printed(id))
    }

    /// The number of a question, or the letter of an outcome.
    fn mark(&self, id: Id) -> String {
        let number = self.questions.iter().position(|known| *known == id);
        match (number, self.letter(id)) {
            (Some(number), _) => (number + 1).to_string(),
            (None, Some(letter)) => {
                let letter = u32::try_from(letter).unwrap_or_default();
                char::from_u32(u32::from('A') + letter).unwrap_or('Z').to_string()
            }
            (None, None) => String::new(),
        }
    }

    fn said(&self, id: Id) -> String {
        let [white, black, player, opponent] = &self.guide.names;
        let pattern = self.guide.sentences.get(id as usize).map_or("", String::as_str);
        fill(pattern, Colours::Untold, [white, black], [player, opponent])
    }
}

#[cfg(test)]
mod tests {
    use jadoube_guide::Guide;
    use jadoube_referee::Language;
    use jadoube_words::Phrasebook;

    use super::{Block, charts};
    use crate::guide_pdf::WORDS;

    #[test]
    fn every_answer_leads_to_a_mark_of_its_chart() {
        let guide = Guide::new(Language::English).unwrap();
        let words = Phrasebook::read(jadoube_words::Language::English, [WORDS]);
        let mut led = 0;
        for chart in charts(&guide, 0, &words) {
            let steps = || {
                chart.blocks.iter().filter_map(|block| match block {
                    Block::Step { mark, at_the_right, .. } => Some((mark.as_str(), at_the_right.as_str())),
                    _ => None,
                })
            };
            for (mark, leads) in steps().filter(|(mark, _)| mark.parse::<usize>().is_ok()) {
                for to in leads
                    .split_whitespace()
                    .filter(|word| !["yes", "no", "→"].contains(word))
                {
                    assert!(
                        steps().any(|(mark, _)| mark == to),
                        "{}: {mark} leads to {to}",
                        chart.title
                    );
                    led += 1;
                }
            }
        }
        assert!(led > 100, "{led}");
    }

    #[test]
    fn no_letter_stands_for_the_same_as_another() {
        let guide = Guide::new(Language::English).unwrap();
        let words = Phrasebook::read(jadoube_words::Language::English, [WORDS]);
        for chart in charts(&guide, 0, &words) {
            let mut outcomes: Vec<Vec<[&str; 3]>> = Vec::new();
            for block in &chart.blocks {
                let Block::Step {
                    mark,
                    text,
                    do_now,
                    at_the_right,
                    ..
                } = block
                else {
                    continue;
                };
                let part = [text.as_str(), do_now.as_str(), at_the_right.as_str()];
                match (mark.as_str(), outcomes.last_mut()) {
                    ("", Some(parts)) => parts.push(part),
                    (mark, _) if mark.parse::<usize>().is_err() => outcomes.push(vec![part]),
                    _ => {}
                }
            }
            let known = outcomes.len();
            outcomes.sort();
            outcomes.dedup();
            assert_eq!(outcomes.len(), known, "{}", chart.title);
        }
    }
}
