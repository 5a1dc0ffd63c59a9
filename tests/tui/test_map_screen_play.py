"""The map on the battle screen, played: its place, a move by the ruler, set-up, choosing, both sizes, mouse."""

import pytest
from support.map_keys import cursor_to, hand, line, spot
from textual.events import Key

from squadlog.tui.help import explanation
from squadlog.tui.map_tools_board import MapBoard

SMALL, LARGE = (80, 24), (160, 48)


async def worked_out(table):
    """What another thread works out for the map is known and shown."""
    await table.app.workers.wait_for_complete()
    await table.pilot.pause()


def test_the_map_stands_beside_units_and_log_where_there_is_room(play, mapped):
    async def steps(table):
        shown = table.text()
        assert "1   Krassk" in shown
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
        assert "Doing → ends" not in table.text()
        assert table.app.screen.query_one(MapBoard).size.width == size[0]
        await table.press("escape")
        assert "Doing → ends" in table.text()

    play(steps, size=size, battle=mapped("counting_house"))


@pytest.mark.parametrize("key", ["m", "M"])
def test_a_sentence_said_from_the_map_gives_it_the_keys_back(play, mapped, key):
    async def steps(table):
        await table.press(key)
        await table.say("put 1 8,0.5 facing north")
        assert spot(table, 1) == (8.0, 0.5, 1)
        assert table.app.focused is table.app.screen.query_one(MapBoard).view
        await table.press("colon", "escape", "r")
        assert hand(table).ruler is not None

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_after_a_sentence_clicked_into_the_map_on_the_whole_screen_has_the_keys(play, mapped):
    async def steps(table):
        await table.press("M")
        await table.pilot.click("#say")
        await table.press("escape")
        assert table.app.focused is table.app.screen.query_one(MapBoard).view

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
        from squadlog.tui.palette import SquadlogCommands  # noqa: PLC0415 - needs the running app

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


# A move


def test_a_whole_move_by_the_ruler(play, mapped, size):
    """MOV-01, MOV-13: two legs, a facing for the end, declared by Enter; the unit stands where the ruler led."""

    async def steps(table):
        await table.press("m", "1", "r")
        x, y, _ = spot(table, 1)
        await cursor_to(table, x, y + 1.0)
        await table.press("space")
        await cursor_to(table, x - 1.0, y + 1.0)
        assert "2.00 m, charged" in line(table)
        assert "Legs: 1.0 m/" in line(table)
        await table.press("right_square_bracket", "enter")
        assert table.session.battle.units[1].declaration is not None
        assert hand(table).tool == "look"
        await table.press("d")
        assert spot(table, 1) == (round(x - 1.0, 2), round(y + 1.0, 2), 1)
        assert table.session.battle.units[1].position.facing_deg == pytest.approx(315.0, abs=0.2)

    play(steps, size=size, battle=mapped("long_ford", turn=1))


def test_a_corner_is_taken_back(play, mapped):
    async def steps(table):
        await table.press("m", "1", "r", "up", "space", "right", "space")
        assert len(hand(table).ruler.corners) == 2
        await table.press("backspace")
        assert len(hand(table).ruler.corners) == 1

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_a_move_through_a_wall_is_refused_with_its_rule_and_may_be_overruled(play, mapped):
    """MAP-08: the line says what is in the way and how far it would be legal; o lets it stand."""

    async def steps(table):
        x, y, _ = spot(table, 9)
        await table.press("m", "9", "r")
        await cursor_to(table, x + 1.0, y - 3.0)
        before = table.session.head
        assert "in the way" in line(table)
        assert "[" in line(table)
        await table.press("enter")
        assert table.session.head == before
        await table.press("o")
        assert table.screen == "LineSheet"
        await table.press("s", "o", "enter")
        assert table.session.head != before
        await table.press("u")
        assert table.session.battle.units[9].declaration is None

    play(steps, size=SMALL, battle=mapped("counting_house", turn=9))


def test_the_reach_lays_a_way_to_the_cursor(play, mapped):
    """MOV-06: space inside the area lays a ruler that the rules let pass."""

    async def steps(table):
        x, y, _ = spot(table, 1)
        await table.press("m", "1", "e")
        await worked_out(table)
        await cursor_to(table, x + 0.5, y + 1.2)
        assert "within reach" in line(table)
        await table.press("space")
        assert hand(table).tool == "ruler"
        assert "✗" not in line(table)
        await cursor_to(table, x, y + 1.0)
        await table.press("escape", "e")
        await worked_out(table)
        await cursor_to(table, 12.0, 18.0)
        assert "out of reach" in line(table)

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_while_a_reach_is_worked_out_the_old_picture_stays_and_every_key_works(play, mapped):
    """Nothing stands still for it; what was put away meanwhile, or is of a battle that has gone on, is not shown."""

    async def steps(table):
        board = table.app.screen.panel
        await table.press("m", "1", "a")
        arcs = board.now.overlays
        board.action_tool("area")
        assert "working out the reach" in board.now.words.plain
        assert board.now.overlays == arcs
        board.action_corner()
        assert hand(table).tool == "area"
        board.action_leave()
        await worked_out(table)
        assert (hand(table).tool, board.now.overlays) == ("look", ())
        board.action_tool("area")
        assert "reach. " in board.now.words.plain
        board.action_gait(1)
        table.session.say("note meanwhile")
        table.app.screen.redraw()
        await worked_out(table)
        await worked_out(table)
        assert "run: the cursor is" in board.now.words.plain

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_the_reach_of_somebody_who_lies_says_why_it_is_nowhere(play, mapped):
    """ACT-23: what is shown can be said."""

    async def steps(table):
        table.session.say("correct 1 posture=prone because it fell")
        await table.press("m", "1", "e")
        while "walk" not in line(table):
            await table.press("g")
        assert "walk: nowhere" in line(table)
        assert "ACT-23" in line(table)
        assert "g way of moving" in line(table)
        await table.press("space")
        assert hand(table).tool == "area"

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_the_way_of_moving_changes_the_allowance(play, mapped):
    """ACT-27: crawling is slower than walking."""

    async def steps(table):
        x, y, _ = spot(table, 1)
        await table.press("m", "1", "r")
        await cursor_to(table, x, y + 1.0)
        walk = line(table)
        while hand(table).mode(table.session.battle) != "run":
            await table.press("g")
        assert "1 Krassk, run" in line(table)
        assert walk.split(" of ")[1][:6] != line(table).split(" of ")[1][:6]

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_a_turn_on_the_spot(play, mapped):
    """ACT-19."""

    async def steps(table):
        facing = table.session.battle.units[1].position.facing_deg
        await table.press("m", "1", "right_square_bracket", "right_curly_bracket", "enter", "d")
        turned = table.session.battle.units[1].position.facing_deg
        assert (turned - facing) % 360 == pytest.approx(50.0, abs=0.2)

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_the_action_sheet_takes_the_path_of_the_ruler(play, mapped):
    async def steps(table):
        x, y, _ = spot(table, 1)
        await table.press("m", "1", "r")
        await cursor_to(table, x, y + 1.0)
        await table.app.screen.run_action("act")
        await table.pilot.pause()
        assert "goes: along the ruler" in table.text()
        await table.press("p")
        assert "goes: straight on" in table.text()
        await table.press("p")
        assert "goes: toward" in table.text()
        await table.press("p", "enter")
        assert table.session.battle.units[1].declaration.move.as_far

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


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
        assert table.session.battle.units[1].position is None

    play(steps, size=SMALL, battle=mapped("counting_house"))


# Choosing, by keys and by mouse


def test_zero_shows_the_whole_map_and_ten_is_still_a_unit(play, mapped):
    async def steps(table):
        await table.press("m", "plus", "plus", "plus")
        near = table.app.screen.query_one(MapBoard).view.frame.scale_m
        await table.press("0")
        assert table.app.screen.query_one(MapBoard).view.frame.scale_m > near
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
        rows = table.text().splitlines()
        row = next(place for place, text in enumerate(rows) if "K2" in text)
        await table.pilot.click(offset=(rows[row].index("K2"), row))
        await table.pilot.pause()
        assert hand(table).chosen == 2
        await table.press("r")
        await table.pilot.click(offset=(rows[row].index("K2") + 6, row - 2), times=2)
        await table.pilot.pause()
        assert len(hand(table).ruler.corners) == 1

    play(steps, size=LARGE, battle=mapped("counting_house"))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_action_sheet_proposes_the_door_the_unit_stands_at_not_the_first_of_the_map(play, mapped, size):
    """AMB-127: D1 is 4 m from where he stands, D6 is within 1 m and he has its key."""
    battle = mapped("blow_the_damn_thing_up", "correct 17 at=18,17.6 because he went there", turn=17)

    async def steps(table):
        await table.press("1", "7", "a")
        sheet = table.app.screen
        rows = [str(option.id) for option in sheet.query_one("#actions").options]
        assert rows.index("open_close_door") < rows.index("position:standing")
        sheet.query_one("#actions").highlighted = rows.index("open_close_door")
        await table.pilot.pause()
        shown = table.text()
        assert "where: D6" in shown
        assert "does what: unlock" in shown
        await table.press("enter")
        assert table.session.battle.units[17].action.feature == "D6"

    play(steps, size=size, battle=battle)


def test_a_sheet_far_from_every_door_still_says_why_none_can_be_opened(play, mapped):
    battle = mapped("blow_the_damn_thing_up", turn=17)

    async def steps(table):
        await table.press("1", "7", "a")
        picker = table.app.screen.query_one("#actions")
        rows = [str(option.id) for option in picker.options]
        picker.highlighted = rows.index("open_close_door")
        await table.pilot.pause()
        assert "farther than 1 m" in " ".join(table.text().split())

    play(steps, size=LARGE, battle=battle)


def test_the_footer_of_a_battle_on_a_map_shows_the_way_to_it(play, mapped):
    async def steps(table):
        assert "m Map" in table.text().splitlines()[-1]
        await table.press("m")
        assert "m Map" not in table.text().splitlines()[-1]

    play(steps, size=SMALL, battle=mapped("pest_control"))


def test_a_refused_way_is_wholly_told_on_a_small_screen_with_the_suit_and_the_way_out(play, mapped):
    """MOV-12, MAP-08: a marine in an MZG pays 1.25 m a metre and has no pack that would waive it."""
    battle = mapped("pest_control", "correct 9 at=7.5,10.6 because he went there", turn=9)

    async def steps(table):
        await table.press("9", "m", "r")
        await cursor_to(table, 7.5, 6)
        shown = " ".join(table.text().split())
        assert "suit 1.25 m a metre [MOV-12]" in shown
        assert "in the way" in shown
        assert "o overrules." in shown

    play(steps, size=SMALL, battle=battle)
