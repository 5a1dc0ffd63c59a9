"""Charges that a side conceals before play, out of what its soldiers carry (EXP-18)."""

from collections.abc import Iterator

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.rules.explosives.battering import row_of
from squadlog.rules.explosives.record import CHARGE, SHAPED, assigned
from squadlog.rules.house.belongings import no
from squadlog.rules.laid_out.things import LayThing, laid_out
from squadlog.rules.table import Table


def objections(battle: Battle, command: LayThing, table: Table) -> Iterator[Refusal]:
    """A shaped one touches an obstacle (SHP-03), and what is to lie against one lies there (EXP-04)."""
    lying = {one.number for one in laid_out(battle).things if one.kind == CHARGE}
    carried = (one for one in assigned(battle, command.side) if one.number not in lying)
    item = next((one.item for one in assigned(battle, command.side) if one.number == command.number), None)
    if (item or next((one.item for one in carried), "")) == SHAPED and command.on is None:
        sentence = "A shaped charge has to touch the obstacle that it is to pierce."
        yield no("no-obstacle", sentence, "SHP-03", "Name it: on D1.")
        return
    feature = battle.features.get(command.on or "")
    if feature is None:
        return
    if row_of(feature, table) is None:
        yield no("indestructible", f"{feature.name} cannot be destroyed.", "OBS-17", "Lay it on the ground.")
    elif command.at is not None and table.surveyor.point_of(feature.id, (command.at.x, command.at.y)) is None:
        yield no("not-on-it", f"{feature.name} is not there.", "EXP-04", "Name a place right beside it.")
