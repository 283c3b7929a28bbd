//! How a game ended, and whether it was over before.

use jadoube_board::legality::Breach;
use jadoube_board::{Color, Position, Role};
use jadoube_notation::Tried;
use jadoube_notation::pgn::Termination;
use jadoube_proof::{Certificate, Verdict};

use super::manner::{Manner, Server, read};
use super::repetition::{Repetitions, least_to_repeat};
use super::{Hearing, Pending, State};
use crate::finding::{Fact, Facts, Kind, Severity};
use crate::header::Tag;
use crate::proof::Proof;
use crate::rules::Rules;
use crate::totals::Way;

/// Leaves out pieces that do not move that way at all, if others are left: they are hardly meant.
pub(super) fn likely(mut tried: Vec<Tried>) -> Vec<Tried> {
    let strays = |tried: &Tried| matches!(tried.breaches[..], [Breach::NotItsWay { .. }, ..]);
    if !tried.iter().all(strays) {
        tried.retain(|tried| !strays(tried));
    }
    tried
}

/// What ends a game on the board, in the order in which it counts if several come with one move.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Checkmate,
    Stalemate,
    Dead,
    Fivefold,
    SeventyFiveMoves,
}

impl End {
    fn word(self) -> &'static str {
        match self {
            End::Checkmate => "end-checkmate",
            End::Stalemate => "end-stalemate",
            End::Dead => "end-dead-position",
            End::Fivefold => "end-fivefold",
            End::SeventyFiveMoves => "end-seventy-five-moves",
        }
    }

    fn play_after(self) -> Kind {
        match self {
            End::Checkmate => Kind::PlayAfterCheckmate,
            End::Stalemate => Kind::PlayAfterStalemate,
            End::Dead => Kind::PlayAfterDeadPosition,
            End::Fivefold => Kind::PlayAfterFivefold,
            End::SeventyFiveMoves => Kind::PlayAfterSeventyFiveMoves,
        }
    }

    fn way(self) -> Way {
        match self {
            End::Checkmate => Way::Checkmate,
            End::Stalemate => Way::Stalemate,
            End::Dead => Way::DeadPosition,
            End::Fivefold => Way::Fivefold,
            End::SeventyFiveMoves => Way::SeventyFiveMoves,
        }
    }
}

/// Whether a player, or either if none is named, can plainly still mate: a queen or a rook is there, no wall of pawns stands on
/// every file, and nothing is forced. No proof is sought then, since none that the game is dead can be found; a test holds this
/// against the prover.
pub(crate) fn is_plainly_alive(position: &Position, winner: Option<Color>) -> bool {
    /// With so many moves to choose from, a player is not forced into anything.
    const CHOICE: usize = 4;
    let own = winner.map_or(position.occupied(), |winner| position.colored(winner));
    let pawns = position.role(Role::Pawn).0;
    let files = pawns | pawns >> 32;
    let files = files | files >> 16;
    let files = (files | files >> 8) as u8;
    (position.role(Role::Queen) | position.role(Role::Rook)).meets(own)
        && files != u8::MAX
        && !position.is_check()
        && position.count_legal_moves() >= CHOICE
}

/// Where a game was over, by what, and what shows it.
struct Over {
    ply: u32,
    end: End,
    key: &'static str,
    proof: Proof,
}

/// Whether a player can mate.
enum Mating {
    /// At a glance, or by a search.
    Yes,
    No(Box<Certificate>),
    Unknown,
}

impl Hearing<'_> {
    /// Looks at how the game ended. Says which way it was.
    pub(super) fn check_ending(&mut self, rules: &Rules) -> Way {
        let plies = self.plies();
        let tag = self.result_tag();
        let after = self.termination.map(|(termination, _)| termination);
        let known = |result: &Termination| *result != Termination::Unknown;
        let differ = match (tag, after) {
            (Some(tag), Some(after)) => tag != after,
            _ => false,
        };
        if differ {
            self.find_results_differ(tag, after);
        }
        let result = match differ {
            false => tag.or(after).filter(known),
            // One of them is right, and nobody knows which.
            true => None,
        };
        let winner = match result {
            Some(Termination::WhiteWon) => Some(Color::White),
            Some(Termination::BlackWon) => Some(Color::Black),
            _ => None,
        };
        let on_board = self.end_on_board();
        let [claim, five] = self.repetitions(rules);
        let [fifty, seventy_five] = self.counts(rules);
        // Whoever has mated could mate.
        let dead = match on_board {
            Some(End::Checkmate) => None,
            _ => self.first_dead(winner),
        };
        let over = self.first_end(rules, on_board, dead, five, seventy_five);
        let over_at = over.as_ref().map(|over| over.ply);
        let mut way = Way::of(result);
        if let Some(over) = over {
            let went_on = plies > over.ply || self.state == State::Stuck;
            way = over.end.way();
            match went_on {
                true => self.find_play_after(over, result, winner),
                false => self.check_result(&over, tag.or(after), differ),
            }
        } else if self.state == State::Sound && !differ {
            way = self.check_manner(rules, result, winner);
        }
        self.check_rights(claim.map(|stood| stood.ply), fifty, over_at, rules);
        way
    }

    /// The result among the tags, if it is one.
    fn result_tag(&self) -> Option<Termination> {
        Some(match self.memory.tags.raw(Tag::Result)?.trim_ascii() {
            b"1-0" => Termination::WhiteWon,
            b"0-1" => Termination::BlackWon,
            b"1/2-1/2" | b"1/2" | b"0.5-0.5" => Termination::Drawn,
            b"*" => Termination::Unknown,
            _ => return None,
        })
    }

    fn find_results_differ(&mut self, tag: Option<Termination>, after: Option<Termination>) {
        let text = |result: Option<Termination>| result.map_or(String::new(), |result| result.to_string());
        let unknown = [tag, after].contains(&Some(Termination::Unknown));
        let severity = if unknown { Severity::Note } else { Severity::Warning };
        let at = self.end_place();
        self.pending.push(Pending {
            facts: Facts::none().with("tag", text(tag)).with("moves", text(after)),
            ..Pending::of(Kind::ResultsDiffer, severity, &[], at)
        });
    }

    /// Whether the last position has no legal move.
    fn end_on_board(&self) -> Option<End> {
        if self.position.has_legal_move() {
            return None;
        }
        Some(if self.position.is_check() {
            End::Checkmate
        } else {
            End::Stalemate
        })
    }

    fn repetitions(&mut self, rules: &Rules) -> [Option<super::repetition::Stood>; 2] {
        let memory = &mut *self.memory;
        let last = rules.final_repetitions.map(|(times, _)| times);
        if usize::from(self.quietest) < least_to_repeat(rules.claim_repetitions.0) {
            return [None; 2];
        }
        memory
            .repetitions
            .find(&memory.positions, rules.claim_repetitions.0, last)
    }

    /// After how many moves so many had passed without a capture or a pawn move that a draw could be claimed, and that the
    /// game was over.
    fn counts(&self, rules: &Rules) -> [Option<u32>; 2] {
        if u32::from(self.quietest) < rules.claim_plies.0 {
            return [None; 2];
        }
        let first = |plies: u32| {
            let reached = |position: &Position| u32::from(position.halfmoves()) >= plies;
            self.memory.positions.iter().position(reached).map(|ply| ply as u32)
        };
        let fifty = first(rules.claim_plies.0);
        let over = rules.final_plies.filter(|_| fifty.is_some()).and_then(|(plies, _)| {
            let ply = first(plies)?;
            // Mate goes before. Nothing can follow it, so it is the last position.
            (self.plies() > ply || self.end_on_board() != Some(End::Checkmate)).then_some(ply)
        });
        [fifty, over]
    }

    /// After how many moves neither player could mate any more, and why.
    fn first_dead(&mut self, winner: Option<Color>) -> Option<(u32, Proof)> {
        let last = self.position;
        // The winner of the game is the likelier to have been able to mate; else whoever has more on the board.
        let likelier = match last.colored(Color::White).len() >= last.colored(Color::Black).len() {
            true => Color::White,
            false => Color::Black,
        };
        if is_plainly_alive(&last, winner) {
            self.mates = winner;
            return None;
        }
        let seen = self.prover.glance_either(&last, winner.unwrap_or(likelier));
        self.mates = seen.map(|(color, _)| color);
        if self.mates.is_some() {
            return None;
        }
        self.dead(&last, likelier)?;
        // The steps back from the end grow until a position is alive; then the gap is halved.
        let mut dead = self.plies();
        let mut alive = None;
        let mut step = 1;
        loop {
            let probe = match alive {
                Some(alive) if dead - alive == 1 => break,
                Some(alive) => alive + (dead - alive) / 2,
                None if dead == 0 => break,
                None => dead.saturating_sub(step),
            };
            let position = self.memory.positions[probe as usize];
            match self.dead(&position, likelier) {
                Some(_) => dead = probe,
                None => alive = Some(probe),
            }
            step *= 2;
        }
        let position = self.memory.positions[dead as usize];
        Some((dead, self.dead(&position, likelier)?))
    }

    /// Why neither player can mate; `None` if one can, or if that is not known.
    fn dead(&mut self, position: &Position, likelier: Color) -> Option<Proof> {
        if self.prover.glance_either(position, likelier).is_some() {
            return None;
        }
        let Mating::No(first) = self.mating(position, likelier) else {
            return None;
        };
        let Mating::No(second) = self.mating(position, !likelier) else {
            return None;
        };
        let (white, black) = match likelier {
            Color::White => (first, second),
            Color::Black => (second, first),
        };
        Some(Proof::Dead { white, black })
    }

    fn mating(&mut self, position: &Position, winner: Color) -> Mating {
        if let jadoube_proof::Quick::Unwinnable(certificate) = self.prover.quick(position, winner) {
            return Mating::No(Box::new(certificate));
        }
        match self.prover.can_mate(position, winner, self.settings.budget) {
            Verdict::Winnable(_) => Mating::Yes,
            Verdict::Unwinnable(certificate) => Mating::No(Box::new(certificate)),
            Verdict::Unknown(_) => {
                self.made.totals.undecided += 1;
                Mating::Unknown
            }
        }
    }

    /// What ended the game first.
    fn first_end(
        &mut self,
        rules: &Rules,
        on_board: Option<End>,
        dead: Option<(u32, Proof)>,
        five: Option<super::repetition::Stood>,
        seventy_five: Option<u32>,
    ) -> Option<Over> {
        let plies = self.plies();
        let mut ends = Vec::new();
        if let Some(end) = on_board {
            let check = end == End::Checkmate;
            let key = if check { "end.checkmate" } else { "end.stalemate" };
            ends.push(Over {
                ply: plies,
                end,
                key,
                proof: Proof::NoLegalMove { check },
            });
        }
        if let Some((ply, proof)) = dead {
            ends.push(Over {
                ply,
                end: End::Dead,
                key: "end.dead-position",
                proof,
            });
        }
        if let (Some(stood), Some((_, key))) = (five, rules.final_repetitions) {
            ends.push(Over {
                ply: stood.ply,
                end: End::Fivefold,
                key: key.as_str(),
                proof: Proof::Repetition {
                    after: Repetitions::occurrences(&self.memory.positions, stood.ply),
                },
            });
        }
        if let (Some(ply), Some((_, key))) = (seventy_five, rules.final_plies) {
            ends.push(Over {
                ply,
                end: End::SeventyFiveMoves,
                key: key.as_str(),
                proof: self.count_at(ply),
            });
        }
        ends.into_iter().min_by_key(|over| (over.ply, over.end))
    }

    fn count_at(&self, ply: u32) -> Proof {
        let plies = u32::from(self.memory.positions[ply as usize].halfmoves());
        Proof::Count { plies }
    }

    /// Moves were made after the game was over.
    fn find_play_after(&mut self, over: Over, result: Option<Termination>, winner: Option<Color>) {
        let kind = over.end.play_after();
        let plies = self.plies();
        let mated = (over.end == End::Checkmate).then(|| !self.position.turn());
        // A drawn game that was played on and drawn has the right result.
        let severity = match over.end {
            End::Checkmate | End::Stalemate => Severity::Error,
            _ if winner.is_some() => Severity::Error,
            _ => Severity::Warning,
        };
        let more = plies - over.ply + self.after_stuck + u32::from(self.state == State::Stuck);
        if matches!(over.end, End::Checkmate | End::Stalemate) {
            // The word that follows is no move at all: saying why it is illegal would say less.
            self.pending
                .retain(|pending| !matches!(pending.kind, Kind::IllegalMove | Kind::UnreadableMove));
        }
        let should = match mated {
            Some(Color::White) => Termination::WhiteWon,
            Some(Color::Black) => Termination::BlackWon,
            None => Termination::Drawn,
        };
        let is_right = result == Some(should);
        let facts = self.after(over.ply).with("count", more);
        let facts = facts.with(
            "result",
            Fact::Word(if is_right { "result-right" } else { "result-wrong" }),
        );
        self.pending.push(Pending {
            ply: Some(over.ply),
            player: mated,
            position: Some(Box::new(self.memory.positions[over.ply as usize])),
            facts,
            proof: over.proof,
            ..Pending::of(kind, severity, &[over.key], self.place_of(over.ply))
        });
    }

    /// The move after which something was so; at the start, none.
    pub(super) fn after(&self, ply: u32) -> Facts {
        match self.move_to(ply) {
            Some(fact) => Facts::none().with("after", fact),
            None => Facts::none().with("after", Fact::Word("the-start")),
        }
    }

    /// Whether the result is the one that the final position demands.
    fn check_result(&mut self, over: &Over, result: Option<Termination>, differ: bool) {
        let expected = match (over.end, self.position.turn()) {
            (End::Checkmate, Color::Black) => Termination::WhiteWon,
            (End::Checkmate, Color::White) => Termination::BlackWon,
            _ => Termination::Drawn,
        };
        let Some(result) = result else { return };
        // Where the two results differ that is told already, unless neither is right.
        let other = self.termination.map(|(termination, _)| termination);
        if result == expected || differ && other == Some(expected) {
            return;
        }
        let severity = match result {
            Termination::Unknown => Severity::Warning,
            _ => Severity::Error,
        };
        let facts = self.after(over.ply).with("result", result.to_string());
        let facts = facts
            .with("expected", expected.to_string())
            .with("end", Fact::Word(over.end.word()));
        let at = self.end_place();
        self.pending.push(Pending {
            ply: Some(over.ply),
            position: Some(Box::new(self.position)),
            facts,
            proof: over.proof.clone(),
            ..Pending::of(Kind::ResultAgainstPosition, severity, &[over.key], at)
        });
    }

    /// Whether the game could end as the file says that it did, if the board did not end it.
    fn check_manner(&mut self, rules: &Rules, result: Option<Termination>, winner: Option<Color>) -> Way {
        let tags = &self.memory.tags;
        let server = Server::of(tags.get(Tag::Site).unwrap_or_default());
        let remark = match self.remark {
            Some((place, ply)) if ply == self.plies() => {
                let at = place.start as usize;
                &self.text[at..at + place.len as usize]
            }
            _ => &[],
        };
        let manner = read(tags.get(Tag::Termination).unwrap_or_default(), remark, server);
        match (winner, result) {
            (Some(winner), _) => self.check_win(rules, winner, manner),
            (None, Some(Termination::Drawn)) => self.check_draw(rules, manner, server),
            _ => {}
        }
        match (winner, manner) {
            (Some(_), Manner::Time(_)) => Way::Time,
            (Some(_), Manner::Resignation) => Way::Resignation,
            _ => Way::of(result),
        }
    }

    /// Whether the winner of a game that did not end by mate could have mated.
    fn check_win(&mut self, rules: &Rules, winner: Color, manner: Manner) {
        if manner == Manner::Otherwise {
            return;
        }
        let last = self.position;
        if self.mates == Some(winner) || self.prover.glance(&last, winner).is_some() {
            return;
        }
        let Mating::No(certificate) = self.mating(&last, winner) else {
            return;
        };
        let flag = "flag.draw-if-opponent-cannot-mate";
        let resignation = rules.resignation_draws.map(|key| key.as_str());
        let mut facts = Facts::none().with("winner", winner).with("loser", !winner);
        let (kind, severity, keys) = match (manner, resignation) {
            (Manner::Time(_), _) => (Kind::TimeWinUnwinnable, Severity::Error, vec![flag]),
            (Manner::Resignation, Some(key)) => (Kind::ResignationUnwinnable, Severity::Error, vec![key]),
            // Whoever resigned lost, by the edition of the day.
            (Manner::Resignation, None) => return,
            (_, resignation) => {
                let by_illegal_move = rules.illegal_move_draws.map(|key| key.as_str());
                let way = match resignation {
                    Some(_) => "either-way-drawn",
                    None => "resignation-stands",
                };
                facts = facts.with("ways", Fact::Word(way));
                let keys = [Some(flag), resignation, by_illegal_move]
                    .into_iter()
                    .flatten()
                    .collect();
                let severity = if resignation.is_some() {
                    Severity::Warning
                } else {
                    Severity::Note
                };
                (Kind::WinUnwinnable, severity, keys)
            }
        };
        let at = self.end_place();
        let after = self.after(self.plies());
        facts.0.extend(after.0);
        self.pending.push(Pending {
            ply: Some(self.plies()),
            player: Some(winner),
            position: Some(Box::new(last)),
            facts,
            proof: Proof::Unwinnable { winner, certificate },
            ..Pending::of(kind, severity, &keys, at)
        });
    }

    /// Whether a game could be drawn as it was.
    fn check_draw(&mut self, rules: &Rules, manner: Manner, server: Server) {
        match manner {
            Manner::Time(flagged) => self.check_time_draw(flagged, server),
            Manner::Otherwise => {}
            Manner::Agreement | Manner::Normal | Manner::Untold | Manner::Resignation => {
                self.check_agreement(rules, manner)
            }
        }
    }

    /// A flag fell, and the game was drawn: so the opponent should not have been able to mate.
    fn check_time_draw(&mut self, flagged: Option<Color>, server: Server) {
        let last = self.position;
        // Servers stop the clock of the player to move. Elsewhere it may have been either's, where nobody says whose.
        let flagged = match server {
            Server::Lichess => Some(last.turn()),
            Server::ChessCom | Server::None => flagged,
        };
        let mates = |hearing: &mut Self, winner: Color| -> Option<Vec<jadoube_board::Move>> {
            if let Some(line) = hearing.prover.glance(&last, winner) {
                return Some(line.to_vec());
            }
            match hearing.prover.can_mate(&last, winner, hearing.settings.budget) {
                Verdict::Winnable(line) => Some(line),
                _ => None,
            }
        };
        let (winner, line) = match flagged {
            Some(flagged) => (!flagged, mates(self, !flagged)),
            None => {
                let winner = !last.turn();
                let both = mates(self, !winner).is_some();
                (winner, mates(self, winner).filter(|_| both))
            }
        };
        let Some(moves) = line else { return };
        let moves = self
            .prover
            .shorten(&last, winner, &moves, jadoube_proof::Budget::positions(20_000));
        let at = self.end_place();
        let facts = self.after(self.plies()).with("winner", winner).with("loser", !winner);
        let count = moves.len() as u64;
        let facts = facts.with("count", count.div_ceil(2));
        self.pending.push(Pending {
            ply: Some(self.plies()),
            player: Some(winner),
            position: Some(Box::new(last)),
            facts,
            proof: Proof::Line { winner, moves },
            ..Pending::of(Kind::TimeDrawWinnable, Severity::Error, &["flag.loss-on-time"], at)
        });
    }

    /// A draw before both players had made the moves that an agreement needs.
    fn check_agreement(&mut self, rules: &Rules, manner: Manner) {
        let Some((moves, key)) = rules.agreement_moves else {
            return;
        };
        let plies = self.plies();
        if plies >= 2 * moves {
            return;
        }
        // A game without moves is mostly one whose moves nobody has.
        let severity = match (plies, manner) {
            (0, _) => Severity::Note,
            (_, Manner::Agreement) => Severity::Error,
            _ => Severity::Warning,
        };
        let at = self.end_place();
        self.pending.push(Pending {
            ply: Some(plies),
            position: Some(Box::new(self.position)),
            facts: Facts::none().with("count", plies).with("needed", moves),
            ..Pending::of(Kind::EarlyAgreement, severity, &[key.as_str()], at)
        });
    }

    /// Rights to claim a draw that nobody used: play went on.
    fn check_rights(&mut self, repeated: Option<u32>, fifty: Option<u32>, over: Option<u32>, rules: &Rules) {
        let plies = self.plies();
        let live = |ply: &u32| over.is_none_or(|over| *ply < over);
        let went_on = |ply: u32| ply < plies || self.state == State::Stuck;
        if let Some(ply) = repeated.filter(live) {
            self.made.totals.repetition.count(went_on(ply));
            if went_on(ply) {
                let after = Repetitions::occurrences(&self.memory.positions, ply);
                let facts = self
                    .after(ply)
                    .with("times", after.len() as u64)
                    .with("count", plies - ply);
                let (_, key) = rules.claim_repetitions;
                self.pending.push(Pending {
                    ply: Some(ply),
                    position: Some(Box::new(self.memory.positions[ply as usize])),
                    facts,
                    proof: Proof::Repetition { after },
                    ..Pending::of(
                        Kind::RepetitionUnclaimed,
                        Severity::Note,
                        &[key.as_str()],
                        self.place_of(ply),
                    )
                });
            }
        }
        if let Some(ply) = fifty.filter(live) {
            self.made.totals.fifty_moves.count(went_on(ply));
            if went_on(ply) {
                let facts = self
                    .after(ply)
                    .with("moves", rules.claim_plies.0 / 2)
                    .with("count", plies - ply);
                let (_, key) = rules.claim_plies;
                self.pending.push(Pending {
                    ply: Some(ply),
                    position: Some(Box::new(self.memory.positions[ply as usize])),
                    facts,
                    proof: self.count_at(ply),
                    ..Pending::of(
                        Kind::FiftyMovesUnclaimed,
                        Severity::Note,
                        &[key.as_str()],
                        self.place_of(ply),
                    )
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Color, Position};
    use jadoube_proof::{Budget, Prover, Verdict};
    use jadoube_random::Random;

    use super::is_plainly_alive;

    /// What is plainly alive is alive, by the prover, in positions that random games come to from starts that are nearly dead.
    #[test]
    fn what_is_plainly_alive_is_alive() {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/R3K2R w KQ - 0 1",
            "4k2r/8/8/p1p1p1p1/P1P1P1P1/8/8/Q3K3 w - - 0 1",
            "8/1p6/kPp5/2P5/pPP5/P7/2K5/7q w - - 0 1",
            "B2b4/8/4k3/8/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1",
            "6rk/5ppp/8/8/8/6P1/5PBP/6KR w - - 0 1",
        ];
        let (mut random, mut prover) = (Random::new(5), Prover::new());
        let mut seen = 0;
        for round in 0..300 {
            let mut position: Position = starts[round % starts.len()].parse().unwrap();
            for _ in 0..random.below(120) {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                position = position.make(legal[random.below(legal.len())]);
            }
            for winner in Color::ALL.into_iter().filter(|winner| is_plainly_alive(&position, Some(*winner))) {
                seen += 1;
                let verdict = prover.can_mate(&position, winner, Budget::positions(200_000));
                assert!(matches!(verdict, Verdict::Winnable(_)), "{position}");
            }
        }
        assert!(seen > 150, "{seen}");
    }
}
