//! Carries a case out.

use std::sync::LazyLock;
use std::time::Duration;

use jadoube_board::Position;
use jadoube_clock::{Instant, TimeControl};
use jadoube_laws::{Draws, Edition, Pace, Points, Supervision};
use jadoube_referee::{Act, Entry, EntryNo, Event, Language, MateProver, Referee, Refusal, Terms, Words};

use crate::script::{Case, Step};
use crate::{pace, read};

/// A long game for cases that need many moves: Kasparov against Topalov, Wijk aan Zee 1999.
const LONG_GAME: &str = "1.e4 d6 2.d4 Nf6 3.Nc3 g6 4.Be3 Bg7 5.Qd2 c6 6.f3 b5 7.Nge2 Nbd7 8.Bh6 Bxh6 9.Qxh6 Bb7 \
    10.a3 e5 11.O-O-O Qe7 12.Kb1 a6 13.Nc1 O-O-O 14.Nb3 exd4 15.Rxd4 c5 16.Rd1 Nb6 17.g3 Kb8 18.Na5 Ba8 19.Bh3 d5 \
    20.Qf4+ Ka7 21.Rhe1 d4 22.Nd5 Nbxd5 23.exd5 Qd6 24.Rxd4 cxd4 25.Re7+ Kb6 26.Qxd4+ Kxa5 27.b4+ Ka4 28.Qc3 Qxd5 \
    29.Ra7 Bb7 30.Rxb7 Qc4 31.Qxf6 Kxa3 32.Qxa6+ Kxb4 33.c3+ Kxc3 34.Qa1+ Kd2 35.Qb2+ Kd1 36.Bf1 Rd2 37.Rd7 Rxd7 \
    38.Bxc4 bxc4 39.Qxh8 Rd3 40.Qa8 c3 41.Qa4+ Ke1 42.f4 f5 43.Kc1 Rd2 44.Qa7";

/// What a case has come to.
pub(crate) struct Running {
    pub(crate) referee: Referee,
    mates: MateProver,
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
        mates: MateProver::new(),
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
            "class" => pace::class(terms, rest)?,
            "supervised" => pace::supervised(terms, rest)?,
            _ => return Err("no such term".to_owned()),
        }
        Ok(())
    };
    let is_term = [
        "pace",
        "control",
        "board",
        "clock",
        "budget",
        "event",
        "class",
        "supervised",
    ]
    .contains(&word);
    is_term.then(read)
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
        if let Some(count) = text.strip_prefix("played ") {
            return self.play_long_game(count);
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
        let waits = matches!(act, Act::SessionStarted | Act::Arrived(_));
        if self.referee.game().started().is_none() && !waits {
            self.hear(Instant::ZERO, Act::SessionStarted)?;
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

    /// `39 moves each`: so many moves of the long game.
    fn play_long_game(&mut self, text: &str) -> Result<(), String> {
        let moves = text
            .strip_suffix(" moves each")
            .and_then(|count| count.parse::<usize>().ok());
        let count = moves.ok_or("how many moves each?")?;
        let played: Vec<&str> = LONG_GAME.split_whitespace().take(2 * count).collect();
        if played.len() < 2 * count {
            return Err("the long game is shorter".to_owned());
        }
        self.play(&played.join(" "))
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
