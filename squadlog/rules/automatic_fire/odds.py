"""The exact chances of a burst: of all its rounds together, and of each whom it sweeps (AUT-14, AUT-27)."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from squadlog.base.records import replace
from squadlog.battle.ledger import Ledger
from squadlog.battle.state import Unit
from squadlog.rules.automatic_fire.bursts import hits_row
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.reported import AttackMade
from squadlog.rules.common.shots.odds import FACES, shot_odds
from squadlog.rules.common.shots.shot import can_jam
from squadlog.rules.common.wounds import armour_factor, tick_boxes, wound_levels

_NEVER, _SURE = Fraction(0), Fraction(1)


def concentrated_odds(
    ledger: Ledger, pf: int, rounds: int, victim: Unit, ctx: RulesContext, *, can_jam: bool
) -> Odds:
    """Every outcome of a concentrated burst: each face to hit with each for the rounds that hit (AUT-21..AUT-27)."""
    every = concentrated_levels(ledger, pf, armour_factor(victim, ctx), rounds, ctx)
    found = Counter(_outcome(levels, victim, ctx) for levels in every)
    jam = Fraction(ctx.book.figure("jam"), ledger.scale.die * FACES) if can_jam else _NEVER
    return Odds(jam=jam, **{name: Fraction(ways, len(every)) for name, ways in found.items()})


def with_odds(made: AttackMade, pf: int, target: Unit, ctx: RulesContext) -> AttackMade:
    """A concentrated burst that was fired, with what it could come to where its rounds are known (AUT-27)."""
    if made.rounds is None or made.check is None:
        return made
    ledger, jams = made.check.ledger, can_jam(made.way.partition(" ")[0], ctx)
    ways = concentrated_levels(ledger, pf, armour_factor(target, ctx), made.rounds, ctx)
    odds = concentrated_odds(ledger, pf, made.rounds, target, ctx, can_jam=jams)
    return replace(made, by_face=tuple(levels or 0 for levels in ways), odds=odds)


def concentrated_levels(
    ledger: Ledger, pf: int, af: int, rounds: int, ctx: RulesContext
) -> tuple[int | None, ...]:
    """The levels of a concentrated burst for each face to hit with each for the rounds that hit; None for a miss."""
    row, plain = hits_row(rounds, ctx.reading), wound_levels(pf, af, natural_one=False, ctx=ctx)
    found: list[int | None] = []
    for face in range(1, ledger.scale.die + 1):
        if not ledger.succeeds(face):
            found += [None] * len(row)
            continue
        first = wound_levels(pf, af, natural_one=face == ledger.scale.natural_success, ctx=ctx)
        found += (first + plain * (count - 1) if count else None for count in row)
    return tuple(found)


def _outcome(levels: int | None, victim: Unit, ctx: RulesContext) -> str:
    if levels is None:
        return "miss"
    return tick_boxes(victim.wound, levels, ctx) if levels else "no_wound"


def area_odds(
    ledgers: Sequence[Ledger], targets: Sequence[Unit], pf: int, rounds: int, ctx: RulesContext
) -> tuple[tuple[Fraction, Odds], ...]:
    """For each target in order: the chance that it is engaged at all, and its outcomes (AUT-14, AUT-15).

    The burst is over once as many are hit as it has rounds; the chance of that is counted along, hit by hit, the fewest
    first.
    """
    hit_so_far = {0: _SURE}
    found = []
    for ledger, target in zip(ledgers, targets, strict=True):
        at_all = sum((chance for hits, chance in hit_so_far.items() if hits < rounds), _NEVER)
        alone = shot_odds(
            ledger.successes,
            pf,
            armour_factor(target, ctx),
            target.wound,
            ctx,
            can_jam=False,
            die=ledger.scale.die,
        )
        outcomes = {name: chance * at_all for name, chance in alone.outcomes().items()}
        outcomes["miss"] = outcomes.get("miss", _NEVER) + 1 - at_all
        found.append((at_all, Odds(**outcomes)))
        after: dict[int, Fraction] = {}
        for hits, chance in hit_so_far.items():
            hit = alone.hit if hits < rounds else _NEVER
            after[hits] = after.get(hits, _NEVER) + chance * (1 - hit)
            after[hits + 1] = chance * hit
        hit_so_far = {hits: chance for hits, chance in after.items() if chance}
    return tuple(found)


def chance_to_jam(ledgers: Sequence[Ledger], rounds: int, ctx: RulesContext) -> Fraction:
    """How likely an area burst with these tests jams the weapon: by one natural 1, or by each (A-35, AUT-29)."""
    jams, every = Fraction(ctx.book.figure("jam"), FACES), ctx.rulings.is_("auto.jam", "per_roll")
    rolled = {0: _SURE}
    for ledger in ledgers:
        after: dict[int, Fraction] = {}
        natural = Fraction(1, ledger.scale.die) * (1 - jams if every else _NEVER)
        for hits, chance in rolled.items():
            if hits >= rounds:
                after[hits] = after.get(hits, _NEVER) + chance
                continue
            hit = Fraction(ledger.successes - 1, ledger.scale.die) + natural
            miss = 1 - Fraction(ledger.successes, ledger.scale.die)
            after[hits] = after.get(hits, _NEVER) + chance * miss
            after[hits + 1] = after.get(hits + 1, _NEVER) + chance * hit
        rolled = after
    still = sum(rolled.values(), _NEVER)
    return 1 - still if every else (1 - still) * jams
