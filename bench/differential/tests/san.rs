//! Standard algebraic notation as shakmaty writes it, and as we do: every legal move of random positions.

use jadoube_board::{Chess960, Position};
use jadoube_differential::{Player, Random, Trio};
use jadoube_notation::san::San;
use jadoube_notation::{Form, Written};

/// Every game is a function of this number and its own.
const SEED: u64 = 0x5a4;

/// So many positions of games are compared.
const POSITIONS: usize = 200_000;

/// A game ends after so many moves if it has not ended by itself.
const LONGEST: usize = 200;

/// So many positions with many pieces of a kind are compared.
const CROWDS: usize = 20_000;

#[test]
fn games_are_written_alike_and_read_back() {
    let (mut positions, mut moves) = (0, Kinds::default());
    for number in 0.. {
        if positions >= POSITIONS {
            break;
        }
        // Every other game is Chess960.
        let start = Chess960::new((number * 7 % 960) as u16).filter(|_| number % 2 == 1);
        let mut trio = Trio::new(start.unwrap_or(Chess960::STANDARD).position()).expect("the peers accept the start");
        let mut player = Player::new(SEED ^ number << 32);
        for _ in 0..LONGEST {
            check(&trio, &mut moves);
            positions += 1;
            match player.choose(&trio.ours) {
                Some(mv) => trio = trio.make(mv),
                None => break,
            }
        }
    }
    println!("{positions} positions of games, {moves:?}");
    let rarest = [
        moves.castlings,
        moves.promotions,
        moves.checks,
        moves.mates,
        moves.narrowed,
    ];
    assert!(rarest.into_iter().min() > Some(1000), "every kind of move is met often");
}

#[test]
fn crowds_are_written_alike_and_read_back() {
    let mut random = Random::new(SEED);
    let (mut positions, mut moves) = (0, Kinds::default());
    while positions < CROWDS {
        if let Some(trio) = crowd(&mut random)
            .parse()
            .ok()
            .and_then(|position| Trio::new(position).ok())
        {
            check(&trio, &mut moves);
            positions += 1;
        }
    }
    println!("{positions} crowds, {moves:?}");
    assert!(moves.squares > 1000, "many moves need their whole square of departure");
}

/// The FEN of two kings and many pieces of two kinds. Not all are positions that the Laws accept.
fn crowd(random: &mut Random) -> String {
    let mut board = [b'1'; 64];
    let pieces = [b"QN", b"RQ", b"BQ", b"NR"][random.below(4)];
    for _ in 0..3 + random.below(7) {
        board[random.below(64)] = pieces[random.below(2)];
    }
    board[random.below(64)] = b'K';
    board[random.below(64)] = b'k';
    let ranks: Vec<_> = board.chunks(8).map(String::from_utf8_lossy).collect();
    format!("{} w - - 0 1", ranks.join("/"))
}

/// How many moves there were of each kind.
#[derive(Debug, Default)]
struct Kinds {
    all: usize,
    castlings: usize,
    promotions: usize,
    checks: usize,
    mates: usize,
    /// With a file or a rank of departure, or with both.
    narrowed: usize,
    /// With both.
    squares: usize,
}

/// Compares all legal moves of a position.
fn check(trio: &Trio, kinds: &mut Kinds) {
    let position: &Position = &trio.ours;
    for mv in &position.legal_moves() {
        let theirs = trio.san(mv);
        let ours = mv.written(position, Form::PGN).to_string();
        assert_eq!(ours, theirs, "{mv} in {position}");
        let read = San::read(&theirs).unwrap_or_else(|| panic!("{theirs} cannot be read"));
        assert_eq!(read.resolve(position), Ok(mv), "{theirs} in {position}");
        let mut followed = *position;
        assert_eq!(read.follow(&mut followed), Ok(mv), "{theirs} followed in {position}");
        assert_eq!(followed, position.make(mv), "{theirs} followed in {position}");
        kinds.count(&theirs);
    }
}

impl Kinds {
    fn count(&mut self, san: &str) {
        let bare = san.trim_end_matches(['+', '#']).replace('x', "");
        let is_piece = bare.starts_with(['N', 'B', 'R', 'Q', 'K']);
        self.all += 1;
        self.castlings += usize::from(san.starts_with('O'));
        self.promotions += usize::from(san.contains('='));
        self.checks += usize::from(san.ends_with('+'));
        self.mates += usize::from(san.ends_with('#'));
        self.narrowed += usize::from(is_piece && bare.len() > 3);
        self.squares += usize::from(is_piece && bare.len() > 4);
    }
}
