//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use jadoube_laws::Edition::{E2005, E2009, E2014, E2017, E2018, E2023};

use crate::language::{Entry, Language};
use crate::profile::{Norm, PieceSign, Profile};

/// One for each edition, in their order.
pub(crate) static PROFILES: [Profile; 6] = [
    Profile {
        edition: E2005,
        piece_sign: PieceSign::FirstLetter,
        hyphen: Norm::Forbidden,
        long_form: Norm::Absent,
        capture_sign: Norm::Required,
        pawn_capture_file: Norm::Required,
        en_passant_mark: Norm::Required,
        check_sign: Norm::Listed,
        mate_sign: Norm::Listed,
        mate_signs: &["++", "#"],
        promotion_separator: "",
        castling_short: "0-0",
        castling_long: "0-0-0",
        draw_offer: "(=)",
        two_pawns_rule: true,
    },
    Profile {
        edition: E2009,
        piece_sign: PieceSign::FirstLetter,
        hyphen: Norm::Forbidden,
        long_form: Norm::Absent,
        capture_sign: Norm::Optional,
        pawn_capture_file: Norm::Required,
        en_passant_mark: Norm::Required,
        check_sign: Norm::Optional,
        mate_sign: Norm::Optional,
        mate_signs: &["++", "#"],
        promotion_separator: "",
        castling_short: "0-0",
        castling_long: "0-0-0",
        draw_offer: "(=)",
        two_pawns_rule: true,
    },
    Profile {
        edition: E2014,
        piece_sign: PieceSign::Abbreviation,
        hyphen: Norm::Forbidden,
        long_form: Norm::Optional,
        capture_sign: Norm::Optional,
        pawn_capture_file: Norm::Required,
        en_passant_mark: Norm::Optional,
        check_sign: Norm::Optional,
        mate_sign: Norm::Optional,
        mate_signs: &["++", "#"],
        promotion_separator: "",
        castling_short: "0-0",
        castling_long: "0-0-0",
        draw_offer: "(=)",
        two_pawns_rule: false,
    },
    Profile {
        edition: E2017,
        piece_sign: PieceSign::Abbreviation,
        hyphen: Norm::Forbidden,
        long_form: Norm::Optional,
        capture_sign: Norm::Optional,
        pawn_capture_file: Norm::Required,
        en_passant_mark: Norm::Optional,
        check_sign: Norm::Optional,
        mate_sign: Norm::Optional,
        mate_signs: &["++", "#"],
        promotion_separator: "",
        castling_short: "0-0",
        castling_long: "0-0-0",
        draw_offer: "(=)",
        two_pawns_rule: false,
    },
    Profile {
        edition: E2018,
        piece_sign: PieceSign::Abbreviation,
        hyphen: Norm::Optional,
        long_form: Norm::Optional,
        capture_sign: Norm::Optional,
        pawn_capture_file: Norm::Required,
        en_passant_mark: Norm::Optional,
        check_sign: Norm::Optional,
        mate_sign: Norm::Optional,
        mate_signs: &["++", "#"],
        promotion_separator: "",
        castling_short: "0-0",
        castling_long: "0-0-0",
        draw_offer: "(=)",
        two_pawns_rule: false,
    },
    Profile {
        edition: E2023,
        piece_sign: PieceSign::Abbreviation,
        hyphen: Norm::Optional,
        long_form: Norm::Optional,
        capture_sign: Norm::Optional,
        pawn_capture_file: Norm::Required,
        en_passant_mark: Norm::Optional,
        check_sign: Norm::Optional,
        mate_sign: Norm::Optional,
        mate_signs: &["++", "#"],
        promotion_separator: "",
        castling_short: "0-0",
        castling_long: "0-0-0",
        draw_offer: "(=)",
        two_pawns_rule: false,
    },
];

/// For each edition, the languages whose own words may be used in announcing moves.
pub(crate) static ANNOUNCED_IN: [&[Language]; 6] = [
    &[Language::DA],
    &[],
    &[],
    &[Language::DA, Language::NB, Language::SV],
    &[],
    &[Language::DA],
];

impl Language {
    /// Afrikaans.
    pub const AF: Language = Language(0);
    /// Arabic.
    pub const AR: Language = Language(1);
    /// Azerbaijani.
    pub const AZ: Language = Language(2);
    /// Bulgarian.
    pub const BG: Language = Language(3);
    /// Bosnian.
    pub const BS: Language = Language(4);
    /// Catalan.
    pub const CA: Language = Language(5);
    /// Czech.
    pub const CS: Language = Language(6);
    /// Welsh.
    pub const CY: Language = Language(7);
    /// Danish.
    pub const DA: Language = Language(8);
    /// German.
    pub const DE: Language = Language(9);
    /// Greek.
    pub const EL: Language = Language(10);
    /// English.
    pub const EN: Language = Language(11);
    /// Esperanto.
    pub const EO: Language = Language(12);
    /// Spanish.
    pub const ES: Language = Language(13);
    /// Estonian.
    pub const ET: Language = Language(14);
    /// Basque.
    pub const EU: Language = Language(15);
    /// Persian.
    pub const FA: Language = Language(16);
    /// Finnish.
    pub const FI: Language = Language(17);
    /// French.
    pub const FR: Language = Language(18);
    /// Irish.
    pub const GA: Language = Language(19);
    /// Galician.
    pub const GL: Language = Language(20);
    /// Hebrew.
    pub const HE: Language = Language(21);
    /// Hindi.
    pub const HI: Language = Language(22);
    /// Croatian.
    pub const HR: Language = Language(23);
    /// Hungarian.
    pub const HU: Language = Language(24);
    /// Armenian.
    pub const HY: Language = Language(25);
    /// Indonesian.
    pub const ID: Language = Language(26);
    /// Icelandic.
    pub const IS: Language = Language(27);
    /// Italian.
    pub const IT: Language = Language(28);
    /// Georgian.
    pub const KA: Language = Language(29);
    /// Luxembourgish.
    pub const LB: Language = Language(30);
    /// Lithuanian.
    pub const LT: Language = Language(31);
    /// Latvian.
    pub const LV: Language = Language(32);
    /// Macedonian.
    pub const MK: Language = Language(33);
    /// Norwegian.
    pub const NB: Language = Language(34);
    /// Dutch.
    pub const NL: Language = Language(35);
    /// Polish.
    pub const PL: Language = Language(36);
    /// Portuguese.
    pub const PT: Language = Language(37);
    /// Romanian.
    pub const RO: Language = Language(38);
    /// Russian.
    pub const RU: Language = Language(39);
    /// Slovak.
    pub const SK: Language = Language(40);
    /// Slovenian.
    pub const SL: Language = Language(41);
    /// Serbian (Cyrillic).
    pub const SR: Language = Language(42);
    /// Serbian (Latin).
    pub const SR_LATN: Language = Language(43);
    /// Swedish.
    pub const SV: Language = Language(44);
    /// Turkish.
    pub const TR: Language = Language(45);
    /// Ukrainian.
    pub const UK: Language = Language(46);
    /// Vietnamese.
    pub const VI: Language = Language(47);
    /// Chinese.
    pub const ZH: Language = Language(48);
}

/// The languages in the order of their tags.
pub(crate) static LANGUAGES: [Entry; 49] = [
    Entry { tag: "af", name: "Afrikaans", pieces: ["R", "L", "T", "D", "K"], pawn: None, varies: true },
    Entry { tag: "ar", name: "Arabic", pieces: ["ح", "ف", "ر", "و", "م"], pawn: None, varies: true },
    Entry { tag: "az", name: "Azerbaijani", pieces: ["A", "F", "T", "V", "Ş"], pawn: None, varies: true },
    Entry { tag: "bg", name: "Bulgarian", pieces: ["К", "О", "Т", "Д", "Ц"], pawn: None, varies: false },
    Entry { tag: "bs", name: "Bosnian", pieces: ["S", "L", "T", "D", "K"], pawn: None, varies: true },
    Entry { tag: "ca", name: "Catalan", pieces: ["C", "A", "T", "D", "R"], pawn: Some("P"), varies: false },
    Entry { tag: "cs", name: "Czech", pieces: ["J", "S", "V", "D", "K"], pawn: None, varies: false },
    Entry { tag: "cy", name: "Welsh", pieces: ["M", "E", "C", "B", "T"], pawn: None, varies: true },
    // Printed in the Laws: 2005 E2; 2023 (Danish) 2.2 and C.2.
    Entry { tag: "da", name: "Danish", pieces: ["S", "L", "T", "D", "K"], pawn: Some("B"), varies: false },
    Entry { tag: "de", name: "German", pieces: ["S", "L", "T", "D", "K"], pawn: Some("B"), varies: false },
    Entry { tag: "el", name: "Greek", pieces: ["Ι", "Α", "Π", "Β", "Ρ"], pawn: None, varies: false },
    // Printed in the Laws: 2017 C.2 (all five), 2.2; bishop also 2005 E3, 2009 C3, 2023 C.3.
    Entry { tag: "en", name: "English", pieces: ["N", "B", "R", "Q", "K"], pawn: Some("P"), varies: false },
    Entry { tag: "eo", name: "Esperanto", pieces: ["Ĉ", "K", "T", "D", "R"], pawn: None, varies: false },
    Entry { tag: "es", name: "Spanish", pieces: ["C", "A", "T", "D", "R"], pawn: Some("P"), varies: false },
    Entry { tag: "et", name: "Estonian", pieces: ["R", "O", "V", "L", "K"], pawn: None, varies: false },
    Entry { tag: "eu", name: "Basque", pieces: ["Z", "A", "G", "D", "E"], pawn: None, varies: true },
    Entry { tag: "fa", name: "Persian", pieces: ["ا", "ف", "ر", "و", "ش"], pawn: None, varies: true },
    Entry { tag: "fi", name: "Finnish", pieces: ["R", "L", "T", "D", "K"], pawn: None, varies: false },
    // Printed in the Laws: bishop only: 2005 E3, 2009 C3, 2023 C.3.
    Entry { tag: "fr", name: "French", pieces: ["C", "F", "T", "D", "R"], pawn: Some("P"), varies: false },
    Entry { tag: "ga", name: "Irish", pieces: ["D", "E", "C", "B", "R"], pawn: None, varies: true },
    Entry { tag: "gl", name: "Galician", pieces: ["C", "B", "T", "D", "R"], pawn: None, varies: true },
    Entry { tag: "he", name: "Hebrew", pieces: ["פ", "ר", "צ", "מה", "מ"], pawn: None, varies: true },
    Entry { tag: "hi", name: "Hindi", pieces: ["घ", "ऊ", "ह", "व", "रा"], pawn: None, varies: true },
    Entry { tag: "hr", name: "Croatian", pieces: ["S", "L", "T", "D", "K"], pawn: None, varies: false },
    Entry { tag: "hu", name: "Hungarian", pieces: ["H", "F", "B", "V", "K"], pawn: None, varies: false },
    Entry { tag: "hy", name: "Armenian", pieces: ["Ձ", "Փ", "Ն", "Թ", "Ա"], pawn: None, varies: true },
    Entry { tag: "id", name: "Indonesian", pieces: ["K", "G", "B", "M", "R"], pawn: None, varies: false },
    Entry { tag: "is", name: "Icelandic", pieces: ["R", "B", "H", "D", "K"], pawn: None, varies: false },
    Entry { tag: "it", name: "Italian", pieces: ["C", "A", "T", "D", "R"], pawn: Some("P"), varies: false },
    Entry { tag: "ka", name: "Georgian", pieces: ["მ", "კ", "ე", "ლ", "მფ"], pawn: None, varies: true },
    Entry { tag: "lb", name: "Luxembourgish", pieces: ["P", "L", "T", "D", "K"], pawn: None, varies: true },
    Entry { tag: "lt", name: "Lithuanian", pieces: ["Ž", "R", "B", "V", "K"], pawn: None, varies: false },
    Entry { tag: "lv", name: "Latvian", pieces: ["Z", "L", "T", "D", "K"], pawn: None, varies: false },
    Entry { tag: "mk", name: "Macedonian", pieces: ["С", "Л", "Т", "Д", "К"], pawn: None, varies: true },
    // Printed in the Laws: 2017 2.2 and C.3.
    Entry { tag: "nb", name: "Norwegian", pieces: ["S", "L", "T", "D", "K"], pawn: Some("B"), varies: false },
    // Printed in the Laws: 2023 (Dutch) 2.2 and C.2.
    Entry { tag: "nl", name: "Dutch", pieces: ["P", "L", "T", "D", "K"], pawn: None, varies: false },
    Entry { tag: "pl", name: "Polish", pieces: ["S", "G", "W", "H", "K"], pawn: None, varies: false },
    Entry { tag: "pt", name: "Portuguese", pieces: ["C", "B", "T", "D", "R"], pawn: Some("P"), varies: false },
    Entry { tag: "ro", name: "Romanian", pieces: ["C", "N", "T", "D", "R"], pawn: None, varies: false },
    Entry { tag: "ru", name: "Russian", pieces: ["К", "С", "Л", "Ф", "Кр"], pawn: None, varies: false },
    Entry { tag: "sk", name: "Slovak", pieces: ["J", "S", "V", "D", "K"], pawn: None, varies: false },
    Entry { tag: "sl", name: "Slovenian", pieces: ["S", "L", "T", "D", "K"], pawn: None, varies: false },
    Entry { tag: "sr", name: "Serbian (Cyrillic)", pieces: ["С", "Л", "Т", "Д", "К"], pawn: None, varies: false },
    Entry { tag: "sr-Latn", name: "Serbian (Latin)", pieces: ["S", "L", "T", "D", "K"], pawn: None, varies: false },
    // Printed in the Laws: 2009 C2.
    Entry { tag: "sv", name: "Swedish", pieces: ["S", "L", "T", "D", "K"], pawn: Some("B"), varies: false },
    Entry { tag: "tr", name: "Turkish", pieces: ["A", "F", "K", "V", "Ş"], pawn: None, varies: false },
    Entry { tag: "uk", name: "Ukrainian", pieces: ["К", "С", "Т", "Ф", "Кр"], pawn: None, varies: false },
    Entry { tag: "vi", name: "Vietnamese", pieces: ["M", "T", "X", "H", "V"], pawn: None, varies: false },
    Entry { tag: "zh", name: "Chinese", pieces: ["马", "象", "车", "后", "王"], pawn: None, varies: true },
];
