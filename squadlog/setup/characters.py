"""Characters of Legionnaire among those who are fielded (LEG-01)."""

from collections.abc import Iterable

from squadlog.setup.plan import Force


def fight_among(forces: Iterable[Force]) -> bool:
    """Whether any of them is a character."""
    return any(one.character is not None for force in forces for one in force.plan.soldiers)
