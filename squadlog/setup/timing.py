"""How long decisions may take in a battle on paper (TIM-01, TIM-02)."""

from collections.abc import Collection

from squadlog.battle.terms import TimeLimit
from squadlog.rules.timed_play.record import KEY, LEAST_S, MOST_S
from squadlog.setup.plan import BattlePlan, MusterError

__all__ = ["KEY", "limits", "read_seconds"]


def limits(plan: BattlePlan, chapters: Collection[str]) -> tuple[TimeLimit, ...]:
    """What was agreed on, where play is timed; none: as the book says. MusterError for a side that there is not."""
    if KEY not in chapters:
        return ()
    sides = {force.side for force in plan.forces}
    for one in plan.clock:
        if one.side and one.side not in sides:
            raise MusterError(f"{one.side} is not a side of this battle, so no clock runs for it.")
    return plan.clock


def read_seconds(text: str) -> int | None:
    """The typed seconds for each decision, None for `off`; ValueError, in one sentence, for neither."""
    said = text.strip().lower()
    if said == "off":
        return None
    if not (said.isascii() and said.isdigit() and LEAST_S <= int(said) <= MOST_S):
        raise ValueError(f"A decision takes {LEAST_S} to {MOST_S} seconds, or off for no limit, not {text!r}")
    return int(said)
