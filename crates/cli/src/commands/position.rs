//! `jadoube position`: can it be read, do the Laws accept it, what holds in it.

use std::fmt::{self, Write};

use jadoube_board::fen::{self, CastlingStyle, EnPassantStyle, LenientFen, Repair};
use jadoube_board::reachability::{self, Origin};
use jadoube_board::{Chess960, Color, File, Position, Setup, Wing};
use serde::Serialize;

use crate::args::Editions;
use crate::commands::moves::State;
use crate::commands::refused::{Reason, Refused};
use crate::commands::{Answer, Stop};
use crate::diagram::{Diagram, draw_position};
use crate::given::Given;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::Problem;
use crate::screen::{Report, Screen};
use crate::words::{fen_repair, impossibility, say};

/// Which position to examine.
#[derive(Debug)]
pub(crate) struct Examine {
    pub(crate) given: Given,
    /// Whether everything has to be as it should be.
    pub(crate) strict: bool,
    /// Where the game is said to have begun.
    pub(crate) origin: Origin,
    pub(crate) editions: Editions,
}

impl Examine {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let Examine {
            given,
            strict,
            origin,
            editions,
        } = self;
        let LenientFen { setup, repairs, faults } = fen::read_lenient(&given.text);
        if strict && !(repairs.is_empty() && faults.is_empty()) {
            return Err(Problem::strict_fen(&given.text, &repairs, &faults).into());
        }
        if !faults.is_empty() {
            if !screen.look.json && given.setup.pieces().next().is_some() {
                screen.show(&Partly { setup: &given.setup })?;
            }
            return Err(Problem::fen(&given.text, &given.faults).into());
        }
        match Position::accept(&setup) {
            Ok(position) => {
                let mut findings = Findings::new(&position, origin, &editions);
                findings.repairs = repairs.iter().map(Mended::of).collect();
                screen.show(&findings)?;
                Ok(Answer::Yes)
            }
            Err(refusal) => {
                // What is refused is told of the position as it was typed.
                let (setup, refusal) = match Position::accept(&given.setup) {
                    Err(typed) => (given.setup, typed),
                    Ok(_) => (setup, refusal),
                };
                screen.show(&Refused::new(setup, &refusal, &editions))?;
                Ok(Answer::No)
            }
        }
    }
}

/// Something that had to be mended in a FEN.
#[derive(Debug, Serialize)]
struct Mended {
    column: usize,
    /// In English, for programs.
    fault: String,
    /// For people.
    #[serde(skip)]
    said: String,
}

impl Mended {
    fn of(repair: &Repair) -> Mended {
        Mended {
            column: repair.column,
            fault: repair.kind.to_string(),
            said: fen_repair(repair),
        }
    }
}

/// What could be read of a text that is no FEN.
#[derive(Serialize)]
struct Partly<'a> {
    #[serde(skip)]
    setup: &'a Setup,
}

impl Report for Partly<'_> {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        Diagram::new(self.setup).draw(look, to)?;
        let faint = look.faint();
        writeln!(to, "   {faint}{}{faint:#}\n", say!("position-partly"))
    }
}

/// What holds in a position that the Laws accept.
#[derive(Debug, Serialize)]
struct Findings {
    accepted: bool,
    turn: String,
    state: State,
    checkers: Vec<String>,
    legal_moves: usize,
    origin: String,
    /// What had to be mended in the FEN.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    repairs: Vec<Mended>,
    /// Proofs that no game led here.
    unreachable: Vec<Reason>,
    /// `None` where only the other styles can say which rooks castle.
    fen: Option<String>,
    x_fen: String,
    shredder_fen: String,
    identity: String,
    #[serde(skip)]
    begun: Begun,
    /// Whether a game from another start position may have led here.
    #[serde(skip)]
    elsewhere: bool,
    #[serde(skip)]
    position: Position,
}

/// Where a game is said to have begun.
#[derive(Debug)]
struct Begun(Origin);

impl Begun {
    fn name(&self) -> String {
        match self.0 {
            Origin::Start(Chess960::STANDARD) => say!("position-origin-initial"),
            Origin::Start(start) => say!("position-origin-chess960", number = start.number()),
            Origin::AnyStart => say!("position-origin-any"),
        }
    }
}

impl Findings {
    fn new(position: &Position, origin: Origin, editions: &Editions) -> Findings {
        let style = |castling, en_passant| position.fen(castling, en_passant).to_string();
        let proofs = reachability::impossibilities(position, origin);
        let reason =
            |proof: &reachability::Impossibility| Reason::new(proof, impossibility(proof), proof.provision(), editions);
        Findings {
            accepted: true,
            turn: position.turn().to_string(),
            state: State::of(position),
            checkers: position
                .checkers()
                .into_iter()
                .map(|square| square.to_string())
                .collect(),
            legal_moves: position.count_legal_moves(),
            origin: match origin {
                Origin::Start(Chess960::STANDARD) => "the initial position".to_owned(),
                Origin::Start(start) => format!("Chess960 position {}", start.number()),
                Origin::AnyStart => "any Chess960 position".to_owned(),
            },
            begun: Begun(origin),
            repairs: Vec::new(),
            unreachable: proofs.iter().map(reason).collect(),
            fen: castles_as_in_ordinary_chess(position).then(|| style(CastlingStyle::XFen, EnPassantStyle::Always)),
            x_fen: style(CastlingStyle::XFen, EnPassantStyle::Attacked),
            shredder_fen: style(CastlingStyle::Shredder, EnPassantStyle::Always),
            identity: format!("{:016x}", position.identity().digest()),
            elsewhere: reachability::impossibilities(position, Origin::AnyStart).is_empty(),
            position: *position,
        }
    }
}

/// Whether every king and rook that may castle stands as in ordinary chess, so that FEN can say it.
fn castles_as_in_ordinary_chess(position: &Position) -> bool {
    let sides = Color::ALL
        .into_iter()
        .flat_map(|color| Wing::ALL.map(|wing| (color, wing)));
    sides.into_iter().all(|(color, wing)| {
        let corner = match wing {
            Wing::Queenside => File::A,
            Wing::Kingside => File::H,
        };
        let rook = position.castling_rook(color, wing);
        rook.is_none_or(|rook| rook.file() == corner && position.king(color).file() == File::E)
    })
}

impl Report for Findings {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        draw_position(&self.position, look, to)?;
        let (strong, faint, good, bad) = (look.strong(), look.faint(), look.good(), look.bad());
        if !self.repairs.is_empty() {
            writeln!(to, "\n{bad}{}{bad:#}\n", say!("position-repaired"))?;
            for repair in &self.repairs {
                writeln!(to, "  - {}", hanging(&repair.said, 4))?;
            }
        }
        if self.unreachable.is_empty() {
            writeln!(to, "\n{good}{}{good:#}", say!("position-accepted"))?;
            let origin = self.begun.name();
            writeln!(to, "{}", say!("position-not-excluded", origin = origin))?;
        } else {
            let unreachable = say!("position-unreachable", origin = self.begun.name());
            writeln!(to, "\n{bad}{unreachable}{bad:#}\n")?;
            Reason::draw_all(&self.unreachable, look, to)?;
            if self.elsewhere {
                writeln!(to, "\n{}", say!("position-elsewhere"))?;
            }
            to.push('\n');
        }
        let state = self.state.sentence(&self.position);
        let count = say!("position-moves", count = self.legal_moves);
        writeln!(to, "{strong}{state}{strong:#} {count}")?;
        let fen = match &self.fen {
            Some(fen) => fen.clone(),
            None => say!("position-no-fen"),
        };
        writeln!(to, "\n  {faint}FEN{faint:#}           {fen}")?;
        writeln!(to, "  {faint}X-FEN{faint:#}         {}", self.x_fen)?;
        writeln!(to, "  {faint}Shredder-FEN{faint:#}  {}", self.shredder_fen)?;
        let identity = say!("position-identity");
        writeln!(to, "  {faint}{identity:12}{faint:#}  {}", self.identity)
    }
}
