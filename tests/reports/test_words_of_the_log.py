"""Words of the log that once said too little or too much: naturals, numbers of one, rides, what stands where."""

import pytest
from support.battles import in_state, setup, skirmish, table
from support.melees import engaged, opened
from support.playing import Played

from squadlog.base.names import key_meant, of_kind, so_many
from squadlog.battle.commands import Engage, GiveIntent
from squadlog.battle.events.action import ActionDeclared, ActionEnded, ActionLost
from squadlog.battle.events.fire import ShotFired, ShotWithheld
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import first_state
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration, Ongoing
from squadlog.facts.ground_facts import Crossed, Metres, Sighting, YesNo
from squadlog.reports.narrate import narrate
from squadlog.reports.wording import format_test, main_line
from squadlog.rules.fire import aim
from squadlog.session.view.words.doing import doing


def rolled(face, modifier, *, success, target=7):
    lines = (Line(key="x", label="x", value=modifier, rule="FIR-01"),) if modifier else ()
    ledger = Ledger(test="to_hit", target=target, lines=lines)
    return Check(ledger=ledger, face=face, net=face + modifier, success=success)


@pytest.mark.parametrize(
    ("check", "told"),
    [
        (rolled(10, -5, success=False), "but a natural 10 always fails"),
        (rolled(1, 13, success=True), "but a natural 1 always succeeds"),
        (rolled(10, 2, success=False), "needs 7 (+2 x)"),
        (rolled(1, 0, success=True), "needs 7"),
        (rolled(5, -5, success=True), "needs 7 (-5 x)"),
    ],
)
def test_a_natural_that_decides_is_said_to_decide_die_03_die_04(check, told):
    """DIE-03, DIE-04: and one that changes nothing is not."""
    assert format_test(check).endswith(told)


def test_a_shot_that_a_natural_decides_says_that_it_misses_die_04():
    """DIE-04."""
    shot = ShotFired(
        unit=1, weapon="SR", sort="plain", target=11, check=rolled(10, -5, success=False), moment=Moment(1, 1)
    )
    assert narrate(shot, skirmish()).endswith("but a natural 10 always misses: miss.")


@pytest.mark.parametrize(
    ("number", "told"), [(1, "1 level"), (2, "2 levels"), (0.5, "0.5 levels"), (1.0, "1 level")]
)
def test_one_is_not_many(number, told):
    assert so_many(number, "level") == told


def test_a_ride_that_goes_on_is_not_lost_sto_07():
    """STO-07, CMB-17: whatever becomes of the rider."""
    lost = ActionLost(unit=1, action="elevator_floor", cause="dazed", rule="WND-03")
    for heading, told in ((3, "continues the ride"), (None, "loses the action (elevator)")):
        lift = Feature(id="E1", kind="elevator", name="Lift", floors=3, car=1, heading=heading)
        battle = skirmish(features=(lift,), units={1: {"place": "elevator:E1"}})
        assert told in narrate(lost, battle)


def test_whoever_watched_loses_its_opportunity_fire_act_54():
    """ACT-54, WND-03: by the name that the roster and the orders have for it."""
    lost = ActionLost(unit=1, action="opportunity_held", cause="dazed", rule="WND-03")
    assert "loses the action (opportunity fire): dazed" in narrate(lost, skirmish())


def refused_intent(played, unit, intent):
    return played.refused(GiveIntent(unit=unit, intent=intent))


def test_why_a_fighter_cannot_get_away_is_said_with_its_rule_mel_10_mel_15():
    """MEL-10, MEL-15, AMB-104: too early, failed before, or on its knees."""
    early = opened(engaged(late=False))
    assert refused_intent(early, 11, "avoid").rule == "MEL-10"
    failed = opened(engaged(may_avoid=False))
    assert refused_intent(failed, 11, "avoid").rule == "MEL-15"
    kneeling = opened(units={11: {"posture": "kneeling"}})
    refused = refused_intent(kneeling, 11, "avoid")
    assert refused.rule == "AMB-104"
    assert "kneels" in refused.sentence


def test_why_a_fighter_cannot_parry_is_said_with_its_rule_mel_31():
    """MEL-31: it strikes another attacker."""
    played = opened(engaged(1, 11), engaged(2, 11))
    for unit in (11, 1):
        played.do(GiveIntent(unit=unit, intent="attack"))
    assert refused_intent(played, 11, "parry").rule == "MEL-31"


def test_an_action_that_keeps_one_from_engaging_has_its_printed_name_mel_03():
    """MEL-03: not the key of a table."""
    busy = Ongoing(kind="fire_throw", start=Moment(1, 1), end=Moment(1, 1), weapon="SR")
    refused = Played(skirmish(units={1: {"action": busy}})).refused(Engage(unit=1, target=11))
    assert "fire or throw" in refused.sentence


def test_a_bare_class_of_cover_is_spoken_of_as_cover_los_10():
    """LOS-10."""
    stated = Sighting(
        distance=Metres(value=9.0, origin="stated"),
        in_arc=YesNo(value=True, origin="stated"),
        in_sight=YesNo(value=True, origin="stated"),
        crossed=(Crossed(kind="full_soft"),),
    )
    battle = skirmish()
    sentences = [refused.sentence for refused in aim.objections_sight(battle, 1, 11, stated, table())]
    assert sentences == ["Unit 11 is in full cover behind soft cover, not looking out."]


def test_a_thing_named_after_its_kind_is_named_once():
    assert of_kind("counter", "counter") == "counter"
    assert of_kind("internal_wall", "W1") == "internal wall W1"


@pytest.mark.parametrize(
    ("said", "meant"),
    [("the_house", "the_house"), ("house", "the_house"), ("the_ford", "ford"), ("ford", "ford"), ("x", "x")],
)
def test_battle_and_map_answer_to_one_name(said, meant):
    assert key_meant(said, ("the_house", "ford")) == meant


def test_an_exchange_whose_partner_was_dazed_is_not_done_act_63():
    """ACT-63: nothing has changed hands."""
    waiting = Ongoing(kind="exchange", start=Moment(1, 1), end=Moment(1, 2), item="rope", partner=2)
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    units = {1: {"action": waiting, "items": ("rope",)}, 2: dazed}
    battle = skirmish((1, 2), units=units, now=Moment(1, 2))
    assert "in vain" in narrate(ActionEnded(unit=1, action="exchange"), battle)


@pytest.mark.parametrize(
    ("title", "told"),
    [("Red against Blue", "Red against Blue, 2 units."), ("Ford", "Ford: Red against Blue, 2 units.")],
)
def test_a_battle_that_is_called_by_its_sides_says_them_once(title, told):
    battle = first_state(setup(title=title))
    assert narrate(BattleCreated(setup=battle.setup), battle) == told


def test_an_attack_hand_to_hand_is_told_as_it_is_declared():
    """MEL-03: whoever attacks from where he stands does not merely hold, in the log and in his row."""
    battle = skirmish()
    attack = Declaration(choice="nothing", engage=11)
    assert narrate(ActionDeclared(unit=1, declaration=attack), battle) == (
        "1 Trooper 1 holds, then attacks 11 Trooper 11."
    )
    assert doing(in_state(battle.units[1], declaration=attack), battle.now) == "attacks 11"
    assert doing(in_state(battle.units[1], declaration=Declaration(choice="nothing")), battle.now) == "holds"


@pytest.mark.parametrize(
    ("reason", "told"),
    [("held its fire", "1 Trooper 1 holds fire."), ("no line of sight", "does not fire: no line")],
)
def test_fire_that_is_held_is_told_once_and_other_reasons_are_named(reason, told):
    """ACT-56: `does not fire: held its fire` says one thing twice."""
    assert told in narrate(ShotWithheld(unit=1, reason=reason), skirmish())


def test_one_order_to_several_is_called_by_the_first_and_names_the_others():
    """`Undone: 1 Decima holds.` named one of eight."""
    told = tuple(f"T1.s1 {number} Soldier holds." for number in range(1, 9))
    assert main_line(told, "orders") == "T1.s1 1 Soldier holds, and the orders of 2-8."
    assert main_line(told[:1], "orders") == "T1.s1 1 Soldier holds."
    assert main_line(told, "done") == "T1.s1 1 Soldier holds.", "what came about is not taken back one by one"
    twice = (*told[:1], "T1.s1 1 Soldier switches the bounce pack on.")
    assert main_line(twice, "orders") == "T1.s1 1 Soldier holds."
