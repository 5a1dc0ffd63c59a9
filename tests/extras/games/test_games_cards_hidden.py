"""What nobody may see at the card table of Phalanx: hands behind the curtain, cards face down, hints for others."""

import re

import pytest
from support.at_the_cards import playing

HANDS = "A: 9S 4S KH JD 2C QC 10H; B: 10D 3D 5C 6C 7C 8C 9C"
OPENED = ("10H", "10D")
"""A has hearts and so the lower ten: B begins (PC-17)."""


@pytest.fixture
def play(tmp_path):
    return playing(tmp_path / "squadlog.db", "phalanx-cards", HANDS)


def test_the_curtain_hides_every_hand_and_initial_card_until_the_right_one_lifts_it(play):
    async def steps(table):
        assert table.screen == "CurtainDialog"
        assert "Ann (A) takes over" in table.text()
        for card in ("9S", "4S", "KH", "10D", "3D"):
            assert card not in table.shown
        await table.press("enter")
        assert "9♠" in table.text()
        assert "3D" not in table.shown
        await table.press("2")
        await table.press("enter")
        laid = table.moves[0]
        assert table.screen == "CurtainDialog"
        assert "Bob (B) takes over" in table.text()
        for card in ("9S", "4S", "KH", laid, "10D", "3D"):
            assert card not in table.shown
        await table.press("enter")
        assert "10♦" in table.text()
        for card in ("9S", "4S", "KH", laid):
            assert card not in table.shown
        assert "an initial card" in table.shown
        await table.press("m")
        assert laid not in table.shown

    play(steps)


def test_the_curtain_says_what_was_done_last_and_nothing_at_the_start(play):
    async def steps(table):
        assert "Last:" not in table.text()
        await table.press("enter", "1", "enter")
        assert "Last: 1. Ann (A): an initial card" in table.text()

    play(steps)


def test_the_palette_and_tool_tips_name_no_card(play):
    async def steps(table):
        await table.press("enter", "ctrl+p")
        await table.pilot.pause(0.2)
        told = "\n".join(str(widget.render()) for widget in table.app.screen.walk_children())
        assert "KH" not in told
        await table.press("escape")
        tips = [str(widget.tooltip) for widget in table.app.screen.walk_children() if widget.tooltip]
        assert not any("KH" in tip for tip in tips)

    play(steps)


def test_where_everybody_must_remember_cards_face_down_have_no_name(play):
    """PC-29."""

    async def steps(table):
        await table.press("enter")
        assert "(?)" in table.text()
        await table.press("a")
        assert "(9S)" not in table.shown

    play(steps, moves=(*OPENED, "3D>R", "9S>L", "5C>L", "QC>L", "6C>R"), memory_mode="true")


def test_on_the_curtain_the_one_who_moved_last_takes_it_back_and_his_card_is_not_told(play):
    """PC-18."""

    async def steps(table):
        assert "takes back" not in table.text()
        await table.press("u", "enter", "2", "enter")
        (laid,) = table.moves
        assert "u undoes the last move of Ann (A)." in table.text()
        await table.press("u")
        assert table.moves == ()
        assert "Ann (A) takes over" in table.text()
        assert laid not in table.shown
        await table.press("enter", "2", "enter", "enter", "1", "enter")
        first, second = table.moves
        assert (first, table.screen) == (laid, "CurtainDialog")
        await table.press("u")
        assert table.moves == (laid,)
        assert "Bob (B) takes over" in table.text()
        await table.press("comma", "enter", "comma")
        assert table.moves == ()
        assert "Undone: an initial card." in table.shown
        assert laid not in table.shown.replace(second, "")

    play(steps)


def test_a_hint_for_one_is_gone_before_the_other_looks(play):
    async def steps(table):
        await table.press("enter", "h")
        await table.until(lambda: " tried):" in table.text())
        assert re.search(r"1: +([+-]\d+|0) cards?  ", table.text())
        await table.press("enter")
        assert table.screen == "CurtainDialog"
        assert " tried):" not in table.shown
        assert table.moves[0] not in table.shown

    play(steps)
