"""The ground of each floor for a page: what a look draws of it, without what only a drawing program reads."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from squadlog.base.records import record
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.ground.drawing.looks.palette import Look
from squadlog.ground.map.model import Map

_SVG = "http://www.w3.org/2000/svg"
_DRAWN_AT = 0.01
"""Metres of a unit of the drawing."""
_REFERS = re.compile(r"(?<=url\(#)[^)]+")
ET.register_namespace("", _SVG)


@record
class FloorGround:
    """The ground of one floor as SVG, a metre to the unit, the north edge at 0."""

    floor: int
    markup: str


@record
class DrawnGrounds:
    """The grounds of all floors; `defs` is what several of them are drawn with."""

    defs: str
    floors: tuple[FloorGround, ...]


def draw_grounds(drawn: Map, look: Look, *, night: bool = False) -> DrawnGrounds:
    """Draw every floor once, however long the battle is."""
    shared: dict[str, str] = {}
    floors = []
    for floor in range(1, drawn.floors + 1):
        root = ET.fromstring(draw_look(drawn, look, floor=floor, night=night))  # noqa: S314 - drawn by ourselves
        ground = next(one for one in root.iter() if one.get("id") == "ground")
        kept = _share(root, f"f{floor}-", shared)
        _clean(ground)
        own = "".join(_written(one) for one in kept)
        inside = "".join(_written(one) for one in ground)
        defs = f"<defs>{own}</defs>" if own else ""
        hashed = ground.get("data-hash", "")
        markup = f'{defs}<g data-hash="{hashed}" transform="scale({_DRAWN_AT:g})">{inside}</g>'
        floors.append(FloorGround(floor=floor, markup=markup))
    return DrawnGrounds(defs="".join(shared.values()), floors=tuple(floors))


def _share(root: ET.Element, prefix: str, shared: dict[str, str]) -> list[ET.Element]:
    """Take out what is drawn with; what is the same on every floor is shared, the rest is named by its floor."""
    found = [one for defs in root.iter(f"{{{_SVG}}}defs") for one in defs]
    named = {one.get("id", "") for one in found}
    own = {one.get("id", "") for one in found if not set(_references(one)) <= named}
    for one in found:
        key = one.get("id", "")
        if key not in own and shared.setdefault(key, _written(one)) != _written(one):
            own.add(key)
    for parent in list(root.iter()):
        for defs in parent.findall(f"{{{_SVG}}}defs"):
            parent.remove(defs)
    for tree in (root, *found):
        for one in tree.iter():
            _rename(one, prefix, named - own)
    return [one for one in found if one.get("id", "").removeprefix(prefix) in own]


def _references(element: ET.Element) -> Iterator[str]:
    for one in element.iter():
        for key, value in one.attrib.items():
            yield from [value.removeprefix("#")] if key == "href" else _REFERS.findall(value)


def _rename(element: ET.Element, prefix: str, common: set[str]) -> None:
    """Name it, and what it refers to, by its floor, but for what all floors share."""

    def renamed(name: str) -> str:
        return name if name in common else prefix + name

    for key, value in element.attrib.items():
        if key == "id":
            element.set(key, renamed(value))
        elif key == "href":
            element.set(key, f"#{renamed(value.removeprefix('#'))}")
        else:
            element.set(key, _REFERS.sub(lambda found: renamed(found.group()), value))


def _clean(ground: ET.Element) -> None:
    """Leave out other floors, labels for drawing programs, and names that nothing refers to."""
    for parent in list(ground.iter()):
        for child in list(parent):
            if child.get("display") == "none":
                parent.remove(child)
    wanted = set(_references(ground))
    for one in ground.iter():
        for key in list(one.attrib):
            if (key.startswith("{") and not key.endswith("}href")) or (
                key == "id" and one.get(key) not in wanted
            ):
                del one.attrib[key]


def _written(element: ET.Element) -> str:
    """The element as markup of a page, whose SVG needs no namespaces."""
    element.tail = None
    return ET.tostring(element, encoding="unicode").replace(f' xmlns="{_SVG}"', "")
