"""What casualties are worth: exact points for each side, counted from the wounds as they stand (CAS-01..07)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import floor

from squadlog.battle.events import turn
from squadlog.battle.events.chapter import Happened
from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import evolve
from squadlog.battle.inflicted import Toll
from squadlog.battle.state import Battle, Unit, Wound
from squadlog.records import record
from squadlog.rules.table import Table
from squadlog.rules.wounds import value_fraction

RULE_OF: dict[Wound, str] = {
    "none": "CAS-01",
    "L": "CAS-02",
    "M": "CAS-03",
    "S": "CAS-04",
    "U": "CAS-05",
    "D": "CAS-06",
}
_NOTHING = Fraction(0)


@record
class ScoreLine:
    """What one unit brings its enemies: its value in points, the share its wound gives away, their product."""

    unit: int
    name: str
    side: str
    wound: Wound
    value: int
    share: Fraction
    points: Fraction
    rule: str


@record
class SideScore:
    """The points a side has earned and the enemy units they come from, unhurt ones included."""

    side: str
    points: Fraction
    lines: tuple[ScoreLine, ...]


def wounding(events: Sequence[Event]) -> bool:
    """Whether any of these can change a wound."""
    return any(_wounded(event) is not None for event in events)


def _wounded(event: Event) -> int | None:
    """The unit whose wound an event can change, or None."""
    if isinstance(event, (UnitWounded, UnitCorrected)):
        return event.unit
    return getattr(event, "unit", None) if isinstance(event, Happened) and event.wounds else None


def tolls(battle: Battle, events: Sequence[Event], table: Table) -> Iterator[Toll]:
    """What the wounds among the events that follow on a battle brought each side, in their order (CAS-07)."""
    for event in events:
        later = evolve(battle, event)
        if (unit := _wounded(event)) is not None:
            before, after = battle.units[unit].wound, later.units[unit].wound
            if before != after:
                gained = tuple(
                    (now.side, now.points - then.points)
                    for then, now in zip(score(battle, table), score(later, table), strict=True)
                    if now.points != then.points
                )
                yield Toll(
                    moment=battle.now,
                    unit=unit,
                    before=before,
                    after=after,
                    by=event.by if isinstance(event, UnitWounded) else None,
                    points=gained,
                )
        battle = later


def score(battle: Battle, table: Table) -> tuple[SideScore, ...]:
    """Every side's points, in set-up order: what each unit of the others brings it (CAS-07, AMB-97, AMB-142)."""
    return tuple(_of_side(battle, side, table) for side in battle.side_ids())


def _of_side(battle: Battle, side: str, table: Table) -> SideScore:
    theirs = tuple(
        score_line(unit, table, share=_credited(battle, unit, side, table))
        for unit in battle.units.values()
        if unit.side != side
    )
    return SideScore(
        side=side, points=sum((entry.points for entry in theirs if entry.points), _NOTHING), lines=theirs
    )


def _credited(battle: Battle, unit: Unit, side: str, table: Table) -> Fraction:
    """The share of a unit's points that goes to one of its enemies: what that side inflicted (AMB-142, AMB-143)."""
    enemies = len(battle.setup.sides) - 1
    who = unit.soldier.character
    brought = (
        _NOTHING if who is None else value_fraction(who.wound, table)
    )  # nobody here inflicted that (LEG-19)
    if enemies == 1 or table.rulings.is_("victory.credit", "every_enemy"):
        return max(_NOTHING, value_fraction(unit.wound, table) - brought)
    share = unknown = _NOTHING
    before = brought
    for by, level in unit.hurt_by or (("", unit.wound),):
        part = max(_NOTHING, value_fraction(level, table) - before)
        before += part
        if by == side:
            share += part
        elif by in ("", unit.side):
            unknown += part
    return share + (unknown / enemies if table.rulings.is_("victory.unknown", "shared") else 0)


def score_line(unit: Unit, table: Table, *, share: Fraction | None = None) -> ScoreLine:
    """What one unit brings an enemy as its wound stands, all of its share unless said otherwise.

    CAS-01..06, AMB-97.
    """
    share = value_fraction(unit.wound, table) if share is None else share
    points = unit.soldier.value * share if share else _NOTHING
    if table.rulings.is_("victory.fractions", "whole"):
        points = Fraction(floor(points))
    return ScoreLine(
        unit=unit.id,
        name=unit.soldier.name,
        side=unit.side,
        wound=unit.wound,
        value=unit.soldier.value,
        share=share,
        points=points,
        rule=RULE_OF[unit.wound],
    )


def written(battle: Battle, table: Table) -> tuple[turn.FinalScore, ...]:
    """The points of each side as the record keeps them: exact, as `numerator/denominator` text."""
    return tuple(
        turn.FinalScore(side=entry.side, points=f"{entry.points.numerator}/{entry.points.denominator}")
        for entry in score(battle, table)
    )
