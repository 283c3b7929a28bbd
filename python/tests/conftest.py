"""What the tests share."""

from __future__ import annotations

import chess
import pytest

#: One of each kind: quiet, sharp, with promotions, pinned en passant, Chess960.
POSITIONS = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
]


@pytest.fixture(params=POSITIONS)
def fen(request: pytest.FixtureRequest) -> str:
    return str(request.param)
