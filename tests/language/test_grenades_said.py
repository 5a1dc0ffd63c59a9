"""Grenades as sentences, and back (GRN, SMK, GLA)."""

import pytest
from support.battles import skirmish
from support.on_maps import on_map

from squadlog.base.records import replace
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import TABLE
from squadlog.language.parse import Misread, parse
from squadlog.language.say import say
from squadlog.reports.deeds import format_deed
from squadlog.rules.common.kept.explosions import fuse_lit_event

CHAPTERS = {"chapters": ("ammunition", "grenades")}
PLACES = {1: (10, 10, 90), 2: (8, 8, 90), 11: (22, 10, 270)}


def battle(*, drawn=False, setup=CHAPTERS):
    if drawn:
        return on_map("training_yard", PLACES, setup_changes=setup)
    return skirmish((1, 2), (11,), setup_changes=setup)


def read(sentence, **where):
    return parse(sentence, known(battle(**where), TABLE), load_rulebook())


@pytest.mark.parametrize(
    ("sentence", "kind", "target"),
    [
        ("throw 1 fragmentation at 14,8", "fragmentation", Waypoint(x=14, y=8)),
        ("throw 1 frag at 14.5,8@2 spotted", "fragmentation", Waypoint(x=14.5, y=8, floor=2)),
        ("throw 1 smoke at 11 no sight", "smoke", Waypoint(x=22, y=10, floor=1)),
        ("throw 1 at 14,8 through window", "", Waypoint(x=14, y=8)),
        ("walk 1 1m throw smoke at 14,8", "smoke", Waypoint(x=14, y=8)),
        ("walk 1 1m throw at 14,8", "", Waypoint(x=14, y=8)),
        ("throw 1 smoke at 14,8 adjust +1 because wind", "smoke", Waypoint(x=14, y=8)),
    ],
)
def test_a_throw_is_read_and_said_back(sentence, kind, target):
    command = read(sentence, drawn=True)
    assert not isinstance(command, Misread), command
    assert (command.action, command.shot.weapon, command.shot.target) == ("throw", kind, target)
    assert read(say(command), drawn=True) == command, say(command)


def test_without_a_map_the_place_of_a_unit_and_its_range_are_said():
    command = read("throw 1 frag at 11 range 12 through window")
    assert command.shot.told == "where 11 Trooper 11 is"
    assert command.shot.stated.distance_m == 12
    assert command.shot.stated.covers == ("window",)
    assert read(say(command)) == command


def test_without_the_chapter_to_throw_is_to_fire():
    command = read("throw 1 at 11", setup={})
    assert command.action == "fire_throw"
    assert read("walk 1 1m throw at 11", setup={}).action == "fire_throw"


def test_smoke_on_a_line_of_fire_is_said():
    command = read("fire 1 at 11 smoke")
    assert command.shot.stated.depths == (("smoke", 1.0),)
    assert read(say(command)) == command


def test_a_dive_onto_a_grenade_goes_where_it_lies():
    with_one = evolve(
        battle(drawn=True),
        fuse_lit_event(
            battle(drawn=True), what="fragmentation", at=Moment(1, 3), since=Moment(1, 1), side="blue",
            spot=Waypoint(x=11, y=10, floor=1),
        ),
    )  # fmt: skip
    here = known(with_one, TABLE)
    command = parse("dive 1 onto 1", here, load_rulebook())
    assert (command.extras, command.move.path) == (("onto:1",), (Waypoint(x=11, y=10),))
    assert parse(say(command), here, load_rulebook()) == command


def test_a_grenade_is_readied_by_its_name():
    command = read("ready 1 frag")
    assert (command.action, command.item) == ("pick_up_object", "frag")


def test_what_is_readied_is_told_as_that_and_not_as_picked_up_from_the_ground():
    begun = Ongoing(kind="pick_up_object", start=Moment(1, 1), end=Moment(1, 1), item="frag")
    assert format_deed(begun, battle()) == "takes a fragmentation grenade in hand"
    of_the_fallen = format_deed(replace(begun, item="smoke", target=11), battle())
    assert of_the_fallen.startswith("takes a smoke grenade in hand from 11")
    assert format_deed(begun, battle(setup={})) == "picks up frag"
