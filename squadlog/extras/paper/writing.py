"""A document as the bytes of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.book.load import book_of
from squadlog.extras.paper.asked import PaperError
from squadlog.extras.paper.catalogue import Document, document
from squadlog.extras.paper.flow import Block, DrawnFigure, FlowingText, laid
from squadlog.extras.paper.marks import A4, PaperSize, Printed, greyed, greyed_mark
from squadlog.extras.paper.ordering import order_of
from squadlog.extras.paper.web_page import WebPage

with lazy_imports():
    from squadlog.extras.paper import html as web
    from squadlog.extras.paper import pdf as paged

if TYPE_CHECKING:
    from squadlog.session.seat import Seat

FORMS = ("pdf", "html")
EXTRA = 'This needs the extra for paper: pip install "squadlog[paper]"'


def on_pages(document: Document, size: PaperSize, columns: int = 1, *, grey: bool = False) -> Printed:
    """A document laid into pages, where it is running text; `grey` as a printer without colours prints it.

    Raises PaperError for a page for a browser, which has none.
    """
    if isinstance(document, WebPage):
        raise PaperError(f"{document.title} has no pages of paper: it plays in a browser. Write it as HTML.")
    printed = laid(document, size, columns) if isinstance(document, FlowingText) else document
    return replace(printed, pages=tuple(map(greyed, printed.pages))) if grey else printed


def write_document(
    document: Document, form: str, size: PaperSize, *, grey: bool = False, columns: int = 1
) -> bytes:
    """The document in a form; `grey`: as a printer without colours prints it.

    What flows in one column flows in a browser as well; in several it stands on its pages there too. Raises ImportError
    where the libraries for it are not installed (`EXTRA` says how), and PaperError for a form that it does not have.
    """
    if isinstance(document, WebPage):
        return document.as_file(form)
    if form == "html" and columns == 1 and isinstance(document, FlowingText):
        flowing = replace(document, blocks=tuple(map(_grey, document.blocks))) if grey else document
        return web.flow_html(flowing, size).encode()
    pages = on_pages(document, size, columns, grey=grey)
    return web.html(pages).encode() if form == "html" else paged.pdf(pages)


def squad_page(seat: Seat) -> str:
    """The logs of the squads of the side that sits there as they stand, the referee's of all: HTML without a script.

    Raises PaperError for what cannot be printed, ImportError where the libraries for it are not installed.
    """
    asked = order_of(seat, book_of(seat.known.setup), A4, {}, on_map=False)
    return write_document(document("log", asked), "html", A4).decode()


def _grey(block: Block) -> Block:
    """The block in grey: pictures alone have colours to lose."""
    if isinstance(block, DrawnFigure):
        return replace(block, marks=tuple(map(greyed_mark, block.marks)))
    return block
