"""What a side has for all of it: what it costs, and what a holotarp covers."""

from typing import Annotated

from squadlog.base.limits import Bounds
from squadlog.extras.calc.function import Answer, Count, Input, ask_key, calculation
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import LaidThing
from squadlog.rules.laid_out.tarps import covers

_ROWS = {
    "launcher": "grenade_launcher",
    "mine": "mine",
    "plastic": "plastic_charge",
    "shaped": "shaped_charge",
    "mortar": "mortar_mission",
    "missile": "missile_mission",
    "holotarp": "holotarp",
    "jammer": "ecm_jammer",
    "sensor": "ground_sensor",
    "camo": "camo_tinter",
}
Coordinate = Annotated[float, Bounds(ge=-1_000_000, le=1_000_000)]
Spot = Annotated[tuple[Coordinate, Coordinate], Bounds(strict=False)]


class Bought(Input):
    """How many of each."""

    launcher: Count = ask_key(default=0, description="grenade launchers")
    mine: Count = ask_key(default=0, description="mines")
    plastic: Count = ask_key(default=0, description="plastic charges")
    shaped: Count = ask_key(default=0, description="shaped charges")
    mortar: Count = ask_key(default=0, description="mortar strikes")
    missile: Count = ask_key(default=0, description="missile strikes")
    holotarp: Count = ask_key(default=0, description="holotarps")
    jammer: Count = ask_key(default=0, description="ECM jammers")
    sensor: Count = ask_key(default=0, description="ground sensors")
    camo: Count = ask_key(default=0, description="camo tinters")


@calculation(
    "What the equipment of a side costs (TA-14).",
    gives="points",
    example=({"launcher": 2, "mine": 3, "plastic": 2, "jammer": 1}, 43),
)
def _equipment_cost(given: Bought, ctx: RulesContext) -> Answer:
    counts: dict[str, int] = {key: getattr(given, name) for name, key in _ROWS.items()}
    return sum(ctx.book.costs[key].cost * count for key, count in counts.items())


class Tarp(Input):
    """A holotarp, and points of its floor: metres east and north."""

    centre: Spot = ask_key(description="where its counter lies")
    points: Annotated[tuple[Spot, ...], Bounds(strict=False, max_length=1000)] = ask_key(
        description="the points that are asked about"
    )


@calculation(
    "Which points lie under a holotarp (HOL-03).",
    gives="inside, one each",
    example=({"centre": [0, 0], "points": [[1.9, 1.9], [2.1, 0], [-2, 2]]}, [True, False, True]),
)
def _holotarp(given: Tarp, ctx: RulesContext) -> Answer:
    x, y = given.centre
    tarp = LaidThing(
        id="tarp",
        kind="tarp",
        side="",
        number=1,
        position=Position(x=x, y=y),
        width_m=float(ctx.book.figure("tarp")),
    )
    return [covers(tarp, *point, tarp.floor) for point in given.points]


FUNCTIONS = (_equipment_cost, _holotarp)
