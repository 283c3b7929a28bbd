"""Games event by event."""

from __future__ import annotations

import json

import chess
import jadoube
import pytest


def test_a_game_to_mate_in_every_language() -> None:
    for lang in ("en", "da", "sv", "nl", "nb"):
        referee = jadoube.Referee(control="3+2", lang=lang)
        for move in ("f3", "e7e5", chess.Move.from_uci("g2g4")):
            [event] = referee.play(move)
            assert event["kind"] == "event" and event["sentence"]
        [_, ruling] = referee.play("Qh4#")
        assert ruling["key"] == "end.checkmate" and ruling["result"] == "0-1"
        assert referee.over and referee.ending == "checkmate" and referee.questions() == []
        assert referee.board is not None and referee.board.is_checkmate() and referee.board.ply == 4
        with pytest.raises(jadoube.RefusedError):
            referee.hear("white resigns")


def test_flags_and_the_clock() -> None:
    referee = jadoube.Referee(control="1m", begin=False)
    for act in ("white arrives", "black arrives", "round starts"):
        referee.hear(act)
    assert referee.deadline == 60.002
    referee.play("e4", at=30.502)
    assert referee.clock(at=40.502) == {"white": 29.5, "black": 50.0, "running": "black", "flags": []}
    with pytest.raises(jadoube.RefusedError):
        referee.hear("arbiter sees black down", at=60)
    shown = referee.clock(at=95)
    assert shown is not None and shown["flags"] == ["black"]
    ruling = referee.hear("arbiter sees black down", at=95)[-1]
    assert ruling["result"] == "1-0" and ruling["article"] == "6.9"
    assert {cited["key"] for cited in ruling["citations"]} >= {"flag.loss-on-time"}


def test_illegal_moves_where_hands_are_free() -> None:
    referee = jadoube.Referee(control="90+30", moves="free")
    referee.hear("white makes e2e5", at=5)
    entries = referee.hear("white presses", at=6)
    assert any(entry.get("key") == "illegal-move.first-penalty" for entry in entries)
    guarded = jadoube.Referee()
    with pytest.raises(jadoube.RefusedError):
        guarded.play("e2e5")
    with pytest.raises(jadoube.IllegalMoveError):
        guarded.play("Ke2")


def test_questions_are_answered() -> None:
    referee = jadoube.Referee(start="6k1/8/8/1p1p1p1p/1P1P1P1P/8/8/R3K2b w - - 0 1", budget=1)
    referee.hear("white resigns")
    # The position may be dead, which was asked first.
    [dead, question] = referee.questions(lang="nl")
    assert dead["answers"] == ["drawn", "goes-on"]
    assert question["answers"] == ["can-mate", "cannot-mate"] and len(question["choices"]) == 2
    with pytest.raises(jadoube.Error):
        referee.answer("perhaps")
    assert referee.answer("can-mate")[-1]["result"] == "0-1"


def test_records_come_back() -> None:
    referee = jadoube.Referee(edition=2017, control="15+10", white="Ann", regulations={"draws": {"type": "never"}})
    referee.play("e4", at=1)
    referee.hear({"type": "offered", "by": "white"}, at=2)
    text = referee.record()
    assert json.loads(text.splitlines()[0])["heading"] == {"white": "Ann"}
    again = jadoube.Referee.load(text)
    assert again.record() == text and again.entries() == referee.entries() and again.edition == "2017"
    again.play("e5", at=3)
    assert again.record().startswith(text)
    with pytest.raises(jadoube.RecordError) as raised:
        jadoube.Referee.load("no record")
    assert raised.value.faults[0][0] == 1
    with pytest.raises(jadoube.RecordError):
        jadoube.Referee.load(text.replace('"offered"', '"sang"'))


def test_what_cannot_be_heard() -> None:
    referee = jadoube.Referee()
    with pytest.raises(jadoube.ActError):
        referee.hear("the cat sits on the board")
    with pytest.raises(jadoube.ActError):
        referee.hear("white sings")
    with pytest.raises(jadoube.ActError):
        referee.hear({"type": "sang", "by": "white"})
    with pytest.raises(jadoube.ActError):
        referee.hear({})
    with pytest.raises(TypeError):
        referee.hear(5)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        referee.hear("white offers", at=-1)
    with pytest.raises(ValueError):
        referee.hear("white offers", at=float("nan"))
    referee.hear("white offers", at=10)
    with pytest.raises(jadoube.RefusedError):
        referee.hear("black declines", at=10)
    for wrong in ({"control": "soon"}, {"pace": "bullet"}, {"moves": "wild"}, {"edition": "1066"}, {"regulations": {"tea": True}}, {"tea": 1}):
        with pytest.raises((ValueError, TypeError)):
            jadoube.Referee(**wrong)


def test_a_session_may_begin_later() -> None:
    referee = jadoube.Referee(begin=False)
    assert repr(referee) == "<Referee 2023: 0 moves, not begun>"
    with pytest.raises(jadoube.RefusedError):
        referee.play("e4")
    referee.hear("round starts", at=100)
    referee.play("e4")
    assert repr(referee) == "<Referee 2023: 1 move, black to move>"
    referee.hear("black resigns")
    assert repr(referee) == "<Referee 2023: 1 move, 1–0>"


def test_positions_of_python_chess_start_games() -> None:
    referee = jadoube.Referee(start=chess.Board("8/8/4k3/8/8/3K4/3R4/8 w - - 0 1"))
    assert referee.hear("white resigns")[-1]["result"] == "1/2-1/2"
