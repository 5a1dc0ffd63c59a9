"""What one blow comes to that falls on several, as a sweep or a blast does: enemies, and one's own among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squadlog.extras.commander.mind.exchange import ShotWorth
from squadlog.extras.commander.mind.posed import TOLD, WorthTerm
from squadlog.extras.commander.mind.shooting import DAZE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.rules.common.chances import Odds

_OWN = 1.5
"""How much more those of his own side count than enemies."""


class BlowWeighed(NamedTuple):
    """What a blow `takes` of enemies on average, what it `loses` of one's own, and the fire that it `denies` them."""

    takes: float
    loses: float
    denies: float
    gains: float

    @property
    def terms(self) -> tuple[WorthTerm, ...]:
        """What was weighed."""
        found = [WorthTerm("takes", round(self.takes, 1), "points on average")]
        if self.denies >= TOLD:
            found.append(WorthTerm("saves", round(self.denies, 1), "points of enemy fire"))
        return (*found, WorthTerm("costs his own side", round(self.loses, 1), "points"))


def weigh_blow(now: Situation, odds: Mapping[int, Odds], waits_s: int = 0) -> BlowWeighed:
    """What it comes to by what it may do to each whom it reaches, if it falls after so many seconds.

    Of an enemy at whom friends fire already, only what they are likely to leave counts.
    """
    view, weights = now.view, now.weights
    takes = loses = 0.0
    struck = dict[int, ShotWorth]()
    foes = {one.id for one in now.foes}
    for unit, may in odds.items():
        one = view.known.units[unit]
        points = one.soldier.value * (view.now.rules.share_taken(unit, may) + DAZE * float(may.hit))
        points += now.losses.more(unit) * float(may.out)
        if one.side == view.posed.side:
            loses += points
            continue
        takes += points * (1 - weights.claims * now.claimed.get(unit, 0.0))
        if unit in foes:
            struck[unit] = ShotWorth(points, float(may.hit), float(may.out))
    denies = now.denied_by(struck, waits_s)
    gains = weights.taken * takes + weights.denies * denies - _OWN * weights.fear * loses
    return BlowWeighed(takes, loses, denies, gains)
