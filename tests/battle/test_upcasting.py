"""Commands have versions: what was said in an older one is read as what it meant."""

import json

import pytest

from squadlog.battle.commands import Declare, Fire, Hold, Note, OpportunityShot
from squadlog.battle.record.codec import command_from_json, normalize_command
from squadlog.battle.record.upcasting import EVENTS, NewerError, present, upcast
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import StatedSighting


def written(command):
    text, _read = normalize_command(command)
    return text


def _from_1(body):
    return {"kind": body["kind"], "word": body["said"]}


def _from_2(body):
    return {"kind": body["kind"], "text": body["word"]}


@pytest.fixture
def notes_of_version_3(monkeypatch):
    """As if a note had once said `said`, then `word`, where it now says `text`."""
    monkeypatch.setattr(
        "squadlog.battle.record.upcasting.COMMANDS", {("note", 1): _from_1, ("note", 2): _from_2}
    )


@pytest.mark.usefixtures("notes_of_version_3")
@pytest.mark.parametrize(
    "body", [{"said": "hello"}, {"word": "hello", "v": 2}, {"text": "hello", "v": 3}], ids=str
)
def test_a_command_of_any_version_is_read_as_it_was_meant(body):
    assert command_from_json(json.dumps({"kind": "note", **body})) == Note(text="hello")


@pytest.mark.usefixtures("notes_of_version_3")
def test_a_command_says_its_version_where_it_is_not_the_first():
    text = written(Note(text='a "v": in it'))
    said = json.loads(text)
    assert (said["text"], said["kind"], said["v"]) == ('a "v": in it', "note", 3)
    assert command_from_json(text) == Note(text='a "v": in it')
    assert "v" not in json.loads(written(Hold(unit=3)))
    assert command_from_json(written(Hold(unit=3))) == Hold(unit=3)


@pytest.mark.parametrize(
    "text", ['{"kind":"note","text":"a","v":2}', '{"kind":"note","text":"a","v":0}',
    '{"kind":"note","text":"a","v":"2"}', '["v":1]'],
    ids=["newer", "none", "a word", "no command"],
)  # fmt: skip
def test_a_command_of_no_known_version_is_refused(text):
    with pytest.raises(ValueError, match=r"newer squadlog|no command of any version|Expecting"):
        command_from_json(text)


@pytest.mark.usefixtures("notes_of_version_3")
def test_what_is_no_command_of_the_version_it_names_is_refused():
    with pytest.raises(ValueError, match="no note of version 2"):
        command_from_json('{"kind":"note","said":"a","v":2}')


def test_the_mode_of_an_omni_rifle_was_once_of_the_unit_act_61():
    """ACT-61."""
    old = {"unit": 3, "mode": "slug", "kind": "omni_switched"}
    assert upcast(EVENTS, "omni_switched", 1, old) == {**old, "weapon": "OR"}
    assert present(EVENTS, "omni_switched") == 2


def test_a_kind_without_upcasters_is_of_version_1_and_one_of_the_future_is_told():
    assert present({}, "note") == 1
    with pytest.raises(NewerError, match="newer squadlog"):
        upcast({}, "note", 2, {})


@pytest.mark.parametrize("zero_g", [True, False])
def test_zero_gravity_of_older_set_ups_is_a_condition_of_the_environment(zero_g):
    """ZRG-01."""
    old = {"kind": "battle_created", "setup": {"title": "Deck", "zero_g": zero_g, "turns": None}}
    assert upcast(EVENTS, "battle_created", 1, old) == {
        "kind": "battle_created", "setup": {"title": "Deck", "turns": None, "environment": {"zero_g": zero_g}},
    }  # fmt: skip
    assert old["setup"]["zero_g"] is zero_g
    assert upcast(EVENTS, "battle_created", 1, {"kind": "battle_created", "setup": {}})["setup"] == {
        "environment": {"zero_g": False}
    }


TARGETS = pytest.mark.parametrize(
    ("was", "now"),
    [({"target": 11, "feature": None}, 11), ({"target": None, "feature": "D1"}, "D1"), ({}, None)],
    ids=["a unit", "a feature", "neither"],
)


@TARGETS
def test_unit_and_feature_of_an_older_order_to_fire_are_one_target_fir_01(was, now):
    """FIR-01."""
    said = {"kind": "fire", "unit": 3, **was}
    assert command_from_json(json.dumps(said)) == Fire(unit=3, target=now)
    planned = {"kind": "declare", "unit": 3, "action": "fire_throw", "shot": {"weapon": "SR", **was}}
    read = command_from_json(json.dumps(planned))
    assert read == Declare(unit=3, action="fire_throw", shot=ShotPlan(weapon="SR", target=now))
    assert command_from_json(written(read)) == read


def test_an_older_order_about_a_door_is_still_about_that_door_act_70():
    """ACT-70."""
    said = {
        "kind": "declare",
        "unit": 3,
        "action": "open_door",
        "feature": "D1",
        "target": None,
        "shot": None,
    }
    assert command_from_json(json.dumps(said)) == Declare(unit=3, action="open_door", feature="D1")


@TARGETS
def test_unit_and_feature_of_an_older_shot_on_its_way_are_one_target_act_04(was, now):
    """ACT-04."""
    plan = {"weapon": "SR", **was}
    queued = {"kind": "shot_queued", "shot": {"unit": 3, "weapon": "SR", "plan": plan}}
    begun = {
        "kind": "action_declared",
        "unit": 3,
        "action": {"kind": "aimed_fire", "feature": "D2", "shot": plan},
    }
    assert upcast(EVENTS, "shot_queued", 1, queued)["shot"]["plan"] == {"weapon": "SR", "target": now}
    action = upcast(EVENTS, "action_declared", 1, begun)["action"]
    assert (action["feature"], action["shot"]) == ("D2", {"weapon": "SR", "target": now})
    paused = {"kind": "action_declared", "unit": 3, "action": None}
    assert upcast(EVENTS, "action_declared", 1, paused) == paused
    assert upcast(EVENTS, "shot_queued", 1, {"shot": {"unit": 3, "plan": None}})["shot"]["plan"] is None


def test_what_an_older_shot_does_is_done_to_one_target_obs_04():
    """OBS-04, AMB-84."""
    effects = [{"target": None, "feature": "W1", "by": 3}, {"target": 11, "feature": None, "by": 3}]
    old = {"kind": "shot_fired", "unit": 3, "target": None, "feature": "W1", "effects": effects}
    new = upcast(EVENTS, "shot_fired", 1, old)
    assert (new["target"], [effect["target"] for effect in new["effects"]]) == ("W1", ["W1", 11])
    assert "feature" not in new
    assert "feature" in effects[0]


WOODS_SAID = pytest.mark.parametrize(
    ("was", "now"),
    [
        ({"light_woods_m": None, "heavy_woods_m": None}, ()),
        ({"light_woods_m": 4.0, "heavy_woods_m": 0.0}, (("light_woods", 4.0), ("heavy_woods", 0.0))),
        ({}, ()),
    ],
    ids=["nothing", "both", "of before they could be said"],
)


@WOODS_SAID
def test_metres_of_woods_that_were_stated_in_a_field_each_are_a_list_los_07(was, now):
    """LOS-06, LOS-07."""
    stated = {"distance_m": 9.0, **was}
    meant = StatedSighting(distance_m=9.0, depths=now)
    fired = command_from_json(json.dumps({"kind": "fire", "unit": 3, "target": 11, "stated": stated}))
    assert fired == Fire(unit=3, target=11, stated=meant)
    watcher = command_from_json(json.dumps({"kind": "opportunity_shot", "unit": 3, "stated": stated}))
    assert watcher == OpportunityShot(unit=3, stated=meant)
    shot = {"weapon": "SR", "target": 11, "stated": stated}
    planned = command_from_json(
        json.dumps({"kind": "declare", "unit": 3, "action": "fire_throw", "shot": shot})
    )
    assert planned.shot.stated == meant


def test_what_an_older_sighting_crossed_is_one_list_los_01():
    """LOS-01: covers by their name, woods by their metres."""
    sighting = {
        "covers": [{"feature": "window", "origin": "measured"}], "covers_origin": "measured",
        "light_woods_m": 2.5, "heavy_woods_m": 0.0, "woods_origin": "stated", "rule": "LOS-12",
    }  # fmt: skip
    new = upcast(
        EVENTS, "shot_fired", 1, {"kind": "shot_fired", "unit": 3, "target": 11, "sighting": sighting}
    )
    assert new["sighting"] == {
        "crossed": [{"kind": "window"}, {"kind": "light_woods", "metres": 2.5}],
        "covers_origin": "measured", "depths_origin": "stated", "rule": "LOS-12",
    }  # fmt: skip
    beyond = {"kind": "shot_fired", "unit": 3, "target": 11, "sighting": None}
    assert upcast(EVENTS, "shot_fired", 1, beyond)["sighting"] is None
