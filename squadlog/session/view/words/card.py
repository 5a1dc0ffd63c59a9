"""The card of a soldier: who it is, what it carries, how it stands, and what changes its rolls, with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length, format_number
from squadlog.base.records import replace, value
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.reports.soldier.kind import format_kind
from squadlog.reports.wording import as_equipped, plain
from squadlog.session.chapters import lying, marks, states
from squadlog.session.view.words.doing import daze_words, format_moved
from squadlog.squads.log_values import LogFigure, has_pack, melee, profile, ranged_figure, signed

with lazy_imports():
    from squadlog.book.packs import own_rows
    from squadlog.reports.soldier import health, notes

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.session.seat import Seat


@value
class CardRow:
    """A weapon, or bare hands, on the card: what it adds to hit (empty for nothing), PF, shots left, jammed or not."""

    name: str
    to_hit: str
    pf: str = ""
    shots: int = 0
    jam: str = ""
    in_hand: bool = False


@value
class UnitCard:
    """All that a seat knows of a soldier, in words.

    `rows` are the figures of what it fights with, `modifiers` the same with what each is made of. `shots_left` are
    those of this turn. `health` and `notes` are lines, empty where they were not asked for.
    """

    unit: int
    side: str
    title: str
    kind: str
    grouping: str
    carries: str
    equipment: tuple[str, ...]
    keys: tuple[str, ...]
    status: tuple[str, ...]
    marks: tuple[str, ...]
    recent: tuple[str, ...]
    fired: tuple[str, ...]
    shots_left: int
    rows: tuple[CardRow, ...]
    modifiers: tuple[str, ...]
    wound: str
    own_rows: tuple[str, ...]
    reminders: tuple[str, ...]
    health: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def soldier_card(seat: Seat, number: int) -> UnitCard:
    """Give all that a seat knows of a soldier, with what befell it and the notes on it."""
    battle = seat.known
    shots = seat.rules.shots_left(number)[number]
    card = card_of(battle, battle.units[number], seat.due.reminders(), shots)
    return replace(
        card,
        health=tuple(health.format_dated(line, battle) for line in seat.log.health(number)),
        notes=tuple(
            f"{note.moment!s:<7} {notes.note_words(note)}" for note in seat.log.notes() if note.unit == number
        ),
    )


def card_of(battle: Known, unit: Unit, reminders: tuple[str, ...] = (), shots: int = 0) -> UnitCard:
    """Give the card of a soldier as it stands; of `reminders` those that name it."""
    book, rulings = book_of(battle.setup), rulings_of(battle.rulings, battle.setup.version)
    return UnitCard(
        unit=unit.id,
        side=unit.side,
        title=title_words(unit),
        kind=kind_words(unit),
        grouping=battle.groupings[unit.grouping].name,
        carries=", ".join(_weapon(unit, weapon) for weapon in unit.weapons) or _unarmed(unit),
        equipment=tuple(map(plain, unit.items)),
        keys=unit.keys,
        status=tuple(_stands(battle, unit, book, rulings)),
        marks=tuple(marks(unit, book, rulings)),
        recent=tuple(_did(battle, unit)),
        fired=_fired(battle, unit),
        shots_left=shots,
        rows=_rows(unit, book, rulings, shots),
        modifiers=_modifiers(unit, book, rulings),
        wound=_wound_words(unit, book),
        own_rows=tuple(own_rows.own_lines([as_equipped(unit)], book)) if battle.setup.packs else (),
        reminders=tuple(one for one in reminders if unit.soldier.name in one),
    )


def title_words(unit: Unit) -> str:
    """Give number, name and kind of a soldier."""
    return f"{unit.id} {unit.soldier.name}: {kind_words(unit)}"


def kind_words(unit: Unit) -> str:
    """Give race, troop, armour and worth of a soldier; of one on paper what is stated of it."""
    soldier = unit.soldier
    if soldier.paper:
        return format_kind(soldier)
    return f"{soldier.race} {plain(soldier.troop)}, {soldier.armour}, {soldier.value} points"


def card_lines(card: UnitCard) -> tuple[str, ...]:
    """Give the card in full, each thing in its line, and each figure with what it is made of."""
    facts = {
        "carries": card.carries,
        "equipment": ", ".join(card.equipment),
        "keys": ", ".join(card.keys),
        "status": "; ".join(card.status),
        "recent": "; ".join(card.recent),
        "grouping": card.grouping,
        "own rows": "; ".join(card.own_rows),
    }
    told = (f"{name}: {told}" for name, told in facts.items() if told)
    return (*told, *(f"• {one}" for one in card.reminders), *card.modifiers, *filter(None, (card.wound,)))


def spoken_card(side: str, card: UnitCard) -> tuple[str, ...]:
    """Give the card in lines for the ear, behind the line of the soldier itself; `side` is the name of its side."""
    told = [f"Has {mark}." for mark in card.marks]
    told.append(f"{side}, {card.grouping}: {card.kind}.")
    told += [
        f"{row.name}: {row.to_hit or 0} to hit, penetration {row.pf}." if row.pf else f"Melee: {row.to_hit}."
        for row in card.rows
    ]
    told += card.own_rows
    if carried := ", ".join((*card.equipment, *(f"key {key}" for key in card.keys))):
        told.append(f"Carries {carried}.")
    if card.fired:
        told.append(f"Fired in {', '.join(card.fired)}; shots left this turn: {card.shots_left}.")
    return (*told, *card.reminders)


def _unarmed(unit: Unit) -> str:
    return "what nobody has stated" if "weapons" in unit.soldier.unknown else "no weapon"


def _weapon(unit: Unit, weapon: str) -> str:
    marked = [
        mark
        for mark, held in (("in hand", weapon == unit.in_hand), ("JAMMED", weapon in unit.jammed))
        if held
    ]
    return f"{weapon} ({', '.join(marked)})" if marked else weapon


def _stands(battle: Known, unit: Unit, book: Rulebook, rulings: Rulings) -> list[str]:
    place = battle.features[unit.place].name if unit.place in battle.features else unit.place
    daze = daze_words(unit, battle.now)
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
            "-1 on their next melee roll [MEL-27]" if unit.hit_bonus else "",
        )
        if part
    ]


def _fired(battle: Known, unit: Unit) -> tuple[str, ...]:
    return tuple(str(shot) for shot in unit.shots if shot.turn == battle.now.turn)


def _did(battle: Known, unit: Unit) -> list[str]:
    shots = ", ".join(_fired(battle, unit))
    return [part for part in (format_moved(unit), f"fired in {shots}" if shots else "") if part]


def _rows(unit: Unit, book: Rulebook, rulings: Rulings, shots: int) -> tuple[CardRow, ...]:
    """The weapons of a soldier, that in hand first, and what it adds hand to hand; nothing of one of no kind known."""
    if not _is_known(unit, book):
        return ()
    who, found = profile(unit), []
    for weapon in _weapons(unit):
        mode, held = _mode(unit, weapon, book), weapon == unit.in_hand
        if mode in book.weapons:
            figure = ranged_figure(who, mode, book, rulings).value
            jam = "JAMMED" if weapon in unit.jammed else ""
            told = signed(figure) if figure else ""
            name, pf = book.weapons[mode].marked(mode), f"{book.weapons[mode].pf}"
            found.append(CardRow(name, told, pf, shots=shots if held else 0, jam=jam, in_hand=held))
    hands = melee(who, book, rulings).value
    return (*found, CardRow("melee", signed(hands))) if hands else tuple(found)


def _modifiers(unit: Unit, book: Rulebook, rulings: Rulings) -> tuple[str, ...]:
    """What the unit adds to its own rolls before anything else: to hit with each weapon, and in melee."""
    if not _is_known(unit, book):
        return ()
    who = profile(unit)
    told = [
        f"{weapon} to hit {_format_figure(ranged_figure(who, weapon, book, rulings))}, PF {book.weapons[weapon].pf}"
        for weapon in (_mode(unit, weapon, book) for weapon in _weapons(unit))
        if weapon in book.weapons
    ]
    suit = book.armours.get(unit.soldier.armour)
    if suit is not None and suit.fire_control:
        bonus = int(rulings.number("fire.fireControlBonus"))
        told.append(f"suit with fire control: {signed(bonus)} on every shot [FIR-22]")
    return (*told, f"melee {_format_figure(melee(who, book, rulings))}")


def _wound_words(unit: Unit, book: Rulebook) -> str:
    """What a wound adds to rolls and takes from moves; empty for none."""
    wound = book.wounds[unit.wound]
    if not (wound.roll or wound.extra_ap):
        return ""
    walks, runs = format_number(wound.walk_m), format_number(wound.run_m)
    legs = f"walks {walks}, runs {runs}, sprints {format_length(wound.sprint_m)}"
    return (
        f"wound {unit.wound}: {signed(wound.roll)} on rolls, {wound.extra_ap} AP more, {legs} [{wound.rule}]"
    )


def _is_known(unit: Unit, book: Rulebook) -> bool:
    return unit.soldier.troop in book.troops and unit.soldier.race in book.races


def _weapons(unit: Unit) -> tuple[str, ...]:
    """That in hand first."""
    return tuple(dict.fromkeys(filter(None, (unit.in_hand, *unit.weapons))))


def _mode(unit: Unit, weapon: str, book: Rulebook) -> str:
    """The row of the weapon table that counts (WPN-02)."""
    return book.weapon_in(weapon, unit.mode_of(weapon)).key if weapon in book.weapons else weapon


_OF = {"TRP-01": "troop", "RAC-04": "race", "RAC-05": "race", "WPN-01": "weapon"}


def _format_figure(figure: LogFigure) -> str:
    """A figure with what it is made of."""
    told = ", ".join(
        f"{_OF.get(part.rule, part.source)} {signed(part.value)} [{part.rule}]" for part in figure.parts
    )
    return f"{signed(figure.value)} ({told})"
