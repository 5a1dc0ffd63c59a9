"""The card of one unit: everything of its squad-log line that the rows have no room for, with reasons."""

from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.battle.state import Known, Unit
from squadlog.lazily import lazily
from squadlog.reports.wording import plain
from squadlog.rulebook.in_force import rulings_of
from squadlog.rulebook.load import load_rulebook
from squadlog.shell.chapters import lying, marks, states
from squadlog.squads.log_values import LogFigure, has_pack, melee, profile, ranged
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import daze_words, kind_words, lines, linked, moved_words, signed

with lazily():
    from squadlog.reports.soldier import health, notes

if TYPE_CHECKING:
    from squadlog.rulebook.book import Rulebook
    from squadlog.rulebook.rulings import Rulings
    from squadlog.shell.seat import Seat


def card_words(
    battle: Known, unit: Unit, book: "Rulebook", reminders: tuple[str, ...], *, whole: bool = False
) -> Content:
    """Who it is, what it carries, how it stands, and what changes its rolls: only what differs from the ordinary.

    `whole` gives each thing its own line.
    """
    soldier = unit.soldier
    kind = f"{soldier.race} {kind_words(soldier.troop)}"
    who = f"{unit.id} {soldier.name}: {kind}, {soldier.armour}, {soldier.value} points"
    facts = {
        "carries": ", ".join(_weapon(unit, weapon) for weapon in unit.weapons) or "no weapon",
        "equipment": ", ".join(map(plain, unit.items)),
        "keys": ", ".join(unit.keys),
        "stands": "; ".join(_stands(battle, unit, book)),
        "did": "; ".join(_did(battle, unit)),
    }
    if whole:
        facts["grouping"] = _grouping(battle, unit)
        shown = [linked(f"{name}: {told}") for name, told in facts.items() if told]
    else:
        carried = "; ".join(filter(None, (facts["carries"], facts["equipment"], _keys(unit))))
        shown = [linked("; ".join(filter(None, (f"carries {carried}", facts["stands"], facts["did"]))))]
    parts: list[Content | str] = [Content.styled(who, f"{side_style(battle, unit.side)} bold"), *shown]
    parts.extend(linked(f"• {reminder}", "$asked") for reminder in reminders if soldier.name in reminder)
    parts.extend(linked(reason) for reason in modifiers(unit, book, _rulings(battle)))
    return lines(parts)


def whole_card(seat: "Seat", number: int) -> Content:
    """Everything that a seat knows of a soldier: the card, each thing in its line, and what befell it."""
    battle = seat.known
    words = card_words(battle, battle.units[number], load_rulebook(), seat.reminders(), whole=True)
    befell: list[Content | str] = [linked(health.dated(line, battle)) for line in seat.health(number)]
    noted: list[Content | str] = [
        Content(f"  {note.moment!s:<7} {notes.note_words(note)}")
        for note in seat.notes()
        if note.unit == number
    ]
    shown: list[Content | str] = [words]
    for heading, told in (("Health", befell), ("Notes", noted)):
        if told:
            shown += ["", Content.styled(heading, "bold underline"), *told]
    return lines(shown)


def _keys(unit: Unit) -> str:
    return ", ".join(f"key {key}" for key in unit.keys)


def _grouping(battle: Known, unit: Unit) -> str:
    return battle.groupings[unit.grouping].name


def _stands(battle: Known, unit: Unit, book: "Rulebook") -> list[str]:
    place = battle.features[unit.place].name if unit.place in battle.features else unit.place
    daze = daze_words(unit, battle.now)
    rulings = _rulings(battle)
    known = unit.soldier.armour in book.armours and unit.soldier.troop in book.troops
    works = known and not battle.setup.environment.zero_g and has_pack(unit.soldier, book, rulings)
    pack = ("pack on" if unit.pack_on else "pack off") if works else ""
    return [
        part
        for part in (
            unit.posture,
            f"floor {unit.floor}" if unit.floor != 1 else "",
            f"in {place}" if place else "",
            pack,
            *states(unit.held),
            *(f"under {one.kind} {one.text}" for one in lying(battle) if one.stands_for == unit.id),
            *marks(unit, book, rulings),
            f"dazed {daze}" if daze else "",
            "-1 on its next melee roll [MEL-27]" if unit.hit_bonus else "",
        )
        if part
    ]


def _rulings(battle: Known) -> "Rulings":
    return rulings_of(battle.rulings, battle.setup.version)


def _did(battle: Known, unit: Unit) -> list[str]:
    shots = ", ".join(str(shot) for shot in unit.shots if shot.turn == battle.now.turn)
    return [part for part in (moved_words(unit), f"fired in {shots}" if shots else "") if part]


def _weapon(unit: Unit, weapon: str) -> str:
    marks = [
        mark
        for mark, held in (("in hand", weapon == unit.in_hand), ("JAMMED", weapon in unit.jammed))
        if held
    ]
    return f"{weapon} ({', '.join(marks)})" if marks else weapon


def modifiers(unit: Unit, book: "Rulebook", rulings: "Rulings") -> tuple[str, ...]:
    """What the unit adds to its own rolls before anything else: to hit with each weapon, and in melee."""
    if not _is_known(unit, book):
        return ()
    who = profile(unit)
    weapons = [
        _mode(unit, weapon, book) for weapon in dict.fromkeys(filter(None, (unit.in_hand, *unit.weapons)))
    ]
    told = [
        f"{weapon} to hit {_summed(ranged(who, weapon, book, rulings))}, PF {book.weapons[weapon].pf}"
        for weapon in weapons
        if weapon in book.weapons
    ]
    told.append(f"melee {_summed(melee(who, book, rulings))}")
    wound = book.wounds[unit.wound]
    if wound.roll or wound.extra_ap:
        told.append(
            f"wound {unit.wound}: {signed(wound.roll)} to its rolls, {wound.extra_ap} AP more [{wound.rule}]"
        )
    return tuple(told)


def _is_known(unit: Unit, book: "Rulebook") -> bool:
    return unit.soldier.troop in book.troops and unit.soldier.race in book.races


def _mode(unit: Unit, weapon: str, book: "Rulebook") -> str:
    """The row of the weapon table that counts (WPN-02)."""
    return book.weapon_in(weapon, unit.mode_of(weapon)).key if weapon in book.weapons else weapon


_OF = {"TRP-01": "troop", "RAC-04": "race", "RAC-05": "race", "WPN-01": "weapon"}


def _summed(figure: LogFigure) -> str:
    """A figure with what it is made of."""
    told = ", ".join(
        f"{_OF.get(part.rule, part.source)} {signed(part.value)} [{part.rule}]" for part in figure.parts
    )
    return f"{signed(figure.value)} ({told})"
