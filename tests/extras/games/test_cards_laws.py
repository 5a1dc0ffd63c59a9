"""Laws of the card game: cards are conserved, nothing hidden is seen, guesses agree, every game ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.phalanx_cards import count_all

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.deck import BACK, DOWN
from squadlog.extras.games.cards.game import PHALANX_CARDS

VARIANTS = [
    {},
    {"players": "3"},
    {"players": "5"},
    {"players": "7"},
    {"players": "4", "tie": "swap", "eliminated_cards": "out"},
    {"tie": "spoils", "zero_zone": "spoils", "presence_wins": "true"},
    {"players": "3", "spoils_ante": "2"},
    {"spoils_ante": "1", "memory_mode": "true"},
    {"players": "6", "memory_mode": "true", "initial_faces": "facedown"},
    {"initial_faces": "trigger", "players": "4"},
    {"king_needs_target": "true", "ace_doubled": "highest_opposing", "flank_value": "printed"},
    {"queen_spares_own": "true", "ace_doubled": "10"},
    {"gambling": "true", "max_battles": "2"},
    {"gambling": "true", "players": "4", "tie_pot": "carry", "max_battles": "2", "memory_mode": "true"},
    {"gambling": "true", "players": "3", "pay_per_card": "2", "max_battles": "3"},
    {"gambling": "true", "players": "3", "chips": "12", "ante": "2", "max_battles": "20"},
]


def _walk(options, seed):
    state, chance = PHALANX_CARDS.start(options, seed), Chance(seed)
    while state.to_move is not None:
        yield state, chance
        state = state.after(chance.pick(state.moves()))
    yield state, chance


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_end_legally_with_every_card_and_chip_still_there(options):
    for seed in range(4):
        cards = money = None
        for number, (state, _) in enumerate(_walk(options, seed)):
            assert number < 20_000
            if not number % 5 or state.to_move is None:
                cards = cards or count_all(state)
                assert count_all(state) == cards
                if state.table.money:
                    money = money or state.table.money.total
                    assert state.table.money.total == money
                    assert min(state.table.money.chips) >= 0
        assert sum(state.outcome().shares) == pytest.approx(1)
        assert state.moves() == []


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_guess_agrees_with_everything_seen(options):
    for number, (state, chance) in enumerate(_walk(options, 77)):
        if number % 7:
            continue
        for seat in range(state.table.rules.players):
            seen = state.seen_by(seat)
            guess = seen.guess(chance)
            assert guess.seen_by(seat) == seen
            assert hash(guess.seen_by(seat)) == hash(seen)
            assert count_all(guess) == count_all(state)


@law(25)
@given(st.sampled_from(VARIANTS), st.integers(0, 10_000), st.integers(0, 60))
def test_states_that_differ_only_in_what_is_hidden_look_the_same(options, seed, plies):
    for number, (state, _) in enumerate(_walk(options, seed)):
        if number == plies or state.to_move is None:
            break
    for seat in range(state.table.rules.players):
        one, other = (state.seen_by(seat).guess(Chance(f"{seed}{name}")) for name in "ab")
        assert one.seen_by(seat) == other.seen_by(seat) == state.seen_by(seat)
        assert one.seed != other.seed or state.to_move is None


def test_a_view_has_no_field_for_hands_reserves_or_the_seed():
    seen = PHALANX_CARDS.start({}, 3).seen_by(0)
    fields = set(type(seen.sight).__dataclass_fields__)
    assert fields == {
        "seat", "table", "hand", "own_initial", "laid", "hand_sizes", "reserve_sizes", "spoils", "gone",
    }  # fmt: skip
    assert not {"hands", "reserves", "seed", "shuffles", "initial"} & set(
        type(seen.sight.table).__dataclass_fields__
    )


@pytest.mark.parametrize("players", ["2", "3"])
def test_a_guess_puts_cards_seen_going_into_a_reserve_there(players):
    """PC-29, PC-30: what was taken in the open is known to be in the taker's hand or reserve."""
    for state, _ in _walk({"players": players}, 5):
        if state.table.battle == 2:
            break
    taken = [state.table.known.sure[seat] for seat in range(int(players))]
    assert sum(mask.bit_count() for mask in taken) >= 10
    for number in range(20):
        guess = state.seen_by(0).guess(Chance(number))
        for seat, mask in enumerate(taken):
            held = sum(1 << card for card in (*guess.hands[seat], *guess.reserves[seat]))
            assert mask & ~held == 0


def test_where_all_must_remember_a_view_does_not_tell_what_lies_face_down():
    """PC-29."""
    for state, _ in _walk({"memory_mode": "true"}, 6):
        seen = state.seen_by(0).sight
        down = {card & ~DOWN for cell in state.table.cells for card in cell if card & DOWN}
        shown = {card for cell in seen.table.cells for card in cell}
        assert not {card | DOWN for card in down} & shown
        assert not any(seen.table.known.sure)


def test_where_all_must_remember_the_result_of_a_battle_names_only_what_lay_open():
    """PC-29."""
    state = next(state for state, _ in _walk({"memory_mode": "true"}, 6) if state.table.last is not None)
    whole, told = _lines_of(state.table.last), _lines_of(state.seen_by(0).sight.table.last)
    assert any(line.card & DOWN for line in whole)
    assert [line.name for line in told] == ["(?)" if line.card & DOWN else line.name for line in whole]
    assert {line.card for line in told if line.card & DOWN} == {BACK}


def _lines_of(report):
    return [line for zone in report.zones for seat in zone.seats for line in seat.lines]


def test_a_guess_is_shuffled_anew():
    seen = PHALANX_CARDS.start({}, 3).seen_by(0)
    guesses = [seen.guess(Chance(seed)) for seed in range(4)]
    assert len({guess.hands[1] for guess in guesses}) == 4
    assert len({guess.seed for guess in guesses}) == 4


def test_after_an_ante_a_known_card_is_with_its_owner_or_among_the_spoils():
    """PC-32: nobody saw which cards went."""
    for state, _ in _walk({"spoils_ante": "2"}, 9):
        if state.table.battle == 3 and state.table.known.loose:
            break
    assert state.table.known.loose
    for number in range(20):
        guess = state.seen_by(0).guess(Chance(number))
        heaps = [(*guess.hands[0], *guess.reserves[0]), (*guess.hands[1], *guess.reserves[1]), guess.spoils]
        for where, cards, _home, _away in state.table.known.loose:
            for place, heap in enumerate(heaps):
                if not where >> place & 1:
                    assert not cards & sum(1 << card for card in heap)
