"""What a fallen flag comes to: `python flag_fell.py "8/8/8/8/8/5k2/5n1p/7K b - - 0 1" white`."""

from __future__ import annotations

import sys
from typing import cast

import chess
import jadoube
from jadoube.types import BoardLike, Color


def rule(board: BoardLike, color: Color) -> str:
    ruling: jadoube.Ruling = jadoube.adjudicate(board, flag=color)
    if ruling.question is not None:
        return f"{ruling.question} {' / '.join(ruling.choices)}"
    proof: jadoube.Proof | None = ruling.proof
    line: list[jadoube.Move] = (proof.line or []) if proof is not None else []
    return f"{ruling} {len(line)} moves to mate."


if __name__ == "__main__":
    print(rule(chess.Board(sys.argv[1]), cast(Color, sys.argv[2])))
