//! The same game told in whole moves: what hands come to is told as the move that it is, and the referee must say the same.

use std::collections::HashMap;

use jadoube_board::{Attempt, ByColor};
use jadoube_referee::act::{Answered, Made, Played};
use jadoube_referee::{Act, Cause, Effect, Entry, EntryNo, Event, Finding, Game, MateProver, Referee, Terms, Word};

/// A game told in whole moves, beside one in which hands make them.
pub(crate) struct WholeMoves {
    referee: Referee,
    /// Entries that say the same, here by those of the other game.
    same: HashMap<EntryNo, EntryNo>,
    /// Whose hands have done something since their last move, or since the opponent's. What a board senses is done by the
    /// player to move.
    handled: ByColor<bool>,
    /// How many moves of hands were told as whole moves.
    pub(crate) moves: usize,
}

impl WholeMoves {
    pub(crate) fn new(terms: Terms) -> WholeMoves {
        WholeMoves {
            referee: Referee::new(terms).expect("sound terms"),
            same: HashMap::new(),
            handled: ByColor::default(),
            moves: 0,
        }
    }

    /// Tells what the other game has heard last, from this entry on, and compares. Whether whole moves can tell what comes
    /// next is returned: they cannot once a ruling has turned on the hands themselves.
    pub(crate) fn tell(&mut self, other: &Referee, first: usize, prover: &mut MateProver) -> bool {
        let Entry::Event(event) = &other.record()[first] else {
            panic!("an event comes first");
        };
        let said = &other.record()[first + 1..];
        if said.iter().any(turns_on_hands) || (matches!(event.act, Act::Claimed(_)) && other.game().claim_forfeited()) {
            return false;
        }
        let Some(told) = self.in_whole_moves(other, first, event) else {
            return false;
        };
        let Some(told) = told else {
            let only_of_hands = said.iter().all(is_of_hands);
            if only_of_hands {
                self.compare(other.game(), event);
            }
            return only_of_hands;
        };
        let at = self.referee.record().len();
        let act = format!("{told:?}");
        if let Err(refusal) = self.referee.hear(told, prover) {
            panic!("{act} is refused as a whole: {refusal}");
        }
        // What is said is the same.
        let numbered = |entries: &[Entry], from: usize| -> Vec<(EntryNo, String)> {
            let said = entries.iter().enumerate().skip(1);
            let said = said.filter(|(_, entry)| !is_of_hands(entry));
            said.map(|(index, entry)| (EntryNo::after(from + index), what(entry)))
                .collect()
        };
        let here = numbered(&self.referee.record()[at..], at);
        let there = numbered(&other.record()[first..], first);
        let words = |said: &[(EntryNo, String)]| said.iter().map(|(_, what)| what.clone()).collect::<Vec<_>>();
        // A move against what touched pieces demand does not mate, and leaves no stalemate. Whole moves touch nothing.
        let ends = |said: &[(EntryNo, String)]| said.iter().any(|(_, what)| what.starts_with("end."));
        if ends(&here) && !ends(&there) && breaks_duty(other, first) {
            return false;
        }
        assert_eq!(words(&here), words(&there), "said to {event:?}, told as {act}");
        let numbers = there.iter().zip(&here).map(|((there, _), (here, _))| (*there, *here));
        self.same.extend(numbers);
        self.same.insert(EntryNo::after(first), EntryNo::after(at));
        self.compare(other.game(), event);
        true
    }

    /// The event as whole moves tell it; nothing, if it is only part of a move. None if they cannot tell it.
    fn in_whole_moves(&mut self, other: &Referee, first: usize, event: &Event) -> Option<Option<Event>> {
        let moves = self.made_by(other, first)?;
        let attempt = match moves.as_slice() {
            [] => None,
            // The turn was passed by a press without a move.
            [attempt] if attempt.from == attempt.to => return None,
            [attempt] => Some(*attempt),
            // An illegal move and the answer to it, at one moment.
            _ => return None,
        };
        let turn = self.referee.game().turn();
        let is_legal = other.game().plies().last().is_some_and(|ply| ply.legal().is_some());
        let with = |act: Act, by| {
            let mut draft = act.by(by);
            draft.seen = event.seen;
            Some(Some(draft.at(event.at)))
        };
        let handled = self.handled.white || self.handled.black;
        if is_handling(&event.act) {
            self.handled[event.by.player().unwrap_or(turn)] = true;
        }
        if attempt.is_some() {
            self.handled[turn] = false;
        }
        match (&event.act, attempt) {
            (act, None) if is_handling(act) => Some(None),
            // What is pressed, noticed or claimed of a move that is begun and not made, whole moves do not tell.
            (Act::Pressed(_) | Act::Noticed(_) | Act::Claimed(_), None) if handled => None,
            // What is answered by hand was made before it, and is no legal move.
            (act, Some(_)) if is_handling(act) && !is_legal => None,
            (act, Some(attempt)) if is_handling(act) => {
                self.moves += 1;
                with(Made { attempt }.into(), turn)
            }
            (Act::Pressed(_), Some(attempt)) => {
                self.moves += 1;
                with(Played { attempt }.into(), turn)
            }
            (Act::Answered(answered), _) => {
                let question = *self.same.get(&answered.question)?;
                let act = Answered {
                    question,
                    answer: answered.answer,
                };
                Some(Some(Event {
                    act: act.into(),
                    ..event.clone()
                }))
            }
            (Act::Overruled(_) | Act::Appealed(_) | Act::AppealDecided(_), _) => None,
            _ => Some(Some(event.clone())),
        }
    }

    /// The moves that the event has made, before anything was said to it. None if an earlier move is another one now.
    fn made_by(&self, other: &Referee, first: usize) -> Option<Vec<Attempt>> {
        let takes_back = |entry: &Entry| match entry {
            Entry::Ruling(ruling) => ruling
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Restored { .. })),
            Entry::Event(_) | Entry::Question(_) => false,
        };
        let bare = other.record()[first..].iter().any(takes_back).then(|| {
            let mut bare = other.clone();
            bare.rewind(first + 1);
            bare
        });
        let now = attempts(bare.as_ref().unwrap_or(other).game());
        let before = attempts(self.referee.game());
        now.strip_prefix(before.as_slice()).map(<[Attempt]>::to_vec)
    }

    fn compare(&self, other: &Game, event: &Event) {
        let here = self.referee.game();
        assert_eq!(attempts(here), attempts(other), "moves after {event:?}");
        assert_eq!(here.board(), other.board(), "the board after {event:?}");
        assert_eq!(here.made(), other.made(), "made after {event:?}");
        assert_eq!(here.completed(), other.completed(), "completed after {event:?}");
        assert_eq!(here.unpressed(), other.unpressed(), "to be pressed after {event:?}");
        assert_eq!(here.phase(), other.phase(), "the phase after {event:?}");
        assert_eq!(here.interrupted(), other.interrupted(), "interrupted after {event:?}");
        for color in jadoube_board::Color::ALL {
            let time = |game: &Game| game.clock().map(|clock| clock.remaining(color, event.at));
            assert_eq!(time(here), time(other), "{color}'s time after {event:?}");
            let counted = |game: &Game| game.illegal_moves(color);
            assert_eq!(counted(here), counted(other), "{color}'s illegal moves after {event:?}");
        }
    }
}

/// Whether the last move is another one than the hands before this entry demand.
fn breaks_duty(other: &Referee, first: usize) -> bool {
    let mut before = other.clone();
    before.rewind(first);
    let (Some(duty), Some(ply)) = (before.game().duty_of_hands(), other.game().plies().last()) else {
        return false;
    };
    let position = ply.legal().map(|(position, _)| position);
    position.is_some_and(|position| !duty.is_kept_by(ply.attempt(), position))
}

fn attempts(game: &Game) -> Vec<Attempt> {
    game.plies().iter().map(|ply| ply.attempt()).collect()
}

/// Whether an act tells of hands at the pieces, or of a board that senses them.
pub(crate) fn is_handling(act: &Act) -> bool {
    use Act::{Adjusting, Lifted, Placed, Released, Removed, Sensed, TookFromBox, Touched, UsedBothHands};
    matches!(
        act,
        Adjusting(_)
            | Lifted(_)
            | Placed(_)
            | Released(_)
            | Removed(_)
            | Sensed(_)
            | TookFromBox(_)
            | Touched(_)
            | UsedBothHands(_)
    )
}

/// Whether an entry says what touched pieces bind to, and no more: whole moves do not tell of it.
fn is_of_hands(entry: &Entry) -> bool {
    let Entry::Ruling(ruling) = entry else { return false };
    let starts = [
        "touch",
        "release.",
        "promotion.",
        "adjust.",
        "move-made.",
        "draw-claim.forfeited",
    ];
    let binds = |effect: &Effect| {
        matches!(
            effect,
            Effect::MustPlay { .. }
                | Effect::MustMovePiece { .. }
                | Effect::MustCapture { .. }
                | Effect::ClaimForfeited { .. }
        )
    };
    starts.iter().any(|start| ruling.key.as_str().starts_with(start)) && ruling.effects.iter().all(binds)
}

/// Whether an entry rests on hands and does more than to bind a player.
fn turns_on_hands(entry: &Entry) -> bool {
    let (key, also_by) = match entry {
        Entry::Event(_) => return false,
        Entry::Ruling(ruling) => (ruling.key, &ruling.also_by),
        Entry::Question(question) => (question.key, &question.also_by),
    };
    let of_hands = [
        "touch",
        "release.",
        "adjust.",
        "move-made.",
        "execution.",
        "illegal-move.two-hands",
    ];
    // The piece that a hand has put on the last rank: what follows from it beyond the duty to play it.
    if key.as_str() == "promotion.choice-final" && !is_of_hands(entry) {
        return true;
    }
    // What a move costs that was made with both hands. Of a legal move nothing else is asked by these provisions.
    if let Entry::Question(question) = entry
        && key.as_str().starts_with("illegal-move.")
    {
        match &question.about {
            Finding::CompletedIrregularly(completed) if completed.cause == Cause::BothHands => return true,
            Finding::BothHandsUsed(_) | Finding::MoveMade(_) => return true,
            _ => {}
        }
    }
    let keys = [key].into_iter().chain(also_by.iter().copied());
    let mut keys = keys.map(|key| key.as_str());
    !is_of_hands(entry) && keys.any(|key| of_hands.iter().any(|start| key.starts_with(start)))
}

/// What is said, without the numbers of entries.
fn what(entry: &Entry) -> String {
    match entry {
        Entry::Event(event) => format!("{event:?}"),
        Entry::Ruling(ruling) => format!("{} {:?}", ruling.key.as_str(), ruling.also_by),
        // Times before a move are those of when it was made, which hands tell more exactly.
        Entry::Question(question) => {
            let words: Vec<Word> = question.choices.iter().map(|choice| choice.word).collect();
            format!("{} {words:?}", question.key.as_str())
        }
    }
}
