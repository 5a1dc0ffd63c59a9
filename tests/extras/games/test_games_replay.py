"""Walking through a game that is over: every hand lies open, no curtain falls, it stays over until a move."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from support.at_the_cards import at_the_cards
from support.matches import seated, whole

from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.score import read
from squadlog.extras.games.screens.frame.review import Reviewed, ReviewScreen
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.thinker import Advice
from squadlog.tui.chrome.strip_list import StripList

RECORDED = Path(__file__).parent / "recorded"


@pytest.fixture
def replay(tmp_path):
    def replayed(steps, name, seats=("Ann", "Bob"), size=(80, 24)):
        score = replace(read((RECORDED / f"{name}.txt").read_text(encoding="utf-8")), seats=seats)

        async def whole():
            async with at_the_cards(tmp_path / "squadlog.db", score, size) as table:
                await steps(table, len(score.moves))

        asyncio.run(whole())

    return replayed


@pytest.mark.parametrize(
    ("name", "screen"), [("cards_two", "CardsScreen"), ("generals_stardeck", "GeneralsScreen")]
)
def test_every_step_through_a_finished_game_between_two_people_answers_at_once(replay, name, screen):
    async def steps(table, last):
        for step in range(1, 31):
            await table.press("comma")
            assert (table.screen, len(table.moves)) == (screen, last - step)
        assert f"move {last - 30} of {last}, stepped back" in table.text()
        for step in range(1, 31):
            await table.press("full_stop")
            assert (table.screen, len(table.moves)) == (screen, last - 30 + step)
        assert "▶ Over" in table.text()

    replay(steps, name)


def test_the_list_of_moves_leads_to_any_place_of_a_finished_game_and_it_is_over_still(replay):
    async def steps(table, last):
        await table.press("l", "pageup", "pageup", "enter")
        assert table.screen == "CardsScreen"
        assert len(table.moves) < last - 10
        (stored,) = table.app.desk.store.games()
        assert (stored.over, stored.moment) == (True, f"over, standing at move {len(table.moves)}")
        await table.press("escape", "escape", "escape", "g")
        assert f"over, standing at move {stored.moment.rpartition(' ')[2]}" in table.text()

    replay(steps, "cards_two")


SUITS = str.maketrans("SDCH", "♠♦♣♥")


def test_the_hands_of_the_others_lie_open_in_a_finished_game_of_cards(replay):
    async def steps(table, _last):
        await table.press(*["comma"] * 10)
        other = 1 - table.play.seat
        held = set(_line(table, f"{'AB'[other]} holds").split()[2:])
        hand = whole(table.play.match).state.hands[other]
        assert held == {NAMES[card].translate(SUITS) for card in hand}

    replay(steps, "cards_two")


def test_the_hand_of_the_other_lies_open_in_a_finished_game_of_generals(replay):
    async def steps(table, _last):
        await table.press(*["comma"] * 3)
        table.game.query_one("#open").scroll_home(animate=False)
        await table.pilot.pause()
        assert len(_line(table, " hand").split()) - 1 >= len(
            whole(table.play.match).state.hands[1 - table.play.seat]
        )

    replay(steps, "generals_stardeck")


def test_another_move_begins_a_finished_game_again_and_the_curtain_falls(replay):
    async def steps(table, _last):
        await table.press(*["comma"] * 12)
        game = table.game
        while table.screen == "CardsScreen" and game.play.match.progress.ending is not None:
            await table.press("m", "down", "enter")
            assert "The game is over. Play on from here?" in table.text()
            await table.press("y")
        await table.until(lambda: table.screen == "CurtainDialog")
        assert " holds " not in table.shown
        (stored,) = table.app.desk.store.games()
        assert not stored.over

    replay(steps, "cards_two")


def test_enter_walks_on_through_a_finished_game_and_begins_nothing(replay):
    async def steps(table, last):
        await table.press(*["comma"] * 6)
        for step in range(1, 7):
            assert "Enter steps forward" in table.text()
            await table.press("enter")
            assert (table.screen, len(table.moves)) == ("CardsScreen", last - 6 + step)
        assert "▶ Over" in table.text()
        assert table.app.desk.store.games()[0].over

    replay(steps, "cards_two", seats=("Ann", "computer random"))


def test_a_computer_begins_a_finished_game_again_only_when_asked_and_the_way_back_is_told(replay):
    async def steps(table, _last):
        await table.press("comma")
        while table.play.match.progress.to_move != 1:
            await table.press("comma")
        stands = len(table.moves)
        await table.press("g", "n")
        await table.pilot.pause(0.5)
        assert (len(table.moves), table.play.over) == (stands, True)
        await table.press(*["comma"] * 40)
        while table.play.match.progress.to_move != 1:
            await table.press("comma")
        await table.press("g", "y")
        await table.until(lambda: not table.play.over)
        assert "l, then Enter on the last line marked ~, returns to" in table.text()

    replay(steps, "cards_two", seats=("Ann", "computer random"))


def test_a_finished_game_that_is_opened_where_somebody_went_back_stays_as_it_is(replay):
    async def steps(table, _last):
        await table.press("comma")
        while table.play.match.progress.to_move != 1:
            await table.press("comma")
        stands = len(table.moves)
        await table.press("escape", "escape")
        match = Match(table.app.desk.store, table.app.desk.store.games()[0].id)
        table.app.show("game", seated(match))
        await table.pilot.pause(0.5)
        assert (len(whole(match).score.moves), match.progress.ending is not None) == (stands, True)

    replay(steps, "cards_two", seats=("Ann", "computer random"))


def test_a_move_in_a_finished_game_on_the_board_is_asked_about_first(replay):
    async def steps(table, _last):
        await table.press("comma", "comma")
        stands = len(table.moves)
        await table.press("n", "enter", "n", "enter")
        while table.screen == "CapturesDialog":
            await table.press("enter")
        assert "Play on from here?" in table.text()
        await table.press("n", "escape", "comma", "enter")
        assert len(table.moves) == stands

    replay(steps, "board_custom")


def test_a_review_looks_through_the_whole_of_a_finished_game_wherever_one_stands(replay, monkeypatch):
    seen = []

    def review(advice, *_said, **_rest):
        seen.append(len(advice._game.reviewed.moves))
        return iter(())

    monkeypatch.setattr(Advice, "review", review)

    async def steps(table, last):
        await table.press("comma", "comma", "v")
        await table.until(lambda: bool(seen))
        assert seen == [last]
        assert isinstance(table.app.screen, ReviewScreen)
        table.app.screen.dismiss(Reviewed(5, "Better: pass."))
        await table.pilot.pause()
        assert (table.screen, len(table.moves)) == ("CardsScreen", 4)
        assert "Before move 5. Better: pass." in table.text()

    replay(steps, "cards_two")


def test_a_finished_game_is_not_offered_on_the_first_screen_and_one_begun_again_is(replay):
    async def steps(table, last):
        await table.press("comma", "escape", "escape")
        assert not _rows(table)
        match = Match(table.app.desk.store, table.app.desk.store.games()[0].id)
        match.undo(4)
        match.moves.say(_new_move(match))
        table.app.screen.fill()
        (told,) = _rows(table)
        assert f"  move {last - 4}  " in told
        await table.press("enter")
        assert table.screen == "CurtainDialog"

    replay(steps, "cards_two")


def _line(table, words):
    return next(line.partition("│")[0] for line in table.text().splitlines() if words in line)


def _rows(table):
    rows = table.app.screen.query_one(StripList).rows
    return [row.words.plain for row in rows if row.key.startswith("record ")]


def _new_move(match):
    made = whole(match, ahead=True).score.moves[len(whole(match).score.moves)]
    moves = (whole(match).state.notation(move) for move in whole(match).state.moves())
    return next(move for move in moves if move != made)


def test_at_a_board_of_a_finished_game_the_hints_are_those_of_a_finished_game(replay):
    async def steps(table, _last):
        foot = table.text()
        assert "review" in foot
        assert "lay the card" not in foot

    replay(steps, "generals_stardeck", size=(130, 40))
