"""Rain and snow, and who is out in it: ENV-01, ENV-07..ENV-14, A-19, A-95."""

from collections.abc import Collection, Iterator

from squadlog.base.lengths import in_metres
from squadlog.battle.ledger import Line
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Whereabouts
from squadlog.facts.shapes import whole_m
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.weather.record import stated

_ON_TOP = "on:"
_SNOWS = ("snow_5", "snow_15")
_RULES = {"rain": "ENV-08", "snow_5": "ENV-11", "snow_15": "ENV-12"}


def indoors(battle: Battle, where: int | Whereabouts, ctx: RulesContext) -> bool:
    """Whether a unit or a place is inside a building or a ship: as stated of the unit, or as measured (ENV-06, ENV-07).

    Stairways, elevators and airlocks are indoors, with or without a map.
    """
    if isinstance(where, int):
        unit = battle.units[where]
        if (said := stated(unit)) is not None:
            return said == "indoors"
        if unit.place and not unit.place.startswith(_ON_TOP):
            return True
    return ctx.surveyor.indoors(where).value


def decide(looker: int, seen: int | Whereabouts, ctx: RulesContext) -> tuple[int | Whereabouts, ...]:
    """Whose place decides whether the weather counts between two: of whoever is looked at, or of both (A-95)."""
    return (seen,) if ctx.rulings.is_("night.decided_by", "target") else (seen, looker)


def find_sheltered(
    battle: Battle, looker: int, seen: int | Whereabouts, ctx: RulesContext
) -> int | Whereabouts | None:
    """Which of the two keeps rain and snow from counting between them, None where they count (ENV-07, ENV-09)."""
    return next((one for one in decide(looker, seen, ctx) if indoors(battle, one, ctx)), None)


def falling(
    conditions: Collection[str], metres: float | None, ctx: RulesContext
) -> Iterator[tuple[str, str]]:
    """The rows of rain and snow by their keys, each with why it does not count at this range; empty where it does.

    A range that nobody knows is near. A centimetre beyond a full metre is what no ruler can tell.
    """
    begun, rows = whole_m(metres or 0.0), ctx.book.detection.rows
    if "rain" in conditions:
        least = int(ctx.rulings.number("rain.min_range_m"))
        yield "rain", "" if begun > least else f"from beyond {in_metres(least)} on"
    for key in _SNOWS if "snow" in conditions else ():
        beyond, up_to = rows[key].beyond_m or 0, rows[key].max_m
        if begun <= beyond:
            yield key, f"from beyond {in_metres(beyond)} on"
        else:
            yield key, "" if up_to is None or begun <= up_to else f"up to {in_metres(up_to)}"


def around(battle: Battle) -> tuple[str, ...]:
    """What falls from the sky."""
    now = battle.setup.environment
    return tuple(word for word, falls in (("rain", now.rain), ("snow", now.snow)) if falls)


def to_hit(
    battle: Battle, firer: int, target: int | Whereabouts, metres: float | None, ctx: RulesContext
) -> Iterator[Line]:
    """What rain and snow do to a shot (ENV-08, ENV-10..ENV-12); nothing in fair weather."""
    conditions = around(battle)
    if not conditions:
        return
    dry = find_sheltered(battle, firer, target, ctx)
    who = battle.units[dry].called if isinstance(dry, int) else "the target"
    inside = "" if dry is None else f"{who} is indoors [ENV-07]"
    for key, near in falling(conditions, metres, ctx):
        row = ctx.book.to_hit[key]
        note = inside or near
        yield line(key, row.name, row.value, _RULES[key], against=note)


def is_snowed_in(battle: Battle, unit: int, ctx: RulesContext) -> bool:
    """Whether a unit moves through snow (ENV-13)."""
    return battle.setup.environment.snow and not indoors(battle, unit, ctx)
