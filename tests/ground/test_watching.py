"""Who sees a spot, danger along a path, and triggers of opportunity fire (FOV-04, ACT-55, AMB-17, AMB-18)."""

import pytest
from support.drawn import draw
from support.readings import read_as

from squadlog.facts.ground_facts import Glimpse
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.sight.los_verdict import are_seen, judge_line
from squadlog.ground.sight.watching import along, danger, targets, triggers, who_sees

READINGS = read_as()
# X walks east along the bottom; the guard G stands at the top, behind a wall with a gap.
YARD = draw("""
    ......G.....
    ............
    |---..-----.
    ............
    X..........Z
""")
PATH = (YARD.spots["X"], YARD.spots["Z"])


def watcher(facing=180.0):
    return YARD.figure("G", number=7, facing=facing)


def test_who_sees_a_spot_needs_arc_and_sight_fov_04():
    ground, gap = YARD.ground(), Figure(1, Spot(5.0, 0.5))
    seen = [
        [found.watcher for found in who_sees(ground, target, (unit,), READINGS)]
        for target, unit in ((gap, watcher()), (gap, watcher(0)), (YARD.figure("X"), watcher()))
    ]
    assert seen == [[7], [], []]


def test_all_targets_are_told_from_left_to_right_with_arc_and_line_fov_04():
    scene = draw("""
        ....A....
        X.......Y
        ....Z....
    """)
    viewer = scene.figure("A", facing=180)
    others = [scene.figure(letter) for letter in "AXYZ"]
    found = targets(scene.ground(), viewer, others, READINGS, looking_out=frozenset({ord("Z")}))
    assert [(chr(target.number), target.in_arc) for target in found] == [
        ("Y", True),
        ("Z", True),
        ("X", True),
    ]
    back = targets(scene.ground(), scene.figure("A"), others, READINGS)
    assert [(chr(target.number), target.in_arc) for target in back] == [
        ("X", False),
        ("Y", False),
        ("Z", False),
    ]


def test_a_unit_that_looks_out_is_a_target_where_a_hidden_one_is_not():
    scene = draw(".A....c....X.")
    viewer, target = scene.figure("A", facing=90), scene.figure("X", posture="prone")
    lines = [
        targets(scene.ground(), viewer, [target], READINGS, looking_out=out)[0].line.verdict
        for out in (frozenset(), frozenset({target.number}))
    ]
    assert lines == ["blocked", "penalty"]


def test_nobody_watches_itself():
    assert who_sees(YARD.ground(), watcher(), (watcher(),), READINGS) == ()


def test_who_sees_a_spot_tells_the_cover_on_the_line():
    scene = draw(".G....t....X.")
    (found,) = who_sees(scene.ground(), scene.figure("X"), (scene.figure("G", facing=90),), READINGS)
    assert (found.line.verdict, found.line.crossings[0].key) == ("penalty", "furniture")


def test_danger_is_told_metre_by_metre_along_a_path():
    mover = YARD.figure("X", number=1)
    seen = danger(YARD.ground(), mover, PATH, (watcher(),), READINGS)
    assert len(seen) == 12
    assert [at for at, numbers in enumerate(seen) if numbers == (7,)] == [2, 3, 4]


def test_a_path_behind_a_watcher_is_no_danger_fov_04():
    assert set(danger(YARD.ground(), YARD.figure("X", number=1), PATH, (watcher(0),), READINGS)) == {()}


def test_an_opportunity_shot_is_triggered_where_arc_and_sight_first_meet_act_55_amb_18():
    mover = YARD.figure("X", number=1)
    assert triggers(YARD.ground(), mover, PATH, (watcher(),), READINGS) == (Glimpse(watcher=7, at_m=2.0),)
    assert triggers(YARD.ground(), mover, PATH, (watcher(0.0),), READINGS) == ()


def test_a_mover_in_view_when_its_move_begins_triggers_nothing_act_55_amb_17():
    scene = draw(".G....X...")
    mover, unit = scene.figure("X", number=1), scene.figure("G", number=7, facing=90)
    assert triggers(scene.ground(), mover, (mover.spot, Spot(9.5, 0.5)), (unit,), READINGS) == ()


def test_a_mover_that_only_enters_the_wide_arc_triggers_nothing_fov_05():
    scene = draw("\n".join(["." * 20] * 20))
    unit, mover = Figure(7, Spot(10, 10), 0.0), Figure(1, Spot(18, 5))
    assert triggers(scene.ground(), mover, (Spot(18, 5), Spot(18, 12)), (unit,), READINGS) == ()
    assert len(triggers(scene.ground(), mover, (Spot(18, 5), Spot(18, 19)), (unit,), READINGS)) == 1


def test_triggers_come_in_the_order_of_the_move():
    scene = draw("\n".join(["." * 30] * 12))
    units = (Figure(8, Spot(20, 10), 180.0), Figure(7, Spot(12, 10), 180.0))
    mover = Figure(1, Spot(0.5, 1))
    found = triggers(scene.ground(), mover, (Spot(0.5, 1), Spot(29, 1)), units, READINGS)
    assert [glimpse.watcher for glimpse in found] == [7, 8]


@pytest.mark.parametrize("metres", [3.0, 3.4])
def test_places_along_a_path_are_full_metres_and_its_end(metres):
    places = along((Spot(0, 0), Spot(1, 0), Spot(1, metres - 1)), 1.0)
    assert [round(at, 6) for at, _ in places] == ([0, 1, 2, 3] if metres == 3.0 else [0, 1, 2, 3, 3.4])
    assert places[-1][1] == Spot(1, pytest.approx(metres - 1))


def test_a_change_of_floor_takes_no_metres():
    places = along((Spot(0, 0), Spot(1, 0), Spot(1, 0, 2), Spot(2, 0, 2)), 1.0)
    assert [(at, spot.floor) for at, spot in places] == [(0, 1), (1, 1), (1, 2), (2, 2)]


def test_a_path_of_one_spot_is_that_spot_and_no_path_is_nothing():
    assert along((Spot(3, 4),), 1.0) == ((0.0, Spot(3, 4)),)
    assert along((), 1.0) == ()


@pytest.mark.parametrize("floors", [(1, 1, 1, 1), (1, 2, 1, 2)])
def test_places_told_together_are_seen_as_each_is_alone(floors):
    """LOS-01: whether a line is open does not hang on what else is asked, nor on which of its ends comes first."""
    ground = YARD.ground()
    guard = watcher()
    places = [
        Figure(1, Spot(x + 0.5, y + 0.5, floor)) for x in range(0, 12, 2) for y, floor in enumerate(floors)
    ]
    alone = tuple(judge_line(ground, guard, place, READINGS).verdict != "blocked" for place in places)
    assert are_seen(ground, guard, places, READINGS) == alone
    assert len(set(alone)) == 2
