"""Textures as patterns of SVG: a tile of ground, its marks, and which of them a drawing has made use of."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from squadlog.base.records import value

Marks: TypeAlias = tuple[tuple[str, str], ...]
"""Paths on a tile, each with its attributes as they are written."""


@value
class Texture:
    """A tile so many centimetres wide and high, filled with a colour (empty for none), and its marks.

    `shrunk`: what it fills is drawn in decimetres.
    """

    wide: int
    high: int
    ground: str
    marks: Marks = ()
    turn_deg: int = 0
    shrunk: bool = False

    def pattern(self, id_: str) -> str:
        """The pattern as it stands in a file."""
        turn = f' patternTransform="rotate({self.turn_deg})"' if self.turn_deg else ""
        turn = ' patternTransform="scale(.1)"' if self.shrunk else turn
        back = f'<path fill="{self.ground}" d="M0 0h{self.wide}v{self.high}H0z"/>' if self.ground else ""
        drawn = "".join(f'<path {ink} d="{d}"/>' for ink, d in self.marks)
        return (
            f'<pattern id="{id_}" width="{self.wide}" height="{self.high}" patternUnits="userSpaceOnUse"{turn}>'
            f"{back}{drawn}</pattern>"
        )


class Textures:
    """The textures of a look; those that a drawing asks for are kept for its definitions."""

    def __init__(self, known: Mapping[str, Texture]) -> None:
        self._known = known
        self._used: dict[str, Texture] = {}

    def fill(self, name: str, *, upright: bool = False) -> str:
        """What stands under `fill`: a pattern, or the bare colour of a texture without marks."""
        texture = self._known[name]
        if not texture.marks:
            return texture.ground or "none"
        id_ = f"__{name}{'-up' if upright else ''}"
        if id_ not in self._used:
            self._used[id_] = (
                Texture(texture.wide, texture.high, texture.ground, texture.marks, texture.turn_deg + 90)
                if upright
                else texture
            )
        return f"url(#{id_})"

    def wide(self, name: str) -> int:
        """How wide a tile of a texture is, in centimetres."""
        return self._known[name].wide

    def patterns(self) -> str:
        """All that were asked for."""
        return "".join(texture.pattern(id_) for id_, texture in self._used.items())


def scatter_marks(seed: int, count: int, wide: int, high: int, mark: Callable[[Random], str]) -> str:
    """Marks all over a tile, evenly and in no rows, always the same, each drawn from the place it stands at."""
    chance = Random(seed)  # noqa: S311 - nothing secret
    x, y = chance.random(), chance.random()
    found = []
    for _ in range(count):
        x, y = (x + 0.7548776662) % 1, (y + 0.5698402910) % 1
        found.append(f"M{round(x * wide)} {round(y * high)}{mark(chance)}")
    return "".join(found)


def speck(_: Random) -> str:
    """A dot as wide as the line."""
    return "h1"


def blades(chance: Random) -> str:
    """Two blades of grass."""
    tall, lean = chance.randint(8, 13), chance.randint(-3, 3)
    return f"l{lean - 3}-{tall} {3 - lean} {tall} {lean + 5}-{tall - 3}"


def pebble(chance: Random) -> str:
    """A small stone."""
    wide = chance.randint(3, 6)
    return f"a{wide} {wide - chance.randint(1, 2)} 0 1 0 .1 0z"


def ripple(chance: Random) -> str:
    """A small wave."""
    long = chance.randint(9, 15)
    return f"q{long // 2}-5 {long} 0t{long} 0"


def crack(chance: Random) -> str:
    """A crack that bends twice."""
    return "l" + " ".join(f"{chance.randint(8, 22)} {chance.randint(-14, 14)}" for _ in range(3))
