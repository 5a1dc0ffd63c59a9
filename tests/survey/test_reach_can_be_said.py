"""What is shown as within reach can be said and is not refused (MOV-06, ACT-23, ACT-25, BNC-08, MEL-05, AMB-60)."""

from dataclasses import replace

import pytest
from hypothesis import event, given
from hypothesis import strategies as st
from support.drawn_maps import box, ground
from support.laws import law
from support.on_maps import measured_table, on_map, survey, surveyor
from support.random_battles import battles

from squadlog.battle.commands import Declare
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Trace
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.terrain import Patch
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.rules.desk.engine import refusal
from squadlog.survey import reaching

MODES = ("walk", "run", "sprint", "crawl", "backward", "sideways", "crawl_back", "jump", "dive")
FIELD = ground()
PACKED = {1: {"armour": "BI"}}
READINGS = (
    {},
    {},
    {"stacking.passThrough": "friends"},
    {"crawl.facing": "instead"},
    {"bounce.endOnWater": "no"},
    {"lowObstacle.traverse": "cost"},
    {"move.mixedMeterChoice": "any"},
)


def _said(battle, mode, way):
    """The order for a way as it is written for the player, read again."""
    path = tuple(Waypoint(x=spot.x, y=spot.y) for spot in way)
    action = mode if mode in ("jump", "dive") else "move"
    how = None if action == mode else mode
    sentence = say(Declare(unit=1, action=action, mode=how, move=StatedMove(path=path)))
    return parse(sentence, battle, measured_table(battle).book)


def _places(draw, found, count):
    """Places of the area, drawn over its box."""
    west, south, east, north = found.area.bounds
    for _ in range(count):
        x = draw(st.floats(0, 1).map(lambda share: west + share * (east - west)))
        y = draw(st.floats(0, 1).map(lambda share: south + share * (north - south)))
        if found.covers(x, y):
            yield Spot(x, y, found.start.spot.floor)


@law(30)
@given(
    battle=battles(within_m=5), mode=st.sampled_from(MODES), reading=st.sampled_from(READINGS), data=st.data()
)
def test_whatever_is_shown_as_reachable_can_be_said_and_is_not_refused(battle, mode, reading, data):
    unit = battle.units[1]
    unit = replace(
        unit,
        soldier=replace(unit.soldier, armour=data.draw(st.sampled_from(("No", "BI", "M")))),
        posture=data.draw(st.sampled_from(("standing", "standing", "kneeling", "prone"))),
        before=Trace(mode=data.draw(st.sampled_from((None, "walk", "run", "sprint"))), metres=2.0),
        pack_on=data.draw(st.booleans()),
        wound=data.draw(st.sampled_from(("none", "none", "M", "S"))),
        dazed_until=data.draw(st.sampled_from((None, None, None, battle.now))),
        since_turn_m=data.draw(st.sampled_from((0.0, 1.0, 4.0))),
        barred=data.draw(st.sampled_from(((), ("sprint",)))),
    )
    battle = replace(battle, units={**battle.units, 1: unit})
    asked = survey(battle, reading)
    found = asked.reachable(1, mode)
    shown = 0
    if asked.objection(1, mode) is not None:
        assert found.area.is_empty
    elif not found.area.is_empty:
        for spot in _places(data.draw, found, 12):
            shown += 1
            way = asked.way_to(1, mode, spot)
            assert way is not None, spot
            order = _said(battle, mode, way)
            assert refusal(battle, order, measured_table(battle, reading)) is None, order
    event(f"{shown} places" if shown < 2 else "more places")


def test_the_pack_keeps_a_standing_soldier_from_running_bnc_08():
    asked = survey(on_map(FIELD, {1: (5, 5, 0)}, soldiers=PACKED, units={1: {"pack_on": True}}))
    assert asked.reachable(1, "run").area.is_empty
    assert asked.objection(1, "run").rule == "BNC-08"
    assert asked.way_to(1, "run", Spot(5, 7)) is None
    assert asked.reachable(1, "walk").covers(5, 8.9)


@pytest.mark.parametrize(("posture", "rule"), [("kneeling", "ACT-25"), ("prone", "ACT-23")])
def test_whoever_is_down_walks_nowhere(posture, rule):
    asked = survey(on_map(FIELD, {1: (5, 5, 0)}, units={1: {"posture": posture}}))
    assert asked.reachable(1, "walk").area.is_empty
    assert asked.objection(1, "walk").rule == rule


def test_the_dazed_and_the_fallen_get_nowhere_wnd_04_wnd_17():
    start = on_map(FIELD, {1: (5, 5, 0)})
    dazed = replace(start.units[1], dazed_at=start.now, dazed_until=start.now)
    for unit, rule in ((dazed, "WND-04"), (replace(start.units[1], wound="U"), "WND-17")):
        asked = survey(replace(start, units={**start.units, 1: unit}))
        assert asked.objection(1, "walk").rule == rule
        assert asked.measure(1, "walk", [Spot(5, 6)]).refusal.rule == rule
        assert asked.reachable(1, "walk").area.is_empty


def test_whoever_is_attacked_gets_only_where_it_is_clear_of_the_attacker_mel_05():
    start = on_map(FIELD, {1: (5, 5, 0), 11: (5, 5.9, 180)}, soldiers={1: {"armour": "No"}})
    attack = Engagement(attacker=11, defender=1, declared=start.now, late=False)
    asked = survey(replace(start, engagements=(attack,)))
    found = asked.reachable(1, "walk")
    assert asked.objection(1, "walk") is None
    assert not found.covers(5, 4.95)
    assert found.covers(5, 4.85)
    assert asked.measure(1, "walk", [Spot(5, 4.95)]).refusal.rule == "MEL-05"


def test_nobody_bounces_onto_deep_water_nor_is_kept_from_the_far_bank_amb_60():
    """BNC-02: the metre in which the far bank is reached is no end over water."""
    lake = ground(terrain=(Patch(id="R", kind="river", points=box(0, 6, 20, 7.5)),))
    battle = on_map(lake, {1: (5, 5, 0)}, soldiers=PACKED, units={1: {"pack_on": True}})
    asked = survey(battle, {"bounce.endOnWater": "no"})
    found = asked.reachable(1, "walk")
    assert survey(battle).reachable(1, "walk").covers(5, 7)
    assert [found.covers(5, y) for y in (5.9, 6.1, 7.4, 7.6, 8.9)] == [True, False, False, True, True]
    assert asked.measure(1, "walk", [Spot(5, 6.2)]).refusal.code == "over-water"
    assert asked.measure(1, "walk", [Spot(5, 7.6)]).refusal is None


def test_a_friend_whom_one_may_pass_is_no_place_to_end_amb_37():
    battle = on_map(FIELD, {1: (5, 5, 0), 2: (5, 6)}, soldiers={1: {"armour": "No"}})
    found = survey(battle, {"stacking.passThrough": "friends"}).reachable(1, "walk")
    assert [found.covers(5, y) for y in (5.4, 5.6, 6.4, 6.6)] == [True, False, False, True]


def test_a_crawler_that_turns_instead_of_crawling_gets_only_straight_ahead_amb_54():
    battle = on_map(FIELD, {1: (5, 5, 0)}, units={1: {"posture": "prone"}})
    found = survey(battle, {"crawl.facing": "instead"}).reachable(1, "crawl")
    assert [found.covers(x, 5.3) for x in (5.0, 5.05)] == [True, False]


@pytest.mark.parametrize("mode", ["crawl", "crawl_back"])
@pytest.mark.parametrize(
    ("degrees", "made", "allowed"), [(45.0, 0, True), (0.0, 1, True), (0.5, 1, False), (45.0, 1, False)]
)
def test_a_crawler_turns_once_and_then_goes_straight_on_act_33(mode, degrees, made, allowed):
    """ACT-33: within the stretches of one subphase."""
    battle = on_map(FIELD, {1: (5, 5, 0)}, units={1: {"posture": "prone"}})
    world = surveyor(battle).world
    assert reaching._gate(world, world.battle.units[1], mode)(degrees, 0.0, made) is allowed
