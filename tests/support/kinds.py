"""The kinds of records and their keys as text, in the order in which they are written."""

import textwrap
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import get_args

GOLDEN = Path(__file__).parents[1] / "golden"


def kinds(known):
    """Each kind of ours by what it is and is called, with its keys; `known` has the classes by what they are."""
    return {
        f"{what} {_kind(of)}": _keys(of)
        for what, classes in known.items()
        for of in classes
        if of.__module__.startswith("squadlog.")
    }


def pinned(name):
    """The kinds that a file of `tests/golden` holds."""
    whole = (GOLDEN / name).read_text(encoding="utf-8").replace("\n  ", " ")
    lines = (line.split(" ", 2) for line in whole.splitlines())
    return {f"{what} {kind}": keys for what, kind, keys in lines}


def pin(name, found):
    """Add to the file those that are new; what stands stays as it is."""
    held = {**found, **(pinned(name) if (GOLDEN / name).exists() else {})}
    lines = (
        "\n".join([kind, *textwrap.wrap(keys, 110, initial_indent="  ", subsequent_indent="  ")])
        for kind, keys in sorted(held.items())
    )
    (GOLDEN / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


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
