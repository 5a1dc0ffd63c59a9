"""Stealth power mode: left for 1 AP, and +2 to hit as long as it lasts (STL-01..STL-05, A-25)."""

from collections.abc import Iterator

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.slot import timing
from squadlog.rules.moving.bounce import must_keep_moving
from squadlog.rules.stealth.record import ACTION, KEY, StealthSwitched, in_stealth

_no_movement = refuses("movement")


def entering(unit: Unit, extras: tuple[str, ...]) -> bool:
    """Whether the mode is to be entered: as it was said, or as it fits the suit (STL-01, A-25)."""
    return "enter" in extras or not ("leave" in extras or in_stealth(unit))


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot leave the mode, or enter it again, which only some tables play.

    STL-01, STL-04, STL-05, A-25.
    """
    unit = battle.units[command.unit]
    name, suit = unit.soldier.name, ctx.book.armours[unit.soldier.armour]
    if not entering(unit, command.extras):
        return (
            None
            if in_stealth(unit)
            else timing("not-in-stealth", f"{name} is not in stealth power mode.", "STL-01")
        )
    if not suit.power:
        sentence = f"{suit.name} has no stealth power mode."
        return timing("no-stealth", sentence, "STL-04", "Only power suits have it.")
    if in_stealth(unit):
        return timing("in-stealth", f"{name} is in stealth power mode already.", "STL-04")
    if not ctx.rulings.is_("stealth.reenter", "true"):
        sentence = f"{name} is not in stealth power mode, and units cannot enter it in play."
        return timing("set-up-only", sentence, "STL-05", "The ruling stealth.reenter (A-25) can allow it.")
    return _in_flight(battle, command, ctx)


def _in_flight(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """In mid-flight the pack cannot go off: neither by a bounce beside entering, nor by one before it."""
    unit = battle.units[command.unit]
    bounces = _has_pack_on(unit, command) and command.mode not in (None, "kneel", "turn")
    if not (_disables(ctx) and (bounces or must_keep_moving(battle, unit, ctx))):
        return None
    return _pack_is_off("Enter it standing, or switch the pack off (pack off).")


def _switches(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    recorder.emit(StealthSwitched(unit=number, on=entering(recorder.battle.units[number], action.extras)))


def to_hit(battle: Battle, unit: int, _target: int | None, ctx: RulesContext) -> Iterator[Line]:
    """What the mode does to the wearer's own fire (STL-03).

    Where it disables the suit, fire control is lost too (A-25).
    """
    firer = battle.units[unit]
    suit = ctx.book.armours[firer.soldier.armour]
    if not suit.power:
        return
    row = ctx.book.to_hit["stealth_mode"]
    veiled = in_stealth(firer)
    against = "" if veiled else f"{firer.soldier.name} is not in it"
    yield line(row.key, row.name, row.value, "STL-03", against=against)
    if veiled and suit.fire_control and _disables(ctx):
        value = int(ctx.rulings.number("fire.fireControlBonus"))
        yield line("no_fire_control", "no fire control in stealth power mode", -value, "STL-02")


def refusal_pack(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why a unit cannot use a bounce pack: where stealth mode disables the suit, no pack works (STL-02, A-25)."""
    unit = battle.units[command.unit]
    if not (_has_pack_on(unit, command) and in_stealth(unit) and _disables(ctx)):
        return None
    return _pack_is_off("Switch it off (pack off), or leave the mode first.")


def _has_pack_on(unit: Unit, command: Declare) -> bool:
    return unit.pack_on if command.pack is None else command.pack


def _pack_is_off(instead: str) -> Refusal:
    return _no_movement("pack-in-stealth", "The bounce pack is off in stealth power mode.", "STL-02", instead)


def _disables(ctx: RulesContext) -> bool:
    return ctx.rulings.is_("stealth.disables_suit", "true")


CHAPTER = Chapter(
    key=KEY,
    actions=ActionHooks(
        handlers={
            ACTION: ActionHandler(refusal=refusal, effect=_switches),
        },
        vetoes=dict.fromkeys(("move", "jump", "dive"), refusal_pack),
    ),
    soldiers=SoldierHooks(modifiers={"ranged": to_hit}),
)
