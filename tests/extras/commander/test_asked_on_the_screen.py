"""What is asked of a commander who goes along beside the screen is asked of nobody who looks at it."""

from types import SimpleNamespace

import pytest
from support.matches import hasty_store

from squadlog.base.plugs import RunsBeside, run_beside, stop_beside
from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.watching import StandsHeard
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.session.said.commanding import is_for_commander, plays_alone, sides_ordered_here
from squadlog.session.said.others import BESIDE
from squadlog.setup.scenes import load_battle
from squadlog.tui.battle.parts import curtain
from squadlog.tui.battle.parts.asked_now import AskedNow
from squadlog.tui.battle.parts.questions import Questions

_FIRES = ("begin", "initiative", "move", "fire 1 at 4 range 15", "hold 2", "hold 3", "done", "fire 4 at 1", "hold 5",
          "hold 6", "done", "fire")  # fmt: skip


@pytest.fixture
def seat(tmp_path):
    """The Back Door without a map, where the shot of 4, of red, falls; red has a recruit."""
    store = hasty_store(tmp_path / "squadlog.db")
    setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7, typed_dice=())
    seat = Session.create(store, setup).seat(Speaker())
    for said in _FIRES:
        seat.say(said)
    Commanders(store, seat.id).sit("red", "recruit")
    assert (seat.due.ask().kind, seat.due.ask().side) == ("fire", "red")
    return seat


@pytest.fixture
def marks(seat):
    """How the recruit stands, as his process beside the screen tells it."""
    marks = StandsHeard("TOG: recruit")
    run_beside(seat.id, RunsBeside(BESIDE, lambda: marks.words(1.0), list, rests=lambda: marks.rests))
    yield marks
    stop_beside(seat.id)


class _Answer:
    told = ""

    def show(self, words):
        self.told = words.plain


@pytest.fixture
def screen(seat):
    """The parts of the screen that open what is asked: `opened` are the panels that they showed."""
    opened, answer, chair = [], _Answer(), SimpleNamespace(seat=seat)
    panel = SimpleNamespace(about=lambda *_said, **_more: None)
    panels = SimpleNamespace(open=None, the=lambda _kind: panel, show=lambda one, _then: opened.append(one))
    curtain = SimpleNamespace(asks=lambda _opens: False)
    questions = Questions(chair, panels, SimpleNamespace(said=None), curtain, answer)
    rest = dict.fromkeys(("set_up", "orders", "rooms"))
    now = AskedNow(chair, None, None, answer, questions=questions, **rest)
    return SimpleNamespace(opened=opened, answer=answer, questions=questions, now=now)


def test_no_card_of_a_shot_opens_over_the_question_of_a_commander_and_enter_fires_nothing_for_him(
    marks, screen
):
    screen.questions.follow()
    screen.now.action_answer()
    assert screen.opened == []
    assert "hand TOG to a person first" in screen.answer.told
    marks.hear("=TOG asks how far it is: told 3 9 12m\n", 0.0)
    screen.questions.follow()
    assert screen.opened == []


def test_people_may_answer_for_a_commander_who_waits_to_be_told_to_go_on_or_has_gone(seat, marks, screen):
    marks.hear("-TOG waits, since something was undone\n", 0.0)
    assert not is_for_commander(seat)
    screen.now.action_answer()
    assert len(screen.opened) == 1
    marks.hear("=TOG: recruit\n", 0.0)
    assert is_for_commander(seat)
    Commanders(seat.store, seat.id).pause()
    assert not is_for_commander(seat)
    Commanders(seat.store, seat.id).go_on()
    assert is_for_commander(seat)
    stop_beside(seat.id)
    assert not is_for_commander(seat)


def test_people_order_the_soldiers_of_sides_that_nobody_else_commands_whole(seat):
    assert sides_ordered_here(seat) == {"blue"}
    assert sides_ordered_here(seat.of(Speaker(seat="red"))) == {"red"}
    Commanders(seat.store, seat.id).sit("red", "recruit", only=(5,))
    assert sides_ordered_here(seat) == {"red", "blue"}


@pytest.mark.usefixtures("marks")
def test_what_people_are_asked_beside_a_commander_of_some_soldiers_opens(seat):
    there = Commanders(seat.store, seat.id)
    there.sit("red", "recruit", only=(5,))
    assert not is_for_commander(seat)
    there.sit("red", "recruit", only=(4, 5))
    assert is_for_commander(seat)


def test_a_secret_choice_is_asked_without_a_curtain_where_commanders_play_all_other_sides(seat, monkeypatch):
    """AMB-108."""
    monkeypatch.setattr(curtain, "in_secret", lambda _seat: "red")
    laid, roster = (
        [],
        SimpleNamespace(app=SimpleNamespace(push_screen=lambda dialog, _then: laid.append(dialog))),
    )
    drawn = curtain.Curtain(SimpleNamespace(seat=seat), roster, lambda _seat, _words: None)
    there = Commanders(seat.store, seat.id)
    assert not plays_alone(seat, "red"), "the recruit has the side that is asked, a person the other"
    assert drawn.asks(list)
    there.sit("blue", "recruit")
    assert plays_alone(seat, "red")
    assert not drawn.asks(list)
    there.sit("blue", "recruit", only=(1,))
    assert drawn.asks(list), "a person has the rest of it"
    there.leave("red")
    there.leave("blue")
    assert not plays_alone(seat, "red")
    assert len(laid) == 2
