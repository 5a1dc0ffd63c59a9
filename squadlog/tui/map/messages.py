"""What the map tells the screen round it: a command given, a unit chosen, words for its line, that it was left."""

from collections.abc import Callable

from textual.content import Content
from textual.message import Message

from squadlog.battle.commands import Command
from squadlog.tui.value_message import ValueMessage


class MapOrdered(ValueMessage):
    """A command was given on the map."""

    command: Command


class MapChose(ValueMessage):
    """A unit was chosen on the map."""

    number: int


class MapTold(ValueMessage):
    """The line under the map changed."""

    words: Content


class MapWorked(ValueMessage):
    """Another thread has worked something out; `learn` takes it over."""

    learn: Callable[[], None]


class MapLeft(ValueMessage):
    """The map was left by its key, with no tool in the hand, or `to_list`: what is laid out in secret."""

    to_list: bool = False


class MapAnswered(Message):
    """Enter, with no tool that would do anything: what is asked shall be answered."""
