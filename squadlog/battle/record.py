"""The pieces of a battle's record: steps that make a tree, and the moves of the head among them.

They are named tuples because a store has them ready-made as rows, thousands at a time.
"""

from typing import NamedTuple


class Step(NamedTuple):
    """One command and the run of events it led to, `first` to `last` by id. `at` is a UTC time in ISO form.

    `parent` is the step before, None for the one that created the battle, whose `command` (JSON) is empty.
    """

    id: int
    parent: int | None
    command: str
    by: str
    at: str
    label: str
    first: int
    last: int


class HeadMove(NamedTuple):
    """The head went from one event to another, without anything being said: undo, redo or a jump."""

    left: int
    reached: int
    by: str
    at: str
    why: str
