"""Two battles that differ in a secret are served alike, byte for byte; 300 pairs by tests/large/served_pairs.py."""

from datetime import UTC, datetime

import pytest
from large import served_pairs

SEED = datetime.now(UTC).date().isoformat()


@pytest.mark.parametrize("number", range(2))
def test_no_guest_can_tell_two_battles_that_differ_in_a_secret_mel_28(number):
    print(f"pair {number} of seed {SEED}")  # noqa: T201 - shown with a failure
    assert served_pairs.tried(number, SEED) == []


def test_the_pairs_would_notice_a_seat_that_sees_too_much_mel_28(monkeypatch):
    monkeypatch.setattr("squadlog.battle.known.sees", lambda *_: True)
    assert any(served_pairs.tried(number, "planted") for number in (0, 1, 2))


def test_every_address_that_is_read_is_asked_in_pairs():
    """A route without a row in `GETS` fails here."""
    assert set(served_pairs.READ) <= served_pairs.GETS.keys()
