"""What the advanced chapters keep, and their events, made known to the battle as this module is loaded.

Whoever reads a record or decides on a battle loads it; a price, a sentence or the name of a step needs none of it.
"""

from importlib import import_module

from squadlog.battle.evolve import FOLDS
from squadlog.battle.holding import HOLDINGS, Holding
from squadlog.battle.record.codec import learn
from squadlog.battle.rights import OWNERS, SECRET
from squadlog.rules.advanced import ADVANCED, HOUSE


def enter(key: str, holding: Holding) -> None:
    """Make known what a chapter keeps, tells and says."""
    HOLDINGS[key] = holding
    FOLDS.update(holding.folds)
    OWNERS.update(holding.says)
    SECRET.update(str(of.__dataclass_fields__["kind"].default) for of in holding.says if of.secret)
    learn(holding.folds, holding.says, holding.older)


for _key in (*ADVANCED, *HOUSE):
    enter(_key, import_module(f"squadlog.rules.{_key}.record").HOLDING)
