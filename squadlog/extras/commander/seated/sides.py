"""The commanders that sides can be given: which there are, which sides can have one, and who has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.commander.mind import levels
from squadlog.extras.commander.seated.commanders import GOES_ON, Commanders
from squadlog.extras.commander.seated.some_only import is_for, only_words
from squadlog.extras.commander.seated.temper_chosen import choose_temper
from squadlog.facts.seats import Speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.terms import Setup
    from squadlog.session.seat import Seat


ELSEWHERE = "not at this computer"
"""Where a commander of a sealed battle sits who was seated at another computer, or whom this one has forgotten."""


class CommandersOfSides:
    """The answer to who may command sides (`session.said.commanding.SideCommanders`)."""

    def levels(self, *, by_page: bool) -> tuple[str, ...]:
        """The levels that can be chosen, the weakest first; `by_page`: the one too who plays by its instructions."""
        return tuple(level for level in levels.LEVELS if by_page or level != levels.BY_THE_PAGE)

    def level(self, said: str) -> str:
        """The level that is meant by a word, with the temper behind a comma. Raises NoLevelError, NoTemperError."""
        level, _, temper = said.partition(",")
        chosen = [choose_temper(temper)] if temper.strip() else []
        return ", ".join((levels.level_of_commander(level), *chosen))

    def why_not(self, setup: Setup, side: str, level: str, *, sealed: bool) -> str:
        """Why one of that level cannot command that side; empty where he can. `setup` is as that side knows it."""
        name, level = setup.side_name(side), level.partition(", ")[0]
        if sealed:
            return (
                f"In a sealed battle a commander sits down after it has begun, where {name}'s password is given: "
                f"squadlog commander {side} {level or 'recruit'} --seat {side}."
            )
        if side in setup.paper:
            return f"{name} keeps its squad log on paper; a person says what it does."
        if level == levels.BY_THE_PAGE and not any(one.side == side for one in setup.page.instructions):
            return (
                f"The scenario has no instructions for {name}, by which {level} would play; seat another level, or "
                "write [[instructions]] into its file."
            )
        return ""

    def sit(self, seat: Seat, side: str, level: str) -> None:
        """Have one command a side. Raises StoreError."""
        level, _, temper = level.partition(", ")
        seat.seal.beside.seat_here(side)
        Commanders(seat.store, seat.id).sit(side, level, temper)

    def sitting(self, seat: Seat) -> Mapping[str, str]:
        """Who commands each side that has one: `recruit`, `recruit, bold`, `recruit for 4-6`. Raises StoreError."""
        there = Commanders(seat.store, seat.id)
        tempers, only = there.tempers, there.only
        return {
            side: ", ".join(filter(None, (level, tempers.get(side))))
            + (f" for {only_words(seat, side, only[side])}" if side in only else "")
            + ("" if seat.seal.beside.sits_here(side) else f", {ELSEWHERE}")
            for side, level in there.levels.items()
        }

    def have_whole(self, seat: Seat) -> frozenset[str]:
        """The sides all of whose soldiers one commands. Raises StoreError."""
        there = Commanders(seat.store, seat.id)
        return frozenset(there.levels) - {*there.only}

    def is_asked(self, seat: Seat, side: str) -> bool:
        """Whether what a side is asked now is for the one who commands it, who is not paused. Raises StoreError."""
        there = Commanders(seat.store, seat.id)
        if side not in there.levels or (there.paused and not there.steps):
            return False
        return is_for(seat.of(Speaker(seat=side)), there.only.get(side, ()))

    def speaks_when(self, seat: Seat, side: str) -> str:
        """When the one who commands a side says its next word there, as a sentence. Raises StoreError."""
        there, beside = Commanders(seat.store, seat.id), seat.seal.beside
        if not beside.sits_here(side):
            level = there.levels.get(side, "recruit")
            return (
                "It speaks at the computer where it was seated. To have one speak here: "
                f"squadlog commander {side} {level} --seat {side}."
            )
        if not beside.opens(side):
            return f"It speaks once the password of its side is given here: --seat {side}."
        if there.paused and not there.steps:
            return f"It is paused: {GOES_ON}."
        return "It speaks with your next order, or once you answer what it asked."


def why_not_here(seat: Seat, side: str, level: str) -> str:
    """Why a commander cannot sit down at a side of a sealed battle in this process; empty where he can."""
    beside, setup = seat.seal.beside, seat.known.setup
    if beside.opens(side):
        return ""
    if beside.home and side != beside.home:
        return (
            f"{setup.side_name(side)} is played at another home, by mail; here a commander can have "
            f"{setup.side_name(beside.home)}: squadlog commander {beside.home} {level or 'recruit'}."
        )
    return SIDES.why_not(setup, side, level, sealed=True)


SIDES = CommandersOfSides()
