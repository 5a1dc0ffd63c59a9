"""Storeys: a floor copied up, and the head of the map (its size, its ground, its floors)."""

from collections.abc import Callable

from squadlog.extras.workshop.maps.calling import id_of_copy, ids, with_names
from squadlog.extras.workshop.maps.draft import Draft
from squadlog.extras.workshop.maps.pieces import (
    Piece,
    PieceAt,
    Refused,
    add_pieces,
    everything,
    pieces,
    remade,
    with_pieces,
)
from squadlog.ground.map.model import Map
from squadlog.ground.map.shape import MOST_FLOORS
from squadlog.ground.map.structures import Shaft
from squadlog.ground.map.tables import right

COPIED = {
    "w": "wall", "d": "door", "g": "window", "f": "obstacle", "r": "room", "z": "zone", "S": "decoration",
}  # fmt: skip
"""What can be copied up, by the letters of the palette."""
USUAL = "wdg"
_OUTER = ("external_door", "airlock_door")
_HEAD: dict[str, Callable[[str], object]] = {
    "title": str, "ground": str, "floors": int, "surface": lambda text: text or None,
}  # fmt: skip


def copy_up(draft: Draft, floor: int, what: str = USUAL) -> Draft | Refused:
    """What stands on a floor, on the one above as well: `what` are letters of `COPIED`.

    Stairs and elevators that come to the floor go on to the next. Doors to the outside are not copied: they would lead
    into the air. Refused where some of that stands up there already.
    """
    if unknown := [letter for letter in what if letter not in COPIED]:
        known = ", ".join(f"{letter} {table}s" for letter, table in COPIED.items())
        return Refused(f"{unknown[0]!r} says nothing that could be copied; there are {known}.")
    above, drawn = floor + 1, draft.drawn
    if above > MOST_FLOORS:
        return Refused(f"A map has {MOST_FLOORS} floors at most.")
    tables = [table for letter, table in COPIED.items() if letter in what]
    found = [
        (at.table, one) for at, one in everything(drawn) if at.table in tables and _is_copied(one, floor)
    ]
    if any(getattr(one, "floor", 0) == above for table in tables for one in pieces(drawn, table)):
        return Refused(f"Floor {above} has some of that already; take it away first, or copy other things.")
    after = drawn.model_copy(update={"floors": max(drawn.floors, above)})
    after = _reaching(after, floor)
    chosen: tuple[PieceAt, ...] = ()
    for table, one in found:
        fresh: dict[str, object] = {"floor": above}
        if table != "room":
            fresh["id"] = id_of_copy(one, table, above, ids(after))
        if table == "door":
            fresh["name"] = ""
        copy = remade(one, table, **fresh)
        if isinstance(copy, Refused):
            return copy
        after, places = add_pieces(after, table, copy)
        chosen += places
    return Draft(with_names(drawn, after), chosen)


def _is_copied(one: Piece, floor: int) -> bool:
    return getattr(one, "floor", None) == floor and getattr(one, "kind", "") not in _OUTER


def _reaching(drawn: Map, floor: int) -> Map:
    """The map with its shafts one floor higher."""
    for table in ("stairs", "elevator"):
        shafts = [
            shaft.model_copy(update={"floors": (*shaft.floors, floor + 1)})
            if isinstance(shaft, Shaft) and floor in shaft.floors and floor + 1 not in shaft.floors
            else shaft
            for shaft in pieces(drawn, table)
        ]
        drawn = with_pieces(drawn, table, shafts)
    return drawn


def with_head(draft: Draft, key: str, text: str) -> Draft | Refused:
    """The map with another title, size, ground, number of floors or height of storeys and contours."""
    wrong = Refused(f"{key} should be {right('map', key)}, not {text!r}.")
    try:
        found = _HEAD.get(key, float)(text)
        head = {name: getattr(draft.drawn, name) for name in Map.model_fields} | {key: found}
        return Draft(Map.model_validate(head), draft.chosen)
    except ValueError:  # pydantic's is one
        return wrong
