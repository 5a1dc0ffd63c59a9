"""Commanders chosen before a battle begins: on the command line and on the screens of a new one."""

import json

import pytest
from textual.widgets import Select

from squadlog.base.errors import SquadlogError
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.quick.screens.screen import QuickScreen
from squadlog.session.said import commanding
from squadlog.session.view.words import aloud
from squadlog.session.view.words.battle_page import battle_page
from squadlog.squads.scene_files import load_scene
from squadlog.tui.chrome.desk import Desk
from squadlog.tui.new_commanders import ReadyCommanders


def sitting(call):
    """The commanders of the current battle, by side."""
    return json.loads(call("commander", "--json")[1])["commanders"]


@pytest.mark.parametrize(
    "words",
    [
        ("new", "newcomer", "--commander", "tog=Recruit"),
        ("new", "--side", "Blue=john_doe", "--side", "Red=ready:tog_line:recruit"),
        ("new", "--side", "Blue=john_doe", "--side", "Red=tog_line", "--commander", "red=recruit"),
        ("quick", "--map", "none", "--side", "Blue", "--side", "Red:300:marines:recruit"),
        ("quick", "--map", "none", "--side", "Blue", "--side", "Red:300:ready:tog_line:recruit"),
        ("quick", "--map", "none", "--commander", "red=recruit"),
    ],
)
def test_a_battle_begins_with_a_commander_at_a_side_and_it_is_told_who_commands_whom(call, words):
    code, out, err = call(*words, "--seed", "7")
    assert (code, out) == (0, "1\n")
    assert sitting(call) == {"red": "recruit"}
    assert [line for line in err.splitlines() if line.endswith(": recruit.")]
    assert [line for line in err.splitlines() if line.endswith(" is ready.")]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("newcomer", "--commander", "red=recrut"), "There is no commander 'recrut'; did you mean recruit?"),
        (("--side", "Blue=john_doe", "--side", "Red=tog_line:recrut"), "There is no commander 'recrut'"),
        (("newcomer", "--commander", "green=recruit"), "There is no side 'green'; there are Commonwealth, TOG."),
        (("newcomer", "--commander", "recruit"), "--commander needs SIDE=LEVEL, such as red=recruit"),
        (("newcomer", "--paper", "red", "--commander", "red=recruit"), "TOG keeps its squad log on paper"),
        (("newcomer", "--commander", "red=hands"), "The scenario has no instructions for TOG, by which hands"),
        (("newcomer", "--sealed", "--commander", "red=recruit"), "In a sealed battle a commander sits down after"),
    ],
)  # fmt: skip
def test_a_commander_that_cannot_be_is_told_in_a_sentence_and_no_battle_begins(call, words, told):
    code, _, err = call("new", *words)
    assert code == 2
    assert told in err
    assert json.loads(call("battles", "--json")[1]) == []


def test_a_squad_whose_name_has_a_colon_is_the_squad_and_no_level(call):
    assert call("new", "--side", "Blue=ready:john_doe", "--side", "Red=ready:tog_line")[0] == 0
    assert sitting(call) == {}
    code, _, err = call("new", "--side", "Blue=john_doe", "--side", "Red=ready:nobody")
    assert code == 5
    assert "There is no squad called ready:nobody" in err


def test_a_temper_stands_behind_the_level_chosen_or_drawn(call):
    assert call("new", "newcomer", "--commander", "red=recruit,Bold")[0] == 0
    assert json.loads(call("commander", "--json")[1])["tempers"] == {"red": "bold"}
    code, _, err = call("new", "--side", "Blue=john_doe:recruit,drawn", "--side", "Red=tog_line")
    assert code == 0
    (drawn,) = json.loads(call("commander", "--json", "--battle", "2")[1])["tempers"].values()
    assert f"Blue: recruit, {drawn}." in err
    code, _, err = call("new", "newcomer", "--commander", "red=recruit,bald")
    assert (code, "There is no temper 'bald'; did you mean bold?" in err) == (2, True)


def test_two_commanders_who_are_alone_wait_until_somebody_looks_on(call):
    code, _, err = call("new", "newcomer", "--commander", "red=recruit", "--commander", "blue=recruit")
    assert (code, "They begin as soon as somebody watches: squadlog play 1." in err) == (0, True)
    assert [one["kind"] for one in json.loads(call("log", "--json")[1])] == ["created"]


def test_each_side_of_a_ready_battle_goes_through_all_levels_and_back_to_a_person():
    chosen, levels = ReadyCommanders(), commanding.levels_offered()
    sides, scene = ("Commonwealth", "TOG"), load_scene("newcomer")
    assert "hands" not in levels
    assert [line.plain for line in chosen.lines(sides)] == [" 1  Commonwealth: a person", " 2  TOG: a person"]
    for level in (*levels, "a person"):
        chosen.next(2, scene)
        assert [line.plain for line in chosen.lines(sides)][1] == f" 2  TOG: {level}"


def test_hands_are_offered_to_sides_for_which_the_page_has_instructions_alone():
    chosen, scene = ReadyCommanders(), load_scene("night_round")
    instructed = [one.id in {each.side for each in scene.instructions} for one in scene.sides]
    assert sorted(instructed) == [False, True]
    told = [set(), set()]
    for _ in commanding.levels_offered(by_page=True):
        for place in (1, 2):
            chosen.next(place, scene)
            told[place - 1].add(
                [line.plain for line in chosen.lines(("one", "other"))][place - 1].split(": ")[1]
            )
    assert ["hands" in one for one in told] == instructed
    assert told[0] | told[1] >= set(commanding.levels_offered(by_page=True))


def test_a_battle_that_a_screen_begins_is_commanded_at_once(tmp_path):
    desk = Desk.open(tmp_path / "squadlog.db")
    seat = desk.begin(desk.ready_setup("newcomer"), commanders={"red": "recruit"})
    assert commanding.who_commands(seat) == {"red": "recruit"}
    assert commanding.format_who_commands(seat) == ("Commonwealth: a person.", "TOG: recruit.")
    assert "Commonwealth: a person. TOG: recruit." in battle_page(seat).above
    assert "TOG: recruit." in list(aloud.page(seat))
    Commanders(desk.store, seat.id).sit("red", "recruit", "bold", (4, 5))
    assert commanding.who_commands(seat) == {"red": "recruit, bold for 4, 5"}


def test_on_the_screens_of_a_new_battle_each_side_has_its_commander(play, monkeypatch):
    begun = []

    def begin(_desk, setup, *, commanders=None, **_others):
        begun.append((setup.title, commanders))
        raise SquadlogError("Enough.")

    monkeypatch.setattr(Desk, "begin", begin)
    monkeypatch.setattr(QuickScreen, "_draw", lambda _screen: None)  # no map is looked at

    async def steps(table):
        await table.press("b", "2")
        assert "TOG: recruit" in table.text()
        await table.press("enter", "s", "enter")
        assert "In a sealed battle a commander sits down after" in table.text()
        await table.press("escape", "q")
        screen = table.app.screen
        screen.query_one("#ground", Select).value = "none"
        screen.query_one("#commander-other", Select).value = "recruit"
        await table.press("f2")
        assert begun == [("The Back Door", {"red": "recruit"}), ("Red against Blue", {"blue": "recruit"})]

    play(steps, (80, 24))


def test_lessons_that_order_both_sides_are_silent_while_a_commander_plays(call):
    call("new", "tutorial", "--commander", "red=recruit")
    code, _, err = call("do", "begin")
    assert code == 0
    assert "Lesson" not in err
    assert "lessons order both sides" in call("lesson", "show")[2]
    call("commander", "red", "off")
    assert call("lesson", "show")[1].startswith("Lesson 2 ")
