"""People sit at their own seats from the command line: `--seat Ann`."""

import json

import pytest

from squadlog.cli.commands import NOTHING, OK, REFUSED


@pytest.fixture
def seated(call):
    """Ann commands 1 and 2 of blue, Ben nobody; Ref is the referee, and Wall a display."""
    call("new", "newcomer", "--seed", "7")
    said = ("seat Ann blue 1-2", "seat Ben blue nothing", "seat Ref referee", "seat Wall display")
    assert call("do", *said)[0] == OK
    return call


def data(called):
    return json.loads(called[1])


def test_show_lists_the_seats_as_far_as_the_reader_knows(seated):
    assert (
        "Seats: Ann (Commonwealth: 1, 2), Ben (Commonwealth: nobody), TOG, Ref (the referee)"
        in seated("show")[1]
    )
    assert "Seats: Ann (Commonwealth), Ben (Commonwealth), TOG, Ref" in seated("show", "--seat", "red")[1]
    seats = {one["name"]: one for one in data(seated("show", "--json", "--seat", "Ann"))["seats"]}
    assert seats["Ann"] == {
        "name": "Ann", "kind": "player", "side": "blue", "commands": [1, 2], "acting_for": [], "left": False,
    }  # fmt: skip
    assert (seats["red"]["commands"], seats["Wall"]["kind"]) == ("all", "display")
    assert (
        "commands"
        not in {one["name"]: one for one in data(seated("show", "--json", "--seat", "red"))["seats"]}["Ann"]
    )


def test_a_battle_in_which_nobody_is_named_shows_no_line_of_seats(call):
    call("new", "newcomer")
    assert "Seats:" not in call("show")[1]


def test_every_command_reads_at_a_persons_seat_what_the_side_reads(seated):
    for words in (("next",), ("show",), ("log",), ("menu", "1"), ("replay", "--text"), ("export", "json")):
        code, out, _ = seated(*words, "--seat", "ann")
        assert (code, out) == seated(*words, "--seat", "blue")[:2], words


def test_what_is_said_at_a_persons_seat_is_said_in_his_name_and_by_his_rights(seated):
    call = seated
    call("do", "begin", "initiative", "--seat", "Ref")
    while data(call("next", "--json"))["ask"]["side"] != "blue":
        call("do", "done")
    call("do", "move blue")
    assert "Ben commands nobody here." in call("do", "hold 1", "--seat", "Ben")[2]
    assert call("do", "hold 1", "--seat", "Ann")[0] == OK
    assert data(call("log", "--json"))[-1]["by"] == "Ann"
    code, _, err = call("do", "note hello", "--seat", "Wall")
    assert (code, "read-only display" in err) == (REFUSED, True)


def test_a_seat_that_nobody_has_names_those_who_sit_there(seated):
    code, _, err = seated("show", "--seat", "Cleo")
    assert code == NOTHING
    assert "There is no seat 'Cleo'; there are blue, red, Ann, Ben, Ref, Wall, and referee and table." in err


def test_the_prompt_says_who_sits_there(seated):
    out = seated("play", "1", "--as", "text", "--seat", "Ann", stdin="quit\n")[1]
    assert "at the seat of Ann, Commonwealth." in out


def test_words_are_found_at_a_persons_seat(seated):
    seated("do", "note private the tea is cold", "--seat", "Ann")
    assert "the tea is cold" in seated("find", "tea", "--seat", "Ann")[1]
    assert "the tea is cold" not in seated("find", "tea", "--seat", "red")[1]


def test_the_list_of_battles_tells_who_sits_at_each_where_that_is_asked(call):
    call("new", "newcomer", "--seed", "7")
    call("do", "seat Ann blue 1-2", "seat Dora referee", "act for Ann by Dora")
    call("new", "newcomer", "--seed", "7")
    told = [line for line in call("battles", "list", "--seats")[1].splitlines() if "Seats:" in line]
    assert told == ["1 Seats: Ann (Commonwealth), TOG, Dora (the referee; acts for Ann), a display"]
    code, plain, _ = call("battles")
    assert (code, "Seats:" in plain) == (OK, False)
    listed = {one["id"]: one["seats"] for one in json.loads(call("battles", "list", "--seats", "--json")[1])}
    assert [one["name"] for one in listed[1]] == ["Ann", "red", "Dora", "table"]
    assert "commands" not in listed[1][0]
