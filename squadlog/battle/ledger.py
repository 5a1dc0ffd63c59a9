"""A number carries its reasons: a ledger is the list of modifiers behind one die roll."""

from collections.abc import Iterable
from typing import Literal

from squadlog.base.lengths import format_kept
from squadlog.base.records import record

RANGE = "range"
"""The key of the line that tells how far a target is; it counts nothing."""


@record
class Scale:
    """How a test is rolled: its die, the faces that decide whatever the modifiers, and whether a high roll is good.

    Each test has its own, by its row of the target numbers; those of ranged fire are the usual ones (DIE-01..04).
    """

    die: int = 10
    natural_success: int | None = 1
    natural_failure: int | None = 10
    high: bool = False


@record
class Line:
    """One modifier: what it is called, its value (minus helps where low is good), why, and which rule says so.

    A line that was looked at and does not count stays in the list with `applied` false and a `note`.
    """

    key: str
    label: str
    value: int
    rule: str
    applied: bool = True
    note: str = ""


def total(lines: Iterable[Line]) -> int:
    """The sum of the lines that count (DIE-08)."""
    return sum(entry.value for entry in lines if entry.applied)


@record
class Ledger:
    """The modifiers of one test: it succeeds when face + total is `target` or less (DIE-02), or more if high is good.

    `zero_is_ten` false: the group reads the face 0 as the lowest value of all instead of the highest (AMB-02).
    """

    test: str
    target: int
    lines: tuple[Line, ...] = ()
    zero_is_ten: bool = True
    scale: Scale = Scale()

    @property
    def total(self) -> int:
        """The sum of the lines that count (DIE-08)."""
        return total(self.lines)

    @property
    def range_told(self) -> str:
        """How far the target is, in words that say what it was measured from; empty where no line tells it."""
        return next((entry.note for entry in self.lines if entry.key == RANGE), "")

    def read(self, face: int) -> int:
        """What a face counts before the modifiers."""
        return 0 if face == self.scale.die and not self.zero_is_ten else face

    def succeeds(self, face: int) -> bool:
        """Whether a face succeeds: modifiers change the roll, never the target; naturals stand above both (DIE-02..05).

        Where the face 0 is read as the lowest value, nothing fails by itself.
        """
        return self._succeeds_with(self.total, face)

    def _succeeds_with(self, total: int, face: int) -> bool:
        value, scale = self.read(face), self.scale
        if value in (scale.natural_success, scale.natural_failure):
            return value == scale.natural_success
        return self.passes(value + total)

    def passes(self, net: int) -> bool:
        """Whether a net roll is good enough, naturals aside."""
        return (net > self.target) is self.scale.high

    @property
    def _good(self) -> tuple[int, ...]:
        """The faces that succeed, lowest first."""
        total = self.total
        return tuple(face for face in range(1, self.scale.die + 1) if self._succeeds_with(total, face))

    @property
    def successes(self) -> int:
        """How many faces of the die succeed."""
        return len(self._good)

    @property
    def last_success(self) -> int:
        """The last face that succeeds, counted from the good end.

        The highest where low is good, the face 0 left out.
        """
        die = self.scale.die
        if self.scale.high:
            return next(iter(self._good), die)
        return max((face for face in self._good if self.zero_is_ten or face < die), default=1)


@record
class Check:
    """A test that was rolled: its ledger, the face, and what came of it.

    `net` None: what was added is not told to whoever reads it, neither line by line nor in sum.
    """

    ledger: Ledger
    face: int
    net: int | None
    success: bool

    @property
    def by_nature(self) -> bool:
        """Whether the natural face decides against the sum (DIE-03, DIE-04)."""
        return self.net is not None and self.success != self.ledger.passes(self.net)

    @property
    def words(self) -> str:
        """What counts in it: `5 +1 = 6 (+1 medium range)`; the face alone where others may not hear what was added."""
        if self.net is None:
            return f"{self.face}"
        why = ", ".join(
            f"{one.value:+d} {format_kept(one.label)}"
            for one in self.ledger.lines
            if one.applied and one.value
        )
        told = f"{self.face} {self.ledger.total:+d} = {self.net}" + (f" ({why})" if why else "")
        return f"{told}, but a natural {self.face} decides" if self.by_nature else told


@record
class Adjustment:
    """A change to a ledger made by hand before the roll: a line added, or one struck by its key."""

    reason: str
    value: int = 0
    strike: str = ""
    kind: Literal["add", "strike"] = "add"
