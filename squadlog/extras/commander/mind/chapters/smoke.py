"""Smoke: thrown or launched where it opens the way before enemies who watch it, and taken in hand before (SMK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.chapters.crowds import FUSE_S, is_refused
from squadlog.extras.commander.mind.chapters.screens import AHEAD_M, Screened
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.arcs import in_front
from squadlog.rules.grenades.record import KEY, PICK_UP, THROW
from squadlog.rules.launchers.record import LAUNCH, loaded

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed

_SMOKE = "smoke"
_LEAST = 2.0
"""Points for which smoke is used at least: there is little of it, and it hides the enemy as well."""
_NEAR_M, _FAR_M = 2.0, 24.0
"""How near to him, and how far off, a cloud is laid."""
_BEFORE_M = 3.5
"""How far before somebody a cloud is laid that hides him."""
_WATCHERS, _TRIES = 2, 2
"""Enemies who are to be blinded, and places of a cloud that the rules are asked about."""


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """Smoke where it is worth most to him and to those who go his way; first taken in hand, where that is needed.

    None of one who has somebody to fire at and a shot left: it would hide him.
    """
    task = soldier.task
    fires = soldier.left and soldier.here.target is not None
    if fires or task.a_metre <= 0 or task.is_there or not _may_be_worth_it(soldier):
        return
    if (order := _of_smoke(soldier)) is None:
        return
    screened = Screened(soldier)
    here = soldier.figure.spot
    spots = (
        (round(screened.gains(spot), 1), -distance_m(here, spot), spot) for spot in _spots(soldier, screened)
    )
    ranked = sorted((one for one in spots if one[0] >= _LEAST), key=lambda one: one[:2], reverse=True)
    for _, _, spot in ranked[:_TRIES]:
        says = _aimed(order, spot)
        if not is_refused(soldier.now, says):
            yield from filter(None, [_weigh(soldier, says, screened)])
            return


def _may_be_worth_it(soldier: SoldierWeighed) -> bool:
    """Whether he has something to win by smoke, and something to fear where he goes."""
    here = soldier.here
    if here.takes + here.later + soldier.task.a_metre * AHEAD_M < _LEAST:
        return False
    spot = soldier.task.ahead(soldier.figure.spot, AHEAD_M)
    stands = [] if spot is None else [lines.PostureAt(spot)]
    return any(at.takes + at.later >= _LEAST for at in soldier.now.weigh_places(soldier.unit.id, stands))


def _of_smoke(soldier: SoldierWeighed) -> Declare | None:
    """His order that lets smoke go, without its aim: by hand, else one grenade of a launcher that has smoke."""
    for one in soldier.view.now.blasts.aimings(soldier.unit.id):
        weapon = "" if one.shot is None else one.shot.weapon
        if one.action == THROW and weapon == _SMOKE:
            return one
        if (
            one.action == LAUNCH
            and loaded(soldier.unit).grenade == _SMOKE
            and soldier.now.left[soldier.unit.id]
        ):
            return one
    return None


def _aimed(order: Declare, spot: Spot) -> Declare:
    at = Waypoint(x=round(spot.x, 2), y=round(spot.y, 2), floor=spot.floor)
    return replace(order, shot=replace(order.shot or ShotPlan(weapon=""), target=at))


def _spots(soldier: SoldierWeighed, screened: Screened) -> Iterator[Spot]:
    """Where a cloud might lie: before those who watch most, halfway, and before where he is and where he goes."""
    here, figures = soldier.figure.spot, soldier.now.survey.figures
    ahead = screened.ahead or here
    for foe in screened.foes[:_WATCHERS]:
        his = figures[foe.id].spot
        for spot in (
            _toward(his, here, _BEFORE_M),
            _toward(here, his, distance_m(here, his) / 2),
            _toward(here, his, _BEFORE_M + 1),
            _toward(ahead, his, _BEFORE_M + 1),
        ):
            near = spot.floor == here.floor and _NEAR_M <= distance_m(here, spot) <= _FAR_M
            if near and in_front(soldier.figure, spot, soldier.now.world.readings) and _sees(soldier, spot):
                yield spot


def _sees(soldier: SoldierWeighed, spot: Spot) -> bool:
    """Whether he would see somebody who stood there (GRN-05)."""
    now = soldier.now
    (facts,) = now.lines.look(now.world, [lines.LookAsked(now.stand(soldier.unit.id), lines.PostureAt(spot))])
    return facts is not None


def _toward(one: Spot, other: Spot, metres: float) -> Spot:
    """The spot so many metres from one on the line to another."""
    share = metres / max(metres, distance_m(one, other), 1e-9)
    return replace(one, x=one.x + share * (other.x - one.x), y=one.y + share * (other.y - one.y))


def _weigh(soldier: SoldierWeighed, says: Declare, screened: Screened) -> ChoiceWeighed | None:
    """What it comes to wherever it may lie, once it has risen; None where that is too little."""
    what = soldier.view.now.blasts.foreseen(says)
    falls = () if what is None else what.falls
    lies = [(float(one.chance), Spot(at.x, at.y, at.floor)) for one in falls if (at := one.at) is not None]
    gains = sum(chance * screened.gains(spot) for chance, spot in lies)
    if gains < _LEAST:
        return None
    on_point, aim = lies[0]
    terms = (
        WorthTerm("smoke is worth", round(gains, 1)),
        WorthTerm("lets", screened.go_on(aim), "go on"),
        WorthTerm("lies there", round(100 * on_point), "chance"),
    )
    gains = (gains + screened.goes_anyway) * soldier.weights.later**FUSE_S
    takes_in_hand = Declare(unit=soldier.unit.id, action=PICK_UP, item=_SMOKE)
    if soldier.view.stands(says):
        return soldier.takes_time(says, gains, *terms, shots=int(says.action == LAUNCH))
    if says.action == THROW and soldier.view.stands(takes_in_hand):
        return soldier.takes_time(takes_in_hand, gains * soldier.weights.later, *terms)
    return None


SMOKE = ChapterWeighed(key=KEY, orders=orders)
"""What a commander makes of smoke, of hand grenades and of launchers alike."""
