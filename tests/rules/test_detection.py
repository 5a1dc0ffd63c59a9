"""Detection by its table: what counts, for whose eyes, and what blocks it: DET-09..DET-36, TA-01, A-15..A-24."""

import pytest
from support.battles import table

from squadlog.battle.moment import Moment
from squadlog.rules.ambush.freeze import free_from, idle
from squadlog.rules.hiding import detection
from squadlog.rules.hiding.detection import Beneath, Between, Searcher

BARE, SUITED = Searcher(suit="No"), Searcher(suit="BI")


def total(*, searcher=BARE, between=None, beneath=None, rulings=None):
    """The sum of the lines that count."""
    board = table(rulings=rulings)
    return detection.build_test(searcher, between or Between(), beneath or Beneath(), board).total


def secret(beneath, *, searcher=BARE, rulings=None):
    """The owner's lines that count, by key."""
    lines = detection.secret_lines(searcher, beneath, table(rulings=rulings))
    return {line.key: line.value for line in lines if line.applied}


def blocked(*, rulings=None, **between):
    return detection.blocking_rule(Between(**between), table(rulings=rulings))


def test_five_or_less_finds_one_always_and_ten_never():
    """DET-09, DET-10, DET-11, ADV-06, ADV-07."""
    board = table()
    plain = detection.build_test(BARE, Between(), Beneath(), board)
    assert [detection.judge_face(plain, face, board).success for face in (5, 6, 10)] == [True, False, False]
    easy = detection.build_test(Searcher(suit="BI", sensor=True), Between(), Beneath(), board)
    assert [detection.judge_face(easy, face, board).success for face in (9, 10)] == [True, False]
    hard = detection.build_test(BARE, Between(smoke=True), Beneath(), board)
    assert [detection.judge_face(hard, face, board).success for face in (1, 2)] == [True, False]


@pytest.mark.parametrize(
    ("between", "worth"),
    [
        ({"light_woods_m": 4.0}, 1),
        ({"heavy_woods_m": 2.0}, 3),
        ({"marsh": True}, 1),
        ({"cover": "half"}, 2),
        ({"cover": "full"}, 3),
        ({"smoke": True}, 5),
        ({"conditions": ("night",)}, 2),
        ({"conditions": ("rain",), "metres": 10.0}, 0),
        ({"conditions": ("rain",), "metres": 10.2}, 1),
        ({"conditions": ("snow",), "metres": 5.0}, 0),
        ({"conditions": ("snow",), "metres": 5.2}, 1),
        ({"conditions": ("snow",), "metres": 15.0}, 1),
        ({"conditions": ("snow",), "metres": 15.2}, 2),
        ({"cover": "half", "light_woods_m": 4.0, "marsh": True}, 4),
    ],
    ids=str,
)
def test_what_is_on_the_line_is_public_and_counts_for_a_decoy_as_for_a_man(between, worth):
    """DET-12, DET-15, DET-20, DET-21, DET-24, DET-27..DET-30, DET-33, DET-35, DET-36, A-63."""
    assert total(between=Between(**between)) == worth


def test_night_is_easier_in_a_power_suit():
    """DET-21, ENV-04."""
    dark = Between(conditions=("night",))
    assert total(searcher=SUITED, between=dark) == -2 + 1
    assert total(searcher=Searcher(suit="TS"), between=dark) == 2


def test_what_is_beneath_is_added_in_secret_and_by_a_decoy_not_at_all():
    """DET-13, DET-14, DET-15, DET-22, DET-25, DET-26, DET-32, CAM-06, ECM-03, HID-14."""
    man = Beneath(suit="RS", camo=True, jammer=True)
    assert secret(man, searcher=SUITED) == {"ecm": 3, "camo": 1, "ranger_suit": 3, "power_not_stealth": -2}
    assert "ecm" not in secret(man)
    assert secret(Beneath(suit="BI", stealth=True)) == {}
    assert secret(Beneath(suit="TS", camo=True)) == {}
    assert secret(Beneath(suit=None, camo=True, jammer=True), searcher=SUITED) == {}


def test_a_sensor_helps_who_has_a_helmet_for_it_and_the_suits_own_helps_too():
    """DET-23, DET-34, SEN-12."""
    assert total(searcher=Searcher(suit="LI", sensor=True)) == -1 - 3
    assert total(searcher=Searcher(suit="TS", sensor=True)) == 0


def test_too_much_wood_blocks_and_so_does_a_tarp():
    """DET-27, DET-28, DET-31, HOL-05."""
    assert (blocked(light_woods_m=10.0), blocked(light_woods_m=10.1)) == ("", "DET-27")
    assert (blocked(heavy_woods_m=3.0), blocked(heavy_woods_m=3.1)) == ("", "DET-28")
    assert blocked(holotarp=True) == "HOL-05"


@pytest.mark.parametrize(
    ("metres", "found"), [(None, False), (0.0, True), (1.0, True), (1.01, True), (1.02, False)]
)
def test_within_a_metre_and_its_centimetre_no_die_is_rolled(metres, found):
    """DET-19."""
    assert detection.is_found_at_once(metres, table()) is found


RANGER, JAMMED = Beneath(suit="RS", stealth=True), Beneath(suit="No", jammer=True)


@pytest.mark.parametrize(
    ("ruling", "asked", "worth", "otherwise"),
    [
        ({"ranger.detection": "5"}, {"beneath": RANGER}, 3, 5),
        ({"sensor.bonus": "-2"}, {"searcher": Searcher(suit="LI", sensor=True)}, -4, -3),
        ({"rain.min_range_m": "0"}, {"between": Between(metres=3.0, conditions=("rain",))}, 0, 1),
        ({"detection.suit_sensor": "false"}, {"searcher": SUITED}, -2, 0),
        ({"detection.woods_as_cover": "true"}, {"between": Between(light_woods_m=4.0)}, 1, 4),
        ({"camo.scope": "all"}, {"beneath": Beneath(suit="TS", camo=True)}, 0, 1),
        ({"holotarp.mode": "plus2"}, {"between": Between(holotarp=True)}, 0, 2),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) and value else "",
)
def test_a_ruling_of_the_table_matters(ruling, asked, worth, otherwise):
    """A-15, A-18, A-19, A-23, A-24, A-101, A-107."""
    assert (total(**asked), total(**asked, rulings=ruling)) == (worth, otherwise)


def test_which_lines_are_secret_is_a_ruling():
    """A-16, DET-14."""
    public = {"detection.secret": "text"}
    assert secret(JAMMED, searcher=SUITED) == {"ecm": 3}
    assert secret(JAMMED, searcher=SUITED, rulings=public) == {}
    assert total(searcher=SUITED, beneath=JAMMED, rulings=public) == total(searcher=SUITED, beneath=JAMMED)


def test_what_blocks_is_a_ruling():
    """A-22, A-71, A-107."""
    assert blocked(cover="full") == ""
    assert blocked(cover="full", rulings={"detection.hidden_observes": "never"}) == "DET-30"
    assert blocked(cover="half", rulings={"detection.hidden_observes": "never"}) == ""
    assert blocked(smoke=True, rulings={"smoke.mode": "block"}) == "SMK-02"
    assert blocked(holotarp=True, rulings={"holotarp.mode": "plus2"}) == ""


def test_an_ambush_paralyses_for_the_three_subphases_after_it_whatever_turn_they_are_in():
    """AMS-03, AMS-05, A-02."""
    reading = table().reading
    assert idle(Moment(2, 9), reading) == (Moment(2, 10), Moment(3, 1), Moment(3, 2))
    assert free_from(Moment(2, 9), reading) == Moment(3, 3)
    at_once = table(rulings={"ambush.freeze_start": "immediate"}).reading
    assert idle(Moment(2, 9), at_once)[0] == Moment(2, 9)
