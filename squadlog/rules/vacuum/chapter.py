"""Vacuum and hostile air (ENV-15..ENV-24)."""

from squadlog.rules.chapter import Chapter
from squadlog.rules.vacuum.suits import KEY

CHAPTER = Chapter(key=KEY)
