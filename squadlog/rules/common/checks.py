"""Tests by the row of their target number: modifiers with their reasons, naturals (DIE-01..DIE-10)."""

from collections.abc import Iterable, Sequence

from squadlog.base.dice import Face, Roll
from squadlog.base.records import replace
from squadlog.battle.ledger import Adjustment, Check, Ledger, Line, Scale
from squadlog.rules.common.context import BookReading, RulesContext

DIE = 10
"""The die of the game; one test alone is rolled with another."""
_RULED = {
    "fire_control": "fire.fireControlBonus",
    "aimed": "aimedFire.modifier",
    "opportunity": "opportunityFire.modifier",
    "target_ranger": "armor.rangerToHit",
}


def build_ledger(test: str, lines: Iterable[Line], ctx: RulesContext) -> Ledger:
    """The ledger of the test of that row: target number, die, naturals and direction as it has them (T-14)."""
    return Ledger(
        test=test, target=ctx.book.targets[test].value, lines=tuple(lines), scale=scale_of(test, ctx)
    )


def scale_of(test: str, ctx: RulesContext) -> Scale:
    """How the test of that row is rolled."""
    row = ctx.book.targets[test]
    return Scale(
        die=row.die,
        natural_success=row.natural_success,
        natural_failure=row.natural_failure,
        high=row.good == "high",
    )


def line(
    key: str, label: str, value: int, rule: str, *, against: str = "", applied: bool = True, note: str = ""
) -> Line:
    """One modifier; minus helps the roller where low is good (DIE-06). `against` is why it does not count, if so."""
    if against:
        applied, note = False, against
    return Line(key=key, label=label, value=value, rule=rule, applied=applied, note=note)


def printed_value(key: str, ctx: RulesContext | BookReading) -> int:
    """What a line of the printed table is worth: as printed, or as the table has ruled. Raises KeyError."""
    return int(ctx.rulings.number(_RULED[key])) if key in _RULED else ctx.book.to_hit[key].value


UNTOLD = "what its side alone knows"
"""The words for a secret modifier of a die, for those who may not hear it."""


def untold(check: Check) -> Check:
    """A roll as others hear of it: the face and what came of it, and nothing of what was added (HID-02)."""
    return replace(check, net=None, ledger=replace(check.ledger, lines=()))


def judge_face(ledger: Ledger, face: int) -> Check:
    """What a face comes to."""
    return Check(
        ledger=ledger, face=face, net=ledger.read(face) + ledger.total, success=ledger.succeeds(face)
    )


def say_needed(ledger: Ledger) -> str:
    """What the roller must hear: the last face that succeeds and the sum of the modifiers."""
    bound = "more" if ledger.scale.high else "less"
    return f"{ledger.last_success} or {bound} ({ledger.target} with {ledger.total:+d})"


def roll_check(
    ctx: RulesContext,
    ledger: Ledger,
    *,
    name: str,
    who: str,
    side: str,
    about: str = "",
    row: str = "",
    secret: bool = False,
    untold: bool = False,
) -> tuple[Check, Face]:
    """Roll a test; may raise `DieNeeded`. `about` is what whoever rolls must hear besides, to begin with.

    `row` names the dice that are rolled together with it; of a `secret` one nobody else may hear. `untold`: what counts
    is for its own side alone.
    """
    ledger = as_read(ledger, ctx)
    hears = UNTOLD if untold else f"{about}{say_needed(ledger)}"
    face = ctx.dice.roll(
        Roll(name=name, who=who, side=side, die=ledger.scale.die, needed=hears, row=row, secret=secret)
    )
    return judge_face(ledger, face.value), face


def as_read(ledger: Ledger, ctx: RulesContext) -> Ledger:
    """The ledger with the group's reading of the face 0 (AMB-02); 00 of a d100 is 100 to all (ROU-03)."""
    ten = ctx.rulings.is_("die.zeroFaceIsTen", "yes") or ledger.scale.die != DIE
    return replace(ledger, zero_is_ten=ten)


def adjust_ledger(ledger: Ledger, adjustments: Sequence[Adjustment]) -> Ledger:
    """The ledger with the table's own changes: lines added, lines struck by key, each with its reason."""
    lines = list(ledger.lines)
    for change in adjustments:
        if change.kind == "add":
            lines.append(line("by_hand", change.reason or "by hand", change.value, ""))
        else:
            lines = [_strike_line(entry, change) for entry in lines]
    return replace(ledger, lines=tuple(lines))


def _strike_line(entry: Line, change: Adjustment) -> Line:
    if entry.key != change.strike or not entry.applied:
        return entry
    return replace(entry, applied=False, note=f"struck by hand: {change.reason}")
