"""The unit rows: every unit under its grouping, in initiative order, with what the table must know of it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.setup import Grouping
from squadlog.battle.state import Known, Unit
from squadlog.rulebook.load import load_rulebook
from squadlog.tui.battle.card import own_rolls
from squadlog.tui.chrome.marked_list import MarkedList
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import (
    cut,
    daze_words,
    doing,
    posture_words,
    shortened,
    side_words,
    weapon_words,
    wound_boxes,
)

Column = tuple[str, str, int]
"""Key, heading, and width in cells."""

COLUMNS: tuple[Column, ...] = (
    ("mark", " ", 2),
    ("number", "No", 3),
    ("name", "Name", 13),
    ("wounds", "Wounds", 10),
    ("posture", "Pose", 5),
    ("doing", "Doing → ends", 20),
    ("weapon", "Weapon", 8),
    ("shots", "Sh", 2),
    ("daze", "Daze", 6),
)
MODIFIERS: Column = ("mods", "Hit/Mel", 7)
"""Where there is room: what the unit adds to its own rolls, to hit with the weapon in hand and in melee."""
SLIM = {"name": 10, "doing": 14, "weapon": 7}
SLIM_LACKS = ("posture", "shots")
BARE = {"name": 8, "doing": 12}
BARE_LACKS = ("posture", "shots", "weapon", "daze")
"""Beside a map on a narrow screen."""
NEEDS_SLIM = 60
NEEDS, NEEDS_WITH_MODIFIERS = 79, 88


def columns_for(room: int) -> tuple[Column, ...]:
    """The columns that fit into `room` cells, one of them left for the scroll bar; none is wider than its words."""
    if room < NEEDS_SLIM:
        return tuple(
            (key, label, BARE.get(key, width)) for key, label, width in COLUMNS if key not in BARE_LACKS
        )
    if room < NEEDS:
        return tuple(
            (key, label, SLIM.get(key, width)) for key, label, width in COLUMNS if key not in SLIM_LACKS
        )
    if room < NEEDS_WITH_MODIFIERS:
        return COLUMNS
    spare = room - NEEDS_WITH_MODIFIERS
    more = {"doing": min(12, (spare + 1) // 2), "name": min(12, spare // 2)}
    return (*((key, label, width + more.get(key, 0)) for key, label, width in COLUMNS), MODIFIERS)


def cells(unit: Unit, battle: Known, *, asked: bool, shots: int) -> dict[str, str]:
    """One row, as plain text by column. `asked` units are waited for and carry an arrow; `shots` are left to it."""
    mark = "▶" if asked else "✗" if unit.out else ""
    if any(unit.id in engagement.key for engagement in battle.engagements):
        mark += "⚔"
    busy = doing(unit, battle.now)
    if busy == "done" and battle.stage in ("setup", "initiative"):
        busy = "free"
    queued = next((shot for shot in battle.fire_queue if shot.unit == unit.id), None)
    return {
        "mark": mark,
        "number": str(unit.id),
        "name": unit.soldier.name,
        "wounds": wound_boxes(unit),
        "posture": posture_words(unit),
        "doing": busy if queued is None else f"fires {queued.weapon}, to come",
        "weapon": weapon_words(unit, load_rulebook()),
        "shots": str(shots),
        "daze": daze_words(unit, battle.now),
        "mods": own_rolls(unit, load_rulebook()),
    }


def heading(grouping: Grouping, battle: Known, place: int) -> dict[str, str]:
    """The row above a grouping: side, roll, place in the order, name, MOVE or COUNTERMOVE; an arrow at its slot."""
    active = battle.active
    standing = next((entry for entry in battle.standings if entry.grouping == grouping.id), None)
    choice = {"MOVE": "MOVE", "COUNTERMOVE": "COUNTER"}.get(standing.choice or "", "?") if standing else ""
    return {
        "mark": "▼" if active is not None and active.id == grouping.id else "",
        "name": side_words(battle, grouping.side),
        "wounds": f"rolled {standing.roll}" if standing is not None else "",
        "posture": f"no {place}" if place else "",
        "doing": grouping.name,
        "weapon": choice,
    }


class Roster(MarkedList):
    """The units under their groupings. Rows keep their place; only what changed is drawn again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Next", tooltip="Do what is asked now."),
        Binding("space", "mark", "Mark", tooltip="Mark it, so that one order goes to all who are marked."),
    ]
    mark_cells = 7

    def show(self, battle: Known, asked: tuple[int, ...], shots: Mapping[int, int], *, room: int) -> None:
        """Bring the rows in line with this battle, in `room` cells. `shots` are what each unit has left."""
        self.fill(tuple(self._rows_of(battle, asked, shots, columns_for(room))))

    @staticmethod
    def _rows_of(
        battle: Known, asked: tuple[int, ...], shots: Mapping[int, int], fitting: tuple[Column, ...]
    ) -> Iterator[ListRow]:
        def fitted(row: dict[str, str]) -> str:
            told = cut if row.get("number") else shortened
            return " ".join(told(row.get(key, ""), width).ljust(width) for key, _label, width in fitting)

        ordered = battle.order or tuple(battle.groupings)
        for place, grouping in enumerate(ordered, start=1):
            named = heading(battle.groupings[grouping], battle, place if battle.order else 0)
            yield ListRow(f"g:{grouping}", Content.styled(fitted(named), "bold underline"), stops=False)
            for unit in battle.members(grouping):
                row = cells(unit, battle, asked=unit.id in asked, shots=shots[unit.id])
                yield ListRow(str(unit.id), Content(fitted(row)))

    @property
    def selected(self) -> int | None:
        """The number of the unit under the cursor; None where there is none."""
        return int(self.chosen) if self.chosen is not None else None

    @property
    def marked(self) -> tuple[int, ...]:
        """The numbers of the units that are marked, from the top."""
        return tuple(map(int, self.marks))

    def reveal_units(self, numbers: tuple[int, ...]) -> None:
        """Scroll so that all of these units stand in sight under their heading, if there is room for them."""
        self.reveal(map(str, numbers))

    def select(self, number: int) -> bool:
        """Put the cursor on a unit; false if it has no row."""
        return self.choose(str(number))
