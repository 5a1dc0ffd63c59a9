"""What a row of the flat tables says. Every field is a column; a fact that nobody knows is None."""

from collections.abc import Mapping
from typing import Literal

from squadlog.base.records import record
from squadlog.rules.common.reported import AttackKind

AttackEnd = Literal["hit", "miss", "on the point", "astray", "struck", "no effect"]


@record
class AttackRow:
    """One attack at one target: who, at what, from where, the chance, the faces, and what came of it.

    `entry` is the line of the log. A `blast` may have no attacker, and nothing is tested. `way` is how it was done:
    plain, aimed, opportunity or beyond of a shot, attack or free of a melee, hand or launcher of a throw. `modifiers`
    are the sums of the lines of its ledger that counted, by what they are called; `chance` is that of the test.
    `other_faces` are the dice after the test, each with its name. `landed` is where a throw or a mission came down.
    `wound_after` None: nothing was ticked.
    """

    entry: int
    turn: int
    subphase: int
    sort: AttackKind
    attacker: int | None
    attacker_name: str | None
    squad: str | None
    side: str | None
    target: str
    target_name: str | None
    target_squad: str | None
    target_side: str | None
    weapon: str
    mode: str | None
    way: str
    stance: str | None
    target_stance: str | None
    range_m: float | None
    range_origin: str | None
    cover: str | None
    test: str | None
    target_number: int | None
    high: bool | None
    modifiers: Mapping[str, int]
    modifier_total: int | None
    chance: float | None
    die: int | None
    face: int | None
    net: int | None
    other_faces: str | None
    result: AttackEnd
    landed: str | None
    levels: int
    half_levels: int
    wound_before: str | None
    wound_after: str | None
    jammed: bool


@record
class MoveRow:
    """One unit's movement in one subphase. `charged_m` is what of the `allowance_m` it took; places are of the map."""

    entry: int
    turn: int
    subphase: int
    unit: int
    name: str
    squad: str
    side: str | None
    action: str | None
    mode: str | None
    metres: float
    turned_deg: float
    charged_m: float
    allowance_m: float
    origin: str | None
    posture: str | None
    wound: str | None
    from_x: float | None
    from_y: float | None
    from_floor: int | None
    to_x: float | None
    to_y: float | None
    facing_deg: float | None
    passed: str | None
    stopped_by: str | None


@record
class AttackTable:
    """All attacks of the line that stands, in order; `seat` None: the referee's."""

    format: Literal["squadlog-attacks/1"]
    title: str
    seat: str | None
    rows: tuple[AttackRow, ...]


@record
class MoveTable:
    """All moves, likewise."""

    format: Literal["squadlog-moves/1"]
    title: str
    seat: str | None
    rows: tuple[MoveRow, ...]
