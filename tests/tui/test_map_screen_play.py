"""The map on the battle screen, played: its place, set-up, choosing, both sizes, mouse."""

import pytest
from support.map_keys import cursor_to, hand, line, open_sheet, spot, walk
from textual.events import Key

from squadlog.ground.drawing.figures.overlays import Walked
from squadlog.tui.book.help import explanation
from squadlog.tui.map.panel import MapPanel
from squadlog.tui.map.view import MapView

SMALL, LARGE = (80, 24), (160, 48)


def test_the_map_stands_beside_units_and_log_where_there_is_room(play, mapped):
    async def steps(table):
        shown = table.text()
        assert "1 Krassk" in shown
        assert "kitchen" in shown
        assert "Kessrith against" in shown

    play(steps, size=LARGE, battle=mapped("counting_house"))


def test_on_a_small_screen_m_puts_the_map_beside_the_squad_log_and_takes_it_away(play, mapped):
    async def steps(table):
        assert "floor 1/2" not in table.text()
        await table.press("m")
        assert "floor 1/2" in table.text()
        assert "Krassk" in table.text()
        await table.press("m")
        assert "floor 1/2" not in table.text()

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_the_whole_screen_is_the_map_and_escape_gives_it_back(play, mapped, size):
    async def steps(table):
        await table.press("M")
        assert not table.app.screen.query_one("#units").is_on_screen
        assert table.app.screen.query_one(MapPanel).outer_size.width == size[0]
        await table.press("escape")
        assert table.app.screen.query_one("#units").is_on_screen

    play(steps, size=size, battle=mapped("counting_house"))


@pytest.mark.parametrize("key", ["m", "M"])
def test_a_sentence_said_from_the_map_gives_it_the_keys_back(play, mapped, key):
    async def steps(table):
        await table.press(key)
        await table.say("put 1 8,0.5 facing north")
        assert spot(table, 1) == (8.0, 0.5, 1)
        assert table.app.focused is table.app.screen.query_one(MapPanel).view
        await table.press("colon", "escape", "r")
        assert hand(table).ruler is not None

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_after_a_sentence_clicked_into_the_map_on_the_whole_screen_has_the_keys(play, mapped):
    async def steps(table):
        await table.press("M")
        await table.pilot.click("#say")
        await table.press("escape")
        assert table.app.focused is table.app.screen.query_one(MapPanel).view

    play(steps, size=SMALL, battle=mapped("counting_house"))


@pytest.mark.parametrize("key", ["m", "escape"])
def test_what_is_typed_right_behind_the_colon_is_no_command(play, mapped, key):
    async def steps(table):
        await table.press(key)
        for char in (":", *"hun"):
            table.app.post_message(Key({":": "colon"}.get(char, char), char))
        await table.pilot.pause()
        assert table.app.screen.query_one("#say").value == "hun"

    play(steps, battle=mapped("counting_house", turn=5))


def test_a_colon_can_be_typed_in_a_sentence(play, mapped):
    async def steps(table):
        await table.press("colon", "a", "colon", "b")
        assert table.app.screen.query_one("#say").value == "a:b"

    play(steps, battle=mapped("counting_house"))


def test_a_battle_without_a_map_says_so(play, prepared):
    async def steps(table):
        await table.press("m")
        assert "This battle has no map" in table.text()
        assert table.screen == "BattleScreen"

    play(steps, battle=prepared())


def test_help_explains_the_map_while_it_has_the_keys(play, mapped):
    async def steps(table):
        await table.press("m", "question_mark")
        assert "r is the ruler" in table.text()
        await table.press("escape", "m", "question_mark")
        assert "r is the ruler" not in table.text()

    play(steps, battle=mapped("counting_house"))


def test_help_tells_what_the_signs_of_the_map_mean(play, mapped):
    async def steps(table):
        await table.press("m")
        assert "⊠ locked door" in explanation(table.app.screen)

    play(steps, battle=mapped("counting_house"))


def test_the_palette_finds_the_tools_of_the_map(play, mapped):
    async def steps(table):
        from squadlog.tui.chrome.palette import SquadlogCommands  # noqa: PLC0415 - needs the running app

        await table.press("m")
        table.app.action_command_palette()
        await table.pilot.pause()
        provider = SquadlogCommands(table.app.screen_stack[-2])
        told = {label: words for label, words, _run in provider._entries()}
        assert told["Ruler"].startswith("Take a tool in the hand")
        assert {"Sight line", "Reach", "Targets", "Arcs", "Who sees this", "What is here", "Layers"} <= set(
            told
        )

    play(steps, battle=mapped("counting_house"))


# Set-up


def test_a_unit_is_set_up_in_its_zone_and_refused_outside_it(play, mapped):
    """SET-01: refused with the rule outside the zone, placed with its facing inside, undone by u."""

    async def steps(table):
        await table.press("m", "1", "P")
        await cursor_to(table, 12.0, 12.0)
        assert "[SET-01]" in line(table)
        before = spot(table, 1)
        await table.press("enter")
        assert spot(table, 1) == before
        await cursor_to(table, 2.0, 0.5)
        await table.press("right_square_bracket", "enter")
        assert spot(table, 1) == (2.0, 0.5, 1)
        await table.press("u")
        assert spot(table, 1) == before

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_a_unit_is_taken_off_the_map_before_play(play, mapped):
    async def steps(table):
        await table.press("m", "1", "P", "backspace")
        assert table.seat.known.units[1].position is None

    play(steps, size=SMALL, battle=mapped("counting_house"))


# Choosing, by keys and by mouse


def test_zero_shows_the_whole_map_and_ten_is_still_a_unit(play, mapped):
    async def steps(table):
        await table.press("m", "plus", "plus", "plus")
        near = table.app.screen.query_one(MapPanel).view.frame.scale_m
        await table.press("0")
        assert table.app.screen.query_one(MapPanel).view.frame.scale_m > near
        await table.press("1", "0")
        assert hand(table).chosen == 10

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_tab_goes_round_the_units(play, mapped):
    async def steps(table):
        await table.press("m", "1", "tab")
        assert hand(table).chosen == 2
        await table.press("shift+tab")
        assert hand(table).chosen == 1

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_the_mouse_chooses_a_unit_and_sets_corners(play, mapped):
    async def steps(table):
        await table.press("m")
        view = table.app.screen.query_one(MapView).region
        rows = [text[: view.right] for text in table.text().splitlines()]
        row = next(place for place, text in enumerate(rows) if "K2" in text)
        await table.pilot.click(offset=(rows[row].index("K2"), row))
        await table.pilot.pause()
        assert hand(table).chosen == 2
        await table.press("r")
        await table.pilot.click(offset=(rows[row].index("K2") + 6, row - 2), times=2)
        await table.pilot.pause()
        assert len(hand(table).ruler.corners) == 1

    play(steps, size=LARGE, battle=mapped("counting_house"))


def test_the_names_beside_the_map_choose_and_the_hints_in_its_border_are_keys(play, mapped):
    async def steps(table):
        await table.press("M")
        view = table.app.screen.query_one(MapView).region
        rows = table.text().splitlines()
        row = next(place for place, text in enumerate(rows) if "Torrvek" in text[view.right :])
        await table.pilot.click(offset=(rows[row].index("Torrvek", view.right), row))
        await table.pilot.pause()
        assert hand(table).chosen == 3
        row = next(place for place, text in enumerate(rows) if "r ruler" in text)
        await table.pilot.click(offset=(rows[row].index("r ruler"), row))
        await table.pilot.pause()
        assert hand(table).tool == "ruler"
        border = table.text().splitlines()[row]
        assert "⏎ next prompt  space corner" in border, "no way is laid that Enter could declare"

    play(steps, size=LARGE, battle=mapped("counting_house"))


def test_what_a_soldier_sees_and_where_it_has_gone_are_a_key_each(play, mapped):
    async def steps(table):
        await table.press("m", "1", "V")
        await table.app.workers.wait_for_complete()
        await table.pilot.pause()
        seen = table.app.screen.query_one(MapView).scene.seen
        assert seen is not None
        assert "/ " in table.text()
        await table.press("V")
        assert table.app.screen.query_one(MapView).scene.seen is None
        await walk(table, 1, (spot(table, 1)[0], spot(table, 1)[1] + 1))
        await table.press("H")
        assert any(isinstance(one, Walked) for one in table.app.screen.query_one(MapView).scene.overlays)
        assert "T1.s1" in table.text()
        await table.press("H", "H")
        assert not table.app.screen.query_one(MapView).scene.overlays

    play(steps, size=LARGE, battle=mapped("counting_house", turn=1))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_action_sheet_proposes_the_door_the_unit_stands_at_not_the_first_of_the_map(play, mapped, size):
    """AMB-127: D1 is 4 m from where he stands, D6 is within 1 m and he has its key."""
    battle = mapped("blow_the_damn_thing_up", "correct 17 at=18,17.6 because he went there", turn=17)

    async def steps(table):
        await table.press("1", "7")
        await open_sheet(table, "open_close_door")
        shown = table.text()
        assert "where: ◂ D6 ▸" in shown
        assert "does what: ◂ unlock ▸" in shown
        await table.press("enter")
        assert table.seat.known.units[17].action.feature == "D6"

    play(steps, size=size, battle=battle)


def test_a_sheet_far_from_every_door_still_says_why_none_can_be_opened(play, mapped):
    battle = mapped("blow_the_damn_thing_up", turn=17)

    async def steps(table):
        await table.press("1", "7")
        await open_sheet(table, "open_close_door")
        shown = table.text()
        assert "D3 is 1.41 m away" in shown, "the nearest"
        assert "Open or close door: the nearest, D3, is" in shown

    play(steps, size=LARGE, battle=battle)


def test_the_footer_of_a_battle_on_a_map_shows_the_way_to_it(play, mapped):
    async def steps(table):
        assert "m Map" in table.text().splitlines()[-1]
        await table.press("m")
        assert "m Map" not in table.text().splitlines()[-1]

    play(steps, size=SMALL, battle=mapped("pest_control"))
