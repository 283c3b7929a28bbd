//! A mate that can be seen at a glance.
//!
//! Most positions that are asked about are far from any question: pieces on both sides, kings at the edge. There a mate
//! need not be searched for. It is *planned*, as one would explain it to a beginner: the loser stands still and moves
//! some man to and fro, the king goes to the edge if it is not there, the winner brings a man who supports and then the
//! one who mates, each by the shortest way on a board where nothing else moves.
//!
//! Nothing of the plan has to be right. Every move of it is played on the board, which plays legal moves only, and at the
//! end the loser is checkmated or nothing was found. So what is found is a line of legal moves that ends in mate: the
//! same evidence as any other, and the checker accepts it.

use jadoube_board::{ByColor, Color, Move, Position, Role, Square, Squares, attacks};

use crate::invariant::fill;

/// Looks for a mate by the winner. If there is a plan for one that works, the line is what it comes to.
pub(crate) fn glance(position: &Position, winner: Color, line: &mut Vec<Move>) -> bool {
    line.clear();
    let strong = position.role(Role::Queen) | position.role(Role::Rook) | position.role(Role::Pawn);
    if !position.colored(winner).meets(strong) {
        return false;
    }
    let mut board = Board {
        position: *position,
        winner,
        idle: ByColor::new(None, None),
        line,
    };
    for _ in 0..MOST_PLANS {
        if board.position.is_check() && !board.evade() {
            break;
        }
        let Some(plan) = board.plan() else { break };
        if !board.carry_out(&plan) {
            break;
        }
        if board.position.turn() != winner && board.position.is_checkmate() {
            return true;
        }
    }
    false
}

/// So many plans are made, one after the other, before giving up.
const MOST_PLANS: usize = 8;

/// The longest way of a man that is planned.
const MOST_STEPS: usize = 6;

/// A board on which a line is played out.
struct Board<'a> {
    position: Position,
    winner: Color,
    /// What each player last moved to pass the time.
    idle: ByColor<Option<Step>>,
    line: &'a mut Vec<Move>,
}

#[derive(Copy, Clone)]
struct Step {
    role: Role,
    from: Square,
    to: Square,
}

/// The way of one man.
#[derive(Copy, Clone)]
struct Plan {
    color: Color,
    role: Role,
    way: Way,
    /// The square at stake, which the loser should not come to guard.
    aim: Squares,
}

/// The squares on which a man stands in turn, the first one included.
#[derive(Copy, Clone)]
struct Way {
    squares: [Square; MOST_STEPS + 1],
    steps: usize,
}

impl Board<'_> {
    /// What should be done next.
    fn plan(&self) -> Option<Plan> {
        let position = &self.position;
        let king = position.king(!self.winner);
        let own = position.colored(self.winner);
        let heavy = (position.role(Role::Queen) | position.role(Role::Rook)) & own;
        if heavy.is_empty() {
            return self.promotion();
        }
        if !EDGE.contains(king) {
            return self.to_the_edge(king);
        }
        let mut unsupported = Squares::EMPTY;
        for role in [Role::Queen, Role::Rook] {
            for mater in position.role(role) & own {
                let (ready, adjacent) = self.mates(role, mater, king);
                if let Some(way) = self.way(self.winner, role, mater, ready, 3) {
                    return Some(self.planned(self.winner, role, way, Squares::of(way.end())));
                }
                if unsupported.is_empty()
                    && let Some(support) = self.support(mater, adjacent)
                {
                    return Some(support);
                }
                unsupported |= adjacent;
            }
        }
        let opposite = fill::king(fill::king(Squares::of(king))) & opposition(king);
        let from = position.king(self.winner);
        let way = self.way(self.winner, Role::King, from, opposite, MOST_STEPS)?;
        Some(self.planned(self.winner, Role::King, way, Squares::EMPTY))
    }

    fn planned(&self, color: Color, role: Role, way: Way, aim: Squares) -> Plan {
        Plan { color, role, way, aim }
    }

    /// The squares from which a man would mate, and those from which it would if it were supported there.
    fn mates(&self, role: Role, mater: Square, king: Square) -> (Squares, Squares) {
        let position = &self.position;
        let (own, theirs) = (position.colored(self.winner), position.colored(!self.winner));
        let occupied = (own | theirs) - Squares::of(mater);
        let covered = attacked(position, self.winner, Squares::of(mater), occupied - Squares::of(king));
        let ring = attacks::king(king);
        let flights = ring - theirs - covered;
        let piece = role.of(self.winner);
        let (mut ready, mut unsupported) = (Squares::EMPTY, Squares::EMPTY);
        for square in attacks::from(piece, king, occupied) - own {
            let here = Squares::of(square);
            let reach = attacks::from(piece, square, (occupied - Squares::of(king)) | here);
            if !(flights - reach - here).is_empty() {
                continue;
            }
            let guarded = |at: Square| !(position.attackers(!self.winner, at) - Squares::of(king)).is_empty();
            if guarded(square) || attacks::between(square, king).into_iter().any(guarded) {
                continue;
            }
            if !ring.contains(square) || covered.contains(square) {
                ready |= here;
            } else {
                unsupported |= here;
            }
        }
        (ready, unsupported)
    }

    /// A man who can come to support one of some squares.
    fn support(&self, mater: Square, squares: Squares) -> Option<Plan> {
        if squares.is_empty() {
            return None;
        }
        let position = &self.position;
        let occupied = position.occupied() - Squares::of(mater);
        let men = position.colored(self.winner) - Squares::of(mater);
        let sliding = [
            (Role::Knight, fill::knight(squares, occupied)),
            (Role::Bishop, fill::bishop(squares, occupied)),
            (Role::Rook, fill::rook(squares, occupied)),
            (Role::Queen, fill::queen(squares, occupied)),
            (Role::Pawn, fill::pawn(squares, !self.winner)),
            (Role::King, fill::king(squares)),
        ];
        for (role, targets) in sliding {
            for from in position.role(role) & men {
                let most = if role == Role::King { MOST_STEPS } else { 3 };
                let targets = targets - position.occupied() - self.checking(role);
                if let Some(way) = self.way(self.winner, role, from, targets, most) {
                    return Some(self.planned(self.winner, role, way, squares));
                }
            }
        }
        None
    }

    /// The loser's king goes to the edge.
    fn to_the_edge(&self, king: Square) -> Option<Plan> {
        let way = self.way(!self.winner, Role::King, king, EDGE - self.position.occupied(), MOST_STEPS)?;
        Some(self.planned(!self.winner, Role::King, way, Squares::EMPTY))
    }

    /// A pawn of the winner's that can become a queen.
    fn promotion(&self) -> Option<Plan> {
        let position = &self.position;
        let last = Squares::first_rank(!self.winner);
        let pawns = position.role(Role::Pawn) & position.colored(self.winner);
        let ways = pawns
            .into_iter()
            .filter_map(|pawn| self.way(self.winner, Role::Pawn, pawn, last - position.occupied(), MOST_STEPS));
        let way = ways.min_by_key(|way| way.steps)?;
        Some(self.planned(self.winner, Role::Pawn, way, Squares::EMPTY))
    }

    /// From where a man of the winner's would give check.
    fn checking(&self, role: Role) -> Squares {
        let king = self.position.king(!self.winner);
        match role {
            Role::King => Squares::EMPTY,
            Role::Pawn => attacks::pawn(!self.winner, king),
            role => attacks::from(role.of(self.winner), king, self.position.occupied()),
        }
    }

    /// The shortest way of a man to one of some squares where nothing else moves, over empty squares, without giving check.
    fn way(&self, color: Color, role: Role, from: Square, targets: Squares, most: usize) -> Option<Way> {
        if targets.is_empty() {
            return None;
        }
        let position = &self.position;
        let start = Squares::of(from);
        let occupied = position.occupied() - start;
        let shunned = match role {
            Role::King => attacked(position, !color, Squares::EMPTY, occupied),
            _ => self.checking(role),
        };
        let targets = if role == Role::King { targets - shunned } else { targets };
        let mut layers = [Squares::EMPTY; MOST_STEPS + 1];
        layers[0] = start;
        let mut seen = start;
        for steps in 1..=most {
            let next = reach(role, color, layers[steps - 1], occupied);
            let there = next & targets;
            if let Some(end) = there.first() {
                let mut squares = [end; MOST_STEPS + 1];
                for step in (0..steps).rev() {
                    let back = reach_back(role, color, squares[step + 1], occupied) & layers[step];
                    squares[step] = back.first()?;
                }
                return Some(Way { squares, steps });
            }
            layers[steps] = next - occupied - shunned - seen;
            seen |= layers[steps];
            if layers[steps].is_empty() {
                return None;
            }
        }
        None
    }

    /// Plays the moves of a plan; the other player passes the time. Where the loser's king has to move, the plan ends.
    fn carry_out(&mut self, plan: &Plan) -> bool {
        let king = self.position.king(!self.winner);
        let mut kept = plan.aim;
        for step in 0..plan.way.steps {
            let (from, to) = (plan.way.squares[step], plan.way.squares[step + 1]);
            kept |= Squares::of(from) | Squares::of(to) | attacks::between(from, to);
        }
        for step in 0..plan.way.steps {
            if self.position.turn() != plan.color {
                if !self.pass_time(kept, plan.aim) {
                    return false;
                }
                if plan.color == self.winner && self.position.king(!self.winner) != king {
                    return true;
                }
            }
            let to = plan.way.squares[step + 1];
            let promotes = plan.role == Role::Pawn && Squares::first_rank(!plan.color).contains(to);
            let promotion = promotes.then_some(Role::Queen);
            if !self.play(plan.role, plan.way.squares[step], to, promotion) {
                return false;
            }
        }
        true
    }

    /// A move that changes little: nothing comes to squares that are kept, or guards those at stake, or gives check.
    fn pass_time(&mut self, kept: Squares, aim: Squares) -> bool {
        if self.position.is_check() {
            return self.evade();
        }
        let color = self.position.turn();
        if let Some(Step { role, from, to }) = self.idle[color]
            && !kept.contains(from)
            && self.idles(role, to, from)
        {
            return true;
        }
        let occupied = self.position.occupied();
        let around = attacks::king(self.position.king(!self.winner));
        for role in [Role::Knight, Role::Rook, Role::Bishop, Role::Queen, Role::Pawn, Role::King] {
            let guards = match role {
                Role::Pawn => fill::pawn(aim, !color),
                _ => reach(role, !color, aim, occupied),
            };
            for from in self.position.role(role) & self.position.colored(color) - around - kept {
                let reached = reach(role, color, Squares::of(from), occupied);
                for to in reached - occupied - kept - guards {
                    if self.idles(role, from, to) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Plays a move unless it gives check.
    fn idles(&mut self, role: Role, from: Square, to: Square) -> bool {
        let before = self.position;
        if !self.play(role, from, to, None) {
            return false;
        }
        if self.position.is_check() {
            self.position = before;
            self.line.pop();
            return false;
        }
        self.idle[before.turn()] = Some(Step { role, from, to });
        true
    }

    /// Any legal move after which nobody is in check, where somebody is.
    fn evade(&mut self) -> bool {
        for mv in self.position.legal_moves() {
            let next = self.position.make(mv);
            if !next.is_check() {
                self.position = next;
                self.line.push(mv);
                return true;
            }
        }
        false
    }

    /// Plays a move, if it is legal.
    fn play(&mut self, role: Role, from: Square, to: Square, promotion: Option<Role>) -> bool {
        let played = self.position.follow(role, Squares::of(from), to, promotion);
        self.line.extend(played.ok());
        played.is_ok()
    }
}

impl Way {
    fn end(&self) -> Square {
        self.squares[self.steps]
    }
}

/// The squares at the edge of the board.
const EDGE: Squares = Squares(0xff81_8181_8181_81ff);

/// The squares two files or two ranks from a king at the edge, towards the middle.
fn opposition(king: Square) -> Squares {
    let bit = Squares::of(king).0;
    let (file, rank) = (king.file().index(), king.rank().index());
    let mut squares = 0;
    if rank == 0 {
        squares |= bit << 16;
    }
    if rank == 7 {
        squares |= bit >> 16;
    }
    if file == 0 {
        squares |= bit << 2;
    }
    if file == 7 {
        squares |= bit >> 2;
    }
    Squares(squares)
}

/// Where men of a role can go from some squares.
fn reach(role: Role, color: Color, from: Squares, occupied: Squares) -> Squares {
    match role {
        Role::Pawn => {
            let one = fill::forward(from, color) - occupied;
            one | (fill::forward(one & fill::third_rank(color), color) - occupied)
        }
        Role::Knight => fill::knight(from, occupied),
        Role::Bishop => fill::bishop(from, occupied),
        Role::Rook => fill::rook(from, occupied),
        Role::Queen => fill::queen(from, occupied),
        Role::King => fill::king(from),
    }
}

/// From where a man of a role can have come.
fn reach_back(role: Role, color: Color, to: Square, occupied: Squares) -> Squares {
    match role {
        Role::Pawn => {
            let one = fill::forward(Squares::of(to), !color);
            one | fill::forward(one - occupied, !color)
        }
        role => attacks::from(role.of(color), to, occupied),
    }
}

/// The squares that a side attacks, some of its men apart.
fn attacked(position: &Position, color: Color, apart: Squares, occupied: Squares) -> Squares {
    let men = position.colored(color) - apart;
    let queens = position.role(Role::Queen);
    fill::pawn(position.role(Role::Pawn) & men, color)
        | fill::knight(position.role(Role::Knight) & men, occupied)
        | fill::bishop((position.role(Role::Bishop) | queens) & men, occupied)
        | fill::rook((position.role(Role::Rook) | queens) & men, occupied)
        | attacks::king(position.king(color))
}
