"""Who commands a side in a person's place, as far as an extra offers it: chosen before a battle begins, told in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from squadlog.base.errors import SquadlogError
from squadlog.base.plugs import answers, is_answered, is_at_work_beside
from squadlog.session.said.others import BESIDE
from squadlog.session.said.who_sits import others_sit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.terms import Setup
    from squadlog.session.seat import Seat

PERSON = "a person"
QUESTION = "side_commanders"


class SideCommanders(Protocol):
    """Those whom an extra has command sides."""

    def levels(self, *, by_page: bool) -> tuple[str, ...]:
        """The levels that can be chosen, the weakest first; `by_page`: those too who need instructions of a page."""
        ...

    def level(self, said: str) -> str:
        """The level that is meant by a word, in any case. Raises SquadlogError with the nearest for another word."""
        ...

    def why_not(self, setup: Setup, side: str, level: str, *, sealed: bool) -> str:
        """Why one of that level cannot command that side of a battle; empty where he can."""
        ...

    def sit(self, seat: Seat, side: str, level: str) -> None:
        """Have one of that level command a side of the battle at this seat. Raises StoreError."""
        ...

    def sitting(self, seat: Seat) -> Mapping[str, str]:
        """Who commands each side that has one, in a word or two. Raises StoreError."""
        ...

    def have_whole(self, seat: Seat) -> frozenset[str]:
        """The sides all of whose soldiers somebody commands who is no person. Raises StoreError."""
        ...

    def is_asked(self, seat: Seat, side: str) -> bool:
        """Whether what a side is asked now is for the one who commands it, who is not paused. Raises StoreError."""
        ...

    def speaks_when(self, seat: Seat, side: str) -> str:
        """When the one who commands a side says its next word, as a sentence. Raises StoreError."""
        ...


def can_be_commanded() -> bool:
    """Whether anybody but people can command a side; nothing is loaded for that."""
    return is_answered(QUESTION)


def side_commanders() -> SideCommanders | None:
    """Those who may command sides; None where no extra has any."""
    return next(answers(QUESTION), None)


def levels_offered(*, by_page: bool = False) -> tuple[str, ...]:
    """The levels that can be chosen for a side, the weakest first; none where people alone command.

    `by_page`: the page of the scenario has instructions for that side, by which one may play.
    """
    offered = side_commanders()
    return () if offered is None else offered.levels(by_page=by_page)


def require_commanders(setup: Setup, chosen: Mapping[str, str], *, sealed: bool) -> None:
    """Refuse what cannot be before the battle begins: `chosen` is a level by side. Raises SquadlogError."""
    offered = side_commanders()
    if offered is None:
        if chosen:
            raise SquadlogError("People alone command sides here.")
        return
    for side, level in chosen.items():
        if told := offered.why_not(setup, side, level, sealed=sealed):
            raise SquadlogError(told)


def seat_commanders(seat: Seat, chosen: Mapping[str, str]) -> None:
    """Have sides of a battle that has just begun commanded from now on: `chosen` is a level by side. StoreError."""
    if (offered := side_commanders()) is not None:
        for side, level in chosen.items():
            offered.sit(seat, side, level)


def who_commands(seat: Seat) -> dict[str, str]:
    """Who commands each side that has a commander, in a word or two. Raises StoreError."""
    if not others_sit(seat) or (offered := side_commanders()) is None:
        return {}
    return dict(offered.sitting(seat))


def plays_alone(seat: Seat, side: str) -> bool:
    """Whether no person plays any other side, from whom that side would keep its secrets. Raises StoreError."""
    if not others_sit(seat) or (offered := side_commanders()) is None:
        return False
    return {*seat.known.side_ids()} - {side} <= offered.have_whole(seat)


def sides_ordered_here(seat: Seat) -> frozenset[str]:
    """The sides whose soldiers people at a seat order: its own, at the table all that no commander has. StoreError."""
    sides = frozenset(seat.known.side_ids())
    if seat.who.seat in sides:
        return frozenset({seat.who.seat})
    offered = side_commanders() if others_sit(seat) else None
    return sides if offered is None else sides - offered.have_whole(seat)


def is_for_commander(seat: Seat) -> bool:
    """Whether a commander who goes along beside the screen answers what the battle waits for. Raises StoreError.

    No for dice, which people may roll, and while he waits to be told to go on, or is paused: then people may.
    """
    side, offered = seat.due.ask().side, side_commanders()
    if not side or seat.die.roll is not None or offered is None or not is_at_work_beside(seat.id, BESIDE):
        return False
    return offered.is_asked(seat, side)


def format_who_answers(seat: Seat) -> str:
    """Give that a commander answers what the battle waits for, and when; empty for a person."""
    side, offered = seat.due.ask().side, side_commanders()
    who = who_commands(seat).get(side) if side else None
    if who is None or offered is None or not side:
        return ""
    return f"{seat.known.setup.side_name(side)} has a commander, {who}. {offered.speaks_when(seat, side)}"


def format_who_commands(seat: Seat) -> tuple[str, ...]:
    """Give who commands each side, a line each: `TOG: recruit.`; none where people command all. Raises StoreError."""
    there, setup = who_commands(seat), seat.known.setup
    told = (f"{setup.side_name(side)}: {there.get(side, PERSON)}." for side in seat.known.side_ids())
    return tuple(told) if there else ()
