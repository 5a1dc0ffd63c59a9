"""What binds soldiers now, all of them or those that are asked about."""

from collections.abc import Iterator

from squadlog.base.names import numbers
from squadlog.book.in_force import rulings_of
from squadlog.session.chapters import Bound, bonds_of
from squadlog.session.seat import Seat

_AT_REST = ("setup", "over")


def find_bonds(seat: Seat, among: tuple[int, ...] = ()) -> Iterator[Bound]:
    """Give what binds units now, all of them or those among these alone (SCN-12)."""
    seen = seat.known
    for one in (
        bonds_of(seen, rulings_of(seen.rulings, seen.setup.version)) if seen.stage not in _AT_REST else ()
    ):
        if units := tuple(unit for unit in one.units if not among or unit in among):
            yield Bound(told=one.told, units=units)


def bond_lines(seat: Seat, among: tuple[int, ...] = ()) -> Iterator[str]:
    """Give a line for each bond: whom it binds, and to what."""
    yield from (f"Binds {numbers(one.units)}: {one.told}" for one in find_bonds(seat, among))
