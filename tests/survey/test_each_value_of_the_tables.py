"""Each value of the tables of cover, terrain, elevation, moves, shots and times is changed, one by one in a copy.

Whoever answers what hangs on it answers alike, as printed and as changed, and not as before; or the value
has no say there, and the reason stands below.
"""

from functools import partial

import pytest
from support.asked_everywhere import (
    BLOCKED,
    after_a_hit,
    costs,
    covered,
    daze,
    hand_to_hand,
    hidden_below,
    may_fire,
    may_turn,
    moved,
    with_value,
)
from support.battles import table

BOOK = table().book
CELLS = {
    "standing_active": ("standing", True),
    "standing_idle": ("standing", False),
    "low_active": ("kneeling", True),
    "low_idle": ("kneeling", False),
}
GOING = {"walk": "walk", "run": "run", "sprint": "sprint", "crawl": "crawl", "backward": "backward",
         "backward_crawl": "crawl_back", "sideways": "sideways"}  # fmt: skip
WOODS = ("light_woods", "heavy_woods")
NO_SAY = {
    **{("cover", woods, cell): "woods hide by their depth, not by a cell, and cover alike (LOS-06, LOS-07)"
       for woods in WOODS for cell in ("standing_idle", "low_idle")},
    **{("cover", "unit", cell): "a unit hides nobody (AMB-82)" for cell in ("standing_idle", "low_idle")},
    **{("terrain", woods, "los_max_m"): "printed beside the terrain again; the cover table counts (FIR-25, FIR-26)"
       for woods in ("light", "heavy")},
    ("terrain", "marsh", "detection"): "of woods alone the column may count at fire (AMB-72)",
    **{("move_modes", mode, "base_m"): "what each wound leaves of it counts, and the tables must agree (WND-11)"
       for mode in ("walk", "run", "sprint", "backward")},
    ("move_modes", "walk", "pack_m"): (
        "a pack doubles whatever the unit has left (BNC-01); inertia asks for it (BNC-09)"
    ),
    ("actions", "elevator_floor", "ap"): "a ride is priced by a ruling (AMB-33)",
    **{("actions", key, "ap"): "shares of a move: its subphase, or what the map makes of it (ACT-34)"
       for key in ("crawl", "move_sideways", "move_backward")},
}  # fmt: skip


def _cells():
    for feature, row in BOOK.cover.items():
        for cell, (posture, active) in CELLS.items():
            printed = getattr(row, cell)
            if feature in WOODS:
                asks = partial(
                    covered,
                    feature=feature,
                    scene=f"{feature[:5]}_2",
                    posture=posture,
                    active=active,
                    woods_m=2,
                )
            else:
                asks = partial(covered, feature=feature, scene=feature, posture=posture, active=active)
            other = (
                (5 if printed != 5 else 1)
                if active and printed != BLOCKED
                else 3
                if printed == BLOCKED
                else BLOCKED
            )
            yield ("cover", feature, cell), other, asks
    for woods, metres, deep in (("light_woods", 12, 20), ("heavy_woods", 5, 8)):
        asks = partial(covered, feature=woods, scene=f"{woods[:5]}_{metres}", woods_m=metres)
        yield ("cover", woods, "max_m"), deep, asks


def _terrains():
    for key in ("clear", "light", "heavy", "stream", "up1", "down1"):
        yield (
            ("terrain", key, "cost"),
            4.0,
            partial(moved, mode="run" if key == "light" else "walk", terrain=key),
        )
    yield ("terrain", "marsh", "max_m"), 2.0, partial(moved, mode="walk", terrain="marsh")
    for key, mode in (("light", "sprint"), ("heavy", "run"), ("stream", "sprint")):
        yield ("terrain", key, "forbid"), (), partial(moved, mode=mode, terrain=key)
    yield ("terrain", "clear", "forbid"), ("walk",), partial(moved, mode="walk", terrain="clear")
    column = {"fire.woodsModifier": "terrain_column"}
    for woods in WOODS:
        asks = partial(covered, feature=woods, scene=f"{woods[:5]}_2", woods_m=2, rulings=column)
        yield ("terrain", woods[:5], "detection"), 4, asks
        yield ("terrain", woods[:5], "los_max_m"), 1.0, asks
    yield (
        ("terrain", "marsh", "detection"),
        4,
        partial(covered, feature="marsh", scene="marsh", rulings=column),
    )


def _figures():
    hidden = partial(hidden_below, lines=2)
    yield ("figures", "steep_slope", "value"), 2.0, partial(hidden, from_foot_m=4.0, spread_m=1.5)
    yield ("figures", "dead_zone", "value"), 5.0, partial(hidden, from_foot_m=8.0)
    yield ("figures", "foot_of_slope", "value"), 9.0, partial(hidden, from_foot_m=8.0)
    yield ("figures", "beside_slope", "value"), 2.0, partial(hidden, from_foot_m=0.6, above_m=0.8)
    yield ("figures", "shots", "value"), 3.0, partial(may_fire, fired=((1, 2), (1, 5)), ask=(1, 9))
    yield ("figures", "pause", "value"), 2.0, partial(may_fire, fired=((1, 2),), ask=(1, 4))
    yield ("figures", "daze", "value"), 4.0, daze
    yield ("figures", "reach", "value"), 1.5, hand_to_hand
    yield ("figures", "hit_bonus", "value"), 2.0, after_a_hit


def _moves():
    for key, mode in GOING.items():
        changed = BOOK.move_modes[key].base_m * 2
        yield ("move_modes", key, "base_m"), changed, partial(moved, mode=mode, terrain="clear")
    yield ("move_modes", "walk", "pack_m"), 6.0, partial(moved, mode="walk", terrain="clear", pack=True)
    for mode in ("run", "sprint"):
        yield ("move_modes", mode, "turn_deg"), 180, partial(may_turn, mode=mode, degrees=100.0, after_m=2.0)
        yield ("move_modes", mode, "turn_gap_m"), 3.0, partial(may_turn, mode=mode, degrees=40.0, after_m=2.0)
    yield ("move_modes", "walk", "turn_deg"), 30, partial(may_turn, mode="walk", degrees=40.0)
    for key, mode in (("crawl", "crawl"),):
        yield (
            ("move_modes", key, "turn_deg"),
            90,
            partial(may_turn, mode=mode, degrees=60.0, after_m=0.2, on_m=0.2),
        )


def _times():
    for key, row in BOOK.actions.items():
        if row.advanced:
            continue
        yield ("actions", key, "ap"), row.ap + 2, partial(costs, action=key)
        if row.surcharge:
            yield ("actions", key, "surcharge"), row.surcharge + 2, partial(costs, action=key, mode="walk")


VALUES = {
    value: (other, asks)
    for part in (_cells, _terrains, _figures, _moves, _times)
    for value, other, asks in part()
}


def _answers(asks, book):
    found = asks(book)
    assert len(set(found.values())) == 1, found
    return next(iter(found.values()))


@pytest.mark.parametrize("value", list(VALUES), ids="-".join)
def test_a_value_changed_in_the_tables_changes_every_answer_alike(value):
    """GEN-06: calculator, stated and measured battle, preview and screen say the same under any tables."""
    other, asks = VALUES[value]
    name, key, field = value
    printed, changed = _answers(asks, BOOK), _answers(asks, with_value(BOOK, name, key, **{field: other}))
    if value in NO_SAY:
        assert changed == printed, "it has a say after all"
    else:
        assert changed != printed, "it has no say, and nobody says why"


def test_whatever_has_no_say_is_a_value_that_was_asked_about():
    assert NO_SAY.keys() <= VALUES.keys()
