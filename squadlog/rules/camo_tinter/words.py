"""The camo tinter in words."""

from squadlog.rules.words import ChapterWords

WORDS = ChapterWords(name="Camo tinter", aliases=("camo",))
