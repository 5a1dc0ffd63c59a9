"""Where the facts of a shot come from: what the ledger says of range, arc, sight, cover and woods on a map.

GEN-06, LOS-01. A battle without a map has nothing measured, and its ledgers say nothing of it.
"""

from collections.abc import Iterator
from dataclasses import replace

from squadlog.base.lengths import in_metres, says_nothing
from squadlog.battle.ledger import RANGE, Line
from squadlog.facts.ground_facts import Origin, Sighting
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire.woods import depths

_COVERS = ("half_", "full_", "cover")


def is_measured(sighting: Sighting) -> bool:
    """Whether a map had a part in this view."""
    facts = (
        sighting.distance.origin,
        sighting.in_sight.origin,
        sighting.covers_origin,
        sighting.depths_origin,
    )
    return "measured" in facts


def facts_of(sighting: Sighting, ends: str) -> Iterator[Line]:
    """The range, the arc and the line of sight as lines that count nothing; none where nothing is measured.

    `ends` says what a measured range runs from and to, if not from head to head (AMB-145).
    """
    if not is_measured(sighting):
        return
    metres = sighting.distance.value
    if metres is not None:
        origin = sighting.distance.origin
        yield _fact(RANGE, f"{in_metres(metres, 1)}{ends if origin == 'measured' else ''}", origin, "LOS-01")
    arc = sighting.in_arc
    yield _fact("arc", "in the arc" if arc.value else "outside the arc", arc.origin, arc.rule or "FOV-04")
    seen = sighting.in_sight
    if seen.origin == "measured" and sighting.reason:
        yield _fact("sight", sighting.reason.rstrip("."), seen.origin, sighting.rule or "LOS-01")
    else:
        yield _fact("sight", "in sight" if seen.value else "out of sight", seen.origin, "LOS-01")


def _fact(key: str, words: str, origin: Origin, rule: str) -> Line:
    return line(key, key, 0, rule, against=f"{words}, {origin}")


def with_origin(entry: Line, sighting: Sighting, ctx: RulesContext) -> Line:
    """A line of cover with the origin of the feature behind it, woods with their metres; any other as it is."""
    if not is_measured(sighting) or not entry.key.startswith(_COVERS):
        return entry
    woods = "woods" in entry.label
    origin = sighting.depths_origin if woods else sighting.covers_origin
    deep = in_metres(_deep_m(entry, sighting, ctx), 1) if woods else ""
    words = f"{deep}, {origin}" if deep and not says_nothing(deep) else origin
    return replace(entry, note=f"{entry.note}, {words}" if entry.note else words)


def _deep_m(entry: Line, sighting: Sighting, ctx: RulesContext) -> float:
    light, heavy = depths(sighting, ctx)
    return float(heavy if "heavy" in entry.label.lower() else light)
