"""What events, commands, entries and questions are called in a record, and their keys, are held as text for good.

`tests/golden/kinds.txt` holds them in the order in which they are written, since the hash of a step is worked out of
that text. A class or a field that is called otherwise must not change it; what is new is added by
`python tests/battle/test_kinds.py`, which leaves what stands.
"""

import textwrap
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import get_args

import squadlog.rules.holdings  # noqa: F401 - the chapters' events and commands are known with it
from squadlog.battle.pending import Pending
from squadlog.battle.record import codec
from squadlog.careers import entries

PINNED = Path(__file__).parents[1] / "golden" / "kinds.txt"


def _records(of):
    """The records among the parts of a type."""
    if is_dataclass(of):
        return [of]
    return [one for part in get_args(of) for one in _records(part)]


def _keys(of):
    """The keys of a record in their order, each with those of the records within."""
    told = []
    for one in fields(of):
        within = dict.fromkeys(_keys(record) for record in _records(one.type))
        told.append(f"{one.name}({' | '.join(within)})" if within else one.name)
    return ", ".join(told)


def _kind(of):
    return next(one.default for one in fields(of) if one.name == "kind")


def kinds():
    """Each kind by what it is and is called, with its keys."""
    known = {
        "event": codec._EVENTS._of.values(),
        "command": codec._COMMANDS._of.values(),
        "entry": entries._kinds()._of.values(),
        "question": get_args(Pending),
    }
    return {f"{what} {_kind(of)}": _keys(of) for what, classes in known.items() for of in classes}


def written(found):
    """The kinds as they lie in the file."""
    lines = (
        "\n".join([kind, *textwrap.wrap(keys, 110, initial_indent="  ", subsequent_indent="  ")])
        for kind, keys in sorted(found.items())
    )
    return "\n".join(lines) + "\n"


def pinned():
    """The kinds of the file."""
    whole = PINNED.read_text(encoding="utf-8").replace("\n  ", " ")
    lines = (line.split(" ", 2) for line in whole.splitlines())
    return {f"{what} {kind}": keys for what, kind, keys in lines}


def test_no_kind_and_no_key_of_a_record_is_called_otherwise_than_before():
    assert kinds() == pinned()


if __name__ == "__main__":
    PINNED.write_text(written({**kinds(), **(pinned() if PINNED.exists() else {})}), encoding="utf-8")
