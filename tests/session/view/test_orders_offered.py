"""What a menu or a form says is read back as the very order, and stands; what it refuses is what the rules answer."""

import pytest
from support.offered_orders import OrderJudge
from support.walking import walk_battle


@pytest.mark.parametrize("seed", [163, 23])
def test_every_order_that_is_offered_stands_and_every_refusal_is_that_of_the_rules(monkeypatch, seed):
    """Without a map with explosives, and on one with rules for automatic fire; tests/large/orders.py plays all."""
    monkeypatch.setattr(OrderJudge, "looks", 0.04)
    judge = walk_battle(seed, OrderJudge)
    assert judge.faults == []
    assert judge.asked_of >= 4
