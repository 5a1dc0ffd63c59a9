"""Who may hide in a battle on paper, and by which right (HID-03..HID-07, A-05, A-07)."""

from collections.abc import Collection, Iterator, Sequence

from squadlog.battle.terms import MayHide, Remark, Side
from squadlog.book.rulings import Rulings
from squadlog.setup.plan import BattlePlan, MusterError
from squadlog.squads.hiding import KEY, pays_flat, prices_for_choice


def rights(plan: BattlePlan, chapters: Collection[str], rulings: Rulings) -> tuple[MayHide, ...]:
    """The sides that may hide: those that are said, else all, each for what it has paid or will.

    None where hiding is not played. Whether anybody of a side does hide is not to be seen from it. Raises MusterError
    for a side that there is not.
    """
    if KEY not in chapters:
        return ()
    sides = tuple(dict.fromkeys(force.side for force in plan.forces))
    if strangers := [one.side for one in plan.may_hide if one.side not in sides]:
        raise MusterError(f"{strangers[0]} is not a side of this battle, so it has no soldiers to hide.")
    bought = {force.side for force in plan.forces if pays_flat(force.plan)}
    each = prices_for_choice(rulings)[0]
    return plan.may_hide or tuple(
        MayHide(side=side, source="flat" if side in bought else each) for side in sides
    )


def doubtful_rights(
    may_hide: Sequence[MayHide], sides: Sequence[Side], rulings: Rulings, defender: str = ""
) -> Iterator[Remark]:
    """A price that this table does not take, or a side that buys what is for the defender alone.

    Where nobody has said who the `defender` is, the first that buys it is taken for that.
    """
    names = {side.id: side.name for side in sides}
    flat = [one.side for one in may_hide if one.source == "flat"]
    alone = defender or next(iter(flat), "")
    for one in may_hide:
        squad, price = f"{one.side}-1", prices_for_choice(rulings)
        if one.source in ("percent", "flat") and one.source not in price:
            sentence = f"{names[one.side]} pays {one.source} to hide; this table reads {price[0]} (A-05)."
            yield Remark(squad=squad, rule="HID-04", sentence=sentence)
        if one.side in flat and one.side != alone and rulings.is_("hiding.flat_for", "defender"):
            sentence = f"{names[one.side]} pays flat to hide, which the defender alone may (A-07)."
            yield Remark(squad=squad, rule="HID-07", sentence=sentence)
