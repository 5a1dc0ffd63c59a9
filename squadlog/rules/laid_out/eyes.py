"""What a seat may not know of things that are laid out: where the covered ones of others lie, and that they do."""

from squadlog.base.records import replace
from squadlog.base.remember_last import remember_last
from squadlog.battle.chapter_state import keep_battle_state
from squadlog.battle.commands import Command
from squadlog.battle.events.referee import TurnCorrected
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle
from squadlog.battle.terms import Setup
from squadlog.facts.seats import sees
from squadlog.rules.common.kept import laid_things
from squadlog.squads.hiding import KEY as HIDING


def knows(seat: str, thing: laid_things.LaidThing) -> bool:
    """Whether a seat knows that a thing lies there."""
    return not thing.covered or sees(seat, thing.side)


def redact_battle(battle: Battle, seat: str) -> Battle:
    """The battle without the things of others that are covered, and without what they keep to themselves of having."""
    setup = without_secret_goods(battle.setup, seat)
    if setup is not battle.setup:
        battle = replace(battle, setup=setup)
    out = laid_things.laid_out(battle)
    told = tuple(as_known(one, battle, seat) for one in out.things if knows(seat, one))
    if told == out.things:
        return battle
    return keep_battle_state(
        battle, laid_things.KEY, replace(out, things=told) if told or out.bound or out.opened else None
    )


def as_known(thing: laid_things.LaidThing, battle: Battle, seat: str) -> laid_things.LaidThing:
    """The thing as a seat knows it: without a bearer or a layer it does not know of."""
    thing = as_seen(thing, seat)
    if _unknown(thing.bearer, battle, seat):
        thing = replace(thing, bearer=None)
    return replace(thing, by=None) if _unknown(thing.by, battle, seat) else thing


def _unknown(number: int | None, battle: Battle, seat: str) -> bool:
    """Whether a seat does not know of a named unit: who hides is known to nobody else, nor what he carries."""
    if number is None:
        return False
    unit = battle.units.get(number)
    return unit is None or (bool(unit.holds(HIDING)) and not sees(seat, unit.side))


def as_seen(thing: laid_things.LaidThing, seat: str) -> laid_things.LaidThing:
    """A thing as a seat knows it that knows of it: not who lies under it."""
    return thing if sees(seat, thing.side) or not thing.under else replace(thing, under=())


@remember_last
def without_secret_goods(setup: Setup, seat: str) -> Setup:
    """The set-up without what other sides do not tell that they have; the very same where that is nothing."""
    told = tuple(one for one in setup.goods if not one.secret or sees(seat, one.side))
    if told == setup.goods:
        return setup
    remarks = tuple(one for one in setup.remarks if not one.secret or sees(seat, one.side))
    return replace(setup, goods=told, remarks=remarks)


def redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event as a seat may read it."""
    match event:
        case (
            laid_things.ThingLaid()
            | laid_things.ThingTakenUp()
            | laid_things.ThingGone()
            | laid_things.ThingCarried()
        ) if not knows(seat, event.thing):
            return None
        case (
            laid_things.ThingLaid()
            | laid_things.ThingTakenUp()
            | laid_things.ThingShown()
            | laid_things.ThingGone()
            | laid_things.ThingCarried()
        ):
            thing = as_known(event.thing, battle, seat)
            return event if thing is event.thing else replace(event, thing=thing)
        case laid_things.GoodsSet() if event.secret and not sees(seat, event.side):
            return None
        case BattleCreated():
            setup = without_secret_goods(event.setup, seat)
            return event if setup is event.setup else replace(event, setup=setup)
        case TurnCorrected() if any(key == laid_things.KEY for key, _ in event.held):
            return _redact_correction(event, battle, seat)
        case _:
            return event


def unsaid(command: Command, _battle: Battle, seat: str) -> bool:
    """Whether the words tell what another side has bought: of what all may know they hear what has come of it."""
    return isinstance(command, laid_things.SetGoods) and not sees(seat, command.side)


def _redact_correction(event: TurnCorrected, battle: Battle, seat: str) -> TurnCorrected | None:
    """A correction of things, as far as it is of those that a seat knows."""
    told = tuple(
        (key, text)
        for key, text in event.held
        if key != laid_things.KEY
        or (
            (thing := laid_things.thing_called(battle, text.split(" ", 1)[0])) is not None
            and knows(seat, thing)
        )
    )
    anything = told or event.moment or event.standings is not None or event.order is not None or event.slot
    return replace(event, held=told) if anything else None
