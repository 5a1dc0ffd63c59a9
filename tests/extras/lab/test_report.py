"""The report of a lab: the numbers of `lab show`, what its battles were like, and how to have them again."""

import csv
import io
import json
import shlex
from argparse import ArgumentParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.lab_rows import ASKED, lab_of, played

from squadlog.__main__ import main
from squadlog.base.records import replace
from squadlog.extras.lab.asked.lab import Lab, read_lab
from squadlog.extras.lab.commands import spelling
from squadlog.extras.lab.told.intervals import CELLS, draw_axis, draw_interval
from squadlog.extras.lab.told.lengths import explain_by_luck, spread_contacts, spread_margins, spread_turns
from squadlog.extras.lab.told.report import command_of, report_of
from squadlog.extras.lab.trials import prints
from squadlog.extras.lab.trials.running import RunningLab


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return lab_of(tmp_path_factory.mktemp("lab"))


@pytest.fixture
def say(capsys, made, tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))

    def said(*words):
        assert main(["lab", words[0], str(made.path), *words[1:]]) == 0
        return capsys.readouterr().out

    return said


def test_the_numbers_of_a_report_are_those_of_show(say, tmp_path):
    shown = json.loads(say("show", "--json"))["questions"]
    report = json.loads(say("report", "--json"))
    assert report["questions"] == shown
    assert say("report", "--to", str(tmp_path / "a.json")) == ""
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8")) == report
    say("report", "--to", str(tmp_path / "a.csv"))
    (line,) = csv.DictReader(io.StringIO((tmp_path / "a.csv").read_text(encoding="utf-8")))
    assert [float(line["low"]), float(line["high"])] == shown[0]["interval"]
    assert {name: line[name] for name in ("claim", "of", "battles")} == {
        name: str(shown[0][name]) for name in ("claim", "of", "battles")
    }


def test_a_report_holds_all_that_show_tells(say):
    told = say("report").splitlines()
    assert [line for line in say("show").splitlines() if line not in told] == []


def test_every_battle_lies_in_one_step_of_each_spread(made, say):
    (cell,) = json.loads(say("report", "--json"))["cells"]
    assert len(cell["spreads"]) == 3
    for spread in cell["spreads"]:
        assert sum(one["battles"] for one in spread["steps"]) == 12
    rows = list(made.counted())
    assert dict(spread_turns(rows).steps)["2 turns"] == sum(row.fought.turns == 2 for row in rows)


def _with(row, margin, contact):
    (first, _), (second, _) = row.fought.points
    points = ((first, max(margin, 0)), (second, max(-margin, 0)))
    return replace(
        row, sides=(first, second), fought=replace(row.fought, points=points, first_contact=contact)
    )


def test_margins_are_of_whom_they_are_and_a_draw_stands_alone(made):
    row = next(made.counted())
    margins = [-24, -1, 0, 0, 3, 10]
    found = spread_margins([_with(row, one, None) for one in margins], "A", "B")
    steps = dict(found.steps)
    assert (steps["B by 21 to 25"], steps["B by 1 to 5"], steps["a draw"]) == (1, 1, 2)
    assert (steps["A by 1 to 5"], steps["A by 6 to 10"]) == (1, 1)
    assert found.middle == "half of them by 3 points or more"


@given(st.lists(st.integers(-5000, 5000), min_size=1, max_size=30))
def test_margins_lose_no_battle_however_large(margins):
    row = played()[0]
    found = spread_margins([_with(row, one, None) for one in margins], "A", "B")
    assert sum(times for _, times in found.steps) == len(margins)
    assert len(found.steps) <= 14
    for who, more in (("A", 1), ("B", -1)):
        wins = sum(times for name, times in found.steps if name.startswith(f"{who} by"))
        assert wins == sum(one * more > 0 for one in margins)


def test_the_first_attack_is_told_by_halves_of_turns(made):
    row = next(made.counted())
    found = spread_contacts([_with(row, 0, one) for one in (0, 4, 5, 23, None)])
    assert found.steps == (
        ("T1.s1 to s5", 2), ("T1.s6 to s10", 1), ("T2.s1 to s5", 0), ("T2.s6 to s10", 0), ("T3.s1 to s5", 1),
        ("no attack", 1),
    )  # fmt: skip


def test_luck_explains_all_where_it_decides_and_nothing_where_it_does_not(made):
    row = next(made.counted())
    decides = [replace(row, share=share, luck=luck) for share, luck in ((1.0, 2.0), (0.0, -2.0)) * 3]
    beside = [replace(row, share=share, luck=luck) for share in (1.0, 0.0) for luck in (2.0, -2.0)]
    assert explain_by_luck(decides) == pytest.approx(1)
    assert explain_by_luck(beside) == pytest.approx(0)
    assert explain_by_luck([row, row]) == 0


@given(st.floats(0, 1), st.floats(0, 1), st.floats(0, 1), st.floats(0.01, 0.3))
def test_a_line_runs_from_limit_to_limit_with_its_estimate_on_it(a, b, c, within):
    low, estimate, high = sorted((a, b, c))
    line = draw_interval(low, estimate, high, within)
    assert len(line) == len(draw_axis()) == CELLS
    assert line.count("●") == 1
    drawn = [at for at, sign in enumerate(line) if sign in "├─●┤"]
    assert drawn == list(range(drawn[0], drawn[-1] + 1))
    assert abs(drawn[0] / (CELLS - 1) - low) <= 0.5 / (CELLS - 1) + 1e-9
    assert abs(drawn[-1] / (CELLS - 1) - high) <= 0.5 / (CELLS - 1) + 1e-9


@pytest.mark.parametrize(
    "asked",
    [
        replace(ASKED, title="", scenarios=("long_ford", "my battle"), battles=7, seed=3, whole=True),
        Lab(question="fair", scenarios=("wood",), points=200),
        Lab(question="levels", scenarios=("newcomer",), levels=("recruit", "veteran", "sergeant"), within=4),
    ],
)
def test_the_command_asks_for_the_same_lab(asked):
    words = shlex.split(command_of(asked))
    assert words[:3] == ["squadlog", "lab", asked.question]
    parser = ArgumentParser()
    spelling.add_question(parser, asked.question)
    made = spelling.lab_asked(asked.question, parser.parse_args(words[3:]))
    for name in ("scenarios", "points", "battles", "levels", "within", "seed", "whole"):
        assert getattr(made, name) == getattr(asked, name), name


def test_the_file_in_a_report_is_the_lab(made, tmp_path):
    (tmp_path / "again.toml").write_text(report_of(made).file, encoding="utf-8")
    assert read_lab(tmp_path / "again.toml") == made.lab


def test_battles_of_another_version_are_told_and_do_not_count(tmp_path, monkeypatch):
    lab_of(tmp_path, 4)
    monkeypatch.setattr(prints, "_of_program", lambda: "another")
    report = report_of(RunningLab(ASKED, tmp_path / "a.toml"))
    assert (report.others, report.cells[0].battles) == (4, 0)
    assert report.lines[-1] == "Not counted: 4 battles of another version of the program."


def test_an_ending_that_is_none_and_a_lab_without_battles_are_told(tmp_path, capsys, made):
    assert main(["lab", "report", str(made.path), "--to", str(tmp_path / "a.doc")]) == 2
    assert ".html or .pdf or .csv or .json" in capsys.readouterr().err
    (tmp_path / "none").mkdir()
    assert main(["lab", "report", str(lab_of(tmp_path / "none", 0).path)]) == 5
    assert "No battle has been played yet" in capsys.readouterr().out
