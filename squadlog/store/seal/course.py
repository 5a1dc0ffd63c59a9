"""How a sealed record came to stand where it does: every step and every undo, redo or jump, each signed by who made it.

A move of the head signs after which step it was made, from where to where, under which name, when, why, and all moves
before it; a step signs all moves before it, and whether it stands beside the line. So nobody says otherwise what
another did, and nobody goes on from where the battle did not stand.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, zip_longest
from typing import NamedTuple

from squadlog.battle.record.steps import HeadMove, Step
from squadlog.store.seal.ciphers import SealError
from squadlog.store.seal.keys import KeyRing, Opened, require_signed, sign
from squadlog.store.seal.pages import read_claim

_SIGNED: set[tuple[str, ...]] = set()
"""What was found to be signed by the named writer, in this process."""


class SignedStep(NamedTuple):
    """A step by its hash and that of the step it follows; the mark of the moves before it, whether it stands beside."""

    hash: str
    parent: str
    moved: str
    beside: bool


class HeadMoved(NamedTuple):
    """A move of the head from one step to another, by their hashes: who made it, when and why."""

    left: str
    reached: str
    by: str
    at: str
    why: str


class Signature(NamedTuple):
    """A signature, and the seat that made it."""

    seat: str
    text: str


class RecordCourse(NamedTuple):
    """All steps and all moves of the head, oldest first, and the step where it stands."""

    taken: Sequence[SignedStep]
    moves: Sequence[HeadMoved]
    head: str

    @property
    def hashes(self) -> list[str]:
        """The hashes of the steps."""
        return [step.hash for step in self.taken]


def read(
    steps: Iterable[Step], bodies: Mapping[int, Sequence[bytes]], head: int, moves: Iterable[HeadMove]
) -> RecordCourse:
    """The course of a record with these steps (as they were written), the rows of each, its head and its moves."""
    taken, ends, hashes = list[SignedStep](), dict[int, str](), dict[int | None, str]({None: ""})
    for step in steps:
        taken.append(SignedStep(step.hash, hashes.get(step.parent, ""), *read_claim(bodies[step.id])))
        hashes[step.id] = ends[step.last] = step.hash
    went = [build_move(move, ends[move.left], ends[move.reached]) for move in moves]
    return RecordCourse(taken, went, ends[head])


def build_move(move: HeadMove, left: str, reached: str) -> HeadMoved:
    """A move between the steps that have these hashes."""
    return HeadMoved(left, reached, move.by, move.at, move.why)


def marks(moves: Sequence[HeadMoved], signatures: Sequence[Signature]) -> list[str]:
    """A mark of no move at all, of the first, of the first two ... with their signatures; the last is of all."""
    each = zip_longest(moves, signatures, fillvalue=("",))
    return list(accumulate(each, lambda mark, one: _over([mark, *map(list, one)]), initial=""))


def _over(what: object) -> str:
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()


def sign_move(opened: Opened, move: HeadMoved, last: str, before: str) -> Signature:
    """Who writes here signs a move made after the `last` step and after the moves of that mark."""
    return Signature(*sign(opened, _text_of_move(move, last, before), opened.side or ""))


def _text_of_move(move: HeadMoved, last: str, before: str) -> str:
    return json.dumps(["move", *move, last, before])


def require_led(ring: KeyRing, course: RecordCourse, signatures: Sequence[Signature]) -> None:
    """Raise SealError where signed steps and moves do not lead from one to the next and to the head."""
    made = marks(course.moves, signatures)
    head, last, done = "", "", 0

    def goes(upto: int) -> str:
        stands = head
        for place in range(done, upto):
            move, (seat, text) = course.moves[place], signatures[place]
            told = _text_of_move(move, last, made[place])
            if (ring.mark, seat, text, told) not in _SIGNED:
                try:
                    require_signed(ring, seat, text, told)
                except SealError:
                    raise SealError(
                        f"Undo or redo {place + 1} is not as who made it has signed it."
                    ) from None
                _SIGNED.add((ring.mark, seat, text, told))
            if move.left != stands:
                raise SealError(f"Undo or redo {place + 1} does not begin where the battle stood.")
            stands = move.reached
        return stands

    for entry, step in enumerate(course.taken, start=1):
        if step.moved not in made[done:]:
            raise SealError(f"Entry {entry} was signed after another undo or redo than stands there.")
        before = made.index(step.moved, done)
        head, done = goes(before), before
        if step.parent != head:
            raise SealError(f"Entry {entry} does not go on from where the battle stood.")
        head, last = head if step.beside else step.hash, step.hash
    if goes(len(course.moves)) != course.head:
        raise SealError("It stands where neither its last entry nor the last undo or redo leads.")
