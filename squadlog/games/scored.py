"""What each game counts of its own accord, next to who won: points, cards or chips, strength; and what a hint estimates.

Games are not loaded for it; a position is one of its game whenever it is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from squadlog.games.board.state import BoardState
    from squadlog.games.cards.state import CardState
    from squadlog.games.game import State
    from squadlog.games.generals.state import GeneralsState


class Measure(NamedTuple):
    """What a game is scored in, in words, and how it is read from a position for a seat."""

    words: str
    of: Callable[[State, int], int]


def scored(key: str, state: State, seats: int) -> tuple[int, ...]:
    """What every seat scores in a position of the game of that key."""
    return tuple(MEASURES[key].of(state, seat) for seat in range(seats))


def _points_taken(state: State, seat: int) -> int:
    return cast("BoardState", state).lost[1 - seat]


def _cards_or_chips(state: State, seat: int) -> int:
    position = cast("CardState", state)
    if position.table.money is not None:
        return position.table.money.chips[seat]
    return len(position.reserves[seat]) + len(position.hands[seat])


def _strength(state: State, seat: int) -> int:
    return cast("GeneralsState", state).table.strength(seat)


MEASURES: Mapping[str, Measure] = {
    "phalanx-board": Measure("points taken", _points_taken),
    "phalanx-cards": Measure("cards or chips at the end", _cards_or_chips),
    "generals": Measure("strength at the end", _strength),
}
"""By the key of the game."""


def hope(key: str, options: Mapping[str, str]) -> str:
    """What the percentage of a hint or a review estimates in a game of that key with these options, without a full stop."""
    if key == "phalanx-cards":
        if options.get("gambling") == "true":
            return "your chips after this battle, 50% for as many as at first"
        whole = options.get("initial_faces") == "trigger"
        return f"your part of {'all cards' if whole else 'the cards laid'} once this battle is over"
    if key == "generals":
        return "your chance to win, judged by lead and command"
    return "your chance to win, judged by the pieces"
