"""One table of steps, which the status line, completion and refusals read (SEQ-02..07, ACT-02..05)."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.event_recorder import EventRecorder
from squadlog.rules.common import advanced
from squadlog.rules.common.ask import Ask
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.turn import TurnHooks, TurnStep
from squadlog.rules.common.step_words import BASIC, step_words
from squadlog.rules.common.words import ChapterWords, StepWords
from squadlog.rules.desk import chapters, steps
from squadlog.rules.desk.engine import ask


def test_each_basic_step_has_its_name_and_its_part_in_play():
    assert BASIC.keys() == steps.BASIC.keys()


@pytest.mark.parametrize("stage", BASIC)
def test_every_step_says_whom_it_waits_for(stage):
    assert ask(skirmish(stage=stage)).sentence


@pytest.fixture
def detection(monkeypatch):
    """A chapter of one step, which asks for a search."""

    def runs(recorder, board):
        del recorder, board
        return False

    step = TurnStep(asks=lambda _battle: Ask(kind="declare", sentence="Search the piles."), runs=runs)
    chapter = Chapter(key="searching", turn=TurnHooks(steps={"detection": step}))
    words = ChapterWords(name="Searching", steps={"detection": StepWords(name="detection", said=("search",))})
    monkeypatch.setattr(advanced, "ADVANCED", ("searching",))
    monkeypatch.setattr("squadlog.rules.common.step_words.ADVANCED", ("searching",))
    monkeypatch.setattr("squadlog.rules.common.step_words.together", lambda _keys: words)
    monkeypatch.setattr(chapters, "BASIC", ())
    monkeypatch.setattr(chapters, "chapter_of", lambda _key: chapter)
    chapters.desk.cache_clear()
    yield
    chapters.desk.cache_clear()


@pytest.mark.usefixtures("detection")
def test_a_step_of_a_chapter_is_asked_named_and_waited_in_like_any_other():
    battle = skirmish(stage="detection", chapters=("searching",))
    assert ask(battle).sentence == "Search the piles."
    assert step_words("detection").said == ("search",)
    recorder = EventRecorder(battle)
    steps.advance(recorder, table())
    assert recorder.events == []
