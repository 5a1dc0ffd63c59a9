"""The ground in black ink on white paper: stipples, strokes and waves."""

from math import cos, sin, tau
from random import Random

from squadlog.ground.drawing.looks.textures import (
    Texture,
    blades,
    crack,
    pebble,
    ripple,
    scatter_marks,
    speck,
)


def _line(width: float, more: str = "") -> str:
    return f'fill="none" stroke="#000" stroke-width="{width:g}" stroke-linecap="round"{more}'


def _hatching(chance: Random) -> str:
    """Strokes side by side, as rock is hatched round a plan."""
    turn, long, apart = chance.random() * tau, chance.randint(30, 44), chance.randint(8, 11)
    along = round(long * cos(turn)), round(long * sin(turn))
    aside = round(-apart * sin(turn)) - along[0], round(apart * cos(turn)) - along[1]
    stroke, back = f"l{along[0]} {along[1]}", f"m{aside[0]} {aside[1]}"
    return back.join([stroke] * chance.randint(3, 4))


def _marks(size: tuple[int, int], width: float, count: int, seed: int, kind: str) -> Texture:
    mark = {"blades": blades, "speck": speck, "pebble": pebble, "ripple": ripple, "crack": crack}[kind]
    return Texture(*size, "#fff", ((_line(width), scatter_marks(seed, count, *size, mark)),))


_BOARDS = "M0 0h400M0 25h400M0 50h400M0 75h400M90 0v25M290 25v25M170 50v25M370 75v25M330 0v25M40 50v25"
INK: dict[str, Texture] = {
    "clear": _marks((420, 390), 2, 7, 11, "blades"),
    "light": _marks((200, 190), 2.5, 16, 21, "speck"),
    "heavy": _marks((120, 110), 3.5, 22, 22, "speck"),
    "stream": _marks((240, 160), 2.5, 7, 31, "ripple"),
    "river": _marks((200, 130), 2.5, 8, 32, "ripple"),
    "lake": _marks((200, 130), 2.5, 8, 33, "ripple"),
    "marsh": Texture(220, 150, "#fff", (
        (_line(2.5), "M30 60h60M46 72h28M140 125h56M154 136h26"),
        (_line(2.5), "M60 60l-8-22M60 60v-26M60 60l8-20M168 125l-8-22M168 125v-26M168 125l8-20"),
    )),
    "space": Texture(300, 300, "#fff", (
        (_line(2, ' stroke-opacity=".6"'), "".join(f"M0 {y}h300" for y in range(0, 300, 30))),
        (_line(11), "M62 75h1M196 135h1M128 255h1M262 225h1"),
    )),
    "floor": Texture(1, 1, "#fff"),
    "grass": _marks((220, 200), 2, 9, 61, "blades"),
    "meadow": Texture(240, 220, "#fff", (
        (_line(2), scatter_marks(62, 7, 240, 220, blades)), (_line(5), scatter_marks(63, 5, 240, 220, speck)),
    )),
    "earth": _marks((200, 190), 3, 10, 65, "speck"),
    "mud": Texture(220, 200, "#fff", (
        (_line(2), scatter_marks(68, 6, 220, 200, ripple)), (_line(3), scatter_marks(67, 8, 220, 200, speck)),
    )),
    "sand": _marks((150, 140), 2.5, 16, 70, "speck"),
    "gravel": _marks((150, 140), 1.5, 16, 71, "pebble"),
    "rock": _marks((260, 240), 2, 9, 73, "crack"),
    "snow": _marks((420, 400), 2, 5, 75, "ripple"),
    "ice": _marks((360, 340), 1.5, 6, 77, "crack"),
    "paving": Texture(120, 80, "#fff", ((_line(1), "M0 0h120M0 40h120M60 0v40M0 40v40M30 40v40M90 40v40"),)),
    "cobbles": Texture(96, 72, "#fff", ((
        _line(1.2), ("M5 4h21q4 8 0 16H5q-4-8 0-16zM37 4h23v16H37zM69 4h21q3 8 0 16H69zM21 28h23q3 8 0 16H21z"
                    "M53 28h21v16H53zM5 52h23v16H5zM38 52h21q4 8 0 16H38zM69 52h21v16H69z")),)),
    "asphalt": _marks((240, 230), 2.5, 12, 81, "speck"),
    "concrete": Texture(300, 300, "#fff", ((_line(1), "M0 0h300M0 0v300"),)),
    "boards": Texture(400, 100, "#fff", ((_line(1, ' stroke-opacity=".55"'), _BOARDS),)),
    "planks": Texture(400, 100, "#fff", ((_line(1.5, ' stroke-opacity=".7"'), _BOARDS),)),
    "parquet": Texture(100, 100, "#fff", ((
        _line(1, ' stroke-opacity=".5"'), "M0 0h100v100H0zM0 50h100M50 0v100M0 25h50M75 0v50M50 75h50M25 50v50"),)),
    "tiles": Texture(50, 50, "#fff", ((_line(1, ' stroke-opacity=".55"'), "M0 0h50M0 0v50"),)),
    "carpet": Texture(50, 50, "#fff", ((_line(1.5, ' stroke-opacity=".7"'), "M25 10l15 15-15 15-15-15z"),)),
    "metal": Texture(160, 160, "#fff", (
        (_line(1, ' stroke-opacity=".6"'), "M0 0h160M0 0v160"),
        (_line(4), "M12 12h.1M148 12h.1M12 148h.1M148 148h.1"),
    )),
    "grating": Texture(28, 28, "#fff", ((_line(1.2, ' stroke-opacity=".6"'), "M0 14h28M14 0v28"),)),
    "leaves": Texture(70, 66, "#fff", shrunk=True, marks=((_line(2.5), scatter_marks(91, 5, 70, 66, speck)),)),
    "dark_leaves": Texture(60, 56, "#fff", shrunk=True, marks=((_line(4), scatter_marks(93, 13, 60, 56, speck)),)),
    "sown_grass": Texture(90, 80, "", ((_line(2), scatter_marks(101, 6, 90, 80, blades)),)),
    "sown_reeds": Texture(60, 56, "", ((_line(2), scatter_marks(103, 6, 60, 56, blades)),)),
    "sown_flowers": Texture(80, 76, "", ((_line(7), scatter_marks(105, 4, 80, 76, speck)),)),
    "zone": Texture(90, 90, "", ((_line(2.5, ' stroke-opacity=".4"'), "M0 0v90"),), 45),
    "rock_round": Texture(330, 310, "#fff", ((_line(2.5), scatter_marks(95, 62, 330, 310, _hatching)),)),
    "night": Texture(24, 24, "", ((_line(2.5, ' stroke-opacity=".45"'), "M0 12h24"),)),
}  # fmt: skip
