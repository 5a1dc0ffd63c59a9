"""Events as they lie in the file have a version each; here is the way from old versions to the present one."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from squadlog.errors import StoreError
from squadlog.store.records import StoredEvent

Body = dict[str, Any]

UPCASTERS: Mapping[tuple[str, int], Callable[[Body], Body]] = {}
"""From (kind, version) to the body of the next version: pure functions, each with a golden test."""


def current_version(kind: str) -> int:
    """The version in which events of this kind are written today: one more than the newest upcaster."""
    return 1 + max((version for known, version in UPCASTERS if known == kind), default=0)


@cache
def current_versions() -> dict[str, int]:
    """The version of today of every kind that ever had another than the first."""
    return {kind: current_version(kind) for kind, _ in UPCASTERS}


def brought_up(event: StoredEvent) -> bytes:
    """The body of an event in the present version. Raises StoreError for a version of the future, or no version."""
    current = current_versions().get(event.kind, 1)
    if event.version == current:
        return event.body.encode()
    if event.version > current:
        raise StoreError(
            f"An event {event.kind} was written by a newer squadlog; upgrade squadlog to open the battle."
        )
    try:
        body: Body = json.loads(event.body)
        for version in range(event.version, current):
            body = UPCASTERS[event.kind, version](body)
    except (ValueError, KeyError, TypeError, RecursionError):
        return event.body.encode()  # no event of any version: whoever checks it says so
    return json.dumps(body).encode()
