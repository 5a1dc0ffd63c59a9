"""Charges in words."""

from collections.abc import Iterable, Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.battle.events.chapter import by_event
from squadlog.battle.moment import SUBPHASES, Duty, Moment
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.seats import hears
from squadlog.rules.common.kept.laid_things import LaidThing
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import BlastTemplate, ChapterWords, LaidKind, Word
from squadlog.rules.explosives import record

with lazy_imports():
    from squadlog.rules.explosives import patterns

_OUTCOMES = {"nothing": "nothing happens to it", "destroyed": "it is destroyed", "explodes": "it goes off"}
_CALLED = {record.PLASTIC: "plastic charge", record.SHAPED: "shaped charge"}


def where(charge: LaidThing, battle: Battle) -> str:
    """Where a charge lies, in words: its feature, its place on the map, or as the table said it."""
    on = battle.features.get(charge.feature or "")
    at = charge.position
    words = [
        f"on {on.name}" if on is not None else "",
        f"at {at.x:g},{at.y:g}" if at is not None else "",
        f"on floor {charge.floor}" if at is not None and charge.floor != 1 else "",
        charge.where if at is None else "",
    ]
    return " ".join(filter(None, words))


def _narrate_installed(event: record.ChargeInstalled, battle: Battle) -> str:
    one = event.thing
    told = f"{battle.units[event.unit].called} has installed {one.called}, a {_CALLED[one.item]}"
    return f"{told}, {where(one, battle)} [EXP-05]."


def _narrate_disarmed(event: record.ChargeDisarmed, battle: Battle) -> str:
    return f"{battle.units[event.unit].called} disarms {event.thing.called}; it can be picked up [EXP-09]."


def _narrate_tampered(event: record.ChargeTampered, battle: Battle) -> str:
    return f"{battle.units[event.unit].called} tampers with {event.thing.called}, and sets it off [EXP-11]."


def _narrate_tested(event: record.ChargeTested, battle: Battle) -> str:
    what = _CALLED[event.item] if event.thing is None else event.thing.called
    if event.bearer is not None:
        what = f"the {what} of {battle.units[event.bearer].called}"
    came = f"{_OUTCOMES[event.outcome]} [{event.rule}]"
    return f"{what[:1].upper()}{what[1:]}, {event.row}: die {event.face.value}, {came}."


def _narrate_battered(event: record.ObstacleBattered, _battle: Battle) -> str:
    if event.why:
        return f"{event.name}: {event.why} [{event.rule}]."
    told = f"{event.name}: PF {event.pf} - AF {event.af}, {so_many(event.levels + event.half / 2, 'level')}"
    return f"{told}{', and it gives way' if event.falls else ''} [{event.rule}]."


def _hints(battle: Battle, seat: str, _rulings: Rulings) -> Iterator[str]:
    """What waits to be detonated (EXP-06)."""
    for one in record.charges(battle):
        if hears(seat, one.side):
            place = where(one, battle)
            told = f"{one.called.capitalize()}{' ' + place if place else ''} waits: detonate [EXP-06]"
            turns = battle.setup.turns
            yield told if turns is None else Duty.until(Moment(turns, SUBPHASES), told)


def _templates(book: Rulebook, rulings: Rulings) -> Iterable[BlastTemplate]:
    return patterns.templates(book, rulings)


WORDS = ChapterWords(
    name="Explosives",
    quoted=("EXP-20", "SHP-08", "SHP-09"),
    aliases=("charges",),
    verbs=(
        Word(
            action=record.INSTALL,
            form="install UNIT plastic|shaped [on FEATURE [aim X,Y] | at X,Y]",
            meaning="install a charge within 1 m; without a place, where the unit is",
            example="install 3 plastic on D1",
            bare=("round",),
            rounds=record.CHARGES,
            here=True,
        ),
        Word(
            action=record.DETONATE,
            form="detonate UNIT CHARGE,... | all",
            meaning="set off charges of the squad by radio, those within 1 m of the first as one; may be combined "
            "with a move",
            example="detonate 3 1,2",
            bare=("things",),
        ),
        Word(
            action=record.DETONATE,
            form="detonate-together UNIT CHARGE,...",
            meaning="the same for charges at one spot, where there is no map",
            example="detonate-together 3 1,2",
            aliases=("detonate together",),
            extras=("together",),
            bare=("things",),
        ),
        Word(
            action=record.DETONATE,
            form="detonate-apart UNIT CHARGE,...",
            meaning="the same for charges at different spots, one after the other",
            example="detonate-apart 3 1,2",
            aliases=("detonate apart",),
            extras=("apart",),
            bare=("things",),
        ),
        Word(
            action=record.DEVICE,
            form="disarm UNIT CHARGE",
            meaning="disarm a charge within 1 m, to pick it up later; an enemy sets it off",
            example="disarm 3 2",
            extras=(record.DISARM,),
            bare=("things",),
        ),
    ),
    deeds={
        record.INSTALL: "installs",
        record.DETONATE: "sets off charge",
        f"{record.DETONATE} together": "sets off together charge",
        f"{record.DETONATE} apart": "sets off one by one charge",
        f"{record.DEVICE} {record.DISARM}": "works on charge",
    },
    labels={record.DEVICE: "Disarm charge, use device"},
    reports={record.ObstacleBattered: quiet},
    tells=by_event(
        _narrate_installed, _narrate_disarmed, _narrate_tampered, _narrate_tested, _narrate_battered
    ),
    hints=_hints,
    explosions=_CALLED,
    templates=_templates,
    lays=(
        LaidKind(
            key=record.CHARGE,
            item=record.PLASTIC,
            rule="EXP-18",
            covered="may",
            assigned=record.assigned_charges,
        ),
    ),
)
