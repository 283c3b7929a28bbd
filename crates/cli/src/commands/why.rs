//! `jadoube why`: is a move legal, and if not, why not.

use std::fmt::{self, Write};

use jadoube_board::legality::{self, Breach};
use jadoube_board::{Attempt, Fault, Move, Position, Setup, Square, Squares, Wing};
use jadoube_notation::{Language as Letters, Misread, Reading, read_entry};
use jadoube_words::FluentArgs;
use serde::Serialize;

use crate::args::Editions;
use crate::broken::Broken;
use crate::commands::refused::{Reason, Refused};
use crate::commands::{Answer, Stop};
use crate::diagram::Diagram;
use crate::given::Tried;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::Problem;
use crate::screen::{Report, Screen};
use crate::verdict::Verdict;
use crate::words::{Language, Words, letters_of, setup_fault};

/// Which move to judge.
#[derive(Debug)]
pub(crate) struct Why {
    pub(crate) setup: Setup,
    /// The move as it was typed.
    pub(crate) text: String,
    pub(crate) editions: Editions,
    pub(crate) language: Language,
}

impl Why {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        match Tried::read(&self.text) {
            Ok(tried) => self.show(tried, screen),
            Err(problem) => self.read(problem, screen),
        }
    }

    fn show(self, tried: Tried, screen: &mut Screen) -> Result<Answer, Stop> {
        let judgement = self.judge(tried);
        screen.show(&judgement)?;
        Ok(Answer::from_truth(judgement.legal))
    }

    /// Reads a move as people write it, in the language that is spoken or in English.
    fn read(self, problem: Problem, screen: &mut Screen) -> Result<Answer, Stop> {
        let position = match Position::accept(&self.setup) {
            Ok(position) => position,
            Err(refusal) => {
                screen.show(&Refused::new(self.setup, &refusal, &self.editions))?;
                return Ok(Answer::No);
            }
        };
        let own = letters_of(self.language);
        let languages = [own, Letters::EN];
        let read_in = |language| read_entry(&position, &self.text, &Reading::lenient(&[language]));
        let read = match read_in(own) {
            Err(Misread::Unreadable { .. }) => read_in(Letters::EN),
            read => read,
        };
        match read {
            Ok(entry) => {
                let tried = Tried::Squares(attempt_of(entry.mv));
                self.show(tried, screen)
            }
            Err(Misread::Illegal { attempts }) if attempts.len() == 1 => {
                let tried = Tried::Squares(attempts[0].attempt);
                self.show(tried, screen)
            }
            Err(Misread::Unreadable { .. }) => Err(problem.into()),
            Err(misread) => {
                let editions = (&self.editions, None);
                let verdict = Verdict::new(
                    Err(misread),
                    &position,
                    &self.text,
                    &languages[..1],
                    editions,
                    self.language,
                );
                screen.show(&verdict)?;
                Ok(verdict.answer())
            }
        }
    }

    fn judge(self, tried: Tried) -> Judgement {
        let Why {
            setup,
            editions,
            language,
            ..
        } = self;
        let (text, attempt, breaches) = match tried {
            Tried::Squares(attempt) => (attempt.to_string(), attempt, legality::breaches(&setup, attempt)),
            Tried::Castling(wing) => judge_castling(&setup, wing),
        };
        let moved = match tried {
            Tried::Castling(wing) if legality::castling_attempt(&setup, wing).is_none() => Squares::EMPTY,
            _ => Squares::of(attempt.from) | Squares::of(attempt.to),
        };
        let words = Words::new(language);
        let (broken, named) = Broken::all(&words, &setup, attempt, &breaches, &editions);
        let refused = setup.faults();
        let reason = |fault: &Fault| Reason::new(fault, setup_fault(fault), fault.provision(), &editions);
        Judgement {
            fen: setup.to_string(),
            attempt: text,
            language: language.code(),
            legal: breaches.is_empty(),
            refused: refused.iter().map(reason).collect(),
            broken,
            after: breaches.is_empty().then(|| after(&setup, attempt)),
            moved,
            named,
            setup,
            words,
        }
    }
}

/// A legal move as somebody would attempt it; castling as the king going to its rook.
fn attempt_of(mv: Move) -> Attempt {
    Attempt {
        from: mv.from(),
        to: mv.to(),
        promotion: mv.promotion(),
    }
}

/// Judges `0-0` or `0-0-0`.
fn judge_castling(setup: &Setup, wing: Wing) -> (String, Attempt, Vec<Breach>) {
    let text = match wing {
        Wing::Kingside => "0-0",
        Wing::Queenside => "0-0-0",
    };
    // Where no king could castle, nothing moves.
    let nothing = Attempt {
        from: Square::E1,
        to: Square::E1,
        promotion: None,
    };
    let attempt = legality::castling_attempt(setup, wing).unwrap_or(nothing);
    (text.to_owned(), attempt, legality::castling_breaches(setup, wing))
}

/// The position after a legal move.
fn after(setup: &Setup, attempt: Attempt) -> String {
    let next = legality::play(setup, attempt);
    match Position::accept(&next) {
        Ok(position) => position.to_string(),
        Err(_) => next.to_string(),
    }
}

#[derive(Serialize)]
struct Judgement {
    fen: String,
    #[serde(rename = "move")]
    attempt: String,
    language: &'static str,
    legal: bool,
    /// Why the Laws do not accept the position, if they do not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    refused: Vec<Reason>,
    broken: Vec<Broken>,
    /// The position after a legal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
    #[serde(skip)]
    moved: Squares,
    #[serde(skip)]
    named: Squares,
    #[serde(skip)]
    setup: Setup,
    #[serde(skip)]
    words: Words,
}

impl Report for Judgement {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let words = &self.words;
        let (good, bad) = (look.good(), look.bad());
        if !self.refused.is_empty() {
            writeln!(to, "{bad}{}{bad:#}\n", hanging(&words.word("refused"), 0))?;
        }
        let diagram = Diagram::new(&self.setup).marked(self.moved, self.named);
        diagram.draw(look, to)?;
        diagram.draw_legend(&words.word("legend-move"), &words.word("legend-named"), look, to)?;

        let mut args = FluentArgs::new();
        args.set("move", self.attempt.as_str());
        args.set("player", words.player(self.setup.turn));
        let turn = words.sentence("to-move", &args);
        let (verdict, style) = match self.legal {
            true => ("legal", good),
            false => ("illegal", bad),
        };
        writeln!(to, "\n{turn} {style}{}{style:#}", words.say(verdict, &args))?;
        Broken::draw_all(&self.broken, words, 0, look, to)?;
        if let Some(after) = &self.after {
            writeln!(to, "{}: {after}", words.word("after"))?;
        }
        Ok(())
    }
}
