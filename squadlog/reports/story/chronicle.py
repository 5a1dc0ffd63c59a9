"""What a report is made of: the log of a battle as one seat may read it, and how it stood after each line."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from squadlog.battle.events.union import Event
from squadlog.battle.scored import CasualtyPoints, VictoryReckoning
from squadlog.battle.state import Known
from squadlog.battle.terms import Soldier
from squadlog.reports.came_about import soldiers_of
from squadlog.reports.entries import LogEntry
from squadlog.reports.fought.following import Happening
from squadlog.reports.story.minutes import TimePlayed

Told = tuple[Event | None, tuple[str, ...]]
"""An event as the seat may read it (None: it is nothing to it, or nobody can tell), and its lines."""


class Chronicle:
    """A battle as it came about, for one seat: nothing in it is more than that seat may know.

    `entries` is the line that stands, `follow` goes through its events. `told` gives those of an entry with their
    lines, `stood_at` the battle after it, `reckoned_at` what it came to then; `played` is how long it was played.
    """

    def __init__(
        self,
        *,
        title: str,
        seat: str,
        battle: Known,
        entries: Sequence[LogEntry],
        tolls: Sequence[CasualtyPoints],
        follow: Callable[[], Iterable[Happening]],
        told: Callable[[int], Sequence[Told]],
        stood_at: Callable[[int], Known | None],
        reckoned_at: Callable[[int], VictoryReckoning],
        played: Callable[[], TimePlayed] = TimePlayed,
    ) -> None:
        self.title, self.seat, self.battle = title, seat, battle
        self.entries, self.tolls, self._follow = entries, tolls, follow
        self.told, self.stood_at, self.reckoned_at, self.played = told, stood_at, reckoned_at, played

    @cached_property
    def people(self) -> dict[int, Soldier]:
        """The soldiers the seat knows, by number."""
        return soldiers_of(self.battle)

    def called(self, unit: int) -> str:
        """A unit by number and name."""
        found = self.people.get(unit)
        return f"{unit} {found.name}" if found is not None else f"unit {unit}"

    def side_of(self, unit: int) -> str:
        """Whose a unit is; empty for one that the seat does not know."""
        found = self.people.get(unit)
        return "" if found is None else found.side

    @cached_property
    def happened(self) -> tuple[Happening, ...]:
        """Every event that the seat may read, oldest first."""
        return tuple(self._follow())

    @cached_property
    def last_of_turn(self) -> dict[int, int]:
        """The last entry of each turn that was played, by its number."""
        return {entry.moment.turn: entry.id for entry in self.entries if entry.moment.turn > 0}
