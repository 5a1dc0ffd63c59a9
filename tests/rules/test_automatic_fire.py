"""Bursts at one target, the rate of fire, and what a burst spends: AUT-01..AUT-07, AUT-13, AUT-16..AUT-27, AUT-29."""

import json
from pathlib import Path

import pytest
from support.automatic import (
    AREA,
    BURST,
    burst,
    burst_in,
    fires,
    firing,
    lines_of,
    reading,
    sweep,
)
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import Correct, Declare, Done, Fire, OpportunityShot, WithholdFire
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Glimpse, StatedMove, StatedSighting
from squadlog.rules.automatic_fire.bursts import hits, is_allowed, rounds_of
from squadlog.rules.automatic_fire.record import bursts
from squadlog.rules.common.advanced import fires_left
from squadlog.rules.common.needs import with_needs
from squadlog.rules.desk.preview import preview

CASES = json.loads(
    (Path(__file__).parents[1] / "extras" / "calc" / "examples_automatic_fire.json").read_text(
        encoding="utf-8"
    )
)
MISS = 9


def test_automatic_fire_brings_ammunition_along():
    """AUT-02, ADV-03."""
    assert with_needs(("automatic_fire",)) == ("ammunition", "automatic_fire")


def test_a_battle_without_the_chapter_knows_no_bursts():
    """ADV-01."""
    played = Played(skirmish(setup_changes={"chapters": ("ammunition",)}))
    plan = ShotPlan(weapon="SR", target=11, manner="concentrated")
    refused = played.refused(Declare(unit=1, action="fire_throw", shot=plan))
    assert (refused.code, refused.subsystem) == ("unknown-manner", None)


@pytest.mark.parametrize(
    ("code", "omni", "stands"),
    [
        ("SR", None, True), ("SC", None, True), ("SMG", None, True), ("OR", "spike", True), ("OR", "slug", False),
        ("LP", None, False), ("LR", None, False), ("SAR", None, False), ("SP", None, False), ("P", None, False),
    ],
)  # fmt: skip
def test_only_some_weapons_fire_automatically(code, omni, stands):
    """AUT-01."""
    state = {} if omni is None else {1: {"omni": omni}}
    played = firing(soldier={"weapons": (code,)}, units=state)
    command = Declare(
        unit=1, action="fire_throw", shot=ShotPlan(weapon=code, target=11, manner="concentrated")
    )
    if stands:
        played.do(command)
    else:
        assert (played.refused(command).code, played.refused(command).rule) == ("not-automatic", "AUT-01")


@pytest.mark.parametrize(("left", "rounds"), [(10, 5), (5, 5), (4, 4), (3, 3), (2, 2), (1, 1)])
def test_a_burst_is_five_rounds_or_what_is_left(left, rounds):
    """AUT-04, AUT-05."""
    assert rounds_of(left, reading()) == rounds
    played = firing(fired=10 - left)
    burst(played, MISS)
    assert played.of_kind("burst_fired")[0].rounds == rounds
    assert played.of_kind("rounds_fired")[0].rounds == rounds
    assert played.unit(1).arms[0].fired == 10 - left + rounds


ROWS = {5: "1111223344", 4: "1111112233", 3: "1111111122", 2: "1111111111", 1: "1111111111"}


@pytest.mark.parametrize("rounds", ROWS)
def test_how_many_rounds_hit_for_each_face(rounds):
    """AUT-21, AUT-22, AUT-23, AUT-24, AUT-25, A-36, A-37."""
    assert "".join(str(hits(rounds, face, reading())) for face in range(1, 11)) == ROWS[rounds]


def test_what_the_table_reads_of_the_lost_lines():
    """AUT-21, AUT-24, A-36, A-37."""
    bare = reading({"auto.five_round_minimum": "0"})
    assert "".join(str(hits(5, face, bare)) for face in range(1, 11)) == "0011223344"
    assert hits(2, 1, reading({"auto.two_round_hits": "2"})) == 2


def test_a_concentrated_burst_hits_by_one_roll_and_a_die_says_with_how_many_rounds():
    """AUT-16, AUT-19, AUT-20, AUT-21, AUT-27: SR 5 against LI 2, four rounds of three levels each."""
    played = firing(soldiers={11: {"armour": "LI"}})
    events = burst(played, 4, 9)
    (fired,) = played.of_kind("shot_fired")
    assert (fired.manner, fired.hits, fired.levels, [face.value for face in fired.faces]) == (
        "concentrated", 4, 12, [4, 9],
    )  # fmt: skip
    assert played.unit(11).wound == "D"
    assert len([one for one in events if one.kind == "unit_dazed"]) == 1


def test_its_lines_are_those_of_a_shot_and_its_own():
    """AUT-19, AUT-20."""
    played = firing(units={11: {"moved": {"mode": "run", "metres": 4.0}}})
    lines = lines_of(played, BURST)
    assert (lines["auto_concentrated"].value, lines["auto_concentrated"].rule) == (1, "AUT-20")
    assert lines["target_run"].applied
    assert not lines["auto_extra_burst"].applied


def test_a_miss_rolls_for_no_rounds():
    """AUT-16."""
    played = firing()
    burst(played, MISS)
    assert played.of_kind("shot_fired")[0].faces[0].value == MISS
    assert played.unit(11).wound == "none"


def test_two_rounds_hit_with_one_and_no_die_is_rolled_for_it():
    """AUT-24, A-37."""
    played = firing(fired=8)
    burst(played, 3)
    assert played.of_kind("shot_fired")[0].hits == 1


def test_one_round_is_an_ordinary_shot():
    """AUT-25, A-37: no modifier of a burst, no die for the rounds."""
    played = firing(fired=9)
    assert "auto_concentrated" not in lines_of(played, BURST)
    burst(played, 3)
    assert played.of_kind("shot_fired")[0].hits == 1


def test_without_the_minimum_a_burst_that_hits_may_come_to_nothing():
    """AUT-21, A-36."""
    played = firing(rulings={"auto.five_round_minimum": "0"})
    burst(played, 3, 1)
    assert played.of_kind("shot_fired")[0].hits == 0
    assert (played.unit(11).wound, played.unit(11).dazed_at) == ("none", None)


def test_a_natural_one_has_one_round_do_a_level_and_asks_for_one_jam():
    """AUT-27, AUT-29, A-35: SP does not hurt TOG heavy armour; the burst is resolved in full."""
    played = firing(soldier={"weapons": ("SMG",)}, soldiers={11: {"armour": "MZG"}})
    burst(played, 1, 2, 10)
    (fired,) = played.of_kind("shot_fired")
    assert (fired.hits, fired.levels, [face.value for face in fired.faces]) == (4, 1, [1, 2, 10])
    assert "SMG" in played.unit(1).jammed
    assert played.unit(1).arms[0].fired == 5


# Runs and rates


def test_each_burst_of_an_unbroken_run_is_harder_by_one_more():
    """AUT-06, AUT-13: over the end of the turn too, both modes together."""
    played = firing(now=Moment(1, 9), weapons=("SMG",))
    burst(played, MISS)
    burst_in(played, Moment(1, 10))
    assert lines_of(played, BURST)["auto_extra_burst"].value == 1
    sweep(played, (11,), MISS)
    burst_in(played, Moment(2, 1))
    assert lines_of(played, BURST)["auto_extra_burst"].value == 2
    burst(played, MISS)
    assert [one.run for one in played.of_kind("burst_fired")] == [1, 2, 3]
    burst_in(played, Moment(2, 3))
    assert not lines_of(played, BURST)["auto_extra_burst"].applied


@pytest.mark.parametrize(("option", "run"), [("consecutive", 1), ("per_turn", 2)])
def test_which_bursts_count_for_the_rising_penalty_is_a_ruling(option, run):
    """AUT-13, A-34."""
    played = firing(rulings={"auto.burst_penalty": option})
    burst(played, MISS)
    burst_in(played, Moment(1, 4))
    burst(played, MISS)
    assert played.of_kind("burst_fired")[-1].run == run


@pytest.mark.parametrize(
    ("fired", "wanted", "stands"),
    [
        ((), AREA, True), ((AREA, AREA), AREA, True), ((AREA, AREA, AREA), AREA, False),
        ((BURST, BURST), BURST, False), ((BURST, BURST), AREA, True), (("shot", "shot"), "shot", False),
        (("shot", "shot"), AREA, True), (("shot",), BURST, True), (("shot", AREA), BURST, False),
        ((AREA, AREA), "shot", False), ((AREA,), "shot", True),
    ],
)  # fmt: skip
def test_three_fires_in_a_turn_of_which_the_third_is_area(fired, wanted, stands):
    """AUT-03, AUT-17, AUT-26, A-33."""
    assert is_allowed(fired, wanted, reading()) is stands
    if len(fired) < 3:
        assert is_allowed(fired, wanted, reading({"auto.fires_per_turn": "three_any"}))


def test_two_concentrated_bursts_in_a_turn_and_a_third_over_an_area():
    """AUT-03, AUT-06, AUT-17, AUT-26: in three subphases one after the other."""
    played = firing(weapons=("SMG",))
    burst(played, MISS)
    burst_in(played, Moment(1, 2))
    burst(played, MISS)
    burst_in(played, Moment(1, 3))
    refused = played.refused(fires(BURST, weapon="SMG"))
    assert (refused.code, refused.rule) == ("rate-of-fire", "AUT-17")
    assert played.refused(fires("", weapon="SMG")).rule == "FIR-39"
    sweep(played, (11,), MISS)
    burst_in(played, Moment(1, 4))
    refused = played.refused(fires(AREA, weapon="SMG"))
    assert (refused.code, refused.rule) == ("rate-of-fire", "AUT-03")
    burst_in(played, Moment(1, 5))
    assert played.refused(fires("", weapon="SMG")).rule == "AUT-03"


@pytest.mark.parametrize(("option", "stands"), [("false", False), ("true", True)])
def test_a_single_shot_comes_next_to_a_burst_only_where_the_table_plays_so(option, stands):
    """AUT-06, A-32."""
    for first, then in ((BURST, ""), ("", BURST)):
        played = firing(rulings={"auto.mixed_consecutive": option})
        burst(played, MISS, manner=first)
        burst_in(played, Moment(1, 2))
        if stands:
            played.do(fires(then))
        else:
            assert played.refused(fires(then)).code == "fired-just-before"


def test_single_shots_keep_their_distance_whatever_the_ruling():
    """FIR-39, A-32."""
    played = firing(rulings={"auto.mixed_consecutive": "true"})
    burst(played, MISS, manner="")
    burst_in(played, Moment(1, 2))
    assert played.refused(fires("")).rule == "FIR-39"


def test_concentrated_bursts_one_after_the_other_go_at_the_same_target():
    """AUT-18."""
    played = firing(blue=(11, 12))
    burst(played, MISS)
    burst_in(played, Moment(1, 2))
    other = Declare(unit=1, action="fire_throw", shot=ShotPlan(weapon="SR", target=12, manner=BURST))
    assert (played.refused(other).code, played.refused(other).rule) == ("other-target", "AUT-18")
    assert played.refused(other).instead == "Fire at unit 11, or let a subphase pass."
    played.do(Correct(unit=11, changes=(("wound", "D"),), reason="so"))
    assert played.refused(other).instead == "Sweep a sector, or let a subphase pass."
    played.do(fires(BURST))
    later = firing(blue=(11, 12))
    burst(later, MISS)
    burst_in(later, Moment(1, 3))
    later.do(other)


# When the mode is named


def test_the_mode_can_be_named_as_late_as_the_shot_is_taken():
    """AUT-07."""
    played = firing()
    played.do(fires(""))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=1, target=11, stated=StatedSighting(distance_m=9), manner=BURST), MISS)
    assert played.of_kind("burst_fired")[0].mode == BURST
    single = firing()
    single.do(fires(BURST))
    while single.battle.stage == "actions":
        single.do(Done())
    single.do(Fire(unit=1, target=11, stated=StatedSighting(distance_m=9), manner=""), MISS)
    assert single.of_kind("burst_fired") == []


@pytest.mark.parametrize(
    ("rulings", "manner", "code"),
    [({}, BURST, None), ({}, AREA, "no-aimed-burst"), ({"auto.aimed": "none"}, BURST, "no-aimed-burst")],
)
def test_aimed_fire_may_be_a_concentrated_burst(rulings, manner, code):
    """AUT-06, A-148: at -3, with all that a burst has."""
    played = firing(rulings=rulings)
    command = Declare(unit=1, action="aimed_fire", shot=ShotPlan(weapon="SR", target=11, manner=manner))
    if code is not None:
        assert played.refused(command).code == code
        return
    played.do(command)
    while played.battle.stage != "fire":
        played.do(Done())
    lines = lines_of(played, BURST)
    assert (lines["aimed"].value, lines["auto_concentrated"].value) == (-3, 1)
    played.do(Fire(unit=1, stated=StatedSighting(distance_m=9)), 10)
    assert played.of_kind("shot_fired")[0].sort == "aimed"


@pytest.mark.parametrize("option", ["true", "false"])
def test_an_opportunity_shot_may_be_a_burst(option):
    """AUT-06, A-148, ACT-57: it takes effect at once, and the readiness is spent."""
    played = firing(
        units={1: {"opportunity": "SR"}}, rulings={"auto.opportunity": option}, order=("blue", "red")
    )
    seen = StatedMove(distance_m=1, seen_by=(Glimpse(watcher=1, at_m=0.0),))
    played.do(Declare(unit=11, action="move", mode="walk", move=seen))
    played.do(Done())
    shot = OpportunityShot(unit=1, stated=StatedSighting(distance_m=9), manner=BURST)
    if option == "false":
        assert played.refused(shot).code == "no-opportunity-burst"
        return
    found = preview(played.battle, shot, table())
    assert {line.key for line in found.ledger.lines if line.applied} >= {"opportunity", "auto_concentrated"}
    played.do(shot, 3, 10)
    assert (played.unit(1).opportunity, played.unit(1).arms[0].fired) == (None, 5)
    assert played.unit(11).wound != "none"
    assert len(played.unit(1).shots) == len(bursts(played.unit(1))) == 1


def test_a_burst_goes_at_no_door():
    """AUT-16: a burst has a soldier as its target."""
    played = firing(features=(Feature(id="D1", kind="internal_door", name="Door"),))
    played.do(fires(BURST))
    while played.battle.stage == "actions":
        played.do(Done())
    assert played.refused(Fire(unit=1, target="D1")).code == "burst-at-feature"


def test_a_burst_is_withheld_like_any_shot_and_costs_no_rounds():
    """AMB-83."""
    played = firing()
    played.do(fires(BURST))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(WithholdFire(unit=1))
    assert (played.unit(1).shots, bursts(played.unit(1)), played.unit(1).arms[0].fired) == ((), (), 0)


def test_the_referee_sets_the_bursts_of_late_right():
    """LOG-01."""
    played = firing()
    played.do(Correct(unit=1, changes=(("automatic_fire", "area:T1.s1,concentrated:T1.s2"),), reason="x"))
    assert [(one.mode, one.moment) for one in bursts(played.unit(1))] == [
        (AREA, Moment(1, 1)), (BURST, Moment(1, 2)),
    ]  # fmt: skip
    assert (
        "not a burst"
        in played.refused(Correct(unit=1, changes=(("automatic_fire", "twice"),), reason="x")).sentence
    )
    played.do(Correct(unit=1, changes=(("automatic_fire", "none"),), reason="x"))
    assert bursts(played.unit(1)) == ()


def test_the_owner_is_reminded_of_what_may_still_be_fired():
    """AUT-03, AUT-06, AUT-26."""
    played = firing(weapons=("SMG",))
    book = reading()

    def left():
        return fires_left(played.unit(1), played.battle.now, *book)

    assert (left().count, left().told) == (3, ())
    for moment, count, rules in (
        (Moment(1, 2), 2, ["AUT-06"]),
        (Moment(1, 3), 1, ["AUT-26", "AUT-06"]),
        (Moment(1, 4), 0, ["AUT-03"]),
    ):
        sweep(played, (11,), MISS)
        burst_in(played, moment)
        assert left().count == count
        assert [told.split("[")[1].rstrip("].") for told in left().told] == rules
    single = firing(weapons=("SR",))
    burst(single, MISS, manner="")
    burst_in(single, Moment(1, 2))
    assert "[FIR-39]" in fires_left(single.unit(1), single.battle.now, *book).told[0]
    assert fires_left(firing(weapons=("SAR",)).unit(1), Moment(1, 1), *book) is None
