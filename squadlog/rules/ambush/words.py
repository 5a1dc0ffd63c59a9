"""Ambush in words."""

from collections.abc import Iterable, Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import numbers
from squadlog.battle.events.chapter import by_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import ATTACKS, Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.seats import sees
from squadlog.rules.ambush import record
from squadlog.rules.common.reported import Befell, EventReport
from squadlog.rules.common.slot import quote_grouping
from squadlog.rules.common.words import ChapterWords, Word, WordPart
from squadlog.rules.hiding.piles import is_hidden

with lazy_imports():
    from squadlog.rules.ambush import judging


def _grouping(battle: Battle, key: str) -> str:
    return battle.groupings[key].name if key in battle.groupings else key


def _narrate_sprung(event: record.AmbushSprung, battle: Battle) -> str:
    name, struck = _grouping(battle, event.grouping), numbers(event.struck)
    told = f"{name} has sprung an ambush on {struck} in {event.at} [AMS-01]"
    if not event.frozen:
        return f"{told}; no unit is left to catch."
    does = (
        "is struck from the order and does" if len(event.frozen) == 1 else "are struck from the order and do"
    )
    span = f"from {event.first} through {event.last}"
    return f"{told}: {numbers(event.frozen)} {does} nothing {span} [AMS-03]."


def _narrate_noticed(event: record.AmbushNoticed, battle: Battle) -> str:
    name = _grouping(battle, event.grouping)
    return (
        f"The attack of {name} in {event.at} was an ambush by the rules [AMS-01]; "
        f"ambush {quote_grouping(event.grouping)} has it count."
    )


def _state(held: record.Freeze | None) -> str:
    return "" if held is None else f"⊗ ambushed: does nothing through {held.last}"


def _reminds(unit: Unit, _book: Rulebook, _rulings: Rulings) -> Iterator[str]:
    if (held := record.freeze(unit)) is not None:
        since = f" in {held.at}" if held.at is not None else ""
        yield f"ambushed{since}; they do nothing up to and with {held.last} [AMS-03]."


def _hints(battle: Battle, seat: str, rulings: Rulings) -> Iterator[str]:
    """To the side whose slot it is, as long as somebody of it hides: what an ambush takes, and who still lacks it.

    Where some of those it takes have been seen before, there is none to be had; where most have, nobody thinks of one.
    """
    grouping = battle.active
    if grouping is None or not sees(seat, grouping.side):
        return
    able = judging.able(battle, grouping.id)
    if len(able) < judging.FEWEST or not any(is_hidden(unit) for unit in able):
        return
    seen = [unit for unit in able if not (is_hidden(unit) or record.out_of_hiding(battle, unit.id))]
    trigger = rulings.choice("ambush.trigger")
    if seen and trigger == "all_able":
        if 2 * len(seen) < len(able):
            has = "has" if len(seen) == 1 else "have"
            yield f"{grouping.name} can spring no ambush: {_all(seen)} {has} been seen before [AMS-01]."
        return
    lacking = [unit for unit in able if unit not in seen and not _attacks(battle, unit, battle.now)]
    whoever = {"majority": "most", "two_or_more": "two or more"}.get(trigger, f"all {len(able)}")
    takes = f"An ambush takes {whoever} of {grouping.name} attacking out of hiding in one subphase [AMS-01]"
    yield f"{takes}; not yet in {battle.now}: {_all(lacking)}." if lacking else f"{takes}: so they do."


def _all(units: Iterable[Unit]) -> str:
    return ", ".join(unit.called for unit in units)


def _attacks(battle: Battle, unit: Unit, at: Moment) -> bool:
    """Whether a unit that hides, or has just come out of hiding, has an attack coming in that subphase."""
    if not (is_hidden(unit) or record.out_of_hiding(battle, unit.id)):
        return False
    engages = unit.declaration is not None and unit.declaration.engage is not None
    action = unit.action
    shoots = action is not None and action.kind in ATTACKS and action.end == at
    return engages or shoots or unit.id in judging.attack_of(battle, unit.grouping, at).units


def _sprung_report(event: record.AmbushSprung) -> EventReport:
    return EventReport(
        befell=tuple(Befell(unit=unit, what="frozen", at=event.at, until=event.last) for unit in event.frozen)
    )


WORDS = ChapterWords(
    name="Ambush",
    quoted=("AMS-02", "AMS-03"),
    verbs=(
        Word(
            form="ambush GROUPING [on UNITS]",
            meaning="a grouping springs an ambush, where the players have the last word; on these units alone",
            example="ambush red",
            says=record.SayAmbush,
            parts=(
                WordPart(field="grouping", what="grouping"),
                WordPart(field="units", what="units", keyword="on", needed=False),
            ),
        ),
    ),
    reports={record.AmbushSprung: _sprung_report},
    tells=by_event(_narrate_sprung, _narrate_noticed),
    state=_state,
    sign=("f", "frozen by an ambush"),
    reminds=_reminds,
    hints=_hints,
)
