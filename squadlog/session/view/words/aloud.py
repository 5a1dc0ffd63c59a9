"""A battle in lines for the ear: one thing a line, no columns, and nothing that says nothing."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.commands import Fire
from squadlog.battle.scored import HOW_HURT
from squadlog.ground.compiled.bearings import compass
from squadlog.reports.deeds import format_deed
from squadlog.reports.wording import name_of, weapon_code
from squadlog.session.chapters import states, step_name
from squadlog.session.said.commanding import format_who_commands
from squadlog.session.view.shots.aloud import why_lines
from squadlog.session.view.words.card import UnitCard, spoken_card
from squadlog.session.view.words.roster import group_of
from squadlog.session.view.words.seats import seat_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.state import Known, Unit
    from squadlog.session.seat import Seat

_OPENS = "—"
"""What a line begins with that opens a subphase."""
_LAST = 5


def page(seat: Seat) -> Iterator[str]:
    """Give the whole battle in lines: the moment, the order of action, and every soldier."""
    battle = seat.known
    when = {"setup": "set-up", "over": "over"}.get(
        battle.stage,
        f"turn {battle.now.turn}, subphase {battle.now.subphase}, {step_name(battle)} step",
    )
    yield f"{battle.setup.title}, battle {seat.id}: {when}."
    yield from (f"{line}." for line in seat_lines(battle))
    yield from format_who_commands(seat)
    for place, standing in enumerate(_standings(battle), start=1):
        yield f"{place}. {standing}"
    for side in battle.setup.sides:
        units = [unit for unit in battle.units.values() if unit.side == side.id]
        if units:
            yield f"{side.name}:"
        yield from (f"  {soldier(battle, unit)}" for unit in units)
    for feature in battle.features.values():
        if not battle.setup.map or feature.state != "intact" or feature.damage:
            yield f"{feature.id} {feature.name}: {feature.state}."
    if battle.things:
        yield f"On the ground: {', '.join(thing.name for thing in battle.things)}."


def _standings(battle: Known) -> Iterator[str]:
    for key in battle.order:
        group = group_of(battle, key)
        on = "" if group.roll is None else f" on {group.roll}"
        said = f"{group.choice}{on}" if group.choice else "not rolled"
        struck = f", {group.struck}" if group.struck else ""
        yield f"{group.name}: {said}{struck}{', acts now' if group.acts else ''}."


def soldier(battle: Known, unit: Unit) -> str:
    """Give one soldier in a line: whatever differs from standing there unhurt with nothing to do."""
    at, over = unit.position, battle.stage == "over"
    told = [
        "dead" if unit.wound == "D" else "unconscious" if unit.wound == "U" else "",
        HOW_HURT[unit.wound] if unit.wound not in ("none", "U", "D") else "",
        f"dazed until {unit.dazed_until}" if unit.dazed(battle.now) else "",
        unit.posture if unit.posture != "standing" else "",
        weapon_code(battle, unit.in_hand or "nothing in hand"),
        *(f"{weapon} jammed" for weapon in unit.jammed),
        format_deed(unit.action, battle) if unit.action is not None and not over else "",
        f"ready for opportunity fire with {unit.opportunity}" if unit.opportunity and not over else "",
        f"at {at.x:.1f},{at.y:.1f} facing {compass(at.facing_deg)}" if at is not None else "",
        f"floor {unit.floor}" if unit.floor != 1 else "",
        *states(unit.held),
    ]
    return f"{name_of(battle, unit.id)}: {', '.join(part for part in told if part)}."


def heard(lines: Iterable[str]) -> Iterator[str]:
    """Give what came of a command for the ear: without the line that opens a subphase, where it comes last.

    The question behind it says the subphase; in the middle it is said in words.
    """
    told = list(lines)
    while told and told[-1].startswith(_OPENS):
        del told[-1]
    yield from map(_in_words, told)


def last_lines(seat: Seat, many: str) -> Iterator[str]:
    """Give the last lines of the log that tell something, behind their numbers; five where no number is said."""
    count = int(many) if many.isdecimal() and len(many) < 5 else _LAST
    telling = islice((entry for entry in reversed(seat.log.entries()) if entry.lines), count)
    for entry in reversed(list(telling)):
        first, *more = map(_in_words, entry.lines)
        yield f"Line {entry.id}: {first}"
        yield from (f"  {line}" for line in more)


def _in_words(line: str) -> str:
    """Say `— T1.s3 —` in words."""
    if not line.startswith(_OPENS):
        return line
    turn, _, subphase = line.strip(f"{_OPENS} T").partition(".s")
    return f"Turn {turn}, subphase {subphase} begins."


def card(battle: Known, of: UnitCard) -> Iterator[str]:
    """Give everything about a soldier."""
    yield soldier(battle, battle.units[of.unit])
    armour = battle.units[of.unit].soldier.armour
    kind = of.kind.replace(f", {armour},", f", armour {armour},")
    yield from spoken_card(battle.setup.side_name(of.side), replace(of, kind=kind))


def why(seat: Seat, target: int) -> Iterator[str]:
    """Give what a shot at that target is made of: every modifier with its rule; nothing where no shot is asked for."""
    ask = seat.due.ask()
    if ask.kind != "fire" or not ask.units:
        return
    shown = seat.rules.preview(Fire(unit=ask.units[0], target=target))
    yield from why_lines(shown)
