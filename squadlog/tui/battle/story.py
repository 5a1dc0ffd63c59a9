"""Words in rows that are given: the last answer, the card of a soldier, and what stands under it.

That is what the soldier did and suffered of late, or before that what the fight is about.
"""

from collections.abc import Iterable, Iterator

from textual.content import Content

from squadlog.battle.state import Known
from squadlog.tui.chrome.words import linked

MORE = "… i shows the whole card"


def _folded(words: Content, width: int) -> list[Content]:
    lines = words.split("\n", allow_blank=True)
    return [row for line in lines for row in (line.wrap(max(1, width)) if line.plain else [line])]


def rows_of(words: Content, width: int) -> int:
    """Rows that words take in so many cells."""
    return len(_folded(words, width))


def fitted(words: Content, width: int, rows: int) -> Content:
    """Words in so many rows of so many cells; what has no room is said to be there."""
    folded = _folded(words, width)
    if len(folded) <= rows:
        return words
    return Content("\n").join([*folded[: max(0, rows - 1)], Content.styled(MORE, "$quiet")])


def cut_to(words: Content, width: int, rows: int) -> Content:
    """Words in so many rows; where they are cut off, the last ends in a sign of it."""
    folded = _folded(words, width)
    if len(folded) <= rows:
        return words
    last = folded[rows - 1].rstrip()
    sign = Content.styled(" … ] log", "$quiet")
    return Content("\n").join([*folded[: rows - 1], last[: width - sign.cell_length].rstrip() + sign])


def story(told: Iterable[Content], width: int, rows: int) -> Content:
    """The latest of these lines, oldest first, as many as have room under a heading; nothing where none has."""
    kept = list(_latest(reversed(list(told)), width, rows - 1))
    return _headed("lately", kept[::-1]) if kept else Content("")


def briefing(battle: Known, width: int, rows: int) -> Content:
    """What the fight is about, under its title, cut where the room ends; nothing where there is no room to speak of."""
    words = linked(" ".join(battle.setup.briefing.split()))
    if not words.plain or rows < 3:
        return Content("")
    told = _folded(words, width)
    if len(told) > rows - 1:
        told = [*told[: rows - 2], Content.styled("… b reads all of it", "$quiet")]
    return _headed(battle.setup.title, told)


def _latest(newest_first: Iterable[Content], width: int, rows: int) -> Iterator[Content]:
    for line in newest_first:
        rows -= rows_of(line, width)
        if rows < 0:
            return
        yield line


def _headed(title: str, told: list[Content]) -> Content:
    return Content("\n").join([Content.styled(title, "$quiet underline"), *told])
