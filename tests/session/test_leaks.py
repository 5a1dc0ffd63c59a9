"""Pairs that differ only in what a seat may not know look the same to it; 300 of them by tests/large/leaks.py."""

import random
from datetime import UTC, datetime

import pytest
from large import leaks

SEED = datetime.now(UTC).date().isoformat()


@pytest.mark.parametrize("number", range(leaks.FEW))
def test_no_seat_can_tell_two_battles_or_deals_that_differ_in_a_secret_mel_28_amb_108(number):
    """A failure names its pair: python tests/large/leaks.py --seed SEED tells it again."""
    print(f"pair {number} of seed {SEED}")  # noqa: T201 - shown with a failure
    assert leaks.tried(number, SEED, look=number in (1, 2)) == []


@pytest.mark.parametrize("sort", ["intents", "stances"])
def test_the_pairs_would_notice_a_seat_that_sees_too_much(tmp_path, monkeypatch, sort):
    monkeypatch.setattr("squadlog.battle.known.sees", lambda *_: True)
    assert any(_leaks(tmp_path, sort))


def test_the_pairs_would_notice_a_seed_that_is_known(tmp_path, monkeypatch):
    monkeypatch.setattr("squadlog.battle.known._without_seed", lambda made: made)
    assert any(_leaks(tmp_path, "seeds"))


@pytest.mark.parametrize("told", ["squadlog.reports.narrate_combat.sees", "squadlog.reports.logbook.SECRET"])
def test_the_pairs_would_notice_a_log_that_tells_too_much(tmp_path, monkeypatch, told):
    monkeypatch.setattr(told, frozenset() if told.endswith("SECRET") else lambda *_: True)
    assert any(_leaks(tmp_path, "intents"))


def _leaks(folder, sort):
    """What leaks in the first pair of that sort."""
    for number in range(100):
        if random.Random(number).choice(("intents", "stances", "seeds")) == sort:
            return list(leaks.battle_pair(folder, random.Random(number), look=False))
    return []
