"""Timed play on paper: how long each side may think, in scene and plan: TIM-01, TIM-02."""

import pytest

from squadlog.battle.terms import Side, TimeLimit
from squadlog.rules.timed_play.record import Clock
from squadlog.rules.timed_play.words import WORDS
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.setup.scenes import muster_scene
from squadlog.setup.timing import read_seconds
from squadlog.squads.scene_files import load_scene

SIDES = (Side(id="blue", name="Blue"), Side(id="red", name="Red"))


def test_a_scene_says_how_long_all_and_each_side_may_think(book, rulings):
    """TIM-02, ADV-02: 0 is no limit; without the chapter nothing is timed."""
    scene = load_scene("newcomer")
    sides = (scene.sides[0].model_copy(update={"clock": 0}), scene.sides[1])
    told = scene.model_copy(update={"sides": sides, "chapters": ("timed_play",), "clock": 20})
    limits = muster_scene(told, book, rulings).clock
    assert limits == (TimeLimit(seconds=20), TimeLimit(side=scene.sides[0].id))
    clock = Clock(limits=limits)
    assert [clock.limit_s(side.id, 10) for side in scene.sides] == [None, 20]
    assert muster_scene(told.model_copy(update={"chapters": ()}), book, rulings).clock == ()


def test_a_clock_for_a_side_that_there_is_not_is_refused(eight, book, rulings):
    """TIM-02."""
    forces = tuple(Force(side.id, side.name, eight) for side in SIDES)
    plan = BattlePlan(title="T", forces=forces, chapters=("timed_play",), clock=(TimeLimit(side="green"),))
    with pytest.raises(MusterError, match="green"):
        muster(plan, book, rulings)


def test_what_is_usual_is_what_the_book_suggests():
    """TIM-02: each side chooses on the screen of a new battle."""
    made = {word: WORDS.terms.made("red", word) for word, _ in WORDS.terms.options}
    assert made["usual"] is None
    assert made["15"] == TimeLimit(side="red", seconds=15)
    assert made["none"] == TimeLimit(side="red")


@pytest.mark.parametrize(("text", "seconds"), [("5", 5), (" 600 ", 600), ("off", None)])
def test_seconds_are_read_as_they_are_typed(text, seconds):
    """TIM-02."""
    assert read_seconds(text) == seconds


@pytest.mark.parametrize("text", ["0", "601", "-1", "1.5", "ten", "²"])
def test_what_is_no_time_is_refused(text):
    """TIM-02."""
    with pytest.raises(ValueError, match="1 to 600"):
        read_seconds(text)
