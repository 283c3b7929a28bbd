//! Findings as JSON.

use jadoube_board::{Color, Role, Squares};
use jadoube_proof::{Certificate, Invariant, Reach, Stratum, Verdict};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::finding::{Can, Finding, Side};
use crate::commands::moves::coordinates;

impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("fen", &self.fen)?;
        map.serialize_entry("dead", &self.dead())?;
        for (name, side) in [("white", &self.sides.white), ("black", &self.sides.black)] {
            if let Some(side) = side {
                map.serialize_entry(name, side)?;
            }
        }
        if self.checked {
            map.serialize_entry("checked", &true)?;
        }
        if !self.rest.is_empty() {
            map.serialize_entry("rest", &self.rest)?;
        }
        map.end()
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let verdict = match self.can() {
            Can::Yes => "winnable",
            Can::No => "unwinnable",
            Can::Unknown => "unknown",
        };
        map.serialize_entry("verdict", verdict)?;
        match &self.verdict {
            Verdict::Winnable(line) => {
                let line: Vec<String> = line.iter().copied().map(coordinates).collect();
                map.serialize_entry("line", &line)?;
            }
            Verdict::Unwinnable(certificate) => map.serialize_entry("certificate", &Shown(certificate))?,
            Verdict::Unknown(_) => {}
        }
        map.serialize_entry("nodes", &self.nodes)?;
        map.end()
    }
}

/// A certificate, for programs.
pub(crate) fn certificate(certificate: &Certificate) -> serde_json::Value {
    // It has names and numbers only.
    serde_json::to_value(Shown(certificate)).unwrap_or_default()
}

/// What another crate defines, as it is shown here.
struct Shown<T>(T);

impl Serialize for Shown<&Certificate> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let invariants: Vec<_> = self.0.invariants.iter().map(Shown).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("listed", &self.0.listed)?;
        map.serialize_entry("digest", &format!("{:032x}", self.0.digest.0))?;
        map.serialize_entry("invariants", &invariants)?;
        map.end()
    }
}

impl Serialize for Shown<&Invariant> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let men = self.0.men.iter();
        let men: Vec<String> = men.map(|man| format!("{}{}", man.piece.letter(), man.square)).collect();
        let strata: Vec<_> = self.0.strata.iter().map(Shown).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("men", &men)?;
        map.serialize_entry("castling", &names(self.0.castling))?;
        map.serialize_entry("strata", &strata)?;
        map.end()
    }
}

impl Serialize for Shown<&Stratum> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let reach: Vec<_> = self.0.reach.iter().map(Shown).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("turn", &self.0.turn.map(Color::letter))?;
        map.serialize_entry("reach", &reach)?;
        map.end()
    }
}

impl Serialize for Shown<&Reach> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for role in Role::ALL {
            let squares = self.0.squares[role as usize];
            if !squares.is_empty() {
                map.serialize_entry(&role.to_string(), &names(squares))?;
            }
        }
        if self.0.gone {
            map.serialize_entry("gone", &true)?;
        }
        map.end()
    }
}

fn names(squares: Squares) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Color, Position, Role, Square, Squares};
    use jadoube_proof::{Certificate, Digest, Invariant, Reach, Stratum};

    use super::Shown;

    #[test]
    fn certificates_are_written_in_full() {
        let position: Position = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1".parse().unwrap();
        let mut invariant = Invariant::of(&position);
        let mut pawn = Reach::fixed(Role::Pawn, Square::A2);
        pawn.squares[Role::Queen as usize] = Squares::of(Square::A8);
        pawn.gone = true;
        invariant.strata.push(Stratum {
            turn: Some(Color::Black),
            reach: vec![Reach::fixed(Role::King, Square::E1), pawn, Reach::default()],
        });
        let certificate = Certificate {
            listed: 3,
            digest: Digest(255),
            invariants: vec![invariant],
        };
        assert_eq!(
            serde_json::to_string(&Shown(&certificate)).unwrap(),
            "{\"listed\":3,\"digest\":\"000000000000000000000000000000ff\",\"invariants\":[{\
             \"men\":[\"Ke1\",\"Pa2\",\"ke8\"],\"castling\":[],\"strata\":[{\"turn\":\"b\",\"reach\":[\
             {\"king\":[\"e1\"]},{\"pawn\":[\"a2\"],\"queen\":[\"a8\"],\"gone\":true},{}]}]}]}"
        );
    }
}
