"""Troop quality in words."""

from squadlog.rules.quality.record import REGULAR
from squadlog.rules.words import ChapterWords

WORDS = ChapterWords(
    name="Troop quality",
    state=lambda quality: "" if quality == REGULAR else f"{quality} troops",
)
