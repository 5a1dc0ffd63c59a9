"""What the map tells the screen round it: a command given, a unit chosen, words for its line, that it was left."""

from collections.abc import Callable

from textual.content import Content
from textual.message import Message

from squadlog.battle.commands import Command


class MapOrdered(Message):
    """A command was given on the map."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command


class MapChose(Message):
    """A unit was chosen on the map."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class MapTold(Message):
    """The line under the map changed."""

    def __init__(self, words: Content) -> None:
        super().__init__()
        self.words = words


class MapWorked(Message):
    """Another thread has worked something out; `learn` takes it over."""

    def __init__(self, learn: Callable[[], None]) -> None:
        super().__init__()
        self.learn = learn


class MapLeft(Message):
    """The map was left by its key, with no tool in the hand, or `to_list`: what is laid out in secret."""

    def __init__(self, *, to_list: bool = False) -> None:
        super().__init__()
        self.to_list = to_list


class MapAnswered(Message):
    """Enter, with no tool that would do anything: what is asked shall be answered."""
