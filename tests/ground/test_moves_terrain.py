"""What lies in each metre of a move: terrain, choice and slopes (MAP-01..07, MAP-23, MOV-02..12, TER, BNC)."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from support.drawn import draw
from support.laws import law
from support.walks import charged, east, footing, line, price, strip, through

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_route import route_ahead

CLEAR = ("clear",)
RUN = price(mode="run")


def test_the_printed_run_covers_two_metres_and_is_charged_two_and_a_half():
    """MOV-05, MOV-06, TER-02, TER-07, AMB-43: light woods, clear, a contour line, clear."""
    move = east(draw("Al...", contours=[line(3.5, "right")]), 4, cost=RUN)
    assert move.ground == (("light",), CLEAR, ("clear", "up1"), CLEAR)
    walk = charged(move.ground, 4, mode="run")
    assert (walk.moved, walk.charged, walk.left) == (2, Fraction(5, 2), Fraction(3, 2))
    assert move.spot_at(float(walk.moved)).x == pytest.approx(3.0)


@pytest.mark.parametrize(
    ("char", "effect", "reach"),
    [("l", "light", 4), ("h", "heavy", 4), ("m", "marsh", 4), (".", "clear", 4)],
)
def test_each_kind_of_ground_goes_by_its_row_of_the_table(char, effect, reach):
    """MAP-01, MAP-02, MAP-03, MAP-23, TER-01..03, TER-06."""
    move = east(draw(f"A{char * 4}"), 4)
    assert move.ground == ((effect,),) * 4
    assert move.reach_m == reach


def test_a_stream_is_waded():
    """MAP-04, TER-04."""
    move = east(draw("A....", terrain=[strip("stream", 2, 3)]), 4)
    assert move.ground == (CLEAR, ("stream",), CLEAR, CLEAR)
    assert move.stop is None


@pytest.mark.parametrize("water", ["river", "lake"])
def test_deep_water_stops_a_move_at_its_bank(water):
    """MAP-05, MAP-06, TER-05."""
    move = east(draw("A....", terrain=[strip(water, 3.4, 3.6, name="deep")]), 4)
    assert (move.reach_m, move.stop.kind, move.stop.id, move.stop.rule) == (
        pytest.approx(2.4),
        "river",
        "deep",
        "TER-05",
    )
    assert move.ground == (CLEAR, CLEAR, CLEAR)
    assert move.stop.spot == move.end


def test_a_pack_flies_over_water_and_slopes():
    """BNC-02, BNC-03, BNC-04."""
    pack = price(pack_on=True)
    cliff = [line(4.2, "right"), line(4.4, "right"), line(4.6, "right")]
    move = east(draw("A.....", terrain=[strip("river", 2, 3)], contours=cliff), 5, cost=pack)
    assert move.stop is None
    assert move.ground == (CLEAR, ("river",), CLEAR, ("clear", "slope2plus"), CLEAR)
    assert charged(move.ground, 8, pack_on=True).charged == 5


def test_a_clear_patch_over_a_river_is_a_bridge():
    """MAP-05: a later patch hides an earlier one."""
    drawn = draw(
        "A....\n.....",
        terrain=[
            strip("river", 2, 4),
            {"id": "bridge", "kind": "clear", "points": [(2, 1), (4, 1), (4, 2), (2, 2)]},
        ],
    )
    assert east(drawn, 4).stop is None
    assert through(drawn, (0.5, 0.5), (4.5, 0.5)).stop.kind == "river"


def test_the_mover_chooses_the_cheapest_ground_of_a_mixed_metre():
    """MOV-07."""
    move = east(draw("A.....", terrain=[strip("heavy", 2.5, 4.5), strip("light", 4.2, 4.5)]), 5)
    assert move.ground == (CLEAR, CLEAR, ("heavy",), CLEAR, CLEAR)
    assert move.metres[1].choices == (CLEAR, ("heavy",))
    assert move.metres[3].choices == (CLEAR, ("light",), ("heavy",))


def test_the_cheapest_is_what_the_caller_finds_cheapest():
    """MOV-07: woods waive nothing for a pack that counts streams as clear."""
    drawn = draw("A..", terrain=[strip("light", 1, 1.5), strip("stream", 1.5, 3)])
    on_foot, flying = east(drawn, 1), east(drawn, 1, cost=price(pack_on=True))
    assert (on_foot.ground, flying.ground) == ((("light",),), (("stream",),))


def test_a_metre_touched_only_at_its_end_is_not_mixed():
    """MOV-07: woods that begin on the mark belong to the next metre."""
    assert east(draw("A.h."), 1).metres[0].present == ("clear",)
    assert east(draw("A.h."), 2).metres[1].present == ("heavy",)


def test_slopes_are_never_chosen_away():
    """MOV-08: every choice of a metre has its contour line."""
    move = east(draw("A.....", terrain=[strip("light", 1.5, 2)], contours=[line(1.2, "right")]), 1)
    assert move.metres[0].choices == (("clear", "up1"), ("light", "up1"))


def test_a_narrow_river_cannot_be_hopped_by_choosing_its_bank():
    """AMB-47: only where the table reads it so."""
    drawn = draw("A....", terrain=[strip("river", 2.4, 2.6)])
    assert east(drawn, 4).reach_m == pytest.approx(1.4)
    hopped = east(drawn, 4, cost=price(mode="walk"), readings=Readings(mixed_meter="any"))
    assert (hopped.reach_m, hopped.ground[1]) == (4.0, CLEAR)


def test_nobody_ends_in_the_river_it_hops():
    """AMB-47, TER-05."""
    drawn = draw("A....", terrain=[strip("river", 2.4, 2.6)])
    move = east(drawn, 1.5, readings=Readings(mixed_meter="any"))
    assert (move.reach_m, move.stop.kind) == (pytest.approx(1.4), "river")


def test_a_wide_river_stops_the_hop_at_its_near_bank():
    """AMB-47: a metre that is all water cannot be chosen away."""
    drawn = draw("A.......", terrain=[strip("river", 2.4, 5.2)])
    move = east(drawn, 7, readings=Readings(mixed_meter="any"))
    assert (move.reach_m, move.stop.rule) == (pytest.approx(1.4), "TER-05")


@pytest.mark.parametrize(("up", "effect"), [("right", "up1"), ("left", "down1")])
def test_a_contour_line_is_up_or_down_by_the_way_it_is_crossed(up, effect):
    """MAP-07, TER-07, TER-08."""
    move = east(draw("A....", contours=[line(2.5, up)]), 3)
    assert move.ground == (CLEAR, ("clear", effect), CLEAR)
    assert move.metres[1].crossings[0].at_m == pytest.approx(1.5)


def test_a_hill_is_climbed_and_left_again():
    """MAP-07: a closed line, up inside."""
    move = east(
        draw(
            "A.....\n..11..".replace("..11..", "......"),
            contours=[{"id": "hill", "points": [(2.3, 0), (4.3, 0), (4.3, 2), (2.3, 2)]}],
        ),
        5,
    )
    assert move.ground == (CLEAR, ("clear", "up1"), CLEAR, ("clear", "down1"), CLEAR)


def test_two_lines_in_a_metre_stop_a_move_on_foot_at_the_second():
    """TER-09, AMB-50."""
    move = east(draw("A.....", contours=[line(3.2, "right"), line(3.7, "right")]), 5)
    assert (move.reach_m, move.stop.rule, move.stop.id) == (pytest.approx(2.7), "TER-09", "line370")
    assert move.ground == (CLEAR, CLEAR, ("clear", "up1"))


def test_two_lines_in_neighbouring_metres_can_be_climbed():
    """TER-07, AMB-50: lines count metre by metre."""
    move = east(draw("A.....", contours=[line(2.8, "right"), line(3.2, "right")]), 4)
    assert move.ground == (CLEAR, ("clear", "up1"), ("clear", "up1"), CLEAR)


def test_a_pack_is_told_of_two_levels_and_of_a_ridge_by_their_own_names():
    """BNC-03, AMB-50: two lines of two levels in one metre are steep, up and down over one line is a ridge."""
    flying = price(pack_on=True)
    steep = draw("A....", contours=[line(2.2, "right"), line(2.7, "right")])
    assert east(steep, 3, cost=flying).ground[1] == ("clear", "slope2plus")
    ridge = [{"id": "r", "points": [(2.2, -1.0), (2.7, -1.0), (2.7, 2.0), (2.2, 2.0)]}]
    assert east(draw("A....", contours=ridge), 3, cost=flying).ground[1] == ("clear", "up1", "down1")


def test_a_line_on_a_metre_mark_belongs_to_the_metre_that_starts_there():
    """AMB-51, and to the one before where the table reads it so."""
    drawn = draw("A....", contours=[line(3.0, "right")])
    assert east(drawn, 4).ground == (CLEAR, CLEAR, ("clear", "up1"), CLEAR)
    late = Readings(contour_boundary="previous_meter")
    assert east(drawn, 4, readings=late).ground == (CLEAR, ("clear", "up1"), CLEAR, CLEAR)


def test_a_move_that_ends_on_a_line_pays_it_when_it_goes_on():
    """AMB-51: the line is paid once, now or then, never twice and never not at all."""
    drawn = draw("A.B..", contours=[line(3.0, "right")])
    for reading, first, second in (("next_meter", 0, 1), ("previous_meter", 1, 0)):
        readings = Readings(contour_boundary=reading)
        before, after = east(drawn, 2, readings=readings), east(drawn, 1, letter="B", readings=readings)
        slopes = [sum("up1" in metre for metre in move.ground) for move in (before, after)]
        assert slopes == [first, second]


def test_a_line_touched_at_a_corner_is_not_crossed():
    """MOV-08."""
    peak = [{"id": "peak", "points": [(2.5, 1.5), (3.5, 3), (1.5, 3)]}]
    move = east(draw(".....\nA....\n....."), 4)
    touching = east(draw("......\nA.....\n......", contours=peak), 4)
    assert touching.ground == move.ground


def test_walking_along_a_line_crosses_it_only_when_leaving_it_upwards():
    """MOV-08, AMB-51."""
    bend = [{"id": "bend", "points": [(0, 2), (2, 1.5), (4, 1.5), (6, 0)], "closed": False, "up": "left"}]
    drawn = draw("......\nA.....\n......", contours=bend)
    away = through(drawn, (2, 1.5), (4, 1.5), (5, 2.5))
    back = through(drawn, (2, 1.5), (4, 1.5), (4.5, 0.2))
    assert sum(len(metre.crossings) for metre in away.metres) == 1
    assert sum(len(metre.crossings) for metre in back.metres) == 0


def test_the_ground_of_a_move_in_two_legs_runs_on_round_the_corner():
    """MOV-06, MOV-15: metres are counted along the way, not leg by leg."""
    move = through(draw("......\n......\nA....."), (2.0, 0.5), (2.0, 2.0))
    assert move.reach_m == 3.0
    assert len(move.ground) == 3


def test_a_stop_inside_a_metre_is_charged_as_the_full_metre_ahead():
    """MOV-06, MOV-07: a metre entered is a full one, whatever part of it is used."""
    drawn = draw("A...", terrain=[strip("heavy", 1.0, 1.6)])
    assert east(drawn, 0.5).ground == east(drawn, 1).ground == (CLEAR,)


def test_upper_floors_are_floor_whatever_grows_below():
    """MAP-01."""
    footing_ = footing(draw("Ah..", floors=2))
    below, above = (
        measure(footing_, route_ahead(Spot(1.0, 0.5, floor), 90, 90, 2.0), cost=price()) for floor in (1, 2)
    )
    assert below.ground == (("heavy",), CLEAR)
    assert above.ground == (CLEAR, CLEAR)


KINDS = st.lists(st.sampled_from(["clear", "light", "heavy", "stream", "marsh"]), min_size=1, max_size=8)


@given(KINDS, st.floats(0.05, 0.95))
@law(60)
def test_metres_hold_exactly_the_strips_that_they_overlap(kinds, shift):
    """MOV-05, MOV-07: against strips counted by hand."""
    drawn = draw(
        "A" + "." * 10,
        terrain=[
            strip(kind, 1 + shift + place, 2 + shift + place, name=f"s{place}")
            for place, kind in enumerate(kinds)
        ],
    )
    move = east(drawn, len(kinds))
    under = ["clear", *kinds]
    for number, metre in enumerate(move.metres):
        assert set(metre.present) == {under[number], under[number + 1]}


@given(st.lists(st.tuples(st.floats(1.05, 8.95), st.sampled_from(["left", "right"])), max_size=6))
@law(80)
def test_every_contour_line_between_start_and_end_is_crossed_once(lines):
    """MOV-08."""
    places = sorted(x for x, _up in lines)
    assume(all(far - low > 1e-3 for low, far in pairwise(places)))
    contours = [{**line(x, up), "id": f"n{number}"} for number, (x, up) in enumerate(lines)]
    move = east(draw("A" + "." * 9, contours=contours), 8, cost=price(pack_on=True))
    found = [crossing for metre in move.metres for crossing in metre.crossings]
    assert [crossing.contour for crossing in found] == [
        f"n{number}" for number, (x, _up) in sorted(enumerate(lines), key=lambda one: one[1][0])
    ]
    assert [crossing.up for crossing in found] == [up == "right" for _x, up in sorted(lines)]
