"""What is kept of vacuum."""

from squadlog.battle.changed import changed
from squadlog.battle.holding import Holding
from squadlog.battle.state import Battle
from squadlog.records import replace
from squadlog.rules.vacuum.suits import KEY


def _ends(battle: Battle) -> Battle:
    """There is air everywhere where vacuum is played no longer."""
    around = replace(battle.setup.environment, vacuum=False, hostile="")
    return changed(battle, setup=replace(battle.setup, environment=around))


HOLDING = Holding(key=KEY, ends=_ends)
