"""What can be agreed about the board game before it starts (A.9), and what was agreed, in force during a game."""

from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache
from typing import cast

from squadlog.base.records import record
from squadlog.extras.games.board.geometry import Parity
from squadlog.extras.games.board.pieces import ARCHER, AUXILIARY, HOPLITE, SYNTAGMA, PieceKind
from squadlog.extras.games.board.slides import PathRule
from squadlog.extras.games.board.tables import Tables, tables
from squadlog.extras.games.game import Option, number, one_of, yes_no

MOST_PLIES = 10_000


def _one(kind: PieceKind) -> str:
    return f"{'an' if kind.name[0] in 'AEIOU' else 'a'} {kind.name}"


def _points(kind: PieceKind) -> Option:
    one = _one(kind)
    name, question = f"points_{kind.name.lower()}", f"How many points is {one} worth?"
    return number(name, f"Points of {one}", question, kind.points, "A.3", (0, 1000))


OPTIONS: tuple[Option, ...] = (
    one_of(
        "setup",
        "Set-up",
        "Where do the pieces stand at the start?",
        "A.4",
        ("A", "vanguard: the Syntagma at the point of the line, on the second rank"),
        ("B", "rear general: the Syntagma on the first rank"),
        ("custom", "as the deal says: in shapes and squares"),
    ),
    one_of(
        "diagonal_parity",
        "Rising diagonals",
        "Which squares are cut by a rising diagonal, as / is?",
        "A.2",
        ("fitting", "fitting the set-up: whichever squares it needs"),
        ("dark_slash", "the dark squares: those of a chessboard, a1 among them"),
        ("light_slash", "the light squares: the others of a chessboard"),
    ),
    one_of(
        "path_rule",
        "Free way of a slide",
        "What must be free for a piece to slide?",
        "A.5",
        ("chesslike", "its lane: on a diagonal it may squeeze between two pieces, as a queen does"),
        ("strict", "every triangle: all that it slides over, even in part"),
        ("landing", "its stops only: the places on the way where it could stop"),
    ),
    one_of(
        "capture_scope",
        "What a move takes",
        "Which pieces may be taken after a move?",
        "A.6",
        ("moved_piece", "what it holds: pieces that the moved one itself helps to hold"),
        ("any", "all that is held: every enemy piece held on two sides"),
    ),
    one_of(
        "side_cover",
        "Covering a long side",
        "Who may cover a long side?",
        "A.6",
        ("any", "several pieces: enemy ones that cover it together"),
        ("single_piece", "one piece: an enemy one along the whole side"),
    ),
    one_of(
        "declare",
        "Declaring captures",
        "Must captures be declared?",
        "A.6",
        ("manual", "needed: what nobody declares is not taken"),
        ("auto", "not needed: everything that may be taken is taken"),
    ),
    one_of(
        "overlooked_captures",
        "Overlooked captures",
        "May a turn be spent on captures that were overlooked, instead of a move?",
        "A.6",
        *yes_no("made up later: such a turn is allowed", "lost: there is no such turn"),
    ),
    number(
        "target_points",
        "Points that win",
        "How many points taken win at once? (0: no number does, only all pieces but one; 70 is usual)",
        0,
        "A.7",
        (0, 15000),
    ),
    one_of(
        "agreement",
        "Stopping by agreement",
        "May the players agree to stop and count points?",
        "A.7",
        *yes_no("allowed: both must agree", "not allowed"),
    ),
    number(
        "no_capture_limit",
        "Moves without a capture",
        "After how many moves, of both sides together, without a capture are points counted? (0: no limit)",
        60,
        "A.7",
        (0, MOST_PLIES),
    ),
    number(
        "repetition_limit",
        "Returns of a position",
        "At which return of a position are points counted? (0: no limit)",
        3,
        "A.7",
        (0, 1000),
    ),
    number(
        "ply_limit",
        "Moves in all",
        "After how many moves, of both sides together, are points counted in any case? (0: no limit)",
        0,
        "A.7",
        (0, MOST_PLIES),
    ),
    one_of(
        "first_player",
        "Who begins",
        "Who begins?",
        "A.7",
        ("random", "a coin decides"),
        ("red", "Red"),
        ("black", "Black"),
    ),
    *(_points(kind) for kind in (AUXILIARY, ARCHER, HOPLITE, SYNTAGMA)),
)


@record
class BoardRules:
    """What was agreed, ready for use. Two are equal if the same was agreed about the same cut of the board."""

    parity: Parity
    path_rule: PathRule
    any_capture: bool
    """Every enemy piece held may be taken after a move, not only those the moved piece helps to hold."""
    single_cover: bool
    manual: bool
    overlooked: bool
    agreement: bool
    target_points: int
    no_capture_limit: int
    repetition_limit: int
    ply_limit: int
    kind_points: tuple[int, int, int, int]
    """Of Auxiliary, Archer, Hoplite and Syntagma."""
    tables: Tables = field(compare=False, repr=False)
    points: tuple[int, ...] = field(compare=False, repr=False)
    """What a piece is worth, by place."""


@lru_cache(maxsize=64)
def _rules(agreed: tuple[tuple[str, str], ...], parity: Parity) -> BoardRules:
    values = dict(agreed)
    path_rule = cast("PathRule", values["path_rule"])
    board = tables(parity, path_rule)
    of_kind = {
        kind: int(values[f"points_{kind.name.lower()}"]) for kind in (AUXILIARY, ARCHER, HOPLITE, SYNTAGMA)
    }
    return BoardRules(
        parity=parity,
        path_rule=path_rule,
        any_capture=values["capture_scope"] == "any",
        single_cover=values["side_cover"] == "single_piece",
        manual=values["declare"] == "manual",
        overlooked=values["overlooked_captures"] == "true",
        agreement=values["agreement"] == "true",
        target_points=int(values["target_points"]),
        no_capture_limit=int(values["no_capture_limit"]),
        repetition_limit=int(values["repetition_limit"]),
        ply_limit=int(values["ply_limit"]),
        kind_points=(of_kind[AUXILIARY], of_kind[ARCHER], of_kind[HOPLITE], of_kind[SYNTAGMA]),
        tables=board,
        points=tuple(of_kind[place.kind] for place in board.places),
    )


def rules_of(agreed: Mapping[str, str], parity: Parity) -> BoardRules:
    """The rules in force. `agreed` names every option; see `squadlog.extras.games.agreed`."""
    return _rules(tuple(sorted(agreed.items())), parity)
