"""Small positions of the board game played as records: captures, limits and words, one question each (A.5 to A.7)."""

from itertools import chain, combinations

import pytest
from support.board_games import on_board, position
from support.slow_board import SHAPES

from squadlog.extras.games.board.captures import held_pieces
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.geometry import cell_place, square_name
from squadlog.extras.games.board.pieces import ARCHER
from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.game import GameError
from squadlog.extras.games.score import read, replay, write

SPARE = ", ARCHER h8 h1"
"""Black pieces out of the way, so that a capture does not end the game."""
SINGLE = {"side_cover": "single_piece"}


def last(red, black, moves, **options):
    """The last position of a record with these pieces and moves, Red to move unless said otherwise."""
    options = {"setup": "custom", "first_player": "red", **options}
    text = "\n".join(
        [
            "game phalanx-board",
            *(f"option {name} {value}" for name, value in options.items()),
            f"deal Position Red: {red} Black: {black}",
            "",
            *moves,
        ]
    )
    score = read(text)
    assert read(write(score)) == score
    return replay(score)[-1]


@pytest.mark.parametrize(
    ("red", "black", "move", "options"),
    [
        pytest.param("AUX_SW d5, AUX_NE a4", "AUX_NW d4", "a4-c4", {}, id="both legs of an Auxiliary"),
        pytest.param("AUX_SW d5, AUX_NE d1", "ARCHER d4", "d1-d3", {}, id="an Archer north and south"),
        pytest.param("AUX_NW d4, AUX_NE e6", "SYN_U d4", "e6-e4", {}, id="both slopes of a Syntagma"),
        pytest.param("AUX_NW d4, AUX_NE d3, AUX_NW e1", "SYN_U d4", "e1-e3", {}, id="slope, base by two"),
        pytest.param("AUX_NW d4, SYN_D d1", "SYN_U d4", "d1-d3", SINGLE, id="slope, base by a Syntagma"),
        pytest.param("AUX_NE c4, AUX_SW d1", "HOP_UW c3", "d1-d3", {}, id="slope and east of a Hoplite"),
        pytest.param("ARCHER b3 b4, AUX_NE e2", "HOP_UW c3", "e2-c2", {}, id="long west by two Archers"),
        pytest.param("AUX_NE c4, AUX_NE b3, AUX_SE d6", "HOP_UW c3", "d6-b4", {}, id="long west, two halves"),
        pytest.param("ARCHER b2 e1", "HOP_UE c2", "e1-c1", {}, id="west and south of HOP_UE"),
        pytest.param("AUX_SW c2, ARCHER a6", "HOP_DE c3", "a6-c4", {}, id="slope and north of HOP_DE"),
        pytest.param("AUX_SE c3, AUX_NW f6", "HOP_DW c4", "f6-d4", {}, id="slope and east of HOP_DW"),
    ],
)
def test_a_6_every_kind_of_piece_is_held_by_two_whole_sides(red, black, move, options):
    assert on_board(last(red, black + SPARE, [f"{move} Phalanx!"], **options), 1) == {"h8", "h1"}


@pytest.mark.parametrize(
    ("red", "black", "move", "options"),
    [
        pytest.param("AUX_SW d5, AUX_NE a4", "AUX_NW d4", "a4-a6", {}, id="one side"),
        pytest.param("AUX_NW d4, AUX_NW e1", "SYN_U d4", "e1-e3", {}, id="half a base"),
        pytest.param("AUX_NW d4, AUX_NE d3, AUX_NW e1", "SYN_U d4", "e1-e3", SINGLE, id="a base by two"),
        pytest.param("ARCHER b3, AUX_NE e2", "HOP_UW c3", "e2-c2", {}, id="half a long side"),
        pytest.param("AUX_NE a2, ARCHER h7", "HOP_UW a1", "h7-h6", {}, id="the edge is no second side"),
        pytest.param("ARCHER c1 b3", "ARCHER a1", "b3-b1", {}, id="a corner and one side"),
    ],
)
def test_a_6_less_than_two_whole_sides_hold_nothing(red, black, move, options):
    with pytest.raises(GameError, match="two whole sides"):
        last(red, f"{black}, ARCHER h8 g1", [f"{move} Phalanx!"], **options)


@pytest.mark.parametrize(
    ("red", "black", "move"),
    [
        ("AUX_SW a2, AUX_SE c1", "AUX_NW a1, ARCHER h8 h7", "c1-a1"),
        ("AUX_NW a1, AUX_SW b3", "AUX_SE a1, ARCHER h8 h7", "b3-b1"),
        ("AUX_SE h8, AUX_NE g6", "AUX_NW h8, ARCHER a1 a2", "g6-g8"),
        ("AUX_NW h8, AUX_NE h5", "AUX_SE h8, ARCHER a1 a2", "h5-h7"),
        ("AUX_SW h1, AUX_SE h4", "AUX_NE h1, ARCHER a1 a2", "h4-h2"),
        ("AUX_NE h1, AUX_SE g3", "AUX_SW h1, ARCHER a1 a2", "g3-g1"),
        ("ARCHER b1 c2", "ARCHER a1 h8 h7", "c2-a2"),
        ("AUX_NE a2, ARCHER b7", "HOP_UW a1, ARCHER g8 h8", "b7-b1"),
    ],
)
def test_a_6_in_a_corner_the_two_sides_that_are_left_hold_as_well(red, black, move):
    assert len(on_board(last(red, black, [f"{move}!"]), 1)) == 2


@pytest.mark.parametrize("cover", ["any", "single_piece"])
@pytest.mark.parametrize("parity", ["dark_slash", "light_slash"])
@pytest.mark.parametrize("shape", [*SHAPES, "ARCHER"])
def test_a_6_whatever_lies_about_a_piece_two_whole_sides_are_needed(shape, parity, cover):
    table = tables(parity)
    far = table.place("ARCHER", 8, 8)
    place = next(found for rank in (4, 5) if (found := table.place(shape, 4, rank)))
    cells = [cell for cell in range(128) if table.border[place.id] >> cell & 1]
    for lying in chain.from_iterable(combinations(cells, count) for count in range(1, len(cells) + 1)):
        about = [cell_place(parity, cell) for cell in lying]
        red = ", ".join(f"AUX_{half} {square_name(file, rank)}" for file, rank, half in about)
        mask = sum(1 << cell for cell in lying)
        whole = [side for side in table.sides[place.id] if side & mask == side]
        if cover == "single_piece":
            whole = [side for side in whole if side.bit_count() == 1]
        state = position(
            red, f"{shape} {place.square}, ARCHER {far.square}", diagonal_parity=parity, side_cover=cover
        )
        assert any(turn.taken for turn in state.moves() if turn.start < 0) == (len(whole) >= 2)
    assert place.kind is ARCHER or len(cells) in (3, 4, 5)


DOUBLE = "ARCHER c5 e5 d1", "ARCHER c4 e4 h8 h7"
CROSS = "ARCHER c5 e3 f6", "ARCHER d5 e4 d3 c4 h8 h7"


@pytest.mark.parametrize(
    ("pieces", "moves", "options", "left"),
    [
        pytest.param(CROSS, ["f6-d4 x c4 d3 e4"], {}, {"d5", "h8", "h7"}, id="three of four"),
        pytest.param(
            DOUBLE, ["d1-d4 x c4", "h8-g8", "x e4", "g8-h8"], {}, {"h8", "h7"}, id="one now, one later"
        ),
        pytest.param(DOUBLE, ["d1-d4", "h8-g8", "x e4 c4"], {}, {"g8", "h7"}, id="two overlooked at once"),
        pytest.param(DOUBLE, ["d1-d4", "c4-c3"], {}, {"c3", "e4", "h8", "h7"}, id="away in time"),
        pytest.param(
            ("ARCHER c5 e5 d1", "ARCHER d5 h8 h7"), ["d1-d4 x d5"], {}, {"h8", "h7"}, id="by a third side"
        ),
        pytest.param(
            ("ARCHER c5 e5", "ARCHER d5 h8 h7"), ["c5-d6 x d5"], {}, {"h8", "h7"}, id="from side to side"
        ),
        pytest.param(
            ("ARCHER c5 e5", "ARCHER d8 h8 h7"),
            ["d8-d5"],
            {"declare": "auto", "first_player": "black"},
            {"d5", "h8", "h7"},
            id="nobody takes himself",
        ),
        pytest.param(
            ("ARCHER c5 e5 a1", "ARCHER d5 h8 h7"),
            ["a1-a2"],
            {"declare": "auto", "capture_scope": "any"},
            {"h8", "h7"},
            id="every held piece",
        ),
    ],
)
def test_a_6_what_is_left_after_captures(pieces, moves, options, left):
    assert on_board(last(*pieces, moves, **options), 1) == left


@pytest.mark.parametrize(
    ("moves", "options", "words"),
    [
        (["a1-a2 x d5"], {}, "does not help to hold it"),
        (["c5-c4 x d5"], {"capture_scope": "any"}, "only one side of it is wholly covered"),
        (["e5-e4", "h8-g8", "x d5"], {}, "only one side of it is wholly covered"),
        (["x d5"], {"overlooked_captures": "false"}, "overlooked captures are off"),
        (["c5-c4 x h8"], {"declare": "auto"}, "no side of it is wholly covered"),
    ],
)
def test_a_6_what_may_not_be_taken(moves, options, words):
    with pytest.raises(GameError, match=words):
        last("ARCHER c5 e5 a1", "ARCHER d5 h8 h7", moves, **options)


WON, DRAWN, LOST = (1.0, 0.0), (0.5, 0.5), (0.0, 1.0)
LONE = "ARCHER a1", "ARCHER h8"
ROUND = ["a1-a2", "h8-h7", "a2-a1", "h7-h8"]


@pytest.mark.parametrize(
    ("pieces", "moves", "options", "shares"),
    [
        pytest.param(CROSS, ["f6-d4!"], {"target_points": "40"}, WON, id="target met"),
        pytest.param(CROSS, ["f6-d4!"], {"target_points": "41"}, None, id="target missed"),
        pytest.param(CROSS, ["f6-d4 x d5 e4 d3"], {"target_points": "40"}, None, id="target not declared"),
        pytest.param(
            DOUBLE, ["d1-d4 x c4", "h8-g8", "x e4"], {"target_points": "20"}, WON, id="target in two turns"
        ),
        pytest.param(
            ("ARCHER d5 a1 a2", "ARCHER c5 e1 h8"),
            ["a1-b1", "e1-e5!"],
            {"target_points": "10"},
            LOST,
            id="target of Black",
        ),
        pytest.param(("ARCHER c5 e3", "ARCHER d5 h8"), ["e3-e5"], {}, None, id="silence wins nothing"),
        pytest.param(("ARCHER c5 e3", "ARCHER d5 h8 h7"), ["e3-e5!"], {}, None, id="two left"),
        pytest.param(
            ("AUX_SW d5, AUX_NE a4", "AUX_NW d4, SYN_D d7"),
            ["a4-c4!"],
            {},
            WON,
            id="one left, whatever its worth",
        ),
        pytest.param(
            ("ARCHER c5 e3 a1", "ARCHER d5 h8"),
            ["e3-e5"],
            {"no_capture_limit": "1"},
            WON,
            id="what nobody declares is no capture",
        ),
        pytest.param(LONE, ROUND, {"repetition_limit": "2"}, DRAWN, id="second time"),
        pytest.param(
            LONE,
            ["a1-a2", "h8-h7", "a2-b2", "h7-h8", "b2-a1"],
            {"repetition_limit": "2"},
            None,
            id="the other one to move is another position",
        ),
        pytest.param(
            ("ARCHER a1 b1", "ARCHER h8 g8"),
            ["a1-a2", "h8-h7", "b1-a1", "h7-h8", "a2-b2", "h8-h7", "b2-b1", "h7-h8"],
            {"repetition_limit": "2"},
            DRAWN,
            id="pieces of a kind change places",
        ),
        pytest.param(
            DOUBLE,
            ["d1-d4 x c4", "h8-g8", "x e4"],
            {"ply_limit": "3"},
            WON,
            id="overlooked captures are a ply",
        ),
        pytest.param(LONE, ["offer", "decline", "a1-a2"], {"ply_limit": "2"}, None, id="an offer is no ply"),
        pytest.param(
            ("ARCHER a1", "ARCHER h8 h7"), ["a1-a2", "offer", "accept"], {}, LOST, id="an offer of Black"
        ),
        pytest.param(
            LONE,
            ["offer", "decline", "a1-a2", "h8-h7", "offer", "accept"],
            {},
            DRAWN,
            id="offered again later",
        ),
        pytest.param(
            ("ARCHER c5 e3", "ARCHER d5 h8"),
            ["offer", "decline", "e3-e5!"],
            {},
            WON,
            id="an offer, then a turn",
        ),
        pytest.param(
            ("ARCHER a2 b7", "ARCHER a1"), ["b7-b1"], {"path_rule": "strict"}, WON, id="blocked if strict"
        ),
        pytest.param(("ARCHER a2 b7", "ARCHER a1"), ["b7-b1"], {}, None, id="not blocked if it may squeeze"),
        pytest.param(
            ("AUX_NW a1", "SYN_D d7"),
            ["offer", "accept"],
            {"points_auxiliary": "21"},
            WON,
            id="agreed values",
        ),
    ],
)
def test_a_7_how_it_stands(pieces, moves, options, shares):
    outcome = last(*pieces, moves, **options).outcome()
    assert (outcome and outcome.shares) == shares


@pytest.mark.parametrize(
    ("options", "turns", "shares"),
    [({}, ["x b1.SW"], None), ({"overlooked_captures": "no"}, [], LOST)],
    ids=str,
)
def test_a_7_who_cannot_move_but_take_what_was_overlooked_is_not_blocked(options, turns, shares):
    black = "AUX_NW a1 c1, AUX_SW b1, ARCHER a2 b2 c2 h8"
    state = last("AUX_SE a1, AUX_NE b1", black, ["h8-h7"], first_player="black", **options)
    assert [state.notation(turn) for turn in state.moves()] == turns
    assert (state.outcome() and state.outcome().shares) == shares


@pytest.mark.parametrize(
    ("red", "move", "options", "end"),
    [
        ("AUX_NW a1", "a1-a3", {}, "a3.NW"),
        ("AUX_NW a1, ARCHER a2 b1", "a1.NW-b2", {}, "b2.NW"),
        ("AUX_NW a1, AUX_NE a2", "a1-a3", {"path_rule": "landing"}, "a3.NW"),
        ("HOP_UW a1", "a1-c1", {}, "c1"),
        ("HOP_UW a1", "a1-b2", {}, "b2"),
        ("SYN_U d2", "e2-f2", {}, "f2"),
        ("ARCHER a1 a2 b1", "a1-b2", {"path_rule": "landing"}, "b2"),
    ],
)
def test_a_5_a_slide_that_is_free(red, move, options, end):
    assert end in on_board(last(red, "ARCHER h8 h7", [move], **options), 0)


@pytest.mark.parametrize(
    ("red", "move", "options", "words"),
    [
        ("AUX_NW a1", "a1-a2", {}, "outline"),
        ("AUX_NW a1, AUX_NE a2", "a1-a3", {}, "in the way"),
        ("AUX_NW a1, AUX_SE a1", "a1.NW-c1", {}, "in the way"),
        ("AUX_NW a1, ARCHER a2", "a1-b2", {"path_rule": "strict"}, "in the way"),
        ("HOP_UW a1, AUX_NW b2", "a1-c1", {}, "in the way"),
        ("HOP_UW c7", "c7-d8", {}, "outline"),
        ("SYN_U d2", "d2-e2", {}, "outline"),
        ("ARCHER a1", "a1-b3", {}, "no straight slide"),
        ("ARCHER a1", "a1-a1", {}, "no straight slide"),
    ],
)
def test_a_5_a_slide_that_is_not(red, move, options, words):
    with pytest.raises(GameError, match=words):
        last(red, "ARCHER h8 h7", [move], **options)


@pytest.mark.parametrize("shape", [*SHAPES, "ARCHER"])
def test_a_1_any_piece_can_be_taken_by_two_others_and_none_by_one(shape):
    rules = position("ARCHER a1", "ARCHER h8").rules
    table = rules.tables
    victim = next(found for rank in (4, 5) if (found := table.place(shape, 4, rank)))
    about = [p for p in table.places if p.mask & table.border[victim.id] and not p.mask & victim.mask]
    assert not any(held_pieces(rules, [victim.id], one.mask, [one.id]) for one in about)
    pairs = [
        (one.shape, other.shape)
        for one, other in combinations(about, 2)
        if not one.mask & other.mask
        and held_pieces(rules, [victim.id], one.mask | other.mask, [one.id, other.id]) == (victim.id,)
    ]
    assert len({frozenset(pair) for pair in pairs}) >= 8


def test_a_9_a_10_what_is_reconstructed_can_be_agreed_and_what_is_certain_cannot():
    assert {option.name: option.default for option in PHALANX_BOARD.options} == {
        "setup": "A",
        "diagonal_parity": "fitting",
        "path_rule": "chesslike",
        "capture_scope": "moved_piece",
        "side_cover": "any",
        "declare": "manual",
        "overlooked_captures": "true",
        "target_points": "0",
        "agreement": "true",
        "no_capture_limit": "60",
        "repetition_limit": "3",
        "ply_limit": "0",
        "first_player": "random",
        "points_auxiliary": "5",
        "points_archer": "10",
        "points_hoplite": "15",
        "points_syntagma": "20",
    }
