"""Hand grenades and smoke as one chapter (GRN, SMK)."""

from collections.abc import Iterator

from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.state import Battle, Unit
from squadlog.rules.ammunition import chapter as ammunition
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.grenades import readying, sacrifice, throwing
from squadlog.rules.grenades.kinds import BLASTS
from squadlog.rules.grenades.record import KEY, KINDS, PICK_UP, STOW, THROW, belt
from squadlog.rules.grenades.stock import grenades_left


def of_throw(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """Which grenade, the one in hand before others, and where it is to land."""
    unit = battle.units[said.unit]
    ready = belt(unit).ready
    there = [kind for kind in KINDS if grenades_left(unit, kind, ctx.book)]
    if ready and ctx.rulings.is_("grenade.ready", "each_throw"):
        there = [ready]
    yield Detail(
        slot="item", label="grenade", options=tuple(sorted(there, key=lambda one: one != ready)) or (None,)
    )
    yield Detail(slot="aim", label="aimed at")


def of_pick_up(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """The details of picking up as without grenades, with one's own grenades among the things."""
    unit = battle.units[said.unit]
    own = tuple(kind for kind in KINDS if grenades_left(unit, kind, ctx.book))
    away = (STOW,) if belt(unit).ready and not ctx.rulings.is_("grenade.stow", "none") else ()
    for detail in ammunition.details_pick_up(battle, said, ctx):
        more = own if detail.slot == "item" else ()
        last = away if detail.slot == "extras" else ()
        yield Detail(slot=detail.slot, label=detail.label, options=(*more, *detail.options, *last))


def _has_any(_battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    return any(grenades_left(unit, kind, ctx.book) for kind in KINDS)


CHAPTER = Chapter(
    key=KEY,
    actions=ActionHooks(
        handlers={
            THROW: ActionHandler(
                refusal=throwing.refusal,
                effect=throwing.let_go,
                details=of_throw,
                serves=_has_any,
                aims=throwing.aims,
                foresees=throwing.foresees,
                readies=throwing.readies,
            ),
            PICK_UP: ActionHandler(
                refusal=readying.refusal,
                extras=readying.extras,
                effect=readying.finish_ready,
                details=of_pick_up,
            ),
            sacrifice.DIVE: ActionHandler(
                refusal=sacrifice.refusal, effect=sacrifice.finish_dive, details=sacrifice.of_dive
            ),
        }
    ),
    fire=FireHooks(volleys=throwing.volleys),
    blasts=BlastHooks(kinds=BLASTS),
)
