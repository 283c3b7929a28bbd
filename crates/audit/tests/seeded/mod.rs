//! Games with faults put into them, and the truth beside them.
//!
//! The same seed makes the same games. Each fault stands beside games that are nearly at fault and are not: what an edition
//! does not have, a count that falls one short, a win that is possible after all.

use std::fmt::Write;

use jadoube_audit::Kind;
use jadoube_board::{Move, Position, Role};
use jadoube_notation::{Form, Written};
use jadoube_random::Random;

/// What is to be found, and nothing else.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Truth {
    /// Which game, counted from 1.
    pub(crate) game: u64,
    /// By its name, so that truths are ordered as they are written.
    pub(crate) kind: &'static str,
    /// After how many moves of both players, if it concerns a moment of the game.
    pub(crate) ply: Option<u32>,
}

/// Games and the truth about them.
pub(crate) struct Seeded {
    /// PGN.
    pub(crate) games: String,
    /// In the order of the games.
    pub(crate) truth: Vec<Truth>,
}

/// Makes every fault so many times, each time in another game.
#[must_use]
pub(crate) fn seeded(seed: u64, rounds: usize) -> Seeded {
    let mut maker = Maker {
        random: Random::new(seed),
        games: String::new(),
        truth: Vec::new(),
        count: 0,
    };
    for _ in 0..rounds {
        for fault in FAULTS {
            fault(&mut maker);
            if maker.random.percent(60) {
                maker.clean();
            }
        }
    }
    Seeded {
        games: maker.games,
        truth: maker.truth,
    }
}

struct Maker {
    random: Random,
    games: String,
    truth: Vec<Truth>,
    count: u64,
}

/// A game before it is written.
#[derive(Clone)]
struct Draft {
    date: String,
    site: &'static str,
    event: &'static str,
    result: &'static str,
    /// What stands after the moves, if it is not the result.
    ends: &'static str,
    control: Option<&'static str>,
    termination: Option<&'static str>,
    variant: Option<&'static str>,
    fen: Option<String>,
    /// Words of the moves, and perhaps a comment after each.
    words: Vec<(String, Option<String>)>,
    remark: Option<&'static str>,
    round: Option<u32>,
}

const LICHESS: &str = "https://lichess.org/";

/// The initial position.
const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

impl Draft {
    fn on(date: &str, result: &'static str) -> Draft {
        Draft {
            date: date.to_owned(),
            site: "Aarhus",
            event: "Club evening",
            result,
            ends: result,
            control: None,
            termination: None,
            variant: None,
            fen: None,
            words: Vec::new(),
            remark: None,
            round: None,
        }
    }

    fn from(fen: &str, date: &str, result: &'static str) -> Draft {
        Draft {
            fen: Some(fen.to_owned()),
            ..Draft::on(date, result)
        }
    }

    fn moves(mut self, words: &str) -> Draft {
        self.words.extend(words.split_whitespace().map(|word| (word.to_owned(), None)));
        self
    }

    fn with(mut self, change: impl FnOnce(&mut Draft)) -> Draft {
        change(&mut self);
        self
    }

    fn plies(&self) -> u32 {
        self.words.len() as u32
    }
}

/// One maker of games for each kind of fault, with what is nearly one.
const FAULTS: [fn(&mut Maker); 26] = [
    illegal_moves,
    ambiguous_moves,
    unreadable_moves,
    unreadable_starts,
    play_after_checkmate,
    play_after_stalemate,
    play_after_dead_positions,
    play_after_fivefold,
    play_after_seventy_five_moves,
    results_against_positions,
    results_that_differ,
    time_wins,
    time_draws,
    resignations,
    wins_nobody_explains,
    early_agreements,
    repetitions,
    fifty_moves,
    clocks_that_gain,
    clocks_that_lose,
    time_controls_missed,
    moves_after_flags,
    labels,
    wrong_starts,
    chess960_starts,
    duplicates,
];

impl Maker {
    fn name(&mut self) -> String {
        let first = ["Ann", "Bo", "Cid", "Dan", "Eva", "Finn", "Gro", "Hal"];
        let last = ["Berg", "Dahl", "Holm", "Lund", "Moe", "Ny", "Ruud", "Sand"];
        format!("{}{}, {}", last[self.random.below(8)], self.random.below(10_000), first[self.random.below(8)])
    }

    /// A day under an edition that has all that the newest has.
    fn today(&mut self) -> String {
        format!("{}.{:02}.{:02}", 2023 + self.random.below(4), 1 + self.random.below(12), 1 + self.random.below(28))
    }

    /// A day under an edition of before 2014, which has no draw without a claim but the dead position.
    fn long_ago(&mut self) -> String {
        format!("{}.{:02}.{:02}", 2010 + self.random.below(4), 1 + self.random.below(12), 1 + self.random.below(28))
    }

    /// Writes a game.
    fn write(&mut self, draft: &Draft) -> u64 {
        let (white, black) = (self.name(), self.name());
        self.write_of(draft, &white, &black)
    }

    fn write_of(&mut self, draft: &Draft, white: &str, black: &str) -> u64 {
        self.count += 1;
        let round = draft.round.unwrap_or(1 + self.random.below(9) as u32);
        let site = match draft.site {
            LICHESS => format!("{LICHESS}{:08x}", self.random.next_u64() as u32),
            site => site.to_owned(),
        };
        let text = &mut self.games;
        let mut tag = |name: &str, value: &str| {
            let _ = writeln!(text, "[{name} \"{value}\"]");
        };
        tag("Event", draft.event);
        tag("Site", &site);
        tag("Date", &draft.date);
        tag("Round", &round.to_string());
        tag("White", white);
        tag("Black", black);
        tag("Result", draft.result);
        let others = [
            ("TimeControl", draft.control),
            ("Termination", draft.termination),
            ("Variant", draft.variant),
        ];
        for (name, value) in others {
            if let Some(value) = value {
                tag(name, value);
            }
        }
        if let Some(fen) = &draft.fen {
            tag("SetUp", "1");
            tag("FEN", fen);
        }
        text.push('\n');
        let mut width = 0;
        for (word, comment) in &draft.words {
            let comment = comment.as_ref().map(|comment| format!(" {{ {comment} }}")).unwrap_or_default();
            let _ = write!(text, "{word}{comment}");
            width += word.len() + comment.len();
            text.push(if width > 70 { '\n' } else { ' ' });
            width = if width > 70 { 0 } else { width + 1 };
        }
        if let Some(remark) = draft.remark {
            let _ = write!(text, "{{{remark}}} ");
        }
        let _ = write!(text, "{}\n\n", draft.ends);
        self.count
    }

    /// Writes a game in which this is to be found.
    fn fault(&mut self, draft: &Draft, kind: Kind, ply: Option<u32>) {
        let game = self.write(draft);
        self.expect(game, kind, ply);
    }

    fn expect(&mut self, game: u64, kind: Kind, ply: Option<u32>) {
        let kind = kind.as_str();
        self.truth.push(Truth { game, kind, ply });
        self.truth.sort();
    }

    /// Random moves by which nothing happens that anybody would find: no repetition, no dead position, no end.
    fn quiet(&mut self, start: &Position, plies: usize) -> (Vec<Move>, Position) {
        loop {
            let (mut position, mut moves) = (*start, Vec::new());
            let mut seen = vec![start.identity()];
            while moves.len() < plies {
                let legal = position.legal_moves();
                let Some(&mv) = legal.get(self.random.below(legal.len().max(1))) else { break };
                position = position.make(mv);
                let repeats = seen.iter().filter(|known| **known == position.identity()).count();
                if repeats > 1 || position.occupied().len() < 12 || position.halfmoves() > 60 || !position.has_legal_move() {
                    break;
                }
                seen.push(position.identity());
                moves.push(mv);
            }
            if moves.len() == plies {
                return (moves, position);
            }
        }
    }

    /// A game of random moves, and where it ended.
    fn quiet_draft(&mut self, plies: usize, result: &'static str) -> (Draft, Position) {
        let start = Position::initial();
        let (moves, end) = self.quiet(&start, plies);
        let date = self.today();
        let draft = Draft::on(&date, result);
        (draft.with(|draft| draft.words = words(&start, &moves)), end)
    }

    fn result(&mut self) -> &'static str {
        ["1-0", "0-1", "1/2-1/2"][self.random.below(3)]
    }

    /// A game in which nothing is to be found.
    fn clean(&mut self) {
        let (plies, result) = (20 + self.random.below(60), self.result());
        let (draft, _) = self.quiet_draft(plies, result);
        let remark = [None, Some("White resigns"), Some("a fine game"), None][self.random.below(4)];
        self.write(&draft.with(|draft| draft.remark = remark.filter(|_| result != "1/2-1/2")));
    }
}

/// Moves as words.
fn words(start: &Position, moves: &[Move]) -> Vec<(String, Option<String>)> {
    let mut position = *start;
    let mut words = Vec::new();
    for &mv in moves {
        words.push((mv.written(&position, Form::PGN).to_string(), None));
        position = position.make(mv);
    }
    words
}

fn illegal_moves(maker: &mut Maker) {
    let plies = 10 + maker.random.below(40);
    let (mut draft, end) = maker.quiet_draft(plies, "1-0");
    let own = end.colored(end.turn()) - end.role(Role::Pawn) - end.role(Role::King);
    let legal = end.legal_moves();
    let mut candidates = Vec::new();
    for from in own {
        for to in jadoube_board::Square::all() {
            let goes = legal.iter().any(|mv| mv.from() == from && mv.to() == to);
            if !goes && from != to && !own.contains(to) {
                let role = end.piece_at(from).unwrap().role;
                candidates.push(format!("{}{from}{to}", role.of(jadoube_board::Color::White).letter()));
            }
        }
    }
    let word = candidates[maker.random.below(candidates.len())].clone();
    draft.words.push((word, None));
    let ply = draft.plies() - 1;
    // What follows makes no sense any more, and is not told again.
    let draft = draft.moves("Ke5 Qh4 a3");
    maker.fault(&draft, Kind::IllegalMove, Some(ply));
}

fn ambiguous_moves(maker: &mut Maker) {
    loop {
        let plies = 12 + maker.random.below(40);
        let (mut draft, end) = maker.quiet_draft(plies, "0-1");
        let legal = end.legal_moves();
        let twin = legal.iter().find(|mv| {
            let alike = |other: &&Move| other.role() == mv.role() && other.to() == mv.to() && other.from() != mv.from();
            mv.role() == Role::Knight && legal.iter().any(|other| alike(&other))
        });
        if let Some(mv) = twin {
            let takes = if end.occupied().contains(mv.to()) { "x" } else { "" };
            draft.words.push((format!("N{takes}{}", mv.to()), None));
            let ply = draft.plies() - 1;
            maker.fault(&draft, Kind::AmbiguousMove, Some(ply));
            return;
        }
    }
}

fn unreadable_moves(maker: &mut Maker) {
    let plies = 8 + maker.random.below(30);
    let (mut draft, _) = maker.quiet_draft(plies, "1/2-1/2");
    let word = ["Xx9", "Pferd", "e9", "Nz3", "Zug", "K&5"][maker.random.below(6)];
    draft.words.push((word.to_owned(), None));
    let ply = draft.plies() - 1;
    maker.fault(&draft, Kind::UnreadableMove, Some(ply));
}

fn unreadable_starts(maker: &mut Maker) {
    let date = maker.today();
    let bad = ["8/8/8/9/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/8 w - - 0 1", "k7/8/8/8/8/8/8/KR5P w - - 0 1", "nonsense"];
    let fen = bad[maker.random.below(bad.len())];
    maker.fault(&Draft::from(fen, &date, "1-0").moves("e4 e5"), Kind::UnreadableStart, None);
    let draft = Draft::on(&date, "0-1").moves("e4 e5 Nf3 Nc6").with(|draft| draft.variant = Some("Chess960"));
    maker.fault(&draft, Kind::UnreadableStart, None);
    // Another kind of chess is not looked at.
    let draft = Draft::on(&date, "0-1").moves("e4 Qxe4 Kxe4").with(|draft| draft.variant = Some("Atomic"));
    maker.write(&draft);
}

fn play_after_checkmate(maker: &mut Maker) {
    let date = maker.today();
    let more = ["e4", "a3 a6", "Kd1 Qh5 Ke1", "1... Qe1"][maker.random.below(3)];
    let draft = Draft::on(&date, "0-1").moves("f3 e5 g4 Qh4#");
    maker.write(&draft);
    maker.fault(&draft.moves(more), Kind::PlayAfterCheckmate, Some(4));
}

fn play_after_stalemate(maker: &mut Maker) {
    let date = maker.today();
    let draft = Draft::from("7k/8/6K1/8/8/8/8/5Q2 w - - 0 60", &date, "1/2-1/2").moves("Qf7");
    maker.write(&draft);
    maker.fault(&draft.moves("Kg8 Qf8"), Kind::PlayAfterStalemate, Some(1));
}

fn play_after_dead_positions(maker: &mut Maker) {
    let date = if maker.random.percent(50) { maker.today() } else { maker.long_ago() };
    let cases = [
        ("8/8/4k3/8/8/3Kr3/8/8 w - - 0 70", "Kxe3", "Kd5 Kd3 Kc5"),
        ("8/8/4k3/3n4/8/3KR3/8/8 b - - 0 70", "Nxe3", "Kxe3 Ke5"),
        ("8/8/4k1b1/8/8/2K2B1p/8/8 w - - 0 70", "Bg4+ Kd6 Bxh3", "Be8 Kd3"),
    ];
    let (fen, to_the_end, more) = cases[maker.random.below(cases.len())];
    let result = ["1/2-1/2", "1-0"][maker.random.below(2)];
    let over = Draft::from(fen, &date, "1/2-1/2").moves(to_the_end);
    maker.write(&over);
    let ply = over.plies();
    let draft = over.moves(more).with(|draft| (draft.result, draft.ends) = (result, result));
    maker.fault(&draft, Kind::PlayAfterDeadPosition, Some(ply));
    // Bishops on squares of different colours can still mate.
    let alive = Draft::from("8/8/4k1b1/8/8/2K3Bp/8/8 w - - 0 70", &date, "1/2-1/2");
    maker.write(&alive.moves("Be5 Kd5 Bg3 h2 Bxh2 Be4 Bg1 Bf3"));
}

/// Knights that go to and fro.
const CYCLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

fn play_after_fivefold(maker: &mut Maker) {
    let date = maker.today();
    let more = ["e4", "e4 e5", "Nf3 Nf6 Ng1"][maker.random.below(3)];
    let five = Draft::on(&date, "1/2-1/2").moves(&CYCLE.repeat(4));
    let game = maker.write(&five);
    maker.expect(game, Kind::RepetitionUnclaimed, Some(8));
    let draft = five.clone().moves(more);
    let game = maker.write(&draft);
    maker.expect(game, Kind::PlayAfterFivefold, Some(16));
    maker.expect(game, Kind::RepetitionUnclaimed, Some(8));
    // Once the edition had no such rule.
    let long_ago = maker.long_ago();
    let draft = draft.with(|draft| draft.date = long_ago);
    let game = maker.write(&draft);
    maker.expect(game, Kind::RepetitionUnclaimed, Some(8));
    // A right to castle that is lost in between makes another position of the first one.
    let start = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
    let lost = Draft::from(start, &date, "1/2-1/2").moves("Rb1 Rb8 Ra1 Ra8").moves(&"Rb1 Rb8 Ra1 Ra8 ".repeat(3));
    let game = maker.write(&lost);
    maker.expect(game, Kind::RepetitionUnclaimed, Some(10));
}

fn play_after_seventy_five_moves(maker: &mut Maker) {
    let date = maker.today();
    let fen = |count: u32| format!("7k/8/6K1/8/8/8/8/R7 w - - {count} 200");
    let draft = Draft::from(&fen(148), &date, "1/2-1/2").moves("Ra2 Kg8");
    let game = maker.write(&draft);
    maker.expect(game, Kind::FiftyMovesUnclaimed, Some(0));
    let game = maker.write(&draft.moves("Rb2 Kh8"));
    maker.expect(game, Kind::PlayAfterSeventyFiveMoves, Some(2));
    maker.expect(game, Kind::FiftyMovesUnclaimed, Some(0));
    // Mate by the last of these moves goes before.
    let game = maker.write(&Draft::from(&fen(149), &date, "1-0").moves("Ra8#"));
    maker.expect(game, Kind::FiftyMovesUnclaimed, Some(0));
    let long_ago = maker.long_ago();
    let game = maker.write(&Draft::from(&fen(160), &long_ago, "1/2-1/2").moves("Ra2 Kg8"));
    maker.expect(game, Kind::FiftyMovesUnclaimed, Some(0));
}

fn results_against_positions(maker: &mut Maker) {
    let date = maker.today();
    let cases: [(&str, &str, &str, &'static [&'static str]); 4] = [
        (ARRAY, "f3 e5 g4 Qh4#", "0-1", &["1-0", "1/2-1/2", "*"]),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 60", "Qf7", "1/2-1/2", &["1-0", "0-1", "*"]),
        ("8/8/4k3/8/8/3Kr3/8/8 w - - 0 70", "Kxe3", "1/2-1/2", &["1-0", "0-1"]),
        ("7k/8/8/8/8/8/p1K5/1N6 b - - 0 70", "a1=N+ Kb2 Kg7 Kxa1", "1/2-1/2", &["1-0"]),
    ];
    let (fen, moves, right, wrong) = cases[maker.random.below(cases.len())];
    let right = ["1-0", "0-1", "1/2-1/2"].into_iter().find(|known| *known == right).unwrap();
    let draft = Draft::from(fen, &date, right).moves(moves);
    maker.write(&draft);
    let wrong = wrong[maker.random.below(wrong.len())];
    let ply = draft.plies();
    let draft = draft.with(|draft| (draft.result, draft.ends) = (wrong, wrong));
    maker.fault(&draft, Kind::ResultAgainstPosition, Some(ply));
}

fn results_that_differ(maker: &mut Maker) {
    let plies = 20 + maker.random.below(30);
    let (draft, _) = maker.quiet_draft(plies, "1-0");
    let ends = ["0-1", "1/2-1/2", "*"][maker.random.below(3)];
    maker.fault(&draft.with(|draft| draft.ends = ends), Kind::ResultsDiffer, None);
}

/// Black has a bare king, or what cannot mate, and is said to win; then what can.
fn time_wins(maker: &mut Maker) {
    let date = if maker.random.percent(50) { maker.today() } else { maker.long_ago() };
    let cases = [
        ("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 60", "Qd3 Ke7"),
        ("4k3/8/8/5n2/8/8/3Q4/4K3 w - - 0 60", "Qd3 Ke7"),
        ("7k/8/8/8/8/8/1q5P/K7 w - - 0 60", ""),
    ];
    let (fen, moves) = cases[maker.random.below(3)];
    let ways: [fn(&mut Draft); 4] = [
        |draft| draft.termination = Some("time forfeit"),
        |draft| (draft.site, draft.termination) = (LICHESS, Some("Time forfeit")),
        |draft| (draft.site, draft.termination) = ("Chess.com", Some("Bo won on time")),
        |draft| draft.remark = Some("White forfeits on time"),
    ];
    let way = ways[maker.random.below(4)];
    let draft = Draft::from(fen, &date, "0-1").moves(moves).with(way);
    let ply = draft.plies();
    maker.fault(&draft, Kind::TimeWinUnwinnable, Some(ply));
    // A rook can help to be mated by a knight.
    maker.write(&Draft::from("4k3/8/8/5n2/8/8/3R4/4K3 w - - 0 60", &date, "0-1").moves("Rd3 Ke7").with(way));
}

fn time_draws(maker: &mut Maker) {
    let date = maker.today();
    let draft = Draft::from("4k3/8/8/5n2/8/8/3R4/4K3 w - - 0 60", &date, "1/2-1/2").moves("Rd3 Ke7");
    let lichess = |draft: &mut Draft| (draft.site, draft.termination) = (LICHESS, Some("Time forfeit"));
    let game = draft.clone().with(lichess);
    let ply = game.plies();
    maker.fault(&game, Kind::TimeDrawWinnable, Some(ply));
    // Nobody says whose flag fell, and both can mate.
    let game = draft.with(|draft| draft.termination = Some("time forfeit"));
    maker.fault(&game, Kind::TimeDrawWinnable, Some(ply));
    maker.write(&Draft::from("4k3/8/8/8/8/8/3R4/4K3 w - - 0 60", &date, "1/2-1/2").moves("Rd3 Ke7").with(lichess));
}

fn resignations(maker: &mut Maker) {
    let (date, long_ago) = (maker.today(), maker.long_ago());
    let draft = Draft::from("8/8/4k3/8/8/3K4/3R4/8 w - - 0 60", &date, "0-1").moves("Rd1 Ke5");
    let resigns = |draft: &mut Draft| draft.remark = Some("White resigns");
    let lichess = |draft: &mut Draft| (draft.site, draft.termination) = (LICHESS, Some("Normal"));
    let way: fn(&mut Draft) = if maker.random.percent(50) { resigns } else { lichess };
    maker.fault(&draft.clone().with(way), Kind::ResignationUnwinnable, Some(2));
    // Whoever resigned lost, by older editions.
    maker.write(&draft.clone().with(resigns).with(|draft| draft.date = long_ago));
    maker.write(&draft.with(|draft| draft.termination = Some("rules infraction")));
}

fn wins_nobody_explains(maker: &mut Maker) {
    let date = if maker.random.percent(50) { maker.today() } else { maker.long_ago() };
    let draft = Draft::from("8/8/4k3/8/8/3K4/3R4/8 w - - 0 60", &date, "0-1").moves("Rd1 Ke5");
    maker.fault(&draft, Kind::WinUnwinnable, Some(2));
    maker.write(&draft.with(|draft| (draft.result, draft.ends) = ("1-0", "1-0")));
}

fn early_agreements(maker: &mut Maker) {
    let (date, long_ago) = (maker.today(), maker.long_ago());
    let one = Draft::on(&date, "1/2-1/2").moves("e4");
    maker.fault(&one, Kind::EarlyAgreement, Some(1));
    maker.fault(&Draft::on(&date, "1/2-1/2"), Kind::EarlyAgreement, Some(0));
    maker.write(&one.clone().moves("e5"));
    maker.write(&one.clone().with(|draft| draft.date = long_ago));
    maker.write(&one.with(|draft| draft.termination = Some("abandoned")));
}

fn repetitions(maker: &mut Maker) {
    let date = if maker.random.percent(50) { maker.today() } else { maker.long_ago() };
    let start = Position::initial();
    let three = Draft::on(&date, "1/2-1/2").moves("e4 e5").moves(&CYCLE.repeat(2));
    // The game ended with it: by the claim, or by agreement.
    maker.write(&three);
    maker.fault(&three.clone().moves("d4 exd4"), Kind::RepetitionUnclaimed, Some(10));
    // The first time Black could capture en passant: twice is not three times.
    let passing = Draft::on(&date, "1/2-1/2").moves("e4 a6 e5 d5").moves(&CYCLE.replace("Nf6", "Nc6").replace("Ng8", "Nb8").repeat(2));
    maker.write(&passing.moves("d4 c6"));
    let (moves, _) = maker.quiet(&start, 30);
    maker.write(&three.with(|draft| draft.words = words(&start, &moves)));
}

fn fifty_moves(maker: &mut Maker) {
    let date = maker.today();
    let fen = |count: u32| format!("7k/8/6K1/8/8/8/8/R7 w - - {count} 120");
    maker.write(&Draft::from(&fen(98), &date, "1/2-1/2").moves("Ra2 Kg8"));
    maker.write(&Draft::from(&fen(96), &date, "1/2-1/2").moves("Ra2 Kg8 Rb2"));
    maker.fault(&Draft::from(&fen(98), &date, "1/2-1/2").moves("Ra2 Kg8 Rb2 Kh8"), Kind::FiftyMovesUnclaimed, Some(2));
}

/// A game with clocks: what each player has at first, and how much is used for each move, in seconds.
fn clocked(maker: &mut Maker, control: &'static str, base: u64, increment: u64, plies: usize) -> Draft {
    let (mut draft, _) = maker.quiet_draft(plies, "1-0");
    let mut left = [base; 2];
    for (index, (_, comment)) in draft.words.iter_mut().enumerate() {
        let used = maker.random.below(9) as u64;
        let clock = &mut left[index % 2];
        *clock = clock.saturating_sub(used).max(3) + increment;
        *comment = Some(clock_at(*clock));
    }
    draft.control = Some(control);
    draft
}

fn clock_at(seconds: u64) -> String {
    format!("[%clk {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// What a clock shows after a move, put there.
fn set(draft: &mut Draft, ply: usize, seconds: u64) {
    draft.words[ply].1 = Some(clock_at(seconds));
}

fn clocks_that_gain(maker: &mut Maker) {
    let draft = clocked(maker, "900+10", 900, 10, 40);
    maker.write(&draft);
    let ply = 10 + maker.random.below(20);
    let draft = draft.with(|draft| {
        for later in (ply..40).step_by(2) {
            set(draft, later, 1600);
        }
    });
    maker.fault(&draft, Kind::ClockGains, Some(ply as u32 + 1));
    // At the end of a period its time comes.
    let mut draft = clocked(maker, "10/600:300", 600, 0, 36);
    for later in (19..36).step_by(2).chain((18..36).step_by(2)) {
        set(&mut draft, later, 700 - later as u64);
    }
    maker.write(&draft);
}

fn clocks_that_lose(maker: &mut Maker) {
    let (mut draft, _) = maker.quiet_draft(30, "0-1");
    draft.control = Some("1800+5");
    let mut left = [1800_u64; 2];
    let wrong = 8 + maker.random.below(16);
    for (index, (_, comment)) in draft.words.iter_mut().enumerate() {
        let used = 1 + maker.random.below(20) as u64;
        let clock = &mut left[index % 2];
        *clock = *clock + 5 - used;
        if index == wrong {
            *clock -= 120;
        }
        *comment = Some(format!("{} [%emt 0:00:{used:02}]", clock_at(*clock)));
    }
    maker.fault(&draft, Kind::ClockLoses, Some(wrong as u32 + 1));
}

fn time_controls_missed(maker: &mut Maker) {
    // Forty moves were to be made, and the time of the next period comes after thirty.
    let mut draft = clocked(maker, "40/5400:1800", 5400, 0, 76);
    let late = 56 + 2 * maker.random.below(4);
    for ply in (0..76).step_by(2) {
        let left = match ply {
            _ if ply < late => 5400 * (late - ply) as u64 / (late + 2) as u64 % 5400,
            _ => 1800 - (ply - late) as u64,
        };
        set(&mut draft, ply, left.max(if ply < late { 20 } else { 0 }));
    }
    set(&mut draft, late - 2, 20);
    maker.fault(&draft, Kind::TimeControlMissed, Some(late as u32 + 1));
}

fn moves_after_flags(maker: &mut Maker) {
    let mut draft = clocked(maker, "600", 600, 0, 40);
    for ply in (31..40).step_by(2) {
        set(&mut draft, ply, 0);
    }
    maker.fault(&draft, Kind::MovesAfterFlag, Some(32));
    // A server shows less than a second as nothing.
    maker.write(&draft.with(|draft| draft.site = LICHESS));
}

fn labels(maker: &mut Maker) {
    let plies = 20 + maker.random.below(20);
    let (draft, _) = maker.quiet_draft(plies, "1-0");
    let cases = [("Rated Blitz game", "1800+0"), ("Rapid Open", "300+3"), ("Classical game", "900+10"), ("Bullet", "900")];
    let (event, control) = cases[maker.random.below(4)];
    let draft = draft.with(|draft| (draft.event, draft.control) = (event, Some(control)));
    maker.fault(&draft, Kind::PaceMislabelled, None);
    maker.write(&draft.clone().with(|draft| (draft.event, draft.control) = ("Rapid & Blitz", Some("300"))));
    maker.write(&draft.clone().with(|draft| (draft.event, draft.control) = ("Rapid Open", Some("900+10"))));
    // Minutes, as many write them: nobody knows.
    maker.write(&draft.with(|draft| (draft.event, draft.control) = ("Classical Open", Some("90+30"))));
    let mut draft = clocked(maker, "90+30", 5400, 30, 30);
    draft.event = "Open";
    maker.fault(&draft, Kind::TimeControlMisfit, Some(1));
}

fn wrong_starts(maker: &mut Maker) {
    let date = maker.today();
    let cases = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
        "rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
    ];
    let fen = cases[maker.random.below(4)];
    let moves = if fen.contains(" b ") { "e5 e4" } else { "e4 e5" };
    let draft = Draft::from(fen, &date, "1-0").moves(moves);
    maker.fault(&draft, Kind::WrongStart, Some(0));
    maker.write(&draft.with(|draft| draft.variant = Some("From Position")));
    // The initial position, and a study.
    maker.write(&Draft::from(ARRAY, &date, "1-0").moves("e4 e5"));
    maker.write(&Draft::from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &date, "1-0").moves("e4 Ke7"));
}

fn chess960_starts(maker: &mut Maker) {
    let date = maker.today();
    let cases = [
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
        "rrknbbqn/pppppppp/8/8/8/8/PPPPPPPP/RRKNBBQN w - - 0 1",
        "qnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR w Kk - 0 1",
    ];
    let sound = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    let draft = Draft::from(sound, &date, "1-0").moves("e4 e5").with(|draft| draft.variant = Some("Chess960"));
    maker.write(&draft);
    let fen = cases[maker.random.below(3)];
    maker.fault(&draft.with(|draft| draft.fen = Some(fen.to_owned())), Kind::Chess960Start, Some(0));
}

fn duplicates(maker: &mut Maker) {
    let plies = 50 + maker.random.below(20);
    let (draft, _) = maker.quiet_draft(plies, "1-0");
    let (white, black) = (maker.name(), maker.name());
    maker.write_of(&draft, &white, &black);
    // The same game with another event and round.
    let again = draft.clone().with(|draft| (draft.event, draft.round) = ("Open", Some(77)));
    let game = maker.write_of(&again, &white, &black);
    maker.expect(game, Kind::DuplicateGame, None);
    // Another day, other colours, a shorter game, a server where each game has its address.
    maker.write_of(&draft.clone().with(|draft| draft.date = "2022.01.01".to_owned()), &white, &black);
    maker.write_of(&draft, &black, &white);
    let (short, _) = maker.quiet_draft(30, "1/2-1/2");
    for round in [1, 2] {
        maker.write_of(&short.clone().with(|draft| draft.round = Some(round)), &white, &black);
    }
    for _ in 0..2 {
        maker.write_of(&short.clone().with(|draft| draft.site = LICHESS), &white, &black);
    }
}
