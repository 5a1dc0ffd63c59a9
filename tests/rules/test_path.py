"""Paths metre by metre: MOV-05..12, TER-01..09, BNC-02..07 and the readings that touch them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.slow_walk import slowly_walked
from support.walks import metre_cost

from squadlog.rules.moving.path import next_modes, unknown_effects, walk_metres

BOOK = table()
CLEAR = ("clear",)


def walk(metres, allowance, mode="run", *, rulings=None, **more):
    """Moved, charged, left as floats, and what stopped it."""
    board = table(rulings=rulings) if rulings else BOOK
    more = {key: Fraction(value) if key in ("suit_cost", "limit") else value for key, value in more.items()}
    done = walk_metres(metres, Fraction(allowance), mode=mode, ctx=board, **more)
    return float(done.moved), float(done.charged), float(done.left), done.stopped_by


def cost(*effects, factor="1", pack_on=False, mode="walk", rulings=None):
    board = table(rulings=rulings) if rulings else BOOK
    return metre_cost(effects, suit_cost=Fraction(factor), pack_on=pack_on, mode=mode, table=board)


# Worked examples: mode, allowance, metres, more -> moved, charged, left.
EXAMPLES = {
    "TX-15": ("run", 4, [("light",), CLEAR, ("clear", "up1"), CLEAR], {}, (2, 2.5, 1.5)),
    "TX-16": ("walk", 2, [("heavy",)] * 2, {}, (1, 2, 0)),
    "TX-17": ("sprint", 6, [CLEAR] * 6, {"limit": 5}, (5, 5, 1)),
    "TX-20": ("walk", 4, [("light",)] * 3, {"pack_on": True, "suit_cost": "5/4"}, (2, 4, 0)),
    "TX-21": ("run", 8, [("light",)] * 5, {"pack_on": True, "suit_cost": "5/4"}, (4, 8, 0)),
    "NEW-13": ("run", 5, [("light",), ("light",), ("clear", "up1"), CLEAR], {}, (3, 5, 0)),
    "NEW-15": ("run", 2, [("stream",), CLEAR], {}, (1, 2, 0)),
    "NEW-17": (
        "run", 8, [CLEAR, ("stream",), ("clear", "slope2plus"), CLEAR, *[("light",)] * 3],
        {"pack_on": True, "suit_cost": "5/4"}, (6, 8, 0),
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_examples_of_paths_come_out_as_printed(example):
    """MOV-05, MOV-06, MOV-09, MOV-10."""
    mode, allowance, metres, more, expected = EXAMPLES[example]
    assert walk(metres, allowance, mode, **more)[:3] == expected


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        (("clear",), 1),  # TER-01
        (("light",), Fraction(3, 2)),  # TER-02
        (("heavy",), 2),  # TER-03
        (("stream",), 2),  # TER-04
        (("river",), None),  # TER-05
        (("marsh",), 1),  # TER-06
        (("clear", "up1"), 2),  # TER-07
        (("clear", "down1"), 1),  # TER-08
        (("clear", "slope2plus"), None),  # TER-09
        (("clear", "up1", "up1"), None),  # TER-09
        (("clear", "up1", "down1"), None),  # TER-09: up or down, two lines are two lines
        (("light", "up1"), Fraction(5, 2)),  # MOV-10
        ((), 1),
    ],
)
def test_each_terrain_costs_what_its_rule_says(effects, expected):
    """TER-01..TER-09, MOV-08, MOV-10; MAP-01, MAP-02, MAP-03, MAP-04, MAP-05, MAP-07."""
    assert cost(*effects) == expected


def test_armour_costs_like_terrain_in_every_metre():
    """MOV-12, ARM-03."""
    assert cost("clear", factor="1.25") == Fraction(5, 4)
    assert cost("light", "up1", factor="1.25") == Fraction(11, 4)
    assert walk([CLEAR] * 4, 4, suit_cost="5/4") == (3, 3.75, 0.25, "allowance")


@pytest.mark.parametrize(
    ("effects", "mode", "expected"),
    [
        (("stream",), "walk", 1),  # BNC-02
        (("marsh",), "run", 1),
        (("river",), "sprint", 1),
        (("clear", "slope2plus"), "run", 1),  # BNC-03
        (("clear", "up1", "up1", "up1"), "run", 1),  # BNC-04
        (("light",), "run", 2),  # BNC-05
        (("heavy",), "walk", 4),  # BNC-07
        (("light",), "backward", 1),  # AMB-61: not doubled, so neither is the price of woods
    ],
)
def test_a_pack_makes_water_and_slopes_clear_and_charges_woods_against_the_doubled_allowance(
    effects, mode, expected
):
    """BNC-02..BNC-07, AMB-56, AMB-57; the suit costs nothing (BNC-06)."""
    assert cost(*effects, pack_on=True, mode=mode, factor="5/4") == expected


@pytest.mark.parametrize(
    ("terrain", "mode"), [("light", "sprint"), ("heavy", "run"), ("stream", "sprint"), ("marsh", "run")]
)
def test_terrain_that_forbids_the_mode_stops_the_move_before_its_first_metre(terrain, mode):
    """TER-02, TER-03, TER-04, TER-06, MOV-11, AMB-48."""
    assert walk([CLEAR, CLEAR, (terrain,)], 6, mode) == (2, 2, 4, "forbidden")
    assert walk([CLEAR, CLEAR, (terrain,)], 6, "walk")[0] == 3


def test_bouncing_does_not_lift_the_ban_on_sprinting_in_light_woods():
    """BNC-05."""
    assert walk([CLEAR, ("light",)], 12, "sprint", pack_on=True)[3] == "forbidden"
    assert walk([CLEAR, ("stream",)], 12, "sprint", pack_on=True)[3] == ""


def test_bouncing_in_heavy_woods_is_walking():
    """BNC-07, AMB-57."""
    assert walk([("heavy",)] * 3, 8, "run", pack_on=True) == (0, 0, 8, "forbidden")
    assert walk([("heavy",)] * 3, 4, "walk", pack_on=True) == (1, 4, 0, "allowance")


def test_the_move_ends_after_one_metre_of_marsh():
    """TER-06, MAP-23, AMB-49."""
    assert walk([CLEAR, ("marsh",), CLEAR], 4, "walk") == (2, 2, 2, "marsh")


def test_a_river_stops_a_move_on_foot():
    """TER-05, MAP-05, MAP-06."""
    assert walk([CLEAR, ("river",), CLEAR], 4) == (1, 1, 3, "impassable")


def test_the_strictest_terrain_moved_through_binds_the_next_move():
    """MOV-11, TX-18."""
    assert next_modes(["heavy", "clear"], pack_on=False, ctx=BOOK) == ("walk",)
    assert next_modes(["light", "clear"], pack_on=False, ctx=BOOK) == ("walk", "run")
    assert next_modes(["stream"], pack_on=True, ctx=BOOK) == ("walk", "run", "sprint")


def test_only_metres_really_entered_bind_the_next_move():
    """MOV-11."""
    done = walk_metres([CLEAR, ("heavy",)], Fraction(1), mode="walk", ctx=BOOK)
    assert done.barred == ()
    done = walk_metres([CLEAR, ("heavy",)], Fraction(3), mode="walk", ctx=BOOK)
    assert done.barred == ("run", "sprint", "dive")


def test_a_stated_stop_inside_a_metre_pays_that_metre_in_full():
    """MOV-06, MOV-09."""
    assert walk([CLEAR] * 4, 4, limit="5/2") == (2.5, 3, 1, "limit")


def test_words_that_are_no_terrain_are_named():
    assert unknown_effects([("clear", "lava"), ("up1",)], BOOK) == ("lava",)


# One row per reading: name, option, what changes. Each default stands in the tests above.
READINGS = [
    ("move.fractionRule", "strict", lambda r: walk([CLEAR], "1/2", "crawl", rulings=r)[0], 0.5, 0.0),
    ("move.fractionRule", "proportional", lambda r: walk([CLEAR] * 4, "7/2", rulings=r)[0], 3.0, 3.5),
    ("move.fractionRule", "half_meter", lambda r: walk([CLEAR] * 4, "15/4", rulings=r)[0], 3.0, 3.5),
    ("move.costStacking", "multiply", lambda r: cost("light", "up1", rulings=r), Fraction(5, 2), 3),
    ("move.costStacking", "full_costs", lambda r: cost("clear", "up1", rulings=r), 2, 3),
    ("move.mixedMeterChoice", "any", lambda r: cost("clear", "river", rulings=r), None, 1),
    ("terrain.restrictionScope", "next", lambda r: walk([("heavy",)], 4, "run", rulings=r)[0], 0.0, 1.0),
    ("marsh.rule", "cost_1", lambda r: walk([("marsh",)] * 2, 2, "walk", rulings=r)[0], 1.0, 2.0),
    ("marsh.rule", "stacked", lambda r: cost("marsh", rulings=r), 1, Fraction(5, 2)),
    ("slope.rows", "per_move", lambda r: walk([("up1",), CLEAR, ("down1",)], 6, rulings=r)[0], 3.0, 2.0),
    ("move.exampleDistance", "2.5", lambda r: walk(EXAMPLES["TX-15"][2], 4, rulings=r)[0], 2.0, 2.5),
    ("bounce.lightWoods", "undoubled", lambda r: walk([CLEAR, ("light",), CLEAR], 4, "walk", pack_on=True,
    rulings=r)[0], 3.0, 2.0),
    ("bounce.heavyWoods", "cost_4_armor", lambda r: cost("heavy", pack_on=True, factor="5/4", rulings=r),
    4, Fraction(17, 4)),
    ("bounce.doublingScope", "all", lambda r: cost("light", pack_on=True, mode="backward", rulings=r), 1, 2),
    ("window.traverse", "free", lambda r: cost("window", rulings=r), None, 1),
    ("window.traverse", "extra_meter", lambda r: cost("window", rulings=r), None, 2),
    ("lowObstacle.traverse", "cost", lambda r: cost("low_obstacle", rulings=r), None, 2),
]  # fmt: skip


@pytest.mark.parametrize(("name", "option", "figure", "default", "other"), READINGS)
def test_switching_a_reading_changes_the_path(name, option, figure, default, other):
    """AMB-38, AMB-39, AMB-43, AMB-44, AMB-45, AMB-47, AMB-48, AMB-49, AMB-50, AMB-56, AMB-57, AMB-61."""
    assert figure(None) == default
    assert figure({name: option}) == other


@pytest.mark.parametrize(("option", "barred"), [("both", True), ("next", True), ("current", False)])
def test_whether_ground_binds_the_next_move_is_a_reading(option, barred):
    """AMB-48."""
    board = table(rulings={"terrain.restrictionScope": option})
    done = walk_metres([("heavy",)], Fraction(2), mode="walk", ctx=board)
    assert bool(done.barred) is barred


def test_a_window_is_flown_through_freely_with_a_pack():
    """BNC-12, AMB-59."""
    assert cost("window", pack_on=True) == 1


GROUND = st.lists(
    st.sampled_from(["clear", "light", "heavy", "stream", "marsh", "river"]).flatmap(
        lambda terrain: st.sampled_from(
            [(terrain,), (terrain, "up1"), (terrain, "down1"), (terrain, "slope2plus")]
        )
    ),
    max_size=14,
)
ROOM = st.integers(0, 48).map(lambda quarters: Fraction(quarters, 4))
FACTOR = st.sampled_from([Fraction(1), Fraction(5, 4)])
MODE = st.sampled_from(["walk", "run", "sprint", "crawl", "backward", "sideways"])


@given(GROUND, ROOM, FACTOR, MODE, st.booleans())
def test_law_nothing_is_charged_beyond_the_allowance(metres, room, factor, mode, pack_on):
    done = walk_metres(metres, room, mode=mode, ctx=BOOK, suit_cost=factor, pack_on=pack_on)
    assert 0 <= done.charged <= room
    assert done.charged + done.left == room
    assert 0 <= done.moved <= len(metres)


@given(metres=GROUND, room=ROOM, more=ROOM, factor=FACTOR, mode=MODE, pack_on=st.booleans())
def test_law_a_larger_allowance_never_moves_less(*, metres, room, more, factor, mode, pack_on):
    small = walk_metres(metres, room, mode=mode, ctx=BOOK, suit_cost=factor, pack_on=pack_on)
    large = walk_metres(metres, room + more, mode=mode, ctx=BOOK, suit_cost=factor, pack_on=pack_on)
    assert large.moved >= small.moved


@given(st.integers(0, 12), st.sampled_from(["walk", "run", "sprint"]), FACTOR)
def test_law_a_pack_is_never_slower_on_clear_ground(length, mode, factor):
    base = {"walk": 2, "run": 4, "sprint": 6}[mode]
    metres = [CLEAR] * length
    on_foot = walk_metres(metres, Fraction(base), mode=mode, ctx=BOOK, suit_cost=factor)
    bouncing = walk_metres(metres, Fraction(2 * base), mode=mode, ctx=BOOK, suit_cost=factor, pack_on=True)
    assert bouncing.moved >= on_foot.moved


@given(GROUND, ROOM, MODE, st.integers(0, 24).map(lambda halves: Fraction(halves, 2)))
def test_law_a_limit_is_kept_and_shortens_nothing_below_it(metres, room, mode, limit):
    free = walk_metres(metres, room, mode=mode, ctx=BOOK)
    held = walk_metres(metres, room, mode=mode, ctx=BOOK, limit=limit)
    assert held.moved == min(free.moved, limit)


def test_a_move_that_ends_where_it_meant_to_was_not_cut_short():
    """MOV-09: also when the ground that was listed ends there."""
    assert walk([CLEAR, CLEAR], 4, limit=2) == (2, 2, 2, "limit")
    assert walk([CLEAR, CLEAR], 4) == (2, 2, 2, "")


_READINGS = (
    "move.fractionRule", "move.exampleDistance", "move.costStacking", "marsh.rule", "slope.rows",
    "terrain.restrictionScope", "bounce.lightWoods", "bounce.heavyWoods", "bounce.doublingScope",
    "move.mixedMeterChoice",
)  # fmt: skip
_RULINGS = st.fixed_dictionaries(
    {
        name: st.sampled_from([option.key for option in BOOK.rulings.ruling(name).options])
        for name in _READINGS
    }
)
_LIMIT = st.one_of(
    st.none(),
    st.integers(0, 24).map(lambda halves: Fraction(halves, 2)),
    st.fractions(0, 12, max_denominator=90),
)


@given(
    metres=GROUND, room=ROOM, factor=FACTOR, mode=MODE, pack_on=st.booleans(), limit=_LIMIT, rulings=_RULINGS
)
def test_a_walk_in_whole_numbers_is_the_walk_in_fractions(
    *, metres, room, factor, mode, pack_on, limit, rulings
):
    """MOV-05 to MOV-11: by every reading, to the last millionth."""
    how = {
        "mode": mode,
        "ctx": table(rulings=rulings),
        "suit_cost": factor,
        "pack_on": pack_on,
        "limit": limit,
    }
    walk = walk_metres(metres, room, **how)
    found = (walk.moved, walk.charged, walk.left, walk.stopped_by, walk.barred)
    assert found == slowly_walked(metres, room, **how)
