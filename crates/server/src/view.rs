//! What each role is shown of a game.
//!
//! Players are shown nothing that could help them: no counts, no repetitions, no legal moves, nothing about a clock
//! that was not pressed. Spectators see the game. The arbiter sees the record.

mod adjournment;
mod visibility;

use jadoube_board::{ByColor, Color, Role as Piece};
use jadoube_clock::Instant;
use jadoube_laws::values::FlagCalledBy;
use jadoube_laws::{Key, Provisions, Score, find};
use jadoube_notation::Language as Letters;
use jadoube_referee::act::{self, Audience};
use jadoube_referee::wire::{Heading, StoredAct, StoredHeader, place_of};
use jadoube_referee::{
    Act, Author, Blank, Effect, Entry, EntryNo, Game, Outcome, Phase, Ply, Reason, Sentence, Value, Words,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::live_game::{GameState, LiveGame};
use crate::role::Role;
use crate::subscription::beat;
use crate::view::adjournment::AdjournmentView;

/// The new entries of a game, and its present state.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Update {
    /// The role that it is for.
    pub(crate) role: Role,
    /// The number of the last entry. Ask for what comes after it.
    pub(crate) upto: u32,
    /// The new entries.
    pub(crate) entries: Vec<EntryView>,
    /// The state of the game.
    pub(crate) state: State,
}

/// An entry of the record, in words.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct EntryView {
    /// Its number.
    pub(crate) n: u32,
    /// Whether it is an event, a ruling or a question.
    pub(crate) kind: Kind,
    /// When it happened, in milliseconds since the zero of the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) at_ms: Option<u64>,
    /// What was done, if it is an event: the type of its act. For the arbiter alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) act: Option<String>,
    /// The player who did it, if it is an event and a player did. For the arbiter alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<Side>,
    /// How many half-moves had been made by then.
    pub(crate) ply: usize,
    /// In words.
    pub(crate) text: String,
    /// The positions that it speaks of, by how many half-moves were made before each; 0 is the start. Of a claim that a position
    /// was repeated: those that are the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) positions: Vec<u32>,
    /// The articles it rests on, the main one first.
    pub(crate) articles: Vec<Article>,
    /// Its effects, in words.
    pub(crate) effects: Vec<String>,
    /// The reason that the arbiter gave for what is ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<String>,
    /// Why, in words: what was looked at and what was found. For the arbiter alone; left out where nothing was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) because: Vec<String>,
}

/// What an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// Something happened.
    Event,
    /// The referee ruled.
    Ruling,
    /// The arbiter is asked.
    Question,
}

/// An article of the game's edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct Article {
    /// Its number.
    pub(crate) number: String,
    /// The number as the Laws are cited, in words: `Article 9.2`, `Appendix A.3`.
    pub(crate) citation: String,
    /// The key of the provision.
    pub(crate) key: String,
    /// Its title.
    pub(crate) title: String,
}

/// The state of a game.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct State {
    /// Who plays, where and when, and by which Laws: the header of the record.
    pub(crate) header: StoredHeader,
    /// The time control as people write it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) control: Option<String>,
    /// The time control as people say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) control_said: Option<String>,
    /// How often at least something comes on the live channel, in milliseconds: an update, or a comment.
    pub(crate) beat_ms: u64,
    /// Whether the arbiter calls a flag that has fallen.
    pub(crate) flags_called: FlagsCalled,
    /// The phase of the game.
    pub(crate) phase: PhaseView,
    /// The result, once there is one, as PGN writes it: `1-0`, `1/2-1/2`. What PGN cannot write, such as `0-0`, stands likewise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<String>,
    /// The mark of a game that was not played, where the edition has such marks: `+/-`, `-/+` or `-/-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) forfeit: Option<String>,
    /// How it ended, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ending: Option<String>,
    /// The position, in FEN.
    pub(crate) fen: String,
    /// What stands on the board as hands have left it, in FEN, where that is something else than the game stands on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stands: Option<String>,
    /// The squares of the last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) last_move: Option<(String, String)>,
    /// How many moves are omitted here: a client that has the earlier entries has them.
    pub(crate) moves_from: usize,
    /// The moves after those.
    pub(crate) moves: Vec<MoveView>,
    /// The clock is stopped until the arbiter resumes the game.
    pub(crate) interrupted: bool,
    /// Which players have agreed to play on while the clocks are stopped, in a game without an arbiter.
    pub(crate) ready: Both<bool>,
    /// Which players have arrived.
    pub(crate) present: Both<bool>,
    /// Which players have a draw offer open.
    pub(crate) offers: Both<bool>,
    /// What a player short of time can ask for under the terms of the game, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) last_minutes: Option<LastMinutes>,
    /// Moves were made that the record does not have, and nobody has told what stands on the board.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub(crate) track_lost: bool,
    /// What the players must do about their scoresheets; for the players and the arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) owed: Vec<Owed>,
    /// The adjournment of the game, or the end of the session, as far as either was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) adjournment: Option<AdjournmentView>,
    /// The head of the record: a digest of all that stands in it, in 64 hexadecimal digits. For the arbiter; for everybody
    /// once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) head: Option<String>,
    /// The open questions; for the arbiter alone.
    pub(crate) questions: Vec<QuestionView>,
    /// The present moment in milliseconds since the zero of the record. It is read anew for each client, as what follows is;
    /// the rest is rendered once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) now_ms: Option<u64>,
    /// The clock, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Reading>,
    /// How often each player has made again a claim or an offer that was made already, since the desk is open. It is
    /// counted and not entered. For the arbiter alone; left out where nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) repeated: Option<Both<u32>>,
}

/// Whether the arbiter calls a flag that has fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FlagsCalled {
    /// Every flag.
    Always,
    /// When both flags are down; otherwise only a player can claim it.
    IfBoth,
    /// None: only a player can claim it.
    Never,
}

/// The phase of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PhaseView {
    /// The session has not started.
    Awaited,
    /// The game is being played.
    Playing,
    /// The player to move has been told to seal a move.
    Sealing,
    /// The game is adjourned until another session.
    Adjourned,
    /// The session has begun in which the game goes on, and an envelope has yet to be opened.
    Resuming,
    /// The game is over.
    Ended,
}

impl From<Phase> for PhaseView {
    fn from(phase: Phase) -> PhaseView {
        match phase {
            Phase::Awaited => PhaseView::Awaited,
            Phase::Playing => PhaseView::Playing,
            Phase::Sealing => PhaseView::Sealing,
            Phase::Adjourned => PhaseView::Adjourned,
            Phase::Resuming => PhaseView::Resuming,
            Phase::Ended(_) | Phase::Annulled => PhaseView::Ended,
        }
    }
}

/// A move.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MoveView {
    /// In short algebraic notation as the Laws have it, with the letters of the language that is asked for: `Nf3`, `0-0`,
    /// `e8Q`.
    pub(crate) san: String,
    /// What the clock of the mover showed after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock_ms: Option<u64>,
    /// Whether a draw was offered with it: `(=)` on a scoresheet.
    pub(crate) offer: bool,
}

/// A value for each player.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "{T}OfEach")]
pub(crate) struct Both<T> {
    /// White's.
    pub(crate) white: T,
    /// Black's.
    pub(crate) black: T,
}

/// What the clock shows now.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Reading {
    /// The displayed time.
    pub(crate) left_ms: Both<u64>,
    /// How long the display of the running side stands still because of a delay.
    pub(crate) still_ms: Both<u64>,
    /// Whether the flag is down.
    pub(crate) flag: Both<bool>,
    /// The side that runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) running: Option<Side>,
}

/// A player's side of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    /// White's.
    White,
    /// Black's.
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// What a player short of time can ask for.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct LastMinutes {
    /// Whether an increment for both players can be asked for. A draw can be claimed in any case.
    pub(crate) increment: bool,
}

/// What a player must do about a scoresheet.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Owed {
    /// Who.
    pub(crate) player: Side,
    /// What.
    pub(crate) what: SheetDuty,
    /// The act that tells that it is done.
    pub(crate) act: StoredAct,
}

/// What must be done about a scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SheetDuty {
    /// It must be completed before the next move.
    Complete,
    /// The opponent's must be given back before the next move.
    GiveBack,
    /// It must be handed in.
    HandIn,
}

/// An open question.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct QuestionView {
    /// The entry that asks it.
    pub(crate) n: u32,
    /// In words.
    pub(crate) text: String,
    /// The permitted answers.
    pub(crate) answers: Vec<Choice>,
}

/// A permitted answer.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Choice {
    /// In words.
    pub(crate) label: String,
    /// The act that gives this answer. It is sent as it is, or with what is filled in.
    pub(crate) act: StoredAct,
    /// What the arbiter fills in, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) blank: Option<BlankView>,
}

/// What the arbiter fills in with an answer.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Blank")]
pub(crate) struct BlankView {
    /// What it is.
    pub(crate) kind: BlankKind,
    /// Where it stands in the act: a JSON Pointer. What stands there now is proposed; if it is nothing, nothing is.
    pub(crate) at: &'static str,
    /// What is permitted, in words.
    pub(crate) hint: String,
}

/// What is filled in.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum BlankKind {
    /// A length of time in milliseconds.
    Time,
    /// Points of one player: `1/2`.
    Score,
    /// Points of both players.
    Points,
    /// The times of both clocks in milliseconds.
    Clock,
}

/// The update for a role, with the entries after the given one, and without the clock.
#[must_use]
pub(crate) fn update(state: &GameState, words: &Words, role: Role, after: u32) -> Update {
    let referee = &state.referee;
    let game = referee.game();
    let record = referee.record();
    let entries = record.iter().enumerate().skip(after as usize);
    let told = entries.filter_map(|(index, entry)| {
        let no = EntryNo::after(index);
        visibility::may_know(role, entry, record).then(|| EntryView {
            reason: reason_given(entry, record),
            ..entry_view(no, entry, game, words, role)
        })
    });
    Update {
        role,
        upto: u32::try_from(record.len()).unwrap_or(u32::MAX),
        entries: told.collect(),
        state: state_view(state, words, role, after),
    }
}

fn entry_view(no: EntryNo, entry: &Entry, game: &Game, words: &Words, role: Role) -> EntryView {
    let provisions = game.provisions();
    let board = game.board_before(no);
    let (act, by) = match (role, entry) {
        (Role::Arbiter, Entry::Event(event)) => (act_type(&event.act), event.by.player().map(Side::from)),
        _ => (None, None),
    };
    let positions = match entry {
        Entry::Event(_) => Vec::new(),
        Entry::Ruling(ruling) => positions(&ruling.sentence, &ruling.because),
        Entry::Question(question) => positions(&question.sentence, &question.because),
    };
    let (kind, at_ms, keys, effects) = match entry {
        Entry::Event(event) => (Kind::Event, Some(event.at.as_millis()), Vec::new(), Vec::new()),
        Entry::Ruling(ruling) => {
            let effects = ruling.effects.iter();
            let is_told = |effect: &&Effect| role == Role::Arbiter || effect.audience() == Audience::Everyone;
            let effects = effects.filter(is_told);
            let effects = effects.map(|effect| words.effect(effect, board));
            (Kind::Ruling, None, keys(ruling.key, &ruling.also_by), effects.collect())
        }
        Entry::Question(question) => (Kind::Question, None, keys(question.key, &question.also_by), Vec::new()),
    };
    EntryView {
        n: no.get(),
        kind,
        at_ms,
        act,
        by,
        ply: game.plies().partition_point(|ply| ply.entry <= no),
        text: words.entry(no, entry, game),
        positions,
        articles: keys
            .into_iter()
            .filter_map(|key| article(key, provisions, words))
            .collect(),
        effects,
        reason: None,
        because: match (role, entry) {
            (Role::Arbiter, Entry::Ruling(ruling)) => words.ruling_reasons(ruling, game),
            (Role::Arbiter, Entry::Question(question)) => words.question_reasons(question, game),
            _ => Vec::new(),
        },
    }
}

/// The type of an act, as in the record.
fn act_type(act: &Act) -> Option<String> {
    let stored = serde_json::to_value(act).ok()?;
    Some(stored.get("type")?.as_str()?.to_owned())
}

/// The positions of the game that a sentence speaks of, or that were compared for it when a repetition was claimed.
fn positions(sentence: &Sentence, because: &[Reason]) -> Vec<u32> {
    let compared = because
        .iter()
        .filter(|reason| reason.condition.starts_with("position-repeated"));
    let facts = compared.flat_map(|reason| &reason.facts.0);
    let told = sentence.with.iter().chain(facts);
    let after = told.filter_map(|(_, value)| match value {
        Value::After(after) => Some(after.clone()),
        _ => None,
    });
    after.max_by_key(Vec::len).unwrap_or_default()
}

/// A position of a game, and how it came about.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PositionView {
    /// In FEN; players see the pieces and the turn.
    pub(crate) fen: String,
    /// The squares of the move that led to it; absent at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) last_move: Option<(String, String)>,
}

/// Every position of a game, from the start to the present one.
#[must_use]
pub(crate) fn all_positions(game: &Game, role: Role) -> Vec<PositionView> {
    let plies = game.plies();
    let boards = plies.iter().map(|ply| game.before(ply)).chain([game.board()]);
    let moves = core::iter::once(None).chain(plies.iter().map(Some));
    let positions = boards.zip(moves).map(|(board, ply)| PositionView {
        fen: visibility::fen(role, board),
        last_move: ply.map(squares),
    });
    positions.collect()
}

/// The phase of a game. One that was over before it came here is for reading.
#[must_use]
pub(crate) fn phase(game: &Game, heading: &Heading) -> PhaseView {
    match heading.result {
        Some(_) => PhaseView::Ended,
        None => game.phase().into(),
    }
}

/// The result of a game, if there is one.
#[must_use]
pub(crate) fn outcome(game: &Game, heading: &Heading) -> Option<String> {
    game.outcome().map(result).or_else(|| heading.result.clone())
}

/// The reason that the arbiter gave for what is ruled: with an answer, or with an overruling.
fn reason_given(entry: &Entry, record: &[Entry]) -> Option<String> {
    let Entry::Ruling(ruling) = entry else { return None };
    ruling.rests_on.iter().find_map(|no| match record.get(no.index()) {
        Some(Entry::Event(event)) => event.note.as_ref()?.reason.clone(),
        _ => None,
    })
}

/// Where a move came from, and where it went: in castling, where the king stands then.
fn squares(ply: &Ply) -> (String, String) {
    match ply.legal() {
        Some((_, mv)) => (mv.from().to_string(), mv.destination().to_string()),
        None => (ply.attempt().from.to_string(), ply.attempt().to.to_string()),
    }
}

fn keys(key: Key, with: &[Key]) -> Vec<Key> {
    core::iter::once(key).chain(with.iter().copied()).collect()
}

pub(crate) fn article(key: Key, provisions: &Provisions, words: &Words) -> Option<Article> {
    let citation = provisions.citation(key)?;
    Some(Article {
        number: citation.number_in(words.language()).to_string(),
        citation: words.citation(&citation),
        key: key.to_string(),
        title: find(key.as_str())?.title_in(words.language()).to_owned(),
    })
}

fn state_view(state: &GameState, words: &Words, role: Role, after: u32) -> State {
    let game = state.referee.game();
    let moves_from = moves_known(game, after);
    State {
        header: StoredHeader::of(game.terms(), &state.heading),
        control: game
            .terms()
            .control
            .as_ref()
            .map(|control| control.everyday().to_string()),
        control_said: game.terms().control.as_ref().map(|control| words.control(control)),
        beat_ms: millis(beat(game)),
        flags_called: match game.provisions().flag_called_by.value {
            FlagCalledBy::ArbiterOrPlayers => FlagsCalled::Always,
            FlagCalledBy::PlayersOrArbiterIfBoth => FlagsCalled::IfBoth,
            FlagCalledBy::Players => FlagsCalled::Never,
        },
        phase: phase(game, &state.heading),
        result: outcome(game, &state.heading),
        forfeit: game.forfeit().map(|forfeit| forfeit.to_string()),
        ending: match (game.outcome(), &state.heading.result) {
            (None, Some(_)) => Some(words.ending_in_file()),
            _ => ending(game, words),
        },
        fen: visibility::fen(role, game.board()),
        stands: visibility::stands(game),
        last_move: visibility::plies(role, game).last().map(squares),
        moves_from,
        moves: moves(state, words, moves_from, visibility::plies(role, game).len()),
        interrupted: game.interrupted(),
        ready: both(|color| game.ready()[color].is_some()),
        present: both(|color| game.arrived()[color].is_some() || game.made()[color] > 0),
        offers: both(|color| game.offers()[color].is_some()),
        last_minutes: game.has_quickplay_claim().then(|| LastMinutes {
            increment: game.has_increment_request(),
        }),
        track_lost: game.has_lost_track(),
        owed: match role {
            Role::Spectator => Vec::new(),
            _ => owed(game),
        },
        adjournment: adjournment::view(&state.referee),
        head: match role {
            Role::Arbiter => Some(state.head),
            _ => state.public_head(),
        }
        .map(|head| head.to_string()),
        questions: match role {
            Role::Arbiter => question_views(game, words),
            _ => Vec::new(),
        },
        now_ms: None,
        clock: None,
        repeated: None,
    }
}

/// What the players must do about their scoresheets.
fn owed(game: &Game) -> Vec<Owed> {
    let mut owed = Vec::new();
    for player in Color::ALL {
        let duties: [(bool, SheetDuty, Act); 3] = [
            (
                game.must_complete_sheet(player),
                SheetDuty::Complete,
                act::CompletedSheet {}.into(),
            ),
            (
                game.must_give_sheet_back(player),
                SheetDuty::GiveBack,
                act::GaveBackSheet {}.into(),
            ),
            (
                game.must_hand_in_sheet(player),
                SheetDuty::HandIn,
                act::HandedInSheet {}.into(),
            ),
        ];
        let duties = duties.into_iter().filter(|(is_owed, ..)| *is_owed);
        owed.extend(duties.map(|(_, what, act)| Owed {
            player: player.into(),
            what,
            act: act.by(player).into(),
        }));
    }
    owed
}

/// How often each player has said again what was said already.
#[must_use]
pub(crate) fn repeated(game: &LiveGame, role: Role) -> Option<Both<u32>> {
    let ByColor { white, black } = game.repeated();
    (role == Role::Arbiter && (white, black) != (0, 0)).then_some(Both { white, black })
}

/// How a game ended, in words. One that was annulled has no result.
fn ending(game: &Game, words: &Words) -> Option<String> {
    match game.phase() {
        Phase::Ended(outcome) => Some(words.ending(outcome.ending)),
        Phase::Annulled => Some(words.annulled()),
        Phase::Awaited | Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming => None,
    }
}

/// What the clock of a game shows now, if there is one.
#[must_use]
pub(crate) fn clock_reading(state: &GameState) -> Option<Reading> {
    let game = state.referee.game();
    let now = if state.is_in_progress() {
        state.now()
    } else {
        game.now().unwrap_or(Instant::ZERO)
    };
    game.clock().map(|clock| Reading {
        left_ms: both(|color| millis(clock.shown(color, now))),
        still_ms: both(|color| millis(clock.still(color, now))),
        flag: both(|color| clock.flag(color, now).is_some()),
        running: clock.running().map(Side::from),
    })
}

/// How many moves are final for a client that has the entries so far. The last move of each player may still get a
/// clock reading or a draw offer.
fn moves_known(game: &Game, after: u32) -> usize {
    let made = game.plies().partition_point(|ply| ply.entry.get() <= after);
    // Moves that were put in since stand among those that the client has.
    let put_in = game.put_in().iter().filter(|moves| moves.entry.get() > after);
    let known = put_in.map(|moves| moves.first).fold(made, usize::min);
    known.saturating_sub(2)
}

fn moves(state: &GameState, words: &Words, from: usize, to: usize) -> Vec<MoveView> {
    let moves = state.moves.iter().enumerate().take(to).skip(from);
    let shown = moves.map(|(ply, san)| MoveView {
        san: in_letters(san, words),
        clock_ms: state.readings.get(ply).map(millis),
        offer: state.moves.offered(ply),
    });
    shown.collect()
}

/// A move in short algebraic notation with the letters of a language.
pub(crate) fn in_letters(san: &str, words: &Words) -> String {
    let letters = Letters::find(words.language().code()).unwrap_or(Letters::EN);
    let pieces = Piece::ALL.into_iter().filter(|piece| *piece != Piece::Pawn);
    let signs: Vec<(&str, &str)> = pieces
        .map(|piece| (Letters::EN.sign(piece), letters.sign(piece)))
        .collect();
    let letter = |letter: char| {
        let mut encoded = [0; 4];
        let letter: &str = letter.encode_utf8(&mut encoded);
        let own = signs.iter().find(|(english, _)| *english == letter);
        own.map_or(letter, |(_, own)| own).to_owned()
    };
    san.chars().map(letter).collect()
}

fn question_views(game: &Game, words: &Words) -> Vec<QuestionView> {
    let asked = game.questions().iter().map(|(no, question)| QuestionView {
        n: no.get(),
        text: words.question(question, game),
        answers: question
            .choices
            .iter()
            .map(|choice| choice_view(*no, question, choice, words))
            .collect(),
    });
    asked.collect()
}

fn choice_view(
    no: EntryNo,
    question: &jadoube_referee::Question,
    choice: &jadoube_referee::Choice,
    words: &Words,
) -> Choice {
    let answer = choice.proposal();
    let answered = act::Answered { question: no, answer };
    Choice {
        label: words.choice_of(question, choice),
        act: answered.by(Author::Arbiter).into(),
        blank: choice.blank.map(|blank| blank_view(blank, words)),
    }
}

fn blank_view(blank: Blank, words: &Words) -> BlankView {
    blank_view_at(blank, place_of(blank), words)
}

/// A blank that stands somewhere in an act.
pub(crate) fn blank_view_at(blank: Blank, at: &'static str, words: &Words) -> BlankView {
    BlankView {
        kind: match blank {
            Blank::Clock { .. } | Blank::ExtraTime => BlankKind::Clock,
            Blank::Time { .. } => BlankKind::Time,
            Blank::Score { .. } | Blank::OpponentScore { .. } => BlankKind::Score,
            Blank::Points { .. } => BlankKind::Points,
        },
        at,
        hint: words.blank(&blank),
    }
}

/// The points of each player, as PGN writes them: `1-0`, `1/2-1/2`. What PGN cannot write has the signs of fractions: `1½-0`.
#[must_use]
pub(crate) fn result(outcome: Outcome) -> String {
    let written = |points: Score| match points == Score::HALF {
        true => "1/2".to_owned(),
        false => points.to_string(),
    };
    let ByColor { white, black } = outcome.points;
    format!("{}-{}", written(white), written(black))
}

fn both<T>(f: impl Fn(Color) -> T) -> Both<T> {
    Both {
        white: f(Color::White),
        black: f(Color::Black),
    }
}

pub(crate) fn millis(time: core::time::Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
