"""Small things a newcomer meets on the map: ways shortened, ways of moving, one scale, the prompt."""

from dataclasses import replace

from support.map_keys import board, cursor_to, hand, line, spot, steer

from squadlog.battle.commands import Note
from squadlog.tui.battle.journal import Journal

SMALL, LARGE = (80, 24), (160, 48)


def test_a_way_that_is_too_long_is_shortened_by_x(play, mapped):
    """MOV-06: what is left of it may be declared."""

    async def steps(table):
        x, y, _ = spot(table, 1)
        await table.press("m", "1", "r")
        await cursor_to(table, x + 0.5, y + 8.0)
        assert "x trims it, o overrules." in line(table)
        await table.press("x")
        assert "✗" not in line(table)
        assert 0 < hand(table).ruler.length_m < 8
        await table.press("enter")
        assert table.seat.known.units[1].declaration is not None

    play(steps, size=SMALL, battle=mapped("long_ford", turn=1))


def test_a_ruler_too_long_to_walk_keeps_nobody_from_rolling_for_initiative(play, mapped):
    """Enter declares what is ruled only where a move is asked for."""

    async def steps(table):
        x, y, _ = spot(table, 1)
        await table.press("m", "1", "r")
        await cursor_to(table, x + 0.5, y + 8.0)
        assert table.seat.known.stage == "setup"
        await table.press("enter")
        assert table.seat.known.stage == "initiative"

    play(steps, size=SMALL, battle=mapped("long_ford"))


def test_a_way_that_is_allowed_is_not_shortened_and_x_gives_nothing_up(play, mapped):
    async def steps(table):
        x, y, _ = spot(table, 1)
        await table.press("m", "1", "r")
        await cursor_to(table, x, y + 1.0)
        before, head = hand(table).ruler, table.seat.head
        await table.press("x")
        assert (hand(table).ruler, table.seat.head) == (before, head)

    play(steps, size=SMALL, battle=mapped("long_ford", turn=1))


def test_g_offers_no_crawling_to_somebody_who_stands_and_shift_g_goes_back(play, mapped):
    """ACT-38."""

    async def steps(table):
        await table.press("m", "1", "r")
        seen = []
        for _ in range(9):
            seen.append(hand(table).mode(table.seat.known))
            await table.press("g")
        assert {"crawl", "crawl_back"}.isdisjoint(seen)
        assert {"walk", "run", "backward"} <= set(seen)
        here = hand(table).mode(table.seat.known)
        await table.press("g", "G")
        assert hand(table).mode(table.seat.known) == here

    play(steps, size=SMALL, battle=mapped("long_ford", turn=1))


def test_g_offers_nothing_but_crawling_to_somebody_who_lies_prone(play, mapped):
    """ACT-23."""
    battle = mapped("long_ford", "correct 1 posture=prone because it threw itself down", turn=1)

    async def steps(table):
        await table.press("m", "1", "r", "g")
        assert hand(table).mode(table.seat.known) == "crawl"

    play(steps, size=SMALL, battle=battle)


def test_the_picture_keeps_its_scale_and_size_when_much_is_answered(play, mapped, size):
    async def steps(table):
        await table.press("m")
        before = board(table).view.frame
        table.app.screen.talk.submit(Note(text="a long remark " * 60))
        await table.pilot.pause()
        await table.say("walk 1 99m")
        assert table.app.screen.answer.told.plain
        assert board(table).view.frame == before

    play(steps, size=size, battle=mapped("counting_house"))


def test_a_refused_sentence_is_gone_after_escape_and_comes_back_with_the_arrow(play, mapped):
    async def steps(table):
        await table.say("hun 1")
        prompt = table.app.screen.query_one("#say")
        assert prompt.value == "hun 1"
        await table.press("escape", "colon")
        assert prompt.value == ""
        await table.press("up")
        assert prompt.value == "hun 1"

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_after_a_refused_sentence_keys_are_keys_and_the_next_sentence_takes_its_place(play, mapped):
    async def steps(table):
        await table.say("install 4 shaped on D1")
        prompt = table.app.screen.query_one("#say")
        await table.press("l")
        assert table.screen == "LogScreen"
        await table.press("escape", "colon")
        assert prompt.value == "install 4 shaped on D1"
        await table.press("h", "i")
        assert prompt.value == "hi"
        await table.press("enter", "colon", "end", "x")
        assert prompt.value == "hix"

    play(steps, size=SMALL, battle=mapped("counting_house"))


def test_lines_of_the_log_are_as_wide_with_a_scrollbar_as_without(play, mapped):
    async def steps(table):
        log = table.app.screen.query_one(Journal)
        before, entry = log.scrollable_content_region.width, table.seat.log.entries()[-1]
        for number in range(60):
            log.add(replace(entry, id=number + 1000, lines=(f"remark {number}",), tells=()), table.seat.known)
        await table.pilot.pause()
        assert log.show_vertical_scrollbar
        assert log.scrollable_content_region.width == before

    play(steps, size=LARGE, battle=mapped("counting_house"))


def test_a_door_is_meant_before_the_wall_it_is_in(play, mapped):
    async def steps(table):
        await table.press("m", "plus", "plus", "plus", "plus")
        await cursor_to(table, 16.0, 18.0)
        assert line(table).startswith("West door")
        await steer(table, 16.0, 20.5)
        assert line(table).startswith("External wall W1")

    play(steps, size=LARGE, battle=mapped("blow_the_damn_thing_up"))


def test_a_unit_chosen_outside_the_view_comes_into_its_middle(play, mapped):
    async def steps(table):
        await table.press("m", *["plus"] * 8, "1", "1", "6", "c", "1")
        view = board(table).view
        col, row = view.frame.cell(view.cursor.x, view.cursor.y)
        assert view.frame.holds(col, row)

    play(steps, size=LARGE, battle=mapped("blow_the_damn_thing_up"))


def test_the_spot_a_unit_stands_on_is_no_way_to_lay(play, mapped):
    async def steps(table):
        await table.press("m", "1", "e")
        await table.app.workers.wait_for_complete()
        await table.press("space")
        assert hand(table).tool == "area"
        assert [one.message for one in table.app._notifications] == [
            "The unit is already there. Choose another spot with the arrows."
        ]

    play(steps, size=SMALL, battle=mapped("long_ford", turn=1))
