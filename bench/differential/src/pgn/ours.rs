//! Games as J'adoube reads them.

use jadoube_board::Position;
use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_notation::pgn::{Place, Reader, Skip, Termination, Text, Visitor};
use jadoube_notation::san::San;

use super::{Game, latin1};

/// The games that we find.
pub fn ours(text: &[u8]) -> impl Iterator<Item = Game> {
    let mut reader = Reader::new(text);
    std::iter::from_fn(move || {
        let mut listener = Listener::new(text);
        let found = reader.read_game(&mut listener).expect("memory can be read");
        found.then(|| listener.finish())
    })
}

struct Listener<'a> {
    text: &'a [u8],
    game: Game,
    position: Option<Position>,
    /// No more moves are made after one that is not legal.
    broken: bool,
    depth: usize,
}

impl<'a> Listener<'a> {
    fn new(text: &'a [u8]) -> Listener<'a> {
        Listener {
            text,
            game: Game::default(),
            position: Some(Position::initial()),
            broken: false,
            depth: 0,
        }
    }

    fn finish(self) -> Game {
        let fen = |position: Position| position.fen(CastlingStyle::XFen, EnPassantStyle::Legal).to_string();
        Game {
            fen: self.position.map(fen).unwrap_or_default(),
            ..self.game
        }
    }
}

impl Visitor for Listener<'_> {
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        if name.bytes() == b"FEN" {
            self.position = value.unescape().parse().ok();
        }
        self.game.tags.push((latin1(name.bytes()), latin1(value.bytes())));
    }

    fn san(&mut self, san: San, _: Place) {
        if self.depth > 0 {
            self.game.varied += 1;
        } else if let Some(position) = self.position.as_mut().filter(|_| !self.broken) {
            match san.follow(position) {
                Ok(_) => self.game.moves += 1,
                Err(_) => self.broken = true,
            }
        }
    }

    fn comment(&mut self, _: Text<'_>, place: Place) {
        // Only those in braces: pgn-reader does not tell of the others.
        self.game.comments += usize::from(self.text[place.start as usize - 1] == b'{');
    }

    fn nag(&mut self, _: u8) {
        self.game.nags += 1;
    }

    fn begin_variation(&mut self) -> Skip {
        self.depth += 1;
        self.game.variations += 1;
        Skip::No
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn termination(&mut self, termination: Termination, _: Place) {
        self.game.result = match termination {
            Termination::WhiteWon => "1-0",
            Termination::BlackWon => "0-1",
            Termination::Drawn => "1/2-1/2",
            Termination::Unknown => "*",
        };
    }
}
