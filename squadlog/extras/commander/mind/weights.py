"""What a commander cares for, and how much: the numbers by which a sergeant weighs, each of which can be taken away."""

from __future__ import annotations

from squadlog.base.records import value


@value
class Weights:
    """How much each part of an order's worth counts; 1 is its points as they are, 0 takes the part away.

    `fear` is what enemies take, `claims` what friends already take of the same target, `denies` what a target can no
    longer do once it is hit, `goal` the way to the objective, `pull` points a metre where none is named, `watch` what
    readied fire is worth, `apart` keeping away from each other.
    """

    fear: float = 1.0
    claims: float = 1.0
    denies: float = 1.0
    goal: float = 1.0
    pull: float = 0.15
    watch: float = 0.35
    later: float = 0.9
    next_turn: float = 0.6
    met_later: float = 0.6
    at_once: float = 0.5
