"""Who is meant: a figure on paper, one of ours, a side that is kept on paper."""

from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle


def refuse_stranger(battle: Battle, number: int) -> Refusal | None:
    """Why something cannot be stated of a unit: it is none, or it is kept here; None: it is a figure on paper."""
    unit = battle.units.get(number)
    if unit is None:
        return unknown_unit(number)
    if unit.soldier.paper:
        return None
    figures = ", ".join(str(one.id) for one in battle.units.values() if one.soldier.paper)
    sentence = f"{unit.called} is kept here: nothing is stated of them."
    return nonsense("not-on-paper", sentence, "LOG-01", f"Figures on paper: {figures or 'none'}.")


def refuse_own(battle: Battle, number: int) -> Refusal | None:
    """Why a unit is not hit by a side on paper: it is none, or one of theirs; None: it is kept here."""
    unit = battle.units.get(number)
    if unit is None:
        return unknown_unit(number)
    if not unit.soldier.paper:
        return None
    instead = f"Of {number} say admit {number} D, or such as their {number} af 3."
    return nonsense(
        "theirs", f"{unit.called} is on paper: their own hits are theirs to work out.", "LOG-01", instead
    )


def refuse_side(battle: Battle, side: str) -> Refusal | None:
    """Why a side is not spoken for here: it is none, or it is not on paper; None: it is."""
    if side in battle.setup.paper:
        return None
    names = ", ".join(battle.setup.side_name(one) for one in battle.setup.paper)
    called = battle.setup.side_name(side)
    return nonsense(
        "not-on-paper", f"{called} is not kept on paper.", "LOG-01", f"On paper: {names or 'no side'}."
    )
