"""A whole page: its pieces in their order, what the last word came to, and what was opened by a tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from squadlog.extras.web.pages.templates_of import render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.extras.web.server.tables import PageShown, SeatAsked


def page(title: str, place: SeatPlace, shown: PageShown, *, told: str = "", opened: str = "") -> str:
    """The page of a place. `told` and `opened` stand at its top; both empty for nothing."""
    pieces = {name: Markup(text) for name, text in shown.pieces.items()}  # noqa: S704 - made by templates
    return render(
        "whole",
        title=title,
        place=place,
        entry=shown.entry,
        pieces=pieces,
        told=told,
        opened=Markup(opened),  # noqa: S704 - made by a template
    )


def joining(told: str = "") -> str:
    """The page that asks for the code of a seat."""
    return render("joining", told=told)


def lobby(rows: Sequence[tuple[str, SeatPlace, SeatAsked]]) -> str:
    """The page of a device that sits at several tables: the title of each, the seat there, what it is asked."""
    return render("lobby", rows=rows, paths={"player": "/", "display": "/display", "referee": "/referee"})


def seated() -> str:
    """The page that leads whoever joined without the script to its seat."""
    return render("seated")
