"""A whole page: its pieces in their order, what the last word came to, and what was opened by a tap."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack

from markupsafe import Markup

from squadlog.extras.web.pages.templates_of import render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.extras.web.server.tables import PageShown, SeatAsked


class WholeLaidOut(TypedDict, total=False):
    """How a page is laid out: `told` is what its last word came to, `opened` a piece that was asked for.

    `only` are the pieces that are shown, in their order; `clear`: on no ground of their own; `look` is day or night.
    """

    told: str
    opened: str
    only: tuple[str, ...]
    clear: bool
    look: str


def page(title: str, place: SeatPlace, shown: PageShown, **laid_out: Unpack[WholeLaidOut]) -> str:
    """The page of a place. KeyError with a sentence for a piece that it does not have."""
    only, clear = laid_out.get("only", ()), laid_out.get("clear", False)
    if unknown := [name for name in only if name not in shown.pieces]:
        raise KeyError(f"There is no piece {unknown[0]} here; there are {', '.join(shown.pieces)}.")
    pieces = {name: Markup(shown.pieces[name]) for name in only or shown.pieces}  # noqa: S704 - made by templates
    return render(
        "whole",
        title=title,
        place=place,
        entry=shown.entry,
        pieces=pieces,
        told=laid_out.get("told", ""),
        opened=Markup(laid_out.get("opened", "")),  # noqa: S704 - made by a template
        classes=" ".join(("clear",) * clear + ("alone",) * bool(only)),
        look=laid_out.get("look", "") or ("night" if clear else ""),
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
