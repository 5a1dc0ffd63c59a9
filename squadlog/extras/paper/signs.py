"""Plain signs for counters: few strokes about a centre, in a square from -1 to 1, drawn at any size."""

from math import cos, pi, sin

from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import BLACK, Ink, Place

_STAR = tuple(
    (cos(turn * pi / 5 - pi / 2) * far, sin(turn * pi / 5 - pi / 2) * far)
    for turn, far in enumerate((0.95, 0.38) * 5)
)
_LEAF = tuple((-0.8 + 1.5 * sin(turn * pi / 16), 0.7 - 1.5 * cos(turn * pi / 16)) for turn in range(9))
_STROKES: dict[str, tuple[tuple[Place, ...], ...]] = {
    "kneeling": (((-0.1, -0.35), (-0.1, 0.35), (0.5, 0.35), (0.5, 0.9)), ((-0.1, 0.35), (-0.7, 0.9))),
    "prone": (((-0.4, 0.35), (0.9, 0.5)), ((0.2, 0.42), (0.55, 0.85), (0.95, 0.85))),
    "action": (((-0.8, 0.0), (0.55, 0.0)),),
    "end_action": (((-0.8, 0.0), (0.35, 0.0)), ((0.85, -0.7), (0.85, 0.7))),
    "subphase_track": (((0.0, -0.55), (0.0, 0.0), (0.45, 0.25)),),
    "turn_track": (((0.0, -0.55), (0.0, 0.0), (-0.45, 0.25)),),
    "rout": (((0.9, 0.6), (0.9, -0.2), (-0.3, -0.2)),),
    "fire_mission": (((0.0, -1.0), (0.0, 1.0)), ((-1.0, 0.0), (1.0, 0.0))),
    "open_door": (((-0.8, 0.7), (-0.8, -0.8)), _LEAF, ((-1.0, 0.7), (1.0, 0.7))),
    "plastic charge": (((0.0, -0.3), (0.1, -0.7), (0.5, -0.9)),),
    "grenade_launcher": (
        ((-0.9, 0.5), (0.6, -0.4)),
        ((-0.6, 0.85), (0.9, -0.05)),
        ((-0.3, 0.4), (0.0, 0.95)),
    ),
    "ecm": (((-0.9, 0.3), (-0.5, -0.6), (-0.1, 0.6), (0.3, -0.6), (0.6, 0.5), (0.9, -0.3)),),
    "sensor": (((0.0, 0.1), (0.0, 0.95)), ((-0.5, 0.95), (0.5, 0.95))),
    "holotarp": (((-0.9, 0.7), (0.0, -0.6), (0.9, 0.7)), ((0.0, -0.6), (0.0, 0.7))),
}
_AREAS: dict[str, tuple[tuple[Place, ...], ...]] = {
    "dazed": (_STAR,),
    "action": (((0.5, -0.4), (0.95, 0.0), (0.5, 0.4)),),
    "end_action": (((0.3, -0.4), (0.75, 0.0), (0.3, 0.4)),),
    "rout": (((-0.25, -0.65), (-0.25, 0.25), (-0.9, -0.2)),),
    "breach": (
        ((-0.9, 0.1), (-0.45, -0.25), (-0.5, -0.85), (0.05, -0.45), (0.65, -0.8), (0.5, -0.1), (0.95, 0.35),
         (0.3, 0.4), (0.1, 0.9), (-0.25, 0.45), (-0.75, 0.7)),
    ),
    "shaped charge": (((-0.8, 0.0), (0.8, -0.8), (0.8, 0.8)),),
    "plastic charge": (((-0.7, -0.3), (0.7, -0.3), (0.7, 0.7), (-0.7, 0.7)),),
}  # fmt: skip
_RINGS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "kneeling": ((-0.1, -0.65, 0.28),),
    "prone": ((-0.7, 0.25, 0.28),),
    "subphase_track": ((0.0, 0.0, 0.85),),
    "turn_track": ((0.0, 0.0, 0.85), (0.0, 0.0, 0.68)),
    "fire_mission": ((0.0, 0.0, 0.6),),
    "sensor": ((0.0, -0.1, 0.2), (0.0, -0.1, 0.5), (0.0, -0.1, 0.8)),
}


def draw_sign(sheet: PageLayout, key: str, x: float, y: float, half: float, ink: Ink = BLACK) -> None:
    """Draw the sign of that key about a place, `half` millimetres to each side; nothing for no such sign."""

    def at(places: tuple[Place, ...]) -> tuple[Place, ...]:
        return tuple((x + half * across, y + half * down) for across, down in places)

    for area in _AREAS.get(key, ()):
        sheet.shape(at(area), width=0.0, fill=ink)
    for stroke in _STROKES.get(key, ()):
        for first, second in zip(at(stroke), at(stroke)[1:], strict=False):
            sheet.line(*first, *second, half * 0.14, ink)
    for across, down, radius in _RINGS.get(key, ()):
        sheet.ring(x + half * across, y + half * down, half * radius, width=half * 0.12, ink=ink)
