"""The squads of a seat on paper, as one page for a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.book.load import book_of
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import A4
from squadlog.extras.paper.ordering import order_of
from squadlog.extras.paper.writing import write_document

if TYPE_CHECKING:
    from squadlog.session.seat import Seat


def squad_page(seat: Seat) -> str:
    """The logs of the squads of the side that sits there as they stand, the referee's of all: HTML without a script.

    Raises PaperError for what cannot be printed, ImportError where the libraries for it are not installed.
    """
    asked = order_of(seat, book_of(seat.known.setup), A4, {}, on_map=False)
    return write_document(document("log", asked), "html", A4).decode()
