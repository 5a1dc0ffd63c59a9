"""Lengths as a table says and reads them (GEN-03, AMB-01): metres, inches and centimetres."""

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.base.lengths import (
    METRES,
    LengthScale,
    format_area,
    format_counted,
    format_kept,
    format_length,
    in_metres,
    read_length,
    say_exactly,
    scale_in_force,
    show_as_before,
    show_from_now_on,
    shown_in,
)
from squadlog.facts.ground_facts import GRACE_M

INCHES, TWO_METRE_INCHES, CENTIMETRES = LengthScale("in"), LengthScale("in", 2.0), LengthScale("cm", 2.0)
SCALES = (METRES, INCHES, TWO_METRE_INCHES, LengthScale("cm"), CENTIMETRES)


@pytest.mark.parametrize(
    ("text", "metres", "says"),
    [
        ("12", 24.0, False),
        ("12in", 24.0, True),
        ('4"', 8.0, True),
        ("4″", 8.0, True),
        ("2.5 inches", 5.0, True),
        ("0,5m", 0.5, True),
        ("30cm", 30 * 2 / 2.54, True),
        ("3 metres", 3.0, True),
    ],
)
def test_a_length_says_its_unit_or_is_in_that_of_the_table(text, metres, says):
    read = read_length(text, TWO_METRE_INCHES)
    assert (read.metres, read.has_unit) == (pytest.approx(metres), says)


@pytest.mark.parametrize("text", ["", "in", "m", "-3in", "3 feet", "3inm", "1e3", "³", "12in4"])
def test_what_is_no_length_is_none(text):
    assert read_length(text, INCHES) is None


@pytest.mark.parametrize(
    ("scale", "metres", "places", "told"),
    [
        (METRES, 13.51, None, "13.51 m"),
        (METRES, 7.0, 1, "7.0 m"),
        (TWO_METRE_INCHES, 14.6, None, "7.3 in"),
        (TWO_METRE_INCHES, 7.0, 1, "3.5 in"),
        (CENTIMETRES, 30 * 2 / 2.54, None, "30 cm"),
        (CENTIMETRES, 14.6, 1, "19 cm"),
    ],
)
def test_a_length_is_shown_in_the_unit_in_force(scale, metres, places, told):
    with shown_in(scale):
        assert format_length(metres, places) == told


@law(80)
@given(st.sampled_from(SCALES), st.floats(0, 500))
def test_what_is_shown_is_read_back_as_the_same_length(scale, metres):
    """GEN-06: within what no ruler tells."""
    with shown_in(scale):
        read = read_length(format_length(metres))
        assert read_length(format_length(metres).split()[0]) == read_length(
            format_length(metres).split()[0], scale
        )
    assert read.metres == pytest.approx(metres, abs=GRACE_M)


@law(80)
@given(st.sampled_from(SCALES), st.integers(0, 20_000))
def test_what_is_typed_with_two_decimals_is_shown_as_it_was_typed(scale, hundredths):
    typed = f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")
    with shown_in(scale):
        metres = read_length(typed).metres
        assert format_length(metres) == f"{typed} {scale.unit}"
        assert say_exactly(metres) == f"{typed}{scale.unit}"


def test_a_rule_that_counts_whole_metres_says_as_what_a_length_counts():
    assert format_counted(14.6, 15) == "14.6 m"
    with shown_in(TWO_METRE_INCHES):
        assert format_counted(14.6, 15) == "7.3 in (14.6 m, counts as 15 m)"
        assert format_counted(14.0, 14) == "7 in (14 m)"


def test_words_that_are_kept_in_metres_are_shown_in_the_unit_in_force():
    kept = "The map ends after 3.20 m, which measures 20 by 30 m [T1.s2]; unit 3 m2"
    assert format_kept(kept) == kept
    with shown_in(TWO_METRE_INCHES):
        assert in_metres(3.2) == "3.2 m"
        assert format_kept(kept) == "The map ends after 1.6 in, which measures 10 by 15 in [T1.s2]; unit 3 m2"


def test_what_holds_inside_goes_before_what_holds_on_the_screen_and_ends_with_it():
    screen = lambda: INCHES  # noqa: E731 - a value of a test
    show_from_now_on(screen)
    try:
        assert scale_in_force() == INCHES
        with shown_in(METRES):
            assert scale_in_force() == METRES
            heard = []
            beside = threading.Thread(target=lambda: heard.append(scale_in_force()))
            beside.start()
            beside.join()
        assert heard == [INCHES]
        assert scale_in_force() == INCHES
    finally:
        show_as_before(screen)
    assert scale_in_force() == METRES


def test_metres_in_words_are_said_in_the_unit_in_force_but_those_of_places_and_of_rules():
    kept = "Write metres within a metre, half a metre or 2 m; at=X,Y in metres, metres east; whole metres"
    assert format_kept(kept) == kept
    with shown_in(TWO_METRE_INCHES):
        assert format_kept(kept) == (
            "Write inches within 0.5 in, 0.25 in or 1 in; at=X,Y in metres, metres east; whole metres"
        )
        assert format_area(8.0) == "2.0 square inches"
    assert format_area(8.68) == "8.7 square metres"
