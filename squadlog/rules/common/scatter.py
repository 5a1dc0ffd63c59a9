"""What misses its point, and where it comes down instead: grenades, launchers, fire missions (GRN-18..22, A-64)."""

from collections.abc import Container, Iterator
from fractions import Fraction
from math import atan2, cos, degrees, radians, sin
from typing import Literal

from squadlog.base.dice import Face, Roll
from squadlog.base.records import record
from squadlog.rules.common.context import RulesContext

Direction = Literal["long", "short", "left", "right"]
_TURN_DEG: dict[str, float] = {"long": 0.0, "right": 90.0, "short": 180.0, "left": 270.0}


@record
class Scatter:
    """What the dice show: the way as who throws sees it, how many times as far as usual, and the faces as rolled."""

    direction: Direction
    times: int = 1
    faces: tuple[Face, ...] = ()


def roll_scatter(
    ctx: RulesContext, *, who: str, side: str, about: str = "", skips: Container[str] = ()
) -> Scatter:
    """Roll where it goes; may raise `DieNeeded`.

    One face that has it go farther counts, and is rolled again until there is a direction (GRN-19, GRN-20). Directions
    in `skips` are rolled again too (GRN-24).
    """
    rows = ctx.book.grenades.scatter.values()
    faces, times = list[Face](), 1
    while True:
        needed = f"{about}{', '.join(_format_faces(row.faces, row.name) for row in rows)}"
        faces.append(ctx.dice.roll(Roll(name="scatter", who=who, side=side, needed=needed, row="scatter")))
        row = next(row for row in rows if row.faces[0] <= faces[-1].value <= row.faces[1])
        if row.direction == "reroll":
            times = max(times, row.multiplier) if times == 1 else times
        elif row.direction not in skips:
            return Scatter(direction=row.direction, times=times, faces=tuple(faces))


def scatters(ctx: RulesContext, *, skips: Container[str] = ()) -> Iterator[tuple[Scatter, Fraction]]:
    """Every outcome of those dice, without its faces, and how likely it is (GRN-18..20, GRN-24)."""
    rows = ctx.book.grenades.scatter.values()
    faces = [(row, row.faces[1] - row.faces[0] + 1) for row in rows if row.direction not in skips]
    again = {row.multiplier: many for row, many in faces if row.direction == "reroll"}
    straight = {row.direction: many for row, many in faces if row.direction != "reroll"}
    all_straight = sum(straight.values())
    all_faces = all_straight + sum(again.values())
    for direction, many in straight.items():
        for times, so_many in ((1, all_straight), *again.items()):
            yield (
                Scatter(direction=direction, times=times),
                Fraction(so_many * many, all_faces * all_straight),
            )


def _format_faces(faces: tuple[int, int], name: str) -> str:
    low, high = faces
    return f"{low} {name}" if low == high else f"{low}-{high} {name}"


def axis_deg(start: tuple[float, float], aim: tuple[float, float]) -> float:
    """The direction from who throws to the point aimed at, in degrees from north; north where they are the same."""
    return degrees(atan2(aim[0] - start[0], aim[1] - start[1])) % 360.0


def astray(aim: tuple[float, float], axis: float, scatter: Scatter, metres: float) -> tuple[float, float]:
    """The point where a scattered grenade comes down, `metres` from the point aimed at, to the millimetre."""
    toward = radians(axis + _TURN_DEG[scatter.direction])
    x, y = aim[0] + metres * sin(toward), aim[1] + metres * cos(toward)
    return round(x, 3) + 0.0, round(y, 3) + 0.0


def astray_words(scatter: Scatter, metres: float) -> str:
    """How far a throw went astray in words: `6 m short`."""
    return f"{metres:g} m {scatter.direction}"
