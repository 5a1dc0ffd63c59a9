"""Ammunition in words."""

from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.magazine_classes import MagazineClass
from squadlog.book.rulings import Rulings
from squadlog.rules.ammunition import record
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import ChapterWords, PaperBoxes, Word

with lazy_imports():
    from squadlog.book import magazine_classes
    from squadlog.rules.ammunition import magazines
    from squadlog.rules.common import context


def _format_begun(fired: int) -> str:
    return f", of which {so_many(fired, 'round')} {'is' if fired == 1 else 'are'} gone" if fired else ""


def _narrate_fired(event: record.RoundsFired, battle: Battle) -> str:
    who = f"{battle.units[event.unit].called}: {event.weapon}"
    if event.left:
        return f"{who} has {so_many(event.left, 'round')} left [AMO-08]."
    return f"{who} is empty; {so_many(event.boxes, 'magazine', none='no')} left of its kind [AMO-09]."


def _narrate_changed(event: record.MagazineChanged, battle: Battle) -> str:
    return (
        f"{battle.units[event.unit].called}: {event.weapon} has another magazine{_format_begun(event.fired)}; "
        f"{so_many(event.boxes, 'magazine', none='no')} in all [AMO-10]."
    )


def _narrate_taken(event: record.MagazineTaken, battle: Battle) -> str:
    who, body = battle.units[event.unit].called, battle.units[event.body].soldier.name
    return f"{who} takes a magazine for {event.weapon} from {body}{_format_begun(event.fired)} [AMO-13]."


def _marks(unit: Unit, book: Rulebook, rulings: Rulings) -> Iterator[str]:
    """What is in each weapon and at hand for it; lasers are not counted (AMO-16), nor is a figure on paper here."""
    if unit.soldier.paper:
        return
    reading = context.BookReading(book, rulings)
    for code in dict.fromkeys(unit.weapons):
        if told := magazines.stock(unit, code, reading):
            yield told


def _boxes_to_cross(unit: Unit, book: Rulebook, rulings: Rulings) -> Iterator[PaperBoxes]:
    """A row of boxes for each class of magazines, more where more were found, and the rounds of each weapon.

    LOG-09, AMO-08, AMO-09. Those of a figure on paper are crossed off on its own sheet.
    """
    if unit.soldier.paper:
        return
    reading = context.BookReading(book, rulings)
    fed: dict[MagazineClass, list[str]] = {}
    for code in dict.fromkeys(unit.weapons):
        if magazines.capacity(unit, code, reading) is not None:
            kind = magazines.fed_by(unit, code, reading)
            fed.setdefault(kind, []).append(f"{code} {magazines.rounds(unit, code, reading)}")
    for kind, codes in fed.items():
        left = magazines.boxes(unit, kind, reading)
        most = max(left, magazine_classes.issued_magazines(kind, reading.rulings))
        yield PaperBoxes(label=kind[0].upper(), crossed=most - left, of=most, note="; ".join(codes))
    for code in dict.fromkeys(unit.weapons):
        if (full := magazines.capacity(unit, code, reading)) is not None:
            fired = full - (magazines.count_rounds_left(unit, code, reading) or 0)
            yield PaperBoxes(label=code, crossed=fired, of=full, many=True)


def _beside(unit: Unit, weapon: str, book: Rulebook, rulings: Rulings) -> str:
    return "" if unit.soldier.paper else magazines.rounds(unit, weapon, context.BookReading(book, rulings))


def _reminds(unit: Unit, book: Rulebook, rulings: Rulings) -> Iterator[str]:
    """The last round of the weapon in hand, and what an empty one leaves (AMO-08, AMO-10, AMO-13, AMO-15)."""
    code, reading = unit.in_hand, context.BookReading(book, rulings)
    left = None if code is None or unit.soldier.paper else magazines.count_rounds_left(unit, code, reading)
    if code is None or left is None or left > 1:
        return
    if left:
        more = so_many(len(magazines.at_hand(unit, code, reading)), "magazine", none="no")
        yield f"{code} has one round left in its magazine, {more} more [AMO-08]."
    elif magazines.due(unit, code, reading):
        yield f"{code} is empty and must be reloaded before it fires [AMO-10]."
    elif any(magazines.usable(unit, other, reading) for other in unit.weapons):
        yield f"{code} is useless until a magazine is found; another weapon has rounds [AMO-13]."
    else:
        yield "no weapon has a round left: only melee remains [AMO-15]."


WORDS = ChapterWords(
    name="Ammunition",
    quoted=("AMO-09", "AMO-10", "AMO-11"),
    verbs=(
        Word(
            action=record.PICK_UP,
            form="scavenge UNIT [WEAPON] from BODY",
            meaning="take a magazine that fits one of their weapons from the dead or unconscious",
            example="scavenge 3 from 11",
            extras=(record.MAGAZINE,),
            bare=("weapon",),
        ),
    ),
    deeds={f"{record.PICK_UP} {record.MAGAZINE}": "scavenges"},
    reports={record.MagazineChanged: quiet, record.RoundsFired: quiet},
    tells=by_event(_narrate_fired, _narrate_changed, _narrate_taken),
    marks=_marks,
    boxes=_boxes_to_cross,
    weapon=_beside,
    reminds=_reminds,
)
