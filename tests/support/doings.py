"""New actions for a random player: anything of the action table, with details that may or may not fit."""

from collections.abc import Sequence
from random import Random
from typing import Any

from squadlog.battle.commands import Declare
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import StatedMove, Turn

_GROUND = ((), (("light",),), (("clear",), ("stream",)), (("clear", "up1"),), (("marsh",),), (("heavy",),))
_MODES = ("walk", "run", "sprint", "crawl", "crawl_back", "backward", "sideways")
_BESIDE = (None, None, "walk", "run", "kneel", "turn", "sprint", "jump", "stairs", "crawl")
_SHOOTING = ("fire_throw", "fire_throw", "fire_throw", "aimed_fire", "opportunity_fire", "opportunity_fire")
_OTHER = (
    "position_change", "position_change", "clear_weapon", "reload", "exchange", "change_facing", "jump", "dive",
    "drop_object", "pick_up_object", "pick_up_object", "use_device", "change_omni_mode",
)  # fmt: skip
_FEATURED = (
    "open_close_door", "open_close_door", "open_airlock", "call_elevator", "elevator_floor", "stairs_floor",
    "move",
)  # fmt: skip
_WORDS = ((), (), ("open",), ("close",), ("lock",), ("unlock",), ("key",), ("onto",))


class Doings:
    """Draws from the random numbers it is given, so that one seed plays one battle."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def of(self, battle: Battle, number: int, *, engage: bool) -> Declare:
        """Some action of a unit; not always a legal one. `engage`: if it can be, with an attack after its move."""
        rng = self._rng
        unit = battle.units[number]
        foes = [other.id for other in battle.units.values() if other.side != unit.side and not other.out]
        target = rng.choice(foes) if foes and engage else None
        roll = rng.random()
        if roll < 0.35:
            return self._declare(
                unit, "move", mode=rng.choice(_MODES), engage=target, floors=self._floors(0.05)
            )
        if roll < 0.6:
            return self._declare(
                unit, rng.choice(_SHOOTING), mode=rng.choice(_BESIDE), target=self._one(foes)
            )
        if roll < 0.8 and battle.features:
            return self._featured(battle, unit)
        return self._other(battle, unit, target)

    def _featured(self, battle: Battle, unit: Unit) -> Declare:
        rng = self._rng
        action = rng.choice(_FEATURED)
        mode = "walk" if action == "move" else None
        feature, extras = rng.choice(list(battle.features)), rng.choice(_WORDS)
        floors = self._floors(0.9) if action.endswith("_floor") else 0
        return self._declare(unit, action, mode=mode, feature=feature, extras=extras, floors=floors)

    def _other(self, battle: Battle, unit: Unit, engage: int | None) -> Declare:
        rng = self._rng
        action = rng.choice(_OTHER)
        things = (*unit.weapons, *unit.items, *unit.keys, *(str(item.id) for item in battle.things))
        bodies = [other.id for other in battle.units.values() if other.out]
        given: dict[str, Any] = {"item": self._one(things), "engage": engage}
        if action == "pick_up_object" and bodies and rng.random() < 0.5:
            given |= {"target": rng.choice(bodies), "item": None, "extras": ("key",)}
        if action == "exchange" and rng.random() < 0.7:
            friends = [
                other.id for other in battle.units.values() if other.side == unit.side and other != unit
            ]
            given |= {"partner": self._one(friends)}
        if action == "jump" and rng.random() < 0.3:
            given |= {"extras": ("onto",)}
        posture = rng.choice(("standing", "kneeling", "prone"))
        into = rng.choice((None, "cover", *map(str, battle.units)))
        return self._declare(
            unit,
            action,
            mode=rng.choice(_BESIDE),
            posture=posture,
            into=into if action == "dive" else None,
            **given,
        )

    def _declare(self, unit: Unit, action: str, *, into: str | None = None, **given: Any) -> Declare:
        rng = self._rng
        turns = (Turn(degrees=float(rng.choice((30, 45, 90))), after_m=0.0),) if rng.random() < 0.2 else ()
        clears, seen = rng.random() < 0.7, rng.choice((None, None, ()))
        move = StatedMove(ground=rng.choice(_GROUND), turns=turns, clears=clears, into=into, seen_by=seen)
        pack = rng.choice((True, False)) if rng.random() < 0.1 else None
        return Declare(unit=unit.id, action=action, move=move, pack=pack, **given)

    def _floors(self, chance: float) -> int:
        return self._rng.choice((-2, -1, 1, 2)) if self._rng.random() < chance else 0

    def _one(self, among: Sequence[Any]) -> Any:
        return self._rng.choice(among) if among else None
