"""Battles of Phalanx with cards on the screen: their results, who is out, and chips where it is gambled."""

import pytest
from support.at_the_cards import playing

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.game import PHALANX_CARDS


@pytest.fixture
def play(tmp_path):
    return playing(tmp_path / "squadlog.db", "phalanx-cards", "")


def test_a_whole_battle_is_played_against_the_computer_and_its_result_is_shown_before_the_next(play):
    async def steps(table):
        for _turn in range(7):
            await table.until(lambda: table.play.mine or table.screen == "AccountDialog")
            await table.press("1", "1" if table.moves else "enter")
            if table.screen == "MovesDialog":
                await table.press("enter")
        await table.until(lambda: table.screen == "AccountDialog" and "Battle 1 is over" in table.text())
        assert "Card by card" in table.shown
        assert "Continue" in table.text()
        assert len(table.moves) in (14, 15)
        stands = len(table.moves)
        await table.pilot.pause(0.5)
        assert len(table.moves) == stands
        await table.press("enter")
        assert table.screen == "CardsScreen"
        assert "battle 2" in table.text()

    play(steps, seats=("Ann", "computer random"))


def until(fine, seed=1, **options):
    """Random moves from the start until the next position would be such: the moves, who is to move, his move."""
    chance = Chance(seed)
    state = PHALANX_CARDS.start(
        {one.name: options.get(one.name, one.default) for one in PHALANX_CARDS.options}, 5
    )
    made = []
    while True:
        move = chance.pick(state.moves())
        after = state.play(move)
        if fine(after):
            return tuple(made), state.to_move, state.notation(move)
        made.append(state.notation(move))
        state = after


def test_both_people_see_the_result_of_a_battle_when_they_look(play):
    moves, mover, last = until(lambda state: state.table.battle == 2)

    async def steps(table):
        await table.press("enter")
        assert table.play.seat == mover
        table.game.moves.make(last)
        await table.pilot.pause()
        if table.screen == "CurtainDialog":
            await table.press("enter")
        await table.pilot.pause()
        assert "Battle 1 is over" in table.text()
        await table.press("enter", "1", "enter")
        assert table.screen == "CurtainDialog"
        await table.press("enter")
        await table.pilot.pause()
        assert "Battle 1 is over" in table.text()
        await table.press("enter", "1", "enter", "enter")
        await table.pilot.pause()
        assert "Battle 1 is over" not in table.text()

    play(steps, moves=moves)


def test_whoever_is_out_is_told_with_the_battle_and_shown_beside_the_table(play):
    """PC-19, PC-20: the zones of those who are left change."""
    moves, mover, last = until(lambda state: len(state.table.alive) == 2, players="3")
    seats = ["computer random"] * 3
    seats[mover] = "Ann"

    async def steps(table):
        assert "Zone AB" in table.text()
        table.game.moves.make(last)
        await table.until(lambda: table.screen == "AccountDialog")
        assert "is out of the game [PC-19]" in table.shown
        await table.press("enter")
        assert " out" in table.text()
        assert "Zone L" in table.text()

    play(steps, seats=tuple(seats), moves=moves, players="3")


def test_a_gambling_round_goes_from_zone_to_zone_with_stakes_and_chips_shown(play):
    async def steps(table):
        await table.until(lambda: table.play.mine)
        await table.press("1", "enter")
        await table.until(lambda: table.play.mine and table.board.selection.answers())
        assert "your answer for zone" in table.text()
        assert "$1" in table.text()
        assert "chips" in table.text()
        assert "check" in table.text() or "call" in table.text()
        before = len(table.moves)
        await table.press("2", "2")
        assert len(table.moves) > before
        assert "raise 1" in table.moves[before] or "call" in table.moves[before]

    play(steps, seats=("Ann", "computer greedy"), gambling="true")


def test_no_answer_that_gives_a_zone_up_is_highlighted_first(play):
    """C.2: what waits for Enter is a check or a call."""
    moves, _mover, last = until(_lacks, gambling="true")

    async def steps(table):
        await table.press("enter")
        table.game.moves.make(last)
        await table.pilot.pause()
        await table.press("enter")
        answers = [answer.move for answer in table.board.selection.row()]
        assert any("below" in answer for answer in answers)
        assert "call" in answers[table.board.selection.at]

    play(steps, moves=moves, gambling="true")


def _lacks(state):
    """Whoever speaks now lacks chips in the zone in question."""
    return any(state.notation(move).endswith("below") for move in state.moves())


def test_an_offer_to_stop_is_put_to_everybody_who_must_answer(play):
    async def steps(table):
        await table.press("enter", "d", "y", "enter")
        await table.pilot.pause(0.1)
        assert "Another player offers to stop" in table.text()
        await table.press("y")
        assert "▶ Over" in table.text()

    play(steps, gambling="true")


def test_paying_for_each_card_needs_no_bets(play):
    async def steps(table):
        await table.until(lambda: table.play.mine)
        await table.press("1", "enter")
        await table.until(lambda: table.play.mine and len(table.moves) > 1)
        chips = table.board.selection.seen.sight.table.money.chips[0]
        await table.press("1", "1")
        if table.screen == "MovesDialog":
            await table.press("enter")
        await table.until(lambda: table.board.selection.seen.sight.table.money.chips[0] == chips - 2)

    play(steps, seats=("Ann", "computer random"), gambling="true", pay_per_card="2")
