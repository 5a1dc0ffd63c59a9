"""The ground in high contrast: each kind has a pattern of its own, so that nothing is told by its colour alone."""

from squadlog.ground.drawing.looks.textures import Texture


def _line(colour: str, width: float) -> str:
    return f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"'


_BARE = ("clear", "floor", "grass", "meadow", "snow")
_FLOORS = ("boards", "planks", "parquet", "tiles", "metal", "grating")
_PAVED = ("concrete", "paving", "cobbles", "rock", "carpet", "ice")
_LOOSE = ("earth", "mud", "sand", "gravel")
PLAIN: dict[str, Texture] = {
    **dict.fromkeys(_BARE, Texture(1, 1, "#fff")),
    **dict.fromkeys(_FLOORS, Texture(1, 1, "#fdf6e3")),
    **dict.fromkeys(_PAVED, Texture(1, 1, "#f0f0f0")),
    **dict.fromkeys(_LOOSE, Texture(1, 1, "#f3ead6")),
    "asphalt": Texture(1, 1, "#e0e0e0"),
    "light": Texture(120, 120, "#d5edc4", ((_line("#1d5c1a", 10), "M30 42v-24M90 102v-24M18 30h24M78 90h24"),)),
    "heavy": Texture(80, 80, "#8fc57a", ((_line("#0b3d0b", 9), "M0 80L80 0M0 0l80 80"),)),
    "stream": Texture(160, 70, "#d8efff", ((_line("#0a4f8c", 6), "M0 35q20-16 40 0t40 0 40 0 40 0"),)),
    "river": Texture(120, 40, "#9ad2fb", ((_line("#063a6b", 7), "M0 20q15-14 30 0t30 0 30 0 30 0"),)),
    "lake": Texture(120, 40, "#9ad2fb", ((_line("#063a6b", 7), "M0 20h70"),)),
    "marsh": Texture(140, 90, "#e4ecc8", ((_line("#3d4a12", 7), "M20 60h60M50 60V34M36 60l-8-20M64 60l8-20"),)),
    "space": Texture(200, 200, "#101010", ((_line("#fff", 9), "M40 50h.1M150 160h.1"),)),
    "leaves": Texture(1, 1, "#d5edc4"),
    "dark_leaves": Texture(1, 1, "#8fc57a"),
    "sown_grass": Texture(90, 90, "", ((_line("#1d5c1a", 5), "M30 50v-18M70 84v-18"),)),
    "sown_reeds": Texture(60, 60, "", ((_line("#3d4a12", 5), "M20 40v-22M46 58v-22"),)),
    "sown_flowers": Texture(70, 70, "", ((_line("#8a3c00", 12), "M20 24h.1M54 58h.1"),)),
    "zone": Texture(150, 150, "", ((_line("#b00000", 4), "M0 0v150"),), 45),
    "night": Texture(40, 40, "", ((_line("#000", 5), "M0 0v40"),), -45),
}  # fmt: skip
