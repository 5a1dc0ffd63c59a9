"""The bar of the whole program: cells that are full from the left, the rest bare; read without colours."""

FULL, BARE = "▰", "▱"


def bar(share: float, cells: int) -> str:
    """A share of 0 to 1 as a bar of `cells` cells: bare only for nothing, with two cells or more full only for all."""
    filled = max(0, min(cells, round(share * cells)))
    if share < 1 and cells > 1:
        filled = min(cells - 1, filled)
    if share > 0:
        filled = max(min(1, cells), filled)
    return FULL * filled + BARE * (cells - filled)
