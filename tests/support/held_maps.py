"""Whether a map drawn at random is what was promised, asked of its file as anybody would read it."""

from dataclasses import dataclass

import numpy as np
import shapely

from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import parse_map
from squadlog.ground.fairness.fair import LookedOver
from squadlog.ground.map.dump import dump_map
from squadlog.survey.fair import printed_reading, walking
from squadlog.survey.reading import readings_of

ACROSS = 24
"""Squares to a side of the coarse picture by which two maps are told apart."""


@dataclass
class Held:
    """What is wrong with a map, nothing if it holds, and its coarse picture."""

    faults: list
    picture: np.ndarray


def held(drawn, *, measured=True):
    """Ask the file of a map: sound, and the same map; `measured`, also whether it is as fair as it was said to be."""
    read = parse_map(dump_map(drawn.map), "random.toml")
    faults = [remark.sentence for remark in check(read)]
    faults += [question.sentence for question in drawn.fairness.questions if not question.holds]
    faults += ["its file is another map"] * (read != drawn.map)
    return Held(faults + (_otherwise(drawn, read) if measured else []), picture(read))


def _otherwise(drawn, read):
    reading = printed_reading()
    over = LookedOver(read, readings_of(reading), walking(reading), read.zones)
    faults = [f"nobody gets into {name}" for name in over.shut()]
    return faults + ["it is not what was said of it"] * (over.between(read.zones) != drawn.fairness)


def picture(drawn):
    """A map in squares: what lies or stands at the middle of each, walls and contours if they pass through it."""
    west, south = drawn.width_m / ACROSS, drawn.height_m / ACROSS
    squares = [(x * west, y * south) for x in range(ACROSS) for y in range(ACROSS)]
    boxes = np.array([shapely.box(x, y, x + west, y + south) for x, y in squares])
    found = np.zeros(len(boxes), dtype=np.int8)
    for number, patch in enumerate(("light", "heavy", "stream", "river", "marsh"), 1):
        for piece in (one for one in drawn.terrain if one.kind == patch):
            found[shapely.intersects(boxes, shapely.Polygon(piece.points))] = number
    for number, lines in (
        (10, [wall.line for wall in drawn.walls]),
        (11, [o.points for o in drawn.obstacles]),
    ):
        for points in lines:
            found[shapely.intersects(boxes, shapely.LineString(points))] = number
    return found.reshape(ACROSS, ACROSS)


def views(square):
    """A picture and its mirror images and turns."""
    return [square, square[::-1], square[:, ::-1], square[::-1, ::-1]]


def likeness(one, other):
    """The largest share of the squares with something in them that two maps have in common, mirrored or not."""
    return max(
        float(((seen == other) & (seen > 0)).sum() / max(((seen > 0) | (other > 0)).sum(), 1))
        for seen in views(one)
    )
