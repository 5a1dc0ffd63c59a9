"""A chapter of the tests' own fills each family of hooks once: the desk hears it, and knows it by no name (ADV-01)."""

import ast
from dataclasses import MISSING, fields
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from support.battles import setup, skirmish, table
from support.made_up import made_up
from support.playing import Played

from squadlog.battle.chapter_state import ChapterState
from squadlog.battle.commands import Begin, Declare, SetAssist
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.scored import Earned
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.common import hooks, joining
from squadlog.rules.common.ask import Placeable
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import InForce
from squadlog.rules.common.families import Hooks
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.hooks.commands import CommandHooks
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.common.hooks.ground import GroundHooks, LaidRules
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.common.scoring import victory
from squadlog.rules.desk import chapters, foreseeing
from squadlog.rules.desk.chapters import add_chapters

FAMILIES = {one.name: one.default for one in fields(Hooks)}
EVERY = [(family, hook.name) for family, empty in FAMILIES.items() for hook in fields(empty)]
NO = Refusal(code="made-up", sentence="Not today.", rule="ADV-01")


BELLS = Earned(called="bells", told="all of them", points=Fraction(7), rule="ADV-01")


def told(text: str) -> Any:
    """A hook that writes a note, whatever it is handed beside the story."""
    return lambda recorder, *_: recorder.emit(NoteWritten(text=text))


PLUG = Chapter(
    key="made_up",
    commands=CommandHooks(
        vetoes=lambda _battle, command, _table: NO if isinstance(command, SetAssist) else None
    ),
    actions=ActionHooks(vetoes={"move": lambda *_: NO}),
    turn=TurnHooks(opens=told("play begins"), begins=told("a turn begins")),
    time=TimeHooks(
        scheduled=lambda battle: (
            ()
            if battle.now != Moment(1, 1)
            else [
                ScheduledEffect(
                    at=Moment(1, 1), of=1, what="a bell", part="closes", happens=told("a bell rings")
                )
            ]
        )
    ),
    soldiers=SoldierHooks(modifiers={"ranged": lambda *_: [line("made_up", "made up", 2, "ADV-01")]}),
    fire=FireHooks(weapon_vetoes=lambda *_: NO),
    blasts=BlastHooks(kinds={"bang": BlastKind(label="bang", rule="ADV-01", rings=lambda *_: ())}),
    ground=GroundHooks(kinds={"bell": LaidRules()}, senses=lambda _battle, side, *_: side == "red"),
    secrets=SecretHooks(
        placing=lambda *_: [Placeable(key="enough", words="no more bells", says=Begin())],
        in_secret=lambda _battle: True,
    ),
    score=ScoreHooks(counts=lambda _battle, side, _table: [BELLS] if side == "red" else []),
)


@pytest.fixture
def in_play():
    with made_up(holding=ChapterState(key="made_up"), chapter=PLUG):
        yield lambda **battle: Played(skirmish(setup_changes={"chapters": ("made_up",)}, **battle))


def notes(played: Any) -> list[str]:
    return [one.text for one in played.of_kind("note_written")]


def test_commands_of_others_are_vetoed(in_play):
    assert in_play().refused(SetAssist(subsystem=None, level="off")) == NO


def test_actions_of_others_are_vetoed_and_those_it_has_no_word_for_are_not(in_play):
    played = in_play()
    assert played.refused(Declare(unit=1, action="move", mode="walk")) == NO
    played.do(Declare(unit=1, action="position_change", posture="prone"))


@pytest.mark.usefixtures("in_play")
def test_what_is_told_as_play_and_as_a_turn_begins_comes_in_that_order():
    played = Played(first_state(setup((1,), (11,), chapters=("made_up",))))
    played.do(Begin())
    assert notes(played) == ["play begins", "a turn begins"]


def test_what_is_scheduled_comes_about_as_its_subphase_closes_and_in_no_other(in_play):
    played = in_play(now=Moment(1, 1))
    played.until(Moment(1, 3))
    assert notes(played) == ["a bell rings"]


def test_a_test_has_its_lines_and_a_weapon_its_veto(in_play):
    played = in_play()
    at = add_chapters(table(), played.battle)
    assert [(one.key, one.value) for one in at.added("ranged", played.battle, 1, 11)] == [("made_up", 2)]
    assert list(at.added("melee", played.battle, 1, 11)) == []
    assert at.against_weapon(played.battle, played.unit(1), "SR") == NO


def test_its_explosions_its_things_and_what_they_see_are_known_by_their_words(in_play):
    battle = in_play().battle
    at = add_chapters(table(), battle)
    assert foreseeing.kinds(battle, table()) == ("bang",)
    assert at.how_shot_at("bell") is None
    assert [at.sensed(battle, side, Whereabouts(0, 0)) for side in ("red", "blue")] == [True, False]


def test_what_it_lays_down_in_secret_is_asked_for_behind_the_curtain(in_play):
    battle = in_play().battle
    assert chapters.places_in_secret(battle)
    assert [one.key for one in chapters.placeables(battle, "red", table())] == ["enough"]
    assert not chapters.places_in_secret(skirmish())


def test_what_it_counts_is_counted(in_play):
    battle = in_play().battle
    by_side = {one.side: one for one in victory.score(battle, add_chapters(table(), battle))}
    assert by_side["red"].further == (BELLS,)
    assert by_side["blue"].further == ()


def test_the_plug_fills_every_family_there_is():
    assert [name for name, empty in FAMILIES.items() if getattr(PLUG, name) == empty] == []


def filled(hook: Any, mark: str) -> Any:
    """A hook of a chapter that answers with its mark, as that hook answers."""
    empty = hook.default if hook.default_factory is MISSING else hook.default_factory()
    if not callable(empty):
        mapping = {mark: mark, "both": lambda *_: (mark,)}
        return {dict: mapping, tuple: (mark,), bool: True}.get(type(empty), lambda *_: mark)
    return {
        joining.does_nothing: told(mark),
        joining.no_answer: lambda *_: mark,
        joining.gives_none: lambda *_: (mark,),
        joining.says_no: lambda *_: True,
        joining.as_it_is: lambda battle, *_: (*battle, mark),
    }[empty]


@pytest.mark.parametrize(("family", "name"), EVERY, ids=".".join)
def test_of_two_chapters_both_are_heard_in_their_order_and_one_alone_is_asked_itself(family, name):
    empty = FAMILIES[family]
    (hook,) = (one for one in fields(empty) if one.name == name)
    first, second = (type(empty)(**{name: filled(hook, mark)}) for mark in ("first", "second"))
    assert getattr(joining.joined([empty, first]), name) == getattr(first, name)
    assert joining.joined([empty, empty]) == empty
    both, nobody = getattr(joining.joined([first, empty, second]), name), getattr(empty, name)
    if nobody is joining.does_nothing:
        recorder = EventRecorder(skirmish())
        both(recorder)
        assert [one.text for one in recorder.events] == ["first", "second"]
    elif nobody is joining.gives_none:
        assert list(both()) == ["first", "second"]
    elif nobody is joining.as_it_is:
        assert both(()) == ("first", "second")
    elif nobody is joining.says_no:
        assert both() is True
    elif nobody is joining.no_answer or nobody is None:
        assert both() == "first"
    elif isinstance(nobody, tuple):
        assert both == ("first", "second")
    elif isinstance(nobody, bool):
        assert both is True
    else:
        several = {joining.gives_none: ["first", "second"], joining.no_answer: ["first"], None: ["second"]}
        assert [*both] == ["first", "both", "second"]
        assert list(both["both"]()) == several[hook.metadata.get(joining.SEVERAL)]


def test_the_first_chapter_that_has_an_answer_is_heard_and_those_that_have_none_are_passed_by():
    silent, speaks = (CommandHooks(vetoes=lambda *_, says=says: says) for says in (None, NO))
    assert joining.joined([silent, speaks]).vetoes(None, None, None) == NO


def test_every_hook_is_documented_beside_its_field():
    untold = [
        f"{path.stem}.{body.name}.{field.target.id}"
        for path in sorted(Path(hooks.__file__).parent.glob("*.py"))
        for body in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(body, ast.ClassDef) and body.name.endswith("Hooks")
        for field, after in pairwise([*body.body, None])
        if isinstance(field, ast.AnnAssign)
        and not (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant))
    ]
    assert untold == []
    assert len(EVERY) == sum(len(fields(one)) for one in FAMILIES.values())


def test_nobody_holds_more_hooks_than_a_page_tells():
    assert {name: len(fields(one)) for name, one in FAMILIES.items() if len(fields(one)) > 8} == {}
    assert {one.name for one in fields(InForce)} - {"chapters"} == set(FAMILIES)
