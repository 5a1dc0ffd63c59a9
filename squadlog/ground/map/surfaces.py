"""What the ground underfoot and the things on it look like; words for the drawing alone, which no rule reads."""

from typing import Literal

Surface = Literal[
    "grass", "meadow", "earth", "mud", "sand", "gravel", "rock", "snow", "ice", "paving", "cobbles", "asphalt",
    "concrete", "boards", "parquet", "tiles", "carpet", "metal", "grating", "planks",
]  # fmt: skip
Looks = Literal[
    "table", "round_table", "desk", "chair", "bench", "sofa", "bed", "bunks", "wardrobe", "cabinet", "lockers", "stove",
    "sink", "bath", "toilet", "crate", "crates", "barrel", "sacks", "counter", "bar", "shelves", "bookcase", "machine",
    "generator", "console", "engine", "tank", "pipes", "rack", "pillar", "screen", "pallet", "car", "truck", "cart",
    "boat", "rock", "log", "hedge", "fence", "sandbags", "rubble", "well", "grave", "altar", "stall",
]  # fmt: skip
"""What an obstacle is drawn as."""
