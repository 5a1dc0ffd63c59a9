"""What was worked out of the very same value a moment ago is not worked out again: once a battle, not once an event."""

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

_KEPT = 4
"""How many calls of a function are remembered."""
FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])


def remember_last(work: FunctionT) -> FunctionT:
    """A function of a frozen value and of little else, which keeps what it answered about the last few.

    The value is known by being the very one: it need not be hashed, and who asks again gets the very same answer.
    """
    kept: deque[tuple[object, tuple[object, ...], object]] = deque(maxlen=_KEPT)

    @wraps(work)
    def answered(of: object, *beside: object) -> object:
        for one, others, answer in tuple(kept):  # another thread may ask meanwhile
            if one is of and others == beside:
                return answer
        answer = work(of, *beside)
        kept.appendleft((of, beside, answer))
        return answer

    return answered  # type: ignore[return-value]
