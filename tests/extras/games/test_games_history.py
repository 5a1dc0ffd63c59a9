"""Going about in a side game from the shell: moves by their own number, what was taken back by its mark, names."""

import json

import pytest

SEATS = ("--seat", "Red=Ann", "--seat", "Black=Bob", "--option", "first_player=red")


@pytest.fixture
def second(call):
    """A game that is not the first of the file, three moves on; then another third move."""
    call("games", "new", "generals", "--seed", "1")
    call("games", "new", "phalanx-board", *SEATS)
    for _ in range(3):
        call("games", "move", call("games", "moves")[1].split()[0])
    call("games", "undo")
    call("games", "move", call("games", "moves")[1].split()[1])
    return call


def rows(told):
    return [line.split() for line in told[1].splitlines()]


def test_moves_are_numbered_from_the_start_of_their_own_game(second):
    assert [row[0] for row in rows(second("games", "log"))] == ["0.", "1.", "2.", ">"]
    assert rows(second("games", "log"))[-1][1] == "3."
    told = json.loads(second("games", "log", "--json")[1])
    assert [entry["number"] for entry in told] == [0, 1, 2, 3]
    assert [entry["id"] for entry in told] == [1, 2, 3, 5]  # 4 was taken back


def test_a_number_means_that_move_of_the_line_forwards_and_backwards(second):
    line = [row[-1] for row in rows(second("games", "log"))]
    assert second("games", "jump", "1")[1] == f"The game is at move 1: {line[1]}.\n"
    assert second("games", "jump", "3")[1] == f"The game is at move 3: {line[3]}.\n"
    assert second("games", "jump", "0")[1].startswith("The game is at the start: ")
    assert second("games", "jump", "0")[2] == "The game is already at the start.\n"


@pytest.mark.parametrize("sign", ["~", ""])
def test_a_move_that_was_taken_back_is_reached_by_its_mark(second, sign):
    (undone,) = [row for row in rows(second("games", "log", "--undone")) if row[0].startswith("~#")]
    assert second("games", "jump", sign + undone[0].removeprefix("~"))[0] == 0
    assert rows(second("games", "log"))[-1][-1] == undone[-1]


def test_a_place_that_there_is_not_is_answered_with_what_there_is(second):
    second("games", "name", "the open file")
    for place, code in (("nowhere", 2), ("9", 1)):
        told, _, err = second("games", "jump", place)
        assert told == code
        assert err == (
            f"There is no place {place!r}: say the number of a move, 0 to 3; a name: the open file; or '#' and a "
            "number, in quotes, as log --undone marks a move that was taken back.\n"
        )
    assert second("games", "jump", "#999")[0] == 1


def test_a_move_that_is_made_tells_its_number_too(call):
    call("games", "new", "phalanx-board", *SEATS)
    made = json.loads(call("games", "move", call("games", "moves")[1].split()[0], "--json")[1])
    assert (made["number"], made["entry"]) == (1, 2)


def test_what_a_computer_began_with_is_not_undone_as_if_a_person_had_played(call):
    seats = ("--seat", "A=computer random", "--seat", "B=Ann", "--seed", "1")
    call("games", "new", "generals", *seats)
    code, _, err = call("games", "undo")
    assert (code, "No person has moved yet" in err) == (1, True)
    assert call("games", "undo", "1")[0] == 0
    code, _, err = call("games", "moves")
    assert code == 2
    assert err == "computer random (A) is to move, whose hand is hidden; squadlog games move has it move.\n"
    assert call("games", "move")[0] == 0
