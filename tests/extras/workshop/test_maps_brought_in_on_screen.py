"""A map of another program brought in on the screen: what is asked, what is told, and the picture beneath it."""

from support.foreign_files import FOREIGN

from squadlog.extras.workshop.screens.hub import WorkshopScreen
from squadlog.setup.maps import own_maps


async def _until(table, screen):
    for _ in range(100):
        if table.screen == screen:
            return
        await table.pilot.pause(0.05)
    raise AssertionError(table.text())


def test_a_universal_vtt_file_comes_on_the_table_with_its_picture_in_scale(play, tmp_path):
    picture = tmp_path / "mill.png"

    async def steps(table):
        table.app.push_screen(WorkshopScreen())
        await table.pilot.pause()
        await table.press("I")
        table.app.screen.query_one("#line").value = str(FOREIGN / "dungeondraft.dd2vtt")
        await table.press("enter")
        await table.pilot.pause()
        assert "20 x 14 squares" in table.text()
        table.app.screen.query_one("#line").value = "2"
        await table.press("enter")
        await table.pilot.pause()
        await table.press("down", "enter")  # no zones: how they are found is asked of the command
        await _until(table, "LineDialog")
        table.app.screen.query_one("#line").value = str(picture)
        await table.press("enter")
        await _until(table, "ReadingDialog")
        assert "Took 4 portals for doors, 2 of them open." in " ".join(table.text().split())
        await table.press("escape")
        await table.pilot.pause()
        bench = table.app.screen.draft.bench
        assert (bench.drawn.width_m, len(bench.drawn.doors)) == (40, 4)
        assert not bench.drawn.zones
        if bench.beneath is not None:  # without the library for pictures it is only kept
            assert bench.beneath.wide * bench.beneath.pixel_m == 40
        await table.press("ctrl+s", "enter")
        await table.app.workers.wait_for_complete()
        assert own_maps() == ("dungeondraft",)

    play(steps)
    assert picture.read_bytes().startswith(b"\x89PNG")
