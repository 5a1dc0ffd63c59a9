"""Whose squad a unit is in today, and what it is there: the one answer for all rules (LDR-01, LDR-03, RGP-05)."""

from typing import Literal

from squadlog.base.records import record
from squadlog.battle.state import Unit
from squadlog.battle.terms import Soldier

LEADERSHIP = "leadership"
"""The chapter that keeps it."""
Office = Literal["", "leader", "acting", "former"]
"""What a unit is in its squad: nothing, a leader, one who took charge, or one who has been replaced."""


@record
class Post:
    """Where a unit stands in the chain of command.

    `squad` are all who stand under one leader, several fire teams it may be (LDR-03). `rating` is that of a leader,
    minus being good (LDR-07).
    """

    squad: str
    office: Office = ""
    rating: int = 0

    @property
    def leads(self) -> bool:
        """Whether it is named a leader, or has taken charge, and has not been replaced; it may have fallen."""
        return self.office in ("leader", "acting")


def post(unit: Unit) -> Post:
    """The post of a unit. Where nothing is kept, in the squad of its log, with the rating of its log."""
    kept: Post | None = unit.holds(LEADERSHIP)
    return begins(unit.soldier) if kept is None else kept


def begins(soldier: Soldier) -> Post:
    """The first post of a soldier: in the squad of its log, with the rating of its log."""
    if soldier.leader is None:
        return Post(squad=soldier.squad)
    return Post(squad=soldier.squad, office="leader", rating=soldier.leader)
