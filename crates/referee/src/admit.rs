//! Can this happen now?

use core::fmt;

use jadoube_board::legality::Breach;
use jadoube_board::{Attempt, ByColor, Color, Square, Squares};
use jadoube_laws::{Key, Provisions, Score, find};

use crate::act::Moment;
use crate::answer::{Blank, Choice, PermittedPoints};
use crate::entry::{Entry, EntryNo};
use crate::event::{Author, Event};
use crate::game::Game;
use crate::keys;

/// Why an event cannot happen now. The record stays as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Events of one record follow one another: this one is not later than the last.
    NotLater,
    /// This is for others to do.
    NotTheirs(Author),
    /// Nobody watched the game: its course is not told, and it has no record.
    NotWatched,
    /// The session has not begun.
    NotBegun,
    /// The session has begun already.
    BegunAlready,
    /// The game is over.
    Over,
    /// Nothing is over yet that could be signed.
    NotOver,
    /// The player is at the board already.
    ArrivedAlready,
    /// The clock is stopped, or the arbiter is asked: no move can be made, and no clock pressed.
    Interrupted,
    /// The clock is not stopped.
    NotInterrupted,
    /// An arbiter was named for the game, and restarts the clocks.
    ArbiterRestarts,
    /// A question of this entry holds play up.
    Held(EntryNo),
    /// The other player has the move.
    NotTheMove,
    /// The move is illegal.
    Illegal(Vec<Breach>),
    /// The player must play this move.
    BoundToMove(Key, Attempt),
    /// The player must move, or capture, the piece on this square.
    BoundToPiece(Key, Square),
    /// The referee keeps no clock in this game.
    NoClock,
    /// This player's clock does not run, so there is nothing to press.
    ClockNotRunning,
    /// The clock does not show this flag down.
    FlagUp(Color),
    /// No flag is named.
    NoFlag,
    /// This flag is said to have fallen first, and not to be down.
    FirstFlagUp(Color),
    /// A player cannot touch an empty square.
    NothingThere,
    /// The player's hand holds no piece.
    NothingHeld,
    /// The board lets only legal moves happen, and no hands are told of.
    Guarded,
    /// No pieces are displaced.
    NothingDisplaced,
    /// It must be said whose illegal move it was.
    NobodyNamed,
    /// The game has no such move, or none is named.
    NoSuchMove,
    /// No question stands at this entry.
    NoQuestion,
    /// The question permits these answers, and this is none of them.
    AnswerNotPermitted(Vec<Choice>),
    /// The answer leaves open what has to be filled in with it.
    NotFilledIn(Blank),
    /// Something is filled in with an answer that has no blank.
    NothingToFillIn,
    /// What is filled in is nothing, or too much.
    OutOfBounds(Blank),
    /// No ruling stands at this entry.
    NoRuling,
    /// The ruling does not end the game, so there is no result to put in its place and no play to go on with.
    NothingToOverrule,
    /// The Laws do not permit these points.
    PointsNotPermitted(Key),
    /// Nothing like this is known by that provision in this game.
    NotRaisable(Key),
    /// No claim waits for this paper of this player.
    NoClaimFile,
    /// No appeal against this ruling is open.
    NoAppeal,
    /// The incident is none of these people, or what is told of it does not belong to it.
    NotOfIncident,
    /// Nothing stands on the scoresheet for this move.
    NotWritten,
    /// The player does not have the opponent's scoresheet.
    NothingBorrowed,
    /// Moves are missing in the record, and nobody has told what stands on the board.
    TrackLost,
    /// No moves are missing in the record.
    TrackKept,
    /// The game is adjourned.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// The player to move has been told to seal a move.
    ToSeal,
    /// The player has no move to seal now.
    NotToSeal,
    /// There is no envelope that waits for this.
    NoEnvelope,
    /// The envelope has to be opened first.
    EnvelopeClosed,
    /// The move and the salt do not fit what was sealed.
    CommitmentDiffers,
    /// The move was sealed with a salt, and the salt is not given.
    NoSalt,
    /// The move was sealed on paper alone: it has no salt.
    NoCommitment,
    /// Nobody has said when the session ends.
    SessionEndUntold,
    /// The session is over already.
    SessionOver,
    /// What stands on the board is no position that the Laws accept, so no move of it can be sealed.
    NoPosition,
    /// The game is played on one board.
    OneBoard,
    /// The start position does not follow from how it is said to be drawn.
    NotDrawnSo,
    /// The game begins from another position than the one drawn.
    OtherStart,
    /// Whether the position after this entry is dead has to be shown first: if it is, the game is over.
    ProofAwaited(EntryNo),
    /// There is no position that has yet to be proved dead or alive.
    NothingToProve,
}

impl Refusal {
    /// The provision that refuses it, where one does.
    #[must_use]
    pub fn key(&self) -> Option<Key> {
        match self {
            Refusal::Illegal(breaches) => {
                let broken = breaches.first()?.provisions().first()?;
                find(broken).map(|provision| provision.key)
            }
            Refusal::BoundToMove(key, _) | Refusal::BoundToPiece(key, _) | Refusal::PointsNotPermitted(key) => {
                Some(*key)
            }
            _ => None,
        }
    }

    /// The squares on which the reason stands: what is in the way, what gives check, which piece must move.
    #[must_use]
    pub fn squares(&self) -> Squares {
        match self {
            Refusal::Illegal(breaches) => breaches.first().map_or(Squares::EMPTY, standing),
            Refusal::BoundToMove(_, attempt) => Squares::of(attempt.from) | Squares::of(attempt.to),
            Refusal::BoundToPiece(_, square) => Squares::of(*square),
            _ => Squares::EMPTY,
        }
    }
}

/// The squares that a breach is about.
fn standing(breach: &Breach) -> Squares {
    match *breach {
        Breach::NoPiece { square }
        | Breach::NotOwnPiece { square, .. }
        | Breach::OwnPieceThere { square, .. }
        | Breach::KingThere { square }
        | Breach::Jumps { over: square }
        | Breach::PawnBlocked { square }
        | Breach::DoubleStepBlocked { square }
        | Breach::DoubleStepLater { from: square }
        | Breach::NothingToCapture { square }
        | Breach::NotEnPassant { pawn: square }
        | Breach::PromotionMissing { square }
        | Breach::RookMoved { rook: square } => Squares::of(square),
        Breach::KingOrRookMoved { king, rook } => Squares::of(king) | Squares::of(rook),
        Breach::CastlingBlocked { squares, .. } | Breach::CastlingThroughAttack { squares, .. } => squares,
        Breach::InCheck { attackers, .. } => attackers,
        Breach::NotItsWay { .. }
        | Breach::PromotionRefused { .. }
        | Breach::NoPromotion { .. }
        | Breach::NoRook { .. } => Squares::EMPTY,
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotLater => f.write_str("not later than the event before it"),
            Refusal::NotTheirs(author) => write!(f, "this is not for {author} to do"),
            Refusal::NotWatched => f.write_str("nobody watched this game, so its course is not told"),
            Refusal::NotBegun => f.write_str("the session has not begun"),
            Refusal::BegunAlready => f.write_str("the session has begun already"),
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotOver => f.write_str("the game is not over"),
            Refusal::ArrivedAlready => f.write_str("the player is at the board already"),
            Refusal::Interrupted => f.write_str("the game is interrupted: the arbiter resumes it first"),
            Refusal::ArbiterRestarts => f.write_str("the arbiter restarts the clocks"),
            Refusal::NotInterrupted => f.write_str("the game is not interrupted"),
            Refusal::Held(no) => write!(f, "question {no} must be answered first"),
            Refusal::NotTheMove => f.write_str("the other player has the move"),
            Refusal::Illegal(_) => f.write_str("the move is illegal"),
            Refusal::BoundToMove(_, attempt) => write!(f, "the player must play {attempt}"),
            Refusal::BoundToPiece(_, square) => write!(f, "the player must move the piece on {square}"),
            Refusal::NoClock => f.write_str("this game has no clock"),
            Refusal::ClockNotRunning => f.write_str("the player's clock is not running"),
            Refusal::FlagUp(color) => write!(f, "the clock does not show {color}'s flag down"),
            Refusal::NoFlag => f.write_str("no flag is named"),
            Refusal::FirstFlagUp(color) => {
                write!(
                    f,
                    "{color}'s flag cannot have fallen first: it is not among those that are down"
                )
            }
            Refusal::NothingThere => f.write_str("no piece stands there"),
            Refusal::NothingHeld => f.write_str("the player holds no piece"),
            Refusal::Guarded => f.write_str("this board lets only whole legal moves happen"),
            Refusal::NothingDisplaced => f.write_str("no pieces are displaced"),
            Refusal::NobodyNamed => f.write_str("it is not said whose illegal move it was"),
            Refusal::NoSuchMove => f.write_str("the game has no such move, or none is named"),
            Refusal::NoQuestion => f.write_str("no open question stands at this entry"),
            Refusal::AnswerNotPermitted(_) => f.write_str("the question does not permit this answer"),
            Refusal::NotFilledIn(blank) => write!(f, "the answer needs {blank}"),
            Refusal::NothingToFillIn => f.write_str("there is nothing to fill in with this answer"),
            Refusal::OutOfBounds(blank) => write!(f, "nothing or too much is filled in: the answer needs {blank}"),
            Refusal::NoRuling => f.write_str("no ruling stands at this entry"),
            Refusal::NothingToOverrule => f.write_str("the ruling does not end the game"),
            Refusal::PointsNotPermitted(key) => write!(f, "the Laws do not permit these points ({key})"),
            Refusal::NotRaisable(key) => write!(f, "{key} is nothing to raise in this game"),
            Refusal::NoClaimFile => f.write_str("no claim waits for this paper of this player"),
            Refusal::NoAppeal => f.write_str("no appeal against this ruling is open"),
            Refusal::NotOfIncident => {
                f.write_str("such an incident is not told of these people, or not with these facts")
            }
            Refusal::NotWritten => f.write_str("nothing stands on the scoresheet for this move"),
            Refusal::NothingBorrowed => f.write_str("the player does not have the opponent's scoresheet"),
            Refusal::TrackLost => f.write_str("moves are missing in the record: the arbiter notes the position first"),
            Refusal::TrackKept => f.write_str("no moves are missing in the record"),
            Refusal::Adjourned => f.write_str("the game is adjourned"),
            Refusal::NotAdjourned => f.write_str("the game is not adjourned, or not at this stage"),
            Refusal::ToSeal => f.write_str("the player to move has been told to seal a move"),
            Refusal::NotToSeal => f.write_str("the player has no move to seal now"),
            Refusal::NoEnvelope => f.write_str("there is no envelope that waits for this"),
            Refusal::EnvelopeClosed => f.write_str("the envelope has to be opened first"),
            Refusal::CommitmentDiffers => f.write_str("the move and the salt do not fit what was sealed"),
            Refusal::NoSalt => f.write_str("the move was sealed with a salt, and the salt is not given"),
            Refusal::NoCommitment => f.write_str("the move was sealed on paper alone: it has no salt"),
            Refusal::SessionEndUntold => f.write_str("nobody has said when the session ends"),
            Refusal::SessionOver => f.write_str("the session is over already"),
            Refusal::NoPosition => f.write_str("what stands on the board is no position that the Laws accept"),
            Refusal::OneBoard => f.write_str("the game is played on one board"),
            Refusal::NotDrawnSo => f.write_str("this start position does not follow from the draw"),
            Refusal::OtherStart => f.write_str("the game begins from another position"),
            Refusal::ProofAwaited(no) => write!(f, "it has yet to be shown whether the game was over with entry {no}"),
            Refusal::NothingToProve => f.write_str("no proof is awaited"),
        }
    }
}

impl core::error::Error for Refusal {}

/// Whether an event can happen now.
pub(crate) fn admit(game: &Game, record: &[Entry], event: &Event) -> Result<(), Refusal> {
    if game.now.is_some_and(|now| event.at <= now) {
        return Err(Refusal::NotLater);
    }
    if !event.act.authors().include(event.by) {
        return Err(Refusal::NotTheirs(event.by));
    }
    event.act.action().admit(&Moment::of(game, record, event))
}

/// Whether the two players of a game can have these points.
///
/// Provision: points.total-cap, points.individual-scores-normal
pub(crate) fn permitted_points(provisions: &Provisions, points: ByColor<Score>) -> Result<(), Refusal> {
    let broken = match PermittedPoints::of(provisions) {
        PermittedPoints::OfScale { together, .. } if points.white + points.black > together => {
            Some(keys::POINTS_TOTAL_CAP)
        }
        PermittedPoints::OfScale { scores, .. } => {
            let obtainable = |score: Score| scores.contains(&score);
            (!obtainable(points.white) || !obtainable(points.black)).then_some(keys::POINTS_INDIVIDUAL)
        }
        PermittedPoints::UpTo(most) => (points.white.max(points.black) > most).then_some(provisions.penalties.key),
    };
    match broken {
        Some(key) => Err(Refusal::PointsNotPermitted(key)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{ByColor, Color};
    use jadoube_clock::Instant;
    use jadoube_laws::Edition;

    use super::Refusal;
    use crate::act::{FlagSeen, SessionStarted};
    use crate::event::Author;
    use crate::mate_prover::MateProver;
    use crate::referee::Referee;
    use crate::terms::Terms;

    #[test]
    fn only_a_flag_that_is_down_fell_first() {
        let mut referee = Referee::new(Terms::of(Edition::LATEST)).unwrap();
        let begun = SessionStarted {}.by(Author::Nobody).at(Instant::ZERO);
        referee.hear(begun, &mut MateProver::new()).unwrap();
        let seen = |white, black, first| {
            let down = ByColor::new(white, black);
            let draft = FlagSeen { down, first }.by(Author::Arbiter);
            referee.admission(&draft)
        };
        use Color::{Black, White};
        assert_eq!(seen(true, false, Some(Black)), Err(Refusal::FirstFlagUp(Black)));
        assert_eq!(seen(false, true, Some(White)), Err(Refusal::FirstFlagUp(White)));
        assert_eq!(seen(true, false, Some(White)), Ok(()));
        assert_eq!(seen(true, true, Some(Black)), Ok(()));
    }
}
