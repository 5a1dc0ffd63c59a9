"""Draws the maps that docs/looks.md shows, in their three looks: python docs/draw_maps.py

The pictures are written beside this file, that of layers into `before/`; they are the same however often they are drawn.
"""

from pathlib import Path

from squadlog.ground.checking.load import load_map
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.ground.drawing.looks.palette import LOOKS

HERE = Path(__file__).resolve().parent
MAPS = HERE.parent / "scenarios" / "maps"


def main() -> None:
    """Write every picture."""
    named = "the_counting_house", "the_long_ford", "pest_control"
    house, ford, ship = (load_map(MAPS / f"{name}.toml") for name in named)
    pictures = {f"map-{look}.svg": draw_look(house, look) for look in LOOKS}
    pictures |= {
        "map-night.svg": draw_look(house, "table", night=True),
        "map-ford.svg": draw_look(ford, "table"),
        "map-ship.svg": draw_look(ship, "ink"),
    }
    pictures["before/map-layers.svg"] = draw_svg(house)
    for name, drawing in pictures.items():
        (HERE / name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
