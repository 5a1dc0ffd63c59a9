"""What chapters in force answer and say together, each asked by the key it is about: ADV-01."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.rules.advanced import ADVANCED, together, words_of
from squadlog.rules.chapter import Chapter
from squadlog.rules.desk import chapters
from squadlog.rules.desk.declaring import objections_declare

HALT = Refusal(code="halt", sentence="Nobody walks.", rule="ADV-01")


@pytest.fixture
def halt(monkeypatch):
    """A chapter that speaks against moves and tells what it was asked of."""
    asked = []

    def objects(battle, command, board):
        del battle, board
        asked.append(command.action)
        return HALT

    loaded = chapters.chapter_of
    halting = Chapter(key="halting", objects={"move": objects})
    monkeypatch.setattr(chapters, "chapter_of", lambda key: halting if key == "halting" else loaded(key))
    chapters.desk.cache_clear()
    yield asked
    chapters.desk.cache_clear()


@pytest.mark.parametrize(
    ("declared", "asked"),
    [
        (Declare(unit=1, action="move", mode="walk"), ["move"]),
        (Declare(unit=1, action="crawl"), ["move"]),
        (Declare(unit=1, action="position_change", posture="prone"), []),
    ],
)
def test_a_chapter_is_asked_of_the_actions_it_speaks_against_and_of_no_other(halt, declared, asked):
    battle = skirmish(setup_changes={"chapters": ("halting",)})
    refusals = list(objections_declare(battle, declared, table()))
    assert halt == asked
    assert (HALT in refusals) == bool(asked)


def test_chapters_say_together_what_each_of_them_says_and_none_says_nothing():
    every = together(ADVANCED)
    for key in ADVANCED:
        words = words_of(key)
        assert words.deeds.items() <= every.deeds.items()
        assert words.tells.items() <= every.tells.items()
        assert words.beginnings.items() <= every.beginnings.items()
        assert words.steps.items() <= every.steps.items()
    assert not together(()).deeds
    assert not together(()).tells
