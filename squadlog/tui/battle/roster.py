"""The roster: every soldier under its grouping, in initiative order, each on its track; then what else is under way."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from squadlog.battle.state import Known
from squadlog.facts.seats import NOBODY
from squadlog.session.view.orders.unordered import split_for_order
from squadlog.tui.battle import roster_words
from squadlog.tui.battle.frame import LOW
from squadlog.tui.battle.roster_rows import RosterRows, RosterState
from squadlog.tui.chrome.marked_list import MarkedList
from squadlog.tui.chrome.screens import Hint, hint_line, retitle

TITLE = "soldiers"
LABEL = 6
"""Cells of a border that its title leaves free."""
EDGE = 2
"""Cells for the signs of the cursor and of a mark."""


HINTS: tuple[Hint, ...] = (
    ("␣", "mark", "marks.mark"), ("A", "all", "marks.mark_group"), ("r", "repeat orders", "screen.orders.as_before"),
    ("s", "standing", "screen.orders.standing"), ("G", "skip ahead", "screen.orders.onward"),
    ("⏎", "next prompt", "screen.asked.answer"),
)  # fmt: skip


def foot(seat: str, *, on_the_map: bool) -> Content | str:
    """The words below the soldiers: the keys, or that they mean other things on the map.

    Whoever only looks on is offered no key for an order.
    """
    looks = seat == NOBODY
    if not on_the_map:
        return "" if looks else hint_line(HINTS)
    back = hint_line([("m", "back" if looks else "back to orders", "screen.map.map")])
    return Content.assemble((" the map has the keys ", "$asked bold reverse"), " ", back)


class RosterBorder:
    """What stands in the border of the roster: the heads of the track above, below what the keys do there."""

    def __init__(self, box: Widget) -> None:
        self._box = box
        box.border_title, box.border_subtitle = TITLE, hint_line(HINTS)
        self._seat: str | None = None
        self._on_the_map = self._in_panel = False
        self._heads_for: tuple[object, ...] = ()

    @property
    def drawn(self) -> bool:
        """Whether there is room for a border."""
        return self._box.app.size.height >= LOW

    def keys_elsewhere(self, *, on_the_map: bool) -> None:
        """Say whose the keys are: on the map the same letters mean other things."""
        self._on_the_map = on_the_map
        self._show_foot()

    def keys_in_panel(self, *, opened: bool) -> None:
        """Name no keys in the border while a panel has them: each would do something else."""
        if opened is not self._in_panel:
            self._in_panel = opened
            self._show_foot()

    def _show_foot(self) -> None:
        shown = "" if self._in_panel else foot(self._seat or "", on_the_map=self._on_the_map)
        self._box.border_subtitle = shown

    def sit(self, seat: str) -> None:
        """Name in the border the seat that has the keys; empty for none."""
        if seat != self._seat:
            self._seat = seat
            self._show_foot()

    def show_heads(self, battle: Known, layout: roster_words.RosterLayout) -> None:
        """Show the heads of the track once, in the border; without a border they stand in the first heading."""
        if not self.drawn:
            return
        rule = "─" * max(1, layout.words + EDGE - len(TITLE) - 3)
        room = (self._box.outer_size.width or self._box.app.size.width) - LABEL - len(TITLE) - len(rule) - 2
        if self._heads_for != (hangs_on := (battle.now, layout, room)):
            self._heads_for, heads = hangs_on, roster_words.head_words(battle, layout, room)
            retitle(self._box, Content.assemble(f"{TITLE} ", (rule, "$panel-line"), " ", heads))


class Roster(MarkedList):
    """The soldiers. Rows keep their place; only what changed is drawn again.

    `stood` is done when the cursor is put on another soldier; `Selected` is Enter, `Marked` tells that others are
    marked.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Next", tooltip="Open the next prompt."),
        Binding(
            "space",
            "marks.mark",
            "Mark",
            tooltip="Mark this soldier; one order then goes to all marked soldiers.",
        ),
    ]
    mark_cells = EDGE + 6

    class LeftOut(Message):
        """A group was marked without these, who are in the middle of an action: an order would break it off."""

        def __init__(self, numbers: tuple[int, ...], *, others: bool) -> None:
            """Say which units were left out; `others`: somebody of the group was marked."""
            super().__init__()
            self.numbers, self.others = numbers, others

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, classes="panel")
        self.border, self._rows_of = RosterBorder(self), RosterRows()
        self._state: RosterState | None = None
        self.marks.together = self._ordered_together

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something here: whoever only looks on cannot do what is asked."""
        return action != "select" or self._state is None or self._state.seat != NOBODY

    def show(self, state: RosterState) -> None:
        """Bring the rows in line with this battle. Whoever looks on gives no orders, and marks nobody."""
        self._state = state
        self.marks.locked = state.seat == NOBODY
        self.border.sit(state.seat)
        # The last head of the track stands in the border, which keeps a cell more free at its end.
        edge = EDGE + self.border.drawn
        width = max(1, (self.scrollable_content_region.width or self.app.size.width) - edge)
        layout = self._rows_of.layout(state, width)
        self.fill(tuple(self._rows_of.rows(state, layout, headed=not self.border.drawn)))
        self.border.show_heads(state.battle, layout)

    def on_resize(self) -> None:
        """Show the rows in the new size, with other parts if there is room, and keep in sight whoever is asked."""
        if self._state is not None:
            self.show(self._state)
            self.call_after_refresh(self.reveal_units, self.asked)

    @property
    def asked(self) -> tuple[int, ...]:
        """The numbers of the units that are asked now."""
        return self._state.asked if self._state is not None else ()

    @property
    def selected(self) -> int | None:
        """The number of the unit under the cursor; None where there is none."""
        return int(self.chosen) if self.chosen is not None else None

    @property
    def marked(self) -> tuple[int, ...]:
        """The numbers of the units that are marked, from the top."""
        return tuple(map(int, self.marks.keys))

    def _ordered_together(self, group: list[str]) -> list[str]:
        """The soldiers beneath the same heading who can be given one order together.

        Where the cursor stands among those of others, one's own who are asked; all of one's own where none of them is.
        """
        if self._state is None:
            return group
        found, sides = self._state.battle.units, self._state.sides
        units = [found[int(key)] for key in group]
        if sides is not None and not any(one.side in sides for one in units):
            mine = [one for one in found.values() if one.side in sides]
            units = [one for one in mine if one.id in self.asked] or mine
        marked, left = split_for_order(units, self.asked)
        keys = list(map(str, marked))
        if left and not (keys and all(key in self.marks for key in keys)):
            self.post_message(self.LeftOut(left, others=bool(marked)))
        return keys

    def unmark(self, numbers: tuple[int, ...]) -> None:
        """Take the marks of these units away."""
        self.marks.set(frozenset(self.marks.keys) - frozenset(map(str, numbers)))

    def reveal_units(self, numbers: tuple[int, ...]) -> None:
        """Scroll so that all of these units stand in sight under their heading, if there is room for them."""
        self.reveal(map(str, numbers))

    def select(self, number: int) -> bool:
        """Put the cursor on a unit; false if it has no row."""
        return self.choose(str(number))
