"""Weapons in use: rate of fire, jams, hands, zero gravity (FIR-38..43, ZRG-07, WPN-02)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.battle.moment import Moment
from squadlog.rules.common.shots.gunnery import (
    may_fire_now,
    nonsense_weapon,
    rate_refusal,
    weapon_refusal,
    weapon_row,
)

FIXED = table().reading
SLIDING = table(rulings={"rof.window": "sliding"}).reading


def at(*pairs):
    return tuple(Moment(*pair) for pair in pairs)


@pytest.mark.parametrize(
    ("fired", "ask", "fixed", "sliding"),
    [
        ((), (1, 1), True, True),
        (((1, 2),), (1, 3), False, False),  # FIR-39
        (((1, 2),), (1, 2), False, False),
        (((1, 2),), (1, 4), True, True),
        (((1, 2), (1, 5)), (1, 9), False, False),  # FIR-38: NEW-49
        (((1, 8), (1, 10)), (2, 1), False, False),  # NEW-47: the ban runs over the end of the turn
        (((1, 8), (1, 10)), (2, 2), True, False),  # AMB-87
        (((1, 2), (1, 10)), (2, 2), True, True),  # s2 of last turn is ten subphases ago
        (((1, 3), (1, 10)), (2, 2), True, False),
    ],
)
def test_two_shots_per_turn_never_in_two_consecutive_subphases(fired, ask, fixed, sliding):
    """FIR-38, FIR-39, END-04, AMB-87."""
    assert may_fire_now(at(*fired), Moment(*ask), FIXED) == fixed
    assert may_fire_now(at(*fired), Moment(*ask), SLIDING) == sliding


@given(st.lists(st.booleans(), max_size=40), st.sampled_from([FIXED, SLIDING]))
def test_no_way_of_firing_breaks_the_rate_of_fire(wishes, rulings):
    """FIR-38, FIR-39: fire whenever you like and may, the record obeys both limits."""
    shots = ()
    for index, wish in enumerate(wishes):
        if wish and may_fire_now(shots, Moment.at(index), rulings):
            shots = (*shots, Moment.at(index))
    gaps = [later.index - earlier.index for earlier, later in pairwise(shots)]
    assert all(gap >= 2 for gap in gaps)
    assert all(sum(shot.turn == turn for shot in shots) <= 2 for turn in range(1, 5))


@pytest.mark.parametrize(
    ("ask", "code"), [((1, 3), "fired-just-before"), ((1, 9), "rate-of-fire"), ((2, 1), None)]
)
def test_the_refusal_agrees_with_the_question(ask, code):
    """FIR-38, FIR-39."""
    unit = skirmish(units={1: {"shots": at((1, 2)) if ask == (1, 3) else at((1, 2), (1, 5))}}).units[1]
    refused = rate_refusal(unit, Moment(*ask), FIXED)
    assert (refused.code if refused else None) == code
    assert (refused is None) == may_fire_now(unit.shots, Moment(*ask), FIXED)


def test_an_omni_rifle_has_the_figures_of_its_mode():
    """WPN-02."""
    modes = skirmish(
        soldiers={1: {"weapons": ("OR",)}}, units={1: {"omni": "slug"}, 11: {"weapons": ("OR",)}}
    ).units
    slug, spike = (weapon_row(modes[number], "OR", table()) for number in (1, 11))
    assert [(row.to_hit, row.pf) for row in (spike, slug)] == [(0, 4), (1, 6)]


def refusal(weapon="SR", *, zero_g=False, **unit):
    battle = skirmish(
        soldiers={1: {"weapons": ("SR", "SP", "OR", "SAR", "LR")}},
        units={1: unit},
        setup_changes={"zero_g": zero_g},
    )
    return weapon_refusal(battle, battle.units[1], weapon, table())


def test_a_sound_weapon_in_hand_fires():
    assert refusal() is None


@pytest.mark.parametrize("weapon", ["SR", "LR", "SAR"])
def test_a_jammed_weapon_does_not_fire_whatever_its_kind(weapon):
    """FIR-42, FIR-43: lasers jam as well."""
    assert refusal(weapon, in_hand=weapon, jammed=(weapon,)).rule == "FIR-42"


def test_a_jam_leaves_other_weapons_alone():
    """FIR-42, AMB-89: only that weapon jams."""
    assert refusal("SP", in_hand="SP", jammed=("SR",)) is None


def test_a_weapon_must_be_in_hand():
    """ACT-49, ACT-62."""
    assert refusal("SP").code == "not-in-hand"


@pytest.mark.parametrize(
    ("weapon", "omni", "code"),
    [
        ("SAR", "spike", "slug-in-zero-g"),
        ("OR", "slug", "slug-in-zero-g"),
        ("OR", "spike", None),
        ("SR", "spike", None),
    ],
)
def test_slugs_are_of_no_use_in_zero_gravity(weapon, omni, code):
    """ZRG-07."""
    refused = refusal(weapon, in_hand=weapon, omni=omni, zero_g=True)
    assert (refused.code if refused else None) == code


def test_slugs_fly_under_gravity():
    """ZRG-07, ZRG-01."""
    assert refusal("SAR", in_hand="SAR") is None


@pytest.mark.parametrize("weapon", ["LR", "", "BFG"])
def test_a_weapon_nobody_carries_is_nonsense(weapon):
    refused = nonsense_weapon(skirmish().units[1], weapon, table())
    assert (refused.code, refused.subsystem) == ("no-such-weapon", None)


@pytest.mark.parametrize(("window", "span"), [("fixed", "in turn 2"), ("sliding", "within ten subphases")])
def test_the_refusal_names_the_span_that_was_used_up(window, span):
    """FIR-38, AMB-87."""
    reading = table(rulings={"rof.window": window}).reading
    unit = skirmish(units={1: {"shots": (Moment(2, 1), Moment(2, 3))}}).units[1]
    assert span in rate_refusal(unit, Moment(2, 6), reading).sentence


@pytest.mark.parametrize(
    ("reading", "fired", "ask", "then"),
    [
        (FIXED, ((1, 1),), (1, 2), "T1.s3"),
        (FIXED, ((1, 1), (1, 7)), (1, 8), "T2.s1"),  # both shots of the turn are gone
        (FIXED, ((1, 1), (1, 10)), (1, 10), "T2.s2"),  # and nobody fires in two seconds on end
        (SLIDING, ((1, 4), (1, 7)), (1, 8), "T2.s4"),  # AMB-87: ten subphases after the first of the two
    ],
)
def test_the_second_in_which_one_may_fire_again_heeds_the_shots_of_the_turn(reading, fired, ask, then):
    """FIR-38, FIR-39: what the refusal promises is true."""
    unit = skirmish(units={1: {"shots": at(*fired)}}).units[1]
    assert then in rate_refusal(unit, Moment(*ask), reading).instead
    turn, second = then[1:].split(".s")
    assert may_fire_now(unit.shots, Moment(int(turn), int(second)), reading)
