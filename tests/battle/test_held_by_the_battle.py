"""What a chapter keeps of the battle as a whole: how it begins, is set right, known, and told of. ADV-01."""

from dataclasses import replace
from typing import ClassVar, Literal

import pytest
from support.battles import setup, skirmish
from support.made_up import made_up
from support.playing import Played
from support.referee import turn

from squadlog.base.records import record
from squadlog.battle.chapter_state import ChapterState, OfTheBattle, Redaction, replace_battle_state, under
from squadlog.battle.commands import Note
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.evolve import evolve, fast_forward, first_state, replay
from squadlog.battle.known import known, redact_event
from squadlog.battle.opening import open_battle
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.language.suggest import suggestions
from squadlog.reports.narrate import narrate
from squadlog.rules.common.advanced import standing_lines
from squadlog.rules.common.words import ChapterWords

KEY = "made_up"


@record
class FlagMoved(ChapterEvent):
    """The flag is somewhere else."""

    to: int
    kind: Literal["flag_moved"] = "flag_moved"


@record
class Whispered(ChapterEvent):
    """Something of one side."""

    private: ClassVar[bool] = True
    side: str
    kind: Literal["whispered"] = "whispered"


def _read(battle, text):
    if not text.isdigit() or int(text) not in battle.units:
        raise ValueError(f"{text!r} bears no flag")
    return int(text)


def _known(battle, seat):
    return battle if seat == "red" else replace_battle_state(battle, KEY, 0)


def _seen(event, battle, seat):
    del battle
    if isinstance(event, NoteWritten):
        return None if seat == "blue" and "hush" in event.text else event
    return replace(event, to=0) if isinstance(event, FlagMoved) and seat != "red" else event


STATE = ChapterState(
    key=KEY,
    of_battle=OfTheBattle(begins=lambda battle: min(battle.units), read=_read),
    folds={
        FlagMoved: lambda battle, event: replace_battle_state(battle, KEY, event.to),
        Whispered: lambda battle, _event: battle,
    },
    secrets=Redaction(known=_known, redacted_event=_seen),
)
WORDS = ChapterWords(
    name="Flags",
    of_battle=lambda bearer, battle: (
        [f"{battle.units[bearer].soldier.name} bears the flag"] if bearer else []
    ),
    tells={
        FlagMoved: lambda event, _battle: f"flag with {event.to}",
        Whispered: lambda _event, _battle: "whisper",
    },
)


@pytest.fixture(autouse=True)
def flags():
    with made_up(holding=STATE, words=WORDS):
        yield


def battle(**changes):
    return skirmish((1, 2), (11,), setup_changes={"chapters": (KEY,)}, **changes)


def test_it_begins_as_the_battle_does_and_with_the_turn_in_which_its_chapter_comes():
    assert battle().held == ((KEY, 1),)
    plain = skirmish((3, 2), (11,))
    assert plain.held == ()
    there = under(plain, (KEY,))
    assert there.holds(KEY) == 2
    moved = evolve(there, FlagMoved(to=11))
    assert moved.holds(KEY) == 11
    assert under(moved, (KEY,)).holds(KEY) == 11
    assert under(moved, ()).held == ()


def test_a_unit_holds_nothing_where_a_chapter_keeps_nothing_of_it():
    assert battle().units[1].held == ()


def test_both_folds_know_it():
    events = (open_battle(setup(chapters=(KEY,))), FlagMoved(to=11))
    assert replay(events) == fast_forward(events)
    assert fast_forward(events).holds(KEY) == 11


def test_it_is_set_right_by_hand_in_words():
    played = Played(battle())
    said = parse("correct made_up=11 because WHY", known(played.battle, REFEREE), load_rulebook())
    assert said == turn("WHY", made_up="11")
    assert parse(say(said), known(played.battle, REFEREE), load_rulebook()) == said
    (told, *_) = played.do(said)
    assert played.battle.holds(KEY) == 11
    assert "made_up: 11" in narrate(told, played.battle)
    assert played.refused(turn(made_up="5")).sentence == "'5' bears no flag."
    assert Played(skirmish()).refused(turn(made_up="1")).code == "bad-correction"
    assert "correct made_up=" in suggestions("correct m", known(played.battle, REFEREE))


def test_a_seat_knows_what_the_chapter_lets_it_know():
    there = battle()
    assert [known(there, seat).holds(KEY) for seat in ("red", "blue", TABLE, REFEREE)] == [1, 0, 0, 1]
    event = FlagMoved(to=2)
    assert [redact_event(event, there, seat).to for seat in ("red", "blue", REFEREE)] == [2, 0, 2]
    assert [narrate(event, there, seat) for seat in ("red", "blue")] == ["flag with 2", "flag with 0"]


def test_it_is_said_in_lines():
    assert list(standing_lines(battle())) == ["Trooper 1 bears the flag"]
    assert list(standing_lines(known(battle(), "blue"))) == list(standing_lines(skirmish())) == []


def test_any_event_may_be_nothing_for_a_seat():
    there = battle()
    event = NoteWritten(text="hush")
    assert redact_event(event, there, "blue") is None
    assert narrate(event, there, "blue") == ""
    assert narrate(event, there, "red")
    assert redact_event(event, skirmish(), "blue") is event


def test_an_event_may_be_private_to_a_side():
    there, event = battle(), Whispered(side="red")
    heard = [seat for seat in ("red", "blue", TABLE, REFEREE) if redact_event(event, there, seat)]
    assert heard == ["red", TABLE, REFEREE]
    assert [bool(narrate(event, there, seat)) for seat in ("red", "blue")] == [True, False]


def test_what_is_private_of_the_whole_battle_no_side_knows():
    with made_up(
        holding=replace(STATE, private=True, secrets=replace(STATE.secrets, known=None)), words=WORDS
    ):
        played = Played(battle())
        held = [bool(known(played.battle, seat).held) for seat in ("red", TABLE, REFEREE)]
        assert held == [False, True, True]
        (told, *_) = played.do(turn(made_up="11"))
        assert redact_event(told, played.battle, "red").held == ()
        assert redact_event(told, played.battle, TABLE).held == ((KEY, "11"),)


def test_a_battle_without_the_chapter_asks_it_nothing():
    def never(*_):
        raise AssertionError("asked")

    with made_up(holding=replace(STATE, secrets=Redaction(known=never, redacted_event=never))):
        plain = Played(skirmish())
        (told, *_) = plain.do(Note(text="tea"))
        assert known(plain.battle, "red").held == ()
        assert redact_event(told, plain.battle, "red") is told
        assert first_state(setup()).held == ()
