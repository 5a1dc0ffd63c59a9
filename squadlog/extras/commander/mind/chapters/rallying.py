"""Rout: a leader rallies those who have routed, where that is worth his seconds (RAL-01); leaders are spared."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind.aims.losses import FIGHTS_ON
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.rules.leadership.record import of_squad
from squadlog.rules.rout.rallying import chance_to_rally
from squadlog.rules.rout.record import KEY, is_routed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.currency.fighter import FighterWeighed
    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.rules.common.context import RulesContext


def orders(soldier: FighterWeighed) -> Iterator[ChoiceWeighed]:
    """A rally of each squad of his side with somebody who has routed."""
    view, mine = soldier.view, soldier.unit
    friends = sorted(one.id for one in view.known.units.values() if one.side == mine.side and not one.out)
    called = set[int]()
    for number in friends:
        if number in called or not is_routed(view.known.units[number]):
            continue
        squad = of_squad(view.known, number)
        called |= {one.id for one in squad}
        says = Declare(unit=mine.id, action="rally", target=number)
        if not view.stands(says):
            continue
        routed = [one for one in squad if not one.out and is_routed(one)]
        chance = float(view.now.rules.by_rules(partial(_chance, mine.id, number)))
        gains = chance * FIGHTS_ON * sum(one.soldier.value for one in routed)
        yield soldier.takes_time(
            says, gains, WorthTerm("rallies them", round(100 * chance), "chance"),
            WorthTerm("may bring back", len(routed), "who have routed"),
        )  # fmt: skip


def _chance(leader: int, number: int, known: Known, ctx: RulesContext) -> Fraction:
    return chance_to_rally(known, leader, number, ctx)


RALLYING = ChapterWeighed(key=KEY, orders=orders, at_table=orders)
"""What a commander makes of rout."""
