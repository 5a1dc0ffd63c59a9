"""Given squads meet on one ground: which cells there are, who stands where, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.extras.lab.asked.cells import cells_of
from squadlog.extras.lab.asked.contenders import build_ordinary, price_of
from squadlog.extras.lab.asked.contests import list_weighed
from squadlog.extras.lab.asked.lab import Lab, LabError, require_sound
from squadlog.extras.lab.asked.things import find_thing, rod_for, with_thing
from squadlog.extras.lab.trials.playing import contenders_of, seed_of, setup_of
from squadlog.session.trials.weighed import exchange_of, share_of
from squadlog.squads.ready import ready_squads

WORTH = Lab(question="worth", things=("SAR", "LI"), scenarios=("training_yard",), levels=("recruit",))
RANK = Lab(
    question="rank",
    squads=("john_doe", "tog_line", "penal_company"),
    scenarios=("none",),
    levels=("recruit",),
)


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))


def test_each_thing_has_its_rod_of_about_its_price():
    assert [one.key for one in cells_of(WORTH)] == [
        "training_yard/recruit/SAR-plain", "training_yard/recruit/1 soldier more-plain",
        "training_yard/recruit/LI-plain", "training_yard/recruit/1 soldier fewer-plain",
    ]  # fmt: skip
    assert [(one.price, one.rod_points) for one in list_weighed(WORTH)] == [(5, 11.25), (-10, -11.25)]


def test_a_squad_meets_each_other_one_and_alone_all_ready_ones():
    keys = [one.key for one in cells_of(RANK)]
    assert keys == [
        "none/recruit/john_doe-tog_line", "none/recruit/john_doe-penal_company", "none/recruit/tog_line-penal_company",
    ]  # fmt: skip
    alone = cells_of(Lab(question="rank", squads=("john_doe",), scenarios=("none",), levels=("recruit",)))
    assert len(alone) == len(ready_squads()) - 1


def test_sides_are_exchanged_and_all_cells_have_the_same_dice():
    sar, rod, *_ = cells_of(WORTH)
    armed = [
        [one.side for one in setup_of(1, sar, number).soldiers if "SAR" in one.weapons] for number in (0, 1)
    ]
    assert armed == [["red"] * 4, ["blue"] * 4]
    for number in (0, 1, 2, 3):
        assert contenders_of(sar, setup_of(1, sar, number), number)[0] == ("red", "blue")[number % 2]
        assert seed_of(1, sar, number) == seed_of(1, rod, number) == seed_of(1, sar, number - number % 2)


def test_nothing_that_a_squad_leaves_unspent_counts():
    for number in (0, 1):
        setup = setup_of(1, cells_of(RANK)[1], number)
        assert [one.points - one.spent for one in setup.page.spending] == [0, 0]


@given(st.sampled_from(["SAR", "LI", "marines", "penal", "SMG", "civilian", "RS"]), st.integers(1, 8))
def test_a_rod_is_a_squad_that_differs_by_what_it_says(key, many):
    plain = build_ordinary()
    plain = plain.model_copy(update={"soldiers": plain.soldiers[:1] * many})
    before, after = price_of((plain, with_thing(plain, find_thing(key))))
    rod, points = rod_for(plain, after - before)
    assert price_of((rod,))[0] - before == points
    assert len(rod.soldiers) != many
    assert after == before or many == 1 or (points > 0) == (after > before)


def test_what_is_wrong_is_told_in_one_sentence():
    for said, told in (("SRA", "did you mean SR"), ("Spike Rifel", "did you mean Spike Rifle")):
        with pytest.raises(LabError, match=told):
            find_thing(said)
    assert find_thing("spike carbine").key == "SC"
    with pytest.raises(LabError, match=r"Everybody of .* has Spike Rifle already; --squad names another"):
        with_thing(build_ordinary(), find_thing("SR"))
    with pytest.raises(LabError, match=r"no squad 'jon_doe'; did you mean john_doe"):
        cells_of(Lab(question="rank", squads=("jon_doe", "tog_line"), scenarios=("none",)))
    for lab, told in (
        (Lab(question="worth", scenarios=("none",)), "name a weapon"),
        (Lab(question="rank", scenarios=("none",)), "name two or more"),
        (Lab(question="rank", scenarios=("none",), squads=("a", "b"), points=100), "so leave it out"),
        (Lab(question="rank", scenarios=("none",), squads=tuple("abcdefghijklm")), "at most 12"),
        (Lab(question="worth", scenarios=("none",), things=("SAR",), squads=("a", "b")), "one squad"),
    ):
        with pytest.raises(LabError, match=told):
            require_sound(lab)


@given(st.floats(0, 180), st.floats(0, 180))
def test_what_one_makes_of_a_battle_the_other_does_not(red, blue):
    setup = setup_of(1, cells_of(WORTH)[0], 0)
    points = (("red", red), ("blue", blue))
    one, other = (exchange_of(sides, points, setup) for sides in (("red", "blue"), ("blue", "red")))
    assert one + other == pytest.approx(1)
    assert exchange_of(("red", "blue"), points, setup, "red") == 0
    assert exchange_of(("red", "blue"), points, setup, "blue") == 1


def test_less_than_a_point_decides_who_has_won():
    assert share_of(("red", "blue"), (("red", 80.5), ("blue", 80.0))) == 1
    assert share_of(("blue", "red"), (("red", 80.5), ("blue", 80.0))) == 0
    assert share_of(("red", "blue"), (("red", 80.25), ("blue", 80.25))) == 0.5
