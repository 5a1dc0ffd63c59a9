"""What is to be placed, and what is filled in, by words: squadlog place, squadlog next FIELD=VALUE."""

import json


def test_a_side_hears_what_it_may_place_and_where_and_the_table_where_to_ask(call):
    """HID-09, SET-01."""
    call("new", "tutorial_map", "--with", "hiding")
    code, out, err = call("place")
    assert (code, out) == (5, "")
    assert "--seat blue" in err
    code, out, _ = call("place", "--seat", "blue")
    assert code == 0
    assert "squadlog place 1" in out
    assert "  hide 1" in out
    code, out, err = call("place", "1", "--seat", "blue", "--json")
    found = json.loads(out)
    assert found["format"] == "squadlog-place/1"
    assert {area["floor"] for area in found["areas"]} == {1}
    assert call("do", "--seat", "blue", found["samples"][0]["say"])[0] == 0
    code, _, err = call("place", "the moon", "--seat", "blue")
    assert code == 5
    assert "squadlog place lists what is" in err


def test_what_is_asked_is_filled_in_by_field_and_told_as_a_sentence(call):
    """DIE-07."""
    call("new", "newcomer", "--typed", "all")
    call("do", "begin", "initiative")
    assert call("next", "face=0")[:2] == (0, "die 10\n")
    code, out, err = call("next", "face=11")
    assert (code, out) == (2, "")
    assert "Still to be said: face" in err
    assert "the question has face" in call("next", "metres=2")[2]
