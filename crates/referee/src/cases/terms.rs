//! Reads what is fixed before the game.

use jadoube_board::{ByColor, Position};
use jadoube_clock::TimeControl;
use jadoube_laws::values::Penalty as Listed;
use jadoube_laws::{Draws, Edition, Pace, Points, Provisions, Recorder, Supervision, Watched};

use super::{Mismatch, StepKind, differs, unreadable};
use crate::script::value::{count, score, time};
use crate::terms::{Boards, Moves, Oversight, Terms};
use crate::wire::Heading;

/// Sets a term, or `None` if the step is something else.
pub(super) fn set(terms: &mut Terms, heading: &mut Heading, text: &str) -> Option<Result<(), Mismatch>> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let set = match word {
        "pace" => pace(terms, rest),
        "control" => control(rest).map(|control| terms.control = Some(control)),
        "board" => board(rest).map(|start| terms.start = start),
        "clock" if rest == "analogue" => {
            terms.clock_marks_first = false;
            Ok(())
        }
        "clock" => Err(unreadable("`clock analogue`", text)),
        "moves" => moves(rest).map(|moves| terms.moves = moves),
        "boards" => boards(rest).map(|boards| terms.boards = boards),
        "oversight" => oversight(rest).map(|oversight| terms.oversight = oversight),
        "blind" => players(rest).map(|players| terms.visually_disabled = players),
        "deaf" => players(rest).map(|players| terms.hearing_impaired = players),
        "budget" => count(rest).map(|budget| terms.budget = budget).map_err(Mismatch::from),
        "event" => regulate(terms, rest),
        "class" => class(terms, rest),
        "supervised" => supervised(terms, rest),
        "names" => names(rest).map(|(white, black)| {
            heading.white = Some(white);
            heading.black = Some(black);
        }),
        _ => return None,
    };
    Some(set)
}

/// Whether a term is set, or compared with what the edition makes of it.
pub(super) fn kind(text: &str) -> StepKind {
    match text.split(' ').next() {
        Some("class" | "supervised") => StepKind::Game,
        _ => StepKind::Term,
    }
}

fn pace(terms: &mut Terms, text: &str) -> Result<(), Mismatch> {
    let malformed = || unreadable("`standard`, `rapid` or `blitz`, and perhaps `full` or `limited`", text);
    let (pace, supervision) = text.split_once(' ').unwrap_or((text, "full"));
    terms.pace = pace.parse::<Pace>().map_err(|_| malformed())?;
    terms.supervision = match supervision {
        "full" => Supervision::Full,
        "limited" => Supervision::Limited,
        _ => return Err(malformed()),
    };
    Ok(())
}

/// `Anna Berg, Bo Dahl`: White and Black.
fn names(text: &str) -> Result<(String, String), Mismatch> {
    let named = text.split_once(',').map(|(white, black)| (white.trim(), black.trim()));
    match named {
        Some((white, black)) if !white.is_empty() && !black.is_empty() => Ok((white.to_owned(), black.to_owned())),
        _ => Err(unreadable("the names of White and Black, with a comma between", text)),
    }
}

fn moves(text: &str) -> Result<Moves, Mismatch> {
    match text {
        "free" => Ok(Moves::Free),
        "guarded" => Ok(Moves::Guarded),
        _ => Err(unreadable("`moves free` or `moves guarded`", text)),
    }
}

fn boards(text: &str) -> Result<Boards, Mismatch> {
    match text {
        "one" => Ok(Boards::One),
        "two" => Ok(Boards::Two),
        _ => Err(unreadable("`boards one` or `boards two`", text)),
    }
}

fn oversight(text: &str) -> Result<Oversight, Mismatch> {
    match text {
        "arbiter" => Ok(Oversight::Arbiter),
        "players" => Ok(Oversight::Players),
        _ => Err(unreadable("`oversight arbiter` or `oversight players`", text)),
    }
}

/// Some of the players: `white`, `black` or `both`.
fn players(text: &str) -> Result<ByColor<bool>, Mismatch> {
    match text {
        "white" => Ok(ByColor::new(true, false)),
        "black" => Ok(ByColor::new(false, true)),
        "both" => Ok(ByColor::new(true, true)),
        _ => Err(unreadable("`white`, `black` or `both`", text)),
    }
}

fn control(text: &str) -> Result<TimeControl, Mismatch> {
    text.parse().map_err(|error| {
        unreadable(
            format!("a time control, such as 90+30 or 40/90m+30s, 30m+30s ({error})"),
            text,
        )
    })
}

fn board(text: &str) -> Result<Position, Mismatch> {
    text.parse()
        .map_err(|error| unreadable(format!("a position in FEN ({error})"), text))
}

/// What the regulations of the competition lay down.
fn regulate(terms: &mut Terms, text: &str) -> Result<(), Mismatch> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let regulations = &mut terms.regulations;
    match (word, rest) {
        ("default-time", rest) => regulations.default_time = Some(time(rest)?),
        ("draws", "never") => regulations.draws = Some(Draws::Never),
        ("draws", rest) => {
            let moves = rest.strip_prefix("not before ").and_then(|moves| moves.parse().ok());
            let moves = moves.ok_or_else(|| unreadable("`draws never` or `draws not before 30`", text))?;
            regulations.draws = Some(Draws::NotBefore(moves));
        }
        ("points", rest) => {
            let scores: Result<Vec<_>, _> = rest.split(' ').map(score).collect();
            let [win, draw, loss] = scores?[..] else {
                return Err(unreadable(
                    "points for a win, a draw and a loss, such as `points 3 1 0`",
                    text,
                ));
            };
            if win < draw || draw < loss {
                return Err(unreadable(
                    "points where a win is worth at least a draw, and a draw at least a loss, such as `points 3 1 0`",
                    text,
                ));
            }
            regulations.points = Some(Points { win, draw, loss });
        }
        ("session", rest) => {
            let before = rest
                .strip_prefix("starts ")
                .and_then(|rest| rest.strip_suffix(" before"));
            let before = before.ok_or_else(|| unreadable("`session starts 0:15:00 before`", text))?;
            regulations.session_starts_before = Some(time(before)?);
        }
        ("guidelines-iii", "") => regulations.guidelines_iii = true,
        ("increment", "from first move") => regulations.increment_before_first_move = Some(true),
        ("increment", "after first move") => regulations.increment_before_first_move = Some(false),
        ("leaving", "reported") => regulations.leaving_reported = Some(true),
        ("devices", "in bag") => regulations.devices_in_bag = Some(true),
        ("device-penalty", rest) => regulations.device_penalty = Some(listed(rest)?),
        ("fines", "announced") => regulations.fines_announced = Some(true),
        ("appeals", "excluded") => regulations.appeals = Some(false),
        _ => {
            return Err(unreadable(
                "a regulation: default-time TIME, draws never, draws not before MOVE, points WIN DRAW LOSS, \
                 guidelines-iii, increment from first move, increment after first move, session starts TIME before, \
                 leaving reported, \
                 devices in bag, device-penalty PENALTY, fines announced, appeals excluded",
                text,
            ));
        }
    }
    Ok(())
}

/// A penalty by its name in the Laws: `warning`.
fn listed(name: &str) -> Result<Listed, Mismatch> {
    let all = Provisions::of(Edition::LATEST, Pace::Standard, Supervision::Full)
        .penalties
        .value;
    let found = all.iter().find(|penalty| penalty.as_str() == name);
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|penalty| penalty.as_str()).collect();
        unreadable(format!("a penalty: {}", names.join(", ")), name)
    })
}

/// `10+5: rapid`; `none` if the players' times are of different classes.
fn class(terms: &mut Terms, text: &str) -> Result<(), Mismatch> {
    let (control, expected) = text
        .rsplit_once(": ")
        .ok_or_else(|| unreadable("a time control and its class, such as `10+5: rapid`", text))?;
    let control = self::control(control)?;
    let pace = Terms::pace_of(terms.edition, &control);
    let found = pace.map_or("none".to_owned(), |pace| pace.to_string());
    if found != expected {
        return Err(differs(expected, found));
    }
    terms.pace = pace.unwrap_or(terms.pace);
    terms.control = Some(control);
    Ok(())
}

/// `1 arbiter 3 games recorded by players, announced full: limited`; `asked` where the arbiter is asked.
fn supervised(terms: &mut Terms, text: &str) -> Result<(), Mismatch> {
    let malformed = || {
        let expected = "arbiters, games, who records, perhaps what is announced, and the supervision, such as \
                        `1 arbiter 3 games recorded by players, announced full: limited`";
        unreadable(expected, text)
    };
    let (given, expected) = text.rsplit_once(": ").ok_or_else(malformed)?;
    let (given, announced) = match given.split_once(", announced ") {
        Some((given, announced)) => (given, Some(announced.parse().map_err(|_| malformed())?)),
        None => (given, None),
    };
    let (games, recorder) = given.split_once(" recorded by ").ok_or_else(malformed)?;
    let games = games.strip_prefix("1 arbiter ").ok_or_else(malformed)?;
    let games = games.split(' ').next().unwrap_or_default();
    let watched = Watched {
        games_per_arbiter: count(games)?,
        recorder: match recorder {
            "arbiter" | "assistant" => Recorder::Arbiter,
            "players" => Recorder::Players,
            "nobody" => Recorder::Nobody,
            _ => return Err(unreadable("`arbiter`, `assistant`, `players` or `nobody`", recorder)),
        },
        announced,
    };
    let supervision = Supervision::of(terms.edition, terms.pace, &watched);
    let found = supervision.map_or("asked".to_owned(), |supervision| supervision.to_string());
    if found != expected {
        return Err(differs(expected, found));
    }
    terms.supervision = supervision.unwrap_or(terms.supervision);
    Ok(())
}
