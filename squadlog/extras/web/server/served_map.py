"""The map of a table as files: grounds that are kept for good, and the figures of each side, drawn once for all."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any, Literal, Protocol

from squadlog.base.lengths import shown_in
from squadlog.base.names import whole_number
from squadlog.base.records import value
from squadlog.extras.web.pages.once import side_of
from squadlog.extras.web.pages.pieces.replay import replay_pieces
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.tables import PageShown
from squadlog.session.view.drawn import documents
from squadlog.session.view.drawn.watched_again import replay_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.tables import SeatTold
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


class OfSeats(Protocol):
    """What the map of a table must know of it."""

    number: int

    def seats(self) -> tuple[SeatTold, ...]:
        """Who may sit here."""

    def seat(self, place: SeatPlace) -> Seat:
        """Whoever sits there."""


class ServedMap:
    """The map of a battle for its seats: files packed once, a replay, who points, and what the displays look at.

    All of it is called on the worker's thread.
    """

    def __init__(self, table: OfSeats) -> None:
        self._table = table
        self.view = DisplayView()
        self._grounds: dict[str, bytes] = {}
        self._figures: dict[tuple[str, str, int], tuple[object, object, bytes]] = {}

    def ground(self, place: SeatPlace, named: str) -> bytes | None:
        """A ground of the map by its hash, packed by gzip; None where this map has none of that name."""
        seat = self._table.seat(place)
        if named not in self._grounds and seat.known.setup.map:
            self._grounds = {
                one.hash: gzip.compress(one.text.encode(), mtime=0) for one in documents.grounds_of(seat)
            }
        return self._grounds.get(named)

    def figures(self, place: SeatPlace, look: str, floor: int, number: int | None = None) -> bytes | None:
        """The figures of a floor as this seat knows them, or knew them at a frame of the replay, packed by gzip.

        None where there is no such floor or look. Who is asked is marked for the side, not for one person of it.
        """
        seat = self._table.seat(place)
        frame = documents.map_frame(seat)
        if frame is None or look not in documents.PAGE_LOOKS or not 1 <= floor <= frame.floors:
            return None
        with shown_in(seat.scale):
            if number is not None:
                frames = replay_of(seat).frames
                then = frames[min(number, len(frames) - 1)].battle
                return _packed(documents.draw_figures_then(then, look, floor))
            side, key = side_of(seat), (seat.who.seat, look, floor)
            known, ask = side.known, side.due.ask()
            kept = self._figures.get(key)
            if kept is None or kept[0] is not known or kept[1] != ask:
                packed = _packed(documents.draw_figures_of(side, look, floor))
                kept = self._figures[key] = known, ask, packed
            return kept[2]

    def replayed(self, place: SeatPlace, number: int) -> PageShown:
        """The pieces of a frame of the replay, as far as this seat may know it."""
        seat = self._table.seat(place)
        with shown_in(seat.scale):
            return PageShown(seat.head, replay_pieces(seat, place, number))

    def point(self, place: SeatPlace, at: str, *, alone: bool) -> PointedAt:
        """Point at a place, `alone` for the own side and the referee. ValueError for a place that is none."""
        seat = self._table.seat(place)
        spot = documents.read_spot(seat, at)
        data = {"x": spot.x, "y": spot.y, "floor": spot.floor, "who": place.seat, "alone": alone}
        if not alone:
            return PointedAt(data)
        there = (SeatPlace(self._table.number, one.name, one.kind) for one in self._table.seats())
        own = (
            one for one in there if one.kind == "referee" or self._table.seat(one).who.seat == seat.who.seat
        )
        return PointedAt(data, frozenset(one.seat for one in own))

    def turn_displays(self, place: SeatPlace, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Have the displays show something. ValueError for what they cannot show."""
        self.view = read_view(self._table.seat(place), asked)
        return self.view.data


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 5, mtime=0)


def read_view(seat: Seat, asked: Mapping[str, Any]) -> DisplayView:
    """What displays shall show, as it was sent. ValueError, in a sentence, for what makes no sense."""
    mode, at = str(asked.get("mode", "")), str(asked.get("at", ""))
    modes = ("follow", "hold", "place", "replay")
    if mode not in modes:
        raise ValueError(f"`mode` is one of {', '.join(modes)}.")
    scale_m = whole_number(str(asked.get("scale_m") or 20), most_digits=4)
    if not scale_m:
        raise ValueError("`scale_m` is a number of metres.")
    if not at:
        floor = documents.read_spot(seat, f"0,0@{asked.get('floor') or 1}").floor
        return DisplayView(mode, floor)  # type: ignore[arg-type]  # one of them
    spot = documents.read_spot(seat, at)
    return DisplayView(mode, spot.floor, (spot.x, spot.y), float(scale_m))  # type: ignore[arg-type]  # one of them
