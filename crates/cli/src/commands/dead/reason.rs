//! Why a player cannot mate, in words, as the certificate has it.
//!
//! Nothing is said that the certificate does not prove: a man "can never move" if every case of every invariant keeps
//! it where it stands.

use jadoube_board::{Color, Position, Role, Square, Squares};
use jadoube_proof::{Certificate, Invariant, Reach};

use super::told::grouped;
use jadoube_words::FluentArgs;

use crate::words::{Language, Words};

/// A position, the player who cannot mate in it, and why.
pub(super) struct Reason<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) position: &'a Position,
    pub(super) winner: Color,
    pub(super) certificate: &'a Certificate,
}

impl Reason<'_> {
    /// The reason in a sentence or two.
    pub(super) fn sentences(&self) -> String {
        match (self.certificate.listed, &*self.certificate.invariants) {
            (0, []) => self.material(),
            (1, []) => {
                let moves = self.position.count_legal_moves();
                self.say("dead-captures", |args| args.set("count", moves))
            }
            (listed, []) => self.say("dead-listed", |args| self.number(args, listed)),
            (listed, invariants) => self.invariants(listed, invariants),
        }
    }

    /// Material alone forbids mate.
    fn material(&self) -> String {
        let position = self.position;
        let (own, other) = (position.colored(self.winner), position.colored(!self.winner));
        let [pawns, knights, bishops, _, queens, kings] = Role::ALL.map(|role| position.role(role));
        let bare = own & !kings;
        if bare.is_empty() {
            return self.say("dead-bare-king", |_| {});
        }
        if bare.len() == 1 && bare.meets(knights) {
            let key = match (other & !kings).is_empty() {
                true => "dead-knight",
                false => "dead-knight-queens",
            };
            let count = (other & queens).len();
            if (other & !kings & !queens).is_empty() {
                return self.say(key, |args| args.set("count", count));
            }
        }
        let one_shade = shade(bishops);
        if let (true, Some(shade), true) = ((bare & !bishops).is_empty(), one_shade, (pawns | knights).is_empty()) {
            return self.say("dead-bishops", |args| {
                args.set("count", bare.len());
                args.set("shade", self.words.word(shade.key()));
                args.set("opposite", self.words.word(shade.opposite().key()));
            });
        }
        self.say("dead-material", |_| {})
    }

    fn invariants(&self, listed: u64, invariants: &[Invariant]) -> String {
        let mut sentences = Vec::new();
        if listed > 0 {
            sentences.push(self.say("dead-first", |args| self.number(args, listed)));
        }
        let pawns = Pawns::of(invariants);
        let mobile = Mobile::of(invariants, self.winner);
        let bishops = self.position.pieces(Role::Bishop.of(self.winner)).len();
        match (&pawns, mobile) {
            (Pawns::AllFixed, Some(Mobile::Bishops { count, shade })) if count == bishops => {
                sentences.push(self.say("dead-chain", |args| {
                    args.set("count", count);
                    args.set("shade", self.words.word(shade.key()));
                }));
            }
            _ => {
                match pawns {
                    Pawns::AllFixed => sentences.push(self.say("dead-pawns", |_| {})),
                    Pawns::Fixed(squares) => sentences.push(self.say("dead-some-pawns", |args| {
                        args.set("count", squares.len());
                        args.set("squares", self.words.squares(squares));
                    })),
                    Pawns::None => {}
                }
                match mobile {
                    Some(Mobile::King) => sentences.push(self.say("dead-king-moves", |_| {})),
                    Some(Mobile::Bishops { count, shade }) => sentences.push(self.say("dead-bishops-move", |args| {
                        args.set("count", count);
                        args.set("shade", self.words.word(shade.key()));
                    })),
                    None => {}
                }
            }
        }
        let cases: usize = invariants.iter().map(|invariant| invariant.strata.len()).sum();
        sentences.push(self.say("dead-cases", |args| self.number(args, cases as u64)));
        sentences.join(" ")
    }

    fn say(&self, key: &str, set: impl FnOnce(&mut FluentArgs<'_>)) -> String {
        let mut args = FluentArgs::new();
        args.set("player", self.words.player(self.winner));
        args.set("other", self.words.player(!self.winner));
        set(&mut args);
        self.words.sentence(key, &args)
    }

    /// A number, by which plurals are chosen, and how it is written.
    fn number(&self, args: &mut FluentArgs<'_>, number: u64) {
        args.set("count", number);
        args.set("number", grouped(number, self.language));
    }
}

/// The pawns that stay where they are for ever.
enum Pawns {
    None,
    Fixed(Squares),
    /// All there are, and there are some.
    AllFixed,
}

impl Pawns {
    fn of(invariants: &[Invariant]) -> Pawns {
        let mut fixed = Squares::ALL;
        let mut all = Squares::EMPTY;
        for invariant in invariants {
            let pawns = reaches(invariant).filter(|(_, role, _)| *role == Role::Pawn);
            let (mut stay, mut leave) = (Squares::EMPTY, Squares::EMPTY);
            for ((_, square), _, reach) in pawns {
                match reach.certain() {
                    Some(_) => stay |= Squares::of(square),
                    None => leave |= Squares::of(square),
                }
            }
            fixed = fixed & stay & !leave;
            all |= stay | leave;
        }
        match fixed.is_empty() {
            true => Pawns::None,
            false if fixed == all => Pawns::AllFixed,
            false => Pawns::Fixed(fixed),
        }
    }
}

/// What a player can move at all, where that can be said in few words.
#[derive(Copy, Clone)]
enum Mobile {
    King,
    Bishops { count: usize, shade: Shade },
}

impl Mobile {
    fn of(invariants: &[Invariant], color: Color) -> Option<Mobile> {
        let mut bishops = Squares::EMPTY;
        let mut reached = Squares::EMPTY;
        for invariant in invariants {
            let others = reaches(invariant).filter(|((owner, _), role, _)| *owner == color && *role != Role::King);
            for ((_, square), _, reach) in others {
                let anywhere = reach.anywhere();
                // Where it stands it may stay; what goes elsewhere, or becomes something else, moves.
                if (anywhere & !Squares::of(square)).is_empty() {
                    continue;
                }
                if anywhere != reach.squares[Role::Bishop as usize] {
                    return None;
                }
                bishops |= Squares::of(square);
                reached |= anywhere;
            }
        }
        match (bishops.len(), shade(reached)) {
            (0, _) => Some(Mobile::King),
            (count, Some(shade)) => Some(Mobile::Bishops { count, shade }),
            (_, None) => None,
        }
    }
}

/// Every man with everything said of it: whose it is and where it stood, what it was, and where it may be.
fn reaches(invariant: &Invariant) -> impl Iterator<Item = ((Color, Square), Role, &Reach)> {
    let strata = invariant.strata.iter();
    let men = strata.flat_map(|stratum| invariant.men.iter().zip(&stratum.reach));
    men.map(|(man, reach)| ((man.piece.color, man.square), man.piece.role, reach))
}

#[derive(Copy, Clone)]
enum Shade {
    Light,
    Dark,
}

/// The colour that all squares have, if there are any and they have the same.
fn shade(squares: Squares) -> Option<Shade> {
    match (squares.meets(Squares::LIGHT), squares.meets(Squares::DARK)) {
        (true, false) => Some(Shade::Light),
        (false, true) => Some(Shade::Dark),
        _ => None,
    }
}

impl Shade {
    fn key(self) -> &'static str {
        match self {
            Shade::Light => "light-squares",
            Shade::Dark => "dark-squares",
        }
    }

    fn opposite(self) -> Shade {
        match self {
            Shade::Light => Shade::Dark,
            Shade::Dark => Shade::Light,
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Color, Position, Role, Square, Squares};
    use jadoube_proof::{Certificate, Invariant, Reach, Stratum};

    use super::Reason;
    use crate::words::{Language, Words};

    fn check(fen: &str, winner: Color, certificate: &Certificate, expect: &str) {
        let position: Position = fen.parse().unwrap();
        for language in Language::ALL {
            let words = Words::new(language);
            let reason = Reason {
                words: &words,
                language,
                position: &position,
                winner,
                certificate,
            };
            let said = reason.sentences();
            // A variable that a pattern is not given is named.
            assert!(!said.contains(['{', '$']), "{said}");
            if language == Language::English {
                assert_eq!(said, expect, "{fen}");
            }
        }
    }

    /// An invariant by which the men on some squares stay there, and the others may be where they are told to be.
    fn invariant(fen: &str, others: &[(Square, Role, Squares)]) -> Invariant {
        let position: Position = fen.parse().unwrap();
        let mut invariant = Invariant::of(&position);
        let reach = invariant.men.iter().map(|man| {
            let mut reach = Reach::fixed(man.piece.role, man.square);
            for &(_, role, squares) in others.iter().filter(|&&(square, ..)| square == man.square) {
                reach.squares[role as usize] |= squares;
            }
            reach
        });
        let reach = reach.collect();
        invariant.strata.push(Stratum { turn: None, reach });
        invariant
    }

    fn listed(listed: u64, invariants: &[Invariant]) -> Certificate {
        Certificate {
            listed,
            invariants: invariants.to_vec(),
            ..Certificate::default()
        }
    }

    #[test]
    fn material_is_named() {
        let none = Certificate::default();
        let white = |fen, expect| check(fen, Color::White, &none, expect);
        white(
            "4k3/8/8/8/8/8/8/R3K3 b - - 0 1",
            "The pieces on the board do not let White mate, whatever happens.",
        );
        white("4k2r/8/8/8/8/8/8/4K3 w - - 0 1", "White has only the king.");
        white(
            "4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
            "White has only a knight besides the king, and Black only the king.",
        );
        white(
            "4kq2/8/8/8/8/8/8/N3K3 w - - 0 1",
            "White has only king and knight against king and queen: that does not mate even with the opponent's help.",
        );
        white(
            "4kqq1/8/8/8/8/8/8/N3K3 w - - 0 1",
            "White has only king and knight against king and queens: that does not mate even with the opponent's help.",
        );
        white(
            "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1",
            "Besides the king White has only a bishop on light squares, and there is no pawn, no knight and no bishop on \
             dark squares to help.",
        );
        white(
            "4k2r/8/8/8/8/8/1B6/B3K3 w - - 0 1",
            "Besides the king White has only bishops on dark squares, and there is no pawn, no knight and no bishop on \
             light squares to help.",
        );
    }

    #[test]
    fn enumeration_is_counted() {
        check(
            "8/8/8/8/8/k7/6q1/7K w - - 0 1",
            Color::Black,
            &listed(1, &[]),
            "The only legal move leaves too little for Black to mate.",
        );
        check(
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            Color::White,
            &listed(1, &[]),
            "Every legal move leaves too little for White to mate.",
        );
        check(
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            Color::White,
            &listed(4712, &[]),
            "All 4,712 positions that can still arise before too little is left were looked at one by one: White mates in \
             none of them.",
        );
    }

    #[test]
    fn only_what_an_invariant_proves_is_said() {
        let chain = "2b1k3/8/8/p7/P7/8/8/2B1K3 w - - 0 1";
        let white = |certificate: &Certificate, expect| check(chain, Color::White, certificate, expect);
        let king = (Square::E1, Role::King, Squares::rank(jadoube_board::Rank::ONE));
        let bishop = (Square::C1, Role::Bishop, Squares::DARK);
        white(
            &listed(0, &[invariant(chain, &[king, bishop])]),
            "White's bishop is on dark squares, and nothing can unblock the pawns. Wherever the pieces can go from here, \
             White does not mate.",
        );
        white(
            &listed(0, &[invariant(chain, &[king])]),
            "No pawn can ever move or be captured. White can never move anything but the king. Wherever the pieces can go \
             from here, White does not mate.",
        );
        // A pawn may advance, and the other may be all sorts of things.
        let pawn = (Square::A4, Role::Queen, Squares::of(Square::A8));
        white(
            &listed(0, &[invariant(chain, &[king, bishop, pawn])]),
            "The pawn on a5 can never move or be captured. Wherever the pieces can go from here, White does not mate.",
        );
        let black = (Square::A5, Role::Pawn, Squares::of(Square::A3));
        white(
            &listed(2, &[invariant(chain, &[bishop, black])]),
            "2 positions were looked at one by one; for all that can follow them, this holds. The pawn on a4 can never \
             move or be captured. White can never move anything but the king and a bishop on dark squares. Wherever the \
             pieces can go from here, White does not mate.",
        );
        // A bishop that leaves its squares is not one.
        let both = (Square::C1, Role::Bishop, Squares::ALL);
        let free = invariant(chain, &[king, both, pawn, black]);
        white(
            &listed(1, &[free.clone(), free]),
            "One position was looked at by itself; for all that can follow, this holds. Where the pieces can go from here \
             falls into 2 cases, and White mates in none of them.",
        );
    }

    #[test]
    fn a_man_that_may_be_captured_is_not_said_to_stay() {
        let fen = "4k3/8/8/p7/P7/8/8/4K3 w - - 0 1";
        let mut taken = invariant(fen, &[]);
        taken.strata[0].reach.iter_mut().for_each(|reach| reach.gone = true);
        check(
            fen,
            Color::White,
            &listed(0, &[taken]),
            "White can never move anything but the king. Wherever the pieces can go from here, White does not mate.",
        );
    }
}
