"""The faces of many dice by who rolled them, and what may be said of them: no more than a chi-squared allows."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import erfc, exp, pi, sqrt

from squadlog.base.dice import Face
from squadlog.base.records import record
from squadlog.battle.events.union import Event
from squadlog.battle.state import Known
from squadlog.book.in_force import rulings_of
from squadlog.reports.story.luck import faces_of
from squadlog.rules.common.advanced import report_of

DIE = 10
FEWEST = 5 * DIE
"""Of fewer faces a chi-squared says nothing: five of each are to be expected at least."""
PROGRAM = "the program"
SEVERAL = (
    "Of many tables some always look uneven: one in twenty of fair dice comes in 5 of 100 evenings or fewer. It says "
    "nothing about who rolled them."
)


@record
class FaceTable:
    """How often each face of a d10 came, from 1 to 10, for one who rolled."""

    who: str
    counts: tuple[int, ...]

    @property
    def number(self) -> int:
        """How many faces there are."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean face; 0 for none. That of fair dice is 5.5."""
        return sum(face * often for face, often in enumerate(self.counts, 1)) / (self.number or 1)

    @property
    def chi_squared(self) -> float | None:
        """How uneven the table is: 9 is to be expected. None: too few faces to say."""
        if self.number < FEWEST:
            return None
        expected = self.number / DIE
        return sum((often - expected) ** 2 / expected for often in self.counts)

    @property
    def chance(self) -> float | None:
        """How often fair dice give a table at least as uneven, from 0 to 1. None: too few faces to say."""
        return None if (found := self.chi_squared) is None else chance_beyond(found, DIE - 1)


def chance_beyond(chi_squared: float, freedom: int) -> float:
    """The chance that a chi-squared of an odd number of degrees of freedom is as much or more."""
    root = sqrt(chi_squared)
    term, total = root, 0.0
    for odd in range(1, freedom - 1, 2):
        total += term
        term *= chi_squared / (odd + 2)
    return min(1.0, erfc(root / sqrt(2)) + sqrt(2 / pi) * exp(-chi_squared / 2) * total)


def verdict(table: FaceTable) -> str:
    """What may be said of a table, in a sentence."""
    chance = table.chance
    if chance is None:
        return (
            f"{table.number} faces are too few to say anything; from {FEWEST} on there is something to say."
        )
    often = round(100 * chance)
    in_100 = "fewer than 1" if often < 1 else "nearly all" if often >= 100 else f"{often}"
    return f"Of {table.number:,} faces such a table, or one less even, comes of fair dice in {in_100} of 100 evenings."


def is_once(event: Event, last: Event | None, battle: Known) -> bool:
    """Whether an event tells dice of its own; not so one that tells the die of the one before it again (A-74)."""
    ruling = report_of(event).one_roll
    if ruling is None or event != last:
        return True
    return not rulings_of(battle.rulings, battle.setup.version).is_(*ruling)


def faces_by(told: Iterable[tuple[str, Sequence[Event]]], battle: Known) -> dict[str, list[int]]:
    """The faces of a battle by who rolled: `told` are the events of each step with the name of who said it.

    What was typed belongs to who typed it, or to the side that it was rolled for; all else to the program.
    """
    found: dict[str, list[int]] = {}
    last: Event | None = None
    for by, events in told:
        for event in events:
            if is_once(event, last, battle):
                for face in faces_of(event):
                    if face.die == DIE and 1 <= face.value <= DIE:
                        found.setdefault(_roller(face, by, battle), [0] * DIE)[face.value - 1] += 1
            if report_of(event).one_roll is not None:
                last = event
    return found


def _roller(face: Face, by: str, battle: Known) -> str:
    if face.source != "typed":
        return PROGRAM
    return by or battle.setup.side_name(face.side) or "somebody"


def tables_of(each: Iterable[Mapping[str, Sequence[int]]]) -> tuple[FaceTable, ...]:
    """The tables of many battles together: the program's first, then by number of faces."""
    sums: dict[str, list[int]] = {}
    for battle in each:
        for who, counts in battle.items():
            mine = sums.setdefault(who, [0] * DIE)
            for place, often in enumerate(counts):
                mine[place] += often
    found = [FaceTable(who=who, counts=tuple(counts)) for who, counts in sums.items()]
    return tuple(sorted(found, key=lambda one: (one.who != PROGRAM, -one.number, one.who)))


def table_rows(tables: Iterable[FaceTable]) -> Iterator[tuple[str, ...]]:
    """The tables as rows: who, how many, each face in percent, mean."""
    for one in tables:
        each = (f"{100 * often / one.number:.0f}%" if one.number else "" for often in one.counts)
        yield (one.who, f"{one.number:,}", *each, f"{one.mean:.2f}")


HEAD = ("who rolled", "faces", *(f"{face}" for face in range(1, DIE)), "10", "mean")
"""The heads of `table_rows`."""
