"""What can be agreed about the board game before it starts (A.9), and what was agreed, in force during a game."""

from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache
from typing import cast

from squadlog.base.records import record
from squadlog.extras.games.board.geometry import Parity
from squadlog.extras.games.board.pieces import KINDS
from squadlog.extras.games.board.slides import PathRule
from squadlog.extras.games.board.tables import Tables, tables
from squadlog.extras.games.options import read_options, rules_from

OPTIONS = read_options(__file__)

_WHEN = {
    "any_capture": ("capture_scope", "any"),
    "single_cover": ("side_cover", "single_piece"),
    "manual": ("declare", "manual"),
    "overlooked": ("overlooked_captures", "true"),
}


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
    """Points of an Auxiliary, an Archer, a Hoplite and a Syntagma."""
    tables: Tables = field(compare=False, repr=False)
    points: tuple[int, ...] = field(compare=False, repr=False)
    """What a piece is worth, by place."""


@lru_cache(maxsize=64)
def _rules(agreed: tuple[tuple[str, str], ...], parity: Parity) -> BoardRules:
    values = dict(agreed)
    board = tables(parity, cast("PathRule", values["path_rule"]))
    of_kind = {kind: int(values[f"points_{kind.name.lower()}"]) for kind in KINDS}
    return rules_from(
        BoardRules,
        values,
        _WHEN,
        parity=parity,
        tables=board,
        kind_points=tuple(of_kind.values()),
        points=tuple(of_kind[place.kind] for place in board.places),
    )


def rules_of(agreed: Mapping[str, str], parity: Parity) -> BoardRules:
    """The rules in force. `agreed` names every option; see `squadlog.extras.games.agreed`."""
    return _rules(tuple(sorted(agreed.items())), parity)
