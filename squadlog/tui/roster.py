"""The unit rows: every unit under its grouping, in initiative order, with what the table must know of it."""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import DataTable

from squadlog.battle.state import Battle, Grouping, Unit
from squadlog.rulebook.load import load_rulebook
from squadlog.tui.card import own_rolls
from squadlog.tui.words import cut, daze_words, doing, posture_words, side_words, weapon_words, wound_boxes

SHOTS_A_TURN = 2
COLUMNS = (
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
WIDE = {"name": 17, "doing": 22}
MODIFIERS = ("mods", "Hit/Mel", 7)
"""On a wide screen only: what the unit adds to its own rolls, to hit with the weapon in hand and in melee."""


def shots_left(unit: Unit, battle: Battle) -> int:
    """How many of the two shots of this turn are left (the rate of fire also asks for a pause between shots)."""
    return max(0, SHOTS_A_TURN - sum(moment.turn == battle.now.turn for moment in unit.shots))


def cells(unit: Unit, battle: Battle, *, asked: bool, wide: bool) -> tuple[str, ...]:
    """One row, as plain text. `asked` units are waited for and carry an arrow."""
    mark = "▶" if asked else "✗" if unit.out else ""
    if any(unit.id in engagement.key for engagement in battle.engagements):
        mark += "⚔"
    return (
        mark,
        str(unit.id),
        cut(unit.soldier.name, WIDE["name"] if wide else 13),
        wound_boxes(unit),
        posture_words(unit),
        cut(doing(unit, battle.now), WIDE["doing"] if wide else 20),
        weapon_words(unit),
        str(shots_left(unit, battle)),
        daze_words(unit, battle.now),
        own_rolls(unit, load_rulebook()) if wide else "",
    )


def heading(grouping: Grouping, battle: Battle, place: int) -> tuple[str, ...]:
    """The row above a grouping: side, roll, place in the order, name, MOVE or COUNTERMOVE; an arrow at its slot."""
    active = battle.active
    mark = "▼" if active is not None and active.id == grouping.id else ""
    standing = next((entry for entry in battle.standings if entry.grouping == grouping.id), None)
    roll = f"rolled {standing.roll}" if standing is not None else ""
    choice = {"MOVE": "MOVE", "COUNTERMOVE": "COUNTER"}.get(standing.choice or "", "?") if standing else ""
    side = cut(side_words(battle, grouping.side), 13)
    return (mark, "", side, roll, f"no {place}" if place else "", cut(grouping.name, 20), choice)


class Roster(DataTable[Text]):
    """The table of units. Rows keep their place; only what changed is written again."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select_cursor", "Next")]

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, cursor_type="row", zebra_stripes=False, cell_padding=0)
        self._wide = False
        self._order: tuple[str, ...] = ()
        self._shown: dict[str, tuple[str, ...]] = {}

    def show(self, battle: Battle, asked: tuple[int, ...], *, wide: bool) -> None:
        """Bring the rows in line with this battle."""
        rows = dict(self._rows(battle, asked, wide=wide))
        if tuple(rows) != self._order or wide != self._wide or not self.columns:
            kept = self.unit_key
            self._rebuild(rows, wide=wide)
            if kept is not None and kept in rows:
                self.move_cursor(row=self.get_row_index(kept))
            return
        for key, row in rows.items():
            for index, (old, new) in enumerate(zip(self._shown[key], row, strict=True)):
                if old != new:
                    self.update_cell(key, (*COLUMNS, MODIFIERS)[index][0], self._text(key, new))
        self._shown = rows

    def _rows(
        self, battle: Battle, asked: tuple[int, ...], *, wide: bool
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        ordered = battle.order or tuple(battle.groupings)
        for place, grouping in enumerate(ordered, start=1):
            head = heading(battle.groupings[grouping], battle, place if battle.order else 0)
            yield f"g:{grouping}", head + ("",) * (len(COLUMNS) + 1 - len(head))
            for unit in battle.members(grouping):
                yield f"u:{unit.id}", cells(unit, battle, asked=unit.id in asked, wide=wide)

    def _rebuild(self, rows: dict[str, tuple[str, ...]], *, wide: bool) -> None:
        self.clear(columns=True)
        columns = (*COLUMNS, MODIFIERS) if wide else COLUMNS
        for key, label, width in columns:
            self.add_column(Text(label), key=key, width=(WIDE.get(key, width) if wide else width) + 1)
        for key, row in rows.items():
            self.add_row(*(self._text(key, text) for text in row[: len(columns)]), key=key)
        self._order, self._shown, self._wide = tuple(rows), rows, wide

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

    def select(self, number: int) -> bool:
        """Put the cursor on a unit; false if it has no row."""
        key = f"u:{number}"
        if key not in self._shown:
            return False
        self.move_cursor(row=self.get_row_index(key))
        return True
