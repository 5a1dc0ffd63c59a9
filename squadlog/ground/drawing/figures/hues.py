"""The hue of each side: that of a colour in its name, else one by its place in the battle."""

import re
from functools import lru_cache

HUES = ("1", "2", "3", "4", "blue", "orange", "purple", "green", "red")
"""Every hue of a side: those by place, those by name."""
PLACES = 4
"""How many sides are told apart by their place: a fifth looks like the first."""
_CALLED = {"violet": "purple", "crimson": "red", "scarlet": "red", "amber": "orange"}
_COLOURS = re.compile(rf"\b({'|'.join((*HUES[PLACES:], *_CALLED))})s?\b", re.IGNORECASE)


@lru_cache(maxsize=16)
def hues_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """The hue of each side, by their names in order: that of a colour in the name, once; else one that nobody has.

    Where no name has one each goes by its place, so that the pair that is set at the table counts.
    """
    found: list[str] = []
    for name in names:
        word = colour.group(1).lower() if (colour := _COLOURS.search(name)) else ""
        hue = _CALLED.get(word, word)
        found.append("" if hue in found else hue)
    if not any(found):
        return tuple(HUES[place % PLACES] for place in range(len(names)))
    free = [hue for hue in HUES[PLACES:] if hue not in found]
    return tuple(hue or free.pop(0) if hue or free else HUES[PLACES] for hue in found)
