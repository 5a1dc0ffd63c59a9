"""A battle at a glance in words: where it stands, who leads, its sides with their soldiers, and what was said last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.session.chapters import step_name
from squadlog.session.view.shots.figures import format_signed
from squadlog.session.view.toned import Toned
from squadlog.session.view.words.doing import doing, posture_words, weapon_words
from squadlog.session.view.words.score import wound_toned

with lazy_imports():
    from squadlog.book import in_force
    from squadlog.book import load as books
    from squadlog.squads import cost

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known, Unit
    from squadlog.session.glance import Glance
    from squadlog.session.view.words.log_lines import Words


def counts(glance: Glance) -> bool:
    """Whether the points say anything: before the first turn nobody leads, whatever objectives count by themselves."""
    return bool(glance.points) and glance.battle.stage != "setup"


def last_said(glance: Glance) -> tuple[str, ...]:
    """Give the last lines of the log, without those that only say that a subphase begins."""
    return tuple(line for line in glance.said if not line.startswith("—"))


def where_words(battle: Known) -> str:
    """Give where a battle stands; before play how many stand against how many, and how long."""
    if battle.stage == "over":
        return f"The battle is over: {battle.result}"
    limit = f" of {battle.setup.turns}" if battle.setup.turns else ""
    if battle.stage == "setup":
        many = " against ".join(
            str(sum(unit.side == side.id for unit in battle.units.values())) for side in battle.setup.sides
        )
        lasts = f"{battle.setup.turns} turns" if battle.setup.turns else "no limit of turns"
        return f"{many} · {lasts} · {'on a map' if battle.setup.map else 'without a map'}"
    return f"turn {battle.now.turn}{limit}, subphase {battle.now.subphase} · {step_name(battle)} step"


def ahead_words(glance: Glance) -> str:
    """Give the words that say who leads, or has won."""
    leader = glance.reckoning.leader
    over = glance.battle.stage == "over" or glance.reckoning.turn is not None  # a result that was told stays
    if not leader:
        if glance.reckoning.how == "broken_off":
            return "broken off"
        return "a draw" if over else "tied"
    return f"{glance.battle.setup.side_name(leader)} {'has won' if over else 'leads'}"


def side_lines(glance: Glance, side: str, *, worth: bool, sign: str = "") -> Iterator[Words]:
    """Give a side, behind its `sign`, and its soldiers; with `worth` what each wears and is worth."""
    battle = glance.battle
    units = [unit for unit in battle.in_order() if unit.side == side]
    fit, value = sum(not unit.out for unit in units), sum(unit.soldier.value for unit in units)
    counted = (
        f"{value} points{_format_leaders(battle, units)}"
        if battle.stage == "setup"
        else f"{fit} of {len(units)} in action, worth {value} points"
    )
    yield (
        Toned(f"{sign} {battle.setup.side_name(side)}".strip(), side=side, strong=True),
        Toned(f"  {counted}"),
    )
    width = max(len(unit.soldier.name) for unit in battle.units.values())
    yield from (_soldier(battle, unit, width, worth=worth) for unit in units)


def lines_of_arms(battle: Known) -> Iterator[Words]:
    """Give the letters that stand for weapons and suits, with their names and figures."""
    book, units = books.book_of(battle.setup), tuple(battle.in_order())
    weapons = dict.fromkeys(weapon for unit in units for weapon in unit.weapons)
    suits = dict.fromkeys(unit.soldier.armour for unit in units)
    told = [
        (key, one.name, f"to hit {format_signed(one.to_hit)}, PF {one.pf}")
        for key in weapons
        if (one := book.weapons.get(key)) is not None
    ]
    told += [
        (key, suit.name, f"AF {suit.af}, moves x {suit.move_factor:g}")
        for key in suits
        if (suit := book.armours.get(key)) is not None
    ]
    yield (Toned("What they carry", "bold"),)
    wide = [max((len(line[column]) for line in told), default=0) for column in (0, 1)]
    for key, name, figures in told:
        yield Toned(f"  {key:<{wide[0]}}  {name:<{wide[1]}}  "), Toned(figures, "quiet")


def _format_leaders(battle: Known, units: list[Unit]) -> str:
    """What its leaders cost besides, where that is no part of what they are worth to the enemy (A-111)."""
    if in_force.rulings_of(battle.rulings, battle.setup.version).is_("value.include_leader", "true"):
        return ""
    rows = (cost.rating_row(unit.soldier.leader, books.load_rulebook()) for unit in units)
    besides = sum(row.cost for row in rows if row is not None)
    return f", leaders {besides:+}" if besides else ""


def _soldier(battle: Known, unit: Unit, width: int, *, worth: bool) -> Words:
    busy = doing(unit, battle.now)
    held = f"{weapon_words(unit, books.book_of(battle.setup)):<8}"
    stands = "" if unit.out or unit.posture == "standing" else f"{posture_words(unit)} "
    if worth:
        stands = f"{unit.soldier.armour:<3}{unit.soldier.value:>4} {stands}"
    rests = busy == "free" or (battle.stage in ("setup", "initiative", "over") and not unit.out)
    return (
        Toned(f"  {unit.id:>2} {unit.soldier.name:<{width}}  "),
        wound_toned(unit),
        Toned(f"  {held} {stands}{'' if rests else busy}".rstrip()),
    )
