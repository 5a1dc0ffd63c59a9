"""Whose squad a unit is in: that of today, which regrouping and the referee change (RGP-05, LDR-03)."""

import ast
from pathlib import Path

from support.battles import skirmish
from support.charges import detonate, install, planted
from support.playing import Played

import squadlog
from squadlog.battle.known import known
from squadlog.battle.terms import Grouping
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.reports.squads_in_battle import sheets_in_battle
from squadlog.rules.explosives.detonating import own
from squadlog.rules.explosives.record import PLASTIC
from squadlog.rules.regroup.record import MergeSquads
from squadlog.rules.scenario.conditions import count_units

RED = (1, 2, 3, 4)
CHAPTERS = ("leadership", "quality", "regroup", "explosives")
TEAMS = (
    Grouping(id="a", name="Alpha", side="red", units=(1, 2)),
    Grouping(id="b", name="Bravo", side="red", units=(3, 4)),
    Grouping(id="blue", name="Blue", side="blue", units=(11,)),
)
OF_PAPER = {
    "setup/chapters.py": "remarks on a sheet",
    "setup/scenes.py": "remarks on a sheet",
    "setup/start_file.py": "the sheets of a scenario file; who is in which squad by now its start tells",
    "rules/common/posts.py": "where a soldier begins",
    "rules/scenario/eyes.py": "what is told of sheets and of those still to come",
    "rules/scenario/squads.py": "a scenario's page names squads as they were",
    "reports/squads_in_battle.py": "remarks on a sheet",
    "language/ranks.py": "a soldier that is added",
}
"""The modules that may ask the paper for a squad, and what for."""


def merged():
    """Alpha and Bravo, each with a charge that its leader has installed, are one squad under 1."""
    given = {number: {"squad": "Alpha" if number < 3 else "Bravo", "equipment": (PLASTIC,)} for number in RED}
    given[1]["leader"], given[3]["leader"] = -1, 0
    down = {2: {"wound": "D"}, 4: {"wound": "D"}}
    battle = skirmish(
        RED,
        (11,),
        soldiers=given,
        units=down,
        setup_changes={"chapters": CHAPTERS, "groupings": TEAMS},
        stage="initiative",
        order=(),
    )
    game = planted(Played(battle), install(1), install(3))
    game.do(MergeSquads(unit=1, units=(3,)))
    return game


def test_after_two_squads_have_become_one_its_members_set_off_the_charges_of_both():
    """EXP-06, RGP-05."""
    game = merged()
    assert [one.number for one in own(game.battle, game.unit(1))] == [1, 3]
    assert game.refused(detonate(3, "1")).code != "not-its-squad"


def test_a_scenario_counts_the_squads_that_there_are():
    """SCN-08, RGP-05."""
    assert count_units(merged().battle, RED, "squads") == 1


def test_one_sheet_shows_a_squad_that_two_have_become():
    """LOG-01, RGP-05."""
    battle = merged().battle
    (sheet,) = sheets_in_battle(battle, load_rulebook(), load_rulings(), side="red")
    assert len(sheet.units) == 4


def test_whoever_is_added_like_another_comes_into_its_squad_of_today():
    """LDR-03."""
    battle = known(merged().battle, TABLE)
    assert parse("add 9 to a like 4 because late", battle, load_rulebook()).soldier.squad == "Alpha"


def test_nobody_else_asks_the_paper_whose_squad_a_unit_is_in():
    """Of a unit `post` says it."""
    root = Path(squadlog.__file__).parent
    asks = set()
    for path in root.rglob("*.py"):
        if ".soldier.squad" in (text := path.read_text(encoding="utf-8")) or "soldier.squad" in text:
            name = path.relative_to(root).as_posix()
            if any(map(_asks, ast.walk(ast.parse(text)))):
                asks.add(name)
    assert asks == set(OF_PAPER)


def _asks(node: ast.AST) -> bool:
    """`x.soldier.squad` or `soldier.squad`."""
    if not (isinstance(node, ast.Attribute) and node.attr == "squad"):
        return False
    of = node.value
    return (isinstance(of, ast.Attribute) and of.attr == "soldier") or (
        isinstance(of, ast.Name) and of.id == "soldier"
    )
