"""A move on the map screen, by ruler, reach, ways of moving and action sheet."""

import pytest
from support.map_keys import board, cursor_to, hand, line, spot

SMALL = (80, 24)


async def worked_out(table):
    """What another thread works out for the map is known and shown."""
    await table.app.workers.wait_for_complete()
    await table.pilot.pause()


def test_a_whole_move_by_the_ruler(play, mapped, size):
    """MOV-01, MOV-13: two legs, a facing for the end, declared by Enter; the unit stands where the ruler led."""

    async def steps(table):
        await table.press("m", "1", "r")
        x, y, _ = spot(table, 1)
        await cursor_to(table, x, y + 1.0)
        await table.press("space")
        await cursor_to(table, x - 1.0, y + 1.0)
        assert "2.00 m, uses" in line(table)
        assert "Legs: 1.0 m/" in line(table)
        await table.press("right_square_bracket", "enter")
        assert table.seat.known.units[1].declaration is not None
        assert hand(table).tool == "look"
        await table.press("d", "d")  # the others have no order, and are asked about
        assert spot(table, 1) == (round(x - 1.0, 2), round(y + 1.0, 2), 1)
        assert table.seat.known.units[1].position.facing_deg == pytest.approx(315.0, abs=0.2)

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
        before = table.seat.head
        assert "in the way" in line(table)
        assert "[" in line(table)
        await table.press("enter")
        assert table.seat.head == before
        await table.press("o")
        assert table.screen == "LineDialog"
        await table.press("s", "o", "enter")
        assert table.seat.head != before
        await table.press("u")
        assert table.seat.known.units[9].declaration is None

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


def test_the_danger_over_the_reach_marks_the_best_places_and_lists_them(play, mapped):
    """Worked out beside the keys; ① is the first of them, i tells them all, space goes to the cursor."""

    async def steps(table):
        table.seat.say("correct 9 at=11,8 facing=180 because it stood there")
        table.seat.say("correct 1 at=11,3 facing=0 because it stood there")
        await table.press("m", "1", "S")
        await worked_out(table)
        best = board(table).held.table.best
        first = best.places[0]
        await cursor_to(table, first.spot.x, first.spot.y)
        assert line(table).split(": ", 1)[1].startswith(first.text[:12])
        drawn = {char for row in board(table).view.painting.layer.rows.values() for char, _ in row.values()}
        assert drawn & set("①②③④⑤")
        await table.press("i")
        assert f"to say it: {first.say}" in table.text()
        await table.press("escape", "space")
        assert hand(table).tool == "ruler"

    play(steps, size=(120, 40), battle=mapped("counting_house", turn=1))


def test_while_a_reach_is_worked_out_the_old_picture_stays_and_every_key_works(play, mapped):
    """Nothing stands still for it; what was put away meanwhile, or is of a battle that has gone on, is not shown."""

    async def steps(table):
        board = table.app.screen.map.panel
        await table.press("m", "1", "a")
        arcs = board.held.now.overlays
        board.tools.action_tool("area")
        assert "working out the move range" in board.held.now.words.plain
        assert board.held.now.overlays == arcs
        board.tools.action_corner()
        assert hand(table).tool == "area"
        board.tools.action_leave()
        await worked_out(table)
        assert (hand(table).tool, board.held.now.overlays) == ("look", ())
        board.tools.action_tool("area")
        assert "reach. " in board.held.now.words.plain
        board.tools.action_gait(1)
        table.seat.say("note meanwhile")
        table.app.screen.board.redraw()
        await worked_out(table)
        await worked_out(table)
        assert "run: the cursor is" in board.held.now.words.plain

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_the_reach_of_somebody_who_lies_says_why_it_is_nowhere(play, mapped):
    """ACT-23: what is shown can be said."""

    async def steps(table):
        table.seat.say("correct 1 posture=prone because it fell")
        await table.press("m", "1", "e")
        while "walk" not in line(table):
            await table.press("g")
        assert "walk: nowhere" in line(table)
        assert "ACT-23" in line(table)
        assert "g move mode" in line(table)
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
        while hand(table).mode(table.seat.known) != "run":
            await table.press("g")
        assert "1 Krassk, run" in line(table)
        assert walk.split(" of ")[1][:6] != line(table).split(" of ")[1][:6]

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_a_turn_on_the_spot(play, mapped):
    """ACT-19."""

    async def steps(table):
        facing = table.seat.known.units[1].position.facing_deg
        await table.press("m", "1", "right_square_bracket", "right_curly_bracket", "enter", "d", "d")
        turned = table.seat.known.units[1].position.facing_deg
        assert (turned - facing) % 360 == pytest.approx(50.0, abs=0.2)

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


def test_the_action_sheet_takes_the_path_of_the_ruler(play, mapped):
    async def steps(table):
        x, y, _ = spot(table, 1)
        await table.press("m", "1", "r")
        await cursor_to(table, x, y + 1.0)
        await table.app.screen.run_action("orders.act")
        await table.pilot.pause()
        table.panel.query_one("#actions").choose("move:walk")
        await table.pilot.pause()
        assert "goes: ◂ along the ruler ▸" in table.text()
        await table.press("tab", "down", "right")
        assert "goes: ◂ straight on ▸" in table.text()
        await table.press("right")
        assert "goes: ◂ toward" in table.text()
        await table.press("right", "enter")
        assert table.seat.known.units[1].declaration.move.as_far

    play(steps, size=SMALL, battle=mapped("counting_house", turn=1))


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
