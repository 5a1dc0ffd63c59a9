"""The file of a lab: written and read alike, and what is wrong with it in a sentence."""

import pytest

from squadlog.base.records import replace
from squadlog.extras.lab.asked.cells import cells_of
from squadlog.extras.lab.asked.lab import USUAL_GROUND, Lab, LabError, format_lab, read_lab, usual_within
from squadlog.extras.lab.asked.naming import title_of
from squadlog.extras.lab.asked.places import find_lab, keep_lab

ASKED = Lab(
    question="fair", title='Is "it" fair?', scenarios=("newcomer",), levels=("recruit",), seed=7, whole=True
)


def test_a_lab_is_read_as_it_was_written(tmp_path):
    (tmp_path / "a.toml").write_text(format_lab(ASKED), encoding="utf-8")
    assert read_lab(tmp_path / "a.toml") == ASKED


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ({}, "Is it fair: newcomer?"),
        ({"whole": True, "seed": 3}, "Is it fair: newcomer (to their end; seed 3)?"),
        (
            {"points": 200, "scenarios": ("wood", "/maps/yard.toml")},
            "Is it fair: quick battles of 200 points, wood, yard.toml?",
        ),
        (
            {"question": "levels", "levels": ("recruit", "veteran")},
            "Which commander is better: newcomer (recruit, veteran)?",
        ),
        (
            {"question": "rank", "squads": ("tog_line",), "levels": ("sergeant",)},
            "Which squad wins: tog_line or any ready one?",
        ),
        (
            {"question": "rank", "squads": ("a", "b"), "levels": ("sergeant",), "scenarios": ("street",)},
            "Which squad wins: a, b (on street)?",
        ),
        (
            {"question": "worth", "things": ("LI",), "levels": ("sergeant",), "squads": ("tog_line",)},
            "What is it worth: LI (for tog_line)?",
        ),
        (
            {"question": "worth", "things": ("SAR",), "levels": ("sergeant",), "within": 4},
            "What is it worth: SAR (within 4 in 100)?",
        ),
    ],
)
def test_a_title_says_what_is_asked_and_what_is_unusual_about_it(asked, title):
    question = asked.get("question", "fair")
    usual = {"scenarios": (USUAL_GROUND.get(question, "newcomer"),), "within": usual_within(question)}
    assert title_of(Lab(**{"question": question, **usual, **asked})) == title


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('question = "fair"\nscenarios = ["newcomer"]\nwithin = 31', "points in 100 from 1 to 30"),
        ('question = "fair"\nscenarios = []', "name a ready battle"),
        ('question = "fun"\nscenarios = ["newcomer"]', "question"),
        ('question = "fair"\nscenarios = ["newcomer"]\npairs = 3', "pairs"),
        ('question = "fair"\nscenarios = ["newcomer", "newcomer"]', "each named once"),
        ('question = "fair"\nscenarios = ["newcomer"]\nlevels = []', "name a commander's level"),
        ('question = "fair"\nscenarios = ["newcomer"]\nbattles = 0', "from 1 to 100,000"),
        ('question = "fair"\nseed = 2026-11-30', "holds a date"),
        ("question", "is not valid TOML"),
        ("#" * 70_000, "larger than"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(tmp_path, text, told):
    (tmp_path / "a.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LabError if "holds" in told or "larger" in told else Exception, match=told):
        read_lab(tmp_path / "a.toml")


def test_the_same_question_is_the_same_lab_and_another_gets_a_number(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    first = keep_lab(ASKED, "fair-newcomer")
    assert keep_lab(ASKED, "fair-newcomer") == first == find_lab("fair-newcomer")
    assert keep_lab(replace(ASKED, title="Under another title?"), "fair-newcomer") == first
    other = keep_lab(Lab(question="fair", scenarios=("newcomer",)), "fair-newcomer")
    assert other.stem == "fair-newcomer-2"
    with pytest.raises(LabError, match="did you mean fair-newcomer"):
        find_lab("fair-newcomr")


def test_each_question_has_its_cells():
    fair = cells_of(Lab(question="fair", scenarios=("newcomer", "full_squads")))
    assert [one.key for one in fair] == [
        "newcomer/recruit", "newcomer/sergeant", "full_squads/recruit", "full_squads/sergeant",
    ]  # fmt: skip
    assert {one.exchanged for one in fair} == {False}
    levels = cells_of(Lab(question="levels", scenarios=("open",), points=100))
    assert [(one.key, one.levels, one.exchanged) for one in levels] == [
        ("open:100/sergeant-recruit", ("sergeant", "recruit"), True)
    ]
    with pytest.raises(LabError, match="two or more"):
        cells_of(Lab(question="levels", scenarios=("newcomer",), levels=("recruit",)))
    with pytest.raises(Exception, match="no commander 'genral'"):
        cells_of(Lab(question="fair", scenarios=("newcomer",), levels=("genral",)))
