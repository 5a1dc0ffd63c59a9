"""A map on one page: its title, the map as large as there is room, a scale bar, north, what its lines mean."""

from collections.abc import Iterator, Sequence

from squadlog.base.lengths import length_unit, typed_metres
from squadlog.base.records import value
from squadlog.extras.paper.drawn_map import PaperMap, lettered_area, swatch
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import BLACK, GREY, WHITE, Opening, Outline, PaperPage, PaperSize, moved
from squadlog.extras.paper.scale import CutUp, scale_words
from squadlog.ground.drawing.drawn_scene import LENGTHS_M, DrawnScene

_HEAD, _FOOT, _ROW, _COLUMN, _GAP = 13.0, 9.0, 5.2, 44.0, 3.0
"""Millimetres of the head and the foot of the page, of a row and a column of the legend, and between map and legend."""
_LEAST_BAR = 16.0
"""Millimetres of the shortest scale bar."""
_AREA = "area "
"""With its letter the look of an area that a scenario names."""
_EDGE = 4.0
"""Room for the figures of the grid."""


@value
class MapRoom:
    """The room that a map has on a page, and how its legend stands: beneath it or at its side."""

    size: PaperSize
    x: float
    y: float
    width: float
    height: float
    beside: bool

    def scale_mm(self, width_m: float, height_m: float) -> float:
        """How many millimetres a metre can have there."""
        return min(self.width / width_m, self.height / height_m)


def entries(scene: DrawnScene) -> tuple[tuple[str, str, int], ...]:
    """What the legend tells: a look, its words, and the place of a side."""
    found: list[tuple[str, str, int]] = []
    for look, words in scene.legend:
        if look == "unit":
            here = [token.side for token in scene.tokens if token.what == "unit"]
            found += [("unit", scene.sides[side] or words, side) for side in dict.fromkeys(here)]
        else:
            found.append((look, f"{words}, strokes downhill" if look == "contour" else words, 0))
    return (*found, *((_AREA + one.letter, one.name, 0) for one in scene.areas_named))


def room_for(scene: DrawnScene, size: PaperSize, *, taken: float = 0.0) -> MapRoom:
    """The room where the map is largest: upright or on the side, its legend beneath or beside; `taken` off the top."""
    count = len(entries(scene))
    sheets = (size,) if taken else (size, size.across)
    rooms = [_room(sheet, count, taken, beside=beside) for sheet in sheets for beside in (False, True)]
    width, height = scene.drawn.width_m, scene.drawn.height_m
    return max(rooms, key=lambda room: room.scale_mm(width, height))


def _room(size: PaperSize, count: int, taken: float, *, beside: bool) -> MapRoom:
    edge = size.margin
    wide, high = size.width - 2 * edge - _EDGE, size.height - 2 * edge - _HEAD - _FOOT - _EDGE - taken
    if beside:
        wide -= _COLUMN + _GAP
    else:
        columns = int((size.width - 2 * edge) // _COLUMN)
        high -= -(-count // columns) * _ROW + _GAP
    return MapRoom(size, edge + _EDGE, edge + _HEAD + taken, wide, high, beside)


def map_page(
    drawn: PaperMap, room: MapRoom, told: Sequence[str], cut: CutUp | None = None, pages_mm: float = 0.0
) -> PaperPage:
    """A page with the map; `told` are words beneath the title.

    With `cut`, it says which pages of `pages_mm` millimetres to the metre cover what.
    """
    sheet = PageLayout(room.size)
    lay_map(sheet, drawn, room, told, cut, pages_mm)
    return sheet.page()


def lay_map(
    sheet: PageLayout,
    drawn: PaperMap,
    room: MapRoom,
    told: Sequence[str],
    cut: CutUp | None = None,
    pages_mm: float = 0.0,
) -> None:
    """Lay a map on a page that has something on it already."""
    left, right, top = sheet.left, sheet.size.width - sheet.size.margin, room.y - _HEAD
    _north(sheet, right - 3.0, top)
    sheet.text(left, top + 4.5, drawn.scene.title, 13, bold=True, room=right - left - 10, least_pt=7)
    sheet.text(left, top + 9.0, " · ".join(told), 8, ink=GREY, room=right - left - 10, least_pt=5.5)
    marks = tuple(moved(mark, room.x, room.y) for mark in drawn.marks())
    sheet.marks.append(
        Opening(x=room.x - 1, y=room.y - 1, width=drawn.width + 2, height=drawn.height + 2, marks=marks)
    )
    if drawn.grid_m is not None:
        _figures(sheet, drawn, room)
    if cut is not None:
        _pages(sheet, room, cut, drawn.scale_mm / pages_mm)
    _bar(sheet, drawn, left, sheet.size.height - sheet.size.margin)
    if room.beside:
        x = room.x + room.width + _GAP
        _legend(sheet, drawn.scene, x, room.y, 1)
    else:
        foot = sheet.size.height - sheet.size.margin - _FOOT
        columns = int((right - left) // _COLUMN)
        rows = -(-len(entries(drawn.scene)) // columns)
        _legend(sheet, drawn.scene, left, foot - rows * _ROW, columns)


def _north(sheet: PageLayout, x: float, y: float) -> None:
    sheet.shape(((x, y), (x + 2.2, y + 6.5), (x, y + 5.0), (x - 2.2, y + 6.5)), width=0, fill=BLACK)
    sheet.text(x, y + 9.8, "N", 8.5, bold=True, align="middle")


def _bar(sheet: PageLayout, drawn: PaperMap, x: float, y: float) -> None:
    unit_m = typed_metres(1.0)
    units = next(
        (
            one
            for one in LENGTHS_M
            if one * unit_m >= drawn.scene.scale_m and one * unit_m * drawn.scale_mm >= _LEAST_BAR
        ),
        1,
    )
    long = units * unit_m * drawn.scale_mm
    sheet.box(x, y - 3.0, long, 1.6, line_width=0.25)
    sheet.box(x, y - 3.0, long / 2, 1.6, line_width=0.25, fill=BLACK)
    sheet.text(x, y + 1.5, "0", 7, align="middle")
    sheet.text(x + long / 2, y + 1.5, f"{units / 2:g}", 7, align="middle")
    sheet.text(x + long, y + 1.5, f"{units} {length_unit()}", 7, align="middle")
    sheet.text(x + long + 6, y - 1.2, scale_words(drawn.scale_mm), 7.5)


def _legend(sheet: PageLayout, scene: DrawnScene, x: float, y: float, columns: int) -> None:
    every = entries(scene)
    rows = -(-len(every) // columns)
    for place, (look, words, side) in enumerate(every):
        left, top = x + place // rows * _COLUMN, y + place % rows * _ROW
        if look.startswith(_AREA):
            sheet.marks += lettered_area(look.removeprefix(_AREA), left + 4.0, top + (_ROW - 1.6) / 2)
        else:
            sheet.marks += swatch(look, left, top, 8.0, _ROW - 1.6, side)
        sheet.name(left + 10, top + _ROW - 2.4, words, 7.5, room=_COLUMN - 11, bold=False)


def _figures(sheet: PageLayout, drawn: PaperMap, room: MapRoom) -> None:
    """Write the metres along the western and the southern edge."""
    for at, x in grid_figures(drawn.scene.drawn.width_m, drawn.grid_m or 1.0, drawn.scale_mm):
        sheet.text(room.x + x, room.y + drawn.height + 3.0, at, 6, align="middle", ink=GREY)
    for at, up in grid_figures(drawn.scene.drawn.height_m, drawn.grid_m or 1.0, drawn.scale_mm):
        sheet.text(room.x - 1.2, room.y + drawn.height - up + 0.8, at, 6, align="right", ink=GREY)


def grid_figures(
    long_m: float, every_m: float, scale_mm: float, least_mm: float = 7.0
) -> Iterator[tuple[str, float]]:
    """The lines of a grid that bear a figure, and how far along they are: as many as have room."""
    step = next(
        many for many in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if many * every_m * scale_mm >= least_mm
    )
    number = 0
    while number * every_m <= long_m + 1e-9:
        yield f"{number * every_m:g}", number * every_m * scale_mm
        number += step


def _pages(sheet: PageLayout, room: MapRoom, cut: CutUp, share: float) -> None:
    for piece in cut.pieces:
        x, y = room.x + piece.x * share, room.y + piece.y * share
        wide, high = piece.width * share, piece.height * share
        places = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
        sheet.marks.append(Outline(places=places, width=0.5, ink=BLACK, dash=(2.5, 1.5), closed=True))
        sheet.box(x + 1, y + 1, 9, 5.6, line_width=0.25, fill=WHITE)
        sheet.text(x + 5.5, y + 5.1, piece.name, 10, bold=True, align="middle", room=8.4, least_pt=5)
