"""On a map too, what the table lets stand is carried out: all the way that was said, and where it was said (GEN-06)."""

from dataclasses import replace

import pytest
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import Declare, Done
from squadlog.facts.ground_facts import StatedMove, Waypoint

WALLED = field_of(
    """
[[wall]]
id = "W"
kind = "external_wall"
line = [[0, 11], [40, 11]]
"""
)
ORDERS = {
    mode: Declare(unit=1, action="move", mode=mode)
    for mode in ("walk", "run", "sprint", "crawl", "backward", "sideways")
} | {leap: Declare(unit=1, action=leap) for leap in ("jump", "dive")}
WHY = "the table lets it stand"


@pytest.mark.parametrize("posture", ["standing", "kneeling", "prone"])
@pytest.mark.parametrize(("x", "y"), [(10, 13), (12, 13), (8, 10), (10, 4), (10, 19)])
@pytest.mark.parametrize("order", ORDERS)
def test_whoever_was_let_go_there_ends_there_gen_06(order, x, y, posture):
    """GEN-06: through a wall, aside, too far, lying or kneeling; a dive in its second subphase."""
    played = play(WALLED, {1: (10, 10), 11: (35, 2)}, units={1: {"posture": posture}})
    said = replace(ORDERS[order], move=StatedMove(path=(Waypoint(x=float(x), y=float(y)),), seen_by=()))
    played.do(replace(said, overrule=WHY))
    while played.unit(1).action is not None or not played.of_kind("unit_moved"):
        played.do(Done())
    assert played.where(1)[:2] == (x, y)
