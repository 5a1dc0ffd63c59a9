"""What covers are called: the rows of the cover table, the bare classes, and other names for either (FIR-23..26)."""

from collections.abc import Mapping
from typing import Literal

from squadlog.book.book import Rulebook
from squadlog.book.ground import CoverRow

Listing = Literal["row", "named", "class", "unlisted", "own"]

CLASSES: Mapping[str, str] = {
    "half_soft": "furniture",
    "half_hard": "counter",
    "full_soft": "internal_wall",
    "full_hard": "external_wall",
}
"""The bare classes, each with the row that stands for it."""
_NAMED: Mapping[str, str] = {
    "chair": "furniture",
    "table": "furniture",
    "other_unit": "unit",
    "machinery": "counter",
    "internal_door": "internal_wall",
    "external_door": "external_wall",
    "bulkhead": "external_wall",
    "external_bulkhead": "external_wall",
    "column": "high",
    "shelving": "high",
}
_UNLISTED: Mapping[str, str] = {
    "sliding_door": "internal_wall",
    "elevator_door": "internal_wall",
    "bulkhead_door": "external_wall",
    "airlock_door": "external_wall",
    "internal_bulkhead": "external_wall",
    "obstacle": "high",
    "console": "counter",
}
_OTHER_NAMES: Mapping[Listing, Mapping[str, str]] = {"named": _NAMED, "class": CLASSES, "unlisted": _UNLISTED}


def as_key(name: str) -> str:
    """A name in the spelling of the tables."""
    return name.strip().lower().replace("-", "_").replace(" ", "_")


def read_feature(name: str, book: Rulebook) -> tuple[CoverRow, Listing] | None:
    """The row of the cover table for a feature or a bare class, and how it got there (AMB-137); None if unknown."""
    key = as_key(name)
    if key in book.cover:
        return book.cover[key], "row"
    for listing, names in _OTHER_NAMES.items():
        if key in names:
            return book.cover[names[key]], listing
    own = _own(book).get(key)
    return None if own is None else (book.cover[CLASSES[own]], "own")


def _own(book: Rulebook) -> Mapping[str, str]:
    """The features of packs, each with the class of cover that it gives."""
    return {
        row.key.casefold(): f"{'half' if row.height == 'low' else 'full'}_{row.cover}"
        for row in book.obstacles.values()
        if row.own
    }


def feature_names(book: Rulebook) -> tuple[str, ...]:
    """Every name of a cover that can be stated, sorted."""
    return tuple(sorted({*book.cover, *_NAMED, *CLASSES, *_UNLISTED, *_own(book)}))
