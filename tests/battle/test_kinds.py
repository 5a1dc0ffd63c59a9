"""What events, commands and questions are called in a record, and their keys, are held as text for good.

`tests/golden/kinds.txt` holds them in the order in which they are written, since the hash of a step is worked out of
that text. A class or a field that is called otherwise must not change it; what is new is added by
`python tests/battle/test_kinds.py`, which leaves what stands.
"""

import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Literal, get_args, get_origin

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from support.kinds import kinds, pin, pinned

import squadlog.rules.common.chapter_states  # noqa: F401 - the chapters' events and commands are known with it
from squadlog.battle.pending import Pending
from squadlog.battle.record import codec

PINNED = "kinds.txt"


def known():
    """The classes of the record, by what they are."""
    return {
        "event": codec._EVENTS._of.values(),
        "command": codec._COMMANDS._of.values(),
        "question": get_args(Pending),
    }


def test_no_kind_and_no_key_of_a_record_is_called_otherwise_than_before():
    assert kinds(known()) == pinned(PINNED), "what is new is added by `python tests/battle/test_kinds.py`"


def _parts(of):
    """The types that a type is put together from."""
    inner = () if get_origin(of) is Literal else get_args(of)
    return set().union(*map(_parts, inner)) if inner else {of}


def test_no_field_of_a_record_holds_both_whole_numbers_and_others():
    """Whole numbers in a field of floats are written as floats: 2 is 2.0 there, and a unit's number would be too."""
    waiting, met = [one for of in known().values() for one in of], set()
    while waiting:
        of = waiting.pop()
        met.add(of)
        for field in fields(of):
            parts = _parts(field.type)
            assert float not in parts or not parts & {int, bool}, f"{of.__name__}.{field.name}"
            waiting += [
                one for one in parts if isinstance(one, type) and is_dataclass(one) and one not in met
            ]
    assert len(met) > 300


if __name__ == "__main__":
    pin(PINNED, kinds(known()))
