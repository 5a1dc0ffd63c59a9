"""What more time would tell of a lab, reckoned from how long its battles take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import so_many
from squadlog.extras.lab.deciding.claims import EVEN, width_after
from squadlog.reports.story.minutes import format_time
from squadlog.session.trials.watched_limits import ERROR

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PLANNED_MIN = (10, 60, 480)
"""The minutes that are reckoned with unless others are asked about."""
_MOST_RECKONED = 5000


def tell_plan(
    each_s: float, cells: int, most: int, *, at_once: int, minutes: Iterable[float] = PLANNED_MIN
) -> Iterator[str]:
    """What so many minutes would settle, in lines: a battle takes `each_s` seconds of one core.

    There are so many cells, which share the error; of each `most` battles are played at most, `at_once` at once.
    """
    yield f"A battle takes {each_s:.1f} s of one core here; {so_many(at_once, 'battle')} at once."
    for told in minutes:
        battles = int(60 * told * at_once / each_s / cells)
        played = min(battles, most)
        width = width_after(min(played, _MOST_RECKONED), ERROR / cells)
        odds = f"{100 * (EVEN + width):.0f} : {100 * (EVEN - width):.0f}"
        yield (
            f"In {format_time(60 * told)}: {played:,} battles of each of {so_many(cells, 'cell')}; where chances are "
            f"even they rule out more than {odds}, and less as far as luck can be taken out."
        )
