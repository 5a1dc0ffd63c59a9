"""A whole position of Generals and Majors: the table, the hands and the draw stack."""

from dataclasses import replace
from typing import Self, TypeVar

from squadlog.base.records import record
from squadlog.extras.games.generals.table import GeneralsTable

Hands = tuple[tuple[int, ...], tuple[int, ...]]


@record
class GeneralsPosition:
    """The table and all the cards; `draw` is listed from the top, discards on the table from the bottom.

    What will be shuffled is decided by `seed` and `shuffles`, the number of shufflings so far.
    """

    table: GeneralsTable
    hands: Hands
    draw: tuple[int, ...]
    seed: int = 0
    shuffles: int = 0

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        return self.table.speaker

    def on(self, table: GeneralsTable) -> Self:
        """The position with these cards on another table."""
        return replace(self, table=table)


PositionT = TypeVar("PositionT", bound=GeneralsPosition)


def with_hand(hands: Hands, seat: int, hand: tuple[int, ...]) -> Hands:
    """The hands once a seat holds another one."""
    return (hand, hands[1]) if seat == 0 else (hands[0], hand)


def without(hands: Hands, seat: int, card: int) -> Hands:
    """The hands once a seat has let go of a card."""
    return with_hand(hands, seat, tuple(held for held in hands[seat] if held != card))
