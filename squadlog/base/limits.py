"""What a type may hold, said beside it and obeyed by pydantic when something is read.

The marks of `pydantic.Field` and of its validators, but free of pydantic, which takes ten times as long to start as
Python: who reads nothing, or reads what was checked before, does without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.base import record_schema as schemas

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import GetCoreSchemaHandler

    from squadlog.base.compiled_pydantic import Schema


class Mark:
    """What stands beside a type."""

    __slots__ = ()

    def on(self, schema: Schema) -> Schema:
        """What the type becomes."""
        raise NotImplementedError

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> Schema:
        """As pydantic asks for it."""
        return self.on(handler(source))


class Bounds(Mark):
    """Limits of a number (`ge`, `le`), a text or a tuple (`min_length`, `max_length`, `pattern`), and `strict`."""

    __slots__ = ("_limits",)

    def __init__(self, **limits: object) -> None:
        self._limits = limits

    def on(self, schema: Schema) -> Schema:
        """The type with these limits."""
        return {**schema, **self._limits}


class Before(Mark):
    """A function that what comes in passes through before it is checked; it may raise ValueError."""

    __slots__ = ("_passed",)

    def __init__(self, passed: Callable[[Any], object]) -> None:
        self._passed = passed

    def on(self, schema: Schema) -> Schema:
        """The type behind the function."""
        return {
            "type": "function-before",
            "function": {"type": "no-info", "function": self._passed},
            "schema": schema,
        }


class After(Mark):
    """A function that what was checked passes through; it may raise ValueError."""

    __slots__ = ("_passed",)

    def __init__(self, passed: Callable[[Any], object]) -> None:
        self._passed = passed

    def on(self, schema: Schema) -> Schema:
        """The type before the function."""
        return schemas.after(self._passed, schema)


class Instead(Mark):
    """A function that makes the value of whatever comes in; it may raise ValueError.

    `written` is what comes in rightly.
    """

    __slots__ = ("_made", "_written")

    def __init__(self, made: Callable[[Any], object], written: Any) -> None:  # noqa: ANN401 - a type
        self._made, self._written = made, written

    def on(self, _schema: Schema) -> Schema:
        """The function in place of the type."""
        return {
            "type": "function-plain",
            "function": {"type": "no-info", "function": self._made},
            "json_schema_input_schema": schemas.schema_of(self._written),
        }

    def __get_pydantic_core_schema__(self, source: object, _handler: GetCoreSchemaHandler) -> Schema:
        """As pydantic asks for it; the type itself need not be one that it knows."""
        return self.on({"type": "any"})
