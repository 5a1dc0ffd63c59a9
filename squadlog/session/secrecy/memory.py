"""What this computer last saw of each sealed record, kept outside its file: so an older copy that is put back shows."""

from __future__ import annotations

import hashlib
import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from squadlog.base.user_paths import seen_folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class LastSeen(NamedTuple):
    """How far a record went: its so-and-so-many-th change (0: not signed), its steps, the last of them, how it stood.

    `half` is which change said what waits then, 0 for nothing; `moves` how many undo and redo there were, `moved` the
    mark of them (`seal.course`).
    """

    number: int
    steps: int
    last: str
    short: str
    half: int
    moves: int
    moved: str


class ChosenBefore(NamedTuple):
    """A secret choice that made a judge ask for a die: the step before it, its mark, and `told`, what came of it."""

    head: str
    mark: str
    told: str


class SeenOtherwise(NamedTuple):
    """What this computer has seen otherwise of a record: how it went (a sentence, or nothing), and what waits."""

    course: str = ""
    put_back: bool = False

    @property
    def remarks(self) -> tuple[str, ...]:
        """What was seen otherwise before, a sentence each."""
        return tuple(filter(None, (self.course, PUT_BACK if self.put_back else "")))


def compare_with_seen(ring: str, now: LastSeen, hashes: Sequence[str], marks: Sequence[str]) -> SeenOtherwise:
    """What this computer has seen of a record otherwise than it is now; where it has not, `now` is remembered."""
    before = recalled(ring)
    if before is None:
        told = SeenOtherwise(_say_forgotten(ring))
    else:
        put_back = 0 < now.half <= before.number and now.half != before.half
        told = SeenOtherwise(_otherwise(before, now, hashes, marks), put_back)
    if told == SeenOtherwise() and now != before:
        keep(ring, now)
    return told


def _say_forgotten(ring: str) -> str:
    """That something was remembered of a record and is not any more, or nothing: it was never seen here."""
    file = _file(ring)
    if os.path.lexists(file):
        return (
            f"What this computer has seen of the battle cannot be read any more, in {file}: {_NOBODY_KNOWS}"
        )
    if _has_place(ring):
        return f"What this computer has seen of the battle is gone: {_NOBODY_KNOWS}"
    return ""


def _has_place(ring: str) -> bool:
    """Whether a place of the battle is remembered."""
    with suppress(OSError):
        return any(_place_in(one) == ring for one in seen_folder().glob("*.json"))
    return False


def _otherwise(before: LastSeen, now: LastSeen, hashes: Sequence[str], marks: Sequence[str]) -> str:
    if now.steps < before.steps or now.number < before.number or now.moves < before.moves:
        further = (
            f"This computer has seen the battle go further, to {before.steps} entries and {before.short}"
        )
        return f"{further}; now {now.steps} and {now.short}: an older copy was put back, or its end cut off."
    if (
        hashes[before.steps - 1] != before.last
        or marks[before.moves] != before.moved
        or (now.number == before.number > 0 and now.short != before.short)
    ):
        otherwise = f"This computer has seen the battle otherwise, {before.short} at entry {before.steps}"
        return f"{otherwise}: an older copy was put back, and somebody went on from that."
    return ""


_NOBODY_KNOWS = "whether it went further nobody can tell here."
PUT_BACK = "What waits was withdrawn or decided before, and somebody has put it back."


def say_replaced(path: Path, number: int, ring: str) -> str:
    """The sentence that another battle is under this number of a file than the sealed one seen there, or nothing.

    `ring` is the name of its keys, empty for a battle that is not sealed. What is sealed is remembered by its place.
    """
    before = _place_recalled(path, number)
    if before == ring:
        return ""
    if before:
        what = "another" if ring else "one that is not sealed"
        told = f"This computer has seen a sealed battle as battle {number} of this file, and this is {what}"
        return f"{told}: somebody has put it there, or that was deleted."
    keep_place(path, number, ring)
    return ""


def keep_place(path: Path, number: int, ring: str) -> None:
    """Remember the keys that seal the battle of this number in a file; an empty name: it is not sealed."""
    place = _place(path, number)
    if ring:
        _write(place, json.dumps(ring))
    else:
        with suppress(OSError):
            place.unlink(missing_ok=True)


def _place_recalled(path: Path, number: int) -> str:
    return _place_in(_place(path, number))


def _place_in(file: Path) -> str:
    found = _read(file)
    return found if isinstance(found, str) else ""


def _place(path: Path, number: int) -> Path:
    return _file(f"{path.resolve()} {number}")


def recalled(ring: str) -> LastSeen | None:
    """What was remembered of the record with this ring; None for nothing, or nothing that can be read."""
    with suppress(ValueError, TypeError, ArithmeticError):
        number, steps, last, short, half, moves, moved = _listed(_file(ring))
        seen = LastSeen(int(number), int(steps), str(last), str(short), int(half), int(moves), str(moved))
        return seen if seen.steps > 0 and seen.moves >= 0 else None
    return None


def keep(ring: str, seen: LastSeen) -> None:
    """Remember what was seen; where nothing can be written, do nothing, and the battle is played all the same."""
    _write(_file(ring), json.dumps(seen))


def forget(ring: str) -> None:
    """Remember nothing of the record with this ring."""
    with suppress(OSError):
        _file(ring).unlink(missing_ok=True)


def recall_chosen(ring: str) -> ChosenBefore | None:
    """The secret choice that was remembered last of the record with this ring; None for none."""
    with suppress(ValueError, TypeError):
        head, mark, told = _listed(_file(f"{ring} chosen"))
        return ChosenBefore(str(head), str(mark), str(told))
    return None


def keep_chosen(ring: str, choice: ChosenBefore | None) -> None:
    """Remember a secret choice; None forgets it."""
    if choice is not None:
        _write(_file(f"{ring} chosen"), json.dumps(choice))
    else:
        with suppress(OSError):
            _file(f"{ring} chosen").unlink(missing_ok=True)


def recall_sitting(ring: str) -> tuple[str, ...]:
    """The sides of the record with this ring whose commanders, or others who are no people, sit at this computer."""
    return tuple(side for side in _listed(_file(f"{ring} sitting")) if isinstance(side, str))


def keep_sitting(ring: str, sides: tuple[str, ...]) -> None:
    """Remember which sides they have here."""
    _write(_file(f"{ring} sitting"), json.dumps(sides))


def _listed(file: Path) -> list[Any]:
    found = _read(file)
    return found if isinstance(found, list) else []


def _read(file: Path) -> Any:  # noqa: ANN401 - whatever stands there
    """What stands in a file; None for nothing, or nothing that can be read."""
    with suppress(OSError, ValueError, RecursionError):
        return json.loads(file.read_text(encoding="utf-8"))
    return None


def _write(path: Path, text: str) -> None:
    part = path.with_name(f"{path.name}-{os.getpid()}.part")
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path)


def _file(ring: str) -> Path:
    # The name of a ring is what somebody wrote into the file, that of a folder may be in no character set.
    return seen_folder() / f"{hashlib.sha256(ring.encode(errors='surrogatepass')).hexdigest()[:32]}.json"
