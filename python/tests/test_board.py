"""Boards and moves, beside those of python-chess."""

from __future__ import annotations

import copy
import pickle
import random

import chess
import jadoube
import pytest


def walk(board: chess.Board, plies: int, seed: int) -> chess.Board:
    chance = random.Random(seed)
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(chance.choice(moves))
    return board


def agree(theirs: chess.Board) -> None:
    ours = jadoube.Board.from_chess(theirs)
    assert ours.fen(en_passant="always") == theirs.fen(en_passant="fen")
    assert ours.fen() == theirs.fen()
    assert [move.uci() for move in ours.moves] == [move.uci() for move in theirs.move_stack]
    assert {move.uci() for move in ours.legal_moves} == {move.uci() for move in theirs.legal_moves}
    for move in theirs.legal_moves:
        assert ours.san(move) == theirs.san(move)
        assert ours.parse_san(theirs.san(move)).uci() == move.uci()
        assert ours.parse(move).to_chess() == move
    assert ours.is_check() == theirs.is_check()
    assert ours.is_checkmate() == theirs.is_checkmate()
    assert ours.is_stalemate() == theirs.is_stalemate()
    assert ours.to_chess() == theirs
    assert ours.to_chess().move_stack == theirs.move_stack
    assert ours.to_chess(stack=False).fen() == theirs.fen()
    assert not ours.to_chess(stack=False).move_stack


@pytest.mark.parametrize("seed", range(30))
def test_games_agree(seed: int) -> None:
    board = chess.Board()
    for _ in range(6):
        agree(walk(board, 13, seed))


@pytest.mark.parametrize("seed", range(20))
def test_chess960_agrees(seed: int) -> None:
    board = chess.Board.from_chess960_pos(seed * 47 % 960)
    for _ in range(6):
        agree(walk(board, 7, seed))


def test_castling_is_told_as_python_chess_tells_it() -> None:
    usual = chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert jadoube.Board.from_chess(usual).is_legal("e1g1")
    assert "e1g1" in map(str, jadoube.Board.from_chess(usual).legal_moves)
    shuffled = chess.Board(usual.fen(), chess960=True)
    assert "e1h1" in map(str, jadoube.Board.from_chess(shuffled).legal_moves)
    for board in (usual, shuffled):
        for castles in ("e1g1", "e1h1", "O-O", "0-0"):
            assert jadoube.Board.from_chess(board).play(castles).to_chess(stack=False).king(chess.WHITE) == chess.G1


def test_perft(fen: str) -> None:
    def count(board: chess.Board, depth: int) -> int:
        if depth == 0:
            return 1
        nodes = 0
        for move in board.legal_moves:
            board.push(move)
            nodes += count(board, depth - 1)
            board.pop()
        return nodes

    board = jadoube.Board(fen)
    assert board.perft(2) == count(chess.Board(fen), 2)
    assert sum(board.divide(3).values()) == board.perft(3)


def test_known_perft() -> None:
    assert jadoube.Board().perft(5) == 4_865_609


def test_moves_are_values() -> None:
    move = jadoube.Move("e7e8q")
    assert move == jadoube.Move("e7", "e8", "queen") == jadoube.Move(52, 60, "q")
    assert len({move, jadoube.Move("e7-e8=Q")}) == 1
    assert pickle.loads(pickle.dumps(move)) == copy.deepcopy(move) == copy.copy(move) == move
    assert repr(move) == "Move('e7e8q')"
    assert move != "e7e8q"
    assert (move.from_square, move.to_square, move.promotion) == ("e7", "e8", "queen")
    with pytest.raises(AttributeError):
        move.from_square = "e2"  # type: ignore[misc]


def test_boards_are_values() -> None:
    board = jadoube.Board().play_all("e4 e5 Nf3")
    again = pickle.loads(pickle.dumps(board))
    assert again == board and again.moves == board.moves and hash(again) == hash(board)
    assert copy.copy(board) is board and copy.deepcopy(board) is board
    assert board.back(3) == board.start == jadoube.Board()
    assert board.ply == 3
    assert board != board.back()
    assert eval(repr(board), {"Board": jadoube.Board}) == board
    shuffled = jadoube.Board(0).play("e4")
    assert pickle.loads(pickle.dumps(shuffled)).fen(castling="shredder") == shuffled.fen(castling="shredder")
    assert eval(repr(shuffled), {"Board": jadoube.Board}) == shuffled
    assert str(jadoube.Board()).splitlines()[0] == "r n b q k b n r"


def test_equal_where_nothing_can_be_captured_en_passant() -> None:
    crossed = jadoube.Board().play("e4")
    assert crossed == jadoube.Board(crossed.fen())
    assert hash(crossed) == hash(jadoube.Board(crossed.fen()))


def test_long_games_are_dropped_without_a_stack() -> None:
    board = jadoube.Board()
    for _ in range(50_000):
        for move in ("g1f3", "g8f6", "f3g1", "f6g8"):
            board = board.play(move)
    assert board.ply == 200_000
    assert board.occurrences() == 50_001
    del board


def test_identity_is_that_of_the_laws() -> None:
    # The pawn on e4 is pinned: the square that was crossed does not count.
    pinned = "8/8/8/8/k2Pp2Q/8/8/3K4 b - {} 0 1"
    assert jadoube.Board(pinned.format("d3")).same_position(pinned.format("-"))
    free = "8/8/8/8/k2Pp3/8/8/3K4 b - {} 0 1"
    assert not jadoube.Board(free.format("d3")).same_position(free.format("-"))
    assert jadoube.Board(free.format("d3")).identity != jadoube.Board(free.format("-")).identity


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", jadoube.FenError),
        ("nonsense", jadoube.FenError),
        ("8/8/8/8/8/8/8/8 w - - 0 1", jadoube.PositionError),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", jadoube.FenError),
        ("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", jadoube.FenError),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999 1", jadoube.FenError),
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", jadoube.PositionError),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", jadoube.PositionError),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", jadoube.PositionError),
        ("\0" * 100, jadoube.FenError),
        ("8/" * 10_000, jadoube.FenError),
    ],
)
def test_bad_positions(text: str, error: type[jadoube.Error]) -> None:
    with pytest.raises(error) as raised:
        jadoube.Board(text)
    assert raised.value.faults  # type: ignore[attr-defined]
    with pytest.raises(error):
        jadoube.status(text)


@pytest.mark.parametrize("given", [3.5, None, [], b"8/8/8/8/8/8/8/8 w - - 0 1", object(), -1, 960])
def test_what_is_no_board(given: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        jadoube.status(given)  # type: ignore[arg-type]
    if given is not None:
        with pytest.raises((TypeError, ValueError)):
            jadoube.Board(given)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "e", "e9", "hello", "0000", "e2e4e5", "Qa1b2c3", "…", "\0", "e4 " * 1000])
def test_what_is_no_move(text: str) -> None:
    board = jadoube.Board()
    with pytest.raises(jadoube.MoveError):
        board.play(text)
    with pytest.raises(jadoube.MoveError):
        board.is_legal(text)
    with pytest.raises(jadoube.MoveError):
        jadoube.why_illegal(board, text)
    with pytest.raises(jadoube.MoveError):
        jadoube.Move(text)


def test_moves_of_other_boards() -> None:
    board = jadoube.Board()
    with pytest.raises(jadoube.IllegalMoveError) as raised:
        board.play(chess.Move.from_uci("e7e5"))
    assert [reason.key for reason in raised.value.reasons] == ["game.two-players"]
    for wrong in (chess.Move.null(), chess.Move.from_uci("P@e4")):
        with pytest.raises(jadoube.MoveError):
            board.play(wrong)
    with pytest.raises(TypeError):
        board.play(7)  # type: ignore[arg-type]
    with pytest.raises(jadoube.AmbiguousMoveError) as ambiguous:
        jadoube.Board("k7/8/8/8/8/8/8/K3N1N1 w - - 0 1").play("Nf3")
    assert {str(move) for move in ambiguous.value.candidates} == {"e1f3", "g1f3"}


def test_boards_of_python_chess_that_cannot_be() -> None:
    board = chess.Board()
    board.push_uci("e2e4")
    board.push(chess.Move.null())
    with pytest.raises(jadoube.HistoryError, match="0000"):
        jadoube.status(board)
    assert jadoube.Board.from_chess(board, stack=False).ply == 0
    changed = chess.Board()
    changed.push_uci("e2e4")
    changed.halfmove_clock = 7
    with pytest.raises(jadoube.HistoryError):
        jadoube.Board.from_chess(changed)
    illegal = chess.Board()
    illegal.push(chess.Move.from_uci("e2e6"))
    with pytest.raises(jadoube.HistoryError, match="e2e6"):
        jadoube.Board.from_chess(illegal)
    empty = chess.Board(None)
    with pytest.raises(jadoube.PositionError) as raised:
        jadoube.Board.from_chess(empty)
    assert {fault.key for fault in raised.value.faults} == {"pieces.set"}
    odd = chess.Board()
    odd.knights |= chess.BB_E2
    with pytest.raises(jadoube.PositionError, match="e2"):
        jadoube.Board.from_chess(odd)
    odd = chess.Board()
    odd.halfmove_clock = -1
    with pytest.raises(jadoube.PositionError, match="halfmove_clock"):
        jadoube.Board.from_chess(odd)
    odd = chess.Board()
    odd.ep_square = chess.E3
    with pytest.raises(jadoube.PositionError):
        jadoube.Board.from_chess(odd)


def test_variants_are_not_chess() -> None:
    import chess.variant

    with pytest.raises(TypeError, match="atomic"):
        jadoube.Board.from_chess(chess.variant.AtomicBoard())


def test_49_languages_read_what_they_write() -> None:
    board = jadoube.Board("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
    for lang in ("en", "da", "sv", "nl", "nb", "de", "fr", "es", "ru", "cs"):
        for move in board.legal_moves:
            assert board.parse_san(board.san(move, lang=lang), lang=lang) == move
    with pytest.raises(ValueError, match="xx"):
        board.san("Ke2", lang="xx")
    with pytest.raises(ValueError, match="loud"):
        board.san("a3", style="loud")  # type: ignore[arg-type]
