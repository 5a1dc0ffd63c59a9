"""A player who knows the forms but not the wisdom: answers whatever the battle asks with something legal."""

from collections.abc import Iterator
from random import Random

from support.doings import Doings

from squadlog.battle.commands import (
    Begin,
    Cancel,
    ChooseOrder,
    Command,
    Continue,
    Correct,
    Declare,
    DeclineShot,
    Done,
    Engage,
    Escape,
    FaceAttacker,
    Fire,
    GiveIntent,
    Hold,
    OpportunityShot,
    RollInitiative,
    ShareParry,
    WithholdFire,
)
from squadlog.battle.pending import EscapeAsked, IntentAsked, SharesAsked
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.engine import ask, refusal

_COVERS = ((), (), ("half_soft",), ("half_hard",), ("full_soft",))
_MODES = ("walk", "run", "sprint", "crawl", "backward", "sideways")
_CORRECTIONS = (
    ("wound", "L"), ("wound", "M"), ("wound", "S"), ("wound", "U"), ("wound", "D"), ("posture", "prone"),
    ("posture", "kneeling"), ("posture", "standing"), ("jammed", "SR"), ("jammed", "none"), ("in_hand", "none"),
    ("opportunity", "SR"), ("opportunity", "none"), ("hit_bonus", "yes"), ("items", "rope"), ("keys", "K1"),
    ("dazed", "none"), ("dazed", "T2.s2"), ("action", "none"), ("floor", "1"), ("place", "none"), ("performed", "no"),
    ("performed", "yes"),
)  # fmt: skip


class DeadEndError(AssertionError):
    """The battle asks for something and nothing that answers it is legal."""


class RandomPlayer:
    """Plays all sides. The same seed plays the same battle.

    `warlike` is how eagerly it fights hand to hand; `meddling` the chance that the referee corrects a unit instead.
    """

    def __init__(self, seed: int, *, warlike: float = 0.5, meddling: float = 0.0) -> None:
        self._rng = Random(seed)
        self._warlike = warlike
        self._meddling = meddling
        self._doings = Doings(self._rng)

    def commands(self, battle: Battle, ctx: RulesContext) -> Iterator[Command]:
        """Candidates for what is asked now, wildest first; the last one is always legal."""
        del ctx
        rng = self._rng
        wanted = ask(battle)
        if wanted.kind not in ("over", "begin") and rng.random() < self._meddling:
            yield self._correction(battle)
        match wanted.kind:
            case "begin":
                yield Begin()
            case "roll_initiative":
                yield RollInitiative()
            case "choose_order":
                yield ChooseOrder(grouping=wanted.grouping or "", choice=rng.choice(("MOVE", "COUNTERMOVE")))
                yield ChooseOrder(grouping=wanted.grouping or "", choice="MOVE")
            case "declare":
                yield from self._orders(battle, wanted.units)
            case "fire":
                yield from self._shots(battle, wanted.units[0])
            case "opportunity":
                watcher = wanted.units[0]
                if rng.random() < 0.7:
                    yield OpportunityShot(
                        unit=watcher, at_m=rng.choice((0.0, 1.0, 1.5)), stated=self._sighting()
                    )
                yield DeclineShot(unit=watcher)
            case "intent":
                pending = battle.pending
                assert isinstance(pending, IntentAsked)
                yield GiveIntent(unit=pending.unit, intent=rng.choice(pending.options))
            case "escape":
                yield from self._escapes(battle)
            case "shares":
                yield self._shares(battle)
            case "over":
                return

    def next(self, battle: Battle, ctx: RulesContext) -> Command | None:
        """The first candidate that is not refused; None when the battle is over.

        Raises DeadEndError if all are refused.
        """
        for command in self.commands(battle, ctx):
            if refusal(battle, command, ctx) is None:
                return command
        if battle.stage == "over":
            return None
        raise DeadEndError(f"{battle.now} {battle.stage}: {ask(battle)} {battle.pending}")

    def _sighting(self) -> StatedSighting:
        return StatedSighting(distance_m=float(self._rng.randint(1, 30)), covers=self._rng.choice(_COVERS))

    def _correction(self, battle: Battle) -> Correct:
        unit = self._rng.choice(list(battle.units))
        changes = (self._rng.choice(_CORRECTIONS),)
        return Correct(unit=unit, changes=changes, reason="it was so on the table")

    def _escapes(self, battle: Battle) -> Iterator[Command]:
        pending = battle.pending
        assert isinstance(pending, EscapeAsked)
        seen = self._rng.choice((None, ()))
        for distance in (None, 1.0):
            for mode in ("run", "walk", "crawl", "backward"):
                move = StatedMove(clears=True, distance_m=distance, seen_by=seen)
                yield Escape(unit=pending.unit, mode=mode, move=move)
        yield Escape(unit=pending.unit, mode="crawl", move=StatedMove(clears=True, distance_m=0.5))
        yield Escape(unit=pending.unit, mode="kneel")

    def _shares(self, battle: Battle) -> ShareParry:
        pending = battle.pending
        assert isinstance(pending, SharesAsked)
        left, shares = pending.left, []
        for attacker in pending.attackers:
            share = self._rng.randint(0, left)
            left -= share
            shares.append((attacker, share))
        return ShareParry(unit=pending.unit, shares=tuple(shares))

    def _orders(self, battle: Battle, units: tuple[int, ...]) -> Iterator[Command]:
        rng = self._rng
        if rng.random() < 0.1:
            yield Done()
        for number in units:
            yield from self._order(battle, number)
        if battle.active is not None and rng.random() < self._warlike * 0.3:
            yield self._attack(battle, rng.choice(battle.active.units))
        yield Done()
        for number in units:
            yield Declare(unit=number, action="move", mode="walk", pack=False)
            # In mid-flight a bounce slows down step by step (BNC-09, AMB-144).
            yield Declare(unit=number, action="move", mode="walk", move=StatedMove(distance_m=0.0))
            yield Declare(unit=number, action="move", mode="run", move=StatedMove(distance_m=0.0))

    def _order(self, battle: Battle, number: int) -> Iterator[Command]:
        rng = self._rng
        unit = battle.units[number]
        if rng.random() < 0.05:
            yield Cancel(unit=number)
        if rng.random() < self._warlike * 0.2:
            yield self._attack(battle, number)
        if unit.action is not None:
            into = rng.choice((None, None, "cover", *map(str, battle.units)))
            yield Continue(unit=number, move=StatedMove(distance_m=rng.choice((0.0, 1.0)), into=into))
            yield Continue(unit=number)
            if rng.random() < 0.9:
                return
        for _ in range(4):
            yield self._doings.of(battle, number, engage=rng.random() < self._warlike * 0.5)
        yield FaceAttacker(unit=number)
        yield Hold(unit=number)
        for mode in _MODES:
            yield Declare(unit=number, action="move", mode=mode)

    def _attack(self, battle: Battle, number: int) -> Engage:
        return Engage(unit=number, target=self._rng.choice(list(battle.units)))

    def _shots(self, battle: Battle, unit: int) -> Iterator[Command]:
        rng = self._rng
        side = battle.units[unit].side
        enemies = [other.id for other in battle.units.values() if other.side != side and other.wound != "D"]
        if battle.features and rng.random() < 0.2:
            yield Fire(unit=unit, target=rng.choice(list(battle.features)), stated=self._sighting())
        if enemies and rng.random() < 0.9:
            yield Fire(unit=unit, target=rng.choice(enemies), stated=self._sighting())
        yield WithholdFire(unit=unit)
