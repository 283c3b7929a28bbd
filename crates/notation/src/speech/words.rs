//! The words of the voices.

use crate::Language;

/// What a voice says, and what else it understands. Roles are in their order, from pawn to king.
pub(crate) struct Words {
    pub(crate) language: Language,
    /// The names of the files, if they are not spoken as letters.
    pub(crate) files: Option<[&'static str; 8]>,
    pub(crate) ranks: [&'static str; 8],
    pub(crate) pieces: [&'static str; 6],
    pub(crate) castling_short: &'static str,
    pub(crate) castling_long: &'static str,
    pub(crate) takes: &'static str,
    /// Before the square of arrival, or nothing.
    pub(crate) to: &'static str,
    /// Before what is said of the square of departure, with a blank; or nothing.
    pub(crate) from: &'static str,
    /// Before the new piece, with a blank; or nothing.
    pub(crate) becomes: &'static str,
    pub(crate) check: &'static str,
    pub(crate) mate: &'static str,
    /// Other words for the same: the first of each is what is said, the others what is understood.
    pub(crate) others: &'static [(&'static str, &'static [&'static str])],
    /// Words that say nothing about the move.
    pub(crate) fillers: &'static [&'static str],
}

/// The voices in their order.
pub(crate) static VOICES: [&Words; 10] = [
    &ANNOUNCED,
    &ANNOUNCED_DANISH,
    &ANNOUNCED_NORWEGIAN,
    &ANNOUNCED_SWEDISH,
    &ENGLISH,
    &DANISH,
    &SWEDISH,
    &DUTCH,
    &NORWEGIAN,
    &GERMAN,
];

/// Names of files that are understood in every voice: they stand for nothing else.
///
/// Provision: blind.announce.files
pub(crate) static FILE_NAMES: [&[&str]; 8] = [
    &["Anna", "Anne", "Alfa", "Alpha"],
    &["Bella", "Bodil", "Bravo"],
    &["Cesar", "Cäsar", "Cecilie", "Cecilia", "Cäcilie", "Charlie"],
    &["David", "Dora", "Delta"],
    &["Eva", "Erik", "Erich", "Echo"],
    &["Felix", "Frederik", "Fredrik", "Friedrich", "Foxtrot"],
    &["Gustav", "Gustaf", "Gustave", "Golf"],
    &["Hector", "Henrik", "Hotel"],
];

const INTERNATIONAL: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

/// Provision: blind.announce.ranks, blind.announce.castling, blind.announce.pieces
const GERMAN: Words = Words {
    language: Language::DE,
    files: None,
    ranks: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    pieces: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    castling_short: "Kurze Rochade",
    castling_long: "Lange Rochade",
    takes: "schlägt",
    to: "nach",
    from: "von ",
    becomes: "und wird ",
    check: "Schach",
    mate: "Schachmatt",
    others: &[
        ("zwei", &["zwo"]),
        ("schlägt", &["nimmt", "schlagen", "mal"]),
        ("Springer", &["Pferd"]),
        ("Kurze", &["kurz", "kleine"]),
        ("Lange", &["lang", "große", "grosse"]),
        ("Rochade", &["rochiert", "Roschade"]),
        ("Schachmatt", &["matt"]),
        ("wird", &["gleich", "verwandelt", "Umwandlung"]),
    ],
    fillers: &["auf", "in", "und", "zur", "zum", "eine", "einen", "gibt"],
};

const ANNOUNCED: Words = Words {
    files: Some(INTERNATIONAL),
    to: "",
    from: "",
    becomes: "",
    ..GERMAN
};

const DANISH: Words = Words {
    language: Language::DA,
    files: None,
    ranks: ["et", "to", "tre", "fire", "fem", "seks", "syv", "otte"],
    pieces: ["bonde", "springer", "løber", "tårn", "dronning", "konge"],
    castling_short: "kort rokade",
    castling_long: "lang rokade",
    takes: "slår",
    to: "til",
    from: "fra ",
    becomes: "og bliver ",
    check: "skak",
    mate: "skakmat",
    others: &[
        ("et", &["en", "ét", "én"]),
        ("dronning", &["dame"]),
        ("springer", &["hest"]),
        ("slår", &["tager", "slå"]),
        ("kort", &["lille"]),
        ("lang", &["stor"]),
        ("rokade", &["rokerer", "rochade"]),
        ("skakmat", &["mat"]),
    ],
    fillers: &["på", "og", "bonden", "forvandles", "forvandling"],
};

const ANNOUNCED_DANISH: Words = Words {
    files: Some([
        "Anna", "Bodil", "Cecilie", "Dora", "Erik", "Frederik", "Gustav", "Henrik",
    ]),
    to: "",
    from: "",
    becomes: "",
    ..DANISH
};

const NORWEGIAN: Words = Words {
    language: Language::NB,
    files: None,
    ranks: ["en", "to", "tre", "fire", "fem", "seks", "sju", "åtte"],
    pieces: ["bonde", "springer", "løper", "tårn", "dronning", "konge"],
    castling_short: "kort rokade",
    castling_long: "lang rokade",
    takes: "slår",
    to: "til",
    from: "fra ",
    becomes: "og blir ",
    check: "sjakk",
    mate: "sjakkmatt",
    others: &[
        ("en", &["ein", "ett", "éin"]),
        ("sju", &["syv"]),
        ("dronning", &["dame"]),
        ("springer", &["hest"]),
        ("slår", &["tar", "slå"]),
        ("rokade", &["rokerer", "rochade"]),
        ("sjakkmatt", &["matt"]),
    ],
    fillers: &["på", "og", "forvandles"],
};

/// Provision: blind.announce.scandinavian
const ANNOUNCED_NORWEGIAN: Words = Words {
    files: Some(["Anna", "Bella", "Cæsar", "David", "Eva", "Felix", "Gustav", "Hector"]),
    to: "",
    from: "",
    becomes: "",
    ..NORWEGIAN
};

const SWEDISH: Words = Words {
    language: Language::SV,
    files: None,
    ranks: ["ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta"],
    pieces: ["bonde", "springare", "löpare", "torn", "dam", "kung"],
    castling_short: "kort rockad",
    castling_long: "lång rockad",
    takes: "slår",
    to: "till",
    from: "från ",
    becomes: "och blir ",
    check: "schack",
    mate: "schackmatt",
    others: &[
        ("ett", &["en"]),
        ("springare", &["häst"]),
        ("dam", &["dame", "drottning"]),
        ("slår", &["tar"]),
        ("rockad", &["rokad", "rockerar"]),
        ("kort", &["liten"]),
        ("lång", &["stor"]),
        ("schackmatt", &["matt"]),
    ],
    fillers: &["på", "och", "förvandlas"],
};

const ANNOUNCED_SWEDISH: Words = Words {
    files: Some(INTERNATIONAL),
    to: "",
    from: "",
    becomes: "",
    ..SWEDISH
};

const DUTCH: Words = Words {
    language: Language::NL,
    files: None,
    ranks: ["een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht"],
    pieces: ["pion", "paard", "loper", "toren", "dame", "koning"],
    castling_short: "korte rokade",
    castling_long: "lange rokade",
    takes: "slaat",
    to: "naar",
    from: "van ",
    becomes: "en wordt ",
    check: "schaak",
    mate: "schaakmat",
    others: &[
        ("een", &["één", "eén"]),
        ("loper", &["raadsheer"]),
        ("dame", &["koningin"]),
        ("slaat", &["neemt", "pakt", "slaan"]),
        ("korte", &["kort"]),
        ("lange", &["lang"]),
        ("rokade", &["rokeert", "rochade"]),
        ("schaakmat", &["mat"]),
        ("wordt", &["promoveert"]),
    ],
    fillers: &["op", "en", "tot"],
};

const ENGLISH: Words = Words {
    language: Language::EN,
    files: None,
    ranks: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    pieces: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    castling_short: "castles kingside",
    castling_long: "castles queenside",
    takes: "takes",
    to: "to",
    from: "from ",
    becomes: "promoting to a ",
    check: "check",
    mate: "checkmate",
    others: &[
        ("two", &["too"]),
        ("four", &["for"]),
        ("eight", &["ate"]),
        ("knight", &["night", "horse"]),
        ("rook", &["castle", "tower"]),
        ("takes", &["captures", "take", "capture", "x"]),
        ("castles", &["castling", "castle"]),
        ("kingside", &["short"]),
        ("queenside", &["long"]),
        ("checkmate", &["mate"]),
        (
            "promoting",
            &["promotes", "promotion", "becomes", "becoming", "equals", "makes"],
        ),
    ],
    fillers: &["on", "and", "the", "with", "side", "goes", "moves", "giving"],
};
