"""The pieces of a battle's record: steps that make a tree, and the moves of the head among them.

They are named tuples because a store has them ready-made as rows, thousands at a time.
"""

from typing import NamedTuple


class Step(NamedTuple):
    """One command and the run of events it led to, `first` to `last` by id. `at` is a UTC time in ISO form.

    `parent` is the step before, None for the one that created the battle, whose `command` (JSON) is empty.
    `decided_by` is the version of squadlog whose rules and tables led to the events. `hash` (hex) is over all that was
    said and told in the step and over the hash of its parent, so that a change anywhere shows in every step after it.
    """

    id: int
    parent: int | None
    command: str
    by: str
    at: str
    label: str
    first: int
    last: int
    decided_by: str
    hash: str


class HeadMove(NamedTuple):
    """The head went from one event to another, without anything being said: undo, redo or a jump."""

    left: int
    reached: int
    by: str
    at: str
    why: str
