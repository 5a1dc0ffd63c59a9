"""`squadlog lab` as it is typed."""

import contextlib
import csv
import io
import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from support.lab_rows import lab_of

import squadlog
from squadlog.__main__ import main


@pytest.fixture
def lab(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def say(*words):
        code = main(["lab", *words])
        return code, *capsys.readouterr()

    return say


def test_a_scenario_file_is_asked_about_and_found_again_from_another_folder(lab, tmp_path, monkeypatch):
    battles = Path(squadlog.__path__[0]).parent / "scenarios/battles"
    shutil.copy(battles / "newcomer.toml", tmp_path / "mine.toml")
    code, told, _ = lab("fair", "mine.toml", "--level", "recruit", "--battles", "2", "--processes", "1")
    assert (code, told.splitlines()[0]) == (0, "Is it fair: mine.toml (recruit)?")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    code, told, _ = lab("show", "fair-mine", "--json")
    (found,) = json.loads(told)["questions"]
    assert (code, found["battles"], found["stopped_because"]) == (0, 2, "all battles played")
    assert lab("list")[1] == "fair-mine  Is it fair: mine.toml (recruit)?\n"


def test_a_lab_of_ones_own_is_written_run_stopped_and_read_as_rows(lab, tmp_path):
    assert lab("new", "a.toml", "levels", "newcomer", "--battles", "2")[0] == 0
    assert lab("new", "a.toml", "levels", "newcomer")[0] == 4  # what is there is left alone
    assert lab("show", "a.toml")[0] == 5
    assert lab("run", "a.toml", "--processes", "1")[0] == 0
    head, first, second = lab("rows", "a.toml")[1].splitlines()
    assert head.startswith("cell,number,seed,first_mind,second_mind")
    assert first.startswith("newcomer/sergeant-recruit,0,")
    assert "sergeant/1,recruit/1,red,blue" in second
    assert lab("stop", "a.toml")[0] == 0
    assert (tmp_path / "a.stop").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("fair", "nosuch"), "no ready battle called nosuch"),
        (("fair", "newcomer", "--level", "genral"), "no commander 'genral'"),
        (("fair", "newcomer", "--within", "0"), "points in 100 from 1 to 30"),
        (("fair", "toll_bridge"), "3 sides"),
        (("levels", "newcomer", "--level", "recruit"), "two or more"),
        (("show", "nosuch"), "There is no lab 'nosuch'"),
        (("fair", "newcomer", "--minutes", "0"), "should be minutes"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence_and_keeps_nothing(lab, tmp_path, words, told):
    code, said, refused = lab(*words)
    assert (code, said) == (2, "")
    assert told in refused
    assert not list(tmp_path.rglob("*.toml"))


def test_tables_of_sqlite_hold_what_the_csv_holds(lab, tmp_path):
    made = lab_of(tmp_path)
    assert lab("rows", str(made.path), "--to", "battles.sqlite")[0] == 0
    assert lab("rows", str(made.path), "--to", "battles.sqlite")[0] == 4  # what is there is left alone
    with contextlib.closing(sqlite3.connect("battles.sqlite")) as file:
        for table, words in (("battles", ()), ("spots", ("--spots",))):
            head, *lines = csv.reader(io.StringIO(lab("rows", str(made.path), *words)[1]))
            found = file.execute(f"SELECT * FROM {table}")  # noqa: S608 - named here
            assert [one[0] for one in found.description] == head
            written = [["" if cell is None else str(cell) for cell in row] for row in found]
            assert written == [
                [{"False": "0", "True": "1"}.get(cell, cell) for cell in line] for line in lines
            ]


def test_a_lab_is_deleted_with_its_battles_where_that_is_meant(lab, tmp_path):
    lab("new", "a.toml", "fair", "newcomer", "--battles", "1", "--level", "recruit")
    lab("run", "a.toml", "--processes", "1")
    lab("stop", "a.toml")
    assert lab("delete", "a.toml")[0] == 2
    assert {path.suffix for path in tmp_path.glob("a.*")} == {".toml", ".rows", ".stop"}
    assert lab("delete", "a.toml", "--yes")[0] == 0
    assert not list(tmp_path.glob("a.*"))
    assert lab("delete", "a.toml", "--yes")[0] != 0


def test_what_a_thing_is_worth_is_told_beside_its_price(lab):
    code, told, _ = lab("worth", "SAR", "sar", "--level", "recruit", "--pairs", "2", "--processes", "1")
    assert code == 0
    assert told.startswith("What is it worth: SAR (recruit)?\n")
    assert "4 battles, 2 pairs with sides exchanged: recruit on both sides" in told
    assert (
        "Slug Assault Rifle on training_yard among recruits: it costs 5 points more for each soldier" in told
    )
    code, told, _ = lab("show", "worth-sar", "--json")
    (found,) = json.loads(told)["worths"]
    assert (found["thing"], found["price"], found["claim"]) == ("SAR", 5, "not settled")
    assert [one["measure"] for one in json.loads(told)["questions"]] == ["strength", "strength"]
    assert (
        "squadlog lab worth SAR --ground training_yard --level recruit --battles 4 asks the same."
        in " ".join(lab("report", "worth-sar")[1].split())
    )


def test_three_squads_are_told_by_their_strength(lab):
    words = ("rank", "john_doe", "tog_line", "penal_company", "--ground", "none", "--level", "recruit")
    code, told, _ = lab(*words, "--pairs", "1", "--processes", "1")
    assert (code, told.splitlines()[0]) == (
        0,
        "Which squad wins: john_doe, tog_line, penal_company (on no map; recruit)?",
    )
    strengths = json.loads(lab("show", "rank-john_doe-tog_line-penal_company", "--json")[1])["strengths"]
    assert sorted(one["name"] for one in strengths) == [
        "John Doe's Squad", "Ninth Penal Company", "Third Cohort Line Squad",
    ]  # fmt: skip
    assert [one["pairs"] for one in strengths] == [2, 2, 2]
