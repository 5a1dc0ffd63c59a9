"""Views as the rules are told of them: measured, stated or, off the map, by default (LOS, FOV, FIR, OBS-02)."""

from dataclasses import replace

import pytest
from support.battles import table
from support.drawn import draw
from support.drawn_maps import box, ground, wall
from support.on_maps import measured_battle, on_map, surveyor

from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Thing
from squadlog.book.cover_names import read_feature
from squadlog.facts.ground_facts import Crossed, Lying, Position, StatedSighting
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.ground.map.structures import Obstacle, Window
from squadlog.ground.sight.line_of_sight import look

NOTHING = StatedSighting()
OPEN = draw(
    """
    .........
    .A.....B.
    .........
    """
)
COUNTER = draw(
    """
    ..........
    .A..ccc.B.
    ..........
    """
)
WOODS = draw(
    """
    ...........
    .A.llllh.B.
    ...........
    """
)
LONG = ground(walls=(wall((2, 5), (18, 5), name="W9"),))


def _two(drawn, *, facing=90.0, units=None, **changes):
    places = {
        number: (drawn.spots[letter].x, drawn.spots[letter].y, facing if number == 1 else 270.0)
        for number, letter in ((1, "A"), (11, "B"))
    }
    return on_map(drawn.map, places, units=units, **changes)


def test_a_view_over_open_ground_is_measured_head_to_head_los_01():
    found = surveyor(_two(OPEN)).sighting(1, 11, NOTHING)
    assert (found.distance.value, found.distance.origin) == (6.0, "measured")
    assert (found.in_arc.value, found.in_sight.value, found.crossed) == (True, True, ())
    assert (found.reason, found.rule) == ("Nothing is on the line.", "LOS-01")


def test_every_fact_of_a_measured_view_says_that_it_is_measured():
    found = surveyor(_two(WOODS)).sighting(1, 11, NOTHING)
    origins = {found.distance.origin, found.in_arc.origin, found.in_sight.origin}
    assert {*origins, found.depths_origin, found.covers_origin} == {"measured"}


def test_metres_of_both_woods_are_measured_los_12_los_13():
    found = surveyor(_two(WOODS)).sighting(1, 11, NOTHING)
    assert [(one.kind, one.metres, one.at_m) for one in found.crossed] == [
        ("heavy_woods", 1.0, 5.5), ("light_woods", 4.0, 1.5),
    ]  # fmt: skip


def test_a_target_behind_is_outside_the_arc_fov_01():
    found = surveyor(_two(OPEN, facing=271.0)).sighting(1, 11, NOTHING).in_arc
    assert (found.value, found.rule) == (False, "FOV-01")


def test_a_wall_hides_with_its_rule_and_its_name_los_03():
    found = surveyor(on_map(LONG, {1: (10, 3), 11: (10, 7)})).sighting(1, 11, NOTHING)
    assert not found.in_sight.value
    assert (found.in_sight.rule, found.in_sight.reason) == ("LOS-03", "The external wall W9 blocks the line.")


def test_a_margin_is_told_where_it_is_asked_for_and_not_while_deciding():
    seeing = surveyor(on_map(LONG, {1: (10, 3), 11: (10, 7)}))
    assert seeing.sighting(1, 11, NOTHING).margin_m is None
    assert replace(seeing, margins=True).sighting(1, 11, NOTHING).margin_m == 2.0


def test_a_line_that_grazes_a_wall_is_too_close_and_the_table_decides():
    battle = on_map(LONG, {1: (1.98, 3), 11: (1.98, 7)})
    found = surveyor(battle).sighting(1, 11, NOTHING)
    assert found.too_close
    assert found.margin_m == pytest.approx(0.02, abs=0.005)
    assert not surveyor(battle).sighting(1, 11, StatedSighting(in_sight=True)).too_close


@pytest.mark.parametrize(
    ("said", "fact", "value"),
    [
        ({"distance_m": 3.5}, "distance", 3.5),
        ({"in_arc": False}, "in_arc", False),
        ({"in_sight": False}, "in_sight", False),
    ],
)
def test_a_stated_fact_wins_and_the_others_stay_measured(said, fact, value):
    found = surveyor(_two(WOODS)).sighting(1, 11, StatedSighting(**said))
    origins = {name: getattr(found, name).origin for name in ("distance", "in_arc", "in_sight")}
    assert getattr(found, fact).value == value
    assert origins == {name: "stated" if name == fact else "measured" for name in origins}


def test_stated_covers_replace_the_measured_ones():
    found = surveyor(_two(COUNTER)).sighting(1, 11, StatedSighting(covers=("half_soft",)))
    assert found.crossed == (Crossed(kind="half_soft"),)
    assert (found.covers_origin, found.depths_origin) == ("stated", "measured")


def test_no_cover_can_be_stated_where_there_is_some():
    assert surveyor(_two(COUNTER)).sighting(1, 11, StatedSighting(covers=())).crossed == ()


def test_stated_metres_of_one_woods_leave_the_other_measured():
    found = surveyor(_two(WOODS)).sighting(1, 11, StatedSighting(depths=(("light_woods", 0.0),)))
    assert [(one.kind, one.metres) for one in found.crossed] == [("heavy_woods", 1.0)]
    assert found.depths_origin == "stated"


@pytest.mark.parametrize("number", [1, 11])
def test_with_a_unit_on_no_map_the_view_is_as_stated(number):
    battle = _two(WOODS, units={number: {"position": None}})
    said = StatedSighting(distance_m=7.0, covers=("half_hard",))
    assert surveyor(battle).sighting(1, 11, said) == StatedSurveyor().sighting(1, 11, said)


def test_a_low_feature_on_the_line_covers_by_its_name_in_the_cover_table_los_15():
    assert [(one.kind, one.at_m) for one in surveyor(_two(COUNTER)).sighting(1, 11, NOTHING).crossed] == [
        ("counter", 2.5)
    ]


def test_whoever_kneels_idle_behind_a_counter_is_hidden_but_its_cover_is_told_los_09():
    found = surveyor(_two(COUNTER, units={11: {"posture": "kneeling"}})).sighting(1, 11, NOTHING)
    assert (found.in_sight.value, found.in_sight.rule) == (False, "LOS-09")
    assert [one.kind for one in found.crossed] == ["counter"]


@pytest.mark.parametrize("facing", [270.0, 90.0])
def test_whoever_holds_its_fire_ready_looks_out_toward_those_in_its_arc_only_amb_77(facing):
    battle = _two(COUNTER, units={11: {"posture": "kneeling", "opportunity": "SR"}})
    turned = replace(battle.units[11], position=replace(battle.units[11].position, facing_deg=facing))
    battle = replace(battle, units={**battle.units, 11: turned})
    assert surveyor(battle).sighting(1, 11, NOTHING).in_sight.value == (facing == 270.0)


def test_under_the_other_reading_only_a_falling_shot_looks_out_amb_77():
    battle = _two(COUNTER, units={11: {"posture": "kneeling", "opportunity": "SR"}})
    strict = {"cover.attemptingToFire": "resolving_only"}
    assert not surveyor(battle, strict).sighting(1, 11, NOTHING).in_sight.value
    shot = replace(battle.units[11], shots=(Moment(1, 1),))
    assert (
        surveyor(replace(battle, units={**battle.units, 11: shot}), strict)
        .sighting(1, 11, NOTHING)
        .in_sight.value
    )


def test_another_unit_on_the_line_is_cover_fir_23():
    battle = on_map(OPEN.map, {1: (1.5, 1.5, 90), 2: (4, 1.5), 11: (7.5, 1.5)})
    assert [one.kind for one in surveyor(battle).sighting(1, 11, NOTHING).crossed] == ["unit"]


def test_a_body_is_seen_lying_and_covers_nobody_amb_96():
    battle = on_map(OPEN.map, {1: (1.5, 1.5, 90), 2: (4, 1.5), 11: (7.5, 1.5)}, units={2: {"wound": "U"}})
    assert surveyor(battle).sighting(1, 11, NOTHING).crossed == ()
    assert surveyor(battle).sighting(1, 2, NOTHING).distance.value == 2.5


def test_each_cover_that_the_map_can_name_is_known_to_the_cover_table():
    names = draw("A....B\n.tcHC.\nmlh...\n").map
    walls = [
        {"id": kind, "kind": kind, "line": [(0.0, 1.0), (1.0, 1.0)]}
        for kind in ("external_wall", "internal_wall", "external_bulkhead", "internal_bulkhead")
    ]
    doors = [
        {"id": kind, "kind": kind, "ends": [(0.0, 1.0), (1.0, 1.0)]}
        for kind in (
            "external_door",
            "internal_door",
            "sliding_door",
            "bulkhead_door",
            "airlock_door",
            "elevator_door",
        )
    ]
    obstacles = [
        {
            "id": f"{kind}{cover}", "kind": kind, "cover": cover, "high": high,
            "points": [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)],
        }
        for kind in ("furniture", "counter", "machinery", "shelving", "column", "panel", "other")
        for cover in ("half_soft", "half_hard", "full_soft", "full_hard")
        for high in (True, False)
    ]  # fmt: skip
    content = {**names.model_dump(), "walls": walls, "doors": doors, "obstacles": obstacles}
    plan = measured_battle(on_map(type(names).model_validate(content), {1: (3, 0.5)})).ground.plan
    readings = measured_battle(on_map(OPEN.map, {1: (1, 1)})).readings
    keys = {thing.key for thing in plan(1, readings).things} | {"marsh", "unit", "light_woods", "heavy_woods"}
    assert not {key for key in keys if read_feature(key, table().book) is None}


# Features and things as targets


def test_a_shot_at_a_door_goes_to_the_point_that_is_seen_best_and_the_door_hides_nothing_obs_02():
    drawn = draw("...A...\n.......\n.--D--.\n.......")
    battle = on_map(
        drawn.map, {1: (3.5, 3.5, 180)}, features=[Feature(id="D0", kind="internal_door", name="door")]
    )
    found = surveyor(battle).sighting(1, "D0", NOTHING)
    assert found.in_sight.value
    assert found.at == (3.5, 1.5)
    assert found.distance.value == pytest.approx(2.0)


def test_of_a_long_wall_a_point_is_chosen_that_nothing_covers_amb_135():
    drawn = draw("..........\n....A.....\n...ccc....\n----------\n..........")
    walls = [one.id for one in drawn.map.walls]
    battle = on_map(drawn.map, {1: (4.5, 3.5, 180)}, features=[])
    found = surveyor(battle).sighting(1, walls[0], NOTHING)
    assert found.in_sight.value
    assert found.crossed == ()


def test_of_several_windows_the_one_that_is_named_is_aimed_at_obs_02():
    """OBS-02: and what is no window is not taken for one."""
    windows = tuple(
        Window(id=f"G{number}", ends=((east, 5), (east + 1, 5))) for number, east in enumerate((4, 9, 14), 1)
    )
    crate = Obstacle(id="C", kind="furniture", cover="half_soft", points=box(9, 2, 11, 3))
    chart = ground(walls=(wall((2, 5), (18, 5), name="W9"),), windows=windows, obstacles=(crate,))
    drawn = [Feature(id=f"G{number}", kind="window", name="window") for number in (1, 2, 3)]
    battle = on_map(chart, {1: (10, 1)}, features=[*drawn, Feature(id="C", kind="furniture", name="crate")])
    assert [surveyor(battle).point_of(f"G{number}", (east + 0.5, 5)) for number, east in enumerate((4, 9, 14), 1)] == [
        (4.5, 5.0), (9.5, 5.0), (14.5, 5.0),
    ]  # fmt: skip
    assert surveyor(battle).sighting(1, "G2", NOTHING).at == pytest.approx((9.8, 5), abs=0.01)
    assert surveyor(battle).sighting(1, "C", NOTHING).distance.value == pytest.approx(1.0, abs=0.02)
    assert surveyor(battle).sighting(1, "Z", NOTHING).distance.origin == "default"


@pytest.mark.parametrize("end", [2, 18])
def test_a_wall_of_which_only_an_end_is_seen_is_aimed_at_there_amb_135(end):
    """AMB-135: another wall hides it up to half a metre from that end."""
    hidden = (2 + (18 - end), end - (0.55 if end == 18 else -0.55))
    east = [10 + (x - 10) / 2 for x in hidden]
    screen = wall(*((x, 3) for x in sorted(east)), name="W8")
    two = ground(walls=(screen, wall((2, 5), (18, 5), name="W9")))
    found = surveyor(on_map(two, {1: (10, 1)})).sighting(1, "W9", NOTHING)
    assert found.in_sight.value
    assert abs(found.at[0] - end) < 0.55


def test_a_stretch_that_was_hit_before_is_aimed_at_where_it_was_hit_amb_135():
    part = Feature(id="W9/1", kind="external_wall", name="wall", part_of="W9", at=(5.0, 5.0))
    found = surveyor(on_map(LONG, {1: (10, 3)}, features=[part])).sighting(1, "W9/1", NOTHING)
    assert (found.at, found.in_sight.value) == ((5.0, 5.0), True)
    assert found.distance.value == pytest.approx(29**0.5)


def test_the_point_that_is_stated_is_aimed_at():
    found = surveyor(on_map(LONG, {1: (10, 3)})).sighting(1, "W9", StatedSighting(at=(14.0, 5.0)))
    assert found.at == (14.0, 5.0)


def test_a_point_beside_a_wall_means_the_nearest_point_of_it():
    found = surveyor(on_map(LONG, {1: (10, 3)})).sighting(1, "W9", StatedSighting(at=(14.0, 6.3)))
    assert found.at == (14.0, 5.0)


def test_a_wall_behind_another_wall_is_not_seen_los_03():
    two = ground(walls=(wall((2, 5), (18, 5), name="W8"), wall((2, 7), (18, 7), name="W9")))
    found = surveyor(on_map(two, {1: (10, 3)})).sighting(1, "W9", StatedSighting(at=(10.0, 7.0)))
    assert (found.in_sight.value, found.rule) == (False, "LOS-03")


def test_a_feature_that_is_not_drawn_is_as_stated():
    battle = on_map(OPEN.map, {1: (1, 1)}, features=[Feature(id="X", kind="external_door", name="door")])
    said = StatedSighting(distance_m=4.0)
    assert surveyor(battle).sighting(1, "X", said) == StatedSurveyor().sighting(1, "X", said)


def test_a_thing_on_the_ground_is_seen_where_it_lies():
    item = Thing(id=3, name="key", position=Position(x=4.5, y=1.5))
    battle = on_map(OPEN.map, {1: (1.5, 1.5, 90)}, things=(item,))
    assert surveyor(battle).sighting(1, Lying(3), NOTHING).distance.value == 3.0
    assert surveyor(battle).sighting(1, Lying(4), NOTHING).distance.origin == "default"


# The same as the field measures


@pytest.mark.parametrize("pair", [(1, 11), (1, 12), (2, 11), (11, 1), (12, 2)])
def test_on_a_real_map_the_facts_are_those_of_the_line_itself(pair):
    places = {1: (6, 2, 0), 2: (11, 15, 200), 11: (14, 12, 180), 12: (12, 10, 180, 2)}
    battle = on_map("the_counting_house", places)
    told, land = replace(surveyor(battle), margins=True).sighting(*pair, NOTHING), measured_battle(battle)
    line = look(land.ground, land.figures[pair[0]], land.figures[pair[1]], land.readings)
    assert (told.distance.value, told.in_sight.value) == (line.distance_m, line.open)
    assert (told.reason, told.rule, told.margin_m) == (line.reason, line.rule, line.margin_m)


@pytest.mark.parametrize("y", [4, 10, 13])
def test_a_wall_at_which_nobody_points_is_shot_at_where_it_is_nearest_obs_02(y):
    long = ground(width_m=40.0, height_m=20.0, walls=(wall((9, 0), (9, 20), name="W9"),))
    battle = on_map(long, {1: (5, y, 90), 11: (38, 2)})
    assert surveyor(battle).sighting(1, "W9", StatedSighting()).at == pytest.approx((9, y), abs=0.26)
