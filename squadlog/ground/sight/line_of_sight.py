"""The sight line between two units: what the table would see with a string from head to head, and why (LOS)."""

from collections.abc import Container, Iterable, Iterator, Sequence
from math import hypot
from typing import Literal

from squadlog.base.lengths import in_metres
from squadlog.base.records import record, value
from squadlog.facts.concealment import WOODS, Grown
from squadlog.facts.ground_facts import FAR_M
from squadlog.facts.shapes import metres_apart, say_ends
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import Point
from squadlog.ground.sight.clouds import Puff
from squadlog.ground.sight.los_query import SightEffect
from squadlog.ground.sight.los_verdict import Nominal, Pair, SightJudged, pair, pairs_at
from squadlog.ground.sight.margin import Change, margin
from squadlog.ground.sight.ray_trace import SightTrace, trace

_WOULD: dict[Nominal, str] = {"clear": "open", "penalty": "open, with cover", "blocked": "blocked"}
_UNASKED = Change(0.0, None)
_STILL = 0.1
"""A head that moves by less than this share of the other counts as still."""
Verdict = Literal["clear", "penalty", "blocked", "too_close"]


@value
class Crossing:
    """A feature on the line that covers the target: its id, its name in the cover table, metres from the viewer."""

    feature: str
    key: str
    at_m: float


@record
class SightLine:
    """One unit's line to another, reasoned.

    `verdict` is "too_close" if a shift of the heads by `Readings.close_call_m` would change it; `nominal` is then the
    verdict as drawn. `point` is where what decides lies on the line, None if nothing does. `crossings` cover the
    target; `woods` count by their metres instead, each kind as a whole. `margin_m` is the least shift that changes
    the verdict, at most `ground_facts.FAR_M` (see `margin`); None if nobody asked for it and the line is not too close
    to call. `otherwise` says that shift and the verdict there in words; empty where nothing near changes it. `smoke` is
    on the line whatever the verdict says: what it does is for the rules. `distance_m` is from head to head, `bases_m`
    the radii of both bases where distances run from their edges (AMB-145).
    """

    verdict: Verdict
    nominal: Nominal
    reason: str
    rule: str
    point: Point | None
    distance_m: float
    woods: tuple[Grown, ...]
    crossings: tuple[Crossing, ...]
    margin_m: float | None
    otherwise: str = ""
    smoke: tuple[Puff, ...] = ()
    bases_m: tuple[float, float] = (0.0, 0.0)

    @property
    def range_m(self) -> float:
        """The distance that rules go by, in plan: from head to head, or from base edge to base edge (AMB-145)."""
        return metres_apart(self.distance_m, 0.0, bases_m=sum(self.bases_m))

    @property
    def ends(self) -> str:
        """What the distance runs from and to, behind its metres; empty for heads."""
        return say_ends(*self.bases_m)

    def depth_m(self, kind: str) -> float:
        """How many metres of `light` or `heavy` woods are on the line."""
        return sum(grown.metres for grown in self.woods if grown.kind == kind)

    @property
    def open(self) -> bool:
        """Whether the target is seen, as drawn."""
        return self.nominal != "blocked"


def look(
    ground: Ground,
    viewer: Figure,
    target: Figure,
    readings: Readings,
    *,
    looks_out: bool = False,
    aimed_at: str | None = None,
    with_margin: bool = True,
) -> SightLine:
    """How `viewer` sees `target`, head to head (LOS-01).

    `looks_out` says that the target fires or detects toward the viewer (AMB-77). What is measured is the same from
    either end; a different verdict comes from the target's posture or from who fires, and its rule says so. `aimed_at`
    is the id of a wall, door or other feature that is shot at: the target is then a point of it, and the feature itself
    hides nothing (OBS-02, AMB-135). Without `with_margin` it is only asked whether the line is too close to call, which
    is much quicker.
    """
    within_m = FAR_M if with_margin else readings.close_call_m
    two = pair(ground, viewer, target, readings, looks_out=looks_out, aimed_at=aimed_at).beside(within_m)
    line = trace(ground, viewer.spot, target.spot, readings)
    drawn = two.judged(line)
    change = margin(two, line, drawn, within_m=within_m)
    return _build_line(two, line, drawn, change, with_margin=with_margin)


def look_round(
    ground: Ground,
    viewer: Figure,
    targets: Sequence[Figure],
    readings: Readings,
    *,
    looking_out: Container[int] = (),
) -> tuple[SightLine, ...]:
    """The lines to several targets as `look` has them without a margin, measured together.

    `looking_out` are the places in the row of those that look out.
    """
    found: list[SightLine | None] = [None] * len(targets)
    for number, line, two in pairs_at(ground, viewer, targets, readings, looking_out=looking_out):
        near = two.beside(readings.close_call_m)
        drawn = near.judged(line)
        change = margin(near, line, drawn, within_m=readings.close_call_m)
        found[number] = _build_line(near, line, drawn, change, with_margin=False)
    return tuple(one for one in found if one is not None)


def lines_in_sight(
    ground: Ground,
    viewer: Figure,
    targets: Sequence[Figure],
    readings: Readings,
    *,
    looking_out: Container[int] = (),
) -> tuple[SightLine | None, ...]:
    """The lines to those of several targets that are in sight as drawn, measured together; None for the others.

    Nobody asks whether they are too close to call. `looking_out` are the places in the row of those that look out.
    """
    seen: list[SightLine | None] = [None] * len(targets)
    for number, line, two in pairs_at(ground, viewer, targets, readings, looking_out=looking_out):
        if two.verdict(line) != "blocked":
            seen[number] = _build_line(two, line, two.judged(line), _UNASKED, with_margin=False)
    return tuple(seen)


def _build_line(
    two: Pair, line: SightTrace, drawn: SightJudged, change: Change, *, with_margin: bool
) -> SightLine:
    viewer, target = two.viewer, two.target
    close = change.judged is not None and change.metres <= two.readings.close_call_m
    shown = drawn if drawn.decides or change.judged is None or not close else change.judged
    return SightLine(
        verdict="too_close" if close else drawn.verdict,
        nominal=drawn.verdict,
        reason=_too_close(drawn, change) if close else drawn.reason,
        rule=shown.rule,
        point=_place(viewer.spot, target.spot, shown.decides.t) if shown.decides else None,
        distance_m=line.length_m,
        woods=tuple(list_woods(line, viewer.spot)),
        crossings=list_crossings(line, drawn.covers),
        margin_m=change.metres if with_margin or close else None,
        otherwise=_otherwise(change, viewer_first=line.a == viewer.spot),
        bases_m=(viewer.base_m, target.base_m),
    )


def list_woods(line: SightTrace, viewer: Spot) -> Iterator[Grown]:
    """Woods on the line, each kind as a whole: how deep it is in all, and where the viewer's look first enters it."""
    for kind in WOODS:
        spans = [
            (name, span if line.a == viewer else (1 - span[1], 1 - span[0]))
            for name, grown, span in line.grown
            if grown == kind
        ]
        if spans:
            name, (t, _) = min(spans, key=lambda one: one[1])
            yield Grown(kind, line.depth_m(kind), t, name)


def list_crossings(line: SightTrace, found: Iterable[SightEffect]) -> tuple[Crossing, ...]:
    """What covers the target, each feature once; woods count by their metres instead."""
    seen: dict[tuple[str, str], Crossing] = {}
    for effect in found:
        if effect.key is not None and not effect.key.endswith("_woods"):
            crossing = Crossing(effect.feature, effect.key, round(effect.t * line.length_m, 3))
            seen.setdefault((effect.feature, effect.key), crossing)
    return tuple(seen.values())


def _place(spot: Spot, other: Spot, t: float) -> Point:
    """The point at `t` of the way from one spot to another, to the millimetre."""
    return round(spot.x + (other.x - spot.x) * t, 3), round(spot.y + (other.y - spot.y) * t, 3)


def _otherwise(change: Change, *, viewer_first: bool) -> str:
    """`the target's head 0.50 m further left and the line would be open`, left and right as the viewer looks."""
    if change.judged is None:
        return ""
    would = f"and the line would be {_WOULD[change.judged.verdict]}"
    if change.heads is None:
        return f"woods {in_metres(change.metres, 2)} {'deeper' if change.deeper else 'less deep'} {would}"
    heads = (
        change.heads if viewer_first else tuple(-metres for metres in (*change.heads[2:], *change.heads[:2]))
    )
    viewer, target = heads[:2], heads[2:]
    sizes = hypot(*viewer), hypot(*target)
    alone = min(sizes) < _STILL * max(sizes)
    moved = viewer if sizes[0] >= sizes[1] else target
    whose = "both heads" if not alone else "the viewer's head" if moved is viewer else "the target's head"
    ahead, left = moved
    if abs(left) >= abs(ahead):
        way = "further left" if left > 0 else "further right"
        opposite = not alone and viewer[1] * target[1] < 0
        way = "aside, one to each side," if opposite else way
    else:
        way = (
            ("farther off" if ahead > 0 else "nearer")
            if moved is target
            else "ahead"
            if ahead > 0
            else "back"
        )
        way = "along the line" if not alone else way
    return f"{whose} {in_metres(max(change.metres, 0.01), 2)} {way} {would}"


def _too_close(drawn: SightJudged, change: Change) -> str:
    other = change.judged.reason if change.judged else ""
    return (
        f"Too close, the table decides. As drawn: {drawn.reason} {change.metres * 100:.0f} cm aside: {other}"
    )
