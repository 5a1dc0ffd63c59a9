"""Who may hide in a battle on paper, and by which right (HID-03..HID-07, A-05, A-07)."""

from collections.abc import Collection, Iterator, Sequence

from squadlog.battle.setup import MayHide, Remark, Side
from squadlog.muster.plan import BattlePlan, Force, MusterError
from squadlog.rulebook.rulings import Rulings
from squadlog.squads.hiding import HIDDEN, KEY, hidden_on, pays_flat, prices_for_choice


def rights(plan: BattlePlan, chapters: Collection[str], rulings: Rulings) -> tuple[MayHide, ...]:
    """The sides that may hide: as it is said, else who has paid for it or has somebody begin hidden.

    None where hiding is not played. Raises MusterError for a side that there is not.
    """
    if KEY not in chapters:
        return ()
    sides = tuple(dict.fromkeys(force.side for force in plan.forces))
    said = {one.side: one for one in plan.may_hide}
    if strangers := [side for side in said if side not in sides]:
        raise MusterError(f"{strangers[0]} is no side of this battle, so it has nobody to hide.")
    found = (said.get(side) or _bought(side, plan.forces, rulings) for side in sides)
    return tuple(one for one in found if one is not None)


def _bought(side: str, forces: Sequence[Force], rulings: Rulings) -> MayHide | None:
    squads = [force for force in forces if force.side == side]
    if any(pays_flat(force.plan) for force in squads):
        return MayHide(side=side, source="flat")
    if any(hidden_on(force.plan) or _told(force) for force in squads):
        return MayHide(side=side, source=prices_for_choice(rulings)[0])
    return None


def _told(force: Force) -> bool:
    return any(HIDDEN in words for words in force.begins.values())


def doubtful_rights(may_hide: Sequence[MayHide], sides: Sequence[Side], rulings: Rulings) -> Iterator[Remark]:
    """A price that this table does not take, or a second side that buys what is for the defender alone."""
    names = {side.id: side.name for side in sides}
    flat = [one.side for one in may_hide if one.source == "flat"]
    for one in may_hide:
        squad, price = f"{one.side}-1", prices_for_choice(rulings)
        if one.source in ("percent", "flat") and one.source not in price:
            sentence = f"{names[one.side]} pays {one.source} to hide; this table reads {price[0]} (A-05)."
            yield Remark(squad=squad, rule="HID-04", sentence=sentence)
        if one.side in flat[1:] and rulings.is_("hiding.flat_for", "defender"):
            sentence = f"{names[one.side]} pays flat to hide, which the defender alone may (A-07)."
            yield Remark(squad=squad, rule="HID-07", sentence=sentence)
