//! Whether players can still mate, with what proves it.

use jadoube_board::Color;
use jadoube_proof::{Budget, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::named::{Choice, Named, SomeEditions, editions};
use super::tool::{Ask, FEN, within};
use crate::cited::Cited;
use crate::commands::dead::{self, Examined, Finding, Question, SearchMode, Unexamined};
use crate::commands::moves::coordinates;
use crate::look::Look;
use crate::problem::Problem;
use crate::screen::Report;
use crate::words::{Language, say, spoken_language};

/// A position, and who is asked about.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CanMate {
    /// The position in FEN, or `startpos`. Fields at its end may be left out.
    fen: String,
    /// The player who would mate. Without it both are asked about, and so whether the position is dead.
    player: Option<Named<Color>>,
    /// How hard to look: `quick` proves most dead positions at once and decides little else, `normal` decides nearly all
    /// positions of games, `thorough` takes up to some seconds for compositions.
    effort: Option<Named<Effort>>,
    /// Whether to send the whole certificate by which a checker can repeat the proof. Its reason is always told in words.
    #[serde(default)]
    certificate: bool,
    /// The edition whose articles are cited, or `all`; the newest if nothing is said.
    edition: Option<Named<SomeEditions>>,
    /// The language of the answer.
    language: Option<Named<Language>>,
}

/// How hard to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    Quick,
    Normal,
    Thorough,
}

impl Choice for Effort {
    const WHAT: &'static str = "effort";

    fn all() -> Vec<Effort> {
        vec![Effort::Quick, Effort::Normal, Effort::Thorough]
    }

    fn name(self) -> String {
        match self {
            Effort::Quick => "quick",
            Effort::Normal => "normal",
            Effort::Thorough => "thorough",
        }
        .to_owned()
    }
}

impl Effort {
    fn mode(self) -> SearchMode {
        match self {
            Effort::Quick => SearchMode::Quick,
            Effort::Normal => SearchMode::Full(Budget::positions(200_000)),
            Effort::Thorough => SearchMode::Full(Budget::positions(2_000_000)),
        }
    }
}

/// Who can still mate.
#[derive(Serialize, JsonSchema)]
pub(super) struct Mating {
    /// The position in FEN.
    fen: String,
    /// Whether the Laws accept the position. If not, the page says why, and nothing else is answered.
    accepted: bool,
    /// Whether neither player can mate by any series of legal moves; null if that was not found out.
    dead: Option<bool>,
    /// What was found of White.
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<PlayerMating>,
    /// What was found of Black.
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<PlayerMating>,
    /// The provision by which that decides something, such as the one on dead positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    provision: Option<Cited>,
}

/// Whether a player can still mate.
#[derive(Serialize, JsonSchema)]
struct PlayerMating {
    /// What was found.
    verdict: MatingVerdict,
    /// Moves of both players that end in mate, in coordinates, if the player can mate.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    /// The same as text, with numbers and piece letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// Why the player cannot mate. Nothing is said that the certificate does not prove.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// What proves that the player cannot mate, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate: Option<Value>,
    /// How many positions were looked at.
    positions: u64,
}

/// Whether a player can still mate.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum MatingVerdict {
    /// By the line that is told; a checker has played it through.
    CanMate,
    /// By no series of legal moves; a checker that shares no code with the search has accepted the proof.
    CannotMate,
    /// That was not found out with this effort.
    Unknown,
}

impl Ask for CanMate {
    const NAME: &'static str = "can_mate";
    const TITLE: &'static str = "Is this position dead? Can this player still mate?";
    const DOES: &'static str = "Proves whether a player can still checkmate by any series of legal moves, however unlikely, and so \
        whether a position is dead, or what a fallen flag or a resignation is worth. The proof is a line that ends in mate, or a \
        certificate with its reason in words; both are checked by a separate checker. This is not engine analysis: it does not \
        say who stands better.";

    type Answer = Mating;

    fn language(&self) -> Option<Language> {
        self.language.map(|named| named.0)
    }

    fn answer(self) -> Result<(Mating, String), Problem> {
        within(&self.fen, FEN)?;
        let editions = editions(self.edition);
        let question = Question {
            side: self.player.map(|named| named.0),
            mode: self.effort.map_or(Effort::Normal, |named| named.0).mode(),
            check: true,
        };
        let Examined {
            finding,
            provision,
            page,
        } = match dead::examine(&self.fen, question, &editions, spoken_language()) {
            Ok(examined) => examined,
            Err(Unexamined::Problem(problem)) => return Err(problem),
            Err(Unexamined::Refused(refused)) => {
                let mut page = String::new();
                // Writing to a text cannot fail.
                let _ = refused.draw(&Look::PLAIN, &mut page);
                let mating = Mating {
                    fen: self.fen,
                    accepted: false,
                    dead: None,
                    white: None,
                    black: None,
                    provision: None,
                };
                return Ok((mating, page));
            }
        };
        let of = |color| PlayerMating::new(&finding, color, self.certificate).transpose();
        let mating = Mating {
            fen: finding.position.to_string(),
            accepted: true,
            dead: finding.dead(),
            white: of(Color::White)?,
            black: of(Color::Black)?,
            provision: provision.map(|key| Cited::new(key, &editions.0)),
        };
        Ok((mating, page))
    }
}

/// The longest certificate that is sent, in bytes.
const LONGEST_CERTIFICATE: usize = 200_000;

impl PlayerMating {
    fn new(finding: &Finding, color: Color, whole: bool) -> Option<Result<PlayerMating, Problem>> {
        let side = finding.sides[color].as_ref()?;
        let mut mating = PlayerMating {
            verdict: MatingVerdict::Unknown,
            line: None,
            text: None,
            reason: None,
            certificate: None,
            positions: side.nodes,
        };
        match &side.verdict {
            Verdict::Winnable(line) => {
                let language = spoken_language();
                mating.verdict = MatingVerdict::CanMate;
                mating.line = Some(line.iter().copied().map(coordinates).collect());
                mating.text = Some(dead::moves(&finding.position, line, language).replace('\u{a0}', " "));
            }
            Verdict::Unwinnable(certificate) => {
                mating.verdict = MatingVerdict::CannotMate;
                mating.reason = Some(dead::why_not(finding, color, certificate, spoken_language()));
                if whole {
                    let written = dead::certificate(certificate);
                    let size = written.to_string().len();
                    if size > LONGEST_CERTIFICATE {
                        return Some(Err(Problem::new(
                            say!("mcp-certificate", count = size),
                            say!("mcp-certificate-remedy"),
                        )));
                    }
                    mating.certificate = Some(written);
                }
            }
            Verdict::Unknown(_) => {}
        }
        Some(Ok(mating))
    }
}
