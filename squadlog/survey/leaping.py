"""Jumps and dives measured on the map: straight ahead, over what is low, onto it or through a window (ACT-41..48)."""

from collections.abc import Iterator
from dataclasses import replace

from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import Metres, StatedMove, Station
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.moves import Measured
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.moving.moves_route import Route
from squadlog.rules.common.arriving import ON
from squadlog.rules.moving.leaps import LOW_OBSTACLE
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.pace import choice_of, leap_of, mover_of
from squadlog.survey.routes import round_m, route_of

_STEP_M = 0.05
_WHEREVER_IT_LANDS = frozenset(
    {
        "external_wall",
        "internal_wall",
        "external_bulkhead",
        "internal_bulkhead",
        "external_door",
        "internal_door",
        "sliding_door",
        "bulkhead_door",
        "airlock_door",
        "ship_window",
        "high_obstacle",
        "map_edge",
    }
)
"""What ends a leap straight ahead however long it is: nobody gets over it, wherever he means to land."""


def leap(
    world: MeasuredBattle,
    unit: Unit,
    figure: Figure,
    mode: str,
    stated: StatedMove,
    *,
    footing: WalkableGround,
) -> tuple[Metres, Measured]:
    """How far the leap is wanted to go, and how it would.

    One that ends on a low obstacle lands on top of it (AMB-139). If nothing is stated it goes as far as usual, or so
    much farther that it lands clear of what it leaps over (ACT-42, AMB-28).
    """
    if stated.path or stated.distance_m is not None:
        return _as_said(world, unit, figure, mode, stated, footing)
    carries = leap_of(world, unit, mode)
    usual, farthest = float(carries.usual), float(carries.farthest)
    as_usual = _measure(world, unit, mode, route_of(figure, mode, stated, usual), footing)
    found = as_usual
    for length in _lengths(usual, farthest):
        if length > usual:
            found = _measure(world, unit, mode, route_of(figure, mode, stated, length), footing)
        if found.stop is None and (length <= carries.anyhow or _is_over(found)):
            wanted = round_m(length) if length > usual else None
            return Metres(value=wanted, origin="measured" if length > usual else "default"), found
        if _ends_every_leap(footing, found):
            break
    return Metres(value=None, origin="default"), as_usual


def _ends_every_leap(footing: WalkableGround, found: Measured) -> bool:
    """Whether what ends a leap straight ahead would end a longer one as well."""
    if found.stop is None:
        return False
    nobody_passed = found.stop.kind == "unit" and footing.readings.stacking == "never"
    return nobody_passed or found.stop.kind in _WHEREVER_IT_LANDS


def _as_said(  # noqa: PLR0917 - one leap: whose, how, as stated, on what
    world: MeasuredBattle, unit: Unit, figure: Figure, mode: str, stated: StatedMove, footing: WalkableGround
) -> tuple[Metres, Measured]:
    route = route_of(figure, mode, stated, 0.0)
    onto = _on_top(world, route.goal) if mode == "jump" else ""
    found = _measure(world, unit, mode, route, footing, onto=onto)
    if stated.distance_m is not None:
        return Metres(value=stated.distance_m, origin="stated"), found
    return Metres(value=round_m(route.length_m), origin="measured"), found


def on_top(world: MeasuredBattle, mode: str, stations: tuple[Station, ...]) -> tuple[Station, ...]:
    """The stations of a move, with the place on top of the low obstacle that a jump ends on (AMB-139)."""
    last = stations[-1]
    under = _on_top(world, Spot(last.x, last.y, last.floor)) if mode == "jump" else ""
    return (*stations[:-1], replace(last, place=f"{ON}{under}")) if under else stations


def carries_m(world: MeasuredBattle, unit: Unit, mode: str) -> float:
    """Metres that a leap straight ahead carries at most: half a metre more past a low obstacle (ACT-45, AMB-29)."""
    carries, figure = leap_of(world, unit, mode), world.figures[unit.id]
    if carries.farthest == carries.anyhow:
        return float(carries.anyhow)
    route = route_of(figure, mode, StatedMove(), float(carries.farthest))
    over = _is_over(_measure(world, unit, mode, route, world.footing))
    return float(carries.farthest if over else carries.anyhow)


def _is_over(found: Measured) -> bool:
    return any(passed.kind == LOW_OBSTACLE for passed in found.passed)


def _lengths(usual: float, farthest: float) -> Iterator[float]:
    length = usual
    while length < farthest:
        yield length
        length = round_m(length + _STEP_M)
    yield farthest


def _measure(
    world: MeasuredBattle, unit: Unit, mode: str, route: Route, footing: WalkableGround, *, onto: str = ""
) -> Measured:
    mover = mover_of(world, unit, mode, onto=onto)
    return world.compiled.measure(footing, route, choice_of(world, unit, mode), mover)


def _on_top(world: MeasuredBattle, spot: Spot) -> str:
    """The low obstacle that a spot lies on, empty for none."""
    areas = world.footing.storey(spot.floor).areas_at(spot.x, spot.y)
    return areas[0].id if areas else ""
