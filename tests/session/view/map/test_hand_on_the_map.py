"""The tools of the map without a screen: the ruler, the orders it makes, sight lines and moves in words."""

from dataclasses import replace
from itertools import pairwise
from math import hypot, isclose
from types import SimpleNamespace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.battles import setup

from squadlog.battle.commands import Continue, Declare, Escape
from squadlog.battle.evolve import first_state
from squadlog.battle.pending import EscapeAsked
from squadlog.battle.state import Ongoing
from squadlog.facts.concealment import Grown
from squadlog.facts.ground_facts import Metres, MoveFacts, Position, YesNo
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.line_of_sight import Crossing, SightLine
from squadlog.session.view.map.in_hand_tools import Hand
from squadlog.session.view.map.ruler import GAITS, Ruler, move_order, next_gait
from squadlog.session.view.map.sight_texts import margin_sentence, seen_along_words, sight_text
from squadlog.session.view.map.way_texts import surcharges
from squadlog.session.view.map.ways import order_to_go
from squadlog.session.view.toned import plain_text

SPOTS = st.builds(Spot, st.floats(0, 50), st.floats(0, 50), st.just(1))
RULER = Ruler(start=Spot(2, 2), end=Spot(2, 5))


@pytest.fixture
def battle():
    fresh = first_state(setup((1, 2, 3), (11, 12)))
    units = dict(fresh.units)
    for number, x in zip(sorted(units), range(2, 40, 3), strict=False):
        units[number] = replace(units[number], position=Position(x=float(x), y=2.0, facing_deg=90.0))
    return replace(fresh, units=units)


def first(battle):
    return min(battle.units)


# The ruler


def test_a_ruler_that_has_not_left_its_start_has_no_path():
    assert Ruler(start=Spot(2, 2), end=Spot(2, 2)).points == ()


def test_a_corner_is_set_where_the_cursor_is_and_the_next_leg_begins_there():
    bent = RULER.cornered().to(Spot(6, 5))
    assert bent.points == (Spot(2, 5), Spot(6, 5))
    assert bent.running_m == (3.0, 7.0)


def test_a_corner_set_twice_on_one_spot_is_one_corner():
    assert RULER.cornered().cornered().corners == (Spot(2, 5),)


@given(st.lists(SPOTS, min_size=1, max_size=6), SPOTS)
def test_a_corner_taken_back_leaves_the_ruler_as_it_was_before(spots, end):
    ruler = Ruler(start=Spot(0, 0), end=spots[0])
    for spot in spots:
        ruler = ruler.to(spot).cornered()
    longer = ruler.to(end)
    if longer.cornered().corners != longer.corners:
        assert longer.cornered().shortened().corners == longer.corners


@given(st.lists(SPOTS, min_size=1, max_size=6))
def test_the_running_metres_are_those_of_the_legs_added_up(spots):
    ruler = Ruler(start=Spot(0, 0), end=spots[-1], corners=tuple(spots[:-1]))
    way = (ruler.start, *ruler.points)
    whole = sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(way))
    assert isclose(ruler.length_m, whole, abs_tol=1e-9)
    assert list(ruler.running_m) == sorted(ruler.running_m)


@given(st.lists(SPOTS, min_size=1, max_size=6), st.floats(-1, 30))
@example([Spot(0, 0), Spot(3, 0)], -0.01)
def test_a_ruler_cut_to_length_is_no_longer_than_that(spots, metres):
    """Legs of no length and lengths below nothing too, as where a change of floor stops whoever goes."""
    ruler = Ruler(start=Spot(0, 0), end=spots[-1], corners=tuple(spots[:-1]))
    kept = ruler.cut(metres)
    assert isclose(kept.length_m, max(0.0, min(metres, ruler.length_m)), abs_tol=1e-9)


@pytest.mark.parametrize(
    ("mode", "facing"), [("walk", 0.0), ("backward", 180.0), ("crawl_back", 180.0), ("sideways", 90.0)]
)
def test_a_unit_ends_facing_as_it_went(mode, facing):
    """ACT-29: who goes backward looks the other way, who goes sideways keeps its facing."""
    assert RULER.heading_deg(90.0, mode) == facing


def test_turning_starts_from_the_way_it_went_and_goes_round():
    assert RULER.turned(-45, 90.0, "walk").facing_deg == 315.0
    assert RULER.turned(-45, 90.0, "walk").turned(90, 90.0, "walk").facing_deg == 45.0


def test_the_move_names_a_floor_only_where_it_changes():
    """STO-02."""
    climbed = Ruler(start=Spot(2, 2), end=Spot(2, 5, 2), corners=(Spot(2, 4),))
    assert [way.floor for way in climbed.move().path] == [None, 2]


# The orders it makes


def test_a_path_becomes_a_move_in_the_way_of_moving_that_was_chosen(battle):
    said = move_order(battle, first(battle), "run", RULER.move())
    assert isinstance(said, Declare)
    assert (said.action, said.mode) == ("move", "run")
    assert [(way.x, way.y) for way in said.move.path] == [(2, 5)]


@pytest.mark.parametrize("mode", ["jump", "dive"])
def test_leaps_are_actions_of_their_own(battle, mode):
    """ACT-42, ACT-45."""
    said = move_order(battle, first(battle), mode, RULER.move())
    assert isinstance(said, Declare)
    assert (said.action, said.mode) == (mode, None)


@pytest.mark.parametrize(
    ("facing", "degrees", "left"), [(180.0, 90.0, False), (0.0, 90.0, True), (270.0, 180.0, False)]
)
def test_a_facing_without_a_path_is_a_turn_on_the_spot_the_short_way_round(battle, facing, degrees, left):
    """ACT-19: the unit faces east."""
    here = Ruler(start=Spot(2, 2), end=Spot(2, 2), facing_deg=facing)
    said = move_order(battle, first(battle), "walk", here.move())
    assert isinstance(said, Declare)
    assert said.action == "change_facing"
    assert [(turn.degrees, turn.left) for turn in said.move.turns] == [(degrees, left)]


def test_a_unit_that_moves_while_it_does_something_goes_on_with_that(battle):
    """CMB-15: the path is the next stretch of the action, in its own way of moving unless another is chosen."""
    number = first(battle)
    ongoing = Ongoing(kind="reload", start=battle.now, end=battle.now.later(2), mode="walk")
    busy = replace(battle, units={**battle.units, number: replace(battle.units[number], action=ongoing)})
    said = move_order(busy, number, "walk", RULER.move())
    assert isinstance(said, Continue)
    assert order_to_go(SimpleNamespace(known=busy), number, "walk", RULER.move()) == said
    assert said.mode is None
    assert said.move.path
    slower = move_order(busy, number, "crawl", RULER.move())
    assert isinstance(slower, Continue)
    assert slower.mode == "crawl"


def test_a_unit_that_owes_an_escape_pays_it_with_the_path(battle):
    """MEL-12."""
    number = first(battle)
    owing = replace(battle, pending=EscapeAsked(unit=number, attacker=number + 1))
    said = move_order(owing, number, "run", RULER.move())
    assert isinstance(said, Escape)
    assert said.mode == "run"


def test_the_ways_of_moving_come_round_again():
    mode = GAITS[0]
    seen = []
    for _ in GAITS:
        seen.append(mode)
        mode = next_gait(mode)
    assert mode == GAITS[0]
    assert tuple(seen) == GAITS


# The hand


def test_the_cursor_means_the_nearest_unit_and_none_on_another_floor(battle):
    number = first(battle)
    hand = Hand(cursor=Spot(2.3, 2.0), chosen=None)
    assert hand.under(battle) == number
    assert hand.under(battle, but=number) is None
    assert replace(hand, cursor=Spot(2.0, 2.0, 2)).under(battle) is None


def test_another_unit_drops_the_path_of_the_one_before(battle):
    one, other = sorted(battle.units)[:2]
    hand = Hand(cursor=Spot(9, 9), chosen=one).with_tool(battle, "ruler")
    changed = hand.with_chosen(battle, other)
    assert changed.ruler is not None
    assert changed.ruler.start == Spot(5.0, 2.0)
    assert changed.ruler.corners == ()


# Words

LINE = SightLine(
    verdict="penalty", nominal="penalty", reason="A window covers it.", rule="FIR-24", point=(3.0, 3.0),
    distance_m=12.5, woods=(Grown("light", 2.5),), crossings=(Crossing("G1", "window", 4.0),), margin_m=0.3,
)  # fmt: skip


def test_a_sight_line_tells_verdict_reason_rule_margin_woods_and_covers():
    told = plain_text(sight_text(LINE, ("3 Mara", "7 Cassia")))
    for part in (
        "3 Mara → 7 Cassia",
        "~ in sight, covered",
        "12.50 m",
        "A window covers it. [FIR-24]",
        "0.30 m",
    ):
        assert part in told
    assert "2.5 m light woods; window G1 at 4.0 m" in told


@pytest.mark.parametrize(
    ("verdict", "mark"),
    [("clear", "✓"), ("penalty", "~"), ("blocked", "✗"), ("too_close", "? too close, the players")],
)
def test_every_verdict_has_a_mark_of_its_own(verdict, mark):
    assert mark in plain_text(sight_text(replace(LINE, verdict=verdict), ("a", "b")))


def test_a_wide_margin_is_not_told_to_the_centimetre():
    assert margin_sentence(2.0) == "No head within 2 m of where it is would change that."


def test_danger_joins_equal_metres():
    assert seen_along_words(((), (), (7,), (9, 7), (9, 7))) == "0 to 1 m nobody; 2 m 7; 3 to 4 m 7, 9"


def test_surcharges_are_counted_by_ground():
    """MOV-05, TER-01: clear metres cost nothing more and are not named."""
    facts = MoveFacts(
        distance=Metres(value=4.0, origin="measured"), ground=(("clear",), ("light",), ("light", "up1"), ()), turns=(),
        seen_by=None, clears=YesNo(value=False, origin="measured"), origin="measured",
    )  # fmt: skip
    assert surcharges(facts) == "2 m light woods, 1 m one contour line up"
