"""Exceptions that rules make and hardly any battle meets: who is spared, who is passed over, and what is not asked."""

from dataclasses import replace

import pytest
from support.ambushes import ambushed
from support.battles import skirmish, table
from support.led_in_battle import MORALE
from support.on_maps import measured_table, on_map
from support.piles import FIELD, PLACES, acting, at, before, searching
from support.playing import Played
from support.playing_on_maps import field_of

from squadlog.battle.commands import Continue, Declare, Done, SwitchChapter
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.ambush.record import SayAmbush
from squadlog.rules.ammunition.magazines import spares
from squadlog.rules.hiding.laying import placeables
from squadlog.rules.hiding.piles import Hide, Pile, SearchPiles
from squadlog.rules.hiding.viewing import views_of
from squadlog.rules.melee.engaging import must_answer
from squadlog.rules.moving.zero_gravity import find_touched
from squadlog.rules.rout.rallying import offers
from squadlog.rules.timed_play.record import TimeOut

# Out of action, and what is not there


@pytest.mark.parametrize("code", ["LR", "LP"])
def test_who_carries_a_laser_alone_has_no_spare_magazine_amo_16(code):
    """AMO-16: a laser takes none, whatever class of weapon it is."""
    unit = skirmish(soldiers={1: {"weapons": (code,)}}).units[1]
    assert [spares(unit, kind, table()) for kind in ("rifle", "pistol")] == [0, 0]


@pytest.mark.parametrize(("wound", "answers"), [("none", 1), ("U", 0)])
def test_who_was_attacked_hand_to_hand_and_has_fallen_since_need_not_face_it_mel_05(wound, answers):
    """MEL-05, MEL-07, WND-17."""
    attack = Engagement(attacker=1, defender=11, declared=Moment(1, 1), late=False)
    battle = replace(skirmish(units={11: {"wound": wound}}), engagements=(attack,))
    assert battle.now == attack.declared
    assert len(must_answer(battle, 11)) == answers


def test_who_is_not_on_the_map_yet_is_in_the_open_env_06():
    """ENV-06: but for those of whom it is said otherwise."""
    battle = on_map(FIELD, {1: (5, 10, 90), 11: (35, 10, 270)})
    away = replace(battle.units[1], position=None)
    waits = replace(battle, units={**battle.units, 1: away})
    assert measured_table(waits).surveyor.indoors(1).value is False


def test_nobody_is_offered_to_take_charge_while_no_side_gives_orders_ral_10():
    """RAL-10."""
    fallen = skirmish((1, 2), soldiers={1: {"leader": 0}}, units={1: {"wound": "D"}}, setup_changes=MORALE)
    assert list(offers(fallen, table()))
    assert not list(offers(replace(fallen, stage="initiative"), table()))


def test_a_chapter_that_nobody_plays_by_is_not_in_force_as_it_is_switched_off_adv_01():
    """ADV-01."""
    refused = Played(skirmish()).refused(SwitchChapter(chapter="stealth", on=False, reason="so"))
    assert refused.sentence.startswith("The chapter stealth is not in force already")


# Ambush and timed play


def test_an_ambush_that_was_sprung_is_sprung_no_more_in_the_subphase_after_it_ams_07():
    """AMS-07: what was attacked in the subphase before counts still, and so does that it was sprung."""
    played = ambushed()
    played.until(Moment(1, 2))
    assert played.battle.now == Moment(1, 2)
    assert played.refused(SayAmbush(grouping="blue")).code == "sprung"


def test_whose_time_is_up_does_not_walk_on_where_the_table_plays_by_the_least_a_110():
    """TIM-04, A-110."""
    played = Played(skirmish((1,), setup_changes={"chapters": ("timed_play",)}))
    metre = StatedMove(distance_m=1)
    for said in (
        Declare(unit=1, action="reload", weapon="SR", mode="walk", move=metre),
        Continue(unit=1, mode="walk", move=metre),
    ):
        played.do(said)
        played.do(Done())
        played.do(Done())
    assert played.do(TimeOut())[1].declaration.choice == "nothing"


# Hiding

COUNTER = (
    '[[obstacle]]\nid = "c"\nkind = "furniture"\ncover = "full_hard"\n'
    "points = [[16, 8], [24, 8], [24, 8.4], [16, 8.4]]\n"
)


@pytest.mark.parametrize(("y", "other"), [(10, 3), (6, 14)])
def test_who_hides_behind_full_cover_looks_out_to_the_searcher_north_or_south_of_it_a_22(y, other):
    """DET-30, A-22: where the table reads it so, over the way on which he is looked for."""
    there = {1: (20, other, 0 if other < y else 180), 2: (5, 14, 270), 11: (35, 10, 270), 12: (35, 14, 270)}
    played = searching(
        ground=field_of(COUNTER),
        places=there,
        where=(20, y),
        facing=90.0,
        rulings={"detection.hidden_observes": "always"},
    )
    assert played.battle.stage == "detection"


@pytest.mark.parametrize(("way", "refused"), [("move", True), ("opportunity_fire", False)])
def test_who_may_watch_out_of_hiding_does_nothing_else_there_hid_17(way, refused):
    """HID-16, HID-17, A-11."""
    played = acting(rulings={"hiding.passive_actions": "opportunity"})
    played.do(Done())
    told = {
        "move": {"mode": "walk", "move": StatedMove(distance_m=1.0)},
        "opportunity_fire": {"weapon": "SR"},
    }
    said = Declare(unit=11, action=way, **told[way])
    if refused:
        assert played.refused(said).rule == "HID-17"
    else:
        played.do(said)


def test_who_walks_past_a_friend_who_hides_brings_nobody_to_light_det_19():
    """DET-19: what is its own no side comes upon, neither a soldier nor a decoy."""
    played = acting((21, 13), where=(20, 12), places=PLACES | {12: (21.5, 12.5, 270)})
    played.do(Done())
    played.do(Declare(unit=12, action="move", mode="walk", move=StatedMove(path=(at(20.7, 12.5),))))
    played.do(Done())
    assert played.unit(12).position.x == 20.7
    assert not played.of_kind("pile_found")


def test_a_side_that_hides_somebody_is_told_when_the_others_see_its_piles_hid_13():
    """HID-13."""
    played = before()
    told = []
    for _ in range(2):
        (row,) = (one for one in placeables(played.battle, "blue", played.table()) if one.key == "placed")
        told.append(row.state)
        played.do(Hide(unit=11, at=at(20, 10), facing_deg=270.0))
    assert told == ["", "all see the piles then [HID-13]"]


def test_a_pile_whose_place_nobody_knows_lies_straight_ahead_of_who_searches_it_hid_14():
    """DET-06, HID-14: what is not on the map is stated."""
    battle = on_map(FIELD, {1: (5, 10, 90), 11: (35, 10, 270)})
    asked = SearchPiles(unit=1, range_m=10.0)
    (view,) = views_of(battle, asked, [Pile(number=1, side="blue")], measured_table(battle))
    assert view.right_deg == 0.0


def test_who_dives_comes_up_against_nobody_on_another_floor_zrg_12():
    """ZRG-12, AMB-37."""
    here, above = ({1: (5, 10, 90), 11: (5.3, 10, 270, floor)} for floor in (1, 2))
    assert find_touched(on_map(FIELD, here), 1, table()) == 11
    assert find_touched(on_map(FIELD, above), 1, table()) is None
