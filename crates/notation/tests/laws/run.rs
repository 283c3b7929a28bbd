//! Carries out cases.

use std::fmt::{Debug, Display};

use jadoube_board::{Move, Position};
use jadoube_cases::{Case, Fault, Step};
use jadoube_laws::Edition;
use jadoube_notation::speech::{Spoken, Voice, hear, is_repeated};
use jadoube_notation::{Entry, Language, Misread, Profile, Reading, Signs, Style, Written, read, read_entry};

use crate::properties;

/// Everything in which a case does not hold.
pub(crate) fn faults(case: &Case) -> Vec<Fault> {
    let mut subject = Subject::of(case);
    let mut faults = Vec::new();
    for step in &case.steps {
        if let Err(found) = subject.carry_out(step, case) {
            faults.push(case.fault_at(step, &found));
        }
    }
    faults
}

/// What a case is about at the moment.
struct Subject {
    position: Position,
    language: Language,
    editions: Vec<Edition>,
    draw_offered: bool,
}

impl Subject {
    /// At the start of a game, in English, in all editions in which the case holds.
    fn of(case: &Case) -> Subject {
        Subject {
            position: Position::initial(),
            language: Language::EN,
            editions: case.editions.clone(),
            draw_offered: false,
        }
    }

    fn carry_out(&mut self, step: &Step, case: &Case) -> Result<(), String> {
        let (verb, rest) = step.verb_and_rest();
        holds(
            step.only.is_none(),
            "editions before a step; `editions` limits those that follow",
        )?;
        match verb {
            "board" => self.position = rest.parse().map_err(text)?,
            "language" => self.language = Language::find(rest).ok_or("there is no such language")?,
            "editions" => {
                let editions: Result<Vec<Edition>, _> = rest.split(' ').map(str::parse).collect();
                self.editions = editions.map_err(text)?;
            }
            "written" => self.written(rest)?,
            "figurine" => self.figurine(rest)?,
            "conforms" => self.conforms(rest)?,
            "departs" => self.departs(rest)?,
            "reads" => self.reads(rest)?,
            "guessed" => self.guessed(rest)?,
            "ambiguous" => self.ambiguous(rest)?,
            "illegal" => self.illegal(rest)?,
            "unreadable" => match self.read(rest) {
                Err(Misread::Unreadable { .. }) => {}
                found => return Err(format!("found {found:?}")),
            },
            "replays" => self.replays(rest)?,
            "gives" => equal(rest, self.position.to_string().as_str())?,
            "offered" if rest.is_empty() => holds(self.draw_offered, "no offer of a draw")?,
            "norm" => self.norm(rest)?,
            "spoken" => self.spoken(rest)?,
            "heard" => self.heard(rest)?,
            "announced" => self.announced(rest)?,
            "repeated" => holds(self.is_repeated(rest)?, "another move")?,
            "unrepeated" => holds(!self.is_repeated(rest)?, "the same move")?,
            "property" => properties::hold(rest)?,
            "without" if !rest.is_empty() => holds(case.is_without(), "other steps in the case")?,
            _ => return Err("a case has no such line".to_owned()),
        }
        Ok(())
    }

    fn read(&self, written: &str) -> Result<Move, Misread> {
        read(&self.position, written, &Reading::lenient(&[self.language]))
    }

    /// A move in coordinates, and the words after it.
    fn move_and_words<'a>(&self, rest: &'a str) -> Result<(Move, &'a str), String> {
        let (mv, words) = rest.split_once(' ').ok_or("a move and its words are needed")?;
        let attempt = mv.parse().map_err(text)?;
        let mv = self.position.find(attempt).ok_or_else(|| format!("{mv} is illegal"))?;
        Ok((mv, words.trim()))
    }

    /// As every edition writes it.
    fn written(&self, rest: &str) -> Result<(), String> {
        let (mv, expected) = self.move_and_words(rest)?;
        for &edition in &self.editions {
            let style = Profile::of(edition).style(self.language);
            equal(expected, mv.written(&self.position, style).to_string().as_str())?;
        }
        Ok(())
    }

    fn figurine(&self, rest: &str) -> Result<(), String> {
        let (mv, expected) = self.move_and_words(rest)?;
        let style = Style {
            signs: Signs::Figurines,
            ..Style::SHORT
        };
        equal(expected, mv.written(&self.position, style).to_string().as_str())?;
        equal(Ok(mv), self.read(expected))
    }

    fn conforms(&self, rest: &str) -> Result<(), String> {
        let (mv, words) = self.move_and_words(rest)?;
        for &edition in &self.editions {
            let reading = Reading::strict(std::slice::from_ref(&self.language), edition);
            equal(Ok(mv), read(&self.position, words, &reading))?;
        }
        equal(Ok(mv), self.read(words))
    }

    /// Understood, and not as the editions want it: `b2e5 Be5 by notation.piece-capture`.
    fn departs(&self, rest: &str) -> Result<(), String> {
        let (mv, rest) = self.move_and_words(rest)?;
        let (words, keys) = rest.split_once(" by ").ok_or("keys are needed")?;
        let keys: Vec<&str> = keys.split(' ').collect();
        for &edition in &self.editions {
            let reading = Reading::strict(std::slice::from_ref(&self.language), edition);
            match read(&self.position, words, &reading) {
                Err(Misread::Irregular { mv: found, departures }) => {
                    let named = departures.iter().map(|departure| departure.provision.unwrap_or("none"));
                    equal((mv, keys.clone()), (found, named.collect()))?;
                }
                found => return Err(format!("found {found:?} in {edition}")),
            }
        }
        equal(Ok(mv), self.read(words))
    }

    fn reads(&self, rest: &str) -> Result<(), String> {
        let (mv, words) = self.move_and_words(rest)?;
        equal(Ok(mv), self.read(words))
    }

    fn guessed(&self, rest: &str) -> Result<(), String> {
        let (mv, words) = self.move_and_words(rest)?;
        equal(Ok(mv), read(&self.position, words, &Reading::GUESS))
    }

    /// `Nf3: g1f3 d2f3`
    fn ambiguous(&self, rest: &str) -> Result<(), String> {
        let (words, moves) = rest.split_once(": ").ok_or("the moves are needed")?;
        match self.read(words) {
            Err(Misread::Ambiguous { candidates }) => {
                let found: Vec<String> = candidates.iter().map(|candidate| candidate.mv.to_string()).collect();
                equal(moves, found.join(" ").as_str())
            }
            found => Err(format!("found {found:?}")),
        }
    }

    /// `Ke3 by king.step`, or nothing after `by` where there is no such piece.
    fn illegal(&self, rest: &str) -> Result<(), String> {
        let (words, keys) = rest.split_once(" by").ok_or("keys are needed")?;
        match self.read(words) {
            Err(Misread::Illegal { attempts }) => {
                let found: Vec<&str> = attempts.iter().flat_map(|tried| tried.provisions()).collect();
                equal(keys.trim(), found.join(" ").as_str())
            }
            found => Err(format!("found {found:?}")),
        }
    }

    /// A game from the start, read leniently and as every edition wants it.
    fn replays(&mut self, game: &str) -> Result<(), String> {
        for entry in entries(game) {
            let languages = [self.language];
            for &edition in &self.editions {
                let found = read(&self.position, &entry, &Reading::strict(&languages, edition));
                holds(found.is_ok(), format!("{found:?} for {entry}, {edition}"))?;
            }
            let found = read_entry(&self.position, &entry, &Reading::lenient(&languages));
            let Entry { mv, draw_offered } = found.map_err(|error| format!("{error} in {entry}"))?;
            self.position = self.position.make(mv);
            self.draw_offered = draw_offered;
        }
        Ok(())
    }

    /// What the editions say of a mark: `capture_sign Required`.
    fn norm(&self, rest: &str) -> Result<(), String> {
        let (field, norm) = rest.split_once(' ').ok_or("a mark and a norm are needed")?;
        for &edition in &self.editions {
            let profile = format!("{:#?}", Profile::of(edition));
            let said = format!("    {field}: {norm},");
            holds(profile.lines().any(|line| line == said), profile)?;
        }
        Ok(())
    }

    fn spoken(&self, rest: &str) -> Result<(), String> {
        let (voice, rest) = voice(rest)?;
        let (mv, words) = self.move_and_words(rest)?;
        equal(words, mv.spoken(&self.position, voice).to_string().as_str())?;
        equal(Ok(mv), hear(&self.position, words, &[voice]))
    }

    /// One voice or more, joined with a plus.
    fn heard(&self, rest: &str) -> Result<(), String> {
        let (voices, rest) = rest.split_once(' ').ok_or("a voice is needed")?;
        let voices: Result<Vec<Voice>, String> = voices.split('+').map(named_voice).collect();
        let (mv, words) = self.move_and_words(rest)?;
        equal(Ok(mv), hear(&self.position, words, &voices?))
    }

    /// Who announces to whom, and what is said: `nb da e1c1 lang rokade`.
    fn announced(&self, rest: &str) -> Result<(), String> {
        let mut words = rest.splitn(3, ' ');
        let mut language = || words.next().and_then(Language::find).ok_or("there is no such language");
        let (speaker, listener) = (language()?, language()?);
        let (mv, expected) = self.move_and_words(words.next().unwrap_or_default())?;
        for &edition in &self.editions {
            let voice = Voice::announcing(edition, speaker, listener);
            equal(expected, mv.spoken(&self.position, voice).to_string().as_str())?;
        }
        Ok(())
    }

    fn is_repeated(&self, rest: &str) -> Result<bool, String> {
        let (announced, repeated) = rest.split_once('/').ok_or("two announcements are needed")?;
        Ok(is_repeated(&self.position, announced, repeated, &Voice::ALL))
    }
}

fn voice(rest: &str) -> Result<(Voice, &str), String> {
    let (name, rest) = rest.split_once(' ').ok_or("a voice is needed")?;
    Ok((named_voice(name)?, rest))
}

fn named_voice(name: &str) -> Result<Voice, String> {
    Ok(match name {
        "announced" => Voice::ANNOUNCED,
        "announced-da" => Voice::ANNOUNCED_DANISH,
        "announced-nb" => Voice::ANNOUNCED_NORWEGIAN,
        "announced-sv" => Voice::ANNOUNCED_SWEDISH,
        _ => Language::find(name)
            .and_then(Voice::telling)
            .ok_or_else(|| format!("there is no voice {name}"))?,
    })
}

/// The entries of a game: each a move with what was noted beside it, and without its number.
pub(crate) fn entries(game: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for word in game.split_whitespace() {
        let word = match word.split_once('.') {
            Some((number, word)) if number.bytes().all(|byte| byte.is_ascii_digit()) => word,
            _ => word,
        };
        match (word, entries.last_mut()) {
            ("", _) => {}
            ("e.p." | "(=)", Some(last)) => {
                last.push(' ');
                last.push_str(word);
            }
            _ => entries.push(word.to_owned()),
        }
    }
    entries
}

fn text(error: impl Display) -> String {
    error.to_string()
}

/// What was found, unless it is as it should be.
fn holds(as_told: bool, found: impl Display) -> Result<(), String> {
    match as_told {
        true => Ok(()),
        false => Err(format!("found {found}")),
    }
}

/// What was found in place of what was expected, unless they are the same.
fn equal<T: PartialEq + Debug>(expected: T, found: T) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("expected {expected:?}, found {found:?}")),
    }
}
