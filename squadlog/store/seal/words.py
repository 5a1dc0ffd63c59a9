"""Words that seal: how they are read, and which are too easily guessed to be taken."""

import unicodedata
from collections.abc import Iterable
from typing import Final

LEAST: Final = 8
"""Signs that a new word has at least, blanks between its parts among them."""
_FEWEST_DIFFERENT = 4


def plain(word: str) -> str:
    """A word as it is used: the same however its letters are composed, and however many blanks part it."""
    return " ".join(unicodedata.normalize("NFKC", word).split())


def as_typed(word: str) -> Iterable[str]:
    """What a word may have been to a program that did not compose its letters, the likeliest first."""
    parted = " ".join(word.split())
    return dict.fromkeys((parted, *(unicodedata.normalize(form, parted) for form in ("NFC", "NFD"))))


def unfit(word: str, others: Iterable[str] = ()) -> str:
    """Why this is no new word for a seat, in a sentence; empty where it is one. `others` are those given before it."""
    read = plain(word)
    if len(read) < LEAST or len(set(read)) < _FEWEST_DIFFERENT:
        return (
            f"A password has at least {LEAST} characters, {_FEWEST_DIFFERENT} of them different: "
            "several words do well."
        )
    if read.casefold() in (plain(other).casefold() for other in others):
        return "Each seat needs its own password."
    return ""
