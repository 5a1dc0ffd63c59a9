"""What lies over the map of a battle, as a seat knows it: what is about to go off, and what went off just now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.chapter_state import clouds_over
from squadlog.facts.ground_facts import Whereabouts
from squadlog.ground.compiled import shapes
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.common.advanced import lying
from squadlog.rules.common.words import Marker

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from squadlog.battle.state import Battle
    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.rules.common.ask import Placeable
    from squadlog.rules.common.explosive import PowerRing, Wedge
    from squadlog.rules.common.foreseen import Foreseen


def shapes_over_map(
    battle: Battle, burning: Iterable[Foreseen], over: Iterable[Foreseen] = ()
) -> Iterator[MapShape]:
    """Smoke, what chapters have laid over the ground, what is about to go off; under it what went off just now."""
    for what in over:
        yield from rings(what, past=True)
    for cloud in clouds_over(battle):
        yield shapes.disc("cloud", Spot(cloud.x, cloud.y, cloud.floor), cloud.radius_m, cloud.name or "smoke")
    for one in lying(battle):
        if one.position is not None:
            yield from around(one, Spot(one.position.x, one.position.y, one.floor))
    for what in burning:
        yield from rings(what)


def around(one: Marker | Placeable, spot: Spot) -> Iterator[MapShape]:
    """The square and the circle round something that lies there, or is about to be laid there."""
    kind = one.kind if isinstance(one, Marker) else one.words
    if one.half_m is not None:
        yield shapes.square("square", spot, one.half_m, kind)
    if one.radius_m is not None:
        yield shapes.disc("circle", spot, one.radius_m, kind)


def rings(what: Foreseen, at: Whereabouts | None = None, *, past: bool = False) -> tuple[MapShape, ...]:
    """The rings of an explosion where it is aimed, or at a place, or its zones beyond a hole; its cloud."""
    middle = spot_of(at or what.aim)
    if middle is None:
        return ()
    found: list[MapShape] = []
    if what.cloud_m is not None:
        found.append(shapes.disc("cloud", middle, what.cloud_m, f"smoke of {what.label}"))
    if what.beyond is not None:
        found += _zones(what.beyond, what.rings, past=past)
    else:
        found += shapes.rings(middle, tuple((ring.to_m, ring.pf) for ring in what.rings), past=past)
    return tuple(found)


def _zones(beyond: Wedge, bands: Sequence[PowerRing], *, past: bool) -> Iterator[MapShape]:
    hole = Spot(beyond.hole.x, beyond.hole.y, beyond.hole.floor)
    for rank, ((begin, end, half_m), ring) in enumerate(zip(beyond.zones, bands, strict=False), 1):
        word = str(ring.pf)
        yield shapes.wedge(hole, beyond.axis_deg, (begin, end), half_m, word=word, rank=rank, past=past)


def spot_of(place: Whereabouts | None) -> Spot | None:
    """The place as a spot of the map."""
    return None if place is None else Spot(place.x, place.y, place.floor)
