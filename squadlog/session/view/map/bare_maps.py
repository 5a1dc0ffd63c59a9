"""A map without a battle, by the book as it is printed: its faults, its fairness, a line of sight, one at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import in_metres
from squadlog.base.records import value

with lazy_imports():
    from squadlog.ground.checking import check
    from squadlog.ground.compiled import conditions, ground
    from squadlog.ground.fairness import fair_words
    from squadlog.ground.sight import line_of_sight, sight_words
    from squadlog.survey import fair, random_map, reading

if TYPE_CHECKING:
    from squadlog.ground.checking.remark import MapRemark
    from squadlog.ground.compiled.conditions import Posture, Spot
    from squadlog.ground.fairness.fair import Fairness
    from squadlog.ground.map.model import Map
    from squadlog.ground.random_maps.at_random import RandomMap
    from squadlog.ground.random_maps.kinds import MapKind
    from squadlog.ground.sight.line_of_sight import SightLine


def remark_on(drawn: Map) -> tuple[MapRemark, ...]:
    """What is to be mended in a map."""
    return check.check(drawn)


def judge_fairness(drawn: Map) -> tuple[Fairness, tuple[str, ...]]:
    """Whether a sound map is fair to two sides, and that in words. Raises MapError where there are not two sides."""
    found = fair.fair(drawn)
    return found, tuple(fair_words.lines(found))


def draw_at_random(
    kind: MapKind, seed: int, width_m: int, height_m: int
) -> tuple[RandomMap, tuple[str, ...]]:
    """The map of a seed, and how fair it is in words. Raises MapError where nothing comes of it."""
    drawn = random_map.draw_random_map(kind, seed, width_m=width_m, height_m=height_m)
    return drawn, tuple(fair_words.lines(drawn.fairness))


@value
class BareLine:
    """A line of sight on a map without a battle: its numbers, and its words, a fact a line."""

    line: SightLine
    page: tuple[str, ...]


def sight_on(drawn: Map, viewer: Spot, target: Spot, posture: Posture, *, looks_out: bool) -> BareLine:
    """The line between two places; the target may look out from its cover, as who fires or detects does."""
    one, other = conditions.Figure(1, viewer), conditions.Figure(2, target, posture=posture)
    on = ground.Ground(drawn, conditions.Conditions(figures=(one, other)))
    line = line_of_sight.look(on, one, other, reading.printed_readings(), looks_out=looks_out)
    told = (
        f"{line.verdict.replace('_', ' ')}: {sight_words.cite(line.reason, line.rule)}",
        f"{in_metres(line.distance_m, 2)}; {sight_words.margin_words(line.margin_m, line.otherwise)}",
        *(f"across {cover}" for cover in sight_words.on_the_line(line)),
    )
    return BareLine(line, told)
