"""The chips of a battle say what the seat knows of each soldier, and lines say what covers their target."""

from support.on_maps import on_map, rulings_of

from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulebook
from squadlog.ground.drawing.figures.overlays import Arc, Sight
from squadlog.survey.drawing.chips import chips_of
from squadlog.survey.drawing.scene import picture_scene, seen_by_side
from squadlog.survey.seat_survey import Survey

YARD = "training_yard"


def test_a_chip_says_number_side_posture_wound_and_what_ails_the_soldier():
    battle = on_map(
        YARD,
        {1: (4, 4, 90.0), 11: (9, 4, 270.0), 12: (10, 8)},
        units={
            1: {"posture": "kneeling", "wound": "M", "dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)},
            11: {"opportunity": "SR"},
            12: {"wound": "D"},
        },
    )
    one, two, three = chips_of(battle)
    assert (one.text, one.posture, one.wound, one.signs, one.facing_deg) == (
        "1",
        "kneeling",
        "M",
        ("z",),
        90.0,
    )
    assert one.words.endswith(": kneeling, wound M, dazed")
    assert (two.side, two.signs) == (1, ("◎",))
    assert (three.kind, three.signs) == ("body", ())
    assert three.words.endswith(": dead")
    assert [chip.asked for chip in chips_of(battle, asked=frozenset({11}))] == [False, True, False]


def test_only_the_floor_that_is_asked_for_and_the_chosen_first():
    battle = on_map("the_counting_house", {1: (4, 4), 2: (5, 5, 0.0, 2), 11: (6, 6)})
    assert [chip.number for chip in chips_of(battle, 1)] == [1, 11]
    assert [chip.number for chip in chips_of(battle, chosen=11)] == [11, 1, 2]


def test_a_soldier_who_watches_has_an_arc_and_lines_to_whom_he_sees_with_their_metres():
    battle = on_map(YARD, {1: (4, 4, 90.0), 11: (9, 4, 270.0)}, units={1: {"opportunity": "SR"}})
    survey = Survey(battle, load_rulebook(), rulings_of())
    scene = picture_scene(survey, looking=1)
    arc, line = scene.overlays
    assert isinstance(arc, Arc)
    assert arc.words == "opportunity fire"
    assert isinstance(line, Sight)
    assert line.verdict == "clear"
    assert line.figure == "5.0 m"
    assert scene.seen is not None
    assert scene.chips[0].chosen
    assert seen_by_side(survey, "red", 1) == scene.seen
    assert not any(seen_by_side(survey, "nobody", 1).squares)
