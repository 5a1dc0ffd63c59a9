"""A battle's record in memory: the tree of its steps, and the battle after any of them."""

from collections.abc import Iterable, Mapping, Sequence

from squadlog.battle.events.union import Event
from squadlog.battle.evolve import begin_battle, evolve, fast_forward
from squadlog.battle.record.steps import HeadMove, Step
from squadlog.battle.record.tree import Reader, Tree
from squadlog.battle.state import Battle


class _Fold:
    """Events make a battle; a whole record at once is folded in place, several times as fast."""

    def over(self, state: Battle | None, events: Iterable[Event], /) -> Battle:
        return fast_forward(events, state)

    def on(self, state: Battle | None, events: Sequence[Event], /) -> Battle:
        return apply_all(state, events)


class Timeline(Tree[Event, Battle]):
    """Lives as long as a session. The line that stands is read at once; undone steps only when somebody looks.

    `head` is the event that stands; `read` fetches what is not in memory yet and may raise StoreError.
    """

    def __init__(
        self, steps: Mapping[int, Step], head: int, moves: Sequence[HeadMove], read: Reader[Event]
    ) -> None:
        super().__init__(steps, head, moves, read, _Fold())

    def battle(self, step: int | None = None) -> Battle:
        """The battle after a step (default: the head)."""
        return self.state(step)


def apply_all(battle: Battle | None, events: Sequence[Event]) -> Battle:
    """The battle after `events`; the first of a record (`battle` None) must create it: TypeError otherwise."""
    battle = begin_battle(events[0]) if battle is None else battle
    for event in events:
        battle = evolve(battle, event)
    return battle
