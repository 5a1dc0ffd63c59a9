"""What stands in rooms and yards drawn at random: what it looks like, its kind and cover, and how large it is."""

from typing import Final, NamedTuple


class RoomPiece(NamedTuple):
    """A thing: what it is drawn as, its kind and cover by the rules, and metres along the wall and off it."""

    looks: str
    kind: str
    cover: str
    long_m: float
    deep_m: float

    @property
    def high(self) -> bool:
        """Whether nobody sees over it."""
        return self.cover.startswith("full")


_SOFT, _HARD, _HIGH = ("furniture", "half_soft"), ("counter", "half_hard"), ("shelving", "full_hard")
_MACHINE, _OTHER = ("machinery", "half_hard"), ("other", "half_hard")
PIECES: Final[dict[str, RoomPiece]] = {
    "table": RoomPiece("table", *_SOFT, 1.75, 1.0),
    "long table": RoomPiece("table", *_SOFT, 3.0, 1.0),
    "round table": RoomPiece("round_table", *_SOFT, 1.0, 1.0),
    "workbench": RoomPiece("counter", *_HARD, 2.0, 0.75),
    "desk": RoomPiece("desk", *_SOFT, 1.5, 0.75),
    "sofa": RoomPiece("sofa", *_SOFT, 2.0, 0.75),
    "armchair": RoomPiece("chair", *_SOFT, 0.75, 0.75),
    "bench": RoomPiece("bench", *_SOFT, 1.5, 0.5),
    "bed": RoomPiece("bed", *_SOFT, 1.5, 2.0),
    "cot": RoomPiece("bed", *_SOFT, 2.0, 1.0),
    "bunks": RoomPiece("bunks", *_SOFT, 2.0, 1.0),
    "wardrobe": RoomPiece("wardrobe", *_HIGH, 1.5, 0.5),
    "cupboard": RoomPiece("cabinet", *_HIGH, 1.0, 0.5),
    "sideboard": RoomPiece("cabinet", *_HARD, 1.5, 0.5),
    "bookcase": RoomPiece("bookcase", *_HIGH, 1.5, 0.5),
    "lockers": RoomPiece("lockers", *_HIGH, 2.0, 0.5),
    "shelves": RoomPiece("shelves", *_HIGH, 2.0, 0.5),
    "stove": RoomPiece("stove", *_MACHINE, 0.75, 0.75),
    "sink": RoomPiece("sink", *_HARD, 1.0, 0.75),
    "counter": RoomPiece("counter", *_HARD, 1.0, 0.75),
    "basin": RoomPiece("sink", *_HARD, 0.75, 0.5),
    "bath": RoomPiece("bath", *_OTHER, 1.75, 0.75),
    "toilet": RoomPiece("toilet", *_OTHER, 0.5, 0.75),
    "crate": RoomPiece("crate", *_OTHER, 1.0, 1.0),
    "crates": RoomPiece("crates", *_OTHER, 2.0, 1.25),
    "stack of crates": RoomPiece("crates", "other", "full_hard", 2.0, 1.5),
    "barrels": RoomPiece("barrel", *_OTHER, 0.75, 0.75),
    "sacks": RoomPiece("sacks", "other", "half_soft", 1.25, 0.75),
    "hay bales": RoomPiece("sacks", "other", "half_soft", 2.0, 1.0),
    "manger": RoomPiece("bench", *_SOFT, 2.0, 0.75),
    "pallet": RoomPiece("pallet", *_OTHER, 1.25, 1.25),
    "console": RoomPiece("console", *_MACHINE, 1.5, 0.75),
    "long console": RoomPiece("console", *_MACHINE, 3.0, 0.75),
    "generator": RoomPiece("generator", "machinery", "full_hard", 2.5, 1.5),
    "machine": RoomPiece("machine", *_MACHINE, 1.5, 1.0),
    "engine": RoomPiece("engine", "machinery", "full_hard", 3.0, 1.5),
    "tank": RoomPiece("tank", "other", "full_hard", 1.5, 1.5),
    "pipes": RoomPiece("pipes", *_MACHINE, 2.5, 0.5),
    "rack": RoomPiece("rack", *_HIGH, 1.5, 0.5),
    "pillar": RoomPiece("pillar", "column", "full_hard", 0.5, 0.5),
    "safe": RoomPiece("cabinet", "other", "half_hard", 0.75, 0.75),
    "car": RoomPiece("car", *_MACHINE, 4.0, 1.75),
    "truck": RoomPiece("truck", "machinery", "full_hard", 6.0, 2.25),
    "cart": RoomPiece("cart", "other", "half_soft", 2.0, 1.0),
    "container": RoomPiece("crate", "other", "full_hard", 4.0, 2.0),
    "sandbags": RoomPiece("sandbags", "other", "half_hard", 2.5, 0.5),
    "rock": RoomPiece("rock", *_OTHER, 1.0, 1.0),
    "boulder": RoomPiece("rock", "other", "full_hard", 2.0, 2.0),
    "log": RoomPiece("log", *_OTHER, 3.0, 0.5),
    "debris": RoomPiece("rubble", *_OTHER, 1.0, 1.0),
    "flat stone": RoomPiece("altar", *_OTHER, 2.0, 1.0),
    "wreck": RoomPiece("engine", "machinery", "full_hard", 4.0, 2.0),
    "well": RoomPiece("well", *_OTHER, 1.5, 1.5),
}
