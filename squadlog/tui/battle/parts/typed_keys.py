"""Single keys: digits choose a soldier, and a key that gives no order now says why."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from textual import events
from textual.binding import Binding

from squadlog.session.view.orders.letters import LETTERS
from squadlog.session.view.words.asked_line import units_awaited
from squadlog.tui.battle.late_keys import LateKeys
from squadlog.tui.battle.parts.allowed import AT_ONCE, Allowed, action_name
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.meant_units import MeantUnits
from squadlog.tui.battle.parts.slot_orders import SlotOrders
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.screens import Entry

OF_THE_SLOT = frozenset({"done", "as_before", "onward"})
"""What speaks for all of the grouping, whoever is chosen."""
WITH_A_KEY = frozenset({"hold", "go_on", "cancel"})
"""Actions of the panel that have a key beside it."""
NOT_NOW = "{key} ({order}) cannot be given now. {asked}"


class TypedKeys:
    """No order that was typed is dropped without a word."""

    def __init__(
        self,
        chair: Chair,
        roster: Roster,
        late: LateKeys,
        *,
        slot: SlotOrders,
        meant: MeantUnits,
        allowed: Allowed,
    ) -> None:
        self._chair, self._roster, self._late = chair, roster, late
        self._slot, self._meant, self._allowed = slot, meant, allowed
        self._digits = ""
        self.leaving = False
        """Whether the last key was the first of two that go home."""

    def chooses(self, event: events.Key, *, typing: bool) -> bool:
        """Whether a digit chooses a unit by its number; two digits in a row where there are such numbers."""
        self.leaving = self.leaving and event.key == "escape"
        digit = event.character is not None and event.character.isascii() and event.character.isdigit()
        if not digit or typing:
            self._digits = ""
            return False
        for typed in (self._digits + (event.character or ""), event.character or ""):
            if self._roster.select(int(typed)):
                self._digits = typed
                self._late.seen()
                return True
        self._digits = event.character or ""
        return False

    def why_not(self, event: events.Key, bound: Binding | None, *, of_screen: bool, of_roster: bool) -> str:
        """Why a key gives no order now: it belongs to the question that is answered, or nobody is asked for such.

        `bound` is what it does, as a key of the screen or of the roster. Empty where it may act. An order that so comes
        to nothing is kept in mind until the slot ends.
        """
        seat, late = self._chair.seat, self._late
        if of_roster and event.key != "enter":
            late.seen()
        name = action_name(bound.action) if bound is not None else ""
        if of_screen and bound is not None and name == "act" and not self._allowed.now("act"):
            return "" if seat.who.looks else self._not_now(bound)
        if not of_screen or bound is None or name not in AT_ONCE:
            means = bound.description if bound is not None else ""
            return late.objection(event.key, event.time, shown=self._shown(bound), means=means)
        shown, order = self._shown(bound), bound.description
        if self._allowed.now(name):
            told = late.objection(event.key, event.time, order, shown)
        elif seat.who.looks:
            return ""
        else:
            told = self._not_now(bound)
        if told and name not in ("done", "withhold") and seat.due.ask().kind == "declare":
            every = name in OF_THE_SLOT
            units = units_awaited(seat.known, seat.due.ask()) if every else self._meant.chosen()
            self._slot.keep_key(f"{shown} ({order})", units)
        return told

    def _shown(self, bound: Binding | None) -> str:
        return "" if bound is None else self._roster.app.get_key_display(bound)

    def _not_now(self, bound: Binding) -> str:
        asked = self._chair.seat.due.ask().sentence
        return NOT_NOW.format(key=self._shown(bound), order=bound.description, asked=asked).rstrip()

    def beside_keys(
        self,
        bindings: Iterable[Binding],
        does: Callable[[Binding], str],
        run: Callable[[str], object],
        objects: Callable[[str], None],
    ) -> Iterator[Entry]:
        """For the palette, each action of the panel by its name; what no order is asked for says what is asked instead.

        `does` is the sentence of a key, `run` does its action, `objects` shows why it does nothing.
        """
        if self._chair.seat.who.looks:
            return
        for bound in bindings:
            name = action_name(bound.action)
            if name not in {*AT_ONCE, "act"}:
                continue
            act: Callable[[], object] = partial(run, bound.action)
            if not self._allowed.now(name):
                act = partial(objects, self._not_now(bound))
                told = f"Not available now. {does(bound)} Key: {self._shown(bound)}"
                yield bound.description, told, act
            for row in LETTERS if name == "act" else ():
                if row.action not in WITH_A_KEY:
                    told = "An action of the chosen soldier, or of the marked soldiers."
                    yield row.name, f"{told} Key: {self._shown(bound)} {row.letter}", act
