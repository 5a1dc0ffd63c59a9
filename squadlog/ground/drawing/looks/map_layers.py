"""What the file of a map says, as layers of a drawing that `import_svg` reads back, each drawn in one ink."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from xml.sax.saxutils import escape, quoteattr

from squadlog.ground.drawing.drawn_scene import DrawnPiece
from squadlog.ground.drawing.layers import KINDS, label_of, values_to_say
from squadlog.ground.drawing.looks.paths import Plotter, number
from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.shape import MapFeature
from squadlog.ground.map.structures import Room
from squadlog.ground.map.tables import HEAD
from squadlog.ground.map.zones import Zone

Ink = Mapping[str, str]
"""Attributes of SVG, such as a fill."""
_SHOWN_AGAIN = ("terrain", "contour", "stairs", "elevator", "zone")
"""Tables of which a thing needs an id besides its label."""
_ROW = 3
_OURS = ("ground", "figures", "margin")
"""Ids that parts of the drawing itself bear; others of ours begin with `_`, as no id on a map does."""


def attributes(ink: Ink) -> str:
    """An ink as it is written in a tag, each attribute after a space."""
    return "".join(f" {key}={quoteattr(value)}" for key, value in ink.items())


class MapLayers:
    """The layers of one map.

    Each thing goes by its id where that is free, so that other parts of the drawing may show it again.
    """

    def __init__(self, drawn: Map, pieces: tuple[DrawnPiece, ...]) -> None:
        self._drawn = drawn
        self._pieces = pieces
        self._plotter = Plotter(drawn.height_m)
        self._own: set[str] = set(_OURS)
        self._sorts = dict(_in_rows(drawn.decorations))
        self.ids = {(one.table, one.place): self._id(one) for one in pieces}

    def head(self, ground: str, border_m: float) -> str:
        """The layer that says the settings of the map, with a drawing of its ground; the page has such a border."""
        said = {
            key: getattr(self._drawn, key)
            for key in HEAD
            if key != "title" and getattr(self._drawn, key) is not None
        }
        return layer(label_of("map", {**said, "metres_per_unit": 0.01, "border_m": border_m}), ground)

    def of(self, table: str, floor: int, ink: Callable[[DrawnPiece], Ink], around: Ink) -> Iterator[str]:
        """The layers of one table, in the order of the file. Those of other floors are hidden.

        `ink` says how a thing is drawn besides what is said `around` all of them. Its layer says it, so that the thing
        may be shown again in another ink.
        """
        those = [one for one in self._pieces if one.table == table]
        hidden: Ink = {"display": "none"}

        def alike(one: DrawnPiece) -> tuple[str, str, int, Ink]:
            own = {**around, **ink(one)} if one.floor in (0, floor) else hidden
            return one.kind, self._sorts.get(one.place, "") if table == "decoration" else "", one.floor, own

        for (kind, scenery, storey, inked), run in groupby(those, key=alike):
            said: dict[str, object] = {"kind": scenery} if scenery else {}
            if storey > 1 or (storey == 1 and self._drawn.floors > 1):
                said["floor"] = storey
            yield layer(label_of(kind, said), "".join(map(self._piece, run)), inked)

    def _id(self, shown: DrawnPiece) -> str:
        """Its own id where it can be one, that of its place else."""
        own = getattr(shown.piece, "id", "")
        if own and own not in self._own and own not in KINDS and own[0].isalpha():
            self._own.add(own)
            return str(own)
        return f"__{shown.table[:2]}{shown.place}"

    def _piece(self, shown: DrawnPiece) -> str:
        piece, id_ = shown.piece, self.ids[shown.table, shown.place]
        named = {"id": id_}
        if isinstance(piece, MapFeature | Room):
            said, own = values_to_say(shown.kind, piece), getattr(piece, "id", "")
            if isinstance(piece, Decoration) and shown.place in self._sorts:
                del said["kind"]  # its layer says it
            if said or (own and id_ != own):
                first = f"{shown.kind} {own}" if own in KINDS else own
                named = {
                    **(named if shown.table in _SHOWN_AGAIN else {}),
                    "inkscape:label": label_of(first, said),
                }
        written = attributes(named)
        title = f"<title>{escape(shown.name)}</title>" if shown.name else ""
        if isinstance(piece, Zone) and piece.circle:
            (x, y), radius = piece.circle.centre, number(round(piece.circle.radius_m * 1_000))
            tag, shape = "circle", f' cx="{self._plotter.x(x)}" cy="{self._plotter.y(y)}" r="{radius}"'
        else:
            tag, shape = "path", f' d="{self._plotter.path(shown.outline, closed=shown.closed)}"'
        return f"<{tag}{written}{shape}>{title}</{tag}>" if title else f"<{tag}{written}{shape}/>"


def _in_rows(scenery: Sequence[Decoration]) -> Iterator[tuple[int, str]]:
    """The kinds of scenery that have layers of their own, by place: where several of a kind follow one another."""
    for kind, run in groupby(enumerate(scenery, 1), key=lambda one: one[1].kind):
        row = [place for place, _ in run]
        if len(row) >= _ROW and kind != "other":
            yield from ((place, kind) for place in row)


def layer(label: str, drawing: str, ink: Ink | None = None) -> str:
    """A layer as Inkscape has them."""
    return f'<g inkscape:groupmode="layer" inkscape:label={quoteattr(label)}{attributes(ink or {})}>{drawing}</g>\n'
