"""Notes by words: written, listed, and what cannot be noted."""

import json

import pytest
from support.no_room import no_room
from support.photographs import PHOTO


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


def test_a_photograph_is_put_beside_a_note_listed_and_taken_out_again(call, home):
    home.mkdir(exist_ok=True)
    (home / "ford.jpg").write_bytes(PHOTO)
    call("new", "newcomer")
    call("do", "begin")
    code, out, err = call("note", "--picture", str(home / "ford.jpg"), "the ford", "--on", "line 2")
    assert (code, err) == (0, "")
    assert out.endswith(": the ford (picture, 12 x 8)\n")
    assert call("note", "--picture", str(home / "ford.jpg"))[0] == 0
    assert "Note: Picture (picture, 12 x 8)" in call("log")[1]
    assert "line 2  the ford (picture, 12 x 8)" in call("note")[1]
    assert json.loads(call("note", "--json")[1])[0]["picture"] == {"wide_px": 12, "high_px": 8}
    assert call("note", "--picture-of", "3", "--to", str(home / "out.jpg"))[0] == 0
    assert (home / "out.jpg").read_bytes().startswith(b"\xff\xd8")
    for words, code in (
        (("--picture-of", "1", "--to", str(home / "x.jpg")), 5),
        (("--picture-of", "3"), 2),
        (("--picture", str(home / "none.jpg"), "x"), 5),
        (("--picture", str(home), "x"), 4),
    ):
        found, out, err = call("note", *words)
        assert (found, out, err.count("\n")) == (code, "", 1), err


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


def test_a_reminder_is_dismissed_by_its_place_put_off_and_told_again(call):
    call("new", "newcomer", "--seed", "4")
    call("do", "begin", "initiative", "move")
    call("do", "correct 1 jammed=SR because it did")
    told = call("reminders")[1].splitlines()
    assert told == ["1 John Doe: SR is jammed and must be cleared before it is fired [FIR-42]."]
    code, _, said = call("reminders", "dismiss", "1")
    assert (code, "Dismissed: 1 John Doe" in said) == (0, True)
    assert call("reminders")[1] == ""
    assert call("reminders")[2] == "No reminders now; 1 dismissed or put off, reminders all tells them.\n"
    assert call("reminders", "all")[1].startswith("(dismissed) 1 John Doe")
    assert call("reminders", "dismiss", "1")[2] == "There is no reminder 1: there are none now.\n"
    call("reminders", "again")
    call("reminders", "put", "off", "1", "until", "turn", "2")
    assert call("reminders", "all")[1].startswith("(put off until T2.s1) 1 John Doe")
    assert call("reminders", "put", "off")[0] == 2


def test_a_note_that_is_sent_twice_is_written_once_and_not_on_another_state(call):
    call("new", "newcomer")
    for _ in range(2):
        assert call("note", "he bluffs", "--at", "1", "--key", "n")[0] == 0
    assert len(json.loads(call("note", "--json")[1])) == 1
    assert call("note", "he does not", "--at", "99")[0] == 4
    assert len(json.loads(call("note", "--json")[1])) == 1
