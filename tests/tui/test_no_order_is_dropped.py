"""A few keys of `tests/large/hand.py`: random keys in a battle, at human and at fast pace."""

from datetime import UTC, datetime

import pytest
from large.hand import FEW, PACES, typed

TODAY = int(datetime.now(UTC).strftime("%Y%m%d"))


@pytest.mark.parametrize("pace", PACES)
def test_no_order_that_was_typed_is_dropped_without_a_word(pace):
    typed(TODAY, pace, FEW)
