"""Fights that do not go by the book's example: several attackers, dazes, escapes under fire, ends of turns."""

from support.battles import skirmish
from support.melees import engaged, opened, swinging
from support.playing import Played

from squadlog.battle.commands import (
    Cancel,
    Continue,
    Declare,
    DeclineShot,
    Done,
    Engage,
    FaceAttacker,
    Fire,
    GiveIntent,
    OpportunityShot,
    ShareParry,
)
from squadlog.battle.moment import Moment
from squadlog.battle.pending import IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import Glimpse, StatedMove

CLEAR = StatedMove(clears=True, seen_by=())
UNSEEN = StatedMove(seen_by=())


def test_three_attackers_of_different_subphases_strike_one_after_the_other_mel_20_mel_30_amb_107():
    """1 attacks in s1, 2 in s2, 3 in s3: blows fall in s6, s7 and s8, and the +3 is for the parry of s2 to s6."""
    play = Played(skirmish((1, 2, 3), (11,)))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(FaceAttacker(unit=11))
    play.do(Done())
    play.do(GiveIntent(unit=11, intent="parry"))
    play.do(GiveIntent(unit=1, intent="attack"))
    play.do(Engage(unit=2, target=11))
    play.do(Done())
    play.do(GiveIntent(unit=2, intent="attack"))
    play.do(Engage(unit=3, target=11))
    play.do(Done())
    (blow,) = [
        event for event in play.do(GiveIntent(unit=3, intent="attack"), 4) if event.kind == "melee_struck"
    ]
    begun = {event.unit: event.action.end.subphase for event in play.of_kind("melee_begun")}
    assert begun == {1: 6, 2: 7, 3: 8, 11: 6}
    assert (blow.unit, blow.check.ledger.total) == (1, -1 + 2 + 3)


def test_a_split_parry_puts_each_share_on_its_own_attacker_mel_30():
    """Two blows in s8 against one parry: 2 and 1; -1 troop and +2 armour make +3 and +2."""
    both = {
        1: {"action": swinging(11)},
        2: {"action": swinging(11)},
        11: {"action": swinging(1, stance="parry")},
    }
    play = Played(
        skirmish(
            (1, 2), (11,), units=both, now=Moment(1, 8),
            engagements=(engaged(status="fighting"), engaged(2, 11, status="fighting")),
        )
    )  # fmt: skip
    play.do(Done())
    assert isinstance(play.battle.pending, SharesAsked)
    play.do(ShareParry(unit=11, shares=((1, 2), (2, 1))), 3, 3)
    totals = [event.check.ledger.total for event in play.of_kind("melee_struck")]
    assert totals == [3, 2]
    assert play.unit(11).wound == "L", "3 + 3 misses, 3 + 2 hits"


def test_a_defender_dazed_by_fire_before_the_fight_opens_has_no_say_in_it_wnd_04_amb_133():
    """Engaged late in s1 and hit by the fire of s1: in s2 only the attacker is asked, and it alone begins."""
    play = Played(skirmish((11,), (1, 2), order=("red", "blue")))
    play.do(Done())
    play.do(Engage(unit=1, target=11))
    play.do(Declare(unit=2, action="fire_throw", target=11))
    play.do(Done())
    play.do(Fire(unit=2), 2)
    assert isinstance(play.battle.pending, IntentAsked)
    assert play.battle.pending.unit == 1
    play.do(GiveIntent(unit=1, intent="attack"))
    assert play.unit(1).fighting
    assert not play.unit(11).fighting


def test_engaging_a_watcher_costs_it_the_fire_it_holds_but_it_may_shoot_at_the_approach_act_54_amb_103():
    play = Played(skirmish(units={11: {"opportunity": "SR"}}))
    seen = StatedMove(seen_by=(Glimpse(watcher=11, at_m=1.0),))
    play.do(Declare(unit=1, action="move", mode="walk", move=seen, engage=11))
    play.do(Done())
    assert isinstance(play.battle.pending, OpportunityOffer)
    play.do(DeclineShot(unit=11))
    assert play.unit(11).opportunity is None
    assert [e.key for e in play.battle.engagements] == [(1, 11)]


def test_an_attacker_hit_on_its_way_engages_nobody_act_58_mel_03():
    play = Played(skirmish(units={11: {"opportunity": "SR"}}))
    seen = StatedMove(seen_by=(Glimpse(watcher=11, at_m=1.0),))
    play.do(Declare(unit=1, action="move", mode="walk", move=seen, engage=11))
    play.do(Done())
    play.do(OpportunityShot(unit=11, at_m=1.0), 2)
    assert play.battle.engagements == ()


def test_an_attacker_hit_on_its_way_engages_nobody_even_where_daze_spares_its_subphase_amb_92():
    play = Played(skirmish(units={11: {"opportunity": "SR"}}), {"daze.sameSubphase": "yes"})
    seen = StatedMove(seen_by=(Glimpse(watcher=11, at_m=1.0),))
    play.do(Declare(unit=1, action="move", mode="walk", move=seen, engage=11))
    play.do(Done())
    play.do(OpportunityShot(unit=11, at_m=1.0), 2)
    assert play.battle.engagements == ()


def test_a_fight_declared_in_the_last_subphase_opens_in_the_next_turn_mel_06_act_10():
    play = Played(skirmish(now=Moment(1, 10)))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(FaceAttacker(unit=11))
    play.do(Done())
    assert play.battle.stage == "initiative"
    assert [e.key for e in play.battle.engagements] == [(1, 11)]


def test_an_attacker_killed_before_the_opening_fights_nobody_amb_110():
    play = Played(skirmish((1,), (11, 12), units={1: {"wound": "S"}}))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(FaceAttacker(unit=11))
    play.do(Declare(unit=12, action="fire_throw", target=1, weapon="SR"))
    play.do(Done())
    play.do(Fire(unit=12), 2)
    assert play.unit(1).wound == "D"
    assert play.battle.engagements == ()
    assert not play.unit(11).fighting


def test_a_dazed_attacker_does_not_begin_and_its_defender_strikes_it_amb_110_wnd_04():
    """12 dazes the attacker in s1: in s2 only 11 is asked, and it alone begins."""
    play = Played(skirmish((1,), (11, 12)))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(FaceAttacker(unit=11))
    play.do(Declare(unit=12, action="fire_throw", target=1))
    play.do(Done())
    play.do(Fire(unit=12), 2)
    assert play.unit(1).dazed(play.battle.now)
    play.do(GiveIntent(unit=11, intent="attack"))
    assert (play.unit(1).fighting, play.unit(11).fighting) == (False, True)
    assert [e.key for e in play.battle.engagements] == [(1, 11)]


def test_wounds_of_the_fighter_not_of_its_foe_modify_the_blow_mel_23_wnd_10_wnd_14():
    hurt = {1: {"action": swinging(11), "wound": "M"}, 11: {"action": swinging(1), "wound": "S"}}
    play = Played(skirmish(units=hurt, now=Moment(1, 8), engagements=(engaged(status="fighting"),)))
    play.do(Done(), 10, 10)
    totals = {event.unit: event.check.ledger.total for event in play.of_kind("melee_struck")}
    assert totals == {1: -1 + 1 + 2, 11: -1 + 3 + 2}


def test_a_second_attacker_in_the_same_slot_must_be_left_too_mel_08_mel_18():
    play = Played(skirmish((1, 2), (11,)))
    play.do(Engage(unit=1, target=11))
    play.do(Engage(unit=2, target=11))
    play.do(Done())
    play.do(Declare(unit=11, action="move", mode="walk", move=CLEAR))
    play.do(Done())
    assert play.battle.engagements == ()


def test_an_attack_costs_the_attacker_its_unfinished_action_amb_140():
    play = Played(skirmish((1, 2), (11,)))
    play.do(Declare(unit=1, action="reload"))
    play.do(Done())
    play.do(Done())
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    assert play.unit(1).action is None


def test_two_enemies_that_attack_each_other_are_engaged_once_mel_17():
    play = Played(skirmish((1,), (11,)))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(FaceAttacker(unit=11))
    play.do(Done())
    assert len(play.battle.engagements) == 1


def test_a_melee_cannot_be_cancelled_in_mid_action_amb_132():
    fights = {1: {"action": swinging(11)}, 11: {"action": swinging(1)}}
    battle = skirmish((1, 2), units=fights, now=Moment(1, 5), engagements=(engaged(status="fighting"),))
    assert Played(battle).refused(Cancel(unit=1)).code == "melee-runs"


def test_a_fighter_dazed_in_mid_melee_has_no_blow_and_its_foe_has_amb_110_mel_21():
    fights = {1: {"action": swinging(11)}, 11: {"action": swinging(1)}}
    battle = skirmish(
        (1,), (11, 12), units=fights, now=Moment(1, 8), engagements=(engaged(status="fighting"),)
    )
    play = Played(battle)
    play.do(Done())
    play.do(Declare(unit=12, action="fire_throw", target=1))
    play.do(Done())
    play.do(Fire(unit=12), 5, 3)
    assert [event.unit for event in play.of_kind("melee_struck")] == [11]


def test_what_a_fighter_began_while_the_fight_was_put_off_is_lost_to_its_free_blow_mel_13_zrg_03():
    """13 lost its footing and, its fight put off, aims; when 1 slips away, 13 strikes and the aim is gone."""
    late = engaged(1, 11, continued=True)

    aims = Ongoing(kind="aimed_fire", start=Moment(1, 3), end=Moment(1, 5), weapon="SR")
    play = opened(late, red=(1,), blue=(11,), units={11: {"action": aims}})
    play.do(GiveIntent(unit=11, intent="attack"))
    play.do(GiveIntent(unit=1, intent="avoid"), 5, 10)
    assert play.unit(11).action is None
    assert play.unit(11).performed


def test_a_melee_action_runs_on_over_the_end_of_the_turn_act_10_mel_20():
    play = opened(engaged(declared=Moment(1, 8)), red=(1,), blue=(11,), now=Moment(1, 9))
    play.do(GiveIntent(unit=11, intent="attack"))
    play.do(GiveIntent(unit=1, intent="attack"))
    assert play.unit(1).action.end == Moment(2, 3)
    assert play.unit(11).action.end == Moment(2, 3)
    assert play.battle.now == Moment(2, 1), "nobody else has anything to say in s9 and s10"


def test_a_moving_combination_ends_when_an_enemy_engages_mel_04_cmb_15():
    play = Played(skirmish((11,), (1,)))
    play.do(Declare(unit=11, action="reload", mode="walk", move=UNSEEN))
    play.do(Done())
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    assert play.unit(11).action is None
    assert [event.cause for event in play.of_kind("action_lost")] == ["engaged in melee"]
    assert play.refused(Continue(unit=11)) is not None


def test_who_loses_its_footing_as_a_fight_opens_has_no_part_in_it_to_the_end_amb_134():
    """11 begins, 1 does not: no second opening in the next subphase, and in s8 11 alone rolls."""
    play = opened(red=(1, 2), blue=(11,), setup_changes={"zero_g": True})
    play.do(GiveIntent(unit=11, intent="attack"))
    play.do(GiveIntent(unit=1, intent="attack"), 2, 9)
    assert [e.status for e in play.battle.engagements] == ["fighting"]
    while play.battle.now.subphase < 8:
        play.do(Done())
    play.do(Done(), 10)
    assert [event.unit for event in play.of_kind("melee_struck")] == [11]


def test_a_fighter_dazed_in_the_last_subphase_of_its_melee_keeps_its_bonus_for_the_next_mel_27_amb_110():
    """Its action is lost before the blows, so that it is not the one the bonus was for."""
    fights = {1: {"action": swinging(11), "hit_bonus": True}, 11: {"action": swinging(1)}}
    fought = engaged(status="fighting")
    play = Played(skirmish((1,), (11, 12), units=fights, now=Moment(1, 8), engagements=(fought,)))
    play.do(Done())
    play.do(Declare(unit=12, action="fire_throw", target=1))
    play.do(Done())
    play.do(Fire(unit=12), 5, 10)
    assert play.unit(1).hit_bonus
