"""The bar of the whole program on a screen: a share, and two scores beside each other, in colours."""

from textual.content import Content

from squadlog.reports.matchup.bars import BARE, FULL, bar


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
