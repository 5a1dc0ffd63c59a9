"""What a seat may say: one table, which knows every command there is."""

from typing import get_args

import pytest
from support.battles import skirmish

from squadlog.battle import commands as say
from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.battle.known import known
from squadlog.battle.rights import OWNERS, Word, may_ever, not_your_half, not_yours, owner
from squadlog.facts.seats import REFEREE, TABLE

COMMANDS = get_args(say.BasicCommand)


def test_the_table_of_rights_knows_every_command_and_nothing_else():
    of_chapters = [kind for kept in CHAPTER_STATES.values() for kind in kept.commands]
    assert set(OWNERS) == {*COMMANDS, *of_chapters}


@pytest.mark.parametrize("seat", [REFEREE, TABLE])
def test_referee_and_table_may_say_everything(seat):
    assert all(may_ever(seat, kind) for kind in (*COMMANDS, *get_args(Word)))
    assert not_yours(skirmish(), seat, say.EndBattle()) is None
    assert not_yours(skirmish(), seat, say.Hold(unit=11, overrule="agreed")) is None


@pytest.mark.parametrize(
    ("command", "whose"),
    [
        (say.Hold(unit=11), "blue"),
        (say.GiveIntent(unit=1, intent="attack"), "red"),
        (say.ChooseOrder(grouping="blue", choice="MOVE"), "blue"),
        (say.Done(), "red"),
        (say.SetDice(side="blue", typed=True), "blue"),
        (say.SetDice(side=None, typed=True), TABLE),
        (say.Note(text="hello"), ""),
        (say.RollInitiative(), ""),
        (say.SetRuling(name="jam.scope", option="all"), TABLE),
        (say.Hold(unit=99), TABLE),
        (say.Correct(unit=1, changes=(("wound", "M"),), reason="by hand"), "red"),
        (say.Correct(unit=11, changes=(("wound", "M"),), reason="by hand"), "blue"),
        (say.Correct(unit=1, changes=(("wound", "none"),), reason="healed"), TABLE),
        (say.Correct(unit=1, changes=(("wound", "M"), ("posture", "prone")), reason="by hand"), TABLE),
        (say.Correct(unit=1, changes=(("wound", "nonsense"),), reason="by hand"), TABLE),
        (say.Correct(unit=99, changes=(("wound", "M"),), reason="by hand"), TABLE),
    ],
)
def test_a_side_speaks_for_its_own_and_everybody_for_what_is_nobodys(command, whose):
    battle = skirmish()
    assert owner(battle, command) == whose
    refused = not_yours(battle, "red", command)
    assert (refused is None) == (whose in ("", "red"))
    assert not_yours(known(battle, "red"), "red", command) == refused


def test_a_refusal_names_whose_word_it_is():
    assert str(not_yours(skirmish(), "red", say.Hold(unit=11))) == "Only Blue can say this."


def test_no_side_alone_lets_something_stand_against_the_rules_gen_06():
    refused = not_yours(skirmish(), "red", say.Hold(unit=1, overrule="we agreed"))
    assert (refused.code, refused.rule) == ("not-yours", "GEN-06")


@pytest.mark.parametrize(
    ("kind", "may"),
    [(say.CorrectTurn, False), (say.Correct, True), (say.Fire, True), ("undo", True), ("log", True)],
)
def test_a_screen_asks_what_a_side_may_ever_say(kind, may):
    assert may_ever("red", kind) is may


def test_a_die_is_typed_by_the_side_that_rolls_it_die_07():
    battle = skirmish()
    assert not_your_half(battle, "red", "blue").code == "not-yours"
    assert not_your_half(battle, "blue", "blue") is None
    assert not_your_half(battle, "red", "") is None
