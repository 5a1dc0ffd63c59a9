"""Which texts of a screen are too faint to be read."""

from rich.color import Color as RichColor
from support.contrast import ratio
from textual.app import App
from textual.color import Color
from textual.filter import dim_color
from textual.screen import ModalScreen

LEAST, OF_SIGNS = 4.5, 3.0
SIGNS = frozenset("ψ .·")
"""What marshes are filled with: a texture, although one of them is a letter."""


def faint(app: App) -> dict[str, float]:
    """Texts on the screen below the least contrast, with what they have; the titles of panels are among them."""
    found = {}
    screen = app.screen
    strips = screen._compositor.render_strips()
    if isinstance(screen, ModalScreen) and screen.query(".box"):
        # What lies behind a sheet is veiled on purpose.
        box = screen.query(".box").first().region
        strips = [strip.crop(box.x, box.right) for strip in strips[box.y : box.bottom]]
    for strip in strips:
        for segment in strip:
            style, text = segment.style, segment.text.strip()
            if style is None or not any(char.isalnum() for char in text):
                continue
            if style.color is None or style.bgcolor is None:
                continue
            front, back = drawn(style.color), drawn(style.bgcolor)
            if style.dim:
                front = drawn(dim_color(style.bgcolor, style.color))
            if style.reverse:
                front, back = back, front
            if ratio(front, back) < (OF_SIGNS if SIGNS.issuperset(text) else LEAST):
                found[text] = round(ratio(front, back), 2)
    return found


def drawn(color: RichColor) -> Color:
    """A colour as the terminal gets it."""
    return Color.from_rich_color(color)
