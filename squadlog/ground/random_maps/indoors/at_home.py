"""The rooms of a house as people live in them: what stands in each, and what its floor is."""

from collections.abc import Callable
from typing import Final

from squadlog.ground.random_maps.indoors.room_space import RoomSpace

_ROOMY_M2 = 14


def _kitchen(room: RoomSpace) -> None:
    row = ("counter", "sink", "counter", "stove") if room.area_m2 > 10 else ("sink", "counter", "stove")
    room.in_a_row(row)
    room.against_wall("cupboard", in_corner=True)
    table = room.in_the_middle("table" if room.area_m2 > _ROOMY_M2 else "round table", "kitchen table")
    if table is not None:
        room.chairs_round(table)


def _bedroom(room: RoomSpace) -> None:
    bed = room.against_wall("bed") if room.area_m2 >= 11 else room.against_wall("cot", "bed", in_corner=True)
    room.against_wall("wardrobe", in_corner=True)
    if room.area_m2 > _ROOMY_M2:
        room.against_wall("desk", "dressing table")
    if bed is not None:
        room.rug(0.45)
    room.small_thing("lamp")


def _nursery(room: RoomSpace) -> None:
    room.against_wall("cot", "child's bed", in_corner=True)
    room.against_wall("sideboard", "toy chest")
    room.rug(0.5)
    room.small_thing("boxes")


def _parlour(room: RoomSpace) -> None:
    sofa = room.against_wall("sofa")
    room.against_wall("bookcase", in_corner=True)
    if room.area_m2 > _ROOMY_M2:
        room.against_wall("sideboard")
    room.rug(0.55)
    if sofa is not None and room.in_the_middle("round table", "low table") is None:
        room.against_wall("armchair")
    room.small_thing("plant")
    room.small_thing("lamp")


def _dining(room: RoomSpace) -> None:
    table = room.in_the_middle("long table", "dining table") or room.in_the_middle("table", "dining table")
    if table is not None:
        room.chairs_round(table)
    room.against_wall("sideboard")
    room.small_thing("plant")


def _bath(room: RoomSpace) -> None:
    room.against_wall("bath", in_corner=True)
    room.against_wall("toilet", in_corner=True)
    room.against_wall("basin")


def _study(room: RoomSpace) -> None:
    desk = room.against_wall("desk")
    room.against_wall("bookcase", in_corner=True)
    room.against_wall("armchair")
    if desk is not None:
        room.rug(0.5)
    room.small_thing("papers")


def _pantry(room: RoomSpace) -> None:
    room.against_wall("shelves", in_corner=True)
    room.against_wall("barrels", "barrel", in_corner=True)
    room.against_wall("sacks", in_corner=True)


def _workroom(room: RoomSpace) -> None:
    room.against_wall("workbench")
    room.against_wall("rack", "tool rack", in_corner=True)
    if room.area_m2 > _ROOMY_M2:
        room.in_the_middle("machine", "loom")
    room.small_thing("boxes")


def _shop(room: RoomSpace) -> None:
    room.in_the_middle("workbench", "shop counter")
    room.against_wall("shelves", in_corner=True)
    room.against_wall("shelves")
    room.against_wall("barrels", "barrel", in_corner=True)


def _barn(room: RoomSpace) -> None:
    room.anywhere("cart", "hay cart")
    for _ in range(2 + int(room.area_m2 / 25)):
        room.against_wall("hay bales", in_corner=True)
    for _ in range(2):
        room.against_wall("manger")
    room.anywhere("hay bales")
    room.small_thing("barrel", 0.75)


def _hall(room: RoomSpace) -> None:
    room.small_thing("plant")


AT_HOME: Final[dict[str, Callable[[RoomSpace], None]]] = {
    "kitchen": _kitchen, "bedroom": _bedroom, "nursery": _nursery, "parlour": _parlour, "dining room": _dining,
    "bath": _bath, "study": _study, "pantry": _pantry, "workroom": _workroom, "shop": _shop,
    "hall": _hall, "barn": _barn,
    "landing": _hall,
}  # fmt: skip
"""Use of a room, to how it is furnished."""
FLOORS: Final[dict[str, str]] = {
    "kitchen": "tiles", "bath": "tiles", "parlour": "parquet", "dining room": "parquet", "study": "carpet",
    "pantry": "concrete", "shop": "tiles", "barn": "earth",
}  # fmt: skip
"""Use of a room, to its floor; the others have boards."""
