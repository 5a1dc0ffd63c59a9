"""Where enemies may be whom nobody sees: beneath piles, beneath tarps, where they were last seen, where they will come.

A ghost is one enemy who may be there: its places on the walking net of the map, and how likely he is there at all. He
stands still as long as he hides (HID-16), so no ghost grows with the seconds; it goes as soon as its place is found
empty, since the pile is taken away then (DET-17) or the tarp lies open (HOL-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.extras.commander.mind.memory.beneath import chance_beneath
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.common.kept.laid_things import laid_out
from squadlog.rules.hiding.piles import KEY, hiding_of
from squadlog.rules.laid_out.tarps import covers
from squadlog.rules.scenario.progress import page_of, progress_of
from squadlog.survey.walking.walking_net import walking_net

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.moment import Moment
    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.memory.remembered import EnemiesRemembered
    from squadlog.survey.measured_battle import MeasuredBattle
    from squadlog.survey.walking.walking_net import WalkingNet

BENEATH_A_TARP = 0.5
"""How likely somebody is taken to lie beneath a tarp of whom nothing was seen."""
_FEW = 3
"""Places of a ghost that are reckoned with."""


@value
class Ghost:
    """An enemy who may be there: of which `side`, how likely at all (0 to 1), on which `nodes` of the net.

    `spot` is where exactly, where that is known. `unit` is his number where he was `seen` before, `seen` when that was.
    `pile` is the number of the pile that he would lie beneath. `comes`: he is not there before the next turn.
    """

    side: str
    chance: float
    nodes: tuple[int, ...]
    spot: Spot | None = None
    pile: int | None = None
    unit: int | None = None
    seen: Moment | None = None
    comes: bool = False

    def spots(self, net: WalkingNet) -> tuple[Spot, ...]:
        """A few places for all of them."""
        if self.spot is not None:
            return (self.spot,)
        return tuple(map(net.spot, self.nodes[:: max(1, -(-len(self.nodes) // _FEW))]))


def ghosts_of(
    known: Known, world: MeasuredBattle, side: str, remembered: EnemiesRemembered, decoys_each: int
) -> tuple[Ghost, ...]:
    """The enemies that a side must reckon with and does not see, on a map; none where nobody hides or comes later."""
    net = walking_net(known.setup.map)
    found = list(_coming(known, world, side, net))
    if KEY in known.chapters:
        gone = tuple(_last_seen(known, remembered, net))
        found += [*_beneath_piles(known, side, remembered, decoys_each, net), *gone]
        found += _beneath_tarps(known, side, net, gone)
    return tuple(found)


def _beneath_piles(
    known: Known, side: str, remembered: EnemiesRemembered, decoys_each: int, net: WalkingNet
) -> Iterator[Ghost]:
    """One beneath each pile of another side that lies on the map."""
    piles = [one for one in hiding_of(known).piles if one.side != side]
    for other in dict.fromkeys(one.side for one in piles):
        own = [one for one in piles if one.side == other]
        chance = chance_beneath(len(own), remembered.piles_of(other), decoys_each)
        for pile in own:
            if pile.position is not None and chance:
                spot = Spot(pile.position.x, pile.position.y, pile.floor)
                yield Ghost(other, chance, tuple(net.near(spot)), spot, pile=pile.number)


def _last_seen(known: Known, remembered: EnemiesRemembered, net: WalkingNet) -> Iterator[Ghost]:
    """One for each who went out of sight, where that was: he is there still."""
    for one in remembered.gone:
        at = one.unit.position
        if at is not None and one.unit.id not in known.units:
            spot = Spot(at.x, at.y, one.unit.floor)
            yield Ghost(one.unit.side, 1.0, tuple(net.near(spot)), spot, unit=one.unit.id, seen=one.when)


def _beneath_tarps(known: Known, side: str, net: WalkingNet, gone: Sequence[Ghost]) -> Iterator[Ghost]:
    """One somewhere beneath each whole tarp of another side under which nobody was seen."""
    for tarp in laid_out(known).things if known.held else ():
        at = tarp.position
        if tarp.side == side or at is None or not tarp.width_m or tarp.condition != "whole":
            continue
        if any(one.spot is not None and covers(tarp, one.spot.x, one.spot.y, one.spot.floor) for one in gone):
            continue
        nodes = tuple(
            node for node in range(len(net)) if covers(tarp, (spot := net.spot(node)).x, spot.y, spot.floor)
        )
        if nodes:
            yield Ghost(tarp.side, BENEATH_A_TARP, nodes)


def _coming(known: Known, world: MeasuredBattle, side: str, net: WalkingNet) -> Iterator[Ghost]:
    """One for each reserve of others that comes as the next turn begins, or may (SCN-12)."""
    page, progress = page_of(known), progress_of(known)
    for one in page.arrivals:
        over = one.id in progress.arrived or one.id in progress.stopped
        due = known.now.turn + 1 >= (one.turn or 1) and (not one.on or one.on in progress.fired)
        if one.side == side or over or not due:
            continue
        names = tuple(dict.fromkeys((*one.areas, *(name for _, name in one.by_die))))
        areas = [area for name in names if (area := page.area(name)) is not None]
        nodes = tuple(dict.fromkeys(node for area in areas for node in net.nodes_in(world, area)))
        if nodes:
            yield Ghost(one.side, 1.0 if one.face is None else one.face / 10, nodes, comes=True)
