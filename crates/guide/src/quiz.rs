//! Situations as questions: what is ruled here?

use crate::data::{Family, Guide, Id, Node, Outcome};
use crate::pattern::{Colours, fill};

/// A question of a quiz.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuizQuestion {
    /// The situation.
    pub title: String,
    /// What is told of it: questions and their answers.
    pub told: Vec<(String, bool)>,
    /// What could be ruled.
    pub choices: Vec<String>,
    /// Which of them is ruled, by its place.
    pub right: usize,
    /// The article that decides.
    pub article: Option<String>,
    /// What the provision says.
    pub rule: String,
}

/// The most that can be chosen from.
const MOST_CHOICES: usize = 4;

/// A tree with more outcomes than one.
struct Subject<'a> {
    title: &'a str,
    /// What was answered on the way, and what is ruled then.
    leaves: Vec<(Vec<(Id, bool)>, &'a Outcome)>,
}

impl Guide {
    /// Questions under these Laws, on these subjects or on all of them: as many as are wanted, if there are as many. The same
    /// seed gives the same questions.
    ///
    /// ```
    /// use jadoube_guide::Guide;
    /// use jadoube_referee::Language;
    ///
    /// let guide = Guide::new(Language::English).expect("English is spoken");
    /// let [one, other] = &guide.quiz(0, &[], 2, 7)[..] else { panic!() };
    /// assert_ne!(one, other);
    /// assert!(one.choices.len() >= 2 && one.right < one.choices.len());
    /// ```
    #[must_use]
    pub fn quiz(&self, regime: usize, families: &[Family], count: usize, seed: u64) -> Vec<QuizQuestion> {
        let mut subjects = self.subjects(regime, families);
        let mut chance = Chance(seed);
        let mut questions = Vec::new();
        while questions.len() < count && !subjects.is_empty() {
            let subject = subjects.swap_remove(chance.below(subjects.len()));
            questions.extend(self.ask(&subject, regime, &mut chance));
        }
        questions
    }

    /// The situations that can be asked about, each once.
    fn subjects(&self, regime: usize, families: &[Family]) -> Vec<Subject<'_>> {
        let of_family = |place: usize| {
            let mut tiles = self
                .tiles
                .iter()
                .filter(|tile| families.is_empty() || families.contains(&tile.family));
            tiles.any(|tile| tile.situations.iter().any(|id| *id as usize == place))
        };
        let situations = self
            .situations
            .iter()
            .enumerate()
            .filter(|(place, _)| of_family(*place));
        let subjects = situations.filter_map(|(_, situation)| {
            let root = situation.roots.get(regime).copied().flatten()?;
            let mut leaves = Vec::new();
            self.leaves(root.of(jadoube_board::Color::White), &mut Vec::new(), &mut leaves);
            Some(Subject {
                title: &situation.title,
                leaves,
            })
        });
        subjects.filter(|subject| subject.leaves.len() > 1).collect()
    }

    fn leaves<'a>(&'a self, node: Id, told: &mut Vec<(Id, bool)>, leaves: &mut Vec<(Vec<(Id, bool)>, &'a Outcome)>) {
        match self.nodes.get(node as usize) {
            Some(Node::Ask { ask, yes, no, .. }) => {
                for (holds, next) in [(true, yes), (false, no)] {
                    told.push((*ask, holds));
                    self.leaves(*next, told, leaves);
                    told.pop();
                }
            }
            // Where nothing follows there is no article to learn.
            Some(Node::Outcome(outcome)) if !outcome.said.is_empty() => leaves.push((told.clone(), outcome)),
            Some(Node::Outcome(_)) | None => {}
        }
    }

    fn ask(&self, subject: &Subject<'_>, regime: usize, chance: &mut Chance) -> Option<QuizQuestion> {
        let (told, outcome) = &subject.leaves[chance.below(subject.leaves.len())];
        let right = self.ruled(outcome);
        let mut wrong: Vec<String> = Vec::new();
        for (_, other) in &subject.leaves {
            let ruled = self.ruled(other);
            if ruled != right && !wrong.contains(&ruled) {
                wrong.push(ruled);
            }
        }
        let mut choices = Vec::new();
        while choices.len() + 1 < MOST_CHOICES && !wrong.is_empty() {
            choices.push(wrong.swap_remove(chance.below(wrong.len())));
        }
        if choices.is_empty() {
            return None;
        }
        let place = chance.below(choices.len() + 1);
        choices.insert(place, right);
        let provision = self.provisions.get(outcome.said.first()?.key as usize)?;
        let article = provision.articles.get(regime).copied().flatten();
        let edition = self.regimes.get(regime)?.edition;
        Some(QuizQuestion {
            title: subject.title.to_owned(),
            told: told.iter().map(|(ask, holds)| (self.said(*ask), *holds)).collect(),
            choices,
            right: place,
            article: article.map(|article| self.said(article)),
            rule: provision.told(edition),
        })
    }

    fn ruled(&self, outcome: &Outcome) -> String {
        let said: Vec<String> = outcome.said.iter().map(|said| self.said(said.text)).collect();
        said.join(" ")
    }

    fn said(&self, id: Id) -> String {
        let [white, black, player, opponent] = &self.names;
        let pattern = self.sentences.get(id as usize).map_or("", String::as_str);
        fill(pattern, Colours::White, [white, black], [player, opponent])
    }
}

/// Numbers that look like chance, and are the same for the same seed: SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        usize::try_from(mixed % (count.max(1) as u64)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use jadoube_referee::Language;

    use crate::data::{Family, Guide};

    #[test]
    fn every_question_has_one_right_answer_and_an_article() {
        let guide = Guide::new(Language::English).unwrap();
        for regime in 0..guide.regimes.len() {
            let questions = guide.quiz(regime, &[], usize::MAX, 1);
            assert!(questions.len() > 30, "{}", questions.len());
            for question in questions {
                assert!(question.article.is_some(), "{}", question.title);
                let right = &question.choices[question.right];
                assert_eq!(question.choices.iter().filter(|choice| *choice == right).count(), 1);
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_questions_on_the_subject() {
        let guide = Guide::new(Language::English).unwrap();
        let draws = |seed| guide.quiz(0, &[Family::Draws], 5, seed);
        assert_eq!(draws(3), draws(3));
        assert_ne!(draws(3), draws(4));
        assert_eq!(draws(3).len(), 5);
    }
}
