"""What more time would tell of a lab, reckoned from how long its battles take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import so_many
from squadlog.extras.lab.deciding.claims import EVEN, width_after
from squadlog.reports.story.minutes import format_time
from squadlog.session.trials.watched_limits import ERROR

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.extras.lab.trials.cell import Measure

PLANNED_MIN = (10, 60, 480)
"""The minutes that are reckoned with unless others are asked about."""
_MOST_RECKONED = 5000


def tell_plan(
    each_s: float,
    cells: int,
    most: int,
    *,
    at_once: int,
    minutes: Iterable[float] = PLANNED_MIN,
    by: Measure = "won",
) -> Iterator[str]:
    """What so many minutes would settle, in lines: a battle takes `each_s` seconds of one core.

    There are so many cells, which share the error; of each `most` battles are played at most, `at_once` at once. `by`
    is what is measured of them: battles won, or strength, by pairs with sides exchanged.
    """
    yield f"A battle takes {each_s:.1f} s of one core here; {so_many(at_once, 'battle')} at once."
    for told in minutes:
        battles = int(60 * told * at_once / each_s / cells)
        if by == "strength":
            battles -= battles % 2
        played = min(battles, most)
        yield (
            f"In {format_time(60 * told)}: {played:,} battles of each of {so_many(cells, 'cell')}; "
            f"{_say_known(min(played, _MOST_RECKONED), ERROR / cells, by)}"
        )


def _say_known(battles: int, error: float, by: Measure) -> str:
    if by == "strength":
        known = 200 * width_after(battles // 2, error)
        return f"they tell strength within {known:.0f} in 100 at worst, mostly within half of that."
    width = width_after(battles, error)
    odds = f"{100 * (EVEN + width):.0f} : {100 * (EVEN - width):.0f}"
    return f"where chances are even they rule out more than {odds}, and less as far as luck can be taken out."
