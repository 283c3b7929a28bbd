//! What must have come out.

use std::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::{Key, find};
use jadoube_referee::{Bound, Ending, Entry, Game};

use crate::read;
use crate::run::Running;

impl Running {
    /// What a step expects, or `None` if it expects nothing.
    pub(crate) fn expect(&self, at: Instant, text: &str) -> Option<Result<(), String>> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match word {
            "ruled" => self.ruled(rest),
            "asked" => self.asked(rest),
            "silent" => self.silent(),
            "result" => self.result(rest),
            "goes" if rest == "on" => self.goes_on(),
            "shows" => self.shows(at, rest),
            "running" => self.running(rest),
            "completed" => equal(rest, self.referee.game().completed()),
            "made" => equal(rest, self.referee.game().made()),
            "offer" => self.offer(rest),
            "must" => self.must(rest),
            "turn" => same(rest, &self.referee.game().turn().to_string().to_lowercase()),
            "applies" => self.applies(rest),
            "default-time" => self.default_time(rest),
            "occurrences" => same(rest, &self.referee.game().occurrences().to_string()),
            _ => return None,
        })
    }

    fn game(&self) -> &Game {
        self.referee.game()
    }

    /// `KEY`, and perhaps `with KEY KEY`, `by 9.2 in 2009`.
    fn ruled(&self, text: &str) -> Result<(), String> {
        let (keys, number) = match text.split_once(" by ") {
            Some((keys, number)) => (keys, Some(number)),
            None => (text, None),
        };
        let (key, with) = keys.split_once(" with ").unwrap_or((keys, ""));
        let key = known(key)?;
        let rulings = self.said().iter().filter_map(|entry| match entry {
            Entry::Ruling(ruling) => Some(ruling),
            _ => None,
        });
        let mut rulings = rulings.filter(|ruling| ruling.key == key);
        let Some(ruling) = rulings.next() else {
            return Err(self.instead());
        };
        for word in with.split_whitespace() {
            if !ruling.also_by.contains(&known(word)?) {
                return Err(format!("the ruling rests on {:?}", ruling.also_by));
            }
        }
        match number {
            None => Ok(()),
            Some(number) => {
                let citation = self.game().provisions().citation(key);
                same(
                    number,
                    &citation.map(|citation| citation.number.to_string()).unwrap_or_default(),
                )
            }
        }
    }

    /// `KEY`, and perhaps `with KEY KEY`, `: answers, answers`.
    fn asked(&self, text: &str) -> Result<(), String> {
        let (keys, answers) = text.split_once(": ").unwrap_or((text, ""));
        let (key, with) = keys.split_once(" with ").unwrap_or((keys, ""));
        let key = known(key)?;
        let question = self.said().iter().find_map(|entry| match entry {
            Entry::Question(question) if question.key == key => Some(question),
            _ => None,
        });
        let Some(question) = question else {
            return Err(self.instead());
        };
        for word in with.split_whitespace() {
            if !question.also_by.contains(&known(word)?) {
                return Err(format!("the question rests on {:?}", question.also_by));
            }
        }
        for answer in answers.split(", ").filter(|answer| !answer.is_empty()) {
            let answer = read::answer(answer)?;
            if !question.answers.iter().any(|permitted| answer.is_like(*permitted)) {
                return Err(format!("permitted are {:?}", question.answers));
            }
        }
        Ok(())
    }

    fn silent(&self) -> Result<(), String> {
        match self.said() {
            [] => Ok(()),
            _ => Err(self.instead()),
        }
    }

    /// `1-0`, or `1-0 by checkmate`.
    fn result(&self, text: &str) -> Result<(), String> {
        let (points, ending) = text.split_once(" by ").unwrap_or((text, ""));
        let Some(outcome) = self.game().outcome() else {
            return Err(format!("the game goes on; {}", self.instead()));
        };
        if outcome.points != read::points(points)? {
            return Err(format!(
                "it ended {}-{} by {}",
                outcome.points.white,
                outcome.points.black,
                name(outcome.ending)
            ));
        }
        match ending {
            "" => Ok(()),
            ending => same(ending, name(outcome.ending)),
        }
    }

    fn goes_on(&self) -> Result<(), String> {
        match self.game().outcome() {
            None => Ok(()),
            Some(outcome) => Err(format!("it ended by {}", name(outcome.ending))),
        }
    }

    /// `white 7:00 black 8:00`, as a clock shows it: a second that has begun counts.
    fn shows(&self, at: Instant, text: &str) -> Result<(), String> {
        let clock = self.game().clock().ok_or("there is no clock")?;
        let at = if at > self.game().now().unwrap_or_default() + Duration::from_millis(1) {
            at
        } else {
            self.game().now().unwrap_or_default()
        };
        let expected = read::by_color(text, read::time)?;
        for color in [Color::White, Color::Black] {
            let left = clock.remaining(color, at);
            let shown = Duration::from_secs(left.as_millis().div_ceil(1000) as u64);
            if let Some(time) = expected[color]
                && time != left
                && time != shown
            {
                return Err(format!("{color} has {left:?}"));
            }
        }
        Ok(())
    }

    /// How late a player may come: `0:15:00`.
    fn default_time(&self, text: &str) -> Result<(), String> {
        let found = self.game().provisions().default_time.value;
        match read::time(text)? == found {
            true => Ok(()),
            false => Err(format!("it is {found:?}")),
        }
    }

    fn running(&self, text: &str) -> Result<(), String> {
        let clock = self.game().clock().ok_or("there is no clock")?;
        let running = clock
            .running()
            .map_or("nobody".to_owned(), |color| color.to_string().to_lowercase());
        same(text, &running)
    }

    /// `white`, `black`, `both`, `none`.
    fn offer(&self, text: &str) -> Result<(), String> {
        let offers = self.game().offers();
        let found = match (offers.white.is_some(), offers.black.is_some()) {
            (true, true) => "both",
            (true, false) => "white",
            (false, true) => "black",
            (false, false) => "none",
        };
        same(text, found)
    }

    /// `black Kg7`, `black move f8`, `nothing`.
    fn must(&self, text: &str) -> Result<(), String> {
        let found = match self.game().bound() {
            None => "nothing".to_owned(),
            Some(Bound::Piece(color, attempt)) => format!("{color} move {}", attempt.from).to_lowercase(),
            Some(Bound::Move(color, attempt)) => {
                let wanted = text
                    .split_once(' ')
                    .map(|(_, mv)| read::attempt(self.game().position(), mv));
                if let Some(Ok(wanted)) = wanted
                    && self.game().position().find(wanted) == self.game().position().find(attempt)
                {
                    return Ok(());
                }
                format!("{color} {attempt}").to_lowercase()
            }
        };
        same(text, &found)
    }

    /// `KEY KEY`, `KEY by A.5`, `not KEY KEY`: which provisions bind this game.
    fn applies(&self, text: &str) -> Result<(), String> {
        let (keys, number) = match text.split_once(" by ") {
            Some((keys, number)) => (keys, Some(number)),
            None => (text, None),
        };
        let (keys, binds) = match keys.strip_prefix("not ") {
            Some(keys) => (keys, false),
            None => (keys, true),
        };
        for key in keys.split_whitespace() {
            match (self.game().provisions().has(known(key)?), binds) {
                (Some(citation), true) => {
                    let found = citation.number.to_string();
                    same(number.unwrap_or(&found), &found)?;
                }
                (None, false) => {}
                (Some(_), false) => return Err(format!("{key} applies")),
                (None, true) => return Err(format!("{key} does not apply")),
            }
        }
        Ok(())
    }

    /// What the referee said instead.
    fn instead(&self) -> String {
        let said: Vec<String> = self
            .said()
            .iter()
            .map(|entry| match entry {
                Entry::Event(event) => format!("event {:?}", event.act),
                Entry::Ruling(ruling) => format!("ruled {} ({})", ruling.key, ruling.sentence.name),
                Entry::Question(question) => format!("asked {} ({})", question.key, question.sentence.name),
            })
            .collect();
        match said.is_empty() {
            true => "the referee said nothing".to_owned(),
            false => format!("the referee {}", said.join("; ")),
        }
    }
}

fn known(key: &str) -> Result<Key, String> {
    Ok(find(key)
        .ok_or_else(|| format!("no provision has the key `{key}`"))?
        .key)
}

fn same(expected: &str, found: &str) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("it is {found}")),
    }
}

fn equal(text: &str, found: ByColor<u32>) -> Result<(), String> {
    let expected = read::by_color(text, |word| {
        word.parse::<u32>().map_err(|_| format!("{word} is no count"))
    })?;
    for color in [Color::White, Color::Black] {
        if let Some(count) = expected[color]
            && count != found[color]
        {
            return Err(format!("{color} has {}", found[color]));
        }
    }
    Ok(())
}

/// The name of an ending in cases.
fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate(_) => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead position",
        Ending::Resignation(_) => "resignation",
        Ending::ResignationDrawn(_) => "resignation, drawn",
        Ending::Agreement => "agreement",
        Ending::Threefold => "threefold",
        Ending::FiftyMoves => "fifty moves",
        Ending::Fivefold => "fivefold",
        Ending::SeventyFiveMoves => "seventy-five moves",
        Ending::Time(_) => "time",
        Ending::TimeDrawn(_) => "time, drawn",
        Ending::BothFlags => "both flags",
        Ending::Absence(_) => "absence",
        Ending::AbsenceOfBoth => "absence of both",
        Ending::Penalty(_) => "penalty",
        Ending::Arbiter => "arbiter",
        Ending::Signed => "signature",
    }
}
