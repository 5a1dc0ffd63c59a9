"""What modifies melee and avoidance rolls (MEL-10, MEL-11, MEL-22..24, MEL-29; RAC-05, TRP-01, ARM-02)."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table

from squadlog.rules.common.checks import judge_face
from squadlog.rules.melee import rolls

RED, BLUE = 1, 11


def duel(red=None, blue=None, red_state=None, blue_state=None, **battle):
    return skirmish(
        soldiers={RED: red or {}, BLUE: blue or {}},
        units={RED: red_state or {}, BLUE: blue_state or {}},
        **battle,
    )


def applied(ledger):
    return {line.key: line.value for line in ledger.lines if line.applied}


def test_a_melee_roll_needs_five_or_less_mel_22_die_10():
    """MEL-22, DIE-10."""
    assert rolls.ledger(duel(), RED, BLUE, table()).target == 5


def test_own_troop_and_race_and_the_opponents_suit_modify_it_mel_23_trp_01_rac_05_arm_02_amb_62():
    """MEL-23, TRP-01, RAC-05, ARM-02, AMB-62."""
    battle = duel({"troop": "combat_arms", "race": "Kessrith"}, {"armour": "LI"})
    ledger = rolls.ledger(battle, RED, BLUE, table())
    assert applied(ledger) == {"troop:combat_arms": -1, "race:Kessrith": -1, "opp_armor:LI": 1}
    assert {line.rule for line in ledger.lines if line.applied} == {"TRP-01", "RAC-05", "ARM-02"}


def test_armour_hinders_whoever_strikes_at_it_never_its_wearer_arm_02():
    """ARM-02."""
    battle = duel({"armour": "BI"}, {"armour": "No"})
    assert rolls.ledger(battle, RED, BLUE, table()).total == -1
    assert rolls.ledger(battle, BLUE, RED, table()).total == 1


@pytest.mark.parametrize(("wound", "extra"), [("L", 0), ("M", 1), ("S", 3)])
def test_own_wounds_count_the_opponents_do_not_mel_23_wnd_10_wnd_14(wound, extra):
    """MEL-23, WND-10, WND-14."""
    hale = rolls.ledger(duel(), RED, BLUE, table()).total
    assert rolls.ledger(duel(red_state={"wound": wound}), RED, BLUE, table()).total == hale + extra
    assert rolls.ledger(duel(blue_state={"wound": wound}), RED, BLUE, table()).total == hale


def test_rifle_or_knife_makes_no_difference_mel_01():
    """MEL-01."""
    battle = duel({"weapons": ("SR",)}, {"weapons": ("SP",)})
    assert rolls.ledger(battle, RED, BLUE, table()).total == rolls.ledger(battle, BLUE, RED, table()).total


def test_new_37_attacker_of_a_parrier_with_share_two_mel_23_mel_29_mel_30():
    """NEW-37, MEL-23, MEL-29, MEL-30."""
    ledger = rolls.ledger(duel(blue={"armour": "LI"}), RED, BLUE, table(), share=2)
    assert (ledger.total, judge_face(ledger, 3).success, judge_face(ledger, 4).success) == (2, True, False)


def test_new_39_a_share_of_nothing_adds_nothing_mel_30():
    """NEW-39, MEL-30."""
    ledger = rolls.ledger(duel({"troop": "tech"}, {"armour": "LI"}), RED, BLUE, table(), share=0)
    assert (ledger.total, judge_face(ledger, 3).net) == (2, 5)


def test_new_41_a_badly_hurt_marine_needs_a_natural_one_mel_23_mel_24():
    """NEW-41, MEL-23, MEL-24."""
    battle = duel({"troop": "marines", "race": "Kessrith"}, {"armour": "BI"}, {"wound": "S"})
    ledger = rolls.ledger(battle, RED, BLUE, table())
    assert ledger.total == 4
    assert judge_face(ledger, 1).success
    assert not judge_face(ledger, 2).success


def test_naturals_stand_above_modifiers_mel_24():
    """MEL-24."""
    easy = rolls.ledger(duel({"troop": "counter_insurgency"}, {"armour": "No"}), RED, BLUE, table())
    assert judge_face(easy, 10).net == 8
    assert not judge_face(replace(easy, target=20), 10).success
    hard = rolls.ledger(duel(red_state={"wound": "S"}), RED, BLUE, table(), share=3)
    assert judge_face(hard, 1).success


@pytest.mark.parametrize(("option", "net"), [("10", 11), ("0", 1)])
def test_the_face_0_fails_as_ten_or_as_nothing_amb_101_mel_24(option, net):
    """AMB-101, MEL-24."""
    check, _ = rolls.roll_blow(duel(), RED, BLUE, table([10], rulings={"melee.zeroFace": option}))
    assert (check.net, check.success) == (net, False)


def test_zero_gravity_adds_one_mel_32_zrg_13():
    """MEL-32, ZRG-13."""
    weightless = duel(setup_changes={"zero_g": True})
    assert (
        rolls.ledger(weightless, RED, BLUE, table()).total
        == rolls.ledger(duel(), RED, BLUE, table()).total + 1
    )


def test_the_last_hit_helps_once_mel_27():
    """MEL-27."""
    assert rolls.ledger(duel(red_state={"hit_bonus": True}), RED, BLUE, table()).total == 0
    plain = rolls.ledger(duel(), RED, BLUE, table())
    assert plain.total == 1
    assert any(line.key == "hit_bonus" and not line.applied for line in plain.lines)


@pytest.mark.parametrize(("option", "total"), [("none", 1), ("as_ranged", 2)])
def test_posture_matters_only_if_read_like_ranged_fire_amb_112(option, total):
    """AMB-112."""
    battle = duel(blue_state={"posture": "prone"})
    assert rolls.ledger(battle, RED, BLUE, table(rulings={"melee.posture": option})).total == total


def test_the_free_attack_takes_every_modifier_or_none_amb_106():
    """AMB-106."""
    battle = duel(red_state={"wound": "M", "hit_bonus": True})
    assert rolls.ledger(battle, RED, BLUE, table(), free=True).total == 1
    bare = rolls.ledger(battle, RED, BLUE, table(rulings={"melee.freeAttack": "unmodified"}), free=True)
    assert bare.total == 0
    assert len(bare.lines) == 5, "what was considered stays in sight"


def test_tx_30_a_tech_gets_away_from_a_bounce_trooper_on_a_two_mel_10_mel_11():
    """TX-30, MEL-10, MEL-11."""
    ledger = rolls.avoid_ledger(duel(blue={"troop": "tech"}), BLUE, RED, table())
    check = judge_face(ledger, 2)
    assert (ledger.target, check.net, check.success) == (5, 4, True)
    assert not judge_face(ledger, 4).success


def test_both_races_count_for_avoidance_mel_11_rac_05():
    """MEL-11, RAC-05."""
    battle = duel({"race": "Zog"}, {"race": "Baufrin"})
    assert rolls.avoid_ledger(battle, BLUE, RED, table()).total == 2
    assert rolls.avoid_ledger(battle, RED, BLUE, table()).total == -2


@pytest.mark.parametrize(("option", "total"), [("race_troop", 0), ("plus_wounds", 2)])
def test_wounds_leave_avoidance_alone_unless_the_table_says_so_amb_105(option, total):
    """AMB-105."""
    battle = duel(red_state={"wound": "M"}, blue_state={"wound": "S"})
    ledger = rolls.avoid_ledger(battle, BLUE, RED, table(rulings={"melee.avoidModifiers": option}))
    assert ledger.total == total
    assert len(ledger.lines) == 6


def test_suits_and_weight_do_not_matter_to_avoidance_mel_11():
    """MEL-11."""
    battle = duel({"armour": "No"}, {"armour": "MZG"}, setup_changes={"zero_g": True})
    assert rolls.avoid_ledger(battle, BLUE, RED, table()).total == 0


@pytest.mark.parametrize(("option", "extra"), [("0", 0), ("3", 3)])
def test_avoiding_costs_nothing_more_or_three_ap_amb_20_act_83(option, extra):
    """AMB-20, ACT-83."""
    assert rolls.avoid_extra_ap(table(rulings={"melee.avoidApCost": option})) == extra
