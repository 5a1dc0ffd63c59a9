"""The signs of a drawn map one by one, for a page that tells what they mean."""

import re
from collections.abc import Iterator

from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import scene_of
from squadlog.ground.drawing.figures.chip import PlacedChip
from squadlog.ground.drawing.figures.chip_key import key_rows
from squadlog.ground.drawing.figures.draw_chips import ChipDrawing
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.looks.draw_ground import canvas_of
from squadlog.ground.drawing.looks.legend import Legend
from squadlog.ground.drawing.looks.palette import Look

_WIDE, _HIGH = 120.0, 70.0
_IDS = re.compile(r'(?<= id=")|(?<=href="#)|(?<=url\(#)')


def draw_key(scene: MapScene, look: Look, floor: int) -> Iterator[tuple[str, str]]:
    """Each sign that is on a floor, as an SVG for one page, and its words.

    Those of the ground come first, and lean on what the very first defines.
    """
    canvas = canvas_of(scene.drawn, look, floor)
    shown = scene_of(scene.drawn, floor, Conditions(), words=False)
    ground = tuple(Legend(shown, canvas.style, canvas.textures).swatches(_WIDE, _HIGH))
    patterns = f"<defs>{canvas.textures.patterns()}</defs>"
    for drawing, words in ground:
        yield _sign("key-", patterns + drawing), words
        patterns = ""
    for row, (chip, words) in enumerate(key_rows(scene)):
        placed = PlacedChip(chip, 0.6, 0.0, 1.0)
        drawing = "".join(ChipDrawing((placed,), look, FigurePlotter(0.0, 1.0)).chips())
        yield _sign(f"key{row}-", drawing), words


def _sign(name: str, drawing: str) -> str:
    return f'<svg viewBox="-4 -50 128 100" aria-hidden="true">{_IDS.sub(name, drawing)}</svg>'
