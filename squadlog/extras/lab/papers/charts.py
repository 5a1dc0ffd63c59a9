"""The charts of a lab's report: limits as lines over what counts as even, and how battles are spread as bars."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from squadlog.extras.lab.told.intervals import label_even, label_share, name_scale
from squadlog.extras.lab.told.lengths import BattleSpread
from squadlog.extras.lab.trials.cell import Measure
from squadlog.extras.paper.flow import DrawnFigure
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import BLACK, GREY, PALE, WHITE, PaperSize

_EVEN = "#e2e2e2"
_HEAD, _ROW, _BAR_ROW = 5.0, 6.5, 4.4
_NAMES, _NUMBERS = 0.34, 0.14
"""What of the width the names and the numbers beside the lines have."""
_STEPS = 0.5
"""What of the width the names of steps have at most."""


def draw_limits(found: Sequence[Mapping[str, object]], within: float, width: float) -> DrawnFigure:
    """A line from limit to limit for each of what is claimed, the estimate on it; what counts as even is shaded.

    `found` is that of `findings.list_findings`, `within` what counts as even beside a half, `width` in millimetres.
    """
    by: Measure = "strength" if found and found[0].get("measure") == "strength" else "won"
    height = _HEAD + _ROW * len(found) + 5.0
    sheet = PageLayout(PaperSize(key="", width=width, height=height))
    left, right = width * _NAMES, width * (1 - _NUMBERS)
    foot = _HEAD + _ROW * len(found)

    def at(share: float) -> float:
        return left + share * (right - left)

    sheet.box(
        at(0.5 - within),
        _HEAD - 1,
        at(0.5 + within) - at(0.5 - within),
        foot - _HEAD + 1,
        line_width=0,
        fill=_EVEN,
    )
    sheet.text(at(0.5), 2.6, _say_even(within, by), 7, align="middle", ink=GREY)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        sheet.line(
            at(share),
            _HEAD - 1,
            at(share),
            foot,
            0.25 if share == 0.5 else 0.12,
            GREY if share == 0.5 else PALE,
        )
        sheet.text(at(share), foot + 3.2, _label(share, by), 7, align="middle", ink=GREY)
    for place, one in enumerate(found):
        _draw_line(sheet, one, _HEAD + (place + 0.5) * _ROW, at, left)
    return DrawnFigure(width=width, height=height, marks=tuple(sheet.marks))


def _draw_line(
    sheet: PageLayout, one: Mapping[str, Any], y: float, at: Callable[[float], float], left: float
) -> None:
    low, high = one["interval"]
    estimate = one["estimate"]
    sheet.text(0.5, y + 0.1, str(one["of"]), 8, bold=True, room=left - 4, least_pt=6)
    sheet.text(0.5, y + 2.9, str(one["cell"]), 6.5, ink=GREY, room=left - 4)
    sheet.line(at(low), y, at(high), y, 0.5)
    for end in (low, high):
        sheet.line(at(end), y - 1.1, at(end), y + 1.1, 0.5)
    sheet.ring(x=at(estimate), y=y, radius=1.1, width=0.5, ink=BLACK, fill=WHITE)
    if one.get("measure") == "strength":
        told = "{:+.1f}, {:+.1f} to {:+.1f}".format(*(200 * share - 100 for share in (estimate, low, high)))
    else:
        told = f"{100 * estimate:.1f} %, {100 * low:.1f} to {100 * high:.1f}"
    sheet.text(at(1) + 2.5, y + 1.0, told, 7, room=sheet.size.width - at(1) - 2.5, least_pt=5)


def _say_even(within: float, by: Measure) -> str:
    if by == "won":
        return f"even, give or take {100 * within:.0f} in 100"
    return f"{label_even(within, by)}: {name_scale(by)}"


def _label(share: float, by: Measure) -> str:
    return f"{label_share(share, by)} %" if by == "won" else label_share(share, by)


def draw_spread(spread: BattleSpread, width: float) -> DrawnFigure:
    """A bar for each step with how many battles lie in it; `width` in millimetres."""
    height = _HEAD + _BAR_ROW * len(spread.steps) + 1.0
    sheet = PageLayout(PaperSize(key="", width=width, height=height))
    sheet.text(0.5, 3.2, f"{spread.what}: {spread.middle}", 8, bold=True, room=width - 1, least_pt=6)
    most = max((times for _, times in spread.steps), default=1) or 1
    left = min(_STEPS * width, 4.0 + max((1.45 * len(name) for name, _ in spread.steps), default=0.0))
    room = width - left - 10.0
    for place, (name, times) in enumerate(spread.steps):
        y = _HEAD + (place + 0.5) * _BAR_ROW
        sheet.text(left - 1.5, y + 1.0, name, 7, align="right", room=left - 2, least_pt=5)
        long = room * times / most
        if times:
            sheet.box(left, y - 1.5, long, 3.0, line_width=0.15, ink=GREY, fill=PALE)
        sheet.text(left + long + 1.2, y + 1.0, f"{times:,}", 7, ink=GREY)
    sheet.line(left, _HEAD, left, height - 1.0, 0.25)
    return DrawnFigure(width=width, height=height, marks=tuple(sheet.marks))
