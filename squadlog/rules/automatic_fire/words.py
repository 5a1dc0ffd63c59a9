"""Automatic fire in words."""

from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.battle.events.chapter import by_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.automatic_fire.record import AREA, CONCENTRATED, BurstFired
from squadlog.rules.automatic_fire.record import bursts as bursts_of
from squadlog.rules.common.reported import AttackMade, BurstTold, EventReport
from squadlog.rules.common.words import ChapterWords, FiresLeft, MannerWords, Word

with lazy_imports():
    from squadlog.rules.automatic_fire import bursts, odds
    from squadlog.rules.common import context


def _narrate_fired(event: BurstFired, battle: Battle) -> str:
    rounds = so_many(event.rounds, "round")
    run = f", burst {event.run} of a run" if event.run > 1 else ""
    head = f"{battle.units[event.unit].called} fires a burst of {rounds} with {event.weapon}{run}"
    if event.mode != AREA:
        return f"{head} [AUT-16]."
    if not event.engaged:
        return f"{head} over a sector and engages no target [AUT-08]."
    more = " and ".join(battle.units[number].called for number in event.besides)
    also = f"; {more} {'is' if len(event.besides) == 1 else 'are'} in it too [AUT-09]" if more else ""
    return f"{head} over a sector, nearest first [AUT-10]{also}."


def _fires(unit: Unit, now: Moment, book: Rulebook, rulings: Rulings) -> FiresLeft | None:
    """Three fires a turn for whoever carries an automatic weapon, the third over an area (AUT-03, AUT-06, AUT-26)."""
    rows = (book.weapon_in(code, unit.mode_of(code)) for code in unit.weapons if code in book.weapons)
    if not any(row.automatic for row in rows):
        return None
    reading = context.BookReading(book, rulings)
    fired = bursts.fires(unit, now, reading)
    left = max(0, book.automatic_fire.fires_per_turn - len(fired))
    told = []
    if not left:
        told.append(f"has fired {len(fired)} times: no more shots this turn [AUT-03].")
    elif not bursts.is_allowed(fired, bursts.SHOT, reading):
        told.append(f"has fired {len(fired)} times: only an area burst is left this turn [AUT-26].")
    if left and unit.shots and unit.shots[-1].later(1) == now:
        if unit.shots[-1] in {burst.moment for burst in bursts_of(unit)}:
            told.append(f"fired a burst in {unit.shots[-1]}: only a burst may follow at once [AUT-06].")
        else:
            told.append(f"fired in {unit.shots[-1]}: they may not fire again in this subphase [FIR-39].")
    return FiresLeft(count=left, told=tuple(told))


def _paper(book: Rulebook, rulings: Rulings) -> Iterator[str]:
    """How many rounds of a concentrated burst hit, by the die (TA-04)."""
    yield "BURST, rounds that hit for the faces 1 to 10"
    reading = context.BookReading(book, rulings)
    for rounds in range(book.automatic_fire.rounds_per_burst, 1, -1):
        yield f"{rounds} rounds  {' '.join(map(str, bursts.hits_row(rounds, reading)))}"


def _burst_report(event: BurstFired) -> EventReport:
    """The shots of a burst are told; the burst itself only where nobody is rolled for."""
    burst = BurstTold(unit=event.unit, moment=event.moment, rounds=event.rounds)
    rolled = bool(event.engaged) or event.target is not None
    return EventReport(burst=burst, in_story="quiet" if rolled else "told")


def _odds(made: AttackMade, pf: int, target: Unit, ctx: "context.RulesContext") -> AttackMade:
    return odds.with_odds(made, pf, target, ctx)


WORDS = ChapterWords(
    name="Automatic fire",
    quoted=("AUT-03", "AUT-04", "AUT-09", "AUT-11", "AUT-14", "AUT-18", "AUT-26"),
    verbs=(
        Word(
            action="fire_throw",
            form="burst UNIT at TARGET | burst UNIT area [facing DIRECTION | at UNIT ...]",
            meaning="a burst at one target, or over a sector of 90 degrees",
            example="burst 3 at 11",
            aliases=("fire burst",),
            manner=CONCENTRATED,
        ),
    ),
    deeds={
        f"fire_throw {CONCENTRATED}": "fires a burst with",
        f"fire_throw {AREA}": "sweeps a sector with",
        f"aimed_fire {CONCENTRATED}": "aims a burst with",
    },
    manners={
        CONCENTRATED: MannerWords(sort="burst", odds=_odds),
        AREA: MannerWords(sort="burst, sector"),
    },
    reports={BurstFired: _burst_report},
    tells=by_event(_narrate_fired),
    fires=_fires,
    paper=_paper,
)
