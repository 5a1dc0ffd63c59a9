"""Sides that begin with a commander in a person's place: `--commander SIDE=LEVEL`, and the level behind a squad."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map.plans import READY, plan_called
from squadlog.cli.printing import tell

with lazy_imports():
    from squadlog.cli import hearing
    from squadlog.session.said import commanding

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.terms import Setup
    from squadlog.cli.options import Parser
    from squadlog.session.seat import Seat
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.record_file import Store

T = TypeVar("T")


def add_option(made: "Parser") -> None:
    """Add `--commander`, where anybody but people can command a side."""
    if commanding.can_be_commanded():
        made.add_argument(
            "--commander", action="append", default=[], metavar="SIDE=LEVEL[,TEMPER]",
            help="who commands a side in a person's place, such as red=recruit or red=recruit,bold; again for more",
        )  # fmt: skip
    else:
        made.set_defaults(commander=[])


class SideSaid(NamedTuple):
    """A side as it was said: its name, its squad, and the level of its commander; empty for a person."""

    name: str
    squad: "SquadPlan"
    level: str


def side_said(store: "Store", name: str, text: str) -> SideSaid:
    """A side that has the squad `SQUAD`, or `SQUAD:LEVEL`. Raises as `find_with_level`."""
    return SideSaid(name, *find_with_level(text, partial(plan_called, store)))


def find_with_level(text: str, find: "Callable[[str], T]") -> "tuple[T, str]":
    """What is found by the whole text, else by all before its last colon, with the level that is named behind it.

    The level is empty for a person. Raises what `find` raises, NotFoundError where there is no such thing, and
    NotUnderstoodError for a level that nobody has.
    """
    try:
        return find(text), ""
    except NotFoundError:
        before, _, level = text.rpartition(":")
        if before in ("", READY.rstrip(":")) or not commanding.can_be_commanded():
            raise
    return find(before), level_said(level)


def level_said(text: str) -> str:
    """The level that is meant. Raises NotUnderstoodError with the nearest for another word."""
    offered = commanding.side_commanders()
    if offered is None:
        raise NotUnderstoodError("People alone command sides here.")
    try:
        return offered.level(text)
    except SquadlogError as error:
        raise NotUnderstoodError(str(error)) from None


def commanders_said(said: "Sequence[str]", setup: "Setup", *, sealed: bool = False) -> dict[str, str]:
    """The level by side of each `SIDE=LEVEL`, of sides by id or name.

    Raises NotUnderstoodError for what cannot be read, and for a side that nobody but people can command.
    """
    called = {name.casefold(): side.id for side in setup.sides for name in (side.id, side.name)}
    chosen: dict[str, str] = {}
    for text in said:
        name, equals, level = text.rpartition("=")
        if not (name.strip() and equals and level.strip()):
            raise NotUnderstoodError(
                f"--commander needs SIDE=LEVEL, such as red=recruit, not {clean_text(text, limit=40)!r}."
            )
        side = called.get(name.strip().casefold())
        if side is None:
            there = ", ".join(one.name for one in setup.sides)
            raise NotUnderstoodError(f"There is no side {clean_text(name, limit=40)!r}; there are {there}.")
        meant = level_said(level)
        if chosen.setdefault(side, meant) != meant:
            raise NotUnderstoodError(f"{setup.side_name(side)} has one commander: {chosen[side]} or {meant}.")
    try:
        commanding.require_commanders(setup, chosen, sealed=sealed)
    except SquadlogError as error:
        raise NotUnderstoodError(str(error)) from None
    return chosen


def seat_commanders(seat: "Seat", chosen: "dict[str, str]") -> None:
    """Have them command a battle that has just begun, and tell who commands whom and what they say.

    Where no side is a person's they say nothing yet: whoever looks on begins.
    """
    commanding.seat_commanders(seat, chosen)
    for line in commanding.format_who_commands(seat):
        tell(line)
    if set(chosen) < set(seat.known.side_ids()):
        for line in (line for one in hearing.hear_others(seat) for line in one.told):
            tell(line)
    else:
        tell(f"They begin as soon as somebody watches: squadlog play {seat.id}.")
