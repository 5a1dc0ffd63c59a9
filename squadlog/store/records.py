"""What the store hands out and takes in: plain values. Rows stay inside the room."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleSummary:
    """A battle as a list shows it. `created` and `modified` are UTC times in ISO form; `moment` is like `T2.s7`."""

    id: int
    title: str
    created: str
    modified: str
    moment: str
    awaiting: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One command and the run of events it led to, `first` to `last` by id.

    `parent` is the step before, None for the one that created the battle, whose `command` is empty.
    """

    id: int
    parent: int | None
    command: str
    by: str
    at: str
    label: str
    first: int
    last: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadMove:
    """The head went from one event to another, without anything being said: undo, redo or a jump."""

    left: int
    reached: int
    by: str
    at: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEvent:
    """An event as it lies in the file: its kind, the version of that kind, and its JSON."""

    kind: str
    version: int
    body: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """A command that waits for a die: its JSON, who said it, the faces typed so far and the roll asked for (JSON)."""

    command: str
    by: str
    faces: tuple[int, ...]
    roll: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleRecord:
    """A whole battle: every step ever taken, undone ones too; `head` is the event that stands."""

    id: int
    title: str
    head: int
    tables_hash: str
    rulings_hash: str
    half: Half | None
    steps: Mapping[int, Step]
    step_of: Mapping[int, int]
    events: Mapping[int, tuple[StoredEvent, ...]]
    moves: tuple[HeadMove, ...]
    branches: Mapping[str, int]

    def line(self, head: int | None = None) -> tuple[int, ...]:
        """The steps from the creation to `head` (default: the head that stands), oldest first."""
        step: int | None = self.step_of[self.head if head is None else head]
        line: list[int] = []
        while step is not None:
            line.append(step)
            step = self.steps[step].parent
        return tuple(reversed(line))
