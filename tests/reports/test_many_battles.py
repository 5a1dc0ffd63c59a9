"""What many battles come to: faces of dice with what may be said of them, and a scenario's record."""

from fractions import Fraction

import pytest

from squadlog.base.dice import Face
from squadlog.base.records import replace
from squadlog.reports.many.faces import PROGRAM, FaceTable, chance_beyond, tables_of, verdict
from squadlog.reports.many.scenario_record import ScenarioOutcome, record_lines, record_of

EVEN = FaceTable(who=PROGRAM, counts=(5,) * 10)


@pytest.mark.parametrize(
    ("chi_squared", "freedom", "chance"),
    [
        (9.0, 9, 0.4373),
        (16.919, 9, 0.05),
        (21.666, 9, 0.01),
        (0.0, 9, 1.0),
        (3.841, 1, 0.05),
        (7.815, 3, 0.05),
    ],
)
def test_the_chance_of_a_chi_squared_is_that_of_printed_tables(chi_squared, freedom, chance):
    assert chance_beyond(chi_squared, freedom) == pytest.approx(chance, abs=1e-4)


def test_below_fifty_faces_nothing_is_said():
    few = FaceTable(who="Ann", counts=(49, *(0,) * 9))
    assert (few.chi_squared, few.chance) == (None, None)
    assert verdict(few) == "49 faces are too few to say anything; from 50 on there is something to say."


def test_a_table_that_could_not_be_more_even_says_nothing_against_the_dice():
    assert (EVEN.chi_squared, EVEN.chance) == (0.0, 1.0)
    assert verdict(EVEN).endswith("comes of fair dice in nearly all of 100 evenings.")


def test_a_loaded_die_is_told_as_what_fair_dice_seldom_do_and_no_more():
    loaded = FaceTable(who="Ann", counts=(520, *(80,) * 9))
    assert verdict(loaded) == (
        "Of 1,240 faces such a table, or one less even, comes of fair dice in fewer than 1 of 100 evenings."
    )


def test_the_tables_of_many_battles_are_added_up_the_program_first():
    one, other = {"Ann": [1] * 10}, {"Ann": [2] * 10, PROGRAM: [1] * 10}
    assert [(table.who, table.number) for table in tables_of([one, other])] == [(PROGRAM, 10), ("Ann", 30)]


def test_a_mean_is_that_of_the_faces():
    assert EVEN.mean == 5.5
    assert FaceTable(who="", counts=(0,) * 10).mean == 0


def _outcome(battle, winner, red, blue, turns):
    points = {"Red": Fraction(red), "Blue": Fraction(blue)}
    return ScenarioOutcome(
        battle=battle, scenario="ford", title="Ford", points=points, winner=winner, turns=turns
    )


def test_who_won_behind_in_points_by_a_concession_is_told_so_and_how_long_they_played():
    found = record_of("ford", "Ford", [replace(_outcome(1, "Red", 0, 12, 4), kind="conceded")])
    timed = [
        replace(_outcome(number, "Red", 1, 0, 4), minutes=minutes)
        for number, minutes in enumerate((30, 0, 61))
    ]
    assert "  46 minutes of play on average" in record_lines(record_of("ford", "Ford", timed))
    told = "  Red won 1 (1 conceded by the others), 12 points behind on average; it has 0 points on average"
    assert told in record_lines(found)


def test_a_scenario_tells_who_won_how_often_by_how_much_and_how_long():
    found = record_of(
        "ford",
        "Ford",
        [_outcome(3, "Red", 30, 10, 4), _outcome(1, "Red", 25, 20, 5), _outcome(2, "", 7, 7, 6)],
        1,
    )
    assert list(record_lines(found)) == [
        "Ford: 3 battles over, 1 still going on.",
        "  Red won 2, by 12.5 points on average; it has 20.7 points on average",
        "  Blue won 0; it has 12.3 points on average",
        "  nobody won 1",
        "  5 turns on average, from 4 to 6",
        "  in battles 1, 2, 3",
    ]


def test_a_scenario_of_which_no_battle_is_over_says_so():
    assert list(record_lines(record_of("ford", "Ford", [], 2))) == [
        "Ford: no battle of it is over yet, 2 still going on."
    ]


def test_what_was_typed_belongs_to_who_typed_it_or_to_the_side_that_it_was_rolled_for():
    from squadlog.reports.many import faces  # noqa: PLC0415 - its inside

    class Battled:
        class setup:  # noqa: N801 - as a battle has it
            @staticmethod
            def side_name(side):
                return side.upper()

    typed = Face(name="hit", value=3, side="red", source="typed")
    assert faces._roller(typed, "Ann", Battled) == "Ann"
    assert faces._roller(typed, "", Battled) == "RED"
    assert faces._roller(Face(name="hit", value=3, side="red"), "Ann", Battled) == PROGRAM
