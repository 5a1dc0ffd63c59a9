"""Who is meant by the squads and groupings that a part of the page names (SCN-12)."""

from squadlog.base.remember_last import remember_last
from squadlog.battle.state import Battle
from squadlog.battle.terms import Soldier
from squadlog.rules.scenario.progress import Left, page_of, progress_of


def of_squads(battle: Battle, side: str, squads: tuple[str, ...]) -> frozenset[int]:
    """The units of a side (empty: of all) that belong to these squads or groupings, by name or id.

    All of them where none is named.
    """
    if not squads:
        return _all_of(battle, side)
    wanted = {name.casefold() for name in squads}
    return frozenset(
        unit.id
        for unit in battle.units.values()
        if side in ("", unit.side) and wanted & _names(battle, unit.soldier, unit.grouping)
    )


@remember_last
def _all_of(battle: Battle, side: str) -> frozenset[int]:
    return frozenset(unit.id for unit in battle.units.values() if side in ("", unit.side))


def find_left(battle: Battle, side: str, squads: tuple[str, ...]) -> tuple[Left, ...]:
    """The soldiers of a side, or of these squads or groupings of it, that have left the map."""
    wanted = {name.casefold() for name in squads}
    return tuple(
        gone
        for gone in progress_of(battle).left
        if gone.soldier.side == side and (not wanted or wanted & _names(battle, gone.soldier, gone.grouping))
    )


def _names(battle: Battle, soldier: Soldier, grouping: str) -> frozenset[str]:
    """What a part of the page may call a soldier by: his name, his squad, his grouping."""
    rolls = battle.groupings.get(grouping)
    ranks = [rolls.name] if rolls is not None else _ranks_at_first(battle, grouping)
    squads = (name for name, units in page_of(battle).squads if soldier.id in units)
    return frozenset(name.casefold() for name in (soldier.name, soldier.squad, grouping, *ranks, *squads))


def _ranks_at_first(battle: Battle, grouping: str) -> list[str]:
    """The name of a grouping with nobody left."""
    came = (rank for reserve in battle.setup.reserves for rank in reserve.groupings)
    return [rank.name for rank in (*battle.setup.groupings, *came) if rank.id == grouping]
