"""Queens and Kings as they are played, and as initial cards; memory; refusals; notation; deals."""

import pytest
from support.phalanx_cards import played, values

from squadlog.extras.games.cards.deck import BACK, NAMES, card_named
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.moves import CardLaid, Play
from squadlog.extras.games.game import GameError

DEAL = "A: 9S QS KS 4H 7H JS 2C; B: 9D QD KD 4D 7D JD 2D"


def _zone(state, name):
    layout = state.table.layout
    return values(state.account(layout.names.index(name)))


def test_pc_01_a_queen_turns_every_open_card_and_herself():
    """PC-01."""
    state = played(DEAL, "9S, 9D, 4H>L, 4D>L, QS>L")
    assert set(_zone(state, "L")) == {"(4H)", "(4D)", "(QS)"}
    state = state.play(state.read("7D>L"))
    assert "7D" in _zone(state, "L")


def test_pc_01_a_queen_may_be_agreed_to_spare_her_owner():
    """PC-01."""
    state = played(DEAL, "9S, 9D, 4H>L, 4D>L, QS>L", queen_spares_own="true")
    assert set(_zone(state, "L")) == {"4H", "(4D)", "(QS)"}


def test_pc_02_a_king_without_target_may_be_wasted_unless_agreed_otherwise():
    """PC-02."""
    state = played(DEAL, "9S, 9D, KS>L")
    assert _zone(state, "L") == {"(KS)": 0}
    with pytest.raises(GameError, match="PC-02"):
        played(DEAL, "9S, 9D, KS>L", king_needs_target="true")


def test_pc_02_a_lone_king_is_played_for_nothing_even_where_he_needs_a_target():
    """PC-02."""
    deal = "A: 9S 2S 3S 4S 5S 6S KS; B: 9D QD 3D 4D 5D 6D 7D"
    moves = "9S, 9D, 2S>L, 3D>L, 3S>L, 4D>L, 4S>L, 5D>L, 5S>L, 6D>L, 6S>L, QD>C"
    state = played(deal, moves, king_needs_target="true")
    assert [state.notation(move) for move in state.moves()] == [
        f"KS>L x{card}" for card in ("3D", "4D", "5D", "6D")
    ]
    assert [state.notation(m) for m in played(deal, moves).moves()] == [
        *(f"KS>L x{card}" for card in ("3D", "4D", "5D", "6D")),
        "KS>C",
        "KS>R",
    ]


def test_pc_02_a_king_must_strike_where_he_can():
    """PC-02."""
    state = played(DEAL, "9S, 9D, 4H>L, JD>L, 2C>L, 2D>L")
    with pytest.raises(GameError, match="strikes one open card"):
        state.play(Play(card_named("KS"), 0))


def test_pc_03_a_king_strikes_one_open_card_of_a_foe_in_his_zone():
    """PC-03."""
    state = played(DEAL, "9S, 9D, 4H>L, JD>L, 2C>R, 4D>L")
    strikes = [state.notation(m) for m in state.moves() if m.card == card_named("KS")]
    assert strikes == ["KS>L xJD", "KS>L x4D", "KS>C x9D", "KS>R"]
    state = state.play(state.read("KS>L xJD"))
    assert set(_zone(state, "L")) == {"4H", "(KS)", "(JD)", "4D"}
    for wrong in ("KS>L x4H", "KS>L x9D"):
        with pytest.raises(GameError):
            played(DEAL, ["9S", "9D", "4H>L", "JD>L", wrong])


def test_pc_03_a_card_face_down_is_no_target():
    """PC-03."""
    state = played(DEAL, "9S, 9D, QS>C, 4D>L")
    assert [state.notation(m) for m in state.moves() if m.card == card_named("KS")] == [
        "KS>L x4D",
        "KS>C",
        "KS>R",
    ]


def test_pc_03_and_pc_25_in_the_centre_of_three_any_foe_is_struck_and_a_queen_turns_everybodys():
    """PC-03, PC-25."""
    deal = "A: 9S KS QS; B: 8D; C: 7C"
    state = played(deal, "9S, 8D, 7C", players="3")
    assert {state.notation(m) for m in state.moves() if m.card == card_named("KS") and m.zone == 3} == {
        "KS>centre x8D",
        "KS>centre x7C",
    }
    state = state.play(state.read("QS>centre"))
    assert set(_zone(state, "centre")) == {"(9S)", "(QS)", "(8D)", "(7C)"}


@pytest.mark.parametrize(
    ("agreed", "centre"),
    [
        ("inert", {"QS", "9D"}),
        ("trigger", {"(QS)", "(9D)"}),
        ("facedown", {"(QS)", "9D"}),
    ],
)
def test_pc_04_an_initial_queen_is_inert_or_triggers_or_lies_face_down(agreed, centre):
    """PC-04."""
    assert set(_zone(played(DEAL, "QS, 9D", initial_faces=agreed), "C")) == centre


def test_pc_04_an_inert_initial_queen_opposes_flanks_and_a_jack_works():
    """PC-04."""
    state = played(DEAL, "QS, 9D, 4D>L, 4H>L")
    assert [seat.flanks for seat in state.account(0).seats] == [(), ()]
    state = played(DEAL, "JS, 9D, 4D>L, 4H>C")
    assert _zone(state, "C")["4H"] == 8


def test_pc_04_an_initial_king_strikes_the_only_open_card_and_a_card_face_down_triggers_no_more():
    """PC-04."""
    assert set(_zone(played(DEAL, "KS, 9D", initial_faces="trigger"), "C")) == {"(KS)", "(9D)"}
    state = played("A: KS; B: QD", "KS, QD", initial_faces="trigger")
    assert state.table.first == 0
    assert set(_zone(state, "C")) == {"(KS)", "(QD)"}
    state = played("A: KH; B: KD; C: 5C", "KH, KD, 5C, xKD", players="3", initial_faces="trigger")
    assert set(_zone(state, "centre")) == {"(KH)", "(KD)", "5C"}


def test_pc_04_an_initial_king_with_several_targets_lets_his_owner_choose():
    """PC-04."""
    state = played("A: KS; B: 3D; C: 5C", "KS, 3D, 5C", players="3", initial_faces="trigger")
    assert state.to_move == 0
    assert [state.notation(move) for move in state.moves()] == ["x3D", "x5C"]
    with pytest.raises(GameError, match="write for example x3D"):
        state.read("4S>centre")
    with pytest.raises(GameError, match="strikes one of"):
        state.play(CardLaid(card_named("4S")))
    state = state.play(state.read("5c"))
    assert set(_zone(state, "centre")) == {"(KS)", "3D", "(5C)"}
    assert state.to_move == 2


def test_pc_24_queens_and_kings_ignore_spoils():
    """PC-24."""
    deal = "A: 9S KS QS; B: 8D; C: 7C; spoils: AH"
    state = played(deal, "9S, 8D, 7C, QS>centre", players="3")
    assert [NAMES[card] for card in state.spoils] == ["AH"]
    assert "(AH)" not in _zone(state, "centre")


def test_pc_29_what_was_open_may_be_looked_at_unless_everybody_must_remember():
    """PC-29."""
    moves = "9S, 9D, 4H>L, 4D>L, QS>L"
    assert set(_zone(played(DEAL, moves).seen_by(1), "L")) == {"(4H)", "(4D)", "(QS)"}
    seen = played(DEAL, moves, memory_mode="true").seen_by(1)
    assert [line.name for seat in seen.account(0).seats for line in seat.lines] == ["(?)"] * 3
    assert all(card == BACK for cell in seen.sight.table.cells[:2] for card in cell)


def test_the_reader_forgives_case_spaces_signs_and_names():
    state = played(DEAL, "9s, 9 d")
    for text in ("4H>L", "4h > l", "4♥->left", "4h to L", " 4H  l"):
        assert state.notation(state.read(text)) == "4H>L"
    assert state.notation(state.read("ks c")) == "KS>C x9D"
    three = played("A: 9S; B: 8D; C: 7C", "9S, 8D, 7C", players="3")
    assert three.notation(three.read(f"{NAMES[three.hands[0][0]]}>ba")).endswith(">AB")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "no move"),
        ("4X>L", "no move"),
        ("4S>Q", "no zone"),
        ("3C>L", "does not hold"),
        ("4H>L x9D", "only a King"),
        ("KS>L x9D", "finds nothing"),
        ("9S", "no move|lie already"),
        ("offer", "only gamblers"),
        ("accept", "nobody has offered"),
        ("L raise 2", "nothing to bet"),
        ("\x1b[31m", "no move"),
    ],
)
def test_a_refusal_is_one_sentence_that_says_what_is_wrong(text, words):
    state = played(DEAL, "9S, 9D")
    with pytest.raises(GameError, match=words) as caught:
        state.read(text)
    assert "\n" not in str(caught.value)
    assert "\x1b" not in str(caught.value)


def test_a_king_with_several_targets_is_told_to_choose():
    """PC-02, PC-03: with one target he may be written without it."""
    state = played(DEAL, "9S, 9D, 4H>L, 4D>L, 2C>R, 2D>L")
    with pytest.raises(GameError, match="strikes one open card"):
        state.read("KS>L")
    assert state.notation(state.read("KS>C")) == "KS>C x9D"


@pytest.mark.parametrize("moves", ["", "9S, 9D"])
@pytest.mark.parametrize(
    "move", [CardLaid(99), CardLaid(-1), Play(99, 0), Play(12, 9), Play(12, 0, 9, 99), None, "4H>L"]
)
def test_what_is_no_move_at_all_is_refused(moves, move):
    with pytest.raises(GameError):
        played(DEAL, moves).play(move)


def test_a_king_struck_out_of_reach_names_what_can_be_struck():
    state = played(DEAL, "9S, 9D, 4H>L, 4D>L")
    with pytest.raises(GameError, match=r"x4D\(B\)"):
        state.read("KS>L x7D")


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("A: 9S 9S", "dealt twice"),
        ("A: 9S; B: 9S", "dealt twice"),
        ("A: 9S; A: 8S", "dealt twice"),
        ("Z: 9S", "no part of a deal"),
        ("9S 8S", "no part of a deal"),
        ("A: 11S", "no card"),
        ("spoils: 9S", "all there is room for"),
        ("A: " + " ".join(NAMES[:27]), "27 cards"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal, words):
    with pytest.raises(GameError, match=words):
        PHALANX_CARDS.start({}, 1, deal)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": "8"}, "from 2 to 7"),
        ({"players": "7", "spoils_ante": "1"}, "too few"),
        ({"gambling": "true", "tie": "swap"}, "no spoils"),
        ({"gambling": "true", "spoils_ante": "1"}, "no spoils"),
        ({"pay_per_card": "2"}, "needs chips"),
        ({"gambling": "true", "chips": "2"}, "too few"),
        ({"chips": "50", "ante": "5"}, "^chips needs gambling true: .* leave chips at 100$"),
        ({"ante": "5"}, "^ante needs gambling true"),
        ({"max_raise": "3"}, "^max_raise needs gambling true"),
        ({"raises": "2"}, "^raises needs gambling true"),
        ({"tie_pot": "carry"}, "^tie_pot needs gambling true"),
        ({"gambling": "true", "pay_per_card": "1", "ante": "5"}, "^ante needs pay_per_card 0"),
        ({"gambling": "true", "raises": "0", "max_raise": "5"}, "^max_raise needs raises other than 0"),
        ({"gambling": "true", "eliminated_cards": "out"}, "^eliminated_cards needs gambling false"),
        ({"ace_doubled": "11"}, "cannot be"),
    ],
)
def test_options_that_exclude_each_other_are_refused(options, words):
    with pytest.raises(GameError, match=words):
        PHALANX_CARDS.start(options, 1)
