"""A way in the words of the shell, read by the command language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.state import MOVING
from squadlog.cli.battle.telling import tell_where
from squadlog.cli.printing import tell

with lazy_imports():
    from squadlog.battle import commands
    from squadlog.book import load as books
    from squadlog.language import parse

if TYPE_CHECKING:
    from squadlog.battle.commands import Declare
    from squadlog.battle.state import Known, Unit

MODES = (*MOVING, "dive")
_VERBS = {"backward": "back", "crawl_back": "crawl-back", "jump": "leap"}


def order(battle: "Known", unit: "Unit", mode: str, words: Sequence[str]) -> "Declare | None":
    """The words read as a move of the command language; None after telling where they make no sense."""
    if words and "," in words[0]:
        words = ("via", *words)
    verb = _VERBS.get(mode, mode)
    sentence = f"{verb} {unit.id} {' '.join(map(_place_word, words))}".strip()
    said = parse.parse(sentence, battle, books.book_of(battle.setup))
    if isinstance(said, parse.Misread):
        tell_where(said)
        tell(str(said))
        return None
    if (
        not isinstance(said, commands.Declare)
        or said.shot is not None
        or said.action not in ("move", "jump", "dive")
    ):
        tell("Give a path to measure, such as 12,8 14,9 or toward 14.")
        return None
    if said.move.turns:
        tell("Turns on the path are not measured; name the places where it turns, such as 12,8 14,9.")
        return None
    return said


def _place_word(word: str) -> str:
    """`12,8,2` of the shell is `12,8@2` of the language."""
    parts = word.split(",")
    return f"{parts[0]},{parts[1]}@{parts[2]}" if len(parts) == 3 else word
