"""Hand grenades in words."""

from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_kept, format_length
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.reported import AttackMade, EventReport, ThrowTold, quiet
from squadlog.rules.common.words import ChapterWords, PaperBoxes, Word
from squadlog.rules.grenades import record

with lazy_imports():
    from squadlog.rules.grenades import scattering, stock

EXPLOSIONS = {"fragmentation": "fragmentation grenade", "smoke": "smoke grenade"}
"""What grenades are called as they go off."""


def _narrate_readied(event: record.GrenadeReadied, battle: Battle) -> str:
    who = battle.units[event.unit].called
    if event.body is None:
        return f"{who} has a {event.grenade} grenade in hand [AMO-11]."
    return f"{who} takes a {event.grenade} grenade from {battle.units[event.body].soldier.name} [AMO-13]."


def _narrate_stowed(event: record.GrenadeStowed, battle: Battle) -> str:
    return f"{battle.units[event.unit].called} puts the {event.grenade} grenade away [A-30b]."


def _narrate_released(event: record.GrenadeReleased, battle: Battle) -> str:
    one = event.volley
    what = f"a {one.grenade} grenade" if one.count == 1 else f"{one.count} {one.grenade} grenades"
    return f"{battle.units[event.unit].called} throws {what} at {one.told}, {format_length(one.metres)} away [GRN-08]."


def _narrate_kept(event: record.GrenadeKept, battle: Battle) -> str:
    rule = f" [{event.rule}]" if event.rule else ""
    return f"{battle.units[event.unit].called} throws nothing. {event.why}{rule}"


def landed_words(event: record.GrenadeLanded) -> str:
    """Where a grenade landed, in words: `2 m right of the aim, 14,12`."""
    place = format_kept(scattering.vector_words(event.direction, event.metres))
    if event.off:
        return f"{place}, off the map, and is gone [A-65]"
    at = "" if event.spot is None else f", {event.spot.words}"
    met = f", where it meets {event.contact} [GRN-25]" if event.contact else ""
    return f"{place}{at}{met}"


def _narrate_landed(event: record.GrenadeLanded, battle: Battle) -> str:
    who, does = battle.units[event.unit].called, "throws" if event.hand else "launches"
    rule = "GRN-10" if event.hand else "GLA-10"
    scattered = ""
    if event.direction is not None:
        scattered = f"; scatter {' '.join(str(face.value) for face in event.faces[1:])} [GRN-18]"
    rolled = f"{event.check.words}, {event.check.ledger.target} or less [{rule}]{scattered}"
    return f"{who} {does} {event.grenade} at {event.volley.told}: {rolled}: it lands {landed_words(event)}."


def _state(kept: record.Belt) -> str:
    return f"{kept.ready} grenade in hand" if kept.ready else ""


def _marks(unit: Unit, book: Rulebook, _rulings: Rulings) -> Iterator[str]:
    """What is left on the belt, `2 fragmentation, 1 smoke`; nobody counts here what a figure on paper has left."""
    if not unit.soldier.paper and any(
        stock.issued_grenades(unit, kind, book) or stock.grenades_left(unit, kind, book)
        for kind in record.KINDS
    ):
        yield "grenades: " + ", ".join(
            f"{stock.grenades_left(unit, kind, book)} {kind}" for kind in record.KINDS
        )


def _boxes(unit: Unit, book: Rulebook, _rulings: Rulings) -> Iterator[PaperBoxes]:
    """A row of boxes for each kind (LOG-09, AMO-06), but of a figure on paper, which has them on its own sheet."""
    if unit.soldier.paper:
        return
    for kind, letters in zip(record.KINDS, ("FG", "SG"), strict=True):
        of = stock.issued_grenades(unit, kind, book)
        left = stock.grenades_left(unit, kind, book)
        if most := max(of, left):
            yield PaperBoxes(label=letters, crossed=most - left, of=most)


def _report_landed(event: record.GrenadeLanded) -> EventReport:
    """A throw that lands is an attack on a point, but of smoke."""
    volley, landed = event.volley, _came_down(event)
    throw = ThrowTold(
        unit=event.unit, what=event.grenade, aimed_at=volley.told, landed=landed, hand=event.hand
    )
    attack = AttackMade(
        kind="throw",
        by=event.unit,
        at=volley.feature or volley.aim,
        weapon=event.grenade,
        check=event.check,
        faces=event.faces,
        landed=landed,
        aimed_at=volley.told,
        way="hand" if event.hand else "launcher",
        range_m=volley.metres,
        range_origin=None if volley.aim is None else "measured",
    )
    return EventReport(
        attacks=() if event.grenade == "smoke" else (attack,),
        throw=throw,
        tested="landing a grenade where it was meant",
        lands=True,
        one_roll=("launcher.salvo", "single_roll"),
    )


def _came_down(event: record.GrenadeLanded) -> str:
    return "off the map" if event.off else format_kept(scattering.vector_words(event.direction, event.metres))


WORDS = ChapterWords(
    name="Hand grenades and smoke",
    quoted=("GRN-14", "GRN-15", "GRN-20", "GRN-26", "GRN-35", "GRN-36", "SMK-01", "SMK-04"),
    verbs=(
        Word(
            action=record.THROW,
            form="throw UNIT [fragmentation|smoke] at X,Y|UNIT|FEATURE [range METRES] [through WINDOW] [spotted]",
            meaning="throw the grenade in hand at a place, a unit or an object",
            example="throw 3 fragmentation at 7 range 12",
            bare=("round",),
            rounds=record.KINDS,
        ),
        Word(
            action=record.PICK_UP,
            form="ready UNIT fragmentation|smoke [from BODY]",
            meaning="take a grenade in hand, before a throw",
            example="ready 3 smoke",
            bare=("item",),
        ),
        Word(
            action=record.PICK_UP,
            form="stow UNIT",
            meaning="put the grenade in hand away, standing still",
            example="stow 3",
            extras=(record.STOW,),
        ),
    ),
    deeds={
        record.THROW: "throws",
        f"{record.PICK_UP} {record.STOW}": "puts the grenade away",
        **{f"{record.PICK_UP} {kind}": f"takes a {kind} grenade in hand" for kind in record.KINDS},
    },
    labels={record.PICK_UP: "Ready grenade, pick up"},
    reports={
        record.GrenadeLanded: _report_landed,
        record.GrenadeReadied: quiet,
        record.GrenadeReleased: quiet,
    },
    tells=by_event(_narrate_readied, _narrate_stowed, _narrate_released, _narrate_kept, _narrate_landed),
    state=_state,
    sign=("g", "has a grenade in hand"),
    marks=_marks,
    boxes=_boxes,
    explosions=EXPLOSIONS,
)
