//! `jadoube why`: is a move legal, and if not, why not.

use std::fmt::{self, Write};

use fluent_bundle::FluentArgs;
use jadoube_board::legality::{self, Breach};
use jadoube_board::{Attempt, Fault, Position, Role, Setup, Squares, Wing};
use serde::Serialize;

use crate::args::Editions;
use crate::cited::Cited;
use crate::commands::refused::Reason;
use crate::commands::{Answer, Stop};
use crate::diagram::Diagram;
use crate::given::{Tried, castling_pieces};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::Problem;
use crate::screen::{Report, Screen};
use crate::words::{Language, Sentence, Words};

/// Which move to judge.
#[derive(Debug)]
pub(crate) struct Why {
    pub(crate) setup: Setup,
    pub(crate) tried: Tried,
    pub(crate) editions: Editions,
    pub(crate) language: Language,
}

impl Why {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let judgement = self.judge()?;
        screen.show(&judgement)?;
        Ok(Answer::from_truth(judgement.legal))
    }

    fn judge(self) -> Result<Judgement, Problem> {
        let Why {
            setup,
            tried,
            editions,
            language,
        } = self;
        let (text, attempt, breaches) = match tried {
            Tried::Squares(attempt) => (attempt.to_string(), attempt, legality::breaches(&setup, attempt)),
            Tried::Castling(wing) => judge_castling(&setup, wing)?,
        };
        let words = Words::new(language);
        let sentences: Vec<Sentence> = breaches
            .iter()
            .map(|breach| Sentence::new(&words, &setup, attempt, breach))
            .collect();
        let named = sentences
            .iter()
            .fold(Squares::EMPTY, |all, sentence| all | sentence.named);
        let broken = |(breach, sentence): (&Breach, Sentence)| {
            let keys = breach.provisions().iter();
            Broken {
                breach: sentence.key,
                sentence: sentence.text,
                provisions: keys.map(|&key| Cited::new(key, &editions.0)).collect(),
            }
        };
        let refused = setup.faults();
        let reason = |fault: &Fault| Reason::new(fault, fault.provision(), &editions);
        Ok(Judgement {
            fen: setup.to_string(),
            attempt: text,
            language: language.code(),
            legal: breaches.is_empty(),
            refused: refused.iter().map(reason).collect(),
            broken: breaches.iter().zip(sentences).map(broken).collect(),
            after: breaches.is_empty().then(|| after(&setup, attempt)),
            moved: Squares::of(attempt.from) | Squares::of(attempt.to),
            named,
            setup,
            words,
        })
    }
}

/// Judges `0-0` or `0-0-0`. Where no pair of squares says it, since it would be another move of the king or none, the
/// reason is that king and rook do not stand for it.
fn judge_castling(setup: &Setup, wing: Wing) -> Result<(String, Attempt, Vec<Breach>), Problem> {
    let color = setup.turn;
    let text = match wing {
        Wing::Kingside => "0-0",
        Wing::Queenside => "0-0-0",
    };
    let kings = setup.squares(Role::King.of(color));
    let king = kings.single().ok_or_else(|| {
        Problem::new(
            match kings.len() {
                0 => format!("{text} needs a king, and {color} has none"),
                count => format!("{text} does not say which king castles, and {color} has {count}"),
            },
            "Put one king of that colour on the board, or write the move in coordinates, as in e1g1.",
        )
    })?;
    let attempt = |to| Attempt {
        from: king,
        to,
        promotion: None,
    };
    let Some((king, rook)) = castling_pieces(setup, wing) else {
        return Ok((text.to_owned(), attempt(king), vec![Breach::NoRook { wing }]));
    };
    let mut breaches = legality::breaches(setup, attempt(rook));
    // A king beside a rook that may not castle would merely bump into it.
    if breaches
        .iter()
        .any(|breach| matches!(breach, Breach::OwnPieceThere { square, .. } if *square == rook))
    {
        let other = setup.castling.meets(Squares::first_rank(color));
        breaches = vec![match other {
            true => Breach::RookMoved { rook },
            false => Breach::KingOrRookMoved { king, rook },
        }];
    }
    Ok((text.to_owned(), attempt(rook), breaches))
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

/// A breach in words, with the provisions: two where the position does not tell which of them is broken.
#[derive(Debug, Serialize)]
struct Broken {
    breach: &'static str,
    sentence: String,
    provisions: Vec<Cited>,
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
        for (number, broken) in (1..).zip(&self.broken) {
            writeln!(to, "\n{number}. {}", hanging(&broken.sentence, 3))?;
            for (index, cited) in broken.provisions.iter().enumerate() {
                let or = if index == 0 {
                    String::new()
                } else {
                    words.word("or") + " "
                };
                cited.draw(words, &or, 3, look, to)?;
            }
        }
        if let Some(after) = &self.after {
            writeln!(to, "{}: {after}", words.word("after"))?;
        }
        Ok(())
    }
}
