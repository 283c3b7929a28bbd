//! What the edition makes of a time control and of the arbiters there are. A game of these terms follows.

use jadoube_clock::TimeControl;
use jadoube_laws::{Recorder, Supervision, Watched};
use jadoube_referee::Terms;

/// `10+5: rapid`; `none` if the players' times are of different classes.
pub(crate) fn class(terms: &mut Terms, text: &str) -> Result<(), String> {
    let (control, expected) = text.rsplit_once(": ").ok_or("which class?")?;
    let control: TimeControl = control.parse().map_err(|error| format!("{error}"))?;
    let pace = Terms::pace_of(terms.edition, &control);
    let found = pace.map_or("none".to_owned(), |pace| pace.to_string());
    if found != expected {
        return Err(format!("it is {found}"));
    }
    terms.pace = pace.unwrap_or(terms.pace);
    terms.control = Some(control);
    Ok(())
}

/// `1 arbiter 3 games recorded by players, announced full: limited`; `asked` where the arbiter is asked.
pub(crate) fn supervised(terms: &mut Terms, text: &str) -> Result<(), String> {
    let (given, expected) = text.rsplit_once(": ").ok_or("what supervision?")?;
    let (given, announced) = match given.split_once(", announced ") {
        Some((given, announced)) => (given, Some(announced.parse().map_err(|error| format!("{error}"))?)),
        None => (given, None),
    };
    let (games, recorder) = given.split_once(" recorded by ").ok_or("recorded by whom?")?;
    let games = games.strip_prefix("1 arbiter ").ok_or("write `1 arbiter 3 games`")?;
    let games = games.split(' ').next().unwrap_or_default();
    let watched = Watched {
        games_per_arbiter: games.parse().map_err(|_| format!("{games} is no count"))?,
        recorder: match recorder {
            "arbiter" | "assistant" => Recorder::Arbiter,
            "players" => Recorder::Players,
            "nobody" => Recorder::Nobody,
            _ => return Err("arbiter, assistant, players or nobody?".to_owned()),
        },
        announced,
    };
    let supervision = Supervision::of(terms.edition, terms.pace, &watched);
    let found = supervision.map_or("asked".to_owned(), |supervision| supervision.to_string());
    if found != expected {
        return Err(format!("it is {found}"));
    }
    terms.supervision = supervision.unwrap_or(terms.supervision);
    Ok(())
}
