"""Which decision the clock runs for: the choice of a unit's next action, or its answer to a question (TIM-01, TIM-03).

Dice, resolving, the choice of a target as a shot falls, set-up and the steps of other chapters are not timed.
"""

from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Battle
from squadlog.rules.common.ask import lacks_orders, watches_on
from squadlog.rules.common.slot import of_the_slot
from squadlog.rules.common.words import Asked, Decision


def decision_of(battle: Battle) -> Decision | None:
    """The decision that is awaited, as far as this battle knows of it; None: nothing that is timed."""
    match battle.pending:
        case None:
            return _orders(battle)
        case OpportunityOffer(watchers=(watcher, *_)):
            return _answer(battle, "opportunity", watcher)
        case IntentAsked(unit=unit):
            return _answer(battle, "intent", unit)
        case EscapeAsked(unit=unit):
            return _answer(battle, "escape", unit)
        case SharesAsked(unit=unit):
            return _answer(battle, "shares", unit)
    return None


def _answer(battle: Battle, asked: Asked, unit: int) -> Decision | None:
    return (
        Decision(asked=asked, side=battle.units[unit].side, units=(unit,)) if unit in battle.units else None
    )


def _orders(battle: Battle) -> Decision | None:
    """Those of the slot that lack orders, who can act before the dazed (ACT-16, WND-02)."""
    slot = [battle.units[number] for number in of_the_slot(battle)]
    lacking = [unit for unit in slot if lacks_orders(unit) and not watches_on(battle, unit)]
    if not lacking:
        return None
    lacking.sort(key=lambda unit: unit.dazed(battle.now))
    return Decision(asked="orders", side=lacking[0].side, units=tuple(unit.id for unit in lacking))
