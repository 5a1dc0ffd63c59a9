"""Smoke on a line of fire: +5 for any of it, or for each cloud, or nobody is seen through it (SMK-02, A-71, A-72)."""

from collections.abc import Iterator

from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.facts.ground_facts import SMOKE, Sighting
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext

_no = refuses("fire")


def clouds_on(sighting: Sighting) -> int:
    """How many clouds a line goes through."""
    return sum(one.kind == SMOKE for one in sighting.crossed)


def smoke_lines(sighting: Sighting, ctx: RulesContext) -> Iterator[Line]:
    """What smoke adds to a shot: once, however many clouds there are, or for each by ruling (FIR-35, SMK-07, A-72)."""
    count = clouds_on(sighting)
    if count:
        row = ctx.book.to_hit["smoke"]
        times = count if ctx.rulings.is_("smoke.stack", "true") else 1
        yield line(row.key, row.name if times == 1 else f"{times} x {row.name}", row.value * times, row.rule)


def refusal_smoke(sighting: Sighting, ctx: RulesContext) -> Refusal | None:
    """Why nobody is shot at through smoke, where the table reads it so (SMK-02, A-71)."""
    if not clouds_on(sighting) or not ctx.rulings.is_("smoke.mode", "block"):
        return None
    return _no("smoke", "Smoke is on the line.", "SMK-02", "Choose another target, or wait until it lifts.")
