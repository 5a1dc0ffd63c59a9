"""Whatever is typed into a field is read in one way, or told wrong in one sentence that names the field."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.base.lengths import read_length
from squadlog.session.view.field_text import degrees_in, is_no_field, read_degrees, read_typed_length

MOST_M = 9999.0


@given(st.text(max_size=60) | st.from_regex(r"[0-9]{1,4}([.,][0-9])?( ?(m|in|cm|\"))?\.?", fullmatch=True))
def test_what_is_typed_is_a_length_or_is_told_wrong_by_the_name_of_its_field(text):
    read = read_length(text.removesuffix("."))
    if read is None or not 0 <= read.metres <= MOST_M:
        with pytest.raises(ValueError, match="range is a length, such as 12 or 12m, not "):
            read_typed_length("range", text, such_as=12, most_m=MOST_M)
    else:
        typed = read_typed_length("range", text, such_as=12, most_m=MOST_M)
        assert read_length(typed.removesuffix(".")).metres == pytest.approx(read.metres, rel=1e-5)


@pytest.mark.parametrize("said", ["90", "90deg", "90 deg", "90°"])
def test_degrees_are_read_with_and_without_their_unit(said):
    assert degrees_in(said) == read_degrees("turn", said, 180) == 90


@pytest.mark.parametrize("said", ["-1", "181", "nan", "inf", "north", ""])
def test_no_angle_of_the_field_is_told_with_how_far_it_goes(said):
    with pytest.raises(ValueError, match="turn is an angle from 0 to 180 degrees"):
        read_degrees("turn", said, 180)


def test_a_name_of_no_field_is_told_with_those_there_are():
    assert is_no_field("foo", ("way", "metres")) == "There is no field 'foo' here; there are way, metres."
