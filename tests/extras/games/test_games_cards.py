"""The card table of Phalanx played on its screen: by key, by mouse and in notation, alone and with others."""

import pytest
from support.at_the_cards import begun, playing
from textual.widgets import Static

from squadlog.extras.games.score import Score
from squadlog.tui.app import SquadlogApp

HANDS = "A: 9S 4S KH JD 2C QC 10H; B: 10D 3D 5C 6C 7C 8C 9C"
OPENED = ("10H", "10D")
"""A has hearts and so the lower ten: B begins (PC-17)."""


@pytest.fixture
def play(tmp_path):
    return playing(tmp_path / "squadlog.db", "phalanx-cards", HANDS)


def test_an_initial_card_is_laid_by_its_digit_twice_and_a_card_that_was_chosen_is_let_go(play):
    async def steps(table):
        await table.press("enter", "2")
        assert "Enter lays 9S face down in the centre" in table.text()
        assert "3: Zone R" not in table.text()
        await table.press("escape")
        await table.press("3", "3")
        assert table.moves == ("JD",)

    play(steps)


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
        king = next(
            str(place) for place, card in enumerate(table.board.selection.seen.sight.hand, 1) if card == 51
        )
        await table.press(king, "3")
        assert table.screen == "MovesDialog"
        assert "which card does he strike? [PC-03]" in table.text()
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


def test_lines_out_of_sight_are_counted_when_they_are_laid_out_however_late_that_is(play):
    async def steps(table):
        await table.press("enter")
        for high, told in ((40, True), (3, False)):
            table.game.query_one("#cards", Static).update("a line\n" * high)
            await table.pilot.pause()
            assert ("more below" in table.text()) == told

    play(steps)


def test_cards_and_zones_are_chosen_with_the_mouse(play):
    async def steps(table):
        await table.press("enter")
        await table.click("9♠")
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
        await table.until(lambda: table.play.mine)
        await table.press("1", "enter")
        await table.until(lambda: len(table.moves) >= 2 and table.play.mine)
        stands = len(table.moves)
        await table.press("1", "2")
        if table.screen == "MovesDialog":
            await table.press("enter")
        await table.until(lambda: len(table.moves) > stands + 1)
        await table.press("u")
        assert len(table.moves) == stands
        assert table.play.mine

    play(steps, deal="", seats=("Ann", "computer greedy"))


@pytest.mark.parametrize("players", [3, 7])
def test_more_players_have_a_zone_with_each_neighbour_and_a_centre(play, players):
    async def steps(table):
        await table.press("enter")
        assert "Zone AB" in table.text()
        assert "Centre" in table.text()
        await table.press("2", "enter")
        assert table.screen == "CurtainDialog" or len(table.moves) >= 1

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


def test_several_computers_move_one_by_one(play):
    async def steps(table):
        await table.press("1", "enter")
        await table.until(lambda: len(table.moves) == 2)
        await table.pilot.pause(0.4)
        assert len(table.moves) == 2
        assert "Enter moves at once" in table.text()
        await table.press("enter")
        await table.until(lambda: len(table.moves) == 3)

    play(steps, deal="", seats=("Ann", "computer random", "computer random"), players="3", pace=30.0)


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
        await table.click("9♠")
        await table.press("1")
        assert table.moves[-1] == "9S>L"

    play(steps, moves=(*OPENED, "3D>R"), size=(120, 48))


def test_the_table_of_cards_looks_as_it_did(snap_compare, tmp_path):
    """Two people, a Queen and a King played: what is chosen, who leads, what lies face down."""
    moves = (*OPENED, "3D>R", "9S>L", "5C>R", "KH>R x3D", "6C>L", "4S>L", "7C>C")
    score = Score(game="phalanx-cards", seed=5, deal=HANDS, seats=("Ann", "Bob"), moves=moves)
    assert snap_compare(
        SquadlogApp(tmp_path / "squadlog.db"), run_before=begun(score, "enter", "1"), terminal_size=(80, 24)
    )
