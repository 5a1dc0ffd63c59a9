"""The hook by which a commander uses the chapters of the rules: those in force, and none without a word of theirs."""

from dataclasses import replace

from squadlog.base import plugs
from squadlog.battle.commands import Declare, Hold, RollInitiative
from squadlog.battle.known import known
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.exercises.shelf import find_exercise
from squadlog.extras.commander.mind.chapters import asked
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, MindView, Posed
from squadlog.extras.commander.mind.safe import answer_safely

LIES = Declare(unit=4, action="position_change", posture="prone")


def posed(*chapters):
    """Two who see an enemy, as 4 is asked, in a battle with these chapters in force."""
    one = find_exercise("two_in_sight").posed
    return replace(one, known=replace(one.known, chapters=chapters))


def lies_down(soldier):
    yield soldier.choice(LIES, soldier.stays + 100.0, soldier.here)


def test_the_orders_of_a_chapter_are_weighed_where_it_is_in_force_and_nowhere_else(monkeypatch):
    monkeypatch.setattr(asked, "CHAPTERS", (ChapterWeighed(key="stealth", orders=lies_down),))
    sergeant = commander_of("sergeant")
    assert sergeant.weigh(posed("stealth"), 4)[0].says == LIES
    assert sergeant.weigh(posed(), 4)[0].says != LIES
    assert sergeant.think(posed("stealth")).says.unit == 4


def test_orders_of_the_basic_rules_are_weighed_in_every_battle(monkeypatch):
    monkeypatch.setattr(asked, "CHAPTERS", (ChapterWeighed(orders=lies_down),))
    assert commander_of("sergeant").weigh(posed(), 4)[0].says == LIES


def test_what_an_extra_says_of_its_own_chapters_is_weighed_beside_all_others(monkeypatch):
    monkeypatch.setattr(plugs, "answers", lambda _question: [lambda _soldier: [(LIES, 100.0)]])
    monkeypatch.setattr(asked, "CHAPTERS", ())
    best, *others = commander_of("sergeant").weigh(posed(), 4)
    assert best.says == LIES
    stays = next(one for one in others if isinstance(one.says, Hold))
    assert best.worth >= stays.worth + 90


def test_a_question_is_answered_by_the_chapter_that_asks_it_else_safely(monkeypatch):
    setup = setup_of(BattleMatch(scenario="tutorial_map", levels=("sergeant", "sergeant")), 0)
    bout = Bout(setup, {side.id: commander_of("sergeant") for side in setup.sides})
    while bout.battle.stage != "initiative":
        bout.step()
    side = setup.sides[0].id
    one = Posed(known=known(bout.battle, side), side=side)
    monkeypatch.setattr(asked, "CHAPTERS", ())
    assert commander_of("sergeant").think(one) == answer_safely(MindView(one))
    rolls = ChoiceWeighed(says=RollInitiative(), worth=1.0)
    monkeypatch.setattr(asked, "CHAPTERS", (ChapterWeighed(answers=lambda _now: [rolls]),))
    told = commander_of("sergeant").think(one)
    assert (told.says, told.weighed) == (RollInitiative(), (rolls,))
