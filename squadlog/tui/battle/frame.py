"""How the battle screen is divided at which size. Nothing of it hangs on what happens, so nothing jumps."""

from squadlog.records import value

WIDE, BROAD = 120, 180
"""Cells from which the log stands beside the roster, and from which the roster need not have the better part."""
LOW = 30
"""Rows below which nothing has a border and the card shares the lines of the last answer."""
LINES = 3
"""Status, what is asked, keys."""
MAP_LINE = 3
"""The line of the map's tools on a wide screen (map_screen.tcss)."""
BORDER = 2
TALL = 40
DESK, DESK_TALL, DESK_MOST = 10, 12, 22
"""Rows of the desk, where card and action panel change places: at least, at least on a tall screen, and so many
before the roster has more rows than it needs."""
ALSO = 2
"""Rows the roster then keeps for what else falls due; all others are the desk's."""
DESK_FOR_LOG, DESK_WIDE, LOG = 18, 80, 0.45
"""Rows of a desk with enough for the log beside it, cells the desk keeps, the log's part of the width."""
ANSWERS, LOW_MOST = 3, 8
"""Rows of the last answer where no log is in sight, and at most where it shares them with the card."""


@value
class BattleFrame:
    """Rows of the desk under the roster (0: none, an action is chosen on a sheet) and of the last answer.

    `log` is how many cells the log has beside the desk; 0 where it stands beside roster and desk, or is not in sight.
    """

    desk: int
    answer: int
    log: int = 0


def framed(width: int, height: int, rows: int, *, below: int = 0, mapped: bool = False) -> BattleFrame:
    """The frame of a screen of that size, for a roster of so many rows; `below` are taken by map line and lesson.

    Where no map needs the room and the desk is high, the track has the whole width and the log a place beside the desk.
    """
    if height < LOW:
        left = height - LINES - rows - below
        return BattleFrame(desk=0, answer=max(1, min(LOW_MOST, left), left - ALSO))
    answer = 1 if width >= WIDE else ANSWERS
    left = height - LINES - answer - rows - BORDER - below
    least = DESK_TALL if height >= TALL else DESK
    desk = max(least, min(DESK_MOST, left), left - ALSO)
    beside = width >= WIDE and desk >= DESK_FOR_LOG and not mapped
    log = min(int(width * LOG), width - DESK_WIDE) if beside else 0
    return BattleFrame(desk=desk, answer=answer, log=log)
