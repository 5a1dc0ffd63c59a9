"""The rows of the roster: a line or two for each soldier under its grouping, then what else is under way."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import field

from textual.content import Content

from squadlog.base.records import record
from squadlog.battle.state import Known, Unit
from squadlog.reports.track import TrackRow, track
from squadlog.tui.battle import roster_words
from squadlog.tui.chrome.strip_list import ListRow


@record
class RosterState:
    """What the roster shows: the battle as a seat knows it, who is asked, the shots left to each unit, what it did.

    `sides` are those whose soldiers the seat orders, None for all. `two`: there is room for two rows a soldier.
    """

    battle: Known
    seat: str
    asked: tuple[int, ...]
    shots: Mapping[int, int]
    did: Mapping[int, Content] = field(default_factory=dict)
    two: bool = False
    sides: Collection[str] | None = None


class RosterRows:
    """Makes the rows for the width they have; a soldier with nothing changed gets the same row again."""

    def __init__(self) -> None:
        self._before: RosterState | None = None
        self._layout: roster_words.RosterLayout | None = None
        self._told: dict[int, tuple[tuple[object, ...], tuple[ListRow, ...]]] = {}
        self._headed: dict[str, tuple[tuple[object, ...], ListRow]] = {}

    def layout(self, state: RosterState, width: int) -> roster_words.RosterLayout:
        """How a row is divided: as before, unless width, rows a soldier or those who are there are others."""
        before, layout = self._before, self._layout
        if (
            layout is None
            or (layout.width, layout.two) != (width, state.two)
            or before is None
            or before.battle.units.keys() != state.battle.units.keys()
        ):
            layout = roster_words.lay_out(state.battle, width, two=state.two)
        if layout != self._layout:
            self._layout = layout
            self._told.clear()
            self._headed.clear()
        self._before = state
        return layout

    def rows(
        self, state: RosterState, layout: roster_words.RosterLayout, *, headed: bool
    ) -> Iterator[ListRow]:
        """Every row from the top; with `headed` the heads of the track stand in the first heading."""
        battle = state.battle
        rows = {row.of: row for row in track(battle, state.seat)}
        to_fall = {shot.unit for shot in battle.fire_queue}
        for place, key in enumerate(battle.order or tuple(battle.groupings), start=1):
            yield self._heading(
                key, battle, layout, place if battle.order else 0, headed=headed and place == 1
            )
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
