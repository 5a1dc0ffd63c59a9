"""What is kept of a launcher: the kind that it is loaded with, and how many are gone (GLA-03, GLA-04)."""

from collections.abc import Mapping

from squadlog.base.records import record, replace
from squadlog.base.remember_last import remember_last
from squadlog.battle.by_hand import NONE, read_whole
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, Fold, OfAUnit, Redaction, UnitState
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.referee import UnitAdded
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Setup, Soldier
from squadlog.facts.seats import hears
from squadlog.rules.grenades import record as grenades

KEY, LAUNCH = "launchers", "launch"
SMOKE_LOADED = "smoke_launcher"
"""The word of a soldier whose launcher begins loaded with smoke."""
COUNTS = ("1", "2", "3", "4", "all")


@record
class Loaded:
    """The load of a launcher: grenades of one kind, `fired` of them gone; `flying` is a salvo about to land."""

    grenade: grenades.Grenade = "fragmentation"
    fired: int = 0
    flying: grenades.Volley | None = None


@record
class GrenadesLaunched(ChapterEvent):
    """A unit has fired its launcher; where the grenades land is rolled with the shots (GRN-41, GLA-14)."""

    unit: int
    volley: grenades.Volley


loaded = UnitState(KEY, Loaded())
"""What is in the launcher of a unit, if it has one."""


def _begins(soldier: Soldier) -> Loaded:
    return Loaded(grenade="smoke") if SMOKE_LOADED in soldier.begins else loaded.at_first


def _apply_launched(battle: Battle, event: GrenadesLaunched) -> Battle:
    return loaded.change(battle, event.unit, flying=event.volley)


def _apply_landed(battle: Battle, event: grenades.GrenadeLanded) -> Battle:
    """Each is crossed off as it comes down (GLA-04)."""
    if event.hand:
        return battle
    fired = loaded(battle.units[event.unit]).fired + 1
    return loaded.change(battle, event.unit, fired=fired, flying=None)


def _apply_stayed(battle: Battle, event: grenades.GrenadeKept) -> Battle:
    return loaded.change(battle, event.unit, flying=None)


_WRITE = "write smoke:2 for a launcher of smoke of which two are gone, or none"


def _read(text: str) -> Loaded:
    """`smoke:2`: the kind, and how many are gone; `none`: full of fragmentation. ValueError, in one sentence."""
    if text.lower() in NONE:
        return loaded.at_first
    name, _, told = (piece.strip() for piece in text.partition(":"))
    kind = grenades.kind_called(name)
    if kind is None:
        raise ValueError(f"{text!r} is not about a launcher: {_WRITE}")
    return Loaded(grenade=kind, fired=max(0, read_whole(told)) if told else 0)


def _write_correction(unit: Unit) -> str:
    kept = loaded(unit)
    return "none" if kept == loaded.at_first else f"{kept.grenade}:{kept.fired}"


def _unsaid(soldier: Soldier, seat: str) -> Soldier:
    """A soldier as a seat knows him: what a launcher is loaded with is its own side's (GLA-04)."""
    if SMOKE_LOADED not in soldier.begins or hears(seat, soldier.side):
        return soldier
    return replace(soldier, begins=tuple(word for word in soldier.begins if word != SMOKE_LOADED))


@remember_last
def _setup(setup: Setup, seat: str) -> Setup:
    told = tuple(_unsaid(one, seat) for one in setup.soldiers)
    return setup if told == setup.soldiers else replace(setup, soldiers=told)


def _redact_battle(battle: Battle, seat: str) -> Battle:
    """The battle without what launchers of others were loaded with at first."""
    told = {
        number: changed(unit, soldier=soldier)
        for number, unit in battle.units.items()
        if (soldier := _unsaid(unit.soldier, seat)) is not unit.soldier
    }
    if told:
        battle = changed(battle, units={**battle.units, **told})
    setup = _setup(battle.setup, seat)
    return battle if setup is battle.setup else changed(battle, setup=setup)


def _redact_event(event: Event, _battle: Battle, seat: str) -> Event | None:
    match event:
        case BattleCreated() if (setup := _setup(event.setup, seat)) is not event.setup:
            return replace(event, setup=setup)
        case UnitAdded() if (soldier := _unsaid(event.soldier, seat)) is not event.soldier:
            return replace(event, soldier=soldier)
        case _:
            return event


FOLLOWS: Mapping[type, Fold] = by_event(_apply_landed, _apply_stayed)
STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(
        begins=_begins,
        read=_read,
        writes=_write_correction,
        hint="smoke:2: loaded with smoke, two of them gone; or none",
    ),
    folds=by_event(_apply_launched),
    follows=FOLLOWS,
    private=True,
    secrets=Redaction(known=_redact_battle, redacted_event=_redact_event),
)
