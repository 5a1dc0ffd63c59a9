"""Computers at a game that is served: each thinks in a thread of its own, so that no other table waits for it."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.session.pace import kept_pace
from squadlog.session.record import is_gone_on

with lazy_imports():
    from squadlog.extras.games.players import player as players

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import Thought
    from squadlog.extras.games.session.match_seat import MatchSeat
    from squadlog.extras.games.session.pace import Pace


class _Thinking:
    """What the computer at a place thinks at an entry of the record; `found` once it has come to an end."""

    def __init__(self, match: MatchSeat, place: int, pace: Pace) -> None:
        self.head, self.place, self._pace = match.head, place, pace
        self._advice = match.at(place).advice
        self.found: Thought | str | None = None
        self.stop = threading.Event()
        self._thread = threading.Thread(target=self._think, name="squadlog-computer", daemon=True)
        self._thread.start()

    def _think(self) -> None:
        budget = players.Budget(
            seconds=self._pace.seconds, clock=time.monotonic, stopped=self.stop.is_set
        )  # fmt: skip
        try:
            self.found = self._advice.decide(budget, resigns_below=self._pace.resigns_below)
        except SquadlogError as error:
            self.found = error.cited
        except Exception as error:  # noqa: BLE001 - whatever a player does, the people at the table play on
            self.found = f"It hit a fault in the program ({type(error).__name__}); nothing changed."

    def end(self) -> None:
        """Have it end at once."""
        self.stop.set()


class ComputersAtTable:
    """Lets the computers of a game play. All of it is called on the thread of the table."""

    def __init__(self, match: MatchSeat) -> None:
        self._match = match
        self._now: _Thinking | None = None
        self.fault = ""
        """What a computer could not do, in a sentence; empty where all goes well."""

    def beat(self) -> None:
        """Make the move that was found, and begin to think for the computer whose turn it is."""
        match, place = self._match, self._due()
        if self._now is not None and (self._now.head, self._now.place) != (match.head, place):
            self.close()
        if self._now is None and place is not None:
            self.fault = ""
            self._now = _Thinking(match, place, kept_pace(match.store.settings))
        elif self._now is not None and self._now.found is not None and not self.fault:
            self._made(self._now, self._now.found)

    def close(self) -> None:
        """End the thinking, and do nothing with it."""
        if self._now is not None:
            self._now.end()
        self._now, self.fault = None, ""

    def _due(self) -> int | None:
        """The place of the computer that is to move; in a game that was over none moves on by itself."""
        place, seating = self._match.progress.to_move, self._match.seating
        over = self._match.progress.ending is not None
        return None if place is None or over or place in seating.people else place

    def _made(self, thinking: _Thinking, found: Thought | str) -> None:
        player = self._match.at(thinking.place)
        if isinstance(found, str):
            self.fault = f"{self._match.seating.called(thinking.place)} cannot move. {found}"
            return
        outcome = player.say(player.view.now.notation(found.move), hope=found.hope, at=thinking.head)
        if isinstance(outcome, Refusal) and not is_gone_on(outcome):
            self.fault = f"{self._match.seating.called(thinking.place)} cannot move. {outcome}"
        else:
            self._now = None
