"""A piece of the large trials of the screens in every run; the whole: `python tests/large/screens.py --all`."""

import sys
from datetime import UTC, datetime

import pytest
from large.screens import FEW, PASTED_AT, killed, pasted

SEED = int(datetime.now(UTC).strftime("%Y%m%d")) * 1000


@pytest.mark.parametrize("place", range(FEW))
def test_what_a_screen_showed_is_kept_when_it_is_killed(place):
    sys.stdout.write(f"seed {SEED + place}\n")  # shown when it fails
    assert killed(SEED + place) == ""


@pytest.mark.parametrize("keys", PASTED_AT, ids=",".join)
def test_a_paste_of_a_megabyte_is_no_order_and_ends_nothing(keys):
    assert pasted(keys) == ""
