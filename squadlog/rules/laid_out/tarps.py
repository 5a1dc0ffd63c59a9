"""What lies under a tarp: a square on the ground, whose side knows what it hides (HOL-03, HOL-04)."""

from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Position
from squadlog.facts.shapes import in_square
from squadlog.rules.common.kept.laid_things import LaidThing, laid_out

_no = refuses("fire")


def covers(tarp: LaidThing, x: float, y: float, floor: int) -> bool:
    """Whether a point lies under it, its edge included; its sides run east and north (HOL-03)."""
    at = tarp.position
    if at is None or floor != tarp.floor or not tarp.width_m:
        return False
    return in_square((x, y), (at.x, at.y), tarp.width_m / 2)


def tarp_over(
    battle: Battle, at: Position | None, floor: int, *, side: str | None = None, unit: int | None = None
) -> LaidThing | None:
    """The tarp over a place, or over a unit as stated, of one side or of any; None: there is none."""
    for one in laid_out(battle).things if battle.held else ():
        if not one.width_m or one.condition != "whole" or side not in (None, one.side):
            continue
        if (unit is not None and unit in one.under) or (at is not None and covers(one, at.x, at.y, floor)):
            return one
    return None


def refusal_called_on(battle: Battle, at: Position | None, floor: int = 1) -> Refusal | None:
    """Why no fire mission is called on a point: it lies under a tarp, whose place all know (HOL-08, FMS-20)."""
    if (tarp := tarp_over(battle, at, floor)) is None:
        return None
    sentence = f"A fire mission may not target a holotarp, and {tarp.called} covers that point."
    return _no("on-a-tarp", sentence, "HOL-08", "Choose a point beyond its square.")


def hides_all(battle: Battle) -> bool:
    """Whether what is under a tarp is found by entering alone (HOL-05), and not as any pile, only harder (A-107)."""
    return battle.rulings.get("holotarp.mode", "entry") == "entry"
