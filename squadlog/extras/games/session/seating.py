"""The people and computers that sit at a side game, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.game import GameError
from squadlog.extras.games.session.standing import COMPUTER, players

with lazy_imports():
    from squadlog.extras.games import levels

if TYPE_CHECKING:
    from squadlog.extras.games.session.standing import GameStanding


class Seating:
    """The seats of one game. A place is the number of a seat in turn order, from 0."""

    def __init__(self, standing: GameStanding) -> None:
        self.own = standing.game.seats(standing.score.options)
        """What the game calls its seats, in turn order."""
        self.names = players(standing.game, standing.score)
        """What each seat is called: the person's name, or the seat's own."""

    def called(self, place: int) -> str:
        """What a seat is called for people: `Ann (Red)`, or `Red` if nobody is named."""
        own, person = self.own[place], self.names[place]
        return own if own == person else f"{person} ({own})"

    @property
    def people(self) -> tuple[int, ...]:
        """The places where no computer sits. One named after a player that does not exist is left to people."""
        return tuple(place for place in range(len(self.names)) if not self._is_computer(place))

    def _is_computer(self, place: int) -> bool:
        try:
            return self.computer(place) is not None
        except GameError:
            return False

    def computer(self, place: int) -> str | None:
        """The name of the computer player on a seat, None for a person. GameError for an unknown player."""
        name = self.names[place]
        return levels.level_of(name.removeprefix(COMPUTER)) if name.startswith(COMPUTER) else None
