"""The page of a battle: when, the order of action, what is awaited, every soldier, what lies about, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import decimal
from squadlog.base.records import record, value
from squadlog.battle.feature import ELEVATOR, STAIRS
from squadlog.battle.scored import below_lines, format_unknown, level_lines
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.facts.scenario.page import BLANK
from squadlog.ground.compiled.bearings import compass
from squadlog.reports.came_about import list_players
from squadlog.reports.deeds import doing_words
from squadlog.reports.wording import rules_broken_by_side, weapon_code
from squadlog.session.chapters import marks, standing_lines, states
from squadlog.session.said.commanding import format_who_commands
from squadlog.session.view.words.bonds import bond_lines
from squadlog.session.view.words.roster import group_of
from squadlog.session.view.words.seats import seat_lines

with lazy_imports():
    from squadlog.book.packs import own_rows
    from squadlog.reports.story import minutes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.feature import Feature
    from squadlog.battle.scored import VictoryReckoning
    from squadlog.battle.state import Known, Unit
    from squadlog.session.seat import Seat

HEAD = ("no", "name", "grouping", "wound", "posture", "weapon", "doing", "remarks")
"""What stands in each part of a soldier's row."""


@value
class PageSide:
    """A side: its name, lines about it, and its soldiers, each in the parts of `HEAD`."""

    name: str
    lines: tuple[str, ...]
    units: tuple[int, ...]
    rows: tuple[tuple[str, ...], ...]


@record
class BattlePage:
    """A battle on a page. `features` are rows of id, name, state and levels lost; `below` stands under all."""

    above: tuple[str, ...]
    sides: tuple[PageSide, ...]
    features: tuple[tuple[str, ...], ...]
    below: tuple[str, ...]


def battle_page(seat: Seat) -> BattlePage:
    """Give the page of a battle as a seat knows it."""
    seen = seat.known
    return BattlePage(
        above=tuple(_above(seat, seen)),
        sides=tuple(_side(seen, side.id, side.name) for side in seen.setup.sides),
        features=tuple(
            (feature.id, feature.name, feature.state, f"{feature.damage / 2:g}")
            for feature in seen.features.values()
            if not seen.setup.map or _worth_a_line(feature)
        ),
        below=tuple(_below(seat, seen)),
    )


def conditions(seen: Known) -> tuple[str, ...]:
    """Give the line of what is out of the ordinary around everybody; none in fair weather (ENV-01)."""
    told = seen.setup.environment.told
    return (f"Conditions: {', '.join(told)}",) if told else ()


def _above(seat: Seat, seen: Known) -> Iterator[str]:
    when = {"setup": "set-up", "over": "over"}.get(seen.stage, f"{seen.now} {seen.stage}")
    sealed = f"   signs {seat.seal.stands}" if seat.seal.stands else ""
    yield f"{seen.setup.title}   battle {seat.id}   {when}   entry {seat.head}{sealed}"
    if seen.setup.briefing and seen.stage == "setup":
        yield seen.setup.briefing
    yield from conditions(seen)
    yield from own_rows.pack_lines(seen.setup.packs) if seen.setup.packs else ()
    if order := _order(seen):
        yield f"Order: {order}"
    if played := minutes.minutes_told(seat.log.minutes_played()):
        yield f"{played} (show --time has sides and players)"
    yield from seat_lines(seen)
    yield from filter(None, [" ".join(format_who_commands(seat))])
    yield f"Waits: {seat.due.ask().sentence}"
    if seat.die.roll is not None:
        yield f"Die: {seat.die.roll.name} {seat.die.roll.who}"


def _below(seat: Seat, seen: Known) -> Iterator[str]:
    if seen.things:
        yield "On the ground: " + ", ".join(f"{thing.name} (by {thing.owner})" for thing in seen.things)
    yield from standing_lines(seen)
    yield from bond_lines(seat)
    if seen.setup.page != BLANK and seen.stage != "setup":
        yield from _if_it_ended_now(seat.victory.reckoning(), seen)


def _side(seen: Known, side: str, name: str) -> PageSide:
    units = [unit for unit in seen.units.values() if unit.soldier.side == side]
    return PageSide(
        f"{name} ({side})",
        (*list_players(seen.setup, side), *rules_broken_by_side(seen.setup, side)),
        tuple(unit.id for unit in units),
        tuple(unit_row(seen, unit) for unit in units),
    )


def _if_it_ended_now(reckoning: VictoryReckoning, seen: Known) -> Iterator[str]:
    """The running score of a scenario; a result that was told stands among what is kept (VIC-08)."""
    if reckoning.turn is None:
        scores = (
            f"{seen.setup.side_name(one.side)} {decimal(one.points)}{format_unknown(one.unknown)}"
            for one in reckoning.scores
        )
        yield f"If it ended now: {' : '.join(scores)}"
        yield from (f"  {line}" for line in below_lines(reckoning, seen.setup))
        yield from level_lines(reckoning, seen.setup)


def _worth_a_line(feature: Feature) -> bool:
    """On a map walls, windows and furniture are told of once something has happened to them."""
    return feature.state != "intact" or bool(feature.damage) or feature.kind in (ELEVATOR, STAIRS)


def _order(seen: Known) -> str:
    shown = []
    for key in seen.order or tuple(one.grouping for one in seen.standings):
        group = group_of(seen, key)
        face = "" if group.roll is None else f"rolled {group.roll}, "
        rolled = f" ({face}{group.choice.replace('?', 'undecided')})" if group.choice else ""
        mark = "> " if group.acts and seen.stage == "actions" else ""
        shown.append(f"{mark}{group.name}{rolled}{f' ({group.struck})' if group.struck else ''}")
    return ", ".join(shown)


def _where(unit: Unit) -> str:
    """Where it is on the map, in metres, and how it faces."""
    at = unit.position
    return "" if at is None else f"at {round(at.x, 2):g},{round(at.y, 2):g} facing {compass(at.facing_deg)}"


def unit_row(seen: Known, unit: Unit) -> tuple[str, ...]:
    """Give a soldier in the parts of `HEAD`."""
    doing = "-"
    if unit.action is not None:
        doing = f"{doing_words(unit.action)} to {unit.action.end}"
    remarks = [
        f"dazed to {unit.dazed_until}" if unit.dazed(seen.now) else "",
        "ready for opportunity fire" if unit.opportunity else "",
        f"{', '.join(unit.jammed)} jammed" if unit.jammed else "",
        _where(unit),
        f"floor {unit.floor}" if unit.floor != 1 else "",
        unit.place,
        *states(unit.held),
        *marks(unit, book_of(seen.setup), rulings_of(seen.rulings, seen.setup.version)),
        "declared" if unit.declaration is not None and seen.stage == "actions" else "",
    ]
    return (
        str(unit.id), unit.soldier.name, unit.grouping, unit.wound if unit.wound != "none" else "-", unit.posture,
        weapon_code(seen, unit.in_hand or "-"), doing, ", ".join(remark for remark in remarks if remark),
    )  # fmt: skip
