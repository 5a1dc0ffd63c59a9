"""Who hides at set-up, and what is let stand for a secret placement: its own side is told, and nobody else."""

import json
import random

import pytest
from large.leaks import fought
from large.paged_pairs import paged_setup
from support.battles import setup
from support.matches import hasty_store
from support.piles import FIELD

from squadlog.battle.commands import Begin
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Goods
from squadlog.facts.seats import NOBODY, TABLE, Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.reports.story.report import report
from squadlog.session.battle_session import Session

OTHERS = pytest.mark.parametrize("seat", ["red", TABLE, NOBODY])


@pytest.fixture
def hiding(tmp_path):
    """Blue may hide its three, of whom one begins hidden."""
    store = hasty_store(tmp_path / "squadlog.db")
    made = setup(
        (1, 2),
        (11, 12, 13),
        soldiers={11: {"begins": ("hidden",)}},
        chapters=("hiding",),
        map=dump_map(FIELD),
    )
    yield Session.create(store, made)
    store.close()


def _said(session, *sentences):
    for sentence in sentences:
        outcome = session.say(sentence)
        assert not isinstance(outcome, Refusal), (sentence, outcome)


def _read(session, seat):
    """The log of a seat as text, what was left included."""
    return " ".join(
        line for one in session.seat(Speaker(seat=seat)).log.entries(undone=True) for line in one.lines
    )


@OTHERS
@pytest.mark.parametrize("form", ["json", "csv"])
def test_an_export_names_nobody_who_hides_by_a_word_at_set_up_hid_01_hid_02(hiding, seat, form):
    """Not only who begins hidden."""
    _said(hiding, "hide 11 at 20,10", "hide 13 at 14,4")
    door = hiding.seat(Speaker(seat=seat))
    assert "Trooper 13" not in door.exports.export(form)
    assert "Trooper 12" in door.exports.export(form)
    assert "Trooper 13" in hiding.seat(Speaker(seat="blue")).exports.export(form)


@OTHERS
def test_how_many_take_part_is_told_as_it_is_known_by_now_hid_01_hid_02(hiding, seat):
    _said(hiding, "hide 11 at 20,10", "hide 13 at 14,4")
    assert "Red against Blue, 3 units." in _read(hiding, seat)
    assert "Red against Blue, 5 units." in _read(hiding, "blue")
    _said(hiding, "placed blue", "begin", "correct 13 hiding=no because so")
    assert "Red against Blue, 4 units." in _read(hiding, seat)


@OTHERS
def test_who_hides_and_is_found_stands_in_the_export_again_hid_22(hiding, seat):
    _said(
        hiding,
        "hide 11 at 20,10",
        "hide 13 at 14,4",
        "placed blue",
        "begin",
        "correct 13 hiding=no because so",
    )
    created = json.loads(hiding.seat(Speaker(seat=seat)).exports.export("json"))["entries"][0]["events"][0]
    assert 13 in [one["id"] for one in created["setup"]["soldiers"]]


@OTHERS
@pytest.mark.parametrize(
    "placed", ["hide 13 at 20,10 overrule because so", "decoy blue at 20,10 overrule because so"]
)
def test_what_is_let_stand_for_a_secret_placement_is_told_to_its_side_alone_gen_06_hid_12(
    hiding, placed, seat
):
    """A soldier is not told from a decoy by it."""
    _said(hiding, "hide 11 at 20,10", "hide 12 at 30,4", placed)
    assert "Overruled" not in _read(hiding, seat)
    assert "Overruled" in _read(hiding, "blue")
    assert "Overruled: Pile 1 is less than 1 m from there." in _read(hiding, "blue")


@OTHERS
def test_what_is_let_stand_as_sides_set_up_in_secret_is_told_to_its_side_alone_gen_06_scn_03(store, seat):
    session = Session.create(store, paged_setup("deployment", 0))
    _said(session, "put 3 at 9,5", "put 4 at 9.2,5.1 overrule because so")
    assert "Unit 3 stands there" not in _read(session, seat)
    assert "Overruled: Unit 3 stands there." in _read(session, "blue")


@OTHERS
def test_what_is_let_stand_for_somebody_hidden_is_told_to_its_side_alone_gen_06_hid_02(hiding, seat):
    _said(hiding, "hide 11 at 20,10", "placed blue", "begin")
    while (asked := hiding.due["referee"].ask()).kind != "declare" or asked.side != "blue":
        match asked.kind:
            case "roll_initiative":
                _said(hiding, "initiative")
            case "choose_order" | "declare":
                _said(hiding, "move" if asked.kind == "choose_order" else "done")
            case _:
                hiding.submit(asked.options[-1].says)
    _said(
        hiding,
        "ruling hiding.reveal_at resolve",
        "correct 11 wound=S because so",
        "run 11 5m overrule because so",
    )
    assert "Overruled" not in _read(hiding, seat)
    assert "Overruled" in _read(hiding, "blue")


def test_a_story_does_not_say_that_somebody_has_chosen_where_nobody_may_read_what_mel_28(store):
    intent = "attack"
    session, whose = fought(store, random.Random(1), seed=7, secret=intent, sort="intents")
    other = session.seat(Speaker(seat="red" if whose == "blue" else "blue"))
    own = session.seat(Speaker(seat=whose))
    assert "has chosen." in " ".join(line for entry in other.log.entries() for line in entry.lines)
    assert "has chosen." not in other.exports.export("story")
    assert "has chosen." not in repr(report(other.exports.chronicle()))
    assert "chooses in secret: attack." in own.exports.export("story")


def test_a_side_marks_a_wound_of_its_own_at_its_own_seat_and_nothing_else_gen_06(store):
    """It may not heal anybody, nor set anything else right."""
    session = Session.create(store, setup((1, 2), (11,)))
    red, blue = (session.seat(Speaker(seat=side)) for side in ("red", "blue"))
    assert not isinstance(red.say("correct 1 wound=M because marked on paper"), Refusal)
    assert session.views.seen("referee").units[1].wound == "M"
    assert str(blue.say("correct 1 wound=S because so")) == "Only Red can say this."
    for words in ("wound=none", "wound=L", "posture=prone", "wound=S posture=prone"):
        assert red.say(f"correct 1 {words} because so").code == "not-yours"
    assert not isinstance(session.say("correct 1 wound=none because so"), Refusal)


def _laying(store, **more):
    made = setup((1, 2), (11, 12), chapters=("hiding", "mines"), map=dump_map(FIELD), **more)
    session = Session.create(store, made)
    return session, *(session.seat(Speaker(seat=side)) for side in ("red", "blue"))


@pytest.mark.parametrize("mines", [0, 2])
def test_turn_1_waits_for_a_side_that_may_have_something_to_lay_set_05_hid_09(store, mines):
    """What a side has bought in secret is not told by it: it is waited for all the same."""
    goods = (Goods(side="blue", item="mine", count=mines, secret=True),) if mines else ()
    _, red, blue = _laying(store, goods=goods)
    refused = red.say("begin")
    assert (refused.code, refused.sentence) == ("not-ready", "Turn 1 waits for Blue.")
    assert (
        refused.instead
        == "Blue says ready. You say it too: turn 1 opens with the last. Or the referee begins."
    )
    if mines:
        assert not isinstance(blue.say("lay blue mine at 20,10"), Refusal)
    assert [row.says for row in blue.due.placeables() if row.says]
    assert not isinstance(blue.say("placed blue"), Refusal)
    assert red.rules.refusal(Begin()) == refused
    assert not isinstance(blue.say("laid blue"), Refusal)
    assert not isinstance(blue.say("ready"), Refusal)
    assert not isinstance(red.say("begin"), Refusal)


@pytest.mark.parametrize("seat", [TABLE, "referee"])
def test_the_referee_and_the_whole_table_begin_whoever_has_not_laid_all_set_05(store, seat):
    session, *_ = _laying(store)
    assert not isinstance(session.seat(Speaker(seat=seat)).say("begin"), Refusal)


def test_a_side_is_told_who_names_the_leader_for_whom_turn_1_waits_ldr_01(store):
    session = Session.create(store, setup((1, 2), (11, 12), chapters=("leadership",)))
    red, blue = (session.seat(Speaker(seat=side)) for side in ("red", "blue"))
    assert not isinstance(red.say("leader 1"), Refusal)
    assert not isinstance(red.say("ready"), Refusal)
    refused = blue.say("ready")
    assert refused.sentence == "No leader is named for Blue squad."
    assert not isinstance(blue.say("leader 12"), Refusal)
    assert not isinstance(blue.say("ready"), Refusal)
