"""What is kept of a battle, read again one by one."""

from squadlog.battle.events.union import Event
from squadlog.battle.record.codec import events_from_json


def event_from_json(text: str) -> Event:
    """One event, read as the store reads many."""
    (event,) = events_from_json([text.encode()])
    return event
