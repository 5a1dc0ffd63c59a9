"""Detonating by radio: any set of the squad's charges at once, at no rate of fire (EXP-06..08, A-76, A-149)."""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, listed, nonsense, refuses
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.rules.blasts.foreseeing import chain
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.foreseen import Foreseen, Link
from squadlog.rules.common.kept.laid_things import LaidThing
from squadlog.rules.explosives.going_off import as_fused, fuse_of, light, numbers_of, together
from squadlog.rules.explosives.installing import foretold
from squadlog.rules.explosives.record import CHARGE, charge_of, charges, is_of_squad
from squadlog.rules.laid_out.eyes import knows

_no = refuses("fire")

ALL = "all"
TOGETHER, APART = "together", "apart"
"""What the table may say of charges where no map tells how far they lie from each other."""


def own(battle: Battle, unit: Unit) -> tuple[LaidThing, ...]:
    """The charges of its squad that lie there and wait (EXP-06)."""
    return tuple(
        one
        for one in charges(battle)
        if is_of_squad(battle, one, unit) and fuse_of(battle, one.number) is None
    )


def read(text: str) -> tuple[int, ...] | None:
    """The numbers of charges as people write them, each once, in their order; None for anything else."""
    words = text.replace(",", " ").replace("+", " ").split()
    found = [word for word in words if word not in (CHARGE, f"{CHARGE}s", "and")]
    if not found or not all(word.isascii() and word.isdigit() and len(word) < 5 for word in found):
        return None
    return tuple(dict.fromkeys(map(int, found)))


def charges_meant(battle: Battle, unit: Unit, said: Declare | Ongoing) -> tuple[int, ...] | None:
    """The numbers that are said; `all` of its squad; the only one there is, if none is said."""
    waiting = own(battle, unit)
    if said.item == ALL or (said.item is None and len(waiting) == 1):
        return tuple(one.number for one in waiting)
    return None if said.item is None else read(said.item)


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot set these off, or None."""
    unit = battle.units[command.unit]
    numbers = charges_meant(battle, unit, command)
    waiting = own(battle, unit)
    there = f"Charges of the squad: {listed(str(one.number) for one in waiting) if waiting else 'none'}."
    if not numbers:
        return nonsense("no-charge", "Say which charges go off.", "EXP-06", there)
    for number in numbers:
        charge = charge_of(battle, number)
        if charge is None or not knows(unit.side, charge):
            return nonsense("no-such-charge", f"No charge {number} is installed.", "EXP-06", there)
        if fuse_of(battle, number) is not None:
            return nonsense("lit", f"Charge {number} is already going off.", "EXP-06", there)
        if charge not in waiting:
            sentence = f"Charge {number} is not of the squad of {unit.called}."
            return _no("not-its-squad", sentence, "EXP-06", there)
    if len(numbers) > 1 and ctx.rulings.is_("charge.detonate", "one"):
        sentence = "This battle sets off one charge at a time."
        return _no("one-at-a-time", sentence, "EXP-06", "Name one of them.")
    return None


def _choose_charges(battle: Battle, unit: Unit, said: Declare | Ongoing) -> list[LaidThing]:
    numbers = charges_meant(battle, unit, said) or ()
    return [one for number in numbers if (one := charge_of(battle, number)) is not None]


def _as_one(said: Declare | Ongoing) -> bool | None:
    return True if TOGETHER in said.extras else False if APART in said.extras else None


def finish_detonate(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Light the charges to go off in this subphase: those at one spot as one, the others one by one (EXP-23)."""
    unit = recorder.battle.units[number]
    waiting = [
        one
        for one in _choose_charges(recorder.battle, unit, action)
        if fuse_of(recorder.battle, one.number) is None
    ]
    for one in together(waiting, ctx, as_one=_as_one(action)):
        light(recorder, one, side=unit.side, by=number)


def details(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """Which of them: all at once, or one."""
    waiting = own(battle, battle.units[said.unit])
    several = (ALL,) if len(waiting) > 1 and not ctx.rulings.is_("charge.detonate", "one") else ()
    yield Detail(
        slot="item",
        label="which charge",
        options=(*several, *(str(one.number) for one in waiting)) or (None,),
    )


def serves(battle: Battle, unit: Unit, _ctx: RulesContext) -> bool:
    """Whether a unit is of a squad with a charge lying there."""
    return bool(own(battle, unit))


def foresees(battle: Battle, said: Declare, ctx: RulesContext) -> Foreseen | None:
    """What the first blast of them would come to, then the others, then what these may set off (EXP-17, EXP-23)."""
    groups = together(_choose_charges(battle, battle.units[said.unit], said), ctx, as_one=_as_one(said))
    if not groups:
        return None
    first, *others = (foretold(battle, tuple(one), ctx) for one in groups)
    called = [f"charge{'s' if len(one) > 1 else ''} {numbers_of(one)}" for one in groups]
    unit = battle.units[said.unit]
    due = [
        (Fused(id=0, **as_fused(one, battle.now, unit.side, unit.id)), name)  # type: ignore[arg-type]
        for one, name in zip(groups, called, strict=True)
    ]
    known = {thing.id for one in groups for thing in one}
    then = (Link(told=name, what=what) for name, what in zip(called[1:], others, strict=True))
    return replace(first, then=(*then, *chain(battle, due, known, ctx)))
