"""How each kind of ground looks in cells: its signs by turns, their ink, and what lies behind them.

The kinds of the rules come first. Then what is drawn alone: floors, nothing, surfaces, the shallows of water, the tints
of scenery. A sign of the rules is never a sign of these.
"""

from collections.abc import Mapping

import numpy as np

from squadlog.ground.map.scenery import DecorationKind
from squadlog.ground.map.surfaces import Surface
from squadlog.tui.map import glyphs
from squadlog.tui.map.glyphs import FILLS, NUMBER, Fill, Ink
from squadlog.tui.map.raster import Grid

Signs = tuple[str, ...]
BARE: Signs = ("        ",) * 4
_GRASS = ("   `    ", "        ", "       `", "        ")
_MEADOW = ("   `    ", "`       ", "     ` `", "  `     ")
_GRAINS = ("  ˙     ", "        ", "      ˙ ", "        ")
_GRAVEL = ("  ˙   ˙ ", "        ", "˙   ˙   ", "        ")
_STONES = (" ^      ", "        ", "     ^  ", "        ")
_SLABS = (" ˙   ˙  ", "        ", " ˙   ˙  ", "        ")
SURFACES: Mapping[Surface, tuple[Signs, Fill]] = {
    "grass": (_GRASS, "grass"), "meadow": (_MEADOW, "grass"), "earth": (BARE, "earth"), "mud": (BARE, "earth"),
    "sand": (_GRAINS, "sand"), "gravel": (_GRAVEL, "sand"), "rock": (_STONES, "rock"), "snow": (BARE, "snow"),
    "ice": (_GRAINS, "snow"), "paving": (_SLABS, "paving"), "cobbles": (_SLABS, "paving"),
    "asphalt": (BARE, "asphalt"), "concrete": (BARE, "asphalt"), "boards": (BARE, "boards"),
    "parquet": (BARE, "boards"), "planks": (BARE, "boards"), "tiles": (BARE, "tiles"), "carpet": (BARE, "carpet"),
    "metal": (BARE, "metal"), "grating": (BARE, "metal"),
}  # fmt: skip
"""What each surface looks like; several look alike, for a screen has few quiet colours."""
TINTS: Mapping[DecorationKind, Fill] = {
    "path": "path", "road": "path", "rug": "rug", "mat": "rug", "puddle": "metal", "stain": "shade",
    "shadow": "shade", "snowdrift": "snow", "crater": "shade", "rubble": "path", "grass": "grass", "tree": "crown",
    "conifer": "crown", "palm": "crown", "bush": "crown", "hedge": "crown", "flowers": "grass", "reeds": "grass",
}  # fmt: skip
"""Scenery that tints the ground it lies on."""
BANKED = ("river", "lake")
"""Water that is shallow where it begins."""

_TABLE: dict[str, tuple[Signs, Ink, Fill]] = {
    **{kind: (rows, ink, fill) for kind, (rows, ink, fill) in glyphs.GROUND.items()},
    "floor": (BARE, "blank", "floor"),
    "void": (BARE, "blank", "void"),
    **{f"bank of {kind}": (glyphs.GROUND[kind][0], "water", "shallow") for kind in BANKED},
    **{surface: (signs, "texture", fill) for surface, (signs, fill) in SURFACES.items()},
    **{f"tint {fill}": (BARE, "blank", fill) for fill in sorted(set(TINTS.values()))},
}
KINDS = tuple(glyphs.GROUND)
"""The kinds of the rules: the first lands."""
LAND: Mapping[str, int] = {name: place for place, name in enumerate(_TABLE)}
"""The number of each land."""
FILL: Mapping[Fill, int] = {fill: place for place, fill in enumerate(FILLS)}
"""The number of each fill."""
LAND_FILLS: Grid = np.array([FILL[fill] for _, _, fill in _TABLE.values()], dtype=np.uint8)
LAND_INKS: Grid = np.array([NUMBER[ink] for _, ink, _ in _TABLE.values()], dtype=np.uint8)
LAND_SIGNS: Grid = np.array(
    [
        [[ord(rows[row % len(rows)][col % len(rows[0])]) for col in range(8)] for row in range(4)]
        for rows, _, _ in _TABLE.values()
    ],
    dtype="<u4",
)
"""The sign of each land by row and column, both by turns."""
OPEN: Grid = np.array(
    [ink in ("blank", "texture") and name != "void" for name, (_, ink, _) in _TABLE.items()]
)
"""Whether a land has no sign of the rules, so that scenery may be seen on it."""
UNROOFED: Grid = OPEN | np.array([name == "void" for name in _TABLE])
"""Whether a land becomes floor under a roof."""
