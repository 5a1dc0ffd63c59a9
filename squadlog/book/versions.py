"""Which version decided something: records outlive the program, and its readings change."""

from typing import Annotated

from squadlog.base.limits import Bounds

Version = Annotated[str, Bounds(pattern=r"^[0-9]+(\.[0-9]+){1,2}$")]
"""Whole numbers with dots, such as 0.2 or 0.2.1."""

FIRST = "0.1.0"
"""What decided steps and opened records that do not say which version it was."""


def before(version: str, other: str) -> bool:
    """Whether one version came before another; 0.2 means all of 0.2. An empty one is the first."""
    return _parts(version or FIRST) < _parts(other)


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())
