"""The colours of a map: every ink over every fill, and neither hidden by the other in any look."""

from collections.abc import Mapping

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.strip import Strip
from textual.widget import Widget

from squadlog.tui.map.glyphs import (
    AS_FILL,
    FILL_BIT,
    FILL_MASK,
    FILLS,
    INK_MASK,
    INKS,
    LETTERS,
    UNSEEN,
    Fill,
    Ink,
)

LETTER, SIGN = 4.5, 3.0
"""How far letters and signs stand out at least from what lies behind them (WCAG 2, 1.4.3 and 1.4.11)."""
_QUIETER = 0.45
"""How far a quieter colour goes over into what is behind it, from 0 to 1."""
_NIGHT, _NIGHT_ON_PAPER = 0.4, 0.25
"""How far the ground goes over into black at night, from 0 to 1, in a dark look and in a light one."""
_STEP = 0.08
"""How far a colour is made lighter or darker at a time, from 0 to 1."""


class Paint:
    """The styles of a look by the code of a cell, each mixed when it is first met.

    `inks` and `fills` are colours and letters as the style sheet has them; an ink with a ground of its own keeps it.
    At `night` the ground is dimmer.
    """

    def __init__(
        self,
        inks: Mapping[Ink, tuple[Color, Color | None, Style]],
        fills: Mapping[Fill, Color],
        filters: tuple[LineFilter, ...] = (),
        background: Color | None = None,
        *,
        night: bool = False,
    ) -> None:
        light = fills["void"].brightness > 0.5
        dark = (_NIGHT_ON_PAPER if light else _NIGHT) if night else 0.0
        fills = {fill: colour.blend(Color(0, 0, 0), dark) for fill, colour in fills.items()}
        self._inks, self._fills, self._filters = inks, fills, filters
        self._background = background or fills["void"]
        self._mixed: dict[str, Style] = {}

    def style(self, code: str) -> Style:
        """The style of a cell by its code."""
        known = self._mixed.get(code)
        if known is None:
            known = self._mixed[code] = self._filtered(self._mix(ord(code)))
        return known

    def stands_alone(self, code: str) -> bool:
        """Whether a cell has a ground of its own, as the cursor and figures have: nothing beneath is seen in it."""
        number = ord(code) & INK_MASK
        return number < AS_FILL and self._inks[INKS[number]][1] is not None

    def _mix(self, code: int) -> Style:
        number, unseen = code & INK_MASK, bool(code & UNSEEN)
        fill = self._fill(code >> FILL_BIT & FILL_MASK, unseen=unseen)
        if number >= AS_FILL:
            other = self._fill(number - AS_FILL, unseen=unseen)
            return Style.from_color(other.rich_color, fill.rich_color)
        ink = INKS[number]
        colour, own, letters = self._inks[ink]
        behind = own or fill
        front = behind.blend(colour, colour.a, alpha=1.0)
        if unseen and own is None:
            front = front.blend(behind, _QUIETER)
        front = outstanding(front, behind, LETTER if ink in LETTERS else SIGN)
        return letters + Style.from_color(front.rich_color, behind.rich_color)

    def _fill(self, number: int, *, unseen: bool) -> Color:
        fill = self._fills[FILLS[number]]
        return fill.blend(self._fills["void"], 0.6) if unseen else fill

    def _filtered(self, style: Style) -> Style:
        strip = Strip([Segment(" ", style)])
        for line_filter in self._filters:
            strip = strip.apply_filter(line_filter, self._background)
        return next(iter(strip)).style or Style.null()


def paint_of(widget: Widget, filters: tuple[LineFilter, ...], *, night: bool = False) -> Paint:
    """The colours of a map in the present theme, as the app's filters leave them; at `night` the ground is dimmer."""
    _, behind = widget.background_colors
    inks: dict[Ink, tuple[Color, Color | None, Style]] = {}
    for ink in INKS:
        styles = widget.get_component_styles(f"map--{ink}")
        own = behind + styles.background if styles.background.a else None
        inks[ink] = styles.color, own, styles.text_style
    fills: dict[Fill, Color] = {
        fill: behind + widget.get_component_styles(f"map--fill-{fill}").background for fill in FILLS
    }
    return Paint(inks, fills, filters, behind, night=night)


def outstanding(front: Color, behind: Color, least: float) -> Color:
    """A colour with a contrast of at least `least` to `behind`: `front`, or as little lighter or darker as it takes."""
    away = Color(255, 255, 255) if contrast(Color(255, 255, 255), behind) >= contrast(
        Color(0, 0, 0), behind
    ) else Color(0, 0, 0)  # fmt: skip
    share, found = 0.0, front
    while contrast(found, behind) < least and share < 1:
        share = min(share + _STEP, 1.0)
        found = front.blend(away, share)
    return found


def contrast(one: Color, other: Color) -> float:
    """The contrast of two colours, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Color) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
