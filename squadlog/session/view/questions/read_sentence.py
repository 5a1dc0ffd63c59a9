"""The command that a filled-in form says, read back from its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.book.load import book_of
from squadlog.language.parse import Misread, parse
from squadlog.language.words import Meta

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known


def read_sentence(battle: Known, told: str) -> tuple[Command | None, str]:
    """The command of a sentence; None with what is wrong with it where it cannot be read."""
    said = parse(told, battle, book_of(battle.setup))
    if isinstance(said, Misread):
        return None, said.problem
    return (None, "That is no command of the battle.") if isinstance(said, Meta) else (said, "")
