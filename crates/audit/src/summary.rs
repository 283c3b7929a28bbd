//! What was found in all, in sentences.

use jadoube_words::{FluentArgs, Language};

use crate::Bookmark;
use crate::finding::{Kind, Severity};
use crate::sentences::Sentences;
use crate::totals::{Right, Totals};

impl Sentences {
    /// What was read, how it was judged and what else is to be known, sentence by sentence. What was found by kind is in
    /// [`Sentences::sums`].
    #[must_use]
    pub fn summary(&self, totals: &Totals) -> Vec<String> {
        let mut told = vec![self.counted(
            "sum-read",
            totals.games,
            &[("games", totals.games), ("plies", totals.plies)],
        )];
        for (&(edition, basis), &games) in &totals.editions {
            let mut with = self.numbers(games, &[("games", games)]);
            with.set("edition", self.edition(edition));
            with.set("basis", self.basis(basis));
            told.push(self.say("sum-edition", &with));
        }
        if totals.findings() == 0 {
            told.push(self.say("sum-clean", &FluentArgs::new()));
        }
        let right = |name: &str, right: Right| {
            let numbers = [("arose", right.arose), ("unused", right.unused)];
            (right.arose > 0).then(|| self.counted(name, right.arose, &numbers))
        };
        told.extend(right("sum-repetition", totals.repetition));
        told.extend(right("sum-fifty-moves", totals.fifty_moves));
        if totals.confirmed + totals.refuted > 0 {
            let numbers = [("confirmed", totals.confirmed), ("refuted", totals.refuted)];
            told.push(self.say("sum-verified", &self.numbers(totals.confirmed, &numbers)));
        }
        let others = [
            ("sum-other-variants", totals.other_variants),
            ("sum-faults", totals.faults),
            ("sum-torn", totals.torn),
            ("sum-undecided", totals.undecided),
            ("sum-not-compared", totals.not_compared),
            ("sum-suppressed", totals.suppressed),
        ];
        for (name, count) in others.into_iter().filter(|(_, count)| *count > 0) {
            told.push(self.counted(name, count, &[("games", count)]));
        }
        told
    }

    /// How often each kind was found, by severity, the heaviest first: what has no finding is left out.
    #[must_use]
    pub fn sums(&self, totals: &Totals) -> Vec<(Severity, Vec<(Kind, u64)>)> {
        let of = |severity: Severity| {
            let counted = totals.kinds.iter().filter(|((_, known), _)| *known == severity);
            let mut kinds: Vec<(Kind, u64)> = counted.map(|((kind, _), count)| (*kind, *count)).collect();
            kinds.sort_by_key(|(kind, count)| (std::cmp::Reverse(*count), *kind));
            (severity, kinds)
        };
        Severity::ALL
            .map(of)
            .into_iter()
            .filter(|(_, kinds)| !kinds.is_empty())
            .collect()
    }

    /// That an audit was stopped, and where.
    #[must_use]
    pub fn stopped(&self, file: &str, next: Bookmark) -> String {
        let mut with = self.numbers(next.games, &[("games", next.games)]);
        with.set("file", file.to_owned());
        self.say("sum-stopped", &with)
    }

    /// A number with marks between thousands, as the language has them.
    #[must_use]
    pub fn number_of(&self, count: u64) -> String {
        let mark = match self.language() {
            Language::English => ',',
            Language::Danish | Language::Dutch => '.',
            Language::Swedish | Language::Norwegian => '\u{a0}',
        };
        let digits = count.to_string();
        let mut shown = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                shown.push(mark);
            }
            shown.push(digit);
        }
        shown
    }

    fn counted(&self, name: &str, count: u64, numbers: &[(&'static str, u64)]) -> String {
        self.say(name, &self.numbers(count, numbers))
    }

    fn numbers(&self, count: u64, numbers: &[(&'static str, u64)]) -> FluentArgs<'static> {
        let mut with = FluentArgs::new();
        with.set("count", count);
        for (name, number) in numbers {
            with.set(*name, self.number_of(*number));
        }
        with
    }
}

#[cfg(test)]
mod tests {
    use jadoube_words::Language;

    use crate::Sentences;

    #[test]
    fn thousands_have_the_marks_of_the_language() {
        let check =
            |language: Language, expect: &str| assert_eq!(Sentences::new(language).number_of(1_234_567), expect);
        check(Language::English, "1,234,567");
        check(Language::Danish, "1.234.567");
        check(Language::Swedish, "1\u{a0}234\u{a0}567");
        assert_eq!(Sentences::new(Language::English).number_of(999), "999");
    }
}
