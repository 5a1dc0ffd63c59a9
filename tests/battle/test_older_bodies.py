"""Commands and events as they were written before there were maps still read, and mean what they meant."""

import json

import pytest
from support.kept import event_from_json

from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import begin_battle
from squadlog.battle.record.codec import command_from_json, event_to_json
from squadlog.battle.record.upcasting import EVENTS, upcast
from squadlog.facts.ground_facts import Crossed

_MOVED = {
    "kind": "unit_moved",
    "unit": 3,
    "trace": {"mode": "walk", "metres": 2.0, "turned_deg": 0.0},
    "charged": 2.0,
    "allowance": 2.0,
    "since_turn_m": 2.0,
    "barred": [],
    "facts": {
        "distance": {"value": None, "origin": "default"},
        "ground": [],
        "turns": [{"degrees": 45.0, "after_m": 1.0}],
        "seen_by": None,
        "clears": {"value": False, "origin": "default"},
        "origin": "default",
        "into": None,
    },
    "posture": None,
}


def test_a_move_of_before_the_maps_brings_nobody_anywhere():
    """MOV-02."""
    event = event_from_json(json.dumps(_MOVED))
    assert (event.to, event.facts.way, event.facts.stop, event.facts.turns[0].left) == (None, (), None, False)


def test_a_shot_of_before_the_maps_knows_no_reason_and_no_origin_of_its_cover():
    """LOS-01."""
    sighting = {
        "distance": {"value": 12.0, "origin": "stated"},
        "in_arc": {"value": True, "origin": "default"},
        "in_sight": {"value": True, "origin": "default"},
        "covers": [{"feature": "half_soft", "origin": "stated"}],
        "light_woods_m": 0.0,
        "heavy_woods_m": 0.0,
    }
    shot = {
        "kind": "shot_fired",
        "unit": 1,
        "weapon": "SR",
        "sort": "plain",
        "target": 11,
        "sighting": sighting,
        "moment": {"turn": 1, "subphase": 2},
    }
    event = event_from_json(json.dumps(upcast(EVENTS, "shot_fired", 1, shot)))
    assert event.sighting.crossed == (Crossed(kind="half_soft"),)
    assert (event.sighting.reason, event.sighting.too_close, event.sighting.at) == ("", False, None)
    assert event_from_json(event_to_json(event)) == event


@pytest.mark.parametrize(("said", "at_m"), [({"at_m": 0.0}, 0.0), ({"at_m": 1.5}, 1.5), ({}, None)])
def test_an_opportunity_shot_says_its_metres_or_leaves_them_to_the_view(said, at_m):
    """ACT-55."""
    command = command_from_json(json.dumps({"kind": "opportunity_shot", "unit": 11, **said}))
    assert command.at_m == at_m


def test_a_feature_and_a_set_up_of_before_the_maps_are_on_none():
    """SET-01, AMB-135."""
    created = {
        "kind": "battle_created",
        "setup": {
            "title": "Corner shop",
            "sides": [{"id": "red", "name": "Red"}],
            "groupings": [],
            "soldiers": [],
            "features": [
                {"id": "W", "kind": "internal_wall", "name": "wall", "state": "intact", "damage": 4}
            ],
        },
    }
    event = event_from_json(json.dumps(created))
    assert isinstance(event, BattleCreated)
    battle = begin_battle(event)
    assert (battle.setup.map, battle.setup.starts) == ("", ())
    assert (battle.features["W"].part_of, battle.features["W"].at) == (None, None)
