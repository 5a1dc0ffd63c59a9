"""Commanders watched at a pace: a pause, a step, and on again."""

import io
import json
import time

import pytest
from support.matches import hasty_store

from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.commander.commands.pacing import TypedLines, read_pace
from squadlog.extras.commander.screens.pace import PaceDialog
from squadlog.extras.commander.seated import watching
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.extras.commander.seated.watching import watch
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.session.said.others import THINKS
from squadlog.setup.scenes import load_battle


@pytest.fixture
def seat(tmp_path):
    """The Back Door, which two recruits play."""
    setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7)
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), setup).seat(Speaker())
    for side in ("red", "blue"):
        Commanders(seat.store, seat.id).sit(side, "recruit")
    return seat


def test_paused_they_say_nothing_but_the_words_that_they_are_stepped_by(seat):
    sitting = Commanders(seat.store, seat.id)
    sitting.pause()
    assert list(speak(seat)) == []
    sitting.step(2)
    assert len(list(speak(seat))) == 2
    assert (sitting.paused, sitting.steps) == (True, 0)
    sitting.go_on()
    words = speak(seat)
    assert [next(words).fault for _ in range(4)] == [""] * 4
    sitting.pause()
    assert list(words) == [], "also in the middle of what they say"


def test_who_is_told_to_go_on_while_he_says_the_word_of_a_step_goes_on(seat):
    sitting = Commanders(seat.store, seat.id)
    sitting.step()
    words = speak(seat, lambda _side, stands: sitting.go_on() if stands == THINKS else None)
    assert [next(words).fault for _ in range(3)] == [""] * 3
    assert not sitting.paused


class Clock:
    """A clock that goes on while somebody sleeps."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


def test_watched_at_a_pace_they_rest_so_long_after_each_word(seat, monkeypatch):
    clock = Clock()
    monkeypatch.setattr(watching, "time", clock)
    said = watch(seat, lambda: False, pace_s=2.0)
    times = [(next(said), clock.now)[1] for _ in range(4)]
    assert times == pytest.approx([0.0, 2.0, 4.0, 6.0])
    Commanders(seat.store, seat.id).keep_pace(0.5)
    kept = watch(seat, lambda: False)
    begins = [(next(kept), clock.now)[1] for _ in range(3)]
    assert begins[2] - begins[1] == pytest.approx(0.5)


def test_who_stops_watching_need_not_wait_for_the_next_word(seat, monkeypatch):
    clock = Clock()
    monkeypatch.setattr(watching, "time", clock)
    said = watch(seat, lambda: clock.now > 1.0, pace_s=50.0)
    assert len(list(said)) == 1
    assert clock.now < 2.0


def test_enter_pauses_then_steps_and_g_goes_on(seat, monkeypatch):
    sitting = Commanders(seat.store, seat.id)
    done = []
    for name in ("pause", "step", "go_on"):
        monkeypatch.setattr(
            sitting, name, lambda name=name: done.append(name) or getattr(Commanders, name)(sitting)
        )
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\ng\n\n"))
    typed, ends = TypedLines(sitting), time.monotonic() + 60
    while not typed.stopped():
        assert time.monotonic() < ends
        time.sleep(0.01)
    assert done == ["pause", "step", "go_on", "pause"]


def test_a_pace_is_seconds():
    assert [read_pace(one) for one in ("2s", "0.5", "OFF", "60 s")] == [2.0, 0.5, 0.0, 60.0]
    for wrong in ("", "61s", "2m", "-1", "quick"):
        with pytest.raises(NotUnderstoodError, match="A pace is seconds between two words, such as 2s"):
            read_pace(wrong)


def test_two_seated_at_a_pace_wait_for_whoever_watches(call):
    call("new", "newcomer", "--seed", "7")
    assert call("commander", "pause")[0] == 2, "nobody sits there"
    call("commander", "red", "recruit")
    out = call("commander", "blue", "recruit", "--pace", "2s")[1]
    assert out.splitlines()[-1] == "They wait 2 s between two words."
    assert call("commander", "step", "3")[1].splitlines()[0] == "Turn 1 begins."
    told = json.loads(call("commander", "--json")[1])
    assert (told["pace_s"], told["paused"], told["said"]) == (2.0, True, [])
    assert "They pause: squadlog commander step, or go on." in call("commander", "show")[1]
    for words, fault in (
        (("step", "0"), "Say commander pause, commander step"),
        (("pace", "quick"), "A pace is seconds"),
        (("show", "--pace", "2s"), "Say squadlog commander watch --pace 2s"),
    ):
        assert fault in call("commander", *words)[2]


def test_keys_on_the_sheet_of_commanders_pause_step_and_change_the_pace(play, prepared):
    battle = prepared("begin", "initiative", "move", typed=False)

    async def steps(table):
        sitting = Commanders(table.seat.store, table.seat.id)
        await table.press("Z")
        assert table.screen == PaceDialog.__name__
        assert "No commander sits at this battle" in table.text()
        await table.press("space")
        assert not sitting.paused, "nobody is there to pause"
        sitting.sit("red", "recruit")
        await table.press("space")
        assert sitting.paused
        assert "TOG: recruit; paused" in table.text()
        await table.press("enter")
        assert sitting.steps == 1
        await table.press("minus", "minus")
        assert "1 s between two words" in table.text()
        await table.press("plus", "space")
        assert (sitting.paused, sitting.pace_s) == (False, 0.5)
        await table.press("escape")
        assert table.screen == "BattleScreen"

    play(steps, (80, 24), battle)
