"""What a chapter has to do with who a soldier is: in tests, on foot, hurt, and as the referee would have it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from fractions import Fraction
from typing import Generic, Literal

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.joining import (
    SEVERAL,
    ContextT,
    does_nothing,
    gives_none,
    no_answer,
    says_no,
)

Modified = Literal[
    "ranged", "melee", "avoid", "zero_g", "initiative", "leader", "detection", "rout", "rally"
]  # fmt: skip
"""What chapters may add to: tests by their row in `tables/targets.toml`, the roll for initiative (INI-12), and the
rating of who leads or rallies, in points of a d10 (LDR-04). Of a squad that is tested for rout, each who fights on is
asked."""
Modifier = Callable[[Battle, int, int | None, ContextT], Iterable[Line]]


@record
class MetreLine:
    """One part of an allowance: metres added (or the base itself), why, and which rule says so.

    A line that was looked at and does not count stays in the list with `applied` false and a `note`.
    """

    key: str
    label: str
    metres: Fraction
    rule: str
    applied: bool = True
    note: str = ""


@record
class SoldierHooks(Generic[ContextT]):
    """Who somebody is, and what becomes of them."""

    modifiers: Mapping[Modified, Modifier[ContextT]] = field(
        default_factory=dict, metadata={SEVERAL: gives_none}
    )
    """The lines that it adds to a test: of the unit that rolls, against the other, if any.

    A grouping rolls for initiative; the unit is then its first.
    """

    trained: Callable[[Unit, Modified, str, Line, ContextT], tuple[Line, ...] | None] = no_answer
    """What stands in a test, with a weapon or "", in place of the line of the unit's troop type (LEG-03).

    None: that line.
    """

    strides: Callable[[Unit, str, ContextT], Iterable[MetreLine]] = gives_none
    """What a unit covers more or less on foot than others in a mode of the movement table, a line each."""

    heroic: Callable[[Unit], bool] = says_no
    """Whether a unit rallies others without leading a squad (LEG-17), and no result of a rout test touches it.

    ROU-26, LEG-18.
    """

    hurt: Callable[[EventRecorder, int, int, str, ContextT], None] = does_nothing
    """React to wound levels that a unit has taken, with their cause, whatever it was."""

    left_open: Callable[[EventRecorder, int, int, tuple[int, ...], str, ContextT], None] = does_nothing
    """Keep a hit on a unit whose armour nobody has said: by whom (0: nobody knows), its levels by the armour factor
    from 0 on, and its cause."""

    unfit: Callable[[Battle, Unit, ContextT], Refusal | None] = no_answer
    """Why what the chapter keeps of a unit cannot be as the referee would have it; None: it can.

    Asked of the chapter that is corrected alone.
    """

    enters_late: Callable[[Battle, int], bool] = says_no
    """Whether the unit of that number may still be set up once play has begun."""
