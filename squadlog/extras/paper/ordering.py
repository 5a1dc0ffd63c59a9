"""What a seat has printed: its battle as it knows it, how that came about, and what lies over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.paper.asked import PrintOrder
from squadlog.session.said.reasons import told_besides

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.book.book import Rulebook
    from squadlog.extras.paper.marks import PaperSize
    from squadlog.session.seat import Seat


def order_of(
    seat: Seat, book: Rulebook, size: PaperSize, options: Mapping[str, str], *, on_map: bool
) -> PrintOrder:
    """An order for the battle that a seat looks at; `on_map`: with what lies over its map. Raises StoreError.

    What lies in the file is read now: it may be closed when the document is laid out.
    """
    return PrintOrder(
        book=book,
        rulings=seat.rules.rulings,
        size=size,
        battle=seat.known,
        seat=seat.who.seat,
        options=options,
        laid=seat.blasts.shapes_now() if on_map else (),
        chronicle=seat.exports.chronicle,
        replay=lambda whole: seat.log.replay(whole=whole),
        notes=seat.log.notes,
        pictures=seat.log.picture,
        besides=told_besides(seat),
    )
