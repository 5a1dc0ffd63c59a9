"""The style of each look: its paper, its lines, how walls, woods and heights are drawn. Lengths are centimetres."""

from collections.abc import Mapping

from squadlog.base.records import value
from squadlog.ground.drawing.looks.ink_textures import INK
from squadlog.ground.drawing.looks.palette import Look
from squadlog.ground.drawing.looks.plain_textures import PLAIN
from squadlog.ground.drawing.looks.table_textures import TABLE
from squadlog.ground.drawing.looks.textures import Texture
from squadlog.ground.map.structures import WallKind


@value
class Crowns:
    """One layer of tree crowns: its colour or texture, how much wider than the crown, how far aside, what else."""

    paint: str
    wider: int
    aside: int = 0
    more: str = ""
    share: float = 1.0


@value
class WallInk:
    """How thick a kind of wall is drawn, its edge and what fills it."""

    thick: int
    edge: str
    fill: str


@value
class Style:
    """All that differs between looks besides the textures of the ground.

    `tones` are the colours of what furniture and scenery are made of. An empty colour or ink: nothing is drawn.
    `coloured`: things have hues and shadows, else lines alone tell them. `heavy_leaf` fills bulkhead doors,
    `height_wide` is how thick contours are. `pale` is the opacity of scenery that looks like cover. `rock` is the
    texture of the rock round buildings. `leaf_wider`: how much more of the wall the leaf of a door takes where no
    hue tells them apart. `dark_space`: open space is dark.
    """

    look: Look
    textures: Mapping[str, Texture]
    paper: str
    line: str
    soft: str
    text: str
    halo: str
    walls: Mapping[WallKind, WallInk]
    shadow: str
    edge: str
    glass: str
    leaf: str
    heavy_leaf: str
    sill: str
    crowns: Mapping[str, tuple[Crowns, ...]]
    bank: tuple[str, ...]
    height: str
    height_wide: int
    zone: str
    tones: Mapping[str, str]
    fine: float
    night: str
    faded: str
    pale: str
    coloured: bool = False
    leaf_wider: int = 0
    dark_space: bool = False
    rock: str = ""


_TONES = {
    "wood": "#a97c4f", "dark_wood": "#6f4e30", "light_wood": "#c79c69", "cloth": "#7f5a6b", "linen": "#e6ddcb",
    "metal": "#8a949b", "dark_metal": "#535c63", "stone": "#9a958a", "dark_stone": "#6d685f", "leaf": "#6f9350",
    "dark_leaf": "#4c6f39", "light_leaf": "#9dbb70", "earth": "#8f7450", "sand": "#cdb98a", "water": "#76a9c2",
    "glass": "#bfdfe8", "glow": "#ffce6b", "paint": "#a9493a", "paper": "#f5f0e2", "shade": "#00000038",
    "line": "#3c3228", "mark": "#efe6d0",
}  # fmt: skip
_INKED = {
    **dict.fromkeys(_TONES, "#fff"),
    **dict.fromkeys(("dark_wood", "dark_metal", "dark_stone", "dark_leaf", "earth"), "#bbb"),
    "line": "#000", "mark": "#999", "shade": "none", "glow": "#fff",
}  # fmt: skip
_PLAINLY = {
    **dict.fromkeys(_TONES, "#fff"),
    **dict.fromkeys(("dark_wood", "dark_metal", "dark_stone", "cloth", "paint"), "#888"),
    **dict.fromkeys(("wood", "light_wood"), "#f3c77a"), **dict.fromkeys(("metal", "stone"), "#d0d0d0"),
    **dict.fromkeys(("leaf", "light_leaf"), "#8fc57a"), "dark_leaf": "#3f8f3a",
    "line": "#000", "mark": "#999", "shade": "none", "glow": "#ffd000", "water": "#9ad2fb", "earth": "#9a8a6c",
}  # fmt: skip
_SOFT = ' stroke-opacity=".22"'
STYLES: dict[Look, Style] = {
    "table": Style(
        look="table",
        textures=TABLE,
        paper="#f6f1e4",
        line="#3a332b",
        soft="#6b5a47",
        text="#2c2620",
        halo='stroke="#f6f1e4" stroke-opacity=".75" stroke-width="11" stroke-linejoin="round"',
        walls={
            "external_wall": WallInk(30, "#37302a", "#8c8274"),
            "internal_wall": WallInk(16, "#37302a", "#a89b87"),
            "external_bulkhead": WallInk(34, "#262c32", "#6d7881"),
            "internal_bulkhead": WallInk(18, "#262c32", "#8d98a1"),
        },
        shadow='stroke="#1d1710" stroke-opacity=".24"',
        edge='stroke="#3a3016" stroke-opacity=".3" stroke-width="3"',
        glass="#cfeaf2",
        leaf="#8a5a2e",
        heavy_leaf=_TONES["dark_metal"],
        sill="#b9a88a",
        crowns={
            "light": (
                Crowns("#3d4f22", 22, 0, _SOFT),
                Crowns("#23300f", 4, 18, ' stroke-opacity=".3"'),
                Crowns("#587439", 0),
                Crowns("leaves", -9),
                Crowns("#b3cd85", 0, -18, ' stroke-opacity=".4"', 0.5),
            ),
            "heavy": (
                Crowns("#28391a", 26, 0, _SOFT),
                Crowns("#16210b", 6, 20, ' stroke-opacity=".38"'),
                Crowns("#33502a", 0),
                Crowns("dark_leaves", -9),
                Crowns("#86a962", 0, -19, ' stroke-opacity=".34"', 0.45),
            ),
        },
        bank=(
            'stroke="#c9b48a" stroke-opacity=".8" stroke-width="70"',
            'stroke="#dcefF2" stroke-opacity=".28" stroke-width="190"',
            'stroke="#e6f4f4" stroke-opacity=".34" stroke-width="90"',
            'stroke="#5d6f63" stroke-opacity=".7" stroke-width="7"',
        ),
        height="#8a6a3d",
        height_wide=4,
        zone='stroke="#a8322a" stroke-opacity=".75" stroke-width="7" stroke-dasharray="36 22"',
        tones=_TONES,
        fine=3,
        night='fill="#0a1430" fill-opacity=".58"',
        faded='fill="#dfe3dd" fill-opacity=".62"',
        pale=".52",
        coloured=True,
        dark_space=True,
    ),
    "ink": Style(
        look="ink",
        textures=INK,
        paper="#fff",
        line="#000",
        soft="#000",
        text="#000",
        halo='stroke="#fff" stroke-width="16" stroke-linejoin="round"',
        walls={
            "external_wall": WallInk(24, "#000", "#000"),
            "internal_wall": WallInk(13, "#000", "#000"),
            "external_bulkhead": WallInk(28, "#000", "#000"),
            "internal_bulkhead": WallInk(16, "#000", "#fff"),
        },
        shadow="",
        edge='stroke="#000" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"',
        glass="#fff",
        leaf="#fff",
        heavy_leaf="#fff",
        sill="#fff",
        crowns={
            "light": (
                Crowns("#000", 3, 5),
                Crowns("#000", 0),
                Crowns("leaves", -5),
            ),
            "heavy": (
                Crowns("#000", 5, 7),
                Crowns("#000", 0),
                Crowns("dark_leaves", -6),
            ),
        },
        bank=(
            "",
            'stroke="#000" stroke-width="112"|stroke="#fff" stroke-width="107"',
            'stroke="#000" stroke-width="54"|stroke="#fff" stroke-width="48"',
            'stroke="#000" stroke-width="9"',
        ),
        height="#000",
        height_wide=4,
        zone='stroke="#000" stroke-width="4" stroke-dasharray="40 16 6 16"',
        tones=_INKED,
        fine=2.5,
        night="night",
        faded='fill="#fff" fill-opacity=".78"',
        pale=".38",
        leaf_wider=12,
        rock="rock_round",
    ),
    "plain": Style(
        look="plain",
        textures=PLAIN,
        paper="#fff",
        line="#000",
        soft="#000",
        text="#000",
        halo='stroke="#fff" stroke-width="18" stroke-linejoin="round"',
        walls={
            "external_wall": WallInk(32, "#000", "#000"),
            "internal_wall": WallInk(18, "#000", "#000"),
            "external_bulkhead": WallInk(36, "#000", "#000"),
            "internal_bulkhead": WallInk(22, "#000", "#888"),
        },
        shadow="",
        edge='stroke="#000" stroke-width="6"',
        glass="#9fe3ff",
        leaf="#ff9d00",
        heavy_leaf=_PLAINLY["dark_metal"],
        sill="#fff",
        crowns={},
        bank=("", "", "", 'stroke="#063a6b" stroke-width="12"'),
        height="#8a3c00",
        height_wide=7,
        zone='stroke="#b00000" stroke-width="12" stroke-dasharray="50 30"',
        tones=_PLAINLY,
        fine=5,
        night="night",
        faded='fill="#fff" fill-opacity=".8"',
        pale=".5",
        leaf_wider=10,
        dark_space=True,
    ),
}
