"""How a lab stands: how much is done, what is left and why it stopped, in words that fit."""

from squadlog.base.records import replace
from squadlog.extras.lab.screens.cell_rows import cell_lines
from squadlog.extras.lab.told.example import EXAMPLE
from squadlog.extras.lab.told.standing import say_so_far, say_to_go, say_why_stopped

OPEN, SETTLED = EXAMPLE.cells


def test_what_is_done_never_falls_and_is_all_once_all_is_settled():
    shares = [
        replace(
            EXAMPLE, cells=(replace(OPEN, battles=count), replace(SETTLED, battles=count, settled=done))
        ).share
        for count, done in ((0, False), (100, False), (169, False), (169, True), (2000, True))
    ]
    assert shares == sorted(shares)
    assert replace(EXAMPLE, cells=(SETTLED,)).share == 1
    assert 0 <= shares[0] < shares[-1] == 1


def test_what_is_left_is_never_more_than_may_be_played():
    timed = replace(EXAMPLE, seconds_each=2.0)
    assert say_to_go(timed) == "some 900 battles to go, about 30 min"
    many = replace(timed, cells=(replace(OPEN, rest=40_000), SETTLED))
    assert say_to_go(many) == "at most 1,831 battles to go, about 1 h 01 min"
    assert say_to_go(replace(EXAMPLE, cells=(replace(OPEN, rest=0),))) == "at most 1,831 battles to go"
    assert say_to_go(replace(EXAMPLE, cells=(SETTLED,))) == ""


def test_it_says_why_it_stopped():
    def why(*whys, battles=1):
        return say_why_stopped(
            replace(EXAMPLE, cells=tuple(replace(OPEN, why_stopped=one, battles=battles) for one in whys))
        )

    assert why("settled", "settled").startswith("It is settled")
    assert why("settled", "all battles played").startswith("All its battles")
    assert why("settled", "time is up").startswith("Its time was up")
    assert why("settled", "asked to stop").startswith("It was asked to stop")
    assert why("settled", "not all played") == "Not all its battles are played."
    assert why("asked to stop", battles=0) == "No battle has been played yet."


def test_a_lab_in_one_line_tells_claims_once_there_are_some():
    assert say_so_far(EXAMPLE) == "217 battles, 1 of 2 cells settled: 1 not settled, 1 unfair"
    assert say_so_far(replace(EXAMPLE, cells=(OPEN,))) == "169 battles, 0 of 1 cell settled"


def test_the_lines_of_a_cell_fit_any_width_and_leave_out_whole_sentences():
    for width in range(24, 140):
        lines = cell_lines(1, OPEN, 0.05, width)
        assert all(line.cell_length <= width for line in lines)
        told = lines[2].plain.strip().removeprefix("… ")
        assert told in (
            "Not settled.",
            "Not settled. More than 70 : 30 is ruled out.",
            "Not settled. More than 70 : 30 is ruled out. Some 900 battles more would settle it.",
        )
