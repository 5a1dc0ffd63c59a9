"""What a game lays before one seat: its moves by what is tapped, a board, a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value

if TYPE_CHECKING:
    from squadlog.session.served_record import BoardShape, HandCard, RecordMove


@value
class GameLaidOut:
    """A game laid out, part by part as `RecordView` has it.

    `hint` is what the seat to move can do, in a sentence; `lines` is what lies open, None: the page of the game.
    """

    moves: tuple[RecordMove, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    board: tuple[BoardShape, ...] = ()
    size: tuple[int, int] = (0, 0)
    hand: tuple[HandCard, ...] = ()
    hint: str = ""
    lines: tuple[str, ...] | None = None
