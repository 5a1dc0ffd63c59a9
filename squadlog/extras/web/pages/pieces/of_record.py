"""The pieces of a record of another extra: what is asked, a board and a hand to be tapped, what lies open, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.extras.web.pages.templates_of import PageStand, render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.served_record import RecordMove, RecordView


def pieces(view: RecordView, place: SeatPlace) -> dict[str, str]:
    """The pieces of a page: of a player's with what it may say, of a display's without."""
    laid = {"view": view, "place": place, "path": (), "stand": _stand(view), **_next(view, ())}
    found: dict[str, str] = {"asked": render("of_record", part="asked", **laid)}
    if view.board:
        found["board"] = render("of_record", part="board", **laid)
    return found | {
        "look": render("of_record", part="look", **laid),
        "table": render("of_record", part="table", **laid),
        "log": render("log", lines=view.log),
    }


def chosen(view: RecordView, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """What can be said, or tapped next, after what was tapped: its marks in `tapped`, with commas between."""
    path = tuple(one for one in asked.get("tapped", "").split(",") if one)
    laid = _next(view, path)
    if path and not laid["now"] and not laid["further"]:
        raise ValueError("That cannot be done now.")
    return render("of_record", part="chosen", view=view, place=place, path=path, stand=_stand(view), **laid)


def _stand(view: RecordView) -> PageStand:
    return PageStand(view.entry, view.moved)


def _next(view: RecordView, path: tuple[str, ...]) -> dict[str, Any]:
    """What is said by one more tap, and the marks after which another is needed; the first tap always opens more."""
    step = len(path)
    left = [one for one in view.moves if one.taps[:step] == path]
    marks: dict[str, list[RecordMove]] = {}
    for one in left:
        if len(one.taps) > step:
            marks.setdefault(one.taps[step], []).append(one)
    further = [mark for mark, moves in marks.items() if not path or len(moves) > 1]
    now = [one for one in left if len(one.taps) == step]
    now += [moves[0] for mark, moves in marks.items() if mark not in further]
    return {"now": now, "further": further, "reach": tuple(marks)}
