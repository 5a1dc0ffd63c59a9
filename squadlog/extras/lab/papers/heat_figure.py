"""The heat of a cell on paper: a floor of its map, hatched by whose shots came from where, crosses for the fallen."""

from collections.abc import Iterator, Sequence
from math import sqrt

from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.extras.paper.drawn_map import PaperMap, letters_at
from squadlog.extras.paper.flow import DrawnFigure
from squadlog.extras.paper.hatching import hatched
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import WHITE, Ink, Mark, Outline, PaperSize, Place, box, line, moved
from squadlog.extras.paper.plots import INKS
from squadlog.facts.heat import HEAT_KINDS
from squadlog.ground.checking.load import map_agreed_on
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import scene_of
from squadlog.ground.drawing.figures.draw_heat_squares import TOLD, HotSquare, hot_squares, square_m
from squadlog.ground.drawing.figures.place_chips import chip_size
from squadlog.ground.map.model import Map
from squadlog.reports.heat.map_heat import MapHeat

_HIGHEST, _KEY = 130.0, 6.0
"""Millimetres of the highest map, and of the key over it."""
_WIDEST_STEP, _LEAST_STEP = 2.2, 0.45
"""How far the lines of a hatching are apart where least and where most was fired, in millimetres."""


def draw_heat(heat: MapHeat, width: float) -> Iterator[DrawnFigure]:
    """Each floor on which anything happened; `width` in millimetres."""
    drawn = map_agreed_on(heat.map)
    for floor in range(1, drawn.floors + 1):
        if any(one.floor == floor for one in heat.spots):
            yield _draw_floor(heat, drawn, floor, width)


def _draw_floor(heat: MapHeat, drawn: Map, floor: int, width: float) -> DrawnFigure:
    scale_mm = min(width / drawn.width_m, _HIGHEST / drawn.height_m)
    scene = scene_of(drawn, floor, Conditions(), letters=letters_at(scale_mm))
    paper = PaperMap(scene, scale_mm)
    size_m = square_m(chip_size(drawn.width_m, drawn.height_m, 1))
    found = hot_squares([one for one in heat.spots if one.floor == floor], size_m)
    marks = [*paper.marks()]
    for kind in HEAT_KINDS:
        for one in found[kind]:
            at = one.x * scale_mm, (drawn.height_m - one.y) * scale_mm
            ink = _ink(heat.sides, one.side)
            draw = {"fired": _fired, "struck": _struck, "fell": _fell}[kind]
            marks += draw(one, at, size_m * scale_mm, ink, heat.sides.index(one.side))
    most = {kind: found[kind][-1].times if found[kind] else 0 for kind in HEAT_KINDS}
    told = (
        f"{drawn.title}{f', floor {floor}' if drawn.floors > 1 else ''}: {so_many(heat.battles, 'battle')}, squares of "
        f"{format_length(size_m)}. Hatched: shots fired, up to {most['fired']:,} in a square; framed: attacked, up to "
        f"{most['struck']:,}; crosses: fell, up to {most['fell']:,}."
    )
    key = _draw_key(heat.sides, width)
    return DrawnFigure(
        width=max(width, paper.width), height=_KEY + paper.height, caption=told,
        marks=(*key, *(moved(one, 0.0, _KEY) for one in marks)),
    )  # fmt: skip


def _ink(sides: Sequence[str], side: str) -> Ink:
    return INKS[sides.index(side) % len(INKS)][0]


def _draw_key(sides: Sequence[str], width: float) -> Iterator[Mark]:
    """Whose the inks and the slants are."""
    sheet = PageLayout(PaperSize(key="", width=width, height=_KEY))
    for place, side in enumerate(sides):
        x = place * width / len(sides)
        sheet.marks += _fired(_ONE, (x + 2.2, 2.4), 4.0, _ink(sides, side), place)
        sheet.text(x + 5.5, 3.6, side, 8.5, bold=True, room=width / len(sides) - 7)
    yield from sheet.marks


_ONE = HotSquare("", 0.0, 0.0, 1, 0.5)


def _square(at: Place, wide: float) -> tuple[Place, ...]:
    (x, y), half = at, wide / 2
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def _fired(one: HotSquare, at: Place, wide: float, ink: Ink, place: int) -> Iterator[Mark]:
    """Slanting lines, the nearer the more; each side has a slant of its own, so that two may lie over each other."""
    step = max(_LEAST_STEP, _WIDEST_STEP * (1 - 0.8 * sqrt(one.share)))
    places = _square(at, wide * 0.96)
    yield from hatched(places, step, 45 if place % 2 else -45, width=0.22, ink=ink)
    yield Outline(places=places, width=0.12, ink=ink, closed=True)


def _struck(one: HotSquare, at: Place, wide: float, ink: Ink, place: int) -> Iterator[Mark]:
    within = wide * (0.8 - 0.2 * (place % 2))
    thick = wide * (0.03 + 0.09 * sqrt(one.share))
    yield Outline(places=_square(at, within), width=thick, ink=ink, closed=True)


def _fell(one: HotSquare, at: Place, wide: float, ink: Ink, place: int) -> Iterator[Mark]:
    """A cross, the larger the more, a little aside for each side; how often, where that is often."""
    (x, y), arm = at, wide * (0.14 + 0.26 * sqrt(one.share))
    x += wide * 0.08 * (place % 2 * 2 - 1)
    for thick, of in ((arm * 0.75, WHITE), (arm * 0.4, ink)):
        yield line(x - arm, y - arm, x + arm, y + arm, thick, of)
        yield line(x - arm, y + arm, x + arm, y - arm, thick, of)
    if one.share >= TOLD:
        sheet = PageLayout(PaperSize(key="", width=0, height=0))
        room = sheet.text(x, y + wide * 0.5 + 2.4, f"{one.times:,}", 7, bold=True, align="middle")
        yield box(x - room / 2 - 0.2, y + wide * 0.5 + 0.3, room + 0.4, 2.4, line_width=0, fill=WHITE)
        yield from sheet.marks
