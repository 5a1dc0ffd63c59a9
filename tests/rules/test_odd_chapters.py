"""Corners of ammunition, leadership and rout that no ordinary battle shows."""

from dataclasses import replace

import pytest
from support.ambushes import BLUE, in_blues_slot, lying
from support.automatic import AREA, burst, firing
from support.battles import skirmish, table
from support.led_in_battle import MORALE, two_teams
from support.piles import at, before, piles
from support.playing import Played

from squadlog.battle.arms import Arm
from squadlog.battle.chapter_state import as_written
from squadlog.battle.commands import (
    Begin,
    Cancel,
    ChooseOrder,
    Correct,
    Declare,
    Done,
    Fire,
    OpportunityShot,
    RollInitiative,
)
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.pending import IntentAsked
from squadlog.battle.state import Thing
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.calc.answering import answer_all
from squadlog.facts.ground_facts import Glimpse, Sector, StatedMove, StatedSighting
from squadlog.rules.ammunition.chapter import details_reload
from squadlog.rules.ammunition.magazines import boxes, to_be_had
from squadlog.rules.ammunition.record import Begun, Magazines, magazines, rounds_gone
from squadlog.rules.common.advanced import marks, reminders_of
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import ask
from squadlog.rules.desk.preview import preview
from squadlog.rules.hiding.honour import MarkPile
from squadlog.rules.hiding.piles import Hide, Reveal, SearchPiles
from squadlog.rules.leadership.chain import squads
from squadlog.rules.rout.allowed import objection
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.rallying import offers
from squadlog.rules.rout.record import RollRout, TakeCharge, is_routed
from squadlog.rules.rout.weighing import Plight, rout_ledger, routs
from squadlog.rules.turn.initiative import modifiers

COUNTED = {"chapters": ("ammunition",)}


def counted(text="", **more):
    """Unit 1 with SR and SP, its rounds as they are written."""
    played = Played(skirmish(setup_changes=COUNTED, **more))
    if text:
        played.do(Correct(unit=1, changes=(("ammunition", text),), reason="as on paper"))
    return played


# Ammunition


def test_a_reload_is_asked_for_the_empty_weapon_first():
    """AMO-10."""
    for fired, first in (("SR:10", ("SR", "SP")), ("SP:25", ("SP", "SR"))):
        (detail,) = details_reload(
            counted(fired).battle, Declare(unit=1, action="reload"), add_chapters(table(), counted().battle)
        )
        assert detail.options == first


def test_a_laser_in_the_hand_is_no_cause_for_a_reminder():
    """AMO-16."""
    unit = counted(soldiers={1: {"weapons": ("LR",)}}).unit(1)
    assert reminders_of(unit, *table().reading) == marks(unit, *table().reading) == ()


def test_a_weapon_that_the_fallen_has_no_more_holds_no_magazine_to_be_had():
    """AMO-13, A-31."""
    played = counted(units={11: {"wound": "D", "weapons": ("SP",)}})
    assert len(to_be_had(played.unit(11), "SR", table().reading)) == 3
    assert len(to_be_had(counted(units={11: {"wound": "D"}}).unit(11), "SR", table().reading)) == 4


def test_in_a_battle_without_the_chapters_nobody_is_routed_and_no_magazine_is_counted():
    """ADV-01, ROU-11, AMO-01."""
    unit = skirmish().units[1]
    assert (is_routed(unit), magazines(unit)) == (False, Magazines())
    assert [rounds_gone(unit, code) for code in ("SR", "LR")] == [0, 0]


def test_a_begun_magazine_counts_among_the_boxes_of_its_own_class():
    """AMO-09, A-142."""
    played = counted("SR:4")
    played.rulings = {"ammo.early_reload": "rest_kept"}
    played.do(Declare(unit=1, action="reload"))
    while played.unit(1).action is not None:
        played.do(Done())
    assert magazines(played.unit(1)).begun == (Begun(code="SR", fired=4),)
    assert [boxes(played.unit(1), kind, table().reading) for kind in ("rifle", "pistol")] == [4, 2]


@pytest.mark.parametrize(
    ("chapter", "written"),
    [
        ("ammunition", "none"), ("ammunition", "SR:7,SP:2,rifle:-2,pistol:1"), ("automatic_fire", "none"),
        ("automatic_fire", "area:T1.s3,concentrated:T1.s4"),
    ],
)  # fmt: skip
def test_how_a_unit_stands_is_written_as_the_referee_would_write_it(chapter, written):
    """LOG-01, AMO-08, AUT-13."""
    played = Played(skirmish(setup_changes={"chapters": ("ammunition", "automatic_fire")}))
    played.do(Correct(unit=1, changes=((chapter, written),), reason="so it is"))
    assert as_written(played.unit(1), chapter) == written


# Stealth


@pytest.mark.parametrize(("begins", "note"), [(("stealth",), ""), ((), "Trooper 1 is not in it")])
def test_the_line_of_stealth_power_mode_says_why_it_does_not_count(begins, note):
    """STL-03."""
    battle = skirmish(soldiers={1: {"begins": begins}}, setup_changes={"chapters": ("stealth",)})
    found = preview(battle, Fire(unit=1, target=11), table()).ledger
    (line,) = (one for one in found.lines if one.key == "stealth_mode")
    assert (line.applied, line.note) == (not note, note)


# Leaders


def leader_lines(battle, grouping="two"):
    return {
        one.key: one for one in modifiers(battle, battle.groupings[grouping], add_chapters(table(), battle))
    }


@pytest.mark.parametrize(("wound", "told"), [("U", "he is unconscious"), ("D", "he is dead")])
def test_why_a_leader_does_not_count_is_told(wound, told):
    """LDR-11, A-42."""
    line = leader_lines(two_teams(units={1: {"wound": wound}}))["leader"]
    assert (line.applied, line.note) == (False, told)


def test_what_the_race_of_a_leader_adds_is_told_and_of_a_naram_who_leads_a_team_why_it_does_not():
    """LDR-13, A-43."""
    human = leader_lines(two_teams())["leader_race"]
    assert (human.applied, human.value, human.note) == (True, 0, "")
    naram = leader_lines(two_teams(soldiers={3: {"leader": 0, "race": "Naram"}}))["leader_race"]
    assert (naram.applied, naram.note) == (False, "for the leader of a squad only")


@pytest.mark.parametrize(
    ("race", "face", "rallied"), [("Naram", 2, True), ("Zog", 2, False), ("Zog", 1, True)]
)
def test_a_naram_who_leads_a_team_rallies_without_what_his_race_adds_to_a_squad_leader(race, face, rallied):
    """RAL-14, LDR-13, A-43."""
    played = Played(two_teams(soldiers={3: {"leader": 0, "race": race}}))
    played.battle = replace(played.battle, order=("two", "one", "blue"))
    played.do(Correct(unit=4, changes=(("rout", "yes"),), reason="so"))
    played.do(Declare(unit=3, action="rally"))
    while not (played.battle.now == Moment(1, 10) and played.battle.active.id == "blue"):
        played.do(Done())
    played.do(Done(), face)
    assert is_routed(played.unit(4)) is not rallied


# Rout


def test_who_leads_nobody_adds_nothing_to_a_test_for_rout():
    """ROU-12."""
    battle = skirmish((1, 2), setup_changes=MORALE)
    found = rout_ledger(plight_of(battle, squads(battle)[0], table()), table())
    (line,) = (one for one in found.lines if one.key == "leader")
    assert (line.value, line.applied, line.note) == (0, False, "nobody leads it")


def test_in_the_phase_itself_anybody_may_have_it_rolled():
    """ROU-01, ADV-05."""
    asked = ask(replace(skirmish(setup_changes=MORALE), stage="rout"))
    assert (asked.kind, asked.side, asked.units) == ("step", "", ())
    assert [option.says for option in asked.options] == [RollRout()]


def test_nobody_takes_charge_while_somebody_else_is_asked():
    """RAL-10, A-55."""
    battle = skirmish((1, 2), soldiers={1: {"leader": 0}}, units={1: {"wound": "D"}}, setup_changes=MORALE)
    asked = IntentAsked(unit=11, attacker=2, defender=11, options=("attack", "parry"))
    assert Played(replace(battle, pending=asked)).refused(TakeCharge(unit=2)).code == "not-now"
    Played(battle).do(TakeCharge(unit=2))


@pytest.mark.parametrize(
    ("extra", "told"), [("true", "getting up is not"), ("false", "changing position is not")]
)
def test_a_routed_unit_is_told_what_it_may_not_do(extra, told):
    """ROU-21, A-53."""
    battle = skirmish((1, 2), units={2: {"posture": "kneeling"}}, setup_changes=MORALE)
    played = Played(battle, {"rout.extra_actions": extra})
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    refused = played.refused(Declare(unit=2, action="position_change", posture="standing"))
    assert (told in refused.sentence, refused.rule) == (True, "ROU-21")


@pytest.mark.parametrize(
    ("posture", "rule"), [("standing", "ROU-21"), ("kneeling", "ROU-21"), ("prone", None)]
)
def test_a_routed_unit_takes_cover_lower_than_it_is_and_no_other(posture, rule):
    """ROU-21, ROU-22, A-53."""
    played = Played(skirmish((1, 2), units={2: {"posture": "kneeling"}}, setup_changes=MORALE))
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    refused = objection(played.battle, Declare(unit=2, action="position_change", posture=posture), table())
    assert (refused and refused.rule) == rule


@pytest.mark.parametrize(("face", "stands"), [(0, True), (100, True), (101, False), (-1, False)])
def test_a_face_of_the_d100_is_1_to_100_and_0_is_100(face, stands):
    """ROU-03."""
    asked = [{"id": 1, "fn": "rout", "in": {"rating": 0, "faces": [face]}}]
    (answer,) = answer_all(asked, load_rulebook(), load_rulings())
    assert ("out" in answer) is stands


def test_a_die_that_is_looked_up_has_no_face_that_decides_by_itself():
    """ADV-08: the rounds that hit are read off the table; a 1 jams nothing, a 10 is no miss."""
    for face, rounds in ((1, 1), (10, 4)):
        played = firing()
        burst(played, 2, face)
        (fired,) = played.of_kind("shot_fired")
        assert (fired.hits, played.unit(1).jammed) == (rounds, ())
    high = rout_ledger(Plight(quality="elite"), table())
    low = rout_ledger(Plight(quality="civilian", lost=9), table())
    assert (high.total, low.total) == (20, -110)
    assert [routs(high, face, table()) for face in (1, 10)] == [True, False]
    assert [routs(low, face, table()) for face in (1, 10, 99, 100)] == [True, True, True, False]


def test_an_area_burst_has_no_target_not_even_out_of_opportunity_fire():
    """AUT-09, A-148."""
    seen = StatedMove(distance_m=1, seen_by=(Glimpse(watcher=1, at_m=0.0),))
    played = firing(units={1: {"opportunity": "SR"}}, order=("blue", "red"))
    played.do(Declare(unit=11, action="move", mode="walk", move=seen))
    played.do(Done())
    sector = Sector(units=(11,))
    shot = OpportunityShot(unit=1, stated=StatedSighting(distance_m=9), manner=AREA, sector=sector)
    played.do(shot, 9)
    assert played.of_kind("burst_fired")[0].target is None


def test_a_squad_of_one_is_rallied_like_any_other():
    """RAL-08, ROU-02."""
    soldiers = {1: {"leader": 0, "squad": "Alpha"}, 2: {"squad": "Bravo"}}
    played = Played(skirmish((1, 2), soldiers=soldiers, setup_changes=MORALE))
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    played.do(Declare(unit=1, action="rally"))
    while not (played.battle.now == Moment(1, 10) and played.battle.active.id == "blue"):
        played.do(Done())
    played.do(Done(), 1)
    assert not is_routed(played.unit(2))
    assert [event.squad for event in played.of_kind("rally_rolled")] == ["Bravo"]


@pytest.mark.parametrize(
    ("turn", "rulings", "rolls"), [(1, {"rout.interval": "1"}, 2), (1, {}, 0), (12, {}, 2)]
)
def test_the_phase_is_held_in_the_very_first_turn_too_where_the_table_tests_in_every_turn(
    turn, rulings, rolls
):
    """ROU-01, A-50."""
    led = {1: {"leader": 0}, 11: {"leader": 0}}
    battle = skirmish((1, 2), (11, 12), soldiers=led, setup_changes=MORALE, now=Moment(turn, 10))
    played = Played(battle, rulings)
    played.do(Done())
    played.do(Done())
    if rolls:
        played.do(RollRout(), *[99] * rolls)
    assert len(played.of_kind("rout_tested")) == rolls


def test_one_who_gives_up_his_aimed_shot_out_of_hiding_takes_no_part_and_the_others_do():
    """AMS-01, A-01, A-12."""
    played = in_blues_slot(lying(rulings={"ambush.trigger": "two_or_more"}))
    for unit in BLUE:
        played.do(Reveal(unit=unit))
        played.do(Declare(unit=unit, action="aimed_fire", target=1))
    end = played.unit(11).action.end
    played.do(Done())
    played.do(Cancel(unit=13))
    while played.battle.now < end or played.battle.stage != "fire":
        played.do(Done())
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    (sprung,) = played.of_kind("ambush_sprung")
    assert (sprung.units, sprung.at) == ((11, 12), end)


def test_who_rallies_a_squad_of_that_name_on_the_other_side_is_in_nobodys_way_and_hides_nobody():
    """RAL-09."""
    soldiers = {
        1: {"leader": 0, "squad": "Alpha"}, 2: {"squad": "Alpha"}, 11: {"leader": 0, "squad": "Alpha"},
        12: {"squad": "Alpha"}, 13: {"leader": 0, "squad": "Bravo"},
    }  # fmt: skip
    played = Played(skirmish((1, 2), (11, 12, 13), soldiers=soldiers, setup_changes=MORALE))
    for number in (2, 12):
        played.do(Correct(unit=number, changes=(("rout", "yes"),), reason="so"))
    played.do(Declare(unit=1, action="rally"))
    played.do(Done())
    played.do(Declare(unit=11, action="rally"))
    refused = played.refused(Declare(unit=13, action="rally", target=12))
    assert (refused.code, refused.rule) == ("rallied-already", "RAL-09")


@pytest.mark.parametrize(("rating", "told"), [(0, "he lives"), (None, "none has fallen")])
def test_why_no_leader_is_mourned_is_told(rating, told):
    """ROU-17."""
    battle = skirmish((1, 2), soldiers={1: {"leader": rating}}, setup_changes=MORALE)
    found = rout_ledger(plight_of(battle, squads(battle)[0], table()), table())
    (line,) = (one for one in found.lines if one.key == "own_leader_dead")
    assert (line.applied, line.note) == (False, told)


def test_nobody_knows_how_many_rounds_are_in_a_weapon_that_was_nobodys():
    """AMO-01, GEN-11."""
    lying_there = Thing(id=1, kind="weapon", name="SR", owner=None, arm=Arm(code="SR", fired=5))
    battle = replace(counted().battle, things=(lying_there,))
    assert [known(battle, seat).things[0].arm.fired for seat in ("red", "blue", "referee")] == [0, 0, 5]


def test_before_play_who_hides_is_turned_without_being_laid_elsewhere():
    """HID-09, HID-16: that the hidden do not turn holds once play has begun."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10), facing_deg=270.0))
    played.do(Hide(unit=11, facing_deg=90.0))
    (pile,) = piles(played).values()
    assert (pile.position.x, pile.position.y, pile.position.facing_deg) == (20.0, 10.0, 90.0)


@pytest.mark.parametrize(
    ("face", "asks", "answers"),
    [
        (1, "1 Trooper 1 has found pile 5: which unit is beneath?", 1),
        (5, "Pile 5, which 1 Trooper 1 rolled for: is it found", 2),
    ],
)
def test_the_owner_of_a_pile_on_paper_is_asked_for_what_is_not_sure(face, asks, answers):
    """DET-10, DET-13, HID-15."""
    played = before(rulings={"hiding.secrets": "paper"})
    played.do(Hide(unit=11))
    played.do(MarkPile(side="blue", pile=5, at=at(20, 10)))
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    played.do(SearchPiles(unit=1), face)
    asked = ask(played.battle)
    assert (asked.sentence.startswith(asks), len(asked.options)) == (True, answers)


def test_who_may_take_charge_is_offered_to_the_side_that_gives_orders_once_its_leaders_have_fallen():
    """RAL-10."""
    led = {1: {"leader": 0}, 11: {"leader": 0}}
    fallen = skirmish((1, 2), (11, 12), soldiers=led, units={1: {"wound": "D"}}, setup_changes=MORALE)
    told = [(one.says, one.words) for one in offers(fallen, table())]
    assert told[-1] == (TakeCharge(unit=2), "2 Trooper 2 takes charge of Red squad")
    assert {one.unit for one, _ in told} <= {1, 2}
    assert list(offers(replace(fallen, order=("blue", "red")), table())) == []
    assert list(offers(skirmish((1, 2), soldiers=led, setup_changes=MORALE), table())) == []


@pytest.mark.parametrize(("wound", "note"), [("none", "none is dead"), ("D", "")])
def test_why_no_enemy_leader_counts_is_told(wound, note):
    """ROU-16."""
    battle = skirmish(soldiers={11: {"leader": 0}}, units={11: {"wound": wound}}, setup_changes=MORALE)
    found = rout_ledger(plight_of(battle, squads(battle)[0], table()), table())
    (line,) = (one for one in found.lines if one.key == "enemy_leader_dead")
    assert (line.applied, line.note) == (not note, note)
