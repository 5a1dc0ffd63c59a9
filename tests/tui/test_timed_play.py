"""The clock of timed play on the screen: shown at its head, stopped by a key, and what comes of a time: TIM-01..04."""

import pytest
from support.passing import Time

from squadlog.battle.terms import TimeLimit
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.tui.battle import clock


@pytest.fixture
def time(monkeypatch):
    """Time that stands still until a test lets it pass."""
    found = Time()
    monkeypatch.setattr(clock, "now", found)
    monkeypatch.setattr(clock, "LOOKS_EVERY_S", 3600)
    return found


@pytest.fixture
def timed(tmp_path, brought):
    """The newcomer's battle, five seconds for each decision, blue to act."""
    said = ("begin", "initiative", "move")
    limits = (TimeLimit(seconds=5),)
    return brought(
        tmp_path / "squadlog.db", "newcomer", *said, typed_dice=(), chapters=("timed_play",), clock=limits
    )


def test_the_clock_runs_stands_and_decides(play, timed, time):
    """TIM-01, TIM-04, A-110."""

    async def steps(table):
        async def look():
            table.app.screen.clock.look()
            await table.pilot.pause()

        rung = []
        table.app.bell = lambda: rung.append(1)
        head = lambda: table.text().splitlines()[0]  # noqa: E731 - one line, asked anew
        assert "◷ ◆ 5 s" in head()
        time.s += 2.5
        await look()
        assert "◷ ◆ 3 s" in head()
        await table.press("P")
        assert "◷ ◆ paused" in head()
        time.s += 60
        await look()
        await table.press("P")
        assert "◷ ◆ 3 s" in head()
        # Its time runs out over the open panel of another: the soldier at the cursor does nothing new.
        await table.press("2", "a")
        assert table.screen == "ActionPanel"
        time.s += 3
        await look()
        assert table.screen == "BattleScreen"
        assert "The time of 2 Mara Quill is up (5 s)" in table.text()
        assert table.seat.known.units[2].declaration.choice == "nothing"
        assert not rung
        # A key that was meant for it, a moment too late, is not an order for another.
        before = table.seat.head
        await table.press("h")
        assert table.seat.head == before
        assert "◷ ◆ 5 s" in head()
        await table.press("u")
        assert table.seat.known.units[2].declaration is None
        assert "◷ ◆ 5 s" in head()
        table.app.use_setting("clock_bell", "bell")
        table.app.desk.store.settings.set("clock_bell", "bell")
        time.s += 5
        await look()
        assert rung

    play(steps, (80, 24), battle=timed)


def test_a_display_shows_the_clock_and_decides_nothing(play, timed, time):
    """TIM-01."""

    async def steps(table):
        screen = table.app.screen
        screen.chair.seat = screen.seat.of(Speaker(seat=NOBODY))
        time.s += 6
        before = screen.seat.head
        screen.clock.look()
        await table.pilot.pause()
        assert "◷ ◆ 0 s" in table.text()
        assert screen.seat.head == before

    play(steps, (160, 48), battle=timed)


def test_where_play_is_not_timed_there_is_no_clock(play, prepared):
    """TIM-01, ADV-01."""

    async def steps(table):
        assert "◷" not in table.text()
        assert table.app.screen.clock._timer is None
        await table.press("P")
        assert "Play is not timed" in table.text()

    play(steps, (80, 24), battle=prepared("begin", typed=False))
