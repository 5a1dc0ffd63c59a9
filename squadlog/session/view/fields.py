"""A form as a value: what is asked field by field, what may stand in each, and the command that it makes once whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record, value

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.battle.ledger import Line
    from squadlog.battle.moment import Moment
    from squadlog.battle.refusal import Refusal

FieldKind = Literal["choice", "length", "degrees", "floors", "number", "text", "place", "way", "shot"]
"""What a field holds: one of its choices, or what is typed, or what is pointed at on a map or planned as a shot."""


@value
class FieldChoice:
    """One thing that a field may hold: as it is said, and in words; `why_not` where the rules refuse it now."""

    value: str
    words: str
    why_not: Refusal | None = None


@record
class FormField:
    """One field of a form.

    `unit` is m, deg or floors where a number is typed, which lies from `low` to `high` (None: no bound).
    `proposed` stands in it until something is said, `value` is what stands in it now; both empty where nothing does.
    `unsaid` is what it means then. `wrong` is what is wrong with what was said, which is left out.
    `shown` tells what stands in it in words, with what a map has measured; empty where the value does.
    """

    name: str
    label: str
    kind: FieldKind = "choice"
    choices: tuple[FieldChoice, ...] = ()
    unit: str = ""
    low: float | None = None
    high: float | None = None
    proposed: str = ""
    value: str = ""
    unsaid: str = ""
    wrong: str = ""
    shown: str = ""


@record
class Form:
    """What is filled in to say something: `subject` is its key, such as `fire_throw`, `units` are who it is about.

    `lacking` names the fields without which nothing can be said. `says` and its sentence `say` are what it makes once
    it is whole, `so_far` what it makes as far as it is filled in; `refusal` is why that would be refused as things
    stand. `cost_ap`, its `reasons` and `end` are those of an action, None and empty for what costs nothing. `means` is
    what comes of it where that is no price, `warning` what speaks against it that no rule refuses, `remarks` what else
    is to be known of whoever says it.
    """

    subject: str
    sentence: str
    units: tuple[int, ...] = ()
    fields: tuple[FormField, ...] = ()
    lacking: tuple[str, ...] = ()
    cost_ap: int | None = None
    reasons: tuple[Line, ...] = ()
    end: Moment | None = None
    refusal: Refusal | None = None
    says: Command | None = None
    so_far: Command | None = None
    say: str = ""
    means: str = ""
    warning: str = ""
    remarks: tuple[str, ...] = ()

    def field(self, name: str) -> FormField | None:
        """The field of that name; None where there is none."""
        return next((one for one in self.fields if one.name == name), None)
