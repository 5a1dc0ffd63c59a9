"""The lines of the table's last word: what was let stand, set right, ruled, and noted."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from squadlog.base.lengths import format_kept
from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.battle.events import referee
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Grouping
from squadlog.book.load import load_rulings
from squadlog.reports.wording import join_with_commas, name_of, plain
from squadlog.rules.common.advanced import ADVANCED, words_of


def narrate_referee(event: referee.RefereeEvent, battle: Battle) -> str:
    """One event of the referee or of a ruling of the table, in words."""
    match event:
        case referee.Overruled():
            rule = f" [{event.rule}]" if event.rule else ""
            return f"Overruled: {format_kept(event.sentence)}{rule} Reason: {event.reason}."
        case referee.UnitCorrected():
            unit = battle.units[event.unit]
            changes = join_with_commas(_change(name, value, battle) for name, value in event.changes)
            gone = _went(unit, event.changes)
            return f"Referee: {unit.called}: {changes}{gone}. Reason: {event.reason}."
        case referee.TurnCorrected():
            return f"Referee: {'; '.join(_turn(event, battle))}. Reason: {event.reason}."
        case referee.Regrouped():
            told = "; ".join(_narrate_groupings(event.groupings, battle)) or "the groupings are as they were"
            return f"Groupings: {told}.{_reason(event.reason)}"
        case referee.ActionAdded():
            beside = ", beside a move" if event.action.combines else ""
            return f"A new action: {event.action.name}, {event.action.ap} AP{beside} [ACT-19].{_reason(event.reason)}"
        case referee.UnitAdded():
            soldier, grouping = event.soldier, battle.groupings.get(event.grouping)
            at = "" if event.position is None else f", at {event.position.x:g},{event.position.y:g}"
            joined = grouping.name if grouping else event.grouping
            who = f"{soldier.id} {soldier.name} ({soldier.value} points)"
            return f"Referee: {who} joins {joined}{at}. Reason: {event.reason}."
        case referee.UnitRemoved():
            return (
                f"Referee: {name_of(battle, event.unit)} is removed from the battle. Reason: {event.reason}."
            )
        case referee.RulingSet():
            told = f"Ruling {event.name} is {event.option} from here on{f': {event.reason}' if event.reason else ''}."
            rulings = load_rulings()
            idle = rulings.ruling(event.name).idle(battle.chapters) if event.name in rulings else ""
            return f"{told} Note: {idle}." if idle else told
        case referee.AssistSet():
            return f"Assistance with {plain(event.subsystem)}: {event.level}."
        case referee.DiceSet():
            typed = join_with_commas(map(battle.setup.side_name, event.typed))
            return f"Typed dice: {typed or 'none'}."
        case referee.ChapterSwitched():
            how = "is switched on" if event.on else "is switched off"
            return f"The chapter {_chapter(event.chapter)} {how} from the next turn on [ADV-01].{_reason(event.reason)}"
        case referee.NoteWritten():
            with_it = f" ({event.picture})" if event.picture is not None else ""
            return f"{name_note(event, battle)}: {event.text}{with_it}"
        case _:
            assert_never(event)


def _chapter(key: str) -> str:
    return words_of(key).name if key in ADVANCED else key


def name_note(event: referee.NoteWritten, battle: Battle) -> str:
    """What a note is called: what it is about, and whether it is private."""
    about = ""
    if event.unit is not None:
        about = f" on {name_of(battle, event.unit)}"
    elif event.turn is not None:
        about = f" on turn {event.turn}"
    elif event.entry is not None:
        about = f" on “{event.quoted}”" if event.quoted else " on a line of the log"
    return f"{'Private note' if event.seat else 'Note'}{about}"


def _went(unit: Unit, changes: Iterable[tuple[str, str]]) -> str:
    """What of its objects a correction of the whole list has taken from it."""
    left = dict(changes).get("items")
    if left is None:
        return ""
    stays = Counter(part.strip() for part in left.split(","))
    gone = [plain(item) for item in (Counter(unit.items) - stays).elements()]
    return f" (gone: {', '.join(gone)})" if gone else ""


def _change(name: str, value: str, battle: Battle) -> str:
    if name in CHAPTER_STATES:
        return f"{plain(name)}: {value}"
    if name != "by":
        return f"{plain(name)} is {value}"
    sides = {side.id: side.name for side in battle.setup.sides}
    return f"wounded by {sides.get(value, 'nobody known')} [CAS-07]"


def _reason(reason: str) -> str:
    return f" Reason: {reason}." if reason else ""


def _turn(event: referee.TurnCorrected, battle: Battle) -> Iterator[str]:
    names = {grouping.id: grouping.name for grouping in battle.groupings.values()}
    if event.moment is not None:
        yield f"the moment is {event.moment}"
    if event.standings is not None:
        rolls = (
            f"{names.get(one.grouping, one.grouping)} {'' if one.roll is None else one.roll}".strip()
            for one in event.standings
        )
        yield f"initiative is {join_with_commas(rolls)}"
    if event.order is not None:
        yield f"the order is {join_with_commas(names.get(name, name) for name in event.order)}"
    if event.slot is not None:
        yield f"it is the slot of {names.get(event.slot, event.slot)}"
    for key, text in event.held:
        yield f"{_chapter(key).lower()}: {text}"


def _narrate_groupings(groupings: tuple[Grouping, ...], battle: Battle) -> Iterator[str]:
    """What is otherwise than before, grouping by grouping."""
    for grouping in groupings:
        before = battle.groupings.get(grouping.id)
        if before == grouping:
            continue
        parts = []
        if before is None or before.units != grouping.units:
            parts.append(f"units {join_with_commas(map(str, grouping.units))}")
        if before is not None and before.name != grouping.name:
            parts.append(f"formerly {before.name}")
        if grouping.race != (None if before is None else before.race):
            parts.append(
                f"{grouping.race} is its race [INI-12]" if grouping.race else "its race is open again"
            )
        if grouping.modifier != (0 if before is None else before.modifier):
            parts.append(f"{grouping.modifier:+d} on its initiative [INI-14]")
        yield f"{grouping.name}: {', '.join(parts)}"
    kept = {grouping.id for grouping in groupings}
    for grouping in battle.groupings.values():
        if grouping.id not in kept:
            yield f"{grouping.name} is dissolved"
