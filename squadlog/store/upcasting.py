"""Events as they lie in the file have a version each; here they are brought to the present one."""

import json
from functools import cache

from squadlog.base.errors import StoreError
from squadlog.battle.record import upcasting
from squadlog.store.records import StoredEvent


@cache
def current_versions() -> dict[str, int]:
    """The version of today of every kind that ever had another than the first."""
    return {kind: upcasting.present(upcasting.EVENTS, kind) for kind, _ in upcasting.EVENTS}


def upcast_body(event: StoredEvent) -> bytes:
    """The body of an event in the present version. Raises StoreError for a version of the future, or no version."""
    current = current_versions().get(event.kind, 1)
    if event.version == current:
        return event.body.encode()
    if event.version > current:
        raise StoreError(
            f"An event {event.kind} was written by a newer squadlog; upgrade squadlog to open the battle."
        )
    try:
        body = upcasting.upcast(upcasting.EVENTS, event.kind, event.version, json.loads(event.body))
    except (ValueError, KeyError, TypeError, RecursionError):
        return event.body.encode()  # no event of any version: whoever checks it says so
    return json.dumps(body).encode()
