"""What orders and shots cost in keys, and that Enter, pressed however often, gives no order that nobody read."""

import math

import pytest

from squadlog.tui.battle import late_keys

ACTIONS = ("begin", "initiative", "3", "8", "move")
SHOTS = ("begin", "initiative", "move john", "fire 1", "fire 2", "fire 3", "done", "done")
BOTH = pytest.mark.parametrize("size", [(80, 24), (160, 48)], ids=["80x24", "160x48"])


@BOTH
def test_kneeling_and_opportunity_fire_take_two_keys(play, prepared, size):
    """`a k` and `a o`: nothing more is to be said of them."""

    async def steps(table):
        await table.press("1", "a", "k")
        assert table.seat.known.units[1].declaration.choice == "start"
        assert table.screen == "BattleScreen"
        await table.press("2", "a", "o")
        assert table.seat.known.units[2].action.kind == "opportunity_fire"

    play(steps, size, battle=prepared(*ACTIONS))


def test_a_walk_takes_three_keys_and_its_allowance_stands_there(play, prepared):
    async def steps(table):
        await table.press("1", "a", "w")
        assert table.screen == "ActionPanel"
        assert "metres: all" in table.text()
        await table.press("enter", "d", "d")  # the two others have no order, and are asked about
        assert table.seat.known.units[1].moved.metres == 4

    play(steps, battle=prepared(*ACTIONS))


def test_a_reload_with_two_weapons_says_which_is_meant_and_what_else_could_be(play, prepared):
    async def steps(table):
        await table.press("1", "a", "l")
        assert "what: ◂ SR ▸   or SP" in table.text()
        await table.press("right")
        assert "what: ◂ SP ▸   or SR" in table.text()
        await table.press("enter")
        assert table.seat.known.units[1].action.item == "SP"

    play(steps, battle=prepared(*ACTIONS))


def test_a_shot_on_a_map_takes_two_keys(play, mapped):
    """f declares it; when it falls, the card has the nearest in sight chosen, and Enter takes it."""

    async def steps(table):
        await table.press("1", "f")
        while table.screen != "ShotPanel":
            await table.press("d")
        assert table.panel.query_one("#targets").chosen is not None
        await table.press("enter")
        assert table.seat.known.units[1].shots

    play(steps, (160, 48), battle=mapped("blow_the_damn_thing_up", turn=1))


def test_enter_twice_holds(play, prepared):
    async def steps(table):
        await table.press("enter", "enter")
        assert table.seat.known.units[1].declaration.choice == "nothing"

    play(steps, battle=prepared(*ACTIONS))


@BOTH
def test_enter_pressed_through_a_run_of_shots_changes_nothing_but_the_shots(
    play, prepared, monkeypatch, size
):
    monkeypatch.setattr(late_keys, "HOLDS_S", math.inf)

    async def steps(table):
        assert table.screen == "ShotPanel"
        await table.press(*["enter"] * 3)
        shot = table.seat.head
        assert not table.seat.known.fire_queue
        await table.press(*["enter"] * 17)
        assert table.seat.head == shot
        assert table.screen == "BattleScreen"
        await table.press("down", "enter")
        assert table.screen == "ActionPanel"

    play(steps, size, battle=prepared(*SHOTS, typed=False))


def test_the_range_to_another_target_is_typed_anew(play, prepared):
    """What was typed for the one before still stands, until a digit says otherwise; none is set behind it."""

    async def steps(table):
        await table.press("1", "5", "down")
        assert "range: 15 m" in table.text()
        await table.press("2")
        assert "range: 2 m" in table.text()
        await table.press("0", "up", "h")
        assert "range: 20 m" in table.text()
        await table.press("backspace", "4")
        assert "range: 24 m" in table.text()

    play(steps, (160, 48), battle=prepared(*SHOTS, typed=False))


def test_the_order_goes_to_all_who_are_marked_in_one_step(play, prepared):
    async def steps(table):
        before = table.seat.head
        await table.press("A", "a")
        assert "3 soldiers" in table.text()
        await table.press("k")
        assert [table.seat.known.units[one].declaration.choice for one in (1, 2, 3)] == ["start"] * 3
        assert table.seat.head == before + 1
        await table.press("u")
        assert table.seat.known.units[2].declaration is None

    play(steps, (160, 48), battle=prepared(*ACTIONS))


def test_a_target_is_chosen_by_its_number_where_the_map_measures(play, mapped):
    async def steps(table):
        await table.press("1", "f")
        while table.screen != "ShotPanel":
            await table.press("d")
        await table.press("1", "6")
        assert table.panel.query_one("#targets").chosen == "x16"

    play(steps, (160, 48), battle=mapped("blow_the_damn_thing_up", turn=1))


@BOTH
def test_what_the_table_has_no_use_for_is_folded_away_and_its_letter_shows_it(play, prepared, size):
    """STO-04: no stairs here."""

    async def steps(table):
        await table.press("1", "a")
        rows = table.panel.query_one("#actions")
        assert rows.place_of("stairs_floor") is None
        assert "unavailable here" in rows.rows[-1].words.plain
        await table.press("S")
        assert rows.chosen == "stairs_floor"
        assert table.screen == "ActionPanel"

    play(steps, size, battle=prepared(*ACTIONS))


def test_a_letter_of_the_panel_does_nothing_on_the_battle_and_none_of_the_battle_in_the_panel(play, prepared):
    async def steps(table):
        before = table.seat.head
        await table.press("1", "a", "z", "q", "escape")
        assert table.screen == "BattleScreen"
        await table.press("k", "o", "w")
        assert table.seat.head == before

    play(steps, battle=prepared(*ACTIONS))


def test_a_click_elsewhere_puts_the_panel_aside(play, prepared):
    async def steps(table):
        await table.press("1", "a")
        await table.pilot.click("#units", offset=(12, 4))
        await table.pilot.pause()
        assert table.screen == "BattleScreen"
        await table.press("h")
        assert table.seat.known.units[2].declaration is not None

    play(steps, (160, 48), battle=prepared(*ACTIONS))


def test_an_order_paints_the_rows_that_it_changes_and_no_others(play, prepared, monkeypatch):
    """A border that says what it said is not set anew, which would paint all that it is about."""

    async def steps(table):
        painted = []
        roster = table.app.screen.query_one("#units")
        render = roster.render_lines
        monkeypatch.setattr(roster, "render_lines", lambda crop: painted.append(crop.height) or render(crop))
        await table.press("1", "h")
        assert table.seat.known.units[1].declaration is not None
        assert painted
        assert max(painted) < roster.size.height // 2

    play(steps, (160, 48), battle=prepared(*ACTIONS))


def test_the_panel_opens_on_what_was_chosen_last_and_the_card_on_the_last_target(play, prepared):
    async def steps(table):
        await table.press("1", "a")
        assert table.panel.query_one("#actions").chosen == "fire_throw"
        await table.press(
            "f", "d", "d", "d", "d"
        )  # each slot ends after a question: others of it, or nobody, were given an order
        assert table.screen == "ShotPanel"
        assert table.panel.query_one("#targets").chosen == "x6"

    told = (
        "begin",
        "initiative",
        "move john",
        "fire 1",
        "done",
        "done",
        "fire 1 at 6 range 12",
        *["done"] * 8,
    )
    play(steps, battle=prepared(*told, typed=False))


def test_names_have_the_room_that_is_there_however_often_the_panel_opens(play, prepared):
    async def steps(table):
        for _ in range(2):
            await table.press("1", "a")
            assert "Exchange weapon or device" in table.text()
            await table.press("escape")

    play(steps, size=(160, 48), battle=prepared("begin", "initiative", "3", "8", "move"))
