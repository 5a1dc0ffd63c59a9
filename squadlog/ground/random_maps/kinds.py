"""The kinds of map that are drawn at random, and what each is called in a list. Nothing is loaded for them."""

from typing import Final, Literal

MapKind = Literal["open", "building", "street", "wood", "station", "deck", "farm"]
KIND_WORDS: Final[dict[MapKind, str]] = {
    "open": "open ground",
    "building": "a building",
    "street": "a street with houses",
    "wood": "a wood",
    "station": "a station",
    "deck": "a ship's deck",
    "farm": "a farm",
}
"""What a kind is called where one is chosen."""
KINDS: Final[tuple[MapKind, ...]] = tuple(KIND_WORDS)
