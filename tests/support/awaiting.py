"""What tests of a server wait for."""

import time
from collections.abc import Callable


def until(holds: Callable[[], object], *, within_s: float = 10.0) -> None:
    """Wait until something holds; fails where it never does."""
    ends = time.monotonic() + within_s
    while not holds():
        assert time.monotonic() < ends, "it never came"
        time.sleep(0.02)
