"""The gambling version: decks of one's own, antes, windows, calls, pots (C.2)."""

from dataclasses import replace

import pytest
from support.phalanx_cards import count_all, played, rules

from squadlog.extras.games.cards.gambling import Money, settle_pots
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.layout import layout_of
from squadlog.extras.games.cards.moves import CardsWord
from squadlog.extras.games.cards.opening import begin_battle
from squadlog.extras.games.game import GameError

DEAL = "A: 9S 2S 3S 4S 5S 6S 7S; B: 9D 2D 3D 4D 5D 6D 7D"
CHECKS = "L check, L check, C check, C check, R check, R check, "


def _money(text, **options):
    state = played(DEAL, text, gambling="true", **options)
    return state, state.table.money


def test_everybody_antes_in_each_of_his_zones():
    """C.2: an ante in every zone."""
    _, money = _money("", ante="3")
    assert money.stakes == (3,) * 6
    assert money.chips == (91, 91)


def test_a_window_opens_after_the_reveal_and_before_each_round():
    """C.2: whenever all hold the same number of cards."""
    state, money = _money("9S, 9D")
    assert money.queue == (0, 1)
    assert [state.notation(move) for move in state.moves()] == ["L check", "L raise 1", "L raise 2"]
    state, money = _money("9S, 9D, " + CHECKS)
    assert money.queue == ()
    assert all(">" in state.notation(move) for move in state.moves())
    windows = 0
    for _ in range(100):
        if state.table.battle > 1:
            break
        if state.table.money.queue and state.notation(state.moves()[0]) == "L check" and state.to_move == 0:
            windows += 1
        state = state.play(state.moves()[0])
    assert windows == 5


def test_a_zone_is_raised_alone_and_others_speak_again():
    """C.2: stakes are separate for each zone."""
    state, money = _money("9S, 9D, L check, L raise 2")
    assert money.stakes == (1, 3, 1, 1, 1, 1)
    assert state.to_move == 0
    assert [state.notation(move) for move in state.moves()] == ["L below", "L call", "L raise 1", "L raise 2"]
    _, money = _money("9S, 9D, L check, L raise 2, L raise 1, L call")
    assert money.stakes[:2] == (4, 4)
    assert money.zone == 1


def test_one_may_raise_only_so_often_and_so_much():
    """C.2: max_raise, and one raise a player by default."""
    with pytest.raises(GameError, match="may raise by up to 2"):
        _money("9S, 9D, L raise 3")
    _money("9S, 9D, L raise 3", max_raise="3")
    with pytest.raises(GameError, match="has raised already"):
        _money("9S, 9D, L raise 1, L raise 1, L raise 1")
    _money("9S, 9D, L raise 1, L raise 1, L raise 1", raises="2")


def test_below_the_highest_stake_nobody_plays_there_until_he_calls():
    """C.2: and he may call in a later window."""
    text = "9S, 9D, L raise 2, L below, C check, C check, R check, R check, 2S>L"
    state, _ = _money(text)
    assert {state.table.layout.names[move.zone] for move in state.moves()} == {"C", "R"}
    with pytest.raises(GameError, match="lacks 2 chips in L"):
        state.read("2D>L")
    state, _ = _money(text + ", 2D>C, L check, L call, C check, C check, R check, R check, 3S>R")
    assert "L" in {state.table.layout.names[move.zone] for move in state.moves()}


def test_one_who_is_below_everywhere_must_call_somewhere():
    """C.2: he can legally play nowhere."""
    text = "9S, 9D, L raise 1, L below, C raise 1, C below, R raise 1, R below, 2S>L"
    state, _ = _money(text)
    assert [state.notation(move) for move in state.moves()] == ["L call", "C call", "R call"]
    with pytest.raises(GameError, match="calls first"):
        state.read("2D>L")
    state, money = _money(text + ", C call")
    assert money.chips[1] == 100 - 3 - 1
    assert state.to_move == 1
    assert {move.zone for move in state.moves()} == {1}


def test_one_who_is_broke_plays_anywhere():
    """C.2: all-in."""

    text = "9S, 9D, L raise 1, L below, C raise 1, C below, R raise 1, R below, 2S>L"
    state, money = _money(text)
    poor = replace(money, chips=(money.chips[0], 0))
    state = replace(state, table=replace(state.table, money=poor))
    assert {move.zone for move in state.moves()} == {0, 1, 2}


def test_one_who_has_just_enough_to_call_must_call():
    """C.2: only who cannot call anywhere is all-in."""

    text = "9S, 9D, L raise 1, L below, C raise 2, C below, R raise 2, R below, 2S>L"
    state, money = _money(text)
    poor = replace(money, chips=(money.chips[0], 1))
    state = replace(state, table=replace(state.table, money=poor))
    assert [state.notation(move) for move in state.moves()] == ["L call"]


def _fought(bets, **options):
    """A wins L with the Ace of hearts against nothing, B wins R, the centre is tied 9 to 9."""
    deal = "A: 9S AH 2H QS KH KC KD; B: 9D 10C 5C QD KD KS KC"
    text = f"9S, 9D, {bets} AH>L, 10C>R, 2H>L, 5C>R, KH>L, KD>R, KC>L, KS>R, KD>L, KC>R, QS>R, QD>L"
    played_so = [part.strip() for part in text.split(",") if part.strip()]

    state = PHALANX_CARDS.start({"gambling": "true", "raises": "1", **options}, 1, deal)
    for move in played_so:
        while state.table.money.queue and ">" in move:
            state = state.play(
                next(m for m in state.moves() if state.notation(m).split()[1] in ("check", "call"))
            )
        state = state.play(state.read(move))
    return state


def test_stakes_go_to_the_sole_winner_and_come_back_in_a_tie():
    """C.2: pots."""
    state = _fought("L raise 2, L call, ")
    assert [zone.leaders for zone in state.table.last.zones] == [(0, 1), (0, 1), (0, 1)]
    assert state.table.last.won_chips == (0, 0)


def test_no_card_changes_hands_and_everybody_shuffles_his_own_back():
    """C.2, PC-12: each has a full deck, in every battle."""
    state = _fought("")
    for hand, reserve in zip(state.hands, state.reserves, strict=True):
        assert sorted((*hand, *reserve)) == list(range(52))
    assert count_all(state) == sorted([*range(52), *range(52)])


def _settled(stakes, winners, pots=(0, 0, 0), **options):

    money = Money(chips=(10, 10), stakes=stakes, pots=pots, raised=(0, 0))
    return settle_pots(layout_of((0, 1), 2), rules(gambling="true", **options), money, winners)


def test_a_winner_takes_from_nobody_more_than_he_staked():
    """C.2: the rest is returned."""
    assert _settled((2, 5, 0, 0, 0, 0), (0, None, None)).chips == (14, 13)
    assert _settled((5, 2, 0, 0, 0, 0), (0, None, None)).chips == (17, 10)


def test_a_tied_pot_is_returned_or_waits_for_the_next_winner():
    """C.2: tie_pot."""
    assert _settled((2, 5, 0, 0, 0, 0), (None, None, None)).chips == (12, 15)
    waiting = _settled((2, 5, 0, 0, 0, 0), (None, None, None), tie_pot="carry")
    assert (waiting.chips, waiting.pots) == ((10, 10), (7, 0, 0))
    assert _settled((1, 1, 0, 0, 0, 0), (1, None, None), pots=(7, 0, 0)).chips == (10, 19)


def test_paying_by_the_card_knows_no_windows():
    """C.2: pay_per_card."""
    state, money = _money("9S, 9D", pay_per_card="3")
    assert money.stakes == (0,) * 6
    state = state.play(state.read("2S>L"))
    assert state.table.money.stakes[0] == 3
    assert state.table.money.chips == (97, 100)
    assert state.to_move == 1
    assert not state.table.money.queue


def test_chips_decide_when_the_battles_are_over_or_somebody_cannot_ante():
    """C.2, PC-33."""
    deal = "A: 9S 10S 8S 7S 6S 5S 4S; B: 2D 3H 3D 4H 4D 5H 5D"
    battle = "9S, 2D, 10S>C, 3H>L, 8S>L, 3D>L, 7S>L, 4H>R, 6S>R, 4D>R, 5S>R, 5H>C, 4S>C, 5D>C"
    state = played(deal, battle, gambling="true", pay_per_card="1", max_battles="1")
    assert state.outcome().shares == (1.0, 0.0)
    assert state.outcome().rule == "PC-33"
    state = played(deal, battle, gambling="true", pay_per_card="1", chips="6")
    assert state.outcome().shares == (1.0, 0.0)
    assert "too few chips" in state.outcome().reason


def test_one_without_a_chip_is_out_even_where_nothing_is_asked():
    """C.2: with no ante there is nothing left to play with."""

    state, money = _money("", ante="0")
    for chips, shares in (((0, 200), (0.0, 1.0)), ((199, 1), None)):
        table = replace(state.table, money=replace(money, chips=chips))
        ending = begin_battle(replace(state, table=table)).outcome()
        assert (ending and ending.shares) == shares


def test_gamblers_may_agree_to_stop():
    """C.2: stakes on the table are returned, and chips are counted."""
    state, _ = _money("9S, 9D, L raise 2")
    assert state.words() == (CardsWord.OFFER, CardsWord.RESIGN)
    offered = state.play(state.read("offer"))
    assert offered.to_move == 0
    assert offered.moves() == [CardsWord.ACCEPT, CardsWord.DECLINE]
    declined = offered.play(CardsWord.DECLINE)
    assert declined.to_move == state.to_move
    assert declined.words() == (CardsWord.RESIGN,)
    with pytest.raises(GameError, match="made already"):
        declined.read("offer")
    over = offered.play(CardsWord.ACCEPT)
    assert over.outcome().shares == (0.5, 0.5)
    assert over.table.money.chips == (100, 100)


def test_what_is_staked_comes_back_at_an_agreed_stop_and_what_a_tie_left_is_nobodys():
    """C.2: stakes of the battle that is given up, whatever becomes of those of a tie; an earlier pot has no owner."""

    state, money = _money("9S, 9D, L raise 2", tie_pot="carry")
    money = replace(money, pots=(0, 4, 0), chips=(money.chips[0] - 4, money.chips[1]))
    state = replace(state, table=replace(state.table, money=money))
    over = state.play(CardsWord.OFFER).play(CardsWord.ACCEPT)
    assert over.table.money.chips == (96, 100)
    assert over.table.money.pots == (0, 4, 0)
    assert over.outcome().shares == (0.0, 1.0)


def test_where_two_foes_show_the_same_card_the_king_says_whose():
    """PC-12."""
    state = played("A: 9S KS; B: 8D; C: 8D", "9S, 8D, 8D", gambling="true", players="3", pay_per_card="1")
    assert {state.notation(m) for m in state.moves() if "KS>centre" in state.notation(m)} == {
        "KS>centre x8D(B)",
        "KS>centre x8D(C)",
    }
    with pytest.raises(GameError, match="say whose"):
        state.read("KS>centre x8D")
    assert state.read("ks>c x8d(c)") == state.read("KS>centre x8D of C")
