"""`squadlog quick`: two sides drawn by points, on a map drawn at random."""

import json

import pytest

SMALL = ("--size", "20x20", "--seed", "3")


def test_a_quick_battle_begins_with_two_squads_on_a_fair_map(call):
    """SCN-06, SCN-07: 400 points each, what is spent told."""
    code, told, aside = call("quick", *SMALL, "--map", "building")
    assert (code, told) == (0, "1\n")
    assert "of 400 points." in aside
    assert "Building 3: Fair within the measure." in aside
    shown = json.loads(call("show", "--json")[1])
    assert len(shown["units"]) == 16
    assert all(unit["position"] for unit in shown["units"].values())


def test_the_same_seed_begins_the_same_battle_and_the_middle_can_be_worth_something(call):
    """VIC-03, VIC-06: what is not spent stands in the set-up, and the middle is a secondary objective of both."""
    words = (
        "quick",
        *SMALL,
        "--side",
        "Red:300:marines",
        "--side",
        "Blue:300:tog_line",
        "--map",
        "none",
        "--hold",
    )
    exported = []
    for _ in range(2):
        assert call(*words, "--with", "usual", "--typed", "blue", "--turns", "5")[0] == 0
        record = json.loads(call("export", "json")[1])
        exported.append(
            str(record)
            .replace("against Blue 2", "against Blue")
            .partition("'setup'")[2]
            .partition("'salt'")[0]
        )
    assert exported[0] == exported[1]
    page = exported[0]
    assert "'spent': 362" in page
    assert "'kind': 'hold'" in page
    assert "'worth': 'secondary'" in page


def test_a_map_of_the_program_and_a_squad_of_the_shelf_are_taken_by_name(call):
    told = call("quick", "--side", "Red:400:john_doe", "--side", "Blue", "--map", "the_long_ford", "--json")[
        1
    ]
    begun = json.loads(told)
    assert begun["fairness"] is None
    assert [side["name"] for side in begun["sides"]] == ["Red", "Blue"]


def test_what_a_draw_leaves_over_decides_nothing_and_what_somebody_has_not_spent_does(call):
    """VIC-06: 362 of 400 spent on a squad that was brought; a point that a draw cannot spend is nobody's."""
    call("quick", *SMALL, "--map", "none", "--side", "Red:399:marines", "--side", "Blue:400:ready:tog_line")
    call("do", "end because late")
    points = {one["side"]: one["points"] for one in json.loads(call("score", "--json=2")[1])["score"]}
    assert points == {"red": 0, "blue": 38}


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--side", "Red"), 2, "A quick battle has two sides, not 1"),
        (("--side", "Red:much", "--side", "Blue"), 2, "NAME:POINTS:WHO"),
        (("--side", "Red:9", "--side", "Blue"), 4, "9 points buy nobody"),
        (("--side", "Red", "--side", "red"), 4, "cannot both be called"),
        (("--side", "Red:400:pirates", "--side", "Blue"), 5, "Or name troops to draw one of: combat_arms"),
        (("--with", "sorcery"), 4, "no advanced chapter sorcery"),
        (("--turns", "0"), 2, "1 to 500 turns"),
        (("--typed", "green"), 2, "There is no side 'green'"),
        (("--map", "atlantis"), 4, "There is no map atlantis"),
    ],
)
def test_what_cannot_be_begun_is_told_in_one_sentence_and_nothing_begins(words, code, sentence, call):
    answer = call("quick", *(() if "--map" in words else ("--map", "none")), *words)
    assert answer[0] == code
    assert sentence in answer[2]
    assert call("battles")[0] == 5


@pytest.mark.parametrize("names", [("1st", "2nd"), ("Красные", "Синие"), ("Red!", "Red?")])
def test_sides_may_have_any_name(names, call):
    """SCN-05: each has an id of its own, by which its objective and its points are kept."""
    sides = [word for name in names for word in ("--side", f"{name}:100")]
    assert call("quick", "--map", "none", "--hold", "--seed", "3", *sides)[0] == 0
    answer = call("score", "--json")
    assert answer[0] == 0, answer[2]
    assert len({side["side"] for side in json.loads(answer[1])}) == 2


def test_a_drawn_place_says_why_one_fights_there_aside_as_json_and_at_the_head_of_its_file(call):
    code, told, aside = call("map", "random", "--kind", "wood", *SMALL)
    shown = json.loads(call("map", "random", "--kind", "wood", *SMALL, "--json")[1])
    assert code == 0
    assert told == shown["map"]
    assert told.startswith(f"# {shown['title']}: {shown['reason']}\n")
    assert shown["reason"] in aside
    assert shown["reason"] in call("quick", *SMALL, "--map", "wood")[2]
    assert shown["reason"] in call("export", "json")[1]
