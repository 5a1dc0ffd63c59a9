"""Battles of the card game as records in words, card by card (C-1, C-2, C-5), and what agreements make of them."""

import pytest

from squadlog.extras.games.cards.deck import DOWN, NAMES
from squadlog.extras.games.score import read, replay, write

C1 = (
    "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH",
    "9S 9D 4S>C 5D>C 6S>C 2D>C JH>L 10C>L 8D>L 8C>R 3C>R JC>R 7H>R AH>L",
)
C2 = (
    "A: 10H 7C 5C 9C QS KD 2H; B: 6D 8S 3S KH JD 4D 10D",
    "10H 6D 7C>L 8S>L 5C>L 3S>L 9C>R KH>R_x9C QS>L JD>C KD>C_xJD 4D>C 2H>L 10D>R",
)
C5 = (
    "A: 8S 9C QD 5S 4H 6D 10C; B: 8D KH 9D 10H 7D JD 3S; C: 3H 10S 10D 7C 6H 4S AS; spoils: 2S",
    (
        "8S 8D 3H 9C>AB KH>AB_x9C 10S>CA QD>CA 9D>BC 10D>BC 5S>centre 10H>centre 7C>centre"
        " 4H>AB 7D>AB 6H>CA 6D>AB JD>BC 4S>BC 10C>AB 3S>BC AS>BC"
    ),
)
QUEEN = (
    "A: 9S QS 2S 3S 4S 5S 6S; B: 9D 2D 3D 4D 5D 6D 7D",
    "9S 9D QS>C 7D>C 2S>L 2D>L 3S>L 3D>L 4S>R 4D>R 5S>R 5D>R 6S>L 6D>R",
)


def recorded(battle, **options):
    """The state after a record that is written, read, and written again."""
    deal, moves = battle
    header = ["game phalanx-cards", *(f"option {name} {value}" for name, value in options.items())]
    lines = [move.replace("_", " ") for move in moves.split()]
    numbered = [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    score = read("\n".join([*header, "seed 3", f"deal {deal}", "", *numbered]))
    assert list(score.moves) == lines
    assert read(write(score)) == score
    return replay(score)[-1]


def told(state):
    """Every zone of the battle fought last: each card with its value, the totals, and who leads."""
    return {
        zone.name: (
            [" ".join(f"{line.name}={line.value}" for line in seat.lines) for seat in zone.seats],
            [seat.total for seat in zone.seats],
            zone.leaders,
        )
        for zone in state.table.last.zones
    }


def counts(state):
    """Hand and reserve of every seat."""
    return [len(hand) + len(reserve) for hand, reserve in zip(state.hands, state.reserves, strict=True)]


def test_battle_c_1_from_its_record():
    """C-1: PC-17, PC-11, PC-08, PC-12, PC-30, PC-36."""
    state = recorded(C1)
    assert told(state) == {
        "L": (["JH=0 8D=16", "10C=10 AH=1"], [16, 11], (0,)),
        "C": (["9S=9 4S=8 6S=12", "9D=9 5D=10 2D=4"], [29, 23], (0,)),
        "R": (["3C=3 7H=7", "8C=16 JC=0"], [10, 16], (1,)),
    }
    assert state.table.last.taken == (10, 4)
    assert counts(state) == [29, 23]


def test_battle_c_2_from_its_record():
    """C-2: PC-01, PC-03, PC-05, PC-13, PC-15."""
    state = recorded(C2)
    assert told(state) == {
        "L": (["(7C)=0 (5C)=0 (QS)=0 2H=2", "(8S)=0 (3S)=0"], [2, 0], (0,)),
        "C": (["10H=10 (KD)=0", "6D=6 (JD)=0 4D=8"], [12, 24], (1,)),
        "R": (["(9C)=0", "(KH)=0 10D=10"], [0, 10], (1,)),
    }
    assert state.table.last.taken == (6, 8)
    assert counts(state) == [25, 27]
    mine = {NAMES[card] for card in (*state.hands[0], *state.reserves[0])}
    assert {"7C", "5C", "QS", "2H", "8S", "3S"} <= mine
    assert not {"10D", "KH", "9C", "10H", "KD", "6D", "4D", "JD"} & mine


def test_battle_c_5_from_its_record():
    """C-5: PC-23, PC-24, PC-25, PC-27."""
    state = recorded(C5, players="3")
    assert told(state) == {
        "AB": (["(9C)=0 4H=4 6D=6 10C=10", "(KH)=0 7D=7"], [20, 7], (0,)),
        "BC": (["9D=9 JD=0 3S=6", "10D=10 4S=4 AS=2"], [15, 16], (2,)),
        "CA": (["(10S)=0 6H=6", "(QD)=0"], [6, 0], (2,)),
        "centre": (["8S=8 5S=10", "8D=8 10H=10", "3H=3 7C=7"], [18, 18, 16], (0, 1)),
    }
    assert state.table.last.taken == (8, 2, 9)
    assert counts(state) == [18, 12, 19]
    assert {NAMES[card] for card in state.spoils} == {"2S", "3H", "7C"}


@pytest.mark.parametrize(
    ("options", "taken", "spoils"),
    [
        ({"tie": "spoils"}, (6, 0, 9), 7),
        ({"tie": "swap"}, (8, 2, 9), 3),
        ({"tie": "swap", "ace_doubled": "10", "flank_value": "printed"}, (8, 2, 9), 3),
        ({"queen_spares_own": "true", "presence_wins": "true", "zero_zone": "spoils"}, (8, 2, 9), 3),
    ],
)
def test_battle_c_5_under_other_agreements(options, taken, spoils):
    """PC-22, PC-23, PC-01: hers was the only Queen, and nothing else of A lay there."""
    state = recorded(C5, players="3", **options)
    assert state.table.last.taken == taken
    assert state.table.last.spoils == spoils
    assert sum(counts(state)) + spoils == 52


@pytest.mark.parametrize(("agreed", "total"), [("2", 16), ("4", 18), ("10", 24), ("highest_opposing", 23)])
def test_the_ace_of_battle_c_5(agreed, total):
    """PC-31: 10 and 4 and the Ace that 4S doubles; the highest against it is 9D."""
    assert told(recorded(C5, players="3", ace_doubled=agreed))["BC"][1] == [15, total]


@pytest.mark.parametrize(
    ("options", "centre", "taken", "spoils"),
    [
        ({}, [29, 24], (11, 3), 0),
        ({"flank_value": "printed"}, [24, 24], (8, 6), 0),
        ({"flank_value": "printed", "tie": "spoils"}, [24, 24], (6, 3), 5),
        ({"flank_value": "printed", "tie": "swap"}, [24, 24], (9, 5), 0),
    ],
)
def test_battle_c_2_with_a_queen_that_spares_her_own(options, centre, taken, spoils):
    """PC-01, PC-37, PC-22: 7C, 5C and 2H stay open, count 19 and show 14."""
    state = recorded(C2, queen_spares_own="true", **options)
    assert told(state)["L"][1] == [19, 0]
    assert told(state)["C"][1] == centre
    assert state.table.last.taken == taken
    assert len(state.spoils) == spoils


def test_a_queen_in_the_centre_turns_the_initial_cards_and_a_later_card_flanks_from_there():
    """PC-01, PC-05, PC-13: a hand count of both ways."""
    state = recorded(QUEEN)
    assert {name: zone[1:] for name, zone in told(state).items()} == {
        "L": ([16, 7 + 7], (0,)),
        "C": ([0, 7], (1,)),
        "R": ([13, 24 + 7], (1,)),
    }
    assert state.table.last.taken == (5, 9)
    spared = recorded(QUEEN, queen_spares_own="true")
    assert {name: zone[1] for name, zone in told(spared).items()} == {
        "L": [16, 7],
        "C": [9, 7],
        "R": [13, 24],
    }
    assert spared.table.last.taken == (9, 5)


def test_cards_are_taken_and_counted_as_they_lay():
    """PC-36: nothing that was laid is lost before it is taken."""
    state = recorded((C1[0], " ".join(C1[1].split()[:-1])))
    laid = [card & ~DOWN for cell in state.table.cells for card in cell]
    assert sorted(NAMES[card] for card in laid) == sorted(
        set(C1[0].replace("A: ", "").replace("B: ", "").replace(";", "").split()) - {"AH"}
    )


# For chips


def betting(battle, first, rounds=5):
    """The battle with what is said in the first window, and checks in all the others."""
    deal, moves = battle
    lines = moves.split()
    checks = " ".join(f"{zone}_check {zone}_check" for zone in "LCR")
    parts = [*lines[:2], first, *lines[2:4]]
    for turn in range(rounds):
        parts += [checks, *lines[4 + 2 * turn : 6 + 2 * turn]]
    return deal, " ".join(parts)


EVEN = "C_check C_check R_check R_check"


@pytest.mark.parametrize(
    ("first", "options", "won"),
    [
        (f"L_check L_check {EVEN}", {}, (1, -1)),
        (f"L_check L_check {EVEN}", {"ante": "5"}, (5, -5)),
        (f"L_raise_2 L_call {EVEN}", {"ante": "2"}, (4, -4)),
        (f"L_raise_2 L_raise_1 L_call {EVEN}", {}, (4, -4)),
        ("L_check L_check C_check C_raise_2 C_call R_raise_1 R_raise_2 R_call", {}, (0, 0)),
    ],
)
def test_battle_c_1_for_chips(first, options, won):
    """C.2: A wins L and C, B wins R; 1 from the ante in each, and what was raised."""
    state = recorded(betting(C1, first), gambling="true", **options)
    assert state.table.last.won_chips == won
    assert [NAMES[card] for card in state.spoils] == []
    assert counts(state) == [52, 52]


def test_battle_c_1_paid_by_the_card():
    """C.2: two cards of each in every zone, at 2 chips; A wins two zones and B one."""
    state = recorded(C1, gambling="true", pay_per_card="2")
    assert state.table.last.won_chips == (4, -4)
    assert state.table.money.chips == (104, 96)


def test_battle_c_2_paid_by_the_card():
    """C.2: A takes 2 of B in L, who takes 1 in the centre and 1 in R; what was paid beyond that comes back."""
    state = recorded(C2, gambling="true", pay_per_card="1")
    assert state.table.last.won_chips == (2 - 1 - 1, -2 + 1 + 1)
    assert [zone.leaders for zone in state.table.last.zones] == [(0,), (1,), (1,)]


def test_a_winner_takes_no_more_than_he_paid_himself():
    """C.2: in L lie four cards of A at 3 chips, and five of B, whose last 3 chips come back."""
    deal = "A: 2S KS KD QS JS 3S 10S; B: 2D KH KC QH QC JD 3D"
    moves = "2S 2D KS>L KH>L KD>L KC>L QS>L QH>L JS>C QC>L 3S>L JD>L 10S>R 3D>C"
    state = recorded((deal, moves), gambling="true", pay_per_card="3")
    assert {name: zone[1] for name, zone in told(state).items()} == {"L": [3, 0], "C": [14, 7], "R": [10, 0]}
    assert state.table.last.won_chips == (12 + 3, -12 - 3)


def test_a_tied_pot_is_carried_into_the_next_battle():
    """C.2, PC-37: C-2 with a Queen that spares her own is tied in the centre by what is printed."""
    agreed = {"gambling": "true", "queen_spares_own": "true", "flank_value": "printed"}
    battle = betting(C2, f"L_check L_check {EVEN}")
    returned, carried = recorded(battle, **agreed), recorded(battle, **agreed, tie_pot="carry")
    assert returned.table.money.chips == (97, 97)
    assert carried.table.money.chips == (96, 96)
    assert carried.table.money.pots == (0, 2, 0)
    assert carried.table.money.total == 200
