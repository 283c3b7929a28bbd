//! The course of a game: what was played, from what to what. Most games are moves from position to position; where an
//! illegal move was completed, the game may stand on a board that no position can be, until it is put right or moved away.

use jadoube_board::legality::{self, Breach};
use jadoube_board::{Attempt, ByColor, Color, Move, Piece, Position, Setup, Square};
use jadoube_clock::Instant;
use jadoube_laws::Key;
use jadoube_notation::{Form, Written};

use crate::act::{IncidentKind, Involved};
use crate::answer::Choice;
use crate::entry::{EntryNo, Penalty};
use crate::finding::Cause;
use crate::game::adjourned::Adjournment;
use crate::game::quickplay::Quickplay;
use crate::game::{Blind, Game, Papers};
use crate::hands::Hands;
use crate::rules::penalties;

/// What a game stands on: a position that the Laws accept, or anything else that hands have left there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board<'a> {
    /// A position.
    Position(&'a Position),
    /// What no position can be: a king in check whose owner has moved, a pawn on the last rank, a king captured.
    Setup(&'a Setup),
}

impl<'a> Board<'a> {
    /// The position, if it is one.
    #[must_use]
    pub fn position(self) -> Option<&'a Position> {
        match self {
            Board::Position(position) => Some(position),
            Board::Setup(_) => None,
        }
    }

    /// The player who has the move.
    #[must_use]
    pub fn turn(self) -> Color {
        match self {
            Board::Position(position) => position.turn(),
            Board::Setup(setup) => setup.turn,
        }
    }

    /// The number of the next move.
    #[must_use]
    pub fn fullmoves(self) -> u32 {
        match self {
            Board::Position(position) => position.fullmoves(),
            Board::Setup(setup) => setup.fullmoves,
        }
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(self, square: Square) -> Option<Piece> {
        match self {
            Board::Position(position) => position.piece_at(square),
            Board::Setup(setup) => setup.piece_at(square),
        }
    }

    /// The same as something that can be changed.
    #[must_use]
    pub fn to_setup(self) -> Setup {
        match self {
            Board::Position(position) => position.to_setup(),
            Board::Setup(setup) => setup.clone(),
        }
    }

    /// The legal moves, from square to square in the order of the squares.
    pub(crate) fn legal_moves(self) -> Vec<Attempt> {
        let Board::Position(position) = self else {
            return legality::legal_moves(&self.to_setup());
        };
        let mut moves: Vec<Attempt> = position.legal_moves().iter().map(|mv| (*mv).into()).collect();
        moves.sort_by_key(|attempt| (attempt.from.index(), attempt.to.index()));
        moves
    }

    /// Whether the player who has the move has a legal one.
    pub(crate) fn has_legal_move(self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// What is wrong with a move; nothing if it is legal.
    #[must_use]
    pub fn breaches(self, attempt: Attempt) -> Vec<Breach> {
        match self {
            Board::Position(position) if position.find(attempt).is_some() => Vec::new(),
            board => legality::breaches(&board.to_setup(), attempt),
        }
    }
}

/// A board as the game keeps it: setups are rare and large, and stand in a list of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeptBoard {
    Position(Position),
    Setup(usize),
}

impl KeptBoard {
    /// The position, if it is one.
    pub(crate) fn position(&self) -> Option<&Position> {
        match self {
            KeptBoard::Position(position) => Some(position),
            KeptBoard::Setup(_) => None,
        }
    }
}

/// A move of the game, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    pub(crate) before: KeptBoard,
    pub(crate) played: Played,
    /// The event that tells of it.
    pub entry: EntryNo,
}

/// What was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// A legal move of a position.
    Legal(Move),
    /// Anything else.
    Irregular(Attempt),
}

impl Ply {
    /// The position in which it was made and the move, unless it is irregular or made where no position stood.
    #[must_use]
    pub fn legal(&self) -> Option<(&Position, Move)> {
        match (&self.before, self.played) {
            (KeptBoard::Position(before), Played::Legal(mv)) => Some((before, mv)),
            _ => None,
        }
    }

    /// The move in a notation, or from square to square if no position has it.
    #[must_use]
    pub fn written(&self, form: impl Into<Form>) -> String {
        match self.legal() {
            Some((before, mv)) => mv.written(before, form).to_string(),
            None => match self.attempt() {
                // The turn was passed without a move.
                Attempt { from, to, .. } if from == to => "--".to_owned(),
                Attempt { from, to, .. } => format!("{from}-{to}"),
            },
        }
    }

    /// The move from square to square.
    #[must_use]
    pub fn attempt(&self) -> Attempt {
        match self.played {
            Played::Legal(mv) => mv.into(),
            Played::Irregular(attempt) => attempt,
        }
    }
}

/// What was irregular about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Irregular {
    /// An illegal move.
    Move(Attempt),
    /// The clock was pressed in the middle of a move, or with pieces as no one move leaves them.
    Unfinished,
    /// The clock was pressed without a move.
    NoMove,
}

/// An illegal move that was made, or a press without a whole move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct IrregularPly {
    /// The event that tells of it.
    pub(crate) entry: EntryNo,
    pub(crate) by: Color,
    pub(crate) what: Irregular,
    /// Whether the arbiter saw it, where it was answered before the clock was pressed. With a press it counts who saw that.
    pub(crate) seen: bool,
    /// Whether the clock was pressed after it, or the player's next move has completed it.
    pub(crate) completed: bool,
    /// Whether anything can still follow from it.
    pub(crate) open: bool,
    /// Whether it was ruled that it stands.
    pub(crate) stood: bool,
    /// The entry that took it back together with an earlier move, if one did while something could still follow from it.
    pub(crate) voided_by: Option<EntryNo>,
}

/// Pieces that a player has knocked over, or moved from their squares without moving them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Displacement {
    pub(crate) by: Color,
    /// The press since, or what displaced them if the opponent's clock ran already.
    pub(crate) pressed: Option<EntryNo>,
}

/// The arbiter has seen an illegal position, and waits until the next move is completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wait {
    /// How many moves were completed when it began.
    pub(crate) completed: u32,
    /// The provision by which the arbiter waits.
    pub(crate) key: Key,
}

/// What a player must do on the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// Who.
    pub player: Color,
    /// What.
    pub must: Must,
    /// The provision that says so.
    pub key: Key,
}

/// What must be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Must {
    /// This move.
    Play(Attempt),
    /// The piece that stands there, if it has a legal move.
    MovePiece(Square),
    /// The piece that stands there must be captured, if it can be.
    Capture(Square),
}

impl Obligation {
    /// Whether a legal move keeps to it. A piece that cannot be moved or captured binds nobody.
    #[must_use]
    pub fn is_kept_by(&self, attempt: Attempt, position: &Position) -> bool {
        match self.must {
            Must::Play(must) => match position.find(must) {
                Some(mv) => position.find(attempt) == Some(mv),
                // A pawn that must go to the last rank may become any piece.
                None => attempt.from == must.from && attempt.to == must.to,
            },
            Must::MovePiece(square) => attempt.from == square || position.destinations(square).is_empty(),
            Must::Capture(square) => {
                let kept = position.find(attempt).is_some_and(|mv| captures(position, mv, square));
                kept || !can_be_captured(position, square)
            }
        }
    }
}

/// Whether the player to move can capture the opponent's piece on a square.
pub(crate) fn can_be_captured(position: &Position, square: Square) -> bool {
    position.legal_moves().iter().any(|mv| captures(position, *mv, square))
}

/// Whether a move takes the opponent's piece from a square; en passant it goes elsewhere.
fn captures(position: &Position, mv: Move, square: Square) -> bool {
    let opponent = |position: &Position| position.colored(!position.turn()).contains(square);
    let after = position.make(mv);
    opponent(position) && !after.colored(after.turn()).contains(square)
}

/// What most games never have: irregular moves, and what must be played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct More {
    /// After how many moves of both players together a draw was offered, by those that stood. Both players have to mark
    /// them, whether anything was written before or not.
    pub(crate) offered_after: Vec<u32>,
    pub(super) setups: Vec<Setup>,
    /// An illegal move that stands on the board, neither completed nor answered.
    pub(crate) attempt: Option<(EntryNo, Attempt)>,
    /// Whether the arbiter saw that.
    pub(crate) attempt_seen: bool,
    pub(crate) irregular: Vec<IrregularPly>,
    /// Moves taken back, for the words about their entries.
    pub(crate) voided: Vec<Ply>,
    /// The entry that restored the position, and the first ply it took back; cleared by the next move.
    pub(crate) restored: Option<(EntryNo, Ply)>,
    pub(crate) obligation: Option<Obligation>,
    /// The move that was made before its piece was moved on, where the game goes on from what stands there.
    pub(crate) amended: Option<Attempt>,
    /// What hands have done since the last move.
    pub(crate) hands: Option<Box<Hands>>,
    /// What they did for the last move.
    pub(crate) previous: Option<Box<Hands>>,
    /// What the board was sensed to be since the last move.
    pub(crate) sensed: Option<Box<Setup>>,
    /// The last event that told of it.
    pub(crate) sensed_by: Option<EntryNo>,
    /// The illegal moves of either player that were counted, by the entries that tell of them.
    pub(crate) counted: Vec<(Color, EntryNo)>,
    pub(crate) displaced: Option<Displacement>,
    /// The arbiter waits for the next move.
    pub(crate) wait: Option<Wait>,
    /// Which players want to take back an illegal move that was answered; cleared by the next move.
    pub(crate) want_back: ByColor<bool>,
    /// Since when either player agrees to play on, where the players look after the game themselves.
    pub(crate) ready: ByColor<Option<Instant>>,
    /// The scoresheets, as far as they were told of.
    pub(crate) papers: Option<Box<Papers>>,
    /// The adjournment of the game, as far as it was told of.
    pub(crate) adjournment: Option<Box<Adjournment>>,
    /// The last minutes of a game.
    pub(crate) quickplay: Quickplay,
    pub(crate) penalties: Vec<Imposed>,
    pub(crate) incidents: Vec<PastIncident>,
    /// The rulings that are appealed against.
    pub(crate) appeals: Vec<EntryNo>,
    /// Play without sight.
    pub(crate) blind: Option<Box<Blind>>,
}

/// An incident that was reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastIncident {
    /// What happened.
    pub kind: IncidentKind,
    /// Who did it.
    pub who: Involved,
    /// The event that tells of it.
    pub entry: EntryNo,
}

/// A penalty that was imposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Imposed {
    /// On whom.
    pub player: Color,
    /// Which.
    pub penalty: Penalty,
    /// The ruling.
    pub entry: EntryNo,
}

impl More {
    /// The press of a player has completed what was answered before it.
    pub(crate) fn complete(&mut self, by: Color) {
        for irregular in self.irregular.iter_mut().filter(|irregular| irregular.by == by) {
            irregular.completed = true;
        }
    }

    /// Nothing more follows from an illegal move.
    pub(crate) fn close(&mut self, entry: EntryNo) {
        for irregular in &mut self.irregular {
            irregular.open &= irregular.entry != entry;
        }
    }
}

impl Game {
    /// What the game stands on.
    #[must_use]
    pub fn board(&self) -> Board<'_> {
        self.see(&self.board)
    }

    /// The position, unless an illegal move has left something that no position can be.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match &self.board {
            KeptBoard::Position(position) => Some(position),
            KeptBoard::Setup(_) => None,
        }
    }

    /// Whether the player to move has no legal move. Where no position stands the Laws do not say, so nobody is mated there.
    pub(crate) fn has_no_move(&self) -> bool {
        self.position().is_some_and(|position| !position.has_legal_move())
    }

    /// How many half-moves have gone by without a capture or a pawn move.
    pub(crate) fn halfmoves(&self) -> u32 {
        self.position().map_or(0, |position| u32::from(position.halfmoves()))
    }

    /// What a move was made on.
    #[must_use]
    pub fn before<'a>(&'a self, ply: &'a Ply) -> Board<'a> {
        self.see(&ply.before)
    }

    fn see<'a>(&'a self, board: &'a KeptBoard) -> Board<'a> {
        match board {
            KeptBoard::Position(position) => Board::Position(position),
            KeptBoard::Setup(index) => Board::Setup(&self.setups()[*index]),
        }
    }

    fn setups(&self) -> &[Setup] {
        self.more.as_deref().map_or(&[], |more| &more.setups)
    }

    pub(crate) fn more_mut(&mut self) -> &mut More {
        self.more.get_or_insert_default()
    }

    /// What the game stood on when an entry was written; where the entry tells of a move, before it.
    #[must_use]
    pub fn board_before(&self, no: EntryNo) -> Board<'_> {
        // A move taken back stood between those that still stand.
        let voided = self.more.as_deref().map_or(&[][..], |more| &more.voided);
        let index = self.plies.partition_point(|ply| ply.entry < no);
        let standing = self.plies.get(index);
        let taken_back = voided.iter().filter(|ply| ply.entry >= no).min_by_key(|ply| ply.entry);
        match (standing, taken_back) {
            (Some(ply), Some(other)) if other.entry < ply.entry => self.before(other),
            (Some(ply), _) => self.before(ply),
            (None, Some(other)) => self.before(other),
            (None, None) => self.board(),
        }
    }

    /// How many moves of a player, from that of an entry on, were taken back.
    pub(crate) fn taken_back(&self, from: EntryNo, player: Color) -> u32 {
        let voided = self.more.iter().flat_map(|more| &more.voided);
        let of_player = voided.filter(|ply| ply.entry >= from && self.before(ply).turn() == player);
        of_player.count() as u32
    }

    /// What a player must play next, if anything.
    #[must_use]
    pub fn obligation(&self) -> Option<Obligation> {
        self.more.as_ref().and_then(|more| more.obligation)
    }

    /// The penalties that were imposed, in their order.
    #[must_use]
    pub fn penalties(&self) -> &[Imposed] {
        self.more.as_deref().map_or(&[], |more| &more.penalties)
    }

    /// The penalties that the arbiter can impose now: the list of the edition in its order, their size left to the arbiter.
    #[must_use]
    pub fn permitted_penalties(&self) -> Vec<Choice> {
        penalties(self)
    }

    /// The rulings that are appealed against, until the appeal is decided.
    #[must_use]
    pub fn appeals(&self) -> &[EntryNo] {
        self.more.as_deref().map_or(&[], |more| &more.appeals)
    }

    /// The incidents that were reported, in their order.
    #[must_use]
    pub fn incidents(&self) -> &[PastIncident] {
        self.more.as_deref().map_or(&[], |more| &more.incidents)
    }

    /// How many illegal moves of a player were counted.
    #[must_use]
    pub fn illegal_moves(&self, player: Color) -> u32 {
        let counted = self.more.iter().flat_map(|more| &more.counted);
        counted.filter(|(who, _)| *who == player).count() as u32
    }

    /// How many presses without a move of a player were counted, whose entries tell of no move; or how many moves with both
    /// hands, which are legal.
    pub(crate) fn counted_of_kind(&self, player: Color, cause: Cause) -> u32 {
        let of_cause = |entry: EntryNo| {
            let is_legal = self.plies.iter().any(|ply| ply.entry == entry && ply.legal().is_some());
            match cause {
                Cause::BothHands => is_legal,
                _ => self.is_press_without_move(entry),
            }
        };
        let counted = self.more.iter().flat_map(|more| &more.counted);
        counted
            .filter(|(who, entry)| *who == player && of_cause(*entry))
            .count() as u32
    }

    /// How many illegal moves of a player were found and stood, so that they were not counted.
    pub(crate) fn stood(&self, player: Color) -> u32 {
        let of_player = self.irregular().iter().filter(|irregular| irregular.by == player);
        of_player.filter(|irregular| irregular.stood).count() as u32
    }

    /// Whether an illegal move, or a press without a move, was counted.
    pub(crate) fn is_counted(&self, entry: EntryNo) -> bool {
        let mut counted = self.more.iter().flat_map(|more| &more.counted);
        counted.any(|(_, counted)| *counted == entry)
    }

    /// After how many moves of both players together a draw was offered last.
    pub(crate) fn last_offer(&self) -> Option<u32> {
        self.more.as_ref()?.offered_after.last().copied()
    }

    /// The pieces that somebody has displaced and that were not put back.
    pub(crate) fn displaced(&self) -> Option<Displacement> {
        self.more.as_ref().and_then(|more| more.displaced)
    }

    /// Since when and why the arbiter waits for the next move, if so.
    pub(crate) fn wait(&self) -> Option<Wait> {
        self.more.as_ref().and_then(|more| more.wait)
    }

    /// Which players want to take back an illegal move that was answered.
    /// Since when either player agrees to play on, where no arbiter restarts the clocks.
    #[must_use]
    pub fn ready(&self) -> ByColor<Option<Instant>> {
        self.more.as_ref().map_or(ByColor::default(), |more| more.ready)
    }

    pub(crate) fn want_back(&self) -> ByColor<bool> {
        self.more.as_ref().map_or(ByColor::default(), |more| more.want_back)
    }

    /// The last illegal move that the game still has and that was answered on the board.
    pub(crate) fn answered_illegal_move(&self) -> Option<&IrregularPly> {
        let (_, earlier) = self.plies.split_last()?;
        let is_played = |irregular: &&IrregularPly| earlier.iter().any(|ply| ply.entry == irregular.entry);
        self.irregular().iter().rev().find(is_played)
    }

    /// An illegal move of a player that the opponent has answered before the clock was pressed for it.
    pub(crate) fn answered_and_not_completed(&self, by: Color) -> Option<&IrregularPly> {
        let mut open = self.irregular().iter().filter(|irregular| irregular.open);
        open.find(|irregular| irregular.by == by && !irregular.completed)
    }

    /// Whether an entry tells of a press without a move.
    pub(crate) fn is_press_without_move(&self, entry: EntryNo) -> bool {
        let mut presses = self
            .irregular()
            .iter()
            .filter(|irregular| irregular.what == Irregular::NoMove);
        presses.any(|irregular| irregular.entry == entry)
    }

    /// What is wrong with an irregular ply.
    pub(crate) fn cause_of(&self, irregular: &IrregularPly) -> Cause {
        match irregular.what {
            Irregular::Move(attempt) => Cause::of(&self.board_before(irregular.entry).to_setup(), attempt),
            Irregular::Unfinished => Cause::Unfinished,
            Irregular::NoMove => Cause::NoMove,
        }
    }

    /// The illegal moves of the game, and the presses without a move.
    pub(crate) fn irregular(&self) -> &[IrregularPly] {
        self.more.as_deref().map_or(&[], |more| &more.irregular)
    }

    /// The entry that restored the position and the move that was taken back first, if it was after this one.
    pub(crate) fn restored(&self, after: EntryNo) -> Option<(EntryNo, Ply)> {
        let restored = self.more.as_ref()?.restored?;
        (restored.0 > after).then_some(restored)
    }

    /// The illegal move that stands on the board, neither completed nor answered, and its entry.
    pub(crate) fn attempted(&self) -> Option<(EntryNo, Attempt)> {
        self.more.as_ref().and_then(|more| more.attempt)
    }

    /// Whether the player to move has left something that the opponent can answer: a move that nobody has read yet, or the clock
    /// pressed without a whole move.
    pub(crate) fn can_be_answered(&self) -> bool {
        self.more.is_some() && (self.unread_move().is_some() || self.passed().is_some())
    }

    /// What a player's move is made on: the board, or what the opponent has left there without completing a legal move.
    pub(crate) fn board_of(&self, player: Color) -> Setup {
        let board = self.board().to_setup();
        if player == board.turn {
            return board;
        }
        let unread = || self.unread_move();
        match self.attempted().or_else(unread) {
            Some((_, attempt)) => legality::play(&board, attempt),
            None if self.passed().is_some() => self.board_passed(),
            None => board,
        }
    }

    /// Puts something on the board; a position wherever it is one.
    pub(crate) fn put(&mut self, setup: Setup) {
        self.board = match Position::accept(&setup) {
            Ok(position) => KeptBoard::Position(position),
            Err(_) => KeptBoard::Setup(self.keep_setup(setup)),
        };
    }
}
