"""What a mind is asked at a seat, by a commander who sits there and for advice to a person alike; and which mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.commander.mind.levels import BY_THE_PAGE, commander_of
from squadlog.extras.commander.mind.posed import Posed
from squadlog.extras.commander.seated.at_table import told_at
from squadlog.extras.commander.seated.remembering import remembered_at, stood_at

with lazy_imports():
    from squadlog.extras.commander.mind.table import at_table

if TYPE_CHECKING:
    from squadlog.extras.commander.mind.posed import Mind
    from squadlog.session.seat import Seat


def posed_at(
    seat: Seat, side: str, level: str, *, only: tuple[int, ...] = (), temper: str = "", alone: bool = False
) -> Posed:
    """What a commander of a level is asked who commands a side, or `only` some of it, by what this seat knows.

    `alone`: commanders sit at all sides, so that nobody can be asked how far it is. Raises StoreError.
    """
    return Posed(
        known=seat.known, side=side, alone=alone, chance=f"{seat.id}/{side}/{seat.head}", temper=temper, only=only,
        table=None if alone else told_at(seat, side, level, only), remembered=remembered_at(seat, side),
        stood=stood_at(seat, side),
    )  # fmt: skip


def mind_at_seat(level: str) -> Mind:
    """Who thinks there for a side, at a table without a map too. NoLevelError for a level that there is not."""
    mind = commander_of(level)
    return mind if level == BY_THE_PAGE else at_table.TableMind(mind)
