"""The net of half metres on which ways on foot are found: which of its nodes are near, on stairs, on the lattice."""

from math import hypot
from random import Random

import pytest
from support.soldierly import sixteen

from squadlog.ground.compiled.conditions import Spot
from squadlog.survey.walking.walking_net import walking_net


@pytest.fixture(scope="module")
def net():
    return walking_net(sixteen("counting_house", 1).map)


def test_the_nodes_near_a_spot_are_those_of_its_square_however_often_it_is_asked(net):
    chance, nodes = Random(12), [net.spot(node) for node in range(len(net))]
    for _ in range(40):
        spot = Spot(chance.uniform(0, 30), chance.uniform(0, 20), chance.randint(1, 2))
        away = {
            node: hypot(one.x - spot.x, one.y - spot.y)
            for node, one in enumerate(nodes)
            if one.floor == spot.floor
        }
        near = [node for node, metres in away.items() if metres <= 0.5]
        nearest = min(away, key=away.__getitem__)
        expected = near or ([nearest] if away[nearest] <= 2.0 else [])
        assert [*net.near(spot)] == [*net.near(Spot(spot.x, spot.y, spot.floor))] == expected


def test_a_node_on_stairs_has_one_of_another_floor_beside_it(net):
    climbing = {
        node
        for node in range(len(net))
        if {net.spot(there).floor for there in net.beside(node)} - {net.spot(node).floor}
    }
    assert climbing
    assert {node for node in range(len(net)) if net.is_stairs(node)} == climbing


def test_the_lattice_of_places_is_two_and_a_half_metres_wide(net):
    coarse = [net.spot(node) for node in range(len(net)) if net.is_coarse(node)]
    assert coarse
    assert all(one.x % 2.5 == one.y % 2.5 == 0 for one in coarse)


def test_who_stands_shoulder_to_shoulder_with_another_finds_a_way_that_does_not_stop_at_him_at_once(net):
    """ACT-18: a move that comes nearer to him than both have room stops, were it by a hair."""
    open_to_all = next(one for one in map(net.spot, range(len(net))) if len(net.within(one, 3.0)) > 80)
    start = Spot(open_to_all.x + 0.27, open_to_all.y, open_to_all.floor)
    friend = Spot(start.x + 0.24, start.y - 0.44, start.floor)
    apart_m, taken = hypot(start.x - friend.x, start.y - friend.y), net.taken_by([friend])
    before = net.within(start, 3.0, taken)
    assert len(before) > 40
    for node in before:
        first, *_ = net.way(start, node, before, taken)
        way_m = hypot(first.x - start.x, first.y - start.y)
        along = [
            (start.x + (first.x - start.x) * at / 50, start.y + (first.y - start.y) * at / 50)
            for at in range(51)
        ]
        nearest = min(hypot(x - friend.x, y - friend.y) for x, y in along)
        assert way_m > 0
        assert nearest >= min(apart_m, 0.5) - 1e-4, (first, nearest)
