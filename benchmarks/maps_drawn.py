"""Maps drawn in the three looks: processor time, and how long the drawings are.

    python benchmarks/maps_drawn.py

A house of 500 features and 100 named rooms is drawn anew, and again with other figures on the same ground. The peer
writes the outlines of the same features as bare SVG through ElementTree: no textures, no cut walls, no names. Sizes are
those of all ready maps and of random ones.
"""

import gzip
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from measuring import Figures, medians, spent, spent_by

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Spot
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.drawn_scene import scene_of
from squadlog.ground.drawing.figures.chip import Chip
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.ground.drawing.looks.palette import LOOKS
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Obstacle, Room, Wall, Window
from squadlog.ground.map.terrain import Patch
from squadlog.ground.random_maps.kinds import KINDS
from squadlog.survey.random_map import draw_random_map

MAPS = sorted((Path(__file__).parents[1] / "scenarios" / "maps").glob("*.toml"))
COLS, ROWS, WIDE_M, HIGH_M, ROUNDS, RANDOM = 10, 10, 6.0, 5.0, 9, 20
HOUSE_BYTES, HOUSE_GZIP, ABOVE, EACH = 60_000, 12_000, 12_000, 250
ALL_MS, FIGURES_MS = 40.0, 10.0


def house(number: int) -> Map:
    """A house of 500 features with 100 named rooms; each number makes another, equal one."""
    wide, high = COLS * WIDE_M + 4, ROWS * HIGH_M + 4
    rows, cols = range(ROWS + 1), range(COLS + 1)
    west, south = 2.0, 2.0
    lines = [((west, south + row * HIGH_M), (wide - 2, south + row * HIGH_M)) for row in rows]
    lines += [((west + col * WIDE_M, south), (west + col * WIDE_M, high - 2)) for col in cols]
    walls = [Wall(id=f"W{place}", kind="internal_wall", line=line) for place, line in enumerate(lines)]
    rooms, doors, things, windows = [], [], [], []
    for row in range(ROWS):
        for col in range(COLS):
            x, y, place = west + col * WIDE_M, south + row * HIGH_M, row * COLS + col
            corners = ((x, y), (x + WIDE_M, y), (x + WIDE_M, y + HIGH_M), (x, y + HIGH_M))
            rooms.append(Room(name=f"chamber {place}", points=corners))
            doors.append(Door(id=f"D{place}", kind="internal_door", ends=((x + 2, y), (x + 3, y))))
            for one, (dx, dy) in enumerate(((0.5, 0.5), (4.4, 3.6))):
                ring = (
                    (x + dx, y + dy),
                    (x + dx + 1, y + dy),
                    (x + dx + 1, y + dy + 0.6),
                    (x + dx, y + dy + 0.6),
                )
                things.append(
                    Obstacle(id=f"O{place}-{one}", kind="furniture", cover="half_soft", points=ring)
                )
            if len(windows) < 40:
                windows.append(Window(id=f"V{place}", ends=((x, y + 2), (x, y + 3))))
    yards = [
        ((0.0, 0.0), (wide, 0.0), (wide, 1.5), (0.0, 1.5)),
        ((0.0, 0.0), (1.5, 0.0), (1.5, high), (0.0, high)),
    ]
    woods = [Patch(id=f"T{place}", kind="light", points=ring) for place, ring in enumerate(yards)]
    pieces = {"walls": walls, "doors": doors, "windows": windows, "obstacles": things, "terrain": woods}
    missing = 500 - sum(map(len, pieces.values()))
    ring = ((0.2, 0.2), (0.5, 0.2), (0.5, 0.5))
    things += [Obstacle(id=f"S{one}", kind="other", cover="half_hard", points=ring) for one in range(missing)]
    tables = {name: tuple(found) for name, found in pieces.items()}
    return Map(title=f"House {number}", width_m=wide, height_m=high, rooms=tuple(rooms), **tables)


def bare(drawn: Map) -> str:
    """The outlines of all features, and nothing else."""
    root = ET.Element("svg", viewBox=f"0 0 {drawn.width_m:g} {drawn.height_m:g}")
    for one in scene_of(drawn, 1, Conditions(), words=False).pieces:
        points = " ".join(f"{x:g},{drawn.height_m - y:g}" for x, y in one.outline)
        ET.SubElement(
            root, "polyline", id=f"{one.table}-{one.place}", points=points, fill="none", stroke="#000"
        )
    return ET.tostring(root, encoding="unicode")


def timed(figures: Figures) -> None:
    """How long drawing takes."""
    fresh = iter([house(number) for number in range(ROUNDS + 1)] * (len(LOOKS) + 2))
    same = house(0)
    chips = iter(
        tuple(Chip(str(one), Spot(3.0 + one, 4.0 + turn)) for one in range(1, 33))
        for turn in range(3 * ROUNDS)
    )
    start = [sys.executable, "-c", "pass"]
    asked = [lambda look=look: spent(lambda: draw_look(next(fresh), look)) for look in LOOKS]
    asked.append(lambda: spent(lambda: draw_look(same, "table", figures=MapScene(same, chips=next(chips)))))
    asked += [lambda: spent(lambda: draw_svg(next(fresh))), lambda: spent(lambda: bare(next(fresh)))]
    *looks, moved, plain, peer, began = medians([*asked, lambda: spent_by(start)], ROUNDS)
    for look, took in zip(LOOKS, looks, strict=True):
        figures.at_most(
            f"500 features, 100 named, in look {look}: ms where a start takes 10", took / began * 10, ALL_MS
        )
        figures.at_most(f"the same / their outlines through ElementTree ({look})", took / peer, 12)
    figures.at_most(
        "32 figures on the same ground: ms where a start takes 10", moved / began * 10, FIGURES_MS
    )
    figures.at_most(
        "the drawing of layers, without a look: ms where a start takes 10", plain / began * 10, ALL_MS
    )


def measured(figures: Figures) -> None:
    """How long the drawings are."""
    ready = {path.stem: load_map(path) for path in MAPS}
    counting = draw_look(ready["the_counting_house"], "table")
    figures.at_most("the Counting House in look table: bytes", len(counting), HOUSE_BYTES)
    figures.at_most("the same, gzipped", len(gzip.compress(counting.encode(), mtime=0)), HOUSE_GZIP)
    maps = [*ready.values()]
    maps += [draw_random_map(KINDS[one % len(KINDS)], one).map for one in range(RANDOM)]
    for look in LOOKS:
        most, where = max((_bytes_each(drawn, look), drawn.title) for drawn in maps)
        figures.at_most(
            f"bytes a feature above {ABOVE // 1000} KB in look {look}, at most ({where})", most, EACH
        )


def _bytes_each(drawn: Map, look: str) -> float:
    pieces = scene_of(drawn, 1, Conditions(), words=False).pieces
    return max(
        (len(draw_look(drawn, look, floor=floor).encode()) - ABOVE) / len(pieces)
        for floor in range(1, drawn.floors + 1)
    )


if __name__ == "__main__":
    told = Figures()
    timed(told)
    measured(told)
    told.end()
