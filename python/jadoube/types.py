"""What the functions of `jadoube` take, for annotations.

>>> from jadoube.types import BoardLike
"""

from typing import Any, List, Literal, Optional, Protocol, Union

from . import Board, Move

__all__ = [
    "BoardLike",
    "ChessBoard",
    "ChessMove",
    "Color",
    "ColorLike",
    "Edition",
    "Lang",
    "MoveLike",
    "Pace",
    "SquareLike",
    "Style",
]

Color = Literal["white", "black"]
ColorLike = Union[Literal["white", "black", "w", "b"], bool]
Edition = Union[Literal["2005", "2009", "2017", "2023", 2005, 2009, 2017, 2023], str, int]
Lang = Union[Literal["en", "da", "sv", "nl", "nb"], str]
Pace = Literal["standard", "rapid", "blitz"]
Style = Literal["pgn", "short", "long", "terse", "figurine", "uci"]
SquareLike = Union[str, int]


class ChessMove(Protocol):
    """A move of python-chess."""

    @property
    def from_square(self) -> int: ...

    @property
    def to_square(self) -> int: ...

    @property
    def promotion(self) -> Optional[int]: ...


class ChessBoard(Protocol):
    """A board of python-chess."""

    @property
    def move_stack(self) -> List[Any]: ...

    @property
    def occupied_co(self) -> List[int]: ...

    def clean_castling_rights(self) -> int: ...


MoveLike = Union[Move, str, ChessMove]
BoardLike = Union[Board, str, ChessBoard]
