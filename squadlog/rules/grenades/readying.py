"""Taking a grenade in hand, one's own or one of the fallen, and putting it away (AMO-11, AMO-13, A-30, A-30b, A-31)."""

from collections.abc import Iterable

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.rules.ammunition import chapter as ammunition
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.grenades.record import PICK_UP as ROW
from squadlog.rules.grenades.record import STOW, Grenade, GrenadeReadied, GrenadeStowed, belt, kind_called
from squadlog.rules.grenades.stock import grenades_left
from squadlog.rules.house.belongings import sort_carried
from squadlog.rules.house.objects import reach_objection

_no = refuses("fire")


def kind_wanted(unit: Unit, said: Declare | Ongoing) -> Grenade | None:
    """The kind of grenade that is picked up; None where something else is."""
    if said.item is None or said.extras or sort_carried(unit, said.item) is not None:
        return None
    return kind_called(said.item)


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why it cannot be taken in hand, or None; whatever is no grenade is judged as ever."""
    unit = battle.units[command.unit]
    if STOW in command.extras:
        return _refusal_stow(unit, ctx)
    kind = kind_wanted(unit, command)
    if command.item is None and command.target is None and not (command.extras or battle.things):
        sentence = "Say which grenade they take in hand."
        return nonsense("no-grenade", sentence, "AMO-11", f"ready {unit.id} fragmentation, or smoke.")
    if kind is None or any(one.name == command.item for one in battle.things):
        return ammunition.refusal_pick_up(battle, command, ctx)
    bearer = unit if command.target is None else battle.units.get(command.target)
    if bearer is None:
        return unknown_unit(command.target)
    if bearer is not unit and not bearer.out:
        sentence = f"{bearer.called} is neither dead nor unconscious."
        return _no("not-a-body", sentence, "AMO-13", "Name one of the fallen.")
    if not grenades_left(bearer, kind, ctx.book):
        return _no("none-left", f"{bearer.called} has no {kind} grenade left.", "AMO-12", "Look elsewhere.")
    return None if bearer is unit else reach_objection(unit, bearer.id, bearer.called, ctx)


def _refusal_stow(unit: Unit, ctx: RulesContext) -> Refusal | None:
    if not belt(unit).ready:
        sentence = f"{unit.called} has no grenade in hand."
        return nonsense("no-grenade", sentence, "AMO-11", f"ready {unit.id} fragmentation takes one.")
    if ctx.rulings.is_("grenade.stow", "none"):
        sentence = "In this battle, a grenade in hand cannot be put away."
        return _no("no-stowing", sentence, "A-30b", "Throw it.")
    return None


def extras(battle: Battle, command: Declare, ctx: RulesContext) -> Iterable[Line]:
    """What a grenade of the fallen costs beyond picking up, as magazines do (A-31)."""
    unit = battle.units[command.unit]
    if STOW in command.extras:
        return ()
    if kind_wanted(unit, command) is None:
        return ammunition.extras_pick_up(battle, command, ctx)
    if command.target is None:
        return ()
    extra = int(ctx.rulings.number("ammo.scavenge_ap")) - ctx.book.actions[ROW].ap
    return (line("scavenge", "search for a grenade", extra, "AMO-13"),) if extra else ()


def finish_ready(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Put the grenade in hand, until it is thrown (A-30); or put it away (A-30b)."""
    battle = recorder.battle
    unit = battle.units[number]
    if STOW in action.extras:
        if ready := belt(unit).ready:
            recorder.emit(GrenadeStowed(unit=number, grenade=ready))
        return
    kind = kind_wanted(unit, action)
    bearer = unit if action.target is None else battle.units[action.target]
    if kind is None or not grenades_left(bearer, kind, ctx.book):
        ammunition.finish_pick_up(recorder, number, action, ctx)
        return
    recorder.emit(GrenadeReadied(unit=number, grenade=kind, body=None if bearer is unit else bearer.id))
