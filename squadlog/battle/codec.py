"""Events and commands as JSON and back, checked; what that takes is built for the kinds that are met."""

from collections.abc import Iterable

from squadlog.battle.commands import Command
from squadlog.battle.events.union import Event
from squadlog.battle.schema import Kinds

_EVENTS, _COMMANDS = Kinds(Event), Kinds(Command)


def event_to_json(event: Event) -> str:
    """One event as compact JSON text."""
    return _EVENTS.to_json(event).decode()


def events_from_json(bodies: Iterable[bytes]) -> list[Event]:
    """Events from their JSON; pydantic's ValidationError, whose first place is the number of the event, when one is none."""
    return _EVENTS.several(b"[" + b",".join(bodies) + b"]")


def command_to_json(command: Command) -> str:
    """One command as compact JSON text."""
    return _COMMANDS.to_json(command).decode()


def command_from_json(text: str | bytes) -> Command:
    """One command from JSON; pydantic's ValidationError when it is not one."""
    command: Command = _COMMANDS.one(text)
    return command
