"""Who is in an area: as the table has said, or else as the map has it (SCN-09)."""

from collections.abc import Iterable

from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Whereabouts
from squadlog.facts.scenario.area import NamedArea
from squadlog.rules.common.context import RulesContext
from squadlog.rules.hiding.piles import hiding_of
from squadlog.rules.scenario.progress import page_of, progress_of


def is_inside(battle: Battle, unit: int, area: NamedArea, ctx: RulesContext) -> bool:
    """Whether a unit is in an area; False where nobody can tell."""
    said = dict(progress_of(battle).inside).get(area.id)
    if said is not None:
        return unit in said
    found = ctx.surveyor.inside(unit, area)
    return found is not None and found.value


def place_inside(where: Whereabouts, area: NamedArea, ctx: RulesContext) -> bool | None:
    """Whether a place on the map is in an area; None where nobody can tell."""
    found = ctx.surveyor.inside(where, area)
    return None if found is None else found.value


def conscious_in(battle: Battle, name: str, units: Iterable[int], ctx: RulesContext) -> tuple[int, ...]:
    """The units among `units` that are conscious and in the area of that id."""
    area = page_of(battle).area(name)
    if area is None:
        return ()
    fit = [number for number in units if not battle.units[number].out]
    said = next((those for known, those in progress_of(battle).inside if known == area.id), None)
    if said is not None:
        return tuple(number for number in fit if number in said)
    if not area.drawn:
        return ()
    asks = ctx.surveyor.inside
    return tuple(number for number in fit if (found := asks(number, area)) is not None and found.value)


def conscious_beneath(battle: Battle, name: str, units: Iterable[int], ctx: RulesContext) -> tuple[int, ...]:
    """The units among `units` that are conscious and hide in that area, as the map has it (HID-02)."""
    area = page_of(battle).area(name)
    if area is None or any(known == area.id for known, _ in progress_of(battle).inside):
        return ()
    wanted = frozenset(units)
    return tuple(
        pile.unit
        for pile in hiding_of(battle).piles
        if pile.unit in wanted and pile.unit is not None and not battle.units[pile.unit].out
        and (at := pile.position) is not None and place_inside(Whereabouts(at.x, at.y, pile.floor), area, ctx)
    )  # fmt: skip
