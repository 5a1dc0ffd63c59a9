"""Sentences about the ground: ways, goals, directions and places, in the terms of a map."""

from dataclasses import replace

import pytest
from support.battles import skirmish

from squadlog.battle import commands as said
from squadlog.battle.feature import Feature
from squadlog.battle.state import Ongoing
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Position, StatedMove, StatedSighting, Turn, Waypoint
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.language.suggest import suggestions
from squadlog.language.words import Misread

BOOK = load_rulebook()
YARD = """
[map]
title = "Yard"
width_m = 40
height_m = 30
floors = 2

[[wall]]
id = "W12"
kind = "internal_wall"
line = [[20, 0], [20, 30]]

[[door]]
id = "D1"
name = "Back door"
kind = "internal_door"
ends = [[20, 10], [20, 12]]

[[door]]
id = "D2"
kind = "internal_door"
floor = 2
ends = [[20, 10], [20, 12]]

[[obstacle]]
id = "O1"
kind = "furniture"
cover = "half_soft"
points = [[10, 20], [12, 20], [12, 22], [10, 22]]

[[room]]
name = "Store room"
points = [[20, 0], [40, 0], [40, 30], [20, 30]]
"""
PLACES = {
    4: {"position": Position(x=10, y=10, facing_deg=90)},
    14: {"position": Position(x=10, y=18, facing_deg=180)},
    15: {"position": Position(x=30, y=10), "floor": 2},
}
FIELD = skirmish(
    red=(4, 5),
    blue=(14, 15),
    soldiers={4: {"name": "John Doe"}, 14: {"name": "Vex"}},
    units=PLACES,
    features=(Feature(id="D1", kind="internal_door", name="Front door"), Feature(id="D9", kind="elevator",
    name="Lift")),
    setup_changes={"map": YARD},
)  # fmt: skip


def read(sentence, battle=FIELD):
    return parse(sentence, battle, BOOK)


def going(mode="walk", **way):
    return said.Declare(unit=4, action="move", mode=mode, move=StatedMove(**way))


def to(*points):
    return tuple(Waypoint(x=x, y=y) for x, y in points)


MEANINGS = {
    "4 run toward 14": going("run", path=to((10, 18)), as_far=True),
    "4 run toward Vex": going("run", path=to((10, 18)), as_far=True),
    "4 run toward 14 3m": going("run", path=to((10, 18)), distance_m=3),
    "walk 4 toward D1": going(path=to((20, 11)), as_far=True),
    "walk 4 toward front door": going(path=to((20, 11)), as_far=True),
    "walk 4 toward feature D1": going(path=to((20, 11)), as_far=True),
    "walk 4 toward W12": going(path=to((20, 10)), as_far=True),
    "walk 4 toward O1": going(path=to((11, 21)), as_far=True),
    "walk 4 toward store": going(path=to((30, 15)), as_far=True),
    "walk 4 toward 12.5,8": going(path=to((12.5, 8)), as_far=True),
    "walk 4 as far as 12.5, 8": going(path=to((12.5, 8)), as_far=True),
    "walk 4 via 12,8 14,9": going(path=to((12, 8), (14, 9))),
    "walk 4 to 12,8": going(path=to((12, 8))),
    "walk 4 via 12, 8 14,9@2": going(path=(Waypoint(x=12, y=8), Waypoint(x=14, y=9, floor=2))),
    "walk 4 via 12,8 toward 14": going(path=to((12, 8), (10, 18)), as_far=True),
    "walk 4 via 12,8 as far": going(path=to((12, 8)), as_far=True),
    "walk 4 via 14,9 moving 2m": going(path=to((14, 9)), distance_m=2),
    "4 walk north 3m facing east": going(path=to((10, 13)), facing_deg=90.0),
    "4 walk 3m north": going(path=to((10, 13))),
    "4 walk north 2m east 1.5m": going(path=to((10, 12), (11.5, 12))),
    "4 walk south": going(path=to((10, 0)), as_far=True),
    "4 walk toward south": going(path=to((10, 0)), as_far=True),
    "4 walk east": going(path=to((40, 10)), as_far=True),
    "4 walk heading 180 2m": going(path=to((10, 8))),
    "4 walk heading nne": going(path=to((18.284271247, 30)), as_far=True),
    "4 walk ahead 2m": going(path=to((12, 10))),
    "4 sideways left 1m": going("sideways", path=to((10, 11))),
    "4 walk ahead 2m right 1m": going(path=to((12, 10), (12, 9))),
    "4 walk behind-left 2m": going(path=to((8.585786438, 11.414213562))),
    "4 walk behind left 2m": going(path=to((8.585786438, 11.414213562))),
    "4 walk 2m facing 14": going(distance_m=2, facing_deg=345.963756532),
    "4 walk via 10,12 facing 14": going(path=to((10, 12)), facing_deg=0.0),
    "4 run toward 14 facing 14": going("run", path=to((10, 18)), as_far=True, facing_deg=0.0),
    "4 back 2m facing 14": going("backward", distance_m=2, facing_deg=14.036243468),
    "4 walk 2m facing 14deg": going(distance_m=2, facing_deg=14.0),
    "4 walk 2m facing 33": going(distance_m=2, facing_deg=33.0),
    "4 walk 2m facing south-west": going(distance_m=2, facing_deg=225.0),
    "4 walk 2m facing ssw": going(distance_m=2, facing_deg=202.5),
    "4 walk 2m facing southwest": going(distance_m=2, facing_deg=225.0),
}  # fmt: skip


def _near(one, other):
    return [round(value, 6) for value in one] == [round(value, 6) for value in other]


@pytest.mark.parametrize("sentence", MEANINGS)
def test_a_way_means_what_people_mean_by_it(sentence):
    """MOV-02, MOV-13."""
    command, meant = read(sentence), MEANINGS[sentence]
    assert isinstance(command, said.Declare), command
    flat = replace(command.move, path=(), facing_deg=None)
    assert (replace(command, move=flat)) == replace(meant, move=replace(meant.move, path=(), facing_deg=None))
    assert [point.floor for point in command.move.path] == [point.floor for point in meant.move.path]
    for one, other in zip(command.move.path, meant.move.path, strict=True):
        assert _near((one.x, one.y), (other.x, other.y))
    assert (command.move.facing_deg is None) == (meant.move.facing_deg is None)
    assert _near((command.move.facing_deg or 0,), (meant.move.facing_deg or 0,))


@pytest.mark.parametrize("sentence", MEANINGS)
def test_what_was_read_on_a_map_can_be_said_and_read_again(sentence):
    command = read(sentence)
    assert read(say(command)) == command


TURNS = {
    "4 turn left 90": StatedMove(turns=(Turn(degrees=90, left=True),)),
    "4 turn facing 14": StatedMove(facing_deg=0.0),
    "4 turn toward 14": StatedMove(facing_deg=0.0),
    "4 turn north": StatedMove(facing_deg=0.0),
    "4 turn facing D1": StatedMove(facing_deg=84.289406863),
}


@pytest.mark.parametrize("sentence", TURNS)
def test_a_turn_on_the_spot_is_by_degrees_by_the_compass_or_toward_something(sentence):
    """ACT-27."""
    assert read(sentence) == said.Declare(unit=4, action="change_facing", move=TURNS[sentence])


def test_a_shot_at_a_wall_of_the_map_names_the_point_it_aims_at():
    """AMB-135: the wall is no feature of the battle until somebody shoots at it."""
    command = read("4 fire at w12 aim 20,8.5")
    assert command.shot.target == "W12"
    assert command.shot.stated == StatedSighting(at=(20, 8.5))


def test_facing_a_unit_follows_the_way_that_goes_on():
    busy = replace(
        FIELD,
        units={
            **FIELD.units,
            4: replace(FIELD.units[4], action=Ongoing(kind="fire_throw", start=FIELD.now, end=FIELD.now, mode="walk")),
        },
    )  # fmt: skip
    assert "not known beforehand" in str(read("4 continue facing 14", busy))
    assert read("4 continue via 10,12 facing 14", busy).move.facing_deg == 0.0


PUTS = {
    "put 5 12,8": said.PlaceUnit(unit=5, position=Position(x=12, y=8)),
    "5 put at 12,8 floor 2 facing south": said.PlaceUnit(unit=5, position=Position(x=12, y=8, facing_deg=180), floor=2),
    "put 5 12,8@2 facing 45deg": said.PlaceUnit(unit=5, position=Position(x=12, y=8, facing_deg=45), floor=2),
    "put 5 12,8 facing 12,30": said.PlaceUnit(unit=5, position=Position(x=12, y=8)),
    "put 4 11,8": said.PlaceUnit(unit=4, position=Position(x=11, y=8, facing_deg=90)),
    "put 5 10,12 facing 14": said.PlaceUnit(unit=5, position=Position(x=10, y=12)),
    "put 5 in store room": said.PlaceUnit(unit=5, position=Position(x=30, y=15)),
    "put 5 off": said.PlaceUnit(unit=5, position=None),
    "put 5 12,8 overrule because a bet": said.PlaceUnit(unit=5, position=Position(x=12, y=8), overrule="a bet"),
}  # fmt: skip


@pytest.mark.parametrize("sentence", PUTS)
def test_a_unit_is_set_on_the_map_with_floor_and_facing(sentence):
    """SET-01."""
    assert read(sentence) == PUTS[sentence]


WRONG = {
    "4 walk toward 9": "There is no unit 9",
    "4 walk toward D9": "D9 has no place on the map",
    "4 walk toward D7": "no unit or feature 'D7'",
    "4 walk toward": "Toward what",
    "4 walk toward 4": "is there already",
    "4 walk toward 5": "Unit 5 is not on the map",
    "4 walk toward 15": "on floor 2, unit 4 on floor 1",
    "4 walk toward D2": "on floor 2, unit 4 on floor 1",
    "5 walk north 2m": "Unit 5 is not on the map",
    "5 walk via 3,4": "Unit 5 is not on the map",
    "9 walk north 2m": "There is no unit 9",
    "4 walk via nan,2": "where a place should be",
    "4 walk via 1e9,2": "where a place should be",
    "4 walk via 12": "where a place should be",
    "4 walk via inf,inf": "where a place should be",
    "4 walk via 12,8,9": "where a place should be",
    "4 walk via " + "1,1 " * 101: "at most 100 places",
    "4 walk via " + "1,1 " * 5000: "the limit is 2000",
    "4 walk 2m facing": "Toward what",
    "4 walk facing 361": "There is no unit 361",
    "4 walk facing 14": "not known beforehand",
    "4 walk via 10,18 facing 14": "will be at that place itself",
    "4 walk heading up": "where a direction should be",
    "4 walk heading 400 2m": "where a direction should be",
    "4 fire at W12 aim nowhere": "where a place should be",
    "put 5 here": "no unit or feature 'here'",
    "put 5 12,8 floor two": "where the floor should be",
    "put 5 12,8 wearing hats": "not understood after 'put'",
    "put 5 off 3": "not understood after 'put'",
    "put 4 10,10 facing 10,10": "is at that place itself",
}


@pytest.mark.parametrize("sentence", WRONG, ids=lambda text: text[:30])
def test_nonsense_about_the_ground_is_answered_in_one_sentence_at_its_place(sentence):
    answer = read(sentence)
    assert isinstance(answer, Misread), answer
    assert WRONG[sentence] in answer.problem
    assert answer.problem.count(". ") == 0
    assert 0 <= answer.position <= len(answer.sentence)


@pytest.mark.parametrize("edge", ["4 walk west", "4 walk north"])
def test_a_direction_ends_at_the_edge_of_the_map_and_there_is_none_beyond_it(edge):
    """MAP-01."""
    corner = replace(FIELD, units={**FIELD.units, 4: replace(FIELD.units[4], position=Position(x=0, y=30))})
    assert "map ends there" in str(read(edge, corner))


def test_a_map_that_cannot_be_read_leaves_places_in_metres_usable():
    broken = replace(FIELD, setup=replace(FIELD.setup, map="[[["))
    assert read("4 walk via 12,8", broken) == going(path=to((12, 8)))
    assert isinstance(read("4 walk toward W12", broken), Misread)


def test_completion_offers_enemies_compass_and_landmarks_behind_toward_and_facing():
    found = suggestions("walk 4 toward ", FIELD)
    assert found[:3] == ("walk 4 toward 14", "walk 4 toward 15", "walk 4 toward north")
    assert "walk 4 toward W12" in found
    assert "4 walk 2m facing south-south-west" in suggestions("4 walk 2m facing south-s", FIELD)
    assert "fire 4 at W12" in suggestions("fire 4 at W", FIELD)


def test_completion_goes_on_from_a_unit_that_opens_the_sentence():
    assert suggestions("4 ", FIELD)[0] == "4 walk"
    assert "4 walk toward" in suggestions("4 walk t", FIELD)
    assert "4 done" not in suggestions("4 d", FIELD)


def test_completion_of_put_offers_whom_the_map_lacks_first():
    setting_up = replace(FIELD, stage="setup")
    assert suggestions("put ", setting_up)[0] == "put 5"
    assert "put 5 off" in suggestions("put 5 ", setting_up)
    assert "put 5 12,8 facing" in suggestions("put 5 12,8 ", setting_up)
