//! What must have come out.

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::{Clock, Instant, Reading};
use jadoube_laws::{Citation, Key, Language};

use super::run::Running;
use super::{ENGLISH, Mismatch, differs, spoken, unreadable};
use crate::answer::Filling;
use crate::entry::{Ending, Entry, Reason};
use crate::game::{Adjournment, Game, Must, Phase};
use crate::script::{self, value};
use crate::words::conditions;

impl Running {
    /// What a step expects, or `None` if it expects nothing.
    pub(super) fn expect(&self, at: Instant, text: &str) -> Option<Result<(), Mismatch>> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match word {
            "ruled" => self.ruled(rest),
            "asked" => self.asked(rest),
            "silent" => self.silent(),
            "remarked" => self.remarked(rest),
            "because" => self.because(rest),
            "says" => self.says(rest),
            "unsaid" => self.unsaid(rest),
            "signed" => self.signed(rest),
            "result" => self.result(rest),
            "goes" if rest == "on" => self.goes_on(),
            "annulled" if rest.is_empty() => self.annulled(),
            "shows" => self.shows(at, rest),
            "running" => self.running(rest),
            "completed" => equal(rest, self.game().completed()),
            "counts" => match self.clock() {
                Ok(clock) => equal(rest, ByColor::from_fn(|color| clock.moves(color))),
                Err(mismatch) => Err(mismatch),
            },
            "made" => equal(rest, self.game().made()),
            "offer" => self.offer(rest),
            "must" => self.must(rest),
            "stands" => self.stands(rest),
            "appeals" => same(rest, &self.game().appeals().len().to_string()),
            "penalties" => equal(rest, ByColor::from_fn(|color| self.penalties(color))),
            "owes" => self.owes(rest),
            "illegal" => equal(rest, ByColor::from_fn(|color| self.game().illegal_moves(color))),
            "turn" => same(rest, value::player(self.game().turn())),
            "applies" => self.applies(rest),
            "default-time" => self.default_time(rest),
            "phase" => same(rest, phase(self.game().phase())),
            "envelopes" => {
                let envelope = self.game().adjournment().and_then(Adjournment::envelope);
                same(rest, if envelope.is_some() { "1" } else { "0" })
            }
            "occurrences" => same(rest, &self.game().occurrences().to_string()),
            _ => return None,
        })
    }

    /// `KEY`: what there is to say about the terms before anything happens; `nothing` if there is not.
    fn remarked(&self, text: &str) -> Result<(), Mismatch> {
        let remarks = self.referee.remarks_on_terms();
        let found = match remarks.is_empty() {
            true => "nothing".to_owned(),
            false => remarks
                .iter()
                .map(|ruling| ruling.key.as_str())
                .collect::<Vec<_>>()
                .join(", "),
        };
        match remarks.iter().any(|ruling| ruling.key.as_str() == text) || found == text {
            true => Ok(()),
            false => Err(differs(format!("a remark on the terms by {text}"), found)),
        }
    }

    /// How many penalties a player has.
    fn penalties(&self, player: Color) -> u32 {
        let imposed = self.game().penalties().iter();
        imposed.filter(|imposed| imposed.player == player).count() as u32
    }

    fn game(&self) -> &Game {
        self.referee.game()
    }

    /// `KEY`, and perhaps `with KEY KEY`, `by 9.2 in 2009`.
    fn ruled(&self, text: &str) -> Result<(), Mismatch> {
        let (keys, number) = match text.split_once(" by ") {
            Some((keys, number)) => (keys, Some(number)),
            None => (text, None),
        };
        let (key, with) = keys.split_once(" with ").unwrap_or((keys, ""));
        let key = value::key(key)?;
        let rulings = self.said().into_iter().filter_map(|entry| match entry {
            Entry::Ruling(ruling) => Some(ruling),
            _ => None,
        });
        let mut rulings = rulings.filter(|ruling| ruling.key == key);
        let Some(ruling) = rulings.next() else {
            return Err(differs(format!("a ruling by {key}"), self.instead()));
        };
        also_by(with, &ruling.also_by)?;
        match number {
            None => Ok(()),
            Some(number) => {
                let citation = self.game().provisions().citation(key);
                same(
                    number,
                    &citation.map(|citation| cited(&citation, number)).unwrap_or_default(),
                )
            }
        }
    }

    /// `KEY`, and perhaps `with KEY KEY`, `: answers, answers`.
    fn asked(&self, text: &str) -> Result<(), Mismatch> {
        let (keys, answers) = text.split_once(": ").unwrap_or((text, ""));
        let (key, with) = keys.split_once(" with ").unwrap_or((keys, ""));
        let key = value::key(key)?;
        let question = self.said().into_iter().find_map(|entry| match entry {
            Entry::Question(question) if question.key == key => Some(question),
            _ => None,
        });
        let Some(question) = question else {
            return Err(differs(format!("a question by {key}"), self.instead()));
        };
        also_by(with, &question.also_by)?;
        let mut last = 0;
        for answer in answers.split(", ").filter(|answer| !answer.is_empty()) {
            let wanted = script::answer(answer)?;
            let at = question.choices.iter().position(|choice| choice.word == wanted.word);
            let at = at.unwrap_or(last);
            if at < last {
                return Err(differs(
                    format!("`{answer}` later among the answers"),
                    "it comes before the one named last",
                ));
            }
            last = at;
            if wanted.admit(&question.choices, self.referee.game()).is_err() {
                let words = ENGLISH.as_ref();
                let permitted = question.choices.iter();
                let permitted: Vec<String> = permitted.filter_map(|choice| Some(words?.choice(choice))).collect();
                return Err(differs(format!("`{answer}` among the answers"), permitted.join("; ")));
            }
            // Times of the clock that are named are those that are proposed.
            let mut same = question.choices.iter().filter(|choice| choice.word == wanted.word);
            if let (Some(choice), Some(Filling::Clock(_))) = (same.next(), wanted.filling)
                && choice.has_proposal()
                && choice.proposal() != wanted
            {
                let proposed = ENGLISH.as_ref().map(|words| words.choice(choice));
                return Err(differs(format!("`{answer}` proposed"), proposed.unwrap_or_default()));
            }
        }
        Ok(())
    }

    /// The name of a condition that was looked at, or `not` and its name.
    fn because(&self, text: &str) -> Result<(), Mismatch> {
        let (name, holds) = match text.strip_prefix("not ") {
            Some(name) => (name, false),
            None => (text, true),
        };
        let reasons = self.said().into_iter().flat_map(|entry| match entry {
            Entry::Ruling(ruling) => ruling.because.as_slice(),
            Entry::Question(question) => question.because.as_slice(),
            Entry::Event(_) => &[],
        });
        let reasons: Vec<&Reason> = reasons.collect();
        if reasons.iter().all(|reason| reason.condition != name) && !conditions().contains(name) {
            return Err(unreadable(likely_conditions(name), name));
        }
        let found: Vec<String> = reasons
            .iter()
            .map(|reason| format!("{}{}", if reason.holds { "" } else { "not " }, reason.condition))
            .collect();
        let wanted = format!("{}{name}", if holds { "" } else { "not " });
        match found.contains(&wanted) {
            true => Ok(()),
            false => Err(differs(format!("the reason `{wanted}`"), found.join(", "))),
        }
    }

    /// Words that stand in what the referee said.
    fn says(&self, text: &str) -> Result<(), Mismatch> {
        let record = self.referee.record();
        let said = spoken(self.game(), record, self.said_from());
        match said.iter().any(|spoken| spoken.sentence.contains(text)) {
            true => Ok(()),
            false => Err(differs(format!("“{text}”"), self.instead())),
        }
    }

    /// Words that stand in nothing that the referee has said in the whole game.
    fn unsaid(&self, text: &str) -> Result<(), Mismatch> {
        let unwanted: Vec<&str> = text.split_whitespace().collect();
        let said = spoken(self.game(), self.referee.record(), 0);
        for spoken in said {
            let mut words = spoken.sentence.split(|letter: char| !letter.is_alphanumeric());
            if let Some(word) = words.find(|word| unwanted.iter().any(|unwanted| unwanted.eq_ignore_ascii_case(word))) {
                return Err(differs(format!("nothing with “{word}”"), spoken.sentence.clone()));
            }
        }
        Ok(())
    }

    /// `Anna Berg, Bo Dahl`: the arbiters who have signed what they did, in order.
    fn signed(&self, text: &str) -> Result<(), Mismatch> {
        let signatures = self
            .referee
            .events()
            .filter_map(|event| event.note.as_ref()?.name.clone());
        same(text, &signatures.collect::<Vec<_>>().join(", "))
    }

    fn silent(&self) -> Result<(), Mismatch> {
        match self.said().is_empty() {
            true => Ok(()),
            false => Err(differs("nothing ruled and nothing asked", self.instead())),
        }
    }

    /// `1-0`, or `1-0 by checkmate`.
    fn result(&self, text: &str) -> Result<(), Mismatch> {
        let (points, ending) = text.split_once(" by ").unwrap_or((text, ""));
        let expected = value::points(points)?;
        let outcome = self.game().outcome();
        let found = outcome.map_or("", |outcome| name(outcome.ending));
        if ending != found && !ending.is_empty() && !ENDINGS.contains(&ending) {
            return Err(unreadable(format!("an ending: {}", ENDINGS.join("; ")), ending));
        }
        let Some(outcome) = outcome else {
            return Err(differs(text, format!("the game goes on; {}", self.instead())));
        };
        let is_as_expected = outcome.points == expected && (ending.is_empty() || ending == found);
        is_as_expected.then_some(()).ok_or_else(|| {
            let (white, black) = (outcome.points.white, outcome.points.black);
            differs(text, format!("{white}-{black} by {found}"))
        })
    }

    fn goes_on(&self) -> Result<(), Mismatch> {
        match self.game().phase() {
            Phase::Awaited | Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming => Ok(()),
            Phase::Annulled => Err(differs("the game to go on", "it is annulled")),
            Phase::Ended(outcome) => Err(differs(
                "the game to go on",
                format!("it ended by {}", name(outcome.ending)),
            )),
        }
    }

    /// The game does not count.
    fn annulled(&self) -> Result<(), Mismatch> {
        match self.game().phase() {
            Phase::Annulled => Ok(()),
            _ => Err(differs("the game to be annulled", self.instead())),
        }
    }

    /// `white 7:00 black 8:00`, as a clock shows it: a second that has begun counts.
    fn shows(&self, at: Instant, text: &str) -> Result<(), Mismatch> {
        let clock = self.clock()?;
        let at = if at > self.game().now().unwrap_or_default() + Duration::from_millis(1) {
            at
        } else {
            self.game().now().unwrap_or_default()
        };
        let expected = value::by_color(text, value::time)?;
        for color in [Color::White, Color::Black] {
            let left = clock.remaining(color, at);
            let shown = Duration::from_secs(left.as_millis().div_ceil(1000) as u64);
            if let Some(time) = expected[color]
                && time != left
                && time != shown
            {
                let player = value::player(color);
                return Err(differs(
                    format!("{player} {}", Reading(time)),
                    format!("{player} {}", Reading(left)),
                ));
            }
        }
        Ok(())
    }

    /// How late a player may come: `0:15:00`, or `none` if nobody says.
    fn default_time(&self, text: &str) -> Result<(), Mismatch> {
        let found = self.game().provisions().default_time.map(|time| time.value);
        let expected = match text {
            "none" => None,
            time => Some(value::time(time)?),
        };
        match expected == found {
            true => Ok(()),
            false => Err(differs(text, found.map_or("none".to_owned(), |found| Reading(found).to_string()))),
        }
    }

    fn running(&self, text: &str) -> Result<(), Mismatch> {
        let clock = self.clock()?;
        same(text, clock.running().map_or("nobody", value::player))
    }

    /// `white`, `black`, `both`, `none`.
    fn offer(&self, text: &str) -> Result<(), Mismatch> {
        let offers = self.game().offers();
        let found = match (offers.white.is_some(), offers.black.is_some()) {
            (true, true) => "both",
            (true, false) => "white",
            (false, true) => "black",
            (false, false) => "none",
        };
        same(text, found)
    }

    /// What stands on the board: the first field of a FEN.
    fn stands(&self, text: &str) -> Result<(), Mismatch> {
        let fen = self.game().board().to_setup().to_string();
        same(text, fen.split(' ').next().unwrap_or_default())
    }

    /// `black Kg7`, `black move f8`, `black capture d5`, `nothing`.
    fn must(&self, text: &str) -> Result<(), Mismatch> {
        let found = match self.game().obligation().map(|must| (must.player, must.must)) {
            None => "nothing".to_owned(),
            Some((color, Must::MovePiece(square))) => format!("{color} move {square}").to_lowercase(),
            Some((color, Must::Capture(square))) => format!("{color} capture {square}").to_lowercase(),
            Some((color, Must::Play(attempt))) => {
                let wanted = text
                    .strip_prefix(value::player(color))
                    .map(|mv| value::attempt(self.game().board(), mv.trim_start()));
                let position = self.game().position();
                if let (Some(Ok(wanted)), Some(position)) = (wanted, position)
                    && (wanted == attempt
                        || position
                            .find(wanted)
                            .is_some_and(|mv| position.find(attempt) == Some(mv)))
                {
                    return Ok(());
                }
                format!("{color} {attempt}").to_lowercase()
            }
        };
        same(text, &found)
    }

    /// `nothing`, or a player and what that player owes with scoresheets: `white complete sheet`.
    fn owes(&self, text: &str) -> Result<(), Mismatch> {
        let mut owed = Vec::new();
        for color in Color::ALL {
            let (game, player) = (self.game(), value::player(color));
            let each = [
                (game.must_complete_sheet(color), "complete sheet"),
                (game.must_give_sheet_back(color), "give sheet back"),
                (game.must_hand_in_sheet(color), "hand in sheet"),
            ];
            let each = each.into_iter().filter(|(owes, _)| *owes);
            owed.extend(each.map(|(_, what)| format!("{player} {what}")));
        }
        let found = match owed.is_empty() {
            true => "nothing".to_owned(),
            false => owed.join(", "),
        };
        same(text, &found)
    }

    /// `KEY KEY`, `KEY by A.5`, `not KEY KEY`: which provisions bind this game.
    fn applies(&self, text: &str) -> Result<(), Mismatch> {
        let (keys, number) = match text.split_once(" by ") {
            Some((keys, number)) => (keys, Some(number)),
            None => (text, None),
        };
        let (keys, binds) = match keys.strip_prefix("not ") {
            Some(keys) => (keys, false),
            None => (keys, true),
        };
        for key in keys.split_whitespace() {
            match (self.game().provisions().has(value::key(key)?), binds) {
                (Some(citation), true) => {
                    if let Some(number) = number {
                        same(number, &cited(&citation, number))?;
                    }
                }
                (None, false) => {}
                (Some(_), false) => return Err(differs(format!("{key} not to apply"), "it applies")),
                (None, true) => return Err(differs(format!("{key} to apply"), "it does not")),
            }
        }
        Ok(())
    }

    fn clock(&self) -> Result<&Clock, Mismatch> {
        let clock = self.game().clock();
        clock.ok_or_else(|| differs("a clock", "none; `control 90+30` before the first act gives one"))
    }

    /// What the referee said to the last event.
    pub(super) fn instead(&self) -> String {
        let record = self.referee.record();
        let said: Vec<String> = spoken(self.game(), record, self.said_from())
            .into_iter()
            .filter_map(|spoken| {
                let (verb, key) = match &spoken.entry {
                    Entry::Event(_) => return None,
                    Entry::Ruling(ruling) => ("ruled", ruling.key),
                    Entry::Question(question) => ("asked", question.key),
                };
                Some(format!("{verb} {key}: “{}”", spoken.sentence))
            })
            .collect();
        match said.is_empty() {
            true => "nothing ruled and nothing asked".to_owned(),
            false => said.join("; "),
        }
    }
}

/// The provisions that a ruling or a question must rest on as well.
fn also_by(expected: &str, found: &[Key]) -> Result<(), Mismatch> {
    for word in expected.split_whitespace() {
        if !found.contains(&value::key(word)?) {
            let found: Vec<String> = found.iter().map(ToString::to_string).collect();
            let found = match found.is_empty() {
                true => "no other provision".to_owned(),
                false => format!("with {}", found.join(" ")),
            };
            return Err(differs(format!("with {word}"), found));
        }
    }
    Ok(())
}

fn same(expected: &str, found: &str) -> Result<(), Mismatch> {
    match (expected, expected == found) {
        (_, true) => Ok(()),
        ("", false) => Err(unreadable(format!("a value, such as `{found}`"), "")),
        (_, false) => Err(differs(expected, found)),
    }
}

fn equal(text: &str, found: ByColor<u32>) -> Result<(), Mismatch> {
    let expected = value::by_color(text, value::count::<u32>)?;
    for color in [Color::White, Color::Black] {
        if let Some(count) = expected[color]
            && count != found[color]
        {
            let player = value::player(color);
            return Err(differs(
                format!("{player} {count}"),
                format!("{player} {}", found[color]),
            ));
        }
    }
    Ok(())
}

/// What can be meant by the name of a condition that there is not: those that have a word in common with it, else all.
fn likely_conditions(name: &str) -> String {
    let words: Vec<&str> = name.split('-').filter(|word| word.len() > 3).collect();
    let all = conditions();
    let is_like = |known: &&String| known.split('-').any(|word| words.contains(&word));
    let mut meant: Vec<&str> = all.iter().filter(is_like).map(String::as_str).collect();
    if meant.is_empty() {
        meant = all.iter().map(String::as_str).collect();
    }
    format!("the name of a condition, such as {}", meant.join(", "))
}

/// The endings by their names in cases.
const ENDINGS: [&str; 25] = [
    "checkmate",
    "stalemate",
    "dead position",
    "resignation",
    "resignation, drawn",
    "agreement",
    "threefold",
    "fifty moves",
    "fivefold",
    "seventy-five moves",
    "time",
    "time, drawn",
    "illegal moves",
    "illegal moves, drawn",
    "both flags",
    "absence",
    "absence of both",
    "penalty",
    "arbiter",
    "signature",
    "quickplay",
    "illegal position",
    "penalty of both",
    "sealed move",
    "sealed move, drawn",
];

/// The name of a phase in cases.
fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Awaited => "awaited",
        Phase::Playing => "playing",
        Phase::Sealing => "sealing",
        Phase::Adjourned => "adjourned",
        Phase::Resuming => "resuming",
        Phase::Ended(_) => "ended",
        Phase::Annulled => "annulled",
    }
}

/// The name of an ending in cases.
fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate { .. } => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead position",
        Ending::Resignation { .. } => "resignation",
        Ending::ResignationDrawn { .. } => "resignation, drawn",
        Ending::Agreement => "agreement",
        Ending::Threefold => "threefold",
        Ending::FiftyMoves => "fifty moves",
        Ending::Fivefold => "fivefold",
        Ending::SeventyFiveMoves => "seventy-five moves",
        Ending::Time { .. } => "time",
        Ending::TimeDrawn { .. } => "time, drawn",
        Ending::IllegalMoves { .. } => "illegal moves",
        Ending::IllegalMovesDrawn { .. } => "illegal moves, drawn",
        Ending::BothFlags => "both flags",
        Ending::Absence { .. } => "absence",
        Ending::AbsenceOfBoth => "absence of both",
        Ending::Penalty { .. } => "penalty",
        Ending::Arbiter => "arbiter",
        Ending::Signed => "signature",
        Ending::IllegalPosition => "illegal position",
        Ending::Quickplay => "quickplay",
        Ending::PenaltyOfBoth => "penalty of both",
        Ending::SealedMove { .. } => "sealed move",
        Ending::SealedMoveDrawn { .. } => "sealed move, drawn",
    }
}

/// The number of a citation: as written in the case, if a text of the Laws in any language has it so, else the English one.
fn cited(citation: &Citation, written: &str) -> String {
    let numbers = Language::ALL.map(|language| citation.number_in(language).to_string());
    let [english, ..] = &numbers;
    numbers
        .iter()
        .find(|number| *number == written)
        .unwrap_or(english)
        .clone()
}
