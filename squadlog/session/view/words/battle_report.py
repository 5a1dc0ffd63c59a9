"""The report of a battle in lines for the ear: how it came out, when it turned, the story, awards, what each did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.base.names import end_sentence, so_many
from squadlog.battle.scored import HOW_HURT, below_lines, level_lines, side_lines
from squadlog.reports.came_about import player_lines
from squadlog.reports.story.minutes import time_told
from squadlog.reports.story.report import report
from squadlog.session.said.reasons import told_besides
from squadlog.session.view.words.score import standing_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.reports.story.chronicle import Chronicle
    from squadlog.reports.story.doings import SoldierTale
    from squadlog.session.seat import Seat

_A_MINUTE = 60


def report_lines(seat: Seat) -> Iterator[str]:
    """Give the report of a battle as far as this seat may know it; of one before its first turn, that there is none."""
    battle = seat.known
    if battle.stage == "setup":
        yield "Nothing has happened in this battle yet."
        return
    chronicle = seat.exports.chronicle()
    told = report(chronicle)
    over = (
        f"The battle is over: {battle.result}" if battle.stage == "over" else f"As it stands in {battle.now}"
    )
    yield from (f"{chronicle.title}.", end_sentence(over), standing_words(battle, told.reckoning))
    for one in told.reckoning.scores:
        yield from side_lines(one, battle.setup)
    yield from below_lines(told.reckoning, battle.setup)
    yield from level_lines(told.reckoning, battle.setup)
    yield from player_lines(battle, chronicle.tolls)
    played = chronicle.played()
    if played.seconds >= _A_MINUTE:
        yield time_told(played)
    points = [f"  {one.told}." for one in told.points if one.of != "end"]
    yield from ("", "Turning points:", *points) if points else ()
    for turn in told.story:
        yield from ("", f"Turn {turn.turn}:" if turn.turn else "The story:")
        for at, words in turn.passages:
            yield f"  {words}" if at is None else f"  Subphase {at.subphase}. {words}"
    if told.awards:
        yield from ("", "Awards:")
    for award in told.awards:
        yield f"  {award.title}: {', '.join(map(chronicle.called, award.units))}, {award.why}."
    yield from ("", "The soldiers:")
    yield from (f"  {_soldier(chronicle, one)}" for one in told.tales)
    yield from ("", "Luck:") if told.luck else ()
    for luck in told.luck:
        yield (
            f"  {battle.setup.side_name(luck.who)}, {luck.told}: {so_many(luck.rolls, 'roll')}, came {luck.came}, "
            f"expected {float(luck.could.mean):.1f}."
        )
    for part in told_besides(seat):
        yield from ("", f"{part.heading}:", *(f"  {line}" for line in part.lines))


def _soldier(chronicle: Chronicle, one: SoldierTale) -> str:
    """What a soldier did, and how it stands now."""
    unit = chronicle.battle.units.get(one.unit)
    now = "gone" if unit is None else HOW_HURT[unit.wound]
    told = [
        f"{so_many(len(one.attacks), 'attack')}, {so_many(one.hits, 'hit')}" if one.attacks else "",
        f"put {len(one.put_out)} out of the fight" if one.put_out else "",
        f"faced {so_many(one.faced, 'attack')}" if one.faced else "",
        f"went {format_length(round(one.far_m, 1))}" if one.far_m else "",
        now,
    ]
    return f"{chronicle.called(one.unit)}: {', '.join(filter(None, told))}."
