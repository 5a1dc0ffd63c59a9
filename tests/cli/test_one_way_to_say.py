"""One way to say a thing, wherever it is said."""

import json


def test_an_option_of_a_task_may_stand_before_the_task(call):
    call("games", "new", "phalanx-board", "--seed", "1")
    call("games", "new", "phalanx-board", "--seed", "2")
    assert call("games", "--game", "1", "moves") == call("games", "moves", "--game", "1")
    assert call("games", "--game", "1", "--json", "show") == call("games", "show", "--game", "1", "--json")
    assert call("games", "--nonsense", "1", "moves")[0] == 2


def test_the_battle_of_a_company_is_said_as_elsewhere(call):
    call("company", "new", "Able", "--squad", "ready:john_doe")
    call("new", "newcomer")
    said = [call(*words) for words in (("company", "after", "1"), ("company", "after", "--battle", "1"))]
    assert said[0] == said[1] == call("company", "--battle", "1", "after")
    assert "not over yet" in said[0][2]


def test_soldiers_of_a_company_go_by_name_where_they_went_by_number(call):
    call("company", "new", "Able", "--squad", "ready:john_doe")
    assert call("company", "show", "Able", "John") == call("company", "show", "Able", "1")
    assert call("company", "medal", "Able", "John,2-3", "for the bridge")[0] == 0
    code, _, err = call("company", "note", "Able", "nobody", "limps")
    assert (code, "has no soldier 'nobody'" in err) == (2, True)
    call("company", "enlist", "Able", "ready:john_doe", "--who", "1")
    code, _, err = call("company", "show", "Able", "john doe")
    assert code == 2
    assert "could be more than one soldier: 1 John Doe, 9 John Doe. Say the number." in err


def test_show_with_a_soldier_is_the_card_of_that_soldier(call):
    call("new", "newcomer")
    card = call("show", "2")[1]
    assert card.startswith("2 Mara Quill: ")
    assert "armour" in card
    assert call("show", "quill")[1] == card
    assert json.loads(call("show", "2", "--json")[1])["unit"] == 2
    assert call("show", "77")[0] == 5


def test_a_form_is_asked_for_by_one_word(call):
    call("new", "newcomer")
    assert call("play", "--form", "text", stdin="quit\n") == call("play", "--as", "text", stdin="quit\n")
