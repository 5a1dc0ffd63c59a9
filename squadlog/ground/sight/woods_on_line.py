"""Woods on a line: whoever judges says what they hide, and what they do not hide they cover.

LOS-12, LOS-13, TER-11.
"""

from collections.abc import Iterator, Mapping

import numpy as np

from squadlog.facts.concealment import Grown, JudgeOfWoods
from squadlog.ground.compiled.chains import Bools, Floats
from squadlog.ground.sight.los_query import Looking, SightEffect


def woods(looking: Looking) -> Iterator[SightEffect]:
    """Woods short of the limit cover, beyond it they hide (LOS-06, LOS-07, LOS-12, LOS-13)."""
    line, judge = looking.line, looking.readings.judge.woods
    found = [
        Grown(kind, (t1 - t0) * line.length_m, min(looking.from_viewer(t0), looking.from_viewer(t1)), name)
        for name, kind, (t0, t1) in line.grown
        if kind != "marsh"
    ]
    found.sort(key=lambda stretch: stretch.t)
    for thicket in judge.thickets(found, line.length_m, deeper_m=looking.deeper_m):
        nearest = thicket.stretches[0]
        if thicket.hides:
            yield SightEffect(thicket.t, thicket.hides, f"{thicket.spoken} hide the target", nearest.name)
        elif judge.shut_to_the_idle and not looking.looks_out:
            yield SightEffect(
                nearest.t, "LOS-10", "the woods hide a target that does not look out of them", nearest.name
            )
        for kind in thicket.kinds:
            first = next(stretch for stretch in thicket.stretches if stretch.kind == kind)
            rule, sentence = (
                ("LOS-13" if kind == "heavy" else "LOS-12"),
                f"{thicket.deep_words(kind)} woods",
            )
            yield SightEffect(first.t, rule, f"{sentence} cover the target", first.name, f"{kind}_woods")


def surely_deep(depths_m: Mapping[str, Floats], judge: JudgeOfWoods, slack_m: float) -> Bools:
    """Which of many lines run through woods that hide, though each kind be less deep by so much (LOS-06, LOS-07)."""
    least = {kind: np.maximum(metres - slack_m, 0.0) for kind, metres in depths_m.items()}
    return _most_taken(least, judge) > 1


def surely_thin(depths_m: Mapping[str, Floats], judge: JudgeOfWoods, slack_m: float) -> Bools:
    """On which of many lines woods hide nobody, though each kind be deeper by so much."""
    most = {kind: metres + slack_m for kind, metres in depths_m.items()}
    return (_most_taken(most, judge) < 1) & (not judge.shut_to_the_idle)


def _most_taken(depths_m: Mapping[str, Floats], judge: JudgeOfWoods) -> Floats:
    """The largest share of what one sees through that is taken by woods which are counted together, on each line."""
    taken = [
        np.array([weight * depths_m[kind] for kind, weight in kinds.items()]).sum(axis=0)
        for kinds in judge.together
    ]
    most: Floats = np.max(taken, axis=0)
    return most
