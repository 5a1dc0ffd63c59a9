"""Maps drawn as SVG, in Inkscape or elsewhere, with named layers. The manual is `docs/maps.md`.

The page is the map and its title the title; a user unit is a metre unless the layer `map` says otherwise.
"""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from squadlog.errors import MapError
from squadlog.field import svg_shapes
from squadlog.field.layers import KINDS, NOTES, meaning, takes, words_of
from squadlog.field.load import BYTE_ORDER_MARK, MOST_BYTES, map_of, read_text
from squadlog.field.model import Map
from squadlog.field.shape import MOST_POINTS
from squadlog.field.svg_path import UNMOVED, Matrix, matrix_of, number, numbers, times
from squadlog.names import cleaned

_SVG = "{http://www.w3.org/2000/svg}"
_INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
_DEEPEST = 50
_CHUNK = 65_536
_SILENT = ("title", "desc", "defs", "metadata", "style", "namedview")


@dataclass(frozen=True, slots=True)
class _Layer:
    """Where an object is drawn: the kind and keys said by its layers, and all transforms around it."""

    label: str = ""
    kind: str = ""
    said: dict[str, Any] = field(default_factory=dict)
    matrix: Matrix = UNMOVED


def load_svg(path: Path) -> Map:
    """The map in an SVG file. Raises MapError if the file is missing, larger than 10 MB, or not such a map."""
    return import_svg(read_text(path), cleaned(path.name))


def import_svg(text: str, shown: str) -> Map:
    """The map in an SVG drawing, where `shown` is what messages call it.

    Coordinates are rounded to the millimetre. Raises MapError, one sentence that names layer and object, for
    what is too large, has entities, is no map, or is drawn in a way that cannot be measured (curves, skewed circles).
    """
    try:
        root = _parsed(text.removeprefix(BYTE_ORDER_MARK))
        document = _Drawing(root).document()
    except ValueError as error:
        raise MapError(f"{shown}: {cleaned(str(error))}.") from None
    return map_of(document, shown)


def _parsed(text: str) -> ET.Element:
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
                if depth > _DEEPEST or elements > MOST_POINTS:
                    raise ValueError(
                        f"the drawing is too complicated; it may have {MOST_POINTS} elements, {_DEEPEST} deep"
                    )
        parser.close()
    except ET.ParseError as error:
        raise ValueError(f"the drawing is not valid XML: {error}") from None
    if root is None or root.tag != f"{_SVG}svg":
        raise ValueError("this is no SVG drawing")
    return root


class _Drawing:
    """Walks the layers once and collects the tables of a map file."""

    def __init__(self, root: ET.Element) -> None:
        self.root = root
        self.tables: dict[str, list[dict[str, Any]]] = {}
        self.head: dict[str, Any] = {}
        self.pieces: list[tuple[ET.Element, _Layer]] = []

    def document(self) -> dict[str, Any]:
        """The tables of the map. Raises ValueError, one sentence without its full stop."""
        x, y, width, height = self._page()
        self._walk(self.root, _Layer())
        unit_m = self.head.pop("metres_per_unit", 1.0)
        if not isinstance(unit_m, float) or not 0.0001 <= unit_m <= 1000:
            raise ValueError("layer map: metres_per_unit should be a number from 0.0001 to 1000")
        to_metres: Matrix = (unit_m, 0.0, 0.0, -unit_m, -x * unit_m, (y + height) * unit_m)
        for element, layer in self.pieces:
            self._add(element, replace(layer, matrix=times(to_metres, layer.matrix)))
        title = (self.root.findtext(f"{_SVG}title") or "").strip()
        sides = {"width_m": round(width * unit_m, 3), "height_m": round(height * unit_m, 3)}
        return {"map": {"title": title or "Untitled map", **sides, **self.head}, **self.tables}

    def _page(self) -> tuple[float, float, float, float]:
        box = self.root.get("viewBox")
        try:
            if box is None:
                return 0.0, 0.0, number(self.root.get("width", "")), number(self.root.get("height", ""))
            x, y, width, height = numbers(box)
        except ValueError:
            raise ValueError(
                "the page has no readable viewBox; set its size in the document properties"
            ) from None
        return x, y, width, height

    def _walk(self, parent: ET.Element, layer: _Layer) -> None:
        for element in parent:
            tag = _tag(element)
            if tag in _SILENT or layer.kind in (NOTES, "map"):
                continue
            around = replace(layer, matrix=times(layer.matrix, self._matrix(element, layer)))
            if tag != "g":
                self.pieces.append((element, around))
            elif element.get(f"{_INKSCAPE}groupmode") == "layer":
                self._walk(element, self._entered(element, around))
            else:
                self._walk(element, around)

    def _matrix(self, element: ET.Element, layer: _Layer) -> Matrix:
        try:
            return matrix_of(element.get("transform", ""))
        except ValueError as error:
            raise ValueError(f"{_whereabouts(layer, element)} {error}") from None

    def _entered(self, element: ET.Element, around: _Layer) -> _Layer:
        label = element.get(f"{_INKSCAPE}label") or element.get("id") or ""
        shown = cleaned(label, limit=60)
        try:
            plain, said = words_of(label)
        except ValueError as error:
            raise ValueError(f'layer "{shown}" {error}') from None
        kind = plain[0] if plain else around.kind
        if len(plain) > 1 or (kind and kind not in KINDS):
            raise ValueError(f'layer "{shown}" is unknown; a layer starts with one of {", ".join(KINDS)}')
        if kind == "map":
            for key in said:
                if not takes("map", key):
                    raise ValueError(f'layer "{shown}" has an unknown key "{cleaned(key, limit=40)}"')
            self.head.update(said)
        return replace(around, label=shown, kind=kind, said={**around.said, **said})

    def _add(self, element: ET.Element, layer: _Layer) -> None:
        if not layer.kind:
            raise ValueError(
                f"{_whereabouts(layer, element)} is on no layer; move it to one, or to the layer notes"
            )
        table, entry = meaning(layer.kind)
        try:
            plain, said = words_of(element.get(f"{_INKSCAPE}label") or element.get("id") or "")
            for key in (*layer.said, *said):
                if not takes(table, key):
                    raise ValueError(f'has an unknown key "{cleaned(key, limit=40)}" for {table}')  # noqa: TRY301 - named below
            name = (element.findtext(f"{_SVG}title") or "").strip()
            if table == "room":
                entry["name"] = name or " ".join(plain)
            else:
                entry["id"] = plain[0] if plain else element.get("id", "")
                if name and takes(table, "name"):
                    entry["name"] = name
            entry.update(layer.said)
            entry.update(said)
            if isinstance(entry.get("floors"), int):
                entry["floors"] = [entry["floors"]]
            entry.update(svg_shapes.outline(_tag(element), element.attrib, layer.matrix, table))
        except ValueError as error:
            raise ValueError(f"{_whereabouts(layer, element)} {error}") from None
        if table == "contour" and entry.pop("closed_path") is False:
            entry.setdefault("closed", False)
        self.tables.setdefault(table, []).append(entry)


def _tag(element: ET.Element) -> str:
    return str(element.tag).rpartition("}")[2] if isinstance(element.tag, str) else "title"


def _whereabouts(layer: _Layer, element: ET.Element) -> str:
    named = element.get(f"{_INKSCAPE}label") or element.get("id") or f"a {_tag(element)} without a label"
    shown = cleaned(named, limit=60)
    return f"layer {layer.label}, {shown}" if layer.label else shown
