"""A concession, a draw and a breaking off count in careers, results, claims and the ladder as what they are (ours)."""

import json

import pytest

from squadlog.extras.careers.claims import claim_code, claim_in
from squadlog.extras.careers.ends import PaperEnd, read_end
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.results import CompanyLog, claim, new_result, results_that_count

SIDES = [("Able", "10"), ("Baker", "50")]


def entered(ended, by=""):
    end = read_end(ended, ("Able", "Baker"))
    return new_result(
        claim(CompanyLog(campaigns={}), "Ford", SIDES, by=by, mark="paper-0123456789ab", end=end)
    )


@pytest.mark.parametrize(
    ("ended", "came", "rated"),
    [
        ("", ("lost", "won"), True),
        ("concede baker", ("won", "lost"), True),
        ("break Able", ("lost", "won"), True),
        ("agree draw", ("drawn", "drawn"), True),
        ("Break  Off", ("", ""), False),
    ],
)
def test_the_end_decides_what_a_result_was_for_whom_whatever_the_points(ended, came, rated):
    one = entered(ended)
    assert one.came == came
    assert bool(results_that_count([one])) is rated


@pytest.mark.parametrize("ended", ["concede Carl", "concede", "surrender Able", "draw Able"])
def test_what_is_no_end_is_told_in_one_sentence_with_the_words_there_are(ended):
    with pytest.raises(CareerError, match=r"is no end: write concede NAME, .*; the sides are Able, Baker\."):
        entered(ended)


@pytest.mark.parametrize("end", [PaperEnd(how="draw", losers=("Able",)), PaperEnd(how="conceded")])
def test_an_end_that_contradicts_itself_is_no_result(end):
    with pytest.raises(CareerError, match="lost"):
        claim(CompanyLog(campaigns={}), "Ford", SIDES, end=end)


def test_a_claim_carries_its_end_to_another_machine():
    there = claim_in(claim_code(entered("concede Baker", by="Able")))
    assert (there.how, there.losers, there.winner) == ("conceded", ("Baker",), "Able")


def test_a_battle_of_the_program_goes_into_careers_with_its_end(call):
    for name, squad in (("Able", "ready:john_doe"), ("Baker", "ready:tog_line")):
        call("company", "new", name, "--squad", squad)
        call("company", "muster", name, "1-2", "--as", f"{name} One")
    call("new", "--title", "Mill", "--side", "Able=Able One", "--side", "Baker=Baker One")
    call("do", "begin", "correct 3 wound=D because it fell", "concede able")
    assert "Able: 1 Mill: lost, by concession" in " ".join(call("company", "after")[2].split())
    assert "won by Baker, Able conceded; confirmed" in call("result")[1]
    assert json.loads(call("result", "list", "--json")[1])[0]["result"]["how"] == "conceded"
    call(
        "result", "enter", "--title", "Isle", "--side", "Able=7", "--side", "Baker=3", "--ended", "break off"
    )
    assert "Able 7, Baker 3; broken off; confirmed" in call("result")[1]
    rungs = json.loads(call("ladder", "--json")[1])
    assert {one["name"]: (one["won"], one["drawn"], one["lost"]) for one in rungs} == {
        "Able": (0, 0, 1),
        "Baker": (1, 0, 0),
    }
