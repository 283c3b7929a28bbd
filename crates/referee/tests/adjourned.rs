//! What holds of adjourned games whatever is sealed: nobody can read it before the envelope is opened, and no time is made or lost.

use std::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::Edition;
use jadoube_referee::{Commitment, Language, MateProver, Phase, Referee, Terms, Words, script, wire};

const SALT: &str = "9f86d081884c7d659a2feaa0c55ad015";
const MOVE: &str = "31.Rd7";
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A game that is written, line by line, with the moment of each line in milliseconds.
struct Table {
    referee: Referee,
    mates: MateProver,
}

impl Table {
    fn new(edition: Edition) -> Table {
        let terms = Terms {
            control: "120".parse().ok(),
            start: "2r3k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 31".parse().unwrap(),
            ..Terms::of(edition)
        };
        Table {
            referee: Referee::new(terms).unwrap(),
            mates: MateProver::new(),
        }
    }

    fn hear(&mut self, at: u64, line: &str) {
        let draft = script::read(line, &self.referee).expect(line).expect(line);
        let heard = self.referee.hear(draft.at(Instant::from_millis(at)), &mut self.mates);
        assert!(heard.is_ok(), "{line}: {heard:?}");
    }

    fn record(&self) -> String {
        wire::write(&self.referee, &wire::Heading::default())
    }

    fn left(&self, at: u64) -> ByColor<Duration> {
        let clock = self.referee.game().clock().expect("a clock");
        ByColor::from_fn(|color| clock.remaining(color, Instant::from_millis(at)))
    }

    /// Half an hour of play, and a move that is sealed with a salt.
    fn sealed(edition: Edition) -> Table {
        let mut table = Table::new(edition);
        table.hear(0, "round starts");
        table.hear(1_800_000, "arbiter asks for a sealed move");
        let commitment = Commitment::of(SALT, MOVE);
        table.hear(1_860_000, &format!("white seals {commitment}"));
        table.hear(1_861_000, "white closes the envelope");
        table.hear(1_862_000, "white stops the clock");
        assert_eq!(table.referee.game().phase(), Phase::Adjourned);
        table
    }
}

#[test]
fn a_sealed_move_is_not_in_the_record_before_it_is_opened() {
    for edition in Edition::ALL {
        let mut table = Table::sealed(edition);
        table.hear(
            1_900_000,
            "arbiter sets the resumption at 24:00:00: Sunday, 10:00, hall B",
        );
        table.hear(DAY - 1_000, "black arrives");
        table.hear(DAY, "resumption starts");
        let words = Words::new(Language::English).unwrap();
        let game = table.referee.game();
        let mut said: String = table.record();
        for (index, entry) in table.referee.record().iter().enumerate() {
            said += &words.entry(jadoube_referee::EntryNo::after(index), entry, game);
        }
        for secret in [SALT, MOVE, "Rd7", "d1d7"] {
            assert!(!said.contains(secret), "{edition}: {secret} stands in the record");
        }
        assert!(said.contains(&Commitment::of(SALT, MOVE).to_string()));
        table.hear(
            DAY + 1_000,
            &format!("arbiter opens the envelope with salt {SALT}: {MOVE}"),
        );
        assert!(table.record().contains(SALT));
        assert_eq!(table.referee.game().phase(), Phase::Playing);
    }
}

#[test]
fn an_adjourned_game_is_loaded_as_it_was_heard() {
    for edition in Edition::ALL {
        let mut table = Table::sealed(edition);
        for (at, line) in [
            (DAY - 1_000, "black arrives"),
            (DAY, "resumption starts"),
            (
                DAY + 1_000,
                "arbiter opens the envelope with salt 9f86d081884c7d659a2feaa0c55ad015: 31.Rd7",
            ),
            (DAY + 2_000, "black seals a move on paper"),
            (DAY + 3_000, "black closes the envelope"),
            (DAY + 4_000, "black presses"),
        ] {
            table.hear(at, line);
            let (record, faults) = wire::read(&table.record());
            assert_eq!(faults, []);
            let record = record.unwrap();
            assert_eq!(Referee::load(&record).game(), table.referee.game(), "{edition}: {line}");
            assert_eq!(Referee::recheck(&record, &mut table.mates), []);
        }
        assert_eq!(table.referee.game().phase(), Phase::Resuming);
    }
}

#[test]
fn no_time_is_made_or_lost_while_a_game_is_adjourned() {
    let mut table = Table::sealed(Edition::LATEST);
    let hours = |hours: u64, seconds: u64| Duration::from_secs(hours * 3600 + seconds);
    let adjourned = ByColor::new(hours(2, 0) - Duration::from_secs(1_862), hours(2, 0));
    assert_eq!(table.left(1_862_000), adjourned);
    assert_eq!(table.left(9 * DAY), adjourned);
    table.hear(9 * DAY, "black arrives");
    table.hear(9 * DAY + 1, "resumption starts");
    assert_eq!(table.left(9 * DAY + 60_000), adjourned);
    table.hear(
        9 * DAY + 60_000,
        &format!("arbiter opens the envelope with salt {SALT}: {MOVE}"),
    );
    let left = table.left(9 * DAY + 70_000);
    assert_eq!(left[Color::White], adjourned.white);
    assert_eq!(left[Color::Black], adjourned.black - Duration::from_secs(10));
    assert_eq!(table.referee.time_used().white, Duration::from_secs(1_862));
}
