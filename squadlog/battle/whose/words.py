"""Whose word each kind of command is, beside `rights`, which knows the side: who of its people may say it.

Of a soldier, who commands it; of a grouping, who commands most of it, else the first; of a side, any of its people; of
anybody, everybody. What is the whole table's is the referee's, or all sides' together, and so is no person's; turn 1
opens when each side is ready. A slot is done when all are who command somebody in it. A seat is the word of who sits
there; who acts for another says what he may; and who has a seat but nobody to command orders nobody.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from squadlog.battle import commands as say
from squadlog.battle import rights
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import (
    commanders_of,
    commanders_of_most,
    commands_nobody,
    has_left,
    has_people,
    people_by_name,
    voices,
)
from squadlog.battle.whose.seats import person_named
from squadlog.facts.seats import for_all

Whose = Literal[
    "commander", "most", "all who command there", "side", "anybody", "table", "each side", "seat",
    "person", "actor", "holder",
]  # fmt: skip
"""Who of a side: who commands the soldier or all of them; most of the grouping; all in the slot, one after the other;
any of the side; any of any side; the referee, or all sides; each side; who sits there; the person that it is about;
that person, or who acts for it; who commands the soldiers until then."""
_ORDERS: frozenset[Whose] = frozenset({"commander", "most", "all who command there"})
"""What nobody says who commands nobody."""

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
    "give_seat": "side",
    "command_them": "holder",
    **dict.fromkeys(("hand_over", "leave_seat", "come_back"), "person"),
    **dict.fromkeys(("act_for", "stop_acting"), "actor"),
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
    whose = whose_word(type(command))
    if whose in _ORDERS and (refused := orders_nobody(battle, seat, name)):
        return refused
    find = _NAMED.get(whose)
    return None if find is None else refuse_other(battle, seat, name, find(battle, command))


def orders_nobody(battle: Battle, side: str, name: str) -> Refusal | None:
    """The refusal of whoever of a side has gone, or sits there with nobody to command; None for all others."""
    if has_left(battle, side, name):
        told, instead = f"{name} has left.", f"Write come back {name}."
    elif commands_nobody(battle, side, name):
        told, instead = f"{name} commands nobody here.", ""
    else:
        return None
    return Refusal(code="not-yours", sentence=told, rule="", instead=instead)


Those = tuple[str, ...]
"""People of a side any of whom may say something; nobody: whoever of it likes."""


def refuse_other(battle: Battle, side: str, name: str, needed: Iterable[Those]) -> Refusal | None:
    """The refusal of who is none of those whose words are `needed`, and acts for none; None for who may say it all."""
    speaks = voices(battle, side, name)
    needed = [those for those in dict.fromkeys(needed) if those]
    if all(speaks.intersection(those) for those in needed):
        return None
    return Refusal(code="not-yours", sentence=f"Only {names(needed)} can say this.", rule="")


def names(needed: Iterable[Those]) -> str:
    """Those whose words are needed, by name: `Ann and Ben`, of several who may `Ann or Ben`."""
    return " and ".join(dict.fromkeys(" or ".join(those) for those in needed if those))


def takes_back(battle: Battle, side: str, name: str, said_by: str) -> bool:
    """Whether what somebody of a side said is for a person of it to take back: his own, or of those he acts for.

    Of who is none of its people, or has gone, it is for any of them, as it is for who gives no name.
    """
    if not name or said_by not in people_by_name(battle, side) or has_left(battle, side, said_by):
        return True
    return said_by in voices(battle, side, name)


def not_last(others: str) -> Refusal:
    """The refusal of an order of acting that is said while others of the side give their soldiers orders."""
    sentence = f"The last done says in what order all act, and {others} may still order."
    return Refusal(code="not-last", sentence=sentence, rule="ACT-16", instead="Write done.")


def not_your_die(battle: Battle, seat: str, name: str, who: str) -> Refusal | None:
    """Why a die for a soldier or a grouping is not for that person to roll; None when it may."""
    return None if for_all(seat) or not name else refuse_other(battle, seat, name, [rollers(battle, who)])


def rollers(battle: Battle, who: str) -> Those:
    """Who may roll a die for a soldier or a grouping, as the roll names it."""
    if who in battle.groupings:
        return commanders_of_most(battle, battle.groupings[who].units)
    return commanders_of(battle, int(who)) if who.isdecimal() else ()


def _of_soldiers(battle: Battle, command: Any) -> list[Those]:  # noqa: ANN401 - every command about soldiers
    """Who commands each of them."""
    units = (
        [one.unit for one in command.orders]
        if isinstance(command, say.Orders)
        else command.units
        if hasattr(command, "units")
        else [command.unit]
    )
    return [commanders_of(battle, one) for one in units]


def _of_grouping(battle: Battle, command: Any) -> list[Those]:  # noqa: ANN401 - every command about a grouping
    grouping = battle.groupings.get(command.grouping)
    return [] if grouping is None else [commanders_of_most(battle, grouping.units)]


def _of_person(battle: Battle, command: Any) -> list[Those]:  # noqa: ANN401 - every command about a person
    """The person itself."""
    return [_called(battle, command.name)]


def _of_actor(battle: Battle, command: Any) -> list[Those]:  # noqa: ANN401 - every command about who acts for whom
    """Either of the two."""
    return [(*_called(battle, command.by), *_called(battle, command.name))]


def _called(battle: Battle, name: str) -> Those:
    seat = person_named(battle, name) if name else None
    return () if seat is None else (seat.name,)


_NAMED: dict[Whose, Callable[[Battle, Any], list[Those]]] = {
    "commander": _of_soldiers, "holder": _of_soldiers, "most": _of_grouping, "person": _of_person, "actor": _of_actor,
}  # fmt: skip
"""What finds the people by name; any of the side says the rest, and `done` is each one's own."""
