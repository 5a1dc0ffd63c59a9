"""The tools of the map table: their keys, what they lay, and the kinds of it to choose from."""

from typing import Literal

from squadlog.base.lengths import in_metres
from squadlog.base.records import value
from squadlog.extras.workshop.maps.presets import PRESETS, SCENERY, WAYS
from squadlog.ground.map.model import Map

Shape = Literal["none", "line", "area", "opening", "thing", "room", "picture"]


@value
class ToolChoice:
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
    kinds: tuple[ToolChoice, ...] = ()
    boxed: bool = True


CHOOSE = Tool("v", "choose", "", "none")
TOOLS: tuple[Tool, ...] = (
    CHOOSE,
    Tool("w", "wall", "wall", "line", (
        ToolChoice("e", "external_wall", "external wall"),
        ToolChoice("i", "internal_wall", "internal wall"),
        ToolChoice("h", "external_bulkhead", "hull (bulkhead)"),
        ToolChoice("b", "internal_bulkhead", "inner bulkhead"),
    ), boxed=False),
    Tool("d", "door", "door", "opening"),
    Tool("D", "door kind", "door", "opening", (
        ToolChoice("e", "external_door", "external door"),
        ToolChoice("i", "internal_door", "internal door"),
        ToolChoice("s", "sliding_door", "sliding door"),
        ToolChoice("b", "bulkhead_door", "bulkhead door"),
        ToolChoice("a", "airlock_door", "airlock door"),
        ToolChoice("l", "elevator_door", "elevator door"),
    )),
    Tool("g", "window", "window", "opening"),
    Tool("t", "terrain", "terrain", "area", (
        ToolChoice("c", "clear", "clear: bridge, glade"),
        ToolChoice("l", "light", "light woods"),
        ToolChoice("h", "heavy", "heavy woods"),
        ToolChoice("s", "stream", "stream"),
        ToolChoice("r", "river", "river"),
        ToolChoice("k", "lake", "lake"),
        ToolChoice("m", "marsh", "marsh"),
    )),
    Tool("c", "contour", "contour", "line", boxed=False),
    Tool("f", "furniture", "obstacle", "thing", tuple(
        ToolChoice(one.letter, one.name, f"{one.name} {one.wide_m:g}x{one.deep_m:g}") for one in PRESETS
    )),
    Tool("s", "stairs", "stairs", "area"),
    Tool("e", "elevator", "elevator", "area"),
    Tool("r", "room", "room", "room", boxed=False),
    Tool("z", "zone", "zone", "area"),
    Tool("S", "scenery", "decoration", "thing", tuple(
        ToolChoice(one.letter, one.name, f"{one.name} {one.wide_m:g}x{one.deep_m:g}") for one in SCENERY
    )),
    Tool("l", "path", "decoration", "line", tuple(
        ToolChoice(one.letter, one.name, f"{one.name}, {in_metres(one.wide_m)} wide") for one in WAYS
    ), boxed=False),
)  # fmt: skip
"""In the order of the palette."""
PICTURE = Tool("J", "picture beneath", "", "picture", boxed=False)
BY_LETTER = {tool.letter: tool for tool in TOOLS}
SIDES = ("Red", "Blue")
"""Sides of zones where the map has none yet."""
OTHER = "\0"
"""Chosen where a word is to be typed."""


def kinds_of(tool: Tool, drawn: Map) -> tuple[ToolChoice, ...]:
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
    found = tuple(ToolChoice(letter, side, f"a zone of {side}") for letter, side in taken.items())
    return (*found, ToolChoice("o", OTHER, "another side"))


def letter_choices(words: tuple[str, ...]) -> tuple[ToolChoice, ...]:
    """Words to choose from, each by a letter of it that is free."""
    taken: dict[str, str] = {}
    for word in words:
        letter = next(
            (one for one in (*word, *"abcdefghijklmnopqrstuvwxyz") if one.isalpha() and one not in taken), ""
        )
        taken[letter] = word
    return tuple(ToolChoice(letter, word, word.replace("_", " ")) for letter, word in taken.items())
