"""Dice: DIE-01, DIE-07, and the promise that every face can be typed, seeded or scripted alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.base.dice import DieNeeded, MixedDice, Roll, ScriptedDice, SeededDice, read_face


@pytest.mark.parametrize(("typed", "face"), [("0", 10), ("1", 1), ("10", 10), (" 7 ", 7)])
def test_a_ten_sided_die_reads_zero_as_ten_die_07(typed, face):
    """DIE-07."""
    assert read_face(typed) == face


@pytest.mark.parametrize("typed", ["", "11", "-1", "1.5", "x", "٣", "100", "0x1", "007"])
def test_what_is_no_face_is_refused_with_the_faces_that_are(typed):
    with pytest.raises(ValueError, match="from 1 to 10"):
        read_face(typed)


def test_a_hundred_sided_die_reads_double_zero_as_a_hundred():
    assert read_face("00", 100) == 100


@given(st.integers(), st.integers(0, 10_000))
def test_the_nth_face_of_a_seed_never_changes_and_lies_on_the_die_die_01(seed, used):
    """DIE-01."""
    first = SeededDice(seed, used).roll(Roll(name="to hit"))
    again = SeededDice(seed, used).roll(Roll(name="jam", who="7"))
    assert first.value == again.value
    assert 1 <= first.value <= 10


def test_seeded_faces_are_even():
    dice = SeededDice(5)
    counts = [0] * 11
    for _ in range(10_000):
        counts[dice.roll(Roll(name="x")).value] += 1
    expected = 1_000
    assert (
        sum((count - expected) ** 2 / expected for count in counts[1:]) < 27.9
    )  # chi-square, 9 df, p = 0.001


def test_dice_that_ran_out_ask_for_the_very_roll():
    dice = ScriptedDice([3])
    dice.roll(Roll(name="to hit"))
    with pytest.raises(DieNeeded) as asked:
        dice.roll(Roll(name="jam", who="3"))
    assert asked.value.roll == Roll(name="jam", who="3")


def test_a_scripted_face_must_lie_on_the_die():
    with pytest.raises(ValueError, match="not a face"):
        ScriptedDice([11]).roll(Roll(name="x"))


def _mixed(entered, typed=("red",)):
    return MixedDice(seed=1, used=4, typed_sides=typed, sides=("red", "blue"), entered=entered)


def test_only_the_side_that_types_is_asked():
    dice = _mixed([7])
    assert dice.roll(Roll(name="x", side="red")).source == "typed"
    assert dice.roll(Roll(name="x", side="blue")).source == "seeded"
    with pytest.raises(DieNeeded):
        dice.roll(Roll(name="x", side="red"))


def test_nobody_is_asked_for_what_is_rolled_in_secret():
    assert _mixed([7]).roll(Roll(name="mine", side="red", secret=True)).source == "seeded"


def test_a_roll_of_no_side_is_typed_when_every_side_types():
    assert _mixed([7], ("red", "blue")).roll(Roll(name="elevator")).value == 7
    assert _mixed([7]).roll(Roll(name="elevator")).source == "seeded"


def test_a_typed_face_uses_up_its_place_in_the_seed():
    dice, plain = _mixed([7]), SeededDice(1, 5)
    dice.roll(Roll(name="x", side="red"))
    assert dice.roll(Roll(name="x", side="blue")).value == plain.roll(Roll(name="x")).value


@pytest.mark.parametrize(
    ("needed", "said"),
    [
        ("9 or less (7 with -2)", "needs 9 or less (7 with -2)"),
        ("smoke at 26,29: 5 or less (5 with +0)", "smoke at 26,29: needs 5 or less (5 with +0)"),
        ("2 or less jams the weapon", "2 or less jams the weapon"),
        ("a ranking: low chooses first", "a ranking: low chooses first"),
    ],
)
def test_a_die_says_what_it_needs_where_it_is_a_test(needed, said):
    assert Roll(name="to hit", needed=needed).needs == said
