"""The chips of a battle on its map, as far as the seat that looks knows: soldiers, the fallen, markers."""

from collections.abc import Iterator, Sequence

from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Unit
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.chip import DAZED, IN_MELEE, WATCHING, Chip
from squadlog.ground.drawing.figures.hues import hues_of
from squadlog.rules.common.advanced import lying, signs, states

_GRAVEST = (IN_MELEE, "⚑", "f", DAZED, "✖", "?", WATCHING)
"""Signs in the order in which they are wanted where there is room for few: melee, routed, frozen, dazed."""


def chips_of(
    battle: Battle,
    floor: int | None = None,
    *,
    chosen: int | None = None,
    asked: frozenset[int] = frozenset(),
    endangered: frozenset[int] = frozenset(),
) -> tuple[Chip, ...]:
    """Everybody and every marker with a place on the map, on one floor or on all, those who give way last.

    The chosen unit comes first, then soldiers in action, markers, and the fallen. `battle` is what a seat knows;
    nothing else is looked at. `asked` wait for an order, `endangered` stand in the fire of their own side.
    """
    sides = tuple(side.id for side in battle.setup.sides)
    hues = hues_of(tuple(side.name for side in battle.setup.sides))
    found: list[Chip] = []
    for unit in battle.units.values():
        at = unit.position
        if at is None or floor not in (None, unit.floor):
            continue
        place = sides.index(unit.side)
        found.append(
            Chip(
                text=str(unit.id),
                spot=Spot(at.x, at.y, unit.floor),
                kind="body" if unit.out else "unit",
                number=unit.id,
                side=place,
                hue=hues[place],
                facing_deg=at.facing_deg,
                posture="prone" if unit.out else unit.posture,
                wound="" if unit.wound == "none" else unit.wound,
                signs=() if unit.out else tuple(_signs(unit, battle.now)),
                name=unit.soldier.name,
                words=_words(battle, unit, asked=unit.id in asked),
                chosen=unit.id == chosen,
                asked=unit.id in asked,
                endangered=unit.id in endangered,
            )
        )
    found += _markers(battle, floor, sides, hues, {chip.number for chip in found})
    return tuple(sorted(found, key=_precedence))


def _precedence(chip: Chip) -> tuple[bool, int]:
    return not chip.chosen, ("unit", "marker", "body").index(chip.kind)


def _signs(unit: Unit, now: Moment) -> Iterator[str]:
    own = {IN_MELEE: unit.fighting, DAZED: unit.dazed(now), WATCHING: unit.opportunity is not None}
    every = [sign for sign, holds in own.items() if holds]
    every += [sign for sign in signs(unit.held) if sign not in every]
    yield from sorted(every, key=lambda sign: _GRAVEST.index(sign) if sign in _GRAVEST else len(_GRAVEST))


def _words(battle: Battle, unit: Unit, *, asked: bool) -> str:
    """`3 Tobias Renn, Commonwealth: kneeling, wound M, dazed`."""
    told: list[str] = [unit.posture] if not unit.out else ["dead" if unit.wound == "D" else "unconscious"]
    if unit.wound != "none" and not unit.out:
        told.append(f"wound {unit.wound}")
    if unit.fighting and not unit.out:
        told.append("in melee")
    if unit.dazed(battle.now) and not unit.out:
        told.append("dazed")
    if unit.opportunity is not None and not unit.out:
        told.append("ready for opportunity fire")
    told += [] if unit.out else [*states(unit.held), *(["asked to act"] if asked else [])]
    return f"{unit.called}, {battle.setup.side_name(unit.side)}: {', '.join(told)}"


def _markers(
    battle: Battle, floor: int | None, sides: Sequence[str], hues: Sequence[str], placed: set[int]
) -> Iterator[Chip]:
    """The counters of the chapters in force, but for those that mark the place of a unit that is drawn itself."""
    for one in lying(battle):
        at = one.position
        if at is None or floor not in (None, one.floor) or one.stands_for in placed:
            continue
        place = sides.index(one.side) if one.side in sides else 0
        yield Chip(
            text=one.text,
            spot=Spot(at.x, at.y, one.floor),
            kind="marker",
            side=place,
            hue=hues[place],
            facing_deg=one.facing_deg,
            name=one.words,
            words=one.words,
        )
