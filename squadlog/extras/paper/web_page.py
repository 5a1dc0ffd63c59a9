"""A document that is no paper: a page that plays in a browser."""

from squadlog.base.records import record
from squadlog.extras.paper.asked import PaperError


@record
class WebPage:
    """A page as HTML, whole: it loads nothing."""

    title: str
    html: str

    def as_file(self, form: str) -> bytes:
        """The page as a file. Raises PaperError for any form but HTML."""
        if form != "html":
            raise PaperError(f"{self.title} is a page for a browser: write it to a file that ends in .html.")
        return self.html.encode()
