"""A whole position of the card game: the table, and what is hidden in hands, reserves and spoils."""

from dataclasses import replace
from typing import Self, TypeVar

from squadlog.base.records import record
from squadlog.extras.games.cards.account import ZoneAccount, account
from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.cards.table import CardsTable

Hands = tuple[tuple[int, ...], ...]


@record
class CardsPosition:
    """The table and all the cards. Reserves are listed from the top.

    `initial` is the card that a seat has laid face down and that is not turned up yet, -1 if there is none (PC-18).
    `spoils` lie face down in the centre, `gone` left the game with those eliminated (PC-20). What will be shuffled
    is decided by `seed` and `shuffles`, the number of shufflings so far.
    """

    table: CardsTable
    hands: Hands
    reserves: Hands
    initial: tuple[int, ...]
    spoils: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    seed: int = 0
    shuffles: int = 0

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        return self.table.speaks([card >= 0 for card in self.initial])

    def on(self, table: CardsTable) -> Self:
        """The position with these cards on another table."""
        return replace(self, table=table)

    def account(self, zone: int) -> ZoneAccount:
        """A zone card by card, as it would count if the battle ended now."""
        return account(self.table.laid, zone)

    def __str__(self) -> str:
        """The hands, for whoever may see them all."""
        return "; ".join(" ".join(NAMES[card] for card in hand) for hand in self.hands)


PositionT = TypeVar("PositionT", bound=CardsPosition)


def without(hands: Hands, seat: int, card: int) -> Hands:
    """The hands once a seat has let go of a card."""
    left = tuple(held for held in hands[seat] if held != card)
    return (*hands[:seat], left, *hands[seat + 1 :])
