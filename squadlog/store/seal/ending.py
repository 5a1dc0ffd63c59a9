"""How far a sealed record goes, signed with every change: so nobody cuts its end off, or says otherwise who said it.

It lies beside the record, and takes the place of the one before. Who has an older copy of the whole file can put that
back: against this nothing in the file helps, but who remembers how far the record went (see `session.secrecy.memory`).
"""

import hashlib
import json
from collections.abc import Sequence
from typing import NamedTuple

from squadlog.store.seal import course
from squadlog.store.seal.ciphers import NONSENSE, SealError
from squadlog.store.seal.keys import JUDGE, KeyRing, Opened, require_signed, sign

_SHORT = 4
"""How many characters of the mark are shown."""
_MOST = 10**15
"""Changes that no record ever has."""


class Stand(NamedTuple):
    """How a record stands: how many steps it has, the hash of the last and of that where it stands, what else was done.

    `moves` is the mark of all undo and redo, see `seal.course`, `half` is over what waits for a die or a judge.
    """

    steps: int
    last: str
    head: str
    moves: str
    half: str

    @property
    def short(self) -> str:
        """What people compare by eye: the same at every terminal that sees the same record."""
        return hashlib.sha256(json.dumps(self).encode()).hexdigest()[:_SHORT]


class Ending(NamedTuple):
    """How a record stood after its last change, which was the so-and-so-many-th, and which seat signed that.

    `moves` are the signatures of every undo and redo, by who made it.
    """

    number: int
    stand: Stand
    by: str = JUDGE
    moves: tuple[course.Signature, ...] = ()


def stand(
    hashes: Sequence[str],
    head: str,
    moves: Sequence[course.HeadMoved],
    half: str | None,
    signatures: Sequence[course.Signature] = (),
) -> Stand:
    """How a record stands whose steps have these hashes, as they were written."""
    mark = course.marks(moves, signatures)[-1]
    return Stand(len(hashes), hashes[-1], head, mark, _over(half) if half else "")


def _over(what: object) -> str:
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()


def write_ending(opened: Opened, ending: Ending) -> str:
    """The text that stands beside the record, signed by who writes here. SealError where no word was given."""
    by, signature = sign(opened, _text_of_ending(ending), opened.side or "")
    return json.dumps(
        {
            "number": ending.number,
            "stand": ending.stand,
            "moves": ending.moves,
            "by": by,
            "signature": signature,
        }
    )


def read(ring: KeyRing, text: str | None) -> Ending:
    """How far a record goes, by the text beside it. SealError where none is signed by a judge or a side."""
    try:
        content = json.loads(text or "{}")
        by, signature = str(content["by"]), str(content["signature"])
        moves = tuple(course.Signature(str(seat), str(text)) for seat, text in content["moves"])
        ending = Ending(_check_number(content["number"]), Stand(*content["stand"]), by, moves)
    except NONSENSE:
        raise SealError("Nothing says how far the record goes, or nothing that can be read.") from None
    require_signed(ring, by, signature, _text_of_ending(ending))
    return ending


def _check_number(number: object) -> int:
    if type(number) is not int or not 0 < number <= _MOST:
        raise ValueError
    return number


def _text_of_ending(ending: Ending) -> str:
    return json.dumps(["ending", ending.number, *ending.stand])


def check_ending(ring: KeyRing, text: str | None, found: course.RecordCourse, half: str | None) -> Ending:
    """How a record was signed at its last change, the 0th where nothing is signed. SealError where it differs."""
    if ring.signed:
        told = read(ring, text)
    elif text is not None:
        raise SealError("Its keys sign nothing, and it says that it is signed.")
    else:
        told = Ending(0, Stand(0, "", "", "", ""))
    stands = stand(found.hashes, found.head, found.moves, half, told.moves)
    if not ring.signed:
        return told._replace(stand=stands)
    if why := differs(told.stand, stands):
        raise SealError(f"Its end is not as it was signed: {why}.")
    course.require_led(ring, found, told.moves)
    return told


def differs(signed_as: Stand, found: Stand) -> str:
    """How a record stands otherwise than it was signed, in words; empty where it does not."""
    if (signed_as.steps, signed_as.last) != (found.steps, found.last):
        return f"it was signed with {signed_as.steps} entries, and there are {found.steps}, or others"
    if (signed_as.head, signed_as.moves) != (found.head, found.moves):
        return "where it stands, or who went back and when, was not signed"
    return "what waits to be decided was not signed" if signed_as.half != found.half else ""
