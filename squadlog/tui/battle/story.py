"""Words in rows that are given: the last answer, the card of a soldier, and what stands under it.

That is what the soldier did and suffered of late, or before that what the fight is about.
"""

from collections.abc import Sequence
from functools import lru_cache

from textual.content import Content

from squadlog.battle.setup import Setup
from squadlog.battle.state import Known
from squadlog.lazily import lazily
from squadlog.rulebook.load import load_rulebook
from squadlog.tui.chrome.folding_list import folded
from squadlog.tui.chrome.words import lines, linked

with lazily():
    from squadlog.muster import parts_in_play

_IN_PLAY = "AEDGHBCF"
MORE = "… i shows the whole card"


def fitted(rows: list[Content], most: int) -> list[Content]:
    """At most so many rows; what has no room is said to be there."""
    if len(rows) <= most:
        return rows
    return [*rows[: max(0, most - 1)], Content.styled(MORE, "$quiet")]


def cut_to(words: Content, width: int, rows: int) -> Content:
    """Words in so many rows; where they are cut off, the last ends in a sign of it."""
    shown = folded(words, width)
    if len(shown) <= rows:
        return words
    last = shown[rows - 1].rstrip()
    sign = Content.styled(" … ] log", "$quiet")
    return lines([*shown[: rows - 1], last[: width - sign.cell_length].rstrip() + sign])


def story(told: Sequence[Content], width: int, most: int) -> list[Content]:
    """The latest of these lines, oldest first, as many as have room under a heading; nothing where none has."""
    kept: list[Content] = []
    for line in reversed(told):
        rows = folded(line, width)
        if len(rows) + len(kept) >= most:
            break
        kept[:0] = rows
    return [_heading("lately"), *kept] if kept else []


def briefing(setup: Setup, width: int, most: int) -> list[Content]:
    """What the fight is about, under its title, cut where the room ends; nothing where there is no room to speak of."""
    told = _briefing(setup.briefing, width)
    if not told or most < 3:
        return []
    if len(told) > most - 1:
        told = [*told[: most - 2], Content.styled("… b reads all of it", "$quiet")]
    return [_heading(setup.title), *told]


def page_words(battle: Known) -> Content:
    """The eight parts of the scenario as this seat knows them (SCN-02), first those that say what it is about."""
    parts = {part.letter: part for part in parts_in_play.parts_in_play(battle, load_rulebook())}
    told: list[Content] = []
    for part in map(parts.__getitem__, _IN_PLAY):
        if part.lines:
            told += (_heading(f"{part.letter}  {part.title}"), *map(linked, part.lines), Content(""))
    return lines(told[:-1])


@lru_cache(maxsize=4)
def _briefing(text: str, width: int) -> list[Content]:
    words = linked(" ".join(text.split()))
    return folded(words, width) if words.plain else []


def _heading(title: str) -> Content:
    return Content.styled(title, "$quiet underline")
