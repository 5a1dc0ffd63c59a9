"""Whole games under any agreement, against the same rules written once more from the rulings (C.1, PC-01..37)."""

from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.phalanx_cards import count_all
from support.slow_cards import SlowCards

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.cards.deck import DOWN, NAMES
from squadlog.extras.games.cards.game import PHALANX_CARDS

_CHOICES = {
    option.name: st.sampled_from([choice.key for choice in option.choices])
    for option in PHALANX_CARDS.options
    if option.choices and option.name not in ("gambling", "tie_pot")
}
_SPOILS = {"tie", "zero_zone", "eliminated_cards"}
FOR_CARDS = st.fixed_dictionaries(
    {"players": st.sampled_from("22334567"), "max_battles": st.sampled_from("06")},
    optional=_CHOICES,
)
WITH_ANTES = st.fixed_dictionaries(
    {
        "players": st.sampled_from("2234"),
        "max_battles": st.sampled_from("06"),
        "spoils_ante": st.sampled_from("1234"),
    },
    optional=_CHOICES,
)
_STAKES = st.one_of(
    st.fixed_dictionaries(
        {
            "ante": st.sampled_from("01246"),
            "max_raise": st.sampled_from("123"),
            "raises": st.sampled_from("12"),
        }
    ),
    st.fixed_dictionaries({"ante": st.sampled_from("0126"), "raises": st.just("0")}),
    st.just({"pay_per_card": "3"}),
)
FOR_CHIPS = st.builds(
    lambda some, stakes: some | stakes,
    st.fixed_dictionaries(
        {
            "gambling": st.just("true"),
            "players": st.sampled_from("22334567"),
            "max_battles": st.sampled_from("24"),
            "chips": st.sampled_from(("18", "21", "30", "100")),
        },
        optional={name: values for name, values in _CHOICES.items() if name not in _SPOILS}
        | {"tie_pot": st.sampled_from(("return", "carry"))},
    ),
    _STAKES,
)


def agree(slow, state):
    """Every card, chip and word is where it should be."""
    assert state.to_move == slow.speaker
    assert {state.notation(move) for move in state.moves()} == slow.legal()
    if slow.over is not None:
        shares = [1 / len(slow.over) if seat in slow.over else 0 for seat in range(slow.count)]
        assert list(state.outcome().shares) == shares
    layout = state.table.layout
    assert list(layout.names) == list(slow.zones)
    if slow.over is None:
        for zone, name in enumerate(layout.names):
            for seat, cards in slow.laid[name].items():
                shown = [
                    [NAMES[card & ~DOWN], not card & DOWN]
                    for card in state.table.cells[zone * slow.count + seat]
                ]
                assert shown == cards
    laid = {seat: [c for cells in slow.laid.values() for c, _ in cells.get(seat, [])] for seat in slow.alive}
    for seat in slow.alive if slow.over is None else ():
        held = {NAMES[card] for card in (*state.hands[seat], *state.reserves[seat])}
        away = {
            *laid[seat],
            *([slow.initial[seat]] if slow.first is None and seat in slow.initial else []),
        }
        assert held == slow.own[seat] - away
        assert {NAMES[card] for card in state.hands[seat]} == slow.hands[seat]
    assert {NAMES[card] for card in state.spoils} == slow.spoils
    assert {NAMES[card] for card in state.gone} == slow.gone
    if slow.gambling:
        assert list(state.table.money.chips) == slow.chips
        assert sum(state.table.money.pots) == sum(slow.pots.values())
    if slow.results:
        for zone in state.table.last.zones:
            sums, best = slow.results[zone.name]
            assert {seat.seat: seat.total for seat in zone.seats} == sums
            assert sorted(zone.leaders) == best


@law(40)
@given(st.one_of(FOR_CARDS, WITH_ANTES, FOR_CHIPS), st.integers(0, 10**6))
def test_every_move_card_and_chip_is_where_the_rulings_say(said, seed):
    state, chance = PHALANX_CARDS.start(said, seed), Chance(seed)
    slow = SlowCards(agree_options(PHALANX_CARDS, said), state)
    agree(slow, state)
    while state.to_move is not None and slow.battle <= 6:
        text = state.notation(chance.pick(state.moves()))
        after = state.play(state.read(text))
        slow.write(text, after)
        agree(slow, after)
        state = after


def _heaps(state):
    """Where every card is that does not lie on the table: a seat's hand and reserve, spoils, out of the game."""
    heaps = [
        {*hand, *reserve, *([card] if card >= 0 else [])}
        for hand, reserve, card in zip(state.hands, state.reserves, state.initial, strict=True)
    ]
    return [*heaps, {*state.spoils}, {*state.gone}]


@law(40)
@given(st.one_of(FOR_CARDS, WITH_ANTES, FOR_CHIPS), st.integers(0, 10**6))
def test_a_guess_agrees_with_everything_that_was_ever_seen(said, seed):
    """PC-29, PC-30, PC-24, PC-20: what lay open once is where it went, unless it may have gone as an ante since."""
    state, chance = PHALANX_CARDS.start(said, seed), Chance(seed)
    remembered, laid, battle = set(), set(), 1
    while state.to_move is not None and state.table.battle <= 6:
        if state.table.battle > battle:
            battle, remembered = state.table.battle, remembered | laid
        laid = {card & ~DOWN for cell in state.table.cells for card in cell}
        seat = chance.below(state.table.rules.players)
        seen = state.seen_by(seat)
        assert list(seen.moves()) == (list(state.moves()) if state.to_move == seat else [])
        guess = seen.guess(chance)
        assert guess.seen_by(seat) == seen
        assert count_all(guess) == count_all(state)
        assert guess.hands[seat] == state.hands[seat]
        assert [len(heap) for heap in _heaps(guess)] == [len(heap) for heap in _heaps(state)]
        if not said.get("gambling") and said.get("memory_mode") != "true" and "spoils_ante" not in said:
            assert [heap & remembered for heap in _heaps(guess)] == [
                heap & remembered for heap in _heaps(state)
            ]
        if said.get("gambling"):
            for own in range(state.table.rules.players):
                assert len({*guess.hands[own], *guess.reserves[own]}) == len(_heaps(guess)[own]) - (
                    guess.initial[own] >= 0
                )
        state = state.play(chance.pick(state.moves()))
