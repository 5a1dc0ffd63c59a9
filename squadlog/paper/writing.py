"""A document as the bytes of a file."""

from squadlog.lazily import lazily
from squadlog.paper.catalogue import Document
from squadlog.paper.flow import FlowingText, laid
from squadlog.paper.marks import PaperSize, greyed
from squadlog.records import replace

with lazily():
    from squadlog.paper import html as web
    from squadlog.paper import pdf as paged

FORMS = ("pdf", "html")
EXTRA = 'This needs the extra for paper: pip install "squadlog[paper]"'


def written(document: Document, form: str, size: PaperSize, *, grey: bool = False, columns: int = 1) -> bytes:
    """The document in a form; `grey` as a printer without colours prints it.

    Raises ImportError where the libraries for it are not installed (`EXTRA` says how).
    """
    if isinstance(document, FlowingText):
        if form == "html":
            return web.flow_html(document).encode()
        document = laid(document, size, columns)
    if grey:
        document = replace(document, pages=tuple(map(greyed, document.pages)))
    return web.html(document).encode() if form == "html" else paged.pdf(document)
