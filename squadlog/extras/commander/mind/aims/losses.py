"""What the loss of a soldier means beyond his points: a rout to come, who leads, objectives that count the fallen.

All of it in expected victory points, a rout and a rally by the rules' own odds of the test, as things stand
(ROU-03..20, LDR-11, RAL-04). The nearer a squad is to its rout the dearer is its next loss.
"""

from __future__ import annotations

from functools import cached_property
from math import ceil, prod
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.extras.commander.mind.aims.objectives import WHOLE, aims, last_turn, points_of
from squadlog.extras.commander.mind.posed import TOLD, WorthTerm
from squadlog.rules.common.posts import LEADERSHIP, post
from squadlog.rules.ends.breaking import is_watched, losses_of
from squadlog.rules.leadership.chain import leading, squads
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.rallying import chance_to_rally
from squadlog.rules.rout.record import KEY as ROUT
from squadlog.rules.rout.record import is_routed, phase_is_over
from squadlog.rules.rout.weighing import rout_ledger
from squadlog.rules.scenario.progress import page_of, progress_of
from squadlog.rules.scenario.squads import of_squads

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.leadership.chain import Squad
    from squadlog.rules.rout.weighing import Plight

FIGHTS_ON = 0.25
"""The share of a soldier's points that it is worth to have him fight on rather than rout."""
_ALL_OF_IT = 3
"""Turns after a rout for which it counts whole."""
_AHEAD = 2
"""Losses that are looked ahead: the next alone tells little where a test is turns away."""
_SPARE = 0.5
"""How much less a loss counts with each more that may come before it tells."""
_A_PIP = 0.03
"""What a point of rating is worth to each soldier in a turn: a tenth of the rolls for initiative (LDR-04)."""
_FACES = 10
"""Of the die on which a side at its break point holds."""
_COUNTS, _LEADS, _BREAKS, _BEARS, _BREAKS_OFF = (
    "of that, an objective that counts the fallen", "of that, the loss of a leader",
    "of that, a rout brought nearer", "of that, one who is to survive", "of that, a side brought nearer to its break point",
)  # fmt: skip


class LossesWeighed:
    """What hangs on each soldier who may be lost, beyond his points."""

    def __init__(self, view: MindView) -> None:
        self._view, self._known = view, view.known

    def more(self, unit: int) -> float:
        """The points that his loss costs his side, or brings its enemies, beyond his own; none where nothing does."""
        return self._sums.get(unit, 0.0)

    def terms(self, unit: int, out: float) -> Iterator[WorthTerm]:
        """What of that a shot brings that puts him out so likely, part by part."""
        for name, points in self._parts.get(unit, {}).items():
            if abs(out * points) >= TOLD:
                yield WorthTerm(name, round(out * points, 1))

    @cached_property
    def _sums(self) -> Mapping[int, float]:
        return {unit: max(0.0, sum(parts.values())) for unit, parts in self._parts.items()}

    @cached_property
    def _parts(self) -> Mapping[int, Mapping[str, float]]:
        """What hangs on each soldier, by name."""
        found: dict[int, dict[str, float]] = {}
        pairs = [*self._of_objectives()]
        rules = self._view.now.rules
        if {LEADERSHIP, ROUT} & {*self._known.chapters}:
            pairs += rules.by_rules(_of_command)
        if is_watched(rules.reading):
            pairs += rules.by_rules(_of_break_point)
        for unit, name, points in pairs:
            parts = found.setdefault(unit, {})
            parts[name] = parts.get(name, 0.0) + points
        return found

    def _of_objectives(self) -> Iterator[tuple[int, str, float]]:
        """Objectives that are met by losses, and those that losses lose (VIC-02, VIC-03)."""
        known = self._known
        for aim in aims(known):
            one = aim.objective
            if one.kind == "casualties":
                points = aim.each + _prevented(known, one.id) / max(1, one.count)
                yield from ((unit, _COUNTS, points) for unit in of_squads(known, one.whose, one.squads))
        stopped = progress_of(known).stopped
        for one in page_of(known).objectives:
            if one.kind == "survive" and one.id not in stopped:
                bears = [unit for unit in of_squads(known, one.side, one.squads) if not known.units[unit].out]
                spare = len(bears) - one.count
                points = float(one.each) if one.worth == "points" else points_of(one) * _SPARE**spare
                if spare >= 0 or one.worth == "points":
                    yield from ((unit, _BEARS, points) for unit in bears)


def _prevented(known: Known, objective: str) -> float:
    """The points that others have for it that an objective is not met."""
    return sum(
        points_of(one) for one in page_of(known).objectives if (one.kind, one.of) == ("prevent", objective)
    )


def _of_command(known: Known, ctx: RulesContext) -> list[tuple[int, str, float]]:
    """What hangs on soldiers by rout and leadership."""
    every = squads(known)
    found = [row for squad in every for row in _leads(known, squad, ctx)]
    turn = _tested_next(known, ctx)
    if turn is None:
        return found
    stakes = {(one.side, one.name): _stake(known, one, every, turn, ctx) for one in every}
    for squad in every:
        now = plight_of(known, squad, ctx)
        others = [
            (plight_of(known, one, ctx), stakes[one.side, one.name])
            for one in every
            if one.side != squad.side
        ]
        for unit in (one for one in squad.units if not one.out):
            worse = _without(now, unit, leads=leading(squad, ctx) == unit)
            breaks = stakes[squad.side, squad.name] * (_chance(worse, ctx) - _chance(now, ctx)) / _AHEAD
            for plight, stake in others:
                breaks += stake * (_chance(plight, ctx) - _chance(_heartened(plight, unit, ctx), ctx))
            found.append((unit.id, _BREAKS, breaks))
    return found


def _of_break_point(known: Known, ctx: RulesContext) -> list[tuple[int, str, float]]:
    """What hangs on soldiers as their side comes to its break point: by half as much with each loss before it."""
    if ctx.rulings.is_("break.then", "told"):
        return []
    breaks = WHOLE
    if ctx.rulings.is_("break.then", "tests"):
        breaks *= 1 - int(ctx.rulings.number("break.holds")) / _FACES
    found = []
    for side in known.side_ids():
        lost = losses_of(known, side, ctx)
        for unit in known.units.values():
            if unit.side == side and not unit.out:
                one = unit.soldier.value if ctx.rulings.is_("break.count", "points") else 1
                to_go = max(1, ceil((lost.breaks_at - lost.lost) / max(1, one)))
                found.append((unit.id, _BREAKS_OFF, breaks * _SPARE**to_go))
    return found


def _tested_next(known: Known, ctx: RulesContext) -> int | None:
    """The turn in which rout is tested next, None for none before the end (ROU-01, A-50)."""
    if ROUT not in known.chapters:
        return None
    every = int(ctx.rulings.number("rout.interval"))
    first = max(1, known.now.turn + phase_is_over(known))
    turn, last = -(-first // every) * every, last_turn(known)
    return turn if last is None or turn <= last else None


def _without(plight: Plight, unit: Unit, *, leads: bool) -> Plight:
    """The plight of his squad once a soldier is lost, and the next after him."""
    hurt = unit.wound != "none"
    worse = replace(plight, lost=plight.lost + _AHEAD, wounded=plight.wounded - hurt)
    return replace(worse, leader=None, leader_dead=True) if leads else worse


def _heartened(plight: Plight, enemy: Unit, ctx: RulesContext) -> Plight:
    """The plight of a squad once an enemy of it is lost who was unhurt, or led (ROU-16, ROU-20)."""
    more = 0 if enemy.wound != "none" else 1
    falls = plight.enemy_leader_dead or (post(enemy).leads and ctx.has(LEADERSHIP))
    return replace(plight, enemy_losses=plight.enemy_losses + more, enemy_leader_dead=falls)


def _chance(plight: Plight, ctx: RulesContext) -> float:
    """The chance that a squad in that plight routs."""
    ledger = rout_ledger(plight, ctx)
    return 1 - ledger.successes / ledger.scale.die


def _stake(known: Known, squad: Squad, every: tuple[Squad, ...], turn: int, ctx: RulesContext) -> float:
    """What it costs a side that a squad routs in that turn: its fight from then on, and objectives of enemies."""
    fit = [one for one in squad.units if not one.out and not is_routed(one) and not post(one).leads]
    if not fit:
        return 0.0
    last = last_turn(known)
    lasts = 1.0 if last is None else min(1.0, (last - turn) / _ALL_OF_IT)
    stake = FIGHTS_ON * lasts * sum(one.soldier.value for one in fit)
    for aim in aims(known):
        if aim.objective.kind == "rout":
            wanted = of_squads(known, aim.objective.whose, aim.objective.squads)
            if any(one.id in wanted for one in fit):
                alike = (
                    one for one in every if one is not squad and any(unit.id in wanted for unit in one.units)
                )
                stake += aim.points * prod(_is_broken(known, one, ctx) for one in alike)
    return stake


def _is_broken(known: Known, squad: Squad, ctx: RulesContext) -> float:
    """How likely nobody of a squad but its leader fights on after the next test."""
    men = [one for one in squad.units if not one.out and not post(one).leads]
    return 1.0 if all(map(is_routed, men)) else _chance(plight_of(known, squad, ctx), ctx)


def _leads(known: Known, squad: Squad, ctx: RulesContext) -> Iterator[tuple[int, str, float]]:
    """What hangs on the leader of a squad: the rolls for initiative, and the rally of those who have routed."""
    leader = leading(squad, ctx) if ctx.has(LEADERSHIP) else None
    if leader is None or leader.out:
        return
    last = last_turn(known)
    turns = _ALL_OF_IT if last is None else min(_ALL_OF_IT, last - known.now.turn)
    fit = sum(not one.out for one in squad.units)
    points = -post(leader).rating * _A_PIP * fit * max(0, turns)
    routed = [one.soldier.value for one in squad.units if is_routed(one)]
    if routed:
        points += float(chance_to_rally(known, leader.id, leader.id, ctx)) * FIGHTS_ON * sum(routed)
    yield leader.id, _LEADS, points
