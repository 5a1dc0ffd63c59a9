"""A scenario under work as the text of its file, in the order of the page, A to H."""

import json
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from squadlog.setup.own.paper import Raw
from squadlog.setup.own.vocabulary import DEPLOYMENT, HEAD, LISTS, PARTS, TABLES

_WIDE = 110
"""The most characters of a line of a briefing."""
_TABLES = (
    "sides", "groupings", "features", "areas", "deployment", "objectives", "rulings", "variants", "conditions",
    "triggers", "instructions", "actions",
)  # fmt: skip
"""What stands beneath the head, in this order."""
_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
_OPEN = frozenset({*LISTS, *TABLES} - {"buys", "arrives"})
"""What is written as a table of its own, and not within a line."""


def write_toml(raw: Raw) -> str:
    """The text of the file. Read again it holds the same."""
    head = [word.name for part in HEAD for word in part.words if word.name not in _TABLES]
    tables = [key for key in _TABLES if _is_table(raw.get(key))]
    lines = list(_entries(raw, (), (*head, *(key for key in raw if key not in head and key not in tables))))
    for key in tables:
        lines += _table((key,), raw[key])
    return "\n".join([*lines, ""])


def _table(way: tuple[str, ...], held: Any) -> Iterator[str]:  # noqa: ANN401 - a table, or a list of them
    name = ".".join(_key(step) for step in way)
    if isinstance(held, list):
        for one in held:
            yield f"\n[[{name}]]"
            yield from _entries(one, way, _order_words(way, one))
    else:
        yield f"\n[{name}]"
        yield from _entries(held, way, _order_words(way, held))


def _order_words(way: tuple[str, ...], held: Mapping[str, Any]) -> tuple[str, ...]:
    """The words of a part in the order of the form, what is not known of it last."""
    part = PARTS[LISTS[way[-1]]] if way[-1] in LISTS else PARTS.get(TABLES.get(way[-1], ""), DEPLOYMENT)
    known = [word.name for word in part.words if word.name in held]
    return (*known, *(key for key in held if key not in known))


def _entries(held: Mapping[str, Any], way: tuple[str, ...], keys: tuple[str, ...]) -> Iterator[str]:
    """Each word on a line, then the tables within it."""
    inner: list[tuple[str, Any]] = []
    for key in keys:
        if key not in held:
            continue
        said = held[key]
        if way and key in _OPEN and _is_table(said):
            inner.append((key, said))
        elif not way and key == "briefing" and isinstance(said, str) and len(said) > _WIDE:
            yield f'{key} = """\n{_fold_text(said)}"""'
        else:
            yield f"{_key(key)} = {in_toml(said)}"
    for key, said in inner:
        yield from _table((*way, key), said)


def _is_table(said: object) -> bool:
    return isinstance(said, dict) or (
        isinstance(said, list) and bool(said) and all(isinstance(one, dict) for one in said)
    )


def _fold_text(text: str) -> str:
    """A long text in lines: the reader makes one of them again."""
    lines = wrap(text, _WIDE, break_long_words=False, break_on_hyphens=False)
    return "".join(f"{_escape(line)}\n" for line in lines)


def _key(key: str) -> str:
    return key if key and _BARE.issuperset(key) else _quote(key)


def in_toml(said: Any) -> str:  # noqa: ANN401 - whatever a file holds
    """A value as a file writes it, on one line."""
    match said:
        case bool():
            return "true" if said else "false"
        case str():
            return _quote(said)
        case int():
            return str(said)
        case float():
            return repr(int(said)) if said.is_integer() else repr(said)
        case dict():
            inner = ", ".join(f"{_key(key)} = {in_toml(one)}" for key, one in said.items())
            return f"{{ {inner} }}" if inner else "{}"
        case list() | tuple():
            return f"[{', '.join(in_toml(one) for one in said)}]"
        case _:
            return _quote(str(said))  # a date, in a file that is none of ours


def _quote(text: str) -> str:
    return f'"{_escape(text)}"'


def _escape(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f")
