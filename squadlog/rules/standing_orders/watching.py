"""What the table would want to know before a standing order goes on: what is otherwise than it was (ACT-16)."""

from typing import NamedTuple

from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.common.context import RulesContext
from squadlog.rules.standing_orders.record import Looked, StandingOrder


class End(NamedTuple):
    """Why an order is over, and the rule; `done` when it has reached its goal."""

    why: str
    rule: str = ""
    done: bool = False


def look_at(battle: Battle, unit: Unit, ctx: RulesContext) -> Looked:
    """How things stand with a unit now."""
    return Looked(
        wound=unit.wound,
        dazed_at=unit.dazed_at,
        seen=tuple(in_sight(battle, unit, ctx)),
        at=None if unit.position is None else (unit.position.x, unit.position.y),
    )


def in_sight(battle: Battle, unit: Unit, ctx: RulesContext) -> list[int]:
    """The enemies with a line of sight to the unit on the map; none where the unit stands on no map."""
    if unit.position is None:
        return []
    return [
        other.id
        for other in battle.units.values()
        if other.side != unit.side and not other.out and other.position is not None
        and ctx.surveyor.sighting(unit.id, other.id, StatedSighting()).in_sight.value
    ]  # fmt: skip


def what_has_happened(battle: Battle, unit: Unit, order: StandingOrder, now: Looked) -> End | None:
    """What has happened to the unit, or come into its sight, since it was last looked at; None: nothing."""
    before = order.looked
    if unit.out:
        return End("it is out of the fight", "WND-17")
    if now.wound != before.wound:
        return End(f"it is wounded, {now.wound} now", "WND-01")
    if now.dazed_at != before.dazed_at:
        return End(
            f"it is dazed through {unit.dazed_until}" if unit.dazed_until else "its daze has changed",
            "WND-04",
        )
    if battle.engaging(unit.id):
        return End("it is attacked hand to hand", "MEL-05")
    new = [battle.units[number] for number in now.seen if number not in before.seen]
    if new:
        waited = order.task.what == "hold" and order.task.until is None
        come = "comes" if len(new) == 1 else "come"
        return End(f"{' and '.join(unit.called for unit in new)} {come} into sight", "LOS-01", done=waited)
    return None
