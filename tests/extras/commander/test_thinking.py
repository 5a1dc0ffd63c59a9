"""Who thinks is told while that lasts, and a battle that is stopped meanwhile is sound."""

import json
import sys
import threading
from itertools import islice

import pytest
from support.matches import hasty_store

from squadlog.base.plugs import RunsBeside
from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.cli import hearing
from squadlog.cli.hearing import hear_others
from squadlog.cli.progress import Progress
from squadlog.extras.commander.mind import levels
from squadlog.extras.commander.mind.recruit import RecruitMind
from squadlog.extras.commander.seated import speaking, thinking, watching
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.extras.commander.seated.thinking import ThoughtTooLongError, think_at_most
from squadlog.extras.commander.seated.watching import StandsHeard, watch_marked
from squadlog.extras.commander.told.kept import KeptReasons
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.session.said.others import ASKS, BESIDE, MOMENT_S, STOPS, THINKS, WAITS, format_stands
from squadlog.setup.scenes import load_battle


@pytest.fixture
def seat(tmp_path):
    """The Back Door with a recruit at red, who is asked for orders."""
    store = hasty_store(tmp_path / "squadlog.db")
    setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7, typed_dice=())
    seat = Session.create(store, setup).seat(Speaker())
    for said in ("begin", "initiative", "move"):
        seat.say(said)
    while seat.due.ask().side != "red":
        seat.say("done")
    Commanders(store, seat.id).sit("red", "recruit")
    return seat


def test_who_thinks_is_told_with_how_many_of_the_slot_have_their_orders(seat):
    told = []
    words = list(speak(seat, lambda side, stands: told.append(stands and format_stands(seat, side, stands))))
    asked = [f"TOG thinks: {ordered} of 3 soldiers" for ordered in ("0", "1", "2", "3")]
    orders = [one for one in told if " of 3 soldiers " in one]
    assert [one.partition(" ha")[0] for one in orders] == asked
    assert orders[1] == "TOG thinks: 1 of 3 soldiers has orders."
    assert told[-1] == ""
    assert len([one for one in told if one]) >= len(words)


def test_after_a_taking_back_it_is_told_that_he_waits_and_for_what(seat):
    for _ in list(speak(seat)):
        seat.undo()
    told = []
    assert list(speak(seat, lambda *stands: told.append(stands))) == []
    assert told == [("red", THINKS), ("red", WAITS)]
    assert (
        format_stands(seat, "red", WAITS)
        == "TOG waits, since something was undone: squadlog commander go on."
    )


def test_a_thought_is_told_once_it_has_lasted_a_moment_and_words_without_a_rest_are_one():
    marks, late = StandsHeard("TOG: recruit"), MOMENT_S * 1.1
    marks.hear(">TOG thinks: 0 of 3\n", 10.0)
    assert marks.words(10.0 + MOMENT_S / 2) == "TOG: recruit"
    assert marks.words(10.0 + late) == "TOG thinks: 0 of 3"
    marks.hear("=TOG: recruit\n", 10.0 + late)
    assert marks.words(10.0 + late) == "TOG: recruit"
    marks.hear(">TOG thinks: 1 of 3\n", 10.0 + late)
    assert marks.words(10.0 + late) == "TOG thinks: 1 of 3"
    marks.hear("=TOG: recruit\n", 20.0)
    marks.hear(">TOG thinks: 2 of 3\tTOG thinks\n", 30.0)
    assert (marks.words(30.1), marks.short(30.1)) == ("TOG: recruit", "")
    assert (marks.words(30.0 + late), marks.short(30.0 + late)) == ("TOG thinks: 2 of 3", "TOG thinks")


def test_a_process_that_ended_by_a_fault_is_told_with_what_begins_it_again():
    marks = StandsHeard("TOG: recruit")
    assert [marks.words_at_end(code) for code in (0, -15)] == ["", ""]
    assert marks.words_at_end(4) == marks.words_at_end(-9) == "the commanders stopped"
    assert [marks.rests_at_end(code) for code in (0, -15, 4)] == [False, False, True]
    marks.hear("!the recruit of TOG failed, TOG is yours\n", 1.0)
    assert marks.words_at_end(4) == marks.words_at_end(0) == "the recruit of TOG failed, TOG is yours"
    assert not marks.rests_at_end(4)


def test_the_process_beside_a_screen_says_how_commanders_stand_and_that_one_has_failed(seat, monkeypatch):
    lines = []
    watch_marked(seat, iter((False, True)).__next__, lines.append)
    assert lines[0] == "=TOG: recruit"
    assert ">TOG thinks: 0 of 3 soldiers have orders\tTOG thinks" in lines
    assert lines[-1] == "=TOG: recruit"

    class Fails:
        name = "recruit/1"

        def think(self, _posed):
            raise RuntimeError("no idea")

    monkeypatch.setattr(levels, "LEVELS", {"recruit": Fails})
    while seat.due.ask().side != "red":
        seat.say("done")
    watch_marked(seat, iter((False, True)).__next__, lines.append)
    marks = StandsHeard("")
    marks.hear(lines[-1], 0.0)
    assert marks.failed == marks.words(1.0) == "the recruit of TOG failed, TOG is yours"


def test_a_terminal_shows_who_thinks_and_wipes_it_before_his_words(seat, monkeypatch):
    drawn, shown = threading.Event(), []

    class Slow(RecruitMind):
        def think(self, posed):
            assert drawn.wait(30)
            return super().think(posed)

    def show(_line, words):
        shown.append(words)
        drawn.set()

    monkeypatch.setattr(levels, "LEVELS", {"recruit": Slow})
    monkeypatch.setattr(hearing, "MOMENT_S", 0.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(Progress, "show", show)
    monkeypatch.setattr(Progress, "wipe", lambda _line: shown.append("") if shown and shown[-1] else None)
    first = next(hear_others(seat))
    assert first.side == "red"
    assert shown[:2] == ["TOG thinks: 0 of 3 soldiers have orders.", ""]


def test_play_that_is_stopped_while_a_commander_thinks_is_sound_and_goes_on(call, monkeypatch):
    class Stopped(RecruitMind):
        left = 3

        def think(self, posed):
            Stopped.left -= 1
            if Stopped.left == 0:
                raise KeyboardInterrupt
            return super().think(posed)

    call("new", "newcomer", "--seed", "7", "--commander", "red=recruit")
    call("do", "begin", "initiative", "move")
    with monkeypatch.context() as patch:
        patch.setattr(levels, "LEVELS", {"recruit": Stopped})
        code, _, err = call("do", "done")
        assert (code, err) == (
            130,
            "Stopped. What was said stands; what commanders have to say yet comes before your next order.\n\n",
        )
    assert call("check")[0] == 0
    assert call("audit")[0] == 0
    assert "recruit" in call("log", "--json")[1]
    assert call("do", "note tea")[0] == 0
    assert json.loads(call("next", "--json")[1])["question"]["side"] == "Commonwealth"


def test_a_page_tells_who_commands_a_side_and_who_thinks(seat, monkeypatch):
    marks = StandsHeard("TOG: recruit")
    beside = RunsBeside(BESIDE, lambda: marks.words(1.0), list)
    monkeypatch.setattr(watching, "begin_watching", lambda _seat: beside)
    table, place = BattleTable(seat.store, seat.id), SeatPlace(seat.id, "blue", "player")
    assert "TOG: recruit" in table.clock(place)
    marks.hear(">TOG thinks: 1 of 3 soldiers has orders\n", 0.0)
    assert "TOG thinks: 1 of 3 soldiers has orders" in table.clock(place)
    assert "go on" not in table.clock(place)
    beside.rests = lambda: True
    assert "have orders" not in table.clock(place)
    assert "1 of 3 soldiers has orders: squadlog commander go on" in table.clock(place)
    table.close()
    assert table.clock(place) == ""


def test_who_waits_since_an_undo_is_told_at_the_terminal(seat, capsys):
    list(hear_others(seat))
    assert capsys.readouterr().err == ""
    seat.undo()
    assert list(hear_others(seat)) == []
    assert "TOG waits, since something was undone: squadlog commander go on." in capsys.readouterr().err


def test_who_is_seated_in_the_place_of_another_is_named_at_once(seat):
    seat.undo()
    lines, looks = [], iter((False, False, True))

    def stopped():
        if len(lines) > 1:
            Commanders(seat.store, seat.id).sit("red", "sergeant")
        return next(looks)

    watch_marked(seat, stopped, lines.append)
    assert "=TOG: recruit" in lines
    assert lines[-1] == "=TOG: sergeant"


def test_who_still_waits_to_be_told_a_range_is_named_at_the_terminal(seat, capsys):
    seat.say("note told 4 1 30m")
    assert list(hear_others(seat))[-1].sentence.startswith("note aside: How far is it")
    assert capsys.readouterr().err == ""
    assert list(hear_others(seat)) == []
    assert "TOG asks how far it is: told 3 9 12m." in capsys.readouterr().err


def test_after_many_words_in_a_row_they_stop_and_say_how_they_go_on(seat, monkeypatch, capsys):
    Commanders(seat.store, seat.id).sit("blue", "recruit")
    monkeypatch.setattr(speaking, "MOST", 2)
    told = []
    assert len(list(speak(seat, lambda *stands: told.append(stands)))) == 2
    assert told[-1] == ("", STOPS)
    list(hear_others(seat))
    assert capsys.readouterr().err == (
        "The commanders stop after so many words in a row; have a look: squadlog commander go on has them play on.\n"
    )


def test_who_watches_two_of_them_sees_turn_after_turn(seat, monkeypatch):
    Commanders(seat.store, seat.id).sit("blue", "recruit")
    monkeypatch.setattr(speaking, "MOST", 80)
    words = list(islice(speak(seat, watched=True), 81))
    assert (len(words), seat.known.now.turn) == (81, 2)


class Endless:
    """A mind that has no answer."""

    name = "endless/1"
    goes_on = threading.Event()

    def think(self, _posed):
        self.goes_on.wait(20)


def test_who_takes_too_long_is_answered_for_by_what_is_safe_and_leaves_when_he_does_so_again(
    seat, monkeypatch
):
    monkeypatch.setattr(levels, "LEVELS", {"recruit": Endless})
    monkeypatch.setattr(thinking, "MOST_S", 0.02)
    Commanders(seat.store, seat.id).sit("blue", "recruit")
    first, *_, last = (one for one in speak(seat) if one.side == "red")
    assert first.sentence == "done"
    reason = next(KeptReasons(seat.store, seat.id).all())
    assert reason.why == "endless/1 had no answer after 0.02 s; nobody has more to do"
    assert (reason.by, reason.mind) == ("recruit", "cautious/1")
    assert "endless/1 failed: no answer after 0.02 s, twice" in last.fault
    assert "red" not in Commanders(seat.store, seat.id).levels
    Endless.goes_on.set()


def test_a_thought_waits_for_one_that_goes_on_and_what_was_given_up_is_not_thought():
    begun, ends, thought = threading.Event(), threading.Event(), []

    def late():
        begun.set()
        ends.wait(20)
        thought.append("late")

    first = threading.Thread(target=think_at_most, args=(late,))
    first.start()
    begun.wait(20)
    with pytest.raises(ThoughtTooLongError):
        think_at_most(lambda: thought.append("given up"), 0.01)
    ends.set()
    think_at_most(lambda: thought.append("next"))
    first.join(20)
    assert thought == ["late", "next"]


def test_what_was_left_to_the_next_command_is_said_before_it(call):
    call("new", "newcomer", "--seed", "7", "--commander", "red=recruit")
    call("do", "begin", "initiative", "move")
    assert call("do", "--no-wait", "done")[1] == ""
    assert "TOG has a commander, recruit. It speaks with your next order" in call("next")[1]
    code, out, _ = call("do", "hold 3")
    assert code == 0
    assert out.startswith("T1.s1 4 Varro fires SR.")
    assert out.rstrip().endswith("3 Tobias Renn holds.")


def test_that_one_asks_how_far_it_is_has_room_on_a_narrow_screen(seat):
    """80 columns, of which the moment takes 26 and the gap three."""
    assert len(format_stands(seat, "blue", ASKS)) < 80 - 1 - 26 - 3
