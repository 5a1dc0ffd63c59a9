"""A number carries its reasons: a ledger is the list of modifiers behind one die roll."""

from typing import Literal

from squadlog.records import record


@record
class Line:
    """One modifier: what it is called, its value (minus helps the roller), why, and which rule says so.

    A line that was looked at and does not count stays in the list with `applied` false and a `note`.
    """

    key: str
    label: str
    value: int
    rule: str
    applied: bool = True
    note: str = ""


@record
class Ledger:
    """The modifiers of one test: it succeeds when face + total is `target` or less (DIE-02).

    `zero_is_ten` false: the group reads the face 0 as the lowest value of all instead of a 10 (AMB-02).
    """

    test: str
    target: int
    lines: tuple[Line, ...] = ()
    zero_is_ten: bool = True

    @property
    def total(self) -> int:
        """The sum of the lines that count (DIE-08)."""
        return sum(line.value for line in self.lines if line.applied)

    @property
    def highest_success(self) -> int:
        """The highest face that succeeds, 1 to 9: a natural 1 always does, a natural 10 never (DIE-03, DIE-04)."""
        return max(1, min(9, self.target - self.total))

    @property
    def successes(self) -> int:
        """How many of the ten faces succeed. Where 0 is the lowest value, it may succeed as well."""
        return self.highest_success + (not self.zero_is_ten and self.total <= self.target)


@record
class Check:
    """A test that was rolled: its ledger, the face, and what came of it."""

    ledger: Ledger
    face: int
    net: int
    success: bool


@record
class Adjustment:
    """A change to a ledger made by hand before the roll: a line added, or one struck by its key."""

    reason: str
    value: int = 0
    strike: str = ""
    kind: Literal["add", "strike"] = "add"
