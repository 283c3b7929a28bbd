//! Generated from `laws/` and the `Provision:` markers by `cargo xtask codegen`. Change those and generate again.

use super::whereabouts::{File, Whereabouts};

/// Where every provision is carried and tried, sorted by key.
pub(super) static WHEREABOUTS: &[Whereabouts] = &[
    Whereabouts {
        key: "adjust.announce-first",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "adjust.only-player-to-move",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "attack.by-pinned-piece",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/attacks.rs", names: &[] },
            File { path: "crates/board/src/legality/movement.rs", names: &["fn attacks"] },
            File { path: "crates/board/src/position.rs", names: &["fn attackers"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pinned knight may not move and attacks all the same"] },
        ],
    },
    Whereabouts {
        key: "attack.on-piece",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/attacks.rs", names: &[] },
            File { path: "crates/board/src/legality/movement.rs", names: &["fn attacks"] },
            File { path: "crates/board/src/position.rs", names: &["fn attackers"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pawn attacks diagonally, not where it steps", "At the start nothing is attacked", "Castling is a move but no attack"] },
        ],
    },
    Whereabouts {
        key: "bishop.move",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn bishop"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A bishop in the middle has thirteen squares"] },
        ],
    },
    Whereabouts {
        key: "blind.adapt-locally",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.announce",
        laws: "laws/11-blind.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/speech/hear.rs", names: &["fn is_repeated"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/announcements.md", names: &["Announced and repeated", "Not repeated"] },
        ],
    },
    Whereabouts {
        key: "blind.announce.castling",
        laws: "laws/11-blind.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/speech.rs", names: &["fn fmt"] },
            File { path: "crates/notation/src/speech/hear.rs", names: &["fn hear"] },
            File { path: "crates/notation/src/speech/words.rs", names: &["const GERMAN"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/announcements.md", names: &["Castling in German", "Castling in Danish", "Castling between Scandinavians"] },
        ],
    },
    Whereabouts {
        key: "blind.announce.files",
        laws: "laws/11-blind.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/speech.rs", names: &["fn speak_step"] },
            File { path: "crates/notation/src/speech/hear.rs", names: &["fn hear"] },
            File { path: "crates/notation/src/speech/voice.rs", names: &["fn announcing"] },
            File { path: "crates/notation/src/speech/words.rs", names: &["static FILE_NAMES"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/announcements.md", names: &["The international names", "The Danish names", "Cæsar in Norwegian", "Either name is understood"] },
        ],
    },
    Whereabouts {
        key: "blind.announce.pieces",
        laws: "laws/11-blind.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/speech.rs", names: &["fn speak_step"] },
            File { path: "crates/notation/src/speech/hear.rs", names: &["fn hear"] },
            File { path: "crates/notation/src/speech/words.rs", names: &["const GERMAN"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/announcements.md", names: &["German pieces", "Danish pieces"] },
        ],
    },
    Whereabouts {
        key: "blind.announce.promotion",
        laws: "laws/11-blind.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/speech.rs", names: &["fn speak_step"] },
            File { path: "crates/notation/src/speech/hear.rs", names: &["fn hear"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/announcements.md", names: &["A promotion without its piece is incomplete", "With its piece it is complete"] },
        ],
    },
    Whereabouts {
        key: "blind.announce.ranks",
        laws: "laws/11-blind.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/speech.rs", names: &["fn speak_step"] },
            File { path: "crates/notation/src/speech/hear.rs", names: &["fn hear"] },
            File { path: "crates/notation/src/speech/words.rs", names: &["const GERMAN"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/announcements.md", names: &["German numbers", "Danish numbers", "English numbers, if the arbiter says so"] },
        ],
    },
    Whereabouts {
        key: "blind.announce.scandinavian",
        laws: "laws/11-blind.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/speech/voice.rs", names: &["fn announcing"] },
            File { path: "crates/notation/src/speech/words.rs", names: &["const ANNOUNCED_NORWEGIAN"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/announcements.md", names: &["A Norwegian and a Dane", "A Norwegian and a Dutch player"] },
        ],
    },
    Whereabouts {
        key: "blind.assistant.duty.adjournment",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.duty.announcing",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.duty.claiming",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.duty.informing",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.duty.making-moves",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.duty.recording-and-clock",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.hearing-impaired",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.right",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.assistant.sighted-alternative",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.boards-differ.records-agree",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.boards-differ.records-differ",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.clock-start",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.clock.analogue",
        laws: "laws/11-blind.toml",
        reason: Some("a thing to be made, not decided"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.clock.special",
        laws: "laws/11-blind.toml",
        reason: Some("a thing to be made, not decided"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.made",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.record",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.sighted-normal-rules",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.slip-of-tongue",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.special-board",
        laws: "laws/11-blind.toml",
        reason: Some("a thing to be made, not decided"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.special-pieces",
        laws: "laws/11-blind.toml",
        reason: Some("a thing to be made, not decided"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.touched",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "blind.two-boards",
        laws: "laws/11-blind.toml",
        reason: Some("needs hands, two boards and helpers: comes with play without sight"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "board.diagonal",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn bishop"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["The two diagonals of d4", "There are 26 diagonals", "Three squares in the middle are not a whole diagonal", "By the oldest wording three squares in the middle are one"] },
        ],
    },
    Whereabouts {
        key: "board.files-and-ranks",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/square.rs", names: &["struct File", "struct Rank"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["The file and the rank of e4"] },
        ],
    },
    Whereabouts {
        key: "board.orientation",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/square.rs", names: &["fn color"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A board turned by a quarter lies wrongly", "Each player's right-hand corner is light"] },
        ],
    },
    Whereabouts {
        key: "board.squares",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/square.rs", names: &["struct Square", "fn color"] },
            File { path: "crates/board/src/squares.rs", names: &["const LIGHT", "const DARK"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Half of the squares are light", "The colours of six squares", "Squares that share an edge differ in colour"] },
        ],
    },
    Whereabouts {
        key: "castling.execution",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn attempted"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["White castles short", "White castles long", "Black castles short", "Black castles long"] },
        ],
    },
    Whereabouts {
        key: "castling.first-rank-original-rook",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn attempted"] },
            File { path: "crates/board/src/setup.rs", names: &["fn provision"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Nobody castles up the board", "A rook that replaces the first one does not castle"] },
        ],
    },
    Whereabouts {
        key: "castling.prevented-by-attack",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn judge"] },
            File { path: "crates/board/src/movegen.rs", names: &["fn castling_unattacked"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Not out of check", "Not across an attacked square", "Not onto an attacked square", "An attacked rook may castle", "The rook may cross an attacked square", "When the attack is over, castling is back"] },
            File { path: "crates/board/tests/laws/chess960.md", names: &["Not onto an attacked square"] },
        ],
    },
    Whereabouts {
        key: "castling.prevented-by-piece",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn judge"] },
            File { path: "crates/board/src/movegen.rs", names: &["fn castling_unblocked"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Not past a piece of one's own, even where only the rook would pass it", "Nor past one of the opponent's"] },
            File { path: "crates/board/tests/laws/chess960.md", names: &["Not from the array of ordinary chess", "Of two rooks on one side, the one with the right castles"] },
        ],
    },
    Whereabouts {
        key: "castling.right-lost-king-moved",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn judge"] },
            File { path: "crates/board/src/setup.rs", names: &["fn provision"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A king that went and came back castles no more"] },
        ],
    },
    Whereabouts {
        key: "castling.right-lost-rook-moved",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn judge"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A rook that replaces the first one does not castle", "A rook that went and came back castles no more, the other one may"] },
            File { path: "crates/board/tests/laws/chess960.md", names: &["A rook that has moved does not castle, the other one may"] },
        ],
    },
    Whereabouts {
        key: "castling.single-king-move",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality.rs", names: &["fn play"] },
            File { path: "crates/board/src/legality/movement.rs", names: &["fn attempted"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Castling is one move, and then it is the opponent's turn", "Castling is among the moves of the king"] },
        ],
    },
    Whereabouts {
        key: "check.definition",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn checkers"] },
            File { path: "crates/board/src/position.rs", names: &["fn checkers"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pinned piece gives check"] },
        ],
    },
    Whereabouts {
        key: "check.no-self-check",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality.rs", names: &["fn no_self_check"] },
            File { path: "crates/board/src/legality/movement.rs", names: &["fn checkers"] },
            File { path: "crates/board/src/movegen.rs", names: &["fn en_passant_is_safe"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pinned rook stays between its king and the attacker", "A pinned knight may not move and attacks all the same", "Two pawns may not leave the rank that shields their king", "A king does not step onto an attacked square", "A king does not retreat along the line of the check", "Not onto an attacked square", "When the attack is over, castling is back", "A pinned piece gives check", "A bishop pinned on a file cannot move at all", "A check is not ignored", "A move that leaves the king in check is illegal"] },
            File { path: "crates/board/tests/laws/chess960.md", names: &["Not onto an attacked square", "The rook may not leave the king open to a check along the rank"] },
            File { path: "crates/notation/tests/laws/notation.md", names: &["A pinned knight does not count"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.announce",
        laws: "laws/09-chess960.toml",
        reason: Some("advice: nothing to decide"),
        code: &[],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Castling unannounced stands"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.empty-squares",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn judge"] },
            File { path: "crates/board/src/movegen.rs", names: &["fn castling_unblocked"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["The other rook may stand in the way", "Nothing stands between, but a knight stands where the king would end", "A bishop stands where the rook would end", "A knight stands in the way of the rook", "A knight stands in both ways, and on the other side in neither", "One knight bars both sides", "Of two rooks on one side, the one with the right castles"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.final-squares",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
            File { path: "crates/board/src/moves.rs", names: &["fn destination"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["From b1 the king still ends on c1 or g1", "For Black it is the eighth rank", "From every start and on both sides", "The other rook may stand in the way"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.first-move",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Short castling as the very first move", "Long castling as the very first move", "It is possible from 162 starts, on one side, by changing places", "Not from the array of ordinary chess"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.may-stay-occupied",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Pieces on a1, b1 and e1 do not matter to c1 and d1", "Nor do pieces on a1 and b1 when the king comes from e1", "Pieces on e1 and h1 do not matter to f1 and g1"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.method.double-move",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["King and rook both move, e1-c1 and b1-d1", "King and rook both move, f1-c1 and b1-d1", "618 times on the c-side, 588 times on the g-side"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.method.king-only",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["The rook is on d1 already", "The rook is on f1 already", "102 times on the c-side, 174 times on the g-side"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.method.rook-only",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["The king is on g1 already", "The king is on c1 already", "A rook passes its king only by castling", "The king that goes to its rook castles, and the rook alone cannot be meant", "168 times on the c-side, 108 times on the g-side"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.method.transposition",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["King f1 and rook g1 change places", "Rook c1 and king d1 change places", "72 times on the c-side, 90 times on the g-side"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.once",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn judge"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Who has castled has no right left", "Castling is one move"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.one-may-stay",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn execute"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["King and rook never both stay", "One of them stays 270 times on the c-side and 282 times on the g-side"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.ordinary-conditions",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn judge"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Not across an attacked square, on the way to c1", "Nor on a long way to g1", "Not onto an attacked square", "Not out of check, even where the rook would come to the king's rescue", "The rook may cross an attacked square", "An attacked rook may castle", "The rook may not leave the king open to a check along the rank", "A rook that has moved does not castle, the other one may"] },
        ],
    },
    Whereabouts {
        key: "chess960.castling.physical",
        laws: "laws/09-chess960.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["King off the board, rook across, king down again"] },
        ],
    },
    Whereabouts {
        key: "chess960.game",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/chess960.rs", names: &["struct Chess960"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Number 518 is the array of ordinary chess, with its twenty moves", "Elsewhere too, pawns, knights and bishops move as they always do"] },
        ],
    },
    Whereabouts {
        key: "chess960.start.bishops-opposite",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/chess960.rs", names: &["fn first_rank"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["One bishop on each colour", "Two bishops on dark squares are refused"] },
        ],
    },
    Whereabouts {
        key: "chess960.start.black-mirrors",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/chess960.rs", names: &["fn of"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Black's array is White's", "Two different arrays are no start"] },
        ],
    },
    Whereabouts {
        key: "chess960.start.count",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/chess960.rs", names: &["struct Chess960"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["The 960 starts all differ", "Six starts by their numbers", "And back from the array to the number"] },
        ],
    },
    Whereabouts {
        key: "chess960.start.generation",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/chess960.rs", names: &["fn draw"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Whatever is drawn has a number and keeps the limits", "Arrangements thrown with dice are held to the same limits"] },
        ],
    },
    Whereabouts {
        key: "chess960.start.king-between-rooks",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/chess960.rs", names: &["fn first_rank"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["The king starts between the rooks", "Outside the rooks it may not start", "So it never starts in a corner"] },
        ],
    },
    Whereabouts {
        key: "chess960.start.ranks",
        laws: "laws/09-chess960.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/chess960.rs", names: &["fn first_rank"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/chess960.md", names: &["Pawns on the second rank, the other pieces on the first", "Three rooks and one knight are no set"] },
        ],
    },
    Whereabouts {
        key: "end.checkmate",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.dead-position",
        laws: "laws/01-basic-rules.toml",
        reason: Some("asks where any series of moves could lead: comes with the proofs"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.draw-agreement",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.draw-agreement-one-move-each",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.draw-fifty-pointer",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.draw-repetition-pointer",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.resignation",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.resignation-unwinnable",
        laws: "laws/01-basic-rules.toml",
        reason: Some("asks where any series of moves could lead: comes with the proofs"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "end.stalemate",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "execution.assistant",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "execution.one-hand",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "game.two-players",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/color.rs", names: &["enum Color"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Two sides share one board", "A player moves no piece of the opponent", "Black does not begin", "White does not move twice running", "Castling is one move, and then it is the opponent's turn"] },
        ],
    },
    Whereabouts {
        key: "king.step",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn king"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A king in the middle has eight squares", "A king does not step onto an attacked square", "A king does not retreat along the line of the check", "Nobody castles up the board"] },
        ],
    },
    Whereabouts {
        key: "knight.move",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn knight"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A knight in the middle has eight squares", "A knight is not hemmed in"] },
        ],
    },
    Whereabouts {
        key: "legality.illegal-move",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality.rs", names: &[] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A move that leaves the king in check is illegal", "A pawn that leaps three squares moves illegally"] },
        ],
    },
    Whereabouts {
        key: "legality.illegal-position",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/reachability.rs", names: &["fn impossibilities"] },
            File { path: "crates/board/src/setup.rs", names: &["fn provision"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Both kings in check", "Nine pawns", "A pawn behind where pawns start", "A bishop behind a pawn that never moved"] },
            File { path: "crates/board/tests/reachability.rs", names: &["fn checks_of_the_provision", "fn pieces_that_never_moved", "fn pieces_that_were_never_let_out", "fn promotions", "fn pawns", "fn tempo", "fn last_moves", "fn every_position_of_an_ordinary_game_is_possible", "fn every_position_of_a_chess960_game_is_possible", "fn valid_positions_are_accepted", "fn invalid_positions_are_refused"] },
        ],
    },
    Whereabouts {
        key: "legality.legal-move",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality.rs", names: &[] },
            File { path: "crates/board/src/position.rs", names: &["fn legal_moves"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A move that touch-move forbids is still a legal move", "A move made with two hands is still a legal move"] },
        ],
    },
    Whereabouts {
        key: "move-made.capture",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "move-made.castling",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "move-made.illegal-replaced",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "move-made.plain",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "move-made.promotion",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "move.capture",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality.rs", names: &["fn play"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["What is captured leaves the board in the same move"] },
        ],
    },
    Whereabouts {
        key: "move.not-onto-own-piece",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn not_onto_own_piece"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A rook may not take its own pawn", "Nobody castles up the board"] },
        ],
    },
    Whereabouts {
        key: "notation.algebraic-only",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read.rs", names: &["fn read"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Algebraic notation is read", "Descriptive and numeric notation are not"] },
        ],
    },
    Whereabouts {
        key: "notation.arbiter-warns",
        laws: "laws/05-notation.toml",
        reason: Some("judges scoresheets: comes with the referee"),
        code: &[],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["The arbiter warns"] },
        ],
    },
    Whereabouts {
        key: "notation.castling-long",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn castling"] },
            File { path: "crates/notation/src/read/scan.rs", names: &["fn castling"] },
            File { path: "crates/notation/src/write.rs", names: &["fn castling"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["0-0-0"] },
        ],
    },
    Whereabouts {
        key: "notation.castling-short",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn castling"] },
            File { path: "crates/notation/src/read/scan.rs", names: &["fn castling"] },
            File { path: "crates/notation/src/write.rs", names: &["fn castling"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["0-0", "Castling has its signs everywhere"] },
        ],
    },
    Whereabouts {
        key: "notation.draw-offer",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read.rs", names: &["struct Entry"] },
            File { path: "crates/notation/src/read/conform.rs", names: &["fn following"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["A draw is offered"] },
            File { path: "crates/notation/tests/laws/properties.rs", names: &["fn printed_examples_replay"] },
        ],
    },
    Whereabouts {
        key: "notation.en-passant-mark",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn following"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["The mark e.p.", "It may be left out", "It might not", "Three of them in 2009", "None in 2005"] },
        ],
    },
    Whereabouts {
        key: "notation.en-passant-square",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["En passant the pawn arrives behind its prey"] },
        ],
    },
    Whereabouts {
        key: "notation.example-all-signs",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/profile.rs", names: &["fn style"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["In English, with all signs", "In Danish, Swedish and Norwegian", "In Dutch"] },
            File { path: "crates/notation/tests/laws/properties.rs", names: &["fn printed_examples_replay"] },
        ],
    },
    Whereabouts {
        key: "notation.example-long-form",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/form.rs", names: &["enum Departure"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["In the long form", "It is not quite the same game"] },
            File { path: "crates/notation/tests/laws/properties.rs", names: &["fn printed_examples_replay"] },
        ],
    },
    Whereabouts {
        key: "notation.example-no-signs",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/form.rs", names: &["const TERSE"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Without signs"] },
            File { path: "crates/notation/tests/laws/properties.rs", names: &["fn printed_examples_replay"] },
        ],
    },
    Whereabouts {
        key: "notation.figurines-in-print",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/scan.rs", names: &["fn sign_at"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_sign"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Figurines"] },
        ],
    },
    Whereabouts {
        key: "notation.file-letters",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn signs"] },
            File { path: "crates/notation/src/read/scan.rs", names: &["fn file_at"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["The h-file is at White's right", "Files are small letters"] },
        ],
    },
    Whereabouts {
        key: "notation.hyphen",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn separator"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["No hyphen in the older editions", "A needless one in 2023"] },
        ],
    },
    Whereabouts {
        key: "notation.long-form",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/form.rs", names: &["enum Departure"] },
            File { path: "crates/notation/src/read/conform.rs", names: &["fn departure"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["The long form", "It was not always provided for"] },
        ],
    },
    Whereabouts {
        key: "notation.national-letters",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/language.rs", names: &["struct Language"] },
            File { path: "crates/notation/src/read/scan.rs", names: &["fn sign_at"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["F is a French bishop", "A game in French letters", "Each player has letters of his own"] },
        ],
    },
    Whereabouts {
        key: "notation.optional-signs",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/profile.rs", names: &["struct Profile"] },
            File { path: "crates/notation/src/read/conform.rs", names: &["fn departures"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Four signs may be left out", "Three of them in 2009", "None in 2005", "Castling has its signs everywhere"] },
        ],
    },
    Whereabouts {
        key: "notation.other-system-no-evidence",
        laws: "laws/05-notation.toml",
        reason: Some("judges scoresheets: comes with the referee"),
        code: &[],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Another system proves nothing"] },
        ],
    },
    Whereabouts {
        key: "notation.pawn-capture",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn departure", "fn separator"] },
            File { path: "crates/notation/src/read/scan.rs", names: &["fn mover"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["A pawn captures", "And without x", "Its file must be given", "None in 2005"] },
        ],
    },
    Whereabouts {
        key: "notation.pawn-move",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn departure"] },
            File { path: "crates/notation/src/read/scan.rs", names: &["fn mover"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["A pawn is its square"] },
        ],
    },
    Whereabouts {
        key: "notation.pawn-no-letter",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/language.rs", names: &["fn sign"] },
            File { path: "crates/notation/src/read/conform.rs", names: &["fn signs"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_sign"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Without a letter it is a pawn", "A letter for a pawn is wrong"] },
        ],
    },
    Whereabouts {
        key: "notation.piece-capture",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn separator"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["A capture with x", "And without", "Not in 2005", "Tolerated in 2009"] },
        ],
    },
    Whereabouts {
        key: "notation.piece-letter",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/language.rs", names: &["struct Language"] },
            File { path: "crates/notation/src/read/conform.rs", names: &["fn signs"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_sign"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["The English letters", "The Danish, Swedish, Norwegian and Dutch letters", "The letter is a capital"] },
        ],
    },
    Whereabouts {
        key: "notation.piece-means-no-pawn",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/language.rs", names: &["struct Language"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Five pieces have a sign, the pawn has none"] },
        ],
    },
    Whereabouts {
        key: "notation.piece-move",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn departure"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["A bishop", "A knight", "A rook"] },
        ],
    },
    Whereabouts {
        key: "notation.promotion",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn promotion"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_promotion"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["A queen", "A knight, by a capture", "A bishop", "A rook"] },
        ],
    },
    Whereabouts {
        key: "notation.rank-numbers",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/scan.rs", names: &["fn rank_at"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Each side starts on two ranks"] },
        ],
    },
    Whereabouts {
        key: "notation.recommended-for-print",
        laws: "laws/05-notation.toml",
        reason: Some("advice: nothing to decide"),
        code: &[],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Books may choose"] },
        ],
    },
    Whereabouts {
        key: "notation.sign-capture",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn separator"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["x captures"] },
        ],
    },
    Whereabouts {
        key: "notation.sign-check",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn following"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_check"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["A check"] },
        ],
    },
    Whereabouts {
        key: "notation.sign-en-passant",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn following"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["e.p."] },
        ],
    },
    Whereabouts {
        key: "notation.sign-mate",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn following"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_check"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Checkmate", "A double check is no checkmate"] },
        ],
    },
    Whereabouts {
        key: "notation.square-names",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/scan.rs", names: &["fn rank_at"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Sixty-four names"] },
        ],
    },
    Whereabouts {
        key: "notation.two-pawns-capture",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/profile.rs", names: &["struct Profile"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Two pawns"] },
        ],
    },
    Whereabouts {
        key: "notation.two-pieces-capture",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/read/conform.rs", names: &["fn separator"] },
            File { path: "crates/notation/src/write.rs", names: &["fn write_step"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["One of two knights captures", "In the example of 2009", "On one file", "Elsewhere", "Without x"] },
        ],
    },
    Whereabouts {
        key: "notation.two-pieces-elsewhere",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/write.rs", names: &["fn distinction"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Two knights elsewhere", "The rank would do"] },
        ],
    },
    Whereabouts {
        key: "notation.two-pieces-same-file",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/write.rs", names: &["fn distinction"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Two knights on one file"] },
        ],
    },
    Whereabouts {
        key: "notation.two-pieces-same-rank",
        laws: "laws/05-notation.toml",
        reason: None,
        code: &[
            File { path: "crates/notation/src/write.rs", names: &["fn distinction"] },
        ],
        cases: &[
            File { path: "crates/notation/tests/laws/notation.md", names: &["Two knights on one rank", "The example of 2009", "A pinned knight does not count"] },
        ],
    },
    Whereabouts {
        key: "objective.checkmate",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/position.rs", names: &["fn is_checkmate"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["The king is attacked and nothing helps: checkmate", "No move, but no attack either, is not checkmate"] },
        ],
    },
    Whereabouts {
        key: "objective.king-not-capturable",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn not_onto_a_king"] },
            File { path: "crates/board/src/setup.rs", names: &["fn provision"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pinned rook stays between its king and the attacker", "A king is never captured, not even where it could not stand", "Both kings in check"] },
        ],
    },
    Whereabouts {
        key: "objective.mated-player-loses",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a result: comes with the referee"),
        code: &[],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["The player who has the move is the one mated, and so the loser"] },
        ],
    },
    Whereabouts {
        key: "objective.no-mate-possible",
        laws: "laws/01-basic-rules.toml",
        reason: Some("asks where any series of moves could lead: comes with the proofs"),
        code: &[],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["King against king is drawn", "King and rook against king goes on"] },
        ],
    },
    Whereabouts {
        key: "pawn.capture",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn pawn_capture"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pawn captures to both sides and not ahead", "A pawn does not go diagonally to an empty square"] },
        ],
    },
    Whereabouts {
        key: "pawn.double-step",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn pawn_double_step"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["On its first move a pawn may step two squares, or one", "The second square must be empty", "So must the first", "A pawn that has moved steps one square only"] },
        ],
    },
    Whereabouts {
        key: "pawn.en-passant",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn is_en_passant"] },
            File { path: "crates/board/src/movegen.rs", names: &["fn en_passant_is_safe"] },
            File { path: "crates/board/src/setup.rs", names: &["fn provision"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pawn captured in passing disappears from the square beside", "A pawn that came in two steps is not captured in passing", "Two pawns may not leave the rank that shields their king", "Capturing in passing can answer a check", "One move later it is too late"] },
        ],
    },
    Whereabouts {
        key: "pawn.en-passant-immediate",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn is_en_passant"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pawn that came in two steps is not captured in passing", "One move later it is too late"] },
        ],
    },
    Whereabouts {
        key: "pawn.single-step",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn pawn_step"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pawn does not step onto a piece", "A pawn steps one square", "So must the first", "A pawn that leaps three squares moves illegally"] },
            File { path: "crates/notation/tests/laws/notation.md", names: &["Its file must be given", "En passant the pawn arrives behind its prey"] },
        ],
    },
    Whereabouts {
        key: "pieces.set",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/piece.rs", names: &["enum Role"] },
            File { path: "crates/board/src/setup.rs", names: &["fn provision"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Sixteen pieces a side", "Nine pawns"] },
        ],
    },
    Whereabouts {
        key: "pieces.staunton-illustration",
        laws: "laws/01-basic-rules.toml",
        reason: Some("a picture: nothing to decide"),
        code: &[],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["No pattern of pieces is forbidden"] },
        ],
    },
    Whereabouts {
        key: "pieces.symbols",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/piece.rs", names: &["fn figurine"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["The figurines stand in the order of Unicode", "Every piece but the pawn has a letter"] },
        ],
    },
    Whereabouts {
        key: "position.initial",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/position.rs", names: &["fn initial"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["The usual array", "Each queen on her own colour"] },
        ],
    },
    Whereabouts {
        key: "promotion.any-order",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "promotion.capture-on-square",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "promotion.choice-final",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "promotion.effect-immediate",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality.rs", names: &["fn play"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A new queen gives check at once", "And checkmate"] },
        ],
    },
    Whereabouts {
        key: "promotion.free-choice",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn promotion"] },
            File { path: "crates/board/src/piece.rs", names: &["const PROMOTIONS"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A second queen is allowed"] },
        ],
    },
    Whereabouts {
        key: "promotion.mandatory",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn promotion"] },
            File { path: "crates/board/src/setup.rs", names: &["fn provision"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A pawn reaches the last rank as queen, rook, bishop or knight", "It does not stay a pawn or become a king"] },
            File { path: "crates/notation/tests/laws/notation.md", names: &["A queen"] },
        ],
    },
    Whereabouts {
        key: "promotion.pawn-need-not-be-placed",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "promotion.square",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality.rs", names: &["fn play"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["The new piece stands where the pawn would have arrived"] },
        ],
    },
    Whereabouts {
        key: "queen.move",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn queen"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A queen has the thirteen and the fourteen"] },
        ],
    },
    Whereabouts {
        key: "release.king-castling-illegal",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "release.king-in-castling",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "release.pawn-on-promotion-square",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "release.piece-committed",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "rook.move",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn rook"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["A rook has fourteen squares"] },
        ],
    },
    Whereabouts {
        key: "sliders.no-jumping",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/legality/movement.rs", names: &["fn no_jumping"] },
            File { path: "crates/board/src/movegen/avx2.rs", names: &[] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["At the start bishops, rooks and queen are shut in", "A rook takes what is in its way and goes no further"] },
            File { path: "crates/board/tests/laws/chess960.md", names: &["A rook passes its king only by castling", "The king that goes to its rook castles, and the rook alone cannot be meant"] },
        ],
    },
    Whereabouts {
        key: "touch-castle.castling-illegal",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-castle.having-the-move",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-castle.king-and-rook",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-castle.rook-first",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-claim.forfeited",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-move.both-colours",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-move.nothing-playable",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-move.opponent-piece",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-move.own-piece",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-move.trigger",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch-move.unclear-order",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "touch.presumed-intentional",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[],
    },
    Whereabouts {
        key: "turn.alternate",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/position.rs", names: &["fn after"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["White does not move twice running", "After an even number of moves White has the move, after an odd number Black"] },
        ],
    },
    Whereabouts {
        key: "turn.having-the-move",
        laws: "laws/01-basic-rules.toml",
        reason: Some("needs hands: comes with the referee"),
        code: &[],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["Releasing the piece passes the turn, pressing the clock is not needed", "A piece still in the hand keeps the turn", "Castling keeps the turn until the rook is released"] },
        ],
    },
    Whereabouts {
        key: "turn.white-begins",
        laws: "laws/01-basic-rules.toml",
        reason: None,
        code: &[
            File { path: "crates/board/src/position.rs", names: &["fn initial"] },
        ],
        cases: &[
            File { path: "crates/board/tests/laws/articles-1-to-3.md", names: &["White has the first move and twenty to choose from", "Black does not begin"] },
        ],
    },
];
