"""What every explosion covers as the table reads it, for whoever draws it or cuts it out (TA-08, TA-09, TA-12)."""

from squadlog.base.records import record
from squadlog.rules.blasts.rings import fragmentation, plastic
from squadlog.rules.common.context import BookReading
from squadlog.rules.common.explosive import PowerRing

_CHARGES = (
    (1, "one plastic charge", "EXP-22"),
    (2, "two plastic charges", "EXP-24"),
    (3, "three plastic charges", "EXP-25"),
    (4, "four plastic charges", "EXP-26"),
)


@record
class BlastPattern:
    """The rings of one kind of explosion: what has them, by which rules, from the middle outwards."""

    name: str
    rules: tuple[str, ...]
    rings: tuple[PowerRing, ...]


def blast_patterns(reading: BookReading) -> tuple[BlastPattern, ...]:
    """One for each set of rings: a grenade and a mine share theirs, so do charges and the missions worth as many."""
    missions = {row.charges: row for row in reading.book.fire_missions.rows.values()}
    found = [
        BlastPattern(
            name="fragmentation grenade, mine", rules=("GRN-38", "MIN-03"), rings=fragmentation(reading.book)
        )
    ]
    for charges, name, rule in _CHARGES:
        rules = [rule]
        if (mission := missions.get(charges)) is not None:
            rules.append(mission.rule)
        called = name if mission is None else f"{name}, {mission.name.lower()}"
        found.append(BlastPattern(name=called, rules=tuple(rules), rings=plastic(charges, reading)))
    return tuple(found)
