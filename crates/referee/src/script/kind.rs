//! What can be filled into a script, and how each kind is written.

use core::time::Duration;

use jadoube_board::{ByColor, Color, Position, Square};
use jadoube_laws::Score;
use jadoube_notation::Language;
use schemars::{JsonSchema, schema_for};
use serde_json::{Map, Value, json};

use super::value::{attempt, by_color, color, count, key, piece, points, time};
use super::{Scene, Unread, unread};
use crate::act::{Circumstance, Duty, EnvelopeItem, Equipment, Feature, IncidentKind, Involved};
use crate::answer::Answer;
use crate::commitment::Commitment;
use crate::entry::Penalty;
use crate::event::Author;
use crate::stored::Stored;

/// What stands in a blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Who acts: `white`, `black` or `arbiter`.
    Author,
    /// A player: `white` or `black`.
    Player,
    /// A move: `Nf3`, or in coordinates if it is illegal.
    Move,
    /// A square: `e4`.
    Square,
    /// A piece: `white queen`.
    Piece,
    /// A hand: `left`, `right` or `both`.
    Hand,
    /// A length of time: `2:00`.
    Time,
    /// Times of one or both players: `white 10:00 black 5:00`.
    Times,
    /// Counts of one or both players: `white 40 black 39`.
    Counts,
    /// A move of the game by its number, and so the position after it: `14`, or `white 14` if Black has not answered it.
    AfterMove,
    /// White's and Black's points: `1-0`.
    Points,
    /// The key of a provision.
    Provision,
    /// An answer of the arbiter: `loses`, `penalty opponent-time 2:00`, `points 1-0`.
    Answer,
    /// The number of an entry.
    Entry,
    /// A penalty: `warning`, `opponent-time 2:00`, `loss`.
    Penalty,
    /// What happened around the game: `phone`.
    Incident,
    /// Who did it: `white`, `spectator`.
    Involved,
    /// What is told of it: `rang, on-person`.
    Circumstances,
    /// A language by its tag: `de`.
    Language,
    /// A position in FEN.
    Board,
    /// A moment of the record, since it began: `2:00:00`.
    Moment,
    /// What a sealed move must fit: sixty-four hexadecimal digits.
    Commitment,
    /// What stands on an envelope: `names, position`.
    EnvelopeItems,
    /// The last move of the game, or another one in its place, on the other board: `Nf3`.
    Carried,
    /// What an assistant may do: `announcing, claiming`.
    Duties,
    /// A thing made for a visually disabled player: `special-board`.
    Equipment,
    /// What it has: `holes, black-squares-raised`.
    Features,
    /// A number.
    Number,
    /// Throws of a die: `2 3 3 2 3`.
    Throws,
    /// Any words.
    Text,
}

impl Kind {
    /// The kind of a blank, by its name.
    pub(crate) fn of(name: &str) -> Kind {
        match name {
            "by" | "sheet" | "keeper" => Kind::Author,
            "to" | "about" | "first" => Kind::Player,
            "move" => Kind::Move,
            "square" => Kind::Square,
            "piece" => Kind::Piece,
            "hand" => Kind::Hand,
            "amount" => Kind::Time,
            "times" => Kind::Times,
            "moves" => Kind::Counts,
            "after" | "place" => Kind::AfterMove,
            "points" => Kind::Points,
            "key" => Kind::Provision,
            "answer" => Kind::Answer,
            "question" | "ruling" | "appeal" => Kind::Entry,
            "penalty" => Kind::Penalty,
            "incident" => Kind::Incident,
            "who" => Kind::Involved,
            "facts" | "not" => Kind::Circumstances,
            "language" => Kind::Language,
            "board" => Kind::Board,
            "at" | "until" => Kind::Moment,
            "commitment" => Kind::Commitment,
            "items" => Kind::EnvelopeItems,
            "carried" => Kind::Carried,
            "duties" => Kind::Duties,
            "item" => Kind::Equipment,
            "has" => Kind::Features,
            "number" | "seed" | "acuity" | "field" | "width" | "length" => Kind::Number,
            "throws" => Kind::Throws,
            _ => Kind::Text,
        }
    }

    /// What is written in the blank, as it is stored.
    pub(super) fn read(self, text: &str, scene: &Scene<'_>) -> Result<Value, Unread> {
        Ok(match self {
            Kind::Author => author(text)?,
            Kind::Player => player(color(text)?),
            Kind::Move => attempt(scene.game.board(), text)?.to_string().into(),
            Kind::Square => {
                let square: Square = text.parse().map_err(|_| unread("a square, such as e4", text))?;
                square.to_string().into()
            }
            Kind::Piece => piece(text)?.to_string().into(),
            Kind::Hand => match text {
                "left" | "right" | "both" => text.into(),
                _ => return Err(unread("`left`, `right` or `both`", text)),
            },
            Kind::Time | Kind::Moment => millis(time(text)?),
            Kind::Times => each(by_color(text, time)?, millis),
            Kind::Counts => each(by_color(text, count::<u32>)?, Value::from),
            Kind::AfterMove => after_move(text, scene)?.into(),
            Kind::Points => score(points(text)?),
            Kind::Provision => key(text)?.as_str().into(),
            Kind::Answer => answer(text)?,
            Kind::Entry => count::<u32>(text)?.into(),
            Kind::Penalty => penalty(text)?,
            Kind::Incident => named::<IncidentKind>(text, "an incident")?,
            Kind::Involved => named::<Involved>(text, "somebody")?,
            Kind::Circumstances => {
                // Each of several may have its own `not`; a list of what is so has none.
                let each = text
                    .split(", ")
                    .map(|fact| fact.strip_prefix("not ").unwrap_or(fact))
                    .map(|fact| named::<Circumstance>(fact, "a circumstance"));
                Value::Array(each.collect::<Result<_, _>>()?)
            }
            Kind::Carried => {
                let board = match scene.game.plies().last() {
                    Some(last) => scene.game.before(last),
                    None => scene.game.board(),
                };
                attempt(board, text)?.to_string().into()
            }
            Kind::Duties => {
                let each = text
                    .split(", ")
                    .map(|duty| named::<Duty>(duty, "a duty of an assistant"));
                Value::Array(each.collect::<Result<_, _>>()?)
            }
            Kind::Equipment => named::<Equipment>(text, "a thing made for a visually disabled player")?,
            Kind::Features => {
                let each = text
                    .split(", ")
                    .map(|feature| named::<Feature>(feature, "what it can have"));
                Value::Array(each.collect::<Result<_, _>>()?)
            }
            Kind::Number => count::<u32>(text)?.into(),
            Kind::Throws => {
                let each = text.split(' ').map(|throw| count::<u8>(throw).map(Value::from));
                Value::Array(each.collect::<Result<_, _>>()?)
            }
            Kind::Language => match Language::find(text) {
                Some(language) => language.tag().into(),
                None => return Err(unread("a language by its tag, such as de", text)),
            },
            Kind::Board => match text.parse::<Position>() {
                Ok(position) => json!(Stored(position)),
                Err(_) => return Err(unread("a position in FEN", text)),
            },
            Kind::Commitment => match text.parse::<Commitment>() {
                Ok(commitment) => commitment.to_string().into(),
                Err(error) => return Err(unread(error.to_string(), text)),
            },
            Kind::EnvelopeItems => {
                let each = text
                    .split(", ")
                    .map(|item| named::<EnvelopeItem>(item, "what stands on an envelope"));
                Value::Array(each.collect::<Result<_, _>>()?)
            }
            Kind::Text if text.is_empty() => return Err(unread("words", text)),
            Kind::Text => text.into(),
        })
    }
}

/// After how many moves of both players together a move of this number was made.
fn after_move(text: &str, scene: &Scene<'_>) -> Result<u32, Unread> {
    let (mover, number) = match text.split_once(' ') {
        Some((mover, number)) => (color(mover)?, number),
        None => (Color::Black, text),
    };
    let number = i64::from(count::<u32>(number)?);
    let start = &scene.game.terms().start;
    let before = i64::from(start.turn() == Color::Black) - i64::from(mover == Color::Black);
    let after = 2 * (number - i64::from(start.fullmoves())) + 1 - before;
    u32::try_from(after).map_err(|_| unread("a move of this game by its number, such as 14", text))
}

fn author(word: &str) -> Result<Value, Unread> {
    match word {
        "arbiter" => Ok("arbiter".into()),
        word => color(word)
            .map(player)
            .map_err(|_| unread("`white`, `black` or `arbiter`", word)),
    }
}

fn player(color: Color) -> Value {
    Author::from(color).to_string().to_lowercase().into()
}

fn millis(time: Duration) -> Value {
    json!(Stored(time))
}

fn score(points: ByColor<Score>) -> Value {
    json!(Stored(points))
}

fn each<T>(both: ByColor<Option<T>>, stored: impl Fn(T) -> Value) -> Value {
    let ByColor { white, black } = both;
    let each = [("white", white), ("black", black)];
    let told = each
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), stored(value?))));
    Value::Object(told.collect::<Map<_, _>>())
}

/// `loses`, `penalty warning`, `penalty opponent-time 2:00`, `points 1-0`.
pub(crate) fn answer(text: &str) -> Result<Value, Unread> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let answer = match word {
        "points" => json!({ "type": word, "points": score(points(rest)?) }),
        "extra-time" => {
            let times = by_color(rest, time)?;
            let times = ByColor::from_fn(|color| Some(times[color].unwrap_or_default()));
            json!({ "type": word, "times_ms": each(times, millis) })
        }
        "clock-corrected" | "clock-before" | "clock-set" => {
            json!({ "type": word, "times_ms": each(by_color(rest, time)?, millis) })
        }
        "penalty" => json!({ "type": word, "penalty": penalty(rest)? }),
        _ if rest.is_empty() => json!({ "type": word }),
        _ => Value::Null,
    };
    known::<Stored<Answer>>(answer, "an answer", text)
}

fn penalty(text: &str) -> Result<Value, Unread> {
    let (word, amount) = text.split_once(' ').unwrap_or((text, ""));
    let word = if word == "loss" { "loss-of-game" } else { word };
    let penalty = match amount {
        "" => json!({ "type": word }),
        opponent if word == "loss-of-game" => {
            json!({ "type": word, "opponent": Stored(super::value::score(opponent)?) })
        }
        amount if amount.contains(':') => json!({ "type": word, "amount_ms": millis(time(amount)?) }),
        amount => json!({ "type": word, "amount": Stored(super::value::score(amount)?) }),
    };
    known::<Penalty>(penalty, "a penalty", text)
}

/// One of a list of names.
fn named<T: JsonSchema + serde::de::DeserializeOwned>(text: &str, what: &str) -> Result<Value, Unread> {
    match serde_json::from_value::<T>(text.into()) {
        Ok(_) => Ok(text.into()),
        Err(_) => {
            let schema = schema_for!(T).to_value();
            let names = schema["enum"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str);
            let names: Vec<&str> = names.collect();
            Err(unread(format!("{what}: {}", names.join(", ")), text))
        }
    }
}

/// A value that is one of its kind.
fn known<T: JsonSchema + serde::de::DeserializeOwned>(value: Value, what: &str, text: &str) -> Result<Value, Unread> {
    match serde_json::from_value::<T>(value.clone()) {
        Ok(_) => Ok(value),
        Err(_) => Err(unread(format!("{what}: {}", forms::<T>().join(", ")), text)),
    }
}

/// How the values of a kind are written.
fn forms<T: JsonSchema>() -> Vec<String> {
    let schema = schema_for!(T).to_value();
    let shapes = schema["oneOf"].as_array().into_iter().flatten();
    let form = |shape: &Value| {
        let fields = &shape["properties"];
        let name = fields["type"]["const"].as_str()?;
        let blanks = fields.as_object()?.keys().filter(|name| *name != "type");
        let blanks = blanks.map(|name| match name.as_str() {
            "amount_ms" => "TIME".to_owned(),
            "times_ms" => "white TIME black TIME".to_owned(),
            "amount" => "POINTS".to_owned(),
            name => name.to_uppercase(),
        });
        Some(
            [name.to_owned()]
                .into_iter()
                .chain(blanks)
                .collect::<Vec<_>>()
                .join(" "),
        )
    };
    shapes.filter_map(form).collect()
}
