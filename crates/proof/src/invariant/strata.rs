//! Where kings and pawns are, exactly, and where the pieces may be meanwhile.
//!
//! A stratum knows whose move it is, where both kings and all pawns stand, and what pawns have become. Of each piece it
//! knows a set of squares, or its very square if the piece is *pinned down*; [`Grain`] says which, and whether strata
//! know which pieces have been captured. Strata are reached from one another by the moves of the men whose squares they
//! know and by captures; moves of other pieces make their sets grow, until nothing is new.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use jadoube_board::{Color, Position, Role, Square, Squares, attacks};

use super::cover::{Flights, Placer, attack};
use crate::certificate::{Invariant, Man, Reach, Stratum};
use crate::fold::Fold;
use crate::material;

/// How much a stratum says.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Grain {
    /// Any piece that can be captured may be missing.
    Coarse,
    /// Which pieces are on the board, of those that have no like.
    Middle,
    /// Which pieces are on the board.
    Fine,
    /// Where those pieces stand that can hardly move, and of the others as much as [`Grain::Middle`].
    Pinned,
    /// Where those pieces stand that can hardly move, and of the others as much as [`Grain::Fine`].
    Exact,
}

/// Looks for an invariant of at most so many strata in which no mate is possible. Also says how many steps it took.
pub(crate) fn strata(root: &Position, winner: Color, limit: usize, grain: Grain) -> (Option<Invariant>, u64) {
    if !root.castling().is_empty() || root.legal_en_passant().is_some() {
        return (None, 0);
    }
    let mut explorer = Explorer::new(root, winner, grain);
    while let Some(index) = explorer.queue.pop() {
        explorer.nodes[index].queued = false;
        explorer.follow(index);
        explorer.steps += 1;
        if explorer.failed || explorer.nodes.len() > limit || explorer.steps > 20 * limit as u64 {
            return (None, explorer.steps);
        }
    }
    (Some(explorer.invariant()), explorer.steps)
}

/// What a stratum knows of one man: its square, [`PIECE`] plus its role, or [`GONE`].
type State = u8;

const PIECE: State = 64;
const GONE: State = 127;

/// What a stratum knows of every man, and whose move it is. Two strata never have the same.
type Key = [State; 33];

struct Node {
    key: Key,
    /// The squares of the pieces whose square is not known.
    clouds: [u64; 32],
    /// The loose men who may have been captured.
    missing: u32,
    queued: bool,
}

struct Explorer {
    men: Vec<Man>,
    winner: Color,
    kings: [usize; 2],
    /// The pieces of which a stratum does not say whether they are still on the board.
    loose: u32,
    nodes: Vec<Node>,
    places: HashMap<Key, usize, BuildHasherDefault<Fold>>,
    queue: Vec<usize>,
    failed: bool,
    steps: u64,
}

/// One stratum, taken apart.
struct Scene {
    key: Key,
    clouds: [u64; 32],
    missing: u32,
    turn: Color,
    kings: [Square; 2],
    role: [Role; 32],
    /// Where each man may be; empty for one who has been captured.
    at: [Squares; 32],
    /// Squares that are certainly occupied, by each side.
    certain: [Squares; 2],
    /// Squares that may be occupied by a man of each side who can be captured.
    prey: [Squares; 2],
    /// Squares that may be occupied, and those on which more than one man may stand.
    once: Squares,
    twice: Squares,
    pawn_attacks: [Squares; 2],
}

/// A move that may happen: a man leaves a square, arrives on another, and is then what its state says.
#[derive(Copy, Clone)]
struct Arrival {
    man: usize,
    /// The squares from which it may come.
    from: Squares,
    to: Square,
    state: State,
}

/// Whether a man captures on arrival.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Manner {
    Quiet,
    Takes,
    Either,
}

impl Explorer {
    fn new(root: &Position, winner: Color, grain: Grain) -> Explorer {
        let man = |square| {
            Some(Man {
                piece: root.piece_at(square)?,
                square,
            })
        };
        let men: Vec<Man> = root.occupied().into_iter().filter_map(man).collect();
        let king = |color| {
            men.iter()
                .position(|man| man.piece == Role::King.of(color))
                .unwrap_or(0)
        };
        let mut key = [GONE; 33];
        let mut clouds = [0; 32];
        let mut loose = 0;
        for (index, man) in men.iter().enumerate() {
            let role = man.piece.role;
            let moves = attack(man.piece, man.square, root.occupied()) - root.colored(man.piece.color);
            let pinned = matches!(grain, Grain::Pinned | Grain::Exact) && moves.len() <= 3;
            let exact = matches!(role, Role::Pawn | Role::King) || pinned;
            if exact {
                key[index] = man.square.index() as u8;
            } else {
                key[index] = PIECE + role as u8;
                clouds[index] = Squares::of(man.square).0;
            }
            let like = |other: &&Man| {
                other.piece == man.piece && (role != Role::Bishop || other.square.color() == man.square.color())
            };
            let alone = men.iter().filter(like).count() == 1;
            // Of a pawn, once it has promoted.
            let promoted = role == Role::Pawn;
            if promoted
                || !exact && (grain == Grain::Coarse || matches!(grain, Grain::Middle | Grain::Pinned) && !alone)
            {
                loose |= 1 << index;
            }
        }
        key[32] = root.turn() as u8;
        let mut explorer = Explorer {
            kings: [king(Color::White), king(Color::Black)],
            men,
            winner,
            loose,
            nodes: Vec::new(),
            places: HashMap::default(),
            queue: Vec::new(),
            failed: false,
            steps: 0,
        };
        explorer.join(key, &clouds, 0);
        explorer
    }

    /// Adds what is described to the stratum with this key.
    fn join(&mut self, key: Key, clouds: &[u64; 32], missing: u32) {
        let next = self.nodes.len();
        let index = *self.places.entry(key).or_insert(next);
        if index == next {
            self.nodes.push(Node {
                key,
                clouds: *clouds,
                missing,
                queued: true,
            });
            self.queue.push(index);
            return;
        }
        let node = &mut self.nodes[index];
        let mut grown = missing & !node.missing;
        node.missing |= missing;
        let mut more = 0;
        for (have, new) in node.clouds.iter_mut().zip(clouds) {
            more |= new & !*have;
            *have |= new;
        }
        grown |= (more != 0) as u32;
        if grown != 0 && !node.queued {
            node.queued = true;
            self.queue.push(index);
        }
    }

    fn scene(&self, key: &Key, clouds: &[u64; 32], missing: u32) -> Scene {
        let at = |index: usize| Square::from_index(key[self.kings[index]]).unwrap_or(Square::A1);
        let mut scene = Scene {
            key: *key,
            clouds: *clouds,
            missing,
            turn: turn(key),
            kings: [at(0), at(1)],
            role: [Role::King; 32],
            at: [Squares::EMPTY; 32],
            certain: [Squares::EMPTY; 2],
            prey: [Squares::EMPTY; 2],
            once: Squares::EMPTY,
            twice: Squares::EMPTY,
            pawn_attacks: [Squares::EMPTY; 2],
        };
        for (index, man) in self.men.iter().enumerate() {
            let color = man.piece.color as usize;
            let squares = match key[index] {
                GONE => continue,
                state if state >= PIECE => {
                    scene.role[index] = Role::ALL[(state - PIECE) as usize];
                    Squares(clouds[index])
                }
                state => {
                    scene.role[index] = man.piece.role;
                    Squares(1 << state)
                }
            };
            scene.at[index] = squares;
            scene.twice |= scene.once & squares;
            scene.once |= squares;
            if man.piece.role != Role::King {
                scene.prey[color] |= squares;
            }
            if let Some(square) = scene.stands(index) {
                scene.certain[color] |= squares;
                if scene.role[index] == Role::Pawn {
                    scene.pawn_attacks[color] |= attacks::pawn(man.piece.color, square);
                }
            }
        }
        scene
    }

    /// Follows every move out of a stratum.
    fn follow(&mut self, index: usize) {
        let node = &self.nodes[index];
        let scene = self.scene(&node.key, &node.clouds, node.missing);
        let mover = scene.turn;
        let (us, them) = (mover as usize, !mover as usize);
        let walls = scene.certain[0] | scene.certain[1];
        let answers = self.answers(&scene);
        let enemy_king = Squares::of(scene.kings[them]);
        for man in 0..self.men.len() {
            let color = self.men[man].piece.color;
            if color != mover || scene.at[man].is_empty() {
                continue;
            }
            let role = scene.role[man];
            let state = scene.key[man];
            match role {
                Role::King => {
                    let from = scene.kings[us];
                    let shut = scene.certain[us] | attacks::king(scene.kings[them]) | scene.pawn_attacks[them];
                    for to in attacks::king(from) - shut - enemy_king {
                        let (from, state) = (Squares::of(from), to.index() as u8);
                        self.arrive(&scene, Arrival { man, from, to, state }, Manner::Either);
                    }
                }
                Role::Pawn => self.push(&scene, man, answers, walls),
                _ => {
                    let own = scene.stands(man).map_or(Squares::EMPTY, Squares::of);
                    let (mut free, mut prey) = (Squares::EMPTY, Squares::EMPTY);
                    for from in scene.at[man] {
                        let to = attack(role.of(mover), from, walls - own) - scene.certain[us] - enemy_king;
                        let to = to & answers;
                        if state < PIECE {
                            for to in to {
                                let (from, state) = (Squares::of(from), to.index() as u8);
                                self.arrive(&scene, Arrival { man, from, to, state }, Manner::Either);
                            }
                            continue;
                        }
                        prey |= to & scene.prey[them];
                        free |= to - walls;
                        if mover == self.winner && self.may_uncover(&scene, man, Squares::of(from)) {
                            self.look_for_mates(&scene, man, Squares::of(from), to - walls);
                        }
                    }
                    for to in prey {
                        let from = scene.at[man] & attack(role.of(mover), to, walls - own);
                        self.arrive(&scene, Arrival { man, from, to, state }, Manner::Takes);
                    }
                    if !free.is_empty() && !self.failed {
                        if mover == self.winner {
                            let direct = attack(role.of(mover), scene.kings[them], walls - own);
                            self.look_for_mates(&scene, man, Squares::EMPTY, free & direct);
                        }
                        let mut key = scene.key;
                        key[32] = !mover as u8;
                        let mut clouds = scene.clouds;
                        clouds[man] = free.0;
                        self.join(key, &clouds, scene.missing & !(1 << man));
                    }
                }
            }
            if self.failed {
                return;
            }
        }
    }

    /// Follows the moves of a pawn.
    fn push(&mut self, scene: &Scene, man: usize, answers: Squares, walls: Squares) {
        let mover = scene.turn;
        let them = !mover as usize;
        let Some(from) = scene.stands(man) else { return };
        let up = if mover == Color::White { 1 } else { -1 };
        let steps = if from.rank().seen_by(mover).index() == 1 { 2 } else { 1 };
        let mut ahead = from.offset(0, up);
        for step in 0..steps {
            let Some(to) = ahead.filter(|&to| !walls.contains(to)) else {
                break;
            };
            if step == 1 {
                let crossed = to.offset(0, -up).unwrap_or(to);
                let takers = attacks::pawn(mover, crossed);
                let enemy = |other: usize| self.men[other].piece.color != mover && scene.role[other] == Role::Pawn;
                if (0..self.men.len()).any(|other| enemy(other) && scene.at[other].meets(takers)) {
                    // A pawn that could be taken en passant is more than these strata can tell.
                    self.failed = true;
                    return;
                }
            }
            if answers.contains(to) {
                self.land(scene, man, from, to, Manner::Quiet);
            }
            ahead = to.offset(0, up);
        }
        for to in attacks::pawn(mover, from) & scene.prey[them] & answers {
            self.land(scene, man, from, to, Manner::Takes);
        }
    }

    /// Lets a pawn arrive on a square, where it may promote.
    fn land(&mut self, scene: &Scene, man: usize, from: Square, to: Square, manner: Manner) {
        let from = Squares::of(from);
        if to.rank().seen_by(scene.turn).index() == 7 {
            for role in Role::PROMOTIONS {
                let state = PIECE + role as u8;
                self.arrive(scene, Arrival { man, from, to, state }, manner);
            }
        } else {
            let state = to.index() as u8;
            self.arrive(scene, Arrival { man, from, to, state }, manner);
        }
    }

    /// Lets a man arrive on a square, with every capture that it may make there, or none.
    fn arrive(&mut self, scene: &Scene, arrival: Arrival, manner: Manner) {
        let enemy = !scene.turn;
        let here = Squares::of(arrival.to);
        if manner != Manner::Quiet {
            for other in 0..self.men.len() {
                let prey = self.men[other].piece.color == enemy && other != self.kings[enemy as usize];
                if prey && scene.at[other].meets(here) {
                    self.reach_stratum(scene, arrival, Some(other));
                }
            }
        }
        if manner != Manner::Takes && !scene.certain[enemy as usize].meets(here) {
            self.reach_stratum(scene, arrival, None);
        }
    }

    /// Follows a move, with a capture or without, if it can happen.
    fn reach_stratum(&mut self, scene: &Scene, arrival: Arrival, taken: Option<usize>) {
        let Arrival { man, from, to, state } = arrival;
        let here = Squares::of(to);
        let mut key = scene.key;
        key[man] = state;
        key[32] = !scene.turn as u8;
        let mut missing = scene.missing & !(1 << man);
        let mut clouds = scene.clouds;
        clouds.iter_mut().for_each(|cloud| *cloud &= !here.0);
        clouds[man] = if state >= PIECE { here.0 } else { 0 };
        if let Some(other) = taken {
            clouds[other] = 0;
            if self.loose & (1 << other) != 0 && scene.key[other] >= PIECE {
                missing |= 1 << other;
            } else {
                key[other] = GONE;
            }
        }
        // A man who had no other square must be the one that was taken.
        if self.failed || !self.is_possible(&key, &clouds, missing) {
            return;
        }
        let after = self.scene(&key, &clouds, missing);
        if self.is_attacked_for_certain(&after, scene.turn) {
            return;
        }
        if scene.turn == self.winner && self.mate_is_possible(&after, man, from) {
            self.failed = true;
        } else if taken.is_none() || !self.is_barren(&after) {
            self.join(key, &clouds, missing);
        }
    }

    /// Whether every man that must be on the board has a square of its own.
    fn is_possible(&self, key: &Key, clouds: &[u64; 32], missing: u32) -> bool {
        let mut exact = Squares::EMPTY;
        for (index, _) in self.men.iter().enumerate() {
            match key[index] {
                GONE => {}
                state if state >= PIECE => {
                    if missing & (1 << index) == 0 && clouds[index] == 0 {
                        return false;
                    }
                }
                state => {
                    if exact.meets(Squares(1 << state)) {
                        return false;
                    }
                    exact |= Squares(1 << state);
                }
            }
        }
        true
    }

    /// Whether what may be on the board forbids that the winner ever gives mate.
    fn is_barren(&self, scene: &Scene) -> bool {
        let mut men = [[0; 6]; 2];
        let mut bishops = Squares::EMPTY;
        for (index, man) in self.men.iter().enumerate() {
            if !scene.at[index].is_empty() {
                men[man.piece.color as usize][scene.role[index] as usize] += 1;
                if scene.role[index] == Role::Bishop {
                    bishops |= scene.at[index];
                }
            }
        }
        material::forbids_mate(men[self.winner as usize], men[!self.winner as usize], bishops)
    }

    /// Whether a side's king is attacked wherever the others are.
    fn is_attacked_for_certain(&self, scene: &Scene, side: Color) -> bool {
        (0..self.men.len()).any(|man| self.men[man].piece.color != side && self.attacks_for_certain(scene, man, side))
    }

    /// Whether a man certainly attacks the king of a side, wherever the others are.
    fn attacks_for_certain(&self, scene: &Scene, man: usize, side: Color) -> bool {
        let king = scene.kings[side as usize];
        let squares = scene.at[man];
        if squares.is_empty() || squares.len() > 6 || scene.missing & (1 << man) != 0 {
            return false;
        }
        let others = (scene.once - squares) | (scene.twice & squares);
        let piece = scene.role[man].of(self.men[man].piece.color);
        squares
            .into_iter()
            .all(|square| attack(piece, square, others).contains(king))
    }

    /// The squares on which a man who is not the king must arrive, because the king is certainly in check.
    fn answers(&self, scene: &Scene) -> Squares {
        let side = scene.turn;
        let king = scene.kings[side as usize];
        let mut answers = Squares::ALL;
        for man in 0..self.men.len() {
            if self.men[man].piece.color != side
                && let Some(square) = scene.stands(man)
                && self.attacks_for_certain(scene, man, side)
            {
                answers &= attacks::between(square, king) | Squares::of(square);
            }
        }
        answers
    }

    /// Looks whether a quiet move of a piece may be mate.
    fn look_for_mates(&mut self, scene: &Scene, man: usize, from: Squares, squares: Squares) {
        for to in squares {
            let mut key = scene.key;
            key[32] = !self.winner as u8;
            let mut clouds = scene.clouds;
            clouds.iter_mut().for_each(|cloud| *cloud &= !Squares::of(to).0);
            clouds[man] = Squares::of(to).0;
            let missing = scene.missing & !(1 << man);
            if self.is_possible(&key, &clouds, missing)
                && self.mate_is_possible(&self.scene(&key, &clouds, missing), man, from)
            {
                self.failed = true;
                return;
            }
        }
    }

    /// Whether a line piece of the winner may attack the loser's king through a square that another man has left.
    fn may_uncover(&self, scene: &Scene, man: usize, left: Squares) -> bool {
        let king = scene.kings[!self.winner as usize];
        left.into_iter().any(|left| {
            let walls = (scene.certain[0] | scene.certain[1]) - Squares::of(left);
            (0..self.men.len()).any(|other| {
                other != man
                    && self.men[other].piece.color == self.winner
                    && matches!(scene.role[other], Role::Bishop | Role::Rook | Role::Queen)
                    && (scene.at[other] & attack(scene.role[other].of(self.winner), king, walls))
                        .into_iter()
                        .any(|square| attacks::between(square, king).contains(left))
            })
        })
    }

    /// Whether a position after a move of the winner may be mate: the man has left a square, and is where the scene
    /// says.
    fn mate_is_possible(&self, after: &Scene, man: usize, from: Squares) -> bool {
        let winner = self.winner;
        let king = after.kings[!winner as usize];
        let walls = after.certain[0] | after.certain[1];
        let piece = after.role[man].of(winner);
        let Some(to) = after.stands(man) else { return true };
        let direct = piece.role != Role::King && attack(piece, to, walls).contains(king);
        let uncovered = self.may_uncover(after, man, from);
        if !uncovered && (!direct || self.can_be_taken_for_certain(after, man, to)) {
            return false;
        }
        let mut flights = Flights::new(king, walls);
        flights.cover(attacks::king(after.kings[winner as usize]));
        let mut used = 0;
        // Men who certainly stand somewhere are placed from the start.
        for (index, man) in self.men.iter().enumerate() {
            if let Some(square) = after.stands(index) {
                used |= 1 << index;
                if man.piece.color != winner {
                    flights.cover(Squares::of(square));
                } else if after.role[index] != Role::King {
                    flights.cover_by(after.role[index].of(winner), square);
                }
            }
        }
        let mut reach = [[Squares::EMPTY; 6]; 32];
        for index in 0..self.men.len() {
            reach[index][after.role[index] as usize] = after.at[index];
        }
        let mut placer = Placer::new(winner, &self.men, &reach);
        placer.covers(&flights, used, walls, &|_, _| true)
    }

    /// Whether a man of the loser who certainly stands somewhere can certainly capture the man that gives check.
    fn can_be_taken_for_certain(&self, after: &Scene, checker: usize, at: Square) -> bool {
        let loser = !self.winner;
        (0..self.men.len()).any(|man| {
            self.men[man].piece.color == loser
                && after.role[man] != Role::King
                && after.stands(man).is_some_and(|from| {
                    let others = (after.once - Squares::of(from)) | (after.twice & Squares::of(from));
                    attack(after.role[man].of(loser), from, others).contains(at)
                        && !self.may_uncover(after, checker, Squares::of(from))
                })
        })
    }

    fn invariant(&self) -> Invariant {
        let stratum = |node: &Node| Stratum {
            turn: Some(turn(&node.key)),
            reach: (0..self.men.len()).map(|man| self.reach(node, man)).collect(),
        };
        Invariant {
            men: self.men.clone(),
            castling: Squares::EMPTY,
            strata: self.nodes.iter().map(stratum).collect(),
        }
    }

    fn reach(&self, node: &Node, man: usize) -> Reach {
        let mut reach = Reach::default();
        match node.key[man] {
            GONE => reach.gone = true,
            state if state >= PIECE => {
                reach.squares[(state - PIECE) as usize] = Squares(node.clouds[man]);
                reach.gone = node.missing & (1 << man) != 0;
            }
            state => reach.squares[self.men[man].piece.role as usize] = Squares(1 << state),
        }
        reach
    }
}

impl Scene {
    /// The square on which a man certainly stands.
    fn stands(&self, man: usize) -> Option<Square> {
        if self.missing & (1 << man) != 0 {
            None
        } else {
            self.at[man].single()
        }
    }
}

fn turn(key: &Key) -> Color {
    if key[32] == Color::White as u8 {
        Color::White
    } else {
        Color::Black
    }
}
