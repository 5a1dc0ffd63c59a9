"""The rooms of stations and ships as crews use them: what stands in each, and what its floor is."""

from collections.abc import Callable
from typing import Final

from squadlog.ground.random_maps.indoors.room_space import RoomSpace

_ROOMY_M2 = 16


def _control(room: RoomSpace) -> None:
    desk = room.in_the_middle("long console", "console")
    if desk is not None:
        room.chairs_round(desk)
    if room.area_m2 > 60:
        for row in room.in_rows("console", most=6):
            room.chairs_round(row)
    for _ in range(3 if room.area_m2 > 24 else 1):
        room.against_wall("console")
    room.against_wall("rack", "equipment rack", in_corner=True)


def _comm(room: RoomSpace) -> None:
    desk = room.against_wall("console", "radio console")
    room.against_wall("rack", "signal rack", in_corner=True)
    room.against_wall("desk")
    if desk is not None:
        room.small_thing("papers")


def _generator(room: RoomSpace) -> None:
    room.in_the_middle("generator")
    room.against_wall("pipes")
    room.against_wall("console", "switchboard")
    room.against_wall("tank", "fuel tank", in_corner=True)
    room.small_thing("vent")


def _engines(room: RoomSpace) -> None:
    room.in_rows("engine", most=3)
    room.against_wall("pipes")
    room.against_wall("console", "engine console")
    room.against_wall("tank", "coolant tank", in_corner=True)
    room.small_thing("vent")


def _bunks(room: RoomSpace) -> None:
    for _ in range(2 + int(room.area_m2 / 10)):
        room.against_wall("bunks", in_corner=True)
    room.against_wall("lockers")
    if room.area_m2 > _ROOMY_M2:
        room.in_the_middle("round table", "card table")
    room.small_thing("boxes")


def _cabin(room: RoomSpace) -> None:
    room.against_wall("cot", "berth", in_corner=True)
    room.against_wall("wardrobe", "locker", in_corner=True)
    room.against_wall("desk")
    room.small_thing("mat", 0.75)


def _captain(room: RoomSpace) -> None:
    room.against_wall("bed", "captain's bed", in_corner=True)
    room.against_wall("desk", "chart desk")
    room.against_wall("bookcase", in_corner=True)
    room.rug(0.5)


def _mess(room: RoomSpace) -> None:
    room.in_a_row(("counter", "sink", "stove"))
    tables = (
        room.in_rows("table", "mess table", most=3)
        if room.area_m2 > 24
        else [room.in_the_middle("table", "mess table")]
    )
    for table in tables:
        if table is not None:
            room.chairs_round(table)
    room.against_wall("cupboard", "larder", in_corner=True)


def _store(room: RoomSpace) -> None:
    if room.area_m2 > 24:
        room.in_rows("shelves", most=4)
    room.against_wall("shelves", in_corner=True)
    room.against_wall("crates", in_corner=True)
    room.against_wall("barrels", "barrel", in_corner=True)
    room.against_wall("pallet")


def _cargo(room: RoomSpace) -> None:
    for name in ("stack of crates", "crates", "container", "stack of crates", "crates", "pallet"):
        room.anywhere(name)
    room.against_wall("barrels", "barrel", in_corner=True)
    room.small_thing("boxes")


def _workshop(room: RoomSpace) -> None:
    room.against_wall("workbench")
    room.against_wall("rack", "tool rack", in_corner=True)
    if room.area_m2 > _ROOMY_M2:
        room.in_the_middle("machine", "lathe")
    room.small_thing("stain", 0.75)


def _infirmary(room: RoomSpace) -> None:
    room.against_wall("cot", "sickbed", in_corner=True)
    room.against_wall("cot", "sickbed", in_corner=True)
    room.against_wall("cupboard", "medicine cabinet")
    room.against_wall("basin")


def _laboratory(room: RoomSpace) -> None:
    room.against_wall("workbench", "laboratory bench")
    if room.area_m2 > _ROOMY_M2:
        room.in_the_middle("workbench", "laboratory bench")
    room.against_wall("rack", "sample rack", in_corner=True)


def _washroom(room: RoomSpace) -> None:
    room.against_wall("basin")
    room.against_wall("toilet", in_corner=True)
    room.against_wall("toilet", in_corner=True)


def _office(room: RoomSpace) -> None:
    room.against_wall("desk")
    room.against_wall("cupboard", "filing cabinet", in_corner=True)
    room.small_thing("papers")


def _lockers(room: RoomSpace) -> None:
    room.against_wall("lockers", in_corner=True)
    room.against_wall("bench")


def _briefing(room: RoomSpace) -> None:
    table = room.in_the_middle("long table", "briefing table")
    if table is not None:
        room.chairs_round(table)
    room.against_wall("console", "projector")
    room.small_thing("papers")


def _armoury(room: RoomSpace) -> None:
    room.against_wall("rack", "weapon rack", in_corner=True)
    room.against_wall("lockers")
    room.against_wall("crates", "ammunition crates", in_corner=True)
    if room.area_m2 > _ROOMY_M2:
        room.in_the_middle("workbench", "armourer's bench")


def _servers(room: RoomSpace) -> None:
    if room.area_m2 > _ROOMY_M2:
        room.in_rows("rack", "server rack", most=4)
    room.against_wall("console")
    room.small_thing("vent")


def _pumps(room: RoomSpace) -> None:
    room.against_wall("tank", "water tank", in_corner=True)
    room.against_wall("pipes")
    if room.area_m2 > _ROOMY_M2:
        room.in_the_middle("machine", "pump")
    room.small_thing("puddle")


def _greenhouse(room: RoomSpace) -> None:
    for bed in room.in_rows("workbench", "plant bed", most=6):
        west, south, east, north = bed
        room.sketch.decorate(
            "plant", ((west, south), (east, south), (east, north), (west, north)), level=room.level
        )
    room.against_wall("basin")


def _archive(room: RoomSpace) -> None:
    if room.area_m2 > _ROOMY_M2:
        room.in_rows("shelves", "file shelves", most=5)
    room.against_wall("desk", in_corner=True)
    room.small_thing("papers")


def _closet(room: RoomSpace) -> None:
    room.against_wall("shelves", in_corner=True)
    room.small_thing("boxes")


def _airlock(room: RoomSpace) -> None:
    room.sketch.decorate("drain", _middle_of(room), level=room.level)


def _middle_of(room: RoomSpace) -> tuple[tuple[float, float], ...]:
    west, south, east, north = room.box
    x, y = (west + east) / 2, (south + north) / 2
    return (x - 0.25, y - 0.25), (x + 0.25, y - 0.25), (x + 0.25, y + 0.25), (x - 0.25, y + 0.25)


ON_DUTY: Final[dict[str, Callable[[RoomSpace], None]]] = {
    "control room": _control, "bridge": _control, "comm room": _comm, "generator room": _generator,
    "engine room": _engines, "bunk room": _bunks, "cabin": _cabin, "captain's cabin": _captain, "mess": _mess,
    "store": _store, "side hold": _store,
    "cargo hold": _cargo, "workshop": _workshop, "infirmary": _infirmary,
    "laboratory": _laboratory,
    "washroom": _washroom, "office": _office, "locker room": _lockers, "airlock": _airlock,
    "briefing room": _briefing, "armoury": _armoury, "server room": _servers, "pump room": _pumps,
    "greenhouse": _greenhouse, "archive": _archive, "closet": _closet,
}  # fmt: skip
"""Use of a room, to how it is furnished."""
FLOORS: Final[dict[str, str]] = {
    "mess": "tiles", "washroom": "tiles", "infirmary": "tiles", "laboratory": "tiles", "generator room": "grating",
    "engine room": "grating", "pump room": "grating", "greenhouse": "tiles", "archive": "carpet",
    "briefing room": "carpet", "airlock": "grating", "captain's cabin": "carpet", "workshop": "concrete",
}  # fmt: skip
"""Use of a room, to its floor; the others have metal."""
