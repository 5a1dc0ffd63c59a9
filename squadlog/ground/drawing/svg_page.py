"""The page of a drawing: its size in units of the drawing, and how many metres one of them is."""

import re
import xml.etree.ElementTree as ET

from squadlog.base.lengths import in_metres
from squadlog.base.records import record, replace
from squadlog.ground.drawing.svg_numbers import numbers

_LENGTH = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*([a-zA-Z]*)\s*")
_PIXELS = {
    "": 1.0,
    "px": 1.0,
    "mm": 96 / 25.4,
    "cm": 96 / 2.54,
    "in": 96.0,
    "pt": 96 / 72,
    "pc": 16.0,
    "Q": 96 / 101.6,
}
_ON_PAPER = ("mm", "in", "pt", "pc", "Q")
"""Units of paper, of which nobody says how many metres they are.

A unit without a name is a metre, and so is a centimetre.
"""
_LIMITS = (0.0001, 1000.0)


@record
class Page:
    """Where the page begins and how large it is, in units of the drawing.

    `paper` is the unit of its size, empty for none.
    """

    x: float
    y: float
    width: float
    height: float
    paper: str = ""

    def without_border(self, border_m: object, unit_m: float) -> "Page":
        """The page without the border to its left and below. Raises ValueError for one that is none."""
        border = border_m / unit_m if isinstance(border_m, float) else -1.0
        if not 0 <= border < min(self.width, self.height):
            raise ValueError("layer map: border_m should be metres from 0, narrower than the page")
        return replace(self, x=self.x + border, width=self.width - border, height=self.height - border)


def page_of(root: ET.Element) -> Page | None:
    """The page of a drawing; None if it has none, and is as large as what is drawn. Raises ValueError."""
    sizes = [_LENGTH.fullmatch(root.get(key, "")) for key in ("width", "height")]
    lengths = [(float(size[1]), size[2]) for size in sizes if size and size[2] in _PIXELS]
    paper = lengths[0][1] if len(lengths) == 2 else ""
    box = root.get("viewBox")
    if box is not None:
        try:
            x, y, width, height = numbers(box)
        except ValueError:
            raise ValueError(
                "the page has no readable viewBox; set its size in the document properties"
            ) from None
    elif len(lengths) == 2:
        x = y = 0.0
        width, height = (length * _PIXELS[unit] for length, unit in lengths)
    elif root.get("width") is None and root.get("height") is None:
        return None
    else:
        raise ValueError("the page has no size that can be read; set it in the document properties")
    return Page(x=x, y=y, width=width, height=height, paper=paper)


def scale_of(page: Page | None, said: object, asked: float | None) -> float:
    """Metres in a unit of the drawing: as asked for, else as the layer `map` says, else one. Raises ValueError.

    A page measured on paper has to say it.
    """
    stated = said if asked is None else asked
    if stated is not None:
        if not isinstance(stated, float) or not _LIMITS[0] <= stated <= _LIMITS[1]:
            where = "layer map: metres_per_unit" if asked is None else "--metres-per-unit"
            raise ValueError(f"{where} should be a number from {_LIMITS[0]:g} to {_LIMITS[1]:g}")
        return stated
    if page is not None and page.paper in _ON_PAPER:
        size = f"{page.width:g} by {page.height:g} units"
        raise ValueError(
            f"the page is measured in {page.paper}, {size} of the drawing, and nothing says how many metres a unit is; "
            f"say it with --metres-per-unit 0.1 (a page of {page.width * 0.1:g} by "
            f"{in_metres(page.height * 0.1)}), "
            "or on a layer called map metres_per_unit=0.1"
        )
    return 1.0
