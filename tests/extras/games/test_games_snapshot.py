"""A picture of the board; `pytest --snapshot-update` takes it again after a deliberate change."""

from support.matches import seated

from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.tui.app import SquadlogApp

SCORE = Score(
    game="phalanx-board",
    options={"first_player": "red"},
    seats=("Ann", "Bob"),
    moves=("f1-f3", "c8-c6", "f3-f5", "c6-c4", "g1-f1"),
)


def test_the_board_looks_as_it_did(snap_compare, tmp_path):
    async def shown(pilot):
        app = pilot.app
        app.load()
        await app.workers.wait_for_complete()
        await pilot.pause()
        app.show("game", seated(Match.create(app.desk.store, SCORE)))
        await pilot.press("n", "n", "n", "enter", "n")
        await pilot.pause()

    assert snap_compare(SquadlogApp(tmp_path / "squadlog.db"), run_before=shown, terminal_size=(80, 24))
