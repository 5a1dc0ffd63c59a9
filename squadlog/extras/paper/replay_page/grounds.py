"""The floors of a map for a page: what a look draws of each, without what only a drawing program reads."""

import re
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree as ET

from squadlog.base.records import record
from squadlog.ground.drawing.figures.draw_figures import draw_figures
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.ground.drawing.looks.palette import Look

_SVG = "http://www.w3.org/2000/svg"
_REFERS = re.compile(r"(?<=url\(#)[^)]+")
ET.register_namespace("", _SVG)


@record
class FloorDrawing:
    """One floor as SVG, a centimetre to the unit: its `ground` with names of rooms, and who and what stands on it."""

    floor: int
    ground: str
    figures: str


@record
class FloorDrawings:
    """All floors; `defs` is what several of them are drawn with."""

    defs: str
    floors: tuple[FloorDrawing, ...]


def draw_floors(scene: MapScene, look: Look, *, night: bool = False) -> FloorDrawings:
    """Draw the ground of every floor once, however long the battle is, and the figures as they stand in the scene."""
    shared: dict[str, str] = {}
    floors = []
    for floor in range(1, scene.drawn.floors + 1):
        prefix = f"f{floor}-"
        root = ET.fromstring(draw_look(scene.drawn, look, floor=floor, night=night))  # noqa: S314 - drawn by ourselves
        kept = _share(root, prefix, shared)
        ground, words = (_find_named(root, prefix + name) for name in ("ground", "figures"))
        _clean(ground)
        defs = f"<defs>{_inside(kept)}</defs>" if kept else ""
        hashed = ground.get("data-hash", "")
        floors.append(
            FloorDrawing(
                floor=floor,
                ground=f'{defs}<g data-hash="{hashed}">{_inside(ground)}</g>{_inside(words)}',
                figures=_draw_figures(scene, look, floor),
            )
        )
    return FloorDrawings(defs="".join(shared.values()), floors=tuple(floors))


def _draw_figures(scene: MapScene, look: Look, floor: int) -> str:
    root = ET.fromstring(f'<svg xmlns="{_SVG}">{draw_figures(scene, look, floor)}</svg>')  # noqa: S314
    for one in root.iter():
        _rename(one, f"s{floor}-", set())
    return _inside(root)


def _find_named(root: ET.Element, name: str) -> ET.Element:
    return next(one for one in root.iter() if one.get("id") == name)


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
            if key.startswith("{") or (key == "id" and one.get(key) not in wanted):
                del one.attrib[key]


def _inside(elements: Iterable[ET.Element]) -> str:
    return "".join(map(_written, elements))


def _written(element: ET.Element) -> str:
    """The element as markup of a page, whose SVG needs no namespaces."""
    element.tail = None
    return ET.tostring(element, encoding="unicode").replace(f' xmlns="{_SVG}"', "")
