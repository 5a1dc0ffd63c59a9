"""Automatic fire: bursts at one enemy, and sweeps of a sector, where they are worth their rounds (AUT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare, DeclineShot, Fire, OpportunityShot, WithholdFire
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import QueuedShot, ShotPlan
from squadlog.extras.commander.mind.armed import fires
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.chapters.rounds import rounds_of_burst, shots_spent
from squadlog.extras.commander.mind.chapters.sectors import axis_of_sector
from squadlog.extras.commander.mind.chapters.several import weigh_blow
from squadlog.extras.commander.mind.choosing import LEAST, watcher_asked
from squadlog.extras.commander.mind.currency.fight import AIM_S
from squadlog.extras.commander.mind.posed import TOLD, ChoiceWeighed, WorthTerm
from squadlog.facts.ground_facts import Sector
from squadlog.rules.automatic_fire import bursts, odds
from squadlog.rules.automatic_fire.record import AREA, CONCENTRATED, KEY

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.common.previews import ShotPreview

_TARGETS = 3
"""Enemies at whom bursts are weighed: those of whom a shot takes most."""
_FEWEST, _FEWEST_OF_THE_LAST = 3, 2
"""Enemies in a sector for whom it is swept rather than one fired at, and where nobody may be fired at singly."""


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """The bursts of a soldier with an automatic weapon in hand: at the best targets, and over the best sector."""
    unit, weapon = soldier.unit, soldier.unit.in_hand
    if not weapon or not fires(soldier.view, unit, weapon) or not _is_automatic(soldier.now, unit.id, weapon):
        return
    targets = soldier.now.in_front_of(soldier.figure)
    if soldier.left and rounds_of_burst(soldier.now, unit, weapon) > 1:
        likeliest = sorted(targets, key=lambda one: -soldier.now.shot_now(unit.id, one).points)
        for target in likeliest[:_TARGETS]:
            for action in ("fire_throw", "aimed_fire"):
                yield from _at_one(soldier, weapon, target, action)
    if soldier.view.now.rules.shots_left(unit.id)[unit.id]:
        yield from _sweeps(soldier, weapon, targets)


def _is_automatic(now: Situation, unit: int, weapon: str) -> bool:
    """Whether a weapon fires bursts as it is set (AUT-01)."""
    soldier = now.view.known.units[unit]

    def asks(_seen: Known, ctx: RulesContext) -> bool:
        return bursts.is_automatic(soldier, weapon, ctx)

    return now.view.now.rules.by_rules(asks)


def _at_one(soldier: SoldierWeighed, weapon: str, target: int, action: str) -> Iterator[ChoiceWeighed]:
    """A burst at one enemy (AUT-16)."""
    now, unit, aimed = soldier.now, soldier.unit, action == "aimed_fire"
    shot = now.shot_said(unit.id, target, aimed=aimed, manner=CONCENTRATED)
    if not shot.hit:
        return
    gains, terms = soldier.shot_gains(target, shot, aimed=aimed)
    plan = ShotPlan(weapon=weapon, target=target, manner=CONCENTRATED)
    says = Declare(unit=unit.id, action=action, weapon=weapon, shot=plan)
    yield _burst(soldier, says, gains, terms, jam=shot.jam, after_s=AIM_S if aimed else 1)


def _burst(
    soldier: SoldierWeighed,
    says: Declare,
    gains: float,
    terms: tuple[WorthTerm, ...],
    *,
    jam: float,
    after_s: int,
) -> ChoiceWeighed:
    """A burst that gains so many points, less what its rounds would have been worth later."""
    now, unit = soldier.now, soldier.unit
    weapon = says.weapon or ""
    costs = shots_spent(now, unit, weapon, jam) * soldier.here.gives * now.weights.next_turn
    rounds = WorthTerm("fires", rounds_of_burst(now, unit, weapon), "rounds")
    after = soldier.worth(soldier.here, after_s, max(0, soldier.left - 1))
    return soldier.choice(says, gains - costs + after, soldier.here, *terms, rounds, *_told_cost(costs))


# Sweeps


def _sweeps(soldier: SoldierWeighed, weapon: str, targets: list[int]) -> Iterator[ChoiceWeighed]:
    """A burst over the best sector (AUT-08)."""
    now, unit = soldier.now, soldier.unit
    for sector in _sectors(now, unit.id, targets):
        plan = ShotPlan(weapon=weapon, manner=AREA, sector=sector)
        shot = QueuedShot(unit=unit.id, weapon=weapon)
        shown = now.view.now.rules.preview(Fire(unit=unit.id, manner=AREA, sector=sector), as_if=shot)
        weighed = _sweep_weighed(now, unit.id, weapon, shown)
        if weighed is not None:
            gains, jam, terms = weighed
            says = Declare(unit=unit.id, action="fire_throw", weapon=weapon, shot=plan)
            yield _burst(soldier, says, gains, terms, jam=jam, after_s=1)


def _sectors(now: Situation, unit: int, targets: list[int]) -> Iterator[Sector]:
    """The sector that is swept: one with several enemies, or with a few if no other shot is left (AUT-26)."""
    wide_deg = float(now.view.now.rules.reading.book.automatic_fire.sector_deg)
    fewest = _FEWEST if now.left[unit] else _FEWEST_OF_THE_LAST
    axis_deg = axis_of_sector(now, now.survey.figures[unit], targets, wide_deg, fewest)
    if axis_deg is not None:
        yield Sector(axis_deg=axis_deg)


def _sweep_weighed(
    now: Situation, unit: int, weapon: str, shown: ShotPreview
) -> tuple[float, float, tuple[WorthTerm, ...]] | None:
    """What a sweep gains, how likely it jams, and what was weighed; None where it may not be, or engages no enemy."""
    engaged = {one.unit: one.odds for one in shown.engaged}
    foes = [one for one in engaged if now.view.known.units[one].side != now.view.posed.side]
    if shown.blocked is not None or not foes:
        return None
    blow = weigh_blow(now, engaged)
    soldier = now.view.known.units[unit]

    def asks(_seen: Known, ctx: RulesContext) -> Fraction:
        rounds = bursts.rounds_now(soldier, weapon, ctx)
        return odds.chance_to_jam([one.ledger for one in shown.engaged], rounds, ctx)

    jam = float(now.view.now.rules.by_rules(asks))
    swept = WorthTerm("sweeps a sector with", len(foes), "enemies" if len(foes) > 1 else "enemy")
    return blow.gains, jam, (swept, *blow.terms)


# Shots that fall


def answers(now: Situation) -> Iterator[ChoiceWeighed]:
    """How the shot that falls is fired, singly or as a burst, and the shot at one who moves past (AUT-07, A-148)."""
    question, pending = now.view.question, now.view.known.pending
    if question.kind == "fire" and (shot := now.view.known.queued(question.units[0])) is not None:
        if _is_automatic(now, shot.unit, shot.weapon) and shot.unit in now.survey.figures:
            yield from _falling(now, shot)
    elif question.kind == "opportunity" and isinstance(pending, OpportunityOffer):
        watcher = watcher_asked(now.view, pending)
        weapon = now.view.known.units[watcher].opportunity
        if weapon and _is_automatic(now, watcher, weapon):
            for manner in ("", CONCENTRATED):
                says = OpportunityShot(unit=watcher, manner=manner or None)
                yield from _at(now, says, watcher, weapon, pending.mover)
            yield ChoiceWeighed(DeclineShot(unit=watcher), worth=LEAST)


def _falling(now: Situation, shot: QueuedShot) -> Iterator[ChoiceWeighed]:
    figure, unit = now.survey.figures[shot.unit], shot.unit
    planned = None if shot.plan is None else shot.plan.target
    if planned is not None and not isinstance(planned, int):
        return
    targets = now.in_front_of(figure)
    for target in targets:
        for manner in ("", CONCENTRATED):
            yield from _at(now, Fire(unit=unit, target=target, manner=manner), unit, shot.weapon, target)
    sectors = [] if shot.aimed else list(_sectors(now, unit, targets))
    if shot.plan is not None and shot.plan.sector is not None and shot.plan.sector not in sectors:
        sectors.append(shot.plan.sector)
    for sector in sectors:
        says = Fire(unit=unit, manner=AREA, sector=sector)
        weighed = _sweep_weighed(now, unit, shot.weapon, now.view.now.rules.preview(says))
        if weighed is not None:
            gains, jam, terms = weighed
            costs = _cost(now, unit, shot.weapon, jam, targets)
            yield ChoiceWeighed(says, gains - costs, (*terms, *_told_cost(costs)))
    yield ChoiceWeighed(WithholdFire(unit=unit), worth=LEAST)


def _at(
    now: Situation, says: Fire | OpportunityShot, unit: int, weapon: str, target: int
) -> Iterator[ChoiceWeighed]:
    """A shot or a burst that falls now; none where it is blocked."""
    shown = now.view.now.rules.preview(says)
    if shown.blocked is not None or shown.odds is None or target not in now.view.known.units:
        return
    blow = weigh_blow(now, {target: shown.odds})
    hits = WorthTerm("hits", round(100 * float(shown.odds.hit)), "chance")
    terms = (WorthTerm("takes", round(blow.takes, 1), "points on average"), hits)
    costs = _cost(now, unit, weapon, float(shown.odds.jam), [target]) if says.manner else 0.0
    yield ChoiceWeighed(says, blow.gains - costs, (*terms, *_told_cost(costs)))


def _cost(now: Situation, unit: int, weapon: str, jam: float, targets: list[int]) -> float:
    """What the rounds of a burst would have been worth later, by the best shot at these targets."""
    best = max((now.shot_now(unit, one).points for one in targets), default=0.0)
    soldier = now.view.known.units[unit]
    return shots_spent(now, soldier, weapon, jam) * best * now.weights.next_turn


def _told_cost(costs: float) -> tuple[WorthTerm, ...]:
    return (WorthTerm("costs", round(costs, 1), "points of later shots"),) if costs >= TOLD else ()


BURSTS = ChapterWeighed(key=KEY, orders=orders, answers=answers)
"""What a commander makes of automatic fire."""
