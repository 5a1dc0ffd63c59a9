"""Melee on the subphase track."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.rules.common.on_track import Bar, OnTrack


def track(battle: Battle) -> Iterator[OnTrack]:
    """The engaged units, each with its opponents, until it gets away or one of them falls (MEL-04)."""
    for number in dict.fromkeys(unit for fight in battle.engagements for unit in fight.key):
        unit = battle.units.get(number)
        if unit is None or unit.out or unit.fighting:
            continue
        others = [str(other) for fight in battle.engaging(number) for other in fight.key if other != number]
        bar = Bar(
            word=f"melee {' '.join(others)}", look="double", says=f"is in melee with {', '.join(others)}"
        )
        yield OnTrack(of=number, start=battle.now, until=None, bar=bar)
