"""A launch: what speaks against it, firing, and the rolls in the fire step (GLA-01..GLA-14)."""

from collections.abc import Iterator

from squadlog.base.lengths import in_metres
from squadlog.base.names import so_many
from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Ongoing, ShotPlan, Unit
from squadlog.facts.shapes import at_least
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.shots.gunnery import rate_of
from squadlog.rules.grenades.aim import AimView, after_move, nonsense_aim, objections, volley
from squadlog.rules.grenades.foreseeing import foreseen
from squadlog.rules.grenades.landing import Delivery, land
from squadlog.rules.grenades.record import GrenadeKept, with_unit
from squadlog.rules.grenades.stock import LAUNCHER
from squadlog.rules.grenades.throwing import unable
from squadlog.rules.launchers.record import LAUNCH, GrenadesLaunched, loaded

_no = refuses("fire")

_RIFLES = ("LR", "SR", "SAR", "OR")
_SHORT = ("SC", "SMG")
_DEAD_ZONES = ("LOS-19", "LOS-20", "LOS-21", "LOS-22", "LOS-23")


def delivery(ctx: RulesContext) -> Delivery:
    """The way a launcher delivers: its own target number and scatter at any range (GLA-10, GLA-11)."""
    return Delivery(test="launcher", scatter_m=ctx.book.grenades.launcher_scatter_m)


def hosts(ctx: RulesContext) -> tuple[str, ...]:
    """The weapons that a launcher is fixed to (GLA-01, A-73)."""
    return (*_RIFLES, *(_SHORT if ctx.rulings.is_("launcher.hosts", "rifles_and_carbines") else ()))


def loads_left(unit: Unit, ctx: RulesContext) -> int:
    """How many grenades are in its launcher (GLA-03)."""
    if LAUNCHER not in unit.soldier.equipment:
        return 0
    return max(0, int(ctx.book.grenades.launcher_capacity) - loaded(unit).fired)


def count_of(unit: Unit, said: Declare | Ongoing, ctx: RulesContext) -> int | None:
    """How many are launched: one, unless it is said; None for what is no number."""
    word = said.shot.weapon if said.shot is not None else ""
    if word == "all":
        return loads_left(unit, ctx)
    return 1 if not word else int(word) if word.isascii() and word.isdigit() else None


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why a launch cannot be declared so, or None; judged from where the move beside it leads."""
    return next(_against(battle, command, ctx), None)


def _against(battle: Battle, command: Declare, ctx: RulesContext) -> Iterator[Refusal]:
    unit = battle.units[command.unit]
    count, there_are = count_of(unit, command, ctx), loads_left(unit, ctx)
    if LAUNCHER not in unit.soldier.equipment:
        yield nonsense("no-launcher", f"{unit.called} has no grenade launcher.", "GLA-02", "Throw by hand.")
        return
    if count is None or (count < 1 and there_are):
        yield nonsense("no-count", "Say how many grenades to launch.", "GLA-07", f"1 to {there_are}, or all.")
        return
    if unit.in_hand not in hosts(ctx):
        yield _no(
            "no-host", f"{unit.called} has no weapon in hand that carries the launcher.", "GLA-01",
            f"Take the {', '.join(one for one in unit.weapons if one in hosts(ctx)) or 'rifle'} in hand.",
        )  # fmt: skip
    if count > there_are or not there_are:
        sentence = f"{unit.called} has {so_many(there_are, 'grenade')} in the launcher."
        instead = f"Launch {there_are} at most." if there_are else "It cannot be reloaded."
        yield _no("none-left", sentence, "GLA-03", instead)
    elif 1 < count < there_are and ctx.rulings.is_("launcher.salvo_size", "one_or_all"):
        sentence = "Launch one grenade, or all that are left."
        yield _no("one-or-all", sentence, "GLA-07", f"launch {unit.id} all at ...")
    if over := rate_of(unit, battle.now, "", ctx):
        yield over
    if refused := nonsense_aim(battle, unit.id, command.shot, ctx):
        yield refused
    elif command.shot is not None:
        there, at = after_move(battle, command, ctx)
        yield from objections(there, unit.id, command.shot, limits, at)


def limits(view: AimView, ctx: RulesContext) -> Refusal | None:
    """Why the aim is out of limits, or None: nearer than 10 m, 15 if only a friend sees it, or in a dead zone.

    GLA-08, GLA-09, GLA-12, GLA-13.
    """
    if view.hidden is not None and view.hidden.rule in _DEAD_ZONES:
        return _no("dead-zone", "The aim is in a dead zone.", "GLA-13", "Aim elsewhere.")
    book, m = ctx.book.grenades, view.metres
    least = book.launcher_min_range_m if view.hidden is None else book.launcher_min_indirect_m
    if m is None or at_least(m, least):
        return None
    rule = "GLA-08" if view.hidden is None else "GLA-12"
    sentence = f"The aim is {in_metres(m)} away; a launcher needs {in_metres(least)}."
    return _no("too-near", sentence, rule, "Aim farther away.")


def finish_launch(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Release the salvo, which lands with the shots (GRN-41); keep it if the rules forbid the launch by now."""
    battle = recorder.battle
    unit, plan = battle.units[number], action.shot
    count = count_of(unit, action, ctx)
    if plan is None or not count:
        return
    against = objections(battle, number, plan, limits, ctx, declared=False)
    refused = next((one for one in against if one.code not in plan.let_stand), None)
    if refused is not None and "fire" not in action.let_stand:
        recorder.emit(GrenadeKept(unit=number, why=refused.sentence, rule=refused.rule))
        return
    salvo = volley(battle, number, loaded(unit).grenade, plan, ctx, count=count)
    recorder.emit(GrenadesLaunched(unit=number, volley=salvo))


def volleys(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Roll the salvoes after shots and throws, grenade by grenade (GLA-07, A-74). May raise `DieNeeded`."""
    ctx = ctx.at(recorder.battle)
    for one in tuple(recorder.battle.in_order()):
        unit = recorder.battle.units[one.id]
        flying = loaded(unit).flying
        if flying is None:
            continue
        if why := unable(unit, recorder.battle, ctx):
            recorder.emit(GrenadeKept(unit=unit.id, why=f"It is {why}.", rule="ADV-14"))
        else:
            land(recorder, unit.id, flying, delivery(ctx), ctx)


def details(_battle: Battle, _said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Where they are to land; how many stands in the plan."""
    yield Detail(slot="aim", label="aimed at")


def serves(_battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether a unit has a launcher that is not empty."""
    return bool(loads_left(unit, ctx))


def aims(_battle: Battle, unit: Unit, ctx: RulesContext) -> Iterator[Declare]:
    """One of its grenades, or as many as there are."""
    there_are = loads_left(unit, ctx)
    for count in range(1, there_are + 1):
        if count in (1, there_are) or not ctx.rulings.is_("launcher.salvo_size", "one_or_all"):
            yield Declare(unit=unit.id, action=LAUNCH, shot=ShotPlan(weapon=str(count)))


def readies(battle: Battle, said: Declare, ctx: RulesContext) -> tuple[Battle, tuple[Declare, ...]] | None:
    """The battle once the unit has a weapon in hand that carries the launcher, and the order that takes it (GLA-01)."""
    unit = battle.units[said.unit]
    weapon = next((code for code in unit.weapons if code in hosts(ctx)), None)
    if weapon is None or unit.in_hand in hosts(ctx):
        return None
    there = with_unit(battle, changed(unit, in_hand=weapon))
    return there, (Declare(unit=unit.id, action="exchange", weapon=weapon),)


def foresees(battle: Battle, said: Declare, ctx: RulesContext) -> Foreseen | None:
    """What each grenade of the salvo would come to."""
    unit = battle.units[said.unit]
    if said.shot is None or nonsense_aim(battle, said.unit, said.shot, ctx):
        return None
    there, at = after_move(battle, said, ctx)
    what = foreseen(there, unit.id, loaded(unit).grenade, said.shot, delivery(at), at)
    count = count_of(unit, said, ctx) or 1
    if what is None or count == 1:
        return what
    told = f"So for each of the {count} grenades by itself [GLA-07]."
    together = at.rulings.is_("launcher.salvo", "single_roll")
    return replace(what, count=count, together=together, remarks=(*what.remarks, told))
