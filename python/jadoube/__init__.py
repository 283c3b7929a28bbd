"""The FIDE Laws of Chess, executable.

>>> import jadoube
>>> board = jadoube.Board().play_all("e4 e5 Nf3")
>>> [reason] = jadoube.why_illegal(board, "Ng8-g6")
>>> print(reason)
A knight does not move that way. Article 3.6.

Boards and moves are values: nothing that is done with one changes it. What takes a board takes a `Board`, a board of
python-chess or a FEN. What says something says it in English, Danish, Swedish, Dutch or Norwegian, by the Laws of 2005, 2009,
2017 or 2023.
"""

from . import laws
from ._jadoube import (
    ActError,
    AmbiguousMoveError,
    Board,
    Error,
    Fault,
    FenError,
    Game,
    Games,
    HistoryError,
    IllegalMoveError,
    Line,
    Move,
    MoveError,
    PositionError,
    Proof,
    Reason,
    RecordError,
    Referee,
    RefusedError,
    Ruling,
    UndecidedError,
    __version__,
    adjudicate,
    can_mate,
    claim,
    is_dead,
    prove,
    read_pgn,
    status,
    why_illegal,
)

__all__ = [
    "ActError",
    "AmbiguousMoveError",
    "Board",
    "Error",
    "Fault",
    "FenError",
    "Game",
    "Games",
    "HistoryError",
    "IllegalMoveError",
    "Line",
    "Move",
    "MoveError",
    "PositionError",
    "Proof",
    "Reason",
    "RecordError",
    "Referee",
    "RefusedError",
    "Ruling",
    "UndecidedError",
    "__version__",
    "adjudicate",
    "can_mate",
    "claim",
    "is_dead",
    "laws",
    "prove",
    "read_pgn",
    "status",
    "why_illegal",
]
