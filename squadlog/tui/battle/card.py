"""The card of one unit: everything of its squad-log line that the rows have no room for, with reasons."""

from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length, format_number
from squadlog.base.records import value
from squadlog.battle.state import Known, Unit
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.reports.soldier.kind import format_kind
from squadlog.reports.wording import as_equipped, plain
from squadlog.session.chapters import lying, marks, states
from squadlog.session.view.shots.figures import format_signed
from squadlog.session.view.words.doing import daze_words, format_moved
from squadlog.squads.log_values import LogFigure, has_pack, melee, profile, ranged_figure
from squadlog.tui.chrome.sides import side_sign, side_style
from squadlog.tui.chrome.words import kind_words, lines, link_rules

with lazy_imports():
    from squadlog.book.packs import own_rows
    from squadlog.reports.soldier import health, notes

if TYPE_CHECKING:
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.session.seat import Seat


def card_words(
    battle: Known, unit: Unit, book: "Rulebook", reminders: tuple[str, ...], *, whole: bool = False
) -> Content:
    """Who it is, what it carries, how it stands, and what changes its rolls: only what differs from the ordinary.

    `whole` gives each thing its own line, and each figure what it is made of.
    """
    soldier = unit.soldier
    facts = {
        "carries": ", ".join(_weapon(unit, weapon) for weapon in unit.weapons) or _unarmed(unit),
        "equipment": ", ".join(map(plain, unit.items)),
        "keys": ", ".join(unit.keys),
        "status": "; ".join(_stands(battle, unit, book)),
        "recent": "; ".join(_did(battle, unit)),
    }
    if whole:
        facts["grouping"] = _grouping(battle, unit)
        facts["own rows"] = "; ".join(_own_lines(battle, unit, book))
        shown = [link_rules(f"{name}: {told}") for name, told in facts.items() if told]
    else:
        carried = "; ".join(filter(None, (facts["carries"], facts["equipment"], _keys(unit))))
        shown = [
            link_rules("; ".join(filter(None, (f"carries {carried}", facts["status"], facts["recent"]))))
        ]
    who = Content.styled(title_words(unit), f"{side_style(battle, unit.side)} bold")
    parts: list[Content | str] = [who, *shown, *_lines_of_reminders(soldier.name, reminders)]
    if whole:
        parts.extend(link_rules(reason) for reason in modifiers(unit, book, _rulings(battle)))
    else:
        told = [
            f"{row.name} {row.to_hit}".rstrip() + f" PF {row.pf}"
            for row in figures(unit, battle, book)
            if row.pf
        ]
        parts.append(link_rules("; ".join([*told, *_lines_of_wound(unit, book)])))
        parts += [link_rules("; ".join(own))] if (own := _own_lines(battle, unit, book)) else []
    return lines(parts)


def _unarmed(unit: Unit) -> str:
    return "what nobody has stated" if "weapons" in unit.soldier.unknown else "no weapon"


def title_words(unit: Unit) -> str:
    """The name of a soldier and who he is, for the frame of his card."""
    soldier = unit.soldier
    if soldier.paper:
        return f"{unit.id} {soldier.name}: {format_kind(soldier)}"
    kind = f"{soldier.race} {kind_words(soldier.troop)}"
    return f"{unit.id} {soldier.name}: {kind}, {soldier.armour}, {soldier.value} points"


def title_of(battle: Known, number: int | None) -> Content:
    """What stands in the frame of the card: who it is, or the title of the battle."""
    unit = battle.units.get(number or 0)
    if unit is None:
        return Content(battle.setup.title)
    return Content.styled(
        f"{side_sign(battle, unit.side)} {title_words(unit)}", side_style(battle, unit.side)
    )


@value
class CardRow:
    """A weapon, or bare hands, on the card: what it adds to hit (empty for nothing), PF, shots left, jammed or not."""

    name: str
    to_hit: str
    pf: str = ""
    shots: int = 0
    jam: str = ""
    in_hand: bool = False


def figures(unit: Unit, battle: Known, book: "Rulebook", shots: int = 0) -> tuple[CardRow, ...]:
    """The weapons of a soldier, that in hand first, and what it adds hand to hand; nothing of one of no kind known."""
    if not _is_known(unit, book):
        return ()
    who, rulings, found = profile(unit), _rulings(battle), []
    for weapon in dict.fromkeys(filter(None, (unit.in_hand, *unit.weapons))):
        mode, held = _mode(unit, weapon, book), weapon == unit.in_hand
        if mode in book.weapons:
            figure = ranged_figure(who, mode, book, rulings).value
            jam = "JAMMED" if weapon in unit.jammed else ""
            told = format_signed(figure) if figure else ""
            pf = f"{book.weapons[mode].pf}"
            name = book.weapons[mode].marked(mode)
            found.append(CardRow(name, told, pf, shots=shots if held else 0, jam=jam, in_hand=held))
    hands = melee(who, book, rulings).value
    return (*found, CardRow("melee", format_signed(hands))) if hands else tuple(found)


def table_words(
    battle: Known, unit: Unit, book: "Rulebook", reminders: tuple[str, ...], shots: int
) -> Content:
    """The card under the roster: a table of what it fights with, zeros left out; then what is out of the ordinary."""
    rows = figures(unit, battle, book, shots)
    wide = max(6, *(len(row.name) for row in rows)) if rows else 6
    jams = any(row.jam for row in rows)
    head = f"{'weapon':<{wide + 2}}{'to hit':>7}{'PF':>5}   shots" + ("  jam" if jams else "")
    parts: list[Content | str] = [Content.styled(head, "$quiet")] if rows else []
    for row in rows:
        name = f"{row.name + (' ▸' if row.in_hand else ''):<{wide + 2}}"
        told = f"{row.to_hit:>7}{row.pf:>5}   {'·' * row.shots:<5}"
        parts.append(
            Content.assemble((name, "bold" if row.in_hand else ""), told, (f"  {row.jam}", "$wounded bold"))
        )
    shown = [*_stands(battle, unit, book), *map(plain, unit.items), *filter(None, (_keys(unit),))]
    more = [
        *_own_lines(battle, unit, book),
        "; ".join(shown),
        "; ".join(_did(battle, unit)),
        *_lines_of_wound(unit, book),
    ]
    parts += [link_rules(told) for told in more if told]
    return lines([*parts, *_lines_of_reminders(unit.soldier.name, reminders)])


def _lines_of_reminders(name: str, reminders: tuple[str, ...]) -> list[Content | str]:
    return [link_rules(f"• {reminder}", "$asked") for reminder in reminders if name in reminder]


def whole_card(seat: "Seat", number: int) -> Content:
    """All that a seat knows of a soldier: the card, each thing in its line, and what befell it."""
    battle = seat.known
    words = card_words(battle, battle.units[number], book_of(battle.setup), seat.due.reminders(), whole=True)
    befell: list[Content | str] = [
        link_rules(health.format_dated(line, battle)) for line in seat.log.health(number)
    ]
    noted: list[Content | str] = [
        Content(f"  {note.moment!s:<7} {notes.note_words(note)}")
        for note in seat.log.notes()
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
            "-1 on their next melee roll [MEL-27]" if unit.hit_bonus else "",
        )
        if part
    ]


def _own_lines(battle: Known, unit: Unit, book: "Rulebook") -> tuple[str, ...]:
    """What it has out of packs, a line each."""
    return tuple(own_rows.own_lines([as_equipped(unit)], book)) if battle.setup.packs else ()


def _rulings(battle: Known) -> "Rulings":
    return rulings_of(battle.rulings, battle.setup.version)


def _did(battle: Known, unit: Unit) -> list[str]:
    shots = ", ".join(str(shot) for shot in unit.shots if shot.turn == battle.now.turn)
    return [part for part in (format_moved(unit), f"fired in {shots}" if shots else "") if part]


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
        f"{weapon} to hit {_format_figure(ranged_figure(who, weapon, book, rulings))}, PF {book.weapons[weapon].pf}"
        for weapon in weapons
        if weapon in book.weapons
    ]
    suit = book.armours.get(unit.soldier.armour)
    if suit is not None and suit.fire_control:
        bonus = int(rulings.number("fire.fireControlBonus"))
        told.append(f"suit with fire control: {format_signed(bonus)} on every shot [FIR-22]")
    told.append(f"melee {_format_figure(melee(who, book, rulings))}")
    return (*told, *_lines_of_wound(unit, book))


def _lines_of_wound(unit: Unit, book: "Rulebook") -> tuple[str, ...]:
    wound = book.wounds[unit.wound]
    if not (wound.roll or wound.extra_ap):
        return ()
    walks, runs = format_number(wound.walk_m), format_number(wound.run_m)
    legs = f"walks {walks}, runs {runs}, sprints {format_length(wound.sprint_m)}"
    more = f"{format_signed(wound.roll)} on rolls, {wound.extra_ap} AP more"
    return (f"wound {unit.wound}: {more}, {legs} [{wound.rule}]",)


def _is_known(unit: Unit, book: "Rulebook") -> bool:
    return unit.soldier.troop in book.troops and unit.soldier.race in book.races


def _mode(unit: Unit, weapon: str, book: "Rulebook") -> str:
    """The row of the weapon table that counts (WPN-02)."""
    return book.weapon_in(weapon, unit.mode_of(weapon)).key if weapon in book.weapons else weapon


_OF = {"TRP-01": "troop", "RAC-04": "race", "RAC-05": "race", "WPN-01": "weapon"}


def _format_figure(figure: LogFigure) -> str:
    """A figure with what it is made of."""
    told = ", ".join(
        f"{_OF.get(part.rule, part.source)} {format_signed(part.value)} [{part.rule}]"
        for part in figure.parts
    )
    return f"{format_signed(figure.value)} ({told})"
