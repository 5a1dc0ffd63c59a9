"""Who sits where in a side game that begins from the shell, by whom was named."""

import json

import pytest


@pytest.mark.parametrize(
    ("players", "said", "seats"),
    [
        ("2", (), ["A", "computer greedy"]),
        ("2", ("B=Ann",), ["computer greedy", "Ann"]),
        ("2", ("B=computer:strong",), ["A", "computer strong"]),
        ("4", ("B=Ann",), ["computer greedy", "Ann", "computer greedy", "computer greedy"]),
        ("4", ("A=computer:2",), ["computer greedy", "B", "computer greedy", "computer greedy"]),
        ("4", ("A=Ann", "C=Cid"), ["Ann", "B", "Cid", "D"]),
        ("4", ("A=Ann", "C=Cid", "D=computer"), ["Ann", "B", "Cid", "computer strong"]),
        ("2", ("A=computer", "B=computer:random"), ["computer strong", "computer random"]),
    ],
    ids=str,
)
def test_seats_that_nobody_named_are_computers_unless_two_people_play(call, players, said, seats):
    words = [word for seat in said for word in ("--seat", seat)]
    begun = json.loads(
        call("games", "new", "phalanx-cards", "--option", f"players={players}", *words, "--json")[1]
    )
    assert begun["seats"] == seats


@pytest.mark.parametrize("seat", ["A=", "A=  ", "a=Bob"], ids=repr)
def test_a_seat_needs_one_name(call, seat):
    code, out, err = call("games", "new", "generals", "--seat", "A=Ann", "--seat", seat, "--json")
    assert (code, out) == (2, "")
    assert "--seat A" in err
    assert call("games")[0] == 5
