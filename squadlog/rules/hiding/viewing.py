"""What a searcher has before it: the piles in view, what is on the line to each, what lies beneath (DET-05..DET-14)."""

from collections.abc import Iterable, Iterator
from math import atan2, degrees

from squadlog.base.records import record
from squadlog.battle.state import Battle, Unit
from squadlog.book.cover_names import read_feature
from squadlog.facts.ground_facts import SMOKE, Sighting, StatedSighting, Whereabouts
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.camo_tinter.record import ITEM as TINTER
from squadlog.rules.camo_tinter.record import has_tinter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.hiding import detection
from squadlog.rules.hiding.detection import Beneath, Between
from squadlog.rules.hiding.piles import Pile, SearchPiles, has_tried, hiding_of
from squadlog.rules.jammer.record import works
from squadlog.rules.laid_out.tarps import tarp_over
from squadlog.rules.stealth.record import in_stealth
from squadlog.rules.weather import sky
from squadlog.rules.weather.night import in_the_light

_JAMMED_BY, _JAMMER = "jammer", "ecm_jammer"
_MARSH = "marsh"
_NOWHERE = Whereabouts(0.0, 0.0)
"""Where a pile is on no map: its facts are stated."""
_STATED = StatedSurveyor()


@record
class View:
    """A pile as a searcher has it before it: what is on the line, and where to the right of ahead, in degrees.

    `sensed`: something of the searcher's side has it in sight for it, as a ground sensor (SEN-10).
    """

    pile: Pile
    between: Between
    right_deg: float
    sensed: bool = False


def theirs(battle: Battle, side: str) -> tuple[Pile, ...]:
    """The piles of other sides that a side knows are there."""
    return tuple(pile for pile in hiding_of(battle).seen_by_all() if pile.side != side)


def views(battle: Battle, command: SearchPiles, ctx: RulesContext) -> tuple[View, ...]:
    """The piles that a unit may try, from the left of its field of view to the right (DET-05, DET-06, DET-08)."""
    unit, hiding = battle.units[command.unit], hiding_of(battle)
    return views_of(
        battle,
        command,
        [
            pile
            for pile in theirs(battle, unit.side)
            if (not command.piles or pile.number in command.piles)
            and not has_tried(hiding, unit.id, pile.number, battle.now.turn)
        ],
        ctx,
    )


def views_of(
    battle: Battle, command: SearchPiles, piles: Iterable[Pile], ctx: RulesContext
) -> tuple[View, ...]:
    """The views of a unit on these piles, whichever side knows of them."""
    unit = battle.units[command.unit]
    found = list[View]()
    for pile, sighting in _sightings(unit, command, piles, ctx):
        weather = _weather(battle, unit, pile, command, ctx)
        tarp = command.tarp or tarp_over(battle, pile.position, pile.floor, side=pile.side) is not None
        between = _between(sighting, command, weather, ctx, tarp=tarp)
        if not detection.blocking_rule(between, ctx):
            sensed = pile.position is not None and ctx.sensed(battle, unit.side, lies_at(pile))
            found.append(View(pile=pile, between=between, right_deg=_right_of(unit, pile), sensed=sensed))
    return tuple(sorted(found, key=lambda one: (one.right_deg, one.pile.number)))


def _sightings(
    unit: Unit, command: SearchPiles, piles: Iterable[Pile], ctx: RulesContext
) -> Iterator[tuple[Pile, Sighting]]:
    """The piles of the enemy that a unit has before it and in sight: all looked over at once, none twice."""
    stated = _sighting_stated(command)
    placed: dict[Pile, Whereabouts] = {}
    for pile in piles:
        if (place := _place(unit, pile, ctx)) is None:
            yield pile, _STATED.sighting(unit.id, unit.id, stated)
        else:
            placed[pile] = place
    seen = ctx.surveyor.looks_over(unit.id, list(placed.values()), stated)
    yield from ((pile, one) for pile, one in zip(placed, seen, strict=True) if one is not None)


def _sighting_stated(command: SearchPiles) -> StatedSighting:
    depths = [("light_woods", command.light_m), ("heavy_woods", command.heavy_m)]
    return StatedSighting(
        distance_m=command.range_m,
        covers=(f"{command.cover}_hard",) if command.cover else None,
        depths=tuple((kind, metres) for kind, metres in depths if metres is not None),
    )


def _place(unit: Unit, pile: Pile, ctx: RulesContext) -> Whereabouts | None:
    """Where a pile is, and over which way it looks out as far as that unit is concerned (A-22); None: on no map."""
    at = pile.position
    if at is None:
        return None
    match ctx.rulings.choice("detection.hidden_observes"):
        case "facing" if not pile.looks_round:
            facing: float | None = at.facing_deg
        case "always" | "facing" if unit.position is not None:
            facing = degrees(atan2(unit.position.x - at.x, unit.position.y - at.y)) % 360
        case _:
            facing = None
    return Whereabouts(at.x, at.y, pile.floor, facing)


@record
class _Weather:
    """The conditions around a searcher and a pile, and why night, and rain and snow, do not count between them."""

    conditions: tuple[detection.Condition, ...]
    lit: str = ""
    dry: str = ""


def _weather(battle: Battle, unit: Unit, pile: Pile, command: SearchPiles, ctx: RulesContext) -> _Weather:
    """As it is around everybody, and as the table states it of this search (ENV-01, ENV-04, ENV-07, ENV-08)."""
    around = battle.setup.environment
    holds: dict[detection.Condition, bool] = {
        "night": around.night,
        "rain": around.rain or command.rain,
        "snow": around.snow or command.snow,
    }
    place = _place(unit, pile, ctx) or _NOWHERE
    lit = in_the_light(battle, unit.id, place, ctx) if around.night else None
    falls = bool(sky.around(battle)) and not (command.rain or command.snow)
    dry = sky.find_sheltered(battle, unit.id, place, ctx) if falls else None
    return _Weather(
        conditions=tuple(key for key, there in holds.items() if there),
        lit=_whose(unit, lit, "in the light [ENV-06]"),
        dry=_whose(unit, dry, "indoors [ENV-07]"),
    )


def _whose(unit: Unit, where: int | Whereabouts | None, holds: str) -> str:
    """Of which of the two it holds, in a few words; empty for none."""
    return "" if where is None else f"{unit.called if where == unit.id else 'the pile'} is {holds}"


def lies_at(pile: Pile) -> Whereabouts:
    """The place of a pile on the map, for who looks at the ground there."""
    at = pile.position
    return _NOWHERE if at is None else Whereabouts(at.x, at.y, pile.floor, at.facing_deg)


def _between(
    sighting: Sighting, command: SearchPiles, weather: _Weather, ctx: RulesContext, *, tarp: bool
) -> Between:
    """What is on the line and around it, as measured and as the table states it.

    A marsh counts as what it is, and is no cover besides (DET-33).
    """
    met = [one.kind for one in sighting.crossed if one.metres is None]
    rows = [read_feature(kind, ctx.book) for kind in met if kind != _MARSH]
    heights = {row[0].height for row in rows if row is not None}
    return Between(
        metres=sighting.distance.value,
        cover="full" if "full" in heights else "half" if "half" in heights else "none",
        light_woods_m=sighting.depth_m("light_woods"),
        heavy_woods_m=sighting.depth_m("heavy_woods"),
        marsh=command.marsh or _MARSH in met,
        smoke=command.smoke or any(one.kind == SMOKE for one in sighting.crossed),
        holotarp=tarp,
        conditions=weather.conditions,
        lit=weather.lit,
        dry=weather.dry,
    )


def _right_of(unit: Unit, pile: Pile) -> float:
    """How far to the right of where the unit looks a pile lies, in degrees; minus is to the left."""
    here, there = unit.position, pile.position
    if here is None or there is None:
        return 0.0
    bearing = degrees(atan2(there.x - here.x, there.y - here.y))
    return (bearing - here.facing_deg + 180) % 360 - 180


def beneath(battle: Battle, pile: Pile, command: SearchPiles) -> Beneath:
    """What lies beneath a pile, as its owner knows it and as the table states it (HID-14, DET-14)."""
    if pile.unit is None:
        return Beneath()
    unit = battle.units[pile.unit]
    return Beneath(
        suit=unit.soldier.armour,
        stealth=in_stealth(unit),
        camo=command.tinter or _is_tinted(battle, pile.side),
        jammer=is_jammed(battle, pile, command),
    )


def is_jammed(battle: Battle, pile: Pile, command: SearchPiles) -> bool:
    """Whether the side of a pile has a jammer, or the table states one."""
    if _JAMMED_BY in battle.chapters:
        return command.jammer or works(battle, pile.side)
    return command.jammer or _owns(battle, pile.side, _JAMMER)


def _is_tinted(battle: Battle, side: str) -> bool:
    """Whether a side has a camo tinter; where that is not played, what somebody carries counts as it always has."""
    if TINTER in battle.chapters:
        return has_tinter(battle.setup, side)
    return _owns(battle, side, TINTER)


def _owns(battle: Battle, side: str, item: str) -> bool:
    """Whether a side has something that serves all of it."""
    return any(item in unit.soldier.equipment for unit in battle.units.values() if unit.side == side)
