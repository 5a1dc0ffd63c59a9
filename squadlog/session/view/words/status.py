"""The status line: whose seat, when, which step, whose time runs, how the sides stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import decimal
from squadlog.base.records import record, value
from squadlog.facts.scenario.page import BLANK
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.session.chapters import step_name
from squadlog.session.view.words.seats import sits_words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from squadlog.battle.state import Known
    from squadlog.facts.seats import Speaker
    from squadlog.session.clock import Timing
    from squadlog.session.seat import Seat

LAST_S = 3
"""Seconds that are left when the clock stands out."""


@value
class ClockWords:
    """Whose time runs, what is left of it in words, and whether it is nearly up (TIM-01)."""

    side: str
    left: str
    near: bool


@value
class SidePoints:
    """The points of a side, and how they are written."""

    side: str
    name: str
    points: float
    told: str


@record
class StatusLine:
    """Where a battle stands for a seat, part by part; empty for what there is none of.

    `around` is what is out of the ordinary around everybody, `loosened` which helps of the referee are not enforced.
    """

    title: str
    seat: str
    moment: str
    step: str
    clock: ClockWords | None
    score: tuple[SidePoints, ...]
    played: str
    dice: str
    around: tuple[str, ...]
    loosened: tuple[str, ...]


def status_line(
    seat: Seat, *, seated: str = "", timing: Timing | None = None, played: str = ""
) -> StatusLine:
    """Give the status line of a seat, with the clock as it was read last; `played` is how long was played, in words.

    `seated` is who looks, in words, where it is not whoever sits there.
    """
    points = [side.points for side in seat.victory.score()]
    seated = f"{seated or seat_words(seat.known, seat.who)} {seat.seal.stands}".strip()
    return status_of(seat.title, seat.known, points, seat=seated, timing=timing, played=played)


def status_of(
    title: str,
    battle: Known,
    points: Sequence[Fraction],
    *,
    seat: str = "",
    timing: Timing | None = None,
    played: str = "",
) -> StatusLine:
    """Give the parts of a status line; `points` are those of the sides, in their order."""
    return StatusLine(
        title=title,
        seat=seat,
        moment=f"Turn {battle.now.turn}, subphase {battle.now.subphase}",
        step=step_name(battle),
        clock=clock_of(timing),
        score=tuple(
            SidePoints(side.id, side.name, float(point), decimal(point))
            for side, point in zip(battle.setup.sides, points, strict=True)
        ),
        played=played,
        dice=dice_words(battle),
        around=tuple(battle.setup.environment.told),
        loosened=tuple(
            sorted(f"{name} {level}" for name, level in battle.assist.items() if level != "enforce")
        ),
    )


def clock_of(timing: Timing | None) -> ClockWords | None:
    """Give the clock of timed play in words; None where nobody's time runs (TIM-01)."""
    if timing is None:
        return None
    left = "paused" if timing.paused else f"{timing.shown_s} s"
    return ClockWords(timing.decision.side, left, not timing.paused and timing.left_s <= LAST_S)


def seat_words(battle: Known, who: Speaker) -> str:
    """Give the seat that looks, in words; empty where all sit at one keyboard."""
    if who.looks:
        return "display for all"
    if who.seat == REFEREE:
        return "REFEREE, sees all"
    return "" if who.seat == TABLE else f"seat of {sits_words(battle, who)}"


def dice_words(battle: Known) -> str:
    """Give the words that say who rolls."""
    typed = [battle.setup.side_name(side) for side in battle.typed_dice]
    if not typed:
        return "app rolls"
    if len(typed) == len(battle.setup.sides):
        return "everybody types dice"
    return f"{', '.join(typed)} {'types' if len(typed) == 1 else 'type'} dice"


def before_play(battle: Known) -> str:
    """Give where a scenario that is being set up says what it is about; empty for a battle of none, or begun."""
    told = "b shows each side's objectives, forces and area; ? shows the keys."
    return told if battle.stage == "setup" and battle.setup.page != BLANK else ""
