"""What is thrown, launched or called down at a point, as a sentence."""

import pytest
from support.battles import skirmish
from support.made_up import made_up

from squadlog.battle.known import known
from squadlog.battle.state import ShotPlan
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Position, StatedSighting, Waypoint
from squadlog.facts.seats import TABLE
from squadlog.language.parse import Misread, parse
from squadlog.rules.common.words import ChapterWords, Word

WORDS = ChapterWords(
    name="Made up",
    verbs=(
        Word(
            form="lob UNIT pear|plum at PLACE", meaning="fruit", example="lob 1 pear at 4,5",
            action="call_fire_mission", bare=("round",), rounds=("pear", "plum"),
        ),
    ),
)  # fmt: skip


@pytest.fixture(autouse=True)
def _known():
    with made_up(words=WORDS):
        yield


def read(sentence):
    battle = skirmish(
        (1, 2), (11,), units={2: {"position": Position(x=7, y=8)}}, setup_changes={"chapters": ("made_up",)}
    )
    return parse(sentence, known(battle, TABLE), load_rulebook())


def shot(**said) -> ShotPlan:
    return ShotPlan(weapon="pear", **said)


@pytest.mark.parametrize(
    ("sentence", "plan"),
    [
        ("lob 1 pear at 4,5", shot(target=Waypoint(x=4, y=5))),
        ("lob 1 pe at 4.5, 5@2", shot(target=Waypoint(x=4.5, y=5, floor=2))),
        ("lob 1 at 4,5 pear in sight", shot(target=Waypoint(x=4, y=5), stated=StatedSighting(in_sight=True))),
        ("lob 1 pear at 2", shot(target=Waypoint(x=7, y=8, floor=1))),
        ("lob 1 pear at 11", shot(told="where 11 Trooper 11 is")),
        ('lob 1 pear at "the ""old"" well"', shot(told='the "old" well')),
    ],
)  # fmt: skip
def test_it_is_read(sentence, plan):
    command = read(sentence)
    assert not isinstance(command, Misread), command
    assert (command.shot, command.action) == (plan, "call_fire_mission")


@pytest.mark.parametrize(
    ("sentence", "problem"),
    [
        ("lob 1 pear", "Where is it aimed?"),
        ("lob 1 at 4,5", "Which kind?"),
        ("lob 1 p at 4,5", "'p' stands where pear or plum should be."),
        ("lob 1 pear at 12", "There is no unit with that number."),
        ("lob 1 pear at 4,5 at 4,6", "Aim it at one point."),
    ],
)
def test_what_is_missing_is_told(sentence, problem):
    assert read(sentence).problem == problem
