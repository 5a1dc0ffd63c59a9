"""What just happened: a shot with its die, what it needed, the boxes of whom it hit, and what else came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.base.records import record
from squadlog.battle.events.fire import UnitDazed, UnitWounded, WeaponJammed
from squadlog.battle.state import WOUNDS
from squadlog.facts.ground_facts import unit_of
from squadlog.reports.wording import reasons
from squadlog.session.view.toned import Toned
from squadlog.session.view.words.log_lines import (
    SORTS,
    Words,
    damage,
    log_words,
    name_in_hue,
    target_of,
    without_moment,
)
from squadlog.session.view.words.roster import pips

if TYPE_CHECKING:
    from squadlog.battle.events.fire import ShotFired
    from squadlog.battle.state import Known, Wound
    from squadlog.session.view.words.log_lines import LogStep


@record
class ShotResult:
    """A shot: who at whom, the die and what it needed, hit or not, what it comes to, what else came of it, and why."""

    head: Words
    rolled: Words
    hit: bool
    comes_to: Words
    effects: tuple[Words, ...]
    reasons: str


def shot_result(shot: ShotFired, step: LogStep, battle: Known) -> ShotResult | None:
    """Give a shot of this step in full; None for one without a roll."""
    check = shot.check
    if check is None:
        return None
    ledger, far = check.ledger, shot.sighting.distance.value if shot.sighting is not None else None
    needed = f"more than {ledger.target}" if ledger.scale.high else f"{ledger.target} or less"
    hurts = check.success and unit_of(shot.target) is not None
    return ShotResult(
        head=(
            name_in_hue(battle, shot.unit, whole=True), Toned(f" fires {shot.weapon} at ", "quiet"),
            target_of(shot, battle, whole=True), Toned("" if far is None else f", {format_length(far)}"),
            Toned(f", {SORTS[shot.sort]}" if SORTS[shot.sort] else "", "quiet"),
        ),
        rolled=(
            Toned("die ", "quiet"), Toned(str(check.face), "bold"), Toned(f" {ledger.total:+d} = "),
            Toned(str(check.net), "bold"), Toned("   needs ", "quiet"), Toned(needed, "bold"),
        ),
        hit=check.success,
        comes_to=boxes(shot, step, battle) if hurts else (Toned(damage(shot, battle)),),
        effects=_effects(step, battle),
        reasons=reasons(ledger.lines),
    )  # fmt: skip


def box_row(wound: Wound) -> Toned:
    """Give boxes and letter of a wound level; of none, quiet."""
    told = pips(wound)
    return Toned(told, "quiet") if wound == "none" else Toned(f"{told} {wound}", "wounded", strong=True)


def boxes(shot: ShotFired, step: LogStep, battle: Known) -> Words:
    """Give the wound boxes of the target before the shot and after it; of one that takes effect later as they will."""
    victim, turns = unit_of(shot.target), Toned(" → ", "quiet")
    for event in step.tells:
        if isinstance(event, UnitWounded) and (event.unit, event.by) == (victim, shot.unit):
            return box_row(event.before), turns, box_row(event.after)
    unit = battle.units.get(victim or 0)
    if unit is None or not shot.levels:
        return (Toned(damage(shot, battle)),)
    after = WOUNDS[min(WOUNDS.index(unit.wound) + shot.levels, len(WOUNDS) - 1)]
    return box_row(unit.wound), turns, box_row(after), Toned(" as the subphase ends", "quiet")


def _effects(step: LogStep, battle: Known) -> tuple[Words, ...]:
    """Who is dazed, all until then in one, and what is jammed."""
    told: list[Words] = []
    dazed: dict[str, list[tuple[Words, Toned]]] = {}
    for line, event in zip(step.lines, step.tells, strict=False):
        if isinstance(event, UnitDazed):
            one = log_words(without_moment(line), battle), name_in_hue(battle, event.unit)
            dazed.setdefault(str(event.until), []).append(one)
        elif isinstance(event, WeaponJammed):
            told.append(log_words(without_moment(line), battle))
    for until, units in dazed.items():
        names = [part for _, name in units for part in (Toned(", "), name)][1:]
        several = (Toned("dazed", "dazed", strong=True), Toned(f" to {until}: "), *names)
        told.append(units[0][0] if len(units) == 1 else several)
    return tuple(told)
