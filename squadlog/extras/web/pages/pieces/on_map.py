"""What a hand on the map is told: what is at a place, a way and its price, reach, sight, where a thing may lie."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from squadlog.base.names import whole_number
from squadlog.extras.web.pages.pieces.orders import menu_piece
from squadlog.extras.web.pages.templates_of import render, stand_of
from squadlog.session.view.drawn import hand_told
from squadlog.session.view.drawn.documents import PAGE_LOOKS, draw_overlays_of, key_of, map_frame, read_spot
from squadlog.session.view.map.ruler import GAITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.session.seat import Seat
    from squadlog.session.view.drawn.hand_told import HandTold

_MOST_CORNERS = 40
_PIECE = "/page/piece/"


def here_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """What is at a place, and what the chosen soldier may do there; ValueError for a place that is none."""
    at, unit, reach_m = (
        read_spot(seat, asked.get("at", "")),
        _unit(seat, asked),
        _metres(asked.get("reach", "0.5")),
    )
    tapped = _unit(seat, {"unit": asked.get("tapped", "")})
    if tapped is not None and hand_told.orders_unit(seat, tapped):
        return _chosen(menu_piece(seat, place, {"unit": str(tapped)}), tapped)
    told = hand_told.here_told(seat, at, unit, reach_m)
    return _piece(seat, place, told, "here", at)


def way_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """A way as it is drawn: `way=12,8 13,9`; of nobody mere metres from its first place on."""
    corners = tuple(read_spot(seat, one) for one in asked.get("way", "").split()[:_MOST_CORNERS])
    if not corners:
        raise ValueError("`way` names places, such as 12,8 13.5,9.")
    return _piece(
        seat, place, hand_told.way_told(seat, _unit(seat, asked), _mode(asked), corners), "way",
        way=asked["way"],
    )  # fmt: skip


def reach_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """Where one move of a soldier can end, with the best places."""
    return _piece(seat, place, hand_told.reach_told(seat, _needed(seat, asked), _mode(asked)), "reach")


def sight_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """The line of a soldier to a place, with the margin of its verdict."""
    at = read_spot(seat, asked.get("at", ""))
    return _piece(
        seat, place, hand_told.sight_told(seat, _needed(seat, asked), at, _metres(asked.get("reach", "0.5"))),
        "sight",
    )  # fmt: skip


def lie_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """Where a thing may be laid in secret; a tap says it."""
    key = asked.get("thing", "")
    at = read_spot(seat, asked["at"]) if asked.get("at") else None
    try:
        told = hand_told.lie_told(seat, key, at)
    except KeyError:
        raise ValueError("There is nothing of that name to be laid.") from None
    return _piece(seat, place, told, "lie", at, tap=f"{_PIECE}lie?{urlencode({'thing': key})}")


def key_piece(seat: Seat, _place: SeatPlace, asked: Mapping[str, str]) -> str:
    """What the signs of a floor mean in a look; KeyError where there is no such floor or look."""
    frame, floor = map_frame(seat), whole_number(asked.get("floor", "1")) or 0
    look = next((one for one in PAGE_LOOKS if one == asked.get("look", "day")), None)
    if frame is None or look is None or not 1 <= floor <= frame.floors:
        raise KeyError("key")
    return render("key", rows=key_of(seat, look, floor))


def _chosen(menu: str, unit: int) -> str:
    """The menu of a soldier who was tapped, who is chosen by that."""
    return f'<div class="onmap" data-chosen="{unit}"></div>{menu}'


def _piece(
    seat: Seat,
    place: SeatPlace,
    told: HandTold,
    kind: str,
    at: Spot | None = None,
    *,
    way: str = "",
    tap: str = "",
) -> str:
    frame = map_frame(seat)
    links: list[tuple[str, str]] = []
    if kind == "here" and at is not None and told.unit is not None:
        where, unit = f"{at.x:g},{at.y:g}@{at.floor}", told.unit
        links = [
            (f"{_PIECE}menu?{urlencode({'unit': unit})}", f"Orders of {unit}"),
            (f"{_PIECE}way?{urlencode({'unit': unit, 'way': where})}", "Measure the way"),
            (f"{_PIECE}sight?{urlencode({'unit': unit, 'at': where})}", "Line of sight"),
            (f"{_PIECE}reach?{urlencode({'unit': unit})}", "Reach"),
        ]
    if kind == "lie" and at is None:
        links = [("#at-map", "To the map"), (tap.replace("/lie?", "/places?"), "As a list")]
    links += [
        (f"{_PIECE}{kind}?{urlencode({'unit': told.unit, 'mode': mode, **({'way': way} if way else {})})}", words)
        for mode, words in told.modes
    ]  # fmt: skip
    return render(
        "on_map", told=told, kind=kind, at=at, links=links, tap=tap, place=place, entry=stand_of(seat), frame=frame,
        drawing=draw_overlays_of(seat, told.overlays, "day", told.floor),
    )  # fmt: skip


def _metres(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not (isfinite(found) and 0 <= found <= 10):
        raise ValueError("`reach` is a length in metres from 0 to 10.")
    return found


def _mode(asked: Mapping[str, str]) -> str:
    mode = asked.get("mode", "")
    if mode and mode not in GAITS:
        raise ValueError("There is no such way of moving.")
    return mode


def _unit(seat: Seat, asked: Mapping[str, str]) -> int | None:
    unit = whole_number(asked.get("unit", ""))
    if asked.get("unit") and unit not in seat.known.units:
        raise ValueError("There is no soldier of that number here.")
    return unit


def _needed(seat: Seat, asked: Mapping[str, str]) -> int:
    unit = _unit(seat, asked)
    if unit is None:
        raise ValueError("`unit` names the soldier.")
    return unit
