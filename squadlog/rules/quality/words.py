"""Troop quality in words."""

from squadlog.rules.common.words import ChapterWords
from squadlog.rules.quality.record import REGULAR

WORDS = ChapterWords(
    name="Troop quality",
    state=lambda quality: "" if quality == REGULAR else f"{quality} troops",
)
