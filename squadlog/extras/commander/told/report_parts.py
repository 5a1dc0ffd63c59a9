"""What commanders add to the report of a battle once it is over: where it turned, and why they did what they did."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from squadlog.base.names import as_sentence, so_many
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.record.upcasting import key_of_text
from squadlog.extras.commander.told.kept import KeptReasons
from squadlog.extras.commander.told.reading import choice_words
from squadlog.extras.commander.told.weighed import KeptWeighing
from squadlog.facts.seats import Speaker
from squadlog.reports.wording import name_of
from squadlog.session.said.reasons import ReportPart

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.extras.commander.told.kept import ReasonKept
    from squadlog.extras.commander.told.weighed import BattleWeighed, LuckWeighed, OrderJudged, SideWeighed
    from squadlog.reports.entries import LogEntry
    from squadlog.session.seat import Seat

_MOST = 5
"""Words of a side whose reasons are told: those by which it gained most, beside holding; of a soldier one a turn."""


def told_besides(seat: Seat) -> Iterator[ReportPart]:
    """The parts of the report of a battle that is over; none before. Raises StoreError."""
    if seat.known.stage != "over":
        return
    if (weighed := KeptWeighing(seat.store, seat.id).read()) is not None:
        told = f"Where it turned, weighed afterwards by {weighed.by}"
        yield ReportPart(heading=told, lines=tuple(weighed_lines(seat, weighed)))
    if lines := tuple(_why_lines(seat, KeptReasons(seat.store, seat.id, seat.seal.beside).all())):
        yield ReportPart(heading="Why the commanders did that", lines=lines)


def weighed_lines(seat: Seat, weighed: BattleWeighed) -> Iterator[str]:
    """Where a battle turned by what each side's orders gave away, and what luck did beside it, a line each."""
    for one in weighed.sides:
        yield from _side_lines(seat, one)
    if weighed.unknown:
        are = "is" if weighed.unknown == 1 else "are"
        yield f"It cannot say what {so_many(weighed.unknown, 'more order')} {are} worth."


def _side_lines(seat: Seat, one: SideWeighed) -> Iterator[str]:
    name = seat.known.setup.side_name(one.side)
    yield f"{name}: {one.best} of {so_many(one.orders, 'order')} were as good as the best that it saw."
    own = seat.of(Speaker(seat=one.side))
    entries = own.log.entries(undone=True)
    for of in one.moments:
        if not 0 < of.entry <= len(entries):
            continue
        entry = entries[of.entry - 1]
        if entry.when == of.when and not entry.undone:
            yield from _moment_lines(seat, of, line_of(seat, one.side, of))
    yield from _luck_lines(name, one.luck)


def line_of(seat: Seat, side: str, of: OrderJudged) -> int | None:
    """What a seat calls the line of a moment of a side; None where it knows of none."""
    return seat.of(Speaker(seat=side)).log.line_at(of.entry, seat.who.seat)


def _moment_lines(seat: Seat, of: OrderJudged, line: int | None) -> Iterator[str]:
    where = f", line {line}" if line is not None else ""
    by = f", said by {of.by}" if of.by else ""
    yield (f"  {of.moment}{where}, {name_of(seat.known, of.unit)}{by}: gave away {of.gave_away:.1f} points.")
    yield f"    It was: {choice_words(of.said)}."
    yield f"    Better: {choice_words(of.best)}."


def _luck_lines(name: str, luck: Iterable[LuckWeighed]) -> Iterator[str]:
    told = [
        f"{one.of} {one.came} of {one.expected:g} expected in {so_many(one.rolls, 'roll')}" for one in luck
    ]
    if told:
        yield f"  Luck of {name} beside it: {'; '.join(told)}."


def _why_lines(seat: Seat, kept: Iterable[ReasonKept]) -> Iterator[str]:
    """The words of commanders that gained most beside holding, with their reasons; the whole is behind each line."""
    stands = {key_of_text(entry.command): entry for entry in seat.log.entries() if entry.by and entry.command}
    found: dict[str, list[tuple[float, LogEntry, ReasonKept]]] = {}
    for one in kept:
        entry = stands.get(one.key)
        if entry is not None and one.choices and not one.choices[0].holds:
            gained = one.choices[0].worth - (0.0 if one.holding is None else one.holding.worth)
            found.setdefault(one.side, []).append((gained, entry, one))
    for side, words in found.items():
        yield f"{seat.known.setup.side_name(side)}:"
        best: dict[tuple[int, int], tuple[LogEntry, ReasonKept]] = {}
        for _, entry, one in sorted(words, key=lambda word: (-word[0], word[1].id)):
            best.setdefault((_soldier(entry), entry.moment.turn), (entry, one))
        for (unit, _), (entry, one) in islice(best.items(), _MOST):
            who = f", {name_of(seat.known, unit)}" if unit in seat.known.units else ""
            yield f"  {entry.moment}, line {entry.id}{who}: {one.choices[0].words}."
            yield f"    {as_sentence(one.why)}"
            if one.runner_up is not None:
                yield f"    Next best: {choice_words(one.runner_up)}."
    if found:
        yield "squadlog why LINE has the reasons of every other line."


def _soldier(entry: LogEntry) -> int:
    """Whom a word is about by his number; 0 for nobody alone."""
    return getattr(command_from_json(entry.command), "unit", 0) or 0
