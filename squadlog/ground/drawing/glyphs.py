"""The characters of a map drawn as text, and what the legend says of them."""

from squadlog.ground.compiled.shapes import Look, MapShape

GROUND = {
    "space": " ",
    "clear": ".",
    "light": ",",
    "heavy": "%",
    "stream": "~",
    "river": "=",
    "lake": "O",
    "marsh": ";",
}
WALLS = {"external_wall": "#", "internal_wall": "+", "external_bulkhead": "@", "internal_bulkhead": "*"}
DOORS = {"open": "/", "closed": "D", "locked": "L", "destroyed": "_"}
CONTOUR, WINDOW, SHIP_WINDOW, BREACH, STAIRS, ELEVATOR, ZONE, BODY = "^", "w", "W", "_", "S", "E", ":", "x"
LOW_SOFT, LOW_HARD, HIGH = "n", "m", "H"

RINGS = "abcd"
"""The rings of an explosion, from the middle outwards: figures are units."""
AREAS: dict[Look, str] = {"cloud": "s", "square": "q", "circle": "o", "sector": "v"}

WORDS = {
    " ": "space", ".": "clear ground or floor", ",": "light woods", "%": "heavy woods", "~": "stream", "=": "river",
    "O": "lake", ";": "marsh", "^": "contour line", "#": "external wall", "+": "internal wall",
    "@": "external bulkhead", "*": "internal bulkhead", "/": "open door", "D": "closed door", "L": "locked door",
    "_": "breach or destroyed door", "w": "window", "W": "sealed window", "n": "low obstacle, soft cover",
    "m": "low obstacle, hard cover", "H": "high obstacle", "S": "stairs", "E": "elevator", ":": "start zone",
    "x": "body",
}  # fmt: skip
"""What each character means, in the order of the legend."""


def legend(shown: str) -> tuple[str, ...]:
    """One line for each character of the drawing that has a meaning."""
    return tuple(f"{char}  {words}" for char, words in WORDS.items() if char in shown and char != " ")


def area(shape: MapShape) -> str:
    """The character of an area that is laid over the map."""
    return RINGS[shape.rank - 1] if shape.rank else AREAS.get(shape.look, RINGS[0])


def area_words(shape: MapShape) -> str:
    """What the legend says of it."""
    return f"{shape.kind}: {shape.word}" if shape.word else shape.kind
