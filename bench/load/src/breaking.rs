//! How many games are too many?

use std::io;
use std::time::Duration;

use crate::arguments::Plan;
use crate::{hall, report};

/// Within what 99 % of presses are to be acknowledged.
const BAR: Duration = Duration::from_millis(50);
const STEP: usize = 1_000;

/// Plays with more and more games until the bar is missed, and prints each attempt.
pub(crate) async fn find(plan: Plan) -> io::Result<()> {
    println!("{}", report::HEAD);
    let mut games = plan.games;
    loop {
        let plan = plan.with_games(games);
        let played = hall::play(&plan, &[]).await?;
        println!("{}", report::row(&plan, &played));
        if played.within(0.99) > BAR || played.failed > 0 {
            return Ok(());
        }
        games += STEP;
    }
}
