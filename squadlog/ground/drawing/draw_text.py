"""A map as text: one character for each metre or half metre, north up, with a ruler and a legend."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot
from typing import Literal

import numpy as np

from squadlog.base.lengths import format_kept, format_length, format_number, length_unit
from squadlog.base.names import clean_text
from squadlog.ground.compiled.conditions import Conditions, MapCounter, Spot
from squadlog.ground.compiled.outlines import line, ring, zone_area
from squadlog.ground.compiled.shapes import MapShape
from squadlog.ground.drawing import glyphs
from squadlog.ground.drawing.sheet import DrawingSheet
from squadlog.ground.map.model import Map

CellsPerMetre = Literal[1, 2]
_AS_DRAWN = Conditions()
_ASIDE = sorted(product(range(-2, 3), repeat=2), key=lambda shift: (hypot(*shift), shift[1], -shift[0]))
"""How far a number moves aside, in cells, the nearest first."""


def draw_text(
    drawn: Map,
    *,
    floor: int = 1,
    cells_per_m: CellsPerMetre = 1,
    conditions: Conditions = _AS_DRAWN,
    zones: bool = False,
    counters: Sequence[MapCounter] = (),
    shapes: Sequence[MapShape] = (),
) -> str:
    """One floor of a map as lines of text, doors and breaches as `conditions` has them.

    A character shows the ground at the middle of its cell, or whatever is built there: what stands on lines (walls,
    contours) marks every cell it passes through. Units show as their numbers, bodies as x, counters as what is written
    on them. `zones` marks start zones. `shapes` show on open ground, those further on in front.
    """
    sheet = DrawingSheet(drawn, cells_per_m)
    _ground(sheet, drawn, floor)
    if zones:
        for zone in (zone for zone in drawn.zones if zone.floor == floor):
            sheet.fill(zone_area(zone), glyphs.ZONE)
    laid = [shape for shape in shapes if shape.floor == floor]
    for shape in laid:
        sheet.fill(ring(shape.outline), glyphs.area(shape))
    _structures(sheet, drawn, floor, conditions)
    _people(sheet, floor, conditions)
    lying = [counter for counter in counters if counter.spot.floor == floor]
    for counter in lying:
        _write(sheet, counter.spot, counter.text)
    told = (f"{counter.text}  {clean_text(counter.name)} at {_at(counter.spot)}" for counter in lying)
    areas = dict.fromkeys(f"{glyphs.area(shape)}  {glyphs.area_words(shape)}" for shape in reversed(laid))
    return "\n".join((*_page(sheet, drawn, floor, conditions), *areas, *told))


def _ground(sheet: DrawingSheet, drawn: Map, floor: int) -> None:
    if floor == 1:
        sheet.rows[:] = glyphs.GROUND[drawn.ground]
        for patch in drawn.terrain:
            sheet.fill(ring(patch.points), glyphs.GROUND[patch.kind])
        for contour in drawn.contours:
            closing = contour.points[:1] if contour.closed else ()
            sheet.trace(line((*contour.points, *closing)), glyphs.CONTOUR)
        return
    for room in drawn.rooms:
        if room.floor == floor:
            sheet.fill(ring(room.points), glyphs.GROUND["clear"])


def _structures(sheet: DrawingSheet, drawn: Map, floor: int, conditions: Conditions) -> None:
    for shafts, char in ((drawn.stairs, glyphs.STAIRS), (drawn.elevators, glyphs.ELEVATOR)):
        for shaft in (shaft for shaft in shafts if floor in shaft.floors):
            sheet.solid(ring(shaft.points), char)
    for obstacle in drawn.obstacles:
        if obstacle.floor == floor and obstacle.id not in conditions.destroyed:
            low = glyphs.LOW_SOFT if obstacle.cover.endswith("soft") else glyphs.LOW_HARD
            sheet.solid(ring(obstacle.points), glyphs.HIGH if obstacle.high else low)
    walls = {wall.id: line(wall.line) for wall in drawn.walls if wall.floor == floor}
    for wall in sorted(drawn.walls, key=lambda wall: wall.kind, reverse=True):  # the outer ones on top
        if wall.id in walls:
            sheet.trace(walls[wall.id], glyphs.WALLS[wall.kind])
    for window in (window for window in drawn.windows if window.floor == floor):
        char = glyphs.SHIP_WINDOW if window.ship else glyphs.WINDOW
        sheet.stretch(line(window.ends), glyphs.BREACH if window.id in conditions.destroyed else char)
    for door in (door for door in drawn.doors if door.floor == floor):
        sheet.stretch(line(door.ends), glyphs.DOORS[conditions.door_state(door)])
    for breach in (breach for breach in conditions.breaches if breach.wall in walls):
        sheet.mark(*breach.point, glyphs.BREACH)


def _people(sheet: DrawingSheet, floor: int, conditions: Conditions) -> None:
    for body in conditions.bodies:
        if body.spot.floor == floor:
            sheet.mark(body.spot.x, body.spot.y, glyphs.BODY)
    numbers = [
        (figure.spot, str(figure.number)) for figure in conditions.figures if figure.spot.floor == floor
    ]
    taken: set[tuple[int, int]] = set()
    for spot, number in numbers:
        column, row = _beside(sheet, spot, number, taken)
        taken |= {(column + place, row) for place in range(len(number))}
        for place, char in enumerate(number):
            if 0 <= column + place < sheet.wide and 0 <= row < sheet.high:
                sheet.rows[row, column + place] = char


def _beside(sheet: DrawingSheet, spot: Spot, number: str, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """The cell for the start of a number: its own, or the nearest that keeps it apart from the others."""
    column, row = sheet.cell(spot.x, spot.y)
    for across, down in _ASIDE:
        first, here = column + across, row + down
        whole = range(first, first + len(number))
        if not (0 <= here < sheet.high and first >= 0 and whole.stop <= sheet.wide):
            continue
        if not taken & {(place, here) for place in range(first - 1, whole.stop + 1)}:
            return first, here
    return column, row


def _write(sheet: DrawingSheet, spot: Spot, text: str) -> None:
    for place, char in enumerate(text):
        sheet.mark(spot.x + place / sheet.cells_per_m, spot.y, char)


def _at(spot: Spot) -> str:
    return f"{round(spot.x, 2):g}, {round(spot.y, 2):g}"


def _page(sheet: DrawingSheet, drawn: Map, floor: int, conditions: Conditions) -> Iterator[str]:
    storey = f", floor {floor} of {drawn.floors}" if drawn.floors > 1 else ""
    scale = format_kept("1 m" if sheet.cells_per_m == 1 else "half a metre")
    places = "" if length_unit() == "m" else "; places and the numbers at the edges are in metres"
    size = f"{format_number(drawn.width_m)} by {format_length(drawn.height_m)}"
    yield f"{drawn.title}: {size}{storey}; a character is {scale}, north is up{places}"
    for row in range(sheet.high):
        metre = (sheet.high - 1 - row) / sheet.cells_per_m
        yield f"{f'{metre:g}' if metre % 5 == 0 else '':>4} {''.join(sheet.rows[row])}".rstrip()
    ruler = "".join(f"{metre:<{5 * sheet.cells_per_m}}" for metre in range(0, int(drawn.width_m) + 1, 5))
    yield f"     {ruler}".rstrip()
    used = "".join(np.unique(sheet.rows).tolist())
    people = [figure for figure in conditions.figures if figure.spot.floor == floor]
    yield from glyphs.legend(used)
    if conditions.around:
        yield f"around everybody: {clean_text(', '.join(conditions.around))}"
    for figure in people:
        side = f", {clean_text(figure.side_name or figure.side)}" if figure.side else ""
        name = clean_text(figure.name) or "unit"
        yield f"{figure.number}  {name} at {_at(figure.spot)}, facing {round(figure.facing_deg) % 360}{side}"
