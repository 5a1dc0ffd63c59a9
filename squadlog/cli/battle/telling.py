"""A battle told in lines for the ear: one thing a line, no columns, and nothing that says nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_kept
from squadlog.base.names import clean_text
from squadlog.battle.chapter_state import why_out_of_order
from squadlog.battle.commands import Fire
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.cli.faults import NotFoundError
from squadlog.ground.compiled.bearings import compass
from squadlog.language.say import say
from squadlog.reports.deeds import format_deed
from squadlog.reports.soldier.kind import format_kind
from squadlog.reports.wording import as_equipped, name_of, weapon_code
from squadlog.session.chapters import marks, states, step_name
from squadlog.session.view.reply import Reply
from squadlog.session.view.shots.chances import chance
from squadlog.squads.log_values import melee, profile, ranged_figure, signed

with lazy_imports():
    from squadlog.book.packs import own_rows

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.session.seat import Seat


_SHORT = {"fire_throw": "fire", "aimed_fire": "aim"}
"""Actions that have a shorter sentence where a soldier is given orders."""


def page(seat: Seat) -> Iterator[str]:
    """The whole battle in lines: the moment, the order of action, and every soldier."""
    battle = seat.known
    when = {"setup": "set-up", "over": "over"}.get(
        battle.stage,
        f"turn {battle.now.turn}, subphase {battle.now.subphase}, {step_name(battle)} step",
    )
    yield f"{battle.setup.title}, battle {seat.id}: {when}."
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
    rolls = {standing.grouping: standing for standing in battle.standings}
    for key in battle.order:
        standing, active = rolls.get(key), battle.active
        acts = ", acts now" if active is not None and active.id == key else ""
        on = "" if standing is None or standing.roll is None else f" on {standing.roll}"
        said = f"{standing.choice}{on}" if standing is not None else "not rolled"
        struck = f", {why}" if (why := why_out_of_order(battle, key)) else ""
        yield f"{battle.groupings[key].name}: {said}{struck}{acts}."


def soldier(battle: Known, unit: Unit) -> str:
    """One soldier in a line: whatever differs from standing there unhurt with nothing to do."""
    at, over = unit.position, battle.stage == "over"
    told = [
        "dead" if unit.wound == "D" else "unconscious" if unit.wound == "U" else "",
        f"wound {unit.wound}" if unit.wound not in ("none", "U", "D") else "",
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


def card(seat: Seat, text: str) -> Iterator[str]:
    """Everything about a soldier. Raises NotFoundError for a number that this seat knows nobody under."""
    battle, unit = seat.known, unit_called(seat.known, text)
    book, about = book_of(battle.setup), unit.soldier
    yield soldier(battle, unit)
    rulings = rulings_of(battle.rulings, battle.setup.version)
    yield from (f"Has {mark}." for mark in marks(unit, book, rulings))
    kind = (
        format_kind(about)
        if about.paper
        else f"{about.race} {about.troop.replace('_', ' ')}, armour {about.armour}, {about.value} points"
    )
    yield f"{battle.setup.side_name(unit.side)}, {battle.groupings[unit.grouping].name}: {kind}."
    for weapon in dict.fromkeys(unit.weapons):
        row = book.weapons.get(weapon)
        if row is not None and about.troop in book.troops and about.race in book.races:
            key = book.weapon_in(weapon, unit.mode_of(weapon)).key
            to_hit = signed(ranged_figure(profile(unit), key, book, rulings).value)
            yield f"{row.marked(weapon)}: {to_hit} to hit, penetration {book.weapons[key].pf}."
    if about.troop in book.troops and about.race in book.races:
        yield f"Melee: {signed(melee(profile(unit), book, rulings).value)}."
    if battle.setup.packs:
        yield from own_rows.own_lines([as_equipped(unit)], book)
    if carried := (*unit.items, *(f"key {key}" for key in unit.keys)):
        yield f"Carries {', '.join(carried)}."
    shots = [str(shot) for shot in unit.shots if shot.turn == battle.now.turn]
    if shots:
        yield f"Fired in {', '.join(shots)}; shots left this turn: {seat.rules.shots_left(unit.id)[unit.id]}."
    yield from (line for line in seat.due.reminders() if about.name in line)


def actions(seat: Seat, text: str) -> tuple[Reply, ...]:
    """What a soldier can do now, each with its price. Raises NotFoundError as `card`."""
    unit = unit_called(seat.known, text)
    return tuple(
        Reply(
            f"{_SHORT[choice.key]} {unit.id}" if choice.key in _SHORT else say(choice.command),
            f"{choice.label.casefold()}, {choice.cost_ap} AP, "
            + (f"until {choice.end}" if choice.end > seat.known.now else "done at once"),
        )
        for choice in seat.rules.choices(unit.id)
        if choice.refusal is None
    )


def why(seat: Seat, text: str) -> Iterator[str]:
    """What a shot at that target is made of: every modifier with its rule. Raises NotFoundError as `card`."""
    ask, target = seat.due.ask(), unit_called(seat.known, text)
    if ask.kind != "fire" or not ask.units:
        raise NotFoundError("There is no shot now; why TARGET explains one.")
    shown = seat.rules.preview(Fire(unit=ask.units[0], target=target.id))
    if shown.blocked is not None:
        yield str(shown.blocked)
    if shown.ledger is None:
        return
    for line in shown.ledger.lines:
        note = f", {format_kept(line.note)}" if line.note else ""
        counts = f"{line.value:+d}" if line.value else "0"
        yield f"{counts if line.applied else 'not counted'}: {line.label}{note} [{line.rule}]"
    yield f"In all {shown.ledger.total:+d}, to roll {shown.ledger.target} or less: {chance(shown)}."
    yield from shown.remarks


def unit_called(battle: Known, text: str) -> Unit:
    """A soldier by number or by the beginning of its name, or of a later word of it. Raises NotFoundError."""
    asked, units = text.strip().casefold(), battle.units.values()
    names = {unit.id: unit.soldier.name.casefold() for unit in units}
    found = [
        unit for unit in units if asked and (asked == str(unit.id) or names[unit.id].startswith(asked))
    ] or [unit for unit in units if asked and any(word.startswith(asked) for word in names[unit.id].split())]
    if len(found) == 1:
        return found[0]
    many = ", ".join(name_of(battle, unit.id) for unit in found or battle.units.values())
    if found:
        raise NotFoundError(f"Which one is meant: {many}?")
    none = f"There is no soldier {clean_text(text, limit=40)!r}; there" if asked else "Name a soldier; there"
    raise NotFoundError(f"{none} are {many}.")
