//! The kinds of games that provisions speak of.

/// A set of kinds, one bit for each of [`KINDS`].
pub(crate) type Games = u8;

/// Every kind: its pace and its supervision, in the order of `jadoube_laws`.
pub(crate) const KINDS: [(&str, &str); 5] = [
    ("standard", "full"),
    ("rapid", "full"),
    ("rapid", "limited"),
    ("blitz", "full"),
    ("blitz", "limited"),
];

/// All games.
pub(crate) const ALL: Scope = Scope {
    games: 0b1_1111,
    height: 0,
};

/// Some games, and how narrowly they are named.
#[derive(Clone, Copy)]
pub(crate) struct Scope {
    pub(crate) games: Games,
    /// What is set higher up wins: all games are at 0, a pace at 1, a pace with its supervision at 2.
    pub(crate) height: u8,
}

impl Scope {
    /// Reads `rapid` or `rapid limited`. Standard games have no supervision.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let games = |is_meant: &dyn Fn(&str, &str) -> bool| {
            let kinds = KINDS.iter().enumerate();
            kinds
                .filter(|(_, (pace, supervision))| is_meant(pace, supervision))
                .fold(0, |games, (kind, _)| games | 1 << kind)
        };
        let (games, height) = match text.split_once(' ') {
            None => (games(&|pace, _| pace == text), 1),
            Some(("standard", _)) => (0, 2),
            Some(named) => (games(&|pace, supervision| (pace, supervision) == named), 2),
        };
        (games != 0).then_some(Self { games, height })
    }

    /// Whether it has a kind of game, by its place in [`KINDS`].
    pub(crate) fn has(self, kind: usize) -> bool {
        self.games >> kind & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::Scope;

    #[test]
    fn scopes_are_read() {
        fn check(text: &str, expect: Option<(u8, u8)>) {
            let found = Scope::read(text).map(|scope| (scope.games, scope.height));
            assert_eq!(found, expect, "{text}");
        }

        check("standard", Some((0b0_0001, 1)));
        check("rapid", Some((0b0_0110, 1)));
        check("blitz limited", Some((0b1_0000, 2)));
        for text in ["", "bullet", "standard full", "rapid some", "rapid "] {
            check(text, None);
        }
    }
}
