"""Whose slot it is, and who may be given orders in it (ACT-02, ACT-16)."""

from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.standing import STANDING
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.step_words import step_words

timing = refuses("timing")
"""A refusal by the rules of time and order, which the table may overrule."""


def out_of_turn(battle: Battle, number: int) -> Refusal | None:
    """Why a unit cannot be given orders at this point of the battle, or None.

    Nobody can overrule these: an order out of its place could not be carried out. What can be done is set right.
    """
    unit = battle.units.get(number)
    if unit is None:
        return unknown_unit(number)
    if battle.stage != "actions":
        sentence = f"Units act in the action step; this is the {step_words(battle.stage).name} step."
        return nonsense("not-now", sentence, "SEQ-04")
    if battle.pending is not None:
        return nonsense("answer-first", "Another player must answer before the battle continues.", "ACT-05")
    if refused := refusal_out(battle, number):
        return refused
    if unit.performed:
        sentence = f"{unit.called} has already acted in {battle.now}."
        return nonsense("performed", sentence, "ACT-16", _set_right(f"{number} performed=no"))
    grouping = battle.active
    if grouping is None or unit.grouping != grouping.id or battle.resolving:
        whose = grouping.name if grouping else "nobody"
        sentence = f"It is {whose}'s turn to act, not {unit.called}'s."
        return nonsense("not-its-slot", sentence, "ACT-02", its_slot(unit))
    return None


def refusal_out(battle: Battle, number: int) -> Refusal | None:
    """Why a unit will never act again as it is, or None (WND-17)."""
    unit = battle.units[number]
    if not unit.out:
        return None
    back = _set_right(f"{number} wound=S")
    return nonsense("out", f"{unit.called} is out of the fight.", "WND-17", back)


def its_slot(unit: Unit) -> str:
    """What makes it the slot of a unit that acts out of its place."""
    return _set_right(f"slot={quote_grouping(unit.grouping)}")


def quote_grouping(grouping: str) -> str:
    """The id of a grouping as it is said."""
    return f'"{grouping}"' if " " in grouping else grouping


def _set_right(change: str) -> str:
    return f"That cannot be overruled; use correct {change} because ... instead."


def of_the_slot(battle: Battle) -> tuple[int, ...]:
    """The units whose slot it is and that can still act; none where no grouping is giving orders."""
    grouping = battle.active
    if grouping is None or battle.pending is not None or battle.resolving:
        return ()
    return tuple(
        unit.id
        for unit in battle.members(grouping.id)
        if not (unit.out or unit.performed or why_incapacitated(unit, battle.now))
    )


def without_orders(battle: Battle) -> tuple[int, ...]:
    """The units of the slot that lack orders: neither told anything, nor busy, watching or with a standing order.

    The dazed, who may only go prone, count where no others are left (WND-02).
    """
    idle = [unit for unit in map(battle.units.__getitem__, of_the_slot(battle)) if _idle(unit)]
    able = [unit for unit in idle if not unit.dazed(battle.now)]
    return tuple(unit.id for unit in able or idle)


def _idle(unit: Unit) -> bool:
    busy = unit.declaration is not None or unit.action is not None or unit.opportunity is not None
    return not (busy or unit.holds(STANDING))
