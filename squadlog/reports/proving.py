"""Whether what was done in secret is what its side bound itself to before all."""

from collections.abc import Iterator

from squadlog.battle.evolve import evolve
from squadlog.battle.holding import HOLDINGS, Proof
from squadlog.battle.record.timeline import Timeline


def proofs(timeline: Timeline) -> Iterator[Proof]:
    """What every commitment on the line that stands comes to, oldest first."""
    creation, *steps = timeline.line()
    battle = timeline.battle(creation)
    for step in steps:
        for event in timeline.events(step):
            battle = evolve(battle, event)
            for key in battle.chapters:
                if key in HOLDINGS and (proves := HOLDINGS[key].proves) and (proof := proves(event, battle)):
                    yield proof
