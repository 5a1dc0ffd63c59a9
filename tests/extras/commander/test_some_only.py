"""A commander of some soldiers of a side: what is his to say, what is the people's, and who seats him."""

import json

import pytest
from support.matches import hasty_store

from squadlog.base.names import numbers
from squadlog.base.records import replace
from squadlog.battle.commands import Done, Hold, Orders
from squadlog.battle.refusal import Refusal
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.sides import SIDES
from squadlog.extras.commander.seated.some_only import only_known, soldiers_meant
from squadlog.extras.commander.seated.speaking import speak
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle


@pytest.fixture
def beside(tmp_path):
    """The Back Door with a recruit who commands 5 and 6 of red, to the first orders of red."""
    store = hasty_store(tmp_path / "squadlog.db")
    setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7)
    seat = Session.create(store, setup).seat(Speaker())
    Commanders(store, seat.id).sit("red", "recruit", only=(5, 6))
    for said in ("begin", "initiative", "move", "done"):
        assert list(speak(seat)) == []
        assert not isinstance(seat.say(said), Refusal)
    return seat


def test_he_orders_his_own_and_leaves_the_rest_and_the_slot_to_the_person(beside):
    assert [one.sentence.split()[1] for one in speak(beside)] == ["5", "6"]
    assert beside.due.undecided() == (4,)
    assert list(speak(beside)) == []
    beside.say("hold 4")
    assert beside.due.ask().kind == "declare"
    assert list(speak(beside)) == []
    assert not isinstance(beside.say("done"), Refusal)


def test_nothing_that_is_about_others_too_is_his_to_say(beside):
    view = MindView(Posed(known=beside.of(Speaker(seat="red")).known, side="red", only=(5, 6)))
    assert [view.stands(one) for one in (Hold(unit=5), Hold(unit=4), Done())] == [True, False, False]
    assert view.stands(Orders(orders=(Hold(unit=5), Hold(unit=6))))
    assert not view.stands(Orders(orders=(Hold(unit=4), Hold(unit=5))))


def test_a_slot_in_which_all_are_his_he_ends_himself(beside):
    Commanders(beside.store, beside.id).sit("red", "recruit", only=(4, 5, 6))
    assert "done" in [one.sentence for one in speak(beside)]


def test_soldiers_are_named_by_number_squad_or_name(beside):
    known = beside.known
    assert soldiers_meant(known, "red", "5-4, varro") == (4, 5)
    assert soldiers_meant(known, "red", "Third Cohort Line Squad") == (4, 5, 6)
    with pytest.raises(
        ValueError, match=r"TOG has no soldier or squad '1'; it has Third Cohort Line Squad, and 4-6\."
    ):
        soldiers_meant(known, "red", "1")
    with pytest.raises(ValueError, match="Say which soldiers"):
        soldiers_meant(known, "red", " , ")


def test_some_soldiers_are_given_on_the_command_line_by_the_table_or_the_referee(call):
    call("new", "newcomer", "--seed", "7")
    told = call("commander", "red", "recruit", "--only", "4-5")[1].splitlines()
    assert told[-1] == "TOG: recruit, for 4, 5; a person for the rest."
    assert json.loads(call("commander", "--json")[1])["only"] == {"red": [4, 5]}
    code, _, err = call("commander", "red", "recruit", "--only", "6", "--seat", "red")
    assert (code, "his to give to a commander" in err) == (2, True)
    assert "Soldiers belong to a commander who sits down" in call("commander", "red", "off", "--only", "6")[2]
    assert call("commander", "red", "recruit")[1].splitlines()[-1] == "TOG: recruit."


def test_an_enemy_is_not_told_the_numbers_of_soldiers_who_are_still_to_come(tmp_path):
    setup = load_battle("night_round", load_rulebook(), rulings_with(()))
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), setup).seat(Speaker(seat="red"))
    coming = soldiers_meant(seat.known, "red", "relief")
    assert not {*coming} & {*seat.known.units}
    Commanders(seat.store, seat.id).sit("red", "hands", only=(9, *coming))
    assert SIDES.sitting(seat)["red"] == f"hands for {numbers((9, *coming))}"
    enemy = seat.of(Speaker(seat="green"))
    assert SIDES.sitting(enemy)["red"] == "hands for some"
    assert only_known(enemy, "red", (9, *coming)) == (9,)


def test_what_older_programs_kept_has_no_soldiers_of_his_own(beside):
    beside.store.settings.set(f"speakers.{beside.id}", '{"levels": {"red": "recruit"}, "called": 3}')
    there = Commanders(beside.store, beside.id)
    assert (there.levels, there.only) == ({"red": "recruit"}, {})
    beside.store.settings.set(
        f"speakers.{beside.id}", '{"levels": {"red": "recruit"}, "only": {"red": 4, "blue": [1]}}'
    )
    assert there.only == {}


def test_numbers_beyond_those_of_the_side_are_refused(call):
    call("new", "newcomer", "--seed", "7")
    code, _, err = call("commander", "red", "recruit", "--only", "4-9")
    assert (code, err.strip()) == (2, "TOG has no soldier 9; it has 4-6.")
