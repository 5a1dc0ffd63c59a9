"""Charges where no map tells: carried, installed, disarmed, detonated, tampered with.

EXP-01..EXP-11, EXP-18..EXP-29.
"""

import pytest
from support.battles import table
from support.charges import carrying, detonate, disarm, install, laid, lies, planted, wait

from squadlog.battle.commands import Declare, Done, RemoveUnit
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.reports.narrate import narrate
from squadlog.rules.explosives import detonating
from squadlog.rules.explosives.record import PLASTIC, SHAPED
from squadlog.rules.fire.obstacles import explosion_halves


def feature(kind, **more):
    return Feature(id="D1", kind=kind, name="It", **more)


def test_a_charge_is_installed_in_five_subphases_and_lies_there_for_all_exp_05():
    """EXP-01, EXP-02, EXP-05, EXP-29."""
    game = carrying()
    game.do(install(target="D1"))
    assert game.unit(1).action.end == Moment(1, 5)
    laid(game, subphases=4)
    assert lies(game, 1) is None
    wait(game)
    thing = lies(game, 1)
    assert (thing.side, thing.by, thing.feature, thing.covered) == ("red", 1, "D1", False)
    assert game.unit(1).items == (PLASTIC,)


def test_a_shaped_charge_takes_ten_exp_05():
    """EXP-05."""
    game = carrying((SHAPED,))
    game.do(install(item=SHAPED, target="D1"))
    assert game.unit(1).action.end == Moment(1, 10)


def test_what_would_be_right_is_said_of_the_soldier_who_is_meant_shp_03():
    """SHP-03, EXP-02: with its own number, and an obstacle that is there."""
    game = carrying((SHAPED, PLASTIC))
    assert "install 2 shaped on D1." in game.refused(install(2, SHAPED)).instead
    assert "install 2 plastic" in game.refused(Declare(unit=2, action="install_charge")).instead


def test_installing_is_never_beside_a_move_adv_11():
    """EXP-05, ADV-11."""
    order = install(target="D1")
    assert (
        carrying()
        .refused(Declare(**{name: getattr(order, name) for name in ("unit", "action", "shot")}, mode="walk"))
        .code
        == "not-combinable"
    )


@pytest.mark.parametrize("mode", ["walk", "run", "sprint"])
def test_detonating_goes_beside_a_move_at_no_more_ap_exp_08(mode):
    """EXP-06, EXP-07, EXP-08: as fire is; at once, for there are no timers."""
    game = planted(carrying(), install(target="D1"))
    game.do(detonate(mode=mode))
    wait(game)
    assert lies(game, 1).condition == "spent"
    assert game.unit(1).shots == ()


def test_the_panel_asks_which_charge_goes_off_and_does_not_count_them():
    """EXP-06: `charges: 2` read as a number of charges; it is the charge of that number."""
    game = planted(carrying(), install(1, target="D1"))
    (asked,) = detonating.details(game.battle, detonate(), table())
    assert (asked.label, asked.options) == ("which charge", ("1",))


def test_a_door_gives_way_to_two_charges_one_after_the_other_and_not_to_two_at_once_exp_22():
    """EXP-22, EXP-23, EXP-24, A-82."""
    for orders, damage in (((detonate(item="1,3"),), 8), ((detonate(item="1"), detonate(item="3")), 10)):
        game = planted(carrying(), install(1, target="D1"), install(2, target="D1"))
        for order in orders:
            game.do(order)
            wait(game)
        assert game.battle.features["D1"].damage == damage
        assert (game.battle.features["D1"].state == "destroyed") == (damage == 10)
        assert {lies(game, number).condition for number in (1, 3)} == {"spent"}


def test_plastic_may_open_a_door_at_once_a_82():
    """A-82: the other option."""
    game = planted(carrying(rulings={"plastic.vs_door": "opens"}), install(target="D1"))
    game.do(detonate())
    wait(game)
    assert game.battle.features["D1"].state == "destroyed"


@pytest.mark.parametrize(
    ("kind", "rulings", "levels"),
    [
        ("bulkhead_door", {}, 0), ("airlock_door", {}, 0), ("internal_bulkhead", {}, 0), ("external_bulkhead", {}, 0),
        ("sliding_door", {}, 3), ("sliding_door", {"plastic.heavy_doors": "all_ship_doors"}, 0),
        ("furniture", {}, 3), ("external_wall", {}, 0.5), ("external_door", {}, 1),
        ("external_wall", {"obstacle.halfLevels": "halves_dropped"}, 0),
    ],
)  # fmt: skip
def test_plastic_is_useless_against_bulkheads_and_heavy_doors_exp_20(kind, rulings, levels):
    """EXP-20, A-79."""
    game = planted(carrying(features=(feature(kind),), rulings=rulings), install(target="D1"))
    game.do(detonate())
    wait(game)
    assert game.battle.features["D1"].damage == 2 * levels
    (told,) = game.of_kind("obstacle_battered")
    assert (told.rule == "EXP-20") == (kind.endswith("head") or (levels == 0 and kind.endswith("_door")))
    assert told.levels + told.half / 2 == levels
    assert levels != 0.5 or "0.5 levels" in narrate(told, game.battle)


def test_half_a_level_counts_whatever_explodes_obs_07():
    """OBS-06, OBS-07, SHP-08, GRN-42: of a shaped charge and a grenade as of plastic; without any PF there is none."""
    for pf, af, halves in ((4, 4, 1), (11, 11, 1), (0, 0, 0), (3, 4, 0), (5, 4, 2)):
        assert explosion_halves(pf, af, table()) == halves
    thick = (feature("machinery", af=11),)
    game = planted(carrying((SHAPED,), features=thick), install(item=SHAPED, target="D1"))
    game.do(detonate())
    wait(game)
    assert game.battle.features["D1"].damage == 1


@pytest.mark.parametrize(
    ("kind", "rulings", "state", "damage"),
    [
        ("airlock_door", {}, "destroyed", 10),
        ("airlock_door", {"shaped.door_auto": "false"}, "destroyed", 10),
        ("airlock_door", {"shaped.door_auto": "false", "shaped.pf": "9"}, "intact", 6),
        ("airlock_door", {"shaped.pf": "9"}, "destroyed", 10),
        ("external_bulkhead", {}, "intact", 8),
        ("external_bulkhead", {"shaped.pf": "12"}, "destroyed", 10),
        ("window", {}, "destroyed", 10),
    ],
)
def test_what_a_shaped_charge_opens_shp_04_08(kind, rulings, state, damage):
    """SHP-04, SHP-07, SHP-08, A-83, A-85: each option."""
    game = planted(
        carrying((SHAPED,), features=(feature(kind),), rulings=rulings), install(item=SHAPED, target="D1")
    )
    game.do(detonate())
    wait(game)
    assert (game.battle.features["D1"].state, game.battle.features["D1"].damage) == (state, damage)


def test_where_no_map_tells_the_table_says_whom_the_zones_catch_by_depth_shp_09():
    """SHP-09."""
    game = planted(carrying((SHAPED,)), install(item=SHAPED, target="D1"))
    game.do(detonate())
    wait(game, who="11 2, 2 4")
    (told,) = game.of_kind("exploded")
    assert [(one.unit, one.pf) for one in told.struck] == [(11, 6), (2, 4)]


def test_a_charge_is_set_off_by_anybody_of_the_squad_and_nobody_else_exp_06():
    """EXP-06: by anybody of its side, once its installer is off the table."""
    game = planted(carrying(soldiers={2: {"squad": "other", "equipment": (PLASTIC,)}}), install(target="D1"))
    assert game.refused(detonate(2)).code == "not-its-squad"
    game = planted(carrying(), install(target="D1"))
    game.do(RemoveUnit(unit=1, reason="called away"))
    game.do(detonate(2))
    wait(game)
    assert lies(game, 1).condition == "spent"


def test_one_at_a_time_where_the_table_plays_so_a_76():
    """A-76: each option."""
    game = planted(
        carrying(rulings={"charge.detonate": "one"}), install(1, target="D1"), install(2, target="D1")
    )
    assert game.refused(detonate(item="1,3")).code == "one-at-a-time"
    game.do(detonate(item="3"))


def test_friends_disarm_and_then_pick_it_up_exp_09():
    """EXP-09, EXP-10: set again it takes a new installing."""
    game = planted(carrying(), install(target="D1"))
    game.do(disarm(2, "1"))
    assert game.unit(2).action.end == Moment(1, 5)
    laid(game, subphases=5)
    assert game.refused(detonate()).code == "no-such-charge"
    game.do(Declare(unit=2, action="pick_up_object", item=PLASTIC))
    wait(game)
    assert game.unit(2).items == (PLASTIC,) * 3
    assert lies(game, 1) is None


@pytest.mark.parametrize(("option", "subphase"), [("complete", 5), ("start", 1)])
def test_an_enemy_sets_it_off_exp_11(option, subphase):
    """EXP-11, A-77: each option."""
    game = planted(carrying(rulings={"charge.tamper_at": option}), install(target="D1"))
    game.do(Done())
    game.do(disarm(11, "1"))
    while not game.of_kind("exploded"):
        wait(game)
    assert game.battle.now == Moment(1, subphase + 1)
    assert lies(game, 1).condition == "spent"


def test_the_table_says_which_are_at_one_spot_where_no_map_tells_a_149():
    """A-149."""
    for extras, counts in (((), [1, 1]), (("together",), [2])):
        game = planted(carrying(), install(1), install(2))
        game.do(detonate(item="all", extras=extras))
        wait(game)
        assert [one.fused.count for one in game.of_kind("exploded")] == counts
    game = planted(carrying(), install(1, target="D1"), install(2, target="D1"))
    game.do(detonate(item="1,3", extras=("apart",)))
    wait(game)
    assert [one.fused.count for one in game.of_kind("exploded")] == [1, 1]


def test_a_soldier_carries_two_at_most_exp_03():
    """EXP-03 stands with the squads: test_squad_legality."""
    from squadlog.book.load import load_rulebook  # noqa: PLC0415 - one look at a table

    costs = load_rulebook().costs
    assert [(costs[item].cost, costs[item].limit_per_unit, costs[item].chapter) for item in (PLASTIC, SHAPED)] == [
        (5, 2, "explosives"), (10, 2, "explosives"),
    ]  # fmt: skip
