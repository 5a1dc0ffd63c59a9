"""Saying again what was said last, and going on until somebody is asked something."""

import pytest
from support.battles import setup
from support.drawn import draw

from squadlog.battle.commands import Begin, ChooseOrder, Done, Orders
from squadlog.battle.outcome import Accepted
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import STANDING
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Position, StatedMove, Waypoint
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.session.battle_session import Session

SEED = 5
"""Of dice that let red act first."""


def opened(store, red=(1, 2, 3), blue=(11,), **changes):
    """A battle at the slot of red in T1.s1, which acts first."""
    soldiers = {number: {"armour": "No"} for number in (*red, *blue)}
    seat = Session.create(store, setup(red, blue, seed=SEED, soldiers=soldiers, **changes)).seat(Speaker())
    seat.submit(Begin())
    seat.say("initiative")
    while seat.due.ask().kind == "choose_order":
        mine = seat.due.ask().grouping
        seat.submit(ChooseOrder(grouping=mine, choice="MOVE"))
    assert seat.known.active.id == "red"
    return seat


def last(seat):
    """The command that was said last, as the record keeps it."""
    return command_from_json(seat.of(Speaker(seat=REFEREE)).log.entries()[-1].command)


def said(outcome):
    assert isinstance(outcome, Accepted), outcome
    return outcome.lines


def round_(seat):
    """Both groupings are done."""
    said(seat.submit(Done()))
    said(seat.submit(Done()))


def test_each_does_again_what_it_was_told_last(store):
    seat = opened(store)
    said(seat.say("run 1 2m; walk 2 1m; kneel 3"))
    round_(seat)
    said(seat.again(1, 2))
    assert isinstance(last(seat), Orders)
    assert [(one.unit, one.mode, one.move.distance_m) for one in last(seat).orders] == [
        (1, "run", 2.0),
        (2, "walk", 1.0),
    ]


def test_the_last_order_may_be_long_ago(store):
    seat = opened(store)
    said(seat.say("run 1 2m"))
    for _ in range(3):
        round_(seat)
    said(seat.again(1))
    assert last(seat).orders[0].mode == "run"
    assert isinstance(seat.say("as before"), Refusal), "in the second before it was told nothing"


def test_as_before_is_for_those_who_lack_orders(store):
    seat = opened(store)
    said(seat.say("walk 1-3 1m"))
    round_(seat)
    said(seat.say("hold 2"))
    said(seat.as_before())
    assert [one.unit for one in last(seat).orders] == [1, 3]
    assert seat.as_before().code == "nothing-to-repeat"


def test_who_cannot_is_named(store):
    seat = opened(store)
    said(seat.say("walk 1-3 1m"))
    round_(seat)
    seat.say("correct 2 posture=kneeling because of the test")
    assert any("Left out: 2 Trooper 2 kneels" in line for line in said(seat.say("as before")))


def test_what_is_still_under_way_is_gone_on_with(store):
    seat = opened(store)
    said(seat.say("reload 1 walking 1m"))
    round_(seat)
    said(seat.say("again 1"))
    assert (last(seat).orders[0].kind, last(seat).orders[0].move.distance_m) == ("continue", 1.0)


def test_what_was_let_stand_is_not_let_stand_again(store):
    seat = opened(store, red=(1,))
    seat.say("correct 1 posture=kneeling because of the test")
    said(seat.say("walk 1 1m overrule because it is late"))
    round_(seat)
    assert seat.again(1).rule == "ACT-25"


def test_it_is_one_step_that_one_undo_takes_back(store):
    seat = opened(store)
    said(seat.say("walk 1-3 1m"))
    round_(seat)
    before = seat.known
    said(seat.say("as before"))
    seat.undo()
    assert seat.known == before


def test_an_undone_order_was_never_given(store):
    seat = opened(store)
    said(seat.say("walk 1 1m"))
    seat.undo()
    refused = seat.again(1)
    assert (refused.code, refused.sentence) == ("nothing-to-repeat", "There is no earlier order to repeat.")


def test_a_side_repeats_its_own_orders_only(store):
    seat = opened(store)
    said(seat.say("walk 1-3 1m"))
    round_(seat)
    assert seat.of(Speaker(seat="blue")).again(1).code == "not-yours"


def on_the_map(store):
    made = draw("a..............\n...............")
    starts = (
        Start(unit=1, position=Position(x=0.5, y=0.5, facing_deg=90.0)),
        Start(unit=11, position=Position(x=14.5, y=1.5, facing_deg=270.0)),
    )
    return opened(store, red=(1,), map=dump_map(made.map), starts=starts)


def test_a_way_to_a_place_leads_on_to_it_and_any_other_goes_on_from_here(store):
    seat = on_the_map(store)
    said(seat.say("walk 1 toward 12.5,0.5"))
    round_(seat)
    said(seat.say("again 1"))
    assert last(seat).orders[0].move.path == (Waypoint(x=12.5, y=0.5),)
    seat.undo()
    said(seat.say("walk 1 east 1m"))
    round_(seat)
    said(seat.say("again 1"))
    assert last(seat).orders[0].move == StatedMove(path=(Waypoint(x=4.5, y=0.5),))


# Going on


def test_it_stops_at_once_where_somebody_has_no_orders(store):
    seat = opened(store)
    refused = seat.go_on()
    assert (refused.code, refused.rule) == ("asked", "ACT-16")
    assert refused.sentence == "1 Trooper 1, 2 Trooper 2, 3 Trooper 3 have no orders."


def test_it_stops_for_the_dazed_who_may_go_down_and_says_that_they_may_do_no_more(store):
    """WND-04: kneeling and going prone are left to them; who lies already is asked nothing."""
    seat = opened(store, red=(1,))
    said(seat.say("correct 1 dazed=T1.s9 because hit"))
    said(seat.say("hold 11"))
    said(seat.say("done"))
    refused = seat.go_on()
    assert (refused.code, refused.rule) == ("asked", "WND-04")
    assert refused.sentence == "1 Trooper 1 has no orders: dazed, they may only go down."
    said(seat.say("correct 1 posture=prone because down"))
    assert seat.due.ask().units == (11,), "their slot went by itself"


def test_it_goes_on_slot_by_slot_until_somebody_has_something_to_decide(store):
    seat = opened(store)
    said(seat.say("standing 1-3 run 8m"))
    said(seat.go_on())
    assert (seat.known.now.subphase, seat.known.active.id) == (1, "blue")
    said(seat.say("standing 11 hold until T1.s5"))
    lines = said(seat.say("go on"))
    assert str(seat.known.now) == "T1.s3"
    assert seat.due.ask().units == (1, 2, 3)
    assert any("the standing order is done" in line for line in lines)
    assert sum("runs." in line for line in lines) == 3


def test_each_slot_is_a_step_of_its_own(store):
    seat = opened(store)
    said(seat.say("standing 1-3 run 8m"))
    said(seat.say("standing 11 hold until T1.s5"))
    before = seat.head
    said(seat.go_on())
    assert seat.head - before == 4


def test_going_on_said_twice_with_a_key_goes_no_further_and_tells_all_again(store):
    seat = opened(store)
    said(seat.say("standing 1-3 run 8m"))
    said(seat.say("standing 11 hold until T1.s5"))
    first, head = said(seat.go_on(key="k")), seat.head
    said(seat.say("hold rest"))
    assert said(seat.go_on(key="k")) == first
    assert seat.head == head + 1


def test_what_went_on_before_a_die_is_told_with_it(store):
    seat = opened(store, red=(1, 2), blue=(11, 12))
    said(seat.say("dice all typed"))
    said(seat.say("standing 2,12 hold until T2.s1"))
    said(seat.say("engage 1 with 11 in reach"))
    round_(seat)
    said(seat.say("attack 11"))
    said(seat.say("attack 1"))
    lines = said(seat.go_on())
    assert sum(line.startswith("—") for line in lines) == 4, lines
    assert seat.die.roll is not None


def test_it_ends_with_the_turn_at_the_latest(store):
    seat = opened(store)
    said(seat.say("standing 1-3 hold"))
    said(seat.say("standing 11 hold"))
    said(seat.go_on())
    assert seat.due.ask().kind == "roll_initiative"
    assert seat.go_on().code == "asked"


def test_who_watches_goes_on_watching_until_somebody_comes(store):
    """ACT-54: who holds opportunity fire is asked as somebody moves."""
    seat = opened(store, red=(1,))
    said(seat.say("watch 1"))
    said(seat.submit(Done()))
    said(seat.say("standing 11 run 8m"))
    said(seat.go_on())
    assert seat.due.ask().kind == "opportunity"


def test_a_side_goes_on_in_its_own_slot_only(store):
    seat = opened(store)
    said(seat.say("standing 1-3 run 8m"))
    red = seat.of(Speaker(seat="red"))
    said(seat.say("standing 11 hold until T1.s5"))
    said(red.go_on())
    assert red.known.active.id == "blue"
    assert red.go_on().code == "not-yours"


def test_whose_slot_it_is_not_learns_nothing_of_who_has_a_standing_order(store):
    seat = opened(store)
    said(seat.say("hold 1"))
    said(seat.say("standing 2 hold until T1.s5"))
    round_(seat)
    refused = seat.of(Speaker(seat="blue")).go_on()
    assert refused.code == "not-yours"
    assert "unit 1" not in refused.sentence
    asked = seat.of(Speaker(seat="red")).go_on()
    assert "1 " in asked.sentence
    assert "2 " not in asked.sentence


@pytest.mark.parametrize("sentence", ["hold rest", "as before", "again"])
def test_who_keeps_a_standing_order_is_not_among_those_who_lack_orders(store, sentence):
    seat = opened(store)
    said(seat.say("dice red typed"))
    said(seat.say("standing 1 fire at 11"))
    said(seat.say("hold 2,3"))
    round_(seat)
    seat.say("shot 1 at 11 range 12 no cover in sight in arc adjust +5 because it is dark")
    said(seat.say("9"))
    assert str(seat.known.now) == "T1.s2"
    assert seat.known.units[1].declaration is None, "it may not fire twice running"
    said(seat.say(sentence))
    assert seat.known.units[1].holds(STANDING) is not None
    assert [seat.known.units[number].declaration is not None for number in (1, 2, 3)] == [False, True, True]


def test_the_audit_finds_a_record_with_standing_orders_sound(store):
    seat = opened(store)
    said(seat.say("standing 1-3 run 8m"))
    said(seat.say("standing 11 hold until T1.s5"))
    said(seat.go_on())
    said(seat.say("stop 11"))
    assert seat.of(Speaker(seat=REFEREE)).exports.audit() == ()


def test_another_side_reads_nothing_of_a_standing_order(store):
    seat = opened(store)
    said(seat.say("standing 1-3 run 8m"))
    blue = seat.of(Speaker(seat="blue"))
    entry = blue.log.entries()[-1]
    assert (entry.command, any("standing" in line for line in entry.lines)) == ("", False)
    for form in ("json", "csv", "story"):
        assert "standing order" not in blue.exports.export(form)
        assert "standing order" in seat.of(Speaker(seat="red")).exports.export(form) or form == "csv"
    assert "standing" not in str(seat.of(Speaker(seat="blue")).undo())


def test_to_undo_a_step_that_opened_a_second_names_the_second(store):
    seat = opened(store)
    for _side in ("red", "blue"):
        seat.say("hold rest")
        seat.say("done")
    assert seat.undo().sentence == "Undone: start of subphase 2."
