"""What the groupings of a battle are called: INI-02."""

from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force
from squadlog.squads.ready import load_squad


def test_of_two_groupings_of_one_name_each_is_told_with_its_id(book, rulings):
    """INI-02: of one squad that fights twice, on one side or on both; others keep their names."""
    line, doe = (load_squad(squad, book) for squad in ("tog_line", "john_doe"))
    forces = [
        Force("red", "Red", line),
        Force("red", "Red", line),
        Force("blue", "Blue", line),
        Force("blue", "Blue", doe),
    ]
    names = [one.name for one in muster(BattlePlan(title="T", forces=tuple(forces)), book, rulings).groupings]
    assert names == [f"{line.name} (red-1)", f"{line.name} (red-2)", f"{line.name} (blue-1)", doe.name]
