//! What was typed.

mod ask;
mod backup;
mod cases;
mod dead;
mod desk;
mod laws;
mod meant;
mod pgn;
mod play;
mod referee;
mod sheets;
mod tongue;
mod why_not;

use std::fmt::Display;
use std::io;
use std::ops::RangeInclusive;
use std::str::FromStr;

use anstream::{AutoStream, ColorChoice};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use jadoube_laws::Edition;
use jadoube_notation::Rigour;

use crate::args::ask::AskArgs;
use crate::args::backup::BackupArgs;
use crate::args::cases::CasesArgs;
use crate::args::dead::DeadArgs;
use crate::args::desk::DeskArgs;
use crate::args::laws::LawsArgs;
use crate::args::pgn::PgnCommand;
use crate::args::play::PlayArgs;
use crate::args::referee::RefereeArgs;
use crate::args::sheets::SheetsArgs;
use crate::args::why_not::WhyNotArgs;
use crate::commands::say::Announced;
use crate::look::Look;

pub(crate) use crate::args::tongue::Tongue;

/// The FIDE Laws of Chess, executable
///
/// J'adoube answers questions about chess positions and moves from the FIDE Laws of Chess, and cites the article for
/// every answer, in the edition you choose. Start with `jadoube tour`.
#[derive(Debug, Parser)]
#[command(name = "jadoube", version, max_term_width = 100, after_long_help = EXIT_CODES)]
pub(crate) struct Typed {
    #[command(flatten)]
    look: LookArgs,
    #[command(subcommand)]
    command: Option<TypedCommand>,
}

const EXIT_CODES: &str = "\
Exit codes:
    0  yes, or done
    1  no: the move is illegal or ambiguous, the position is refused, proved unreachable or undecided, the file has faults
    2  the input cannot be read, or the command line is wrong
  130  stopped with Ctrl-C

A FEN may be given in quotes, or as several words; `startpos` stands for the initial position.
`jadoube help COMMAND` explains a command, with examples.";

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
struct LookArgs {
    /// Print JSON, one object a line, for programs
    #[arg(long, global = true)]
    json: bool,
    /// Use colours; `auto` heeds the terminal, NO_COLOR and CLICOLOR
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = false
    )]
    color: Color,
    /// Draw pieces as letters even where figurines are possible
    #[arg(long, global = true)]
    ascii: bool,
    /// Draw the board from Black's side
    #[arg(long, global = true)]
    flip: bool,
    /// The language to speak [default: that of LC_ALL or LANG if it is one of these, else en]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = tongue::spoken())]
    lang: Option<Tongue>,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
enum TypedCommand {
    /// Take the guided tour: a few stops, each a real command
    ///
    /// Each stop shows a command and what it really prints. In a terminal, Enter goes on to the next stop, a number jumps
    /// to that stop and q leaves. Otherwise all stops are shown one after the other.
    #[command(after_long_help = "\
Examples:
  jadoube tour
  jadoube tour --ascii
  jadoube tour < /dev/null | less")]
    Tour,
    /// Say whether a move is legal and, if not, every provision it breaks
    ///
    /// The move is judged as one of the player who has the move. Every provision of the Laws that it breaks is named with its
    /// article and one sentence, and the pieces in question are marked on the board. A position that the Laws refuse is
    /// judged all the same. A legal move is answered with the position after it.
    #[command(after_long_help = "\
Examples:
  jadoube why 'r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1' e8g8
  jadoube why startpos e2e5 --edition all
  jadoube why '4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1' 0-0 --lang da

The exit code is 0 if the move is legal and 1 if it is not.")]
    Why {
        /// The position: a FEN, or startpos
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        /// The move: e2e4, e4xd5, e7e8q; castling as e1g1, as king to rook, or as 0-0 or O-O-O
        #[arg(value_name = "MOVE")]
        attempt: String,
        #[command(flatten)]
        edition: EditionArg,
    },
    /// Read a move as somebody wrote or said it: which move is meant
    ///
    /// The text may be in short or long notation, with or without x, + and e.p., in the letters of many languages, in
    /// coordinates, or in words. The answer is the one legal move that is meant; or that the text is ambiguous, with the
    /// moves that can be meant; or that it is illegal, with every provision that is broken; or that it cannot be read, with
    /// the place.
    #[command(after_long_help = "\
Examples:
  jadoube read startpos Pf3 --lang nl
  jadoube read startpos 'springer Felix drei' --spoken
  jadoube read 'k7/8/8/8/8/8/8/K3N1N1 w - - 0 1' Nf3
  jadoube read startpos nf3 --strict 2023

The exit code is 0 for a move, 1 if the text is ambiguous, illegal or not as --strict wants it, 2 if it cannot be read.")]
    Read {
        /// The position: a FEN, or startpos
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        /// What was written or said; in quotes if it has blanks
        text: String,
        /// The language of the text (a tag such as nl), or guess [default: that of LC_ALL or LANG, else en]
        ///
        /// The answer is in the same language if it is en, da, sv, nl or nb.
        #[arg(long, value_name = "LANG|guess", value_parser = tongue::tongue, help_heading = "Output")]
        lang: Option<Tongue>,
        /// Accept only PGN's export format, or what an edition of the Laws provides for
        #[arg(long, value_name = "pgn|YEAR", value_parser = rigour, conflicts_with = "spoken")]
        strict: Option<Rigour>,
        /// The text was said, as told in a language or announced for players without sight
        #[arg(long)]
        spoken: bool,
        #[command(flatten)]
        edition: EditionArg,
    },
    /// Say a move in words, as it is told or announced
    ///
    /// A move is told in plain words of a language. With --announce it is announced as the Laws have it for players without
    /// sight, with names for the files and in German words, or in the players' own where the edition lets them.
    #[command(after_long_help = "\
Examples:
  jadoube say startpos Nf3
  jadoube say startpos g1f3 --lang nb
  jadoube say startpos Nf3 --announce
  jadoube say startpos Nf3 --announce danish --edition 2005

The exit code is 1 if the move is illegal or ambiguous, 2 if it cannot be read.")]
    Say {
        /// The position: a FEN, or startpos
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        /// The move: Nf3, e2e4, 0-0; in English letters or those of --lang
        #[arg(value_name = "MOVE")]
        text: String,
        /// The language to tell the move in: en, da, sv, nl, nb or de [default: that of LC_ALL or LANG, else en]
        #[arg(long, value_name = "LANGUAGE", value_parser = tongue::told, help_heading = "Output")]
        lang: Option<Tongue>,
        /// Announce the move; in the words for two players of --lang, if no others are asked for
        #[arg(long, value_enum, value_name = "WORDS", num_args = 0..=1)]
        announce: Option<Option<Announced>>,
        #[command(flatten)]
        edition: EditionArg,
    },
    /// List the legal moves of a position
    ///
    /// The moves are grouped by the piece that makes them. An x marks a capture, + a check and # a checkmate; castling is
    /// named. Check, checkmate and stalemate are said.
    #[command(after_long_help = "\
Examples:
  jadoube moves startpos
  jadoube moves 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4'
  jadoube moves startpos --json

The exit code is 1 if the Laws refuse the position.")]
    Moves {
        /// The position: a FEN, or startpos
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
    },
    /// Examine a position: can it be read, do the Laws accept it, what holds in it
    ///
    /// Every fault of the FEN is shown at its place, and every reason for which the Laws refuse the position is named with
    /// its article. Of a position that is accepted you learn check, the number of legal moves, its FEN in three styles and
    /// a digest that is equal for positions that count as the same.
    ///
    /// FEN and Shredder-FEN write the en passant square after every double step, X-FEN only where a pawn attacks it.
    #[command(after_long_help = "\
Examples:
  jadoube position startpos
  jadoube position '4k3/8/8/8/8/8/8/P3K3 w - - 0 1'
  jadoube position 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1' --chess960 0

The exit code is 1 if the Laws refuse the position, 2 if the FEN cannot be read.")]
    Position {
        /// The position: a FEN, or startpos
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        /// The game began from Chess960 position N (0 to 959), or from any of them
        #[arg(long, value_name = "N|any")]
        chess960: Option<String>,
        #[command(flatten)]
        edition: EditionArg,
    },
    /// Say whether the players can still checkmate: is the position dead
    ///
    /// A position in which neither player can checkmate by any series of legal moves is dead, and the game is over. Of a player
    /// who can still mate you see a line of moves that does it: the shortest if it is near, else one of many. Of one who cannot
    /// you learn why. Every such answer is proved, and with --check the proof is checked by other code. What cannot be decided
    /// within the budget is said to be undecided, never guessed. Only legal moves count: no fifty moves, no repetition, no
    /// clock.
    ///
    /// Without a FEN, standard input is read as it comes, plain or compressed: one position a line, empty lines and those
    /// that begin with # left out. The FEN is the first four fields of a line, and the counters if numbers follow. The rest of
    /// the line, be it the name of a game, EPD operations or columns of a table, is kept with the answer. One bad line does not
    /// stop the others.
    ///
    /// Answers come in the order of the lines, each as two signs and the line: W if White can mate, B if Black can, - for a
    /// player who cannot and ? for what is undecided or open. So -- is a dead position. Such lines can be read again.
    /// --explain tells all there is to tell instead, as is done for positions on the command line.
    ///
    /// With --json there is an object a line: {"fen", "dead": true|false|null, "white": {"verdict":
    /// "winnable"|"unwinnable"|"unknown", "line": [moves to mate], "certificate": {...}, "nodes": positions looked at},
    /// "black": {...}}, with "checked": true after --check and "rest" for the rest of the line. What --quick leaves open is
    /// "unknown". A bad line is {"line": its number, "error", "input"}.
    #[command(after_long_help = "\
Examples:
  jadoube dead '8/1p6/kPp5/2P5/pPP5/P7/2K5/8 w - - 0 1'
  jadoube dead '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1' --check
  jadoube dead '8/8/4k3/8/8/3K4/3R4/6n1 w - - 0 1' --side black --lang sv
  jadoube dead --quick < positions.txt | grep '^--'
  zcat timeouts.epd.gz | jadoube dead --json --check --budget 5M > verdicts.jsonl

The exit code is 0 if all was decided, whatever the verdict, or if --quick leaves something open;
1 if something stayed undecided, a line could not be read or the Laws refuse a position;
2 if nothing could be read at all.")]
    Dead(DeadArgs),
    /// Show, draw or number a Chess960 start position
    ///
    /// A number from 0 to 959 gives its start position; a first rank such as BBQNNRKR gives its number, or the limits it
    /// breaks with their articles. `random` draws one with the randomness of the operating system. `dice` with the throws of one
    /// die, those that were thrown again included, gives the position that follows from them by the method of Ingo Althöfer;
    /// `seed` with a number gives the one that the program draws from it, so that anybody can check the draw.
    #[command(after_long_help = "\
Examples:
  jadoube chess960
  jadoube chess960 518
  jadoube chess960 RBBNKQNR
  jadoube chess960 dice 3 5 1 4 6 2 1
  jadoube chess960 seed 960

The exit code is 1 if the first rank is no Chess960 start position.")]
    Chess960 {
        /// A number from 0 to 959, a first rank such as RNBQKBNR, random, dice and throws, or seed and a number
        #[arg(value_name = "N|RANK|random|dice|seed", default_value = "random", num_args = 1..)]
        start: Vec<String>,
        /// List all 960
        #[arg(long, conflicts_with = "start")]
        all: bool,
        #[command(flatten)]
        edition: EditionArg,
    },
    /// Look the Laws up: by article, by key or by words; what changed; which code
    ///
    /// Lists the articles of an edition, or shows what stands at an article or beneath it: the rule in words of our own, how
    /// the edition differs from it, and where it stands in the other editions. Each provision has a key, the same in all
    /// editions, that serves as well as an article; so does a subject with which keys begin, such as castling. The rule is
    /// that of the newest edition that has it. The published text of the Laws is the authority. The rules are told in English.
    ///
    /// An article may be written with or without blanks, points and brackets. With --json there is an object a line, with
    /// notes and checks.
    #[command(after_long_help = laws::examples())]
    Laws(LawsArgs),
    /// Play a game for two at one keyboard, with clock and referee
    ///
    /// Two people play at one keyboard. One line is one act: a move in any notation, an offer, a claim, a word of the arbiter;
    /// `help` lists them. The referee hears every act and says what the Laws make of it, with the article; what cannot happen
    /// is refused with the reason, and nothing changes. What the Laws leave to the arbiter is asked, with numbered answers.
    /// When a flag falls nothing happens by itself: `claim flag` or `arbiter flag` makes it count.
    ///
    /// On a terminal the board and both clocks stand below what was said, and the clocks tick. From a pipe the same lines are
    /// read one after the other; with --timed each says when it happened, and the clock of the machine is not read. With
    /// --json every entry is an object a line, as it is stored, with "words".
    ///
    /// Every entry is on the disk before it is shown. The record can be heard again with `jadoube referee`, and the game goes
    /// on from it with --resume. The game is saved as PGN too, with clock times. Dates are in Coordinated Universal Time.
    #[command(after_long_help = "\
Examples:
  jadoube play --time 3+2 --white Ann --black Bob
  jadoube play --time '40/90m+30s, 30m+30s' --edition 2017 --record final.jsonl
  jadoube play --chess960 random --time none --press
  jadoube play --resume final.jsonl
  printf 'f3\\ne5\\ng4\\nQh4\\n' | jadoube play --record mate.jsonl

The exit code is 0 when the players leave, 2 if the record cannot be read or written.")]
    Play(Box<PlayArgs>),
    /// Open the desk: games played, refereed and watched in the browser
    ///
    /// Serves the desk to browsers and programs, and keeps its games in one file, which is made if it is missing. Every act
    /// is on disk before it is answered. Games that were on when the desk was last closed, or killed, come back with their
    /// clocks stopped where the record ends, and the arbiter is asked. Each game has secrets for the arbiter, the board and
    /// the players; the file has only their digests.
    ///
    /// Only this machine can reach the desk unless --listen names another address: 0.0.0.0:8960 is for everybody in the
    /// network. Games are opened at this machine, or elsewhere with the desk's own link, which is printed when it is made:
    /// the first time that others can reach the desk, and with --new-link. --open-to-all lets everybody open games.
    ///
    /// Connections are encrypted with --tls, or with --tls-self-signed, whose fingerprint is printed so that people can
    /// compare it with what their browser shows. The desk answers to its addresses and to localhost; other names must be
    /// given with --name. Behind a reverse proxy, --trusted-proxy names its address.
    ///
    /// With --json there is an object when the desk is open: {"address", "network": [addresses for others], "file",
    /// "games", "lost": [{"game", "reason"}]}, and "arbiter", "own_link" and "fingerprint" if there are such.
    #[command(after_long_help = "\
Examples:
  jadoube desk
  jadoube desk --open --file club.sqlite
  jadoube desk --listen 0.0.0.0:8960 --tls-self-signed
  jadoube desk --name desk.club.example --trusted-proxy 127.0.0.1

Ctrl-C closes the desk: what is being written is written. The exit code is 0 then, and 2 if it cannot be opened.")]
    Desk(DeskArgs),
    /// Copy the file of a desk, whether or not the desk is open
    ///
    /// The copy is whole: everything that was acknowledged before the command began is in it. Games go on meanwhile. A desk that
    /// is open makes the copy itself, so that this takes a moment. To restore, close the desk, put the copy in the place of the
    /// file, and open it: links stay valid, and games that were on come back with their clocks stopped.
    ///
    /// With --json there is an object: {"file", "copy"}.
    #[command(after_long_help = "\
Examples:
  jadoube backup --to monday.sqlite
  jadoube backup club.sqlite --to /media/stick/club.sqlite

The exit code is 0, or 2 if there is no copy.")]
    Backup(BackupArgs),
    /// Hear the record of a game again: its course, what was ruled and by which article
    ///
    /// Prints the moves with their numbers and clock times, and between them what happened, what was ruled with its articles
    /// and what it changed, and what was asked with the permitted answers; the result at the end. The record is heard again
    /// on the way, and a ruling that does not come out as it is stored is reported.
    ///
    /// With --edition, --pace or --supervision the same events are heard under those terms, and what would differ is shown
    /// event by event: another ruling, or an event that could not happen there.
    ///
    /// With --edition all one incident is put before every edition: the last event to which an edition says something, or
    /// the one of --entry. Each edition tells what it rules or asks, with article and reasons.
    ///
    /// With --hear the input is acts, an object a line, and the record is written to standard output with what is ruled and
    /// asked. The first line may be the header of a record; without one, --edition, --pace, --supervision, --control and --fen
    /// give the terms. An act is {"at": milliseconds, "event": {...}}; `at` may be left out for a moment after the last, and an
    /// answer may have "question": "last". A refused act is named on the error stream, and the rest is heard.
    ///
    /// With --json there is an object a line: each entry as it is stored, with "file" and "words"; of a comparison, each
    /// event with "verdict": "same", "other" or "refused"; of all editions, the event with "editions". A fault names file,
    /// line and column and does not stop the rest.
    #[command(after_long_help = "\
Examples:
  jadoube referee game.jsonl
  jadoube referee game.jsonl --edition 2005
  jadoube referee game.jsonl --edition all
  jadoube referee game.jsonl --edition all --entry 12
  jadoube referee --check *.jsonl
  jadoube referee - --json < game.jsonl
  jadoube referee --hear acts.jsonl > game.jsonl
  jadoube referee --hear acts.jsonl --edition 2017 --control 90+30 --text
  jadoube referee --hear - < acts.jsonl

The exit code is 0 if every record replays, nothing would differ, all editions come to the same or every act was heard, 1 if
not, 2 if a record or an act cannot be read.")]
    Referee(RefereeArgs),
    /// Run cases: situations, and what the referee must rule in them
    ///
    /// A case file is Markdown. A heading of the second level begins a case; it ends with the key of the provision and, if you
    /// like, with one of its checks and the editions. The lines beneath, indented by four spaces, are carried out one after the
    /// other: terms of the game, acts of players and arbiter, and what must have come out. All other text is left alone.
    ///
    /// Each case is run once for each of its editions. A failure names file and line, what was expected and what was found.
    /// The last line is the number of runs that passed and failed.
    ///
    /// With --json there is an object for each run: {"file", "line", "title", "key", "check", "edition", "passed", "failure":
    /// {"line", "step", "kind": "differs"|"unreadable", "expected", "found"}, "steps": [{"line", "step", "entries": [{"n",
    /// "kind": "event"|"ruling"|"question", "words", "key", "articles"}]}]}. A line that cannot be read is {"file", "line",
    /// "error"}.
    #[command(after_long_help = cases::EXAMPLES)]
    Cases(CasesArgs),
    /// Say why a provision was not applied to an event of a record
    ///
    /// Goes back to the game as it was at that event and tries every condition of the provision: which held, which failed, and
    /// which are for the arbiter to say. Without a key, every provision that listens to such an event.
    #[command(name = "why-not", after_long_help = why_not::EXAMPLES)]
    WhyNot(WhyNotArgs),
    /// Ask what the Laws say when you are called to a board
    ///
    /// You are called to a board that nobody watched. Say what has happened, by the name of a situation or in your own words:
    /// only what changes the ruling is asked, one question at a time. Then you read the ruling with its articles and reasons;
    /// where the Laws leave the decision to you, the permitted choices.
    ///
    /// Without words, all situations are listed. From a pipe, answers are read a line at a time; when they end too early, what
    /// would be asked next is shown with what follows either way. --tree prints everything that can be asked, as a guide.
    ///
    /// With --json there is one object and nothing is asked: {"situation", "title", "player", "edition", "pace",
    /// "supervision", "told": [{"fact", "holds"}], "contract"}. A contract is {"fact", "ask", "left_by", "if_yes", "if_no"} with
    /// two contracts, or {"outcome": [{"kind": "ruling"|"question", "key", "article", "text", "reasons", "choices"}], "why"}.
    #[command(after_long_help = ask::EXAMPLES)]
    Ask(AskArgs),
    /// Compare scoresheets: where they part, what cannot be read, whether a claim stands in them
    ///
    /// Each file is a scoresheet: moves as people write them, in short or long notation and in the letters of 49 languages, or a
    /// game in PGN. Numbers say where an entry stands; a dash leaves a place empty; (=) and clock times may stand beside the moves.
    /// The scoresheets are held against one another move by move. An entry that is missing, ambiguous, illegal or unreadable is
    /// told with file and line, and the other scoresheets help; where two of them say different moves they part.
    ///
    /// With --claim you learn whether a repetition or fifty moves stand in them, with the moves that prove it. Where the
    /// scoresheets part before, each is asked alone.
    ///
    /// With --json there is one object: {"sheets": [{"file", "white", "black": moves shown}], "agreed": moves of both players,
    /// "last", "parting": {"at", "entries"}, "faults": [entries], "claims": [{"claim", "file", "stands", "count", "after",
    /// "alike", "provision"}]}. An entry is {"file", "line", "at", "text", "reading":
    /// "move"|"ambiguous"|"illegal"|"unreadable"|"missing"|"ended", "candidates"}.
    #[command(after_long_help = sheets::EXAMPLES)]
    Sheets(SheetsArgs),
    /// Check or convert the games of PGN files
    #[command(subcommand_required = true, arg_required_else_help = true)]
    Pgn {
        #[command(subcommand)]
        command: PgnCommand,
    },
    /// Count the ways to play a number of half-moves
    ///
    /// Perft is how move generators are tested and timed. The number stands alone on the last line of the output; time and
    /// speed go to the error stream, and in a terminal a long count shows how far it is.
    #[command(after_long_help = "\
Examples:
  jadoube perft 6
  jadoube perft 3 --divide --fen '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'
  jadoube perft 7 --threads 2")]
    Perft {
        /// How many half-moves
        #[arg(value_parser = depth)]
        depth: u32,
        /// Where to begin
        #[arg(long, default_value = "startpos")]
        fen: String,
        /// Show the count for each first move
        #[arg(long)]
        divide: bool,
        /// Make the moves of the last half-move too, instead of counting them
        #[arg(long)]
        made: bool,
        /// Count with this many threads
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
        threads: usize,
    },
    /// Print completions for a shell
    ///
    /// Put the output where your shell looks for completions.
    #[command(after_long_help = "\
Examples:
  jadoube completions bash > ~/.local/share/bash-completion/completions/jadoube
  jadoube completions fish > ~/.config/fish/completions/jadoube.fish
  jadoube completions zsh > ~/.zfunc/_jadoube")]
    Completions {
        /// The shell
        shell: Shell,
    },
}

#[derive(Debug, Args)]
struct EditionArg {
    /// The edition of the Laws to cite: 2005, 2009, 2017, 2023 or all [default: the newest]
    #[arg(long, value_name = "YEAR", default_value = "newest", hide_default_value = true, value_parser = editions)]
    edition: Editions,
}

/// Editions of the Laws, oldest first.
#[derive(Debug, Clone)]
pub(crate) struct Editions(pub(crate) Vec<Edition>);

/// Reads a depth. Deeper than any count can go, a forced line would exhaust the stack.
fn depth(text: &str) -> Result<u32, String> {
    within(text, 0..=60)
}

fn threads(text: &str) -> Result<usize, String> {
    within(text, 1..=1024)
}

fn within<N: FromStr + PartialOrd + Display>(text: &str, range: RangeInclusive<N>) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("write a whole number from {} to {}", range.start(), range.end()))
}

fn editions(text: &str) -> Result<Editions, String> {
    let editions = match text {
        "newest" => vec![Edition::LATEST],
        "all" => Edition::ALL.to_vec(),
        year => vec![year.parse().map_err(|error| format!("{error}, and all"))?],
    };
    Ok(Editions(editions))
}

fn rigour(text: &str) -> Result<Rigour, String> {
    match text {
        "pgn" => Ok(Rigour::Pgn),
        year => match year.parse() {
            Ok(edition) => Ok(Rigour::Edition(edition)),
            Err(error) => Err(format!("{error}, and pgn")),
        },
    }
}

impl Typed {
    /// How output should look.
    pub(crate) fn look(&self) -> Look {
        match self.look.color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::AlwaysAnsi,
            Color::Never => ColorChoice::Never,
        }
        .write_global();
        Look {
            json: self.look.json,
            color: AutoStream::choice(&io::stdout()) != ColorChoice::Never,
            figurines: !self.look.ascii,
            flip: self.look.flip,
        }
    }
}
