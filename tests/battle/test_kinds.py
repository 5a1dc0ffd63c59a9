"""What events, commands and questions are called in a record, and their keys, are held as text for good.

`tests/golden/kinds.txt` holds them in the order in which they are written, since the hash of a step is worked out of
that text. A class or a field that is called otherwise must not change it; what is new is added by
`python tests/battle/test_kinds.py`, which leaves what stands.
"""

import sys
from pathlib import Path
from typing import get_args

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


if __name__ == "__main__":
    pin(PINNED, kinds(known()))
