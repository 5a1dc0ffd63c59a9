"""The cells, rows and the table of what could be done, and what could be done back."""

from fractions import Fraction
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Posture
from squadlog.facts.ground_facts import Position, StatedSighting
from squadlog.rules.common.chances import Odds

Way = Literal["plain", "aimed", "opportunity", "blast"]
NOTHING = Fraction(0)


@record
class OddsCell:
    """What one choice comes to for one target: exact `odds`, or why it cannot be (`blocked`).

    `worth` is the share of the target's points that it takes on average, by the wound that it has now (CAS-01..06).
    Without odds and without a reason nobody can tell.
    """

    target: int
    blocked: Refusal | None = None
    odds: Odds | None = None
    worth: Fraction = NOTHING


@record
class OddsRow:
    """One choice: a weapon, or what is thrown, in a stance, fired in a way and a manner, with a cell for each target.

    `cost_ap` are the subphases that it takes with the change of stance, of weapon, or with a grenade taken in hand
    before it; None: nobody can say. `remarks` are what the chapters say of it.
    """

    weapon: str
    posture: Posture
    way: Way
    manner: str = ""
    cost_ap: int | None = None
    cells: tuple[OddsCell, ...] = ()
    remarks: tuple[str, ...] = ()


@record
class OddsBack:
    """What an enemy, as it stands, can do to the soldier: a cell for each stance of his."""

    unit: int
    weapon: str
    way: Way
    manner: str = ""
    cells: tuple[tuple[Posture, OddsCell], ...] = ()


@record
class OddsTable:
    """All of it. `at` is where the soldier would stand; None: where he is. `stances` are those that were considered."""

    unit: int
    targets: tuple[int, ...]
    stances: tuple[Posture, ...]
    rows: tuple[OddsRow, ...]
    back: tuple[OddsBack, ...]
    at: Position | None = None

    def best(self, target: int) -> tuple[Fraction, Fraction] | None:
        """What the best choice against a target comes to: its worth and its chance to hit; None: there is none."""
        return max(
            (rank(one) for row in self.rows for one in row.cells if one.target == target and can(one)),
            default=None,
        )


def can(cell: OddsCell) -> bool:
    """Whether it may be done, and comes to anything."""
    return cell.blocked is None and cell.odds is not None and bool(cell.odds.hit)


def rank(cell: OddsCell) -> tuple[Fraction, Fraction]:
    """How good it is: the points that it takes, then the chance to hit, which dazes at least (WND-01)."""
    return cell.worth, NOTHING if cell.odds is None else cell.odds.hit


@record
class OddsAsked:
    """The unit, its targets, and what the table states of the lines to them, by target.

    `at` is a place where the soldier would stand. Empty `weapons` and `stances` mean all; with weapons nothing is
    thrown.
    """

    unit: int
    targets: tuple[int, ...]
    stated: tuple[tuple[int, StatedSighting], ...] = ()
    at: Position | None = None
    floor: int = 1
    weapons: tuple[str, ...] = ()
    stances: tuple[Posture, ...] = ()
    back: bool = True

    def said_of(self, target: int) -> StatedSighting:
        """What was stated of the line to a target."""
        return dict(self.stated).get(target) or StatedSighting()
