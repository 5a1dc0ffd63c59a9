"""Turn 1 opens when each side has said that it is ready, or the referee begins (SET-05)."""

import pytest
from support.battles import setup
from support.piles import FIELD

from squadlog.battle.commands import Begin
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Goods
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.rules.common.kept.readiness import SayReady
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.question import question
from squadlog.setup.scenes import load_battle


def seats(store, *names, **more):
    session = Session.create(store, setup((1, 2), (11, 12), **more))
    return [session.seat(Speaker(seat=name)) for name in names]


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def offered(seat):
    """What Enter would do, as it is offered."""
    return [one.says for one in question(seat).answers if one.enter]


def test_it_opens_with_the_last_side_that_is_ready_set_05(store):
    red, blue = seats(store, "red", "blue")
    assert offered(red) == offered(blue) == [SayReady()]
    assert stands(red.say("ready")).lines == ("Red is ready.",)
    assert (offered(red), offered(blue)) == ([], [Begin()])
    assert (red.asked(), blue.asked()) == (False, True)
    assert question(red).sentence == question(blue).sentence == "Red is ready: turn 1 waits for Blue."
    refused = red.say("begin")
    assert (refused.code, refused.sentence) == ("not-ready", "Turn 1 waits for Blue.")
    assert red.say("ready").code == "ready"
    assert stands(blue.say("ready")).lines[0] == "Blue is ready."
    assert red.known.stage == "initiative"


def test_no_side_begins_for_another_that_has_things_unlaid_set_05(store):
    goods = (Goods(side="blue", item="mine", count=2, secret=True),)
    red, blue = seats(store, "red", "blue", chapters=("mines",), goods=goods)
    assert red.say("begin").sentence == "Turn 1 waits for Blue."
    stands(red.say("ready"))
    stands(blue.say('lay blue mine where "by the gate"'))
    stands(blue.say("begin"))


def test_at_one_keyboard_and_beside_a_referee_it_begins_with_no_key_more(store):
    for name in (TABLE, REFEREE):
        (seat,) = seats(store, name)
        assert offered(seat) == [Begin()]
        stands(seat.say("begin"))
        (seat,) = seats(store, name)
        assert stands(seat.say("ready")).lines == ("Turn 1 begins.",)


def test_how_another_sets_up_is_not_to_be_typed_where_it_is_told_who_is_ready(store):
    session = Session.create(store, load_battle("pest_control", load_rulebook(), load_rulings()))
    red, blue = (session.seat(Speaker(seat=name)) for name in ("red", "blue"))
    assert question(blue).typed
    stands(red.say("ready"))
    assert question(blue).typed == ()


def test_one_person_beside_a_side_on_paper_waits_for_nobody(store):
    (red,) = seats(store, "red", paper=("blue",), soldiers={11: {"paper": True}, 12: {"paper": True}})
    assert offered(red) == [Begin()]


def test_a_side_is_ready_with_what_it_has_laid_and_may_take_it_back(store):
    red, blue = seats(store, "red", "blue", map=dump_map(FIELD))
    stands(red.say("ready"))
    assert red.say("put 1 at 2,2").sentence == "Red has said that it is ready."
    stands(blue.say("put 11 at 12,4"))
    assert stands(red.say("unready")).lines == ("Red is not ready after all.",)
    stands(red.say("put 1 at 2,2"))
    assert blue.say("begin").code == "not-ready"


def test_each_side_answers_for_its_own_alone_hid_09_ldr_01(store):
    """Nobody is refused for what another has not placed or named, nor hears of it."""
    hidden = {11: {"begins": ("hidden",)}, 12: {"begins": ("hidden",)}}
    red, blue, public = seats(
        store, "red", "blue", NOBODY, chapters=("hiding", "leadership"), soldiers=hidden, map=dump_map(FIELD)
    )
    assert "No leader is named for" in red.say("ready").sentence
    assert "Blue" not in red.say("ready").sentence
    stands(red.say("leader 1"))
    stands(red.say("ready"))
    refused = blue.say("ready")
    assert refused.code in {"not-placed", "no-leader"}
    for number in (11, 12):
        stands(blue.say(f"hide {number} at 12,{number - 8}"))
    stands(blue.say("placed blue"))
    stands(blue.say("leader 11"))
    stands(blue.say("ready"))
    assert public.known.stage == "initiative"


@pytest.mark.parametrize("laid", [True, False])
def test_who_is_ready_tells_nobody_what_was_laid(store, laid):
    goods = (Goods(side="blue", item="mine", count=2, secret=True),) if laid else ()
    red, blue = seats(store, "red", "blue", chapters=("mines",), goods=goods)
    if laid:
        stands(blue.say('lay blue mine where "by the gate"'))
    stands(blue.say("ready"))
    assert red.head == 2
    assert [one.lines for one in red.log.entries()][1:] == [("Blue is ready.",)]
    assert [one.say for one in question(red).answers if one.enter] == ["begin"]


def test_whoever_was_ready_plays_and_notes_as_ever(store):
    """What a side is ready with binds before play alone, and a note sets up nothing."""
    red, blue = seats(store, "red", "blue")
    stands(red.say("ready"))
    stands(red.say("note private they are late"))
    stands(blue.say("ready"))
    stands(red.say("initiative"))
    while red.due.ask().kind == "choose_order":
        stands({"red": red, "blue": blue}[red.due.ask().side].say("move"))
    first = {"red": red, "blue": blue}[red.due.ask().side]
    stands(first.say(f"hold {first.due.ask().units[0]}"))
