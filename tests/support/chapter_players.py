"""A player of the advanced chapters: hides, searches, bursts, reloads, leads, rallies, regroups, at random."""

from collections.abc import Iterator

from support.players import RandomPlayer

from squadlog.battle.commands import Command, Declare, Done, Fire, GiveIntent, OpportunityShot
from squadlog.battle.pending import IntentAsked
from squadlog.battle.state import Battle, ShotPlan
from squadlog.facts.ground_facts import Sector, StatedSighting
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.engine import ask
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    PlacementOver,
    Reveal,
    SearchNoMore,
    SearchPiles,
    hiding_of,
)
from squadlog.rules.leadership.record import NameLeader
from squadlog.rules.regroup.record import MergeSquads
from squadlog.rules.rout.record import TakeCharge

_MANNERS = ("concentrated", "area", "")


class ChapterPlayer(RandomPlayer):
    """Says now and then what only the chapters know; the rest as any random player does."""

    def commands(self, battle: Battle, ctx: RulesContext) -> Iterator[Command]:
        """Candidates, those of the chapters first; most of them are refused."""
        wanted = ask(battle)
        match wanted.kind:
            case "begin":
                yield from self._before(battle)
            case "roll_initiative":
                yield MergeSquads(unit=self._one(battle), units=(self._one(battle),))
            case "step":
                yield from self._searches(battle)
                yield from (option.says for option in wanted.options if option.says is not None)
            case "declare":
                yield from self._orders_of_chapters(battle, wanted.units)
            case "fire":
                yield from self._bursts(battle, wanted.units[0])
            case "opportunity":
                if self._rng.random() < 0.4:
                    yield OpportunityShot(
                        unit=wanted.units[0], manner="concentrated", stated=self._sighting()
                    )
            case "intent" if isinstance(battle.pending, IntentAsked):
                options = list(battle.pending.options)
                self._rng.shuffle(options)  # who is routed may not attack
                yield from (GiveIntent(unit=battle.pending.unit, intent=one) for one in options)
        yield from super().commands(battle, ctx)

    def _one(self, battle: Battle) -> int:
        return self._rng.choice(list(battle.units))

    def _before(self, battle: Battle) -> Iterator[Command]:
        rng = self._rng
        for side in battle.side_ids():
            if side in hiding_of(battle).numbered:
                continue
            own = [unit.id for unit in battle.units.values() if unit.side == side]
            if rng.random() < 0.6:
                yield Hide(unit=rng.choice(own))
            if rng.random() < 0.5:
                yield LayDecoy(side=side)
            yield PlacementOver(side=side)
        if rng.random() < 0.3:
            yield NameLeader(unit=self._one(battle), rating=rng.choice((None, -2, 0, 2)))

    def _searches(self, battle: Battle) -> Iterator[Command]:
        rng = self._rng
        for unit in battle.units.values():
            if rng.random() < 0.6:
                yield SearchPiles(
                    unit=unit.id, cover=rng.choice(("", "half", "full")), range_m=float(rng.randint(0, 30))
                )
        for side in battle.side_ids():
            yield SearchNoMore(side=side)

    def _orders_of_chapters(self, battle: Battle, units: tuple[int, ...]) -> Iterator[Command]:
        rng = self._rng
        if rng.random() < 0.2:
            yield Done()
        for number in units:
            if rng.random() < 0.5:
                yield Reveal(unit=number)
            if rng.random() < 0.3:
                yield TakeCharge(unit=number)
            if rng.random() < 0.8:
                yield Declare(unit=number, action="rally", target=rng.choice((None, self._one(battle))))
            if rng.random() < 0.4:
                yield Declare(unit=number, action="reload")
            if rng.random() < 0.2:
                yield Declare(
                    unit=number, action="pick_up_object", target=self._one(battle), extras=("magazine",)
                )
            if rng.random() < 0.4:
                manner = rng.choice(_MANNERS)
                target = None if manner == "area" else self._one(battle)
                code = battle.units[number].in_hand or "SR"
                yield Declare(
                    unit=number, action="fire_throw", weapon=code,
                    shot=ShotPlan(weapon=code, target=target, manner=manner),
                )  # fmt: skip

    def _bursts(self, battle: Battle, unit: int) -> Iterator[Command]:
        rng = self._rng
        if rng.random() < 0.4:
            near = [number for number in battle.units if number != unit]
            rng.shuffle(near)
            seen = ((near[0], StatedSighting(in_sight=False)),) if rng.random() < 0.3 else ()
            sector = Sector(units=tuple(near[: rng.randint(1, 4)]), seen=seen)
            yield Fire(unit=unit, manner="area", sector=sector, stated=self._sighting())
        if rng.random() < 0.5:
            yield Fire(unit=unit, target=self._one(battle), manner="concentrated", stated=self._sighting())
