//! One position, held by three libraries.

use cozy_chess::Board;
use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Attempt, Identity, Move, Position, Role, Square, Squares};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, PositionError};

/// The same position three times.
pub struct Trio {
    /// As we hold it.
    pub ours: Position,
    /// As shakmaty holds it.
    pub shakmaty: Chess,
    /// As cozy-chess holds it.
    pub cozy: Board,
}

impl Trio {
    /// Shows a position to the peers.
    ///
    /// # Errors
    ///
    /// What a peer does not accept.
    pub fn new(ours: Position) -> Result<Trio, String> {
        let text = ours.fen(CastlingStyle::Shredder, EnPassantStyle::Attacked).to_string();
        let read: Fen = text
            .parse()
            .map_err(|error| format!("shakmaty cannot read {text}: {error}"))?;
        let shakmaty = read
            .into_position(CastlingMode::Chess960)
            .or_else(PositionError::ignore_too_much_material)
            .map_err(|error| format!("shakmaty refuses {text}: {error}"))?;
        let cozy = Board::from_fen(&text, true).map_err(|error| format!("cozy-chess refuses {text}: {error}"))?;
        Ok(Trio { ours, shakmaty, cozy })
    }

    /// Makes a legal move on all three boards.
    #[must_use]
    pub fn make(&self, mv: Move) -> Trio {
        let wanted = code_of(mv);
        let mut shakmaty = self.shakmaty.clone();
        shakmaty.play_unchecked(self.of_shakmaty(mv));
        let mut cozy = self.cozy.clone();
        self.cozy.generate_moves(|moves| {
            let found = moves.into_iter().find(|&theirs| code_of_cozy(theirs) == wanted);
            if let Some(mv) = found {
                cozy.play_unchecked(mv);
            }
            found.is_some()
        });
        Trio {
            ours: self.ours.make(mv),
            shakmaty,
            cozy,
        }
    }

    /// A legal move in standard algebraic notation, as shakmaty writes it.
    pub fn san(&self, mv: Move) -> String {
        SanPlus::from_move(self.shakmaty.clone(), self.of_shakmaty(mv)).to_string()
    }

    /// A legal move as shakmaty has it.
    fn of_shakmaty(&self, mv: Move) -> shakmaty::Move {
        let wanted = code_of(mv);
        let theirs = self.shakmaty.legal_moves();
        let found = theirs.iter().find(|&&theirs| code_of_shakmaty(theirs) == wanted);
        *found.expect("shakmaty has the move, as the comparison showed")
    }

    /// Compares all that the three say about the position, and all that we say with itself.
    ///
    /// # Errors
    ///
    /// The first disagreement.
    pub fn compare(&self) -> Result<(), String> {
        let (ours, shakmaty, cozy) = (&self.ours, &self.shakmaty, &self.cozy);
        let listed = ours.legal_moves();
        let moves = sorted(listed.iter().map(|&mv| code_of(mv)));
        let theirs = shakmaty.legal_moves();
        agree_on_moves(
            "shakmaty",
            &moves,
            &sorted(theirs.iter().map(|&mv| code_of_shakmaty(mv))),
        )?;
        let mut theirs = Vec::with_capacity(moves.len());
        cozy.generate_moves(|moves| {
            theirs.extend(moves.into_iter().map(code_of_cozy));
            false
        });
        agree_on_moves("cozy-chess", &moves, &sorted(theirs.into_iter()))?;
        agree(
            "number of moves counted, listed",
            &ours.count_legal_moves(),
            &listed.len(),
        )?;

        agree("checkers, shakmaty", &ours.checkers(), &Squares(shakmaty.checkers().0))?;
        agree("checkers, cozy-chess", &ours.checkers(), &Squares(cozy.checkers().0))?;
        agree("check, shakmaty", &ours.is_check(), &shakmaty.is_check())?;
        agree("checkmate, shakmaty", &ours.is_checkmate(), &shakmaty.is_checkmate())?;
        agree("stalemate, shakmaty", &ours.is_stalemate(), &shakmaty.is_stalemate())?;
        let stuck = !cozy.generate_moves(|_| true);
        let checked = !cozy.checkers().is_empty();
        agree("checkmate, cozy-chess", &ours.is_checkmate(), &(stuck && checked))?;
        agree("stalemate, cozy-chess", &ours.is_stalemate(), &(stuck && !checked))?;

        // The opponent's king stands for all squares that have no piece to move.
        for from in ours.colored(ours.turn()) | Squares::of(ours.king(!ours.turn())) {
            let of_piece = listed.iter().filter(|mv| mv.from() == from);
            let reached: Squares = of_piece.map(|mv| mv.to()).collect();
            agree("destinations, list", &ours.destinations(from), &reached)?;
        }
        self.compare_texts()
    }

    /// Compares FENs in every style, and reads each of them back.
    fn compare_texts(&self) -> Result<(), String> {
        // cozy-chess alone writes Shredder-FEN, and only with en passant after every double step.
        let shredder = format!("{:#}", self.cozy);
        let always = self
            .ours
            .fen(CastlingStyle::Shredder, EnPassantStyle::Always)
            .to_string();
        agree("Shredder-FEN, cozy-chess", &always, &shredder)?;
        let rooks = shredder.split(' ').nth(2).unwrap_or_default();
        for (style, mode) in [
            (EnPassantStyle::Always, EnPassantMode::Always),
            (EnPassantStyle::Attacked, EnPassantMode::PseudoLegal),
            (EnPassantStyle::Legal, EnPassantMode::Legal),
        ] {
            let theirs = Fen::from_position(&self.shakmaty, mode).to_string();
            let xfen = self.ours.fen(CastlingStyle::XFen, style).to_string();
            agree("X-FEN, shakmaty", &xfen, &theirs)?;
            let mut fields: Vec<&str> = theirs.split(' ').collect();
            fields[2] = rooks;
            let shredder = self.ours.fen(CastlingStyle::Shredder, style).to_string();
            agree("Shredder-FEN, both peers", &shredder, &fields.join(" "))?;
            for text in [xfen, shredder] {
                let read: Position = text
                    .parse()
                    .map_err(|error| format!("{text} cannot be read back: {error}"))?;
                agree("read back", &said_by(&read), &said_by(&self.ours))?;
                if style == EnPassantStyle::Always {
                    agree("the whole position, read back", &read, &self.ours)?;
                }
            }
        }
        Ok(())
    }
}

/// What every style of FEN says of a position.
fn said_by(position: &Position) -> (Identity, u16, u32) {
    (position.identity(), position.halfmoves(), position.fullmoves())
}

/// Compares two answers.
fn agree<T: PartialEq + std::fmt::Debug>(what: &str, ours: &T, theirs: &T) -> Result<(), String> {
    if ours == theirs {
        return Ok(());
    }
    Err(format!("{what}:\n  ours   {ours:?}\n  theirs {theirs:?}"))
}

/// Compares two lists of moves and tells only what differs.
fn agree_on_moves(peer: &str, ours: &[Attempt], theirs: &[Attempt]) -> Result<(), String> {
    if ours == theirs {
        return Ok(());
    }
    let only = |these: &[Attempt], those: &[Attempt]| {
        let missing = these.iter().filter(|mv| !those.contains(mv));
        missing.map(Attempt::to_string).collect::<Vec<_>>().join(" ")
    };
    let (more, fewer) = (only(ours, theirs), only(theirs, ours));
    let (mine, yours) = (ours.len(), theirs.len());
    Err(format!(
        "moves, {peer}: {mine} and {yours}\n  only ours   {more}\n  only theirs {fewer}"
    ))
}

fn sorted(moves: impl Iterator<Item = Attempt>) -> Vec<Attempt> {
    let mut moves: Vec<Attempt> = moves.collect();
    moves.sort_by_key(|mv| (mv.from, mv.to, mv.promotion.map(|role| role as u8)));
    moves
}

// A move of any library, with castling as the king going to its rook, becomes an attempt.

fn code_of(mv: Move) -> Attempt {
    mv.into()
}

fn code_of_shakmaty(mv: shakmaty::Move) -> Attempt {
    Attempt {
        from: square(mv.from().map_or(64, |from| from as usize)),
        to: square(mv.to() as usize),
        promotion: mv.promotion().and_then(|role| Role::from_letter(role.char())),
    }
}

fn code_of_cozy(mv: cozy_chess::Move) -> Attempt {
    Attempt {
        from: square(mv.from as usize),
        to: square(mv.to as usize),
        promotion: mv.promotion.and_then(|role| Role::from_letter(role.into())),
    }
}

fn square(index: usize) -> Square {
    Square::from_index(index as u8).expect("the libraries number squares alike, and all moves start on the board")
}
