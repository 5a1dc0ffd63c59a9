"""Moves on measured ground: where they end, what they lead through, what is in their way (MOV, ACT, STO, BNC)."""

from dataclasses import replace

import pytest
from support.told_ground import going, standing, where

from squadlog.battle.commands import Continue, Declare, Done
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import StatedMove, Turn, Waypoint
from squadlog.reports.narrate import tell


def moved(facts, *, mode="walk", move=None, **changes):
    """Unit 1 has moved over ground that answers so."""
    ground = {"moves": {1: facts}} | changes.pop("ground", {})
    played = standing(ground=ground, **changes)
    played.do(Declare(unit=1, action="move", mode=mode, move=move or StatedMove()))
    played.do(Done())
    return played


# Where it ends


def test_a_move_ends_at_the_station_of_its_metres():
    """MOV-02, MOV-13."""
    assert where(moved(going(6.0))) == (2.0, 0.0, 90.0)


def test_a_move_straight_on_ends_before_what_is_in_its_way():
    """MOV-06, MAP-08."""
    played = moved(going(2.0, stop_m=1.25))
    assert (where(played), played.unit(1).moved.metres) == ((1.25, 0.0, 90.0), 1.25)


def test_metres_that_are_too_many_are_told_to_the_centimetre_and_never_as_enough():
    """MOV-06."""
    for wanted, told in ((2.40052, "2.41 m"), (2.011, "2.02 m"), (3.0, "3 m")):
        played = standing(ground={"moves": {1: going(wanted, wanted=wanted)}})
        refused = played.refused(Declare(unit=1, action="move", mode="walk"))
        assert refused.sentence == f"Trooper 1 cannot cover {told}; the allowance ends after 2 m."


def test_degrees_that_are_too_many_are_told_to_a_tenth():
    """ACT-30."""
    for wanted, told in ((168.97712, "169"), (90.04, "90.1"), (98.0, "98")):
        turns = (Turn(degrees=wanted),)
        played = standing(ground={"moves": {1: going(4.0, wanted=4.0, turns=turns)}})
        refused = played.refused(Declare(unit=1, action="move", mode="run"))
        assert refused.sentence.startswith(f"{told} degrees is too sharp:")


def test_a_path_that_something_bars_is_refused_with_its_reason():
    """MAP-08."""
    played = standing(ground={"moves": {1: going(2.0, wanted=2.0, stop_m=1.25)}})
    refused = played.refused(Declare(unit=1, action="move", mode="walk"))
    assert (refused.code, refused.rule, refused.sentence) == (
        "in-the-way",
        "MAP-08",
        "Wall W1 is in the way.",
    )


def test_what_the_table_lets_pass_is_walked_whole():
    """GEN-12: overruled, the move goes on through it."""
    played = standing(ground={"moves": {1: going(2.0, wanted=2.0, stop_m=1.25)}})
    played.do(Declare(unit=1, action="move", mode="walk", overrule="the wall is a hedge"))
    played.do(Done())
    assert where(played) == (2.0, 0.0, 90.0)


def test_whoever_has_stepped_into_the_way_since_ends_a_move_declared_before():
    """ACT-18, AMB-37: the ground is measured again when the move is made."""

    def by_then(battle):
        taken = battle.units[2].position.x == 1.5
        return going(2.0, wanted=2.0, stop_m=1.0 if taken else None)

    step = going(1.0, start=(0.5, 0.0))
    played = standing(red=(2, 1), ground={"moves": {1: by_then, 2: step}})
    played.do(Declare(unit=1, action="move", mode="walk"))
    played.do(Declare(unit=2, action="move", mode="walk", move=StatedMove(distance_m=1.0)))
    played.do(Done(order=(2, 1)))
    assert where(played) == (1.0, 0.0, 90.0)


def test_the_log_says_where_a_move_ends_and_what_stopped_it():
    """GEN-09, MOV-13."""
    played = standing(ground={"moves": {1: going(2.0, stop_m=1.25)}})
    played.do(Declare(unit=1, action="move", mode="walk"))
    before = played.battle
    lines = tell(before, played.do(Done()))
    assert any(
        "moves 1.25 m (walk), uses 2 of 2 m, to 1.2, 0.0, facing 90° (Wall W1 is in the way [MAP-08])."
        in line
        for line in lines
    )


def test_nobody_walks_to_another_floor():
    """STO-02, STO-04."""
    played = standing(ground={"moves": {1: going(2.0, end_floor=2)}})
    refused = played.refused(Declare(unit=1, action="move", mode="walk"))
    assert (refused.code, refused.rule) == ("other-floor", "STO-02")


# Doors, cars, chambers


LOCK = (
    Feature(id="A", kind="airlock_door", name="outer door", airlock="lock", state="open"),
    Feature(id="B", kind="airlock_door", name="inner door", airlock="lock", state="closed", pressure=False),
)
CAR = Feature(id="E", kind="elevator", name="elevator", floors=3, car=1, state="open")


def test_a_path_through_the_door_of_an_airlock_leads_into_its_chamber_and_the_door_shuts():
    """ACT-74, ACT-76: nobody has to name the door."""
    played = moved(going(2.0, places={1.5: "airlock:lock"}, passed={"A": 1.5}), features=LOCK)
    assert played.unit(1).place == "airlock:lock"
    used = [event for event in played.of_kind("feature_set") if event.what == "used"]
    assert [event.feature.id for event in used] == ["A"]
    played.until_subphase(2)
    assert played.battle.features["A"].state == "closed"


def test_a_door_that_lies_beyond_the_end_of_the_move_is_not_passed():
    """ACT-76."""
    played = moved(going(6.0, places={4.0: "airlock:lock"}, passed={"A": 4.0}), features=LOCK)
    assert (played.unit(1).place, played.battle.features["A"].used) == ("", False)


def test_the_door_named_with_a_move_is_passed_by_the_path_alone():
    """ACT-74: no place is told twice."""
    facts = going(2.0, places={1.5: "airlock:lock"}, passed={"A": 1.5})
    played = standing(features=LOCK, ground={"moves": {1: facts}})
    played.do(Declare(unit=1, action="move", mode="walk", feature="A"))
    played.do(Done())
    assert [event.place for event in played.of_kind("place_taken")] == ["airlock:lock"]


def test_a_chamber_that_is_taken_is_refused_to_a_path_as_well():
    """ACT-74, AMB-32."""
    facts = going(2.0, places={1.5: "airlock:lock"}, passed={"A": 1.5})
    played = standing(
        features=LOCK,
        ground={"moves": {1: facts}},
        units={11: {"place": "airlock:lock"}},
        rulings={"airlock.sharing": "per_unit"},
    )
    assert played.refused(Declare(unit=1, action="move", mode="walk")).code == "chamber-taken"


def test_a_car_that_somebody_walks_into_waits_for_a_second():
    """STO-08, STO-12."""
    played = moved(going(2.0, places={1.0: "elevator:E"}), features=[CAR])
    assert (played.unit(1).place, played.battle.features["E"].used) == ("elevator:E", True)


@pytest.mark.parametrize(
    ("car", "code"),
    [(replace(CAR, car=2), "car-elsewhere"), (replace(CAR, state="closed"), "shut")],
)
def test_a_path_does_not_lead_into_a_shaft_without_an_open_car(car, code):
    """STO-08."""
    played = standing(features=[car], ground={"moves": {1: going(2.0, places={1.0: "elevator:E"})}})
    assert played.refused(Declare(unit=1, action="move", mode="walk")).code == code


def test_whoever_walks_out_of_a_car_is_in_it_no_longer():
    """STO-08."""
    facts = going(2.0, places={0.0: "elevator:E", 1.0: ""})
    played = moved(facts, features=[CAR], units={1: {"place": "elevator:E"}})
    assert (played.unit(1).place, played.battle.features["E"].used) == ("", True)


# Stairs


STAIRS = Feature(id="S", kind="stairs", name="stairs", floors=3)
UP = Declare(unit=1, action="stairs_floor", feature="S", floors=1)


def test_whoever_has_climbed_stands_in_the_shaft_on_the_next_floor():
    """STO-04, STO-06: it walks out of the stairway with its next move."""
    played = standing(features=[STAIRS], units={1: {"place": "stairs:S"}})
    played.do(UP)
    played.until(Moment(1, 6))
    assert (played.unit(1).floor, played.unit(1).place, where(played)) == (2, "stairs:S", (0.0, 0.0, 90.0))


def test_on_a_map_the_climb_begins_inside_the_stairway():
    """STO-04."""
    assert standing(features=[STAIRS]).refused(UP).code == "not-in-stairway"


def test_without_a_map_the_climber_is_out_of_the_stairway_at_the_end():
    """STO-04: as ever."""
    played = standing(features=[STAIRS], units={1: {"position": None}})
    played.do(UP)
    played.until(Moment(1, 6))
    assert (played.unit(1).floor, played.unit(1).place) == (2, "")


# Leaps, drifts, flights


def test_a_jump_lands_on_the_station_and_kneels():
    """ACT-41, MOV-02."""
    played = standing(ground={"moves": {1: going(1.5)}})
    played.do(Declare(unit=1, action="jump"))
    played.until(Moment(1, 2))
    assert played.unit(1).posture == "kneeling"
    assert played.unit(1).position.x == played.unit(1).before.metres


def test_a_leap_that_would_end_in_a_wall_comes_down_before_it_or_is_refused():
    """MAP-08, ACT-44: a metre said is a metre wanted."""
    wall = {"moves": {1: going(4.0, stop_m=0.4)}}
    assert (
        standing(ground=wall).refused(Declare(unit=1, action="jump", move=StatedMove(distance_m=1.0))).code
        == "in-the-way"
    )
    played = standing(ground=wall)
    played.do(Declare(unit=1, action="jump"))
    played.until(Moment(1, 2))
    assert where(played) == (0.4, 0.0, 90.0)


def test_a_jump_onto_a_table_is_told_once_and_stays_there_while_it_turns():
    """AMB-139."""
    facts = going(1.0)
    played = standing(
        ground={"moves": {1: facts}}, features=[Feature(id="t", kind="furniture", name="table")]
    )
    played.do(Declare(unit=1, action="jump", feature="t", extras=("onto",)))
    played.until(Moment(1, 2))
    assert [event.place for event in played.of_kind("place_taken")] == ["on:t"]
    played.ground = {"moves": {1: going(0.0)}}
    played.do(Declare(unit=1, action="change_facing", move=StatedMove(turns=(Turn(degrees=45.0),))))
    played.do(Done())
    assert played.unit(1).place == "on:t"


def test_a_diver_lies_where_it_lands():
    """ACT-44, ACT-46."""
    played = standing(ground={"moves": {1: going(4.0)}})
    played.do(Declare(unit=1, action="dive"))
    played.until(Moment(1, 3))
    assert played.unit(1).posture == "prone"
    assert where(played) == (played.unit(1).before.metres, 0.0, 90.0)
    assert played.unit(1).position.x > 0


def test_in_zero_gravity_a_diver_goes_straight_on_until_a_wall_stops_it():
    """ZRG-10, ZRG-11."""

    def onward(battle):
        x = battle.units[1].position.x
        return going(4.0, start=(x, 0.0), stop_m=None if x < 1.0 else 0.5)

    played = standing(ground={"moves": {1: onward}}, setup_changes={"zero_g": True})
    played.do(Declare(unit=1, action="dive"), 1)
    places = []
    while not played.of_kind("collided"):
        places.append(played.unit(1).position.x)
        played.do(Done())
    assert sorted(places) == places
    assert played.unit(1).position.x == max(places) + 0.5
    assert played.of_kind("collided")[0].into is None
    assert played.unit(1).dazed_until is not None


def flying(floors, end_floor):
    facts = going(3.0, wanted=3.0, end_floor=end_floor)
    played = standing(
        soldiers={1: {"armour": "BI", "troop": "combat_arms"}},
        units={1: {"pack_on": True}},
        ground={"moves": {1: facts}},
    )
    return played, Declare(
        unit=1,
        action="move",
        mode="walk",
        floors=floors,
        move=StatedMove(path=(Waypoint(x=3.0, y=0.0, floor=2),)),
    )


def test_a_flight_ends_at_the_window_on_its_floor_and_is_told_once():
    """BNC-12, AMB-59."""
    played, fly = flying(1, 2)
    played.do(fly)
    played.until(Moment(1, 3))
    assert (played.unit(1).floor, where(played)[0]) == (2, 3.0)
    assert [event.floor for event in played.of_kind("place_taken")] == [2]


def test_a_flight_says_how_high_it_goes_as_its_path_does():
    """BNC-12."""
    played, fly = flying(2, 2)
    refused = played.refused(fly)
    assert (refused.code, refused.rule) == ("flight-height", "BNC-12")


# No map


def test_a_unit_on_no_map_moves_as_ever():
    """MOV-04: nothing of all this without a map."""
    played = standing(units={1: {"position": None}})
    played.do(Declare(unit=1, action="move", mode="walk"))
    played.do(Done())
    assert (played.unit(1).position, played.unit(1).moved.metres) == (None, 2.0)


def test_going_on_covers_ground_only_when_it_is_said():
    """CMB-15."""
    played = standing(ground={"moves": {1: going(2.0)}})
    played.do(Declare(unit=1, action="reload", mode="walk", weapon="SR"))
    played.do(Done())
    assert where(played)[0] == 2.0
    played.until_subphase(2)
    played.ground = {"moves": {1: going(2.0, start=(2.0, 0.0))}}
    played.do(Continue(unit=1))
    played.do(Done())
    assert where(played)[0] == 2.0
