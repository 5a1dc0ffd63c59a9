"""Lines of the log as players read them: what hits, misses and wounds has a tone, a shot is one short line.

Words say it too. A declaration is quiet, and the moment stands by itself.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Protocol

from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.base.records import value
from squadlog.base.remember_last import remember_last
from squadlog.battle.events.action import OrderLeftOut, UnitMoved
from squadlog.battle.events.fire import ShotFired, UnitWounded
from squadlog.facts.ground_facts import Lying, feature_of, unit_of
from squadlog.reports.wording import name_laid_thing, name_of, thing
from squadlog.session.view.toned import Toned, plain_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from squadlog.battle.events.union import Event
    from squadlog.battle.ledger import Check
    from squadlog.battle.state import Known
    from squadlog.battle.terms import Setup
    from squadlog.reports.entries import LogEntry

Words = tuple[Toned, ...]
STATES = (
    (re.compile(r"\bhit\b(?=[,.])"), Toned("", "hit", strong=True)),
    (re.compile(r"\bmiss\b(?=[.,])"), Toned("", "miss", strong=True)),
    (re.compile(r"\bis wounded\b"), Toned("", "wounded", strong=True)),
    (re.compile(r"\bis dazed\b"), Toned("", "dazed", strong=True)),
    (re.compile(r"→ [UD]\)"), Toned("", "out", strong=True)),
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
    def tells(self) -> tuple[Event | None, ...]:
        """The event each line tells, as far as the reader knows it; None where a line tells none."""
        ...


@value
class ToldLine:
    """A line as it is shown.

    `moment`: the moment that stands over it; empty: none.
    `said`: the words as they were said.
    `words`: the words with their tones.
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
    words: Words
    rolled: bool = False
    unit: int = 0
    name: int = 0
    brief: Words = ()
    left_out: bool = False
    weight: int = 0
    fewer: Words = ()


@remember_last
def _names(setup: Setup) -> re.Pattern[str]:
    """Any soldier of the battle by number and name."""
    named = sorted((f"{one.id} {one.name}" for one in setup.soldiers), key=len, reverse=True)
    return re.compile(rf"(?<!\d)({'|'.join(map(re.escape, named))})\b" if named else r"(?!)")


def log_words(line: str, battle: Known, *, quiet: bool = False) -> Words:
    """Give a line of the log with its tones: names in the hue of their side, what hits, misses, wounds and dazes."""
    looks = [Toned("", "quiet" if quiet else "")] * len(line)
    for found in _names(battle.setup).finditer(line):
        unit = battle.units.get(int(found.group().split(" ", 1)[0]))
        if unit is not None:
            _paint(looks, found, Toned("", side=unit.side))
    for pattern, look in STATES:
        for found in pattern.finditer(line):
            _paint(looks, found, look)
    runs = groupby(zip(looks, line, strict=True), key=lambda pair: pair[0])
    return tuple(
        Toned("".join(letter for _, letter in run), look.tone, look.side, look.strong) for look, run in runs
    )


def _paint(looks: list[Toned], found: re.Match[str], look: Toned) -> None:
    looks[found.start() : found.end()] = [look] * (found.end() - found.start())


@value
class SeveralSteps:
    """Steps one after the other, read as one."""

    kind: str
    lines: tuple[str, ...]
    tells: tuple[Event | None, ...]


def together(steps: Sequence[LogStep]) -> SeveralSteps:
    """Give what all of these steps tell, each line with its event, as if it were of the last."""
    told = [
        (line, event)
        for one in steps
        for line, event in zip_longest(one.lines, one.tells)
        if line is not None
    ]
    return SeveralSteps(steps[-1].kind, tuple(line for line, _ in told), tuple(event for _, event in told))


@remember_last
def told_lines(step: LogStep, battle: Known) -> tuple[ToldLine, ...]:
    """Give the lines of a step. What a shot does to its target stands in that of the shot."""
    return tuple(_lines(step.lines, step.tells, battle, declared=step.kind in DECLARED))


def _lines(
    lines: Sequence[str], tells: Sequence[Event | None], battle: Known, *, declared: bool
) -> Iterator[ToldLine]:
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
        brief = fewer = Words()
        if isinstance(event, ShotFired):
            wound = wounds.get((event.unit, unit_of(event.target) or 0))
            shown, brief = shot_line(event, battle, wound), shot_brief(event, battle, wound)
        else:
            words = COMMITMENT.sub("", words)
            shown = log_words(words, battle, quiet=declared and ROLLED not in words)
        who, shot = _names(battle.setup).match(words), isinstance(event, ShotFired)
        unit = int(who.group().partition(" ")[0]) if who else 0
        name = 0 if who is None else len(short_name(battle, unit)) if shot else who.end()
        die, left = shot or ROLLED in words, isinstance(event, OrderLeftOut)
        if isinstance(event, UnitMoved) and SHORT.search(words):
            fewer = log_words(SHORT.sub(r"\1: \2.", words), battle)
        short = isinstance(event, UnitMoved) and (bool(plain_text(fewer)) or STAYS in words)
        weight = 2 if die or short else WEIGHTS.get(event.kind, 0) if event is not None else 0
        yield ToldLine(
            moment, line, shown, rolled=die, unit=unit, name=name, brief=brief, left_out=left, weight=weight,
            fewer=fewer,
        )  # fmt: skip


def bare_words(entry: LogEntry) -> str:
    """Give what a step that tells nothing was, and whose slot: `Third Cohort Line Squad: done`."""
    kind = entry.kind.replace("_", " ")
    return f"{entry.whose}: {kind}" if entry.whose else kind


def without_moment(line: str) -> str:
    """Give a line without its moment."""
    return MOMENT.sub("", line)


def short_name(battle: Known, number: int) -> str:
    """Give `1 Doe`: number and last name; the whole where its end says nothing by itself."""
    unit = battle.units.get(number)
    if unit is None:
        return f"unit {number}"
    last = unit.soldier.name.rpartition(" ")[2]
    return f"{number} {last if len(last) > 2 and not last.isdigit() else unit.soldier.name}"


def name_in_hue(battle: Known, number: int, *, whole: bool = False) -> Toned:
    """Give number and last name of a unit, or its whole name, in the hue of its side."""
    unit = battle.units.get(number)
    told = name_of(battle, number) if whole else short_name(battle, number)
    return Toned(told, side="" if unit is None else unit.side)


def shot_line(event: ShotFired, battle: Known, wound: UnitWounded | None = None) -> Words:
    """Give a shot in one line: `1 Doe → 4 Varro  15 m  6-2=4 vs 7  HIT  M`; `wound` is what it did, if told."""
    parts = [name_in_hue(battle, event.unit), Toned(" → ", "quiet"), target_of(event, battle)]
    far = event.sighting.distance.value if event.sighting is not None else None
    more = (SORTS[event.sort], format_length(far) if far is not None else "", format_roll(event.check))
    parts += [Toned(f"  {told}") for told in more if told]
    hit = event.check is None or event.check.success
    parts.append(Toned("  HIT", "hit", strong=True) if hit else Toned("  MISS", "miss", strong=True))
    if hit and (done := _format_done(event, battle, wound)):
        parts.append(Toned(f"  {done}", "wounded", strong=True) if wound is not None else Toned(f"  {done}"))
    return tuple(parts)


def shot_brief(event: ShotFired, battle: Known, wound: UnitWounded | None = None) -> Words:
    """Give a shot in so few words that several have room in a line: `5 → 13 HIT 2 levels`."""
    victim = unit_of(event.target)
    unit = battle.units.get(victim or 0)
    whom = Toned(str(victim), side=unit.side) if unit is not None else target_of(event, battle)
    shooter = battle.units.get(event.unit)
    who = Toned(str(event.unit), side="" if shooter is None else shooter.side)
    hit = event.check is None or event.check.success
    done = _format_done(event, battle, wound) if hit else ""
    verdict = Toned(" HIT", "hit", strong=True) if hit else Toned(" MISS", "miss", strong=True)
    return (who, Toned(" → ", "quiet"), whom, verdict, *((Toned(f" {done}"),) if done else ()))


def target_of(event: ShotFired, battle: Known, *, whole: bool = False) -> Toned:
    """Give who or what a shot is fired at, in the hue of its side."""
    if (victim := unit_of(event.target)) is not None:
        return name_in_hue(battle, victim, whole=whole)
    if isinstance(event.target, Lying):
        return Toned(name_laid_thing(battle, str(event.target.id)))
    return Toned(thing(battle, feature_of(event.target) or ""))


def format_roll(check: Check | None) -> str:
    """Give `6-2=4 vs 7`: the face, what counts with it, what it needs. An obstacle is hit without a roll."""
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
    """Give what a hit comes to: levels of a wound, or of damage to a thing; of a figure on paper its armour decides."""
    if (victim := unit_of(event.target)) is None:
        return f"{so_many(event.half_levels / 2, 'level')} of damage" if event.half_levels else ""
    rounds = f"{so_many(event.hits, 'round')}, " if event.hits != 1 else ""
    struck = battle.units.get(victim)
    if struck is not None and "armour" in struck.soldier.unknown:
        return f"{rounds}armour not known"
    return rounds + (so_many(event.levels, "level") if event.levels else "no wound")
