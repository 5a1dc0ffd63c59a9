"""What grows, from above; it fits into an outline of any shape."""

from collections.abc import Callable

from squadlog.ground.drawing.furnishing.frame import PieceOutline
from squadlog.ground.drawing.furnishing.rounds import begin_at, places_round, shadow
from squadlog.ground.drawing.furnishing.shapes import Furnishing, Spots, area, disc, line


def _tree(p: PieceOutline) -> Furnishing:
    """A crown of leaves: dark beneath, light where the light falls."""
    (x, y), reach = p.middle, p.reach_m
    begun = begin_at(p.middle)
    out = places_round(p.middle, reach * 0.6, 7, begun=begun)
    up = (x - reach * 0.12, y + reach * 0.12)
    return Furnishing(
        "tree",
        None,
        (
            shadow(reach * 0.95, p.middle),
            disc("dark_leaf", reach * 0.4, *out, p.middle),
            disc("leaf", reach * 0.3, *places_round(up, reach * 0.46, 6, begun=begun + 1), up),
            disc(
                "light_leaf",
                reach * 0.15,
                *places_round((x - reach * 0.24, y + reach * 0.24), reach * 0.26, 4, begun=begun),
            ),
        ),
    )


def _conifer(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, begin_at(p.middle)
    return Furnishing(
        "conifer",
        None,
        (
            shadow(reach * 0.85, p.middle),
            area("dark_leaf", places_round(p.middle, reach, 18, begun=begun, inner=0.66)),
            area("leaf", places_round(p.middle, reach * 0.66, 14, begun=begun + 0.2, inner=0.6)),
            disc("light_leaf", reach * 0.14, p.middle),
        ),
    )


def _palm(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, begin_at(p.middle)
    tips = places_round(p.middle, reach, 9, begun=begun)
    return Furnishing(
        "palm",
        None,
        (
            shadow(reach * 0.6, p.middle),
            line("dark_leaf", *((p.middle, tip) for tip in tips), size_m=reach * 0.26),
            line("light_leaf", *((p.middle, tip) for tip in tips), size_m=reach * 0.07),
            disc("dark_wood", reach * 0.14, p.middle),
        ),
    )


def _bush(p: PieceOutline) -> Furnishing:
    if p.size_m2 < 6:
        reach, begun = p.reach_m, begin_at(p.middle)
        return Furnishing(
            "bush",
            None,
            (
                shadow(reach * 0.9, p.middle),
                disc("leaf", reach * 0.48, *places_round(p.middle, reach * 0.5, 5, begun=begun), p.middle),
                disc("light_leaf", reach * 0.18, *places_round(p.middle, reach * 0.4, 4, begun=begun + 0.5)),
            ),
        )
    crowns = p.scatter(1.2, 16, 0.4)
    return Furnishing(
        "bush", None, (shadow(0.62, *crowns), disc("leaf", 0.6, *crowns), disc("light_leaf", 0.2, *crowns))
    )


def _hedge(p: PieceOutline) -> Furnishing:
    radius = min(0.34, max(p.reach_m, 0.1))
    crowns = p.scatter(0.5, 16, radius * 0.4)
    return Furnishing(
        "hedge", "dark_leaf", (disc("leaf", radius, *crowns), disc("light_leaf", radius * 0.4, *crowns))
    )


def _flowers(p: PieceOutline) -> Furnishing:
    heads = p.scatter(0.25, 18, 0.08)
    return Furnishing(
        "flowers",
        None,
        (disc("leaf", 0.16, *heads), disc("paint", 0.08, *heads[::2]), disc("glow", 0.08, *heads[1::2])),
    )


def _tufts(p: PieceOutline, each_m2: float, high_m: float) -> tuple[Spots, ...]:
    return tuple(
        (
            (x - high_m * 0.45, y + high_m * 0.8),
            (x, y),
            (x + high_m * 0.05, y + high_m),
            (x, y),
            (x + high_m * 0.5, y + high_m * 0.75),
        )
        for x, y in p.scatter(each_m2, 14, 0.1)
    )


def _grass(p: PieceOutline) -> Furnishing:
    return Furnishing("grass", None, (line("leaf", *_tufts(p, 0.9, 0.24), size_m=0.05),))


def _reeds(p: PieceOutline) -> Furnishing:
    return Furnishing("reeds", None, (line("dark_leaf", *_tufts(p, 0.6, 0.45), size_m=0.06),))


def _stump(p: PieceOutline) -> Furnishing:
    reach = p.reach_m
    return Furnishing(
        "stump",
        None,
        (
            area("dark_wood", places_round(p.middle, reach, 12, begun=begin_at(p.middle), inner=0.84)),
            disc("light_wood", reach * 0.72, p.middle),
            disc("wood", reach * 0.45, p.middle),
            disc("light_wood", reach * 0.22, p.middle),
        ),
    )


def _plant(p: PieceOutline) -> Furnishing:
    reach = p.reach_m
    tips = places_round(p.middle, reach * 0.95, 7, begun=begin_at(p.middle))
    return Furnishing(
        "plant",
        None,
        (
            disc("earth", reach * 0.6, p.middle),
            line("leaf", *((p.middle, tip) for tip in tips), size_m=reach * 0.26),
            disc("light_leaf", reach * 0.2, p.middle),
        ),
    )


PLANTS: dict[str, Callable[[PieceOutline], Furnishing]] = {
    "tree": _tree, "conifer": _conifer, "palm": _palm, "bush": _bush, "hedge": _hedge, "flowers": _flowers,
    "grass": _grass, "reeds": _reeds, "stump": _stump, "plant": _plant,
}  # fmt: skip
"""How each is drawn within its outline."""
