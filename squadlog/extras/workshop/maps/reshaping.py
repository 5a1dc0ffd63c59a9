"""Changing chosen pieces: moved, copied in rows, mirrored, turned, taken away, given other attributes."""

from collections.abc import Callable
from typing import Any, get_args

from squadlog.extras.workshop.maps import pieces
from squadlog.extras.workshop.maps.calling import id_of_copy, ids, with_names
from squadlog.extras.workshop.maps.draft import Draft
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Shaft, WallKind
from squadlog.ground.map.tables import TABLES, keys, right
from squadlog.ground.map.terrain import PatchKind, Up

MOST_COPIES = 50
"""Copies that are laid at once."""
NOTHING = pieces.Refused("Nothing is chosen: v chooses what lies under the cursor.")
Way = Callable[[pieces.Point], pieces.Point]
Change = Callable[[pieces.Piece, str, Map], pieces.Piece | pieces.Refused]


def changed(draft: Draft, change: Change) -> Draft | pieces.Refused:
    """The chosen pieces, each as `change` makes it: of what it is, its table, and the map as it is by then."""
    drawn = draft.drawn
    if not draft.chosen:
        return NOTHING
    for at in draft.chosen:
        one = change(pieces.piece(drawn, at), at.table, drawn)
        if isinstance(one, pieces.Refused):
            return one
        drawn = pieces.with_piece(drawn, at, one)
    return Draft(with_names(draft.drawn, drawn), draft.chosen)


def reshape_chosen(draft: Draft, way: Way) -> Draft | pieces.Refused:
    """The chosen pieces with every point brought elsewhere."""
    return changed(draft, lambda one, table, _: pieces.reshape_piece(one, table, way))


def move_chosen(draft: Draft, by: pieces.Point) -> Draft | pieces.Refused:
    """The chosen pieces, moved the metres east and north that `by` says."""
    return reshape_chosen(draft, lambda point: (point[0] + by[0], point[1] + by[1]))


def copy_chosen(draft: Draft, *ways: Way, floor: int | None = None) -> Draft | pieces.Refused:
    """A copy of the chosen pieces for each way, which are chosen then; on another `floor` if one is said."""
    if not draft.chosen:
        return NOTHING
    drawn = draft.drawn
    chosen: tuple[pieces.PieceAt, ...] = ()
    for way in ways[:MOST_COPIES]:
        for at in draft.chosen:
            one = pieces.reshape_piece(pieces.piece(draft.drawn, at), at.table, way)
            if isinstance(one, pieces.Refused):
                return one
            new = _rename(one, at.table, floor, ids(drawn))
            if isinstance(new, pieces.Refused):
                return new
            drawn, places = pieces.add_pieces(drawn, at.table, new)
            chosen += places
    return Draft(with_names(draft.drawn, drawn), chosen)


def _rename(
    one: pieces.Piece, table: str, floor: int | None, taken: frozenset[str]
) -> pieces.Piece | pieces.Refused:
    fresh: dict[str, Any] = {}
    there = floor if floor is not None else getattr(one, "floor", 1)
    if table != "room":
        fresh["id"] = id_of_copy(one, table, there, taken)
    if floor is not None and hasattr(one, "floor"):
        fresh["floor"] = floor  # ground and shafts have none of their own
    return pieces.remade(one, table, **fresh)


def row(draft: Draft, by: pieces.Point, times: int, *, floor: int | None = None) -> Draft | pieces.Refused:
    """Lay `times` copies of the chosen pieces, each `by` from the one before; on another `floor` if one is said."""

    def way(number: int) -> Way:
        return lambda point: (point[0] + by[0] * number, point[1] + by[1] * number)

    return copy_chosen(draft, *(way(number) for number in range(1, times + 1)), floor=floor)


def mirror_chosen(draft: Draft, axis: str, at: pieces.Point) -> Draft | pieces.Refused:
    """A mirrored copy of the chosen pieces, across the line through a point: `x` east and west, `y` north and south."""

    def way(point: pieces.Point) -> pieces.Point:
        return (2 * at[0] - point[0], point[1]) if axis == "x" else (point[0], 2 * at[1] - point[1])

    return copy_chosen(draft, way)


def turn_chosen(draft: Draft) -> Draft | pieces.Refused:
    """The chosen pieces turned by a quarter, clockwise; their south-west corner stays."""
    if not draft.chosen:
        return NOTHING
    boxes = [pieces.box_of(pieces.piece(draft.drawn, at)) for at in draft.chosen]
    west, south = min(box[0] for box in boxes), min(box[1] for box in boxes)
    wide = max(box[2] for box in boxes) - west
    return reshape_chosen(draft, lambda point: (west + point[1] - south, south + wide - (point[0] - west)))


def delete_chosen(draft: Draft) -> Draft | pieces.Refused:
    """The draft without the chosen pieces."""
    if not draft.chosen:
        return NOTHING
    drawn = pieces.without(draft.drawn, draft.chosen)
    return Draft(with_names(draft.drawn, drawn), ())


_ONE_OF = ("kind", "state", "cover", "up", "surface", "looks")
"""Keys that have one of a few words, which a part of it means as well."""
_CYCLES: dict[str, tuple[str, tuple[str | bool, ...]]] = {
    "wall": ("kind", get_args(WallKind)),
    "door": ("state", ("closed", "open", "locked", "destroyed")),
    "window": ("ship", (False, True)),
    "obstacle": ("high", (False, True)),
    "terrain": ("kind", get_args(PatchKind)),
    "contour": ("up", get_args(Up)),
}
"""What the key for the state of a piece goes through, by its table."""


def next_state(draft: Draft) -> Draft | pieces.Refused:
    """The state that a piece is usually told by, one on: of a door open or shut, of a wall its kind."""
    return changed(draft, _one_on)


def _one_on(one: pieces.Piece, table: str, _drawn: Map) -> pieces.Piece | pieces.Refused:
    if table not in _CYCLES:
        return pieces.Refused(f"A {table} has no state to go through; a changes what it is.")
    key, states = _CYCLES[table]
    if table == "contour":
        states = ("inside", "outside") if getattr(one, "closed", True) else ("left", "right")
    now = getattr(one, key)
    after = states[(states.index(now) + 1) % len(states)] if now in states else states[0]
    return pieces.remade(one, table, **{key: after})


def value_as_typed(one: pieces.Piece, key: str) -> str:
    """What a piece has under a key, as it is typed."""
    now: Any = getattr(one, key)
    match now:
        case None:
            return ""
        case bool():
            return "yes" if now else "no"
        case tuple() if key == "floors":
            return " ".join(map(str, now))
        case tuple():
            return " ".join(f"{x:g},{y:g}" for x, y in now)
        case _ if key == "circle":
            return f"{now.centre[0]:g},{now.centre[1]:g} {now.radius_m:g}"
        case _:
            return str(now)


def read(table: str, key: str, text: str) -> Any:  # noqa: ANN401 - what the format has under the key
    """What a typed text means under a key; the text itself where it means nothing, for the format to refuse."""
    said = text.strip()
    if key in ("key", "airlock", "af", "width_m", "surface", "looks") and not said:
        return None
    if choices := _words(TABLES[table][1].model_fields.get(key)) if key in _ONE_OF else ():
        fits = [one for one in choices if one.startswith(said.replace(" ", "_"))]
        return fits[0] if len(fits) == 1 or said in fits else said
    if key in ("high", "ship", "closed"):
        return {"yes": True, "true": True, "y": True, "no": False, "false": False, "n": False}.get(said, said)
    try:
        if key in ("floor", "af"):
            return int(said)
        if key == "width_m":
            return float(said)
        if key == "floors":
            return tuple(map(int, said.replace(",", " ").split()))
        if key in ("points", "line", "ends"):
            return tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in said.split()))
        if key == "circle":
            centre, radius = said.split()
            x, y = centre.split(",")
            return {"centre": (float(x), float(y)), "radius_m": float(radius)}
    except ValueError:
        return said
    return said


def _words(of: object) -> tuple[str, ...]:
    """The words that a key may have, of which it may have none as well."""
    return tuple(word for one in get_args(of) for word in (get_args(one) or (one,)) if isinstance(word, str))


def set_to(draft: Draft, key: str, text: str) -> Draft | pieces.Refused:
    """The chosen pieces with another value under a key; a door that gets a key is locked by it."""

    def change(one: pieces.Piece, table: str, drawn: Map) -> pieces.Piece | pieces.Refused:
        if key not in keys(table):
            return pieces.Refused(f"A {table} has no {key}; it has {', '.join(keys(table))}.")
        meant = read(table, key, text)
        if key == "id" and meant in ids(drawn) and meant != getattr(one, "id", ""):
            return pieces.Refused(f"{meant} is the id of another piece; each has its own.")
        if key == "floors" and isinstance(meant, str):
            return pieces.Refused(f"floors should be {right(table, key)}, such as 1 2, not {text!r}.")
        fresh = {key: meant} | ({"state": "locked"} if table == "door" and key == "key" and meant else {})
        return pieces.remade(one, table, **fresh)

    return changed(draft, change)


def repeat_chosen(draft: Draft, at: pieces.Point, floor: int) -> Draft | pieces.Refused:
    """The last piece that was chosen once more, its south-west corner at a point of a floor."""
    if not draft.chosen:
        return NOTHING
    west, south, _, _ = pieces.box_of(pieces.piece(draft.drawn, draft.chosen[0]))
    by = at[0] - west, at[1] - south
    shaft = any(isinstance(pieces.piece(draft.drawn, one), Shaft) for one in draft.chosen)
    return copy_chosen(
        draft, lambda point: (point[0] + by[0], point[1] + by[1]), floor=None if shaft else floor
    )
