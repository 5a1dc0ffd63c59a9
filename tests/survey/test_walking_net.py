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
