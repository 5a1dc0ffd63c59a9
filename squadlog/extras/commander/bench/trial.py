"""One battle of a match between two commanders, by its number: who sits where, by which dice."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.session.trials.weighed import share_of, weighed_battle

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.terms import Setup
    from squadlog.extras.commander.bench.bout import BoutPlayed


@record
class BattleMatch:
    """Who meets whom where: a ready battle by its key or a scenario file, two levels, and the seed of the dice.

    With `points` the `scenario` is a kind of ground or a map, and each pair is a battle of its own, drawn at random.
    """

    scenario: str
    levels: tuple[str, str]
    seed: int = 1
    points: int = 0

    @property
    def where(self) -> str:
        """The ready battle or the file; of quick battles their points and their ground."""
        return f"quick battles of {self.points} points, {self.scenario}" if self.points else self.scenario


@record
class TrialPlayed:
    """A battle of a match: `share` is what the first commander got of it, 1 for a win, a half for a draw.

    `sides` are those of the first and of the second.
    """

    number: int
    share: float
    sides: tuple[str, str]
    bout: BoutPlayed


def setup_of(match: BattleMatch, pair: int) -> Setup:
    """The battle that a pair plays, both times the same. Raises SquadlogError for what cannot be played.

    ValueError where it has not two sides.
    """
    digest = sha256(f"{match.seed}/{match.scenario}/{pair}".encode()).digest()
    seed = int.from_bytes(digest[:4], "big")
    setup = weighed_battle(match.scenario, match.points, seed)
    if len(setup.sides) != 2:
        raise ValueError(f"{setup.title} has {len(setup.sides)} sides; a match is for two.")
    return setup


def play_trial(match: BattleMatch, number: int, _made: Callable[[int], None]) -> TrialPlayed:
    """The battle of that number: 0 and 1, 2 and 3 ... are a pair, with sides exchanged."""
    setup = setup_of(match, number // 2)
    sides = tuple(side.id for side in setup.sides)
    first, second = sides if number % 2 == 0 else sides[::-1]
    minds = {first: commander_of(match.levels[0]), second: commander_of(match.levels[1])}
    played = Bout(setup, {side: minds[side] for side in sides}).play()
    share = share_of((first, second), played.points, played.loser)
    return TrialPlayed(number=number, share=share, sides=(first, second), bout=played)
