"""Where a routed unit gets out of the enemy's sight, and which ways the rules let it go: ROU-21..ROU-24, A-53."""

from dataclasses import replace

import pytest
from support.drawn_maps import ground, wall
from support.on_maps import measured_table, on_map, survey

from squadlog.battle.commands import Declare, Engage
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.desk.engine import refusal
from squadlog.rules.rout.record import KEY, Nerve

SCREEN = ground(walls=(wall((5, 5), (15, 5), name="W9"),))
MORALE = {"chapters": ("leadership", "quality", "rout")}


def routed_at(places, **changes):
    """Unit 1 routed, 11 against it."""
    battle = on_map(SCREEN, places, **changes)
    held = (*battle.units[1].held, (KEY, Nerve(routed=True)))
    return replace(
        battle, chapters=MORALE["chapters"], units={**battle.units, 1: replace(battle.units[1], held=held)}
    )


def goes(battle, x, y, mode="walk"):
    """What speaks against that way, by its rule; None: it may be gone."""
    move = StatedMove(path=(Waypoint(x=x, y=y),))
    found = refusal(battle, Declare(unit=1, action="move", mode=mode, move=move), measured_table(battle))
    return found if found is None else found.rule


def test_the_refuge_is_what_of_the_reach_no_enemy_sees():
    """ROU-21, ROU-22."""
    asked = survey(routed_at({1: (4, 6, 180), 11: (10, 9, 180)}))
    reach, hidden = asked.reachable(1, "run"), asked.refuge(1, "run")
    assert 0 < hidden.area.area < reach.area.area
    for x, y, out_of_sight in ((5.75, 4.25, True), (4, 5, False), (4, 4.5, False), (2, 6.9, False)):
        assert reach.covers(x, y)
        assert hidden.covers(x, y) is out_of_sight
        seen_by = [seen.watcher for seen in asked.who_sees(Spot(x, y)) if seen.watcher == 11]
        assert seen_by == ([] if out_of_sight else [11])
    assert asked.known_refuges(1, "run")[0] is hidden


def test_the_fallen_see_nobody():
    """ROU-23."""
    asked = survey(routed_at({1: (4, 6, 180), 11: (10, 9, 180)}, units={11: {"wound": "D"}}))
    assert asked.refuge(1, "walk").area.equals(asked.reachable(1, "walk").area)


@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [(4, 5, None), (5.2, 4.2, None), (3, 6, None), (5, 6.5, "ROU-22"), (4.5, 7.5, "ROU-22")],
)
def test_a_routed_unit_goes_out_of_sight_or_away_and_not_toward_the_enemy(x, y, rule):
    """ROU-21, ROU-22."""
    assert (
        goes(routed_at({1: (4, 6, 180 if y < 6 else 90 if x > 4 else 270), 11: (10, 9, 180)}), x, y, "run")
        == rule
    )


@pytest.mark.parametrize(("y", "rule"), [(6.0, None), (6.025, None), (6.04, "ROU-22"), (6.5, "ROU-22")])
def test_a_routed_unit_comes_no_nearer_to_the_enemy_than_a_ruler_tells(y, rule):
    """ROU-22, GEN-06: four millimetres nearer are no nearer, two centimetres are."""
    assert goes(routed_at({1: (9.5, 6, 270), 11: (9.5, 12, 180)}), 9, y) == rule


def test_whom_no_enemy_can_fire_at_stays_where_it_is():
    """ROU-23."""
    battle = routed_at({1: (10, 4, 180), 11: (10, 9, 180)})
    assert goes(battle, 10, 3) == "ROU-23"
    alone = replace(battle, units={**battle.units, 11: replace(battle.units[11], wound="U")})
    assert goes(alone, 10, 3) == "ROU-23"


def test_it_may_turn_where_it_stands_and_attacks_nobody():
    """ROU-21, ROU-24."""
    battle = routed_at({1: (10, 4, 180), 11: (10, 9, 180)})
    table = measured_table(battle)
    turns = Declare(unit=1, action="change_facing", move=StatedMove(facing_deg=90))
    assert refusal(battle, turns, table) is None
    near = routed_at({1: (10, 8.2, 0), 11: (10, 9, 180)})
    assert refusal(near, Engage(unit=1, target=11), measured_table(near)).rule == "ROU-24"
