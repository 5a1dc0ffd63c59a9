"""Orders of a slot that were not given: typed but refused, or none for somebody who could be given one."""

from collections.abc import Collection, Iterable
from typing import Literal

from squadlog.base.names import numbers, so_many
from squadlog.base.records import record
from squadlog.battle.standing import STANDING
from squadlog.battle.state import Battle, Known, Unit
from squadlog.reports.wording import name_of
from squadlog.rules.common.ask import Ask, units_awaited

NOBODY_ORDERED = (
    "No soldier of {grouping} has an order: {units} would do nothing in this subphase. "
    "Press it again to end the slot."
)
SOME_UNORDERED = "{lacking} of {count} {has} no order: {units}. Press it again to end the slot anyway."
BESIDES = "Also without an order: {units}. "
Form = Literal["by key", "of whom", "whole"]
NAMED = 3
"""Soldiers who are called by their names; where there are more, all are called by their numbers."""


@record
class Unheard:
    """Why something typed did not come about, its slot, and the units it was for as they stood then.

    `by_key`: it was no order at all, and `why` is the key.
    """

    why: str
    by_key: bool
    slot: tuple[object, ...]
    units: tuple[Unit, ...]

    def lacking(self, battle: Battle) -> tuple[Unit, ...]:
        """The units that have been told nothing since then; nobody once it is another slot."""
        same = self.slot == slot_of(battle)
        return tuple(unit for unit in self.units if same and battle.units.get(unit.id) == unit)


class UnheardOrders:
    """What was refused in the slot that is now, of those who can be given orders in it."""

    def __init__(self) -> None:
        self._kept: list[Unheard] = []

    def keep(self, battle: Known, ask: Ask, why: str, units: Iterable[int], *, by_key: bool = False) -> None:
        """Keep that an order was refused for these units, and why."""
        self._kept = [one for one in self._kept if one.slot == slot_of(battle)]
        whom = tuple(battle.units[number] for number in units if number in ask.units)
        if whom:
            self._kept.append(Unheard(why=why, by_key=by_key, slot=slot_of(battle), units=whom))

    def told(self, battle: Known, lacking: Iterable[int] = ()) -> str:
        """What is asked before the slot ends; empty where all with a refused order were told something afterwards.

        Units that are `lacking` an order, but had none refused, are asked about in the same breath.
        """
        alike: dict[tuple[Form, str], set[int]] = {}
        for one in self._kept:
            if units := {unit.id for unit in one.lacking(battle)}:
                alike.setdefault(_reason(one, battle), set()).update(units)
        if not alike or battle.active is None:
            return ""
        reasons = "; ".join(
            _sentence(form, why, name_units(battle, units), len(units))
            for (form, why), units in alike.items()
        )
        slot = battle.groupings[battle.active.id].name
        others = {*lacking} - {unit for units in alike.values() for unit in units}
        besides = BESIDES.format(units=name_units(battle, others)) if others else ""
        return f"Refused in this slot: {reasons}. {besides}End the slot of {slot} anyway?"


class Unordered:
    """The units of a slot that were given no order while others were, and those for whom that is meant.

    That it is meant is said by pressing again the key that ends the slot; by what speaks for the whole slot; and by
    marks, which choose some units with all of them in view.
    """

    def __init__(self) -> None:
        self._meant: frozenset[int] = frozenset()
        self._said_in: object = None

    def said(self, battle: Battle) -> None:
        """Note that whoever has no order in this slot is to have none."""
        self._said_in = slot_of(battle)

    def meant(self, units: Iterable[int]) -> None:
        """Note that these units are to have no order, in this slot and later ones, until they are given one again."""
        self._meant |= {*units}

    def lacking(self, battle: Known, ask: Ask, undecided: Iterable[int]) -> tuple[int, ...]:
        """The units that could be given an order and were not while others were; nobody where that is meant."""
        if ask.kind != "declare" or ask.grouping is None:
            return ()
        ordered = {unit.id for unit in battle.members(ask.grouping) if unit.declaration is not None}
        self._meant -= ordered
        if not ordered or self._said_in == slot_of(battle):
            return ()
        able = frozenset(undecided) - self._meant
        return tuple(number for number in units_awaited(battle, ask) if number in able)


def some_unordered(battle: Known, ask: Ask, lacking: Iterable[int]) -> str:
    """What is asked before a slot ends in which the units `lacking` got no order while others did; empty for nobody."""
    units = tuple(lacking)
    if not units or ask.grouping is None:
        return ""
    ordered = [unit.id for unit in battle.members(ask.grouping) if unit.declaration is not None]
    count, has = len({*ask.units, *ordered}), "has" if len(units) == 1 else "have"
    return SOME_UNORDERED.format(lacking=len(units), count=count, has=has, units=name_units(battle, units))


def _reason(one: Unheard, battle: Known) -> tuple[Form, str]:
    """The form of words, and why, without the names of the units: what is alike is told once, of all of them."""
    why = one.why.removesuffix(".")
    if one.by_key:
        return "by key", why
    for unit in one.units:
        named = f"{name_of(battle, unit.id)} "
        if why.startswith(named):
            return "of whom", why.removeprefix(named)
    return "whole", why


def _sentence(form: Form, why: str, who: str, count: int) -> str:
    match form:
        case "by key":
            return f"{why} for {who}"
        case "of whom":
            return f"{who} {why}" if count == 1 else f"{who}: {why}"
        case "whole":
            return why


def name_units(battle: Known, units: Iterable[int]) -> str:
    """Soldiers by number and name, or by number alone where they are many."""
    whom = sorted(units)
    return ", ".join(name_of(battle, one) for one in whom) if len(whom) <= NAMED else numbers(whom)


def split_for_order(units: Iterable[Unit], asked: Collection[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who of a grouping can be given one order together, and who is left out, as it would break off an action.

    Nobody who is out of the fight; where all are in the middle of an action, those of them who are `asked` go together.
    """
    able = [unit for unit in units if not unit.out]
    free = [unit.id for unit in able if unit.action is None]
    together = tuple(free or [unit.id for unit in able if unit.id in asked])
    return together, tuple(unit.id for unit in able if unit.id not in together)


def format_left_out(battle: Known, units: Iterable[int], *, others: bool) -> str:
    """Who was not marked with a whole group, and how one of them is; `others`: somebody was."""
    whom = sorted(units)
    many = len(whom) > 1
    who = f"{so_many(len(whom), 'soldier')} left out" if others else "No soldier is marked"
    busy = f"{name_units(battle, whom)} {'are' if many else 'is'} in the middle of an action"
    return f"{who}: {busy}. Space marks {'one of them' if many else 'that one'} all the same."


def nobody_ordered(battle: Known, ask: Ask, undecided: Iterable[int]) -> str:
    """What is asked before a slot ends with no order given, although those `undecided` could be given one.

    Empty where somebody was given one, or where all who could be go on with what they are doing.
    """
    if ask.kind != "declare" or ask.grouping is None:
        return ""
    if any(unit.declaration is not None or unit.holds(STANDING) for unit in battle.members(ask.grouping)):
        return ""
    able = frozenset(undecided)
    units = [number for number in units_awaited(battle, ask) if number in able]
    grouping = battle.groupings[ask.grouping].name
    return NOBODY_ORDERED.format(grouping=grouping, units=name_units(battle, units)) if units else ""


def slot_of(battle: Battle) -> tuple[object, ...]:
    """What tells one slot from another: the second, and the number of the grouping, None for none."""
    return battle.now, battle.active.id if battle.active is not None else None
