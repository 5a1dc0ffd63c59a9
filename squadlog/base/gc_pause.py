"""Thousands of objects that last: they are not walked in search of garbage, neither while made nor while needed."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_held: list[object] = []
"""Who holds what is loaded; Python itself can only count it, object by object."""


def hold(who: object) -> None:
    """Keep what is loaded by now out of garbage collection until `who` calls `let_go`."""
    _held.append(who)
    gc.freeze()


def let_go(who: object) -> None:
    """End the hold of `who`; garbage collection takes in what was held once nobody holds it any more."""
    if who in _held:
        _held.remove(who)
        if not _held:
            gc.unfreeze()


@contextmanager
def gc_pause() -> Iterator[None]:
    """Pause garbage collection while thousands of lasting objects are made, which it would walk again and again."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            # Freezing and thawing puts what was made among the old objects at once, instead of walking it twice.
            gc.freeze()
            if not _held:
                gc.unfreeze()
            gc.enable()
