"""What lies, flows and stands outside, from above; it fits into an outline of any shape."""

from collections.abc import Callable
from itertools import pairwise
from math import tau

from squadlog.ground.drawing.furnishing.frame import PieceOutline
from squadlog.ground.drawing.furnishing.plants import PLANTS
from squadlog.ground.drawing.furnishing.rounds import begin_at, places_round, shadow
from squadlog.ground.drawing.furnishing.shapes import (
    Furnishing,
    Spots,
    Tone,
    area,
    disc,
    line,
)

_GOLDEN = 2.399963
"""An angle that never comes round to itself."""


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
        places_round(at, large * (1.0 if n % 3 == 0 else 0.65), 5, begun=n * _GOLDEN, inner=0.8)
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
            disc(
                "dark_stone", reach * 0.17, *places_round(p.middle, reach * 0.82, 9, begun=begin_at(p.middle))
            ),
            disc("earth", reach * 0.6, p.middle),
            area("paint", places_round(p.middle, reach * 0.55, 10, begun=0.3, inner=0.5)),
            area("glow", places_round(p.middle, reach * 0.36, 8, inner=0.45)),
        ),
    )


def _statue(p: PieceOutline) -> Furnishing:
    (x, y), reach = p.middle, p.reach_m
    return Furnishing(
        "statue",
        None,
        (
            area("stone", places_round(p.middle, reach, 8, begun=tau / 16)),
            area("dark_stone", places_round(p.middle, reach * 0.8, 8, begun=tau / 16)),
            line("linen", ((x - reach * 0.4, y), (x + reach * 0.4, y)), size_m=reach * 0.34),
            disc("linen", reach * 0.26, (x, y + reach * 0.06)),
        ),
    )


def _cut_corners(ring: Spots) -> Spots:
    """An outline with its corners cut, as water and feet leave it."""
    return tuple(
        (px + (qx - px) * share, py + (qy - py) * share)
        for (px, py), (qx, qy) in pairwise((*ring, ring[0]))
        for share in (0.25, 0.75)
    )


def _puddle(p: PieceOutline) -> Furnishing:
    lit = _cut_corners(p.inward(0.66))
    return Furnishing(
        "puddle", None, (area("water", _cut_corners(p.ring)), line("mark", lit[: len(lit) // 3]))
    )


def _stain(p: PieceOutline) -> Furnishing:
    return Furnishing(
        "stain", None, (area("shade", _cut_corners(p.ring)), area("shade", _cut_corners(p.inward(0.6))))
    )


def _trodden(looks: str) -> Callable[[PieceOutline], Furnishing]:
    """Ground that feet and wheels have worn."""

    def worn(p: PieceOutline) -> Furnishing:
        edge = _cut_corners(p.ring)
        return Furnishing(looks, None, (line("earth", (*edge, edge[0]), size_m=0.24), area("sand", edge)))

    return worn


def _boulder(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, begin_at(p.middle)
    edge = places_round(p.middle, reach, 8, begun=begun, inner=0.82)
    (x, y), lit = (p.middle[0] - reach * 0.16, p.middle[1] + reach * 0.16), reach * 0.6
    face = places_round((x, y), lit, 6, begun=begun + 0.4, inner=0.8)
    ridges = ((face[0], (x, y), face[3]), ((x, y), edge[5]))
    return Furnishing(
        "rock",
        None,
        (
            shadow(reach * 0.86, p.middle),
            area("dark_stone", edge),
            area("stone", face),
            line("line", *ridges),
        ),
    )


def _crater(p: PieceOutline) -> Furnishing:
    reach, begun = p.reach_m, begin_at(p.middle)
    return Furnishing(
        "crater",
        None,
        (
            area("sand", places_round(p.middle, reach, 16, begun=begun, inner=0.8)),
            area("earth", places_round(p.middle, reach * 0.74, 14, begun=begun, inner=0.86)),
            disc("shade", reach * 0.42, (p.middle[0] - reach * 0.06, p.middle[1] + reach * 0.08)),
        ),
    )


def _snowdrift(p: PieceOutline) -> Furnishing:
    edge = _cut_corners(p.ring)
    return Furnishing(
        "snowdrift",
        None,
        (area("paper", edge), line("shade", _cut_corners(p.inward(0.72))[: len(edge) // 2], size_m=0.12)),
    )


def _edged(looks: str, tone: Tone, size_m: float) -> Callable[[PieceOutline], Furnishing]:
    """A thing along the edge of its outline, as a field that is marked out."""
    return lambda p: Furnishing(looks, None, (line(tone, (*p.ring, p.ring[0]), size_m=size_m),))


def _plain(looks: str, body: Tone) -> Callable[[PieceOutline], Furnishing]:
    return lambda _patch: Furnishing(looks, body)


OUTDOORS: dict[str, Callable[[PieceOutline], Furnishing]] = {
    **PLANTS, "rock": _rock, "rubble": _rubble, "loose_rubble": _loose_rubble, "well": _well, "lamp": _lamp,
    "fire": _fire, "statue": _statue, "puddle": _puddle, "crater": _crater, "snowdrift": _snowdrift,
    "boulder": _boulder, "cask": _cask, "path": _trodden("path"), "road": _trodden("road"),
    "shadow": _plain("shadow", "shade"), "stain": _stain, "rug": _plain("rug", "cloth"),
    "mat": _plain("mat", "earth"), "marking": _edged("marking", "mark", 0.1), "pipe": _edged("pipe", "dark_metal", 0.2),
    "cable": _edged("cable", "line", 0.05), "rails": _edged("rails", "dark_metal", 0.1),
    "kerb": _plain("kerb", "stone"),
}  # fmt: skip
"""How each is drawn within an outline of any shape."""
