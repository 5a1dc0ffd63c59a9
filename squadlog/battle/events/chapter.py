"""Events of the advanced chapters, which each chapter brings along."""

from collections.abc import Callable, Iterable
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


def by_argument(
    argument: str, given: Iterable[tuple[Callable[..., object], MadeT]]
) -> dict[type[Any], MadeT]:
    """What is given with each function, by the types that this argument of it, or `_argument`, is annotated with.

    ValueError for a type that two functions take.
    """
    takers: dict[type[Any], Callable[..., object]] = {}
    found: dict[type[Any], MadeT] = {}
    for function, one in given:
        taken = next(kind for name, kind in function.__annotations__.items() if name.lstrip("_") == argument)
        for kind in get_args(taken) or (taken,):
            if (first := takers.setdefault(kind, function)) is not function:
                raise ValueError(f"{kind.__name__} is taken by {first.__name__} and {function.__name__}")
            found[kind] = one
    return found


def by_event(*functions: Callable[..., MadeT]) -> dict[type[Any], Callable[..., MadeT]]:
    """Functions by the kinds of events that each takes: those that its argument `event` (`_event`) is annotated with.

    So a chapter lists its folds, and what it tells of its events. ValueError for a kind that two of them take.
    """
    return by_argument("event", ((one, one) for one in functions))
