"""Many ways at once against each of them measured by itself (MOV-05..08, TER-01..09, AMB-44, AMB-50)."""

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from support.battles import table
from support.drawn import draw
from support.laws import law
from support.random_maps import hill_maps, maps
from support.walks import BOOK, footing, line, pace, price, strip, unit

from squadlog.book.places import data_dir
from squadlog.facts.ground_facts import GRACE_M
from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.moving.reachable import reachable
from squadlog.ground.moving.step_costs import Outlook, strider

often = law(80)
MODES = st.sampled_from([("walk", 2), ("run", 4), ("sprint", 6), ("walk", 0.5), ("run", 3.5)])
BEFORE = st.sampled_from([(), (("clear",),), (("light",), ("clear", "up1"))])


CLIMBING = st.sampled_from(
    [
        {},
        {"window.traverse": "free"},
        {"window.traverse": "extra_meter"},
        {"lowObstacle.traverse": "cost"},
        {"window.traverse": "extra_meter", "lowObstacle.traverse": "cost"},
        {"move.costStacking": "full_costs"},
    ]
).map(lambda read: table(rulings=read))
"""The table's readings of windows and low obstacles: in the way, passed for nothing, passed at a price.

AMB-38, AMB-39.
"""


def feet_of(ground, spot, mode, allowance, *, pack_on=False, most_m=None, board=BOOK):
    return strider(
        ground,
        spot,
        0.0,
        Mover(number=0),
        gait="forward",
        cost=price(mode=mode, pack_on=pack_on, board=board),
        pace=pace(allowance, mode=mode, pack_on=pack_on, board=board),
        most_m=float(most_m or allowance),
    )


@cache
def moved_on(name):
    """The ground of a ready map as it is drawn."""
    return MoveGround(load_map(data_dir("scenarios") / "maps" / f"{name}.toml")).under(Conditions())


def both(feet, outlook, headings):
    """The metres in each heading: all at once, and each measured."""
    station = np.zeros(len(headings), dtype=np.int64)
    at_once, grounds = feet.straight_on([outlook], station, np.array(headings, dtype=np.float64))
    alone = [feet._ahead(outlook, heading) for heading in headings]
    return at_once, [one for one, _ground in alone], grounds, [ground for _one, ground in alone]


class Ask(NamedTuple):
    """Who moves how, after what, from where, and in which directions."""

    mode: tuple[str, float]
    before: tuple[tuple[str, ...], ...]
    pack_on: bool
    place: tuple[float, float]
    headings: list[float]


asks = st.builds(
    Ask,
    MODES,
    BEFORE,
    st.booleans(),
    st.tuples(st.floats(0.3, 19.7), st.floats(0.3, 19.7)),
    st.lists(st.floats(-3.2, 3.2), min_size=10, max_size=10),
)


@often
@given(maps() | hill_maps(), asks, CLIMBING)
def test_ways_measured_together_are_those_measured_one_by_one(world, ask, board):
    """Woods, marsh, hills, walls, windows, furniture and units as they come.

    A step of the head is the same either way.
    """
    drawn, conditions = world
    drawn = drawn.model_copy(update={"stairs": ()})
    ground = MoveGround(drawn).under(conditions)
    spot = Spot(*ask.place)
    assume(not ground.storey(1).areas_at(spot.x, spot.y))
    feet = feet_of(ground, spot, *ask.mode, pack_on=ask.pack_on, board=board)
    outlook = Outlook(spot, -3.0, 3.0, ask.before, ask.mode[1] - len(ask.before))
    assume(outlook.most_m > 0)
    at_once, alone, _grounds, _others = both(feet, outlook, ask.headings)
    assert np.allclose(at_once, alone, atol=GRACE_M)


@law(30)
@given(
    st.sampled_from(["the_long_ford", "blow_the_damn_thing_up", "the_counting_house"]),
    st.integers(0, 10**6),
    CLIMBING,
)
def test_on_the_maps_of_the_book_ways_measured_together_are_those_measured_one_by_one(name, seed, board):
    """Windows and furniture are passed with a bounce pack on, or where the table reads it so.

    BNC-02, AMB-38, AMB-39.
    """
    ground, chance = moved_on(name), Random(seed)
    wide, high = ground.plan.width_m, ground.plan.height_m
    spot = Spot(chance.uniform(0.3, wide - 0.3), chance.uniform(0.3, high - 0.3))
    assume(not ground.storey(1).areas_at(spot.x, spot.y))
    feet = feet_of(ground, spot, "run", 8, pack_on=chance.random() < 0.5, board=board)
    headings = [chance.uniform(-3.1, 3.1) for _ in range(24)]
    at_once, alone, _grounds, _others = both(feet, Outlook(spot, -3.2, 3.2, (), 8.0), headings)
    assert np.allclose(at_once, alone, atol=GRACE_M)


@pytest.mark.parametrize("pack_on", [True, False])
def test_a_window_that_may_be_passed_for_nothing_leaves_no_way_to_be_measured_by_itself(pack_on, monkeypatch):
    """BNC-02: with a pack on it costs what clear ground costs; on foot it is in the way like a wall."""
    feet = feet_of(moved_on("the_long_ford"), Spot(31.0, 20.0), "run", 8, pack_on=pack_on)
    monkeypatch.setattr("squadlog.ground.moving.step_costs.measure", None)
    headings = np.linspace(-3.1, 3.1, 200)
    reach, _ = feet.straight_on(
        [Outlook(Spot(31.0, 20.0), -3.2, 3.2, (), 8.0)], 0 * headings.astype(int), headings
    )
    assert (reach < 8.0).any()


def rough_hill():
    """Woods, a stream and a marsh on a hill of two lines, a river beyond."""
    return footing(
        draw(
            "\n".join(["." * 20] * 20),
            terrain=[
                strip("light", 3, 6),
                strip("stream", 7, 8),
                strip("marsh", 12, 13.5),
                strip("river", 16, 18),
            ],
            contours=[line(5.3, "right"), line(9.6, "right"), line(14.2, "left")],
        )
    )


def test_the_ground_of_the_full_metres_comes_with_them():
    """MOV-05, MOV-08: what leads on from a turn is paid on top of what came before."""
    feet = feet_of(rough_hill(), Spot(2.5, 10.0), "run", 8)
    outlook = Outlook(Spot(2.5, 10.0), -3.0, 3.0, (), 8.0)
    headings = [1.1, 1.3, 1.5, 1.7, 2.0]
    at_once, alone, grounds, others = both(feet, outlook, headings)
    assert np.allclose(at_once, alone, atol=1e-5)
    assert grounds == others
    assert ("light", "up1") in grounds[2]


def test_a_way_is_good_up_to_the_line_that_would_be_too_dear_mov_08():
    """1.5 is left after a metre; the next costs 2, but only beyond its line."""
    ground = footing(draw("\n".join(["." * 10] * 10), contours=[line(4.7, "right")]))
    feet = feet_of(ground, Spot(3.0, 5.0), "walk", 2.5)
    at_once, alone, *_rest = both(feet, Outlook(Spot(3.0, 5.0), -3, 3, (), 2.5), [np.pi / 2])
    assert (at_once[0], alone[0]) == (np.float64(1.7), 1.7) or np.allclose(
        (at_once[0], alone[0]), 1.7, atol=1e-6
    )


def test_two_lines_within_a_metre_end_a_way_at_the_second_ter_09():
    """On foot; with a pack they are clear ground (BNC-03)."""
    lines = [line(x, "right") for x in (3.4, 3.9)]
    ground = footing(draw("\n".join(["." * 10] * 10), contours=lines))
    outlook = Outlook(Spot(3.0, 5.0), -3, 3, (), 4.0)
    for pack_on, reach in ((False, 0.9), (True, 4.0)):
        feet = feet_of(ground, Spot(3.0, 5.0), "run", 4, pack_on=pack_on)
        at_once, alone, *_rest = both(feet, outlook, [np.pi / 2])
        assert np.allclose((at_once[0], alone[0]), reach, atol=1e-6)


def test_who_cannot_pay_a_first_metre_uphill_goes_as_far_as_it_would_on_the_level_amb_44():
    """Half a metre of allowance: 0.25 m over the line, but 0.4 m if it stops before it."""
    ground = footing(draw("\n".join(["." * 10] * 10), contours=[line(3.4, "right")]))
    feet = feet_of(ground, Spot(3.0, 5.0), "walk", 0.5)
    at_once, alone, *_rest = both(feet, Outlook(Spot(3.0, 5.0), -3, 3, (), 2.0), [np.pi / 2])
    assert np.allclose((at_once[0], alone[0]), 0.4, atol=1e-6)


def test_a_metre_of_marsh_and_open_ground_is_charged_as_open_ground_mov_07_ter_06():
    """Both cost 1, but after a metre of marsh the move would end (AMB-49)."""
    ground = footing(draw("\n".join(["." * 10] * 10), terrain=[strip("marsh", 2, 3.5)]))
    feet = feet_of(ground, Spot(3.0, 5.0), "walk", 2)
    at_once, alone, *_rest = both(feet, Outlook(Spot(3.0, 5.0), -3, 3, (), 2.0), [np.pi / 2])
    assert np.allclose((at_once[0], alone[0]), 2.0, atol=1e-6)


def test_who_stands_on_the_edge_of_a_stairway_does_not_walk_through_it_map_16():
    """MAP-16: nobody has entered it by standing there, so that its far side is in the way."""
    drawn = draw("\n".join(["." * 10] * 4 + ["...SS....."] * 2 + ["." * 10] * 4), floors=2)
    feet = feet_of(footing(drawn), Spot(3.0, 5.0), "run", 4)
    at_once, alone, *_rest = both(feet, Outlook(Spot(3.0, 5.0), -3, 3, (), 4.0), [np.pi / 2, -np.pi / 2])
    assert np.allclose(at_once, alone, atol=1e-5)
    assert (at_once[0] <= 2.0, at_once[1] > 2.9) == (True, True)


def test_who_stands_on_a_table_cannot_walk_off_it_amb_139():
    drawn = draw("\n".join(["." * 10] * 4 + ["...tt....."] * 2 + ["." * 10] * 4))
    found = reachable(footing(drawn), Figure(1, Spot(4.0, 5.0)), cost=price(), allowance=2, pace=pace(2))
    assert found.area.is_empty


def test_the_quick_answer_is_the_straight_part_of_the_whole_one():
    """ACT-30: behind a wall only a turn on the way leads."""
    drawn = draw("........\n........\n........\n---.....\n........\n........\n........\n........")
    me = Figure(1, Spot(2.9, 4.0))
    ground = footing(drawn, figures=(me, unit(2, 5.0, 3.0)))
    whole, quick = (
        reachable(ground, me, cost=price(), allowance=4, pace=pace(4), quick=quick) for quick in (False, True)
    )
    assert quick.area.equals(whole.straight)
    assert whole.area.buffer(0.001).contains(quick.area)
    assert not quick.covers(2.2, 5.5)
    assert whole.covers(2.2, 5.5)


@pytest.mark.parametrize("name", ["the_long_ford", "blow_the_damn_thing_up"])
@pytest.mark.parametrize("pack_on", [True, False])
def test_the_area_straight_ahead_is_the_one_that_ways_measured_one_by_one_cover(name, pack_on, monkeypatch):
    """The slow, obvious way: every heading a move of its own; it knows no corners of the ground to look past."""
    ground, me = moved_on(name), Figure(1, Spot(31.0, 20.0))
    how = {"cost": price(pack_on=pack_on), "allowance": 6, "pace": pace(6, pack_on=pack_on), "quick": True}
    at_once = reachable(ground, me, **how)
    monkeypatch.setattr("squadlog.ground.moving.step_costs._rough", lambda *_asked: None)
    alone = reachable(ground, me, **how)
    assert at_once.area.symmetric_difference(alone.area).area <= 0.005 * alone.area.area
