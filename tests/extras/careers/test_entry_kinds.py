"""What the entries of a company's chronicle and of the annals are called, and their keys, are held as text for good.

`tests/golden/entry_kinds.txt` holds them; what is new is added by `python tests/extras/careers/test_entry_kinds.py`.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from support.kinds import kinds, pin, pinned

from squadlog.extras.careers import company_events

PINNED = "entry_kinds.txt"


def known():
    """The classes of the entries."""
    return {"entry": company_events._kinds()._of.values()}


def test_no_kind_and_no_key_of_an_entry_is_called_otherwise_than_before():
    assert kinds(known()) == pinned(PINNED), (
        "what is new is added by `python tests/extras/careers/test_entry_kinds.py`"
    )


if __name__ == "__main__":
    pin(PINNED, kinds(known()))
