"""What goes wrong with the files of a lab is told in a sentence, with its exit code, and nothing is lost."""

import contextlib
import sqlite3

import pytest

from squadlog.__main__ import main
from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.extras.lab.asked.answers import read_most_battles
from squadlog.extras.lab.asked.lab import Lab, LabError, format_lab, read_lab
from squadlog.extras.lab.asked.places import delete_lab, keep_lab, rows_of
from squadlog.extras.lab.told.findings import say_rest
from squadlog.extras.lab.trials.playing import play_trial
from squadlog.extras.lab.trials.running import RunningLab

ASKED = Lab(question="fair", scenarios=("newcomer",), levels=("recruit",), battles=2)


@pytest.fixture
def played(tmp_path, monkeypatch):
    """The file of a lab of two battles, of which the first has been played."""
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "home"))
    path = tmp_path / "asked.toml"
    path.write_text(format_lab(ASKED), encoding="utf-8")
    lab = RunningLab(ASKED, path)
    lab.take(play_trial(lab.work, 0, lambda _: None))
    return path


def _said(capsys, *words):
    code = main(["lab", *words])
    return code, capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        "body = '{}'",
        "body = 'no row'",
        "number = 7",
        """body = replace(body, '"share":', '"share":7')""",
        """body = replace(body, '"luck":', '"luck":77')""",
    ],
)
def test_a_damaged_row_is_named_and_left_as_it_is(played, capsys, change):
    with contextlib.closing(sqlite3.connect(rows_of(played))) as file, file:
        file.execute(f"UPDATE trial SET {change}")  # noqa: S608 - named here
    before = rows_of(played).read_bytes()
    for task in ("show", "resume"):
        code, told = _said(capsys, task, str(played))
        assert (code, told.count("\n")) == (4, 1)
        assert "asked.rows is damaged: battle" in told
    assert rows_of(played).read_bytes() == before


def test_a_rows_file_of_something_else_is_trouble_with_a_file(played, capsys):
    rows_of(played).write_bytes(b"no table, but a text that is long enough for it")
    assert _said(capsys, "show", str(played))[0] == 4


def test_a_battle_that_is_not_there_is_not_found(played, capsys):
    code, told = _said(capsys, "play", str(played), "1", "1")
    assert code == 5
    assert "has not been played yet" in told


def test_battles_are_written_as_what_the_name_says(played, capsys, tmp_path):
    code, told = _said(capsys, "rows", str(played), "--to", str(tmp_path / "x.xls"))
    assert code == 2
    assert ".csv or .sqlite" in told
    assert not (tmp_path / "x.xls").exists()
    assert _said(capsys, "rows", str(played), "--json", "--spots")[0] == 2


def test_a_lab_that_is_deleted_while_it_is_played_leaves_no_rows_behind(played):
    lab = RunningLab(ASKED, played)
    row = play_trial(lab.work, 1, lambda _: None)
    delete_lab(played)
    assert lab.ends()
    assert not list(lab.pieces())
    with pytest.raises(StoreError, match="was deleted"):
        lab.take(row)
    assert not list(played.parent.glob("asked.*"))


def test_no_more_processes_are_begun_than_there_are_battles(played, capsys, monkeypatch):
    def started(_work, _pieces, count, **_):
        assert count == 1
        return iter(())

    monkeypatch.setattr("squadlog.base.processes.each_of", started)
    assert _said(capsys, "run", str(played), "--processes", "200")[0] == 0
    assert _said(capsys, "run", str(played), "--processes", "9999")[0] == 2


@pytest.mark.usefixtures("played")
def test_battles_in_pairs_are_even_and_a_squad_does_not_meet_itself(capsys):
    for words in (("levels", "newcomer"), ("rank", "john_doe", "tog_line"), ("worth", "SAR")):
        code, told = _said(capsys, *words, "--battles", "3")
        assert code == 2
        assert "an even number" in told
    assert read_most_battles("3", "fair") == 3
    with pytest.raises(LabError, match="an even number"):
        read_most_battles("3", "worth")
    assert _said(capsys, "rank", "john_doe", "john_doe")[0] == 2


@pytest.mark.parametrize("text", ["battles = 0", "a = " + "[" * 5000])
def test_what_is_wrong_with_a_file_is_told_with_its_name(tmp_path, text):
    path = tmp_path / "wrong.toml"
    path.write_text(f'question = "fair"\nscenarios = ["newcomer"]\n{text}\n', encoding="utf-8")
    with pytest.raises(LabError, match=r"^wrong\.toml: "):
        read_lab(path)


@pytest.mark.usefixtures("played")
def test_one_wrong_file_keeps_nobody_from_the_other_labs(capsys, tmp_path):
    labs = tmp_path / "home" / "labs"
    labs.mkdir(parents=True)
    (labs / "good.toml").write_text(format_lab(replace(ASKED, title="Good?")), encoding="utf-8")
    (labs / "wrong.toml").write_text("question = 3", encoding="utf-8")
    assert main(["lab", "list"]) == 0
    good, wrong = capsys.readouterr().out.splitlines()
    assert good == "good  Good?"
    assert wrong.startswith("wrong  wrong.toml: question should be")
    assert keep_lab(ASKED, "wrong").stem == "wrong-2"


def test_a_scenario_that_is_gone_is_told_with_the_lab_that_asks_for_it(played, capsys):
    gone = replace(ASKED, scenarios=(str(played.parent / "gone.toml"),))
    played.write_text(format_lab(gone), encoding="utf-8")
    code, told = _said(capsys, "show", str(played))
    assert code == 2
    assert "asked.toml cannot be played: There is no file gone.toml." in told


@pytest.mark.parametrize(
    ("battles", "told"), [(20, "This lab plays no more than 20; a new one may."), (30, "")]
)
def test_a_lab_that_has_played_all_its_battles_says_that_it_plays_no_more(tmp_path, battles, told):
    asked = replace(ASKED, battles=battles)
    lab = RunningLab(asked, tmp_path / "a.toml")
    (so_far,) = lab.cells.values()
    row = play_trial(lab.work, 0, lambda _: None)
    for number in range(20):
        so_far.take(replace(row, number=number, share=float(number % 3 == 0), luck=0.0))
    said = say_rest(lab, so_far)
    assert said.startswith("Some ")
    assert said.partition("right.")[2].strip() == told
