"""Grenades: thrown where they take most of the enemy and least of one's own, and taken in hand before (GRN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.chapters.crowds import (
    BESIDE_M,
    aims_at,
    crowds_before,
    weigh_let_go,
)
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.rules.grenades.record import KEY, PICK_UP, THROW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed

BLASTS = "fragmentation"
_LEAST = 0.5
"""Points for which a grenade is thrown at least."""


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """A throw at the crowd at which it takes most; to take the grenade in hand first, where that is needed (AMO-11)."""
    throws = soldier.view.now.blasts.aimings(soldier.unit.id)
    named = ((one, "" if one.shot is None else one.shot.weapon) for one in throws if one.action == THROW)
    throw = next((one for one, name in named if name == BLASTS), None)
    if throw is None:
        return
    takes_in_hand = Declare(unit=soldier.unit.id, action=PICK_UP, item=BLASTS)
    uses = int(soldier.view.now.rules.rulings.is_("grenade.counts_rof", "true"))
    farthest_m = float(soldier.view.now.rules.reading.book.grenades.max_range_m)
    for crowd in crowds_before(soldier, BLASTS, BESIDE_M, farthest_m, _LEAST):
        for says, what in aims_at(soldier.now, throw, crowd):
            blow = weigh_let_go(soldier.now, what)
            if blow.gains < _LEAST:
                continue
            if soldier.view.stands(says):
                yield soldier.takes_time(says, blow.gains, *blow.terms, shots=uses)
                return
            if soldier.view.stands(takes_in_hand):
                name = f"takes a grenade in hand for {crowd.foe.id} at"
                at = WorthTerm(name, round(crowd.metres), "m")
                gains = blow.gains * soldier.weights.later
                yield soldier.takes_time(takes_in_hand, gains, at, *blow.terms)
                return


GRENADES = ChapterWeighed(key=KEY, orders=orders)
"""What a commander makes of hand grenades that go off."""
