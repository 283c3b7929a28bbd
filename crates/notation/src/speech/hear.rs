//! From spoken words to the move that is meant.

use core::ops::Range;

use jadoube_board::{File, Move, Position, Rank, Role, Square, Squares, Wing};

use crate::Language;
use crate::read::said::{Said, Step, Who};
use crate::read::{Candidate, Misread, Reading, Tried, note, read};
use crate::speech::Voice;
use crate::speech::vocabulary::{Meaning, Sense, Voices, senses};

/// The legal move that was said in one of some voices: announced, told, or both mixed.
///
/// Capitals do not matter, nor do marks and small differences of spelling; numbers may be words or digits, files names
/// or letters. What is said in one voice comes first; words of several voices are put together only if no legal move
/// comes out of one. Text that is no speech at all is read as a written move.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::Misread;
/// use jadoube_notation::speech::{Voice, hear};
///
/// let position: Position = "8/4P3/8/8/8/8/k6K/8 w - - 0 1".parse()?;
/// let announced = |text| hear(&position, text, &[Voice::ANNOUNCED]);
/// assert_eq!(announced("Eva acht Dame").unwrap().to_string(), "e7e8q");
/// // The new piece must be named.
/// assert!(matches!(announced("Eva acht"), Err(Misread::Illegal { .. })));
/// assert_eq!(announced("Eva hurra"), Err(Misread::Unreadable { at: 4..9 }));
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
///
/// # Errors
///
/// What was said is not one legal move. Where words of several voices were mixed, candidates name no language.
///
/// Provision: blind.announce.files, blind.announce.ranks, blind.announce.castling, blind.announce.pieces,
/// blind.announce.promotion
pub fn hear(position: &Position, text: &str, voices: &[Voice]) -> Result<Move, Misread> {
    match hear_words(position, text, voices) {
        Err(Misread::Unreadable { at }) => {
            let languages: Vec<Language> = voices.iter().map(|voice| voice.language()).collect();
            match read(position, text, &Reading::lenient(&languages)) {
                Err(Misread::Unreadable { .. }) => Err(Misread::Unreadable { at }),
                written => written,
            }
        }
        heard => heard,
    }
}

/// Whether the opponent has repeated the move that was announced: both were understood, and as the same legal move.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::speech::{Voice, is_repeated};
///
/// let position = Position::initial();
/// assert!(is_repeated(&position, "Eva vier", "eva 4", &Voice::ALL));
/// assert!(!is_repeated(&position, "Eva vier", "Eva drei", &Voice::ALL));
/// ```
///
/// Provision: blind.announce
pub fn is_repeated(position: &Position, announced: &str, repeated: &str, voices: &[Voice]) -> bool {
    let announced = hear(position, announced, voices);
    announced.is_ok() && announced == hear(position, repeated, voices)
}

/// The most words that are listened to, and the most ways in which they are taken.
const MOST_WORDS: usize = 24;
const MOST_WAYS: usize = 512;

fn hear_words(position: &Position, text: &str, voices: &[Voice]) -> Result<Move, Misread> {
    let unreadable = |at| Err(Misread::Unreadable { at });
    let known = voices.iter().fold(0, |known, voice| known | voice.bit());
    let words = words(text);
    if let Some(word) = words.get(MOST_WORDS) {
        return unreadable(word.start..text.len());
    }
    let mut ways: Vec<(Vec<Meaning>, Voices)> = Vec::from([(Vec::new(), Voices::MAX)]);
    for (index, word) in words.iter().enumerate() {
        let means = |word: &Range<usize>| senses(&text[word.clone()], known);
        let is_piece = |(meaning, _): &Sense| matches!(meaning, Meaning::Piece(_));
        // "a queen" has no file.
        if text[word.clone()].eq_ignore_ascii_case("a")
            && words
                .get(index + 1)
                .is_some_and(|next| means(next).iter().any(is_piece))
        {
            continue;
        }
        let senses = means(word);
        if senses.is_empty() || ways.len() * senses.len() > MOST_WAYS {
            return unreadable(word.clone());
        }
        ways = spread(&ways, &senses);
    }
    let said: Vec<(Said, Voices)> = ways
        .iter()
        .flat_map(|(meanings, voices)| understood(meanings).into_iter().map(|said| (said, *voices)))
        .collect();
    if said.is_empty() {
        return unreadable(text.trim_end().len()..text.trim_end().len());
    }
    let legal = position.legal_moves();
    for pure in [true, false] {
        let mut candidates: Vec<Candidate> = Vec::new();
        for (said, voices) in said.iter().filter(|(_, voices)| (*voices != 0) == pure) {
            for mv in said.moves(&legal) {
                note(&mut candidates, mv, &languages(*voices & known));
            }
        }
        match candidates.len() {
            0 => {}
            1 => return Ok(candidates[0].mv),
            _ => return Err(Misread::Ambiguous { candidates }),
        }
    }
    let mut attempts: Vec<Tried> = Vec::new();
    for tried in said.iter().flat_map(|(said, _)| said.attempts(position)) {
        if !attempts.contains(&tried) {
            attempts.push(tried);
        }
    }
    Err(Misread::Illegal { attempts })
}

/// Where the words stand. Each digit is a word of its own, so that "e4" is two; "e.p." and "en passant" are left out.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    let mut open = false;
    for (at, symbol) in text.char_indices() {
        let end = at + symbol.len_utf8();
        let joins = symbol.is_alphabetic() || matches!(symbol, '\u{300}'..='\u{36f}');
        match words.last_mut() {
            Some(word) if open && joins => word.end = end,
            _ if joins || symbol.is_numeric() => words.push(at..end),
            _ => {}
        }
        open = joins;
        if words.len() > MOST_WORDS + 1 {
            break;
        }
    }
    // "en" and "e" would be a number and a file.
    let is = |word: &Range<usize>, expected: &str| text[word.clone()].eq_ignore_ascii_case(expected);
    let parts =
        |pair: &[Range<usize>]| is(&pair[0], "en") && is(&pair[1], "passant") || is(&pair[0], "e") && is(&pair[1], "p");
    while let Some(at) = words.windows(2).position(parts) {
        words.drain(at..at + 2);
    }
    words
}

/// Every way to take what was heard so far and one more word.
fn spread(ways: &[(Vec<Meaning>, Voices)], senses: &[Sense]) -> Vec<(Vec<Meaning>, Voices)> {
    let mut next = Vec::with_capacity(ways.len() * senses.len());
    for (meanings, voices) in ways {
        for (meaning, knowing) in senses {
            let mut meanings = meanings.clone();
            if *meaning != Meaning::Noise {
                meanings.push(*meaning);
            }
            next.push((meanings, voices & knowing));
        }
    }
    next
}

/// What some meanings say together: nothing, one thing, or castling on either wing.
fn understood(meanings: &[Meaning]) -> Vec<Said> {
    if meanings.contains(&Meaning::Castle) {
        let rest = meanings.iter().filter(|meaning| **meaning != Meaning::Castle);
        return match rest.collect::<Vec<_>>()[..] {
            [] => Wing::ALL.map(Said::Castling).to_vec(),
            [Meaning::Wing(wing)] => Vec::from([Said::Castling(*wing)]),
            [Meaning::Piece(Role::King)] => Vec::from([Said::Castling(Wing::Kingside)]),
            [Meaning::Piece(Role::Queen)] => Vec::from([Said::Castling(Wing::Queenside)]),
            _ => Vec::new(),
        };
    }
    step(meanings).map(Said::Step).into_iter().collect()
}

/// A piece, whence, whither, and what it becomes.
fn step(meanings: &[Meaning]) -> Option<Step> {
    let (piece, rest) = match *meanings {
        [Meaning::Piece(role), ref rest @ ..] => (Some(role), rest),
        ref rest => (None, rest),
    };
    let (promotion, rest) = match *rest {
        [ref rest @ .., Meaning::Piece(role)] => (Some(role), rest),
        ref rest => (None, rest),
    };
    let [whence @ .., Meaning::File(file), Meaning::Rank(rank)] = rest else {
        return None;
    };
    let to = Square::new(*file, *rank);
    let (takes, whence) = match *whence {
        [ref whence @ .., Meaning::Takes] => (true, whence),
        ref whence => (false, whence),
    };
    let from = match *whence {
        [] => (None, None),
        [Meaning::File(file)] => (Some(file), None),
        [Meaning::Rank(rank)] => (None, Some(rank)),
        [Meaning::File(file), Meaning::Rank(rank)] => (Some(file), Some(rank)),
        _ => return None,
    };
    let (who, from) = departure(piece, from, to, takes)?;
    Some(Step {
        who,
        from,
        to: Squares::of(to),
        promotion,
    })
}

/// Who comes from where. A pawn of which nothing is said goes straight ahead, unless it is said to take something.
fn departure(
    piece: Option<Role>,
    (file, rank): (Option<File>, Option<Rank>),
    to: Square,
    takes: bool,
) -> Option<(Who, Squares)> {
    let from = file.map_or(Squares::ALL, Squares::file) & rank.map_or(Squares::ALL, Squares::rank);
    let ahead = Squares::file(to.file());
    match (piece, file, rank) {
        (None, Some(_), Some(_)) => Some((Who::Any, from)),
        (None, None, None) if takes => None,
        (None, None, Some(_)) => None,
        (None | Some(Role::Pawn), _, _) if takes => Some((Who::Piece(Role::Pawn), from - ahead)),
        (None | Some(Role::Pawn), None, _) => Some((Who::Piece(Role::Pawn), from & ahead)),
        (None, Some(_), None) => Some((Who::Piece(Role::Pawn), from)),
        (Some(role), _, _) => Some((Who::Piece(role), from)),
    }
}

fn languages(voices: Voices) -> Vec<Language> {
    let mut languages: Vec<Language> = Vec::new();
    for voice in Voice::ALL.into_iter().filter(|voice| voice.bit() & voices != 0) {
        if !languages.contains(&voice.language()) {
            languages.push(voice.language());
        }
    }
    languages
}
