"""T-01 and T-12: what a unit can do with its subphases, and the ways to move."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, Never

from squadlog.base.limits import After, Bounds
from squadlog.book.entry import ActionPoints, Combine, Key, Metres, Numbers, Row, RuleId

WoundCharge = Literal["never", "literal", "usual", "listed"]
"""Readings of the extra AP of a wound, from none to every one: `listed` pays under all of them."""


_NOTHING: Mapping[str, Never] = MappingProxyType({})


class ActionRow(Row):
    """One line of the action table; `ap` is action points, which are subphases.

    `surcharge` is the extra AP when combined with a walk (a run doubles it). `starred` is the printed asterisk and
    `in_list` the list in the text of what may be combined; `combine` is the reading of both by CMB-01..14. For a move,
    `combine` says whether it accepts an action. `extras` holds the named additions of the remarks, in AP. `wounded` is
    the narrowest reading that adds the extra AP of a wound to it (WND-12, AMB-94).
    """

    ap: ActionPoints
    is_move: bool = False
    combine: Combine
    surcharge: ActionPoints = 0
    sprint: bool = False
    starred: bool = False
    in_list: bool = False
    extras: Numbers = _NOTHING
    advanced: bool = False
    wounded: WoundCharge = "usual"
    rule: RuleId


class MoveMode(Row):
    """One way of moving: metres per subphase (per action for a dive), and how far it lets a unit turn.

    `None` for `base_m` or `pack_m`: not stated. `turn_deg` is the largest single turn, `None` is free; `turn_gap_m`
    must be travelled between two turns. `crosses_m` is the widest obstacle cleared. `after_m` replaces `base_m` by
    the mode of the subphase before (a dive).
    """

    ap: ActionPoints
    base_m: Metres | None = None
    pack_m: Metres | None = None
    turn_deg: Annotated[int, Bounds(ge=0, le=180)] | None = None
    turn_gap_m: Metres = 0.0
    combine: Combine
    crosses_m: Metres = 0.0
    after_m: Annotated[Mapping[Key, Metres], After(MappingProxyType)] = _NOTHING
    rule: RuleId
