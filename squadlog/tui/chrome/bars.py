"""The bar of the whole program: cells that are full from the left, the rest bare; read without colours."""

from textual.content import Content

FULL, BARE = "▰", "▱"


def bar(share: float, cells: int) -> str:
    """A share of 0 to 1 as a bar of `cells` cells: bare only for nothing, with two cells or more full only for all."""
    filled = max(0, min(cells, round(share * cells)))
    if share < 1 and cells > 1:
        filled = min(cells - 1, filled)
    if share > 0:
        filled = max(min(1, cells), filled)
    return FULL * filled + BARE * (cells - filled)


def share_bar(share: float, cells: int, style: str = "") -> Content:
    """A share as a bar, its full cells in a style and the bare ones quiet."""
    told = bar(share, cells)
    filled = told.count(FULL)
    return Content.assemble((told[:filled], style), (told[filled:], "$quiet"))


def duel_bar(first: float, second: float, cells: int, hues: tuple[str, str]) -> Content:
    """How two scores stand to each other: full cells for the first, bare ones for the second, each in its hue."""
    first, second = max(first, 0), max(second, 0)
    whole = first + second
    filled = round(cells * first / whole) if whole else cells // 2
    return Content.assemble((FULL * filled, hues[0]), (BARE * (cells - filled), hues[1]))
