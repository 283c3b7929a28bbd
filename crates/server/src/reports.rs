//! What the arbiter can tell the referee of a game, found by everyday words.
//!
//! The referee has the list: its situations, each with the acts that it stands for, and the provisions that can be raised.
//! Only what can happen now is offered. What an act has that a situation cannot know is filled in by the arbiter.

use std::collections::BTreeSet;

use jadoube_board::{Attempt, ByColor, Color, Move, Position, Square};
use jadoube_laws::{Key, PROVISIONS, Provision};
use jadoube_notation::{Language, Style, Written};
use jadoube_referee::act::{Claim, Decision, Intended, Involved, Irregularity};
use jadoube_referee::wire::StoredAct;
use jadoube_referee::{
    Act, Author, Board, Choice, Entry, EntryNo, EventDraft, Penalty, Referee, Situation, Words, act, situations,
    situations_in_play,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::view::{BlankView, blank_view_at};

/// Something that the arbiter can tell the referee.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Report {
    /// Its name, which does not change.
    name: String,
    /// What has happened, in everyday words.
    title: String,
    /// Other words by which people look for it.
    words: Vec<String>,
    /// The provision that is looked into, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    provision: Option<RaisedProvision>,
    /// Of whom it can be told.
    about: Vec<About>,
    /// What is filled in.
    fields: Vec<Field>,
}

/// A provision that can be raised.
#[derive(Debug, Serialize, JsonSchema)]
struct RaisedProvision {
    /// Its key.
    key: &'static str,
    /// Its number in the edition of the game.
    number: String,
    /// Its title.
    title: &'static str,
    /// What it says, in our words.
    rule: &'static str,
    /// Where the Laws in the reader's language say something else than what is followed.
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<&'static str>,
}

/// Of whom something is told, and the act that tells it.
#[derive(Debug, Serialize, JsonSchema)]
struct About {
    /// Of whom, in words; missing if it is about nobody in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    who: Option<String>,
    /// The act. It is sent as it is, or with what is filled in.
    act: StoredAct,
}

/// What the arbiter fills in.
#[derive(Debug, Serialize, JsonSchema)]
struct Field {
    /// What it is.
    kind: FieldKind,
    /// Where it stands in the act: a JSON Pointer. What stands there now is proposed.
    at: &'static str,
    /// What can be chosen, if it is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    choices: Vec<FieldChoice>,
}

/// What is filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum FieldKind {
    /// What somebody has written.
    Writing,
    /// On what condition a draw is offered.
    Condition,
    /// A position in FEN.
    Position,
    /// Points of both players.
    Points,
    /// A move, chosen from those that can be made.
    Move,
    /// A piece on the board, chosen by its square.
    Square,
    /// How many half-moves had been made: the last position that is known to be right.
    After,
    /// One of the penalties.
    Penalty,
    /// One of the rulings.
    Ruling,
    /// What is known of an incident: a list of those that are so. Those that are not so stand in `/not`; of the others nothing
    /// is known, and the referee asks where it turns on them.
    Facts,
}

/// Something that can be chosen.
#[derive(Debug, Serialize, JsonSchema)]
struct FieldChoice {
    /// In words.
    label: String,
    /// What stands in the act then.
    value: Value,
    /// What is filled in besides, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    blank: Option<BlankView>,
}

/// Everything that can be told of a game now: first the situations in the order of the referee's list, then the provisions
/// that no situation is about, in the order of their numbers.
pub(crate) fn reports(referee: &Referee, words: &Words) -> Vec<Report> {
    let situations = situations().iter().chain(situations_in_play());
    let mut reports: Vec<Report> = situations
        .filter_map(|situation| of_situation(situation, referee, words))
        .collect();
    let known: BTreeSet<&str> = reports
        .iter()
        .filter_map(|report| Some(report.provision.as_ref()?.key))
        .collect();
    let numbers = referee.game().provisions();
    let mut others: Vec<_> = PROVISIONS
        .iter()
        .filter(|provision| !known.contains(provision.key.as_str()))
        .filter_map(|provision| {
            let number = numbers.citation(provision.key)?.number;
            Some((number, of_provision(provision, referee, words)?))
        })
        .collect();
    others.sort_by_key(|(number, _)| *number);
    reports.extend(others.into_iter().map(|(_, report)| report));
    reports
}

fn of_situation(situation: &Situation, referee: &Referee, words: &Words) -> Option<Report> {
    let players: &[Color] = if situation.about_player {
        &Color::ALL
    } else {
        &[Color::White]
    };
    let drafts: Vec<(Option<Color>, EventDraft)> = players
        .iter()
        .filter_map(|player| {
            let drafts = situation.drafts(*player).into_iter();
            let draft = drafts.filter_map(|draft| made_whole(draft, referee)).find(|draft| {
                let draft = draft.clone();
                referee.admits(draft)
            });
            Some((situation.about_player.then_some(*player), draft?))
        })
        .collect();
    let (_, first) = drafts.first()?;
    let provision = match &first.act {
        Act::Raised(raised) => Some(raised_provision(raised.key, referee, words)?),
        _ => None,
    };
    let fields = fields(&first.act, referee, words)?;
    let about = drafts.into_iter().flat_map(|(player, draft)| match player {
        Some(player) => vec![about(Some(player_name(player)), draft, words)],
        None => about_others(draft, words),
    });
    Some(Report {
        name: situation.name.to_owned(),
        title: words.situation(situation),
        words: words.sought(situation),
        provision,
        about: about.collect(),
        fields,
    })
}

fn of_provision(provision: &'static Provision, referee: &Referee, words: &Words) -> Option<Report> {
    let raised = |about| {
        let key = provision.key;
        let draft = act::Raised { key, about }.by(Author::Arbiter);
        referee.admits(draft.clone()).then_some(draft)
    };
    let mut told: Vec<About> = Color::ALL
        .into_iter()
        .filter_map(|player| Some(about(Some(player_name(player)), raised(Some(player))?, words)))
        .collect();
    if told.is_empty() {
        told.push(about(None, raised(None)?, words));
    }
    Some(Report {
        name: provision.key.to_string(),
        title: provision.title.to_owned(),
        words: Vec::new(),
        provision: Some(raised_provision(provision.key, referee, words)?),
        about: told,
        fields: Vec::new(),
    })
}

fn raised_provision(key: Key, referee: &Referee, words: &Words) -> Option<RaisedProvision> {
    let language = words.language();
    let provision = jadoube_laws::find(key.as_str())?;
    let citation = referee.game().provisions().citation(key)?;
    Some(RaisedProvision {
        key: provision.key.as_str(),
        number: words.number(&citation.number_in(language)),
        title: provision.title_in(language),
        rule: provision.summary(citation.edition, language),
        own: provision.own_text(citation.edition, language),
    })
}

fn about(who: Option<&str>, draft: EventDraft, words: &Words) -> About {
    About {
        who: who.map(|who| words.involved(who)),
        act: draft.into(),
    }
}

/// Something that no player does: of whoever the situation names, and of everybody else who can have done it.
fn about_others(draft: EventDraft, words: &Words) -> Vec<About> {
    let Act::Incident(incident) = &draft.act else {
        return vec![about(None, draft, words)];
    };
    let named = incident.who;
    let others = Involved::ALL.into_iter().filter(|who| {
        let is_around = who.player().is_none() && *who != Involved::Both;
        *who != named && is_around && incident.kind.involves(*who)
    });
    let everybody: Vec<Involved> = core::iter::once(named).chain(others).collect();
    let several = everybody.len() > 1;
    let told = everybody.into_iter().map(|who| {
        let told = act::Incident {
            who,
            ..(**incident).clone()
        };
        let name = involved_name(who);
        about(several.then_some(name), told.by(draft.by), words)
    });
    told.collect()
}

/// A draft with something in place of what a situation cannot know, so that the referee can say whether it could happen; `None` if
/// it is done elsewhere or cannot be filled in.
fn made_whole(draft: EventDraft, referee: &Referee) -> Option<EventDraft> {
    let game = referee.game();
    let act = match &draft.act {
        // The desk itself tells when the default time has passed.
        Act::TimePassed(_) => return None,
        // What happens with what is sealed, opened and corrected at an adjournment: has forms of its own.
        Act::Sealed(_) | Act::EnvelopeOpened(_) | Act::ResumptionStarted(_) | Act::TimeDisputed(_) => return None,
        Act::Claimed(claimed) => {
            let first = || {
                let (attempt, _) = moves(referee).into_iter().next()?;
                Some(Intended { attempt, written: true })
            };
            let claim = match &claimed.claim {
                Claim::Threefold { intended: Some(_) } => Claim::Threefold {
                    intended: Some(first()?),
                },
                Claim::FiftyMoves { intended: Some(_) } => Claim::FiftyMoves {
                    intended: Some(first()?),
                },
                _ => return Some(draft),
            };
            act::Claimed { claim }.into()
        }
        Act::Signed(signed) => {
            let points = game.outcome()?.points;
            act::Signed {
                points,
                ..signed.clone()
            }
            .into()
        }
        Act::Noticed(noticed) if noticed.irregularity == Irregularity::PiecesDisplaced => {
            let after = u32::try_from(game.plies().len()).ok();
            act::Noticed {
                after,
                ..noticed.clone()
            }
            .into()
        }
        Act::Touched(_) => {
            let (square, _) = pieces(referee).into_iter().next()?;
            act::Touched::on(square).into()
        }
        Act::Appealed(_) => {
            let ruling = rulings(referee).next()?;
            act::Appealed { ruling }.into()
        }
        Act::AppealDecided(decided) => {
            let ruling = *game.appeals().last()?;
            let decision = match &decided.decision {
                Some(Decision::Points { .. }) => {
                    let draw = game.provisions().points.value.draw;
                    let points = ByColor::new(draw, draw);
                    Some(Decision::Points { points })
                }
                decision => decision.clone(),
            };
            act::AppealDecided { ruling, decision }.into()
        }
        Act::PositionNoted(_) => {
            let board = match game.board() {
                Board::Position(position) => *position,
                Board::Setup(setup) => setup.to_string().parse().unwrap_or(Position::initial()),
            };
            act::PositionNoted { board }.into()
        }
        _ => return Some(draft),
    };
    Some(EventDraft { act, ..draft })
}

/// What the arbiter fills in of an act; `None` if there is nothing to choose from.
fn fields(act: &Act, referee: &Referee, words: &Words) -> Option<Vec<Field>> {
    let game = referee.game();
    let free = |kind, at| Field {
        kind,
        at,
        choices: Vec::new(),
    };
    let of_rulings = |rulings: Vec<EntryNo>| Field {
        kind: FieldKind::Ruling,
        at: "/ruling",
        choices: rulings
            .into_iter()
            .filter_map(|no| ruling_choice(no, referee, words))
            .collect(),
    };
    Some(match act {
        Act::Noted(_) => vec![free(FieldKind::Writing, "/text")],
        Act::Offered(offered) if offered.condition.is_some() => vec![free(FieldKind::Condition, "/condition")],
        Act::PositionNoted(_) => vec![free(FieldKind::Position, "/board")],
        Act::Appealed(_) => vec![of_rulings(rulings(referee).collect())],
        Act::AppealDecided(decided) => {
            let mut fields = vec![of_rulings(game.appeals().to_vec())];
            if let Some(Decision::Points { .. }) = decided.decision {
                fields.push(free(FieldKind::Points, "/decision/points"));
            }
            fields
        }
        Act::Claimed(claimed) => match &claimed.claim {
            Claim::Threefold { intended: Some(_) } | Claim::FiftyMoves { intended: Some(_) } => vec![Field {
                kind: FieldKind::Move,
                at: "/claim/intended/move",
                choices: moves(referee).into_iter().map(choice).collect(),
            }],
            _ => Vec::new(),
        },
        Act::Signed(_) => vec![free(FieldKind::Points, "/points")],
        Act::Noticed(noticed) if noticed.irregularity == Irregularity::PiecesDisplaced => vec![Field {
            kind: FieldKind::After,
            at: "/after",
            choices: positions_after(referee, words),
        }],
        Act::Touched(_) => vec![Field {
            kind: FieldKind::Square,
            at: "/square",
            choices: pieces(referee).into_iter().map(choice).collect(),
        }],
        // A situation that says which penalty asks only for what comes with it.
        Act::Penalised(penalised) if penalised.penalty != Penalty::Warning => {
            let choices = game.permitted_penalties();
            let same = |choice: &FieldChoice| {
                let of = |value: &Value| value.get("type").cloned();
                serde_json::to_value(penalised.penalty).is_ok_and(|penalty| of(&penalty) == of(&choice.value))
            };
            let choices = choices.iter().filter_map(|choice| penalty_choice(choice, words));
            vec![Field {
                kind: FieldKind::Penalty,
                at: "/penalty",
                choices: choices.filter(same).collect(),
            }]
        }
        Act::Penalised(_) => {
            let choices = game.permitted_penalties();
            let choices: Vec<FieldChoice> = choices
                .iter()
                .filter_map(|choice| penalty_choice(choice, words))
                .collect();
            vec![Field {
                kind: FieldKind::Penalty,
                at: "/penalty",
                choices,
            }]
        }
        Act::Incident(incident) => {
            let untold = incident.kind.circumstances().iter();
            let untold = untold.filter(|fact| !incident.facts.contains(fact));
            let choices: Vec<FieldChoice> = untold
                .filter_map(|fact| {
                    let value = serde_json::to_value(fact).ok()?;
                    Some(FieldChoice {
                        label: words.circumstance(value.as_str()?),
                        value,
                        blank: None,
                    })
                })
                .collect();
            match choices.is_empty() {
                true => Vec::new(),
                false => vec![Field {
                    kind: FieldKind::Facts,
                    at: "/facts",
                    choices,
                }],
            }
        }
        _ => Vec::new(),
    })
}

/// Something that can be chosen by its name in records.
fn choice<T: ToString>((value, label): (T, String)) -> FieldChoice {
    FieldChoice {
        label,
        value: value.to_string().into(),
        blank: None,
    }
}

/// The moves that can be made, as they are written.
fn moves(referee: &Referee) -> Vec<(Attempt, String)> {
    let Board::Position(position) = referee.game().board() else {
        return Vec::new();
    };
    let written = |mv: Move| (mv.into(), mv.written(position, Style::SHORT).to_string());
    let mut moves: Vec<(Attempt, String)> = position.legal_moves().into_iter().map(written).collect();
    moves.sort_by(|(_, one), (_, other)| one.cmp(other));
    moves
}

/// The pieces on the board, each with the square where it stands.
fn pieces(referee: &Referee) -> Vec<(Square, String)> {
    let board = referee.game().board();
    let standing = Square::all().filter_map(|square| {
        let piece = board.piece_at(square)?;
        Some((square, format!("{}{square}", Language::EN.sign(piece.role))))
    });
    standing.collect()
}

/// The positions of the game, the latest first.
fn positions_after(referee: &Referee, words: &Words) -> Vec<FieldChoice> {
    let count = u32::try_from(referee.game().plies().len()).unwrap_or(u32::MAX);
    let position = |after: u32| FieldChoice {
        label: words.position_after(after, referee.game()),
        value: after.into(),
        blank: None,
    };
    (0..=count).rev().map(position).collect()
}

/// The rulings of the record, the latest first.
fn rulings(referee: &Referee) -> impl Iterator<Item = EntryNo> {
    let entries = referee.record().iter().enumerate().rev();
    let rulings = entries.filter(|(_, entry)| matches!(entry, Entry::Ruling(_)));
    rulings.map(|(index, _)| EntryNo::after(index))
}

fn ruling_choice(no: EntryNo, referee: &Referee, words: &Words) -> Option<FieldChoice> {
    let entry = referee.record().get(no.index())?;
    Some(FieldChoice {
        label: format!("{no}. {}", words.entry(no, entry, referee.game())),
        value: no.get().into(),
        blank: None,
    })
}

fn penalty_choice(choice: &Choice, words: &Words) -> Option<FieldChoice> {
    let penalty = choice.proposal().penalty()?;
    let at = match penalty {
        Penalty::OpponentTime { .. } | Penalty::OffenderTime { .. } => "/penalty/amount_ms",
        Penalty::OpponentPoints { .. } | Penalty::OffenderPoints { .. } => "/penalty/amount",
        Penalty::LossOfGame { .. } => "/penalty/opponent",
        Penalty::Warning | Penalty::Fine | Penalty::RoundExclusion | Penalty::Expulsion => "",
    };
    Some(FieldChoice {
        label: words.choice(choice),
        value: serde_json::to_value(penalty).ok()?,
        blank: choice.blank.map(|blank| blank_view_at(blank, at, words)),
    })
}

/// The name of a player in records.
fn player_name(player: Color) -> &'static str {
    involved_name(player.into())
}

/// The name of somebody in records.
fn involved_name(who: Involved) -> &'static str {
    match who {
        Involved::White => "white",
        Involved::Black => "black",
        Involved::Both => "both",
        Involved::Spectator => "spectator",
        Involved::FinishedPlayer => "finished-player",
        Involved::OtherPlayer => "other-player",
        Involved::Other => "other",
        Involved::Nobody => "nobody",
    }
}
