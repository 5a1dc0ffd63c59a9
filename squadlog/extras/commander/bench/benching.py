"""The answer to who plays battles in memory (`session.trials.benches.BattleBench`)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.facts.seats import REFEREE
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.following import Happening, follow_step
from squadlog.reports.fought.places import PlaceMet, list_places
from squadlog.session.trials.benches import LUCK_TOLD, BattleFought, BattlePlayed, SpotMarked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from squadlog.battle.state import Battle
    from squadlog.battle.terms import Setup
    from squadlog.extras.commander.bench.bout import BoutPlayed
    from squadlog.rules.common.reported import AttackMade


class CommanderBench:
    """Commanders fight whole battles against each other."""

    rooms = ("extras/commander/mind", "extras/commander/bench")

    def mind(self, level: str) -> str:
        """The commander of a level with his version. Raises NoLevelError."""
        return commander_of(level).name

    def play(
        self,
        setup: Setup,
        levels: Mapping[str, str],
        hear: Callable[[], object] = lambda: None,
        *,
        whole: bool = False,
    ) -> BattlePlayed:
        """A battle to its end or until it is cut. Raises SquadlogError (NoLevelError), and what `hear` does."""
        bout = Bout(setup, {side.id: commander_of(levels[side.id]) for side in setup.sides}, whole=whole)
        happened: list[Happening] = []

        def hear_all() -> None:
            happened.extend(follow_step(len(happened), bout.stood, bout.happened, REFEREE))
            hear()

        played = bout.play(hear_all)
        return BattlePlayed(fought=_sum_up(bout.battle, played, happened), said=tuple(bout.said))


BENCH = CommanderBench()


def _sum_up(battle: Battle, played: BoutPlayed, happened: list[Happening]) -> BattleFought:
    attacks = list_attacks(happened)
    harmful = [one for one in attacks if one.harms]
    return BattleFought(
        points=played.points,
        turns=played.turns,
        commands=played.commands,
        first_contact=attacks[0].moment.index if attacks else None,
        attacks=len(harmful),
        hits=sum(one.hit for one in harmful),
        fallen=_count_fallen(battle),
        luck=_measure_luck(battle, attacks),
        spots=tuple(map(_spot, list_places(attacks, happened))),
        cut=played.cut,
        fault=played.fault,
        loser=played.loser,
    )


def _count_fallen(battle: Battle) -> tuple[tuple[str, int], ...]:
    out = Counter(unit.side for unit in battle.units.values() if unit.out)
    return tuple((side.id, out[side.id]) for side in battle.setup.sides)


def _measure_luck(battle: Battle, attacks: Iterable[AttackMade]) -> tuple[tuple[str, float], ...]:
    """The hits that each side had beyond the chances of its shots and blows (DIE-02), up to `LUCK_TOLD`."""
    beyond = dict.fromkeys((side.id for side in battle.setup.sides), Fraction())
    for one in attacks:
        if one.tested and one.by is not None and max(beyond.values()) - min(beyond.values()) <= LUCK_TOLD:
            beyond[battle.units[one.by].side] += one.hit - one.chance
    return tuple((side, round(float(hits), 3)) for side, hits in beyond.items())


def _spot(met: PlaceMet) -> SpotMarked:
    return SpotMarked(
        kind=met.kind, side=met.unit.side, x=round(met.at.x, 1), y=round(met.at.y, 1), floor=met.unit.floor,
        second=met.moment.index,
    )  # fmt: skip
