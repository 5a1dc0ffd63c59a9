"""The holotarp in words."""

from squadlog.base.names import as_sentence
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.laid_things import LaidThing, thing_words
from squadlog.rules.common.words import SIDE, UNIT, ChapterWords, LaidKind, Word, WordPart, flags
from squadlog.rules.holotarp import record


def _name_tarp(thing: LaidThing, battle: Battle) -> str:
    return f"{thing.called} of {battle.setup.side_name(thing.side)}"


def _who(number: int, battle: Battle) -> str:
    return battle.units[number].called if number in battle.units else f"unit {number}"


def _narrate_lies(event: record.LiesUnder, battle: Battle) -> str:
    return f"{_who(event.unit, battle)} is under {_name_tarp(event.thing, battle)} [HOL-09]."


def _narrate_entered(event: record.TarpEntered, battle: Battle) -> str:
    return f"{_who(event.by, battle)} steps under {_name_tarp(event.thing, battle)} [HOL-05]."


def _narrate_left(event: record.TarpLeft, battle: Battle) -> str:
    return f"{_who(event.by, battle)} is no longer under {_name_tarp(event.thing, battle)}."


def _narrate_acted(event: record.BaredActed, battle: Battle) -> str:
    return f"{_who(event.unit, battle)} acts under the tarp, and is seen from now on [HID-17]."


def _narrate_closes(event: record.TarpCloses, battle: Battle) -> str:
    there = [_who(number, battle) for number in event.units] + [thing_words(name) for name in event.things]
    what = ", ".join(there) or "what is there"
    return as_sentence(f"{_name_tarp(event.thing, battle)} hides {what} again [HOL-06]")


_TARP = WordPart(field="tarp", what="number", keyword="tarp", needed=False)

WORDS = ChapterWords(
    name="Holotarp",
    quoted=("HOL-03", "HOL-05"),
    aliases=("tarp",),
    lays=(LaidKind(key=record.TARP, item=record.ITEM, rule="HOL-02", width="tarp"),),
    verbs=(
        Word(
            form="under UNIT [tarp N]",
            meaning="before play, without a map: a unit begins under a tarp of its side, in secret",
            example="under 3 tarp 1",
            says=record.LieUnder,
            parts=(UNIT, _TARP),
        ),
        Word(
            form="enters UNIT SIDE [tarp N] [out]",
            meaning="without a map: an enemy steps under a tarp of that side, or out from under it",
            example="enters 11 red tarp 1",
            says=record.StepUnder,
            parts=(UNIT, SIDE, _TARP, *flags("out")),
        ),
    ),
    tells=by_event(_narrate_lies, _narrate_entered, _narrate_left, _narrate_acted, _narrate_closes),
)
