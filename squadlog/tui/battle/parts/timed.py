"""Timed play at the screen: the clock stands or goes on by a key, and decides for whoever lets it run out (TIM)."""

from collections.abc import Callable

from textual.content import Content

from squadlog.session.record import is_gone_on
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.following import Following
from squadlog.tui.parts import KeyedPart


class Timed(KeyedPart):
    """Stops the clock and hears that a time is up."""

    def __init__(
        self,
        chair: Chair,
        talk: Talk,
        panels: Panels,
        *,
        answer: LastAnswer,
        roster: Roster,
        following: Following,
        sets_down: Callable[[], bool],
    ) -> None:
        """Take what a timed battle works with.

        `sets_down`: before play the key of the clock is the map's; it gives whether that took up a soldier.
        """
        self._chair, self._talk, self._panels, self._answer = chair, talk, panels, answer
        self._roster, self._following, self._sets_down = roster, following, sets_down

    def action_clock(self) -> None:
        """The clock stands, or goes on; before play the map has P: it takes up a soldier, to be set down there."""
        if self._sets_down():
            return
        clock = self._chair.seat.clock.now
        if clock is None:
            told = "Play is not timed: chapter timed_play on starts a clock."
            self._answer.show(Content(told))
        else:
            self._talk.came_of(self._chair.seat.submit(clock.turns))

    def time_is_up(self) -> None:
        """Let the clock decide what the seat was asked, if it is this seat that was asked (TIM-01)."""
        outcome = self._chair.seat.time_out(self._roster.selected, name=self._talk.who())
        if outcome is not None and not is_gone_on(outcome):
            self._following.put_aside(self._following.dialogs_over() or ())
            self._panels.overtaken()
            self._talk.came_of(outcome)
