"""Steps that chapters add to a turn: ADV-05."""

from dataclasses import replace
from typing import Literal

import pytest
from support.battles import setup, skirmish, table
from support.made_up import made_up
from support.playing import Played

from squadlog.base.records import record
from squadlog.battle.chapter_state import ChapterState, OfTheBattle, replace_battle_state
from squadlog.battle.commands import Begin, ChooseOrder, Done, Note, RollInitiative
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.rights import of_anybody
from squadlog.battle.saying import ChapterCommand
from squadlog.facts.seats import REFEREE
from squadlog.language.suggest import suggestions
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, no_objection
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.hooks.turn import PHASES, TurnHooks, TurnStep
from squadlog.rules.common.step_words import step_words
from squadlog.rules.common.words import ChapterWords, StepWords
from squadlog.rules.desk import flow
from squadlog.rules.desk.engine import ask
from squadlog.rules.desk.phases import next_phase

KEY = "made_up"
STAGES = {"looking": "detection", "calling": "fire_mission", "fleeing": "rout_rally"}


@record
class Agreed(ChapterCommand):
    """The step is done with."""

    kind: Literal["agreed"] = "agreed"


@record
class StepDone(ChapterEvent):
    """A step is over for this turn."""

    stage: str
    kind: Literal["step_done"] = "step_done"


def _done(battle):
    return battle.holds(KEY)


def _over(stage):
    return lambda battle: (battle.now.turn, stage) in _done(battle)


def _asks(battle):
    options = (AskOption(says=Agreed(), words="go on"), AskOption(says=Note(text="wait"), words="wait"))
    return Ask(kind="step", sentence=f"Done with {battle.stage}?", options=options)


def _answer(recorder, command, _table):
    del command
    recorder.emit(StepDone(stage=recorder.battle.stage))


def _fold(battle, event):
    return replace_battle_state(battle, KEY, (*_done(battle), (battle.now.turn, event.stage)))


def _waits(recorder, _table):
    del recorder
    return False


STATE = ChapterState(
    key=KEY,
    of_battle=OfTheBattle(begins=lambda _battle: (), read=lambda _battle, text: text),
    folds={StepDone: _fold},
    commands={Agreed: of_anybody},
)
STEPS = {
    stage: TurnStep(asks=_asks, runs=_waits, phase=phase, over=_over(stage))
    for stage, phase in STAGES.items()
}
CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(handlers={Agreed: CommandHandler(no_objection, _answer)}),
    turn=TurnHooks(steps=dict(reversed(STEPS.items()))),
)
WORDS = ChapterWords(
    name="Steps",
    tells={StepDone: lambda event, _battle: f"{event.stage} is done"},
    steps={stage: StepWords(name=stage, said=("note",)) for stage in STAGES},
)


@pytest.fixture
def steps():
    with made_up(holding=STATE, chapter=CHAPTER, words=WORDS):
        yield


def rolled(**changes):
    """The order of turn 1 is set."""
    played = Played(first_state(setup((1,), (11,), **changes)))
    played.do(Begin())
    played.do(RollInitiative(), 3, 5)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    return played


def through(played):
    """Every stage from here to the next turn."""
    seen = [played.battle.stage]
    turn = played.battle.now.turn
    while played.battle.now.turn == turn:
        played.do(Agreed() if played.battle.stage in STAGES else Done())
        if played.battle.stage != seen[-1]:
            seen.append(played.battle.stage)
    return seen


def test_the_phases_stand_in_the_order_of_the_book_adv_05():
    """ADV-05."""
    assert PHASES == ("initiative", "detection", "actions", "fire_mission", "rout_rally", "end")


@pytest.mark.usefixtures("steps")
def test_a_turn_with_everything_on_runs_in_the_order_of_the_book_adv_05():
    """ADV-05: whatever the order in which a chapter lists its steps."""
    played = rolled(chapters=(KEY,))
    assert played.battle.now == Moment(1, 1)
    assert through(played) == ["looking", "actions", "calling", "fleeing", "initiative"]
    assert played.battle.now == Moment(2, 1)
    kinds = [
        event.kind for event in played.told if event.kind in ("subphase_closed", "step_done", "turn_ended")
    ]
    assert kinds == ["step_done", *["subphase_closed"] * 10, "step_done", "step_done", "turn_ended"]


@pytest.mark.usefixtures("steps")
def test_a_turn_of_basic_rules_has_none_of_them_adv_01():
    """ADV-01, ADV-04."""
    played = rolled()
    assert through(played) == ["actions", "initiative"]


@pytest.mark.usefixtures("steps")
def test_a_step_that_is_over_beforehand_is_passed_by():
    battle = replace(
        skirmish(setup_changes={"chapters": (KEY,)}), held=((KEY, ((1, "looking"), (1, "calling"))),)
    )
    assert next_phase(battle, "initiative") == "actions"
    assert next_phase(battle, "actions") == "fleeing"
    assert next_phase(battle, "fleeing") == "end"
    assert next_phase(replace(battle, now=Moment(2, 1)), "initiative") == "looking"


@pytest.mark.usefixtures("steps")
def test_a_step_has_its_name_its_question_and_what_is_said_in_it():
    battle = rolled(chapters=(KEY,)).battle
    assert step_words(battle.stage).name == "looking"
    assert ask(battle).sentence == "Done with looking?"
    assert suggestions("", known(battle, REFEREE))[0] == "note"


def test_rallies_are_resolved_after_all_other_actions_of_the_subphase_ral_02():
    """RAL-02: after what is due as it closes, whatever the order in which a chapter tells of them."""

    def due(battle):
        del battle
        for part in ("rally", "closes", "opens"):
            happens = lambda recorder, _table, part=part: recorder.emit(NoteWritten(text=part))  # noqa: E731
            yield ScheduledEffect(at=Moment(1, 1), of=1, what=part, part=part, happens=happens)

    with made_up(chapter=Chapter(key=KEY, time=TimeHooks(scheduled=due))):
        recorder = EventRecorder(skirmish(setup_changes={"chapters": (KEY,)}, stage="melee"))
        flow.melee_step(recorder, table())
    notes = [event.text for event in recorder.events if isinstance(event, NoteWritten)]
    assert notes[:3] == ["closes", "rally", "opens"]
