"""The first screen: what can be gone on with, how it stands, what can be begun, and what is never said wrongly."""

import asyncio
import re
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest
from textual.app import App
from textual.content import Content
from textual.widgets import Static
from textual.worker import WorkerCancelled

from squadlog.battle.scored import SideScore, VictoryReckoning
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.store.records import BattleSummary
from squadlog.tui.battle.glance import LAST, SHORT, GlancePane, glance_words, short_words
from squadlog.tui.chrome.desk import Desk
from squadlog.tui.chrome.stored import ago, format_stored
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.home_glances import HomeMenu

NOW = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)


def test_the_first_screen_is_imported_without_what_a_battle_is_made_of():
    """It must be there at once; whatever is slow is loaded after that."""
    late = (
        "squadlog.battle.state",
        "squadlog.battle.commands",
        "squadlog.book.book",
        "squadlog.reports.deeds",
    )
    script = f"import sys, squadlog.tui.app; print([one for one in {late} if one in sys.modules])"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("before", "told"),
    [
        (timedelta(seconds=30), "just now"),
        (timedelta(minutes=12), "12 min ago"),
        (timedelta(hours=3, minutes=59), "3 h ago"),
        (timedelta(hours=30), "yesterday"),
        (timedelta(days=3), "2026-05-01"),
    ],
)
def test_how_long_ago_a_battle_was_played(before, told):
    assert ago((NOW - before).isoformat(timespec="seconds"), NOW) == told


@pytest.mark.parametrize("width", [40, 74, 120])
def test_the_row_of_a_battle_fills_its_width_and_ends_with_its_age(width):
    stored = BattleSummary(
        id=3, title="The Back Door", created="", modified=NOW.isoformat(), moment="T2.s7", awaiting=True
    )
    told = format_stored(stored, NOW, width, letter="c", score=Content("◆ 46 : 23 ▲"), numbered=True).plain
    assert len(told) == width
    assert told.endswith("  just now")
    assert told[5:].startswith("  3 The Back")  # the number by which words mean it
    assert ("◆ 46 : 23 ▲  waiting for a die" in told) == (width >= 94)
    assert ("turn 2, subphase 7" in told) == (width >= 74)


@pytest.mark.parametrize("width", [50, 74, 120])
def test_moments_of_rows_begin_in_the_same_cell_whatever_the_scores(width):
    stored = BattleSummary(id=3, title="The Back Door", created="", modified=NOW.isoformat(), moment="T2.s7")
    scores = (None, Content("◆ 0 : 0 ▲"), Content("◆ 110.25 : 22.75 ▲"))
    rows = [format_stored(stored, NOW, width, score=score, numbered=True).plain for score in scores]
    assert len({row.index("turn 2") for row in rows}) == 1
    assert {len(row) for row in rows} == {width}


def test_on_a_first_start_the_cards_stand_first_and_nothing_can_be_deleted(play):
    async def steps(table):
        rows = table.app.screen.query_one(StripList).rows
        assert [row.key for row in rows if row.stops][:4] == [
            "card:ready:tutorial", "card:ready:newcomer", "card:squads", "card:ready:counting_house",
        ]  # fmt: skip
        assert "del" not in table.text().lower()
        await table.press("delete", "c")
        assert table.screen == "HomeScreen"

    play(steps)


async def looked(table) -> None:
    """The right side has looked into what the cursor stands on."""
    table.app.screen._look()
    for _ in range(4):
        # A look that another one has overtaken is given up.
        with suppress(WorkerCancelled):
            await table.app.workers.wait_for_complete()
            break
    for _ in range(4):
        await table.pilot.pause()


def test_the_row_under_the_cursor_is_shown_at_a_glance(play, prepared):
    number = prepared("begin", "initiative", "3", "8", "move")

    async def steps(table):
        screen = table.app.screen
        await looked(table)
        assert (f"#{number}", screen._modified(f"#{number}")) in screen._seen
        shown = table.text()
        assert "turn 1 of 6, subphase 1" in shown
        assert "◆ Commonwealth  3 of 3 in action" in shown
        assert "tied" in shown

    play(steps, (160, 48))


def test_at_80_by_24_four_can_be_gone_on_with_at_first_so_that_what_is_below_is_seen(play, brought, tmp_path):
    for _ in range(6):
        brought(tmp_path / "squadlog.db", "newcomer")

    async def steps(table):
        menu = table.app.screen.query_one(HomeMenu)
        assert "▸ 2 more" in table.text()
        assert "Workshop" in table.text()
        await table.press("down", "down", "down", "down", "enter")
        assert menu.chosen == "#2"
        assert "more" not in table.text().partition("Begin")[0]

    play(steps, (80, 24))


def test_a_side_game_is_drawn_small_beside_the_list_as_large_as_there_is_room(play, prepared):
    prepared("begin")

    async def steps(table):
        Match.create(
            table.app.desk.store, Score(game="phalanx-cards", seats=("Ann", "Bob"), seed=7), title="Cards"
        )
        table.app.screen.fill()
        menu = table.app.screen.query_one(StripList)
        menu.choose(next(row.key for row in menu.rows if row.key.startswith("record ")))
        for size in ((160, 48), (120, 36)):
            await table.pilot.resize_terminal(*size)
            await looked(table)
            await looked(table)  # the first look brought the pane
            await table.pilot.pause(0.3)  # what is drawn for a new size comes a moment after it
            shown = table.text()
            assert "Zone C" in shown
            assert re.search(r"Ann \(A\): \d+ in hand, \d+ in reserve", shown)
            assert len(max(shown.splitlines(), key=len)) <= size[0]

    play(steps, (160, 48))


def test_a_battle_that_is_damaged_is_told_beside_the_list(play, prepared):
    number = prepared("begin")

    async def steps(table):
        store = table.app.desk.store
        with store._file.writing(lambda: ("SELECT 1", ())) as pen:
            pen.execute("UPDATE event SET body = 'no more' WHERE battle_id = ?", (number,))
        table.app.screen._seen.clear()
        await looked(table)
        assert "This battle cannot be opened" in table.text()

    play(steps, (160, 48))


def test_delete_is_offered_on_what_is_stored_and_nowhere_else(play, prepared):
    prepared("begin")

    async def steps(table):
        assert "del delete" in table.text()
        await table.press("down")
        assert "del delete" not in table.text()
        await table.press("up")
        await looked(table)
        assert "turn 1" in table.text()
        await table.press("delete", "y")
        assert "turn 1" not in table.text()
        assert "Start here" in table.text()

    play(steps)


def test_the_last_lines_at_a_glance_are_a_few_and_tell_no_moment_twice(prepared, tmp_path):
    number = prepared("begin", "initiative", "3", "8", "move", *["walk 1 1m", "done", "done"] * 3)
    desk = Desk.open(tmp_path / "squadlog.db")
    shown = glance_words(desk.at_a_glance(number)).plain
    desk.store.close()
    last = shown.partition("Last commands\n")[2].splitlines()
    assert 0 < len(last) <= LAST
    assert not any("—" in line for line in last)
    assert "moves 1 m" in last[-1]


def test_before_the_first_turn_nobody_leads_whatever_counts_already(prepared, tmp_path):
    """SCO: an objective that is held from the start is worth points before anybody has moved."""
    number = prepared()
    desk = Desk.open(tmp_path / "squadlog.db")
    glance = desk.at_a_glance(number)
    desk.store.close()
    scores = [SideScore(side=side, points=Fraction(n), lines=()) for side, n in (("blue", -40), ("red", 100))]
    glance = replace(glance, reckoning=VictoryReckoning(scores=tuple(scores)))
    for told in (glance_words(glance).plain, short_words(glance, rows=6).plain):
        assert "-40" not in told
        assert "leads" not in told
    begun = replace(glance, battle=replace(glance.battle, stage="actions"))
    assert "-40" in glance_words(begun).plain


@pytest.mark.parametrize("width", [40, 48, 60])
def test_the_score_of_a_battle_keeps_to_its_line_and_tells_who_has_won(prepared, tmp_path, width):
    number = prepared("begin", "initiative", "3", "8", "move")
    desk = Desk.open(tmp_path / "squadlog.db")
    glance = desk.at_a_glance(number)
    over = replace(
        glance,
        battle=replace(glance.battle, stage="over", result="that was all"),
        reckoning=VictoryReckoning(
            scores=(
                SideScore(side="blue", points=Fraction(227, 2), lines=()),
                SideScore(side="red", points=Fraction(207, 2), lines=()),
            )
        ),
    )
    told = glance_words(over, width=width).plain.splitlines()
    desk.store.close()
    assert told[2].startswith("◆ Commonwealth 113.5 ▰")
    assert told[2].endswith("▲ TOG 103.5")
    assert len(told[2]) <= width
    assert told[3] == "Commonwealth has won"


@pytest.mark.parametrize("rows", [4, 5, 8])
def test_on_a_small_screen_a_few_rows_tell_who_leads_and_what_was_said_last(prepared, tmp_path, rows):
    number = prepared("begin", "initiative", "3", "8", "move", *["walk 1 1m", "done", "done"] * 3)
    desk = Desk.open(tmp_path / "squadlog.db")
    shown = short_words(desk.at_a_glance(number), rows=rows).plain.splitlines()
    ready = short_words(desk.ready_at_a_glance("newcomer"), briefing=True, rows=rows).plain
    desk.store.close()
    assert len(shown) == rows
    assert "turn 1" in shown[0]
    assert "tied" in shown[1]
    assert "moves 1 m" in shown[-1]
    assert "cornered three TOG riflemen" in ready


def test_before_a_battle_the_letters_of_weapons_and_suits_are_explained(tmp_path):
    desk = Desk.open(tmp_path / "squadlog.db")
    told = glance_words(desk.ready_at_a_glance("newcomer"), width=120).plain
    desk.store.close()
    assert "SR  Spike Rifle      to hit 0, PF 5" in told
    assert "BI  Bounce Infantry  AF 3, moves x 1.25" in told


def test_a_glance_on_a_screen_that_comes_down_before_it_is_composed_is_left_alone():
    """A screen that is closing mounts no children any more; the pane is told of its mount all the same."""

    class Bare(GlancePane):
        def compose(self):
            return []

    async def whole():
        app = App()
        async with app.run_test(size=(80, 24)) as pilot:
            pane = Bare()
            await app.mount(pane)
            pane.show(Content("words"))
            await pilot.pause()

    asyncio.run(whole())


def test_a_glance_that_comes_before_the_pane_has_a_size_is_fitted_to_it_as_soon_as_it_has(tmp_path):
    """And once more when the terminal becomes another; which words there are is a matter of its rows."""
    desk = Desk.open(tmp_path / "squadlog.db")
    seen = desk.ready_at_a_glance("newcomer")
    desk.store.close()

    async def whole():
        told = []
        app = App()
        async with app.run_test(size=(60, SHORT - 2)) as pilot:
            pane = GlancePane()
            pane.show_seen(seen, briefing=True)
            await app.mount(pane)
            for height in (SHORT - 2, SHORT + 20, SHORT - 2):
                await pilot.resize_terminal(60, height)
                while pane.size.height != height:  # the app takes a change of size a moment later
                    await pilot.pause(0.02)
                await pilot.pause()
                told.append(pane.query_one(Static).content.plain)
        return told

    low, high, again = asyncio.run(whole())
    assert low == again == short_words(seen, briefing=True, rows=SHORT - 2).plain
    assert "What they carry" not in low
    assert "What they carry" in high
