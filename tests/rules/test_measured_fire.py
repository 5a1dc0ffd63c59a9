"""Shots on measured ground: refusals with their reason, the last word of the table, facts in the ledger.

LOS, FIR, OBS.
"""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.told_ground import Measured, no, seen, yes

from squadlog.battle.commands import Fire
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot
from squadlog.facts.ground_facts import StatedSighting, YesNo
from squadlog.reports.narrate import tell
from squadlog.rules.desk.preview import preview

WALL = Feature(id="w12", kind="internal_wall", name="internal wall w12")
AT_11 = Fire(unit=1, target=11)


def fire_step(
    sighting=None, *, red=(1,), weapon="SR", features=(), rulings=None, blue=(11, 12), target=11, **ground
):
    """T1.s2: everybody of red has a shot waiting and sees the target so."""
    shots = tuple(QueuedShot(unit=number, weapon=weapon) for number in red)
    battle = skirmish(
        red,
        blue,
        soldiers={number: {"weapons": (weapon,)} for number in red},
        features=features,
        stage="fire",
        now=Moment(1, 2),
        fire_queue=shots,
    )
    views = {(number, target): sighting for number in red} if sighting else {}
    return Measured(battle, rulings, sights=views, **ground)


def notes(ledger):
    return {entry.key: entry.note for entry in ledger.lines if entry.note}


# Refusals


def test_whoever_is_out_of_sight_is_refused_with_the_reason_that_was_measured():
    """LOS-17, LOS-03."""
    played = fire_step(seen(in_sight=no(), reason="The external wall w7 blocks the line.", rule="LOS-03"))
    refused = played.refused(AT_11)
    assert (refused.code, refused.rule) == ("out-of-sight", "LOS-03")
    assert refused.sentence == "Unit 1 does not see the target. The external wall w7 blocks the line."


def test_a_line_that_is_too_close_to_call_is_the_tables_to_decide():
    """LOS-01: neither yes nor no, until somebody says it."""
    played = fire_step(seen(too_close=True, reason="Too close, the table decides.", rule="LOS-03"))
    refused = played.refused(AT_11)
    assert (refused.code, refused.subsystem) == ("too-close", "fire")
    assert "in sight or not" in refused.instead


@pytest.mark.parametrize(("said", "stands"), [(True, True), (False, False)])
def test_saying_whether_it_is_in_sight_settles_a_close_call(said, stands):
    """LOS-01."""
    played = fire_step(seen(too_close=True, in_sight=no(), reason="Too close.", rule="LOS-03"))
    shot = replace(AT_11, stated=StatedSighting(in_sight=said))
    if stands:
        played.do(shot, 9)
    else:
        assert played.refused(shot).code == "out-of-sight"


def test_a_close_call_can_be_overruled_like_any_refusal():
    """GEN-12."""
    played = fire_step(seen(too_close=True, reason="Too close.", rule="LOS-03"))
    played.do(replace(AT_11, overrule="we looked"), 9)
    assert [event.code for event in played.of_kind("overruled")] == ["too-close"]


def test_woods_too_deep_are_one_objection_and_the_table_may_see_through_them():
    """LOS-07: the measured depth does not gainsay what the table sees."""
    deep = seen(
        deep={"light_woods": 11.0},
        in_sight=no(),
        reason="11 m of light woods hide the target.",
        rule="LOS-07",
    )
    played = fire_step(deep)
    played.do(replace(AT_11, overrule="a gap in the trees"), 9)
    assert [event.code for event in played.of_kind("overruled")] == ["out-of-sight"]
    fire_step(deep).do(replace(AT_11, stated=StatedSighting(in_sight=True)), 9)


def test_out_of_the_arc_says_why():
    """FOV-04."""
    played = fire_step(seen(in_arc=no("It lies behind its front.", "FOV-02")))
    refused = played.refused(AT_11)
    assert (refused.code, refused.rule) == ("out-of-arc", "FOV-02")
    assert refused.sentence.endswith("It lies behind its front.")


# The ledger


def test_the_ledger_says_of_every_fact_where_it_comes_from():
    """LOS-01, FIR-24, FIR-26: range, sight, cover and woods."""
    view = seen(
        "half_hard", deep={"light_woods": 2.25}, reason="Counter c1 covers the target.", rule="LOS-15"
    )
    played = fire_step(view)
    ledger = preview(played.battle, AT_11, played.at_table()).ledger
    found = notes(ledger)
    assert found["range"] == "12.4 m, measured"
    assert found["sight"] == "Counter c1 covers the target, measured"
    assert found["arc"] == "in the arc, measured"
    assert found["half_hard"] == "measured"
    assert found["full_soft"] == "2.2 m, measured"


def test_what_the_table_states_on_a_map_is_said_to_be_stated():
    """GEN-12."""
    view = seen("half_hard", covers_origin="stated")
    played = fire_step(view)
    told = preview(played.battle, replace(AT_11, stated=StatedSighting(in_sight=True)), played.at_table())
    found = notes(told.ledger)
    assert (found["half_hard"], found["sight"]) == ("stated", "in sight, stated")


def test_no_cover_is_measured_too():
    """FIR-23."""
    played = fire_step(seen())
    ledger = preview(played.battle, AT_11, played.at_table()).ledger
    assert notes(ledger)["cover"] == "no cover on the line, measured"


def test_a_battle_without_a_map_has_nothing_to_say_of_it():
    """FIR-23: the ledger is the one it always was."""
    played = fire_step()
    ledger = preview(played.battle, AT_11, played.at_table()).ledger
    assert "range" not in {entry.key for entry in ledger.lines}
    assert notes(ledger)["cover"] == "no cover on the line"


def test_facts_count_nothing_in_the_sum():
    """DIE-08."""
    bare, measured = fire_step(), fire_step(seen())
    sums = [preview(one.battle, AT_11, one.at_table()).ledger.total for one in (bare, measured)]
    assert sums[0] == sums[1]


def test_the_log_says_that_the_range_was_measured():
    """GEN-09."""
    played = fire_step(seen(metres=12.3972))
    before = played.battle
    lines = tell(before, played.do(AT_11, 9))
    assert any("at 12.4 m, measured" in line for line in lines)


# Walls


def aiming(*points, weapon="SAR", rulings=None, behind=None, wall=WALL, red=None):
    """Red units fire at the wall one after the other, each at its point."""
    numbers = red or tuple(range(1, len(points) + 1))
    played = fire_step(
        seen(),
        red=numbers,
        weapon=weapon,
        features=[wall],
        rulings=rulings,
        target="w12",
        behind=behind or {},
    )
    for number, at in zip(numbers, points, strict=True):
        played.do(Fire(unit=number, target="w12", stated=StatedSighting(at=at)))
    return played


def damages(played):
    return {one.id: (one.damage, one.state) for one in played.battle.features.values()}


def test_a_shot_at_a_wall_counts_against_a_stretch_of_one_metre_round_the_point_aimed_at():
    """OBS-01, OBS-04, AMB-135."""
    played = aiming((12.5, 8.0))
    stretch = played.battle.features["w12-1"]
    assert (stretch.part_of, stretch.at, stretch.damage) == ("w12", (12.5, 8.0), 8)
    assert stretch.name == "internal wall w12 at 12.5, 8.0"
    assert played.battle.features["w12"] == WALL
    kinds = played.kinds()
    assert kinds.index("feature_set") < kinds.index("shot_fired")


@pytest.mark.parametrize(("off_m", "found"), [(0.5, {"w12-1"}), (0.51, {"w12-1", "w12-2"})])
def test_later_shots_within_half_a_metre_add_to_it_and_others_begin_another(off_m, found):
    """OBS-04, AMB-135."""
    played = aiming((12.5, 8.0), (12.5, 8.0 + off_m), weapon="SR")
    assert set(played.battle.features) == {"w12", *found}
    assert sum(one.damage for one in played.battle.features.values()) == 8


def test_two_shots_of_one_step_bring_the_same_stretch_down():
    """OBS-04, AMB-84."""
    played = aiming((12.5, 8.0), (12.7, 8.0))
    assert damages(played)["w12-1"] == (10, "destroyed")
    assert damages(played)["w12"] == (0, "intact")


def test_as_a_whole_the_wall_itself_falls_where_the_last_shot_struck():
    """AMB-135."""
    played = aiming((12.5, 8.0), (3.0, 8.0), rulings={"obstacle.section": "whole"})
    wall = played.battle.features["w12"]
    assert set(played.battle.features) == {"w12"}
    assert (wall.state, wall.at) == ("destroyed", (3.0, 8.0))


def test_a_stretch_that_has_fallen_is_no_target_but_its_neighbour_is():
    """OBS-04, AMB-135."""
    fallen = replace(WALL, id="w12-1", part_of="w12", at=(12.5, 8.0), state="destroyed", damage=10)
    played = fire_step(seen(), features=[WALL, fallen], target="w12")
    at_it = Fire(unit=1, target="w12", stated=StatedSighting(at=(12.8, 8.0)))
    assert played.refused(at_it).code == "destroyed"
    assert "another point" in played.refused(at_it).instead
    played.do(replace(at_it, stated=StatedSighting(at=(14.0, 8.0))))
    assert "w12-2" in played.battle.features


def test_a_stretch_can_be_aimed_at_by_its_name():
    """AMB-135: the ground is asked about that point of the wall."""
    known = replace(WALL, id="w12-1", part_of="w12", at=(12.5, 8.0), damage=4)
    played = fire_step(seen(), features=[WALL, known], target="w12")
    played.do(Fire(unit=1, target="w12-1"))
    assert played.battle.features["w12-1"].damage == 8
    assert ("sighting", 1, "w12", StatedSighting(at=(12.5, 8.0))) in played.asked


def test_the_preview_counts_what_the_stretch_has_already():
    """OBS-04."""
    known = replace(WALL, id="w12-1", part_of="w12", at=(12.5, 8.0), damage=8)
    played = fire_step(seen(), features=[WALL, known], target="w12")
    near = Fire(unit=1, target="w12", stated=StatedSighting(at=(12.6, 8.0)))
    far = replace(near, stated=StatedSighting(at=(2.0, 8.0)))
    falls = [preview(played.battle, one, played.at_table()).battering.falls for one in (near, far)]
    assert falls == [True, False]


def test_furniture_and_doors_are_whole_wherever_they_are_hit():
    """OBS-01, AMB-135: a counter too, which is drawn as one piece."""
    for kind in ("furniture", "external_door", "machinery", "counter"):
        thing = Feature(id="w12", kind=kind, name="The thing")
        assert set(aiming((1.0, 1.0), wall=thing, weapon="SAR").battle.features) == {"w12"}


def breaching(beyond=(), behind=None):
    """A SAR with eight half levels gone already: the next shot breaks through."""
    known = replace(WALL, id="w12-1", part_of="w12", at=(12.5, 8.0), damage=8)
    played = fire_step(
        seen(), weapon="SAR", features=[WALL, known], target="w12", behind=behind or {}, blue=(11, 12, 13)
    )
    shot = Fire(unit=1, target="w12", stated=StatedSighting(at=(12.5, 8.0)), beyond=beyond)
    return played, shot


def test_whoever_stands_behind_the_breach_is_found_by_the_map():
    """OBS-11, OBS-13, AMB-116: nearest first, one roll each."""
    played, shot = breaching(behind={"w12": (12, 11)})
    played.do(shot, 9, 9)
    assert [event.target for event in played.of_kind("shot_fired") if event.sort == "beyond"] == [12, 11]
    assert ("beyond", 1, "w12", (12.5, 8.0)) in played.asked


def test_the_table_may_name_others_behind_the_breach():
    """OBS-13, GEN-12."""
    played, shot = breaching(beyond=(13,), behind={"w12": (12, 11)})
    played.do(shot, 9)
    assert [event.target for event in played.of_kind("shot_fired") if event.sort == "beyond"] == [13]


def test_a_shot_that_does_not_go_through_looks_for_nobody_behind():
    """OBS-11, OBS-12."""
    played = aiming((12.5, 8.0), behind={"w12": (11,)})
    assert [event.sort for event in played.of_kind("shot_fired")] == ["plain"]


def test_the_log_names_the_wall_and_the_place():
    """OBS-01, GEN-09."""
    played = fire_step(seen(), features=[WALL], target="w12")
    before = played.battle
    lines = tell(before, played.do(Fire(unit=1, target="w12", stated=StatedSighting(at=(12.5, 8.0)))))
    assert any("aims at internal wall w12 at 12.5, 8.0." in line for line in lines)


def test_a_measured_target_that_looks_out_needs_it_in_its_arc():
    """LOS-09, AMB-77: a kneeling target that holds readied fire shows itself over a table."""
    battle = fire_step(seen("half_soft")).battle
    hides = replace(battle.units[11], posture="kneeling")
    watches = replace(hides, opportunity="SR")
    for victim, away, stands in ((hides, yes(), False), (watches, yes(), True), (watches, no(), False)):
        played = Measured(
            replace(battle, units={**battle.units, 11: victim}),
            sights={(1, 11): seen("half_soft"), (11, 1): seen(in_arc=away)},
        )
        assert (preview(played.battle, AT_11, played.at_table()).blocked is None) is stands


def test_a_sight_that_was_stated_is_not_asked_for_its_reason():
    """LOS-17."""
    view = seen(in_sight=YesNo(value=False, origin="stated"), reason="", rule="")
    assert fire_step(view).refused(AT_11).sentence == "Unit 1 does not see the target."
