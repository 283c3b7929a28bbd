//! What is written is read again, and is the same game.
//!
//! The tests look at some thousand random games. `JADOUBE_GAMES=1000000` asks for more.

use std::path::PathBuf;

use jadoube_board::fen::CastlingStyle;
use jadoube_board::{Chess960, Move, Position};
use jadoube_notation::pgn::{self, Comment, Game, Layout, LineId, Lines, Spot, StartStyle};
use jadoube_random::Random;

/// Written and read, a game is the same, in export format and on one line.
fn check(game: &Game) {
    for layout in [Layout::EXPORT, Layout::ENDLESS] {
        let text = game.written(&layout).to_string();
        let (again, _) = Game::read(&text);
        assert!(again == *game, "{text}\n{}", again.written(&layout));
    }
}

#[test]
fn export_format_is_written_as_it_was_read() {
    let export = include_str!("data/export.pgn");
    let mut written = Vec::new();
    for read in pgn::games(export.as_bytes()) {
        let (game, flaws) = read.unwrap();
        assert_eq!(flaws, []);
        pgn::write(&mut written, &game, &Layout::EXPORT).unwrap();
    }
    assert_eq!(String::from_utf8(written).unwrap(), export);
}

#[test]
fn lines_have_at_most_79_characters() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(100);
    let text = Game::read(&moves).0.to_string();
    let lines: Vec<usize> = text.lines().skip(8).map(str::len).collect();
    assert!(
        lines
            .iter()
            .all(|len| (60..=79).contains(len) || len == lines.last().unwrap()),
        "{text}"
    );
    assert!(lines.contains(&79));
    // A comment takes the place it needs and no word stands in its way.
    let comment = format!("1. e4 {{{}}} e5 *", "ä".repeat(72));
    assert!(Game::read(&comment).0.to_string().contains("\n1. e4\n{ä"), "{comment}");
    let comment = format!("1. e4 {{{}}} e5 *", "ä".repeat(71));
    assert!(
        Game::read(&comment).0.to_string().contains("ä}\n1... e5 *\n"),
        "{comment}"
    );
}

#[test]
fn layouts() {
    let check = |layout: Layout, text: &str, expect: &str| {
        let (game, _) = Game::read(text);
        let written = game.written(&layout).to_string();
        assert!(written.ends_with(expect), "{written}");
    };
    let notes = "1. e4 $1 {a} (1. d4 d5) e5 (=) 2. Nf3 *";
    check(
        Layout::EXPORT,
        notes,
        "\n1. e4 $1 {a} (1. d4 d5) 1... e5 {(=)} 2. Nf3 *\n",
    );
    check(Layout::MOVES, notes, "\n1. e4 e5 2. Nf3 *\n");
    let narrow = Layout {
        lines: Lines::Wrapped(10),
        ..Layout::EXPORT
    };
    check(narrow, notes, "\n1. e4 $1\n{a} (1. d4\nd5) 1...\ne5 {(=)}\n2. Nf3 *\n");
    let fen = "[FEN \"nrkr4/pppppppp/8/8/8/8/PPPPPPPP/NRKR4 w KQkq - 0 1\"]\n\n*";
    let style = |style| Layout {
        start: StartStyle::Rewritten(style),
        ..Layout::EXPORT
    };
    check(
        style(CastlingStyle::Shredder),
        fen,
        "PPPPPPPP/NRKR4 w DBdb - 0 1\"]\n\n*\n",
    );
    check(style(CastlingStyle::XFen), fen, "PPPPPPPP/NRKR4 w KQkq - 0 1\"]\n\n*\n");
}

/// Words that comments and tags are made of, with all that means something in PGN.
const SCRAPS: [&str; 24] = [
    "a",
    "knight",
    "ü",
    "♘",
    " ",
    "  ",
    "\n",
    "\r\n",
    "{",
    "(",
    ")",
    "[",
    "]",
    "%",
    ";",
    "\\",
    "\"",
    "$1",
    "1.",
    "*",
    "1-0",
    "[%clk 0:01:02]",
    "(=)",
    "}",
];

fn text(random: &mut Random, scraps: &[&str]) -> String {
    (0..random.below(9))
        .map(|_| scraps[random.below(scraps.len())])
        .collect()
}

fn comment(random: &mut Random) -> Comment {
    loop {
        if let Ok(comment) = Comment::new(text(random, &SCRAPS)) {
            return comment;
        }
    }
}

fn any_start(random: &mut Random) -> Position {
    let mut position = match random.below(3) {
        0 => Chess960::new(random.below(960) as u16).unwrap().position(),
        _ => Position::initial(),
    };
    for _ in 0..random.below(4) * random.below(30) {
        match any_move(random, &position) {
            Some(mv) => position = position.make(mv),
            None => break,
        }
    }
    position
}

fn any_move(random: &mut Random, position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    (!moves.is_empty()).then(|| moves[random.below(moves.len())])
}

fn any_game(random: &mut Random) -> Game {
    let mut game = Game::starting_from(&any_start(random));
    for name in ["White", "Round", "Result", "Annotator", "Odd"] {
        let value = match name {
            "Result" => ["1-0", "0-1", "1/2-1/2", "*"][random.below(4)].to_string(),
            _ => text(random, &SCRAPS).replace('\n', ""),
        };
        game.set_tag(name, &value).unwrap();
    }
    grow(&mut game, LineId::MAIN, 80, random);
    game
}

fn grow(game: &mut Game, line: LineId, plies: usize, random: &mut Random) {
    annotate(game, Spot { line, ply: 0 }, plies, random);
    for _ in 0..random.below(plies + 1) {
        let position = game.end_position(line).unwrap();
        let Some(mv) = any_move(random, &position) else { break };
        let at = game.play(line, mv).unwrap();
        annotate(game, at, plies, random);
    }
}

fn annotate(game: &mut Game, at: Spot, plies: usize, random: &mut Random) {
    while random.below(4) == 0 {
        match random.below(5) {
            0 => game.nag(at, random.below(256) as u8),
            1 => game.offer_draw(at),
            2 | 3 => game.comment(at, comment(random)),
            _ => {
                let variation = game.vary(at).unwrap();
                grow(game, variation, plies / 2, random);
            }
        }
    }
}

/// How many games to look at.
fn wanted(usually: usize) -> usize {
    let asked = std::env::var("JADOUBE_GAMES").ok();
    asked.and_then(|number| number.parse().ok()).unwrap_or(usually)
}

#[test]
fn random_games_stay_the_same() {
    let mut random = Random::new(1);
    for _ in 0..wanted(1500) {
        check(&any_game(&mut random));
    }
}

/// Whatever the bytes: no panic, an end in good time, and what was taken from them stays the same.
#[test]
fn random_bytes_do_no_harm() {
    let scraps = [
        "e4",
        "Nf3",
        "1.",
        "2...",
        "Ke5",
        "O-O",
        "e8=Q",
        "[White \"A\"]",
        "[FEN \"",
        "[Result \"1-0\"]",
        "\n[",
        "\n%",
        "--",
        "$9",
        "$999",
        "!?",
        "+",
        "e.p.",
        "½-½",
        "\u{feff}",
        "(=)",
        "Qa1xb2++",
        "x",
    ];
    let mut random = Random::new(2);
    for round in 0..wanted(20_000) {
        let mut bytes = Vec::new();
        for _ in 0..random.below(60) {
            match random.below(10) {
                0 => bytes.push(random.next_u64() as u8),
                1..=3 => bytes.extend_from_slice(SCRAPS[random.below(SCRAPS.len())].as_bytes()),
                _ => bytes.extend_from_slice(scraps[random.below(scraps.len())].as_bytes()),
            }
            if random.below(2) == 0 {
                bytes.push(b" \n"[random.below(2)]);
            }
        }
        for read in pgn::games(&bytes[..]) {
            let (game, _) = read.unwrap();
            let again = Game::read(&game.to_string()).0;
            assert!(
                again == game,
                "{round}: {:?}\n{game}\n{again}",
                String::from_utf8_lossy(&bytes)
            );
        }
    }
}

/// Games of real players are no part of the project; where they are at hand, they are read and written too.
fn shared(path: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/data/pgn")
        .join(path);
    folder.exists().then_some(folder)
}

#[cfg(feature = "compressed")]
#[test]
fn real_games_stay_the_same() {
    for name in ["otb_twic.pgn.zst", "lichess.pgn.zst", "chess960_tcec.pgn.zst"] {
        let Some(path) = shared(name) else { continue };
        let slice = std::io::Read::take(pgn::input::open(path).unwrap(), 3_000_000);
        let mut count = 0;
        for read in pgn::games(slice) {
            check(&read.unwrap().0);
            count += 1;
        }
        assert!(count > 50, "{name}: {count}");
    }
}

#[test]
fn odd_files_of_other_readers_stay_the_same() {
    let mut folders: Vec<PathBuf> = shared("edge").into_iter().collect();
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = std::fs::read(&path).unwrap();
            for read in pgn::games(&bytes[..]) {
                let (game, _) = read.unwrap();
                let again = Game::read(&game.to_string()).0;
                assert!(again == game, "{}\n{game}\n{again}", path.display());
            }
        }
    }
}
