"""Who sits down as a battle is served: `Ann=red,Ben=red:3-5,Cleo=referee` becomes steps of the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.battle.refusal import Refusal
from squadlog.battle.whose.seats import seats_of
from squadlog.cli.faults import NotUnderstoodError
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.language.words import quote
from squadlog.session.battle_session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.whose.seats import TableSeat
    from squadlog.session.seat import Seat
    from squadlog.store.record_file import Store

_FAR = 1000
"""No battle has so many soldiers."""
FORM = "Write --seats Ann=red,Ben=red:3-5,Cleo=referee."


@value
class PersonGiven:
    """A person with a side, `referee` or `display`, and whom he commands: numbers, `nothing`, or empty for all."""

    name: str
    side: str
    units: str

    @property
    def sentence(self) -> str:
        """The sentence of the record."""
        side = self.side if self.side in (REFEREE, "display") else quote(self.side)
        return f"seat {quote(self.name)} {side} {self.units}".strip()


def read_seating(given: str) -> Iterator[PersonGiven]:
    """The people of an option. Raises NotUnderstoodError for what cannot be read."""
    parts: list[str] = []
    for part in given.split(","):
        if "=" in part or not parts:
            parts.append(part)
        else:
            parts[-1] += f",{part}"
    for part in parts:
        name, equals, where = (one.strip() for one in part.partition("="))
        side, colon, units = (one.strip() for one in where.partition(":"))
        if not name or not equals or not side or (colon and not units) or '"' in part:
            raise NotUnderstoodError(f"{part.strip() or 'Nothing'} seats nobody. {FORM}")
        yield PersonGiven(name, side, units)


def seat_people(store: Store, number: int, given: str) -> None:
    """Seat people at a battle, who sits there already stays. Raises NotUnderstoodError: then nobody sits down."""
    people = tuple(read_seating(given))
    session = Session.open(store, number)
    seat, there = session.seat(Speaker()), seats_of(session.seat(Speaker(seat=REFEREE)).known)
    said = 0
    for one in people:
        if any(_sits(one, had, seat) for had in there):
            continue
        outcome = seat.say(one.sentence)
        if isinstance(outcome, Refusal):
            if said:
                seat.undo(said, why="nobody was seated by --seats")
            raise NotUnderstoodError(f"{one.name} cannot sit there. {outcome}")
        said += 1


def _sits(one: PersonGiven, had: TableSeat, seat: Seat) -> bool:
    """Whether somebody sits there already with the same soldiers."""
    setup = seat.known.setup
    of = (had.side, setup.side_name(had.side)) if had.side else (had.kind,)
    held: tuple[int, ...] | str = had.commands if had.side else "all"
    there = one.side.casefold() in (name.casefold() for name in of)
    return had.name == one.name and not had.left and there and held == _meant(one.units)


def _meant(units: str) -> tuple[int, ...] | str:
    """Whom an option means; what is none is refused as it is said."""
    if units in ("", "nothing"):
        return () if units else "all"
    found: set[int] = set()
    for part in units.replace(" ", "").split(","):
        first, _, last = part.partition("-")
        if not (first.isdecimal() and (last or first).isdecimal() and int(last or first) < int(first) + _FAR):
            return units
        found.update(range(int(first), int(last or first) + 1))
    return tuple(sorted(found))
