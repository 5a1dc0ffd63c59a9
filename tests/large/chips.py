"""Chips at random on every ready map: none lies on another or leaves the page, and no word is cut, on a wall or a chip.

    python tests/large/chips.py --count 1000 --seed 1

sets 16 to 40 figures, scattered and crowded, on a floor of a ready map, from the training yard to the largest, places
chips and words as a picture does, and prints what does not hold, the seed, and the time that a thousand took.
`tests/ground/test_chips.py` does a few of them.
"""

import random
import sys
import time
from argparse import ArgumentParser
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import shapely
from support.crowds import crowd
from support.on_maps import MAPS

from squadlog.ground.checking.load import load_map
from squadlog.ground.drawing.figures.draw_figures import placed_on
from squadlog.ground.drawing.figures.give_way import WordRoom, names_beside, taken_by, words_beside
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.looks.draw_ground import draw_ground

CLOSE = 1e-6
"""Boxes that touch do not lie on each other."""


@cache
def grounds():
    """Every floor of every ready map: the map, the floor, its words, its walls, doors and windows."""
    found = []
    for path in sorted(MAPS.glob("*.toml")):
        drawn = load_map(path)
        for floor in range(1, drawn.floors + 1):
            words = draw_ground(drawn, "table", floor, False).words
            lines = [wall.line for wall in drawn.walls if wall.floor == floor]
            found.append((drawn, floor, words, shapely.union_all([shapely.LineString(one) for one in lines])))
    return found


def faults(number, seed):
    """What does not hold in the crowd of that number."""
    rng = random.Random(f"{seed} {number}")
    drawn, floor, words, walls = rng.choice(grounds())
    scene = MapScene(drawn, chips=crowd(rng, drawn, floor))
    placed = placed_on(scene, floor)
    if len(placed) != len(scene.chips):
        yield "a chip is missing"
    if placed_on(scene, floor) != placed:
        yield "the same chips are placed otherwise a second time"
    page = shapely.box(0, 0, drawn.width_m, drawn.height_m).buffer(CLOSE)
    boxes = [(f"chip {one.chip.text}", shapely.box(*one.box)) for one in placed]
    room = WordRoom(drawn, floor, taken_by(placed))
    named = words_beside(words, room)
    if sum(word.goes_on for word in named) != sum(
        one.goes_on and not other.goes_on and one.x == other.x for one, other in pairwise(named)
    ):
        yield "a name is cut in two"
    for word in (*named, *names_beside(placed, room)):
        boxes.append((f"word {word.text}", word.box))
        if walls.intersects(word.box.buffer(-CLOSE)):
            yield f"word {word.text} lies on a wall"
    tree = shapely.STRtree([box.buffer(-CLOSE) for _, box in boxes])
    for one, other in tree.query([box.buffer(-CLOSE) for _, box in boxes], predicate="intersects").T.tolist():
        if one < other:
            yield f"{boxes[one][0]} lies on {boxes[other][0]} ({drawn.title}, floor {floor})"
    yield from (f"{what} leaves the page" for what, box in boxes if not page.contains(box))


def main():
    """So many crowds; 1 if anything does not hold."""
    made = ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=1000)
    made.add_argument("--seed", default=datetime.now(UTC).date().isoformat())
    options = made.parse_args()
    grounds()
    began, wrong = time.process_time(), 0
    for number in range(options.count):
        for fault in faults(number, options.seed):
            wrong += 1
            print(f"{number} of seed {options.seed}: {fault}", flush=True)
    took = time.process_time() - began
    print(f"{options.count} crowds of seed {options.seed} in {took:.1f} s: {wrong} faults.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
