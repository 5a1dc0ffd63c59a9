"""Bursts and clouds among 32 units on a map of 500 features, by processor time.

Run: PYTHONPATH=tests python benchmarks/bursts.py

1. Milliseconds of processor time where `python -c pass` takes 10 for whom one burst of six metres reaches, all 32
near it; for eight of them one after the other.
2. What every unit sees of every other, measured anew, and asked once more: with a cloud over the middle / without.
"""

import sys
from random import Random

from measuring import Figures, medians, spent, spent_by
from support.on_maps import on_map, surveyor
from wide_maps import wide_map

from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.facts.ground_facts import Cloud, StatedSighting, Whereabouts

FEATURES, UNITS, REACH_M, CHAIN = 500, 32, 6.0, 8
ONE_MS, CHAIN_MS, DEARER = 3.0, 50.0, 1.5
ROUNDS = 9
LENT = "stealth"
"""A chapter that lends its name to the clouds."""
FRESH = StatedSighting()


def placed(drawn, chance, half_m):
    """Units anywhere within so many metres of the middle of the map, to each side."""
    x, y = drawn.width_m / 2, drawn.height_m / 2
    return {
        number: (x + chance.uniform(-half_m, half_m), y + chance.uniform(-half_m, half_m))
        for number in range(1, UNITS + 1)
    }


def bursts(figures, drawn):
    """A crowd in the midst of which something goes off, time and again."""
    chance = Random(4)  # noqa: S311 - places, nothing to hide
    asked = surveyor(on_map(drawn, placed(drawn, chance, 4.0)))
    x, y = drawn.width_m / 2, drawn.height_m / 2
    points = [Whereabouts(x + chance.uniform(-2, 2), y + chance.uniform(-2, 2)) for _ in range(CHAIN)]
    reached = [len(asked.around(point, REACH_M)) for point in points]
    assert min(reached) > UNITS / 2, reached
    one, chain = medians(
        [
            lambda: spent(lambda: asked.around(points[0], REACH_M)),
            lambda: spent(lambda: [asked.around(point, REACH_M) for point in points]),
        ],
        ROUNDS,
    )
    unit = min(spent_by([sys.executable, "-c", "pass"]) for _ in range(ROUNDS)) / 10
    figures.at_most(f"a burst among {reached[0]} units, milliseconds", one / unit, ONE_MS)
    figures.at_most(f"{CHAIN} of them, {sum(reached)} units reached, milliseconds", chain / unit, CHAIN_MS)


def clouds(figures, drawn):
    """Everybody looks at everybody, with a cloud in the middle and with none."""
    places = placed(drawn, Random(5), drawn.width_m / 2 - 1)  # noqa: S311 - likewise
    battle = on_map(drawn, places)
    cloud = Cloud(drawn.width_m / 2, drawn.height_m / 2, 1, 3.0, "A")
    CHAPTER_STATES[LENT] = replace(CHAPTER_STATES[LENT], clouds=lambda _battle: (cloud,))
    pairs = [(one, other) for one in places for other in places if one != other]

    def look(asked):
        return [asked.sighting(one, other, FRESH) for one, other in pairs]

    def anew(chapters, rounds):
        """A battle in which nobody has been looked at; the last unit has moved a little."""
        number = UNITS
        there = replace(battle.units[number].position, facing_deg=float(next(rounds)))
        units = {**battle.units, number: replace(battle.units[number], position=there)}
        return surveyor(changed(battle, units=units, chapters=chapters))

    turns = iter(range(1, 359))
    for told, again in (("measured anew", False), ("asked once more", True)):
        took = {(): [], (LENT,): []}
        smoky = 0
        for _ in range(ROUNDS):
            for chapters, seconds in took.items():
                asked = anew(chapters, turns)
                if again:
                    look(asked)
                found = []
                seconds.append(spent(lambda asked=asked, found=found: found.extend(look(asked))))
                smoky = sum(any(one.kind == "smoke" for one in seen.crossed) for seen in found)
        assert 20 < smoky < len(pairs) / 2, smoky
        clear, dear = (sorted(seconds)[ROUNDS // 2] for seconds in took.values())
        each = dear / len(pairs) * 1e6
        figures.at_most(
            f"a line {told} with a cloud ({each:.0f} microseconds) / without", dear / clear, DEARER
        )


def main():
    figures, drawn = Figures(), wide_map(FEATURES)
    bursts(figures, drawn)
    clouds(figures, drawn)
    figures.end()


if __name__ == "__main__":
    main()
