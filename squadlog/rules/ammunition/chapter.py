"""Ammunition as one chapter: rounds marked, the empty weapon, the reload, magazines of the fallen (AMO-08..AMO-15)."""

from collections.abc import Iterable, Iterator

from squadlog.base.names import so_many
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.evolve import evolve
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.book.magazine_classes import MagazineClass
from squadlog.rules.ammunition import magazines, record
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.house import details, objects
from squadlog.rules.house.belongings import no, refusal_not_carried, thing

_no_fire = refuses("fire")


def fed(unit: Unit, ctx: RulesContext) -> tuple[str, ...]:
    """The weapons of a unit that fire from magazines (AMO-02, AMO-16), the one in hand first."""
    codes = sorted(dict.fromkeys(unit.weapons), key=lambda code: code != unit.in_hand)
    return tuple(code for code in codes if magazines.capacity(unit, code, ctx.reading) is not None)


# The rounds


def mark_rounds(recorder: EventRecorder, number: int, weapon: str, rounds: int, ctx: RulesContext) -> None:
    """Mark the `rounds` of a shot, and with them cross off a magazine that is empty (AMO-08, AMO-09)."""
    unit = recorder.battle.units[number]
    left = magazines.count_rounds_left(unit, weapon, ctx.reading) if magazines.is_counted(unit) else None
    if left is None:
        return
    spent = min(rounds, left)
    told = record.RoundsFired(unit=number, weapon=weapon, rounds=spent, left=left - spent, boxes=0)
    _tell_boxes(recorder, told, magazines.fed_by(unit, weapon, ctx.reading), ctx)


def _tell_boxes(
    recorder: EventRecorder,
    told: record.RoundsFired | record.MagazineChanged,
    kind: MagazineClass,
    ctx: RulesContext,
) -> None:
    """Tell it with the boxes that are left by it."""
    after = evolve(recorder.battle, told).units[told.unit]
    recorder.emit(replace(told, boxes=magazines.boxes(after, kind, ctx.reading)))


def refusal_empty(_battle: Battle, unit: Unit, weapon: str, ctx: RulesContext) -> Refusal | None:
    """Why an empty weapon does not fire, and what would be right instead (AMO-10, AMO-13..AMO-15)."""
    reading = ctx.reading
    if magazines.count_rounds_left(unit, weapon, reading) != 0:
        return None
    name = weapon_row(unit, weapon, ctx).name
    if magazines.due(unit, weapon, reading):
        more = len(magazines.at_hand(unit, weapon, reading))
        instead = f"Reload it ({ctx.book.actions[record.RELOAD].ap} AP): {so_many(more, 'magazine')} more."
        return _empty(f"The {name} of {unit.called} is empty.", "AMO-10", instead)
    others = [code for code in unit.weapons if code != weapon and magazines.usable(unit, code, reading)]
    if others:
        instead = f"Take {others[0]} in hand ({ctx.book.actions['exchange'].ap} AP), or find a magazine."
        return _empty(
            f"The {name} of {unit.called} is empty, and they have no magazine left for it.", "AMO-13", instead
        )
    return _empty(
        f"The {name} of {unit.called} is empty, and none of their weapons has a round left.",
        "AMO-15",
        "Fight in melee, or take a magazine from the fallen.",
    )


def _empty(sentence: str, rule: str, instead: str) -> Refusal:
    return _no_fire("empty", sentence, rule, instead)


def remarks(_battle: Battle, unit: Unit, weapon: str, ctx: RulesContext) -> Iterator[str]:
    """What is left, beside a shot before it is taken; the last round is named as such (AMO-08)."""
    left = magazines.count_rounds_left(unit, weapon, ctx.reading) if magazines.is_counted(unit) else None
    if left is not None:
        last = " · the last round of its magazine" if left == 1 else ""
        yield f"{magazines.stock(unit, weapon, ctx.reading)}{last} [AMO-08]"


# The reload


def _weapon_meant(unit: Unit, said: Declare | Ongoing, ctx: RulesContext) -> str | None:
    """The weapon that is reloaded: the one named, else the one in hand, else the first that is fed."""
    return thing(said) or next(iter(fed(unit, ctx)), None)


def refusal_reload(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why a weapon cannot be reloaded, or None: it must be empty, unless the table plays otherwise (AMO-10, A-142)."""
    unit = battle.units[command.unit]
    weapon = _weapon_meant(unit, command, ctx)
    if weapon is None:
        sentence = f"No weapon of {unit.called} takes magazines."
        return no("never-empty", sentence, "AMO-16", "It never runs dry.")
    if weapon not in unit.weapons:
        return refusal_not_carried(unit, weapon, "ACT-60")
    left = magazines.count_rounds_left(unit, weapon, ctx.reading)
    name = weapon_row(unit, weapon, ctx).name
    if left is None:
        return no("never-empty", f"The {name} takes no magazine and never runs dry.", "AMO-16", "Fire it.")
    there = magazines.at_hand(unit, weapon, ctx.reading)
    if not left and not there:
        instead = "Take one from the fallen (scavenge), or another weapon in hand."
        return no("no-magazine", f"{unit.called} has no magazine left for the {name}.", "AMO-13", instead)
    if left and ctx.rulings.is_("ammo.early_reload", "no"):
        sentence = f"The {name} has {so_many(left, 'round')} left; only an empty magazine is changed."
        return no("not-empty", sentence, "AMO-10", "Fire.")
    if left and not any(one.fired < record.rounds_gone(unit, weapon) for one in there):
        return no("full", f"No magazine at hand is fuller than the one in the {name}.", "AMO-10", "Fire.")
    return None


def finish_reload(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Load the fullest magazine at hand; keep a begun one where the house rules say so (AMO-10, A-142)."""
    unit = recorder.battle.units[number]
    weapon = _weapon_meant(unit, action, ctx)
    if weapon is None or weapon not in unit.weapons or not magazines.is_counted(unit):
        return
    found = magazines.at_hand(unit, weapon, ctx.reading)
    left = magazines.count_rounds_left(unit, weapon, ctx.reading)
    if not found or left is None:
        return
    kept = (
        record.rounds_gone(unit, weapon)
        if left and ctx.rulings.is_("ammo.early_reload", "rest_kept")
        else None
    )
    kind = magazines.fed_by(unit, weapon, ctx.reading)
    told = record.MagazineChanged(
        unit=number, weapon=weapon, of=kind, fired=found[0].fired, kept=kept, boxes=0
    )
    _tell_boxes(recorder, told, kind, ctx)


def details_reload(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """Which weapon: the empty ones first."""
    unit = battle.units[said.unit]
    codes = fed(unit, ctx)
    if magazines.is_counted(unit):
        codes = tuple(sorted(codes, key=lambda code: not magazines.due(unit, code, ctx.reading)))
    yield Detail(slot="item", label="weapon", options=codes or (None,))


def _takes_magazines(_battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    return bool(fed(unit, ctx))


# Magazines of the fallen


def _weapon_to_feed(unit: Unit, body: Unit, said: Declare | Ongoing, ctx: RulesContext) -> str | None:
    """The weapon to take a magazine for: the one named, else the first that the body has one for."""
    if (weapon := thing(said)) is not None:
        return weapon
    codes = fed(unit, ctx)
    return next(
        (code for code in codes if magazines.to_be_had(body, code, ctx.reading)), next(iter(codes), None)
    )


def refusal_pick_up(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot pick that up, or take a magazine from a body (AMO-13, A-31)."""
    if record.MAGAZINE not in command.extras:
        return objects.refusal_pick_up(battle, command, ctx)
    unit = battle.units[command.unit]
    if command.target is None:
        out = next((other.id for other in battle.in_order() if other.out), None)
        such = "" if out is None else f"Such as scavenge {unit.id} from {out}."
        return nonsense("no-body", "Name the body to take the magazine from.", "AMO-13", such)
    body = battle.units.get(command.target)
    if body is None:
        return unknown_unit(command.target)
    if not body.out:
        sentence = f"{body.called} is neither dead nor unconscious."
        return no("not-a-body", sentence, "AMO-13", "Name one of the fallen.")
    weapon = _weapon_to_feed(unit, body, command, ctx)
    if weapon is None or weapon not in unit.weapons:
        return refusal_not_carried(unit, weapon or "weapon that takes magazines", "AMO-13")
    if not magazines.to_be_had(body, weapon, ctx.reading):
        sentence = f"{body.called} has no magazine that fits {weapon}."
        return no("no-magazine", sentence, "AMO-13", "Look elsewhere.")
    return objects.reach_objection(unit, body.id, body.called, ctx)


def extras_pick_up(battle: Battle, command: Declare, ctx: RulesContext) -> Iterable[Line]:
    """What the table plays that a magazine of a body costs beyond picking up (A-31)."""
    if record.MAGAZINE not in command.extras:
        return objects.pick_up_extras(battle, command, ctx)
    extra = int(ctx.rulings.number("ammo.scavenge_ap")) - ctx.book.actions[record.PICK_UP].ap
    return (line("scavenge", "search for a magazine", extra, "AMO-13"),) if extra else ()


def finish_pick_up(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Give the unit the object it picks up, or the fullest magazine of the body (AMO-13)."""
    if record.MAGAZINE not in action.extras:
        objects.finish_pick_up(recorder, number, action, ctx)
        return
    unit, body = recorder.battle.units[number], recorder.battle.units.get(action.target or 0)
    weapon = None if body is None else _weapon_to_feed(unit, body, action, ctx)
    found = () if body is None or weapon is None else magazines.to_be_had(body, weapon, ctx.reading)
    if body is None or weapon is None or not found or not magazines.is_counted(unit):
        return
    one, most = found[0], magazines.capacity(body, weapon, ctx.reading)
    recorder.emit(
        record.MagazineTaken(
            unit=number,
            body=body.id,
            weapon=weapon,
            of=magazines.fed_by(unit, weapon, ctx.reading),
            fired=one.fired,
            emptied=most if one.loaded else None,
        )
    )


def details_pick_up(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """The details of picking up as in the basic game, with a magazine beside the key."""
    for detail in details.of_pick_up(battle, said, ctx):
        if detail.slot == "extras":
            yield Detail(slot="extras", label="search for", options=(*detail.options, record.MAGAZINE))
        else:
            yield detail


CHAPTER = Chapter(
    key=record.KEY,
    actions=ActionHooks(
        handlers={
            record.RELOAD: ActionHandler(
                refusal=refusal_reload, effect=finish_reload, details=details_reload, serves=_takes_magazines
            ),
            record.PICK_UP: ActionHandler(
                refusal=refusal_pick_up, extras=extras_pick_up, effect=finish_pick_up, details=details_pick_up
            ),
        }
    ),
    soldiers=SoldierHooks(unfit=magazines.unfit),
    fire=FireHooks(weapon_vetoes=refusal_empty, fired=mark_rounds, remarks=remarks),
)
