"""What stands on a line of fire: its to-hit lines, and whether it hides the target (LOS-08..16, FIR-23..28)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Literal

from squadlog.base.records import record, value
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Posture, Unit
from squadlog.book import ground
from squadlog.book.cover_names import Listing, as_key, feature_names, read_feature
from squadlog.book.ground import DEEP
from squadlog.facts.ground_facts import SMOKE, Sighting
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.fire import woods
from squadlog.rules.fire.woods import hides

_SAME: Mapping[str, str] = {"other_unit": "unit"}
"""Two names of one kind, which counts once (AMB-78, AMB-82)."""
_DOORS = ("internal_door", "external_door", "sliding_door", "elevator_door", "bulkhead_door", "airlock_door")


@record
class _Feature:
    """One kind of feature on the line: how it was called, its row of the cover table, how often it is there."""

    name: str
    row: ground.CoverRow
    listing: Listing
    count: int = 1

    @property
    def spoken(self) -> str:
        """Its name in words, `the counter`; of a bare class of the cover table, what it is: `soft cover`."""
        if self.listing != "class":
            return f"the {self.name.replace('_', ' ')}"
        height, _, hardness = self.name.partition("_")
        return f"{hardness} cover" if height == "full" else f"{hardness} {height} cover"


@record
class _Seen:
    """A target by the columns of the cover table: `low` kneels or lies, `active` looks out toward the firer (T-08)."""

    unit: Unit
    low: bool
    active: bool


@value
class Cells:
    """The cells of the cover table that block, as the table reads them: what hides whom behind it (T-08, AMB-74)."""

    reading: BookReading

    def hides(self, feature: str, *, low: bool, active: bool) -> bool:
        """Whether a feature hides a target that kneels or lies (`low`), or looks out (`active`) (LOS-08..10)."""
        read = read_feature(feature, self.reading.book)
        return not active if read is None else self.blocks(read[0], low=low, active=active)

    def shelters(self, feature: str, *, low: bool) -> tuple[Literal["half", "full"], str]:
        """How far a feature covers from a burst on its other side, and the rule.

        Half cover is full for a unit that kneels or lies, however that is read against shots (A-68).
        """
        read = read_feature(feature, self.reading.book)
        if read is None or read[0].height == "full":
            return "full", "FIR-25" if read is None else read[0].rule
        return ("full", "A-68") if low else ("half", read[0].rule)

    def blocks(self, row: ground.CoverRow, *, low: bool, active: bool) -> bool:
        """How far the row of a cover shelters. Half cover may be half against whoever kneels or lies too (AMB-74)."""
        if self.stays_half(row):
            return False
        if low:
            return (row.low_active if active else row.low_idle) == "blocked"
        return (row.standing_active if active else row.standing_idle) == "blocked"

    def stays_half(self, row: ground.CoverRow) -> bool:
        """Whether posture makes no difference to it (AMB-74)."""
        return row.height == "half" and self.reading.rulings.is_("cover.halfAndPosture", "always")


def unknown_cover(sighting: Sighting, ctx: RulesContext) -> Refusal | None:
    """A stated cover that the tables do not know, or a length below zero; nobody can overrule either."""
    for entry in sighting.crossed:
        if not (read_feature(entry.kind, ctx.book) if entry.metres is None else entry.kind in (*DEEP, SMOKE)):
            sentence = f"{entry.kind!r} is not a kind of cover."
            instead = f"Kinds: {', '.join(feature_names(ctx.book))}."
            return nonsense("unknown-cover", sentence, "FIR-23", instead)
    lengths = (*(entry.metres or 0.0 for entry in sighting.crossed), sighting.distance.value or 0.0)
    if any(not 0 <= metres < float("inf") for metres in lengths):
        return nonsense("bad-distance", "Distances are metres, 0 or more.", "FIR-01")
    return None


def lying(unit: Unit) -> Posture:
    """The posture that counts when a unit is shot at: who is out of the fight lies prone (AMB-96)."""
    return "prone" if unit.out else unit.posture


def cover_lines(target: Unit, sighting: Sighting, ctx: RulesContext) -> tuple[Line, ...]:
    """What cover on the line adds to a shot at `target`, each kind once or only the highest (FIR-23..27, AMB-78).

    A feature that hides the target gives what it gives against one that looks out: it counts when the table
    lets the shot stand all the same.
    """
    found = [_line(feature, _is_low(target), ctx) for feature in _features(sighting, ctx)]
    return tuple(_distinct(stack_covers(found, ctx)))


def cover_of_thing(sighting: Sighting, ctx: RulesContext) -> tuple[Line, ...]:
    """What cover adds to a shot at a small thing that lies there: it has no posture (ECM-09, A-103)."""
    found = [_line(feature, low=False, ctx=ctx) for feature in _features(sighting, ctx)]
    return tuple(_distinct(stack_covers(found, ctx)))


def refusal_cover(target: Unit, sighting: Sighting, active: bool, ctx: RulesContext) -> Refusal | None:
    """Why woods or cover hide `target`, or None (LOS-06..10); `active`: it looks out toward the firer (AMB-77)."""
    seen = _Seen(unit=target, low=_is_low(target), active=active)
    hidden = woods.refusal_woods(sighting, ctx)
    for feature in _features(sighting, ctx):
        hidden = hidden or _hiding(feature, seen, ctx)
    return hidden


def _is_low(target: Unit) -> bool:
    return lying(target) != "standing"


def _features(sighting: Sighting, ctx: RulesContext) -> Iterator[_Feature]:
    """Each kind once (AMB-78), woods by their metres or by name."""
    light, heavy = woods.depths(sighting, ctx)
    there = (as_key(entry.kind) for entry in sighting.crossed if entry.metres is None)
    names = [_SAME.get(name, name) for name in there]
    names += [name for name, metres in zip(DEEP, (light, heavy), strict=True) if metres]
    if ctx.rulings.is_("los.mixedWoods", "all_heavy"):
        names = ["heavy_woods" if name == "light_woods" else name for name in names]
    for name, count in Counter(names).items():
        if (read := read_feature(name, ctx.book)) is not None:
            yield _Feature(name=name, row=read[0], listing=read[1], count=count)


def _line(feature: _Feature, low: bool, ctx: RulesContext) -> Line:
    """The modifier of one kind of cover, as for a target that looks out."""
    row = feature.row
    low = low and not Cells(ctx.reading).stays_half(row)
    raised = low and row.height == "half" and row.low_active != row.standing_active
    kind = f"{'full' if raised else row.height}_{row.hardness}"
    cell = row.low_active if low else row.standing_active
    counts = _as_ruled(feature, cell if isinstance(cell, int) else 0, ctx)
    rule = "FIR-27" if kind == "full_hard" and raised else ctx.book.to_hit[kind].rule
    found = line(kind, _label(feature, kind, ctx), counts, rule)
    if feature.listing == "unlisted" and ctx.rulings.is_("cover.unlistedFeatures", "no_cover"):
        return replace(found, value=0, applied=False, note="no cover class is printed for it (AMB-137)")
    return found


def _counts_each(feature: _Feature, ctx: RulesContext) -> bool:
    """Several units on the line may count one by one (AMB-82)."""
    return feature.row.key == "unit" and feature.count > 1 and ctx.rulings.is_("los.unitsAsCover", "per_unit")


def _as_ruled(feature: _Feature, listed: int, ctx: RulesContext) -> int:
    """What the table counts for a figure of the cover list: woods and units have readings of their own."""
    if feature.row.key in DEEP:
        return woods.modifier(feature.row, listed, ctx)
    return listed * feature.count if _counts_each(feature, ctx) else listed


def _label(feature: _Feature, kind: str, ctx: RulesContext) -> str:
    cover_class = kind.replace("_", " cover, ")
    if feature.listing == "class":
        return cover_class
    if feature.listing == "own":
        return f"{_own_name(feature, ctx)} ({cover_class})"
    name = feature.row.name if feature.listing == "row" else feature.spoken
    return f"{f'{feature.count} other units' if _counts_each(feature, ctx) else name} ({cover_class})"


def _own_name(feature: _Feature, ctx: RulesContext) -> str:
    """What the pack calls it, and whose it is."""
    keys = (row for row in ctx.book.obstacles.values() if row.own and row.key.casefold() == feature.name)
    return next(keys).name


def _hiding(feature: _Feature, seen: _Seen, ctx: RulesContext) -> Refusal | None:
    """Why this feature hides the target, or None: the cover table, and where its kind is read in several ways, that."""
    match feature.row.key:
        case "window":
            return _behind_window(seen, ctx) or _by_table(feature, seen, ctx)
        case "unit":
            return _behind_unit(seen, ctx)
        case "light_woods" | "heavy_woods":
            return _in_woods(feature, seen, ctx)
        case "internal_wall" | "external_wall" | "high":
            return _behind_wall(feature, ctx) or _by_table(feature, seen, ctx)
        case _:
            return _by_table(feature, seen, ctx)


def _by_table(feature: _Feature, seen: _Seen, ctx: RulesContext) -> Refusal | None:
    """The cell of the cover table for this target (T-08, LOS-09, LOS-10)."""
    row = feature.row
    if not Cells(ctx.reading).blocks(row, low=seen.low, active=seen.active):
        return None
    if row.height == "full":
        sentence = f"Unit {seen.unit.id} is in full cover behind {feature.spoken}, not looking out."
        return hides("hidden", sentence, "LOS-10")
    how = lying(seen.unit)
    sentence = f"Unit {seen.unit.id}, {how}, is hidden behind {feature.spoken}, not looking out."
    return hides("hidden", sentence, "LOS-09")


def _behind_window(seen: _Seen, ctx: RulesContext) -> Refusal | None:
    """A window may have to be shot out first, or hide whoever is low outright (AMB-75, AMB-118)."""
    if ctx.rulings.is_("obstacle.window", "must_destroy"):
        return hides("window", "The window must be shot out first.", "AMB-118", "Fire at the window.")
    if seen.low and ctx.rulings.is_("cover.windowPosture", "outright"):
        sentence = f"Unit {seen.unit.id}, {lying(seen.unit)}, is hidden by the window."
        return hides("window", sentence, "LOS-08")
    return None


def _behind_unit(seen: _Seen, ctx: RulesContext) -> Refusal | None:
    """A unit hides nobody, unless the table lets it hide whoever is low (AMB-82)."""
    if seen.low and ctx.rulings.is_("los.unitsAsCover", "block"):
        return hides("unit-between", f"Unit {seen.unit.id} is hidden by a unit on the line.", "AMB-82")
    return None


def _in_woods(feature: _Feature, seen: _Seen, ctx: RulesContext) -> Refusal | None:
    """Woods within their depth hide nobody, unless the table reads them like other full cover (AMB-73)."""
    if not seen.active and woods.depths_of(ctx.reading).shut_to_the_idle:
        sentence = f"Unit {seen.unit.id} is hidden by {feature.spoken} and not looking out."
        return hides("hidden", sentence, "LOS-10")
    return None


def _behind_wall(feature: _Feature, ctx: RulesContext) -> Refusal | None:
    """Walls, doors and high obstacles may always block; a bare class of cover is no wall (AMB-76)."""
    if feature.listing == "class" or not ctx.rulings.is_("cover.wallPeek", "block"):
        return None
    rule = "LOS-04" if feature.name in _DOORS else "LOS-05" if feature.row.key == "high" else "LOS-03"
    return hides("blocked", f"{feature.spoken.capitalize()} blocks the line.", rule)


def stack_covers(found: list[Line], ctx: RulesContext) -> list[Line]:
    """Covers add up, or only the highest counts (AMB-78)."""
    if ctx.rulings.is_("cover.stacking", "add_kinds") or not found:
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
