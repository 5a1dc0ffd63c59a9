"""A breach is set right at a point of a wall and so wide, as a stretch of it (OBS-01, AMB-135, GEN-06)."""

import pytest
from support.on_maps import survey
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import CorrectFeature
from squadlog.ground.compiled.conditions import Spot
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate

WALL = """
[[wall]]
id = "W11"
kind = "external_wall"
line = [[10, 0], [10, 20]]

[[door]]
id = "D1"
kind = "external_door"
ends = [[10, 15], [10, 16]]
"""
START = {1: (8, 10, 90), 11: (30, 10, 270)}
NAKED = {1: {"armour": "No"}}


def corrected(feature="W11", **changes):
    pairs = tuple((name, str(value)) for name, value in changes.items())
    return CorrectFeature(feature=feature, changes=pairs, reason="the sappers were here")


def open_at(played, y):
    """Whether one sees through the wall there, and may go there."""
    asked = survey(played.battle)
    seen = asked.sight_from(Spot(7, y), Spot(13, y)).verdict != "blocked"
    return seen and asked.measure(1, "walk", [Spot(8, y), Spot(10.0, y)]).stop is None


def field():
    return play(field_of(WALL), START, soldiers=NAKED)


def test_a_breach_is_as_wide_as_said_and_where_it_was_said():
    played = field()
    played.do(corrected(state="destroyed", at="10,10", width=2))
    assert [open_at(played, y) for y in (8.9, 9.4, 10.0, 10.6, 11.1)] == [False, True, True, True, False]
    breach = played.battle.features["W11-1"]
    assert (breach.part_of, breach.at, breach.width_m, breach.state) == ("W11", (10, 10), 2.0, "destroyed")
    assert played.battle.features["W11"].state == "intact"


def test_a_breach_is_a_metre_wide_if_nothing_is_said():
    played = field()
    played.do(corrected(state="destroyed", at="10.3,10"))
    assert played.battle.features["W11-1"].at == (10, 10)
    assert [open_at(played, y) for y in (9.4, 10.0, 10.6)] == [False, True, False]


def test_a_breach_is_closed_again_where_it_was():
    played = field()
    played.do(corrected(state="destroyed", at="10,10"))
    played.do(corrected(state="intact", at="10,10.1"))
    assert not open_at(played, 10)
    assert set(played.battle.features) == {"W11", "W11-1", "D1"}


def test_a_breach_is_made_wider_by_its_own_name():
    played = field()
    played.do(corrected(state="destroyed", at="10,10"))
    played.do(corrected(feature="W11-1", width=4))
    assert open_at(played, 8.5)


def test_damage_at_a_point_counts_toward_shots_there():
    """AMB-135: a shot within half a metre adds to it."""
    played = field()
    played.do(corrected(damage=8, at="10,10"))
    assert (played.battle.features["W11-1"].damage, played.battle.features["W11"].damage) == (8, 0)


@pytest.mark.parametrize(
    ("feature", "changes", "code"),
    [
        ("W11", {"state": "destroyed", "at": "12,10"}, "off-the-wall"),
        ("W11", {"state": "destroyed", "at": "10,21"}, "off-the-wall"),
        ("W11", {"state": "destroyed", "width": 2}, "no-point"),
        ("D1", {"state": "destroyed", "at": "10,15.5"}, "no-wall"),
        ("W11", {"state": "destroyed", "at": "none"}, "bad-correction"),
        ("W11", {"state": "destroyed", "at": "10,10", "width": 0}, "bad-correction"),
        ("W11", {"state": "destroyed", "at": "10,10", "width": "nan"}, "bad-correction"),
        ("W11", {"state": "destroyed", "at": "10,10", "width": 1000}, "bad-correction"),
    ],
)
def test_what_is_no_breach_is_refused(feature, changes, code):
    played = field()
    assert played.refused(corrected(feature, **changes)).code == code


def test_in_a_wall_that_is_down_nothing_is_breached():
    played = field()
    played.do(corrected(state="destroyed"))
    assert played.refused(corrected(state="intact", at="10,10")).code == "all-down"


@pytest.mark.parametrize(
    "sentence",
    [
        "correct W11 state=destroyed at=10,10 width=2 because the sappers were here",
        "correct W11 state=destroyed at 10,10 width 2m because the sappers were here",
        "correct W11 at 10, 10 width 2 state=destroyed because the sappers were here",
    ],
)
def test_it_is_said_in_one_sentence_and_comes_back_as_one(sentence):
    played = field()
    command = parse(sentence, played.battle, played.table().book)
    assert isinstance(command, CorrectFeature)
    assert parse(say(command), played.battle, played.table().book) == command
    events = played.do(command)
    told = narrate(events[0], played.battle)
    assert told == "External wall W11 at 10.0, 10.0 is destroyed on 2 m (corrected: the sappers were here)."
