"""Events as they lie in the file: JSON bodies with a version each, and the way from old versions to new ones."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any

from pydantic_core import ValidationError

from squadlog.battle.codec import event_to_json, events_from_json
from squadlog.battle.events.union import Event
from squadlog.errors import StoreError
from squadlog.store.records import BattleRecord, StoredEvent

Body = dict[str, Any]

UPCASTERS: Mapping[tuple[str, int], Callable[[Body], Body]] = {}
"""From (kind, version) to the body of the next version: pure functions, each with a golden test."""


def current_version(kind: str) -> int:
    """The version in which events of this kind are written today: one more than the newest upcaster."""
    return 1 + max((version for known, version in UPCASTERS if known == kind), default=0)


@cache
def _versions() -> dict[str, int]:
    return {kind: current_version(kind) for kind, _ in UPCASTERS}


def written(events: Iterable[Event]) -> tuple[StoredEvent, ...]:
    """Events as they will be stored."""
    versions = _versions()
    return tuple(
        StoredEvent(kind=event.kind, version=versions.get(event.kind, 1), body=event_to_json(event))
        for event in events
    )


def read(bodies: Sequence[bytes]) -> list[Event]:
    """Events of the present version, checked. Raises StoreError naming the first that cannot be read."""
    try:
        return events_from_json(bodies)
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        at = fault["loc"][0] if fault["loc"] else "?"
        raise StoreError(f"Event {at} of the battle cannot be read: {fault['msg']}.") from None


def read_steps(record: BattleRecord, steps: Sequence[int]) -> list[tuple[Event, ...]]:
    """The events of steps of a battle, each step's together. Raises what `read` raises."""
    told = iter(read([body for step in steps for body in record.events[step]]))
    return [tuple(islice(told, len(record.events[step]))) for step in steps]


def brought_up(event: StoredEvent) -> bytes:
    """The body of an event in the present version. Raises StoreError for a version of the future."""
    current = _versions().get(event.kind, 1)
    if event.version > current:
        raise StoreError(
            f"An event {event.kind} was written by a newer squadlog; upgrade squadlog to open the battle."
        )
    if event.version == current:
        return event.body.encode()
    body: Body = json.loads(event.body)
    for version in range(event.version, current):
        body = UPCASTERS[event.kind, version](body)
    return json.dumps(body).encode()
