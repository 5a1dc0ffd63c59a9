"""Readings as the rulings may say them, with the judge of the printed tables."""

from squadlog.base.records import replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.ground.compiled.readings import Readings
from squadlog.rules.common.context import BookReading
from squadlog.rules.fire.sight import BookJudge, judge_of

_WOODS = {
    "woods_boundary_blocks": "boundary_blocks",
    "mixed_woods": "mixed",
    "woods_need_firing": "shut_to_the_idle",
}


def judge(
    *,
    elevation="higher",
    dead_zone_from="lowest_line",
    dead_zone_min_lines=2,
    half_posture="standing_only",
    **woods,
):
    """The judge of the printed tables, some of its readings aside."""
    rulings = load_rulings().with_choice("cover.halfAndPosture", half_posture)
    printed = judge_of(BookReading(load_rulebook(), rulings))
    slopes = replace(
        printed.slopes,
        over_both=elevation == "higher",
        from_foot=dead_zone_from == "lowest_line",
        fewest=dead_zone_min_lines,
    )
    return BookJudge(
        replace(printed.woods, **{_WOODS[name]: said for name, said in woods.items()}), slopes, printed.cover
    )


_JUDGED = {"half_posture", "elevation", "dead_zone_from", "dead_zone_min_lines", *_WOODS}


def read_as(**said):
    """Readings with a judge; all that is not said is read as printed."""
    judged = {name: said.pop(name) for name in _JUDGED & said.keys()}
    return Readings(**said, judged_by=judge(**judged))
