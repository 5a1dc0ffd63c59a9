"""The melee step: shares of a parry, rolls, wounds and what they leave behind (MEL-19..31, AMB-108..113)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.melees import Bout, engaged, fighting, opening

from squadlog.battle.commands import ShareParry
from squadlog.battle.moment import Moment
from squadlog.battle.pending import IntentAsked, SharesAsked
from squadlog.rules.melee import engaging, resolution

# A human combat-arms trooper in bounce armour strikes another at +1: a 4 hits, a 5 misses.
HIT, MISS = 4, 5
DUEL = {(1, 11): "attack", (11, 1): "attack"}
DAZED = {"dazed_at": Moment(1, 8), "dazed_until": Moment(2, 1)}


def test_a_melee_action_is_resolved_in_its_fifth_subphase_mel_19_mel_20():
    """MEL-19, MEL-20."""
    assert Bout(fighting(DUEL, now=7)).resolve().story.events == []
    assert [event.kind for event in Bout(fighting(DUEL, now=8)).resolve(MISS, MISS).story.events][:2] == [
        "melee_struck"
    ] * 2


def test_both_roll_even_if_the_first_blow_fells_the_other_mel_21_mel_22():
    """MEL-21, MEL-22."""
    bout = Bout(fighting(DUEL, units={1: {"wound": "S"}, 11: {"wound": "S"}})).resolve(1, 1)
    assert bout.wounds() == {1: "U", 11: "U"}


def test_rolls_are_made_in_initiative_order_mel_21():
    """MEL-21."""
    bout = Bout(fighting(DUEL, order=("blue", "red"))).resolve(HIT, MISS)
    assert [event.unit for event in bout.told("melee_struck")] == [11, 1]
    assert bout.wounds() == {1: "L"}


def test_every_wound_comes_after_every_roll_mel_21():
    """MEL-21."""
    kinds = [event.kind for event in Bout(fighting(DUEL)).resolve(HIT, HIT).story.events]
    assert max(place for place, kind in enumerate(kinds) if kind == "melee_struck") < kinds.index(
        "unit_wounded"
    )


@pytest.mark.parametrize("face", [1, HIT])
def test_a_hit_is_exactly_one_wound_level_whatever_the_weapons_mel_25(face):
    """MEL-25."""
    battle = fighting(DUEL, soldiers={1: {"weapons": ("SAR",)}, 11: {"armour": "BI"}})
    assert Bout(battle).resolve(face, 10).wounds() == {11: "L"}


def test_the_rifle_in_hand_changes_nothing_mel_01():
    """MEL-01."""
    rifle = Bout(fighting(DUEL, units={1: {"in_hand": "SR"}})).resolve(HIT, MISS)
    knife = Bout(fighting(DUEL, units={1: {"in_hand": None}})).resolve(HIT, MISS)
    assert rifle.told("melee_struck") == knife.told("melee_struck")


@pytest.mark.parametrize(("option", "dazed"), [("melee", False), ("wounds", True)])
def test_a_melee_hit_does_not_daze_unless_the_table_reads_it_so_mel_26_amb_113(option, dazed):
    """MEL-26, AMB-113."""
    bout = Bout(fighting(DUEL), {"melee.dazeExemption": option}).resolve(HIT, MISS)
    assert bout.battle.units[11].dazed(Moment(1, 9)) is dazed


def test_whoever_hit_has_a_bonus_on_its_next_melee_action_mel_27():
    """MEL-27."""
    bout = Bout(fighting(DUEL)).resolve(HIT, MISS)
    assert (bout.battle.units[1].hit_bonus, bout.battle.units[11].hit_bonus) == (True, False)


def test_the_bonus_may_go_to_the_victim_amb_109():
    """AMB-109."""
    bout = Bout(fighting(DUEL), {"melee.nextBonus": "victim"}).resolve(HIT, HIT)
    assert (bout.battle.units[1].hit_bonus, bout.battle.units[11].hit_bonus) == (True, True)
    one = Bout(fighting(DUEL), {"melee.nextBonus": "victim"}).resolve(HIT, MISS)
    assert (one.battle.units[1].hit_bonus, one.battle.units[11].hit_bonus) == (False, True)


def test_the_bonus_is_used_then_gone_mel_27_amb_109():
    """MEL-27, AMB-109."""
    bout = Bout(fighting(DUEL, units={1: {"hit_bonus": True}})).resolve(HIT + 2, MISS)
    assert bout.told("melee_struck")[0].check.ledger.total == 0
    assert not bout.battle.units[1].hit_bonus
    hit = Bout(fighting(DUEL, units={1: {"hit_bonus": True}})).resolve(HIT + 1, MISS)
    assert hit.wounds() == {11: "L"}
    assert hit.battle.units[1].hit_bonus, "earned anew, never more than one"


def test_a_parrier_loses_the_bonus_unused_amb_109():
    """AMB-109."""
    battle = fighting({(1, 11): "attack", (11, 1): "parry"}, units={11: {"hit_bonus": True}})
    assert not Bout(battle).resolve(1).battle.units[11].hit_bonus


def test_a_parrier_does_not_roll_mel_28():
    """MEL-28."""
    bout = Bout(fighting({(1, 11): "attack", (11, 1): "parry"})).resolve(1)
    assert [event.unit for event in bout.told("melee_struck")] == [1]


def test_a_parry_puts_three_on_its_only_opponent_unasked_mel_29():
    """MEL-29."""
    assert Bout(fighting({(1, 11): "attack", (11, 1): "parry"})).resolve(2).wounds() == {}
    assert Bout(fighting(DUEL)).resolve(2, MISS).wounds() == {11: "L"}


def test_two_parries_make_no_roll_mel_28():
    """MEL-28."""
    bout = Bout(fighting({(1, 11): "parry", (11, 1): "parry"})).resolve()
    assert not bout.told("melee_struck")
    assert len(bout.told("melee_action_ended")) == 2


THREE = {(1, 11): "attack", (2, 11): "attack", (3, 11): "attack", (11, 1): "parry"}


@pytest.mark.parametrize(
    ("shares", "totals"),
    [
        (((1, 1), (2, 1), (3, 1)), [2, 2, 2]),
        (((1, 2), (2, 1), (3, 0)), [3, 2, 1]),
        (((1, 3),), [4, 1, 1]),
        (((2, 3), (1, 0)), [1, 4, 1]),
    ],
)
def test_the_three_may_be_split_in_whole_shares_mel_30_tx_32_tx_33(shares, totals):
    """MEL-30, TX-32, TX-33."""
    bout = Bout(fighting(THREE)).ask()
    assert bout.asked == SharesAsked(unit=11, attackers=(1, 2, 3))
    bout.share(11, *shares).resolve(MISS, MISS, MISS)
    assert [event.check.ledger.total for event in bout.told("melee_struck")] == totals


def verdict(shares, battle=None):
    bout = Bout(battle or fighting(THREE)).ask()
    refused = resolution.refusal_share(bout.battle, ShareParry(unit=11, shares=shares), table())
    return refused and refused.code


@pytest.mark.parametrize(
    ("shares", "code"),
    [
        (((1, 2), (2, 2)), "wrong-shares"),
        (((1, 4), (2, -1)), "wrong-shares"),
        (((1, 1), (1, 1)), "wrong-attackers"),
        (((12, 1),), "wrong-attackers"),
        ((), None),
    ],
)
def test_not_more_than_three_none_negative_and_to_attackers_only_mel_30(shares, code):
    """MEL-30."""
    assert verdict(shares) == code


@given(st.lists(st.integers(-1, 4), min_size=3, max_size=3))
def test_shares_that_stand_never_exceed_three_mel_30(shares):
    """MEL-30."""
    legal = verdict(tuple(zip((1, 2, 3), shares, strict=True))) is None
    assert legal == (min(shares) >= 0 and sum(shares) <= 3)


def test_attackers_that_do_not_roll_take_no_share_mel_30():
    """MEL-30."""
    battle = fighting({(1, 11): "attack", (2, 11): "parry", (11, 1): "parry"})
    bout = Bout(battle).resolve(2)
    assert bout.told("shares_given")[0].shares == ((1, 3),)


def test_nobody_shares_a_parry_unasked():
    refused = resolution.refusal_share(fighting(DUEL), ShareParry(unit=11, shares=((1, 3),)), table())
    assert refused
    assert refused.code == "not-asked"
    assert refused.subsystem is None


JOINED = {(1, 11): "attack", (2, 11): "attack", (11, 2): "parry"}


def test_the_three_are_for_one_whole_melee_action_however_many_strike_when_mel_30():
    """Unit 2 joined earlier and strikes in s6; the parry of unit 11 lasts until s8, when unit 1 strikes (MEL-30)."""
    bout = Bout(fighting(JOINED, now=6, ends={2: 6, 1: 8, 11: 8})).ask()
    assert bout.asked == SharesAsked(unit=11, attackers=(2,), left=3)
    bout.share(11, (2, 1)).resolve(MISS)
    assert bout.told("melee_struck")[0].check.ledger.total == 2
    bout.later(8, "melee").resolve(MISS)
    assert bout.told("melee_struck")[0].check.ledger.total == 3, "the two that were left"


def test_a_new_action_has_the_whole_three_again_mel_29():
    """MEL-29."""
    bout = Bout(fighting({(1, 11): "attack", (11, 1): "parry"})).resolve(MISS)
    assert bout.battle.shares == ()


def test_shares_of_an_action_that_was_lost_do_not_count_against_the_next_mel_29():
    """MEL-29."""
    battle = opening(shares=((11, 2, 3),))
    bout = Bout(battle).open().say(11, "parry").say(1, "attack")
    assert resolution.spare(bout.battle, 11, table()) == 3


def test_each_attacker_strikes_in_its_own_fifth_subphase_amb_107():
    """AMB-107."""
    bout = Bout(fighting({(1, 11): "attack", (2, 11): "attack", (11, 1): "attack"}, ends={2: 9}))
    bout.resolve(HIT, MISS)
    assert [event.unit for event in bout.told("melee_struck")] == [1, 11]
    assert bout.battle.units[2].fighting


def test_the_defender_strikes_its_one_target_only_mel_31():
    """MEL-31."""
    battle = fighting({(1, 11): "attack", (2, 11): "attack", (11, 2): "attack"})
    bout = Bout(battle).resolve(MISS, MISS, HIT)
    assert bout.wounds() == {2: "L"}


def test_two_hits_on_one_unit_are_two_levels_mel_25():
    """MEL-25."""
    battle = fighting({(1, 11): "attack", (2, 11): "attack", (11, 2): "attack"})
    assert Bout(battle).resolve(HIT, HIT, MISS).wounds() == {11: "M"}


def test_new_n3_a_fighter_dazed_by_fire_does_not_roll_and_the_other_does_mel_21_amb_110():
    """MEL-21, AMB-110, NEW-N3."""
    bout = Bout(fighting(DUEL, units={11: DAZED}))
    engaging.cleanup(bout.story, table())
    bout.resolve(HIT)
    assert [event.unit for event in bout.told("melee_struck")] == [1]
    assert bout.wounds() == {11: "L"}


def test_a_dazed_parrier_hinders_nobody_amb_110():
    """AMB-110."""
    battle = fighting({(1, 11): "attack", (11, 1): "parry"}, units={11: DAZED})
    assert Bout(battle).resolve(HIT).wounds() == {11: "L"}


def test_nobody_strikes_the_fallen_amb_110():
    """AMB-110."""
    bout = Bout(fighting(DUEL, units={11: {"wound": "U"}})).resolve()
    assert not bout.told("melee_struck")


def test_a_helpless_victim_does_not_strike_back_amb_133():
    """AMB-133."""
    bout = Bout(fighting({(1, 11): "attack"})).resolve(HIT)
    assert bout.wounds() == {11: "L"}


def test_after_the_resolution_both_are_free_and_still_engaged_amb_111():
    """AMB-111."""
    bout = Bout(fighting(DUEL)).resolve(MISS, MISS)
    assert [bout.battle.units[number].action for number in (1, 11)] == [None, None]
    assert bout.pairs() == [(1, 11)]
    assert bout.later(9).open().asked == IntentAsked(
        unit=11, attacker=1, defender=11, options=("attack", "parry", "avoid", "out")
    )


def test_a_fight_that_must_be_declared_again_ends_with_its_resolution_amb_111():
    """AMB-111."""
    assert Bout(fighting(DUEL), {"melee.continuation": "declare_again"}).resolve(MISS, MISS).pairs() == []


def test_a_fight_with_a_fallen_party_is_over_amb_110():
    """AMB-110."""
    bout = Bout(fighting(DUEL, units={11: {"wound": "S"}})).resolve(HIT, MISS)
    assert (bout.wounds(), bout.pairs()) == ({11: "U"}, [])


def test_stances_are_asked_for_at_the_resolution_if_the_table_says_so_amb_108():
    """AMB-108."""
    late = {"melee.parryDeclaration": "resolution"}
    bout = Bout(fighting({(1, 11): None, (11, 1): None}), late).ask()
    assert bout.asked == IntentAsked(unit=1, attacker=1, defender=11, options=("attack", "parry"))
    bout.say(1, "attack").say(11, "parry").resolve(2)
    assert [event.check.ledger.total for event in bout.told("melee_struck")] == [4]


def test_zero_gravity_hinders_every_blow_zrg_13_mel_32():
    """ZRG-13, MEL-32."""
    bout = Bout(fighting(DUEL, setup_changes={"zero_g": True})).resolve(HIT, HIT)
    assert bout.wounds() == {}


def test_a_whole_fight_from_the_opening_to_the_second_round_mel_06_mel_20_mel_27_amb_111():
    """MEL-06, MEL-20, MEL-27, AMB-111."""
    bout = Bout(opening()).open().say(11, "attack").say(1, "attack")
    bout.later(8, "melee").resolve(HIT, MISS)
    bout.later(9).open().say(11, "parry").say(1, "attack")
    assert bout.battle.units[1].action.end == Moment(2, 3)
    assert bout.battle.units[1].hit_bonus


FACES = st.integers(1, 10)


@given(FACES, FACES, st.sampled_from(["attack", "parry"]), st.sampled_from(["none", "L", "M", "S"]))
def test_melee_never_dazes_and_never_takes_more_than_a_level_mel_25_mel_26(mine, theirs, stance, wound):
    """MEL-25, MEL-26."""
    battle = fighting({(1, 11): "attack", (11, 1): stance}, units={11: {"wound": wound}})
    bout = Bout(battle).resolve(*([mine, theirs] if stance == "attack" else [mine]))
    assert not bout.told("unit_dazed")
    assert all(event.levels == 1 for event in bout.told("unit_wounded"))


@given(FACES)
def test_a_one_always_hits_and_a_ten_never_mel_24(face):
    """MEL-24."""
    hard = fighting({(1, 11): "attack", (11, 1): "parry"}, units={1: {"wound": "S"}})
    easy = fighting({(1, 11): "attack"}, soldiers={1: {"troop": "counter_insurgency"}, 11: {"armour": "No"}})
    assert bool(Bout(hard).resolve(face).wounds().get(11)) == (face == 1)
    assert bool(Bout(easy).resolve(face).wounds()) == (face <= 7)


def test_a_stance_nobody_has_chosen_is_none():
    battle = opening(engaged())
    assert resolution.stance(battle, battle.units[1]) is None
