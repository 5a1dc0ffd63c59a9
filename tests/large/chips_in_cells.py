"""Crowds on the map of the terminal: no two chips lie on each other, none is cut, and every word is whole.

    python tests/large/chips_in_cells.py                 1,000 crowds
    python tests/large/chips_in_cells.py --count 50 --seed 7

A crowd is 16 to 40 soldiers, some of them on each other's heels, with ways, lines of sight and arcs laid over them,
on a ready map in a panel as it is on a terminal of 80x24, 120x36 or 160x48. The tests do a few, always the same.
"""

import argparse
import random
import secrets
import sys
from pathlib import Path

# ruff: noqa: RUF001 - signs of a map; none of them is meant as a letter

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.drawing.figures.map_scene import MapScene, UnitLabel
from squadlog.ground.drawing.figures.overlays import Arc, PathLine, Sight
from squadlog.tui.map.canvas import Layer
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import ARROWS, PIN
from squadlog.tui.map.labels import place_labels
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.names import names
from squadlog.tui.map.rows import Rows

MAPS = tuple(
    load_map(path) for path in sorted((Path(__file__).parents[2] / "scenarios" / "maps").glob("*.toml"))
)
ROWS = Rows()
PANELS = ((38, 16), (78, 20), (58, 22), (118, 32), (78, 30), (158, 44))
"""Cells of the map's panel on the three terminals, beside the roster and alone."""
ON = frozenset(LAYERS) - {"zones"}


def crowd(chance, drawn, floor):
    """Soldiers about a few points of a floor, and what is laid over them."""
    wide, high = drawn.width_m, drawn.height_m

    def spot():
        return Spot(chance.uniform(0, wide), chance.uniform(0, high), floor)

    middles, spread = [spot() for _ in range(chance.randint(1, 5))], chance.choice((0.5, 2.0, 8.0))
    figures, labels = [], {}
    for number in range(1, chance.randint(16, 40) + 1):
        at = chance.choice(middles)
        x, y = chance.gauss(at.x, spread), chance.gauss(at.y, spread)
        facing, side = chance.uniform(0, 360), chance.choice("CT")
        where = Spot(min(max(x, 0.0), wide), min(max(y, 0.0), high), floor)
        posture = chance.choice(("standing", "kneeling", "prone"))
        figures.append(Figure(number, where, facing, posture=posture))
        marks = chance.choice(("", "", "!", "w", "wz", "›1", "‼2"))
        labels[number] = UnitLabel(f"{side}{number}", side, number == 3, facing, marks=marks)
    laid = (
        PathLine(tuple(spot() for _ in range(4)), ("4.0 m", "11.5 m", "19 m")),
        Sight(figures[0].spot, figures[1].spot, "clear", "12.3 m"),
        Arc(figures[0].spot, 45.0, 90.0, 6.0, "90°"),
    )
    return MapScene(drawn, Conditions(figures=tuple(figures)), labels, laid)


def faults(chance):
    """What is wrong with one crowd, in words."""
    drawn = chance.choice(MAPS)
    floor = chance.randint(1, drawn.floors)
    scene, size = crowd(chance, drawn, floor), chance.choice(PANELS)
    start = MapFrame(drawn.width_m, drawn.height_m, *size, turn=chance.randrange(4))
    at = scene.conditions.figures[0].spot
    frame = chance.choice(
        (start.fitted(), start.filled(), start.filled().zoomed(2, 5, 5).centred(at.x, at.y))
    )
    ROWS.forget_all(ground=True)

    built = ROWS.built(scene, frame, floor, ON)
    words = names(drawn, floor, frame)
    layer = Layer(scene, frame, floor, ON, at, names=words, built=built)
    yield from faults_of_chips(scene, frame, floor, layer)
    yield from faults_of_words(layer, frame, {name.name for name in words}, built)


def faults_of_chips(scene, frame, floor, layer):
    """Chips that lie on each other, are cut or torn, or are missing."""
    seen, cursor = {}, frame.cell(scene.conditions.figures[0].spot.x, scene.conditions.figures[0].spot.y)
    placed = place_labels(scene, frame, floor)
    for unit in placed:
        text, label = "".join(cell[2] for cell in unit.chip), scene.labels[unit.number]
        rows, cols = {cell[0] for cell in unit.chip}, [cell[1] for cell in unit.chip]
        if len(rows) != 1 or cols != list(range(cols[0], cols[0] + len(cols))):
            yield f"the chip {text} is torn"
        if label.text not in text or not set(text) & set(ARROWS):
            yield f"the chip {text} does not say {label.text} and where it faces"
        for row, col, char, ink in unit.cells:
            if not frame.holds(col, row):
                yield f"the chip {text} is cut by the frame"
            if (row, col) in seen:
                yield f"the chips {text} and {seen[row, col]} lie on each other"
            seen[row, col] = text
            if layer.rows[row][col] != (char, ink) and (col, row) != cursor:
                yield f"the chip {text} has {layer.rows[row][col]} on it"
    for figure in scene.conditions.figures:
        col, row = frame.cell(figure.spot.x, figure.spot.y)
        if frame.holds(col, row):
            if figure.number not in {unit.number for unit in placed}:
                yield f"{figure.number} has no chip"
            sign = layer.rows[row][col][0]
            if sign not in ARROWS and sign != PIN:
                yield f"{figure.number} stands where {sign} is shown"


def faults_of_words(layer, frame, rooms, built):
    """Words that are cut, or lie on a chip; names of rooms on a wall."""
    pieces = {}
    for (row, col), words in layer.written.items():
        pieces.setdefault((words, row), []).append(col)
        if (row, col) in layer.units:
            yield f"{words} lies on a chip"
        if not frame.holds(col, row):
            yield f"{words} is cut by the frame"
        if words in rooms and built(row, col):
            yield f"{words} lies on a wall"
    for (words, row), cols in pieces.items():
        shown = "".join(layer.rows[row][col][0] for col in sorted(cols))
        if words != "scale" and shown.replace(words, ""):
            yield f"{words} is shown as {shown}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    wrong = 0
    for one in range(asked.count):
        for fault in faults(random.Random(f"{asked.seed} {one}")):
            wrong += 1
            print(f"crowd {one}: {fault}")
    print(f"{asked.count} crowds, {wrong} faults")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
