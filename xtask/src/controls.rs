//! Reads the time controls used in practice from `laws/time-controls.toml` and writes them as Rust: the table of
//! `jadoube-clock`.

use std::fmt::Write as _;

use serde::Deserialize;
use toml::Spanned;

use crate::tidy::Fault;
use crate::tree::{Tree, line_at};

/// Where the data stands.
const SOURCE: &str = "laws/time-controls.toml";

/// Where the table goes.
const TABLE: &str = "crates/clock/src/generated.rs";

/// The generated file, if there is anything to generate.
///
/// # Errors
///
/// Names the first time control that cannot be written.
pub(crate) fn outputs(tree: &Tree) -> Result<Option<(&'static str, String)>, Vec<Fault>> {
    let Some(text) = tree.text(SOURCE) else {
        return Ok(None);
    };
    let file: ControlFile =
        toml::from_str(text).map_err(|error| Vec::from([Fault::unreadable(SOURCE, text, &error)]))?;
    let mut out = String::from(
        "\
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use crate::control::{Expected, KnownControl};

/// The time controls used in practice.
pub(crate) static CONTROLS: &[KnownControl] = &[
",
    );
    for control in &file.time_control {
        let Some(written) = control.written() else {
            let line = line_at(text, control.id.span().start);
            let message = format!(
                "`{}` has an addition that starts within a period: only the last one is split",
                control.id.as_ref()
            );
            return Err(Vec::from([Fault::new(SOURCE, line, message)]));
        };
        let Control { id, name, used, .. } = control;
        let _ = writeln!(
            out,
            "    KnownControl {{ id: {:?}, name: {name:?}, used: {used:?}, control: {written} }},",
            id.as_ref()
        );
    }
    out += "];\n";
    Ok(Some((TABLE, out)))
}

#[derive(Deserialize)]
struct ControlFile {
    time_control: Vec<Control>,
}

#[derive(Deserialize)]
struct Control {
    id: Spanned<String>,
    name: String,
    #[serde(rename = "use")]
    used: String,
    periods: Vec<Period>,
    black_periods: Option<Vec<Period>>,
    per_move: PerMove,
}

#[derive(Deserialize)]
struct Period {
    moves: Option<u32>,
    minutes: u32,
}

#[derive(Deserialize)]
#[serde(tag = "mode", rename_all = "lowercase")]
enum PerMove {
    None,
    Cumulative {
        seconds: u32,
        from_move: u32,
    },
    Delay {
        seconds: u32,
        from_move: u32,
    },
    Hourglass,
    #[serde(rename = "per-move-limit")]
    Limit,
}

impl Control {
    /// As PGN writes it, or what the Laws expect instead.
    fn written(&self) -> Option<String> {
        let (sign, seconds, from_move) = match self.per_move {
            PerMove::None => ('+', 0, 1),
            PerMove::Cumulative { seconds, from_move } => ('+', seconds, from_move),
            // In the United States the display waits; elsewhere the press gives the delay back.
            PerMove::Delay { seconds, from_move } if self.id.as_ref().starts_with("us-") => ('d', seconds, from_move),
            PerMove::Delay { seconds, from_move } => ('b', seconds, from_move),
            PerMove::Hourglass => return Some("Err(Expected::NoHourglass)".to_owned()),
            PerMove::Limit => return Some("Err(Expected::NoLimitPerMove)".to_owned()),
        };
        let per_move = match seconds {
            0 => String::new(),
            _ => format!("{sign}{seconds}"),
        };
        let white = schedule(&self.periods, &per_move, from_move)?;
        let pgn = match &self.black_periods {
            Some(black) => format!("W{white}-B{}", schedule(black, &per_move, from_move)?),
            None => white,
        };
        Some(format!("Ok({pgn:?})"))
    }
}

/// The periods with what each move brings, which starts with a period. If it starts within the last one, the rest of
/// that is a period without time of its own.
fn schedule(periods: &[Period], per_move: &str, from_move: u32) -> Option<String> {
    let mut written = Vec::new();
    let mut first = 1;
    for Period { moves, minutes } in periods {
        let seconds = minutes * 60;
        let brings = if first >= from_move { per_move } else { "" };
        match moves {
            Some(moves) => {
                written.push(format!("{moves}/{seconds}{brings}"));
                first += moves;
            }
            None if first >= from_move => written.push(format!("{seconds}{brings}")),
            None => {
                written.push(format!("{}/{seconds}", from_move - first));
                written.push(format!("0{per_move}"));
                first = from_move;
            }
        }
        if moves.is_some() && first > from_move && brings.is_empty() && !per_move.is_empty() {
            return None;
        }
    }
    Some(written.join(":"))
}

#[cfg(test)]
mod tests {
    use super::{Period, SOURCE, TABLE, outputs, schedule};
    use crate::tree::Tree;

    /// A table of one time control, whose increment starts with this move.
    fn table(from_move: u32) -> String {
        format!(
            "[[time_control]]\nid = 'a'\nname = 'A'\nuse = 'B'\nperiods = [{{ moves = 40, minutes = 9 }}, {{ minutes = 1 }}]\n\
             per_move = {{ mode = 'cumulative', seconds = 2, from_move = {from_move} }}\n"
        )
    }

    #[test]
    fn a_table_becomes_rust() {
        assert!(outputs(&Tree::of(&[])).unwrap().is_none());
        let (path, text) = outputs(&Tree::of(&[(SOURCE, &table(1))])).unwrap().unwrap();
        assert_eq!(path, TABLE);
        assert!(text.ends_with(
            "    KnownControl { id: \"a\", name: \"A\", used: \"B\", control: Ok(\"40/540+2:60+2\") },\n];\n"
        ));
    }

    #[test]
    fn unsound_tables_are_found() {
        for (text, expect) in [
            (
                table(20),
                "laws/time-controls.toml:2: `a` has an addition that starts within a period: only the last one is split",
            ),
            (
                table(1).replace("cumulative", "sundial"),
                "laws/time-controls.toml:6: unknown variant `sundial`, expected one of `none`, `cumulative`, `delay`, \
                 `hourglass`, `per-move-limit`",
            ),
        ] {
            let faults = outputs(&Tree::of(&[(SOURCE, &text)])).unwrap_err();
            let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
            assert_eq!(found, [expect]);
        }
    }

    #[test]
    fn additions_start_where_they_should() {
        let two = [(Some(40), 120), (None, 30)];
        let three = [(Some(40), 120), (Some(20), 60), (None, 15)];
        for (periods, per_move, from_move, expect) in [
            (&two[..], "+30", 1, Some("40/7200+30:1800+30")),
            (&two, "+30", 41, Some("40/7200:1800+30")),
            (&two, "", 1, Some("40/7200:1800")),
            (&two, "+30", 20, None),
            (&two, "b5", 61, Some("40/7200:20/1800:0b5")),
            (&three, "+30", 61, Some("40/7200:20/3600:900+30")),
            (&three, "+30", 41, Some("40/7200:20/3600+30:900+30")),
            (&[(None, 5)], "+3", 61, Some("60/300:0+3")),
        ] {
            let periods: Vec<Period> = periods
                .iter()
                .map(|&(moves, minutes)| Period { moves, minutes })
                .collect();
            assert_eq!(schedule(&periods, per_move, from_move).as_deref(), expect);
        }
    }
}
