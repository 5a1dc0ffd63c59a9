"""A battle that is weighed: its set-up by its dice, a ready or a drawn one, and who got which share of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from squadlog import __version__
from squadlog.base import plugs
from squadlog.base.errors import SquadlogError
from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.setup.scenes import load_battle

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.terms import Setup
    from squadlog.squads.plan import SquadPlan

TURNS = 6
"""Turns after which a battle that is weighed ends, if it has not ended by itself."""


class CannotPlayError(SquadlogError):
    """No such battle can be played here."""


def weighed_battle(
    scenario: str, points: int, seed: int, *, chapters: tuple[str, ...] = (), whole: bool = False,
    squads: tuple[SquadPlan, ...] = (),
) -> Setup:  # fmt: skip
    """The battle of that seed, ready to begin; nobody types its dice. Raises SquadlogError for what cannot be played.

    `scenario` is a ready battle by its key or a scenario file by its path; with `points`, or two `squads` for the first
    and the second side, a kind of ground or a map for one that is drawn by the seed. The readings of today are in
    force. `whole`: it is not ended after six turns.
    """
    setup = (
        _drawn(scenario, points, seed, squads)
        if points or squads
        else load_battle(scenario, load_rulebook(), rulings_with(()), chapters=chapters)
    )
    turns = setup.turns if whole else min(setup.turns or TURNS, TURNS)
    return replace(setup, seed=seed, turns=turns, typed_dice=(), version=__version__)


def _drawn(ground: str, points: int, seed: int, squads: tuple[SquadPlan, ...]) -> Setup:
    draws = next(plugs.answers("drawn_battle"), None)
    if draws is None:
        raise CannotPlayError("Battles are drawn by the extra quick, which is not there; name a scenario.")
    drawn: Setup = draws(points, ground, seed, squads)
    return drawn


def share_of(sides: tuple[str, str], points: Iterable[tuple[str, float]], loser: str = "") -> float:
    """What the first of two sides got of a battle by victory points: 1 for a win, a half for a draw.

    The `loser` is the side whose commander failed, who has lost it whatever its points; empty for neither.
    """
    first, second = sides
    if loser:
        return float(loser == second)
    had = dict(points)
    return 0.5 + (had[first] > had[second]) / 2 - (had[first] < had[second]) / 2


def exchange_of(
    sides: tuple[str, str], points: Iterable[tuple[str, float]], setup: Setup, loser: str = ""
) -> float:
    """What the first of two sides made of a battle by strength: half, and half of what it took less what it lost.

    Taken and lost are the casualties (CAS-07) as parts of what each side was worth (BLD-11): so it is the same whatever
    soldiers cost, as long as all of a side cost the same. The `loser` has lost all.
    """
    first, second = sides
    if loser:
        return float(loser == second)
    had = dict(points)
    worth = Counter({first: 0, second: 0})
    for soldier in setup.soldiers:
        worth[soldier.side] += soldier.value
    taken, lost = had[first] / max(worth[second], 1), had[second] / max(worth[first], 1)
    return min(max(0.5 + (taken - lost) / 2, 0.0), 1.0)
