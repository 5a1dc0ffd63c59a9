"""A disk on which nothing has room: no file of this process can become longer than a few bytes."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def no_room() -> Iterator[None]:
    """As long as it lasts; where the system knows no such bound, the test is skipped."""
    resource = pytest.importorskip("resource")
    was = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4, was[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, was)
