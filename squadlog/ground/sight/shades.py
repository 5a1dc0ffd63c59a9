"""How somebody is seen, in three shades: not at all, freely, or through smoke alone (LOS-01, A-71)."""

from collections.abc import Sequence

from squadlog.ground.compiled.conditions import Figure
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.clouds import Veil
from squadlog.ground.sight.los_verdict import are_seen

UNSEEN, SEEN, HAZY = 0, 1, 2
"""`HAZY` is seen through smoke alone: it is fired at with a penalty, and spotted for nobody."""
CLEAR = Veil()


def shades(
    ground: Ground, viewer: Figure, targets: Sequence[Figure], readings: Readings, veil: Veil = CLEAR
) -> tuple[int, ...]:
    """How well a viewer sees each of several targets, whichever way he faces; lines are told together."""
    seen = are_seen(ground, viewer, targets, readings)
    if not veil.clouds:
        return tuple(map(int, seen))
    through = UNSEEN if veil.hides else HAZY
    return tuple(
        UNSEEN if not clear else through if veil.on(viewer.spot, target.spot) else SEEN
        for clear, target in zip(seen, targets, strict=True)
    )
