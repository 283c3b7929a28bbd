//! What happened.

use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Piece};
use jadoube_notation::Language;
use jadoube_words::{FluentArgs, FluentValue};
use serde_json::Value;

use crate::act::{Act, ClockSet, Duty};
use crate::answer::Answer;
use crate::entry::EntryNo;
use crate::event::{Author, Event};
use crate::game::{Board, Game};
use crate::script::{Kind, telling};
use crate::stored::Stored;
use crate::words::Words;
use crate::words::effect::role;
use crate::words::value::{points, shown, title};

impl Words {
    /// An event of the record of a game, or one that could be heard next: `White plays 1. e4 and presses the clock.`
    #[must_use]
    pub fn event(&self, no: EntryNo, event: &Event, game: &Game) -> String {
        let board = game.board_before(no);
        let Some((script, found)) = telling(&event.act) else {
            return event.act.name().to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in found {
            let value = match Kind::of(&name) {
                Kind::AfterMove if name == "place" => self.move_of(&value, game, "move-of").into(),
                Kind::AfterMove => self.move_of(&value, game, "after-move-of").into(),
                kind => self.filled(kind, value, board),
            };
            args.set(name, value);
        }
        args.set("by", self.author(event));
        args.set("clock", if game.clock().is_some() { "yes" } else { "no" });
        if let Act::ClockSet(set) = &event.act {
            args.set("settings", self.settings(set));
        }
        if let Act::EnvelopeMarked(marked) = &event.act {
            args.set(
                "used",
                self.settings(&ClockSet {
                    times: marked.used,
                    moves: ByColor::default(),
                }),
            );
        }
        let mut told = self.book.sentence(&script.name, &args);
        if !event.seen.arbiter {
            told = format!("{told} {}", self.word("not-seen"));
        }
        match event.note.as_ref().and_then(|note| note.reason.clone()) {
            Some(reason) => format!("{told} {}", self.sentence("reason-given", [("reason", reason.into())])),
            None => told,
        }
    }

    /// What stands in a blank of a script.
    fn filled(&self, kind: Kind, stored: Value, board: Board<'_>) -> FluentValue<'static> {
        let text = || stored.as_str().unwrap_or_default();
        match kind {
            Kind::Author | Kind::Player => match text() {
                "white" => self.player(Color::White).into(),
                "black" => self.player(Color::Black).into(),
                _ => self.word("the-arbiter").into(),
            },
            Kind::Move => match text().parse() {
                Ok(attempt) => self.numbered(attempt, board).into(),
                Err(_) => text().to_owned().into(),
            },
            Kind::Time | Kind::Moment => {
                let time = Duration::from_millis(stored.as_u64().unwrap_or_default());
                self.time(time).into()
            }
            Kind::Points => {
                let score = |name: &str| stored[name].as_str().and_then(|text| text.parse().ok());
                let score = |name: &str| score(name).unwrap_or_default();
                points(ByColor::new(score("white"), score("black"))).into()
            }
            Kind::Provision => match jadoube_laws::find(text()) {
                Some(provision) => title(provision.key, self.language()).into(),
                None => text().to_owned().into(),
            },
            Kind::Answer => match serde_json::from_value::<Stored<Answer>>(stored) {
                Ok(Stored(answer)) => self.answer(answer).into(),
                Err(_) => FluentValue::None,
            },
            Kind::Entry => stored.as_u64().unwrap_or_default().into(),
            Kind::Penalty => match serde_json::from_value(stored) {
                Ok(penalty) => self.penalty(penalty).into(),
                Err(_) => FluentValue::None,
            },
            Kind::Incident => self.word(&format!("incident-{}", text())).into(),
            Kind::Involved => self.involved(text()).into(),
            Kind::Circumstances => {
                let each = stored.as_array().into_iter().flatten().filter_map(Value::as_str);
                let each = each.map(|fact| self.circumstance(fact));
                self.book.list(each.collect()).into()
            }
            Kind::Carried => match text().parse() {
                Ok(Attempt { from, to, .. }) => format!("{from}-{to}").into(),
                Err(_) => text().to_owned().into(),
            },
            Kind::Duties => match serde_json::from_value::<Vec<Duty>>(stored) {
                Ok(duties) => self.duties(&duties).into(),
                Err(_) => FluentValue::None,
            },
            Kind::Equipment => self.word(&format!("equipment-{}", text())).into(),
            Kind::Features => {
                let each = stored.as_array().into_iter().flatten().filter_map(Value::as_str);
                let each = each.map(|feature| self.word(&format!("feature-{feature}")));
                self.book.list(each.collect()).into()
            }
            Kind::Number => stored.as_u64().unwrap_or_default().to_string().into(),
            Kind::Throws => {
                let each = stored.as_array().into_iter().flatten().filter_map(Value::as_u64);
                let each = each.map(|throw| throw.to_string());
                each.collect::<Vec<_>>().join(" ").into()
            }
            Kind::Piece => match text().chars().next().and_then(Piece::from_letter) {
                Some(piece) => self
                    .phrase(
                        "piece",
                        [
                            ("piece", role(piece).into()),
                            ("player", self.player(piece.color).into()),
                        ],
                    )
                    .into(),
                None => text().to_owned().into(),
            },
            Kind::Language => match Language::find(text()) {
                Some(language) => self.word(&format!("language-{}", language.tag())).into(),
                None => text().to_owned().into(),
            },
            Kind::EnvelopeItems => {
                let each = stored.as_array().into_iter().flatten().filter_map(Value::as_str);
                let each = each.map(|item| self.word(&format!("envelope-item-{item}")));
                self.book.list(each.collect()).into()
            }
            Kind::Square | Kind::Hand | Kind::Text | Kind::Board | Kind::Commitment => text().to_owned().into(),
            Kind::Times | Kind::Counts | Kind::AfterMove => FluentValue::None,
        }
    }

    /// Somebody around the game, by the name in records: `a spectator`, `White`.
    #[must_use]
    pub fn involved(&self, name: &str) -> String {
        match name {
            "white" => self.player(Color::White),
            "black" => self.player(Color::Black),
            name => self.word(&format!("involved-{name}")),
        }
    }

    /// What can be told of an incident, by the name in records: `it rang`.
    #[must_use]
    pub fn circumstance(&self, name: &str) -> String {
        self.word(&format!("circumstance-{name}"))
    }

    /// A move by its number, or a position by the move before it: `Black's move 14`, `after Black's move 14`.
    fn move_of(&self, stored: &Value, game: &Game, phrase: &str) -> String {
        let start = &game.terms().start;
        let Some(last) = stored.as_u64().unwrap_or_default().checked_sub(1) else {
            return self.word("at-the-start");
        };
        let since = last + u64::from(start.turn() == Color::Black);
        let mover = if since.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        let number = u64::from(start.fullmoves()) + since / 2;
        self.phrase(
            phrase,
            [("player", self.player(mover).into()), ("number", number.into())],
        )
    }

    /// Who acts, by name if it is known.
    fn author(&self, event: &Event) -> String {
        match event.by {
            Author::White => self.player(Color::White),
            Author::Black => self.player(Color::Black),
            Author::Arbiter | Author::Nobody => {
                let name = event.note.as_ref().and_then(|note| note.name.clone());
                name.unwrap_or_else(|| self.word("the-arbiter"))
            }
        }
    }

    /// What a clock is set to.
    fn settings(&self, set: &ClockSet) -> String {
        let ClockSet { times, moves } = set;
        let mut settings = Vec::new();
        for color in [Color::White, Color::Black] {
            settings.extend(self.setting(color, times, moves));
        }
        self.book.list(settings)
    }

    fn setting(
        &self,
        color: Color,
        times: &ByColor<Option<Duration>>,
        moves: &ByColor<Option<u32>>,
    ) -> impl Iterator<Item = String> {
        let player = || ("player", self.player(color).into());
        let time = times[color].map(|time| self.phrase("set-time", [player(), ("time", shown(time).into())]));
        let moves = moves[color].map(|count| self.phrase("set-moves", [player(), ("count", count.into())]));
        time.into_iter().chain(moves)
    }
}
