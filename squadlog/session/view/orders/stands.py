"""How a soldier stands who is to be given an order: its wound, its posture, and what it is busy with."""

from squadlog.base.names import numbers
from squadlog.battle.state import Known, Unit
from squadlog.session.chapters import flees
from squadlog.session.view.words.doing import doing


def stands_words(battle: Known, unit: Unit) -> str:
    """What a soldier is busy with; `routed` or `attacked` where he does nothing else and is not free to choose."""
    told = doing(unit, battle.now)
    attackers = [one.attacker for one in battle.engaging(unit.id) if one.defender == unit.id]
    if told != "free":
        return told
    by = f"attacked by {numbers(attackers)}" if attackers else ""
    return ", ".join(filter(None, ("routed" if flees(unit.held) else "", by))) or told


def format_state(battle: Known, unit: Unit) -> str:
    """Wound, posture and what it is busy with: `wound M, prone, free`."""
    wound = "" if unit.wound == "none" else f"wound {unit.wound}, "
    return f"{wound}{unit.posture}, {stands_words(battle, unit)}"
