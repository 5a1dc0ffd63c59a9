"""Notes by words: written, listed, and what cannot be noted."""

import json

import pytest
from support.no_room import no_room


def test_notes_are_written_and_listed_by_what_they_are_about(call):
    call("new", "newcomer")
    call("do", "begin")
    assert call("note", "he", "bluffs", "--on", "Varro", "--by", "Ada")[0] == 0
    assert call("note", "rain", "--on", "turn 2")[0] == 0
    assert call("note", "look at the door", "--on", "3", "--private", "--seat", "blue")[0] == 0
    assert "4 Varro  he bluffs (Ada)" in call("note")[1]
    assert "look at the door" not in call("note")[1]
    assert "look at the door (private)" in call("note", "--seat", "blue", "--on", "3")[1]
    assert "Turn 1 begins" in call("undo")[1]
    (note,) = json.loads(call("note", "--on", "turn 2", "--json")[1])
    assert (note["text"], note["turn"], note["undone"]) == ("rain", 2, True)


@pytest.mark.parametrize(
    "words", [("private", "he", "bluffs"), ("Private: he bluffs",), ("private he bluffs", "--private")]
)
def test_a_note_that_begins_with_private_is_private_as_in_a_sentence(call, words):
    call("new", "newcomer")
    assert call("note", *words, "--on", "3", "--seat", "blue")[0] == 0
    assert call("note", "privately", "owned")[0] == 0
    assert "bluffs" not in call("note")[1]
    assert "bluffs" not in call("note", "--seat", "red")[1]
    assert "privately owned" in call("note", "--seat", "red")[1]
    assert "  he bluffs (private)" in call("note", "--seat", "blue")[1]


def test_what_cannot_be_noted_is_said_in_one_sentence(call):
    call("new", "newcomer")
    for words, code in (
        (("x", "--on", "99"), 1),
        (("x", "--on", "line 99"), 1),
        (("x", "--on", "banana"), 5),
    ):
        found, out, err = call("note", *words)
        assert (found, out, err.count("\n")) == (code, "", 1), err
    assert call("note", "x" * 500)[0] == 1
    code, _, err = call("note")
    assert (code, err) == (5, "There are no notes.\n")


def test_a_note_for_which_the_disk_has_no_room_is_trouble_and_no_refusal(call):
    call("new", "newcomer")
    call("note", "before")
    with no_room():
        code, out, err = call("note", "rain")
    assert (code, out, err.count("\n")) == (4, "", 1), err
    assert "nothing was changed" in err
    assert "rain" not in call("note")[1]
