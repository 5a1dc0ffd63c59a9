"""What stands on a line of fire: its to-hit lines, and whether it hides the target (LOS-08..16, FIR-23..28)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Posture, Unit
from squadlog.facts import Sighting
from squadlog.rulebook import ground
from squadlog.rules import woods
from squadlog.rules.checks import line
from squadlog.rules.table import Table
from squadlog.rules.woods import hides

Listing = Literal["row", "named", "class", "unlisted"]

_BARE: Mapping[str, str] = {
    "half_soft": "furniture",
    "half_hard": "counter",
    "full_soft": "internal_wall",
    "full_hard": "external_wall",
}
_NAMED: Mapping[str, str] = {
    "chair": "furniture",
    "table": "furniture",
    "other_unit": "unit",
    "machinery": "counter",
    "internal_door": "internal_wall",
    "external_door": "external_wall",
    "bulkhead": "external_wall",
    "external_bulkhead": "external_wall",
    "column": "high",
    "shelving": "high",
}
_UNLISTED: Mapping[str, str] = {
    "sliding_door": "internal_wall",
    "elevator_door": "internal_wall",
    "bulkhead_door": "external_wall",
    "airlock_door": "external_wall",
    "internal_bulkhead": "external_wall",
    "obstacle": "high",
    "console": "counter",
}
_OTHER_NAMES: Mapping[Listing, Mapping[str, str]] = {"named": _NAMED, "class": _BARE, "unlisted": _UNLISTED}
_SAME: Mapping[str, str] = {"other_unit": "unit"}
"""Two names of one kind, which counts once (AMB-78, AMB-82)."""
_WALLS = ("internal_wall", "external_wall", "high")
_DOORS = ("internal_door", "external_door", "sliding_door", "elevator_door", "bulkhead_door", "airlock_door")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Feature:
    """One kind of feature on the line: how it was called, its row of the cover table, how often it is there."""

    name: str
    row: ground.Cover
    listing: Listing
    count: int = 1


def read_feature(name: str, table: Table) -> tuple[ground.Cover, Listing] | None:
    """The row of the cover table for a feature or a bare class, and how it got there (AMB-137); None if unknown."""
    key = _key(name)
    if key in table.book.cover:
        return table.book.cover[key], "row"
    for listing, names in _OTHER_NAMES.items():
        if key in names:
            return table.book.cover[names[key]], listing
    return None


def _key(name: str) -> str:
    return name.strip().lower().replace("-", "_").replace(" ", "_")


def feature_names(table: Table) -> tuple[str, ...]:
    """Every name of a cover that can be stated, sorted."""
    return tuple(sorted({*table.book.cover, *_NAMED, *_BARE, *_UNLISTED}))


def unknown_cover(sighting: Sighting, table: Table) -> Refusal | None:
    """A stated cover that the tables do not know, or a length below zero; nobody can overrule either."""
    for entry in sighting.covers:
        if read_feature(entry.feature, table) is None:
            return Refusal(
                code="unknown-cover",
                sentence=f"{entry.feature!r} is not a kind of cover.",
                rule="FIR-23",
                instead=f"Kinds: {', '.join(feature_names(table))}.",
            )
    lengths = (sighting.light_woods_m, sighting.heavy_woods_m, sighting.distance.value or 0.0)
    if any(not 0 <= metres < float("inf") for metres in lengths):
        return Refusal(code="bad-distance", sentence="Distances are metres, 0 or more.", rule="FIR-01")
    return None


def lying(unit: Unit) -> Posture:
    """The posture that counts when a unit is shot at: who is out of the fight lies prone (AMB-96)."""
    return "prone" if unit.out else unit.posture


def cover_lines(target: Unit, sighting: Sighting, table: Table) -> tuple[Line, ...]:
    """What cover on the line adds to a shot at `target`, each kind once or only the highest (FIR-23..27, AMB-78).

    A feature that hides the target gives what it gives against one that looks out: it counts when the table
    lets the shot stand all the same.
    """
    low = lying(target) != "standing"
    found = [_line(feature, low, table) for feature in _features(sighting, table)]
    return tuple(_distinct(stacked(found, table)))


def refusal_cover(target: Unit, sighting: Sighting, active: bool, table: Table) -> Refusal | None:
    """Why woods or cover hide `target`, or None (LOS-06..10); `active`: it looks out toward the firer (AMB-77)."""
    low = lying(target) != "standing"
    hidden = woods.refusal_woods(sighting, table)
    for feature in _features(sighting, table):
        hidden = hidden or _hiding(feature, low, active, target, table)
    return hidden


def _features(sighting: Sighting, table: Table) -> Iterator[_Feature]:
    """Each kind once (AMB-78), woods by their metres or by name."""
    light, heavy = woods.depths(sighting, table)
    names = [_SAME.get(name, name) for name in (_key(entry.feature) for entry in sighting.covers)]
    names += [name for name, metres in zip(woods.KINDS, (light, heavy), strict=True) if metres]
    if table.rulings.is_("los.mixedWoods", "all_heavy"):
        names = ["heavy_woods" if name == "light_woods" else name for name in names]
    for name, count in Counter(names).items():
        if (read := read_feature(name, table)) is not None:
            yield _Feature(name=name, row=read[0], listing=read[1], count=count)


def _line(feature: _Feature, low: bool, table: Table) -> Line:
    """The modifier of one kind of cover, as for a target that looks out."""
    row = feature.row
    raised = low and row.height == "half" and row.low_active != row.standing_active
    flat = raised and table.rulings.is_("cover.halfAndPosture", "always")
    cell = row.standing_active if flat else (row.low_active if low else row.standing_active)
    value = cell if isinstance(cell, int) else 0
    kind = f"{'full' if raised and not flat else row.height}_{row.hardness}"
    rule = "FIR-27" if kind == "full_hard" and row.height == "half" else table.book.to_hit[kind].rule
    name = row.name if feature.listing == "row" else feature.name.replace("_", " ")
    if row.key in woods.KINDS:
        value = woods.modifier(row, value, table)
    elif row.key == "unit" and feature.count > 1 and table.rulings.is_("los.unitsAsCover", "per_unit"):
        value, name = value * feature.count, f"{feature.count} other units"
    found = line(kind, f"{name} ({kind.replace('_', ' cover, ')})", value, rule)
    if feature.listing == "class":
        found = replace(found, label=kind.replace("_", " cover, "))
    if feature.listing == "unlisted" and table.rulings.is_("cover.unlistedFeatures", "no_cover"):
        return replace(found, value=0, applied=False, note="no cover class is printed for it (AMB-137)")
    return found


def _hiding(feature: _Feature, low: bool, active: bool, target: Unit, table: Table) -> Refusal | None:
    """Why this feature hides the target, or None."""
    row, name, rulings = feature.row, feature.name.replace("_", " "), table.rulings
    who = f"unit {target.id}"
    if row.key == "window" and rulings.is_("obstacle.window", "must_destroy"):
        return hides("window", "The window must be shot out first.", "AMB-118", "Fire at the window.")
    if row.key == "window" and low and rulings.is_("cover.windowPosture", "outright"):
        return hides("window", f"The window hides {who}, which is {lying(target)}.", "LOS-08")
    if row.key == "unit":
        blocks = low and rulings.is_("los.unitsAsCover", "block")
        return hides("unit-between", f"A unit on the line hides {who}.", "AMB-82") if blocks else None
    if row.key in _WALLS and feature.listing != "class" and rulings.is_("cover.wallPeek", "block"):
        rule = "LOS-04" if feature.name in _DOORS else "LOS-05" if row.key == "high" else "LOS-03"
        return hides("blocked", f"The {name} blocks the line.", rule)
    if row.key in woods.KINDS:
        passive = not active and rulings.is_("cover.woodsNeedFiring", "literal")
        return (
            hides("hidden", f"The {name} hide {who}, which does not look out.", "LOS-10") if passive else None
        )
    if row.height == "half" and rulings.is_("cover.halfAndPosture", "always"):
        return None
    cell = _cell(row, low, active)
    if cell != "blocked":
        return None
    rule = "LOS-09" if row.height == "half" else "LOS-10"
    return hides("hidden", f"The {name} hides {who}, which does not look out.", rule)


def _cell(row: ground.Cover, low: bool, active: bool) -> ground.CoverCell:
    if low:
        return row.low_active if active else row.low_idle
    return row.standing_active if active else row.standing_idle


def stacked(found: list[Line], table: Table) -> list[Line]:
    """Covers add up, or only the highest counts (AMB-78)."""
    if table.rulings.is_("cover.stacking", "add_kinds") or not found:
        return found
    best = max(range(len(found)), key=lambda place: found[place].value)
    return [
        entry
        if place == best
        else replace(entry, applied=False, note="only the highest cover counts (AMB-78)")
        for place, entry in enumerate(found)
    ]


def _distinct(found: Iterable[Line]) -> Iterator[Line]:
    """Two features of one class get two keys, so that each can be struck by itself."""
    seen: Counter[str] = Counter()
    for entry in found:
        seen[entry.key] += 1
        yield entry if seen[entry.key] == 1 else replace(entry, key=f"{entry.key}_{seen[entry.key]}")
