"""Fire on the subphase track: shots still to fall, and who watches for a target."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import unit_of
from squadlog.rules.common import wounds
from squadlog.rules.common.on_track import Bar, OnTrack


def track(battle: Battle) -> Iterator[OnTrack]:
    """Who is out of the fight, holds opportunity fire (ACT-54), or fires in this subphase (ACT-04)."""
    yield from wounds.track(battle)
    for unit in battle.units.values():
        if unit.opportunity is not None and not unit.out:
            says = f"is ready for opportunity fire with {unit.opportunity}"
            watches = Bar(word="opportunity fire", short="opp. fire", look="open", glyph="◌", says=says)
            yield OnTrack(of=unit.id, start=battle.now, until=None, bar=watches)
    for shot in battle.fire_queue:
        target = unit_of(shot.plan.target) if shot.plan is not None else None
        at = "" if target is None else str(target)
        says = f"fires {shot.weapon}{at and f' at {at}'}"
        bar = Bar(word=at, look="point", glyph="⊕", says=says)
        yield OnTrack(of=shot.unit, start=battle.now, until=battle.now, bar=bar)
