"""How the battle screen is divided at each size. That depends on nothing that happens, so nothing jumps."""

from squadlog.base.records import replace, value

WIDE, BROAD = 120, 180
"""Cells from which the log stands beside the roster, and from which the roster need not have the better part."""
LOW = 30
"""Rows below which nothing has a border and the card shares the lines of the last answer."""
LINES = 3
"""Status, what is asked, keys."""
MAP_LINE = 3
"""The line of the map's tools on a wide screen (map_screen.tcss)."""
BORDER = 2
"""Rows that the two edges of a border take."""
TALL = 40
"""Rows from which a screen is tall."""
DESK, DESK_TALL, DESK_MOST = 10, 12, 22
"""Rows of the desk, where card and action panel change places: the least, the least on a tall screen, and the most
before the roster has more rows than it needs."""
ALSO = 2
"""Rows the roster then keeps for what else falls due; all others are the desk's."""
FULL, LOG = 150, 0.44
"""Cells from which the log is a column of its own over the whole height, and the part of the width that it has."""
DESK_UNDER_LOG = 0.34
"""The part of the height that the desk has under the log, where the roster takes all of its own column."""
LOG_LEAST = 4
"""Rows that a form under the log leaves it, where it wants all others."""
ANSWERS, LOW_MOST = 3, 8
"""Rows of the last answer where there is room, and at most where it shares them with the card."""


@value
class BattleFrame:
    """Rows and cells of the parts of the battle screen.

    `desk`: rows of the desk; 0: there is none, and an action is chosen on a sheet.
    `answer`: rows of the last answer.
    `log`: cells of the log as a column of its own; 0 where the style sheet says.
    `log_rows`: rows left to the log with the desk under it; 0: the desk stands under the roster.
    `two`: a soldier has two rows.
    """

    desk: int
    answer: int
    log: int = 0
    log_rows: int = 0
    two: bool = False

    @property
    def beside(self) -> bool:
        """Whether the desk stands under the log."""
        return bool(self.log_rows)

    def opened(self, wanted: int) -> "BattleFrame":
        """The frame while a form that wants `wanted` rows is open: under the log the desk takes some of the log's."""
        more = max(0, min(wanted - self.desk, self.log_rows - LOG_LEAST)) if self.beside else 0
        return replace(self, desk=self.desk + more, log_rows=self.log_rows - more) if more else self


def frame_of(
    width: int, height: int, soldiers: int, groupings: int, *, below: int = 0, mapped: bool = False
) -> BattleFrame:
    """The frame of a screen of `width` by `height` for these soldiers and groupings.

    `below` rows are taken by the map line and a lesson. On a broad screen without a map the log has a column of its
    own, a soldier has two rows if there is room for all, and the desk has what is left under the roster, or else a
    place under the log.
    """
    rows = soldiers + groupings
    if height < LOW:
        left = height - LINES - rows - below
        return BattleFrame(desk=0, answer=max(1, min(LOW_MOST, left), left - ALSO))
    full = width >= FULL and not mapped
    answer = ANSWERS if width < WIDE or (full and height >= TALL) else 1
    left = height - LINES - answer - below - BORDER
    least = DESK_TALL if height >= TALL else DESK
    log = int(width * LOG) if full else 0
    two = full and left >= rows + soldiers
    rows += soldiers if two else 0
    if full and left - rows < least:
        desk = max(least, int((left + BORDER) * DESK_UNDER_LOG))
        return BattleFrame(desk=desk, answer=answer, log=log, log_rows=left + BORDER - desk, two=two)
    desk = max(least, min(DESK_MOST, left - rows), left - rows - ALSO)
    return BattleFrame(desk=desk, answer=answer, log=log, two=two)
