"""Reasons, claims, flags, resignations, proofs and the Laws."""

from __future__ import annotations

import json
import threading
import time

import chess
import jadoube
import pytest
from jadoube import _jadoube, laws

LANGUAGES = ["en", "da", "sv", "nl", "nb"]
EDITIONS = ["2005", "2009", "2017", "2023"]


def test_every_sentence_has_five_languages() -> None:
    assert _jadoube._faults_of_words() == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_in_every_language(edition: str) -> None:
    board = jadoube.Board("r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1")
    said = set()
    for lang in LANGUAGES:
        reasons = jadoube.why_illegal(board, "e8g8", lang=lang, edition=edition)
        assert len(reasons) == 3
        assert all(reason.article and reason.law and reason.edition == edition for reason in reasons)
        said.update(reason.sentence for reason in reasons)
    assert len(said) == 3 * len(LANGUAGES)


def test_every_illegal_move_has_a_reason(fen: str) -> None:
    board = jadoube.Board(fen)
    legal = {(move.from_square, move.to_square) for move in board.legal_moves if move.promotion is None}
    # Castling may also be told as the king going to its rook.
    castles = {(king, rook) for king in ("e1", "e8") for rook in board.castling_rooks if board.is_legal(king + rook)}
    for start in chess.SQUARE_NAMES:
        for end in chess.SQUARE_NAMES:
            reasons = jadoube.why_illegal(board, jadoube.Move(start, end))
            if (start, end) not in legal | castles:
                assert reasons and all(reason.article for reason in reasons)


def test_written_moves_have_reasons() -> None:
    board = jadoube.Board()
    assert jadoube.why_illegal(board, "Qd4")[0].sentence == "A piece on d2 stands in the way."
    assert jadoube.why_illegal(board, "O-O")[0].key == "castling.prevented-by-piece"
    [reason] = jadoube.why_illegal("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", lang="nl")
    assert reason.sentence == "Er is geen stuk dat bedoeld kan zijn."
    with pytest.raises(ValueError, match="klingon"):
        jadoube.why_illegal(board, "e5", lang="klingon")
    with pytest.raises(ValueError, match="1066"):
        jadoube.why_illegal(board, "e5", edition="1066")
    with pytest.raises(TypeError):
        jadoube.why_illegal(board, 5)  # type: ignore[arg-type]


def test_threefold_of_python_chess() -> None:
    theirs = chess.Board()
    for _ in range(2):
        for uci in ("g1f3", "g8f6", "f3g1", "f6g8"):
            assert bool(jadoube.claim(theirs)) == theirs.is_repetition(3)
            theirs.push_uci(uci)
    assert theirs.is_repetition(3)
    ruling = jadoube.claim(theirs)
    assert ruling and ruling.ending == "threefold" and ruling.result == "1/2-1/2" and ruling.plies == [0, 4, 8]
    assert "repetition.threefold-claim" in ruling.keys
    assert not jadoube.claim(theirs, rule="fifty-moves")


@pytest.mark.parametrize(("clock", "move", "good"), [(99, None, False), (99, "Kd2", True), (100, None, True), (98, "Kd2", False)])
def test_fifty_moves(clock: int, move: str | None, good: bool) -> None:
    board = jadoube.Board(f"4k3/8/8/8/8/8/8/R3K3 w - - {clock} 80")
    ruling = jadoube.claim(board, move)
    assert bool(ruling) == good
    assert ruling.ending == ("fifty-moves" if good else None)
    theirs = chess.Board(board.fen())
    if move is None:
        assert theirs.is_fifty_moves() == good


def test_claims_that_fail_say_why() -> None:
    ruling = jadoube.claim(jadoube.Board().play("e4"), "e5", lang="da")
    assert not ruling and ruling.result is None
    assert "afslås" in ruling.sentence
    assert any("50" in reason for reason in ruling.reasons)
    with pytest.raises(jadoube.IllegalMoveError):
        jadoube.claim(jadoube.Board(), "e5")
    with pytest.raises(ValueError, match="three"):
        jadoube.claim(jadoube.Board(), rule="three")  # type: ignore[arg-type]


def test_what_ends_by_itself() -> None:
    fivefold = jadoube.Board().play_all(["g1f3", "g8f6", "f3g1", "f6g8"] * 4)
    assert jadoube.status(fivefold).ending == "fivefold"
    # What is over is over: the claim comes too late.
    late = jadoube.claim(fivefold)
    assert not late and late.ending == "fivefold"
    # The edition of 2009 has no five-fold repetition.
    assert not jadoube.status(fivefold, edition="2009").over
    assert jadoube.claim(fivefold, edition=2009)
    mate = jadoube.Board().play_all("1. f3 e5 2. g4 Qh4#")
    assert jadoube.status(mate).result == "0-1"
    assert jadoube.status(jadoube.Board()).result is None


@pytest.mark.parametrize(
    ("fen", "ending", "result"),
    [
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "checkmate", "0-1"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate", "1/2-1/2"),
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "dead-position", "1/2-1/2"),
        ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "dead-position", "1/2-1/2"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 150 120", "seventy-five-moves", "1/2-1/2"),
    ],
)
def test_positions_that_are_over(fen: str, ending: str, result: str) -> None:
    ruling = jadoube.status(fen)
    assert (ruling.ending, ruling.result) == (ending, result)
    assert ruling.article and ruling.over


def test_flags() -> None:
    for color in ("white", True, "w"):
        ruling = jadoube.adjudicate("8/8/4k3/8/8/3K4/3R4/8 b - - 0 1", flag=color)  # type: ignore[arg-type]
        assert (ruling.result, ruling.ending) == ("1/2-1/2", "time-drawn")
        assert ruling.proof is not None and ruling.proof.can_mate is False and ruling.proof.checked
    ruling = jadoube.adjudicate("8/8/4k3/8/8/3K4/3R4/8 b - - 0 1", flag=chess.BLACK)
    assert (ruling.result, ruling.ending) == ("1-0", "time")
    assert ruling.proof is not None and ruling.proof.line
    board = chess.Board("8/8/4k3/8/8/3K4/3R4/8 b - - 0 1")
    for move in ruling.proof.line:
        board.push(move.to_chess())
    assert board.is_checkmate() and board.turn == chess.BLACK


def test_resignations_by_edition() -> None:
    fen = "8/8/4k3/8/8/3K4/3R4/8 w - - 0 1"
    for edition, result in (("2005", "0-1"), ("2009", "0-1"), ("2017", "0-1"), ("2023", "1/2-1/2")):
        ruling = jadoube.adjudicate(fen, resignation="white", edition=edition)
        assert ruling.result == result
        assert (ruling.proof is not None) == (edition == "2023")


def test_what_a_proof_does_not_decide_is_asked() -> None:
    hard = "6k1/8/8/1p1p1p1p/1P1P1P1P/8/8/R3K2b w - - 0 1"
    ruling = jadoube.adjudicate(hard, resignation="white", budget=1, lang="sv")
    assert not ruling and ruling.result is None
    assert ruling.question and len(ruling.choices) == 2
    with pytest.raises(jadoube.UndecidedError):
        jadoube.can_mate(hard, "black", budget=1)
    proof = jadoube.prove(hard, "black", budget=1)
    assert proof.can_mate is None
    with pytest.raises(jadoube.UndecidedError):
        bool(proof)


def test_adjudicate_wants_one_thing() -> None:
    with pytest.raises(TypeError):
        jadoube.adjudicate(jadoube.Board())
    with pytest.raises(TypeError):
        jadoube.adjudicate(jadoube.Board(), flag="white", resignation="black")
    with pytest.raises(ValueError):
        jadoube.adjudicate(jadoube.Board(), flag="green")  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        jadoube.adjudicate(jadoube.Board(), flag="white", pace="bullet")  # type: ignore[arg-type]


def test_certificates_are_json() -> None:
    proof = jadoube.prove("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "white")
    assert proof.certificate is not None
    certificate = json.loads(proof.certificate)
    assert set(certificate) == {"listed", "digest", "invariants"}
    assert certificate["invariants"][0]["men"][0] == "Bc1"
    assert proof.text == proof.certificate == str(proof)


def test_other_threads_run() -> None:
    """Nothing that takes long keeps the interpreter."""
    ticks = 0
    stop = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not stop.is_set():
            ticks += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    try:
        board = jadoube.Board("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
        before = ticks
        # One call in Rust of a tenth of a second and more.
        board.play("a3").divide(5)
        assert ticks - before > 5
    finally:
        stop.set()
        thread.join()


def test_laws() -> None:
    assert laws.editions() == EDITIONS
    for edition in EDITIONS:
        for lang in LANGUAGES:
            [found] = [norm for norm in laws.article("9.2", edition=edition, lang=lang) if norm.key == "repetition.threefold-claim"]
            assert found == laws.find("repetition.threefold-claim", edition=edition, lang=lang)
            assert found.text and found.title and found.edition == edition and found.lang == lang
    assert laws.article("99") == [] and laws.article("") == []
    assert "end.stalemate" in [norm.key for norm in laws.search("pat", lang="nl")]
    assert laws.search("") == []
    with pytest.raises(KeyError):
        laws.find("no.such-key")
    with pytest.raises(KeyError, match="2023"):
        laws.find("end.resignation-unwinnable", edition="2005")
    assert len({laws.find("end.checkmate"), laws.find("end.checkmate")}) == 1
