"""What chapters in force answer and say together, each asked by the key it is about: ADV-01."""

from typing import get_args

import pytest
from support.battles import skirmish, table
from support.piles import searching

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import Metres, Sighting, YesNo
from squadlog.rules.common.advanced import ADVANCED, HOUSE, together, words_of
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.soldiers import Modified, SoldierHooks
from squadlog.rules.desk import chapters
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.declaring import objections_declare
from squadlog.rules.fire import to_hit
from squadlog.rules.hiding.piles import SearchPiles
from squadlog.rules.hiding.searching import ahead
from squadlog.rules.leadership.chain import squad_of
from squadlog.rules.melee import rolls
from squadlog.rules.moving import zero_gravity
from squadlog.rules.rout.plight import leading_of, plight_of
from squadlog.rules.turn import initiative

YES = YesNo(value=True, origin="stated")
HALT = Refusal(code="halt", sentence="Nobody walks.", rule="ADV-01")


@pytest.fixture
def halt(monkeypatch):
    """A chapter that speaks against moves and tells what it was asked of."""
    asked = []

    def objects(battle, command, board):
        del battle, board
        asked.append(command.action)
        return HALT

    loaded = chapters.chapter_of
    halting = Chapter(key="halting", actions=ActionHooks(vetoes={"move": objects}))
    monkeypatch.setattr(chapters, "chapter_of", lambda key: halting if key == "halting" else loaded(key))
    chapters.desk.cache_clear()
    yield asked
    chapters.desk.cache_clear()


@pytest.mark.parametrize(
    ("declared", "asked"),
    [
        (Declare(unit=1, action="move", mode="walk"), ["move"]),
        (Declare(unit=1, action="crawl"), ["move"]),
        (Declare(unit=1, action="position_change", posture="prone"), []),
    ],
)
def test_a_chapter_is_asked_of_the_actions_it_speaks_against_and_of_no_other(halt, declared, asked):
    battle = skirmish(setup_changes={"chapters": ("halting",)})
    refusals = list(objections_declare(battle, declared, table()))
    assert halt == asked
    assert (HALT in refusals) == bool(asked)


def test_chapters_say_together_what_each_of_them_says_and_none_says_nothing():
    every = together(ADVANCED)
    for key in (*HOUSE, *ADVANCED):
        words = words_of(key)
        assert words.deeds.items() <= every.deeds.items()
        assert words.tells.items() <= every.tells.items()
        assert words.beginnings.items() <= every.beginnings.items()
        assert words.steps.items() <= every.steps.items()
    of_the_house = set().union(*(words_of(key).tells for key in HOUSE))
    assert set(together(()).tells) == of_the_house
    assert not set(together(()).deeds) - set().union(*(words_of(key).deeds for key in HOUSE))


def made_up(battle, unit, other, table):
    """A line that says whom it was asked of."""
    del battle, table
    yield line("made_up", f"made up of {unit} against {other}", 2, "ADV-01")


@pytest.fixture
def modified(monkeypatch):
    """A made-up chapter that adds a line to all that chapters may add to; the table with it in force."""
    chapter = Chapter(
        key="made_up", soldiers=SoldierHooks(modifiers=dict.fromkeys(get_args(Modified), made_up))
    )
    monkeypatch.setattr(chapters, "BASIC", ("made_up",))
    monkeypatch.setattr(chapters, "HOUSE", ())
    monkeypatch.setattr(chapters, "chapter_of", {"made_up": chapter}.get)
    chapters.desk.cache_clear()
    yield add_chapters(table(), skirmish())
    chapters.desk.cache_clear()


@pytest.fixture
def searched():
    """A battle in which somebody hides and is searched for, played before any chapter is made up."""
    return searching().battle


@pytest.mark.parametrize("test", get_args(Modified))
def test_a_chapter_adds_lines_to_every_roll_that_it_may_add_to(searched, modified, test):
    """ADV-01, DIE-08: each ledger asks, and says of whom."""
    battle, stated = (
        skirmish(),
        Sighting(distance=Metres(value=12, origin="stated"), in_arc=YES, in_sight=YES),
    )
    grouping = battle.groupings[battle.units[1].grouping]
    ledgers = {
        "ranged": lambda: to_hit.ledger(battle, 1, "SR", 11, stated, "plain", modified).lines,
        "melee": lambda: rolls.ledger(battle, 1, 11, modified).lines,
        "avoid": lambda: rolls.avoid_ledger(battle, 1, 11, modified).lines,
        "zero_g": lambda: zero_gravity.ledger(battle, 1, None, modified).lines,
        "initiative": lambda: initiative.modifiers(battle, grouping, modified),
        "leader": lambda: leading_of(battle, battle.units[1], squad_of(battle, 1), modified).more,
        "rally": lambda: leading_of(battle, battle.units[1], squad_of(battle, 1), modified).rallies,
        "rout": lambda: plight_of(battle, squad_of(battle, 1), modified).more,
        "detection": lambda: next(ahead(searched, SearchPiles(unit=1), modified)).ledger.lines,
    }
    other = 11 if test in ("ranged", "melee", "avoid") else None
    added = [
        entry
        for entry in ledgers[test]()
        if entry.key == "made_up" and entry.label.startswith("made up of 1 ")
    ]
    assert [(entry.label, entry.value) for entry in added] == [(f"made up of 1 against {other}", 2)]
