"""Every place that is typed lies on the map and on a floor of it: one judge and one sentence (MAP-01)."""

import pytest
from support.on_maps import on_map
from support.playing_on_maps import OnMap

from squadlog.base.records import replace
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.rules.common.kept.explosions import fuse_lit_event
from squadlog.rules.desk import foreseeing

CHAPTERS = ("explosives", "grenades", "fire_missions", "hiding", "mines")
OFF = "(900, 2) is off the map, which goes from 0,0 to 24,20."
SOUTH = "(17, -1.5) is off the map, which goes from 0,0 to 24,20."
HIGH = "There is no floor 5; the map has 2."
AIR = "Floor 2 does not reach there."


def house():
    """1 of red stands before the house, 13 of blue upstairs; a grenade lies there; it is red's slot."""
    battle = on_map(
        "the_counting_house",
        {1: (17, 0.5, 0), 2: (12, 9.5, 180, 2), 11: (22, 18, 180)},
        units={1: {"items": ("plastic_charge",)}},
        setup_changes={"chapters": CHAPTERS},
    )
    lies = {"what": "fragmentation", "at": Moment(1, 4), "since": Moment(1, 1), "side": "red"}
    return OnMap(evolve(battle, fuse_lit_event(battle, **lies, spot=Waypoint(x=5, y=5))))


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("walk 1 via 900,2", OFF),
        ("walk 1 south 2m", SOUTH),
        ("walk 1 via 17,1@5", HIGH),
        ("walk 2 via 18,1.5@2", AIR),
        ("standing 1 run to 900,2", OFF),
        ("standing 1 run to 17,1@5", HIGH),
        ("install 1 plastic at 900,2", OFF),
        ("install 1 plastic at 17,1@5", HIGH),
        ("install 1 plastic at 17,1@2", AIR),
        ("throw 1 fragmentation at 900,2", OFF),
        ("throw 1 fragmentation at 17,1@5", HIGH),
        ("call 1 mortar at 900,2", OFF),
        ("fuse 1 at 900,2 because it rolled", OFF),
        ("fuse 1 at 17,1@5 because it rolled", HIGH),
        ("fuse 1 at 17,1@2 because it rolled", AIR),
        ("correct 1 at=900,2 because it slipped", OFF),
        ("correct 1 floor=5 because it flew", HIGH),
    ],
)
def test_a_place_off_the_map_or_on_no_floor_is_refused_in_one_sentence(sentence, told):
    """MAP-01."""
    game = house()
    command = parse(sentence, known(game.battle, TABLE), load_rulebook())
    refused = game.refused(command)
    assert (refused.sentence, refused.rule, refused.subsystem) == (told, "MAP-01", None)


@pytest.mark.parametrize(
    "sentence",
    ["lay red mine at 900,2", "pile red 1 at 900,2", "put 1 900,2"],
)
def test_so_it_is_before_play(sentence):
    """MAP-01, SET-01."""
    game = house()
    game.battle = replace(game.battle, stage="setup")
    assert game.refused(parse(sentence, known(game.battle, TABLE), load_rulebook())).sentence == OFF


def test_a_way_off_the_map_says_how_far_it_goes():
    """MAP-01, MOV-04."""
    game = house()
    refused = game.refused(parse("walk 1 south 2m", known(game.battle, TABLE), load_rulebook()))
    assert refused.instead == "At most 0.5 m this way."


def test_a_direction_is_no_place():
    """Who goes toward something goes as far as the map does."""
    game = house()
    assert game.do(parse("walk 1 toward 900,2", known(game.battle, TABLE), load_rulebook()))


def test_what_would_come_of_an_aim_off_the_map_is_refused_alike():
    """MAP-01."""
    game = house()
    aimed = parse("throw 1 fragmentation at 900,2", known(game.battle, TABLE), load_rulebook())
    assert foreseeing.refusal(game.battle, aimed, game.table()).sentence == OFF
