"""A commander of some soldiers of a side, while people command the rest: who is meant, and what he answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, list_names, numbers
from squadlog.facts.seats import REFEREE
from squadlog.rules.scenario.squads import of_squads

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.session.seat import Seat

_NUMBERS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")


def span_meant(part: str) -> tuple[int, int] | None:
    """The least and the greatest number that `4` or `4-6` means, in either order; None for what is neither."""
    if (span := _NUMBERS.fullmatch(part)) is None:
        return None
    low, high = sorted((int(span[1]), int(span[2] or span[1])))
    return low, high


def soldiers_meant(known: Known, side: str, text: str) -> tuple[int, ...]:
    """The soldiers of a side that are named: `4-6`, `4,7`, or squads, groupings and soldiers by name, with commas.

    Those too who are still to come. ValueError, in a sentence, for what names none of them, and for numbers of others.
    """
    coming = [
        (one, reserve) for reserve in known.setup.reserves for one in reserve.soldiers if one.side == side
    ]
    there = {unit.id for unit in known.units.values() if unit.side == side} | {one.id for one, _ in coming}
    found: list[int] = []
    for part in filter(None, map(str.strip, text.split(","))):
        if span := span_meant(part):
            low, high = span
            meant = {one for one in there if low <= one <= high}
            if meant and (missing := [one for one in (low, high) if one not in there]):
                whose = known.setup.side_name(side)
                raise ValueError(f"{whose} has no soldier {missing[0]}; it has {numbers(there)}.")
        else:
            meant = set(of_squads(known, side, (part,)))
            meant |= {
                one.id
                for one, reserve in coming
                if part.casefold() in {one.name.casefold(), one.squad.casefold()}
                or any(
                    part.casefold() == team.name.casefold() and one.id in team.units
                    for team in reserve.groupings
                )
            }
        if not meant:
            squads = list_names([one.name for one in known.groupings.values() if one.side == side])
            named = clean_text(part, limit=40)
            whose = known.setup.side_name(side)
            raise ValueError(
                f"{whose} has no soldier or squad {named!r}; it has {squads}, and {numbers(there)}."
            )
        found += sorted(meant)
    if not found:
        raise ValueError("Say which soldiers, such as: --only 4-6, or a squad by name.")
    return tuple(dict.fromkeys(found))


def only_known(seat: Seat, side: str, only: tuple[int, ...]) -> tuple[int, ...]:
    """Those of a commander's soldiers whom a seat knows: who hides from it and who is still to come is left out."""
    return tuple(one for one in only if seat.who.seat in (side, REFEREE) or one in seat.known.units)


def only_words(seat: Seat, side: str, only: tuple[int, ...]) -> str:
    """The soldiers of a commander as a seat may read them: `4, 5`; `some` where it does not know them all."""
    seen = only_known(seat, side, only)
    return numbers(seen) if seen == only else "some"


def is_for(seat: Seat, only: tuple[int, ...]) -> bool:
    """Whether what a side is asked now is for its commander of these soldiers; with none named he has them all.

    A slot is his while one of his may be given orders, and where all in it are his; so is another question about his
    soldiers. What is asked of the side as such is for its people.
    """
    if not only:
        return True
    ask, his = seat.due.ask(), frozenset(only)
    if ask.kind == "declare" and not his.isdisjoint(ask.units):
        return True
    if ask.grouping is not None:
        return _all_his(seat.known, ask.grouping, his)
    return bool(ask.units) and ask.units[0] in his


def _all_his(known: Known, grouping: str, his: frozenset[int]) -> bool:
    return all(unit.out or unit.id in his for unit in known.members(grouping))
