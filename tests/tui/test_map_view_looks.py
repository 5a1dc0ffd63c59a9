"""How the map view looks in every theme: contrast, colours, the house."""

from dataclasses import replace

import pytest
from support.ground_view import Ground, people, run, text
from textual.color import Color

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Arc, PathLine, Sight
from squadlog.ground.sight.visible import SeenGround
from squadlog.tui.chrome.themes import THEMES
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILL_BIT, FILLS, INKS, LETTERS, NUMBER, UNSEEN
from squadlog.tui.map.paint import paint_of
from squadlog.tui.map.rows import _veil


def ratio(one, other):
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color):
    parts = [part / 255 for part in (color.r, color.g, color.b)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_in_every_look_letters_stand_out_4_5_to_1_and_signs_3_to_1_over_every_ground(theme):
    """WCAG 2, 1.4.3 and 1.4.11; what nobody sees is quieter, and can be read all the same."""

    async def steps(app, view, pilot):
        app.theme = theme.name
        await pilot.pause()
        paint = paint_of(view, ())
        for place, fill in enumerate(FILLS):
            for ink in INKS:
                for unseen in (0, UNSEEN):
                    style = paint.style(chr(NUMBER[ink] | place << FILL_BIT | unseen))
                    front, back = (Color.from_rich_color(color) for color in (style.color, style.bgcolor))
                    assert ratio(front, back) >= (4.5 if ink in LETTERS else 3), (ink, fill, unseen)

    run(steps)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_in_every_look_no_two_grounds_beside_each_other_look_alike(theme):
    """Floors, woods and water are told apart by their fill where they meet; their signs tell them as well."""

    async def steps(app, view, pilot):
        app.theme = theme.name
        await pilot.pause()
        paint = paint_of(view, ())
        looks = {fill: paint.style(chr(place << FILL_BIT)).bgcolor for place, fill in enumerate(FILLS)}
        plain = [looks[fill] for fill in ("ground", "floor", "light", "thick", "stream", "deep", "wet")]
        assert len(set(plain)) == len(plain)

    run(steps)


def test_what_is_not_seen_is_quieter_and_hatched_and_what_is_seen_is_as_it_was():
    squares = b"\1\0" * 12
    seen = SeenGround(floor=1, pitch_m=12.0, across=2, squares=squares[:4])

    async def steps(app, view, pilot):
        before = text(app)
        view.show(replace(view.scene, seen=seen))
        await pilot.pause()
        after = text(app)
        half = view.frame.cell(12.0, 10.0)[0]
        assert [row[:half] for row in after] == [row[:half] for row in before]
        assert "/" in "".join(row[half:] for row in after)
        assert all(
            new in {"/", old}
            for one, other in zip(before, after, strict=True)
            for old, new in zip(one[half:], other[half:], strict=True)
        )
        view.show(replace(view.scene, seen=None))
        await pilot.pause()
        assert text(app) == before

    run(steps, people())


def test_ground_that_is_seen_through_smoke_alone_is_strewn_with_a_sign_of_its_own_a_71():
    """A-71: a third shade beside what is seen and what is not."""
    frame = MapFrame(width_m=24.0, height_m=20.0, cols=24, rows=10)
    chars, marks = [list(line) for line in (" " * 24, "\1" * 24)]
    _veil(chars, marks, bytes(place // 8 for place in range(24)), frame, 0)
    assert ["/" in chars[:8], "".join(chars[8:16]).strip(), set(chars[16:])] == [True, "", {" ", "'"}]
    assert marks[16:] != marks[8:16] != marks[:8]


def test_another_theme_paints_every_row_in_its_colours():
    async def steps(app, view, pilot):
        before = app.screen._compositor.render_strips()
        app.theme = THEMES[1].name
        await pilot.pause()
        after = app.screen._compositor.render_strips()
        assert all(list(one) != list(other) for one, other in zip(before, after, strict=True))
        assert view.frame == view.frame.fitted()

    run(steps)


@pytest.mark.parametrize("size", [(80, 24), (160, 48)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_house_looks_as_it_did(snap_compare, size):
    overlays = (
        PathLine((Spot(10, 10), Spot(14, 10), Spot(14, 6)), ("4 m", "8 m")),
        Arc(Spot(10, 10), 90, 90, 5),
        Sight(Spot(10, 10), Spot(6, 2), "blocked"),
    )
    scene = people((1, 10, 10, 1), (2, 19, 5, 1), (3, 19.1, 5, 1), overlays=overlays)
    assert snap_compare(Ground(scene), terminal_size=size)
