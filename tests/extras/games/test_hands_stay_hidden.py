"""No sentence about a move tells a card that whoever reads it has not named (PC-18, PC-29, GM-24)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.generals import at
from support.laws import law
from support.phalanx_cards import played

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.game import GENERALS

DEAL = "A: QS KS 6S 7S 8S 3S 5H; B: 10D KD 6D 3D 2D AD JD"
WRITTEN = ["zz", "KC", "KC>C", "10S>L", "4D", "accept", "Q check", "R raise 99", "x9C", "6D>C xAH", "6D>Q"]


def refusal(state, text):
    with pytest.raises(GameError) as refused:
        state.read(text)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence.upper()


@pytest.mark.parametrize("text", WRITTEN)
@pytest.mark.parametrize("moves", [[], ["6S"], ["6S", "10D"]], ids=len)
@pytest.mark.parametrize("options", [{}, {"gambling": "true"}, {"king_needs_target": "true"}], ids=str)
def test_pc_18_a_refused_card_says_nothing_of_the_hand(options, moves, text):
    """PC-18."""
    state = played(DEAL, moves, **options)
    sentence = refusal(state, text)
    # What anybody would be told, whatever is held: the cards of an example, and those written.
    known = {"9S", "4S", *text.upper().replace(">", " ").replace("X", " ").split()}
    lying = {line.name for zone in range(3) for seat in state.account(zone).seats for line in seat.lines}
    for hand in state.hands:
        for card in hand:
            said = sentence.replace(">", " ").replace(",", " ").replace(";", " ").split()
            assert NAMES[card] not in said or NAMES[card] in known | lying


def test_pc_18_two_hands_that_differ_are_refused_in_the_same_words():
    """PC-18."""
    one = PHALANX_CARDS.start({}, 1, "A: 2S 3S 4H 5H 6H 7H 8H")
    other = PHALANX_CARDS.start({}, 1, "A: AD 2D 3D 4D 5D 6D 7D")
    for text in ("zz", "KC", "KC>C"):
        assert refusal(one, text) == refusal(other, text)


def test_gm_24_two_hands_that_differ_are_refused_in_the_same_words():
    """GM-24."""
    one, other = at(hand="1R 2R 3R", commanders="AR"), at(hand="KG 9Y", commanders="AR")
    for text in ("zz", "KB", "10B", "drop 10B", "keep"):
        assert refusal(one, text) == refusal(other, text)
    full = [
        at(hand=hand).play(at(hand=hand).read("end"))
        for hand in ("1R 2R 3R 4R 5R 6R 7R 8R", "1G 2G 3G 4G 5G 6G 7G 8G")
    ]
    for text in ("zz", "drop KB", "KB", "end"):
        assert refusal(full[0], text) == refusal(full[1], text)
    asked = [
        GENERALS.start({}, 1, f"dealer: B; A: {cards}")
        for cards in ("1R 2R 3R 4R 5R 6R 7R", "1G 2G 3G 4G 5G 6G 7G")
    ]
    for text in ("zz", "KB", "end"):
        assert refusal(asked[0], text) == refusal(asked[1], text)


def test_an_initial_card_is_told_to_others_once_all_have_laid_theirs():
    """PC-18: to the one who laid it at once; in the next battle it is known still."""
    start = played(DEAL, [])
    lay = start.read("6S")
    one = start.play(lay)
    both = one.play(one.read("10D"))
    assert start.told(lay, 0, one) == "6S"
    assert start.told(lay, 1, start) == start.told(lay, 1, one) == "an initial card"
    assert start.told(lay, 1, both) == "6S"


def test_pc_29_what_was_turned_face_down_is_told_once_and_not_again():
    """Where all must remember, a move is told right after it and as long as its card lies open."""
    before = played(DEAL, ["6S", "10D"], memory_mode="true")
    laid = before.read("3D>L")
    after = before.play(laid)
    assert before.told(laid, 0, after) == "3D>L"
    queen = after.read("QS>L")
    covered = after.play(queen)
    assert after.told(queen, 1, covered) == "QS>L"
    assert before.told(laid, 0, covered) == "a card>L"
    assert before.told(laid, 1, covered) == "3D>L"
    later = covered.play(covered.read("2D>L"))
    assert after.told(queen, 1, later) == "a card>L"
    plain = played(DEAL, ["6S", "10D", "3D>L", "QS>L"])
    assert before.told(laid, 0, plain) == "a card>L"


def test_pc_29_where_all_may_look_a_card_turned_down_is_told_still():
    """PC-29."""
    before = played(DEAL, ["6S", "10D"])
    laid = before.read("3D>L")
    covered = played(DEAL, ["6S", "10D", "3D>L", "QS>L"])
    assert before.told(laid, 0, covered) == "3D>L"


def test_b_9_more_than_the_name_of_a_card_discards_nothing():
    """B-9."""
    full = at(hand="1R 2R 3R 4R 5R 6R 7R KR 9R", commanders="AR KG QR JR", foe="4B 2Y")
    full = full.play(full.read("end"))
    for text in ("6R x4B,2Y", "KR commander", "6R army", "6R 6R"):
        assert "DISCARDS DOWN TO 7" in refusal(full, text)
    assert full.notation(full.read("6R")) == "drop 6R"


AGREED = [
    (PHALANX_CARDS, {}),
    (PHALANX_CARDS, {"players": "3", "king_needs_target": "true"}),
    (PHALANX_CARDS, {"gambling": "true", "memory_mode": "true"}),
    (GENERALS, {}),
    (GENERALS, {"deck": "stardeck"}),
]


def answer(state, text):
    """What the game says about a move; nothing if it is legal."""
    try:
        state.play(state.read(text))
    except GameError as refused:
        return str(refused)
    return ""


def any_texts(state, chance):
    """Moves as a stranger would try them: any card of the deck, anywhere."""
    if hasattr(state, "reserves"):
        names, zones = NAMES, state.table.layout.names
        shapes = ("{0}", "{0}>{2}", "{0}>{2} x{1}", "x{1}", "{0}?", "{2} call", "{2} raise 2")
    else:
        names, zones = state.table.pack.names, ("3R+2B",)
        shapes = (
            "{0}",
            "drop {0}",
            "{0} x{1}",
            "{0} commander",
            "{0} army",
            "{0} army {2}",
            "{0} with {1} x{1}",
        )
    return [
        shape.format(chance.pick(names), chance.pick(names), chance.pick(zones))
        for shape in shapes
        for _ in range(4)
    ]


@pytest.mark.parametrize(("game", "options"), AGREED, ids=range(5))
@law(25)
@given(seed=st.integers(0, 999), moves=st.integers(0, 60))
def test_pc_18_gm_24_what_is_refused_is_refused_in_the_same_words_whatever_is_held(
    game, options, seed, moves
):
    """Another deal that agrees with all that one seat sees: what both refuse, both refuse alike."""
    said = agree_options(game, options)
    state, chance = game.start(said, seed), Chance(seed)
    for _ in range(moves):
        if state.to_move is not None:
            state = state.play(chance.pick(state.moves()))
    for seat in range(len(game.seats(said))):
        other = state.seen_by(seat).guess(chance)
        for text in any_texts(state, chance):
            one, two = answer(state, text), answer(other, text)
            assert one == two or (seat != state.to_move and not (one and two)), text
