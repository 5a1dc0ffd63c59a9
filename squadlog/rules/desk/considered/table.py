"""Everything side by side: the choices of a soldier in each stance, and what could be done back."""

from collections.abc import Iterator, Mapping, Sequence

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Fire
from squadlog.battle.state import Battle, Posture
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk import actions, foreseeing
from squadlog.rules.desk.considered import imagined
from squadlog.rules.desk.considered.cells import OddsOption, blasts, cell_of, options
from squadlog.rules.desk.considered.values import OddsAsked, OddsBack, OddsCell, OddsRow, OddsTable, Way
from squadlog.rules.desk.preview import preview, targets

STANCES: tuple[Posture, ...] = ("standing", "kneeling", "prone")
_ACTION: Mapping[Way, str] = {
    "plain": "fire_throw", "aimed": "aimed_fire", "opportunity": "opportunity_fire",
}  # fmt: skip
MOST_TARGETS = 5
"""Whom odds are laid out for where nobody is named."""
_Back = dict[tuple[int, str, Way, str], list[tuple[Posture, OddsCell]]]


def odds_table(battle: Battle, asked: OddsAsked, ctx: RulesContext) -> OddsTable:
    """Everything that the unit could fire or throw at these targets, and what they could do back.

    The unit must be one of the battle. Where nobody is named as a target, it is whoever is likely.
    """
    unit = battle.units[asked.unit]
    if not asked.targets:
        listed = [one for one in targets(battle, asked.unit, ctx) if isinstance(one, int)]
        asked = replace(asked, targets=likely_targets(battle, asked.unit, MOST_TARGETS, listed, ctx))
    stances = asked.stances or tuple(sorted(STANCES, key=lambda one: one != unit.posture))
    rows: list[OddsRow] = []
    back: _Back = {}
    for posture in stances:  # outermost: what was measured from one stance is measured once
        there = imagined.there(battle, unit, posture, asked)
        at = ctx.at(there)
        rows += _rows(there, posture, asked, battle, at)
        for foe in asked.targets if asked.back else ():
            for option, cell in _back(there, foe, asked, at):
                key = (foe, option.weapon, option.way, option.manner)
                back.setdefault(key, []).append((posture, cell))
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


# What the unit can do


def _rows(
    there: Battle, posture: Posture, asked: OddsAsked, before: Battle, ctx: RulesContext
) -> Iterator[OddsRow]:
    unit = there.units[asked.unit]
    weapons = [code for code in dict.fromkeys(unit.weapons) if not asked.weapons or code in asked.weapons]
    lines = {target: asked.said_of(target) for target in asked.targets}
    now = posture == (asked.stances or (before.units[asked.unit].posture,))[0]
    thrown = () if asked.weapons or not now else blasts(there, asked.unit, ctx)
    for option in (*options(there, asked.unit, weapons, ctx), *thrown):
        found = [cell_of(there, asked.unit, option, target, lines, ctx) for target in asked.targets]
        cells = tuple(cell for cell, _ in found)
        if not _is_one(option, cells):
            continue
        yield OddsRow(
            weapon=option.weapon,
            posture=posture,
            way=option.way,
            manner=option.manner,
            cost_ap=_cost(before, asked.unit, option, posture, ctx),
            cells=cells,
            remarks=tuple(dict.fromkeys(one for _, told in found for one in told)),
        )


def _is_one(option: OddsOption, cells: Sequence[OddsCell]) -> bool:
    """Whether it is a choice at all: a manner that this way of firing has, something that harms anybody."""
    if option.order is not None:
        return any(cell.odds is not None for cell in cells)
    return not option.manner or any(cell.odds is not None and cell.blocked is None for cell in cells)


def _cost(battle: Battle, unit: int, option: OddsOption, posture: Posture, ctx: RulesContext) -> int | None:
    """The subphases that it takes from where the unit stands now: stance, weapon, shot (ACT-01, ACT-21, ACT-62)."""
    state = battle.units[unit]
    ordered = list(_orders(battle, unit, option, ctx))
    if posture != state.posture:
        ordered.append(Declare(unit=unit, action="position_change", posture=posture))
    if any(actions.row_of(battle, one.action, ctx) is None for one in ordered):
        return None
    return sum(actions.quote(battle, one, ctx).cost_ap for one in ordered)


def _orders(battle: Battle, unit: int, option: OddsOption, ctx: RulesContext) -> Iterator[Declare]:
    state, weapon = battle.units[unit], option.weapon
    if option.order is not None:
        yield option.order
        yield from foreseeing.ready_first(battle, option.order, ctx)[1]
        return
    yield Declare(unit=unit, action=_ACTION[option.way], weapon=weapon)
    if weapon != state.in_hand and weapon in state.weapons:
        yield Declare(unit=unit, action="exchange", weapon=weapon)


# What comes back


def _back(
    there: Battle, foe: int, asked: OddsAsked, ctx: RulesContext
) -> Iterator[tuple[OddsOption, OddsCell]]:
    """What an enemy as it stands could do to the unit: with what it has in hand, else with each weapon known.

    What its own side alone knows of it, such as grenades used up, is taken to be as it was issued.
    """
    enemy = there.units[foe]
    if enemy.out or enemy.side == there.units[asked.unit].side:
        return
    there = imagined.as_issued(there, foe)
    in_hand = enemy.in_hand in enemy.weapons
    weapons = (enemy.in_hand or "",) if in_hand else tuple(dict.fromkeys(enemy.weapons))
    lines = {asked.unit: StatedSighting(distance_m=asked.said_of(foe).distance_m)}
    for option in (*options(there, foe, weapons, ctx), *blasts(there, foe, ctx)):
        cell, _ = cell_of(there, foe, option, asked.unit, lines, ctx)
        if (option.way == "plain" and not option.manner) or _is_one(option, (cell,)):
            yield option, cell


def likely_targets(
    battle: Battle, unit: int, most: int, listed: Sequence[int], ctx: RulesContext
) -> tuple[int, ...]:
    """Whom one asks about who names nobody: of those listed the enemies in the fight, in sight first."""
    state = battle.units[unit]
    foes = [one for one in listed if battle.units[one].side != state.side and not battle.units[one].out]
    if len(foes) <= most or state.position is None:
        return tuple(foes[:most])
    weapon = state.in_hand or next(iter(state.weapons), "")
    firing = imagined.as_if_firing(battle, unit, weapon, aimed=False)
    seen = [one for one in foes if preview(firing, Fire(unit=unit, target=one), ctx).blocked is None]
    return tuple(dict.fromkeys((*seen, *foes)))[:most]
