"""Vacuum in words."""

from squadlog.rules.words import ChapterWords

WORDS = ChapterWords(name="Vacuum and hostile air")
