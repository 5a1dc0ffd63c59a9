"""Squad sheets as text, 79 columns wide (80 with a scroll bar), to be printed: of a plan, of a battle, or blank.

The paper log of LOG-01: unit records, the subphase track and the action log.
"""

from collections.abc import Iterable, Iterator, Sequence

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import cells, clean_text
from squadlog.battle.moment import SUBPHASES
from squadlog.battle.state import WOUNDS, Known
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.reports import squad_log, squad_on_paper
from squadlog.rules.common.advanced import on_paper
from squadlog.rules.common.words import PaperBoxes
from squadlog.squads.log_values import signed
from squadlog.squads.plan import SquadPlan

with lazy_imports():
    from squadlog.reports import squads_in_battle

WIDTH = 79
_TROOP = 20
"""Cells of a troop type."""


def squad_sheet(plan: SquadPlan, book: Rulebook, rulings: Rulings, *, first: int = 1) -> str:
    """The sheet of a squad before play, its counters numbered from `first`.

    Raises KeyError for keys the tables do not have.
    """
    return _page(_log(squad_on_paper.planned(plan, book, rulings, first=first)))


def battle_sheet(battle: Known, book: Rulebook, rulings: Rulings, *, side: str | None = None) -> str:
    """The sheets of all squads of a battle, or of one side, as they stand now.

    A melee stance chosen in secret is not on it. Raises KeyError for keys the tables do not have.
    """
    lines: list[str] = []
    for place, log in enumerate(squads_in_battle.sheets_in_battle(battle, book, rulings, side=side)):
        lines += [*([""] if place else []), *_log(log)]
    if told := on_paper(battle.chapters, book, rulings):
        lines.extend(("-" * WIDTH, *map(_cut, told)))
    return _page(lines)


def blank_sheet(book: Rulebook) -> str:
    """An empty sheet for eight units, to be filled in by hand."""
    lines = ["SQUAD LOG".ljust(WIDTH), f"Squad {'_' * 28}  Side {'_' * 20}  Points {'_' * 9}"]
    for _ in range(squad_log.BLANK_UNITS):
        lines.append("-" * WIDTH)
        lines.append(f"No. ____ {'_' * 24} Race {'_' * 14} Points _____ Armour _____")
        lines.append(f"Weapons {'_' * 30} Modifiers {'_' * 30}")
        lines.append(f"Wounds {_boxes('LMSUD', 0)}   Position {'_' * 10}")
        lines.append(f"Ammo R {'[ ]' * 6} P {'[ ]' * 4} FG {'[ ]' * 2} SG {'[ ]' * 2}  Rounds {'_' * 9}")
        lines.append(f"Equipment {'_' * 68}")
    lines.extend(_track(None))
    lines.extend(_actions(squad_on_paper.action_rows(book)))
    return _page(lines)


def _log(log: squad_log.SquadLog) -> Iterator[str]:
    yield from _head(log.name, log.side, log.total)
    if log.quality:
        yield log.quality
    if log.unassigned:
        yield from _wrap_list("Squad: ", log.unassigned)
    for sentence in log.told:
        yield from _wrap_sentence(sentence)
    for unit in log.units:
        yield from _record(unit)
    yield from _track(log)
    yield from _actions(log.actions)


def _wrap_sentence(text: str) -> Iterator[str]:
    """A sentence on as many lines as it needs."""
    line = ""
    for word in clean_text(text, limit=4 * WIDTH).split():
        if line and cells(f"{line} {word}") > WIDTH:
            yield line
            line = " "
        line = _cut(f"{line} {word}" if line else word)
    yield line


def _page(lines: Iterable[str]) -> str:
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _cut(text: str) -> str:
    return clean_text(text, limit=WIDTH)


def _pad(text: str, width: int) -> str:
    shown = clean_text(text, limit=width)
    return shown + " " * (width - cells(shown))


def _brief_troop(name: str) -> str:
    """The name of a troop type; without whose it is, which the head of the sheet tells, where both find no room."""
    return name if cells(name) <= _TROOP else name.rpartition(" (")[0] or name


def _head(name: str, side: str, right: str) -> Iterator[str]:
    yield "=" * WIDTH
    yield f"SQUAD LOG  {_pad(name, WIDTH - 12 - len(right))} {right}"
    yield f"Side {_cut(side)}"


def _boxes(letters: Sequence[str], ticked: int) -> str:
    return " ".join(f"[{'X' if place < ticked else ' '}]{letter}" for place, letter in enumerate(letters))


def _wrap_list(label: str, things: Sequence[str]) -> Iterator[str]:
    """`label` and the things, on as many lines as they need."""
    line = label
    for place, thing in enumerate(things):
        piece = thing + ("," if place < len(things) - 1 else "")
        if line.strip() and cells(line) + cells(piece) + 1 > WIDTH and line.strip() != label.strip():
            yield line
            line = " " * len(label)
        line = _cut(f"{line}{piece} ")
    yield line


def _record(record: squad_log.UnitRecord) -> Iterator[str]:
    values = record.values
    leader = "" if record.leader is None else f"  ★ LEADER {signed(record.leader)}"
    yield "-" * WIDTH
    name = _pad(record.soldier.name, 46 - len(leader))
    yield f"{record.number:>3} {name}{leader} {record.points:>4} points   {values.race}"
    pack = "  bounce pack" if values.pack else ""
    zero_g = "none" if values.zero_g is None else signed(values.zero_g)
    suit = f"Armour {values.armour}  AF {values.af.value}  strikers {signed(values.melee_protection)}{pack}"
    yield f"    {_pad(_brief_troop(record.troop), _TROOP)} {_pad(suit, 41)} zero-G {zero_g}"
    yield from _wrap_list("    Ranged/melee: ", record.figures)
    position = f"Position [{record.position:^10}]"
    yield f"    Wounds {_boxes(WOUNDS[1:], record.wounds)}   {position}"
    yield from _wrap_list("    Ammo ", [_to_cross(one) for one in record.boxes if not one.many])
    if rounds := [f"{one.label} {_in_fives(one)}" for one in record.boxes if one.many]:
        yield from _wrap_list("    Rounds ", rounds)
    yield from _wrap_list("    Equipment ", record.equipment or ("-",))
    for remark in record.remarks:
        yield _cut(f"    {remark}")


def _to_cross(one: PaperBoxes) -> str:
    row = f"{one.label} {'[X]' * one.crossed}{'[ ]' * (one.of - one.crossed)}"
    return f"{row} ({one.note})" if one.note else row


def _in_fives(one: PaperBoxes) -> str:
    """Boxes in the fewest signs: an x for what is crossed off, a dot for what is not."""
    row = "x" * one.crossed + "." * (one.of - one.crossed)
    return " ".join(row[at : at + 5] for at in range(0, one.of, 5))


def _track(log: squad_log.SquadLog | None) -> Iterator[str]:
    """Forty boxes, four turns, that follow each other in a loop (LOG-14); `>` stands before the current one.

    `now` `None`: play has not begun, and the counter is on START (SET-06).
    """
    now = None if log is None else log.now
    yield "-" * WIDTH
    yield f"SUBPHASE TRACK  START [{'X' if now is None else ' '}]"
    boxes = squad_log.TRACK_TURNS * SUBPHASES
    here = None if now is None else now.index % boxes
    for row in range(squad_log.TRACK_TURNS):
        line = "  "
        for box in range(row * SUBPHASES, (row + 1) * SUBPHASES):
            line += f"{'>' if box == here else ' '}[{box + 1:>2}]  "
        yield line
    for moment, who in log.marks if log is not None else ():
        yield _cut(f"  {moment} box {moment.index % boxes + 1}: {', '.join(who)}")


def _with_counters(row: squad_log.ActionBox) -> str:
    return f"{row.name} ({', '.join(map(str, row.units))})" if row.units else row.name


def _actions(rows: Iterable[squad_log.ActionBox]) -> Iterator[str]:
    """The action log: actions with their durations, and blank boxes (LOG-15, LOG-16)."""
    yield "-" * WIDTH
    yield "ACTION LOG (action points)"
    named = [f"{_pad(_with_counters(row), 28)}{row.ap:>3}" for row in rows]
    named.extend([f"{'_' * 28} __"] * squad_log.BLANK_ACTIONS)
    for start in range(0, len(named), 2):
        yield "  " + "      ".join(named[start : start + 2])
