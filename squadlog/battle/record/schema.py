"""Commands and events as JSON, and as pydantic's core checks it; what checks is built for the kinds that are met.

Pydantic would write them too, but loads all of itself to know what it might be given: a fifteenth of a command.
"""

import json
import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import MISSING, fields
from fractions import Fraction
from functools import cache
from typing import Any, Literal, get_args, get_origin

from squadlog.base.compiled_pydantic import SchemaValidator, ValidationError
from squadlog.base.record_schema import schema_of

_KIND = re.compile(rb'"kind"\s*:\s*"(\w+)"')
"""Every kind in a text, and perhaps words that are none."""


def to_json(record: object) -> str:
    """A record of records, fractions, tuples, numbers, texts and None as compact JSON."""
    return _WRITER.encode(record)


def _plain(value: Any) -> object:  # noqa: ANN401 - a record or a fraction
    """What JSON itself does not know."""
    if isinstance(value, Fraction):
        return str(value)
    return {
        name: _as_float(getattr(value, name)) if of_floats else getattr(value, name)
        for name, of_floats in _named(value.__class__)
    }


_WRITER = json.JSONEncoder(default=_plain, ensure_ascii=False, separators=(",", ":"))


@cache
def _named(of: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a record, and whether the numbers in them are to be read as fractions of one: 2 is 2.0 there."""
    return tuple((field.name, _has_float(field.type)) for field in fields(of))


def _has_float(of: object) -> bool:
    return of is float or (get_origin(of) is not Literal and any(map(_has_float, get_args(of))))


def _as_float(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(map(_as_float, value))
    return float(value) if isinstance(value, int) else value


class Kinds:
    """The dataclasses of a union, told apart by `kind`, which each of them has as its own default."""

    def __init__(self, union: Any) -> None:  # noqa: ANN401 - a union of dataclasses
        self._of: dict[str, type] = {}
        self._met: set[str] = set()
        self._readers: tuple[SchemaValidator, SchemaValidator] | None = None
        self.learn(get_args(union))

    def learn(self, kinds: Iterable[type]) -> None:
        """Know these too, but those without a `kind` of their own."""
        for one in kinds:
            for field in fields(one):
                if field.name == "kind" and field.default is not MISSING:
                    self._of[str(field.default)] = one

    def knows(self, kind: str) -> bool:
        """Whether one of them is of that kind."""
        return kind in self._of

    def one(self, text: str | bytes) -> Any:  # noqa: ANN401 - one of the union
        """One of them from JSON. Raises pydantic's ValidationError."""
        return self._read(0, text if isinstance(text, bytes) else text.encode())

    def several(self, array: bytes) -> list[Any]:
        """The events or commands of a JSON array: cheaper than a call for each of thousands.

        Raises pydantic's ValidationError.
        """
        found: list[Any] = self._read(1, array)
        return found

    def _read(self, which: int, text: bytes) -> Any:  # noqa: ANN401 - one or several
        self._meet({kind.decode() for kind in _KIND.findall(text)} & self._of.keys())
        try:
            return self._reader(which).validate_json(text)
        except ValidationError:
            if len(self._met) == len(self._of):
                raise
        # What is wrong is told by all that would be right.
        self._meet(self._of.keys())
        return self._reader(which).validate_json(text)

    def _meet(self, kinds: AbstractSet[str]) -> None:
        if not kinds <= self._met:
            self._met |= kinds
            self._readers = None

    def _reader(self, which: int) -> SchemaValidator:
        if self._readers is None:
            known = {kind: schema_of(of) for kind, of in self._of.items() if kind in self._met}
            one = {"type": "tagged-union", "choices": known, "discriminator": "kind"}
            self._readers = SchemaValidator(one), SchemaValidator({"type": "list", "items_schema": one})
        return self._readers[which]
