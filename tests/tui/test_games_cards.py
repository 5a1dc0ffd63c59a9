"""The card table of Phalanx played on its screen: by key, by mouse and in notation, alone and with others."""

import asyncio

import pytest
from support.at_the_cards import at_the_cards, begun

from squadlog.dice import Chance
from squadlog.games.cards.game import PHALANX_CARDS
from squadlog.games.score import Score
from squadlog.tui.app import SquadlogApp
from squadlog.tui.games import cards_hand

HANDS = "A: 9S 4S KH JD 2C QC 10H; B: 10D 3D 5C 6C 7C 8C 9C"
OPENED = ("10H", "10D")
"""A has hearts and so the lower ten: B begins (PC-17)."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(cards_hand, "PACE_S", 0.01)


@pytest.fixture
def play(tmp_path):
    def played(steps, *, deal=HANDS, seats=("Ann", "Bob"), size=(80, 24), moves=(), **options):
        score = Score(game="phalanx-cards", options=options, seed=5, deal=deal, seats=seats, moves=moves)

        async def whole():
            async with at_the_cards(tmp_path / "squadlog.db", score, size) as table:
                await steps(table)

        asyncio.run(whole())

    return played


def test_a_card_is_chosen_by_its_place_and_then_its_zone_by_number(play):
    async def steps(table):
        await table.press("enter", "2")
        assert "Enter lays 9S face down in the centre" in table.text()
        assert "3: Zone R" not in table.text()
        await table.press("escape")
        await table.press("1")
        assert "1: Zone C" in table.text()
        await table.press("1")
        assert table.moves == ("4S",)

    play(steps)


def test_a_whole_battle_is_played_against_the_computer_and_its_result_is_shown_before_the_next(play):
    async def steps(table):
        for _turn in range(7):
            await table.until(lambda: table.game.mine or table.screen == "AccountSheet")
            await table.press("1", "1" if table.moves else "enter")
            if table.screen == "MovesSheet":
                await table.press("enter")
        await table.until(lambda: table.screen == "AccountSheet")
        assert "Battle 1 is over" in table.text()
        assert "Card by card" in table.shown
        assert "Go on" in table.text()
        assert len(table.moves) in (14, 15)
        stands = len(table.moves)
        await table.pilot.pause(0.5)
        assert len(table.moves) == stands
        await table.press("enter")
        assert table.screen == "CardsScreen"
        assert "battle 2" in table.text()

    play(steps, deal="", seats=("Ann", "computer random"))


def test_totals_are_explained_card_by_card_with_rule_ids(play):
    """Forming (PC-11), a Jack (PC-08) and a flank (PC-13)."""

    async def steps(table):
        await table.press("enter")
        assert "▶A Ann: 24" not in table.text()
        await table.press("a")
        told = table.shown
        assert "doubled: 9S is the highest of spades there [PC-11]" in told
        assert "doubles 9S [PC-08]" in told
        assert "flank: unopposed in L, which lies beside [PC-13]" in told
        assert "face down [PC-05]" in told
        await table.press("escape")
        await table.click("Zone L")
        assert "Zone L as it stands: A takes everything that lies there" in table.text()
        assert "Zone R" not in "\n".join(table.text().splitlines()[2:5])

    moves = (*OPENED, "3D>R", "9S>L", "5C>R", "4S>L", "6C>R", "JD>L", "7C>R", "QC>R")
    play(steps, moves=moves)


def test_a_king_asks_what_he_strikes_when_there_is_a_choice(play):
    async def steps(table):
        await table.press("enter")
        king = next(str(place) for place, card in enumerate(table.game.seen.sight.hand, 1) if card == 51)
        await table.press(king, "3")
        assert table.screen == "MovesSheet"
        assert "what does he strike? [PC-03]" in table.text()
        assert "5C of Bob (B)" in table.text()
        await table.press("down", "enter")
        assert table.moves[-1] == "KH>R x5C"

    play(steps, moves=(*OPENED, "3D>R", "9S>L", "5C>R"))


def test_of_lines_out_of_sight_is_spoken_only_where_there_are_some(play):
    async def steps(table):
        for keys in ((), ("enter",), ("1",), ("escape",), ("v",), ("a", "escape"), ("l",), ("escape",)):
            await table.press(*keys)
            shown, whole = (table.game.query_one(name).size.height for name in ("#open", "#cards"))
            assert whole <= shown, keys
            assert "more below" not in table.text(), keys

    play(steps, moves=(*OPENED, "3D>R", "9S>L", "5C>R"))


def test_cards_and_zones_are_chosen_with_the_mouse(play):
    async def steps(table):
        await table.press("enter")
        await table.click("9S♠")
        assert "choose a zone, 1 to 3" in table.text()
        await table.click("3: Zone R")
        assert table.moves[-1] == "9S>R"

    play(steps, moves=(*OPENED, "3D>R"))


def test_a_move_is_written_and_a_wrong_one_is_refused_in_a_sentence(play):
    async def steps(table):
        await table.press("enter")
        await table.write("9H>L")
        assert "✗" in table.text()
        await table.press("escape")
        await table.write("9s>l")
        assert table.moves[-1] == "9S>L"

    play(steps, moves=(*OPENED, "3D>R"))


def test_undo_takes_back_your_last_move_and_what_followed(play):
    async def steps(table):
        await table.until(lambda: table.game.mine)
        await table.press("1", "enter")
        await table.until(lambda: len(table.moves) >= 2 and table.game.mine)
        stands = len(table.moves)
        await table.press("1", "2")
        if table.screen == "MovesSheet":
            await table.press("enter")
        await table.until(lambda: len(table.moves) > stands + 1)
        await table.press("u")
        assert len(table.moves) == stands
        assert table.game.mine

    play(steps, deal="", seats=("Ann", "computer greedy"))


def test_the_curtain_hides_every_hand_and_initial_card_until_the_right_one_lifts_it(play):
    async def steps(table):
        assert table.screen == "CurtainSheet"
        assert "Ann (A) takes over" in table.text()
        for card in ("9S", "4S", "KH", "10D", "3D"):
            assert card not in table.shown
        await table.press("enter")
        assert "9S♠" in table.text()
        assert "3D" not in table.shown
        await table.press("2")
        await table.press("enter")
        laid = table.moves[0]
        assert table.screen == "CurtainSheet"
        assert "Bob (B) takes over" in table.text()
        for card in ("9S", "4S", "KH", laid, "10D", "3D"):
            assert card not in table.shown
        await table.press("enter")
        assert "10D♦" in table.text()
        for card in ("9S", "4S", "KH", laid):
            assert card not in table.shown
        assert "an initial card" in table.shown
        await table.press("m")
        assert laid not in table.shown

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


def test_a_gambling_round_goes_from_zone_to_zone_with_stakes_and_chips_shown(play):
    async def steps(table):
        await table.until(lambda: table.game.mine)
        await table.press("1", "enter")
        await table.until(lambda: table.game.mine and table.game._spoken())
        assert "your word about zone" in table.text()
        assert "$1" in table.text()
        assert "chips" in table.text()
        assert "check" in table.text() or "call" in table.text()
        before = len(table.moves)
        await table.press("2", "2")
        assert len(table.moves) > before
        assert "raise 1" in table.moves[before] or "call" in table.moves[before]

    play(steps, deal="", seats=("Ann", "computer greedy"), gambling="true")


def test_an_offer_to_stop_is_put_to_everybody_who_must_answer(play):
    async def steps(table):
        await table.press("enter", "d", "y", "enter")
        await table.pilot.pause(0.1)
        assert "You are offered to stop" in table.text()
        await table.press("y")
        assert "▶ Over" in table.text()

    play(steps, deal="", gambling="true")


def test_paying_for_each_card_needs_no_bets(play):
    async def steps(table):
        await table.until(lambda: table.game.mine)
        await table.press("1", "enter")
        await table.until(lambda: table.game.mine and len(table.moves) > 1)
        chips = table.game.seen.sight.table.money.chips[0]
        await table.press("1", "1")
        if table.screen == "MovesSheet":
            await table.press("enter")
        await table.until(lambda: table.game.seen.sight.table.money.chips[0] == chips - 2)

    play(steps, deal="", seats=("Ann", "computer random"), gambling="true", pay_per_card="2")


def test_where_everybody_must_remember_cards_face_down_have_no_name(play):
    """PC-29."""

    async def steps(table):
        await table.press("enter")
        assert "(?)" in table.text()
        await table.press("a")
        assert "(9S)" not in table.shown

    play(steps, moves=(*OPENED, "3D>R", "9S>L", "5C>L", "QC>L", "6C>R"), memory_mode="true")


@pytest.mark.parametrize("players", [3, 7])
def test_more_players_have_a_zone_with_each_neighbour_and_a_centre(play, players):
    async def steps(table):
        await table.press("enter")
        assert "Zone AB" in table.text()
        assert "Centre" in table.text()
        await table.press("2", "enter")
        assert table.screen == "CurtainSheet" or len(table.moves) >= 1

    play(steps, deal="", seats=("Ann", "Bob", *["computer random"] * (players - 2)), players=str(players))


def test_zones_that_lie_further_down_are_announced_and_reached(play):
    async def steps(table):
        await table.press("enter")
        assert "Zone FG" not in table.text()
        assert "more below (Up, Down, PageUp, PageDown)" in table.text()
        await table.press("pagedown")
        assert "Zone FG" in table.text()
        assert "more above" in table.text()
        assert "more below" not in table.text()
        await table.press("1")
        assert "Centre" in table.text()

    play(steps, deal="", seats=("Ann", "Bob", *["computer random"] * 5), players="7")


def test_the_curtain_says_what_was_done_last_and_nothing_at_the_start(play):
    async def steps(table):
        assert "Last:" not in table.text()
        await table.press("enter", "1", "enter")
        assert "Last: 1. Ann (A): an initial card" in table.text()

    play(steps)


def test_several_computers_move_one_by_one(play, monkeypatch):
    async def steps(table):
        monkeypatch.setattr(cards_hand, "PACE_S", 30.0)
        await table.press("1", "enter")
        await table.until(lambda: len(table.moves) == 2)
        await table.pilot.pause(0.4)
        assert len(table.moves) == 2
        assert "Enter goes on at once" in table.text()
        await table.press("enter")
        await table.until(lambda: len(table.moves) == 3)

    play(steps, deal="", seats=("Ann", "computer random", "computer random"), players="3")


def test_help_explains_the_table(play):
    async def steps(table):
        await table.press("enter", "question_mark")
        assert "Every box is a zone" in table.text()

    play(steps)


def test_a_large_screen_draws_large_cards_and_explains_the_zone_pointed_at(play):
    async def steps(table):
        await table.press("enter")
        assert "╭─────╮" in table.text()
        assert "Zone R as it stands: B takes everything that lies there [C.1]" in table.text()
        await table.click("9S♠")
        await table.press("1")
        assert table.moves[-1] == "9S>L"

    play(steps, moves=(*OPENED, "3D>R"), size=(160, 48))


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
        assert table.game.seat == mover
        table.game.play(last)
        await table.pilot.pause()
        if table.screen == "CurtainSheet":
            await table.press("enter")
        await table.pilot.pause()
        assert "Battle 1 is over" in table.text()
        await table.press("enter", "1", "enter")
        assert table.screen == "CurtainSheet"
        await table.press("enter")
        await table.pilot.pause()
        assert "Battle 1 is over" in table.text()
        await table.press("enter", "1", "enter", "enter")
        await table.pilot.pause()
        assert "Battle 1 is over" not in table.text()

    play(steps, deal="", moves=moves)


def test_whoever_is_out_is_told_with_the_battle_and_shown_beside_the_table(play):
    """PC-19, PC-20: the zones of those who are left change."""
    moves, mover, last = until(lambda state: len(state.table.alive) == 2, players="3")
    seats = ["computer random"] * 3
    seats[mover] = "Ann"

    async def steps(table):
        assert "Zone AB" in table.text()
        table.game.play(last)
        await table.until(lambda: table.screen == "AccountSheet")
        assert "is out of the game [PC-19]" in table.shown
        await table.press("enter")
        assert " out" in table.text()
        assert "Zone L" in table.text()

    play(steps, deal="", seats=tuple(seats), moves=moves, players="3")


def test_a_hint_for_one_is_gone_before_the_other_looks(play):
    async def steps(table):
        await table.press("enter", "h")
        await table.until(lambda: "% is your chance to win" in table.text())
        await table.press("enter")
        assert table.screen == "CurtainSheet"
        assert "% is your chance to win" not in table.shown
        assert table.moves[0] not in table.shown

    play(steps)


def test_the_table_of_cards_looks_as_it_did(snap_compare, tmp_path):
    """Two people, a Queen and a King played: what is chosen, who leads, what lies face down."""
    moves = (*OPENED, "3D>R", "9S>L", "5C>R", "KH>R x3D", "6C>L", "4S>L", "7C>C")
    score = Score(game="phalanx-cards", seed=5, deal=HANDS, seats=("Ann", "Bob"), moves=moves)
    assert snap_compare(
        SquadlogApp(tmp_path / "squadlog.db"), run_before=begun(score, "enter", "1"), terminal_size=(80, 24)
    )
