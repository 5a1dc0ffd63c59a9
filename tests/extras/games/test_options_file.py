"""What can be agreed as its file has it, and what was agreed as a record."""

import pytest

from squadlog.base.records import record
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.options import read_options, rules_from

FILE = """
[sides]
title = "Sides"
question = "Who plays?"
rule = "A.1"
choices.two = "two alone"
choices.four = "two pairs"

[late]
title = "Coming late"
question = "May one come late?"
rule = "A.2"
default = "false"
choices.true = "allowed"
choices.false = "not allowed"

[rounds]
title = "Rounds"
question = "How many rounds?"
rule = "A.3"
default = 3
least = 1
most = 9
"""


@record
class Rules:
    sides: str
    late: bool
    pairs: bool
    rounds: int
    seats: int


@pytest.fixture
def options(tmp_path):
    (tmp_path / "options.toml").write_text(FILE, encoding="utf-8")
    return {option.name: option for option in read_options(str(tmp_path / "options.py"))}


def test_the_first_choice_is_the_usual_one_where_no_other_is_named(options):
    assert [option.default for option in options.values()] == ["two", "false", "3"]


def test_an_option_without_choices_is_a_whole_number_within_its_span(options):
    assert (options["rounds"].choices, options["rounds"].span) == ((), "a whole number from 1 to 9")


def test_a_field_is_what_was_agreed_of_the_option_of_its_name_or_whether_another_has_a_value():
    agreed = {"sides": "four", "late": "true", "rounds": "7"}
    rules = rules_from(Rules, agreed, {"pairs": ("sides", "four")}, seats=4)
    assert rules == Rules(sides="four", late=True, pairs=True, rounds=7, seats=4)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_usual_can_be_agreed(key):
    for option in game_of(key).options:
        choices = [choice.key for choice in option.choices]
        assert option.default in choices if choices else option.least <= int(option.default) <= option.most
