"""Plots on paper: a library draws them as SVG, and what it drew is read into marks, with our fonts and inks.

So a plot is the same in every form of a document, prints in grey, and is cut or greyed like anything else on a page.
"""

import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.extras.paper.faces import width_of
from squadlog.extras.paper.flow import DrawnFigure
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import BLACK, GREY, PALE, Ink, Lettering, Mark, Outline, PaperSize, box
from squadlog.extras.paper.marks import moved as mark_moved
from squadlog.ground.drawing.svg_numbers import Matrix, matrix_of, times, transform_point
from squadlog.ground.drawing.svg_path import flatten, pieces_of

with lazy_imports():
    import pygal

PX_PER_MM = 4.0
_LABEL_PT = 7.0
_SVG = "{http://www.w3.org/2000/svg}"
INKS: tuple[tuple[Ink, tuple[float, float] | None], ...] = (
    ("#1d4f91", None), ("#a34a12", (2.4, 1.2)), ("#5b2e8c", (0.8, 0.9)), ("#1e6b4f", (4.0, 1.4)),
)  # fmt: skip
"""The ink and the dashes of each line: told apart without colours as well."""
_BARS = 120
"""Places of a plot in bars that are drawn."""


@record
class PlotLine:
    """A line of a plot: what it is called, and its value at each place."""

    name: str
    values: tuple[float, ...]


def lines(
    known: Sequence[PlotLine], places: Sequence[str], *, width: float, height: float, from_zero: bool = False
) -> DrawnFigure:
    """Values one after the other as lines, and beneath them whose each is. Raises ImportError without the library."""
    legend = 5.0
    drawn, _ = _charts()
    chart = drawn(
        **_config(width, height - legend), dots_size=1.5, show_only_major_dots=False, **_sparse(places)
    )
    chart.x_labels = list(places)
    most = max((value for one in known for value in one.values), default=0.0)
    if from_zero or not most:
        chart.range = (0, most or 1)
    for one in known:
        chart.add("", list(one.values))
    marks = [*_marks(chart.render(is_unicode=True), _line_inks), *_legend(known, width, height)]
    return DrawnFigure(width=width, height=height, marks=tuple(marks))


def chances(
    known: Mapping[int, float], came: int, *, width: float, height: float, title: str = ""
) -> DrawnFigure:
    """How likely each number is, as bars; the one that came is black. Raises ImportError without the library."""
    head = 5.0 if title else 0.0
    places = list(known)[:_BARS]
    labels = [str(place) for place in places]
    _, drawn = _charts()
    chart = drawn(**_config(width, height - head), spacing=2, **_sparse(labels))
    chart.x_labels = labels
    chart.value_formatter = lambda value: f"{value * 100:.3g} %"
    chart.add("", [None if place == came else known[place] for place in places])
    chart.add("", [known[place] if place == came else None for place in places])
    marks = [mark_moved(mark, 0.0, head) for mark in _marks(chart.render(is_unicode=True), _bar_inks)]
    if title:
        sheet = PageLayout(PaperSize(key="", width=width, height=height))
        sheet.text(0.5, 3.6, title, 8.5, bold=True, room=width - 1.0, least_pt=6.5)
        marks += sheet.marks
    return DrawnFigure(width=width, height=height, marks=tuple(marks))


def beside(figures: Sequence[DrawnFigure], *, gap: float = 6.0, caption: str = "") -> DrawnFigure:
    """Several figures in a row, as one."""
    marks: list[Mark] = []
    x = 0.0
    for one in figures:
        marks += (mark_moved(mark, x, 0.0) for mark in one.marks)
        x += one.width + gap
    height = max(one.height for one in figures)
    return DrawnFigure(width=x - gap, height=height, marks=tuple(marks), caption=caption)


def _charts() -> tuple[Any, Any]:
    """What draws lines and bars, without the finder of modules that the library leaves behind for maps of countries."""
    charts = pygal.Line, pygal.StackedBar
    sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]
    return charts


def _config(width: float, height: float) -> dict[str, object]:
    """What every plot has: nothing that a page cannot hold, and labels of our size."""
    return {
        "width": round(width * PX_PER_MM), "height": round(height * PX_PER_MM),
        "show_legend": False, "js": [], "css": [], "no_prefix": True, "disable_xml_declaration": True,
        "margin": 4, "margin_right": 12, "max_scale": 6, "print_values": False, "allow_interruptions": True,
        "truncate_label": -1,
    }  # fmt: skip


def _sparse(places: Sequence[str]) -> dict[str, object]:
    """The settings that leave labels out where there are many places, evenly spread."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000, 10_000) if len(places) <= 14 * step)
    first = next((at for at, place in enumerate(places) if place.isdigit() and int(place) % step == 0), 0)
    return {"x_labels_major": list(places[first::step]), "show_minor_x_labels": False}


def _legend(known: Sequence[PlotLine], width: float, height: float) -> list[Mark]:
    sheet = PageLayout(PaperSize(key="", width=width, height=height))
    room = width / max(1, len(known))
    for place, one in enumerate(known):
        ink, dash = INKS[place % len(INKS)]
        x, y = place * room + 2.0, height - 1.2
        sheet.marks.append(Outline(places=((x, y - 0.9), (x + 9, y - 0.9)), width=0.6, ink=ink, dash=dash))
        sheet.text(x + 10.5, y, one.name, 8, room=room - 14, least_pt=6)
    return sheet.marks


_Part = Literal["guide", "axis", "series"]
_Inks = tuple[Ink, float, tuple[float, float] | None, Ink | None]
"""The ink of a line, its width, its dashes, and with what an area is filled."""
_InksOf = Callable[[_Part, int], _Inks]


_FRAME: dict[str, _Inks] = {"axis": (BLACK, 0.25, None, None), "guide": (PALE, 0.12, None, None)}


def _line_inks(part: _Part, series: int) -> _Inks:
    ink, dash = INKS[series % len(INKS)]
    return _FRAME.get(part, (ink, 0.6, dash, None))


def _bar_inks(part: _Part, series: int) -> _Inks:
    return _FRAME.get(part, (GREY, 0.1, None, BLACK if series else PALE))


def _marks(svg: str, inks: _InksOf) -> list[Mark]:
    """What stands in the drawing of a plot, in millimetres."""
    root = ET.fromstring(svg)  # noqa: S314 - it was made here of numbers alone
    scale = 1 / PX_PER_MM
    return list(_read(root, (scale, 0.0, 0.0, scale, 0.0, 0.0), inks, "guide", -1))


def _read(element: ET.Element, matrix: Matrix, inks: _InksOf, of: str, series: int) -> Iterator[Mark]:
    classes = element.get("class", "").split()
    matrix = times(matrix, matrix_of(element.get("transform", ""))) if element.get("transform") else matrix
    for one in classes:
        if one.startswith("serie-"):
            of, series = "series", int(one.removeprefix("serie-"))
        elif one in ("x", "y") and "axis" in classes:
            of = one
    match element.tag.removeprefix(_SVG):
        case "svg" | "g":
            if "tooltip" in classes or "legends" in classes:
                return
            for child in element:
                yield from _read(child, matrix, inks, of, series)
        case "path":
            guide: _Part = "series" if of == "series" else "axis" if "guide" not in classes else "guide"
            if of != "x" or guide == "axis":
                yield from _path(element, matrix, inks(guide, series))
        case "rect" if of == "series" and float(element.get("height", "0")) > 0:
            ink, width, _, fill = inks("series", series)
            x, y = transform_point(matrix, float(element.get("x", "0")), float(element.get("y", "0")))
            wide, high = (float(element.get(key, "0")) * matrix[0] for key in ("width", "height"))
            yield box(x, y, wide, high, line_width=width, ink=ink, fill=fill)
        case "text" if of in ("x", "y"):
            yield from _label(element, matrix, of)
        case _:
            pass


def _path(element: ET.Element, matrix: Matrix, inks: _Inks) -> Iterator[Mark]:
    ink, width, dash, _ = inks
    for piece in pieces_of(element.get("d", "")):
        places = tuple(flatten(piece, matrix))
        if len(places) > 1:
            yield Outline(places=places, width=width, ink=ink, dash=dash)


def _label(element: ET.Element, matrix: Matrix, of: str) -> Iterator[Mark]:
    text = (element.text or "").strip()
    x, y = transform_point(matrix, float(element.get("x", "0")), float(element.get("y", "0")))
    if text:
        align: Literal["right", "middle"] = "right" if of == "y" else "middle"
        width = width_of(text, _LABEL_PT)
        yield Lettering(x=x, y=y, text=text, size_pt=_LABEL_PT, align=align, width=width)
