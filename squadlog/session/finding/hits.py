"""What is looked for, and what is found: a thing or a line of it that has every word."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_WORDS = 12
_NO_WORDS = "Say at least one word to look for, such as: find ford sniper."


@record
class Hit:
    """Something that has every word. `kind` is battle, line, note, squad, map or scenario.

    `where` is where it is (`battle 3, T2.s4`, `squad Mine`), `title` what that is called, `line` what was found in it;
    `opens` is the command that shows it. `battle` and `entry` (a line of its log) are None where it is of none.
    """

    kind: str
    where: str
    title: str
    line: str
    opens: str
    name: str = ""
    battle: int | None = None
    entry: int | None = None
    folder: str = ""
    tags: tuple[str, ...] = ()


@record
class Found:
    """All hits, the best first. `left_off` lines were found and are not listed, `unread` says what was not read."""

    hits: tuple[Hit, ...] = ()
    left_off: int = 0
    unread: tuple[str, ...] = ()


class WantedWords:
    """The words looked for. SquadlogError for none, or more than twelve.

    A word is found where a word begins with it, whatever the capitals and accents: `ford` finds `Fords`, not `afford`.
    """

    def __init__(self, text: str) -> None:
        words = tuple(dict.fromkeys(fold(text).split()))
        if not words:
            raise SquadlogError(_NO_WORDS)
        if len(words) > MOST_WORDS:
            raise SquadlogError(f"{len(words)} words are too many to look for; the limit is {MOST_WORDS}.")
        self.words = words
        self._begins = {word: re.compile(rf"(?<!\w){re.escape(word)}") for word in words}

    def within(self, *texts: str) -> frozenset[str]:
        """Those of the words that stand in any of these texts, which are folded already."""
        return frozenset(
            word
            for word, begins in self._begins.items()
            for text in texts
            if word in text and begins.search(text)
        )

    def all_in(self, found: Iterable[str]) -> bool:
        """Whether that is all of them."""
        return len(frozenset(found)) == len(self.words)


def fold(text: str) -> str:
    """A text as words are compared: without capitals and accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))
