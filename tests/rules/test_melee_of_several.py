"""One against several, and who attacks while attacked: whom it may choose, and in what order.

MEL-18, MEL-21, MEL-31, AMB-107.
"""

import pytest
from support.melees import Bout, begun, engaged, opening, swinging

from squadlog.battle.pending import EscapeAsked, IntentAsked

TECH = {11: {"troop": "tech", "armour": "LI"}}


def two_on_one(**battle):
    return opening(engaged(), engaged(2, 11), **battle)


def answered(bout, first, second):
    """The defender's answers to 1 and 2, who both attack."""
    return bout.open().say(11, first).say(1, "attack").say(11, second)


def test_several_attackers_are_avoided_one_by_one_mel_18():
    """MEL-18."""
    bout = answered(Bout(two_on_one(soldiers=TECH)), "avoid", "avoid").say(2, "attack", 2, 9, 3, 9)
    assert [event.attacker for event in bout.told("avoidance_rolled")] == [1, 2]
    assert [event.unit for event in bout.told("melee_struck")] == [1, 2]
    assert bout.asked == EscapeAsked(unit=11, attacker=2)
    assert bout.pairs() == [(2, 11)], "the first is left behind already"


def test_one_failure_holds_the_defender_with_that_attacker_alone_mel_18_mel_15():
    """MEL-18, MEL-15."""
    bout = (
        answered(Bout(two_on_one(soldiers=TECH)), "avoid", "avoid")
        .say(2, "attack", 2, 9, 8)
        .say(11, "attack")
    )
    assert bout.pairs() == [(2, 11)]
    assert {unit: action.target for unit, action in begun(bout).items()} == {11: 2, 2: 11}


@pytest.mark.parametrize(
    ("first", "second", "target"), [("attack", "attack", 1), ("parry", "attack", 2), ("out", "parry", 2)]
)
def test_the_defender_strikes_one_of_several_attackers_mel_31(first, second, target):
    """MEL-31."""
    bout = answered(Bout(two_on_one()), first, second).say(2, "attack")
    actions = begun(bout)
    assert actions[11].target == target
    assert {actions[1].target, actions[2].target} == {11}


def test_who_strikes_one_attacker_has_no_parry_against_the_other_mel_31_mel_28():
    """MEL-31, MEL-28: the second question does not offer what would come to nothing."""
    bout = Bout(two_on_one()).open()
    bout.say(11, "attack").say(1, "attack")
    assert bout.asked.unit == 11
    assert "parry" not in bout.asked.options


def test_a_new_attacker_does_not_stop_a_running_melee_and_begins_alone_amb_107():
    """AMB-107."""
    battle = opening(
        engaged(2, 11, status="fighting"),
        engaged(),
        units={2: {"action": swinging(11, end=6)}, 11: {"action": swinging(2, end=6)}},
    )
    bout = Bout(battle).open()
    assert bout.asked.unit == 1
    bout.say(1, "attack")
    assert list(begun(bout)) == [1]
    assert bout.battle.units[11].action == swinging(2, end=6)


def test_fights_open_for_one_defender_after_the_other_in_initiative_order_mel_21():
    """MEL-21."""
    bout = Bout(opening(engaged(1, 12), engaged(2, 11))).open()
    assert bout.asked.defender == 11
    bout.say(11, "attack").say(2, "attack")
    assert bout.asked.defender == 12


def test_a_fight_may_open_at_the_defenders_place_in_the_order_amb_141():
    """AMB-141."""
    slot = {"melee.openingStep": "slot"}
    assert Bout(opening(), slot).open().story.events == []
    assert Bout(opening(stage="actions", acting=0), slot).open().story.events == [], "the attackers' slot"
    assert Bout(opening(stage="actions", acting=1), slot).open().asked.unit == 11
    assert Bout(opening(stage="actions", acting=1)).open().story.events == []


def both_ways(**battle):
    """1 attacked 12, and 11 attacked 1, which had acted by then."""
    return Bout(opening(engaged(1, 12, late=False), engaged(11, 1), **battle)).open()


def test_who_attacks_and_is_attacked_chooses_its_one_opponent_amb_107():
    """AMB-107, MEL-31: the fight it began itself is asked about too."""
    bout = both_ways()
    bout.say(1, "out").say(11, "attack")
    assert bout.asked == IntentAsked(unit=12, attacker=1, defender=12, options=("attack", "parry", "out"))
    bout.say(12, "parry").say(1, "attack")
    assert {unit: (action.target, action.stance) for unit, action in begun(bout).items()} == {
        11: (1, "attack"),
        12: (1, "parry"),
        1: (12, "attack"),
    }


def test_who_strikes_its_attacker_strikes_nobody_else_mel_31():
    """MEL-31: what it began itself is not asked of it any more; its own target may strike it or leave."""
    bout = both_ways().say(1, "attack").say(11, "attack")
    assert bout.asked.unit == 12
    bout.say(12, "attack")
    assert {unit: action.target for unit, action in begun(bout).items()} == {1: 11, 11: 1, 12: 1}


def test_the_target_of_one_who_strikes_another_may_leave_mel_16():
    """MEL-16: nobody is held by somebody who strikes another."""
    bout = both_ways().say(1, "attack").say(11, "attack").say(12, "out")
    assert {unit: action.target for unit, action in begun(bout).items()} == {1: 11, 11: 1}
    assert bout.pairs() == [(11, 1)]


def test_who_chose_to_attack_gives_up_a_parry_against_the_other_amb_107():
    """AMB-107, MEL-29: one melee action is either an attack on one or a parry."""
    bout = both_ways().say(1, "parry").say(11, "attack").say(12, "attack").say(1, "attack")
    assert {unit: (action.target, action.stance) for unit, action in begun(bout).items()} == {
        11: (1, "attack"),
        12: (1, "attack"),
        1: (12, "attack"),
    }


def test_a_ring_of_three_fights_is_asked_about_whole_before_anybody_begins_mel_31():
    """MEL-31: 1 attacked 11, 11 attacked 2, and 12 attacked 1."""
    ring = (engaged(1, 11, late=False), engaged(11, 2), engaged(12, 1))
    bout = Bout(opening(*ring)).open()
    while bout.asked is not None:
        assert not bout.told("melee_begun")
        bout.say(bout.asked.unit, "attack")
    assert set(begun(bout)) == {1, 2, 11, 12}
    assert all(len([e for e in bout.told("melee_begun") if e.unit == unit]) == 1 for unit in begun(bout))
