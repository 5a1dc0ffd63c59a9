"""Smoke on measured lines: which clouds a line goes through, how deep, and where (SMK-01, SMK-02)."""

from math import sqrt

import pytest
from support.drawn_maps import ground
from support.on_maps import measured_table, on_map, survey, surveyor

from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.battle.commands import Declare
from squadlog.facts.ground_facts import Cloud, Crossed, StatedMove, StatedSighting, Waypoint, Whereabouts
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.clouds import Puff
from squadlog.ground.sight.sight_words import on_the_line
from squadlog.rules.desk.engine import refusal
from squadlog.rules.fire.cover import cover_lines, unknown_cover
from squadlog.rules.rout.record import Nerve
from squadlog.session.view.map.sight_texts import seen_along_words
from squadlog.survey.figures import placeholder

FIELD = ground(floors=3)
CLOUD = Cloud(10.0, 5.0, 1, 3.0, "smoke 1")
STORM = "stealth"
"""Any chapter that keeps something; the test lends it its clouds."""


@pytest.fixture
def under(monkeypatch):
    """A battle on the field beneath these clouds."""

    def made(places, *clouds, **more):
        monkeypatch.setitem(
            CHAPTER_STATES, STORM, replace(CHAPTER_STATES[STORM], clouds=lambda _battle: clouds)
        )
        return changed(on_map(FIELD, places, **more), chapters=(STORM,))

    return made


def _smoke(battle, viewer=1, target=11, stated=None):
    seen = surveyor(battle).sighting(viewer, target, stated or StatedSighting())
    return [one for one in seen.crossed if one.kind == "smoke"], seen


def test_a_line_through_a_cloud_says_how_deep_and_where_smk_02(under):
    """SMK-01, SMK-02: the field tells what is crossed; what that does is for the rules (A-71)."""
    found, seen = _smoke(under({1: (2, 5, 90), 11: (18, 5)}, CLOUD))
    assert found == [Crossed(kind="smoke", metres=6.0, at_m=5.0)]
    assert (seen.in_sight.value, seen.reason) == (True, "Nothing is on the line.")


@pytest.mark.parametrize(("y", "metres"), [(7.99, 0.49), (8.0, None), (7.9999999, None), (5.0, 6.0)])
def test_a_touch_of_no_more_than_a_centimetre_is_none_smk_07(under, y, metres):
    found, _ = _smoke(under({1: (2, y, 90), 11: (18, y)}, CLOUD))
    assert [one.metres for one in found] == ([] if metres is None else [pytest.approx(metres, abs=0.01)])


def test_each_cloud_is_told_and_who_stands_in_one_looks_through_it_smk_07(under):
    """SMK-07, A-72: whether several count is for the rules."""
    other = Cloud(14.0, 5.0, 1, 3.0, "smoke 2")
    found, _ = _smoke(under({1: (9, 5, 90), 11: (18, 5)}, other, CLOUD))
    assert [(one.metres, one.at_m) for one in found] == [(4.0, 0.0), (6.0, 2.0)]


def test_a_cloud_is_a_sphere_over_several_floors_smk_01(under):
    found, _ = _smoke(under({1: (2, 5, 90, 2), 11: (18, 5, 0, 2)}, replace(CLOUD, radius_m=5.0)))
    assert found[0].metres == pytest.approx(2 * sqrt(25 - FIELD.storey_m**2), abs=0.001)
    assert not _smoke(under({1: (2, 5, 90, 2), 11: (18, 5, 0, 2)}, CLOUD))[0]


def test_smoke_that_hangs_whatever_chapters_are_played_is_on_the_line_too(under, monkeypatch):
    battle = changed(under({1: (2, 5, 90), 11: (18, 5)}, CLOUD), chapters=())
    assert not _smoke(battle)[0]
    monkeypatch.setitem(CHAPTER_STATES, STORM, replace(CHAPTER_STATES[STORM], always=True))
    assert _smoke(changed(battle))[0]


def test_what_the_table_states_of_smoke_wins(under):
    battle = under({1: (2, 5, 90), 11: (18, 5)}, CLOUD)
    assert not _smoke(battle, stated=StatedSighting(depths=(("smoke", 0.0),)))[0]
    said, _ = _smoke(battle, stated=StatedSighting(depths=(("smoke", 1.0),)))
    assert said == [Crossed(kind="smoke", metres=1.0)]


def test_features_points_and_places_are_seen_through_it_too(under):
    battle = under({1: (2, 5, 90), 11: (18, 5)}, CLOUD)
    assert _smoke(battle, target=Waypoint(x=18, y=5))[0][0].metres == 6.0
    there = surveyor(battle).looks_over(1, [Whereabouts(18, 5), Whereabouts(2, 9)], StatedSighting())
    assert [bool(seen and seen.depth_m("smoke")) for seen in there] == [True, False]


def test_the_ruler_tells_of_smoke_on_its_line(under):
    line = survey(under({1: (2, 5, 90), 11: (18, 5)}, CLOUD)).sight(1, 11)
    assert line.smoke == (Puff("smoke 1", 6.0, 5.0),)
    assert on_the_line(line) == ("6.0 m smoke 1 at 5.0 m",)


def test_a_cloud_that_rises_changes_what_was_measured_before_and_one_that_lifts_too(under):
    clear = under({1: (2, 5, 90), 11: (18, 5)})
    assert not _smoke(clear)[0]
    assert _smoke(under({1: (2, 5, 90), 11: (18, 5)}, CLOUD))[0]
    assert not _smoke(under({1: (2, 5, 90), 11: (18, 5)}))[0]


def test_a_cloud_elsewhere_leaves_the_line_as_it_was_measured(under):
    battle = under({1: (2, 9, 90), 11: (18, 9)}, CLOUD)
    world = surveyor(battle).world
    assert world.line(world.figures[1], world.figures[11]) is world.site.line(
        world.figures[1], world.figures[11]
    )


def test_smoke_is_no_cover_and_no_nonsense_to_a_shot(under):
    """A-71: what it adds to a shot its own chapter says."""
    battle = under({1: (2, 5, 90), 11: (18, 5)}, CLOUD)
    seen = _smoke(battle)[1]
    table = measured_table(battle)
    assert unknown_cover(seen, table) is None
    assert cover_lines(battle.units[11], seen, table) == ()


def test_a_burst_reaches_through_smoke_grn_35(under):
    battle = under({1: (2, 5, 90), 11: (12, 5)}, CLOUD)
    assert [one.cover for one in surveyor(battle).around(Whereabouts(10, 5), 6.0)] == ["none"]


@pytest.mark.parametrize("mode", ["penalty_and_blocks_spotting", "block", "penalty"])
@pytest.mark.parametrize("trigger", ["start_of_move", "previous_step"])
def test_who_comes_out_of_smoke_comes_into_view_of_a_watcher_a_71(under, mode, trigger):
    """A-71, ACT-55: where smoke hides from opportunity fire, it begins where the mover leaves it."""
    ready = {1: {"opportunity": "SR"}}
    battle = under({1: (2, 5, 90), 11: (15, 5, 270)}, replace(CLOUD, radius_m=1.5), units=ready)
    asked = surveyor(battle, {"smoke.mode": mode, "opportunityFire.trigger": trigger})
    facts = asked.move(11, "sprint", StatedMove(path=(Waypoint(x=15, y=9.5),)))
    seen = [(one.watcher, one.at_m) for one in facts.seen_by]
    assert seen == ([] if mode == "penalty" else [(1, 2.5)])


SHADES = [("penalty_and_blocks_spotting", 2), ("penalty", 2), ("block", 0)]


@pytest.mark.parametrize(("mode", "shade"), SHADES)
def test_ground_behind_smoke_is_seen_in_a_shade_of_its_own_or_not_at_all_a_71(under, mode, shade):
    """A-71, SMK-02: each square against one line to its middle; where smoke blocks it is not seen."""
    places, rulings = {1: (2, 5, 90)}, {"smoke.mode": mode}
    assert set(survey(under(places), rulings).seen_ground(1, 1).squares) == {1}
    smoky = survey(under(places, CLOUD), rulings)
    seen = smoky.seen_ground(1, 1)
    assert set(seen.squares) == {1, shade}
    for place in range(0, len(seen.squares), 11):
        x, y = (place % seen.across + 0.5) * seen.pitch_m, 10 - (place // seen.across + 0.5) * seen.pitch_m
        line = smoky.world.line(smoky.world.figures[1], placeholder(Spot(x, y)))
        assert seen.squares[place] == (shade if line.smoke else 1)
    assert survey(under(places), rulings).seen_ground(1, 1) != seen, (
        "smoke that lifts is known to have lifted"
    )


@pytest.mark.parametrize(("mode", "hazy"), [("penalty", 7), ("block", 0)])
def test_danger_on_a_way_tells_smoke_apart_or_none_through_it_a_71(under, mode, hazy):
    """A-71, FOV-04: metre by metre, and who sees the spot under the cursor."""
    asked = survey(
        under({1: (4, 1, 90), 11: (10, 9, 180)}, Cloud(10.0, 5.0, 1, 1.5, "smoke 1")), {"smoke.mode": mode}
    )
    way = [Spot(16, 1)]
    free, through = asked.danger(1, way), asked.danger(1, way, hazy=True)
    assert (free.count((11,)), through.count((11,))) == (6, hazy)
    assert not any(one and other for one, other in zip(free, through, strict=True))
    told = seen_along_words(free, through)
    assert ("11 in smoke" in told) is (hazy > 0)
    assert (11 in [one.watcher for one in asked.who_sees(Spot(10, 1))]) is (hazy > 0)


@pytest.mark.parametrize(("mode", "hidden", "hazy"), [("penalty", False, True), ("block", True, False)])
def test_smoke_hides_the_routed_where_it_blocks_and_is_told_apart_where_it_does_not_rou_22_a_71(
    under, mode, hidden, hazy
):
    """ROU-22, A-71."""
    asked = survey(
        under({1: (10, 2, 180), 11: (10, 9, 180)}, Cloud(10.0, 5.0, 1, 2.0, "smoke 1")), {"smoke.mode": mode}
    )
    unseen, through = asked.refuges(1, "run")
    assert unseen.covers(10.1, 1) is hidden
    assert through.covers(10.1, 1) is hazy
    assert asked.refuge(1, "run") == unseen


def test_a_routed_unit_in_smoke_that_blocks_is_in_nobodys_fire_rou_23_a_71(under):
    """ROU-23, A-71: it stays where it is; where smoke is a penalty it goes."""
    places = {1: (10, 2, 180), 11: (10, 9, 180)}
    battle = under(places, Cloud(10.0, 5.0, 1, 2.0, "smoke 1"))
    held = (*battle.units[1].held, ("rout", Nerve(routed=True)))
    battle = changed(
        battle, units={**battle.units, 1: replace(battle.units[1], held=held)}, chapters=("rout", STORM)
    )
    away = Declare(unit=1, action="move", mode="walk", move=StatedMove(path=(Waypoint(x=10, y=1),)))
    for mode, rule in (("penalty", None), ("block", "ROU-23")):
        found = refusal(battle, away, measured_table(battle, {"smoke.mode": mode}))
        assert (found and found.rule) == rule
