"""Bursts over a sector: AUT-08..AUT-15, AUT-26, AUT-28..AUT-30, A-35, A-38, A-39, A-40, A-148."""

import json
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from support.automatic import AREA, fires, firing, lines_of, sweep
from support.battles import skirmish, table
from support.on_maps import measured_table, on_map
from support.playing_on_maps import OnMap, field_of

from squadlog.base.dice import DieNeeded
from squadlog.battle.chapter_state import replace_state
from squadlog.battle.commands import Correct, Declare, Done, Fire, OpportunityShot
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Glimpse, Sector, StatedMove, StatedSighting
from squadlog.rules.desk.engine import decide
from squadlog.rules.desk.preview import preview

CASES = json.loads(
    (Path(__file__).parents[1] / "extras" / "calc" / "examples_automatic_fire.json").read_text(
        encoding="utf-8"
    )
)
MISS, HIT = 9, 2
SOME = (11, 12, 13)


def hit_and_missed(played):
    """Who was rolled for, in order, and whether it was hit."""
    return [(one.target, one.check.success) for one in played.of_kind("shot_fired")]


def test_everybody_in_the_sector_is_rolled_for_once_nearest_first_friend_and_enemy_alike():
    """AUT-09, AUT-10, AUT-15, AUT-30."""
    played = firing(red=(1, 2), blue=SOME)
    sweep(played, (12, 2, 11, 13), HIT, MISS, HIT, MISS)
    assert hit_and_missed(played) == [(12, True), (2, False), (11, True), (13, False)]
    assert [one.hits for one in played.of_kind("shot_fired")] == [1] * 4
    assert played.of_kind("burst_fired")[0].engaged == (12, 2, 11, 13)
    assert [played.unit(number).wound != "none" for number in (12, 2, 11, 13)] == [True, False, True, False]


@pytest.mark.parametrize(("left", "engaged"), [(2, 2), (3, 3), (5, 4)])
def test_it_ends_as_soon_as_as_many_are_hit_as_it_has_rounds(left, engaged):
    """AUT-05, AUT-14, AUT-15, AUT-30."""
    played = firing(fired=10 - left, blue=(11, 12, 13, 14))
    sweep(played, (11, 12, 13, 14), *[HIT] * engaged)
    assert len(hit_and_missed(played)) == engaged
    assert played.unit(1).arms[0].fired == 10


def test_misses_do_not_end_it():
    """AUT-14, AUT-15."""
    played = firing(fired=9, blue=SOME)
    sweep(played, SOME, MISS, MISS, HIT)
    assert hit_and_missed(played) == [(11, False), (12, False), (13, True)]


def test_it_is_three_harder_and_leaves_movement_out():
    """AUT-11, AUT-12, A-39."""
    moves = {"moved": {"mode": "run", "metres": 4.0}}
    played = firing(units={1: {"moved": {"mode": "walk", "metres": 1.0, "turned_deg": 30.0}}, 11: moves})
    lines = lines_of(played, AREA)
    assert (lines["auto_area"].value, lines["auto_area"].rule) == (3, "AUT-12")
    for key in ("firer_walk", "firer_turn_45", "target_run"):
        assert (lines[key].applied, "AUT-11" in lines[key].note) == (False, True)
    assert "auto_concentrated" not in lines


@pytest.mark.parametrize(("option", "left_out"), [("all", True), ("gaits", False)])
def test_whether_a_turn_a_jump_and_a_dive_are_movement_is_a_ruling(option, left_out):
    """AUT-11, A-39."""
    rulings = {"auto.movement_list": option}
    turned = firing(
        rulings=rulings, units={1: {"moved": {"mode": "walk", "metres": 1.0, "turned_deg": 60.0}}}
    )
    lines = lines_of(turned, AREA)
    assert lines["firer_turn_over_45"].applied is not left_out
    assert not lines["firer_walk"].applied
    jumps = firing(rulings=rulings, units={11: {"moved": {"mode": "jump", "metres": 1.0}}})
    assert lines_of(jumps, AREA)["target_jump"].applied is not left_out


def test_who_is_dead_is_not_rolled_for():
    """AUT-09, WND-18."""
    played = firing(blue=SOME, units={12: {"wound": "D"}})
    sweep(played, SOME, MISS, MISS)
    assert hit_and_missed(played) == [(11, False), (13, False)]
    gone = firing(blue=SOME, units={13: {"wound": "U"}}, rulings={"wounds.unconscious": "removed"})
    sweep(gone, SOME, MISS, MISS)
    assert hit_and_missed(gone) == [(11, False), (12, False)]


@pytest.mark.parametrize(("option", "rolled"), [("true", 0), ("false", 1)])
def test_who_is_out_of_sight_is_not_engaged_unless_the_table_plays_so(option, rolled):
    """AUT-28, A-38: a burst at nobody still spends its rounds and counts."""
    played = firing(rulings={"auto.area_requires_los": option})
    played.do(fires(AREA))
    while played.battle.stage == "actions":
        played.do(Done())
    hidden = StatedSighting(distance_m=9, in_sight=False)
    played.do(Fire(unit=1, sector=Sector(units=(11,)), stated=hidden), *[MISS] * rolled)
    assert len(played.of_kind("shot_fired")) == rolled
    assert (played.unit(1).arms[0].fired, len(played.unit(1).shots)) == (5, 1)
    assert played.battle.fire_queue == ()


@pytest.mark.parametrize(
    ("option", "faces", "jams"), [("per_burst", (1, 9, 1), False), ("per_roll", (1, 9, 1, 2), True)]
)
def test_one_natural_one_of_a_burst_asks_for_a_jam_or_each(option, faces, jams):
    """AUT-29, A-35: the burst goes on all the same."""
    played = firing(blue=(11, 12), rulings={"auto.jam": option})
    sweep(played, (11, 12), *faces)
    assert hit_and_missed(played) == [(11, True), (12, True)]
    assert ("SR" in played.unit(1).jammed) is jams


# The sector


def test_who_is_in_the_sector_must_be_said_or_measured():
    """AUT-08: nobody can overrule what nobody can tell."""
    played = firing()
    played.do(fires(AREA))
    while played.battle.stage == "actions":
        played.do(Done())
    refused = played.refused(Fire(unit=1))
    assert (refused.code, refused.rule, refused.subsystem) == ("no-sector", "AUT-08", None)
    assert played.refused(Fire(unit=1, sector=Sector(units=(99,)))).rule == "AUT-08"
    assert played.refused(Fire(unit=1, sector=Sector(units=(11, 11)))).rule == "AUT-15"
    assert played.refused(Fire(unit=1, sector=Sector(units=(1,)))).rule == "AUT-15"


OPEN = field_of("")
PLACES = {
    1: (20.0, 10.0, 0.0), 2: (21.0, 14.0), 11: (20.0, 16.0), 12: (23.0, 13.2), 13: (28.0, 10.0), 14: (20.0, 4.0),
}  # fmt: skip


def swept(axis=None, places=None, rulings=None):
    battle = on_map(OPEN, places or PLACES, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    return preview(
        battle, Fire(unit=1, manner=AREA, sector=Sector(axis_deg=axis)), measured_table(battle, rulings)
    )


def test_on_the_map_whoever_touches_ninety_degrees_is_in_it_nearest_first():
    """AUT-08, AUT-10, A-40: who stands on the border counts as in; the friend is among them."""
    assert [one.unit for one in swept().engaged] == [2, 12, 11]
    assert [one.unit for one in swept(45.0).engaged] == [2, 12, 11, 13]


def test_the_middle_of_the_sector_lies_within_forty_five_degrees_of_the_facing():
    """AUT-08, A-40."""
    assert swept(45.0).blocked is None
    refused = swept(46.0).blocked
    assert (refused.code, refused.rule) == ("sector-outside", "AUT-08")
    assert swept(315.0).blocked is None
    assert swept(314.0).blocked is not None


@pytest.mark.parametrize(("option", "dice", "first"), [("firer", (), 11), ("random", (9, 3), 12)])
def test_ties_of_distance_are_the_firers_or_left_to_chance(option, dice, first):
    """AUT-10, A-40."""
    places = {1: (20.0, 10.0, 0.0), 11: (19.0, 15.0), 12: (21.0, 15.0)}
    battle = on_map(OPEN, places, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    played = OnMap(battle, {"auto.tie": option})
    played.do(fires(AREA))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=1), *dice, MISS, MISS)
    assert played.of_kind("shot_fired")[0].target == first


def test_an_opportunity_burst_over_an_area_sweeps_straight_ahead_and_must_meet_the_mover():
    """A-148, ACT-53, AUT-06."""
    seen = StatedMove(distance_m=1, seen_by=(Glimpse(watcher=1, at_m=0.0),))
    played = firing(blue=(11, 12), units={1: {"opportunity": "SR"}}, order=("blue", "red"))
    played.do(Declare(unit=11, action="move", mode="walk", move=seen))
    played.do(Done())
    far = StatedSighting(distance_m=9)
    amiss = OpportunityShot(unit=1, stated=far, manner=AREA, sector=Sector(units=(12,)))
    assert played.refused(amiss).code == "mover-outside"
    played.do(OpportunityShot(unit=1, stated=far, manner=AREA, sector=Sector(units=(12, 11))), HIT, MISS)
    assert hit_and_missed(played) == [(12, True), (11, False)]
    assert (played.unit(1).opportunity, played.unit(12).wound != "none") == (None, True)
    assert played.battle.pending is None


# The odds


@pytest.mark.parametrize("left", [1, 2, 5])
def test_the_odds_of_each_in_an_area_are_those_of_every_row_of_faces(left):
    """AUT-14, AUT-15: exact, by all thousand rows of three faces against a slow count."""
    played = firing(fired=10 - left, blue=SOME, units={12: {"posture": "prone"}, 13: {"wound": "L"}})
    command = Fire(unit=1, manner=AREA, sector=Sector(units=SOME), stated=StatedSighting(distance_m=9))
    found = preview(played.battle, command, table()).engaged
    hits = dict.fromkeys(SOME, 0)
    engaged = dict.fromkeys(SOME, 0)
    for row in product(range(1, 11), repeat=3):
        so_far = 0
        for one, face in zip(found, row, strict=True):
            if so_far >= left:
                break
            engaged[one.unit] += 1
            if one.ledger.succeeds(face):
                so_far += 1
                hits[one.unit] += 1
    for one in found:
        assert one.engaged == Fraction(engaged[one.unit], 1000)
        assert one.odds.hit == Fraction(hits[one.unit], 1000)
        assert sum(one.odds.outcomes().values()) == 1


def firing_on(played, now, before):
    """The same later, after bursts at these moments."""
    played.battle = replace(played.battle, now=now)
    played.do(Correct(unit=1, changes=(("automatic_fire", before),), reason="the run so far"))
    return played


@pytest.mark.parametrize(
    "case", [one for one in CASES if one["fn"] == "burst_area"], ids=lambda case: case["id"]
)
def test_the_worked_examples_of_area_bursts_in_a_battle(case):
    """AUT-05, AUT-10..AUT-15, AMO-09: the same faces, nearest first, through the engine."""
    given, out = case["in"], case["out"]
    order = sorted(range(len(given["targets"])), key=lambda place: given["targets"][place]["m"])
    numbers = tuple(11 + place for place in order)
    full = {"SC": 15, "SR": 10}[given["weapon"]]
    prone = {
        11 + place: {"posture": "prone"}
        for place, target in enumerate(given["targets"])
        if "target_prone" in target["mods"]
    }
    armour = {2: "LI", 3: "BI"}[given["targets"][0]["af"]]
    played = firing(
        fired=full - given["rounds_left"],
        soldier={"weapons": (given["weapon"],)},
        soldiers={number: {"armour": armour} for number in numbers},
        blue=tuple(sorted(numbers)),
        units=prone,
    )
    expected = [
        (11 + place, out["results"][place] == "hit")
        for place in order
        if out["results"][place] != "not engaged"
    ]
    if given["burst_in_run"] > 1:
        before = ",".join(f"area:T1.s{10 - back}" for back in reversed(range(given["burst_in_run"] - 1)))
        played = firing_on(played, Moment(2, 1), before)
    said = tuple(
        (11 + place, StatedSighting(covers=("half_hard",)))
        for place, target in enumerate(given["targets"])
        if "half_hard" in target["mods"]
    )
    played.do(fires(AREA, weapon=given["weapon"]))
    while played.battle.stage == "actions":
        played.do(Done())
    faces = [given["targets"][place]["face"] for place in order if out["results"][place] != "not engaged"]
    played.do(
        Fire(unit=1, sector=Sector(units=numbers, seen=said), stated=StatedSighting(distance_m=9)), *faces
    )
    assert hit_and_missed(played) == expected
    assert played.unit(1).arms[0].fired == full - out["rounds_left"]


def test_each_die_of_an_area_burst_names_at_whom_it_is_rolled():
    """AUT-10."""
    played = firing(blue=(11, 12))
    played.do(fires(AREA))
    while played.battle.stage == "actions":
        played.do(Done())
    at, _ = played._table((MISS,))
    with pytest.raises(DieNeeded) as asked:
        decide(played.battle, Fire(unit=1, sector=Sector(units=(12, 11))), at)
    assert "at 11 Trooper 11, " in asked.value.roll.needed


def test_who_is_hidden_is_not_engaged():
    """AUT-28, HID-18."""
    battle = skirmish((1,), (11, 12), setup_changes={"chapters": ("hiding", "ammunition", "automatic_fire")})
    hidden = replace_state(battle.units[11], "hiding", True)
    battle = replace(battle, units={**battle.units, 11: hidden})
    shown = preview(battle, Fire(unit=1, manner=AREA, sector=Sector(units=(11, 12))), table())
    assert [one.unit for one in shown.engaged] == [12]
