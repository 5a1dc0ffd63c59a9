"""How the map view looks in every theme: contrast, colours, the house."""

import pytest
from support.ground_view import Ground, people, run
from textual.color import Color

from squadlog.field.ground.conditions import Spot
from squadlog.tui.chrome.themes import THEMES
from squadlog.tui.map.glyphs import INKS
from squadlog.tui.map.scene import Arc, PathLine, Sight


def luminance(color):
    parts = [part / 255 for part in (color.r, color.g, color.b)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_in_every_look_letters_stand_out_4_5_to_1_and_signs_3_to_1(theme):
    """WCAG 2, 1.4.3 and 1.4.11."""
    letters = {"name", "scale", "chosen", "cursor", "path", "body"} | {
        ink for ink in INKS if ink.startswith("side")
    }

    async def steps(app, view, pilot):
        app.theme = theme.name
        await pilot.pause()
        for ink, style in zip(INKS, view._mixed(), strict=True):
            front, back = (luminance(Color.from_rich_color(color)) for color in (style.color, style.bgcolor))
            ratio = (max(front, back) + 0.05) / (min(front, back) + 0.05)
            assert ratio >= (4.5 if ink in letters else 3), (ink, round(ratio, 2))

    run(steps)


def test_another_theme_paints_every_row_in_its_colours():
    async def steps(app, view, pilot):
        before = app.screen._compositor.render_strips()
        app.theme = THEMES[1].name
        await pilot.pause()
        after = app.screen._compositor.render_strips()
        assert all(list(one) != list(other) for one, other in zip(before, after, strict=True))
        assert view.frame == view.frame.fitted()

    run(steps)


def test_the_house_looks_as_it_did(snap_compare):
    overlays = (
        PathLine((Spot(10, 10), Spot(14, 10), Spot(14, 6)), ("4 m", "8 m")),
        Arc(Spot(10, 10), 90, 90, 5),
        Sight(Spot(10, 10), Spot(6, 2), "blocked"),
    )
    scene = people((1, 10, 10, 1), (2, 19, 5, 1), (3, 19.1, 5, 1), overlays=overlays)
    assert snap_compare(Ground(scene), terminal_size=(80, 24))
