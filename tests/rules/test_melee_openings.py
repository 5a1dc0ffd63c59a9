"""How a melee opens: intents, avoidance, the free attack, and the 5-AP actions (MEL-06, MEL-10..20, MEL-31)."""

import pytest
from support.battles import table
from support.melees import S4, Bout, begun, engaged, opening

from squadlog.battle.commands import GiveIntent
from squadlog.battle.events.melee import MeleeBegun
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked, IntentAsked
from squadlog.battle.state import Ongoing
from squadlog.rules.melee import intents

DAZED = {"dazed_at": Moment(1, 3), "dazed_until": Moment(1, 6)}
TECH = {11: {"troop": "tech", "armour": "LI"}}


def both_fight(bout):
    return bout.open().say(11, "attack").say(1, "attack")


def test_a_late_defender_is_swung_round_one_that_faced_is_not_mel_06_mel_07():
    """MEL-06, MEL-07."""
    assert Bout(opening()).open().told("melee_opened")[0].turned
    assert not Bout(opening(engaged(late=False))).open().told("melee_opened")[0].turned


def test_a_fight_declared_in_this_subphase_waits_for_the_next_mel_06():
    """MEL-06."""
    bout = Bout(opening(engaged(declared=S4))).open()
    assert bout.story.events == []


def test_the_defender_is_asked_first_then_the_attacker_mel_05():
    """MEL-05."""
    bout = Bout(opening()).open()
    assert bout.asked == IntentAsked(
        unit=11, attacker=1, defender=11, options=("attack", "parry", "avoid", "out")
    )
    bout.say(11, "attack")
    assert bout.asked == IntentAsked(unit=1, attacker=1, defender=11, options=("attack", "parry", "out"))


def test_only_a_late_defender_may_roll_to_get_away_mel_10():
    """MEL-10."""
    assert "avoid" not in Bout(opening(engaged(late=False))).open().asked.options


@pytest.mark.parametrize(("option", "may"), [("not_allowed", False), ("as_far_as_possible", True)])
def test_a_kneeling_unit_cannot_move_and_so_not_avoid_amb_104(option, may):
    """AMB-104."""
    battle = opening(units={11: {"posture": "kneeling"}})
    bout = Bout(battle, {"melee.avoidMove": option}).open()
    assert ("avoid" in bout.asked.options) is may
    if may:
        bout.say(11, "avoid").say(1, "attack", 2, 9)
        assert (bout.asked, bout.pairs()) == (None, []), "it stays where it is and is free"


def test_both_begin_a_five_ap_action_mel_14_mel_19_mel_20():
    """MEL-14, MEL-19, MEL-20."""
    actions = begun(both_fight(Bout(opening())))
    assert {unit: (action.start, action.end) for unit, action in actions.items()} == {
        1: (S4, Moment(1, 8)),
        11: (S4, Moment(1, 8)),
    }


def test_tx_35_engaged_in_three_resolved_in_eight_mel_20():
    """TX-35, MEL-20."""
    assert begun(both_fight(Bout(opening(engaged(declared=Moment(1, 3))))))[1].end == Moment(1, 8)


def test_new_43_a_failed_avoidance_in_nine_resolves_in_the_next_turn_mel_10_mel_14_mel_20():
    """NEW-43, MEL-10, MEL-14, MEL-20."""
    bout = Bout(opening(engaged(declared=Moment(1, 8)), now=Moment(1, 9)))
    bout.open().say(11, "avoid").say(1, "attack", 9).say(11, "attack")
    assert begun(bout)[11].end == Moment(2, 3)


def test_a_badly_wounded_fighter_pays_no_more_mel_19_amb_94():
    """MEL-19, AMB-94."""
    bout = both_fight(Bout(opening(units={1: {"wound": "S"}})))
    assert begun(bout)[1].end == Moment(1, 8)


def test_attack_or_parry_is_chosen_as_the_action_begins_mel_28_amb_108():
    """MEL-28, AMB-108."""
    bout = Bout(opening()).open().say(11, "parry").say(1, "attack")
    assert {unit: action.stance for unit, action in begun(bout).items()} == {1: "attack", 11: "parry"}


def test_stances_may_wait_for_the_resolution_amb_108():
    """AMB-108."""
    bout = Bout(opening(), {"melee.parryDeclaration": "resolution"}).open()
    assert bout.asked.options == ("attack", "avoid", "out")
    bout.say(11, "attack").say(1, "attack")
    assert {action.stance for action in begun(bout).values()} == {None}


@pytest.mark.parametrize("wish", ["avoid", "out"])
def test_if_both_want_out_it_is_over_without_a_roll_mel_16(wish):
    """MEL-16."""
    bout = Bout(opening()).open().say(11, wish).say(1, "out")
    assert (bout.pairs(), bout.told("avoidance_rolled")) == ([], [])


def test_one_that_alone_wants_out_fights_on_as_an_attacker_mel_16():
    """MEL-16."""
    bout = Bout(opening()).open().say(11, "attack").say(1, "out")
    assert begun(bout)[1].stance == "attack"


def test_new_n6_the_blow_comes_before_the_escape_mel_12_mel_13():
    """MEL-12, MEL-13, NEW-N6."""
    bout = Bout(opening(soldiers=TECH)).open().say(11, "avoid").say(1, "attack", 2, 5)
    assert [event.kind for event in bout.story.events][-5:] == [
        "avoidance_rolled", "melee_struck", "unit_wounded", "unit_performed", "choice_asked",
    ]  # fmt: skip
    blow = bout.told("melee_struck")[0]
    assert (blow.check.net, blow.free) == (5, True)
    assert bout.wounds() == {11: "L"}
    assert bout.asked == EscapeAsked(unit=11, attacker=1)
    assert bout.battle.units[1].performed, "the blow is its action of this subphase"
    assert not bout.told("unit_dazed")


def test_a_missed_blow_lets_the_runner_go_unhurt_mel_13():
    """MEL-13."""
    bout = Bout(opening(soldiers=TECH)).open().say(11, "avoid").say(1, "attack", 2, 6)
    assert (bout.wounds(), bout.asked) == ({}, EscapeAsked(unit=11, attacker=1))


def test_a_runner_that_falls_does_not_escape_mel_13_amb_106():
    """MEL-13, AMB-106."""
    bout = (
        Bout(opening(soldiers=TECH, units={11: {"wound": "S"}}))
        .open()
        .say(11, "avoid")
        .say(1, "attack", 2, 5)
    )
    assert (bout.wounds(), bout.asked, bout.pairs()) == ({11: "U"}, None, [])


@pytest.mark.parametrize(("option", "hurt"), [("normal", {}), ("unmodified", {11: "L"})])
def test_the_blow_is_a_full_melee_roll_or_a_bare_one_amb_106(option, hurt):
    """AMB-106."""
    battle = opening(units={1: {"wound": "M"}}, soldiers={11: {"troop": "tech"}})
    bout = Bout(battle, {"melee.freeAttack": option}).open().say(11, "avoid").say(1, "attack", 2, 5)
    assert {number: wound for number, wound in bout.wounds().items() if number == 11} == hurt


def test_a_hit_with_the_blow_helps_next_time_mel_27_amb_106():
    """MEL-27, AMB-106."""
    bout = Bout(opening(soldiers=TECH)).open().say(11, "avoid").say(1, "attack", 2, 5)
    assert bout.battle.units[1].hit_bonus


def test_after_a_failure_the_fight_is_on_and_nobody_may_leave_mel_14_mel_15():
    """MEL-14, MEL-15."""
    bout = Bout(opening(soldiers=TECH)).open().say(11, "avoid").say(1, "parry", 4)
    assert bout.asked == IntentAsked(unit=11, attacker=1, defender=11, options=("attack", "parry"))
    early = GiveIntent(unit=11, intent="avoid")
    refused = intents.refusal_intent(bout.battle, early, table())
    assert refused
    assert (refused.code, refused.rule) == ("not-an-option", "MEL-15")
    bout.say(11, "attack")
    assert {unit: action.stance for unit, action in begun(bout).items()} == {1: "parry", 11: "attack"}
    assert not bout.told("melee_struck"), "a failure costs no free attack"


def test_only_who_is_asked_answers():
    refused = intents.refusal_intent(
        Bout(opening()).open().battle, GiveIntent(unit=1, intent="attack"), table()
    )
    assert refused
    assert refused.code == "not-asked"
    assert refused.subsystem is None


def test_a_dazed_defender_neither_fights_nor_avoids_amb_133():
    """AMB-133."""
    bout = Bout(opening(units={11: DAZED})).open()
    assert bout.asked.unit == 1
    assert list(begun(bout.say(1, "attack"))) == [1]


def test_who_was_caught_dazed_stays_helpless_even_if_its_daze_is_over_amb_133():
    """AMB-133."""
    bout = Bout(opening(engaged(helpless=True))).open().say(1, "attack")
    assert list(begun(bout)) == [1]


def test_an_attacker_dazed_before_the_opening_cannot_hold_its_victim_amb_110():
    """AMB-110."""
    bout = Bout(opening(units={1: DAZED})).open().say(11, "out")
    assert (bout.pairs(), bout.told("avoidance_rolled")) == ([], [])
    struck_back = Bout(opening(units={1: DAZED})).open().say(11, "attack")
    assert list(begun(struck_back)) == [11]


def test_what_a_unit_began_meanwhile_is_lost_as_the_melee_begins_mel_04():
    """MEL-04."""
    diving = Ongoing(kind="dive", start=Moment(1, 3), end=S4)
    bout = both_fight(Bout(opening(engaged(late=False), units={11: {"action": diving}})))
    assert [event.action for event in bout.told("action_lost")] == ["dive"]
    assert bout.battle.units[11].fighting


def fought():
    """1 and 11 have fought a melee action out in s8; it is s9."""
    return opening(engaged(status="fighting", late=False, may_avoid=False), now=Moment(1, 9))


def test_a_fight_goes_on_with_a_new_action_for_both_amb_111():
    """AMB-111."""
    bout = both_fight(Bout(fought()))
    assert {action.end for action in begun(bout).values()} == {Moment(2, 3)}
    assert not bout.told("melee_opened")[0].turned


def test_once_fought_either_may_get_away_by_the_roll_mel_15_amb_111():
    """MEL-15, AMB-111."""
    bout = Bout(fought()).open()
    assert "avoid" in bout.asked.options
    bout.say(11, "attack")
    assert "avoid" in bout.asked.options
    bout.say(1, "avoid", 5, 9)
    assert bout.asked == EscapeAsked(unit=1, attacker=11)
    assert bout.told("melee_struck")[0].unit == 11


def test_both_may_break_off_after_a_melee_action_mel_16_amb_111():
    """MEL-16, AMB-111."""
    assert Bout(fought()).open().say(11, "out").say(1, "avoid").pairs() == []


def test_a_fight_goes_on_only_if_both_are_able_amb_111():
    """AMB-111."""
    dazed = {"dazed_at": Moment(1, 8), "dazed_until": Moment(2, 1)}
    battle = opening(engaged(status="fighting"), now=Moment(1, 9), units={11: dazed})
    assert Bout(battle).open().pairs() == []


def test_a_fight_may_have_to_be_declared_again_amb_111():
    """AMB-111."""
    assert Bout(fought(), {"melee.continuation": "declare_again"}).open().pairs() == []


WEIGHTLESS = {"zero_g": True}


def test_in_zero_gravity_each_party_checks_as_its_action_begins_amb_134_zrg_02():
    """AMB-134, ZRG-02."""
    bout = Bout(opening(setup_changes=WEIGHTLESS)).open().say(11, "attack").say(1, "attack", 7, 8)
    assert [(event.unit, event.check.success) for event in bout.told("balance_checked")] == [
        (11, True),
        (1, False),
    ]
    assert list(begun(bout)) == [11], "the other goes on"
    assert bout.battle.units[1].performed


def test_no_checks_in_melee_if_the_table_wants_none_amb_134():
    """AMB-134."""
    bout = Bout(opening(setup_changes=WEIGHTLESS), {"zeroG.meleeChecks": "no_checks"})
    assert set(begun(both_fight(bout))) == {1, 11}


def test_if_both_lose_their_footing_the_fight_opens_in_the_next_subphase_zrg_03_amb_134():
    """ZRG-03, AMB-134."""
    bout = Bout(opening(setup_changes=WEIGHTLESS)).open().say(11, "attack").say(1, "attack", 9, 9)
    assert [(e.status, e.declared) for e in bout.battle.engagements] == [("declared", S4)]
    assert bout.asked is None
    assert bout.later(5).open().asked.unit == 11


def test_a_free_attack_needs_its_footing_amb_134():
    """AMB-134."""
    bout = (
        Bout(opening(setup_changes=WEIGHTLESS, soldiers=TECH))
        .open()
        .say(11, "avoid")
        .say(1, "attack", 2, 9, 5)
    )
    assert not bout.told("melee_struck")
    assert bout.asked == EscapeAsked(unit=11, attacker=1)


def test_an_escape_needs_its_footing_amb_134():
    """AMB-134."""
    bout = (
        Bout(opening(setup_changes=WEIGHTLESS, soldiers=TECH))
        .open()
        .say(11, "avoid")
        .say(1, "attack", 2, 5, 9, 9)
    )
    assert bout.asked is None
    assert bout.pairs() == [(1, 11)]
    assert bout.battle.units[11].performed
    assert bout.later(5).open().asked.options == ("attack", "parry", "avoid", "out")


def test_the_answer_is_kept_with_the_fight_until_the_action_begins_amb_108():
    """AMB-108."""
    bout = Bout(opening()).open().say(11, "parry")
    assert bout.battle.engagements[0].defender_intent == "parry"
    bout.say(1, "attack")
    assert bout.battle.engagements[0].defender_intent is None
    assert isinstance(bout.story.events[-1], MeleeBegun)
