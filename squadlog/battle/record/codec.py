"""Events and commands as JSON and back, checked; what that takes is built for the kinds that are met."""

from collections.abc import Iterable

from squadlog.battle.commands import BasicCommand, Command
from squadlog.battle.events.union import BasicEvent, Event
from squadlog.battle.record import upcasting
from squadlog.battle.record.schema import Kinds, to_json

_EVENTS, _COMMANDS = Kinds(BasicEvent), Kinds(BasicCommand)


def learn(events: Iterable[type], commands: Iterable[type], older: upcasting.Upcasters) -> None:
    """Make a chapter's events and commands known to the codec; `older` brings old bodies up to date."""
    _EVENTS.learn(events)
    _COMMANDS.learn(commands)
    for (kind, version), step in older.items():
        (upcasting.EVENTS if _EVENTS.knows(kind) else upcasting.COMMANDS)[kind, version] = step


def event_to_json(event: Event) -> str:
    """One event as compact JSON text."""
    return to_json(event)


def events_from_json(bodies: Iterable[bytes]) -> list[Event]:
    """Events from their JSON; when one is none pydantic's ValidationError, whose first place is its number."""
    return _EVENTS.several(b"[" + b",".join(bodies) + b"]")


def normalize_command(
    command: Command, key: str = "", whose: str = "", took_s: float | None = None
) -> tuple[str, Command]:
    """One command as compact JSON text, in the present version of its kind, and as a reader of it will get it.

    `key` is what it was said with, `whose` side said it, and `took_s` how long that took to decide, see `with_key`,
    `with_side` and `with_time`. Raises pydantic's ValidationError for none.
    """
    plain = to_json(command)
    text = upcasting.with_time(
        upcasting.with_side(upcasting.command_json(plain, command.kind), whose), took_s
    )
    return upcasting.with_key(text, key, whose) if key else text, _COMMANDS.one(plain)


def command_from_json(text: str) -> Command:
    """One command from JSON of any version; ValueError (pydantic's ValidationError is one) when it is not one."""
    command: Command = _COMMANDS.one(upcasting.command_brought_up(text))
    return command
