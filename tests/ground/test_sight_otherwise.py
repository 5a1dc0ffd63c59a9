"""What would change a line, in words: whose head, how far, which way, and what the line would be."""

import re

import pytest
from support.drawn_maps import box, ground, wall
from support.readings import read_as

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.map.structures import Obstacle
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.sight_words import back_words, margin_words

READINGS = read_as()
WORDS = re.compile(
    r"(?P<whose>the viewer's head|the target's head|both heads) (?P<metres>\d+\.\d\d) m "
    r"(?P<way>further left|further right|aside, one to each side,|farther off|nearer|ahead|back|along the line) "
    r"and the line would be (?P<would>open|open, with cover|blocked)"
)


def seen(viewer, target, drawn, **more):
    """The line between two places on a map."""
    one, other = Figure(1, Spot(*viewer)), Figure(2, Spot(*target), **more)
    return look(Ground(drawn, Conditions(figures=(one, other))), one, other, READINGS)


WALL_TO_THE_LEFT = ground(walls=(wall((10, 5.2), (10, 10)),))


@pytest.mark.parametrize(
    ("viewer", "target", "side"),
    [((2, 5), (18, 5), "left"), ((18, 5), (2, 5), "right")],
    ids=["looking east", "looking west"],
)
def test_left_and_right_are_as_the_viewer_looks(viewer, target, side):
    """The wall begins 20 cm north of the line: north is left of one who looks east, and right of one who looks west."""
    line = seen(viewer, target, WALL_TO_THE_LEFT)
    found = WORDS.fullmatch(line.otherwise)
    assert found is not None, line.otherwise
    assert found["would"] == "blocked"
    assert found["way"] == f"further {side}"
    assert float(found["metres"]) == pytest.approx(line.margin_m, abs=0.01)


def test_a_line_that_is_shut_says_that_it_would_be_open():
    line = seen((2, 5.4), (18, 5.4), WALL_TO_THE_LEFT)
    assert line.nominal == "blocked"
    found = WORDS.fullmatch(line.otherwise)
    assert found is not None, line.otherwise
    assert (found["way"], found["would"]) == ("further right", "open")


def test_a_line_far_from_everything_says_that_nothing_near_would_change_it():
    line = seen((2, 5), (18, 5), ground())
    assert line.otherwise == ""
    assert (
        margin_words(line.margin_m, line.otherwise) == "no head within 2 m of where it is would change that"
    )


def test_a_line_judged_otherwise_from_the_other_end_says_so_with_the_rule_that_makes_it_so():
    """LOS-09: who kneels right behind half cover and does not look over it is not seen, but sees."""
    thing = Obstacle(id="T", kind="other", cover="half_hard", points=box(17.0, 4, 17.4, 6))
    viewer, target = Figure(1, Spot(2, 5)), Figure(2, Spot(18, 5), posture="kneeling")
    there = Ground(ground(obstacles=(thing,)), Conditions(figures=(viewer, target)))
    hidden, seeing = look(there, viewer, target, READINGS), look(there, target, viewer, READINGS)
    assert back_words(hidden, seeing, "in sight") == "The other way round: in sight [LOS-09]."
    told = back_words(seeing, hidden, "hidden")
    assert told.startswith("The other way round: hidden. ")
    assert told.endswith("[LOS-09]")
    assert back_words(hidden, hidden, "hidden") == ""
