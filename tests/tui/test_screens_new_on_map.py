"""A new battle of one's own squads on a map: the shipped ones, one in a file, and a bad one."""

import pytest
from textual.widgets import Input, Select

from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.new_battle import OWN


async def _own(table):
    await table.press("b")
    table.app.screen.query_one("#ready", StripList).choose(OWN)
    await table.pilot.pause()
    table.app.screen.query_one("#teams-red")


def test_set_01_two_squads_of_ones_own_begin_in_the_zones_of_a_shipped_map(play, size):
    async def steps(table):
        await _own(table)
        table.app.screen.query_one("#map", Select).value = "the_long_ford"
        await table.press("f2")
        setup = table.seat.known.setup
        assert setup.map.startswith('[map]\ntitle = "The Long Ford"')
        assert len(setup.starts) == len(setup.soldiers)

    play(steps, size)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[map", "not valid TOML"),
        ('[map]\ntitle = "T"\nwidth_m = 9\n', "height_m is missing"),
        (None, "There is no map"),
    ],
)
def test_a_map_file_that_is_none_is_refused_on_the_screen(text, words, play, tmp_path):
    file = tmp_path / "mine.toml"
    if text is not None:
        file.write_text(text)

    async def steps(table):
        await _own(table)
        table.app.screen.query_one("#map-file", Input).value = str(file)
        await table.press("f2")
        assert table.screen == "NewBattleScreen"
        assert words in " ".join(table.text().split())

    play(steps, (160, 48))
