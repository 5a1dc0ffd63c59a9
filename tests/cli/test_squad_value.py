"""`squadlog squads value`: the figures that the builder shows, for scripts."""

import json

import pytest


def test_soldiers_who_are_alike_are_told_once_with_every_weapon(call):
    code, out, _ = call("squads", "value", "ready:john_doe", "--against", "li", "--cover", "half-hard")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "John Doe's Squad against marines in Light Infantry: half cover, hard, nobody moves"
    assert lines[3].split() == [
        "John", "Doe", "and", "7", "alike", "46", "SR", "5", "7", "or", "less", "70%", "70%", "0%", "2.1", "OR", "slug", "40%,", "1.2",
    ]  # fmt: skip
    assert len(lines) == 6


def test_the_range_is_told_as_a_fact_that_changes_nothing(call):
    near = call("squads", "value", "ready:john_doe", "--range", "3")[1]
    assert "range 3 m: 0, no line of the to-hit table asks for it [FIR-02]" in near
    far = call("squads", "value", "ready:john_doe", "--range", "40")[1]
    assert near.splitlines()[2:] == far.splitlines()[2:]


def test_as_json_every_soldier_is_told(call):
    told = json.loads(call("squads", "value", "ready:john_doe", "--json")[1])
    assert (told["against"], len(told["soldiers"])) == ("BI", 8)
    assert told["soldiers"][0]["shots"][0] == {
        "weapon": "SR", "price": 5, "pf": 5, "af": 3, "faces": 9, "hit": 0.9, "hurt": 0.9, "out": 0.0, "boxes": 1.8,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--against", "tin"), "tin is not a suit; there are LI, BI, M"),
        (("--cover", "fog"), "fog is not a class of cover; there are none, half-soft"),
        (("--range", "-1"), "The range is metres, 0 to 100000."),
        (("--range", "nan"), "The range is metres"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(call, words, said):
    code, _, err = call("squads", "value", "ready:john_doe", *words)
    assert code != 0
    assert said in err
