"""Rules played on real maps, the ground measured: moving, shots at movers and fighting, with nothing stated."""

import pytest
from support.playing_on_maps import field_of, play, table_before_11

from squadlog.battle.commands import Declare, Done, Engage, Escape, GiveIntent, OpportunityShot
from squadlog.battle.moment import Moment
from squadlog.battle.state import Trace
from squadlog.facts.ground_facts import StatedMove, Turn, Waypoint
from squadlog.reports.narrate import tell

BARE = {"armour": "No", "troop": "marines"}


def bare(*numbers):
    """Nobody wears armour that costs anything."""
    return dict.fromkeys(numbers, BARE)


def path(*points, **changes):
    return StatedMove(path=tuple(Waypoint(x=x, y=y) for x, y in points), **changes)


def gone(played, mode, move=None, number=1, **declared):
    """The unit has moved so; the move as told."""
    played.do(Declare(unit=number, action="move", mode=mode, move=move or StatedMove(), **declared))
    played.do(Done())
    return next(event for event in reversed(played.told) if event.kind == "unit_moved")


# Moving

WOODS_THEN_SLOPE = """
[[terrain]]
id = "wood"
kind = "light"
points = [[2, 0], [3, 0], [3, 20], [2, 20]]
[[contour]]
id = "slope"
points = [[4.3, 0], [4.3, 20]]
closed = false
up = "right"
"""


def test_the_printed_example_of_movement_comes_out_of_a_map():
    """MOV-05, MOV-06, TER-01, AMB-43: light woods, clear, a slope: 2 m moved, 2.5 charged, 1.5 lost."""
    played = play(field_of(WOODS_THEN_SLOPE), {1: (2.0, 10.0, 90.0), 11: (30.0, 10.0)}, soldiers=bare(1))
    told = gone(played, "run")
    assert (told.trace.metres, told.charged, told.allowance) == (2.0, 2.5, 4.0)
    assert played.where(1) == (4.0, 10.0, 90.0)


def test_a_metre_on_the_table_is_measured_freely_in_any_direction():
    """GEN-03, GEN-06, MOV-02: no grid; 2 m are 2 m along a slanting path."""
    played = play(field_of(""), {1: (2.0, 10.0, 0.0), 11: (30.0, 10.0)}, soldiers=bare(1))
    told = gone(played, "walk", path((3.2, 11.6)))
    assert told.trace.metres == 2.0
    assert played.where(1)[:2] == (3.2, 11.6)
    assert 36.8 < played.where(1)[2] < 36.9


HUT = """
[[wall]]
id = "w1"
kind = "internal_wall"
line = [[10, 0], [10, 20]]
[[door]]
id = "D1"
kind = "internal_door"
ends = [[10, 4], [10, 5]]
"""


def test_a_wall_ends_a_move_before_it_and_bars_a_path_through_it():
    """MAP-09, AMB-37: a head stops half a counter short."""
    played = play(field_of(HUT), {1: (9.0, 10.0, 90.0), 11: (30.0, 10.0)}, soldiers=bare(1))
    refused = played.refused(Declare(unit=1, action="move", mode="walk", move=path((10.8, 10.0))))
    assert refused.code == "in-the-way"
    assert "w1" in refused.sentence
    gone(played, "walk")
    assert played.where(1) == (9.75, 10.0, 90.0)


def test_a_door_is_opened_and_walked_through():
    """ACT-68, MAP-11: shut it bars the way, open it does not."""
    played = play(field_of(HUT), {1: (9.3, 4.5, 90.0), 11: (30.0, 10.0)}, soldiers=bare(1))
    through = Declare(unit=1, action="move", mode="walk", move=path((10.9, 4.5)))
    assert played.refused(through).code == "in-the-way"
    played.do(Declare(unit=1, action="open_close_door", feature="D1"))
    played.until(Moment(1, 2))
    played.do(through)
    played.do(Done())
    assert played.where(1)[:2] == (10.9, 4.5)


def test_a_door_out_of_reach_says_how_far_it_is():
    """ACT-68, AMB-127."""
    played = play(field_of(HUT), {1: (7.0, 4.5, 90.0), 11: (30.0, 10.0)})
    refused = played.refused(Declare(unit=1, action="open_close_door", feature="D1"))
    assert (refused.code, "3.00 m" in refused.sentence) == ("out-of-reach", True)


def test_two_of_one_grouping_do_not_end_on_one_spot():
    """ACT-18, AMB-37: the ground of the second move is the one the first has left."""
    played = play(
        field_of(""), {1: (2.0, 10.0, 90.0), 2: (2.0, 9.0, 0.0), 11: (30.0, 10.0)}, soldiers=bare(1, 2)
    )
    played.do(Declare(unit=1, action="move", mode="walk", move=path((4.0, 10.0))))
    played.do(Declare(unit=2, action="move", mode="run", move=path((4.0, 9.9))))
    played.do(Done(order=(1, 2)))
    (ax, ay, _), (bx, by, _) = played.where(1), played.where(2)
    assert (ax, ay) == (4.0, 10.0)
    assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 0.499


def test_turns_bend_a_move_and_the_log_says_where_it_ends():
    """ACT-29, MOV-13, MOV-15."""
    played = play(field_of(""), {1: (5.0, 10.0, 90.0), 11: (30.0, 10.0)}, soldiers=bare(1))
    played.do(
        Declare(
            unit=1,
            action="move",
            mode="walk",
            move=StatedMove(turns=(Turn(degrees=90.0, after_m=1.0, left=True),)),
        )
    )
    before = played.battle
    lines = tell(before, played.do(Done()))
    assert played.where(1) == (6.0, 11.0, 0.0)
    assert any("to 6.0, 11.0, facing 0°." in line for line in lines)


# Opportunity fire

CORNER = """
[[wall]]
id = "corner"
kind = "external_wall"
line = [[10, 0], [10, 10]]
"""


def round_the_corner(**changes):
    """Unit 1 runs north past the end of a wall, east of which 11 waits with its fire ready and looks west."""
    return play(
        field_of(CORNER),
        {1: (8.0, 7.5, 0.0), 11: (20.0, 10.5, 270.0)},
        units={11: {"opportunity": "SR"}},
        soldiers=bare(1, 11),
        **changes,
    )


def test_a_runner_is_shot_at_as_it_comes_round_the_corner_and_lies_there():
    """ACT-55, ACT-57, ACT-58, NEW-N1: the map knows who sees it, and after how many metres."""
    played = round_the_corner()
    played.do(Declare(unit=1, action="move", mode="run"))
    played.do(Done())
    assert played.battle.pending.watchers == (11,)
    played.do(OpportunityShot(unit=11), 2)
    (shot,) = played.of_kind("shot_fired")
    assert 1.5 < shot.at_m < 3.0
    assert played.unit(1).moved == Trace(mode="run", metres=shot.at_m)
    assert played.where(1) == (8.0, round(7.5 + shot.at_m, 3), 0.0)
    assert shot.sighting.distance.origin == "measured"
    notes = {line.key for line in shot.check.ledger.lines if line.applied and line.value}
    assert {"opportunity", "target_run"} <= notes


def test_whoever_looks_away_is_not_asked():
    """ACT-53, AMB-130."""
    played = play(
        field_of(CORNER),
        {1: (8.0, 7.5, 0.0), 11: (20.0, 10.5, 90.0)},
        units={11: {"opportunity": "SR"}},
        soldiers=bare(1, 11),
    )
    gone(played, "run")
    assert played.battle.pending is None
    assert played.where(1)[1] == 11.5


def test_a_shot_before_the_runner_is_in_view_is_refused():
    """ACT-55."""
    played = round_the_corner()
    played.do(Declare(unit=1, action="move", mode="run"))
    played.do(Done())
    assert played.refused(OpportunityShot(unit=11, at_m=0.5)).code == "not-yet-seen"


# Hand to hand


def beside(x, y=10.0, *, facing=90.0, ground="", rulings=None):
    """Unit 1 at 9.6, 10 may attack unit 11."""
    return play(field_of(ground), {1: (9.6, 10.0, facing), 11: (x, y, 0.0)}, rulings=rulings)


@pytest.mark.parametrize(("x", "code"), [(10.6, None), (10.65, "out-of-reach")])
def test_an_enemy_is_attacked_within_a_metre_head_to_head(x, code):
    """MEL-02, AMB-102, AMB-127."""
    played = beside(x)
    if code:
        assert played.refused(Engage(unit=1, target=11)).code == code
    else:
        played.do(Engage(unit=1, target=11))


@pytest.mark.parametrize(("width", "stands"), [("180", True), ("90", False)])
def test_the_front_for_melee_is_as_wide_as_the_table_reads_it(width, stands):
    """MEL-02, AMB-102: an enemy to the north-north-east of one that looks east."""
    played = beside(9.9, 10.8, rulings={"melee.engageGeometry": width})
    if stands:
        played.do(Engage(unit=1, target=11))
    else:
        assert played.refused(Engage(unit=1, target=11)).code == "not-in-front"


def test_nobody_fights_through_a_wall():
    """MEL-02, AMB-102."""
    refused = beside(10.4, ground=HUT).refused(Engage(unit=1, target=11))
    assert refused.rule in ("MEL-02", "AMB-102", "AMB-127")
    assert "w1" in refused.sentence


def test_an_attack_after_a_run_is_judged_from_its_end():
    """MEL-03."""
    played = play(field_of(""), {1: (6.0, 10.0, 90.0), 11: (10.9, 10.0, 0.0)}, soldiers=bare(1, 11))
    gone(played, "run", engage=11)
    assert [e.key for e in played.battle.engagements] == [(1, 11)]


def test_whoever_walks_off_in_time_is_clear_without_a_word():
    """MEL-08, MEL-09, NEW-N5: from 1 m to 3 m, no free attack."""
    played = play(field_of(""), {1: (9.6, 10.0, 90.0), 11: (10.6, 10.0, 90.0)}, soldiers=bare(1, 11))
    played.do(Engage(unit=1, target=11))
    played.do(Done())
    gone(played, "walk", number=11)
    assert (played.where(11)[0], played.battle.engagements) == (12.6, ())


# Leaps


def before_a_table(x=19.5):
    return play(table_before_11(), {1: (x, 10.0, 90.0), 11: (30.0, 10.0)}, soldiers=bare(1))


def test_a_table_stops_a_walker_and_is_jumped_over():
    """ACT-41, ACT-42, AMB-28, AMB-39: the jumper comes down clear of it, kneeling."""
    played = before_a_table()
    walk = Declare(unit=1, action="move", mode="walk", move=path((21.0, 10.0)))
    assert played.refused(walk).code == "in-the-way"
    played.do(Declare(unit=1, action="jump"))
    played.until(Moment(1, 2))
    assert played.unit(1).posture == "kneeling"
    assert played.where(1)[0] >= 20.85
    assert played.unit(1).place == ""


def test_a_dive_over_a_table_ends_prone_behind_it():
    """ACT-44, ACT-45."""
    played = before_a_table()
    played.do(Declare(unit=1, action="dive"))
    played.until(Moment(1, 3))
    assert (played.unit(1).posture, played.where(1)[0] >= 20.85) == ("prone", True)


def test_a_jump_onto_a_table_ends_on_it():
    """AMB-139."""
    played = before_a_table()
    played.do(
        Declare(unit=1, action="jump", feature="thing", extras=("onto",), move=StatedMove(distance_m=0.8))
    )
    played.until(Moment(1, 2))
    assert (played.unit(1).place, played.where(1)[0]) == ("on:thing", 20.3)


def test_a_crawler_goes_half_a_metre_and_turns_with_it():
    """ACT-33, ACT-38, AMB-54, AMB-131."""
    played = play(
        field_of(""),
        {1: (5.0, 10.0, 90.0), 11: (30.0, 10.0)},
        soldiers=bare(1),
        units={1: {"posture": "prone"}},
    )
    gone(played, "crawl", StatedMove(turns=(Turn(degrees=45.0),)))
    x, y, facing = played.where(1)
    assert (round(x, 2), round(y, 2), facing) == (5.35, 9.65, 135.0)


def test_backward_goes_back_along_the_axis_and_keeps_the_facing():
    """MOV-03, AMB-52."""
    played = play(field_of(""), {1: (5.0, 10.0, 90.0), 11: (30.0, 10.0)}, soldiers=bare(1))
    gone(played, "backward")
    assert played.where(1) == (3.0, 10.0, 90.0)


def test_whoever_escapes_after_a_roll_runs_clear_on_the_map():
    """MEL-10, MEL-12: a move that ends within 1 m is refused."""
    played = play(
        field_of(""),
        {1: (9.6, 10.0, 90.0), 11: (10.6, 10.0, 90.0)},
        soldiers=bare(1, 11),
        order=("blue", "red"),
    )
    gone(played, "walk", StatedMove(distance_m=0.0), number=11)
    played.do(Engage(unit=1, target=11))
    played.until_subphase(2)
    assert played.where(11)[2] == 270.0
    played.do(GiveIntent(unit=11, intent="avoid"))
    played.do(GiveIntent(unit=1, intent="attack"), 1, 9)
    short = Escape(unit=11, mode="walk", move=path((10.4, 10.4)))
    assert played.refused(short).code == "still-in-reach"
    played.do(Escape(unit=11, mode="walk", move=path((12.0, 10.0))))
    assert (played.where(11)[:2], played.battle.engagements) == ((12.0, 10.0), ())


@pytest.mark.parametrize(
    "said", [StatedMove(facing_deg=0.0), StatedMove(turns=(Turn(degrees=90.0, left=True),))]
)
def test_a_turn_on_the_spot_changes_the_facing_and_nothing_else(said):
    """ACT-27, MOV-13: by the direction it ends in, or by the degrees turned."""
    played = play(field_of(""), {1: (5.0, 10.0, 90.0), 11: (30.0, 10.0)}, soldiers=bare(1))
    played.do(Declare(unit=1, action="change_facing", move=said))
    before = played.battle
    lines = tell(before, played.do(Done()))
    assert played.where(1) == (5.0, 10.0, 0.0)
    assert played.unit(1).moved.turned_deg == 90.0
    assert any("turns 90 degrees, faces 0°." in line for line in lines)
