//! What a game scores, and what penalties in points make of it.

use jadoube_board::{ByColor, Color};
use jadoube_laws::{Provisions, Score};

use crate::admit::permitted_points;
use crate::answer::{Blank, most_points};
use crate::entry::{Ending, EntryNo, Penalty};
use crate::game::Game;

/// What each player scores by an ending, before any penalty.
///
/// Provision: points.standard
pub(crate) fn of_ending(provisions: &Provisions, ending: Ending) -> ByColor<Score> {
    let scale = provisions.points.value;
    let lost = |loser: Color| {
        let mut points = ByColor::new(scale.win, scale.win);
        points[loser] = scale.loss;
        points
    };
    match ending {
        Ending::Checkmate { player: winner } => lost(!winner),
        Ending::Resignation { player: loser }
        | Ending::Time { player: loser }
        | Ending::Absence { player: loser }
        | Ending::IllegalMoves { player: loser }
        | Ending::SealedMove { player: loser }
        | Ending::Penalty { player: loser } => lost(loser),
        Ending::AbsenceOfBoth | Ending::PenaltyOfBoth => ByColor::new(scale.loss, scale.loss),
        Ending::Stalemate
        | Ending::DeadPosition
        | Ending::ResignationDrawn { .. }
        | Ending::Agreement
        | Ending::Threefold
        | Ending::FiftyMoves
        | Ending::Fivefold
        | Ending::SeventyFiveMoves
        | Ending::TimeDrawn { .. }
        | Ending::IllegalMovesDrawn { .. }
        | Ending::SealedMoveDrawn { .. }
        | Ending::BothFlags
        | Ending::Arbiter
        | Ending::IllegalPosition
        | Ending::Quickplay
        | Ending::Signed => ByColor::new(scale.draw, scale.draw),
    }
}

/// What each player scores by an ending, with the penalties in points that were imposed during the game.
pub(crate) fn of_game(game: &Game, ending: Ending) -> ByColor<Score> {
    let provisions = game.provisions();
    let in_order = game.penalties().iter();
    in_order.fold(of_ending(provisions, ending), |points, imposed| {
        after_penalty(provisions, points, imposed.player, imposed.penalty)
    })
}

/// The result of a game that is over, as it would be without the penalty of a ruling. `None` if the game is on, or its result was
/// not worked out but decided.
pub(crate) fn without(game: &Game, ruling: EntryNo) -> Option<ByColor<Score>> {
    let ending = game.outcome()?.ending;
    if matches!(ending, Ending::Arbiter | Ending::Signed | Ending::Penalty { .. }) {
        return None;
    }
    let provisions = game.provisions();
    let others = game.penalties().iter().filter(|imposed| imposed.entry != ruling);
    let points = others.fold(of_ending(provisions, ending), |points, imposed| {
        after_penalty(provisions, points, imposed.player, imposed.penalty)
    });
    Some(points)
}

/// What a penalty makes of a result. More points for the opponent are at most what can be won in the game. Where the edition
/// limits what both players have together, the offender gives up what would go beyond it.
///
/// Provision: penalty.opponent-points, penalty.offender-points
pub(crate) fn after_penalty(
    provisions: &Provisions,
    mut points: ByColor<Score>,
    player: Color,
    penalty: Penalty,
) -> ByColor<Score> {
    match penalty {
        Penalty::OffenderPoints { amount } => points[player] = less(provisions, points[player], amount),
        Penalty::OpponentPoints { amount } => {
            points[!player] = (points[!player] + amount).min(most_points(provisions));
            if permitted_points(provisions, points).is_err() {
                points[player] = greatest_beside(provisions, points, player);
            }
        }
        _ => {}
    }
    points
}

/// A score and so much less: no less than a game gives where the edition knows no other scores, else no less than nothing.
fn less(provisions: &Provisions, score: Score, amount: Score) -> Score {
    let least = match provisions.points_capped {
        Some(_) => scores(provisions).into_iter().min().unwrap_or_default(),
        None => Score::ZERO,
    };
    let left = score.quarters().saturating_sub(amount.quarters());
    Score::from_quarters(left).max(least)
}

/// The greatest score of a player, no more than now, that the edition permits beside the opponent's.
fn greatest_beside(provisions: &Provisions, points: ByColor<Score>, player: Color) -> Score {
    let beside = |score: &Score| {
        let mut points = points;
        points[player] = *score;
        permitted_points(provisions, points).is_ok()
    };
    let lower = scores(provisions).into_iter().filter(|score| *score <= points[player]);
    lower.filter(beside).max().unwrap_or(points[player])
}

fn scores(provisions: &Provisions) -> [Score; 3] {
    let scale = provisions.points.value;
    [scale.win, scale.draw, scale.loss]
}

/// How many points a penalty of this kind can be about: such as fit every result, since it may not be known yet. `None` if no
/// points do.
///
/// Provision: points.individual-scores-normal
pub(crate) fn amount(provisions: &Provisions, penalty: fn(Score) -> Penalty) -> Option<Blank> {
    if provisions.points_capped.is_none() {
        let most = most_points(provisions);
        return Some(Blank::Score { most, among: None });
    }
    let [win, draw, loss] = scores(provisions);
    let results = [(win, loss), (draw, draw), (loss, win)].map(|(white, black)| ByColor::new(white, black));
    let fits = |amount: &Score| {
        let after = |points: &ByColor<Score>| after_penalty(provisions, *points, Color::White, penalty(*amount));
        let permitted = |points: &ByColor<Score>| permitted_points(provisions, after(points)).is_ok();
        results.iter().all(permitted) && results.iter().any(|points| after(points) != *points)
    };
    // Scores differ by these, so nothing else leads from one to another.
    let between = |one: Score, other: Score| Score::from_quarters(one.quarters().abs_diff(other.quarters()));
    let mut among = vec![between(win, draw), between(draw, loss), between(win, loss)];
    among.sort_unstable();
    among.dedup();
    among.retain(fits);
    let most = *among.last()?;
    among.resize(3, most);
    let among = among.try_into().ok();
    Some(Blank::Score { most, among })
}
