"""Bursts, scatter, wedges and squares against shapely; the whole is `tests/large/blasts.py`."""

from datetime import UTC, datetime

from large.blasts import EACH, FEW, asked_of


def test_what_a_burst_reaches_and_what_covers_is_what_shapely_finds_grn_35():
    """GRN-25, GRN-35..38, SHP-09, HOL-03, A-63, A-65, A-68: two hundred questions on maps of the day."""
    first = datetime.now(UTC).toordinal() * 1000
    for seed in range(first, first + FEW // EACH):
        asked_of(seed)
