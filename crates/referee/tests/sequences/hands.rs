//! Moves made by hands: sloppily, wrongly, by both players at once, and as a board senses them.

use jadoube_board::{Color, Move, Piece, Role, Square};
use jadoube_referee::act::{self, Hand, Intent, Order};
use jadoube_referee::{Act, Author, EventDraft, Game};

use super::{Random, Sequence, acts};
use crate::sloppy::{by_hand, carried, sensed};

impl Sequence {
    /// What hands do next: the rest of a move that was begun, or the beginning of one.
    pub(super) fn handled(&mut self, game: &Game, mv: Move) -> EventDraft {
        if self.plan.is_empty() {
            self.plan = self.planned(game, mv);
            self.plan.reverse();
        }
        if self.random.percent(self.fumbles) {
            return anything(&mut self.random, game);
        }
        match self.plan.pop() {
            // Now and then something is left out.
            Some(_) if self.random.percent(self.fumbles) => anything(&mut self.random, game),
            Some(draft) => draft,
            None => act::Pressed {}.by(game.turn()),
        }
    }

    /// All that a player does to make this move, or an illegal one.
    fn planned(&mut self, game: &Game, mv: Move) -> Vec<EventDraft> {
        let (by, random) = (game.turn(), &mut self.random);
        let Some(position) = game.position() else {
            return vec![anything(random, game)];
        };
        let acts = match random.below(20) {
            0..=2 => sensed(random, position, &position.make(mv)),
            // From any square to any other: most such moves are illegal.
            3 | 4 => {
                let own: Vec<Square> = position.colored(by).into_iter().collect();
                let (from, to) = (random.pick(&own), acts::square(random));
                let captured = position.piece_at(to).filter(|_| from != to && random.percent(80));
                let mut acts = carried(random, from, to);
                acts.extend(captured.map(|_| Act::from(act::Removed { square: to, hand: None })));
                acts
            }
            // A pawn is left on the last rank.
            5 if mv.promotion().is_some() => carried(random, mv.from(), mv.to()),
            _ => by_hand(random, position, mv),
        };
        let mut drafts: Vec<EventDraft> = acts.into_iter().map(|act| handled_by(act, by)).collect();
        // The hands are seen, on some moves.
        if random.percent(20) {
            for draft in &mut drafts {
                use_a_hand(random, &mut draft.act);
            }
        }
        // Without a clock there may be nothing to press, and some forget to.
        if game.clock().is_some() || random.percent(60) {
            drafts.push(act::Pressed {}.by(by));
        }
        drafts
    }
}

/// A board that senses its pieces does not know whose hand it was.
fn handled_by(act: Act, by: Color) -> EventDraft {
    match act {
        Act::Sensed(_) => act.by(Author::Nobody),
        act => act.by(by),
    }
}

fn use_a_hand(random: &mut Random, act: &mut Act) {
    let used = Some(random.of(&[Hand::Right, Hand::Right, Hand::Left, Hand::Both]));
    match act {
        Act::Lifted(lifted) => lifted.hand = used,
        Act::Placed(placed) => placed.hand = used,
        Act::Released(released) => released.hand = used,
        Act::Removed(removed) => removed.hand = used,
        Act::TookFromBox(took) => took.hand = used,
        _ => {}
    }
}

/// Anything that a hand can do to a piece, and what is said about it.
fn anything(random: &mut Random, game: &Game) -> EventDraft {
    let by = match random.percent(75) {
        true => game.turn(),
        false => !game.turn(),
    };
    let pieces = game.board().to_setup();
    let standing: Vec<Square> = pieces.pieces().map(|(square, _)| square).collect();
    // Mostly where something stands.
    let square = match random.percent(80) && !standing.is_empty() {
        true => random.pick(&standing),
        false => acts::square(random),
    };
    let hand = random.of(&[None, None, Some(Hand::Left), Some(Hand::Right)]);
    let act: Act = match random.below(24) {
        0..=3 => act::Touched {
            square,
            intent: random.of(&[
                None,
                None,
                Some(Intent::Accidental),
                Some(Intent::Unclear),
                Some(Intent::ToCastle),
            ]),
            order: random.of(&[None, None, Some(Order::Unclear), Some(Order::Together)]),
        }
        .into(),
        4..=6 => act::Lifted { square, hand }.into(),
        7 | 8 => act::Placed { square, hand }.into(),
        9..=11 => act::Released { square, hand }.into(),
        12 | 13 => act::Removed { square, hand }.into(),
        14 => {
            let piece = random_piece(random);
            act::TookFromBox { piece, hand }.into()
        }
        15 => {
            let square = random.percent(50).then_some(square);
            act::Adjusting { square }.into()
        }
        16 => act::UsedBothHands {}.into(),
        17 => {
            let piece = random.percent(50).then(|| random_piece(random));
            return act::Sensed { square, piece }.by(Author::Nobody);
        }
        18 => act::Claimed {
            claim: random.pick(&[act::Claim::TouchedPiece, act::Claim::IllegalMove]),
        }
        .into(),
        19 => {
            let irregularity = random.of(&[act::Irregularity::IllegalMove, act::Irregularity::IllegalPosition]);
            return act::Noticed {
                irregularity,
                about: None,
                after: None,
            }
            .by(Author::Arbiter);
        }
        20 => act::Displaced { square: None }.into(),
        21 => act::PutBack {}.into(),
        _ => act::Pressed {}.into(),
    };
    act.by(by)
}

fn random_piece(random: &mut Random) -> Piece {
    let role = random.of(&Role::ALL);
    role.of(random.color())
}
