"""Automatic fire in words."""

from squadlog.battle.state import Battle
from squadlog.rules.automatic_fire.record import AREA, CONCENTRATED, BurstFired
from squadlog.rules.refusing import named
from squadlog.rules.words import ChapterWords, Word


def _fired(event: BurstFired, battle: Battle) -> str:
    rounds = f"{event.rounds} round{'' if event.rounds == 1 else 's'}"
    run = f", burst {event.run} of a run" if event.run > 1 else ""
    head = f"{named(battle.units[event.unit])} fires a burst of {rounds} with {event.weapon}{run}"
    if event.mode != AREA:
        return f"{head} [AUT-16]."
    if not event.engaged:
        return f"{head} over a sector and engages nobody [AUT-08]."
    return f"{head} over a sector, nearest first [AUT-10]."


WORDS = ChapterWords(
    name="Automatic fire",
    verbs=(
        Word(
            word="burst",
            action="fire_throw",
            form="burst UNIT at TARGET | burst UNIT area [facing DIRECTION | at UNIT ...]",
            meaning="a burst at one target, or over a sector of 90 degrees",
            example="burst 3 at 11",
            aliases=("fire burst",),
            manner=CONCENTRATED,
        ),
    ),
    tells={BurstFired: _fired},
)
