"""What can be said with an order besides what is ordered: what it is done with, where, at whom, how far."""

from typing import Literal

from squadlog.base.records import record, value
from squadlog.battle.state import Battle, Unit

Slot = Literal[
    "weapon", "item", "feature", "target", "partner", "extras", "floors", "shot", "mode", "degrees",
    "metres", "way", "ground", "turn", "into", "seen", "clears", "engage", "reach", "pack",
    "aim",
]  # fmt: skip


@record
class Detail:
    """One thing that can be said with an order, and where in the order it is said.

    `options` are what it can be, the likeliest first, None among them where it may stay unsaid; units by their
    numbers, features by their ids. None at all: it is typed (`metres`, `degrees`, `floors`), pointed at on a map
    (`way`, or `aim`: the place that it is thrown at, laid or called upon), or a shot of its own (`shot`).
    """

    slot: Slot
    label: str
    options: tuple[str | None, ...] = ()


@value
class FiringManner:
    """A special way to fire a weapon, beyond the ordinary shot, by its word.

    `aims`: it has one target, as a shot has. `sector_deg` is the width of the sector it sweeps; None: it sweeps none.
    """

    word: str
    label: str
    aims: bool
    sector_deg: float | None = None


def in_hand_first(unit: Unit) -> tuple[str, ...]:
    """The codes of its weapons, the one in hand before the others."""
    return tuple(sorted(dict.fromkeys(unit.weapons), key=lambda code: code != unit.in_hand))


def foes(battle: Battle, unit: Unit) -> tuple[str, ...]:
    """The numbers of the enemies of a unit that are still in the fight, in initiative order."""
    return tuple(str(other.id) for other in battle.in_order() if other.side != unit.side and not other.out)
