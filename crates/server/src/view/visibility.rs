//! Which entries and effects each role may see.

use jadoube_referee::act::Audience;
use jadoube_referee::{Board, Entry, EntryNo, Event, Game, Meanwhile, Moves, Ply, Ruling};

use crate::role::Role;

/// Whether a role may see an entry. The arbiter sees everything; others see what they would notice at the board.
pub(super) fn may_know(role: Role, entry: &Entry, record: &[Entry]) -> bool {
    match entry {
        _ if role == Role::Arbiter => true,
        Entry::Event(event) => is_seen(event, record),
        Entry::Ruling(ruling) => is_announced(ruling, record),
        // A question that does not stop the clock would reveal what the referee is considering.
        Entry::Question(question) => role.plays() && question.meanwhile == Meanwhile::ClockStopped,
    }
}

/// Presses, touches, passed deadlines and provisions raised by the arbiter are shown only through rulings.
fn is_seen(event: &Event, record: &[Entry]) -> bool {
    match event.act.audience() {
        Audience::Everyone => true,
        Audience::Arbiter => false,
        Audience::OfQuestion(question) => match record.get(question.index()) {
            Some(Entry::Question(question)) => question.meanwhile == Meanwhile::ClockStopped,
            _ => false,
        },
    }
}

/// Whether a ruling is announced: not if it is only a note, or if it rests on unseen events and changes nothing.
fn is_announced(ruling: &Ruling, record: &[Entry]) -> bool {
    let unseen = |no: &EntryNo| match record.get(no.index()) {
        Some(Entry::Event(event)) => !is_seen(event, record),
        _ => false,
    };
    let notes_only = ruling
        .effects
        .iter()
        .all(|effect| effect.audience() == Audience::Arbiter);
    !notes_only || (ruling.effects.is_empty() && !ruling.rests_on.iter().any(unseen))
}

/// The position as FEN. Players see the pieces and the turn; castling rights and counters are theirs to remember.
pub(super) fn fen(role: Role, board: Board<'_>) -> String {
    let fen = match board {
        Board::Position(position) => position.to_string(),
        Board::Setup(setup) => setup.to_string(),
    };
    if !role.plays() {
        return fen;
    }
    let seen: Vec<&str> = fen.split(' ').take(2).collect();
    format!("{} - - 0 1", seen.join(" "))
}

/// What stands on the board as hands have left it, where the game has not got there. It is what everybody sees.
pub(super) fn stands(game: &Game) -> Option<String> {
    if game.terms().moves == Moves::Guarded {
        return None;
    }
    let placement = |fen: String| fen.split(' ').next().map(str::to_owned);
    let standing = placement(game.standing().to_string())?;
    let accepted = placement(game.board().to_setup().to_string())?;
    let turn = if game.turn() == jadoube_board::Color::White {
        'w'
    } else {
        'b'
    };
    (standing != accepted).then(|| format!("{standing} {turn} - - 0 1"))
}

/// The moves that a role is shown. Where hands are free, a player who saw a move written down before the clock is pressed would
/// know that it is legal.
pub(super) fn plies(role: Role, game: &Game) -> &[Ply] {
    let plies = game.plies();
    match plies.split_last() {
        Some((last, before)) if role.plays() && game.terms().moves == Moves::Free => {
            let mover = game.before(last).turn();
            let waits = game.unpressed()[mover] && !game.phase().is_over();
            if waits { before } else { plies }
        }
        _ => plies,
    }
}
