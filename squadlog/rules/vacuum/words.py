"""Vacuum in words."""

from collections.abc import Iterable, Iterator

from squadlog.battle.events.chapter import by_event
from squadlog.battle.moment import Duty
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.reported import Befell, EventReport
from squadlog.rules.common.words import ChapterWords, Word
from squadlog.rules.vacuum import record
from squadlog.rules.weather.record import stated

_HAS = {
    "small": "the suit leaks: one more level in {next}",
    "big": "the suit is torn open: a level in {next}, and so on",
    "bare": "no air and no suit that holds: a level in {next}, and so on",
}


def _narrate_breached(event: record.SuitBreached, battle: Battle) -> str:
    who, leak = battle.units[event.unit].called, event.leak
    match leak.size:
        case "small":
            return f"The suit of {who} is breached: one more level in {leak.next}, then it has sealed itself [ENV-19]."
        case "big":
            return f"The suit of {who} is torn open: a level in {leak.next} and ever again, until death [ENV-20]."
        case "bare":
            return f"{who} has no air and no suit that holds: a level in {leak.next} and ever again [A-146]."


def _narrate_came_round(event: record.LeakDue, battle: Battle) -> str:
    who = battle.units[event.unit].called
    if event.spared:
        sealed = (
            "; it has sealed itself" if event.next is None else f"; it is looked at again in {event.next}"
        )
        return f"The suit of {who} leaks where there is air: that costs nothing{sealed} [ENV-18]."
    what = f"{who} has no air" if event.leak.size == "bare" else f"The suit of {who} leaks"
    after = (
        "then it has sealed itself [ENV-19]" if event.next is None else f"the next in {event.next} [ENV-20]"
    )
    return f"{what}: one more level, {after}."


def _narrate_changed(event: record.AirChanged, battle: Battle) -> str:
    hostile = battle.setup.environment.hostile and not battle.setup.environment.vacuum
    through = f" Through {', '.join(event.through)}." if event.through else ""
    told = []
    if event.gone:
        told.append(
            f"There is no air any more {_where(event.gone)} [{'ENV-23' if hostile else 'ENV-17'}].{through}"
        )
    if event.back:
        told.append(f"There is air again {_where(event.back)} [ENV-23].")
    return " ".join(told)


def _where(names: Iterable[str]) -> str:
    listed = tuple(names)
    return "anywhere" if listed == (record.EVERYWHERE,) else f"in {', '.join(listed)}"


def _of_battle(air: record.Air, battle: Battle) -> Iterator[str]:
    around = battle.setup.environment
    if not around.airless:
        return
    if air.lost:
        yield f"No air {'indoors either' if record.EVERYWHERE in air.lost else _where(air.lost)}."
    if air.said and not air.lost:
        yield "The shell is breached, as stated: its air is gone in the next subphase."


def _state(leaks: tuple[record.Leak, ...]) -> str:
    return "; ".join(f"✖ {_HAS[leak.size].format(next=leak.next)}" for leak in leaks)


def _reminds(unit: Unit, _book: Rulebook, _rulings: Rulings) -> Iterator[str]:
    yield from (
        Duty.until(leak.next, f"{_HAS[leak.size].format(next=leak.next)} [ENV-20].")
        for leak in record.leaks_of(unit)
        if not unit.out
    )


def _hints(battle: Battle, _seat: str, _rulings: Rulings) -> Iterator[str]:
    """Without a map nobody can tell who is indoors, until it is said."""
    if (
        battle.setup.map
        or battle.now.turn > 1
        or battle.now.subphase > 1
        or not battle.setup.environment.airless
    ):
        return
    if not any(stated(unit) for unit in battle.units.values()):
        yield "All units count as outdoors, without air; for units indoors write indoors 3,5-7 [ENV-23]."


def _paper(book: Rulebook, _rulings: Rulings) -> Iterator[str]:
    after = book.environment.vacuum_delay_subphases
    yield f"VACUUM a hit of 1 level: one more after {after} subphases, then sealed; 2 or more: one every {after}"


def _report_breached(event: record.SuitBreached) -> EventReport:
    return EventReport(befell=(Befell(unit=event.unit, what="suit"),))


def _air_report(event: record.AirAgain) -> EventReport:
    return EventReport(befell=(Befell(unit=event.unit, what="air"),))


WORDS = ChapterWords(
    name="Vacuum and hostile air",
    quoted=("ENV-16",),
    verbs=(
        Word(
            form="breach",
            meaning="state that hull or shell is breached: its air is gone from the next subphase on",
            example="breach",
            says=record.SayBreach,
        ),
    ),
    reports={record.SuitBreached: _report_breached, record.AirAgain: _air_report},
    tells={
        **by_event(_narrate_breached, _narrate_came_round, _narrate_changed),
        record.AirAgain: lambda event, battle: (
            f"{battle.units[event.unit].called} has air to breathe again [ENV-23]."
        ),
        record.BreachSaid: lambda _event, _battle: "The shell is breached, as stated [ENV-17].",
    },
    state=_state,
    sign=("✖", "suit breached"),
    reminds=_reminds,
    hints=_hints,
    of_battle=_of_battle,
    paper=_paper,
)
