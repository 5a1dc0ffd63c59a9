"""What a sergeant cares for, and how much: numbers of which each can be taken away to see what it is good for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace, value

if TYPE_CHECKING:
    from squadlog.extras.commander.mind.tempers import Temper


@value
class Weights:
    """How much each part of an order's worth counts; 1 is its points as they are, 0 takes the part away.

    `taken` is what is taken of enemies, `fear` what they take, `claims` what friends take of a target already, `denies`
    what one who is hit no longer does, `support` what friends are spared by fire that he draws, `watch` what readied
    fire takes, and `unseen` what enemies take whom nobody sees. `goal` and `pull` are points for each metre toward an
    objective, and toward the enemy where there is none. `later` is what a shot is still worth a second later,
    `next_turn` one of the next turn. `met_later` is the share of the enemies' shots that is to come after a second,
    `at_once` how likely one who may fire does so within a second.
    `settles` is the share of his next shot that one gives up who has just come and goes on again. `stays` is how likely
    an enemy on the move is still to be shot at from elsewhere a second later, and `back` the points that it costs to go
    back at once to where one stood.
    """

    taken: float = 1.0
    fear: float = 1.0
    claims: float = 1.0
    denies: float = 1.0
    support: float = 0.7
    watch: float = 0.35
    goal: float = 0.4
    pull: float = 0.15
    later: float = 0.9
    next_turn: float = 0.6
    met_later: float = 0.6
    at_once: float = 0.5
    unseen: float = 1.0
    settles: float = 0.3
    stays: float = 0.8
    back: float = 12.0

    def in_temper(self, temper: Temper, lost: float) -> Weights:
        """The numbers of one in a temper, who has lost that share of the soldiers with whom he began."""
        way = -abs(temper.way) if lost > temper.withdraws_at else temper.way
        return replace(
            self, taken=self.taken * temper.taken, denies=self.denies * temper.taken, fear=self.fear * temper.loss,
            goal=self.goal * way, pull=self.pull * way,
        )  # fmt: skip
