//! `jadoube moves`: the legal moves of a position.

use std::fmt::{self, Write};

use jadoube_board::{Chess960, File, Kind, Move, Position, Role, Setup, Wing};
use jadoube_laws::Edition;
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::args::Editions;
use crate::commands::refused::Refused;
use crate::commands::{Answer, Stop};
use crate::diagram::draw_position;
use crate::look::Look;
use crate::screen::{Report, Screen};
use crate::words::{has_the_move, piece_name, player_label, say};

/// Whose moves to list.
#[derive(Debug)]
pub(crate) struct Moves {
    pub(crate) setup: Setup,
}

impl Moves {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        match Position::accept(&self.setup) {
            Ok(position) => screen.show(&Listing::new(&position))?,
            Err(refusal) => {
                let newest = Editions(vec![Edition::LATEST]);
                screen.show(&Refused::new(self.setup, &refusal, &newest))?;
                return Ok(Answer::No);
            }
        }
        Ok(Answer::Yes)
    }
}

#[derive(Debug, Serialize)]
struct Listing {
    fen: String,
    turn: String,
    state: State,
    count: usize,
    pieces: Vec<PieceMoves>,
    #[serde(skip)]
    position: Position,
}

/// How the player who has the move stands.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum State {
    /// The player has a legal move and is not in check.
    Free,
    /// The player is in check.
    Check,
    /// The player is checkmated.
    Checkmate,
    /// The player is stalemated.
    Stalemate,
}

#[derive(Debug, Serialize)]
struct PieceMoves {
    piece: String,
    #[serde(skip)]
    role: Role,
    square: String,
    moves: Vec<Described>,
}

#[derive(Debug, Serialize)]
struct Described {
    #[serde(rename = "move")]
    coordinates: String,
    capture: bool,
    check: bool,
    mate: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    castling: Option<&'static str>,
}

impl State {
    pub(crate) fn of(position: &Position) -> State {
        match (position.is_check(), position.count_legal_moves()) {
            (true, 0) => State::Checkmate,
            (false, 0) => State::Stalemate,
            (true, _) => State::Check,
            (false, _) => State::Free,
        }
    }

    /// A sentence on a position in this state.
    pub(crate) fn sentence(self, position: &Position) -> String {
        let player = player_label(position.turn());
        match self {
            State::Free => has_the_move(position.turn()),
            State::Check => say!(
                "position-check",
                player = player,
                squares = position.checkers().to_string()
            ),
            State::Checkmate => say!("position-checkmate", player = player),
            State::Stalemate => say!("position-stalemate", player = player),
        }
    }
}

impl Listing {
    fn new(position: &Position) -> Listing {
        let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
        // From the king down to the pawns; the moves of a piece stand together.
        moves.sort_by_key(|mv| (std::cmp::Reverse(mv.role()), mv.from().index(), mv.to().index()));
        let same_piece = |a: &Move, b: &Move| a.from() == b.from();
        let piece = |moves: &[Move]| PieceMoves {
            piece: moves[0].role().to_string(),
            role: moves[0].role(),
            square: moves[0].from().to_string(),
            moves: moves.iter().map(|&mv| Described::new(position, mv)).collect(),
        };
        Listing {
            fen: position.to_string(),
            turn: position.turn().to_string(),
            state: State::of(position),
            count: moves.len(),
            pieces: moves.chunk_by(same_piece).map(piece).collect(),
            position: *position,
        }
    }
}

impl Described {
    fn new(position: &Position, mv: Move) -> Described {
        let next = position.make(mv);
        let castles = mv.kind() == Kind::Castling;
        let captures = mv.kind() == Kind::EnPassant || !castles && position.piece_at(mv.to()).is_some();
        let check = next.is_check();
        Described {
            coordinates: coordinates(mv),
            capture: captures,
            check,
            mate: check && next.count_legal_moves() == 0,
            castling: castles.then(|| match Wing::of(mv.from(), mv.to()) {
                Wing::Kingside => "0-0",
                Wing::Queenside => "0-0-0",
            }),
        }
    }
}

/// A move in coordinates. Castling is the king's own move where king and rook stand as in ordinary chess, and the king
/// going to its rook elsewhere, where the first could be misread.
pub(crate) fn coordinates(mv: Move) -> String {
    let ordinary = mv.from().file() == File::E && matches!(mv.to().file(), File::A | File::H);
    match ordinary {
        true => mv.standard().to_string(),
        false => mv.to_string(),
    }
}

impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.capture, self.coordinates.split_at_checked(2)) {
            (true, Some((from, to))) => write!(f, "{from}x{to}")?,
            _ => f.write_str(&self.coordinates)?,
        }
        if let Some(castling) = self.castling {
            write!(f, "({castling})")?;
        }
        f.write_str(match (self.check, self.mate) {
            (_, true) => "#",
            (true, false) => "+",
            _ => "",
        })
    }
}

impl Report for Listing {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        draw_position(&self.position, look, to)?;
        let strong = look.strong();
        let start = match Chess960::of(&self.position) {
            Some(Chess960::STANDARD) => format!(" {}", say!("position-initial")),
            _ => String::new(),
        };
        writeln!(to, "\n{strong}{}{strong:#}{start}", self.state.sentence(&self.position))?;
        let count = match self.count {
            0 => say!("moves-none"),
            count => say!("moves-count", count = count),
        };
        writeln!(to, "{count}")?;
        let names: Vec<String> = self.pieces.iter().map(|moves| piece_name(moves.role)).collect();
        let width = names.iter().map(|name| name.width()).max().unwrap_or_default().max(6);
        for (name, PieceMoves { square, moves, .. }) in names.iter().zip(&self.pieces) {
            write!(to, "\n  {name:width$} {square} ")?;
            let mut column = 0;
            for mv in moves {
                let text = mv.to_string();
                // Long lists go on beneath their beginning.
                if column + text.len() > 60 {
                    write!(to, "\n  {:1$}", "", width + 4)?;
                    column = 0;
                }
                let style = if mv.mate { look.good() } else { anstyle::Style::new() };
                write!(to, " {style}{text}{style:#}")?;
                column += text.len() + 1;
            }
        }
        if self.count > 0 {
            to.push('\n');
        }
        Ok(())
    }
}
