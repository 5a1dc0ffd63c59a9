"""Who stands in a line of sight is called by number and name in the list of targets."""

from types import SimpleNamespace

from squadlog.ground.sight.line_of_sight import Crossing
from squadlog.session.view.map.sight_texts import short_sight


def test_whoever_stands_between_is_named_and_a_thing_by_its_kind():
    soldier = SimpleNamespace(soldier=SimpleNamespace(name="Varro"), side="red")
    battle = SimpleNamespace(units={4: soldier, 11: soldier})
    line = SimpleNamespace(
        crossings=(Crossing("4", "unit", 2.0), Crossing("11", "unit", 3.0), Crossing("F1", "half_hard", 4.0)),
        woods=(), smoke=(), margin_m=None, rule="FIR-23", verdict="penalty",
    )  # fmt: skip
    told = short_sight(battle, line)
    assert "4 Varro, 11 Varro, half hard" in told
    assert "unit" not in told
