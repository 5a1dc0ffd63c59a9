"""Grenade launchers: one grenade, or as many as are worth it, at a crowd that he or a friend sees (GLA)."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.chapters.crowds import aims_at, crowds_before, weigh_let_go
from squadlog.extras.commander.mind.chapters.grenades import BLASTS
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.rules.launchers.record import KEY, LAUNCH, loaded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Declare
    from squadlog.extras.commander.mind.chapters.several import BlowWeighed
    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed

_KEPT = 1.0
"""Points that a grenade kept is worth: there are no more than those in the launcher (GLA-03)."""


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """A launch at the crowd at which it takes most, of as many grenades as is best (GLA-07)."""
    unit, now = soldier.unit, soldier.now
    if not now.left[unit.id] or loaded(unit).grenade != BLASTS:
        return
    launches = [one for one in soldier.view.now.blasts.aimings(unit.id) if one.action == LAUNCH]
    if not launches:
        return
    least_m = float(soldier.view.now.rules.reading.book.grenades.launcher_min_range_m)
    for crowd in crowds_before(soldier, BLASTS, least_m, inf, _KEPT):
        for says, what in aims_at(now, launches[-1], crowd):
            counts = [_count(one) for one in launches]
            blows = [weigh_let_go(now, replace(what, count=count)) for count in counts]
            best = max(range(len(counts)), key=lambda one: blows[one].gains - _KEPT * counts[one])
            launch = _launch(soldier, says, counts[best], blows[best])
            if launch is not None:
                yield launch
                return


def _count(launch: Declare) -> int:
    return 0 if launch.shot is None else int(launch.shot.weapon)


def _launch(soldier: SoldierWeighed, says: Declare, count: int, blow: BlowWeighed) -> ChoiceWeighed | None:
    """A launch of so many; None where they are worth more kept, or where it is refused."""
    gains = blow.gains - _KEPT * count
    if gains <= 0 or says.shot is None:
        return None
    says = replace(says, shot=replace(says.shot, weapon=str(count)))
    launches = WorthTerm("launches", count, "grenades" if count > 1 else "grenade")
    kept = WorthTerm("which would be worth", round(_KEPT * count, 1), "points later")
    stands = soldier.view.stands(says)
    return soldier.takes_time(says, gains, launches, kept, *blow.terms, shots=1) if stands else None


LAUNCHERS = ChapterWeighed(key=KEY, orders=orders)
"""What a commander makes of grenade launchers."""
