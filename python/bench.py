"""jadoube beside python-chess, as a user would call both, in one run.

    python bench.py                a file of random games, made anew
    python bench.py games.pgn      a file of yours

Both do the same work, and what they say is compared; where they differ the run ends. Each row is measured several times, the two
taking turns, and the best time of each counts. `x` says how many times as fast jadoube is.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from typing import Any, Callable

import chess
import chess.pgn
import jadoube

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def random_games(count: int) -> str:
    """Games of random moves, the same in every run."""
    chance = random.Random(2023)
    games = []
    for number in range(count):
        board = chess.Board()
        for _ in range(80):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        game = chess.pgn.Game.from_board(board)
        game.headers.update(Event="Bench", White=f"Player {number}", Black="Another", Round=str(number))
        games.append(str(game))
    return "\n\n".join(games) + "\n"


def measure(name: str, unit: str, count: float, rounds: int, ours: Callable[[], Any], theirs: Callable[[], Any]) -> None:
    best = [float("inf"), float("inf")]
    said: list[Any] = [None, None]
    for _ in range(rounds):
        for who, work in enumerate((ours, theirs)):
            begun = time.perf_counter()
            said[who] = work()
            best[who] = min(best[who], time.perf_counter() - begun)
    if said[0] != said[1]:
        sys.exit(f"{name}: jadoube says {str(said[0])[:200]}, python-chess {str(said[1])[:200]}")
    rates = [count / seconds for seconds in best]
    print(f"{name:42} {rates[0]:14,.0f} {rates[1]:14,.0f} {unit:10} {rates[0] / rates[1]:8,.1f} x", flush=True)


def perft_of_python_chess(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft_of_python_chess(board, depth - 1)
        board.pop()
    return nodes


def perft_in_python(board: jadoube.Board, depth: int) -> int:
    """The same recursion, move by move, for what a walk of one's own costs."""
    if depth == 1:
        return board.count_legal_moves()
    return sum(perft_in_python(board.play(move), depth - 1) for move in board.legal_moves)


def read_ours(path: str) -> tuple[int, int, str]:
    games = plies = 0
    last = ""
    for game in jadoube.read_pgn(path):
        games += 1
        plies += len(game.moves)
        last = game.headers["White"] + game.result
    return games, plies, last


def read_theirs(path: str) -> tuple[int, int, str]:
    games = plies = 0
    last = ""
    with open(path, encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            games += 1
            plies += sum(1 for _ in game.mainline_moves())
            last = game.headers["White"] + game.headers["Result"]
    return games, plies, last


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pgn", nargs="?", help="a file of games; random ones if it is left out")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=400, help="how many random games")
    options = parser.parse_args()

    with tempfile.NamedTemporaryFile("w", suffix=".pgn", encoding="utf-8") as file:
        path = options.pgn
        if path is None:
            file.write(random_games(options.games))
            file.flush()
            path = file.name
        with open(path, "rb") as opened:
            size = len(opened.read())

        boards = []
        for game in jadoube.read_pgn(path):
            end = game.board()
            for ply in range(0, len(game), 7) if end is not None else ():
                board = game.board(ply)
                assert board is not None
                boards.append(board)
            if len(boards) > 1500:
                break
        theirs = [board.to_chess() for board in boards]
        written = [[board.san(move) for move in board.legal_moves] for board in boards]
        moves = sum(map(len, written))

        rounds = options.rounds
        print(f"{'':42} {'jadoube':>14} {'python-chess':>14}")
        start, busy = jadoube.Board(), jadoube.Board(KIWIPETE)
        measure("perft(4) of the start", "nodes/s", 197_281, rounds, lambda: start.perft(4), lambda: perft_of_python_chess(chess.Board(), 4))
        measure("perft(3), a busy position", "nodes/s", 97_862, rounds, lambda: busy.perft(3), lambda: perft_of_python_chess(chess.Board(KIWIPETE), 3))
        measure("the same, walked in Python", "nodes/s", 97_862, rounds, lambda: perft_in_python(busy, 3), lambda: perft_of_python_chess(chess.Board(KIWIPETE), 3))
        measure("a PGN file, every game with its moves", "bytes/s", size, rounds, lambda: read_ours(path), lambda: read_theirs(path))
        measure(
            "SAN of every legal move",
            "moves/s",
            moves,
            rounds,
            lambda: [sorted(map(board.san, board.legal_moves)) for board in boards],
            lambda: [sorted(map(board.san, board.legal_moves)) for board in theirs],
        )
        measure(
            "the same SAN read",
            "moves/s",
            moves,
            rounds,
            lambda: [[board.parse_san(san).uci() for san in sans] for board, sans in zip(boards, written)],
            lambda: [[board.parse_san(san).uci() for san in sans] for board, sans in zip(theirs, written)],
        )
        measure(
            "legal moves as a list",
            "moves/s",
            moves,
            rounds,
            lambda: sum(len(board.legal_moves) for board in boards),
            lambda: sum(len(list(board.legal_moves)) for board in theirs),
        )
        measure(
            "threefold repetition, a game of 200 moves",
            "games/s",
            1,
            rounds,
            lambda: claims_ours(200),
            lambda: claims_theirs(200),
        )
        count = len(theirs)
        measure(
            "boards of python-chess taken (and copied)",
            "boards/s",
            count,
            rounds,
            lambda: [jadoube.Board.from_chess(board, stack=False).fen() for board in theirs],
            lambda: [board.copy(stack=False).fen() for board in theirs],
        )


def claims_ours(plies: int) -> int:
    board = jadoube.Board()
    repeated = 0
    for ply in range(plies):
        board = board.play(("g1f3", "g8f6", "f3g1", "f6g8")[ply % 4])
        repeated += board.occurrences() >= 3
    return repeated


def claims_theirs(plies: int) -> int:
    board = chess.Board()
    repeated = 0
    for ply in range(plies):
        board.push_uci(("g1f3", "g8f6", "f3g1", "f6g8")[ply % 4])
        repeated += board.is_repetition(3)
    return repeated


if __name__ == "__main__":
    main()
