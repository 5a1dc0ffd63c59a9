"""Two threads that measure at once, as a screen beside a commander who thinks, and neither minds the other."""

from collections import deque

from support.on_maps import on_map
from support.piles import FIELD, PLACES

from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.ground.compiled.conditions import Spot
from squadlog.survey import measured_battle
from squadlog.survey.danger import lines_known
from squadlog.survey.danger.lines_known import LinesKnown, LookAsked, PostureAt
from squadlog.survey.measured_battle import measure_battle


def measured(battle):
    return measure_battle(battle, load_rulebook(), rulings_with(()))


def test_who_measures_a_battle_gets_that_one_though_another_is_measured_meanwhile(monkeypatch):
    mine, other = on_map(FIELD, PLACES), on_map(FIELD, PLACES)
    meanwhile = measured(other)

    class Crowded(deque):
        def append(self, one):
            super().append(one)
            super().append(meanwhile)

    monkeypatch.setattr(measured_battle, "_latest", Crowded(maxlen=4))
    assert measured(mine).battle is mine
    assert measured(mine) is measured(mine)


def test_lines_that_were_looked_along_are_told_though_others_fill_the_memory_meanwhile(monkeypatch):
    world = measured(on_map(FIELD, PLACES))
    asked = [
        LookAsked(PostureAt(Spot(1.0, 1.0, 1)), PostureAt(Spot(3.0, 1.0 + away, 1))) for away in range(6)
    ]
    wanted = LinesKnown().look(world, asked[:3])

    class Crowded(LinesKnown):
        def _look(self, world, new):
            found = list(super()._look(world, new))
            if new == asked[:3]:
                self.look(world, asked[3:])
            return found

    monkeypatch.setattr(lines_known, "_MOST", 2)
    assert Crowded().look(world, asked[:3]) == wanted
    assert any(one is not None for one in wanted)
