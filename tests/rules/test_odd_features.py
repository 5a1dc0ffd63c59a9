"""Features of a map that differ from the table: armour factors of their own, elevators that begin above the ground."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.feature import Feature
from squadlog.battle.refusal import listed
from squadlog.battle.state import Ongoing
from squadlog.rules.fire.obstacles import battering
from squadlog.rules.house import elevators, stairs


@pytest.mark.parametrize(("af", "half_levels"), [(None, 6), (5, 1), (6, 0)])
def test_obs_17_an_armour_factor_of_its_own_outranks_the_table(af, half_levels):
    """OBS-06, OBS-07, OBS-08: PF 5 against the 2 of the table, 5 and 6."""
    thing = Feature(id="X", kind="obstacle", name="Safe", af=af)
    battle = skirmish(features=(thing,), soldiers={1: {"weapons": ("SR",)}})
    assert battering(battle, 1, "SR", "X", table()).half_levels == half_levels


@pytest.mark.parametrize(("floors", "code"), [(1, None), (-1, "no-such-floor"), (3, "no-such-floor")])
def test_sto_03_stairs_and_elevators_lead_to_their_own_floors_only(floors, code):
    """Floors 2 to 4, from floor 2."""
    lift = Feature(id="E", kind="elevator", name="Lift", state="closed", lowest=2, floors=4, car=2)
    flight = Feature(id="S", kind="stairs", name="Stairs", lowest=2, floors=4)
    for feature, rule in ((lift, elevators.refusal_ride), (flight, stairs.refusal_stairs)):
        place = f"{feature.kind}:{feature.id}"
        battle = skirmish(units={1: {"floor": 2, "place": place}}, features=(feature,))
        asked = Declare(unit=1, action="move", feature=feature.id, floors=floors)
        refused = rule(battle, asked, table())
        expected = "one-floor" if feature is flight and floors == 3 else code
        assert (None if refused is None else refused.code) == expected


def test_of_very_many_names_the_first_are_listed_and_how_many_more_obs_18():
    assert listed(f"D{number}" for number in range(15)).endswith("D10, D11 and 3 more")
    assert listed(f"D{number}" for number in range(12)).endswith("D10, D11")
    assert listed(()) == "none yet"


@pytest.mark.parametrize(("face", "floor"), [(1, 2), (4, 3), (9, 4)])
def test_sto_09_the_car_of_an_elevator_is_found_on_one_of_its_floors(face, floor):
    lift = Feature(id="E", kind="elevator", name="Lift", state="closed", lowest=2, floors=4)
    battle = skirmish(units={1: {"floor": 2}}, features=(lift,))
    recorder = EventRecorder(battle)
    elevators.finish_call(
        recorder,
        1,
        Ongoing(kind="call_elevator", start=battle.now, end=battle.now, feature="E"),
        table((face,)),
    )
    found = next(event.feature for event in recorder.events if event.face is not None)
    assert found.car == floor
