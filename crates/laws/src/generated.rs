//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use jadoube_language::Language;

use crate::edition::Edition::{self, E2005, E2009, E2014, E2017, E2018, E2023};
use crate::number::Number::{Article, Glossary};
use crate::pace::{Games, Pace};
use crate::basis::Basis;
use crate::provision::{Check, Key, Kind, Place, Provision, places};

const ALL: &[Edition] = &Edition::ALL;

/// Every provision of every edition, sorted by key.
///
/// ```
/// use jadoube_laws::PROVISIONS;
///
/// let castling = PROVISIONS.iter().filter(|provision| provision.key.as_str().starts_with("castling."));
/// assert!(castling.count() > 5);
/// ```
pub static PROVISIONS: &[Provision] = &[
    Provision { key: Key("adjourned.both-absent"), kind: Kind::Rule, title: "Both absent at resumption: the player who must reply loses the time",
        rule: "Where the default time is not zero and nobody is there when play should resume, the player who must answer the sealed move loses all time until arriving, unless the regulations or the arbiter say otherwise.", note: Some("2005 and 2009 have no separate rule for this case; A9 b and Guidelines 9 b (clock of an absent responder runs) give the same effect whatever the default time."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given default time 30 minutes, resumption 10:00, White sealed, both absent, Black has 0:50:00, when White arrives 10:10 and Black 10:20, then Black has 0:30:00 and White has lost nothing." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given default time zero and both absent at 10:00, when either arrives at 10:01, then this provision does not apply and I.10 does." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("E.11")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.11")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.clock-error"), kind: Kind::Discretion, title: "Wrong clock time must be pointed out before the first move",
        rule: "If a player points out, before making the first move of the resumption, that a clock shows the wrong time used, the error is put right. If it is not found then, play goes on uncorrected unless the arbiter decides otherwise.", note: Some("2023: the Danish text leaves a late correction to the arbiter's decision, the Dutch text keeps the older wording (consequences too serious). A copy of the English text of 2023 agrees with the Danish. For the sealer the first move is read as the first one after the sealed move."), checks: &[
            Check { editions: ALL, text: "Given Black's clock should show 0:20:00 but shows 0:15:00, when Black says so before answering the sealed move, then it is set to 0:20:00." },
            Check { editions: ALL, text: "Given the same error, when Black notices it only after Black's first move, then the clocks stay as they are unless the arbiter intervenes." },
            Check { editions: &[E2005, E2009], text: "Given the same late discovery, when the arbiter intervenes, then the ground must be that the consequences would otherwise be too serious." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("A late correction only if the arbiter finds the consequences too serious."); places(&[
            (&[E2005], Place { numbers: &[Article("A12")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 12")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.13")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.13")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("adjourned.draw-offer.after-sealing"), kind: Kind::Rule, title: "A draw offered to the sealing player stays open until answered",
        rule: "A player may offer a draw after the opponent has sealed; the offer stays open until the opponent accepts it or declines it in one of the ways of Article 9.1 (by word, or by touching a piece in order to move or capture).", note: None, checks: &[
            Check { editions: ALL, text: "Given White sealed on Saturday and Black offers a draw on Saturday evening, when White accepts on Sunday before resumption, then the game is drawn." },
            Check { editions: ALL, text: "Given the same offer is unanswered at resumption and Black answers the sealed move on the board, when White says yes before touching a piece, then the game is drawn; Black's own move did not cancel the offer." },
            Check { editions: ALL, text: "Given the same offer is unanswered, when White touches a piece in order to move it after Black's reply, then the offer has lapsed." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A4")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.ended-before-resumption"), kind: Kind::Rule, title: "Agreement or resignation before resumption ends the game",
        rule: "If the players agree a draw, or one of them tells the arbiter of resigning, before play resumes, the game is over and the envelope plays no further part.", note: Some("The third check combines this provision with Article 5.1.2, whose dead-draw exception first appears in 2023."), checks: &[
            Check { editions: ALL, text: "Given an adjourned game, when both players report an agreed draw before the resumption time, then the result is 1/2-1/2 and the envelope is not needed." },
            Check { editions: ALL, text: "Given an adjourned game with White's move sealed, when Black announces resignation to the arbiter before resumption, then the result is 1-0 even if the sealed move is later found to be illegal." },
            Check { editions: &[E2023], text: "Given 8/8/8/3k4/8/8/4Q3/4K3 w - - 0 60 adjourned, when White resigns before resumption, then the result is 1/2-1/2 by 5.1.2, because bare Black cannot mate; in 2005, 2009 and 2017 it is 0-1." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A6")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 6")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.6")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.envelope.contents"), kind: Kind::Procedure, title: "What the envelope must show",
        rule: "On the envelope stand seven things: both players' names; the position just before the sealed move; the time each player has used; who sealed; the number of the sealed move; a draw offer if one is pending; and when and where play resumes.", note: Some("Time is given as time used, not as time left. 2009: the English text has the draw offer in other words (2 f); it was not compared further."), checks: &[
            Check { editions: ALL, text: "Given an adjournment record with players, position, times used (White 1:35:50, Black 1:58:20), sealer White, move number 41, no pending draw offer, resumption 2023-03-05 10:00 hall B, when validated, then it is complete." },
            Check { editions: ALL, text: "Given the same record without the move number, when validated, then it is incomplete and names the missing item (I.2.5; 2005 A2 e; 2009 Guidelines 2 e)." },
            Check { editions: ALL, text: "Given Black offered a draw on move 40 and White has not answered when sealing move 41, when the envelope is written, then the offer must be shown on it." },
            Check { editions: ALL, text: "Given Black's draw offer was refused orally before sealing, when the envelope is written, then no offer is shown." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A2"), Article("A2 a"), Article("A2 b"), Article("A2 c"), Article("A2 d"), Article("A2 e"), Article("A2 f"), Article("A2 g")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 2"), Article("Guidelines 2 a"), Article("Guidelines 2 b"), Article("Guidelines 2 c"), Article("Guidelines 2 d"), Article("Guidelines 2 e"), Article("Guidelines 2 f"), Article("Guidelines 2 g")], differs: Some("A draw offer is shown only if it was made before the adjournment and is still pending; the other editions ask only that it be pending."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.2"), Article("I.2.1"), Article("I.2.2"), Article("I.2.3"), Article("I.2.4"), Article("I.2.5"), Article("I.2.6"), Article("I.2.7")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.envelope.custody"), kind: Kind::Procedure, title: "The arbiter checks the envelope and keeps it safe",
        rule: "The arbiter checks that what stands on the envelope is correct and answers for keeping it safe until the game resumes.", note: None, checks: &[
            Check { editions: ALL, text: "Given the envelope says Black used 1:58:20 but the clock shows 1:58:02, when the arbiter checks it, then the envelope is corrected before it is put away." },
            Check { editions: ALL, text: "Given a closed envelope, when custody is recorded, then the custodian is the arbiter and neither player." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.envelope.missing"), kind: Kind::Procedure, title: "Envelope missing: continue with the move the sealing player states",
        rule: "If the envelope is gone, play goes on from the adjourned position with the times recorded at adjournment; if the times cannot be found out, the arbiter sets the clocks. The sealer plays on the board the move that the sealer says was sealed.", note: None, checks: &[
            Check { editions: ALL, text: "Given the envelope is lost, position and times are known, when play resumes, then the clocks show the adjournment times and White must play a move, namely the one White declares to have sealed." },
            Check { editions: ALL, text: "Given the envelope is lost and the times are unknown, when play resumes, then the times are an input from the arbiter." },
            Check { editions: ALL, text: "Given White declares 31.Rd7, when Black disputes it, then the declaration decides: the text gives Black no veto." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A11"), Article("A11 a")], differs: Some("Says that unknown times are set by the arbiter's own judgement."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 11"), Article("Guidelines 11 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.12")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("I.12.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("I.12"), Article("I.12.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.envelope.opened-when-responder-present"), kind: Kind::Rule, title: "The envelope is opened only when the player who must reply is present",
        rule: "The sealed envelope may be opened only once the player who has to answer the sealed move is there.", note: None, checks: &[
            Check { editions: ALL, text: "Given Black must answer the sealed move and is absent at the resumption time while White is present, when White asks to open the envelope, then it stays closed." },
            Check { editions: ALL, text: "Given Black (responder) is present and White (sealer) absent, when the resumption time comes, then the envelope may be opened." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A7")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 7")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.7")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.7")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.late-arrival.loses"), kind: Kind::Rule, title: "Arriving too late for the resumption loses",
        rule: "A player who reaches the board after the competition's default time loses, unless the arbiter decides otherwise. The default time is that of Article 6.7, so it is zero unless the competition's regulations set another.", note: None, checks: &[
            Check { editions: &[E2005, E2009], text: "Given resumption at 10:00, when a player arrives at 11:00:00, then the player does not lose by lateness (the limit is more than one hour)." },
            Check { editions: &[E2005, E2009], text: "Given the same, when the player arrives at 11:00:01, then the game is lost unless the regulations or the arbiter say otherwise." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given regulations silent on the default time, when a player arrives at 10:00:01 for a 10:00 resumption, then the game is lost unless the arbiter decides otherwise." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a default time of 30 minutes, when a player arrives at 10:30:00, then no loss; at 10:30:01, loss." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A10")], differs: Some("Fixed limit: more than one hour after the resumption time; both the event's regulations and the arbiter may provide otherwise."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 10")], differs: Some("Fixed limit: more than one hour after the resumption time, although 6.6 of the same edition makes zero tolerance the default at the start of a game; both the regulations and the arbiter may provide otherwise."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.10")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.10")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.late-arrival.present-player-lost-on-time"), kind: Kind::Rule, title: "A late sealing player does not lose if the player present has lost on time",
        rule: "A sealer who is too late does not lose if the opponent present at the board has meanwhile lost on time.", note: Some("Dropped after 2009. Under 2017 and 2023 the ordinary order of events decides: a flag fall that was established before the default time ran out has already ended the game (6.8, 6.9)."), checks: &[
            Check { editions: &[E2005, E2009], text: "Given resumption at 10:00, White sealed and is absent, Black is present with 0:10:00 left and does not move, when Black's flag falls at 10:10 and White arrives at 11:05, then White wins on time." },
            Check { editions: &[E2005, E2009], text: "Given the same but White has only a bare king left, when Black's flag falls, then Black has not lost by 6.9/6.10 (it is a draw), so case c is not met as worded; the arbiter decides." },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2005], Place { numbers: &[Article("A10"), Article("A10 c")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 10"), Article("Guidelines 10 c")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.late-arrival.sealed-move-ended-game"), kind: Kind::Rule, title: "A sealed move that ends the game counts despite lateness",
        rule: "If the sealed move itself ends the game, that ending is the result even though a player came after the default time.", note: Some("The Dutch 2023 text speaks of an immediate end of the game; Danish and Norwegian just of a move that ends it."), checks: &[
            Check { editions: ALL, text: "Given 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 30 with 30.Rd8# sealed by White, when White never arrives, then White wins." },
            Check { editions: ALL, text: "Given 7k/8/7K/8/8/8/5Q2/8 w - - 0 50 with 50.Qf7 (stalemate) sealed by White, when White never arrives, then the game is drawn." },
            Check { editions: ALL, text: "Given 8/8/8/3k4/8/8/4p3/4K3 w - - 0 70 with 70.Kxe2 (dead position) sealed by White, when White never arrives, then the game is drawn." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the stalemating 50.Qf7 sealed by White, when Black, the responder, is the one who comes too late, then the game is still drawn." },
            Check { editions: &[E2005, E2009], text: "Given the stalemating 50.Qf7 sealed by White, when Black, the responder, is the one who comes too late, then the exception does not reach Black: it speaks only of an absent sealer, so by the letter Black loses unless the regulations or the arbiter say otherwise." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a sealed move that brings the position about for the fifth time, when the sealer comes too late, then the game is drawn (9.6.1); 2005 and 2009 know no such ending." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Only for an absent sealer, and only for three endings: the sealed move mates (absent player wins), stalemates (draw), or brings about a dead position under 9.6 (draw)."); places(&[
            (&[E2005], Place { numbers: &[Article("A10"), Article("A10 a"), Article("A10 b")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 10"), Article("Guidelines 10 a"), Article("Guidelines 10 b")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.10")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.10")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("adjourned.position-irrecoverable"), kind: Kind::Rule, title: "Position cannot be re-established: new game",
        rule: "If the adjourned position cannot be re-established, the game is annulled and another is played.", note: None, checks: &[
            Check { editions: ALL, text: "Given envelope and both scoresheets are lost and neither player nor arbiter can give the position, when play should resume, then the game is annulled and a new game is scheduled." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A11"), Article("A11 b")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 11"), Article("Guidelines 11 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.12")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("I.12.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("I.12"), Article("I.12.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.resumption.responder-absent"), kind: Kind::Procedure, title: "Player who must reply absent: that player's clock runs",
        rule: "If the player who must answer is not there, that player's clock is started at the agreed time. On arriving, the player may stop the clock and call the arbiter; the envelope is then opened, the sealed move made on the board, and the clock started again.", note: None, checks: &[
            Check { editions: ALL, text: "Given resumption at 10:00 with a late-arrival limit of 60 minutes and Black (responder) holding 0:40:00, when Black arrives at 10:12 and stops the clock, then Black has 0:28:00, the sealed move is then played, and Black's clock resumes from 0:28:00." },
            Check { editions: ALL, text: "Given the same, when Black arrives and does not stop the clock, then the time taken to open the envelope is Black's own; stopping is a right, not a duty." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A9"), Article("A9 b")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 9"), Article("Guidelines 9 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.9"), Article("I.9.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.resumption.responder-present"), kind: Kind::Procedure, title: "Player who must reply present: open, make the sealed move, start the clock",
        rule: "If the player who must answer is present at the agreed time, the envelope is opened, the sealed move is made on the board and that player's clock is started.", note: None, checks: &[
            Check { editions: ALL, text: "Given resumption at 10:00, White sealed 31.Rd7 and Black is present, when it becomes 10:00, then the position after 31.Rd7 stands on the board and Black's clock runs, whether or not White is there." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A9"), Article("A9 a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 9"), Article("Guidelines 9 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.9"), Article("I.9.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.resumption.sealer-absent"), kind: Kind::Procedure, title: "Sealing player absent: the opponent may seal the reply",
        rule: "If the sealer is not there, the responder may, instead of playing the reply, write it down, close it in a new envelope, stop their own clock and start the absent player's. The arbiter keeps that envelope and opens it when the sealer arrives.", note: None, checks: &[
            Check { editions: ALL, text: "Given resumption at 10:00, White sealed 31.Rd7 and is absent, when Black writes 31...h6 in a second envelope at 10:05 and presses the clock, then White's clock runs from 10:05 and 31...h6 stays hidden until White arrives." },
            Check { editions: ALL, text: "Given the same, when Black instead plays 31...h6 on the board and presses the clock, then that is allowed too: the second envelope is an option." },
            Check { editions: ALL, text: "Given White arrives at 10:20, when the arbiter opens the second envelope, then 31...h6 is on the board and White has lost 15 minutes." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A9"), Article("A9 c")], differs: Some("Does not mention stopping one's own clock, only starting the opponent's."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 9"), Article("Guidelines 9 c")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.9"), Article("I.9.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.resumption.setup"), kind: Kind::Procedure, title: "Board and clocks are set as before the sealed move",
        rule: "Before play resumes the board shows the position as it was before the sealed move, and the clocks show the times the players had used when the game was adjourned.", note: None, checks: &[
            Check { editions: ALL, text: "Given 2r3k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 31 with 31.Rd7 sealed, when the board is prepared for resumption, then it shows the rook on d1 with White to move." },
            Check { editions: ALL, text: "Given White had used 1:35:50 and Black 1:58:20 of 2:00:00 each, when the clocks are prepared, then they show 0:24:10 left for White and 0:01:40 for Black." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A5")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 5")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.5")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.seal.early"), kind: Kind::Rule, title: "Adjourning early counts as sealing at the end of the session",
        rule: "A player to move who adjourns before the session is over is deemed to have sealed at the session's scheduled end, and the remaining time is recorded as of that moment, so the unused part of the session is charged to that player.", note: Some("No edition says what happens when the player has less time left than the rest of the session (e.g. 0:10:00 left at 20:45 with a 21:00 end); a program should ask the arbiter. 2009: the English text records the remaining time; the Swedish one lacks the clause and is followed."), checks: &[
            Check { editions: &[E2005, E2014, E2017, E2018, E2023], text: "Given a session ending at 21:00 and White to move with 0:30:00 left, when White adjourns at 20:45, then White's recorded remaining time is 0:15:00 and Black's is unchanged." },
            Check { editions: &[E2009], text: "Given the same, when White adjourns at 20:45, then White is deemed to have sealed at 21:00; the text says nothing on the clock, so the charge of 15 minutes follows only by implication." },
            Check { editions: ALL, text: "Given Black (not to move) wants to leave at 20:45, when Black asks to adjourn, then this provision does not apply: it speaks only of the player having the move." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A1 b")], differs: Some("The player's thinking time is to be stated to match; the text does not say whether used or remaining time is meant."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 1 b")], differs: Some("Only deems the move sealed at the scheduled end; the clause on recording the time is missing."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.1 b")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.seal.may-change"), kind: Kind::Rule, title: "The sealed move may be changed until the clock is stopped",
        rule: "As long as the sealing player has not stopped the chessclock, that player may still replace the sealed move by another; stopping it makes the choice final.", note: None, checks: &[
            Check { editions: ALL, text: "Given White has written 41.Rd7 and closed the envelope while White's clock still runs, when White opens it and writes 41.Rd8 instead, then this is allowed." },
            Check { editions: ALL, text: "Given White has sealed 41.Rd7 and stopped the clock, when White asks to replace it by 41.Rd8, then the request is refused and 41.Rd7 stands." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A1 a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 1 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.1 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.seal.played-on-board"), kind: Kind::Rule, title: "A move played on the board after the request must be the sealed move",
        rule: "If a player who has been told to seal makes a move on the board anyway, exactly that move has to be written down as the sealed move.", note: None, checks: &[
            Check { editions: ALL, text: "Given 2r3k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 31 and White has been told to seal, when White plays Rd1-d7 on the board, then the only sealed move accepted is 31.Rd7." },
            Check { editions: ALL, text: "Given the same position and request, when White plays Rd1-d7 on the board and then writes 31.h3, then the entry is rejected and must read 31.Rd7." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A1 a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 1 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.1 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.seal.procedure"), kind: Kind::Procedure, title: "How a move is sealed",
        rule: "The sealing player writes the move unambiguously on a paper scoresheet, puts both players' scoresheets into an envelope, closes it, and only after that stops the chessclock. The opponent's clock does not start.", note: Some("The Dutch 2023 text requires a paper scoresheet; the Danish 2023 text only says the scoresheet. A copy of the English text of 2023, not the authentic one, also says paper, so paper is taken as the rule."), checks: &[
            Check { editions: ALL, text: "Given White has been told to seal, when White stops the clock before the envelope is closed, then the order of steps is wrong: required order is write, both scoresheets into envelope, close envelope, stop clock." },
            Check { editions: ALL, text: "Given White has 0:24:10 left when the clock is stopped after sealing, when the game is adjourned, then White's recorded time is 0:24:10 and Black's clock has not run." },
            Check { editions: &[E2023], text: "Given the event uses electronic scoresheets, when a move is sealed, then it must be written on paper." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Just the player's scoresheet is named (no word of paper); the player stops their own clock and the text says expressly that the opponent's clock is not started."); places(&[
            (&[E2005], Place { numbers: &[Article("A1 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 1 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.1 a")], differs: Some("Just the scoresheet is named (no word of paper); the player stops the chess clock as a whole."), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("I.1.1")], differs: Some("Just the scoresheet is named (no word of paper); the player stops the chess clock as a whole."), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("I.1.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("adjourned.seal.request"), kind: Kind::Procedure, title: "The arbiter requires the player having the move to seal",
        rule: "When the time set for play is over and the game is unfinished, the arbiter has the player whose turn it is seal a move instead of playing it on the board.", note: None, checks: &[
            Check { editions: ALL, text: "Given a session that ends at 21:00 and an unfinished game with White to move, when it becomes 21:00, then the arbiter's next action is to require White (not Black) to seal and the game state becomes awaiting-sealed-move." },
            Check { editions: ALL, text: "Given Black made a move and pressed the clock at 20:59:50, when it becomes 21:00, then White is the one who must seal." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A1"), Article("A1 a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 1"), Article("Guidelines 1 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.1 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("I.1.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("I.1"), Article("I.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.sealed-move.illegal"), kind: Kind::Rule, title: "An ambiguous, unreadable or illegal sealed move loses",
        rule: "The sealer loses if the sealed move can be read as more than one move, is written so that its meaning cannot be established, or is illegal. Excepted are the cases of Article 5 (game already over), 6.9 (draw when the opponent could never mate) and 9.6 (fivefold repetition, 75 moves).", note: Some("The exception list is unstable: the 2017 Norwegian and 2023 Dutch texts also name an Article 9.7 that neither edition contains (a leftover of an older numbering in which it was the dead position); the 2023 Danish text names 5, 6.9 and 9.6; a copy of the English text of 2023 names 5, 5.2.2, 6.9 and 9.6. How 6.9 works as an exception is read here as: draw instead of loss when the opponent cannot mate by any legal sequence. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "Given r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 w - - 0 7, when White sealed 7.Nd2 (b1 and f3 both reach d2), then White loses: ambiguous." },
            Check { editions: ALL, text: "Given the same position, when White sealed 7.Nbd2, then play goes on with that move." },
            Check { editions: ALL, text: "Given the same position, when White sealed 7.Qd4 (blocked by d3), then White loses: illegal." },
            Check { editions: ALL, text: "Given 4k3/8/8/8/8/8/4r3/4K2R w - - 0 40, when White sealed 40.Rh8+ while in check from e2, then White loses: illegal." },
            Check { editions: ALL, text: "Given the same first position, when the paper reads only a smudged N?3, then White loses: meaning cannot be established." },
            Check { editions: ALL, text: "Given 8/8/8/3k4/8/8/4Q3/4K3 w - - 0 60, when White sealed 60.Qa7 (illegal), then the game is drawn, because Black has a bare king and could never mate (6.9; 2005: 6.10)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("A8"), Article("A8 a"), Article("A8 b"), Article("A8 c")], differs: Some("Exceptions are only 6.10 (time, with the draw when the opponent cannot mate) and 9.6 (which in this edition is the dead position); Article 5 as a whole is not excepted."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 8"), Article("Guidelines 8 a"), Article("Guidelines 8 b"), Article("Guidelines 8 c")], differs: Some("Exceptions are 5, 6.9 and 9.6, where 9.6 in this edition is the dead position."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.8")], differs: Some("Exceptions also name 9.7, in this edition the dead position."), basis: Basis::Told, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("I.8"), Article("I.8.1"), Article("I.8.2"), Article("I.8.3")], differs: Some("Exceptions also name a non-existent 9.7."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("I.8"), Article("I.8.1"), Article("I.8.2"), Article("I.8.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjourned.session-time"), kind: Kind::Procedure, title: "The arbiter's timepiece governs the resumption session",
        rule: "How long a resumption session lasts is measured by the arbiter's timepiece, and its starting time is announced beforehand.", note: Some("Danish (2005, 2023) speaks of the length of each resumed game, the others of each session."), checks: &[
            Check { editions: ALL, text: "Given the wall clock says 12:00 and the arbiter's watch 11:58 with a session end at 12:00, when the end of the session is asked, then two minutes remain." },
            Check { editions: &[E2005, E2009], text: "Given an announcement of a resumption session, when it has a start but no finish, then it is incomplete." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an announcement of a resumption session, when it has a start but no finish, then it is complete." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Both the starting and the finishing time must be announced."); places(&[
            (&[E2005], Place { numbers: &[Article("A13")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Guidelines 13")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("E.14")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("I.14")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("adjust.announce-first"), kind: Kind::Rule, title: "Adjusting pieces after announcing it",
        rule: "The player having the move may set one or more pieces straight on their squares, provided the intention is expressed first, for example by saying j'adoube or an equivalent in the player's language.", note: Some("Examples of the formula: 2005 j'adoube / I adjust / a Danish phrase; 2009 j'adoube / I adjust; 2017 j'adoube / a Norwegian phrase; 2023 j'adoube / a Dutch phrase, and in Danish j'adoube / I adjust / a Danish phrase. The Danish 2023 text has lost the word 'first'; the Dutch keeps it."), checks: &[
            Check { editions: ALL, text: "given White to move, when White says 'j'adoube' and then touches the knight g1, then there is no duty to move it" },
            Check { editions: ALL, text: "given White to move, when White touches the knight g1 and says 'j'adoube' afterwards, then the touch is not covered by the announcement and touch-move applies" },
            Check { editions: ALL, text: "given White to move, when White announces and straightens a black piece, then there is no duty to capture it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.2"), Glossary("j'adoube")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("4.2.1"), Glossary("j'adoube")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("4.2"), Article("4.2.1"), Glossary("j'adoube")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("adjust.only-player-to-move"), kind: Kind::Rule, title: "Only the player having the move may adjust",
        rule: "Nobody but the player having the move may adjust pieces.", note: Some("The Norwegian translation lacks the word 'only' in 4.2.1. FIDE's own table of changes for July 2017 prints it, and so did 4.2 of 2014: a matter of translation. 6.2.5 of 2017 and 2023 (adjusting only while one's own clock runs) is a separate rule."), checks: &[
            Check { editions: &[E2014, E2018, E2023], text: "given Black to move, when White announces and straightens a piece, then White breaks 4.2.1" },
            Check { editions: &[E2005, E2009, E2017], text: "given Black to move, when White announces and straightens a piece, then White has no permission under 4.2; the article does not say 'only', so the breach must be founded elsewhere (2017: 6.2.5; 2005, 2009: the ban on disturbing the opponent)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.2")], differs: Some("Grants the permission to the player having the move, without an express 'only'."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.2")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("4.2.1")], differs: Some("Grants the permission to the player having the move, without an express 'only' (Norwegian text)."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("4.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("appeal.against-arbiter"), kind: Kind::Procedure, title: "Appeal against a decision of the arbiter",
        rule: "Every decision of the arbiter is open to appeal by a player, and having signed the scoresheet is no bar. The regulations of the competition may rule this out.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given no special regulation, when a player appeals against a rejected threefold claim, then (2009, 2017, 2023) admissible; (2005) Article 12 neither grants nor denies an appeal" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the player has signed the sheet, when the player appeals, then (2017, 2023) still admissible; (2009) not addressed" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given regulations that exclude appeals, then (2009, 2017, 2023) not admissible" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("12.10 s2")], differs: Some("Does not mention the signed scoresheet; excepts the quickplay decisions of the first sentence."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.10")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.10")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("appeal.none-in-quickplay"), kind: Kind::Rule, title: "No appeal against quickplay decisions",
        rule: "A decision under 10.2 d or Appendix D (quickplay finish) cannot be appealed.", note: Some("2005 has the finality only inside 10.2 d and Appendix D. From 2017 quickplay is Guideline III, which no longer calls the decision final."), checks: &[
            Check { editions: &[E2009], text: "given the arbiter rejects a 10.2 claim, when the player appeals, then inadmissible" },
            Check { editions: &[E2005], text: "given the same, then likewise inadmissible, by 10.2 d itself (decision final) and, without an arbiter on site, by Appendix D1 (no appeal)" },
            Check { editions: &[E2017, E2018, E2023], text: "given the arbiter rejects a claim under Guideline III.5, when the player appeals, then 11.10 makes no exception: admissible unless the regulations exclude it" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2009], Place { numbers: &[Article("12.10 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.anti-cheating"), kind: Kind::Procedure, title: "The arbiter follows the fair-play (anti-cheating) rules",
        rule: "The arbiter complies with FIDE's fair-play rules or guidelines.", note: Some("Name of the rules: Norwegian 2017 and Dutch 2023 'anti-cheating' rules or guidelines; Danish 2023 and English 'Fair Play' rules or guidelines. No counterpart in 2005 and 2009. January 2018 names in English the anti-cheating rules or guidelines only; 12.2.7 was not amended then, so the other guidelines are probably an addition of the Norwegian text."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given FIDE anti-cheating guidelines demand a check, when the arbiter omits it, then this duty is broken" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017], Place { numbers: &[Article("12.2.7")], differs: Some("Called guidelines against cheating; adds the other guidelines."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("12.2.7")], differs: Some("Called anti-cheating rules or guidelines."), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("12.2.7")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.assistants"), kind: Kind::Procedure, title: "The arbiter may appoint assistants",
        rule: "To have enough eyes on the boards, say when several players run short of time, the arbiter can name assistants.", note: Some("2005 and 2009 mention assistants only for keeping score (8.5)."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given three boards in time trouble, when the arbiter appoints two assistants, then allowed" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.best-interest"), kind: Kind::Discretion, title: "The arbiter acts in the best interest of the competition",
        rule: "The arbiter acts as best serves the competition.", note: None, checks: &[
            Check { editions: ALL, text: "given a choice between two lawful measures, when the arbiter decides, then the interest of the competition is the criterion" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.2 s1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.2 b")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.enforce-laws"), kind: Kind::Procedure, title: "The arbiter sees that the Laws are observed",
        rule: "The arbiter ensures that the Laws are followed.", note: None, checks: &[
            Check { editions: ALL, text: "given the arbiter sees a completed illegal move in a standard game, when nobody claims, then the arbiter acts unasked" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.1")], differs: Some("Strictly followed."), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.external-disturbance"), kind: Kind::Discretion, title: "Extra time after an outside disturbance",
        rule: "If a game is disturbed from outside, the arbiter may give extra time to one or both players.", note: None, checks: &[
            Check { editions: ALL, text: "given a fire alarm distracts both players for two minutes, when the arbiter decides, then the arbiter may add time to one clock, both or none; the amount is the arbiter's choice" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.5")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.fair-play"), kind: Kind::Discretion, title: "The arbiter ensures fair play",
        rule: "The arbiter makes sure that play is fair.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a case the Laws do not settle, when the arbiter decides, then fair play is a criterion (glossary)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("12.2"), Article("12.2 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.2"), Article("12.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.no-clock-hint"), kind: Kind::Rule, title: "The arbiter does not point out a move made or a clock not pressed",
        rule: "The arbiter refrains from telling a player that the opponent has completed a move or that the player has not pressed the clock.", note: Some("The English text of 2009 says completed; the Swedish one is followed."), checks: &[
            Check { editions: ALL, text: "given White has moved and forgotten to press the clock, when the arbiter sees it, then the arbiter must keep silent" },
            Check { editions: ALL, text: "given Black has completed a move and White has not noticed, when the arbiter sees it, then the arbiter must keep silent" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("13.6 s3")], differs: Some("The opponent has moved, not completed a move."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("13.6 s3")], differs: Some("The opponent has made a move, not completed it."), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.6 s3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.no-intervention"), kind: Kind::Rule, title: "The arbiter intervenes only where the Laws say so",
        rule: "The arbiter may intervene in a game only in the cases the Laws describe.", note: None, checks: &[
            Check { editions: ALL, text: "given a position has occurred four times and nobody claims, when the arbiter notices, then the arbiter must not point it out; (2017, 2023) at the fifth occurrence the arbiter declares the draw" },
            Check { editions: ALL, text: "given a player overlooks mate in one, when the arbiter notices, then the arbiter must not say so" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.6 s1")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.6 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.no-move-count"), kind: Kind::Rule, title: "The arbiter does not announce the number of moves",
        rule: "The arbiter must not say how many moves have been completed, except when applying 8.5 after at least one flag has fallen.", note: Some("January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given White in time trouble asks 'have I made 40?', when no flag has fallen, then the arbiter must not answer" },
            Check { editions: ALL, text: "given a flag has fallen and neither player kept score, when the arbiter completes the sheets with the players, then the arbiter may state the number" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("13.6 s2")], differs: Some("Moves played instead of completed."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("13.6 s2")], differs: Some("Moves made instead of completed."), ..Place::PLAIN }),
            (&[E2014, E2018, E2023], Place { numbers: &[Article("12.6 s2")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("12.6 s2")], differs: Some("Moves made instead of completed (Norwegian text)."), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.observe-games"), kind: Kind::Procedure, title: "The arbiter watches the games, above all in time trouble",
        rule: "The arbiter watches the games, in particular when players are short of time, carries through the decisions made and punishes players where that is called for.", note: None, checks: &[
            Check { editions: ALL, text: "given four boards of which one is in time trouble, when the arbiter chooses where to stand, then at that board" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.3")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.players-undisturbed"), kind: Kind::Procedure, title: "The arbiter protects the players from disturbance",
        rule: "Keeping disturbance away from the players is one of the arbiter's tasks.", note: None, checks: &[
            Check { editions: ALL, text: "given spectators talk next to a board, when the arbiter notices, then the arbiter must stop it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.2 s2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.2 d")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.2.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.playing-conditions"), kind: Kind::Procedure, title: "The arbiter keeps up good playing conditions",
        rule: "Keeping the playing conditions good throughout is one of the arbiter's tasks.", note: None, checks: &[
            Check { editions: ALL, text: "given the light fails over some boards, when the arbiter learns of it, then the arbiter must see to a remedy" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.2 s2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.2 c")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.special-needs"), kind: Kind::Discretion, title: "Special measures for disabled players and medical needs",
        rule: "Disabled players and players with medical needs are to be helped by special arrangements of the arbiter.", note: Some("No counterpart in 2005 and 2009."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a diabetic player must inject during the game, when the player asks to leave the area on move, then the arbiter should accommodate this" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("12.2 f")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.2.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("arbiter.supervise"), kind: Kind::Procedure, title: "The arbiter supervises the progress of the competition",
        rule: "Watching over the course of the whole competition is one of the arbiter's tasks.", note: None, checks: &[
            Check { editions: ALL, text: "given a round in progress, when the arbiter is absent without a deputy, then the duty is not met" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.2 s3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.2 e")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.2.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("attack.by-pinned-piece"), kind: Kind::Definition, title: "A pinned piece still attacks",
        rule: "A piece counts as attacking a square even when it could not go there because its own king would then be left or placed under attack.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/4n3/8/8/6K1/4R3 w - - 0 1 (the knight e5 is pinned by the rook e1), when White plays g2f3, then it is refused because e5 attacks f3" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.1.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("attack.on-piece"), kind: Kind::Definition, title: "Attacking a piece",
        rule: "A piece attacks an enemy piece when it could make a capture on that piece's square by the movement rules 3.2 to 3.8.", note: Some("The rule against self-check (3.9) is deliberately outside the range 3.2 to 3.8, so a pinned piece still attacks. The Swedish 2009 text states the definition for a square; the Danish, Norwegian and Dutch texts state it for an enemy piece. The English text of 2009 defines it for an opponent's piece too."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, then the pawn e2 attacks d3 and f3 and does not attack e3 or e4" },
            Check { editions: ALL, text: "given the initial position, then no piece attacks an enemy piece" },
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, then castling gives the king no attack on g1 or c1: castling captures nothing" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.1")], differs: Some("Words it as being able to capture the enemy piece legally on the next move under 3.2 to 3.8; read together with the sentence on pinned pieces the effect is the same."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.1")], differs: Some("Defines attack on a square, not on an enemy piece: a piece attacks a square if it can carry out a capture there under 3.2 to 3.8."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("automatic-draw.fivefold"), kind: Kind::Rule, title: "Fivefold repetition draws without a claim",
        rule: "The game is drawn, with no claim needed, once the same position has occurred at least five times; sameness is the same as for the threefold claim and the occurrences need not be consecutive.", note: Some("9.6.1 refers to 9.2.2 in all texts; in Danish 2023 and in English the identity rule is 9.2.3. The sentence 'if one or both occur' stands in 9.6. The list of moves that are complete without pressing the clock (6.2.1.1) contains 9.6.1 in 2023 but not in Norwegian 2017. Neither 9.6 nor the list of exceptions to loss on time (6.9) says what happens when the fifth occurrence or the 75th move went unnoticed and something else (flag fall, resignation, mate by a later move) follows: 9.6 does not say 'ends the game immediately' as Article 5 does. Recommended: drawn from the moment it occurs."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given (1.Nf3 Nf6 2.Ng1 Ng8) played four times, that is up to 8...Ng8, when nobody claims, then (2014 and later) the game is drawn: 5th occurrence of the initial position; (2005, 2009) the game continues" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 1.e4 a6 2.e5 d5 followed by four cycles Nf3 Nc6 Ng1 Nb8 (up to 10...Nb8), when counted, then (2014 and later) not yet drawn on this ground: 5 placements but 4 identical positions because of exd6 e.p. after 2...d5" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the fifth occurrence is on the board after 8...Ng8 and unnoticed, when White's flag falls afterwards, then recommended: drawn since 8...Ng8 (see note)" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given (1.Nh3 Nh6 2.Ng5 Ng4 3.Nf3 Nf6 4.Ng1 Ng8) played four times, that is up to 16...Ng8, when nobody claims, then (2014) the game continues: the five occurrences of the initial position are eight half-moves apart and no unbroken run; (2017 and later) the game is drawn" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("9.6"), Article("9.6 a")], differs: Some("only if the five occurrences come in one unbroken run on alternating moves of both players"), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.6"), Article("9.6.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("automatic-draw.mate-takes-precedence"), kind: Kind::Rule, title: "Checkmate on the seventy-fifth move wins",
        rule: "If the move that completes the 75 moves gives checkmate, the mate decides the game.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given FEN 7k/8/6K1/8/8/8/8/R7 w - - 149 200, when White plays 200.Ra8#, then White wins (halfmove clock 150, checkmate)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("9.6 b s2")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.6.2 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("automatic-draw.seventy-five-moves"), kind: Kind::Rule, title: "Seventy-five moves draw without a claim",
        rule: "The game is drawn, with no claim needed, once each side has made at least 75 moves in a row without any pawn move and without any capture.", note: Some("Made or completed: Dutch 2023 and Norwegian 2017 'made' (gedaan, utført), Danish 2023 'completed' (fuldført); the English original has 'made'. Both 2023 glossaries and the 2017 glossary say 'completed'. Recommended: made. Dutch drops 'at least'. For a 75th move that went unnoticed see the note at automatic-draw.fivefold."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given FEN 7k/8/6K1/8/8/8/8/R7 w - - 149 200, when White plays 200.Ra2, then (2017, 2023) the game is drawn: 150 plies; (2005, 2009) the game continues until somebody claims" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given FEN 7k/8/6K1/8/8/8/8/R7 w - - 148 200, when White plays 200.Ra2, then the game continues: 149 plies" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("9.6 b s1")], differs: Some("moves completed, in a consecutive series"), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.6.2 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("bishop.move"), kind: Kind::Rule, title: "The bishop's move",
        rule: "The bishop moves to any square of a diagonal on which it stands.", note: None, checks: &[
            Check { editions: ALL, text: "given k7/8/8/8/3B4/8/7K/8 w - - 0 1, then the bishop d4 has exactly 13 moves: a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2 g1" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("3.2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.adapt-locally"), kind: Kind::Discretion, title: "Rules may be adapted to local conditions",
        rule: "The organiser, after consulting the arbiter, may adapt the rules of this appendix to local circumstances.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the organiser wants to change a rule of this appendix, when the arbiter has not been consulted, then the change is not properly made." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F1")], differs: Some("The power lies with the tournament management; no consultation is mentioned."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E1")], differs: Some("The power lies with the tournament director and is worded as a right to use these rules as local conditions require; no consultation is mentioned."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.1")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.announce"), kind: Kind::Procedure, title: "Moves are announced, repeated and carried out",
        rule: "A move is announced clearly, repeated by the opponent, and carried out on the opponent's board.", note: Some("Whose board: opponent's (Danish, Dutch); both boards (Swedish 2009); the board (Norwegian 2017). January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "Given White announces a move, when Black repeats it and plays it on Black's board, then the exchange is complete." },
            Check { editions: ALL, text: "Given White announces a move, when Black plays it without repeating it, then the exchange is not as prescribed." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Just says on the chessboard."); places(&[
            (&[E2005], Place { numbers: &[Article("F2"), Article("F2.1")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2"), Article("E2.1")], differs: Some("Carried out on both players' boards."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], differs: SAME, basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("D.2"), Article("D.2.1")], differs: SAME, ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("D.2"), Article("D.2.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blind.announce.castling"), kind: Kind::Notation, title: "Announcing castling",
        rule: "Queen-side castling is announced as Lange Rochade, king-side castling as Kurze Rochade.", note: Some("The Danish 2023 text allows the Danish words beside the German ones; the Dutch gives only the German."), checks: &[
            Check { editions: ALL, text: "Given 0-0-0, when announced, then Lange Rochade; given 0-0, then Kurze Rochade." },
            Check { editions: &[E2005, E2023], text: "Given Danish players, when 0-0-0 is announced, then lang rokade is accepted; 0-0, then kort rokade." },
            Check { editions: &[E2014, E2017, E2018], text: "Given two Scandinavian players, when 0-0 is announced, then kort rokade is used." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.1")], differs: Some("Danish (lang rokade, kort rokade) or German."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.announce.files"), kind: Kind::Notation, title: "Names for the files",
        rule: "Instead of the letters a to h these names are suggested: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.", note: Some("Binding force: suggested or recommended in 2005, 2009 and 2023; the Norwegian 2017 text says the names shall be used, which a copy of the English text (2023: suggested) does not bear out. The Danish names (Anna, Bodil, Cecilie, Dora, Erik, Frederik, Gustav, Henrik) in both Danish texts (2005, 2023) are a national adaptation with the international name in brackets; the Dutch 2023 text has only the international names. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: &[E2009, E2018, E2023], text: "Given international names, when files a to h are spoken, then Anna Bella Cesar David Eva Felix Gustav Hector." },
            Check { editions: &[E2005, E2018, E2023], text: "Given Danish names, when files a to h are spoken, then Anna Bodil Cecilie Dora Erik Frederik Gustav Henrik, and Bella Cesar David Eva Felix Hector are also understood for b c d e f h." },
            Check { editions: &[E2014, E2017], text: "Given Norwegian spelling, when file c is spoken, then Cæsar." },
            Check { editions: &[E2005, E2018, E2023], text: "Given Danish players and a spoken name Bodil or Bella, when parsed, then file b; Erik or Eva, then file e; Henrik or Hector, then file h." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Worded as a duty; c is spelled Cæsar."); places(&[
            (&[E2005], Place { numbers: &[Article("F2.1")], differs: Some("Recommended; Danish names first (Anna, Bodil, Cecilie, Dora, Erik, Frederik, Gustav, Henrik), international ones as alternatives except for a and g, which are the same."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], differs: SAME, basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("D.2.1")], differs: SAME, ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("D.2.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blind.announce.pieces"), kind: Kind::Notation, title: "Names for the pieces",
        rule: "The pieces are called König, Dame, Turm, Läufer, Springer and Bauer.", note: Some("The Danish 2023 text offers Danish or German names, the Dutch only German. 2009 gives no piece names. Springer is the same word in German, Danish and Norwegian. The English text of 2009 has them (E.2); the Swedish one leaves them out."), checks: &[
            Check { editions: &[E2005, E2014, E2017, E2018, E2023], text: "Given Nf3 in German, when announced, then Springer Felix drei; given Bxe5, then a call naming Läufer and Eva fünf." },
            Check { editions: &[E2005, E2023], text: "Given Nf3 in Danish, when announced, then Springer Frederik tre; Danish names are konge, dronning, tårn, løber, springer, bonde." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.1")], differs: Some("Danish or German names."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.announce.promotion"), kind: Kind::Procedure, title: "The promoted piece is announced",
        rule: "When promoting, the player must say which piece is chosen.", note: None, checks: &[
            Check { editions: ALL, text: "Given White announces Eva acht on a promotion without naming a piece, when the announcement is checked, then it is incomplete." },
            Check { editions: ALL, text: "Given White announces Eva acht Dame, when it is checked, then it is complete (e8=Q)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.1")], differs: Some("Stated twice."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.announce.ranks"), kind: Kind::Notation, title: "Numbers for the ranks",
        rule: "Unless the arbiter decides otherwise, ranks are counted from White's side in German: eins, zwei, drei, vier, fünf, sechs, sieben, acht.", note: Some("The Danish 2023 text offers Danish or German numbers, the Dutch only German. 2009 prescribes no numbers at all. The English text of 2009 has them (E.2); the Swedish one leaves them out."), checks: &[
            Check { editions: &[E2005, E2014, E2017, E2018, E2023], text: "Given German numbers, when e4 is spoken, then Eva vier." },
            Check { editions: &[E2005, E2023], text: "Given Danish numbers, when e4 is spoken, then Erik fire; ranks 1 to 8 are et to tre fire fem seks syv otte." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the arbiter has decided on English numbers, when Eva four is spoken, then it is accepted." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.1")], differs: Some("Danish or German numbers; no power of the arbiter to decide otherwise."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.announce.scandinavian"), kind: Kind::Notation, title: "Scandinavian words among Scandinavians",
        rule: "Between Scandinavian players, Scandinavian words and expressions are used instead of the German ones.", note: Some("Printed in square brackets in the Norwegian text: a national addition, not FIDE text."), checks: &[
            Check { editions: &[E2017], text: "Given a Norwegian and a Dane, when 0-0-0 is announced, then lang rokade and not Lange Rochade." },
            Check { editions: &[E2017], text: "Given a Norwegian and a Dutch player, when 0-0-0 is announced, then Lange Rochade." },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2017], Place { numbers: &[Article("D.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.assistant.duty.adjournment"), kind: Kind::Procedure, title: "Assistant: adjournment formalities",
        rule: "The assistant may carry out the formalities when the game is adjourned.", note: Some("The Danish 2023 text also names resumption."), checks: &[
            Check { editions: ALL, text: "Given the game is adjourned with the blind player to move, when the assistant writes and closes the envelope, then this is within the assistant's duties." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.9"), Article("F2.9 f")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.9"), Article("E2.9 f")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.10"), Article("D.2.10.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.assistant.duty.announcing"), kind: Kind::Procedure, title: "Assistant: announcing the moves of both players",
        rule: "The assistant may announce the moves of both players.", note: None, checks: &[
            Check { editions: ALL, text: "Given the assistant announces Black's move, when the move is otherwise complete, then the announcement requirement is met." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.9"), Article("F2.9 b")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.9"), Article("E2.9 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.10"), Article("D.2.10.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.assistant.duty.claiming"), kind: Kind::Procedure, title: "Assistant: claiming on time and reporting a touched piece",
        rule: "The assistant may claim the game when the time limit has been passed and tell the arbiter when the sighted player has touched a piece.", note: Some("2017 says the assistant claims the win or the draw; the others only the game or the win. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "Given the sighted player's flag falls, when the assistant claims, then the claim counts as the blind player's." },
            Check { editions: ALL, text: "Given the sighted player touches the queen, when the assistant tells the arbiter, then the touch-move claim is properly raised." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("May claim a win or a draw."); places(&[
            (&[E2005], Place { numbers: &[Article("F2.9"), Article("F2.9 e")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.9"), Article("E2.9 e")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], differs: SAME, basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("D.2.10"), Article("D.2.10.5")], differs: SAME, ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("D.2.10"), Article("D.2.10.5")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blind.assistant.duty.informing"), kind: Kind::Procedure, title: "Assistant: stating moves and times, only on request",
        rule: "Only when asked, the assistant tells the visually disabled player how many moves have been made and how much time both players have used.", note: Some("2005 and the Danish 2023 text say on request without the word only."), checks: &[
            Check { editions: ALL, text: "Given the blind player asks for the times, when the assistant answers, then this is allowed." },
            Check { editions: ALL, text: "Given the blind player has not asked, when the assistant says that five minutes are left, then this is not allowed." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.9"), Article("F2.9 d")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.9"), Article("E2.9 d")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.10"), Article("D.2.10.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.assistant.duty.making-moves"), kind: Kind::Procedure, title: "Assistant: making either player's move on the opponent's board",
        rule: "The assistant may make each player's moves on the board of the opponent.", note: None, checks: &[
            Check { editions: ALL, text: "Given White's move is announced, when the assistant sets it on Black's board, then this is within the assistant's duties." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.9"), Article("F2.9 a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.9"), Article("E2.9 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.10"), Article("D.2.10.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.assistant.duty.recording-and-clock"), kind: Kind::Procedure, title: "Assistant: keeping score and starting the opponent's clock",
        rule: "The assistant may keep the visually disabled player's record and start the opponent's clock.", note: None, checks: &[
            Check { editions: ALL, text: "Given the move has been announced, when the assistant starts the opponent's clock, then this is within the assistant's duties; before the announcement it is not." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Adds a reminder of the announcement rule (3c)."); places(&[
            (&[E2005], Place { numbers: &[Article("F2.9"), Article("F2.9 c")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.9"), Article("E2.9 c")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.10"), Article("D.2.10.3")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blind.assistant.hearing-impaired"), kind: Kind::Rule, title: "Against a hearing-impaired player an assistant is compulsory",
        rule: "When a visually disabled player is paired with a hearing-impaired player, an assistant must be used.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a blind player paired with a hearing-impaired player and no assistant, when the game should start, then it must not start without one." },
            Check { editions: &[E2005, E2009], text: "Given the same, when the game should start, then nothing in the appendix requires an assistant." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.11")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.assistant.right"), kind: Kind::Rule, title: "The visually disabled player may use an assistant",
        rule: "The visually disabled player may use an assistant, who has any or all of the duties listed.", note: None, checks: &[
            Check { editions: ALL, text: "Given a blind player names an assistant for recording only, when checked, then the assistant has duty 3 and no other." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.9")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.9")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.10")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.assistant.sighted-alternative"), kind: Kind::Rule, title: "Without such an assistant, the sighted player may have one",
        rule: "If the visually disabled player uses no assistant, the sighted player may have one for the first two duties (making moves on the other board and announcing them).", note: None, checks: &[
            Check { editions: ALL, text: "Given the blind player uses no assistant, when the sighted player's assistant announces the moves, then this is allowed." },
            Check { editions: ALL, text: "Given the same, when the sighted player's assistant keeps the record, then this goes beyond the duties allowed." },
            Check { editions: ALL, text: "Given the blind player uses an assistant, when the sighted player asks for one under this provision, then it is refused." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2 closing paragraph")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.10")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.11")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.boards-differ.records-agree"), kind: Kind::Procedure, title: "Boards differ, scoresheets agree: the player who moved wrongly corrects",
        rule: "If the two boards come to show different positions, this is put right with the arbiter's help and both records. If the records agree, the player who wrote the right move but played another must bring the board into line with the record.", note: None, checks: &[
            Check { editions: ALL, text: "Given both records say 12.Nf3 and White's board shows the knight on e2, when corrected, then White moves the knight to f3." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.7")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.7")], differs: Some("Help comes from the tournament direction."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.9")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.boards-differ.records-differ"), kind: Kind::Procedure, title: "Boards and scoresheets differ: back to where the scoresheets agree",
        rule: "If the records differ too, the moves are taken back to the point up to which they agree, and the arbiter resets the clocks accordingly.", note: None, checks: &[
            Check { editions: ALL, text: "Given records equal through 14...Bd6 and different from move 15 on, when corrected, then the position after 14...Bd6 is restored and the clocks are set by the arbiter." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.8")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.8")], differs: Some("The tournament director resets the clocks."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.9")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.clock-start"), kind: Kind::Rule, title: "The opponent's clock starts only after the announcement",
        rule: "Only when the move is made in that sense may the opponent's clock be started.", note: None, checks: &[
            Check { editions: ALL, text: "Given a blind player has set the piece but not announced the move, when the clock is pressed, then it was pressed too early." },
            Check { editions: ALL, text: "Given the move has been announced, when the clock is pressed, then it is in order." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.clock.analogue"), kind: Kind::Equipment, title: "Features of an analogue special clock",
        rule: "Alternatively an analogue clock may be used that has a dial with strengthened hands, one raised dot at every five minutes and two at every fifteen, and a flag that is easily felt, placed so that the minute hand can be felt during the last five minutes of the hour.", note: Some("2005, 2009 and the Danish 2023 text do not say that the five-minute dot is raised; 2017 and the Dutch 2023 text do. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: ALL, text: "Given an analogue clock whose 15-minute marks have one dot, when checked, then it is refused." },
            Check { editions: ALL, text: "Given an analogue clock whose flag covers the minute hand from five to twelve on, when checked, then it is refused." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("These are the required features of the special clock, not of an alternative."); places(&[
            (&[E2005], Place { numbers: &[Article("F2.4"), Article("F2.4 a"), Article("F2.4 b")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.4"), Article("E2.4 a"), Article("E2.4 b")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("D.2.6.2"), Article("D.2.6.2.1"), Article("D.2.6.2.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("D.2.6.2"), Article("D.2.6.2.1"), Article("D.2.6.2.2")], alternatives: &[(Language::English, Article("D.2.6.2.1"), Article("D.2.6.2 (1)")), (Language::English, Article("D.2.6.2.2"), Article("D.2.6.2 (2)"))], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blind.clock.special"), kind: Kind::Equipment, title: "A special clock is allowed",
        rule: "A chessclock built for visually disabled players is allowed; it should be able to announce the time and the number of moves to the player.", note: Some("The Dutch 2023 text says the clock must be able to announce, the Danish and Norwegian that it should."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a speaking digital clock, when the blind player wants to use it, then it is admitted." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a special clock that cannot tell the number of moves, when checked, then it falls short of a should, not of a shall." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.4")], differs: Some("A clock specially made must be permitted and must have the tactile dial and flag; announcing time and moves is not mentioned."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.4")], differs: Some("A clock specially made must be available and must have the tactile dial and flag; announcing time and moves is not mentioned."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("D.2.6.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("D.2.6"), Article("D.2.6.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.made"), kind: Kind::Rule, title: "When a move on the special board is made",
        rule: "A move is made when a captured piece, if any, has been removed from the board of the player to move, the moving piece has been put into another hole, and the move has been announced.", note: Some("2005 speaks of the board of the player who is now to move, the others of the player to move; the player making the move is meant."), checks: &[
            Check { editions: ALL, text: "Given a capture where the captured piece is removed and the capturing piece set, when the move is not yet announced, then it is not made." },
            Check { editions: ALL, text: "Given a non-capture set into its new hole and announced, when checked, then it is made." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.3"), Article("F2.3 a"), Article("F2.3 b"), Article("F2.3 c")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.3"), Article("E2.3 a"), Article("E2.3 b"), Article("E2.3 c")], differs: Some("Worded as the player to move having removed the captured piece."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.3"), Article("D.2.3.1"), Article("D.2.3.2"), Article("D.2.3.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.record"), kind: Kind::Rule, title: "Recording the moves",
        rule: "The visually disabled player must keep the record of the game in Braille or ordinary writing, or speak the moves into a recording device.", note: Some("January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "Given a blind player recording on a digital recorder, when checked, then the duty to record is met." },
            Check { editions: ALL, text: "Given a blind player who keeps no record and has no assistant doing so, when checked, then the duty is not met." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("The device is a tape recorder."); places(&[
            (&[E2005], Place { numbers: &[Article("F2.5")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.5")], differs: Some("The device is a tape."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], differs: SAME, basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("D.2.7")], differs: SAME, ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("D.2.7")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blind.sighted-normal-rules"), kind: Kind::Rule, title: "Ordinary rules for the sighted player",
        rule: "For what counts as touched and as made, the ordinary rules hold for the sighted player.", note: None, checks: &[
            Check { editions: ALL, text: "Given the sighted player puts a finger on a knight on the ordinary board in order to move it, when the arbiter is called, then the touch-move duty has arisen." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.slip-of-tongue"), kind: Kind::Rule, title: "A slip of the tongue must be corrected before the opponent's clock is started",
        rule: "A slip in announcing a move must be corrected at once and before the opponent's clock is started.", note: None, checks: &[
            Check { editions: ALL, text: "Given a blind player says Eva vier meaning Eva drei, when it is corrected before the opponent's clock starts, then the correction counts." },
            Check { editions: ALL, text: "Given the same, when it is corrected after the opponent's clock has started, then the correction comes too late." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.6")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.6")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.special-board"), kind: Kind::Equipment, title: "The special board",
        rule: "The special board measures at least 20 by 20 cm, has its black squares slightly raised, and has a hole in each square to hold a piece.", note: None, checks: &[
            Check { editions: ALL, text: "Given a board of 19 x 20 cm, when checked, then it is refused." },
            Check { editions: ALL, text: "Given a board of 20 x 20 cm with raised black squares and 64 holes, when checked, then it is accepted." },
            Check { editions: ALL, text: "Given a board with raised white squares, when checked, then it is refused." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F1"), Article("F1 a"), Article("F1 b"), Article("F1 c")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E1"), Article("E1 a"), Article("E1 b"), Article("E1 c")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.1"), Article("D.1.1"), Article("D.1.2"), Article("D.1.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.special-pieces"), kind: Kind::Equipment, title: "The special pieces",
        rule: "Every piece has a peg that fits the holes; all are of Staunton pattern and the black ones carry a special mark.", note: None, checks: &[
            Check { editions: ALL, text: "Given Staunton pieces with pegs and unmarked black pieces, when checked, then they are refused." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Listed among the requirements of the board."); places(&[
            (&[E2005], Place { numbers: &[Article("F1"), Article("F1 d"), Article("F1 e")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E1"), Article("E1 d"), Article("E1 e")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.1")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.1.4"), Article("D.1.4.1"), Article("D.1.4.2")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blind.touched"), kind: Kind::Rule, title: "On the special board a piece is touched when lifted out of its hole",
        rule: "On the visually disabled player's board a piece counts as touched once it has been taken out of its hole; feeling it in place is not touching.", note: None, checks: &[
            Check { editions: ALL, text: "Given a blind player runs the fingers over every piece, when none leaves its hole, then no touch-move duty arises." },
            Check { editions: ALL, text: "Given a blind player lifts the knight out of its hole, when it is put back, then the touch-move duty for the knight has arisen." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F2.2")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E2.2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blind.two-boards"), kind: Kind::Rule, title: "Either player may demand two boards",
        rule: "When a sighted player meets a visually disabled (legally blind) player, either may demand two boards: an ordinary one for the sighted player and a special one for the visually disabled player.", note: Some("Who counts as visually disabled: 2005 and the Danish 2023 text say nearly blind; 2017 and the Dutch 2023 text say blind in the legal sense; the Swedish 2009 text gives numbers (at most 10% visual acuity or a visual field of 20 degrees), probably the translator's."), checks: &[
            Check { editions: ALL, text: "Given a sighted and a legally blind player, when the sighted player demands two boards, then two boards are used." },
            Check { editions: ALL, text: "Given the same, when neither demands it, then one board may be used." },
            Check { editions: &[E2009], text: "Given an opponent with 12% visual acuity and a full visual field, when two boards are demanded under this appendix, then the limit (at most 10% acuity or a 20-degree field) is not met." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("F1")], differs: Some("Described as nearly blind."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("E1")], differs: Some("Defined by at most 10% visual acuity or a visual field of 20 degrees."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("D.1")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("D.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.definition"), kind: Kind::Definition, title: "What a blitz game is",
        rule: "A game is blitz if each player's total time, being the fixed time for all moves or the allotted time plus 60 times the increment, is 10 minutes or less.", note: None, checks: &[
            Check { editions: ALL, text: "given 3+2 (5 min) or 5+0, then blitz under every edition" },
            Check { editions: ALL, text: "given 10+0, 8+2 or 5+5 (10 min), then blitz under every edition" },
            Check { editions: ALL, text: "given 10+1, 12+0 or 14+0 (11 to 14 min), then blitz under 2005 and 2009, rapid under 2017 and 2023" },
            Check { editions: ALL, text: "given 15+0 or 10+5 (15 min), then rapid under every edition" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("less than 15 minutes"); places(&[
            (&[E2005], Place { numbers: &[Article("C1")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B1")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.1")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("B.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blitz.full-supervision"), kind: Kind::Rule, title: "Full supervision in blitz: the competition rules apply",
        rule: "The competition rules apply to a blitz game if one arbiter supervises one game and each game is recorded.", note: Some("2017 and 2023 do not name A.2 here, so by the letter the players' duty to record (8.1) is in force under full supervision; 2009 names A2. In practice the arbiter's record is taken to suffice. A program should ask which is meant (see also scoresheet.record-moves)."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given one arbiter for one blitz game and the game recorded by an assistant, then the competition rules apply: the first illegal move costs time, the second loses, correction is possible later" },
            Check { editions: &[E2009], text: "given one arbiter for one blitz game, then the competition rules and A2 (no recording) apply" },
            Check { editions: &[E2005], text: "given the same, then the blitz rules C2 and C3 still apply" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("B2")], games: Games(0b11000), differs: Some("the only condition is adequate supervision; adds expressly that the players need not record (A2)"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.3")], games: Games(0b11000), number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.3.1")], games: Games(0b11000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.2")], games: Games(0b11000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.illegal-move-agreed-correction"), kind: Kind::Rule, title: "Players may agree to correct an illegal move in blitz",
        rule: "The players may still agree to correct an illegal move without the intervention of an arbiter.", note: Some("First appears in 2009, for blitz only; in 2017 and 2023 it comes with the rapid rules."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given Black has replied to an illegal move, when both players agree to go back, then they may" },
            Check { editions: &[E2005], text: "given the same, then the text admits no correction at all" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("B3 c")], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.4"), Article("A.4 b")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.4"), Article("A.4.2")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.3"), Article("A.5.2")], paces: &[(Pace::Blitz, Article("B.3"))], games: Games(0b10000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.illegal-move-completed"), kind: Kind::Rule, title: "When an illegal move is completed in blitz",
        rule: "In blitz an illegal move is completed once the opponent's clock has been started.", note: Some("2017 and 2023: 7.5.1 through the import of the rapid rules."), checks: &[
            Check { editions: &[E2005, E2009, E2014], text: "given White leaves the king in check and presses, then the illegal move is completed; before the press White may correct it without loss" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("C3")], games: Games(0b11000), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B3 c")], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.4"), Article("A.4 b")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.illegal-move-consequence"), kind: Kind::Rule, title: "What an illegal move costs in blitz",
        rule: "As in rapid under limited supervision: for the first illegal move dealt with in time the opponent gets one extra minute, the second loses the game.", note: None, checks: &[
            Check { editions: &[E2005, E2009], text: "given White's first illegal move, when Black claims a win before making a move and Black has king and rook, then Black wins" },
            Check { editions: &[E2005, E2009], text: "given the same and the arbiter alone notices, then nothing happens without Black's claim" },
            Check { editions: &[E2014, E2017], text: "given the same, then White loses on the arbiter's observation or Black's claim, if Black has not made the next move" },
            Check { editions: &[E2018, E2023], text: "given the same, then Black gets 1 minute; White's second illegal move loses" },
            Check { editions: &[E2005, E2009], text: "given Black has made the next move, then no claim is possible" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("one illegal move loses on the opponent's claim; the arbiter does not act unasked"); places(&[
            (&[E2005], Place { numbers: &[Article("C3")], games: Games(0b11000), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B3 c")], games: Games(0b10000), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.4"), Article("A.4 b")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), differs: Some("one illegal move loses, on the arbiter's observation or the opponent's claim"), basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("B.4"), Article("A.4.2")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), differs: Some("one illegal move loses, on the arbiter's observation or the opponent's claim"), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("B.4"), Article("A.4.2"), Article("7.5.5"), Article("B.2")], paces: &[(Pace::Rapid, Article("A.4.2"))], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.3"), Article("A.5.2")], paces: &[(Pace::Blitz, Article("B.3"))], games: Games(0b10000), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("blitz.illegal-move-draw-if-opponent-cannot-mate"), kind: Kind::Rule, title: "Illegal move in blitz, but the opponent cannot possibly mate",
        rule: "Where the illegal move would lose, the game is drawn if the opponent could not checkmate the player by any series of legal moves.", note: Some("2005 has this exception for blitz although it has none for standard and rapid (7.4 b)."), checks: &[
            Check { editions: &[E2005, E2009], text: "given White completes an illegal move against a bare king, when Black claims before moving, then Black can only claim a draw" },
            Check { editions: &[E2014, E2017], text: "given the same, then draw on observation or claim" },
            Check { editions: &[E2018, E2023], text: "given the same at White's second illegal move, then draw; at the first, Black gets 1 minute and the game goes on" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("C3")], games: Games(0b11000), differs: Some("the opponent may claim a draw (a claim, not automatic)"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B3 c")], games: Games(0b10000), differs: Some("the opponent may claim only a draw (a claim, not automatic)"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.4"), Article("A.4 b")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("B.4"), Article("A.4.2")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("B.4"), Article("A.4.2"), Article("7.5.5")], paces: &[(Pace::Rapid, Article("A.4.2")), (Pace::Blitz, Article("B.4"))], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.3"), Article("A.5.2"), Article("7.5.5")], paces: &[(Pace::Rapid, Article("A.5.2")), (Pace::Blitz, Article("B.3"))], games: Games(0b10000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.illegal-move-stands"), kind: Kind::Rule, title: "An unclaimed illegal move in blitz stands",
        rule: "Once the opponent has made the next move, an illegal move can no longer be corrected.", note: None, checks: &[
            Check { editions: ALL, text: "given White completed an illegal move and Black has made a reply, then nothing is corrected and no claim is possible" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("C3")], games: Games(0b11000), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B3 c")], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.4"), Article("A.4 b")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.4"), Article("A.4.2")], paces: &[(Pace::Blitz, Article("B.4"))], games: Games(0b10000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.3"), Article("A.5.2")], paces: &[(Pace::Blitz, Article("B.3"))], games: Games(0b10000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.no-quickplay-claim"), kind: Kind::Rule, title: "No two-minute draw claim in blitz",
        rule: "The draw claim in the last two minutes (10.2) does not apply to blitz.", note: Some("2017 and 2023 moved the claim to Guidelines III, which never applies to blitz (III.2.2)."), checks: &[
            Check { editions: &[E2005, E2009], text: "given a blitz game and White with 0:01:30 and a dead drawn but not dead position, when White claims a draw for lack of winning attempts, then there is no such claim" },
            Check { editions: &[E2009], text: "given a blitz game under full supervision (B2), then the competition rules apply as a whole, 10.2 included" },
            Check { editions: &[E2005, E2009], text: "given a rapid game, then 10.2 does apply" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("C2")], games: Games(0b11000), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B3 b")], games: Games(0b10000), differs: Some("only where supervision is inadequate"), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.penalty-minutes"), kind: Kind::Rule, title: "Time penalties in blitz",
        rule: "In blitz played under the rapid rules (limited supervision) the penalties of Articles 7 and 9 are one minute instead of two.", note: Some("2023: the Dutch translation and the English text import A.2, A.3 and A.5 in B.3; the Danish names only A2 and A5, by which blitz would have two minutes. Dutch and English followed. 2017's own clause (B.2) for all blitz was dropped; whether two minutes under full supervision was intended in 2023 is doubtful."), checks: &[
            Check { editions: &[E2014, E2017, E2018], text: "given a blitz game under full supervision (B.3) and White's first illegal move, then Black gets 1 minute" },
            Check { editions: &[E2014, E2017, E2018], text: "given any blitz game and an incorrect draw claim by White, then Black gets 1 minute" },
            Check { editions: &[E2023], text: "given a blitz game under B.3 and White's first illegal move, then Black gets 1 minute" },
            Check { editions: &[E2023], text: "given a blitz game under B.3 and an incorrect threefold claim by White, then Black gets 1 minute" },
            Check { editions: &[E2005, E2009], text: "given a blitz game and an incorrect threefold claim by White, then Black gets 3 minutes (9.5): those editions have no reduction" },
            Check { editions: &[E2023], text: "given a blitz game under B.2 (full supervision) and White's first illegal move, then by the letter Black gets 2 minutes: nothing brings A.3 into B.2" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("B.2")], games: Games(0b11000), differs: Some("a clause of its own, for every blitz game under either regime"), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.2")], games: Games(0b11000), differs: Some("a clause of its own, for every blitz game under either regime"), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.3"), Article("A.3")], paces: &[(Pace::Blitz, Article("B.3"))], games: Games(0b10000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.rapid-rules-apply"), kind: Kind::Rule, title: "Which rapid rules apply to blitz",
        rule: "Otherwise blitz is governed by the rapid rules A.2 (no recording), A.3 (one minute) and A.5 (modified rules).", note: Some("2023 Danish names only A2 and A5, see blitz.penalty-minutes."), checks: &[
            Check { editions: &[E2023], text: "given a blitz game under B.3, then no recording, one-minute penalties, ten-move cut-off, claim or arbiter action before the opponent's next move, arbiter calls flags" },
            Check { editions: &[E2014, E2017, E2018], text: "given a blitz game under B.4, then A.2 and A.4: ten-move cut-off, first illegal move loses, claimant needs time left" },
            Check { editions: &[E2009], text: "given a blitz game under B3, then A2, A4 a, A4 b and A4 d apply: three-move cut-off, Article 4 on request, players claim the flag; A4 c does not" },
            Check { editions: &[E2005], text: "given a blitz game, then B3, B4, B5, B7, B8, B9 apply; B6 does not" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("C2")], games: Games(0b11000), differs: Some("all of the rapid appendix except where overridden; B6 excluded"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B3"), Article("B3 a")], games: Games(0b10000), differs: Some("all of the rapid appendix except where overridden; only where supervision is inadequate; A4 c excluded"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.4")], games: Games(0b10000), differs: Some("A.2 and A.4 (the one-minute rule stands separately in B.2)"), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.4")], games: Games(0b10000), differs: Some("A.2 and A.4 (the one-minute rule stands separately in B.2)"), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.3")], games: Games(0b10000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.rapid-rules-excluded"), kind: Kind::Rule, title: "Which rapid rule does not apply to blitz",
        rule: "The rapid rule on illegal moves (A4 c), under which the arbiter intervenes when both kings are in check or a promotion is not completed, does not apply to blitz.", note: Some("2017 and 2023 exclude nothing by name; A.4.2/A.5.2 and A.4.4/A.5.4 are part of what blitz imports."), checks: &[
            Check { editions: &[E2005, E2009], text: "given a blitz game with both kings in check, then no rule lets the arbiter intervene; the players must claim" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same under limited supervision, then A.4.4 or A.5.4 applies: wait for the next completed move, then draw if still illegal" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("C2")], games: Games(0b11000), differs: Some("the excluded rapid rule is B6"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B3 b")], games: Games(0b10000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.regime-announced"), kind: Kind::Procedure, title: "Announcing which blitz rules apply",
        rule: "The regulations of the competition must state whether full or limited supervision (B.2 or B.3) applies, for the whole competition.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given regulations that name B.3 (B.4 in 2017), then a final supervised by its own arbiter is still played under the rapid rules" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("B.5")], games: Games(0b11000), differs: Some("the pair is B.3 and B.4"), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.5")], games: Games(0b11000), differs: Some("the pair is B.3 and B.4"), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.4")], games: Games(0b11000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.show-scoresheet"), kind: Kind::Rule, title: "Seeing the arbiter's record in blitz, five times",
        rule: "A player who has the move may ask the arbiter or assistant to be shown the scoresheet, at most five times in a game; further requests count as distracting the opponent.", note: None, checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given White has the move and asks for the sixth time, then it is distraction (11.5) and penalised under 12.9" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018], Place { numbers: &[Article("B.3.2")], games: Games(0b1000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.2.3")], alternatives: &[(Language::Dutch, Article("B.2.3"), Article("B.2.2"))], games: Games(0b1000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.supervision-ratio"), kind: Kind::Rule, title: "One arbiter for one blitz game",
        rule: "Full supervision in blitz means that each game has an arbiter to itself.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given one arbiter and one blitz game, then the ratio is met; given two games, then it is not" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("B2")], games: Games(0b11000), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("B.3 a")], games: Games(0b11000), number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.3.1.1")], games: Games(0b11000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.2.1")], alternatives: &[(Language::Dutch, Article("B.2.1"), Article("B.2.1.1"))], games: Games(0b11000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("blitz.supervision-recording"), kind: Kind::Procedure, title: "Each blitz game is recorded by the arbiter or an assistant",
        rule: "Full supervision in blitz also requires each game to be recorded by the arbiter or an assistant and, if possible, electronically.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given one arbiter for one blitz game and no record kept, then the competition rules do not apply and the rapid rules do" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("B.3 b")], games: Games(0b11000), number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("B.3.1.2")], games: Games(0b11000), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("B.2.2")], alternatives: &[(Language::Dutch, Article("B.2.2"), Article("B.2.1.2"))], games: Games(0b11000), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("board.diagonal"), kind: Kind::Definition, title: "Diagonals",
        rule: "A diagonal is a straight line of squares of one colour that runs from an edge of the board to an adjoining edge.", note: None, checks: &[
            Check { editions: ALL, text: "given square d4, then it lies on exactly two diagonals: a1-b2-c3-d4-e5-f6-g7-h8 and a7-b6-c5-d4-e3-f2-g1" },
            Check { editions: ALL, text: "given the board, then there are 26 diagonals of two squares or more" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the squares c3, d4, e5 alone, then they are not a whole diagonal, since they do not reach the edges" },
            Check { editions: &[E2005], text: "given the squares c3, d4, e5 alone, then they already satisfy the definition (same colour, touching corner to corner)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("2.4")], differs: Some("Defined as a straight line of same-coloured squares that touch each other corner to corner; nothing is said about reaching the edges."), ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("2.4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("2.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("board.files-and-ranks"), kind: Kind::Definition, title: "Files and ranks",
        rule: "The eight columns of squares running between the players are files; the eight rows running across are ranks.", note: None, checks: &[
            Check { editions: ALL, text: "given square e4, then its file is {e1..e8} and its rank is {a4..h4}" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("2.4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("2.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("board.orientation"), kind: Kind::Equipment, title: "White corner square on each player's right",
        rule: "The board lies between the players so that, for each of them, the nearest corner square on the right-hand side is white.", note: None, checks: &[
            Check { editions: ALL, text: "given a board turned by 90 degrees, so that the corner at White's right hand is dark, then the board is wrongly placed (what follows is decided by Article 7)" },
            Check { editions: ALL, text: "given a correctly placed board, then h1 (White's right corner) and a8 (Black's right corner) are both light" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("2.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("2.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("board.squares"), kind: Kind::Equipment, title: "Sixty-four alternating squares",
        rule: "The chessboard is an 8 by 8 grid of 64 equal squares, alternately light (the white squares) and dark (the black squares).", note: None, checks: &[
            Check { editions: ALL, text: "given the board, then it has 32 light and 32 dark squares" },
            Check { editions: ALL, text: "given the board, then a1, h8, d4 are dark and h1, a8, e4 are light" },
            Check { editions: ALL, text: "given any two squares sharing an edge, then their colours differ" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("2.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("2.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("bystander.expulsion"), kind: Kind::Discretion, title: "The arbiter may send offenders out",
        rule: "The arbiter may remove those who offend from the playing venue.", note: Some("2005 and 2009 add 'if necessary'. Swedish 2009 says from the playing room (spellokalen)."), checks: &[
            Check { editions: ALL, text: "given a spectator interferes, when the arbiter reacts, then the arbiter may send the spectator out of the venue" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("13.7 a s2")], differs: Some("If necessary."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("13.7 a s2")], differs: Some("If necessary; out of the playing room."), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.7 s4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("bystander.no-interference"), kind: Kind::Conduct, title: "Players of other games and spectators do not interfere",
        rule: "Players of other games must not speak about a game in progress nor interfere in it in another way; spectators must not interfere.", note: None, checks: &[
            Check { editions: ALL, text: "given a player of another game whispers 'White is lost' about a game, then a breach" },
            Check { editions: ALL, text: "given two spectators quietly discuss a game out of the players' hearing, then (2005, 2009) a breach: spectators too may not speak about a game; (2017, 2023) no breach as long as it is no interference" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("13.7 a s1")], differs: Some("Speaking about a game is forbidden to spectators as well."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("13.7 a s1")], differs: Some("Discussing a game is forbidden to spectators as well."), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.7 s2-3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("bystander.phone-use"), kind: Kind::Conduct, title: "Use of phones in the playing venue",
        rule: "Without the arbiter's authorisation nobody may use a mobile phone or any communication device in the venue or in an adjoining area the arbiter has indicated.", note: None, checks: &[
            Check { editions: ALL, text: "given a spectator telephones in the venue without permission, then a breach" },
            Check { editions: ALL, text: "given the arbiter has permitted a journalist to use a phone, then (2009, 2017, 2023) no breach; (2005) the text has no permission clause" },
            Check { editions: ALL, text: "given a spectator uses a walkie-talkie, then (2009, 2017, 2023) a breach; (2005) only mobile phones are named" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("13.7 b")], differs: Some("Mobile phones only; no exception for permission; venue and other places the arbiter determines (not only adjoining ones)."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("13.7 b")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("bystander.report-only-to-arbiter"), kind: Kind::Conduct, title: "An irregularity is reported only to the arbiter",
        rule: "Anyone who notices an irregularity may bring it to the attention of the arbiter and of nobody else.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given a spectator sees that a flag has fallen, when the spectator tells the arbiter quietly, then (2009, 2017, 2023) allowed; when the spectator tells a player, then not allowed" },
            Check { editions: &[E2005], text: "given the same spectator tells the arbiter, then no sentence allows it expressly; telling a player is an interference" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("13.7 a s3")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("12.7 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("castling.execution"), kind: Kind::Rule, title: "How castling is carried out",
        rule: "Castling moves the king from its original square two squares towards a rook of the same colour, and then that rook to the square the king has just crossed.", note: None, checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White castles short, then the position is r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1" },
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White castles long, then the position is r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1" },
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, when Black castles short, then the position is r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2" },
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, when Black castles long, then the position is 2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a II")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8 ii")], alternatives: &[(Language::English, Article("3.8 ii"), Article("3.8 a"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.8.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("castling.first-rank-original-rook"), kind: Kind::Rule, title: "Castling along the first rank with a rook on its original square",
        rule: "Castling takes place along the player's own first rank, with a rook standing on its original square.", note: Some("Only the wording differs: under 2005 the rook must be of the same rank as the king and unmoved, which already leaves only the original rook. The newer wording closes the joke of vertical castling expressly."), checks: &[
            Check { editions: ALL, text: "given 4R3/6k1/8/8/8/8/8/4K3 w - - 0 1 (rook e8 promoted, king e1 never moved), then castling along the e-file is refused in every edition; the king's moves are d1 d2 e2 f1 f2" },
            Check { editions: ALL, text: "given a rook captured on h1 and another white rook later brought to h1, then short castling is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a II")], differs: Some("Requires only that king and rook be of the same colour on the same rank; neither 'first rank' nor 'original square of the rook' is mentioned."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8 ii")], alternatives: &[(Language::English, Article("3.8 ii"), Article("3.8 a"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.8.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("castling.prevented-by-attack"), kind: Kind::Rule, title: "No castling out of, through or into attack",
        rule: "Castling is barred for the time being while the king's square, the square it must cross or the square it is to reach is attacked by an enemy piece.", note: Some("The Danish text of 2005 letters the two items of group (2) as c and d, running on from group (1); the Swedish text of 2009 letters them a and b. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 (king in check), then short castling is refused" },
            Check { editions: ALL, text: "given 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 (f1 attacked), then short castling is refused" },
            Check { editions: ALL, text: "given 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 (g1 attacked), then short castling is refused" },
            Check { editions: ALL, text: "given 4k3/8/8/8/7r/8/8/4K2R w K - 0 1 (only the rook h1 attacked), then short castling is legal" },
            Check { editions: ALL, text: "given 4k3/8/8/8/1r6/8/8/R3K3 w Q - 0 1 (only b1 attacked), then long castling is legal" },
            Check { editions: ALL, text: "given any of the refused cases, when the attack has gone and neither king nor rook has moved, then castling is legal again" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a II (2) c")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8 ii (2) a")], alternatives: &[(Language::English, Article("3.8 ii (2) a"), Article("3.8 b (2) a"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8 b (2)")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.8.2.2"), Article("3.8.2.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("castling.prevented-by-piece"), kind: Kind::Rule, title: "No castling with a piece in between",
        rule: "Castling is barred for the time being while any piece stands between the king and the rook concerned.", note: Some("A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1, then long castling is refused (own knight on b1, a square the king does not even cross)" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1, then long castling is refused (enemy knight on b1)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a II (2) d")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8 ii (2) b")], alternatives: &[(Language::English, Article("3.8 ii (2) b"), Article("3.8 b (2) b"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8 b (2)")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.8.2.2"), Article("3.8.2.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("castling.right-lost-king-moved"), kind: Kind::Rule, title: "No castling after the king has moved",
        rule: "The right to castle, on either side, is lost for good once the king has moved.", note: Some("The Norwegian 2017 text heads this with 'castling is not permitted' where the others say that the right has been lost; the distinction from 'temporarily prevented' is the same. The English text of July 2017 reads like that of 2023; no difference in effect. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when 1. Ke2 Ke7 2. Ke1 Ke8 has been played, then neither side may castle any more (r3k2r/8/8/8/8/8/8/R3K2R w - - 4 3)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a II (1) a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8 ii (1) a")], alternatives: &[(Language::English, Article("3.8 ii (1) a"), Article("3.8 b (1) a"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8 b (1)")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("3.8.2.1"), Article("3.8.2.1.1")], differs: Some("The heading says castling is not allowed instead of: the right is lost."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("3.8.2.1"), Article("3.8.2.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("castling.right-lost-rook-moved"), kind: Kind::Rule, title: "No castling with a rook that has moved",
        rule: "The right to castle with a given rook is lost for good once that rook has moved; the right with the other rook stays.", note: Some("The English text of July 2017 reads like that of 2023; no difference in effect. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when 1. Rg1 Rg8 2. Rh1 Rh8 has been played, then short castling is lost and long castling remains for both (r3k2r/8/8/8/8/8/8/R3K2R w Qq - 4 3)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a II (1) b")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8 ii (1) b")], alternatives: &[(Language::English, Article("3.8 ii (1) b"), Article("3.8 b (1) b"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8 b (1)")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("3.8.2.1"), Article("3.8.2.1.2")], differs: Some("The heading says castling is not allowed instead of: the right is lost."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("3.8.2.1"), Article("3.8.2.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("castling.single-king-move"), kind: Kind::Rule, title: "Castling is one move of the king",
        rule: "Castling counts as one single move, and as a move of the king.", note: None, checks: &[
            Check { editions: ALL, text: "given a player who castles, then the player's move count grows by one and no other piece may be moved in that turn" },
            Check { editions: ALL, text: "given a player who must move the touched king (touch-move.own-piece), then castling satisfies the duty where it is legal" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a II")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8 ii")], alternatives: &[(Language::English, Article("3.8 ii"), Article("3.8 a"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.8.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("check.definition"), kind: Kind::Definition, title: "Being in check",
        rule: "A king is in check when one or more enemy pieces attack it, even if those pieces could not go to its square because they would leave or place their own king in check.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/4n3/6K1/8/8/4R3 w - - 0 1, then White is in check from the knight e5 although that knight is pinned by the rook e1; e1a1 is refused, e1xe5 is legal" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.9")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("3.9.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.9"), Article("3.9.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("check.no-self-check"), kind: Kind::Rule, title: "No move may expose or leave one's own king in check",
        rule: "No piece may be moved if that would expose the king of the same colour to check or leave it in check.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1, then the pinned bishop e2 has no legal move" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/8/r3K2N w - - 0 1 (White in check from a1), when White plays h1g3, then it is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.9")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.9")], differs: Some("Addressed to the player (who may not make such a move) rather than to the piece; same effect."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("3.9.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.9"), Article("3.9.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.announce"), kind: Kind::Conduct, title: "Announcing castling is advisable",
        rule: "To avoid misunderstanding it can help to say that one is about to castle before doing so.", note: Some("The Dutch 2023 text recommends announcing castling aloud without giving the words; the other texts suggest a form of words and only call it useful. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given a player who castles without saying anything, when the move is legal, then it stands: the announcement is advice." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b note 1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.1")], alternatives: &[(Language::English, Article("II.3.2.7.1"), Article("II.3.2.7 (1)"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.empty-squares"), kind: Kind::Rule, title: "The paths of king and rook must be clear of other pieces",
        rule: "Every square from the king's start to its final square, and every square from the rook's start to its final square, final squares included, must hold no piece other than the king and the castling rook.", note: Some("Replaces 3.8.2.2.2 (no piece between king and rook) of ordinary chess. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 7k/8/8/8/8/8/8/2N1RK2 w E - 0 1, when 0-0-0 is tried, then it is illegal although nothing stands between king f1 and rook e1: the knight is on the king's final square c1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 7k/8/8/8/8/8/8/3BRK2 w E - 0 1, when 0-0-0 is tried, then it is illegal: the bishop is on the rook's final square d1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/RN3KR1 w GA - 0 1, when 0-0-0 is tried, then it is illegal: b1 is on the rook's way a1-d1; 0-0 is legal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/R1N2K1R w HA - 0 1, when 0-0-0 is tried, then it is illegal; 0-0 is legal and gives 4k3/8/8/8/8/8/8/R1N2RK1 b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/RK1N3R w HA - 0 1, when either castling is tried, then both are illegal: d1 is the c-side rook's final square and lies on the king's way to g1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/R2RK2R w HD - 0 1, when 0-0-0 with the d1 rook is played, then 4k3/8/8/8/8/8/8/R1KR3R b - - 1 1; with castling field HA instead (a1 rook), then 0-0-0 is illegal because d1 is occupied by the other rook." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b note 4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.4")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.4")], alternatives: &[(Language::English, Article("II.3.2.7.4"), Article("II.3.2.7 (4)"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.final-squares"), kind: Kind::Rule, title: "King and rook end where they would in ordinary chess",
        rule: "After c-side castling (0-0-0) the king is on the c-file and the rook on the d-file; after g-side castling (0-0) the king is on the g-file and the rook on the f-file; on rank 1 for White, rank 8 for Black, wherever they started.", note: Some("Dutch speaks of rokeren on the damevleugel/koningsvleugel, Danish, Swedish and Norwegian of long/short castling, for the ordinary-chess names. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/RK5R w HA - 0 1, when 0-0-0 is played, then 4k3/8/8/8/8/8/8/2KR3R b - - 1 1; when 0-0 is played instead, then 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 1r3kr1/8/8/8/8/8/8/4K3 b gb - 0 1, when 0-0 is played, then 1r3rk1/8/8/8/8/8/8/4K3 w - - 1 2; when 0-0-0 is played instead, then 2kr2r1/8/8/8/8/8/8/4K3 w - - 1 2." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "For every n in 0..959 and each side, with White's back rank cleared except the king and the rook of that side, when White castles, then the result is Kc1 Rd1 (c-side) or Kg1 Rf1 (g-side); 1920 cases, all legal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 7k/pppppppp/8/8/8/8/8/5RKR w HF - 0 1 (start position 0 with only king and rooks left), when 0-0 is tried, then it is illegal: the other rook stands on f1." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 a"), Article("F3 b clarification")], differs: Some("That the final squares equal those of ordinary chess stands in F3 a rather than under the recommendations."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("II.3.2.5"), Article("II.3.2.5.2"), Article("II.3.2.6")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.3.2.5"), Article("II.3.2.5.2"), Article("II.3.2.6")], alternatives: &[(Language::English, Article("II.3.2.5.2"), Article("II.3.2.5 (2)"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.first-move"), kind: Kind::Rule, title: "Castling may be possible on the first move",
        rule: "From some start positions castling is already possible as the first move.", note: Some("A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given start position 3 (bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1), when 1.0-0 is played, then bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB b ge - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given start position 74 (nnrkbbqr/pppppppp/8/8/8/8/PPPPPPPP/NNRKBBQR w HChc - 0 1), when 1.0-0-0 is played, then nnrkbbqr/pppppppp/8/8/8/8/PPPPPPPP/NNKRBBQR b hc - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Over the 960 start positions, when White's legal first moves are listed, then castling is among them in 162 (90 g-side: Kf1 Rg1; 72 c-side: Rc1 Kd1), never on both sides at once, and always by transposition." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given start position 518, when White's first moves are listed, then castling is not among them." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b note 3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.3")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.3")], alternatives: &[(Language::English, Article("II.3.2.7.3"), Article("II.3.2.7 (3)"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.may-stay-occupied"), kind: Kind::Rule, title: "Some squares may stay occupied that must be empty in ordinary chess",
        rule: "From some start positions squares may stay filled while castling that would have to be empty in ordinary chess: after 0-0-0 the a-, b- and e-squares, after 0-0 the e- and h-squares.", note: Some("A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/NBRKN3 w C - 0 1, when 0-0-0 is played, then 4k3/8/8/8/8/8/8/NBKRN3 b - - 1 1 with a1, b1 and e1 still filled." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/NN1RK3 w D - 0 1, when 0-0-0 is played, then 4k3/8/8/8/8/8/8/NNKR4 b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/4NKRB w G - 0 1, when 0-0 is played, then 4k3/8/8/8/8/8/8/4NRKB b - - 1 1 with e1 and h1 still filled." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b note 5")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.5")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.5")], alternatives: &[(Language::English, Article("II.3.2.7.5"), Article("II.3.2.7 (5)"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.method.double-move"), kind: Kind::Rule, title: "Double-move castling",
        rule: "Where none of the three other methods fits, castling is a king move and a rook move made together as one move.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1, when 0-0-0 is played, then king e1-c1 and rook b1-d1: 4k3/8/8/8/8/8/8/2KR3R b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1, when 0-0-0 is played, then king f1-c1 and rook b1-d1: 4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Over the 960 start squares of king and rook, when methods are counted, then double-move applies to 618 c-side and 588 g-side cases." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b"), Article("F3 b 1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.3.2"), Article("II.3.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.method.king-only"), kind: Kind::Rule, title: "King-move-only castling",
        rule: "Where the rook already stands on its final square, only the king moves.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/3RK2R w HD - 0 1, when 0-0-0 is played, then only the king moves e1-c1: 4k3/8/8/8/8/8/8/2KR3R b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/R3KR2 w FA - 0 1, when 0-0 is played, then only the king moves e1-g1: 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Over the 960 start squares of king and rook, when methods are counted, then king-only applies to 102 c-side and 174 g-side cases." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b"), Article("F3 b 3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.3.2"), Article("II.3.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.method.rook-only"), kind: Kind::Rule, title: "Rook-move-only castling",
        rule: "Where the king already stands on its final square, only the rook moves; it is still castling and a king move in law.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/R5KR w HA - 0 1, when 0-0 is played, then only the rook moves h1-f1: 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1, and White's castling rights are gone." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1RK4R w HB - 0 1, when 0-0-0 is played, then only the rook moves b1-d1: 4k3/8/8/8/8/8/8/2KR3R b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/R5KR w HA - 0 1, when White plays the plain rook move h1-f1 without castling intent, then that move is impossible (g1 is occupied by the king): the rook can reach f1 only by castling." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1RK4R w HB - 0 1 and input 0-0-0, when the move is applied, then the program must not confuse it with a rook move: the encoding king-takes-own-rook (c1b1) is unambiguous." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Over the 960 start squares of king and rook, when methods are counted, then rook-only applies to 168 c-side and 108 g-side cases." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b"), Article("F3 b 4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.3.2"), Article("II.3.2.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.method.transposition"), kind: Kind::Rule, title: "Transposition castling",
        rule: "Where king and rook stand on each other's final square, they simply change places.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1, when 0-0 is played, then king f1 and rook g1 swap: 4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/2RK3R w HC - 0 1, when 0-0-0 is played, then rook c1 and king d1 swap: 4k3/8/8/8/8/8/8/2KR3R b - - 1 1." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Over the 960 start squares of king and rook, when methods are counted, then transposition applies to 72 c-side and 90 g-side cases." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b"), Article("F3 b 2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.3.2"), Article("II.3.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.once"), kind: Kind::Rule, title: "Each player may castle once, in one move",
        rule: "Each player may castle once per game; it is a single move in which king and rook may both move. The ordinary castling rule needs supplementing because king and rooks may start elsewhere.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1, when White castles either way, then White has no castling right left." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1, when 0-0-0 is played, then it counts as one move and Black is to move in 4k3/8/8/8/8/8/8/2KR3R b - - 1 1." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3"), Article("F3 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.3"), Article("II.3.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.one-may-stay"), kind: Kind::Rule, title: "King or rook may stay where it is, never both",
        rule: "From some start positions either the king or the rook (but not both) does not move in castling.", note: Some("Swedish (2009) puts it the other way round: only the king or only the rook moves. The Danish 2023 remark in brackets excludes that neither moves. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "For every n in 0..959 and both sides, when the method is determined, then the case that neither piece moves never occurs." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Over the 960 start positions, when c-side and g-side cases are counted, then one piece stays put in 270 c-side cases (102 rook stays, 168 king stays) and 282 g-side cases (174 rook stays, 108 king stays)." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Does not add that it is never both."); places(&[
            (&[E2009], Place { numbers: &[Article("F3 b note 2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], differs: SAME, basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.2")], differs: SAME, ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.3.2.7"), Article("II.3.2.7.2")], alternatives: &[(Language::English, Article("II.3.2.7.2"), Article("II.3.2.7 (2)"))], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("chess960.castling.ordinary-conditions"), kind: Kind::Rule, title: "The ordinary conditions on castling still hold",
        rule: "Because play otherwise follows the ordinary Laws, castling also needs an unmoved king and an unmoved castling rook, and no square on which the king stands, which it crosses or to which it goes may be attacked; nor may the king be in check afterwards.", note: Some("Not spelled out in F or II: it follows from F1/II.1 (otherwise ordinary chess) and Article 3.8. The check with the rook leaving b1 is the case that only arises in Chess960."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given k2r4/8/8/8/8/8/8/4RK1R w HE - 0 1, when 0-0-0 is tried (king f1 crosses e1 and d1 to c1, d1 attacked), then it is illegal; 0-0 is legal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 5rk1/8/8/8/8/8/8/1K5R w H - 0 1, when 0-0 is tried (king b1 to g1 crosses f1, attacked), then it is illegal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 2r1k3/8/8/8/8/8/8/R3K3 w A - 0 1, when 0-0-0 is tried (c1 attacked), then it is illegal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1RK1r3 w B - 0 1 (king in check), when 0-0-0 is tried, then it is illegal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 1r2k3/8/8/8/8/8/8/R3K3 w A - 0 1, when 0-0-0 is tried (only b1, on the rook's way, is attacked), then it is legal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 1r2k3/8/8/8/8/8/8/1R3K2 w B - 0 1, when 0-0-0 is tried (the rook itself is attacked), then it is legal." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/rRK5 w B - 0 1, when 0-0-0 is tried (king stays on c1; no king square is attacked now, but the rook leaving b1 opens the line from a1), then it is illegal by 3.9.2 (3.9 in 2009)." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/8/1R3K1R w B - 0 1 (the h1 rook has moved and come back), when 0-0 is tried, then it is illegal; 0-0-0 is legal." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F1"), Article("F3 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.1"), Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.1"), Article("II.3.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.castling.physical"), kind: Kind::Procedure, title: "Recommended way to castle by hand",
        rule: "When a person castles on a real board, the advice is: take the king off and put it beside the board near its final square, move the rook to its final square, then set the king on its own.", note: Some("A recommendation only. It departs from the order that touch-move (4.4, 4.7.2) presumes, in which king is released before rook. The Dutch 2023 text only says that the king is first taken off the board; the Danish has it set down off the board next to its final square, as the other editions do. A copy of the English text of 2023 prints the items of this list without numbers of their own; whether the authentic text numbers them is not known here."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given a human player castling on a sensor board, when the events are king lifted, rook moved to its final square, king set on its final square, then the program accepts them as one castling move and not as a lifted-off king or a rook move." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F3 b recommendation")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("II.3.2.5"), Article("II.3.2.5.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.3.2.5"), Article("II.3.2.5.1")], alternatives: &[(Language::English, Article("II.3.2.5.1"), Article("II.3.2.5 (1)"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.game"), kind: Kind::Definition, title: "Random start, then ordinary chess",
        rule: "Before the game a start position is drawn at random within set limits; from then on play follows the ordinary Laws: pieces and pawns move as usual and the aim is to checkmate.", note: Some("Not in the 2005 edition. The guidelines say nothing about attacked squares: see chess960.castling.ordinary-conditions."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given start position 518 (rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1), when its legal moves are listed, then they are the 20 of ordinary chess." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given start position 0 (bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1), when a pawn, knight or bishop moves, then it moves exactly as in ordinary chess." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.start.bishops-opposite"), kind: Kind::Rule, title: "Bishops on squares of opposite colour",
        rule: "The two white bishops start on squares of different colour.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "For every n in 0..959, when start position n is built, then one bishop stands on a, c, e or g and the other on b, d, f or h." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given rank 1 BNBRKRQN (bishops a1 and c1, both dark), when validated, then it is rejected." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F2 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.start.black-mirrors"), kind: Kind::Rule, title: "Black's pieces stand opposite White's",
        rule: "Each black piece starts on the same file as its white counterpart, on Black's side of the board.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "For every n in 0..959, when start position n is built, then rank 8 equals rank 1 in lower case and rank 7 is pppppppp." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1, when validated as a Chess960 start, then it is rejected." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F2 b")], alternatives: &[(Language::English, Article("F2 b"), Article("F2 c"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.start.count"), kind: Kind::Definition, title: "There are 960 start positions",
        rule: "The back-rank pieces are set up in one of 960 different possible arrangements.", note: Some("The number 960 stands only in the glossaries; the numbering (Scharnagl) is an outside convention and not part of the Laws."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "When all n in 0..959 are expanded by the Scharnagl numbering, then 960 different rank-1 strings result and each satisfies the limits." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "When n = 518, then rank 1 is RNBQKBNR; n = 0 gives BBQNNRKR; n = 959 gives RKRNNQBB; n = 534 gives RNBKQBNR; n = 3 gives BQNNRKRB; n = 74 gives NNRKBBQR." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "When rank 1 RNBQKBNR is mapped back to a number, then the answer is 518; the mapping round-trips for all 960." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("Chess960")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("sjakk-960")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("Chess960")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("Chess960"), Glossary("Skak960")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.start.generation"), kind: Kind::Procedure, title: "How the start position is drawn",
        rule: "The start position is drawn before the game, by a computer program or with dice, coins, cards or the like.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given a seeded random source, when a start position is drawn, then the program reports its number (0..959) and the position satisfies all limits." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given dice rolls entered by the arbiter, when mapped to a position, then the same limits are checked before the game may start." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F2 c")], alternatives: &[(Language::English, Article("F2 c"), Article("F2"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("II.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("II.2"), Article("II.2.3")], alternatives: &[(Language::English, Article("II.2.3"), Article("II.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.start.king-between-rooks"), kind: Kind::Rule, title: "King between the two rooks",
        rule: "The white king is placed on a square between the two white rooks.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "For every n in 0..959, when start position n is built, then file(first R) < file(K) < file(second R)." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given rank 1 RRKNBBQN (king outside the rooks), when validated, then it is rejected." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "For every n in 0..959, when the king's file is read, then it is never a or h." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F2 b")], alternatives: &[(Language::English, Article("F2 b"), Article("F2 a"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("chess960.start.ranks"), kind: Kind::Rule, title: "White pawns on the second rank, the other white pieces at random on the first",
        rule: "White's pawns stand on the second rank as usual; White's eight other pieces are placed at random on the first rank, within the limits on king, rooks and bishops.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "For every n in 0..959, when start position n is built, then rank 2 is PPPPPPPP and rank 1 is an arrangement of R N B Q K B N R." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given rank 1 RNBQKBRR (three rooks, one knight), when validated, then it is rejected." },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("F2"), Article("F2 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("F.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("II.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.adjust-pieces-on-own-time"), kind: Kind::Rule, title: "Pieces are adjusted only while one's own clock runs",
        rule: "Straightening pieces on their squares is reserved to the player whose own clock is running.", note: Some("2005 and 2009 have no such rule in Article 6; there 4.2 alone governs (the player having the move may adjust)."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White has made a move and pressed, so Black's clock runs, when White adjusts a piece, even after announcing it, then it is not permitted" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White has made a move but not pressed, so Black has the move while White's clock runs, then 6.2.5 alone does not forbid White to adjust, but 4.2 allows only the player having the move, so neither player satisfies both rules at that instant" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("6.2 d")], basis: Basis::Told, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.assistant"), kind: Kind::Procedure, title: "Assistant for a player who cannot operate the clock",
        rule: "A player unable to operate the clock may bring an assistant for it, who must be acceptable to the arbiter.", note: None, checks: &[
            Check { editions: ALL, text: "given a player cannot press the clock and proposes an assistant, when the arbiter accepts, then the assistant's press has the effect of the player's press; when the arbiter rejects, that person may not operate the clock" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.8 d")], differs: Some("does not say who supplies the assistant"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 d")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 e")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.assistant-time-adjustment"), kind: Kind::Discretion, title: "Time adjustment when an assistant operates the clock",
        rule: "The arbiter adjusts the clock of a player with a clock assistant equitably, but no adjustment is made when a disability is the reason.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a player with a disability uses a clock assistant, then the player's time is not adjusted" },
            Check { editions: &[E2005, E2009], text: "given any player uses a clock assistant, then the arbiter adjusts the time (2005: by best judgement; 2009: equitably), whatever the reason" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a player without a disability (say a bandaged hand the arbiter does not count as one) uses an assistant, then the arbiter adjusts the time equitably" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.8 d")], differs: Some("the clocks are set by best judgement; no exemption for players with a disability"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 d")], differs: Some("no exemption for players with a disability"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 e")], number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.chess-clock"), kind: Kind::Definition, title: "What a chessclock is",
        rule: "A chessclock is a pair of time displays so coupled that at most one of them is counting at any instant. In the Laws the bare word clock means one of the two displays.", note: None, checks: &[
            Check { editions: ALL, text: "given a chess clock with White's display counting, when White presses, then White's display stops and Black's starts; at no instant do both count" },
            Check { editions: ALL, text: "given a chess clock that the arbiter has paused, then neither display counts and the state is valid (at most one, not exactly one)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("6.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.1")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.defective-replaced"), kind: Kind::Discretion, title: "Replacing a defective clock",
        rule: "A clock with an evident defect is replaced by the arbiter, who sets the times on the new one by best judgement.", note: None, checks: &[
            Check { editions: ALL, text: "given White's display freezes at 0:23:10 for about four minutes while running, when the defect is evident, then the arbiter replaces the clock and fixes both times by judgement" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.11")], differs: Some("does not say who replaces the clock; the arbiter sets the times"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.10 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.10 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.10.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.flag"), kind: Kind::Equipment, title: "Each display has a flag",
        rule: "Each of the two displays carries a flag, the device that shows that the player's time has run out.", note: None, checks: &[
            Check { editions: ALL, text: "given a new chess clock model, then it has exactly two flags, one for each player, and each can be down independently of the other" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.3")], differs: Some("same content, but placed with the duty to check the move count rather than with the definitions"), ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("6.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.1")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.improper-handling-penalty"), kind: Kind::Discretion, title: "Penalty for improper handling",
        rule: "Improper handling is to be penalised from the arbiter's list of penalties (12.9); which penalty is the arbiter's choice.", note: Some("2023: the Dutch translation says must, the Danish says can; the English text says shall. The Danish wording repeats that of the 2005 Danish translation."), checks: &[
            Check { editions: ALL, text: "given the arbiter finds improper handling, then some penalty from the list must follow under 2009, 2017 and 2023, and may follow under 2005" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.8 c")], differs: Some("may be penalised; list is 13.4"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 c")], differs: Some("list is 13.4"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 c")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.indication-conclusive"), kind: Kind::Rule, title: "The clock's indication is conclusive",
        rule: "The reading of the clock settles any question of time; only an evident defect of the clock can upset it.", note: None, checks: &[
            Check { editions: ALL, text: "given White's display shows 0:00:00 and no defect is evident, when White argues that time must remain by the wall clock, then the flag fall stands" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.11")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.10 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.10 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.10.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.interruption"), kind: Kind::Procedure, title: "Interruption of the game",
        rule: "When play has to be interrupted, it is the arbiter who stops the chessclock.", note: None, checks: &[
            Check { editions: ALL, text: "given a power cut in the hall, when the arbiter pauses the clock, then neither display runs until the arbiter restarts the game" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.13 a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.12 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.12 a")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.11.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.no-hovering"), kind: Kind::Conduct, title: "No finger on or over the clock",
        rule: "A player may neither rest a finger on the clock nor keep the hand poised above it.", note: None, checks: &[
            Check { editions: ALL, text: "given White keeps a finger on the button while Black is thinking, then White breaks the rule" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.8 b")], differs: Some("speaks of the clock's button"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 b")], differs: Some("speaks of the clock's lever"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 b")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.placement"), kind: Kind::Discretion, title: "Where the clock stands",
        rule: "Where the clock stands is settled by the arbiter before the game, not by the players.", note: Some("The Norwegian 2017 text narrows it to the side of the board."), checks: &[
            Check { editions: ALL, text: "given the arbiter places the clock to Black's right, when White asks for the other side, then the arbiter's decision stands" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("6.4")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("6.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.player-may-stop"), kind: Kind::Rule, title: "A player may stop the clock only to call the arbiter",
        rule: "A player may pause the clock only to seek the arbiter's assistance, for instance when a pawn is promoted and the wanted piece is not at hand.", note: None, checks: &[
            Check { editions: ALL, text: "given White promotes on e8 and no spare queen is at hand, when White pauses the clock and calls the arbiter, then it is permitted" },
            Check { editions: ALL, text: "given White pauses the clock to fetch a drink, then it is not permitted and clock.unjustified-stop applies" },
            Check { editions: ALL, text: "given White's opponent completes an illegal move, when White pauses the clock and calls the arbiter, then it is permitted" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.13 b")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.12 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.12 b")], basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.11.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.proper-handling"), kind: Kind::Conduct, title: "Handling the clock properly",
        rule: "Players treat the clock properly: it must not be struck hard, lifted, knocked over, or pressed before the move has been made.", note: None, checks: &[
            Check { editions: ALL, text: "given White presses before having moved, then under 2017 and 2023 White has handled the clock improperly (and see illegal-move.press-without-moving); under 2005 and 2009 the text names only striking, lifting and knocking over" },
            Check { editions: ALL, text: "given White lifts the clock from the table during play, then White has handled it improperly under every edition" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("pressing before moving is not in the list"); places(&[
            (&[E2005], Place { numbers: &[Article("6.8 c")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 c")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 c")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.4")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("clock.restart"), kind: Kind::Discretion, title: "When the game restarts",
        rule: "After a pause the moment of resumption is for the arbiter to determine.", note: None, checks: &[
            Check { editions: ALL, text: "given the clock was paused, when a player starts it without the arbiter's word, then the restart is not in order" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.13 c")], differs: Some("tied expressly to the two preceding cases (interruption, player calling the arbiter)"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.12 c")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.12 c")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.11.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.right-to-press"), kind: Kind::Rule, title: "The player must be given the chance to press",
        rule: "After making a move the player must be allowed to press, even when the opponent has already made the reply.", note: None, checks: &[
            Check { editions: ALL, text: "given White makes Ng1-f3 and, before White presses, Black makes ...d7-d5, when White then presses, then the press is valid, White's move is completed and Black's clock runs; Black may in turn press to complete ...d5" },
            Check { editions: ALL, text: "given Black holds a hand over the clock so that White cannot press, then Black has broken this rule" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("a general right to stop one's own clock at all times; the case that the opponent has already replied is not mentioned"); places(&[
            (&[E2005], Place { numbers: &[Article("6.8 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.2")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("clock.same-hand"), kind: Kind::Conduct, title: "Pressing the clock with the hand that moved",
        rule: "The hand that makes the move is also the hand that presses the clock.", note: Some("Not to be confused with illegal-move.two-hands. FIDE's published clarifications of June 2017 confirm that pressing with the other hand is punished under 12.9 and is not an illegal move."), checks: &[
            Check { editions: ALL, text: "given White moves a piece with the right hand and presses with the left, then the rule is broken; the move stands, it is not an illegal move, and the arbiter may apply the penalty list (12.9; 13.4 in 2005 and 2009)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.8 b")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 b")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.start"), kind: Kind::Procedure, title: "White's clock is started at the appointed time",
        rule: "White's clock begins to run at the scheduled start, whoever is present.", note: None, checks: &[
            Check { editions: ALL, text: "given a start at 15:00:00 and both players present, then at 15:00:00 White's clock runs and Black's does not" },
            Check { editions: ALL, text: "given a start at 15:00:00, only Black present and a default time of 0:30:00, then White's clock runs from 15:00:00" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("6.5")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("6.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("clock.time-until-press"), kind: Kind::Rule, title: "Time up to the press is the mover's own",
        rule: "The interval from making the move to pressing the clock is charged to the player who moved.", note: None, checks: &[
            Check { editions: ALL, text: "given White at 0:00:10, no increment, when White releases the piece at 0:00:04 and presses at 0:00:01, then White keeps 0:00:01" },
            Check { editions: ALL, text: "given White at 0:00:04 when the piece is released and the move does not end the game, when 0:00:00 is reached before the press, then White's flag has fallen although the move was made in time" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("counts up to the start of the opponent's clock; the same instant on a coupled clock"); places(&[
            (&[E2005], Place { numbers: &[Article("6.8 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.2")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("clock.unjustified-stop"), kind: Kind::Discretion, title: "Stopping the clock without a valid reason",
        rule: "When a player has paused the clock to call the arbiter, the arbiter determines whether there was a valid reason; if there was none the player is penalised from the list (12.9).", note: Some("2023: the Dutch translation keeps the older condition that the lack of reason is clear; the Danish and the English text do not."), checks: &[
            Check { editions: ALL, text: "given White pauses with 0:00:05 left and raises nothing for the arbiter to decide, then a penalty must follow under every edition" },
            Check { editions: &[E2005, E2009], text: "given the reason was weak but not plainly absent, then no penalty is prescribed" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("penalty only if the lack of a valid reason is obvious; list is 13.4"); places(&[
            (&[E2005], Place { numbers: &[Article("6.13 d")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.12 d")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.12 d")], basis: Basis::Later, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.11.4")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("clock.wrong-setting"), kind: Kind::Procedure, title: "A wrong clock setting found during the game",
        rule: "If a setting of one or both clocks is found wrong during the game, a player or the arbiter stops the clock at once. The arbiter installs the right setting and, if necessary, corrects times and move counter by best judgement.", note: Some("2005 has no such article; there a wrong setting falls under 6.11 (evident defect), 6.14 (irregularity) or the Preface."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given a 90+30 game set by mistake without increment, when it is found at move 12, then the clock is stopped at once, +30 s is installed and the arbiter decides what time to restore" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given a rapid game without full supervision in which the cut-off has passed (3 moves in 2009, 10 in 2017 and 2023), then rapid.clock-setting-cutoff prevails" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("6.10 b")], differs: Some("correcting times and move counter is not qualified by if necessary"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.10 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.10.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.access-to-area"), kind: Kind::Conduct, title: "Others enter the playing area only with permission",
        rule: "Anyone who is neither player nor arbiter may enter the playing area only if the arbiter allows it.", note: Some("No counterpart in 2005 and 2009."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a trainer in the spectators' zone, when the trainer steps up to the boards without permission, then a breach" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a player who has finished the game and is therefore a spectator (11.4), when that player stays among the boards, then 11.2.3.3 turns on whether this person still counts as a player: the arbiter decides" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.2 c")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.2.3.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.area-definition"), kind: Kind::Definition, title: "Playing area",
        rule: "Playing area means the part of the venue in which the boards of the competition stand.", note: Some("2005 and 2009 use the term without defining it."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the hall with the boards, when asked, then it is playing area and therefore also venue; given the analysis room, then it is not playing area" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.2 para 2")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.assist-reconstruction"), kind: Kind::Conduct, title: "Players help the arbiter with reconstruction",
        rule: "When a game has to be reconstructed, for a draw claim as much as for anything else, both players are bound to help the arbiter.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White claims a third occurrence, when the arbiter has the game replayed, then Black must help too; refusal may become a matter of 11.7" },
            Check { editions: &[E2005, E2009], text: "given the same, then the only duty is the reconstruction under 8.5 c after a flag fall" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("11.11")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.both-guilty"), kind: Kind::Rule, title: "Both players guilty: game lost by both",
        rule: "If both players are guilty of persistent refusal the game is declared lost for both.", note: None, checks: &[
            Check { editions: ALL, text: "given both players persistently refuse to resume play although the arbiter has ordered it, when found guilty, then the result is 0-0" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("12.9")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.8")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.breach-penalised"), kind: Kind::Rule, title: "Breaches of the conduct rules lead to penalties",
        rule: "A breach of any part of 11.1 to 11.5 has to result in a penalty from 12.9; the choice is the arbiter's.", note: Some("Danish 2005 'can be punished' (kan straffes) against 'shall' later: possibly a translation effect."), checks: &[
            Check { editions: ALL, text: "given a proven breach of 11.1-11.5 (12.1-12.6 in 2005/2009), when the arbiter reacts, then (2009, 2017, 2023) the arbiter must impose something, a warning being the least; (2005) the Danish text says that the arbiter may" },
            Check { editions: ALL, text: "given a breach of the scoresheet-content rule, then (2005, 2009) inside the range; (2017, 2023) outside it (8.1.4)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.7")], differs: Some("Range 12.1-12.6; Danish text: may be penalised under 13.4."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.7")], differs: Some("Range 12.1-12.6; penalties of 13.4."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.6")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.claim-checking"), kind: Kind::Procedure, title: "Players verify repetition and fifty-move claims",
        rule: "Checking whether a position has occurred three times or the fifty-move condition is met is the players' task; the arbiter supervises.", note: None, checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given a threefold claim, when it is checked, then the players replay the game and the arbiter watches" },
            Check { editions: &[E2005, E2009, E2014], text: "given the same, then the Laws do not say who checks" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.12")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.disrepute"), kind: Kind::Conduct, title: "No action that brings chess into disrepute",
        rule: "Players must do nothing that would damage the reputation of chess.", note: None, checks: &[
            Check { editions: ALL, text: "given the arbiter finds that a player's action brought the game into disrepute, when the arbiter reacts, then the whole penalty list is open (12.9; 13.4 in 2005/2009)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("12.1")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("11.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.distraction"), kind: Kind::Conduct, title: "No distracting or annoying the opponent",
        rule: "A player must not disturb or irritate the opponent by any means.", note: None, checks: &[
            Check { editions: ALL, text: "given a player taps their fingers on the table after being asked to stop, when the opponent complains, then the arbiter may find a breach" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("12.6 s1")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("11.5 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.finished-players"), kind: Kind::Definition, title: "Players who have finished are spectators",
        rule: "A player who has finished the game counts as a spectator.", note: None, checks: &[
            Check { editions: ALL, text: "given a player whose game is over, when that player comments on a game in progress, then the player is judged as a spectator" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.4")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.5")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.inspection"), kind: Kind::Procedure, title: "Inspection of clothes, bags and body",
        rule: "The arbiter may require a player to let clothes, bags, other belongings or body be inspected in private.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a suspicion or a routine check, when the arbiter asks to inspect the player's jacket in a separate room, then the player must allow it" },
            Check { editions: &[E2005, E2009], text: "given the same, then the Laws contain no such power" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.3 b s7")], differs: Some("The body is not named."), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.3.3 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.inspection-refusal"), kind: Kind::Rule, title: "Refusing the inspection is punished",
        rule: "If the player does not cooperate, the arbiter must take measures from the penalty list in 12.9; the arbiter chooses which.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a refusal, when the arbiter reacts, then some penalty of 12.9 is mandatory, the kind is discretionary" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.3 b s9")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.3.3 s3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.inspection-same-gender"), kind: Kind::Procedure, title: "The inspection is by a person of the same gender",
        rule: "The inspection is carried out by the arbiter or somebody the arbiter authorises, and that person is of the same gender as the player.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a female player and a male arbiter, when an inspection is made, then a woman authorised by the arbiter must carry it out" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.3 b s8")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.3.3 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.leave-area-on-move"), kind: Kind::Conduct, title: "The player having the move may not leave the playing area",
        rule: "The player having the move may leave the playing area only with the arbiter's permission.", note: None, checks: &[
            Check { editions: ALL, text: "given White to move, when White walks to the canteen (venue, outside the area) without asking, then a breach" },
            Check { editions: ALL, text: "given White to move, when Black walks to the canteen, then no breach of this provision" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.5 s3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.2 para 2 s2")], alternatives: &[(Language::English, Article("12.2 para 2 s2"), Article("12.2 para 3"))], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.2 b")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.2.3.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.leave-venue"), kind: Kind::Conduct, title: "Leaving the playing venue needs permission",
        rule: "Without the arbiter's permission no player may leave the playing venue during the game.", note: None, checks: &[
            Check { editions: ALL, text: "given a player whose game is in progress and whose opponent is to move, when the player leaves the building without asking, then a breach punishable under 12.9 (13.4 in 2005/2009)" },
            Check { editions: ALL, text: "given the same player, when they go to the toilet, then no breach" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.5 s1")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.2 para 1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.2 para 2"), Article("11.2 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.2.3"), Article("11.2.3.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.no-outside-help"), kind: Kind::Conduct, title: "No notes, sources, advice or analysis on another board",
        rule: "During play a player may not use notes, any source of information or advice, nor analyse any game on another board.", note: Some("Object of the analysis: none named in 2005/2009, 'the game' (partiet) in Norwegian 2017, 'any game' in Dutch and Danish 2023 and in English. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given a game in progress, when the player consults an opening book in the corridor, then a breach" },
            Check { editions: ALL, text: "given a game in progress, when the player analyses a different game (not their own) on a spare board, then (2023) a breach, because any game is covered; (2005, 2009) a breach, because analysing on another board is banned outright; (2017) the Norwegian text bans analysing 'the game' on another board, a strict reading leaves other games out" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Bans analysing on another board without saying of which game."); places(&[
            (&[E2005], Place { numbers: &[Article("12.2 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.3 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.3 a")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("11.3.1")], differs: Some("Norwegian text: analysing the game on another board."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("11.3.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("conduct.noise-source"), kind: Kind::Conduct, title: "Causing noise is a disturbance",
        rule: "Making noise, or bringing a source of noise, where games are played counts as distracting the opponent.", note: Some("Place: Dutch 2023 and Swedish 2009 the whole venue; Norwegian 2017 and Danish 2023 the playing rooms; English: the playing area. Danish 2023 and English: introducing a source of noise; Dutch and Norwegian: making noise."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given a device in a player's bag beeps in the hall, then (2017, 2023) a breach of this provision, penalty from 12.9; (2009) the game is lost under 12.3 b; (2005) no noise provision, the ringing rule or general disturbance applies" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("12.6 s2")], differs: Some("Causing disturbing sounds inside the venue."), ..Place::PLAIN }),
            (&[E2014, E2018, E2023], Place { numbers: &[Article("11.5 s2")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("11.5 s2")], differs: Some("Making noise in the playing area."), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.opponent-reports-leaving"), kind: Kind::Rule, title: "Regulations may require the opponent of the player having the move to report",
        rule: "The regulations of the competition may require a player who is not on move to report to the arbiter before leaving the playing area.", note: Some("No counterpart in 2005 and 2009."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given such a regulation and White to move, when Black leaves the area without reporting, then a breach of the regulations; without such a regulation no breach" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.2.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.persistent-refusal"), kind: Kind::Discretion, title: "Persistent refusal to follow the Laws loses the game",
        rule: "A player who persistently refuses to comply with the Laws loses the game; the arbiter decides what the opponent scores.", note: None, checks: &[
            Check { editions: ALL, text: "given a player refuses for the third time to record the moves although obliged and warned, when the arbiter finds persistent refusal, then the game is lost for that player and the arbiter sets the opponent's score, for example 1 or 1/2" },
            Check { editions: ALL, text: "given the opponent has a bare king, when the arbiter sets the opponent's score, then no edition fixes it: 1, 1/2 or 0 are possible; (2017, 2023) 10.2 limits it to normal scores" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("12.8")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.7")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.7")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.right-to-explanation"), kind: Kind::Procedure, title: "Right to have the Laws explained",
        rule: "A player may ask the arbiter to explain particular points of the Laws.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a player asks how to claim a third occurrence, when the arbiter answers, then this is not a forbidden intervention" },
            Check { editions: &[E2005, E2009], text: "given the same, then no such right is laid down" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.9")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.9")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.smoking"), kind: Kind::Conduct, title: "Smoking only in the designated part",
        rule: "Nobody may smoke outside the part of the venue that the arbiter has set aside for it; e-cigarettes count as smoking.", note: None, checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given a player smokes a cigarette in the hall, then (2009, 2017, 2023) a breach; (2005) Article 12 has no smoking rule, only a smoking area as part of the venue" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given a player uses an e-cigarette in the hall, then (2017, 2023) a breach; (2009) not named" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("E-cigarettes are not mentioned."); places(&[
            (&[E2009], Place { numbers: &[Article("12.3 c")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.3 c")], differs: SAME, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.3.4")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("conduct.unreasonable-claims-and-offers"), kind: Kind::Discretion, title: "Unreasonable claims and draw offers are a disturbance",
        rule: "Unreasonable claims and unreasonable draw offers count as distracting the opponent.", note: Some("Danish 2005 says repeated draw offers (gentagne remistilbud); Swedish 2009 unjustified ones. Whether the English 2005 text said 'repeated' is not known here."), checks: &[
            Check { editions: ALL, text: "given White offers a draw on three consecutive moves in a lost position, when the arbiter judges this unreasonable, then a breach; (2005) it suffices that the offers are repeated" },
            Check { editions: ALL, text: "given White makes one unreasonable offer while the opponent is thinking, then (2009, 2017, 2023) it may be a breach; (2005) the Danish text requires repetition" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.6 s2")], differs: Some("Unreasonable claims or repeated draw offers."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.6 s2")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("11.5 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("conduct.venue-definition"), kind: Kind::Definition, title: "Playing venue",
        rule: "Venue means the playing area together with toilets, rest and refreshment areas, the smoking area and every further place the arbiter adds.", note: Some("Dutch 2023 leaves out the rest areas; Danish 2023, Norwegian 2017 and English have both rest areas and toilets. Danish 2005 has toilets but no rest areas, Swedish 2009 rest rooms (vilorum) but no toilets: two renderings of the same English word."), checks: &[
            Check { editions: ALL, text: "given a player in the canteen of the tournament, when asked where the player is, then inside the venue; given a player in the street, then outside unless the arbiter designated it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.5 s2")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.2 para 2 s1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.2 para 1")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("dead-position.article-9-restatement"), kind: Kind::Rule, title: "Dead position (restated in Article 9)",
        rule: "The game is drawn and over at once when a position has arisen from which no sequence of legal moves can lead to checkmate, provided the move producing it was legal.", note: Some("From 2017 only 5.2.2 has this rule; 9.6 is used for the fivefold and 75-move draws. In 2005/2009 it duplicates 5.2 b. Cross-references to '9.6' in 2005/2009 (6.7 a in 2009, the adjournment rules in both) mean the dead position; '9.6' in 2017/2023 means the automatic draws."), checks: &[
            Check { editions: &[E2005, E2009, E2014], text: "given FEN 8/8/4k3/8/8/3Kr3/8/8 w - - 0 1, when White plays Kxe3, then the game is drawn immediately (king against king)" },
            Check { editions: &[E2005, E2009, E2014], text: "given FEN 8/8/4k3/8/8/3KN3/8/8 w - - 0 1, when the position is on the board, then it is dead: no mate is possible with a single knight against a bare king" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.6")], differs: Some("Adds: even with the most unskilled play."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.6")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.7")], differs: Some("The proviso names Article 3 and 4.2 to 4.7."), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("default-time.forfeit"), kind: Kind::Rule, title: "Arriving after the default time loses",
        rule: "A player who comes to the board after the default time has run out loses the game unless the arbiter decides otherwise.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given start 19:00:00 and default time 0:30:00, when Black arrives at 19:30:00, then Black may play; at 19:30:01 Black loses unless the arbiter decides otherwise" },
            Check { editions: &[E2005], text: "given start 19:00:00 and silent regulations, when Black arrives at 20:00:00 Black may play (not more than one hour late); at 20:00:01 Black loses unless the arbiter decides otherwise" },
            Check { editions: &[E2009], text: "given start 19:00:00 and silent regulations, when Black arrives at 19:00:01, then Black loses; the article gives the arbiter no power to waive it" },
            Check { editions: &[E2009], text: "given start 19:00:00 and regulations that allow 0:30:00, when Black arrives at 19:30:00, then Black may play; at 19:30:01 Black loses" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given start 19:00:00 and silent regulations, when Black arrives at 19:00:01, then Black loses unless the arbiter decides otherwise" },
            Check { editions: ALL, text: "given neither player arrives before the default time has passed, then the rule hits each of them: both lose (recorded -/-), unless the arbiter decides otherwise where the edition allows it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.7")], differs: Some("lost if more than one hour after the announced start; the regulations or the arbiter may decide otherwise"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.6 a")], differs: Some("zero tolerance after the start of the session; only the regulations may set another limit, an arbiter's discretion is not mentioned"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.7 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.7.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("default-time.neither-present"), kind: Kind::Rule, title: "Neither player present at the start",
        rule: "If the default time is not zero and neither player is there at the start, White loses all the time that passes until White arrives, unless the regulations or the arbiter provide otherwise.", note: None, checks: &[
            Check { editions: ALL, text: "given start 15:00:00, default time 0:30:00, 90 minutes, no increment, when White arrives at 15:10:00 and Black at 15:12:00, then White's clock reads 1:20:00 at 15:10:00 and Black has lost nothing until White has moved and pressed" },
            Check { editions: ALL, text: "given the same, when Black arrives first at 15:05:00 and White at 15:10:00, then White still bears all 10 minutes" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given default time zero and neither present at the start, then this provision does not apply; default-time.forfeit does" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.6")], differs: Some("no condition on the default time: it applies whenever neither is present at the start"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.6 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.7 b")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.7.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("default-time.value"), kind: Kind::Rule, title: "Default time: how late a player may be",
        rule: "The regulations of the competition must fix a default time beforehand; if they do not, it is zero.", note: None, checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given regulations silent on lateness, then default time = 0:00:00" },
            Check { editions: &[E2009], text: "given regulations silent on lateness, then default time = 0:00:00" },
            Check { editions: &[E2005], text: "given regulations silent on lateness, then default time = 1:00:00" },
            Check { editions: ALL, text: "given regulations that fix 0:15:00, then default time = 0:15:00 under every edition" },
            Check { editions: &[E2014], text: "given regulations silent on lateness, then there is no default time: nobody loses by being late" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.7")], differs: Some("one hour unless the regulations or the arbiter set otherwise; no duty to specify"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.6 a")], differs: Some("zero unless the regulations specify otherwise; no duty to specify"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.7 a")], differs: Some("no default time where the regulations are silent"), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.7.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("devices.bag-storage"), kind: Kind::Rule, title: "Regulations may allow a switched-off device in a bag",
        rule: "The regulations of the competition may allow such a device to be kept, completely switched off, in the player's bag, which stands where the arbiter agrees.", note: Some("2009 needed no such clause: a completely switched-off phone was allowed anyway. 2005 has none."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given regulations with the bag clause, when the phone is off and the bag stands at the agreed place, then no breach" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given regulations without the bag clause, when the phone is off in a bag in the venue, then a breach of the ban but not a device on the person" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the bag clause, when the phone in the bag is on and rings, then the condition fails: breach of 11.3.2 and a source of noise (11.5), penalty from 12.9; the automatic loss of 11.3.2.2 does not apply because the device is not on the person" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.3 b s2")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("11.3.2.1 s2-3")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("11.3.2.1 s1-2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("devices.bag-use"), kind: Kind::Conduct, title: "The bag may not be used without the arbiter's permission",
        rule: "Neither player may use the bag unless the arbiter permits it.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a bag with a device at the agreed place, when the player fetches a drink from it without asking, then a breach" },
            Check { editions: &[E2018, E2023], text: "given the same, when the opponent opens that bag, then a breach as well (both players are named)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.3 b s3")], differs: Some("The player may not carry the bag."), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("11.3.2.1 s4")], differs: Some("Wording: no player may use the bag."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("11.3.2.1 s4")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("11.3.2.1 s3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("devices.ban-in-venue"), kind: Kind::Conduct, title: "Electronic devices banned from the playing venue",
        rule: "During a game a player may not have in the playing venue any electronic device that the arbiter has not specifically approved.", note: Some("NUMBERING 2023: Danish and English have the ban in 11.3.2 and the bag rule in 11.3.2.1; Dutch has both in 11.3.2.1. The Norwegian 2017 wording (phones and means of communication, no approval clause) may be narrower than the English text it translates. January 2018 bans every device that the arbiter has not approved, Article 11 was not amended then, and a German summary of July 2017 speaks of electronic devices. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given a switched-off phone in the player's jacket without any permission, then (2005) breach: not authorised by the arbiter; (2009) no breach: completely switched off; (2017, 2023) breach" },
            Check { editions: ALL, text: "given a switched-on but silent phone in the player's pocket without permission, then breach in every edition" },
            Check { editions: ALL, text: "given a smart watch without communication function, then (2023) breach: any electronic device; (2005, 2009, 2017) not covered by the text, which names phones and electronic means of communication" },
            Check { editions: ALL, text: "given the arbiter has expressly approved the device, then (2005, 2009, 2023) no breach; (2017) the Norwegian text has no approval clause apart from the bag rule in the regulations" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.2 b s1")], differs: Some("Strict ban on bringing mobile phones or other electronic means of communication that the arbiter has not authorised into the venue; being switched off is no excuse."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.3 b s1")], differs: Some("Covers mobile phones and other electronic means of communication; allowed with the arbiter's permission or when completely switched off."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.3 b s1")], differs: Some("Covers mobile phones, other electronic means of communication and any device that can suggest moves, if the player has it on the person; from July to September 2014 phones and means of communication were banned from the venue, even switched off. No approval by the arbiter is mentioned."), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("11.3.2.1 s1")], differs: Some("Covers mobile phones and other electronic means of communication; no approval by the arbiter is mentioned."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("11.3.2.1 s1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("11.3.2")], alternatives: &[(Language::Dutch, Article("11.3.2"), Article("11.3.2.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("devices.loss-of-game"), kind: Kind::Rule, title: "Which device offence loses the game",
        rule: "A player on whose person such a device is clearly found inside the venue loses the game.", note: Some("Trigger by edition: 2005 phone rings; 2009 device makes a sound; 2017 and 2023 device on the person. Danish 2023: 'evident'; Dutch 2023: 'established'."), checks: &[
            Check { editions: ALL, text: "given a player's phone rings in the hall during play, then (2005) the player loses; (2009) the player loses; (2017, 2023) the player loses if it is carried on the person" },
            Check { editions: ALL, text: "given the alarm of a player's phone beeps (no call), then (2009) the player loses: any sound; (2005) the text names ringing of a mobile phone, a beep is open to interpretation; (2017, 2023) sound is irrelevant, carrying it is enough" },
            Check { editions: ALL, text: "given a silent, switched-on phone is found in a player's pocket, then (2017, 2023) the player loses; (2005, 2009) no automatic loss, the arbiter punishes under 13.4" },
            Check { editions: ALL, text: "given a switched-off phone is found in a player's pocket, then (2017, 2023) the player loses; (2009) nothing happens; (2005) breach, punished under 13.4 at most by the arbiter's choice" },
            Check { editions: ALL, text: "given a phone rings in the player's bag at the agreed place, then (2017, 2023) no automatic loss; (2005, 2009) the player loses, there being no bag rule" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.2 b s2")], differs: Some("Trigger: the player's mobile phone rings in the venue while play is going on. Mere possession does not lose the game."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.3 b s2")], differs: Some("Trigger: such a device makes a sound. Mere possession does not lose the game."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.3 b s4")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.3.2.2 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("devices.milder-penalty"), kind: Kind::Rule, title: "Regulations may set a milder penalty",
        rule: "Instead of the loss of the game the regulations of the competition may provide another, less severe penalty.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given regulations 'first device offence: warning', when a phone is found on a player for the first time, then a warning and no loss" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given regulations 'device offence: expulsion', then not covered: it is more severe, not less" },
            Check { editions: &[E2005, E2009], text: "given the same milder regulation, when a phone rings, then the Laws leave no room for it: loss" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("11.3 b s6")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.3.2.2 s3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("devices.opponent-score"), kind: Kind::Rule, title: "Score of the opponent after a device offence",
        rule: "The opponent of the offender is awarded the win, whatever the position.", note: None, checks: &[
            Check { editions: ALL, text: "given the offender loses under the device rule and the opponent has enough material, then (2009, 2017, 2023) opponent 1; (2005) the arbiter decides the opponent's score" },
            Check { editions: ALL, text: "given the offender has king and queen and the opponent a bare king (FEN 8/8/5k2/8/8/3KQ3/8/8 w - - 0 1, White offends), then (2009) offender 0, opponent 1/2: the opponent cannot win by any series of legal moves; (2017, 2023) opponent 1; (2005) as the arbiter decides" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.2 b s3")], differs: Some("The arbiter determines the opponent's score."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.3 b s3-4")], differs: Some("The opponent wins, but gets a draw if unable to win by any series of legal moves (offender still 0)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("11.3 b s5")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("11.3.2.2 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("displaced.call-arbiter"), kind: Kind::Procedure, title: "Calling the arbiter about displaced pieces",
        rule: "If necessary either player pauses the clock and asks for the arbiter's assistance.", note: Some("2023: Dutch must, Danish may; the English text says shall. 2009: the English text says shall, the Swedish one gives a right. 2017: the English text of January 2018 says shall and 7.4 was not amended then, so July 2017 probably did; the Norwegian text says may. Swedish and Norwegian are followed."), checks: &[
            Check { editions: ALL, text: "given the players disagree on where a knocked-over rook stood, when either pauses the clock and calls the arbiter, then it counts as a valid reason under clock.player-may-stop" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.3")], differs: Some("may (a right, not a duty)"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("7.4.2")], differs: Some("may, in the Norwegian text"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.4.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("displaced.found-later"), kind: Kind::Rule, title: "Pieces found to stand on wrong squares",
        rule: "If it is found during the game that a piece has got onto a wrong square, the position before the irregularity is restored and play goes on from it.", note: None, checks: &[
            Check { editions: ALL, text: "given a bishop was put back on d3 instead of c2 after being knocked over at move 15, when it is found at move 22, then the position before the displacement is restored" },
            Check { editions: ALL, text: "given it is found, then no illegal-move penalty follows from this article; the displacement is not an illegal move" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("7.5")], differs: Some("adds that the clocks are adjusted under 6.14"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("7.5")], differs: Some("adds that the clocks are adjusted under 6.13"), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("7.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("displaced.last-identifiable-position"), kind: Kind::Rule, title: "When the position before the displacement is unknown",
        rule: "Failing knowledge of the position right before the displacement, play resumes from the latest earlier position that can be identified.", note: None, checks: &[
            Check { editions: ALL, text: "given neither scoresheet tells when the bishop was displaced but both agree up to move 14 and the board then matched, then the game continues from the position after move 14" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.5")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("7.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("displaced.penalty"), kind: Kind::Discretion, title: "Penalty for displacing pieces",
        rule: "Whoever displaced the pieces can be penalised; whether and how is for the arbiter to decide.", note: None, checks: &[
            Check { editions: ALL, text: "given White knocks over pieces in time trouble and presses, then the arbiter may, but need not, penalise White" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.4.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("displaced.restore-in-own-time"), kind: Kind::Rule, title: "Restoring pieces one has displaced",
        rule: "A player who displaces one or more pieces restores the correct position in that player's own time.", note: Some("The article does not describe how the offender's time is brought to run. Practice is divided: some arbiters let the opponent press back so that the offender restores in the offender's own time, others forbid it because it also adds an increment; nothing in the five texts allows it, and by the letter of 2017 (7.8.1) and 2023 (7.5.3) a press without a move counts as an illegal move, so a program must not grant it unasked."), checks: &[
            Check { editions: ALL, text: "given White knocks over the king while moving and has not pressed, then White puts it right while White's clock runs" },
            Check { editions: ALL, text: "given White knocks over pieces and presses, so Black's clock runs, then White still owes the restoration on White's time and either player may pause the clock and call the arbiter (displaced.call-arbiter); no edition says that Black may start White's clock again without moving: ask the arbiter" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.4.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("displays.allowed"), kind: Kind::Equipment, title: "Screens and demonstration boards",
        rule: "Screens, monitors and demonstration boards showing the position, the moves and the number of moves, and clocks that show the number of moves, are allowed in the playing hall.", note: None, checks: &[
            Check { editions: ALL, text: "given a digital clock with a move counter or a wall monitor with the live position, then it may be used in the hall" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.15")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.14")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.13")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.12.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("displays.no-claim-from-display"), kind: Kind::Rule, title: "No claim on the strength of a display alone",
        rule: "Such displays and counters are no sufficient ground for a claim; something else must support it.", note: None, checks: &[
            Check { editions: ALL, text: "given the clock's counter shows 39 when White's flag falls but both scoresheets show 40 completed moves, when Black claims a win citing only the counter, then the claim fails" },
            Check { editions: ALL, text: "given a claim citing the monitor together with a complete scoresheet, then it is not barred by this rule" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.15")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.14")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.13")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.12.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-agreement.offer-rules-conditional"), kind: Kind::Rule, title: "Offer rules apply only where agreed draws are allowed",
        rule: "The rules on draw offers, their recording and a claim counting as an offer apply when the competition permits draws by agreement.", note: Some("The requirement that both players have made at least one move is in 5.2.3 (2017, 2023), not in Article 9."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given an event that forbids agreed draws altogether, when White makes a wrong threefold claim and Black says 'I accept the draw', then (2009, 2017, 2023) the claim is not an offer and the game continues; (2005) there is no such condition and the game is drawn" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given an event that permits agreed draws, when the players agree before both have made a move, then 5.2.3 prevents the draw" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("9.1 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.1 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-agreement.restriction-by-regulations"), kind: Kind::Rule, title: "Regulations may restrict draws by agreement",
        rule: "The regulations of the competition may lay down that without the arbiter's consent players can neither offer nor agree a draw, be it before a certain move number or at any time.", note: Some("No counterpart in 2005. Marked as new in the Swedish 2009 text."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given regulations 'no draw before move 30', when White offers and Black accepts on move 20 without the arbiter's consent, then (2009, 2017, 2023) the game is not drawn by agreement; (2005) the Laws give no basis for the regulation and agreement draws the game" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the same regulations, when White only offers on move 20, then (2017, 2023) the offer itself is not allowed; (2009) only the agreement is barred" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the same regulations, when the arbiter consents on move 20, then the agreement is valid" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the same regulations, when a correct threefold claim is made on move 20, then the game is drawn (the restriction touches agreement only, not 9.2, 9.3, 9.6, stalemate or the dead position)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("9.1 a")], differs: Some("Only agreeing is restricted; offering is not mentioned."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.1 a")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.correct-claim"), kind: Kind::Rule, title: "A correct claim draws the game",
        rule: "If the claim proves right, the game is drawn at once.", note: Some("Numbers of 2017: see draw-claim.stop-clock."), checks: &[
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 and Black records 4...Ng8 and claims, when the claim is verified, then the result is 1/2-1/2 with 4...Ng8 not played on the board" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("9.5 a")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.5.2")], alternatives: &[(Language::Norwegian, Article("9.5.2"), Article("9.5.1"))], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.5.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.counts-as-offer"), kind: Kind::Rule, title: "A draw claim is also a draw offer",
        rule: "Claiming a draw by repetition (9.2) or by the fifty-move rule (9.3) at the same time offers a draw to the opponent.", note: Some("From 2017 the quickplay rules are Guideline III; there only the request for increment (III.4) is expressly a draw offer."), checks: &[
            Check { editions: ALL, text: "given White makes a wrong claim under 9.2, when Black accepts before touching a piece, then the game is drawn by agreement" },
            Check { editions: ALL, text: "given White makes a wrong claim under 9.3 and Black touches a piece to move it, when Black then says 'draw', then the offer is gone and play continues" },
            Check { editions: ALL, text: "given White claims under 10.2 (quickplay finish: opponent cannot or does not try to win by normal means), then (2005, 2009) that claim too is a draw offer; (2017, 2023) the corresponding claim III.5 is not named in 9.1.2.3" },
            Check { editions: ALL, text: "given a claim is made, when the sheets are checked, then both players owe the (=) mark" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.1 c")], differs: Some("Also covers a claim under 10.2 (quickplay finish); holds without the condition that agreed draws are allowed."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.1 b 3")], differs: Some("Also covers a claim under 10.2 (quickplay finish)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.1 b 3")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.1.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.forfeited-by-touching"), kind: Kind::Rule, title: "What forfeits the right to claim",
        rule: "A player who touches a piece in the manner of 4.3 loses the right to claim under 9.2 or 9.3 on that move. The right can come back on a later move.", note: None, checks: &[
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8, when White takes hold of the g1 knight to move it and then claims, then (2009, 2017, 2023) the right is lost for this move and the knight must move; (2005) the claim is admissible and correct because no move has been made" },
            Check { editions: ALL, text: "given the same position, when White plays 5.Nf3 and then claims the third occurrence before 5.Nf3, then the claim is inadmissible in every edition" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.Nf3 Nf6, when White, who did not claim on move 5, claims now, then correct: the position after 5...Nf6 is itself the third occurrence" },
            Check { editions: ALL, text: "given the same position after 4...Ng8, when White says 'j'adoube', adjusts a pawn and then claims, then the claim is admissible" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.4")], differs: Some("The right is lost by MAKING a move without having claimed; merely touching a piece does not forfeit it."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.4")], differs: Some("Adds 'without claiming'; touching under 4.3 of that edition means deliberately."), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("9.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.no-withdrawal"), kind: Kind::Rule, title: "A claim cannot be withdrawn",
        rule: "Once a draw is claimed under 9.2 or 9.3 the claimant may not take the claim back.", note: Some("Numbers of 2017: see draw-claim.stop-clock."), checks: &[
            Check { editions: ALL, text: "given Black has claimed a third occurrence, when Black notices that it is only the second and withdraws, then the withdrawal has no effect and the wrong-claim consequences follow" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("9.5 s2")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018], Place { numbers: &[Article("9.5.1 s2")], alternatives: &[(Language::Norwegian, Article("9.5.1 s2"), Article("9.5 s2"))], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.5.1 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.stop-clock"), kind: Kind::Procedure, title: "Stopping the clock for a claim",
        rule: "When a draw is claimed under 9.2 or 9.3, the claimant or the arbiter has to stop the chessclock.", note: Some("Cross-references: 2009 to 6.12 b; Norwegian 2017 to 6.12.1/6.12.2, which in that edition deal with screens (6.11.1/6.11.2 are meant); Dutch 2023 to 6.11.1 or 6.11.2; Danish 2023 none. The English text of July 2017 numbers the parts of 9.5 as 9.5.1 to 9.5.3, as 2023 does; the Norwegian text leaves the first unnumbered and counts the others 9.5.1 and 9.5.2. The English number is cited, and both are found."), checks: &[
            Check { editions: ALL, text: "given a claim under 9.2, when the claimant leaves the clock running, then (2005) the procedure is broken: the claimant must stop both clocks at once; (2009) no breach: the claimant may stop them; (2017, 2023) no breach if the arbiter stops the clock instead" },
            Check { editions: ALL, text: "given a claim under 9.2, when the claimant stops the clock, then in every edition the claimant had a valid reason to stop it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.5 s1")], differs: Some("It is the claimant who must stop both clocks, immediately."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.5 s1")], differs: Some("The claimant may stop both clocks; nobody must."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.5 s1")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.5.1 s1")], alternatives: &[(Language::Norwegian, Article("9.5.1 s1"), Article("9.5 s1"))], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.5.1 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.written-move-binding"), kind: Kind::Rule, title: "The move recorded for a claim cannot be changed",
        rule: "The move a player records for a claim under 9.2 or 9.3 is final and may not be replaced by another.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given Black has recorded 40...Kg7 for a claim, when Black strikes it out and records 40...Kh7 before or during the claim, then the change has no effect: 40...Kg7 is the claimed move" },
            Check { editions: &[E2005, E2009], text: "given Black has written 40...Kg7 but not yet declared it to the arbiter, when Black changes it to 40...Kh7, then no sentence of the Laws forbids it; once Black has claimed, the claim cannot be withdrawn and the announced move must be played if the claim fails" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("9.2 a"), Article("9.3 a")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.1.1"), Article("9.3.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2.1"), Article("9.3.1")], alternatives: &[(Language::Dutch, Article("9.2.1"), Article("9.2.1.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.wrong-claim-claimant-deduction"), kind: Kind::Rule, title: "Penalty for an incorrect draw claim: deduction from the claimant (2005 only)",
        rule: "The claimant's clock is cut as well: with more than two minutes left, half is taken, but never more than three minutes; with between one and two minutes, one minute is left; with less than one minute, nothing is taken.", note: Some("Dropped in 2009 without replacement. As one formula: after = max(t - 3:00, t/2) for t >= 2:00; 1:00 for 1:00 <= t < 2:00; t below."), checks: &[
            Check { editions: &[E2005], text: "claimant before -> after: 10:00 -> 7:00; 6:00 -> 3:00; 5:00 -> 2:30; 4:00 -> 2:00; 2:30 -> 1:15; 1:59 -> 1:00; 1:30 -> 1:00; 0:59 -> 0:59; 0:10 -> 0:10" },
            Check { editions: &[E2005], text: "the limits themselves are not covered by the text but both neighbouring branches agree: 2:00 -> 1:00, 1:00 -> 1:00" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "claimant before -> after: unchanged for every value" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.5 b para 1 s2"), Article("9.5 b para 2"), Article("9.5 b para 3"), Article("9.5 b para 4 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.wrong-claim-penalty"), kind: Kind::Rule, title: "Penalty for an incorrect draw claim: time for the opponent",
        rule: "If the claim proves wrong, the arbiter adds two minutes to the opponent's remaining time. The claimant's own time is untouched.", note: Some("Rapid/blitz amounts come from the appendices: 2017 B.2 (blitz only), 2023 A.3 (rapid) and, for blitz, B.3, which in Dutch (and English) takes over A.2, A.3 and A.5, while the Danish text names only A2 and A5. 2005 and 2009 have no reduced amount. Numbers of 2017: see draw-claim.stop-clock."), checks: &[
            Check { editions: ALL, text: "given White claims wrongly with White 10:00 and Black 5:00, then (2005) White 7:00, Black 8:00; (2009) White 10:00, Black 8:00; (2017, 2023) White 10:00, Black 7:00" },
            Check { editions: ALL, text: "given White claims wrongly with White 1:45 and Black 5:00, then (2005) White 1:00, Black 8:00; (2009) White 1:45, Black 8:00; (2017, 2023) White 1:45, Black 7:00" },
            Check { editions: ALL, text: "given a rapid game, when a claim proves wrong, then the opponent gets (2005, 2009) 3:00, (2017) 2:00, (2023) 1:00" },
            Check { editions: ALL, text: "given a blitz game, when a claim proves wrong, then the opponent gets (2005, 2009) 3:00, (2017) 1:00, (2023) 1:00 where B.3 (rapid rules) applies; where B.2 (full competition rules) applies, 2:00 by the letter" },
            Check { editions: ALL, text: "given a player makes two wrong claims, when the second is rejected, then the opponent gets the same addition again (no escalation in Article 9; the disturbance rule may be applied on top)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.5 b para 1 s1")], differs: Some("Three minutes for the opponent, and the claimant also loses time (draw-claim.wrong-claim-claimant-deduction)."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.5 b s1")], differs: Some("Three minutes."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.5 b s1")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.5.3 s1")], alternatives: &[(Language::Norwegian, Article("9.5.3 s1"), Article("9.5.2 s1"))], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.5.3 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-claim.wrong-claim-play-continues"), kind: Kind::Rule, title: "After a wrong claim the intended move must be played",
        rule: "After a wrong claim the game goes on, and if the claim was built on an intended move, that move has to be made, subject to Articles 3 and 4.", note: Some("That an illegal announced move is handled like a touched piece is our reading of the reference to Articles 3 and 4. Numbers of 2017: see draw-claim.stop-clock."), checks: &[
            Check { editions: ALL, text: "given Black recorded 40...Kg7 for a wrong claim, when play resumes, then Black must play 40...Kg7 and may not choose another move" },
            Check { editions: ALL, text: "given a wrong claim on the position on the board (no written move), when play resumes, then the claimant may make any legal move" },
            Check { editions: ALL, text: "given the recorded move is illegal (for instance it leaves the king in check), when play resumes, then (2017, 2023) Articles 3 and 4 govern: the named piece must make a legal move if it has one, otherwise any legal move; (2009) Article 4 alone is cited; (2005) the text simply demands the announced move, which cannot be made" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.5 b para 4 s2")], differs: Some("The announced move must be made; no reference to other articles."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.5 b s2-3")], differs: Some("Refers to Article 4 only."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.5 b s2-3")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.5.3 s2-3")], alternatives: &[(Language::Norwegian, Article("9.5.3 s2-3"), Article("9.5.2 s2-3"))], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.5.3 s2-3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-offer.irrevocable-until-answered"), kind: Kind::Rule, title: "How long an offer stands and what ends it",
        rule: "Whenever it was made, an offer cannot be taken back. It lapses only when the opponent accepts it, declines it in words, declines it by touching a piece meaning to move or capture it, or the game ends some other way.", note: None, checks: &[
            Check { editions: ALL, text: "given White offered after 20.Re1, when White says 'I take it back', then the offer still stands and Black may accept" },
            Check { editions: ALL, text: "given White offered after 20.Re1, when Black touches a black rook meaning to move it, then the offer is declined even if Black then says 'accepted'" },
            Check { editions: ALL, text: "given White offered after 20.Re1, when Black says 'j'adoube' and adjusts a knight, then the offer still stands" },
            Check { editions: ALL, text: "given White offered after 20.Re1, when Black says 'no' and a minute later 'yes', then the offer had already lapsed and the game continues" },
            Check { editions: ALL, text: "given White offered and the fall of Black's flag has been noticed by the arbiter or validly claimed, when Black then accepts, then the game had already ended and the offer is gone; when nobody has noticed or claimed the flag fall, then acceptance draws the game" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.1 a s4")], ..Place::PLAIN }),
            (&[E2009, E2014], Place { numbers: &[Article("9.1 b 1 s4")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.1.2.1 s4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-offer.other-moment"), kind: Kind::Discretion, title: "Offer at another moment is valid but may be a disturbance",
        rule: "An offer made at any other time during play is good, yet the arbiter weighs it against the ban on disturbing the opponent (11.5).", note: None, checks: &[
            Check { editions: ALL, text: "given Black's clock is running, when White offers a draw and Black accepts, then the game is drawn" },
            Check { editions: ALL, text: "given White's own clock is running and White has not moved, when White offers, then the offer stands and Black may accept at once" },
            Check { editions: ALL, text: "given Black's clock is running, when White offers for the third time in a row, then the offer stands and the arbiter may penalise White for disturbance" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("The disturbance rule is 12.6."); places(&[
            (&[E2005], Place { numbers: &[Article("9.1 a s2")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.1 b 1 s2")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.1 b 1 s2")], basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.1.2.1 s2")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("draw-offer.unconditional"), kind: Kind::Rule, title: "No conditions may be attached to an offer",
        rule: "A draw offer cannot be tied to any condition.", note: Some("No edition says whether an offer with a condition is void or stands without the condition. The second reading is the likelier one, because an offer cannot be withdrawn either, but the text does not decide it."), checks: &[
            Check { editions: ALL, text: "given White says 'draw, if you play Kf8', when Black accepts, then the condition binds nobody (Black need not play Kf8); whether the bare offer stands, so that acceptance draws the game, is not said: ask the arbiter before recording a draw" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.1 a s3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.1 b 1 s3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.1 b 1 s3")], basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.1.2.1 s3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("draw-offer.when"), kind: Kind::Procedure, title: "Proper moment for a draw offer",
        rule: "The right moment to offer a draw is after making one's move on the board and before pressing the clock.", note: None, checks: &[
            Check { editions: ALL, text: "given White has made 15.Rd1 and not yet pressed the clock, when White offers a draw, then the offer is made at the proper moment" },
            Check { editions: ALL, text: "given White has pressed the clock, when White offers, then the moment is not the proper one but the offer is valid (draw-offer.other-moment)" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Wording: before stopping one's own clock and starting the opponent's; same moment."); places(&[
            (&[E2005], Place { numbers: &[Article("9.1 a s1")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.1 b 1 s1")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.1 b 1 s1")], basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("9.1.2.1 s1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("end.checkmate"), kind: Kind::Rule, title: "Checkmate wins at once",
        rule: "The player who checkmates the opponent's king wins and the game ends at once, provided the mating move complied with Article 3 and with 4.2 to 4.7.", note: Some("Two-handed mate: 5.1.1 of 2017 and 2023 leaves 4.1 out of the articles the mating move must satisfy and the move is legal under 3.10, so the game is over before Article 7 can count it as an illegal move. The reading is firm for 2023 (7.5.4 waits for the press); 2017 (7.7.1) names no press, but 5.1.1 still ends the game at once."), checks: &[
            Check { editions: ALL, text: "given rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 reached by legal moves, then the game is over, 0-1; a flag falling afterwards changes nothing" },
            Check { editions: &[E2005, E2009], text: "given 6k1/5ppp/8/8/8/8/8/KR5N w - - 0 1, when White touches h1 and then plays b1b8 mate, then the move is legal (Article 3), so the game has ended 1-0" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 6k1/5ppp/8/8/8/8/8/KR5N w - - 0 1, when White touches h1 and then plays b1b8, then 4.3.1 is broken, the game has not ended and Black may require a move of the knight" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given r5k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1, when White plays a1xa8 mate with two hands, then the game has ended 1-0: 4.1 is not among the articles named" },
            Check { editions: ALL, text: "given the mating move was itself illegal, then the game has not ended" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("5.1 a")], differs: Some("Proviso: the mating move must have been legal; Article 4 is not mentioned."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("5.1 a")], differs: Some("Condition: mate given by a legal move; Article 4 is not mentioned."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("5.1 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("5.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("end.dead-position"), kind: Kind::Rule, title: "Dead position",
        rule: "The game is drawn when a position arises in which neither player can checkmate the other by any series of legal moves; it ends at once, provided the move that produced it complied with Article 3 and with 4.2 to 4.7.", note: Some("Counting material is not enough: blocked and forced positions are dead as well. In 2005 and 2009 the rule is repeated in 9.6."), checks: &[
            Check { editions: ALL, text: "given 8/8/4k3/8/8/3K4/8/8 w - - 0 1, then the game is drawn and over" },
            Check { editions: ALL, text: "given 8/8/4k3/8/8/3K4/4N3/8 w - - 0 1 (king and knight against king), then the game is drawn and over" },
            Check { editions: ALL, text: "given 8/8/4k1b1/8/8/3K1B2/8/8 w - - 0 1 (bishops on squares of one colour), then the game is drawn and over" },
            Check { editions: ALL, text: "given 8/8/4k3/6b1/8/3K1B2/8/8 w - - 0 1 (bishops on squares of different colours), then the position is not dead" },
            Check { editions: ALL, text: "given 4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1 (all pawns blocked, no king can pass), then the game is drawn and over" },
            Check { editions: ALL, text: "given 8/8/8/8/8/k7/6q1/7K w - - 0 1 (White's only legal move is h1xg2, leaving two kings), then the position is already dead" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("5.2 b")], differs: Some("Proviso: the move producing the position must have been legal; Article 4 is not mentioned."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("5.2 b")], differs: Some("Proviso: the move producing the position must have been legal; Article 4 is not mentioned. Points to 9.6; the Swedish text marks the name 'dead position' as new, though the Danish 2005 text has it."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("5.2 b"), Glossary("dead position")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("5.2.2"), Glossary("død stilling")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("5.2.2"), Glossary("dead position")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("5.2.2"), Glossary("dode stelling"), Glossary("død stilling")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("end.draw-agreement"), kind: Kind::Rule, title: "Draw by agreement",
        rule: "The game is drawn, and ends at once, when the two players agree on it during the game.", note: Some("How an offer is made and how it lapses, and competition rules that forbid or restrict agreed draws (2009, 2017, 2023), belong to 9.1."), checks: &[
            Check { editions: ALL, text: "given a game in progress after 20 moves each, when White offers a draw and Black accepts, then the game is drawn and over" },
            Check { editions: ALL, text: "given a game already ended by checkmate, when the players agree on a draw, then the result stays" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("5.2 c")], differs: Some("Points to 9.1."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("5.2 c")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("5.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("end.draw-agreement-one-move-each"), kind: Kind::Rule, title: "Agreed draw only after a move by each player",
        rule: "A draw can be agreed only when both players have made at least one move.", note: Some("No such condition in 2005 and 2009. The condition speaks of moves made, not completed."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given the initial position with no move made, when the players agree on a draw, then the agreement has no effect" },
            Check { editions: &[E2017, E2018, E2023], text: "given only 1. e4 has been made, when the players agree on a draw, then the agreement has no effect" },
            Check { editions: &[E2017, E2018, E2023], text: "given 1. e4 e5 has been made, when the players agree on a draw, then the game is drawn" },
            Check { editions: &[E2005, E2009, E2014], text: "given the initial position with the game started, when the players agree on a draw, then the game is drawn (2009: unless the competition rules forbid it, 9.1 a)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018, E2023], Place { numbers: &[Article("5.2.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("end.draw-fifty-pointer"), kind: Kind::Rule, title: "Draw possible by the fifty-move rule",
        rule: "The game may be drawn when each player has made at least the last 50 consecutive moves without any pawn move and without any capture, as regulated in 9.3.", note: Some("Dropped from Article 5 after 2009: in 2017 and 2023 only 9.3 (claim) and 9.6 (automatic) remain. The Norwegian glossary still points to a 5.3.2 that does not exist in that text."), checks: &[
            Check { editions: &[E2005, E2009, E2014], text: "given 50 moves by each player without pawn move or capture, when the player to move claims under 9.3, then the game is drawn; without a claim it goes on" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("5.2 e")], differs: Some("Says 'the latest 50 moves by each player', without 'at least' and 'consecutive'."), ..Place::PLAIN }),
            (&[E2009, E2014], Place { numbers: &[Article("5.2 e")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("end.draw-repetition-pointer"), kind: Kind::Rule, title: "Draw possible by threefold repetition",
        rule: "The game may be drawn when the same position is about to occur, or has occurred, on the board for at least the third time, as regulated in 9.2.", note: Some("Dropped from Article 5 after 2009: in 2017 and 2023 only 9.2 (claim) and 9.6 (automatic) remain. The Danish 2005 says 'at least three times', the Swedish 2009 'for at least the third time'."), checks: &[
            Check { editions: &[E2005, E2009, E2014], text: "given 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 (initial position for the third time), when White to move claims under 9.2, then the game is drawn; without a claim it goes on" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("5.2 d")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("end.resignation"), kind: Kind::Rule, title: "Resignation ends the game",
        rule: "A player who declares resignation loses and the game ends at once (but see end.resignation-unwinnable).", note: None, checks: &[
            Check { editions: ALL, text: "given 8/8/4k3/8/8/3K4/3R4/8 b - - 0 1, when Black resigns, then the result is 1-0 in every edition" },
            Check { editions: ALL, text: "given any position, when a player has resigned, then no move, claim or offer after it counts" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Stated from the other side: the opponent of the player who resigns wins, without exception."); places(&[
            (&[E2005, E2009], Place { numbers: &[Article("5.1 b")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("5.1 b"), Glossary("resigns")], differs: SAME, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("5.1.2"), Glossary("gi opp")], differs: SAME, ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("5.1.2"), Glossary("resigns")], differs: SAME, ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("5.1.2"), Glossary("opgeven"), Glossary("opgiver")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("end.resignation-unwinnable"), kind: Kind::Rule, title: "Resignation against a side that cannot mate is a draw",
        rule: "If the opponent cannot checkmate the resigning player's king by any possible series of legal moves, the result of the resignation is a draw.", note: Some("New in 2023. The test is the same as for flag fall in 6.9."), checks: &[
            Check { editions: &[E2023], text: "given 8/8/4k3/8/8/3K4/3R4/8 w - - 0 1 (White king and rook, Black bare king), when White resigns, then the result is a draw" },
            Check { editions: &[E2005, E2009, E2014, E2017, E2018], text: "given the same, when White resigns, then the result is 0-1" },
            Check { editions: &[E2023], text: "given 8/8/4k3/8/8/3K4/3R4/6n1 w - - 0 1 (Black has a knight, and White's rook can help to be mated), when White resigns, then the result is 0-1" },
            Check { editions: &[E2023], text: "given 7k/8/8/8/8/8/1q5P/K7 w - - 0 1, when White resigns, then the result is a draw although Black has a queen: White's only legal move is a1xb2, so Black can never mate (as in flag.draw-if-opponent-cannot-mate)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Article("5.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("end.stalemate"), kind: Kind::Rule, title: "Stalemate",
        rule: "The game is drawn when the player to move has no legal move and the king is not in check; it ends at once, provided the move that produced the position complied with Article 3 and with 4.2 to 4.7.", note: None, checks: &[
            Check { editions: ALL, text: "given 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 reached by a legal move, then the game is drawn and over" },
            Check { editions: ALL, text: "given 7k/5K2/6P1/8/pP6/P7/8/8 b - b3 0 1, then it is not stalemate: a4xb3 en passant is Black's only legal move; given the same placement without the en passant chance (b - - 0 1), then it is stalemate" },
            Check { editions: ALL, text: "given the stalemating move was illegal, then the game has not ended" },
            Check { editions: &[E2005, E2009], text: "given White produced the stalemate with a legal move while breaking touch-move, then the game has ended in a draw" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same, then the game has not ended and the breach can still be claimed" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("5.2 a")], differs: Some("Proviso: the stalemating move must have been legal; Article 4 is not mentioned."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("5.2 a"), Glossary("stalemate")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("5.2.1"), Glossary("patt")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("5.2.1"), Glossary("stalemate")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("5.2.1"), Glossary("pat")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("execution.assistant"), kind: Kind::Procedure, title: "Assistant for a player unable to move the pieces",
        rule: "A player who is unable to move the pieces may provide an assistant to do it; the assistant must be acceptable to the arbiter.", note: Some("No such article in 2005 and 2009 (assistants exist there only for the clock and the scoresheet, 6.8 d / 6.7 d and 8.1, and for visually disabled players)."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a player unable to move pieces and an assistant accepted by the arbiter, when the assistant carries out the move named by the player, then it counts as the player's move" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given an assistant the arbiter does not accept, then that person may not move the pieces" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("4.9")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.9")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("execution.one-hand"), kind: Kind::Rule, title: "One hand per move",
        rule: "Every move is carried out with one hand only.", note: Some("The sanction lies in Article 7: none named in 2005 and 2009; 2017 (7.7.1) counts it as an illegal move; 2023 (7.5.4) does so once the clock has been pressed."), checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White castles moving the king with one hand and the rook with the other, then 4.1 is broken" },
            Check { editions: ALL, text: "given r5k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1, when White plays a1xa8 removing the black rook with one hand and placing the white rook with the other, then 4.1 is broken" },
        ], unseen_absences: &[], places: places(&[
            (ALL, Place { numbers: &[Article("4.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("fide.official-ruling"), kind: Kind::Procedure, title: "A member federation may ask FIDE for a ruling",
        rule: "A question about the Laws can be put to FIDE for an official ruling by any member federation.", note: Some("A separate Article 14 in 2005 and 2009; its content moved to the preface when Article 14 disappeared."), checks: &[
            Check { editions: ALL, text: "given a question on the Laws, when a member federation submits it, then it is admissible; when a single player submits it, then this provision gives no right" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("14.1")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018], Place { numbers: &[Article("Preface para 4")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Preface para 6")], alternatives: &[(Language::Danish, Article("Preface para 6"), Article("0.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("fifty-move.claim-on-board"), kind: Kind::Rule, title: "Fifty-move claim in the position on the board",
        rule: "The player to move may claim a draw when the last 50 moves of each side have been completed without any pawn move and without any capture.", note: Some("Norwegian 2017 says 'made' (utført); both 2023 translations and the English original say 'completed'. The English text of July 2017 says 'completed' in 9.3.2 already, and 'made' in 9.6.2. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given FEN 8/8/4k3/8/8/3K4/8/R7 w - - 100 121, when White claims without writing a move, then correct" },
            Check { editions: ALL, text: "given FEN 8/8/4k3/8/8/3K4/8/R7 w - - 99 120, when White claims without writing a move, then wrong: White has made only 49" },
            Check { editions: ALL, text: "given FEN 8/8/4k3/8/8/3K4/8/R7 w - - 130 136 and no earlier claim, when White claims, then correct" },
            Check { editions: ALL, text: "given FEN r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 70, when White castles short and Black plays 70...Rg8+, then the count is 100 and White may claim: castling and the loss of a castling right are neither a pawn move nor a capture" },
            Check { editions: ALL, text: "given halfmove clock 100 reached by Black's move and Black has not pressed the clock, when White claims, then (2005, 2009, 2017) correct: the moves are made; (2023) the last move is not completed, strictly the condition is met only when Black has pressed" },
            Check { editions: ALL, text: "given the fiftieth move gave checkmate, when the mated player claims, then the game was already over" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.3 b")], differs: Some("Moves made, not completed."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.3 b")], differs: Some("Moves made, not completed; expressly consecutive."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.3 b")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("9.3.2")], differs: Some("Moves made, not completed (Norwegian text)."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("9.3.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("fifty-move.claim-with-intended-move"), kind: Kind::Rule, title: "Fifty-move claim before the fiftieth move is made",
        rule: "The player to move may record a move and tell the arbiter of the intention to make it; the game is drawn if with that move each side will have made its last 50 moves without any pawn move and without any capture.", note: None, checks: &[
            Check { editions: ALL, text: "given FEN 8/8/4k3/8/8/3K4/8/R7 w - - 99 120, when White records 120.Ra2, declares it and claims, then correct: 100 plies, 50 by each side" },
            Check { editions: ALL, text: "given FEN 8/8/4k3/8/8/3K4/8/R7 w - - 98 120, when White records 120.Ra2 and claims, then wrong: after the move White has made 50 but Black only 49 (99 plies)" },
            Check { editions: ALL, text: "given FEN 8/8/4k3/8/P7/3K4/8/R7 w - - 99 120, when White records 120.a5 and claims, then wrong: the move is a pawn move" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Written on the scoresheet (no electronic entry)."); places(&[
            (&[E2005, E2009], Place { numbers: &[Article("9.3"), Article("9.3 a")], differs: Some("Written on the scoresheet; nothing on the written move being unchangeable."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.3"), Article("9.3 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.3"), Article("9.3.1")], differs: SAME, ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.3"), Article("9.3.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("flag.both-fallen-earlier-period"), kind: Kind::Rule, title: "Both flags down, order unknown, not the last period",
        rule: "In a standard or rapid game without increment for which Guidelines III was announced: when both flags are down and nobody can tell which fell first, an earlier period than the last leaves the game running.", note: Some("Left Article 6 after 2009: in 2017 and 2023 it survives only in Guidelines III (conditions III.2.1 and III.2.2), listed here so that the topic has one key. FIDE's clarifications of June 2017 add that a digital clock always shows which flag fell first. January 2018 numbers the two cases III.3.1.1 and III.3.1.2 in English, and Guidelines III were not amended then. The Norwegian numbers of 2017 are cited, and both are found."), checks: &[
            Check { editions: &[E2005, E2009, E2014], text: "given 40/120 then all in 60, both flags down at the end of period 1, both players short of 40 moves, order unknown, then the game continues" },
            Check { editions: &[E2005, E2009, E2014], text: "given the order is known (say a digital clock marks the first), then this rule does not apply and the player whose flag fell first is judged under flag.loss-on-time" },
            Check { editions: &[E2017, E2018, E2023], text: "given a game with a 30 s increment and both flags down, order unknown, then no rule of the Laws applies: Guidelines III covers only games without increment, and only if announced beforehand; given the clock shows which flag fell first, then flag.loss-on-time decides" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("no such conditions: part of Article 6 itself, valid for every game under the competition rules"); places(&[
            (&[E2005], Place { numbers: &[Article("6.12"), Article("6.12 a")], games: Games(0b1), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.11"), Article("6.11 a")], games: Games(0b1011), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.11"), Article("6.11 a")], differs: SAME, basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("III.3.1"), Article("III.3.2")], alternatives: &[(Language::English, Article("III.3.2"), Article("III.3.1.1"))], games: Games(0b111), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("III.3.1"), Article("III.3.1.1")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("III.3"), Article("III.3.1"), Article("III.3.1.1")], games: Games(0b111), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("flag.both-fallen-last-period"), kind: Kind::Rule, title: "Both flags down, order unknown, last period",
        rule: "In a standard or rapid game without increment for which Guidelines III was announced: when both flags are down and nobody can tell which fell first, and all remaining moves had to be completed in the current period, the game is drawn.", note: Some("See flag.both-fallen-earlier-period. For rapid and blitz see rapid.both-flags-down, which in 2005 (always) and in 2009 (limited supervision) draws whichever flag fell first."), checks: &[
            Check { editions: &[E2005, E2009, E2014], text: "given a standard game in sudden death and an analogue clock with both flags down, order unknown, then draw" },
            Check { editions: &[E2005, E2009, E2014], text: "given the same but Black's flag is known to have fallen first and White has king and rook, then White wins on time" },
            Check { editions: &[E2017, E2018, E2023], text: "given a standard game without increment for which Guidelines III was announced, both flags down, order unknown, last period, then draw; given Guidelines III was not announced, then the Laws give no answer and the arbiter decides by analogy (Preface)" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("no such conditions: part of Article 6 itself, valid for every game under the competition rules"); places(&[
            (&[E2005], Place { numbers: &[Article("6.12"), Article("6.12 b")], games: Games(0b1), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.11"), Article("6.11 b")], games: Games(0b1011), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.11"), Article("6.11 b")], differs: SAME, basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("III.3.1"), Article("III.3.3")], alternatives: &[(Language::English, Article("III.3.3"), Article("III.3.1.2"))], games: Games(0b111), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("III.3.1"), Article("III.3.1.2")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("III.3"), Article("III.3.1"), Article("III.3.1.2")], games: Games(0b111), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("flag.considered-fallen"), kind: Kind::Rule, title: "When a flag counts as fallen",
        rule: "A fallen flag takes effect through one of two events: the arbiter notices it, or one of the players rightly claims it.", note: None, checks: &[
            Check { editions: ALL, text: "given White's clock reached 0:00:00 twenty seconds ago and nobody noticed, when Black claims, then White's flag counts as fallen now" },
            Check { editions: ALL, text: "given White's clock reached 0:00:00 unnoticed and White then plays a legal checkmate before anyone observes or claims, then White has won: mate ended the game before the flag counted as fallen" },
            Check { editions: ALL, text: "given White's clock reached 0:00:00 unnoticed and Black then resigns before anyone observes or claims, then White has won (2023: a draw if White could not mate by any series, 5.1.2)" },
            Check { editions: ALL, text: "given a standard game and the arbiter alone notices the fallen flag, then it counts as fallen under every edition without any claim (contrast rapid.flag-called-by for 2005 and 2009)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.9")], ..Place::PLAIN }),
            (&[E2009, E2014, E2017, E2018, E2023], Place { numbers: &[Article("6.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("flag.draw-if-opponent-cannot-mate"), kind: Kind::Rule, title: "Time expired but the opponent cannot possibly mate",
        rule: "The game is drawn instead of lost on time if the position is such that the opponent could not checkmate the player's king by any series of legal moves whatever.", note: None, checks: &[
            Check { editions: ALL, text: "given FEN 8/8/8/4k3/8/8/3QK3/8 w - - 0 1 and White's flag falls, then draw: Black has a bare king" },
            Check { editions: ALL, text: "given FEN 8/8/8/4k3/5n2/8/3QK3/8 w - - 0 1 (king and queen against king and knight) and White's flag falls, then draw: no position exists in which a lone knight mates a king whose only companion is a queen" },
            Check { editions: ALL, text: "given FEN 8/8/8/4k3/5n2/8/3RK3/8 w - - 0 1 (rook instead of queen) and White's flag falls, then Black wins: a helpmate exists, final picture 8/8/8/8/8/k7/2n5/KR6 w - - 0 1" },
            Check { editions: ALL, text: "given FEN 7k/8/8/8/8/8/1q5P/K7 w - - 0 1 and White's flag falls, then draw although Black has a queen: White's only legal move is Ka1xb2, after which Black has a bare king; yet it is not a dead position, since White can still promote and mate" },
            Check { editions: ALL, text: "given White has king and pawn against king and two knights and White's flag falls, then Black wins: mate by some series of legal moves is possible" },
            Check { editions: ALL, text: "given White's flag falls in a position Black could win only if White blundered, then Black still wins: the test is any legal series, not good play" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.10")], differs: Some("adds for clarity that the worst imaginable defence is to be assumed; same test"), ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("6.9")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("flag.fall-definition"), kind: Kind::Definition, title: "Flag-fall",
        rule: "Flag-fall means that the time allotted to a player has run out. It is a fact about the clock; what follows from it depends on when it is observed or claimed (flag.considered-fallen).", note: Some("The English 2023 text numbers this sentence 6.1.1; neither 2023 translation does."), checks: &[
            Check { editions: ALL, text: "given White's clock running at 0:00:03 with no increment, when 3 s pass without a press, then White's flag has fallen" },
            Check { editions: ALL, text: "given White's clock at 0:00:01 with +2 s cumulative, when White presses before 0:00:00, then the flag has not fallen and the clock shows 0:00:03 less the fraction used" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("6.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.1")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("flag.loss-on-time"), kind: Kind::Rule, title: "Failing to make the time control loses",
        rule: "A player who has not completed the prescribed moves in the allotted time loses, unless the game has already ended by checkmate, resignation, stalemate, dead position or agreed draw.", note: Some("The exceptions are 5.1 (mate, resignation) and 5.2 a-c or 5.2.1-5.2.3 in every edition. The automatic draws of 9.6.1 and 9.6.2 (2017, 2023) are not in the list, but such a draw has already ended the game, so a later flag fall has nothing to act on."), checks: &[
            Check { editions: ALL, text: "given 40/90, White has made move 40 but not pressed at 0:00:00, the move does not end the game and Black has king and rook, when the flag fall is observed, then Black wins" },
            Check { editions: ALL, text: "given White completes move 40 by pressing at 0:00:01, then White's flag cannot fall for that period and play continues" },
            Check { editions: ALL, text: "given White's flag falls after both players agreed a draw, then the game is drawn" },
            Check { editions: ALL, text: "given White's flag falls after White resigned, then the resignation decides (in 2023 a draw if Black cannot mate by any series, see 5.1.2)" },
            Check { editions: ALL, text: "given White makes a move that stalemates Black and White's flag falls before the press, then the game is drawn by stalemate" },
            Check { editions: ALL, text: "given FEN 4k3/8/8/8/8/8/8/4K1NB w - - 0 1 and White's flag falls: Black has a bare king, so flag.draw-if-opponent-cannot-mate applies, not this rule" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.10")], ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("6.9")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("game.two-players"), kind: Kind::Definition, title: "Two opponents on one chessboard",
        rule: "Exactly two opponents contest a game, each moving their own pieces on one square board, the chessboard.", note: None, checks: &[
            Check { editions: ALL, text: "given a new game, when its sides are listed, then there are exactly two, White and Black, and one shared board" },
            Check { editions: ALL, text: "given rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, when White tries to move the black pawn e7e5, then the move is refused: players move their own pieces only" },
        ], unseen_absences: &[], places: places(&[
            (ALL, Place { numbers: &[Article("1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.adjourn"), kind: Kind::Definition, title: "Adjournment",
        rule: "To adjourn is to stop a game for a time and finish it later instead of playing it in one session.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a game stopped by the arbiter for a fire alarm and continued the same session, when classified, then it is interrupted (6.11), not adjourned." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("adjourn")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("hengeparti")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("adjourn")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("afbreken"), Glossary("afbrudt parti"), Glossary("hængeparti")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.algebraic-notation"), kind: Kind::Notation, title: "Algebraic notation",
        rule: "Algebraic notation records the moves with the letters a to h and the numbers 1 to 8 on the 8 by 8 board.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the square at the fifth file and fourth rank from White, when written, then e4." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("algebraic notation")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("algebraisk notasjon")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("algebraic notation")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("algebraïsche notatie"), Glossary("algebraisk notation")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.analyse"), kind: Kind::Definition, title: "Analysing",
        rule: "To analyse is to make moves on a board in order to find the best continuation.", note: Some("The Danish entry is wider: examining a position to find the best move, which normally happens during the game without aids."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a player who moves pieces on a second board in the corridor during the game, when classified, then this is analysing (11.3.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("analyse")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("analysere")], ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Glossary("analyse")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.appeal"), kind: Kind::Definition, title: "Appeal",
        rule: "A player normally may appeal against a decision of the arbiter or of the organiser.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an arbiter decision and regulations silent on appeals, when the player appeals, then the appeal is admissible (11.10)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("appeal")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("anke")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("appeal")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("beroep"), Glossary("appel")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.arbiter"), kind: Kind::Definition, title: "Arbiter",
        rule: "An arbiter is a person who must see to it that the rules of the competition are followed.", note: Some("Dutch speaks of one person."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an event with two arbiters, when the word arbiter is used, then it may mean either." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("arbiter")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("turneringsleder")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("arbiter")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("arbiter"), Glossary("dommer")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.arbiter-discretion"), kind: Kind::Definition, title: "Arbiter's discretion",
        rule: "In some forty places the Laws leave the decision to the arbiter's judgement.", note: Some("2023: Danish says about 39, Dutch about 40."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a provision of kind discretion, when the program reaches it, then it asks the arbiter instead of deciding." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Counts about 39 places."); places(&[
            (&[E2014], Place { numbers: &[Glossary("arbiter's discretion")], differs: SAME, basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("turneringsleders skjønn"), Glossary("skjønn")], differs: SAME, ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("arbiter's discretion")], differs: SAME, ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("beoordelingsvrijheid van de arbiter"), Glossary("dommerens afgørelse")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("glossary.assistant"), kind: Kind::Definition, title: "Assistant",
        rule: "An assistant is someone who may help in various ways to make the competition run smoothly.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an arbiter's assistant who records a blitz game, when classified, then an assistant." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("assistant")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2023], Place { numbers: &[Glossary("assistent")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("assistant")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.attack"), kind: Kind::Definition, title: "Attack",
        rule: "A piece attacks an enemy piece if it could make a capture on the square of that piece.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1, when asked, then the rook e2 attacks e1 and the king e1 attacks e2." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("attack")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("angripe")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("attack")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("aanval"), Glossary("true")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.black"), kind: Kind::Definition, title: "Black",
        rule: "The 16 dark pieces and the 32 dark squares are called black; with a capital, Black is also the player of the black pieces.", note: Some("The Norwegian entry does not mention a capital."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the initial position, when counted, then 16 black pieces and 32 black squares." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("black")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("svart")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("black")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("zwart"), Glossary("sort")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.blitz"), kind: Kind::Rule, title: "Blitz",
        rule: "Blitz is a game in which each player has ten minutes or less.", note: Some("The exact test, with 60 times the increment, is B.1."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 10:00 per player, when classified, then blitz; given 10:01, then rapid." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 3:00 + 2 s, when classified (3 + 60 x 2 s = 5 min), then blitz." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("blitz")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("lynsjakk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("blitz")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("snelschaken"), Glossary("lynskak")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.board"), kind: Kind::Definition, title: "Board and chessboard",
        rule: "Board is short for chessboard, the 8 by 8 grid of Article 2.1.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a chessboard, when its squares are counted, then 64." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("board"), Glossary("chessboard")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("brett"), Glossary("sjakkbrett")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("board"), Glossary("chessboard")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("bord"), Glossary("schaakbord"), Glossary("bræt"), Glossary("skakbræt")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.capture"), kind: Kind::Definition, title: "Capture",
        rule: "When a piece is moved to a square occupied by an enemy piece, that piece is captured and taken off the board. A capture is written x.", note: Some("Cross-references: Norwegian 3.7.4.1 and a misprinted 3.4.7.2, Dutch 3.7.4.1 and 3.7.4.2, Danish 3.7.3 and 3.7.4."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given exd5, when written, then the x may be left out (C.9, C.13)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("capture")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("slå")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("capture")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("slaan"), Glossary("slag")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.castling"), kind: Kind::Definition, title: "Castling",
        rule: "Castling is a move of the king towards a rook, written 0-0 on the king-side and 0-0-0 on the queen-side.", note: Some("The Danish glossary explains short and long castling by the rook on the h- and on the a-file."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given king-side castling, when written, then 0-0." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("castling")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("rokade")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("castling")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("rokeren"), Glossary("rokade"), Glossary("kort rokade"), Glossary("lang rokade")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.check"), kind: Kind::Definition, title: "Check",
        rule: "A king is in check when attacked by one or more enemy pieces. Written +.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a double check, when asked, then in check (one or more)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("check")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("sjakk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("check")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("schaak"), Glossary("skak")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.checkmate"), kind: Kind::Definition, title: "Checkmate and mate",
        rule: "The king is attacked and the threat cannot be met. Written ++ or #. Mate is short for checkmate.", note: Some("The Norwegian text has the short and the full form the wrong way round."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 30, when asked, then checkmate." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("checkmate"), Glossary("mate")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("matt"), Glossary("sjakkmatt")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("checkmate"), Glossary("mate")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("mat"), Glossary("schaakmat"), Glossary("skakmat")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.chess-clock"), kind: Kind::Equipment, title: "Chessclock",
        rule: "A chessclock is a clock with two coupled time displays.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a chess clock, when one display runs, then the other stands." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("chessclock")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("sjakkur")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("chessclock")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("schaakklok"), Glossary("skakur")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.chess-set"), kind: Kind::Definition, title: "Chess set",
        rule: "A chess set is the 32 pieces on the chessboard.", note: Some("The English glossary of July 2017 has the entry; the Norwegian one lacks it."), checks: &[
            Check { editions: &[E2014, E2018, E2023], text: "Given a set, when counted, then 32." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("chess set")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("chess set")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("schaakspel"), Glossary("skakspil")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.claim"), kind: Kind::Definition, title: "Claim",
        rule: "A player may put a claim to the arbiter in various situations.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a flag fall, when the opponent claims, then the arbiter is addressed." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("claim")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("krav")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("claim")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("claim"), Glossary("krav")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.clock"), kind: Kind::Equipment, title: "Clock",
        rule: "A clock is one of the two time displays of the chessclock.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the phrase White's clock, when resolved, then one display and not the whole device." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("clock")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("klokke"), Glossary("sjakklokke")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("clock")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("klok"), Glossary("ur")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.completed-move"), kind: Kind::Rule, title: "Completed move",
        rule: "A move is completed when it has been made and the clock has then been pressed.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a move made and the clock not pressed, when asked, then made but not completed." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("completed move")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("fullført trekk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("completed move")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("voltooide zet"), Glossary("fuldført træk")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.contiguous-area"), kind: Kind::Definition, title: "Contiguous area",
        rule: "A contiguous area is a room or area adjoining the playing area or venue without being part of it, for example the place where spectators stand.", note: Some("Next to the playing area (Norwegian spillelokale, Danish spilleområde) or to the playing venue (Dutch spelersgebied). The English glossary of July 2017 says that it borders on the venue without belonging to it."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a phone call in the spectators' lobby designated by the arbiter, when judged, then 12.8 applies." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("contiguous area")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("tilstøtende områder")], differs: Some("Near, but not necessarily part of, the playing area."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("contiguous area")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("ruimte grenzend aan het speelgebied"), Glossary("tilstødende område")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.cumulative-mode"), kind: Kind::Rule, title: "Cumulative (Fischer) mode",
        rule: "In cumulative mode a player receives extra time, often 30 seconds, before each move.", note: Some("All texts say the time is added before the move, so the first move already has it."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 10:00 and 30 s cumulative, when the first move begins, then the clock shows 10:30; when that move takes 12 s, then 10:18 before the next addition." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("Fischer mode"), Glossary("cumulative (Fischer) mode")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("Fischer-modus"), Glossary("kumulativ modus")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("Fischer mode"), Glossary("cumulative (Fischer) mode")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("Fischer-modus"), Glossary("opsparende tijdsinstelling (Fischer)"), Glossary("Fischer mode"), Glossary("tillægstid")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.dead-position"), kind: Kind::Rule, title: "Dead position",
        rule: "A dead position is one in which neither player can checkmate by any sequence of legal moves.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 8/8/8/3k4/8/8/4K3/8 b - - 0 70, when asked, then dead." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("dead position")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("død stilling")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("dead position")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("dode stelling"), Glossary("død stilling")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.default-time"), kind: Kind::Rule, title: "Default time",
        rule: "The default time is how late a player may be without losing by default.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given default time 15 min, when a player arrives 14:59 late, then no loss." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("default time")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("tidsfrist for fremmøte")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("default time")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("verzuimtijd"), Glossary("tilladt forsinkelse")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.delay-mode"), kind: Kind::Rule, title: "Delay (Bronstein) mode",
        rule: "In delay mode each player has a main thinking time and a fixed extra time for each move; the main time counts down only after the extra time of that move has been used up, and does not change if the clock is pressed before then.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given main 10:00 and delay 5 s, when a move takes 3 s, then main stays 10:00." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given main 10:00 and delay 5 s, when a move takes 12 s, then main is 9:53." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("Bronstein mode"), Glossary("delay (Bronstein) mode")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("Bronstein-modus"), Glossary("utsettelsesmodus")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("Bronstein mode"), Glossary("delay (Bronstein) mode")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("Bronstein-tijdsinstelling"), Glossary("niet-opsparende tijdsinstelling (Bronstein)"), Glossary("Bronstein mode"), Glossary("time delay mode")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.demonstration-board"), kind: Kind::Equipment, title: "Demonstration board",
        rule: "A demonstration board shows the position with pieces that are moved by hand.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a wall board moved by a helper, when classified, then a demonstration board (6.12.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("demonstration board")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("demonstrasjonsbrett")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("demonstration board")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("demonstratiebord"), Glossary("demonstrationsbræt")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.diagonal"), kind: Kind::Definition, title: "Diagonal",
        rule: "A diagonal is a straight line of squares of one colour from an edge of the board to an adjacent edge.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a1 to h8, when asked, then a diagonal; given a1 to a8, then not." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("diagonal")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Glossary("diagonal")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("diagonaal"), Glossary("diagonal")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.disability"), kind: Kind::Definition, title: "Disability",
        rule: "A disability is a condition, such as a physical or mental impairment, by which a person partly or wholly loses the ability to carry out certain chess actions.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a player with one usable hand, when 6.2.6 and 8.1.6 are applied, then the clock is not adjusted against the player for using an assistant." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("disability"), Glossary("handicap")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("funksjonshemmet"), Glossary("handikappet")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("disability"), Glossary("handicap"), Glossary("impairment")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("gehandicapt"), Glossary("handicap")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.displaced"), kind: Kind::Definition, title: "Displaced",
        rule: "Displaced pieces do not stand where they should: for example a pawn between two squares, a rook half on d1 and half on e1, a piece lying on its side or knocked to the floor.", note: Some("The pawn example differs: from a2 to a4 (Norwegian), from a2 to a4.5 (Danish). The English glossary of July 2017 has a4.5, as the Danish of 2023."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a rook standing on the line between d1 and e1, when asked, then displaced (7.4.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("displaced")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("feilplassert")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("displaced")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("fejlplacere")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.draw"), kind: Kind::Definition, title: "Draw",
        rule: "A draw is a game that ends without a winner.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a stalemate, when scored, then 1/2-1/2." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("draw")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("remis")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("draw")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("remise"), Glossary("remis")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.draw-offer"), kind: Kind::Definition, title: "Draw offer",
        rule: "A draw offer is a proposal of a draw made by a player to the opponent; it is marked (=) on the scoresheet.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a draw offer on move 11, when recorded, then both scoresheets show (=)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("draw offer")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("remistilbud")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("draw offer")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("remiseaanbod/-voorstel"), Glossary("remistilbud")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.e-cigarette"), kind: Kind::Definition, title: "E-cigarette",
        rule: "An e-cigarette is a device with a liquid that is vaporised and inhaled by mouth to imitate smoking.", note: None, checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "Given a player vaping at the board, when judged, then it is smoking under 11.3.4." },
        ], unseen_absences: &[], places: places(&[
            (&[E2017], Place { numbers: &[Glossary("e-sigarett")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("e-cigarette")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("e-sigaret"), Glossary("e-cigaret")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.electronic-device"), kind: Kind::Equipment, title: "Electronic device",
        rule: "Electronic device is a wide term; the Laws think above all of communication equipment such as phones, tablets and laptops.", note: Some("Danish addition, not in FIDE's glossary."), checks: &[
            Check { editions: &[E2023], text: "Given a smart watch on the player's wrist, when judged, then electronic equipment." },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Glossary("elektronisk udstyr")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.en-passant"), kind: Kind::Notation, title: "En passant",
        rule: "En passant is the pawn capture of 3.7.4.1; it is written e.p.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given exd6 e.p., when read, then an en passant capture." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("en passant")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Glossary("en passant")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.exchange"), kind: Kind::Definition, title: "Exchange of pieces",
        rule: "An exchange is the capture of a piece of the same value as the one the opponent captures.", note: Some("The Danish glossary lists the word but says it has nothing to do with the rules."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a knight for knight trade, when classified, then an exchange." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("exchange")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("bytte")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("exchange")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("ruil"), Glossary("afbytning")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.explanation"), kind: Kind::Definition, title: "Explanation",
        rule: "A player has the right to have a rule explained.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a player asks about 9.2, when the arbiter is asked, then an explanation is due (11.9)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("explanation")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("forklaring")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("explanation")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("uitleg"), Glossary("forklaring")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.fair-play"), kind: Kind::Discretion, title: "Fair play",
        rule: "Where the Laws do not suffice, the arbiter must sometimes consider whether justice and fairness are done.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a situation the Laws do not cover, when decided, then by analogy and fairness (preface)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("fair play")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("ærlig spill")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("fair play")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("sportief spel"), Glossary("fair play")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.fifty-move-rule"), kind: Kind::Rule, title: "Fifty-move rule",
        rule: "A player may claim a draw if the last 50 moves have been completed by each player without a pawn move or capture.", note: Some("The Norwegian entry cites 5.3.2, which does not exist in that edition; it is 9.3."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 50 such moves each, when the player to move claims, then a draw." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("50-move rule")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("50-treksregelen")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("50-move rule")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("50-zettenregel"), Glossary("50 træks regel")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.file"), kind: Kind::Definition, title: "File",
        rule: "A file is one of the eight columns of squares running from White's side of the board to Black's.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given e1 to e8, when asked, then a file." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("file")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("linje")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("file")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("lijn"), Glossary("linje")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.flag"), kind: Kind::Equipment, title: "Flag",
        rule: "The flag is the device that shows that a period of time has run out.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a digital clock at 0:00, when asked, then the flag is shown." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("flag")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("klaff")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("flag")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("vlag"), Glossary("vinge"), Glossary("faldvinge")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.flag-fall"), kind: Kind::Rule, title: "Flag-fall",
        rule: "Flag-fall means that the time allotted to a player has run out.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 0:00 left, when asked, then the flag has fallen." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("flag-fall")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("klaffen har falt")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("flag-fall")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("vlagval"), Glossary("vingefald")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.forfeit"), kind: Kind::Definition, title: "Forfeit",
        rule: "To forfeit is to lose the game because of a breach of the rules.", note: Some("2023 has no such entry. The English glossary of July 2017 also has the sense of losing the right to a claim or a move."), checks: &[
            Check { editions: &[E2014, E2017, E2018], text: "Given a second illegal move, when judged, then the game is forfeited (7.5.3)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("forfeit")], differs: Some("Also in the sense of losing the right to a claim or a move."), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("dømme til tap")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("forfeit")], differs: Some("Also in the sense of losing the right to a claim or a move."), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.horizontal"), kind: Kind::Definition, title: "Horizontal",
        rule: "The ranks run across the board and are called horizontal.", note: Some("Danish addition."), checks: &[
            Check { editions: &[E2023], text: "Given rank 4, when described, then horizontal." },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Glossary("vandret")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.illegal"), kind: Kind::Definition, title: "Illegal",
        rule: "A position or move is illegal if the Laws do not allow it.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given both kings adjacent, when asked, then an illegal position." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("illegal")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("ulovlig")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("illegal")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("onreglementair"), Glossary("ulovlig")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.increment"), kind: Kind::Rule, title: "Increment",
        rule: "An increment is an amount of time, from 2 to 60 seconds, that is added from the start before each move, in cumulative or in delay mode.", note: Some("The 2 to 60 second range stands in the Norwegian and Dutch glossaries; the Danish entry describes only the cumulative mode and gives no range. The Norwegian entry cites 6.1 and says from the start."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an event announcing 1 s increment, when validated against the glossary, then outside 2 to 60 s." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 30 s, when validated, then accepted." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("increment")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("tilleggstid")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("increment")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("increment"), Glossary("tillægstid")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.intervene"), kind: Kind::Definition, title: "Intervene",
        rule: "To intervene is to step into what is happening so as to influence the result.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a spectator calls a flag, when judged, then an intervention (12.7)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("intervene")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("blande seg inn")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("intervene")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("ingrijpen"), Glossary("gribe ind")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.j-adoube"), kind: Kind::Definition, title: "J'adoube",
        rule: "J'adoube is what a player says before adjusting a piece on its square without meaning to move it.", note: Some("The Danish entry speaks of not necessarily wanting to move it, the Norwegian likewise."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a player says j'adoube and touches a piece, when judged, then no touch-move duty (4.2.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("j'adoube"), Glossary("I adjust")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("j'adoube"), Glossary("jeg retter")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("j'adoube"), Glossary("I adjust")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("j'adoube"), Glossary("ik zet recht"), Glossary("jeg retter")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.king-side"), kind: Kind::Definition, title: "King-side",
        rule: "The king-side is the half of the board that holds the kings at the start.", note: Some("The Dutch entry cites III.3.6; II.3.2.6 is meant."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the initial position, when split between d- and e-file, then the e to h files are the king-side." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("kingside")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("kongefløy")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("kingside")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("koningsvleugel")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.legal-move"), kind: Kind::Definition, title: "Legal move",
        rule: "A legal move is one that meets all the relevant requirements of 3.1 to 3.9 (see 3.10.1).", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a move that meets 3.1 to 3.9, when asked, then legal." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("legal move")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("lovlig trekk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("legal move")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("reglementaire zet"), Glossary("lovligt træk")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.made"), kind: Kind::Rule, title: "Made",
        rule: "A move is made when the piece is on its new square, the hand is off it, and a captured piece, if any, is off the board.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a capture with the captured piece still on the board, when asked, then not made." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("made")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("utført")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("made")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("gedaan"), Glossary("udført")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.minor-piece"), kind: Kind::Definition, title: "Minor piece",
        rule: "A minor piece is a bishop or a knight.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a bishop, when classified, then a minor piece; given a rook, then not." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("minor piece")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("lett offiser")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("minor piece")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("licht stuk"), Glossary("let officer")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.mobile-phone"), kind: Kind::Equipment, title: "Mobile phone",
        rule: "A mobile phone is a portable telephone.", note: Some("The Dutch entry has no definition."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a phone on the player's person in the venue, when judged, then 11.3.2 applies." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("mobile phone")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("mobiltelefon")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("mobile phone"), Glossary("cellphone")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("mobiele telefoon"), Glossary("mobiltelefon")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.monitor"), kind: Kind::Equipment, title: "Monitor and screen",
        rule: "A monitor or screen shows the position of a game electronically.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a video wall, when classified, then a monitor or screen (6.12.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("monitor"), Glossary("screen")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("monitor"), Glossary("skjerm")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("monitor"), Glossary("screen")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("monitor"), Glossary("beeldscherm"), Glossary("skærm")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.move"), kind: Kind::Definition, title: "Move",
        rule: "Move has three senses: 40 moves in 90 minutes means 40 moves by each player; having the move means the right to play next; White's best move means a single move of White.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 40 moves in 90 minutes, when counted, then 40 by each player." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("move")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("trekk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("move")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("zet"), Glossary("træk")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.move-counter"), kind: Kind::Equipment, title: "Move counter",
        rule: "A move counter is a device on the clock that can register how often each player has pressed it.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 40 presses by White, when shown, then 40." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("move-counter")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("trekk teller")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("move-counter")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("zettenteller"), Glossary("træktæller")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.ordinary-chess"), kind: Kind::Definition, title: "Ordinary chess",
        rule: "Ordinary chess is a game with the start position of Article 2.3, as against Chess960.", note: Some("Danish addition to the glossary."), checks: &[
            Check { editions: &[E2023], text: "Given start position 518, when classified, then ordinary chess." },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Glossary("almindelig skak")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.organiser"), kind: Kind::Definition, title: "Organiser",
        rule: "The organiser looks after what the competition needs: venue, dates, prize money, invitations, format and so on.", note: Some("Norwegian has event instead of venue."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given scoresheets after the round, when their owner is asked, then the organiser (8.3)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("organiser")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("turneringsarrangør")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("organiser")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("organisator"), Glossary("arrangør")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.over-the-board"), kind: Kind::Definition, title: "Over-the-board chess",
        rule: "The Laws cover only this kind of chess, not internet or correspondence chess.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an internet game, when asked, then outside these Laws." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("over-the-board")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("brettsjakk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("over-the-board")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("bordschaak"), Glossary("nærskak")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.pause"), kind: Kind::Procedure, title: "Pausing the clock",
        rule: "To pause the chessclock is to stop both clocks: on an analogue clock by levelling the bar or half-pressing both buttons, on a digital one with a key.", note: Some("Only in the Danish glossary."), checks: &[
            Check { editions: &[E2023], text: "Given a pause, when read, then neither display runs." },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Glossary("pause")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.penalties"), kind: Kind::Definition, title: "Penalties",
        rule: "The arbiter may apply the penalties of Article 12.9, listed by rising severity.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 12.9.1 to 12.9.9, when ordered, then warning is the mildest and expulsion the hardest." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("penalties")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("straffetiltak")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("penalties")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("straffen"), Glossary("straffe")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.piece"), kind: Kind::Definition, title: "Piece",
        rule: "A piece is one of the 32 figures on the board; in a narrower sense, a piece other than a pawn.", note: Some("Norwegian offiser and Dutch stuk (sense 2): queen, rook, bishop, knight. Danish officer adds the king, as the notation appendix does."), checks: &[
            Check { editions: &[E2023], text: "Given a king in the Danish narrower sense, when classified, then included; in the Dutch and Norwegian senses (queen, rook, bishop, knight), then not." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("piece")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("brikke"), Glossary("offiser")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("piece")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("stuk"), Glossary("brik"), Glossary("officer")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.playing-area"), kind: Kind::Definition, title: "Playing area",
        rule: "The playing area is the room or rooms in which the competition's games are played.", note: Some("Mind the words: Danish spilleområde is the area, Norwegian spilleområde the venue."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the hall with the boards, when classified, then the playing area (11.2.2)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("playing area")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("spillelokale")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("playing area")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("speelruimte"), Glossary("spilleområde")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.playing-venue"), kind: Kind::Definition, title: "Playing venue",
        rule: "The playing venue comprises the only places the players may go while playing.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the toilets, when classified, then part of the venue but not of the area (11.2.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("playing venue")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("spilleområde")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("playing venue")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("spelersgebied"), Glossary("spillested")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.points"), kind: Kind::Rule, title: "Points",
        rule: "A win normally counts 1 point, a draw 1/2 and a loss 0; an alternative is 3, 1 and 0.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the 3-1-0 system, when a draw is scored, then 1 each." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("points")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("poeng")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("points")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("punten"), Glossary("point")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.press-clock"), kind: Kind::Definition, title: "Pressing the clock",
        rule: "To press the clock is to operate the button or lever that stops one's own clock and starts the opponent's.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given White presses, when read, then Black's clock runs." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("press the clock")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("trykke på klokken")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("press the clock")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("indrukken van de klok"), Glossary("trykke på uret")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.promotion"), kind: Kind::Definition, title: "Promotion",
        rule: "In promotion a pawn that reaches the eighth rank gives way to a new queen, rook, bishop or knight of its colour on the square of promotion.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 8/P6k/8/8/8/8/8/K7 w - - 0 1, when a8=Q is played, then a queen stands on a8." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("promotion"), Glossary("square of promotion")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("forvandling"), Glossary("forvandlingsfeltet")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("promotion"), Glossary("square of promotion")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("promotie"), Glossary("promotieveld"), Glossary("bondeforvandling"), Glossary("forvandlingsfelt")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.queen-side"), kind: Kind::Definition, title: "Queen-side",
        rule: "The queen-side is the half of the board that holds the queens at the start.", note: Some("The Dutch entry cites III.3.6; II.3.2.6 is meant."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the initial position, when split between d- and e-file, then the a to d files are the queen-side." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("queenside")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("dronningfløy")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("queenside")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("damevleugel")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.queen-verb"), kind: Kind::Definition, title: "To queen",
        rule: "To queen a pawn is to promote it to a queen.", note: Some("An entry of the English glossary alone."), checks: &[
        ], unseen_absences: &[], places: places(&[
            (&[E2018], Place { numbers: &[Glossary("queen")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.rank"), kind: Kind::Definition, title: "Rank",
        rule: "A rank is one of the eight rows of squares running across the board.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a4 to h4, when asked, then a rank." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("rank")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("rad")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("rank")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("rij"), Glossary("række")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.rapid"), kind: Kind::Rule, title: "Rapid chess",
        rule: "Rapid chess is a game in which each player has more than ten but less than sixty minutes.", note: Some("The exact test is A.1."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 59:59 per player, when classified, then rapid; given 60:00, then not rapid." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 10:00 per player, when classified, then not rapid." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("rapidplay")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("hurtigsjakk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("rapid chess")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("rapidschaak"), Glossary("hurtigskak")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.regulations"), kind: Kind::Definition, title: "Regulations of a competition",
        rule: "Where the Laws offer options, the competition's regulations must say which is chosen.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a rapid event, when its regulations do not say whether A.4 or A.5 (2017: A.3 or A.4) applies, then they are incomplete (A.6; 2017: A.5)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("rules of a competition")], basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("turneringsregler")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("regulations of an event")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("wedstrijdreglement"), Glossary("turneringens reglement")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.repetition"), kind: Kind::Rule, title: "Repetition",
        rule: "A position that occurs three times entitles a player to claim a draw; one that occurs five times draws the game.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a fifth occurrence, when judged, then a draw without a claim." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("repetition")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("trekkjentakelse")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("repetition")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("zetherhaling"), Glossary("gentagelse")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.replacement"), kind: Kind::Definition, title: "Replacement at promotion",
        rule: "Replacement is the exchange of a promoting pawn for another piece.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a pawn on the last rank, when promotion is complete, then the pawn is gone from the board." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("exchange")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("utskiftning")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("exchange")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("udskiftning")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.resign"), kind: Kind::Definition, title: "Resign",
        rule: "To resign is to give up the game without waiting to be mated.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a player resigns, when judged, then 5.1.2 decides the result." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("resigns")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("gi opp")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("resigns")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("opgeven"), Glossary("opgiver")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.rest-rooms"), kind: Kind::Definition, title: "Rest rooms",
        rule: "Rest rooms are toilets and rooms in which players can rest, such as the players' rest room at a world championship.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018], text: "Given a rest room, when classified, then part of the playing venue." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("rest rooms")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("hvilerom")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("rest rooms")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.result"), kind: Kind::Rule, title: "Result",
        rule: "The result is usually 1-0, 0-1 or 1/2-1/2; exceptionally both players lose, or one scores 1/2 and the other 0. Unplayed games are shown as +/- (White wins), -/+ (Black wins) or -/- (both lose).", note: Some("The Danish entry cites 11.10 and 12.3b, both stale; 11.8 is meant."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given Black absent at the default time, when scored, then +/-." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given both players guilty under 11.8, when scored, then 0-0." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("result")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("resultat")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("result")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("uitslag"), Glossary("resultat")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.scoresheet"), kind: Kind::Equipment, title: "Scoresheet",
        rule: "A scoresheet is the form, on paper or electronic, on which the moves are recorded.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an electronic scoresheet, when asked, then a scoresheet." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("scoresheet")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("noteringsskjema")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("scoresheet")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("notatieformulier"), Glossary("noteringsliste")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.sealed-move"), kind: Kind::Definition, title: "Sealed move",
        rule: "A sealed move is the next move of the player having the move, written down and sealed in an envelope when a game is adjourned.", note: Some("The Danish entry cites I.1.1, the Dutch I, the Norwegian 8.1."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an adjourned game, when its record is read, then it holds exactly one sealed move." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("sealed move")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("hemmelig trekk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("sealed move")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("afgegeven zet"), Glossary("hemmeligt træk")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.seventy-five-move-rule"), kind: Kind::Rule, title: "Seventy-five-move rule",
        rule: "The game is drawn if the last 75 moves have been completed by each player without a pawn move or capture.", note: Some("Article 9.6.2 says made in Norwegian and Dutch, completed in Danish; the glossaries all say completed."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 75 such moves each and no mate on the last, when judged, then a draw without a claim." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("75-move rule")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("75-treksregelen")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("75-move rule")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("75-zettenregel"), Glossary("75 træks regel")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.spectators"), kind: Kind::Definition, title: "Spectators",
        rule: "Spectators are those who watch the games without being arbiters or players; players who have finished count as spectators.", note: Some("The English glossary of July 2017 excludes players too and counts those who have finished."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a player whose game is over, when classified, then a spectator (11.4)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("spectators")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("tilskuere")], differs: Some("Only excludes arbiters."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("spectators")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("toeschouwers"), Glossary("tilskuere")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.stalemate"), kind: Kind::Rule, title: "Stalemate",
        rule: "Stalemate means that the player having the move has no legal move and the king is not in check.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 7k/5Q2/7K/8/8/8/8/8 b - - 1 50, when asked, then stalemate." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("stalemate")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("patt")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("stalemate")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("pat")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.standard"), kind: Kind::Rule, title: "Standard chess",
        rule: "Standard chess is a game in which each player has at least sixty minutes.", note: Some("The Norwegian wording is a slip of translation: it would leave exactly sixty in no class, and the English glossary of July 2017 says at least sixty. Settled as standard, as in rapid.definition and time-controls.toml."), checks: &[
            Check { editions: &[E2014, E2018, E2023], text: "Given 60:00 per player, when classified, then standard." },
            Check { editions: &[E2017], text: "Given exactly 60:00 per player, when classified, then not rapid (A.1: less than 60) and therefore standard, although the glossary by its letter says more than 60." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("standard play")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("langsjakk")], differs: Some("More than sixty minutes, which leaves exactly sixty unclassified."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("standard chess")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("standaardschaak"), Glossary("standard")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.start-of-session"), kind: Kind::Definition, title: "Start of the session",
        rule: "The start of the session is the start of the game, unless the regulations of the competition specify otherwise.", note: Some("Only in the Dutch glossary; it prints the same text for session itself."), checks: &[
            Check { editions: &[E2023], text: "Given regulations that count lateness from the opening ceremony, when default time is measured, then from there; otherwise from the start of the game." },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Glossary("begin van de zitting"), Glossary("zitting")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.supervise"), kind: Kind::Definition, title: "Supervise",
        rule: "To inspect or control.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an arbiter watching three rapid games, when asked, then supervising." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("supervise")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("tilsyn")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("supervise")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("toezien"), Glossary("overvåge")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.the-exchange"), kind: Kind::Definition, title: "The exchange",
        rule: "A player who has lost a bishop or knight while the opponent has lost a rook has won the exchange.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given rook for bishop, when classified, then the exchange." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("exchange")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("kvalitet")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("exchange")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("kwaliteit")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.time-control"), kind: Kind::Definition, title: "Time control",
        rule: "Time control has two senses: the regulation of the time allotted (for example 40 moves in 90 minutes and the rest in 30, plus 30 seconds from move 1), and the goal that is reached, for example on completing 40 moves in less than 90 minutes.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 40/90 and 40 moves completed in 1:29:59, when asked, then the control is passed." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("time control")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("tidskontroll"), Glossary("betenkningstid")], differs: Some("Two entries: betenkningstid for the description, tidskontroll for the goal."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("time control")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("tijdcontrole"), Glossary("tidskontrol")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.time-period"), kind: Kind::Definition, title: "Time period",
        rule: "A time period is a stretch of the game with a time of its own, in which a number of moves or all moves must be completed.", note: Some("The English glossary of July 2017 has the entry; the Norwegian one lacks it."), checks: &[
            Check { editions: &[E2014, E2018, E2023], text: "Given 40/90 then rest/30, when counted, then two periods." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("time period")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("time period")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("tijdperiode"), Glossary("tidsperiode")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.touch-move"), kind: Kind::Rule, title: "Touch-move",
        rule: "A player who touches a piece intending to move it must move it.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a touched king with a legal move, when play goes on, then the king moves (4.3.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("touch move")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("rørt brikke")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("touch move")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("rørt brik")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.vertical"), kind: Kind::Definition, title: "Vertical",
        rule: "The eighth rank is thought of as the top of the board, and so the files are called vertical.", note: Some("The English glossary of July 2017 speaks of files."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given file e, when described, then vertical." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("vertical")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("vertikal")], differs: Some("Says that the ranks are seen as vertical, an evident slip for files."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("vertical")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("lodret")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.white"), kind: Kind::Definition, title: "White",
        rule: "The 16 light pieces and the 32 light squares are called white; with a capital, White is also the player of the white pieces.", note: Some("The Norwegian entry does not mention a capital."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the initial position, when counted, then 16 white pieces and 32 white squares." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("white")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("hvit")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("white")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("wit"), Glossary("hvid")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.win-or-loss-by-default"), kind: Kind::Definition, title: "Win or loss by default",
        rule: "A win or loss by default is a game won or lost without play and without effect on the rating.", note: Some("Only in the Dutch glossary, under 10.1."), checks: &[
            Check { editions: &[E2023], text: "Given an opponent who never came, when scored, then +/- or -/+ and not rated." },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Glossary("reglementair winst of verlies")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("glossary.zero-tolerance"), kind: Kind::Rule, title: "Zero tolerance",
        rule: "Zero tolerance means that the default time is zero: a player must be at the chessboard when the round starts.", note: Some("Norwegian and Danish say present before the round starts; Dutch says a default time of 0 minutes. Printed nultolerence in the Danish text."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given zero tolerance, when a player arrives one second late, then the game is lost unless the arbiter decides otherwise (6.7.1)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("zero tolerance")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("nulltoleranse")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("zero tolerance")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("nultolerantie"), Glossary("nultolerance")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("guidelines.status"), kind: Kind::Definition, title: "Guidelines are recommended, not part of the Laws",
        rule: "Guidelines I (adjourned games), II (Chess960) and III (games without increment, quickplay finishes) help organisers; they are not Laws, but their use is strongly recommended wherever they fit the competition.", note: Some("The two 2023 translations differ in strength: Danish recommends the guidelines strongly, Dutch merely recommends them. The Norwegian text of 2017 has the heading Guidelines but prints no such introduction. In 2005 the adjournment rules are an appendix (A) and the quickplay rules an article (10); in 2009 adjournment has already become a guideline while Chess960 (Appendix F) and quickplay (Article 10) are not."), checks: &[
            Check { editions: &[E2023], text: "Given an event whose regulations do not mention Guidelines I, when a player asks to adjourn, then the program must treat the adjournment rules as optional guidance and not as a Law." },
            Check { editions: &[E2005], text: "Given the same event under the 2005 edition, when a game is unfinished at the end of the session, then Appendix A applies as an appendix of the Laws." },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Article("Guidelines introduction")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.completed"), kind: Kind::Rule, title: "When an illegal move is completed",
        rule: "An illegal move is completed once the player has pressed the clock. Before the press it is no offence: the player corrects it, bound by touch-move.", note: Some("In 2005 and 2009 Article 7 has no such sentence for standard play; the general rule of completion (6.8 a, 6.7 a) yields it. Rapid and blitz of those editions say it expressly (rapid.illegal-move-completed, blitz.illegal-move-completed)."), checks: &[
            Check { editions: ALL, text: "given FEN 4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1, when White plays Ng1-f3 (leaving the king in check) and has not pressed, then no illegal move is completed, no penalty is due, and White must move the touched knight legally: Ng1-e2" },
            Check { editions: ALL, text: "given the same, when White presses, then an illegal move is completed" },
            Check { editions: ALL, text: "given an illegal move that would give mate on the board, when White has not pressed, then it is neither completed nor game-ending (5.1 requires a legal move)" },
            Check { editions: ALL, text: "given 6k1/5ppp/8/8/8/8/8/K1R4r w - - 0 1, when White plays the illegal Rc1-c8 (the rook is pinned; the picture looks like mate) and presses, then the game is not won: an illegal move is completed, the position is restored with the penalty and White must make a legal move with the rook (b1 d1 e1 f1 g1 or xh1)" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("follows from the general completion rule; 7.4 a only presupposes a completed illegal move"); places(&[
            (&[E2005], Place { numbers: &[Article("6.8 a"), Article("7.4 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 a"), Article("7.4 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 a"), Article("7.5 a")], differs: Some("follows from the general completion rule; 7.5 a only presupposes a completed illegal move"), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.5.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("illegal-move.draw-if-opponent-cannot-mate"), kind: Kind::Rule, title: "Illegal move would lose but the opponent cannot possibly mate",
        rule: "Instead of being lost through illegal moves, the game is drawn if the opponent could not checkmate the player's king by any series of legal moves.", note: Some("The test is applied to the position on which play would have continued (restored under 7.5.1, or with the queen of 7.5.2). Dutch 2023 omits the words the player's king; no difference."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given White has king and queen, Black a bare king, and White completes the illegal move that would lose (third in 2009, second in 2017 and 2023), then the game is drawn" },
            Check { editions: &[E2005], text: "given the same with White's third illegal move, then White loses: the edition has no such exception for illegal moves, although it has one for flag fall (6.10)" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given White has king and rook against king and knight, then White loses: a mate by some legal series exists" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("7.4 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.5 b")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("7.7.2"), Article("7.8.2"), Article("7.5.3")], ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.5.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.final-penalty"), kind: Kind::Rule, title: "The illegal move that loses the game",
        rule: "A player's second completed illegal move loses the game; the arbiter declares it.", note: Some("Sequence: 2005 third, 2009 third, 2017 second, 2023 second."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given standard play and White's second completed illegal move in a position where Black has king and rook, then Black wins" },
            Check { editions: &[E2005, E2009], text: "given White's second, then the game continues; given White's third, then Black wins" },
            Check { editions: &[E2018, E2023], text: "given White pressed without moving at move 10 and leaves the king in check at move 40, then these are two illegal moves and White loses" },
            Check { editions: &[E2017], text: "given the same, then White loses: 7.8.1 makes the press an illegal move, and 7.5.3 lets the player's second illegal move lose without saying of which kind (FIDE's clarifications of June 2017 agree)" },
            Check { editions: &[E2017], text: "given the reverse order (king left in check at move 10, press without moving at move 40), then 7.8.2 taken alone has seen only a first offence of its kind, while 7.5.3 has seen two illegal moves; FIDE's clarifications of June 2017 let any two lose, the text does not settle it: ask the arbiter" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.4 b")], differs: Some("the third illegal move of the same player loses"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.5 b")], differs: Some("the second illegal move loses; there are no other kinds of illegal move than those of 7.5 a"), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("7.5.3")], differs: Some("the second illegal move loses; two hands (7.7.1) and a press without a move (7.8.1) count as illegal moves but also have clauses of their own (7.7.2, 7.8.2), whose second-offence wording is per kind"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.5.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.first-penalty"), kind: Kind::Rule, title: "Time penalty for a completed illegal move",
        rule: "For a player's first completed illegal move the arbiter gives the opponent two extra minutes.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given standard play, White 0:03:10 and Black 0:00:40, when White's first illegal move is found, then Black has 0:02:40 and White's time is not reduced by the penalty" },
            Check { editions: &[E2005, E2009], text: "given White's second illegal move, then Black again gets 2 minutes and the game continues" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White and Black have each completed one illegal move, then each has one; the tallies are per player and nobody loses" },
            Check { editions: &[E2023], text: "given a rapid game, then the addition is 1 minute (rapid.penalty-minutes)" },
            Check { editions: &[E2014, E2017, E2018], text: "given a blitz game under full supervision, then the addition is 1 minute (blitz.penalty-minutes); given a rapid game under full supervision, then it is 2 minutes" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("7.4 b")], differs: Some("two minutes for each of the player's first two illegal moves"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("7.4 b")], differs: Some("two minutes for the first and two more for the second illegal move"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.5 b")], differs: Some("refers to 7.5 a only"), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("7.5.3")], differs: Some("refers to 7.5.1 and 7.5.2 only; two hands and pressing without moving have their own clauses"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.5.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.king-capture"), kind: Kind::Rule, title: "Capturing the king counts as an illegal move",
        rule: "Capturing the opponent's king is an illegal move and is treated like any other once completed.", note: Some("Named in Article 7 only in 2005 and 2009. 2017 and 2023 do not name it there: 1.4.1 forbids it and 3.10 makes it illegal, so the treatment is the same; FIDE's clarifications of June 2017 confirm it."), checks: &[
            Check { editions: &[E2005, E2009], text: "given Black left the king on g8 in check from a rook on g1, when White plays Rg1xg8 and presses, then White has completed an illegal move; the earlier illegal move by Black is the first irregularity and play goes back to before it" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same, then it is an illegal move as well (1.4.1, 3.10.2) and is treated under 7.5.1, with the same way back" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.4 a")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.last-identifiable-position"), kind: Kind::Rule, title: "When the position before the illegal move is unknown",
        rule: "Failing knowledge of the position right before the irregularity, play resumes from the latest earlier position that can be identified.", note: None, checks: &[
            Check { editions: ALL, text: "given scoresheets are complete only up to move 20 and the illegal move was made somewhere between 21 and 24, then the game continues from the position after move 20" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.4 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.5 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.5.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.press-without-moving"), kind: Kind::Rule, title: "Pressing without having moved",
        rule: "A player who presses the clock without making a move is treated and penalised as for an illegal move.", note: Some("No counterpart in 2005 and 2009. In 2017 and 2023 the same act is also improper handling under 6.2.4; FIDE's clarifications of June 2017 say it is penalised as an illegal move."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given Black to move, when Black presses without moving, then it is Black's first illegal move: White gets 2 minutes (standard) and Black must still move" },
            Check { editions: &[E2005, E2009, E2014], text: "given the same, then Article 7 does not make it an illegal move; Article 6 leaves it to the arbiter" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017], Place { numbers: &[Article("7.8.1")], differs: Some("counts as an illegal move; the penalty stands separately in 7.8.2"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.5.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.press-without-moving-penalty"), kind: Kind::Rule, title: "Penalty for pressing without moving",
        rule: "Pressing the clock without having moved counts in the common tally of illegal moves: two minutes for the opponent at the player's first illegal move of any kind, loss of the game at the second.", note: Some("Same ambiguity about tallies in 2017 as in illegal-move.two-hands-penalty."), checks: &[
            Check { editions: &[E2018, E2023], text: "given Black pressed without moving twice, then Black loses at the second (draw if White cannot possibly mate)" },
            Check { editions: &[E2017], text: "given Black pressed without moving twice, then Black loses at the second (draw if White cannot possibly mate)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017], Place { numbers: &[Article("7.8.2")], differs: Some("own scale: first time two minutes, second time of the same kind loss"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.5.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.replacement-touch-move"), kind: Kind::Rule, title: "Touch-move binds the replacing move",
        rule: "The move that replaces the illegal one is subject to touch-move (4.3) and to the rule on released pieces (4.7).", note: None, checks: &[
            Check { editions: ALL, text: "given FEN 4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1 and White completes the illegal Ng1-f3, then after restoration White must play Ng1-e2, the knight's only legal move" },
            Check { editions: ALL, text: "given FEN 4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1 and White completes the illegal Na1-b3, then the knight has no legal move and White may play any legal move (Kd1, Kd2, Kf1 or Kf2)" },
            Check { editions: ALL, text: "given White illegally captured a piece with a pinned rook and the touched enemy piece can legally be captured by another white piece, then, the rook having no legal move, White must capture the touched piece (4.3)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("7.4 a")], differs: Some("names only touch-move (4.3), not the rule on released pieces"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("7.4 a")], differs: Some("names 4.3 and 4.6, the latter being that edition's rule on released pieces"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.5 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.5.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.restore-position"), kind: Kind::Rule, title: "Back to the position before the illegal move",
        rule: "If a completed illegal move is found during the game, the position immediately before it is restored and the game goes on from there, however long ago it was.", note: None, checks: &[
            Check { editions: ALL, text: "given White's illegal 12th move was completed and is found at move 30 of a standard game, then the position before White's 12th move is restored and all later moves are void" },
            Check { editions: ALL, text: "given the game has already ended by mate, stalemate, resignation, agreement or an established loss on time when an earlier illegal move is found, then nothing is restored and the result stands" },
            Check { editions: ALL, text: "given a rapid or blitz game under the modified rules in which the opponent has made the next move, then rapid.illegal-move-stands prevails (2005 and 2009: the claim is lost)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("7.4 a")], differs: Some("adds that the clocks are adjusted under 6.14"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("7.4 a")], differs: Some("adds that the clocks are adjusted under 6.13"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.5 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.5.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.two-hands"), kind: Kind::Rule, title: "Using two hands for one move",
        rule: "A player who uses two hands for a single move (in castling, capturing or promoting, for example) and has pressed the clock is treated and penalised as for an illegal move.", note: Some("Danish 2023 and the English text give castling, capture and promotion as examples; Dutch 2023 and Norwegian 2017 read as a closed list. 2005 and 2009: only 4.1. No text says whether the two-handed move is taken back and played again (7.5.1) or stands with the penalty alone; touch-move and release (4.3, 4.7) bring the same move back in nearly every case. Where it matters, ask the arbiter. A two-handed mate, stalemate or dead position has already ended the game (end.checkmate)."), checks: &[
            Check { editions: &[E2018, E2023], text: "given White castles using both hands and presses, then it is an illegal move" },
            Check { editions: &[E2018, E2023], text: "given White castles using both hands but has not pressed, then it is not yet an illegal move" },
            Check { editions: &[E2017], text: "given White castles using both hands and has not pressed, then by the text it already counts as an illegal move" },
            Check { editions: &[E2005, E2009, E2014], text: "given the same, then 4.1 (one hand) is broken but Article 7 prescribes nothing" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017], Place { numbers: &[Article("7.7.1")], differs: Some("no press is required; castling, capture and promotion read as a closed list"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.5.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.two-hands-penalty"), kind: Kind::Rule, title: "Penalty for using two hands",
        rule: "Using two hands and pressing the clock counts in the common tally of illegal moves: two minutes for the opponent at the player's first illegal move of any kind, loss of the game at the second.", note: Some("Whether 2017's own scale is a separate tally is a known ambiguity of the text of July 2017: 7.5.3 speaks of the second illegal move of any kind, 7.7.2 and 7.8.2 of the second breach of the same kind. FIDE's clarifications of June 2017 count any two together, and also count an illegal move made with two hands as one. The common tally was written into the Laws by the amendment of January 2018 and stands in 2023."), checks: &[
            Check { editions: &[E2018, E2023], text: "given White's first illegal move was a two-handed capture and the second leaves the king in check, then White loses" },
            Check { editions: &[E2017], text: "given two two-handed moves by White, then White loses; given a two-handed move and later a move that leaves the king in check, then White loses (7.7.1 counts the first as an illegal move, 7.5.3); given the two in the reverse order, then 7.7.2 alone has seen a first offence and the text does not settle it (see note)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017], Place { numbers: &[Article("7.7.2")], differs: Some("own scale: first breach of 7.7.1 two minutes, second breach of 7.7.1 loss"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("7.5.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("illegal-move.unpromoted-pawn"), kind: Kind::Rule, title: "Pawn left on the last rank",
        rule: "If a player moves a pawn to the last rank and presses the clock without having replaced it, the move is illegal; the pawn is replaced by a queen of its colour.", note: Some("Doubt: if the unreplaced pawn move also leaves the player's own king in check, 7.5.1 (restore) rather than 7.5.2 (queen) must govern, since the move is illegal for another reason. The texts do not address it. The Swedish 2009 text mentions promotion only in passing in a list of illegal moves; Danish 2005 says promotion requirements not met."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given FEN 8/4P3/8/8/8/8/k6K/8 w - - 0 1, when White plays e7-e8, leaves the pawn and presses, then it is an illegal move, a white queen goes on e8, White has no choice of piece, and Black has the move" },
            Check { editions: &[E2005, E2009], text: "given the same, then it is an illegal move, the pawn goes back to e7, White must move it again and may choose queen, rook, bishop or knight" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the queen so placed gives stalemate, then the queen is still prescribed" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 3r4/4P3/8/8/8/8/k6K/8 w - - 0 1, when White takes the rook with the pawn, leaves the pawn on d8 and presses, then a white queen goes on d8 (the square the pawn stands on), Black gets the penalty time and has the move" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 8/4P3/8/8/8/8/k6K/8 w - - 0 1 and White already has one completed illegal move, when White plays e7-e8, leaves the pawn and presses, then the second illegal move would lose, but Black has a bare king, so the game is drawn" },
            Check { editions: ALL, text: "given the pawn stands on e8 unreplaced and White has not pressed, then nothing is completed and White may still put any promotion piece on e8" },
            Check { editions: &[E2009], text: "given FEN 7r/6P1/8/8/8/7P/k6K/8 w - - 0 1, when White releases the pawn on g8, leaves it and presses, then after restoration it must promote on g8 (released piece, 4.6)" },
            Check { editions: &[E2005], text: "given the same, then only touch-move is named for the replacing move, so g7xh8 with promotion is not excluded by Article 7" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("7.4 a")], differs: Some("failing the promotion requirements is an illegal move; the position is restored and the move replayed with a free choice of piece; no automatic queen"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("7.4 a")], differs: Some("an incorrect promotion is an illegal move; the position is restored and the move replayed with a free choice of piece; no automatic queen"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.5 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.5.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("irregularity.clock-times"), kind: Kind::Discretion, title: "Clock times after a position is put back",
        rule: "When an irregularity makes it necessary to put pieces back to an earlier position, the arbiter sets the times on the clock by best judgement.", note: None, checks: &[
            Check { editions: ALL, text: "given an illegal move completed at White 0:40:00, Black 0:35:00 and found when the clocks read White 0:31:00, Black 0:29:00, when the position is put back, then the arbiter fixes both times; no formula is prescribed and the penalty minutes come on top" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("stands in Article 6 and applies to an irregularity and/or a restored position, so also to irregularities without any putting back"); places(&[
            (&[E2005], Place { numbers: &[Article("6.14")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.13")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.1")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("irregularity.clock-times-left"), kind: Kind::Discretion, title: "The arbiter may leave the times as they are",
        rule: "The arbiter's judgement includes the right not to change the clock times at all.", note: Some("No counterpart in 2005 and 2009; the second check states the absence."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given an illegal move found immediately after the press, when the arbiter leaves both times and only adds the penalty, then the decision is within the Laws" },
            Check { editions: &[E2005, E2009], text: "given the same, then the text obliges the arbiter to fix the times by judgement and does not mention leaving them" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("7.1")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("irregularity.move-counter"), kind: Kind::Procedure, title: "Correcting the clock's move counter",
        rule: "Where the clock counts moves, the arbiter brings the count into line with the restored position as needed.", note: None, checks: &[
            Check { editions: ALL, text: "given White's illegal 17th move was completed and the position is put back to before move 17, when the counter reads 17 for White, then the arbiter sets it to 16" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.14")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.13")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.1")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("king.step"), kind: Kind::Rule, title: "King: one square in any direction",
        rule: "The king moves in one of two ways; the first is a step to any adjoining square. That the square may not be attacked follows from the rule against self-check.", note: Some("The last check is why the 2005 and 2009 condition 'not attacked' alone would not suffice: the square behind the king is attacked only once the king has gone. Rule 3.9 settles it in all editions."), checks: &[
            Check { editions: ALL, text: "given k7/8/8/8/3K4/8/8/8 w - - 0 1, then the king d4 has exactly 8 moves: c3 c4 c5 d3 d5 e3 e4 e5" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/r7/4K3 w - - 0 1, then e1d2, e1e2 and e1f2 are refused (attacked by the rook a2) and e1d1 and e1f1 are legal" },
            Check { editions: ALL, text: "given 4k3/8/8/8/r3K3/8/8/8 w - - 0 1 (in check along the rank), when White plays e4f4, then it is refused although f4 was screened by the king itself before the move" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("States here that the adjoining square must not be attacked by an enemy piece."); places(&[
            (&[E2005], Place { numbers: &[Article("3.8 a"), Article("3.8 a I")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.8"), Article("3.8 i")], alternatives: &[(Language::English, Article("3.8 i"), Article("3.8 a"))], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.8"), Article("3.8 a")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.8"), Article("3.8.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("knight.move"), kind: Kind::Rule, title: "The knight's move",
        rule: "The knight moves to one of the squares nearest to its own that lie on neither its file, its rank nor a diagonal through it; pieces in between do not matter.", note: Some("That the knight may pass over pieces is not said in words in any edition; it follows because 3.5 names only bishop, rook and queen."), checks: &[
            Check { editions: ALL, text: "given k7/8/8/8/3N4/8/7K/8 w - - 0 1, then the knight d4 has exactly 8 moves: b3 b5 c2 c6 e2 e6 f3 f5" },
            Check { editions: ALL, text: "given the initial position, then g1f3 and g1h3 are legal although the knight is surrounded" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("3.6")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.6")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("legality.illegal-move"), kind: Kind::Definition, title: "Illegal move",
        rule: "A move is illegal when it fails any applicable requirement of 3.1 to 3.9.", note: Some("2005 and 2009 use 'illegal move' in Article 7 without defining it; there it is the contrary of what 4.6 says."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1, when White plays e2d3, then the move is illegal (leaves the king in check)" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the initial position, when White plays e2e5, then the move is illegal" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("3.10 b"), Glossary("illegal")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("3.10.2"), Glossary("ulovlig")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("3.10.2"), Glossary("illegal")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.10"), Article("3.10.2"), Glossary("onreglementair"), Glossary("ulovlig")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("legality.illegal-position"), kind: Kind::Definition, title: "Illegal position",
        rule: "A position is illegal when no series of legal moves could have produced it.", note: Some("Undecidable in practice by simple inspection: a program can offer sound tests that prove illegality, not a complete one. The title of Article 7 in 2005 and 2009 is 'illegal positions', without a definition."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1 (both kings in check), then the position is illegal" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1 (nine white pawns), then the position is illegal" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 4k3/8/8/8/8/8/8/P3K3 w - - 0 1 (white pawn on the first rank), then the position is illegal" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1 (bishop on a1 behind an unmoved pawn b2), then the position is illegal, though only retrograde reasoning shows it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("3.10 c"), Glossary("illegal")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("3.10.3"), Glossary("ulovlig")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("3.10.3"), Glossary("illegal")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.10"), Article("3.10.3"), Glossary("onreglementair"), Glossary("ulovlig")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("legality.legal-move"), kind: Kind::Definition, title: "Legal move",
        rule: "A move is legal when every applicable requirement of 3.1 to 3.9 is met; Article 4 plays no part in legality.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, when White touches the knight b1 and then plays g1f3, then g1f3 is a legal move (Article 3) although it breaks touch-move (Article 4)" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a move played with two hands, then it is a legal move in the sense of this definition; its treatment as an illegal move comes only from Article 7" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("4.6")], differs: Some("No definition of legality; 4.6 only says that a move counts as made when the relevant requirements of Article 3 are met."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("4.6")], differs: Some("Stands in the closing paragraph of 4.6: a move is made legally when all relevant parts of Article 3 are carried out."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.10 a"), Glossary("legal move")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("3.10.1"), Glossary("lovlig trekk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("3.10.1"), Glossary("legal move")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.10"), Article("3.10.1"), Glossary("reglementaire zet"), Glossary("lovligt træk")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move-made.capture"), kind: Kind::Rule, title: "When a capture is made",
        rule: "A capture is made when the captured piece is off the board and the player has put the capturing piece on its new square and released it.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, when White has released the white pawn on d5 beside or upon the black pawn, which is still on the board, then the capture is not made yet" },
            Check { editions: ALL, text: "given rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3, when White has released the pawn on d6 but the black pawn d5 still stands, then the en passant capture is not made yet, though White is bound to it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.6 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.7 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.7.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move-made.castling"), kind: Kind::Rule, title: "When castling is made",
        rule: "Castling is made when the hand has released the rook on the square the king crossed.", note: Some("The Dutch text says 'its square of destination' for the rook where the others say the square crossed by the king."), checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White has released the king on g1 and the rook on f1, then castling is made" },
            Check { editions: ALL, text: "given the same position, when White has released the king on g1 and still holds the rook over f1, then castling is not made" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.6 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.7 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.7.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move-made.illegal-replaced"), kind: Kind::Rule, title: "An illegal move is replaced by another",
        rule: "If the move is not legal, another move is to be made in its place, as in 4.5.", note: Some("Only in 2009, closing sentence of 4.6. It concerns the time before the move is completed; completed illegal moves belong to Article 7 in every edition. The reference is to 4.5 (any legal move when no touched piece can be played), not to 4.3, although 4.3 applies to the pieces touched anyway."), checks: &[
            Check { editions: &[E2009], text: "given 4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1, when White plays e2d3 (illegal) and notices before pressing the clock, then another move must be made; the bishop has no legal move, so any legal move is free" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2009], Place { numbers: &[Article("4.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move-made.plain"), kind: Kind::Rule, title: "When a plain move is made",
        rule: "A move that is neither a capture nor castling nor a promotion is made once the piece stands on its new square and the hand has let go of it.", note: Some("Partly inferred: the articles themselves list only capture, castling and promotion. The glossaries of 2017 and 2023 give the general definition."), checks: &[
            Check { editions: ALL, text: "given the initial position, when White puts the knight g1 on f3 and lets go, then g1f3 is made and Black has the move" },
            Check { editions: ALL, text: "given the initial position, when White holds the knight on f3, then no move is made yet" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("4.6")], differs: Some("General test: the move is made when the relevant requirements of Article 3 are met."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("4.6")], differs: Some("Introduces the three special cases without a general test; the closing paragraph adds when a move is legally made."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.7"), Glossary("made")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("4.7"), Glossary("utført")], differs: Some("The Norwegian text says that with the release the move is then considered made, which covers the plain move in the article itself."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("4.7"), Glossary("made")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("4.7"), Glossary("gedaan"), Glossary("udført")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move-made.promotion"), kind: Kind::Rule, title: "When a promotion is made",
        rule: "A promotion is made when the hand has released the new piece on the square of promotion and the pawn has been taken off the board.", note: None, checks: &[
            Check { editions: ALL, text: "given 8/4P3/8/8/8/8/k6K/8 w - - 0 1, when a new queen has been released on e8 and the pawn e7 is off the board, then e8=Q is made" },
            Check { editions: ALL, text: "given the same position, when the pawn has been released on e8 and no new piece has been put there, then the promotion is not made" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same position, when a new queen has been released on e8 while the pawn still stands on e7, then the promotion is not made until the pawn is off the board" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.6 c")], differs: Some("Describes the pawn being removed first and the new piece placed and released after it."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.7 c")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.7.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move.capture"), kind: Kind::Rule, title: "Capture by moving onto an enemy piece",
        rule: "Moving a piece to a square held by an enemy piece captures that piece, and taking it off the board is part of the very same move.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, when White plays e4xd5, then the position is 4k3/8/8/3P4/8/8/8/4K3 b - - 0 1" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move.completed-by-ending-game"), kind: Kind::Rule, title: "A game-ending move needs no press",
        rule: "A move that itself ends the game is completed when it is made, without a press: checkmate, stalemate, dead position, the fifth occurrence of a position, 75 moves each without pawn move or capture, and the move on which a correct repetition claim rests.", note: Some("Lists of referred articles: 2005 all of 5.1 and 5.2; 2009 5.1 a, 5.2 a-c, 9.6; 2017 (Norwegian) 5.1.1, 5.2.1, 5.2.2, 5.2.3, 9.6.2; 2023 Dutch 5.1.1, 5.2.1, 5.2.2, 9.2.1, 9.6.1, 9.6.2; 2023 Danish the same without 9.2.1. The English 2023 text has 9.2.1, so the Dutch list is followed. 9.6 in 2009 is the dead position, not repetition. The English text of January 2018 names 5.1.1, 5.2.1, 5.2.2, 9.6.1 and 9.6.2; 6.2 was not amended then, so the English list of July 2017 was probably the same. The Norwegian list is followed."), checks: &[
            Check { editions: ALL, text: "given FEN rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 and Black at 0:00:01, when Black plays Qd8-h4 mate and Black's flag falls before any press, then Black wins by checkmate and the flag is irrelevant" },
            Check { editions: ALL, text: "given FEN 7k/8/5KQ1/8/8/8/8/8 w - - 0 1 and White at 0:00:01, when White plays Qg6-f7 (stalemate) and White's flag falls before the press, then the game is drawn by stalemate" },
            Check { editions: ALL, text: "given FEN 6k1/5ppp/8/8/8/8/8/K1R4r w - - 0 1, when White plays Rc1-c8 (illegal, the rook is pinned by Rh1) and has not pressed, then the game has not ended, the move is not completed, and no illegal-move penalty is due yet; White must retract and, the rook having been touched, play a legal rook move" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White has 0:00:01 and makes the move that reaches 75 moves each without pawn move or capture, when the flag falls before the press, then the game is drawn under 9.6.2" },
            Check { editions: &[E2014, E2018, E2023], text: "given White has 0:00:01 and makes the move that brings about the fifth occurrence of a position, when the flag falls before the press, then the game is drawn under 9.6.1" },
            Check { editions: &[E2017], text: "given the same, then 6.2.1.1 does not name 9.6.1 and the text leaves it open; recommended: drawn, since 9.6.1 draws the game when the position occurs (see automatic-draw.fivefold)" },
            Check { editions: &[E2005, E2009, E2014, E2017], text: "given a draw is agreed after White has made a move but not pressed, then White's last move counts as completed" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.8 a")], differs: Some("refers to the whole of 5.1 and 5.2, hence mate, resignation, stalemate, dead position and agreement (and nominally the claimable draws); no automatic fivefold or 75-move draw exists"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 a")], differs: Some("mate, stalemate, dead position and draw by agreement; resignation is not in the list; no automatic fivefold or 75-move draw exists"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 a (1)")], differs: Some("mate, stalemate, dead position, draw by agreement, the fivefold draw and the 75-move draw; the list does not name a repetition claim (9.2)"), basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("6.2.1.1")], differs: Some("mate, stalemate, dead position, draw by agreement and the 75-move draw; the list does not name the fivefold draw (9.6.1) nor a repetition claim (9.2.1)"), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("6.2.1.1")], differs: Some("mate, stalemate, dead position, the fivefold draw and the 75-move draw; the list does not name a repetition claim (9.2.1)"), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("6.2.1.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move.completed-by-next-move"), kind: Kind::Rule, title: "An unpressed move is completed by the player's next move",
        rule: "If a player forgot to press, the earlier move counts as completed once that player has made the next move.", note: Some("No counterpart in the 2005 and 2009 texts; the third check states the consequence of its absence."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White plays 1.e4 without pressing and Black replies 1...e5 while White's clock still runs, when White makes 2.Nf3, then 1.e4 is completed and White's completed count is 1; 2.Nf3 becomes completed only on the press" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given Black answers an unpressed White move and nobody has pressed, then Black's reply is made but not completed; when Black later makes another move, that reply becomes completed" },
            Check { editions: &[E2005, E2009], text: "given the same sequence as the first check, then no rule completes 1.e4 retroactively: a move needs the press or must end the game" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("6.2 a (2)")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move.completed-by-press"), kind: Kind::Rule, title: "Pressing the clock completes the move",
        rule: "Having made a move on the board the player stops their own clock and starts the opponent's. That press completes the move; until then it is made but not completed.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position and White to move, when e2-e4 is made and released but White has not pressed, then White's completed-move count is 0, Black has the move, and White's clock still runs; when White presses, the count is 1 and Black's clock runs" },
            Check { editions: ALL, text: "given a period of 40 moves and White at move 40 with 0:00:02 left and no increment, when White makes move 40 but the clock reaches 0:00:00 before the press, then 39 moves are completed and the period's requirement is not met" },
            Check { editions: ALL, text: "given the same, when White presses at 0:00:01, then 40 moves are completed and the requirement is met even if Black never moves again" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.8 a")], differs: Some("put negatively: a move is not regarded as completed until the player's own clock is stopped and the opponent's started, unless the move ends the game"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.7 a")], differs: Some("put negatively, as in 2005"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.2 a")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("move.not-onto-own-piece"), kind: Kind::Rule, title: "No move onto one's own piece",
        rule: "A piece may not be moved to a square that holds a piece of its own colour.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, when White plays a1a2, then it is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("3.1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.algebraic-only"), kind: Kind::Notation, title: "Algebraic notation is the only one recognised",
        rule: "For its own tournaments and matches FIDE recognises one system of notation only, the algebraic system.", note: None, checks: &[
            Check { editions: ALL, text: "given a scoresheet entry 'Nf3', then it is algebraic and acceptable" },
            Check { editions: ALL, text: "given a scoresheet entry 'N-KB3' (descriptive) or '7163' (numeric), then it is not algebraic and not recognised" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E introduction")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C introduction")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C introduction"), Glossary("algebraic notation")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C introduction"), Glossary("algebraisk notasjon")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C introduction"), Glossary("algebraic notation")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C introduction"), Glossary("algebraïsche notatie"), Glossary("algebraisk notation")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.arbiter-warns"), kind: Kind::Procedure, title: "The arbiter warns the player",
        rule: "An arbiter who sees a player using another system should tell the player of the requirement.", note: Some("'Should' in the Danish 2005 and 2023 and the Norwegian 2017 texts; 'shall' or 'must' in the Swedish 2009 and the Dutch 2023 texts. The two 2023 translations thus disagree; the English text is understood to say 'should'. The English text of 2009 says should."), checks: &[
            Check { editions: ALL, text: "given a player writing descriptive notation, when the arbiter notices, then the arbiter warns the player; the text names no penalty" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E introduction")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C introduction")], differs: Some("Phrased as a duty (shall warn) in the Swedish text."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C introduction")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C introduction")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.castling-long"), kind: Kind::Notation, title: "0-0-0: castling long",
        rule: "0-0-0 stands for castling with the rook of the a-file (a1 or a8), castling long.", note: None, checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when 0-0-0 is read, then it is e1c1 with a1d1; for Black e8c8 with a8d8" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E abbreviations")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C abbreviations")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.13"), Glossary("castling")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.13"), Glossary("rokade")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.13"), Glossary("castling")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.13"), Article("C.13.2"), Glossary("rokeren"), Glossary("rokade")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.castling-short"), kind: Kind::Notation, title: "0-0: castling short",
        rule: "0-0 stands for castling with the rook of the h-file (h1 or h8), castling short.", note: Some("All five translations print digits zero with hyphens. The PGN format uses capital letters O; a reader should accept both. The numbers C.13.1 to C.13.6 are in the Danish 2023 text; the Dutch leaves the lines unnumbered."), checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when 0-0 is read, then it is e1g1 with h1f1; for Black e8g8 with h8f8" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E abbreviations")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C abbreviations")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.13"), Glossary("castling")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.13"), Glossary("rokade")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.13"), Glossary("castling")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.13"), Article("C.13.1"), Glossary("rokeren"), Glossary("rokade")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.draw-offer"), kind: Kind::Notation, title: "How a draw offer is written",
        rule: "An offer of a draw is recorded as (=).", note: Some("The duty of both players to record it stands in Articles 8 and 9."), checks: &[
            Check { editions: ALL, text: "given White plays Kb1 and offers a draw, then both scoresheets carry '(=)' at that move: 11. Kb1 (=)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E13")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C13")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.12"), Glossary("draw offer")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.12"), Glossary("remistilbud")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.12"), Glossary("draw offer")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.12"), Glossary("remiseaanbod/-voorstel"), Glossary("remistilbud")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.en-passant-mark"), kind: Kind::Notation, title: "The mark e.p.",
        rule: "After an en passant capture the mark e.p. may be added.", note: Some("2009 makes the signs for check, mate and capture optional but not e.p.; 2017 and 2023 make e.p. optional too."), checks: &[
            Check { editions: ALL, text: "given rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6, when White captures e5xd6 en passant, then 'exd6 e.p.' conforms in every edition" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same capture, then exd6 or ed6 without the mark conforms as well" },
            Check { editions: &[E2005, E2009], text: "given the same capture, then the mark is called for; the 2009 remark on what need not be written does not name it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E9")], differs: Some("The mark is added; no option."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C9")], differs: Some("The mark is added; no option, and no example is written out."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.9"), Glossary("en passant")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.9.3"), Glossary("en passant")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.en-passant-square"), kind: Kind::Notation, title: "Arrival square of an en passant capture",
        rule: "For an en passant capture the square of arrival is the one on which the capturing pawn finally stands, not the square of the captured pawn.", note: Some("Dropped as a sentence in both 2023 texts; their example exd6 e.p. still shows it. January 2018 lacks the sentence in English as well, and Appendix C was not amended then: in 2017 it may be Norwegian only."), checks: &[
            Check { editions: &[E2005, E2009, E2014, E2017], text: "given rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6, when White captures e5xd6 en passant, then the move is written with d6, never with d5" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E9")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C9")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.9")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.9.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.example-all-signs"), kind: Kind::Notation, title: "Example game, short form with all signs",
        rule: "A short example game of eleven moves shows the short form with every sign, ending with White's draw offer after 11. Kb1.", note: Some("The (=) is set off by a blank in some translations and not in others; a reader must accept both. The copy of the Danish text of 2023 that was read has '2.5f3 S6' for 2.Sf3 Sf6, and in its second variant '2.5f3' for 2.Sf3 and '9.Shd2' for 9.Sbd2: taken as faults of the copy."), checks: &[
            Check { editions: ALL, text: "given the English game text '1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)', when it is replayed, then every move is legal and the final position is r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11 with a draw offer by White pending" },
            Check { editions: ALL, text: "given the Danish, Swedish or Norwegian text '1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)', when it is replayed with those letters, then the same position results" },
            Check { editions: ALL, text: "given the Dutch text '1. e4 e5 2. Pf3 Pf6 3. d4 exd4 4. e5 Pe4 5. Dxd4 d5 6. exd6 e.p. Pxd6 7. Lg5 Pc6 8. De3+ Le7 9. Pbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)', when it is replayed with Dutch letters, then the same position results" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E example game")], ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("C example game")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C example game")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.example-long-form"), kind: Kind::Notation, title: "Example game, long form",
        rule: "A third variant shows the long form with x and e.p.; castling and the last king move are written short.", note: Some("Only in the Dutch 2023 text (8. Dd4d3); the Danish 2023 text has two variants. The eighth move is inconsistent with 8. De3+ of the other variants. The slip is not the translator's: the authentic English text is found with 8. Qd4d3 as well. It should have been Qd4e3, with or without +. The English texts of 2023 and of January 2018 print this variant; it is absent from the Norwegian text of 2017."), checks: &[
            Check { editions: &[E2018, E2023], text: "given the text '1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 7. Bc1g5 Nb8c6 8. Qd4d3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kb1 (=)', when it is replayed, then every move is legal and the final position is r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11" },
            Check { editions: &[E2018, E2023], text: "given the three variants, then the third differs from the first two in White's eighth move: Qd4d3 (no check) against Qe3+; all other moves agree" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2018], Place { numbers: &[Article("C example game")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C example game")], differs: Some("Dutch translation only; absent from the Danish one."), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.example-no-signs"), kind: Kind::Notation, title: "Example game, short form without optional signs",
        rule: "The same game is shown again without x, + and e.p., as ed4, Qd4, ed6, Nd6 and Qe3.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the text '1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)', when it is replayed, then the final position is r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("C example game")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C example game")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.figurines-in-print"), kind: Kind::Notation, title: "Figurines recommended in print",
        rule: "In printed publications the use of figurines for the pieces is recommended.", note: None, checks: &[
            Check { editions: ALL, text: "given the printed move U+2658 f3 (white knight figurine, f3), when it is read, then it is Nf3" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.file-letters"), kind: Kind::Notation, title: "Files a to h",
        rule: "The files carry the small letters a to h, from left to right as White sees the board and from right to left as Black sees it.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, then White's king's rook stands on the h-file, at White's right and Black's left" },
            Check { editions: ALL, text: "given the text 'E4', then it is not correctly written: file letters are small" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E5")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C5")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.5")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.hyphen"), kind: Kind::Notation, title: "No hyphen needed",
        rule: "No hyphen is required between the abbreviation and the square of arrival.", note: Some("2005 and 2009 say there is (or shall be) no hyphen. The Norwegian 2017 text still says there shall be none; both 2023 translations say that none is required. The wording 'no need' probably entered the English text before 2023, so the Norwegian may lag behind. A reader should accept a hyphen in every edition and never write one. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: &[E2005, E2009, E2014, E2017], text: "given the text 'B-e5', then it is not as the appendix wants it: there is no hyphen" },
            Check { editions: &[E2018, E2023], text: "given the text 'B-e5', then it is tolerated: the hyphen is unnecessary, not forbidden" },
            Check { editions: &[E2018, E2023], text: "given the capture of a pawn on d5 written 'e4-d5', then it is tolerated: the hyphen is unnecessary in a capture too" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E8")], differs: Some("There is no hyphen (a ban, not an option)."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C8")], differs: Some("There shall be no hyphen (a ban, not an option)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.8")], differs: Some("There shall be no hyphen (a ban, not an option) in the Norwegian text."), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.8")], differs: Some("There shall be no hyphen (a ban, not an option) in the Norwegian text."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("C.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.long-form"), kind: Kind::Notation, title: "Long form with the square of departure",
        rule: "A longer form that also names the square of departure is acceptable.", note: Some("Not mentioned in 2005 and 2009."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the text Bb2e5, Ng1f3, Ra1d1, e7e5, d2d4 or a6a5, then it is an accepted way of writing Be5, Nf3, Rd1, e5, d4 and a5" },
            Check { editions: &[E2005, E2009], text: "given the text Ng1f3, then the appendix does not provide for it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("C.8")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.national-letters"), kind: Kind::Notation, title: "Letters of the player's own country",
        rule: "Players are free to use the abbreviations customary in their own country.", note: Some("Examples given: F (French) and B (English) for the bishop in 2005, 2009 and both 2023 texts; the Norwegian 2017 text gives its own letters instead."), checks: &[
            Check { editions: ALL, text: "given a French player, when F is written for the bishop (fou), then it is accepted" },
            Check { editions: ALL, text: "given the French game text '1. e4 e5 2. Cf3 Cc6 3. Fb5', when it is read with French letters, then it is 1. e4 e5 2. Nf3 Nc6 3. Bb5" },
            Check { editions: ALL, text: "given one game, when White writes Dutch letters and Black English ones, then both scoresheets conform" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Free use of the first letter of the name customary in the country."); places(&[
            (&[E2005], Place { numbers: &[Article("E3")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C3")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.3")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.3")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("notation.optional-signs"), kind: Kind::Notation, title: "Which signs may be left out",
        rule: "The signs for capture, check, checkmate and en passant are optional; the two castling signs are not.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the moves exd4, Qe3+, Qh4# and exd6 e.p., then ed4, Qe3, Qh4 and ed6 conform as well" },
            Check { editions: &[E2009], text: "given the same moves, then leaving out x, + and # is allowed on the scoresheet, leaving out e.p. is not" },
            Check { editions: &[E2005], text: "given the same moves, then nothing is declared optional" },
            Check { editions: ALL, text: "given castling, then it is written 0-0 or 0-0-0 in every edition" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E abbreviations")], differs: Some("Lists the signs and declares none of them optional."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C abbreviations")], differs: Some("A closing remark says that marking check, mate and capture on the scoresheet is not compulsory; e.p. is not named."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.13")], differs: Some("Says 'the last four signs' (x, +, ++ or #, e.p.)."), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("C.13")], differs: Some("Says 'the last four signs' (x, +, ++ or #, e.p.)."), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.13")], differs: Some("Dutch: the last four; Danish: C.13.3 to C.13.6. The same four."), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.other-system-no-evidence"), kind: Kind::Rule, title: "Scoresheet in another system is no evidence",
        rule: "A scoresheet kept in a system other than the algebraic may not serve as evidence where a player's scoresheet would normally serve as such.", note: None, checks: &[
            Check { editions: ALL, text: "given a player who claims threefold repetition and whose scoresheet is in descriptive notation, when the claim rests on that scoresheet, then the scoresheet is not admitted as evidence" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E introduction")], ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("C introduction")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C introduction")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.pawn-capture"), kind: Kind::Notation, title: "How a capture by a pawn is written",
        rule: "When a pawn captures, the file of departure must be given, then an x may follow, then the square of arrival.", note: Some("The Norwegian 2017 text describes the x here without the word 'may', but its list of abbreviations makes the x optional and its second example game writes ed4 and ed6. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/4n3/3P4/8/8/4K3 w - - 0 1, when White captures d4xe5, then dxe5 conforms in every edition" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same capture, then de5 conforms as well" },
            Check { editions: ALL, text: "given the same capture, then e5 alone does not conform: the file of departure is compulsory" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("The x is described as part of the form here, and made optional by C.13."); places(&[
            (&[E2005], Place { numbers: &[Article("E9")], differs: Some("The x is part of the form; no option."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C9")], differs: Some("The x is part of the form; only the closing remark after the abbreviations makes it optional on the scoresheet."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.9")], differs: SAME, basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.9.3")], differs: SAME, ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("C.9.3")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("notation.pawn-move"), kind: Kind::Notation, title: "How a pawn move is written",
        rule: "A pawn move that is not a capture is written as the square of arrival alone.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, when White plays d2d4, then it is written d4" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E8")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C8")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.8")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.pawn-no-letter"), kind: Kind::Notation, title: "Pawns have no letter",
        rule: "Pawns are not written with an initial; they are recognised by the absence of one.", note: Some("Be5 shows the danger: with Danish or Norwegian letters it would be the pawn (bonde), with English letters it is the bishop."), checks: &[
            Check { editions: ALL, text: "given the text 'e5', 'd4' or 'a5', then it is a pawn move" },
            Check { editions: ALL, text: "given a pawn move to e5, when it is written with a pawn letter (English pe5 or Pe5, Danish and Norwegian Be5), then it is not written as the appendix requires" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Gives positive examples only."); places(&[
            (&[E2005], Place { numbers: &[Article("E4")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C4")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.4")], differs: Some("Adds the wrong forms as a warning: Be5, Bd4, Ba5 with B for the Norwegian pawn."), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.4")], differs: Some("Adds the wrong forms as a warning: Be5, Bd4, Ba5 with B for the Norwegian pawn."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.4")], differs: Some("Adds the wrong forms pe5, Pd4, pa5."), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.4")], differs: Some("The Danish translation adds the wrong forms be5, Bd4, ba5; the Dutch gives positive examples only."), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("notation.piece-capture"), kind: Kind::Notation, title: "How a capture by a piece is written",
        rule: "When a piece captures, an x may be put between its abbreviation and the square of arrival.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/4n3/8/8/1B6/4K3 w - - 0 1, when White captures b2xe5, then Bxe5 (Lxe5) conforms in every edition" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same capture, then Be5 without the x conforms as well" },
            Check { editions: &[E2005], text: "given the same capture, then Be5 without the x does not conform" },
            Check { editions: &[E2009], text: "given the same capture, then C9 asks for the x but the closing remark says that marking a capture on the scoresheet is not compulsory: Be5 is tolerated" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E9")], differs: Some("The x is put in; no option."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C9")], differs: Some("The x is put in; only the closing remark after the abbreviations makes it optional on the scoresheet."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.9")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.9"), Article("C.9.1"), Article("C.9.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.piece-letter"), kind: Kind::Notation, title: "Pieces are written with an abbreviation",
        rule: "Each piece is written with an abbreviation of its name, in most languages its initial as a capital letter; in English K, Q, R, B and, to avoid confusion with the king, N.", note: Some("The change from 'first letter' to 'abbreviation' is what makes two-letter signs such as Russian Кр for the king conform to the text. The Norwegian text gives the English letters as its example here and the Norwegian ones under C.3."), checks: &[
            Check { editions: ALL, text: "given English letters, then king K, queen Q, rook R, bishop B, knight N" },
            Check { editions: ALL, text: "given Danish, Swedish or Norwegian letters, then K, D, T, L, S; given Dutch letters, then K, D, T, L, P" },
            Check { editions: ALL, text: "given the text 'nf3', then it is not a correctly written knight move: the letter is a capital" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Each piece by the first letter of its name, a capital; no mention of abbreviations or of N."); places(&[
            (&[E2005], Place { numbers: &[Article("E2")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C2")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.2")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("notation.piece-means-no-pawn"), kind: Kind::Definition, title: "'Piece' excludes the pawn here",
        rule: "In this appendix the word 'piece' means any chessman other than a pawn.", note: Some("The Danish and Norwegian texts have a word of their own for it (officer); the Danish 2023 glossary counts the king among them, the Norwegian and the Dutch glossaries (the latter in its second sense of the word) do not, though K is plainly used as a piece letter."), checks: &[
            Check { editions: ALL, text: "given the appendix, then K, Q, R, B, N are pieces and P is not; elsewhere in the Laws a pawn is a piece too" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E1")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.1"), Glossary("piece")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.1"), Glossary("offiser")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.1"), Glossary("piece")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.1"), Glossary("stuk"), Glossary("officer")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.piece-move"), kind: Kind::Notation, title: "How a piece move is written",
        rule: "The move of a piece is written as its abbreviation followed by the square of arrival.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/1B6/4K3 w - - 0 1, when White plays b2e5, then it is written Be5 (Danish, Swedish, Norwegian, Dutch: Le5)" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1, when White plays g1f3, then it is written Nf3 (Sf3; Dutch Pf3)" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/8/R3K3 w - - 0 1, when White plays a1d1, then it is written Rd1 (Td1)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E8")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C8")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.8")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.promotion"), kind: Kind::Notation, title: "How a promotion is written",
        rule: "A promotion is written as the pawn move followed at once by the abbreviation of the new piece.", note: Some("No edition uses an equals sign (d8=Q is a convention of the PGN format), a stroke or brackets. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given 8/3P4/8/8/8/8/k6K/8 w - - 0 1, when White promotes on d8 to a queen, then it is written d8Q (d8D)" },
            Check { editions: ALL, text: "given 5r2/4P3/8/8/8/8/k6K/8 w - - 0 1, when White captures on f8 promoting to a knight, then it is written exf8N (exf8S; Dutch exf8P)" },
            Check { editions: ALL, text: "given 8/8/7k/8/8/8/1p5K/8 b - - 0 1, when Black promotes on b1 to a bishop, then it is written b1B (b1L)" },
            Check { editions: ALL, text: "given 8/8/7k/K7/8/8/6p1/8 b - - 0 1, when Black promotes on g1 to a rook, then it is written g1R (g1T)" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("First letter instead of abbreviation; second example f8S, a promotion without capture."); places(&[
            (&[E2005], Place { numbers: &[Article("E12")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C12")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.11")], differs: Some("Second example f8S, a promotion without capture."), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.11")], differs: Some("Second example f8S, a promotion without capture."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("C.11")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("notation.rank-numbers"), kind: Kind::Notation, title: "Ranks 1 to 8",
        rule: "The ranks are numbered 1 to 8 from White's side to Black's, so that at the start White's men stand on ranks 1 and 2 and Black's on ranks 8 and 7.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, then every white man is on rank 1 or 2 and every black man on rank 7 or 8" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E6")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C6")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.6")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.recommended-for-print"), kind: Kind::Notation, title: "Recommended for literature too",
        rule: "FIDE recommends the same uniform notation for chess books and periodicals.", note: None, checks: &[
            Check { editions: ALL, text: "given a book in another notation, then no rule is broken: this is a recommendation" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E introduction")], ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("C introduction")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C introduction")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.sign-capture"), kind: Kind::Notation, title: "x: captures",
        rule: "x stands for a capture.", note: None, checks: &[
            Check { editions: ALL, text: "given the text Nxd6, then a man is captured on d6" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E abbreviations")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C abbreviations")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.13"), Glossary("capture")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.13"), Glossary("slå")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.13"), Glossary("capture")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.13"), Article("C.13.3"), Glossary("slaan"), Glossary("slag")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.sign-check"), kind: Kind::Notation, title: "+: check",
        rule: "+ stands for check.", note: None, checks: &[
            Check { editions: ALL, text: "given r1bqkb1r/ppp2ppp/2nn4/6B1/3Q4/5N2/PPP2PPP/RN2KB1R w KQkq - 2 8, when White plays d4e3, then it gives check and is written Qe3+" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E abbreviations")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C abbreviations")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.13"), Glossary("check")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.13"), Glossary("sjakk")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.13"), Glossary("check")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.13"), Article("C.13.4"), Glossary("schaak"), Glossary("skak")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.sign-en-passant"), kind: Kind::Notation, title: "e.p.: captures en passant",
        rule: "e.p. stands for an en passant capture.", note: None, checks: &[
            Check { editions: ALL, text: "given the text 'exd6 e.p.', then the pawn captured stood on d5 and the capturing pawn ends on d6" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E abbreviations")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C abbreviations")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.13"), Glossary("en passant")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("C.13"), Glossary("en passant")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.13"), Article("C.13.6"), Glossary("en passant")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.sign-mate"), kind: Kind::Notation, title: "++ or #: checkmate",
        rule: "++ or # stands for checkmate; both signs are equally valid.", note: None, checks: &[
            Check { editions: ALL, text: "given rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, when Black plays d8h4, then it is written Qh4++ or Qh4#" },
            Check { editions: ALL, text: "given the text ++ in an old source, then it may mean double check there; under the Laws it means checkmate" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E abbreviations")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C abbreviations")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.13"), Glossary("checkmate")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("C.13"), Glossary("matt")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("C.13"), Glossary("checkmate")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("C.13"), Article("C.13.5"), Glossary("schaakmat"), Glossary("skakmat")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.square-names"), kind: Kind::Notation, title: "Each square has one name",
        rule: "Each of the 64 squares is therefore named by its own unique pair of letter and number.", note: Some("2005, 2017 and both 2023 texts print a diagram of the 64 names; the 2009 text has none."), checks: &[
            Check { editions: ALL, text: "given all 64 squares, then their names are distinct and run from a1 (White's left corner) to h8" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E7")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C7")], differs: Some("No table of square names."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.7")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.7")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.two-pawns-capture"), kind: Kind::Notation, title: "Two pawns able to capture the same piece or pawn",
        rule: "If two pawns can capture the same enemy piece or pawn, the one that does is written: letter of its file of departure, x, square of arrival.", note: Some("Dropped after 2009: the file of departure is compulsory for every pawn capture anyway (notation.pawn-capture). Its loss moves the later numbers up by one: promotion is C12 in 2009 and C.11 in 2017 and 2023, the draw offer C13 and C.12."), checks: &[
            Check { editions: &[E2005, E2009], text: "given 4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1, when a white pawn captures on d5, then it is written cxd5 or exd5" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2005], Place { numbers: &[Article("E11")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C11")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.two-pieces-capture"), kind: Kind::Notation, title: "Distinguished piece that captures",
        rule: "When the piece so distinguished captures, an x may be put between the mark of departure and the square of arrival.", note: Some("Misprints: 2005 has Sdx3 and Dutch 2023 has Pdx3 for Sdxf3 and Pdxf3. The English text of 2009 says that an x may be inserted; the Swedish one is followed."), checks: &[
            Check { editions: &[E2005, E2014, E2017, E2018, E2023], text: "given k7/8/8/8/8/5p2/8/K3N1N1 w - - 0 1, when a knight captures on f3, then Ngxf3 or Nexf3 conforms" },
            Check { editions: &[E2009], text: "given k7/8/8/8/8/5p2/3N4/K5N1 w - - 0 1, when a knight captures on f3, then Ngxf3 or Ndxf3 conforms" },
            Check { editions: ALL, text: "given k7/8/8/6N1/8/5p2/8/K5N1 w - - 0 1, when a knight captures on f3, then N5xf3 or N1xf3 conforms" },
            Check { editions: ALL, text: "given k7/8/8/8/3N4/5p2/7N/K7 w - - 0 1, when a knight captures on f3, then Nhxf3 or Ndxf3 conforms" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given any of these captures, then the form without x (Ngf3 and so on) conforms as well" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E10 3"), Article("E10 examples")], differs: Some("The x shall be put in; no option."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C10"), Article("C10 examples")], differs: Some("The x shall be put in (apart from the closing remark after the abbreviations)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.10")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.10.3.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.two-pieces-elsewhere"), kind: Kind::Notation, title: "Two like pieces sharing neither rank nor file",
        rule: "If the two identical pieces share neither rank nor file, giving the file of departure is preferred.", note: None, checks: &[
            Check { editions: ALL, text: "given k7/8/8/8/3N4/8/7N/K7 w - - 0 1, when a knight goes to f3, then it is written Nhf3 or Ndf3" },
            Check { editions: ALL, text: "given the same position, then N2f3 is unambiguous but not the preferred form" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E10"), Article("E10 3"), Article("E10 examples")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C10"), Article("C10 3"), Article("C10 examples 3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.10")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.10"), Article("C.10.3"), Article("C.10.3.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("notation.two-pieces-same-file"), kind: Kind::Notation, title: "Two like pieces on one file",
        rule: "If the two identical pieces stand on the same file, the move is written: abbreviation, rank of departure, square of arrival.", note: None, checks: &[
            Check { editions: ALL, text: "given k7/8/8/6N1/8/8/8/K5N1 w - - 0 1, when a knight goes to f3, then it is written N5f3 or N1f3" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Says first letter instead of abbreviation."); places(&[
            (&[E2005], Place { numbers: &[Article("E10"), Article("E10 2"), Article("E10 examples")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C10"), Article("C10 2"), Article("C10 examples 2")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.10")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.10"), Article("C.10.2"), Article("C.10.2.1"), Article("C.10.2.2"), Article("C.10.2.3"), Article("C.10.3.2")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("notation.two-pieces-same-rank"), kind: Kind::Notation, title: "Two like pieces on one rank",
        rule: "If two identical pieces that stand on the same rank can move to the same square, the move is written: abbreviation, file of departure, square of arrival.", note: Some("The 2009 example for this case has knights on g1 and d2, which do not share a rank; it fits case 3. All other editions use g1 and e1. The texts provide for two pieces only; with three or more (for example queens e4, h4, h1 all able to reach e1 in 8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1) one addition may not suffice and both file and rank are needed: Qh4e1. In Dutch 2023 C.10.1.1 says 'initial' where C.10.2.1 says 'abbreviation'. The English text of 2009 has g1 and e1 as well."), checks: &[
            Check { editions: &[E2005, E2014, E2017, E2018, E2023], text: "given k7/8/8/8/8/8/8/K3N1N1 w - - 0 1, when a knight goes to f3, then it is written Ngf3 or Nef3" },
            Check { editions: &[E2009], text: "given k7/8/8/8/8/8/3N4/K5N1 w - - 0 1 (the example printed there: knights g1 and d2), when a knight goes to f3, then it is written Ngf3 or Ndf3" },
            Check { editions: ALL, text: "given 4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1 (knight c3 pinned), when g1 goes to e2, then it is written Ne2: the pinned knight cannot move there, so no addition is needed" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("E10"), Article("E10 1"), Article("E10 examples")], differs: Some("Says first letter instead of abbreviation."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("C10"), Article("C10 1"), Article("C10 examples 1")], differs: Some("Says first letter instead of abbreviation. Example knights on g1 and d2."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("C.10")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("C.10"), Article("C.10.1"), Article("C.10.1.1"), Article("C.10.1.2"), Article("C.10.1.3"), Article("C.10.3.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("objective.checkmate"), kind: Kind::Definition, title: "The aim is checkmate",
        rule: "Each player aims to attack the opponent's king in such a way that the opponent is left without a legal move. Whoever achieves this has checkmated the opponent's king and has won.", note: None, checks: &[
            Check { editions: ALL, text: "given rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3, then White's king is attacked, White has no legal move, it is checkmate and Black has won" },
            Check { editions: ALL, text: "given 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, then Black has no legal move but the king is not attacked: this is not checkmate" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("1.2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("1.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("1.4"), Article("1.4.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("objective.king-not-capturable"), kind: Kind::Rule, title: "King not to be left in check, nor captured",
        rule: "A player may not leave their own king under attack, may not expose it to attack, and may never capture the opponent's king.", note: Some("Repeated in working form by 3.9 / 3.9.2 (check.no-self-check). Of the two 2023 translations the Danish says 'in check', the Dutch 'attacked'; no difference in effect."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1, when White plays e2a2, then it is refused (exposes the king); only e2e3 and e2xe4 are legal for that rook" },
            Check { editions: ALL, text: "given the unreachable position 4k3/4R3/8/8/8/8/8/4K3 w - - 0 1 (Black's king attacked, White to move), when White plays e7xe8, then it is refused: a king is never captured" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("1.2")], differs: Some("Speaks of leaving the king in check or exposing it to check rather than to attack; no difference in effect."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("1.2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("1.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("1.4.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("objective.mated-player-loses"), kind: Kind::Rule, title: "The checkmated player has lost",
        rule: "The player whose king has been checkmated has lost the game.", note: None, checks: &[
            Check { editions: ALL, text: "given rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3, then the result is 0-1" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("1.2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("1.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("1.4.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("objective.no-mate-possible"), kind: Kind::Rule, title: "Draw when neither side can possibly mate",
        rule: "When neither player has any way left, by any series of legal moves, to checkmate the other, the game is drawn (worked out in end.dead-position).", note: Some("In 2023 the Dutch mentions a series of legal moves, the Danish says 'in any possible way'. The English 1.5 of 2023 and of January 2018 says only that neither player can possibly checkmate; the series of legal moves stands in 5.2.2."), checks: &[
            Check { editions: ALL, text: "given 8/8/4k3/8/8/3K4/8/8 w - - 0 1 (king against king), then the game is drawn" },
            Check { editions: ALL, text: "given 8/8/4k3/8/8/3K4/3R4/8 w - - 0 1 (king and rook against king), then the game is not drawn by this rule" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("1.3")], differs: Some("No pointer to 5.2; glosses the word for 'draw' as 'undecided'."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("1.3")], differs: Some("No pointer to 5.2."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("1.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("1.5")], differs: Some("Says 'no possibility any more' without mentioning a series of legal moves; points to 5.2.2."), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("1.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pawn.capture"), kind: Kind::Rule, title: "Pawn captures diagonally forward",
        rule: "The pawn captures an enemy piece standing diagonally in front of it on a neighbouring file, by moving to that square.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1, then the pawn e4 has exactly the moves e4xd5 and e4xf5" },
            Check { editions: ALL, text: "given 4k3/8/8/8/4P3/8/8/4K3 w - - 0 1, when White plays e4d5 to the empty square, then it is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.7 c")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 c")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.7.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pawn.double-step"), kind: Kind::Rule, title: "Pawn: two squares on its first move",
        rule: "On its first move the pawn may instead advance two squares along its file, provided both squares are empty.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, then e2e3 and e2e4 are both legal" },
            Check { editions: ALL, text: "given 4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1, then e2e3 is legal and e2e4 is not" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1, then neither e2e3 nor e2e4 is legal" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/4P3/8/4K3 w - - 0 1 (the pawn has moved), then e3e5 is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.7 b")], differs: Some("Does not repeat that the one-square step remains available on the first move; same effect, since the items are alternatives."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 b")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.7.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pawn.en-passant"), kind: Kind::Rule, title: "En passant capture",
        rule: "A pawn standing on the same rank as, and on a file next to, an enemy pawn that has just advanced two squares in one move from its original square may capture that pawn as though it had advanced one square only.", note: Some("The old and the new description give the same set of captures: attacking the crossed square from an enemy pawn's point of view is the same as standing beside the arrival square. In the Danish 2005 text the double advance is called 'two moves forward', plainly a slip for two squares. The English text of July 2017 reads like that of 2023; no difference in effect. A copy of the English text of 2023 numbers en passant and promotion 3.7.3.1 to 3.7.3.5, of which this is 3.7.3.1; both translations have the numbers cited here."), checks: &[
            Check { editions: ALL, text: "given rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3, when White plays e5xd6 en passant, then the position is rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3 (the pawn d5 is gone)" },
            Check { editions: ALL, text: "given the moves 1. e4 d6 2. e5 d5 (the pawn reached d5 in two single steps), when White plays e5xd6, then it is refused" },
            Check { editions: ALL, text: "given 8/8/8/K2pP2r/8/8/8/7k w - d6 0 1, when White plays e5xd6 en passant, then it is refused: both pawns leave the fifth rank and the rook h5 would attack the king a5" },
            Check { editions: ALL, text: "given 4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 1 (the double step d7d5 has just given check), when White plays e5xd6 en passant, then it is legal: the capture removes the checking pawn" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.7 d")], differs: Some("Condition is that the capturing pawn attacks the square crossed by the enemy pawn; no difference in effect."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 d")], basis: Basis::Later, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("3.7.4.1")], differs: Some("Leaves out 'just' and 'in one move'; the limit in time stands in 3.7.4.2."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("3.7.4.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.7.4.1")], alternatives: &[(Language::English, Article("3.7.4.1"), Article("3.7.3.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pawn.en-passant-immediate"), kind: Kind::Rule, title: "En passant only on the very next move",
        rule: "This capture is legal only as the immediate reply to the double advance; it is called an en passant capture.", note: Some("A copy of the English text of 2023 numbers en passant and promotion 3.7.3.1 to 3.7.3.5, of which this is 3.7.3.2; both translations have the numbers cited here."), checks: &[
            Check { editions: ALL, text: "given the moves 1. e4 a6 2. e5 d5 3. h3 h6, position rnbqkbnr/1pp1ppp1/p6p/3pP3/8/7P/PPPP1PP1/RNBQKBNR w KQkq - 0 4, when White plays e5xd6, then it is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.7 d")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 d")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("3.7.4.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.7.4.2")], alternatives: &[(Language::English, Article("3.7.4.2"), Article("3.7.3.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pawn.single-step"), kind: Kind::Rule, title: "Pawn: one square forward",
        rule: "The pawn moves forward to the square directly in front of it on its file, if that square is empty.", note: Some("In the Danish text of 2005 items a to c of 3.7 stand as plain bullets; d and e have their letters."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1, then the pawn e3 has no move" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/4P3/8/4K3 w - - 0 1, then the pawn e3 has exactly one move, e4" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.7 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 a")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("3.7.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.expulsion"), kind: Kind::Discretion, title: "Expulsion from the competition",
        rule: "The arbiter may expel the offender from the competition.", note: None, checks: &[
            Check { editions: ALL, text: "given a grave breach, when the arbiter expels the player, then available in every edition; it is the last item of the list" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4 g")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9 h")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.9")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.fine"), kind: Kind::Discretion, title: "Fine announced in advance",
        rule: "The arbiter may impose a fine that has been announced beforehand.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given no fine was announced before the event, when the arbiter wants to fine a player, then not available" },
            Check { editions: &[E2005, E2009], text: "given a fine was announced, then the list contains no fine" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("12.9 g")], basis: Basis::Told, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.7")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.loss-of-game"), kind: Kind::Discretion, title: "Declaring the game lost",
        rule: "The arbiter may declare the game lost for the offender, and then also decides what the opponent scores.", note: None, checks: &[
            Check { editions: ALL, text: "given White's game is declared lost, when the arbiter sets Black's score, then (2017, 2023) the arbiter must decide it, for example 1, or 1/2 if Black has only a king; (2005, 2009) the list does not say who sets Black's score" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4 d")], differs: Some("Nothing on the opponent's score."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9 f")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.menu"), kind: Kind::Discretion, title: "List of penalties open to the arbiter",
        rule: "The arbiter has nine penalties to choose from, listed in order of increasing severity: a warning, more time for the opponent, less time for the offender, more points for the opponent, fewer points for the offender, loss of the game, a fine announced in advance, exclusion from one or more rounds, and expulsion from the competition.", note: Some("Swedish 2009 introduces the list with 'include'; Danish 2005 and 2023 with 'one or more of the following'; Norwegian 2017 and Dutch 2023 simply list the options."), checks: &[
            Check { editions: ALL, text: "given the list, then in order: (2005, 2009) warning, opponent's time up, offender's time down, game lost, offender's points down, opponent's points up, expulsion; (2017, 2023) warning, opponent's time up, offender's time down, opponent's points up, offender's points down, game lost, fine, exclusion from rounds, expulsion" },
            Check { editions: ALL, text: "given one offence, when the arbiter imposes a warning and adds time for the opponent, then allowed: (2005, Danish 2023) one or more penalties are expressly allowed, the other texts do not forbid it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4")], differs: Some("Seven penalties, no fine and no exclusion from rounds; loss of the game stands before the changes of points."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9")], differs: Some("Eight penalties, no exclusion from rounds."), basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.offender-points"), kind: Kind::Discretion, title: "Fewer points for the offender",
        rule: "The arbiter may lower what the offender scores in the game.", note: None, checks: &[
            Check { editions: ALL, text: "given a game drawn on the board and Black is the offender, when the arbiter lowers Black's score, then 1/2-0 is possible; (2017, 2023) 1/2-1/4 is not (10.2)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4 e")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9 e")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.offender-time"), kind: Kind::Discretion, title: "Less time for the offender",
        rule: "The arbiter may reduce the offender's remaining time; no amount is fixed.", note: None, checks: &[
            Check { editions: ALL, text: "given White offends with White 12:00 and Black 9:00, when the arbiter deducts five minutes, then White 7:00 and Black 9:00" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4 c")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9 c")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.opponent-points"), kind: Kind::Discretion, title: "More points for the opponent",
        rule: "The arbiter may raise what the opponent scores in the game, up to the maximum obtainable in that game.", note: None, checks: &[
            Check { editions: ALL, text: "given a game drawn on the board and Black is the offender, when the arbiter raises White's score to 1, then (2017, 2023) Black's score must be lowered to 0 too, because of 10.2; (2005, 2009) 1-1/2 is not excluded by the text" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4 f")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9 d")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.opponent-time"), kind: Kind::Discretion, title: "More time for the opponent",
        rule: "The arbiter may increase the opponent's remaining time; no amount is fixed.", note: None, checks: &[
            Check { editions: ALL, text: "given White offends with White 12:00 and Black 9:00, when the arbiter adds three minutes, then White 12:00 and Black 12:00" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9 b")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.round-exclusion"), kind: Kind::Discretion, title: "Exclusion from one or more rounds",
        rule: "The arbiter may exclude the offender from one or several rounds.", note: None, checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given a serious breach in round 3, when the arbiter excludes the player from round 4, then available; (2005, 2009) not in the list" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("penalty.warning"), kind: Kind::Discretion, title: "Warning",
        rule: "The arbiter may warn the offender.", note: None, checks: &[
            Check { editions: ALL, text: "given a first minor breach, when the arbiter warns, then result and clocks are unchanged" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("13.4 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("12.9 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("12.9.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pieces.set"), kind: Kind::Equipment, title: "Sixteen pieces a side",
        rule: "At the start White has 16 light pieces and Black 16 dark ones, each set consisting of one king, one queen, two rooks, two bishops, two knights and eight pawns.", note: Some("The English text of July 2017 reads like that of 2023; no difference in effect."), checks: &[
            Check { editions: ALL, text: "given the initial position, then each side has exactly K1 Q1 R2 B2 N2 P8, 16 pieces" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017], Place { numbers: &[Article("2.2")], differs: Some("Assigns the sets to 'the one player' and 'the other', not to White and Black by name."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("2.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pieces.staunton-illustration"), kind: Kind::Equipment, title: "Staunton pieces illustrated",
        rule: "A picture of pieces of the Staunton pattern accompanies the list of pieces; nothing else is prescribed here about their shape.", note: Some("Not in 2005 and 2009 (there Staunton pieces are only mentioned for the special board of visually disabled players). In the Dutch text the caption under the picture lists D K L P T."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a set of another pattern, when a player objects relying on Article 2 alone, then Article 2 contains no rule forbidding that set" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("2.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("pieces.symbols"), kind: Kind::Notation, title: "Customary symbols of the pieces",
        rule: "Each kind of piece has a customary figurine for either colour, and each except the pawn also a customary letter; the pawn has a figurine but no letter.", note: Some("Letters per translation: Danish and Norwegian K D T L S, Dutch K D T L P; the Norwegian adds the English letters in brackets (Q R B N). The figurines themselves did not survive in most of the copies read; in the Norwegian text of 2017 a few black figurines are wrong ones (a king sign for the queen, a white rook for the black rook, and so on)."), checks: &[
            Check { editions: ALL, text: "given the Unicode figurines, then U+2654 to U+2659 are the white and U+265A to U+265F the black king, queen, rook, bishop, knight and pawn, in that order" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the piece list of 2.2, then K, Q, R, B, N each have a letter and P has none" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("2.2")], differs: Some("Refers to a symbol (figurine) only; gives no letters."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("2.2")], differs: Some("The Swedish text prints K Q R L N P for White and k q r l n p for Black; these are most likely the codes of a chess font standing for figurines, not Swedish letters (which would be K D T L S)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("2.2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("points.individual-scores-normal"), kind: Kind::Rule, title: "Only scores that normally occur; no 3/4-1/4",
        rule: "Each player's score must be one that can normally be obtained in the game; a split such as 3/4-1/4 is not permitted.", note: Some("The figures are garbled in the copy of the Danish text of 2023 that was read; Dutch 2023 and Norwegian 2017 have 3/4-1/4."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the 1-1/2-0 system, when the arbiter proposes 3/4-1/4, then (2017, 2023) not allowed; (2005, 2009) no rule forbids it" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the 1-1/2-0 system, when the arbiter decides 1/2-0, then (2017, 2023) allowed: both are normal scores and the total is below 1 (both glossaries mention this result)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("10.2 s2")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("10.2 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("points.standard"), kind: Kind::Rule, title: "One, half and zero points",
        rule: "Unless the regulations of the competition say otherwise, a win or a win by forfeit scores 1, a loss or a forfeit 0, and a draw 1/2 for each player.", note: None, checks: &[
            Check { editions: ALL, text: "given no special regulation, when White wins over the board, then 1-0; when Black does not appear within the default time, then White scores 1 and Black 0; when drawn, then 1/2-1/2" },
            Check { editions: ALL, text: "given regulations with 3 points for a win, 1 for a draw, 0 for a loss, when White wins, then 3-0" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("11.1")], differs: Some("The exception is what has been announced in advance, not what the regulations say."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("10.1")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("10.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("points.total-cap"), kind: Kind::Rule, title: "Total of a game never above the normal maximum",
        rule: "The two scores of a game together may never be more than the maximum normally awarded for that game.", note: Some("No counterpart in 2005 and 2009."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the 1-1/2-0 system, when the arbiter wants to leave the winner 1 and raise the opponent's score to 1 as a penalty, then (2017, 2023) not allowed: total 2 exceeds 1; (2005, 2009) no rule forbids it" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the 1-1/2-0 system, when both players are declared to have lost, then 0-0 is allowed" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("10.2 s1")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("10.2 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("position.initial"), kind: Kind::Definition, title: "Initial position",
        rule: "The game starts from the usual array: on each side rook, knight, bishop, queen, king, bishop, knight, rook from the a-file to the h-file on the back rank, with the eight pawns on the rank in front.", note: Some("Every edition gives the array as a diagram; the Swedish text of 2009 sets it in chess-font characters, readable as this array."), checks: &[
            Check { editions: ALL, text: "given a new game, then its position is rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
            Check { editions: ALL, text: "given a new game, then each queen stands on a square of her own colour: d1 is light, d8 is dark" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("2.3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("2.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.acceptance"), kind: Kind::Conduct, title: "Appeal to accept this view",
        rule: "FIDE asks all players and federations to accept that approach.", note: None, checks: &[
            Check { editions: ALL, text: "given this provision, when mechanically evaluated, then it has no effect on any game" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("Preface para 2")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018], Place { numbers: &[Article("Preface para 1 s5")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Preface para 3")], alternatives: &[(Language::Danish, Article("Preface para 3"), Article("0.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.arbiter-judgement"), kind: Kind::Discretion, title: "Arbiters are trusted with judgement",
        rule: "Competence, sound judgement and complete objectivity of the arbiter are presupposed. Rules in too much detail would take away the freedom to find a solution that is fair, logical and fits the circumstances.", note: None, checks: &[
            Check { editions: ALL, text: "given a provision of kind 'discretion', when the program evaluates it, then it lists the options and does not pick one" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014, E2017, E2018], Place { numbers: &[Article("Preface para 1 s3-4")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Preface para 2")], alternatives: &[(Language::Danish, Article("Preface para 2"), Article("0.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.authentic-text"), kind: Kind::Definition, title: "Status of the English text",
        rule: "Only the English text is authoritative; a translation yields to it.", note: Some("Of 2005, 2009 and 2017 one translation each was read. It is followed also where the English text of its time is known to say otherwise, and the note of the provision concerned says so. Of 2023 two translations were read; where they disagree the English text decides, in meaning and number."), checks: &[
            Check { editions: ALL, text: "given the Dutch and Danish 2023 texts disagree (for example on the numbering of 9.2), when the program must choose, then the English text decides" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("Introduction para 2 s2")], differs: Some("Says only that the English text was adopted by FIDE and the Danish one by the Danish federation; precedence is not stated."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Introduction para 1 s2")], ..Place::PLAIN }),
            (&[E2014, E2018], Place { numbers: &[Article("Introduction para 1 s3")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("Introduction para 1 s2"), Article("Introduction para 2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Introduction para 3")], alternatives: &[(Language::Danish, Article("Introduction para 3"), Article("0.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.effective-date"), kind: Kind::Definition, title: "Adoption and entry into force",
        rule: "The Laws were adopted at the 93rd FIDE Congress in Chennai, India, and are in force from 1 January 2023.", note: Some("2014 was changed once in its time, on 1 October 2014: 11.3 b, on devices. It is told as it was from then on, with what it was before."), checks: &[
            Check { editions: ALL, text: "given a game played on 30 June 2009, when the edition in force is selected, then 2005; on 1 July 2009, then 2009; on 1 July 2014, then 2014; on 1 July 2017, then 2017; on 1 January 2018, then 2018; on 1 January 2023, then 2023" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("Introduction para 2 s2-3")], differs: Some("75th Congress, Calvia, October 2004; in force from 1 July 2005."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Introduction para 1 s2")], differs: Some("79th Congress, Dresden, November 2008; in force from 1 July 2009."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("Introduction para 1 s3")], differs: Some("84th Congress, Tallinn, October 2013; in force from 1 July 2014."), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("Introduction para 1 s2")], differs: Some("87th Congress, Baku, and a board meeting in Athens; in force from 1 July 2017."), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("Introduction para 1 s3")], differs: Some("88th Congress, Goynuk (Antalya), 2017; in force from 1 January 2018."), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Introduction para 3")], alternatives: &[(Language::Danish, Article("Introduction para 3"), Article("0.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.federation-rules"), kind: Kind::Rule, title: "A federation may add more detailed rules (2005 and 2009)",
        rule: "A member federation may adopt more detailed rules if these in no way conflict with the official Laws, apply only within its own territory, and are not used for any FIDE match, championship or qualifier nor for a competition for a FIDE title or rating.", note: Some("Replaced after 2009 by preface.rated-games and preface.unrated-games."), checks: &[
            Check { editions: &[E2005, E2009], text: "given a national rule that adds detail without conflict, when it is used in a national event that is not FIDE-rated, then it is permitted" },
            Check { editions: &[E2005, E2009], text: "given the same rule, when it is used in a FIDE-rated tournament, then it is not permitted" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same rule, when asked, then the Laws no longer grant this freedom; rated games must follow the FIDE Laws, for others this is recommended" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("Preface para 3"), Article("Preface para 3 a"), Article("Preface para 3 b"), Article("Preface para 3 c")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.gaps-by-analogy"), kind: Kind::Discretion, title: "Unregulated cases are decided by analogy",
        rule: "The Laws cannot foresee every situation nor settle every administrative matter. What no article covers exactly should be decided by looking at comparable cases that are covered.", note: None, checks: &[
            Check { editions: ALL, text: "given a situation that matches no provision, when the program is asked for a ruling, then it gives none of its own, names the nearest provisions and leaves the decision to the arbiter" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014, E2017, E2018], Place { numbers: &[Article("Preface para 1 s1-2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Preface para 1")], alternatives: &[(Language::Danish, Article("Preface para 1"), Article("0.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.gender"), kind: Kind::Definition, title: "Masculine words include women",
        rule: "Where the text says he, him or his, she and her are meant as well.", note: Some("Norwegian 2017 and both 2023 translations write both pronouns throughout and have no such sentence. The English introduction of July 2017 still has it."), checks: &[
            Check { editions: &[E2005, E2009, E2014, E2018], text: "given any provision worded with 'he', when the player is a woman, then it applies unchanged" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("Introduction para 3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("Introduction para 1 s3")], ..Place::PLAIN }),
            (&[E2014, E2018], Place { numbers: &[Article("Introduction para 2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.rated-games"), kind: Kind::Rule, title: "FIDE-rated games must be played under the Laws",
        rule: "A game can be rated by FIDE only if it was played under the FIDE Laws.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a game played under deviating house rules, when it is submitted for FIDE rating, then the condition is not met" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014, E2017, E2018], Place { numbers: &[Article("Preface para 2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Preface para 4")], alternatives: &[(Language::Danish, Article("Preface para 4"), Article("0.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.scope-over-the-board"), kind: Kind::Definition, title: "The Laws are about over-the-board chess",
        rule: "The Laws govern chess played over the board; internet or correspondence play is outside them.", note: Some("That internet and correspondence chess are excluded is said in the glossaries of 2017 and 2023."), checks: &[
            Check { editions: ALL, text: "given an online game, when the program is asked which Laws apply, then it answers that these Laws do not cover it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("Introduction para 2 s1")], ..Place::PLAIN }),
            (&[E2009, E2014, E2017, E2018], Place { numbers: &[Article("Introduction para 1 s1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Introduction para 1")], alternatives: &[(Language::Danish, Article("Introduction para 1"), Article("0.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.two-parts"), kind: Kind::Definition, title: "The Laws have two parts",
        rule: "The Laws consist of the Basic Rules of Play (Articles 1-5) and the Competition Rules (Articles 6-12).", note: Some("2005, 2009 and 2017 carry the same two headings (Competition Rules run to Article 14 in 2005/2009) without stating the division in the introduction. The English introduction of July 2017 has the sentence; the Norwegian text lacks it."), checks: &[
            Check { editions: &[E2014, E2018, E2023], text: "given Article 5, when asked for its part, then Basic Rules; given Article 9, then Competition Rules" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014, E2018], Place { numbers: &[Article("Introduction para 1 s2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Introduction para 2")], alternatives: &[(Language::Danish, Article("Introduction para 2"), Article("0.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("preface.unrated-games"), kind: Kind::Rule, title: "Recommended for unrated tournament games too",
        rule: "For competitive games that are not FIDE-rated the use of the Laws is recommended.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given an unrated event under house rules, when checked, then there is no breach, only a departure from a recommendation" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014, E2017, E2018], Place { numbers: &[Article("Preface para 3")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("Preface para 5")], alternatives: &[(Language::Danish, Article("Preface para 5"), Article("0.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.any-order"), kind: Kind::Procedure, title: "Removing the pawn and placing the piece in any order",
        rule: "Taking the pawn away and putting the new piece on the square of promotion may be done in either order.", note: Some("2005 and 2009 describe one order only (4.6 c: pawn removed, new piece placed and released)."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 8/4P3/8/8/8/8/k6K/8 w - - 0 1, when White first puts a queen on e8 and releases it and then takes the pawn off e7, then e8=Q has been made at the moment the pawn leaves the board" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("4.6"), Article("4.6 2")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.6"), Article("4.6.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.capture-on-square"), kind: Kind::Rule, title: "An enemy piece on the promotion square must be captured",
        rule: "If an enemy piece stands on the square of promotion, it has to be captured as part of the promotion.", note: Some("No counterpart in 2005 and 2009, where it follows from 3.1 and 3.7 c."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 3r4/4P3/8/8/8/8/k6K/8 w - - 0 1, when White takes the pawn off e7 and puts a queen on d8 in place of the rook, then the move is e7xd8=Q and the black rook is off the board" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("4.6")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.6"), Article("4.6.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.choice-final"), kind: Kind::Rule, title: "Promotion choice final on contact with the square",
        rule: "The choice of the promotion piece is final as soon as that piece has touched the square of promotion, even before it is released.", note: None, checks: &[
            Check { editions: ALL, text: "given 8/4P3/8/8/8/8/k6K/8 w - - 0 1, when White touches e8 with a new rook and, still holding it, wants a queen instead, then only e8=R is allowed" },
            Check { editions: ALL, text: "given the same position, when White has picked up a new rook beside the board but has not touched e8 with it, then the choice is still open" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("4.4 d")], differs: Some("Not limited in words to a player having the move."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("4.4 d")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.4 d")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.4.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.effect-immediate"), kind: Kind::Rule, title: "The new piece acts at once",
        rule: "Exchanging the pawn for another piece is called promotion, and the new piece takes effect immediately.", note: Some("A copy of the English text of 2023 numbers en passant and promotion 3.7.3.1 to 3.7.3.5, of which this is 3.7.3.5; both translations have the numbers cited here."), checks: &[
            Check { editions: ALL, text: "given 7k/P7/8/8/8/8/8/K7 w - - 0 1, when White plays a8=Q, then Black is in check" },
            Check { editions: ALL, text: "given 6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1, when White plays a8=Q, then it is checkmate (Q5k1/5ppp/8/8/8/8/8/K7 b - - 0 1) and the game is over" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.7 e")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 e")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("3.7.5.3")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.7.5.3")], alternatives: &[(Language::English, Article("3.7.5.3"), Article("3.7.3.5"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.free-choice"), kind: Kind::Rule, title: "Any of the four pieces may be chosen",
        rule: "The choice of the new piece is not limited to pieces that have been captured before.", note: Some("A copy of the English text of 2023 numbers en passant and promotion 3.7.3.1 to 3.7.3.5, of which this is 3.7.3.4; both translations have the numbers cited here."), checks: &[
            Check { editions: ALL, text: "given 8/4P3/8/8/8/8/k6K/3Q4 w - - 0 1 (the white queen is still on the board), then e8=Q is legal and White has two queens" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("3.7 e")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 e")], basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("3.7.5.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.7.5.2")], alternatives: &[(Language::English, Article("3.7.5.2"), Article("3.7.3.4"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.mandatory"), kind: Kind::Rule, title: "Promotion is compulsory and part of the move",
        rule: "A player who plays a pawn to the rank farthest from its start must, within that same move, replace it by a new queen, rook, bishop or knight of the same colour on the intended square of arrival.", note: Some("What happens when the clock is pressed with a pawn still on the last rank belongs to Article 7 (2017 and 2023: 7.5.2, the pawn becomes a queen). A copy of the English text of 2023 numbers en passant and promotion 3.7.3.1 to 3.7.3.5, of which this is 3.7.3.3; both translations have the numbers cited here."), checks: &[
            Check { editions: ALL, text: "given 8/4P3/8/8/8/8/k6K/8 w - - 0 1, then the pawn e7 has exactly four moves: e8=Q, e8=R, e8=B, e8=N" },
            Check { editions: ALL, text: "given the same position, when White leaves a pawn (or puts a king, or a black queen) on e8, then the move does not satisfy this article" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("3.7 e")], differs: Some("Speaks of the pawn reaching the last rank and being exchanged; does not say on which square the new piece is put."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("3.7 e")], differs: Some("Speaks of the pawn reaching the last rank; newly adds that the exchange takes place on the same square. The Swedish text also marks the pawn's colour as new, yet the Danish 2005 text has it too."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.7 e")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("3.7.5.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.7.5.1")], alternatives: &[(Language::English, Article("3.7.5.1"), Article("3.7.3.3"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.pawn-need-not-be-placed"), kind: Kind::Procedure, title: "The pawn need not be put on the last rank",
        rule: "A promotion may be carried out in various ways; in particular the pawn need not be set down on its square of arrival.", note: Some("2005 and 2009 are silent: 3.7 e there speaks of a pawn that reaches the last rank, and 4.6 c of a pawn being taken off the board; nothing forbids the short way."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 8/4P3/8/8/8/8/k6K/8 w - - 0 1, when White takes the pawn off e7 and puts a queen on e8, then e8=Q has been made" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("4.6"), Article("4.6 1")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.6"), Article("4.6.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("promotion.square"), kind: Kind::Definition, title: "Square of promotion",
        rule: "The square to which the promoting pawn is meant to go, and on which the new piece is put, is the square of promotion.", note: Some("2005 and 2009 use the term in 4.4 d and 4.6 c without defining it. A copy of the English text of 2023 numbers en passant and promotion 3.7.3.1 to 3.7.3.5, of which this is 3.7.3.3; both translations have the numbers cited here."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 3r4/4P3/8/8/8/8/k6K/8 w - - 0 1, when White removes the pawn e7 and puts a queen on d8, then the square of promotion is d8 and the move is e7xd8=Q" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("3.7 e")], basis: Basis::Later, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("3.7.5.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("3.7.5.1")], alternatives: &[(Language::English, Article("3.7.5.1"), Article("3.7.3.3"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("queen.move"), kind: Kind::Rule, title: "The queen's move",
        rule: "The queen moves to any square of the file, the rank or a diagonal on which it stands.", note: None, checks: &[
            Check { editions: ALL, text: "given k7/8/8/8/3Q4/8/7K/8 w - - 0 1, then the queen d4 has exactly 27 moves (13 diagonal, 14 straight)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("3.4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.announced"), kind: Kind::Rule, title: "The guidelines apply only if announced beforehand",
        rule: "The guidelines on the final period of a game, quickplay finish included, are used in a competition only if this was announced in advance.", note: Some("In 2005 and 2009 no announcement is needed; Article 10 applies of itself. 2017 requires the announcement before the event starts."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an event that did not announce Guidelines III, when a player with 1:30 left claims a draw because the opponent cannot win by normal means, then the claim is not available and play goes on." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given an event that announced Guidelines III, when the same claim is made in a standard game without increment, then it is heard." },
            Check { editions: &[E2005, E2009], text: "Given an event that announced nothing, when the same claim is made, then it is heard: Article 10 is part of the competition rules." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("G.2")], games: Games(0b111), differs: Some("the announcement has to say whether or not; the text gives no default"), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("III.2.1")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("III.2"), Article("III.2.1")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.claim.agreed"), kind: Kind::Discretion, title: "The arbiter agrees: draw; otherwise postpones or rejects",
        rule: "If the arbiter agrees that the opponent is not trying to win by normal means, or cannot win by normal means, the arbiter declares a draw. If not, the arbiter must either postpone the decision or reject the claim.", note: None, checks: &[
            Check { editions: ALL, text: "Given an admissible claim, when the arbiter finds either ground proven, then the result is 1/2-1/2 at once." },
            Check { editions: ALL, text: "Given an admissible claim, when the arbiter finds neither ground proven, then exactly two outcomes are open: postponed or rejected." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("10.2 a")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.2 a")], games: Games(0b1111), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.5 a")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.5.1")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.claim.conditions"), kind: Kind::Rule, title: "Who may claim a draw, and when",
        rule: "Where the five-second increment of III.4 is not in use, a player to move with less than two minutes left may claim a draw before their own flag falls. The player must call the arbiter and may pause the chessclock.", note: Some("Opening condition: Dutch (III.4 is not in force), Danish and Norwegian (III.4 is not used). The cross-reference differs too: 6.11.2 (nl 2023), 6.12.2 (nb 2017, which is the article on displays; 6.11.2 is meant), none (da 2023)."), checks: &[
            Check { editions: ALL, text: "Given White to move with 1:59 left and flag up, when White claims, then the claim is admissible." },
            Check { editions: ALL, text: "Given White to move with exactly 2:00 left, when White claims, then it is not admissible." },
            Check { editions: ALL, text: "Given White to move whose flag has fallen, when White claims, then it is not admissible." },
            Check { editions: ALL, text: "Given White with 1:00 left while Black is to move, when White claims, then it is not admissible." },
            Check { editions: &[E2005], text: "Given an admissible situation, when White claims without stopping both clocks, then the procedure is not met: stopping both is a duty." },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "Given an admissible situation, when White calls the arbiter and lets the clock run, then the claim is still properly made." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the increment was introduced under III.4 earlier in the game, when White with 0:40 left claims under III.5, then it is not available." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("10.2")], games: Games(0b111), differs: Some("No link to an increment request; the claimant must stop both clocks and call the arbiter."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.2")], games: Games(0b1111), differs: Some("No link to an increment request; otherwise the same (must call the arbiter, may stop the clocks)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.5")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.5")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.claim.final"), kind: Kind::Rule, title: "The arbiter's decision on the claim is final",
        rule: "What the arbiter decides on agreeing to, postponing or rejecting a quickplay claim is final; it cannot be appealed.", note: Some("Dropped from 2017 on, where the general right of appeal (11.10) is the only rule. 2009 12.10, which belongs to Article 12, also says that decisions under 10.2 d and Appendix D cannot be appealed; 2005 has no general article on appeals."), checks: &[
            Check { editions: &[E2005, E2009], text: "Given a rejected quickplay claim, when the player appeals, then the appeal is inadmissible." },
            Check { editions: &[E2017, E2018, E2023], text: "Given a rejected quickplay claim, when the player appeals, then the appeal is admissible under 11.10 unless the regulations exclude it." },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2005], Place { numbers: &[Article("10.2 d")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.2 d"), Article("12.10")], games: Games(0b1111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.claim.grounds"), kind: Kind::Rule, title: "Two grounds for the claim",
        rule: "The claim may rest on the opponent being unable to win by normal means, on the opponent making no effort to win by normal means, or on both.", note: Some("2005 and 2009 name the grounds only as the arbiter's test."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a claim with neither ground named, when it is registered, then the program asks for at least one of cannot-win and no-effort." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a claim naming both grounds, when it is registered, then it is valid as such." },
            Check { editions: &[E2005, E2009], text: "Given a claim, when it is registered, then no ground has to be named; the two grounds are what the arbiter must examine (10.2 a)." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("10.2 a")], games: Games(0b111), differs: Some("The grounds appear only in the arbiter's decision, not as content of the claim."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.2 a")], games: Games(0b1111), differs: Some("The grounds appear only in the arbiter's decision, not as content of the claim."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.5")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.5")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.claim.is-draw-offer"), kind: Kind::Rule, title: "A quickplay claim is also a draw offer",
        rule: "A draw claim under 10.2 counts as an offer of a draw.", note: Some("Stands in Article 9 (9.1) and is also in draw-claim.counts-as-offer of 04-scoresheet-draws.toml; listed because it changes what the quickplay claim gives."), checks: &[
            Check { editions: &[E2005, E2009], text: "Given White claims under 10.2, when Black answers yes before the arbiter decides, then the game is drawn by agreement." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given White claims under III.5, when Black is silent, then there is no draw offer in force: 9.1.2.3 names only 9.2 and 9.3. Only the increment request of III.4 is a draw offer." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.1 c")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.1 b 3")], games: Games(0b1111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.claim.postponed"), kind: Kind::Discretion, title: "Decision postponed: two minutes possible, play continues under observation",
        rule: "If the decision is postponed, the opponent may be given two extra minutes and play goes on, if possible with an arbiter present.", note: None, checks: &[
            Check { editions: ALL, text: "Given White 1:10, Black 2:40 and a postponed decision, when the arbiter grants the bonus, then Black has 4:40 and White 1:10." },
            Check { editions: ALL, text: "Given the same, when the arbiter does not grant the bonus, then Black has 2:40: the bonus is optional here, unlike after a rejection." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("10.2 b")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.2 b")], games: Games(0b1111), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.5 b")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.5.2")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.claim.postponed.final-result"), kind: Kind::Discretion, title: "Postponed decision: result later or after a flag-fall",
        rule: "The arbiter gives the final result later in the game or as soon as possible after a flag has fallen. It is a draw if the arbiter agrees that the opponent of the player whose flag fell cannot win by normal means, or did not try enough to win that way.", note: Some("2017 says after the flag of one of the players has fallen. January 2018 asks in English about the opponent of the player whose flag fell, and Guidelines III were not amended then: the Norwegian test of the final position may be older than its edition. It is followed."), checks: &[
            Check { editions: ALL, text: "Given a postponed claim by White, when White's flag falls and the arbiter finds that Black could not win by normal means, then 1/2-1/2; when the arbiter finds neither ground, then 0-1." },
            Check { editions: ALL, text: "Given a postponed claim by White, when the arbiter later agrees before any flag falls, then 1/2-1/2 at that moment." },
            Check { editions: &[E2018, E2023], text: "Given a postponed claim by White, when Black's flag falls first and the arbiter finds that White could not win by normal means, then 1/2-1/2: the test looks at the opponent of whoever's flag fell." },
            Check { editions: &[E2005, E2009, E2014, E2017], text: "Given a postponed claim by White, when Black's flag falls first, then the test is worded about the final position and about the opponent (Black), not about White." },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("The test is whether the final position cannot be won by normal means or the opponent did not try enough."); places(&[
            (&[E2005], Place { numbers: &[Article("10.2 b")], games: Games(0b111), differs: Some("No as-soon-as-possible: just later in the game or after a flag has fallen. The test is whether the final position cannot be won by normal means or the opponent did not try enough."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.2 b")], games: Games(0b1111), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.5 b")], games: Games(0b111), differs: SAME, basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("III.5.2")], games: Games(0b111), differs: SAME, ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("III.5.2")], games: Games(0b111), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("quickplay.claim.rejected"), kind: Kind::Rule, title: "Claim rejected: two extra minutes for the opponent",
        rule: "If the claim is rejected, the opponent must be given two extra minutes.", note: None, checks: &[
            Check { editions: ALL, text: "Given White 1:10 and Black 2:40, when White's claim is rejected, then Black has 4:40 and White 1:10, and play goes on." },
            Check { editions: ALL, text: "Given two claims by White both rejected, when the second is rejected, then Black has had four minutes added in all." },
            Check { editions: &[E2023], text: "Given a rapid game of 25 minutes without increment, when White's claim is rejected, then Black still gets two minutes: A.3 halves only the penalties of Articles 7 and 9." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("10.2 c")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.2 c")], games: Games(0b1111), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.5 c")], games: Games(0b111), basis: Basis::Neighbours, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.5.3")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.definition"), kind: Kind::Definition, title: "What a quickplay finish is",
        rule: "A quickplay finish is the phase of a game in which all moves still to come have to be completed within a limited time.", note: Some("2005, 2009 and the Danish 2023 text speak of moves being made; 2017 and the Dutch 2023 text of moves being completed."), checks: &[
            Check { editions: ALL, text: "Given 40 moves in 90 minutes then the rest in 30 minutes, when White has completed 40 moves and entered the 30-minute period, then that period is a quickplay finish." },
            Check { editions: ALL, text: "Given 40 moves in 90 minutes then the rest in 30 minutes, when White is at move 35, then it is not." },
            Check { editions: ALL, text: "Given a rapid game with 25 minutes for all moves, when the game starts, then the whole game is a quickplay finish." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("10.1")], differs: Some("Called the last phase of a game; moves are to be made rather than completed."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("10.1")], differs: Some("Covers all moves or all remaining moves; moves are to be made rather than completed."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.1"), Glossary("quickplay finish")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("III.1"), Glossary("hurtig avslutning")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("III.1"), Glossary("quickplay finish")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("III.1"), Glossary("versneld beëindigen"), Glossary("hurtigafslutning"), Glossary("færdigspil")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.increment-request"), kind: Kind::Rule, title: "With under two minutes left one may ask for a five-second increment",
        rule: "A player to move with less than two minutes left may ask that both players get an increment of five seconds per move from then on.", note: Some("Absent in 2005 and 2009. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given White to move with 1:59 left, when White asks for the increment, then the request is admissible." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given White to move with exactly 2:00 left, when White asks, then it is not admissible." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given Black to move and White with 1:30 left, when White asks, then it is not admissible: White does not have the move." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("G.4")], games: Games(0b111), differs: Some("Delay or cumulative time; adds: if possible."), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("III.4")], games: Games(0b111), differs: Some("Adds: if possible."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("III.4")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.increment-request.granted"), kind: Kind::Discretion, title: "Draw refused and request granted: increment for both, two minutes for the opponent",
        rule: "If the draw is refused and the arbiter grants the request, the clock is set with the five-second increment for both, the opponent gets two extra minutes, and play goes on. Granting it is up to the arbiter.", note: Some("The text does not say what follows a request the arbiter turns down; III.5 opens when III.4 is not applied."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given White 1:20 and Black 3:10, White's request, draw refused and granted, when play resumes, then White has 1:20, Black 5:10, and each gains 5 s per move." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the same but the arbiter does not grant the request, when play resumes, then the times are 1:20 and 3:10 without increment, and White may instead claim under III.5." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("G.4")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.4")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.increment-request.is-draw-offer"), kind: Kind::Rule, title: "The request for an increment is a draw offer",
        rule: "The request for an increment counts as an offer of a draw to the opponent.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given White's admissible request, when Black accepts the draw, then the game is drawn and no clock is changed." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given White's admissible request, when Black refuses the draw, then the arbiter decides on the request." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("G.4")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.4")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.no-arbiter.claim"), kind: Kind::Rule, title: "No arbiter: the claim itself ends the game",
        rule: "Where no arbiter supervises the competition, a player with less than two minutes left may claim a draw before their own flag falls, and this ends the game.", note: Some("Whether the condition is no arbiter in the venue (2005 and 2009 headings) or no arbiter supervising or available (2023, 2017) differs slightly. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "Given a team match without arbiter and White with 1:59 left, when White claims, then play stops for good and the result is open until an arbiter rules." },
            Check { editions: ALL, text: "Given exactly 2:00 left, when White claims, then the claim is not admissible." },
            Check { editions: ALL, text: "Given White's flag has fallen, when White claims, then the claim is not admissible." },
            Check { editions: ALL, text: "Given Black is to move and White has 1:00 left, when White claims, then nothing in this provision forbids it: having the move is required only where an arbiter is present." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("D"), Article("D1")], games: Games(0b111), differs: Some("For games under Article 10 where no arbiter is present at the venue."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("D"), Article("D1")], games: Games(0b1111), differs: Some("For games under Article 10 where no arbiter is present in the playing venue."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.6")], games: Games(0b111), basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("III.6"), Article("III.6.1")], games: Games(0b111), differs: Some("When no arbiter is available."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("III.6"), Article("III.6.1")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.no-arbiter.evidence.cannot-win"), kind: Kind::Procedure, title: "Evidence that the opponent cannot win",
        rule: "For the ground that the opponent cannot win, the claimant writes down the final position and the opponent verifies it.", note: None, checks: &[
            Check { editions: ALL, text: "Given a cannot-win claim with the written position verified by the opponent, when the file is checked, then it is complete without a scoresheet." },
            Check { editions: ALL, text: "Given a cannot-win claim with a position the opponent has not verified, when the file is checked, then it is incomplete." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("D1 closing paragraphs")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("D1 closing paragraphs")], games: Games(0b1111), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.6")], games: Games(0b111), basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("III.6.1.1"), Article("III.6.1 closing paragraphs")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("III.6.1.1"), Article("III.6.1 closing paragraphs")], alternatives: &[(Language::English, Article("III.6.1 closing paragraphs"), Article("III.6.1.2 s2"))], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.no-arbiter.evidence.no-effort"), kind: Kind::Procedure, title: "Evidence that the opponent has not tried",
        rule: "For the ground that the opponent has not tried to win, the claimant writes down the final position and hands in a complete, up-to-date scoresheet; the opponent verifies both.", note: None, checks: &[
            Check { editions: ALL, text: "Given a no-effort claim with position and complete scoresheet, both verified, when the file is checked, then it is complete." },
            Check { editions: ALL, text: "Given a no-effort claim without a scoresheet, when the file is checked, then it is incomplete." },
            Check { editions: ALL, text: "Given a claim on both grounds, when the file is checked, then the stricter list (position and scoresheet, both verified) applies." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("D1 closing paragraphs")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("D1 closing paragraphs")], games: Games(0b1111), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.6")], games: Games(0b111), basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("III.6.1.2"), Article("III.6.1 closing paragraphs")], games: Games(0b111), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("III.6.1.2"), Article("III.6.1 closing paragraphs")], alternatives: &[(Language::English, Article("III.6.1 closing paragraphs"), Article("III.6.1.2 s3-4"))], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.no-arbiter.grounds"), kind: Kind::Rule, title: "No arbiter: the two grounds",
        rule: "The claim rests on the opponent being unable to win by normal means, on the opponent having made no effort to win by normal means, or on both.", note: Some("The Dutch 2023 text words the second ground in the present tense."), checks: &[
            Check { editions: ALL, text: "Given a claim without arbiter, when no ground is named, then it is incomplete: the ground decides which evidence is needed." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("D1 a"), Article("D1 b")], games: Games(0b111), differs: Some("Lists the two grounds without saying that both may be used together."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("D1 a"), Article("D1 b")], games: Games(0b1111), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.6")], games: Games(0b111), basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("III.6.1"), Article("III.6.1.1"), Article("III.6.1.2")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.no-arbiter.referral"), kind: Kind::Procedure, title: "No arbiter: the claim is put before one",
        rule: "The claim is put before the arbiter designated for the purpose, who decides it.", note: Some("January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "Given a complete claim file, when it is sent on, then its addressee is the designated arbiter and the result stays open until that arbiter rules." },
            Check { editions: &[E2005, E2009], text: "Given the arbiter's ruling, when a player appeals, then the appeal is inadmissible: the ruling is final." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given the arbiter's ruling, when a player appeals, then 11.10 applies; nothing here makes the ruling final." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("D1 closing paragraphs")], games: Games(0b111), differs: Some("Goes to an arbiter, whose ruling cannot be appealed."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("D1 closing paragraphs"), Article("12.10")], games: Games(0b1111), differs: Some("Goes to an arbiter, whose ruling is final (12.10 repeats this)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.6")], games: Games(0b111), basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("III.6.2")], games: Games(0b111), differs: Some("Goes to the arbiter responsible."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("III.6.2")], games: Games(0b111), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.normal-means"), kind: Kind::Definition, title: "What winning by normal means is",
        rule: "To win by normal means is to play positively for a win, or to have a position with a realistic chance of winning otherwise than by the opponent's flag falling.", note: Some("Defined only in the glossaries."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 4k3/8/8/8/8/8/r7/4K2R w - - 0 90 (rook against rook) and Black only shuffling the rook, when White claims, then the arbiter must ask whether Black has a realistic winning chance other than White's flag." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given 8/8/4k3/8/8/4K3/1b6/5B2 w - - 0 80 (lone bishops of opposite colour; mate is possible only with help, so the position is not dead), when White claims, then cannot-win is the ground to examine." },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Glossary("normal means")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Glossary("normal måte")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Glossary("normal means")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Glossary("normale manier"), Glossary("normal vis")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("quickplay.scope"), kind: Kind::Rule, title: "Games to which the quickplay rules apply",
        rule: "The guidelines cover only standard and rapid games played without increment; they do not cover blitz.", note: Some("C2 of 2005 and B2/B3 b of 2009 belong to the blitz appendix; they are listed because they hold the older limits. Whether a period with increment is a limited time in the sense of 10.1 is left open by 2005 and 2009."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a standard game with 30 seconds increment, when a player with 1:00 left claims under III.5, then the claim is not available." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a blitz game of 5 minutes without increment, when a player with 1:00 left claims, then the claim is not available." },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "Given a rapid game of 25 minutes without increment and announced guidelines, when a player with 1:00 left claims, then the claim is heard." },
            Check { editions: &[E2005], text: "Given any blitz game, when 10.2 is claimed, then it is not available (C2)." },
            Check { editions: &[E2009], text: "Given a blitz game with one arbiter for the game, when 10.2 is claimed, then it is available (B2); with less supervision it is not (B3 b)." },
            Check { editions: &[E2005, E2009], text: "Given a standard game whose last period has an increment, when 10.2 is claimed, then nothing in Article 10 excludes it by name." },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("C2")], differs: Some("No exclusion of increments; 10.2 is switched off in blitz only, by the blitz appendix."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("B2"), Article("B3 b")], differs: Some("No exclusion of increments; 10.2 is switched off only in blitz without adequate supervision (one arbiter per game counts as adequate)."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("G.3")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("III.2.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("III.2"), Article("III.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.both-flags-down"), kind: Kind::Rule, title: "Both flags down in rapid",
        rule: "If both flags have fallen, as described in the rules on claiming and signalling a flag-fall, the arbiter declares the game drawn.", note: Some("No counterpart in appendices A and B of 2017 and 2023. Guidelines III.3 draws only in standard and rapid games without increment, if announced, and never in blitz."), checks: &[
            Check { editions: &[E2005, E2009], text: "given both flags are down in a rapid or blitz game (2009: under limited supervision), then draw, whichever fell first" },
            Check { editions: &[E2009], text: "given both flags are down in a rapid or blitz game under full supervision, then 6.11 decides: if it can be established which fell first, that player has lost (6.9)" },
            Check { editions: &[E2009], text: "given both flags are down and nobody has noticed, then the arbiter may say so and declares the draw" },
            Check { editions: &[E2005], text: "given the same, then the arbiter must not say so; the draw follows once it is established" },
            Check { editions: &[E2017, E2018], text: "given both flags are down, then neither player's claim on time can succeed (rapid.time-claim-own-time) but no clause of the appendix draws the game" },
            Check { editions: &[E2023], text: "given both flags are down and the clock shows which fell first, then that player has lost (6.9); given it does not, then only Guidelines III can help, and only for rapid without increment if announced" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2005], Place { numbers: &[Article("B9")], games: Games(0b11110), differs: Some("simply: both flags down, draw"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 d3")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.both-kings-in-check"), kind: Kind::Procedure, title: "Both kings in check",
        rule: "An arbiter who sees both kings in check waits until the next move is completed; if an illegal position is then still on the board, the game is declared drawn.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given FEN 4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1 in a rapid game without full supervision, when White completes Ke1xe2, then the position is legal again (Black to move, in check) and the game goes on" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same, when White completes Re7-d7, then White's king is still in check with Black to move, an illegal position is still on the board, and the arbiter declares a draw" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same, when the arbiter intervenes before the next move is completed, then the procedure was not followed" },
            Check { editions: &[E2005, E2009], text: "given the same, then the arbiter intervenes at once if possible (restoring under 7.4), no draw is declared" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("the arbiter intervenes if possible; no waiting, no draw"); places(&[
            (&[E2005], Place { numbers: &[Article("B6")], games: Games(0b110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 c")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 d")], games: Games(0b10100), number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.4")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.4")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.claims-without-scoresheet"), kind: Kind::Rule, title: "Claims normally based on a scoresheet remain",
        rule: "A player who does not record keeps the right to claims that are normally based on a scoresheet.", note: Some("Not in 2005 and 2009; the second check states the absence."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given a rapid game not recorded by the players, when White claims a threefold repetition that the arbiter can verify (witnessed or electronic record), then the claim is admissible" },
            Check { editions: &[E2005, E2009, E2014], text: "given the same, then the text does not say the right is kept" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018, E2023], Place { numbers: &[Article("A.2")], games: Games(0b10110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.clock-setting-cutoff"), kind: Kind::Rule, title: "Clock settings after the cut-off",
        rule: "After the cut-off the clock setting can no longer be changed, unless leaving it would upset the schedule of the competition.", note: Some("Whether leaving the setting would upset the schedule is for the arbiter to judge; a program asks."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a 15+10 game set as 15+0, found after 10 completed moves each, then the setting stays" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a clock set to 50 minutes instead of 15, found after 12 moves, which would delay the next round, then the setting may be corrected" },
            Check { editions: &[E2005, E2009], text: "given a wrong setting found after 3 moves each, then no claim is possible and no schedule exception exists" },
            Check { editions: ALL, text: "given the cut-off is not reached, then a wrong setting is corrected (clock.wrong-setting where the edition has it)" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("after three moves each no claim about the setting; no schedule exception"); places(&[
            (&[E2005], Place { numbers: &[Article("B4")], games: Games(0b11110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 a")], games: Games(0b10100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 a (1)")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.1.1")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.1.1")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.cutoff-moves"), kind: Kind::Rule, title: "After how many moves start errors stand",
        rule: "Errors in the starting conditions stand once each player has completed ten moves from the initial position.", note: Some("Norwegian 2017 says ten moves or more made, and does not say by whom: taken as made by each player, as in 2005. Dutch and Danish 2023 say completed by both or by each; so does the English text of July 2017. The Norwegian text is followed."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 9 completed moves by each player, then the cut-off is not reached; given 10 by White and 9 by Black, then not reached; given 10 by each, then reached" },
            Check { editions: &[E2005, E2009], text: "given 3 completed moves by each player, then the cut-off is reached" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 10 completed moves by White and 9 by Black, when Black has made the tenth and not yet pressed the clock, then (2017) the cut-off is reached; (2023) it is not" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B4")], games: Games(0b11110), differs: Some("three moves (made) by each player"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 a")], games: Games(0b10100), differs: Some("three completed moves by both players"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 a")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("A.4.1")], games: Games(0b10100), differs: Some("ten moves or more made, not completed, in the Norwegian text"), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("A.4.1")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.1")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.definition"), kind: Kind::Definition, title: "What a rapid game is",
        rule: "A game is rapid if each player's total time, being the fixed time for all moves or the allotted time plus 60 times the increment, is more than 10 and less than 60 minutes.", note: Some("2005 says between 15 and 60 for both forms; read as inclusive at 15 because blitz is less than 15 there, and by symmetry at 60 (the English text of that line of editions says from 15 to 60). 2017: the Norwegian glossary calls standard more than 60, which would leave exactly 60 in no class; A.1 excludes it from rapid, so it is standard (2023 glossaries: at least 60)."), checks: &[
            Check { editions: ALL, text: "given 15+10 (15 min + 60 x 10 s = 25 min), then rapid under every edition" },
            Check { editions: ALL, text: "given 10+0 (10 min), then not rapid under any edition: blitz in all four" },
            Check { editions: ALL, text: "given 10+2 (12 min), then rapid under 2017 and 2023, blitz under 2005 and 2009" },
            Check { editions: ALL, text: "given 10+5 (15 min), then rapid under every edition" },
            Check { editions: ALL, text: "given 60+0 or 45+15 or 30+30 (60 min), then rapid under 2005, standard under 2009, 2017 and 2023" },
            Check { editions: ALL, text: "given 59+0 (59 min), then rapid under every edition" },
            Check { editions: ALL, text: "given 10 minutes and 1 s increment (11 min), then rapid under 2017 and 2023, blitz under 2005 and 2009" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B1")], differs: Some("from 15 to 60 minutes, both ends taken as included"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A1")], differs: Some("at least 15 and less than 60 minutes"), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("A.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.flag-called-by"), kind: Kind::Rule, title: "Who calls the flag in rapid",
        rule: "Besides the players, the arbiter too calls a flag-fall on observing it.", note: Some("2017: the Norwegian text says that the arbiter can call it, and so does the English text of July 2017; the duty is in FIDE's clarifications of June 2017 and in the text of January 2018. Treat 2017 as the arbiter calls."), checks: &[
            Check { editions: &[E2018, E2023], text: "given White's flag is down, seen by the arbiter and by neither player, then the arbiter calls it and White loses (draw if Black could not possibly mate)" },
            Check { editions: &[E2005], text: "given the same, then the arbiter stays silent and play goes on until a player claims" },
            Check { editions: &[E2009], text: "given the same, then the arbiter stays silent; only when both flags are down may the arbiter say so" },
            Check { editions: &[E2017], text: "given the same, then the arbiter may call it and, by FIDE's clarifications of June 2017, must" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B7")], games: Games(0b11110), differs: Some("only a player's valid claim counts; the arbiter must not draw attention to it"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 d1")], games: Games(0b10100), differs: Some("only a player's valid claim counts; the arbiter must not draw attention to it, but may do so when both flags have fallen"), ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("A.4.5")], games: Games(0b10100), differs: Some("may, in the Norwegian wording"), ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("A.4.5")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.5")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.full-supervision"), kind: Kind::Rule, title: "Full supervision: the competition rules apply",
        rule: "The competition rules apply without the modifications if there is one arbiter for at most three games and each game is recorded.", note: Some("Not in 2005."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given one arbiter for three rapid games and each game recorded by the arbiter or an assistant, then the competition rules apply: an illegal move may be corrected after the opponent's reply and the first one costs time only" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given one arbiter for three games but nobody records, then the modified rules apply" },
            Check { editions: &[E2009], text: "given one arbiter for three games and nobody records, then the competition rules apply" },
            Check { editions: &[E2009], text: "given that supervision and White's completed illegal move, seen by the arbiter and claimed by nobody, then the arbiter acts under 7.4, also after Black's reply" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("A3")], games: Games(0b110), differs: Some("the only condition is adequate supervision; no recording is required"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.3")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.3.1")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.4")], games: Games(0b110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.illegal-move-agreed-correction"), kind: Kind::Rule, title: "Players may agree to correct an illegal move",
        rule: "After the opponent's next move an illegal move can still be corrected if both players agree to it without the arbiter stepping in.", note: Some("2005: no such clause. 2009: only in blitz (blitz.illegal-move-agreed-correction)."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given Black has replied to White's illegal move, when both players agree to go back, then they may; when the arbiter proposes it, that is not the case foreseen" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("A.4 b")], games: Games(0b100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.2")], games: Games(0b100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.2")], games: Games(0b100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.illegal-move-arbiter"), kind: Kind::Rule, title: "The arbiter's part in an illegal move in rapid",
        rule: "An arbiter who observes a completed illegal move acts on it without a claim, provided the opponent has not made the next move.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White completes an illegal move in the arbiter's sight and Black has not moved, then the arbiter acts at once" },
            Check { editions: &[E2005, E2009], text: "given the same, then the arbiter stays silent unless Black claims (exceptions: rapid.both-kings-in-check, rapid.pawn-on-last-rank)" },
            Check { editions: ALL, text: "given Black has already made the next move, then the arbiter does not act on the illegal move under any edition (an illegal position that is still there: rapid.both-kings-in-check, rapid.pawn-on-last-rank)" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("the arbiter rules only after a claim, save for two kings in check or an unfinished promotion"); places(&[
            (&[E2005], Place { numbers: &[Article("B6")], games: Games(0b110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 c")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 b")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.2")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.2")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.illegal-move-claim-window"), kind: Kind::Rule, title: "Claiming an illegal move in rapid",
        rule: "The opponent may claim a completed illegal move as long as the opponent has not made the next move.", note: None, checks: &[
            Check { editions: ALL, text: "given White completes an illegal move, when Black claims before making a move on the board, then the claim is in time" },
            Check { editions: ALL, text: "given White completes an illegal move and Black has made (released) a reply, pressed or not, then the claim is too late" },
            Check { editions: ALL, text: "given Black has only touched a piece, then the claim is still in time: the limit is the making of the move" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B6")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 c")], games: Games(0b100), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 b")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.2")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.2")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.illegal-move-completed"), kind: Kind::Rule, title: "When an illegal move is completed in rapid",
        rule: "In rapid an illegal move is completed once the opponent's clock has been started.", note: Some("2017 and 2023 need no clause of their own: 7.5.1 defines it by the press (illegal-move.completed)."), checks: &[
            Check { editions: &[E2005, E2009, E2014], text: "given White leaves the king in check and presses so that Black's clock runs, then the illegal move is completed" },
            Check { editions: &[E2005, E2009, E2014], text: "given White leaves the king in check and has not pressed, then it is not completed and may be corrected" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B6")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 c")], games: Games(0b100), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 b")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.illegal-move-consequence"), kind: Kind::Rule, title: "What an illegal move costs in rapid (limited supervision)",
        rule: "The penalties of 7.5.5 apply with one minute instead of two: for the first illegal move the opponent gets one extra minute, the second loses the game (or draws it if the opponent could not possibly mate).", note: Some("The sharpest swing in the matrix: third (2005, 2009), first (2014, 2017), second (2018, 2023). 2017 is the text of July 2017; the amendment of January 2018 went over to the scheme of 2023, with two minutes. No edition says whether an illegal move that stood unclaimed counts when a later one is acted on: ask the arbiter."), checks: &[
            Check { editions: &[E2023], text: "given White's first illegal move is acted on in time, then the position is restored (or the queen placed, 7.5.2), Black gets 1 minute and play goes on; White's second loses" },
            Check { editions: &[E2014, E2017], text: "given White's first illegal move is observed or claimed in time and Black has king and rook, then White loses at once" },
            Check { editions: &[E2014, E2017], text: "given the same with a bare black king, then the game is drawn" },
            Check { editions: &[E2005, E2009], text: "given White's first or second illegal move is claimed in time, then Black gets 2 minutes each time; the third loses (7.4 b, B6 and A4 c being silent on the penalty)" },
            Check { editions: &[E2005], text: "given White's third illegal move claimed in time, with a bare black king, then White loses (7.4 b has no exception)" },
            Check { editions: &[E2009], text: "given the same, then the game is drawn (7.4 b, last sentence)" },
            Check { editions: &[E2023], text: "given White castles with both hands, or presses without having moved, and this is acted on before Black's next move, then it is punished as an illegal move: Black gets 1 minute, at White's second White loses" },
            Check { editions: &[E2014, E2017], text: "given White castles with both hands or presses without having moved, for the first time, then the text does not settle the penalty: 7.7.1 and 7.8.1 count it as an illegal move (A.4.2: loss), 7.7.2 and 7.8.2 give it two minutes; ask the arbiter" },
            Check { editions: &[E2018], text: "given White's first illegal move is acted on in time, then the position is restored (or the queen placed, 7.5.2), Black gets 2 minutes and play goes on; White's second loses" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("the very first illegal move loses, on the arbiter's observation or the opponent's claim of a win"); places(&[
            (&[E2005], Place { numbers: &[Article("B6"), Article("7.4 b")], paces: &[(Pace::Rapid, Article("B6")), (Pace::Blitz, Article("B6"))], games: Games(0b110), differs: Some("the appendix gives only the procedure, so 7.4 b supplies the penalty: two minutes for the first two, the third loses; no draw exception"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 c"), Article("7.4 b")], paces: &[(Pace::Rapid, Article("A4 c")), (Pace::Blitz, Article("A4 c"))], games: Games(0b100), differs: Some("the appendix gives only the procedure, so 7.4 b supplies the penalty: two minutes for the first two, the third loses; draw exception as in 7.4 b"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 b")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("A.4.2")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("A.4.2"), Article("7.5.5")], paces: &[(Pace::Rapid, Article("A.4.2")), (Pace::Blitz, Article("A.4.2"))], games: Games(0b100), differs: Some("two minutes for the first: the reduction to one minute came to rapid only in 2023"), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.2")], games: Games(0b100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.illegal-move-draw-if-opponent-cannot-mate"), kind: Kind::Rule, title: "Illegal move in rapid, but the opponent cannot possibly mate",
        rule: "Where the illegal move would lose, the game is drawn if the opponent could not checkmate the player by any series of legal moves.", note: Some("2023 has it by reference to 7.5.5; 2005 has none for rapid."), checks: &[
            Check { editions: &[E2014, E2017], text: "given White (king and queen against bare king) completes one illegal move and Black claims, then draw" },
            Check { editions: &[E2009, E2018, E2023], text: "given the same at the illegal move that would lose (third in 2009, second in 2023), then draw" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("written into the rapid rule itself"); places(&[
            (&[E2009], Place { numbers: &[Article("A4 c"), Article("7.4 b")], paces: &[(Pace::Rapid, Article("A4 c")), (Pace::Blitz, Article("A4 c"))], games: Games(0b100), differs: Some("through 7.4 b"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 b")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("A.4.2")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("A.4.2"), Article("7.5.5")], paces: &[(Pace::Rapid, Article("A.4.2")), (Pace::Blitz, Article("A.4.2"))], games: Games(0b100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.2"), Article("7.5.5")], paces: &[(Pace::Rapid, Article("A.5.2")), (Pace::Blitz, Article("A.5.2"))], games: Games(0b100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.illegal-move-stands"), kind: Kind::Rule, title: "An unclaimed illegal move stands",
        rule: "If neither the opponent claims nor the arbiter intervenes in time, the illegal move stands and the game continues; once the opponent has made the next move it cannot be corrected.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White's king was left in check and Black replied with another move than capturing it, then the position stands and White must now get out of check on the next move" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White captured with a pinned bishop, unnoticed, and Black has made a move, when White's illegality is pointed out, then nothing is restored and no penalty is due" },
            Check { editions: &[E2005, E2009], text: "given the same, then Black's right to claim is gone; the text does not say in words that the move stands" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("implied only: the claim must come before the claimant's own move"); places(&[
            (&[E2005], Place { numbers: &[Article("B6")], games: Games(0b110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 c")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 b")], games: Games(0b100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.2")], games: Games(0b100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.2")], games: Games(0b100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.misplaced-king-castling"), kind: Kind::Rule, title: "No castling with a misplaced king",
        rule: "If a king was misplaced at the start and the game goes on, castling is not allowed.", note: Some("2017 and 2023 do not say whether the other player, whose king stood right, may castle; reading it as bound to the misplaced king follows the older text. Norwegian 2017 speaks of the kings in the plural."), checks: &[
            Check { editions: ALL, text: "given the white king on d1 and queen on e1 from the start and the cut-off passed, when White tries to castle, then it is not allowed" },
            Check { editions: &[E2005, E2009], text: "given the same and the black king correctly on e8, then Black may castle: only the exchanged king loses the right" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a king misplaced on another square than the queen's (say king and bishop exchanged), then castling is not allowed either" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("only for king and queen exchanged, and expressly for that king only"); places(&[
            (&[E2005], Place { numbers: &[Article("B4")], games: Games(0b11110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 a")], games: Games(0b10100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 a (2)")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.1.2")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.1.2")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.misplaced-rook-castling"), kind: Kind::Rule, title: "No castling with a misplaced rook",
        rule: "If a rook was misplaced at the start and the game goes on, castling with that rook is not allowed.", note: Some("Not in 2005 and 2009; there 3.8 decides (castling needs a rook on its original square in 2009)."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a game begun from FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w Kkq - 0 1 (white queenside rook and knight exchanged) and the cut-off passed, then White may castle kingside and never queenside, even if the rook later stands on a1" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("A.4 a (2)")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.1.2")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.1.2")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.modified-rules-scope"), kind: Kind::Rule, title: "When the modified rapid rules apply",
        rule: "Where the conditions of full supervision are not met, the competition rules apply as modified by the rapid rules that follow.", note: Some("2005 and 2009 say in words that the competition rules hold except where the rapid rules override them; 2017 and 2023 only say that otherwise the following applies. That the rest of the competition rules stays in force there is the accepted reading (2023 A.3 and A.5.2 presuppose Articles 7 and 9)."), checks: &[
            Check { editions: &[E2023], text: "given one arbiter for ten rapid games, then A.5.1-A.5.5 apply" },
            Check { editions: &[E2005], text: "given one arbiter for a single rapid game, recorded, then B3-B9 still apply: the edition has no supervision test" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a rapid game under limited supervision, when the same position has occurred five times, then the game is drawn by 9.6.1 as in standard play: the rapid rules change nothing there" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B2")], games: Games(0b110), differs: Some("the modified rules apply to every rapid game, whatever the supervision"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4")], games: Games(0b100), differs: Some("applies where supervision is inadequate; adequate is described by an example (rapid.supervision-ratio)"), ..Place::PLAIN }),
            (&[E2014, E2017, E2018], Place { numbers: &[Article("A.4")], games: Games(0b100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5")], games: Games(0b100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.no-recording"), kind: Kind::Rule, title: "Players need not record the moves",
        rule: "Recording is not compulsory in rapid.", note: None, checks: &[
            Check { editions: ALL, text: "given a rapid game, when a player records nothing, then no rule is broken, under full supervision too (the sentence stands before the regimes)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B3")], games: Games(0b11110), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A2")], games: Games(0b11110), ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("A.2")], games: Games(0b10110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.pawn-on-last-rank"), kind: Kind::Procedure, title: "A pawn standing on the last rank",
        rule: "An arbiter who sees a pawn standing on the rank furthest from its start waits until the next move is completed; if an illegal position is then still on the board, the game is declared drawn.", note: Some("How A.4.2/A.5.2 and A.4.4/A.5.4 fit together is not said in the texts; the second check is a reading, marked as such. For 2023 it is well supported: A.5.2 names 7.5.2, the unreplaced pawn, among what the arbiter acts on."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a white pawn left on e8 and Black has replied without claiming, when White's next move is completed and the pawn still stands on e8, then the arbiter declares a draw" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a white pawn left on e8, White has pressed and Black has not yet moved, then rapid.illegal-move-arbiter (act at once, opponent has not moved) and this procedure (wait) meet: the former is the rule for the move just completed, the latter for a position that has survived it" },
            Check { editions: &[E2005, E2009], text: "given a promotion not completed, then the arbiter intervenes at once if possible" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("an unfinished promotion makes the arbiter intervene if possible; no waiting, no draw"); places(&[
            (&[E2005], Place { numbers: &[Article("B6")], games: Games(0b110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 c")], games: Games(0b100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 d")], games: Games(0b10100), number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.4")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.4")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.penalty-minutes"), kind: Kind::Rule, title: "Time penalties in rapid",
        rule: "In a rapid game the penalties of Articles 7 and 9 are one minute instead of two.", note: Some("Only 2023 has it for rapid. 2005 and 2009: two minutes under 7.4 b, three under 9.5; 2017: two minutes under 7.5.3 and 9.5.2 (but see rapid.illegal-move-consequence)."), checks: &[
            Check { editions: &[E2023], text: "given a rapid game under either regime and White's first illegal move, then Black gets 1 minute" },
            Check { editions: &[E2023], text: "given a rapid game and White's incorrect threefold claim, then Black gets 1 minute" },
            Check { editions: &[E2014, E2017, E2018], text: "given a rapid game under full supervision and White's first illegal move, then Black gets 2 minutes (A has no reduction in 2017; only blitz has)" },
            Check { editions: &[E2009], text: "given a rapid game and White's first illegal move, then Black gets 2 minutes; an incorrect draw claim gives 3" },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Article("A.3")], games: Games(0b110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.regime-announced"), kind: Kind::Procedure, title: "Announcing which rapid rules apply",
        rule: "The regulations of the competition must state whether full or limited supervision (A.4 or A.5) applies, for the whole competition.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given regulations that name A.5 (A.4 in 2017), when an arbiter happens to supervise only two games of the last round, then the modified rules still apply there" },
            Check { editions: &[E2005, E2009], text: "given silent regulations, then nothing is missing: 2005 has one regime, 2009 goes by the supervision actually given" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("A.5")], games: Games(0b110), differs: Some("the pair is A.3 and A.4"), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.5")], games: Games(0b110), differs: Some("the pair is A.3 and A.4"), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.6")], games: Games(0b110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.scoresheet-on-request"), kind: Kind::Rule, title: "A scoresheet on request",
        rule: "A player who wishes to record after all may ask the arbiter for a scoresheet at any time.", note: Some("Distinct from rapid.show-scoresheet (seeing the arbiter's record, five times)."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given a rapid game at move 12, when Black asks the arbiter for a scoresheet to write the moves, then it must be provided; no limit of five applies to this request" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018, E2023], Place { numbers: &[Article("A.2")], games: Games(0b10110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.setup-cutoff"), kind: Kind::Rule, title: "Set-up and board orientation after the cut-off",
        rule: "After the cut-off no claim can be made about a wrong set-up of the pieces or a wrongly placed board; the game goes on as it is.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a game begun from FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1, when it is found after 10 completed moves each, then the game continues; found after 9, start.wrong-setup cancels it" },
            Check { editions: &[E2005, E2009], text: "given the same, when it is found after 3 moves each, then the game continues; found after 2, it is cancelled" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("cut-off after three moves each"); places(&[
            (&[E2005], Place { numbers: &[Article("B4")], games: Games(0b11110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 a")], games: Games(0b10100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 a (2)")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.1.2")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.1.2")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.show-scoresheet"), kind: Kind::Rule, title: "Seeing the arbiter's record, five times",
        rule: "A player who has the move may ask the arbiter or assistant to be shown the scoresheet, at most five times in a game; further requests count as distracting the opponent.", note: Some("Belongs to the full-supervision regime. FIDE's clarifications of June 2017 say the clock is not stopped for it."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given White has the move and has asked four times, when White asks again, then it is granted; a sixth request is treated as distraction (11.5) and penalised under 12.9" },
            Check { editions: &[E2017, E2018, E2023], text: "given it is Black's move, when White asks, then there is no right to it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018], Place { numbers: &[Article("A.3.2")], games: Games(0b10), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.4.3")], alternatives: &[(Language::Dutch, Article("A.4.3"), Article("A.4.2"))], games: Games(0b10), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.supervision-ratio"), kind: Kind::Rule, title: "One arbiter for at most three games",
        rule: "Full supervision means that no arbiter has more than three games to watch.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given one arbiter and three rapid games, then the ratio is met; given four, then it is not" },
            Check { editions: &[E2009], text: "given one arbiter and three rapid games, then supervision is adequate (the text's own example); given four, then the text does not settle it and the arbiter is asked" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("A3")], games: Games(0b110), differs: Some("one arbiter for at most three games is given as an example of adequate supervision, not as the limit"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.3 a")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.3.1.1")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.4.1")], alternatives: &[(Language::Dutch, Article("A.4.1"), Article("A.4.1.1"))], games: Games(0b110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.supervision-recording"), kind: Kind::Procedure, title: "Each game is recorded by the arbiter or an assistant",
        rule: "Full supervision also requires each game to be recorded by the arbiter or an assistant and, if possible, electronically.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the arbiter's assistant records by hand and no electronic board exists, then the condition is met (electronic means only if possible)" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given only the players record, then the condition is not met" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("A.3 b")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.3.1.2")], games: Games(0b110), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.4.2")], alternatives: &[(Language::Dutch, Article("A.4.2"), Article("A.4.1.2"))], games: Games(0b110), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.time-claim-draw"), kind: Kind::Rule, title: "Time claim in rapid, but the claimant cannot possibly mate",
        rule: "The game is drawn instead if the claimant could not checkmate the opponent's king by any series of legal moves.", note: None, checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given White claims on time with a bare king, then draw" },
            Check { editions: &[E2005, E2009], text: "given the same, then draw as well, through 6.10 and 6.9, which the rapid rules leave standing" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("not in the appendix; the general rule applies"); places(&[
            (&[E2005], Place { numbers: &[Article("6.10")], games: Games(0b11110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.9")], games: Games(0b10100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 c")], games: Games(0b10100), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.3")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.3")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.time-claim-own-time"), kind: Kind::Rule, title: "The claimant must have time left",
        rule: "For the claim to succeed the claimant must have time left on their own clock after the clock has been stopped.", note: Some("Dropped in 2023 (in fact by the amendment of January 2018); the third check states the consequence. It is not listed under 2023."), checks: &[
            Check { editions: &[E2014, E2017], text: "given Black's flag is down and White stops the clock with 0:00:01 left, then White wins; with 0:00:00 on White's display too, the claim fails" },
            Check { editions: &[E2005, E2009], text: "given Black's flag is down and White's flag is up after both clocks are stopped, then the claim succeeds; if White's flag is down too, it fails and rapid.both-flags-down applies" },
            Check { editions: &[E2018, E2023], text: "given both displays at 0:00:00 and the clock marks Black as first, then White's claim is not barred by this rule: it no longer exists" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("the claimant's flag must be up and the opponent's down after the clocks are stopped"); places(&[
            (&[E2005], Place { numbers: &[Article("B8")], games: Games(0b11110), differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 d2")], games: Games(0b10100), differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 c")], games: Games(0b10100), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("A.4.3")], games: Games(0b10100), ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("rapid.time-claim-procedure"), kind: Kind::Procedure, title: "How a win on time is claimed in rapid",
        rule: "A player claiming on time tells the arbiter and is free to pause the clock for it.", note: None, checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given Black's flag falls, when White says so without pausing the clock, then the claim is not invalid for that reason" },
            Check { editions: &[E2005, E2009, E2014], text: "given Black's flag falls, when White does not stop both clocks, then the claim has not been made as required and White's own flag may still fall" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("B8")], games: Games(0b11110), differs: Some("must stop the clocks and notify"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 d2")], games: Games(0b10100), differs: Some("must stop both clocks and notify"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("A.4 c")], games: Games(0b10100), differs: Some("must stop the clock and notify"), basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("A.4.3")], games: Games(0b10100), ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("A.5.3")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rapid.touch-move-on-request"), kind: Kind::Rule, title: "Article 4 applied only on request",
        rule: "The arbiter rules under Article 4 (touch-move and the act of moving) only when asked by one or both players.", note: Some("Dropped after 2009: 2017 and 2023 have no such clause; the competition rules govern."), checks: &[
            Check { editions: &[E2005, E2009], text: "given the arbiter sees White touch a bishop and move a knight, when Black does not ask, then the arbiter does not rule; when Black asks before touching a piece, the arbiter rules" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2005], Place { numbers: &[Article("B5")], games: Games(0b11110), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("A4 b")], games: Games(0b10100), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("release.king-castling-illegal"), kind: Kind::Rule, title: "King released while castling is illegal: another king move",
        rule: "If castling on that side turns out to be illegal, the player must make another legal king move, which may be castling with the other rook; if the king has none, any legal move is free.", note: Some("Not stated in 4.6 b of 2005 and 2009; there the gap is filled by 4.4 c."), checks: &[
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given 4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1, when White releases the king on g1, then only d1, d2, e2 and long castling are allowed" },
            Check { editions: &[E2005, E2009], text: "given the same, then 4.6 b is silent; 4.4 c (king touched with intent to castle) leads to the same moves" },
        ], unseen_absences: &[], places: places(&[
            (&[E2014], Place { numbers: &[Article("4.7 b")], basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.7.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("release.king-in-castling"), kind: Kind::Rule, title: "King released while castling: castling binds",
        rule: "Once the king has been released in the act of castling, the move is not yet made, but no move other than castling on that side is open, if that is legal.", note: None, checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White has released the king on g1, then only castling short is allowed; putting the king on f1 instead is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.6 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.7 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.7.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("release.pawn-on-promotion-square"), kind: Kind::Rule, title: "Pawn released on the last rank is bound to that square",
        rule: "If the pawn has been released on the square of promotion the move is not yet made, but the player may no longer play the pawn to another square.", note: Some("The express sentence was dropped after 2009; in 2017 and 2023 the same follows from the general release.piece-committed (4.7)."), checks: &[
            Check { editions: &[E2005, E2009], text: "given 3r4/4P3/8/8/8/8/k6K/8 w - - 0 1, when White releases the pawn on e8, then e7xd8 is no longer allowed; queen, rook, bishop or knight on e8 are still open" },
            Check { editions: &[E2017, E2018, E2023], text: "given the same, then e7xd8 is no longer allowed either: the released pawn is part of a legal move and 4.7 binds it to e8; the choice of piece is still open" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.6 c")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("release.piece-committed"), kind: Kind::Rule, title: "A released piece stays where it is",
        rule: "A piece released on a square, as a legal move or as part of one, may not be moved to another square on this move.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, when White releases the pawn e2 on e3, then White may not go on to e4" },
            Check { editions: ALL, text: "given the initial position, when White slides the pawn to e3 and, still holding it, on to e4, then e2e4 is allowed" },
            Check { editions: ALL, text: "given the initial position, when White releases the knight g1 on e3 (not a legal move), then the knight is not bound to e3; touch-move still binds White to g1f3 or g1h3" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("4.6")], differs: Some("Does not add 'on this move'."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("4.6")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.7")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.7")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("repetition.castling-right-lost-when-moved"), kind: Kind::Rule, title: "A castling right ends only when king or rook has moved",
        rule: "For comparing positions the right to castle is gone only after the king or the rook concerned has actually moved, not already when it is bound to move.", note: Some("2005 has no such sentence; its 3.8 a II (1) (right lost once king or rook has moved) gives the same result for both checks. Capture of an unmoved rook is not mentioned anywhere but changes the placement."), checks: &[
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given FEN 4k3/8/8/8/4q3/8/8/4K2R w K - 0 1 and 1.Kf2 Qf4+ 2.Ke1 Qe4+ 3.Kf2 Qf4+ 4.Ke1 Qe4+, when White claims, then wrong: in the first position the king, in check and bound to move, still had its right; this is the 2nd occurrence without it" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the same continued 5.Kf2 Qf4+ 6.Ke1 Qe4+, when White claims, then correct: 3rd occurrence (after 2...Qe4+, 4...Qe4+, 6...Qe4+)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2009], Place { numbers: &[Article("9.2 para 3 s2")], differs: Some("Worded for a king or rook that is forced to move."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.2 para 2 (2) s2")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.2.2 s2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2.3.2 s2")], alternatives: &[(Language::Dutch, Article("9.2.3.2 s2"), Article("9.2.2.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("repetition.castling-rights"), kind: Kind::Rule, title: "Lost castling rights make the position different",
        rule: "Positions with equal placement differ when in the earlier one a king still had the right to castle with a rook and that right has since gone because king or rook moved. The right itself counts, not whether castling could be played at that moment.", note: Some("2005, 'temporarily': by 3.8 a II (2) of that edition a temporary hindrance (check, attacked square, piece in between) depends only on where the pieces stand. Two positions with equal placement and side to move therefore always have equal temporary hindrances, so comparing position with position (pairwise reading) the word never changes a result. It would matter only if a hindrance arising and vanishing BETWEEN two occurrences made them different (interval reading). Contemporary discussion among arbiters and problemists called the word superfluous and it was deleted in 2009. Recommended: implement 2005 pairwise (rights equal), keep the interval reading as a documented option. 2009: the only criterion is that all possible moves are the same; whether a lost right counts while castling is blocked anyway is not said, the forced-move sentence implies that it does."), checks: &[
            Check { editions: ALL, text: "given 1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.Ke2 Ke7 5.Ke1 Ke8 6.Ke2 Ke7 7.Ke1 Ke8, when White claims, then wrong: placement is there the 3rd time, but the position after 3...Bc5 still had all castling rights, so this is the 2nd occurrence" },
            Check { editions: ALL, text: "given the same continued 8.Ke2 Ke7 9.Ke1 Ke8, when White claims, then correct: 3rd occurrence without rights (after 5...Ke8, 7...Ke8, 9...Ke8)" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Rg1 Ng8 3.Rh1 Nf6 4.Ng1 Ng8 5.Nf3 Nf6 6.Ng1 Ng8, when White claims, then wrong: the starting placement is there the 3rd time but White's right with the h1 rook was lost by 2.Rg1 (2nd occurrence) - although the 20 legal moves are the same in all three; (2009) literal text leaves this open, see note" },
            Check { editions: ALL, text: "given 1.e4 e5 2.Nf3 Nf6 3.Bc4 Nc6 4.Bf1 Nb8 5.Bc4 Nc6 6.Bf1 Nb8 7.Bc4 Nc6, when White claims, then correct in 2009, 2017 and 2023: 3rd occurrence of the position after 3...Nc6, the short castling blocked in between by Bf1 does not matter; (2005) correct on the pairwise reading (recommended), wrong on the interval reading, see note" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.2 para 3")], differs: Some("Positions differ if the right to castle has been changed, temporarily or permanently (the temporary case is named only in this edition)."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.2 para 3 s2")], differs: Some("No sentence that a lost right makes positions different; it follows from 'all possible moves the same' together with the sentence on when the right is lost."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.2 para 2 (2) s1")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.2.2 s1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2.3.2 s1")], alternatives: &[(Language::Dutch, Article("9.2.3.2 s1"), Article("9.2.2.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("repetition.claim-position-on-board"), kind: Kind::Rule, title: "Claim of a repetition that has just arisen",
        rule: "If the opponent's last move produced the third occurrence, the player now to move claims; no move is written.", note: None, checks: &[
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8, when White claims before touching a piece, then the claim is correct" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.Nf3 d5, when White claims because the position after 4...Ng8 had occurred three times, then the claim is wrong: the position on the board is new" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("9.2 b")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.1.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2.2")], alternatives: &[(Language::Dutch, Article("9.2.2"), Article("9.2.1.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("repetition.claim-with-intended-move"), kind: Kind::Rule, title: "Claim before making the move that repeats",
        rule: "If the third occurrence would arise through the player's own next move, the player first records that move, on paper or electronically, and tells the arbiter of the intention to make it; it is not made on the board.", note: None, checks: &[
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1, when Black writes 4...Ng8, declares it to the arbiter and claims, then the claim is correct and the game is drawn" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1, when Black plays 4...Ng8 on the board and then claims, then Black has no right to claim (White has the move and may claim)" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1, when Black, in a standard game, only says 'I will play Ng8, draw' without recording it, then the procedure is not met" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1, when Black writes 4...Nd5 and claims, then the claim is wrong: the resulting position is new" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Written on the scoresheet (no electronic entry)."); places(&[
            (&[E2005, E2009], Place { numbers: &[Article("9.2 a")], differs: Some("Written on the scoresheet; nothing is said about the written move being unchangeable."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.2 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.1.1")], differs: SAME, ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2.1")], alternatives: &[(Language::Dutch, Article("9.2.1"), Article("9.2.1.1"))], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("repetition.en-passant"), kind: Kind::Rule, title: "An en passant chance that has gone makes the position different",
        rule: "A position in which a pawn can be taken en passant is not the same as the later one with equal placement in which that capture is no longer available. Only a capture that was really possible (legal) counts.", note: Some("Danish 2023 (and English): the position at the start of the sequence allowed an en passant capture. Dutch 2023, Norwegian 2017 and the older texts: a pawn that could be taken en passant can no longer be taken so. Same effect. The English text of July 2017 is worded as that of 2023."), checks: &[
            Check { editions: ALL, text: "given 1.e4 a6 2.e5 d5 3.Nf3 Nc6 4.Ng1 Nb8 5.Nf3 Nc6 6.Ng1 Nb8, when White claims, then wrong: placement is there the 3rd time, but after 2...d5 exd6 e.p. was possible, so this is only the 2nd occurrence" },
            Check { editions: ALL, text: "given the same continued 7.Nf3 Nc6 8.Ng1 Nb8, when White claims, then correct: 3rd occurrence (after 4...Nb8, 6...Nb8, 8...Nb8)" },
            Check { editions: ALL, text: "given FEN 4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1 and 1...d5 2.Kd1 Kh8 3.Ke1 Kg8 4.Kd1 Kh8 5.Ke1 Kg8, when White claims, then correct: exd6 e.p. was illegal after 1...d5 (pawn pinned on the e-file), so all three positions are the same" },
            Check { editions: ALL, text: "given 1.e4 e5 2.Nf3 Nc6 3.Ng1 Nb8 4.Nf3 Nc6 5.Ng1 Nb8, when White claims, then correct: a bare en passant square in the FEN with no capturing pawn is irrelevant" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.2 para 3")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.2 para 3 s1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.2 para 2 (1)")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.2.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2.3.1")], alternatives: &[(Language::Dutch, Article("9.2.3.1"), Article("9.2.2.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("repetition.position-identity"), kind: Kind::Definition, title: "When two positions are the same",
        rule: "Two positions are the same exactly when the same player is to move, every square holds the same kind and colour of piece, and all pieces of both sides have the same possible moves.", note: Some("NUMBERING 2023: identity is 9.2.3 in the Danish text and in the English original, 9.2.2 in the Dutch text (which keeps the 2017 numbering). 9.6.1 refers to '9.2.2' in Dutch, Danish and English alike: right in Dutch, stale in Danish/English, where 9.2.2 is 'has just appeared'. 'If and only if' is first said in 2017."), checks: &[
            Check { editions: ALL, text: "given FEN 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 and 1.Ra2 Kd8 2.Ra3 Ke8 3.Ra1, when compared with the start, then not the same: same placement but Black is to move" },
            Check { editions: ALL, text: "given 1.Nc3 Nf6 2.Ne4 Ng8 3.Ng5 Nf6 4.N5h3 Ng8 5.Nf3 Nf6 6.Nd4 Ng8 7.Nb5 Nf6 8.Na3 Ng8 9.Nb1 Nf6 10.Ng1 Ng8 (the two white knights have changed places), when compared with the initial position, then the same (2nd occurrence): kind and colour count, not the individual piece" },
            Check { editions: ALL, text: "given 1.e4 e5 2.Nf3 Nc6 3.Ng1 Nb8 4.Nf3 Nc6 5.Ng1 Nb8, when White claims, then correct: third occurrence of the position after 1...e5 (the two-square advance 1...e5 gave no en passant capture)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("9.2 para 2")], differs: Some("Says 'the same if', not 'if and only if'; the two exceptions follow as a separate paragraph."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("9.2 para 2")], differs: Some("Says 'the same if', not 'if and only if'."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("9.2 para 2")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2.3")], alternatives: &[(Language::Dutch, Article("9.2.3"), Article("9.2.2"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("repetition.threefold-claim"), kind: Kind::Rule, title: "Draw by claim on the third occurrence of a position",
        rule: "The game is drawn if the player to move correctly claims that a position is about to occur or has just occurred for at least the third time. The occurrences need not follow one another nor come from the same moves; without a claim the game goes on.", note: None, checks: &[
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8, when White (to move) claims, then the claim is correct: the initial position has occurred 3 times (start, after 2...Ng8, after 4...Ng8)" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nc3 Nc6 4.Nb1 Nb8, when White claims, then the claim is correct although the two cycles consist of different moves" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8, when Black claims while White is to move, then the claim is not admissible (claimant must have the move)" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 and nobody claims, when White plays 5.e4, then the game continues" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8, when White claims, then the claim is wrong: second occurrence only" },
            Check { editions: ALL, text: "given 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.Nf3 Nf6 6.Ng1 Ng8 (fourth occurrence), when White claims, then the claim is correct (at least three)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("9.2")], ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("9.2.1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("9.2")], alternatives: &[(Language::Dutch, Article("9.2"), Article("9.2.1"))], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("rook.move"), kind: Kind::Rule, title: "The rook's move",
        rule: "The rook moves to any square of the file or the rank on which it stands.", note: None, checks: &[
            Check { editions: ALL, text: "given k7/8/8/8/3R4/8/7K/8 w - - 0 1, then the rook d4 has exactly 14 moves: d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("3.3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.arbiter-records"), kind: Kind::Procedure, title: "The arbiter records when neither player does",
        rule: "If both players have stopped recording under the relief, the arbiter or an assistant should try to be at the board and write the moves down.", note: None, checks: &[
            Check { editions: ALL, text: "given both players below 5:00 without increment and neither writing, when the arbiter is free, then the arbiter or an assistant should attend and record" },
            Check { editions: ALL, text: "given both players below 5:00 without increment but White still writing, then (2005, 2009) the provision already applies because neither is obliged to write; (2017, 2023) it does not, because one player does keep score" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("8.5 a s1")], differs: Some("The condition is that neither player is obliged to record, whether or not one of them still does."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.5 a s1")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.5.1 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.assistant"), kind: Kind::Procedure, title: "Assistant to write the moves",
        rule: "A player who is unable to keep score may bring somebody to record the moves; the arbiter must be willing to accept that person.", note: None, checks: &[
            Check { editions: ALL, text: "given a player with a broken hand, when the player brings a helper and the arbiter accepts the helper, then the helper writes and the player is not in breach" },
            Check { editions: ALL, text: "given the arbiter does not accept the proposed helper, when the helper writes nevertheless, then the provision does not cover it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.1 para 3 s1-2")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.1 s6")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("8.1.6 s1")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("8.1.6 s1-2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.assistant-clock-adjustment"), kind: Kind::Discretion, title: "Clock adjustment for a player who uses a writing assistant",
        rule: "The arbiter fairly adjusts the clock of a player for whom an assistant writes. No such adjustment is made when the reason is a disability.", note: Some("No translation says in which direction or by how much; the natural reading is a deduction."), checks: &[
            Check { editions: ALL, text: "given a player without disability who has a helper write, when the game starts, then the arbiter adjusts that player's clock fairly (direction and amount are the arbiter's judgement; see note)" },
            Check { editions: ALL, text: "given a disabled player who has a helper write, when the game starts, then (2017, 2023) the player's time is not changed; (2005, 2009) the arbiter adjusts it as for anyone else" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("The adjustment applies to every such player; disabled players are not exempt."); places(&[
            (&[E2005], Place { numbers: &[Article("8.1 para 3 s3")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.1 s7")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1")], number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("8.1.6 s2-3")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("8.1.6 s3-4")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("scoresheet.borrow-opponents-sheet"), kind: Kind::Rule, title: "Using the opponent's scoresheet for the update",
        rule: "While having the move, the player who is updating may consult the opponent's scoresheet, which must be given back before a move is made.", note: None, checks: &[
            Check { editions: ALL, text: "given the updating player is to move, when they ask for the opponent's sheet, then they may use it" },
            Check { editions: ALL, text: "given the opponent is to move, when the updating player asks for the opponent's sheet, then they have no right to it" },
            Check { editions: ALL, text: "given the updating player holds the opponent's sheet, when they move before returning it, then they break this rule" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.5 b s2")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.5 b s2-3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.5 b s2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.5.2 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.both-update-after-flag-fall"), kind: Kind::Procedure, title: "Clock stopped at flag-fall and both scoresheets completed",
        rule: "In that situation the arbiter stops the clock the moment a flag falls; then both players fill in their scoresheets with the help of the arbiter's or the opponent's.", note: Some("2005 and 2009: both clocks are stopped; 2017: the chess clock is stopped; 2023 Danish: it is paused. Same effect. No sentence says whether the player on move may be allowed to think meanwhile."), checks: &[
            Check { editions: ALL, text: "given neither player records, arbiter present, when White's flag falls, then the arbiter stops the clock at once, no time runs while both players complete their sheets" },
            Check { editions: ALL, text: "given the sheets are complete, when they show that White made 40 moves in time, then play goes on; when they show 39, then White has overstepped the time" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("8.5 a s2-3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.5 a s2-3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.5.1 s2-3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.defective-electronic"), kind: Kind::Equipment, title: "Defective electronic scoresheet",
        rule: "The arbiter replaces an electronic scoresheet that is clearly faulty.", note: None, checks: &[
            Check { editions: &[E2023], text: "given an electronic scoresheet whose screen no longer reacts, when the arbiter establishes this, then the arbiter must replace it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Article("8.3 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.electronic"), kind: Kind::Equipment, title: "Electronic scoresheet as an alternative to paper",
        rule: "A competition may prescribe a FIDE-approved electronic scoresheet; entering the moves there fulfils the recording duty just as writing them does.", note: Some("The 2017 glossary already says that a scoresheet may be electronic, but Article 8 of 2017 does not provide for it. Danish 2023 calls it a digital recording system (digitalt noteringssystem)."), checks: &[
            Check { editions: &[E2023], text: "given an event that prescribes a FIDE-approved electronic scoresheet, when a player enters every move on it, then the recording duty is met" },
            Check { editions: &[E2023], text: "given an electronic scoresheet that FIDE has not approved, when a player uses it, then the recording duty is not met" },
            Check { editions: &[E2005, E2009, E2014, E2017, E2018], text: "given any electronic scoresheet, when it is used instead of paper, then Article 8 gives it no standing" },
        ], unseen_absences: &[], places: places(&[
            (&[E2023], Place { numbers: &[Article("8.1.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.next-move-opens-next-period"), kind: Kind::Rule, title: "Unprovable time forfeit: next move is the first of the next period",
        rule: "If the scoresheets cannot be completed so as to show that a player overran the time, the next move made is numbered as the first move of the following period, unless there is evidence that more moves were made or completed.", note: None, checks: &[
            Check { editions: ALL, text: "given 40 moves in 120 minutes then 60 minutes, White's flag has fallen, the sheets cannot be completed beyond move 37, when play goes on, then White has not lost on time and the next move counts as move 41" },
            Check { editions: ALL, text: "given the same but a complete independent record proves that 43 moves were made, when play goes on, then the next move counts as move 44" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.6")], differs: Some("Evidence is of moves played; completion is not mentioned."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.6")], differs: Some("Exception when it is plain that more moves were made; completion is not mentioned."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.6")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.6")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.no-advance-writing"), kind: Kind::Rule, title: "No recording of a move before it is made",
        rule: "A player may not record a move before making it. Two exceptions: the move announced for a draw claim under 9.2 or 9.3, and the sealed move when a game is adjourned (Guideline I.1.1).", note: None, checks: &[
            Check { editions: ALL, text: "given White to move and no claim, when White writes 23.Qd2 and only then plays it, then White has broken this rule" },
            Check { editions: ALL, text: "given White to move, when White writes 30.Kg2, tells the arbiter that it will be played and claims a third occurrence, then this rule is not broken" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the arbiter orders the player to seal, when the player writes the sealed move, then this rule is not broken" },
            Check { editions: &[E2005], text: "given the arbiter orders the player to seal under Appendix A1, when the player writes the sealed move, then 8.1 lists no exception but A1 is the special rule and prevails" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.1 para 1 s2")], differs: Some("Only the draw-claim exception is named; the sealed move (Appendix A1 of that edition) is not."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.1 s2")], differs: Some("The sealed-move exception points to item 1 a of the guidance on adjourned games."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.one-player-update"), kind: Kind::Rule, title: "One player not recording completes the scoresheet before moving",
        rule: "If just one player has stopped recording under the relief, that player must complete the scoresheet as soon as either flag has fallen and before moving a piece.", note: Some("That the clock keeps running is inferred: unlike 8.5.1 / 8.5 a this provision orders no stopping of the clock."), checks: &[
            Check { editions: ALL, text: "given Black recorded throughout and White stopped at 3:00, when White's flag falls and it is White's turn, then White must complete the sheet before moving, and this provision does not stop White's clock" },
            Check { editions: ALL, text: "given Black recorded throughout and White stopped at 3:00, when Black's flag falls, then White must likewise complete the sheet before White's next move" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("The condition is that only one player is freed from the duty, not that this player actually stopped."); places(&[
            (&[E2005], Place { numbers: &[Article("8.5 b s1")], differs: SAME, ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.5 b s1"), Article("8.5 b s3")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.5 b s1")], basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.5.2 s1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("scoresheet.ownership"), kind: Kind::Rule, title: "Scoresheets belong to the organiser",
        rule: "The organiser of the competition owns the scoresheets.", note: None, checks: &[
            Check { editions: ALL, text: "given a finished game, when the organiser asks for the original sheet, then the player must hand it over" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018], Place { numbers: &[Article("8.3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.3")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("8.3 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.permitted-content"), kind: Kind::Conduct, title: "What may be written on the scoresheet",
        rule: "Nothing may be put on the scoresheet except the moves, clock times, draw offers, facts about a claim and other data that belong there.", note: Some("Moved from the conduct article to Article 8 after 2009, which takes it out of the range of articles whose breach is expressly punishable."), checks: &[
            Check { editions: ALL, text: "given a game in progress, when a player writes the clock time after each move, then it is allowed" },
            Check { editions: ALL, text: "given a game in progress, when a player writes 'watch f7' on the sheet, then the rule is broken; (2005, 2009) the arbiter draws on the 13.4 penalties through 12.7; (2017, 2023) 11.6 does not cover Article 8, the arbiter must rely on 12.3/12.9 or on the ban on notes in 11.3.1" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("12.3")], differs: Some("Part of the conduct article, so a breach may be punished through 12.7 and 13.4."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("12.4")], differs: Some("Part of the conduct article, so a breach must lead to a penalty through 12.7 and 13.4."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1 b")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.1.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.reconstruction"), kind: Kind::Procedure, title: "Reconstruction when no complete scoresheet exists",
        rule: "Without any complete scoresheet the players replay the game on a second board under the control of the arbiter or an assistant. Beforehand that official writes down, as far as it is known, the position reached, the clock times, whose clock was running and how many moves were made or completed.", note: Some("The Norwegian 2017 text has 'who is to move' where the 2023 texts have 'whose clock was running'. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given a flag has fallen and neither sheet nor an arbiter's sheet is complete, when reconstruction begins, then a second board is used and the official has first noted position, clock times, the move count if known and, besides, (2017) who is to move; (2023) whose clock was running" },
            Check { editions: ALL, text: "given the number of moves cannot be established, when the official notes the data, then the missing item does not prevent reconstruction" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.5 c")], differs: Some("To be noted: position, clock times and, if known, number of moves made. Whose clock was running is not on the list."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.5 c")], differs: Some("To be noted as far as available: position, clock times, number of moves made. Whose clock was running is not on the list."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.5 c")], basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("8.5.3")], differs: Some("To be noted: position, clock readings, who is to move and, if known, number of moves made."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("8.5.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.record-draw-offer"), kind: Kind::Notation, title: "Draw offers are marked by both players with (=)",
        rule: "Whenever a draw is offered, each of the two players notes it on their own scoresheet with the sign (=).", note: Some("Stated twice in every edition (Article 8 and Article 9). 2005 gives the sign by reference to Appendix E13, 2009 to Appendix C13."), checks: &[
            Check { editions: ALL, text: "given White plays 11.Kb1 and offers a draw, when both sheets are checked, then both must show 11.Kb1 (=)" },
            Check { editions: ALL, text: "given Black declines the offer, when Black has not noted (=), then Black is in breach although it was not Black who offered" },
            Check { editions: ALL, text: "given a player relieved from recording under 8.4, when an offer is made, then the player still owes the mark: (2005, 2009, 2017) 8.4 lifts the requirements of 8.1 only and Article 9 repeats the duty; (2023) 8.4 lifts 8.1.1 only, see scoresheet.relief-scope" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.1 para 2 s3"), Article("9.1 b")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.1 s5"), Article("9.1 b 2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1"), Article("9.1 b 2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.1.5"), Article("9.1.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.record-moves"), kind: Kind::Rule, title: "Duty to record the moves",
        rule: "While the game lasts each player keeps a running record of the moves of both sides, one move after the other and as readable as possible: on paper, in algebraic notation (Appendix C) on the scoresheet the competition prescribes, or electronically.", note: None, checks: &[
            Check { editions: ALL, text: "given a standard game, both clocks above 5:00, when White has played moves 1-10 and White's sheet shows only moves 1-7, then White is in breach of the recording duty" },
            Check { editions: ALL, text: "given a standard game, when a player records in descriptive or another non-algebraic notation, then the duty is not met" },
            Check { editions: ALL, text: "given a standard game, when a player records only their own moves, then the duty is not met (the opponent's moves are owed as well)" },
            Check { editions: ALL, text: "given a rapid game, when a player records nothing, then there is no breach (the rapid appendix lifts the duty in every edition)" },
            Check { editions: ALL, text: "given a blitz game, when a player records nothing, then (2005, 2009) no breach; (2017, 2023) no breach where the rapid rules apply (B.4 / B.3 take over A.2); under full supervision (B.3 / B.2) A.2 is not taken over, so by the letter the duty stands (see blitz.full-supervision)" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("Paper only."); places(&[
            (&[E2005], Place { numbers: &[Article("8.1 para 1 s1")], differs: Some("Paper only; the notation appendix is E."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.1 s1")], differs: Some("Paper only; the notation appendix is C."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1 a")], differs: SAME, ..Place::PLAIN }),
            (&[E2017, E2018], Place { numbers: &[Article("8.1.1")], differs: SAME, ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("8.1.1"), Article("8.1.1.1")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("scoresheet.record-previous-move-first"), kind: Kind::Rule, title: "Own previous move must be recorded before the next is made",
        rule: "Before a player makes another move, the player's last one must be on the player's scoresheet; only the opponent's latest move may still be missing.", note: None, checks: &[
            Check { editions: ALL, text: "given White has played 6.Nc3 without writing it and Black has answered 6...Be7, when White plays 7.Bg5 with 6.Nc3 still unwritten, then White is in breach" },
            Check { editions: ALL, text: "given White has written 6.Nc3 but not 6...Be7, when White plays 7.Bg5, then there is no breach" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.1 para 2 s2")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.1 s4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.1.3 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.relief-scope"), kind: Kind::Rule, title: "Which duties the time-trouble relief lifts",
        rule: "Only the duty to record the moves (8.1.1) is lifted. The other parts of 8.1 go on applying: no recording in advance, the limits on what the scoresheet may contain, the (=) mark for draw offers.", note: Some("Before 2023 the lifted 8.1 includes the (=) mark, but Article 9 states that duty a second time and 8.4 does not reach it; whether the relief was meant to go so far is not said. Taken literally 2023 also leaves the second sentence of 8.1.3 (own last move first) in force, which would defeat the relief. Recommended: let that sentence bind only while 8.1.1 binds. Both 2023 translations and the English original say 8.1.1. January 2018 lifts 8.1.1 only, and Article 8 was not amended then: the English text of July 2017 probably did so too. The Norwegian text names 8.1 and is followed."), checks: &[
            Check { editions: ALL, text: "given a player at 2:00 without increment who has stopped recording, when the opponent offers a draw, then both must still mark (=): (2023) 8.1.5 stays in force; (2005, 2009, 2017) the duty in 8.1 is lifted for the player, but not the same duty in Article 9 (9.1 b; 9.1 b 2; 9.1.2.2)" },
            Check { editions: ALL, text: "given a player at 2:00 without increment, when the player writes the intended move before making it without claiming a draw, then (2023) the player breaks 8.1.2; (2005, 2009, 2017) 8.1 as a whole is lifted, so no breach of 8.1" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("8.4 s1")], differs: Some("All requirements of 8.1 are lifted."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.4")], differs: Some("All requirements of 8.1 (8.1.1 to 8.1.6) are lifted."), basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("8.4")], differs: Some("All requirements of 8.1 (8.1.1 to 8.1.6) are lifted."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("8.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.reply-before-recording"), kind: Kind::Rule, title: "Reply before recording the opponent's move",
        rule: "A player is free to make the reply first and to record the opponent's move afterwards.", note: None, checks: &[
            Check { editions: ALL, text: "given Black has just played 5...Nf6, when White plays 6.Nc3 before writing 5...Nf6, then there is no breach" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.1 para 2 s1")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.1 s3")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.1")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("8.1.3 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.sign-result"), kind: Kind::Procedure, title: "Both players sign both scoresheets",
        rule: "When the game is over each player confirms the result by signing both scoresheets or, with electronic scoresheets, by approving the result there.", note: None, checks: &[
            Check { editions: ALL, text: "given a finished game on paper, when both sheets carry the result and four signatures (two on each), then the duty is met" },
            Check { editions: ALL, text: "given a finished game on paper, when each player signs only their own sheet, then the duty is not met" },
            Check { editions: &[E2023], text: "given electronic sheets, when both players approve the result on the device, then the duty is met without signatures" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018], Place { numbers: &[Article("8.7 s1")], differs: Some("Signatures on paper only."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.7 s1")], differs: Some("Signatures on paper only."), basis: Basis::Later, number_basis: Basis::Later, ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("8.7 s1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.signed-result-stands"), kind: Kind::Discretion, title: "A wrongly signed result stands",
        rule: "The result so confirmed counts even when it is wrong, unless the arbiter rules differently.", note: None, checks: &[
            Check { editions: ALL, text: "given a game that ended in checkmate by White, when both players sign 1/2-1/2, then 1/2-1/2 stands unless the arbiter decides otherwise" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given a player has signed, when the player appeals against an arbiter's decision, then the signature does not bar the appeal (11.10)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("8.7 s2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.7 s2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.time-trouble-relief"), kind: Kind::Rule, title: "Relief from recording below five minutes",
        rule: "A player whose clock falls below five minutes during a time period, and who does not get at least 30 extra seconds with every move, need not record for what is left of that period.", note: None, checks: &[
            Check { editions: ALL, text: "given no increment, when the player has 4:59 left, then they need not record; when they have exactly 5:00, then they must" },
            Check { editions: ALL, text: "given an increment of 30 seconds a move, when the player has 0:20 left, then they must still record" },
            Check { editions: ALL, text: "given an increment of 29 seconds a move, when the player has 4:59 left, then they need not record" },
            Check { editions: ALL, text: "given 40 moves in 90 minutes with 10 seconds a move, when the player dropped to 4:50 on move 35 and stands at 5:05 on move 38, then (2009, 2017, 2023) the player still need not record; (2005) the text names no end of the relief, the same result is the sensible reading" },
            Check { editions: ALL, text: "given 40 moves in 120 minutes and then 60 minutes, when the player has passed move 40 and a new hour has been added, then the duty to record is back in force" },
            Check { editions: ALL, text: "given White at 3:00 and Black at 20:00 without increment, when White stops recording, then Black must go on recording" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("8.4 s1")], differs: Some("Does not say that the relief lasts for the rest of the period."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("8.4 s1")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("8.4")], differs: Some("Speaks of time left to the time control instead of a period; no change of substance."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("8.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.update-after-flag-fall"), kind: Kind::Rule, title: "Relieved player completes the scoresheet once a flag has fallen",
        rule: "As soon as a flag has fallen, the player who had stopped recording must bring the scoresheet fully up to date before making another move.", note: Some("Dropped from 8.4 in 2017; what remains of it is in 8.5.1 and 8.5.2."), checks: &[
            Check { editions: &[E2005, E2009], text: "given White stopped recording at 4:00 and White's flag falls at move 41 of a 40-move period, when it is White's turn, then White must complete the sheet before moving" },
            Check { editions: &[E2005, E2009], text: "given only Black stopped recording and White's flag falls, when Black is to move, then Black must complete the sheet before moving (either flag triggers it)" },
            Check { editions: &[E2017, E2018, E2023], text: "the same duty follows from scoresheet.both-update-after-flag-fall and scoresheet.one-player-update only" },
        ], unseen_absences: &[E2014], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("8.4 s2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("scoresheet.visible-to-arbiter"), kind: Kind::Rule, title: "Scoresheet stays visible to the arbiter",
        rule: "From the first to the last move the arbiter must be able to see the scoresheet.", note: None, checks: &[
            Check { editions: ALL, text: "given a game in progress, when a player covers their sheet so that the arbiter cannot read it, then the rule is broken" },
            Check { editions: ALL, text: "given a game in progress, when a player covers their sheet only from the opponent's view, then this rule is not broken" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2017, E2018, E2023], Place { numbers: &[Article("8.2")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("8.2")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("sliders.no-jumping"), kind: Kind::Rule, title: "Bishop, rook and queen do not jump",
        rule: "In these moves bishop, rook and queen may not pass over any piece standing in between, whatever its colour.", note: Some("The English text of July 2017 reads like that of 2023; no difference in effect."), checks: &[
            Check { editions: ALL, text: "given the initial position, then a1, c1, d1, f1 and h1 have no legal move" },
            Check { editions: ALL, text: "given k7/8/8/8/1p1R4/8/7K/8 w - - 0 1, when White plays d4a4, then it is refused; d4xb4 is legal" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2018, E2023], Place { numbers: &[Article("3.5")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("3.5")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("3.5")], differs: Some("Phrased as not moving across a square on which another piece stands; same effect."), ..Place::PLAIN }),
        ]) },
    Provision { key: Key("start.reversed-colours"), kind: Kind::Rule, title: "Game begun with colours reversed",
        rule: "If the game was begun with the wrong colours and each player has made fewer than 10 moves, it is stopped and a new game is played with the right colours. From 10 moves on it continues.", note: Some("The 10/9 case: all three texts put the condition as fewer than 10 by both (Danish: by each), which can be read two ways when only one of them has made ten: it is asked. The mate case rests on the article speaking of a game in progress; FIDE's clarifications of June 2017 say the same. Dutch 2023 calls the first game void and names a new game without repeating the words correct colours; Danish and Norwegian name them. Norwegian 2017 says the game is started anew; same effect. Moves are counted as made, not completed."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given reversed colours and 9 moves made by each player, when found, then the game is stopped and a new one begins with the correct colours" },
            Check { editions: &[E2017, E2018, E2023], text: "given reversed colours and 10 moves made by each player, then the game continues" },
            Check { editions: &[E2017, E2018, E2023], text: "given 10 moves by White and 9 by Black, then the wording can be read two ways (have both made fewer than 10?): the arbiter is asked" },
            Check { editions: &[E2017, E2018, E2023], text: "given mate on move 7 of a game with reversed colours, then the game is over and the result stands" },
            Check { editions: &[E2005, E2009, E2014], text: "given reversed colours found after 2 moves, then the game continues unless the arbiter rules otherwise; at 30 moves the same" },
        ], unseen_absences: &[], places: { const SAME: Option<&str> = Some("continues whatever the number of moves, unless the arbiter rules otherwise"); places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.2")], differs: SAME, ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.3")], differs: SAME, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.3")], ..Place::PLAIN }),
        ]) } },
    Provision { key: Key("start.wrong-board-orientation"), kind: Kind::Rule, title: "Board turned the wrong way",
        rule: "If it is found during the game that the board was placed against 2.1 (no white corner at the right hand), the game continues with the position transferred to a correctly placed board.", note: None, checks: &[
            Check { editions: ALL, text: "given a game played with a dark square at White's right-hand corner, when it is found at move 8, then the same position is set on a correct board and play goes on with moves and clock unchanged" },
            Check { editions: &[E2005], text: "given the board is misplaced and the pieces were also set up wrongly, then this rule does not help: it presupposes that orientation is the only fault, and start.wrong-setup cancels the game" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("7.1 b")], differs: Some("only when the misplaced board is the sole fault"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("7.1 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.2 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("start.wrong-setup"), kind: Kind::Rule, title: "Wrong initial position",
        rule: "A wrong starting array that comes to light while the game is still in progress voids the game; another is played in its place.", note: None, checks: &[
            Check { editions: ALL, text: "given a standard game begun from FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1 (white king and queen exchanged), when it is found at move 25, then the game is cancelled and a new game is played" },
            Check { editions: ALL, text: "given the same, when it is found only after checkmate, then it was not found during the game and the result stands" },
            Check { editions: ALL, text: "given a rapid or blitz game under the modified rules past the cut-off, then rapid.setup-cutoff prevails and the game goes on" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("7.1 a")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("7.2 a")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("7.2.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("time.carry-over"), kind: Kind::Rule, title: "Unused time passes to the next period",
        rule: "Time a player has left from one period is added to that player's time for the next, where there is one.", note: Some("2023: the Danish translation carries over where applicable and makes no exception, like the English text of 2017 and 2023; the Dutch translation keeps the older exception for delay mode. The English reading is followed in `rule`. The Laws do not say whether the next period's time is added on completing the last required move or when the period's time reaches zero; clocks differ, the total does not. The condition in 2017 is Norwegian: the English text of July 2017 says where applicable."), checks: &[
            Check { editions: ALL, text: "given 40 moves in 2 h then 20 moves in 1 h, no increment, when White completes move 40 with 0:07:00 left, then White has 1:07:00 for moves 41-60" },
            Check { editions: ALL, text: "given 40/90 then all in 30, +30 s cumulative, when White completes move 40 and holds 0:12:30, then 0:42:30 is available (plus the increment for move 41)" },
            Check { editions: &[E2005, E2009], text: "given two periods in delay mode, when White ends period 1 with 0:05:00 main time left, then by the text it is not carried over" },
            Check { editions: &[E2017], text: "given the same, then it is carried over" },
            Check { editions: &[E2014, E2018, E2023], text: "given the same, then it is carried over (Danish and English text; the Dutch translation excepts delay mode, see note)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("6.2 b")], differs: Some("not in delay mode"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.3 b")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("6.3.2")], differs: Some("conditioned on there being several time controls"), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("6.3.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("time.check-at-flag-fall"), kind: Kind::Procedure, title: "Check the move count when a flag falls",
        rule: "A flag-fall triggers an immediate count: have the moves required by time.requirement been completed?", note: None, checks: &[
            Check { editions: ALL, text: "given 40/120 then 20/60 and White's flag falls, when the scoresheets show 40 completed White moves, then play goes on in the second period; when they show 39, time.requirement is not met and flag.loss-on-time applies" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("6.3")], ..Place::PLAIN }),
            (&[E2014, E2017, E2018, E2023], Place { numbers: &[Article("6.4")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("time.cumulative-increment"), kind: Kind::Rule, title: "Added time per move (cumulative, Fischer)",
        rule: "When time is added with each move cumulatively, the addition goes onto the remaining time and whatever is not used stays with the player. It is granted for every move, the first included.", note: Some("The Article itself does not name the mode. The glossaries of 2017 and 2023 define it (Fischer) and say the time comes before each move; the Swedish 2009 and Norwegian 2017 wording of the Article says after each move, the English with each move. On a real clock this differs only in whether the first move already has the increment; the glossary reading (it has) matches the factor 60 of the rapid and blitz definitions. 2005 and 2009 have no glossary; 2005 says time for each move, which takes in the first. The English text of 2009 says with each move (6.2 a), as later editions do; the Swedish one is followed, and what it leaves open is announced."), checks: &[
            Check { editions: &[E2005, E2014, E2017, E2018, E2023], text: "given 90 minutes + 30 s from move 1, then White's clock starts at 1:30:30 and for the first 60 moves a total of 2:00:00 is allotted" },
            Check { editions: &[E2009], text: "given the same, then the text (time given after each move) leaves open whether move 1 already has the 30 s: start at 1:30:30 or 1:30:00 as the event announces; if nothing is announced, ask the arbiter" },
            Check { editions: ALL, text: "given 3 minutes + 2 s and White at 0:03:02 on move 1, when White uses 1 s and presses, then White has 0:03:03 for move 2 (saved time accumulates)" },
            Check { editions: ALL, text: "given White at 0:00:01 and +30 s, when 0:00:00 is reached before the press, then the flag has fallen; the 30 s of the next move do not rescue it" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.2 a")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.2 a")], differs: Some("worded as time given after each move, so whether move 1 has it is left open"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.3 a"), Glossary("cumulative (Fischer) mode")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("6.3.1"), Glossary("kumulativ modus")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("6.3.1"), Glossary("cumulative (Fischer) mode")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("6.3.1"), Glossary("opsparende tijdsinstelling"), Glossary("tillægstid")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("time.delay-mode"), kind: Kind::Rule, title: "Time delay (Bronstein)",
        rule: "In delay mode each player has a main time and a fixed extra time for every move. The main time runs only after the extra time of that move is used up; a press before then leaves the main time unchanged, and unused extra time is lost.", note: Some("The wording fits the waiting clock (US or simple delay) exactly and the Bronstein clock in effect: a Bronstein clock shows main plus delay and refunds the smaller of time used and delay. Treat both as delay. 2017 and 2023 glossaries give Bronstein as the other name."), checks: &[
            Check { editions: ALL, text: "given main time 0:05:00 and delay 3 s, when White presses after 2 s, then main time stays 0:05:00" },
            Check { editions: ALL, text: "given the same, when White presses after exactly 3 s, then main time stays 0:05:00" },
            Check { editions: ALL, text: "given the same, when White presses after 10 s, then main time is 0:04:53" },
            Check { editions: ALL, text: "given main time 0:00:02 and delay 3 s, when White presses at 4.9 s, then 0.1 s remains and the flag is up; at 5.0 s without a press the flag falls" },
            Check { editions: ALL, text: "given delay 3 s and ten successive moves of 1 s each, then main time has not grown (contrast cumulative: it would have grown by 20 s)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("6.2 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.3 b")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.3.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("time.requirement"), kind: Kind::Rule, title: "Moves to complete within the allotted time",
        rule: "Each player must complete a stated minimum of moves, or all moves, within the allotted time including whatever is added per move. All of it is fixed in advance.", note: None, checks: &[
            Check { editions: ALL, text: "given 40 moves in 90 minutes, when White's first-period time expires with 40 completed moves, then the requirement is met; with 39, it is not" },
            Check { editions: ALL, text: "given all moves in 90 minutes (sudden death), when White's time expires at any count of completed moves, then the requirement is not met" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("6.2 a")], differs: Some("speaks of making moves; the added time per move is and/or"), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("6.2 a")], differs: Some("speaks of making moves; the added time per move is put as an alternative, and as given after each move"), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("6.3 a")], differs: Some("the added time per move is put as an alternative or addition (and/or)"), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("6.3.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-castle.castling-illegal"), kind: Kind::Rule, title: "Intended castling is illegal: another king move",
        rule: "A player who, meaning to castle, touches the king and then a rook, but may not castle with that rook, must make another legal king move, which may be castling with the other rook; if the king has no legal move, any legal move is free.", note: Some("Three wordings of the trigger: king alone, or king and rook together (2005, 2009); king alone, or king then rook (Norwegian 2017); king then rook (both 2023 translations). The authentic English 2023 text reads king-then-rook; the Norwegian seems a half-updated translation. King alone touched gives the same result through 4.3.1 and 4.5. January 2018 reads as 2023 in English, in an article that was not amended then: July 2017 probably did too. The Norwegian text is followed."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1 (short castling illegal, f1 attacked), when White touches e1 and then h1 meaning to castle, then only d1, d2, e2 and long castling are allowed" },
            Check { editions: ALL, text: "given rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1, when White touches e1 and then h1 meaning to castle, then the king has no legal move and all 24 legal moves are free; there is no duty to move the touched rook although it could move" },
            Check { editions: &[E2005, E2009], text: "given 4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1, when White touches e1 and h1 at the same moment meaning to castle, then only d1, d2, e2 and long castling are allowed" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same simultaneous touch, then the item names only king-then-rook; by analogy the same king moves are required (an arbiter must decide)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("4.4 c")], differs: Some("Triggered by touching the king alone, or king and rook at the same time; speaks of castling to the other side."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("4.4 c")], differs: Some("Triggered by touching the king alone, or king and rook at the same time; speaks of castling to the other side. The Swedish text marks the duty to make another king move as new, yet the Danish 2005 text has it too."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.4 c")], differs: Some("Triggered by touching the king alone, or king and rook."), basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("4.4.3")], differs: Some("Triggered by touching the king alone, or the king and then a rook (Norwegian text)."), ..Place::PLAIN }),
            (&[E2018, E2023], Place { numbers: &[Article("4.4.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-castle.having-the-move"), kind: Kind::Rule, title: "Touching king and rook and choosing a promotion piece bind only the player having the move",
        rule: "The rules on touching king and rook and on choosing the promotion piece apply to a player who has the move.", note: None, checks: &[
            Check { editions: ALL, text: "given Black to move, when White touches e1 and h1, then White has no duty to castle" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("4.4")], differs: Some("No such qualifier; it can only be inferred."), ..Place::PLAIN }),
            (&[E2009, E2017, E2018, E2023], Place { numbers: &[Article("4.4")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.4")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-castle.king-and-rook"), kind: Kind::Rule, title: "King and rook touched: castle",
        rule: "A player who touches the king and a rook must castle with that rook if it is legal.", note: Some("The contrary order (rook first) is taken out by the next item. 'That side' (2005, 2017, Danish 2023) and 'this rook' (Dutch 2023) are the same thing in standard chess; the Swedish 2009 says 'with the pieces concerned, if possible'."), checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White touches e1 and then h1, then only e1g1 (castling short) is allowed" },
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White touches e1 and a1 at the same moment, then only e1c1 (castling long) is allowed" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.4 a")], differs: Some("The touch must be deliberate."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.4 a")], basis: Basis::Memory, number_basis: Basis::Memory, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.4.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-castle.rook-first"), kind: Kind::Rule, title: "Rook touched before king: no castling on that side",
        rule: "A player who deliberately touches a rook and then the king may not castle with that rook on this move; the case is then handled as touched own pieces, the rook being first.", note: Some("'Deliberately' has stayed in this item in all editions, although 4.4.1 lost it in 2017."), checks: &[
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White touches h1 and then e1, then only moves of the rook h1 are allowed: f1 g1 h2 h3 h4 h5 h6 h7 xh8" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1 (the rook h1 cannot move), when White touches h1 and then e1, then the king must move; d1 d2 e2 f1 f2 and long castling are allowed" },
            Check { editions: ALL, text: "given the same touch, when White tries to castle short in a later move and it is legal then, then it is allowed: the bar lasts for this move only" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.4 b")], ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.4 b")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.4.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-claim.forfeited"), kind: Kind::Rule, title: "The right to claim ends with the player's own touch",
        rule: "A player loses the right to claim a breach of 4.1 to 4.7 by the opponent once the player touches a piece with the intention of moving or capturing it.", note: None, checks: &[
            Check { editions: ALL, text: "given White touched b1 and played g1f3, when Black claims before touching any piece, then the claim is admissible" },
            Check { editions: ALL, text: "given White touched b1 and played g1f3, when Black has touched d7 in order to move it and then claims, then the claim is lost" },
            Check { editions: &[E2005], text: "given White made the move with two hands (4.1) or moved a released piece on (4.6), when Black has touched a piece and then claims, then this article does not take the claim away: it covers 4.3 and 4.4 only" },
            Check { editions: &[E2009, E2014, E2017, E2018, E2023], text: "given the same, then the claim is lost" },
            Check { editions: &[E2005, E2009], text: "given Black deliberately touched a piece only to straighten it, then the claim is lost: any deliberate touch suffices" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given Black straightened a piece after announcing it, then the claim is not lost: no intention to move or capture" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("4.7")], differs: Some("Only for breaches of 4.3 or 4.4; lost by any deliberate touch of a piece."), ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("4.7")], differs: Some("For breaches of Article 4 as a whole; lost by any deliberate touch of a piece."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.8")], basis: Basis::Told, number_basis: Basis::Told, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.8")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-move.both-colours"), kind: Kind::Rule, title: "Touched pieces of both colours",
        rule: "A player who touches one or more pieces of each colour must capture the first touched enemy piece with the first touched own piece; if that is illegal, the first touched piece (of either colour) that can be moved or captured must be moved or captured.", note: Some("With several pieces of a colour touched, 2005 and 2009 leave a gap that 2017 closes; applying 2017 by analogy is the natural reading."), checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1, when White touches c3 and d5 in either order, then only c3xd5 is allowed" },
            Check { editions: ALL, text: "given 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1, when White touches e1 and then d5 (the king cannot capture d5), then only king moves are allowed: d1 d2 e2 f1 f2" },
            Check { editions: ALL, text: "given 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1, when White touches d5 and then e1, then only c3xd5 and e4xd5 are allowed" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/3b4/4p3/4K3 w - - 0 1 (e2 is guarded by the bishop), when White touches e1 and e2 in either order, then e1xe2 is illegal and nothing else can capture e2, so only the king moves d2 and f2 are allowed" },
            Check { editions: &[E2017, E2018, E2023], text: "given 4k3/8/8/3pp3/4P3/2N2N2/8/4K3 w - - 0 1, when White touches f3, c3, e5, d5 in that order, then only f3xe5 is allowed" },
            Check { editions: &[E2017, E2018, E2023], text: "given the same position, when White touches f3, d5, e5 in that order (f3 cannot capture d5), then the first touched piece that can be moved is f3: any move of f3 is allowed (d2 d4 xe5 g1 g5 h2 h4)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("4.3 c")], differs: Some("Covers one piece of each colour only; no rule for several."), ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.3.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-move.nothing-playable"), kind: Kind::Rule, title: "No touched piece can be played: free move",
        rule: "If none of the pieces touched under 4.3 or 4.4 can be moved or captured, the player may make any legal move.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, when White touches a1 only, then all 20 legal moves are allowed" },
            Check { editions: ALL, text: "given the initial position, when White touches e8 only (not capturable), then all 20 legal moves are allowed" },
            Check { editions: ALL, text: "given 4k3/8/8/8/8/8/8/r3K2N w - - 0 1 (White in check), when White touches h1, then the knight cannot parry the check and has no legal move, so all 3 legal moves are free: e1d2, e1e2, e1f2" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.5")], differs: Some("Says 'touched pieces' without the reference to 4.3 and 4.4."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("4.5")], basis: Basis::Neighbours, number_basis: Basis::Neighbours, ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.5")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-move.opponent-piece"), kind: Kind::Rule, title: "Touched enemy piece must be captured",
        rule: "A player who touches one or more enemy pieces must capture the first touched of them that can be captured, with any piece able to do so.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/2pp4/4P3/2N5/8/4K3 w - - 0 1, when White touches c5 (not capturable) and then d5, then only c3xd5 and e4xd5 are allowed" },
            Check { editions: ALL, text: "given 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, when White touches d5 (capturable only en passant), then only e5xd6 en passant is allowed; given the same with the en passant chance gone (w - - 0 1), then the piece cannot be captured and all 6 legal moves are free" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("4.3 b")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.3.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-move.own-piece"), kind: Kind::Rule, title: "Touched own piece must be moved",
        rule: "A player who touches one or more own pieces must move the first touched of them that can be moved.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, when White touches g1 and then b1, then only g1f3 and g1h3 are allowed" },
            Check { editions: ALL, text: "given the initial position, when White touches a1 (which cannot move) and then g1, then only g1f3 and g1h3 are allowed" },
            Check { editions: ALL, text: "given r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, when White touches e1 only, then any king move is allowed, castling on either side included" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("4.3 a")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.3.1")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-move.trigger"), kind: Kind::Rule, title: "What triggers the touch-move duty",
        rule: "The touch-move duty arises when the player having the move, other than in an announced adjustment, touches pieces on the chessboard with the intention of moving or capturing them.", note: Some("Both 2023 translations and the Norwegian one except 'Article 4.2' as a whole; the English text of 2023 excepts 4.2.1 only, which avoids the circle of exempting accidental contact twice."), checks: &[
            Check { editions: ALL, text: "given Black to move, when White touches a piece, then White incurs no touch-move duty" },
            Check { editions: ALL, text: "given White to move, when White touches a captured piece lying beside the board, then no duty arises" },
            Check { editions: ALL, text: "given White announced an adjustment of g1 before touching it, then no duty arises" },
            Check { editions: &[E2005, E2009], text: "given White deliberately straightens a piece without announcing it and without any wish to move it, then the touch is deliberate and the duty arises" },
            Check { editions: &[E2014, E2017, E2018, E2023], text: "given the same, then the text asks for an intention to move or capture, but 4.2.2 presumes it from the unannounced contact" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("4.3")], differs: Some("The touch must be deliberate; no intention to move or capture is asked for."), ..Place::PLAIN }),
            (&[E2014, E2018], Place { numbers: &[Article("4.3"), Glossary("touch move")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("4.3"), Glossary("rørt brikke")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("4.3"), Glossary("rørt brik")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch-move.unclear-order"), kind: Kind::Rule, title: "Unclear order: own piece first",
        rule: "If it cannot be told whether the player's own or the enemy piece was touched first, the player's own counts as touched first.", note: None, checks: &[
            Check { editions: ALL, text: "given 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1, when White touches e1 and d5 and the order is unclear, then e1 counts as first and only king moves are allowed" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("4.3 c")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("4.3.3")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("touch.presumed-intentional"), kind: Kind::Discretion, title: "Any other contact counts as intended",
        rule: "Physical contact with a piece that is not an announced adjustment counts as intentional, unless it is clearly accidental.", note: Some("No counterpart in 2005 and 2009, where 4.3 requires a deliberate touch and no presumption is stated."), checks: &[
            Check { editions: &[E2017, E2018, E2023], text: "given White to move, when White touches the knight g1 without a word and claims there was no intention, then intention is presumed and the knight must be moved unless the arbiter finds the contact clearly accidental" },
            Check { editions: &[E2017, E2018, E2023], text: "given White reaching for a far piece whose sleeve brushes the king, when the arbiter finds the contact clearly accidental, then no duty arises" },
        ], unseen_absences: &[], places: places(&[
            (&[E2017, E2018], Place { numbers: &[Article("4.2.2")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("4.2"), Article("4.2.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("turn.alternate"), kind: Kind::Rule, title: "Players move alternately",
        rule: "After White's first move the two players move in strict alternation, one move each.", note: None, checks: &[
            Check { editions: ALL, text: "given the initial position, when White plays e2e4 and then wants to play d2d4 before Black has moved, then the second move is refused" },
            Check { editions: ALL, text: "given a game of n half-moves, then the side to move is White when n is even and Black when n is odd" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009, E2014], Place { numbers: &[Article("1.1")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("1.2")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("turn.having-the-move"), kind: Kind::Definition, title: "When a player has the move",
        rule: "A player has the move from the instant the opponent's move has been made on the board; pressing the clock is not needed for that.", note: Some("'Made' (on the board) and 'completed' (clock pressed, or equivalent) are two states; the turn passes with the first. The glossaries of 2017 and 2023 define 'made' under this article: piece moved to its new square, hand off the piece, captured piece (if any) off the board."), checks: &[
            Check { editions: ALL, text: "given the initial position, when White has released the pawn on e4 but has not pressed the clock, then Black has the move" },
            Check { editions: ALL, text: "given White has lifted the pawn e2 and still holds it over e4, then White still has the move" },
            Check { editions: ALL, text: "given White has castled only as far as releasing the king on g1 (rook not yet moved), then White still has the move, because the move is not made (see move-made.castling)" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005], Place { numbers: &[Article("1.1")], ..Place::PLAIN }),
            (&[E2009], Place { numbers: &[Article("1.1")], differs: Some("Same condition; adds a pointer to 6.7, where pressing the clock is what completes the made move. The Swedish text marks the verb as new in this edition."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("1.1"), Glossary("made")], ..Place::PLAIN }),
            (&[E2017], Place { numbers: &[Article("1.3"), Glossary("utført")], ..Place::PLAIN }),
            (&[E2018], Place { numbers: &[Article("1.3"), Glossary("made")], ..Place::PLAIN }),
            (&[E2023], Place { numbers: &[Article("1.3"), Glossary("gedaan"), Glossary("udført")], ..Place::PLAIN }),
        ]) },
    Provision { key: Key("turn.white-begins"), kind: Kind::Rule, title: "White makes the first move",
        rule: "The player of the light-coloured pieces is called White and makes the first move of the game; the player of the dark-coloured pieces is called Black and makes the second.", note: None, checks: &[
            Check { editions: ALL, text: "given rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, then White is to move and has exactly 20 legal moves" },
            Check { editions: ALL, text: "given the initial position with no move played, when Black plays e7e5, then the move is refused" },
        ], unseen_absences: &[], places: places(&[
            (&[E2005, E2009], Place { numbers: &[Article("1.1")], differs: Some("Only says that the player with the white pieces starts; White and Black are not introduced here as names of the players, and Black's turn follows from alternation."), ..Place::PLAIN }),
            (&[E2014], Place { numbers: &[Article("1.1")], ..Place::PLAIN }),
            (&[E2017, E2018, E2023], Place { numbers: &[Article("1.2")], ..Place::PLAIN }),
        ]) },
];
