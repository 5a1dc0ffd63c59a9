"""What of a scenario binds a side now, in words (SCN-12)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.rulebook.rulings import Rulings
from squadlog.rules.scenario.conditions import lifted
from squadlog.rules.scenario.deploying import turn_of
from squadlog.rules.scenario.progress import binds, of_squads, page_of
from squadlog.scenario.condition import Condition
from squadlog.scenario.telling import condition_told


def counsels(battle: Battle, seat: str, rulings: Rulings) -> Iterator[str]:
    """The conditions in force for the side whose word it is; for a seat that is a side, its own."""
    sides = battle.side_ids()
    active = battle.active
    side = seat if seat in sides else "" if active is None else active.side
    for one in page_of(battle).conditions:
        binding = (one.side in ("", side) or not side) and binds(battle, one)
        if binding and not _over(battle, one, rulings):
            yield f"{told(battle, one)} [SCN-12]"


def told(battle: Battle, one: Condition) -> str:
    """A condition as a player reads it."""
    called = {side.id: side.name for side in battle.setup.sides}
    return condition_told(one, page_of(battle), called)


def _over(battle: Battle, one: Condition, rulings: Rulings) -> bool:
    """Whether a ban on attacking is lifted for all whom it binds."""
    if one.kind != "hold_fire":
        return False
    units = (battle.units[number] for number in of_squads(battle, one.side, one.squads))
    return all(lifted(battle, unit, one, rulings) for unit in units if not unit.out)


def sets_up_now(battle: Battle) -> str:
    """Who sets up now, and how it says that it has; empty where all may, or all have."""
    side = turn_of(battle)
    if not side:
        return ""
    ends = f"put 3 12,8 sets one down, deployed {side} ends it"
    return f"{battle.setup.side_name(side)} sets up{_where(battle, side)}: {ends}."


def _where(battle: Battle, side: str) -> str:
    page = page_of(battle)
    units = {unit.id for unit in battle.units.values() if unit.side == side}
    names = [name for place in page.deployment.places if units & {*place.units} for name in place.areas]
    areas = [area.called for name in dict.fromkeys(names) if (area := page.area(name)) is not None]
    return f" in {' or '.join(areas)}" if areas else ""
