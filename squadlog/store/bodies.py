"""Events between the record and the file: JSON bodies with a version each, checked on both ways."""

from collections.abc import Iterable, Sequence
from itertools import islice

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.events.union import Event
from squadlog.battle.record.codec import event_to_json, events_from_json
from squadlog.rules.common import chapter_states  # noqa: F401 - events of the chapters are read as well
from squadlog.store.records import BattleRecord, StoredEvent
from squadlog.store.upcasting import current_versions

with lazy_imports():
    from squadlog.store.seal import ciphers, course, ending, pages


def events_to_rows(events: Iterable[Event]) -> tuple[StoredEvent, ...]:
    """Events as they will be stored."""
    versions = current_versions()
    return tuple(
        StoredEvent(kind=event.kind, version=versions.get(event.kind, 1), body=event_to_json(event))
        for event in events
    )


class UnreadError(StoreError):
    """A body that is no event; `place` says which, from 0."""

    def __init__(self, place: int, why: str) -> None:
        super().__init__(f"Event {place + 1} of the record is damaged: {why}.")
        self.place, self.why = place, why


def read(bodies: Sequence[bytes]) -> list[Event]:
    """Events of the present version, checked. Raises UnreadError for the first that is none."""
    try:
        events = events_from_json(bodies)
    except ValidationError:
        events = []
    if len(events) != len(bodies):
        raise _unread(bodies)
    return events


def _unread(bodies: Sequence[bytes]) -> UnreadError:
    """The first body that is not exactly one event."""
    for place, body in enumerate(bodies):
        try:
            if len(events_from_json([body])) != 1:
                return UnreadError(place, "it is not one event")
        except ValidationError as error:
            fault = error.errors(include_url=False)[0]
            if fault["type"].startswith("union_tag"):
                return UnreadError(place, "it is of no kind that there is")
            where = ".".join(map(str, fault["loc"][2:]))  # behind its place in the list and its kind
            return UnreadError(place, f"{where}: {fault['msg']}" if where else fault["msg"])
    return UnreadError(0, "what it holds is no event")


def read_steps(record: BattleRecord, steps: Sequence[int]) -> list[tuple[Event, ...]]:
    """The events of steps of a battle, each step's together. Raises StoreError naming the first that cannot be read."""
    if record.sealed:
        return _read_sealed(record, steps)
    bodies = [body for step in steps for body in record.events[step]]
    try:
        told = iter(read(bodies))
    except UnreadError as error:
        owners = [step for step in steps for _ in record.events[step]]
        raise record.damaged(f"an event cannot be read: {error.why}", owners[error.place]) from None
    return [tuple(islice(told, len(record.events[step]))) for step in steps]


def _read_sealed(record: BattleRecord, steps: Sequence[int]) -> list[tuple[Event, ...]]:
    """Of a sealed battle: what all may read of each step, as far as it is whole. StoreError likewise."""
    told, places = [], pages.entries(record.steps.values())
    ring = pages.ring_of(record.events[min(record.steps)])
    for step in steps:
        try:
            pages.writer_of(record.events[step], ring, places[step])
            told.append(pages.events_of(pages.of_all(record.events[step])))
        except ciphers.SealError as error:
            raise record.damaged(str(error).rstrip("."), step) from None
    return told


def require_end(record: BattleRecord) -> None:
    """Raise StoreError where a sealed record ends before the point signed beside it."""
    half = None if record.half is None else record.half.stored
    try:
        ring = pages.ring_of(record.events[min(record.steps)])
        went = course.read(record.steps.values(), record.events, record.head, record.moves)
        ending.check_ending(ring, record.end, went, half)
    except ciphers.SealError as error:
        raise record.damaged(str(error).rstrip(".")) from None
