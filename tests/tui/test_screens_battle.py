"""A battle played on the screens, with keys only."""

import json

from squadlog.battle.pending import IntentAsked
from squadlog.facts.seats import Speaker

ACTIONS = ("begin", "initiative", "3", "8", "move")
"""Typed dice: John Doe's squad rolls 3 and moves first, the others roll 8 and must move."""
SHOT = (*ACTIONS, "fire 1", "done", "done")


def test_one_key_puts_a_ready_battle_on_the_screen(play, size):
    async def steps(table):
        await table.press("enter")
        assert table.screen == "BattleScreen"
        assert "Set up the table, then begin turn 1" in table.text()
        assert "John Doe" in table.text()

    play(steps, size)


def test_a_fire_fight_with_typed_dice_ends_in_the_log(play, size):
    async def steps(table):
        await table.press("b", "t", "t", "enter")
        await table.press("enter", "enter", "3", "8", "m")
        assert "give orders to 1-3" in table.text()
        await table.press("f", "d", "d", "d", "d")  # each side has somebody without an order, and is asked
        assert table.screen == "ShotPanel"
        await table.press("1", "2", "c", "enter")
        assert table.screen == "DiePanel"
        assert "John Doe" in table.text()
        await table.press("2")
        while table.screen == "DiePanel":
            await table.press("9")
        assert table.seat.known.units[4].wound == "M"
        await table.press("l")
        assert table.screen == "LogScreen"
        assert "fires SR at 4 Varro at 12 m" in table.text()

    play(steps, size)


def test_a_full_shot_takes_five_keys_with_range_and_cover_stated(play, prepared):
    """Fire, range in two digits, cover, Enter; that a slot is done is said for the whole grouping."""

    async def steps(table):
        keys = ["f", "1", "2", "h", "enter"]
        await table.press(
            keys[0], "d", "d", "d", "d"
        )  # each side has somebody without an order, and is asked
        assert table.panel.query_one("#targets").chosen == "x4"
        await table.press(*keys[1:4])
        rows = [row.words.plain for row in table.panel.query_one("#targets").rows]
        assert " 70% " in rows[0], "with the cover that was said"
        assert " 90% " in rows[1], "of the others nothing was said"
        await table.press(*keys[4:])
        assert table.seat.known.units[1].shots

    play(steps, battle=prepared("begin", "initiative", "move john", typed=False))


def test_the_shot_card_shows_reasons_with_rules_and_exact_odds(play, prepared):
    """FIR-23: half soft cover; the card names what counts, what does not, and the odds."""

    async def steps(table):
        await table.press("c", "r")
        shown = table.text()
        assert "+1 half cover, soft [FIR-23]" in shown
        await table.press("shift+down", "shift+down")
        shown += table.text()
        assert "moderate wound" in shown
        assert "No modifier" in shown
        await table.press("escape")
        assert table.screen == "BattleScreen"
        await table.press("enter")
        assert table.screen == "ShotPanel"

    play(steps, battle=prepared(*SHOT))


def test_undo_takes_back_a_step_and_redo_brings_it_forward(play, prepared):
    async def steps(table):
        await table.press("h")
        after = table.seat.known
        await table.press("u")
        assert "Undone" in table.text()
        assert table.seat.known.units[1].declaration is None
        await table.press("z")
        assert table.seat.known == after

    play(steps, battle=prepared(*ACTIONS))


def test_a_refusal_stays_on_the_screen_with_its_sentence(play, prepared):
    async def steps(table):
        await table.say("walk 9 2m")
        assert "There is no unit 9" in table.text()
        await table.press("escape", "2")
        assert "There is no unit 9" in table.text()

    play(steps, battle=prepared(*ACTIONS))


def test_the_action_sheet_gives_the_rule_behind_a_refused_action_and_the_cost_of_a_legal_one(play, prepared):
    async def steps(table):
        await table.press("a")
        assert table.screen == "ActionPanel"
        assert "1 AP →s1" in table.text()
        await table.press("n")
        assert table.screen == "ActionPanel", "what is refused is shown, not declared"
        assert "✗" in "".join(row.words.plain for row in table.panel.query_one("#facts").rows)
        await table.press("escape")
        assert table.screen == "BattleScreen"

    play(steps, battle=prepared(*ACTIONS))


def test_a_walk_is_declared_from_the_sheet_with_metres_typed(play, prepared):
    async def steps(table):
        await table.press("a", "w", "2", "enter", "d", "d")
        assert table.seat.known.units[1].moved.metres == 2

    play(steps, battle=prepared(*ACTIONS))


def test_the_die_prompt_can_be_put_aside_and_is_there_again_after_reopening(play, prepared):
    number = prepared("begin", "initiative", "4")

    async def first(table):
        assert table.screen == "DiePanel"
        await table.press("escape")
        assert table.screen == "BattleScreen"
        assert "Die:" in table.text()
        await table.press("enter")
        assert table.screen == "DiePanel"

    async def second(table):
        assert table.screen == "DiePanel"
        assert "Third Cohort" in table.text()
        await table.press("0")
        assert {standing.roll for standing in table.seat.known.standings} == {4, 10}

    play(first, battle=number)
    play(second, battle=number)


def test_withdrawing_a_die_drops_the_half_answered_command(play, prepared):
    async def steps(table):
        assert "order" not in str(table.panel.border_subtitle), "a roll for initiative is no order"
        await table.press("w")
        assert table.seat.die.roll is None
        assert "roll for initiative" in table.text()

    play(steps, battle=prepared("begin", "initiative", "4"))


def test_a_melee_choice_is_behind_a_curtain_and_never_on_the_screen_afterwards(play, prepared):
    """MEL-19: stances are chosen in secret."""

    async def steps(table):
        assert isinstance(table.seat.known.pending, IntentAsked)
        assert "Parry" not in table.text()
        await table.press("p")
        assert isinstance(table.seat.known.pending, IntentAsked), "the curtain is still down"
        await table.press("enter")
        assert "Parry" in table.text()
        await table.press("p", "enter", "a")
        assert table.seat.known.pending is None
        await table.press("l")
        for _line in range(4):
            assert "parr" not in table.text().lower()
            await table.press("up")

    play(steps, battle=prepared(*ACTIONS, "engage 1 with 4", "done", "face 4", "done"))


def test_an_opportunity_shot_is_asked_of_the_watcher_and_can_be_let_go(play, prepared):
    async def steps(table):
        assert table.screen == "ShotPanel"
        assert "opportunity fire" in table.text()
        await table.press("escape")
        assert "does 1 John Doe see them, and shoot" in table.text()
        await table.press("enter", "w")
        assert table.seat.known.units[1].opportunity is not None

    told = (*ACTIONS, "watch 1", "done", "done", "done", "walk 4 2m", "done")
    play(steps, battle=prepared(*told))


def test_a_correction_by_hand_needs_a_reason_and_can_be_undone(play, prepared):
    async def steps(table):
        await table.press("1", "e", "enter")
        assert table.screen == "CorrectDialog"
        await table.press(*["backspace"] * 4, "M", "enter", "enter")
        assert "Give a reason" in table.text()
        await table.press("d", "i", "c", "e", "enter")
        assert table.seat.known.units[1].wound == "M"
        await table.press("u")
        assert table.seat.known.units[1].wound == "none"

    play(steps, battle=prepared(*ACTIONS))


def test_the_log_is_opened_again_as_it_is_now_and_goes_with_its_battle(play, prepared):
    async def steps(table):
        await table.press("l", "home")
        log = table.app.screen
        await table.press("escape", "h", "l")
        assert table.app.screen is log
        chosen = next(line for line in table.text().splitlines() if "▶" in line)
        assert f" {table.seat.head} " in chosen
        await table.press("escape", "escape", "escape")
        assert table.screen == "HomeScreen"
        assert not log.is_attached

    play(steps, battle=prepared(*ACTIONS))


def test_on_a_small_terminal_the_panel_of_actions_tells_when_the_shot_is_asked(play, prepared):
    async def steps(table):
        await table.press("a")
        while "the shot:" not in table.text():
            await table.press("down")
        assert "the shot: ◂ choose when due ▸" in table.text()

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_the_panel_of_soldiers_says_in_its_border_what_it_is(play, prepared):
    async def steps(table):
        assert "╭─ soldiers ─" in table.text()

    play(steps, battle=prepared(), size=(120, 36))


def test_the_score_shows_points_of_both_sides(play, prepared):
    async def steps(table):
        await table.press("v")
        assert table.screen == "ScoreScreen"
        assert "Commonwealth: 0 points" in table.text()
        assert "TOG: 0 points" in table.text()
        assert "The sides are level." in table.text()

    play(steps, battle=prepared())


def test_the_table_sheet_turns_the_dial_and_who_rolls(play, prepared):
    async def steps(table):
        await table.press("T", "enter", "down", "down", "enter", "escape")
        assert len(table.seat.known.typed_dice) == 1
        assert table.seat.known.assist["initiative"] == "suggest"

    play(steps, battle=prepared())


def test_ending_a_battle_asks_once_before_it_ends(play, prepared):
    async def steps(table):
        await table.press("T", "end", "enter")
        assert "End the battle and score the points" in table.text()
        await table.press("n")
        assert table.seat.known.stage != "over"
        await table.press("enter", "y")
        assert table.seat.known.stage == "over"
        await table.press("escape", "u")
        assert table.seat.known.stage != "over"

    play(steps, battle=prepared())


def test_a_click_on_a_row_chooses_the_unit_and_at_its_left_marks_it(play, prepared):
    async def steps(table):
        roster = table.app.screen.query_one("#units")
        row = roster.place_of("2")
        for _click in range(2):
            await table.pilot.click("#units", offset=(12, row))
            await table.pilot.pause()
        assert (table.screen, roster.selected, roster.marked) == ("BattleScreen", 2, ())
        await table.pilot.click("#units", offset=(3, row + 1))
        assert (roster.selected, roster.marked) == (2, (3,))
        await table.press("escape")
        assert roster.marked == ()
        await table.press("A")
        assert roster.marked == (1, 2, 3)

    play(steps, battle=prepared(*ACTIONS))


def test_a_refused_shot_stays_on_the_card_with_what_was_typed(play, prepared):
    """FIR-21 and its kin: a target out of sight cannot be shot at."""

    async def steps(table):
        await table.press("1", "2", "s", "enter")
        assert table.screen == "ShotPanel"
        assert "✗" in table.text()
        assert "12 m" in table.text()
        await table.press("s", "enter")
        assert table.screen == "DiePanel"

    play(steps, battle=prepared(*SHOT))


def test_a_range_is_given_with_the_mouse_alone(play, prepared):
    async def steps(table):
        rows = table.text().splitlines()
        row = next(index for index, line in enumerate(rows) if "⌫" in line)
        await table.pilot.click(offset=(rows[row].index(" 7 ") + 1, row))
        await table.pilot.pause()
        assert "range: 7 m" in table.text()

    play(steps, battle=prepared(*SHOT))


def test_the_record_is_exported_into_a_new_file_and_never_over_another(play, prepared, tmp_path):
    target = tmp_path / "b.json"

    async def steps(table):
        await table.press("l", "e")
        table.app.screen.query_one("#line").value = str(target)
        await table.press("enter")
        assert target.read_text().startswith("{")
        target.write_text("mine")
        await table.press("e")
        table.app.screen.query_one("#line").value = str(target)
        await table.press("enter")
        assert target.read_text() == "mine"

    play(steps, battle=prepared())


def test_at_the_seat_of_a_side_what_it_may_know_is_exported(play, prepared, tmp_path):
    target = tmp_path / "b.json"

    async def steps(table):
        await table.press("l", "e")
        log = table.app.screen_stack[-2]
        log._seat = log._seat.of(Speaker(seat="red"))
        table.app.screen.query_one("#line").value = str(target)
        await table.press("enter")
        assert json.loads(target.read_text())["seat"] == "red"
        assert "what this seat may know" in table.text()

    play(steps, battle=prepared())


def test_the_end_of_the_battle_opens_the_victory_count(play, prepared):
    """SEQ-07: the table ends it; the count is taken as it stands."""

    async def steps(table):
        await table.say("end")
        assert table.screen == "ScoreScreen"
        assert "The battle is over" in table.text()
        assert "Draw." in table.text()
        await table.press("escape", "u")
        assert table.seat.known.stage == "actions"

    play(steps, battle=prepared(*ACTIONS))


def test_a_shot_card_that_is_opened_anew_begins_with_the_first_fact(play, prepared):
    """Wherever the one before was left by a click."""

    async def steps(table):
        facts = table.panel.query_one("#facts")
        first = facts.chosen
        facts.choose("flag('in_arc')")
        await table.press("escape", "enter")
        assert table.panel.query_one("#facts").chosen == first

    play(steps, battle=prepared(*SHOT), size=(120, 36))


def test_half_hard_cover_is_one_key(play, prepared):
    """FIR-24: the commonest cover must not cost more keys than a shot has."""

    async def steps(table):
        await table.press("h")
        assert "half hard" in table.text()
        await table.press("r")
        assert "+2 half cover, hard [FIR-24]" in table.text()
        await table.press("h")
        assert "half cover, hard" not in table.text()

    play(steps, battle=prepared(*SHOT))
