"""A player who knows the forms but not the wisdom: answers whatever the battle asks with something legal."""

from collections.abc import Iterator
from random import Random

from squadlog.battle.commands import (
    Begin,
    ChooseOrder,
    Command,
    Continue,
    Declare,
    DeclineShot,
    Done,
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
from squadlog.battle.state import Battle, EscapeAsked, IntentAsked, SharesAsked
from squadlog.facts import StatedMove, StatedSighting, Turn
from squadlog.rules.engine import ask, refusal
from squadlog.rules.table import Table

_GROUND = ((), (("light",),), (("clear",), ("stream",)), (("clear", "up1"),), (("marsh",),), (("heavy",),))
_COVERS = ((), (), ("half_soft",), ("half_hard",), ("full_soft",))
_ACTIONS = (
    "fire_throw", "fire_throw", "fire_throw", "aimed_fire", "opportunity_fire", "opportunity_fire", "position_change",
    "clear_weapon", "reload", "exchange", "change_facing", "jump", "dive", "drop_object",
)  # fmt: skip
_MODES = ("walk", "run", "sprint", "crawl", "backward", "sideways")


class RandomPlayer:
    """Plays all sides. The same seed plays the same battle."""

    def __init__(self, seed: int, *, warlike: float = 0.5) -> None:
        self._rng = Random(seed)
        self._warlike = warlike

    def commands(self, battle: Battle, table: Table) -> Iterator[Command]:
        """Candidates for what is asked now, wildest first; the last one is always legal."""
        rng = self._rng
        wanted = ask(battle)
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
                    yield OpportunityShot(unit=watcher, at_m=1.0, stated=self._sighting())
                yield DeclineShot(unit=watcher)
            case "intent":
                pending = battle.pending
                assert isinstance(pending, IntentAsked)
                yield GiveIntent(unit=pending.unit, intent=rng.choice(pending.options))
            case "escape":
                pending = battle.pending
                assert isinstance(pending, EscapeAsked)
                for mode in ("run", "walk", "crawl", "backward"):
                    yield Escape(unit=pending.unit, mode=mode, move=StatedMove(clears=True))
            case "shares":
                pending = battle.pending
                assert isinstance(pending, SharesAsked)
                left, shares = pending.left, []
                for attacker in pending.attackers:
                    share = rng.randint(0, left)
                    left -= share
                    shares.append((attacker, share))
                yield ShareParry(unit=pending.unit, shares=tuple(shares))
            case "over":
                return

    def next(self, battle: Battle, table: Table) -> Command | None:
        """The first candidate that is not refused; None when the battle is over."""
        for command in self.commands(battle, table):
            if refusal(battle, command, table) is None:
                return command
        return None

    def _sighting(self) -> StatedSighting:
        return StatedSighting(distance_m=float(self._rng.randint(1, 30)), covers=self._rng.choice(_COVERS))

    def _enemies(self, battle: Battle, unit: int) -> list[int]:
        side = battle.units[unit].side
        return [other.id for other in battle.units.values() if other.side != side and not other.out]

    def _move(self) -> StatedMove:
        rng = self._rng
        turns = (Turn(degrees=float(rng.choice((30, 45, 90))), after_m=0.0),) if rng.random() < 0.2 else ()
        return StatedMove(ground=rng.choice(_GROUND), turns=turns, clears=rng.random() < 0.8)

    def _orders(self, battle: Battle, units: tuple[int, ...]) -> Iterator[Command]:
        rng = self._rng
        for number in units:
            unit = battle.units[number]
            enemies = self._enemies(battle, number)
            if unit.action is not None:
                yield Continue(unit=number, move=StatedMove(distance_m=rng.choice((0.0, 1.0))))
                if rng.random() < 0.9:
                    continue
            for _ in range(3):
                roll = rng.random()
                engage = rng.choice(enemies) if enemies and rng.random() < self._warlike * 0.5 else None
                if roll < 0.4:
                    yield Declare(
                        unit=number, action="move", mode=rng.choice(_MODES), move=self._move(), engage=engage
                    )
                else:
                    yield Declare(
                        unit=number,
                        action=rng.choice(_ACTIONS),
                        mode=rng.choice((None, None, "walk", "run", "kneel", "turn")),
                        posture=rng.choice(("standing", "kneeling", "prone")),
                        target=rng.choice(enemies) if enemies else None,
                        item=rng.choice(("SP", "SR")),
                        move=self._move(),
                    )
            yield FaceAttacker(unit=number)
            yield Hold(unit=number)
            for mode in _MODES:
                yield Declare(unit=number, action="move", mode=mode)
        yield Done()
        for number in units:
            yield Declare(unit=number, action="move", mode="run", overrule="the pack must go on")

    def _shots(self, battle: Battle, unit: int) -> Iterator[Command]:
        enemies = self._enemies(battle, unit)
        if enemies:
            yield Fire(unit=unit, target=self._rng.choice(enemies), stated=self._sighting())
        yield WithholdFire(unit=unit)
