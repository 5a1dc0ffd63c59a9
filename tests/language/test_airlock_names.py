"""An airlock is cycled by its own name or by one of its doors (ACT-75)."""

import pytest
from support.battles import skirmish

from squadlog.battle.commands import CorrectFeature, Declare
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.book.load import load_rulebook
from squadlog.language.parse import Misread, parse
from squadlog.language.say import say
from squadlog.reports.deeds import format_deed

BOOK = load_rulebook()
SHIP = skirmish(
    red=(1, 2),
    blue=(11,),
    features=(
        Feature(id="A1", kind="airlock_door", name="Port outer door", state="closed", airlock="port"),
        Feature(id="A2", kind="airlock_door", name="Port inner door", state="closed", airlock="port"),
        Feature(id="B1", kind="airlock_door", name="Outer door", state="closed", airlock="aft lock"),
        Feature(id="B2", kind="airlock_door", name="Inner door", state="closed", airlock="aft lock"),
    ),
)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("cycle 1 port", "port"),
        ("cycle 1 Port", "port"),
        ("cycle 1 port airlock", "port"),
        ("cycle 1 airlock port", "port"),
        ("airlock 1 port", "port"),
        ("cycle 1 aft lock", "aft lock"),
        ('cycle 1 "aft lock"', "aft lock"),
        ("cycle 1 A1", "A1"),
        ("cycle 1 port outer door", "A1"),
        ("declare 1 open_airlock feature port", "port"),
    ],
)
def test_what_is_cycled(words, meant):
    said = parse(words, SHIP, BOOK)
    assert isinstance(said, Declare), said
    assert (said.action, said.feature) == ("open_airlock", meant)
    assert parse(say(said), SHIP, BOOK) == said


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("port", "port"),
        ("aft lock", "aft lock"),
        ("airlock port", "port"),
        ("feature port", "port"),
        ("A1", "A1"),
        ("port inner door", "A2"),
    ],
)
def test_an_airlock_is_set_right_by_its_name_too(words, meant):
    said = parse(f"correct {words} pressure=no because so it was", SHIP, BOOK)
    assert isinstance(said, CorrectFeature), said
    assert said.feature == meant
    assert parse(say(said), SHIP, BOOK) == said


def test_other_deeds_are_done_to_doors():
    assert isinstance(parse("open 1 port", SHIP, BOOK), Misread)


def test_the_deed_is_told_by_the_name_of_the_airlock():
    begun = Ongoing(kind="open_airlock", start=Moment(1, 1), end=Moment(1, 1), feature="port")
    assert format_deed(begun, SHIP) == "cycles airlock port"
