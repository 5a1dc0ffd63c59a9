"""Orders that only a map can get wrong.

Goals nearer than the allowance, paths beside an action, columns, jumps onto things.
"""

import math

import pytest
from support.on_maps import survey
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import Continue, Declare, Done, Fire, OpportunityShot
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot
from squadlog.facts.ground_facts import StatedMove, StatedSighting, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.desk.preview import preview

BARE = {"armour": "No", "troop": "marines"}
FAR = (38.0, 2.0)


def to(*points, **more):
    return StatedMove(path=tuple(Waypoint(x=x, y=y) for x, y in points), **more)


def go(unit, move, mode="walk"):
    return Declare(unit=unit, action="move", mode=mode, move=move)


def bare(*numbers):
    return dict.fromkeys(numbers, BARE)


@pytest.mark.parametrize("apart_m", [0.3, 1.0, 1.7])
def test_a_goal_nearer_than_the_allowance_ends_the_move_and_what_is_written_of_it_mov_09(apart_m):
    """MOV-02, MOV-09, ACT-32: `toward 14` when 14 is a metre away is a move of a metre, in the log as on the map."""
    played = play(field_of(""), {1: (5.0, 10.0, 90.0), 11: FAR}, soldiers=bare(1))
    played.do(go(1, to((5.0 + apart_m, 10.0), as_far=True, facing_deg=0.0), "run"))
    played.do(Done())
    told = played.of_kind("unit_moved")[-1]
    assert told.trace.metres == apart_m
    assert told.trace.turned_deg == 90.0
    assert played.where(1) == (5.0 + apart_m, 10.0, 0.0)
    assert played.unit(1).since_turn_m == 0.0


def reloading():
    played = play(field_of(""), {1: (5.0, 10.0, 90.0), 11: FAR}, soldiers=bare(1))
    played.do(Declare(unit=1, action="exchange", item="SP", weapon="SP", mode="walk", move=to((6.0, 10.0))))
    played.do(Done())
    played.until(Moment(1, 2))
    return played


def test_a_path_beside_an_action_is_gone_in_every_subphase_that_names_one_cmb_15():
    played = reloading()
    played.do(Continue(unit=1, move=to((7.0, 11.0))))
    played.do(Done())
    assert played.where(1) == (7.0, 11.0, 45.0)


def test_a_facing_beside_an_action_is_taken_up_cmb_15():
    played = reloading()
    played.do(Continue(unit=1, move=StatedMove(facing_deg=180.0)))
    played.do(Done())
    assert played.where(1) == (6.0, 10.0, 180.0)


def test_who_goes_on_without_a_word_about_moving_stays_cmb_15():
    played = reloading()
    played.do(Continue(unit=1))
    played.do(Done())
    assert played.where(1) == (6.0, 10.0, 90.0)


@pytest.mark.parametrize("move", [to((6.0, 10.0)), StatedMove(facing_deg=0.0)], ids=["a path", "a facing"])
def test_an_action_without_a_way_of_moving_goes_nowhere_and_turns_nowhere_cmb_01(move):
    played = play(field_of(""), {1: (5.0, 10.0, 90.0), 11: FAR}, soldiers=bare(1))
    refused = played.refused(Declare(unit=1, action="exchange", item="SP", weapon="SP", move=move))
    assert (refused.code, refused.rule) == ("no-mode-beside", "CMB-01")


@pytest.mark.parametrize("move", [to((6.0, 10.0)), StatedMove(facing_deg=0.0)], ids=["a path", "a facing"])
def test_who_did_not_declare_a_move_does_not_get_one_later_cmb_15(move):
    played = play(field_of(""), {1: (5.0, 10.0, 90.0), 2: (5.0, 15.0), 11: FAR}, soldiers=bare(1))
    played.do(Declare(unit=1, action="exchange", item="SP", weapon="SP"))
    played.do(Done())
    played.until(Moment(1, 2))
    assert played.refused(Continue(unit=1, move=move)).code == "no-move"


# A column on the march

IN_FILE = {1: (5.0, 10.0, 90.0), 2: (4.4, 10.0, 90.0), 3: (3.8, 10.0, 90.0), 11: FAR}


def column(**more):
    return play(field_of(""), IN_FILE, soldiers=bare(1, 2, 3), **more)


def test_a_friend_who_stays_is_in_the_way_amb_37():
    assert column().refused(go(2, to((6.4, 10.0)))).code == "in-the-way"


def test_a_column_on_the_march_is_declared_without_overruling_amb_13_amb_37():
    played = column()
    for number, east in ((1, 7.0), (2, 6.4), (3, 5.8)):
        played.do(go(number, to((east, 10.0))))
        assert not played.unit(number).declaration.overruled
    played.do(Done())
    assert [played.where(number)[0] for number in (1, 2, 3)] == [7.0, 6.4, 5.8]


def test_who_goes_before_its_friend_has_gone_stops_behind_it_amb_37():
    played = column()
    played.do(go(1, to((7.0, 10.0))))
    played.do(go(2, to((6.4, 10.0))))
    played.do(Done(order=(2, 1)))
    assert played.where(2) == (4.5, 10.0, 90.0)


@pytest.mark.parametrize("friend", [to((5.3, 10.0)), StatedMove(distance_m=0.0)], ids=["30 cm", "nowhere"])
def test_a_friend_whose_move_does_not_lead_away_stays_in_the_way_amb_37(friend):
    played = column()
    played.do(go(1, friend))
    assert played.refused(go(2, to((6.4, 10.0)))).code == "in-the-way"


def test_a_friend_that_steps_aside_by_its_own_width_has_left_its_place_amb_13_amb_37():
    played = column()
    played.do(go(1, to((5.5, 10.0))))
    played.do(go(2, to((5.0, 10.0))))
    played.do(Done())
    assert [played.where(number)[0] for number in (1, 2)] == [5.5, 5.0]


def test_a_friend_of_another_grouping_stays_in_the_way_whatever_it_has_declared_amb_37():
    """Its slot comes before or after, never in between."""
    played = play(
        field_of(""),
        {1: (5.0, 10.0, 90.0), 2: (4.4, 10.0, 90.0), 11: (5.0, 9.4, 90.0)},
        soldiers=bare(1, 2),
    )
    played.do(go(1, to((7.0, 10.0))))
    assert played.refused(go(1, to((5.0, 8.4)))).code == "in-the-way"


def test_the_ruler_and_the_area_in_reach_know_of_a_column_too_amb_37():
    played = column()
    goal = Spot(6.3, 10.0)
    assert survey(played.battle).measure(2, "walk", (goal,)).refusal is not None
    assert survey(played.battle).way_to(2, "walk", goal) is None
    played.do(go(1, to((7.0, 10.0))))
    assert survey(played.battle).measure(2, "walk", (goal,)).refusal is None
    assert survey(played.battle).way_to(2, "walk", goal) is not None


# Opportunity fire

CORNER = """
[[wall]]
id = "w1"
kind = "external_wall"
line = [[10, 0], [10, 9]]
"""


def round_the_corner():
    units = {11: {"opportunity": "SR"}}
    soldiers = {1: BARE, 11: {"weapons": ("SR",)}}
    places = {1: (13.0, 7.02, 0.0), 11: (4.0, 12.0, 90.0)}
    played = play(field_of(CORNER), places, units=units, soldiers=soldiers)
    played.do(go(1, StatedMove(), "run"))
    played.do(Done())
    return played


def test_the_line_is_too_close_to_call_just_where_the_mover_appears_los_01():
    """What the next tests are about: any other shot along this line the table must decide."""
    played = round_the_corner()
    glimpse = played_glimpses(played)[0]
    there = survey(played.battle).sight(11, 1, target_at=Spot(13.0, 7.02 + glimpse.at_m))
    assert (there.verdict, there.open) == ("too_close", True)


def test_a_watcher_fires_where_the_mover_comes_into_view_with_nothing_stated_act_55():
    """The line there is close by its nature; that it is open has been settled by asking at all."""
    played = round_the_corner()
    played.do(OpportunityShot(unit=11), 9)
    assert played.of_kind("shot_fired")[-1].sighting.in_sight.origin == "measured"


def test_the_same_point_said_in_metres_is_the_same_shot_act_55():
    played = round_the_corner()
    at_m = next(glimpse.at_m for glimpse in played_glimpses(played) if glimpse.watcher == 11)
    played.do(OpportunityShot(unit=11, at_m=at_m), 9)
    assert played.of_kind("shot_fired")[-1].at_m == at_m


def test_the_table_still_says_that_nothing_was_seen_there_los_17():
    played = round_the_corner()
    refused = played.refused(OpportunityShot(unit=11, stated=StatedSighting(in_sight=False)))
    assert refused.code == "out-of-sight"


def played_glimpses(played):
    return played.table().surveyor.move(1, "run", StatedMove()).seen_by


# Jumps onto things

TABLE = """
[[obstacle]]
id = "T1"
kind = "furniture"
cover = "half_soft"
points = [[10, 9], [11.5, 9], [11.5, 11], [10, 11]]
"""


def test_a_jump_that_ends_on_a_table_kneels_on_top_of_it_and_comes_down_by_a_jump_amb_139():
    played = play(field_of(TABLE), {1: (9.5, 10.0, 90.0), 11: (30.0, 10.0, 270.0)}, soldiers=bare(1))
    played.do(Declare(unit=1, action="jump", move=to((10.5, 10.0))))
    played.do(Done())
    assert (played.unit(1).place, played.unit(1).posture) == ("on:T1", "kneeling")
    seen = played.table().surveyor.sighting(11, 1, StatedSighting())
    assert (seen.in_sight.value, seen.crossed) == (True, ())
    played.until(Moment(1, 2))
    assert played.refused(go(1, StatedMove())).code == "kneeling"
    played.do(Declare(unit=1, action="jump"))
    played.do(Done())
    assert (played.unit(1).place, played.where(1)) == ("", (11.75, 10.0, 90.0))


def test_a_jump_over_a_table_ends_beside_it_and_not_on_it_act_42():
    narrow = TABLE.replace("11.5", "10.5")
    played = play(field_of(narrow), {1: (9.7, 10.0, 90.0), 11: FAR}, soldiers=bare(1))
    played.do(Declare(unit=1, action="jump"))
    played.do(Done())
    assert (played.unit(1).place, played.where(1)) == ("", (10.75, 10.0, 90.0))


# Stairs

STAIRS = """
[[stairs]]
id = "S1"
points = [[10, 5], [12, 5], [12, 8], [10, 8]]
floors = [1, 2]
[[stairs]]
id = "S2"
points = [[20, 5], [22, 5], [22, 8], [20, 8]]
floors = [1, 2]
"""
CLIMB = Declare(unit=1, action="stairs_floor", floors=1)


def by_the_stairs(x):
    house = field_of(STAIRS, size="width_m = 40\nheight_m = 20\nfloors = 2")
    return play(house, {1: (x, 6.0, 90.0), 11: FAR}, soldiers=bare(1))


def test_who_stands_in_a_stairway_climbs_it_without_naming_it_sto_04():
    played = by_the_stairs(11.0)
    played.do(CLIMB)
    assert played.unit(1).action.feature == "S1"
    played.until(Moment(1, 6))
    assert (played.unit(1).floor, played.unit(1).place) == (2, "stairs:S1")


def test_who_stands_beside_one_stairway_is_told_to_go_into_that_one_sto_04():
    refused = by_the_stairs(9.4).refused(CLIMB)
    assert refused.code == "not-in-stairway"
    assert "S1" in refused.sentence


def test_who_stands_far_from_every_stairway_must_say_which_sto_04():
    assert by_the_stairs(16.0).refused(CLIMB).code == "no-such-stairs"


# Passing friends, where the table lets them be passed


@pytest.mark.parametrize("ruling", ["friends", "all"])
@pytest.mark.parametrize("friend_x", [6.6, 7.0, 7.3])
@pytest.mark.parametrize(
    "move", [StatedMove(), to((9.0, 10.0), as_far=True)], ids=["straight on", "toward a place"]
)
def test_whoever_may_be_passed_is_not_stood_on_where_the_allowance_ends_amb_37(move, friend_x, ruling):
    """AMB-37, ACT-18: the goal lies beyond the friend, the allowance ends on it."""
    played = play(
        field_of(""),
        {1: (5.0, 10.0, 90.0), 2: (friend_x, 10.0), 11: FAR},
        soldiers=bare(1),
        rulings={"stacking.passThrough": ruling},
    )
    played.do(go(1, move))
    played.do(Done())
    assert played.where(1)[0] == round(friend_x - 0.5, 3)


def test_metres_of_a_path_that_end_on_a_friend_are_refused_amb_37():
    played = play(
        field_of(""),
        {1: (5.0, 10.0, 90.0), 2: (6.5, 10.0), 11: FAR},
        soldiers=bare(1),
        rulings={"stacking.passThrough": "friends"},
    )
    assert played.refused(go(1, to((9.0, 10.0), distance_m=1.5), "run")).code == "in-the-way"


# What a mutation showed to be untested


@pytest.mark.parametrize("facing_deg", range(0, 360, 17))
@pytest.mark.parametrize("side_deg", [90, -90])
def test_a_target_exactly_abreast_is_in_the_arc_however_it_is_written_down_fov_03(facing_deg, side_deg):
    """FOV-03, AMB-69: positions are kept to a ten-millionth of a metre, the edge of the arc touches all the same."""
    angle = math.radians(facing_deg + side_deg)
    abreast = (round(20 + 7 * math.sin(angle), 7), round(10 + 7 * math.cos(angle), 7))
    played = play(field_of(""), {1: (20.0, 10.0, float(facing_deg)), 11: abreast}, soldiers=bare(1))
    assert played.table().surveyor.sighting(1, 11, StatedSighting()).in_arc.value
    assert played.table().surveyor.faces(1, 11, 180.0).value


MARSH_AND_WOOD = """
[[terrain]]
id = "marsh"
kind = "marsh"
points = [[5.5, 0], [6, 0], [6, 20], [5.5, 20]]
[[terrain]]
id = "wood"
kind = "light"
points = [[5, 0], [5.5, 0], [5.5, 20], [5, 20]]
"""


def test_in_a_mixed_metre_a_runner_takes_the_ground_on_which_it_may_run_mov_07_mov_11():
    """Marsh costs less than light woods, but forbids running."""
    played = play(field_of(MARSH_AND_WOOD), {1: (5.0, 10.0, 90.0), 11: FAR}, soldiers=bare(1))
    played.do(go(1, StatedMove(distance_m=1.0), "run"))
    played.do(Done())
    told = played.of_kind("unit_moved")[-1]
    assert (told.trace.metres, told.charged) == (1.0, 1.5)


def test_nobody_watches_the_part_of_a_path_that_the_allowance_does_not_reach_act_55():
    """The second leg would come out from behind the wall, but the walk ends before that."""
    units, soldiers = {11: {"opportunity": "SR"}}, {1: BARE, 11: {"weapons": ("SR",)}}
    places = {1: (13.0, 5.0, 0.0), 11: (4.0, 12.0, 90.0)}
    played = play(field_of(CORNER), places, units=units, soldiers=soldiers)
    path = to((13.0, 6.0), (13.0, 12.0), as_far=True)
    surveyor = played.table().surveyor
    assert surveyor.move(1, "walk", path).seen_by == ()
    assert [glimpse.watcher for glimpse in surveyor.move(1, "sprint", path).seen_by] == [11]


def test_an_opportunity_shot_through_a_cover_nobody_knows_makes_no_sense_fir_23():
    played = round_the_corner()
    refused = played.refused(OpportunityShot(unit=11, stated=StatedSighting(covers=("cheese",))))
    assert refused.subsystem is None


def test_the_ledger_of_a_measured_shot_cites_the_rule_of_the_arc_fov_01():
    played = play(
        field_of(""),
        {1: (5.0, 10.0, 90.0), 11: (15.0, 10.0, 270.0)},
        soldiers={1: {"weapons": ("SR",)}},
        stage="fire",
        now=Moment(1, 2),
        fire_queue=(QueuedShot(unit=1, weapon="SR"),),
    )
    ledger = preview(played.battle, Fire(unit=1, target=11), played.table()).ledger
    assert {line.key: line.rule for line in ledger.lines}["arc"] == "FOV-01"
