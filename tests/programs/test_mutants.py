"""The script that puts small faults into the rules and asks whether the tests notice (tests/large/mutants.py)."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from support.mutating import (
    EXCEPTIONS,
    KINDS,
    drawn,
    drawn_by_exception,
    drawn_by_lines,
    is_about,
    mutants_of,
)

SCRIPT = Path(__file__).parents[1] / "large" / "mutants.py"
SOURCE = '''"""Naïve."""
def reach(far, near=2):
    """How far (MOV-06)."""
    if near < far and not near:
        return far - 1
    return near
'''


def test_each_fault_changes_one_thing_and_the_source_still_reads():
    changed = {mutant.into(SOURCE) for mutant in mutants_of("x.py", SOURCE)}
    lines = {line.strip() for text in changed for line in text.splitlines()} - set(SOURCE.split("\n"))
    assert lines >= {
        "if near >= far and not near:", "if near <= far and not near:", "if near < far and near:", "return None",
        "return (far + 1)", "return far - 2",
    }  # fmt: skip
    assert {ast.unparse(ast.parse(line + " pass").body[0].test) for line in lines if line.startswith("if ")} >= {
        "not near", "near < far",
    }  # fmt: skip
    for text in changed:
        compile(text, "x.py", "exec")
    assert SOURCE not in changed


def test_the_draw_takes_every_kind_in_turn_and_is_the_same_for_a_seed():
    places = mutants_of("x.py", SOURCE)
    chosen = drawn(places, 6, 1)
    assert {mutant.kind for mutant in chosen} == set(KINDS)
    assert chosen == drawn(places, 6, 1)
    assert {mutant.rules for mutant in chosen} == {frozenset({"MOV-06"})}
    assert len(drawn(places, 999, 1)) == len(places)


def test_a_draw_by_lines_takes_each_line_once_and_is_the_same_for_a_seed():
    places = mutants_of("x.py", SOURCE)
    chosen = drawn_by_lines(places, 2, 1)
    assert len({mutant.line for mutant in chosen}) == 2
    assert chosen == drawn_by_lines(places, 2, 1)
    assert len(drawn_by_lines(places, 99, 1)) == len({mutant.line for mutant in places})


def test_a_draw_by_exceptions_takes_conditions_about_each_of_six_kinds_and_no_choice_of_words():
    source = """def spared(unit, foe, at, table, battle, view):
    if unit.side == foe.side or foe.out or battle.engaging(foe.id):
        return f"unit {foe.id}, floor {at.floor}" if at.floor == 1 else ""
    return at.floor == unit.floor and not (table.indoors(at) or view.in_arc.value)
"""
    places = mutants_of("x.py", source)
    for about in EXCEPTIONS:
        assert any(is_about(one, about) for one in places), about
    chosen = drawn_by_exception(places, 1, 1)
    assert len(chosen) == len(EXCEPTIONS)
    assert chosen == drawn_by_exception(places, 1, 1)
    assert {one.kind for one in drawn_by_exception(places, 99, 1)} == {"turned", "condition dropped"}
    assert not [one for one in places if 'f"' in one.before and is_about(one, "another floor")]


LISTED = tomllib.loads(SCRIPT.with_name("equivalent.toml").read_text(encoding="utf-8"))["mutant"]


@pytest.mark.parametrize("listed", LISTED, ids=lambda one: f"{Path(one['file']).stem}-{one['function']}")
def test_every_fault_that_nobody_could_notice_is_one_that_is_put_into_the_tree(listed):
    source = (SCRIPT.parents[2] / listed["file"]).read_text(encoding="utf-8")
    lines, told = source.splitlines(), tuple(listed[key] for key in ("function", "before", "after"))
    assert [
        one
        for one in mutants_of(listed["file"], source)
        if (one.function, one.before, one.after) == told and listed.get("line", "") in lines[one.line - 1]
    ]


@pytest.mark.parametrize(
    "of",
    [("--only", "squadlog/battle/moment.py"), ("--chapters", "--only", "squadlog/rules/rout/weighing.py")],
)
def test_a_fault_of_the_clock_and_one_of_a_chapter_are_noticed(of):
    """The script itself, small; the whole is `python tests/large/mutants.py`."""
    command = [sys.executable, SCRIPT, "--seed", "1", "--count", "1", *of]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert (done.returncode, done.stdout.count(": killed")) == (0, 1), done.stdout + done.stderr
