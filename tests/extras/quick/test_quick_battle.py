"""The screen of a quick battle: points, troops, a map drawn until it pleases, and off it goes."""

from textual.widgets import Input, Select

from squadlog.ground.checking.load import parse_map


async def _drawn(table):
    """Wait until the map that is wanted is drawn."""
    await table.pilot.pause(0.4)
    await table.app.workers.wait_for_complete()
    for _ in range(3):
        await table.pilot.pause()


def test_a_quick_battle_begins_from_home_on_the_map_that_is_shown(play):
    """SCN-06, VIC-06: two squads of 400 points on a fair map, in three keys."""

    async def steps(table):
        await table.press("q")
        screen = table.app.screen
        await table.press("tab", "tab", "tab")
        assert screen.focused is screen.query_one("#points-other"), (
            "from the commander of one side to the next"
        )
        screen.query_one("#ground", Select).value = "building"
        screen.query_one("#seed", Input).value = "3"
        await _drawn(table)
        shown = " ".join(table.text().split())
        assert "Building 3" in shown
        assert "✓ sight" in shown
        assert "Blue: 8 soldiers for 400 of 400 points" in shown
        await table.press("f5")
        assert screen.query_one("#seed", Input).value != "3"
        screen.query_one("#seed", Input).value = "3"
        await _drawn(table)
        await table.press("f2")
        assert table.screen == "BattleScreen"
        setup = table.seat.known.setup
        assert parse_map(setup.map, "map").title == "Building 3"
        assert len(setup.starts) == len(setup.soldiers) == 16
        assert not setup.page.spending  # what was bought may be a secret until the end
        spending = table.seat._played.views.seen("referee").setup.page.spending
        assert [(one.points - one.spent, one.spent <= 400) for one in spending] == [(0, True)] * 2

    play(steps, (80, 24))


def test_help_is_one_key_from_a_quick_battle_and_tells_its_figures(play):
    async def steps(table):
        await table.press("q", "question_mark")
        assert "mirror image, how much of the map is the same turned round" in " ".join(table.text().split())

    play(steps, (80, 24))


def test_what_cannot_be_is_said_on_the_screen_and_nothing_begins(play):
    async def steps(table):
        await table.press("q")
        screen = table.app.screen
        screen.query_one("#ground", Select).value = "none"
        screen.query_one("#points-one", Input).value = "9"
        await _drawn(table)
        await table.press("f2")
        assert table.screen == "QuickScreen"
        assert "9 points buy nobody of Combat Arms" in " ".join(table.text().split())
        screen.query_one("#points-one", Input).value = "400"
        screen.query_one("#who-other", Select).value = "squad ready:john_doe"
        screen.query_one("#rules", Select).value = "usual"
        screen.query_one("#hold").value = True
        screen.query_one("#turns", Input).value = "6"
        await table.press("f2")
        setup = table.seat.known.setup
        assert (setup.turns, setup.map) == (6, "")
        assert {"grenades", "leadership"} <= set(setup.chapters)
        assert [one.kind for one in setup.page.objectives] == ["hold", "hold"]

    play(steps, (160, 48))
