"""What soldiers can do, and an order field by field, by command line: words one thing a line, and JSON for programs."""

import json

import pytest


@pytest.fixture
def begun(call):
    """The newcomer's battle where the first squad gives its orders."""
    call("new", "newcomer", "--seed", "1")
    call("do", "begin", "initiative")
    while json.loads(call("next", "--json")[1])["ask"]["kind"] == "choose_order":
        call("do", "move")
    return call


def asked(call, *words):
    code, out, err = call(*words, "--json")
    return code, json.loads(out), err


def test_a_menu_has_a_sentence_that_do_takes_or_the_reason_that_do_would_give(begun):
    unit = json.loads(begun("next", "--json")[1])["ask"]["units"][0]
    code, menu, _ = asked(begun, "menu", str(unit))
    assert (code, menu["units"]) == (0, [unit])
    told = {one["action"]: one for one in menu["actions"]}
    walk = told["move:walk"]
    assert (walk["letter"], walk["costs"], walk["say"]) == ("w", 1, f"walk {unit}")
    assert told["position:standing"]["why_not"]["rule"] == "ACT-22"
    for one in menu["actions"]:
        assert bool(one["say"]) != bool(one["why_not"]), one
    refused = begun("do", f"stand {unit}", "--json")[1]
    assert json.loads(refused)["refusal"]["sentence"] == told["position:standing"]["why_not"]["sentence"]
    assert json.loads(begun("do", walk["say"], "--json")[1])["outcome"] == "accepted"


def test_several_soldiers_have_one_menu_and_one_order(begun):
    units = json.loads(begun("next", "--json")[1])["ask"]["units"]
    _, everybody, _ = asked(begun, "menu")
    assert everybody["units"] == units
    named = f"{units[0]}-{units[-1]}"
    lines = begun("menu", named)[1].splitlines()
    assert lines[0] == f"{len(units)} soldiers."
    assert f"k Kneel, 2 AP, until T1.s2: kneel {','.join(map(str, units))}" in lines


def test_a_form_says_what_it_costs_and_what_each_field_may_hold(begun):
    unit = json.loads(begun("next", "--json")[1])["ask"]["units"][0]
    code, form, _ = asked(begun, "form", str(unit), "walk", "metres=2", "seen=nobody")
    fields = {one["name"]: one for one in form["fields"]}
    assert (code, form["costs"], form["lacking"]) == (0, 1, [])
    assert form["say"] == f"walk {unit} moving 2m unseen"
    assert (fields["metres"]["kind"], fields["metres"]["unit"], fields["metres"]["value"]) == (
        "length",
        "m",
        "2",
    )
    assert fields["metres"]["low"] == 0 < fields["metres"]["high"]
    enemies = [one["words"] for one in fields["engage"]["choices"] if one["value"] != "none"]
    assert all(one.split()[0].isdigit() and " " in one for one in enemies), "by number and name"
    by_letter = asked(begun, "form", str(unit), "w", "metres=2", "seen=nobody")[1]
    assert by_letter == form
    assert (
        f"The order: {form['say']}"
        in begun("form", str(unit), "w", "metres=2", "seen=nobody")[1].splitlines()
    )


def test_a_seat_reads_of_a_soldier_of_another_that_it_has_no_word_there(begun):
    ask = json.loads(begun("next", "--json")[1])["ask"]
    other = "red" if ask["side"] == "blue" else "blue"
    menu = asked(begun, "menu", str(ask["units"][0]), "--seat", other)[1]
    assert {one["why_not"]["code"] for one in menu["actions"]} == {"not-yours"}


GROUND = (
    ("ground=light,clear", "over light,clear"),
    ("seen=4 at 1m", "seen by 4 at 1m"),
    ("in_words=2m over light,clear turn 45 after 1m", "moving 2m over light,clear turn 45 after 1m"),
)
NONSENSE = (
    ("metres=far", "metres is a length, such as 2 or 2m, not 'far'."),
    ("turn=400", "turn is an angle from 0 to 180 degrees, not '400'."),
    ("clears=perhaps", "clears is one of not said, yes, no, not 'perhaps'."),
    ("colour=red", "There is no field 'colour' here; there are metres, "),
)
NOBODY = (
    (("menu", "99"), 5, "There is no soldier '99'"),
    (("form", "1", "fly"), 2, "has no action 'fly'; there are h Hold, "),
    (("form", "1", "walk", "metres"), 2, "a field 'metres' should be NAME=VALUE."),
)


def test_ground_and_watchers_are_also_said_metre_by_metre(begun):
    unit = json.loads(begun("next", "--json")[1])["ask"]["units"][0]
    for field, clause in GROUND:
        assert asked(begun, "form", str(unit), "walk", field)[1]["say"] == f"walk {unit} {clause}"


def test_what_makes_no_sense_is_told_in_one_sentence_and_loses_nothing(begun):
    unit = json.loads(begun("next", "--json")[1])["ask"]["units"][0]
    for field, told in NONSENSE:
        code, out, err = begun("form", str(unit), "walk", field)
        assert (code, err) == (2, "")
        assert sum(told in line for line in out.splitlines()) == 1
    for words, code, told in NOBODY:
        found, out, err = begun(*words)
        assert (found, out) == (code, "")
        assert told in err
        assert err.count("\n") == 1


@pytest.mark.parametrize("subject", ["standing", "note", "walk"])
def test_a_field_that_no_form_has_is_named_whatever_the_form(begun, subject):
    code, form, _ = asked(begun, "form", "1", subject, "text=hi", "colour=red")
    assert (code, form["say"]) == (2, "")
    assert any(one["wrong"].startswith("There is no field 'colour' here") for one in form["fields"])


def test_what_next_is_asked_to_fill_in_and_cannot_is_told_with_json_too(begun):
    code, value, err = asked(begun, "next", "colour=red")
    assert (code, value["question"]["kind"]) == (2, "declare")
    assert "no such field" in err
