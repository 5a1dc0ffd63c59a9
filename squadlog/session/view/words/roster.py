"""The roster: each grouping in the order of action, and under it a line for each soldier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.battle.chapter_state import why_out_of_order
from squadlog.battle.state import WOUNDS
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.reports.came_about import player_of
from squadlog.session.chapters import beside_weapon, lying, signs
from squadlog.session.view.words.asked_line import units_awaited
from squadlog.session.view.words.doing import busy_words, doing, posture_words, weapon_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.scored import ScoreLine
    from squadlog.battle.state import Known, Unit, Wound
    from squadlog.session.seat import Seat

FIRES = "fires"
FIRED = "⊕ fired"


@record
class RosterLine:
    """A soldier in the roster, part by part; empty for what there is none of.

    `signs` stand round its number, such as that it hides or leads. `wound` is its pips and letter, `rounds` what its
    weapon has left where that is counted, `shots` those it may still fire this turn. `busy` is what it does, in short;
    `aside` what it does or has done in this subphase as far as its track, which names actions, does not tell it.
    """

    unit: int
    side: str
    name: str
    signs: str
    asked: bool
    out: bool
    wound: str
    weapon: str
    rounds: str
    jammed: bool
    shots: int
    posture: str
    busy: str
    aside: str


@record
class RosterGroup:
    """A grouping in the order of action: its `place` (0: none yet, or struck), its word, its roll and its soldiers.

    `struck` says why it is out of the order, empty where it is in it; `acts`: whether its slot is played now.
    """

    grouping: str
    side: str
    name: str
    place: int
    player: str
    choice: str
    roll: int | None
    struck: str
    acts: bool
    lines: tuple[RosterLine, ...] = ()

    @property
    def said(self) -> tuple[str, ...]:
        """Why it is struck, and its word with its roll, as far as there is any."""
        word = f"{self.choice}{'' if self.roll is None else f' ({self.roll})'}"
        return tuple(filter(None, (self.struck, word)))


def roster(seat: Seat) -> tuple[RosterGroup, ...]:
    """Give the groupings in the order of action, each with its soldiers, as a seat knows them."""
    battle, shots = seat.known, seat.rules.shots_left()
    asked = units_awaited(battle, seat.due.ask())
    return tuple(
        group_of(
            battle,
            key,
            place if battle.order else 0,
            tuple(
                line_of(battle, unit, asked=unit.id in asked, shots=shots[unit.id])
                for unit in battle.members(key)
            ),
        )
        for place, key in enumerate(battle.order or tuple(battle.groupings), start=1)
    )


def group_of(battle: Known, key: str, place: int = 0, lines: tuple[RosterLine, ...] = ()) -> RosterGroup:
    """Give a grouping with its word and its roll; `place` is that in the order of action."""
    grouping, active = battle.groupings[key], battle.active
    standing = next((entry for entry in battle.standings if entry.grouping == key), None)
    struck = why_out_of_order(battle, key)
    return RosterGroup(
        grouping=key,
        side=grouping.side,
        name=grouping.name,
        place=0 if struck else place,
        player=player_of(battle.setup, grouping.units),
        choice="" if standing is None else standing.choice or "?",
        roll=None if standing is None else standing.roll,
        struck=struck or "",
        acts=active is not None and active.id == key,
        lines=lines,
    )


def line_of(battle: Known, unit: Unit, *, asked: bool = False, shots: int = 0) -> RosterLine:
    """Give a soldier with what the table must know of it. `shots` are those it may still fire this turn."""
    book = book_of(battle.setup)
    beside = ""
    if unit.held and unit.in_hand is not None:
        beside = beside_weapon(unit, unit.in_hand, book, rulings_of(battle.rulings, battle.setup.version))
    return RosterLine(
        unit=unit.id,
        side=unit.side,
        name=unit.soldier.name,
        signs=signs(unit.held),
        asked=asked,
        out=unit.out,
        wound=wound_words(unit),
        weapon=weapon_words(unit, book),
        # Few weapons have room for `SMG 30/30`: every one shows what is left, and the card how much there was.
        rounds=beside.partition("/")[0].strip(),
        jammed=unit.in_hand in unit.jammed,
        shots=0 if unit.out else shots,
        posture="" if unit.wound == "D" else posture_words(unit),
        busy=busy_words(unit, battle.now),
        aside=aside_words(battle, unit),
    )


def wound_words(unit: Unit | ScoreLine, cells: int = 7) -> str:
    """Give `●●○○○ M`: a pip for each level of the wound, and its letter; where there is no room, the letter alone."""
    letter = "" if unit.wound == "none" else unit.wound
    return f"{pips(unit.wound)} {letter:1}" if cells >= 7 else letter or "·"


def pips(wound: Wound) -> str:
    """Give `●●○○○`: a pip for each level of a wound."""
    level = WOUNDS.index(wound)
    return f"{'●' * level}{'○' * (len(WOUNDS) - 1 - level)}"


def aside_words(battle: Known, unit: Unit, *, named: bool = True) -> str:
    """Give what it does or has done in this subphase, as far as its track does not tell it.

    `named`: the track names actions.
    """
    if unit.out or battle.stage in ("setup", "initiative", "over"):
        return ""
    if unit.action is not None:
        return "" if named else busy_words(unit, battle.now)
    if battle.queued(unit.id) is not None:
        return FIRES
    if unit.declaration is None and unit.opportunity:
        return "" if named else busy_words(unit, battle.now)
    told = doing(unit, battle.now)
    if told == "done" and battle.now in unit.shots:
        return FIRED
    return "" if told in ("free", "dazed") else told


def things_lying(battle: Known) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Give what lies about by the chapters in force: side, kind, and what is written on each."""
    found: dict[tuple[str, str], list[str]] = {}
    for one in lying(battle):
        found.setdefault((one.side, one.kind), []).append(one.text)
    yield from ((side, kind, tuple(texts)) for (side, kind), texts in found.items())
