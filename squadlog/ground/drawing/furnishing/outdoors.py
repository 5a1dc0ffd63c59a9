"""What grows, lies and flows outside, from above; it fits into an outline of any shape."""

from collections.abc import Callable
from itertools import pairwise
from math import cos, sin, tau

from squadlog.ground.drawing.furnishing.frame import PieceOutline
from squadlog.ground.drawing.furnishing.shapes import (
    Furnishing,
    FurnishingShape,
    Spot,
    Spots,
    Tone,
    area,
    disc,
    line,
)

_GOLDEN = 2.399963
"""An angle that never comes round to itself."""


def _round(middle: Spot, radius_m: float, corners: int, *, begun: float = 0.0, inner: float = 1.0) -> Spots:
    """Places round a middle; with `inner`, every second lies nearer to it by that share."""
    turns = ((begun + tau * corner / corners, inner if corner % 2 else 1.0) for corner in range(corners))
    return tuple(
        (middle[0] + radius_m * far * cos(turn), middle[1] + radius_m * far * sin(turn))
        for turn, far in turns
    )


def _shadow(radius_m: float, *middles: Spot) -> FurnishingShape:
    """Light falls from the north-west."""
    by = radius_m * 0.18
    return disc("shade", radius_m, *((x + by, y - by) for x, y in middles))


def _begun(middle: Spot) -> float:
    """Where a thing begins to turn: no two stand alike."""
    return (middle[0] * 1.7 + middle[1] * 2.3) % tau


def _tree(p: PieceOutline) -> Furnishing:
    """A crown of leaves: dark beneath, light where the light falls."""
    (x, y), reach = p.middle, p.reach_m
    begun = _begun(p.middle)
    out = _round(p.middle, reach * 0.6, 7, begun=begun)
    up = (x - reach * 0.12, y + reach * 0.12)
    return Furnishing(
        "tree",
        None,
        (
            _shadow(reach * 0.95, p.middle),
            disc("dark_leaf", reach * 0.4, *out, p.middle),
            disc("leaf", reach * 0.3, *_round(up, reach * 0.46, 6, begun=begun + 1), up),
            disc(
                "light_leaf",
                reach * 0.15,
                *_round((x - reach * 0.24, y + reach * 0.24), reach * 0.26, 4, begun=begun),
            ),
        ),
    )


def _conifer(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, _begun(p.middle)
    return Furnishing(
        "conifer",
        None,
        (
            _shadow(reach * 0.85, p.middle),
            area("dark_leaf", _round(p.middle, reach, 18, begun=begun, inner=0.66)),
            area("leaf", _round(p.middle, reach * 0.66, 14, begun=begun + 0.2, inner=0.6)),
            disc("light_leaf", reach * 0.14, p.middle),
        ),
    )


def _palm(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, _begun(p.middle)
    tips = _round(p.middle, reach, 9, begun=begun)
    return Furnishing(
        "palm",
        None,
        (
            _shadow(reach * 0.6, p.middle),
            line("dark_leaf", *((p.middle, tip) for tip in tips), size_m=reach * 0.26),
            line("light_leaf", *((p.middle, tip) for tip in tips), size_m=reach * 0.07),
            disc("dark_wood", reach * 0.14, p.middle),
        ),
    )


def _bush(p: PieceOutline) -> Furnishing:
    if p.size_m2 < 6:
        reach, begun = p.reach_m, _begun(p.middle)
        return Furnishing(
            "bush",
            None,
            (
                _shadow(reach * 0.9, p.middle),
                disc("leaf", reach * 0.48, *_round(p.middle, reach * 0.5, 5, begun=begun), p.middle),
                disc("light_leaf", reach * 0.18, *_round(p.middle, reach * 0.4, 4, begun=begun + 0.5)),
            ),
        )
    crowns = p.scatter(1.2, 16, 0.4)
    return Furnishing(
        "bush", None, (_shadow(0.62, *crowns), disc("leaf", 0.6, *crowns), disc("light_leaf", 0.2, *crowns))
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


def _rock(p: PieceOutline) -> Furnishing:
    """Facets that meet on a ridge off the middle."""
    (mx, my), reach = p.middle, p.reach_m
    top = mx - reach * 0.22, my + reach * 0.22
    lit = tuple((top[0] + (x - top[0]) * 0.62, top[1] + (y - top[1]) * 0.62) for x, y in p.ring)
    ridges = tuple((corner, there) for corner, there in zip(p.ring, lit, strict=True))[:8]
    return Furnishing(
        "rock", "dark_stone", (area("stone", lit), line("line", *ridges, (lit[0], top, lit[len(lit) // 2])))
    )


def _loose(p: PieceOutline, most: int) -> tuple[tuple[Spots, ...], tuple[Spots, ...]]:
    """Stones that lie about, large and small."""
    large = min(0.24, p.reach_m * 0.7)
    stones = [
        _round(at, large * (1.0 if n % 3 == 0 else 0.65), 5, begun=n * _GOLDEN, inner=0.8)
        for n, at in enumerate(p.scatter(0.3, most, large))
    ]
    return tuple(stones[::2]), tuple(stones[1::2])


def _rubble(p: PieceOutline) -> Furnishing:
    some, others = _loose(p, 16)
    return Furnishing(
        "rubble", "sand", (area("dark_stone", *some), *((area("stone", *others),) if others else ()))
    )


def _loose_rubble(p: PieceOutline) -> Furnishing:
    some, others = _loose(p, 14)
    return Furnishing(
        "rubble", None, (area("dark_stone", *some), *((area("stone", *others),) if others else ()))
    )


def _stump(p: PieceOutline) -> Furnishing:
    reach = p.reach_m
    return Furnishing(
        "stump",
        None,
        (
            area("dark_wood", _round(p.middle, reach, 12, begun=_begun(p.middle), inner=0.84)),
            disc("light_wood", reach * 0.72, p.middle),
            disc("wood", reach * 0.45, p.middle),
            disc("light_wood", reach * 0.22, p.middle),
        ),
    )


def _well(p: PieceOutline) -> Furnishing:
    (x, y), reach = p.middle, p.reach_m
    return Furnishing(
        "well",
        None,
        (
            disc("stone", reach, p.middle),
            disc("dark_stone", reach * 0.74, p.middle),
            disc("water", reach * 0.62, p.middle),
            line("dark_wood", ((x - reach, y), (x + reach, y)), size_m=reach * 0.2),
            disc("wood", reach * 0.2, (x + reach * 0.2, y)),
        ),
    )


def _plant(p: PieceOutline) -> Furnishing:
    reach = p.reach_m
    tips = _round(p.middle, reach * 0.95, 7, begun=_begun(p.middle))
    return Furnishing(
        "plant",
        None,
        (
            disc("earth", reach * 0.6, p.middle),
            line("leaf", *((p.middle, tip) for tip in tips), size_m=reach * 0.26),
            disc("light_leaf", reach * 0.2, p.middle),
        ),
    )


def _lamp(p: PieceOutline) -> Furnishing:
    reach = p.reach_m
    return Furnishing(
        "lamp",
        None,
        (
            disc("dark_metal", reach, p.middle),
            disc("glow", reach * 0.7, p.middle),
            disc("paper", reach * 0.3, p.middle),
        ),
    )


def _cask(p: PieceOutline) -> Furnishing:
    (x, y), reach = p.middle, p.reach_m * 0.96
    return Furnishing(
        "barrel",
        None,
        (
            disc("dark_wood", reach, p.middle),
            disc("wood", reach * 0.8, p.middle),
            disc("line", reach * 0.1, (x + reach * 0.35, y)),
        ),
    )


def _fire(p: PieceOutline) -> Furnishing:
    reach = p.reach_m
    return Furnishing(
        "fire",
        None,
        (
            disc("dark_stone", reach * 0.17, *_round(p.middle, reach * 0.82, 9, begun=_begun(p.middle))),
            disc("earth", reach * 0.6, p.middle),
            area("paint", _round(p.middle, reach * 0.55, 10, begun=0.3, inner=0.5)),
            area("glow", _round(p.middle, reach * 0.36, 8, inner=0.45)),
        ),
    )


def _statue(p: PieceOutline) -> Furnishing:
    (x, y), reach = p.middle, p.reach_m
    return Furnishing(
        "statue",
        None,
        (
            area("stone", _round(p.middle, reach, 8, begun=tau / 16)),
            area("dark_stone", _round(p.middle, reach * 0.8, 8, begun=tau / 16)),
            line("linen", ((x - reach * 0.4, y), (x + reach * 0.4, y)), size_m=reach * 0.34),
            disc("linen", reach * 0.26, (x, y + reach * 0.06)),
        ),
    )


def _rounded(ring: Spots) -> Spots:
    """An outline with its corners cut, as water and feet leave it."""
    return tuple(
        (px + (qx - px) * share, py + (qy - py) * share)
        for (px, py), (qx, qy) in pairwise((*ring, ring[0]))
        for share in (0.25, 0.75)
    )


def _puddle(p: PieceOutline) -> Furnishing:
    lit = _rounded(p.inward(0.66))
    return Furnishing("puddle", None, (area("water", _rounded(p.ring)), line("mark", lit[: len(lit) // 3])))


def _stain(p: PieceOutline) -> Furnishing:
    return Furnishing(
        "stain", None, (area("shade", _rounded(p.ring)), area("shade", _rounded(p.inward(0.6))))
    )


def _trodden(looks: str) -> Callable[[PieceOutline], Furnishing]:
    """Ground that feet and wheels have worn."""

    def worn(p: PieceOutline) -> Furnishing:
        edge = _rounded(p.ring)
        return Furnishing(looks, None, (line("earth", (*edge, edge[0]), size_m=0.24), area("sand", edge)))

    return worn


def _boulder(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, _begun(p.middle)
    edge = _round(p.middle, reach, 8, begun=begun, inner=0.82)
    (x, y), lit = (p.middle[0] - reach * 0.16, p.middle[1] + reach * 0.16), reach * 0.6
    face = _round((x, y), lit, 6, begun=begun + 0.4, inner=0.8)
    ridges = ((face[0], (x, y), face[3]), ((x, y), edge[5]))
    return Furnishing(
        "rock",
        None,
        (
            _shadow(reach * 0.86, p.middle),
            area("dark_stone", edge),
            area("stone", face),
            line("line", *ridges),
        ),
    )


def _crater(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, _begun(p.middle)
    return Furnishing(
        "crater",
        None,
        (
            area("sand", _round(p.middle, reach, 16, begun=begun, inner=0.8)),
            area("earth", _round(p.middle, reach * 0.74, 14, begun=begun, inner=0.86)),
            disc("shade", reach * 0.42, (p.middle[0] - reach * 0.06, p.middle[1] + reach * 0.08)),
        ),
    )


def _snowdrift(p: PieceOutline) -> Furnishing:
    edge = _rounded(p.ring)
    return Furnishing(
        "snowdrift",
        None,
        (area("paper", edge), line("shade", _rounded(p.inward(0.72))[: len(edge) // 2], size_m=0.12)),
    )


def _edged(looks: str, tone: Tone, size_m: float) -> Callable[[PieceOutline], Furnishing]:
    """A thing along the edge of its outline, as a field that is marked out."""
    return lambda p: Furnishing(looks, None, (line(tone, (*p.ring, p.ring[0]), size_m=size_m),))


def _plain(looks: str, body: Tone) -> Callable[[PieceOutline], Furnishing]:
    return lambda _patch: Furnishing(looks, body)


OUTDOORS: dict[str, Callable[[PieceOutline], Furnishing]] = {
    "tree": _tree, "conifer": _conifer, "palm": _palm, "bush": _bush, "hedge": _hedge, "flowers": _flowers,
    "grass": _grass, "reeds": _reeds, "rock": _rock, "rubble": _rubble, "loose_rubble": _loose_rubble, "stump": _stump,
    "well": _well, "plant": _plant, "lamp": _lamp, "fire": _fire, "statue": _statue, "puddle": _puddle,
    "crater": _crater, "snowdrift": _snowdrift, "boulder": _boulder, "cask": _cask, "path": _trodden("path"), "road": _trodden("road"),
    "shadow": _plain("shadow", "shade"), "stain": _stain, "rug": _plain("rug", "cloth"),
    "mat": _plain("mat", "earth"), "marking": _edged("marking", "mark", 0.1), "pipe": _edged("pipe", "dark_metal", 0.2),
    "cable": _edged("cable", "line", 0.05), "rails": _edged("rails", "dark_metal", 0.1), "kerb": _plain("kerb", "stone"),
}  # fmt: skip
"""How each is drawn within an outline of any shape."""
