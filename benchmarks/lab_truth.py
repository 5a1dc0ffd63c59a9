"""Whether what a lab claims is true as often as it says.

1. Limits: of simulated labs, each with its own share, luck and number of battles, how many did not hold the share at
   every look. At most 5 in 100.
2. Errors of the claims: how often a battle of 50 is called unfair, one of 56 fair, of two equals one better, and of
   two that are 60 : 40 the weaker one better or as good; the same of the test by which matches of commanders are
   decided (a level 60 : 40 above called not better, an equal one called better). Each at most 5 in 100.
3. A planted difference is found: soldiers who roll +1 to hit, the same in all else, in real battles with sides
   exchanged. And it is not found where there is none: equal squads on a mirrored map, sides not exchanged, are called
   fair, within 12 in 100, with --whole within 5.

Run: python benchmarks/lab_truth.py [--labs N] [--seed N] [--whole]
"""

import random
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from measuring import Figures

from squadlog.base.processes import each_of
from squadlog.extras.lab.asked.contenders import build_ordinary
from squadlog.extras.lab.deciding.claims import judge_better, judge_fair
from squadlog.extras.lab.deciding.so_far import CellSoFar
from squadlog.extras.lab.trials.cell import Cell
from squadlog.extras.lab.trials.playing import Work, play_trial
from squadlog.session.trials.pairs_decided import decide_pairs
from squadlog.session.trials.watched_limits import WatchedLimits
from squadlog.squads.edit import set_soldiers, set_squad
from squadlog.squads.exchange import export_squad

WITHIN, WITHIN_QUICKLY = 0.05, 0.12
"""What counts as fair of simulated labs and with --whole; of real battles without it."""
BATTLES = 400
MOST_PLAYED = 6000
MIRRORED = """
[map]
title = "Mirrored"
width_m = 21
height_m = 14
surface = "grass"

[[wall]]
id = "W1"
kind = "external_wall"
line = [[10.5, 3], [10.5, 11]]

[[window]]
id = "G1"
ends = [[10.5, 6.5], [10.5, 7.5]]

"""
"""As wide as some steps of the 3 m between the places that commanders reckon with, so that these are mirrored too."""
PLACES = ((3.5, 5.5), (3.5, 8.5), (2.5, 4.5), (2.5, 9.5))
"""Where the soldiers in the west begin, metres; those in the east begin where a mirror in the middle shows them."""
WHO = ("Varro", "Cassia", "Drusus", "Livia")


def simulated(rng, share, moves):
    """A battle won with that share on the average, and its luck, of which each hit moves the chance by `moves`."""
    luck = sum(rng.random() < 0.5 for _ in range(4)) - 2.0
    return float(rng.random() < share + moves * luck), luck


def missing_labs(labs, seed):
    """How many of so many labs lost their share at some look."""
    missed = 0
    for number in range(labs):
        rng = random.Random(f"{seed}/{number}")  # noqa: S311 - dice, not a secret
        share, limits = rng.uniform(0.1, 0.9), WatchedLimits()
        moves = rng.choice((0, 1)) * min(share, 1 - share) / 2
        for _ in range(rng.randrange(20, BATTLES)):
            limits.add(*simulated(rng, share, moves))
            if not limits.low <= share <= limits.high:
                missed += 1
                break
    return missed


def claimed(labs, seed, share, judge, wrong):
    """How many of so many labs claim what is wrong of that share, stopped as soon as they are settled."""
    count = 0
    for number in range(labs):
        rng, limits = random.Random(f"{seed}/{share}/{number}"), WatchedLimits()  # noqa: S311 - dice, not a secret
        for _ in range(BATTLES):
            limits.add(*simulated(rng, share, 0.1))
            verdict = judge(limits, WITHIN).verdict
            if verdict != "not settled":
                count += verdict in wrong
                break
    return count


def decided_wrongly(labs, seed, share, wrong):
    """How many of so many matches are decided wrongly; the two battles of a pair have the same die half of the time."""
    count = 0
    for number in range(labs):
        rng, shares = random.Random(f"{seed}/pairs/{share}/{number}"), []  # noqa: S311 - dice, not a secret
        while len(shares) < BATTLES:
            one = rng.random()
            other = one if rng.random() < 0.5 else rng.random()
            shares.append(((one < share) + (other < share)) / 2)
            told = decide_pairs(shares)
            if told.decided != "open":
                count += told.decided == wrong
                break
    return count


def played(cell, seed, settles):
    """The cell after battles on every core, until it is settled."""
    so_far = CellSoFar(cell, settles)

    def pieces():
        for number in range(MOST_PLAYED):
            if so_far.settled:
                return
            yield number

    work = partial(play_trial, Work(seed=seed, cells=(cell,)))
    for row in each_of(work, pieces(), made=lambda _: None):
        so_far.take(row)
    return so_far


def meeting(first, second, ground, **more):
    """A cell in which two squads meet among recruits."""
    return Cell(
        key="planted", scenario=ground, levels=("recruit", "recruit"), called=(first.name, second.name),
        squads=(export_squad(first), export_squad(second)), **more,
    )  # fmt: skip


def write_mirrored(folder):
    """The scenario file of two equal squads on a mirrored map, each soldier opposite the one of his name."""
    Path(folder, "mirrored.toml").write_text(MIRRORED, encoding="utf-8")
    lines = ['title = "Mirrored"', 'briefing = "Two equal squads."', 'map = "mirrored.toml"']
    for side, facing in (("Red", 90), ("Blue", 270)):
        lines += [
            "[[sides]]",
            f'id = "{side.lower()}"',
            f'name = "{side}"',
            "[[sides.squads]]",
            'squad = "tog_line"',
            f"only = {list(WHO)}",
        ]
        lines.append("[sides.squads.starts]")
        for name, (x, y) in zip(WHO, PLACES, strict=True):
            lines.append(f"{name} = {{ x = {x if side == 'Red' else 21 - x}, y = {y}, facing = {facing} }}")
    scenario = Path(folder, "equal.toml")
    scenario.write_text("\n".join(lines), encoding="utf-8")
    return Cell(key="mirrored", scenario=str(scenario), levels=("recruit", "recruit"), called=("Red", "Blue"))


def main():
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--labs", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--whole", action="store_true")
    options = asked.parse_args()
    labs, seed, figures = options.labs, options.seed, Figures()
    print(f"{labs} simulated labs, seed {seed}")
    part = partial(figures.at_most, bound=5)
    part("labs in 100 whose limits lost the share at a look", 100 * missing_labs(labs, seed) / labs)
    for words, share, judge, wrong in (
        ("50 called unfair", 0.5, judge_fair, {"unfair"}),
        ("56 called fair", 0.56, judge_fair, {"fair"}),
        ("of two equals one called better", 0.5, judge_better, {"better", "worse"}),
        ("the weaker of 60 : 40 called better or as good", 0.6, judge_better, {"worse", "as good"}),
    ):
        part(f"in 100 labs, {words}", 100 * claimed(labs, seed, share, judge, wrong) / labs)
    for words, share, wrong in (
        ("an equal one called better", 0.5, "better"),
        ("60 : 40 called not better", 0.6, "not better"),
    ):
        part(f"in 100 matches, {words}", 100 * decided_wrongly(labs, seed, share, wrong) / labs)
    plain = build_ordinary()
    # They roll +1 to hit, and are else as Combat Arms in a fire fight.
    worse = set_squad(set_soldiers(plain, troop="tech"), name="+1 to hit")
    found = played(meeting(worse, plain, "training_yard", exchanged=True, by="strength"), seed,
                   lambda limits: limits.high < 0.5 or limits.low > 0.5)  # fmt: skip
    print(
        f"planted +1 to hit: {len(found.rows)} battles, limits {found.limits.low:.3f} to {found.limits.high:.3f}"
    )
    figures.at_most("the share of those with +1 to hit, its upper limit", found.limits.high, 0.4999)
    with TemporaryDirectory() as folder:
        within = WITHIN if options.whole else WITHIN_QUICKLY
        fair = played(
            write_mirrored(folder), seed, lambda limits: judge_fair(limits, within).verdict != "not settled"
        )
    low, high = fair.limits.low, fair.limits.high
    print(f"equal squads, mirrored map: {len(fair.rows)} battles, limits {low:.3f} to {high:.3f}")
    figures.at_most("how far from even the farther limit is", max(high - 0.5, 0.5 - low), within)
    figures.end()


if __name__ == "__main__":
    main()
