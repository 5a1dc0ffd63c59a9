"""Who sits at a battle: in a line for people, and as data for programs, as far as a seat may know it."""

from typing import Any

from squadlog.base.names import numbers
from squadlog.battle.state import Known
from squadlog.battle.whose.seats import TableSeat, is_person, seat_named, seats_of
from squadlog.facts.seats import Speaker

_KINDS = {"referee": "the referee", "display": "a display"}


def seat_lines(battle: Known) -> tuple[str, ...]:
    """Give the line of who sits there and whom he commands; none where nobody is named."""
    found = seats_of(battle)
    if not any(is_person(battle, one) for one in found):
        return ()
    return (f"Seats: {', '.join(_told(battle, one) for one in found)}",)


def _told(battle: Known, one: TableSeat) -> str:
    person = is_person(battle, one)
    parts = [_KINDS.get(one.kind) or _commands(battle, one)] if person else []
    parts += [f"acts for {name}" for name in one.acting_for]
    parts += ["has left"] if one.left else []
    called = one.name if person else battle.setup.side_name(one.side) if one.side else _KINDS[one.kind]
    return f"{called} ({'; '.join(parts)})" if parts else called


def _commands(battle: Known, one: TableSeat) -> str:
    side = battle.setup.side_name(one.side)
    if isinstance(one.commands, str):
        return side if one.commands == "untold" else f"{side}: all"
    return f"{side}: {numbers(one.commands) if one.commands else 'nobody'}"


def seats_value(battle: Known) -> list[dict[str, Any]]:
    """Give every seat as data: what it commands stands there for a player's whose side may know it."""
    return [
        {
            "name": one.name,
            "kind": one.kind,
            "side": one.side,
            **({} if one.kind != "player" or one.commands == "untold" else {"commands": one.commands}),
            "acting_for": one.acting_for,
            "left": one.left,
        }
        for one in seats_of(battle)
    ]


def sits_words(battle: Known, who: Speaker) -> str:
    """Give who sits at a side: a person with a seat of it before it; empty for what is no side."""
    side = next((side.name for side in battle.setup.sides if side.id == who.seat), "")
    seat = seat_named(battle, who.name) if side and who.name else None
    return f"{seat.name}, {side}" if seat is not None and seat.side == who.seat else side
