"""The camo tinter in words."""

from squadlog.rules.common.words import ChapterWords

WORDS = ChapterWords(name="Camo tinter", quoted=("CAM-04",), aliases=("camo",))
