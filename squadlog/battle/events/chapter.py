"""Events of the advanced chapters, which each chapter brings along."""

from collections.abc import Callable
from dataclasses import field
from typing import Any, ClassVar, TypeVar, get_args

from squadlog.base.records import HasKind, record

MadeT = TypeVar("MadeT")


@record
class ChapterEvent(HasKind):
    """An event of an advanced chapter; a chapter's own kinds of it have the chapter's folds and words.

    A `private` one is about a `unit` or a `side`, and told to that side, to the referee and at the table alone. The
    `Redaction` of a chapter takes out what else a seat may not read of it. One that `reveals` makes something secret
    known: to take it back, all must agree. One that `wounds` changes the wound of a `unit`. One that is `timeless` is
    told without its moment.
    """

    private: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    wounds: ClassVar[bool] = False
    timeless: ClassVar[bool] = False

    kind: str = field(init=False)


def types_of_argument(function: Callable[..., object], argument: str) -> tuple[type[Any], ...]:
    """What this argument of a function, `_` before its name or not, is annotated with: one type or more."""
    taken = next(kind for name, kind in function.__annotations__.items() if name.lstrip("_") == argument)
    return get_args(taken) or (taken,)


def by_event(*functions: Callable[..., MadeT]) -> dict[type[Any], Callable[..., MadeT]]:
    """Functions by the kinds of events that each takes: those that its argument `event` (`_event`) is annotated with.

    So a chapter lists its folds, and what it tells of its events. ValueError for a kind that two of them take.
    """
    found: dict[type[Any], Callable[..., MadeT]] = {}
    for one in functions:
        for kind in types_of_argument(one, "event"):
            if found.setdefault(kind, one) is not one:
                raise ValueError(f"{kind.__name__} is taken by {found[kind].__name__} and {one.__name__}")
    return found
