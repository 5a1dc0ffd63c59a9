"""The roster: every soldier under its grouping, in initiative order, each on its track; then what else is under way."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from squadlog.base.records import record
from squadlog.battle.state import Known, Unit
from squadlog.facts.seats import NOBODY
from squadlog.reports.track import TrackRow, track
from squadlog.tui.battle import roster_words
from squadlog.tui.battle.frame import LOW
from squadlog.tui.chrome.marked_list import MarkedList
from squadlog.tui.chrome.screens import Hint, hint_line, retitle
from squadlog.tui.chrome.strip_list import ListRow

TITLE = "soldiers"
LABEL = 6
"""Cells of a border that its title leaves free."""
EDGE = 2
"""Cells for the signs of the cursor and of a mark."""


HINTS: tuple[Hint, ...] = (
    ("␣", "mark", "mark"), ("A", "all", "mark_group"), ("r", "repeat orders", "screen.orders.as_before"),
    ("s", "standing", "screen.orders.standing"), ("G", "skip ahead", "screen.orders.onward"),
    ("⏎", "next prompt", "screen.asked.answer"),
)  # fmt: skip


GIVING = frozenset({"select", "mark", "mark_range", "mark_group"})
"""What leads to orders."""


def foot(seat: str, *, on_the_map: bool) -> Content | str:
    """What stands below the soldiers: the keys, or that they mean other things on the map.

    Whoever looks on gives no orders: to him no key is offered for one.
    """
    looks = seat == NOBODY
    if not on_the_map:
        return "" if looks else hint_line(HINTS)
    back = hint_line([("m", "back" if looks else "back to orders", "screen.map.map")])
    return Content.assemble((" the map has the keys ", "$asked bold reverse"), " ", back)


@record
class RosterState:
    """What the roster shows: the battle as a seat knows it, who is asked, the shots left to each unit, what it did.

    `two`: there is room for two rows a soldier.
    """

    battle: Known
    seat: str
    asked: tuple[int, ...]
    shots: Mapping[int, int]
    did: Mapping[int, Content] = field(default_factory=dict)
    two: bool = False


class Roster(MarkedList):
    """The soldiers. Rows keep their place; only what changed is drawn again.

    `stood` is done when the cursor is put on another soldier; `Selected` is Enter, `Marked` tells that others are
    marked.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Next", tooltip="Open the next prompt."),
        Binding(
            "space", "mark", "Mark", tooltip="Mark this soldier; one order then goes to all marked soldiers."
        ),
    ]
    mark_cells = EDGE + 6

    class LeftOut(Message):
        """A group was marked without these, who are in the middle of an action: an order would break it off."""

        def __init__(self, numbers: tuple[int, ...], *, others: bool) -> None:
            """`others`: somebody of the group was marked."""
            super().__init__()
            self.numbers, self.others = numbers, others

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, classes="panel")
        self.border_title, self.border_subtitle = TITLE, hint_line(HINTS)
        self._state: RosterState | None = None
        self._on_the_map = self._in_panel = False
        self._layout: roster_words.RosterLayout | None = None
        self._told: dict[int, tuple[tuple[object, ...], tuple[ListRow, ...]]] = {}
        self._headed: dict[str, tuple[tuple[object, ...], ListRow]] = {}
        self._heads_for: tuple[object, ...] = ()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whoever looks on gives no orders: it marks nobody, and does not what is asked."""
        looks = self._state is not None and self._state.seat == NOBODY
        return False if looks and action in GIVING else super().check_action(action, parameters)

    def keys_elsewhere(self, *, on_the_map: bool) -> None:
        """Say in the border whose the keys are: on the map the same letters mean other things."""
        self._on_the_map = on_the_map
        self._show_foot()

    def keys_in_panel(self, *, opened: bool) -> None:
        """While a panel has the keys, the border names none: each would do something else."""
        if opened is not self._in_panel:
            self._in_panel = opened
            self._show_foot()

    def _show_foot(self) -> None:
        shown = (
            ""
            if self._in_panel
            else foot(self._state.seat if self._state else "", on_the_map=self._on_the_map)
        )
        self.border_subtitle = shown

    def show(self, state: RosterState) -> None:
        """Bring the rows in line with this battle."""
        before, self._state = self._state, state
        if before is None or before.seat != state.seat:
            self._show_foot()
        # The last head of the track stands in the border, which keeps a cell more free at its end.
        edge = EDGE + self._bordered
        width = max(1, (self.scrollable_content_region.width or self.app.size.width) - edge)
        layout = self._layout
        if (
            layout is None
            or (layout.width, layout.two) != (width, state.two)
            or before is None
            or before.battle.units.keys() != state.battle.units.keys()
        ):
            layout = roster_words.laid_out(state.battle, width, two=state.two)
        if layout != self._layout:
            self._layout = layout
            self._told.clear()
            self._headed.clear()
        self.fill(tuple(self._lines(state, layout)))
        self._show_heads(state.battle, layout)

    def _show_heads(self, battle: Known, layout: roster_words.RosterLayout) -> None:
        """The heads of the track once, in the border over it; without a border they stand in the first heading."""
        if not self._bordered:
            return
        rule = "─" * max(1, layout.words + EDGE - len(TITLE) - 3)
        room = (self.outer_size.width or self.app.size.width) - LABEL - len(TITLE) - len(rule) - 2
        if self._heads_for != (hangs_on := (battle.now, layout, room)):
            self._heads_for, heads = hangs_on, roster_words.head_words(battle, layout, room)
            retitle(self, Content.assemble(f"{TITLE} ", (rule, "$panel-line"), " ", heads))

    @property
    def _bordered(self) -> bool:
        return self.app.size.height >= LOW

    def on_resize(self) -> None:
        """Another width has room for other parts; on another height whoever is asked stays in sight."""
        if self._state is not None:
            self.show(self._state)
            self.call_after_refresh(self.reveal_units, self.asked)

    def _lines(self, state: RosterState, layout: roster_words.RosterLayout) -> Iterator[ListRow]:
        battle = state.battle
        rows = {row.of: row for row in track(battle, state.seat)}
        to_fall = {shot.unit for shot in battle.fire_queue}
        for place, key in enumerate(battle.order or tuple(battle.groupings), start=1):
            headed = place == 1 and not self._bordered
            yield self._heading(key, battle, layout, place if battle.order else 0, headed=headed)
            for unit in battle.members(key):
                yield from self._line(unit, rows.pop(unit.id), state, layout, to_fall=unit.id in to_fall)
        others = [row for of, row in rows.items() if of not in battle.units]
        if others:
            yield ListRow("also", roster_words.also_line(battle, layout), stops=False)
        for row in others:
            yield ListRow(f"t:{row.of}", roster_words.row_line(row, battle, layout), stops=False)
        for place, words in enumerate(roster_words.lying_lines(battle, layout) if battle.held else ()):
            yield ListRow(f"l:{place}", words, stops=False)

    def _heading(
        self, key: str, battle: Known, layout: roster_words.RosterLayout, place: int, *, headed: bool
    ) -> ListRow:
        """The heading of a grouping: that of before where nothing of it is otherwise."""
        hangs_on = (battle.groupings[key], battle.active, battle.standings, battle.now, place, headed)
        known = self._headed.get(key)
        if known is not None and known[0] == hangs_on:
            return known[1]
        words = roster_words.heading_line(battle.groupings[key], battle, layout, place=place, headed=headed)
        made = ListRow(f"g:{key}", words, stops=False)
        self._headed[key] = (hangs_on, made)
        return made

    def _line(
        self,
        unit: Unit,
        row: TrackRow,
        state: RosterState,
        layout: roster_words.RosterLayout,
        *,
        to_fall: bool,
    ) -> tuple[ListRow, ...]:
        """The rows of a soldier: those of before where nothing of it is otherwise."""
        asked, shots, battle = unit.id in state.asked, state.shots[unit.id], state.battle
        did = state.did.get(unit.id) if layout.two else None
        hangs_on = (unit, row, asked, shots, battle.now, battle.stage, to_fall, did)
        known = self._told.get(unit.id)
        if known is not None and known[0][0] is unit and known[0][1:] == hangs_on[1:]:
            return known[1]
        key = str(unit.id)
        made: tuple[ListRow, ...] = (
            ListRow(key, roster_words.unit_line(unit, battle, row, layout, asked=asked, shots=shots)),
        )
        if layout.two:
            under = roster_words.under_line(unit, battle, layout, shots=shots, did=did)
            made = (*made, ListRow(key, under, stops=False))
        self._told[unit.id] = (hangs_on, made)
        return made

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
        return tuple(map(int, self.marks))

    def _group(self, line: int) -> list[str]:
        """The soldiers beneath the same heading who can be given one order together.

        Nobody who is out of the fight, nor in the middle of an action; where all are, those who must be told to go on.
        """
        if self._state is None:
            return super()._group(line)
        units = [self._state.battle.units[int(key)] for key in super()._group(line)]
        able = [unit for unit in units if not unit.out]
        free = [unit for unit in able if unit.action is None]
        marked = free or [unit for unit in able if unit.id in self.asked]
        keys = [str(unit.id) for unit in marked]
        left = tuple(unit.id for unit in able if unit not in marked)
        if left and not (keys and frozenset(keys) <= frozenset(self.marks)):
            self.post_message(self.LeftOut(left, others=bool(marked)))
        return keys

    def unmark(self, numbers: tuple[int, ...]) -> None:
        """Take the marks of these units away."""
        self.mark(frozenset(self.marks) - frozenset(map(str, numbers)))

    def reveal_units(self, numbers: tuple[int, ...]) -> None:
        """Scroll so that all of these units stand in sight under their heading, if there is room for them."""
        self.reveal(map(str, numbers))

    def select(self, number: int) -> bool:
        """Put the cursor on a unit; false if it has no row."""
        return self.choose(str(number))
