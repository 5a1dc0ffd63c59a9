"""What the referee says: features placed, soldiers who join, actions of one's own."""

from dataclasses import replace

import pytest
from support.battles import skirmish

from squadlog.battle import commands as said
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.terms import ExtraAction
from squadlog.book.load import load_rulebook
from squadlog.language.parse import parse
from squadlog.language.words import Meta, Misread

BOOK = load_rulebook()
FIELD = skirmish(red=(3, 4, 5), blue=(9, 11, 12))


def read(sentence, battle=FIELD):
    """The command it means."""
    command = parse(sentence, battle, BOOK)
    assert not isinstance(command, Misread | Meta), command
    return command


def test_a_feature_is_placed_with_its_printed_name_and_a_door_starts_closed():
    """SET-08."""
    placed = read("place D9 external_door key=K9 damage=2 arrives=T2.s3 calls=1,2")
    assert placed == said.PlaceFeature(
        feature=Feature(
            id="D9",
            kind="external_door",
            name="External door D9",
            state="closed",
            damage=2,
            key="K9",
            arrives=Moment(2, 3),
            calls=(1, 2),
        )
    )


def test_a_feature_without_a_kind_is_asked_for_its_kind():
    misread = parse("place D9", FIELD, BOOK)
    assert isinstance(misread, Misread)
    assert misread.problem == "What kind of feature is D9?"


def test_an_action_of_ones_own_is_called_by_the_beginning_of_its_name_act_19():
    """ACT-19: unless two begin like that."""
    extra = (ExtraAction(name="Plant the flag", ap=4), ExtraAction(name="Salute", ap=1))
    battle = replace(FIELD, setup=replace(FIELD.setup, extra_actions=extra))
    assert read("declare 3 plant", battle).action == "extra:Plant the flag"
    assert read('declare 3 "salute"', battle).action == "extra:Salute"


def test_a_soldier_without_a_number_is_no_feature_log_02():
    """LOG-02: before an equals sign stands a fact of somebody, and `add D9 internal_door` still places a door."""
    misread = parse("add name=Anna because late", skirmish(), BOOK)
    assert isinstance(misread, Misread)
    assert "number of a free counter" in misread.problem
    assert isinstance(read("add D9 internal_door"), said.PlaceFeature)


@pytest.mark.parametrize(
    ("pair", "told"),
    [
        ("floor=x", "'x' is not a whole number."),
        ("value=9999999", "'9999999' is too large."),
        ("naval=perhaps", "'perhaps' is neither yes nor no."),
        ("at=nan,2", "'nan,2' is not a place: write metres east and north as 12.5,8 (or none)."),
        ("at=1,2 facing=inf", "'inf' is not a direction: write degrees clockwise from north."),
    ],
)
def test_what_a_new_soldier_cannot_have_is_told_in_words(pair, told):
    misread = parse(f"add 90 to red like 1 {pair} because late", skirmish(), BOOK)
    assert isinstance(misread, Misread)
    assert misread.problem == told


def test_a_correction_takes_a_point_of_the_compass():
    """LOG-01: as `put` and `turn` do."""
    assert read("correct 3 at=4,5 facing=north-west because so").changes == (("at", "4,5"), ("facing", "315"))
    assert read("correct 3 facing=30 because so").changes == (("facing", "30"),)


@pytest.mark.parametrize("sentence", ["correct turn=2 because so", "correct wound=M because so"])
def test_a_value_that_is_said_of_nobody_is_told_where_it_belongs(sentence):
    misread = parse(sentence, skirmish(), BOOK)
    assert isinstance(misread, Misread)
    assert "of which unit?" in misread.problem
    assert "moment=" in misread.instead
