"""Events and commands as JSON and back, checked by pydantic; the adapters are built when first needed."""

from functools import cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from squadlog.battle.commands import Command
from squadlog.battle.events.union import Event


@cache
def event_adapter() -> TypeAdapter[Any]:
    """The adapter of the event union, told apart by `kind`."""
    return TypeAdapter(Annotated[Event, Field(discriminator="kind")])


@cache
def command_adapter() -> TypeAdapter[Any]:
    """The adapter of the command union, told apart by `kind`."""
    return TypeAdapter(Annotated[Command, Field(discriminator="kind")])


def event_to_json(event: Event) -> str:
    """One event as compact JSON text."""
    return event_adapter().dump_json(event).decode()


def event_from_json(text: str | bytes) -> Event:
    """One event from JSON; pydantic's ValidationError when it is not one."""
    event: Event = event_adapter().validate_json(text)
    return event


def command_to_json(command: Command) -> str:
    """One command as compact JSON text."""
    return command_adapter().dump_json(command).decode()


def command_from_json(text: str | bytes) -> Command:
    """One command from JSON; pydantic's ValidationError when it is not one."""
    command: Command = command_adapter().validate_json(text)
    return command
