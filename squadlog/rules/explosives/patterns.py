"""What every explosion covers as the table reads it, for whoever draws it or cuts it out (TA-08, TA-09, TA-12)."""

from collections.abc import Iterator

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.blasts.rings import fragmentation, plastic
from squadlog.rules.common.context import BookReading
from squadlog.rules.common.words import BlastTemplate
from squadlog.rules.explosives.going_off import zones

_CHARGES = (
    (1, "one plastic charge", "EXP-22"),
    (2, "two plastic charges", "EXP-24"),
    (3, "three plastic charges", "EXP-25"),
    (4, "four plastic charges", "EXP-26"),
)


def blast_patterns(reading: BookReading) -> tuple[BlastTemplate, ...]:
    """A pattern for each set of rings: a grenade and a mine share theirs, so do charges and missions worth as many."""
    missions = {row.charges: row for row in reading.book.fire_missions.rows.values()}
    found = [
        BlastTemplate(
            name="fragmentation grenade, mine", rules=("GRN-38", "MIN-03"), rings=fragmentation(reading.book)
        )
    ]
    for charges, name, rule in _CHARGES:
        rules = [rule]
        if (mission := missions.get(charges)) is not None:
            rules.append(mission.rule)
        called = name if mission is None else f"{name}, {mission.name.lower()}"
        found.append(BlastTemplate(name=called, rules=tuple(rules), rings=plastic(charges, reading)))
    return tuple(found)


def templates(book: Rulebook, rulings: Rulings) -> Iterator[BlastTemplate]:
    """The rings, and the wedge of a shaped charge where the table plays by it (SHP-05, SHP-09)."""
    reading = BookReading(book, rulings)
    yield from blast_patterns(reading)
    if wedge := zones(reading):
        yield BlastTemplate(name="shaped charge", rules=("SHP-05", "SHP-09"), zones=wedge)
