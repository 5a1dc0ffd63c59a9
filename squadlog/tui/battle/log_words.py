"""Lines of the log as the screen shows them: the side of each name, and what hits, misses and wounds, in colours.

Words say it too. A shot is one short line, a declaration is dim, and the moment stands in a heading of its own.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Protocol

from textual.content import Content

from squadlog.base.dice import Face
from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.base.records import value
from squadlog.base.remember_last import remember_last
from squadlog.battle.events.action import OrderLeftOut, UnitMoved
from squadlog.battle.events.fire import ShotFired, UnitWounded
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.battle.state import Known
from squadlog.battle.terms import Setup
from squadlog.facts.ground_facts import Lying, feature_of, unit_of
from squadlog.reports.track import track
from squadlog.reports.track_drawn import Columns, draw_row, heads
from squadlog.reports.wording import name_laid_thing, name_of, thing
from squadlog.tui.battle.roster_words import colour_track
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import (
    cut,
    ledger_line,
    ledger_words,
    lines,
    link_rules,
    silent_words,
    that_fits,
)

if TYPE_CHECKING:
    from squadlog.battle.events.union import Event
    from squadlog.reports.entries import LogEntry

TRACK_CELL = 3
"""Cells of one column of the track."""
WIDEST, MARGIN = 200, 2
"""Cells that hold the longest words above the log, and those at their sides."""
NAME = 20
"""Cells of a name beside the track as it stood."""
STATES = (
    (re.compile(r"\bhit\b(?=[,.])"), "$hit bold"),
    (re.compile(r"\bmiss\b(?=[.,])"), "$miss bold"),
    (re.compile(r"\bis wounded\b"), "$wounded bold"),
    (re.compile(r"\bis dazed\b"), "$dazed bold"),
    (re.compile(r"→ [UD]\)"), "$out bold"),
)
MOMENT = re.compile(r"^T\d+\.s\d+ ")
"""When a line happened, as the record tells it before its words."""
COMMITMENT = re.compile(r"; commitment \w+")
SHORT = re.compile(r"(?: \([a-z ]+\))?(, uses [^,]+).*° \((.* \[[A-Z]+-\d+\])\)\.$")
"""How a move ends that the ground cut short, from the way of moving on."""
WEIGHTS: Mapping[str, int] = {
    **dict.fromkeys(
        ("action_lost", "collided", "balance_checked", "pile_searched", "pile_reached", "pile_found"), 2
    ),
    **dict.fromkeys(("feature_set", "standing_order_ended"), 1),
}
"""What must be told, by the kind of the event: see `LogLine.weight`."""
ROLLED, STAYS = ", needs ", " stays where they are ("
DECLARED = frozenset(
    {"declare", "hold", "continue", "cancel", "orders", "give_standing_order", "end_standing_order"}
)
"""Sorts of what is said that only announce what comes."""
SORTS = {"plain": "", "aimed": "aimed", "opportunity": "opportunity fire", "beyond": "through the breach"}


class LogStep(Protocol):
    """One step of the record, in words."""

    @property
    def kind(self) -> str:
        """What sort of command it was."""
        ...

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that say what happened."""
        ...

    @property
    def tells(self) -> tuple["Event | None", ...]:
        """The event each line tells, as far as the reader knows it; None where a line tells none."""
        ...


@value
class LogLine:
    """A line as it is shown.

    `moment`: the moment that stands over it; empty: none.
    `said`: the words as they were said.
    `words`: the words in colours.
    `rolled`: it tells of a die.
    `unit`: the number of the unit it begins with; 0 for none.
    `name`: the length of that unit's name in the words.
    `brief`: a shot in fewer words yet; empty for what is none.
    `left_out`: it tells of a unit that could not take an order.
    `weight`: how much it must be told where there is no room for all: 2 for dice and for what went otherwise than
    ordered, 1 for what else came of an order.
    `fewer`: the words of a move that was cut short, without where it ends; empty for any other line.
    """

    moment: str
    said: str
    words: Content
    rolled: bool = False
    unit: int = 0
    name: int = 0
    brief: Content = Content("")
    left_out: bool = False
    weight: int = 0
    fewer: Content = Content("")


@remember_last
def _names(setup: Setup) -> re.Pattern[str]:
    """Any soldier of the battle by number and name."""
    named = sorted((f"{one.id} {one.name}" for one in setup.soldiers), key=len, reverse=True)
    return re.compile(rf"(?<!\d)({'|'.join(map(re.escape, named))})\b" if named else r"(?!)")


def log_line(line: str, battle: Known, style: str = "") -> Content:
    """A line of the log; rule ids in it open their rules."""
    shown = link_rules(line, style)
    for found in _names(battle.setup).finditer(line):
        unit = battle.units.get(int(found.group().split(" ", 1)[0]))
        if unit is not None:
            shown = shown.stylize(side_style(battle, unit.side), *found.span())
    for pattern, look in STATES:
        for found in pattern.finditer(line):
            shown = shown.stylize(look, *found.span())
    return shown


@value
class SeveralSteps:
    """Steps one after the other, read as one."""

    kind: str
    lines: tuple[str, ...]
    tells: tuple["Event | None", ...]


def together(steps: Sequence[LogStep]) -> SeveralSteps:
    """What all of these steps tell, each line with its event, as if it were of the last."""
    told = [
        (line, event)
        for one in steps
        for line, event in zip_longest(one.lines, one.tells)
        if line is not None
    ]
    return SeveralSteps(steps[-1].kind, tuple(line for line, _ in told), tuple(event for _, event in told))


@remember_last
def step_lines(step: LogStep, battle: Known) -> tuple[LogLine, ...]:
    """The lines of a step. That a second begins is no line; what a shot does to its target stands in the shot's."""
    return tuple(_lines(step.lines, step.tells, battle, declared=step.kind in DECLARED))


def _lines(
    lines: Sequence[str], tells: Sequence["Event | None"], battle: Known, *, declared: bool
) -> Iterator[LogLine]:
    shots = {(event.unit, unit_of(event.target)) for event in tells if isinstance(event, ShotFired)}
    wounds = {(one.by or 0, one.unit): one for one in tells if isinstance(one, UnitWounded)}
    hurt = Counter(one.unit for one in wounds.values())
    for place, line in enumerate(lines):
        event = tells[place] if place < len(tells) else None
        found = MOMENT.match(line)
        moment, words = (found.group().strip(), line[found.end() :]) if found else ("", line)
        if words.startswith("—"):
            continue
        # Whom another wounded in the same step as well stands with the second wound too, or the first would be the last
        # word on them.
        if isinstance(event, UnitWounded) and (event.by, event.unit) in shots and hurt[event.unit] == 1:
            continue
        brief = fewer = Content("")
        if isinstance(event, ShotFired):
            wound = wounds.get((event.unit, unit_of(event.target) or 0))
            shown, brief = shot_line(event, battle, wound), shot_brief(event, battle, wound)
        else:
            words = COMMITMENT.sub("", words)
            shown = log_line(words, battle, "$quiet" if declared and ROLLED not in words else "")
        who, shot = _names(battle.setup).match(words), isinstance(event, ShotFired)
        unit = int(who.group().partition(" ")[0]) if who else 0
        name = 0 if who is None else len(short_name(battle, unit)) if shot else who.end()
        die, left = shot or ROLLED in words, isinstance(event, OrderLeftOut)
        if isinstance(event, UnitMoved) and SHORT.search(words):
            fewer = log_line(SHORT.sub(r"\1: \2.", words), battle)
        short = isinstance(event, UnitMoved) and (bool(fewer.plain) or STAYS in words)
        weight = 2 if die or short else WEIGHTS.get(event.kind, 0) if event is not None else 0
        yield LogLine(
            moment, line, shown, rolled=die, unit=unit, name=name, brief=brief, left_out=left, weight=weight,
            fewer=fewer,
        )  # fmt: skip


def format_deed(line: LogLine) -> Content:
    """The words of a line without the name it begins with."""
    rest = line.words.plain[line.name :]
    return line.words[line.name + len(rest) - len(rest.lstrip(" :")) :]


def without_moment(line: str) -> str:
    """A line without its moment."""
    return MOMENT.sub("", line)


def short_name(battle: Known, number: int) -> str:
    """`1 Doe`: number and last name; the whole where its end says nothing by itself."""
    unit = battle.units.get(number)
    if unit is None:
        return f"unit {number}"
    last = unit.soldier.name.rpartition(" ")[2]
    return f"{number} {last if len(last) > 2 and not last.isdigit() else unit.soldier.name}"


def name_in_hue(battle: Known, number: int, *, whole: bool = False) -> tuple[str, str]:
    """Number and last name of a unit, or its whole name, in the hue of its side."""
    unit = battle.units.get(number)
    told = name_of(battle, number) if whole else short_name(battle, number)
    return told, "" if unit is None else side_style(battle, unit.side)


def shot_line(event: ShotFired, battle: Known, wound: UnitWounded | None = None) -> Content:
    """A shot in one line: `1 Doe → 4 Varro  15 m  6-2=4 vs 7  HIT  M`; `wound` is what it did, if told."""
    parts: list[tuple[str, str]] = [
        name_in_hue(battle, event.unit),
        (" → ", "$quiet"),
        target_of(event, battle),
    ]
    far = event.sighting.distance.value if event.sighting is not None else None
    more = (SORTS[event.sort], format_length(far) if far is not None else "", format_roll(event.check))
    parts += [(f"  {told}", "") for told in more if told]
    hit = event.check is None or event.check.success
    parts.append(("  HIT", "$hit bold") if hit else ("  MISS", "$miss bold"))
    if hit and (done := _format_done(event, battle, wound)):
        parts.append((f"  {done}", "$wounded bold" if wound is not None else ""))
    return Content.assemble(*parts)


def shot_brief(event: ShotFired, battle: Known, wound: UnitWounded | None = None) -> Content:
    """A shot in so few words that several have room in a line: `5 → 13 HIT 2 levels`."""
    victim = unit_of(event.target)
    unit = battle.units.get(victim or 0)
    whom = (str(victim), side_style(battle, unit.side)) if unit is not None else target_of(event, battle)
    shooter = battle.units.get(event.unit)
    who = (str(event.unit), side_style(battle, shooter.side) if shooter is not None else "")
    hit = event.check is None or event.check.success
    done = _format_done(event, battle, wound) if hit else ""
    verdict = (" HIT", "$hit bold") if hit else (" MISS", "$miss bold")
    return Content.assemble(who, (" → ", "$quiet"), whom, verdict, f" {done}" if done else "")


def target_of(event: ShotFired, battle: Known, *, whole: bool = False) -> tuple[str, str]:
    """Who or what a shot is fired at, and the style of its hue."""
    if (victim := unit_of(event.target)) is not None:
        return name_in_hue(battle, victim, whole=whole)
    if isinstance(event.target, Lying):
        return name_laid_thing(battle, str(event.target.id)), ""
    return thing(battle, feature_of(event.target) or ""), ""


def format_roll(check: Check | None) -> str:
    """`6-2=4 vs 7`: the face, what counts with it, what it needs. An obstacle is hit without a roll."""
    if check is None:
        return ""
    ledger = check.ledger
    counted = (
        "" if check.net is None or check.net == check.face else f"{check.net - check.face:+}={check.net}"
    )
    told = f"{check.face}{counted} vs {'>' if ledger.scale.high else ''}{ledger.target}"
    return f"{told} (natural {check.face})" if check.by_nature else told


def _format_done(event: ShotFired, battle: Known, wound: UnitWounded | None) -> str:
    return damage(event, battle) if wound is None else wound.after


def damage(event: ShotFired, battle: Known) -> str:
    """What a hit comes to: wound levels, levels of damage to a thing; of a figure on paper its armour decides that."""
    if (victim := unit_of(event.target)) is None:
        return f"{so_many(event.half_levels / 2, 'level')} of damage" if event.half_levels else ""
    rounds = f"{so_many(event.hits, 'round')}, " if event.hits != 1 else ""
    struck = battle.units.get(victim)
    if struck is not None and "armour" in struck.soldier.unknown:
        return f"{rounds}armour not known"
    return rounds + (so_many(event.levels, "level") if event.levels else "no wound")


def track_words(battle: Known, seat: str, room: int) -> list[Content]:
    """The track as it stood: a line for each that was about something, ten seconds from then on, if there is room."""
    rows = [row for row in track(battle, seat) if row.marks]
    if not rows:
        return []
    columns = Columns(now=battle.now, count=max(5, min(10, (room - NAME) // TRACK_CELL)), cell=TRACK_CELL)
    title = Content.styled(cut(f"the track at {battle.now}", NAME).ljust(NAME), "underline")
    shown = [title + colour_track(heads(columns), "$quiet")]
    for row in rows:
        unit = battle.units.get(row.of) if isinstance(row.of, int) else None
        hue = side_style(battle, unit.side) if unit is not None else "$foreground"
        shown.append(
            Content.styled(cut(row.name, NAME).ljust(NAME), hue)
            + colour_track(draw_row(row.marks, columns), hue)
        )
    return shown


def entry_words(entry: "LogEntry") -> Content:
    """One step in full: its lines, who said it, the dice and every reason behind them, and who undid it."""
    parts: list[Content | str] = [Content.styled(f"Line {entry.id}, {entry.moment}", "bold underline")]
    parts.extend(link_rules(line) for line in entry.lines)
    said = f"said by {entry.by}, " if entry.by else ""
    said += "" if entry.took_s is None else f"decided in {entry.took_s:g} s, "
    parts.append(Content.styled(f"{said}{entry.when.replace('T', ' ')[:19]}", "$quiet"))
    if entry.undone:
        who = f" by {entry.undone_by}" if entry.undone_by else ""
        why = f": {entry.undone_why}" if entry.undone_why else ""
        parts.append(Content.styled(f"~ undone{who} {entry.undone_at.replace('T', ' ')[:19]}{why}", "bold"))
    for event in entry.events:
        found = _reasons(event)
        if found:
            parts.extend(
                ("", Content.styled(str(getattr(event, "kind", "")).replace("_", " "), "underline"), *found)
            )
    return lines(parts)


def _reasons(value: Any) -> list[Content | str]:  # noqa: ANN401 - any part of any event
    """Dice and ledgers found anywhere in an event."""
    if isinstance(value, Face):
        return [Content(f"die: {value.value} ({value.name.replace('_', ' ')}, {value.source})")]
    if isinstance(value, Ledger):
        return [ledger_words(value), silent_words(value)]
    if isinstance(value, Line):
        return [ledger_line(value)]
    if isinstance(value, tuple):
        return [part for entry in value for part in _reasons(entry)]
    if is_dataclass(value):
        return [part for entry in fields(value) for part in _reasons(getattr(value, entry.name))]
    return []


def look_words(entry: "LogEntry | None", head: int, width: int = WIDEST) -> Content:
    """What stands above the log: that the chosen line is looked back at, or that the battle stands there.

    In shorter words where `width` cells have no room for it.
    """
    if entry is None or entry.current:
        return Content.styled(f"The battle is here, at line {head}.", "$quiet")
    looks = f" You look at line {entry.id}. The battle stays at line {head}"
    told = [
        f"{looks}; Enter returns it here, after asking. ",
        f"{looks}; Enter returns it. ",
        f"{looks}. ",
        f" Line {entry.id}; the battle is at {head}. ",
    ]
    return that_fits([Content.styled(one, "$asked reverse") for one in told], width - MARGIN)
