"""Explosions and charges: whom a blast reaches, what it does to obstacles, what sets a charge off (GRN, EXP, SHP)."""

from math import atan2, degrees
from typing import Annotated, Literal

from squadlog.base.limits import Before, Bounds
from squadlog.book.ground import ObstacleRow
from squadlog.extras.calc import function
from squadlog.rules.blasts.rings import comes_to, fragmentation, mission, plastic
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import PowerRing
from squadlog.rules.explosives.battering import opens_at_once, plastic_halves, shaped_halves
from squadlog.rules.explosives.going_off import zone_at
from squadlog.rules.explosives.record import PLASTIC, SHAPED
from squadlog.rules.explosives.testing import EXPLOSION, outcome_of, row_of
from squadlog.rules.fire.obstacles import halves_to_fall, obstacle_row

Source = Literal["fragmentation", "plastic", "mortar", "missile", "mine"]
Number = Annotated[int, Bounds(ge=1, le=function.MOST), Before(function.whole)]
Place = Annotated[tuple[float, float], Bounds(strict=False)]


class Reached(function.Input):
    """One of those around an explosion."""

    m: function.Metres = function.ask_key(description="metres from it to the head")
    af: function.Count = function.ask_key(description="armour factor, that of the race included")
    cover: Literal["none", "half", "full"] = function.ask_key(
        default="none", description="none, half or full"
    )


class Explosion(function.Input):
    """An explosion and who is around it."""

    source: Source = function.ask_key(description="fragmentation, plastic, mortar, missile or mine")
    charges: Number = function.ask_key(default=1, description="of plastic: how many go off as one")
    units: Annotated[tuple[Reached, ...], Bounds(strict=False, max_length=function.MOST)] = function.ask_key(
        description="list of {m, af, cover}"
    )


def _rings(given: Explosion, ctx: RulesContext) -> tuple[PowerRing, ...]:
    match given.source:
        case "plastic":
            return plastic(given.charges, ctx)
        case "mortar" | "missile":
            return mission(given.source, ctx)
        case _:
            return fragmentation(ctx.book)


@function.calculation(
    "What an explosion comes to for those around it (GRN-35..39, EXP-22..27, MIN-03, FMS-16, FMS-19).",
    gives="levels, one each; 0: hit and dazed; null: not attacked",
    example=(
        {"source": "plastic", "units": [{"m": 3, "af": 1, "cover": "half"}, {"m": 11, "af": 0}]},
        [1, None],
    ),
)
def _blast(given: Explosion, ctx: RulesContext) -> function.Answer:
    rings = _rings(given, ctx)
    return [comes_to(rings, one.m, one.cover, one.af, ctx).levels for one in given.units]


class FireAtCharge(function.Input):
    """A shot at a charge, or another explosion that reaches it."""

    with_: function.Word = function.ask_key(
        alias="with", description="weapon code, OR_slug for an OMNI rifle set to slug, or explosion"
    )
    face: function.Face = function.ask_key(description="face, 1 to 10 (0 is 10)")


@function.calculation(
    "What a shot or an explosion does to a charge; the hit is automatic (EXP-12..EXP-17, A-78).",
    gives="nothing, destroyed or explodes",
    example=({"with": "SR", "face": 10}, "explodes"),
)
def _fire_at_charge(given: FireAtCharge, ctx: RulesContext) -> function.Answer:
    key = EXPLOSION
    if given.with_ != EXPLOSION:
        key = row_of(function.row(ctx.book.weapons, given.with_, "with"), ctx.rulings)
    return outcome_of(ctx.book.charge_fire[key], given.face)


class PlasticOn(function.Input):
    """Plastic charges installed on an obstacle, which go off one after the other or several as one."""

    obstacle: function.Word = function.ask_key(
        description="key of the obstacle table, or a feature listed with it"
    )
    together: Annotated[tuple[Number, ...], Bounds(strict=False, min_length=1, max_length=40)] = (
        function.ask_key(description="how many go off as one, in sequence, such as [1, 1]")
    )


def _obstacle(kind: str, ctx: RulesContext) -> ObstacleRow:
    return obstacle_row(kind, ctx) or function.row(ctx.book.obstacles, kind, "obstacle")


def _falls(halves: int, ctx: RulesContext) -> bool:
    return halves >= halves_to_fall(ctx)


def _levels(halves: int) -> float:
    """A whole number where it is one."""
    return halves / 2 if halves % 2 else halves // 2


@function.calculation(
    "What plastic charges do to the obstacle they are installed on (EXP-20..EXP-27, A-82).",
    gives="levels in all, in halves; opened",
    example=(
        {"obstacle": "internal_door", "together": [1, 1]},
        {"levels": 6, "opened": True},
    ),
)
def _plastic_on(given: PlasticOn, ctx: RulesContext) -> function.Answer:
    obstacle = _obstacle(given.obstacle, ctx)
    halves = sum(plastic_halves(count, given.obstacle, obstacle, ctx) for count in given.together)
    at_once = bool(halves) and opens_at_once(PLASTIC, obstacle, ctx)
    return {"levels": _levels(halves), "opened": at_once or _falls(halves, ctx)}


class ShapedOn(function.Input):
    """Shaped charges on an obstacle, one after the other."""

    obstacle: function.Word = function.ask_key(
        description="key of the obstacle table, or a feature listed with it"
    )
    charges: Number = function.ask_key(default=1, description="how many, one after the other")


@function.calculation(
    "What shaped charges do to the obstacle they touch (SHP-04..SHP-08, A-83, A-85).",
    gives="levels in all, in halves; pierced",
    example=({"obstacle": "external_bulkhead", "charges": 2}, {"levels": 8, "pierced": True}),
)
def _shaped_on(given: ShapedOn, ctx: RulesContext) -> function.Answer:
    obstacle = _obstacle(given.obstacle, ctx)
    halves = given.charges * shaped_halves(obstacle, ctx)
    at_once = opens_at_once(SHAPED, obstacle, ctx)
    return {"levels": _levels(halves), "pierced": at_once or _falls(halves, ctx)}


class ShapedZones(function.Input):
    """The hole that a shaped charge has made, and places around it."""

    hole: Place = function.ask_key(description="[east, north] in metres")
    through: Place = function.ask_key(description="direction through the obstacle, [east, north]")
    points: Annotated[tuple[Place, ...], Bounds(strict=False, max_length=function.MOST)] = function.ask_key(
        description="list of [east, north]"
    )


@function.calculation(
    "The zones beyond the hole of a shaped charge (SHP-09, A-84).",
    gives="PF or null, one each",
    example=(
        {"hole": [0, 0], "through": [0, 1], "points": [[0, 1], [0.5, 3], [1.5, 1], [0, -0.5]]},
        [6, 4, None, None],
    ),
)
def _shaped_zones(given: ShapedZones, ctx: RulesContext) -> function.Answer:
    east, north = given.through
    if not (east or north):
        raise function.InputError("in: through should not be [0, 0]; it is a direction (SHP-09).")
    axis = degrees(atan2(east, north)) % 360
    found = (zone_at(point, given.hole, axis, ctx) for point in given.points)
    return [None if zone is None else zone.pf for zone in found]


FUNCTIONS = (_blast, _fire_at_charge, _plastic_on, _shaped_on, _shaped_zones)
