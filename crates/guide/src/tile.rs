//! Situations as people think of them: a picture, a few words, and what can be behind it.

use jadoube_words::{Language, Phrasebook};

use crate::data::Family;

/// A group of situations that people take for one.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Its name, which does not change: `illegal-move`.
    pub name: &'static str,
    /// What it belongs to.
    pub family: Family,
    /// The name of its picture among the Tabler icons.
    pub icon: &'static str,
    /// Whether the first situation is what mostly happened, so that nobody is asked which of them it was.
    pub leads: bool,
    /// The names of the situations, commonest first.
    pub situations: &'static [&'static str],
}

/// Every tile: those that arbiters are called for most often come first.
#[must_use]
pub fn tiles() -> &'static [Tile] {
    TILES
}

impl Tile {
    /// What stands on it.
    #[must_use]
    pub fn label(&self, language: Language) -> String {
        book(language).word(&format!("tile-{}", self.name))
    }

    /// The words by which people look for it.
    #[must_use]
    pub fn words(&self, language: Language) -> Vec<String> {
        let words = book(language).word(&format!("words-{}", self.name));
        words.split(';').map(|words| words.trim().to_owned()).collect()
    }
}

/// The sentences of the tiles.
pub(crate) const WORDS: &str = include_str!("tile.toml");

fn book(language: Language) -> Phrasebook {
    Phrasebook::read(language, [WORDS])
}

const TILES: &[Tile] = &[
    Tile {
        name: "illegal-move",
        family: Family::Moves,
        icon: "ban",
        leads: true,
        situations: &["illegal-move", "illegal-move-claimed", "illegal-position"],
    },
    Tile {
        name: "flag-down",
        family: Family::Clock,
        icon: "flag",
        leads: true,
        situations: &[
            "flag-down",
            "claim-on-time",
            "both-flags",
            "both-flags-first-known",
            "scoresheet-incomplete-after-a-flag",
        ],
    },
    Tile {
        name: "touched",
        family: Family::Moves,
        icon: "hand-finger",
        leads: true,
        situations: &["touched-piece-claimed"],
    },
    Tile {
        name: "clock-wrong",
        family: Family::Clock,
        icon: "clock-cog",
        leads: true,
        situations: &[
            "clock-set-wrongly",
            "clock-defective",
            "move-counter-wrong",
            "times-after-putting-back",
            "clock-on-the-wrong-side",
        ],
    },
    Tile {
        name: "draw-offer",
        family: Family::Draws,
        icon: "heart-handshake",
        leads: false,
        situations: &[
            "draw-accepted",
            "draw-offer",
            "draw-declined",
            "offer-taken-back",
            "repeated-draw-offers",
            "offer-at-the-wrong-moment",
            "draw-offer-on-condition",
            "offer-not-recorded",
            "consent-to-a-draw",
        ],
    },
    Tile {
        name: "no-queen",
        family: Family::Moves,
        icon: "chess-queen",
        leads: true,
        situations: &["no-piece-for-promotion"],
    },
    Tile {
        name: "late",
        family: Family::Beginning,
        icon: "hourglass-empty",
        leads: true,
        situations: &["late-player", "player-absent"],
    },
    Tile {
        name: "phone",
        family: Family::Conduct,
        icon: "phone-ringing",
        leads: true,
        situations: &[
            "phone-rang",
            "phone-beeped",
            "phone-found",
            "smartwatch",
            "bag-used",
            "spectator-on-the-phone",
        ],
    },
    Tile {
        name: "repetition",
        family: Family::Draws,
        icon: "repeat",
        leads: true,
        situations: &[
            "claim-threefold",
            "claim-threefold-with-move",
            "claim-is-checked",
            "claim-taken-back",
        ],
    },
    Tile {
        name: "disturbing",
        family: Family::Conduct,
        icon: "volume",
        leads: true,
        situations: &[
            "disturbing-the-opponent",
            "noise",
            "repeated-draw-offers",
            "unreasonable-claims",
        ],
    },
    Tile {
        name: "let-go",
        family: Family::Moves,
        icon: "arrow-back-up",
        leads: true,
        situations: &["touched-piece-claimed"],
    },
    Tile {
        name: "knocked-over",
        family: Family::Moves,
        icon: "hand-move",
        leads: true,
        situations: &["pieces-knocked-over", "pieces-on-wrong-squares"],
    },
    Tile {
        name: "pressed-no-move",
        family: Family::Clock,
        icon: "clock-x",
        leads: true,
        situations: &["clock-pressed-without-move"],
    },
    Tile {
        name: "castling",
        family: Family::Moves,
        icon: "chess-rook",
        leads: false,
        situations: &["illegal-move", "touched-piece-claimed", "two-hands"],
    },
    Tile {
        name: "pawn-not-promoted",
        family: Family::Moves,
        icon: "chess",
        leads: true,
        situations: &["illegal-move", "illegal-position"],
    },
    Tile {
        name: "two-hands",
        family: Family::Moves,
        icon: "hand-two-fingers",
        leads: true,
        situations: &["two-hands"],
    },
    Tile {
        name: "clock-handling",
        family: Family::Clock,
        icon: "hand-click",
        leads: false,
        situations: &[
            "pressed-with-other-hand",
            "finger-on-the-clock",
            "clock-hit-hard",
            "not-allowed-to-press",
        ],
    },
    Tile {
        name: "scoresheet",
        family: Family::Scoresheet,
        icon: "pencil-off",
        leads: false,
        situations: &[
            "scoresheet-not-kept-up",
            "move-written-in-advance",
            "notes-on-the-scoresheet",
            "opponents-scoresheet-taken",
            "wants-to-see-the-record",
            "wants-a-scoresheet",
            "scoresheet-covered",
            "notation-nobody-can-read",
            "electronic-scoresheet-defective",
            "nobody-records",
            "scoresheet-kept-by-the-player",
            "game-not-recorded",
        ],
    },
    Tile {
        name: "not-pressed",
        family: Family::Clock,
        icon: "clock-exclamation",
        leads: false,
        situations: &["clock-not-pressed", "not-allowed-to-press"],
    },
    Tile {
        name: "stopped-clocks",
        family: Family::Clock,
        icon: "clock-pause",
        leads: true,
        situations: &["clock-stopped"],
    },
    Tile {
        name: "wrong-result",
        family: Family::Scoresheet,
        icon: "signature",
        leads: true,
        situations: &["result-signed"],
    },
    Tile {
        name: "found-later",
        family: Family::Moves,
        icon: "history",
        leads: true,
        situations: &["illegal-move", "pieces-on-wrong-squares", "times-after-putting-back"],
    },
    Tile {
        name: "bystander",
        family: Family::Conduct,
        icon: "users",
        leads: false,
        situations: &[
            "spectator-interferes",
            "spectator-speaks",
            "spectator-points-out",
            "finished-player-speaks",
            "other-player-speaks",
            "outsider-in-the-area",
            "spectator-on-the-phone",
        ],
    },
    Tile {
        name: "outside",
        family: Family::Conduct,
        icon: "bell-ringing",
        leads: false,
        situations: &["disturbed-from-outside", "poor-playing-conditions"],
    },
    Tile {
        name: "wrong-setup",
        family: Family::Beginning,
        icon: "layout-grid",
        leads: true,
        situations: &["set-up-wrongly"],
    },
    Tile {
        name: "colours",
        family: Family::Beginning,
        icon: "switch-vertical",
        leads: true,
        situations: &["colours-reversed"],
    },
    Tile {
        name: "board-turned",
        family: Family::Beginning,
        icon: "rotate-2",
        leads: true,
        situations: &["board-placed-wrongly"],
    },
    Tile {
        name: "resigned",
        family: Family::Scoresheet,
        icon: "thumb-down",
        leads: false,
        situations: &["resignation", "draw-accepted"],
    },
    Tile {
        name: "left",
        family: Family::Conduct,
        icon: "door-exit",
        leads: false,
        situations: &["left-the-hall", "left-the-venue"],
    },
    Tile {
        name: "adjusting",
        family: Family::Moves,
        icon: "adjustments",
        leads: false,
        situations: &["adjusting-on-opponents-time", "touched-piece-claimed"],
    },
    Tile {
        name: "time-control",
        family: Family::Clock,
        icon: "list-numbers",
        leads: false,
        situations: &[
            "flag-down",
            "claim-on-time",
            "asks-for-the-number-of-moves",
            "scoresheet-incomplete-after-a-flag",
        ],
    },
    Tile {
        name: "sheets-disagree",
        family: Family::Scoresheet,
        icon: "file-diff",
        leads: true,
        situations: &["scoresheets-differ", "help-with-reconstruction-refused"],
    },
    Tile {
        name: "fifty",
        family: Family::Draws,
        icon: "number-50-small",
        leads: true,
        situations: &[
            "claim-fifty-moves",
            "claim-fifty-moves-with-move",
            "claim-is-checked",
            "claim-taken-back",
        ],
    },
    Tile {
        name: "both-kings",
        family: Family::Moves,
        icon: "crown",
        leads: true,
        situations: &["illegal-position"],
    },
    Tile {
        name: "wrong-squares",
        family: Family::Moves,
        icon: "grid-dots",
        leads: true,
        situations: &["pieces-on-wrong-squares"],
    },
    Tile {
        name: "help",
        family: Family::Conduct,
        icon: "headphones",
        leads: false,
        situations: &[
            "notes-or-advice",
            "analysis-on-another-board",
            "inspection",
            "inspection-refused",
        ],
    },
    Tile {
        name: "misconduct",
        family: Family::Conduct,
        icon: "mood-angry",
        leads: false,
        situations: &[
            "refuses-to-comply",
            "disrepute",
            "smoking",
            "both-refuse-to-play",
            "unreasonable-claims",
        ],
    },
    Tile {
        name: "last-two-minutes",
        family: Family::Draws,
        icon: "hourglass-low",
        leads: false,
        situations: &[
            "draw-claimed-in-the-last-minutes",
            "cannot-win-by-normal-means",
            "only-playing-for-the-flag",
            "draw-claimed-without-an-arbiter",
            "increment-requested",
            "decision-postponed",
        ],
    },
    Tile {
        name: "unclaimed",
        family: Family::Draws,
        icon: "eye",
        leads: true,
        situations: &["nobody-claims"],
    },
    Tile {
        name: "appeal",
        family: Family::Scoresheet,
        icon: "gavel",
        leads: false,
        situations: &["appeal", "asks-about-the-rules", "question-to-fide"],
    },
    Tile {
        name: "assistant",
        family: Family::Special,
        icon: "accessible",
        leads: false,
        situations: &[
            "special-needs",
            "assistant-for-the-pieces",
            "clock-assistant",
            "clock-assistant-time",
            "assistant-for-writing",
            "assistant-for-writing-time",
        ],
    },
    Tile {
        name: "blind",
        family: Family::Special,
        icon: "eye-off",
        leads: false,
        situations: &[
            "boards-differ",
            "two-boards-demanded",
            "assistant-for-a-blind-player",
            "assistant-does-too-much",
            "no-record-of-a-blind-player",
            "special-board",
            "special-pieces",
            "special-clock",
            "special-analogue-clock",
            "rules-for-blind-players-adapted",
        ],
    },
    Tile {
        name: "adjourned",
        family: Family::Special,
        icon: "mail",
        leads: false,
        situations: &[
            "session-over",
            "sealed-move-faulty",
            "adjourns-early",
            "sealed-move-changed",
            "resumption-somebody-absent",
            "late-for-resumption",
            "envelope-asked-for",
            "envelope-lost",
            "envelope-and-times-lost",
            "sealed-move-disputed",
            "adjourned-position-lost",
            "wrong-time-after-adjournment",
            "how-long-the-session-lasts",
        ],
    },
    Tile {
        name: "other",
        family: Family::Special,
        icon: "help-circle",
        leads: false,
        situations: &[
            "game-shown-on-a-screen",
            "rules-not-announced",
            "game-not-over-the-board",
            "rule-of-a-federation",
            "game-to-be-rated",
        ],
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jadoube_referee::{LANGUAGES, situations};
    use jadoube_words::faults;

    use super::{TILES, WORDS};

    #[test]
    fn every_situation_has_a_tile_and_every_tile_has_situations() {
        let known: BTreeSet<&str> = situations().iter().map(|situation| situation.name).collect();
        let behind: BTreeSet<&str> = TILES.iter().flat_map(|tile| tile.situations).copied().collect();
        assert_eq!(known, behind);
    }

    #[test]
    fn every_tile_has_its_words() {
        assert_eq!(faults(&[("tile", WORDS)], LANGUAGES), []);
        for tile in TILES {
            for language in LANGUAGES {
                assert!(!tile.label(*language).starts_with("tile-"), "{}", tile.name);
                assert!(!tile.words(*language)[0].starts_with("words-"), "{}", tile.name);
            }
        }
    }
}
