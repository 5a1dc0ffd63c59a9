"""Thinking that never holds up the screen: a computer's move, or a hint, in a thread of its own."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Literal

from textual.app import App

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.screens.frame.hints import format_search
from squadlog.extras.games.screens.frame.words import per_move
from squadlog.extras.games.session import pace
from squadlog.reports.matchup.bars import bar
from squadlog.session.mishaps import write_traceback
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import RoomScreen

with lazy_imports():
    from squadlog.extras.games.players import player as players

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import Thought
    from squadlog.extras.games.screens.frame.playing import Playing


@dataclass(slots=True, eq=False)
class Thinking:
    """One piece of thinking: what for, since when, and the best of it so far."""

    purpose: Literal["move", "hint"]
    seat: int
    head: int
    pace: pace.Pace
    pointing: object
    """What was pointed at when it began."""
    began: float = field(default_factory=time.monotonic)
    stop: Event = field(default_factory=Event)
    best: "Thought | None" = None

    def told(self, who: str) -> str:
        """How far it is: `Ann thinks ▰▰▰▰▱▱▱▱▱▱ 1.2 of 3 s, 4 moves ahead, 1,200 tried`."""
        spent = min(time.monotonic() - self.began, self.pace.seconds)
        what = f"{who} is thinking" if self.purpose == "move" else "Thinking of a hint"
        far = f", {format_search(self.best)}" if self.best is not None and self.best.searched else ""
        return (
            f"{what} {bar(spent / self.pace.seconds, 10)} {spent:.1f} of {per_move(self.pace.seconds)}{far}"
        )


class Thinker:
    """Thinks about one thing at a time, for the seats of the program and for people who ask for a hint.

    Nothing comes of what was dropped.
    """

    def __init__(self, screen: RoomScreen, play: "Playing") -> None:
        self._screen, self._play = screen, play
        self.now: Thinking | None = None

    def begin(
        self,
        purpose: Literal["move", "hint"],
        seat: int,
        pointing: object,
        then: "Callable[[Thinking, Thought | str], None]",
    ) -> None:
        """Begin to think for a seat, in place of any thinking that goes on.

        `then` is given what was found, or what went wrong in a sentence, in the thread of the screen.
        """
        self.drop()
        thinking = self.now = Thinking(
            purpose=purpose, seat=seat, head=self._play.match.head,
            pace=kept_pace(self._screen.app), pointing=pointing,
        )  # fmt: skip
        self._screen.run_worker(partial(self._think, thinking, then), thread=True, group="thinking")

    def drop(self) -> None:
        """End the thinking and do nothing with it."""
        self.stop()
        self.now = None

    def stop(self) -> None:
        """End the thinking with what it has found: a computer moves at once, a hint is given."""
        if self.now is not None:
            self.now.stop.set()

    def _think(self, thinking: Thinking, then: "Callable[[Thinking, Thought | str], None]") -> None:
        told = self._found(thinking)

        def done() -> None:
            if self.now is thinking and self._screen.stands:
                self.now = None
                then(thinking, told)

        if self.now is thinking:
            self._screen.app.call_from_thread(done)

    def _found(self, thinking: Thinking) -> "Thought | str":
        def better(thought: "Thought") -> None:
            thinking.best = thought

        budget = players.Budget(
            seconds=thinking.pace.seconds,
            clock=time.monotonic,
            stopped=thinking.stop.is_set,
            progress=better,
        )
        match, player = self._play.match, self._play.match.at(thinking.seat)
        try:
            if thinking.purpose == "move":
                return player.advice.decide(budget, resigns_below=thinking.pace.resigns_below)
            return player.advice.hint(budget)
        except SquadlogError as error:
            return error.cited
        except Exception as error:  # noqa: BLE001 - whatever a player does, the people at the table play on
            who, where = (
                self._play.who(thinking.seat),
                write_traceback(error, f"a player of {match.game.key} thinks"),
            )
            fault = f"hit a fault in the program ({type(error).__name__}); nothing changed"
            return f"✗ {who} {fault}. Details: {where}"


def kept_pace(app: App[object]) -> pace.Pace:
    """How the computers of this user play."""
    desk = places(app).desk
    try:
        return pace.USUAL if desk is None else pace.kept_pace(desk.store.settings)
    except SquadlogError:  # what cannot be read counts as never set
        return pace.USUAL


def keep_time(app: App[object], text: str) -> str:
    """Keep a time per move that was typed; what went wrong, empty if nothing did."""
    seconds, desk = pace.read_seconds(text), places(app).desk
    try:
        if seconds is not None and desk is not None:
            pace.keep_pace(desk.store.settings, seconds=seconds)
    except SquadlogError as error:
        return error.cited
    return ""
