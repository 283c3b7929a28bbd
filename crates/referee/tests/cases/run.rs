//! Carries a case out.

use std::sync::LazyLock;
use std::time::Duration;

use jadoube_board::Position;
use jadoube_clock::{Instant, TimeControl};
use jadoube_laws::{Draws, Edition, Pace, Points, Supervision};
use jadoube_referee::{Act, Entry, EntryNo, Event, Language, Mates, Referee, Refusal, Terms, Words};

use crate::read;
use crate::script::{Case, Step};

/// What a case has come to.
pub(crate) struct Running {
    pub(crate) referee: Referee,
    mates: Mates,
    /// Where the entries of the last event begin.
    since: usize,
    at: Instant,
}

/// Runs a case under an edition.
pub(crate) fn run(case: &Case, edition: Edition) -> Result<(), String> {
    let steps: Vec<&Step> = case
        .steps
        .iter()
        .filter(|step| step.only.as_ref().is_none_or(|only| only.contains(&edition)))
        .collect();
    let mut terms = Terms::of(edition);
    let mut steps = steps.into_iter().peekable();
    while let Some(step) = steps.peek() {
        match set(&mut terms, &step.text) {
            Some(Ok(())) => steps.next(),
            Some(Err(error)) => return Err(case.fault(step, &error)),
            None => break,
        };
    }
    let referee = match (Referee::new(terms), steps.peek()) {
        (Ok(referee), _) => referee,
        (Err(_), Some(step)) if step.text == "terms refused" => return Ok(()),
        (Err(error), _) => return Err(format!("{}: {error}", case.title)),
    };
    let mut running = Running {
        referee,
        mates: Mates::new(),
        since: 0,
        at: Instant::ZERO,
    };
    for step in steps {
        running.step(&step.text).map_err(|error| case.fault(step, &error))?;
    }
    match unsaid(&running.referee) {
        Some(words) => Err(format!("{}: not a sentence: {words}", case.title)),
        None => Ok(()),
    }
}

/// What the words cannot say of the record: an entry without a sentence, or a sentence that is not given all it needs.
fn unsaid(referee: &Referee) -> Option<String> {
    static WORDS: LazyLock<Option<Words>> = LazyLock::new(|| Words::new(Language::English));
    let words = WORDS.as_ref()?;
    let entries = referee.record().iter().enumerate();
    let mut said = entries.map(|(index, entry)| words.entry(EntryNo::after(index), entry, referee.game()));
    said.find(|text| text.contains("{$") || !text.ends_with(['.', '?']))
}

/// What is fixed before the game, or `None` if the step is something else.
fn set(terms: &mut Terms, text: &str) -> Option<Result<(), String>> {
    let (word, rest) = text.split_once(' ')?;
    let read = || -> Result<(), String> {
        match word {
            "pace" => {
                let (pace, supervision) = rest.split_once(' ').unwrap_or((rest, "full"));
                terms.pace = pace.parse::<Pace>().map_err(|error| error.to_string())?;
                terms.supervision = match supervision {
                    "full" => Supervision::Full,
                    "limited" => Supervision::Limited,
                    _ => return Err("full or limited?".to_owned()),
                };
            }
            "control" => terms.control = Some(rest.parse::<TimeControl>().map_err(|error| error.to_string())?),
            "board" => terms.start = rest.parse::<Position>().map_err(|error| format!("{error:?}"))?,
            "clock" if rest == "analogue" => terms.clock_marks_first = false,
            "budget" => terms.budget = rest.parse().map_err(|_| "no number".to_owned())?,
            "event" => regulate(terms, rest)?,
            _ => return Err("no such term".to_owned()),
        }
        Ok(())
    };
    matches!(word, "pace" | "control" | "board" | "clock" | "budget" | "event").then(read)
}

fn regulate(terms: &mut Terms, text: &str) -> Result<(), String> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let regulations = &mut terms.regulations;
    match (word, rest) {
        ("default-time", time) => regulations.default_time = Some(read::time(time)?),
        ("draws", "never") => regulations.draws = Some(Draws::Never),
        ("draws", rest) => {
            let moves = rest.strip_prefix("not before ").and_then(|moves| moves.parse().ok());
            regulations.draws = Some(Draws::NotBefore(moves.ok_or("not before which move?")?));
        }
        ("points", rest) => {
            let scores: Result<Vec<_>, _> = rest.split(' ').map(str::parse).collect();
            let Ok([win, draw, loss]) = scores.as_deref() else {
                return Err("write points for win, draw and loss".to_owned());
            };
            regulations.points = Some(Points {
                win: *win,
                draw: *draw,
                loss: *loss,
            });
        }
        ("guidelines-iii", "") => regulations.guidelines_iii = true,
        ("increment", "from first move") => regulations.increment_before_first_move = Some(true),
        ("increment", "after first move") => regulations.increment_before_first_move = Some(false),
        _ => return Err("no such regulation".to_owned()),
    }
    Ok(())
}

impl Running {
    fn step(&mut self, text: &str) -> Result<(), String> {
        let (at, text) = self.timed(text);
        if let Some(text) = text.strip_prefix("refused ") {
            return match self.happen(at, text) {
                Some(Ok(Err(_))) => Ok(()),
                Some(Ok(Ok(()))) => Err("it was admitted".to_owned()),
                Some(Err(error)) => Err(error),
                None => Err("no such act".to_owned()),
            };
        }
        if let Some(moves) = text.strip_prefix("play ") {
            return self.play(moves);
        }
        if let Some(expected) = self.expect(at, text) {
            return expected;
        }
        match self.happen(at, text) {
            Some(Ok(Ok(()))) => Ok(()),
            Some(Ok(Err(refusal))) => Err(format!("refused: {refusal}")),
            Some(Err(error)) => Err(error),
            None => Err("no such step".to_owned()),
        }
    }

    /// A step may begin with a time since the session began; else it comes a moment after the last.
    fn timed<'a>(&self, text: &'a str) -> (Instant, &'a str) {
        if let Some((time, rest)) = text.split_once(' ')
            && let Ok(time) = read::time(time)
        {
            return (Instant::ZERO + time, rest);
        }
        (self.at + Duration::from_millis(1), text)
    }

    fn happen(&mut self, at: Instant, text: &str) -> Option<Result<Result<(), Refusal>, String>> {
        let act = match read::act(self.referee.game(), self.last_ruling(), text)? {
            Ok(act) => act,
            Err(error) => return Some(Err(error)),
        };
        Some(Ok(self.hear(at, act)))
    }

    /// Hears an act. The session begins by itself unless the case says when.
    fn hear(&mut self, at: Instant, act: Act) -> Result<(), Refusal> {
        let waits = matches!(act, Act::RoundStarted | Act::Arrived(_));
        if self.referee.game().started().is_none() && !waits {
            self.hear(Instant::ZERO, Act::RoundStarted)?;
        }
        self.since = self.referee.record().len();
        self.referee.hear(Event { at, act }, &mut self.mates)?;
        self.at = at;
        Ok(())
    }

    /// `1.Nf3 Nf6 2.Ng1`: moves made and completed, each a moment after the last.
    fn play(&mut self, moves: &str) -> Result<(), String> {
        for word in moves.split_whitespace() {
            let mv = word.rsplit('.').next().unwrap_or_default();
            if mv.is_empty() {
                continue;
            }
            let game = self.referee.game();
            let by = game.turn();
            let attempt = read::attempt(game.position(), mv)?;
            let at = self.at + Duration::from_millis(1);
            self.hear(at, Act::Played { by, attempt })
                .map_err(|refusal| format!("{word} is refused: {refusal}"))?;
        }
        Ok(())
    }

    /// The entries of the last event, without the event.
    pub(crate) fn said(&self) -> &[Entry] {
        self.referee.record().get(self.since + 1..).unwrap_or_default()
    }

    fn last_ruling(&self) -> Option<EntryNo> {
        let record = self.referee.record();
        let index = record.iter().rposition(|entry| matches!(entry, Entry::Ruling(_)))?;
        Some(EntryNo::after(index))
    }
}
