"""Where a battle was hot: places, ways and looks, counted and joined."""

import pytest
from support.drawn_maps import ground
from support.golden_battles import golden_session

from squadlog.base.errors import SquadlogError
from squadlog.facts.heat import HeatSpot, HeatWay
from squadlog.facts.seats import Speaker
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import HeatLaid
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.reports.fought.places import list_places
from squadlog.reports.heat.map_heat import MapHeat, join_heats, list_squares, total_metres
from squadlog.reports.heat.words import heat_lines
from squadlog.reports.trail import trail
from squadlog.rules.common.reported import AttackMade
from squadlog.session.replaying.then import BattleThen
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.over.overlays import overlaid
from squadlog.tui.replay.scene import scene_of

YARD = MapHeat(title="Yard", map="a map", sides=("Red", "Blue"))


def test_squares_count_what_happened_in_them_for_each_side_the_hottest_first():
    places = [("Red", 3.9, 1.0), ("Red", 2.0, 0.1), ("Blue", 2.5, 1.5), ("Red", 4.0, 1.0)]
    squares = list_squares([HeatSpot("fired", side, x, y) for side, x, y in places], 2)
    assert [(one.side, one.x, one.y, one.times) for one in squares] == [
        ("Red", 2, 0, 2), ("Blue", 2, 0, 1), ("Red", 4, 0, 1),
    ]  # fmt: skip


def test_ways_are_added_up_by_side():
    ways = [
        HeatWay("Red", ((0, 0), (3, 4), (3, 5))),
        HeatWay("Blue", ((0, 0), (0, 2))),
        HeatWay("Red", ((1, 1), (2, 1))),
    ]
    assert dict(total_metres(ways)) == {"Red": 7.0, "Blue": 2.0}


def test_battles_on_one_map_are_joined_and_others_refused():
    spot = HeatSpot("fell", "Red", 1, 1)
    both = join_heats([YARD, MapHeat(title="Again", map="a map", sides=("Blue", "Green"), spots=(spot,))])
    assert (both.title, both.battles, both.sides, both.spots) == (
        "Yard and 1 more", 2, ("Red", "Blue", "Green"), (spot,),
    )  # fmt: skip
    with pytest.raises(SquadlogError, match='"Yard" and "Hill" were fought on different maps'):
        join_heats([YARD, MapHeat(title="Hill", map="another", sides=())])
    with pytest.raises(SquadlogError, match="No battle was named"):
        join_heats([])


def test_the_heat_of_a_battle_tells_shots_and_seconds_in_sight_fov_04(tmp_path):
    with golden_session("ambush", tmp_path, "0.11.0") as session:
        heat = session.seat(Speaker()).exports.heat()
    told = list(heat_lines(heat))
    assert "  44,0: TOG 4 times" in told
    assert "  Cassia saw Ilse Hark for 2 seconds" in told
    assert {one.kind for one in heat.spots} == {"fired", "struck"}


def test_a_shot_at_what_is_no_unit_was_fired_as_well(tmp_path):
    with golden_session("ambush", tmp_path, "0.11.0") as session:
        there = session.seat(Speaker()).known
    at_a_door = AttackMade(kind="shot", by=1, at=None, weapon="SR", before=lambda: there)
    (met,) = list_places([at_a_door], [])
    assert (met.kind, met.unit.id, met.at) == ("fired", 1, there.units[1].position)


def test_a_map_on_which_nothing_happened_says_so():
    assert list(heat_lines(YARD))[-1] == "Nobody has moved, fired or seen an enemy on this map yet."


@pytest.mark.parametrize("look", ["table", "ink", "plain"])
def test_heat_is_drawn_by_layer_over_the_ground_and_only_on_its_floor(look):
    spots = tuple(
        HeatSpot(kind, "Red", 5, 5, floor) for kind, floor in (("fired", 1), ("fired", 1), ("fell", 2))
    )
    laid = HeatLaid(("Red", "Blue"), spots, (HeatWay("Blue", ((1, 1), (4, 1))),))
    drawn = draw_look(ground(floors=2), look, figures=MapScene(ground(floors=2), overlays=(laid,)))
    assert "Red fired from here 2 times" in drawn
    assert 'id="heat-ways"' in drawn
    assert 'id="heat-fell"' not in drawn
    meant = drawn.partition('id="heat-key"')[2]
    assert [word for word in ("Red", "Blue", "fired from here", "walked") if f">{word}<" not in meant] == []
    assert ">fell here<" not in meant, "the key tells of what is on another floor"
    assert "style" not in drawn


def test_in_cells_a_fall_lies_over_a_way_in_the_hue_of_its_side():
    heat = HeatLaid(
        ("Red", "Blue"), (HeatSpot("fell", "Blue", 2.5, 5),), (HeatWay("Red", ((0.5, 5), (6.5, 5))),)
    )
    cells = overlaid(heat, MapFrame(20.0, 10.0, 20, 5), 1)
    at = {(row, col): (sign, ink) for row, col, sign, ink in cells}
    assert at[2, 2] == ("†", "side-blue")
    assert at[2, 4] == ("°", "side-red")


def test_the_heat_of_the_battle_lies_beneath_what_a_moment_of_its_replay_shows(tmp_path):
    with golden_session("ambush", tmp_path, "0.11.0") as session:
        seat = session.seat(Speaker())
        frame = seat.log.replay().frames[-1]
        hot = scene_of(frame, BattleThen(frame.battle), seat.exports.heat())
    assert isinstance(hot.overlays[0], HeatLaid)
    assert {one.side for one in hot.overlays[0].spots} == {"Commonwealth", "TOG"}
    assert scene_of(frame, BattleThen(frame.battle)).overlays == hot.overlays[1:]


def test_ways_of_heat_are_those_of_the_trail_of_each_soldier(tmp_path):
    with golden_session("ship", tmp_path, "0.11.0") as session:
        seat = session.seat(Speaker())
        walked = dict(total_metres(seat.exports.heat().ways))
        gone = [one.metres for unit in seat.known.units for one in trail(seat.log.entries(), unit)]
    assert gone
    assert sum(walked.values()) == pytest.approx(sum(gone), abs=0.02 * len(gone))


def test_a_way_out_and_back_is_as_long_as_it_was_walked():
    assert dict(total_metres([HeatWay("Red", ((0, 0), (3, 4), (0, 0)))])) == {"Red": 10.0}
