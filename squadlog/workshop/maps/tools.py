"""The tools of the map table: their keys, what they lay, and the kinds of it to choose from."""

from typing import Literal

from squadlog.field.map.model import Map
from squadlog.records import value
from squadlog.workshop.maps.presets import PRESETS

Shape = Literal["none", "line", "area", "opening", "thing", "room"]


@value
class Choice:
    """One of several, by a letter: the word it stands for, and what it is called."""

    letter: str
    word: str
    told: str


@value
class Tool:
    """What the hand lays: its key, its name, the table that the pieces stand in, and how they are shown.

    A `line` has two points and more, an `area` two opposite corners or all its corners, an `opening` and a `thing` one.
    """

    letter: str
    name: str
    table: str
    shape: Shape
    kinds: tuple[Choice, ...] = ()
    boxed: bool = True


CHOOSE = Tool("v", "choose", "", "none")
TOOLS: tuple[Tool, ...] = (
    CHOOSE,
    Tool("w", "wall", "wall", "line", (
        Choice("e", "external_wall", "external wall"),
        Choice("i", "internal_wall", "internal wall"),
        Choice("h", "external_bulkhead", "hull (external bulkhead)"),
        Choice("b", "internal_bulkhead", "internal bulkhead"),
    ), boxed=False),
    Tool("d", "door", "door", "opening"),
    Tool("D", "door of a kind", "door", "opening", (
        Choice("e", "external_door", "external door"),
        Choice("i", "internal_door", "internal door"),
        Choice("s", "sliding_door", "sliding door"),
        Choice("b", "bulkhead_door", "bulkhead door"),
        Choice("a", "airlock_door", "airlock door"),
        Choice("l", "elevator_door", "elevator door"),
    )),
    Tool("g", "window", "window", "opening"),
    Tool("t", "terrain", "terrain", "area", (
        Choice("c", "clear", "clear (bridge, glade, floor)"),
        Choice("l", "light", "light woods"),
        Choice("h", "heavy", "heavy woods"),
        Choice("s", "stream", "stream"),
        Choice("r", "river", "river"),
        Choice("k", "lake", "lake"),
        Choice("m", "marsh", "marsh"),
    )),
    Tool("c", "contour", "contour", "line", boxed=False),
    Tool("f", "furniture", "obstacle", "thing", tuple(
        Choice(one.letter, one.name, f"{one.name} {one.wide_m:g}x{one.deep_m:g}") for one in PRESETS
    )),
    Tool("s", "stairs", "stairs", "area"),
    Tool("e", "elevator", "elevator", "area"),
    Tool("r", "room", "room", "room", boxed=False),
    Tool("z", "zone", "zone", "area"),
)  # fmt: skip
"""In the order of the palette."""
BY_LETTER = {tool.letter: tool for tool in TOOLS}
SIDES = ("Red", "Blue")
"""Sides of zones where the map has none yet."""
OTHER = "\0"
"""Chosen where a word is to be typed."""


def kinds_of(tool: Tool, drawn: Map) -> tuple[Choice, ...]:
    """What a tool can lay: of zones those of the sides that the map has, and any other."""
    if tool.table != "zone":
        return tool.kinds
    sides = tuple(dict.fromkeys((*(zone.side for zone in drawn.zones), *SIDES)))[:9]
    taken: dict[str, str] = {}
    for side in sides:
        free = (letter for letter in side.lower() if letter.isascii() and letter.isalpha())
        letter = next((one for one in (*free, *"abcdefgh") if one not in taken and one != "o"), "")
        if letter:
            taken[letter] = side
    found = tuple(Choice(letter, side, f"a zone of {side}") for letter, side in taken.items())
    return (*found, Choice("o", OTHER, "another side"))


def lettered(words: tuple[str, ...]) -> tuple[Choice, ...]:
    """Words to choose from, each by a letter of it that is free."""
    taken: dict[str, str] = {}
    for word in words:
        letter = next(
            (one for one in (*word, *"abcdefghijklmnopqrstuvwxyz") if one.isalpha() and one not in taken), ""
        )
        taken[letter] = word
    return tuple(Choice(letter, word, word.replace("_", " ")) for letter, word in taken.items())
