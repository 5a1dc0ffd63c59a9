"""A few steps of `tests/large/monkey.py`: random keys and clicks over every screen, at four sizes."""

from datetime import UTC, datetime

import pytest
from large.monkey import FEW, MAP, SIZES, climb

TODAY = int(datetime.now(UTC).strftime("%Y%m%d"))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_random_keys_and_clicks_fell_no_screen(size):
    before = MAP.read_bytes()
    climb(TODAY, size, FEW)
    assert MAP.read_bytes() == before
