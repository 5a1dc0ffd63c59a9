"""What a type may hold, said beside it and obeyed by pydantic when something is read.

The marks of `pydantic.Field` and of its validators, but free of pydantic, which takes ten times as long to start as
Python: who reads nothing, or reads what was checked before, does without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class Bounds:
    """Limits of a number (`ge`, `le`), a text or a tuple (`min_length`, `max_length`, `pattern`), and `strict`."""

    __slots__ = ("_limits",)

    def __init__(self, **limits: object) -> None:
        self._limits = limits

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The type with these limits."""
        schema: Any = {**handler(source), **self._limits}
        return schema  # type: ignore[no-any-return]


class Before:
    """A function that what comes in passes through before it is checked; it may raise ValueError."""

    __slots__ = ("_passed",)

    def __init__(self, passed: Callable[[Any], object]) -> None:
        self._passed = passed

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The type behind the function."""
        from pydantic_core import core_schema  # noqa: PLC0415 - start-up cost

        return core_schema.no_info_before_validator_function(self._passed, handler(source))


class After:
    """A function that what was checked passes through; it may raise ValueError."""

    __slots__ = ("_passed",)

    def __init__(self, passed: Callable[[Any], object]) -> None:
        self._passed = passed

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The type before the function."""
        from pydantic_core import core_schema  # noqa: PLC0415 - start-up cost

        return core_schema.no_info_after_validator_function(self._passed, handler(source))
