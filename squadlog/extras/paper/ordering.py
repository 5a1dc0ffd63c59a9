"""What a seat has printed: its battle as it knows it, how that came about, and what lies over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.paper.asked import PrintOrder

with lazy_imports():
    from squadlog.survey import laid_over

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from squadlog.battle.state import Known
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.extras.paper.marks import PaperSize
    from squadlog.facts.seats import Speaker
    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.reports.soldier.notes import NoteKept
    from squadlog.reports.story.chronicle import Chronicle
    from squadlog.rules.common.foreseen import Foreseen


class PrintingSeat(Protocol):
    """Somebody at a battle who has something printed."""

    @property
    def who(self) -> Speaker:
        """Who sits there."""
        ...

    @property
    def known(self) -> Known:
        """The battle as that seat knows it."""
        ...

    @property
    def rulings(self) -> Rulings:
        """The readings in force."""
        ...

    def burning(self) -> Iterable[tuple[object, Foreseen]]:
        """What is about to go off."""
        ...

    def gone_off(self) -> Iterable[tuple[object, Foreseen]]:
        """What went off just now."""
        ...

    def chronicle(self) -> Chronicle:
        """How the battle came about."""
        ...

    def notes(self) -> Sequence[NoteKept]:
        """The notes that it may read."""
        ...


def ordered(
    seat: PrintingSeat, book: Rulebook, size: PaperSize, options: Mapping[str, str], *, on_map: bool
) -> PrintOrder:
    """An order for the battle at which somebody sits; `on_map`: with what lies over its map."""
    return PrintOrder(
        book=book,
        rulings=seat.rulings,
        size=size,
        battle=seat.known,
        seat=seat.who.seat,
        options=options,
        laid=_laid(seat) if on_map else (),
        chronicle=seat.chronicle,
        notes=seat.notes,
    )


def _laid(seat: PrintingSeat) -> tuple[MapShape, ...]:
    burning, over = (what for _, what in seat.burning()), (what for _, what in seat.gone_off())
    return tuple(laid_over.laid_over(seat.known, burning, over))
