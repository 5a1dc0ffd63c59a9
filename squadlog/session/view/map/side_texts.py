"""A sight line from the side in words: eyes, the rise of the ground, and everything on the line by its metres."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length, format_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.ground.drawing.side_view import SideThing, SideView

_LEVEL_M = 0.05
"""A rise below which ground is level."""


def side_words(side: SideView, names: tuple[str, str]) -> tuple[str, ...]:
    """A line from the side in words: eyes, rise of the ground, and everything on the line by its metres."""
    viewer, target = names
    rise = side.ground_at(side.length_m)
    slope = (
        "level with that"
        if abs(rise) < _LEVEL_M
        else f"{format_length(abs(rise))} {'higher' if rise > 0 else 'lower'}"
    )
    told = [
        (
            f"{viewer} looks from {format_length(side.viewer_eye_m, 1)} over its ground. "
            f"{target} is {format_length(side.length_m, 1)} away, its ground "
            f"{slope}, its head at {format_length(side.target_eye_m, 1)}. "
            f"All heights are above the ground under {viewer}."
        )
    ]
    found = [*_thing_words(side), *_wood_words(side), *_zone_words(side), *_step_words(side)]
    told.extend(text for _, text in sorted(found))
    if not found:
        told.append("Nothing stands between them, and the ground is level.")
    return tuple(told)


def _thing_words(side: SideView) -> Iterator[tuple[float, str]]:
    for thing in side.walls:
        what = "floor of storey" if thing.kind == "floor" else thing.kind.replace("_", " ")
        heights = (
            f"from {format_number(thing.base_m, 1)} to {format_length(thing.top_m, 1)}"
            if thing.top_m > thing.base_m
            else f"at {format_length(thing.base_m, 1)}"
        )
        where = _where(thing.from_m, thing.to_m)
        meets = _meets(side, thing)
        yield thing.from_m, f"{where}: {what} {thing.id}, {heights}; {meets}."


def _meets(side: SideView, thing: SideThing) -> str:
    if thing.role == "open":
        return "open"
    heights = [side.sight_at(at) for at in (thing.from_m, (thing.from_m + thing.to_m) / 2, thing.to_m)]
    if thing.role == "floor":
        return (
            "the line passes through it"
            if min(heights) < thing.base_m < max(heights)
            else "the line stays on one side"
        )
    inside = any(thing.base_m <= height <= thing.top_m for height in heights)
    return (
        "the line meets it"
        if inside
        else "the line passes over it"
        if min(heights) > thing.top_m
        else "the line passes under it"
    )


def _wood_words(side: SideView) -> Iterator[tuple[float, str]]:
    for kind, begin, end in side.woods:
        grown, them = (f"{kind} woods", "them") if kind in ("light", "heavy") else (kind, "it")
        yield begin, f"{_where(begin, end)}: {grown}, {format_length(end - begin, 1)} of {them} on the line."


def _zone_words(side: SideView) -> Iterator[tuple[float, str]]:
    for zone in side.dead_zones:
        hides = f"hides them from each other [{zone.rule}]" if zone.rule else "hides no one on this line"
        yield (
            zone.from_m,
            f"{_where(zone.from_m, zone.to_m)}: dead zone below {zone.lines} contour lines; it {hides}.",
        )


def _step_words(side: SideView) -> Iterator[tuple[float, str]]:
    before = side.ground[0][1]
    for at, height in side.ground[1:]:
        yield (
            at,
            f"{format_length(at, 1)}: the ground {'rises' if height > before else 'falls'} to {format_length(height)}.",
        )
        before = height


def _where(begin: float, end: float) -> str:
    begin, end = max(begin, 0.0), max(end, 0.0)
    if end - begin < 0.05:
        return format_length(begin, 1)
    return f"{format_number(begin, 1)} to {format_length(end, 1)}"
