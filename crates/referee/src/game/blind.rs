//! Play without sight: who has which board, what was announced, and who helps.

use jadoube_board::{Attempt, ByColor, Color, Square, Squares};

use crate::act::{Duty, Information};
use crate::entry::EntryNo;
use crate::game::{Game, Played};
use crate::hands::{Amount, Handling};
use crate::terms::Boards;

/// What most games never have: two boards, announcements, assistants.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Blind {
    /// Two boards were demanded, and must be used.
    pub(crate) two_boards: bool,
    /// Who was found to be visually disabled.
    pub(crate) found: ByColor<bool>,
    /// What the assistant of each player may do.
    pub(crate) duties: ByColor<Vec<Duty>>,
    /// The last announcement.
    pub(crate) announced: Option<Announcement>,
    /// Who has started the opponent's clock before the move was announced.
    pub(crate) pressed_early: Option<Color>,
    /// The last event by which an announcement was corrected too late.
    pub(crate) corrected_late: Option<EntryNo>,
    /// What each player has asked for and was not told.
    pub(crate) requested: ByColor<Vec<Information>>,
    /// The opponent's move that is carried out on each player's board.
    pub(crate) carried_out: ByColor<Option<EntryNo>>,
    /// How many pieces of a move that is being carried out each player has put down.
    put_down: ByColor<u8>,
    /// Whose hand holds a piece of it.
    carrying: ByColor<bool>,
    /// Whose board shows something else than the game.
    pub(crate) differs: ByColor<bool>,
}

/// What was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Announcement {
    /// Whose move.
    pub(crate) of: Color,
    /// The event that tells of it.
    pub(crate) entry: EntryNo,
    /// The move, if it was understood as one.
    pub(crate) attempt: Option<Attempt>,
    /// Whether the opponent has repeated it.
    pub(crate) repeated: bool,
}

impl Game {
    pub(crate) fn blind(&self) -> Option<&Blind> {
        self.more.as_ref()?.blind.as_deref()
    }

    pub(crate) fn blind_mut(&mut self) -> &mut Blind {
        self.more_mut().blind.get_or_insert_default()
    }

    /// Whether a player is visually disabled.
    #[must_use]
    pub fn is_visually_disabled(&self, player: Color) -> bool {
        self.terms().visually_disabled[player] || self.blind().is_some_and(|blind| blind.found[player])
    }

    /// Whether each player has a board.
    #[must_use]
    pub fn has_two_boards(&self) -> bool {
        self.terms().boards == Boards::Two || self.blind().is_some_and(|blind| blind.two_boards)
    }

    /// Whether a player has a board with holes for the pegs of the pieces.
    #[must_use]
    pub fn has_special_board(&self, player: Color) -> bool {
        self.has_two_boards() && self.is_visually_disabled(player)
    }

    /// What the assistant of a player may do; nothing without one.
    #[must_use]
    pub fn assistant_duties(&self, player: Color) -> &[Duty] {
        self.blind().map_or(&[], |blind| &blind.duties[player])
    }

    /// Whether a player's board shows something else than the game, as far as it was told.
    #[must_use]
    pub fn board_differs(&self, player: Color) -> bool {
        self.blind().is_some_and(|blind| blind.differs[player])
    }

    /// The legal move that stands on the special board of the player to move and was not announced.
    pub(crate) fn stands_unannounced(&self, player: Color) -> Option<Attempt> {
        if player != self.turn() || !self.has_special_board(player) {
            return None;
        }
        match self.hands()?.amount(&self.board().to_setup()) {
            Amount::Move(attempt) => Some(attempt),
            _ => None,
        }
    }

    /// What was announced of the next move of the player who has it.
    pub(crate) fn announced_ahead(&self, player: Color) -> Option<Announcement> {
        let announced = self.blind()?.announced?;
        let last = self.plies().last().map(|ply| ply.entry);
        (announced.of == player && player == self.turn() && Some(announced.entry) > last).then_some(announced)
    }

    /// What was announced of the last move, by the player who made it.
    pub(crate) fn announced_last(&self) -> Option<Announcement> {
        let announced = self.blind()?.announced?;
        let before_last = self.plies().iter().rev().nth(1).map(|ply| ply.entry);
        (announced.of != self.turn() && Some(announced.entry) > before_last).then_some(announced)
    }

    /// The move of a player with which an announcement has to agree, once there is one: what stands on the special board, or what
    /// the player has made.
    pub(crate) fn move_to_announce(&self, player: Color) -> Option<Attempt> {
        match player == self.turn() {
            true => self.stands_unannounced(player),
            false => self.plies().last().map(|ply| ply.attempt()),
        }
    }

    /// Whether that move was announced as another one, and this was not corrected.
    pub(crate) fn has_slipped(&self, player: Color) -> bool {
        let announced = match player == self.turn() {
            true => self.announced_ahead(player),
            false => self.announced_last(),
        };
        let stands = self.move_to_announce(player);
        stands.is_some() && announced.is_some_and(|announced| announced.attempt != stands)
    }

    /// Whether a move on the special board has to wait for its announcement.
    pub(crate) fn waits_for_announcement(&self, player: Color, attempt: Attempt) -> bool {
        let ahead = || self.announced_ahead(player).and_then(|announced| announced.attempt);
        self.has_special_board(player) && ahead() != Some(attempt)
    }

    /// The opponent's last move, which a player has not carried out on the own board.
    fn behind(&self, player: Color) -> Option<EntryNo> {
        let last = self
            .plies()
            .last()
            .filter(|_| self.has_two_boards() && player == self.turn())?;
        let carried = self.blind().and_then(|blind| blind.carried_out[player]);
        (carried != Some(last.entry)).then_some(last.entry)
    }

    /// The squares on which the last move has changed something, and how many pieces it puts down.
    fn last_change(&self) -> Option<(Squares, u8)> {
        let last = self.plies().last()?;
        let (before, after) = (self.before(last), self.board());
        let differs = |square: &Square| before.piece_at(*square) != after.piece_at(*square);
        let squares: Squares = Squares::ALL.into_iter().filter(differs).collect();
        let castles = matches!(last.played, Played::Legal(mv) if mv.kind() == jadoube_board::Kind::Castling);
        Some((squares, if castles { 2 } else { 1 }))
    }

    /// Whether a hand only carries the opponent's last move out on the player's own board. That touches nothing.
    pub(crate) fn carries_out(&self, player: Color, handling: Handling) -> bool {
        if self.behind(player).is_none() {
            return false;
        }
        let carrying = self.blind().is_some_and(|blind| blind.carrying[player]);
        match handling {
            Handling::Touch(square, ..) | Handling::Lift(square) | Handling::Remove(square) => {
                self.last_change().is_some_and(|(squares, _)| squares.contains(square))
            }
            Handling::Place(_) | Handling::Release(_) => carrying,
            // A pawn that is promoted is replaced.
            Handling::TakeFromBox(piece) => piece.color != player,
        }
    }

    /// Whether the opponent's move is carried out once the hand has done this.
    pub(crate) fn completes_carrying_out(&self, player: Color, handling: Handling) -> bool {
        let put_down = self.blind().map_or(0, |blind| blind.put_down[player]) + 1;
        let all = self.last_change().is_some_and(|(_, pieces)| put_down >= pieces);
        matches!(handling, Handling::Release(_)) && all
    }

    /// A hand carries the opponent's last move out.
    pub(crate) fn carry_out_by_hand(&mut self, player: Color, handling: Handling) {
        let completes = self.completes_carrying_out(player, handling);
        let entry = self.plies().last().map(|ply| ply.entry);
        let change = self.last_change();
        let blind = self.blind_mut();
        match handling {
            Handling::Lift(_) | Handling::TakeFromBox(_) => blind.carrying[player] = true,
            Handling::Release(square) => {
                blind.carrying[player] = false;
                blind.put_down[player] += 1;
                blind.differs[player] |= change.is_some_and(|(squares, _)| !squares.contains(square));
                if completes {
                    blind.put_down[player] = 0;
                    blind.carried_out[player] = entry;
                }
            }
            Handling::Touch(..) | Handling::Place(_) | Handling::Remove(_) => {}
        }
    }

    /// The opponent's last move is carried out on a player's board, rightly or as another move.
    pub(crate) fn carry_out(&mut self, player: Color, attempt: Attempt) {
        let last = self.plies().last().map(|ply| (ply.entry, ply.attempt()));
        let blind = self.blind_mut();
        blind.carried_out[player] = last.map(|(entry, _)| entry);
        blind.differs[player] |= last.is_some_and(|(_, played)| played != attempt);
        (blind.carrying[player], blind.put_down[player]) = (false, 0);
    }

    /// Both boards show what the game has.
    pub(crate) fn boards_agree(&mut self) {
        let (last, turn) = (self.plies().last().map(|ply| ply.entry), self.turn());
        let blind = self.blind_mut();
        blind.differs = ByColor::default();
        blind.carried_out[turn] = last;
        (blind.carrying, blind.put_down) = (ByColor::default(), ByColor::default());
    }
}
