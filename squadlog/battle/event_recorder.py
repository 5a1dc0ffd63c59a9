"""The events of one decision as they are told, and the battle they lead to."""

from squadlog.battle.events.union import Event
from squadlog.battle.evolve import evolve
from squadlog.battle.state import Battle


class EventRecorder:
    """Lives within one `decide`: rules tell events, and read `battle` as it is after the last one."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.events: list[Event] = []

    def emit(self, *events: Event) -> None:
        """Fold events into the battle and keep them."""
        for event in events:
            self.battle = evolve(self.battle, event)
            self.events.append(event)
