//! Generated from `laws/`, the markers and what cases show by `cargo xtask codegen`. Change those and generate again.

use super::whereabouts::{File, Whereabouts};

/// Where every provision is carried and tried, sorted by key.
pub(super) static WHEREABOUTS: &[Whereabouts] = &[
    Whereabouts { key: "adjourned.both-absent", laws: LAWS_08_ADJOURNED_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS, names: &["const BOTH_ABSENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD, names: &["Neither player is there", "Neither player is there, and nobody may be late"] },
        ], },
    Whereabouts { key: "adjourned.clock-error", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_CLOCK_RS, names: &["const CLOCK_ERROR"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_CLOCK_MD, names: &["Pointed out in time", "Pointed out after the first move", "The player who sealed has not moved yet", "Another time than the one recorded", "Only if the consequences would be too serious"] },
        ], },
    Whereabouts { key: "adjourned.draw-offer.after-sealing", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_OFFER_RS, names: &["const AFTER_SEALING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_OFFER_MD, names: &["Offered on Saturday, accepted on Sunday", "Accepted after the answer", "Declined by a touch"] },
        ], },
    Whereabouts { key: "adjourned.ended-before-resumption", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_OFFER_RS, names: &["const ENDED_BEFORE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_OFFER_MD, names: &["A draw is agreed before play goes on", "A resignation counts, whatever is in the envelope", "White resigns to a bare king", "White resigns to a bare king, where that loses"] },
        ], },
    Whereabouts { key: "adjourned.envelope.contents", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_RS, names: &["const CONTENTS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_MD, names: &["Everything stands on the envelope", "The number of the move is missing", "The other things that can be missing", "A draw offer stands", "A draw offer was declined", "An offer made after the adjournment, where only earlier ones are shown"] },
        ], },
    Whereabouts { key: "adjourned.envelope.custody", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_RS, names: &["const CUSTODY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_MD, names: &["A time on the envelope is wrong", "The arbiter keeps the envelope"] },
        ], },
    Whereabouts { key: "adjourned.envelope.missing", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_RS, names: &["const MISSING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_MD, names: &["The envelope is lost, and the times are known", "The envelope and the times are lost", "The opponent disputes the move", "An illegal move is named"] },
        ], },
    Whereabouts { key: "adjourned.envelope.opened-when-responder-present", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS, names: &["const OPENED_WHEN"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD, names: &["The player who sealed wants the envelope opened", "The player who has to answer is there alone", "Opened before the player is there", "A commitment fits one move only"] },
        ], },
    Whereabouts { key: "adjourned.late-arrival.loses", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_RS, names: &["const LOSES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_MD, names: &["An hour late, to the second", "An hour and a second late", "Nothing is laid down, so nobody may be late", "Half an hour is laid down", "Half an hour and a second", "Nobody comes at all"] },
        ], },
    Whereabouts { key: "adjourned.late-arrival.present-player-lost-on-time", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_RS, names: &["const PRESENT_LOST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_MD, names: &["The player who was there has overstepped", "The player who was there has overstepped, but a bare king cannot win"] },
        ], },
    Whereabouts { key: "adjourned.late-arrival.sealed-move-ended-game", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_RS, names: &["const SEALED_ENDED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_MD, names: &["The sealed move mates", "The sealed move stalemates", "The sealed move leaves a dead position", "The player who has to answer is late, and it is stalemate", "The player who has to answer is late, and the game is not over", "Where only an absent player who has sealed is excepted", "The sealed move brings the position about for the fifth time"] },
        ], },
    Whereabouts { key: "adjourned.position-irrecoverable", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_RS, names: &["const IRRECOVERABLE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_MD, names: &["Nobody can say what stood on the board"] },
        ], },
    Whereabouts { key: "adjourned.resumption.responder-absent", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS, names: &["const RESPONDER_ABSENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD, names: &["The player who has to answer comes twelve minutes late, and stops the clock", "The player who has to answer does not stop the clock"] },
        ], },
    Whereabouts { key: "adjourned.resumption.responder-present", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS, names: &["const RESPONDER_PRESENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD, names: &["The player who has to answer is there"] },
        ], },
    Whereabouts { key: "adjourned.resumption.sealer-absent", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS, names: &["const SEALER_ABSENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD, names: &["The answer in a second envelope", "The answer on the board is allowed too", "The second envelope is opened", "With both players there nobody seals an answer"] },
        ], },
    Whereabouts { key: "adjourned.resumption.setup", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS, names: &["const SETUP"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD, names: &["The board before the sealed move", "The clocks as they were", "The arbiter has yet to say whether the game is over", "An offer with a condition is accepted before play is resumed"] },
        ], },
    Whereabouts { key: "adjourned.seal.early", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RS, names: &["const EARLY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["A quarter of an hour of the session is charged", "A quarter of an hour of the session is charged, once it is allowed", "Where the text says nothing of the clock", "Only the player to move can adjourn early", "Less time than the rest of the session"] },
        ], },
    Whereabouts { key: "adjourned.seal.may-change", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RS, names: &["const MAY_CHANGE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["Another move is sealed while the clock runs", "The clock is stopped, and the move cannot be changed"] },
        ], },
    Whereabouts { key: "adjourned.seal.played-on-board", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RS, names: &["const ON_BOARD"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["A move made on the board is the one to seal", "Another move is written than was made on the board"] },
        ], },
    Whereabouts { key: "adjourned.seal.procedure", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RS, names: &["const PROCEDURE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["The clock is stopped before the envelope is closed", "The arbiter leaves a clock stopped too early", "Both scoresheets belong in the envelope", "The clock is stopped, and the opponent's does not run", "A sealed move must be written on paper"] },
        ], },
    Whereabouts { key: "adjourned.seal.request", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RS, names: &["const REQUEST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["The session is over, and White has the move", "The arbiter asks for a sealed move", "Black has pressed ten seconds before the end", "Before the end of the session nobody has to seal"] },
        ], },
    Whereabouts { key: "adjourned.sealed-move.illegal", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS, names: &["const FAULTY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD, names: &["Two knights can go there", "The knight is named", "A pawn is in the way", "The king is in check", "Nobody can read it", "A bare king cannot win", "Two moves are written", "Written in another language, with a wrong number", "Whether the opponent can mate is not known"] },
        ], },
    Whereabouts { key: "adjourned.session-time", laws: LAWS_08_ADJOURNED_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_CLOCK_RS, names: &["const SESSION_TIME"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_CLOCK_MD, names: &["By the arbiter's watch two minutes remain", "A start without a finish", "A start is enough"] },
        ], },
    Whereabouts { key: "adjust.announce-first", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const ANNOUNCE_FIRST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["\"J'adoube\" first", "\"J'adoube\" too late", "A black piece straightened", "An offer stands while pieces are adjusted"] },
        ], },
    Whereabouts { key: "adjust.only-player-to-move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const ONLY_PLAYER_TO_MOVE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Straightening while the opponent has the move", "Several pieces are straightened, and the clock runs on", "Straightening while the opponent has the move, in older texts"] },
        ], },
    Whereabouts { key: "appeal.against-arbiter", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_APPEAL_RS, names: &["const AGAINST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_APPEAL_MD, names: &["A rejected claim", "After the scoresheet is signed", "The regulations exclude appeals", "The game goes on after all", "A penalty is withdrawn, and the result is what it was"] },
        ], },
    Whereabouts { key: "appeal.none-in-quickplay", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_APPEAL_RS, names: &["const NONE_IN_QUICKPLAY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_APPEAL_MD, names: &["A decision on a quickplay claim", "A decision on a quickplay claim in 2005", "A decision on a claim by the guidelines"] },
        ], },
    Whereabouts { key: "arbiter.anti-cheating", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A check that the guidelines demand"] },
        ], },
    Whereabouts { key: "arbiter.assistants", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["Two assistants for three boards in time trouble"] },
        ], },
    Whereabouts { key: "arbiter.best-interest", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_BREACH_RS, names: &["const BEST_INTEREST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["Of two lawful measures"] },
        ], },
    Whereabouts { key: "arbiter.enforce-laws", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_REFEREE_RS, names: &["fn hear_admitted"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A completed illegal move that nobody claims"] },
        ], },
    Whereabouts { key: "arbiter.external-disturbance", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISTURBANCE_RS, names: &["const DISTURBANCE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISTURBANCE_MD, names: &["A fire alarm", "Extra time for one player", "Extra time for nobody"] },
        ], },
    Whereabouts { key: "arbiter.fair-play", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_BREACH_RS, names: &["const FAIR_PLAY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A case that the Laws do not settle"] },
        ], },
    Whereabouts { key: "arbiter.no-clock-hint", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["White has moved and not pressed the clock", "White has not noticed that Black has moved"] },
        ], },
    Whereabouts { key: "arbiter.no-intervention", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A position stands for the fourth time", "A mate in one is overlooked"] },
        ], },
    Whereabouts { key: "arbiter.no-move-count", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["Have I made forty?", "A flag has fallen"] },
        ], },
    Whereabouts { key: "arbiter.observe-games", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["One board of four is in time trouble"] },
        ], },
    Whereabouts { key: "arbiter.players-undisturbed", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_RS, names: &["const UNDISTURBED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["Spectators talk beside the board"] },
        ], },
    Whereabouts { key: "arbiter.playing-conditions", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["The light fails over some boards"] },
        ], },
    Whereabouts { key: "arbiter.special-needs", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A diabetic player must inject"] },
        ], },
    Whereabouts { key: "arbiter.supervise", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["No arbiter is in the hall"] },
        ], },
    Whereabouts { key: "attack.by-pinned-piece", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_ATTACKS_RS, names: &[] },
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn attacks"] },
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn attackers"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pinned knight may not move and attacks all the same"] },
        ], },
    Whereabouts { key: "attack.on-piece", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_ATTACKS_RS, names: &[] },
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn attacks"] },
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn attackers"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pawn attacks diagonally, not where it steps", "At the start nothing is attacked", "Castling is a move but no attack"] },
        ], },
    Whereabouts { key: "automatic-draw.fivefold", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_RS, names: &["const RULE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_MD, names: &["The fifth time draws", "In the older editions the fifth time still needs a claim", "A capture en passant that is gone makes it four times, not five", "A flag that falls after the fifth time falls too late", "Five times with other moves between are no run"] },
        ], },
    Whereabouts { key: "automatic-draw.mate-takes-precedence", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CHECKMATE_RS, names: &["const MATE_FIRST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CHECKMATE_MD, names: &["Mate on the seventy-fifth move wins"] },
        ], },
    Whereabouts { key: "automatic-draw.seventy-five-moves", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_RS, names: &["const RULE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_MD, names: &["Seventy-five moves each draw", "In the older editions they are fifty moves that nobody claimed", "One move short of seventy-five the game goes on"] },
        ], },
    Whereabouts { key: "bishop.move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn bishop"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A bishop in the middle has thirteen squares"] },
        ], },
    Whereabouts { key: "blind.adapt-locally", laws: LAWS_11_BLIND_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_RS, names: &["const ADAPT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The rules are adapted to local conditions", "With the arbiter's advice they are"] },
        ], },
    Whereabouts { key: "blind.announce", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_SPEECH_RS, names: &["fn announced"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_HEAR_RS, names: &["fn is_repeated"] },
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ANNOUNCEMENT_RS, names: &["const ANNOUNCE"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD, names: &["Announced and repeated", "Not repeated"] },
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["A move is announced, repeated and carried out", "The move is carried out by hand", "Castling is carried out with two pieces", "The move is carried out without being repeated", "Another move is repeated", "Words that nobody understands"] },
        ], },
    Whereabouts { key: "blind.announce.castling", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_SPEECH_RS, names: &["fn fmt"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_HEAR_RS, names: &["fn hear"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_WORDS_RS, names: &["const GERMAN"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD, names: &["Castling in German", "Castling in Danish", "Castling between Scandinavians"] },
        ], },
    Whereabouts { key: "blind.announce.files", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_SPEECH_RS, names: &["fn speak_step"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_HEAR_RS, names: &["fn hear"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_VOICE_RS, names: &["fn announcing"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_WORDS_RS, names: &["static FILE_NAMES"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD, names: &["The international names", "The Danish names", "Cæsar in Norwegian", "Either name is understood"] },
        ], },
    Whereabouts { key: "blind.announce.pieces", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_SPEECH_RS, names: &["fn speak_step"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_HEAR_RS, names: &["fn hear"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_WORDS_RS, names: &["const GERMAN"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD, names: &["German pieces", "Danish pieces"] },
        ], },
    Whereabouts { key: "blind.announce.promotion", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_SPEECH_RS, names: &["fn speak_step"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_HEAR_RS, names: &["fn hear"] },
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ANNOUNCEMENT_RS, names: &["const PROMOTION"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD, names: &["A promotion without its piece is incomplete", "With its piece it is complete"] },
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["A promotion without the new piece", "A promotion with it"] },
        ], },
    Whereabouts { key: "blind.announce.ranks", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_SPEECH_RS, names: &["fn speak_step"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_HEAR_RS, names: &["fn hear"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_WORDS_RS, names: &["const GERMAN"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD, names: &["German numbers", "Danish numbers", "English numbers, if the arbiter says so"] },
        ], },
    Whereabouts { key: "blind.announce.scandinavian", laws: LAWS_11_BLIND_TOML, states: &[(2017, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_SPEECH_VOICE_RS, names: &["fn announcing"] },
            File { path: CRATES_NOTATION_SRC_SPEECH_WORDS_RS, names: &["const ANNOUNCED_NORWEGIAN"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD, names: &["A Norwegian and a Dane", "A Norwegian and a Dutch player"] },
        ], },
    Whereabouts { key: "blind.assistant.duty.adjournment", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const ADJOURNMENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The assistant sees to the adjournment"] },
        ], },
    Whereabouts { key: "blind.assistant.duty.announcing", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const ANNOUNCING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The assistant announces the move"] },
        ], },
    Whereabouts { key: "blind.assistant.duty.claiming", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const CLAIMING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The assistant claims on time", "The assistant tells of a touched piece", "What nobody is accepted for", "A draw is not for the assistant to claim"] },
        ], },
    Whereabouts { key: "blind.assistant.duty.informing", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const INFORMING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The player asks for the times", "Nobody has asked"] },
        ], },
    Whereabouts { key: "blind.assistant.duty.making-moves", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const MAKING_MOVES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The assistant sets the move on the other board"] },
        ], },
    Whereabouts { key: "blind.assistant.duty.recording-and-clock", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const RECORDING_AND_CLOCK"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The assistant starts the opponent's clock"] },
        ], },
    Whereabouts { key: "blind.assistant.hearing-impaired", laws: LAWS_11_BLIND_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const HEARING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["A blind player meets a hearing-impaired one", "Nothing requires an assistant there"] },
        ], },
    Whereabouts { key: "blind.assistant.right", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const RIGHT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["An assistant for the record and the clock", "An assistant with every duty"] },
        ], },
    Whereabouts { key: "blind.assistant.sighted-alternative", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS, names: &["const ALTERNATIVE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The sighted player's assistant announces the moves", "The sighted player's assistant keeps the record", "Such an assistant is accepted for no more", "The visually disabled player has one already", "Neither player is visually disabled"] },
        ], },
    Whereabouts { key: "blind.boards-differ.records-agree", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_BOARDS_RS, names: &["const AGREE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The boards differ, and the records agree", "The other board is put right", "The records are not told"] },
        ], },
    Whereabouts { key: "blind.boards-differ.records-differ", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_BOARDS_RS, names: &["const DIFFERENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The boards differ, and so do the records"] },
        ], },
    Whereabouts { key: "blind.clock-start", laws: LAWS_11_BLIND_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ANNOUNCEMENT_RS, names: &["const CLOCK_START"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The clock is pressed before the announcement", "The clock is pressed after the announcement"] },
        ], },
    Whereabouts { key: "blind.clock.analogue", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_EQUIPMENT_RS, names: &["const ANALOGUE_CLOCK"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["One dot at every fifteen minutes", "A flag that covers the minute hand"] },
        ], },
    Whereabouts { key: "blind.clock.special", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_EQUIPMENT_RS, names: &["const SPECIAL_CLOCK"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["A speaking clock", "A clock that does not tell the number of moves", "Where the special clock must be felt"] },
        ], },
    Whereabouts { key: "blind.made", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ANNOUNCEMENT_RS, names: &["const MADE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["Captured and set, and not announced", "Set into its hole and announced", "Announced first and then set", "Mate is given with the announcement"] },
        ], },
    Whereabouts { key: "blind.record", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_RECORD_RS, names: &["const RECORD"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["Moves spoken into a recording device", "A sighted player may not", "Nobody keeps the record", "An assistant keeps it"] },
        ], },
    Whereabouts { key: "blind.sighted-normal-rules", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_RS, names: &["const SIGHTED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["A finger of the sighted player on a knight"] },
        ], },
    Whereabouts { key: "blind.slip-of-tongue", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_ANNOUNCEMENT_RS, names: &["const SLIP"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["A slip is corrected in time", "A slip is corrected too late", "The arbiter lets it count", "The sighted player slips"] },
        ], },
    Whereabouts { key: "blind.special-board", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_EQUIPMENT_RS, names: &["const SPECIAL_BOARD"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["A board of 19 by 20 cm", "A board of 20 by 20 cm", "A board with raised white squares"] },
        ], },
    Whereabouts { key: "blind.special-pieces", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_EQUIPMENT_RS, names: &["const SPECIAL_PIECES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["Black pieces without a mark", "Special pieces as they must be"] },
        ], },
    Whereabouts { key: "blind.touched", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_RS, names: &["const TOUCHED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["Feeling the pieces is not touching them", "A knight that has left its hole"] },
        ], },
    Whereabouts { key: "blind.two-boards", laws: LAWS_11_BLIND_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_BOARDS_RS, names: &["const TWO_BOARDS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BLIND_MD, names: &["The sighted player demands two boards", "The visually disabled player may demand them too", "Nobody demands two boards", "Twelve percent and a full visual field", "Ten percent are few enough, and so are twenty degrees", "Without numbers the arbiter says who is visually disabled"] },
        ], },
    Whereabouts { key: "blitz.definition", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_PACE_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["Five minutes are blitz, however they are given", "Ten minutes are blitz, however they are given", "Between ten and fifteen minutes", "A quarter of an hour is no blitz", "A game without a limit of time is neither rapid nor blitz"] },
        ], },
    Whereabouts { key: "blitz.full-supervision", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2009, "followed"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["An arbiter for each blitz game, who records it", "An arbiter for each blitz game, and no record", "Blitz stays blitz in 2005, whoever watches"] },
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Where the arbiter records a blitz game, must the players too?"] },
        ], },
    Whereabouts { key: "blitz.illegal-move-agreed-correction", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const AGREED_IN_BLITZ"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The players agree to take it back in blitz", "Nothing is taken back in 2005"] },
        ], },
    Whereabouts { key: "blitz.illegal-move-completed", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const COMPLETED_IN_BLITZ"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The press completes an illegal move in blitz"] },
        ], },
    Whereabouts { key: "blitz.illegal-move-consequence", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const CONSEQUENCE_IN_BLITZ"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["One illegal move loses, if claimed", "An arbiter who notices it alone", "One illegal move loses, claimed or seen", "A minute for the first, in blitz too", "Claimed after the reply, in blitz"] },
        ], },
    Whereabouts { key: "blitz.illegal-move-draw-if-opponent-cannot-mate", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const DRAWN_IN_BLITZ"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Only a draw can be claimed with a bare king", "Drawn against a bare king, claimed or seen", "Drawn at the second, against a bare king"] },
        ], },
    Whereabouts { key: "blitz.illegal-move-stands", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const RULE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Answered, it stands"] },
        ], },
    Whereabouts { key: "blitz.no-quickplay-claim", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_RS, names: &["const CONDITIONS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["No draw in blitz because the opponent makes no effort", "A closely watched blitz game has that claim in 2009", "A rapid game has that claim"] },
        ], },
    Whereabouts { key: "blitz.penalty-minutes", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_WRONG_RS, names: &["fn wrong"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A first illegal move in blitz, closely watched", "A wrong claim in blitz costs a minute", "A wrong claim in blitz costs a minute, watched or not", "A first illegal move in blitz", "A wrong claim of a repetition in blitz", "Three minutes, even in blitz", "An illegal move in blitz, closely watched, by the letter", "A wrong claim in blitz, closely watched, by the letter"] },
        ], },
    Whereabouts { key: "blitz.rapid-rules-apply", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_PROVISIONS_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Blitz by the rapid rules of 2023", "Blitz by the rapid rules of 2017", "Blitz by the rapid rules of 2009", "Blitz by the rapid rules of 2005"] },
        ], },
    Whereabouts { key: "blitz.rapid-rules-excluded", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_PROVISIONS_RS, names: &["fn of"] },
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_RS, names: &["const TWO_KINGS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_MD, names: &["Both kings in check in an older blitz game", "Both kings in check in a newer blitz game"] },
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["Blitz does not take over the rapid rule on illegal moves"] },
        ], },
    Whereabouts { key: "blitz.regime-announced", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["A final with an arbiter of its own"] },
        ], },
    Whereabouts { key: "blitz.show-scoresheet", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_RS, names: &["const SHOW_IN_BLITZ"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_MD, names: &["The sixth look in a blitz game"] },
        ], },
    Whereabouts { key: "blitz.supervision-ratio", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["Two blitz games are one too many"] },
        ], },
    Whereabouts { key: "blitz.supervision-recording", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["A blitz game without a record is played by the rapid rules"] },
        ], },
    Whereabouts { key: "board.diagonal", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn bishop"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["No pattern of pieces is forbidden", "The two diagonals of d4", "There are 26 diagonals", "Three squares in the middle are not a whole diagonal", "By the oldest wording three squares in the middle are one"] },
        ], },
    Whereabouts { key: "board.files-and-ranks", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_SQUARE_RS, names: &["struct File", "struct Rank"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["No pattern of pieces is forbidden", "The file and the rank of e4"] },
        ], },
    Whereabouts { key: "board.orientation", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_SQUARE_RS, names: &["fn color"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A board turned by a quarter lies wrongly", "Each player's right-hand corner is light", "No pattern of pieces is forbidden"] },
            File { path: CRATES_REFEREE_SRC_RULES_WRONG_START_MD, names: &["The corner at White's right hand is dark"] },
        ], },
    Whereabouts { key: "board.squares", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_SQUARE_RS, names: &["struct Square", "fn color"] },
            File { path: CRATES_BOARD_SRC_SQUARES_RS, names: &["const LIGHT", "const DARK"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Half of the squares are light", "The colours of six squares", "Squares that share an edge differ in colour", "No pattern of pieces is forbidden"] },
        ], },
    Whereabouts { key: "bystander.expulsion", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_RS, names: &["const EXPULSION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["The arbiter sends a spectator out", "A spectator may stay"] },
        ], },
    Whereabouts { key: "bystander.no-interference", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_RS, names: &["const INTERFERENCE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["A player of another game whispers", "Two spectators talk where the players cannot hear them"] },
        ], },
    Whereabouts { key: "bystander.phone-use", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_RS, names: &["const PHONE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["A spectator telephones in the venue", "A journalist with permission", "A walkie-talkie"] },
        ], },
    Whereabouts { key: "bystander.report-only-to-arbiter", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_RS, names: &["const REPORT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["A spectator tells the arbiter quietly, or a player", "No sentence of 2005 lets a spectator tell the arbiter"] },
        ], },
    Whereabouts { key: "castling.execution", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn attempted"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["White castles short", "White castles long", "Black castles short", "Black castles long"] },
        ], },
    Whereabouts { key: "castling.first-rank-original-rook", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn attempted"] },
            File { path: CRATES_BOARD_SRC_SETUP_RS, names: &["fn provision"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Nobody castles up the board", "A rook that replaces the first one does not castle"] },
        ], },
    Whereabouts { key: "castling.prevented-by-attack", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn judge"] },
            File { path: CRATES_BOARD_SRC_MOVEGEN_RS, names: &["fn castling_unattacked"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Not out of check", "Not across an attacked square", "Not onto an attacked square", "An attacked rook may castle", "The rook may cross an attacked square", "When the attack is over, castling is back"] },
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Not onto an attacked square"] },
        ], },
    Whereabouts { key: "castling.prevented-by-piece", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn judge"] },
            File { path: CRATES_BOARD_SRC_MOVEGEN_RS, names: &["fn castling_unblocked"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Not past a piece of one's own, even where only the rook would pass it", "Nor past one of the opponent's"] },
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Not from the array of ordinary chess", "Of two rooks on one side, the one with the right castles"] },
        ], },
    Whereabouts { key: "castling.right-lost-king-moved", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn judge"] },
            File { path: CRATES_BOARD_SRC_SETUP_RS, names: &["fn provision"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A king that went and came back castles no more"] },
        ], },
    Whereabouts { key: "castling.right-lost-rook-moved", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn judge"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A rook that replaces the first one does not castle", "A rook that went and came back castles no more, the other one may"] },
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["A rook that has moved does not castle, the other one may"] },
        ], },
    Whereabouts { key: "castling.single-king-move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_RS, names: &["fn play"] },
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn attempted"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Castling is one move, and then it is the opponent's turn", "Castling is among the moves of the king"] },
        ], },
    Whereabouts { key: "check.definition", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn checkers"] },
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn checkers"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pinned piece gives check"] },
        ], },
    Whereabouts { key: "check.no-self-check", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_RS, names: &["fn no_self_check"] },
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn checkers"] },
            File { path: CRATES_BOARD_SRC_MOVEGEN_RS, names: &["fn en_passant_is_safe"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pinned rook stays between its king and the attacker", "A pinned knight may not move and attacks all the same", "Two pawns may not leave the rank that shields their king", "A king does not step onto an attacked square", "A king does not retreat along the line of the check", "Not onto an attacked square", "When the attack is over, castling is back", "A pinned piece gives check", "A bishop pinned on a file cannot move at all", "A check is not ignored", "A move that leaves the king in check is illegal"] },
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Not onto an attacked square", "The rook may not leave the king open to a check along the rank"] },
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A pinned knight does not count"] },
        ], },
    Whereabouts { key: "chess960.castling.announce", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "stated"), (2014, "stated"), (2017, "stated"), (2018, "stated"), (2023, "stated")], reason: Some(REASONS[1]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Castling unannounced stands"] },
            File { path: CRATES_REFEREE_SRC_RULES_CHESS960_MD, names: &["Castling that nobody announces stands"] },
        ], },
    Whereabouts { key: "chess960.castling.empty-squares", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn judge"] },
            File { path: CRATES_BOARD_SRC_MOVEGEN_RS, names: &["fn castling_unblocked"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["The other rook may stand in the way", "Nothing stands between, but a knight stands where the king would end", "A bishop stands where the rook would end", "A knight stands in the way of the rook", "A knight stands in both ways, and on the other side in neither", "One knight bars both sides", "Of two rooks on one side, the one with the right castles"] },
            File { path: CRATES_CLI_TESTS_PLAY_CHESS960_TXT, names: &[] },
        ], },
    Whereabouts { key: "chess960.castling.final-squares", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
            File { path: CRATES_BOARD_SRC_MOVES_RS, names: &["fn destination"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["From b1 the king still ends on c1 or g1", "For Black it is the eighth rank", "From every start and on both sides", "The other rook may stand in the way"] },
        ], },
    Whereabouts { key: "chess960.castling.first-move", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Short castling as the very first move", "Long castling as the very first move", "It is possible from 162 starts, on one side, by changing places", "Not from the array of ordinary chess"] },
        ], },
    Whereabouts { key: "chess960.castling.may-stay-occupied", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Pieces on a1, b1 and e1 do not matter to c1 and d1", "Nor do pieces on a1 and b1 when the king comes from e1", "Pieces on e1 and h1 do not matter to f1 and g1"] },
        ], },
    Whereabouts { key: "chess960.castling.method.double-move", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["King and rook both move, e1-c1 and b1-d1", "King and rook both move, f1-c1 and b1-d1", "618 times on the c-side, 588 times on the g-side"] },
            File { path: CRATES_REFEREE_SRC_RULES_CHESS960_MD, names: &["King and rook go to their squares, the king first"] },
        ], },
    Whereabouts { key: "chess960.castling.method.king-only", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["The rook is on d1 already", "The rook is on f1 already", "102 times on the c-side, 174 times on the g-side"] },
            File { path: CRATES_REFEREE_SRC_RULES_CHESS960_MD, names: &["Only the king moves"] },
        ], },
    Whereabouts { key: "chess960.castling.method.rook-only", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["The king is on g1 already", "The king is on c1 already", "A rook passes its king only by castling", "The king that goes to its rook castles, and the rook alone cannot be meant", "168 times on the c-side, 108 times on the g-side"] },
        ], },
    Whereabouts { key: "chess960.castling.method.transposition", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["King f1 and rook g1 change places", "Rook c1 and king d1 change places", "72 times on the c-side, 90 times on the g-side"] },
        ], },
    Whereabouts { key: "chess960.castling.once", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn judge"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Who has castled has no right left", "Castling is one move"] },
        ], },
    Whereabouts { key: "chess960.castling.one-may-stay", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn execute"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["King and rook never both stay", "One of them stays 270 times on the c-side and 282 times on the g-side"] },
        ], },
    Whereabouts { key: "chess960.castling.ordinary-conditions", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn judge"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Not across an attacked square, on the way to c1", "Nor on a long way to g1", "Not onto an attacked square", "Not out of check, even where the rook would come to the king's rescue", "The rook may cross an attacked square", "An attacked rook may castle", "The rook may not leave the king open to a check along the rank", "A rook that has moved does not castle, the other one may"] },
        ], },
    Whereabouts { key: "chess960.castling.physical", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_GAME_SENSED_RS, names: &["fn sensed_move"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["King off the board, rook across, king down again"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Castling as Chess960 advises", "Castling as Chess960 advises, by hand", "Chess960: the rook alone is moved", "Chess960: the king is put beside the board first"] },
        ], },
    Whereabouts { key: "chess960.game", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_CHESS960_RS, names: &["struct Chess960"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Number 518 is the array of ordinary chess, with its twenty moves", "Elsewhere too, pawns, knights and bishops move as they always do"] },
        ], },
    Whereabouts { key: "chess960.start.bishops-opposite", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_CHESS960_RS, names: &["fn first_rank"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["One bishop on each colour", "Two bishops on dark squares are refused"] },
        ], },
    Whereabouts { key: "chess960.start.black-mirrors", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_CHESS960_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Black's array is White's", "Two different arrays are no start"] },
        ], },
    Whereabouts { key: "chess960.start.count", laws: LAWS_09_CHESS960_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_CHESS960_RS, names: &["struct Chess960"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["The 960 starts all differ", "Six starts by their numbers", "And back from the array to the number"] },
        ], },
    Whereabouts { key: "chess960.start.generation", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_CHESS960_RS, names: &["fn draw", "fn from_seed", "fn from_dice"] },
            File { path: CRATES_REFEREE_SRC_ACT_START_RS, names: &["fn admit"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Whatever is drawn has a number and keeps the limits", "Arrangements thrown with dice are held to the same limits"] },
            File { path: CRATES_REFEREE_SRC_RULES_CHESS960_MD, names: &["A program draws the start", "The start is thrown with a die", "A throw that is thrown again stands among the throws", "The game begins from another position", "The game has begun", "An edition without Chess960"] },
        ], },
    Whereabouts { key: "chess960.start.king-between-rooks", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_CHESS960_RS, names: &["fn first_rank"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["The king starts between the rooks", "Outside the rooks it may not start", "So it never starts in a corner"] },
        ], },
    Whereabouts { key: "chess960.start.ranks", laws: LAWS_09_CHESS960_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_CHESS960_RS, names: &["fn first_rank"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["Pawns on the second rank, the other pieces on the first", "Three rooks and one knight are no set"] },
        ], },
    Whereabouts { key: "clock.adjust-pieces-on-own-time", laws: LAWS_02_CLOCK_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_RS, names: &["const ADJUST_PIECES"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ARBITER_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A piece is put straight while the opponent thinks", "Between the move and the press"] },
        ], },
    Whereabouts { key: "clock.assistant", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["An assistant presses for a player", "An assistant is not acceptable"] },
        ], },
    Whereabouts { key: "clock.assistant-time-adjustment", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_RS, names: &["const ASSISTANT_TIME"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A player with a disability loses no time by an assistant", "Whoever has an assistant has the time adjusted", "A bandaged hand"] },
        ], },
    Whereabouts { key: "clock.chess-clock", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_RS, names: &["struct Clock"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["A press stops one display and starts the other", "A paused clock does not run"] },
            File { path: CRATES_REFEREE_SRC_RULES_START_MD, names: &["A press stops one display and starts the other", "A paused clock does not run"] },
        ], },
    Whereabouts { key: "clock.defective-replaced", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "guided"), (2017, "guided"), (2018, "guided"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["A new clock is set by judgement"] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A display stands still for four minutes"] },
        ], },
    Whereabouts { key: "clock.flag", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_RS, names: &["fn flag"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["fn down"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Each flag can be down while the other is up, or both"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["Each clock has a flag of its own"] },
        ], },
    Whereabouts { key: "clock.improper-handling-penalty", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_RS, names: &["const HANDLING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["Improper handling is penalised", "Improper handling may be penalised"] },
        ], },
    Whereabouts { key: "clock.indication-conclusive", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_ACT_CLOCK_RS, names: &["fn admit"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["The clock is believed, not a wrist watch"] },
        ], },
    Whereabouts { key: "clock.interruption", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_RS, names: &["const INTERRUPTION"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_DEFAULT_TIME_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_PRESS_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_RESUME_TXT, names: &[] },
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Power fails, and play goes on later"] },
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_MD, names: &["The lights go out", "The power fails, and the record breaks off"] },
        ], },
    Whereabouts { key: "clock.no-hovering", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_CHESS960_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A finger on the button"] },
        ], },
    Whereabouts { key: "clock.placement", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["The clock stands on Black's right"] },
        ], },
    Whereabouts { key: "clock.player-may-stop", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_RS, names: &["const MAY_STOP"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_JSON_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_MD, names: &["No second queen is at hand", "A player stops the clock and fetches a drink", "The opponent has done something illegal"] },
        ], },
    Whereabouts { key: "clock.proper-handling", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_RS, names: &["const PROPER_HANDLING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A press before the move", "The clock is lifted from the table"] },
        ], },
    Whereabouts { key: "clock.restart", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_RS, names: &["const RESTART"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ARBITER_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_RESUME_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_WRONG_CLAIM_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_MD, names: &["A player starts the clock without the arbiter", "Without an arbiter both players restart the clocks", "One who agreed more than a minute ago may have left", "Where there is an arbiter, the players do not restart the clocks", "A clock that is not stopped needs no agreement"] },
        ], },
    Whereabouts { key: "clock.right-to-press", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "guided"), (2017, "guided"), (2018, "guided"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Both may press, one after the other"] },
            File { path: CRATES_REFEREE_SRC_RULES_COMPLETION_MD, names: &["The press after the reply", "A hand over the clock"] },
        ], },
    Whereabouts { key: "clock.same-hand", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["One hand moves, the other presses"] },
        ], },
    Whereabouts { key: "clock.start", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_START_RS, names: &["const START"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_AGREED_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_ARBITER_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_CHESS960_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_DEFAULT_TIME_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_FOOLS_MATE_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_HANDS_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_JSON_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_PRESS_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_RESUME_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_THREEFOLD_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_WRONG_CLAIM_TXT, names: &[] },
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["White's display runs from the start"] },
            File { path: CRATES_REFEREE_SRC_RULES_START_MD, names: &["White's clock runs from the appointed time", "White's clock runs although White is not there", "In 2005 and 2009 the glossary names no bounds"] },
        ], },
    Whereabouts { key: "clock.time-until-press", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_RS, names: &["fn press"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Time until the press", "The press comes too late"] },
            File { path: CRATES_REFEREE_SRC_RULES_COMPLETION_MD, names: &["Three seconds from the board to the clock", "Made in time, pressed too late"] },
        ], },
    Whereabouts { key: "clock.unjustified-stop", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_RS, names: &["const UNJUSTIFIED"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ARBITER_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_JSON_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_MD, names: &["Five seconds left, and nothing to ask", "A weak reason is a reason"] },
        ], },
    Whereabouts { key: "clock.wrong-setting", laws: LAWS_02_CLOCK_TOML, states: &[(2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_RS, names: &["const WRONG_SETTING"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["The right setting is put in"] },
            File { path: CRATES_REFEREE_SRC_RULES_PAUSE_MD, names: &["The increment was forgotten", "Ten moves have been played with the wrong setting"] },
        ], },
    Whereabouts { key: "conduct.access-to-area", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_RS, names: &["const ACCESS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["A trainer steps up to the boards", "A player who has finished stays among the boards", "Permission to enter"] },
        ], },
    Whereabouts { key: "conduct.area-definition", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const AREA"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["The analysis room is not the playing area"] },
        ], },
    Whereabouts { key: "conduct.assist-reconstruction", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RS, names: &["const ASSIST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["Both players help", "No duty to help but after a flag"] },
        ], },
    Whereabouts { key: "conduct.both-guilty", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_REFUSAL_RS, names: &["const BOTH_GUILTY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_REFUSAL_MD, names: &["Neither player resumes play", "They comply after all"] },
        ], },
    Whereabouts { key: "conduct.breach-penalised", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_BREACH_RS, names: &["const PENALISED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A breach has a penalty", "A breach may have a penalty", "Notes on the scoresheet are a matter of conduct, or are not"] },
        ], },
    Whereabouts { key: "conduct.claim-checking", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["The players replay the game, and the arbiter watches", "The older editions do not say who checks a claim"] },
        ], },
    Whereabouts { key: "conduct.disrepute", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const DISREPUTE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["The arbiter finds that the game was brought into disrepute", "It was nothing", "After the game is over"] },
        ], },
    Whereabouts { key: "conduct.distraction", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const DISTRACTION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["Fingers tapping on the table", "A noise in an edition without a rule on noise"] },
        ], },
    Whereabouts { key: "conduct.finished-players", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_RS, names: &["const FINISHED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["A player who has finished comments on a game"] },
        ], },
    Whereabouts { key: "conduct.inspection", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const INSPECTION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["The arbiter wants to see the jacket", "The older editions have no inspections"] },
        ], },
    Whereabouts { key: "conduct.inspection-refusal", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const INSPECTION_REFUSED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A refused inspection has a penalty"] },
        ], },
    Whereabouts { key: "conduct.inspection-same-gender", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const SAME_GENDER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A woman inspects a woman"] },
        ], },
    Whereabouts { key: "conduct.leave-area-on-move", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const LEAVE_AREA"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["White has the move and walks to the canteen", "Black walks there while White has the move", "White has asked before"] },
        ], },
    Whereabouts { key: "conduct.leave-venue", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const LEAVE_VENUE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["Out of the building without asking", "To the toilet", "Out of the building with permission"] },
        ], },
    Whereabouts { key: "conduct.no-outside-help", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const NO_HELP"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["An opening book in the corridor", "Another game on a spare board", "Which game it was matters only by the letter of one edition"] },
        ], },
    Whereabouts { key: "conduct.noise-source", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const NOISE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A device beeps in a bag", "A device beeps in a bag, and sound is what counts", "A rattling bracelet"] },
        ], },
    Whereabouts { key: "conduct.opponent-reports-leaving", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const REPORT_LEAVING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["Black leaves without reporting, as the regulations ask", "Black has reported", "No regulation asks for it"] },
        ], },
    Whereabouts { key: "conduct.persistent-refusal", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_REFUSAL_RS, names: &["const PERSISTENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_REFUSAL_MD, names: &["The third time that a player does not record the moves", "The opponent has only a king", "It was a misunderstanding"] },
        ], },
    Whereabouts { key: "conduct.right-to-explanation", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A player asks how a draw is claimed", "The older editions do not lay this right down"] },
        ], },
    Whereabouts { key: "conduct.smoking", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const SMOKING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A cigarette in the hall", "An electronic cigarette", "Where smoking is allowed"] },
        ], },
    Whereabouts { key: "conduct.unreasonable-claims-and-offers", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const OFFERS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["Three offers in a lost position", "One offer while the opponent thinks", "Claim after claim"] },
        ], },
    Whereabouts { key: "conduct.venue-definition", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const VENUE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["The canteen belongs to the venue, the street does not", "Nobody has told whether the arbiter has added the place"] },
        ], },
    Whereabouts { key: "dead-position.article-9-restatement", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEAD_POSITION_RS, names: &["const RESTATED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_MD, names: &["The last rook is captured: king against king", "A lone knight mates nobody"] },
        ], },
    Whereabouts { key: "default-time.forfeit", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "enforced"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_RS, names: &["const FORFEIT"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ASK_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_DEFAULT_TIME_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_MD, names: &["Half an hour late, to the second", "Half an hour and a second late", "Half an hour and a second late, and the arbiter lets Black play", "An hour late, to the second", "An hour and a second late", "A second late, and no arbiter can help", "The event gives half an hour, and Black needs all of it", "The event gives half an hour, and Black needs a second more", "A second late, and the arbiter decides", "Nobody comes", "White comes too late, and Black not at all", "White comes too late and may play, and Black is still awaited", "Both come too late, and each is decided about", "Older editions have no mark for it"] },
        ], },
    Whereabouts { key: "default-time.neither-present", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_RS, names: &["const NEITHER_PRESENT"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_DEFAULT_TIME_TXT, names: &[] },
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["White comes ten minutes late", "Black comes before White"] },
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_MD, names: &["White is ten minutes late, Black twelve", "Black comes before White, and White bears it all", "Nobody is there, and nobody may be late"] },
        ], },
    Whereabouts { key: "default-time.value", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "guided"), (2009, "enforced"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_RS, names: &["const DEFAULT_TIME"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_MD, names: &["Nothing is laid down, so nobody may be late", "Nothing is laid down in 2009, so nobody may be late", "Nothing is laid down in 2005, so a player has an hour", "Nothing is laid down in 2014, so the Laws call nobody late", "A quarter of an hour is laid down", "The other editions leave no such start to the regulations"] },
        ], },
    Whereabouts { key: "devices.bag-storage", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_RS, names: &["const BAG"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_MD, names: &["A phone in the agreed bag", "A phone in a bag, and no regulation allows it", "A phone in the agreed bag that rings"] },
        ], },
    Whereabouts { key: "devices.bag-use", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_RS, names: &["const BAG_USE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A drink from the bag with the phone in it", "The opponent opens it", "With permission"] },
        ], },
    Whereabouts { key: "devices.ban-in-venue", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_RS, names: &["const BAN"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_MD, names: &["A switched-off phone in the jacket", "A silent phone in the pocket", "A smart watch that cannot communicate", "A device that the arbiter has approved"] },
        ], },
    Whereabouts { key: "devices.loss-of-game", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_RS, names: &["const LOSS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_MD, names: &["A phone rings in the hall", "A phone rings in the hall, and the arbiter decides what the opponent scores", "The alarm beeps", "A silent phone is found in a pocket", "A switched-off phone is found in a pocket", "A phone rings in the agreed bag", "Nobody has told where the phone was"] },
        ], },
    Whereabouts { key: "devices.milder-penalty", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_RS, names: &["const MILDER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_MD, names: &["A milder penalty was announced", "A milder penalty of which the arbiter says how much", "Expulsion is not milder", "The older editions leave no room for it"] },
        ], },
    Whereabouts { key: "devices.opponent-score", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_RS, names: &["const OPPONENT_SCORE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEVICE_MD, names: &["The opponent wins", "The opponent has only a king"] },
        ], },
    Whereabouts { key: "displaced.call-arbiter", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_RS, names: &["const CALL_ARBITER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_MD, names: &["The players disagree on where the rook stood", "Pieces put back by the arbiter"] },
        ], },
    Whereabouts { key: "displaced.found-later", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_RS, names: &["const FOUND_LATER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_MD, names: &["A bishop was put back on the wrong square", "It is no illegal move", "The board is put right where nothing was played since", "Moves that nobody followed are void with those before them", "The position goes back over an illegal move that nobody saw"] },
        ], },
    Whereabouts { key: "displaced.last-identifiable-position", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_RS, names: &["const LAST_IDENTIFIABLE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_MD, names: &["Both scoresheets agree up to move fourteen"] },
        ], },
    Whereabouts { key: "displaced.penalty", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_RS, names: &["const PENALTY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_MD, names: &["Knocked over in time trouble, and pressed", "No penalty is called for"] },
        ], },
    Whereabouts { key: "displaced.restore-in-own-time", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_RS, names: &["const RESTORE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DISPLACED_MD, names: &["The king falls while White moves, and the clock is not pressed", "White presses before they are put back", "A move and a press told as one", "Two hands do not hide displaced pieces", "Two hands later, with pieces that were asked about before", "Black knocks pieces over while White's clock runs", "Pressing back without a move is not granted unasked", "Nothing is displaced"] },
        ], },
    Whereabouts { key: "displays.allowed", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["A monitor on the wall"] },
        ], },
    Whereabouts { key: "displays.no-claim-from-display", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const NO_DISPLAY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["The counter shows thirty-nine, the scoresheets forty", "The monitor says so, and so does the scoresheet"] },
        ], },
    Whereabouts { key: "draw-agreement.offer-rules-conditional", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_RS, names: &["const CONDITIONAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_MD, names: &["Where agreed draws are forbidden a wrong claim offers nothing", "Before the move from which draws can be agreed a wrong claim offers nothing draw-agreement.offer-rules-conditional", "In 2005 a wrong claim is an offer, unconditionally", "Nobody can agree on a draw before both have moved", "Where draws are never agreed the rules on offers do not apply"] },
        ], },
    Whereabouts { key: "draw-agreement.restriction-by-regulations", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_RS, names: &["const RESTRICTION"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_AGREED_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_MD, names: &["No draw before move 30: the players cannot agree on move 20", "The Laws of 2005 give no ground for such a regulation", "Without the regulation the players agree as they like", "No draw before move 30: may White at least offer?", "The arbiter consents, and the players agree on move 20", "The arbiter does not consent", "A repetition draws whatever the regulations say of agreement"] },
        ], },
    Whereabouts { key: "draw-claim.correct-claim", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const CORRECT"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_THREEFOLD_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["The move of the claim is not played any more", "A resignation of the opponent waits as well", "A flag seen while a claim is examined waits for it", "A second claim waits for the first"] },
        ], },
    Whereabouts { key: "draw-claim.counts-as-offer", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const OFFER"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_WRONG_CLAIM_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["The opponent accepts after a wrong claim", "The opponent touches a piece, and the offer is gone", "The opponent need not wait for the arbiter's answer", "A claim in a quickplay finish", "Both players owe the mark of an offer", "A claim is an offer: accepted, the game is drawn without an answer"] },
        ], },
    Whereabouts { key: "draw-claim.forfeited-by-touching", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "followed"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const FORFEITED", "const RULE"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_HANDS_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["Taking hold of a piece costs the right to claim", "The arbiter takes a claim after a touch for an incorrect one", "The arbiter gives less time for a claim after a touch", "In 2005 only a move costs the right to claim", "A player who has moved claims wrongly", "The right comes back on the next move", "Adjusting a pawn costs nothing", "An accident forfeits no claim", "The arbiter says that it was an accident", "The arbiter says that it was meant"] },
        ], },
    Whereabouts { key: "draw-claim.no-withdrawal", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const NO_WITHDRAWAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["A claim cannot be taken back", "A resignation waits for a claim made before it", "The claim is wrong: the resignation counts", "There is no claim to take back", "A claim of something else is no claim of a draw to take back"] },
        ], },
    Whereabouts { key: "draw-claim.stop-clock", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "followed"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const RULE"] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_WRONG_RS, names: &["fn wrong"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_WRONG_CLAIM_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["The claimant leaves the clock running", "The claimant stops the clock, and has a reason"] },
        ], },
    Whereabouts { key: "draw-claim.written-move-binding", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const BINDING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["The move recorded for a claim is final", "Before 2017 the move may be changed until it is announced"] },
        ], },
    Whereabouts { key: "draw-claim.wrong-claim-claimant-deduction", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_WRONG_RS, names: &["fn wrong"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["More than two minutes left: half is lost, three minutes at most", "One to two minutes left: one minute remains", "Less than a minute left: nothing is lost", "Exactly two minutes, exactly one", "Since 2009 the claimant loses no time"] },
        ], },
    Whereabouts { key: "draw-claim.wrong-claim-penalty", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_WRONG_RS, names: &["const WRONG"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_WRONG_CLAIM_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["What a wrong claim costs with ten minutes left", "What a wrong claim costs with less than two minutes left", "What a wrong claim costs in rapid", "What a wrong claim costs in blitz under the rapid rules", "What a wrong claim costs in blitz under the competition rules", "A second wrong claim costs the same again", "The claim is wrong: the flag counts"] },
        ], },
    Whereabouts { key: "draw-claim.wrong-claim-play-continues", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_KEYS_RS, names: &["const WRONG_CLAIM_PLAY_CONTINUES"] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const RULE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["The claimant must play the move announced", "A claim without a move leaves the choice", "The move announced is illegal: its piece must move", "In 2005 an illegal announcement is nowhere dealt with: it binds", "In 2005 an illegal announcement is nowhere dealt with: it is free draw-claim.wrong-claim-play-continues 3 2005", "The move announced is illegal, and its piece cannot move at all"] },
        ], },
    Whereabouts { key: "draw-offer.irrevocable-until-answered", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_RS, names: &["const IRREVOCABLE"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_AGREED_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_PRESS_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_MD, names: &["An offer cannot be taken back", "Touching a piece to move it declines, whatever is said afterwards", "Adjusting a piece declines nothing", "No is no, even a minute later", "A flag that was seen leaves nothing to accept", "A flag that was claimed leaves nothing to accept", "A flag that nobody has noticed does not hinder the draw"] },
        ], },
    Whereabouts { key: "draw-offer.other-moment", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_RS, names: &["const OTHER_MOMENT"] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_MD, names: &["An offer on the opponent's time can be accepted", "An offer before the move stands, and waits for no move", "A third offer in a row stands, and may be a disturbance"] },
        ], },
    Whereabouts { key: "draw-offer.unconditional", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_RS, names: &["const UNCONDITIONAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_MD, names: &["An offer with a condition, accepted: the arbiter lets it stand", "An offer with a condition, accepted: the arbiter finds it void", "What follows an acceptance waits with it", "The condition binds nobody", "Moving declines an offer that the arbiter has not judged yet"] },
        ], },
    Whereabouts { key: "draw-offer.when", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_RS, names: &["const WHEN"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_AGREED_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_PRESS_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_OFFER_MD, names: &["An offer between the move and the clock comes at the right moment", "An offer after the press is late, and good all the same"] },
        ], },
    Whereabouts { key: "end.checkmate", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CHECKMATE_RS, names: &["const CHECKMATE"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_FOOLS_MATE_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_CHECKMATE_MD, names: &["The fastest mate ends the game, and the clock no longer counts", "A knight was touched, and the rook mates", "A knight was touched, and the rook may not mate", "Two hands give mate", "A pinned rook cannot mate"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["A mate with two hands ends the game", "A mate that touch-move forbids, and nobody saw the touch", "A sensed mate ends the game when the other side begins"] },
        ], },
    Whereabouts { key: "end.dead-position", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEAD_POSITION_RS, names: &["const DEAD"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEAD_POSITION_MD, names: &["Two kings are left, and nobody presses", "A knight alone cannot mate", "Bishops on squares of one colour", "Bishops on squares of both colours", "The last gap in the wall is closed", "The only move takes the last piece", "A game that begins with nothing to play for", "Where no proof is found the arbiter decides: drawn", "Where no proof is found the arbiter decides: play goes on"] },
        ], },
    Whereabouts { key: "end.draw-agreement", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_RS, names: &["const AGREEMENT"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_AGREED_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_MD, names: &["Agreed after twenty moves", "Nobody can agree on a draw after mate"] },
        ], },
    Whereabouts { key: "end.draw-agreement-one-move-each", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_RS, names: &["const MOVE_EACH"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_MD, names: &["A draw without a move", "A draw after one move by White", "A draw after one move each", "A draw without a move, where nothing forbids it", "A draw without a move, where the event forbids it"] },
        ], },
    Whereabouts { key: "end.draw-fifty-pointer", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const FIFTY_POINTER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_MD, names: &["Fifty moves draw only if they are claimed"] },
        ], },
    Whereabouts { key: "end.draw-repetition-pointer", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const THREEFOLD_POINTER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_MD, names: &["A third occurrence draws only if it is claimed"] },
        ], },
    Whereabouts { key: "end.resignation", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RESIGNATION_RS, names: &["const RESIGNATION"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ARBITER_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_BARE_KING_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_RESIGNATION_MD, names: &["A lone king resigns to a rook", "Nothing counts after a resignation"] },
        ], },
    Whereabouts { key: "end.resignation-unwinnable", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RESIGNATION_RS, names: &["const UNWINNABLE"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_BARE_KING_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_RESIGNATION_MD, names: &["A player resigns to a lone king", "A player resigns to a lone king, and has lost", "A knight can mate a king with a rook beside it", "A queen that must be taken can never mate", "Where no proof is found the arbiter says whether mate is possible end.resignation-unwinnable"] },
        ], },
    Whereabouts { key: "end.stalemate", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_STALEMATE_RS, names: &["const STALEMATE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_STALEMATE_MD, names: &["A queen too near", "The capture in passing is a move", "The same pawns, and nothing to capture in passing", "A queen that jumps like a knight stalemates nobody", "A knight was touched, and the queen stalemates", "A knight was touched, and the queen may not stalemate"] },
        ], },
    Whereabouts { key: "execution.assistant", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["An assistant moves the pieces", "An assistant whom the arbiter does not accept"] },
        ], },
    Whereabouts { key: "execution.one-hand", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const ONE_HAND"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const ONE_HAND"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Two hands to castle", "Two hands to capture", "Two hands for a plain move, where the list is closed"] },
        ], },
    Whereabouts { key: "fide.official-ruling", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_RS, names: &["const OFFICIAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["Who may put a question to FIDE"] },
        ], },
    Whereabouts { key: "fifty-move.claim-on-board", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const FIFTY_ON_BOARD"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_FIFTY_MOVES_MD, names: &["Fifty moves each stand on the board", "White has made only 49", "Fifteen moves later the claim is as good", "Castling is neither a pawn move nor a capture", "The last move is made, and the clock not pressed", "In 2023 a move without its press is not completed: not yet", "In 2023 a move without its press is not completed: let it count", "Mate on the fiftieth move leaves nothing to claim"] },
        ], },
    Whereabouts { key: "fifty-move.claim-with-intended-move", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const FIFTY_INTENDED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_FIFTY_MOVES_MD, names: &["The move written completes the fifty", "The move written is White's fiftieth, and Black has made 49", "The move written is a pawn move", "Saying the move is not writing it"] },
        ], },
    Whereabouts { key: "flag.both-fallen-earlier-period", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_BOTH_RS, names: &["const EARLIER"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["The clock knows which flag fell first"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["Both flags are down at move forty, and nobody saw which fell first flag.both-fallen-earlier-period 1", "Both flags are down, and the clock shows which fell first", "Both flags are down in a game with increment", "Both flags are down in a game with increment, White's first", "Both flags are down, and both players have completed forty moves", "White's flag fell first, but it is Black who has not completed the moves flag.both-fallen-earlier-period 2005 2009", "Both flags are down before the last period, where the guidelines hold"] },
        ], },
    Whereabouts { key: "flag.both-fallen-last-period", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_BOTH_RS, names: &["const LAST"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Both flags in the same millisecond", "Black's flag is known to have fallen first"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["Both flags are down in the last period", "Both flags are down in the last period, and Black's fell first", "Both flags are down, and the guidelines were announced", "Both flags are down, and no guidelines were announced"] },
        ], },
    Whereabouts { key: "flag.considered-fallen", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const CONSIDERED"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Nobody noticed for twenty seconds"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["Claimed twenty seconds after the fall", "A claim while the flag is up", "Nobody saw the flag, and White mates", "The arbiter alone sees the flag"] },
            File { path: CRATES_REFEREE_SRC_RULES_RESIGNATION_MD, names: &["Nobody saw the flag, and the opponent resigns", "Nobody saw the flag of a lone king, and the opponent resigns"] },
        ], },
    Whereabouts { key: "flag.draw-if-opponent-cannot-mate", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const CANNOT_MATE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["A lone king cannot win on time", "A knight cannot mate a king with a queen beside it", "A knight can mate a king with a rook beside it", "A queen that must be taken", "Two knights against a pawn", "Two queens against a pawn", "Where no proof is found the arbiter says whether mate is possible flag.draw-if-opponent-cannot-mate", "Whoever resigns while that is asked has said nothing new"] },
        ], },
    Whereabouts { key: "flag.fall-definition", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["fn down"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Three seconds pass", "A press in time, with two seconds a move"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["Three seconds pass", "A press in time"] },
        ], },
    Whereabouts { key: "flag.loss-on-time", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const LOSS"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ARBITER_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_RESUME_TXT, names: &[] },
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Move 40 was made, and no press came", "A flag cannot fall for a period that is completed"] },
            File { path: CRATES_REFEREE_SRC_RULES_AGREEMENT_MD, names: &["The flag falls after the agreement"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["The fortieth move was made and not pressed", "The fortieth move was pressed in time", "A bishop and a knight lose on time to nobody", "Nobody has seen what an edition says, so the arbiter is asked", "It does not say so after all"] },
            File { path: CRATES_REFEREE_SRC_RULES_RESIGNATION_MD, names: &["The flag falls after the resignation", "The flag falls after a resignation to a lone king"] },
            File { path: CRATES_REFEREE_SRC_RULES_STALEMATE_MD, names: &["A flag that falls after stalemate loses nothing"] },
        ], },
    Whereabouts { key: "game.two-players", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_COLOR_RS, names: &["enum Color"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Two sides share one board", "A player moves no piece of the opponent", "Black does not begin", "White does not move twice running", "Castling is one move, and then it is the opponent's turn"] },
        ], },
    Whereabouts { key: "glossary.adjourn", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["Stopped for a fire alarm, a game is not adjourned"] },
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A fire alarm interrupts a game"] },
        ], },
    Whereabouts { key: "glossary.algebraic-notation", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_GLOSSARY_MD, names: &["The square in the fifth file and on the fourth rank"] },
        ], },
    Whereabouts { key: "glossary.analyse", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A second board in the corridor"] },
        ], },
    Whereabouts { key: "glossary.appeal", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A decision can be appealed against"] },
        ], },
    Whereabouts { key: "glossary.arbiter", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Of two arbiters either decides"] },
        ], },
    Whereabouts { key: "glossary.arbiter-discretion", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["What is left to the arbiter is asked"] },
        ], },
    Whereabouts { key: "glossary.assistant", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["An assistant who records a blitz game"] },
        ], },
    Whereabouts { key: "glossary.attack", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A rook and a king that attack each other"] },
        ], },
    Whereabouts { key: "glossary.black", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Sixteen black pieces, thirty-two black squares"] },
        ], },
    Whereabouts { key: "glossary.blitz", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Ten minutes are blitz, a second more is rapid", "Three minutes and two seconds a move"] },
        ], },
    Whereabouts { key: "glossary.board", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Sixty-four squares"] },
        ], },
    Whereabouts { key: "glossary.capture", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_GLOSSARY_MD, names: &["A capture, with and without its sign"] },
        ], },
    Whereabouts { key: "glossary.castling", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_GLOSSARY_MD, names: &["Castling on the king's side"] },
        ], },
    Whereabouts { key: "glossary.check", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Check from two pieces is check"] },
        ], },
    Whereabouts { key: "glossary.checkmate", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A back rank mate"] },
        ], },
    Whereabouts { key: "glossary.chess-clock", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["One clock runs, the other stands"] },
        ], },
    Whereabouts { key: "glossary.chess-set", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Thirty-two pieces"] },
        ], },
    Whereabouts { key: "glossary.claim", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A claim is made to the arbiter"] },
        ], },
    Whereabouts { key: "glossary.clock", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["White's clock is one display"] },
        ], },
    Whereabouts { key: "glossary.completed-move", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Made and not completed"] },
        ], },
    Whereabouts { key: "glossary.contiguous-area", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A call where calls are allowed"] },
        ], },
    Whereabouts { key: "glossary.cumulative-mode", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The time of a move is added before it"] },
        ], },
    Whereabouts { key: "glossary.dead-position", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Two kings"] },
        ], },
    Whereabouts { key: "glossary.default-time", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A second before the default time"] },
        ], },
    Whereabouts { key: "glossary.delay-mode", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A delay", "A delay that is over"] },
        ], },
    Whereabouts { key: "glossary.demonstration-board", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A demonstration board"] },
        ], },
    Whereabouts { key: "glossary.diagonal", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["From corner to corner"] },
        ], },
    Whereabouts { key: "glossary.disability", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["An assistant costs a player with a disability no time"] },
        ], },
    Whereabouts { key: "glossary.displaced", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A rook between two squares"] },
        ], },
    Whereabouts { key: "glossary.draw", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A draw is half a point each"] },
        ], },
    Whereabouts { key: "glossary.draw-offer", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A draw offer on move eleven"] },
        ], },
    Whereabouts { key: "glossary.e-cigarette", laws: LAWS_TERMS_TOML, states: &[(2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["An electronic cigarette is one"] },
        ], },
    Whereabouts { key: "glossary.electronic-device", laws: LAWS_TERMS_TOML, states: &[(2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A smart watch on the wrist"] },
        ], },
    Whereabouts { key: "glossary.en-passant", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_GLOSSARY_MD, names: &["En passant"] },
        ], },
    Whereabouts { key: "glossary.exchange", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A knight for a knight"] },
        ], },
    Whereabouts { key: "glossary.explanation", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A player asks about the Laws"] },
        ], },
    Whereabouts { key: "glossary.fair-play", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The clock is pressed with pieces on wrong squares"] },
        ], },
    Whereabouts { key: "glossary.fifty-move-rule", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Fifty moves are claimed"] },
        ], },
    Whereabouts { key: "glossary.file", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["From e1 to e8"] },
        ], },
    Whereabouts { key: "glossary.flag", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The clock shows nothing"] },
        ], },
    Whereabouts { key: "glossary.flag-fall", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Nothing is left"] },
        ], },
    Whereabouts { key: "glossary.forfeit", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The second illegal move"] },
        ], },
    Whereabouts { key: "glossary.horizontal", laws: LAWS_TERMS_TOML, states: &[(2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A rank goes across it"] },
        ], },
    Whereabouts { key: "glossary.illegal", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Kings side by side"] },
        ], },
    Whereabouts { key: "glossary.increment", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_START_MD, names: &["An increment of one second is outside what the glossary names", "One of thirty seconds is not"] },
        ], },
    Whereabouts { key: "glossary.intervene", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A spectator calls a flag"] },
        ], },
    Whereabouts { key: "glossary.j-adoube", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["J'adoube"] },
        ], },
    Whereabouts { key: "glossary.king-side", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["The half with the kings"] },
        ], },
    Whereabouts { key: "glossary.legal-move", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A move that breaks nothing"] },
        ], },
    Whereabouts { key: "glossary.made", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The captured piece still stands there"] },
        ], },
    Whereabouts { key: "glossary.minor-piece", laws: LAWS_TERMS_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_PIECE_RS, names: &["fn is_minor"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A bishop, and not a rook"] },
        ], },
    Whereabouts { key: "glossary.mobile-phone", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A phone on the person"] },
        ], },
    Whereabouts { key: "glossary.monitor", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A video wall"] },
        ], },
    Whereabouts { key: "glossary.move", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Forty moves of each player"] },
        ], },
    Whereabouts { key: "glossary.move-counter", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The counter counts presses"] },
        ], },
    Whereabouts { key: "glossary.ordinary-chess", laws: LAWS_TERMS_TOML, states: &[(2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Start position 518"] },
        ], },
    Whereabouts { key: "glossary.organiser", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The scoresheets are the organiser's"] },
        ], },
    Whereabouts { key: "glossary.over-the-board", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A game on the internet"] },
        ], },
    Whereabouts { key: "glossary.pause", laws: LAWS_TERMS_TOML, states: &[(2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Neither clock runs"] },
        ], },
    Whereabouts { key: "glossary.penalties", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A warning is the mildest"] },
        ], },
    Whereabouts { key: "glossary.piece", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A king, in one language"] },
        ], },
    Whereabouts { key: "glossary.playing-area", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The analysis room is not the hall"] },
        ], },
    Whereabouts { key: "glossary.playing-venue", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The refreshment area belongs to the venue"] },
        ], },
    Whereabouts { key: "glossary.points", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Three points for a win"] },
        ], },
    Whereabouts { key: "glossary.press-clock", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["White presses"] },
        ], },
    Whereabouts { key: "glossary.promotion", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A queen on the square of promotion"] },
        ], },
    Whereabouts { key: "glossary.queen-side", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["The half with the queens"] },
        ], },
    Whereabouts { key: "glossary.queen-verb", laws: LAWS_TERMS_TOML, states: &[(2018, "repeats")], reason: Some(REASONS[3]), code: &[], cases: &[], },
    Whereabouts { key: "glossary.rank", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["From a4 to h4"] },
        ], },
    Whereabouts { key: "glossary.rapid", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Less than an hour is rapid", "Ten minutes are not"] },
        ], },
    Whereabouts { key: "glossary.regulations", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The regulations do not say which supervision there is"] },
        ], },
    Whereabouts { key: "glossary.repetition", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The fifth time"] },
        ], },
    Whereabouts { key: "glossary.replacement", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The pawn is gone"] },
        ], },
    Whereabouts { key: "glossary.resign", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A player resigns"] },
        ], },
    Whereabouts { key: "glossary.rest-rooms", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A rest room belongs to the venue"] },
        ], },
    Whereabouts { key: "glossary.result", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Black never came", "Both refuse"] },
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_MD, names: &["White wins without play", "Nobody comes", "Both have moved before the arbiter decides: that game was played"] },
        ], },
    Whereabouts { key: "glossary.scoresheet", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["An electronic scoresheet"] },
        ], },
    Whereabouts { key: "glossary.sealed-move", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["An adjourned game holds one sealed move"] },
        ], },
    Whereabouts { key: "glossary.seventy-five-move-rule", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Seventy-five are not"] },
        ], },
    Whereabouts { key: "glossary.spectators", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A player who has finished watches"] },
        ], },
    Whereabouts { key: "glossary.stalemate", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Stalemate"] },
        ], },
    Whereabouts { key: "glossary.standard", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["An hour is standard", "An hour is not less than an hour"] },
        ], },
    Whereabouts { key: "glossary.start-of-session", laws: LAWS_TERMS_TOML, states: &[(2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_LATENESS_MD, names: &["Lateness is counted from the start of the session", "A minute later it is too late", "Without such a regulation it is counted from the start of the game"] },
        ], },
    Whereabouts { key: "glossary.supervise", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["One arbiter, three rapid games"] },
        ], },
    Whereabouts { key: "glossary.the-exchange", laws: LAWS_TERMS_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_PIECE_RS, names: &["fn won_the_exchange"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A rook for a bishop"] },
        ], },
    Whereabouts { key: "glossary.time-control", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Forty moves in time"] },
        ], },
    Whereabouts { key: "glossary.time-period", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["Two periods"] },
        ], },
    Whereabouts { key: "glossary.touch-move", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A touched king must move"] },
        ], },
    Whereabouts { key: "glossary.vertical", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["A file goes up the board"] },
        ], },
    Whereabouts { key: "glossary.white", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Sixteen white pieces, thirty-two white squares"] },
        ], },
    Whereabouts { key: "glossary.win-or-loss-by-default", laws: LAWS_TERMS_TOML, states: &[(2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["The opponent never came"] },
        ], },
    Whereabouts { key: "glossary.zero-tolerance", laws: LAWS_TERMS_TOML, states: &[(2014, "repeats"), (2017, "repeats"), (2018, "repeats"), (2023, "repeats")], reason: Some(REASONS[3]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GLOSSARY_MD, names: &["A second too late where nobody may be late"] },
        ], },
    Whereabouts { key: "guidelines.status", laws: LAWS_08_ADJOURNED_TOML, states: &[(2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_RS, names: &["const STATUS"] },
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_RS, names: &["const GUIDELINES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ADJOURN_MD, names: &["A player asks to adjourn, and adjournment is only a guideline", "Adjournment is an appendix of the Laws"] },
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["The guidelines are advice", "In 2005 adjournment is part of the Laws"] },
        ], },
    Whereabouts { key: "illegal-move.completed", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const COMPLETED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["The knight is pinned to the king, and the clock not pressed", "The press completes it", "A mate that is no legal move ends nothing", "A picture of mate, and the clock pressed", "A board that guards refuses it", "Nobody has done anything wrong", "The opponent answers before the press", "Only a completed one counts, and only that of its player", "An illegal move without a press can be answered, not pressed by the other", "What was taken back is not completed by a later press", "A piece of the opponent is moved", "Two pieces are moved at once, and the clock is pressed", "A wrong pawn is taken off with the one that captures", "The arbiter does not count it, and the pieces go back", "Nobody saw it, and the opponent claims", "Two pieces are moved, nobody saw it, and the opponent claims", "An enemy piece is taken off, nobody saw it, and the opponent claims", "Answered before the press, and completed by the player's next move", "Answered before the press, and completed by a late press", "Answered before the press, completed by the next move, and found later", "Answered before the press, completed by the next move, and claimed", "Answered and not pressed when it is found", "Answered and not pressed, and only taken back", "Without a clock the reply completes what the arbiter saw", "An unfinished move that nobody saw is answered", "An unfinished move that nobody saw is answered by hand"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["An illegal move put right before the press, sensed", "The opponent's hand changes nothing about an illegal move", "The opponent answers an illegal move by hand, before the press"] },
        ], },
    Whereabouts { key: "illegal-move.draw-if-opponent-cannot-mate", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const DRAWN"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["A bare king cannot mate", "In 2005 it loses all the same", "King and knight can mate a king and a rook", "A king is taken, and the opponent's queen can mate"] },
        ], },
    Whereabouts { key: "illegal-move.final-penalty", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_CONSEQUENCE_RS, names: &["fn lost_by"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["The second loses", "The third loses", "A press and a king left in check are two", "In 2017 too", "In 2017 the other way round is not settled", "In 2017 the other way round, and the arbiter lets any two lose"] },
        ], },
    Whereabouts { key: "illegal-move.first-penalty", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_CONSEQUENCE_RS, names: &["fn penalised"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_HANDS_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["The opponent gets two minutes", "Two minutes for the second as well", "One of each", "A minute in rapid", "A minute in blitz, two in rapid, closely watched"] },
        ], },
    Whereabouts { key: "illegal-move.king-capture", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "followed"), (2009, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const KING_CAPTURE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["A king left in check is taken, and the first irregularity counts", "The same where the article does not name it"] },
        ], },
    Whereabouts { key: "illegal-move.last-identifiable-position", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const LAST_IDENTIFIABLE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["The scoresheets are complete only up to move twenty", "An illegal move of a time unknown loses as the second", "Back to the start"] },
        ], },
    Whereabouts { key: "illegal-move.press-without-moving", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const PRESSED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["Pressed without a move", "In older editions the arbiter decides", "A press without a move that the arbiter did not see", "The clock is pressed with the piece in the hand", "A press without a move is answered"] },
        ], },
    Whereabouts { key: "illegal-move.press-without-moving-penalty", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const PRESSED_PENALTY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["Two presses without a move", "Two presses without a move, in 2017"] },
        ], },
    Whereabouts { key: "illegal-move.replacement-touch-move", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const REPLACEMENT"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_HANDS_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["Only one move of the knight is legal", "The knight has no legal move at all", "The rook was pinned, and what it took can be taken by another", "The pinned knight took a piece that the pawn can take", "The bishop cannot move, and what it took must be taken"] },
        ], },
    Whereabouts { key: "illegal-move.restore-position", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const RESTORE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["Found at move thirteen, however long ago it was", "The game is over when it is found", "In a quick game with little supervision the reply closes it", "Of two illegal moves the first decides, and the other is asked about", "The other one does not count", "A king captured in answer to an illegal move", "A voided second illegal move that would lose", "Players do not correct what the arbiter corrects", "Without a clock the answer shows that the move was completed", "Each of several illegal moves that were taken back is asked about"] },
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_MD, names: &["In standard play it is an illegal move like any other"] },
            File { path: CRATES_REFEREE_SRC_RULES_OVERRULING_MD, names: &["A loss by illegal moves, and the move is still on the board"] },
        ], },
    Whereabouts { key: "illegal-move.two-hands", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const TWO_HANDS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["Two hands, nobody saw it, and the opponent claims"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Two hands and the press", "Two hands without a press", "Two hands without a press, in 2017", "Two hands in older texts", "King and rook in two hands"] },
        ], },
    Whereabouts { key: "illegal-move.two-hands-penalty", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const TWO_HANDS_PENALTY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Two hands, then a king left in check", "Two moves with two hands, in 2017", "Two hands, then a king left in check, in 2017", "A king left in check, then two hands, in 2017"] },
        ], },
    Whereabouts { key: "illegal-move.unpromoted-pawn", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const UNPROMOTED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["The pawn stays on the last rank", "In older editions it is played again", "The queen gives stalemate", "The pawn takes a rook and stays", "It would lose, and Black has a bare king", "Not pressed, any piece can still be chosen", "Released on g8 it must become a piece there", "In 2005 the square does not bind", "The pawn was taken before anybody noticed", "A pawn left on the last rank, found after the reply"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["A pawn left there and the clock pressed", "The queen of the Laws gives mate", "The queen of the Laws gives stalemate"] },
        ], },
    Whereabouts { key: "irregularity.clock-times", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
            File { path: CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_RS, names: &["const CLOCK_TIMES"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_HANDS_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["The arbiter fixes both times after an irregularity"] },
            File { path: CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_MD, names: &["Found nine minutes later", "The increments of the moves that are taken back", "Play goes on without an answer", "Pieces put back after a displacement", "A move that had to be another one gave an increment", "No clock, nothing to set", "The question falls away when play goes on"] },
        ], },
    Whereabouts { key: "irregularity.clock-times-left", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_RS, names: &["const LEFT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_MD, names: &["The arbiter leaves the clock as it is", "In older editions the arbiter fixes the times"] },
        ], },
    Whereabouts { key: "irregularity.move-counter", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
            File { path: CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_RS, names: &["const COUNTER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["The counter of the clock is brought into line"] },
            File { path: CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_MD, names: &["Seventeen moves counted, and sixteen completed", "Back over the end of a period"] },
        ], },
    Whereabouts { key: "king.step", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn king"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A king in the middle has eight squares", "A king does not step onto an attacked square", "A king does not retreat along the line of the check", "Nobody castles up the board"] },
        ], },
    Whereabouts { key: "knight.move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn knight"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A knight in the middle has eight squares", "A knight is not hemmed in"] },
        ], },
    Whereabouts { key: "legality.illegal-move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_RS, names: &[] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A move that leaves the king in check is illegal", "A pawn that leaps three squares moves illegally"] },
        ], },
    Whereabouts { key: "legality.illegal-position", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_REACHABILITY_RS, names: &["fn impossibilities"] },
            File { path: CRATES_BOARD_SRC_SETUP_RS, names: &["fn provision"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Both kings in check", "Nine pawns", "A pawn behind where pawns start", "A bishop behind a pawn that never moved"] },
            File { path: CRATES_BOARD_TESTS_REACHABILITY_RS, names: &["fn checks_of_the_provision", "fn pieces_that_never_moved", "fn pieces_that_were_never_let_out", "fn promotions", "fn pawns", "fn tempo", "fn last_moves", "fn every_position_of_an_ordinary_game_is_possible", "fn every_position_of_a_chess960_game_is_possible", "fn valid_positions_are_accepted", "fn invalid_positions_are_refused"] },
        ], },
    Whereabouts { key: "legality.legal-move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_RS, names: &[] },
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn legal_moves"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A move that touch-move forbids is still a legal move", "A move made with two hands is still a legal move"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Two hands make a legal move, which Article 7 treats as illegal"] },
        ], },
    Whereabouts { key: "move-made.capture", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const CAPTURE_MADE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["The captured pawn is still on the board", "The pawn captured en passant is still on the board", "The clock is pressed in the middle of a capture", "A capture in either order, sensed", "Begun by hand, and finished as the board senses it", "The captured pawn is still in the hand"] },
        ], },
    Whereabouts { key: "move-made.castling", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const CASTLING_MADE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["King and rook released", "The rook is still held", "Rook first is not castling", "Begun by a sensor, and finished by hand", "Castling in two steps, sensed", "The clock is pressed in the middle of castling"] },
        ], },
    Whereabouts { key: "move-made.illegal-replaced", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const REPLACED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Illegal, and noticed before the press"] },
        ], },
    Whereabouts { key: "move-made.plain", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const MADE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["A knight put on f3 and let go", "A knight held on f3", "A slide on a board that senses its pieces", "The opponent moves before the press", "Something that no move explains, sensed", "The opponent begins by hand", "The opponent's whole move answers what was sensed", "Lifted as the board senses it, and put down by hand", "An illegal move that the board senses is named", "Without a clock, nobody presses twice for one move, sensed"] },
        ], },
    Whereabouts { key: "move-made.promotion", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const PROMOTION_MADE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["The pawn is off and the queen stands", "The pawn stands on the last rank", "The queen stands and the pawn too", "A pawn released on the last rank becomes a piece, sensed"] },
        ], },
    Whereabouts { key: "move.capture", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_RS, names: &["fn play"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["What is captured leaves the board in the same move"] },
        ], },
    Whereabouts { key: "move.completed-by-ending-game", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_CONTEXT_RS, names: &["fn completing"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_CHECKMATE_MD, names: &["Checkmate wins, and needs no press"] },
            File { path: CRATES_REFEREE_SRC_RULES_COMPLETION_MD, names: &["A rook that may not move there completes nothing", "The seventy-fifth move draws before the flag falls", "The fifth occurrence draws before the flag falls", "The fifth occurrence draws, though nothing completes the move", "A draw agreed before the press completes the move"] },
            File { path: CRATES_REFEREE_SRC_RULES_RESIGNATION_MD, names: &["A resignation before the press"] },
            File { path: CRATES_REFEREE_SRC_RULES_STALEMATE_MD, names: &["Stalemate needs no press"] },
        ], },
    Whereabouts { key: "move.completed-by-next-move", laws: LAWS_02_CLOCK_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_COMPLETION_RS, names: &["const NEXT_MOVE"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["A move that was never pressed is counted by hand"] },
            File { path: CRATES_REFEREE_SRC_RULES_COMPLETION_MD, names: &["A forgotten press is made good by the next move", "Nobody presses at all", "A forgotten press stays forgotten"] },
        ], },
    Whereabouts { key: "move.completed-by-press", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_RS, names: &["fn press"] },
            File { path: CRATES_REFEREE_SRC_GAME_APPLY_RS, names: &["fn press"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["A move is completed by the press", "Move 40 made, but not pressed in time", "Move 40 pressed a second before the end"] },
            File { path: CRATES_REFEREE_SRC_RULES_COMPLETION_MD, names: &["The press completes the move", "Move forty is made, and the flag falls before the press", "Move forty is pressed with a second left"] },
        ], },
    Whereabouts { key: "move.not-onto-own-piece", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn not_onto_own_piece"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A rook may not take its own pawn", "Nobody castles up the board"] },
        ], },
    Whereabouts { key: "notation.algebraic-only", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_RS, names: &["fn read"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Algebraic notation is read", "Descriptive and numeric notation are not"] },
        ], },
    Whereabouts { key: "notation.arbiter-warns", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_NOTATION_RS, names: &["const WARNS"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["The arbiter warns"] },
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["Descriptive notation, and the arbiter notices", "The arbiter is asked about two entries, and answers both", "Bad handwriting is not another notation", "Another language is not another notation", "Somebody points at the notation"] },
        ], },
    Whereabouts { key: "notation.castling-long", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn castling"] },
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn castling"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn castling"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["0-0-0"] },
        ], },
    Whereabouts { key: "notation.castling-short", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn castling"] },
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn castling"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn castling"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["0-0", "Castling has its signs everywhere"] },
        ], },
    Whereabouts { key: "notation.draw-offer", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_RS, names: &["struct Entry"] },
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn following"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A draw is offered"] },
            File { path: CRATES_NOTATION_TESTS_LAWS_PROPERTIES_RS, names: &["fn printed_examples_replay"] },
        ], },
    Whereabouts { key: "notation.en-passant-mark", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn following"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["The mark e.p.", "It may be left out", "It might not", "Three of them in 2009", "None in 2005"] },
        ], },
    Whereabouts { key: "notation.en-passant-square", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["En passant the pawn arrives behind its prey"] },
        ], },
    Whereabouts { key: "notation.example-all-signs", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_PROFILE_RS, names: &["fn style"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["In English, with all signs", "In Danish, Swedish and Norwegian", "In Dutch"] },
            File { path: CRATES_NOTATION_TESTS_LAWS_PROPERTIES_RS, names: &["fn printed_examples_replay"] },
        ], },
    Whereabouts { key: "notation.example-long-form", laws: LAWS_05_NOTATION_TOML, states: &[(2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_FORM_RS, names: &["enum Departure"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["In the long form", "It is not quite the same game"] },
            File { path: CRATES_NOTATION_TESTS_LAWS_PROPERTIES_RS, names: &["fn printed_examples_replay"] },
        ], },
    Whereabouts { key: "notation.example-no-signs", laws: LAWS_05_NOTATION_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_FORM_RS, names: &["const TERSE"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Without signs"] },
            File { path: CRATES_NOTATION_TESTS_LAWS_PROPERTIES_RS, names: &["fn printed_examples_replay"] },
        ], },
    Whereabouts { key: "notation.figurines-in-print", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn sign_at"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_sign"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Figurines"] },
        ], },
    Whereabouts { key: "notation.file-letters", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn signs"] },
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn file_at"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["The h-file is at White's right", "Files are small letters"] },
        ], },
    Whereabouts { key: "notation.hyphen", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn separator"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["No hyphen in the older editions", "A needless one in 2023", "A needless one in a capture"] },
        ], },
    Whereabouts { key: "notation.long-form", laws: LAWS_05_NOTATION_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_FORM_RS, names: &["enum Departure"] },
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn departure"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["The long form", "It was not always provided for"] },
        ], },
    Whereabouts { key: "notation.national-letters", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_LANGUAGE_RS, names: &["struct Language"] },
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn sign_at"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["F is a French bishop", "A game in French letters", "Each player has letters of his own"] },
        ], },
    Whereabouts { key: "notation.optional-signs", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_PROFILE_RS, names: &["struct Profile"] },
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn departures"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Four signs may be left out", "Three of them in 2009", "None in 2005", "Castling has its signs everywhere"] },
        ], },
    Whereabouts { key: "notation.other-system-no-evidence", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_NOTATION_RS, names: &["const NO_EVIDENCE"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Another system proves nothing"] },
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["A claim that rests on descriptive notation"] },
        ], },
    Whereabouts { key: "notation.pawn-capture", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn departure", "fn separator"] },
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn mover"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A pawn captures", "And without x", "Its file must be given", "None in 2005"] },
        ], },
    Whereabouts { key: "notation.pawn-move", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn departure"] },
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn mover"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A pawn is its square"] },
        ], },
    Whereabouts { key: "notation.pawn-no-letter", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_LANGUAGE_RS, names: &["fn sign"] },
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn signs"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_sign"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Without a letter it is a pawn", "A letter for a pawn is wrong"] },
        ], },
    Whereabouts { key: "notation.piece-capture", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn separator"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A capture with x", "And without", "Not in 2005", "Tolerated in 2009"] },
        ], },
    Whereabouts { key: "notation.piece-letter", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_LANGUAGE_RS, names: &["struct Language"] },
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn signs"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_sign"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["The English letters", "The Danish, Swedish, Norwegian and Dutch letters", "The letter is a capital"] },
        ], },
    Whereabouts { key: "notation.piece-means-no-pawn", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_LANGUAGE_RS, names: &["struct Language"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Five pieces have a sign, the pawn has none"] },
        ], },
    Whereabouts { key: "notation.piece-move", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn departure"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A bishop", "A knight", "A rook"] },
        ], },
    Whereabouts { key: "notation.promotion", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn promotion"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_promotion"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A queen", "A knight, by a capture", "A bishop", "A rook"] },
        ], },
    Whereabouts { key: "notation.rank-numbers", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn rank_at"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Each side starts on two ranks"] },
        ], },
    Whereabouts { key: "notation.recommended-for-print", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "stated"), (2009, "stated"), (2014, "stated"), (2017, "stated"), (2018, "stated"), (2023, "stated")], reason: Some(REASONS[1]), code: &[],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Books may choose"] },
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["A book in another notation breaks no rule"] },
        ], },
    Whereabouts { key: "notation.sign-capture", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn separator"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["x captures"] },
        ], },
    Whereabouts { key: "notation.sign-check", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn following"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_check"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A check"] },
        ], },
    Whereabouts { key: "notation.sign-en-passant", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn following"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["e.p."] },
        ], },
    Whereabouts { key: "notation.sign-mate", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn following"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_check"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Checkmate", "A double check is no checkmate"] },
        ], },
    Whereabouts { key: "notation.square-names", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_SCAN_RS, names: &["fn rank_at"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Sixty-four names"] },
        ], },
    Whereabouts { key: "notation.two-pawns-capture", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_PROFILE_RS, names: &["struct Profile"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Two pawns"] },
        ], },
    Whereabouts { key: "notation.two-pieces-capture", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_READ_CONFORM_RS, names: &["fn separator"] },
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn write_step"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["One of two knights captures", "In the example of 2009", "On one file", "Elsewhere", "Without x"] },
        ], },
    Whereabouts { key: "notation.two-pieces-elsewhere", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn distinction"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Two knights elsewhere", "The rank would do"] },
        ], },
    Whereabouts { key: "notation.two-pieces-same-file", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn distinction"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Two knights on one file"] },
        ], },
    Whereabouts { key: "notation.two-pieces-same-rank", laws: LAWS_05_NOTATION_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_NOTATION_SRC_WRITE_RS, names: &["fn distinction"] },
        ],
        cases: &[
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Two knights on one rank", "The example of 2009", "A pinned knight does not count"] },
        ], },
    Whereabouts { key: "objective.checkmate", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn is_checkmate"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["The king is attacked and nothing helps: checkmate", "No move, but no attack either, is not checkmate"] },
        ], },
    Whereabouts { key: "objective.king-not-capturable", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn not_onto_a_king"] },
            File { path: CRATES_BOARD_SRC_SETUP_RS, names: &["fn provision"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pinned rook stays between its king and the attacker", "A king is never captured, not even where it could not stand", "Both kings in check"] },
            File { path: CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD, names: &["Kings side by side"] },
        ], },
    Whereabouts { key: "objective.mated-player-loses", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_CHECKMATE_RS, names: &["const MATED_LOSES"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["The player who has the move is the one mated, and so the loser"] },
            File { path: CRATES_REFEREE_SRC_RULES_CHECKMATE_MD, names: &["The checkmated player has lost"] },
        ], },
    Whereabouts { key: "objective.no-mate-possible", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DEAD_POSITION_RS, names: &["const NO_MATE"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["King against king is drawn", "King and rook against king goes on"] },
            File { path: CRATES_REFEREE_SRC_RULES_DEAD_POSITION_MD, names: &["The last pawn falls", "A rook is enough to mate"] },
        ], },
    Whereabouts { key: "pawn.capture", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn pawn_capture"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pawn captures to both sides and not ahead", "A pawn does not go diagonally to an empty square"] },
        ], },
    Whereabouts { key: "pawn.double-step", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn pawn_double_step"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["On its first move a pawn may step two squares, or one", "The second square must be empty", "So must the first", "A pawn that has moved steps one square only"] },
        ], },
    Whereabouts { key: "pawn.en-passant", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn is_en_passant"] },
            File { path: CRATES_BOARD_SRC_MOVEGEN_RS, names: &["fn en_passant_is_safe"] },
            File { path: CRATES_BOARD_SRC_SETUP_RS, names: &["fn provision"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pawn captured in passing disappears from the square beside", "A pawn that came in two steps is not captured in passing", "Two pawns may not leave the rank that shields their king", "Capturing in passing can answer a check", "One move later it is too late"] },
        ], },
    Whereabouts { key: "pawn.en-passant-immediate", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn is_en_passant"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pawn that came in two steps is not captured in passing", "One move later it is too late"] },
        ], },
    Whereabouts { key: "pawn.single-step", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn pawn_step"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pawn does not step onto a piece", "A pawn steps one square", "So must the first", "A pawn that leaps three squares moves illegally"] },
            File { path: CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT, names: &[] },
            File { path: CRATES_CLI_TESTS_PLAY_JSON_TXT, names: &[] },
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["Its file must be given", "En passant the pawn arrives behind its prey"] },
        ], },
    Whereabouts { key: "penalty.expulsion", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const EXPULSION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["Expelled from the competition"] },
        ], },
    Whereabouts { key: "penalty.fine", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const FINE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["A fine that nobody has announced", "A fine that was announced", "A fine in an edition that has none"] },
        ], },
    Whereabouts { key: "penalty.loss-of-game", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const LOSS_OF_GAME"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["The arbiter declares the game lost", "Half a point for an opponent with only a king", "The game lost without a word on the opponent is won by the opponent", "A quarter of a point for the opponent", "A winner who loses the game after all"] },
        ], },
    Whereabouts { key: "penalty.menu", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const LIST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["The list in its order", "The list in its order, since 2017", "A warning, and time for the opponent", "No time is given once the game is over", "No exclusion in the older editions"] },
        ], },
    Whereabouts { key: "penalty.offender-points", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_POINTS_RS, names: &["fn after_penalty"] },
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const OFFENDER_POINTS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["A drawn game, and half a point less for the offender", "A quarter of a point", "Half a point off, and the game is won later", "Two penalties add up", "Nothing is left to take", "Three points for a win"] },
        ], },
    Whereabouts { key: "penalty.offender-time", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const OFFENDER_TIME"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["Five minutes off the offender"] },
        ], },
    Whereabouts { key: "penalty.opponent-points", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_POINTS_RS, names: &["fn after_penalty"] },
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const OPPONENT_POINTS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["A drawn game, and half a point more for the opponent", "Half a point more for the opponent of a winner", "No more than the game gives"] },
        ], },
    Whereabouts { key: "penalty.opponent-time", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const OPPONENT_TIME"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["Three minutes for the opponent"] },
        ], },
    Whereabouts { key: "penalty.round-exclusion", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const ROUND_EXCLUSION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["Excluded from the next round"] },
        ], },
    Whereabouts { key: "penalty.warning", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_RS, names: &["const WARNING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PENALTY_MD, names: &["A warning changes nothing"] },
        ], },
    Whereabouts { key: "pieces.set", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_PIECE_RS, names: &["enum Role"] },
            File { path: CRATES_BOARD_SRC_SETUP_RS, names: &["fn provision"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Sixteen pieces a side", "No pattern of pieces is forbidden", "Nine pawns"] },
        ], },
    Whereabouts { key: "pieces.staunton-illustration", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "stated"), (2017, "stated"), (2018, "stated"), (2023, "stated")], reason: Some(REASONS[0]), code: &[],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["No pattern of pieces is forbidden"] },
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["Nobody can object to a set of another pattern by Article 2"] },
        ], },
    Whereabouts { key: "pieces.symbols", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_PIECE_RS, names: &["fn figurine"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["The figurines stand in the order of Unicode", "Every piece but the pawn has a letter", "No pattern of pieces is forbidden"] },
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["The letters of the pieces that Article 2 lists"] },
        ], },
    Whereabouts { key: "points.individual-scores-normal", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_ADMIT_RS, names: &["fn permitted_points"] },
            File { path: CRATES_REFEREE_SRC_POINTS_RS, names: &["fn amount"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_OVERRULING_MD, names: &["Three quarters and a quarter are no scores of chess", "In the older editions no rule forbids quarters", "Half a point for one and nothing for the other is allowed"] },
        ], },
    Whereabouts { key: "points.standard", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_POINTS_RS, names: &["fn of_ending"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_OVERRULING_MD, names: &["Nobody gets more than a game gives", "A draw agreed by mistake: play goes on"] },
            File { path: CRATES_REFEREE_SRC_RULES_SIGNED_RESULT_MD, names: &["The winner has one point, the loser none", "Who does not come scores nothing", "A draw is half a point each", "The event counts three points for a win", "And one point for a draw"] },
        ], },
    Whereabouts { key: "points.total-cap", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_ADMIT_RS, names: &["fn permitted_points"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_OVERRULING_MD, names: &["The winner keeps the point, and the opponent may not have one too points.total-cap 1", "In the older editions no rule forbids one point each", "Both players have lost", "With three points for a win a draw may not become two each"] },
        ], },
    Whereabouts { key: "position.initial", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn initial"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["No pattern of pieces is forbidden", "The usual array", "Each queen on her own colour"] },
        ], },
    Whereabouts { key: "preface.acceptance", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "stated"), (2009, "stated"), (2014, "stated"), (2017, "stated"), (2018, "stated"), (2023, "stated")], reason: Some(REASONS[2]), code: &[],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["What the preface asks of federations changes no game"] },
        ], },
    Whereabouts { key: "preface.arbiter-judgement", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_KEYS_RS, names: &["const JUDGEMENT"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ARBITER_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_APPEAL_MD, names: &["The arbiter takes a penalty in time back"] },
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["What is told must belong to the incident"] },
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["Options are listed, and none is picked"] },
        ], },
    Whereabouts { key: "preface.authentic-text", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "stated"), (2009, "stated"), (2014, "stated"), (2017, "stated"), (2018, "stated"), (2023, "stated")], reason: Some(REASONS[2]), code: &[],
        cases: &[
            File { path: CRATES_CASES_TESTS_LAWS_PREFACE_MD, names: &["The English numbers decide between two translations", "One translation was read"] },
        ], },
    Whereabouts { key: "preface.effective-date", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_EDITION_RS, names: &["fn on"] },
        ],
        cases: &[
            File { path: CRATES_CASES_TESTS_LAWS_PREFACE_MD, names: &["The edition in force on the day of the game"] },
        ], },
    Whereabouts { key: "preface.federation-rules", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_RS, names: &["const FEDERATION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["A national rule in a national event", "The same rule in a rated tournament", "Later editions do not grant it"] },
        ], },
    Whereabouts { key: "preface.gaps-by-analogy", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_KEYS_RS, names: &["const GAPS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_APPEAL_MD, names: &["An edition that neither grants an appeal nor denies it", "It is refused there"] },
            File { path: CRATES_REFEREE_SRC_RULES_BYSTANDER_MD, names: &["Nothing is said of the playing area in the older editions"] },
            File { path: CRATES_REFEREE_SRC_RULES_CONDUCT_MD, names: &["A cigarette in the hall, in an edition without a rule on it"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["Both flags are down, and no rule says what follows"] },
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["What an increment makes of the last period no article says"] },
            File { path: CRATES_REFEREE_SRC_RULES_START_MD, names: &["Chess960 under an edition that does not have it", "Ordinary chess needs no Chess960"] },
        ], },
    Whereabouts { key: "preface.gender", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "stated"), (2009, "stated"), (2014, "stated"), (2018, "stated")], reason: Some(REASONS[2]), code: &[],
        cases: &[
            File { path: CRATES_CASES_TESTS_LAWS_PREFACE_MD, names: &["No rule is worded for men alone"] },
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["Nothing else holds for a woman"] },
        ], },
    Whereabouts { key: "preface.rated-games", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_RS, names: &["const RATED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["A game by house rules cannot be rated", "A game by the Laws can"] },
        ], },
    Whereabouts { key: "preface.scope-over-the-board", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_RS, names: &["const SCOPE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["A game on the internet", "A game over the board"] },
        ], },
    Whereabouts { key: "preface.two-parts", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_NUMBER_RS, names: &["fn rules"] },
        ],
        cases: &[
            File { path: CRATES_CASES_TESTS_LAWS_PREFACE_MD, names: &["Basic rules and competition rules"] },
        ], },
    Whereabouts { key: "preface.unrated-games", laws: LAWS_07_CONDUCT_ARBITER_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_RS, names: &["const UNRATED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PREFACE_MD, names: &["An event by house rules that is not rated"] },
        ], },
    Whereabouts { key: "promotion.any-order", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_AMOUNT_RS, names: &["fn promoted"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["The new piece first"] },
        ], },
    Whereabouts { key: "promotion.capture-on-square", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_AMOUNT_RS, names: &["fn promoted"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["A rook stands on the square of promotion"] },
        ], },
    Whereabouts { key: "promotion.choice-final", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const CHOICE_FINAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["A new rook has touched the square", "A new rook beside the board"] },
        ], },
    Whereabouts { key: "promotion.effect-immediate", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_RS, names: &["fn play"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A new queen gives check at once", "And checkmate"] },
        ], },
    Whereabouts { key: "promotion.free-choice", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn promotion"] },
            File { path: CRATES_BOARD_SRC_PIECE_RS, names: &["const PROMOTIONS"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A second queen is allowed"] },
        ], },
    Whereabouts { key: "promotion.mandatory", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn promotion"] },
            File { path: CRATES_BOARD_SRC_SETUP_RS, names: &["fn provision"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A pawn reaches the last rank as queen, rook, bishop or knight", "It does not stay a pawn or become a king"] },
            File { path: CRATES_NOTATION_TESTS_LAWS_NOTATION_MD, names: &["A queen"] },
        ], },
    Whereabouts { key: "promotion.pawn-need-not-be-placed", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_AMOUNT_RS, names: &["fn promoted"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["The pawn need not be put on the last rank"] },
        ], },
    Whereabouts { key: "promotion.square", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_RS, names: &["fn play"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["The new piece stands where the pawn would have arrived"] },
        ], },
    Whereabouts { key: "queen.move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn queen"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A queen has the thirteen and the fourteen"] },
        ], },
    Whereabouts { key: "quickplay.announced", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_ADMISSIBLE_RS, names: &["const ANNOUNCED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["Nobody announced the guidelines", "The guidelines were announced", "In 2005 and 2009 nothing needs to be announced"] },
        ], },
    Whereabouts { key: "quickplay.claim.agreed", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_DECISION_RS, names: &["const AGREED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The arbiter agrees", "The arbiter does not agree"] },
        ], },
    Whereabouts { key: "quickplay.claim.conditions", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_RS, names: &["const CONDITIONS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["A claim with less than two minutes left", "Two minutes left are too much", "After the flag it is too late", "The opponent has the move", "In 2005 the claimant must stop the clock", "Later the claimant may let it run", "Stopping the clock to claim is no breach", "No claim once the increment is in play"] },
        ], },
    Whereabouts { key: "quickplay.claim.final", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_DECISION_RS, names: &["const FINAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["In 2005 and 2009 the decision is final", "Since 2017 nothing makes it final"] },
        ], },
    Whereabouts { key: "quickplay.claim.grounds", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_RS, names: &["const GROUNDS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["A ground must be named", "Both grounds can be named", "In 2005 and 2009 no ground need be named"] },
        ], },
    Whereabouts { key: "quickplay.claim.is-draw-offer", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_RS, names: &["const IS_OFFER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The claim is an offer as well", "Since 2017 it is not"] },
        ], },
    Whereabouts { key: "quickplay.claim.postponed", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_DECISION_RS, names: &["const POSTPONED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["Postponed, with two minutes for the opponent", "Postponed without them"] },
        ], },
    Whereabouts { key: "quickplay.claim.postponed.final-result", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_DECISION_RS, names: &["const FINAL_RESULT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["A draw after the flag has fallen", "A loss after the flag has fallen", "An opponent who cannot mate at all leaves nothing to decide", "A draw before any flag has fallen", "A postponed decision can stay postponed, or become a rejection", "The opponent's flag falls first", "Before 2023 the test is about the final position and the opponent"] },
        ], },
    Whereabouts { key: "quickplay.claim.rejected", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_DECISION_RS, names: &["const REJECTED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["A rejected claim gives the opponent two minutes", "Each rejected claim does", "In rapid it is two minutes as well"] },
        ], },
    Whereabouts { key: "quickplay.definition", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_RS, names: &["const DEFINITION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The last period is a quickplay finish", "The period before it is not", "A rapid game is one from its first move"] },
        ], },
    Whereabouts { key: "quickplay.increment-request", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_KEYS_RS, names: &["const INCREMENT_REQUEST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["Under two minutes a player may ask", "At two minutes a player may not", "Only the player on move may ask"] },
        ], },
    Whereabouts { key: "quickplay.increment-request.granted", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_RS, names: &["fn introduce_increment"] },
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_INCREMENT_RS, names: &["const GRANTED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The request is granted", "The request is not granted"] },
        ], },
    Whereabouts { key: "quickplay.increment-request.is-draw-offer", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_INCREMENT_RS, names: &["const IS_OFFER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The opponent accepts the draw instead", "The opponent declines the draw", "The opponent declines it by a move"] },
        ], },
    Whereabouts { key: "quickplay.no-arbiter.claim", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_NO_ARBITER_RS, names: &["const NO_ARBITER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The claim ends the game", "Two minutes left are too much without an arbiter", "After the flag it is too late without an arbiter", "Without an arbiter the claimant need not have the move"] },
        ], },
    Whereabouts { key: "quickplay.no-arbiter.evidence.cannot-win", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_NO_ARBITER_RS, names: &["const CANNOT_WIN"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The position, verified, is enough if the opponent cannot win", "The opponent has not verified the position"] },
        ], },
    Whereabouts { key: "quickplay.no-arbiter.evidence.no-effort", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_NO_ARBITER_RS, names: &["const NO_EFFORT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["That the opponent has not tried needs the scoresheet", "The scoresheet is missing", "Both grounds need both papers"] },
        ], },
    Whereabouts { key: "quickplay.no-arbiter.grounds", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_NO_ARBITER_RS, names: &["const GROUNDS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["No ground is named"] },
        ], },
    Whereabouts { key: "quickplay.no-arbiter.referral", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_NO_ARBITER_RS, names: &["const REFERRAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The arbiter responsible decides", "The claim is not upheld", "In 2005 and 2009 there is no appeal", "Since 2017 nothing makes that ruling final"] },
        ], },
    Whereabouts { key: "quickplay.normal-means", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_DECISION_RS, names: &["const NORMAL_MEANS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["Rook against rook, and Black only moves to and fro", "Bishops of opposite colours: not dead, and hardly to be won"] },
        ], },
    Whereabouts { key: "quickplay.scope", laws: LAWS_10_QUICKPLAY_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_ADMISSIBLE_RS, names: &["const SCOPE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD, names: &["The guidelines are not for games with increment", "Nor for blitz", "They are for rapid without increment", "No blitz game has the claim in 2005", "A blitz game with an arbiter of its own has it in 2009", "One with less supervision does not", "Whether it holds with an increment is left open in 2005 and 2009", "The arbiter need not allow it with an increment", "The Laws of 2005 and 2009 know no such request", "Nor can an increment be asked for in blitz", "Admitted by analogy, the decision is the arbiter's own"] },
        ], },
    Whereabouts { key: "rapid.both-flags-down", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_LOSER_RS, names: &["fn loser"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Both flags down draw a rapid game, whichever fell first", "Both flags down draw a blitz game as well", "Closely watched, the flag that fell first loses", "The same in a closely watched blitz game", "Nobody noticed, and the arbiter may say it", "Nobody noticed, and the arbiter may not say it", "In 2017 neither player can win, and no rule draws", "In 2023 the clock tells whose flag fell first", "If the clock does not tell, the arbiter decides", "If the clock does not tell, announced guidelines draw", "The guidelines are not for games with an increment", "Nor are they for blitz"] },
        ], },
    Whereabouts { key: "rapid.both-kings-in-check", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_RS, names: &["const TWO_KINGS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_MD, names: &["The next move mends the position", "The next move does not mend it", "An arbiter who does not wait", "An arbiter who steps in at once", "Made and pressed, one after the other", "A player can still claim while the arbiter waits", "The position is legal", "The move for which the arbiter waits is illegal, and mends the position", "One king in check only is for the opponent to claim", "The arbiter notices it twice", "The player resigns while the arbiter waits", "A flag falls while the arbiter waits", "A press without a move is no illegal position", "A pawn left on the last rank that the arbiter sees"] },
        ], },
    Whereabouts { key: "rapid.claims-without-scoresheet", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_FORM_RS, names: &["const KEPT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A draw claimed with a move that is only said", "The older texts do not say that such a claim can be made"] },
        ], },
    Whereabouts { key: "rapid.clock-setting-cutoff", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_RS, names: &["const SETTING_CUTOFF"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The increment was forgotten, and ten moves are played", "The next round would have to wait for this clock", "After three moves the clock stays as it is", "Found in time, a wrong setting is put right"] },
        ], },
    Whereabouts { key: "rapid.cutoff-moves", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_RS, names: &["const CUTOFF"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Ten moves by each player close the door", "Three moves by each player close the door", "A move that waits for its press: made in 2005, not yet completed later", "The tenth move waits for its press: made in 2017, not yet completed in 2023"] },
        ], },
    Whereabouts { key: "rapid.definition", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_PACE_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["Fifteen minutes and ten seconds a move are rapid", "Ten minutes and nothing more are blitz everywhere", "Ten minutes and two seconds a move", "A quarter of an hour is rapid everywhere", "An hour is too much, except in the oldest edition", "A minute less than an hour is rapid", "Ten minutes and a single second a move", "Where the players' times are of two classes, there is none"] },
        ], },
    Whereabouts { key: "rapid.flag-called-by", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const CONSIDERED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The arbiter calls the flag in 2023", "The arbiter calls the flag, and a bare king cannot win", "The arbiter stays silent until a player claims", "The arbiter stays silent about a single flag", "The arbiter calls the flag in 2017"] },
        ], },
    Whereabouts { key: "rapid.full-supervision", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["Three games, each recorded: the rules of serious play", "Three games, but nobody records them", "In 2009 nobody needs to record for supervision to be adequate", "The arbiter corrects an illegal move unasked"] },
        ], },
    Whereabouts { key: "rapid.illegal-move-agreed-correction", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const AGREED_IN_RAPID"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The players agree to take it back", "One player alone takes nothing back", "Nothing was answered that could be taken back"] },
        ], },
    Whereabouts { key: "rapid.illegal-move-arbiter", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const BY_ARBITER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_MD, names: &["One king in check only, and its player has moved"] },
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The arbiter sees it and acts", "The arbiter sees it and waits for a claim", "The arbiter sees it after the reply"] },
        ], },
    Whereabouts { key: "rapid.illegal-move-claim-window", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const CLAIM_WINDOW"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["In a quick game a king is captured in answer to an illegal move"] },
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Claimed before the reply", "Claimed after the reply", "Claimed with a piece in the hand"] },
        ], },
    Whereabouts { key: "rapid.illegal-move-completed", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const COMPLETED_IN_RAPID"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The press completes an illegal move", "Before the press it can be taken back"] },
        ], },
    Whereabouts { key: "rapid.illegal-move-consequence", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const CONSEQUENCE_IN_RAPID"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A minute for the first, the game for the second", "Two minutes for the first where the reduction is still to come", "The first one loses", "The first one draws against a bare king", "Two minutes twice, and then the game", "The third one loses, even to a bare king", "The third one draws against a bare king", "Castling with both hands, or pressing without a move", "Both hands in 2017: the text does not settle the penalty"] },
        ], },
    Whereabouts { key: "rapid.illegal-move-draw-if-opponent-cannot-mate", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const DRAWN_IN_RAPID"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A claim against queen and king, by a bare king", "The illegal move that would lose draws"] },
        ], },
    Whereabouts { key: "rapid.illegal-move-stands", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS, names: &["const RULE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD, names: &["The arbiter holds that the answer has closed it", "In a quick game an unknown illegal move can only be the last", "An earlier illegal move stood", "Where the reply closes it, a late press opens nothing", "Where the reply closes it, the unfinished move stands"] },
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_MD, names: &["The same after the reply"] },
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A check that neither player saw", "A pinned bishop that captured unnoticed", "The older texts are silent about the move", "In rapid the older editions do not let the players agree"] },
        ], },
    Whereabouts { key: "rapid.misplaced-king-castling", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MISPLACED_RS, names: &["const KING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A king that began on the wrong square does not castle", "The other king stood right, and castles", "King and bishop exchanged"] },
        ], },
    Whereabouts { key: "rapid.misplaced-rook-castling", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MISPLACED_RS, names: &["const ROOK"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A rook that began on the wrong square does not castle"] },
        ], },
    Whereabouts { key: "rapid.modified-rules-scope", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_PROVISIONS_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["One arbiter for ten games: the rules of the appendix", "Even a game of its own arbiter follows the appendix in 2005", "A fivefold repetition draws a rapid game too", "Where supervision is not adequate, the rapid rules hold in 2009"] },
        ], },
    Whereabouts { key: "rapid.no-recording", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_FORM_RS, names: &["const NO_RECORDING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Nobody has to record, closely watched or not", "The arbiter does not admit it, and it costs nothing", "A wrong claim with a move that is only said", "A wrong claim with an illegal move that is only said"] },
        ], },
    Whereabouts { key: "rapid.pawn-on-last-rank", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_RS, names: &["const PAWN"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_MD, names: &["A pawn that stays on the last rank", "The pawn is taken by the move for which the arbiter waits", "A pawn just moved to the last rank", "An unfinished promotion in the older editions", "An unfinished promotion that was answered, in the older editions"] },
        ], },
    Whereabouts { key: "rapid.penalty-minutes", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_WRONG_RS, names: &["fn wrong"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_WRONG_CLAIM_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A first illegal move in rapid", "A wrong claim costs a minute", "A wrong claim costs a minute, closely watched or not", "A first illegal move in 2017, closely watched", "The older penalties are not made smaller"] },
        ], },
    Whereabouts { key: "rapid.regime-announced", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["A quiet last round changes nothing", "The event forgot to announce it, and the arbiter sees to that", "The older editions want no announcement"] },
        ], },
    Whereabouts { key: "rapid.scoresheet-on-request", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_RS, names: &["const SHEET"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_MD, names: &["Black wants to write after all, and loses the sheet five times"] },
        ], },
    Whereabouts { key: "rapid.setup-cutoff", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_RS, names: &["const SETUP_CUTOFF"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["King and queen exchanged, found after nine moves and after ten", "King and queen exchanged, found after two moves and after three"] },
        ], },
    Whereabouts { key: "rapid.show-scoresheet", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_RS, names: &["const SHOW_IN_RAPID"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_MD, names: &["The fifth look is granted, the sixth is a disturbance", "Each player has five looks", "Only the player on move may look", "Where the arbiter does not record, there is nothing to see"] },
        ], },
    Whereabouts { key: "rapid.supervision-ratio", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["Three games for an arbiter are close enough, four are not", "Four games may still be close enough in 2009"] },
        ], },
    Whereabouts { key: "rapid.supervision-recording", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_LAWS_SRC_SUPERVISION_RS, names: &["fn of"] },
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS, names: &["const GUIDES"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_PACE_MD, names: &["An assistant who records by hand will do", "What the players record does not count"] },
        ], },
    Whereabouts { key: "rapid.time-claim-draw", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const CLAIM_DRAW"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A bare king cannot win on time", "Nor could it before"] },
        ], },
    Whereabouts { key: "rapid.time-claim-own-time", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const RULE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["A second left is enough to win", "Nothing left is not", "The claimant's flag is up", "The claimant's flag is down as well", "Both displays show zero, and the clock tells which was first"] },
        ], },
    Whereabouts { key: "rapid.time-claim-procedure", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const RULE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["Saying it is enough in the newer editions", "Saying it is not enough while the clocks run"] },
        ], },
    Whereabouts { key: "rapid.touch-move-on-request", laws: LAWS_06_RAPID_BLITZ_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const ON_REQUEST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RAPID_MD, names: &["The arbiter rules on a touched piece only if asked"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["On request only", "Moved on, where the arbiter waits for a request"] },
        ], },
    Whereabouts { key: "release.king-castling-illegal", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const KING_RELEASED_ILLEGALLY"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["The king released to castle where it may not", "The king released to castle where it may not, in older texts", "Castling where it may not be, then on the other side"] },
        ], },
    Whereabouts { key: "release.king-in-castling", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const KING_RELEASED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["The king released on its castling square", "Chess960: the king comes from afar", "Chess960: the king could as well step there", "Chess960: the king could step there, and the arbiter says that it castles", "Chess960: the rook shows that the king did not step", "Chess960: the opponent answers the step", "Chess960: the king could step there, and the rook was touched", "Chess960: the king could step there, and castling was meant"] },
        ], },
    Whereabouts { key: "release.pawn-on-promotion-square", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const PAWN_RELEASED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["A pawn released on the last rank keeps to its square", "A pawn released on the last rank keeps to its square, newer texts", "The pawn was released on one square and promotes on another"] },
        ], },
    Whereabouts { key: "release.piece-committed", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const RELEASED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Released on e3", "Slid on from e3", "Released where it cannot go", "A piece of the opponent is taken off after the move is made", "A piece moved on, and nobody saw it"] },
        ], },
    Whereabouts { key: "repetition.castling-right-lost-when-moved", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_RS, names: &["const IDENTITY"] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_EXAMINE_RS, names: &["fn castling_of_bound"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_REPETITION_MD, names: &["A king that must leave check still had its right", "Once more, and the king without its right stands there thrice"] },
        ], },
    Whereabouts { key: "repetition.castling-rights", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "followed"), (2009, "guided"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_RS, names: &["const IDENTITY"] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const CASTLING"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_REPETITION_MD, names: &["The first time the kings could still castle", "Only Black has lost a castling that was free to be played", "Once more, and it is the third time without the right", "A right is lost that could not have been used", "In 2009 it is open whether such a right counts: it does", "In 2009 it is open whether such a right counts: it does not", "A bishop that came between for a while changes nothing", "The same in 2005, by the rule on castling itself"] },
        ], },
    Whereabouts { key: "repetition.claim-position-on-board", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const THREEFOLD_ON_BOARD"] },
        ],
        cases: &[
            File { path: CRATES_CASES_TESTS_LAWS_PREFACE_MD, names: &["The English numbers decide between two translations"] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD, names: &["A claim with a move that would hold without it", "A claim with a move that would hold without it, turned down"] },
            File { path: CRATES_REFEREE_SRC_RULES_REPETITION_MD, names: &["The opponent's move has repeated the position", "A repetition of some moves ago cannot be claimed any more"] },
        ], },
    Whereabouts { key: "repetition.claim-with-intended-move", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const THREEFOLD_INTENDED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_REPETITION_MD, names: &["Black writes the move that repeats and claims", "Black plays the move that repeats and can no longer claim", "Saying the move is not writing it", "The move written leads to a new position"] },
        ], },
    Whereabouts { key: "repetition.en-passant", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_RS, names: &["const IDENTITY"] },
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_EXAMINE_RS, names: &["const EN_PASSANT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_REPETITION_MD, names: &["The first time a pawn could be taken en passant", "Once more, and it is the third time without that capture", "A pinned pawn could not have taken en passant", "No pawn stands beside the one that stepped twice"] },
        ], },
    Whereabouts { key: "repetition.position-identity", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_RS, names: &["const IDENTITY"] },
        ],
        cases: &[
            File { path: CRATES_CASES_TESTS_LAWS_PREFACE_MD, names: &["The English numbers decide between two translations"] },
            File { path: CRATES_REFEREE_SRC_RULES_REPETITION_MD, names: &["The other player has the move", "The two white knights have changed places", "A double step that no pawn could answer makes no difference"] },
        ], },
    Whereabouts { key: "repetition.threefold-claim", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS, names: &["const THREEFOLD"] },
        ],
        cases: &[
            File { path: CRATES_CASES_TESTS_LAWS_PREFACE_MD, names: &["The English numbers decide between two translations"] },
            File { path: CRATES_REFEREE_SRC_RULES_REPETITION_MD, names: &["The initial position for the third time", "Other moves lead to the same position", "Only the player who has the move can claim", "Nobody claims, and the game goes on", "Twice is not enough", "Four times are enough as well"] },
        ], },
    Whereabouts { key: "rook.move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn rook"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["A rook has fourteen squares"] },
        ], },
    Whereabouts { key: "scoresheet.arbiter-records", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const ARBITER_RECORDS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["Neither player writes", "One of them writes, and neither must"] },
        ], },
    Whereabouts { key: "scoresheet.assistant", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_ASSISTANT_RS, names: &["const ASSISTANT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["A player with a broken hand", "The arbiter does not accept the helper", "An assistant writes before the arbiter has said anything"] },
        ], },
    Whereabouts { key: "scoresheet.assistant-clock-adjustment", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_ASSISTANT_RS, names: &["const ADJUSTMENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["The clock of a player without disability is adjusted", "The clock of a player with a disability"] },
        ], },
    Whereabouts { key: "scoresheet.borrow-opponents-sheet", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RS, names: &["const BORROW"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["On move, the opponent's sheet may be used", "Off the move there is no right to it", "A move before it is given back"] },
        ], },
    Whereabouts { key: "scoresheet.both-update-after-flag-fall", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RS, names: &["const BOTH"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["Nobody records, and the clock is stopped at once", "The sheets show forty moves", "The sheets show thirty-nine moves", "What the sheets show is read by the arbiter", "The flag is down, and the sheets show too few moves"] },
        ], },
    Whereabouts { key: "scoresheet.defective-electronic", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_RS, names: &["const DEFECTIVE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["A screen no longer reacts", "A screen that works need not be replaced"] },
        ], },
    Whereabouts { key: "scoresheet.electronic", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const ELECTRONIC"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["An approved electronic scoresheet", "An electronic scoresheet that FIDE has not approved", "Before 2023 no electronic scoresheet has any standing"] },
        ], },
    Whereabouts { key: "scoresheet.next-move-opens-next-period", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_UNPROVED_RS, names: &["const NEXT_MOVE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["Nothing proves that the time was overrun", "A complete record proves that more moves were made"] },
        ], },
    Whereabouts { key: "scoresheet.no-advance-writing", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const ADVANCE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["A move is written first and played then", "A move that was struck out again was written all the same", "A move is played first and written then", "A move that is written for a claim", "A move that is written to be sealed", "The sealed move, where Article 8 does not name it", "A move that stands there for no good reason"] },
        ], },
    Whereabouts { key: "scoresheet.one-player-update", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RS, names: &["const ONE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["One player stopped, and the clock runs on", "The opponent's flag calls for it too", "Both were freed, and one went on writing"] },
        ], },
    Whereabouts { key: "scoresheet.ownership", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_RS, names: &["const OWNERSHIP"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["The organiser asks for the original"] },
        ], },
    Whereabouts { key: "scoresheet.permitted-content", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_RS, names: &["const CONTENT"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["Clock times may be noted", "A note to oneself", "A fact about a claim"] },
        ], },
    Whereabouts { key: "scoresheet.reconstruction", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RECONSTRUCTION_RS, names: &["const RECONSTRUCTION"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["No sheet is complete", "The number of moves is not known", "A complete sheet makes it needless", "The reconstructed moves are put back into the game", "The number of the first move may be left out", "As the scoresheets show them", "Scoresheets that part give no course", "A move that cannot be played is none", "They must lead to the position that was written down", "What was played since may be told again", "After the game the record is made whole", "The game ended among them", "Nothing is missing"] },
        ], },
    Whereabouts { key: "scoresheet.record-draw-offer", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_RS, names: &["const OFFER_MARK"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_GUIDANCE_MD, names: &["White offers a draw, and neither player writes it down", "Black declines, and owes the mark all the same"] },
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["Both scoresheets show the offer", "An offer before anything was written", "A player relieved from recording owes the mark all the same"] },
        ], },
    Whereabouts { key: "scoresheet.record-moves", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const RECORD"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["Three moves are missing", "The moves are all there", "Nobody has told what stands on the scoresheet", "Descriptive notation does not meet the duty", "The opponent's moves are owed as well", "In rapid nobody must record", "In blitz nobody must record, unless all the rules of competition apply", "Blitz by the rules of rapid", "Blitz with an increment that relieves nobody"] },
        ], },
    Whereabouts { key: "scoresheet.record-previous-move-first", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const PREVIOUS_FIRST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["Their own last move is missing when the next is made", "Only the opponent's last move is missing"] },
        ], },
    Whereabouts { key: "scoresheet.relief-scope", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const RELIEF_SCOPE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["Relieved, and the offer is still to be marked", "Relieved, and written in advance"] },
        ], },
    Whereabouts { key: "scoresheet.reply-before-recording", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const REPLY_FIRST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["The reply comes first, the opponent's move is recorded afterwards"] },
        ], },
    Whereabouts { key: "scoresheet.sign-result", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SIGNED_RESULT_RS, names: &["const SIGN"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SIGNED_RESULT_MD, names: &["Both players sign the result", "Each signs only their own sheet", "Both players approve the result on the device"] },
        ], },
    Whereabouts { key: "scoresheet.signed-result-stands", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SIGNED_RESULT_RS, names: &["const STANDS", "fn decided"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SIGNED_RESULT_MD, names: &["A player signs one result on one sheet and another on the other", "White mates, both sign a draw, and the draw stands", "White mates, both sign a draw, and the arbiter decides otherwise", "The two signatures disagree", "White mates, and both sign a point for each", "A signature does not bar an appeal"] },
        ], },
    Whereabouts { key: "scoresheet.time-trouble-relief", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_RS, names: &["const RELIEF"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_RECORDING_MD, names: &["Below five minutes, without an increment", "Thirty seconds with each move", "Twenty-nine seconds with each move", "Once below five minutes, relieved for the period", "The next period brings the duty back", "Only the player in time trouble is relieved"] },
        ], },
    Whereabouts { key: "scoresheet.update-after-flag-fall", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "enforced"), (2009, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RS, names: &["const UPDATE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["White stopped recording, and White's flag falls", "Either flag calls for it", "Since 2017 the duty stands in one place"] },
        ], },
    Whereabouts { key: "scoresheet.visible-to-arbiter", laws: LAWS_04_SCORESHEET_DRAWS_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "guided"), (2018, "not shown"), (2023, "guided")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_RS, names: &["const VISIBLE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_SCORESHEET_MD, names: &["The arbiter cannot see it", "The opponent cannot see it"] },
        ], },
    Whereabouts { key: "sliders.no-jumping", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS, names: &["fn no_jumping"] },
            File { path: CRATES_BOARD_SRC_MOVEGEN_AVX2_RS, names: &[] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["At the start bishops, rooks and queen are shut in", "A rook takes what is in its way and goes no further"] },
            File { path: CRATES_BOARD_TESTS_LAWS_CHESS960_MD, names: &["A rook passes its king only by castling", "The king that goes to its rook castles, and the rook alone cannot be meant"] },
        ], },
    Whereabouts { key: "start.reversed-colours", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "guided"), (2009, "guided"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_WRONG_START_RS, names: &["const COLOURS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_WRONG_START_MD, names: &["Nine moves each with the colours reversed", "Ten moves each", "Ten by White and nine by Black", "Ten by White and nine by Black, and the arbiter has it played anew", "Mate on the second move", "In older editions it goes on unless the arbiter rules otherwise", "At thirty moves the same", "The cut-off of rapid is not one for colours", "Colours reversed in blitz, found at move eleven by a made move"] },
        ], },
    Whereabouts { key: "start.wrong-board-orientation", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_WRONG_START_RS, names: &["const BOARD_TURNED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_WRONG_START_MD, names: &["A dark square at White's right hand", "In 2005 the rule helps only if nothing else was wrong", "In 2005 the arbiter says that the pieces stood right", "A turned board stands after the cut-off"] },
        ], },
    Whereabouts { key: "start.wrong-setup", laws: LAWS_03_IRREGULARITIES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_WRONG_START_RS, names: &["const WRONG_SETUP"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_WRONG_START_MD, names: &["The white king and queen are exchanged", "After mate it is too late", "After the cut-off of rapid and blitz the game goes on", "After the cut-off of blitz too", "A rapid game closely watched has no cut-off", "The arbiter takes it back", "An annulled game has no draw to agree on", "In rapid of 2005 moves made close the door", "In rapid of 2009 the third move must be completed"] },
        ], },
    Whereabouts { key: "time.carry-over", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_RS, names: &["enum CarryOver"] },
            File { path: CRATES_CLOCK_SRC_CLOCK_SIDE_RS, names: &["fn enter_next"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Seven minutes are carried over", "Carried over, with the increment for move 41", "With a delay, nothing is carried over", "With a delay, five minutes are carried over", "The same for a display that waits"] },
            File { path: CRATES_REFEREE_SRC_RULES_START_MD, names: &["Seven minutes are left for the next twenty moves", "Time is left, and the increment for move 41 comes with it", "With a delay nothing is left for the next period", "With a delay, too, five minutes are left for the next period", "The next period begins with what a delay has left"] },
        ], },
    Whereabouts { key: "time.check-at-flag-fall", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const CHECK_MOVES"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_ASK_TXT, names: &[] },
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["The score sheets show forty moves when the flag falls"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["The scoresheets show forty moves", "The scoresheets show thirty-nine moves", "A period that repeats asks for its moves each time"] },
            File { path: CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD, names: &["The flag is down, and which moves were made in time is asked"] },
        ], },
    Whereabouts { key: "time.cumulative-increment", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_RS, names: &["enum FirstMove"] },
            File { path: CRATES_CLOCK_SRC_CLOCK_SIDE_RS, names: &["fn grant"] },
            File { path: CRATES_REFEREE_SRC_RULES_START_RS, names: &["const INCREMENT"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["The first move has its increment", "The first move has none, if that is announced", "Saved time is kept", "No increment after the end"] },
            File { path: CRATES_REFEREE_SRC_RULES_START_MD, names: &["Two kings go for a walk, with thirty seconds a move", "Nobody has announced whether the first move has its increment", "The arbiter grants the first move its increment", "The event has announced that the first move has its increment", "The event has announced that the first move has none", "Saved time is kept", "The increment of the next move comes too late"] },
        ], },
    Whereabouts { key: "time.delay-mode", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CLOCK_SIDE_RS, names: &["fn run"] },
            File { path: CRATES_CLOCK_SRC_CONTROL_RS, names: &["enum PerMove"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["A press within the delay", "A press at the end of the delay", "A press seven seconds after the delay", "The delay is used up before the last two seconds", "Fast moves gain nothing with a delay"] },
            File { path: CRATES_REFEREE_SRC_RULES_START_MD, names: &["A press within the delay", "A press at the end of the delay", "A press seven seconds after the delay", "A tenth of a second is left after the delay", "The flag falls when the delay and the time are used up", "Ten fast moves gain nothing with a delay", "Ten fast moves gain twenty seconds with an increment"] },
        ], },
    Whereabouts { key: "time.requirement", laws: LAWS_02_CLOCK_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_CLOCK_SRC_CONTROL_RS, names: &["struct Schedule"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS, names: &["const REQUIREMENT"] },
        ],
        cases: &[
            File { path: CRATES_CLOCK_TESTS_LAWS_CLOCK_MD, names: &["Forty moves in ninety minutes", "Sudden death"] },
            File { path: CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD, names: &["The fortieth move is completed after the flag, seen", "The fortieth move is completed after the flag, claimed later", "The fortieth move is completed in time", "Forty moves in ninety minutes", "Thirty-nine moves in ninety minutes", "All moves in ninety minutes"] },
        ], },
    Whereabouts { key: "touch-castle.castling-illegal", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const CASTLING_ILLEGAL"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Castling is illegal: another king move", "Castling is illegal, and the king cannot move", "Castling is illegal, the king cannot move, and nobody knows what was meant", "King and rook at the same moment, castling illegal, older texts", "King and rook at the same moment, castling illegal, newer texts"] },
        ], },
    Whereabouts { key: "touch-castle.having-the-move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const HAVING_THE_MOVE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Castling is not for the player who waits"] },
        ], },
    Whereabouts { key: "touch-castle.king-and-rook", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const KING_AND_ROOK"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["King, then rook", "King and rook at the same moment", "King and rook in no clear order", "A rook that cannot be moved, then the king and the other rook"] },
        ], },
    Whereabouts { key: "touch-castle.rook-first", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const ROOK_FIRST"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Rook, then king", "Rook, then king, and the rook cannot move", "A move later castling is free again", "The rook first, and the king put on its castling square", "King and rook in no clear order, and it was the rook"] },
        ], },
    Whereabouts { key: "touch-claim.forfeited", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const CLAIM"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Claimed before touching anything", "Claimed after touching a piece", "Two hands, and claimed after touching a piece, in 2005", "Two hands, and claimed after touching a piece", "Straightened deliberately, and the claim is lost", "Straightened after announcing it, and the claim is kept", "Nothing was touched", "A king moved on from its castling square, and nobody saw it", "A piece moved on, and nobody saw it", "Claimed after the claimant's own move", "A claim waits while the touch is in doubt", "A touch that nobody saw may have been an accident", "The touch that nobody saw was an accident", "A piece moved on, nobody saw it, and the opponent claims", "The claim is made after the arbiter has ruled", "A touch in doubt, a move, and a claim", "No clear order, nobody saw it, and the opponent claims"] },
        ], },
    Whereabouts { key: "touch-move.both-colours", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const BOTH_COLOURS"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Own piece takes enemy piece", "In the other order", "The king touched first cannot take", "The pawn touched first is taken by whatever can", "A guarded pawn and the king", "A guarded pawn and the king, the king first", "Several of both colours", "Several of both colours, and the first cannot take the first"] },
        ], },
    Whereabouts { key: "touch-move.nothing-playable", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const NOTHING_PLAYABLE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Nothing touched can be moved", "Nothing touched can be captured", "A knight that cannot parry the check"] },
        ], },
    Whereabouts { key: "touch-move.opponent-piece", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const OPPONENT_PIECE"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["A piece that can be captured, after one that cannot", "With the other piece that can", "Only en passant", "The chance of en passant is gone"] },
        ], },
    Whereabouts { key: "touch-move.own-piece", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const OWN_PIECE"] },
        ],
        cases: &[
            File { path: CRATES_CLI_TESTS_PLAY_HANDS_TXT, names: &[] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Touched first and second", "A rook that cannot move, then a knight", "The king alone may castle on either side", "Seen by the arbiter, a move against it is taken back", "Two own pieces, and nobody knows which came first", "Two own pieces at the same time, and the arbiter names the first", "Two own pieces at the same time, of which one cannot move", "No clear order, and the player moves before the arbiter has said", "No clear order, and the arbiter says that it was the other piece"] },
        ], },
    Whereabouts { key: "touch-move.trigger", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const TRIGGER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["The opponent has the move", "A captured piece beside the board", "Announced first", "Straightened without a word", "Straightened without a word, and the intention is presumed", "A touch that is not deliberate binds nobody"] },
        ], },
    Whereabouts { key: "touch-move.unclear-order", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "not shown"), (2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_HANDS_DUTY_RS, names: &["const UNCLEAR_ORDER"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["It is not clear which came first"] },
        ], },
    Whereabouts { key: "touch.presumed-intentional", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2017, "enforced"), (2018, "not shown"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const PRESUMED"] },
        ],
        cases: &[
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Touched without a word, and said not to be meant", "A sleeve brushes the king", "A sleeve brushes the king, and the arbiter finds so"] },
        ], },
    Whereabouts { key: "turn.alternate", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn after"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS, names: &["const ALTERNATE"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["White does not move twice running", "After an even number of moves White has the move, after an odd number Black"] },
            File { path: CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD, names: &["Moved while the opponent has the move", "What the waiting player moved goes back, and nothing else"] },
        ], },
    Whereabouts { key: "turn.having-the-move", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "followed"), (2009, "followed"), (2014, "not shown"), (2017, "followed"), (2018, "not shown"), (2023, "followed")], reason: None,
        code: &[
            File { path: CRATES_REFEREE_SRC_GAME_RS, names: &["fn turn"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["Releasing the piece passes the turn, pressing the clock is not needed", "A piece still in the hand keeps the turn", "Castling keeps the turn until the rook is released"] },
            File { path: CRATES_REFEREE_SRC_RULES_COMPLETION_MD, names: &["A move made gives the opponent the move, pressed or not", "The rook has not moved yet: castling does not either", "A piece that is only touched does not"] },
        ], },
    Whereabouts { key: "turn.white-begins", laws: LAWS_01_BASIC_RULES_TOML, states: &[(2005, "enforced"), (2009, "enforced"), (2014, "enforced"), (2017, "enforced"), (2018, "enforced"), (2023, "enforced")], reason: None,
        code: &[
            File { path: CRATES_BOARD_SRC_POSITION_RS, names: &["fn initial"] },
        ],
        cases: &[
            File { path: CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD, names: &["White has the first move and twenty to choose from", "Black does not begin"] },
        ], },
];

/// Why provisions have no code.
const REASONS: [&str; 4] = [
    "a picture: nothing to decide",
    "advice: nothing to decide",
    "tells what the Laws are and for whom: nothing to decide",
    "an entry of the glossary: says in short what the articles say",
];

const CRATES_BOARD_SRC_ATTACKS_RS: &str = "crates/board/src/attacks.rs";
const CRATES_BOARD_SRC_CHESS960_RS: &str = "crates/board/src/chess960.rs";
const CRATES_BOARD_SRC_COLOR_RS: &str = "crates/board/src/color.rs";
const CRATES_BOARD_SRC_LEGALITY_RS: &str = "crates/board/src/legality.rs";
const CRATES_BOARD_SRC_LEGALITY_MOVEMENT_RS: &str = "crates/board/src/legality/movement.rs";
const CRATES_BOARD_SRC_MOVEGEN_RS: &str = "crates/board/src/movegen.rs";
const CRATES_BOARD_SRC_MOVEGEN_AVX2_RS: &str = "crates/board/src/movegen/avx2.rs";
const CRATES_BOARD_SRC_MOVES_RS: &str = "crates/board/src/moves.rs";
const CRATES_BOARD_SRC_PIECE_RS: &str = "crates/board/src/piece.rs";
const CRATES_BOARD_SRC_POSITION_RS: &str = "crates/board/src/position.rs";
const CRATES_BOARD_SRC_REACHABILITY_RS: &str = "crates/board/src/reachability.rs";
const CRATES_BOARD_SRC_SETUP_RS: &str = "crates/board/src/setup.rs";
const CRATES_BOARD_SRC_SQUARE_RS: &str = "crates/board/src/square.rs";
const CRATES_BOARD_SRC_SQUARES_RS: &str = "crates/board/src/squares.rs";
const CRATES_BOARD_TESTS_LAWS_ARTICLES_1_TO_3_MD: &str = "crates/board/tests/laws/articles-1-to-3.md";
const CRATES_BOARD_TESTS_LAWS_CHESS960_MD: &str = "crates/board/tests/laws/chess960.md";
const CRATES_BOARD_TESTS_LAWS_GLOSSARY_MD: &str = "crates/board/tests/laws/glossary.md";
const CRATES_BOARD_TESTS_REACHABILITY_RS: &str = "crates/board/tests/reachability.rs";
const CRATES_CASES_TESTS_LAWS_PREFACE_MD: &str = "crates/cases/tests/laws/preface.md";
const CRATES_CLI_TESTS_PLAY_AGREED_TXT: &str = "crates/cli/tests/play/agreed.txt";
const CRATES_CLI_TESTS_PLAY_ARBITER_TXT: &str = "crates/cli/tests/play/arbiter.txt";
const CRATES_CLI_TESTS_PLAY_ASK_TXT: &str = "crates/cli/tests/play/ask.txt";
const CRATES_CLI_TESTS_PLAY_BAD_INPUT_TXT: &str = "crates/cli/tests/play/bad-input.txt";
const CRATES_CLI_TESTS_PLAY_BARE_KING_TXT: &str = "crates/cli/tests/play/bare-king.txt";
const CRATES_CLI_TESTS_PLAY_CHESS960_TXT: &str = "crates/cli/tests/play/chess960.txt";
const CRATES_CLI_TESTS_PLAY_DEFAULT_TIME_TXT: &str = "crates/cli/tests/play/default-time.txt";
const CRATES_CLI_TESTS_PLAY_FOOLS_MATE_TXT: &str = "crates/cli/tests/play/fools-mate.txt";
const CRATES_CLI_TESTS_PLAY_HANDS_TXT: &str = "crates/cli/tests/play/hands.txt";
const CRATES_CLI_TESTS_PLAY_JSON_TXT: &str = "crates/cli/tests/play/json.txt";
const CRATES_CLI_TESTS_PLAY_PRESS_TXT: &str = "crates/cli/tests/play/press.txt";
const CRATES_CLI_TESTS_PLAY_RESUME_TXT: &str = "crates/cli/tests/play/resume.txt";
const CRATES_CLI_TESTS_PLAY_THREEFOLD_TXT: &str = "crates/cli/tests/play/threefold.txt";
const CRATES_CLI_TESTS_PLAY_WRONG_CLAIM_TXT: &str = "crates/cli/tests/play/wrong-claim.txt";
const CRATES_CLOCK_SRC_CLOCK_RS: &str = "crates/clock/src/clock.rs";
const CRATES_CLOCK_SRC_CLOCK_SIDE_RS: &str = "crates/clock/src/clock/side.rs";
const CRATES_CLOCK_SRC_CONTROL_RS: &str = "crates/clock/src/control.rs";
const CRATES_CLOCK_TESTS_LAWS_CLOCK_MD: &str = "crates/clock/tests/laws/clock.md";
const CRATES_LAWS_SRC_EDITION_RS: &str = "crates/laws/src/edition.rs";
const CRATES_LAWS_SRC_NUMBER_RS: &str = "crates/laws/src/number.rs";
const CRATES_LAWS_SRC_PACE_RS: &str = "crates/laws/src/pace.rs";
const CRATES_LAWS_SRC_PROVISIONS_RS: &str = "crates/laws/src/provisions.rs";
const CRATES_LAWS_SRC_SUPERVISION_RS: &str = "crates/laws/src/supervision.rs";
const CRATES_NOTATION_SRC_FORM_RS: &str = "crates/notation/src/form.rs";
const CRATES_NOTATION_SRC_LANGUAGE_RS: &str = "crates/notation/src/language.rs";
const CRATES_NOTATION_SRC_PROFILE_RS: &str = "crates/notation/src/profile.rs";
const CRATES_NOTATION_SRC_READ_RS: &str = "crates/notation/src/read.rs";
const CRATES_NOTATION_SRC_READ_CONFORM_RS: &str = "crates/notation/src/read/conform.rs";
const CRATES_NOTATION_SRC_READ_SCAN_RS: &str = "crates/notation/src/read/scan.rs";
const CRATES_NOTATION_SRC_SPEECH_RS: &str = "crates/notation/src/speech.rs";
const CRATES_NOTATION_SRC_SPEECH_HEAR_RS: &str = "crates/notation/src/speech/hear.rs";
const CRATES_NOTATION_SRC_SPEECH_VOICE_RS: &str = "crates/notation/src/speech/voice.rs";
const CRATES_NOTATION_SRC_SPEECH_WORDS_RS: &str = "crates/notation/src/speech/words.rs";
const CRATES_NOTATION_SRC_WRITE_RS: &str = "crates/notation/src/write.rs";
const CRATES_NOTATION_TESTS_LAWS_ANNOUNCEMENTS_MD: &str = "crates/notation/tests/laws/announcements.md";
const CRATES_NOTATION_TESTS_LAWS_GLOSSARY_MD: &str = "crates/notation/tests/laws/glossary.md";
const CRATES_NOTATION_TESTS_LAWS_NOTATION_MD: &str = "crates/notation/tests/laws/notation.md";
const CRATES_NOTATION_TESTS_LAWS_PROPERTIES_RS: &str = "crates/notation/tests/laws/properties.rs";
const CRATES_REFEREE_SRC_ACT_CLOCK_RS: &str = "crates/referee/src/act/clock.rs";
const CRATES_REFEREE_SRC_ACT_START_RS: &str = "crates/referee/src/act/start.rs";
const CRATES_REFEREE_SRC_ADMIT_RS: &str = "crates/referee/src/admit.rs";
const CRATES_REFEREE_SRC_CONTEXT_RS: &str = "crates/referee/src/context.rs";
const CRATES_REFEREE_SRC_GAME_RS: &str = "crates/referee/src/game.rs";
const CRATES_REFEREE_SRC_GAME_APPLY_RS: &str = "crates/referee/src/game/apply.rs";
const CRATES_REFEREE_SRC_GAME_SENSED_RS: &str = "crates/referee/src/game/sensed.rs";
const CRATES_REFEREE_SRC_HANDS_AMOUNT_RS: &str = "crates/referee/src/hands/amount.rs";
const CRATES_REFEREE_SRC_HANDS_DUTY_RS: &str = "crates/referee/src/hands/duty.rs";
const CRATES_REFEREE_SRC_KEYS_RS: &str = "crates/referee/src/keys.rs";
const CRATES_REFEREE_SRC_POINTS_RS: &str = "crates/referee/src/points.rs";
const CRATES_REFEREE_SRC_REFEREE_RS: &str = "crates/referee/src/referee.rs";
const CRATES_REFEREE_SRC_RULES_ADJOURN_MD: &str = "crates/referee/src/rules/adjourn.md";
const CRATES_REFEREE_SRC_RULES_ADJOURN_RS: &str = "crates/referee/src/rules/adjourn.rs";
const CRATES_REFEREE_SRC_RULES_ADJOURN_CLOCK_MD: &str = "crates/referee/src/rules/adjourn_clock.md";
const CRATES_REFEREE_SRC_RULES_ADJOURN_CLOCK_RS: &str = "crates/referee/src/rules/adjourn_clock.rs";
const CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_MD: &str = "crates/referee/src/rules/adjourn_envelope.md";
const CRATES_REFEREE_SRC_RULES_ADJOURN_ENVELOPE_RS: &str = "crates/referee/src/rules/adjourn_envelope.rs";
const CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_MD: &str = "crates/referee/src/rules/adjourn_late.md";
const CRATES_REFEREE_SRC_RULES_ADJOURN_LATE_RS: &str = "crates/referee/src/rules/adjourn_late.rs";
const CRATES_REFEREE_SRC_RULES_ADJOURN_OFFER_MD: &str = "crates/referee/src/rules/adjourn_offer.md";
const CRATES_REFEREE_SRC_RULES_ADJOURN_OFFER_RS: &str = "crates/referee/src/rules/adjourn_offer.rs";
const CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_MD: &str = "crates/referee/src/rules/adjourn_resumption.md";
const CRATES_REFEREE_SRC_RULES_ADJOURN_RESUMPTION_RS: &str = "crates/referee/src/rules/adjourn_resumption.rs";
const CRATES_REFEREE_SRC_RULES_AGREEMENT_MD: &str = "crates/referee/src/rules/agreement.md";
const CRATES_REFEREE_SRC_RULES_AGREEMENT_RS: &str = "crates/referee/src/rules/agreement.rs";
const CRATES_REFEREE_SRC_RULES_APPEAL_MD: &str = "crates/referee/src/rules/appeal.md";
const CRATES_REFEREE_SRC_RULES_APPEAL_RS: &str = "crates/referee/src/rules/appeal.rs";
const CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_MD: &str = "crates/referee/src/rules/automatic_draw.md";
const CRATES_REFEREE_SRC_RULES_AUTOMATIC_DRAW_RS: &str = "crates/referee/src/rules/automatic_draw.rs";
const CRATES_REFEREE_SRC_RULES_BLIND_MD: &str = "crates/referee/src/rules/blind.md";
const CRATES_REFEREE_SRC_RULES_BLIND_RS: &str = "crates/referee/src/rules/blind.rs";
const CRATES_REFEREE_SRC_RULES_BLIND_ANNOUNCEMENT_RS: &str = "crates/referee/src/rules/blind/announcement.rs";
const CRATES_REFEREE_SRC_RULES_BLIND_ASSISTANT_RS: &str = "crates/referee/src/rules/blind/assistant.rs";
const CRATES_REFEREE_SRC_RULES_BLIND_BOARDS_RS: &str = "crates/referee/src/rules/blind/boards.rs";
const CRATES_REFEREE_SRC_RULES_BLIND_EQUIPMENT_RS: &str = "crates/referee/src/rules/blind/equipment.rs";
const CRATES_REFEREE_SRC_RULES_BLIND_RECORD_RS: &str = "crates/referee/src/rules/blind/record.rs";
const CRATES_REFEREE_SRC_RULES_BYSTANDER_MD: &str = "crates/referee/src/rules/bystander.md";
const CRATES_REFEREE_SRC_RULES_BYSTANDER_RS: &str = "crates/referee/src/rules/bystander.rs";
const CRATES_REFEREE_SRC_RULES_CHECKMATE_MD: &str = "crates/referee/src/rules/checkmate.md";
const CRATES_REFEREE_SRC_RULES_CHECKMATE_RS: &str = "crates/referee/src/rules/checkmate.rs";
const CRATES_REFEREE_SRC_RULES_CHESS960_MD: &str = "crates/referee/src/rules/chess960.md";
const CRATES_REFEREE_SRC_RULES_COMPLETION_MD: &str = "crates/referee/src/rules/completion.md";
const CRATES_REFEREE_SRC_RULES_COMPLETION_RS: &str = "crates/referee/src/rules/completion.rs";
const CRATES_REFEREE_SRC_RULES_CONDUCT_MD: &str = "crates/referee/src/rules/conduct.md";
const CRATES_REFEREE_SRC_RULES_CONDUCT_RS: &str = "crates/referee/src/rules/conduct.rs";
const CRATES_REFEREE_SRC_RULES_CONDUCT_BREACH_RS: &str = "crates/referee/src/rules/conduct/breach.rs";
const CRATES_REFEREE_SRC_RULES_DEAD_POSITION_MD: &str = "crates/referee/src/rules/dead_position.md";
const CRATES_REFEREE_SRC_RULES_DEAD_POSITION_RS: &str = "crates/referee/src/rules/dead_position.rs";
const CRATES_REFEREE_SRC_RULES_DEVICE_MD: &str = "crates/referee/src/rules/device.md";
const CRATES_REFEREE_SRC_RULES_DEVICE_RS: &str = "crates/referee/src/rules/device.rs";
const CRATES_REFEREE_SRC_RULES_DISPLACED_MD: &str = "crates/referee/src/rules/displaced.md";
const CRATES_REFEREE_SRC_RULES_DISPLACED_RS: &str = "crates/referee/src/rules/displaced.rs";
const CRATES_REFEREE_SRC_RULES_DISTURBANCE_MD: &str = "crates/referee/src/rules/disturbance.md";
const CRATES_REFEREE_SRC_RULES_DISTURBANCE_RS: &str = "crates/referee/src/rules/disturbance.rs";
const CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_MD: &str = "crates/referee/src/rules/draw_claim.md";
const CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_RS: &str = "crates/referee/src/rules/draw_claim.rs";
const CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_EXAMINE_RS: &str = "crates/referee/src/rules/draw_claim/examine.rs";
const CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_FORM_RS: &str = "crates/referee/src/rules/draw_claim/form.rs";
const CRATES_REFEREE_SRC_RULES_DRAW_CLAIM_WRONG_RS: &str = "crates/referee/src/rules/draw_claim/wrong.rs";
const CRATES_REFEREE_SRC_RULES_DRAW_OFFER_MD: &str = "crates/referee/src/rules/draw_offer.md";
const CRATES_REFEREE_SRC_RULES_DRAW_OFFER_RS: &str = "crates/referee/src/rules/draw_offer.rs";
const CRATES_REFEREE_SRC_RULES_FIFTY_MOVES_MD: &str = "crates/referee/src/rules/fifty_moves.md";
const CRATES_REFEREE_SRC_RULES_FLAG_FALL_MD: &str = "crates/referee/src/rules/flag_fall.md";
const CRATES_REFEREE_SRC_RULES_FLAG_FALL_RS: &str = "crates/referee/src/rules/flag_fall.rs";
const CRATES_REFEREE_SRC_RULES_FLAG_FALL_BOTH_RS: &str = "crates/referee/src/rules/flag_fall/both.rs";
const CRATES_REFEREE_SRC_RULES_FLAG_FALL_LOSER_RS: &str = "crates/referee/src/rules/flag_fall/loser.rs";
const CRATES_REFEREE_SRC_RULES_GLOSSARY_MD: &str = "crates/referee/src/rules/glossary.md";
const CRATES_REFEREE_SRC_RULES_GUIDANCE_MD: &str = "crates/referee/src/rules/guidance.md";
const CRATES_REFEREE_SRC_RULES_GUIDANCE_RS: &str = "crates/referee/src/rules/guidance.rs";
const CRATES_REFEREE_SRC_RULES_GUIDANCE_GUIDES_RS: &str = "crates/referee/src/rules/guidance/guides.rs";
const CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_MD: &str = "crates/referee/src/rules/illegal_move.md";
const CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_RS: &str = "crates/referee/src/rules/illegal_move.rs";
const CRATES_REFEREE_SRC_RULES_ILLEGAL_MOVE_CONSEQUENCE_RS: &str = "crates/referee/src/rules/illegal_move/consequence.rs";
const CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_MD: &str = "crates/referee/src/rules/illegal_position.md";
const CRATES_REFEREE_SRC_RULES_ILLEGAL_POSITION_RS: &str = "crates/referee/src/rules/illegal_position.rs";
const CRATES_REFEREE_SRC_RULES_LATENESS_MD: &str = "crates/referee/src/rules/lateness.md";
const CRATES_REFEREE_SRC_RULES_LATENESS_RS: &str = "crates/referee/src/rules/lateness.rs";
const CRATES_REFEREE_SRC_RULES_OVERRULING_MD: &str = "crates/referee/src/rules/overruling.md";
const CRATES_REFEREE_SRC_RULES_PACE_MD: &str = "crates/referee/src/rules/pace.md";
const CRATES_REFEREE_SRC_RULES_PAUSE_MD: &str = "crates/referee/src/rules/pause.md";
const CRATES_REFEREE_SRC_RULES_PAUSE_RS: &str = "crates/referee/src/rules/pause.rs";
const CRATES_REFEREE_SRC_RULES_PENALTY_MD: &str = "crates/referee/src/rules/penalty.md";
const CRATES_REFEREE_SRC_RULES_PENALTY_RS: &str = "crates/referee/src/rules/penalty.rs";
const CRATES_REFEREE_SRC_RULES_PREFACE_MD: &str = "crates/referee/src/rules/preface.md";
const CRATES_REFEREE_SRC_RULES_PREFACE_RS: &str = "crates/referee/src/rules/preface.rs";
const CRATES_REFEREE_SRC_RULES_QUICKPLAY_MD: &str = "crates/referee/src/rules/quickplay.md";
const CRATES_REFEREE_SRC_RULES_QUICKPLAY_RS: &str = "crates/referee/src/rules/quickplay.rs";
const CRATES_REFEREE_SRC_RULES_QUICKPLAY_ADMISSIBLE_RS: &str = "crates/referee/src/rules/quickplay/admissible.rs";
const CRATES_REFEREE_SRC_RULES_QUICKPLAY_DECISION_RS: &str = "crates/referee/src/rules/quickplay/decision.rs";
const CRATES_REFEREE_SRC_RULES_QUICKPLAY_INCREMENT_RS: &str = "crates/referee/src/rules/quickplay/increment.rs";
const CRATES_REFEREE_SRC_RULES_QUICKPLAY_NO_ARBITER_RS: &str = "crates/referee/src/rules/quickplay/no_arbiter.rs";
const CRATES_REFEREE_SRC_RULES_RAPID_MD: &str = "crates/referee/src/rules/rapid.md";
const CRATES_REFEREE_SRC_RULES_RAPID_RS: &str = "crates/referee/src/rules/rapid.rs";
const CRATES_REFEREE_SRC_RULES_RAPID_MISPLACED_RS: &str = "crates/referee/src/rules/rapid/misplaced.rs";
const CRATES_REFEREE_SRC_RULES_RECORDING_MD: &str = "crates/referee/src/rules/recording.md";
const CRATES_REFEREE_SRC_RULES_RECORDING_RS: &str = "crates/referee/src/rules/recording.rs";
const CRATES_REFEREE_SRC_RULES_REFUSAL_MD: &str = "crates/referee/src/rules/refusal.md";
const CRATES_REFEREE_SRC_RULES_REFUSAL_RS: &str = "crates/referee/src/rules/refusal.rs";
const CRATES_REFEREE_SRC_RULES_REPETITION_MD: &str = "crates/referee/src/rules/repetition.md";
const CRATES_REFEREE_SRC_RULES_RESIGNATION_MD: &str = "crates/referee/src/rules/resignation.md";
const CRATES_REFEREE_SRC_RULES_RESIGNATION_RS: &str = "crates/referee/src/rules/resignation.rs";
const CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_MD: &str = "crates/referee/src/rules/restored_clock.md";
const CRATES_REFEREE_SRC_RULES_RESTORED_CLOCK_RS: &str = "crates/referee/src/rules/restored_clock.rs";
const CRATES_REFEREE_SRC_RULES_SCORESHEET_MD: &str = "crates/referee/src/rules/scoresheet.md";
const CRATES_REFEREE_SRC_RULES_SCORESHEET_RS: &str = "crates/referee/src/rules/scoresheet.rs";
const CRATES_REFEREE_SRC_RULES_SCORESHEET_ASSISTANT_RS: &str = "crates/referee/src/rules/scoresheet/assistant.rs";
const CRATES_REFEREE_SRC_RULES_SCORESHEET_NOTATION_RS: &str = "crates/referee/src/rules/scoresheet/notation.rs";
const CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_MD: &str = "crates/referee/src/rules/scoresheet_request.md";
const CRATES_REFEREE_SRC_RULES_SCORESHEET_REQUEST_RS: &str = "crates/referee/src/rules/scoresheet_request.rs";
const CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_MD: &str = "crates/referee/src/rules/sheet_completion.md";
const CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RS: &str = "crates/referee/src/rules/sheet_completion.rs";
const CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_RECONSTRUCTION_RS: &str = "crates/referee/src/rules/sheet_completion/reconstruction.rs";
const CRATES_REFEREE_SRC_RULES_SHEET_COMPLETION_UNPROVED_RS: &str = "crates/referee/src/rules/sheet_completion/unproved.rs";
const CRATES_REFEREE_SRC_RULES_SIGNED_RESULT_MD: &str = "crates/referee/src/rules/signed_result.md";
const CRATES_REFEREE_SRC_RULES_SIGNED_RESULT_RS: &str = "crates/referee/src/rules/signed_result.rs";
const CRATES_REFEREE_SRC_RULES_STALEMATE_MD: &str = "crates/referee/src/rules/stalemate.md";
const CRATES_REFEREE_SRC_RULES_STALEMATE_RS: &str = "crates/referee/src/rules/stalemate.rs";
const CRATES_REFEREE_SRC_RULES_START_MD: &str = "crates/referee/src/rules/start.md";
const CRATES_REFEREE_SRC_RULES_START_RS: &str = "crates/referee/src/rules/start.rs";
const CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_MD: &str = "crates/referee/src/rules/touch_move.md";
const CRATES_REFEREE_SRC_RULES_TOUCH_MOVE_RS: &str = "crates/referee/src/rules/touch_move.rs";
const CRATES_REFEREE_SRC_RULES_WRONG_START_MD: &str = "crates/referee/src/rules/wrong_start.md";
const CRATES_REFEREE_SRC_RULES_WRONG_START_RS: &str = "crates/referee/src/rules/wrong_start.rs";
const LAWS_01_BASIC_RULES_TOML: &str = "laws/01-basic-rules.toml";
const LAWS_02_CLOCK_TOML: &str = "laws/02-clock.toml";
const LAWS_03_IRREGULARITIES_TOML: &str = "laws/03-irregularities.toml";
const LAWS_04_SCORESHEET_DRAWS_TOML: &str = "laws/04-scoresheet-draws.toml";
const LAWS_05_NOTATION_TOML: &str = "laws/05-notation.toml";
const LAWS_06_RAPID_BLITZ_TOML: &str = "laws/06-rapid-blitz.toml";
const LAWS_07_CONDUCT_ARBITER_TOML: &str = "laws/07-conduct-arbiter.toml";
const LAWS_08_ADJOURNED_TOML: &str = "laws/08-adjourned.toml";
const LAWS_09_CHESS960_TOML: &str = "laws/09-chess960.toml";
const LAWS_10_QUICKPLAY_TOML: &str = "laws/10-quickplay.toml";
const LAWS_11_BLIND_TOML: &str = "laws/11-blind.toml";
const LAWS_TERMS_TOML: &str = "laws/terms.toml";
