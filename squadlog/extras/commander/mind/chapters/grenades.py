"""Grenades: thrown where they take most of the enemy and least of one's own, and taken in hand before (GRN)."""

from __future__ import annotations

from functools import partial
from math import hypot
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.extras.commander.mind.shooting import DAZE
from squadlog.rules.desk.considered import cells
from squadlog.rules.grenades.record import KEY, PICK_UP, THROW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.rules.common.chances import Odds
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.common.foreseen import Foreseen

_BLASTS = "fragmentation"
_TRIES = 2
"""Points that are looked at."""
_FAR_M, _BESIDE_M = 24.0, 5.0
"""How far off enemies are thought of, and how near to one others count with him."""
_OWN = 1.5
"""How much more those of his own side count than enemies."""
_LEAST = 0.5


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """A throw at the places where it takes most; to take the grenade in hand first, where that is needed (AMO-11)."""
    blasts = soldier.view.now.blasts
    throw = next(
        (
            one
            for one in blasts.aimings(soldier.unit.id)
            if one.action == THROW and one.shot is not None and one.shot.weapon == _BLASTS
        ),
        None,
    )
    if throw is None or throw.shot is None or not soldier.now.left[soldier.unit.id]:
        return
    takes_in_hand = Declare(unit=soldier.unit.id, action=PICK_UP, item=_BLASTS)
    for foe in _crowds(soldier):
        says = replace(throw, shot=replace(throw.shot, target=foe.id))
        what = blasts.foreseen(says)
        if what is None:
            continue
        takes, loses = _points(soldier, what)
        gains = takes - _OWN * soldier.weights.fear * loses
        if gains < _LEAST:
            continue
        terms = (
            WorthTerm("takes", round(takes, 1), "points on average"),
            WorthTerm("costs his own side", round(loses, 1), "points"),
        )
        if soldier.view.stands(says):
            yield soldier.takes_time(says, gains, *terms, shots=1)
        elif soldier.view.stands(takes_in_hand):
            at = WorthTerm(f"takes a grenade in hand for {foe.id} at", round(_away_m(soldier, foe)), "m")
            yield soldier.takes_time(takes_in_hand, gains * soldier.weights.later, at, *terms)


def _crowds(soldier: SoldierWeighed) -> list[Unit]:
    """The enemies whom he sees near by, beside whom most of theirs and fewest of his own are.

    None beside one at whom a friend has a grenade in hand already.
    """
    seen = soldier.now.in_front_of(soldier.figure)
    near = [foe for foe in soldier.now.foes if foe.id in seen and _BESIDE_M < _away_m(soldier, foe) <= _FAR_M]
    thrown = [soldier.now.survey.figures[unit].spot for unit in _thrown_at(soldier)]
    spots = soldier.now.survey.figures
    near = [foe for foe in near if all(_apart_m(spots[foe.id].spot, one) > _BESIDE_M for one in thrown)]

    def about(foe: Unit, others: list[Unit]) -> int:
        spot = soldier.now.survey.figures[foe.id].spot
        figures = (soldier.now.survey.figures[one.id].spot for one in others)
        return sum(at.floor == spot.floor and _apart_m(at, spot) <= _BESIDE_M for at in figures)

    found = [(about(foe, soldier.now.foes) - 2 * about(foe, soldier.now.friends), foe) for foe in near]
    ranked = sorted((one for one in found if one[0] > 0), key=lambda one: (-one[0], one[1].id))
    return [foe for _, foe in ranked[:_TRIES]]


def _thrown_at(soldier: SoldierWeighed) -> set[int]:
    """The enemies at whom friends have a grenade in hand that is thrown soon."""
    shots = (
        one.action.shot for one in soldier.now.friends if one.action is not None and one.action.kind == THROW
    )
    targets = (one.target for one in shots if one is not None and one.weapon == _BLASTS)
    return {one for one in targets if isinstance(one, int) and one in soldier.now.survey.figures}


def _away_m(soldier: SoldierWeighed, foe: Unit) -> float:
    return _apart_m(soldier.figure.spot, soldier.now.survey.figures[foe.id].spot)


def _apart_m(one: Spot, other: Spot) -> float:
    return hypot(other.x - one.x, other.y - one.y)


def _points(soldier: SoldierWeighed, what: Foreseen) -> tuple[float, float]:
    """What it takes of enemies and of his own on average, wherever it may lie (CAS-01..06)."""
    taken = {True: 0.0, False: 0.0}
    reached = {one.unit for fall in what.falls for one in fall.struck or ()}
    for unit in sorted(reached & soldier.view.known.units.keys()):
        one, rules = soldier.view.known.units[unit], soldier.view.now.rules
        odds = rules.by_rules(partial(_odds_of, what, unit))
        if odds is not None:
            share = rules.share_taken(unit, odds) + DAZE * float(odds.hit)
            taken[one.side == soldier.unit.side] += one.soldier.value * share
    return taken[False], taken[True]


def _odds_of(what: Foreseen, unit: int, seen: Known, ctx: RulesContext) -> Odds | None:
    return cells.odds_of_places(what, seen.units[unit], ctx)


GRENADES = ChapterWeighed(key=KEY, orders=orders)
