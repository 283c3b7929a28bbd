//! The board under the hands, beside what the game stands on.

use jadoube_board::legality::{legal_moves, play};
use jadoube_board::{Attempt, Color, Setup};
use jadoube_laws::Key;
use jadoube_laws::values::TouchCountsWhen;

use crate::act::{Hand, Intent};
use crate::entry::EntryNo;
use crate::event::Head;
use crate::game::{Game, Irregular, Must, Obligation};
use crate::hands::{Amount, Asked, Duty, Handling, Hands, Part, RELEASED, Touch};

/// The condition by which the arbiter says that a touch was meant.
pub(crate) const TOUCH_WAS_MEANT: &str = "touch-was-meant";
/// The condition by which the arbiter says that a piece was touched before the one told before it.
pub(crate) const TOUCHED_FIRST: &str = "touched-first";
/// The condition by which the arbiter says that king and rook were touched to castle.
pub(crate) const MEANT_TO_CASTLE: &str = "meant-to-castle";

impl Game {
    /// What hands have done since the last move, if anything.
    pub(crate) fn hands(&self) -> Option<&Hands> {
        self.more.as_ref()?.hands.as_deref()
    }

    /// What stands on the board as hands have left it, whether the game has got there or not. What a player holds is shown where
    /// it stood.
    #[must_use]
    pub fn standing(&self) -> Setup {
        let board = self.board().to_setup();
        match (self.hands(), self.attempted()) {
            (Some(hands), _) => hands.standing_on(&board),
            (None, Some((_, attempt))) => play(&board, attempt),
            (None, None) => board,
        }
    }

    /// What they did for the last move.
    pub(crate) fn previous_hands(&self) -> Option<&Hands> {
        self.more.as_ref()?.previous.as_deref()
    }

    /// The hands as they are now.
    pub(crate) fn hands_now(&self) -> Hands {
        match (self.hands(), self.previous_hands()) {
            (Some(hands), _) => hands.clone(),
            (None, Some(previous)) => self.over_sensed(Hands::after(previous, &self.board().to_setup())),
            (None, None) => self.over_sensed(Hands::new(&self.board().to_setup())),
        }
    }

    pub(crate) fn hands_mut(&mut self) -> &mut Hands {
        let now = match self.hands() {
            Some(_) => None,
            None => Some(self.hands_now()),
        };
        let hands = &mut self.more_mut().hands;
        hands.get_or_insert_with(|| Box::new(now.unwrap_or_else(|| Hands::new(&Setup::empty()))))
    }

    pub(crate) fn previous_hands_mut(&mut self) -> &mut Hands {
        let board = self.board().to_setup();
        let previous = &mut self.more_mut().previous;
        previous.get_or_insert_with(|| Box::new(Hands::new(&board)))
    }

    /// A hand does something: pieces are where it has left them, and what that amounts to is played.
    pub(crate) fn handle(&mut self, head: Head, handling: Handling, hand: Option<Hand>) {
        let Some(by) = head.by.player() else { return };
        if self.carries_out(by, handling) {
            self.carry_out_by_hand(by, handling);
            return;
        }
        let touches_only = matches!(handling, Handling::Touch(..));
        self.begin_reply(head, by);
        if let Some(attempt) = self.answer_by_hand(by, handling) {
            self.make_attempt(head, by, attempt);
            return;
        }
        self.hands_mut().use_hand(hand, head.seen);
        self.hands_mut().handle(head.no, by, handling, hand);
        self.sense_hands();
        if by != self.turn() {
            let moved_on = self.unpressed[by] && !self.hands_mut().is_in_order() && !self.hands_mut().holds(by);
            self.hands_mut().moved_on |= moved_on;
        }
        if by != self.turn() || touches_only {
            return;
        }
        let board = self.board().to_setup();
        let ends = matches!(handling, Handling::Release(_) | Handling::Remove(_));
        let amount = self.hands_mut().amount(&board);
        if let (Amount::Part(part), Handling::Release(_)) = (amount, handling)
            && !matches!(part, Part::Promotion(None) | Part::Capture(None) | Part::KingStep(..))
        {
            self.hands_mut().committed.get_or_insert(part);
        }
        match amount {
            Amount::Move(attempt) if ends && self.waits_for_announcement(by, attempt) => self.more_mut().attempt = None,
            Amount::Move(attempt) if ends => self.make_attempt(head, by, attempt),
            // A pawn that is left on the last rank is no legal move yet.
            Amount::Part(Part::Promotion(Some(attempt))) => {
                let left = Attempt {
                    promotion: None,
                    ..attempt
                };
                self.put_attempt(head, left);
            }
            Amount::Illegal(attempt) => self.put_attempt(head, attempt),
            _ => self.more_mut().attempt = None,
        }
    }

    /// The move with which a player who lets go of a piece answers an illegal move that stands on the board, not completed.
    pub(crate) fn answer_by_hand(&self, by: Color, handling: Handling) -> Option<Attempt> {
        let (Handling::Release(to), Some(_)) = (handling, self.attempted()) else {
            return None;
        };
        let from = self.hands_now().home_of_held(by, to)?;
        let promotion = None;
        (by != self.turn() && from != to).then_some(Attempt { from, to, promotion })
    }

    /// The step of a king that stands where it castles to as well, if nothing has shown yet which it is.
    pub(crate) fn king_step(&self) -> Option<(EntryNo, Attempt)> {
        let hands = self.hands()?;
        match (hands.released?, hands.amount(&self.board().to_setup())) {
            (no, Amount::Part(Part::KingStep(step, _))) => Some((no, step)),
            _ => None,
        }
    }

    /// Whether a move is begun by hands and is not made.
    pub(crate) fn is_in_the_middle_of_a_move(&self) -> bool {
        let Some(hands) = self.hands() else { return false };
        matches!(
            hands.amount(&self.board().to_setup()),
            Amount::InHand | Amount::Part(_) | Amount::Disorder(_)
        )
    }

    /// Whether a move is begun by hands, and nothing was put down.
    pub(crate) fn has_piece_in_the_air(&self) -> bool {
        let amount = self.hands().map(|hands| hands.amount(&self.board().to_setup()));
        amount == Some(Amount::InHand)
    }

    /// Whether both hands were used for the last move.
    pub(crate) fn both_hands_used(&self) -> bool {
        self.previous_hands().is_some_and(Hands::both_used)
    }

    /// Whether the arbiter saw that.
    pub(crate) fn both_hands_seen(&self) -> bool {
        self.both_hands_used() && self.previous_hands().is_some_and(Hands::use_was_seen)
    }

    /// What the player to move must play after what hands have done.
    pub(crate) fn duty(&self) -> Option<Duty> {
        let asked = self.supposing(Supposition::default());
        self.hands()?.duty(self.board(), &asked)
    }

    /// What must be played after what hands have done, if anything must.
    #[must_use]
    pub fn duty_of_hands(&self) -> Option<Obligation> {
        self.duty_of_hands_if(Supposition::default())
    }

    /// The same, if what nobody has judged is as supposed.
    pub(crate) fn duty_of_hands_if(&self, supposition: Supposition) -> Option<Obligation> {
        let asked = self.supposing(supposition);
        obligation(self.hands()?.duty(self.board(), &asked)?, self.turn())
    }

    fn supposing(&self, supposition: Supposition) -> Supposed<'_> {
        Supposed {
            game: self,
            supposition,
        }
    }

    /// Whether the arbiter has yet to say what the touched pieces bind to.
    pub(crate) fn duty_is_in_doubt(&self) -> bool {
        self.duty().is_some_and(|duty| duty.doubt.is_some())
    }

    /// The move that was made and released before its piece was moved on, and the clock pressed with nobody acting on it.
    pub(crate) fn amended(&self) -> Option<Attempt> {
        self.more.as_ref().and_then(|more| more.amended)
    }

    /// Nobody has acted on what a player did after making a move: with the press the game goes on from what stands there. What no
    /// one legal move leaves is not played, and is a press in the middle of a move.
    pub(crate) fn take_what_stands(&mut self, no: EntryNo, by: Color) {
        let Some(hands) = self.hands().filter(|hands| hands.moved_on && !hands.holds(by)) else {
            return;
        };
        let Some(last) = self.plies.last().copied() else { return };
        let before = self.before(&last).to_setup();
        let stands = legal_moves(&before)
            .into_iter()
            .find(|attempt| hands.stands_as(&play(&before, *attempt)));
        match stands {
            Some(attempt) => self.amend(last, attempt),
            None => self.press_without_move(no, by, Irregular::Unfinished),
        }
    }

    /// What had to be played instead of the last move after what hands had done, if it is another move.
    pub(crate) fn duty_broken_by_last_move(&self) -> Option<Obligation> {
        self.duty_broken_by_last_move_if(Supposition::default())
    }

    /// The same, if what nobody has judged is as supposed.
    pub(crate) fn duty_broken_by_last_move_if(&self, supposition: Supposition) -> Option<Obligation> {
        // The piece was released, and then moved on.
        if let Some(original) = self.amended() {
            return Some(Obligation {
                player: !self.turn(),
                must: Must::Play(original),
                key: RELEASED,
            });
        }
        let (hands, ply) = (self.previous_hands()?, self.plies.last()?);
        let before = self.before(ply);
        let position = before.position()?;
        let asked = self.supposing(supposition);
        let obligation = obligation(hands.duty(before, &asked)?, before.turn())?;
        (!obligation.is_kept_by(ply.attempt(), position)).then_some(obligation)
    }
}

fn obligation(duty: Duty, player: Color) -> Option<Obligation> {
    let key = duty.key;
    let must = duty.must.filter(|_| duty.doubt.is_none())?;
    Some(Obligation { player, must, key })
}

/// What is supposed of touches that nobody has judged.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Supposition {
    /// Whether touches that may have been an accident were meant.
    pub(crate) meant: Option<bool>,
    /// Whether pieces touched in no clear order were touched before the one told before them.
    pub(crate) first: Option<bool>,
}

/// What the game says of touches, and what is supposed.
struct Supposed<'a> {
    game: &'a Game,
    supposition: Supposition,
}

impl Asked for Supposed<'_> {
    fn counts(&self, touch: &Touch) -> bool {
        self.game.touch_counts(touch, self.supposition.meant)
    }

    fn has(&self, key: Key) -> bool {
        self.game.provisions().has(key).is_some()
    }

    fn together_is_king_first(&self) -> bool {
        self.game.provisions().castling_touched_together.value
    }

    fn meant_to_castle(&self) -> Option<bool> {
        let hands = self.game.hands().or(self.game.previous_hands())?;
        let touches = hands.touches().iter().map(|touch| touch.entry);
        let mut told = touches.chain(hands.released);
        told.find_map(|entry| self.game.established(MEANT_TO_CASTLE, entry))
    }

    fn was_first(&self, touch: &Touch) -> Option<bool> {
        let unclear = touch.order.is_some().then_some(self.supposition.first).flatten();
        self.game.established(TOUCHED_FIRST, touch.entry).or(unclear)
    }
}

impl Game {
    /// Whether a touch binds. Of one that may have been an accident the arbiter says so, or it is supposed.
    fn touch_counts(&self, touch: &Touch, supposed: Option<bool>) -> bool {
        let meant = match touch.intent {
            Some(Intent::Accidental) => false,
            Some(Intent::Unclear) => self.established(TOUCH_WAS_MEANT, touch.entry).or(supposed) == Some(true),
            Some(Intent::ToCastle) | None => true,
        };
        meant && !touch.announced
    }

    /// Whether the player has touched a piece since the opponent's move, so that a claim about that move is lost.
    pub(crate) fn has_touched_since(&self, player: Color, adjusting_counts: bool) -> bool {
        let touches = self.hands().map_or(&[][..], Hands::touches);
        let lost = |touch: &Touch| match touch.announced {
            true => adjusting_counts,
            false => self.touch_counts(touch, None),
        };
        touches.iter().any(|touch| touch.by == player && lost(touch))
    }

    /// Whether a touch binds only if it is meant, which is presumed.
    pub(crate) fn touch_is_presumed(&self) -> bool {
        self.provisions().touch_counts_when.value == TouchCountsWhen::MeantOrPresumed
    }
}
