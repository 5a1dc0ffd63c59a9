"""Stealth power mode in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.battle.terms import Soldier
from squadlog.book.book import Rulebook
from squadlog.rules.common.words import Beginning, ChapterWords, Word
from squadlog.rules.stealth.record import ACTION, KEY, StealthSwitched


def _why_not(soldier: Soldier, book: Rulebook) -> tuple[str, str] | None:
    """Only power suits have the mode (STL-04, ADV-15)."""
    suit = book.armours[soldier.armour]
    if suit.power:
        return None
    return f"{suit.name} has no stealth power mode; power suits have", "STL-04"


def _narrate_told(event: StealthSwitched, battle: Battle) -> str:
    unit = battle.units[event.unit]
    does = "enters" if event.on else "leaves"
    return f"{unit.called} {does} stealth power mode [{'STL-05' if event.on else 'STL-01'}]."


WORDS = ChapterWords(
    name="Stealth power mode",
    quoted=("STL-01",),
    verbs=(
        Word(
            action=ACTION,
            form="unveil UNIT",
            meaning="leave stealth power mode; may be combined with a move",
            example="walk 3 2m unveil",
            aliases=("leave stealth",),
            extras=("leave",),
        ),
        Word(
            action=ACTION,
            form="veil UNIT",
            meaning="enter stealth power mode again, where the ruling A-25 allows it",
            example="veil 3",
            aliases=("enter stealth",),
            extras=("enter",),
        ),
    ),
    deeds={
        ACTION: "switches stealth power mode",
        f"{ACTION} leave": "leaves stealth power mode",
        f"{ACTION} enter": "enters stealth power mode",
    },
    tells=by_event(_narrate_told),
    state=lambda veiled: "in stealth power mode" if veiled else "",
    beginnings={KEY: Beginning(label="in stealth power mode", why_not=_why_not)},
)
