"""Furniture and scenery of a map as shapes: what stands with its back to a wall is turned so."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from squadlog.base.remember_last import remember_last
from squadlog.ground.drawing.furnishing.frame import area_m2, frame_of, patch_of, plain_turn, turn_to_walls
from squadlog.ground.drawing.furnishing.guessing import looks_of
from squadlog.ground.drawing.furnishing.indoors import INDOORS
from squadlog.ground.drawing.furnishing.outdoors import OUTDOORS
from squadlog.ground.drawing.furnishing.shapes import Furnishing, Spots, Tone, line
from squadlog.ground.drawing.furnishing.ways import WAYS
from squadlog.ground.drawing.furnishing.works import WORKS
from squadlog.ground.drawing.furnishing.yards import YARDS, stone_fence
from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.structures import Obstacle

_KEPT = 4_096
_LEAST_M2 = 0.06
"""What is smaller is drawn as its outline alone."""
_BODIES: dict[str, Tone] = {
    "machine": "metal", "generator": "metal", "console": "dark_metal", "engine": "metal", "tank": "metal",
    "pipes": "metal", "rack": "dark_metal", "pillar": "stone", "stove": "metal", "lockers": "metal", "car": "paint",
    "truck": "paint", "sofa": "cloth", "bed": "linen", "bath": "linen", "sink": "linen", "altar": "stone",
    "grave": "stone", "sandbags": "sand", "sacks": "sand", "fence": "stone", "stall": "paint", "drain": "dark_metal",
    "vent": "dark_metal", "papers": "paper", "other": "stone",
}  # fmt: skip
"""What an outline is filled with in which nothing more fits; wood where nothing is said."""
_AS_SCENERY = {"rubble": "loose_rubble", "rock": "boulder", "barrel": "cask"}
"""What is drawn otherwise where it is scenery: no outline says where it ends."""
_ALONE = 1.4
"""A barrel is one, unless its outline is longer than deep by more than this share."""
_FRAMED = {**INDOORS, **WORKS, **YARDS}


def shapes_of(piece: Obstacle | Decoration, turn: int | None = None) -> Furnishing:
    """The shapes of a piece in metres; `turn` is how it stands, None where no wall is near (`turns_of`)."""
    if isinstance(piece, Obstacle):
        hard = piece.cover.endswith("hard")
        return _draw(looks_of(piece), piece.points, turn, hard=hard)
    if piece.width_m is not None:
        along = WAYS.get(piece.kind)
        if along is not None:
            return _draw_way(piece.kind, piece.points, piece.width_m)
        return Furnishing(piece.kind, None, (line("line", piece.points, size_m=piece.width_m),))
    return _draw_scenery(piece.kind, piece.points, turn)


@remember_last
def furnish_map(drawn: Map) -> Mapping[tuple[str, int], Furnishing]:
    """Every obstacle and decoration as shapes, by its table and its place there, the first being 1."""
    turns = turns_of(drawn)
    return {
        **{
            ("obstacle", place): shapes_of(piece, turns[place - 1])
            for place, piece in enumerate(drawn.obstacles, 1)
        },
        **{("decoration", place): shapes_of(piece) for place, piece in enumerate(drawn.decorations, 1)},
    }


def turns_of(drawn: Map) -> tuple[int | None, ...]:
    """How each obstacle stands: with its back to the nearest wall of its floor; None where it has not four sides."""
    walls: dict[int, list[tuple[float, float, float, float]]] = {}
    for wall in drawn.walls:
        walls.setdefault(wall.floor, []).extend(
            (*one, *other) for one, other in zip(wall.line, wall.line[1:], strict=False)
        )
    turns: list[int | None] = [
        plain_turn(piece.points) if len(piece.points) == 4 else None for piece in drawn.obstacles
    ]
    for floor, stretches in walls.items():
        those = [
            place
            for place, piece in enumerate(drawn.obstacles)
            if piece.floor == floor and len(piece.points) == 4
        ]
        if not those:
            continue
        rings = np.array([drawn.obstacles[place].points for place in those])
        middles = ((rings + np.roll(rings, -1, axis=1)) / 2).reshape(-1, 2, 1)
        ends = np.array(stretches).T
        (x, y), (wide, high) = ends[:2], ends[2:] - ends[:2]
        long = np.maximum(wide * wide + high * high, 1e-12)
        east, north = middles[:, 0] - x, middles[:, 1] - y
        share = np.clip((east * wide + north * high) / long, 0, 1)
        east -= share * wide
        north -= share * high
        far = np.sqrt((east * east + north * north).min(axis=1)).reshape(-1, 4)
        for place, near in zip(those, far.tolist(), strict=True):
            turns[place] = turn_to_walls(drawn.obstacles[place].points, near)
    return tuple(turns)


@lru_cache(maxsize=_KEPT)
def _draw(looks: str, ring: Spots, turn: int | None, *, hard: bool) -> Furnishing:
    if area_m2(ring) < _LEAST_M2:
        return Furnishing(looks, _BODIES.get(looks, "wood"))
    frame = frame_of(ring, plain_turn(ring) if turn is None else turn)
    if looks in OUTDOORS and (frame is None or looks not in _FRAMED):
        return OUTDOORS[looks](patch_of(ring))
    if frame is None:
        inner = patch_of(ring).inward(0.82)
        return Furnishing(looks, _BODIES.get(looks, "wood"), (line("line", (*inner, inner[0])),))
    if looks == "fence" and hard:
        return stone_fence(frame)
    return _FRAMED[looks](frame)


@lru_cache(maxsize=_KEPT)
def _draw_way(kind: str, way: Spots, wide_m: float) -> Furnishing:
    return WAYS[kind](way, wide_m)


@lru_cache(maxsize=_KEPT)
def _draw_scenery(kind: str, ring: Spots, turn: int | None) -> Furnishing:
    frame = frame_of(ring, plain_turn(ring) if turn is None else turn)
    alone = kind != "barrel" or frame is None or frame.long_m < frame.deep_m * _ALONE
    if alone and kind in _AS_SCENERY:
        return OUTDOORS[_AS_SCENERY[kind]](patch_of(ring))
    if frame is not None and kind in _FRAMED:
        return _FRAMED[kind](frame)
    if kind in OUTDOORS:
        return OUTDOORS[kind](patch_of(ring))
    return Furnishing(kind, _BODIES.get(kind, "wood"))
