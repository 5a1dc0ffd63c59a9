"""What a battle is worth to each side, exact: casualties by the wounds as they stand, and all else (CAS-01..07)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import floor
from typing import Protocol

from squadlog.battle.events import turn
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import evolve
from squadlog.battle.scored import CasualtyPoints, Earned, HurtBy, ScoreLine, SideScore, VictoryReckoning
from squadlog.battle.state import Battle, Unit, Wound
from squadlog.battle.terms import Soldier
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scoring.levels import compare_scores
from squadlog.rules.common.wounds import value_fraction

RULE_OF: dict[Wound, str] = {
    "none": "CAS-01",
    "L": "CAS-02",
    "M": "CAS-03",
    "S": "CAS-04",
    "U": "CAS-05",
    "D": "CAS-06",
}
_NOTHING = Fraction(0)


class Hurt(Protocol):
    """A soldier of a side with its wound and the side that inflicted it, in the battle or out of it."""

    @property
    def soldier(self) -> Soldier:
        """Who he is."""

    @property
    def side(self) -> str:
        """Whose he is."""

    @property
    def wound(self) -> Wound:
        """How he is hurt."""

    @property
    def hurt_by(self) -> HurtBy:
        """Who has inflicted it."""


def wounding(events: Sequence[Event]) -> bool:
    """Whether any of these can change a wound."""
    return any(_unit_wounded(event) is not None for event in events)


def _unit_wounded(event: Event) -> int | None:
    """The unit whose wound an event can change, or None."""
    if isinstance(event, (UnitWounded, UnitCorrected)):
        return event.unit
    return getattr(event, "unit", None) if isinstance(event, ChapterEvent) and event.wounds else None


def tolls(battle: Battle, events: Sequence[Event], ctx: RulesContext) -> Iterator[CasualtyPoints]:
    """What the wounds among the events that follow on a battle brought each side, in their order (CAS-07)."""
    for event in events:
        later = evolve(battle, event)
        if (unit := _unit_wounded(event)) is not None:
            before, after = battle.units[unit].wound, later.units[unit].wound
            if before != after:
                gained = tuple(
                    (now.side, now.points - then.points)
                    for then, now in zip(casualties(battle, ctx), casualties(later, ctx), strict=True)
                    if now.points != then.points
                )
                yield CasualtyPoints(
                    moment=battle.now,
                    unit=unit,
                    before=before,
                    after=after,
                    by=event.by if isinstance(event, UnitWounded) else None,
                    points=gained,
                )
        battle = later


def reckoning(battle: Battle, ctx: RulesContext) -> VictoryReckoning:
    """What the battle comes to as it stands, or what it was told to have come to and has stayed (SCN-13)."""
    kept = ctx.in_force.score.result(battle)
    return count_victory(battle, ctx) if kept is None else kept


def count_victory(battle: Battle, ctx: RulesContext) -> VictoryReckoning:
    """What the battle comes to as it stands, whatever was told; levels where a chapter has them.

    CAS-07, VIC-01, AMB-97, AMB-142.
    """
    scores = tuple(_count_side(battle, one, ctx) for one in casualties(battle, ctx))
    counted = VictoryReckoning(
        scores=scores, levels=compare_scores(scores, ctx) if ctx.in_force.score.levels else ()
    )
    return ctx.in_force.score.settles(counted, battle)


def score(battle: Battle, ctx: RulesContext) -> tuple[SideScore, ...]:
    """Every side's points, in set-up order, and what they come from."""
    return reckoning(battle, ctx).scores


def _count_side(battle: Battle, of_units: SideScore, ctx: RulesContext) -> SideScore:
    """With what the chapters in force count: a line for a unit stands in place of what its wound brings."""
    found = tuple(ctx.in_force.score.counts(battle, of_units.side, ctx))
    if not found:
        return of_units
    other = {one.unit: one for one in found if isinstance(one, ScoreLine)}
    lines = (*(other.pop(one.unit, one) for one in of_units.lines), *other.values())
    further = tuple(one for one in found if isinstance(one, Earned))
    return SideScore(side=of_units.side, points=_sum(lines, further), lines=lines, further=further)


def _sum(lines: Sequence[ScoreLine], further: Sequence[Earned] = ()) -> Fraction:
    points = (*(one.points for one in lines), *(one.points for one in further))
    return sum(filter(None, points), _NOTHING)


def casualties(battle: Battle, ctx: RulesContext) -> tuple[SideScore, ...]:
    """Every side's points for what its enemies have suffered, in set-up order (CAS-07, AMB-97, AMB-142)."""
    return tuple(_of_side(battle, side, ctx) for side in battle.side_ids())


def _of_side(battle: Battle, side: str, ctx: RulesContext) -> SideScore:
    theirs = tuple(
        score_line(unit, ctx, share=credited_share(battle, side, unit, ctx))
        for unit in battle.units.values()
        if unit.side != side
    )
    return SideScore(side=side, points=_sum(theirs), lines=theirs)


def credited_share(battle: Battle, side: str, hurt: Hurt, ctx: RulesContext) -> Fraction:
    """The share of a casualty's points that goes to an enemy: what that side inflicted (AMB-142, AMB-143)."""
    enemies = len(battle.setup.sides) - 1
    # What he brought along nobody here inflicted (LEG-19).
    if enemies == 1 and hurt.wound == hurt.soldier.brought:
        return _NOTHING
    brought = value_fraction(hurt.soldier.brought, ctx)
    if enemies == 1 or ctx.rulings.is_("victory.credit", "every_enemy"):
        return max(_NOTHING, value_fraction(hurt.wound, ctx) - brought)
    share = unknown = _NOTHING
    before = brought
    for by, level in hurt.hurt_by or (("", hurt.wound),):
        part = max(_NOTHING, value_fraction(level, ctx) - before)
        before += part
        if by == side:
            share += part
        elif by in ("", hurt.side):
            unknown += part
    return share + (unknown / enemies if ctx.rulings.is_("victory.unknown", "shared") else 0)


def score_line(unit: Unit, ctx: RulesContext, *, share: Fraction | None = None) -> ScoreLine:
    """What one unit brings an enemy as its wound stands, all of its share unless said otherwise.

    CAS-01..06, AMB-97.
    """
    return casualty(unit.soldier, unit.wound, ctx, share=share)


def casualty(
    soldier: Soldier, wound: Wound, ctx: RulesContext, *, share: Fraction | None = None
) -> ScoreLine:
    """What a soldier with that wound brings an enemy, in the battle or out of it."""
    share = value_fraction(wound, ctx) if share is None else share
    points = soldier.value * share if share else _NOTHING
    if points and ctx.rulings.is_("victory.fractions", "whole"):
        points = Fraction(floor(points))
    return ScoreLine(
        unit=soldier.id,
        name=soldier.name,
        side=soldier.side,
        wound=wound,
        value=soldier.value,
        share=share,
        points=points,
        rule=RULE_OF[wound],
    )


def final_scores(reckoning: VictoryReckoning) -> tuple[turn.FinalScore, ...]:
    """The points of each side as the record keeps them: exact, as `numerator/denominator` text."""
    return tuple(
        turn.FinalScore(
            side=entry.side,
            points=f"{entry.points.numerator}/{entry.points.denominator}",
            unknown=entry.unknown,
        )
        for entry in reckoning.scores
    )
