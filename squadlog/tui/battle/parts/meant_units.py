"""The units that an order is meant for: those that are marked, else the soldier under the cursor."""

from collections.abc import Callable

from textual.content import Content

from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.roster import Roster

CHOOSE_FIRST = Content("Choose a unit first: type its number, or use the arrows.")


class MeantUnits:
    """Reads marks and cursor of the roster; `tells` hears that nobody is chosen."""

    def __init__(self, chair: Chair, roster: Roster, tells: Callable[[Content], None]) -> None:
        self._chair, self._roster, self._tells = chair, roster, tells

    def marks(self) -> tuple[int, ...]:
        """The marked units that are of the slot: the marks of others wait until it is theirs."""
        seat, marked = self._chair.seat, self._roster.marked
        ask, units = seat.due.ask(), seat.known.units
        slot = ask.grouping if ask.kind == "declare" else None
        return tuple(number for number in marked if slot is None or units[number].grouping == slot)

    def chosen(self) -> tuple[int, ...]:
        """The marked units, else the one under the cursor; nobody where there is none."""
        selected = self._roster.selected
        return self.marks() or (() if selected is None else (selected,))

    def units(self) -> tuple[int, ...]:
        """The units that `chosen` gives; where there are none, a word says why."""
        units = self.chosen()
        if not units:
            self._tells(CHOOSE_FIRST)
        return units

    def unit(self) -> int | None:
        """The one under the cursor; None, with a word why, where there is none."""
        number = self._roster.selected
        if number is None:
            self._tells(CHOOSE_FIRST)
        return number
