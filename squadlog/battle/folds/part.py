"""Units as folds make and change them."""

from squadlog.battle.arms import arms_of
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import states_on_entry
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Setup, Soldier, Start


def fresh(
    soldier: Soldier,
    grouping: str,
    setup: Setup,
    start: Start | None,
    chapters: tuple[str, ...],
    *,
    under_way: bool = False,
) -> Unit:
    """A unit as it comes into the battle under these chapters; `start` None: it stands on no map."""
    return Unit(
        soldier=soldier,
        grouping=grouping,
        wound=soldier.brought,
        arms=arms_of(soldier.weapons),
        in_hand=soldier.weapons[0] if soldier.weapons else None,
        items=soldier.equipment,
        keys=soldier.keys,
        pack_on=setup.packs_on,
        position=None if start is None else start.position,
        floor=1 if start is None else start.floor,
        held=states_on_entry(soldier, chapters, under_way=under_way),
    )


def unit_changed(battle: Battle, number: int, **changes: object) -> Battle:
    """The battle with one unit changed."""
    before = battle.units[number]
    unit = changed(before, **changes)  # type: ignore[arg-type] # fields of a unit
    if unit is before:
        return battle
    return changed(battle, units={**battle.units, number: unit})
