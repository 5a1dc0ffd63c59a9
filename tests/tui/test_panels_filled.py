"""A few slots of `tests/large/panels.py`; what a border says where it is short, and whose rows a long refusal takes."""

from datetime import UTC, datetime

import pytest
from large.panels import FEW, SIZES, turn_at
from support.panels import panels
from textual.content import Content

from squadlog.tui.battle.journal import JournalStep, last_deeds
from squadlog.tui.battle.log_words import LogLine
from squadlog.tui.battle.panels import DESK_LEAST
from squadlog.tui.chrome.screens import Fitting

TODAY = int(datetime.now(UTC).strftime("%Y%m%d"))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_panel_is_more_than_half_empty_while_another_is_cut(size):
    turn = turn_at(size, FEW, TODAY)
    assert turn.measured
    assert not turn.found


def test_a_border_says_it_in_fewer_words_before_any_is_cut():
    title = Fitting.of(*map(Content, ("9 Varro · free · letters order at once", "9 Varro · free", "9 Varro")))
    assert [title.truncate(room, ellipsis=True).plain for room in (40, 20, 10, 5)] == [
        "9 Varro · free · letters order at once",
        "9 Varro · free",
        "9 Varro",
        "9 Va…",
    ]


def test_the_row_of_a_soldier_tells_a_wound_without_its_levels():
    line = LogLine(
        moment="T1.s1",
        said="",
        words=Content("14 Otho is wounded by 10 Cassia: 2 wound levels, serious to dead."),
        unit=14,
        name=7,
    )
    (told,) = last_deeds(JournalStep(key="1", said=(), lines=(line,))).values()
    assert told.plain == "is wounded by 10 Cassia: serious to dead."


def test_a_long_refusal_takes_its_rows_from_the_card_and_hides_no_soldier(play, brought, tmp_path):
    number = brought(tmp_path / "squadlog.db", "full_squads", "begin", "initiative", turn=1, typed_dice=())

    async def refused(table):
        screen = table.app.screen
        before = {one.name: one for one in panels(screen)}
        screen.answer.show(Content(f"✗ {'Why it cannot be, at some length. ' * 9}"))
        await table.pilot.pause()
        after = {one.name: one for one in panels(screen)}
        assert after["units"] == before["units"]
        assert after["card-box"].cells < before["card-box"].cells
        assert not after["card-box"].cut
        assert screen.query_one("#desk").size.height >= DESK_LEAST
        screen.answer.show(Content(""))
        await table.pilot.pause()
        assert {one.name: one for one in panels(screen)} == before

    play(refused, size=(120, 36), battle=number)
