"""Whether what was done in secret is what its side bound itself to before all."""

from collections.abc import Iterator

from squadlog.battle.chapter_state import Proof, keeping_secrets
from squadlog.battle.evolve import evolve
from squadlog.battle.record.timeline import Timeline


def proofs(timeline: Timeline) -> Iterator[Proof]:
    """What every commitment on the line that stands comes to, oldest first."""
    creation, *steps = timeline.line()
    battle = timeline.battle(creation)
    for step in steps:
        for event in timeline.events(step):
            battle = evolve(battle, event)
            for kept in keeping_secrets(battle):
                if (proves := kept.secrets.proves) is not None and (
                    proof := proves(event, battle)
                ) is not None:
                    yield proof
