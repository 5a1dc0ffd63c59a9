"""`squadlog convert`: character sheets and Centurion counters into a squad, and back (LEG-01, LEG-19, CEN-01..05)."""

import json
import tomllib
from typing import NamedTuple

import pytest

SHEET = """Name: Ada Quill
Player character
Spike rifle 7
Melee 3
Land movement 13
Weapons: TAR-15 Spike Rifle, 10 mm pistol
Melee weapon: knife
Armour: bounce infantry armour
a line about nothing
"""


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(call):
    return lambda *words: Told(*call(*map(str, words)))


@pytest.fixture
def sheet(tmp_path):
    path = tmp_path / "ada.txt"
    path.write_text(SHEET, encoding="utf-8")
    return path


def test_what_has_several_equivalents_is_asked_for_and_nothing_is_written(run, sheet):
    """LEG-02."""
    asked = run("convert", sheet)
    assert (asked.code, asked.out) == (2, "")
    assert 'Say --is "10 mm pistol=KEY", one of LP, SP, P [LEG-02]' in asked.err
    assert "Line 9 cannot be read and is kept as a note: a line about nothing" in asked.err
    again = run("convert", sheet, "--is", "10 mm pistol=rubbish")
    assert again.code == 2


def test_a_sheet_becomes_a_squad_file_and_a_soldier_of_a_squad_that_is_kept(run, sheet, tmp_path):
    """LEG-01."""
    told = run("convert", sheet, "--is", "10 mm pistol=P", "--name", "Heroes")
    squad = json.loads(told.out)["squad"]
    assert (squad["name"], squad["soldiers"][0]["weapons"]) == ("Heroes", ["SR", "P"])
    assert run("convert", sheet, "--is", "10 mm pistol=P", "--into", "Band").code == 0
    twice = run("convert", sheet, "--is", "10 mm pistol=P", "--into", "band")
    assert twice.code == 0
    assert "Now in Band: Ada Quill 2." in twice.err
    assert "Ada Quill was already in it: this one is Ada Quill 2." in twice.err
    kept = json.loads(run("squads", "show", "Band", "--json").out)["plan"]
    assert [one["name"] for one in kept["soldiers"]] == ["Ada Quill", "Ada Quill 2"]
    back = tomllib.loads(run("convert", "--back", "Band").out)["character"]
    assert [one["skills"] for one in back] == [{"Spike rifle": 7, "Melee": 3}] * 2
    assert back[0]["weapons"] == ["TAR-15 Spike Rifle", "10 mm pistol"]
    home = run("convert", "--back", "Band", "--form", "text", "--to", tmp_path / "home.txt")
    assert home.code == 0
    assert "a line about nothing" in (tmp_path / "home.txt").read_text(encoding="utf-8")


def test_after_a_battle_characters_go_back_with_their_wounds(run, sheet):
    """LEG-19, A-136: soldiers beside them by their modifiers."""
    run("convert", sheet, "--is", "10 mm pistol=P", "--into", "Band")
    run("new", "--side", "Red=Band", "--side", "Blue=ready:john_doe", "--seed", "1")
    run("do", "correct 1 wound=M because a mine")
    back = run("convert", "--back", "--form", "text")
    assert "Wound: M" in back.out
    assert "Spike rifle 7" in back.out
    assert back.out.count("Name:") == 1
    every = tomllib.loads(run("convert", "--back", "1", "--all").out)["character"]
    assert every[1]["skills"]["Melee"] == 3
    assert run("convert", "--back", "--all", "--seat", "blue").code == 0


def test_a_battle_without_characters_has_none_to_go_back(run):
    """LEG-19."""
    run("new", "newcomer", "--seed", "1")
    assert run("convert", "--back").code == 5


def test_the_squads_of_a_battle_become_counters_and_come_back(run, tmp_path):
    """CEN-01, CEN-02, CEN-04, CEN-05, A-138: what has fallen is gone, and losses there are taken from it."""
    run("new", "--side", "Red=ready:penal_company", "--side", "Blue=ready:naval_techs", "--seed", "1")
    run("do", "correct 1 wound=U because a shell", "correct 2 wound=M because a shell")
    told = run("convert", "--centurion", "1", "--form", "text").out.splitlines()
    assert told[0].startswith("Ninth Penal Company (Red): IFW 7, counts as infantry")
    assert "a bailed-out tank crew" in told[1]
    path = tmp_path / "counter.toml"
    assert run("convert", "--centurion", "Ninth Penal Company", "--to", path).code == 0
    assert run("convert", "--centurion", "1", "Ninth Penal Company").out == path.read_text(encoding="utf-8")
    squad = json.loads(run("convert", path).out)["squad"]
    assert len(squad["soldiers"]) == 7
    path.write_text(path.read_text(encoding="utf-8").replace("ifw = 7", "ifw = 6"), encoding="utf-8")
    fewer = json.loads(run("convert", path).out)["squad"]["soldiers"]
    assert fewer == squad["soldiers"][:6]
    assert "note" not in json.dumps(fewer)
    assert run("convert", "--centurion", "1", "Nobody").code == 5


@pytest.mark.parametrize(
    ("ifw", "why"),
    [("8", "has an IFW of 8, but its squad has 7 soldiers"), ("0", "nobody of it comes back"), ("x", "not")],
)
def test_a_counter_that_cannot_be_is_refused_in_a_sentence(run, tmp_path, ifw, why):
    """CEN-05."""
    run("new", "--side", "Red=ready:penal_company", "--side", "Blue=ready:naval_techs", "--seed", "1")
    run("do", "correct 1 wound=D because a shell")
    text = run("convert", "--centurion", "1", "Ninth Penal Company").out
    path = tmp_path / "counter.toml"
    path.write_text(text.replace("ifw = 7", f"ifw = {ifw}"), encoding="utf-8")
    refused = run("convert", path)
    assert refused.code != 0
    assert why in refused.err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((), 2),
        (("--back", "--centurion"), 2),
        (("nowhere.txt",), 5),
        (("--back", "Nobody"), 5),
        (("--centurion", "Nobody"), 5),
        (("--back", "99"), 5),
    ],
)
def test_what_is_not_there_is_told(run, words, code):
    told = run("convert", *words)
    assert told.code == code, told.err
    assert len(told.err.strip().splitlines()) <= 6
