"""Sentences of the command language as a seat writes them: how one may go on, and where its reading stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.load import book_of

with lazy_imports():
    from squadlog.language import parse, suggest

if TYPE_CHECKING:
    from squadlog.session.seat_views import SeatViews


class Sentences:
    """What a seat can write, in the names of what it knows."""

    def __init__(self, views: SeatViews, seat: str) -> None:
        self._views, self._seat = views, seat

    def completions(self, prefix: str) -> tuple[str, ...]:
        """How a sentence may go on, in the names of what this seat knows."""
        return suggest.suggestions(prefix, self._views.seen(self._seat))

    def misread(self, sentence: str) -> parse.Misread | None:
        """Where and why the reading of a sentence stops; None for one that is understood."""
        seen = self._views.seen(self._seat)
        said = parse.parse(sentence, seen, book_of(seen.setup))
        return said if isinstance(said, parse.Misread) else None

    def one_by_one(self, line: str) -> tuple[str, ...]:
        """What is said in one line, with semicolons between: each is said on what the one before has led to."""
        seen = self._views.seen(self._seat)
        return parse.one_by_one(line, seen, book_of(seen.setup))
