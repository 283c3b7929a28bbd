//! What lenient reading of a FEN mends, what it cannot mend, and what strict reading refuses.

use jadoube_board::{Position, fen};

/// Reads a text leniently. Expects the position as it is written again, and what is told: repairs, then faults.
#[track_caller]
fn check(text: &str, expect: &str, told: &[&str]) {
    let read = fen::read_lenient(text);
    assert_eq!(read.setup.to_string(), expect, "{text}");
    let repairs = read.repairs.iter().map(ToString::to_string);
    let found: Vec<_> = repairs.chain(read.faults.iter().map(ToString::to_string)).collect();
    assert_eq!(found, told, "{text}");
    assert_eq!(read.is_strict(), told.is_empty(), "{text}");
    if read.faults.is_empty() {
        assert!(Position::accept(&read.setup).is_ok(), "{text}");
    }
}

#[test]
fn a_fen_as_it_should_be_is_left_alone() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 3",
        "8/8/8/8/8/8/4k3/7K w - - 99 120",
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
    ] {
        check(text, text, &[]);
    }
    let shredder = fen::read_lenient("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    assert!(shredder.is_strict());
}

#[test]
fn castling_that_the_position_cannot_have_is_left_out() {
    check(
        "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        &[
            "column 25: castling 'Q' is not possible in this position",
            "column 26: castling 'k' is not possible in this position",
            "column 27: castling 'q' is not possible in this position",
        ],
    );
    check(
        "4k3/8/8/4K3/8/8/8/R6R w KQ - 0 1",
        "4k3/8/8/4K3/8/8/8/R6R w - - 0 1",
        &[
            "column 25: castling 'K' is not possible in this position",
            "column 26: castling 'Q' is not possible in this position",
        ],
    );
    check(
        "4k3/8/8/8/8/8/8/R3K2R w KxQK - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[
            "column 26: 'x' is no castling; use KQkq, a file letter, or - for none",
            "column 28: castling 'K' is named twice",
        ],
    );
    check(
        "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
        "4k3/8/8/8/8/8/8/4K1RR w K - 0 1",
        &["column 26: castling 'G' is not possible in this position"],
    );
}

#[test]
fn missing_fields_are_filled_in() {
    check(
        "4k3/8/8/8/8/8/8/4K2R b K -",
        "4k3/8/8/8/8/8/8/4K2R b K - 0 1",
        &["column 27: not given: the half-moves since the last capture or pawn move"],
    );
    check(
        "4k3/8/8/8/8/8/8/4K2R b",
        "4k3/8/8/8/8/8/8/4K2R b - - 0 1",
        &[
            "column 23: not given: castling",
            "column 23: not given: the en passant square",
            "column 23: not given: the half-moves since the last capture or pawn move",
        ],
    );
    check(
        "4k3/8/8/8/8/8/8/4K2R",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        &["column 21: not given: the side to move (w or b)"],
    );
    check(
        "4k3/8/8/8/8/8/8/4K2R w K - - -",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        &[
            "column 28: not given: the half-moves since the last capture or pawn move",
            "column 30: not given: the move number",
        ],
    );
}

#[test]
fn numbers_side_by_side_are_added_up() {
    check(
        "4k3/17/8/8/8/8/8/4K111 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &[
            "column 5: numbers of empty squares side by side",
            "column 20: numbers of empty squares side by side",
        ],
    );
}

#[test]
fn counters_and_en_passant_that_cannot_be_are_mended() {
    check(
        "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 7 8",
        "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 8",
        &["column 58: a pawn has just moved, yet 7 half-moves are counted since"],
    );
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &["column 52: no pawn can just have crossed e6"],
    );
    check(
        "4k3/8/8/8/8/8/8/4K3 w - - 7 0",
        "4k3/8/8/8/8/8/8/4K3 w - - 7 1",
        &["column 29: moves are numbered from 1"],
    );
    check(
        "4k3/8/8/8/8/8/8/4K3 w - - 7 3",
        "4k3/8/8/8/8/8/8/4K3 w - - 7 3",
        &["column 27: 7 half-moves are counted, more than there can have been"],
    );
    check(
        "4k3/8/8/8/8/8/8/4K3 w - z9 -1 many 8",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &[
            "column 25: en passant must be a square or -",
            "column 28: the half-moves since the last capture or pawn move must be a whole number that is not too large",
            "column 31: the move number must be a whole number that is not too large",
            "column 36: text after the end of the position",
        ],
    );
}

#[test]
fn what_stands_where_is_never_guessed() {
    check(
        "4k3/8/8/8/8/8/8/4K2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &["column 20: rank 1 has fewer than eight squares"],
    );
    check(
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &["column 21: the side to move must be w or b"],
    );
    check(
        "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &[
            "column 5: '9' is no piece",
            "column 6: rank 7 has fewer than eight squares",
        ],
    );
}
