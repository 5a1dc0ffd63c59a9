"""The opening of a record: a set-up that can be played becomes the first event."""

from collections import Counter
from dataclasses import replace

from squadlog.base.errors import SquadlogError
from squadlog.base.names import unfit
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.folds.turn import first_state
from squadlog.battle.start.reading import start_faults
from squadlog.battle.terms import Setup
from squadlog.book.load import book_of
from squadlog.facts.seats import REFEREE, TABLE

BRIEFING_CELLS = 4000
MOST_PACKS = 8
"""The most packs of a battle, with those of its squads."""


def open_battle(setup: Setup) -> BattleCreated:
    """The first event. Raises SquadlogError, in one sentence, for a set-up nobody could play (SET-01, INI-02)."""
    if fault := unfit(replace(setup, map="", packs=(), start=""), limit=BRIEFING_CELLS):
        raise SquadlogError(f"The set-up cannot be kept: {fault}.")
    if len(setup.packs) > MOST_PACKS:
        raise SquadlogError(f"A battle has at most {MOST_PACKS} packs, with those that its squads carry.")
    book_of(setup)
    if not setup.title.strip():
        raise SquadlogError("The battle needs a title.")
    sides = {side.id for side in setup.sides}
    if len(sides) < 2 or len(sides) != len(setup.sides):
        raise SquadlogError("A battle needs at least two sides, each with an id of its own.")
    if taken := sides & {REFEREE, TABLE}:
        raise SquadlogError(f"No side can have the id {taken.pop()}: every battle has a seat of that name.")
    numbers = [soldier.id for soldier in setup.soldiers]
    placed = Counter(number for grouping in setup.groupings for number in grouping.units)
    for number, times in Counter(numbers).items():
        if times > 1:
            raise SquadlogError(f"Two units have the number {number}.")
        if placed[number] != 1:
            raise SquadlogError(f"Unit {number} must be in exactly one grouping, not in {placed[number]}.")
    for grouping in setup.groupings:
        if grouping.side not in sides:
            raise SquadlogError(
                f"The grouping {grouping.name} fights for {grouping.side}, which is not a side."
            )
    of_side = {grouping.id: grouping.side for grouping in setup.groupings}
    if len(of_side) != len(setup.groupings):
        raise SquadlogError("Two groupings have the same id.")
    sides_of = {number: grouping.side for grouping in setup.groupings for number in grouping.units}
    for soldier in setup.soldiers:
        if sides_of.pop(soldier.id) != soldier.side:
            raise SquadlogError(f"Unit {soldier.id} is in a grouping of another side.")
    if sides_of:
        raise SquadlogError(f"A grouping names unit {min(sides_of)}, which does not exist.")
    strangers = {start.unit for start in setup.starts} - set(numbers)
    if strangers:
        raise SquadlogError(f"Unit {min(strangers)} has a place on the map, but there is no such unit.")
    if setup.starts and not setup.map:
        raise SquadlogError("Units have places, but the battle has no map.")
    if setup.start and (told := start_faults(first_state(replace(setup, start="")), setup.start)):
        raise SquadlogError(f"The battle cannot begin so: {told[0]}.")
    return BattleCreated(setup=setup)
