"""How strong the players are: matches of the arena, with 95 % confidence intervals (Wilson).

1. Each level against the one below: at least 65 % of the decided games.
2. The strongest against greedy: at least 95 % at the board, 85 % at cards.
3. The strongest against OpenSpiel's general players on our rules, with the same time for a move: at least 75 % against
   MCTSBot at the board, 60 % against ISMCTSBot at cards. Our rules in Python are what its simulations spend their time
   on, so that a second holds few of them.
4. The same with equal work instead of equal time: as many positions (board) or rounds (cards) of ours as simulations
   of theirs, however long each takes. A position of ours is less work than a simulation, which is a whole game.

A single game of Generals and Majors lies mostly in the cards: somebody who saw all of them and knew every answer of the
other side would not win 85 % of the games. It is measured twice: by single games, and by matches to 11 won games (the
option `match`, a house rule), where the levels stand apart.

Each match has its own pace, a multiple of --seconds: MCTSBot needs more time to get anywhere at all, and matches of
many games need less.

Run, with the bench extra: python benchmarks/strength.py [--games N] [--seconds S] [--seed N] [--only WORDS ...]
`--only board strong` plays the matches whose names have all those words in them.
"""

from argparse import ArgumentParser
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from openspiel_players import ismcts, mcts

from squadlog.extras.games.arena.contest import Contest, Contestant, contestant, opening_of
from squadlog.extras.games.arena.processes import play_contest
from squadlog.extras.games.arena.tally import tally
from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.players.alpha_beta import AlphaBeta
from squadlog.extras.games.players.ismcts import Ismcts
from squadlog.extras.games.players.tree import Searchable


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """A match, and the share of the decided games that its first player should win.

    `pace` multiplies the time for a move.
    """

    game: str
    first: Contestant
    second: Contestant
    least: float
    pace: float = 1.0
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        agreed = "".join(f" {key} {value}" for key, value in self.options.items())
        return f"{self.game}{agreed}: {self.first.name} against {self.second.name}"


MCTS, ISMCTS = Contestant(name="MCTSBot", make=mcts), Contestant(name="ISMCTSBot", make=ismcts)
FEW, MANY = 20, 100
"""Equal work: simulations for a move at the board, where one of theirs takes a twentieth of a second; and at cards."""


def counted(most, game, seed):
    if isinstance(game, Searchable):
        return AlphaBeta(game, most=most, seed=seed)
    return Ismcts(game, seed, rounds=most)


def equal_work(game, make, bot, most, least, **other):
    return Wanted(
        game=game,
        first=Contestant(name=f"strong with {most}", make=partial(counted, most)),
        second=Contestant(name=f"{bot} with {most}", make=partial(make, simulations=most)),
        least=least,
        **other,
    )


RANDOM, GREEDY, SEARCH, STRONG = map(contestant, ("random", "greedy", "search", "strong"))


def ladder(game, best_against_greedy, **other):
    return [
        *(
            Wanted(game=game, first=first, second=second, least=0.65, **other)
            for first, second in ((GREEDY, RANDOM), (SEARCH, GREEDY), (STRONG, SEARCH))
        ),
        Wanted(game=game, first=STRONG, second=GREEDY, least=best_against_greedy, **other),
    ]


MATCHES = [
    *ladder("phalanx-board", 0.95),
    Wanted(game="phalanx-board", first=STRONG, second=MCTS, least=0.75, pace=5.0),
    equal_work("phalanx-board", mcts, "MCTSBot", FEW, 0.75),
    *ladder("phalanx-cards", 0.85),
    Wanted(game="phalanx-cards", first=STRONG, second=ISMCTS, least=0.60),
    equal_work("phalanx-cards", ismcts, "ISMCTSBot", MANY, 0.60),
    *ladder("generals", 0.85, pace=0.1),
    Wanted(game="generals", first=STRONG, second=ISMCTS, least=0.60, pace=0.25),
    *ladder("generals", 0.85, pace=0.2, options={"match": "11"}),
]


def played(wanted, games, seconds, seed):
    return tally(
        play_contest(
            Contest(
                game=wanted.game,
                options=wanted.options,
                contestants=(wanted.first, wanted.second),
                seed=seed,
                seconds=seconds * wanted.pace,
                opening=opening_of(game_of(wanted.game)),
            ),
            games,
        )
    )


def share(interval):
    return f"{100 * interval.share:5.1f} % ({100 * interval.low:.1f} to {100 * interval.high:.1f})"


def main():
    asked = ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=0.5)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", nargs="*", default=[])
    options = asked.parse_args()
    print(f"{options.games} games a match, {options.seconds:g} s a move, seed {options.seed}")
    below = 0
    for wanted in MATCHES:
        if not all(word.casefold() in wanted.name.casefold() for word in options.only):
            continue
        began = perf_counter()
        count = played(wanted, options.games, options.seconds, options.seed)
        decided = "nothing decided" if count.decided is None else share(count.decided)
        held = count.decided is not None and count.decided.share >= wanted.least
        below += not held
        print(
            f"{wanted.name}, {options.seconds * wanted.pace:g} s a move: {decided} of decided games, "
            f"at least {100 * wanted.least:.0f}{'' if held else ' MISSED'}; "
            f"{count.won} won, {count.lost} lost, {count.drawn} drawn; points {share(count.points)}; "
            f"{count.length:.0f} moves; {perf_counter() - began:.0f} s",
            flush=True,
        )
        for player, pace in zip((wanted.first, wanted.second), count.pace, strict=True):
            print(
                f"    {player.name}: {pace.mean_s:.3f} s a move, {pace.worst_s:.3f} at worst, "
                f"{pace.searched:,.0f} tried"
            )
        for fault in count.faults[:3]:
            print(f"    {fault}")
    raise SystemExit(bool(below))


if __name__ == "__main__":
    main()
