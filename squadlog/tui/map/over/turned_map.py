"""The drawing of a map as a turned frame shows it, so that what paints the ground need not know that it is turned."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from squadlog.base.remember_last import remember_last
from squadlog.ground.compiled.conditions import Breach, Conditions
from squadlog.ground.map.model import Map
from squadlog.ground.map.zones import Zone
from squadlog.tui.map.frame import MapFrame

PieceT = TypeVar("PieceT", bound=Any)
Line = tuple[tuple[float, float], ...]


def turn_map(drawn: Map, frame: MapFrame) -> Map:
    """The map as it is seen in a frame, to be drawn in `frame.flat()`; the very same where it is not turned."""
    return _turn(drawn, frame.turn) if frame.turn else drawn


def turn_breaches(conditions: Conditions, frame: MapFrame) -> Conditions:
    """The conditions with each breach where its wall is seen; figures stay, which a frame finds itself."""
    if not frame.turn or not conditions.breaches:
        return conditions
    return replace(
        conditions,
        breaches=tuple(Breach(one.wall, frame.seen(*one.point), one.width_m) for one in conditions.breaches),
    )


@remember_last
def _turn(drawn: Map, turn: int) -> Map:
    frame = MapFrame(drawn.width_m, drawn.height_m, 1, 1, turn=turn)

    def line(points: Line) -> Line:
        return tuple(frame.seen(x, y) for x, y in points)

    def moved(pieces: Sequence[PieceT], name: str = "points") -> tuple[PieceT, ...]:
        return tuple(piece.model_copy(update={name: line(getattr(piece, name))}) for piece in pieces)

    def zone(one: Zone) -> Zone:
        if one.circle is None:
            return one.model_copy(update={"points": line(one.points or ())})
        circle = one.circle.model_copy(update={"centre": frame.seen(*one.circle.centre)})
        return one.model_copy(update={"circle": circle})

    return drawn.model_copy(
        update={
            "width_m": frame.across_m,
            "height_m": frame.down_m,
            "terrain": moved(drawn.terrain),
            "contours": moved(drawn.contours),
            "walls": moved(drawn.walls, "line"),
            "doors": moved(drawn.doors, "ends"),
            "windows": moved(drawn.windows, "ends"),
            "obstacles": moved(drawn.obstacles),
            "stairs": moved(drawn.stairs),
            "elevators": moved(drawn.elevators),
            "rooms": moved(drawn.rooms),
            "zones": tuple(zone(one) for one in drawn.zones),
            "decorations": moved(drawn.decorations),
        }
    )
