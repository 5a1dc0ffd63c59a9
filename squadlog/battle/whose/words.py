"""Whose word each kind of command is, beside `rights`, which knows the side: who of its people may say it.

Of a soldier, who commands it; of a grouping, who commands most of it, else the first; of a side, any of its people; of
anybody, everybody. What is the whole table's is the referee's, or all sides' together, and so is no person's; turn 1
opens when each side is ready. A slot is done when all are who command somebody in it.
"""

from collections.abc import Callable
from typing import Any, Literal

from squadlog.battle import commands as say
from squadlog.battle import rights
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import commander_of, commander_of_most, has_people
from squadlog.facts.seats import for_all

Whose = Literal["commander", "most", "all who command there", "side", "anybody", "table", "each side", "seat"]
"""Who of a side: who commands the soldier or all of them; most of the grouping; all in the slot, one after the other;
any of the side; any of any side; the referee, or all sides; each side; who sits there."""

_BY_OWNER: dict[rights.Owner, Whose] = {
    rights.of_unit: "commander",
    rights.of_units: "commander",
    rights.of_grouping: "most",
    rights.of_side: "side",
    rights.of_anybody: "anybody",
    rights.of_all: "table",
    rights.of_its_seat: "seat",
}
"""By what `rights` has as the owner of a kind of command: so most kinds, and those of the chapters, have their row."""
_BY_KIND: dict[str, Whose] = {
    "begin": "each side",
    "say_ready": "side",
    "done": "all who command there",
    "orders": "commander",
    "correct": "commander",
    "name_leader": "commander",
    "set_dice": "side",
    "time_out": "side",
    "say_found": "side",
    "say_missed": "side",
}
"""Those whose owner does not tell it."""


def whose_word(kind: type) -> Whose:
    """Who of a side says such a command. KeyError for a kind without a row."""
    name = str(kind.__dataclass_fields__["kind"].default)  # type: ignore[attr-defined]  # a command has a kind
    return _BY_KIND[name] if name in _BY_KIND else _BY_OWNER[rights.OWNERS[kind]]


def not_yours(battle: Battle, seat: str, name: str, command: say.Command) -> Refusal | None:
    """Why a command of a side is not for that person of it to say; None when it may.

    Whoever gives no name speaks for the whole side, as all do where nobody of it is named.
    """
    if for_all(seat) or not name or not has_people(battle, seat):
        return None
    find = _NAMED.get(whose_word(type(command)))
    return None if find is None else refuse_other(find(battle, command), name)


def refuse_other(whose: str, name: str) -> Refusal | None:
    """The refusal of whoever is not that person; None for the person itself, and where anybody of the side may."""
    if whose in ("", name):
        return None
    return Refusal(code="not-yours", sentence=f"Only {whose} can say this.", rule="")


def not_last(others: str) -> Refusal:
    """The refusal of an order of acting that is said while others of the side give their soldiers orders."""
    sentence = f"The last done says in what order all act, and {others} may still order."
    return Refusal(code="not-last", sentence=sentence, rule="ACT-16", instead="Write done.")


def not_your_die(battle: Battle, seat: str, name: str, who: str) -> Refusal | None:
    """Why a die for a soldier or a grouping is not for that person to roll; None when it may."""
    return None if for_all(seat) or not name else refuse_other(roller(battle, who), name)


def roller(battle: Battle, who: str) -> str:
    """Who rolls a die for a soldier or a grouping, as the roll names it; empty: any of the side."""
    if who in battle.groupings:
        return commander_of_most(battle, battle.groupings[who].units)
    return commander_of(battle, int(who)) if who.isdecimal() else ""


def _of_soldiers(battle: Battle, command: Any) -> str:  # noqa: ANN401 - every command about soldiers
    """Who commands all of them; of several people's the first whose it is not alone."""
    units = (
        [one.unit for one in command.orders]
        if isinstance(command, say.Orders)
        else command.units
        if hasattr(command, "units")
        else [command.unit]
    )
    found = dict.fromkeys(filter(None, (commander_of(battle, one) for one in units)))
    return " and ".join(found)


def _of_grouping(battle: Battle, command: Any) -> str:  # noqa: ANN401 - every command about a grouping
    grouping = battle.groupings.get(command.grouping)
    return "" if grouping is None else commander_of_most(battle, grouping.units)


_NAMED: dict[Whose, Callable[[Battle, Any], str]] = {"commander": _of_soldiers, "most": _of_grouping}
"""What finds the person by name; any of the side says the rest, and `done` is each one's own."""
