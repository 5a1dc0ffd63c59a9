"""Every reading that measuring follows comes from a ruling, whatever its option (part of the house: ruling by name)."""

from dataclasses import fields, replace

import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.ground.compiled.readings import Readings
from squadlog.rules.common.context import BookReading
from squadlog.survey.reading import FIGURES, NUMBERS, RULED, readings_of

OF_THE_HOUSE = {"peek_from_m", "peek_edge_m", "close_call_m", "judged_by"}
"""Lengths that no ruling asks about: part of one option of AMB-76, and how close is too close."""
NAMES = {**RULED, **NUMBERS}
OPTIONS = [
    (field, name, option.key)
    for field, name in NAMES.items()
    for option in load_rulings().ruling(name).options
]


HIDING = (
    "cover.halfAndPosture",
    "los.mixedWoods",
    "los.woodsBoundary",
    "cover.woodsNeedFiring",
    "los.elevationCompare",
    "los.deadZoneMinLines",
    "los.deadZoneGeometry",
)
"""Rulings about what woods and slopes hide: the judge follows them."""


def read(rulings):
    """The readings without the judge."""
    return replace(readings_of(BookReading(load_rulebook(), rulings)), judged_by=None)


@pytest.mark.parametrize("name", HIDING)
def test_each_option_of_a_ruling_about_what_hides_is_a_judge_of_its_own(name):
    told = load_rulings()
    keys = [option.key for option in told.ruling(name).options]
    assert len(
        {readings_of(BookReading(load_rulebook(), told.with_choice(name, key))).judge for key in keys}
    ) == len(keys)


def _allowed(field):
    """The values that the type of a reading allows, None for any."""
    kind = Readings.__annotations__[field]
    return getattr(kind, "__args__", None)


def test_no_reading_is_left_out_and_none_is_asked_twice():
    assert {*NAMES, *FIGURES, *OF_THE_HOUSE} == {entry.name for entry in fields(Readings)}
    assert len(set(NAMES.values())) == len(NAMES)


def test_the_printed_rulings_give_the_printed_readings():
    assert read(load_rulings()) == Readings()


@pytest.mark.parametrize(("field", "name", "option"), OPTIONS)
def test_each_option_of_each_ruling_is_a_reading_of_its_own(field, name, option):
    told = load_rulings()
    values = {
        key: getattr(read(told.with_choice(name, key)), field)
        for key in (entry.key for entry in told.ruling(name).options)
    }
    assert list(values.values()).count(values[option]) == 1


@pytest.mark.parametrize(("field", "name", "option"), OPTIONS)
def test_each_option_is_a_value_that_the_field_knows(field, name, option):
    value = getattr(read(load_rulings().with_choice(name, option)), field)
    allowed = _allowed(field)
    assert value in allowed if allowed else isinstance(value, (bool, int))


@pytest.mark.parametrize(("field", "name", "option"), OPTIONS)
def test_an_option_changes_its_own_reading_only(field, name, option):
    changed = read(load_rulings().with_choice(name, option))
    assert {
        entry.name
        for entry in fields(Readings)
        if getattr(changed, entry.name) != getattr(Readings(), entry.name)
    } <= {field}
