"""The verdict on one line between two units, as drawn (LOS)."""

from dataclasses import dataclass
from typing import Literal

from squadlog.field.conditions import Figure
from squadlog.field.cover_on_line import Effect, Looking, effects
from squadlog.field.elevation import hiding
from squadlog.field.ground import Ground
from squadlog.field.plan import Thing
from squadlog.field.readings import Readings
from squadlog.field.trace import Trace, in_order, trace
from squadlog.names import as_sentence

Nominal = Literal["clear", "penalty", "blocked"]


@dataclass(frozen=True, slots=True)
class Judged:
    """A verdict on one line as drawn, what decides it, and everything that covers the target, nearest first."""

    verdict: Nominal
    decides: Effect | None
    covers: tuple[Effect, ...]

    @property
    def reason(self) -> str:
        """One sentence."""
        if self.decides is None:
            return "Nothing is on the line."
        if not self.covers or self.verdict == "blocked":
            return as_sentence(self.decides.sentence)
        return as_sentence("; ".join(dict.fromkeys(effect.sentence for effect in self.covers)))

    @property
    def rule(self) -> str:
        """The rule that decides."""
        return self.decides.rule if self.decides else "LOS-01"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two units that may look at each other, and the stairs or elevators they are in."""

    ground: Ground
    viewer: Figure
    target: Figure
    looks_out: bool
    readings: Readings
    near: Thing | None
    far: Thing | None

    def judged(self, line: Trace, deeper_m: float = 0.0) -> Judged:
        """The verdict on a line between them, which may be shifted, its woods taken as so much deeper."""
        from_a = in_order(self.viewer.spot, self.target.spot)[0] == self.viewer.spot
        looking = Looking(line, self.viewer, self.target, self.looks_out, from_a, self.readings, deeper_m)
        if (apart := self._isolated()) is not None:
            return Judged("blocked", apart, ())
        shared = self.near
        if shared is not None and self.far is not None and self.viewer.spot.floor != self.target.spot.floor:
            return Judged(
                "clear", Effect(0.0, "STO-05", "both are in the same stairway", shared.id, shared.key), ()
            )
        found = [*effects(looking, shared), *_of_ground(looking)]
        found.sort(key=lambda effect: effect.t)
        covers = tuple(effect for effect in found if not effect.blocks)
        blocks = next((effect for effect in found if effect.blocks), None)
        if blocks is not None:
            return Judged("blocked", blocks, covers)
        return Judged("penalty", covers[0], covers) if covers else Judged("clear", None, ())

    def _isolated(self) -> Effect | None:
        """Nobody outside a stairway or elevator fights those in it, nor they those outside (STO-06, AMB-36)."""
        if (self.near and self.near.id) == (self.far and self.far.id):
            return None
        if self.far is None and self.readings.stairs_isolation == "one_way":
            return None
        inner, who = (self.far, "target") if self.far is not None else (self.near, "viewer")
        if inner is None:
            return None
        rule = "STO-06" if inner.role == "stairs" else "STO-13"
        return Effect(0.0, rule, f"the {who} is in the {inner.role} {inner.id}, the other is not", inner.id)


def pair(
    ground: Ground, viewer: Figure, target: Figure, readings: Readings, *, looks_out: bool = False
) -> Pair:
    """Two units, with the stairs or elevator each of them is in."""
    near, far = ground.shaft(viewer.spot, readings), ground.shaft(target.spot, readings)
    return Pair(ground, viewer, target, looks_out, readings, near, far)


def judged(
    ground: Ground, viewer: Figure, target: Figure, readings: Readings, *, looks_out: bool = False
) -> Judged:
    """The verdict as drawn, without its margin: for many questions at once."""
    line = trace(ground, viewer.spot, target.spot, readings)
    return pair(ground, viewer, target, readings, looks_out=looks_out).judged(line)


def _of_ground(looking: Looking) -> list[Effect]:
    """Floors, rising ground and dead zones (LOS-11, MAP-08)."""
    line = looking.line
    found = [
        Effect(looking.from_viewer(hidden.t), hidden.rule, hidden.sentence, "contour")
        for hidden in hiding(line.profile, looking.readings)
    ]
    if line.ceiling is not None:
        words = "the line goes through the floor of a storey"
        found.append(Effect(looking.from_viewer(line.ceiling), "MAP-08", words, "floor"))
    return found
