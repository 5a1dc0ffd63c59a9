"""A small battle for each kind of objective: a sergeant goes for it, and says there what it is met by (SCN-10)."""

import pytest

from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import Considered, MindView
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.rules.desk import chapters
from squadlog.rules.scenario.objectives import standings
from squadlog.session import deciding
from squadlog.setup.scenes import load_battle

YARD = """
[map]
title = "A Yard"
width_m = 14
height_m = 8
surface = "concrete"
[[wall]]
id = "W1"
kind = "external_wall"
line = [[11, 0], [11, 8]]
[[wall]]
id = "W2"
kind = "internal_wall"
line = [[7, 5], [7, 8]]
"""
BATTLE = """
title = "A Yard"
briefing = "One guards a cell; two have work to do outside."
map = "yard.toml"
turns = 3
chapters = ["ammunition", "explosives"]

[[areas]]
id = "west"
edges = ["west"]
depth_m = 1
[[areas]]
id = "corner"
centre = [9.5, 6.5]
radius_m = 1.2

[[sides]]
id = "blue"
name = "Commonwealth"
[[sides.squads]]
squad = "john_doe"
only = ["John Doe", "Mara Quill", "Tobias Renn"]
members = { "John Doe" = { equipment = ["plastic_charge"] } }
carries = { "Tobias Renn" = ["papers"] }
starts = { "John Doe" = { x = 4, y = 2 }, "Mara Quill" = { x = 5, y = 3 }, "Tobias Renn" = { x = 6, y = 5 } }

[[sides]]
id = "red"
name = "TOG"
[[sides.squads]]
squad = "tog_line"
only = ["Varro"]
starts = { Varro = { x = 12.5, y = 4 } }

[start]
turn = 1
subphase = 1
order = ["blue", "red"]
[[start.units]]
name = "Tobias Renn"
wound = "D"

[[objectives]]
id = "wanted"
side = "blue"
"""
THERE = """
[[triggers]]
id = "there"
kind = "in_area"
side = "blue"
area = "corner"
"""


class _Waits:
    """Somebody who answers what is safe."""

    name = "waits/1"

    def think(self, posed):
        return Considered(says=answer_safely(MindView(posed)).says)


def played(tmp_path, wanted):
    """The battle with that objective, played by a sergeant until it is met or the battle is over."""
    (tmp_path / "yard.toml").write_text(YARD)
    (tmp_path / "battle.toml").write_text(BATTLE + wanted)
    setup = load_battle(str(tmp_path / "battle.toml"), load_rulebook(), rulings_with(()))
    bout = Bout(setup, {"blue": commander_of("sergeant"), "red": _Waits()})
    while bout.step() and not _stands(bout).met:
        pass
    return bout


def _stands(bout):
    ctx = chapters.add_chapters(deciding.table_at(bout.battle), bout.battle)
    return next(one for one in standings(bout.battle, ctx) if one.objective.id == "wanted")


def said(bout, kind):
    return [
        one
        for side, one in bout.said
        if side == "blue" and getattr(one, "action", type(one).__name__) == kind
    ]


@pytest.mark.parametrize(
    ("wanted", "says", "times"),
    [
        ('kind = "leave"\narea = "west"\ncount = 2', "LeaveMap", 2),
        ('kind = "carried"\narea = "west"\nitems = ["papers"]', "pick_up_object", 1),
        ('kind = "destroy"\nfeatures = ["W2"]', "fire_throw", 1),
        ('kind = "charges"\narea = "corner"', "detonate", 1),
        ('kind = "reach"\narea = "corner"\ncount = 2\nwhen = "ever"', "move", 2),
        ('kind = "hold"\narea = "corner"\nturns = [1]', "move", 2),
        (f'kind = "trigger"\ntrigger = "there"\n{THERE}', "move", 1),
    ],
    ids=["leave", "carried", "destroy", "charges", "reach", "hold", "trigger"],
)
def test_a_sergeant_plays_an_objective_to_its_end(tmp_path, wanted, says, times):
    bout = played(tmp_path, wanted)
    assert _stands(bout).met
    assert len(said(bout, says)) >= times
    assert bout.refused == 0
