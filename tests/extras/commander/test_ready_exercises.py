"""The exercises that come with the program: each opens, and its best answer is clearly the best."""

import pytest

from squadlog.battle.commands import Hold
from squadlog.extras.commander.exercises.scoring import kind_of, score_answer
from squadlog.extras.commander.exercises.shelf import READY, find_exercise, list_exercises
from squadlog.extras.commander.mind.levels import commander_of

KEYS = sorted(path.stem for path in READY.glob("*.toml"))
CLEAR, HELD = 0.1, 0.6
"""How much less the best order of another kind is worth, and the most that holding is, as shares of the whole."""


class Once:
    """A mind that is asked once for its choices."""

    name = "sergeant"

    def __init__(self, one):
        self.mind = commander_of("sergeant")
        self.choices = self.mind.weigh(one.posed, one.unit)

    def weigh(self, _posed, _unit):
        return self.choices

    def weigh_command(self, posed, command):
        return self.mind.weigh_command(posed, command)


def test_a_dozen_come_with_the_program_from_several_battles():
    every, wrong = list_exercises()
    assert (len(KEYS), wrong) == (12, ())
    assert len({every[key]["told"].partition(",")[0] for key in KEYS}) >= 4


@pytest.mark.parametrize("key", KEYS)
def test_the_best_answer_of_a_ready_exercise_is_100_of_100_and_clearly_the_best(key):
    one = find_exercise(key)
    mind = Once(one)
    worths = [choice.worth for choice in mind.choices]
    best = max(mind.choices, key=lambda choice: choice.worth)
    assert score_answer(mind, one, best.says).share == 1
    held = score_answer(mind, one, Hold(unit=one.unit)).share
    assert held is not None
    assert held < HELD
    others = [choice.worth for choice in mind.choices if kind_of(choice) != kind_of(best)]
    assert best.worth - max(others) > CLEAR * (max(worths) - min(worths))
