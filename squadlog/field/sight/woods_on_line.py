"""Woods on a line: cover short of their limit, beyond it they hide (LOS-06, LOS-07, LOS-12, LOS-13, TER-11)."""

from collections.abc import Iterator, Mapping

from squadlog.field.ground.readings import Readings
from squadlog.field.sight.looking import Effect, Looking
from squadlog.records import value

LIGHT_LIMIT_M = 10.0
HEAVY_LIMIT_M = 3.0
_EPSILON = 1e-9


def woods(looking: Looking) -> Iterator[Effect]:
    """Woods short of the limit cover, beyond it they hide (LOS-06, LOS-07, LOS-12, LOS-13)."""
    readings, line = looking.readings, looking.line
    spans = [
        _Grown(min(looking.from_viewer(t0), looking.from_viewer(t1)), (t1 - t0) * line.length_m, kind, name)
        for name, kind, (t0, t1) in line.grown
        if kind != "marsh"
    ]
    for group in _groups(sorted(spans, key=lambda span: span.t), readings):
        weight = _weights(readings)
        share = sum(weight[span.kind] * span.metres for span in group)
        share += looking.deeper_m * max(weight[span.kind] for span in group)
        named = " and ".join(f"{_metres(group, kind):.1f} m of {kind} woods" for kind in _kinds(group))
        rule = "LOS-06" if weight[group[0].kind] == weight["heavy"] else "LOS-07"
        if share > 1 + _EPSILON or (readings.woods_boundary_blocks and share >= 1 - _EPSILON):
            yield Effect(
                _full_at(group, weight, line.length_m), rule, f"{named} hide the target", group[0].name
            )
        elif readings.woods_need_firing and not looking.looks_out:
            yield Effect(
                group[0].t, "LOS-10", "the woods hide a target that does not look out", group[0].name
            )
        for kind in _kinds(group):
            first = next(span for span in group if span.kind == kind)
            sentence = f"{_metres(group, kind):.1f} m of {kind} woods cover the target"
            yield Effect(
                first.t, "LOS-13" if kind == "heavy" else "LOS-12", sentence, first.name, f"{kind}_woods"
            )


def shares(metres: Mapping[str, float], readings: Readings) -> list[float]:
    """How much of the limit the metres of each kind of woods use up, or those of both together (AMB-71); 1 is all of it."""
    weight = _weights(readings)
    used = [weight[kind] * metres[kind] for kind in sorted(metres)]
    return used if readings.mixed_woods == "independent" else [sum(used)]


def _weights(readings: Readings) -> dict[str, float]:
    """What a metre of each kind takes of the limit."""
    heavy = 1 / HEAVY_LIMIT_M
    return {"light": heavy if readings.mixed_woods == "all_heavy" else 1 / LIGHT_LIMIT_M, "heavy": heavy}


@value
class _Grown:
    """A stretch of woods on the line: where the look enters it, and how long it is."""

    t: float
    metres: float
    kind: str
    name: str


def _groups(spans: list[_Grown], readings: Readings) -> list[list[_Grown]]:
    """Which stretches are counted together (AMB-71)."""
    if readings.mixed_woods != "independent":
        return [spans] if spans else []
    return [[span for span in spans if span.kind == kind] for kind in _kinds(spans)]


def _kinds(spans: list[_Grown]) -> list[str]:
    return sorted({span.kind for span in spans})


def _metres(spans: list[_Grown], kind: str) -> float:
    return sum(span.metres for span in spans if span.kind == kind)


def _full_at(spans: list[_Grown], weight: dict[str, float], length_m: float) -> float:
    """Where on the line the limit of the woods is used up."""
    used = 0.0
    for span in spans:
        more = span.metres * weight[span.kind]
        if used + more >= 1:
            return span.t + (1 - used) / weight[span.kind] / length_m
        used += more
    return spans[-1].t + spans[-1].metres / length_m
