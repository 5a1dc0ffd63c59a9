"""What can be agreed about the board game before it starts (A.9), and what was agreed, in force during a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from squadlog.games.board.geometry import Parity
from squadlog.games.board.pieces import ARCHER, AUXILIARY, HOPLITE, SYNTAGMA, PieceKind
from squadlog.games.board.slides import PathRule
from squadlog.games.board.tables import Tables, tables
from squadlog.games.game import Option, choice, yes_no

MOST_PLIES = 10_000


def _one(kind: PieceKind) -> str:
    return f"{'an' if kind.name[0] in 'AEIOU' else 'a'} {kind.name}"


def _points(kind: PieceKind) -> Option:
    return Option(
        name=f"points_{kind.name.lower()}",
        title=f"Points of {_one(kind)}",
        question=f"How many points is {_one(kind)} worth?",
        default=str(kind.points),
        rule="A.3",
        most=1000,
    )


OPTIONS: tuple[Option, ...] = (
    Option(
        name="setup",
        title="Set-up",
        question="Where do the pieces stand at the start?",
        default="A",
        rule="A.4",
        choices=(
            choice("A", "vanguard: the Syntagma at the point of the line, on the second rank"),
            choice("B", "rear general: the Syntagma on the first rank"),
            choice("custom", "as the deal says: in shapes and squares"),
        ),
    ),
    Option(
        name="diagonal_parity",
        title="Rising diagonals",
        question="Which squares are cut by a rising diagonal, as / is?",
        default="fitting",
        rule="A.2",
        choices=(
            choice("fitting", "fitting the set-up: whichever squares it needs"),
            choice("dark_slash", "the dark squares: those of a chessboard, a1 among them"),
            choice("light_slash", "the light squares: the others of a chessboard"),
        ),
    ),
    Option(
        name="path_rule",
        title="Free way of a slide",
        question="What must be free for a piece to slide?",
        default="chesslike",
        rule="A.5",
        choices=(
            choice("chesslike", "its lane: on a diagonal it may squeeze between two pieces, as a queen does"),
            choice("strict", "every triangle: all that it slides over, even in part"),
            choice("landing", "its stops only: the places on the way where it could stop"),
        ),
    ),
    Option(
        name="capture_scope",
        title="What a move takes",
        question="Which pieces may be taken after a move?",
        default="moved_piece",
        rule="A.6",
        choices=(
            choice("moved_piece", "what it holds: pieces that the moved one itself helps to hold"),
            choice("any", "all that is held: every enemy piece held on two sides"),
        ),
    ),
    Option(
        name="side_cover",
        title="Covering a long side",
        question="Who may cover a long side?",
        default="any",
        rule="A.6",
        choices=(
            choice("any", "several pieces: enemy ones that cover it together"),
            choice("single_piece", "one piece: an enemy one along the whole side"),
        ),
    ),
    Option(
        name="declare",
        title="Declaring captures",
        question="Must captures be declared?",
        default="manual",
        rule="A.6",
        choices=(
            choice("manual", "needed: what nobody declares is not taken"),
            choice("auto", "not needed: everything that may be taken is taken"),
        ),
    ),
    Option(
        name="overlooked_captures",
        title="Overlooked captures",
        question="May a turn be spent on captures that were overlooked, instead of a move?",
        default="true",
        rule="A.6",
        choices=yes_no("made up later: such a turn is allowed", "lost: there is no such turn"),
    ),
    Option(
        name="target_points",
        title="Points that win",
        question="How many points taken win at once? (0: no number does, only all pieces but one; 70 is usual)",
        default="0",
        rule="A.7",
        most=15_000,
    ),
    Option(
        name="agreement",
        title="Stopping by agreement",
        question="May the players agree to stop and count points?",
        default="true",
        rule="A.7",
        choices=yes_no("allowed: both must agree", "not allowed"),
    ),
    Option(
        name="no_capture_limit",
        title="Moves without a capture",
        question="After how many moves, of both sides together, without a capture are points counted? (0: no limit)",
        default="60",
        rule="A.7",
        most=MOST_PLIES,
    ),
    Option(
        name="repetition_limit",
        title="Returns of a position",
        question="At which return of a position are points counted? (0: no limit)",
        default="3",
        rule="A.7",
        most=1000,
    ),
    Option(
        name="ply_limit",
        title="Moves in all",
        question="After how many moves, of both sides together, are points counted in any case? (0: no limit)",
        default="0",
        rule="A.7",
        most=MOST_PLIES,
    ),
    Option(
        name="first_player",
        title="Who begins",
        question="Who begins?",
        default="random",
        rule="A.7",
        choices=(choice("random", "a coin decides"), choice("red", "Red"), choice("black", "Black")),
    ),
    *(_points(kind) for kind in (AUXILIARY, ARCHER, HOPLITE, SYNTAGMA)),
)


@dataclass(frozen=True, kw_only=True)
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
    """The rules in force. `agreed` names every option; see `squadlog.games.agreed`."""
    return _rules(tuple(sorted(agreed.items())), parity)
