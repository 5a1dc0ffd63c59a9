"""What a seat asks of the ground, by the slow way: everything measured anew, whole, and nothing remembered.

`questions` puts each to the program, which remembers and leaves out what it can, and to the twin, which does neither.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import cos, hypot, radians, sin
from random import Random
from typing import Any
from unittest import mock

from support.battles import table
from support.on_maps import on_map, survey, surveyor

from squadlog.battle.state import Battle, Trace
from squadlog.facts.ground_facts import Position, StatedMove
from squadlog.ground.checking.load import ground_agreed_on
from squadlog.ground.map.model import Map
from squadlog.ground.moving.moves import measure
from squadlog.ground.sight import los_verdict, margin
from squadlog.ground.sight.line_of_sight import look
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk import choices, declared_move
from squadlog.survey import leaping, moving
from squadlog.survey.drawn import Compiled
from squadlog.survey.figures import conditions_of
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.reaching import area_of
from squadlog.survey.static_site import StaticSite
from squadlog.survey.surveyor import MapSurveyor

MODES = ("walk", "run", "sprint", "crawl", "backward", "sideways", "jump", "dive")
NUMBERS = (1, 2, 3, 11, 12, 13)
_LEAST_M = 1e-6
_BARE = StatedMove(seen_by=())
Question = tuple[str, Any, Any]
"""What is asked, what the program answers, and what the twin does."""


class SlowGround(Compiled):
    """A map that keeps no move."""

    def measure(self, footing: Any, route: Any, cost: Any, mover: Any) -> Any:
        """A move, measured now."""
        return measure(footing, route, cost=cost, mover=mover)

    def stations(self, _asked: Any, told: Any) -> Any:
        """The stations of a route, told now."""
        return told()


class SlowSurveyor(MapSurveyor):
    """A surveyor that measures every move, from end to end."""

    def move(self, unit: int, mode: str, stated: StatedMove, /) -> Any:
        """What a move meets."""
        with _slow_leaps():
            return moving.move(self.world, unit, mode, stated)

    def sets_out(self, _unit: int, _mode: str, /) -> bool:
        """Only a move measured tells."""
        return False

    def lies_ahead(self, _unit: int, _mode: str, _area: Any, /) -> bool:
        """Only a move measured tells."""
        return True


@contextmanager
def _slow_looks() -> Iterator[None]:
    """Every line is tried whole: nothing is sure beforehand, and everybody may stand in it."""
    with (
        mock.patch.object(margin, "surely_blocked", return_value=False),
        mock.patch.object(margin, "is_all_clear", return_value=False),
        mock.patch.object(los_verdict.Pair, "beside", lambda two, _within_m: two),
    ):
        yield


@contextmanager
def _slow_leaps() -> Iterator[None]:
    with mock.patch.object(leaping, "_ends_every_leap", return_value=False):
        yield


def slow_world(battle: Battle) -> MeasuredBattle:
    """The battle measured from its map and from nothing that was known before."""
    at = table()
    world = MeasuredBattle(battle, at.book, at.rulings)
    compiled = SlowGround(ground_agreed_on(battle.setup.map))
    conditions = conditions_of(battle, compiled.map, world.ctx.reading)
    vars(world)["compiled"] = compiled
    vars(world)["site"] = StaticSite(compiled, conditions, world.readings)
    return world


def slow_table(battle: Battle) -> RulesContext:
    """A table that measures so."""
    at = table()

    def surveyor_of(later: Battle) -> SlowSurveyor:
        found = SlowSurveyor(later, at.book, at.rulings)
        vars(found)["world"] = slow_world(later)
        return found

    return RulesContext(
        book=at.book, rulings=at.rulings, surveyor=surveyor_of(battle), dice=at.dice, survey=surveyor_of
    )


def quick_table(battle: Battle) -> RulesContext:
    """The table of the program."""
    at = table()
    return RulesContext(
        book=at.book, rulings=at.rulings, surveyor=surveyor(battle), dice=at.dice, survey=surveyor
    )


def questions(battle: Battle, number: int) -> Iterator[Question]:
    """What a seat asks of one soldier, row by row, each answered twice."""
    quick, slow = quick_table(battle), slow_table(battle)
    rows = choices.choices(battle, number, quick)
    with mock.patch.object(declared_move, "makes_sense", return_value=False):
        slowly = choices.choices(battle, number, slow)
    for row, twin in zip(rows, slowly, strict=True):
        yield f"menu {row.key}", row, twin
    for mode in MODES:
        moved, again = quick.surveyor.move(number, mode, _BARE), slow.surveyor.move(number, mode, _BARE)
        yield f"move {mode}", moved, again
        ahead = quick.surveyor.sets_out(number, mode)
        if ahead is True:
            yield f"sets out {mode}", False, again.stop is not None and again.stop.at_m < _LEAST_M
        elif ahead:
            yield f"is stuck {mode}", ahead, again.stop
    world = slow.surveyor.world
    walked = survey(battle).reachable(number, "walk")
    yield "reach walk", walked, area_of(world, number, "walk")
    yield "conditions", survey(battle).conditions, world.conditions
    one = world.figures[number]
    for seen in survey(battle).targets(number):
        other = world.figures[seen.number]
        out = world.looks_out(other, one)
        with _slow_looks():
            line = look(world.ground, one, other, world.readings, looks_out=out, with_margin=False)
        yield f"sight {seen.number}", seen.line, line


def random_battle(drawn: Map, chance: Random) -> Battle:
    """Six soldiers on a map, three of either side: some against a wall, some side by side, some low."""
    bare = surveyor(on_map(drawn, {1: (1, 1)})).world.footing
    places: dict[int, tuple[float, ...]] = {}
    while len(places) < len(NUMBERS):
        floor = chance.randint(1, drawn.floors)
        x, y = chance.uniform(0.3, drawn.width_m - 0.3), chance.uniform(0.3, drawn.height_m - 0.3)
        if places and chance.random() < 0.4:
            x, y, _facing, floor = _beside(places[chance.choice(list(places))], chance)
        if _free(bare, places, x, y, floor):
            places[NUMBERS[len(places)]] = (x, y, chance.choice((0.0, 90.0, chance.uniform(0, 360))), floor)
    units = {
        number: {
            "posture": chance.choice(("standing", "standing", "standing", "kneeling", "prone")),
            "wound": chance.choice(("none", "none", "L", "M")),
            "before": Trace(mode=chance.choice((None, "walk", "run", "sprint"))),
        }
        for number in NUMBERS
    }
    return on_map(drawn, places, units=units)


def _beside(place: tuple[float, ...], chance: Random) -> tuple[float, float, float, int]:
    angle, apart = radians(chance.choice((0, 90, 180, 270))), chance.choice((0.5, 0.5, 0.52, 1.0, 1.4))
    return place[0] + sin(angle) * apart, place[1] + cos(angle) * apart, 0.0, int(place[3])


def _free(footing: Any, places: dict[int, tuple[float, ...]], x: float, y: float, floor: int) -> bool:
    alone = all(one[3] != floor or hypot(one[0] - x, one[1] - y) >= 0.5 for one in places.values())
    return alone and footing.on_map(x, y)


def moved_on(battle: Battle, chance: Random) -> Battle:
    """The battle after somebody has stepped, turned, gone down or opened a door."""
    number = chance.choice(NUMBERS)
    unit, at = battle.units[number], battle.units[number].position
    doors = [one for one in battle.features.values() if one.state in ("open", "closed")]
    if doors and chance.random() < 0.2:
        door = chance.choice(doors)
        state = "open" if door.state == "closed" else "closed"
        return replace(battle, features={**battle.features, door.id: replace(door, state=state)})
    match chance.randint(0, 2):
        case 0:
            changed = replace(unit, posture=chance.choice(("standing", "kneeling", "prone")))
        case 1:
            changed = replace(unit, position=replace(at, facing_deg=chance.uniform(0, 360)))
        case _:
            ahead = surveyor(battle).move(number, "walk", replace(_BARE, distance_m=chance.uniform(0.1, 3.0)))
            end = ahead.station(min(ahead.stop.at_m if ahead.stop else 3.0, ahead.distance.value or 0.0))
            changed = replace(unit, position=Position(x=end.x, y=end.y, facing_deg=at.facing_deg))
    return replace(battle, units={**battle.units, number: changed})


def evening(drawn: Map, chance: Random, moments: int) -> Iterator[Question]:
    """So many moments of a battle on a map, a soldier asked at each of them."""
    battle = random_battle(drawn, chance)
    for _ in range(moments):
        yield from questions(battle, chance.choice(NUMBERS))
        battle = moved_on(battle, chance)
