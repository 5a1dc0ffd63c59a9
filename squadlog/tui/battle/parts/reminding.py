"""The reminders of the present subphase in a list, to dismiss one or put it off."""

from collections.abc import Callable
from typing import Any

from textual.screen import Screen

from squadlog.base.lazy_imports import lazy_imports
from squadlog.tui.asker import Asker, waits
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.parts import KeyedPart

with lazy_imports():
    from squadlog.session.asking import put_off

_AGAIN = "again"


class Reminding(KeyedPart):
    """Lists what this seat should not forget, and asks what becomes of the one that was chosen."""

    def __init__(self, chair: Chair, screen: Screen[Any], redraw: Callable[[], object]) -> None:
        self._chair, self.asker, self._redraw = chair, Asker(screen), redraw

    @waits
    async def action_remind(self) -> None:
        """List the reminders of this subphase, to dismiss one or put it off."""
        due = self._chair.seat.due
        present = due.reminded()
        told = [one for one in present if one.told]
        hidden = len(present) - len(told)
        if not present:
            self.asker.tell("No reminders now.")
            return
        rows = [(str(number), one.sentence) for number, one in enumerate(told, 1)]
        rows += [(_AGAIN, f"Tell the {hidden} again that are dismissed or put off")] if hidden else []
        chosen = await self.asker.one_of("Reminders: choose one to dismiss it or put it off", rows)
        if chosen is None:
            return
        if chosen == _AGAIN:
            self.asker.did(due.remind_again, "All reminders are told again.")
            self._redraw()
            return
        now = self._chair.seat.known.now
        until = await self.asker.one_of(
            told[int(chosen) - 1].sentence,
            [
                ("dismiss", "Dismiss it"),
                (str(now.later(1)), f"Put it off until the next subphase, {now.later(1)}"),
                (str(put_off.next_turn(now)), f"Put it off until the next turn, {put_off.next_turn(now)}"),
            ],
        )
        if until is not None:
            kept = "Dismissed" if until == "dismiss" else f"Put off until {until}"
            self.asker.did(
                lambda: due.put_off(int(chosen), None if until == "dismiss" else until),
                f"{kept}. I lists the reminders and brings it back.",
            )
            self._redraw()
