"""Looks by processor time on the Counting House: many in one call against one after another, after equal answers.

Run: python benchmarks/looks.py

1. Eight enemies at each of 400 places a soldier might stand on / `judge_line` for each, times as fast.
2. A thousand of these looks, in fixed loops of `engine.py`.
3. The verdict on a line where nobody asks for its margin / with the margin, as it was worked out before.
4. The danger over what a run reaches, where the reach is known, and that along a way of 3 m, in fixed loops.
"""

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import numpy as np
from engine import fixed_loop
from measuring import Figures, medians, spent
from support.seat_on_map import SeatOnMap
from support.soldierly import sixteen

from squadlog.base.records import replace
from squadlog.battle.evolve import first_state
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.book.places import data_dir
from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.batch import look_at_many
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.los_verdict import judge_line
from squadlog.rules.common.context import BookReading
from squadlog.rules.fire.sight import judge_of
from squadlog.session.view.map.danger import find_danger, way_danger

PLACES, FOES, ROUNDS, LINES = 400, 8, 5, 60
FASTER, LOOPS, SHARE, DANGER, WAY = 8.0, 2.0, 0.2, 30.0, 0.5
READINGS = Readings(judged_by=judge_of(BookReading(load_rulebook(), load_rulings())))
POSTURES = ("standing", "kneeling", "prone")


def asked(chance, drawn):
    """Enemies on both floors, and places anywhere."""
    foes = tuple(
        Figure(
            number, Spot(chance.uniform(0, drawn.width_m), chance.uniform(0, drawn.height_m), 1 + number % 2)
        )
        for number in range(1, FOES + 1)
    )
    there = [
        Figure(100, Spot(chance.uniform(0, drawn.width_m), chance.uniform(0, drawn.height_m)), 0.0, posture)
        for posture in (chance.choice(POSTURES) for _ in range(PLACES))
    ]
    return foes, [(foe, place) for foe in foes for place in there]


def main():
    figures, chance = Figures(), Random(5)  # noqa: S311 - places, nothing to hide
    drawn = load_map(data_dir("scenarios") / "maps" / "the_counting_house.toml")
    foes, looks = asked(chance, drawn)
    ground = Ground(drawn, Conditions(figures=foes))
    found = look_at_many(ground, looks, READINGS)
    alone = [judge_line(ground, viewer, target, READINGS).verdict for viewer, target in looks]
    assert [found.verdict(row) for row in range(len(looks))] == alone
    batch, single, loop = medians(
        [
            lambda: spent(lambda: look_at_many(ground, looks, READINGS)),
            lambda: spent(lambda: [judge_line(ground, *two, READINGS) for two in looks]),
            lambda: spent(fixed_loop),
        ],
        ROUNDS,
    )
    each = 1e6 / len(looks)
    told = f"{len(looks)} looks, {np.mean(found.seen):.0%} see: {batch * each:.0f} us each, alone {single * each:.0f}"
    figures.at_least(f"{told}; times as fast", single / batch, FASTER)
    figures.at_most("a thousand of them, in fixed loops", batch * 1000 / len(looks) / loop, LOOPS)
    some = [replace_pair(one) for one in looks[:: len(looks) // LINES]]
    plain, margin = medians(
        [
            lambda: spent(lambda: [look(ground, *two, READINGS, with_margin=False) for two in some]),
            lambda: spent(lambda: [look(ground, *two, READINGS) for two in some]),
        ],
        3,
    )
    figures.at_most("a line without its margin, of one with it", plain / margin, SHARE)
    danger(figures)
    figures.end()


def danger(figures):
    """What a person waits for on the Counting House, in a battle that nobody has looked at yet."""
    battle, way = first_state(sixteen("counting_house", 4)), [Spot(7, 2), Spot(7, 3.5)]

    def over_reach():
        seat = SeatOnMap(battle, "referee")
        found = seat.survey().reachable(1, "run")
        return spent(lambda: find_danger(seat, 1, "run")) if not found.area.is_empty else 0.0

    looked = SeatOnMap(battle, "referee")
    over, along, loop = medians(
        [over_reach, lambda: spent(lambda: way_danger(looked, 1, "walk", way)), lambda: spent(fixed_loop)],
        ROUNDS,
    )
    figures.at_most(
        f"the danger over a run's reach, {over * 1e3:.0f} ms; in fixed loops", over / loop, DANGER
    )
    figures.at_most(f"along a way, {along * 1e3:.1f} ms; in fixed loops", along / loop, WAY)


def replace_pair(two):
    """The pair on one floor: most of what is asked is."""
    viewer, target = two
    return replace(viewer, spot=Spot(viewer.spot.x, viewer.spot.y)), target


if __name__ == "__main__":
    main()
