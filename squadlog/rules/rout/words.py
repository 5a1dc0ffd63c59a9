"""Rout and rally in words."""

from collections.abc import Iterator

from squadlog.battle.events.chapter import by_event
from squadlog.battle.moment import SUBPHASES, Duty, Moment
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.reported import Befell, EventReport, quiet
from squadlog.rules.common.words import UNIT, ChapterWords, StepWords, Word
from squadlog.rules.leadership.record import name_squad
from squadlog.rules.rout import record


def _state(nerve: record.Nerve) -> str:
    return "⚑ routed" if nerve.routed else ""


def _all(battle: Battle, numbers: tuple[int, ...]) -> str:
    return ", ".join(battle.units[number].called for number in numbers)


_EXTREMES = {(True, 1): "ROU-08", (False, 100): "ROU-09"}


def _narrate_tested(event: record.RoutTested, battle: Battle) -> str:
    squad = name_squad(battle, event.side, event.squad)
    who = squad if event.unit is None else f"{battle.units[event.unit].called} of {squad}"
    needed = f"needs more than {event.check.ledger.target} to hold"
    rule = _EXTREMES.get((event.routs, event.face.value), "ROU-05")
    routed = f": {_all(battle, event.routed)}" if event.routed else ""
    outcome = f"it routs{routed}" if event.routs else "it holds"
    return f"{who} is tested for rout: {event.check.words}, {needed}: {outcome} [{rule}]."


def _narrate_called(event: record.RallyCalled, battle: Battle) -> str:
    return f"{battle.units[event.unit].called} calls on the routed; the roll comes last in this subphase [RAL-02]."


def _narrate_rolled(event: record.RallyRolled, battle: Battle) -> str:
    target = event.check.ledger.target
    rallied = f"rallied: {_all(battle, event.rallied)}" if event.rallied else "they rally"
    outcome = rallied if event.check.success else "they do not rally"
    rule = "RAL-06" if event.check.success else "RAL-07"
    leader = battle.units[event.unit]
    squad = name_squad(battle, leader.side, event.squad)
    return f"{leader.called} rallies {squad}: {event.check.words}, {target} or less: {outcome} [{rule}]."


def _narrate_lost(event: record.RallyLost, battle: Battle) -> str:
    return f"{battle.units[event.unit].called} is {event.why}: the rally is lost [ADV-14]."


def _narrate_taken(event: record.ChargeTaken, battle: Battle) -> str:
    rating = f"{event.rating:+d}" if event.rating else "0"
    return f"{battle.units[event.unit].called} takes charge of the squad, rating {rating} [RAL-10]."


def _paper(book: Rulebook, rulings: Rulings) -> Iterator[str]:
    """The rout test and its modifiers, for whoever rolls at the table (TA-07)."""
    every = int(rulings.number("rout.interval"))
    yield f"ROUT d100 after turns {every}, {2 * every}, {3 * every}: 5 or less routs, 01 always, 00 never"
    for key, row in book.rout.rows.items():
        value = int(rulings.number("rout.enemy_leader")) if key == "enemy_leader_dead" else row.value
        yield f"{value:+4} {row.name}, {'once' if row.per == 'once' else f'each {row.per}'}"
    for quality in book.qualities.values():
        yield f"{quality.rout:+4} {quality.name} troops (rally {quality.rally:+d})"


def _hints(battle: Battle, _seat: str, rulings: Rulings) -> Iterator[str]:
    """In the turn of a test and in the one before: when it comes, and why (ROU-01)."""
    every, turn = int(rulings.number("rout.interval")), battle.now.turn
    due = -(-turn // every) * every
    if due - turn <= 1:
        at = Moment(due, SUBPHASES)
        yield Duty.until(at, f"After {at} all squads are tested for rout, as every {every} turns [ROU-01].")


def _rout_report(event: record.RoutTested) -> EventReport:
    routed = tuple(Befell(unit=unit, what="routed") for unit in event.routed)
    return EventReport(befell=routed, tested="holding", in_story="told" if event.routs else "quiet")


def _rally_report(event: record.RallyRolled) -> EventReport:
    return EventReport(
        befell=tuple(Befell(unit=unit, what="rallied") for unit in event.rallied), tested="rallying"
    )


WORDS = ChapterWords(
    name="Rout and rally",
    quoted=("RAL-01", "RAL-04", "RAL-05"),
    verbs=(
        Word(
            action="rally",
            form="rally UNIT [target UNIT]",
            meaning="a leader rallies the squad, or the squad of the unit named; ten subphases, may be combined with "
            "a move",
            example="rally 3",
        ),
        Word(
            form="rout",
            meaning="in the Rout/Rally Phase: roll for all squads that are tested",
            example="rout",
            says=record.RollRout,
        ),
        Word(
            form="take-charge UNIT",
            meaning="the soldier leads the squad from now on, if its side has no leader left",
            example="take charge 3",
            aliases=("take charge",),
            says=record.TakeCharge,
            parts=(UNIT,),
        ),
    ),
    deeds={"rally": "rallies"},
    reports={record.RoutTested: _rout_report, record.RallyRolled: _rally_report, record.RallyCalled: quiet},
    tells={
        **by_event(_narrate_tested, _narrate_called, _narrate_rolled, _narrate_lost, _narrate_taken),
        record.RoutPhaseHeld: lambda _event, _battle: "",
    },
    state=_state,
    hints=_hints,
    paper=_paper,
    sign=("⚑", "routed unit"),
    flees=lambda nerve: nerve.routed,
    steps={"rout": StepWords(name="rout and rally", said=("rout", "die", "undo"))},
)
