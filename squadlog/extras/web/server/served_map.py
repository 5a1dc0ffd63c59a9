"""The map of a table as files: grounds that are kept for good, and the figures of each side, drawn once for all."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from squadlog.base.records import value
from squadlog.facts.seats import Speaker
from squadlog.session.view.drawn import documents
from squadlog.session.view.drawn.watched_again import replay_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.extras.web.server.tables import PageShown
    from squadlog.session.seat import Seat


@value
class DisplayView:
    """What the displays of a table show: they follow what happens, hold, look at a place, or replay.

    `at` is the middle of what they look at, metres east and north, `scale_m` how many metres are shown; None: all.
    """

    mode: Literal["follow", "hold", "place", "replay"] = "follow"
    floor: int = 1
    at: tuple[float, float] | None = None
    scale_m: float = 20.0

    @property
    def data(self) -> dict[str, Any]:
        """As a page is told."""
        x, y = self.at or (None, None)
        return {"mode": self.mode, "floor": self.floor, "x": x, "y": y, "scale_m": self.scale_m}


@value
class PointedAt:
    """Somebody points at a place: what is told, and the seats that hear it; None: all."""

    data: dict[str, Any]
    seats: frozenset[str] | None = None

    def hears(self, place: SeatPlace) -> bool:
        """Whether somebody there hears it."""
        return self.seats is None or place.seat in self.seats


@runtime_checkable
class MappedTable(Protocol):
    """A table whose seats may see a map. All of it is called on the worker's thread."""

    def ground(self, place: SeatPlace, named: str) -> bytes | None:
        """A ground of its map by its hash, as gzip packs it; None where this map has none of that name."""

    def figures(self, place: SeatPlace, look: str, floor: int, frame: int | None = None) -> bytes | None:
        """The figures of a floor as this seat knows them, or knew them at a `frame` of the replay, as gzip packs them.

        None where there is no such floor.
        """

    def replayed(self, place: SeatPlace, frame: int) -> PageShown:
        """The pieces of a frame of the replay, as far as this seat may know it."""

    def point(self, place: SeatPlace, at: str, *, alone: bool) -> PointedAt:
        """Point at a place, `alone` for the own side and the referee. ValueError for a place that is none."""

    def view_now(self) -> dict[str, Any]:
        """What the displays show, as they are told."""

    def turn_displays(self, place: SeatPlace, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Have the displays show something. ValueError for what they cannot show."""


class ServedMap:
    """Grounds and figures of one battle, each packed once. Figures are kept while nothing changes."""

    def __init__(self) -> None:
        self.view = DisplayView()
        self._grounds: dict[str, bytes] = {}
        self._figures: dict[tuple[str, str, int], tuple[object, object, bytes]] = {}

    def ground(self, seat: Seat, named: str) -> bytes | None:
        """See `MappedTable`."""
        if named not in self._grounds and seat.known.setup.map:
            self._grounds = {
                one.hash: gzip.compress(one.text.encode(), mtime=0) for one in documents.grounds_of(seat)
            }
        return self._grounds.get(named)

    def figures(self, seat: Seat, look: str, floor: int, number: int | None = None) -> bytes | None:
        """See `MappedTable`. Who is asked is marked for the side, not for one person of it."""
        frame = documents.map_frame(seat)
        if frame is None or look not in documents.PAGE_LOOKS or not 1 <= floor <= frame.floors:
            return None
        if number is not None:
            frames = replay_of(seat).frames
            then = frames[min(number, len(frames) - 1)].battle
            return gzip.compress(documents.draw_figures_then(then, look, floor).encode(), 5, mtime=0)
        side, key = side_of(seat), (seat.who.seat, look, floor)
        known, ask = side.known, side.due.ask()
        kept = self._figures.get(key)
        if kept is not None and kept[0] is known and kept[1] == ask:
            return kept[2]
        text = documents.draw_figures_of(side, look, floor)
        packed = gzip.compress(text.encode(), 5, mtime=0)
        self._figures[key] = known, ask, packed
        return packed


def read_view(seat: Seat, asked: Mapping[str, Any]) -> DisplayView:
    """What displays shall show, as it was sent. ValueError, in a sentence, for what makes no sense."""
    mode, at = str(asked.get("mode", "")), str(asked.get("at", ""))
    modes = ("follow", "hold", "place", "replay")
    if mode not in modes:
        raise ValueError(f"`mode` is one of {', '.join(modes)}.")
    scale = str(asked.get("scale_m") or 20)
    if not (scale.isascii() and scale.isdigit() and 1 <= int(scale[:5]) <= 9999):
        raise ValueError("`scale_m` is a number of metres.")
    if not at:
        floor = documents.read_spot(seat, f"0,0@{asked.get('floor') or 1}").floor
        return DisplayView(mode, floor)  # type: ignore[arg-type]  # one of them
    spot = documents.read_spot(seat, at)
    return DisplayView(mode, spot.floor, (spot.x, spot.y), float(scale))  # type: ignore[arg-type]  # one of them


def side_of(seat: Seat) -> Seat:
    """The seat of all people of that side."""
    return seat.of(Speaker(seat=seat.who.seat)) if seat.who.name else seat
