"""The roster of a company in columns of characters; a column with nothing in it is left out."""

from collections.abc import Iterable, Sequence

from squadlog.base.names import cells, clean_text

_HEADS = ("no", "name", "state", "bat", "kill", "out", "hits", "luck", "med")
_MOST = (3, 18, 15, 3, 4, 4, 7, 6, 3)
"""Cells of a column at most."""
_ALWAYS = 4
"""Columns that stand in every roster; the others where somebody has something in them."""
_WORDS = (1, 2)
"""Columns of words, which begin at the left; figures end at the right."""
_SPARE = (7, 6, 8, 5, 4)
"""Columns that go where there is no room for all, the first of these first."""


def roster_columns(rows: Iterable[Sequence[str]], width: int) -> list[str]:
    """The head of the columns and a line for each row, as wide as what they hold, in at most `width` cells."""
    table = [tuple("" if text == "0" else text for text in row) for row in rows]
    wide = [
        min(most, max(cells(head), *(cells(row[at]) for row in table)) if table else 0)
        for at, (head, most) in enumerate(zip(_HEADS, _MOST, strict=True))
    ]
    shown = [at for at in range(len(_HEADS)) if at < _ALWAYS or any(row[at] for row in table)]
    for spare in _SPARE:
        if sum(wide[at] + 2 for at in shown) - 2 <= width:
            break
        shown = [at for at in shown if at != spare]
    return ["  ".join(_fit_cell(row[at], wide[at], at) for at in shown).rstrip() for row in (_HEADS, *table)]


def _fit_cell(text: str, width: int, column: int) -> str:
    """A text in `width` cells, cut where it is longer."""
    shown = clean_text(text, limit=width) if text else ""
    rest = " " * (width - cells(shown))
    return shown + rest if column in _WORDS else rest + shown
