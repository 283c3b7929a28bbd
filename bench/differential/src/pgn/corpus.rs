//! Games made here, with all that PGN has and in many spellings, and what is in them.

use std::fmt::Write;

use jadoube_board::Chess960;
use jadoube_board::fen::{CastlingStyle, EnPassantStyle};

use super::{Game, latin1};
use crate::{Player, Random, Trio};

/// Games in one text. The same seed makes the same games.
pub struct Corpus {
    /// The text.
    pub text: Vec<u8>,
    /// What is in it.
    pub games: Vec<Game>,
}

impl Corpus {
    /// So many games.
    pub fn new(seed: u64, games: usize) -> Corpus {
        let mut corpus = Corpus {
            text: Vec::new(),
            games: Vec::new(),
        };
        for number in 0..games as u64 {
            let mut author = Author::new(seed ^ number << 20);
            author.game();
            corpus.text.extend(author.bytes());
            corpus.games.push(author.game);
        }
        corpus
    }
}

/// Writes one game.
struct Author {
    random: Random,
    player: Player,
    text: String,
    game: Game,
}

/// The end of a line in the text of an [`Author`], before it becomes that of the file.
const LINE: char = '\n';
/// Stands for a byte that is no UTF-8.
const LATIN1: char = '\u{e000}';

const NAMES: [&str; 6] = [
    "Anand, V",
    "Tal \\\"Misha\\\"",
    "back\\\\slash",
    "Gr\u{e000}nfeld",
    "Ľubomír Kaválek",
    "]; {odd} (name",
];
const VARIANTS: [&str; 4] = ["Chess960", "chess 960", "Fischerandom", "fischerrandom"];
const COMMENTS: [&str; 7] = [
    "",
    " [%clk 0:01:02.3] [%eval -1.25] ",
    "1. e4 (e5) ; $3 1-0 % ?!",
    "two\nlines",
    "\n[Event \"no tag\"]\n",
    "an empty\n\nline",
    "Grünfeld Gr\u{e000}nfeld [%cal Ga1b2,Rc3d4]",
];

impl Author {
    fn new(seed: u64) -> Author {
        Author {
            random: Random::new(seed),
            player: Player::new(!seed),
            text: String::new(),
            game: Game::default(),
        }
    }

    fn game(&mut self) {
        let trio = self.tags();
        let gap = self.among(["\n", "\n", "\n", ""]);
        self.text.push_str(gap);
        if self.one_in(4) {
            self.comment();
        }
        let length = self.random.below(90);
        let end = self.line(trio, 0, length);
        let fen = end.ours.fen(CastlingStyle::XFen, EnPassantStyle::Legal);
        self.game.fen = fen.to_string();
        // What has no result still has a line of moves.
        let least = usize::from(self.game.moves == 0);
        self.game.result = ["", "1-0", "0-1", "1/2-1/2", "*"][least + self.random.below(5 - least)];
        let _ = write!(self.text, " {}", self.game.result);
        let gap = self.among(["\n\n", "\n\n", "  \n\n\n"]);
        self.text.push_str(gap);
    }

    /// Writes the tags. The game starts from the array, from one of Chess960, or from somewhere in a game.
    fn tags(&mut self) -> Trio {
        let start = Chess960::new(self.random.below(960) as u16).filter(|_| self.random.below(3) == 0);
        let mut trio = Trio::new(start.unwrap_or(Chess960::STANDARD).position()).expect("the peers accept the start");
        let later = if self.one_in(4) { self.random.below(60) } else { 0 };
        for _ in 0..later {
            match self.player.choose(&trio.ours) {
                Some(mv) => trio = trio.make(mv),
                None => break,
            }
        }
        self.tag("Event", "Made here");
        let (white, black) = (self.among(NAMES), self.among(NAMES));
        self.tag("White", white);
        self.tag("Black", black);
        if start.is_some() {
            let variant = self.among(VARIANTS);
            self.tag("Variant", variant);
        }
        if start.is_some() || later > 0 {
            let style = self.among([CastlingStyle::XFen, CastlingStyle::Shredder]);
            let fen = trio.ours.fen(style, EnPassantStyle::Legal).to_string();
            self.tag("SetUp", "1");
            self.tag("FEN", &fen);
        }
        trio
    }

    fn tag(&mut self, name: &str, value: &str) {
        let _ = writeln!(self.text, "[{name} \"{value}\"]");
        self.game.tags.push((name.into(), latin1(&file_bytes(value, "\n"))));
    }

    /// Writes moves, and returns the position after them.
    fn line(&mut self, mut trio: Trio, depth: usize, length: usize) -> Trio {
        for ply in 0..length {
            let Some(mv) = self.player.choose(&trio.ours) else {
                break;
            };
            self.number(&trio, ply == 0);
            let san = self.spelled(&trio.san(mv));
            self.text.push_str(&san);
            match depth {
                0 => self.game.moves += 1,
                _ => self.game.varied += 1,
            }
            let next = trio.make(mv);
            self.annotate();
            if depth < 4 && self.one_in(12) {
                self.game.variations += 1;
                self.add_one_of([" (", "(", "\n( "]);
                let length = 1 + self.random.below(8);
                self.line(trio, depth + 1, length);
                self.add_one_of([")", " )", " )\n"]);
            }
            self.add_one_of([" ", " ", " ", "  ", "\n", "\t"]);
            trio = next;
        }
        trio
    }

    fn number(&mut self, trio: &Trio, first: bool) {
        let is_white = trio.ours.turn() == jadoube_board::Color::White;
        let points = match is_white {
            true => self.among([". ", ". ", ".", " . ", ".\n"]),
            false => self.among(["... ", "...", ". ... "]),
        };
        if is_white && !self.one_in(10) || first || self.one_in(8) {
            let _ = write!(self.text, "{}{points}", trio.ours.fullmoves());
        }
    }

    /// A move, perhaps in another spelling than that of the standard.
    fn spelled(&mut self, san: &str) -> String {
        match self.random.below(12) {
            0 => san.trim_end_matches(['+', '#']).into(),
            1 => san.replace('O', "0"),
            _ => san.into(),
        }
    }

    fn annotate(&mut self) {
        if self.one_in(8) {
            self.add_one_of(["!", "?", "!!", "??", "!?", "?!", " $14", "$255", " $0"]);
            self.game.nags += 1;
        }
        if self.one_in(8) {
            self.comment();
        }
        match self.random.below(80) {
            0 => self.add(" ; a comment {to} the (end\n"),
            1 => self.add("\n% not for readers: 1-0 {\n"),
            _ => {}
        }
    }

    fn comment(&mut self) {
        let comment = self.among(COMMENTS);
        self.add_one_of([" ", ""]);
        let _ = write!(self.text, "{{{comment}}}");
        self.add_one_of([" ", ""]);
        self.game.comments += 1;
    }

    /// The text as it stands in a file.
    fn bytes(&mut self) -> Vec<u8> {
        let end = self.among(["\n", "\n", "\r\n"]);
        file_bytes(&self.text, end)
    }

    fn add_one_of<const N: usize>(&mut self, choices: [&str; N]) {
        let choice = self.among(choices);
        self.add(choice);
    }

    /// Adds to the text, but no empty line: to some readers it ends a game.
    fn add(&mut self, text: &str) {
        let is_line_start = self.text.trim_end_matches([' ', '\t']).ends_with(LINE);
        match text.strip_prefix(LINE).filter(|_| is_line_start) {
            Some(rest) => self.text.push_str(rest),
            None => self.text.push_str(text),
        }
    }

    fn one_in(&mut self, number: usize) -> bool {
        self.random.below(number) == 0
    }

    fn among<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        choices[self.random.below(N)]
    }
}

fn file_bytes(text: &str, end: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            LINE => bytes.extend(end.bytes()),
            LATIN1 => bytes.push(0xfc),
            _ => bytes.extend(letter.encode_utf8(&mut [0; 4]).bytes()),
        }
    }
    bytes
}
