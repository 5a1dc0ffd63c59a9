"""An area drawn by hand: what each pointing makes of it, tool by tool. All of it is a value, and undone as one."""

import math
from typing import Any, Literal

from squadlog.base.lengths import in_metres
from squadlog.base.records import record, replace, value
from squadlog.facts.scenario.area import Edge, NamedArea
from squadlog.facts.scenario.area import faults as faults_of
from squadlog.ground.compiled import pointing
from squadlog.ground.map.model import Map

Point = tuple[float, float]
Tool = Literal["outline", "box", "circle", "strip", "room", "zone", "near"]


@value
class AreaTool:
    """A tool: its letter, what it is called, what to do with it."""

    letter: str
    key: Tool
    words: str
    how: str


TOOLS = (
    AreaTool("o", "outline", "outline", "Corner after corner; the last once more, or the first, closes it."),
    AreaTool("b", "box", "box", "Point to two corners that lie opposite each other."),
    AreaTool("c", "circle", "circle", "Point to the middle, then to the rim."),
    AreaTool("s", "strip", "edge strip", "Point where the strip along the nearest edge of the map ends."),
    AreaTool("r", "room", "rooms", "Point to a room, once more to leave it out."),
    AreaTool("z", "zone", "zones", "Point to a zone of the map, once more to leave it out."),
    AreaTool("n", "near", "near things", "Point to a door, wall or thing; w says how near it counts."),
)
_STEP_M = 0.5
_NEAR_M = 2.0
_REACH_M = 1.5


@record
class AreaHand:
    """The area as it is, the tool in the hand, the points laid with it, and how it was before each step.

    `held` are the words of the area as the file has them.
    """

    held: dict[str, Any]
    tool: AreaTool = TOOLS[0]
    laid: tuple[Point, ...] = ()
    told: str = ""
    past: tuple[dict[str, Any], ...] = ()

    @property
    def area(self) -> NamedArea | None:
        """The area as it would be; None as long as it is none."""
        return area_of(self.held)

    def step(self, told: str = "", **said: object) -> "AreaHand":
        """The area with other words; what holds nothing is left out."""
        held = {**self.held, **said}
        held = {name: one for name, one in held.items() if one not in (None, [], 0)}
        return replace(self, held=held, laid=(), told=told, past=(*self.past, self.held))


def area_of(held: dict[str, Any]) -> NamedArea | None:
    """The area that these words make; None for one that is none."""
    words = {name: _freeze(one) for name, one in held.items() if name in NamedArea.__dataclass_fields__}
    try:
        made = NamedArea(**{"id": "area", **words})
        return None if faults_of(made) else made
    except TypeError:
        return None


def take_tool(hand: AreaHand, letter: str) -> AreaHand:
    """Take another tool in the hand, putting away what lay unfinished."""
    tool = next((tool for tool in TOOLS if tool.letter == letter), hand.tool)
    return replace(hand, tool=tool, laid=(), told="")


def back(hand: AreaHand) -> AreaHand:
    """The last point, or else the last step, taken back."""
    if hand.laid:
        return replace(hand, laid=hand.laid[:-1], told="")
    if not hand.past:
        return replace(hand, told="There is nothing to undo.")
    return replace(hand, held=hand.past[-1], past=hand.past[:-1], told="")


def empty_area(hand: AreaHand) -> AreaHand:
    """An area that lists nothing, with its id and name."""
    kept = {name: one for name, one in hand.held.items() if name in ("id", "name")}
    return replace(hand, held=kept, laid=(), told="The area is empty.", past=(*hand.past, hand.held))


def point_at(hand: AreaHand, drawn: Map, point: Point, floor: int) -> AreaHand:
    """What comes of pointing there with the tool in the hand."""
    at = snap(drawn, point)
    match hand.tool.key:
        case "outline":
            return _corner(hand, at, floor)
        case "box" if hand.laid:
            (x, y), (u, v) = hand.laid[0], at
            if x == u or y == v:
                return replace(hand, told="A box needs two corners that lie opposite each other.")
            return _on_floor(hand, floor, points=[list(one) for one in ((x, y), (u, y), (u, v), (x, v))])
        case "circle" if hand.laid:
            radius = round(math.dist(hand.laid[0], at), 1)
            if not radius:
                return replace(hand, told="The rim lies somewhere else than the middle.")
            return _on_floor(hand, floor, centre=list(hand.laid[0]), radius_m=radius)
        case "box" | "circle":
            return replace(hand, laid=(at,), told="")
        case "strip":
            edge, depth = nearest_edge(drawn, at)
            edges = [one for one in hand.held.get("edges", ()) if one != edge]
            return hand.step(
                f"A strip {in_metres(depth)} deep along the {edge} edge.",
                edges=[*edges, edge],
                depth_m=depth,
            )
        case "room":
            return _toggle(hand, "rooms", pointing.room_at(drawn, *point, floor), "room")
        case "zone":
            return _toggle(hand, "zones", pointing.zone_at(drawn, *point, floor), "zone")
        case "near":
            made = _toggle(
                hand, "near", pointing.thing_at(drawn, *point, floor, _REACH_M), "door, wall or thing"
            )
            if made.held.get("near") and not made.held.get("within_m"):
                made = replace(made, held={**made.held, "within_m": _NEAR_M})
            elif not made.held.get("near"):
                made = replace(made, held={key: one for key, one in made.held.items() if key != "within_m"})
            return made


def snap(drawn: Map, point: Point) -> Point:
    """The nearest half metre of the map."""
    x, y = (round(one / _STEP_M) * _STEP_M for one in point)
    return min(max(x, 0.0), drawn.width_m), min(max(y, 0.0), drawn.height_m)


def nearest_edge(drawn: Map, point: Point) -> tuple[Edge, float]:
    """The edge of the map that is nearest to a point, and how far it is, half a metre at least."""
    x, y = point
    far: dict[Edge, float] = {"west": x, "east": drawn.width_m - x, "south": y, "north": drawn.height_m - y}
    edge = min(far, key=lambda one: far[one])
    return edge, max(far[edge], _STEP_M)


def _corner(hand: AreaHand, at: Point, floor: int) -> AreaHand:
    closes = bool(hand.laid) and at in (hand.laid[0], hand.laid[-1])
    if not closes:
        return replace(hand, laid=(*hand.laid, at), told="")
    if len(hand.laid) < 3:
        return replace(hand, told="An outline has three corners or more.")
    return _on_floor(hand, floor, points=[list(one) for one in hand.laid])


def _on_floor(hand: AreaHand, floor: int, **said: object) -> AreaHand:
    return hand.step("It is drawn.", **said, floor=floor if floor > 1 else None)


def _toggle(hand: AreaHand, word: str, name: str, what: str) -> AreaHand:
    if not name:
        return replace(hand, told=f"There is no {what} here.")
    before = list(hand.held.get(word, ()))
    after = [one for one in before if one != name] if name in before else [*before, name]
    return hand.step(f"{name} {'is left out' if name in before else 'is in it'}.", **{word: after})


def _freeze(one: object) -> Any:  # noqa: ANN401 - a list as a record holds it
    return tuple(_freeze(part) for part in one) if isinstance(one, list) else one
