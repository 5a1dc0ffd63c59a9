"""Painting what has changed: less is asked for than Textual asks, and the same reaches the terminal."""

import re
from random import Random

from support import settling
from textual._compositor import Compositor
from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget

from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.screens import SparingCompositor

ORDERED = ("begin", "initiative", "move john")
IDLE = re.compile(r"\x1b\[\d+;\d+H(?=\x1b\[\d+;\d+H|\n|$)")
"""The terminal's cursor put where nothing is written."""


def some_regions(chance, width, height):
    """A few places on a screen of that size."""
    for _ in range(chance.randint(1, 4)):
        x, y = chance.randrange(width), chance.randrange(height)
        yield Region(x, y, chance.randint(1, width - x), min(height - y, chance.choice((1, 1, 2, height))))


def test_the_terminal_gets_what_textual_would_send_it(play, prepared, monkeypatch):
    async def steps(table):
        await table.press("a")
        table.app.say("a notice that lies over the roster")
        await table.pilot.pause()
        compositor, console, chance = table.app.screen._compositor, table.app.console, Random(7)

        def by_textual(paint):
            with monkeypatch.context() as asking:
                asking.setattr(SparingCompositor, "_get_renders", Compositor._get_renders)
                return paint(compositor).render_segments(console)

        for _ in range(200):
            changed = set(some_regions(chance, *compositor.size))
            compositor._dirty_regions = changed.copy()
            plain = IDLE.sub("", by_textual(Compositor.render_partial_update))
            compositor._dirty_regions = changed.copy()
            sparing = compositor.render_partial_update().render_segments(console)
            assert IDLE.sub("", sparing) == plain, changed
        whole = by_textual(Compositor.render_full_update)
        assert compositor.render_full_update().render_segments(console) == whole

    play(steps, (120, 36), battle=prepared(*ORDERED, typed=False))


def test_what_lies_wholly_under_others_is_never_asked(play, prepared, monkeypatch):
    async def steps(table):
        asked, render = set(), Widget.render_lines

        def told(widget, crop):
            asked.add(widget)
            return render(widget, crop)

        monkeypatch.setattr(Widget, "render_lines", told)
        table.app.screen._compositor.render_full_update()
        assert table.app.screen.query_one(Roster) in asked
        assert table.app.screen.query_one("#middle") not in asked

    play(steps, (120, 36), battle=prepared(*ORDERED, typed=False))


def test_an_arrow_in_the_roster_asks_the_roster_for_two_lines(play, prepared, monkeypatch):
    async def steps(table):
        roster, asked, render = table.app.screen.query_one(Roster), [], Widget.render_lines

        def told(widget, crop):
            asked.append((widget, crop.height))
            return render(widget, crop)

        monkeypatch.setattr(Widget, "render_lines", told)
        compositor = table.app.screen._compositor
        x, y = roster.content_region.offset
        compositor._dirty_regions = {Region(x, y + 1, 40, 1), Region(x, y + 2, 40, 1)}
        compositor.render_partial_update()
        assert asked == [(roster, 2)]

    play(steps, (120, 36), battle=prepared(*ORDERED, typed=False))


def test_the_card_is_painted_with_the_cursor(play, prepared):
    """Nothing has been awaited: both are in the same frame."""

    async def steps(table):
        screen = table.app.screen
        for number, name in ((2, "Mara Quill"), (3, "Tobias Renn")):
            screen.query_one(Roster).select(number)
            assert f" {number} {name}: " in str(screen.query_one("#card-box").border_title)

    play(steps, (120, 36), battle=prepared(*ORDERED, typed=False))


def test_an_order_paints_the_lines_it_changes_of_card_and_log_and_no_others(play, prepared, monkeypatch):
    """The next soldier's name is one line of the card's frame; a cursor that nobody sees is no change in the log."""

    async def steps(table):
        asked, render = {}, Widget.render_lines

        def told(widget, crop):
            asked[widget.id] = max(crop.height, asked.get(widget.id, 0))
            return render(widget, crop)

        monkeypatch.setattr(Widget, "render_lines", told)
        await table.press("h")
        assert asked["card-box"] == 1
        assert asked["journal"] <= 3

    play(steps, (160, 48), battle=prepared(*ORDERED, typed=False))


def test_a_screen_that_is_opened_is_painted_once_and_what_lies_under_it_is_left_alone(
    play, prepared, monkeypatch
):
    """Laid out twice: only by its first layout does Textual know how large everything is."""

    async def steps(table):
        under, done = table.app.screen, []
        paint, lay_out = Compositor.render_update, Screen._refresh_layout

        def painted(compositor, **how):
            if update := paint(compositor, **how):
                done.append("painted")
            return update

        def laid_out(screen, *size, **how):
            done.append("under" if screen is under else "laid out")
            return lay_out(screen, *size, **how)

        monkeypatch.setattr(Screen, "_compositor_refresh", settling._paint)
        monkeypatch.setattr(Compositor, "render_update", painted)
        monkeypatch.setattr(Screen, "_refresh_layout", laid_out)
        await table.press("l")
        assert table.screen == "LogScreen"
        assert sorted(done) == ["laid out", "laid out", "painted"]

    play(steps, (120, 36), battle=prepared(*ORDERED, typed=False))
