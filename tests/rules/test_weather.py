"""Rain, snow, who is out in it, and weather that changes: ENV-01, ENV-07..ENV-14, DET-20, DET-35, A-19, A-95, A-96."""

from fractions import Fraction

import pytest
from support.battles import skirmish, table
from support.playing import Played
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import Correct, Declare
from squadlog.battle.terms import Environment
from squadlog.facts.ground_facts import Metres, Sighting, StatedMove, Waypoint, YesNo
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.draw_text import draw_text
from squadlog.rules.fire import to_hit
from squadlog.rules.moving.step_costs import allowance
from squadlog.rules.weather.record import ChangeWeather, SayWhere, stated
from squadlog.survey.seat_survey import Survey

YES = YesNo(value=True, origin="stated")
RAIN, SNOW = Environment(rain=True), Environment(snow=True)
STORM = Environment(night=True, rain=True, snow=True)


def fought(environment, *, said=None, soldiers=None, **states):
    battle = skirmish(
        soldiers=soldiers or {}, units=states.get("units"), setup_changes={"environment": environment}
    )
    played = Played(battle)
    for number, where in (said or {}).items():
        played.do(SayWhere(units=(number,), where=where))
    return played


def lines(played, metres, **rulings):
    seen = Sighting(distance=Metres(value=metres, origin="stated"), in_arc=YES, in_sight=YES)
    ledger = to_hit.ledger(played.battle, 1, "SR", 11, seen, "plain", table(rulings=rulings))
    return {one.key: one for one in ledger.lines}


def counted(played, metres, **rulings):
    """What rain and snow come to, each with its rule."""
    found = lines(played, metres, **rulings)
    return [
        (one.value, one.rule)
        for key, one in found.items()
        if key.startswith(("rain", "snow")) and one.applied
    ]


@pytest.mark.parametrize(
    ("environment", "metres", "told"),
    [
        (RAIN, 10.0, []), (RAIN, 10.01, []), (RAIN, 10.02, [(1, "ENV-08")]), (RAIN, None, []),
        (SNOW, 5.0, []), (SNOW, 5.01, []), (SNOW, 5.02, [(1, "ENV-11")]), (SNOW, 15.01, [(1, "ENV-11")]),
        (SNOW, 15.02, [(2, "ENV-12")]), (SNOW, None, []),
        (STORM, 16.0, [(1, "ENV-08"), (2, "ENV-12")]), (Environment(), 40.0, []),
    ],
)  # fmt: skip
def test_rain_and_snow_count_from_so_many_metres_on_env_08_to_env_12(environment, metres, told):
    """ENV-08, ENV-09, ENV-10, ENV-11, ENV-12, ENV-01: with the centimetre of grace."""
    assert counted(fought(environment), metres) == told


def test_rain_counts_at_every_distance_where_the_table_reads_it_so_a_19():
    """A-19: of fire as of detection."""
    assert counted(fought(RAIN), 3.0, **{"rain.min_range_m": "0"}) == [(1, "ENV-08")]


@pytest.mark.parametrize(
    ("said", "decides", "counts"),
    [
        ({}, "target", True), ({11: "indoors"}, "target", False), ({1: "indoors"}, "target", True),
        ({1: "indoors"}, "both", False), ({11: "indoors"}, "both", False), ({1: "outdoors"}, "both", True),
    ],
)  # fmt: skip
def test_inside_a_building_it_does_not_rain_and_the_target_or_both_decide_env_07(said, decides, counts):
    """ENV-07, ENV-09, A-95: without a map, as stated."""
    for environment, told in ((RAIN, (1, "ENV-08")), (SNOW, (2, "ENV-12"))):
        played = fought(environment, said=said)
        assert counted(played, 20.0, **{"night.decided_by": decides}) == ([told] if counts else [])
    if said == {11: "indoors"}:
        note = lines(fought(RAIN, said=said), 20.0)["rain"].note
        assert note == "11 Trooper 11 is indoors [ENV-07]"


def test_all_of_it_is_cumulative_with_a_wound_on_one_ledger_env_01():
    """ENV-01: night, rain, snow and a wound."""
    found = lines(fought(STORM, soldiers={1: {"armour": "TS"}}, units={1: {"wound": "S"}}), 16.0)
    assert {key: one.value for key, one in found.items() if one.applied and one.value} == {
        "night_no_power": 2, "rain": 1, "snow_15": 2, "wound_S": 3,
    }  # fmt: skip


HOUSE = field_of(
    '[[wall]]\nid = "h"\nkind = "external_wall"\n'
    "line = [[10, 4], [30, 4], [30, 16], [10, 16], [10, 4]]\n"
    '[[door]]\nid = "D"\nkind = "external_door"\nends = [[10, 9.5], [10, 10.5]]\nstate = "open"\n'
)


def on_the_field(**changes):
    places = {1: (4.0, 10.0, 90.0), 11: (20.0, 10.0, 270.0)}
    light = {1: {"armour": "No"}, 11: {"armour": "No"}}
    return play(HOUSE, places, setup_changes=changes, soldiers=light)


def test_on_a_map_a_roof_is_measured_and_can_be_stated_otherwise_env_07():
    """ENV-07, GEN-06."""
    played = on_the_field(environment=RAIN)
    (rained,) = [one for one in measured(played) if one.key == "rain"]
    assert (rained.applied, rained.note) == (False, "11 Trooper 11 is indoors [ENV-07]")
    played.do(SayWhere(units=(11,), where="outdoors"))
    (rained,) = [one for one in measured(played) if one.key == "rain"]
    assert rained.applied


def measured(played):
    board = played._table(())[0]
    seen = Sighting(distance=Metres(value=16, origin="stated"), in_arc=YES, in_sight=YES)
    return to_hit.ledger(played.battle, 1, "SR", 11, seen, "plain", board).lines


def reach(environment=SNOW, wound="none", race="Human", pack_on=False, said=None, **rulings):
    """Metres at a walk, a run and a sprint."""
    played = fought(
        environment,
        said=said,
        soldiers={1: {"race": race}},
        units={1: {"wound": wound, "pack_on": pack_on}},
    )
    board = table(rulings=rulings)
    return [float(allowance(played.battle, 1, mode, board).metres) for mode in ("walk", "run", "sprint")]


def test_snow_slows_whoever_has_no_bounce_pack_env_13_env_14():
    """ENV-13, ENV-14: no pack in use; a crawl is as ever, and inside nobody wades."""
    assert reach() == [1.5, 3.0, 4.0]
    assert reach(Environment()) == [2.0, 4.0, 6.0]
    assert reach(pack_on=True) == [4.0, 8.0, 12.0]
    assert reach(said={1: "indoors"}) == [2.0, 4.0, 6.0]
    battle, board = fought(SNOW).battle, table()
    assert allowance(battle, 1, "crawl", board).metres == Fraction(1, 2)
    (line,) = [one for one in allowance(battle, 1, "sprint", board).lines if one.key == "snow"]
    assert (line.metres, line.rule, line.applied) == (-2, "ENV-13", True)


@pytest.mark.parametrize(
    ("wound", "reads", "metres"),
    [
        ("M", "lower", [1.5, 3.0, 4.0]), ("S", "lower", [1.0, 2.0, 3.0]), ("S", "snow", [1.5, 3.0, 4.0]),
        ("L", "lower", [1.5, 3.0, 4.0]),
    ],
)  # fmt: skip
def test_the_lower_of_snow_and_wound_holds_or_snow_alone_a_96(wound, reads, metres):
    """ENV-13, A-96."""
    assert reach(wound=wound, **{"snow.wounds": reads}) == metres
    battle = fought(SNOW, units={1: {"wound": wound}}).battle
    found = {one.key: one for one in allowance(battle, 1, "run", table(rulings={"snow.wounds": reads})).lines}
    total = sum(one.metres for one in found.values() if one.applied)
    assert float(total) == metres[1]


def test_race_comes_after_the_lower_base_a_96_amb_95():
    """A-96, AMB-95: race is added to the base, or ignored by the wounded."""
    fair = reach(Environment(), race="Kessrith")
    assert (reach(race="Kessrith"), fair) == ([2.0, 4.0, 6.0], [2.5, 5.0, 8.0])
    assert reach(race="Baufrin", wound="S") == [0.5, 1.0, 1.0]
    ignored = {"wounds.rateScope": "race_ignored"}
    assert reach(race="Kessrith", wound="S", **ignored) == [1.0, 2.0, 3.0]
    assert reach(race="Kessrith", wound="S", **ignored, **{"snow.wounds": "snow"}) == reach(race="Kessrith")


@pytest.mark.parametrize(
    ("ground", "reads", "metres"),
    [("clear", "first_meter_proportional", 1.0), ("heavy", "first_meter_proportional", 0.75),
     ("heavy", "strict", 0.0), ("clear", "proportional", 1.5)],
)  # fmt: skip
def test_a_walk_in_snow_goes_by_full_metres_a_97(ground, reads, metres):
    """ENV-13, A-97, AMB-44: said at the table, declared and carried out."""
    battle = fought(SNOW, soldiers={1: {"armour": "No"}}).battle
    played = Played(battle, {"move.fractionRule": reads})
    order = Declare(unit=1, action="move", mode="walk", move=StatedMove(ground=((ground,),) * 3))
    played.do(order)
    played.until(played.battle.now.later(1))
    (moved,) = played.of_kind("unit_moved")
    assert (moved.trace.metres, moved.allowance) == (metres, 1.5)


def test_on_a_map_the_same_is_measured_reached_and_walked_env_13():
    """ENV-13, ENV-07: out in the snow three metres at a run, in the house four."""
    played = on_the_field(environment=SNOW)
    for unit, metres in ((1, 3.0), (11, 4.0)):
        survey = Survey(played.battle, table().book, table().rulings)
        area = survey.reachable(unit, "run").area
        x = played.battle.units[unit].position.x
        ahead = area.bounds[2] - x if unit == 1 else x - area.bounds[0]
        assert ahead == pytest.approx(metres, abs=0.02)
    far = StatedMove(path=(Waypoint(x=8.0, y=10.0),))
    refused = played.refused(Declare(unit=1, action="move", mode="run", move=far))
    assert (refused.code, refused.rule) == ("too-far", "MOV-06")
    played.do(Declare(unit=1, action="move", mode="run", move=StatedMove(path=(Waypoint(x=7.0, y=10.0),))))


def test_the_table_has_the_weather_change_env_02_env_07():
    """ENV-01, ENV-02, ENV-07: on and off, a blackout of the night, and nothing that is so already."""
    played = fought(Environment())
    played.do(ChangeWeather(condition="rain"))
    played.do(ChangeWeather(condition="blackout"))
    around = played.battle.setup.environment
    assert (around.rain, around.night, around.blackout) == (True, True, True)
    assert around.told == ("night", "blackout", "rain")
    played.do(ChangeWeather(condition="night", to="off"))
    assert played.battle.setup.environment == RAIN
    assert played.refused(ChangeWeather(condition="rain")).sentence == "There is rain already."
    assert played.refused(ChangeWeather(condition="snow", to="off")).sentence == "There is no snow already."
    assert played.refused(ChangeWeather(condition="rain", to="off", air="toxic")).rule == "ENV-22"


def test_who_is_indoors_is_said_of_several_and_set_right_by_the_referee_env_06():
    """ENV-06, GEN-06."""
    played = fought(Environment(night=True))
    played.do(SayWhere(units=(1, 11), where="indoors"))
    assert stated(played.unit(1)) == stated(played.unit(11)) == "indoors"
    assert not lines(played, 12.0)["night_power"].applied
    assert played.do(SayWhere(units=(1,), where="indoors")) == []
    played.do(Correct(unit=1, changes=(("weather", "none"),), reason="out again"))
    assert stated(played.unit(1)) is None
    assert played.refused(SayWhere(units=(77,), where="indoors")).rule == "ENV-06"


def test_the_weather_stands_on_drawings_of_the_map_env_01():
    """ENV-01: and goes when it has changed."""
    played = on_the_field(environment=STORM)
    for told, condition in ((True, "rain"), (False, "night")):
        survey = Survey(played.battle, table().book, table().rulings)
        conditions = survey.world.conditions
        assert ("rain" in draw_text(survey.map, conditions=conditions)) is told
        assert ("rain" in draw_svg(survey.map, conditions=conditions)) is told
        played.do(ChangeWeather(condition=condition, to="off"))
