"""What screens ask: lines from places not moved to, who sees whom, ways and their price, areas, words (LOS, MOV)."""

import pytest
from support.drawn import draw
from support.drawn_maps import box, ground, wall
from support.on_maps import measured_table, on_map, survey

from squadlog.battle.commands import Declare
from squadlog.battle.feature import Feature
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.structures import Obstacle
from squadlog.ground.map.terrain import Patch
from squadlog.rules.desk.engine import refusal

FIELD = ground()
SCREEN = ground(walls=(wall((5, 5), (15, 5), name="W9"),))
NAKED = {number: {"armour": "No"} for number in (1, 11)}
MODES = ("walk", "run", "sprint", "crawl", "backward", "sideways", "crawl_back")


def test_it_holds_the_map_its_conditions_readings_and_figures():
    door = Feature(id="D4", kind="internal_door", name="door", state="open")
    asked = survey(on_map("the_counting_house", {1: (6, 2), 11: (12, 10, 0, 2)}, features=[door]))
    assert asked.map.title == "The Counting House"
    assert asked.conditions.doors == {"D4": "open"}
    assert asked.readings.close_call_m == 0.05
    assert set(asked.figures) == {1, 11}


def test_a_line_is_looked_along_from_and_to_places_nobody_has_moved_to():
    asked = survey(on_map(SCREEN, {1: (10, 3), 11: (10, 7)}))
    assert not asked.sight(1, 11).open
    assert asked.sight(1, 11, viewer_at=Spot(10, 6)).open
    assert asked.sight(1, 11, target_at=Spot(10, 4)).open
    assert asked.sight(1, 11, viewer_at=Spot(4, 5.2), target_at=Spot(4, 8)).distance_m == pytest.approx(2.8)


def test_whether_a_target_looks_out_is_known_to_the_line_amb_77():
    drawn = draw(".........\n.A..ccB..\n.........")
    places = {1: (1.5, 1.5, 90), 11: (6.5, 1.5, 270)}
    idle, ready = ({"posture": "kneeling"}, {"posture": "kneeling", "opportunity": "SR"})
    verdicts = [
        survey(on_map(drawn.map, places, units={11: unit})).sight(1, 11).verdict for unit in (idle, ready)
    ]
    assert verdicts == ["blocked", "penalty"]


def test_a_line_is_looked_along_once_whatever_else_is_asked_los_01():
    """LOS-01: and anew only for its margin."""
    asked = survey(on_map(SCREEN, {1: (10, 3), 11: (10, 7)}))
    one, other, site = asked.figures[1], asked.figures[11], asked.world.site
    known = site.line(one, other)
    assert site.line(other, one) is not known
    assert site.line(one, other) is known
    assert known.margin_m is None
    assert site.line(one, other, margin=True).margin_m == 2.0


def test_the_margin_of_a_line_is_worked_out_only_where_it_is_asked_for():
    """It takes many times as long as the verdict."""
    asked = survey(on_map(SCREEN, {1: (10, 3), 11: (10, 7)}))
    lines = (asked.sight(1, 11), asked.sight_from(Spot(9, 3), 11), asked.sight_to(1, Spot(9, 7)))
    assert [line.margin_m for line in lines] == [None, None, None]
    asked_for = (
        asked.sight(1, 11, margin=True),
        asked.sight_from(Spot(9, 3), 11, margin=True),
        asked.sight_to(1, Spot(9, 7), margin=True),
    )
    assert [line.margin_m for line in asked_for] == [2.0, 2.0, 2.0]


def test_a_survey_for_another_thread_answers_alike_and_shares_no_memory():
    asked = survey(on_map(SCREEN, {1: (10, 3), 11: (10, 7)}))
    apart = asked.apart()
    assert apart.world.site is not asked.world.site
    assert apart.world.compiled is asked.world.compiled
    assert apart.sight(1, 11) == asked.sight(1, 11)
    apart.reachable(1, "walk")
    assert asked.known_reach(1, "walk") is None


def test_a_line_to_a_spot_and_to_a_feature():
    asked = survey(on_map(SCREEN, {1: (10, 3)}))
    assert not asked.sight_to(1, Spot(10, 7)).open
    assert asked.sight_to(1, "W9").open
    assert asked.sight_to(1, "nothing") is None


def test_all_targets_come_left_to_right_with_arc_and_line_fov_04():
    asked = survey(
        on_map(
            SCREEN,
            {1: (10, 3, 0), 11: (12, 7), 12: (2, 6), 2: (10, 1), 13: (9, 3)},
            units={13: {"wound": "D"}},
        )
    )
    found = asked.targets(1)
    assert [(one.number, one.in_arc, one.line.open) for one in found] == [
        (12, True, True),
        (11, True, False),
        (2, False, True),
    ]


def test_targets_from_a_place_it_has_not_moved_to():
    asked = survey(on_map(SCREEN, {1: (10, 3, 0), 11: (10, 7)}))
    assert [one.line.open for one in asked.targets(1, Spot(3, 6))] == [True]


def test_who_sees_a_unit_or_a_spot_in_arc_and_sight_fov_04():
    asked = survey(on_map(SCREEN, {1: (10, 3, 0), 2: (10, 1, 0), 11: (10, 7, 180), 12: (10, 2, 180)}))
    assert [seen.watcher for seen in asked.who_sees(1)] == [2]
    assert [seen.watcher for seen in asked.who_sees(Spot(10, 6))] == [11]


def test_the_danger_on_a_way_is_told_metre_by_metre_for_enemies_only():
    asked = survey(on_map(SCREEN, {1: (3, 2, 0), 2: (3, 1, 0), 11: (6, 8, 180)}))
    metres = asked.danger(1, [Spot(9, 2)])
    assert len(metres) == 7
    assert metres[0] == (11,)
    assert metres[-1] == ()


def test_the_side_view_leads_to_a_unit_or_to_a_spot():
    asked = survey(on_map(SCREEN, {1: (10, 3), 11: (10, 7)}))
    assert asked.side_view(1, 11).length_m == asked.side_view(1, Spot(10, 7)).length_m == 4.0
    assert [one.id for one in asked.side_view(1, 11).walls] == ["W9"]


# Ways and areas


def test_a_way_has_its_metres_and_the_running_cost_of_each_leg_mov_10():
    woods = ground(terrain=(Patch(id="L", kind="light", points=box(10, 0, 20, 10)),))
    asked = survey(on_map(woods, {1: (8, 2, 0)}, soldiers=NAKED))
    found = asked.measure(1, "run", [Spot(8, 4), Spot(10, 4), Spot(10.5, 4)])
    assert [(leg.metres, leg.charged) for leg in found.legs][:2] == [(2.0, 2.0), (4.0, 4.0)]
    assert found.metres == 4.5
    assert found.refusal is not None
    assert [(turn.degrees, turn.after_m) for turn in found.turns] == [(90.0, 2.0)]


def test_a_way_that_is_free_ends_at_its_last_spot_facing_as_named():
    asked = survey(on_map(FIELD, {1: (8, 2, 0)}, soldiers=NAKED))
    found = asked.measure(1, "walk", [Spot(8, 4)], facing_deg=90)
    assert (found.end, found.facing_deg, found.refusal, found.stop) == (Spot(8, 4), 90.0, None, None)
    assert (found.moved, found.charged, found.allowance) == (2.0, 2.0, 2.0)


def test_a_suit_makes_the_same_way_dearer_mov_12():
    asked = survey(on_map(FIELD, {1: (8, 2, 0)}))
    assert asked.measure(1, "run", [Spot(8, 4)]).charged == 2.5


def test_a_way_through_a_wall_is_refused_and_ends_before_it_map_08():
    asked = survey(on_map(SCREEN, {1: (10, 3.5, 0)}, soldiers=NAKED))
    found = asked.measure(1, "walk", [Spot(10, 5.5)])
    assert (found.refusal.code, found.stop.rule) == ("in-the-way", "MAP-08")
    assert found.end == Spot(10, 4.75)


def test_who_is_in_the_way_of_what_is_measured_is_called_by_number_and_name():
    """ACT-18: as a refusal of the order calls him."""
    found = survey(on_map(FIELD, {1: (8, 2, 0), 11: (8, 3)}, soldiers=NAKED)).measure(1, "walk", [Spot(8, 4)])
    told = "11 Trooper 11 is in the way after 0.50 m."
    assert (found.refusal.sentence, found.stop.sentence) == (told, told)


@pytest.mark.parametrize("mode", ["walk", "run", "jump", "dive"])
def test_what_is_measured_is_judged_as_the_declaration_will_be(mode):
    battle = on_map("the_counting_house", {1: (6, 2, 45), 11: (6.9, 2.6)}, soldiers=NAKED)
    for spot in (Spot(6.5, 2.5), Spot(8, 4), Spot(6, 3), Spot(20, 3)):
        action = mode if mode in ("jump", "dive") else "move"
        move = StatedMove(path=(Waypoint(x=spot.x, y=spot.y, floor=1),))
        said = Declare(unit=1, action=action, mode=None if action == mode else mode, move=move)
        found, told = (
            survey(battle).measure(1, mode, [spot]).refusal,
            refusal(battle, said, measured_table(battle)),
        )
        assert (found.code if found else None) == (told.code if isinstance(told, Refusal) else None)


@pytest.mark.parametrize("mode", MODES)
def test_every_place_in_reach_has_a_way_that_the_rules_let_pass_mov_06(mode):
    asked = survey(
        on_map(
            "the_counting_house",
            {1: (3, 11, 90)},
            soldiers=NAKED,
            units={1: {"posture": "prone" if "crawl" in mode else "standing"}},
        )
    )
    cells, west, south = asked.reachable(1, mode).grid(0.25)
    inside = [
        (west + (x + 0.5) * 0.25, south + (y + 0.5) * 0.25) for y, x in zip(*cells.nonzero(), strict=True)
    ]
    assert inside
    for x, y in inside[:: max(1, len(inside) // 12)]:
        way = asked.way_to(1, mode, Spot(float(x), float(y)))
        assert way is not None
        assert asked.measure(1, mode, way).refusal is None


def test_a_way_to_a_place_out_of_reach_or_on_another_floor_is_none():
    asked = survey(on_map("the_counting_house", {1: (3, 11, 90)}))
    assert asked.way_to(1, "walk", Spot(20, 11)) is None
    assert asked.way_to(1, "walk", Spot(3, 11, 2)) is None


def test_an_area_is_worked_out_once():
    asked = survey(on_map(FIELD, {1: (3, 3, 90)}))
    assert asked.reachable(1, "walk") is asked.reachable(1, "walk")


def test_nobody_gets_anywhere_by_kneeling():
    assert survey(on_map(FIELD, {1: (3, 3, 90)})).reachable(1, "kneel").area.area == 0


# In words


def test_landmarks_cover_and_whereabouts():
    house = ground(
        obstacles=(
            Obstacle(id="t", name="long table", kind="furniture", cover="half_soft", points=box(5, 5, 7, 6)),
        )
    )
    asked = survey(on_map(house, {1: (6, 4, 0), 11: (6, 9)}))
    assert asked.look(1)[0].words == "long table: 1.0 m north, ahead (half soft cover)"
    assert [one.id for one in asked.look(1, within_m=2)] == ["t"]
    assert [one.id for one in asked.nearest_cover(1)] == ["t"]
    assert asked.whereabouts(1) == asked.whereabouts(Spot(6, 4)) == "open ground"


def test_a_unit_on_no_map_has_no_view():
    asked = survey(on_map(FIELD, {1: (3, 3)}, units={1: {"position": None}}))
    for ask in (asked.targets, asked.who_sees, asked.look, asked.whereabouts):
        with pytest.raises(KeyError):
            ask(1)


def test_what_is_known_of_a_battle_is_kept_for_that_battle_and_its_readings_only():
    battle = on_map(FIELD, {1: (3, 3), 11: (3, 6)})
    other = on_map(FIELD, {1: (3, 3), 11: (3, 7)})
    assert survey(battle).world is survey(battle).world
    assert survey(battle).sight(1, 11).distance_m != survey(other).sight(1, 11).distance_m
    assert survey(battle, {"fov.anchor": "front_edge"}).world.readings.fov_anchor == "front_edge"
    assert survey(battle).world.readings.fov_anchor == "head"
