"""Commanders at the seats of a battle: their manners, and what they say beside people."""

import json

import pytest
from support.matches import hasty_store

from squadlog.base.records import replace
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.mind import levels
from squadlog.extras.commander.mind.posed import Considered
from squadlog.extras.commander.mind.tempers import TEMPERS, NoTemperError, temper_meant, temper_of
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.extras.commander.seated.watching import watch
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.session.said.others import others_speak
from squadlog.setup.scenes import load_battle


@pytest.fixture
def begun(tmp_path):
    """The Back Door with a recruit at red, as its one keyboard sees it; typed dice for the sides named."""

    def begin(*typed):
        store = hasty_store(tmp_path / "squadlog.db")
        setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7, typed_dice=typed)
        seat = Session.create(store, setup).seat(Speaker())
        Commanders(store, seat.id).sit("red", "recruit")
        return seat

    return begin


def said(seat, *sentences):
    """What the commanders say after each of these words of a person."""
    found = [list(speak(seat))]
    for one in sentences:
        outcome = seat.say(one)
        assert not isinstance(outcome, Refusal), outcome
        found.append(list(speak(seat)))
    return found


def test_a_commander_is_ready_and_neither_begins_nor_rolls_beside_a_person(begun):
    first, after_begin = said(begun(), "begin")
    assert [one.sentence for one in first] == ["ready"]
    assert after_begin == []


def test_what_it_says_stands_in_the_record_under_its_name_with_its_reasons(begun):
    seat = begun()
    Commanders(seat.store, seat.id).sit("red", "recruit", is_open=True)
    orders = [one for words in said(seat, "begin", "initiative", "move", "done") for one in words]
    assert {one.name for one in orders} == {"recruit"}
    assert any(one.sentence.startswith("declare 4 fire_throw") and "hits at" in one.why for one in orders)
    assert not any(one.fault for one in orders)
    kept = Session.open(seat.store, seat.id).record.tree.steps
    assert {one.by for one in kept} == {"", "recruit"}


def test_two_programs_that_both_think_say_a_word_once(begun):
    seat = begun()
    other = Session.open(hasty_store(seat.store.path), seat.id).seat(Speaker())
    assert [one.sentence for one in speak(seat)] == ["ready"]
    other.changed()
    assert list(speak(other)) == []
    seat.say("begin")
    other.changed()
    outcome = seat.of(Speaker(seat="red")).say("note tea")
    assert isinstance(outcome, Accepted)


def test_who_speaks_as_a_commander_has_just_spoken_is_told_of_no_other_window(begun):
    seat = begun()
    saw = seat.head
    assert [one.sentence for one in speak(seat)] == ["ready"]
    outcome = seat.say("begin", at=saw)
    assert (outcome.code, outcome.sentence) == (
        "gone-on", "Somebody else has spoken meanwhile; nothing changed here.",
    )  # fmt: skip
    Commanders(seat.store, seat.id).leave("red")
    assert "in another window" in seat.say("begin", at=saw).sentence


def test_after_a_taking_back_it_waits_until_somebody_says_go_on(begun):
    seat = begun()
    said(seat, "begin", "initiative", "move")
    while seat.due.ask().side != "red":
        seat.say("done")
    words = list(speak(seat))
    assert words
    for _ in words:
        seat.undo()
    assert list(speak(seat)) == []
    Commanders(seat.store, seat.id).go_on()
    assert [one.sentence for one in speak(seat)] == [one.sentence for one in words]


def test_it_types_no_face_of_a_die_that_a_person_rolls(begun):
    seat = begun("red")
    said(seat, "begin")
    seat.say("initiative")
    assert seat.die.roll is not None
    assert list(speak(seat)) == []
    assert not isinstance(seat.answer("5"), Refusal)


def test_one_that_fails_tells_it_and_leaves_the_side_to_people(begun, monkeypatch):
    class Fails:
        name = "recruit/1"

        def think(self, _posed):
            raise RuntimeError("no idea")

    monkeypatch.setattr(levels, "LEVELS", {"recruit": Fails})
    seat = begun()
    (fault,) = speak(seat)
    assert "no idea" in fault.fault
    assert "has left red to you" in fault.told[0]
    assert Commanders(seat.store, seat.id).levels == {}
    assert list(others_speak(seat)) == []


def test_two_commanders_play_alone_to_the_end(begun):
    seat = begun()
    Commanders(seat.store, seat.id).sit("blue", "recruit")
    for _ in range(10):
        list(speak(seat))
        if seat.known.stage == "over":
            break
    assert seat.known.stage == "over"
    assert not list(watch(seat, lambda: True))


def test_who_commands_a_side_is_said_on_the_command_line(call):
    call("new", "newcomer", "--seed", "7")
    code, out, _ = call("commander", "TOG", "recruit")
    assert (code, out.splitlines()) == (0, ["TOG is ready.", "Commonwealth: a person.", "TOG: recruit."])
    assert call("do", "begin")[0] == 0
    told = json.loads(call("commander", "--json")[1])
    assert (told["commanders"], told["said"]) == ({"red": "recruit"}, [])
    out = call("do", "initiative", "move", "done")[1]
    assert "4 Varro fires" in out
    assert call("commander", "red", "off")[1].splitlines()[-1] == "TOG: a person."


def test_a_temper_is_chosen_or_drawn_kept_and_told(call):
    call("new", "newcomer", "--seed", "7")
    out = call("commander", "red", "recruit", "--temper", "BOLD")[1]
    assert out.splitlines()[-1] == "TOG: recruit, bold: plays alike in any temper."
    told = json.loads(call("commander", "blue", "recruit", "--temper", "drawn", "--pace", "1s", "--json")[1])
    assert told["tempers"]["red"] == "bold"
    assert told["tempers"]["blue"] in TEMPERS
    assert set(json.loads(call("commander", "red", "off", "--json")[1])["tempers"]) == {"blue"}


def test_a_commander_without_a_temper_reads_what_older_programs_kept(begun):
    seat = begun()
    seat.store.settings.set(f"speakers.{seat.id}", '{"levels": {"red": "recruit"}, "called": 3}')
    there = Commanders(seat.store, seat.id)
    assert (there.levels, there.tempers, there.called) == ({"red": "recruit"}, {}, 3)
    seat.store.settings.set(
        f"speakers.{seat.id}", '{"levels": {"red": "recruit"}, "tempers": {"red": [1], "blue": "bold"}}'
    )
    assert there.tempers == {}


def test_the_temper_is_handed_to_the_mind(begun, monkeypatch):
    heard = []

    class Hears:
        name = "recruit/1"

        def think(self, posed):
            heard.append(posed.temper)
            return Considered(says=None)

    monkeypatch.setattr(levels, "LEVELS", {"recruit": Hears})
    seat = begun()
    list(speak(seat))
    Commanders(seat.store, seat.id).sit("red", "recruit", "careful")
    list(speak(seat))
    assert heard == ["", "careful"]


def test_a_temper_weighs_more_or_less_and_an_unknown_one_is_steady():
    assert temper_of("") == temper_of("of another program") == TEMPERS["steady"]
    assert TEMPERS["bold"].loss < TEMPERS["steady"].loss < TEMPERS["careful"].loss
    assert TEMPERS["skittish"].withdraws_at == 0.25
    with pytest.raises(NoTemperError, match="no temper 'cautious'; there are steady, bold"):
        temper_meant("cautious")


def test_what_no_commander_can_is_told_in_a_sentence(call):
    call("new", "newcomer", "--seed", "7")
    for words, told in (
        (("green", "recruit"), "There is no side 'green'; there are blue, red."),
        (("red", "general"), "There is no commander 'general'"),
        (("red",), "Say a side and who commands it"),
        (("red", "recruit", "Bold"), "Bold is a temper: squadlog commander red recruit --temper bold."),
        (("red", "hold"), f"Hold is a temper: squadlog commander red {levels.best_level()} --temper hold."),
        (
            ("red", "off", "bold"),
            f"Bold is a temper: squadlog commander red {levels.best_level()} --temper bold.",
        ),
        (("bold",), "Say a side and who commands it"),
        (("red", "recruit", "--only", ""), "Say which soldiers, such as: --only 4-6"),
        (("red", "recruit", "--temper", "bald"), "There is no temper 'bald'; did you mean bold?"),
        (("show", "--temper", "bold"), "A temper belongs to a commander who sits down"),
        (("red", "off", "--temper", "bold"), "A temper belongs to a commander who sits down"),
    ):
        code, _, err = call("commander", *words)
        assert code == 2
        assert told in err


def test_a_commander_advises_on_ones_own_soldiers_and_says_why(call):
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "initiative", "move")
    told = json.loads(call("advise", "--json")[1])
    (first, *_) = told["advice"]
    assert first["order"].startswith("declare 1 fire_throw")
    assert {term["name"] for term in first["terms"]} >= {"hits", "takes"}
    assert first["instead"]["order"]
    assert call("do", first["order"])[0] == 0
    assert "none of yours" in call("advise", "4", "--seat", "blue")[2]


def test_a_commander_speaks_where_soldiers_may_hide(tmp_path):
    """HID-02: what his side remembers of piles is read from the log before each of his words."""
    setup = load_battle("newcomer", load_rulebook(), rulings_with(()), chapters=("hiding",))
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), replace(setup, seed=7)).seat(Speaker())
    Commanders(seat.store, seat.id).sit("red", "sergeant")
    (words,) = said(seat)
    assert words
    assert not [one.fault for one in words if one.fault]


def test_each_squad_of_a_commander_has_a_leader_before_it_is_ready(tmp_path):
    """LDR-01: it was ready with a squad that nobody led, and play could not begin."""
    setup = load_battle("market_day", load_rulebook(), rulings_with(()), chapters=("leadership",))
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), replace(setup, seed=7)).seat(Speaker())
    Commanders(seat.store, seat.id).sit("red", "recruit")
    words, *_ = said(seat, "leader 9", "begin")
    assert [one.sentence for one in words] == ["leader 1", "ready"]
