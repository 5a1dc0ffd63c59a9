"""Danger in words: of a place, of all that is in reach, and metre by metre of a way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length, format_number
from squadlog.session.view.map.danger import hardest_first

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.ground.compiled.conditions import Spot
    from squadlog.session.view.map.danger import DangerFound, FoesShot, PlaceDanger


def danger_words(found: DangerFound, at: Spot) -> str:
    """What the place under a cursor would come to, in a line."""
    place = found.at(at.x, at.y) if at.floor == found.floor else None
    if found.refusal is not None:
        return f"{found.who}: nowhere. "
    if place is None:
        return f"{found.who}: the cursor is out of reach. "
    return f"{found.who}, here: {place_words(place)}. "


def place_words(place: PlaceDanger) -> str:
    """Who would see a place and what each shot would come to, and who could see it in a second."""
    parts = [f"seen by {one.text}" if not number else one.text for number, one in enumerate(place.shots)]
    if not parts:
        parts.append("seen by no enemy")
    if place.soon:
        parts.append(f"in a second perhaps by {', '.join(map(str, place.soon))}")
    return "; ".join(parts)


def summary_words(found: DangerFound) -> Iterator[str]:
    """The whole reach in a few lines: how much of it is seen by whom, and what the hardest shots come to."""
    total = len(found.places)
    if not total:
        yield "nowhere in reach"
        return
    free = sum(not place.shots for place in found.places)
    quiet = sum(not place.shots and not place.soon for place in found.places)
    yield (
        f"{total} squares of {format_length(found.pitch_m)} in reach: {total - free} seen by an enemy, "
        f"{free} by none, {quiet} by none in a second either"
    )
    by_foe: dict[int, list[FoesShot]] = {}
    for place in found.places:
        for shot in place.shots:
            by_foe.setdefault(shot.foe, []).append(shot)
    for shots in sorted(by_foe.values(), key=lambda one: min(map(hardest_first, one))):
        worst = min(shots, key=hardest_first)
        yield f"{worst.who} sees {len(shots)} of them; at most {worst.chances}"
    soon = sorted({foe for place in found.places for foe in place.soon} - by_foe.keys())
    if soon:
        yield f"in a second perhaps: {', '.join(map(str, soon))}"


def way_danger_words(places: Sequence[PlaceDanger]) -> str:
    """At which metre of a way who would see, and shoot: `7 Varro from 2 m on, hit 40%, wound 30%; 9 Quill to 1 m ...`.

    Of each enemy the hardest shot is told; the hardest enemy comes first. Empty where nobody would see.
    """
    found: dict[int, list[tuple[int, FoesShot]]] = {}
    for number, place in enumerate(places):
        for shot in place.shots:
            found.setdefault(shot.foe, []).append((number, shot))
    told = []
    for seen in sorted(found.values(), key=lambda one: min(hardest_first(shot) for _, shot in one)):
        worst = min((shot for _, shot in seen), key=hardest_first)
        told.append(f"{worst.who} {_metres(places, [number for number, _ in seen])}, {worst.chances}")
    return "; ".join(told)


def _metres(places: Sequence[PlaceDanger], rows: Sequence[int]) -> str:
    """Between which metres somebody is seen: from the first on, to the last, or all along."""
    first, last = places[rows[0]].at_m or 0.0, places[rows[-1]].at_m or 0.0
    gaps = "" if len(rows) == rows[-1] - rows[0] + 1 else " with gaps"
    if rows[-1] == len(places) - 1:
        return f"all along{gaps}" if not rows[0] else f"from {format_length(first, 1)} on{gaps}"
    if rows[0] == rows[-1]:
        return f"at {format_length(first, 1)}"
    return f"from {format_number(first, 1)} to {format_length(last, 1)}{gaps}"
