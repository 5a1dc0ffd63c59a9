"""What a seat may know of the page.

Taken out are hidden objectives, briefings, plots, instructions and reserves of others, and secret triggers.
"""

from collections.abc import Sequence
from typing import TypeVar

from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.commands import Command
from squadlog.battle.events.action import UnitPlaced
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle
from squadlog.battle.terms import Reserve, Setup
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.facts.scenario.trigger import Trigger
from squadlog.facts.seats import REFEREE, hears, sees
from squadlog.rules.scenario import progress as what

PartT = TypeVar("PartT", bound=what.Part)
OTHERS = "others"
"""What squads are called to a seat that has not heard of them."""
_BOUGHT = ("SCN-06", "SCN-08")
"""What a side has bought against the scenario: it tells of what was spent."""


def redact_battle(battle: Battle, seat: str) -> Battle:
    """The battle without what this seat may not know of its page, and before play of who is set up where in secret."""
    page, progress = what.page_of(battle), what.progress_of(battle)
    secret = secrets(page, progress, seat)
    setup = setup_known(battle.setup, progress, seat)
    # How many dice were used up would tell of those that were rolled in secret.
    battle = changed(battle, setup=setup, rolls=0)
    if secret or any(one.hidden for one in progress.held):
        battle = what.progress_of.put(battle, _without(progress, secret, seat))
    if page.deployment.secret and battle.stage == "setup":
        unseen = {
            number: changed(unit, position=None, floor=1)
            for number, unit in battle.units.items()
            if (unit.position is not None or unit.floor != 1) and not sees(seat, unit.side)
        }
        battle = changed(battle, units={**battle.units, **unseen}) if unseen else battle
    return battle


def secrets(page: ScenarioPage, progress: what.PageProgress, seat: str) -> frozenset[str]:
    """The parts that a seat may not know of: others' hidden objectives and secret reserves, secret triggers."""
    hidden = {
        one.id
        for one in page.objectives
        if one.hidden and one.id not in progress.shown and not sees(seat, one.side)
    }
    hidden |= {one.id for one in page.triggers if one.secret and seat != REFEREE}
    hidden |= {
        one.id
        for one in page.arrivals
        if one.secret and one.id not in progress.arrived and not sees(seat, one.side)
    }
    return frozenset(hidden)


def setup_known(setup: Setup, progress: what.PageProgress, seat: str) -> Setup:
    """A set-up as a seat may read it."""
    page = setup.page
    secret = secrets(page, progress, seat)
    told = page_known(page, progress, seat, unheard_of(setup, secret))
    reserves = tuple(one for one in setup.reserves if one.arrival not in secret)
    starts, remarks = setup.starts, setup.remarks
    if progress.result is None and any(one.rule in _BOUGHT for one in remarks):
        own = {soldier.squad for soldier in setup.soldiers if hears(seat, soldier.side)}
        remarks = tuple(one for one in remarks if one.rule not in _BOUGHT or one.squad in own)
    if page.deployment.secret:
        mine = {soldier.id for soldier in setup.soldiers if sees(seat, soldier.side)}
        starts = tuple(one for one in starts if one.unit in mine)
    if len(reserves) < len(setup.reserves):
        unknown = [one for one in setup.reserves if one.arrival in secret]
        to_come = {soldier.id for one in unknown for soldier in one.soldiers}
        squads = {soldier.squad for one in unknown for soldier in one.soldiers}
        remarks = tuple(one for one in remarks if one.squad not in squads)
        told = replace(
            told,
            players=tuple(one for one in told.players if one[0] not in squads),
            deployment=replace(
                told.deployment,
                places=tuple(one for one in told.deployment.places if not to_come & {*one.units}),
            ),
            squads=tuple(one for one in told.squads if not to_come & {*one[1]}),
        )
    if (told, reserves, starts, remarks) == (page, setup.reserves, setup.starts, setup.remarks):
        return setup
    return replace(setup, page=told, reserves=reserves, starts=starts, remarks=remarks)


def unheard_of(setup: Setup, secret: frozenset[str]) -> frozenset[str]:
    """What squads, groupings and soldiers of these arrivals are called, but names that others have as well."""
    unknown = [one for one in setup.reserves if one.arrival in secret]
    others: list[Setup | Reserve] = [setup]
    others += (one for one in setup.reserves if one.arrival not in secret)
    return _names(unknown, setup.page) - _names(others, setup.page)


def _names(those: Sequence[Setup | Reserve], page: ScenarioPage) -> frozenset[str]:
    """What they are called, in small letters."""
    numbers = {soldier.id for who in those for soldier in who.soldiers}
    names = [name for who in those for one in who.soldiers for name in (one.name, one.squad)]
    names += (name for who in those for one in who.groupings for name in (one.name, one.id))
    names += (name for name, units in page.squads if numbers & {*units})
    return frozenset(name.casefold() for name in names)


def redact_names(part: PartT, unheard: frozenset[str]) -> PartT:
    """A part without names of squads that a seat has not heard of: these are others of that side."""
    if unheard.isdisjoint(name.casefold() for name in part.squads):
        return part
    heard = tuple(name for name in part.squads if name.casefold() not in unheard)
    return replace(part, squads=heard or (OTHERS,))


def page_known(
    page: ScenarioPage, progress: what.PageProgress, seat: str, unheard: frozenset[str] = frozenset()
) -> ScenarioPage:
    """A page as a seat may read it that has not heard of some names of squads and soldiers."""
    secret = secrets(page, progress, seat)
    return replace(
        page,
        conditions=tuple(redact_names(one, unheard) for one in page.conditions),
        objectives=tuple(redact_names(one, unheard) for one in page.objectives if one.id not in secret),
        triggers=tuple(
            redact_names(_as_told(one, seat), unheard) for one in page.triggers if one.id not in secret
        ),
        arrivals=tuple(one for one in page.arrivals if one.id not in secret),
        briefings=tuple(one for one in page.briefings if sees(seat, one.side)),
        plots=tuple(one for one in page.plots if sees(seat, one.side)),
        instructions=tuple(one for one in page.instructions if sees(seat, one.side)),
        # What was spent would tell of what was bought in secret, and of reserves; the result opens it.
        spending=tuple(one for one in page.spending if progress.result is not None or sees(seat, one.side)),
    )


def _as_told(one: Trigger, seat: str) -> Trigger:
    """A trigger without what it tells to others."""
    return replace(one, tells="") if one.to and not any(sees(seat, side) for side in one.to) else one


def _without(progress: what.PageProgress, secret: frozenset[str], seat: str) -> what.PageProgress:
    return replace(
        progress,
        fired=tuple(one for one in progress.fired if one not in secret),
        stopped=tuple(one for one in progress.stopped if one not in secret),
        met=tuple(one for one in progress.met if one[0] not in secret),
        judged=tuple(one for one in progress.judged if one[0] not in secret),
        counted=tuple(one for one in progress.counted if one[0] not in secret),
        held=tuple(one.known_to(seat) for one in progress.held if one.objective not in secret),
    )


def redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event as a seat may read it."""
    page, progress = what.page_of(battle), what.progress_of(battle)
    secret = secrets(page, progress, seat)
    match event:
        case BattleCreated():
            return replace(event, setup=setup_known(event.setup, what.PageProgress(), seat))
        case what.TriggerFired(trigger=part) | what.TriggerMissed(part=part) if part in secret:
            return None
        case what.TriggerFired(to=to) if to and not any(sees(seat, side) for side in to):
            return replace(event, tells="")
        case what.ObjectiveMet(objective=part) | what.PartDirected(part=part) if part in secret:
            return None
        case what.AreaHeld(held=held):
            return None if held.objective in secret else replace(event, held=held.known_to(seat))
        case what.PartChanged(part=part, before=before):
            unheard = unheard_of(battle.setup, secret)
            told = replace(event, part=redact_names(part, unheard), before=redact_names(before, unheard))
            return None if part.id in secret or told.part == told.before else told
        case what.OffCounted() if secret:
            return replace(event, counts=tuple(one for one in event.counts if one[0] not in secret))
        case UnitPlaced() if page.deployment.secret and battle.stage == "setup":
            unit = battle.units.get(event.unit)
            return event if unit is not None and sees(seat, unit.side) else None
        case _:
            return event


def unsaid(command: Command, battle: Battle, seat: str) -> bool:
    """Whether a seat may not read a command: the referee's about what it does not know, a secret setting up."""
    if isinstance(command, what.DirectScenario):
        page = what.page_of(battle)
        secret = secrets(page, what.progress_of(battle), seat)
        said = command.part.strip().casefold()
        called = {one.name.casefold() for one in page.parts() if one.id in secret and one.name}
        words = command.words.casefold()
        named = any(name in words for name in unheard_of(battle.setup, secret))
        return named or said in called | {one.casefold() for one in secret}
    if command.kind == "place_unit" and what.page_of(battle).deployment.secret and battle.stage == "setup":
        unit = battle.units.get(getattr(command, "unit", -1))
        return unit is not None and not sees(seat, unit.side)
    return False
