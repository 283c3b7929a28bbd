//! What the editions say of what an audit looks for, looked up once.

use jadoube_laws::{Citation, Edition, Key, Pace, Provisions, Supervision, find};

/// What holds in games of an edition at a pace.
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) edition: Edition,
    pub(crate) pace: Pace,
    /// At which occurrence of a position a draw can be claimed.
    pub(crate) claim_repetitions: (u32, Key),
    /// After how many moves of both players without capture or pawn move a draw can be claimed.
    pub(crate) claim_plies: (u32, Key),
    /// At which occurrence of a position the game is over.
    pub(crate) final_repetitions: Option<(u32, Key)>,
    /// After how many moves of both players without capture or pawn move the game is over.
    pub(crate) final_plies: Option<(u32, Key)>,
    /// How many moves each player must have made before a draw can be agreed.
    pub(crate) agreement_moves: Option<(u32, Key)>,
    /// Whether a resignation draws if the opponent cannot mate.
    pub(crate) resignation_draws: Option<Key>,
    /// Whether an illegal move that would lose draws if the opponent cannot mate.
    pub(crate) illegal_move_draws: Option<Key>,
    /// Whether there are rules for Chess960.
    pub(crate) has_chess960: bool,
}

impl Rules {
    fn of(edition: Edition, pace: Pace) -> Rules {
        let laws = Provisions::of(edition, pace, Supervision::Full);
        let has = |key: &str| laws.has(key).map(|citation| citation.key);
        Rules {
            edition,
            pace,
            claim_repetitions: (laws.claim_repetitions.value, laws.claim_repetitions.key),
            claim_plies: (2 * laws.claim_moves.value, laws.claim_moves.key),
            final_repetitions: laws.automatic_repetitions.map(|times| (times.value, times.key)),
            final_plies: laws.automatic_moves.map(|moves| (2 * moves.value, moves.key)),
            agreement_moves: laws.agreement_moves_each.map(|moves| (moves.value, moves.key)),
            resignation_draws: has("end.resignation-unwinnable"),
            illegal_move_draws: Some(laws.illegal_move_draw)
                .filter(|draw| draw.value)
                .map(|draw| draw.key),
            has_chess960: edition.speaks_of("chess960"),
        }
    }

    /// How the edition cites a provision, if it has it.
    pub(crate) fn citation(&self, key: &str) -> Option<Citation> {
        find(key)?.citation_at(self.edition, self.pace)
    }
}

/// The rules of every edition at every pace.
#[derive(Debug)]
pub(crate) struct AllRules(Vec<[Rules; Pace::ALL.len()]>);

impl AllRules {
    pub(crate) fn new() -> AllRules {
        let of = |edition| Pace::ALL.map(|pace| Rules::of(edition, pace));
        AllRules(Edition::ALL.into_iter().map(of).collect())
    }

    pub(crate) fn of(&self, edition: Edition, pace: Pace) -> &Rules {
        &self.0[edition as usize][pace as usize]
    }
}
