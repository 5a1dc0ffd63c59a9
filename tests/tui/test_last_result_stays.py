"""The result of the last shot stays readable while the next is asked for; no line names a key of another place."""

import re

import pytest
from textual.content import Content

from squadlog.tui.battle.roster import HINTS

SHOTS = ("fire 1 2", "done", "done")
RESULT = re.compile(r"1 Doe → 4 Varro  12 m  \d+-2=-?\d+ vs 7  (MISS|HIT  2 levels)")
WHOLE = re.compile(r"1 John Doe fires SR at 4 Varro, 12 m\n.*needs 7 or less +(MISS|HIT)", re.DOTALL)
"""Where the last answer keeps all its rows beside the card."""


@pytest.mark.parametrize(
    ("at", "told"),
    [((80, 24), RESULT), ((100, 36), WHOLE), ((120, 36), RESULT)],
    ids=("80x24", "100x36", "120x36"),
)
def test_under_the_card_of_the_next_shot_stands_what_the_last_one_did(play, brought, tmp_path, at, told):
    """FIR-01: who, face, needed, hit and level; the card opened over it in the same breath."""
    number = brought(
        tmp_path / "squadlog.db", "newcomer", "begin", "initiative", "move", *SHOTS, typed_dice=()
    )

    async def steps(table):
        assert table.screen == "ShotPanel"
        assert not RESULT.search(table.text())
        await table.press("1", "2", "enter")
        assert table.screen == "ShotPanel"
        for keys in ((), ("down", "c")):
            await table.press(*keys)
            shown = table.text()
            assert "2 Mara Quill fires" in shown
            assert told.search(shown), shown

    play(steps, at, battle=number)


def test_the_result_stays_over_the_die_of_the_next_shot_until_that_falls(play, prepared):
    async def steps(table):
        await table.press("1", "2", "enter", "3")
        while table.screen == "DiePanel":
            await table.press("3")
        assert "3-2=1 vs 7  HIT  2 levels" in table.text()
        await table.press("1", "2", "enter")
        assert table.screen == "DiePanel"
        assert "3-2=1 vs 7  HIT  2 levels" in table.text()
        assert "2 Mara Quill" in table.text(), "the soldiers stay in sight above a short question"

    play(steps, (80, 24), battle=prepared("begin", "initiative", "3", "8", "move", *SHOTS))


def test_while_a_panel_has_the_keys_no_line_beside_it_names_one_that_does_something_else(play, prepared):
    async def steps(table):
        border = f"{HINTS[0][0]} {HINTS[0][1]}  A all"
        assert "[Enter: next unit's actions]" in table.text()
        assert border in table.text()
        await table.press("1", "a")
        shown = table.text()
        assert "give orders to 1-3, then done." in shown
        assert "Enter: " not in shown
        assert border not in shown
        await table.press("escape")
        assert "[Enter: " in table.text()
        assert border in table.text()

    play(steps, (160, 48), battle=prepared("begin", "initiative", "3", "8", "move"))


def test_the_map_names_its_keys_while_it_has_them_and_the_line_names_enter_while_that_is_what_it_does(
    play, mapped
):
    """`r` repeats orders while the soldiers have the keys, and Enter declares a way while the ruler is in the hand."""

    async def steps(table):
        def line():
            return table.app.screen.query_one("#map-line").visual.plain

        assert "r ruler" not in table.text()
        assert line().strip()
        await table.press("m")
        assert "r ruler" in table.text()
        assert "Arrows move the cursor." in line()
        assert "[Enter: " in table.text()
        assert "i reasons" not in table.text()
        await table.press("r")
        assert "[Enter: " not in table.text()
        await table.press("escape", "m", "a")
        assert "m the keys of the map" not in table.text(), "the panel has the keys"
        assert "Arrows move the cursor." not in line()
        await table.press("escape")
        assert "m the keys of the map" in table.text()
        assert "i reasons" in table.text()

    play(steps, (160, 48), battle=mapped("pest_control", turn=17))


def test_the_action_panel_offers_enter_only_where_it_declares(play, prepared):
    async def steps(table):
        await table.press("1", "a")
        assert "⏎ declare" in table.text()
        await table.press("n")  # no weapon is jammed
        assert "⏎ declare" not in table.text()
        assert "✗ refused" in table.text()
        await table.press("h")
        assert table.screen == "BattleScreen"

    play(steps, (80, 24), battle=prepared("begin", "initiative", "3", "8", "move"))


def test_the_border_of_the_map_offers_enter_only_where_it_declares(play, mapped):
    """ACT-18: with a way that somebody bars in the hand it said that Enter declares."""

    async def steps(table):
        def border():
            return Content.from_markup(table.app.screen.query_one("#map-box").border_subtitle).plain

        await table.press("m", "r")
        assert border().startswith("⏎ next prompt"), "no way is laid yet"
        await table.press("right_square_bracket")
        assert border().startswith("⏎ declare")
        await table.press("right", "right")
        assert border().startswith("✗ refused")
        assert "⏎" not in border()

    play(steps, (80, 24), battle=mapped("pest_control", turn=9))
