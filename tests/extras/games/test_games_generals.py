"""Generals and Majors played on its screen: commanders, armies, cancelling, jokers, discards, warnings."""

import pytest
from support.at_the_cards import begun, playing

from squadlog.base.dice import Chance
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsWord, Promote
from squadlog.extras.games.score import Score
from squadlog.tui.app import SquadlogApp

FIRST = "dealer: B; A: KR 2R 4B ?RY AB 10G 9G; B: KB QB JB AG 2B 1B 3B; draw: 2Y 5Y 6Y"
STRONG = "dealer: B; A: KR QR JR AR 10R 9R 8R; B: KB QB JB AB 1B 3B 2B; draw: 2Y 1Y 3Y 1G 4Y"


@pytest.fixture
def play(tmp_path):
    return playing(tmp_path / "squadlog.db", "generals", FIRST)


def place(table, name):
    """The digit of a card of the hand."""
    view = table.board.selection.seen
    return str([view.table.pack.names[card] for card in view.sight.hand].index(name) + 1)


async def lay(table, name):
    """Point at a card, then at it again."""
    digit = place(table, name)
    await table.press(digit, digit)


def test_a_turn_a_commander_then_armies_then_its_end(play):
    async def steps(table):
        await table.press("enter")
        await lay(table, "KR")
        assert table.moves == ("KR",)
        assert "▲ red 2, 2 left" in table.text()
        await lay(table, "2R")
        assert table.moves == ("KR", "2R")
        assert "strength 2, lead +2" in table.text()
        assert "▲ red 2, 0 left" in table.text()
        await table.press("d")
        assert table.moves == ("KR", "2R", "end")
        assert table.screen == "CurtainDialog"

    play(steps)


def test_a_card_says_what_it_would_do_or_why_it_cannot_be_laid(play):
    async def steps(table):
        await table.press("enter")
        await table.press(place(table, "10G"))
        told = " ".join(table.text().split())
        assert (
            "10G costs 10 of green, more than its command allows: A has no commander of green yet. [GM-01]"
            in told
        )
        await table.press(place(table, "4B"))
        assert "A has no commander of blue yet. [GM-01] Lay AB first." in " ".join(table.text().split())
        await lay(table, "KR")
        await table.press(place(table, "4B"))
        assert "Lay AB first" not in table.text()
        await table.press(place(table, "AB"))
        assert "AB can be no commander now: one was laid in this turn already" in table.text()

    play(steps)


def test_the_highlight_begins_on_a_commander_that_can_be_laid_then_on_an_army(play):
    """GM-21: commanders come before armies."""

    async def steps(table):
        await table.press("enter")
        names, sight = table.board.selection.seen.table.pack.names, table.board.selection.seen.sight
        assert names[sight.hand[table.board.selection.at]] in ("KR", "AB", "?RY")
        assert names[sight.hand[0]] not in ("KR", "AB", "?RY")
        await table.press("enter")
        if table.screen == "MovesDialog":
            await table.press("enter")
        laid = table.moves[-1]
        assert laid in ("KR", "AB", "?RY commander")
        hand = table.board.selection.seen.sight.hand
        assert names[hand[table.board.selection.at]] not in ("KR", "AB", "?RY")

    play(steps)


def test_a_hand_of_which_nothing_can_be_laid_says_that_the_turn_is_ended(play):
    async def steps(table):
        await table.press("enter")
        await lay(table, "KR")
        await lay(table, "2R")
        assert "you can lay no card now: d ends your turn." in table.text()

    play(steps, deal="dealer: B; A: KR 2R 4R 3G 10G 9G 8G; B: KB; draw: 2Y")


def test_one_digit_alone_never_lays_a_card_even_the_one_that_is_highlighted_first(play):
    async def steps(table):
        await table.press("enter", "1")
        assert table.moves == ()
        await table.press("right", "left", "1")
        assert table.moves == ("KR",) or "✗" in table.text()

    play(steps)


def test_a_joker_asks_for_its_role_and_shows_its_split(play):
    """GM-09."""

    async def steps(table):
        await table.press("enter")
        await lay(table, "?RY")
        assert table.moves == ("?RY commander",)
        assert "▲ red 0 to 2" in table.text()
        await table.press("a")
        assert "2, of red or yellow in any split, anew in each turn" in table.shown

    play(steps)


def test_a_joker_with_armies_on_the_table_can_be_either(play):
    async def steps(table):
        await table.press("enter")
        await lay(table, "?RY")
        assert table.screen == "MovesDialog"
        assert "commander" in table.text()
        assert "army" in table.text()

    moves = ("KR", "2R", "end", "KB", "end")
    play(steps, moves=moves)


def test_cancelling_is_told_before_and_shown_after(play):
    """GM-03, GM-07."""

    async def steps(table):
        await table.press("enter")
        await table.press(place(table, "2B"))
        assert "cancels 2R [GM-03]" in table.text().replace("\n ", " ")
        await table.press("enter")
        assert table.moves[-1].startswith("2B x2R")
        assert "(2R▲)" in table.text()
        assert "(2B■)" in table.text()
        await table.press("a")
        assert "cancelled, face down [GM-07]" in table.shown

    play(steps, moves=("KR", "2R", "end", "KB"))


def test_more_than_seven_cards_are_discarded_at_the_end(play):
    async def steps(table):
        await table.press("enter", "d")
        assert "discard down to seven: 1 more card" in table.text()
        await table.press("2", "2")
        assert table.moves[-1].startswith("drop")
        assert table.screen == "CurtainDialog"

    play(steps)


def test_a_first_hand_without_commander_may_be_thrown_back(play):
    """GM-14."""

    async def steps(table):
        await table.press("enter")
        assert "you may throw it back [GM-14]" in table.text()
        assert "1: throw it back" in table.text() or "2: throw it back" in table.text()
        await table.press("right", "enter")
        assert table.moves in (("keep",), ("redraw",))

    play(steps, deal="dealer: B; A: 1R 2R 3R 4R 5R 6R 7R; B: KB")


def test_a_lead_that_threatens_is_shown_in_the_turn_before_its_end(play):
    """GM-15."""

    async def steps(table):
        await table.press("enter")
        told = " ".join(" ".join(line.partition("│")[0] for line in table.text().splitlines()).split())
        assert "! A leads by 27. If that stands when this turn ends," in told
        standing = table.game.query_one("#standing").render()
        assert "To win: lead by 20, and still after the other's next turn [GM-15]" in f"{standing}"

    play(steps, deal=STRONG, moves=winning(STRONG)[:-1])


def test_the_last_chance_is_written_over_the_hand(play):
    """GM-15: A leads by the threshold at the end of his turn, so B has one turn."""

    async def steps(table):
        await table.press("enter")
        assert "! LAST CHANCE of B: A leads by" in table.text()

    play(steps, deal=STRONG, moves=winning(STRONG))


def winning(deal):
    """Moves until A has the lead that threatens: commanders of red, then what they pay for."""
    state = GENERALS.start({option.name: option.default for option in GENERALS.options}, 5, deal)
    made = []
    while state.table.warned != 0:
        moves = state.moves()

        def worth(move, state=state):
            if isinstance(move, Deploy):
                return (3, state.table.pack.army[move.card]) if state.to_move == 0 else (-1, 0)
            if isinstance(move, Promote):
                return (2, 0) if state.to_move == 0 else (-1, 0)
            if isinstance(move, Drop):
                value = state.table.pack.army[move.card]
                return (1, -(99 if value is None else value))
            return (0, move is GeneralsWord.END)

        move = max(moves, key=worth)
        made.append(state.notation(move))
        state = state.play(move)
        assert len(made) < 400
    return tuple(made)


def test_the_curtain_hides_both_hands(play):
    async def steps(table):
        assert table.screen == "CurtainDialog"
        for card in ("KR", "10G", "KB", "3B"):
            assert card not in table.shown
        await table.press("enter")
        await table.until(lambda: "10G◆" in table.text())
        assert "KB" not in table.shown
        await table.press("d", "1", "1")
        assert table.screen == "CurtainDialog"
        for card in ("KR▲", "10G", "KB", "3B"):
            assert card not in table.shown
        await table.press("enter")
        assert "KB■" in table.text()
        assert "10G" not in table.shown

    play(steps)


def test_whoever_wins_a_game_of_several_is_told_before_the_next(play):
    """GM-22, GM-23."""
    chance = Chance(2)
    agreed = {option.name: option.default for option in GENERALS.options} | {"match": "2", "turn_limit": "6"}
    state, moves = GENERALS.start(agreed, 5), []
    while sum(state.table.wins) == 0:
        move = chance.pick(state.moves())
        mover, last = state.to_move, state.notation(move)
        moves.append(last)
        state = state.play(move)

    async def steps(table):
        table.game.moves.make(last)
        await table.until(lambda: table.screen == "AccountDialog" and "Game 1 is over" in table.text())
        assert "has won 1" in table.text()

    seats = ["computer random", "computer random"]
    seats[mover] = "Ann"
    play(steps, deal="", seats=tuple(seats), moves=tuple(moves[:-1]), match="2", turn_limit="6")


def test_against_the_computer_its_moves_come_one_by_one_and_undo_takes_them_back(play):
    async def steps(table):
        await lay(table, "KR")
        await table.press("d")
        await table.until(lambda: table.play.mine and len(table.moves) > 3)
        await table.press("u")
        assert table.moves == ("KR",)

    play(steps, seats=("Ann", "computer greedy"))


def test_help_explains_the_ranks(play):
    async def steps(table):
        await table.press("enter", "question_mark")
        assert "The other side is above" in table.text()

    play(steps)


def test_the_ranks_look_as_they_did(snap_compare, tmp_path):
    """Commanders, command with what is left, cancelled armies, a joker, the hand."""
    moves = ("KR", "2R", "end", "KB", "2B x2R", "end", "?RY commander")
    score = Score(game="generals", seed=5, deal=FIRST, seats=("Ann", "Bob"), moves=moves)
    assert snap_compare(
        SquadlogApp(tmp_path / "squadlog.db"), run_before=begun(score, "enter"), terminal_size=(80, 24)
    )
