"""What a soldier could do, laid side by side before a word is said: weapon by stance by aim by target.

Each cell is the preview of one command on the battle as it would stand then, made by the very code that previews what
is said (`preview`, `foreseeing`); what the others could do back is their own preview. Nothing is decided or recorded.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace as changed
from fractions import Fraction
from typing import Any, Literal, get_args

from squadlog.battle.commands import Declare, Fire, OpportunityShot
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import STILL, Battle, Posture, QueuedShot, Trace, Unit
from squadlog.facts import Position, Sector, StatedSighting, Waypoint
from squadlog.records import record, replace
from squadlog.rules.chances import Odds
from squadlog.rules.desk import actions, foreseeing
from squadlog.rules.desk.preview import ShotPreview, manners, preview
from squadlog.rules.fire.aiming import targets
from squadlog.rules.foreseen import Foreseen
from squadlog.rules.table import Table
from squadlog.rules.wounds import ticked, value_fraction

Way = Literal["plain", "aimed", "opportunity"]
STANCES: tuple[Posture, ...] = get_args(Posture)
_ACTION: Mapping[Way, str] = {"plain": "fire_throw", "aimed": "aimed_fire", "opportunity": "opportunity_fire"}
_ON_THE_WAY = ("beyond-move", "not-yet-seen", "seen-before", "move")
_STEP_M = 1.0
MOST_TARGETS = 5
"""Whom odds are laid out for where nobody is named."""
_NOTHING = Fraction(0)


@record
class OddsCell:
    """What one choice comes to for one target: exact `odds`, or why it cannot be (`blocked`).

    `worth` is the share of the target's points that it takes on average, by the wound that it has now (CAS-01..06).
    """

    target: int
    blocked: Refusal | None = None
    odds: Odds | None = None
    worth: Fraction = _NOTHING


@record
class OddsRow:
    """One choice: a weapon, or what is thrown, in a stance, fired in a way and a manner, with a cell for each target.

    `cost_ap` are the subphases that it takes with the change of stance and of weapon before it; None: nobody can say.
    `remarks` are what the chapters say of the weapon.
    """

    weapon: str
    posture: Posture
    way: Way | Literal["blast"]
    manner: str = ""
    cost_ap: int | None = None
    cells: tuple[OddsCell, ...] = ()
    remarks: tuple[str, ...] = ()


@record
class OddsBack:
    """What an enemy, as it stands, can do to the soldier: a cell for each stance of his."""

    unit: int
    weapon: str
    way: Way
    manner: str = ""
    cells: tuple[tuple[Posture, OddsCell], ...] = ()


@record
class OddsTable:
    """All of it. `at` is where the soldier would stand; None: where he is. `stances` are those that were considered."""

    unit: int
    targets: tuple[int, ...]
    stances: tuple[Posture, ...]
    rows: tuple[OddsRow, ...]
    back: tuple[OddsBack, ...]
    at: Position | None = None

    def best(self, target: int) -> tuple[Fraction, Fraction] | None:
        """What the best choice against a target comes to: its worth and its chance to hit; None: there is none."""
        return max(
            (rank(one) for row in self.rows for one in row.cells if one.target == target and can(one)),
            default=None,
        )


def can(cell: OddsCell) -> bool:
    """Whether it may be done, and comes to anything."""
    return cell.blocked is None and cell.odds is not None and bool(cell.odds.hit)


def rank(cell: OddsCell) -> tuple[Fraction, Fraction]:
    """How good it is: the points that it takes, then the chance to hit, which dazes at least (WND-01)."""
    return cell.worth, _NOTHING if cell.odds is None else cell.odds.hit


@record
class OddsAsked:
    """Whose choices, against whom, and what the table says of the lines to them, by target.

    `at` is a place where the soldier would stand. Empty `weapons` and `stances` are all.
    """

    unit: int
    targets: tuple[int, ...]
    stated: tuple[tuple[int, StatedSighting], ...] = ()
    at: Position | None = None
    floor: int = 1
    weapons: tuple[str, ...] = ()
    stances: tuple[Posture, ...] = ()
    back: bool = True

    def said_of(self, target: int) -> StatedSighting:
        """What was stated of the line to a target."""
        return dict(self.stated).get(target) or StatedSighting()


def odds_table(battle: Battle, asked: OddsAsked, table: Table) -> OddsTable:
    """Everything that the unit could fire or throw at these targets, and what they could do back.

    The unit must be one of the battle. Where nobody is named as a target, it is whoever is likely.
    """
    unit = battle.units[asked.unit]
    if not asked.targets:
        listed = [one for one in targets(battle, asked.unit, table) if isinstance(one, int)]
        asked = replace(asked, targets=likely_targets(battle, asked.unit, MOST_TARGETS, listed, table))
    stances = asked.stances or tuple(sorted(STANCES, key=lambda one: one != unit.posture))
    weapons = tuple(
        code for code in dict.fromkeys(unit.weapons) if not asked.weapons or code in asked.weapons
    )
    rows: list[OddsRow] = []
    back: dict[tuple[int, str, Way, str], list[tuple[Posture, OddsCell]]] = {}
    for posture in stances:  # outermost: what was measured from one stance is measured once
        there = _there(battle, unit, posture, asked)
        at = table.at(there)
        for weapon in weapons:
            rows += _rows(there, weapon, posture, asked, battle, at)
        rows += _blasts(there, posture, asked, battle, at) if posture == stances[0] else ()
        for foe in asked.targets if asked.back else ():
            for weapon, way, manner, cell in _back(there, foe, asked, at):
                back.setdefault((foe, weapon, way, manner), []).append((posture, cell))
    return OddsTable(
        unit=asked.unit,
        targets=asked.targets,
        stances=stances,
        rows=tuple(rows),
        back=tuple(
            OddsBack(unit=foe, weapon=weapon, way=way, manner=manner, cells=tuple(cells))
            for (foe, weapon, way, manner), cells in back.items()
        ),
        at=asked.at,
    )


def _there(battle: Battle, unit: Unit, posture: Posture, asked: OddsAsked) -> Battle:
    """The battle once the unit has that stance, where it would stand; as it is where that is as now."""
    if posture == unit.posture and asked.at is None:
        return battle
    placed = changed(unit, posture=posture, moved=STILL, action=None, declaration=None)
    if asked.at is not None:
        placed = changed(placed, position=asked.at, floor=asked.floor, place="")
    return _with(battle, placed)


def _with(battle: Battle, *units: Unit, **otherwise: object) -> Battle:
    later: Any = {"units": {**battle.units, **{one.id: one for one in units}}, **otherwise}
    return changed(battle, **later)


def as_if_firing(battle: Battle, unit: int, weapon: str, *, aimed: bool) -> Battle:
    """The battle with that shot waiting, the weapon in hand."""
    held = changed(battle.units[unit], in_hand=weapon)
    others = tuple(shot for shot in battle.fire_queue if shot.unit != unit)
    queue = (*others, QueuedShot(unit=unit, weapon=weapon, aimed=aimed))
    # In the fire step itself a preview would say whose turn it is to roll (FIR-44), which is nothing of the shot.
    return _with(battle, held, fire_queue=queue, stage="actions" if battle.stage == "fire" else battle.stage)


def as_if_watching(battle: Battle, unit: int, weapon: str, target: int) -> Battle:
    """The battle with that watcher asked about a target that comes into view where it stands, at a walk."""
    held = changed(battle.units[unit], in_hand=weapon, opportunity=weapon, action=None, declaration=None)
    mover = changed(battle.units[target], moved=Trace(mode="walk", metres=_STEP_M))
    return _with(battle, held, mover, pending=OpportunityOffer(mover=target, watchers=(unit,)))


# What the unit can do


def _rows(  # noqa: PLR0917 - where, with what, how, of whom, before and now
    there: Battle, weapon: str, posture: Posture, asked: OddsAsked, before: Battle, table: Table
) -> Iterator[OddsRow]:
    unit = asked.unit
    for way in get_args(Way):
        cost = _cost(before, unit, weapon, posture, _ACTION[way], table)
        for manner, aims in (
            ("", True),
            *((one.word, one.aims) for one in manners(there, unit, weapon, table)),
        ):
            found = tuple(_cells(there, weapon, way, manner, asked, table, aims=aims))
            cells = tuple(cell for cell, _ in found)
            if manner and not any(cell.odds is not None and cell.blocked is None for cell in cells):
                continue  # a manner that this way of firing does not have
            remarks = next((told for _, told in found if told), ())
            yield OddsRow(
                weapon=weapon, posture=posture, way=way, manner=manner, cost_ap=cost, cells=cells, remarks=remarks
            )  # fmt: skip


def _cells(  # noqa: PLR0917 - as above
    there: Battle, weapon: str, way: Way, manner: str, asked: OddsAsked, table: Table, *, aims: bool
) -> Iterator[tuple[OddsCell, tuple[str, ...]]]:
    if aims:
        for target in asked.targets:
            shown = _preview(there, asked.unit, weapon, way, manner, target, asked.said_of(target), table)
            yield _cell(there, target, shown, table), shown.remarks
        return
    if way != "plain":
        return
    aimed = as_if_firing(there, asked.unit, weapon, aimed=False)
    swept = None if there.units[asked.unit].position is not None else Sector(units=asked.targets)
    shown = preview(aimed, Fire(unit=asked.unit, manner=manner, sector=swept), table)
    engaged = {one.unit: one.odds for one in shown.engaged}
    for target in asked.targets:
        odds = engaged.get(target)
        blocked = shown.blocked if shown.blocked is not None or odds is not None else _outside(target)
        yield _valued(there, OddsCell(target=target, blocked=blocked, odds=odds), table), shown.remarks


def _outside(target: int) -> Refusal:
    told = f"Unit {target} is not in the sector straight ahead."
    return Refusal(code="sector-outside", sentence=told, rule="AUT-08", subsystem="fire")


def _preview(  # noqa: PLR0917 - who, with what, how, at whom: one sentence of the table
    there: Battle,
    unit: int,
    weapon: str,
    way: Way,
    manner: str,
    target: int,
    stated: StatedSighting,
    table: Table,
) -> ShotPreview:
    """The preview of the one command that a cell stands for."""
    if way == "opportunity":
        watching = as_if_watching(there, unit, weapon, target)
        asks = OpportunityShot(unit=unit, at_m=_STEP_M, stated=stated, manner=manner or None)
        shown = preview(watching, asks, table)
        if shown.blocked is not None and shown.blocked.code in _ON_THE_WAY:
            return replace(shown, blocked=None)  # where on its way it is shot at is said then
        return shown
    firing = as_if_firing(there, unit, weapon, aimed=way == "aimed")
    return preview(firing, Fire(unit=unit, target=target, stated=stated, manner=manner or None), table)


def _cell(there: Battle, target: int, shown: ShotPreview, table: Table) -> OddsCell:
    return _valued(there, OddsCell(target=target, blocked=shown.blocked, odds=shown.odds), table)


def _valued(there: Battle, cell: OddsCell, table: Table) -> OddsCell:
    """The cell with the share of the target's points that it takes on average."""
    if cell.odds is None:
        return cell
    has = value_fraction(there.units[cell.target].wound, table)
    worth = sum(
        (
            chance * (value_fraction(level, table) - has)
            for level in ("L", "M", "S", "U", "D")
            if (chance := getattr(cell.odds, level))
        ),
        _NOTHING,
    )
    return replace(cell, worth=worth)


def _cost(  # noqa: PLR0917 - of whom, for what, in which stance
    battle: Battle, unit: int, weapon: str, posture: Posture, action: str, table: Table
) -> int | None:
    """The subphases that it takes from where the unit stands now: stance, weapon, shot (ACT-01, ACT-21, ACT-62)."""
    state, ordered = battle.units[unit], [Declare(unit=unit, action=action, weapon=weapon)]
    if posture != state.posture:
        ordered.append(Declare(unit=unit, action="position_change", posture=posture))
    if weapon != state.in_hand and weapon in state.weapons:
        ordered.append(Declare(unit=unit, action="exchange", weapon=weapon))
    if any(actions.row_of(battle, one.action, table) is None for one in ordered):
        return None
    return sum(actions.quote(battle, one, table).cost_ap for one in ordered)


# What goes off


def _blasts(
    there: Battle, posture: Posture, asked: OddsAsked, before: Battle, table: Table
) -> Iterator[OddsRow]:
    """What it could throw or launch at the place of each target, where a map tells who is reached (GRN-25..38)."""
    if there.units[asked.unit].position is None:
        return
    for order in foreseeing.aimings(there, asked.unit, table):
        plan = order.shot
        if plan is None:
            continue
        cells = tuple(_blasted(there, order, target, table) for target in asked.targets)
        if not any(cell.odds is not None for cell in cells):
            continue
        cost = (
            None
            if posture != before.units[asked.unit].posture
            else actions.quote(there, order, table).cost_ap
        )
        name = order.item or plan.weapon
        yield OddsRow(
            weapon=name, posture=posture, way="blast", manner=order.action, cost_ap=cost, cells=cells
        )


def _blasted(there: Battle, order: Declare, target: int, table: Table) -> OddsCell:
    victim = there.units[target]
    if order.shot is None or victim.position is None:
        return OddsCell(target=target)
    at = Waypoint(x=victim.position.x, y=victim.position.y, floor=victim.floor)
    what = foreseeing.foreseen(there, replace(order, shot=replace(order.shot, target=at)), table)
    return OddsCell(target=target) if what is None else _valued(
        there, OddsCell(target=target, odds=fallen(what, victim, table)), table
    )  # fmt: skip


def fallen(what: Foreseen, victim: Unit, table: Table) -> Odds | None:
    """What comes to a unit of something that may lie at several places: over all of them, each with its chance."""
    found: dict[str, Fraction] = {}
    for fall in what.falls:
        if fall.struck is None:
            return None
        one = next((one for one in fall.struck if one.unit == victim.id and one.levels is not None), None)
        name = (
            "miss"
            if one is None
            else ticked(victim.wound, one.levels or 0, table)
            if one.levels
            else "no_wound"
        )
        found[name] = found.get(name, _NOTHING) + fall.chance
    return Odds(**found) if found and what.rings else None


# What comes back


def _back(
    there: Battle, foe: int, asked: OddsAsked, table: Table
) -> Iterator[tuple[str, Way, str, OddsCell]]:
    """What an enemy as it stands could do to the unit: with what it has in hand, else with each weapon known."""
    enemy = there.units[foe]
    if enemy.out or enemy.side == there.units[asked.unit].side:
        return
    said = asked.said_of(foe)
    stated = StatedSighting(distance_m=said.distance_m)
    for weapon in (enemy.in_hand,) if enemy.in_hand in enemy.weapons else tuple(dict.fromkeys(enemy.weapons)):
        bursts = [one.word for one in manners(there, foe, weapon or "", table) if one.aims]
        for way in get_args(Way)[:2]:
            for manner in ("", *bursts):
                shown = _preview(there, foe, weapon or "", way, manner, asked.unit, stated, table)
                cell = _cell(there, asked.unit, shown, table)
                if not manner or can(cell):
                    yield weapon or "", way, manner, cell


def likely_targets(
    battle: Battle, unit: int, most: int, listed: Sequence[int], table: Table
) -> tuple[int, ...]:
    """Whom one asks about who names nobody: of those listed the enemies in the fight, in sight first."""
    state = battle.units[unit]
    foes = [one for one in listed if battle.units[one].side != state.side and not battle.units[one].out]
    if len(foes) <= most or state.position is None:
        return tuple(foes[:most])
    weapon = state.in_hand or next(iter(state.weapons), "")
    firing = as_if_firing(battle, unit, weapon, aimed=False)
    seen = [one for one in foes if preview(firing, Fire(unit=unit, target=one), table).blocked is None]
    return tuple(dict.fromkeys((*seen, *foes)))[:most]
