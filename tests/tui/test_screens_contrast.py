"""Every letter of every look can be read: at least 4.5 to 1 against what lies behind it."""

from rich.color import Color as RichColor
from support.contrast import ratio
from textual.color import Color
from textual.filter import dim_color
from textual.screen import ModalScreen

from squadlog.tui.chrome.themes import THEMES

LEAST = 4.5


def faint(table) -> dict[str, float]:
    """Texts on the screen below the least contrast, with what they have."""
    found = {}
    screen = table.app.screen
    strips = screen._compositor.render_strips()
    if isinstance(screen, ModalScreen):
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
            if ratio(front, back) < LEAST:
                found[text] = round(ratio(front, back), 2)
    return found


def drawn(color: RichColor) -> Color:
    return Color.from_rich_color(color)


async def faint_in_any_look(table) -> dict[str, dict[str, float]]:
    found = {}
    for theme in THEMES:
        table.app.theme = theme.name
        await table.pilot.pause()
        found[theme.name] = faint(table)
    return {name: texts for name, texts in found.items() if texts}


def test_every_text_of_a_battle_stands_out_from_what_lies_behind_it(play, prepared):
    """WCAG 2, 1.4.3. Fields that are switched off are excepted there, and stand on no screen looked at here."""

    async def steps(table):
        table.app.animation_level = "none"
        for keys in ((), ("a",), ("escape", "colon"), ("escape", "l"), ("escape", "question_mark"),
                     ("escape", "e"), ("escape", "R"), ("escape", "f", "d", "d")):  # fmt: skip
            await table.press(*keys)
            assert await faint_in_any_look(table) == {}, keys
        assert table.screen == "ShotSheet"

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_every_text_of_the_other_screens_stands_out_as_well(play):
    async def steps(table):
        table.app.animation_level = "none"
        for keys in ((), ("b",), ("escape", "s"), ("enter",), ("escape", "o"), ("escape", "g"), ("b",),
                     ("escape", "slash"), ("escape", "k"), ("escape", "b", "enter"),
                     ("n", "enter"), ("i",), ("escape", "m")):  # fmt: skip
            await table.press(*keys)
            assert await faint_in_any_look(table) == {}, keys

    play(steps)
