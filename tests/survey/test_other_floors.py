"""What is on another floor is another thing: the door of an elevator, an area that a move passes beneath."""

import pytest
from support.on_maps import measured_battle
from support.playing_on_maps import field_of, play

from squadlog.facts.ground_facts import Metres, MoveFacts, Station, YesNo
from squadlog.facts.scenario.area import NamedArea
from squadlog.survey.aiming import shape_of
from squadlog.survey.named_areas import enters

LIFT = field_of(
    """
[[elevator]]
id = "E"
points = [[10, 4], [12, 4], [12, 6], [10, 6]]
floors = [1, 2]
[[door]]
id = "below"
kind = "elevator_door"
ends = [[10, 4], [10, 6]]
[[door]]
id = "above"
kind = "elevator_door"
ends = [[12, 4], [12, 6]]
floor = 2
""",
    size="width_m = 40\nheight_m = 20\nfloors = 2",
)


@pytest.mark.parametrize(("floor", "door"), [(1, "below"), (2, "above")])
def test_who_aims_at_an_elevator_aims_at_its_door_on_his_own_floor_obs_02(floor, door):
    """OBS-02, MAP-17."""
    there = measured_battle(play(LIFT, {1: (5, 5, 90, floor), 11: (20, 5)}).battle)
    found = shape_of(there, "E", floor)
    assert (found.id, found.floor, found.solid) == (door, floor, True)


def way(*stations):
    """A measured move through these: metres on its way, x and floor."""
    return MoveFacts(
        distance=Metres(value=stations[-1][0], origin="measured"),
        ground=(),
        turns=(),
        seen_by=None,
        clears=YesNo(value=True, origin="measured"),
        origin="measured",
        way=tuple(
            Station(at_m=at_m, x=x, y=5.0, floor=floor, facing_deg=90.0) for at_m, x, floor in stations
        ),
    )


@pytest.mark.parametrize(
    ("stations", "met"),
    [
        (((0, 1, 1), (10, 11, 1)), (4.0, 6.0)),
        (((0, 1, 2), (10, 11, 2)), None),
        (((0, 1, 1), (10, 11, 2)), None),
        (((0, 1, 1), (2, 3, 1), (5, 3, 2), (10, 8, 2)), None),
    ],
)
def test_a_move_on_another_floor_or_up_to_it_leads_into_no_area_below_scn_12(stations, met):
    """SCN-12: what lies between two floors lies on neither."""
    there = measured_battle(play(LIFT, {1: (1, 5, 90), 11: (20, 5)}).battle)
    area = NamedArea(id="yard", points=((5.0, 0.0), (7.0, 0.0), (7.0, 10.0), (5.0, 10.0)), floor=1)
    found = enters(there, way(*stations), area)
    assert found == (met if met is None else pytest.approx(met))
