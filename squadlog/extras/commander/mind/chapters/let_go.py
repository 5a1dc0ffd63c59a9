"""What is thrown or launched: what it may come to for each whom it may reach, wherever it may lie (GRN, GLA)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare
from squadlog.battle.state import THROWS, ShotPlan
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.desk.considered import cells
from squadlog.rules.grenades import record as grenades
from squadlog.rules.launchers.record import LAUNCH, loaded

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.ground.compiled.conditions import Figure
    from squadlog.rules.common.chances import Odds
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.common.foreseen import Foreseen

_SMOKE = "smoke"


def odds_of_blast(view: MindView, what: Foreseen) -> Mapping[int, Odds]:
    """What it may come to for each whom it may reach and who is known, by number; nobody of whom nobody can tell."""
    reached = {one.unit for fall in what.falls for one in fall.struck or ()}
    found = {unit: view.now.rules.by_rules(partial(_odds_of, what, unit)) for unit in sorted(reached)}
    return {unit: odds for unit, odds in found.items() if odds is not None and odds.hit}


def _odds_of(what: Foreseen, unit: int, seen: Known, ctx: RulesContext) -> Odds | None:
    return cells.odds_of_places(what, seen.units[unit], ctx) if unit in seen.units else None


def out_by_blasts(view: MindView, friends: Iterable[Unit]) -> Iterator[tuple[int, float]]:
    """The chance that each is put out by what these soldiers are about to let go, and by what lies there already."""
    if not view.known.chapters:
        return
    for what in (*_let_go(view, friends), *(what for _, what in view.now.blasts.burning())):
        for unit, odds in odds_of_blast(view, what).items():
            yield unit, float(odds.out)


def spots_let_go(
    view: MindView, friends: Iterable[Unit], figures: Mapping[int, Figure], *, smoke: bool = False
) -> Iterator[Spot]:
    """Where these soldiers are about to let something go off, or `smoke`, and where such a thing lies that does."""
    for one in friends:
        for says in (*_in_hand(one), *_in_the_air(one)):
            target = None if says.shot is None or _smokes(one, says) != smoke else says.shot.target
            if isinstance(target, int) and target in figures:
                yield figures[target].spot
            elif isinstance(target, Waypoint):
                yield Spot(target.x, target.y, target.floor or one.floor)
    for fused, what in view.now.blasts.burning() if view.known.held else ():
        if (what.cloud_m is not None or fused.what == _SMOKE) == smoke and fused.spot is not None:
            yield Spot(fused.spot.x, fused.spot.y, fused.spot.floor or 1)


def _smokes(one: Unit, says: Declare) -> bool:
    kind = loaded(one).grenade if says.action == LAUNCH else "" if says.shot is None else says.shot.weapon
    return kind == _SMOKE


def _let_go(view: MindView, friends: Iterable[Unit]) -> Iterator[Foreseen]:
    for one in friends:
        for says in (*_in_hand(one), *_in_the_air(one)):
            if (what := view.now.blasts.foreseen(says)) is not None:
                yield what


def _in_hand(one: Unit) -> Iterator[Declare]:
    if one.action is not None and one.action.kind in THROWS:
        yield Declare(unit=one.id, action=one.action.kind, item=one.action.item, shot=one.action.shot)


def _in_the_air(one: Unit) -> Iterator[Declare]:
    """What he let go in this very second, which comes down with the shots (GRN-41)."""
    for action, flying in ((grenades.THROW, grenades.belt(one).flying), (LAUNCH, loaded(one).flying)):
        if flying is not None and flying.aim is not None:
            weapon = flying.grenade if action == grenades.THROW else str(flying.count)
            yield Declare(unit=one.id, action=action, shot=ShotPlan(weapon=weapon, target=flying.aim))
