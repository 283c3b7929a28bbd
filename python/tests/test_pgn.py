"""Files of games, beside python-chess."""

from __future__ import annotations

import bz2
import gzip
import io
import pathlib
import random
import resource
import sys

import chess
import chess.pgn
import jadoube
import pytest


def random_games(count: int, seed: int) -> str:
    chance = random.Random(seed)
    texts = []
    for number in range(count):
        board = chess.Board()
        for _ in range(chance.randrange(5, 120)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        game = chess.pgn.Game.from_board(board)
        game.headers["White"] = f"Ann {number}"
        game.headers["Round"] = str(number)
        texts.append(str(game))
    return "\n\n".join(texts) + "\n"


def test_games_agree() -> None:
    text = random_games(60, 1)
    theirs = io.StringIO(text)
    count = 0
    for game in jadoube.read_pgn(io.StringIO(text)):
        other = chess.pgn.read_game(theirs)
        assert other is not None
        assert game.headers == dict(other.headers)
        assert [move.uci() for move in game.moves] == [move.uci() for move in other.mainline_moves()]
        assert game.faults == []
        board = game.board()
        assert board is not None and board.fen() == other.end().board().fen()
        assert game.result == other.headers["Result"]
        count += 1
    assert count == 60 and chess.pgn.read_game(theirs) is None


def test_what_was_written_is_read_again() -> None:
    for game in jadoube.read_pgn(io.StringIO(random_games(20, 2))):
        assert jadoube.Game.parse(str(game)) == game
        other = chess.pgn.read_game(io.StringIO(str(game)))
        assert other is not None and not other.errors
        assert [move.uci() for move in other.mainline_moves()] == [str(move) for move in game.moves]
        dutch = game.pgn(lang="nl")
        assert jadoube.Game.parse(dutch, letters="nl").moves == game.moves


@pytest.mark.parametrize("how", ["plain", "gz", "bz2", "bytes", "text"])
def test_every_kind_of_file(tmp_path: pathlib.Path, how: str) -> None:
    text = random_games(5, 3)
    path = tmp_path / "games.pgn"
    data = text.encode()
    if how == "gz":
        data = gzip.compress(data)
    if how == "bz2":
        data = bz2.compress(data)
    path.write_bytes(data)
    if how == "bytes":
        games = list(jadoube.read_pgn(io.BytesIO(data)))
    elif how == "text":
        with open(path, encoding="utf-8") as file:
            games = list(jadoube.read_pgn(file))
    else:
        games = list(jadoube.read_pgn(path))
        assert len(games) == len(list(jadoube.read_pgn(str(path))))
    assert len(games) == 5 and games[4].headers["White"] == "Ann 4"


def test_zstd(tmp_path: pathlib.Path) -> None:
    # A frame with one block that is not compressed: magic, a frame of one segment, its size, the block.
    text = b'[White "Ann"]\n\n1. e4 e5 1-0\n'
    header = (len(text) << 3 | 1).to_bytes(3, "little")
    path = tmp_path / "games.pgn.zst"
    path.write_bytes(b"\x28\xb5\x2f\xfd" + b"\x20" + bytes([len(text)]) + header + text)
    [game] = jadoube.read_pgn(path)
    assert game.headers["White"] == "Ann" and game.result == "1-0"


def test_faults_have_places_and_articles() -> None:
    text = '[White "A"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n[White "B"]\n\n1. d4 d5 2. Nd2 Nd7 3. nonsense *\n'
    first, second = jadoube.read_pgn(io.StringIO(text), lang="nl", edition="2009")
    [fault] = first.faults
    assert (fault.line, fault.column, fault.kind) == (3, 13, "illegal")
    assert text[fault.offset : fault.offset + fault.length] == "Ke3"
    assert fault.sentence == "Zo gaat een koning niet."
    assert fault.reasons[0].edition == "2009" and fault.reasons[0].citation
    assert first.unread == "2. Ke3 Nc6" and len(first) == 2
    assert second.faults[0].kind == "unreadable" and second.faults[0].line == 7


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('[FEN "nonsense"]\n\n1. e4 *', "fen"),
        ('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 *', "start"),
        ("1. e4 {no end", "comment"),
        ("1. e4 (1. d4 *", "variation"),
        ('[Result "won"]\n\n1. e4 1-0', "result"),
        ('[Result "1-0"]\n\n1. e4 0-1', "results"),
    ],
)
def test_every_kind_of_fault(text: str, kind: str) -> None:
    for lang in ("en", "da", "sv", "nl", "nb"):
        faults = jadoube.Game.parse(text, lang=lang).faults
        assert kind in [fault.kind for fault in faults]
        assert all(fault.sentence for fault in faults)


def test_pins_in_faults_name_the_piece() -> None:
    # In a variation, so that the board is not that of the moves played.
    game = jadoube.Game.parse("1. e4 e5 2. Nf3 (2. d4 Bb4+ 3. Nf3) d6 3. Bb5+ Nc6 4. a3 Nd4 *")
    for fault in game.faults:
        assert fault.kind == "illegal" and "bishop on b" in fault.sentence


def test_lines() -> None:
    game = jadoube.Game.parse("1. e4 {[%eval 0.3] best} e5 (1... c5 2. Nf3 (2. c3 $6) d6 {Sicilian}) 2. f4 {(=)} *")
    assert game.evaluations == {1: 0.3} and game.comments == {1: ["best"]} and game.draw_offers == [3]
    [line] = game.variations
    assert line.ply == 1 and line.sans() == ["c5", "Nf3", "d6"] and line.comments == {3: ["Sicilian"]}
    start = line.start
    assert start is not None and start.turn == "black"
    [deeper] = line.variations
    assert deeper.sans() == ["c3"] and deeper.nags == {1: [6]}
    board = line.board(2)
    assert board is not None and board.fullmove_number == 2
    with pytest.raises(IndexError):
        line.board(4)


def test_errors_of_files(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError) as raised:
        jadoube.read_pgn(tmp_path / "nowhere.pgn")
    assert raised.value.filename is not None
    with pytest.raises(IsADirectoryError):
        list(jadoube.read_pgn(tmp_path))
    broken = tmp_path / "broken.pgn.gz"
    broken.write_bytes(gzip.compress(random_games(20, 4).encode())[:-20])
    with pytest.raises(OSError):
        list(jadoube.read_pgn(broken))
    with pytest.raises(TypeError):
        jadoube.read_pgn(7)  # type: ignore[arg-type]

    class Angry:
        def read(self, count: int) -> bytes:
            raise RuntimeError("no more")

    with pytest.raises((OSError, RuntimeError), match="no more"):
        list(jadoube.read_pgn(Angry()))  # type: ignore[arg-type]


def peak() -> int:
    """The most memory that was ever in use, in bytes."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def test_memory_is_bounded() -> None:
    class Endless:
        """Two million games and twenty-four megabytes, little of them in memory at a time."""

        left = 40

        def read(self, count: int) -> bytes:
            self.left -= 1
            return b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n* *\n" * 16_384 if self.left >= 0 else b""

    before = peak()
    games = jadoube.read_pgn(Endless())  # type: ignore[arg-type]
    assert sum(1 for _ in games) == 40 * 16_384 * 3
    assert games.position > 20_000_000
    assert peak() - before < 20_000_000
