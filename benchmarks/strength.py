"""How strong the players are: matches of the arena, with 95 % confidence intervals (Wilson).

1. Each level against the one below: at least 65 % of the decided games.
2. The strongest against greedy: at least 95 % at the board, 85 % at cards.
3. The strongest against OpenSpiel's general players on our rules, at equal time for a move: at least 75 % against
   MCTSBot at the board, 60 % against ISMCTSBot at cards.

A single game of Generals and Majors lies mostly in the cards: somebody who saw all of them and knew every answer of the
other side would not win 85 % of the games. It is measured twice: by single games, and by matches to 11 won games (the
option `match`, a house rule), with a tenth of the time for a move.

Run, with the bench extra: python benchmarks/strength.py [--games N] [--seconds S] [--seed N] [--only WORDS ...]
`--only board strong` plays the matches whose names have all those words in them.
"""

from argparse import ArgumentParser
from time import perf_counter

from openspiel_players import ismcts, mcts

from squadlog.arena.match import Contestant, Match, contestant, opening_of
from squadlog.arena.processes import play_match
from squadlog.arena.tally import tally
from squadlog.games.catalogue import game_of

MCTS, ISMCTS = Contestant(name="MCTSBot", make=mcts), Contestant(name="ISMCTSBot", make=ismcts)
LADDER = (("greedy", "random", 0.65), ("search", "greedy", 0.65), ("strong", "search", 0.65))
CARDS = "phalanx-cards", "generals"
LONG, QUICK = {"match": "11"}, 0.1
MATCHES = [
    *(("phalanx-board", *pair) for pair in LADDER),
    ("phalanx-board", "strong", "greedy", 0.95),
    ("phalanx-board", "strong", MCTS, 0.75),
    *((game, *pair) for game in CARDS for pair in LADDER),
    *((game, "strong", "greedy", 0.85) for game in CARDS),
    *((game, "strong", ISMCTS, 0.60) for game in CARDS),
    *(
        ("generals matches", *pair)
        for pair in (*LADDER, ("strong", "greedy", 0.85), ("strong", ISMCTS, 0.60))
    ),
]


def seated(player):
    return player if isinstance(player, Contestant) else contestant(player)


def played(named, players, games, seconds, seed):
    name, _, is_long = named.partition(" ")
    wanted = Match(
        game=name,
        options=LONG if is_long else {},
        contestants=tuple(seated(player) for player in players),
        seed=seed,
        seconds=seconds * QUICK if is_long else seconds,
        opening=opening_of(game_of(name)),
    )
    return tally(play_match(wanted, games))


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
    for game, first, second, least in MATCHES:
        name = f"{game}: {seated(first).name} against {seated(second).name}"
        if not all(word.casefold() in name.casefold() for word in options.only):
            continue
        began = perf_counter()
        count = played(game, (first, second), options.games, options.seconds, options.seed)
        decided = "nothing decided" if count.decided is None else share(count.decided)
        held = count.decided is not None and count.decided.share >= least
        below += not held
        print(
            f"{name}: {decided} of decided games, at least {100 * least:.0f}{'' if held else ' MISSED'}; "
            f"{count.won} won, {count.lost} lost, {count.drawn} drawn; points {share(count.points)}; "
            f"{count.length:.0f} moves; {perf_counter() - began:.0f} s",
            flush=True,
        )
        for contestant_, pace in zip((first, second), count.pace, strict=True):
            print(
                f"    {seated(contestant_).name}: {pace.mean_s:.3f} s a move, {pace.worst_s:.3f} at worst, "
                f"{pace.searched:,.0f} tried"
            )
        for fault in count.faults[:3]:
            print(f"    {fault}")
    raise SystemExit(bool(below))


if __name__ == "__main__":
    main()
