"""What an objective of the page is met by, where one stands: leaving, picking up, destroying (SCN-10, VIC-02).

Charges that are laid and set off are in `charges`; to hold ground or to reach it one only has to be there.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.aims.objectives import aims
from squadlog.extras.commander.mind.aims.wanted import features_of, shots_to_fall, things_wanted
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.doors import can_fire_at
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.rules.explosives.detonating import own
from squadlog.rules.explosives.record import INSTALL, SHAPED
from squadlog.rules.scenario.progress import LeaveMap
from squadlog.rules.scenario.squads import of_squads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.aims.objectives import SideAim
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed

_LIKELY = 0.7
"""How likely a thing that is picked up comes off the map, and what has begun to be destroyed falls."""
_REACH_M = 2.0
"""From so far one tries to pick a thing up; the rules say whether he can (AMB-136)."""


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """The orders of a soldier that bring points of the page at once."""
    mine = [one for one in aims(soldier.view.known) if one.side == soldier.unit.side]
    if not mine:
        return
    yield from _leaves(soldier, mine)
    yield from _fetches(soldier, mine)
    for one in mine:
        if one.objective.kind == "destroy":
            yield from _destroys(soldier, one)


def _leaves(soldier: SoldierWeighed, mine: list[SideAim]) -> Iterator[ChoiceWeighed]:
    """To leave the map where that counts, with what he carries; then nobody takes anything of him any more."""
    for area in dict.fromkeys(one.objective.area for one in mine):
        gains = sum(_leaving_gains(soldier, one) for one in mine if one.objective.area == area)
        says = LeaveMap(unit=soldier.unit.id, area=area)
        if gains > 0 and soldier.view.stands(says):
            term = WorthTerm("leaves the map, which is worth", round(gains, 1))
            yield ChoiceWeighed(says=says, worth=gains, terms=(term,))


def _leaving_gains(soldier: SoldierWeighed, aim: SideAim) -> float:
    one, unit = aim.objective, soldier.unit
    if unit.id not in of_squads(soldier.view.known, unit.side, one.squads):
        return 0.0
    if one.kind == "carried":
        return aim.each * min(aim.left, sum(item in unit.items for item in one.items))
    return aim.each if one.kind == "leave" else 0.0


def _fetches(soldier: SoldierWeighed, mine: list[SideAim]) -> Iterator[ChoiceWeighed]:
    """To pick up what is to be taken away (ACT-65)."""
    here = soldier.figure.spot
    for thing in things_wanted(soldier.view.known, soldier.unit.side):
        x, y = thing.at.centre or (here.x, here.y)
        if hypot(x - here.x, y - here.y) > _REACH_M:
            continue
        name = thing.name if thing.number is None else str(thing.number)
        says = Declare(unit=soldier.unit.id, action="pick_up_object", item=name, target=thing.body)
        if soldier.view.stands(says):
            gains = max(one.each for one in mine if thing.name in one.objective.items)
            term = WorthTerm(f"picks up the {thing.name}, worth off the map", round(gains, 1))
            yield soldier.takes_time(says, _LIKELY * gains, term)


def _destroys(soldier: SoldierWeighed, aim: SideAim) -> Iterator[ChoiceWeighed]:
    """To destroy a thing of the map by a shot, by a charge, or with another weapon that can (OBS-01, SHP-08)."""
    view, unit = soldier.view, soldier.unit
    laid = {one.feature for one in own(view.known, unit)} if view.known.held else set[str | None]()
    for name in features_of(view.known, aim):
        if name in laid:
            continue
        worth = WorthTerm(f"the fall of {view.known.features[name].name} is worth", round(aim.each, 1))
        if SHAPED in unit.items:
            says = Declare(unit=unit.id, action=INSTALL, shot=ShotPlan(weapon=SHAPED, target=name))
            if view.stands(says):
                yield soldier.takes_time(says, _LIKELY * aim.each, worth)
                continue
        weapons = {one: shots for one in unit.weapons if (shots := shots_to_fall(view, unit, one, name))}
        if not weapons:
            continue
        best = min(weapons, key=lambda one: (weapons[one], one != unit.in_hand))
        shots = weapons.get(unit.in_hand or "", 0)
        if shots and soldier.left:
            plan = ShotPlan(weapon=unit.in_hand or "", target=name)
            says = Declare(unit=unit.id, action="fire_throw", weapon=unit.in_hand, shot=plan)
            if view.stands(says) and can_fire_at(view, unit, name):
                yield soldier.takes_time(
                    says, _LIKELY * aim.each / shots, worth, _takes("takes", shots), shots=1
                )
        elif not shots and soldier.task.is_there:
            says = Declare(unit=unit.id, action="exchange", weapon=best)
            if view.stands(says):
                needs = _takes(f"takes with the {best}", weapons[best])
                yield soldier.takes_time(says, _LIKELY * aim.each / (weapons[best] + 1), worth, needs)


def _takes(name: str, shots: float) -> WorthTerm:
    return WorthTerm(name, shots, "shot" if shots == 1 else "shots")


SCORING = ChapterWeighed(orders=orders)
"""In every battle: what its page wants."""
