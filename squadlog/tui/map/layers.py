"""What can be left out of a map on the screen."""

from typing import Literal

Layer = Literal[
    "terrain", "scenery", "contours", "rooms", "zones", "obstacles", "bodies", "units", "overlays", "scale",
]  # fmt: skip
LAYERS: tuple[Layer, ...] = Layer.__args__  # type: ignore[attr-defined]  # a Literal lists its values there
"""What can be left out of the picture; walls, doors and windows always stand."""
