"""The steps of a battle that a seat knows of, numbered for it from 1 and without gaps.

What is done in secret and changes nothing that a seat knows is no step for it: neither the numbers of its log nor
how far it can go back tell that there was one (HID-08, MEL-28).
"""

from bisect import bisect_right
from collections.abc import Sequence

from squadlog.battle.known import keeps_secrets, known, redact_event
from squadlog.battle.record.steps import Step
from squadlog.battle.record.timeline import Timeline
from squadlog.facts.seats import REFEREE

_PERHAPS = (
    "give_standing_order",
    "end_standing_order",
    "correct",
    "correct_turn",
    "private_note",
    "command_them",
    "say_done",
    "in_secret",
)
"""Steps that a seat may know nothing of where no chapter keeps secrets besides."""


class CountedSteps:
    """What a seat calls each step of a record. The referee knows of all."""

    def __init__(self, timeline: Timeline, seat: str) -> None:
        self._timeline, self._seat = timeline, seat
        self._looked_at = 0
        self._secret: set[int] = set()
        self._ids: list[int] = []
        self._places: list[int] = []

    def counted(self, steps: Sequence[Step]) -> list[Step]:
        """The steps that the seat knows of."""
        self._look()
        return [step for step in steps if step.id not in self._secret] if self._secret else list(steps)

    @property
    def in_all(self) -> int:
        """How many steps the seat knows of, undone ones too."""
        self._look()
        return self._timeline.count - len(self._ids)

    def number(self, step: int) -> int:
        """What the seat calls a step; one that it does not know of goes by the one before."""
        self._look()
        while step in self._secret:
            step = self._timeline.step(step).parent or 0
        return self._timeline.number(step) - bisect_right(self._ids, step)

    def numbered(self, number: int) -> Step | None:
        """The step that the seat calls so; None: it knows of none."""
        self._look()
        if number < 1:
            return None
        # Before the known step of that number lie the secret ones whose place, less those before them, is no later.
        before = bisect_right(self._places, number - 1)
        return self._timeline.numbered(number + before)

    def _look(self) -> None:
        """Steps that have been taken since."""
        if self._looked_at == self._timeline.count:
            return
        first, timeline = self._looked_at, self._timeline
        self._looked_at = timeline.count
        if self._seat == REFEREE:
            return
        battle = timeline.battle()
        of_any_kind = keeps_secrets(battle) or battle.chapters != battle.setup.chapters
        for place in range(first, self._looked_at):
            step = timeline.numbered(place + 1)
            if step is not None and (of_any_kind or step.label in _PERHAPS) and self._unknown(step):
                self._places.append(place - len(self._ids))
                self._secret.add(step.id)
                self._ids.append(step.id)

    def _unknown(self, step: Step) -> bool:
        """Whether nothing of a step is for the seat: no event is, and what it knows is the same as before."""
        before = self._timeline.before(step.id)
        if before is None:
            return False
        after, seat = self._timeline.battle(step.id), self._seat
        events = self._timeline.events(step.id)
        if any(redact_event(event, after, seat) is not None for event in events):
            return False
        return known(before, seat) == known(after, seat)
