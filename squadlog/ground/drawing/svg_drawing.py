"""The layers and objects of a drawing, walked once: what each is on a map, and what cannot be one."""

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import field, replace
from typing import Any

from squadlog.base.lengths import format_length
from squadlog.base.names import clean_text
from squadlog.base.records import value
from squadlog.ground.drawing.layers import KINDS, NOTES, kind_by_name, meaning, takes, words_of
from squadlog.ground.drawing.svg_hidden import Styles, SvgShown
from squadlog.ground.drawing.svg_numbers import UNMOVED, Matrix, matrix_of, number, times, transform_point
from squadlog.ground.drawing.svg_page import Page, page_of, scale_of
from squadlog.ground.drawing.svg_shapes import outlines, stroke_of
from squadlog.ground.map.shape import MOST_POINTS

SVG = "{http://www.w3.org/2000/svg}"
DEEPEST = 50
_MOST_MET = 10 * MOST_POINTS
_INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
_LINK = "{http://www.w3.org/1999/xlink}href"
_SILENT = ("title", "desc", "defs", "metadata", "style", "namedview", "symbol", "clipPath", "mask", "marker")
_GROUPS = ("g", "a", "switch")


@value
class _Layer:
    """Where an object is drawn: the kind and keys said by its layers, and all transforms around it.

    `clone` is the name of the clone that shows it, `hollow` says that its layer names no kind.
    """

    label: str = ""
    kind: str = ""
    said: dict[str, Any] = field(default_factory=dict)
    matrix: Matrix = UNMOVED
    shown: SvgShown = field(default_factory=SvgShown)
    clone: str = ""
    depth: int = 0
    hollow: bool = False


class Drawing:
    """One drawing. `document` makes the tables of a map of it; `wrong` is then all that stands in the way."""

    def __init__(self, root: ET.Element) -> None:
        self.root = root
        self.wrong: list[str] = []
        self._styles = Styles(root)
        self._by_id = {element.get("id", ""): element for element in root.iter() if element.get("id")}
        self._tables: dict[str, list[dict[str, Any]]] = {}
        self._head: dict[str, Any] = {}
        self._pieces: list[tuple[ET.Element, _Layer]] = []
        self._taken: dict[str, str] = {}
        self._hidden: Counter[str] = Counter()
        self._kindless: Counter[str] = Counter()
        self._clones: Counter[str] = Counter()
        self._otherwise: list[str] = []
        self._met = 0

    def document(self, metres_per_unit: float | None = None) -> dict[str, Any]:
        """The tables of the map, without what is `wrong`. Raises ValueError where there is no map at all."""
        self._walk(self.root, _Layer(shown=SvgShown().within(self._styles.of(self.root))))
        unit_m, page = 1.0, None
        try:
            page = page_of(self.root)
            border_m = self._head.pop("border_m", 0.0)
            unit_m = scale_of(page, self._head.pop("metres_per_unit", None), metres_per_unit)
            page = None if page is None else page.without_border(border_m, unit_m)
        except ValueError as error:
            self.wrong.insert(0, str(error))
            page = page or Page(x=0.0, y=0.0, width=1.0, height=1.0)
        page = page or self._page_of_pieces()
        height = page.y + page.height
        to_metres: Matrix = (unit_m, 0.0, 0.0, -unit_m, -page.x * unit_m, height * unit_m)
        for element, layer in self._pieces:
            try:
                self._add(element, replace(layer, matrix=times(to_metres, layer.matrix)))
            except ValueError as error:
                self.wrong.append(f"{_whereabouts(layer, element)} {error}")
        title = (self.root.findtext(f"{SVG}title") or "").strip()
        sides = {"width_m": round(page.width * unit_m, 3), "height_m": round(page.height * unit_m, 3)}
        return {"map": {"title": title or "Untitled map", **sides, **self._head}, **self._tables}

    def told(self) -> Iterator[str]:
        """What was taken for what, and what was left out, in sentences."""
        for name, kind in self._taken.items():
            yield f'Layer "{name}" is taken for {kind}.'
        yield from self._otherwise
        for name, count in self._kindless.items():
            yield (
                f'Layer "{name}" names no kind: {_objects(count)} left out, as on the layer notes. '
                "Name the layer light, external_wall ... or begin the label of an object with its kind."
            )
        for name, count in self._hidden.items():
            where = f'Of layer "{name}" ' if name else ""
            words = f"{_objects(count)} hidden and left out."
            yield f"{where}{words}" if where else f"{words[:1].upper()}{words[1:]}"

    def _page_of_pieces(self) -> Page:
        """A page as large as what is drawn, for a drawing that has none."""
        corners = [
            transform_point(layer.matrix, x, y)
            for element, layer in self._pieces
            for x, y in _extent(element)
        ]
        return Page(
            x=0.0,
            y=0.0,
            width=max((x for x, _y in corners), default=0.0),
            height=max((y for _x, y in corners), default=0.0),
        )

    # Walking

    def _walk(self, parent: ET.Element, layer: _Layer) -> None:
        for element in parent:
            if layer.kind not in (NOTES, "map"):
                self._meet(element, layer)

    def _meet(self, element: ET.Element, layer: _Layer) -> None:
        tag = _tag(element)
        if tag in _SILENT:
            return
        self._met += 1
        if self._met > _MOST_MET:
            raise ValueError(f"the drawing has more than {_MOST_MET} objects, its clones counted")
        if layer.depth > DEEPEST:
            self.wrong.append(
                f"{_whereabouts(layer, element)} is too deep in groups and clones, or shows itself"
            )
            return
        try:
            matrix = times(layer.matrix, matrix_of(element.get("transform", "")))
        except ValueError as error:
            self.wrong.append(f"{_whereabouts(layer, element)} {error}")
            return
        shown = layer.shown.within(self._styles.of(element))
        around = replace(layer, matrix=matrix, shown=shown, depth=layer.depth + 1)
        if tag == "use":
            self._clone(element, around)
        elif tag not in _GROUPS:
            self._take(element, around)
        elif self._is_layer(element, layer):
            try:
                entered = self._entered(element, around)
            except ValueError as error:
                self.wrong.append(str(error))
            else:
                self._walk(element, entered)
        else:
            self._walk(element, around)

    def _take(self, element: ET.Element, layer: _Layer) -> None:
        if layer.shown.seen:
            self._pieces.append((element, layer))
        else:
            self._hidden[layer.label] += 1

    def _clone(self, element: ET.Element, around: _Layer) -> None:
        """A clone is what it shows, where it shows it, under its own name."""
        link = element.get("href") or element.get(_LINK) or ""
        target = self._by_id.get(link.removeprefix("#")) if link.startswith("#") else None
        try:
            if target is None:
                what = clean_text(link, limit=40) or "nothing"
                raise ValueError(f"is a clone of {what}, which is not in the drawing")  # noqa: TRY301 - named below
            x, y = (number(element.get(key, "0")) for key in ("x", "y"))
        except ValueError as error:
            self.wrong.append(f"{_whereabouts(around, element)} {error}")
            return
        placed = replace(
            around,
            matrix=times(around.matrix, (1.0, 0.0, 0.0, 1.0, x, y)),
            clone=around.clone
            or element.get(f"{_INKSCAPE}label")
            or element.get("id")
            or f"{target.get('id')}-clone",
        )
        if _tag(target) in ("symbol", "svg"):
            self._walk(target, placed)
        else:
            self._meet(target, placed)

    def _is_layer(self, element: ET.Element, layer: _Layer) -> bool:
        """Whether a group is a layer: one of Inkscape, or, where no layer is yet, a group named like one."""
        if layer.clone:
            return False
        if element.get(f"{_INKSCAPE}groupmode") == "layer":
            return True
        try:
            plain, said = words_of(_name(element))
        except ValueError:
            return False
        return not layer.label and bool(said or (plain and plain[0] in KINDS))

    def _entered(self, element: ET.Element, around: _Layer) -> _Layer:
        shown = clean_text(_name(element), limit=60)
        try:
            plain, said = words_of(_name(element))
        except ValueError as error:
            raise ValueError(f'layer "{shown}" {error}') from None
        kind, hollow = kind_by_name(plain), False
        if kind is None and not around.shown.displayed:
            kind = ""
        if kind is None:
            raise ValueError(f'layer "{shown}" is unknown; a layer starts with one of {", ".join(KINDS)}')
        if plain and not kind:
            hollow = not around.kind
        elif plain and plain != (kind,):
            self._taken[shown] = kind
        if kind == "map":
            for key in said:
                if not takes("map", key):
                    raise ValueError(f'layer "{shown}" has an unknown key "{clean_text(key, limit=40)}"')
            self._head.update(said)
        if "floor" in said and not around.shown.displayed:
            # Inkscape hides the floors that one does not work on.
            around = replace(around, shown=replace(around.shown, displayed=True))
        return replace(
            around,
            label=shown,
            kind=kind or around.kind,
            said={**around.said, **said},
            hollow=hollow or (around.hollow and not kind),
        )

    # Taking

    def _add(self, element: ET.Element, layer: _Layer) -> None:
        plain, said = words_of(_name(element))
        kind = layer.kind
        if plain and plain[0] in KINDS and kind not in (NOTES, "map"):
            if kind not in ("", plain[0]):
                self._otherwise.append(
                    f"{_whereabouts(layer, element)} is taken for {plain[0]}, as its label says."
                )
            kind, plain = plain[0], plain[1:]
        if kind in (NOTES, "map"):
            return
        if not kind and layer.hollow:
            self._kindless[layer.label] += 1
            return
        if not kind:
            raise ValueError("is on no layer; move it to one, or to the layer notes")
        table, entry = meaning(kind)
        for key in (*layer.said, *said):
            if not takes(table, key):
                raise ValueError(f'has an unknown key "{clean_text(key, limit=40)}" for {table}')
        entry |= self._named(element, layer, table, plain) | layer.said | said
        if isinstance(entry.get("floors"), int):
            entry["floors"] = [entry["floors"]]
        stroke = stroke_of(self._styles.of(element))
        for count, drawn in enumerate(
            outlines(_tag(element), element.attrib, layer.matrix, table, stroke), 1
        ):
            if widened := drawn.pop("widened_m", None):
                told = f"is an open line; it is taken as wide as its stroke, {format_length(widened)}."
                self._otherwise.append(f"{_whereabouts(layer, element)} {told}")
            piece = drawn | entry
            if count > 1:
                key = "name" if table == "room" else "id"
                piece[key] = f"{entry[key]}-{count}"
            if table == "contour" and piece.pop("closed_path") is False:
                piece.setdefault("closed", False)
            self._tables.setdefault(table, []).append(piece)

    def _named(
        self, element: ET.Element, layer: _Layer, table: str, plain: tuple[str, ...]
    ) -> dict[str, str]:
        """Id and name of an object; that of a clone is the clone's, with a number where it shows several."""
        title = (element.findtext(f"{SVG}title") or "").strip()
        name, own = title or " ".join(plain), plain[0] if plain else element.get("id", "")
        if layer.clone:
            words = words_of(layer.clone)[0]
            own = words[0] if words else layer.clone
            self._clones[own] += 1
            own += f"-{self._clones[own]}" if self._clones[own] > 1 else ""
            name = " ".join(words) or name
        if table == "room":
            return {"name": name}
        return {"id": own} | ({"name": title} if title and takes(table, "name") else {})


def _name(element: ET.Element) -> str:
    return element.get(f"{_INKSCAPE}label") or element.get("id") or ""


def _objects(count: int) -> str:
    return "1 object is" if count == 1 else f"{count} objects are"


def _tag(element: ET.Element) -> str:
    return str(element.tag).rpartition("}")[2] if isinstance(element.tag, str) else "title"


def _extent(element: ET.Element) -> list[tuple[float, float]]:
    """The corners of an object in units of the drawing; none of one that cannot be drawn."""
    try:
        found = list(outlines(_tag(element), element.attrib, UNMOVED, "wall"))
    except ValueError:
        return []
    return [(x, y) for piece in found for x, y in piece["line"]]


def _whereabouts(layer: _Layer, element: ET.Element) -> str:
    named = _name(element) or f"a {_tag(element)} without a label"
    shown = clean_text(named, limit=60)
    return f"layer {layer.label}, {shown}" if layer.label else shown
