"""The list of mended faults is data: whatever it names exists, and no entry is of a version that nobody works at."""

import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from squadlog.base.errors import RulebookError
from squadlog.battle.commands import Command
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.union import BasicEvent
from squadlog.battle.rights import SECRET
from squadlog.battle.saying import ChapterCommand
from squadlog.book.load import load_paragraphs
from squadlog.book.mended import load_mended, mended_since
from squadlog.book.versions import before
from squadlog.reports.occasions import CONDITIONS
from squadlog.rules.common.advanced import ADVANCED, HOUSE

CHANGELOG = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
UNDER_WAY = re.findall(r"^## ([0-9.]+)\b", CHANGELOG, re.MULTILINE)[0]
"""The version that is made: the one released last, or the next."""


def _kinds(union, chapters=None):
    """The kinds of a union, and those that the advanced chapters bring along."""
    for key in (*ADVANCED, *HOUSE):
        import_module(f"squadlog.rules.{key}.record")
    found = (*get_args(union), *(() if chapters is None else chapters.__subclasses__()))
    return {next(field.default for field in fields(kind) if field.name == "kind"): kind for kind in found}


@pytest.mark.parametrize("fault", load_mended(), ids=lambda fault: "+".join(fault.rules))
def test_whatever_a_mended_fault_names_exists(fault):
    events, rules = _kinds(BasicEvent, ChapterEvent), load_paragraphs()
    assert set(fault.commands) <= {*_kinds(Command, ChapterCommand), *SECRET}
    assert not [rule for rule in fault.rules if rule not in rules and not rule.startswith(("A-", "AMB-"))]
    for name in fault.touches:
        kind, _, field = name.partition(".")
        assert kind in events, name
        assert not field or field in {found.name for found in fields(events[kind])}, name
    assert set(fault.where) <= set(CONDITIONS)
    assert fault.commands
    assert not before(UNDER_WAY, fault.version)


def test_a_step_of_the_first_version_may_show_every_fault_and_one_of_the_version_under_way_none():
    assert mended_since("") == mended_since("0.1.0") == load_mended()
    assert mended_since(UNDER_WAY) == ()


@pytest.mark.parametrize(
    ("one", "other", "earlier"),
    [
        ("", "0.2", True),
        ("0.1.9", "0.2", True),
        ("0.2.0", "0.2", False),
        ("0.10", "0.9", False),
        ("0.2", "0.2.1", True),
    ],
)
def test_versions_are_compared_number_by_number(one, other, earlier):
    assert before(one, other) is earlier


def test_a_fault_without_its_rule_is_told(tmp_path):
    (tmp_path / "mended.toml").write_text('[[mended]]\nversion = "0.2"\nwhat = "x"\n', encoding="utf-8")
    with pytest.raises(RulebookError, match=r"mended\.0\.rules is missing"):
        load_mended(tmp_path)
