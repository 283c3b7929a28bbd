//! How a game ended, as far as the file says.

use jadoube_board::Color;

/// How a game ended.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) enum Manner {
    /// A flag fell; whose, if that is told.
    Time(Option<Color>),
    /// A player resigned.
    Resignation,
    /// The players agreed to a draw.
    Agreement,
    /// In some way for which the position does not matter: adjudication, forfeit, a player who went away, a breach of rules.
    Otherwise,
    /// The file says that the game ended as games do, and not how.
    Normal,
    /// The file says nothing.
    Untold,
}

/// Where games are played that no clock but the server's decides.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) enum Server {
    /// lichess.org: *Normal* is mate, resignation, stalemate or agreement, never time, and the player to move is out of time.
    Lichess,
    /// chess.com: the tag is a sentence.
    ChessCom,
    /// None that is known.
    None,
}

impl Server {
    pub(super) fn of(site: &[u8]) -> Server {
        if contains(site, b"lichess.org") {
            Server::Lichess
        } else if contains(site, b"chess.com") {
            Server::ChessCom
        } else {
            Server::None
        }
    }
}

/// Reads the tag `Termination` and, where that says no more than that the game ended, a remark after the last move.
pub(super) fn read(tag: &[u8], remark: &[u8], server: Server) -> Manner {
    let told = tell(tag);
    match (told, server) {
        (Manner::Normal, Server::Lichess) => Manner::Resignation,
        (Manner::Normal | Manner::Untold, _) => match tell(remark) {
            Manner::Untold | Manner::Normal => told,
            remarked => remarked,
        },
        _ => told,
    }
}

fn tell(text: &[u8]) -> Manner {
    // A long comment is an analysis, and what it says of time or resigning need not have happened.
    const LONGEST: usize = 120;
    if text.len() > LONGEST || text.is_empty() {
        return Manner::Untold;
    }
    let has = |word: &[u8]| contains(text, word);
    // First what a game on time is not.
    if [
        &b"adjudicat"[..],
        b"abandon",
        b"unplayed",
        b"unterminated",
        b"infraction",
        b"disconnect",
        b"stall",
        b"illegal",
        b"default",
        b"death",
        b"emergency",
        b"cheat",
        b"no show",
        b"no-show",
        b"walkover",
        b"bye",
    ]
    .into_iter()
    .any(has)
    {
        return Manner::Otherwise;
    }
    let time = [
        &b"on time"[..],
        b"time forfeit",
        b"out of time",
        b"timeout",
        b"time out",
        b"flag fell",
        b"flag fall",
        b"flagged",
        b"forfeits by time",
        b"lost by time",
        b"time expired",
        b"zeit\xfc",
        b"time control",
    ];
    if time.into_iter().any(has) {
        return Manner::Time(flagged(text));
    }
    if has(b"forfeit") {
        return Manner::Otherwise;
    }
    if has(b"resign") {
        return Manner::Resignation;
    }
    if has(b"agree") || has(b"mutual") {
        return Manner::Agreement;
    }
    if text.eq_ignore_ascii_case(b"normal") {
        return Manner::Normal;
    }
    Manner::Untold
}

/// Whose flag fell, where a remark begins with the player: *White forfeits on time*, *Black wins on time*.
fn flagged(text: &[u8]) -> Option<Color> {
    let text = text.trim_ascii();
    let player = [(&b"white"[..], Color::White), (b"black", Color::Black)]
        .into_iter()
        .find(|(name, _)| text.len() > name.len() && text[..name.len()].eq_ignore_ascii_case(name))?;
    let wins = contains(text, b" wins") || contains(text, b" won");
    Some(if wins { !player.1 } else { player.1 })
}

/// Whether a text has a word in it, in letters of any size.
pub(super) fn contains(text: &[u8], word: &[u8]) -> bool {
    text.len() >= word.len() && text.windows(word.len()).any(|window| window.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use jadoube_board::Color;

    use super::{Manner, Server, read};

    #[test]
    fn tags_and_remarks_are_read() {
        let check = |tag: &str, remark: &str, site: &str, expect: Manner| {
            let server = Server::of(site.as_bytes());
            assert_eq!(
                read(tag.as_bytes(), remark.as_bytes(), server),
                expect,
                "{tag} {remark} {site}"
            );
        };
        let lichess = "https://lichess.org/ENPo6ReH";
        check("Time forfeit", "", lichess, Manner::Time(None));
        check("Normal", "", lichess, Manner::Resignation);
        check("Abandoned", "", lichess, Manner::Otherwise);
        check("Rules infraction", "", lichess, Manner::Otherwise);
        check("Ann won on time", "", "Chess.com", Manner::Time(None));
        check("Ann won by resignation", "", "Chess.com", Manner::Resignation);
        check("Game drawn by agreement", "", "Chess.com", Manner::Agreement);
        check("Ann won - game abandoned", "", "Chess.com", Manner::Otherwise);
        check(
            "Game drawn by timeout vs insufficient material",
            "",
            "Chess.com",
            Manner::Time(None),
        );
        check("time forfeit", "", "Oslo", Manner::Time(None));
        check("normal", "", "Oslo", Manner::Normal);
        check("normal", " Black resigns ", "Oslo", Manner::Resignation);
        check("", "White forfeits on time", "", Manner::Time(Some(Color::White)));
        check("", "Black wins on time.", "", Manner::Time(Some(Color::White)));
        check("", "Game drawn by mutual agreement", "", Manner::Agreement);
        check("", "White forfeits", "", Manner::Otherwise);
        check("adjudication", "Black resigns", "", Manner::Otherwise);
        check("", "", "Oslo", Manner::Untold);
        let analysis = format!("{} and here White resigns", "a long analysis ".repeat(10));
        check("", &analysis, "Oslo", Manner::Untold);
    }
}
