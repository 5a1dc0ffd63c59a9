"""What a type may hold, said beside it and obeyed by pydantic when something is read.

The marks of `pydantic.Field` and of its validators, but free of pydantic, which takes ten times as long to start as
Python: who reads nothing, or reads what was checked before, does without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from pydantic_core import core_schema

    from squadlog.base import record_schema as schemas

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class Mark:
    """What stands beside a type."""

    __slots__ = ()

    def on(self, schema: CoreSchema) -> CoreSchema:
        """What the type becomes."""
        raise NotImplementedError

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """As pydantic asks for it."""
        return self.on(handler(source))


class Bounds(Mark):
    """Limits of a number (`ge`, `le`), a text or a tuple (`min_length`, `max_length`, `pattern`), and `strict`."""

    __slots__ = ("_limits",)

    def __init__(self, **limits: object) -> None:
        self._limits = limits

    def on(self, schema: CoreSchema) -> CoreSchema:
        """The type with these limits."""
        return cast("CoreSchema", {**schema, **self._limits})


class Before(Mark):
    """A function that what comes in passes through before it is checked; it may raise ValueError."""

    __slots__ = ("_passed",)

    def __init__(self, passed: Callable[[Any], object]) -> None:
        self._passed = passed

    def on(self, schema: CoreSchema) -> CoreSchema:
        """The type behind the function."""
        return core_schema.no_info_before_validator_function(self._passed, schema)


class After(Mark):
    """A function that what was checked passes through; it may raise ValueError."""

    __slots__ = ("_passed",)

    def __init__(self, passed: Callable[[Any], object]) -> None:
        self._passed = passed

    def on(self, schema: CoreSchema) -> CoreSchema:
        """The type before the function."""
        return core_schema.no_info_after_validator_function(self._passed, schema)


class Instead(Mark):
    """A function that makes the value of whatever comes in; it may raise ValueError.

    `written` is what comes in rightly.
    """

    __slots__ = ("_made", "_written")

    def __init__(self, made: Callable[[Any], object], written: Any) -> None:  # noqa: ANN401 - a type
        self._made, self._written = made, written

    def on(self, _schema: CoreSchema) -> CoreSchema:
        """The function in place of the type."""
        return core_schema.no_info_plain_validator_function(
            self._made, json_schema_input_schema=schemas.schema_of(self._written)
        )

    def __get_pydantic_core_schema__(self, source: object, _handler: GetCoreSchemaHandler) -> CoreSchema:
        """As pydantic asks for it; the type itself need not be one that it knows."""
        return self.on({"type": "any"})
