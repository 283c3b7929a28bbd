//! What the clocks of a game show, against what they can.
//!
//! The times stand in comments, `[%clk 1:55:21]` for what is left after a move and `[%emt 0:00:12]` for what it took. They
//! are read into numbers as they come, without any memory of their own.
//!
//! What is *not* found here is told with it: an arbiter may have given time, a server lets the opponent give some, clocks are
//! set wrong and put right. So a clock that gains is a warning at most, and one finding a player and a game.

use std::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::{PerMove, Schedule, TimeControl};
use jadoube_laws::{Edition, Pace};
use memchr::memchr;

use super::manner::{Server, contains};
use super::{Hearing, Pending};
use crate::finding::{Facts, Kind, Severity};
use crate::header::Tag;
use crate::rules::Rules;

/// Clocks are read to the second, and people are late to read them.
const TOLERANCE: u64 = 2_000;

/// A clock that shows less than this is about to run out.
const NEARLY_OUT: u64 = 60_000;

/// The most that an arbiter gives a player at once.
const GIVEN: u64 = 120_000;

/// A tag that gives less than this is often meant in minutes, unless a server wrote it.
const MINUTES: u64 = 180_000;

/// The times of a game, in the order of the moves.
#[derive(Debug, Default)]
pub(super) struct Times(Vec<Shown>);

/// What a comment says.
#[derive(Debug, Copy, Clone)]
struct Shown {
    /// After how many moves of both players.
    ply: u32,
    /// Milliseconds left, and milliseconds used.
    left: Option<u64>,
    used: Option<u64>,
}

impl Times {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Reads the commands of a comment. Says whether there was nothing else in it that matters: the comment begins with a
    /// command.
    #[inline]
    pub(super) fn read(&mut self, text: &[u8], ply: u32) -> bool {
        let mut at = 0;
        let mut first = None;
        while let Some(bracket) = memchr(b'[', &text[at..]) {
            let command = &text[at + bracket + 1..];
            first.get_or_insert(at + bracket);
            at += bracket + 1;
            let Some([b'%', name @ ..]) = command.first_chunk::<4>() else {
                continue;
            };
            let used = match name {
                b"clk" => false,
                b"emt" => true,
                _ => continue,
            };
            if let Some(time) = read_time(&command[4..]) {
                self.put(ply, used, time);
            }
        }
        first.is_some_and(|first| text[..first].trim_ascii().is_empty())
    }

    fn put(&mut self, ply: u32, is_used: bool, time: u64) {
        if self.0.last().is_none_or(|last| last.ply != ply) {
            self.0.push(Shown {
                ply,
                left: None,
                used: None,
            });
        }
        if let Some(last) = self.0.last_mut() {
            *if is_used { &mut last.used } else { &mut last.left } = Some(time);
        }
    }
}

/// Hours, minutes and seconds, or minutes and seconds, perhaps with decimals, in milliseconds.
fn read_time(text: &[u8]) -> Option<u64> {
    let text = text.trim_ascii_start();
    let (mut total, mut number, mut parts, mut digits) = (0_u64, 0_u64, 1, 0);
    let mut rest = text.iter();
    for &byte in rest.by_ref() {
        match byte {
            b'0'..=b'9' if digits < 5 => {
                number = 10 * number + u64::from(byte - b'0');
                digits += 1;
            }
            b':' if digits > 0 && parts < 3 => {
                total = 60 * (total + number);
                (number, digits) = (0, 0);
                parts += 1;
            }
            b'.' | b',' | b']' | b' ' if digits > 0 && parts > 1 => {
                let whole = 1000 * (total + number);
                let fraction = if matches!(byte, b'.' | b',') {
                    thousandths(rest.as_slice())
                } else {
                    0
                };
                return Some(whole + fraction);
            }
            _ => return None,
        }
    }
    None
}

fn thousandths(text: &[u8]) -> u64 {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).take(3);
    let (sum, _) = digits.fold((0, 100), |(sum, scale), &digit| {
        (sum + u64::from(digit - b'0') * scale, scale / 10)
    });
    sum
}

/// A time control, and what is worked out from it once.
#[derive(Debug)]
pub(super) struct Control {
    sides: ByColor<Side>,
    totals: [Duration; 2],
}

/// What one player has.
#[derive(Debug)]
struct Side {
    /// The moves of each period, if it asks for some, and its milliseconds.
    periods: Vec<(Option<u64>, u64)>,
    repeats: bool,
    /// The largest increment of any period, in milliseconds; a delay brings nothing that is kept.
    increment: u64,
}

impl Control {
    /// `None` if there is no limit of time.
    pub(super) fn of(control: TimeControl) -> Option<Control> {
        let [white, black] = [Color::White, Color::Black].map(|color| &control[color]);
        if white.periods().is_empty() || black.periods().is_empty() {
            return None;
        }
        Some(Control {
            sides: ByColor::new(Side::of(white), Side::of(black)),
            totals: [white.total(), black.total()],
        })
    }

    /// The class of the game, if both players have the same.
    pub(super) fn pace(&self, edition: Edition) -> Option<Pace> {
        Pace::of_both(edition, self.totals)
    }
}

impl Side {
    fn of(schedule: &Schedule) -> Side {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let periods = schedule.periods().iter();
        let increment = |per_move| match per_move {
            PerMove::Increment(time) => millis(time),
            PerMove::None | PerMove::Delay(_) | PerMove::SimpleDelay(_) => 0,
        };
        Side {
            periods: periods
                .clone()
                .map(|period| (period.moves.map(|moves| moves.get().into()), millis(period.time)))
                .collect(),
            repeats: schedule.repeats_last(),
            increment: periods.map(|period| increment(period.per_move)).max().unwrap_or(0),
        }
    }

    /// The moves and the time of a period, where a last one that repeats goes on without end.
    fn period(&self, index: usize) -> Option<(Option<u64>, u64)> {
        let last = self.periods.last().filter(|_| self.repeats);
        self.periods.get(index).or(last).copied()
    }
}

/// The words of an event that name a pace.
fn labelled(event: &[u8]) -> Option<Pace> {
    let mut label = None;
    for word in event.split(|byte| !byte.is_ascii_alphabetic()) {
        let is = |name: &str| word.eq_ignore_ascii_case(name.as_bytes());
        let pace = if is("blitz") || is("bullet") {
            Pace::Blitz
        } else if is("rapid") {
            Pace::Rapid
        } else if is("classical") {
            Pace::Standard
        } else {
            continue;
        };
        // *Rapid & Blitz* names none.
        if label.is_some_and(|label| label != pace) {
            return None;
        }
        label = Some(pace);
    }
    label
}

/// Whether a game was only shown by a server, and played elsewhere.
fn is_relayed(site: &[u8]) -> bool {
    contains(site, b"/study/") || contains(site, b"/broadcast/")
}

/// How a clock is followed from one reading to the next.
struct Following<'a> {
    side: &'a Side,
    /// The moves of the player when the clock was read last, and what it showed.
    last: Option<(u64, u64)>,
    /// The period that has begun last, and after how many moves it ends.
    period: usize,
    ends_after: Option<u64>,
    /// Time of periods that have begun and was not seen on the clock yet.
    due: u64,
}

impl Hearing<'_> {
    /// Whether the event is named for the pace that the time control has.
    pub(super) fn check_label(&mut self, rules: &Rules, control: &Control) {
        let Some(pace) = control.pace(rules.edition) else {
            return;
        };
        let site = self.memory.tags.get(Tag::Site).unwrap_or_default();
        let short = Color::ALL
            .into_iter()
            .any(|player| control.sides[player].periods[0].1 <= MINUTES);
        if short && (Server::of(site) == Server::None || is_relayed(site)) {
            return;
        }
        let event = self.memory.tags.get(Tag::Event).unwrap_or_default();
        let Some(label) = labelled(event).filter(|label| *label != pace) else {
            return;
        };
        let key = match pace {
            Pace::Blitz => "blitz.definition",
            Pace::Rapid => "rapid.definition",
            // What is slower than rapid is told by where rapid ends.
            Pace::Standard => "rapid.definition",
        };
        let at = self.place_of_tag(Tag::TimeControl);
        self.pending.push(Pending {
            facts: Facts::none()
                .with("label", label)
                .with("pace", pace)
                .with("total", control.totals[0]),
            ..Pending::of(Kind::PaceMislabelled, Severity::Note, &[key], at)
        });
    }

    /// Whether the clocks show what they can.
    pub(super) fn check_clocks(&mut self, control: &Control) {
        if self.memory.times.0.is_empty() {
            return;
        }
        let times = std::mem::take(&mut self.memory.times);
        let mut found = Vec::new();
        let fits = Color::ALL
            .into_iter()
            .all(|player| self.fits(&times, control, player, &mut found));
        for player in Color::ALL.into_iter().filter(|_| fits) {
            self.follow(&times, control, player, &mut found);
        }
        self.memory.times = times;
        self.pending.append(&mut found);
    }

    /// The readings of a player, with the number of that player's moves by then.
    fn readings<'t>(&self, times: &'t Times, player: Color) -> impl Iterator<Item = (u64, &'t Shown)> + use<'t> {
        let first = self.memory.positions[0].turn();
        let offset = u32::from(first != player);
        let own = times.0.iter().filter(move |shown| shown.ply % 2 != offset);
        own.filter(|shown| shown.ply > 0)
            .map(move |shown| (u64::from((shown.ply + 1 - offset) / 2), shown))
    }

    /// Whether a player's clock begins with no more than the time control gives.
    fn fits(&self, times: &Times, control: &Control, player: Color, found: &mut Vec<Pending>) -> bool {
        let side = &control.sides[player];
        let first = self
            .readings(times, player)
            .find_map(|(moves, shown)| Some((moves, shown.ply, shown.left?)));
        let Some((moves, ply, left)) = first else { return true };
        let given = side.periods.first().map_or(0, |period| period.1) + side.increment * moves;
        // Time of later periods is not looked for: whoever reads a clock so late knows nothing of its beginning.
        let later = side
            .period(0)
            .and_then(|period| period.0)
            .is_some_and(|end| moves >= end);
        if later || left <= given + TOLERANCE {
            return true;
        }
        let facts = Facts::none()
            .with("player", player)
            .with("shown", Duration::from_millis(left));
        let facts = facts.with("given", Duration::from_millis(given));
        found.push(Pending {
            ply: Some(ply),
            facts,
            ..Pending::of(Kind::TimeControlMisfit, Severity::Note, &[], self.place_of(ply - 1))
        });
        false
    }

    /// Follows a player's clock from reading to reading.
    fn follow(&self, times: &Times, control: &Control, player: Color, found: &mut Vec<Pending>) {
        let site = self.memory.tags.get(Tag::Site).unwrap_or_default();
        let server = if is_relayed(site) {
            Server::None
        } else {
            Server::of(site)
        };
        let side = &control.sides[player];
        let mut clock = Following {
            side,
            last: None,
            period: 0,
            ends_after: side.period(0).and_then(|period| period.0),
            due: 0,
        };
        let mut stopped_at = None;
        let (mut gained, mut lost, mut missed, mut flagged) = (None, None, None, None);
        for (moves, shown) in self.readings(times, player) {
            let Some(left) = shown.left else { continue };
            clock.begin_periods(moves);
            // A server's flag falls when nothing is left, and it shows less than a second as nothing.
            if server == Server::None
                && flagged.is_none()
                && let Some((ply, at_moves)) = stopped_at
            {
                flagged = Some((ply, at_moves, moves - at_moves));
            }
            if let Some((before, last)) = clock.last {
                let ply = shown.ply;
                match clock.compare(moves - before, last, left, shown.used) {
                    Step::Fits => {}
                    Step::Gains(by) => {
                        gained.get_or_insert((ply, by, last, left));
                    }
                    Step::Loses(by) => {
                        lost.get_or_insert((ply, by, last, left));
                    }
                    Step::Missed(needed) => {
                        missed.get_or_insert((ply, moves, needed));
                    }
                }
            }
            let needs_more = clock.ends_after.is_none_or(|end| moves < end);
            stopped_at = (left == 0 && needs_more).then_some((shown.ply, moves));
            clock.last = Some((moves, left));
        }
        let millis = Duration::from_millis;
        let mut find = |kind, severity, keys: &[&'static str], ply: u32, facts: Facts| {
            found.push(Pending {
                ply: Some(ply),
                player: Some(player),
                facts: facts.with("player", player),
                ..Pending::of(kind, severity, keys, self.place_of(ply - 1))
            });
        };
        for (kind, seen) in [(Kind::ClockGains, gained), (Kind::ClockLoses, lost)] {
            let Some((ply, by, before, left)) = seen else { continue };
            let facts = self
                .after(ply)
                .with("by", millis(by))
                .with("before", millis(before))
                .with("shown", millis(left));
            let severity = match kind {
                Kind::ClockGains if is_likely_given(by, server) => Severity::Note,
                _ => Severity::Warning,
            };
            find(kind, severity, &["time.requirement"], ply, facts);
        }
        if let Some((ply, moves, needed)) = missed {
            let facts = self.after(ply).with("made", moves).with("needed", needed);
            find(
                Kind::TimeControlMissed,
                Severity::Warning,
                &["time.requirement", "flag.loss-on-time"],
                ply,
                facts,
            );
        }
        if let Some((ply, _, more)) = flagged {
            let facts = self.after(ply).with("count", more);
            find(
                Kind::MovesAfterFlag,
                Severity::Note,
                &["flag.considered-fallen"],
                ply,
                facts,
            );
        }
    }
}

/// Whether time that a clock gained was likely given to the player: by the opponent at a server, or by an arbiter, who gives
/// two minutes at most.
fn is_likely_given(by: u64, server: Server) -> bool {
    server == Server::Lichess || by <= GIVEN + TOLERANCE
}

/// What a reading is to the one before.
enum Step {
    Fits,
    /// So many milliseconds too much.
    Gains(u64),
    /// So many too few.
    Loses(u64),
    /// The next period began although so many moves were not completed.
    Missed(u64),
}

impl Following<'_> {
    /// Begins the periods that follow so many moves.
    fn begin_periods(&mut self, moves: u64) {
        while let Some(end) = self.ends_after.filter(|&end| moves >= end) {
            self.period += 1;
            let next = self.side.period(self.period);
            self.due += next.map_or(0, |period| period.1);
            self.ends_after = next.and_then(|period| period.0).map(|moves| end + moves.max(1));
        }
    }

    /// Compares two readings that are so many moves apart.
    fn compare(&mut self, apart: u64, last: u64, left: u64, used: Option<u64>) -> Step {
        let used = used.filter(|_| apart == 1);
        let most = (last + self.side.increment * apart).saturating_sub(used.unwrap_or(0));
        if left > most + TOLERANCE {
            let more = left - most;
            if self.due > 0 && more <= self.due + TOLERANCE {
                // What a clock has not shown of a period when it shows some of it was used.
                self.due = 0;
                return Step::Fits;
            }
            let next = self.side.period(self.period + 1).map(|period| period.1);
            if let (Some(end), Some(next)) = (self.ends_after, next)
                && last <= NEARLY_OUT
                && next > NEARLY_OUT
                && more <= next + TOLERANCE
                && more + NEARLY_OUT >= next
            {
                self.period += 1;
                let following = self.side.period(self.period).and_then(|period| period.0);
                self.ends_after = following.map(|moves| end + moves.max(1));
                return Step::Missed(end);
            }
            return Step::Gains(more);
        }
        match used {
            // A clock that shows what is left before the next move's increment comes is short of one.
            Some(_) if left + TOLERANCE + self.side.increment < most => Step::Loses(most - left),
            _ => Step::Fits,
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::Pace;

    use super::{Times, labelled, read_time};

    #[test]
    fn times_are_read() {
        let check = |text: &str, expect: Option<u64>| assert_eq!(read_time(text.as_bytes()), expect, "{text}");
        check(" 1:55:21]", Some(6_921_000));
        check(" 0:05:00 ]", Some(300_000));
        check(" 0:00:09.25]", Some(9_250));
        check(" 05:00]", Some(300_000));
        check(" 12]", None);
        check(" 1:2:3:4]", None);
        check(" -0:00:01]", None);
        check(" 0:05:00", None);
        check(" 999999:00]", None);
        check("]", None);
    }

    #[test]
    fn comments_are_read() {
        let mut times = Times::default();
        assert!(times.read(b" [%clk 0:05:00] ", 1));
        assert!(times.read(b"[%eval 0.3] [%clk 0:04:58][%emt 0:00:02]", 2));
        assert!(!times.read(b"White resigns", 2));
        assert!(!times.read(b"see [%cal Ga1a2]", 2));
        let shown: Vec<_> = times
            .0
            .iter()
            .map(|shown| (shown.ply, shown.left, shown.used))
            .collect();
        assert_eq!(shown, [(1, Some(300_000), None), (2, Some(298_000), Some(2_000))]);
    }

    #[test]
    fn events_are_named_for_a_pace() {
        let check = |event: &str, expect: Option<Pace>| assert_eq!(labelled(event.as_bytes()), expect, "{event}");
        check("Rated Blitz game", Some(Pace::Blitz));
        check("World Rapid 2023", Some(Pace::Rapid));
        check("Rapid & Blitz", None);
        check("Blitzstein Memorial", None);
        check("Rated Bullet tournament https://lichess.org/x", Some(Pace::Blitz));
        check("classical", Some(Pace::Standard));
    }
}
