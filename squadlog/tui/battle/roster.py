"""The unit rows: every unit under its grouping, in initiative order, with what the table must know of it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import DataTable

from squadlog.battle.setup import Grouping
from squadlog.battle.state import Known, Unit
from squadlog.rulebook.load import load_rulebook
from squadlog.tui.battle.card import own_rolls
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


class Roster(DataTable[Text]):
    """The table of units. Rows keep their place; only what changed is written again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select_cursor", "Next", tooltip="Do what is asked now.")
    ]

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, cursor_type="row", zebra_stripes=False, cell_padding=0)
        self._fitting: tuple[Column, ...] = ()
        self._order: tuple[str, ...] = ()
        self._shown: dict[str, tuple[str, ...]] = {}

    def show(self, battle: Known, asked: tuple[int, ...], shots: Mapping[int, int], *, room: int) -> None:
        """Bring the rows in line with this battle, in `room` cells. `shots` are what each unit has left."""
        fitting = columns_for(room)
        rows = dict(self._rows(battle, asked, shots, fitting))
        if tuple(rows) != self._order or fitting != self._fitting:
            kept = self.unit_key
            self._rebuild(rows, fitting)
            if kept is not None and kept in rows:
                self.move_cursor(row=self.get_row_index(kept))
            return
        for key, row in rows.items():
            for (column, _label, _width), old, new in zip(fitting, self._shown[key], row, strict=True):
                if old != new:
                    self.update_cell(key, column, self._text(key, new))
        self._shown = rows

    def _rows(
        self, battle: Known, asked: tuple[int, ...], shots: Mapping[int, int], fitting: tuple[Column, ...]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        def fitted(row: dict[str, str]) -> tuple[str, ...]:
            told = cut if row.get("number") else shortened
            return tuple(told(row.get(key, ""), width) for key, _label, width in fitting)

        ordered = battle.order or tuple(battle.groupings)
        for place, grouping in enumerate(ordered, start=1):
            yield (
                f"g:{grouping}",
                fitted(heading(battle.groupings[grouping], battle, place if battle.order else 0)),
            )
            for unit in battle.members(grouping):
                yield (
                    f"u:{unit.id}",
                    fitted(cells(unit, battle, asked=unit.id in asked, shots=shots[unit.id])),
                )

    def _rebuild(self, rows: dict[str, tuple[str, ...]], fitting: tuple[Column, ...]) -> None:
        self.clear(columns=True)
        for key, label, width in fitting:
            self.add_column(Text(label), key=key, width=width + 1)
        for key, row in rows.items():
            self.add_row(*(self._text(key, text) for text in row), key=key)
        self._order, self._shown, self._fitting = tuple(rows), rows, fitting

    @staticmethod
    def _text(key: str, text: str) -> Text:
        return Text(text, style="bold underline" if key.startswith("g:") else "", no_wrap=True)

    @property
    def unit_key(self) -> str | None:
        """The key of the row under the cursor."""
        if not 0 <= self.cursor_row < len(self._order):
            return None
        return self._order[self.cursor_row]

    @property
    def selected(self) -> int | None:
        """The number of the unit under the cursor, or `None` on a heading."""
        key = self.unit_key
        return int(key[2:]) if key is not None and key.startswith("u:") else None

    def reveal(self, numbers: tuple[int, ...]) -> None:
        """Scroll so that all of these units stand in sight under their heading, if there is room for them."""
        rows = [self.get_row_index(f"u:{number}") for number in numbers if f"u:{number}" in self._shown]
        room = self.size.height - self.header_height
        if rows and not self.scroll_offset.y <= min(rows) <= max(rows) < self.scroll_offset.y + room:
            self.scroll_to(y=max(0, min(rows) - 1), animate=False)

    def select(self, number: int) -> bool:
        """Put the cursor on a unit; false if it has no row."""
        key = f"u:{number}"
        if key not in self._shown:
            return False
        self.move_cursor(row=self.get_row_index(key))
        return True
