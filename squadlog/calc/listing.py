"""What `squadlog calc --list` says: every calculation, its input and its output."""

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from squadlog.calc.catalogue import CATALOGUE
from squadlog.calc.function import Function

_WIDTH = 96


def described(name: str | None = None) -> list[dict[str, Any]]:
    """Each calculation as data: name, summary, JSON schema of its input, output in words, an example."""
    return [
        {
            "fn": function.name,
            "summary": function.summary,
            "in": function.takes.model_json_schema(),
            "out": function.gives,
            "example": {"in": function.example[0], "out": function.example[1]},
        }
        for function in _wanted(name)
    ]


def listed(name: str | None = None) -> str:
    """The same as text."""
    return "\n".join(line for function in _wanted(name) for line in _text(function))


def _wanted(name: str | None) -> tuple[Function[Any], ...]:
    return tuple(function for function in CATALOGUE.values() if name in (None, function.name))


def _text(function: Function[Any]) -> Iterator[str]:
    yield from _wrapped(f"{function.name}: ", function.summary)
    for key, field in function.takes.model_fields.items():
        label = f"  in.{field.alias or key}"
        default = "" if field.is_required() or field.default in (None, ()) else f" (else {field.default})"
        optional = "" if field.is_required() else ", optional"
        yield from _wrapped(f"{label}{optional}: ", f"{field.description}{default}")
    yield from _wrapped("  out: ", function.gives)
    given, out = function.example
    yield from _wrapped("  e.g. ", f"{json.dumps(given)} -> {json.dumps(out)}")
    yield ""


def _wrapped(head: str, text: str) -> list[str]:
    return wrap(
        head + text, _WIDTH, subsequent_indent=" " * 6, break_long_words=False, break_on_hyphens=False
    )
