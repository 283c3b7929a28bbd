//! What stands in a record, told to people with its articles and to programs as it is stored.

mod moves;

use std::fmt::{self, Write};
use std::time::Duration;

use jadoube_board::Color;
use jadoube_clock::Reading;
use jadoube_laws::{Citation, Edition, Key, Pace, Part, find};
use jadoube_referee::wire::{self, Heading};
use jadoube_referee::{Effect, Entry, EntryNo, Game, Outcome, Question, Ruling, Terms, Words};
use unicode_width::UnicodeWidthStr;

use crate::look::Look;
use crate::paragraph::{WIDTH, hanging};
use crate::problem::{Problem, printable};
use crate::words::{Language, pace_name, player_label, say, supervision_name, with_decimal_sign};

pub(crate) use crate::heard::moves::Moves;

/// Tells of the entries of a record.
pub(crate) struct RecordPrinter {
    pub(crate) words: Words,
}

impl RecordPrinter {
    /// A printer in a language; in English where the referee does not speak it.
    pub(crate) fn new(language: Language) -> Result<RecordPrinter, Problem> {
        let words = Words::new(language).or_else(|| Words::new(Language::English));
        words
            .map(|words| RecordPrinter { words })
            .ok_or_else(|| Problem::new(say!("referee-no-language"), say!("other-language-remedy")))
    }

    /// An entry in one line of words, safe to be shown.
    pub(crate) fn said(&self, no: EntryNo, entry: &Entry, game: &Game) -> String {
        printable(&self.words.entry(no, entry, game))
    }

    /// What there is to say about the terms of a game, with its articles.
    pub(crate) fn remark(&self, ruling: &Ruling, game: &Game, look: &Look) -> String {
        let (hang, strong) = (2, look.strong());
        let said = hanging(&printable(&self.words.ruling(ruling, game)), hang);
        let mut text = format!("  {strong}{said}{strong:#}\n");
        // Writing to a text cannot fail.
        let _ = self.draw_articles(ruling.key, &ruling.also_by, game, hang, look, &mut text);
        let _ = draw_reasons(&self.words.ruling_reasons(ruling, game), hang, look, &mut text);
        text
    }

    /// Draws an entry set off from the moves: its number, what is said, where it stands in the Laws and what changes.
    pub(crate) fn draw(&self, no: EntryNo, entry: &Entry, game: &Game, look: &Look, to: &mut String) -> fmt::Result {
        let number = format!("#{no}");
        let hang = 3 + number.len();
        let (faint, strong, mark) = (look.faint(), look.strong(), look.mark());
        let style = match entry {
            Entry::Event(_) => look.plain(),
            Entry::Ruling(_) => strong,
            Entry::Question(_) => mark,
        };
        let said = hanging(&self.said(no, entry, game), hang);
        writeln!(to, "  {faint}{number}{faint:#} {style}{said}{style:#}")?;
        self.draw_grounds(no, entry, game, hang, look, to)
    }

    /// Draws what stands beneath the words of an entry: articles, reasons, what changes and what may be answered.
    pub(crate) fn draw_grounds(
        &self,
        no: EntryNo,
        entry: &Entry,
        game: &Game,
        hang: usize,
        look: &Look,
        to: &mut String,
    ) -> fmt::Result {
        match entry {
            Entry::Event(_) => Ok(()),
            Entry::Ruling(ruling) => self.draw_ruling(no, ruling, game, hang, look, to),
            Entry::Question(question) => self.draw_question(question, game, hang, look, to),
        }
    }

    fn draw_ruling(
        &self,
        no: EntryNo,
        ruling: &Ruling,
        game: &Game,
        hang: usize,
        look: &Look,
        to: &mut String,
    ) -> fmt::Result {
        self.draw_articles(ruling.key, &ruling.also_by, game, hang, look, to)?;
        draw_reasons(&self.words.ruling_reasons(ruling, game), hang, look, to)?;
        let board = game.board_before(no);
        let changes = ruling.effects.iter().filter(|effect| !is_said(effect));
        let changes: Vec<String> = changes.map(|effect| self.words.effect(effect, board)).collect();
        if changes.is_empty() {
            return Ok(());
        }
        let changes = changes.join(" · ");
        writeln!(to, "{:hang$}{}", "", hanging(&changes, hang))
    }

    fn draw_question(
        &self,
        question: &Question,
        game: &Game,
        hang: usize,
        look: &Look,
        to: &mut String,
    ) -> fmt::Result {
        self.draw_articles(question.key, &question.also_by, game, hang, look, to)?;
        draw_reasons(&self.words.question_reasons(question, game), hang, look, to)?;
        let strong = look.strong();
        let digits = question.choices.len().to_string().len();
        for (number, choice) in (1..).zip(&question.choices) {
            let answer = self.words.choice_of(question, choice);
            writeln!(to, "{:hang$}{strong}{number:digits$}{strong:#}  {answer}", "")?;
        }
        writeln!(
            to,
            "{:hang$}{}",
            "",
            hanging(&self.words.meanwhile(question.meanwhile), hang)
        )
    }

    /// The article of a key, and beside it those it rests on.
    pub(crate) fn draw_articles(
        &self,
        key: Key,
        with: &[Key],
        game: &Game,
        hang: usize,
        look: &Look,
        to: &mut String,
    ) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        let provisions = game.provisions();
        let article = match provisions.citation(key) {
            Some(citation) => format!("{} ({})", self.words.citation(&citation), citation.edition),
            None => say!("not-in-edition", edition = provisions.edition.to_string()),
        };
        // An article is named by its number, what is no article also by what it is.
        let short = |citation: &Citation| match citation.number.part() {
            Part::Article => citation.number_in(self.words.language()).to_string(),
            _ => self.words.citation(citation),
        };
        let own = provisions.citation(key).as_ref().map(short);
        let mut others: Vec<String> = Vec::new();
        for citation in with.iter().filter_map(|&key| provisions.citation(key)) {
            let number = short(&citation);
            if own.as_ref() != Some(&number) && !others.contains(&number) {
                others.push(number);
            }
        }
        let line = format!("{article}  {key}");
        write!(to, "{:hang$}{strong}{article}{strong:#}  {faint}{key}", "")?;
        if !others.is_empty() {
            let others = say!("with-articles", articles = others.join(", "));
            match hang + line.width() + 2 + others.width() > WIDTH {
                true => write!(to, "\n{:hang$}{}", "", hanging(&others, hang))?,
                false => write!(to, "  {others}")?,
            }
        }
        writeln!(to, "{faint:#}")?;
        for own in own_texts(key, with, provisions.edition, self.words.language()) {
            writeln!(to, "{:hang$}{faint}{}{faint:#}", "", hanging(own, hang))?;
        }
        Ok(())
    }

    /// What was fixed before a game, and who plays it.
    pub(crate) fn terms(&self, terms: &Terms, heading: &Heading) -> String {
        let name = |color: Color| match heading_name(heading, color) {
            Some(name) => name.clone(),
            None => player_label(color),
        };
        let mut players = say!("terms-players", white = name(Color::White), black = name(Color::Black));
        let round = heading.round.as_ref().map(|round| say!("terms-round", round = round));
        let more = [heading.event.clone(), heading.site.clone(), round, heading.date.clone()];
        for more in more.into_iter().flatten() {
            players += &format!(", {more}");
        }
        let control = match &terms.control {
            Some(control) => control.everyday().to_string(),
            None => say!("terms-no-clock"),
        };
        let (edition, pace) = (terms.edition.to_string(), pace_name(terms.pace));
        let laws = match terms.pace {
            Pace::Standard => say!("laws-of", edition = edition, pace = pace),
            Pace::Rapid | Pace::Blitz => {
                let supervision = supervision_name(terms.supervision);
                say!(
                    "laws-of-watched",
                    edition = edition,
                    pace = pace,
                    supervision = supervision
                )
            }
        };
        let laws = say!("terms-line", laws = laws, control = control);
        format!("{}\n{}", hanging(&printable(&players), 0), hanging(&laws, 0))
    }

    /// How a game ended: `0–1  Checkmate by Black`
    pub(crate) fn result(&self, outcome: Outcome) -> String {
        let points = outcome.points;
        format!(
            "{}–{}  {}",
            points.white,
            points.black,
            self.words.ending(outcome.ending)
        )
    }

    /// An entry as it is stored, and what is said in words.
    pub(crate) fn json(&self, file: Option<&str>, no: EntryNo, entry: &Entry, game: &Game) -> String {
        let stored = wire::write_entry(no, entry, game.provisions());
        // Between the brackets, so that the order of what is stored is kept.
        let inside = stored.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let mut line = String::from("{");
        if let Some(file) = file {
            line += &format!("\"file\":{},", quoted(file));
        }
        line += inside.unwrap_or_default();
        line += &format!(",\"words\":{}", quoted(&self.words.entry(no, entry, game)));
        if let Entry::Question(question) = entry {
            let labels: Vec<String> = question
                .choices
                .iter()
                .map(|choice| self.words.choice_of(question, choice))
                .collect();
            let labels: Vec<String> = labels.iter().map(|label| quoted(label)).collect();
            line += &format!(",\"labels\":[{}]", labels.join(","));
        }
        line += "}\n";
        line
    }
}

/// The name of a player in the heading of a record.
fn heading_name(heading: &Heading, color: Color) -> Option<&String> {
    match color {
        Color::White => heading.white.as_ref(),
        Color::Black => heading.black.as_ref(),
    }
}

/// Where the Laws in a language say something else than what is cited and followed, each once.
fn own_texts(key: Key, with: &[Key], edition: Edition, language: Language) -> Vec<&'static str> {
    let mut told: Vec<&'static str> = Vec::new();
    for key in core::iter::once(&key).chain(with) {
        let own = find(key.as_str()).and_then(|provision| provision.own_text(edition, language));
        told.extend(own.filter(|own| !told.contains(own)));
    }
    told
}

/// Whether the words of a ruling tell of an effect.
pub(crate) fn is_said(effect: &Effect) -> bool {
    match effect {
        Effect::Ended(_)
        | Effect::ClockStarted
        | Effect::TimeAdded { .. }
        | Effect::TimeTaken { .. }
        | Effect::MustPlay { .. }
        | Effect::MustMovePiece { .. }
        | Effect::MustCapture { .. }
        | Effect::Restored { .. }
        | Effect::PiecesPutBack
        | Effect::MoveTakenBack { .. }
        | Effect::PieceReplaced { .. }
        | Effect::IllegalMoveStands { .. }
        | Effect::Waits { .. }
        | Effect::Annulled
        | Effect::ClockSet { .. }
        | Effect::ArbiterWaits
        | Effect::WaitEnded
        | Effect::MustRestorePieces { .. }
        | Effect::DecisionPostponed { .. }
        | Effect::DecisionTaken { .. }
        | Effect::IncrementRequested { .. }
        | Effect::IncrementSet { .. }
        | Effect::ClaimReferred { .. }
        | Effect::Penalised { .. }
        | Effect::SentOut { .. }
        | Effect::PenaltyWithdrawn { .. }
        | Effect::AppealAdmitted { .. }
        | Effect::ResultChanged { .. }
        | Effect::MustCompleteSheet { .. }
        | Effect::MustHandInSheet { .. }
        | Effect::MustSeal { .. }
        | Effect::Adjourned
        | Effect::ClockStartedFor { .. }
        | Effect::MovesPutIn { .. }
        | Effect::TwoBoardsUsed { .. }
        | Effect::AssistantHas { .. }
        | Effect::BoardsAgree
        | Effect::MovesCounted { .. } => true,
        Effect::ClockPaused
        | Effect::PeriodBegun { .. }
        | Effect::Completed { .. }
        | Effect::OfferStands { .. }
        | Effect::OfferLapsed { .. }
        | Effect::ClaimForfeited { .. }
        | Effect::IllegalMoveCounted { .. }
        | Effect::QuestionLapsed { .. }
        | Effect::CounterSet { .. }
        | Effect::DrawConsented
        | Effect::ScoresheetShown { .. }
        | Effect::SheetNotEvidence { .. }
        | Effect::WriterAccepted { .. } => false,
    }
}

/// A time as a clock shows it.
pub(crate) fn shown(time: Duration) -> String {
    with_decimal_sign(Reading(time).to_string())
}

/// A text as JSON has it.
pub(crate) fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Draws reasons, one below the other.
pub(crate) fn draw_reasons(reasons: &[String], hang: usize, look: &Look, to: &mut String) -> fmt::Result {
    let faint = look.faint();
    for reason in reasons {
        let reason = hanging(&printable(reason), hang + 2);
        writeln!(to, "{:hang$}{faint}· {reason}{faint:#}", "")?;
    }
    Ok(())
}
