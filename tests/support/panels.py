"""The panels of a screen as they are painted: how many of their cells are empty, and what in them is cut."""

import re
from typing import NamedTuple

from textual.geometry import Region

from squadlog.tui.battle.journal import Journal
from squadlog.tui.chrome.strip_list import StripList

CUT, MORE = "…", re.compile(r"\+ +… \d+ unavailable")
"""The sign of what is cut, and the row that shows more when it is asked for."""
BARE = str.maketrans("│▌▏", "   ")
"""What stands between lists, before the row under a cursor and at the side of a frame holds nothing by itself."""
HALF = 0.5
"""A panel of which more is empty could give room to another."""


class Seen(NamedTuple):
    """A panel: its cells within border and padding, those right of and beneath what it holds, and what is cut in it.

    `rows` are those beneath what it holds, of the rows of its `region`.
    """

    name: str
    cells: int
    empty: int
    cut: tuple[str, ...]
    region: Region
    rows: int = 0

    def could_give(self, other):
        """Whether more than half of it is empty; what stands over or under the other can give rows alone."""
        if self.region.x < other.region.right and other.region.x < self.region.right:
            return self.rows > HALF * self.region.height
        return self.empty > HALF * self.cells


def painted(screen):
    """What the terminal shows, a text of as many cells as it has for each line."""
    return ["".join(segment.text for segment in strip) for strip in screen._compositor.render_strips()]


def panels(screen):
    """Every panel that is seen whole on a screen, and the lines beside them that are no panels."""
    shown = screen._compositor.visible_widgets
    text = painted(screen)
    found = [
        _panel(widget, region, text, shown) for widget, (region, _) in shown.items() if _is_panel(widget)
    ]
    lines = [
        Seen(widget.id, region.area, 0, _cut_in(_rows(region, text)), region)
        for widget, (region, _) in shown.items()
        if widget.id in ("status", "answer", "ask")
    ]
    return [*found, *lines]


def at_odds(screen):
    """What is to be mended: each panel more than half empty while another is cut, with what is cut."""
    found = panels(screen)
    return [
        f"{one.name} is empty on {one.empty} of {one.cells} cells while {other.name} is cut: {other.cut[0]}"
        for one in found
        for other in found
        if other.cut and one is not other and one.could_give(other)
    ]


def _is_panel(widget):
    return widget.has_class("panel") or widget.has_class("box")


def _panel(widget, region, text, shown):
    inner = Region(*region).shrink(widget.gutter)
    rows = _rows(inner, text)
    held = [len(row.rstrip()) for row in rows]
    high = max((at + 1 for at, cells in enumerate(held) if cells), default=0)
    empty = inner.area - high * max(held, default=0)
    cut = list(_cut_in(_rows(region, text)))
    for one in widget.walk_children(with_self=True):
        # A log shows its last lines, and the others as far as somebody goes back.
        if one in shown and isinstance(one, StripList) and not isinstance(one, Journal):
            over = one.virtual_size.height - one.size.height
            cut += [f"{over} rows of {one.id} beneath"] * (over > 0)
    name = widget.id or type(widget).__name__
    return Seen(name, inner.area, empty, tuple(cut), inner, inner.height - high)


def _rows(region, text):
    # Every sign of the program is one cell wide but those of names, which are not cut in tests.
    return [line[region.x : region.right].translate(BARE) for line in text[region.y : region.bottom]]


def _cut_in(rows):
    return tuple(row.strip() for row in rows if CUT in MORE.sub("", row))
