"""What a battle keeps track of on its map: doors, windows, obstacles, walls, elevators and stairs (OBS-18, AMB-115)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from squadlog.base.names import cells, of_kind
from squadlog.battle.feature import ELEVATOR, STAIRS, Feature
from squadlog.ground.compiled.stretches import to_edge
from squadlog.ground.map.model import Map
from squadlog.ground.map.shape import Line
from squadlog.ground.map.structures import Door, Obstacle, Wall, Window
from squadlog.ground.moving.chambers import elevator_doors

_ROWS = {
    "sliding_door": "internal_door",
    "elevator_door": "internal_door",
    "counter": "furniture",
    "shelving": "obstacle",
    "column": "obstacle",
    "panel": "obstacle",
    "other": "obstacle",
}
"""Kinds of a map that share a row of the obstacle table with another kind (T-09, AMB-115)."""
_NAME_CELLS = 40
_ON_WALL_M = 0.01


def features_on(drawn: Map) -> tuple[Feature, ...]:
    """Everything on a map that can be opened, climbed or shot to pieces, under its id on the map; doors come first.

    The doors of an elevator are no features of their own: they open and shut with it (STO-08). A ship's window is as
    strong as the bulkhead it is set in (AMB-115).
    """
    drafts = [*_openings(drawn), *_shafts(drawn), *_solids(drawn)]
    often = Counter(feature.name.casefold() for feature in drafts)
    return tuple(_name_apart(feature, often) for feature in drafts)


def _openings(drawn: Map) -> Iterator[Feature]:
    for door in drawn.doors:
        if door.kind != "elevator_door":
            yield Feature(
                id=door.id,
                kind=_ROWS.get(door.kind, door.kind),
                name=_door_name(door),
                state=door.state,
                key=door.key,
                airlock=door.airlock,
            )
    for window in drawn.windows:
        kind = _bulkhead_of(drawn, window) if window.ship else "window"
        yield Feature(id=window.id, kind=kind, name=_window_name(window))


def _shafts(drawn: Map) -> Iterator[Feature]:
    for shaft in drawn.elevators:
        doors = " ".join(door.id for door in elevator_doors(drawn, shaft))
        yield Feature(
            id=shaft.id,
            kind=ELEVATOR,
            name=_fitting(f"Elevator {doors}" if doors else "", f"Elevator {shaft.id}"),
            state="closed",
            floors=max(shaft.floors),
            lowest=min(shaft.floors),
        )
    for shaft in drawn.stairs:
        name = _fitting(f"Stairs {shaft.id}", "Stairs")
        yield Feature(id=shaft.id, kind=STAIRS, name=name, floors=max(shaft.floors), lowest=min(shaft.floors))


def _solids(drawn: Map) -> Iterator[Feature]:
    for obstacle in drawn.obstacles:
        yield Feature(
            id=obstacle.id,
            kind=_ROWS.get(obstacle.kind, obstacle.kind),
            name=_capital(obstacle.name) or _speak_name(obstacle),
            af=obstacle.af,
        )
    for wall in drawn.walls:
        yield Feature(id=wall.id, kind=wall.kind, name=_speak_name(wall))


def _door_name(door: Door) -> str:
    """`Guard door` for one called guard; a name that says what it is stands as it is."""
    if not door.name:
        return _speak_name(door)
    says = any(word in door.name.casefold() for word in ("door", "hatch", "gate"))
    return _capital(door.name if says else _fitting(f"{door.name} door", door.name))


def _window_name(window: Window) -> str:
    """`Bow window` for one with the id bow-window, `Window G1` for most."""
    says = "window" in window.id.casefold()
    return _capital(window.id.replace("-", " ").replace("_", " ")) if says else f"Window {window.id}"


def _speak_name(piece: Door | Obstacle | Wall) -> str:
    return _fitting(_capital(of_kind(piece.kind, piece.id)), piece.id)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _fitting(name: str, otherwise: str) -> str:
    return name if name and cells(name) <= _NAME_CELLS else otherwise


def _name_apart(feature: Feature, often: Counter[str]) -> Feature:
    """A name that several features bear is followed by the id."""
    if often[feature.name.casefold()] == 1:
        return feature
    return replace(feature, name=_fitting(f"{feature.name} {feature.id}", feature.id))


def _bulkhead_of(drawn: Map, window: Window) -> str:
    for wall in drawn.walls:
        set_in = wall.floor == window.floor and all(_along(end, wall.line) for end in window.ends)
        if set_in and "bulkhead" in wall.kind:
            return wall.kind
    return "external_bulkhead"


def _along(point: tuple[float, float], line: Line) -> bool:
    return any(to_edge(point, p, q) <= _ON_WALL_M for p, q in pairwise(line))
