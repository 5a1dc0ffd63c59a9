"""What the ground is at the middle of each sub-cell: terrain, surfaces, floors, banks of water, tints of scenery."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import ceil, hypot

import numpy as np

from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.lands.look import BANKED, KINDS, LAND, OPEN, TINTS, UNROOFED
from squadlog.tui.map.raster import Grid, Path, Raster

_BANK_M = 0.9
"""How wide the shallows are."""
_WATER = tuple(LAND[kind] for kind in ("stream", *BANKED))


def kinds(drawn: Map, floor: int, raster: Raster) -> Grid:
    """What the ground is at the middle of each sub-cell, as a place in `KINDS`; upper floors are floor (MAP-01)."""
    base = drawn.ground if floor == 1 else "clear"
    found = np.full((raster.high, raster.wide), KINDS.index(base), dtype=np.uint8)
    for patch in drawn.terrain if floor == 1 else ():
        if raster.sees(patch.points):
            box, within = raster.inside(patch.points)
            found[box][within] = KINDS.index(patch.kind)
    return found


def lands(drawn: Map, floor: int, raster: Raster, *, scenery: bool) -> Grid:
    """What is seen of the ground at the middle of each sub-cell, as a number of `LAND`."""
    found = kinds(drawn, floor, raster)
    if floor == 1:
        _lay_surfaces(drawn, raster, found)
        _lay_banks(drawn, raster, found)
    _lay_floors(drawn, floor, raster, found)
    if scenery:
        for one in drawn.decorations:
            if one.floor == floor and one.kind in TINTS:
                _lay(raster, found, rings_of(one), LAND[f"tint {TINTS[one.kind]}"], OPEN)
    return found


def indoors(drawn: Map, floor: int) -> Iterator[Path]:
    """The outlines of what lies under a roof: rooms, and what external walls enclose."""
    for room in drawn.rooms:
        if room.floor == floor:
            yield room.points
    for wall in drawn.walls:
        closed = len(wall.line) > 3 and wall.line[0] == wall.line[-1]
        if wall.floor == floor and closed and wall.kind.startswith("external"):
            yield wall.line[:-1]


def rings_of(one: Decoration) -> Iterator[Path]:
    """The outlines of scenery: its own, or a strip along each stretch of its line."""
    if one.width_m is None:
        yield one.points
        return
    for (px, py), (qx, qy) in pairwise(one.points):
        long = hypot(qx - px, qy - py)
        if long:
            along_x, along_y = (qx - px) / long * one.width_m / 2, (qy - py) / long * one.width_m / 2
            px, py, qx, qy = px - along_x, py - along_y, qx + along_x, qy + along_y  # noqa: PLW2901 - over its ends
            yield (
                (px - along_y, py + along_x), (qx - along_y, qy + along_x),
                (qx + along_y, qy - along_x), (px + along_y, py - along_x),
            )  # fmt: skip


def _lay(raster: Raster, found: Grid, rings: Iterator[Path], land: int, over: Grid) -> None:
    """Make what lies in some outlines another land, where `over` says of the one there that it may be."""
    for ring in rings:
        if raster.sees(ring):
            box, within = raster.inside(ring)
            found[box][within & over[found[box]]] = land


def _lay_surfaces(drawn: Map, raster: Raster, found: Grid) -> None:
    """Give clear ground its surface: of the last patch that lies there, or of the map."""
    if drawn.surface:
        found[found == LAND["clear"]] = LAND[drawn.surface]
    patches = [patch for patch in drawn.terrain if patch.kind == "clear"]
    if any(patch.surface for patch in patches):
        for patch in patches:
            _lay(raster, found, iter((patch.points,)), LAND[patch.surface or drawn.surface or "clear"], OPEN)


def _lay_floors(drawn: Map, floor: int, raster: Raster, found: Grid) -> None:
    """Make rooms, and what external walls enclose, floor; beside those an upper storey has nothing."""
    rings = list(indoors(drawn, floor))
    if floor > 1 and rings:
        found[:] = LAND["void"]
    _lay(raster, found, iter(rings), LAND["floor"], UNROOFED)
    for room in drawn.rooms:
        if room.floor == floor and room.surface:
            _lay(raster, found, iter((room.points,)), LAND[room.surface], OPEN)


def _lay_banks(drawn: Map, raster: Raster, found: Grid) -> None:
    """Make the water of rivers and lakes shallow where it begins, and what is all bank stay as it is."""
    far = round(_BANK_M / raster.sub_m), round(_BANK_M / raster.high_m)
    banked = any(patch.kind in BANKED and raster.sees(patch.points) for patch in drawn.terrain)
    if not all(far) or not (banked or drawn.ground in BANKED):
        return
    frame, down = raster.frame, raster.down
    across, rows = ceil(far[0]) + 2, ceil(2 * far[1] / down) + 2
    about = replace(
        frame,
        cols=frame.cols + 2 * across,
        rows=frame.rows + 2 * rows,
        left=frame.left - across,
        top=frame.top - rows,
    )
    wet = np.isin(kinds(drawn, 1, Raster(about, down)), _WATER) | _beyond(about, down)
    core = ~_spread(~wet, *far)
    bank = wet & ~core & _spread(core, far[0] + 1, far[1] + 1)
    seen = bank[rows * down : -rows * down, across * 2 : -across * 2]
    for kind in BANKED:
        found[seen & (found == LAND[kind])] = LAND[f"bank of {kind}"]


def _beyond(frame: MapFrame, down: int) -> Grid:
    """Which sub-cells of a frame lie beyond the map."""
    columns, rows = frame.left + np.arange(frame.cols), frame.top + np.arange(frame.rows)
    within = np.outer((rows >= 0) & (rows < frame.map_rows), (columns >= 0) & (columns < frame.map_cols))
    return ~within.repeat(down, axis=0).repeat(2, axis=1)


def _spread(marked: Grid, across: int, down: int) -> Grid:
    """What is marked, and all that is so near to it."""
    found = marked.copy()
    for step in range(1, across + 1):
        found[:, step:] |= marked[:, :-step]
        found[:, :-step] |= marked[:, step:]
    level = found.copy()
    for step in range(1, down + 1):
        found[step:] |= level[:-step]
        found[:-step] |= level[step:]
    return found
