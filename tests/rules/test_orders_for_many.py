"""One order for several units: those who can take it do, the others are named; a single step (ACT-02, ACT-16)."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, skirmish, table
from support.laws import law
from support.players import RandomPlayer
from support.playing import Played

from squadlog.base.dice import SeededDice
from squadlog.battle.commands import Declare, Hold, Orders, WithholdFire, order_for
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import not_yours, owner
from squadlog.battle.state import QueuedShot
from squadlog.reports.narrate import tell
from squadlog.rules.desk.engine import decide, refusal

DAZED = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
ONE_BY_ONE = {"action.groupingMode": "unit_by_unit"}


def walk(unit):
    return Declare(unit=unit, action="move", mode="walk")


def test_those_who_can_do_and_the_others_are_named_with_the_reason():
    played = Played(skirmish(red=(1, 2, 3), units={2: DAZED}))
    before = played.battle
    told = played.do(order_for((1, 2, 3), walk))
    assert [event.kind for event in told] == ["action_declared", "order_left_out", "action_declared"]
    assert (told[1].unit, told[1].rule) == (2, "WND-04")
    assert tell(before, told)[1] == "T1.s1 Left out: 2 Trooper 2 is dazed through T1.s4 [WND-04]."


def test_it_is_refused_when_nobody_can():
    played = Played(skirmish(red=(1, 2), units={1: DAZED, 2: DAZED}))
    said = played.refused(order_for((1, 2), walk))
    assert (said.code, said.rule) == ("nobody-can", "WND-04")
    assert said.sentence == ("None of them can. 1 Trooper 1 is dazed through T1.s4; likewise 2.")


def test_reasons_that_differ_have_their_rules():
    played = Played(skirmish(red=(1, 2), units={1: DAZED, 2: {"wound": "U"}}))
    said = played.refused(order_for((1, 2), walk))
    assert said.sentence == (
        "None of them can. 1 Trooper 1 is dazed through T1.s4 [WND-04]. 2 Trooper 2 is out of the fight [WND-17]."
    )


def test_of_many_who_cannot_those_with_one_reason_are_named_together():
    units = {**dict.fromkeys(range(1, 8), DAZED), 8: {"wound": "U"}}
    said = Played(skirmish(red=tuple(units), units=units)).refused(order_for(units, walk))
    assert said.sentence == (
        "None of them can. 1 Trooper 1 is dazed through T1.s4 [WND-04]; likewise 2-7. "
        "8 Trooper 8 is out of the fight [WND-17]."
    )


def test_those_left_out_for_one_reason_share_a_line():
    units = {**dict.fromkeys((2, 3, 4, 6), DAZED), 5: {"wound": "U"}}
    played = Played(skirmish(red=(1, 2, 3, 4, 5, 6), units=units))
    before = played.battle
    assert tell(before, played.do(order_for(range(1, 7), walk))) == (
        "T1.s1 1 Trooper 1 walks.",
        "T1.s1 Left out: 2 Trooper 2 is dazed through T1.s4 [WND-04]; likewise 3, 4, 6.",
        "T1.s1 Left out: 5 Trooper 5 is out of the fight [WND-17].",
    )


def test_who_is_refused_by_name_is_told_with_the_number():
    played = Played(skirmish(red=(1, 2)))
    crawl = order_for((1, 2), lambda unit: Declare(unit=unit, action="move", mode="crawl"))
    assert played.refused(crawl).sentence.startswith("None of them can. 1 Trooper 1 is standing; ")


def test_a_reason_that_all_share_is_said_once():
    played = Played(skirmish(red=(1, 2), blue=(11,), stage="fire", fire_queue=()))
    refused = played.refused(order_for((1, 2), walk))
    assert refused.sentence == "Units act in the action step; this is the fire step."


def test_nobody_is_told_twice_and_somebody_is():
    played = Played(skirmish(red=(1, 2)))
    assert played.refused(Orders(orders=(walk(1), Hold(unit=1)))).code == "named-twice"
    assert played.refused(Orders(orders=())).code == "nobody"


def test_the_table_lets_the_order_of_one_stand():
    played = Played(skirmish(red=(1, 2), units={2: DAZED}))
    told = played.do(Orders(orders=(walk(1), replace(walk(2), overrule="it is nearly over"))))
    assert [event.kind for event in told] == ["action_declared", "overruled", "action_declared"]


def test_when_units_act_one_by_one_each_is_carried_out_in_its_place():
    """AMB-13."""
    played = Played(skirmish(red=(1, 2)), ONE_BY_ONE)
    played.do(order_for((2, 1), walk))
    assert [event.unit for event in played.of_kind("unit_moved")] == [2, 1]


def test_shots_that_several_withhold():
    shots = tuple(QueuedShot(unit=unit, weapon="SR") for unit in (1, 2))
    played = Played(skirmish(red=(1, 2), stage="fire", fire_queue=shots))
    played.do(order_for((1, 2), lambda unit: WithholdFire(unit=unit)))
    assert played.battle.fire_queue == ()


def test_a_side_orders_its_own_only():
    battle = skirmish(red=(1, 2), blue=(11,))
    own, mixed = order_for((1, 2), walk), order_for((1, 11), walk)
    assert (owner(battle, own), owner(battle, mixed)) == ("red", "table")
    assert not_yours(battle, "red", own) is None
    assert not_yours(battle, "blue", own).sentence == "Only Red can say this."
    assert not_yours(battle, "red", mixed).code == "not-yours"
    overruled = Orders(orders=(walk(1), replace(walk(2), overrule="why not")))
    assert not_yours(battle, "red", overruled).rule == "GEN-06"


def _somewhere(seed, steps, rulings):
    battle, player = first_state(setup((1, 2, 3), (11, 12, 13))), RandomPlayer(seed, warlike=0.7)
    for step in range(steps):
        at = table(dice=SeededDice(seed * 1000 + step), rulings=rulings)
        told = ()
        for command in player.commands(battle, at):
            told = decide(battle, command, at)
            if not isinstance(told, Refusal):
                break
        for event in told:
            battle = evolve(battle, event)
    return battle


@law(120)
@given(
    seed=st.integers(0, 40),
    steps=st.integers(3, 40),
    rulings=st.sampled_from(({}, ONE_BY_ONE)),
    orders=st.lists(
        st.builds(
            Declare,
            unit=st.sampled_from((1, 2, 3, 11, 12, 13, 40)),
            action=st.just("move"),
            mode=st.sampled_from(("walk", "run", "crawl")),
        )
        | st.builds(Hold, unit=st.sampled_from((1, 2, 3, 11, 12, 13))),
        min_size=1,
        max_size=5,
        unique_by=lambda order: order.unit,
    ),
)
def test_together_is_one_after_the_other(seed, steps, rulings, orders):
    """Law: the battle after orders for several is the battle after each of them was said by itself."""
    battle = _somewhere(seed, steps, rulings)
    one_by_one, left_out = battle, []
    at = table(dice=SeededDice(7), rulings=rulings)
    for order in orders:
        told = decide(one_by_one, order, at)
        if isinstance(told, Refusal):
            left_out.append((order.unit, told.code))
            continue
        for event in told:
            one_by_one = evolve(one_by_one, event)
    command = Orders(orders=tuple(orders))
    together = decide(battle, command, table(dice=SeededDice(7), rulings=rulings))
    refused = refusal(battle, command, table(rulings=rulings))
    assert (refused is not None) == isinstance(together, Refusal) == (len(left_out) == len(orders))
    if isinstance(together, Refusal):
        return
    for event in together:
        battle = evolve(battle, event)
    assert battle == one_by_one
    assert [(event.unit, event.code) for event in together if event.kind == "order_left_out"] == left_out
