"""What the advanced chapters keep, and their events, made known to the battle as this module is loaded.

Whoever reads a record or decides on a battle loads it; a price, a sentence or the name of a step needs none of it.
"""

from importlib import import_module

from squadlog.battle.evolve import FOLDS
from squadlog.battle.holding import HOLDINGS, Holding
from squadlog.battle.record.codec import learn
from squadlog.rules.advanced import ADVANCED, HOUSE

for _key in (*ADVANCED, *HOUSE):
    _holding: Holding = import_module(f"squadlog.rules.{_key}.record").HOLDING
    HOLDINGS[_key] = _holding
    FOLDS.update(_holding.folds)
    learn(_holding.folds)
