"""Maps drawn as SVG, in Inkscape or elsewhere, with named layers. The manual is `docs/maps.md`.

The page is the map and its title the title; a user unit is a metre unless the drawing or the asker says otherwise.
"""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from squadlog.base.errors import MapError
from squadlog.base.names import clean_text
from squadlog.base.records import record
from squadlog.ground.checking.load import BYTE_ORDER_MARK, MOST_BYTES, map_of, read_text
from squadlog.ground.drawing.svg_drawing import DEEPEST, SVG, Drawing
from squadlog.ground.map.complaint import list_sentences
from squadlog.ground.map.model import Map
from squadlog.ground.map.shape import MOST_POINTS

_CHUNK = 65_536
"""How many characters the parser is fed at a time."""


@record
class Imported:
    """The map of a drawing, and what was taken for what, or left out, in sentences."""

    map: Map
    told: tuple[str, ...] = ()


def load_svg(path: Path, metres_per_unit: float | None = None) -> Imported:
    """The map in an SVG file. Raises MapError if the file is missing, larger than 10 MB, or not such a map."""
    return import_svg_text(read_text(path, MOST_BYTES), clean_text(path.name), metres_per_unit)


def import_svg(text: str, shown: str) -> Map:
    """The map in an SVG drawing, where `shown` is what messages call it. Raises MapError as `import_svg_text` does."""
    return import_svg_text(text, shown).map


def import_svg_text(text: str, shown: str, metres_per_unit: float | None = None) -> Imported:
    """The map in an SVG drawing, with remarks. `metres_per_unit` outranks what the drawing says of its scale.

    Coordinates are rounded to the millimetre, curves become lines within 5 cm. Raises MapError for what is too large,
    has entities or is no drawing, and else with a sentence for everything that cannot be measured, layer and object
    named.
    """
    try:
        drawing = Drawing(_parse(text.removeprefix(BYTE_ORDER_MARK)))
        document = drawing.document(metres_per_unit)
    except ValueError as error:
        raise MapError(f"{shown}: {clean_text(str(error))}.") from None
    wrong = [f"{shown}: {clean_text(words, limit=400)}." for words in drawing.wrong]
    found = None
    try:
        found = map_of(document, shown, every=True)
    except MapError as error:
        wrong += error.sentences
    if wrong or found is None:
        raise MapError(*list_sentences(wrong))
    return Imported(map=found, told=tuple(drawing.told()))


def _parse(text: str) -> ET.Element:
    """The root element. Entities are refused unread, for a few lines of them can grow to gigabytes."""
    if len(text) > MOST_BYTES:
        raise ValueError("the drawing is too long; it may have at most 10 MB")
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise ValueError("the drawing has a DOCTYPE; save it as plain SVG")
    parser: ET.XMLPullParser[ET.Element] = ET.XMLPullParser(("start", "end"))
    depth = elements = 0
    root: ET.Element | None = None
    try:
        for place in range(0, len(text), _CHUNK):
            parser.feed(text[place : place + _CHUNK])
            for event, element in cast("Iterator[tuple[str, ET.Element]]", parser.read_events()):
                root = element if root is None else root
                depth += 1 if event == "start" else -1
                elements += event == "start"
                if depth > DEEPEST or elements > MOST_POINTS:
                    raise ValueError(
                        f"the drawing is too complicated; it may have {MOST_POINTS} elements, {DEEPEST} deep"
                    )
        parser.close()
    except ET.ParseError as error:
        raise ValueError(f"the drawing is not valid XML: {error}") from None
    if root is None or root.tag != f"{SVG}svg":
        raise ValueError("this is no SVG drawing")
    return root
