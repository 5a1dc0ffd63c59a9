"""Where what misses may come down, and how likely: no nearer than two metres, never behind (GRN-18..24, A-62, A-64)."""

from fractions import Fraction
from math import hypot

from squadlog.base.records import record
from squadlog.facts.shapes import at_least
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scatter import Direction, Scatter, astray, axis_deg, scatters

Point = tuple[float, float]


@record
class LandingPlace:
    """A place where it may come down: how likely, which way and how far from the aim point, and where on a map.

    `direction` None: on the point.
    """

    chance: Fraction
    direction: Direction | None = None
    metres: float = 0.0
    at: Point | None = None


def skipped_directions(*, obstacle: bool) -> tuple[Direction, ...]:
    """The directions that are rolled again: beyond an obstacle that is the target (GRN-24)."""
    return ("long",) if obstacle else ()


def metres_of(scatter: Scatter, base_m: float, ctx: RulesContext, *, fixed: bool) -> float:
    """How far a miss goes; a fixed distance may be read as never multiplied (GRN-19, GRN-21, A-144)."""
    return base_m * times(scatter.times, ctx, fixed=fixed)


def times(multiplier: int, ctx: RulesContext, *, fixed: bool) -> int:
    """How many times as far it goes."""
    return 1 if fixed and not ctx.rulings.is_("scatter.fixed_multiplied", "true") else multiplier


def least_m(ctx: RulesContext) -> float:
    """The least distance from the thrower to the aim and to the landing, in metres (GRN-23, A-62)."""
    return 0 if ctx.rulings.is_("grenade.min_m", "0") else ctx.book.grenades.min_landing_m


def comes_down(start: Point, aim: Point, scatter: Scatter, metres: float, ctx: RulesContext) -> Point:
    """The point so far from the aim, seen from the thrower, or on a map's own axes by ruling (GRN-18, A-64).

    Nearer than two metres, or behind whoever threw it, it is on the line to the aim point, two metres out (GRN-23).
    """
    ahead = axis_deg(start, aim)
    axis = 0.0 if ctx.rulings.is_("scatter.axis", "map") else ahead
    point = astray(aim, axis, scatter, metres)
    nearest = astray(start, ahead, Scatter(direction="long"), least_m(ctx))
    east, north = point[0] - start[0], point[1] - start[1]
    behind = east * (aim[0] - start[0]) + north * (aim[1] - start[1]) < 0
    return point if not behind and at_least(hypot(east, north), least_m(ctx)) else nearest


def landings(
    hits: Fraction,
    base_m: float,
    ctx: RulesContext,
    *,
    line: tuple[Point, Point] | None = None,
    obstacle: bool = False,
    fixed: bool = False,
) -> tuple[LandingPlace, ...]:
    """Where a grenade may come down and how likely, the point itself first, then the likeliest (GRN-10, GRN-18..24).

    `hits` is the chance to land on the point, `line` the places it is thrown from and to, where known. Landings at one
    place are told once.
    """
    found = dict[object, LandingPlace]()
    for scatter, share in scatters(ctx, skips=skipped_directions(obstacle=obstacle)):
        metres = metres_of(scatter, base_m, ctx, fixed=fixed)
        at = None if line is None else comes_down(*line, scatter, metres, ctx)
        key = at or (scatter.direction, metres)
        before = found[key].chance if key in found else Fraction(0)
        found[key] = LandingPlace(
            chance=before + (1 - hits) * share, direction=scatter.direction, metres=metres, at=at
        )
    missed = sorted((one for one in found.values() if one.chance), key=lambda one: -one.chance)
    return (LandingPlace(chance=hits, at=None if line is None else line[1]), *missed)


def vector_words(direction: Direction | None, metres: float, aim: str = "the aim") -> str:
    """The landing seen from the aim, as its thrower sees it: `2 m right of the aim`."""
    if direction is None:
        return "on the point"
    where = {"long": "beyond", "short": "short of", "left": "left of", "right": "right of"}[direction]
    return f"{metres:g} m {where} {aim}"
