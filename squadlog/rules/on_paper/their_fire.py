"""Their fire at ours: what they say came of it, and what that does by the rules (DMG-02, WND-01, ACT-58)."""

from collections.abc import Iterator
from typing import Literal

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Effect
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.shot import strike
from squadlog.rules.common.wounds import armour_factor, wound_levels
from squadlog.rules.on_paper.record import TheyFired, is_on_paper, speaker_of
from squadlog.rules.on_paper.saying import TheyHit, TheyMiss
from squadlog.rules.on_paper.whom import refuse_own, refuse_stranger

_HIGHEST_PF = 20
_WAITING = ("actions", "fire")
"""The steps whose shots take effect together, once all are rolled (AMB-84)."""


def _who_fires(battle: Battle, by: int) -> Refusal | None:
    return refuse_stranger(battle, by) if by else None


def objections_hit(battle: Battle, command: TheyHit, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a hit: it is on one of ours, by one of theirs, and its penetration is known."""
    if refused := refuse_own(battle, command.unit) or _who_fires(battle, command.by):
        yield refused
    elif battle.stage in ("setup", "over"):
        yield nonsense("not-now", "Nobody is hit outside a turn.", "SEQ-04")
    elif command.weapon and command.weapon not in ctx.book.weapons:
        known = ", ".join(ctx.book.weapons)
        yield nonsense(
            "no-such-weapon", f"The book has no weapon {command.weapon!r}.", "WPN-01", f"It has {known}."
        )
    elif command.pf is not None and not 0 <= command.pf <= _HIGHEST_PF:
        sentence = f"A penetration is a number from 0 to {_HIGHEST_PF}, not {command.pf}."
        yield nonsense("no-such-pf", sentence, "DMG-02", f"Such as hit {command.unit} pf 5.")
    elif _pf(battle, command, ctx) is None:
        sentence = f"How hard is {battle.units[command.unit].called} hit?"
        yield nonsense(
            "no-pf", sentence, "DMG-02", f"Write hit {command.unit} pf 5, or hit {command.unit} with SR."
        )


def objections_miss(battle: Battle, command: TheyMiss, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a miss: it was fired at one of ours, by one of theirs."""
    if refused := refuse_own(battle, command.unit) or _who_fires(battle, command.by):
        yield refused
    elif battle.stage in ("setup", "over"):
        yield nonsense("not-now", "Nobody fires outside a turn.", "SEQ-04")


def _pf(battle: Battle, command: TheyHit, ctx: RulesContext) -> int | None:
    """The penetration: as it was said, or that of the weapon that was named or stated before."""
    if command.pf is not None:
        return command.pf
    weapon = _hits_with(battle, command)
    if not weapon:
        return None
    mode = battle.units[command.by].mode_of(weapon) if command.by else ""
    return ctx.book.weapon_in(weapon, mode).pf


def _hits_with(battle: Battle, command: TheyHit) -> str:
    """The weapon that was named, else the one in hand; a blast is of no weapon in hand, and harder or softer."""
    return command.weapon or ("" if command.blast else _weapon(battle, command.by))


def _weapon(battle: Battle, by: int) -> str:
    return (battle.units[by].in_hand or "") if by else ""


def _interrupted(battle: Battle, unit: int) -> int:
    """The figure whose shot at the move of a unit is waited for; 0: none is."""
    offer = battle.pending
    if not isinstance(offer, OpportunityOffer) or offer.mover != unit:
        return 0
    return offer.watchers[0] if is_on_paper(battle, offer.watchers[0]) else 0


def resolve_hit(recorder: EventRecorder, command: TheyHit, ctx: RulesContext) -> None:
    """Tell the hit; it lands with the other shots of the subphase, or at once where it interrupts a move (AMB-84)."""
    battle = recorder.battle
    victim, pf = battle.units[command.unit], _pf(battle, command, ctx) or 0
    watcher = _interrupted(battle, victim.id)
    by = command.by or watcher
    af = armour_factor(victim, ctx)
    levels = wound_levels(pf, af, command.natural, ctx)
    cause = "blast" if command.blast else "fire"
    effect = Effect(target=victim.id, by=by, levels=levels, daze=True, cause=cause)
    waits = battle.stage in _WAITING and not watcher and _together(ctx)
    recorder.emit(
        TheyFired(
            unit=victim.id, by=by, sort="blast" if command.blast else _sort(by, watcher),
            weapon=_hits_with(battle, replace(command, by=by)), pf=pf, natural=command.natural, af=af, levels=levels,
            at_m=command.at_m, effects=(effect,) if waits else (), stated_by=_stated_by(battle),
            side=_side(battle, by),
        )
    )  # fmt: skip
    if waits:
        return
    strike(recorder, effect, ctx)


def resolve_miss(recorder: EventRecorder, command: TheyMiss, _ctx: RulesContext) -> None:
    """Tell the miss."""
    battle = recorder.battle
    watcher = _interrupted(battle, command.unit)
    by = command.by or watcher
    recorder.emit(
        TheyFired(
            unit=command.unit,
            by=by,
            sort=_sort(by, watcher),
            weapon=_weapon(battle, by),
            stated_by=_stated_by(battle),
            side=_side(battle, by),
        )
    )


def _sort(by: int, watcher: int) -> Literal["fire", "opportunity"]:
    return "opportunity" if watcher and by == watcher else "fire"


def _together(ctx: RulesContext) -> bool:
    return ctx.rulings.is_("fire.simultaneity", "together")


def _side(battle: Battle, by: int) -> str:
    """The side that fires: that of who does, or the only one on paper; empty where it may be any of several."""
    if by:
        return battle.units[by].side
    return battle.setup.paper[0] if len(battle.setup.paper) == 1 else ""


def _stated_by(battle: Battle) -> str:
    return speaker_of(battle, battle.setup.paper[0]) if battle.setup.paper else ""
