//! Games read into trees: what is taken, what is kept as text, and what is said to be wrong.

use std::fmt::Write;
use std::path::PathBuf;
use std::time::Duration;

use jadoube_board::legality::Breach;
use jadoube_board::{Chess960, Position, Square};
use jadoube_notation::pgn::{
    self, Arrow, Brush, Comment, Date, Evaluation, Flaw, FlawKind, Game, LineId, Marked, Note, PlayError, Score, Spot,
    TagError, Termination, Variant,
};
use jadoube_notation::{Language, Misread};

/// The files of the corpus in a folder.
fn corpus() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/wild");
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "pgn"));
    files.sort();
    files
}

/// The games of a file in export format, the flaws of each before it.
fn report(bytes: &[u8]) -> String {
    let mut report = String::new();
    for read in pgn::games(bytes) {
        let (game, flaws) = read.unwrap();
        for flaw in flaws {
            writeln!(report, "% {flaw}").unwrap();
        }
        writeln!(report, "{game}").unwrap();
    }
    report
}

/// Beside each file of the corpus stands what is to be read from it. `JADOUBE_UPDATE=1` writes that anew.
#[test]
fn files_as_found_in_the_wild() {
    let update = std::env::var_os("JADOUBE_UPDATE").is_some();
    let files = corpus();
    assert!(files.len() > 10);
    for file in files {
        let found = report(&std::fs::read(&file).unwrap());
        let beside = file.with_extension("out");
        if update {
            std::fs::write(&beside, &found).unwrap();
        }
        assert_eq!(found, std::fs::read_to_string(&beside).unwrap(), "{}", file.display());
    }
}

/// Reads one game from moves alone. Expects the moves as written again, and the kinds of flaws with their columns.
fn check(moves: &str, expect: &str, flaws: &[(u64, &str)]) {
    let (game, found) = Game::read(moves);
    let text = game.to_string();
    let written = text.split_once("\n\n").unwrap().1;
    assert_eq!(written, format!("{expect}\n"), "{moves}");
    let kind = |flaw: &Flaw| match &flaw.kind {
        FlawKind::Move(Misread::Illegal { .. }) => "illegal",
        FlawKind::Move(Misread::Ambiguous { .. }) => "ambiguous",
        FlawKind::Move(_) => "unreadable",
        FlawKind::Text(_) => "text",
        FlawKind::Depth => "depth",
        FlawKind::Word => "word",
        FlawKind::NullMove => "null",
        FlawKind::TooLong => "long",
        _ => "start",
    };
    let found: Vec<_> = found.iter().map(|flaw| (flaw.column, kind(flaw))).collect();
    assert_eq!(found, flaws, "{moves}");
}

#[test]
fn moves_and_what_stands_between_them() {
    check("1.e4 e5 2.Nf3 *", "1. e4 e5 2. Nf3 *", &[]);
    check("e4 e5 Nf3 *", "1. e4 e5 2. Nf3 *", &[]);
    check("1. e4 {a} {b} e5 *", "1. e4 {a} {b} 1... e5 *", &[]);
    check("{a} 1. {b} e4 *", "{a} {b} 1. e4 *", &[]);
    check("1. e4 $1 e5 *", "1. e4 $1 e5 *", &[]);
    check(
        "1. e4 (1. d4) {after} (1. c4) e5 *",
        "1. e4 (1. d4) {after} (1. c4) 1... e5 *",
        &[],
    );
    check("1. e4 (1. d4 (1. c4)) *", "1. e4 (1. d4 (1. c4)) *", &[]);
    check("(1. d4) 1. e4 *", "(1. d4) 1. e4 *", &[]);
    check("1. e4 (=) e5 *", "1. e4 {(=)} 1... e5 *", &[]);
    check("1. e4 () *", "1. e4 () *", &[]);
    check("1. e4 {} *", "1. e4 {} *", &[]);
    check("{ only words } *", "{ only words } *", &[]);
    // Checks and captures are written as they are, whatever the text says.
    check(
        "1. e4 d5 2. ed5 Qd5 3. Nc3 Qe5 1-0",
        "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 1-0",
        &[],
    );
    check("1. f3 e5 2. g4 Qh4 0-1", "1. f3 e5 2. g4 Qh4# 0-1", &[]);
}

#[test]
fn lines_that_cannot_be_read_are_kept() {
    check("1. e4 e5 2. Ke3 Nc6 *", "1. e4 e5 2. Ke3 Nc6 *", &[(13, "illegal")]);
    check("1. e4 $1 Ke3 *", "1. e4 $1 Ke3 *", &[(10, "illegal")]);
    check("1. e4 1... Ke3 $300 *", "1. e4 1... Ke3 $300 *", &[(12, "illegal")]);
    check("1. e4 [foo] e5 *", "1. e4 [foo] e5 *", &[(7, "unreadable")]);
    check("[White \"A\"]\n\n %foo *", ". %foo *", &[(2, "unreadable")]);
    check(
        "1. e4 Z0 (1... c5 {a) b} ) *",
        "1. e4 Z0 (1... c5 {a) b} ) *",
        &[(7, "null")],
    );
    check(
        "1. e4 e5 (1... c4 2. d4) 2. d4 *",
        "1. e4 e5 (1... c4 2. d4) 2. d4 *",
        &[(16, "illegal")],
    );
    check(
        "1. Nf3 d6 2. d3 d5 3. Nd2 *",
        "1. Nf3 d6 2. d3 d5 3. Nd2 *",
        &[(23, "ambiguous")],
    );
    check(
        "1. e4 (1. Ke3 ; a ) b\n) e5 *",
        "1. e4 (1. Ke3 ; a ) b\n) 1... e5 *",
        &[(11, "illegal")],
    );
    // What is still open at the end is closed.
    check(
        "1. e4 Z0 (1... c5 {a",
        "1. e4 Z0 (1... c5 {a}) *",
        &[(7, "null"), (19, "text"), (21, "text"), (21, "text")],
    );
    check("1. e4 (1. Z0 (1. f4 *", "1. e4 (1. -- (1. f4)) *", &[(22, "text")]);
}

#[test]
fn annotations_are_kept_as_numbers() {
    check(
        "1. e4 ± e5 ± 2. Nf3+- (2. Nc3 ∞) *",
        "1. e4 $16 e5 $16 2. Nf3 $18 (2. Nc3 $13) *",
        &[],
    );
    // Who has the attack depends on who moved; who is in zugzwang is the opponent.
    check("1. e4 → e5 → 2. Nf3 ⊙ *", "1. e4 $40 e5 $41 2. Nf3 $23 *", &[]);
    check("1. e4 ⟷ e5 *", "1. e4 {⟷} 1... e5 *", &[(7, "text")]);
}

#[test]
fn null_moves_are_played_in_variations() {
    check(
        "1. e4 (1. d4 -- 2. c4 Z0 3. Nc3) e5 *",
        "1. e4 (1. d4 -- 2. c4 -- 3. Nc3) 1... e5 *",
        &[],
    );
    check(
        "1. e4 (1. -- e5 $1 (1... c5)) *",
        "1. e4 (1. -- e5 $1 (1... c5)) *",
        &[],
    );
    check(
        "1. e4 (1. d4 -- (1... d5 2. c4) 2. c4) *",
        "1. e4 (1. d4 -- (1... d5 2. c4) 2. c4) *",
        &[],
    );
    check(
        "1. e4 (1. d4 {why} -- {not} 2. c4) *",
        "1. e4 (1. d4 {why} 1... -- {not} 2. c4) *",
        &[],
    );
    // Not in the line that was played, and not in check.
    check("1. e4 -- 2. d4 *", "1. e4 -- 2. d4 *", &[(7, "null")]);
    check(
        "1. e4 f5 (1... f6 2. Qh5+ -- 3. a3) *",
        "1. e4 f5 (1... f6 2. Qh5+ -- 3. a3) *",
        &[(27, "null")],
    );
    let many = format!("1. e4 ({}) *", "-- ".repeat(1_000));
    let (game, flaws) = Game::read(&many);
    assert_eq!(flaws.len(), 1);
    assert_eq!(Game::read(&game.to_string()).0, game);
}

#[test]
fn a_word_that_is_no_move_does_no_harm_if_the_moves_fit_without_it() {
    check(
        "1. e4 hurra e5 2. Nf3 *",
        "1. e4 {hurra} 1... e5 2. Nf3 *",
        &[(7, "word")],
    );
    check("1. e4 e5 text 2. Nf3 *", "1. e4 e5 {text} 2. Nf3 *", &[(10, "word")]);
    // A move that is spoilt is followed by one of the other player, and the number says so.
    check("1. e4 Nx6 2. Nf3 *", "1. e4 Nx6 2. Nf3 *", &[(7, "unreadable")]);
    check("1. e4 e9 2. e5 *", "1. e4 e9 2. e5 *", &[(7, "unreadable")]);
    check("1. e4 one two e5 *", "1. e4 one two e5 *", &[(7, "unreadable")]);
    check(
        "1. e4 hurra (1. d4) e5 *",
        "1. e4 hurra (1. d4) e5 *",
        &[(7, "unreadable")],
    );
}

#[test]
fn a_start_position_is_read_as_far_as_sense_allows() {
    let text = "[FEN \"4k3/17/8/8/8/8/8/4K2R w KQ -\"]\n\n1. O-O Kd7 *";
    let (game, flaws) = Game::read(text);
    assert_eq!(game.main().moves().len(), 2);
    let FlawKind::FenRepaired(repairs) = &flaws[0].kind else {
        panic!("{flaws:?}")
    };
    assert_eq!((flaws.len(), repairs.len()), (1, 3));
    assert_eq!((flaws[0].line, flaws[0].column), (1, 7));
    let (again, _) = Game::read(&game.to_string());
    assert_eq!(again, game);
}

/// A game longer than any is taken as far as the bound, and the next one is read.
#[test]
fn a_game_too_long_is_cut() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(700_000);
    let variations = format!("1. e4 {}", "(1. d4) ".repeat(300_000));
    let unread = format!("1. e4 e5 2. Ke3 {}", "Nf3 Nf6 Ng1 Ng8 ".repeat(700_000));
    for text in [there_and_back, variations, unread] {
        let file = format!("{text} *\n\n[White \"Next\"]\n\n1. d4 *\n");
        let games: Vec<_> = pgn::games(file.as_bytes()).map(Result::unwrap).collect();
        let long = |flaw: &&Flaw| flaw.kind == FlawKind::TooLong;
        assert_eq!(games[0].1.iter().filter(long).count(), 1);
        let size = games[0].0.to_string().len();
        assert!((1 << 20..20 << 20).contains(&size), "{size}");
        assert_eq!((games.len(), games[1].1.len()), (2, 0));
        assert_eq!(games[1].0.tags().white(), "Next");
        assert_eq!(games[1].0.main().moves().len(), 1);
    }
}

#[test]
fn variations_are_nested_so_deep_and_no_deeper() {
    let nested = |depth: usize| format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ") ".repeat(depth));
    let (_, flaws) = Game::read(&nested(256));
    assert_eq!(flaws, []);
    let (game, flaws) = Game::read(&nested(258));
    let found: Vec<_> = flaws.iter().map(|flaw| (flaw.kind.clone(), flaw.column)).collect();
    assert_eq!(found, [(FlawKind::Depth, 7 + 256 * 7)]);
    assert_eq!(game.to_string().matches('(').count(), 256);
    let brackets = format!("1. e4 {}", "(".repeat(1_000_000));
    assert_eq!(Game::read(&brackets).1[0].column, 7 + 256);
}

#[test]
fn an_illegal_move_says_why() {
    let (_, flaws) = Game::read("1. e4 e5 2. Bh6 *");
    let FlawKind::Move(Misread::Illegal { attempts }) = &flaws[0].kind else {
        panic!("{flaws:?}");
    };
    let why: Vec<_> = attempts.iter().flat_map(|tried| tried.breaches.clone()).collect();
    assert!(why.contains(&Breach::Jumps { over: Square::D2 }), "{why:?}");
    assert_eq!(flaws[0].place.range(), 12..15);
}

#[test]
fn lines_and_columns_are_those_of_the_file() {
    let bad = "[White \"W\"]\n\n1. e4\n   Ke5 *\n\n";
    let file = bad.repeat(20_000);
    let mut count = 0;
    for (i, read) in pgn::games(file.as_bytes()).enumerate() {
        let (_, flaws) = read.unwrap();
        let start = (bad.len() * i + bad.find("Ke5").unwrap()) as u64;
        assert_eq!((flaws[0].line, flaws[0].column), (5 * i as u64 + 4, 4));
        assert_eq!(flaws[0].place.range(), start..start + 3);
        count += 1;
    }
    assert_eq!(count, 20_000);
}

#[test]
fn letters_of_other_languages() {
    let check = |language: Language, text: &str, expect: &str| {
        let (game, flaws) = pgn::games_in(text.as_bytes(), &[language]).next().unwrap().unwrap();
        assert_eq!(flaws, [], "{text}");
        assert!(game.to_string().ends_with(&format!("\n\n{expect}\n")), "{game}");
    };
    check(
        Language::DA,
        "1. Sf3 d5 2. g3 Lg4 3. Lg2 Dd6 *",
        "1. Nf3 d5 2. g3 Bg4 3. Bg2 Qd6 *",
    );
    check(
        Language::NL,
        "1. Pf3 Pf6 (1... d5) 2. Pd4 1-0",
        "1. Nf3 Nf6 (1... d5) 2. Nd4 1-0",
    );
    check(
        Language::NL,
        "1. e4 e5 2. Pf3 Pf6 3. d4 ed4 4. e5 Pe4 5. Dd4 d5 6. ed6 Pd6 7. Lg5 Pc6 8. De3 Le7\n\
         9. Pbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)\n*",
        "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8.\n\
         Qe3+ Be7 9. Nbd2 O-O 10. O-O-O Re8 11. Kb1 {(=)} *",
    );
}

#[test]
fn tags_and_what_they_say() {
    let text = "[Round \"5.12\"]\n[Event \"E\"]\n[Event \"F\"]\n[TimeControl \"90'+30\"\"]\n[Date \"2024-05-31\"]\n\n*";
    let (mut game, flaws) = Game::read(text);
    let found: Vec<_> = flaws.iter().map(|flaw| (&flaw.kind, flaw.line, flaw.column)).collect();
    assert_eq!(found, [(&FlawKind::TagTwice, 3, 1)]);
    let tags = game.tags();
    assert_eq!((tags.event(), tags.site(), tags.round()), ("E", "?", "5.12"));
    assert_eq!(tags.time_control(), Some("90'+30\""));
    let (year, month, day) = (Some(2024), Some(5), Some(31));
    assert_eq!(tags.date(), Some(Date { year, month, day }));
    assert_eq!(tags.variant(), Variant::Standard);
    assert_eq!(tags.iter().filter(|&(name, _)| name == "Event").count(), 2);

    assert_eq!(game.set_tag("Result", "0.5-0.5"), Ok(()));
    assert_eq!(game.result(), Termination::Drawn);
    assert_eq!(game.set_tag("Result", "won"), Err(TagError::Result));
    assert_eq!(game.set_tag("FEN", "8/8/8/8/8/8/8/8 w - - 0 1"), Err(TagError::Start));
    assert_eq!(game.set_tag("Two Words", ""), Err(TagError::Name));
    assert_eq!(game.set_tag("Opening", "Old\nIndian"), Err(TagError::Value));
    assert_eq!(game.set_tag("Opening", "Old Indian"), Ok(()));
    assert_eq!(game.tags().get("Opening"), Some("Old Indian"));
}

#[test]
fn dates_as_found_in_the_wild() {
    for bad in ["yesterday", "2024.13.01", "2024.01.32", "2024.1.1.1", "20245.01.01"] {
        assert!(bad.parse::<Date>().is_err(), "{bad}");
    }
    for good in ["2024.05.31", "????.??.??", "0849.??.??", "2024.05.??"] {
        assert_eq!(good.parse::<Date>().unwrap().to_string(), good);
    }
}

#[test]
fn games_made_by_hand() {
    let mut game = Game::starting_from(&Chess960::new(959).unwrap().position());
    let position = *game.start().unwrap();
    let mv = position.legal_moves()[0];
    let after = game.play(LineId::MAIN, mv).unwrap();
    assert_eq!(game.play(LineId::MAIN, mv), Err(PlayError::Illegal));
    game.nag(after, 1);
    game.comment(after, Comment::new("fine").unwrap());
    game.comment(after, Comment::new("(=)").unwrap());
    let variation = game.vary(after).unwrap();
    let other = game.play(variation, position.legal_moves()[1]).unwrap();
    game.offer_draw(other);
    game.comments_mut(after)
        .for_each(|comment| comment.set_clock(Duration::from_secs(60)));
    let played = &game.main().moves()[0];
    assert_eq!(played.nags().collect::<Vec<_>>(), [1]);
    assert_eq!(played.comments().next().unwrap().text(), "[%clk 0:01:00] fine");
    assert!(played.offers_draw());
    assert_eq!(played.variations().collect::<Vec<_>>(), [variation]);
    assert_eq!(game.line(variation).start(), Some(&position));
    assert_eq!(game.position(Spot { ply: 0, ..after }), Some(position));
    assert_eq!(game.notes(other), [Note::DrawOffer]);

    let (again, flaws) = Game::read(&game.to_string());
    assert_eq!((again, flaws), (game, Vec::new()));

    let (mut unread, _) = Game::read("1. nonsense *");
    let mv = Position::initial().legal_moves()[0];
    assert_eq!(unread.play(LineId::MAIN, mv), Err(PlayError::Unread));
}

#[test]
fn commands_in_comments() {
    let time = |text: &str| Comment::new(format!("[%clk {text}]")).unwrap().clock();
    for (text, seconds) in [
        ("1:55:21", 6921.0),
        ("0:00:05.3", 5.3),
        ("2:30", 150.0),
        ("12", 12.0),
        ("100:00:00", 360_000.0),
    ] {
        assert_eq!(time(text), Some(Duration::from_secs_f64(seconds)), "{text}");
    }
    for bad in [
        "",
        "1:2:3:4",
        "-1:00:00",
        "a",
        "1:00:00.x",
        "99999999999999999999:00:00",
    ] {
        assert_eq!(time(bad), None, "{bad}");
    }

    let mut comment = Comment::new(" [%eval -0.5,20] text [%cal Gc2c4,Rf3h5,Xa1a2] [%csl Ye4]").unwrap();
    let score = Score::Centipawns(-50);
    assert_eq!(comment.evaluation(), Some(Evaluation { score, depth: Some(20) }));
    let arrow = |brush, from, to| Arrow { brush, from, to };
    let (green, red) = (
        arrow(Brush::Green, Square::C2, Square::C4),
        arrow(Brush::Red, Square::F3, Square::H5),
    );
    assert_eq!(comment.arrows(), [green, red]);
    let mark = |brush, square| Marked { brush, square };
    assert_eq!(comment.marked(), [mark(Brush::Yellow, Square::E4)]);
    assert_eq!(comment.prose(), "text");

    let (score, depth) = (Score::Mate(-3), None);
    comment.set_evaluation(Evaluation { score, depth });
    comment.set_arrows(&[red]);
    comment.set_marked(&[]);
    comment.set_elapsed(Duration::from_millis(1250));
    comment.set_elapsed_in_game(Duration::from_secs(3600));
    assert_eq!(
        comment.text(),
        " [%egt 1:00:00] [%emt 0:00:01.25] [%eval #-3] text [%cal Rf3h5] "
    );
    assert_eq!(comment.elapsed(), Some(Duration::from_millis(1250)));
    assert_eq!(comment.elapsed_in_game(), Some(Duration::from_secs(3600)));
    comment.set_command("arb", "second illegal move").unwrap();
    assert_eq!(comment.command("arb"), Some("second illegal move"));
    assert!(comment.set_command("arb", "]").is_err());
    // A command without its bracket is no command.
    assert_eq!(Comment::new("[%clk 1:00 [%emt 2]").unwrap().command("clk"), None);
    assert!(Comment::new("a } b\n").is_err());
    assert!(Comment::new("a } b").is_ok());
}
