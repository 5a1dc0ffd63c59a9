"""What of the things that lie about an explosion reaches (EXP-28)."""

from collections.abc import Collection

from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.blasts.harm import kind_of, reach_m
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.kept.laid_things import LaidThing, laid_out, place_of


def things_reached(
    battle: Battle, fused: Fused, kinds: Collection[str], ctx: RulesContext
) -> tuple[LaidThing, ...]:
    """The things of these kinds within its reach that nothing solid covers, as measured.

    On no map, and of a blast that is only told, none: the table says of each that it is gone.
    """
    there = [one for one in laid_out(battle).things if one.kind in kinds and one.condition == "whole"]
    placed = [(one, *place_of(battle, one)) for one in there]
    lying = [
        (one, Whereabouts(x=at_m.x, y=at_m.y, floor=floor)) for one, at_m, floor in placed if at_m is not None
    ]
    if not lying:
        return ()
    reach = reach_m(kind_of(fused, ctx).rings(fused, ctx), ctx)
    found = ctx.reached(battle, fused, [place for _, place in lying], reach) or ()
    return tuple(
        one for (one, _), near in zip(lying, found, strict=False) if near is not None and near.cover != "full"
    )
