"""Moves as the rules are told of them: where they lead, over what, what ends them, who sees them (MOV, TER, ACT)."""

from dataclasses import replace

import pytest
from support.drawn import draw
from support.drawn_maps import box, ground, wall
from support.on_maps import measured_battle, on_map, surveyor

from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import Glimpse, StatedMove, Turn, Waypoint
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Spot
from squadlog.ground.map.structures import Obstacle, Shaft, Window
from squadlog.ground.map.terrain import Patch
from squadlog.survey.routes import place_of
from squadlog.survey.seat_survey import survey_of

FREE = StatedMove()
FIELD = ground()
NAKED = {1: {"armour": "No"}}
"""Without armour a metre costs a metre."""


def _way(*points, **more):
    return StatedMove(path=tuple(Waypoint(x=x, y=y) for x, y in points), **more)


def _battle(drawn=FIELD, at=(10, 2, 0), **more):
    return on_map(drawn, {1: at, **more.pop("others", {})}, soldiers=NAKED, **more)


def _move(mode, stated, battle=None, rulings=None):
    return surveyor(battle or _battle(), rulings).move(1, mode, stated)


def _end(facts, metres):
    station = facts.station(metres)
    return round(station.x, 6), round(station.y, 6), station.facing_deg


# Where it leads


def test_with_nothing_stated_it_goes_straight_ahead_as_far_as_the_allowance_mov_04():
    facts = _move("walk", FREE)
    assert (facts.distance.value, facts.distance.origin, facts.origin) == (None, "default", "measured")
    assert _end(facts, 2.0) == (10.0, 4.0, 0.0)


@pytest.mark.parametrize(
    ("mode", "end"),
    [
        ("walk", (10.0, 4.0)),
        ("crawl", (10.0, 4.0)),
        ("backward", (10.0, 0.0)),
        ("crawl_back", (10.0, 0.0)),
        ("sideways", (12.0, 2.0)),
    ],
)
def test_each_way_of_moving_has_its_direction_and_keeps_the_facing_act_39_act_40(mode, end):
    facts = _move(mode, StatedMove(distance_m=2.0))
    assert _end(facts, 2.0) == (*end, 0.0)
    assert facts.turns == ()


@pytest.mark.parametrize(("left", "end"), [(False, (11.0, 3.0, 90.0)), (True, (9.0, 3.0, 270.0))])
def test_stated_turns_bend_the_way_to_the_right_unless_left_mov_15(left, end):
    turn = Turn(degrees=90, after_m=1.0, left=left)
    facts = _move("walk", StatedMove(distance_m=2.0, turns=(turn,)))
    assert _end(facts, 2.0) == end
    assert facts.turns == (turn,)


def test_a_turn_on_the_spot_stays_on_the_spot_act_27():
    facts = _move("turn", StatedMove(turns=(Turn(degrees=135),)))
    assert _end(facts, 0.0) == (10.0, 2.0, 135.0)
    assert facts.ground == ()


def test_a_facing_named_for_a_turn_on_the_spot_is_a_turn_of_so_many_degrees():
    facts = _move("turn", StatedMove(facing_deg=270.0))
    assert facts.turns == (Turn(degrees=90.0, after_m=0.0, left=True),)
    assert _end(facts, 0.0) == (10.0, 2.0, 270.0)


@pytest.mark.parametrize("mode", ["", "kneel", "stairs", "standing"])
def test_whoever_stays_where_it_is_covers_nothing(mode):
    facts = _move(mode, FREE)
    assert [(one.x, one.y) for one in facts.way] == [(10, 2)]
    assert (facts.ground, facts.stop, facts.seen_by) == ((), None, ())


def test_a_path_is_wanted_whole_and_its_length_is_measured():
    facts = _move("run", _way((13, 2), (13, 6)))
    assert (facts.distance.value, facts.distance.origin) == (7.0, "measured")
    assert facts.turns == (Turn(degrees=90.0), Turn(degrees=90.0, after_m=3.0, left=True))
    assert _end(facts, 7.0) == (13.0, 6.0, 0.0)


def test_so_many_metres_of_a_path_are_a_stated_distance():
    facts = _move("walk", _way((13, 2), (13, 6), distance_m=2.0))
    assert (facts.distance.value, facts.distance.origin) == (2.0, "stated")
    assert _end(facts, 2.0) == (12.0, 2.0, 90.0)
    assert [turn.after_m for turn in facts.turns] == [0.0]


def test_more_metres_than_a_path_has_go_straight_on():
    assert _end(_move("walk", _way((11, 2), distance_m=2.0)), 2.0) == (12.0, 2.0, 90.0)


def test_as_far_as_it_gets_has_no_distance_and_only_the_turns_it_comes_to_mov_15():
    facts = _move("walk", _way((11, 2), (11, 9), (19, 9), as_far=True))
    assert facts.distance.value is None
    assert [turn.after_m for turn in facts.turns] == [0.0, 1.0]


def test_the_facing_named_is_taken_where_the_move_really_ends():
    facts = _move("walk", _way((10, 9), as_far=True, facing_deg=90.0))
    assert facts.turns == (Turn(degrees=90.0, after_m=2.0),)
    assert _end(facts, 2.0) == (10.0, 4.0, 90.0)
    assert _end(facts, 1.0) == (10.0, 3.0, 0.0)


def test_numbers_that_nobody_can_draw_are_no_distance():
    for said in (_way((float("nan"), 2)), StatedMove(facing_deg=float("inf")), StatedMove(distance_m=-1.0)):
        assert _move("walk", said).distance.value == float("inf")


def test_a_unit_on_no_map_moves_as_stated():
    battle = _battle(units={1: {"position": None}})
    said = StatedMove(distance_m=3.0, ground=(("light",),))
    assert surveyor(battle).move(1, "walk", said) == StatedSurveyor().move(1, "walk", said)


# Over what, past what


def test_the_ground_is_told_metre_by_metre_mov_05():
    woods = ground(terrain=(Patch(id="L", kind="light", points=box(9, 3, 11, 8)),))
    facts = _move("run", StatedMove(distance_m=3.0), _battle(woods))
    assert facts.ground == (("clear",), ("light",), ("light",))


def test_stated_ground_wins_over_the_ground_drawn():
    woods = ground(terrain=(Patch(id="L", kind="light", points=box(9, 3, 11, 8)),))
    facts = _move("run", StatedMove(distance_m=3.0, ground=(("heavy",),)), _battle(woods))
    assert (facts.ground, facts.origin) == ((("heavy",),), "stated")


def test_a_wall_ends_the_move_and_names_itself_map_08():
    facts = _move("walk", FREE, _battle(ground(walls=(wall((5, 3.75), (15, 3.75)),))))
    assert (facts.stop.at_m, facts.stop.rule) == (1.5, "MAP-08")
    assert facts.way[-1].at_m > facts.stop.at_m


def test_what_it_leads_through_is_told_with_its_metres():
    drawn = draw("...\n.B.\n-O-\n.A.\n...")
    battle = on_map(drawn.map, {1: (1.5, 1.5, 0)}, soldiers=NAKED)
    facts = _move("walk", StatedMove(distance_m=2.0), battle)
    assert [(one.kind, one.id, one.at_m) for one in facts.passed] == [("internal_door", "D0", 1.0)]


def test_others_are_in_the_way_but_the_fallen_are_not_amb_37():
    others = {2: (10, 3.5), 3: (12, 3.5)}
    battle = _battle(others=others, units={3: {"wound": "D"}})
    assert _move("walk", FREE, battle).stop.rule == "ACT-18"
    assert (
        _move("walk", FREE, _battle(at=(12, 2, 0), others={3: (12, 3.5)}, units={3: {"wound": "D"}})).stop
        is None
    )


def test_a_bounce_pack_crosses_deep_water_and_feet_do_not_bnc_02():
    river = ground(terrain=(Patch(id="R", kind="river", points=box(0, 3, 20, 5)),))
    walks = on_map(river, {1: (10, 2, 0)})
    flies = on_map(river, {1: (10, 2, 0)}, units={1: {"pack_on": True}})
    assert surveyor(walks).move(1, "run", _way((10, 6))).stop.rule == "TER-05"
    assert surveyor(flies).move(1, "run", _way((10, 6))).stop is None


def test_the_place_that_a_move_leads_into_is_told_sto_03():
    shafts = ground(floors=2, stairs=(Shaft(id="S1", points=box(9, 3, 11, 5), floors=(1, 2)),))
    facts = _move("walk", _way((10, 4)), _battle(shafts))
    assert [(one.at_m, one.place) for one in facts.way] == [(0.0, ""), (1.0, "stairs:S1"), (2.0, "stairs:S1")]


def test_the_chamber_of_an_airlock_is_the_room_of_all_its_doors_map_22():
    opened = {"features": [], "places": {1: (1, 1)}}
    battle = on_map("pest_control", opened["places"])
    chambers = {one.airlock: one for one in measured_battle(battle).compiled.chambers}
    assert set(chambers) == {"port", "starboard"}
    rooms = {room.name: room for room in measured_battle(battle).map.rooms}
    x, y = rooms["port airlock"].points[0]
    assert chambers["port"].ring.side(x, y) >= 0
    inside = Spot(x, y, chambers["port"].floor)
    assert place_of(measured_battle(battle), inside) == "airlock:port"
    assert place_of(measured_battle(battle), replace(inside, floor=inside.floor + 1)) == ""


# Leaps

TABLE = ground(
    obstacles=(Obstacle(id="t", kind="furniture", cover="half_soft", points=box(8, 2.4, 12, 3.0)),)
)


@pytest.mark.parametrize("east", [4.0, 5.37, 6.2, 8.91])
def test_where_a_wall_stops_a_move_the_place_as_it_is_kept_does_not_touch_it_map_08(east):
    """MAP-08, AMB-37: places are kept to a hundredth of a millimetre, which must not be on the far side."""
    field = ground(walls=(wall((0, 8), (20, 8)),))
    facts = _move("run", _way((east, 9.0)), _battle(field, at=(5.0, 6.9, 0)))
    end = facts.station(facts.stop.at_m)
    assert round(end.y, 5) <= 8 - FIGURE_RADIUS_M


def test_a_jump_clears_a_table_and_lands_on_the_first_free_spot_beyond_act_42_amb_28():
    facts = _move("jump", FREE, _battle(TABLE))
    assert facts.stop is None
    assert (facts.distance.value, facts.distance.origin) == (1.25, "measured")
    assert facts.passed[0].id == "t"


def test_a_jump_over_open_ground_goes_the_usual_distance():
    facts = _move("jump", FREE)
    assert (facts.distance.value, facts.stop) == (None, None)


def test_a_jump_does_not_clear_what_is_wider_than_a_metre_act_42():
    wide = ground(
        obstacles=(Obstacle(id="t", kind="furniture", cover="half_soft", points=box(8, 2.4, 12, 4)),)
    )
    assert _move("jump", FREE, _battle(wide)).stop.rule == "ACT-42"


def test_a_jump_that_is_meant_to_end_on_a_table_lands_on_top_amb_139():
    facts = _move("jump", _way((10, 2.7)), _battle(TABLE))
    assert (facts.stop, facts.distance.value) == (None, 0.7)


def test_a_jump_onto_a_table_keeps_its_corners_amb_139():
    """AMB-139, MOV-01: jumps go straight ahead, but the table may let one stand that does not."""
    way = _move("jump", _way((10, 2.2), (10.2, 2.7)), _battle(TABLE)).way
    assert [(stop.x, stop.y, stop.place) for stop in way] == [
        (10, 2, ""), (10, 2.2, ""), (10.2, 2.7, "on:t"),
    ]  # fmt: skip


def test_nobody_walks_over_a_table_amb_39():
    facts = _move("walk", FREE, _battle(TABLE))
    assert facts.stop.rule == "MAP-14"
    assert _move("walk", FREE, _battle(TABLE), {"lowObstacle.traverse": "cost"}).stop is None


def test_a_dive_goes_through_a_window_amb_38():
    house = ground(walls=(wall((5, 3), (15, 3)),), windows=(Window(id="W1", ends=((9, 3), (11, 3))),))
    dived = on_map(
        house,
        {1: (10, 2, 0)},
        units={1: {"action": Ongoing(kind="dive", start=Moment(1, 1), end=Moment(1, 1))}},
    )
    assert _move("walk", FREE, _battle(house)).stop is not None
    facts = _move("dive", FREE, dived)
    assert facts.stop is None
    assert [one.kind for one in facts.passed] == ["window"]


def test_a_dive_that_adds_to_a_run_begins_with_the_run_amb_29():
    battle = _battle(units={1: {"before": replace(_battle().units[1].before, mode="run", metres=4.0)}})
    added = _move("dive", FREE, battle, {"dive.distance": "added"})
    assert added.way[-1].at_m > _move("dive", FREE, battle).way[-1].at_m


def test_a_dive_that_adds_to_a_run_lands_as_a_dive_amb_29():
    """ACT-46: its last subphase is no run any more, whatever came before it."""
    running = {"before": replace(_battle().units[1].before, mode="run", metres=4.0)}
    landing = {"action": Ongoing(kind="dive", start=Moment(1, 1), end=Moment(1, 1))}
    added = {"dive.distance": "added"}
    lands = _move("dive", FREE, _battle(units={1: running | landing}), added)
    begins = _move("dive", FREE, _battle(units={1: running}), added)
    assert lands.way[-1].at_m < begins.way[-1].at_m


# Who sees it, whom it clears

CORNER = ground(walls=(wall((5, 4), (9, 4), name="W"),))


def _watched(**units):
    return on_map(
        CORNER,
        {1: (7, 2, 90), 11: (7, 8, 180)},
        soldiers=NAKED,
        units={11: {"opportunity": "SR", **units}},
    )


def test_an_enemy_with_readied_fire_sees_a_mover_come_round_the_corner_act_55():
    seen = _move("sprint", StatedMove(distance_m=6.0), _watched()).seen_by
    assert [one.watcher for one in seen] == [11]
    assert 2.0 < seen[0].at_m < 6.0


@pytest.mark.parametrize("unit", [{"opportunity": None}, {"wound": "U"}, {"position": None}])
def test_nobody_else_is_asked_act_54(unit):
    assert _move("sprint", StatedMove(distance_m=6.0), _watched(**unit)).seen_by == ()


def test_friends_are_not_asked():
    battle = on_map(CORNER, {1: (7, 2, 90), 2: (7, 8, 180)}, soldiers=NAKED, units={2: {"opportunity": "SR"}})
    assert _move("sprint", StatedMove(distance_m=6.0), battle).seen_by == ()


def test_only_the_metres_that_are_really_made_are_watched():
    assert _move("sprint", StatedMove(distance_m=2.0), _watched()).seen_by == ()
    assert _move("walk", FREE, _watched()).seen_by == ()


def test_who_is_said_to_see_it_wins():
    said = (Glimpse(watcher=11, at_m=1.0),)
    assert _move("sprint", StatedMove(distance_m=6.0, seen_by=said), _watched()).seen_by == said
    assert _move("sprint", StatedMove(distance_m=6.0, seen_by=()), _watched()).seen_by == ()


def test_a_way_of_which_nobody_asks_who_sees_it_is_ruled_alike():
    survey, way = survey_of(_watched()), [Spot(13, 2)]
    seen = survey.measure(1, "sprint", way)
    unasked = survey.measure(1, "sprint", way, asks_watchers=False)
    assert ([one.watcher for one in seen.facts.seen_by], unasked.facts.seen_by) == ([11], ())
    assert replace(unasked, facts=seen.facts) == seen


def test_under_the_other_reading_the_arc_alone_triggers_amb_18():
    behind = on_map(
        ground(walls=(wall((1, 4), (19, 4), name="W"),)),
        {1: (0.3, 2, 90), 11: (7, 8, 180)},
        soldiers=NAKED,
        units={11: {"opportunity": "SR"}},
    )
    run = StatedMove(distance_m=4.0)
    assert _move("run", run, behind).seen_by == ()
    assert [
        one.watcher for one in _move("run", run, behind, {"opportunityFire.needsLos": "arc_only"}).seen_by
    ] == [11]


def test_under_the_other_reading_coming_into_view_again_triggers_amb_17():
    wide = ground(walls=(wall((9, 4), (11, 4), name="W"),))
    battle = on_map(
        wide, {1: (7, 3, 90), 11: (10, 9, 180)}, soldiers=NAKED, units={11: {"opportunity": "SR"}}
    )
    run = StatedMove(distance_m=6.0)
    assert _move("sprint", run, battle).seen_by == ()
    assert _move("sprint", run, battle, {"opportunityFire.trigger": "previous_step"}).seen_by != ()


def _engaged(metres):
    fight = Engagement(attacker=11, defender=1, declared=Moment(1, 1), late=False)
    return on_map(FIELD, {1: (10, 2, 0), 11: (10, 1.2, 0)}, soldiers=NAKED, engagements=(fight,)), StatedMove(
        distance_m=metres
    )


@pytest.mark.parametrize(("metres", "clear"), [(0.1, False), (0.2, False), (0.5, True), (2.0, True)])
def test_whether_it_ends_beyond_a_metre_of_its_attacker_is_measured_mel_08(metres, clear):
    battle, said = _engaged(metres)
    facts = _move("walk", said, battle)
    assert (facts.clears.value, facts.clears.origin) == (clear, "measured")


def test_whether_it_clears_is_measured_where_it_stops_not_where_it_wants_to_go():
    battle, _ = _engaged(2.0)
    walled = on_map(
        ground(walls=(wall((5, 2.3), (15, 2.3)),)),
        {1: (10, 2, 0), 11: (10, 1.2, 0)},
        soldiers=NAKED,
        engagements=battle.engagements,
    )
    assert not _move("walk", _way((10, 4), as_far=True), walled).clears.value


def test_a_stated_clearance_wins():
    battle, said = _engaged(0.1)
    facts = _move("walk", replace(said, clears=True), battle)
    assert (facts.clears.value, facts.clears.origin) == (True, "stated")


def test_with_nobody_engaged_there_is_nothing_to_clear():
    assert not _move("walk", FREE).clears.value
