"""The figures of a report one by one, each from as few events as show it."""

from fractions import Fraction
from types import SimpleNamespace

from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.moment import Moment
from squadlog.reports.fought.following import Happening
from squadlog.reports.story.awards import awards
from squadlog.reports.story.doings import SoldierTale, tales
from squadlog.reports.story.luck import line_of
from squadlog.reports.story.turning import heaviest_turn, turning_points

NOW = Moment(3, 4)


def wound(unit, levels, *, by=None, after="M", turn=1, entry=1):
    event = UnitWounded(unit=unit, levels=levels, before="none", after=after, by=by)
    return Happening(entry, Moment(turn, 1), event, lambda: None)


def chronicle(*happened, sides="rrb"):
    people = {number: SimpleNamespace(name="x", side=side) for number, side in enumerate(sides, 1)}
    return SimpleNamespace(
        happened=happened,
        people=people,
        entries=[SimpleNamespace(id=99)],
        battle=SimpleNamespace(units={}, stage="over", now=NOW),
        stood_at=lambda entry: entry,
    )


def test_the_turn_that_cost_most_is_the_first_of_equals_and_is_shown_as_its_last_wound_left_it():
    told = chronicle(
        wound(1, 2, turn=1, entry=1), wound(1, 1, turn=2, entry=2), wound(2, 2, turn=2, entry=3),
        wound(2, 3, turn=3, entry=4), wound(3, 1, turn=1, entry=5),
    )  # fmt: skip
    assert heaviest_turn(told) == (1, 3)
    (losses,) = (point for point in turning_points(told) if point.of == "losses")
    assert (losses.entry, losses.told) == (5, "Most losses: turn 1, 3 wound levels")


def test_whom_somebody_hurts_on_its_own_side_is_no_feat_of_its():
    told = tales(chronicle(wound(2, 4, by=1, after="U"), wound(3, 5, by=1, after="D")), ())
    assert [(one.levels, one.put_out, one.borne) for one in told] == [(5, (3,), 0), (0, (), 4), (0, (), 5)]


def test_much_of_what_is_bad_is_no_luck_and_the_rarer_side_tells_how_unusual_it_is():
    tenth = (1, *(0,) * 9)
    tens = line_of("tens", "red", "faces of 10", [(tenth, 1), (tenth, 1)], good=False)
    assert (tens.lucky, tens.tail, tens.unusual) == (False, Fraction(1, 100), True)
    misses = line_of("shots", "red", "hits", [((0, *(1,) * 9), 0)] * 2)
    assert (misses.lucky, misses.tail, misses.unusual) == (False, Fraction(1, 100), True)
    assert line_of("ones", "red", "faces of 1", [((1, 0), 1), ((1, 0), 0)]).lucky is None


def attack(chance):
    return SimpleNamespace(
        hit=True, chance=chance, range_m=5.0, target=3, kind="shot", tested=True, by=1, aimed_at="3 x", weapon="SR",
        moment=NOW, hit_values=(1,),
    )  # fmt: skip


def test_a_hit_that_was_to_be_expected_is_not_against_the_odds():
    def titles(*chances):
        made = tuple(attack(chance) for chance in chances)
        return [award.title for award in awards([SoldierTale(unit=1, name="x", side="r", attacks=made)])]

    assert "Against the odds" not in titles(Fraction(9, 10), Fraction(1, 2))
    assert "Against the odds" in titles(Fraction(9, 10), Fraction(2, 5))
