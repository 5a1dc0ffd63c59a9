"""How soon somebody who hides is found: the chance that a squad finds him in a turn, and the turns it takes (DET)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import prod
from typing import Any

from squadlog.base.records import record
from squadlog.battle.terms import Environment
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.chapters import add_chapters
from squadlog.squads.plan import SoldierPlan, SquadPlan

_CHAPTERS = ("hiding", "stealth", "lasting")
"""What is played where somebody hides, and what equipment of packs changes."""
Profile = tuple[tuple[str, Any], ...]
"""What a search asks of a soldier, by name."""


@record
class Finding:
    """How soon one who hides is found, on average over all who may hide and, for one searcher, over all who search.

    `chance` is that of one searcher's try, `turns` the turns that it takes him, who tries once in each. `chance_of_all`
    and `turns_of_all` are those of the whole squad together. Turns are None where somebody is never found.
    """

    chance: Fraction
    turns: Fraction | None
    chance_of_all: Fraction
    turns_of_all: Fraction | None


def hidden_of(plan: SquadPlan) -> tuple[Profile, ...]:
    """The soldiers of a squad as they hide, with all that the squad carries: a tinter serves all of it (CAM-01)."""
    carried = {thing.item for thing in plan.equipment}.union(*(one.equipment for one in plan.soldiers))
    return tuple(
        tuple({**dict(_profile(one)), "begins": one.begins, "equipment": tuple(sorted(carried))}.items())
        for one in plan.soldiers
    )


def searchers_of(plan: SquadPlan) -> tuple[Profile, ...]:
    """The soldiers of a squad as they search."""
    return tuple(map(_profile, plan.soldiers))


def _profile(soldier: SoldierPlan) -> Profile:
    return (
        ("armour", soldier.armour),
        ("equipment", soldier.equipment),
        ("race", soldier.race),
        ("troop", soldier.troop),
    )


def finding(  # noqa: PLR0917 - who hides, who searches, where
    hidden: Sequence[Profile],
    searchers: Sequence[Profile],
    metres: int,
    cover: str,
    around: Environment,
    ctx: RulesContext,
) -> Finding:
    """How soon one of these is found by all of those, each of whom tries once a turn (DET-01, DET-09).

    `cover` is `half` or empty.
    """

    @cache
    def chance(eye: Profile, one: Profile) -> Fraction:
        battle = stand_in.duel(dict(eye), dict(one), chapters=_CHAPTERS, environment=around)
        table = add_chapters(ctx, battle)
        return table.chance_to_find(battle, stand_in.ONE, stand_in.OTHER, float(metres), cover) or Fraction(0)

    tries = [[chance(eye, one) for eye in searchers] for one in hidden]
    each = [one for row in tries for one in row]
    together = [1 - prod((1 - one for one in row), start=Fraction(1)) for row in tries]
    return Finding(
        chance=_mean(each),
        turns=_turns(each),
        chance_of_all=_mean(together),
        turns_of_all=_turns(together),
    )


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def _turns(chances: Sequence[Fraction]) -> Fraction | None:
    """The turns until the first success, on average over these chances: one over the chance each."""
    return _mean([1 / chance for chance in chances]) if all(chances) else None
