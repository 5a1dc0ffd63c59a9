"""The ground in colour, quietly: what each kind of ground and each surface looks like on a table."""

from squadlog.ground.drawing.looks.textures import (
    Texture,
    blades,
    crack,
    pebble,
    ripple,
    scatter_marks,
    speck,
)


def _line(colour: str, width: float = 2, more: str = "") -> str:
    return f'fill="none" stroke="{colour}" stroke-width="{width:g}"{more}'


_ROUND = ' stroke-linecap="round"'


def _tufted(ground: str, dark: str, light: str, count: int = 12, seed: int = 1) -> Texture:
    return Texture(190, 170, ground, (
        (_line(dark, 2, _ROUND), scatter_marks(seed, count, 190, 170, blades)),
        (_line(light, 2, _ROUND), scatter_marks(seed + 7, count, 190, 170, blades)),
    ))  # fmt: skip


def _specked(ground: str, dark: str, light: str, count: int, seed: int) -> Texture:
    return Texture(210, 190, ground, (
        (_line(dark, 3, _ROUND), scatter_marks(seed, count, 210, 190, speck)),
        (_line(light, 3, _ROUND), scatter_marks(seed + 5, count, 210, 190, speck)),
    ))  # fmt: skip


def _water(ground: str, light: str, dark: str, seed: int = 5) -> Texture:
    return Texture(260, 210, ground, (
        (_line(light, 3, _ROUND), scatter_marks(seed, 6, 260, 210, ripple)),
        (_line(dark, 2, _ROUND), scatter_marks(seed + 2, 5, 260, 210, ripple)),
    ))  # fmt: skip


def _boards(ground: str, other: str, line: str, wide: int) -> Texture:
    joints = "".join(
        f"M{x} {row * wide}v{wide}" for row, x in enumerate((60, 250, 150, 330)) for x in (x, (x + 210) % 420)
    )
    rows = "".join(f"M0 {row * wide}h420" for row in range(4))
    grain = "".join(f"M{20 + 97 * row % 300} {row * wide + wide // 2}h{60 + 13 * row}" for row in range(4))
    return Texture(420, 4 * wide, ground, (
        (f'fill="{other}"', f"M60 0h210v{wide}h-210zM150 {2 * wide}h210v{wide}h-210z"),
        (_line(line, 1.5), rows + joints),
        (_line(line, 1, ' stroke-opacity=".35"'), grain),
    ))  # fmt: skip


TABLE: dict[str, Texture] = {
    # the ground of the rules
    "clear": Texture(230, 210, "#cbc69d", (
        (_line("#b3b183", 2, _ROUND), scatter_marks(11, 7, 230, 210, blades)),
        (_line("#dcd8b4", 3, _ROUND), scatter_marks(12, 7, 230, 210, speck)),
        (_line("#b1a67e", 3, _ROUND), scatter_marks(13, 6, 230, 210, speck)),
    )),
    "light": _tufted("#a4b673", "#8ca05c", "#b9c98b", 7, 21),
    "heavy": _tufted("#7b9657", "#64803f", "#8ea96a", 7, 22),
    "stream": _water("#8fbfd6", "#b5d9e8", "#76aac4", 31),
    "river": _water("#6ba5c4", "#8fc0d8", "#5790b0", 32),
    "lake": _water("#5f9bbc", "#82b5d1", "#4d86a8", 33),
    "marsh": Texture(300, 260, "#9aa973", (
        ('fill="#86a7a0"', "M60 70q30-16 62 0t-14 22-52-4zM200 180q26-12 50 2t-20 18-40-4z"),
        (_line("#6f7f46", 3, _ROUND), scatter_marks(41, 12, 300, 260, blades)),
        (_line("#b6bf8b", 2, _ROUND), scatter_marks(42, 8, 300, 260, blades)),
    )),
    "space": Texture(700, 620, "#10151f", (
        (_line("#8d9ab4", 3, _ROUND), scatter_marks(51, 16, 700, 620, speck)),
        (_line("#fff", 5, _ROUND + ' stroke-opacity=".7"'), scatter_marks(52, 6, 700, 620, speck)),
    )),
    "floor": Texture(1, 1, "#d8cdb6"),
    # surfaces
    "grass": _tufted("#a9ba79", "#91a561", "#bccb92", 7, 61),
    "meadow": Texture(230, 210, "#b0bf7b", (
        (_line("#97ab62", 2, _ROUND), scatter_marks(62, 8, 230, 210, blades)),
        (_line("#f2edd2", 5, _ROUND), scatter_marks(63, 5, 230, 210, speck)),
        (_line("#dcae58", 5, _ROUND), scatter_marks(64, 3, 230, 210, speck)),
    )),
    "earth": Texture(170, 160, "#b9a37d", (
        ('fill="#a48d68"', scatter_marks(65, 4, 170, 160, pebble)),
        (_line("#cbb793", 3, _ROUND), scatter_marks(66, 8, 170, 160, speck)),
        (_line("#9c8662", 3, _ROUND), scatter_marks(67, 8, 170, 160, speck)),
    )),
    "mud": Texture(240, 220, "#93805f", (
        ('fill="#7e6c4f"', "M30 40q30-18 58 2t-22 22-44-8zM150 140q34-16 60 4t-30 20-40-8z"),
        (_line("#a8966f", 3, _ROUND), scatter_marks(68, 10, 240, 220, ripple)),
    )),
    "sand": Texture(260, 230, "#e0d1a6", (
        (_line("#cdbb8b", 2, _ROUND), scatter_marks(69, 8, 260, 230, ripple)),
        (_line("#c9b786", 3, _ROUND), scatter_marks(70, 16, 260, 230, speck)),
    )),
    "gravel": Texture(150, 140, "#b9b3a5", (
        ('fill="#a39d90"', scatter_marks(71, 22, 150, 140, pebble)),
        ('fill="#cbc6ba"', scatter_marks(72, 20, 150, 140, pebble)),
    )),
    "rock": Texture(300, 280, "#a6a196", (
        ('fill="#b3aea4"', "M20 30l60-14 40 26-30 40-60-6zM170 150l70-8 30 40-50 36-60-20z"),
        (_line("#857f74", 2), scatter_marks(73, 8, 300, 280, crack)),
        (_line("#bdb8ae", 2), scatter_marks(74, 5, 300, 280, crack)),
    )),
    "snow": Texture(320, 300, "#eef2f4", (
        (_line("#d6e0e8", 4, _ROUND), scatter_marks(75, 7, 320, 300, ripple)),
        (_line("#c9d6e0", 3, _ROUND), scatter_marks(76, 9, 320, 300, speck)),
    )),
    "ice": Texture(320, 300, "#d5e6ee", (
        (_line("#f4fafc", 3), scatter_marks(77, 6, 320, 300, crack)),
        (_line("#b3cedb", 2), scatter_marks(78, 6, 320, 300, crack)),
    )),
    "paving": Texture(120, 80, "#c8c3b6", (
        ('fill="#cfcabe"', "M0 0h60v40H0z"),
        (_line("#aba596", 2), "M0 0h120M0 40h120M60 0v40M0 40v40M30 40v40M90 40v40"),
    )),
    "cobbles": Texture(96, 72, "#918b80", (
        ('fill="#aca699"', ("M3 3h25q3 10 0 18H3q-3-8 0-18zM35 3h27v18H35zM67 3h26q2 9-1 18H67z"
                           "M0 27h14v18H0zM19 27h27q2 9 0 18H19zM51 27h25v18H51zM81 27h15v18H81z")),
        ('fill="#b7b1a5"', "M3 51h27v18H3zM36 51h25q3 9 0 18H36zM67 51h26v18H67z"),
    )),
    "asphalt": _specked("#7d7d7c", "#6b6b6b", "#929190", 26, 81),
    "concrete": Texture(300, 300, "#c0bdb4", (
        (_line("#a9a69c", 2), "M0 0h300M0 0v300"),
        (_line("#afaca2", 3, _ROUND), scatter_marks(82, 14, 300, 300, speck)),
    )),
    "boards": _boards("#cfb083", "#c8a778", "#a88657", 20),
    "planks": _boards("#b09a78", "#a68f6c", "#84704f", 28),
    "parquet": Texture(80, 80, "#c99f6b", (
        ('fill="#c1955f"', "M0 0h40v40H0zM40 40h40v40H40z"),
        (_line("#a5794a", 1), ("M0 10h40M0 20h40M0 30h40M50 0v40M60 0v40M70 0v40M40 50h40M40 60h40M40 70h40"
                              "M10 40v40M20 40v40M30 40v40M0 0h80v80H0z")),
    )),
    "tiles": Texture(80, 80, "#dcd8cd", (
        ('fill="#d0cbbd"', "M0 0h40v40H0zM40 40h40v40H40z"),
        (_line("#bbb5a5", 1.5), "M0 0h80M0 40h80M0 0v80M40 0v80"),
    )),
    "carpet": Texture(60, 60, "#a3645b", (
        (_line("#b87d70", 2), "M30 6l18 24-18 24-18-24z"),
        (_line("#8d524b", 3, _ROUND), "M0 0h.1M60 0h.1M30 30h.1"),
    )),
    "metal": Texture(160, 160, "#aeb5ba", (
        (_line("#c3c9cd", 2), "M3 160V3h157"),
        (_line("#8e979e", 2), "M0 160V0h160"),
        (_line("#8e979e", 5, _ROUND), "M14 14h.1M146 14h.1M14 146h.1M146 146h.1"),
    )),
    "grating": Texture(24, 24, "#8b9399", ((_line("#6f777d", 4), "M0 12h24M12 0v24"),)),
    # what lies over the ground
    "leaves": Texture(90, 84, "#7f9f55", shrunk=True, marks=(
        (_line("#93b168", 5, _ROUND), scatter_marks(91, 5, 90, 84, ripple)),
        (_line("#6c8b45", 4, _ROUND), scatter_marks(92, 5, 90, 84, ripple)),
    )),
    "dark_leaves": Texture(90, 84, "#587c42", shrunk=True, marks=(
        (_line("#6b9051", 5, _ROUND), scatter_marks(93, 5, 90, 84, ripple)),
        (_line("#476936", 4, _ROUND), scatter_marks(94, 5, 90, 84, ripple)),
    )),
    "sown_grass": Texture(90, 80, "", (
        (_line("#5f7d3c", 3, _ROUND), scatter_marks(101, 5, 90, 80, blades)),
        (_line("#8fae5c", 3, _ROUND), scatter_marks(102, 4, 90, 80, blades)),
    )),
    "sown_reeds": Texture(60, 56, "", (
        (_line("#5d6b36", 3, _ROUND), scatter_marks(103, 5, 60, 56, blades)),
        (_line("#a9a860", 3, _ROUND), scatter_marks(104, 3, 60, 56, blades)),
    )),
    "sown_flowers": Texture(80, 76, "", (
        (_line("#6f9350", 16, _ROUND), scatter_marks(105, 7, 80, 76, speck)),
        (_line("#e8c35a", 8, _ROUND), scatter_marks(105, 4, 80, 76, speck)),
        (_line("#c9584a", 8, _ROUND), scatter_marks(106, 3, 80, 76, speck)),
    )),
    "zone": Texture(70, 70, "", ((_line("#a8322a", 4, ' stroke-opacity=".3"'), "M0 0v70"),), 45),
}  # fmt: skip
"""By kind of ground of the rules and by surface."""
