"""Advice on one's own soldiers: one value, the same at the command line, the prompt, the screen and the page."""

import json

import pytest

from squadlog.base import plugs
from squadlog.base.plugs import RunsBeside, run_beside
from squadlog.cli.battle.prompt_help import help_lines
from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.commander.commands.advise import soldiers_said
from squadlog.extras.commander.mind import levels
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.recruit import RecruitMind
from squadlog.extras.commander.screens import commanders
from squadlog.extras.commander.screens.advice import AdviceDialog, weighed_words
from squadlog.extras.commander.seated import watching
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.web.pages import page
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.said import commanding
from squadlog.session.said.advising import (
    advise_on,
    advise_or_say_why,
    adviser_of,
    awaiting_orders,
    format_advice,
    own_soldiers,
    to_advise_on,
    why_nobody,
)
from squadlog.session.said.others import BESIDE


@pytest.fixture
def seat(tmp_path, prepared):
    """The Back Door at its first orders: blue is asked, at one keyboard."""
    number = prepared("begin", "initiative", "move", typed=False)
    store = open_store(tmp_path / "squadlog.db")
    yield Session.open(store, number).seat(Speaker())
    store.close()


def test_advice_is_what_the_mind_weighed_with_the_runner_up_and_in_words(seat):
    unit = awaiting_orders(seat)[0]
    advised = advise_on(seat, unit, "recruit")
    told = format_advice(seat.known, advised)
    assert told[0] == f"{unit} {seat.known.units[unit].soldier.name}: {advised.best.words}."
    assert all(f"{term.amount:g}" in told[1] for term in advised.best.terms)
    assert advised.best.sentence in told[2]
    assert told[3] == f"    Rather than: {advised.instead.words}."
    shown = weighed_words(advised).plain
    assert "recruit/1" in shown
    assert told[1].strip() in shown


def test_what_it_is_told_beside_is_another_order_where_one_step_begins_two_ways(seat, monkeypatch):
    class Twice(RecruitMind):
        def weigh(self, posed, unit):
            best, *others = super().weigh(posed, unit)
            return (best, best, *others)

    monkeypatch.setattr(levels, "LEVELS", {"recruit": Twice})
    advised = advise_on(seat, awaiting_orders(seat)[0], "recruit")
    assert advised.instead.says != advised.best.says


def test_terms_that_the_reason_does_not_tell_stand_beside_it(seat, monkeypatch):
    class Terse:
        name = "terse/1"

        def weigh(self, posed, unit):
            (first, *_) = RecruitMind().weigh(posed, unit)
            return (ChoiceWeighed(says=first.says, worth=1.0, terms=(WorthTerm("risks", 2.5),)),)

    monkeypatch.setattr(levels, "LEVELS", {"terse": Terse})
    monkeypatch.setattr("squadlog.extras.commander.mind.reasons.why_words", lambda _: "it is safe.")
    told = format_advice(seat.known, advise_on(seat, awaiting_orders(seat)[0], "terse"))
    assert [line.strip() for line in told[1:3]] == ["It is safe.", "risks 2.5 points"]
    assert len(told) == 4


def test_a_seat_is_advised_on_its_own_soldiers_who_are_asked(seat):
    red, blue, looks = (seat.of(Speaker(seat=one)) for one in ("red", "blue", NOBODY))
    assert awaiting_orders(blue) == awaiting_orders(seat) == own_soldiers(blue)
    assert set(own_soldiers(red)) == {4, 5, 6}
    assert awaiting_orders(red) == awaiting_orders(looks) == ()


def test_who_waits_ready_for_opportunity_fire_is_advised_on_where_nobody_lacks_an_order(seat):
    """ACT-54."""
    assert to_advise_on(seat, (4, 2)) == (2,)
    rests = ("hold 4", "hold 5", "hold 6", "done")
    for said in ("watch 1", "watch 2", "watch 3", "done", *rests, *rests):
        seat.say(said)
    assert (seat.due.ask().side, awaiting_orders(seat)) == ("blue", ())
    assert to_advise_on(seat) == (1, 2, 3)
    assert to_advise_on(seat, (3, 5)) == (3,)
    seat.say("kneel 2")
    assert to_advise_on(seat, (2,)) == (1, 3), "he has another order"
    seat.say("hold 1")
    assert to_advise_on(seat) == (3,)
    for said in ("done", *rests):
        seat.say(said)
    assert (seat.due.ask().units, to_advise_on(seat)) == ((1, 2, 3), (1, 3)), "he is busy yet"
    assert to_advise_on(seat.of(Speaker(seat="red"))) == ()


def test_who_is_asked_whether_he_fires_is_advised_on_his_shot(seat):
    """FIR-01."""
    for said in (
        "fire 1 at 4 cover half-hard",
        "hold 2",
        "hold 3",
        "done",
        "hold 4",
        "hold 5",
        "hold 6",
        "done",
    ):
        seat.say(said)
    assert (seat.due.ask().kind, to_advise_on(seat)) == ("fire", (1,))
    assert to_advise_on(seat.of(Speaker(seat="red"))) == ()
    told = format_advice(seat.known, advise_on(seat, 1))
    assert told[0] == "1 John Doe: fire at 4 Varro."
    assert "hits at" in told[1]
    assert told[3] == "    Rather than: fire at 5 Cassia."


@pytest.mark.parametrize(
    ("told", "best"),
    [("told 2 4 30m", "hold fire"), ("told 1 4 10-40m", "fire at 4 Varro"), ("told 1 how far", "hold fire")],
)
def test_advice_on_a_shot_asks_the_table_nothing_and_makes_do_with_what_it_was_told(seat, told, best):
    """FIR-01: a commander would ask for a range that is not told; without an answer he takes the farther end."""
    for said in (f"note {told}", "note told 3 4 30m", "fire 1 at 4", "hold 2", "hold 3", "done"):
        seat.say(said)
    for said in ("hold 4", "hold 5", "hold 6", "done"):
        seat.say(said)
    assert to_advise_on(seat) == (1,)
    assert format_advice(seat.known, advise_on(seat, 1))[0] == f"1 John Doe: {best}."


def test_one_mind_advises_on_all_soldiers_and_fails_on_one_alone(seat, monkeypatch):
    made = []

    class Counted(RecruitMind):
        def __init__(self):
            made.append(self)

        def weigh(self, posed, unit):
            if unit == 2:
                raise RuntimeError("no idea")
            return super().weigh(posed, unit)

    monkeypatch.setattr(levels, "LEVELS", {"recruit": Counted})
    adviser = adviser_of(seat)
    found = [advise_or_say_why(adviser, unit) for unit in awaiting_orders(seat)]
    assert [one if isinstance(one, str) else one.by for one in found] == [
        "recruit/1", "No advice: RuntimeError: no idea", "recruit/1",
    ]  # fmt: skip
    assert len(made) == 1


def test_the_prompt_of_a_battle_reads_advice_and_its_help_names_it(call):
    assert any(line.startswith("  advise: ") for line in help_lines())
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "initiative", "move")
    first = json.loads(call("advise", "--json")[1])["advice"][0]["order"]
    code, out, _ = call("play", "1", "--as", "text", stdin="advise 1\nquit\n")
    assert code == 0
    assert out.count("To say it: ") == 1
    assert first in out


def test_soldiers_to_advise_on_are_said_one_by_one_or_in_a_list():
    own = (1, 2, 4, 5, 6)
    assert (
        soldiers_said(["1,2"], own)
        == soldiers_said(["1", "2"], own)
        == soldiers_said(["1,", "2"], own)
        == (1, 2)
    )
    assert soldiers_said(["6-4", "1", "5"], own) == (4, 5, 6, 1)
    assert soldiers_said([], own) == ()
    for wrong, told in (
        ("foo", "'foo' is no soldier's number. Name soldiers by number"),
        ("1-3", "Unit 3 is none of yours"),
    ):
        with pytest.raises(NotUnderstoodError, match=told):
            soldiers_said([wrong], own)


def test_a_page_has_the_button_on_a_sheet_of_orders_and_shows_the_same_advice(seat):
    blue, place = seat.of(Speaker(seat="blue")), SeatPlace(seat.id, "blue", "player")
    unit = awaiting_orders(blue)[0]
    assert f"/page/piece/advice?unit={unit}" in page.fragment(blue, place, "menu", {"unit": str(unit)})
    shown = page.fragment(blue, place, "advice", {"unit": str(unit)})
    advised = advise_on(blue, unit)
    assert advised.best.words[1:] in shown
    assert f'name="then" value="{unit}"' in shown
    with pytest.raises(ValueError, match="Nobody of yours lacks an order now, or waits"):
        page.fragment(blue, place, "advice", {"unit": "4"})


def test_in_a_battle_that_is_over_advice_says_that_it_is(seat):
    assert why_nobody(seat).startswith("Nobody of yours lacks an order now, or waits")
    seat.say("end")
    assert why_nobody(seat) == "The battle is over: nobody is given orders any more."


def test_without_the_commander_there_is_no_button_no_key_and_no_word_at_the_prompt(seat, monkeypatch):
    there = [one for one in plugs.folders() if one != "commander"]
    monkeypatch.setattr(plugs, "_THERE", there)
    blue, place = seat.of(Speaker(seat="blue")), SeatPlace(seat.id, "blue", "player")
    assert "advice" not in page.fragment(blue, place, "menu", {"unit": "1"})
    with pytest.raises(KeyError):
        page.fragment(blue, place, "advice", {"unit": "1"})
    assert "advise" not in plugs.extra_readings()
    assert not plugs.has_screen("advice")


def test_a_key_shows_the_advice_on_the_screen_and_enter_gives_that_order(play, prepared, monkeypatch):
    battle = prepared("begin", "initiative", "move", typed=False)
    asked = []

    class Fails(RecruitMind):
        def weigh(self, posed, unit):
            asked.append(unit)
            if unit == 2:
                raise RuntimeError("no idea")
            return super().weigh(posed, unit)

    offered = levels.LEVELS
    monkeypatch.setattr(levels, "LEVELS", {"recruit": Fails})
    monkeypatch.setattr(watching, "begin_watching", lambda _seat: None)
    monkeypatch.setattr("squadlog.tui.battle.parts.board.LOOKS_BESIDE_S", 0.1)

    async def steps(table):
        await table.press("1", "y")
        assert table.screen == AdviceDialog.__name__
        await table.app.workers.wait_for_complete()
        await table.pilot.pause()
        assert "Rather than: " in table.text()
        await table.press("enter")
        assert asked == [1]
        assert 1 not in awaiting_orders(table.seat)
        await table.press("1", "y")  # who has an order is not asked: all who have none
        await table.app.workers.wait_for_complete()
        await table.pilot.pause()
        assert asked == [1, 2, 3]
        assert "No advice: RuntimeError: no idea" in table.text()
        await table.press("a")  # all that are known
        assert awaiting_orders(table.seat) == (2,)
        monkeypatch.setattr(levels, "LEVELS", offered)
        sitting = Commanders(table.seat.store, table.seat.id)
        await table.press("K", "down", "enter")
        assert "TOG: recruit, as you close this list" in table.text()
        await table.press("enter")
        assert "TOG: sergeant, as you close this list" in table.text()
        assert sitting.levels == {}, "on the way to him nobody sits down"
        await table.press("escape")
        assert sitting.levels == {"red": "sergeant"}
        monkeypatch.setattr(commanders, "rests_beside", lambda _battle, _key: True)
        await table.press("K", "enter")
        assert sitting.called == 2, "the cursor stands on what he waits for"
        every = len(commanding.levels_offered())
        await table.press("K", "up", *["enter"] * (every + 1))
        assert "TOG: sergeant, as you" not in table.text(), "who sits there stays"
        await table.press(*["enter"] * (every - 1))
        assert "TOG: a person, as you close this list" in table.text()
        await table.press("escape")
        assert sitting.levels == {}
        await table.press("colon", *"commander", "space", *"red", "enter")
        assert "On this screen the key K does what `commander` does." in table.text().replace("\n", " ")
        waits = RunsBeside(BESIDE, lambda: "TOG waits", list, rests=lambda: True, short=lambda: "TOG waits")
        run_beside(table.seat.id, waits)
        for _look in range(200):
            if "TOG waits: K goes on" in table.text():
                return
            await table.pilot.pause(0.05)
        pytest.fail(f"the key that goes on is not named: {table.text()}")

    play(steps, (80, 24), battle)
