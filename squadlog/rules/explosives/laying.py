"""Charges that a side conceals before play, out of what its soldiers carry (EXP-18)."""

from collections.abc import Iterator

from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import LayThing, laid_out
from squadlog.rules.explosives.record import CHARGE, SHAPED, assigned_charges, charges
from squadlog.rules.fire.obstacles import row_of
from squadlog.rules.house.belongings import no


def objections(battle: Battle, command: LayThing, ctx: RulesContext) -> Iterator[Refusal]:
    """A shaped one touches an obstacle (SHP-03), and what is to lie against one lies there (EXP-04)."""
    if (refused := _tells(battle, command)) is not None:
        yield refused
    if command.off:
        return
    lying = {one.number for one in laid_out(battle).things if one.kind == CHARGE}
    carried = (one for one in assigned_charges(battle, command.side) if one.number not in lying)
    item = next(
        (one.item for one in assigned_charges(battle, command.side) if one.number == command.number), None
    )
    if (item or next((one.item for one in carried), "")) == SHAPED and command.on is None:
        sentence = "A shaped charge must touch the obstacle that it pierces."
        yield no("no-obstacle", sentence, "SHP-03", "Name it: on D1.")
        return
    feature = battle.features.get(command.on or "")
    if feature is None:
        return
    if row_of(feature, ctx) is None:
        sentence = f"{feature.name} cannot be destroyed."
        yield no("indestructible", sentence, "OBS-17", "Place the charge on the ground.")
    elif command.at is not None and ctx.surveyor.point_of(feature.id, (command.at.x, command.at.y)) is None:
        yield no("not-on-it", f"{feature.name} is not there.", "EXP-04", "Name a place right beside it.")


def _tells(battle: Battle, command: LayThing) -> Refusal | None:
    """The last charges of a soldier are those that lie in secret: else the number of another would tell of them."""
    every = tuple(assigned_charges(battle, command.side))
    this = next((one for one in every if one.number == command.number), None)
    if this is None:
        return None
    lying = [one for one in charges(battle, whole=False) if one.number != this.number]
    bare = {one.number for one in lying if not one.covered}
    alike = (one for one in every if (one.unit, one.item) == (this.unit, this.item))
    like = [one.number for one in alike if one.number not in bare]
    secret = {one.number for one in lying if one.covered} & set(like)
    if command.covered and not command.off:
        secret.add(this.number)
    if secret == set(like[len(like) - len(secret) :]):
        return None
    other = max(set(like) - secret) if this.number in secret else min(secret)
    sentence = f"The soldier's last charges are placed in secret, and {this.number} and {other} are alike."
    return nonsense("number-tells", sentence, "EXP-18", f"Name charge {other}.")
