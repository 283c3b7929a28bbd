//! What happened.

use core::time::Duration;

use jadoube_board::{ByColor, Color, Position};
use jadoube_words::FluentValue;

use crate::entry::EntryNo;
use crate::event::{Act, Claim, Decision, Event, Intended, Signature, Withdrawal};
use crate::game::Game;
use crate::words::Words;
use crate::words::value::{points, shown, title};

impl Words {
    /// An event of the record of a game, or one that could be heard next: `White plays 1. e4 and presses the clock.`
    #[must_use]
    pub fn event(&self, no: EntryNo, event: &Event, game: &Game) -> String {
        let position = &game.position_before(no);
        let of = |name: &str, color: Color| self.sentence(name, [("player", self.player(color).into())]);
        let with = |name: &str, color: Color, what: &'static str, value: FluentValue<'static>| {
            self.sentence(name, [("player", self.player(color).into()), (what, value)])
        };
        match &event.act {
            Act::SessionStarted => self.word("act-round-started"),
            Act::Arrived { by } => of("act-arrived", *by),
            Act::TimePassed => self.word("act-time-passed"),
            Act::BrokeOff => self.word("act-broke-off"),
            Act::Made { by, attempt } => with("act-made", *by, "move", self.numbered(*attempt, position).into()),
            Act::Pressed { by } => of("act-pressed", *by),
            Act::Played { by, attempt } => {
                let name = if game.clock().is_some() {
                    "act-played-and-pressed"
                } else {
                    "act-played"
                };
                with(name, *by, "move", self.numbered(*attempt, position).into())
            }
            Act::Touched { by, square } => with("act-touched", *by, "square", square.to_string().into()),
            Act::Offered { by, condition: None } => of("act-offered", *by),
            Act::Offered {
                by,
                condition: Some(condition),
            } => with("act-offered-conditionally", *by, "condition", condition.clone().into()),
            Act::Accepted { by } => of("act-accepted", *by),
            Act::Declined { by } => of("act-declined", *by),
            Act::Withdrew {
                by,
                what: Withdrawal::Offer,
            } => of("act-withdrew-offer", *by),
            Act::Withdrew {
                by,
                what: Withdrawal::Claim,
            } => of("act-withdrew-claim", *by),
            Act::Claimed { by, claim } => self.claim(*by, *claim, position),
            Act::Resigned { by } => of("act-resigned", *by),
            Act::FlagSeen { down, first } => self.flag_seen(*down, *first),
            Act::Paused { by } => match by.player() {
                Some(player) => of("act-paused", player),
                None => self.word("act-paused-by-arbiter"),
            },
            Act::Resumed => self.word("act-resumed"),
            Act::ClockSet { times, moves } => self.clock_set(*times, *moves),
            Act::TimeGiven { to, amount } => with("act-time-given", *to, "time", self.time(*amount).into()),
            Act::Raised {
                key,
                about: Some(about),
            } => with("act-raised-about", *about, "provision", title(*key).into()),
            Act::Raised { key, about: None } => self.sentence("act-raised", [("provision", title(*key).into())]),
            Act::Answered { question, answer, by } => {
                let answer = self.answer(*answer).into();
                let told = self.sentence(
                    "act-answered",
                    [
                        ("arbiter", self.arbiter(by).into()),
                        ("question", question.get().into()),
                        ("answer", answer),
                    ],
                );
                self.reasoned(told, by)
            }
            Act::Overruled { ruling, decision, by } => {
                let arbiter = || ("arbiter", self.arbiter(by).into());
                let ruling = ("ruling", ruling.get().into());
                let told = match decision {
                    Decision::Points { points: score } => {
                        self.sentence("act-overruled", [arbiter(), ruling, ("points", points(*score).into())])
                    }
                    Decision::PlaysOn => self.sentence("act-overruled-plays-on", [arbiter(), ruling]),
                };
                self.reasoned(told, by)
            }
            Act::Signed { by, points: score } => with("act-signed", *by, "points", points(*score).into()),
        }
    }

    fn claim(&self, by: Color, claim: Claim, position: &Position) -> String {
        let player = ("player", self.player(by).into());
        let Some(Intended { attempt, written }) = claim.intended() else {
            let name = match claim {
                Claim::Threefold { .. } => "act-claimed-threefold",
                Claim::FiftyMoves { .. } => "act-claimed-fifty-moves",
                Claim::Flag => "act-claimed-flag",
            };
            return self.sentence(name, [player]);
        };
        let name = match (claim, written) {
            (Claim::FiftyMoves { .. }, true) => "act-claimed-fifty-moves-writing",
            (Claim::FiftyMoves { .. }, false) => "act-claimed-fifty-moves-saying",
            (_, true) => "act-claimed-threefold-writing",
            (_, false) => "act-claimed-threefold-saying",
        };
        self.sentence(name, [player, ("move", self.numbered(attempt, position).into())])
    }

    fn flag_seen(&self, down: ByColor<bool>, first: Option<Color>) -> String {
        let of = |name: &str, color: Color| self.sentence(name, [("player", self.player(color).into())]);
        match (down.white, down.black, first) {
            (true, true, Some(first)) => of("act-both-flags-seen-first", first),
            (true, true, None) => self.word("act-both-flags-seen"),
            (true, false, _) => of("act-flag-seen", Color::White),
            (false, _, _) => of("act-flag-seen", Color::Black),
        }
    }

    fn clock_set(&self, times: ByColor<Option<Duration>>, moves: ByColor<Option<u32>>) -> String {
        let mut settings = Vec::new();
        for color in [Color::White, Color::Black] {
            let player = || ("player", self.player(color).into());
            if let Some(time) = times[color] {
                settings.push(self.phrase("set-time", [player(), ("time", shown(time).into())]));
            }
            if let Some(count) = moves[color] {
                settings.push(self.phrase("set-moves", [player(), ("count", count.into())]));
            }
        }
        self.sentence("act-clock-set", [("settings", self.book.list(settings).into())])
    }

    /// The arbiter, by name if it is known.
    fn arbiter(&self, by: &Signature) -> String {
        by.name.clone().unwrap_or_else(|| self.word("the-arbiter"))
    }

    /// A decision and the reason given for it.
    fn reasoned(&self, told: String, by: &Signature) -> String {
        match &by.reason {
            Some(reason) => format!(
                "{told} {}",
                self.sentence("act-reason", [("reason", reason.clone().into())])
            ),
            None => told,
        }
    }
}
