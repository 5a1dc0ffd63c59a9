"""Lasting effects in words."""

from squadlog.rules.common.words import ChapterWords
from squadlog.squads.lasting import LastingEffect, lasting_words


def _state(kept: tuple[LastingEffect, ...]) -> str:
    return "; ".join(map(lasting_words, kept))


WORDS = ChapterWords(name="Lasting effects", state=_state)
