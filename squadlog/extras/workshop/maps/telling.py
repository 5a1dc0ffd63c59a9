"""What the map table says of itself, in lines: where the cursor is, what is chosen, what the hand does next."""

from collections.abc import Iterator
from math import atan2, degrees

from squadlog.base.lengths import in_metres
from squadlog.extras.workshop.maps.bench import Bench
from squadlog.extras.workshop.maps.pieces import Piece, PieceAt, apart, edges, title_of
from squadlog.extras.workshop.maps.reshaping import value_as_typed
from squadlog.extras.workshop.maps.tools import kinds_of
from squadlog.ground.map.structures import Room
from squadlog.ground.map.tables import keys


def place_words(bench: Bench) -> str:
    """The cursor in metres, and the stretch under way: how long it is and where it goes, clockwise from north."""
    x, y = bench.cursor
    told = f"{x:g},{in_metres(y)}"
    if bench.drawn.floors > 1:
        told += f"  floor {bench.floor} of {bench.drawn.floors}"
    if bench.segment is not None:
        start, end = bench.segment
        long = apart(start, end)
        way = degrees(atan2(end[0] - start[0], end[1] - start[1])) % 360
        told += f"  {in_metres(long, 2)} {way:.0f}°"
        if bench.boxed and bench.tool.shape in ("area", "line", "thing") and bench.carried is None:
            told += f"  {abs(end[0] - start[0]):g}x{abs(end[1] - start[1]):g}"
    return told


def next_words(bench: Bench) -> str:
    """What the hand does next, in a few words."""
    if bench.carried is not None:
        what = "copied" if bench.carried.copy else "moved"
        return f"{what}: enter puts it down here; 2x0 so far on, 16,12 there" + (
            ", 3*2x0 three in a row" if bench.carried.copy else ""
        )
    begun = len(bench.laid)
    match bench.tool.shape:
        case "none":
            return "enter chooses what is here; a letter takes a tool"
        case "opening":
            return "enter or 8,4 puts one into the wall; 8,4 1.5 wider"
        case "thing" if bench.boxed:
            return "enter or 5,6 puts it down; 5,6 2x1 of another size; q turns, b corners"
        case "room" if not bench.boxed and not begun:
            return "enter names the room that walls enclose here; R all; b by corners"
        case _ if bench.boxed:
            second = (
                "the opposite corner, or its size 5x3"
                if begun
                else "a corner; 4,4 16x12 at once; b point by point"
            )
            return f"enter: {second}"
        case _ if begun:
            return "enter: the next point, or 5.2 and an arrow; on the last one it ends"
        case _:
            return "enter: the first point, or 4,9 20,9 at once; b a rectangle"


def hand_words(bench: Bench) -> str:
    """What is in the hand."""
    kind = next((one.told for one in kinds_of(bench.tool, bench.drawn) if one.word == bench.kind), "")
    if bench.tool.table == "zone" and bench.kind:
        kind = f"zone of {bench.kind}"
    return kind or bench.tool.name


def lines_of_chosen(bench: Bench) -> Iterator[tuple[str, str]]:
    """What is chosen: key and value of each attribute of one piece, or the names of several."""
    chosen = bench.chosen
    if len(chosen) > 1:
        for at, one in chosen[:6]:
            yield at.table, title_of(one)
        if len(chosen) > 6:
            yield "", f"and {len(chosen) - 6} more"
        return
    for at, one in chosen:
        yield from _attributes(at, one)


def _attributes(at: PieceAt, one: Piece) -> Iterator[tuple[str, str]]:
    for key in keys(at.table):
        text = value_as_typed(one, key)
        if text and text != "no" and not (key == "closed" and text == "yes"):
            yield key.replace("_", " "), text
    if not isinstance(one, Room):
        long = sum(apart(*edge) for edge in edges(one))
        yield "length", in_metres(long, 2)


def format_size(bench: Bench) -> str:
    """How large the map is, and how many pieces it has."""
    drawn = bench.drawn
    many = sum(1 for _ in drawn.features()) + len(drawn.rooms) + len(drawn.decorations)
    return f"{drawn.width_m:g} x {in_metres(drawn.height_m)}, {many} piece{'' if many == 1 else 's'}"
